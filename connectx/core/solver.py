"""Exact scores: the game-theoretic score of a position, and of every move in it.

A `Solver` owns the transposition tables and the time limit, and runs the search of `search.py`. The
search is compiled if numba can be imported and the board fits a machine word, else interpreted.

Scores are those of the literature. A draw is 0. A win is the number of discs the winner has left to
play, plus one. A loss is the negative of the opponent's win. With `e` empty squares, a win at once
scores (e + 1) // 2. A weak score is the sign alone: -1, 0 or 1.
"""

import ctypes
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Generic, TypeVar

from connectx.core.board import Board, Geometry, centre_first
from connectx.core.clock import Deadline, deadline_of
from connectx.core.compiled import compiled_solve
from connectx.core.layout import (
    COMPILED_BITS,
    GAME_OVER,
    INFINITE_SCORE,
    NODES,
    STOP,
    TABLE,
    interpreted_tools,
)
from connectx.core.search import build_solve
from connectx.core.table import MIN_INDEX_BITS, FramesOnDemand, new_frames, table_entries

Returned = TypeVar("Returned")
Form = TypeVar("Form")
STOP_FUNCTION = ctypes.CFUNCTYPE(ctypes.c_int64)  # without arguments; other than 0 is to stop
MAX_SOLVED_SQUARES = 10_000  # preparing a search of a larger board takes over a tenth of a second


