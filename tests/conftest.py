"""What all tests share: the project's folder, a solver to judge by, and tests that are left out.

A test is left out where it is slow by nature (the mark `slow`; `--slow` runs it) or where the
machine lacks a program (the mark `needs`). Nothing is left out silently: pytest's last lines count
the tests left out, with the reason. A reason says what would make the tests run.
"""

import os
import shutil
from collections import Counter
from pathlib import Path

import pytest

from agents.core.position import geometry_of
from agents.core.solver import Solver

PROJECT = Path(__file__).parents[1]
INSTALL = {
    "bwrap": "needs bubblewrap: sudo apt-get install bubblewrap",
    "chromium": "needs Chromium: sudo apt-get install chromium",
}
OTHER_NAMES = {"chromium": ("chromium-browser", "google-chrome", "chrome")}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--slow", action="store_true", help="run the tests marked slow, too")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "slow: takes seconds by nature; runs with --slow only")
    programs = ", ".join(INSTALL)
    config.addinivalue_line("markers", f"needs(program): one of {programs}; skipped without it")


def find_program(program: str) -> str | None:
    """The path of a program of `INSTALL`; None where it is missing.

    A variable with the program's name in capitals, such as CHROMIUM, names another executable.
    """
    names = (os.environ.get(program.upper(), program), *OTHER_NAMES.get(program, ()))
    return next(filter(None, map(shutil.which, names)), None)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        for mark in item.iter_markers("needs"):
            if find_program(*mark.args) is None:
                item.add_marker(pytest.mark.skip(reason=INSTALL[mark.args[0]]))
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
