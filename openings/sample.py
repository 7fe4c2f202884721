"""Random lines played by the agent's own rule in Python alone, to the end, and timed."""

import random
import time
from dataclasses import dataclass

from agents import perfect
from agents.core.book import BOOK_GEOMETRY
from agents.core.notation import diagram_of
from agents.core.position import (
    EMPTY_BOARD,
    Position,
    drop,
    has_won,
    legal_columns,
)
from agents.core.solver import Solver
from openings.build import process_solver
from openings.lines import Seat

ACT_TIMEOUT = 2.0
# Kaggle's overage is not given: without it the agent never asks for numba.
OVERAGE = 0.0
JUDGED_DISCS = 10  # before that the judge takes seconds a position


@dataclass(frozen=True, kw_only=True)
class Line:
    """One line to its end."""

    moves: str
    kept: bool  # what was promised
    seconds: tuple[float, ...]  # by move of ours


def play_line(task: tuple[Seat, str]) -> Line:
    """The random line of a seat and a seed; runs in a process of its own.

    The opponent plays at random in half of its moves, else a best move.

    Moving first a win is promised from the start. Moving second nothing is at first, and then,
    whenever we are to move, what the position is worth: a later one must not be worth less.
    """
    seat, seed = task
    rng = random.Random(seed)
    judge = process_solver()
    perfect.interpreted_solver.cache_clear()
    ours = 0 if seat == "first" else 1
    position, moves, seconds = EMPTY_BOARD, "", []
    promise, kept = (1 if seat == "first" else -1), True
    while not has_won(position.theirs, BOOK_GEOMETRY):
        legal = legal_columns(position.occupied, BOOK_GEOMETRY)
        if not legal:
            break
        if position.discs % 2 == ours:
            if seat == "second" and position.discs >= JUDGED_DISCS:
                value = judge.score(position, weak=True)
                assert value is not None
                kept = kept and value >= promise
                promise = value
            start = time.perf_counter()
            column = perfect.choose_column(position, BOOK_GEOMETRY, ACT_TIMEOUT, OVERAGE)
            seconds.append(time.perf_counter() - start)
        else:
            column = _reply(position, legal, judge, rng)
        moves += str(column + 1)
        position = drop(position, column, BOOK_GEOMETRY)
    result = 0
    if has_won(position.theirs, BOOK_GEOMETRY):
        result = 1 if position.discs % 2 != ours else -1
    return Line(moves=moves, kept=kept and result >= promise, seconds=tuple(seconds))


def _reply(position: Position, legal: list[int], judge: Solver, rng: random.Random) -> int:
    if position.discs < JUDGED_DISCS or rng.random() < 0.5:
        return rng.choice(legal)
    scores = judge.column_scores(position)
    assert scores is not None, diagram_of(position, BOOK_GEOMETRY)
    return rng.choice([column for column in legal if scores[column] == max(scores.values())])