class Solver:
    """The exact solver of agents, for one geometry. Its stored bounds last from call to call.

    A score is 0 for a draw. A win is the number of discs the winner has left to play, plus one;
    a loss is the negative. A `deadline` is a `Deadline` or a number of seconds from now. Every
    method that takes a board raises ValueError if it has another geometry.

    The build copies this class into an agent's file. Programs use `connectx.Solver`, which has the
    same methods and starts sooner. Do not use a solver from several threads at once.

    On a board of more than MAX_SOLVED_SQUARES squares, nothing is searched and every score is None.

    >>> board = Board.from_moves("2252576253462244111563365343671351441")
    >>> solver = Solver(board.geometry, compiled=False)  # by default numba compiles for seconds
    >>> solver.score(board), solver.nodes > 0  # the side to move loses with its last disc
    (-1, True)
    """

    _compile = staticmethod(compiled_solve)

    def __init__(
        self,
        geometry: Geometry,
        *,
        table_bits: int | None = None,
        compiled: bool | None = None,
        known: Callable[[Board], int | None] | None = None,
    ) -> None:
        """Make the tables, and compile the search unless this process has already done so.

        Long searches use a table of 2 ** `table_bits` entries, shorter ones smaller tables. An
        entry takes 8 bytes compiled, about 44 interpreted. By default, `table_bits` is 23 for a
        compiled search, whose tables then take up to 106 MB together, and 20 for an interpreted
        one, whose tables take up to 75 MB.

        `compiled=None` takes the faster search that is available. With `compiled=True`, raises
        RuntimeError if there is no compiled search. Raises ValueError if `table_bits` is too small.

        `known` is a function such as `scores.opening_score`. It is called before each search, and
        returns a score that needs no search, or None.
        """
        solve = None if compiled is False else self._compile(geometry)
        if compiled and solve is None:
            raise RuntimeError(f"no compiled search for {geometry}: no numba, or the board is big")
        self.geometry = geometry
        self.compiled = solve is not None
        if table_bits is None:
            table_bits = 23 if self.compiled else 20
        if table_bits < MIN_INDEX_BITS:
            raise ValueError(f"table_bits is {table_bits}, expected at least {MIN_INDEX_BITS}")
        self._known = known
        self._table_bits = table_bits
        self._stop = Stop(self.compiled)
        self._is_too_large = geometry.rows * geometry.columns > MAX_SOLVED_SQUARES
        self._always_searches = known is None and not self._is_too_large
        self._solve = solve or self._interpreted_solve()
        self._table = self._zeros(0 if self._is_too_large else table_entries(table_bits))
        self._frames, self._memory = self._make_frames()

    def _interpreted_solve(self) -> Callable[..., int]:
        """Make `solve` in plain Python. On a board that is too large, it gives up at once."""
        if self._is_too_large:
            return give_up
        tools = interpreted_tools(self.geometry, self._stop.is_stop_due)
        return build_solve(self.geometry, tools)

    def _zeros(self, entries: int) -> Any:
        """Make the memory of the tables, of 64-bit words if compiled."""
        return (ctypes.c_int64 * entries)() if self.compiled else [0] * entries

    def _make_frames(self) -> tuple[Any, Any]:
        """Make the frames, the search's memory beside its tables (see `layout.py`).

        Returns the frames, and what `solve` takes as its `memory`: the frames themselves if the
        search is interpreted, their address if it is compiled. The frames must live as long as the
        address is used.
        """
        if self._is_too_large:
            return [0], None  # nothing is searched, so NODES, which is the first field, remains 0
        key_bits = self.geometry.stride * self.geometry.columns
        fields: Any
        if key_bits <= COMPILED_BITS:
            fields = new_frames(self.geometry, self._table_bits)
        else:
            fields = FramesOnDemand(self.geometry, self._table_bits)
        fields[STOP] = self._stop.field
        if not self.compiled:
            fields[TABLE] = self._table
            return fields, fields
        fields[TABLE] = ctypes.addressof(self._table)
        frames = (ctypes.c_int64 * len(fields))(*fields)
        return frames, ctypes.addressof(frames)

    @property
    def nodes(self) -> int:
        """The number of positions searched since the table was last empty."""
        return int(self._frames[NODES])

    def clear(self) -> None:
        """Remove all bounds from the tables, and all history from the move ordering.

        A search then visits the same nodes as that of a new solver.

        >>> solver = Solver(Board.empty(3, 3, 3).geometry, compiled=False)
        >>> score, before = solver.score(Board.empty(3, 3, 3)), solver.nodes
        >>> solver.clear()
        >>> solver.score(Board.empty(3, 3, 3)) == score, solver.nodes == before
        (True, True)
        """
        if self.compiled:
            ctypes.memset(self._table, 0, ctypes.sizeof(self._table))
        else:
            self._table[:] = [0] * len(self._table)
        self._frames, self._memory = self._make_frames()

    def score(
        self, board: Board, *, weak: bool = False, deadline: Deadline | float | None = None
    ) -> int | None:
        """Return the score of a board for the side to move; with `weak`, only its sign.

        None if the deadline comes first. Raises ValueError if the game is over.

        >>> board = Board.from_moves("2252576253462244111563365343671351441")
        >>> solver = Solver(board.geometry, compiled=False)
        >>> solver.score(board.play(6)), solver.score(board.play(6), weak=True)
        (2, 1)
        """
        reach = 1 if weak else INFINITE_SCORE
        # The shortest way into compiled code, where many take 1 us.
        if deadline is None and self._always_searches and board.geometry is self.geometry:
            score = self._search(board, -reach, reach)
            if score != GAME_OVER:
                return score
        return self._within(deadline, board, lambda: self._clamped_score(board, -reach, reach))

    def column_scores(
        self, board: Board, *, weak: bool = False, deadline: Deadline | float | None = None
    ) -> dict[int, int] | None:
        """Return the score of every legal column, from left to right, for the side to move.

        Returns None if the deadline comes before all are found. Raises ValueError if the game is
        over.

        >>> board = Board.from_moves("2252576253462244111563365343671351441")
        >>> Solver(board.geometry, compiled=False).column_scores(board)
        {5: -1, 6: -2}
        """
        reach = 1 if weak else INFINITE_SCORE

        def score_all() -> dict[int, int]:
            self._clamped_score(board, 0, 0)
            return {
                column: self._column_score(board, column, -reach, reach)
                for column in board.legal_columns()
            }

        return self._within(deadline, board, score_all)

    def best_column(
        self, board: Board, *, weak: bool = False, deadline: Deadline | float | None = None
    ) -> int | None:
        """Find the column with the highest score; of several, the first of `centre_first`.

        With `weak`, only the sign of scores counts, so that all winning columns are equal. Returns
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
                if self._column_score(board, column, best - 1, best) == best:
                    return column
            return columns[-1]  # one column is the best, and no other is

        return self._within(deadline, board, choose)

    def best_columns(
        self, board: Board, *, deadline: Deadline | float | None = None
    ) -> list[int] | None:
        """List all columns with the highest score, from left to right. Faster than `column_scores`.

        Returns None if the deadline comes first. Raises ValueError if the game is over.

        >>> board = Board.from_moves("2252576253462244111563365343671351441")
        >>> Solver(board.geometry, compiled=False).best_columns(board)
        [5]
        """

        def choose() -> list[int]:
            best = self._clamped_score(board, -INFINITE_SCORE, INFINITE_SCORE)
            return [
                column
                for column in board.legal_columns()
                if self._column_score(board, column, best - 1, best) == best
            ]

        return self._within(deadline, board, choose)

    def column_score(self, board: Board, column: int, low: int, high: int) -> int:
        """Return the score of a column for the side to move, clamped to `low` and `high`.

        Raises ValueError if the column cannot be played, if the game is over, or if the board has
        another geometry.

        >>> board = Board.from_moves("2252576253462244111563365343671351441")
        >>> Solver(board.geometry, compiled=False).column_score(board, 6, -1, 1)
        -1
        """
        self._check_geometry(board)
        self._clamped_score(board, 0, 0)  # refuses a game that is over
        return self._column_score(board, column, low, high)

    def _column_score(self, board: Board, column: int, low: int, high: int) -> int:
        """Return the clamped score of a column, if the geometry and the state of the game fit."""
        child = board.play(column)
        score = self._ask(child, -high, -low)
        if score != GAME_OVER:
            return -score
        final_score = (child.empties + 2) // 2 if child.winner else 0
        return max(low, min(high, final_score))

    def _clamped_score(self, board: Board, low: int, high: int) -> int:
        """Return the score clamped to `low` and `high`. Raises ValueError if the game is over."""
        score = self._ask(board, low, high)
        if score == GAME_OVER:
            raise _game_is_over(board)
        return score

    def _check_geometry(self, board: Board) -> None:
        """Raise ValueError if a board has another geometry: its masks would be misread."""
        if board.geometry != self.geometry:
            raise ValueError(f"the board has {board.geometry}, the solver {self.geometry}")

    def _ask(self, board: Board, low: int, high: int) -> int:
        """Return the score clamped to `low` and `high`, or GAME_OVER."""
        known = None if self._known is None else self._known(board)
        if known is not None:
            return max(low, min(high, known))
        return self._search(board, low, high)

    def _search(self, board: Board, low: int, high: int) -> int:
        """Search for the score clamped to `low` and `high`, or GAME_OVER."""
        own, occupied, _, _ = board
        try:
            return self._solve(own, occupied, low, high, self._memory)
        except TimeoutError:
            raise self._stop.reason() from None

    def _within(
        self, limit: Deadline | float | None, board: Board, work: Callable[[], Returned]
    ) -> Returned | None:
        """Return what `work` returns about a board, or None if the deadline comes first.

        `work` raises TimeoutError when a search in it is stopped, and ValueError if the game is
        over. Also returns None if the board is too large to be solved. Raises ValueError if the
        board has another geometry or the game is over, even if there is no time to search.
        """
        self._check_geometry(board)
        if self._is_too_large:
            if board.over:
                raise _game_is_over(board)
            return None
        deadline = deadline_of(limit)
        if deadline is None:
            return work()
        try:
            with self._stop.when(deadline.expired):
                return work()
        except TimeoutError:
            if not deadline.expired():  # a signal's handler has raised it
                raise
            if board.over:  # the deadline may have come before any search noticed
                raise _game_is_over(board) from None
            return None


def give_up(*_: object) -> int:
    """Search nothing. Raises TimeoutError."""
    raise TimeoutError


def _game_is_over(board: Board) -> ValueError:
    """Make the error about a finished game, whose columns have no score."""
    return ValueError(f"the game is over, expected a board to score:\n{board}")


class Stop:
    """What ends a search early: its deadline, or a signal such as Ctrl-C.

    The search asks about every millisecond whether to stop. Machine code can neither look at a
    clock nor let Python handle a signal, so it calls a C function, which does both. `field` is the
    field STOP of the search's frames.
    """

    def __init__(self, compiled: bool) -> None:
        """Make `field`: a function of Python, or if `compiled` the address of a C function."""
        self.is_due: Callable[[], bool] = lambda: False
        self._raised: BaseException | None = None
        self.field: Any = self.is_stop_due
        if compiled:
            # The C function resumes a generator, which is then already inside its `try`. So it
            # catches whatever the handler of a signal raises.
            polls = self._poll()
            next(polls)
            # ctypes frees the C function with this object, so the object has to live as long.
            self._stop_function = STOP_FUNCTION(polls.__next__)
            self.field = ctypes.cast(self._stop_function, ctypes.c_void_p).value

    def is_stop_due(self) -> bool:
        """Tell whether the search must stop."""
        return self.is_due()

    @contextmanager
    def when(self, is_due: Callable[[], bool]) -> Iterator[None]:
        """Make searches within this context raise TimeoutError as soon as a stop `is_due`.

        Raises TimeoutError if it is due already.
        """
        if is_due():
            raise TimeoutError
        outer_is_due = self.is_due
        self.is_due = is_due
        try:
            yield
        finally:
            self.is_due = outer_is_due

    def reason(self) -> BaseException:
        """Return what to raise in place of a search's TimeoutError.

        If a signal's handler has raised an error, such as KeyboardInterrupt, that error is returned
        once.
        """
        error = self._raised
        self._raised = None
        return error or TimeoutError()

    def _poll(self) -> Iterator[bool]:
        """Yield, at each poll of a compiled search, whether the search must stop.

        A signal's handler may raise an error while this generator runs. Such an error cannot pass
        through machine code, so it is stored for `reason`.
        """
        while True:
            try:
                while True:
                    yield self._raised is not None or self.is_due()
            except GeneratorExit:
                return
            except BaseException as error:  # noqa: BLE001 - `reason` gives it to the caller
                self._raised = error


class UntilCompiled(Generic[Form]):
    """The interpreted form of something, until its compiled form is ready.

    The compiled form is made in the background, so that no move waits for it beyond its time. If
    the compiled form cannot be made, the interpreted form stays in use.
    """

    def __init__(self, make: Callable[[bool], Form]) -> None:
        """Make the interpreted form by `make(False)`. `make(True)` is to make the compiled one."""
        self._make = make
        self.interpreted = make(False)
        self._compiled: Form | None = None
        self._thread = threading.Thread(target=self._compile, daemon=True)

    def start(self) -> None:
        """Begin to compile, the first time this is called."""
        if self._thread.ident is None:
            with suppress(RuntimeError):  # no thread can be started
                self._thread.start()

    def ready(self, seconds: float | None = 0.0) -> Form:
        """Return the compiled form if it is ready within `seconds`, else the interpreted one.

        With None, waits until the attempt to compile has ended. Before `start`, nothing is waited
        for.
        """
        if self._thread.ident is not None:
            self._thread.join(seconds)
        return self.interpreted if self._compiled is None else self._compiled

    def _compile(self) -> None:
        """Make the compiled form, in the background."""
        with suppress(Exception):  # a broken numba may cost speed, never a game
            self._compiled = self._make(True)
