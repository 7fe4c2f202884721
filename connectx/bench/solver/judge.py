"""Exact scores within a given time, and the verdicts on moves that follow from them.

Loading or compiling the search can take seconds. A thread does that while the deadline runs. If the
thread has not finished after half of the time, the interpreted search uses the other half. On a
small board the search is never compiled, because the interpreted search takes less time than
compiling would.
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

HINT_PLIES = 4  # so many plies are searched where the exact score is not ready
# A judge stores so many scores, which take about 100 MB. Then it forgets all of them.
MAX_STORED_SCORES = 1 << 20
# A process caches so many judges. The tables of one take up to 106 MB for the compiled search, and
# 14 to 75 MB for the interpreted one.
MAX_JUDGES = 4

# A board is small if the key of its positions has at most so many bits. These are boards up to
# 4 x 5, 3 x 6 and 1 x 12, whose empty board takes half a second at most. The number of squares
# would be no measure, as 1 x 20 has a thousand times as many positions as 4 x 5.
MAX_SMALL_KEY_BITS = 25

NOW = Deadline(0.0)  # a deadline that has passed: only scores that need no search are returned


class Judge:
    """An exact scorer of the boards of one geometry, which stores the scores that it finds.

    Do not share a judge between threads.

    A score is that of `Solver`. A game that has ended has a score, too. On the standard board, the
    scores of the first moves need no search. A `deadline` is a `Deadline` or a number of seconds
    from now. If an answer is not known by then, it is None. Every method raises ValueError if the
    board has another geometry.

    >>> judge = Judge(Board.empty().geometry)
    >>> judge.score(Board.empty())  # X wins with its last disc
    1
    """

    def __init__(self, geometry: Geometry) -> None:
        self._geometry = geometry
        self._stored_scores: dict[int, int] = {}  # by the keys of canonical positions

    @cached_property
    def _interpreted_and_compiled_solver(self) -> UntilCompiled[Solver]:
        """The solvers of this geometry: an interpreted one, and a compiled one once it is ready.

        They are made when a score has to be searched for the first time.
        """
        return UntilCompiled(lambda compiled: Solver(self._geometry, compiled=compiled))

    def prepare(self, board: Board) -> None:
        """Load or compile the search if this board needs it, before a deadline runs.

        >>> board = Board.empty()
        >>> Judge(board.geometry).prepare(board)  # nothing to do: its score is known
        """
        self._check_geometry(board)
        if board.over:
            return
        needs_search = self._column_scores_without_search(board) is None
        if needs_search:
            self._wait_for_solver(max_seconds=None)

    def score(self, board: Board, deadline: Deadline | float | None = None) -> int | None:
        """Return the score for the side to move, or None after the deadline.

        >>> board = Board.from_moves("1212121")
        >>> Judge(board.geometry).score(board)  # O has lost, and X has 18 discs left
        -18
        """
        self._check_geometry(board)
        score = self._score_without_search(board)
        if score is not None:
            return score
        score = self._search(Solver.score, board, deadline)
        if score is not None:
            self._store_score(board, score)
        return score

    def column_scores(
        self, board: Board, deadline: Deadline | float | None = None
    ) -> dict[int, int] | None:
        """Return the score of every legal column for the side to move, or None after the deadline.

        Raises ValueError if the game is over, as no column can be played then.

        >>> board = Board.empty()
        >>> Judge(board.geometry).column_scores(board)
        {0: -2, 1: -1, 2: 0, 3: 1, 4: 0, 5: -1, 6: -2}
        """
        self._check_not_over(board)
        scores = self._column_scores_without_search(board)
        if scores is not None:
            return scores
        scores = self._search(Solver.column_scores, board, deadline)
        if scores is None:
            return None
        for column, score in scores.items():
            self._store_score(board.play(column), -score)
        return scores

    def best_columns(
        self, board: Board, deadline: Deadline | float | None = None
    ) -> list[int] | None:
        """Return the columns with the highest score, from left to right; None after the deadline.

        This takes less time than `column_scores`. Raises ValueError if the game is over.

        >>> board = Board.from_moves("4")
        >>> Judge(board.geometry).best_columns(board)
        [3]
        """
        self._check_not_over(board)
        scores = self._column_scores_without_search(board)
        if scores is not None:
            return best_columns(scores)
        return self._search(Solver.best_columns, board, deadline)

    def best_line(
        self, board: Board, deadline: Deadline | float | None = None
    ) -> tuple[tuple[int, ...], bool]:
        """Return the principal variation, and whether it reaches the end of the game in time.

        The variation consists of 0-based columns. Of several best columns, it takes the one nearest
        to the centre.

        >>> board = Board.from_moves("121212")
        >>> Judge(board.geometry).best_line(board)
        ((0,), True)
        """
        self._check_geometry(board)
        deadline = deadline_of(deadline)
        line: list[int] = []
        while not board.over:
            column = self._best_central_column(board, deadline)
            if column is None:
                return tuple(line), False
            line.append(column)
            board = board.play(column)
        return tuple(line), True

    def _best_central_column(self, board: Board, deadline: Deadline | None) -> int | None:
        """Return the best column, or None after the deadline.

        Of several, it is the one nearest to the centre, and of two that are equally near, the left.
        """
        scores = self._column_scores_without_search(board)
        if scores is not None:
            return centre_first(best_columns(scores), board.geometry)[0]
        # The solver finds one column sooner than the scores of all.
        return self._search(Solver.best_column, board, deadline)

    def _check_geometry(self, board: Board) -> None:
        """Raise ValueError if a board has another geometry: its key would be another position's."""
        if board.geometry != self._geometry:
            raise ValueError(f"the board has {board.geometry}, the judge {self._geometry}")

    def _check_not_over(self, board: Board) -> None:
        """Raise ValueError if a board has another geometry or its game is over."""
        self._check_geometry(board)
        if board.over:
            raise ValueError(f"the game is over, expected a board with columns to play:\n{board}")

    def _column_scores_without_search(self, board: Board) -> dict[int, int] | None:
        """Return the score of every legal column for the side to move, by column.

        Returns None if one of the columns needs a search.
        """
        scores: dict[int, int] = {}
        for column in board.legal_columns():
            score = self._score_without_search(board.play(column))
            if score is None:
                return None
            scores[column] = -score
        return scores

    def _score_without_search(self, board: Board) -> int | None:
        """Return the score of a board for the side to move, or None if it needs a search.

        A win or a draw that is on the board has a score, too.
        """
        if board.winner:  # the side that moved last, so the side to move has lost
            winner_discs_left = board.empties // 2
            return -(winner_discs_left + 1)
        if not board.empties:
            return 0
        # A position and its mirror image have one canonical position, and one score.
        canonical_board, _ = board.canonical()
        score = self._stored_scores.get(canonical_board.key)
        if score is not None:
            return score
        score = opening_score(board)
        if score is not None:
            self._store_score(board, score)
        return score

    def _store_score(self, board: Board, score: int) -> None:
        """Store the score of a board, also for its mirror image."""
        if len(self._stored_scores) == MAX_STORED_SCORES:
            self._stored_scores.clear()
        canonical_board, _ = board.canonical()
        self._stored_scores[canonical_board.key] = score

    def _search(
        self,
        method: Callable[..., Answer | None],
        board: Board,
        deadline: Deadline | float | None,
    ) -> Answer | None:
        """Return what a method of `Solver` returns for a board, or None after the deadline.

        `method` is a function of a solver, a board and a deadline, such as `Solver.score`. If the
        search is not compiled yet, up to half of the time is spent waiting for that. Without a
        deadline, the wait lasts until it is compiled.
        """
        deadline = deadline_of(deadline)
        if deadline is None:
            solver = self._wait_for_solver(max_seconds=None)
            return method(solver, board, deadline=None)
        if deadline.expired():
            return None
        solver = self._wait_for_solver(max_seconds=deadline.remaining() / 2)
        return method(solver, board, deadline=deadline)

    def _wait_for_solver(self, max_seconds: float | None) -> Solver:
        """Return the compiled solver, or the interpreted one if compiling takes longer.

        If `max_seconds` is None, waits until compiling has finished. Nothing is compiled for a
        small board, nor for a board that is too large for compiled code.
        """
        solvers = self._interpreted_and_compiled_solver
        key_bits = self._geometry.stride * self._geometry.columns  # of a position's key
        is_worth_compiling = MAX_SMALL_KEY_BITS < key_bits <= COMPILED_BITS
        if is_worth_compiling:
            solvers.start()  # begins to compile, the first time
        return solvers.ready(max_seconds)


