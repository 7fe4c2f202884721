"""Exact scores without the wait: interpreted at first, compiled once that pays.

Loading or compiling the search takes from a fraction of a second to several. Late in a game the
interpreted search needs less, so it answers there, until it has used up a second in all. Anything
harder is left to the compiled search, which a thread prepares, so that a caller with a deadline
gets control back in time. It uses every core.
"""

import os
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cached_property
from time import perf_counter
from typing import TypeVar

from agents.core.clock import Deadline
from agents.core.kept_code import kept_solve
from agents.core.position import Geometry, Position
from agents.core.solver import Solver

Answer = TypeVar("Answer")

# Random positions with 28 empty squares took the interpreted search 0.5 s on average, 30 already
# more than 2 s.
LATE = 28  # empty squares at most
INTERPRETED_SECONDS = 1.0  # in all


class QuickSolver:
    """Puts questions to an interpreted or a compiled `Solver`. Not for several threads at once."""

    def __init__(self, geometry: Geometry) -> None:
        self.geometry = geometry
        self._interpreted_seconds = INTERPRETED_SECONDS  # that are left
        self._compiled: Future[Solver] | None = None

    @cached_property
    def _interpreted(self) -> Solver:
        return Solver(self.geometry, compiled=False)  # when needed: its table takes memory

    def ask(
        self,
        question: Callable[..., Answer | None],
        position: Position,
        deadline: Deadline | None = None,
        **options: bool,
    ) -> Answer | None:
        """What a method of `Solver`, such as `Solver.score`, answers about a position.

        None if that is not known before the deadline; raises ValueError if the game is over.
        """
        if deadline and deadline.expired():
            return None
        seconds = self._seconds_for(position)
        if seconds > 0:
            start = perf_counter()
            until = Deadline(min(seconds, deadline.remaining()) if deadline else seconds)
            answer = question(self._interpreted, position, deadline=until, **options)
            self._interpreted_seconds -= perf_counter() - start
            if answer is not None:
                return answer
        try:
            solver = self._prepared().result(deadline.remaining() if deadline else None)
        except TimeoutError:
            return None
        if not solver.compiled:  # no numba: the first one knows more already
            solver = self._interpreted
        return question(solver, position, deadline=deadline, **options)

    def prepare(self, position: Position) -> None:
        """Compile now if `position` calls for it, before the caller sets a deadline."""
        if self._seconds_for(position) <= 0:
            self._prepared().result()

    def _seconds_for(self, position: Position) -> float:
        """How long the interpreted search may try a position before the compiled one does."""
        compiled = self._compiled is not None and self._compiled.done()
        empty = self.geometry.rows * self.geometry.columns - position.discs
        return 0.0 if compiled or empty > LATE else self._interpreted_seconds

    def _prepared(self) -> "Future[Solver]":
        """The compiled solver once it is ready, or what there is without numba."""
        if self._compiled is None:
            thread = ThreadPoolExecutor(max_workers=1)
            self._compiled = thread.submit(
                Solver, self.geometry, threads=os.cpu_count() or 1, compile_with=kept_solve
            )
            thread.shutdown(wait=False)
        return self._compiled
