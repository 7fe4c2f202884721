"""What the measurements share: random positions, solvers, taking turns, time, tables."""

import argparse
import random
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial, reduce
from typing import Any, NoReturn

from rich.box import SIMPLE_HEAD
from rich.table import Table

from connectx.command_line import Printer, ProgressBar
from connectx.core.board import Board
from connectx.errors import run_command
from connectx.exact.solver import Solver

STANDARD = Board.empty()
new_solver = partial(Solver, STANDARD.geometry, compiled=True)
ATTEMPTS = 200  # at a random game of some length


def random_columns(discs: int, rng: random.Random, start: Board = STANDARD) -> list[int]:
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


def random_board(discs: int, rng: random.Random, start: Board = STANDARD) -> Board:
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
    """Print a table of results, however wide."""
    table = Table(*columns, box=SIMPLE_HEAD)
    for row in rows:
        table.add_row(*row)
    Printer(width=120).print(table)
