"""Exact scores: the game-theoretic score of a position, and of every move in it.

A `Solver` owns the transposition table and the time limit, and runs the search of `search.py`. The
search is compiled if numba can be imported and the board fits a machine word, else interpreted.

Scores are those of the literature. A draw is 0. A win is the number of discs the winner has left to
play, plus one. A loss is the negative of the opponent's win. With `e` empty squares, a win at once
scores (e + 1) // 2. A weak score is the sign alone: -1, 0 or 1.
"""

import ctypes
import mmap
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

from connectx.core.board import Board, Geometry, centre_first
from connectx.core.clock import Deadline, deadline_of
from connectx.core.compiled import compiled_solve, compiled_solve_all
from connectx.core.frames import new_frames
from connectx.core.interpreted import interpreted_tools
from connectx.core.layout import GAME_OVER, INFINITE_SCORE, NODES, TABLE
from connectx.core.search import build_solve
from connectx.core.table import LEAST_INDEX_BITS, SMALLEST_BITS, table_entries
from connectx.core.watcher import set_stop, stopped_at, watcher

Answer = TypeVar("Answer")
THREADED_ABOVE = 30  # with more empty squares, a search is long enough to be shared by threads


class Solver:
    """An exact solver for one geometry. Its transposition table is kept from call to call.

    A score is 0 for a draw. A win is the number of discs the winner has left to play, plus one;
    a loss is the negative. A `deadline` is a `Deadline` or a number of seconds from now.

    Ctrl-C ends a search if some solver was made in the main thread; then call from that thread.
    Do not use one solver from several threads at once.

    >>> board = Board.from_moves("2252576253462244111563365343671351441")
    >>> solver = Solver(board.geometry, compiled=False)  # by default numba compiles for seconds
    >>> solver.score(board), solver.nodes > 0  # the side to move loses with its last disc
    (-1, True)
    """

    def __init__(
        self,
        geometry: Geometry,
        *,
        table_bits: int | None = None,
        threads: int = 1,
        compiled: bool | None = None,
        compile_with: Callable[[Geometry], Callable[..., int] | None] = compiled_solve,
        known: Callable[[Board], int | None] | None = None,
    ) -> None:
        """Make the tables, and compile the search unless this process has already done so.

        Long searches use a table of 2 ** `table_bits` entries, shorter ones smaller tables. An
        entry takes 8 bytes compiled, about 44 interpreted. The defaults are 2 ** 23 (67 MB) and
        2 ** 20 (46 MB).

        With several `threads`, a compiled search uses as many cores for positions with more than
        `THREADED_ABOVE` empty squares. Node counts then vary from run to run, scores do not.

        `compiled=None` takes the faster search that is available. `True` raises RuntimeError if
        there is no compiled one. `compile_with` returns it; `kept_code.kept_solve` keeps it on
        disk.

        `known` is asked first. It returns a score that needs no search, such as
        `scores.opening_score`, or None.
        """
        solve = None if compiled is False else compile_with(geometry)
        if compiled and solve is None:
            raise RuntimeError(f"no compiled search for {geometry}: no numba, or the board is big")
        self.geometry = geometry
        self.compiled = solve is not None
        if table_bits is None:
            table_bits = 23 if self.compiled else 20
        if table_bits < LEAST_INDEX_BITS:
            raise ValueError(f"table_bits is {table_bits}, expected at least {LEAST_INDEX_BITS}")
        self._threads = threads if self.compiled else 1
        self._known = known
        self._deadline: Deadline | None = None  # of the call that is being answered
        self._table_bits = table_bits
        self._entries = table_entries(table_bits, self._threads)
        self._table: Any
        self._frames: list[Any] = new_frames(geometry, table_bits, self._threads)
        self._frames_arguments: list[Any] = self._frames  # what `solve` takes
        watcher().hear_signals()
        if solve is not None:
            self._solve = solve
            self._memory = private_memory(8 * self._entries)
            self._table = ctypes.addressof(ctypes.c_char.from_buffer(self._memory))
            self._frames = [(ctypes.c_int64 * len(frames))(*frames) for frames in self._frames]
            self._frames_arguments = [ctypes.addressof(frames) for frames in self._frames]
            watcher().add(self._frames)
            # So that the first searches need not wait for pages of these tables.
            first_tables = table_entries(min(SMALLEST_BITS, table_bits), self._threads)
            ctypes.memset(self._table, 0, 8 * first_tables)
        else:
            self._solve = build_solve(geometry, interpreted_tools())
            self._table = [0] * self._entries
            squares = geometry.rows * geometry.columns
            sys.setrecursionlimit(max(sys.getrecursionlimit(), 500 + squares))
        for frames in self._frames:
            frames[TABLE] = self._table

    @property
    def nodes(self) -> int:
        """The number of positions searched since the table was last empty."""
        return sum(int(frames[NODES]) for frames in self._frames)

    def clear(self) -> None:
        """Forget every score in the table and the learned order of moves.

        A search by one thread then visits the same nodes as that of a new solver.

        >>> solver = Solver(Board.empty(3, 3, 3).geometry, compiled=False)
        >>> score, before = solver.score(Board.empty(3, 3, 3)), solver.nodes
        >>> solver.clear()
        >>> solver.score(Board.empty(3, 3, 3)) == score, solver.nodes == before
        (True, True)
        """
        if self.compiled:
            ctypes.memset(self._table, 0, 8 * self._entries)
        else:
            self._table[:] = [0] * self._entries
        every_frames = new_frames(self.geometry, self._table_bits, self._threads)
        for frames, new in zip(self._frames, every_frames, strict=True):
            new[TABLE] = self._table
            frames[:] = new

    def compiled_call(self) -> tuple[Callable[..., int], int]:
        """The compiled `solve` and its last argument, for callers that are compiled too.

        The solver owns the memory behind the argument, so it must outlive it. Precondition: the
        solver is compiled.
        """
        return self._solve, self._frames_arguments[0]

    def score(
        self, board: Board, *, weak: bool = False, deadline: Deadline | float | None = None
    ) -> int | None:
        """The score of a board for the side to move; with `weak`, only its sign.

        None if the deadline comes first. Raises ValueError if the game is over.

        >>> board = Board.from_moves("2252576253462244111563365343671351441")
        >>> solver = Solver(board.geometry, compiled=False)
        >>> solver.score(board.play(6)), solver.score(board.play(6), weak=True)
        (2, 1)
        """
        reach = 1 if weak else INFINITE_SCORE
        if deadline is not None:
            return self._within(deadline, lambda: self._clamped_score(board, -reach, reach))
        # The shortest way into compiled code, where many take 1 us.
        if self._threads == 1 and self._known is None:
            own, occupied, _, geometry = board
            if geometry == self.geometry:
                frames = self._frames_arguments[0]
                try:
                    score = self._solve(own, occupied, -reach, reach, frames)
                except TimeoutError:
                    score = GAME_OVER  # a signal: `_clamped_score` starts again
                if score != GAME_OVER:
                    return score
        return self._clamped_score(board, -reach, reach)

    def scores(
        self,
        boards: Sequence[Board],
        *,
        weak: bool = False,
        deadline: Deadline | float | None = None,
    ) -> list[int] | None:
        """The `score` of each board. With few empty squares, it is faster than one call a board.

        None if the deadline comes first. Raises ValueError if a game is over.

        >>> board = Board.from_moves("2252576253462244111563365343671351441")
        >>> Solver(board.geometry, compiled=False).scores([board, board.play(6)])
        [-1, 2]
        """
        reach = 1 if weak else INFINITE_SCORE

        def score_all() -> list[int]:
            if not self.compiled or self._threads > 1 or self._known is not None:
                return [self._clamped_score(board, -reach, reach) for board in boards]
            batch = (ctypes.c_int64 * (3 * len(boards)))()
            batch[0::3] = [board.own for board in boards]
            batch[1::3] = [board.occupied for board in boards]
            arguments = ctypes.addressof(batch), len(boards), -reach, reach
            solve_all = compiled_solve_all(self._solve)
            self._finish(lambda frames: solve_all(*arguments, frames))
            scores = batch[2::3]
            if GAME_OVER in scores:
                self._clamped_score(boards[scores.index(GAME_OVER)], -reach, reach)
            return scores

        return self._within(deadline, score_all)

    def column_scores(
        self, board: Board, *, weak: bool = False, deadline: Deadline | float | None = None
    ) -> dict[int, int] | None:
        """The score of every legal column, from left to right, for the side to move.

        None if the deadline comes before all are known. Raises ValueError if the game is over.

        >>> board = Board.from_moves("2252576253462244111563365343671351441")
        >>> Solver(board.geometry, compiled=False).column_scores(board)
        {5: -1, 6: -2}
        """
        reach = 1 if weak else INFINITE_SCORE

        def score_all() -> dict[int, int]:
            self._clamped_score(board, 0, 0)
            return {
                column: self.column_score(board, column, -reach, reach)
                for column in board.legal_columns()
            }

        return self._within(deadline, score_all)

    def best_column(
        self, board: Board, *, weak: bool = False, deadline: Deadline | float | None = None
    ) -> int | None:
        """The column with the highest score; of several, the one nearest the centre, then the left.

        None if the deadline comes first. Raises ValueError if the game is over.

        >>> board = Board.from_moves("2252576253462244111563365343671351441")
        >>> Solver(board.geometry, compiled=False).best_column(board)
        5
        """
        reach = 1 if weak else INFINITE_SCORE

        def choose() -> int:
            best = self._clamped_score(board, -reach, reach)
            columns = centre_first(board.legal_columns(), self.geometry)
            for column in columns[:-1]:
                if self.column_score(board, column, best - 1, best) == best:
                    return column
            return columns[-1]

        return self._within(deadline, choose)

    def best_columns(
        self, board: Board, *, deadline: Deadline | float | None = None
    ) -> list[int] | None:
        """All columns with the highest score, from left to right. Faster than `column_scores`.

        None if they are not known before the deadline. Raises ValueError if the game is over.

        >>> board = Board.from_moves("2252576253462244111563365343671351441")
        >>> Solver(board.geometry, compiled=False).best_columns(board)
        [5]
        """

        def choose() -> list[int]:
            best = self._clamped_score(board, -INFINITE_SCORE, INFINITE_SCORE)
            return [
                column
                for column in board.legal_columns()
                if self.column_score(board, column, best - 1, best) == best
            ]

        return self._within(deadline, choose)

    def column_score(self, board: Board, column: int, low: int, high: int) -> int:
        """The score of a column for the side to move, clamped to `low` and `high`.

        Raises ValueError if the column cannot be played.

        >>> board = Board.from_moves("2252576253462244111563365343671351441")
        >>> Solver(board.geometry, compiled=False).column_score(board, 6, -1, 1)
        -1
        """
        child = board.play(column)
        score = self._ask(child, -high, -low)
        if score != GAME_OVER:
            return -score
        ended = (child.empties + 2) // 2 if child.winner else 0
        return max(low, min(high, ended))

    def _clamped_score(self, board: Board, low: int, high: int) -> int:
        """The score clamped to `low` and `high`."""
        if board.geometry != self.geometry:
            raise ValueError(f"the board has {board.geometry}, the solver {self.geometry}")
        score = self._ask(board, low, high)
        if score == GAME_OVER:
            raise ValueError(f"the game is over, expected a board to score:\n{board}")
        return score

    def _ask(self, board: Board, low: int, high: int) -> int:
        """The score clamped to `low` and `high`, or GAME_OVER."""
        known = None if self._known is None else self._known(board)
        if known is not None:
            return max(low, min(high, known))
        own, occupied, _, _ = board

        def search(frames: Any) -> int:
            return self._solve(own, occupied, low, high, frames)

        if self._threads == 1 or board.empties <= THREADED_ABOVE or low >= high:
            return self._finish(search)
        return self._race(search)

    def _race(self, search: Callable[[Any], int]) -> int:
        """What the first thread to finish finds.

        All search the same and share what they find out, in the shallow table; the first to finish
        stops the others.
        """
        answers: list[int] = []
        over = threading.Event()

        def run(thread: int) -> None:
            try:
                answers.append(self._finish(search, thread, over))
            except TimeoutError:
                pass
            finally:  # Ctrl-C ends the others too
                over.set()
                set_stop(self._frames, 1)

        helpers = [threading.Thread(target=run, args=(i,)) for i in range(1, self._threads)]
        for helper in helpers:
            helper.start()
        try:
            run(0)
        finally:
            for helper in helpers:
                helper.join()
            set_stop(self._frames, 0)
        if not answers:
            raise TimeoutError
        return answers[0]

    def _finish(
        self,
        search: Callable[[Any], Answer],
        thread: int = 0,
        over: threading.Event | None = None,
    ) -> Answer:
        """What a search by the frames of a thread returns. Where a signal has stopped it whose
        handler has raised nothing, it is called again.

        Raises TimeoutError at the deadline, or if it was stopped after `over` was set.
        """
        while True:
            try:
                return search(self._frames_arguments[thread])
            except TimeoutError:
                set_stop(self._frames[thread : thread + 1], 0)
                if (over and over.is_set()) or (self._deadline and self._deadline.expired()):
                    raise

    def _within(self, limit: Deadline | float | None, work: Callable[[], Answer]) -> Answer | None:
        """What `work` returns, or None if the deadline comes first."""
        deadline = deadline_of(limit)
        if deadline is None:
            return work()
        self._deadline = deadline
        try:
            with stopped_at(deadline, self._frames, self.compiled):
                return work()
        except TimeoutError:
            return None
        finally:
            self._deadline = None


def private_memory(size: int) -> mmap.mmap:
    """`size` bytes of zeros, in huge pages where there are any.

    By default `mmap` makes memory that can be shared, for which Linux gives no huge pages.
    """
    if not hasattr(mmap, "MAP_PRIVATE"):  # Windows
        return mmap.mmap(-1, size)
    memory = mmap.mmap(-1, size, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    with suppress(AttributeError, OSError):  # not Linux, or a kernel without huge pages
        memory.madvise(mmap.MADV_HUGEPAGE)
    return memory
