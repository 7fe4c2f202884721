"""Exact scores without the wait: interpreted at first, compiled once that pays.

Compiling the search takes seconds. Late in a game the interpreted search needs less than that, so
it answers there, until it has used up a second in all. Anything harder is left to the compiled
search, which a thread prepares, so that a caller with a deadline gets control back in time.
"""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from time import perf_counter
from typing import TypeVar

from agents.core.clock import Deadline
from agents.core.position import Geometry, Position
from agents.core.solver import Solver

Answer = TypeVar("Answer")

# Random positions with 28 empty squares took the interpreted search 0.5 s on average, 30 already
# more than 2 s.
LATE = 28  # empty squares at most
INTERPRETED_SECONDS = 1.0  # in all


class QuickSolver:
    """The scores of `agents.core.solver.Solver`, the first ones soon.

    The methods are those of `Solver`: None means not known before the deadline, and a game that is
    over raises ValueError. Not for use by several threads at once.
    """

    def __init__(self, geometry: Geometry) -> None:
        self.geometry = geometry
        self._interpreted: Solver | None = None  # made when needed: its table takes memory
        self._interpreted_seconds = 0.0
        self._compiled: Future[Solver] | None = None

    def score(
        self, position: Position, *, weak: bool = False, deadline: Deadline | None = None
    ) -> int | None:
        """The score of a position for the side to move; with `weak` only its sign."""

        def ask(solver: Solver, until: Deadline | None) -> int | None:
            return solver.score(position, weak=weak, deadline=until)

        return self._ask(ask, position, deadline)

    def column_scores(
        self, position: Position, *, weak: bool = False, deadline: Deadline | None = None
    ) -> dict[int, int] | None:
        """The score of every legal column for the side to move."""

        def ask(solver: Solver, until: Deadline | None) -> dict[int, int] | None:
            return solver.column_scores(position, weak=weak, deadline=until)

        return self._ask(ask, position, deadline)

    def best_columns(
        self, position: Position, *, deadline: Deadline | None = None
    ) -> list[int] | None:
        """All columns with the highest score, from left to right."""

        def ask(solver: Solver, until: Deadline | None) -> list[int] | None:
            return solver.best_columns(position, deadline=until)

        return self._ask(ask, position, deadline)

    def prepare(self, position: Position) -> None:
        """Compile now if `position` calls for it, before the caller sets a deadline."""
        if self._seconds_for(position) <= 0:
            self._compiled_solver(None)

    def _ask(
        self,
        ask: Callable[[Solver, Deadline | None], Answer | None],
        position: Position,
        deadline: Deadline | None,
    ) -> Answer | None:
        seconds = self._seconds_for(position)
        if seconds > 0:
            if deadline is not None:
                seconds = min(seconds, deadline.remaining())
            start = perf_counter()
            answer = ask(self._interpreted_solver(), Deadline(seconds))
            self._interpreted_seconds += perf_counter() - start
            if answer is not None:
                return answer
        solver = self._compiled_solver(deadline)
        return None if solver is None else ask(solver, deadline)

    def _seconds_for(self, position: Position) -> float:
        """How long the interpreted search may try a position before the compiled one does."""
        compiled = self._compiled is not None and self._compiled.done()
        empty = self.geometry.rows * self.geometry.columns - position.discs
        return 0.0 if compiled or empty > LATE else INTERPRETED_SECONDS - self._interpreted_seconds

    def _interpreted_solver(self) -> Solver:
        if self._interpreted is None:
            self._interpreted = Solver(self.geometry, compiled=False)
        return self._interpreted

    def _compiled_solver(self, deadline: Deadline | None) -> Solver | None:
        """The compiled solver, or what there is without numba; None if not ready in time."""
        if self._compiled is None:
            thread = ThreadPoolExecutor(max_workers=1)
            self._compiled = thread.submit(Solver, self.geometry)
            thread.shutdown(wait=False)
        try:
            solver = self._compiled.result(None if deadline is None else deadline.remaining())
        except TimeoutError:
            return None
        if self._interpreted is None or solver.compiled:
            return solver
        return self._interpreted  # no numba: this one knows more already
