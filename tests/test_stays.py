"""What other people's programs, files and command lines rely on keeps its name.

`data/stays.json` states these names literally. A name that is missing here is a program that breaks
there: add to the file what is new, and take away only what a release ends on purpose.
"""

import ast
import inspect
import json
import re
import sqlite3
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from conftest import PROJECT, STAYS, command
from pages import PAGES, markdown

import connectx
from connectx import Boards, ConnectXEnv, Judge, Solver, VectorGames, explain, read_position
from connectx.__main__ import COMMANDS
from connectx.bench.learning.export import AGENT_TEMPLATE
from connectx.core.board import STANDARD, Board

OLD_RESULTS = PROJECT / "tests/data/results.db"
IMPORT = re.compile(r"\bfrom (connectx[\w.]*) import (\([^)]+\)|[\w, ]+)")
NAMES_OF_PAGES = ("connectx.core.", "connectx.agents", "connectx.bench.lessons.")
# Some attributes are those of an instance alone.
INSTANCES: dict[str, Callable[[], object]] = {
    "Boards": lambda: Boards.empty(1),
    "ConnectXEnv": ConnectXEnv,
    "Solver": lambda: Solver(STANDARD, compiled=False),
    "VectorGames": lambda: VectorGames(1),
}
FORFEITER = "def agent(obs, config):\n    return 99\n"
# The smallest run of each command that writes JSON, after which the file `out` holds it.
WRITES_JSON = {
    "accuracy": ["accuracy", "random", "-n", "20", "--json", "out"],
    "evaluate": ["evaluate", "random", "forfeiter.py", "-n", "2", "--seed", "1", "--json", "out"],
    "grade": ["grade", "--first", "0", "answers.jsonl", "--json", "out"],
    "rate": ["rate", "random", "-n", "12", "--json", "out"],
    "review": ["review", "44444453", "--why", "--json", "out"],
}


def imported_names(text: str) -> Iterator[tuple[str, str]]:
    """Yield the module and the name of every import from the package in a text."""
    for module, names in IMPORT.findall(text):
        for name in names.strip("()").split(","):
            if name.strip():
                yield module, name.split()[0]


def texts_of_pages() -> list[str]:
    return [markdown(page) for names in PAGES for page in PROJECT.glob(names)]


def key_paths(value: object, path: str = "") -> set[str]:
    """Return the keys of a JSON value, such as "games[].moves"."""
    if isinstance(value, list):
        return set().union(*(key_paths(entry, f"{path}[]") for entry in value))
    if not isinstance(value, dict):
        return set()
    keys = {f"{path}.{key}".lstrip(".") for key in value}
    return keys.union(*(key_paths(entry, f"{path}.{key}") for key, entry in value.items()))


def columns_of(file: Path) -> dict[str, list[str]]:
    """Return the columns of each table of a file of results."""
    with sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True) as database:
        return {
            table: [row[1] for row in database.execute(f"PRAGMA table_xinfo({table})")]
            for table in ("games", "leagues")
        }


def test_every_public_name_stays() -> None:
    assert {*STAYS["public"]} <= {*connectx.PUBLIC}


def test_a_public_name_of_today_is_stated() -> None:
    assert {*connectx.PUBLIC} <= {*STAYS["public"]}


def test_public_names_are_where_they_are_said_to_be() -> None:
    for name, module in connectx.PUBLIC.items():
        text = (
            inspect.getsource(import_module(f"connectx.{module}"))
            if name in connectx.__all__
            else PROJECT.joinpath("connectx", *module.split(".")).with_suffix(".py").read_text()
        )
        assert re.search(rf"^(class|def) {name}\b", text, re.MULTILINE), name


