"""What docs/failing.md quotes, and what docs/building.md says of the preflight, comes about.

So do messages that name their own remedy, which the page leaves out.

Each quote stands beside an action that makes the message appear. So a quote that nobody says, a
message that changes, and a new row without an action all fail here.
"""

import errno
import os
import re
import runpy
import sqlite3
import sys
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest
from conftest import PROJECT, command, kaggle_environments, write

from connectx import errors
from connectx.arena import child
from connectx.arena.preflight import Budget
from connectx.arena.referee import REFEREES, NativeReferee, Referee, available_referee
from connectx.bench.learning.export import export
from connectx.errors import may_be_missing
from connectx.executor import workers

PLAYS = "    return [c for c in range(config.columns) if not obs.board[c]][0]\n"
AGENT = f"def agent(obs, config):\n{PLAYS}"
CODE = re.compile(r"`([^`]+)`")


def rows_of(page: str, heading: str) -> list[list[str]]:
    """Return the cells of each row of the first table whose heading begins with a text."""
    text = (PROJECT / "docs" / page).read_text(encoding="utf-8")
    _, _, table = text.partition(f"\n| {heading}")
    lines = table.split("\n\n")[0].strip().splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def quotes() -> list[str]:
    """Return every quote of docs/failing.md, in the order of the page."""
    text = (PROJECT / "docs/failing.md").read_text(encoding="utf-8")
    tables = text.split("| message |")[1:]  # the other tables begin with what happens
    text = "".join(table.split("\n\n")[0] for table in tables)
    cells = re.findall(r"^\| (`.+?) \|", text, re.MULTILINE)
    return [quote for cell in cells for quote in CODE.findall(cell)]


def says(quote: str, printed: str) -> bool:
    """Return whether a text has a quote, in which "..." stands for anything in one line."""
    parts = [re.escape(part) for part in quote.split("...")]
    return re.search(".*".join(parts), printed) is not None


# How each message comes about --------------------------------------------------------------------


@dataclass
class Bench:
    """What an action needs: a folder, which is the current one, and ways to run things there."""

    folder: Path
    monkeypatch: pytest.MonkeyPatch
    capsys: pytest.CaptureFixture[str]

    def run(self, name: str, *arguments: str) -> str:
        """Return all that a command prints, tables without their frames."""
        command(name)(arguments)
        out, error = self.capsys.readouterr()
        cells = [re.split("[│┃]", line) for line in out.splitlines()]
        result = " ".join(row[-2].strip() for row in cells if len(row) > 2)
        return f"{result}\n{out}\n{error}"

    def preflight(self, source: str) -> str:
        """Return what the preflight prints of an agent's source, after one game against itself."""
        self.monkeypatch.setattr("connectx.arena.preflight.DEFAULT_BUDGET", Budget(games=1))
        write(self.folder, {"mine.py": source})
        return self.run("build", "--preflight", "mine.py")


def error_of(action: Callable[[], object]) -> str:
    """Return the text of the error that an action raises."""
    with pytest.raises(BaseException) as raised:  # noqa: PT011 - the quote tells which
        action()
    return f"{type(raised.value).__name__}: {raised.value}"


def preflight_of(source: str) -> Callable[[Bench], str]:
    return lambda bench: bench.preflight(source)


def run_of(name: str, *arguments: str) -> Callable[[Bench], str]:
    return lambda bench: bench.run(name, *arguments)


def statuses_of(agent: Callable[..., object] | str, _: Bench) -> str:
    environment = kaggle_environments.make("connectx")
    environment.run([agent, "random"])
    return str([state.status for state in environment.state])


def raising(obs: object, config: object) -> int:
    raise ValueError(obs)


def returns_text(obs: object, config: object) -> str:
    return "3"


def returns_float(obs: object, config: object) -> float:
    return 3.0


def import_missing(_: Bench) -> str:
    def load() -> None:
        with may_be_missing():
            __import__("no_such_package")

    return error_of(load)


