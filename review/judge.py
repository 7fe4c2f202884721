"""Exact scores within a given time, and what they mean in words."""

from collections.abc import Mapping, Sequence
from functools import cache, partial
from pathlib import Path

from agents.core.choice import best_moves
from agents.core.clock import Deadline
from agents.core.lookahead import score_moves
from agents.core.notation import position_of
from agents.core.position import (
    EMPTY_BOARD,
    Geometry,
    Position,
    canonical,
    column_of,
    columns_from_centre,
    drop,
    has_won,
    is_full,
    key_of,
    legal_columns,
    legal_moves,
)
from agents.core.solver import Solver
from agents.core.windows import COURSE_MINIMAX, heuristic_of
from arena.game import CONNECT_FOUR
from review.quick_solver import QuickSolver

LOOKAHEAD_STEPS = 4

# The score of every position with five discs on the standard board, mirror images once. It took
# the solver 35 minutes; `python -m benchmarks.solver review/opening_scores.txt` checks the file.
OPENING_SCORES = Path(__file__).with_name("opening_scores.txt")


class Judge:
    """Exact scores on one geometry, remembered once found.

    Scores are those of `agents/core/solver.py`, and a game that has ended has one too. On the
    standard board the scores of the first five moves come from a file. What is not known before a
    deadline is None.
    """

    def __init__(self, geometry: Geometry) -> None:
        self.geometry = geometry
        self._solver = QuickSolver(geometry)
        self._known = dict(_opening_scores()) if geometry == CONNECT_FOUR else {}

    def prepare(self, position: Position) -> None:
        """Do whatever takes seconds once and never again, before the caller sets a deadline."""
        if self.column_scores(position, Deadline(0.0)) is None:
            self._solver.prepare(position)

    def score(self, position: Position, deadline: Deadline | None = None) -> int | None:
        """The score for the side to move."""
        score = self._known_score(position)
        if score is None:
            score = self._solver.ask(Solver.score, position, deadline)
            self.learn(position, score)
        return score

    def learn(self, position: Position, score: int | None) -> None:
        """Remember a score that another judge has found, if it has."""
        if score is not None:
            self._known[_mirrored_key(position, self.geometry)] = score

    def _known_score(self, position: Position) -> int | None:
        """The score if it takes no search."""
        if has_won(position.theirs, self.geometry):
            return -winning_score(self.empty(position) + 1)
        if is_full(position.occupied, self.geometry):
            return 0
        return self._known.get(_mirrored_key(position, self.geometry))

    def column_scores(
        self, position: Position, deadline: Deadline | None = None
    ) -> dict[int, int] | None:
        """The score of every legal column, for the side to move."""
        children = {
            column: drop(position, column, self.geometry)
            for column in legal_columns(position.occupied, self.geometry)
        }
        scores = {column: self._known_score(child) for column, child in children.items()}
        unknown = [children[column] for column, score in scores.items() if score is None]
        if unknown:
            found = self._solver.ask(partial(_score_all, unknown), position, deadline)
            if found is None:
                return None
            for child, score in zip(unknown, found):
                self.learn(child, score)
            return self.column_scores(position)
        return {column: -score for column, score in scores.items() if score is not None}

    def best_columns(
        self, position: Position, deadline: Deadline | None = None
    ) -> list[int] | None:
        """The columns that share the highest score, from left to right, while the game is on.

        Known sooner than the scores of all columns.
        """
        scores = self.column_scores(position, Deadline(0.0))
        if scores is not None:
            return best_moves(scores)
        return self._solver.ask(Solver.best_columns, position, deadline)

    def best_column(self, position: Position, deadline: Deadline | None = None) -> int | None:
        """The column among the best that is nearest the centre; known soonest of all."""
        scores = self.column_scores(position, Deadline(0.0))
        if scores is None:
            return self._solver.ask(Solver.best_column, position, deadline)
        return min(best_moves(scores), key=columns_from_centre(self.geometry).index)

    def empty(self, position: Position) -> int:
        """How many squares are empty."""
        return self.geometry.rows * self.geometry.columns - position.discs


def _score_all(
    positions: Sequence[Position], solver: Solver, _: Position, deadline: Deadline | None
) -> list[int] | None:
    """The scores of several positions in one call of the solver."""
    return solver.scores(positions, deadline=deadline)


def _mirrored_key(position: Position, geometry: Geometry) -> int:
    """One number for a position and its mirror image, which have the same score."""
    return key_of(canonical(position, geometry)[0], geometry)


@cache
def _opening_scores() -> Mapping[int, int]:
    """The scores of the standard board with up to five discs, by key."""
    known = {}
    for line in OPENING_SCORES.read_text(encoding="ascii").splitlines():
        moves, score = line.split()
        known[_mirrored_key(position_of(moves, CONNECT_FOUR), CONNECT_FOUR)] = int(score)

    def settle(position: Position) -> int:
        key = _mirrored_key(position, CONNECT_FOUR)
        if key not in known:
            known[key] = max(
                -settle(drop(position, column, CONNECT_FOUR))
                for column in legal_columns(position.occupied, CONNECT_FOUR)
            )
        return known[key]

    settle(EMPTY_BOARD)
    return known


def winning_score(empty: int) -> int:
    """The score of winning with the next disc, with `empty` squares left before it."""
    return (empty + 1) // 2


def moves_to_win(score: int, empty: int) -> int:
    """How many discs the winner still has to play, the last one included; `score` is above 0."""
    return winning_score(empty) + 1 - score


def explain_position(score: int, empty: int) -> str:
    """The score of the side to move in words, with `empty` squares left: "wins in 9"."""
    if score > 0:
        return f"wins in {moves_to_win(score, empty)}"
    if score < 0:
        return f"loses in {moves_to_win(-score, empty - 1)}"
    return "draws"


def explain_column(score: int, empty: int) -> str:
    """A move's score in words, with `empty` squares left before it: "wins in 9", "wins now"."""
    if score > 0 and moves_to_win(score, empty) == 1:
        return "wins now"
    return explain_position(score, empty)


def advise(judge: Judge, position: Position, deadline: Deadline | None = None) -> tuple[int, str]:
    """A good column and the reason: an exact score if that is known before the deadline.

    Otherwise a short lookahead chooses, and the reason says so. The game must not be over.
    """
    geometry = judge.geometry
    score = judge.score(position, deadline)
    best = None if score is None else judge.best_columns(position, deadline)
    if score is not None and best is not None:
        reason = explain_column(score, judge.empty(position))
    else:
        heuristic = heuristic_of(COURSE_MINIMAX, geometry)
        guesses = score_moves(position, geometry, heuristic, LOOKAHEAD_STEPS, legal_moves)
        best = [column_of(move, geometry) for move in best_moves(guesses)]
        reason = f"the choice of {LOOKAHEAD_STEPS} steps of lookahead; the exact score takes longer"
    return min(best, key=columns_from_centre(geometry).index), reason
