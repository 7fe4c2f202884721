"""Random lines played to the end by the agent itself, in Python alone, and timed."""

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
from openings.repertoire import Seat

ACT_TIMEOUT = 2.0
OVERAGE = 0.0  # without overage the agent never loads numba
JUDGED_DISCS = 10  # with fewer discs the judge takes seconds a position


@dataclass(frozen=True, kw_only=True)
class Line:
    """A finished line."""

    moves: str
    kept: bool  # no promise was broken
    seconds: tuple[float, ...]  # for each of our moves


def play_line(task: tuple[Seat, str]) -> Line:
    """The random line of a seat and a seed; runs in a process of its own.

    The opponent plays half of its moves at random, and otherwise a best move. Promises are those of
    the proof: moving first a win; moving second nothing at first, and then the value of every
    position in which we are to move.
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
