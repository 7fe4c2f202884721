"""What the measurements share: taking turns, a progress bar, a table with the machine below."""

import os
import platform
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

from rich.console import Console
from rich.table import Table

from arena.progress import ProgressBar

Case = TypeVar("Case")
Result = TypeVar("Result")


def in_turns(
    sides: Sequence[Callable[[Case], Result]], cases: Sequence[Case], description: str
) -> list[list[Result]]:
    """What each side returns for each case: one list per side, in the order of `cases`.

    The side that goes first changes from case to case, so that none always finds the caches warm.
    """
    results: list[list[Result]] = [[] for _ in sides]
    for turn, case in enumerate(with_progress(cases, description)):
        for offset in range(len(sides)):
            number = (turn + offset) % len(sides)
            results[number].append(sides[number](case))
    return results


def with_progress(cases: Sequence[Case], description: str) -> Iterator[Case]:
    """The cases one by one, with a progress bar on a terminal."""
    with ProgressBar() as bar:
        yield from bar.track(cases, description=description)


def print_table(table: Table) -> None:
    """Print a table of results, and the machine below it."""
    Console().print(table)
    print(machine())


def machine() -> str:
    """The machine in one line: processor, cores, load, Python."""
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    return f"{_processor()}, {os.cpu_count()} cores{load}, Python {platform.python_version()}"


def _processor() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text().splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name":
                return value.strip()
    return platform.processor() or platform.machine()