def without_kaggle(bench: Bench) -> str:
    bench.monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    available_referee()
    return bench.capsys.readouterr().err


def late_import(bench: Bench) -> str:
    write(bench.folder, {"bot/data.py": "X = 3\n"})
    name = "__import__('da' + 'ta')"
    write(bench.folder, {"bot/main.py": f"def agent(obs, config):\n    return {name}.X\n"})
    return bench.run("build", "--preflight", "bot")


def import_by_name(bench: Bench) -> str:
    write(bench.folder, {"tools/__init__.py": "", "tools/first.py": "X = 3\n"})
    return bench.preflight(f"import tools.first\n__import__('tools.' + 'second')\n{AGENT}")


def slow_first_move(bench: Bench, seconds: float = 0.6) -> str:
    def little_time(configuration: object) -> Referee:
        return NativeReferee({"actTimeout": 0.4})

    bench.monkeypatch.setitem(REFEREES, "kaggle", little_time)
    slow = f"def agent(obs, config):\n    if obs.step < 2:\n        time.sleep({seconds})\n{PLAYS}"
    return bench.preflight(f"import time\n{slow}")


def without_sandbox(bench: Bench) -> str:
    bench.monkeypatch.setattr(child, "list_sandboxes", tuple)
    write(bench.folder, {"mine.py": AGENT})
    return bench.run("evaluate", "mine.py", "random", "-n", "1", "--referee", "native")


def overwrite(bench: Bench) -> str:
    write(bench.folder, {"mine.py": AGENT})
    return bench.run("build", "random_agent", "-o", "mine.py")


def another_league(bench: Bench) -> str:
    play = partial(bench.run, "evaluate", "--referee", "native", "--results", "l.db", "-n", "1")
    play("random", "random_agent")
    return play("random", "urgent")


def file_in_use(bench: Bench) -> str:
    play = partial(bench.run, "evaluate", "--referee", "native", "--results", "l.db")
    play("random", "random_agent", "-n", "1")
    with closing(sqlite3.connect("l.db")) as database:
        database.execute("BEGIN EXCLUSIVE")
        return play("random", "random_agent", "-n", "2")


def lost_worker(_: Bench) -> str:
    def lose() -> None:
        with workers(jobs=2):
            raise BrokenProcessPool

    return error_of(lose)


def no_shared_memory(bench: Bench) -> str:
    def refuse(*_: object) -> None:
        raise OSError(errno.ENOSYS, os.strerror(errno.ENOSYS))

    bench.monkeypatch.setattr("connectx.executor._Processes", refuse)
    return error_of(workers(jobs=2).__enter__)


def unknown_operation(bench: Bench) -> str:
    onnx = pytest.importorskip("onnx")
    kind = onnx.TensorProto.FLOAT
    given = onnx.helper.make_tensor_value_info("x", kind, ["n", 2, 6, 7])
    out = onnx.helper.make_tensor_value_info("y", kind, [None] * 4)
    node = onnx.helper.make_node("Det", ["x"], ["y"])
    graph = onnx.helper.make_graph([node], "graph", [given], [out])
    opset = [onnx.helper.make_opsetid("", 18)]
    onnx.save(onnx.helper.make_model(graph, opset_imports=opset, ir_version=8), "network.onnx")
    return error_of(partial(export, "network.onnx", "mine.py"))


def untraceable_network(_: Bench) -> str:
    torch = pytest.importorskip("torch")
    module = torch.nn.Sequential(torch.nn.AdaptiveMaxPool2d(3))
    return error_of(partial(export, module, "mine.py"))


def old_python(bench: Bench) -> str:
    bench.monkeypatch.setattr(sys, "version_info", (3, 10))
    return error_of(partial(runpy.run_path, errors.__file__))


def evaluate_raising(_: Bench) -> str:
    return str(kaggle_environments.evaluate("connectx", [raising, "random"]))


