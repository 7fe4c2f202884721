"""Ctrl-C and other signals during compiled searches: what the handler raises reaches the caller."""

import os
import random
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import numpy as np
import pytest

from benchmarks.measure import EMPTY_BOARD, random_board
from connectx.bench.learning.label import label
from connectx.bench.solver.prove import NOTHING, compiled_walk, encode
from connectx.bench.solver.solver import Solver
from connectx.core.board import Board
from connectx.core.boards import Boards
from connectx.errors import interrupted_by

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is a signal on POSIX only")
BOARD, SCORE = Board.from_moves("243335424257"), 12  # a moment


@cache
def hard() -> list[Board]:
    """Half a minute in all."""
    rng = random.Random(1)
    return [random_board(9, rng) for _ in range(200)]


@cache
def solver() -> Solver:
    return Solver(EMPTY_BOARD.geometry, compiled=True)


@pytest.fixture(autouse=True)
def _ctrl_c_and_a_cold_solver() -> Iterator[None]:
    """A command that a test has interrupted leaves a handler of its own. Many searches that are
    interrupted would find the answer before the signal comes."""
    solver().clear()
    with interrupted_by(signal.default_int_handler):
        yield


def walk(boards: list[Board]) -> Any:
    level = np.array([encode(board, NOTHING) for board in boards], np.int64)
    return compiled_walk(18)(level, np.zeros(len(level), np.int64), True)


# Each would take seconds.
WAYS: dict[str, Callable[[], object]] = {
    **{
        ask.__name__: lambda ask=ask: ask(solver(), EMPTY_BOARD)
        for ask in (Solver.score, Solver.column_scores, Solver.best_column, Solver.best_columns)
    },
    "score within a deadline": lambda: solver().score(EMPTY_BOARD, deadline=60),
    "labels": lambda: label(Boards.from_boards(hard())),
    "proof": lambda: walk(hard()),
}
# What compiles before the signal is sent.
COMPILED: dict[str, Callable[[], object]] = {
    "labels": lambda: label(Boards.from_boards([BOARD])),
    "proof": lambda: walk([]),
}


@contextmanager
def signalled(times: int = 1, after: float = 0.05) -> Iterator[None]:
    """Send Ctrl-C to this process while the block runs."""
    over = threading.Event()

    def send() -> None:
        for _ in range(times):
            if not over.wait(after):
                os.kill(os.getpid(), signal.SIGINT)

    sender = threading.Thread(target=send)
    sender.start()
    try:
        yield
    finally:
        over.set()
        sender.join()


@pytest.mark.parametrize(
    "way", [pytest.param(way, marks=[pytest.mark.slow] if way in COMPILED else []) for way in WAYS]
)
def test_ctrl_c_ends_every_way_into_machine_code(way: str) -> None:
    COMPILED.get(way, lambda: None)()
    with pytest.raises(KeyboardInterrupt), signalled():
        WAYS[way]()
    assert solver().score(BOARD) == SCORE  # it can be used again


def test_what_the_handler_of_a_signal_raises_reaches_the_caller() -> None:
    """Also where it is what a search raises at its deadline."""

    def handle(*_: object) -> None:
        raise TimeoutError("from a handler")

    for deadline in (None, 60):
        with pytest.raises(TimeoutError, match="a handler"), interrupted_by(handle), signalled():
            solver().score(EMPTY_BOARD, deadline=deadline)


def test_a_signal_whose_handler_raises_nothing_changes_nothing() -> None:
    heard = []
    board = Board.from_moves("13712")  # takes half a second
    fresh, other = (Solver(EMPTY_BOARD.geometry, compiled=True) for _ in range(2))
    with interrupted_by(lambda *_: heard.append(fresh.nodes)), signalled():
        score = fresh.score(board)
    assert heard[0] < fresh.nodes
    assert (score, fresh.nodes) == (other.score(board), other.nodes)
