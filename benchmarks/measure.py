"""Measure again what docs/results.md shows: run its commands, and put what they print below them.
What README says of the speed follows.

    python -m benchmarks.measure                  all of them, 13 minutes on two quiet cores
    python -m benchmarks.measure solver arena     those of these sections alone

A command is a line such as `$ python -m benchmarks.solver`. The page is written after each section,
so an interrupted run is continued by naming those that are left.

Here is also what the measurements share: random positions, taking turns, time, tables.
"""

import argparse
import os
import platform
import random
import re
import shlex
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import date
from functools import partial, reduce
from pathlib import Path
from typing import Any, NoReturn

from connectx.bench.solver.solver import Solver
from connectx.command_line import Printer, ProgressBar, make_table
from connectx.core.board import Board
from connectx.errors import UserError, run_command

PROJECT = Path(__file__).parents[1]
PAGE = PROJECT / "docs" / "results.md"
README = PROJECT / "README.md"
FASTER = re.compile(r"about \d+ to \d+ times as fast as BitBully")
# Which blocks of lines of what a command prints are shown: the conclusion; else all.
SHOWN = {"matches": "better than|told apart", "accuracy": "where it matters"}

EMPTY_BOARD = Board.empty()
new_solver = partial(Solver, EMPTY_BOARD.geometry, compiled=True)
ATTEMPTS = 200  # at a random game of some length


def random_columns(discs: int, rng: random.Random, start: Board = EMPTY_BOARD) -> list[int]:
    """`discs` random moves from `start` that do not end the game.

    Where no random game lasts that long, as on small boards, there are as many moves as any had.
    """
    longest: list[int] = []
    for _ in range(ATTEMPTS):
        board, columns = start, list[int]()
        while len(columns) < discs:
            going_on = [each for each in board.legal_columns() if not board.wins(each)]
            if not going_on or board.empties == 1:
                break
            columns.append(rng.choice(going_on))
            board = board.play(columns[-1])
        if len(columns) == discs:
            return columns
        longest = max(longest, columns, key=len)
    return longest


def random_board(discs: int, rng: random.Random, start: Board = EMPTY_BOARD) -> Board:
    """The board after `random_columns`."""
    return reduce(Board.play, random_columns(discs, rng, start), start)


def launch(name: str, doc: str | None, main: Callable[..., int], *options: str) -> NoReturn:
    """Run `python -m benchmarks.NAME`, with `doc` as its help.

    `main` takes the options: flags, and names of lists of words.
    """
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(
        f"python -m benchmarks.{name}", None, doc, formatter_class=form
    )
    for option in options:
        many: Any = {"action": "store_true"} if option.startswith("-") else {"nargs": "*"}
        parser.add_argument(option, **many)
    sys.exit(run_command(parser.prog, lambda: main(**vars(parser.parse_args()))))


def in_turns(
    description: str, cases: Sequence[Any], *sides: Callable[[Any], Any]
) -> list[list[Any]]:
    """What each side returns for each case: one list per side, in the order of `cases`.

    The side that goes first changes from case to case, so that none always has warm caches.
    """
    results: list[list[Any]] = [[] for _ in sides]
    for turn, case in enumerate(with_progress(cases, description)):
        for offset in range(len(sides)):
            number = (turn + offset) % len(sides)
            results[number].append(sides[number](case))
    return results


def timed(
    work: Callable[..., Any], *arguments: Any, clock: Callable[[], float] = time.perf_counter
) -> tuple[float, Any]:
    """The seconds that `work(*arguments)` takes by `clock`, and what it returns."""
    start = clock()
    result = work(*arguments)
    return clock() - start, result


# Processor time, which other programs disturb less.
cpu_timed = partial(timed, clock=time.thread_time)


def with_progress(cases: Sequence[Any], description: str) -> Iterator[Any]:
    """The cases one by one, with a progress bar on a terminal."""
    with ProgressBar() as bar:
        yield from bar.track(cases, description=description)


def print_table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Print a table of results."""
    Printer().print(make_table("", [columns, *rows]))


def main(sections: list[str]) -> int:
    """Measure sections of the page, or all. Returns the exit status: 1 if a command failed."""
    known = re.findall("^## (.+)", PAGE.read_text(encoding="utf-8").lower(), re.M)
    names = sections or known
    if unknown := {*names} - {*known}:
        raise UserError(f"{unknown.pop()}: expected some of {', '.join(known)}")
    describe = ["git", "describe", "--always", "--dirty", "--exclude=*"]
    version = subprocess.run(describe, cwd=PROJECT, capture_output=True, text=True).stdout.strip()
    return max([measure(name, version) for name in names])


def measure(name: str, version: str) -> int:
    """Run the commands of a section and write what they print; 1 if one failed."""
    page = PAGE.read_text(encoding="utf-8")
    start = page.index("\n", page.index("```text", page.index(f"## {name.capitalize()}"))) + 1
    end = page.index("```", start)
    text, failed, began = "", 0, time.perf_counter()
    for command in re.findall(r"^\$ python (.+)", page[start:end], re.M):
        print(f"python {command}", flush=True)
        arguments = [sys.executable, *shlex.split(command)]
        ran = subprocess.run(arguments, cwd=PROJECT, stdout=subprocess.PIPE, encoding="utf-8")
        print(ran.stdout, flush=True)
        blocks = re.split("\n\n+", re.sub(" +$", "", ran.stdout, flags=re.M).strip("\n"))
        blocks = [block for block in blocks if re.search(SHOWN.get(name, ""), block)]
        status = [f"exit status {ran.returncode}"] if ran.returncode else []
        text += "\n".join([f"$ python {command}", *blocks, *status]) + "\n"
        failed |= int(ran.returncode != 0)
        if faster := FASTER.search(ran.stdout):
            readme = README.read_text(encoding="utf-8")
            README.write_text(FASTER.sub(faster[0], readme), encoding="utf-8")
    seconds = time.perf_counter() - began
    about = f"{seconds:.0f} s on {date.today():%d %B %Y}, version {version}; {machine()}\n"
    PAGE.write_text(page[:start] + about + text + page[end:], encoding="utf-8")
    print(f"{name}: {seconds:.0f} s", flush=True)
    return failed


def machine() -> str:
    """The machine in one line: processor, cores, Python."""
    cpuinfo = Path("/proc/cpuinfo")
    model = re.search("model name.*: (.+)", cpuinfo.read_text() if cpuinfo.exists() else "")
    processor = model[1] if model else platform.processor()
    return f"{processor}, {os.cpu_count()} cores, Python {platform.python_version()}"


if __name__ == "__main__":
    launch("measure", __doc__, main, "sections")