def load_raw(source: str) -> Callable[[Bench], str]:
    load = kaggle_environments.agent.get_last_callable
    return lambda _: error_of(partial(load, source))


HELPER_BELOW = f"{AGENT}def first_free(obs, config):\n{PLAYS}"
OF_KAGGLE = "Kaggle's pages say this, which the package does not have"
Action = Callable[[Bench], str] | str  # a text says why the message cannot come about here
ACTIONS: dict[str, Action] = {
    "Validation Episode failed": OF_KAGGLE,
    "403": OF_KAGGLE,
    "Forbidden": OF_KAGGLE,
    "ERROR": partial(statuses_of, raising),
    "ERROR_EVALUATION": OF_KAGGLE,
    "INVALID": partial(statuses_of, returns_text),
    "ERROR_INVALID_ACTION": OF_KAGGLE,
    "TIMEOUT": "60 seconds of overage have to pass first",
    "ERROR_TIMEOUT": OF_KAGGLE,
    "ERROR_ON_EPISODE": OF_KAGGLE,
    "Read-only file system": lambda _: os.strerror(errno.EROFS),
    "No module named ...": lambda _: error_of(partial(__import__, "no_such_package")),
    "Invalid raw Python: ...": load_raw("1 / 0"),
    "name '__file__' is not defined": load_raw("FOLDER = __file__"),
    "No such file or directory": lambda _: error_of(partial(open, "no_such_file")),
    "Could not find : ...": lambda bench: error_of(partial(statuses_of, "no/agent.py", bench)),
    "list indices must be integers or slices, not float": lambda bench: error_of(
        partial(statuses_of, returns_float, bench)
    ),
    "Unknown Environment Specification": lambda _: error_of(
        partial(kaggle_environments.make, "connect")
    ),
    "[[None, 0]]": evaluate_raising,
    "...: unknown player, ... expected one of ...": run_of("evaluate", "minmax", "random"),
    "kaggle-environments is not installed": without_kaggle,
    "... is not installed here; if it is yours, put ... beside the file, ...": preflight_of(
        f"import no_such_package\n{AGENT}"
    ),
    "None in ... moves: Kaggle plays column 0": preflight_of(
        AGENT.replace("return", "if not obs.board[0]: return None\n    return")
    ),
    "returned None; Kaggle plays column 0, which is full": preflight_of(
        "def agent(obs, config):\n    return None\n"
    ),
    "returned ..., expected a column that is not full": preflight_of(
        "def agent(obs, config):\n    return 0\n"
    ),
    "the rest comes out of the overage": slow_first_move,
    "too close for a slower machine": partial(slow_first_move, seconds=0.34),
    "its process was ended by SIG...": preflight_of(
        "import os\ndef agent(obs, config):\n    os.abort()\n"
    ),
    "a process may have ... MiB of address space here": preflight_of("raise MemoryError\n"),
    "Whether it would play on Kaggle is unknown here": preflight_of("import no_such_package\n"),
    "players from files run with your rights, not isolated: ...": without_sandbox,
    "holds another league: ...": another_league,
    "...: in use by another process": file_in_use,
    "a worker was lost (out of memory?)": lost_worker,
    "... processes cannot share memory here ...": no_shared_memory,
    "...: can be read as ... and as ..., expected one of them": run_of(
        "analyze", "4453 https://a.org/b.html#44"
    ),
    "operations that are not known: ...": unknown_operation,
    "...: torch cannot trace it ...": untraceable_network,
}

# Messages that name their own remedy, so that the page need not quote them.
CLEAR_MESSAGES: dict[str, Action] = {
    "... is not installed, install it with: ...": import_missing,
    "the build did not find it: put it beside the others, and name it in ...": import_by_name,
    "its folder is on sys.path only while the file is executed: import it at the top": late_import,
    "Kaggle calls ..., the last callable in the file, and not ...": preflight_of(HELPER_BELOW),
    "...: exists already, --force overwrites it": overwrite,
    "this is Python ..., expected 3.11 or newer": old_python,
    "Kaggle calls ..., the last callable in the file, and a class returns no column": preflight_of(
        "class Bot: ...\n"
    ),
}


