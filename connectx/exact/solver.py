"""The solver of programs: that of `core/`, with what a submission does without.

It starts sooner, as its machine code is kept on disk, has memory in huge pages, and runs other
machine code that searches.
"""

import ctypes
import mmap
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

from connectx.core import solver
from connectx.exact.kept_code import kept_solve

Result = TypeVar("Result")


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

    def _zeros(self, entries: int) -> Any:
        """The memory of the tables: if compiled, in huge pages where there are any.

        By default `mmap` makes memory that can be shared, for which Linux gives no huge pages.
        """
        if not self.compiled:
            return super()._zeros(entries)
        private = getattr(mmap, "MAP_PRIVATE", 0)  # not on Windows
        options = {"flags": private | mmap.MAP_ANONYMOUS} if private else {}
        memory = mmap.mmap(-1, 8 * entries, **options)
        with suppress(AttributeError, OSError):  # not Linux, or a kernel without huge pages
            memory.madvise(mmap.MADV_HUGEPAGE)
        return (ctypes.c_int64 * entries).from_buffer(memory)

    def run(self, code: Callable[..., Result], *arguments: Any) -> Result:
        """What machine code returns that searches by `kept_solve`, whose last argument it gets
        after the others. Precondition: the solver is compiled."""
        try:
            return code(*arguments, self._memory)
        except TimeoutError:
            raise self._stop.reason() from None
