"""Exact scores within a given time, and the verdicts on moves that follow from them.

Loading or compiling the search can take seconds. A thread does that while the deadline runs. If it
is not done after half of the time, the interpreted search has the other half. On a small board it
is never done: the interpreted search takes less time than compiling would.
"""

from collections.abc import Callable
from enum import StrEnum
from functools import cached_property, lru_cache
from typing import NamedTuple, TypeVar

from connectx.bench.solver.solver import Solver
from connectx.core.board import Board, Geometry, centre_first
from connectx.core.clock import Deadline, deadline_of
from connectx.core.layout import COMPILED_BITS
from connectx.core.scores import opening_score
from connectx.core.solver import UntilCompiled
from connectx.core.windows import COURSE_MINIMAX, best_columns, score_columns

Answer = TypeVar("Answer")

HINT_STEPS = 4  # of lookahead, where the exact score is not ready
MOST_KNOWN = 1 << 20  # scores remembered, about 100 MB; then all are forgotten
MAX_JUDGES = 4  # kept by a process: the tables of each take 8 to 80 MB

# Bits of a position's key: up to 4 x 5, 3 x 6 and 1 x 12, where the empty board takes half a second
# at most. Squares would not do: 1 x 20 has a thousand times as many positions as 4 x 5.
SMALL_BITS = 25

NOW = Deadline(0.0)