def test_every_quote_of_the_page_has_an_action() -> None:
    assert sorted({*quotes()}) == sorted(ACTIONS)


MESSAGES = {**ACTIONS, **CLEAR_MESSAGES}


@pytest.mark.parametrize("quote", [quote for quote in MESSAGES if callable(MESSAGES[quote])])
def test_what_the_page_quotes_is_said(
    quote: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    action = MESSAGES[quote]
    assert callable(action)
    printed = action(Bench(tmp_path, monkeypatch, capsys))
    assert says(quote, printed), printed


def test_a_quote_that_differs_in_a_word_is_not_said() -> None:
    printed = "x is not installed, install it with: pip install x"
    assert says("... is not installed, install it with: ...", printed)
    assert not says("... is not here, install it with: ...", printed)


# The table of the preflight ----------------------------------------------------------------------


def late_move(bench: Bench) -> str:
    def no_overage(configuration: object) -> Referee:
        referee = NativeReferee({"actTimeout": 0.4})
        referee.overage_seconds = 0.1
        return referee

    bench.monkeypatch.setitem(REFEREES, "kaggle", no_overage)
    return bench.preflight("import time\ndef agent(obs, config):\n    time.sleep(9)\n")


WRITES = f"open('notes.txt', 'w').close()\n{AGENT}"
RAISES = "def agent(obs, config):\n    return 1 // 0\n"
NUMPY = "import numpy\ndef agent(obs, config):\n    return numpy.int64(3)\n"
TEXT = "def agent(obs, config):\n    return '3'\n"
PREFLIGHT: dict[str, list[Callable[[Bench], str]]] = {
    "raises an exception, or imports a module of yours that the build did not find": [
        preflight_of(RAISES),
        import_by_name,
    ],
    "returns a move that is not an `int`, such as an integer of numpy: return `int(...)`": [
        preflight_of(NUMPY),
        preflight_of(TEXT),
    ],
    "defines a helper or a class below `agent` or `my_agent`, which Kaggle calls instead": [
        preflight_of(HELPER_BELOW),
        preflight_of(HELPER_BELOW.replace("agent", "my_agent")),
        preflight_of(f"{AGENT}class Bot: ...\n"),
    ],
    "moves too late when its spare time for the game, the overage, is used up": [late_move],
    "makes a slow first move, writes files, returns `None`, has over 5 MB of text in one file": [
        slow_first_move,
        preflight_of(f"{AGENT}# {5_000_000 * 'x'}\n"),
        preflight_of(WRITES),
        preflight_of(AGENT.replace("return", "if not obs.board[0]: return None\n    return")),
    ],
    "imports a package that is not installed here": [
        preflight_of(f"import no_such_package\n{AGENT}")
    ],
}
CONCLUSIONS = {
    "FAIL": "It would fail on Kaggle: ",
    "warn": " without an error; look at: ",
    "unknown": "Whether it would play on Kaggle is unknown here: ",
}


def test_every_row_of_the_preflight_has_a_case() -> None:
    rows = rows_of("building.md", "what the agent does")
    assert {name for name, _ in rows} == {*PREFLIGHT}


CASES = [
    pytest.param(status, action, id=f"{name}-{number}")
    for name, status in rows_of("building.md", "what the agent does")
    for number, action in enumerate(PREFLIGHT.get(name, []))
]


@pytest.mark.parametrize(("status", "action"), CASES)
def test_the_preflight_says_what_the_page_says(
    status: str,
    action: Callable[[Bench], str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    printed = action(Bench(tmp_path, monkeypatch, capsys))
    assert CONCLUSIONS[status] in printed, printed
