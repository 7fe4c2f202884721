"""What the measurements share: options, taking turns, time, a table with the machine below it."""

import argparse
import os
import platform
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

from rich.box import SIMPLE_HEAD
from rich.table import Table

from arena.command_line import Output, ProgressBar

WIDTH = 120  # of a page, not of the terminal

Case = TypeVar("Case")
Result = TypeVar("Result")


def read_options(name: str, doc: str | None, **defaults: Any) -> argparse.Namespace:
    """The command line of `benchmarks.NAME`; `doc` is its help, and says what each option means.

    There is one option per default: False makes a flag, a list takes the arguments without a name.
    """
    parser = argparse.ArgumentParser(
        prog=f"python -m benchmarks.{name}",
        description=doc,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    for option, default in defaults.items():
        flag = f"--{option}" if len(option) > 1 else f"-{option}"
        if isinstance(default, list):
            parser.add_argument(option, nargs="*", default=default)
        elif default is False:
            parser.add_argument(flag, action="store_true")
        else:
            text = "default: %(default)s"
            parser.add_argument(flag, type=type(default), default=default, help=text)
    return parser.parse_args()


def in_turns(
    sides: Sequence[Callable[[Case], Result]], cases: Sequence[Case], description: str
) -> list[list[Result]]:
    """What each side returns for each case: one list per side, in the order of `cases`.

    The side that goes first changes from case to case, so that none always has warm caches.
    """
    results: list[list[Result]] = [[] for _ in sides]
    for turn, case in enumerate(with_progress(cases, description)):
        for offset in range(len(sides)):
            number = (turn + offset) % len(sides)
            results[number].append(sides[number](case))
    return results


def timed(
    work: Callable[..., Result], *arguments: Any, clock: Callable[[], float] = time.perf_counter
) -> tuple[float, Result]:
    """The seconds that `work(*arguments)` takes by `clock`, and what it returns."""
    start = clock()
    result = work(*arguments)
    return clock() - start, result


def with_progress(cases: Sequence[Case], description: str) -> Iterator[Case]:
    """The cases one by one, with a progress bar on a terminal."""
    with ProgressBar() as bar:
        yield from bar.track(cases, description=description)


def print_table(table: Table) -> None:
    """Print a table of results, however wide."""
    table.box = SIMPLE_HEAD
    Output(width=WIDTH).print(table)


def machine() -> str:
    """The machine in one line: processor, cores, load, Python."""
    cpuinfo = Path("/proc/cpuinfo")
    lines = cpuinfo.read_text().splitlines() if cpuinfo.exists() else []
    models = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    processor = next(models, platform.processor() or platform.machine())
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    return f"{processor}, {os.cpu_count()} cores{load}, Python {platform.python_version()}"
