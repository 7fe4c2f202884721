"""What all tests share: the project's folder, a solver to judge by, and tests that are left out.

A test is left out if it is slow by nature (the mark `slow`; `--slow` runs it) or if the machine
lacks a program. Nothing is left out silently: pytest's last lines count the tests left out, with
the reason. A reason says what would make the tests run.
"""

import os
import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

# Many small matrices: on a busy machine, numpy's threads would wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from agents.core.position import geometry_of
from agents.core.solver import Solver

if TYPE_CHECKING:
    from playwright.sync_api import Page

PROJECT = Path(__file__).parents[1]
CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "chrome")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--slow", action="store_true", help="run the tests marked slow, too")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "slow: takes seconds by nature; runs with --slow only")
    # All processes share what is compiled, from run to run, and leave the user's own cache alone.
    os.environ["XDG_CACHE_HOME"] = str(PROJECT / ".pytest_cache" / "home")


@pytest.hookimpl(tryfirst=True)  # before `-m slow` chooses
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if "page" in getattr(item, "fixturenames", ()):  # starting a browser takes a second
            item.add_marker(pytest.mark.slow)
        if item.get_closest_marker("slow") and not config.getoption("slow"):
            item.add_marker(pytest.mark.skip(reason="slow: make test-all, or pytest --slow"))


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


@pytest.fixture(scope="session")
def standard_solver() -> Solver:
    """An exact solver for 6x7, whose table lasts as long as the tests: an oracle for values."""
    return Solver(geometry_of(6, 7, 4), table_bits=20)


CHROMIUM_FLAGS = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
    *("--disable-dev-shm-usage", "--hide-scrollbars"),
)
HERE_ONLY = ("file:", "data:", "blob:", "http://127.0.0.1:", "ws://127.0.0.1:")
PRESS_MS = 90  # how long a person holds a mouse button down


@pytest.fixture
def page() -> Iterator["Page"]:
    """A page of a fresh Chromium. A test fails at its end if the page asked for anything remote.

    The variable CHROMIUM may name the executable.
    """
    names = (os.environ.get("CHROMIUM", ""), *CHROMIUM)
    program = next(filter(None, map(shutil.which, names)), None)
    if program is None:
        pytest.skip("needs Chromium: sudo apt-get install chromium")
    from playwright.sync_api import sync_playwright

    addresses: list[str] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=[*CHROMIUM_FLAGS])
        page = browser.new_page(viewport={"width": 1280, "height": 900})
        page.on("request", lambda request: addresses.append(request.url))
        page.on("websocket", lambda socket: addresses.append(socket.url))
        yield page
        browser.close()
    assert [address for address in addresses if not address.startswith(HERE_ONLY)] == []
