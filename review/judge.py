"""Exact scores within a time, and what they mean in words."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from agents.core.choice import best_moves
from agents.core.clock import Deadline
from agents.core.lookahead import score_moves
from agents.core.notation import position_of
from agents.core.position import (
    EMPTY_BOARD,
    Geometry,
    Position,
    column_of,
    drop,
    geometry_of,
    has_won,
    is_full,
    key_of,
    landing_square,
    legal_columns,
    legal_moves,
    make_move,
    mirror,
)
from agents.core.solver import Solver
from agents.core.windows import COURSE_MINIMAX, heuristic_of

LOOKAHEAD_STEPS = 4


# Every position of five discs on the standard board, mirror images once, and its score: the solver
# took 35 minutes of a shared core,
# `python analyze.py < review/opening_scores.txt` finds them again.
OPENING_SCORES = Path(__file__).with_name("opening_scores.txt")
STANDARD = geometry_of(6, 7, 4)


class Judge:
    """The solver of one geometry, which remembers what it has been asked.

    Scores are the solver's, see `agents/core/solver.py`; a game that has ended has one too. On the
    standard board those of the first five moves are read from a file.
    """

    def __init__(self, geometry: Geometry) -> None:
        self.geometry = geometry
        self._solver: Solver | None = None  # made at first use: its tables take memory
        self._known = dict(_opening_scores()) if geometry == STANDARD else {}

    def prepare(self) -> None:
        """Make the solver, which takes seconds where it is compiled: before a deadline is set."""
        if self._solver is None:
            self._solver = Solver(self.geometry)

    def knows(self, position: Position) -> bool:
        """Whether the scores of all columns are there without a search."""
        return self.column_scores(position, Deadline(0.0)) is not None

    def score(self, position: Position, deadline: Deadline | None = None) -> int | None:
        """The score for the side to move; None where it is not known before the deadline."""
        if has_won(position.theirs, self.geometry):
            return -winning_score(self._empty(position) + 1)
        if is_full(position.occupied, self.geometry):
            return 0
        key = _mirrored_key(position, self.geometry)
        if key not in self._known:
            score = self._ask(position, deadline)
            if score is None:
                return None
            self._known[key] = score
        return self._known[key]

    def column_scores(
        self, position: Position, deadline: Deadline | None = None
    ) -> dict[int, int] | None:
        """The score of every legal column, for the side to move; None where one is not known."""
        scores: dict[int, int] = {}
        for column in range(self.geometry.columns):
            square = landing_square(position.occupied, column, self.geometry)
            if square:
                reply = self.score(make_move(position, square), deadline)
                if reply is None:
                    return None
                scores[column] = -reply
        return scores

    def _ask(self, position: Position, deadline: Deadline | None) -> int | None:
        if deadline is not None and deadline.expired():
            return None
        self.prepare()
        assert self._solver is not None
        return self._solver.score(position, deadline=deadline)

    def _empty(self, position: Position) -> int:
        return self.geometry.rows * self.geometry.columns - position.discs


def _mirrored_key(position: Position, geometry: Geometry) -> int:
    """The same number for a position and its mirror image, which have the same score."""
    image = Position(mirror(position.own, geometry), mirror(position.occupied, geometry))
    return min(key_of(position, geometry), key_of(image, geometry))


@cache
def _opening_scores() -> Mapping[int, int]:
    """The scores of the standard board's opening, by key; those before the fifth disc follow."""
    known = {}
    for line in OPENING_SCORES.read_text(encoding="ascii").splitlines():
        moves, score = line.split()
        known[_mirrored_key(position_of(moves, STANDARD), STANDARD)] = int(score)

    def settle(position: Position) -> int:
        key = _mirrored_key(position, STANDARD)
        if key not in known:
            known[key] = max(
                -settle(drop(position, column, STANDARD))
                for column in legal_columns(position.occupied, STANDARD)
            )
        return known[key]

    settle(EMPTY_BOARD)
    return known


def winning_score(empty: int) -> int:
    """The score of a win with the next disc, with `empty` squares before it."""
    return (empty + 1) // 2


def moves_to_win(score: int, empty: int) -> int:
    """How many discs the winner still plays, the last one included, where `score` > 0."""
    return winning_score(empty) + 1 - score


def best_columns(scores: Mapping[int, int]) -> list[int]:
    """The columns with the highest score, from left to right."""
    best = max(scores.values())
    return [column for column, score in sorted(scores.items()) if score == best]


def explain_position(score: int, empty: int) -> str:
    """The score of the side to move in words, with `empty` squares: "wins in 9"."""
    if score > 0:
        return f"wins in {moves_to_win(score, empty)}"
    if score < 0:
        return f"loses in {moves_to_win(-score, empty - 1)}"
    return "draws"


def explain_column(score: int, empty: int) -> str:
    """The score of a move in words, with `empty` squares before it: "wins in 9", "wins now"."""
    if score > 0 and moves_to_win(score, empty) == 1:
        return "wins now"
    return explain_position(score, empty)


def advise(judge: Judge, position: Position, deadline: Deadline | None = None) -> tuple[int, str]:
    """A good column, and why: exact where that is known before the deadline.

    Else it is the one of a short lookahead, and the reason says so. The game must not be over.
    """
    geometry = judge.geometry
    scores = judge.column_scores(position, deadline)
    centre = (geometry.columns - 1) / 2
    if scores is not None:
        column = min(best_columns(scores), key=lambda column: abs(column - centre))
        empty = geometry.rows * geometry.columns - position.discs
        return column, explain_column(scores[column], empty)
    heuristic = heuristic_of(COURSE_MINIMAX, geometry)
    guesses = score_moves(position, geometry, heuristic, LOOKAHEAD_STEPS, legal_moves)
    columns = [column_of(move, geometry) for move in best_moves(guesses)]
    reason = f"the choice of {LOOKAHEAD_STEPS} steps of lookahead; the exact score takes longer"
    return min(columns, key=lambda column: abs(column - centre)), reason