@lru_cache(maxsize=MAX_JUDGES)
def cached_judge(geometry: Geometry) -> Judge:
    """Return the judge of a geometry that all games in this process share, with its stored scores.

    Only the judges of the last few geometries that were asked for are cached.
    """
    return Judge(geometry)


def advise(judge: Judge, board: Board, deadline: Deadline | None = None) -> tuple[int, int | None]:
    """Return a good column, and the score of the position for the side to move.

    The column is a best one. If the best columns are not known before the deadline, the score is
    None, and the column wins at once, blocks, or is chosen by a search of a few plies. The game
    must not be over.
    """
    score = judge.score(board, deadline)
    best = None if score is None else judge.best_columns(board, deadline)
    if best is not None:
        column_nearest_to_centre = centre_first(best, board.geometry)[0]
        return column_nearest_to_centre, score
    column = board.urgent_column()
    if column is None:
        heuristic_scores = score_columns(board, COURSE_MINIMAX, HINT_PLIES)
        column = centre_first(best_columns(heuristic_scores), board.geometry)[0]
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


def verdict_on(best_score: int | None, score: int | None) -> Verdict:
    """Return the verdict on a move by its score and the score of the best move.

    Both are scores for the side that makes the move, None if they are not known. For example, the
    verdict on a move with a negative score is "draw thrown away" if the best score was 0.
    """
    if best_score is None or score is None:
        return Verdict.UNKNOWN
    if score >= best_score:
        return Verdict.PERFECT
    for mistake in MISTAKES:
        # `before` and `after` are signs of scores: 1 is a win, 0 a draw and -1 a loss.
        if mistake.before == sign(best_score) and sign(score) in mistake.after:
            return mistake.verdict
    raise AssertionError(f"no mistake leads from the score {best_score} to {score}")


def sign(score: int) -> int:
    """Return the sign of a score: 1 for a win, 0 for a draw, -1 for a loss."""
    return (score > 0) - (score < 0)
