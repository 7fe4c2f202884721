"""What all tests share: the project's folder, a solver to judge by, and tests that are left out.

A test is left out if it is slow by nature (the mark `slow`; `--slow` runs it) or if the machine
lacks a program. Nothing is left out silently: pytest's last lines count the tests left out, with
the reason. A reason says what would make the tests run.
"""

import itertools
import json
import os
import re
import shutil
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from textwrap import dedent
from typing import TYPE_CHECKING, Any

import hypothesis
import pytest

# Many small matrices: on a busy machine, numpy's threads would wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from connectx.__main__ import run_named
from connectx.arena.child import DEFAULT_LIMITS, Limits, find_sandbox_problem, list_sandboxes
from connectx.arena.preflight import OPPONENTS, Budget
from connectx.arena.process import PlayerProcess, Reply, Turn
from connectx.arena.referee import import_kaggle_environments
from connectx.bench.solver.solver import Solver, load_solve
from connectx.bench.solver.webassembly import search_module
from connectx.bench.web.page import DOCS, scorer_facts
from connectx.build.player import Player
from connectx.core.board import STANDARD, Board, Geometry
from connectx.core.clock import Deadline
from connectx.executor import Run

if TYPE_CHECKING:
    from playwright.sync_api import Browser, FrameLocator, Page

# ConnectX alone: the whole package takes ten times as long.
kaggle_environments = import_kaggle_environments()

PROJECT = Path(__file__).parents[1]
ZOO = PROJECT / "tests" / "zoo"
STEADY = str(ZOO / "steady.py")
OBSERVATION = {"board": [0] * 42, "mark": 1, "step": 0, "remainingOverageTime": 60}
CONFIGURATION = {"rows": 6, "columns": 7, "inarow": 4, "actTimeout": 2}
PATIENCE = 60.0  # seconds that a test waits at most: a loaded machine needs 30 to start Jupyter
# Names that users may rely on.
STAYS = json.loads((PROJECT / "tests/data/stays.json").read_text(encoding="utf-8"))
AGENTS = sorted(file.stem for file in (PROJECT / "agents").glob("[!_]*.py"))
# What another Python can change. The rest is arithmetic, which it does not.
DEPENDS_ON_PYTHON = (
    *("connectx.build", "connectx.arena", "connectx.executor"),
    *("kaggle_environments", "subprocess", "signal", "doctest"),
)
DEAREST = 10
# Of each property test, unless the variable HYPOTHESIS_EXAMPLES has another number.
QUICK_EXAMPLES = 30
SLOW_EXAMPLES = 100  # with --slow
CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "chrome")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--slow", action="store_true", help="run the tests marked slow, too")
    parser.addoption("--other-python", action="store_true", help="those that may depend on Python")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "slow: takes seconds by nature; runs with --slow only")
    config.addinivalue_line("markers", "compiled: a quick test with compiled code for odd boards")
    examples = SLOW_EXAMPLES if config.getoption("slow") else QUICK_EXAMPLES
    hypothesis.settings.register_profile(
        "connectx",
        max_examples=int(os.environ.get("HYPOTHESIS_EXAMPLES", examples)),
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=[*hypothesis.HealthCheck],
    )
    hypothesis.settings.load_profile("connectx")
    # A shell's background jobs ignore Ctrl-C, and so would every process that a test starts.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    # All processes share what is compiled, from run to run, and leave the user's own cache alone.
    os.environ["XDG_CACHE_HOME"] = str(PROJECT / ".pytest_cache" / "home")
    os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = str(PROJECT / ".pytest_cache" / "hypothesis")