def test_type_checkers_know_every_public_name() -> None:
    source = (PROJECT / "connectx/__init__.py").read_text(encoding="utf-8")
    (for_checkers,) = [node for node in ast.parse(source).body if isinstance(node, ast.If)][:1]
    imported = {
        alias.asname: node.module
        for node in for_checkers.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert imported == {name: f"connectx.{module}" for name, module in connectx.PUBLIC.items()}


@pytest.mark.parametrize("name", STAYS["attributes"])
def test_the_public_attributes_of_a_class_stay(name: str) -> None:
    found = getattr(connectx, name)
    attributes = {*dir(found)}
    for parent in found.__mro__:
        attributes |= {*inspect.get_annotations(parent)}
    if name in INSTANCES:
        attributes |= {*dir(INSTANCES[name]())}
    assert {*STAYS["attributes"][name]} - attributes == set()


@pytest.mark.parametrize("name", STAYS["options_of_functions"])
def test_the_options_of_a_function_stay(name: str) -> None:
    parameters = inspect.signature(getattr(connectx, name)).parameters
    assert {*STAYS["options_of_functions"][name]} - {*parameters} == set()


@pytest.mark.parametrize("path", STAYS["core"])
def test_a_name_of_core_stays(path: str) -> None:
    module, _, name = path.rpartition(".")
    assert hasattr(import_module(module), name)


def test_what_pages_and_written_agents_import_is_stated() -> None:
    trained = (PROJECT / "agents/network.py").read_text(encoding="utf-8")  # `train` copies it
    found = {
        f"{module}.{name}"
        for text in (*texts_of_pages(), trained, AGENT_TEMPLATE)
        for module, name in imported_names(text)
        if module.startswith("connectx.core.")
    }
    assert found
    assert found - {*STAYS["core"]} == set()


def test_pages_import_what_stays() -> None:
    for text in texts_of_pages():
        for module, name in imported_names(text):
            stays = name in connectx.PUBLIC or name == "agents"
            assert stays if module == "connectx" else module.startswith(NAMES_OF_PAGES)


@pytest.mark.parametrize("agent", STAYS["constants"])
def test_the_constants_of_an_agent_stay(agent: str) -> None:
    tree = ast.parse((PROJECT / "agents" / f"{agent}.py").read_text(encoding="utf-8"))
    assigned = {
        node.id
        for statement in tree.body
        if isinstance(statement, ast.Assign | ast.AnnAssign)
        for node in ast.walk(statement)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }
    constants = {name for name in assigned if name.isupper()}
    stated = {*STAYS["constants"][agent]}
    assert stated - constants == set()
    assert constants - stated == set(), "tests/data/stays.json has to state these constants, too"


def test_the_commands_stay() -> None:
    assert {*STAYS["options"]} == {*COMMANDS}


@pytest.mark.parametrize("name", STAYS["options"])
def test_the_options_of_a_command_stay(name: str) -> None:
    parser: ArgumentParser = import_module(f"connectx.commands.{name}").make_parser(name)
    options = re.compile(r"(?<![\w-])--?\w[\w-]*")
    stated = {*STAYS["options"][name]}
    assert stated - {*options.findall(parser.format_help())} == set()
    new = {*options.findall(parser.format_usage())} - stated
    assert new == set(), "tests/data/stays.json has to state these options, too"


@pytest.mark.slow
@pytest.mark.parametrize("name", WRITES_JSON)
def test_the_keys_of_json_stay(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("forfeiter.py").write_text(FORFEITER)
    Path("answers.jsonl").write_text('{"position": "4453", "answer": "3"}\n')
    arguments = WRITES_JSON[name]
    assert command(arguments[0])(arguments[1:]) == 0
    written = json.loads(Path("out").read_text(encoding="utf-8"))
    assert {*STAYS["json"][name]} - key_paths(written) == set()


@pytest.mark.slow
def test_the_keys_of_labelled_lines_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert command("dataset")(["-o", "lines.jsonl", "-n", "3", "--discs", "38-41"]) == 0
    line, *_ = Path("lines.jsonl").read_text(encoding="utf-8").splitlines()
    assert {*STAYS["json"]["dataset"]} - json.loads(line).keys() == set()


def test_the_keys_of_analyze_stay(capsys: pytest.CaptureFixture[str]) -> None:
    position = "2252576253462244111563365343671351441"
    assert command("analyze")(["--json", "--why", "--all", position]) == 0
    assert {*STAYS["json"]["analyze"]} - json.loads(capsys.readouterr().out).keys() == set()


def test_old_results_have_the_columns_that_are_stated() -> None:
    assert columns_of(OLD_RESULTS) == STAYS["sql"]


@pytest.mark.slow
def test_new_results_have_the_columns_and_facts_that_are_stated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    league = ["random", "negamax", "-n", "2", "--seed", "1", "--results", "new.db"]
    assert command("evaluate")(league) == 0
    assert columns_of(Path("new.db").resolve()) == STAYS["sql"]
    with sqlite3.connect("new.db") as database:
        ((facts,),) = database.execute("SELECT facts FROM leagues")
    assert {*STAYS["facts"]["League"]} - json.loads(facts).keys() == set()


def facts_of_an_explanation() -> dict[str, Any]:
    board = Board.from_moves("121212")
    return explain(Judge(board.geometry), board).facts()


@pytest.mark.parametrize(
    ("name", "facts"),
    [("Game", lambda: read_position("4453").facts()), ("Explanation", facts_of_an_explanation)],
)
def test_what_facts_return_stays(name: str, facts: Callable[[], dict[str, Any]]) -> None:
    assert {*STAYS["facts"][name]} - facts().keys() == set()
