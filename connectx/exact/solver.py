"""The solver of programs: that of `core/`, with what a submission does without.

It starts sooner, as its machine code is kept on disk. It has memory in huge pages, several threads
for one search, many positions in one call, and it runs other machine code that searches.
"""

import ctypes
import mmap
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any, TypeVar

from connectx.core import solver
from connectx.core.board import Board, Geometry
from connectx.core.clock import Deadline
from connectx.core.compiled import compiled_tools
from connectx.core.layout import GAME_OVER, INFINITE_SCORE, NODES
from connectx.core.stop import Stop
from connectx.core.table import DEEP_BITS, table_entries
from connectx.exact.kept_code import kept_solve

Result = TypeVar("Result")
THREADED_ABOVE = 30  # with more empty squares, a search is long enough to be shared by threads


class Solver(solver.Solver):
    """An exact solver for one geometry. Its transposition table is kept from call to call.

    A score is 0 for a draw. A win is the number of discs the winner has left to play, plus one;
    a loss is the negative. A `deadline` is a `Deadline` or a number of seconds from now. Do not
    use one solver from several threads at once.

    >>> board = Board.from_moves("2252576253462244111563365343671351441")
    >>> solver = Solver(board.geometry, compiled=False)  # by default, numba compiles once
    >>> solver.score(board), solver.nodes > 0  # the side to move loses with its last disc
    (-1, True)
    """

    _compile = staticmethod(kept_solve)

    def __init__(self, geometry: Geometry, *, threads: int = 1, **options: Any) -> None:
        """With several `threads`, a compiled search uses as many cores for positions with more than
        `THREADED_ABOVE` empty squares. Node counts then vary from run to run, scores do not.

        The options are those of `core.solver.Solver`: `table_bits`, `compiled` and `known`.
        """
        self._helpers: list[tuple[Any, int, Stop]] = []
        self._threads = threads
        super().__init__(geometry, **options)
        self._renew_helpers()

    def _renew_helpers(self) -> None:
        """Frames for the other threads, each with a deep table behind all tables: two cores that
        write to one cache line are slow."""
        if self.compiled and self._threads > 1:
            self._search = self._race  # type: ignore[method-assign]
            end = table_entries(self._table_bits)
            stops = [Stop(compiled=True) for _ in range(1, self._threads)]
            self._helpers = [
                (*self._new_frames(stop, end + (number << DEEP_BITS)), stop)
                for number, stop in enumerate(stops)
            ]

    def _zeros(self, entries: int) -> Any:
        """The memory of the tables: if compiled, in huge pages where there are any.

        By default `mmap` makes memory that can be shared, for which Linux gives no huge pages.
        """
        if not self.compiled:
            return super()._zeros(entries)
        entries += (self._threads - 1) << DEEP_BITS
        private = getattr(mmap, "MAP_PRIVATE", 0)  # not on Windows
        options = {"flags": private | mmap.MAP_ANONYMOUS} if private else {}
        memory = mmap.mmap(-1, 8 * entries, **options)
        with suppress(AttributeError, OSError):  # not Linux, or a kernel without huge pages
            memory.madvise(mmap.MADV_HUGEPAGE)
        return (ctypes.c_int64 * entries).from_buffer(memory)

    @property
    def nodes(self) -> int:
        """The number of positions searched since the table was last empty."""
        return super().nodes + sum(int(frames[NODES]) for frames, _, _ in self._helpers)

    def clear(self) -> None:
        """Forget every score in the tables and the learned order of moves, of all threads.

        >>> solver = Solver(Board.empty(3, 3, 3).geometry, compiled=False)
        >>> score, before = solver.score(Board.empty(3, 3, 3)), solver.nodes
        >>> solver.clear()
        >>> solver.score(Board.empty(3, 3, 3)) == score, solver.nodes == before
        (True, True)
        """
        super().clear()
        self._renew_helpers()

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
            solve_all = compiled_solve_all(self.geometry)
            self.run(solve_all, ctypes.addressof(batch), len(boards), -reach, reach)
            scores = batch[2::3]
            if GAME_OVER in scores:
                self._clamped_score(boards[scores.index(GAME_OVER)], -reach, reach)
            return scores

        return self._within(deadline, score_all)

    def run(self, code: Callable[..., Result], *arguments: Any) -> Result:
        """What machine code returns that searches by `kept_solve`, whose last argument it gets
        after the others. Precondition: the solver is compiled."""
        try:
            return code(*arguments, self._memory)
        except TimeoutError:
            raise self._stop.reason() from None

    def _race(self, board: Board, low: int, high: int) -> int:
        """As `_search`: what the first thread to finish finds, which stops the others. All search
        the same and share what they find out, in the shallow table."""
        if board.empties <= THREADED_ABOVE or low >= high:
            return super()._search(board, low, high)
        answers: list[int] = []
        over, time_is_up = threading.Event(), self._stop.is_due

        def is_over() -> bool:
            return over.is_set() or time_is_up()

        def help_with(memory: int, stop: Stop) -> None:
            with suppress(TimeoutError), stop.when(is_over):
                answers.append(self._solve(board.own, board.occupied, low, high, memory))
                over.set()

        helpers = [threading.Thread(target=help_with, args=helper[1:]) for helper in self._helpers]
        for helper in helpers:
            helper.start()
        try:
            with self._stop.when(is_over):
                answers.append(super()._search(board, low, high))
        except TimeoutError:
            if not is_over():  # a signal's handler has raised it
                raise
        finally:  # Ctrl-C ends the others too
            over.set()
            for helper in helpers:
                helper.join()
        if not answers:
            raise TimeoutError
        return answers[0]


@lru_cache(maxsize=16)
def compiled_solve_all(geometry: Geometry) -> Callable[..., None]:
    """Machine code for a batch of positions.

    It takes the address of three words per position, own and occupied squares and the score that it
    fills in, their number, and the other arguments of `solve`.
    """
    tools, solve = compiled_tools(geometry), kept_solve(geometry)
    assert tools, "the solver is compiled"
    assert solve
    pointer = tools.pointer

    @tools.jit
    def solve_all(address: int, count: int, low: int, high: int, frames: int) -> None:
        batch = pointer(address)
        for field in range(0, 3 * count, 3):
            batch[field + 2] = solve(batch[field], batch[field + 1], low, high, frames)

    return solve_all  # type: ignore[no-any-return]