class Judge:
    """Exact scores on one geometry, which it remembers. Do not share one between threads.

    A score is that of `Solver`; a game that has ended has one too. On the standard board, the
    scores of the first moves need no search. A `deadline` is a `Deadline` or a number of seconds
    from now. An answer that is not known by then is None. Every method raises ValueError if the
    board has another geometry.

    >>> judge = Judge(Board.empty().geometry)
    >>> judge.score(Board.empty())  # X wins with its last disc
    1
    """

    def __init__(self, geometry: Geometry) -> None:
        self._known: dict[int, int] = {}
        self._geometry = geometry

    @cached_property
    def _solvers(self) -> UntilCompiled[Solver]:
        """Made for the first position that needs a search."""
        return UntilCompiled(lambda compiled: Solver(self._geometry, compiled=compiled))

    def prepare(self, board: Board) -> None:
        """Load or compile the search if this board needs it, before a deadline runs.

        >>> board = Board.empty()
        >>> Judge(board.geometry).prepare(board)  # nothing to do: its score is known
        """
        self._check_geometry(board)
        if not board.over and self._known_column_scores(board) is None:
            self._ready(None)

    def score(self, board: Board, deadline: Deadline | float | None = None) -> int | None:
        """The score for the side to move.

        >>> board = Board.from_moves("1212121")
        >>> Judge(board.geometry).score(board)  # O has lost, and X has 18 discs left
        -18
        """
        self._check_geometry(board)
        score = self._known_score(board)
        if score is None:
            score = self._ask(Solver.score, board, deadline)
            if score is not None:
                self._learn(board, score)
        return score

    def column_scores(
        self, board: Board, deadline: Deadline | float | None = None
    ) -> dict[int, int] | None:
        """The score of every legal column, for the side to move.

        Raises ValueError if the game is over: then no column can be played.

        >>> board = Board.empty()
        >>> Judge(board.geometry).column_scores(board)
        {0: -2, 1: -1, 2: 0, 3: 1, 4: 0, 5: -1, 6: -2}
        """
        self._check_not_over(board)
        scores = self._known_column_scores(board)
        if scores is not None:
            return scores
        scores = self._ask(Solver.column_scores, board, deadline)
        for column, score in (scores or {}).items():
            self._learn(board.play(column), -score)
        return scores

    def best_columns(
        self, board: Board, deadline: Deadline | float | None = None
    ) -> list[int] | None:
        """The columns with the highest score, from left to right.

        Faster than `column_scores`. Raises ValueError if the game is over.

        >>> board = Board.from_moves("4")
        >>> Judge(board.geometry).best_columns(board)
        [3]
        """
        self._check_not_over(board)
        scores = self._known_column_scores(board)
        return best_columns(scores) if scores else self._ask(Solver.best_columns, board, deadline)

    def best_line(
        self, board: Board, deadline: Deadline | float | None = None
    ) -> tuple[tuple[int, ...], bool]:
        """The principal variation as columns, and whether it reaches the end of the game in time.

        Of several best columns, it takes the one nearest the centre.

        >>> board = Board.from_moves("121212")
        >>> Judge(board.geometry).best_line(board)
        ((0,), True)
        """
        self._check_geometry(board)
        deadline, line = deadline_of(deadline), list[int]()
        while not board.over:
            scores = self._known_column_scores(board)
            if scores:
                best = centre_first(best_columns(scores), board.geometry)[0]
            else:  # sooner than all scores
                found = self._ask(Solver.best_column, board, deadline)
                if found is None:
                    return tuple(line), False
                best = found
            line.append(best)
            board = board.play(best)
        return tuple(line), True

    def _check_geometry(self, board: Board) -> None:
        """Raise ValueError if a board has another geometry: its keys mean other positions."""
        if board.geometry != self._geometry:
            raise ValueError(f"the board has {board.geometry}, the judge {self._geometry}")

    def _check_not_over(self, board: Board) -> None:
        """Raise ValueError if a board has another geometry or its game is over."""
        self._check_geometry(board)
        if board.over:
            raise ValueError(f"the game is over, expected a board with columns to play:\n{board}")

    def _known_column_scores(self, board: Board) -> dict[int, int] | None:
        """The score of every legal column if none takes a search, else None."""
        scores = dict[int, int]()
        for column in board.legal_columns():
            score = self._known_score(board.play(column))
            if score is None:
                return None
            scores[column] = -score
        return scores

    def _known_score(self, board: Board) -> int | None:
        """The score if it takes no search."""
        if board.winner:
            return -(board.empties // 2 + 1)
        if not board.empties:
            return 0
        score = self._known.get(board.canonical()[0].key)  # that of its mirror image, too
        if score is None:
            score = opening_score(board)
            if score is not None:
                self._learn(board, score)
        return score

    def _learn(self, board: Board, score: int) -> None:
        if len(self._known) == MOST_KNOWN:
            self._known.clear()
        self._known[board.canonical()[0].key] = score

    def _ask(
        self, method: Callable[..., Answer | None], board: Board, limit: Deadline | float | None
    ) -> Answer | None:
        """What a method of the solver returns for a board; None after the deadline."""
        deadline = deadline_of(limit)
        if deadline and deadline.expired():
            return None
        solver = self._ready(deadline.remaining() / 2 if deadline else None)
        return method(solver, board, deadline=deadline)

    def _ready(self, seconds: float | None) -> Solver:
        """The solver, compiled if that is done in time. On a small board, or one that machine code
        cannot search, compiling is never begun."""
        if SMALL_BITS < self._geometry.stride * self._geometry.columns <= COMPILED_BITS:
            self._solvers.start()
        return self._solvers.ready(seconds)


@lru_cache(maxsize=MAX_JUDGES)
def judge_of(geometry: Geometry) -> Judge:
    """This process's judge of one geometry: positions and games share what it knows.

    The judges of the geometries asked for last are kept.
    """
    return Judge(geometry)


def advise(judge: Judge, board: Board, deadline: Deadline | None = None) -> tuple[int, int | None]:
    """A good column, and the score of the position if that is known before the deadline.

    Otherwise a short lookahead chooses. The game must not be over.
    """
    score = judge.score(board, deadline)
    best = None if score is None else judge.best_columns(board, deadline)
    if score is not None and best is not None:
        return centre_first(best, board.geometry)[0], score
    column = board.urgent_column()
    if column is None:
        best = best_columns(score_columns(board, COURSE_MINIMAX, HINT_STEPS))
        column = centre_first(best, board.geometry)[0]
    return column, None


# Verdicts on moves --------------------------------------------------------------------------------


class Verdict(StrEnum):
    """What a move did, compared with the best one."""

    PERFECT = "perfect"
    WIN_THROWN = "win thrown away"
    DRAW_THROWN = "draw thrown away"
    SLOWER_WIN = "slower win"
    FASTER_LOSS = "faster loss"
    GIVEN = "given"
    UNKNOWN = "not scored"


class Mistake(NamedTuple):
    """A move that scores less than the best one, by the signs of the two scores."""

    verdict: Verdict
    symbol: str  # as in chess
    meaning: str
    before: int  # the sign of the best move's score
    after: tuple[int, ...]  # the signs that this move's score can have
    blunder: bool  # whether it gives a win or a draw away


# Worst first. A page gets the same rows. A step of a score is one disc of whoever wins.
MISTAKES = (
    Mistake(Verdict.WIN_THROWN, "??", "a win became a draw or a loss", 1, (0, -1), True),
    Mistake(Verdict.DRAW_THROWN, "?", "a draw became a loss", 0, (-1,), True),
    Mistake(Verdict.SLOWER_WIN, "?!", "still wins, but not as fast", 1, (1,), False),
    Mistake(Verdict.FASTER_LOSS, "?!", "was lost anyway, but loses sooner", -1, (-1,), False),
)
SYMBOLS = {mistake.verdict: mistake.symbol for mistake in MISTAKES}
BLUNDERS = tuple(mistake.verdict for mistake in MISTAKES if mistake.blunder)


def verdict_on(before: int | None, after: int | None) -> Verdict:
    """The verdict on a move that scores `after` when the best one scores `before`."""
    if before is None or after is None:
        return Verdict.UNKNOWN
    if after >= before:
        return Verdict.PERFECT
    signs = sign(before), sign(after)
    return next(row.verdict for row in MISTAKES if signs[0] == row.before and signs[1] in row.after)


def sign(score: int) -> int:
    """1 for a win, 0 for a draw, -1 for a loss."""
    return (score > 0) - (score < 0)