@pytest.fixture(autouse=True)
def _no_embedded_modules_for_hypothesis(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hide the modules of built files that other tests hold, as hypothesis hashes all modules.

    A built file registers a proxy of each of its modules, which cannot be hashed.
    """
    if hypothesis.is_hypothesis_test(getattr(request.node, "function", None)):
        for name in [name for name in sys.modules if name.startswith("embedded")]:
            monkeypatch.delitem(sys.modules, name)


@pytest.hookimpl(tryfirst=True)  # before `-m slow` chooses
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("other_python"):
        items[:] = [item for item in items if depends_on_python(item)]
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):  # starting a browser takes a second
            item.add_marker(pytest.mark.slow)
        if item.get_closest_marker("slow") and not config.getoption("slow"):
            item.add_marker(pytest.mark.skip(reason="slow: make test-all, or pytest --slow"))


def depends_on_python(item: pytest.Item) -> bool:
    """Whether the module of a test imports anything of DEPENDS_ON_PYTHON."""
    for each in vars(getattr(item, "module", None) or object).values():
        home = getattr(each, "__module__", None) or getattr(each, "__name__", "")
        if any(f"{home}.".startswith(f"{part}.") for part in DEPENDS_ON_PYTHON):
            return True
    return False


SPENT = pytest.StashKey[float]()


def spent() -> float:
    """Seconds of processor time of this process and of its children that have ended."""
    return sum(os.times()[:4])


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    item.stash[SPENT] = spent()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item) -> None:
    item.user_properties.append(("processor", spent() - item.stash[SPENT]))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reasons = Counter(
        report.longrepr[2].removeprefix("Skipped: ")
        for report in terminalreporter.stats.get("skipped", [])
        if isinstance(report.longrepr, tuple)
    )
    if reasons:
        terminalreporter.section("left out")
        for reason, tests in reasons.most_common():
            terminalreporter.line(f"{tests:4} {'test' if tests == 1 else 'tests'}, {reason}")
    failed = {report.nodeid for report in terminalreporter.stats.get("failed", [])}
    flaky = [
        report for report in terminalreporter.stats.get("rerun", []) if report.nodeid not in failed
    ]
    if flaky:
        terminalreporter.section("failed, then passed")
        for report in flaky:
            terminalreporter.line(report.nodeid)
            terminalreporter.line(report.longreprtext)
    costs = {
        report.nodeid: dict(report.user_properties)["processor"]
        for report in terminalreporter.stats.get("", [])
        if report.when == "teardown"
    }
    if len(costs) > DEAREST:
        total = f"{sum(costs.values()):.0f} s of processor time, the dearest first"
        terminalreporter.section(total)
        for name, seconds in Counter(costs).most_common(DEAREST):
            terminalreporter.line(f"{seconds:6.2f} {name}")


class Countdown(Deadline):
    """A deadline that expires after a number of checks, whatever the clock says."""

    def __init__(self, checks: int) -> None:
        super().__init__(3600)
        self.checks = checks

    def expired(self) -> bool:
        self.checks -= 1
        return self.checks < 0


def command(name: str) -> Callable[[Sequence[str]], int]:
    """A command of `connectx`, as a function of its arguments that returns the exit status."""
    return lambda arguments: run_named(name, arguments, f"connectx {name}")


def refusal(name: str, arguments: Sequence[str], capsys: pytest.CaptureFixture[str]) -> str:
    """What a command says on stderr that refuses its arguments: one line, before anything else."""
    capsys.readouterr()
    assert command(name)(arguments) == 2
    out, error = capsys.readouterr()
    assert out == ""
    assert error.count("\n") == 1
    return error


def wait_for(condition: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)


@pytest.fixture(autouse=True)
def _preflights_are_short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play few games against opponents that start at once: a test that needs others says so.

    A preflight of 60 games takes seconds, and `negamax` half a second to start.
    """
    monkeypatch.setattr("connectx.arena.preflight.DEFAULT_BUDGET", Budget(games=5))
    monkeypatch.setitem(OPPONENTS, "kaggle", ("random", "random_agent"))


@pytest.fixture(autouse=True)
def _odd_boards_are_interpreted(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """Compiling takes seconds: slow tests do it for boards of other sizes than 6x7, and a few more.

    Those have the mark `compiled` and run what users run: the first time compiles, later times
    load what the first has stored.
    """
    if request.node.get_closest_marker("slow") or request.node.get_closest_marker("compiled"):
        yield
        return

    def unless_odd(compiled: Callable[[Geometry], Any]) -> Callable[[Geometry], Any]:
        return lambda geometry: compiled(geometry) if geometry == STANDARD else None

    monkeypatch.setattr(Solver, "_compile", staticmethod(unless_odd(load_solve)))
    monkeypatch.setattr("connectx.bench.web.page.search_module", unless_odd(search_module))
    yield
    scorer_facts.cache_clear()  # else a slow test after this one would find no search there


def nobody_is_isolated() -> bool:
    """Whether no sandbox works on this machine."""
    return all(map(find_sandbox_problem, list_sandboxes()))


def write(folder: Path, files: Mapping[str, str]) -> Path:
    """Write files, by their names and texts, into a folder, which is returned."""
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(dedent(text), encoding="utf-8")
    return folder


def answer(asked: Player | str, limits: Limits = DEFAULT_LIMITS) -> Reply:
    """What a player, or a trusted source, answers on the empty board."""
    player = Player(name="test", source=asked, trusted=True) if isinstance(asked, str) else asked
    with PlayerProcess(player, limits=limits) as process:
        return process.act(Turn(0, 1, OBSERVATION), CONFIGURATION, PATIENCE)


def animal(name: str) -> Player:
    """A misbehaving player of the zoo, or `steady`."""
    return Player.parse(str(ZOO / f"{name}.py"))


def squares_of(board: Board) -> list[int]:
    """As Kaggle hands a board over."""
    squares = board.rows * board.columns
    return [".XO".index(sign) for sign in str(board).split()[:squares]]


def leftmost(observation: Any, configuration: Any) -> int:
    """An agent that is easily foreseen."""
    return next(c for c in range(configuration.columns) if observation.board[c] == 0)


def here(fail_after: int | None = None) -> Run:
    """Runs every task at once in this process; is interrupted after `fail_after` of them."""
    numbers = itertools.count()

    def run(function: Callable[[Any], Any], tasks: Iterable[Any]) -> Iterator[tuple[Any, Any]]:
        for task in tasks:
            if next(numbers) == fail_after:
                raise KeyboardInterrupt
            yield task, function(task)

    return run


@pytest.fixture(scope="session")
def standard_solver() -> Solver:
    """An exact solver for 6x7, whose table lasts as long as the tests: an oracle for values."""
    return Solver(STANDARD, table_bits=20)


CHROMIUM_FLAGS = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
    *("--disable-dev-shm-usage", "--hide-scrollbars"),
    "--disable-features=IsolateSandboxedIframes",  # else a sandboxed frame is sometimes lost
)
HERE_ONLY = ("file:", "data:", "blob:", "http://127.0.0.1:", "ws://127.0.0.1:")
PRESS_MS = 90  # how long a person holds a mouse button down


def press(page: "Page | FrameLocator", column: int) -> None:
    """Press on a column of a board and let go, as slowly as a person does."""
    strip = page.locator(f".board .column[data-column='{column}']")
    strip.evaluate("(each) => each.scrollIntoView({ block: 'nearest', inline: 'nearest' })")
    box = strip.bounding_box()
    assert box is not None
    mouse = strip.page.mouse
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    mouse.down()
    strip.page.wait_for_timeout(PRESS_MS)
    mouse.up()


def discs(page: "Page | FrameLocator", count: int) -> None:
    """Wait until there are so many discs on the board."""
    from playwright.sync_api import expect

    expect(page.locator(".board .square[data-seat]")).to_have_count(count)


def check_that_it_asks_nobody(html: str) -> None:
    """Nothing on a page loads anything, and its policy forbids it too."""
    assert "default-src 'none'; base-uri 'none'; form-action 'none'; img-src data:;" in html
    assert "style-src 'unsafe-inline'; script-src 'sha256-" in html
    assert not re.search(r"@import|url\((?!#)|\bsrc\s*=|connect-src", html)
    assert set(re.findall(r"https?://[^\"'\s]*", html)) == {
        "http://www.w3.org/2000/svg",
        *filter(None, [DOCS]),
    }


@pytest.fixture(scope="session")
def browser() -> Iterator["Browser"]:
    """One Chromium for all tests of a process. The variable CHROMIUM may name the executable."""
    names = (os.environ.get("CHROMIUM", ""), *CHROMIUM)
    program = next(filter(None, map(shutil.which, names)), None)
    if program is None:
        pytest.skip("needs Chromium: sudo apt-get install chromium")
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=30_000)  # a state is waited for, on a busy machine too
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=[*CHROMIUM_FLAGS])
        yield browser
        browser.close()


@pytest.fixture
def page(browser: "Browser") -> Iterator["Page"]:
    """An empty page that shares nothing with others. The test fails if it asks for anything remote.

    Other pages are to be opened in its context, `page.context`, so that they are watched too.
    """
    addresses: list[str] = []
    context = browser.new_context(viewport={"width": 1280, "height": 900})

    def watch(page: "Page") -> None:
        page.on("request", lambda request: addresses.append(request.url))
        page.on("websocket", lambda socket: addresses.append(socket.url))

    context.on("page", watch)
    yield context.new_page()
    context.close()
    assert [address for address in addresses if not address.startswith(HERE_ONLY)] == []
