# A ConnectX submission, built by connectx build from agents/perfect.py
#
# Plays perfectly wherever it can, and always within the time limit.
#
# The first of these that applies decides a move:
#
# 1. a move that wins at once;
# 2. a move that stops the opponent from winning at once;
# 3. on the 6x7 board with four in a row, the opening book, for every position of our repertoire;
# 4. the exact solver: the fastest win, else a draw, else the slowest loss;
# 5. if the solver does not finish, the deepest search the time allows.
#
# The book reaches so far that Python alone solves the rest of our repertoire in time, without numba.
# Outside of it, in games that others have begun, the solver need not search for the scores of the
# first positions, which are known. Beyond those, the compiled solver is made in the background if the
# interpreted one is too slow; without numba, only speed is lost.
#
# In this file, from the top:
#
#     connectx/core/board.py             The board: a position as two bit masks, and the rules of the game on them.
#     connectx/core/book_data.py         The opening book's text, by `python -m connectx.openings build`; see `book.py`.
#     connectx/core/static_function.py   A static function: the values of a set of keys, in a text that has no keys.
#     connectx/core/book.py              The opening book: our column in every position of our repertoire, without a list of positions.
#     connectx/core/clock.py             Time as a budget: a search is given a `Deadline` and never reads the clock itself.
#     connectx/core/layout.py            What the parts of the exact search share: the fields of its memory, and what differs by speed.
#     connectx/core/order.py             The order of moves in the exact search: ranks, and what is learned of them.
#     connectx/core/table.py             The transposition tables of the exact search: an entry, a slot, and which table is in use.
#     connectx/core/zugzwang.py          Two rules of zugzwang, which end the exact search at a node: docs/search.md, "Zugzwang".
#     connectx/core/search.py            The exact search, written once for three speeds.
#     connectx/core/compiled.py          The exact search in machine code.
#     connectx/core/interpreted.py       What the exact search needs of Python itself; `compiled.py` has the same of the compiler.
#     connectx/core/stop.py              What ends a search early: its deadline, or a signal such as Ctrl-C.
#     connectx/core/until_compiled.py    What plays until its compiled form is ready.
#     connectx/core/heuristic_search.py  The heuristic search: alpha-beta to a depth or until time is up, for what cannot be solved.
#     connectx/core/observation.py       Kaggle's observation and configuration as a board: the only place that knows their format.
#     connectx/core/scores_data.py       The scores of the first positions, by `python -m connectx.openings scores`; see `scores.py`.
#     connectx/core/scores.py            The scores of the standard board's first positions, without a list of positions.
#     connectx/core/frames.py            The memory of the exact search before it begins; `layout.py` says what is where.
#     connectx/core/solver.py            Exact scores: the game-theoretic score of a position, and of every move in it.
#     agents/perfect.py                  Plays perfectly wherever it can, and always within the time limit.
#
# Built by
#
#     connectx build perfect
#
# from these files. Edit them and build again.

from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from contextlib import contextmanager
from contextlib import suppress
from functools import lru_cache
from operator import index
from typing import Any
from typing import Generic
from typing import NamedTuple
from typing import TypeVar
from uuid import uuid4
import ctypes
import random
import sys
import threading
import time

# ==================================================================================================
# connectx/core/board.py
# ==================================================================================================
# The board: a position as two bit masks, and the rules of the game on them.
#
# The squares of a 6x7 board by bit number. Row 6 is a sentinel that is never occupied, so no shift
# carries a run of discs from one column into the next:
#
#     6 13 20 27 34 41 48   <- sentinels
#     5 12 19 26 33 40 47   <- top row
#     4 11 18 25 32 39 46
#     3 10 17 24 31 38 45
#     2  9 16 23 30 37 44
#     1  8 15 22 29 36 43
#     0  7 14 21 28 35 42   <- bottom row
#
# Glossary, for this and every other file:
#     square     one bit; (row, column) both from 0, row 0 at the bottom
#     column     0-based in code, 1-based in text: "4453" plays columns 3, 3, 4, 2
#     stride     bits a column, rows + 1
#     mark       a player's number, 1 or 2; 1 moves first
#     seat       who moves first, 0, or second, 1: mark - 1
#     own        the discs of the side to move
#     theirs     the discs of the other side, own ^ occupied
#     occupied   the discs of both
#     move       the mask of the square on which a disc lands
#     line       `inarow` squares in a row, column or diagonal
#     winning    of an empty square: a disc there completes a line; it need not be playable yet
#     threat     a winning square and the side that wins there
#     key        own + occupied + bottom: one number that identifies the position
#
# A `Board` has all of it as methods. The functions below it take bare masks and a `Geometry`: that
# is for the searches, where speed needs it.
#
# Masks are Python ints, so a board may have any size. Where `(rows + 1) * columns` is at most 63 they
# fit a machine word and the same code can be compiled.
#
# The layout is that of J. Tromp's Fhourstones and of P. Pons's solver.

COLUMN_NAMES = "123456789abcdefghijklmnopqrstuvwxyz"  # of columns in text, such as "4453"


class Geometry(NamedTuple):
    """The shape of a board. Make one with `geometry_of`; every field is a plain int.

    `bottom` and `board` are masks, with the bits numbered as drawn at the top of this file.
    """

    rows: int
    columns: int
    inarow: int
    stride: int  # bits per column: its squares and the sentinel
    bottom: int  # the lowest square of every column
    board: int  # every square

    @property
    def size(self) -> tuple[int, int, int]:
        """Rows, columns and inarow."""
        return self[:3]

    def __str__(self) -> str:
        return f"{self.rows} x {self.columns}, {self.inarow} in a row"


@lru_cache(maxsize=64)
def geometry_of(rows: int, columns: int, inarow: int) -> Geometry:
    """The geometry of a board of `rows` x `columns` squares on which `inarow` discs in a line win.

    Raises ValueError for a number below 1, the minimum kaggle-environments accepts.

    >>> print(geometry_of(8, 9, 5))
    8 x 9, 5 in a row
    """
    for name, value in (("rows", rows), ("columns", columns), ("inarow", inarow)):
        if value < 1:
            raise ValueError(f"{name} is {value}, expected at least 1")
    stride = rows + 1
    bottom = sum(1 << (column * stride) for column in range(columns))
    return Geometry(rows, columns, inarow, stride, bottom, bottom * ((1 << rows) - 1))


STANDARD = geometry_of(6, 7, 4)  # the board of the competition


def square(row: int, column: int, geometry: Geometry) -> int:
    """The mask of one square; row 0 is at the bottom, column 0 at the left."""
    return 1 << (column * geometry.stride + row)


def centre_first(columns: Iterable[int], geometry: Geometry) -> list[int]:
    """Columns by distance from the centre; of two equally far, the left one first."""
    return sorted(columns, key=lambda column: (abs(2 * column + 1 - geometry.columns), column))


def column_squares(column: int, geometry: Geometry) -> int:
    """The mask of all squares of a column."""
    return ((1 << geometry.rows) - 1) << (column * geometry.stride)


def directions(geometry: Geometry) -> tuple[int, int, int, int]:
    """The bits between neighbours: upwards, along a row, down to the right, up to the right."""
    return 1, geometry.stride, geometry.stride - 1, geometry.stride + 1


@lru_cache(maxsize=64)
def run_shifts(geometry: Geometry) -> tuple[tuple[int, ...], ...]:
    """Per direction, the shifts that fold a mask onto itself until only the starts of lines remain.

    Each fold doubles the length of run that is left, so a line of n takes about log2(n) shifts:
    1 and 2 squares for four in a row; 1, 2 and 1 for five; none for one.
    """
    steps = []
    proved = 1
    while proved < geometry.inarow:
        step = min(proved, geometry.inarow - proved)
        steps.append(step)
        proved += step
    return tuple(tuple(step * direction for step in steps) for direction in directions(geometry))


class Board(NamedTuple):
    """A position. It never changes: a move returns a new board.

    `mark` says whose turn it is. The number of discs need not agree with it, so any board can be
    examined.

    >>> board = Board.from_moves("4453")
    >>> board.mark, board.discs, board.empties, board.winner, board.over
    (1, 4, 38, None, False)
    >>> board.rows, board.columns, board.inarow
    (6, 7, 4)
    """

    own: int
    occupied: int
    mark: int  # of the side to move
    geometry: Geometry

    @classmethod
    def empty(cls, rows: int = 6, columns: int = 7, inarow: int = 4) -> "Board":
        """The board before the first move, with mark 1 to move.

        Raises ValueError for a number below 1.

        >>> print(Board.empty(rows=2, columns=3, inarow=3))
        . . .
        . . .
        1 2 3
        """
        return cls(0, 0, 1, geometry_of(rows, columns, inarow))

    @classmethod
    def from_moves(cls, moves: str, rows: int = 6, columns: int = 7, inarow: int = 4) -> "Board":
        """The board after `moves`: columns counted from 1, such as "4453". After 9 come letters.

        Raises ValueError, which names the move, if the column does not exist or is full, or if the
        game is already over; TypeError for what is not text.

        >>> print(Board.from_moves("121", rows=2, columns=3, inarow=3))
        X . .
        X O .
        1 2 3
        """
        if not isinstance(moves, str):
            others = "from_columns takes columns counted from 0, from_grid squares"
            raise TypeError(f"the moves are {moves!r}, expected text such as '4453'; {others}")
        named = ((COLUMN_NAMES.find(name.lower()), name) for name in moves)
        return cls.empty(rows, columns, inarow)._after(named, f"from 1 to {columns}")

    @classmethod
    def from_columns(
        cls, moves: Iterable[int], rows: int = 6, columns: int = 7, inarow: int = 4
    ) -> "Board":
        """The board after moves in columns counted from 0.

        Raises ValueError as `from_moves` does, TypeError for what is not an integer.

        >>> Board.from_columns([3, 3]) == Board.from_moves("44")
        True
        """
        named = ((index(column), column) for column in moves)
        return cls.empty(rows, columns, inarow)._after(named, f"from 0 to {columns - 1}")

    @classmethod
    def from_grid(
        cls,
        grid: Iterable[Any],
        mark: int | None = None,
        rows: int = 6,
        columns: int = 7,
        inarow: int = 4,
    ) -> "Board":
        """The board with these squares: 0 is empty, 1 and 2 are the players' discs.

        `grid` has the rows from the top, such as a 2-D array, or all their squares in one list like
        Kaggle's `obs.board`. `mark` is to move; by default, the number of discs tells. Raises
        ValueError for another size, another number, or a disc above an empty square.

        >>> Board.from_grid([[0, 0, 0], [0, 2, 1]], rows=2, columns=3, inarow=3)
        . . .
        . O X
        1 2 3
        X to move
        """
        geometry, cells = geometry_of(rows, columns, inarow), [*grid]
        if any(hasattr(row, "__len__") for row in cells):
            if [len(row) for row in cells] != [columns] * rows:
                raise ValueError(f"the grid has other rows, expected {rows} of {columns} squares")
            cells = [cell for row in cells for cell in row]
        if len(cells) != rows * columns:
            raise ValueError(f"the grid has {len(cells)} squares, expected {rows} x {columns}")
        if wrong := [cell for cell in cells if cell not in (0, 1, 2)]:
            raise ValueError(f"the grid has {wrong[0]!r}, expected 0, 1 and 2")
        if mark is None:
            mark = 1 + sum(map(bool, cells)) % 2
        if mark not in (1, 2):
            raise ValueError(f"mark is {mark!r}, expected 1 or 2")
        board = board_of(cells, mark, geometry)
        if legal_moves(board.occupied, geometry) & board.occupied:
            raise ValueError("the grid has a disc above an empty square")
        return board

    def _after(self, moves: Iterable[tuple[int, object]], expected: str) -> "Board":
        """The board after moves: columns, and what errors call them."""
        board = self
        for number, (column, name) in enumerate(moves, start=1):
            if not 0 <= column < self.columns:
                raise ValueError(f"move {number}, {name!r}: expected a column {expected}")
            if board.over:
                raise ValueError(f"move {number}: the game was already over")
            if not board.landing_square(column):
                raise ValueError(f"move {number}: column {name} is full")
            board = board.play(column)
        return board

    def __repr__(self) -> str:
        """The board as text, and whose turn it is."""
        return f"{self}\n{'XO'[self.mark - 1]} to move"

    def __str__(self) -> str:
        """The board as text: `X` for the discs of 1, `O` for those of 2, and the columns' names."""
        first, lines = self.discs_of(1), [[*COLUMN_NAMES[: self.columns]]]
        for row in range(self.rows):
            places = [square(row, column, self.geometry) for column in range(self.columns)]
            lines.append(["X" if first & p else "O" if self.occupied & p else "." for p in places])
        return "\n".join(map(" ".join, reversed(lines)))

    @property
    def rows(self) -> int:
        """The height of the board."""
        return self.geometry.rows

    @property
    def columns(self) -> int:
        """The width of the board."""
        return self.geometry.columns

    @property
    def inarow(self) -> int:
        """The length of a line."""
        return self.geometry.inarow

    @property
    def theirs(self) -> int:
        """The discs of the other side."""
        return self.own ^ self.occupied

    @property
    def discs(self) -> int:
        """The number of discs on the board."""
        return self.occupied.bit_count()

    @property
    def empties(self) -> int:
        """The number of empty squares."""
        return self.geometry.rows * self.geometry.columns - self.occupied.bit_count()

    @property
    def key(self) -> int:
        """A number that identifies own and occupied among all boards of a geometry; never 0.

        In binary, each column is a leading 1 at its height and below it a 1 for each own disc.
        """
        return self.own + self.occupied + self.geometry.bottom

    @property
    def winner(self) -> int | None:
        """The mark that has a line, or None. If both have one, the mark that moved last."""
        if has_won(self.own ^ self.occupied, self.geometry):
            return 3 - self.mark
        return self.mark if has_won(self.own, self.geometry) else None

    @property
    def over(self) -> bool:
        """Whether a side has won or no disc can be played."""
        return self.occupied == self.geometry.board or self.winner is not None

    def legal_columns(self) -> list[int]:
        """The columns that are not full, counted from 0, from left to right.

        >>> Board.from_moves("444444").legal_columns()
        [0, 1, 2, 4, 5, 6]
        """
        _, occupied, _, (rows, columns, _, stride, _, _) = self
        return [c for c in range(columns) if not (occupied >> (c * stride + rows - 1)) & 1]

    def landing_square(self, column: int) -> int:
        """The mask of the square that a disc in `column` lands on; 0 if it cannot be played.

        >>> board = Board.from_moves("11")
        >>> board.landing_square(0) == square(2, 0, board.geometry)
        True
        """
        if column < 0:
            return 0
        return legal_moves(self.occupied, self.geometry) & column_squares(column, self.geometry)

    def play(self, column: int) -> "Board":
        """The board after the side to move drops a disc into `column`, counted from 0.

        Raises ValueError if the column does not exist or is full. It does not check whether the
        game is over: `over` tells.

        >>> Board.empty().play(3).play(3) == Board.from_moves("44")
        True
        """
        move = self.landing_square(index(column))
        if not move:
            raise ValueError(f"column {column} is full or not on a board of {self.columns} columns")
        own, occupied, mark, geometry = self
        return Board(own ^ occupied, occupied | move, 3 - mark, geometry)

    def wins(self, column: int) -> bool:
        """Whether a disc of the side to move completes a line in `column`, counted from 0.

        >>> Board.from_moves("121212").wins(0)
        True
        """
        move = self.landing_square(column)
        return move != 0 and has_won(self.own | move, self.geometry)

    def urgent_column(self) -> int | None:
        """A column that wins at once; else one that blocks the opponent's win; else None.

        If two columns need blocking, it is one of them: the game is lost either way.

        >>> Board.from_moves("12121").urgent_column()  # O blocks column 1
        0
        """
        move = urgent_move(self.own, self.occupied, self.geometry)
        return column_of(move, self.geometry) if move else None

    def discs_of(self, mark: int) -> int:
        """The mask of the discs of `mark`.

        >>> board = Board.from_moves("4453")  # 1 is to move
        >>> board.discs_of(1) == board.own, board.discs_of(2) == board.theirs
        (True, True)
        """
        return self.own if mark == self.mark else self.theirs

    def winning_squares(self, mark: int) -> int:
        """The mask of the empty squares that complete a line of `mark`, playable or not.

        >>> board = Board.from_moves("12131")
        >>> board.winning_squares(1) == square(3, 0, board.geometry)
        True
        """
        return winning_squares(self.discs_of(mark), self.occupied, self.geometry)

    def mirrored(self) -> "Board":
        """The board with its columns in reverse order.

        >>> Board.from_moves("112").mirrored().key == Board.from_moves("776").key
        True
        """
        own, occupied, mark, geometry = self
        return Board(mirror(own, geometry), mirror(occupied, geometry), mark, geometry)

    def canonical(self) -> tuple["Board", bool]:
        """The board or its mirror image, whichever has the smaller key; whether it is the image.

        >>> Board.from_moves("7").canonical() == (Board.from_moves("1"), True)
        True
        """
        image = self.mirrored()
        return (image, True) if image.key < self.key else (self, False)


def board_of(squares: Iterable[object], mark: int, geometry: Geometry) -> Board:
    """The board with these squares, unchecked: in Kaggle's order, 0 for empty, 1 and 2 for discs.

    `mark` is to move.
    """
    own = occupied = 0
    for place, disc in zip(_places_in_board_order(geometry), squares):
        if disc:
            occupied |= place
            if disc == mark:
                own |= place
    return Board(own, occupied, mark, geometry)


@lru_cache(maxsize=64)
def _places_in_board_order(geometry: Geometry) -> tuple[int, ...]:
    """The masks of all squares, row by row from the top left."""
    return tuple(
        square(row, column, geometry)
        for row in reversed(range(geometry.rows))
        for column in range(geometry.columns)
    )


def legal_moves(occupied: int, geometry: Geometry) -> int:
    """The mask of the squares a disc can land on, at most one per column."""
    return (occupied + geometry.bottom) & geometry.board


def single_squares(mask: int) -> list[int]:
    """The masks of the single squares of a mask, lowest first."""
    squares = []
    while mask:
        place = mask & -mask
        mask ^= place
        squares.append(place)
    return squares


def column_of(move: int, geometry: Geometry) -> int:
    """The column of a mask of one square."""
    return (move.bit_length() - 1) // geometry.stride


def has_won(discs: int, geometry: Geometry) -> bool:
    """Whether `discs`, all of one side, include a line."""
    for shifts in run_shifts(geometry):
        runs = discs
        for shift in shifts:
            runs &= runs >> shift
        if runs:
            return True
    return False


def winning_squares(discs: int, occupied: int, geometry: Geometry) -> int:
    """The empty squares, playable yet or not, that would complete a line of one side's `discs`.

    A square wins if for some i it has i discs in a row on one side and `inarow` - 1 - i on the
    other: runs of every length on both sides are built once and combined.
    """
    length = geometry.inarow - 1
    squares = 0
    for direction in directions(geometry):
        before = [geometry.board]  # before[i]: squares with i discs in a row just before them
        after = [geometry.board]
        for i in range(1, length + 1):
            before.append(before[-1] & (discs << (direction * i)))
            after.append(after[-1] & (discs >> (direction * i)))
        for i in range(length + 1):
            squares |= before[i] & after[length - i]
    return squares & ~occupied


def urgent_move(own: int, occupied: int, geometry: Geometry) -> int:
    """A move that wins at once, else one that stops the other side from doing so; else 0."""
    for discs in (own, own ^ occupied):
        moves = legal_moves(occupied, geometry)
        while moves:
            move = moves & -moves
            moves ^= move
            if has_won(discs | move, geometry):
                return move
    return 0


def mirror(mask: int, geometry: Geometry) -> int:
    """The mask with the columns in reverse order."""
    column = (1 << geometry.stride) - 1
    mirrored = 0
    for _ in range(geometry.columns):
        mirrored = (mirrored << geometry.stride) | (mask & column)
        mask >>= geometry.stride
    return mirrored


# ==================================================================================================
# connectx/core/book_data.py
# ==================================================================================================
# The opening book's text, by `python -m connectx.openings build`; see `book.py`.

BOOK_DISCS = 18
BOOK_TEXT = (
    "uAAAAABAAzOeAAAKMAlAAUAArAZCAAAgK2AAlAZPAAFrAAGAAAANAgeffOjACFA3fcbAquwAqAACUAydARDqbAcbpaAs"
    "Aw84nmabAxAAi-A+DAAE-IAAAAGWAzAWAeOAq+AAA5I8AAAGBG2oAiAAAAkxyhAyAAAXDATAWmAmAA9vAAAXHE5sSPAy"
    "T6AAAbRaxAAtAArAAAAAUAAtA1oAWAA7AKAvAAAhAtAAAYHAgi8HAIxAA9szAKjAAAA1-I7qxAAh1Y35GAutAA+AAO9Q"
    "AAAAPAhACAAEdAtAAAaAAAAYUAAAAAvSAAi2AFAAAqAAAAnwVXA+cAPYAaA1AbAAAzSwAO4A2AXCN-9RuUoAAlCA1aAH"
    "4jNFApqQAA6aBAmk8XAOAkAA1AAWAv4Z83yRHAAAAP+0ApteANPAAAAnidIiActAyu+AAA9bAPEQViAWUMoAAYxAnAUA"
    "AM4AASAuAAArR6onqAnA6-c3YQYWMAQAAAA7AlqAAAAAeAAiAKTAWDAkAAAwtANse6AqyAgTAANViIAAAAAAAAid1Tww"
    "AAboAAAbFAAAxAAcAAAJAAN-fCdAxsBnWAXtfvAuHAAgYAimn3yoADaAVARAw9AMnAJAAKA4jXAAAzAO7+iAADizeAzx"
    "QAg7ANAAWAAALjeAdZMnCASAAAPxYAAiAeAjfJAAnUAFI8eAAAzWArHPA3AwA5A6TE6gAiWgAAAZAAKlApyAAAAySAAm"
    "sVIsAAAVPAAc+AASAAJOAzAAluAA2AVOAAANJWAZj7nCAAWAArAAADA0IAPBSqHAAVAqAKuA4TeArZHAlAGAA1AoAQAP"
    "4v-ppA3A3AAqAAAAApMUTAAAcwAAAhoAX10AxpSAfAJAEJcAAAr7M4AIAUAAA0eAA4h6AAAwmJUATmBAUAgAAAAZiIPA"
    "AALAfhiAdAFAhFAAlAAALJAAAeIGA8AApyNAAxdtAuARyBfA45AA2BnAAAKUyAAjAIZAkiD7AYxzAAUAIAYA5JuAAAbA"
    "y2pAZvANATAAAAvAff4j47IDjR3ATAAgPAAATAJTsSAAFAYX0sDzASA7AAzAAAAiOA+AAxntABgNAEEADAAtAceA4A+A"
    "AAnA0qcmFUAU6AAAAcgAAwbAfFAHAAAwAJYPAAQAIAm6vN0AhAAAAO9AAlSAyEA9ACuzXvbPK+AAAiAAC6AAtwAA-Arp"
    "hJAA0UyAIAIuRk-AltwfYAA4AA+39IYAuNblsAoUAAqsQ3AnA+ApAA7AAUACAp8AAAd4xVAATPIPAiAAA1AAtAtAz-AA"
    "gAkAA6gpAA9Aa-7f+EiAADtAAAAA6izAPJhAA1AAhA+AlsAdyA8-AApVuhnCRFu6AFp7ApWAAAEYAn4wmrE+8RWAAAok"
    "AA0AZAMMMAUA7ALALYAL2ASAARARAFAAARA2AUICWTh6AAAAAAFAAV9y0DqAAoAkApA9AjOAAAAaAAAAJvAAc5AAAJAS"
    "AucksAAAP5AB1AgAAAKAAMaAAZAzA2Gg-th8AAJAuAvAdQA6+A65AnAIjMAAAXAsATLA9jHAEAAFP0coGsAtNAOli6AC"
    "Mx18wA3gmASAYAAAAmAP4AAAmBPAATCAANUAJ9oAAAcXAAlyAGAAlAATkA8AZAsuAVAAAtAbXoAXfpIASCAYbAA8S9AA"
    "mmtAubA2UAAuxAXAANAADUAAAo5QWZ46AedAWAbLLxPHA3AqAu9WAAoAbAAAR6zAYmIsAAA5fJ-azOyeQAAAAAh3HAQg"
    "VBgEOZAAAzAUA4AAAAl8AAAAvAAAAl-zbqACKMv4pfpAcCYqiAXgJjAUXrAAAAAAALAxvAhSu+tQAA4AAAHw7ppAAAAn"
    "UlQAAs+VAwYKvA1AAAAuAAA+AowADAAAsaAZAzRAzyjAXFADAJO+MjAAAwAkACAvA3tAwATJqqAAF1AtIAAAA2KAzS4A"
    "AAAAAAdMPwAL0AbAAAzAAA4AAALAhbWhAA25AAAAAQAAgwAMAA9AA15U9WdACAjoAAQ2AT8ANAvAcAAzGAAAAAAjPTAn"
    "AatAYuHUjjRktAAAT+VA11yApnRAPLABA4hzaAAAAh-A3AoxpAAAAAmlAAZFdG0AA8AIpqAgAJLtAAA1ZN8AwAADuPAF"
    "EwTACAANA1AhAAAuAnfJmy8fytd-VPAsAvA8HhEJpIaA8S-ESAAIPnWAdAAyAAAAi1AJAkAAxZAJ3A8IArbwAsRDtAAA"
    "AAAnA6Dh8MAAA5AAFAAAAArO3iA4c2AAnAAAAOA4HAAatT7CxgwYPPANAAUw3Ay8l6PPAmRPAbhAfAATfvAAAGAAi+6A"
    "aAiyAAAA3AACA3ARAANAEAAsA8A3bAr-AAbGpdAAAASUAA+AAAA8ZQQgAANTAAtAShnAEAKAAA4G-IAA2AmAfjnAuwPs"
    "slA1n1AAAAAArLlAMvc7AAi7AAg0AAA+qTANAzAtPukAAAAA4qai8vAAAAAP6AAuBTWHAuAAAdh6UAwbA8APAbn0hrAd"
    "PAPLfPdCABOAA3ADZgArA5d2YUZAAAAwA+uAnAOAXVesAAKMA95dfAeAvA8AnAWj6AAA3EA7LyAiAAC2AAbt5xXvAhrr"
    "HoAAfAAsYIAiAqAoDAAAy8uu0Pc22aAA2AilAjAEJA-AK0AAeAAAAm+AAAAUTAhAAEcwAjAAfgAAfqg4rLAAASTApKAA"
    "4wac+LANAALoApArA0oAAIAACAAAALmAbOAAYHAAAruNPAAlAegnX9AACdAAQqgAA0dAaA3AMAaAtnwAAm+IAAA7zABB"
    "0AAAN6r3AAARcSSAAAAAAAoAfABgaRsA1HfUAPsY7A8AfBEAAw9AAvZjWdxAMSAA7AoSYntAAOTAfpdAEAfLJeEuAGvA"
    "+AAnS0krAbA6AA288EfygOAoAA3MAIQajAOAB3A830QABAAKuAAoEjjA+AADDAA+AAABAAxxvAHe9QA7hAAxAAOcAhhA"
    "NPATAWR-AAvA0+AfAAAAAAkdAGAAALAzA3ANAuAOfAANXuCAJAApO11BATAAzAUPuclWAvAsA9AASAAAUMeQVAAuxHoM"
    "AQxAYAAVMKA+XARF+AAipfA9IcABuA34rAAAETwPAAAA-2AAaAAlAIAA8AoAAI2A2VcAZ5xbA2zbvA0gZDAAA0AxZ5aA"
    "A36AHI9jAAqAdsAAAAA0AokAA7AxkAZoX+wAuRAAAsqOn7VAAADbbArJQIpfAAMAaAAh4-AAIAlAfICAAGvC+AAABAoa"
    "AgVA+A5AAAAhAQ3AAAAAAFAAAAXAgwAAsGpiaAAAAwjAAZHA0hYqvwAjA3Ecd5Ah8AAwgANWABIAAAgAVSGAAyeAFvAA"
    "CAcAAowAAAKAsuZAAEAtAAAACAAPAkAAOAkk8vLjkxAvgAAPAJAQJkAAPAY-AhtAAYDAAAAAUAXwbK9HSWqe3HYEM7LA"
    "nktoqAAAdgAqAAAosAAAA6yAAAdA4dNA8Bc49AvAAOQouPjdY6GWARZC+AtnPAlAAAAAOAEAcyn6TAUAAdA-AAANAAAA"
    "kOAU7EYGSiAAA6AvQAJXAcCAnsxeyAAA5AGARp-ARhbSAbA9AAA6AM1AC8AtAMXAAfNLrpNA7rPxgILxkAzWZARqjBAa"
    "AAAKAAG0AdA77AAHdEAAyAjpALoAZwAA4AAgA0KAopZzAwAxCmc2AwAAAzLCAAAAAAWwABOCwAvNVAAOA2AMAeMAkHm2"
    "AACIAAAn1AVRA-ntFI2rL4Aq1AFAbLAAAk0AqL7AAAcG4AAAbGrfIAAAJKAE9xAsn6MiAAtikNAAbyUcAAPAAAxAAoCA"
    "AhQAARAWbiAFRAacA4aAAlA1AtPEAwAyrhrAf7lByTAA-xfGAAAuAq1AbA7-ATAcAwUA-BA7ATNjqARgiAAAAkQAAgtY"
    "AAAhAAdbMAAAAoDAAAA1A12qeUAAAjAAAAAAmyjAuAI18DAAAATKPkAACsAUNA2AAOAA+AY5sAAAALhAKdAAAvz95QJA"
    "AAANAbirv9geIA+AAA4JAAAAAACy6AdAURqAABAAAGGAAnAFAF8ydAAkAKXAAABAuUAhOmXABdAA3AnARAAAqs0VmADA"
    "WAbAAQAegSAVASUA6QckAqgAfCAAMOANAdY0AjzDVA+AySS0u38AAaxA8lAeAsLs32F8FCAAsyqSYA1AhtFAM-XAICqA"
    "AARAV+NA6AAA7kAAAAAziQ1tVzAAWuSA5IA3NAA72uFA0dv2pZAAATtAAAAAaAexAAAEATOApwJAApAAQAvAyKWJABAF"
    "mAAEAAAAnjvAQOAAZf5RAXedAA5AzIRjWAAHAIFJXAlEAeAtATAyAAAHAA7ALAgmAmBn429A4kAmmAV2AAAAQJABVA9-"
    "wAA+AEnFAbq-IAAAAKA0jBxAAAXSjVAeAAAPyAAAA7yAAgHCAOrs08AA1kAAA0NspAAlwgwAAAAyUvA72VqsfwueA6y+"
    "wAAAbAANAnAH4zAAK7AeAAAnAE8AzAAceA8AAyAKAyxBVA-AAAAv6AknAAA1s80AGHGAyAArYQEdPrAAy9AA1Qo+AAfA"
    "AQb7AmA+58MAGxQAAADAzAAAAAEAA53FArAAqMATC8AAAAAARAAXAAAAAJoAAAAAAicAnksAAZAlizbAXFAzmAAAAAll"
    "CA7beAAHuXAbndlfAW6R8bADPAACAql2LAP-ApdHAWAAAAaATAAAA6-ZgSpAAa6CABABI4BAA0ADAPxZAYWAewyArEAr"
    "+MAYAA-AASMAAAAAAAAKAAA1yAcpJwqeAz1F42AzAAzAodAAzArAAAAAMA1AAAGAAhF-AAwAAq-AzaGJFqDAAAAAzAIq"
    "tnoA+bAeVusAALhDWAAaAACfW3AzAS1AZA4QDAACAhAEd0rAnA9S5fu-j-I0TCgAA3q3iAAAAAAAA1A9gUmAA1AAhAA3"
    "1AADAAAYRAS5uJcA1AAUAcfAAAxAH0JAAAf6LAAAAAAAeAeCGeAAjAbAx9CAoAAjieAt8hA-AA9AreAfZAkaAj5AfAAU"
    "A7OLCnAKdAAACrhnfnAFJDAAAWFAAAAPAAYA1PPAANACf1wAAsAEwoSR98C5yAqAAA0pwAAAAAxNG3AFRAziAcAAMEP1"
    "AAAALH6vGWSASAjVX+dvATo+AwINTubvnARAMAu5WAcsNgA5Ai6AA+AAAAATAkAA5ARAAARAWtA3PJAAO5I8AuAAh7wL"
    "Av31-A5rAAAAeAA+AAAaAAAAAAu1qAYAZZ0XkECAAA9AA9gvFt8E8UCAAAAAmCAnU0AApAAAhAA2AArTi5YAizAAH8b+"
    "0sA-vAAWA5AlijLA1AzAmRbCApe9vTBAfAPMPAAAdGgAAAUAp-A3kcAAAAvsAAwAAHACWOAA0hAAAFMAHNVaAqYAAeTA"
    "rSA-aSpXrAAAAAAAAAx9fAAAoAcAxA+zrAkiAAXAIAAAxTAXP0rfejiAwpHAlJARAoStACAA6AEAYtNiAA3OAA5WA0DA"
    "4+2AqF1AKAkAV26AAABfA9ZYJAAN1AAZVAHaAAAAAAAte2AAAAbAALxAA+dBtdiAzAAwAAAAAAEAA94AeY0AuUAAAAAA"
    "AAA1mAAPKAAAAAAH-F9AAA0AavWcAgA3JXA9AA2A6BYAc5AgAAAAAmsAAIBAAKApOA9AL3TAw0UqAp6oXASAKAAAIApP"
    "A0BA0AAARdHA5AAA6SAAAAxV6ALAvAY5AANKzJRAfAzAAFyAMtAAAA0oKAATwAfHAXAnpABA7ASAAfnAAAWEAg4ALtUS"
    "A2AAQAAAkDAlYzAAAAzADAACA8AA3-GAAvABIfAtAnAA3tAAAoARASSAcAAVNA4AAAzAAAOApvjABRAlxpAnpAfAXANw"
    "AuBAOJ--AnAAAADAAAAFcAHAWqAAAAQAAAGAg8wAAApD2zSAAO7eeeAAxAAAAaAAC01Am2APAGAAskAAAHfgA50AA-Sv"
    "AAmOTAAHLAA0aAOAbhAf6A1AAAcegE0A2AiqKaAuA5ArAsAAIPD2cATxI9A9AiAAMKAKAAADAA3ALAE9AhfXZAAusAAw"
    "qX5AT+YAAAKAacASnnAA9yAAAMAAAdAgu6AlA3cGaA9MMAwA1AUDAAFYT6b0kEjtAIrTMA+BEkkA0SJ5UHAyzAAhyZjA"
    "AB-tAAmPAAL9eA2o-AT7AAAATpvABAIB8AA9gAAAHDZA4QACAhADAkFAuIxMKAn-79AA6AAA4vAP8-VOAAA40GAAA8AA"
    "AhmEAnKEAPypAGAhAACpthAA1lA3LZAArAw-AAkDteqAAZA-AFYAAZAA8AAAAAl-ulFAAAAHh1AUGIAk3GA0LKK3AArD"
    "AqAYAA03vKSAAFAAnrJAARAAJUPxAArHA5AAaAAsADAA0GAhAa8AfODAZw03AAZ6JAAVA9A8AAIAAAAA+OEAX9npAAtA"
    "SyAAO0A0sq3kh9qAAXAAAyTArAXAAAFDAADA8CjAAAAAWFOA5M7ZAAZAAC7AvnTf18AAAzhtAuAAktFKAAp5M2GA0AAA"
    "nzAAgAtyNA1AAGAJAA1PAA1Av1vvl0A7AAAAAAUAdmJPAi0ncAA1AAejAAALre3cyAA+bxAteAmAAgAH0pbyAUAC9MAc"
    "A+2smNfA5sTZZAA4AAAAzAAVAHCAAAAA2RAA0JAAxDkAfAc8HAAxtztAAAHf6QANrQAAA-As8An9mAAAHLJQAYAAbEtA"
    "Ay-MAL4yrAAstAA5pVwAAiAAC4A5AgiAAAAA23ikgAsoLYo9+A7JASAAEAkAUjAAYNbAALueA5AAAqA1sZQWlvQAALAG"
    "eAAAAuBhHsAAAAAlA2Px59AAOtLAmrAATXcAAAAvlAOcAFHXUAAAADAAAhAl9AqUAsaXsA3AAJ0v4AMAwfg4AA-MAbAD"
    "dcI5MsCMuY1AASl5AeA9kmt3AHAAbAzj1H-AfAA8AOqgAAAkAnAXARAAA4ARqA7TuAAALAAAAFXiAPAAAAAMv4AAAlrI"
    "lYHUYAAB6AnAAAdAdx0AszAAFAvNAAAA2AAAAlAAAKA-eAAr8KAAAAiAMA5AarxzNAARSfdZ6AAKddAMRiAAxkAA0t0A"
    "qwAAabAGAi56ASAAsAB4AAAAfAKAhArAATzpAFAeArzTALASH9AA3AAAAyAAaAAAAGAAA0ASAMjA3XABAvAAcAAxvA0A"
    "AAALA7Af3kAAAAAHSAqxBAAAR53AIAAEAjxIAAKAAAA6A4WA0rA-BrkqAYAXAAyWAAAOPA+IAArEjAALAjqRAqSb9b+e"
    "AAuAA-4MIDAUK1F0aNA7XnAqAAAQAKcl3AhYATgAe4uiAAFAQAmAvAAAAjG1fgAyAAhA3FbAA68AvAyAAJNA4A3OKXAi"
    "OAUAAAABtAK8Aqo0i6Al1+9ANARpdA3DA-zAUo78V+AFAkAANXW9A7TAA2SyWnKA+AugAtAAAaAAAQKI5AA3AAAAHAYR"
    "AAAmAqAAAAarAnHAAAA-ATA95fSAAArAyNA0wcjAkAluAs9AtAAAAz1AUAfZAJAAhtzAPGLI66AAKAQp6AQ6PAAAOAAg"
    "AfAzxAlAAbfHAAAAuqAaUCAQAkzA7VdeAAAdAALXAAAAAzLJ3aVBK0AuXAstLVh69A1vgA+vinydARiQA3ASA6-A9AAA"
    "vAAHADFdERAO5KAHVNN-AOEEAv2AjArAAWsNloAKmV6AVA1COiHAAGAAAAANAxRAmQAixAAcAinATAIIAAKAAAm91u4o"
    "aA0AzwiEFX9vAoUA1SfLALCAsAN+OjWzAYoAhbDAAGAAyAiFA9A2AlAnAFAGbcVAlNbwnAA6o8s0ADez58eA6AAMA-vA"
    "3qAASAKIAAAfAkNAAAABfAAA3CAAB7znAHAA-AyAOnHAA+ZsAdgCSPfAAAnAAzUAA0ABAxAnAAKGAc5N+xA+AFbAukEi"
    "iAAIjAA82Ut5A3iDfpr5YdaGAepA9kMAlaAAtA6AXAAPAUYIAASAAPWwAfAABAAGf5ieKA8AFtlAFALAAAVAQAAAAZDA"
    "AAAys3WAAWSAAhAAAAPAAA+cVAAAALAxMALAbt4AkAZcYAAAKRzAbAAAAgAQ1AAGAHApA3Iy3jZvZAAAe6GBA-AAZl9h"
    "AhhAVATqAMAgbAAAAOASZAAAAGnyAAl0A6AARAAremlzgbAQ8sAZAA3A5A6AH8cBABCAA9gAAu4MGuA3A2ODA4AzxA-d"
    "nAAvZAjAAAAA2yAAABqJW5l+AqAHAAAZAmvA-rAzAuAvRAA3ACWA4ZApAOarcAAL43+ByAjCA7CA1173AQqZguAA5vAA"
    "fAAWAAI2YQPtv6cY0pA4oTax8EiPAwAAvAAEAAAAohOAAMEA1A8o0WEA2ANANAAEuAlh0iAuA3AHAUAAAA2nAFAj-YAY"
    "IeAAAVAAkAAgVPaAIAAeEI+AA0AAAAAAABMeAAphAAwbAHAv52AhQAAAA6IAAVAxAkABAAdAUSyJAAtgLXIAAdUAEAA4"
    "aYAAGAAZucsJRVoAI-D3vzA9ARs3APUAAAsAEvAeA+fA-ArbpMAAS5AHwA8AhAAVAVm8FfVGn+6ZAyAAGUxZD4gA4DAY"
    "-AaA6ng-AxCRqs3AAdAAAAAn2AjqA-At-Fi-AAdAw9oAAwPAV+AgZApA9ANFAAuoNuDAAAAgLAjk34haAwAkhAcAAAAA"
    "bAPLlADrAsA1AZAAy5io0dAhbzACOTAuLAADnzWkAXpbCAALAAbTkGAnuXlA+THN2AAPaAAVARAofs7AAYt3AAaUeQAv"
    "GAdA7AuqA-oolARjA3n4A1y00GAAnAAAxpAAAAAAAtAAEAAch8PAybJAAAA5g3mAPAAAAHAg18A5lAaAAEAoxAA2A1AA"
    "3dAAvIuUATDA8AdAAMAAFA4OXcxAIIsAUNHAPVAAJSAAAqW3AAAAZqAqvOQKAU+A-PAAAXcAMAvxAHJ2IyXqAAAIAA8K"
    "qM+HmpsKfkLkAAA3kACbYAAAAAA3wY4PA5AkkVBm0+VfAUAGFeAvqAAACAAl0N7yMLA1Bb5hAAfqAA+uMxnpfKmETMAc"
    "s+hBvAAAn2CAPADoAA5A+xzReAU7QAaAMMv3EUWeAyAA7AMoAQnEA9AGmA5AE1-48AQ-6AdAPEAPKWWAAYu2AuAYkn7F"
    "Alk7AAAAOAoAQaJAAuAAACb2AKgTnvgD-AysB4AT53+AAxoAIA+AAT4AoAAM9AA8qgdAAAEArAMAR7Ov7AKkVjA1AAau"
    "V1tit4AAI59AAbAAAAAAsADKXAAFA1yARAtQAAAAYalunAACD935nAVa19Ab3+7yBJZ-yDvAAAJ5WAtAPAAAAdAECRQj"
    "bA59sRMuAA-VFEI8gwm5AyimrhttcQYAdAog-A6Kmo9vJA4sQAAhA0AAAA-87pmIAxQYANyCiAKgAaAAzAkAsawMOA0L"
    "9hVq6Y6h2duAKgAg4tNp+AAdYIAolsWAAA0AAADARAALvmAXA5FKcxaiAo0AwBwSNnOsAvLh3F1xBAWYiA3AEAhAYaAe"
    "AAUuA8ATA9AoR15AHc1AAAwd2AAsAAASAA1-0hgARgFaAEBkA0vdA0ACAVA1LhcAAaVnxAAI0YFAlFbC7oMA6A+AAAmf"
    "0aAA5gzHPtpAAvQAAAgCA8AGAAX8j7iRARWQ8giPAfAA1peAZkBaeA7VfVAAO82AyAzAAmAR7n5CAbAFXSisA3qAAgAQ"
    "NCI3AezAARAdA+7UAk6DAAqEWoSAAUAmAHAIAAT3kwbAAkxAO7XhpAAAAAAYt85xbfAAANIAyAACj-AAPEArm17MG9Ay"
    "AWeLA1iTYAXA4A+wwMbAAGAkAArXS-NpnilFvAzrkB3oxHE8+AW2AWDBN6ZfZt1UAzEg2eAAAHAhWuvAOjpCR8QA2AZ7"
    "LrSblTZAsANyAz9ArAAAdAlDdmA0A7kV+AA8C4AAhtsAAi2WAmEOAAAAxAA9gAw7NAFBjxhaUAecAA0AIGOK-Q0KA2do"
    "Cd8AAAZ8NAAAhAIAkAn4LAmAl-h6iz2aAQTttOYAuTbAr8dg3APBAf2ATLt6l95goApmx8vAcIAD6Aehi68DOAAKP7D1"
    "2AEAIcvNACuAAAEgo5EEA9AcFAYVizcn2AoAAMrwfa6ZAcAAAAAQsAaAys6sUJAA80ANzAE5pFASJaAfcAkmAAWAKGKz"
    "oOAAkA99AAAHHAN-6AADloAAFM2UmTFiAgAzAYMZdANrVaAbVA9MA131wAzAxAAfAAA2AAiAoyCyQAhAYf8arAdulAAJ"
    "XiAAAAf3NVA8gAApDygiygAOAAZAeZvctIrmfAAiAAA9ADAAVAyANX9JItfQAAdAAUgArAAApAAjAq+6lbAipAArAqqA"
    "x9TA3vAnAhDAAjac+zDAAAQbJApT6Ai6J4mIUzAAhAEDG8wOAAEAAAyfcgFIAAAGxX2AAAI6AA8A022ASVxAAAAynAAA"
    "exAhC0cPWRCAqLbXkAAMAA-nqAAFAAp45AYJ4RAAA56AdAMTA8ZKrtAapAQhznAVANZAAXAAXlmVjAXu2xAAAAAV64kI"
    "cPXq4AAAAA3PlAxAe5sAlAMnAIAjAjgjApVAi7A+APXA-Ox6AAXFAcyATcTAATAADAA-eVGAbABTAc7nAymAkAyWXA7H"
    "E+Y+JKDAwAboAAYAXAMAYcAGAjjAuAwADzAoAv0J5APAx+IFAAXPsAqAAYvAvziAEaAZLP7y0A6TkZKAKhAbyAnhAcAi"
    "6aYfjdohAAmIAAAwYKUBaAAr+yAAAAatqGifAlyAXio2hEAfRoPFz6jAvpmAPAsFj9AW6Av8A3l8MAornARMkcKS9VuA"
    "ZaAAKhAmXRdA7A04AuAMZ-7AAAlNpRAAAAxABYhACOAoENB8XfOfAAAAoAAARGvFtz2KWAAAAJAbh1AVcAACAxApFUnU"
    "gAmmkAIAA1AAy6Ab3RAA8xjAwuiaAAAAGkA0DsSA-AA1WjARA0gAjc0PAAA-rF+a9AAmXAAPiX0wyUeAAAGAnTVAMiEh"
    "WqAAxAwAj3Mt4tkXH7Ee5KEgVSASDo4oAE6AnAaHEA1UTF-zWKAGEaAbUastOAAATm4AAQTzAAA5KJlAZT7ztAwnAAi2"
    "A4AxQcAKAbSQxAcPC058cCrKd9YAAIdg7NAAyxALAaOA4AHZYCAlwQAAdjALAx20WAAk98QAANAAUAfAliAAA1OxKAA1"
    "QXmJpEgnQAkAbu57hg5AAimtwAAwKA7AAAaAWAX9AVAfOGjAFfuYAMAbt-AaA1A44zSAREA4AeKFxjAIA-88DAApvbA4"
    "SNFXA9PY5mA5eAAh-rKlH0UmZutnAJBSAJA5IMAfjDAN6ARxZkAA7erRAARAO+br5SgPPAaAAAh4CSATWrL-LzA+HW7A"
    "APAMAAxMWArUAA7akAcJbVpIAAAtEA8APsAqqMAiEVJAWNHhAAIPAsf9AZArAnFAMb-bFAFWAsAkAZAxFixmAAS2AiAw"
    "X+guhp+wVr6Az2AduFArSACALAAArCAAAaAKPK-rrKA46SAeNAAwwAKO4tA-02AUtAAA+ALrArAhzDAdDApANaKAX-Au"
    "+AAiAIAAAj-zA2ZQDmAtAGlAA6liAA4AAHdAAASADfcAPEPyR2RAaGALirAj5AzaAlAAV9AvA28xaNAAtTAAAOnAPzJA"
    "ggARKAAaf3AAtGpTo1ZBkAAaVADJvCWiAIPpZ635oje0BJAAAljoXAHjAAP4AUAZjeXOHmAAADxAww8wJ7gFAAA5HOAf"
    "65OUALdCaAiAAfATAcAAISAlAGPa2AAs0AZAOqhq9jAAI725QOcYkWImkPAcGRjhyAaZQTxzAeAnSAAMB9AVALnAsSGA"
    "AAGbWIAIA4JA5KsAMo+8qA+YXHrAACAEkAAA7b8mLssA1fA4-AATLDAAAqAAJn6YAWASAAAPA0AAKu+aAz48tAAAAAAC"
    "ZecjzhmZAAMAbAlAF-VAlHbNbSAdA8AAoEj1+ASxOiZ+nWcAQAALI+K-JPAAAtAAAdN7vfAAAkAGiBHBBAATWOWRbAAA"
    "A0yAoJOvVkAdOAAAANJArRAVA6ABrqUAoOAMACTUIyAJAznAAs9AxlBM9jrqAtVVAAGAJ7AHbyPNA8isAP5aACAJANCE"
    "AAdX2AP8kAtme6JAKAQ8DIJ-UAAx1bCe0AcAAACA0M4PU0qAAAyxAEhAn1A+AMA0RBv9pkA8AEkAMAVaDAun3rAAAAAb"
    "rAt6+zGNAuAbgAzzlA9epAAAAAhQCQnAkAAm6KArboBAKrAAtM0AmAnAL8mlPAg0HAA+B2wAA4AAZYAAARAmuOyAIAag"
    "AQA2uaW+hAAszdAASAtpgAxhjbAFYUYzYKAzASA9vCwAAyvdp4AAARZAjJssAAvCAAJQAA1o0s2AOcAADAEAAWzABu-N"
    "cCAaA279tw43xIKnAAPKAMsnWAKAaPeavAv5YeAjANaZhARAAhXAAALlkAwQATAQlPbAAFWBAAvTA02-AqA8At1AB5Wz"
    "k5AtAA7-AkTiATAUAAAO-jAAzAuAA7pAjggDAF-AAUPjy8BA0myABWAHAi+Nww1jo6AALFDy3NQAAp9JNHkydjaqtIAz"
    "mAbAAAgmhAR5KiAMA3y8AJAQkAp9aU1KAAAup5AAmGnAwvBQjTcWAjAAD7AAmAAz5qnPXGH-u+6+YaCZI8AfAkzsA1WX"
    "AATNAouAAAAW24kAjA6CAsc0AAMnAjJaAAABACA+lAKArA-AA1Aboh5wDCLAS-QAgAoVAAH79AAszTAT4oh+AAEAAArY"
    "4ZXAXAAyAkAAACp7FAAWWvRbXwaLAHA+QApsBmAiA5bA35OAuGM-AAtvpAAAAAAAAegAAQARaGq4AHAIEZQXZENvtA+A"
    "qDE7vAC5MAAAAKBd1B2bAAAZY6AAvNA11PA5AAIY671V8aJi7AZAAhkAruHALV3nAjO4sSDJ3LAnAA7vXAAGATUAOj-A"
    "AAAAAMA0QiAKAqAACAAVKFAKTIEmVv5AAAA7AAAoKAkG1AAHVAajNSAAYrA4U4HddEBAPAA5AdKAJjOAAAAA0qbBYPAA"
    "nLsXAAzeARAAAzHHMAARAAA18Q1L5VKry5-w-1rAA1AAA4AAQAAAAthArAWoAvAAdwLDjVAAS9FjYDAAS8A95AfxAAAA"
    "eAAAOxfAAj-yhEIcAJTSzg+OAMfLLFxmV3rmAS8AVAsAEAmFgXAPHMuj7zA3+Ash2lAAA3AOM26ARhAAAAFAkAuAA5+M"
    "KkcATuaG9-dxbAmAUGjIAADAAA42dDRAJtAAuZ8aIA6ApMAcERv7eUAzAAAAacGAACAAJQrwJ+AAAvAC-MFfAK66uAUw"
    "HAAqRQTBgMwc-AnAAAkYcAjAADhLA33tiLYWAAi5NA2FCAzAaAA8AdxADA-4uwWzAAKXKAvdAAl0GlAEAozAvAZ79AFz"
    "ARwATAAcsAt4AefVAbAheAMAAAS6aAOAlbAlIgOA1R5L8pAIoOnA81ZAjAAABqVt1GAyWZ1ZArKgMUwAoAAQqAPqALpA"
    "ZkAYhqJAwHA6jvaABAIHJAAWnwA3vyGdkym5v8Gjj6wATgAOO69YASdASAG0IAAZAA9pwcAOAjDA7VLCAVAAJsC3AVdA"
    "-bjDARfAAbvAALEH5QAyUAV-v9UpDMm-rAQAqwqsAAAVAAAA409UndAAPhAAsADVjYApA6QAZXhsAAAAAujMxGCh0YbA"
    "jcRAApAAAAAFnoGp0xt4KmA1YAVeAmAxZAAAL9AAMj207rqA2AUX-ATAbAAIA+oAy3AsCAZAwAouySH1l7ADgjh-ALjA"
    "EpLllydlAAPYuAAFACJtA5Ap9AoAG3BA6IIJOANA97EkD4yAAVS+ywl8OJAAAAvJP6yA798AGLAUEN5ckkskAx-AAFAN"
    "bA-RvSACh6Qk4AbGANAE2u9ZuYSUvzABRB4AJA7-XnhRAlyA4Awh9UjDOiA1Aa1VAoAtlAObSApgAUAtEAAHNAQAOAbA"
    "MAAAUqYHHArHAYIAWzGYAjUK4PAKtWA-AAAPAA++AgAAyFmWA+AA2tEChdnP3AAA3ANe1yrAAAARAOADAAjAuAATyrup"
    "GuLBMKdNyNXJaAoHXAAkPAzFr3YjAsAKiA3AAASDdAiA1AApAAAA242pAAxO2a9AG8HHAA4Nz66AnzHCJGAAA5iiAMqx"
    "AASAGMTqRAAGS2IP3A4svkAVAg04KAjAAnAkNJsH70lAAhccuBACAAA3gSoVuwAiA2AJoEbI3cEAbcj4ABAA-hkeAkLA"
    "ABAGYFHDAuZBEwAAZV0RNABMAA-wALgchAAAFACAAdmSYVQfT5dJr2pLABhXDYAncAANoagBAAOZ+OS6u5hAkAAQAAAh"
    "PRbSAkAAHj7+AUA9A9sdAJWw1ZAAtHd2AAQTxAA9gcAQA5AbudAAU1JwYDrYA+T1ALAWBAAQkdA3C3QeAY1DAE7epRA0"
    "XAGTANkM2A5SAAaI6I4AAyAARAADAyZwAjAkoAwduYAlAjo0oAFOYPn1E5AkAP1AOMtZjpTPAAASAlVBAWGJAghAywAQ"
    "+yAP4BAdA3eWAASAgWM8FzBuAgAAAEgAOA4pAwOHWTcAseqAMDA4AAA+A5AyAAUArABkA7JHA6tAtjz4R8A2jAAAAUtk"
    "MAAvMpARAMAuwc5AAAAAAAMAl8WbwAesAAogIAL5Qr2A12AASns+VA5kXMnZFAAmaAqvW0YXHSAAA3VAAAASAAApe5AA"
    "A3AAqAKywCvWAyAAAkh1OAtWS0oHJ4AbkSA7AANxAAAHAswA5qAo-AC0AlXgGxAAruAAAAQaAlXX9AMxpA8NgyA1AAgL"
    "0AuxG6xrJ6kFaXdAAgAyEAd03ALkYXARDAiYAUMAMLAxKljYLjwAQBpfxHQl0qO1rhb4QAhAcQam-AAZpA0Y3vAfANBv"
    "ACXsAAAdAAAA7wRZAXrAvevAQMrAAAHHoAvAVK+AHIHKWjAgRrABYAAAyATSLj1AApBTTWAbA-A7AIuAmA6AiTiAO30D"
    "VAXA1PAAw2yNCwJAFi1yPsAAGzciul-eyI3A85ACAA6EiRT+tFA2TIldfQA-7ALNzc9rASAAS1AVMrAtA+NlZ9aNlfAA"
    "7SAAzAA3AAeA-AA25zAgLAgwyQVJArXPAqAAxDAkAA8AI5R6AkAi7il3nJdO1AA7JPcacc-AAAARAGDNAhqAA48CqA93"
    "H7HXUAA2AuTWlAiAAXAv+hSVAAXy6XAVuR3AFA9FzAqdA13AxDNNHIA-Am1WH+DAAAkXjAjL94ANANuSAvAZAAAADA-Q"
    "AvAceWgAMxAvSi1XjAHBAAMAAoyAVAkAmAsA-B-eN+eq4pAClAAAO2ZaxS9ifcth4SwMcVl5vbl+aqaA11qAA-AlCXMA"
    "fAd5BwfAIHAY8xI1AMAAa0TGANAj1AA84AkIxcAAp2SKAKzAjqat7sAgtAXAmxjwnbJAugAAUCCyaLfFmAAAroPaxu7w"
    "IVti0AAodAEVAbAq25AAA1aBAAAA5AAAV6Zs0AZAAvAvK6yG6RGnJAKlyoFALIHPbiAtIAwINdADMAAaHAnDA6JxivA2"
    "FAD0bAoA6HAAAT3DVLAAAAANA9C+AAhCTGGAWdH4ARFAR6mAQA13AADCAIWAAFlrAA2yIvSAAoAFhAArP9ViAoAAuDTt"
    "AYGAY8xzAcLTnAarWxCAAAXAAnNAK+G0AnhVZDOAAAOAX8A3W1AAAicAyAU7AOuAoRA+7oVA2AjcByAJAVAfAntqBVjA"
    "mAAJSKsLYNrr09AAaaDtA6AevAATAGXVOAA3pbAATTvASAXAAAPAMUzJzL94AAAYAnrAwA+VwlAAAA6AULAAqUAnAAfA"
    "AdMjAAVAspAAAAtf6AAcsebEOkXjqWJCYA8zAT4-A9AAAEAHx34qZAFNd-7AhlxiWAAAWJ3T1WnPA6ABWtATAAYwwiAc"
    "+hA4vAZDEAza2eguQJbA3NVAAATAMyAAA91SYAAAAAqA2yAjAhHMjDrWM8ATBwTuAq4AaIrlpAAFeABxAAAnAAa4NAAk"
    "AAkvcA62aA4zT6xEAuArAAA-TPjgta-ApIwCEa1oxGR66WvQ4caMgALAukgf4juA6+dsbAzcPAjAh-6iX1Awh+Ak4rBA"
    "agAd8ASAPAxbAALaAuKnbAhvAhAAc-za39kcBAAG-NNbAiYEk1AiAAAAAAHAOAIA7AtAgJAc4ohAAggsH3AXRGv-mvAA"
    "Yaj38AtAAHWgANAvPAAAAAoC+ACAyKmsks7CAA-0wAA9rAXdGrUIiGmUAAAwI8WgAFAHxEgd509gGvO8dAQIzAurco1A"
    "AIAAGImAnAAAAPmAgA0jzuYAn6XAF3AvUAAlAoA-tJA3A2tPaAAABAoA+1AAY6MAGZAUUAAzACA8HPbA4X0MA3AfCAgp"
    "WnAAAAA0AhAKACpoaAHBvAAA-O8MVAXddYAAM18AjcAAAOpAusACAA3Z0tXAAAAAAhdA-gOtAAeAFAsACAZAa5X5A+a+"
    "OAA1eAAAUpA3ASAAA8oMBAu7ie+ArAAA5AEZE8jVgGAFaK8gAPA4Af9AnAzkpAAFAKqAaliGAyASwAPjDfY0AAkVAAAA"
    "AAd+AuhslLiAhA6AUA3AAAvOTAAAAWAABAAEAjI50cb32m5Wu2yAMZd15AyEpxQTfJA4fHAAtwA4Sh18PJtwAAPR7E2A"
    "4AeAAJ9-JYNM0rNcAAAA3Av6A+AgJAAf8Wj5AmgjAADAHRAAAAq0ItbeUlTWrDEA1ICgA+AyBAkI7SAjPAAANNZdvdJA"
    "ApNJjYjgIH8YAAALA0SneEnAAVhKAkArUxdeAvpCAAM8AAAIt2frOcAAAAAAgZAAJlAQNAAAAcSAQtA+AKilr8RfAcsj"
    "2AKAQAFAPhA4Aw4AAAShQ4p1A2rAAAAA+IMAAqMAiopPAvRCA7ZlPV4s+AA5mgAIajSAUAUNVqAAAAA72AAsn84+6XZp"
    "BkATAAMB5WAwAgcEJj0AA5GrCYAKAcLeVRAAAAgj7T4dAtoAAJK6-NIQAA9zAwAY38EaSoAAAAUAZs+mAX0AAWhAmAgA"
    "562AWATAmAAANAAMPcojpAAAAAyTAAAOezr97SZAtvARZAa9IMiskA9MAAlMAAWAAAhIo3SAeAhAA+fXAdA+rXAAYgjA"
    "5unQmAAIJrAX0W0AAqcjvFp0oAaTAw9AdAAAsOO3fFJOAzzAAkbAKAzg8pCARLAAAA1JhPAKKAErk6bXhfAAuAaJAfiA"
    "AAAAAeAAV-AIAAAA5PS4rAm8XAHHgKkA0XsRD+wkAAA7XAAq9FA3d4ARgA7yAYAoa+1AETAAAAAAJAHmSyvYGAAwFYqY"
    "XNnPoFzhAqQYRJxOlInv3AU2gAbTihAAVGvAAA8SyAkeA0AQRGpAAAbDJOAedAFJaAEecAvFXAHA6AC1fxJ22rZKuAef"
    "XcpYs0A5MAAAAP1MAAAAaAAAGAjAQAbAWJ0AWc+WAAJvwAzAAAAUs8CkVXo9n+ALAosAAhJAAhAAAcARAAAAEMOtCKnJ"
    "LyAy1E0AbAA6ZIgACcAeAdY1A23DlAAKxNIA3AzFAL3AeAMYd62AS0LrAyOuA7WcAA3DhXm0r0h8AFAoAZIA7pAbfQ6A"
    "YLAIjAAAVPuAQpxZfRCAuVAWbASAAlAAA4k02p2EwALvAbAlQA9+AVA9mLQ3lmUEA6FuCvvVpA6AAAAZwMA1piW1KaAL"
    "A08TACFFaEA1EPAkFAyZvRAA75iAAAAAR8AAUlyAUyvAEASaV3eelxAdAkHAAFWlAmA5wDAAyZdAALnAJApAA3z8oQvw"
    "-A2EAMAAfAAAAhAy6jfANAAf9+AA79AqQKqy6IGmInA5EAzAAQ7nttjtbYIodAA-OAAcA9WNEyAAujAAAAMfwsA7A5Uu"
    "AiAWAcAXrApeUAfA3eAENpAthAjZ-pAgideANBA1AAtA23AO6ZApkzAAjpRA8APKACASXND2BEhwk1AEA2NMAnARnAAo"
    "sAAyaEAoguOyGAAABK1ApQAAKMZD-AA-fQApuInsEHbzAA8JAe2nldRdAXYgxPhaANAACmfIQTA9PAJArAAAIGgqHrAF"
    "A9AAz5ArcyA+p1Ahq1YM7pApjUAsznUqqgi8wvglnhAvPAsfAAdkARAAKA3iAokYsOAmAKAAbAmGAm2AAyAM6AAAAAyG"
    "aiYAAA7oHtAlAar38W4-A-4AASdPAMZr+RA-x1QA8bAAPKAfBchDKT6A9e1UAAyAy5AAAfYpI-AkPSAATSZZrPvA10tA"
    "AHAyd3hdl8IwAM3PaZAmoDAAjtwAkIAAtEooAl9AAuDGqAPAFOTQbZzqASKAiAwAeJAAAMAAAU4nAxAAAbXnUsgioA8X"
    "qAAfRWpAHAOkuAVAHBAjVAghPuA8aAFe0AYAAAkAu9AyK71HAA-sRAH3AILXiCsAAAAvAFAmJBiGxLA6rUAAjJ5nvAxr"
    "+yAAk7AWxEaO4gAAUAAOyXAADAAOA7ACAA3nScBvMAAAs3A72cAHjIAjcKWAqyAmUAALAvE+AgAAMNYnZAKqcApAAAUN"
    "+WAmPAAWAAAAARX4AnAROAAAZWuAyPiLF1G8QpjFUAcAf0A8AmAhA0AkA1UgfAeaC6AAAFAJAgNAj0AAbAyXmQNAiA69"
    "N+QABaOsJcKAA96XC-oBQISAJflyDOhAIAoAiAAbw9HACQS8AAAcAwAMOAAzAAAMAAA8bADAIdAApUBSpoH5AdyAAU7m"
    "HcSAAdFXlZlAAZYO-oA7+AAosHboaFAAAAUGAzAA3-KyCIjQAAAAA4AtAuAwIAAAYzxAN-NdnA3ylSARAAAAMAc5w8T8"
    "iALrAAsmWwa8AaAqDiRJANxzACAsAAKZAcHxwAEA5oiAAAio1AhAwX+Y+tqDAAfFuoJAVAAAz-70XAApzY1jINAAAA00"
    "EwcB9X+ABhzAAvKzHGAAVvAxDLALdAdG9kyJ-AyAAAAP0+cAZAAUAAKmAArAwAIz0mA6HSASAAYEXQn6LWVAAdA+ADbM"
    "XAAHcEW9cgKAWkYAtQfkRqAVqZEXAQAaCAHVArcAAAHtAz0MAyiAALbXvAvKIAAPfJzAAAFbmAbAAAlN2AJAAhSA0d6A"
    "6AJAAA1rpAAA32MaAtTyqjoTccsIZAYIA16AkcAeA1A9SAjtsAAAyVUEAACaYlAXB54rojzAAIAP7clApGAUALAfQpSe"
    "kX8AAAv9AA+AFfFAoA6gNzlY6AY1AAQAyAAInA9AAsAM-jB-AAcAfKA8yhf50AAAyAnFqA+AEfACAIq8q3AeA7nAi0A2"
    "A-sAAAvAARAAwAPZAeAATAjAAFAAAAqwAAA94l5zd+AAozEAhHs0AqdGAABFrJA1OZpz52zAAA3jAAm5t6O7zwFgAhAa"
    "AMgGAEItihAp9CnsxA9ttSdAAA5ApBeWAFXAD2vAcW5rKPXXrAMAZZACAAbKHA-36GIkcAEVAEAD7A1H-OzwnTHAAA9I"
    "dXhuhgezAAQAPv+uoOA8DAbAWGhcgAR6UEjAAA6EUAjUWAV-A1VAALlAzniA6qA7xFUaEAAPOAAAGINh6rtAAmsUpAAi"
    "d85gXqAJA14A+lJfGrGAADmAbewHRAAIA1Asn-Aj0hjkAkAF00PURAJwYtKOAA5A1UFAqkXZzARMAWAAASXAtncZAAA0"
    "APxAiAaIx9AiAPndmAAAaWAN0AaAAJDcvAAADfmrrMz1AzAAsAQAAAqpAAPf09ASkAVAgAGiF4OFAAAAIqAD9AIAPjEr"
    "Q0FoyEoAAABA-3TMkJA291kbAAVQXD69O5cQAZCAebAGmDY51c0A2dA4AqAAIJLAPZAx3YfA+RAf7xrdLKvQJAVNZAAi"
    "ACYt9qAAamQrCAONAVAqwAGAUsa9AAAsrqGQ7cVAyAATAu1+AFK7k+ANAdyrAAJRT6YKA+1A0AYIAAoM6A9eAWARciAo"
    "AAk1ATAecApOZAFqv8rYAAAcqZANt1ApALlAAAqejQ4ab9ArH-SQ9aZAVdjMnJ2SE26Au4WAAAAIuA1pA1uv3sAAAeAA"
    "JGANJAMdCAfCAAAPAca9AAplhQwjAAgAABA5QC1L3AFdAzA6ABhghAnAlAnqKDA0Sr5i7gAAANL+AdAzvqYJou6A0njA"
    "pMAgQEZUAAhtAeZ33A2AAABUDcAJA5AAeAZAn3-AKAFAuGDAO1AAzAOr9AADZHv66AAkAKAALPAA9uAeoLAAAAAfeAxA"
    "AzTPnISNglAgMaAHACx86HKO1MAAI9AomDAmAKAAA87PAM18P6KAABMAmq6RAVU5Ap4AALK1A9rBAcWI6AAA4DkWARmc"
    "2bf1AkBAI37jAAAVA6rAA1823WwApPA9AAGarADAAAAZBAQ8piaLA+AAAAA6AAAjSCbxdAa3AAAAApQS5AAGAAAYA03A"
    "F1AKA2-cARjrAAAjv+ARGVA8AAeX8uAAajAAAATImAAAqiAqTedmTAmaAAW6x9WfAKAeQcAAbA2tQ1AFA0mb7edQUvpi"
    "wAAChIXCSAhA9dMAAXAUAw-AAAXAABAiAJx6mkRABgA3AArAlAANncTvAA-1AjW9ZOpIAAA3+6fAAHTubhQPUiAAjAAO"
    "O0VXvZ50UA0+bAuiTiIAFOtVKAACRA4c1AzTASjOGAnFrOAC+xJr+xZWTkKFAAA68-UaQR23xBnhF+LAnPuaAUZuDAAT"
    "AAgAP9u5raLNQAAwAAeq6fwAAAAAAJ-SsAUVBgdASRArSAvAAAvrLAlLAb5Ic1AAIBUAYbtAA-AARux5A3vAZA6xldRZ"
    "YPyAAAHApFA7VAAEP5+bXAAA9bAc83pjCwguPz2jRArCxAmAcAw1KAAJAAKcrAlgAA6P34BJ3kheAmF+AARiApWAkMI1"
    "E-AROASxsApTRARAXAn0lAF35Asm6A8aWbPAMAAeKZfzgaXgUl0A0AAEtAAtIA1AAEAAElIAfA6AAPeHzYNAXA-TAbnJ"
    "nAALkAAAxAxAlA0y6A2h0AYArGApuAdAeAJaTAAAp2pwxFfA3Ax4AwsAAAUioAAAAOIYLXH-HAUAWAAAA2hBAoQqYtAH"
    "lA+tAAAtAAkyu4AVvuo6AKAlxGWMG1B4vnxS5U9iM1bAIAgAPbUcAuARNYAxhAiCAZ3KpOFgyO5hrAgVAIdAAF-AAGcz"
    "AGgPHA-AAwAuaGYAfPa0ATAAAIC3U+APAYAPmI3tO2I3fAWZm2nuUvQ8AVzAtuAAAttn47CAhJB6AQA1D0AAj+BvKYAh"
    "FmAyITAThyU9ABVPUv8MqAdyAGhMAsAR0A9dgAAv3AAAAF3AAN+vFA7AfbIEzhAA9Hu-cAZAAX5ZULgAAe6pArOz1EbA"
    "vAAAAfEAAKAAfAXAqAEKRKAVAiQaJARAA4m7IAgw2cSW6AAtA6OUPvzEAzOQADA4Asewp+AAV1YUAArA3PQXxWxAHAqA"
    "ta8AA3AA8AAc3cYB0FvnZwAjkAbWj+8A-w9AAF2dA5nCN6V-Kt-AKAGAAbJAAA6qA4+gAHn8zWAWAgAA-RceAAIAuAGu"
    "AA6x3439OAKvLPphyAAIAAAAOhpmzIARAqUAAAAAiA3YA6AsjLA74QFZAl4ggsAHAuAk2DI9ACcHAAzEbAAAwCAAAsK5"
    "Tp-xARACAAFAnkAMAQ3eAtAAA3obA9yrSAwAAxrOySAns7AgnAXAtBWQASkdAeQAA4QGCl0AYATwA9-LqvAQAAvp0FJ6"
    "ARA-lR8AncG7Qxuvf9AAoA3uAAAPAAK6m6vkAkAA0AUASeAkaA9RrAAe88DgIBAdAAAr1KnRLAADhw0AiqA83AALADeZ"
    "qZ7zRc8AAAA2AcAmfbT+OAANAAfFnlA-HUJAnG+oPf6AqOAZADSQCqGOjzAdA4nDA7EyJptHwDhI45AXERhywbADeA3Y"
    "Kwph-xgAArYAAAezAAjk2MHAaA5AhZaAAAFRYAUrfAAKAg2TyhgpoAkAgmbY5xAuCRD8AA4ytAz7AArKActgctQYXmYF"
    "MAAlD9AjEAiAXtbAAAA9sAAASAAAAH6MAA3AAACbAy37l0A9AAC1EAA7rvAkJEnmMAQ7pOoA4YDph9iOCbwALiDAmAw0"
    "VCPXsY4AgIAB+AApz8TMq6p2N1cbN6lQAWHwaTVq8AmlAAAAhwAYHALANAiAEfWxAAAHn+AhSqCRJ-gfS33JANGmtPmM"
    "8zEA1FAqjuzAAAOKnRAXAA4XAWZKyVe15IMwh+hAqNkVa1IR1hJAy4LAssIZwEAYSAKaRKguLm39AfAxUAfJxGrAAAHA"
    "V85buAqzAqUG3CAhscFcAHAAU3eJ2quAiQT0ZKr20FA92AptoDADM-7XizwAAAARAARAt66IFybVsAAAAA118AAE8NAA"
    "ALvAA9ARy4XJA81iMACAAAAlOhHAVyAaBCA1fzAHVAAFhSbA-ApusIvAJxAfRAZAY7ABpAbmAxpAArGFAQhg7gtAAAOJ"
    "GhAfAAAbAAeIGAAeI7Ao1jKesXAAoxHCAAAAtAXKG7Uk3AAgMWiAAAGCAUAN1AAueAmAUhMcVx8AtxHASaAeLxA9-JIn"
    "WAqq+nAQdVwAAAGwJP27W7NlODAAA3NATAv2TAaAACyDE+AqPvOYDXNRgALNNAdAA+hpC+mlm2AOn6AAA3AGxy1wAuud"
    "1ydhEotnnIQwAorAVUUVsNAlrCFAHeWCQLBU4Ae-vAVAgfSFvexUGAngFFdANPAA2FArTASADAxXvvDScRFAL9akwJAA"
    "YBCoAAANjiA4yLAy2f7KtjDFsr9t0DoA3AAQrsAAgAGAzzNAqA1iz2AjAA5fZLzAcAFwPmAAhiD47qRAAWHFfAArsAAs"
    "WeEzvAKh-vkeAAAAYCAAAAUd-AAZArAYibqAAzNHqlA5PAAB4faAsAADAYfBRApw-WAAQNAAtLJom4yGZN9M4xfAAUAw"
    "IAAAa1DFY6AGpoyANAts1OBpRaAAmA9ABKAGY+f6IiKA4AcJ3AuA4+FAdvvAdyPApRAAhZuaDTmAbM4q9AACAMAFAAAx"
    "KGC3X8AA38A5fAjA2A0ao1ARAsHbAASdA0HlApAAD2nqa9Aj+BAB719p34xEWeD4K4Av-TYzKAPDAW8iAOKPA-ZAMAIl"
    "DTAruPSkABktAazAA-EAL1G0gAxAb5NhmRAOtHMHAAlAAZM0SQAvAAZd1S4IdH5AAMmSKOEAfBAALgFcNhHhAJ-Hx8AA"
    "AAexgZJA2AlAsDAA6AfDAlu8MsAABAlAHNBerAajAV4jAAWgARKAAAMAnAAX5LAcAFHx9KME5RT7dAnvHhGgWb+AAivA"
    "MAAAdZUAe2GAKxAexTY+HEW-svAAPAdYjRSAFcpA152B+tisSOtAHaONANW9AQAGACEAfAfFAblADn5AJ7clWLAAJAOA"
    "nlAds2lJAK5A8EeAiCoAAYPAjoOB7o1-GiEo2BkuUpF6yxExYAAAAAAaAzNcjOFnqATwP2CACByAAtaEAAVI6X2oAfIm"
    "wwGAGAmLYAnAAG9DeA+X8AAS9bgpx7oAAEnATFATAAxAAV4AchAAAp9TAg6AoVdqtixZASAiAAAQ7fAAATABTBYR62iY"
    "AoOgv6A5wwAI3q-AbJlAWAAXAA-W4433hyAAFQPAAur3ASBm+AAwA142RAsAYAQAbAqEAAnscPAU7T2HAJDM9kjwz4GA"
    "AsAfARMJMArAOB0CB2boAAAAJzkjs2RGsA2ePLjgne7hDmhAmAAAAAAGJfeAuAYMAJ6dXAAlCVXCvqUx7jYn4zpAAA+S"
    "6sARlM9cPAi8EeTA9UAwOyxAA0A5AA2EAXAtOOWR0jAnAAqfuAzTcAKAA5NHAAA0Leq+VAhAGRA6nqAJAiMlWAHPuyxA"
    "g70gXACAeXALEniAs9AtAAqc4DAAAX-AvAYErAAzLA-DAhxAEALEA+AvAHoAcrGOADAAVeUA7qAAtyzA4AAlXAXP0r42"
    "AAALjkbCcE7AAQA7JHuZdimAhApC+CAvMbfRAKitwSiAtofAAA27OwyAlAAcAAAOAAAVAdj2877TAAiAAeiSAUAxAzFO"
    "wAhASNzPdx25AZY8oAfAx13R7wAG5oscA9EAAaIAGVj-AAiTA+AAkAXEK4868MeA2vptjJbA7rAAXAvApkVnAAz2BxAN"
    "AAqPAAAgAfARzAzAAHwAsrfPA3ThaAWnTvy4JepAdbxFeAOAkAA7qp-ZjAAAiMzAA+Ez9Aoo0AfyCRUGWPlsAxAzAhAA"
    "AoLAAn7A9+oAvAA7AAnNFTADY3JMIwWr4sA85AAuE+AAAUzAUAAhfjkALAd9WhAA6+TzcAAAA2KGBaAANAA5O92aAAnA"
    "AAcWAJASRAhAL8ANAA01j0WnaxXKwFMUfAzTPDAHoE07JEXoLUAAzA+cDtAKIyPALAAEASfn2pAyAb0nAAqAAYEiFAMA"
    "DAAZApzRxvAAGZug-A4qAAUlNTR6oAvA2UAN65KPLaVxQACAiKA0AArq0AA3AiHAbgoAPFAAlAqOIHF3+y2-vA3gi+7A"
    "nyM2wnYYAVAAk40AjKA3AM+A3-ApYLrA0AVAJAuNA5KEYAA+A0NKAfAvAa1KAAAAA+l+APvAjAhkAVMPA8A1AAAnFVAk"
    "GAmQAAA5sAAAla94FSdN5siAkAAknAWo-AAA-Aq6UGeKAbonC2tfhPAWA5AEaAIxWAd-AbAXArCAV7KTKahAAAvufd6A"
    "pdLweAOmhMW-AAAAI6Ita3AAAAA8AIAeLPAYAYAA5AeuAAoAXAAAzGAAmQWAdAmG3O56AvALeAn6AxabAAB4jAWhKQxA"
    "AwzmAXvABRAPfASeyAA14A9fACAysw3d7AEJjZJA-ANvYnAASWnoR-NVchsAIAoA+ACIAMjv-oA9B9Q3QAAWAbAK+bB0"
    "4egzNnO87AAAAAiKgAmAtAA+AZstcXv-SAcOkAgSHeGA8AuYg9HAjKAC2LaAAArBAnAA9XGAAjryA6A+GStdrNABAPAm"
    "iNUAhIDwZAJFBAA5AueFfAAUM4yr1zAjAANdmYAqjNAoAqoACfDbIHYWrhA2KAyAvZSfIAM0x1AIAAAAAXAggGMpAA5A"
    "AEsARA-AoZnUoJA0WsMiIUkADmex+AdA4A9IABAAQN7NcYqAydcAc6SrAxAAQAKnA5rQ32RiguAjANALluEcYAAInAkU"
    "A1ZAAAS0YgmbAQ8oDwAAhjnALA-oSGn9AAXXAAAA6A+AxeoAArIAACWI-UvzAGANAYA55wAvVA+YFnXDLAnnE1XAAAR9"
    "UAZGA5IIAVqH8AAhAAIAMPrAAAATjAgF+ls-sxXAQfJPAOEbeAR3ABgg-SBAqAiS9AAkmnmtLfxLLfRAKvdUskAAAAiT"
    "oAAA88AAAAAAVqJLIrAALm7AADAQA162tSAANAAcCSA0lKgPAZoWAC9jApAAlTAdT7p+IXhC0Dg88-AAwD0Hy7C8Vmn1"
    "hGApsAiKA2nARoGB4AcAoAdw0PJubAuA4X+FqA0nS9vnBAAFbNqeG7hqA6SAzaTAADAAoAYcCAAZotsAIYDZmXAA9paA"
    "K09moJgAUVXlAZAQAWAw+EA0A8LXHLAxYjADLARAAGAhl77U5AYWebozEAA6wxrSAOAU0AAJq+AAsAujp8AjAY9+kBvW"
    "ABcpSdA8FWNq8vMlADAAwAzAaSdzAbmAkNAAp0eFA3QAA2WAA+TOzyA66AAG-ANmALFDpAVuDI4AtpAAA7b7A7AAAZAA"
    "cAd4NEAAAcA3AY7vA1DpTA+-t0WA-SmhYCKAy6yeSB8TiA4qAbAH0iuAAeesew5EAQAJAh7IoH+oAdih4sjAPAAiiLAP"
    "tAMADA8AjK8jLXAbcg7GKlJAZSpzAAhAi8qfAUAfYTvu+1X+A+8IAzAAlYAJEuplNA4A81-q46qglAOlFpAoN0AoATAA"
    "BvGEAa9A9aRytCeAmJF2AAOJhtyzEAbAUv7bFV15qQGU+eEsGAvYA1AfkOfEoACXkAcASKAJ20w7w-A4NWyAlbAmEYGA"
    "2w5AQleDAAmAhAAAApAmAnTdAAXAXAMAAx8hAAAAAAgApIAIHBLWAA3AjAAMEMAlYAA9yaYP3zZAZA8NIfAAAdTU7+At"
    "p7AAjnAWA6lvNAA9KABvlAANM7bKAAxAAfVAAfJjDWdQAA0e2AAWA-jQ64KAbCoA6U6AAtFAAAAfc0DvYJlrnmVAN2Ao"
    "8AcAAg1AHAAODAAikAAiAAy0CnA-wA3TAfAk9AAAdPqifA7dQA-ETwVSAAwNXaxA2jAOUVHsKTW3wgAeXllapAfSAA6A"
    "AOCnfAyPcqwAAbAcA7AJ-nNNgA3AykljEf1hp2Aq2ZAul5A0AAKBvJAAQ7AprPCHEARSPZ00EA0AAXuEA5AA4wBXAArK"
    "sAAMYArAWyXl5AAmjADAOr0DeAATAcAZAyZyOpAGIsAAFWUxK-ASAuhATAcAOAZZiAfQsMAAOFFPvDAmWZdApqOAA5HA"
    "6xHsOjCOsbh2VppCBwWARs2XaVvDbzrA4wH431WxDr7RzA8e8AEA2AAAAtAPA0HAAy+Ac5MBigW9rZkAmQ6wEkbxU6up"
    "xAuGDW+4AWwHp5uE8A4AAAGYAToAF0QIhIsbA1KtuAAAAAA2sv1q+AisAANwArmEJAJ0Ap533B8hwnABAa4AltFLAAvA"
    "HA9AQAcAsACAAfdAgu-MAAAx+1I3AAAAAAmmPUkAUWvApCAzAAA1GTDIAAITspA4OkoOvpWY+uAAA6XAxWG9WhL8rEAB"
    "AAwvCACVAAtAfAA5vX8Uo0bOg9SxC8v2A0jiAACp-AGMRAaAsYArodQxQG6PLAAYqAAAJAAfTlAGARAALAFAfAtt4hp6"
    "dG0dAAlAEAm4KEA4AEicNASAkIArAhZAWJA06z1Aa2NFAaABRAyPQFA0AvP5AtDbA8pVAZwkJxAZAlATzAAw7qDZeAsA"
    "UATAdmJeAAIAClYPAbrxAKx5fA9SlAdK97xXQDNL4Y1AAEAdAAAOOYZTAABgyAAAP8AAA1TvWY1TAxIVAYb9HfAAAcFA"
    "KAHAbAdAQJiyxAAAO+GSTAAVRA3gRAmAWRAAAwACN3AKhtVrXAqAhAAnONWApl3AzHAAzAt1nBwUKqIBl7ATd9VAAAmA"
    "zAjVeT6qAAV9jYnKAA4Y75xiApAAU5Gmg0jsPdAAAAAiDrA6AADArAvuAzXK-BN09AABCv+mLHASAAemlAhekP4FFAAu"
    "0AiGRvsuJhSaX2o8sALAI-AnAX-zKC8-yATIJlAmGAdpv6AAAqhAAE7P-4eAm6AAAqnw5iAqAAABAOAry3AVpt3AMzAj"
    "A8ASFAAmSA5NGAqAL26uAOLKUAttAqALcAAXAXAQAyAAUAlOAABRHe6ABVGAeFkpujEyANqaAmgzIAA5AVqwue7jfAA9"
    "RRnkFquPfAlJAVQnmil0AgnVAA6ipPZUAxPrQAHCVAdEAzCGsXAOPAZjdA8AAA6yA+AAApAAAA-7AAA3I9rCB6A2e3eU"
    "qO2mVAGBACNqgAA1AAAA1AgAFAmn0xaKAmrpAAAA5-QA7AFZAPqA2jOCAAqbsbhAAyAV-6REAGAQGA8ACDCeAAA1AAAA"
    "3ArAsA+gA7AAe3AAAfA1ASAIFmhvxQHAzAzAwjaEpABAlMiaAuQC3AAAJytt9xiRAA8w8GApAA1vAnVupfQpAAiAAK5A"
    "eViA6Avb8xRdz0zAAHWOTAApAAOSAAAUWAAAfAjACAwsdsx3AAXzWNAAAc+cADMA0gYAcgAFvCAVreAHuGnMcdpAqJAJ"
    "VxAASJTAAAwyoANAvU5LpAgAUqA31aA1ATpAATSgANnHAAuAARP-Ag8AAZaIAr1KAAAAyASAQhpAAzAAeAlvtZAOfEAu"
    "+LbNAMkN8CA3NAAVhA+QQlb8A1AYAEA5dfOLCZ3xtIAQRAAmnoAJAZAAApAXogdAAJAVwAA9Q3OAEWR37kuINxlAmAFA"
    "1AAoaLAAAMAATANnAkiAQ1AAyAfAodyAa7QcLAdFjA6iyAfzACRAAI6FvoeNAaA7noiAA+UAcbJxQaROIRAAHXe6IA5o"
    "4zKqpeTJA-gdAHAASAAAbbGAE9NAQtA6AASLHFYSAATAw82OUxfAqtZOA5pAjAie720mA7A8dhwdAk6PxiqDAALAA4MQ"
    "+w0AAAAZA2HupH8abVrt+WAAGA8eLALAAA5A0AAA9AdKVBivPJchAiADKq0IsLApAAAg+j2ALjmHiAozUJ4FgcfAdcA4"
    "JAAkeAAdBAOp-gzYB6lAHAIguVKOXAuAo2J76SCzkAMmhAAaNuAoA5AAADzAcAAQkAEGyeU+AVCAAohAQZAqdvFzKAAz"
    "AAAX3LApAnsAAOAuAVcxEeLmAlcBPja6sxAXsxe7ZIfMS+AZVAAxEAAMmM00q8wAK54clAfEgAAfAY+qKESsAAHLkrBv"
    "AuA2gAA+kAAjgAAJzCAAqA-AbACEAbkOA7BAAaqxAAeEAUFXcA+VQAAxAiwWv0JBbSAnVSC7lkGA3gC0AdYE6eKIM0Uz"
    "z1hADevAAAA3uAAojUiAAAEpnl9yASAWR5pfBuCAAAAAAasRVPAAAjaAAyArCARmAbXFVjCbLS7sAUdA4HMAwya2AqAa"
    "A3-N02WAfcmHweKA9q7AeApNH+ENsAAnAB6BA3AFKAA5AftuGS4ZAUK6fCmgJrANkA1kaOGT+2x-UfYDZwJoTminSsAH"
    "AUhxRgc7kAdA+MAhtAiAUxbEUYADAyBXAAea7wZah8vEAWKAX3A4WA-1wFmGAAn4SOAA+uAAAdAA1lzYuAq6HsnPRjAA"
    "VAXbmAAAoUAutAtPxATAeAYoAAGNEBHH0AAtA0A0AhGdvA9VNAAvA5TakAFxoSAJALoRAZ5AA6WkAWByRTHjVArNxAWA"
    "AaLbrAqyADAk0AoAVP1DAAARfAsIZ5UADuAArxgIb4-A1UATXIvJYAAAYK3jzAAHdfJiCfAIZAlgA0NK9WrsAy9A0BAh"
    "tW4XKBKpX3CAhAb4-7imAEByAgKAPDQipzANAaRzASuiNdWzAGdqkA4AAyAsMkAAAmAfPAAkAQ8AhA4AfsbXAWAO9AKA"
    "4tUifSsAAAotYAJAutbAQ297dANAEqMDAwAA3Am6AA7Ok2Ieqw9Om0eJAAIG7AQXHAAsCd8ZIj4cAbAAAAAAqyQz7DAA"
    "klhofAgAGAVAkAAoA6AAlAlTMCn6F5IX9rAFLdqA-AA4AAnd1AwEAAMuovAAAAb1DxHSAQJBA-MbDnlKqQx8AtADbAGu"
    "BUMJ4AIKC+nSvtBxMANQmkqAAzAAjARM6dqAAnhAIa3+AAAjA2dB88AU6wACAAeS+N6aMOMlAMPuiAewg0LAGAImlAAo"
    "OCrHAApAx5SAA6dAfAAAwYA+McoSHEeA4fAMOQA+6vyIIA90WxpDi7vR3AAghGMAvYrAHuAVAAGYAnAxiAAMYAAA2ArG"
    "URLuAk5kZCsVAAArDE5XAADDxsAAb6J1wsaABxiAAgRIMcq-F0RsYA0A6A6bNAkMaojGshyAOzAzAAAAPAa4Fnl7pT6A"
    "jA3AZAAhPkcAQQXr9AAAA2Av2AY113dR4lAXAduB6nOlAAzaUAAADBARQTLhfXAAASSHAQ4AvkAAyYA6A2hmSWAvkoAz"
    "LojKIezmYph4IxEfSANZAAAAAeeAmGLAvBRSALJC0WAAFAPA5jvNAAcA2Ak94exAzRAS+AAB0nAAEiEAEAu8G4UuXAAV"
    "AWusMG6FA-PKACAaAUlH8A8iDAAAqAfAAqAsFAABKgZxCgAARcAFAAADdAOAZtnJAAeOTK8jAnfX52AZDeA6TAAvVA75"
    "maMOAuhMAA2bvmA6I+m-4AAHSCzyWlA-IBvCnAAVA+A-8AAAxHYHJC0AAAwPnerAkTAAA0+z8QxZ5PAYAAT5VAAHAHYA"
    "Pr9wmSAjpJsAAvAAe9hJAvR-zADYUYsARauA4aAceIJuAm7gYA+k5kAEcNU+shuwTarC1AaAAbhAA6AAAAeACAkpWAlN"
    "A4AWl5AAhAX3PQA+PAAmAAtAWPAasROcEOf9ToAAu8svRI6xiz8RAFwWpjpjA4gKwTA77g80TAPIre0vQrAoR2dAgA4A"
    "H0uAKbmYADA22AAfYF4UUkMexA5R5nNAjOjA3WAsDWAAJtbAQTIAAZAApAr0AYxfSdkFAk7AJxAjA1dtrK-7wkAWpUwA"
    "RqTu7AAALyhZA3eAwAQWEIA0JzK+moAAwmWAuAAS0AjAAAAS61GQpnwXclh0AACA4A224AAArAYtSEAZAusAAceGoRQM"
    "mSYCAAA0dAVyAA8BXgXIAPaAvfILNAbISlZR8bAQWfYAAxBApzACmAgAA-AbYzA+dACAAuAA4frAOAqAAALkAAlADVm2"
    "vrIsZazdUKfHAwbAAq1AMAmAu92XAAjAe4jAbzgAWAPAA7AAAADSAAAeWSABzCpE7AsExA07AmAoFAPALA93Ag0-AaIU"
    "Z4AA+YioUAANnYUA-XrA1XAA3gA+AA5iAAAAmaAXAVsAA3I8WtAAA-KAAAARuzAg2x1jA4NrAtx4ADdOHAAOA3vPoZEY"
    "WAo4A9A9f5A2XS-AHAywAAW9Af8AoArAAAKAA00YriAAA+3lr7vcANR+AX0AFQAA951dfAAZIkUXpjA2OaAVvgqgAuTA"
    "+YAArHA0iiJnsJUsAA5plhSnAAAhA7SSAkAAQfAHA4ZkMAuGAxYAxlMAAVAAfi7qAA6f71cAA+lvMA5WxA5oHilACmFA"
    "AijOOAAQvJyfAAAoGAACGADBAufeJ8pqAVA6BZy9AomsrpyE1AYXAHX8+AA2AUAvAAgwABJAeAtAsAA14jaxAVAvgJA2"
    "KArAAAavaLAjiIlA6GRUgh7AAABARMBs60nJUoAwB0dAKdtAnAQEkshAxAnOJABYAJATJd1+c8nxrr-g+0AkoYCrrHAA"
    "+14TgIAAAAZGADAqzlxA9AWwWNkBjAMY26jAaxK24fFShAAf96j3AAZAstANdgczl-1AamUyAPxvBOwLAAA1A5AAAAAP"
    "AAAzhPqeAtI1CMxAEAZmJArGm59JA6UL8zqsiAsAAaFqKAAAuA+HnZAAfAnnAAAOkbB0AqyopRPPbRVfAZ4AAMA6AV3u"
    "yAuAFJ98IAXA570cAxPAAAOPCAOAtBmHAjYk8A2kLAA4A2AwALpAO7CRA19S+A7jFgAOLiKFAJGFH5JA6M2vIsABaAAY"
    "3AAHGL-VaTAvAEYW1AeWfaAEBACSoQwAPPA6AAbAMAPYAtCktvEAHTAAADAAAICAAnRnnhvBAAm7l8RAA5LRufAAA5e5"
    "W6KBMI1exUbA-9j7AAAgAAcAyVjIXpSFt4vH+GlAqEkJATSA9ABAiNeAAJrfAP48AKuVOA5XAAFlAQAAAOJZmAAR4BHU"
    "-zlvsLrVAaL8Ao3q1vAcAK5CRyoAV9JUDA9AMAu46w9eAZdAXBAAeouAZnAAAxAymT8AMpCAA4q0WNAAIpbBq3F0H3AA"
    "Df1AA76WP4MDfA8ovs9PAvTREWAANo5a5FSjlAeARhvAjzLAOVVbAQA6FzAkwA3Q2hKr+LA1A3FDyQCAkAnblADUAmAA"
    "ApD4A4PqRAAS9tA5yo6AAr+G2zAdA1naAAAXAAm4AxM8RjAqnOFkFaAPAAHCQZAAAXAt4ADATLAZ1AAQJMAAAY5aSACI"
    "85AQF3AvAATAAAjSfAfmGAMsmJ4GA8AA2JtSrzAAC7MFoY+PANAAXUVhQyAAQPWZAAAACw7IFu-5Ao+7cAhqAA5PrDAv"
    "AAA2D0A1sI9fmjAMAW9JCzaqXxADjBsAyhBiAAYuyqiAaHX0wZjA93iPAPo8y3DEApAcgEjXAC8AQvAAekc-XIPJA+cP"
    "vLrAAMX0AaFLAJJfp2VZZcygjbAoGAdXAoLX5RuAHvAMAkAgAm3n4QkIqSqbVxVwEA3LAswSAKLJXAuAg5DczlAA90zI"
    "AUAQRJbAwUWRA0Am2AAX91aJoAAOeAAPhG3P8AAAxWElA9CW4DAlfGQLAjQim5WfAu9AetbAAAU7dAA5HAFcSAAIAU+9"
    "AAs8dAAQAbEHbA+JAAgAA4ADthbAAAGyAA0fG-A2t2Y4mANuwAWUSmevMASMAXFi2JATtQlAsNA4A8scs7cAi0VAoAXA"
    "gAIAPVkAEkaAAAlAEAkAAwAAAAGp7f24PVxA7vUAWAAIbGAUfHAAGcmctAXC+aufQAbIAA-3AyMAdkzNAAeQAAcrvArw"
    "kFAMERQRtAAo-AAmzsYsr8AJ1w0AAAAIxnAAhAU2PctrAXRMXAnuAAERGlaeKDpQApitoaZTxAAGAATFZJxAAAAUhABE"
    "CPMYR+8Y5AADZ8+iFUAdAysKgenAxURAj2AASmjA7AAAxAv5UQLAZPh-JA7PXAAA09AhtZkgAVC2hcpuA15ANAiHcAAA"
    "NBlLNEAE5A1AA99aAE4a9xAMA8j8KAA2DNnAp9TYAhATAAvRFAAqhgATTHpALAA7AA0oAqAAkP-AAAFs1oANAbABhAGC"
    "CAA6p1AULIAxv4CVAA5yAbnJ9a+Y0yJY1AAABP5EAAAA9+7AAZvICSdSj626423wATuwk-dApkAAmpAuCA-SR1dRADrC"
    "olDhAAsWAAA52seA9W1AA6AAlJJRA6uAgXaZAhAzH1AmA+sm5IZAAAJqRAAG8ZAPQ+gSApTADqQMAjA0c1-I4AOe6AAA"
    "QOAN+SBBU93j1A1AAAATVAAAAAjHc+JmAAod91rimRxVlvPAZAjr7AAiAm7DI4MmSYEwhdXi-zCfAWoA2ErYFdTpAAcN"
    "WKv7cQA-sXpAF-aDA9YMYu2AArAAq+7AGuAkg+aukAAAeAAoAACmSAgHVAip0s7AwvAAlASAAAAA+AAA+AshLDSHZCjh"
    "-z0UA4cVWFD3ACAA8KAAcSAAUxGcSxA4FAAGAHHIAAp6kA3A7nH82AAl41JAx5KAgMF5AINl4AmcCc7Nc6A5AZ3wAL5U"
    "A3AAA2AU1AAAo+AHAAkAAAAU-gddALD4ttw-dAwAALXlP46rA-r-AvAPNIuZOrANgB7ACEj8VAFPExyy9AvQQLlrbAFZ"
    "AAAJAAzdPwAsIyAmjAA8AAALAyiAcAA4AWbdAKAeDOdJAFAZ5xzAbAAAAAA-AAeQukAeRq7gsr50kXAHARrCKHBAlhAs"
    "AJgUA-x2fFAAANkjBAAAi1Ar-pAIiY1ABp-JzAEYAAsmOATvAANSAbAAqAbAkFZWIeAASvcAAOz1HU4mAAYOEhA1CAqE"
    "0L8UAXPWiATuAtAdAATAAVNaSdfQ43AHA+iZvA9vdU3aAAHWj1YUAsJmJAhofA4A1YAcOAAQwFASAztAAAkGPxBmctAA"
    "3JzUrAt895RAeA4AYf93Pr3AAnGAXh+JrxlAJAcc83ALx9-AVkAi+AjL5mAAAAAASAAI7WAZAy6382gRjpSzOdPM3AXO"
    "AUAPGATN8xLJAc3hLAAAAPyAZbzYqAK9ZoxPaFAA++S+QoiYAAmAwDA9FrAvWA8oyyAAwAAPDnORRAbAA6z72AmAzasA"
    "A0AaYDKAAALgQ2AAArLABf-AZESHAAAPFAF4jAAXAALliOUflAhLAByAZnChNAA0IAAmRkAoCAt1XXAik1AA7AgMlhAA"
    "mAA-TjAVQAlAG1AggkAyJFQp5AjEiHAzAAGAiA1AA2AbAAvAk2rAAADo2NAvEAyAAAAiAAPAtQpErNAewAlJSyAQ8gAj"
    "1n+QLDAcAlAAA8iOvAkAA5pJETAAAANZAr87cesf6wcAJtAMAuvb6HAgAxhA2Ij3+35A0JAErAAAZAAABTamI88AAADA"
    "n8DLgAC96dW3AXAEo64AJsAAVCAAAQPAQeAQWyp6k4B6YAAdeW2PAANVqa34AkkRAGXApA-8ibjZcAAA-AAU-+AAPCAl"
    "HVAAk4JxDNA3bAA0AAfslASpfhAGAQaS9Ie2xSAOMO+NASVMLAxA9cRAS3GXZ6UdtA-X6AAtK3w7RUsaheAAuvv9ZKGi"
    "AAcc1A9AsAAAdIiAFAAgADnAAToAAAUFrAd6AlANAqAGGNAAXzOAiNbAYcAAGRApAYlziAGA74AAAkScC3AoMfaANl7d"
    "yvbqHAAvKvEpOjLA-AOGfnNkMuyj3AIAcWfdBQA1AAAmAAAAEAl15MzfKAAeAALAdwrAA7LIXAVyAPyAAAIAvdALI7Yt"
    "LtewqscPcORcAAxXI-EAA7hA2wmOAPARAWAKk51YAEYw4dfLAAAkDsAAAe6mT+2wApAQMRAVRfjhLAA5BQAAvCPAAySv"
    "AAiAAPKJtA71AFATWAA9AnAVA-APCAGAAApP7nnAAPceAAw3LqAAtFhjiznbCA9AAeAFApAAJAwefWSlIS0AKEAiFAAI"
    "arAAAAayeHFPAQFA4gbAAYgAAMKt+A+iFqntIAABkPmAF3A7cAbBFGgAA9RDa1qUSFlAAAQfNhp1w6kAWJO3EAAUB6AA"
    "GAEANg5AVAgI277LQfAS5AWAEao3srOMEhsA2AA6zAAaeABK4BGCtAABH2pzbALAcQAAA6odAaAtnAAAA4lAtOA6Vu5n"
    "bAZeAAWAAULXJEAA2DDYYN1ha6GAT2KGu0AAdFocANrQEAc3UjBzLgb79trNSFA9AAJIApASUpAAQAA0OAA1WA4AAvAA"
    "AH6oAAAwAbZpEeXv6KAQeDfAbnbA-QAcBAA8CiAAm4-iYAi4FAaHN8AAayHhXASzAmKAlBs239yAb1NQrJxWWW56HVAF"
    "aAAABobMMA9APA4AArpiAAAiAIAD4AXwbfAAH7ZUP3ADAZmDhqA7AoP7fAAZLc3kiAjsMeOyAElxVtAAsAqcA5m3ABrX"
    "jSjAAql2AAAFMAAAdliqTKo0DlAOhUDAAgFAAAKAAKAbA-AAAAAB5aP+JAAcAAsSuDzAHnAl3lvorAoryDj7Z9Ad3biC"
    "DDMa2BXiAfsAnAavbjteAAwDFbAnAOaAW1V9AAqdXHIAAun6AAcAAcXANSARwkAAAN8Ar56AxAKGNAqDACT7+AVLAAqK"
    "m79xRADAj3QZAPKfAA75uaATuAAXAJdAAX666AkwlA21yArAaA9A0AAfAdAgA2B7WAzeCdA5AEXM4uuAAEH9Ju1fc+Rf"
    "S7gkmAx1AsAjvO1urgV5mAMACnA0AA-VA8GJA7PHASBRAAAAwiA4u3A27AsAmitJAAAYy-DWxAA1AyHWwmAAWDAdAkvL"
    "Ay2oo32ARWAMuAWAgAL8eGAZAAC+A3xRq3JXQLAAmATAirEAAtAwAAYVAAVe-1r4FgASACAAFTAeE01YrqLhsKABDAA0"
    "2E7TfA-AADuAA4y57Pr9qWujvutKAAA3A3cAAhAAlklADLACwQA+AWO4AvGWg9XAJJeAn0BuBCAA5hAZA1-TPAhfRjAz"
    "RDHZCAAfADsjynAHYAlVWFAoAjAGAAAyAq7AmAz3AAFAd+AQF7AAAy4AAMslTNvDASAaAJHAAiS66AKAIAAAAnSxCAVe"
    "eC5AuDsA+Avn0XuH3wAEAZJDtOAAAAhNToaXEAAAqv8R8Y8AxKgAA+AGAANAhM-MajZGAXaWx9bA8gy-AAJAOyAA70Ay"
    "tmAeJLa0AJARQwcAHhsAvAAAGJFzOApDfAAAAA4ZAzYuj6AoAWAA4teNcAnAdPPccA8x63b+Q2TAASKAsHnALhkTbvMH"
    "hxuOAAAKdnHC2OG5hTwiAAOZBCAW2nGEAAoAAl811nOFQACfrZ9AOTtAOcqACjmaAAHcAVPPACAbyIbAAeMA+Ayq3MAq"
    "AAItsAnlcmYWGAxDPX0kAgAEAAaNZUk4DlA2IYgAAWOAzKtAAoAzv7ANeAahYnAAEc35AMu+eAA5AAsaAhAW-AbAA93A"
    "AAgA-oAQAAtFScd8AMz-R3AXIFZGo5YyNoAAA7PO-Cw+ZJAAqYfZcY+AA6TvuAVeIAxobA8AAAdhtxAxuAAAAdAAAWAA"
    "AyAKgRO7eXAAAtpYZHAAIEHgZbJAAAA4sAAAXvA4AAi-KUuYEAAAAzoDF5XeADBA-AAARqK-ChdAAj+R5eYJAAAWP+zA"
    "e7o4ALHTyNkexsddAaAfAVQo+AJF6AIHAhEAAAAjAKxqAAaAuAgAhAAIpAR9xAR9LpAAdeyT8ACZQHOWQ3AAAAKnAAAl"
    "AkfnWGKAbxA3o79RsNEBcDVAG+7ARAuqrFsAAAgscXAAV8KUAIuNeA86qzTMA8QAx0AA1Ai7A5IoglCUArAAyEs+78GH"
    "CAKr2fAAO4AdhSx7cwAAA6xYcdA+SyxGAAaCMAo7A-fAA8aAAA8aAAAD34o+izSSuNxyIecdA8OzAAAA-0AggA+a81fB"
    "iatmt-J5m-ASA0AYDATryAXA+BgDADAL5oEuEAmjx0AAAAAfAbopANsmvz3dt1yoBAkUqAbAxmUjwHspK-TAAAAAAKx7"
    "AtOHm2Al6pAAkIb3AWh0xfAjA47AAAAjAzyHcPA5AcIAPAQ6Z-hJAAPAABA6hAAAA6yxAsGxuuLzAA61AGA7EA6P4Uow"
    "RKTXqAAa0AmP7AA6AZSsamMRXVT7-TsYRAAb6AAABAdZAVBZAAAAFP4PXaXKAAAbAHbFAgTCAZ4botrmoA6J5pAf3DFl"
    "elAcAi514+TAA2FVWDARSVjmr+AQAAgAAhmA4Cx9AAAEKAMAV9wz9nA+wA4dSdAAIHBA3A0GpmOJA8AAPxAL+ApAU8AA"
    "CAcAAbAjAjAVoAA0Y5YAZAHAtvhAcAALaA1gWA4+hnAACk8k-AtAXHA4msA0AO8AkAMqQASbx3mASAAAcD0BA4AA2UAA"
    "AEOpCdenvAw5oPHe9CAAAeByqDakwKAVhhAASAAQcAm7q1ZuXWntqvAg6fAAaAMTrKAF9ATXA72AxAOR+ZdFEAmHj9js"
    "iAA-JAxkzWA9KYi3AMEgAWTAmOAAtoqBjAp8AmqjjjKqn+AA5kAAAWVAAdwCoAAO-ByCAwlgaAPZvEqAAAAskvAbAAAZ"
    "f37yABUAGA5dtAzzfAzBAM4AAW2AAz4KAd3+fRUxKAZtKAGASXA0QA49AAVKAAAOwOtA3r9Luz6Yhw5IAt9HOh+AAoYe"
    "YpvQtAeimDAAAAlA0AUfdAAArpA8ll3vdOA-0eVoAxAScAzAlAfwaXOA0AAASAOCAKABhROAhDAp25qA9EJlAvAAAACA"
    "AAAbAAuApmAA3AAAxnB8AA2iwWAiAAYAahAiAAAAzGXWWAAC9AdmnS-oANAQuoAAe81JxAAAHtA+zCN3AxAALAAAXAAO"
    "M7AAI1pA3AAx9i0sAAFJAoLoAuAAA6pZA6N0NQvpI1Dlt88iGi8AxxpfaAA1voi8+oomAVMl9u4rLZ3863tKAAAAgJg2"
    "AvhPOEgAUbNOGrAAZH1SeWAUIdDAASH6wAeSAA+eAQAN3M0RNZfAAOyAA0AxAPA05A5vAAArAAKYiAAsAgAAAHAeBEgE"
    "A3RTbGcgGFCx2Lb2xANClAAUeTnAuwXzP3CUTfAPgiAApA8CpBIAQa2AxbAAAREUZQALAGAxuAcmVWYivEAA-AHO95o3"
    "ANArAAEuA3ABAGg44AJv8RUAmAA7idAAXhUs4eA+6APAxAWbYAn-hr-UTAFA1FGg7rAc73AxA1oAvAARuxCD9fIcR1HG"
    "A1GAfAAYASoAlAd-geDG9yAmDsAFA2A-nL5HWAAAdcO0aDOcAASA6AHAkTN5--dQzalZrA9LlNPAwAb3dzA5nmAUUA4A"
    "AAEYAoAhMOklE0+bqAE8AxjCZT2nASHAAHAx7AAA6A+JAAn9+TqZdAAAAdaAAdAlktfEouwAAAAWcApAsAArAAACoC3A"
    "A5wgAbA3YiWCVTAAJZjKldhAaa4s9AS1IAcAAZAAVAAA9NAGb7qAAlW7AG1A9AnARZuHArnnz6fkAdrwAvAA+IAYhADA"
    "0AA-3d5QKPVAbAAuAA1AAaAdD7tLAXAzDyAAAAqAgArlOXKMAAAAAAAv1AUNRAHAv1AqAdHA0kAAit8paDAnAAAwNKt3"
    "AAIAg56G7AAAdAqACX34NynbAAA8L4AAvx2NiUZsA2AVAAACWyTgAUW51LwASpAApYyAACWAxAiYAAAlAGAAhXfAfyAR"
    "d4ZFpbAIAAAgAAEbAkAy9AfwXxjAA2AlAlOcFAAJAAAOAtWdcAAjUpsFAvRA7AAAGAAzQ6AMb2AWAAhZii+iZayYAiV2"
    "CArxaj2AKAA39sujAvAuAoAAOGdKZaOSoAgp3AtqXHBAGA6YXiQAoAAAAAfxkLAWxnqAOFeaA7AdA++AAAK3cAAA-BAr"
    "XAu52oA3clbOiyAfk2BA1AS3CFAwpXAA9KAprnA6JdBw3-gAlAAWzaPUAiQALqu5AtAS0oKAAy-stMAejGA4YqAA2WUA"
    "AVMjApe-4M+BpAAGHz2Rk47QAAAMoZvlNOAArVxzvxkAXAAL+OJtAg-AWoiizD1m2oA1AAZ8HrG6AAIL-AgHAaAeX21A"
    "sYAAAmAf0Ajh1AiiAAHaSjV3AmHAk2AAxka+WzTAx2AAnHAJckmGxD3hvLc5McCIbXAAAwTRLDAAcAhS5m9psuAAfAAn"
    "MAw-EtJBACrXA8BfgAFfcA+pZAAheXARpAEAAqOAAcGA2ATx0fAzvnRAAAAArEj0xA4w+AcWAmzQA3AAAyZ5-AvA8JmA"
    "+cAmbAl1LAAgAAHzA0HZAKNOqmCeDDINXAxjFAAQO9AiwOAx+KdASG2UkAAC7AElCEZdWmAwHaAXAA63r1SANNAuAlkA"
    "tylBLoAAuXHAgA++AgJAxgrtu83AAAALWwrtGXA8wbAKA3A+ZIEXgAyLAA0sLN68QSAbDm8AAALTuz+ARlhC+QeA0AAj"
    "iaAAaAZOT9BLJYq8EAILWxAxYF2AI4AJNAAAKAhxAyQNgEPBAstDAOQgDATKjbAeLu6PftACwA72AnqhA27vhAAewvLw"
    "I9J-8A20HAGA0AdArAFAAIAAAJWAsFqj0AvjiAHPA0A2QLcqaiAAiAnXA2SYAnpKAGReAPAqJAIAAQAA9G145AA7UaIA"
    "7ALFA4oRbq8BAbklCNAsAARA8ZGSpFAfAIFhloPRUuQGIAtArB0HuAA+sXlAf9UGOA3WAA+YAT6zEY5YOAAzAZANMCAP"
    "7lAAANcbdAASDRuBDmF96SNAAAjAnAAjA0AAToA8ANAdIAxxAIzYvlAAA95AYHYF1d2jFbAomRAF5AAAiAtAUAOAS+AE"
    "5NAAqkACKnARqAAAfD8GAAX7CuODnnuV+oo-yKdlAt+uNnB9X+AAAhAZcfAPro9Ay49IAfAVANIx+NkWWAfAvAsZBGAO"
    "kD9cUOG-pUZU33xLkAhAAUuYZAkA5AYPhWA-CGLxS7LyE9fAM8ATxAEAX0Ae25bAAHXA0AaAAAgx2+yDkvRXANOGQ2vo"
    "kAlABGAqAAARMAHfP7AHA-6AOHASCASA+AA+XWrIwpzBM361L5-pArCAAAARmZmdUBAAACsAnAAGAXS8LqKKuAGwABAB"
    "vLA+VW7kAjLeFD1YALAAPgAMW8bA1AMWUCbdpdisADgZOAVAMTpLAnAAYOsvfdSAAAEoAPA7mAASAkAUcAajqU6AA5AA"
    "kOTAA8AAHAypKIAyAHbXNCZAqAYAQoKnRAxA+AABAoMACAWjAAG-AAACDSxpAcEvAAjAAuAAAWAwAAUAAXbPkAAAAyGx"
    "AAAAApn7AAqyrYAAAG5wAAdr1SOlZAkAqxtAbjAAAoTA+JAsACAxbAvyizyexR3xdA3V8jn8OaqZu4mQuCSPw-GVO+v-"
    "7d2nA-AbQAwVAANBA3hpJKy-xGbA3AYdSc-GMAAC0AsAAKgBAARdvxyAWRaGsG6EAAArXJNo1cKx-kQAAJYEAeACGqfu"
    "APTnAAL4A5nAipvttRy5LAAA95a-lAB6bQAA0zMAvk1qgAAAAKPDkzSHZA8AHAPA0UDD3YA+5dPgnAFMHJgKbwFeA6Yc"
    "PbAdCAAAAytNAs8DMP5fiAIDAqAzyzAOASQVbZsYdYrA7AAAbpAA4YsKQJBA5D8xnjjnAAAD6jitty9at2iA2AUAyqtA"
    "rALXUavAQO+PAAA+sAPxGAdCNnBA1APAm3SlsAkeAmA2ErsAyPmAxmwklydA-N8jAlkBTFAn2JZAA8QTlLAAhkDtAwlC"
    "3AdAAALADAAe5dAp2A3ddVv5rBAAA4ARuI2IxAnSjA1+Ah7pTv4EEACJrNiAcSuC7HAhjAnUGRA-7AAOI2AA-lAAmTXA"
    "AfztlyZvvhA0FWGXvVuAAAASTq6S1+Azi-g-URAixAANAvkKAAA+3AAAQHdAAZ+dXAEP6XxVvAMplDA6APVhAsVHhAnI"
    "VAUKqAqMAKwurHAjPyA8-AAxheAA+GIUMkRLti+yn8vRoDV7A5Pt0YAA1gLA6A8ATBAAzshFJAynAAAAxbHK9AQek9Ag"
    "yA1Ia8ZrqgASVNQZAAjA84sAc7rYekAFzA8faid5PX-AWiDbAibAEAcwgiAkqX2VVTAXjAXAAIWAdAf6AU7xAof8huAL"
    "0kaAI-QA-AA8ATAAXzAAAwZ7tlj1A5gAjvtAAkZAH2D8AehdP8jSAlpAAA07AnA-aA4lZAA65AzAbAGmtZAfAMlgGAsD"
    "qSAAAA3kmNAuAQ7CBRsaAqaQLGAdbdAwAQ43-7UkCAyTj1y4AsIImDP0sbiGVNbAAjz0RmAAAGAjbvAGrs7bAA0ADV1A"
    "gjAHFRVECXA+nrAHtAAyjA3fA6Us7AAV5AAAX73vPZ2LqA4AA7PozdCNAE34AnAYBsAa-AfAA+mGtAiA+EUCHANZAjqA"
    "fLGRfAhy2yS6OGArw3wUpPAXQeDAAsa6yFAA1Azl+x8TYlGMYBFAALfLM1A1BcO8ATKzmAFeNZwLA4Drwj5A58AAEATB"
    "AAF2AFy37Wx1ATAA7NLPVdAAvmKUAAVQvWAXAAAtUCAreb8A3dKHABhepbYx6AwcHhEAH2Q29GlhABANxhQAAVWAANAW"
    "7AIAAgEtjhXAclAFhAA0X2ezAY3tJBAAn5A2vYAUUsQAAHJ3A53IAGRAQAAAVA8ILFubiAZ4wwxIAbAAAqAA0BSYA1kA"
    "YFAWXWINwtAaWAAXA5y5rASAykAjQI2AAAnAP1Azc3AAA0AUglAUTYAAAA-ADAAAAEuFluAyAmlvAAAZk0AKAA0AAAn0"
    "UAAAVAMA+AhCAOAh0-8tJ+yAG2AAxACEU6AlAAbA+TdAA8ApAAWXuRIuYmAFA2AnAADAA1ADk224AKAAjdmQK3-075Ia"
    "-AgpcAbQAgGmIWHA4AWzejnqe87VHL8IABKShGrSzHDYUlJA0A52+KAHATHEhAAjWAa81-QAPSbguR4AqzAA-TLA2qUj"
    "NwOhAz5FcABAAAAAABrilAAMgPAa+664AASAT-ZAIU3XcuIAVgMdAxQDr7Ai0gMrjAyATGXkBARyRuYG6IAXisePAARA"
    "BAEoCAvXZ0gB-AAAv6wBdOKAcAAmkpAlAAY3AAuIZYDE+AUA-AWAkAABUAwEAAKzpKAAAcgAv9SAAgANiuGAkAAARiAq"
    "hAdnHAAojLAAAHM0fAcAjAoFQAR-EAIyvxxgzA1Ag8m5CifEx8w4GwJx8EUAAHt-AAAAAjAAJfCABAlj-AjWLA7ZAAAR"
    "Ys1eurc-Ag6+AOqLmKT3AA5JaBv3AAAuHPUFCe1A56uAZ8d8vGAAA+3ABAA0PAGfX0AIKAA61AZ86AjAVAOAl2jjKfAA"
    "AAH-CA0AAOd3lAmAXkGOnAGOhAAApAWAdSANgTmlt0RnctAA9bALalAsA+zkb3ZAXPOA7SfDIA0AHFfAAA4-fggIIP1v"
    "lp1U5qAwAyAOAHAAAAAArWhmAUAAXhWgqAGiSMAurttJ6AtAXq8AuIemOSVMAvXcRZNQWAAAAaksAyPPctd9AhAjAxz8"
    "5GbkxQdHlAqeVtB5xAARABdYAnHAzZS6eAAAA+AA8KKj3kukdAA+TA2uivA-wibzJzVA+IAAAwluA2KAAL8BBBA8A1NN"
    "U+9tAAMgA9SA2AOs3HxwwTTSAOrAAGAGAAk4mAAn8AxcvAKbBAx7AAtAI3A7AJXXh8NcW23KAVAAtkAkbAAA4nYutAAR"
    "tg6B5hAAQWAA1PH+IzKxvEEABAA-UsNu5A5Jp2ijAkEAlH7AB0HCZ5kwAmVAUgEAuk648AA2TAAM2pAwAlAARN8tAADj"
    "PniaFuAA-Vj7AeRREAAoALuUAAAeAAAAcAAAAr59RAAV0AP4maDB3AALAIK6azml6vAA+T+E6ArAq4UCMFAjLq9OlAAr"
    "ALSuAxA6AmAbcdfqfOANyflkAAAXaA+o2DAAA2AWfk2AEClu2NAUI-AAAAWATj5-APAAjAAiAAAAArEPS3h2AA5n0rAe"
    "AASAC0A48AAIAAAA9A8RTKAAwcAzqSiAAAAGXAAbAAAApZzAaPLd-z4AAGzJnAAXAA2dEAvB9RaAPAzeNDSlhVnThE3A"
    "ABt-9PgIA2AiAAAGAAhOAMQAA9geAi6KA0IuAqA63aMwPAAAg40A4PCgjmeAFA0smtArO5QEfAXEADAAfhFGgODAhA+I"
    "7pWbCiObQBIATmHQXe-BJAQb2Aj+WH8QCfuMArQFARQ5UZDAAAGAn31Ax9T5FAAS0tEBT0XAZcUAAjkJrlALbAPEYBqA"
    "Y3nM1QTBAJAAuptZ1AGd8ZjWNdbM-A-ADAaAViYAnsqILIgvGAACzAAGpAuP3LAWAA5A4ALAiaeq21AEkEJl7AvQAA2m"
    "AAIAAN1A+PZAAA6A7FNk4FAAAD6iAAAAYDQGAFYZAA9A+AAAAMo1AYFA6+yAqAAUAAEL7oOe7AqBQtUFAAAWu-A+AAAA"
    "rIvcDAAt5mAAjNAAgPjNAAURjAedxTAAvwoSA-dVTAr6kAn1XAucn56AttQ-AADAmAhAOBvr+AlzAAAAKAAAAYAlfAdt"
    "cAyAxWpAEAv6AAVAAAdAAfCN8krzIp-AYAAR2JV4IA9RyAAhIdADFA03fl36XAA4AAStwo9-TAdAAlFuArAmP5AEG6BE"
    "amAAeRWGlM-pZAkevAXo-AAXH1AAAb7uQ9gWbAAAA4AUrAAAiAotAwNjjAcsA6JAA3aAAvPf6vTVJAAAviAvplAKYEqG"
    "A5XAOUAdA1VsDiAz2GAAAsAOAARlAATupxAYVyuCA4ZnnLPAmhl4kAG7XAwTxAQAAAoq0lwrAcAAc2dEuFO4AU1TAAAI"
    "AH-LAXomALQAZ2AAgTUAe-RGd2tR24ABTJMmixcrAlArCIlpqDAAeIA53Ak5eDAAxVAY6UVxAAenwqvnsx-AoRAAeXWZ"
    "ATAoAAw3AVjAoggPxMNTAFvAC0FAABQO5A5f1w3kRl1AQfnbAC8SlAAPCgohIqAY0RCCI3ADpSDAVAA+uzAqq-JAAAAA"
    "kYpIVAXGAoRxAAAAt5AH52AArDD1BAzAFsAjyAPan2nJA3uAuAgAAO2kyv03RAAA63qA5AP9WVA5oOtAg7AAfALMALAA"
    "hAfkA-A3r9BAYqZAARwERwAX7kz1BIvrzQ1qzmAAjgJPEHAAACqPvsm7AzFgAAkarVS5XAA+QAAAGJAPD6cdbdHMAzzA"
    "FsAFAJA3bAAAzkMxreYOAAx+dtA0mmAM-bA4VyQABAApAAAyImE9yzxoEydAAQAA8AAA86p+lbHAqAbAAP4Asjj+hA14"
    "HxrZbhmAA9ZAAAI9qEZWZAurA2idpzH0AmiAAt9YAA9L1AWovInVAL4IAG+DrYEA-HK6cAmS6AtYAyuraLRIAA4qxA4Z"
    "oSsJgmYdATibxAnu+BwAACmsqIgAmbACqqcSBsAnAhARAAFz0dzyYAjL4AabfAApKN8DiEb7KAeAADU5o2A4ApaZZLdw"
    "S0RqAnAAvAFA6A9SA1AdAHSzxoAAKYpBTJ37AA0BX1NAmrAAAC7An+fAAAczAhKweqZ6Zi3YAA26qdZjbc+k4SAr1zAd"
    "zDAAVlJgxABQJbLAaFaAAAinA0gAVvtSeY9LAPgAYAp5OHkA86TAYAyVocAzyALAvVOAAAkA2yt4oRPDY5AyU2zSAYF-"
    "ISuxxMtACrAAAyRgKMgag6KZALbAAeuoIiAFlAAAXAUHFk-AdAXAedkzhDAAQbAnnWAJGAAOlTMCMAAaAAlLG-LIFVxA"
    "AtDACuAAAnVMnW1BAFADAdTA-GI-o5fkNyrFj2tvAAAAFnl7JLAAA-boAtBV0aA1aLBNAGxRpUvcJAAAvAA9RAQAAQMZ"
    "R6BA7AcuqUBlAuADVBHgeIRB27vAGAQHxJFAJOGqAMAhB1Py9AA39AMYMAdAAP4Ah64CAxaAPjE5l1G9AAiSLAqoAARr"
    "9AxXl-Pp6A7AA9AWczTAAcAHAWAmWv4n0AARvGjkA8Az6M2uZOtPR8DcZmXeAb0XOp2AvzxAGsAco-AAFA+0tobA2UGA"
    "CVAsyZxAAAfIAFjnC3ANAAaEY565PLAtAuqIxyA97f8ArAUAP7j50qFCtALWA+3-Ed13AaAAVPTzAAm7AomgAhN7AKLp"
    "SC4HAStJLAAkxAAc1EhwNjbEA1HlUcxkc3C3Ab8AwDdF10ifAeA8AA87AoAAGJkbFRrPSaALrDADBAAjVz3tciF7p8VY"
    "BMCAlTAAAAAJ1ApAxhPAeAalAKAou6AzaAJAuAlLQ4xAESm0KQAAAdA2AfH2PAvgACAQ4N6K9VAYGiVv8AimgnUA7AAC"
    "A-ANAAAGkVAAraAphdRqAMbQwfJAVp0IljAPZMYApJM3z-aP2Ak0JbFKjAyDEqenAoJhA01AA7elAAAAbAMuc1deVdTC"
    "vbQAxKNAjO--s0SRATrq6A4A1MpAAKPwAbcAO7VxoKnARAvnAAAAkApbAYrAAAgtAAAAcIMAxuc6JAEWAB51AhvZ8AYA"
    "AA8AAAG9z-1AM-1AcApyclB5AvAA8EAYMAAAVjzAsIAAQAmMl4WxD8wAAkzAggeBI4IsA4YLUNzSPACALCAhkOA1jAA3"
    "1gjFJAhdBAmodAQsLA-AD3VA85GoaiC9AAAL7XwA1J+ATAHAdeAA5ApKAA-bFUAAxAAV4ATAAy0vAAbAAAAAuawA6+8f"
    "ZALo90RAe5gYMlvE+kzvfxwAA5AAA2saPZ3ARjA-AAQmtTEAaPuN2ArrAAAAVJMAzA6AmSboVAKoAYTG+vOA-8AlA4KA"
    "NnAkWYyAAkDRAoHiA98o1YAAGf-DAA14AxATACTxbAoMuQEZANMN6Ac0lz9T+TAJWKtkAgJWgAG9SPsmyZdAeuAlAgdP"
    "2AgKOs3ZAAAtySzAeN9wqHE3j-QAmH+nTA9YAPAAbQffAAAfA+AAVAp5KAA+5AgSWAAARtAp2z2KIgHfFAAAvZAPFFAN"
    "IoZOmIaQ9AAuAbH43fRKFAAn6AYaLjKmnuAAqANA87AoQonerIJAAAAKQAAAOAAACRwKAWAPD2HIAAAQ1A2Zl6WUAAAA"
    "WNAKA7AQz4nlz8C0f9A5ZcAUJ7AdGVATAAqAAAAAACMRVku7uAJQVHIUN-4ASD0AQAAB2AdWUAA017wDA0AAAoAABArA"
    "9AAXA45ACWPIXmAwPAaA1AAqL7aAUV19nDQDIfAM7eLxpvAizDNxAAQAA6O1AAYAAAoMEj84SoAOA9zAMGlAxA24A--A"
    "AA7vJXAOJAujjvEA3NAAASYAdAAsXzA8yAAFAga8C32OPAvT6RAXA4A1rmENIAd5eGAA4lAr9rTpAToA-OAALOLAo66p"
    "AcLAUAnJAnlqAAAWAAXyZAPZAEAAA6E9AAAA-TQqgAA9MLr-JA+AGTJyAg5AAkAAkgAAqAqAI9uLLP0ApUOAAbAAgAAk"
    "AFNAvDkbxo3THJCAA7AoYuHoVUUAmB3xAw3DAAAAoAELAAvVnUAmdhAAjGAjhNABlBp-QAxPqFZgWuXhAAWHhDQAAnLD"
    "JgiiUMmA7q5dJKgACAW5bm-myUAAFcAKjHwAjdYAjpRAVAMM30W-YF20cOAizK6A3HKMAPAijZ01j-AXvTUhRCgDgAA6"
    "AEAj+STANBnAAnXyvexNMUalAsorlIezAAAQAAAeICAzH-FX3HAAq34jeX1NA8GVgcHAqFW6QoYgAJrA+aXdkAAuAAps"
    "AYADxAun6BbRWuAmAZeAa-zA9l76BIAAmArp7zAvNYA9AAJZA7wU2AIFzg8fALkAKcAbkrAgAA7IAAAVwAx-lPIJg5AG"
    "KyPAboCxA5TfwAPRWruUjfuAshKWFAXCAFiAQAAjh9y+AAiAnQmwapWAdLAOuJzNAL0XXveSAcpfAAef8VbsA1kzKADA"
    "LVhA3pF3y+Ao-CRJAw2+QAAxxAHyuAbjbqtY0AA1+ADAQmAALVnAQ-G4AmAAAX1m5XsMmPOtNW-jIyAVxWAClAAALAlx"
    "DMOcG6MLAAhcnAG4AQA1U9AeADm0AAA-6OEA4ZjrcAzAnaOSAzJAi6A7ZO-dYKsAAIAA3AAq+pAF5bASGElAAna1AKAl"
    "bAQSAJAq6EjC7HyR5hAlMF2l0AF+8AAWA+A1X4oArTVpG71A6fAAwdYfAF+YCARAAx441AAAAAA0A9imGWbB+2H4DA3M"
    "3s5AA5ANTAIiAAAAwUlOKEcTkkIAVtAdCAD1AAVfi8AdUATAIAzQAHA2LXA6AKuKIAAAAnCNgSAA53D6ocOsAAtAIAiH"
    "1ARVfxXobxuDCE9xAWn7AAcAAPbAr6wqRn4ADtFwmWAyAwFkeAGjo0AM7AAAXgQWAYUA1AvZAj9AAPAAAuTxAAdI5-Sg"
    "AAATAslnpDRlJqnvAW2ACWeArAcAbABGAAWAKspMf86GuTm+AYDXAJvTXAAEAAARA-AUAAcAswDA-iszAoAAJAAqArPU"
    "AaAERmNAA1A1yMwAPx9AtATVAaU9AC1AftKAcOqMATABAlU+XAV6AXSNiAF7kVtaAA9qzAJYeVA+026VjkAmAuA89iGn"
    "vA68+dPAi7XRfQHA4I-AKAXeGJeVz5A+AXsd2AAyjlpj5GKA1VxvAqAe6qAWKAgpAAtASHMWAXAthPXgDA7AAOKAKXeQ"
    "ACAWkAAroA8SgAPAQO5AAdQAPVAtkAAVAA2VDnAx0bNAWAuAAAALrcAqP0pA06ZxLAxpdACAtx5QAB1AUJKhp497QKAA"
    "AAAYVIuAHQ75ANsAAGAOtxADYAAonTQstSKeBr+QVJVuSSAAA-P1AAJZAAV2j40AAKAjwuAY2AteAAA7w2NpANANA0A0"
    "AZ5AWGq6Af-WAJ1g9P9WC2j2hbaAA8eAAApj2AhANDdlmgQJPYescASAA7rCAxLAtfAAANDfUCAA0AsXWouXeAAAFlgR"
    "VA2GANxoGADeACAPJi3AICAADs1AP0AAhAFkzWXvQupkAGAArUAsku-sRAy8aTC25MlVrZjAZA-x1PBDSAOc0rAA9gw5"
    "nAKApATyc9HAWgza+5MAAK-wAAABFC63rAAAYziDWbFVHAr+IAoAAAAkiAA7BCAZA-1AtA7G0zgAjp0AASsAhAAArZAA"
    "AQsIAAAZOtuyG9KASWAAaIYAA1AavBKAAJNP3AtvAoBy2oDgI2jO6OdPdpAt0AKLATA85C307AvAklcSxhA2wyVFA5me"
    "iAwAgrocky5tQhAcA8AQfbBAAwAAGBAAbZAniCBNAfIJmAqAApRcSX9d1OAABQGHaeFHuZ3AuAdQaQE5nnS5AAxAKuFv"
    "AArzAH-2xAdor7AAAvWY8MAASScIAARz5eAyeYtA5OyAAIKnpe0FIAAvM-WbM1n4JxAAfDAwNhCAAYv6eC0lAAbmf8kc"
    "kcxAAF9wA5eAAQAyA1aAAAAAAA2A2+AEAuAiL5AA9aIAAJ9YUAAnAS5AJAgRAAfcAA0jOASA13AEkI0WAArpqARXAAfr"
    "ZAhdv3AzgAwApcPAIAbAk5GAAqAAA5ABAeNEKms7Ace3AAAAM4EVrAys8AKA7rw25hby3dAAViYAYHrZZSiAASffj4AY"
    "vgA6DAAViCAA5HXAAAAn7APSyA9KvAnAo3RqxNBAxzA8LAAahtAPaAjhWGZ9y+CAjWA5zAg3nP6AAekQA+jddH8An94A"
    "XKw2tW8raBH2g-bnAJ3AB0-DFrAA3z2hlfXSGAQTJApCDWAAAAfP4AAAvBAoAAxAAuZJhxArA-7AXA6xmWKAYpAiAAA7"
    "MaA5dTb7wGAf7PbHAxAHACAAAA7PalAAFS5AAAAAVmOoACCRAAIAwxAAAAqxArf1AAjhbyA8UAAAgAAAFzcAiw5uLXAA"
    "9-wfX5ylRAAAAFHAP7cbBaADA7UqBku1diA5+XXJAT2AAeBNAjARrtJ3bAkAUApAm0AquAA25fXuAFr3myjXAnAGLAKj"
    "KJVdikFXzA2AdA2M4ENq8AxsAA4fjAAAVAB+cqAeALzDX7iu8GcEfxAje6iAASAyA+BAAFl2PAAxApnSAAfJADyJH-kW"
    "RVHAApAcGHA6ITk5tAAAbpTA6e4OiAnAX5TAenIRHAdAcu6AsJAAA0u9hntAA+kPwA5C8Y1ktDvATai4aAT0AAXXAzIA"
    "Av+AAA1A2AdA-CJAAA+MqM-G+ZwAgJ1AnGfAW8U6IKA1j+k+CNAuASr3NQAZDAwAhMytQzAlQHAHsaAJA4nROmqA6yqc"
    "uA4AA-H+GgA1A41aosAdr4UA4qARxQAi71wxAAA8q2A4tggJ-yAAszlvAsFXxClAPHCCavAZtArEYQ80ATCRAPnDZUAe"
    "czbkwAsCEAkeAAezAAFZK8eAAAaIAsZkAKgARrNAGvAPAhHwUqamM3lqkA34sAw8A7uAA8QYAP79AbAAAAx3GrAA44nk"
    "ARAqeAnAyx3jm-ARCWAoEZlxqcAAqA0wAeNFlAyZCvQIA3AAf8A+weKWBApFsgAAdTQBb4AttMOnQ1A7AAnAAvSAYcgz"
    "Ue2AaMffAzS0hUAqdAoAAA+ZAAAaiM1AewAhA81bKWli6QJAn+sxZoAA73AAARFjoTstAAAYTAmA4A3LSAAFAlYAyPXO"
    "ATGWP3AsIUq5AFud6Z8AJAAAYA+XnAEAAk2T5A6A9AGAMIVOApT6nvA-gnARALVAXuA3XxAkS2XAANtAAj3yACAwApwF"
    "NrA1NAAAH-AA0XRAAwAD-AKAA3TbAA4oj4CATALAbc4KAAnG97AARDnAMA5t8YUdAxGmh0OgiyqZJdIAQLqAAMBAHzAZ"
    "fwAZVA0SAAAiTV-rJqmEAnu20-AhAKV80maqAfgAQhAVAzwAhANA7WrKDLoA68xsaHshA1AAA+AbGJ3M1eAa7dXDEAaC"
    "zijDlSFllDC+VAA-jqTQVYtoAAB2A1kGAnA5AGAApVN2AdlHAAicxMAuZtzWJNdDUAPyA0uAY9-SYkAFAAe7SPrAA76z"
    "KNNSWAnFACJAAIIgA1eVZiAAAZYFAVgKUkvDAAveEdAkAAAtMTnrNAAyAX38A9MfAqAvAAZxcWuAxAsAjUdqAj6wz6cR"
    "AvZ9uTWBYaq7cZqbVOAwpA+ABIAAABATddsA4VAT4A3gkg2QoAF8xNnAA0OkpSA1IbB5Ag8vAAP8lkAd67U5PAiOEYFk"
    "pX6IZFObiAAAApcJIc+AUAPqDUVDSlA2doAth4j6tUA5vAcaBAbOAaRhyNWUAD3kiAo9IHJeaAoAE0mA0AAcWP7lAxA5"
    "aQ9bAOOAiwNaDQAGAAzJMp2iWAqAKa9As-A5RSHYZvS00AAqAsAOtAErGAhN+JTAYAIAAAYADAR35s4TIAU0tvA5yVwk"
    "MnJ1AAAA2Ao-AAMAAlPK-xApK3hnAVDAVg0J2XqpCnxtIJVA+AxRfWRRAGfpAOccAA8JAAPmyAht54+2xApAAKvpAJmD"
    "2AXAMAAUAAg5I3i0X8wGATAKAAg6StOwZeqpw8fA4AAR+vbAlAQAJqp-eAvAZlIxArAA8IJ6AKsKDAW81tBBDAr6AO3c"
    "zG-c4KrbqBktMNYQA5AAMgmoAAAAy2AQ8W6nAAAA4iIAAowCAqAAIADAMyA8AABA0vAUd-ASUA0WFsDAuedCT-AMSmAA"
    "SAA9rzeAABqJ6AAAgAlAYpLagAzA5Ac2AgAA+6nUAAussAx3Sqb9R4Uj69AzA0-EEsECsmc6WWr+AerBJuH31SAAA-AN"
    "IOW8qAA4lN7Z2pAzFAieNu9AO9AAAyAAUAAAnxPb0OGjAli1AAAAIz0W04jAAAABnxIPbA5TiJA5Ar3QHRtAA-xLA17r"
    "AsAA0P45rrca+BYAAkiAAwPE2AAqEMnQvFa-aSYVyApcA6LlzAnUA4YIAAk3r6IAOAKpHQAiBAZYHAAUhAqA4HAqMIAw"
    "AbAVcVcPj3R5A1AIAAAV6GIdWAHA+QAAAAAJAe4AW+gIAiqAjfMAMADGAAA2AXBAU4DpAYEeAfmutzAAkUAV84CAASIR"
    "r6ApA1qAbZ-ABAYKfAAAdGqxkATT6KVDEUAA8RA5AyAcAAAi7qANAIggtcsAVAAAL3DAAYOQL0AbTAAAAcCyeobzAAAF"
    "JVvjKAhvb0ASX7AMu7iiN+XrAJ6QyxvmfAAczpr+jLMILAAAAAWwKrwjB+AAAAhKFtBAAd8WEA+MrAsf3AQ-YAAmb5AA"
    "A5AfoBAA6AFi5AOBAEAkt81mdytIlAGAlMA+AAzphEYFbkDHonWKF5wbFUAX+sZbMNJQ1A0A6pjtpWE5AAvrAAYEtxiA"
    "AAAL8g4W1WAwTA3X3j9U3kNlAF7qlbAlqAaoAJYp8Y3hIpdA40DX29AZAQ0AA7lBDAjAcA-AqAgACAPRRAyOAu+AAylp"
    "2AAz0Wx0xmAvAA2TAiAAhEYAZA1sohApFINUAAqLAAVzAAAAAAAAgjAAsA4++ZT4hg815AE6oiR0oJzIApA4HCAtNa02"
    "TAxvSA9xAAlAe2EAdAuAAAUAA6AlhvHV0iFAhA3oAprAoxPjMdDogoABuYAAYLt7RiUYAFAZT3RTAOXAAC2ADGEAAAnA"
    "JxuCE+AkzK9AwASjTAA0cznAv4AAj8PkpQAAAAFpAApAtDAQX1AZOmmABAWeA1pAqghb5AfAa-ByCuUrrAr-c7mAzOAA"
    "AAAA3VAayadAsgAWAAAvuRc3oWk6fAA7Lm7UUxhdAGAaDSEu6ApA-uNlnAKAAApZ4xBgM3ThPQ0AiAprEnsFAUlsXAAA"
    "A8A8ewGuloq8AAAVAAd2CKhAARA4AA8AsqAxAhAVr65xM86glAhAfAAhAA25TXUALOuAXi0AAV4AQ3bpAA1RA9k7HAAt"
    "mARAAAAQAd68QAFiAn8UairSAAEPbFA1fA6aS-AAAuAGEOwtWAin-ABBoAo1nxAAUN9tnATAcnjAARJtONuAado2tA5q"
    "PJAAAAANPFZAgWA-YqAcdhAiAAAAAQaAoQAroAAA+AmbqAMaqh9a25AAdixtBWAAAAqRxAH2CZAbkABUDeAXFA-9A3R+"
    "lp6gYpgZdegwatAANAA2cmBd84AzUeWPcAApAtAAzYVeAAAwRAp4bX0hRBk8DA8bAq+3DALxxAAcw0WY7kMAAMzhADAA"
    "ReXA3YewAADcKAIzUAVTAwJAAAyAAMAAAJAnqA4WCAAI2Sny1AArMkGoF9dxATAOPiwAASU-A-4dAvAm3vAkyl-kwvA+"
    "zAOA+n+3AA5e0xAAPi9TAAcPAr0AzAY-3IAchPA2A4EZAB+AwRFS+AyAAOLlEadAAAPpAq-mXAYgAIfwfsOQWJVAhSo8"
    "ZGMXKbIXRHA2AVGeCkAAosADAoAAw7VbacAAAZKAb09haCLmV7r4bhAAwAAAxmraSnAAa3q8A-Z8uBaAK3jDAAfm70AA"
    "A7UA2n0d256+dILXhVwAhEADADAvRPAEAe769cAOAUAdycUaAAQKAlEW-drAL3A8eAdA8ASmoWriGAlAuAeVRAAtN3+A"
    "o4R70AuAWdA0c1HGPltDAK1x+AOklafxA8P7eAAbYAALAYAAAANAxwAAXA+hAhAOVbAAeAAAAAqf63i2C0lXlYAQvipX"
    "XKWAuAApZth5nAAAenok1PtibJb-5AoGhAnwhDQAAAAA9pYjssE4iAt0lwAfpuAvZcAsrWjHj-AqEGatAAAnPABAAAwa"
    "cOrqAAOY6IAA8paAvAYPzZAAEATLvcfbAh87AAmeP4AjAp5+qAAA78AeEA+AoLZgEAdNAzmAIpP0s7AAASvtvzvp2A-Y"
    "kApxk1GLcuAArAABJAwoUAHA+1lGApADAfkJc6y-AAv8AdpgAEAAA1gASAbGAVAKXv6COAWHWTgAJAAAYAACum1JQsA3"
    "WWwb3AVWvoVuBAAF6N4sAzjAAGA3bAA+6Rju4Avz8Lm9wCN-McASAAAAISWUAEgAb-ZADfEbAkDpcAPAZ+8zmAX07y6A"
    "k30ADAivAxAjAaM+AAAjKAqJ9NAii9KAAA7AcAAr2NALHZUAIAZKAAGGUAh2Br2AYYgfVAOqqqSAoYzb5AyAYKDu4AAb"
    "AA9A+-f3ALzWngAAA6lAAPd8fhUAqZEhik2ZAAAAALaXzL-dIA98YNIgAWAAmlYAAzxAgtKA6NBSvAZTbHAU2AblAdOZ"
    "AAAOAA0ArjArABD3AxTIODdTEGx03mg2YaAhAjN3VLmZA-Be7qlmP9+NwTJ8CTAAA4UmvAAAbAAaAAb3AXsI6lAtulAh"
    "AAfSABk-NL2SBAAI+9AmAAfwuAfY+c85MFkAaAh2jbqRf9q87h9DAk+ZAPkafSyQZlA-5AAXnTr9BUNPAABCZ1IEocLa"
    "h0zSRzA91A9dRuAuMutOAgAAA6sTjCA7xht4ATzAFk5xAtx2cAAAPzAArHAlqA1mCumIAAJAAIeAGvVALuuEAAAbAAQC"
    "AcfxUAkiAVNUikpAA5fP-IxBK6AhAAAABA1AUAjAs3SAAPAADHl6A8hAAIPjASvAALAkA4lEgXOAACAXAAoAgA0RzRAA"
    "1Aj+fMaCdAUdAmAAZe8PD48wPAQAZEeAA4Ae5OAM0nI0v63uqaW+gKAPAhAHQV0pHAsgnEhAOdOrAWvAiAAAKA7gA8Ik"
    "A9wEX6SwvUnsAJmYAz+EEtAEWDAAAAIA5kaxvnpXZA25AYMvAl5AMyAAkAghGTAOHAjAgM8YA78LAiAlEWAAtWW1IAAo"
    "PASljUA3E4A2Aae-VVkAs2VX3xGNA-sAsMlLFA+4mqAAYo3IAImN08hqAHAAAwasRuAABXoARAXEdHbyPWA0ss+PAacC"
    "mkVQ1G559mABIlbRTYAfiVxoSAAfKAQfvj8AAALAAoyKX68mSAARbAfuAVA-rlVEA8A8RAboAGAq0AARzmxlZAxAAG0Y"
    "1A5Ef3ACMSAYAAAiAW7itAUq0UiLTi500YbyfbPA93UAA0mZAPdq7t8EAAwArAAjNGAtAXAZA-AmvQdLAk--mvgBwr8A"
    "MZNF1A8sCEAFAAHAAAH1WGApAA8Mhf5AIGLgFHPl3AArKAlAAjAPbBAcXgWblT1tAv3yAFYAGM4zqwfROZ9tPVAqMWlA"
    "JyAuVEA3ALArAAAAa7AAqsHAjqAAOWYAo41Z4AM7AHbDAAqAAAAGAuAxAWumAaS0AjDAAAx4M-AAA5bA-GAEAXA2UCAA"
    "YfLDveAAA3AuatuxcQA3AAAfAHAAWBqhoAAhA6N4HIyAT6gdAi6AAAApaHUz6GJQaiUAd45ZLDmAURAj+kTDA1MxTSA8"
    "AaGePAsVuK6As8N2dj4RAi1ao+AjAWATGR2AaXAnAAwA1AgAEqckAA7AxrdkA1AAAMAAMuAW69yWbKwoAAAA3AsGaEdj"
    "AyGAUaAv5ylkUs8Ax2AdAIN9iBXdYZA3GAA86rzAW4fAu6AZNznzGq0AAAVoAUAHADAAIOAzAIK5AuA0AAVcXAA7HgdB"
    "+CAAFeAovaeNzAqAAVWbjJE+gvkLsHnfA-4AAAm-NusAAkAaQV8hcLAAtKbSBdARDAHaAAAEmAixcww8AyMXrRYaAgDN"
    "7yGAAnPAKwAd+Av5tSq7A3jeAADegAAAeOAAW2AMAkVYrd6AJQSjhAPvRfAOPHAi9z4AAvArfMA+wFMpo0YAXmAtGwcv"
    "WAV4ndnWAAFg+A3m2AwMMAA7TAAAv-iBhw62yUYAKAA+TQA0AAAprAAeVwSTU8nA0tY-V0lARAAARvAQfI7ZQ4L0iA8F"
    "3cAgaBB+uAGVAAusAEmAHAydHqAAm1AiANu+3AEIAXKfnn34mUYa5yAAKwHwA5zAzASrA8AkAciqTp4V1AApA3lAAAMA"
    "A1I4UKhAAUPAaA6AFrAvuA1A7B8A8SAAKAZ1jrABAFih-xAGsWCKAuCji+AYAF7LnQDqEeAAI6LRVAJNmNGA0AfUAQvX"
    "vAXIQ76GXAuAAAotVAAAQPuWAAXvbokwg2yA1qP2vjXABMXVWeAA9AQAAcJnm6ADAh4AFpi9tulv2ShfAADAOAAOhyAh"
    "qJGADiAA-9AAtzvWl2MLjecAAATbXA-ZxeIACu4eAmOADPZAKChA8lfpAAArkTAByA90AvkAtYW-qSI04AAAAaqAAApA"
    "COAQDV1SJROyCCAAsAtcAdABAAAACE9APtNFCY6VArAeHASAWAAAAAA4AtUvABAL9AuNAAvxAcMUAAGAAASAvSivA5Xg"
    "r5KAAnD3yPnA+L4LAAAUZdpAHvDAUeAZAY1AchG+7AAUAFAvfAXbAZfmM1-jzFSfAJAAAAPIvgIAbAV08aAAAuvS1+iS"
    "RHAcAAAARvSLLAAAAdAb2h49uAAZZAEAeAA-TZslAAAxEG4DYXGAd7AxAXYIt01KLAbLOAnGAvAADATAALPpAz+iVAA7"
    "A5AAAqjAFEJkuAAqA6mAIpcAA7WI5O-AfubiqCiAAqXOAQtZK3bAAA4yAANBTGA7A1qGFayRmAyAAzZ1i+Lnl1A6+uAA"
    "RigDAANqoABSMLAA08WkAUVDAIm8nF-AdU-AAehA6cAAIp5AA4AIkACAvknxsb+KSiAAAAD4vKjOGdh66cAoA+AF9qAA"
    "YVcAAzUh-KcAPoACRAFmb9ZaGcErwXAWAGlABAAIAAGXyAADAeUGAOXvr0A3j1AAAVaAajdQeATA6+AApD2AAgA8MdA9"
    "AAAfbAfuUbp320ACdAANISnv-lZs+L5AMAAAAAAPsNIXibAfgsyBAtjmdzQMAlr2AVeAdwSURAAThOqbAH1AANAAmdgA"
    "AAAAoAl6wAZAAXIioxCn-79pAAhlAVABAaAaA9-AAAABAtWACIAAO2-AGo4dHAAAAjk0DA3HDXbSdOAnKYO+4qnl8oAh"
    "fB8D3MAAyAAn4uuAAAOTvKAxXAl6UHvjWAlfAWQAA1uA1hLddZiAeLZ3wCTAtY7AznAeNnC+NrAHfAgpAdKApJAA7AAQ"
    "mPAFChGbARcsDCAlLpbWjA-AsAF8A0BgWtYAhAAdZzAI0AAAAvcEAxgA3VkyAA6FAA3BAAeAI9nAEybvAAAAIyP2AZAA"
    "HsKeAB2molYAATzAAAPM2Uj2xKYAAbHnAuAAr0yjA7yeyaar7RAgABLAATALW6S0AW4rANLAre8vl5AncAAHPAA3iwAA"
    "MjeAJAAf7A5AR-NSAqcA8f3bAYyVbKBtxALcy0OV7nPcpAAkA0iyAHXRWG3A7AYLAAhAx33hPEAmAzjpZ0AGnnOAVwu9"
    "A7AChA2ZXKAAWAAlHIAAAAc9wqTAOAk-ACoAzvGkttMYnVKhiAWA-A9AFAnd7AtAMAANFeATcAwAWKEAKAGMAA5ZtAZ5"
    "AmAxEAgDAN02-AT-VAAw0AW5DVIAWEAEA21p5H0Dv6AD9pAKUfATpZxX5l8AARtMnwQZOweAAQC5PAeA3pANHALAAbje"
    "AAZCZAqxpSAAAAf9hxngn2AAA2kXdtQAAAMAIZsfX2eKANZ+wASAA18A0EA5AGN7AUuAfAYQA3A6FpA-nSvc5AAIKAGM"
    "nDwmwAACTrigRFCXXAA2rzAAQn9FgW00-yCAxevAxAZA3TAAcWgkAGfA7wRwpAAzvEWtTr5KICAbfrFbhnKj9Ah-AAW0"
    "yACfQAAOGOgeNwIAAaAA8nA5leApgUAWFPAApAPAgsacAV4RACdFq4QpE9AyqdAg3NLAAWcAkUAtAXa6DQIwkU5AhAEZ"
    "0k-VA2YAJ6mfAbT8f3js3AmLSyYnYhIEMhE6hDzZBKfAAjAAAA5E73A6ME+lREABkAUHrAc8AAAoAwjCAMbN8EcAcaAt"
    "UAY6AteAOpAAmAeAIrVK+AXPA9AAEGS-2AX1l0aAEtAA8h2AA1AOAWAAbEAOKLul4Vg0lbfA-AAAQZ-SAI1AsvASAUAR"
    "CHJAjtAAzPp+OwAhA7ABNh2eG4GztEpCIA497PAAr2AwVv8nEFyWAA2A8AuYBA7ABrgA2ALCNAAZxXPJbcB9AA8fVAAA"
    "CAIVF4wAAg3AAKkDAxcBwCNN53QoOAA4ASeQ3V6y3qaAAcACAMYU+K0AAIRaABfAAAhAbxAAAA14AA8AzAoDH-CAAQSA"
    "xIAAAAFjAGL6AHgrzAROqpRACsEAbiXfAYKAAqxLTxGAAAeMb4RXXCIkboFNyR6MsArVFkAt9AfAASs0T9A6ugSHADaA"
    "QAiBAKAAP6AAAAYAi0mAprRVSAM93z-AA6Wk9XmAAqAAPdHFZc0TYkA5AelAAAtAg8DNxLxY-zAK9+AtmsAeA+cAbEot"
    "1HKRCHLyF5AT2irqjCQaAAqq2tAR70zjOAAiQ1oawaC4DtAIrAO-jA+F+AnmAQAAKWkGTJdYAqzMAg3zA84fo6ALlPAK"
    "AARdGNws4o2hHVAuwSABA0xA1iM6qUAA9nzAfACGP8AmLAAzKZAZA4JnfAjApoycqcsvScAAYtrM0AiMBAfTAA0X2z3v"
    "aTBPu77LASaAJMACY5krBA3lAA+9bGHPARAAAAeAAAnuuzmAA6AyThXmJhJZ-AA3rOAYIvglvAkJ0pA9x+ngAAvANTZD"
    "7AAlmAAhu7BnsX8R+XKOrj+AAMfEwo-lA5AAAcAXL8n7GhRAhVAb44AAAOHAAosvPxv2fvKAAIAYTKzq00AAALyAKKtW"
    "yQMED6GA2AcmDA4AAEAC+A4NGhRffAANqqAOAHiDwYSAyAPBm44e9AeJnpACxhRnAlIAIAAZrAAeTAAhALyQBvR1AEIA"
    "ReJR5XuCANjAAHseksAFyK+OAHtAUAcAvyZRYAAAAkbSqauNi9fK8+CA8RRATDsDOx+EhE0BQJAlAxnBA1rWf2AtSQjx"
    "MAg911bssd6biAZ+0qilAbH0YcAHoA4XAAB1ACnV6EAetyzoAIA060ANcItAAfY+AAAAmAYwiAS6WAqsYVApAAJkzTOb"
    "dwAcA2A8BR0DzVoqifAeCA24bch-VZ1AMrAAAYATAAAA9AeZdAER6FAAAAsw7zemzCAyXALAovAAeAECnmQZhWA0AADs"
    "CBxAQAcRAnUAbAACAmCjIZCgAAAKAZdo+agUy4AIAbepTOAAHEARA3gAzA8nAAJhWvAaKiDAmBAFXAA4OfIAixyAT2sA"
    "A12glAA0AJ2-wYAA6tJAlBH2LAAaDE1ZAGaAAAiy9DAAyAAAqkAAp+RYAl+iAWPgAAgAcAACAMsegARjAAAAAFNQk-MF"
    "AAiFuAXA4h0FA5NAXJCr16AuIAWAYNZO1CA9AGAzlyOA-PSRsAEDXbAJ6zAChmHi+AAS9A5yQAgAAAtuAK8AAqARLhyi"
    "o+AAiwdG52TAAwAx9AGT37O2mAAAA0OAkwd3Ab-uMZSSAIAtAVZA4F4AUAv2C2A7A0AA8Acq2AyUYwCeAjW+AAXoWQFi"
    "4EQAKpA7IanFeaAA12RxmAeAEWyVisAjAA0-mOlAAAuVndAPUAuFMnSAAAAmuk7Heg2GgMAglIA-AS+oqAAPoAcAqIFA"
    "6QjKt+LAJA9E5pAulIsC1NkjOM0QCM40Efv0Vbg5AAFPH7RWLAAJAFbAEAaJAAtOACAAFOonAcAi1ABA7mAq0ANA7A2S"
    "pRnAOPQFkparAAoAAA0TkCzASYAAVf0aX+AAHAkoAo-AACA0A31cAHSZAzUAy6uKANAUAA-v0+AAOAhz8KA1GJaOQi0c"
    "qA9rAXAJ1txAxzAADspb4KAcA7ObBgAPAAAAF40cA+eH2-ASFgXRAaaKPnzbIDOALA3KiolwAArW51ADr9Z-BSAA8nl7"
    "zVVXsOAiwlAbAA5AUuvAIrAlMAAMo93A4dIAAAtOuAbaG0UvHRL1NoAwDAAsMAnAAAyP9hATDAAOItbHAU73AoFAA1pw"
    "RAArG0aykAAXA6hxaAAdAAAbNv3oAOUSQ43AA15m8JFEepBfSA6puH7AHk0AoKIFQhuliAqniStmPr-QSwfARQ9rr2TU"
    "AiKLAAAAKAQdAQLAAAJCAuvtABngHAKAF+6NgNcFIAPldATCAtATnA1QAorvAAc0-WAIlYYWuiAs8W1ASFUPUcKVn+Pz"
    "ireAUA0JA-AAQAzgE8dA3BAA5ATAsTA+qEPjNk-A+AJDOAA7AiFAALF8AAA8sA8xtGAtAAIAGcAAwaAIAovAAAT2AACA"
    "EAAsAajASA9AAfvRAI2AtpOA1AAWbRjjAqAAAeFq4M+AhUR8AAjAp5eLgAIUjAAdAcrAJAAAXoEnpAAABmAjlAOD2Imb"
    "RGpnIYeEGbAtA3xAAgAslX-vYQJTA5NA3vlcAV8sAA-mAAKNAwA6PqAMAsFAXlOTkALUSUlrrBPADAACUZ3ANAMAAgG1"
    "j-YAARAlrA+Ok6xA49xKHAArAAA5S-AAnl5LgAAALA+AG4fjAc1GzAXTtAloOMI0AAdGnTAkr-AzAl+JMAjcCtArdAAA"
    "2AmAQA0AAACcAhHTAoy0AMvAElaCA2S0L5r4-fLAAAiDqt+l6WlCx4V-Ra1AAPArkQTvAgoCiAAqADAzaAAWnAUjNAue"
    "gKYAATAAFchAAeBip7AuA9AtybPvA8AXAAAwfAAAAoNAEDdA9JA7KAA3ATAAs7A-ipKA0QiwkyAA9wA1tAAAaGK4Gl3j"
    "MjAtAM6BwjYAARxhAAB08A7IACeAA7jL5BAAn+EVAlxAqAGQxWWTrmA1AA8GTiVqYToOtsAwXhMAwFAAAAZIA2tSrxAA"
    "LrIzAAfb+1AUmQAYagjfAAOsAAA2hlM3sneJAAA0sHA9OpAA2Ad0fAJYUtN3WAAcYiAA4V2h1A3ATPpZdRbAAbA23LX2"
    "8477QZAKAJjMAqYLAiuRAHAtAcKZQ-YxA0APAx+AA7TMAAAAap1GMQkAJ7QR1YN16h9JA+7+qAdmZo+PAo9AAKAAmC5j"
    "5Kh9qZUAAAPS8AwS9-gKAQApAjLdAAutoAVGAAYAFARtLA8AJZMvkAApqsZfKKADiWQABAiAZAuAdlGG0PMjgRezXTmJ"
    "0AAecYpt0HAAbUML9MAV420AaKA8A8fABWuAQYA+dfAhA6A0bA-l2TAudWHaEyAAAARe3iAAxPWnAOmwfQbWAFAEAeC9"
    "18HK++ZuAeAAjUrA18S2GAEAAhAJLsrfuI8H8A2W-2EAAAAtLSSAesA7AAhBw+AaaEKIzAAKAYIAAaCoAOdBg-4WiHAA"
    "A0AAiAfMHAfNGRb1DAAbD9jB9Ay1OKmAFA566AqACAcAdAomJAA9cLA10cAjj4x0+UUvTAALWbFzAbQADFAAAA5kAPAA"
    "AAA7h5nATVHPS4s6xAIURVAAsVAGAGAVVRXAAHopL7qCAHzNqRRfhA5snmXwEHAnUAAzAKmG9V0XQAAmfu4ASXaaJeAA"
    "AqVDY8jAqy0pAbZpbdiAAAjnRTtLe3SQ2hAtjhAbA-FAlAw5AAAhkYm-EOpHPNAyAAFT3AkuCsAdIDr4ALAAr5tAAhEB"
    "ASAAN4Z5lAO-jFAAWA2FAA-++OAIlAKAUAAAo5KASAAfAAApRAbAVVALeu6TAAiABOHeA6pAAPGxAAZmlhAAFq4LAA-z"
    "9ATA9N6AAQAKTP9cVeAdPcH4A6ZAvBLA1SaAAYPnZCxAhAIv9AAA76BAbEA0OnAVDVpcAAZOTPZAnAAuAKb9PAAApA6A"
    "PgAAAAiAl3VCQVLxZUlDcAbmaAyAAyKAr+0AcAsNFJHHPQjAiAAbKPZzH0ZxbAvAk0wgKAAAIhGkUtAiAGUAAidlZAmL"
    "YAAjmFAWhwI4UNAAAbAXAJwdhfAaAsZeAQYLhAf7ApAjdAfymvzfq4AAeI69zsgAYEc584A5AZ+AUrrAlfApAMaAubA4"
    "AMaAEAk1xAaK73AAAAiAvYpHtiudvnh7cKUWsWAVBCu8OeGmfv9CAyAivekjAAadqAZMsVpArYAAAhRA3AmuQAdjeAqR"
    "pT-ix-97mfa9bQ0ljAwAjln-4P1c0xJNAXF2AAKzSjAAAPaaAAIkA1LiA2tLA3AAhqaWAWvYMc+J3-NrApjFkozAkAqA"
    "AAcAKA-AAhsijx4C5oKQXAd13tc6A3MF3VPH8g1UAAdAnSiS7Asbjqc+AtAAWPeAXAT0AFS3i-AFt1A6AAuANAA62wCd"
    "6PjDAMfuAWAAAMAqAQAANEkaTFjJApWnAMcSqwAp8syAETXcK7slA7IATAMARZAynAAYAApf4XAAPDHmUA4AHoGtYAAA"
    "AmBzLzklnvA5j5Al4ARNAAZpl6AN4Au4oNAAJAECxA4g6rckALUxCAAAPAWEDvDAsAAwAHh-cAE7dDVpE4XLAAAOSAAp"
    "i5nzJA5MCGuHbGAAQvHsDWAAzJyACAUHuAsoACAAzAM7n2uAHEAAWZ+AA03AAFDuAqAAAbtJVu+NqAwU5+AbhAmejAdY"
    "G-IeAaNqNM0xTAASvT2GrAZcEAyAAAbiLYwAR+AAAAwAAArjkAYRi0qqAAHdAEULYA+ACLKzkMBEudxCsA8AApTmC15A"
    "AjsI+UAS8OoA99yACASwbrmAAAAAGAUAAAEUb29AVmAPirCyQAA9jCARxAAojRpkrAmaARW5AAeVFAvkgpBwAgAJAAAA"
    "VAfXhA3AAiozDnkAAbXAAGAAAA0xAAAqXAl95AXSw8pZcAwAApAAfa8xISqHwlOAA0FyFiAAAAKR6AsXNAAIu9mAnHbA"
    "TJtAF+LeAWJaqkzQAd3l6jAZb4AAaXAAIAAlh-AApJGpAaAXAAAAyAHxOG31DtaXAvtvNAKbAAQMcMoTXgZE5yzQAeAA"
    "kMAJnJCAA+A2LA82kAfaAfFQsACAIyeAT30AArAfjAAPAv5A2JBA9BYFKMCi4Ly1mSrAAE82fF7AxPNA5AAUFADAAA5Y"
    "A8B7AGAwsArPkjGmrX6jAGAAAvA9A0MJdUAbALAaaP65AdVALemLuCTkdAasAFMNYklnAAJNA2k7cA+Ac8OAYwxjOHDA"
    "fCFoAABtAnAAfNYAYi6TfA5GZQ6fgnUAaKS5aAZ5iAMqLAHnKoAxGbAo8tAWnmAkfY9EVwAl4fAtAACAAFqbaxIAuxAA"
    "AA-spAAsLstAngfPAHUAzAGB5ABvAY9A7R5IbC2TAAtA9osWm+P5ACANAGDS6qwAS0WDZYAjAA8A5At0VeAwAA2gAANA"
    "jHBINXl4pPVfXgZAwUAkAlAAJAAAUZAAAAJAbAEGABVeJ0AAlNAMfFAVssCvJAAGHAAbL3A1AGSAfzACbZYHyL26HGd+"
    "ADAiyAdAA6AmAAUDAuAThM7RAAIs15Q6EU3JvF2TdA1AREA0ZKcAA+9UJACAAnAI9rhyyAb2HlNXsM-hJayIkA7Aq5wA"
    "76sTg-8uAJAqAqiqAnMOAAsRACErAAsZ2AoJUAxTZMGfN6E9byAiBACAahKAnYAAayAwqAefT0AAQ3mAyPmrAAj9HiAZ"
    "chFwdOmiAQ21sAryBASU1lAxnwAUcAdAEAXAAeGAAyAAnpBAZHqAAp4cAp5jAi9O5STA3+77A2A+YAAAMAJwRYmIAJAV"
    "Px4hwfAAvrKAbgAArBAAVodrJXgYuxiAAl+AnA5VAoDAxm3DvAGpC+xA1oZAAIAj5FbuTA0AzL8w6y07AeANYvgAA+Ah"
    "mYyoV0AbBq+AAA8SAAwAEtNAMi7bACaC+ALNAQ284AAAbMMn9HIBdAMiiAATAUAPmkAagjKnmAikVNVkACAAGn1WNLUU"
    "ERAAAAb0neAAKYTR+vVA3dN+nOdYApkuAitjuDaaN2AGAz-AApAAPxAaCAb5KaAvAm7QhghSFbfAnuuR2VjAAAzRz8qA"
    "XTAAAPARCRA4xCAAKA+dUnAQ9ifn7O5EJAP6AuCXAhmAAQbFzDwkdAhAkA3AAAMq2yMXWAjV3dbrATAezuwvAqtA+kAA"
    "AQk+AhT9AePvm7RAvQaoId1nyAAuAJQYwOHMgAAMAh5vWDm4AMkAzAAA4jpwAz-KI5yyAMq0zlAgakEvSQA9C7Af5OAG"
    "iAI4q02+INhR8gHnAAApAmkAAoUXAxtf+J6ZsrYAAwwljmozA43AAlATAUOxGRe5oVAAAXu8xUw0XRAAUQAAUA2Aw-a-"
    "3AWMAwA+dWLohBrdiCARAAAAmAKAAOAnAAAp8AJX9dAoHAEFUAfmSuJD16iAoiSwAdAmYAAjrAAZyzA+KANACaxzIdD5"
    "AP0AAaUU25W+Otv+7CrNtiTYtyeA-xPTUA6BQAACM2DahM4duAjtLAaIAZl47VAmkVATyTD6AP0AAArVjr5AAAKIA4Av"
    "8-AZpkAcfAAAAd7AG77AwjAbJylGhAALAsBr5TpaEAAC3bAAvAXRS6kAaXAA0TAAtAAApAAAAxyccABqjdAMyMMLJ6iT"
    "-WeAIAzaTutXAkZAAIkALuyp7AzAkiBWUAJAAAA0bA2+oLt5cWAARr8w-Sb7zTAAXA1A8iDEbAsgAsuoAHQ3ANHfArAF"
    "BA2XuAAECA43ojlfzAOAAnPQ-ZukAAAQAztqA1SAsAZVXZ6GWBMLCavzaDpAAAsAOy3z+n5tAlApAgAtAA6nAArAUAiP"
    "IGZAA-mAQIAfAAhmAuAA+n3bIAAGUinAAtyn67A-MAXfjAAADAiAAfAAv+rAAhAAtuSAYBMCA5JAAhAFZkAQNBA-7cSA"
    "tqAAG4ARQAMAb2VfzSADCcQpHGpgWAAFAZsAAiA1ZAnqAOR5+pWAF5gLkdAZbwAALpzuBA9A1Z-AxkMFvZPAVsJ+AKx5"
    "AFt34-AtesSXAA5KNkU+AgIUApF0AbGAMA6AoiAutESRAYAXxzZUJA2AmXI7APzgCA0DKVZjaoA2hmltcA7AV4PAA9QX"
    "2WAiKMJqSENtL611KA3AviZBA5AAAAH7AqiSAp5Ug-yA4uAx47ylAjSYAzAOrAywARA2AlAxzAEAAhA+AY+wAA5pbiQk"
    "u1AAAVAAqSAIXJciv6xPAAA5kAbAiAM6AA7IAyApAygsVAM1A6AAhrgASNAQneAZAnkQ5IJFAHAAJfqb3+gWAAAhw-9r"
    "AD0TAAjYrx0RsI8AEXA0A330AA0wSGKAAKAVcI1AAAKB00JAy2ARQqAAyAAoAAAuEmW21nAAxRM7pAAAAeAAAh48JVOG"
    "g8Baa46QEANIAAACzmjnNhunA-jAOzz88RAAG6XAAf0ALxIK9AAAyI6hBuAsR4HAqArmAAAcAAYAXD-AJAAkYopXAdy-"
    "AQKRvHOPAoCA+JuAAAA57pAUI8fqcVkAhPACAAAStecJfAZ2AAz70AI6MTbwliAA0oxiKAhuwEyJkA7vACSAgK3PyAAA"
    "AAAcYBA++AzA0qtOAYzyUp0cZIImAdCMAAW6KIqzsAPFAAx4AGAtYPAAAknAoAkLAAkAUAyhtAFFi2ADuT7aZBaKbAGA"
    "XfMQOaA0AoAWlAXAj0LAWsPQ9AAAAAeAOcOsbAAAAUwAA6-Ac6AAAtuWIzMwAjQAAA1zAA3HAhoAA5so0kRNA5EX8jAA"
    "AKT6+JxxWGAAAumiKK9oBzRAAA1AyAAB937om57GuB2AAA+ZAXbEKUAAdAoCA14AdbACAA4AfAdgu6sFAeOpAymu6AA-"
    "AUABY9tAs3AA5AkyAIA9Af4yAWAzA6TihARAW6VpR3AIAAGAAQHyGAXAAw9hawLglJAqASAmAzAzWOZAbRACesHwtNAK"
    "1opAbA-HCskVAqdAJAAAkHAdAAuqHwLNA3A7iANExyv1GAQR58AAX6NAAKXYAFQyA+A7ATAsdTAlAAQiOAunA-kVu7AA"
    "vYl9pcTA7avcSAAmNAMAAx-AAvZAAAI-kp7nSfhBa7A45foV8AAIlCdAcUjPAbAAA8V3PTA0WtpAAArLjiDIKuaAADA8"
    "lkunAEyA4ZBALHGaA7NfnmAAnfW3rKAHA4FRtPyDSsJ-pf-AAAEZ9iAA-7k+AAAKXNLA4l6nAAASAxiZd2JAkQAGcctA"
    "rVAJAAAAePAdqAA0ATdAAJHAot2kA2cAAAAgAEZA2G1cL-Gu9AMAArnA2weiIeT1NNAo4IebAAAmT26CJAhAhwAAZWl0"
    "6yAjyRmEAK4JAyTAVWAxJ2A07Aq87DlCFAz7YMCNtZAx51AEkAOHA6LALZ72A7MmhvJATWVAYR7RUm2AfMGwl+YofAvb"
    "PAYDLAtSxvA9K0Oo1BvB++APmAAFAeCRdJMC6AAZAxAArNAJAASiSVzoE7ApA9PA3A+VHmKAOqEh0AtJNo5ygA3vaoAz"
    "2mTAQ8vcAnzH8venAYxAHQZwAAupkocAEATBW0uO2QAACWAndpI+yHKnOLiWEBAiuiAvAAHiy0yAC5AdWA83xAAyXAA-"
    "3NzvWArA5AA11ZRb3TASZ-veApAUhKA7AD51AJNFIiAWmxHA7jDAAA1z3enepoNANt3o9ymS3X8TAm8AY5VO4ZAgvAAL"
    "3TQlPAoeAK1AwFAfPazIAAeAAMqEAAAOAGMP8RPCA4A7WBWAAA9APeHAGeAjCTAU1VANAAAAA7A9A4nVDfTicCAbAblA"
    "xoYAErtyByAhjASgAe3wfMZA+VqA2AquUARAttJ2ECHg7LINaA9w3FAfUfxwS6VxAAA-AADDGAj+AsAAt4AAzCOA1A8A"
    "MSbq8AAAATDInHxSL+YzQpqGJAx7AApAeWkCXwKeJ4AANTWT2DuAAAYAuXGAAAI2AAiiADAjMr+vRk+UAMhD7A45X9DM"
    "AG5b1KiVf8AnASACAhjAbAAAAAAmhAlAbqvAANMcBXzfpMJAgyA4qjPAJ8bAAu+ydCSAxBa1A-AA1JA0A2rAyAAixk6A"
    "4rFpAeAnkZnAVA3zAAAdFAJo7aNAAP2AA1AxH5DAAUL3cj4ANAggUFoA6s1mAAhAKByxH9py5BBlhAzA0Al5vBoj6IqA"
    "aLg9A-Azj7pzuWcftAk5AADAxxAAlfWCHAAp100At3pJAgAd6AhtAnAKrjAAAzL4j0XAAUkGyAGFA7+liAAn5AprAFA+"
    "lAhANiPWoAJmp7F8bVAAJ0RzAAAAAAMAhAeG3viGP8bpABvcAArAvA73n8N-LAAGAMbAAzAhv2RXMTAASUJaI3AOpAZ7"
    "AAu-ADNAmJZeAWAk+9AlB9AA9nAAAA1A5n0iafAjmA9AGYqAEAAWfA5YaTAAAVByARynCAv5e9ylpsCb1A6UvAWsL9AL"
    "1AsHSG6r8u6NATAmrlOQAAA-5ATkkXh2RXbUQMJAAAdz977uK4cnvV5UA8AHjiAAATeAtAr5ZAKBu4Nik7liAu8AVAlA"
    "SZOmvFuAAsAAKAA1AE1tOAdZwNaqQAsakyGAU-fIm2AAgzpdYAQn2cAAAtApAA5AQvAMAE6XAKoOSa5Am9uAAbAX30AF"
    "ArA0PnAAA1Ijj6oALDQNAuYpA69AdAtY+r1LAOr77DKAAAXiDAiA47yvxJTPfAANgAaVHOfknrAArA-0A7zJDg0AAL6A"
    "m2mA07ndT44ePDA5ADdYAAxAAI84cbAL5AV45AeAApvcAxgACvZ7ueqAA6Ai9b+9pHIcAtSAwA6vUAt4ADwOgAATkF3A"
    "AQ75tfAAAAkZVANyIAKwQjwAoA7zAVA5ZyAWjAAALaAALAiLBV5QWthA9A2AAb2AbDV53UYAmed+1+A-jrADAhoAuuyA"
    "XfAA8haTdfGyASBAfAgSA+0mfUAAQPqtPWVuPD44HAWAuHVUAEtOqAASHaHAE+MXfAmzy7o3AFAAGATCWAtqnAxTRUH4"
    "r2RHHlocDD-A3AB+NAgAAi9P7-S4AInkyAvAAoAP8WZ+AQFGAZqp6aAAAg4UZUAiETAjAFhnIALeeAAUl6As0oImeAc0"
    "yEuAAk3o6eYAANAMGwfAAAwucAV25+AAAAAfJ1bx80V5A4Lc7tAAvAAAXw8cbAFHAAAAfxAAgHAOLA+AANnyAAaiB0cF"
    "x0MEtZAAcAAAOAAA5EA4qcpSFSAJf8PA3sXTwAy8ArxI7TAhYFvuA5sWKXYAbDb6AC7WCAeF-eeAA+YKu1AOT8m8DAAz"
    "0adAAIFABY0w+eAA0bImbAAMYd7PnAVpACAy9AHX+AAXnY0zAvlGTP8CAApsAAwcenAAAysgsAAAvAsAAAKw8AO6AAAC"
    "AFQABeAJ-cGLhiAAAkRF4A5hTjTlB-QuAAflfTXADAAAAAdRAqIAA2M8i1NMV3MfQK8ZVQAAAdsUcAKAAAAAAqCAAJMd"
    "AADAW2BAq9AJI5AN2lu5pvA7UEuAkCSKAAenA1NBzAmFQ9A5NEFAAnHSAlCulAfiAzqIAqER48AeNxaoABTsag3EASif"
    "CARKA0AAA2cAAKiKLAHAAVA9AKi-AhAreAOXxnFN6zAApM9AA1uANAA8AgkAIOMksACIjAAOQAAuhABl9fAA6DpW89-7"
    "rPAuAimJNW-AZDAABrxTtAD7zABWA-GPOASAA6AATiYcF4THAdNAF9sAh+DA+iAsBHB-1AAAA6WwTALTB+AAYAAsoJA0"
    "ELCADJT1WJnObKMvAz2BAAALXA9AbAcWjBAAAKOAlaMAAAvAAAAAg8EAXANAuAPdRzAAAtAxA-L8ZAAAxAA108ATb9PV"
    "kjeEAAyACAzOA9VaYWIA63KMcZFAsAA49egjWA82ssmAkA0Z2L2AAazlowAAA5O2AAAMzACCAokAAl2+lAAIcRzK7AAo"
    "wS9fJAALAK8tAAAHAikAnAXAYVGpAQ7cAtEsOBYQsAAAWenzQoBYmyXVQsAHNAAvAAdgAPAYhO1nAgFAlSm6AC5AAf58"
    "e75AdnSkA5AFqaeJbshpeAru-AjAFU2BVAA6j-AubxjDkA1bfEAAAOALA7A5dqAAymjryAEAAz0Q0jmgAADAAzAjbrKJ"
    "AuAZLHV9cjAOQwDxAQAAST7wd2AS2ysggNDdwwpRjAAyvAdpCmXfVsEYb7AOGAFA6AjOLRoAAKMRAYf7xrAAHHSEAsA0"
    "AAKmAAzAJ5nWAhYlsAgmgAzpc5+Rf6KAMpLz2AiWAA0TTAWKAnf7AA+AJAp-ECAXhlAXeV9Avfr83A2nAAf1AaAPAiPr"
    "AAAk-TWHGmAAvkhAL+7ANAf7AA5fjAAlGKAAlAyiAASApffLUAX4APA6ec32AA0Av4A8Vuw4O7JAAAA5zjSG12AwSAOQ"
    "QAsze1VJEsLAA34KfnhAAAEAVtAHu1OAZDASAib2wYHinMIAAa-8ElAAT5AAwNNAdjWSAyAAI8H-1tApAEN-R9JmAAFj"
    "AAsAA-AAwAAbMnYAeAAViA+ZmS7GY+gI3OA-AP9AAuAf+gTuAYsnwAFAmTuASKASKsgVAA2c6AAzcA9AtpEQbh0WAePz"
    "4O-kAASAifIAjAeX2pxqvlV1rAZQHP2dAAzAmpytA1AProHI5APlAvuozpLVvcKUAQAtAUFAAAAAAAA1bAALAAAzC1GE"
    "AGAk+ZAAQriAAoAedQgoAAh9A6AJp6A9XAdkzCknixLseLhAi8EP7mAAAAAbUu6wVAqAf9dAT24VAFR68XbAAqBA6HFl"
    "-ADDAATGYUEjEQ4AzOpl8U9lz-yUe-bMhwAAFmlAvBA5AAQAuGbWoAyAGIZIAjAAnAzArARmALlAAeAXoSJAA-DudAu-"
    "FMmXExVd7eFAAAqkRAGmLFCA9MQSAcyAqJKpAKEafAXohAfnwAANrAk8AEU6AAw9AAVxaoAIsOFALAfHADAAAAwAtmsA"
    "HFAXAASTAoaA2AAPNeQvteAAAn-A7AAAmHAvamtV40RbCAhAseD5AssA-iAAKEAIbOAAuoxCtAW2AgAZS3hAdFOGCZuD"
    "GjjpATAcrsAAIzDjFAOAAuoKAAA3kbkavcTmt38iaTG+0IfAAgRwih-gQ9z1hNFtdAP8EAAdifAAARLUQjSAgA90r+kR"
    "GAcAAA5AAYAMWpm-xAjUJmQFAIAm7w6AqAVixAAAE9U-AAAriGAAL9gEdQkP9mAAoAsMRAzApjI3Po7ajPvAwXUAwDRf"
    "AAAcb67lVAPEAAAA8DAAWcdelFR45KAQIAaZAR3A38y5UDEAAAAci8A-AISUyRuAzAA-52XAf4ApAQwAKAMAYoAHPfoV"
    "zGAA7AAAABAAATNAWAAt9ZA827Mo9AAADABo1AOAMBAKAJmAAV+2AAsfCAIAADcbLAYQUA+scutCvDuArAQGXAPOA00A"
    "XqH5GAePcFtobpYAAZpAgD29mwlAaeAiAA0WzyXAgAzCqARegAZAp0DyAM+SAAAA0A7MyA5gAAu7AAZ29qwAxgawAEGk"
    "A+NAIsLAtdmAQA8nAAJ6AWAjNVArPSPRLCAsyHrj5AAgdLAAXusAgAGxAAA7LA5M4AU6xzZUAV9AAA6Ar5nATDussLSU"
    "HWztobkACR8CsAY0QG+A25LAAAxVpX3uACAheoddwOXGgARADDt4AaJVAmVCFA+A0sv-IAAw-AAmj0aAAVAONAcQA7A5"
    "AAMH4eJc34AHdUIAx0FPoAAAnAASAVACAwi4jsHAXAZFAjNPApeDkA9AANAtvelAAA9A7pk4MARAAngAoAAYAqAAoANR"
    "Ss04WAzPUAIkmNAaAdmnT2vAAAgoAAxAPt5miygAoiAbAcNeFIbW-ADNHsKWWIAtAnSAAIAAT1AXA-KDtWINAAV9Af6t"
    "VAUAG05LWi2ByAKOZAjh1YA0cAArA31lQmAxAAAAAAdjArA+7Q9ffaKSOGp1BAnAjNzXAAH1PAA4v-XSBqYrUhAAAAA+"
    "TMAylBlAaAAImlAyeAAr6wNAAAAh5AAIAA2xQhAAA3mAPAA3netHrABbAd-AfBdTAT2AhHEAAGAAAHAOxD8bMcFRdn6P"
    "AeA-cQVAdAyAwA7kqwiA3TRCDAAQqesAAFmAntA3HAAhAK3sllzdMiJAAVhA8jAJAkEAfxAiLAAlunAAlAjwi6AAIW71"
    "MAzRAALbmRwIaAAAANKzASSxaUGAAJSqtAIAuGcQAMqZSAA75rcEAG2AAGLAZATATO-uqAtlk9CAT6fAZXAmhgi7CAM0"
    "AY6QPANjVAAI-4fh1vO8wDGpAAAA6CArlt8A7AAAAAA+UsLAA3AcLAxHAAAAYLeuAAGJsAAmYoK3ATAAAKA0AAARmiaA"
    "e94SCxxVWLIAAoAcAsucmhtDAAIPeA3AAAAdAAirAuANcMACSDltkiTAirAODAaAA7ASWA0ZAAAA2z7QLhZjA7ZmYAtA"
    "AGAxASNQAAKcF1A7hAKqdfAQMAhf1TJAUAAn8AUce++AZ6ix6ACyHAtAAhAKEEzAAgM+mAAsAjrMV6ATWAoSLxaLggvk"
    "Afl+S5E5UApCoAzvC02AOdp-d-TAmAABAYmyfxQY6ADAA0AAWANMne2dsAYPmJKJeuiDb3cgFAAAAwRAxAaRuAtc1AQA"
    "5jYWWUaAYApbmA68ALAAg93yA-TjAXK4+A2bqnAEcnD6AAU24Sac2AAKhA8qfp46xAAlxAAAYXAAg8-ApjWAATEgEwA8"
    "itAeCKe3ATAAp+qFEQNNAQAADKAAyjO18unAnASy4VkOa65GOdTFrWufAlRAAh-A5Al87AqoIxAfAAIhpuAMAaPAAAmA"
    "hqECYy8AWeAlBZA9cA-YA5Ab+KMQAAPZeAAsYA2ApFO74kqdADYbAnkKAUOcWmAbzPqHA7KHAVWPsMcaAAsAhHAAZxOA"
    "uyLbARgfxGrhqAYdHq7ApkNAAlAPa+gh0A4nAbAkAetAoA61TKaAo0ASApAAUABC8jbFAAAeAMA02tvBAMADdcrsAAAK"
    "AjvUwWAxhGANe237koAGAAWA2l+A5AZ+7-PL1AAAB+AayqmAHRIApS5AfbsRA8AD6LH4ANR9Ac5HqAq6AE02jp5cMASW"
    "OAOErofMNAA1ewfpz2aXyQLWAPVXY+zK8CmGOBjYoA10JCuSGAUA3JJfnERHAlZjT0AQ7AAgRAAbwAUVq276AAPXGAMA"
    "67NSAYMANNb5A7+clAA8sPu5xTAUqAAAFB0bqAzAHAAAF9o1AEAlYmzA69kAANAAMJAA41NwAAHIT9qCXQIfaiAAVW2C"
    "AA8bkTAA5iCAwTAcATdfQs0ARALOLGA4AhAAAAAFwAAgYACNADvutelAKAqcppAyAAstAOsNWnFvpKUAbAuKADlN-AVf"
    "jxqTOu7cjbAetCAIArwIAqAA6A7Apx9fAAvccOArC6LAJ2AbmrYAj+Agk+AAAAAfAYpApXf5A+pLMAIAJIAYZGAJt0AA"
    "AVVAAAA8FqKGZAAAXdAAAnmA1AwhaSjARE8CWAeb8A5UA-zAAnA32AA49AgUjAOWp4wAbqjH4urAcHbo-AAAAhARA1oA"
    "ACJAeAcOoAAAYGmMKvr0wIALJASAApAPkAi0AAAAFZAA-PbA7AYb9AAABNeAajVxkOAiAAFAAGX-hzYAqZAsWTX7APN7"
    "L1RKaAAAApAl31gA38-2AAoaXoXgWxxpbA7mAjMAAYbiFK-lW-ggHAQbATj7ez75AAACAbAtESzGphAAAwskA4AYBeAA"
    "-vCL1VaApAYa4A3sMsAAtAALChPDSAZZApC5A5QFXqoEWPCRAABeeUgWuAA5KRQ0nALHAuAVmhPAAcSOAjgORAA1zZAf"
    "9UBWsxDA6A84tBASAAAAtAAe-5AgnAcDAAOALJ6ralTuAAANAukTAAAWAA-AAY6BAAmtAARB2ASl3WyUIoCuC3YuAA4W"
    "bvATAANAZQAAA8+AHW+AAUNAcADp7AAdBt1WGg-tA-qAT1AADnAKlA1Ah3moAxsnAlUHAAoAk6axAHrZFpZ8lLADZARu"
    "bIAtdHHBAAAoiVTEAGAAAJA83z9AAoH2AIAJAAeVAATnKAdWAMgrMA1aMAcoAAJQlAAGEDiLOAAEzAAZA7HDAAp3n5AA"
    "IpMAAX0axC3X9J2qRAfA+RaAfQDc0FiASAYAAcZROQAAg1RJSHfsAiAzbmAZVC85tAA-vvXMAfbAA1nC0JRIAXAWAAAf"
    "ARMfnAAoe6hRywAAA5AAA5o7Ahg5V4AFwAAUyA5MMnhDGLAjACH4qtRAD6KphBnA7tqLbulmAAKAA0DVAGAAiAAAVofl"
    "XQ8AcAxSnQSA+pgARSAP4pSKAR2AAA+ANjAAAA5MVAArlAfAp3A9-ZAEZFxAf6Aai2IxAAvtRAuAJn2GFAXAF2RTRmVA"
    "GjnOAAvAgrxAq33roAXZAh-zOcUmLmAR+AkkNXAH2qAAATAzAiAAAAA3AAAFA0ApzIAAAYWuAAFvOApA18NoFazAA7lA"
    "ATeZmAv+CYAHZONAdAA-qKhpAMEARAAAAAsOA-VWAf8A6gRdAAAs4wkALGscR0rAU2qbL1eblAGeF9jevxA1udAuiAL+"
    "tNkW-Zpv2NAWAAh3q2HhOAAmuz6lxuAU8AL9egRApHAAaprnJAUWcAsW0btAHfAAF4GpAABD7O7ASAFs9XKAAYAAhYqy"
    "BAv9DAA+oAzBAFjTWATdAhALAHAYPxiAA36Ag-AA4AkAqA0SnAAyAA7YASYZL8fAySmb1D7teDAuDdAwdAkjApAt0AAs"
    "HSzG-K1AAVjNAfA8+ZACv4AmAg9F3+ABAsNASXsHA1Adk-tAFAAcAAleH8AAAAWyiA0qlpbsAAqNdtTAeAaEITA-BAAl"
    "AaPZAA5cXAfYPshAlALAEAchZANuKAA1AhAAg-MqxSYFzAHIAFWAAPX7AjAP6AAAMzA9-ALfoMAYA2AeAgR5AvKdvzQA"
    "AcXAeACxWvF5A+AIAALxAwASbkLvMySAF8YGoAAACAYAAz9AlPgnaKWkdafwAzfAlAvjAfeng3AwAAcP8zfZATcySFSA"
    "A4UIS0GAfAMAAuTAdq95CuApAXAE9iB2AA7yAPgVAjNAAyDnAAqAAAAmA0a9oKAAZ1AeaXF6D0yHDcAqAAlfArAA3o-d"
    "ZB3V6AOYARCAZ8gAA1UOJZARPFAaAYE97AA5jAtAiJDAN9CKc4D0AhvxAZopAyucXrApvZVAfvWcAAA5BjXDl4JEAAAf"
    "gkVPQfTuaQ6fope9AoAXPMAA51qnp5AAcgVAsieAAXuZaAZAAJyBeAi7KOHfAAZhIplBgrw8AAq7ArAGADOAUFAAHAfl"
    "AASBAGLGDmEKtAAZAAAA0V7BA5AAAo4A+OVgAsVnWvVK4aAulgAAmpYAXaSAVeoAA78yQAJ1ZAAAAMtzAbAr2KA5FA1u"
    "AqCAElAVIAAZAi4j4x1LLdAAAZMD3d2CjhQTjC+tTtSAZArApxoi8awfObUAQXAANaLccAZ5AftlAKAgASHAd3A1ACF0"
    "FxHvuAAA1mTASpAKsvdl7YOo1msAqXI7Aap7fw-AAxIH4-AAT5itA5A9yB8mRoAElSaAGAAnkAU74AAeyaFRA8IAItA9"
    "dapGAMAAijQduA+AipfAVAAU0HAa3jJA1VAABAANfAA-BeJAAA1dicyLyAjA3EAHy83zCkAAHqAZpvD8AAa4QQxAA7Aq"
    "BMmLImc2yW72F0AAu4A1UyTAAJbATm2AbALAXGAAt5-h3Agg5WqriAAr480WiKVSA1EA+Ad3W8AAsAXURApF6sv4viUx"
    "ADNAAT3+yGozEAEI2AZYNM+Apj4vOAAAfAAlAAlSAAH2uwD2qgqCAxOgAAEnWIH5vzUOIAVztAZ+DpAA-A-+W+bXA3Dw"
    "adCbvw3pskudd0XlM2xAH2BvOl87tfAk2Mjp1QFAAWAANVmAAAIArksA31ACvhnAqACJSOOANjTf4oAAAAliAnXA0fAA"
    "AABpLkADAZ4AiFa7AeToCbjAAoAACAAAaA3AXyA4FAAfzcMFlvVhZA6p6Az35AR+ANw80AAyiPSmgA3AAATNAAAlmmRa"
    "AAA7nAAxzRACjoADKUEa4tW9AAAoT5XKABOCAAYeoZAAiAAmta6qAAeS0AA2xzAyAAZS9OK1A9APArHA1x6AAnARAAHg"
    "FAA5CghRV8CiSUA4PjoAMo+psX1gx+vwxHVHWsAcAbL4WeUOZAAt4SmAAwAAgpAFAA2oAuMqAlAuAAYDDLbnAAYyAGBM"
    "3Mph-+AtIAAAUAx34AASAV64L4+AXTtByOmHAiA0Kr8WSBw-Ao6ApgAqAR6fTiAGAjE4A5A6AAmSAAerFM6qTXExAMrA"
    "A8ABWAsUEAmfMdqiAwYx-uA3DiADlCAyAJbeAdFAb3qgz7k-sA6KAAc9DGdAD6AgTNAYpVAAQAALI+APaCFklSdfAQAA"
    "GA3X2IZkVJR0HAAAag6AAAsLq9rAcACN-AcAdMDSeA0YaAbMKA4+AtAna-YL5u40AIHkvpUahEAwAwmAMS5yAAAaqLrb"
    "iZWALA0AOAOXgAeAAAAn0RAHAAiAkAlAStDUgwC5oAbALWqAA02UAhA5AAAALLJUtn5AAAvqRraZXvcQbAA6XcAhsAAh"
    "AhAFHNAMrJBmtveoAxAAGlA63lAb0AA5lWOFFAMW4AlozAacAuAsADbpAX0AktNA-3XhAceD+ASZSQAAcphc6AAeAyoz"
    "46A9RAAIU-2AKSA+AAAE+AjAoFf5NSeMNqA-dC6AI-+pFBAIo-AMJAeIAAs-AgeP5AWYsJyI7u83hqusASrAqSAlrCA0"
    "FAhAsXAAxwc4APA8Ama1AgMO1AAkAkhyDAKp9AnAYbAAkAAZ-i6AwG6AAAElq+nAYbmsj8A3PAWAUEAjAwAgCvAAAAAT"
    "fAHKNVXqnhiAAvAlAArAAZifneAAsAXDA5AWVhi9AXDJ9AQw6Wl3WM-s4AAApg6E7QpAAocYo4AhA6qWAQnWHWz8cOCk"
    "a6HagAAYkAvbVAQpNQt+-QAAXa+AAWk5bGBVAAA9kAUFqGMEjtW5fFLRAfv-AAA-H-Af335FArJBlbtAKiABr9AAAGAA"
    "X7A0cvLSAbYVAPGiEAnlcE46t29LpAk7uAeUe5+rAwAnXAA2Vw7PoSAMEYDzgSb5f3AXAPA9IOmmX0glXSAAAAYB1AOH"
    "16MvxALdKAAgbOA6Aj-+yAoAAwAWc5YJ7AI8NAeuOIFSDfL6IAsAAAAwA1gmjVOSQ9ALJPChAAAD7zTAhE0+A0AAaAGM"
    "LKact17AfZLACfABQAqufW77AJdLpqA+uZA+iYAhAAiAUGIuQ9b80amAcutXAZANRAdAAABAjAvPx5AAXhuAnMK3ApmL"
    "jUp3KAHFkAAg9FADMhAPZATAgr3INARjA+652yNMkiB6A-jMAgAAsAk+AA5AkA62qWA4yYaAHxcbvA-02B812AA5BcHc"
    "lAUBQ0uAQWA-Cik7bXwArVcAAgSAfdDxEsAAAAvdpRAwkLbM-WZAAXo5VWA69AFAA0P3de+imMbAGaM9S-eHvPO9HAAj"
    "AeSAaA3OAA+cAFAvnZAcqA9AqA-A61hh7AAYMggaAWHAwiQAD5QzAjj8k4UAAyKANA34AMTAsAeAA4VAAfpAAkwsAA-A"
    "iLrzFlAn0y+UAYAAaaWUGoqSrAMANA-sAATh8nsANaAefYD1XSKePec+fA4av+KAAAj3eFjbAAeUoAcleICAnWXAs2Yc"
    "AI91EAJAGlAA6AxFTAkDAAOASiBAtAA6HvAeAAfpfqZKnALYG8Ayw+AtA4AA7bFARAAVGAsAnA4FeADAAgLkAAgQswhA"
    "AmAkl5tAqASFAApk5tiA-lYGAWTwiAmlAFA8tAYy2AhA4k5AAQAAEz6UA9Qkd1FAAEAlehxAfRAAs57YQAxfUXJFA0CN"
    "6A1x6LAAAE8qqAooMA9q7efRQABAAAAAPFhAAACA8UAMDJJtAo9pxFAWKW5L2eMuAoAJ33AAAA-BsP9HyoAZA4u23Aeg"
    "AAxowhc02AK6zoA2qXlASAAZAAjoypaBAA4y1PAARAADBr0AAivHXBcb8GfKK8+AAqAAVcncF8Nt5LPsOAayooATBAAt"
    "ACBWwHuWGavrlPuszeuAqrMk2cm24AAaAi9B9uLcVLakAOUA1AkSjI9e+HRJbCabn5KsXA2mLAj7n3PAn4AtAAmS6AQz"
    "BLrAXCAKkYuNAmmJ4z7AeQ2jAN+HCXxY9HTPRuRAvAAAMAgeSGA6AAAXHsGAWebAdLAMAAXW7jAnhgTAeAAA0KiPA6Ud"
    "AAdJACsAkAYIAVNAjUQAL4naAfaAF+B7ZkvAZNdKAAAvX5L2Gp+gAy-ZYr6fRPhAAj2AGA8bHE9itM4AUAqDA3GA9zAk"
    "GiAg1AAZ-vAmKahAATAiABjtp0A0n9AYOAAHYXAMCALWIdMxoNHYQWASAvZxKk0KAYePAoD45qOAXF1AAAcryAAhPmFh"
    "tEANAvUSA68Aunq5sFARCVWYQxAAuW7AzAqA7ih4DYQAyAg1uAAWUAitpVAd5A1pAezwwGe06IBAb5zq6AsAlHJ5AohY"
    "AKAgbzyAAAPAduOcHKhdAAAOBGaKmpG+A4swnAc+wAXMrgAvgAA9AsgSA5yhYAG8AYQZRz3idcZCkBrbwLAYAMAAlAAA"
    "IQAi-XAAK3UAAnAArbo0BBAbgPAAP-6-QAjkoSVZzj3AAP8AAAOAyJmsSAjAn8gdnAAoNyA-AA-HB2AoPIA8pKqJCABe"
    "cSBAABAEqeAFAl+AWA+PzfpARrbvDuXA9K9AIA7BomJmHwE8AiKACptATy7dAVmbNAqe1AGZR3PAQAZKsAtxVvA8Q6G4"
    "RKJKrRAcA8Hg6oAaapxalq4EA7APC4NKsdALP1AAz6787SAAATA0A2LA-8EBZAoHAxAAlXWAAAi5AOrI04AgbAAAa2AR"
    "fAZEXA6ALApQiAc4npZzP3LRAAZCOBExAAVcIAjEE-oAZD9B5A8ANRAAAgKAgAf3AFAPLFuA3jEABAAAAAA8kmqAMrmC"
    "byqAeOFPtADcUKRArpDAAmAA2fMsMAAONcuAAvAdsNAJAY4pAAAdgaFFSMApAcs0AAaA7FWA14AAoKWs-xAnAljGeAAx"
    "XDZkTLAzcAloqVWLAqHfXLQpAx50AeUr4MYAAg8GAwKuhFAAAAAmpOXAYAVAARAAYAsmXV+2AFs1A0N0wAAAK4dAzqAA"
    "4AyWWz9AOAuY8jA+AATMILvOAAAXAcArzKzuATNAAuAAAGe2gD9bAZq6O9AAA1rlFYsHPACPZNwA0PZHPXoBMAkAuAde"
    "vAfx7AAAAAAAAVMBAUAA27ShuA66-vAeDprAOBAg7lqAGmAPCTCmA1LAAEOrhXWA+4xHebAAD3XgAlAfBsAqM1xPNW67"
    "LoAj7kAn80aJAvQsxAbAmAA0jN9A7tkwjAnqA5+3ZwLakhAJLHbDAA-AAsl-qa6rU4iAagAaCAEyAdAsAVA3rAApwAAp"
    "ANA36ATm7ANcApO1wf3FX-IAEoFAGGsADo1bAm+peAA7AFVAuMA1MAqGIkAYNABk-AoWNAkP9TY5ToHp1ZuAZP9O8PAh"
    "AreAAA75ormAhnAZ7JmNvMKAHAyA55AG0SV-gAAKF3AuzJ1GenT6AdArUlAAAACoA+fAIWfAjFSKA1AZAvj7jA+AAAAb"
    "jtAh7AAAYll5QABd6i-Abp+lT16AOIAzAA-AAAJiAmcqGcqAAFWwFs3Ai6EWfABz3l6yAAhCMaAoO-AJkHAAAnpM1E4l"
    "AADA2ACARlarYsXAAEAEACsA8HBMA3yAKHAAAA8FWAnAj6AVA2XnP3FAAAAs3-AAAGxnAGrYTAW-GyA3GGn431SyyAFm"
    "EzkAAdAAAqKAwTZ2WV9A1AyDPAAKY7NAIAA2yAAA9AAhdALBvAAp19guPA2AlAAisMAAAAEkALA8k3KzskkAx6lBAAAp"
    "EeFAQaANAASADHfAApAHcK2aBSAAc6MOXVAmM70ny7AeRAAAjA6UbMAVBAKMZAAwANAHvAv9iABOZYHAD4AAz-phAsP1"
    "AjAWOpeRYAAlAdIbA91AAA8C1ULiTAAZAAAKxzAXIuiDCqAA+pAU3A6AA5Ac+tppArDAAAAOWWAMYAqIAJ6AqmcA14WA"
    "qAAYs8AjAFAhkI2DaAAAA7mA8ANAUApqVAZADsTAqhqUAA98SqAaEFyAEcqAQsA52A4ArnOJIAAUpEIsNAFA8QAA5aNN"
    "KzkCAAblyDPiAQBAjAmKvLnLIuPA78oANOgbRZXxAxANSx6AwChpFA4zAAmMHASBaWI3AsAAAgAAGRoKW1AD4AAYAVpi"
    "AqGuAoAAAFsAWAyAn+MmAApDt-AkAsAAV0HAAiPnSAAaAAv0kOdt0UAAhCA4mAsujCA9AKAA4tAAWAArdAAAAEA+A32A"
    "AAnAUfALN9AAK6lkuo+ACrAIozUfuQAA2yAAAA9AJI0qbYfaARZCu2mUqGANAx3b1AxAWDhxL3h79NAA0AdoR5qAA5B4"
    "AbgWAZHvOvVNWWA2Sko3UnLnA6vfC0yuG5UANKAPlrAwLd1T1fAOckFJAbApXAAw6BABArAAAAjVRs0HAPNAQAzWzAA4"
    "66AACAAeTE2ANAAXa3aA7ACvN-cLbyQANAXA6AuXAAaQ0JgKsd8aYaAGzAAkAeHAcj+IAAAwzeG9eAELmAoGvrtA-KAA"
    "+1sDA9A3qc8AV0ZhIjyA0CAABAqKAS2AfIYAMLkeCT0AAfn0sILrSXSA9IA+AQAL9gAALAA9kmwPAgxWv5XDteqAA7AH"
    "Ao12A4xtRAXJMAbsjJnAWgKAsVcADAAlkAAJJHAAEqAqLACUcALaP9AcAhFmyi+hLUgABXArxBjcAAA7WKFA1oAmywAA"
    "HX9cAA9BAatKRNbQybAAn4FXP9A6UpAT6lV8NAAAO3sF1AxASqAAM9thVWAAKAbAKAANFAMIw6k419AkLGAUMVLAAfAM"
    "v1AKuMAr1ALtb8iI3AEWA5SAxpkwFnPnlgrFkAAAsABPAALo8hMA2JC4XSbAv6bAWAkA0bjAAMFAcAAGALpCAAAA7hAc"
    "+yCXA9YAAIEA4MZ0AAA2mAAA-1htASloA4ADmtSAAAAAPAAF4QQhAAV-xBAmRAAFA5Ahp7JAA7htJEePq5zA+Hh5AKsP"
    "t9AiAA3AAAAlGuoAAcOU9kiiADRivACAAXsIEaotAA+OAdo+PWAAfOAoAfA6CAjbAAwn+EtmjAAA8rThxAyPAAXNE5sF"
    "KFYJKAsFIrufHAA8AAjo+SyARotaBkaAAAAAAvHMAA4oq8As90r9wAJK9r000AAvA4zXAmI2AuAt0zA1YvAVE6nUy1AI"
    "AAsOncqxx7kAZAWghI-rUAABBfAA+vLe6gIJIxAeZuIJO8AAAAKhAATDAHfN-A1AYItgdANAAzgz9xkyAwIlAd7ADAqG"
    "AAKocjAAkd0A7UnQAGAAi+uJAlLAZATkzx4uPJAyAvAh2jWA7kgAPABAAAAAy46XEYAEATByopAOy4bT9QADAtU2AAA6"
    "fhdAhOCAC-A8mZqXEA8vAu9aXA3iJEAPtq8wgtA5CQ7YMYAAmXtcZS8FAav2AA3APAUfO0AAnAHgzAACWMblKQAzeRAg"
    "ASIi1CAAhjMAn4AAA2sAAAS5WeiNo5AA7UtmxiuhAhAY-AAL6b8f90AwA8vAA0rlH6A7glALWAZI9lzAHeA0AA01p+Mc"
    "ACAgaAlTAQATG51EYyfv2AAA3AZteNkxJHwcspaOKAVoFiA3Af6FuAowApcqdlay6XrAmAAKIAAlXFG3cAt5UIxvALAA"
    "lAAONRqNAgnAcLKpliAwNcbRAtAKR0EMAXvQy1A2BA1svAAu0PgAAI4AggAAiAAAh7AVATAaBApCZA5JqtAaGbkXvAzA"
    "0SgAIzAN+XAz2AAKACdNfFAKwshc+ldyYfvRYsAgMABi0YcVLVAs-8+AehAMAv4AAAhkA60w2AXWA9t8mA0WAVY8A9Sm"
    "rA1YIAQiPArA7gqAAMAWcAAApAvYZfv5cvjtyAP-pAAAXQA31pRDUAAADAIXgASAAwPKtxAA9AgAALfAwANdrMA1AuVj"
    "msdUABT+IAAy-Qn8AAnAiHAAzZKATMEuy9S7kc7mV+7PA9AA8VqUnMeeAyAsXAzVJAAAlQtrXgAAAoAAAbYADreP9NAK"
    "rABcjBsAAOMtAAy+4A3rA3Of5KAHiA9ARAAAATBAtleAAAAns4e3OAVApilPAK7CAf41AEUAgzaAZX+A0tUCJAAAAUTH"
    "uAtBQ9B7HAAAlsEbAtAVAyq4ARAOzKAAWy9kWtMFrdAAAA+FacAFmAp-AA1AjAymAmUl2AMJ4yA9AXSUEaO9oAAYQ0AP"
    "OOAoAGA+PhCV-AYAn6AwAH+Tsqszj4AVmzd0A7ermOAAANHqUXAKcled0AcbARufAyx7AUtjrAbOvTCAIL5A7etJAAAy"
    "+EeaVOAOKAzUQn1o5xAZlIxAGtACAHbA1AOq0oAzLDIs-A9ABAzIwSGAcwYNAAALdaEAAOATA+DrcVyJAAAAAsAAAArA"
    "AAXhKjF0ndAsAdeAzYA9eA6mDAQAlAgAAAJvJWiQAVAASa+HAAAA8ujASXVbr6zdAwhy8dk29AAAfAuA8A8SAdz1HNAA"
    "AAfAnQgAAe+oARAAAAAAAFps8AAeANaAOxAbeMAAAMV5AAAAL8aAAN1xAAAAAzwAQAAJAA2Hn9ALq9uSpKKNuAUA6kmF"
    "pIzAAYhDBSVWAAAWAKAAawMAIoA64uR4gVArAdEA5XuFAbsAuiAA2aLwAaAaAAwssALtsW8B-auAA3fmcfzAIAJPAt0A"
    "sfF4-3lLUAssVA2a4jGHmypbNHJArOUAAXlAPAAsr66skmshSAFL6ljAJGgWWQ8ABSpj0YIA3sANNpOAIj1Am9Aw-rqD"
    "mYZAAZA+ApnPAv+qRGoABA7AAzAAR1zAzEdZuj4tZAA7-AANXAUAWjtg2F+yjA8AwKwTlCtO5wUFAAQh2AAAhA4ADV-U"
    "m1NAAAAARkAgAJAQqoodAAAHU0AvALv66AAet9ASAAiAYkw7OAg9AAAJHkAiA61sANA8RuVkAEXLAvSA5XAMkALbAAAZ"
    "AJ2fA2AoeDaA5FdANypAQ1duBj6AOAAAgqAAYAxAnAOrAAMLsVWAzAbdQIAcANAkNAIXDqsAAAfA30jqAjIj+mHUA6ab"
    "kZlSpezAAOATmyAAAA1ArAkwkoOpAaf6rSsrWANkdA81AIlAATAAAACKjynh7AAQADVaAAFAFAAJVfAQ6-KEN5GAAOpQ"
    "ArAAAJLXDR0AeS+dVGJA3hp7AA-4nAAAMAQUAnEGc8WNOAEAAP8veA12e8AwIBeEAhjFeAifNmaosu75ApA7SVUG0wDV"
    "ALIALAAaXelAmSAA3CA7BzYAhyAcLv9QaAvCAgdAAygG7f2bA8k7Z0UA8AzLzuAAdJA5A7AbdwJO1i8ALC0AAPVApdAA"
    "hAgTA3AXtt9ClAA1LA+AUJAHAUHndOtAtAWAAABAAmAiWYAX7XHWVIoLTM6sn9BFAkAAA5MfoA0bqM2C8OAXAxdrA7A0"
    "nAcrNeAXoCAFAAtoTARAfB5AAFgef6XFAAX+Ayy2Agv7TZUAvAdgxARE1AGUzyA10obuAXEeLJoFAWkOWA+NA65SAs4Z"
    "AAn3FA0A8EVWVA4rOYkPbRAfAydMqAdAi1CxqAAOAc81AVvJEsbAxaOGXAYIZ6PbAK8m1wAPFAfAwVwAWfALB5A5b5Aw"
    "uACuTCAAAN+jAd8AAA3ADAAkhAEAiHsA6AcA5ImAyFuA8r-2J30XXhAAIXAAC8AApXA5AAAnAAFdAKHuJAWPAqqA21AD"
    "UPNSRAeAAmCdzF8ARYAh-887A1+A9zVtWjkqAaAOAAJAc5wAAYAasLp1IZWAwXnANcAIoqorDjQA8hAAE9EBiQAAcAAf"
    "hPvAg36AtAIAinAuAcCAa8AA5AoAHj6bJGA6yABAAAASA1AAUAZsAY8AvARKAA8tw4HlYUeAgxoAASm-0AoAhv-W+kAA"
    "TA35AMgHdx-5yreAtgaGhSAMAvet0AAAuAqAKuZRexgAMAHUA7AAAuAcAoAOAAhcyTApIXG2efi3jsyCAxSJAcRp--KA"
    "5IAA7ZR4NDAxCA5A8-lYAAXzhcsmAAn0DAQOdlAUJDNArAjjEA0RS9A-SnA7AvAEAA2AVyAU0AyAtRL8nvHzAAgi2wkn"
    "fArkAsARAA70AAPA3uAzd-8Ae58bi9AQA0AAlWAA72AYKAsAH5JvhAxEAAQVAcEs1iAEAPIuAnAtp5Ye8fAAaApA5tAT"
    "iw7d42zAquAsIdAAAuNAAnAAACovAA5AAAyiBA1AZAjAbAsACQAxpdA+AAAV1JiAWPZA2NeUfqrAzQZlAA3AA-AoADLy"
    "q9wAaRAABIMkxSQN199HzoGAAAicAHz6Zcto7AaCAJh9AshAvUcApF4LArAfk+SazAAjgCA3A834qAAoqANy1AAbVei+"
    "a+Vqz7AbSA360xs2AsAAAAAA3oAAPAgFRApqsCl8AAAAAMAHDAAKpATT7AetpedLewPreAAMACFk9ApAxAILAKM6jAKi"
    "wAtn-AAAL7A0n1rAAT1Yi7Al55ATE-DZXN8ACdmMYAgyeAAfFAxUV9AiRkDJwAFtARUeARGtA9rAA2APAeWxAAKGqRA5"
    "Kl0MFhAZ-MDAA4AAAA4mR5IJAg-AiAAAiAAUvAu+NFAEA8AGAAu4PAAA5UBAHABnAAAVaDAxce7JAAvyk8jhPRA7AVOM"
    "hF07+C5AAVarUHAPKtAA8+-Ub6AA3vjiAWM561ANALAxAAAA+JUSAaGALAJAFARi910AAAEA74AAANAC7-B6AA4cvAtZ"
    "13ArA7wA0kX4DyAl1AAAnMAtZ0WQcAUAa0AtIfXh-prEwFAxuAAeOATmAohFA9AAABCAvADAi-yeJOKAAAHCA8SkqAva"
    "IWuyA8OATFX0dA-AoVxAoAA4AakRmvAMEBAAKK-A9AApiAyDAjACz+79AAOPkDOyAmGCA4vsAAAGAANPxPqguriwX9vo"
    "HV0AAAAAQAAUFAgAiAVofAABkGRts5SFAPbAARJAn1rACAM1AY+AiPAAAAZNAAiYrXAAAm9cDohdAvkMAFf1AHAAX0lc"
    "DufFsohAsAG9DAAbFpVaAVVWSCA2Abgb0yclasEAAujAAkAkAq7+3pBaCVXq9aAXWpuQAjaAAZAohrAAFsLpze9zA7mc"
    "ee6u7jIxgAP-AOuAABrB3c6xETjUIAgHC6Af6rAsdA1fK5SvA4HAkEnAIAFBmVAAZTAzhAAZAc2AAfAAAiwA-AAnOgAQ"
    "cKxA7nuAATB02QAUfsdLkCKAHdAAXLiYAr1GIAAjuAlAA47xqB5t2AAATW3EDAPXsWo0ELrxvAIAmD0QAduAHA-EEM1d"
    "cHTMAA5AXfS+AAKxOAeAAAFQX7-A9iAAVe+8AnAqhfSABDAFLyFAvAceivAAA7dgAF1AJsbbA7Av2aAIoUAUAIQVASGA"
    "0ZKAlAMLHjZXaRnAAN2zA3fneAeTANAONllAYxHlA3AlA4+woAA-kNAGnacDkA0wFCEAhA7MAhAAxA1TAuwAGwMrilCA"
    "90LZAoWKAA9DAYZkAw8AAIWdWqB8+3EAZMUAAACW4EAnL+NteIAtgA2aQAA7AAvAAT9nQZ64pbAJ7AI4O6kYAYtOHpDA"
    "CAnQAAcMGEzsAqfu0A8AP5ZpIJcv1ZtjwAr6X5T-ABuoAA7MEsxYE1R5x6RAyAtMDAIS-A0AB8AqAAAzAAAAAwWAxhuM"
    "eSZPtA+9APrAAAI-nAKAuAWgbAAZCA7vA4UfoYAMAOgNNAm8AqMA6dAL6AVXdVxLA25tAyc7hAAAAoAAr0AAAGDAAJZ4"
    "AROG5wDCuvppdQ8yAMA5d1b1aA2Aw1QEtYA9v96qJGA2AbXA+PA2AAA6AVlThAAynCTApMVxxEBtUAXzm8WAvAf9AZAN"
    "A-jAA4AEY94w3AvoOAEAaAA8AXk8LkLAACAAxA8AAAVXssv+fAEnNVAin4AAXMAACg7mmKHlf-eCCAjAzAeAAwGAtAeA"
    "AMAAZA+AeAtAVrA4+A7AuZAxLoFA7AA-GAAtAhJ2ALACxAIA8AEAsAAB6AhGALASA7AAAZAKRAlxzLv-RQwpASAxikg-"
    "sJAPZcAAekAsYdZlAGKA0RAlgFBAX42AAAjAAAqWtAVXGbTAgAjiADAiiay2AjErACAjsf9AuAw1hARARtTAoPXeAkAB"
    "ALI1AAQzePFpz21oAI1+7jd5AjAA-faYhSAQrvAuKQjfBbAW-5UAZAuOe1kHnPLtdyTv9zy2AddOAfNQPtqAqWqs5ABA"
    "Kp7+iNAAXnC3BFARAATuAOAS-AekABAdTjAbg8Qky4ADU8urAeAF0AaAkAAAAOl-3gWAryaAAggXSHgKqJ7AAEZ0AB5P"
    "A-AtheHE7AvZAjCSnA0ub9kAxAAAB1HAAMAAAUAUOeGphgnAiAtYAAVAAPA8wHNSEIWv4NtzRNAR45owAyhAA6m6JnR5"
    "RtAAIUATAAATMCiHvjAJtfh7PzAAAzcAjAIIGrA-krLAtvAAaAah2AlAlAnOAQAqAGeevAxk4AqA1wAswhsAA4AYYAAA"
    "s88AogAA+pAAQYAykX8GQDAAAA8UAsrAMAn68eqNCqr2bmi2q73QARAAEiXQAAA1YCAA1JgoADAAATAyAvAE2xFAAAAA"
    "AAAPFAD0Ag0MAE9AAdAAAZuAWWA3GqxXbUFsA8A2nAbfAA1Ae-u3520T8ivRTAsnrxuPAAt7bAK2ANwzAQocZAvCh4cA"
    "AEAGALgRh0VApvTzAAGwOjAIeUA--iVNMA3cAAkmyvA4sAAdrRuUPaAZiABAxATp1zNA8A1tnAITAAzODAYAAGXAANdA"
    "dAr8AgAAcAAiAT5A9AvAAAAAT92A+AKAxsHAcZyA6AXz6EAANThqDu0AAjo-AAA6aNx4QRwAkAAAwAAwqPhhAGRAwA3P"
    "AMAHjzAaA6AAt-iAA2koAmOtERARoGyWJSAAvADnrBAAjBQ7RoUAABAYazoAAAq8zPAVu+O15AP5kAFRAAALkxlMATAA"
    "gWJvZnAd+kA4OdAXAAAAXmHAAAGAs1IrMA+JAYAxAA0AA5nTAJA3AAjcZDSAnDAAASAA1rAfAKZADewewAeFAALcAT5F"
    "L8g8EpWAQO+AvSLRUGMGeggKcA1AAwuy5C28AASKSkywAA2AAvAprsS8sbiAdRGAc3AlA+AYAWKOAX+k3AaNhjAdSDh+"
    "AmE3QbAPAAs9dSAISSKvvwHmAjbArAAxAsz86AAAJAMfT7hlGpAMj4itMJADAddX3DZxTEbCrixEAXPAA-A2WA7AAAAQ"
    "H-TYAVzkSAmATAirAwAYcAAAfz+ApRpDZA3dARRdQTMAAABnTp-yRo0KW4G7hADtAeYANI1CK7vfzYH9AXACWA05cUjU"
    "AAAMPSXAwAmAzN5XzviaAHWUPEoadHX6AgjSO962ijAK9NA1AAZAOAAbaoRewAkA-AAgAt1AkcAAgDzA1QAQxAbmAAAF"
    "MA-ASAHgyUACAA-zWAulAACAZ-AAA-4AAAAAkpArAPhcA8tYAjuNA9vAxRTnwr9XomzNl8tctnAskQnADBmhpottUAAA"
    "wx4AGFebA-MwNA9AGAAAAhAAAu7A6dAOAAAC9A-ARAAA7AAyAOeAlxZAiA-lx8XA+-AoxQl1KAKI7roz5HKAYK1mAEtz"
    "XU-AFc981tsyAdtABaN89usAbAaAf97AV24OZuAdRA4mAeA-bAAfAMAAG499A0fEY7XjAA95A+tNTTA3ShiqAHYAAAA7"
    "L8I1tiAEAw52p8o+vx+Akr5AWAMrdMAAA1LxEdmcxdAdkzAADRAAHkyEIAAICATAHAeiTX-wMdl56AAAQCyRA6AAAAz9"
    "O8waoHH4ASXAAhSTxf4OCA17AFAIRAMzALNK-FAcA9dGajdYAc7Rse4A-7A1-0tAAAhAHP7iV4AUEkCP-uAJZAl7V0tW"
    "oA2A0LQJUbRPXAAAAFAAASXBwATMAAeArAAkAANAGtg0AAASGaAHAWARmpARmzAwZAwDnJWAAAiQl08hmAAQDepHod8L"
    "lVu56zAAlwYAAxAy4hAZ8oA-sUo2AaJgw72AxAxAPA3niOA4U85WNAAvAAAAAqoAAAAyAiAaQAeAxIJAn0yAvDAmswAu"
    "QQedUAvAvFTAGAzZAA9AaAHlOAVOAcvAUwFmM+LAcLyAAQAmAA2WFCuAAzEtYM3dlAACTAXPDelLVhwovbAeNAoEA0Vh"
    "CvA6KIz0HAo5BJ04PxwAEk4ANZYYsH-uEAAJAk0A5WuAA-5+o4At2GIS7pXCADWEAvAyxFz4EA5vAylATvUfXA7P4KvH"
    "-cA7XdTEpCJ2FAAAiAT2IAVZAAF4AjXrIBUQAU8gAl4t4PTvAVgsA9UohDRWA7WFVAA5A4fAA-9AIcHV0ZA-A1l4FAuS"
    "4lJQX8AQRUhA9DAoACPB0JhGAAzFAAvZAZk32A7xFAAjYgAAA99K4AA0B-D3JIM0K3uAVQ0ARADAAkCRmXAJAAqy1AD7"
    "iAlA8mAAAAAYb7+6AlkAbRpXAmTcyqAAAEAVjoA1i8KEBtXAQdIlATAALfxAAaAJLg-AA5AZgAAY5sAPxAAVAZAkAFk4"
    "mYl1Lm+WA5CH6cjA6KA+tgAakF-BchYL-AJDbAwkuZREAMmUAYjApbhAVbAdXap-ADcn14fCuAA4weAwAHDTAVOpwjN6"
    "AA5coZ1SPgkAdiAACAAYIAAmtAAjQ+t64BAoAa42JYDAdAV0QbATaAAAA7NAApXLAaANZGd2jpwWpOAPAhXgxAAdcj6H"
    "+AAXwCAc1RAdVVARaAfjOV3A5AAxssljbA6AAXAHAAXaAWJdUAL1wQ1-0Q4AAbzLBAAm4KiAuSAxAAcAbAAAAUUAnqLA"
    "Sb7oZgXACicdAPwuOOrAxFAAAAckk2lTAAUD0E7gAwAa-ABP1AOReBAA1qAlGArG8AHPA+AEv85FXJoOB0ZPlA6ANAAA"
    "WORAMAVAMkxAAaHOllAAAAAfqfmAMFADho7TisKIg3iAAjlvkogJMVA6km3AujPdkh8AqAAEA5ANAUCAlADANIkn4NSU"
    "WVPj8m9Aji6WWJmAurAkKrQXQGFCAATAXAQAUzGAADnxGtWmo+OQU4qAmAAjRBeztAzAFUFAyAACASnANf+sqKZBwAx8"
    "1MZlAE1cAthAAxZlBhqnABAneOiHoAUA4A4AYssAU+vI-hmbAzAAAA1AP2QPAxCEAHP-cqAyZBRAArAAelQAwA2fAAAG"
    "xORALAAdAA0A8v8AAAAu1XGLAAL+A04uVAAAAcYVpJ4by+CBK2TPqAAzkmJAPApOD5L6A4r2gAAW+AAx+vAAA+AAARnw"
    "cdAAYhXxWWW-TCud2YA6kdAnpAuJf1bDDjGyAAZoI5Ft4ASyAVAAuvAABA3oJRJNmBheZcT7MAXX2tZAVAXNmDjudv0A"
    "XbdAjdA9xAAvnkBIWkkA32QAaLOAoGF80GA2fYZkPAAWFAarAAOAA-A0pJAAgAAAADAzvABPg9djAAZq+AJL7EjdAvAA"
    "ACM5RLUAJA1AAAzAmrlAxrAJCAIYAfA8bhAAn4KTdAVZA0DAAS5ANAAFVhA5ArOcHASnr1AqZzFAuORLAWVAEqRRAq+g"
    "ANAAunDodw6sAiPwAWtAiABAIAA2BA3ajAAetTAAtsUGOwR84kWa09CE1q6pAAsFAAr7H2AAmOwTCpAV1oAAwT8lVArk"
    "P1W3bQRASfZTA8A65WHAXsAsb8fvDAAAAWJDAYAymAn6DAAAzXAipAAt6ioxAnaADDqTAbyKbBAG6eAqZADHNl-ASEvA"
    "FepnNAAATTArIAwbYxArAmABJx+x7AAZ5rAnAAMAAhASdA9TF8hAULAA42oX3IQjIAmLd8V7-AxAnAXP9AhCSAuSApAE"
    "ACACAZt5AJAaBEfiARAAz-AANyjCADA0BmxzAAXIAAAAZ0AoAAwAAA-AAA4AAolAkkxGWzQAA5CKWtXOIWA1OUAyQBAW"
    "A5AbAAczP5A-A2ZAVAqGAA1SAVAAAvAAp6koH1fpVWAAoLHAa7DAyekUwcKZdyQAAgVAj4-mAyZAigOWfAAUyGMtZSuj"
    "AoAMAn3tGAD1zUjAHu9AAlVQoAmpfRibZcwnKCxErOA1JmxaAGIzAEAqAxmVGAs8WAAZCAWPbo7A64Af2AAHCnAYFoT6"
    "8P7AGxcdtUOAHAA2pqtA6OTAUqAJZA+AAAGvYEm1AWV1AmGOrAndA-sU2A9IA9AAAyotNHBQzwNmVCA6IYpAAMAGpneg"
    "SAhMIXXcsHE5CA4v3xNzZAFWvvFUnhVXdc1ZjAAyAACPAAvAq7+s8VLrkTfAPUDAAA1bJfBL9AaAypEA8kK9-AAH6wk8"
    "PqHAeMFfAnAkAa59AAMA6GE56AakZ5AAAAAA3XA0h8dlnhXj3BgNIA4AJbwvGArA4qpwhttMAzA6V-WsAA7AAxArAAKG"
    "JAW1AYAYGBAyAA5AfAxASAQfAAAAAAFAjAUAAA38nFRA74-APvwP9i1eADNAAjAAAAAT56-rwpAUt+A4EEAAH8AKolm1"
    "B3p21PaAA9A9AY8NQSN9AJAf+jXAakAAaiLA-AhyDAxoAvNXiAyADAPxUAiApAABCABWAJAAAA0AJr6ZfAATujKEWEAA"
    "qnAMx4DAHBAJuSAAAWRSTp2ph8YgnKAAAAAADAsAAlRGAafxSBZjbsiAuANiAPtAqAAKyAPAA63ABBueMiQDAUxSAvFO"
    "1VD0wIogfAScz8k+oziAAaDAgQODAIJUPkEOFsXQLMzQvGAEVAArMTAw4AZlAG0TdgSW5Qgs98QAnAB1wx1XPAiaV6AA"
    "dyYcpfTe5AAa4xuA84Al7Aj4ywXhAn85hq1A5fspApwse-AmIALbx6ABcJv3m-rkAeFWATAAAhAnbAAT7OOcAsuAAAi3"
    "sA4XA7oAfiJKAnAmAIxADnAAa0IxARpAAABVAUAdYqAj2AAZT4A-LAKC2gw12AR-AAYXpI2beAuFAA2LsAMtAoIAR9LR"
    "ABqwJAIA4zO2GAAmwAAMIELqAFonoMdAdAWlU2gb+nFSAAOpUA9rAryOIOABcAN1HpAJR5FAALAIwMABPAGHA6+AAA10"
    "AA+AmAlgXAAu1pA5AyAkmhAt+MXAMYA9eiAAAA-tIAhMAlliPADAkSLA1AfRoKOwA8ytPAA7CWAAAd-Az5A2viq7AAfG"
    "YAAjmjHAjGHAOpiJTAAN1Af4OAUGArAcAAEcfmvdcYweoqAAAwUWEAMbAlAVAbAu00AAPceNLYrAAAAJcqSHAfM3bAdA"
    "AA6IALIACA4DWAUrAWB9bD9P25WXArP9IZAAqUArAAFAUzxsAKfohSChYEvAAAIAVUOwAC9AhAVAAOoI4br3GWAAAWAA"
    "f3bzDP9eYjLAz8AAAazA2d+AQAOnAEAQhhtHgA-T0qmpAAAS5AOAjx4XoADxGK+AAZkAhAjs4G3iAg1tAbArAYUhcAHM"
    "xPtAuh9AfOiaAdpANAAAuvtA0BAIAsu2u2AAAALAPXNA-0eqy+lAR9AJOAA9zYFjD4sYvY-6AxdHi7JAAiA5AdCUEAvV"
    "AAAxAAvKAyFASAADeACGxA3EAuKAl7+dUAAMAHWCkRVmWANIzSEAj-AAyA-7I1ALAuPo2AL3AZA3s9ANA-Vgv8buK5qZ"
    "I7AAAQAAAxDaOAW-zUwAnAQpmisAtARuA5Ni1KZQYAkAqWAQdAldh4EAJsC703rAtAdAARkAA8UAb1AAy35AXA+EeZvS"
    "A-A6pAgbUQfALAA-CIcgAmU5yFEAOATTLAAW4OHA24aI2Vf5QX3HDApAQJ4-rAAvWJAFUOVw5MjAAAbtARALfAqSUAxA"
    "1Ay-A8Ar-rAhAXgM-OBA7MwqS01AMeC5QpA2AAAAAWO54AAAoHpKa9AARyAJAl3IAAvryKIAUis0jAEAAwGAMsfdz5XA"
    "AQI8wgFlZTAuAjiAVAfgtmpwSVAAxpm5zmiAkfzMAYA0QRCA6pqAA893lArcAmdAAZPbpOViayOAgqqUjA3vBWRq6Rww"
    "fGAXAAAAmdAA3AMfAAAYBhgJJq26VcbdvxmA891k71A+TXAN92hljd8AAAAeAD0vKAHPA-16ASHAxNzR-AwqBVhultAa"
    "a2nMAv+EAAUA43RVAhJAChKB67mThAxDBnXPqAa9mS-xAO-q+AAAzANDAAMi4M29IhfsrhfAIzcEcwAAQj3SAK5AyAAn"
    "5ppQyJAANEFD1AhA8AAAwAARF8AA9px6py9CAFeY9lAgAAiyettHUiUATCeAN6Dk9AyAAUzp4A6A2ATB1iAh+AkrxAgA"
    "YAAAu66pA8AAAAIEAudAwHIrQAsEuqAWJfAzUAtAUbWb8Au0AAyAzYfYhVreLwyqzAUOHzeeUUAn4Au19WsZu9A7ACAA"
    "Azx3uXw31AKoAAAAUCz1+B8c8d1-AuA5kAtUkAxtKzzN50Anw+4pIAAgtEInzGAT+GATAyu41AVgAAAgpHA3AaHczSVI"
    "AADIVSAQAByAfAaAz-YWAivcExaA9AAAAH628FAIVoAAIAAAA8USfBAlAxAmNbE6ALGAqbc-aViAVAFMKXA0sAABMBlh"
    "AAh-hAeD78AAQAsgxAutf2Ao4zAxAANBM9AwfMTAAWiAA6AAAuoGAyAAzAAiAZJkQKAK+LBtH0ZSLEdOiAAZ9AAAuAAu"
    "mNWAAPLAY+4ZP+AkloAA3RAlJAAz+nAH0A+jAVwRAlAT1AAr4CAi0aU4AA0AEoAk4ANkKRrBDAsPAA-FPTAAJAAE54J5"
    "bvV-DAAN2jWIAApdZuAA2F5AAVpvw8I4ASgA1H3YAVyAAPA0Y94fRAaAA3OkzeDBeXgKdaNlAEAzAAAdAVAAGkM2AhAX"
    "+rZ94q1fALZASAAZN3SGXPJEAASEPA3mAVAxZAaghOdAqAjm-CARAt+D4FnxA0W2-2-AfsgAAFAeBDAYvyAiiAS1b1Ak"
    "TXVAX0ACOAOUNcAAFWucUkuBAAArKeAAbX5AAYAPIAAA8XMQAoAKVAA9O2AbRfaA5RAAmfyhiAyFxCAAGamS-CYANpiW"
    "AT6A-UQAjVkoAADTeAff9tZSlZpOAqJAnAy3QirXCnA7XasxGAIjAWAFJApt87BUAFeAjcTirndAxAxv0VDAABA9rJ89"
    "s2y1h7hdAl1APQAAwA4JHEq-xAMA4AOo-9XAr9AAasKmr57w1bYKgAAT6gFN2A59AADBAAAzmNNmAAwAYIAA8R6o8uRH"
    "QAjTJ1iTAPAAVooA9RpOmcArYgSAouAgPMUAAAFtZAisAzlAiGAOwAR3AT7FA9x9HkgH3a7A-AKAAB5Lp3IAAAAmAfvG"
    "lWATlaAOAE0nC5Wr9hxOZDArAARAiM6MA+RYmwAAcEceSAAe6oAcFkEMAXt1epyApCxUgy2oeAK1f6AlAAHBjAgAAhAF"
    "AaAxy6rQAAAvsAAh42rA6ANFRcyHDofAfJwo5A829uA0O2pAAAgOuAMAfAAAAAApU8A7SAAQAF6noFmRAiALAqBA2AAA"
    "wCheJNINsAlffWVXNAAoAAvA5n9PB2CnAwFkhe1QAhSATxAkkAaAqdW7gKTd-DAAQSTCcfAdkAe52hnAAEQuAAAAI48A"
    "Ad04LA6U1LqAs9AAA1nYtpAAAPGU-mjlC8AAAWvLAZFAAoAV7oxB5M5JSMsEHsyJmyFxHLAANAeAAXvA3AA5pWAAYAjb"
    "FHCAa6krxJv0CqHp+SeAYBsI0Awq0mAGVEAPL5XoMKAvAAOXHcXAAAM7ABAe8ejFH-AVS1ZAFpAb3Ah+rGAFAB5eAAA5"
    "yAXA9mhKAYAuAMVnVqm4AIt1+oSrOrQdtA6DFA3AAAAAAUA+mA59mhGAAAA8HR1ZvrAkD-C7A9f-VADYJA-AxjAAp57V"
    "gAsEOALxAY3fOhzA-0LiAailAATHAAAROBiAuZLfAu9kckazGAQKAAX820PzdSEES1OzAi49w7I9ppFng73ADoXotFIR"
    "mIAGVJEIiEIAJxAlyoGA+a9+M5AdGGAAAMrDAUAA58AAWAU8AvZ2xABAOIAzqDXAA9xAKAAVMSMXWbtx6GOwjB3MAi5Y"
    "ATy9KAAVM3mAADAp5tRdA4DOgd78leAwuKCAdgRAg6AwAAAnOsvU970ZAAcTuvA8zACsiRzcdoN+A2SAfOASAA6ArLag"
    "3nAEAAA6oerOkkFrcA5+DIsNKAlGyWAAeAAp4YMIAezHWqAAAz0AaAPbA0MoNOAAJTeVAgQp4A1A94d3KA60AOAkCWXA"
    "d0N5AAAVP9EqAAKjaBbAMW8AM0nkfYtAYo3yfARTARAAA+AAAzHATBtAAmAofiAAWAA9iABAAm7JvAc2wA4FATAA5J0w"
    "AHAAQiuzAw++lKkpAIduxA0zAIA1AAzOIc5T4FAvqKTA+NBAaQ3rNu+CAArBAFQx1ACKUAAH2A-g27VAfe99W0D-Tc8M"
    "QEAvAgLAAkAAiLAohAqAhPfpQs4ARXAlAgBMAkE8Xqa4WgAdSA-A-2Ab+Ai9A62C3nA+diBMur+nR4jwhKtu6FcUC2hU"
    "M+CIAyVJd35z0Jh3AkFAsau1c9R8AIJAADAAY4AAAy7DAAFNAG3A1wEMwKIAA6HAEsUH8kMPhA-jeYiAZpAAAAWcBBAo"
    "sVAQIqfAWL0OAAAAAnDo7hVBOHTE7XAgjfAWhAnccUl8rZUyvA1ARP2rAfAAAA939GAMEIcJEWfZozDxi4AsSA-NAlAT"
    "3JoAA74wXB0AegAIO-lbNhtIYAkvBIAAjAAj-UYAtl7SACAGAJAAAAx0XAC-iK+A-zCAAn0rAHR+AyGsrXcAkrHAnnAA"
    "A+uzFA0AAAAtJEAOAsOA4AAzaYYc2CwAPUk6qCAAA0GAwATNExLAAsAVAAAIa8g-AnIvVZVFMGSAAA7-x1ANWKAAxAGA"
    "8UAAAf9ArE786VAb10vAAnANdApAdw1tWALIU5MAkWdP37AVlAOOl9AVqUGAEFAAmKSAARAAAkuau5JAtAHAA8AA5PsA"
    "0xXPrteAYUa0WbllAjyAACFnActrAAhtJAlLb3SWLkrAAAMOMenm38NwlHAXsJwbKKAkMDAyAYMKhAqX1zT+AwAbA6GA"
    "ASaJJBAO-A6Ec-bAAPAtaE6jKGAYfiIAqPvAEA8YAAL+gA87PNBEDF1A5AAAL4AstNAn0qN4jAiA2tLAAUphAW5x3ulA"
    "AqAiaseA28wLZAAAAwHWo4FLW8AAPaA1jVGAK9-AdgA9AiXTUMnkBAGdAAJLcAAtjyAmBAvEnAwbAJzJAGEa958qAt1A"
    "FMAmdxAEH56W3MmXAAQcAAACUkfvwnEJAA8DEaplDVLNA9ASAWArz1PAAmYPr6DwiC87YA6L9AxMAAAFAcGIyRApywA+"
    "AonA4AqAlIeOEtxAAsAAPNUkKoAxdSAZ0BATsAAAZlGwDLPV7y6mAHAPADrF9NKQ7AAGAAZbb6jAXATNtA2pLTZyIAAL"
    "7MYAKeAlYJAY7QA0HAgHocaFA7MiAGwiAAX4AAAAAx0yAQx2ABA+4cIkw0h3WzUAL12AAAAAt9cAAyACRAjA8JqlLecA"
    "sAAAB3dACL2nAdUJAAjHtwK0AAALr5NkAuiKAtAAMAAyAIVIAAAEQnnfAMZ8PAAAdKGAfqV+Af2AWA5JAdyGAUcAqKs-"
    "6SsAcNAUAXxcAAnDsdDgMA4eAAZAz1YrfAwnAjAAAA6WyB4gAtlLAY0AOAOsAW7E6GydAALAZSGCGYCbAPpjpEAGAwAA"
    "qfA2zkAkTF3ADAKUMhqAM-2Ao3ALbAaRQbtV7AF41jAAwAA+wAExTw7AQvcR4AhAuS7YAtVjiQvHqf-hlqhG6zopAItf"
    "ADrUAAAB7QkIATNE8Un+NAAkOWIYAM5o1yJAECA-A9+d2YWAoBAsHgk2NxQAAAF-AVAWqPjwpQVPioIOAVAgoyFFA0Kn"
    "+AAVPOpycJAbAJd2AAIob-AXqABbpAR-squbd1BiA0jAkzb9AHeA6XJOAAdpAWAAAWsNHAEYJAKt1jAAAAAcUCAAWAJA"
    "AtdAA2AAO1FAVzpAvAAK7AIcHDOAUAlAsb02IgAdQtAApA8AsjllAwnoUto7AAbLSzWA7AA+3AMvAzYAykbxsc7ZAdAA"
    "fA6A4TtnAAhdpIAS8jfSYXAAAAAuPxfRhHAAArdPTovLAAaAJAAgH8Z-1VD9tsKAY0A0pAYhQBUrAhrRyo-1VubAQ2A+"
    "kSVAAAR6erPFxAAqWAA-ye66CAAnzTAXlA0AcZTAV4QMAQmAXAVifAwAogAJAz6iUAAA9YLp4AAuAdoAAAAcrAEck-lm"
    "UwDAFAjgAuIgBAAvAEztEwAaUxAtWXrNfZS-MDYAzG5OAN614HqpKAISttAAHAoA6WAhlzw+JR2HFAAAjcWA1L-fNnA7"
    "A5+TAA2pUADR2mFgC4clC5O9AwF2AAEAqlZwAZjK2yAPE-S4MSvAAOqW2J8hL9AbAhfAA53AAiADAAPtA1APAhAAUCK9"
    "kVnpASV5TACAAABJoAME4uAOYA9nXS+zAAyXihwqAwAAjAWA5yMyv3M1XmFc2AiJAOAfhHAtAPmAAVUAP2dEA9cODcav"
    "ae7sofAAErAwAAYASAdpAxRysAj4TKA5AjftzAAHxFoAAA5jen1P74JAPALAK7ATMAAAKCCYAAvAjsAVtABF3ejbPAfg"
    "M8NgyAqJHqARAAZqoAAqAEHTAyAzruAN72eAHANw6drgHAuAt8AA+ALALAA-xRk3Fd7n2AlvTnpAAmlAfAGjFAWA3N2K"
    "ApAX+T4QCC3rA0QArdADsAM61AkOA-zTtMZ7yyK4TAADeGVAAQAAA-zcACjA17A4glFAXJ2Am4jbAA4NeMNJYAv7cADD"
    "AAzAfkA9sHAoAABtEA6hzcZPeoAaATFvGMyA5A5IAWsAF9CAByyDXeA0XAALJ-4jDQAA6ZAFgAA2Am8fATAAid46HAfx"
    "kwBAlSVaAA9ymHPGlRYA1sYAeV2Rk5EAmgRtEvAoA1tKdA76eIAAAW7RnAPAiA+sAAvMAHAKS--iUp23AZxS+zpZPkWR"
    "5AeLAHKAMAALAzUAArAZAAAAAAANAWAK7Avx2cAUovCumGAAT22MfFAYP3AdsZAhDuohjAzkvAg+ATleAL2E-3wi84cA"
    "iDpYAtB8YA38HbAB631AAPMBQyAAAA1ARiAAVZ5AA+AKMI6A3jxAkP8pAA56-A7AwUsADnJcLAA4AHACyYAxc3gAS0AV"
    "AbA+xvTRAAZAApXyXBMAgDAcAwjNhtAAAD-sNTAAAApltmD68A1h1taylNLXOATJeyyPMAtAoNvtTOyx3AtiA8AxAsuA"
    "ABAAAyAPscA6A17AAAI9gA5AyQA2QCC9ARrl6WQyZ3QbziP9AtA6RnAXUcrLaT9xmAnAA7AA3dEhbCEANA9AgAwBMAfa"
    "A8AkAuBGY2YSbTWACMPlPo1CyRrcuEAjeEoEAAAm9Kpm3AvALwFdFAAAZtAolANBnA-f5PxAAAwA8KAWAAeoy0UA-Qvh"
    "AAntxAAu3gfEsA1S1dcfAAt3AM5hzUAtAZAF3AA-AAAW8AvBEAbdSXATnLpTANqAAA+FUmALAAIBH3fdANApRAAkFIAR"
    "AqAAZAAf3xAAXogU2FPoACAHydAYmAihLAzfor0bAyAAg-SYAYcAsHAcOM1AoABqrhAY0-ABFAUKlAnUia+1rmZLE8f5"
    "mMsClACNAAGAcAA7RAiAAdkfAAfAa0AA8an53AA-AO3ATlAdgcO7gAEVAQAADAjnZAlNv1AAVBAA6JrAAfxXM0AAA+WN"
    "LAAkgHyqAw-eYUGve6AA5ACZ7A71k6eAANIUAHExn4AAAAwWxnAtAEd7A9VAAGlx58eDAKBK4iAMBAVIlAAmGAAbAFAA"
    "TIAxq8y1rAAAATFA8tNwAAKAA6lAUAZAAA-AsWO67AuSAAA+AAAAQAVAWRWPSZYAoMckY-XA6iYAyAYElcsfhANsg3UL"
    "3A+WVnR+Rz1wdWACPAuxyAfTeAMmSdqiFAAavAA9ggwFAAQABA9AM2ApY+2oe4b+AAkLIqAAA-GwLBbAOHA+A5fAXv8L"
    "ThkLAAoTUn+ZcJL-jrpQ8jQOqLAzXCALcA8E5wDKIAEAAAACUn7jAzUALAVAwAA1AZJVA7Ao+WAAOATk9SYasXkAUAA5"
    "AAAMf9EciAA3PAEl9Av9qgkBkaAAiDAySj1AJA1sRAUWGAA-cAcNnAHlZp-AA1AOAnKAycAAAXAe+AgqAOJ5AmGmX9Dd"
    "KNLAAUKzANSgkAeAAFQkhjAQMAAA8A+AAAAugoAxmA3Qihd2AA10hAuAhAgwRPA8AkA6orA1AGAIjwmAeN6EAw4xchRu"
    "-ARagK+ABA5ADeZnqKM-AmTAAHAAdAADlrhmB5AGAABA93AAMA9II8AIeSAscAvbhAAQoADa6V8JAmAD-AAaGAjmQYA2"
    "Ad0wAALHA2ASESZs6WFABAAAbJGAAA-XEd1fc3mZ0Ah-d5AbAAljotIA2gSAVKW1N4RScAaA69pFG2ATn2JAdAAb3eCb"
    "9GGAdfAIAPl7PAAkeKvAIA6SAAAzHAfRA2GbAbKAl2IAmpAAeWJQAxAhAVAkAAQ5kHAAm7+AZ-ASFfnRpOUYb0-ArRAA"
    "eAMv8EWMW1rnQO34AoDAPAATVzC+Akgs+JSMZAmsCre56AAAAQTLzgbJAIxd8twAAscAAAfiUAkbaKfAAr7AADA+ccnS"
    "A9A5bQb3rBAAWwAAkABsTfVAAypdsPVHfqE3AZGlZAA-cRCAA+YfAA5hBGt3Azh3A+u8fSdAeAHgAtAAyApjfAnwcA9t"
    "APlATA+Qug6AAqJ2CIANAAuZj434UWAM0AuZycHBaANrJA0AOUs+AmJavQXA2XhA5OgtAAjZCKAUIAOtZbACnAgKeA8A"
    "rIABAXAAxNAu+9mqAe+5kLAAAjHgnFJAx4EARAqQAV9odWAhATAAK9HJeWMAAsAeMA6QAAAAQASTloYKhyGr6JBTxmAE"
    "AtaXSQnph90AA6AARRASSAABY0Kj6IMsaAAA3AfxpAAOXAVp-DmG5AiASVNACP5jAtXpIknAuA4BHAK3AmI3AAW-ZAAA"
    "6NAj7RAMAARAAgAlS7lFiTyyL0OnGAN0Rvq3OvFAi8cXI2ACGsU2aIAAACZWALPZsRgQpj6SAAAAAnOX7MAqAWA45AI+"
    "ieAAHdAFpE4AA0wy1A3qBAaEepGhA0EJAoIdbWveeqar8TuNRmMA9slWZAAA0jL-+cA7MAAAArQiUcAmFA5A5+AAWdZA"
    "SsA20YUUdAA4AV-m21pQuAIMrWA5A1iDXFAI-boAA85Rl5XyLaATA3EC4JjA+haAfIu7mh0v4aRAAAAc1qOAAvAuABAO"
    "UOorjPQXJAkWA5jjtj5t7AY4MAAisAAAAVAAABzpAfr8Gprda+tb3imAmfAAVCGAgy0mAWjARcDAnZRiuwAixAXEeAAn"
    "DSxVwAKBNqzmvYvfqen4+WvBRu273AqAWjEzRYdy6ndAKAB9ApVNYADv+VAA+AyLAANhmAAAJResBAAxgANquHOqBjbz"
    "idjhkZXUZwUtciwjAgUA+3MlrST5j4rWAqjAAAAp9VgvAs6YAIwHAL1QHRGgAAA88qsAQA5ADF3aA2dJiuBsARZulAAZ"
    "F2FASAwpJsbIZGhAIAaGALAejAaAGAAtYlPDB6jaPYHAX3itAspux2AWA7AcAmfAqqAAAAZAyOooAvE+9SAQTIvoMtAq"
    "ixdAfqZp8kFuN8WAAqAADSASMAT4A7AAA+AAc6Hn2EAXAicAu4c1P6AAN5BAoAAxALAAAm8A318AnyCAA9TAAmXDAAnq"
    "0mAhA2A-+nxAATAAIAABLt3cztAfgPhA40AzT8AiArALIQAAo1UYBAMAAAAAeMHdmA1JUAAaEAAMVkGSA2A5TxvXAVAw"
    "AXd7sVLaAzAibAVArAil4Aa7ARYScdJAA3nmWSUPVGBzAAAnA8L0KKkGAAn+oAAjFbAAb5AAAAP1fDxFNYp3EAu8ynA1"
    "ocfvAgAAyDsA594AZAAoOAnzMuhkgh0vd-cA2lAAYAAcP45LAonAAM5AWZ-AxrfCAAV2AWFS9AARGwtAj5HlAWWAi-Fw"
    "1bAlCBQAJomS1AyAANCAhYzhp4PzvlAAAXS+xzaEcoIAAAmAIbBU7AbAlplyOy-cklPLAAcFAAANsAe1PRVuHwA6MCO6"
    "7vAo2WA6ttAFxAAzAxCFAverl9q7QxAsBXoUCpbYAyiqUodTFaMU9AbAqsWCuAQCAAWJfZB-8A7ZAVxAAAeQ0RpwPAh1"
    "AtttUyAsqYXACGTnaLAVAXALrzepFAAuAsAUDAfA7dyRAAjqYAAtywgAAAA-jmXqOAFcA15KUA4CAQAMAP6BucwIl-UA"
    "f2JAqSARsPaOY-SKk+pmDlNcB-TVAkAAAu2F6kAfkAzd2oTAEL-u7ANek89yAJJK0ZAeGFtDeWXOi6-vDKVCAalA2CAA"
    "A7+ltLVmwAAsAEDxpQ6AHyA4CAAlWAkpKA80AS+AW5tnEAqB65YaAXQAJKtopAAcAAAoBAAsfBNAAwAAAf1A15ApfOAA"
    "E3ZAN51aAPAjPAS2vAcHALAGkToLsCAW7FAWbiIZqAAaAuAACr20A5AAA81tcnWhCwQbAxAUAlNL0AAWASgVM5AAlnXJ"
    "JPUd+TAcGJiAkAjA+gAdXXAaJeAAA8AkTZ0FjgIqooAAAIAPf8nxe7AnAtSvnA0AFAAfDAEEAhUpeA-A9oqSnHnrF1YQ"
    "AAAAAAHRynQ0-AA0H6Ab1j0-kiAQVHAAACAAkAmA5ApANU+KAhAAjiA8uzK6ArgBV-ATgAGA1AWuAb1AAaXqnA+AkQAk"
    "1AUMA+AXaAwwXPMAAHANVkpcAA8+tABOAHAsyX1AAXAJAB2XfNECywUAWtw4AGg2BHQJVJbAAnhAfAtAA0dOILAuOIRn"
    "AAmirku1Z1AYtADcPOS8AEAAAAMUAVG2XYbA5ACKAASA7ZAAGAdk3S1A5WASAMvAaAmAAelwq0HaAl-hAuAAA9+VFz1P"
    "tXdb1nVAeUuA+n44K5oAglAAoAAR+AAb4AhDB64Zcqbad4AqEJshtA7W4+4A3gbAAjbD3lAAAGJhgArAVjFQjsK4AaoA"
    "AY-cUvneZAVoN3pMdFTnUFp36AAnAAAAAwILcreAskkAitgpdubAAAXAAokhAFAAAGA6AAA7AqA4AV+AwdAl8v8w7SAA"
    "9AaZRuKY3V8pARUt1-11AAArTpVAAw+7DAN+pAAnAoxA+MsAzAA7I3Nv0EjmYAx+gjAOr3oAWAAAFK5lO07AAcAh1KoA"
    "AAL9AA-v2AzAG4A2KUe1AGAodgAAzAcVtATebXAAAh0AA5AAB4AcVAWLwJVRAPDiNxAA0lvO2A8qA3BjeCAAMctAAd4F"
    "ZnAc64VNcrA5KHcXrqM+lQIyOnfauXZAAE31lATjUAA3ZACADAAIAxx5U0AAVKYpA5A3AaHHTtAPahLAAAuApGPKZAWQ"
    "VcCuWAAjPVQTAAAAlfNsqfG0lOVAVAEAwfnImAAi+xPKAM0cgJw1UARkA+YAAAKAAAvqIAspA5FAAdAhEGAwporzpAap"
    "AbRsALsIfWWAkAQK7AWacAqAwATAA51dtiXWAwMNIrWLAAJD4sXqhU0e2oFKAto+AAr2LLAAoyNZiuxpoeIDAYYNyFAm"
    "JAejA47Q7FtAAAch6-lrAn9ojAwhAuzhRBSTdXNA1aM48qKA3ArpAu4BEAzAAJGUt8T4v3Y7ZatAEPAAAAa61cAlAAyA"
    "UCks56vXcfY+3sv1FoAsAAguTVARAhLt6L+AKaXMfAfDdIjbH+nvAtAkjFMS0AAwAXjOVG5DGVjAAAAagTzAkAAheiIH"
    "rbAZkLuBAvARA7AQmATEVymoAAKqK2jAATAgA55AJFqt97ANA2E1JH-p6FAJaAevJArAxSAvAVJFAc6jGAImLANAEA6g"
    "eLJAm6-vO5BG9AAM2QVeyVvAFAAauDGAwy53AAbALqzADschV3ICtRAAxALAixg-tAhAAAAqAALPp2TAA+hrAAAFyLA6"
    "AAoAtAAyqAJjYvn7DAXe27Wqa3NVAziA17A7AAAIsAAgAArN5CAwXAAG0QAMAALAeAAtDoAAA+AJsOKA7NAhvAyOQdAx"
    "TdxAZkAeHARf6HbA6gevjijUjpAEiAoIG6TRAvoAx3LAKAleAA+H8Os7AbzUU8KaAOJA06A1AAA7AAaI4AgEdqARZFA0"
    "reA6hitJeEAIyGArklAAAAHA1nAKKFEJEFvCyAcxHmBjsAAToAAADsWA+HDAAmisSAWAAAA0ArVhcOM6AM-URFAdMXAl"
    "73nxOPMmAtoicvA15wAFQAuC8behlwAOAvAX3zlAj2VhA7A3ARNANgNXRj+mEALJ3AAI1IAbJAJEA8kAA6KPxAcvA4Ar"
    "2LqLAAGAAXASggnYCjEEAAAMokASAAAAvAAq0Fcev3J3AieQA5AbRv0AAVLJ41NAJ9sAv2WJeAAecAlevWAAAsVjSIA1"
    "VAAaAs7AsUVlJ5ybAAmuAazTp+AHRvlKjAAAlU+eAAqrmAAkp6AAyafsAVAEA1AXAAWb-AA2mezcYgAmWNBpsAL6svZA"
    "2AVKucyrwjnUjaWcHAtippj6-InAAAAmAs+Ch8kAUAU86af92O9lTxAAU9-iG0ptRAoAA7XAAVy4AAohApAL0CAijaNv"
    "eSfAO9PBDAhAAN-dAAJl2UAO-AAAdyAAMgAqAA0AN0XKAcHG6A-1p6IoeaxA2aAA0IA7GASA9wxFBDPAARAg84PeT6xE"
    "AvWGA2ijAlvAqAA4A4mL293+yKFKAzAtY7A-AAXADAAACAAxkA5jHDuBAwAAj7LfBsotAbAAqFAgqVIudAiUEYp3pAdA"
    "LuWUA6FAAfEtp6acJAA6OToPxAGUm7IWAD8JurAAtAEfkONs3VJAAx7mAr6UAAAAAAScSAf-vIAqSRgAxK+4GrfnLlPO"
    "AARiczvAAVSAUKkLcvoSKG6XIiAA0JzHSnAY0TmZkFAzjB+TA-At8V3Aj6MB+gyPrzNmLFAavcA5TAACjVeAADNeADAk"
    "AQRLAYLWZAAsA2AXNeKKHAAzu6A5CAmlj1YnAFASADAAkuBARG6ahgmmAA0hACqAuAAWuAurhA9AXqAUB6AFAA6uJ3sc"
    "Ad5lQ5AQ7zhAAGAcUAG8zNj1AAAxD2eANjAqIwAcVedALgAJeXVgAIwQOAAngUoA7AJxAIGAsGNAb3EAA38AAfAkRRqA"
    "i7MAFKjRAAA+A6AAAfDA00s5AuaMDPzUU6GVAWAz6dAAeAeQUlAApAN5AqYyAbPAteg8Ai+PAAGmOfzDze0oSATUCgsT"
    "HfAA6UAAArecfmAO7oSWcEAUAoNAY-k+xbAALAZ12clhptAKW6x6k-c2ABfAAlWDKMRARXAnDA36ENFAyrZ6AAGFQHWA"
    "AoA4N54oAAw6A+0DsAAreACCfYBtABl-YzMvAA7FAAJnWAAAAA+AAzzIAAAqNLAAAIrXoAAyAXyHXAAEApAAbA8SHHAA"
    "YAxAU+SAKAs7AUXrcAxVAMALWeeAA0LmvmMPiAo5AUAmwtH0AA9TAjp5ATPycQgRAmfwCAfeev8AAlXAAAAFTAqzYRLo"
    "AG-G0nSA7VcNzJAwHPA8gA-RhhAz2A0s7AIkxvA-ZAbAvK1Ax5QJuAXzA6k1A0IA+Q6kMOpAf46AXAbAXAAAA0qdZAqA"
    "oNN1tAHaAUGAMQRZAV20CzAAAAAFrAdNFAPNAcx2bMmAevBo3tyfAAABOWloC9PZAqfcAMUOnQVAAhicpmAAJQA7AAeA"
    "LAdZoAvERAhuXA8q25AAwb1VsUhhAv0zcj6cB4IaHASgSAOlA9cM6ATAAMgAWxD-p5AAAjAfbA0EN7AAMopbE1tddA6A"
    "fo34CucAA4HQQArA8AF8ds8AwdZ5AWACwAbAAA46EN12TpAmAdvbflQAACA3AAzNZKuhB8AzTLuVAbQA2a0uAd4AHAHy"
    "LnsLA3kv3E4nDjuAXndAhA4efUWAAAAAEkyAS6A1mtAjg0AAGA5l2IAAAdnnYxOoWA179CwPvoTAAAa6AAAle3ZAzhsN"
    "xAvLAneAMAAoAAFALAV2AAyCKW0nUSEakuigYAAAcAun1AADAAAAMAA67PXeAuyq7FyRrAPAAqAcB1uAHrnaMfA9AACy"
    "AAnLoxAArT1rheovO6AEAzALA7eOA+ASVAXAhw4N0UZWxKNAAAZOzZSGiAfhAAEA8RaZmvACAAAuqA9J2AFwqFXcgUjS"
    "p+pYlAHZ27x6JAbAvA0vqTkCAAXEAAvSV2QNAAAAVzxAAyoE0zuAbh68uK7T4k9AD8WAvxx7oSAhAAhCIQfAAqUIYAFV"
    "LvNaAgoAAIF2RHAi-mkAAdA-PA5njgXAcHNoAqaXAGHUpAiJAjAepAYMApAC1o7v8xYZAt7MHUAAA0nAEDSeAAmB8dtA"
    "AaAA8YAA+UNAvcpAlO9AAqOE2EhMeNdemAm3UwJJjuAXs5AAMwWhdAzcrA82AGTAWAuAAKhA0FANVtAYRXRAePCANA+5"
    "-4C8qd+jYSsgUXzxbAA7AA798CUYAmNdnUA-8bRAhAdoWZJJuHBAAAm5-HHXAA3FRAA5eNNAJurJvOj7AyLhSfCQ3AYK"
    "wAqnmiaYxNBPzKt8dd9sAfA2doiSZAARXAqc5q1PrJIqwr3Av4pMjLhwsPJghAWBVAsAYAAmAPAr0fAAAAcqTo3LyJOd"
    "tkjyNyAEXAKAYfxN0bCANAAeAAkZAAAnuAAbgLGKOAWAAA790PA2IDwmSAAA7AAzeJsAqhlyAcCO5A27p5VFbhAbvABP"
    "ANeADAdD2S6AA7NAGZGpleIk2xvAne9CA1CyAA1OlAAAAAXDAATl+ZRA7uByaAmYo2ghaAerJymA8-HaePAAAd4AAOAB"
    "QACaA7AFAAyhXAvJx8AN2Vh77VDAAC0xAAsjAAZAA4oRAHSByAHmURMW5rYveAmAAQyAAtMRA7QAA8AkuKxA2ffSUvzA"
    "aKRA2jCpAAAu2zAAAIkd715DRYM8zALAAuA-CLAAAOZ8axqBeqADluW9ZrAAoqhDs1xyFA+RAWJ-AZrAM237YwAA0AkW"
    "SOtAAdAUavZAklB9oE+5TAAUAhxALvyYpMtv31NXOE0A1Aw9uJAFMhU2AAwy4yBwesAAjlEAamAP4B+bAoTW0ADtvhm2"
    "aAdd7pAy6xeAAN1z4+V7FfttyoH+qSApPBAjUAKe57O4A0fANM5ClAXaZzZLhAgARSBPaLgnaAyANfcAAbkjfU7txAAA"
    "pc5-AWmAsaAAgvAoW2dNAp4ZA7SDLAAOvCnSftjdItEmsCege3Q7rhAQjEAFYzUbQ3EDz5A4rVK6NAp4CyAmVAAbEAXb"
    "mDE3zyAt20DApAwI-J9AA+yT9A1dzKpvvwmAwkFnyI1A8+vAARvAl3xBJtZ68ATwYgkAApxEw0v5AA2AA0AABvJo8IAY"
    "AuAOArAA7tAAAlAA+-ADILAXuJfLAKQQhAaM19ZAKXARAAwA4AdAL3bAXWAEAHUdrHAAAUvChiCAPQ-5AAVAZcFOAmPA"
    "4mASiuIyHFAHrSAAATFJoApAx2lAAAqdlyusAS13+Q1Y6+AYA+QKAeAyTSUAAnAgATAAmW-YAAWAAaZPzZVAAGAm4AAB"
    "HANHA3rAdxA0ZtbAqpxAZAaAZBXmAaGRq79Fjo3OhUyKAQARxgD9lBw+Az3AsxuAA9SAeFvQFAAbpfA5VAWpAtrqcJqT"
    "rqQJ4pTbnbd0aAzyA5XAAQAaYAeWJUQWACUiiNiDa4ARrAATpfeZAJ5AJAEid9aQO0Q1HHABJPhbAAmuAAuSAXAr6Aay"
    "6uAnd+8bTGurxpAbNKZAY7ATAJVP1EAQIIAA+ABe9A5A0OUAAuAZ-4LAAj9uw1osFDApAzPLN-usAAPA9Rb8oA37ARAA"
    "jAAvAQARAgxAsA2BsOFAVAAd4FCA1KvhMUAwThAhWSnA-AoA43c5AADAoAlK8VAIkkaZvAh9A1AmAXYb4d+zyzSuaQA2"
    "XFA5AA0ACNAAAvAYAKAcZgzf0LAXAWUrAaTAAJCPUACAyAFAEUS18AnYYRAbAA-AAAA-CoACAiCVAAVQOZueK453AA+j"
    "bSt1jAuApHv7AobGUA0HUlAAAE-CZAeAAwUS8tAwQAky6T6AeAIaE8wAMP-EAuyAAVedAYfKuETxQTkAbTKoSZAIcAAQ"
    "rAs6cj5ibAx1gxY3WtFEHAMAAK5esTYhW-AA1PV7AACWeA6tArA4ONDDTAEAAPAmSGAKPDtoHdD4cJNBtA-hAAE61+AA"
    "IMAeZezv5WHwB8mfAAAgfGBAtUVAjksbECAilIfkA7jA4UAJAcwaYflI9XoKBadZAyAAeKWBZiAfnAIGAAAAFdbCrAeA"
    "AAABAaAANArASvkYdA4wADA0AAsAAAxVEAerTpCHEAAIJICAPNWAAotA5bdVAIfax7GZCC3AYAATAdAAAHZmnjAv6AAA"
    "3Gulp0A4CP0AbXAXfAASoAAG0eAEAH6AAAxVAQ7deAAAz1fSdkyVXc3+A6QSJYfKGDHudAPQAmIOA3RAT5eACAmqA-AA"
    "pAWbAQA3mFwAHWZDbLAAYX7k2Jc2Aoy8AACkeAaAUAjAAknAAoszlAD4SQN1QAATAAM2E5A1sOAAdWAsbKDAqAfAAvAz"
    "wwrAKtpj96AQ3AY7A83AQEWkG7OlAvJsbAAAgzc0AAftAA2Abt6cA-u1AA40qAzlAHAAHI8DtiHAAjAKczNA43AAmtFA"
    "+r1VFAOAEAApnbYcXAUeTthSEAAErAArAKi4cgaDKgRADv0AAtJANbfAAAPAEAwmMvHp1O3M7A+ADAj88vAkaAvyrA-A"
    "AAA3OARAAs-mA4mesNP+dkbXiTyBlyJILFAn98ADCEArfkewaA4AAlSAAXZafRGggA7UOFADmAAAAWAbLwAATRA59deA"
    "jendAG3gkMiTe4skAAPApuLAMLIAgsASy2AAA60gYyAdLA5+geoxdb6ATAE6AAxJoAhxbiA9A1NldrvUfD0eAOBb-3tz"
    "EAhAAlNcgAA6A5z2AAXwALOA3mWB3VvMTwdASAPiPJCAI3oKASAADKOdAYAAA+EYEAehsMAAB1OuAlnldT2lAAqmMtYb"
    "Ar3ACw2aAst1AAkAAGJCKAnAAqQA5QhQADom1OAWKAPbqtA+Ax-AAHY0fGTdg9GO2FAg5AAAD7ApmAALAAAXPXD6E4A7"
    "IaIUmZAAXAAgkAAAK0IAA0Ah6w-AYKAAbqCSDD0AAA-5vETwBAAtnAAMAsAyAX1AAbKHhA7AAq2e+GXtAAAW4QE9Mxar"
    "S1AZArFAZG6AmA40SqAAQqtpLvAAhquV-AFepEjVApaGA+TzAIf072MrMm2xAAA0CDSAwMeIkUs00AWKUTNIv0Z60Jnj"
    "LK0WAlo92mbAcUYUAhb68AAKAASzARFwHNyANAz9mI8QfJBzHaMPNLAAUAvpPAdHPioyAA9AJyCAA1ZAJ-ABAA+KmfAH"
    "AASAAA2AAAnF7r-NP6dJEAAoyAFdUjjA-AgjYWAQgArAFdAANplMAQAlDAxU4xRuA9rfrwr19lf6AbAAkTZAvOCcC15A"
    "wA7yAuACA4AWuAAVo85pGCSxJAj4IcAAy9-JAMAWSAPAiAkpAQdAAAaAnAdkAAV2mSvwjlo4AAA0QAAQAMMiAbwB9OAi"
    "5AAxAmu6qGAAkAAfAD5AA5A9fSA0nHPuAQAhpLAkwGlAzQZAT+ANMldboBdAqwcJAqAY53IAPVA2v9eYn+4vyxrXC6gw"
    "OWA44fEuAAjMakAAKAAAAjr3AWOpEQgi9bTUApAXAEAqA9hLhHAcieytOlen+Te+kAXOOAANgaoEjAlSACAnFAAwAAuM"
    "6znTvAcSRbAVAwotAHAAxB9Ax7AgBpAfQsAhAl9-AAKvvATWpA0xf0yAXAuNZAnABDtRAAZAAYUg2mcvGcAAAAAAASNm"
    "AAAnXtAfGDLaAABVAnAHAr5K97APFYvAAA3qtaAA6mnnRr5AA7bafAbAA7u1AA1AGelP0AvBzALJuEqRIAokQtacA4AS"
    "JAAbAAoA0AeAAAA2A9MqA18AAAAA-AYNAEAAkiyAsAKALP0AvwAAtAGiAs7VMTAAAAAsUWH1AH3WF977UoHzAIMgQWAE"
    "AjqhbAAd4AAQXUVPaZqnnAHicAZvtAk2xSMeAaTEAAQiNlNAAhAUwD1N7AT6UAXtAAJAYLAAYYWigmSAkSh8MVA-I5A-"
    "aHfaAAAAojAhAlnAuHHa6tb1H1D0A72Id3ylqF8sAD9ykcjAvA+TdZASc+j3flA4SRA0As8ARATAlQbCDAbAtMefk4W0"
    "ZALdAFeA1o7CR45At2APjzVsA-TPgA7sxrZhQqR1DHI4A4Pes-iAAAkQiAA4G4A5gAqOx86AF3fgGAbAlLIE6FfEoTKA"
    "uAQ-niAgYxtIGjAAAAOlxZUFABAzMmYwUBlAmBAAtFnC8pAAAAAdVAAZpAJi5QAznxJAPe3MH9A7AbVY0UAAnAABA6nA"
    "mCmctAnK+AyhlDiAPAfAxAQ2lkuaQjSQa2nAYAoAFAeK29AXAA7RDzS2e6ARA04AjAFTACOiczYCGpNkKwRoDUsXEAXD"
    "AAAHHAAAl4A0JAcA4YPkAiAATlWOPAxVAAmxJ1TAAkusgUsp9zDWEAAQPyynAAAsdSAnAnk8AAQFXnA-oGAuCpPAB-ec"
    "KAjHp4ADuiA9VRCpp3AhnAkSI94hkGC7AOiC45-RaQAfpic5xAAAwRndA9kAnzeCMAQAhsFhAY6PA+f4e7mAzswjuAAA"
    "QKoPgAAPNbSAAEAA7AAlKABx6aA2kk5SdwcAHAVrAAXsTtVATAAkAxy2AypAxAAS8AAc8R6eYArAD1AOAflFlAA4LArO"
    "JDsjeAhAAZsEqWcAAxF1xARagAIAA8brVRGYgnAJ9JAtHAat0WAim2ASc1Ak-WAlBAyAXAAyAK13T6nOcEQBA+GgA97j"
    "ARwAAyqGMPAnAAXaN5fgATACI6AAAAAAALQtAAAplAsMZOgABfAXmMAAiAO9A5fAAA5SUGA4AMg61AhAm6A6A8dq6CAT"
    "A4Ay1Atg37wMsb7IAsn5DfnYAB3GARlA8oB6+XudFxUiYry6NcAVAsAeAAAOAQiyGdpp29NSA1AAy-vAlWAFkqAAI7Ap"
    "HdHSiDrNAhRAA6AeJAZkB4AjabAOAXqyh-5ujrbVcAuAG3w21Q4oTPA6Bm9rTnBUFLAAbA0JySmOdLA4AARdTAwf7ydC"
    "TAtAMzA35qRAcmIAAAMPdA9GLywMTAeAV7bA7NHAxnxAAMAAAouEAh1oAAyQiAodZSwS3ANC2brDAKhaAOjTE1nnTgkA"
    "AOAivAAAaA7cjdAJATAmnnuAiKAoVcAAAAaUAj-A+YAy2AGAZaftAfAAwAMcxAYJpdo0AcCAhp7UVAJAAA18MAKAiAkf"
    "GXa-gABPAvAWk8KqAjpVeJEIAAAAJRmW9dck7AQAIJpfABZAy+23uAKagAInIfAKqdO-A9AojAccIA7lWUkRPAee5EyG"
    "A1AbCuvdA2Amg0UIATmdXoAAuNCcbdPRa3v3an8q6sAnoutMnASMSCKqAAaApEgsn79g1vfA+e0A1JNJP09NQYA-+Auc"
    "AAA8csAAq2bAaDRWK+SASBcbZ2APXGAAAzzcuSPAAAAijAVAMwkKpAvKApSP8mn+RAGAOA9+AnAXvwAA8AAAkATfNAAq"
    "AAdUfAAA7qq5rAOYAd54VAA5nHT+ddHGJx0HvA612XQ0AbZw51jAaAFANAAAAfJpAAA0xVkAAtcAAYAAqpAGzWARAgVU"
    "aAVMrAutAA6RqCQOlAAANEPZAAIH1YOAvyQ-AIosbASsLAjbAAAeSA+AvAdAaEeQyA6UrSAE8APALmJAE-vYA2AAexno"
    "AAAehAvG5AAAAAqebR7TNGNArPAMFAAu7w3J1kAAvzAHzOAywAbMAA-TAA6g-SFE9mAbUakdxSOAkIwWRqJMgbbTAE7A"
    "74PAiAhi2TfoF-ApWANwyHySaAAfnTf2mHpAAiS7AcE+d1tvV5JvXfsbQRfATAJ1-H5iXeAuw0-e4L7a4-T2qAEAFAli"
    "AMrbo1A8IAAAzsJfZHA8AVUBDDsmYAGRkA0sn8Jl84qWiRYNFmFmNAA2NAAAcXNtbkvDSxADJt6x+aOhQAvVqA+AAR6k"
    "i123EA6jlAP3kyd7V+CF11AAebLAkY3osA9JEZhAPAs4HAA9I2AxXAAAA-3A9VhAVfwrfAeVxz2+Phr7udAAAbpBArMc"
    "GlSVUl9yAmsoAveqmiAEg6zfF1NkAEhFN7PADS1neHAAcYhEMYAgSiAAAjAHTdULKACAAhCNaMsvAzHK+X9QlAXzgeTS"
    "r+4ZALyMRADSekAMAeu7AjvAAPAXXz+R5OQ6bAaZbWWIA-cPAabCJCvAEAAUehib3AXoGAmZAyhjX2tANuI5CnNn6rAw"
    "jcEtFYAWAA3A-wLAEDLZBlSzAH-wAAXAAizlI2M-UoFq-fmohm4GNa7DAqjSQ0QEmmfhXhdA0FjJC5AcWEkgAABX7PNA"
    "fAMkRftPGAq4tGpoA9-GTncbsQliyR9m54-52qAlA2IAsb+VAXPYAKQ8PsIfQYxw+AB4V+Aa7WIA2AAMnP+eA1AAoaJO"
    "R0Aq12RTwcaxbAVWAvA6WMPrA7AHDAmhX+AAPRuEHIaIo8TMptdyf3AakAoAvyzxjVks0kYA+1ATQAACAqdAqLeq4pUF"
    "BALF2Y+hAAASJzTFAlA22mATnmACAqnMLkAA6n3rsAARAUoAk6x3HLdWzrGbGEzAyokZGuOieWdLuAqNFOeWAA8fTW88"
    "o0UiLAAsZFaTs8wUABfAA-N9ISNNuY3Aq4AmAYFLe504mZCNpigwYA0vKA-ZuYdAgr8uAltREmPA3Y0Ad3AbA1AYQAeT"
    "8H3A5AHTn3xIomAk8AIAVWMuBWAADxEhVm8K4Am376AJOidlAzO42Arg+mITXIXRdda8kg-t7GZDq32pRLtCucEMMYA2"
    "kPf5sJA+MdAXbTAr3AYM0RNXoYAApuFEACVg5E1ArWCK6ADAAAbRCrj-AATeAAAGP4pGDPlvvHZy-AA7EGzdJGJgqmvj"
    "gAmT4AAFCnYUAgnFZUAjA4Dv5KsoAdTT6bsOQZAAcqnlApAUAAAdA5tym1+6AhUAgTor8aiPAAt-wK4zAAAAAf3AUd2i"
    "AN0AQvEUCjAA7W4Adp9t8lEpvhZwNy8wWBA2mU3dLAmEA4A+8LhibA9KeSNmAtjs5EkWCEZiqQXffAAuW0YfGaYMJ81Z"
    "SwSxizFKdi31QzIcMw6aDQzAL3IKfs4AUAAH4Ai2sAkA5N-JS2AAQQPnARUbCPGrtAn735kAEAw9AfHYsArAMaaBAvxn"
    "egl9lIS4xTvSEkIAfnqul2pIAfk3cwiFCP2NAQcTAA0bXwmAgABnAuWjV7AAUAT5LW1XXOtA9LnbUfAzAn7AAwAVcSAK"
    "5-nKzf5kvA1i-rrexYAOr8a5uNA8LAy0AlUB+BXL0zAA1Ar0PGWfOnU1AOXEZb5csWNmRUf4g+ok5nz52Vyylm9AMA7V"
    "AmAAPKAANyHvjAqnjAdjIOMTc8kArPMHjpgTqHA0Y60U5A2tRKs6Iiie2wQ+pA-mic6VfA5fAA-vkIZwQXAHD2AA-NYc"
    "qpC-23koi7As1yRpoAOVDF2z6YyhAAlGlWbEgAAOLi7kb1iAvAqaGv-2DDATsWAxLryO0AiABAzrRcbAwqAw7y+b6rwA"
    "pabijnkYHeNjo2YWM4Lm+nAerRDt5k9AAAvAAWAuAqMAWQqAAGV1PbmFccA0gUaiKA1cASYgDOFYoARoS3jxUm6DeMC2"
    "AQAGCtuwAvJQq7AfnjAV4AdNyiajOctBARAj8EAFAhQitvuBfAe7APeAqUiIxvFAFkzpLM0AwnI3H0qI31RybfpZQAxC"
    "cIRHqv0AAozwc2AvDbPAeR+kGAFsRIH1DFSDuPAA1Aw2sAAHAAWgA5h3nAV7AeXOXKiAvKCAJOAAymAoAY-QHQ2A+UAp"
    "-vAwRkh9RV8VAAotA7mlIufrmLAYNAWlwKAwkAfAJ0zzQClp6EyAdq4KATAFaLffqlA027AhGMtaAAvXFaAG0AB7rATA"
    "AgTVCFNVeELmbIkH4WKMc4FIvSPFYjyABAHAjQefcAOtNfZzbvAzFOhRAbf-oAAA5yuKJpMAAaQMuAAN1AAhcoBW9j4p"
    "hTWSAxUA+edNZXAAwoAWkVWh7Gpi97wf-1HoUyAzYDGn5AiA9EHAbAtXqAndF4Oxt+eAkPAAACgmUQJ9i3kTLVFA2GAl"
    "wAKE8KO4sAB36croE6ptAmX04tD0BAElEA7vHALRwAAxYsXpAykARoL42AAAAUNI88AYA6VA0ALJlj9AlVDkBuAedzg8"
    "rueZGYAAF2xT8SQOkEeAxMf7A9G9PjAW2AOhs-dmqIR2O2A5GujAf1MopStA32ACANI9D9SAx2WoNA7ATyf8Af3qaA7M"
    "NoAMQAD7naLqF4xHAiAptS8eavdArqAAZARfAF2wojO5QAwuM6AQOyNEsnMAddyqZBJALIA1wAAAtWiASxiBAZHXAuIh"
    "t-9A+jAlgpMAhJXpA0DbqDpVJEj2A8Adl8aqWAH9rw09cAzV+mreSmkpAerAXMuEoBmAS-dCHeLA0AHvnEAAEAwa4n8k"
    "tVRO+6uHsE21pLusXhU6igkfVzFFDwnQ9A9luM00AAuA3ny8S+syoAiAtWLMugQoNAARDAPLBA3IDYUAiAZoAIu0AYlA"
    "WVmGdyoRAwIJA8wjsbHvf8zEBdARAVuALA+AcvPUCgElWAMe3tLn1ykdYf35uA19AuR0dBhVS-BdAwpAAQxAAlDVCgLo"
    "jAhOMux-A64zH1O-55THA68Ap9Flg5AepIdA7Ksh9dAQNCAJWUU9JYAAaNiAgoA92aryAZD2k2A1+eAABluA6AWoCXIA"
    "m1Ak7JtLaNA-AjmSLOEQ8GlRAOJe0wo4HFbA3A-AJjN1Qm4KmSV0Agy6HR26dP1b7NhaNynjUcyzwwiPA7hwYkzpQIHd"
    "wA1AnAjI8bVfTuh7fZmNR-u2AAmGoJ2ShBzAMMeAC6-ACA6mtwLAfmAeoRpH+kYVsGY2YO3CA7A-eBXtlab8AOT9exeg"
    "RDA2wJVxl59laLtqDCAzSz+ficsAPf3VakwxEmPAt8vyhNAAAAAioUxs8AAAFnUzrPe8xr6wXHqKEhAFACt5I-Ky0+bA"
    "ydFHP9+iowAhHfPthAq4iwCciQA81XeWGWAzjSKvQXAA+5YjYorGA4E-AvAZZ6dLmABFAAACSB4CCAAA-YTwA50aBDKH"
    "utNDAaDuAA0GTYjA7YAnwPAiNXKVAKGdlT3plRAwG29vOAjA3h5TblP3Alr28ydgw7U0YAA3VNOAvAqNuSU0UXo1GGUA"
    "A0AECmoFFo6NWkw4XGWaA5Y7pvGlCzjB3acfg09EsAAdcD6tAkBuOKAsCAZBA+TubSAQGmyw5yw5zjBIHLNYXnNAKCzT"
    "AwC-o49AAywd6CniWmDAAAtD7-n4onVO3ZRGmaPA6bqYOgiAmatSERTL1ABWJ2wAHJ5qASATS6RgAA-wQc+IA-1AAcsA"
    "PsSAsAnXA3BJADAAV8CjXYyqAjDAAEbmRYAZIyGabBKACAXbAiAPRTAqL5rPAf-FAAfHyAkUAAzpAAspA2jA-CiS2Rmq"
    "XMYt1vi+Am9oTZAASAMEVA8-ujXo9vwyACTAc1oXEi5IqnXcEAfdAsrE1dSZDAmAY+aA0FY0MxeAdqyTgAAijQEAAFHA"
    "qA37atH3bAp2uAef5AqqAlzAR8KAEzAHWVAMAE5AbSlhoFzYN4Aojx1YrjqAAAUYnFAPZEprHEQAABrEnOAu6yAYt+mj"
    "3kAwAAwQR8Ay9ZltAAuXAHgAUYehDtcZygVuE24A2wAwOA-tAA4dAAwaZiAehfypAJCSpAAiSmllsfA9UzAuJL6A+L4b"
    "AcWPXh3oMiwXfAAyc5OAweAVAF9WkvqgXNRxBAAtt1TC+TsDENK4AP0nkXAtA1Qwgu7uAJAhEA8AAh1Aq9ZuAAUpIuvD"
    "HdLhXTAAxAs5Ae+-pfZNJSFh1AkAA9AbihAIAALtiP6IAYNbZAAHA6SAAmAc8QINF6ALXHL-l+hAATTAKAc1K1Q4AqAF"
    "At4AAAe32MHFgAASSsv5CfDxJGD1K8U60lulRmAvA1AMFXKuTj9EMOxAjeHIwl2AmBYyLsQWAAhAWpOXsPAV-DL0A8Vv"
    "IAQDnMAKZzX87pindZh5rADPSHnmsxkSLAzOUOOAGAu5tEAAbQroAIE7-T7C3AfAAtB1mZevJeAg6A1aeKWZA-KAwAP9"
    "Ef8AAlAoKAv8MFA9A5QRAwcW4-cAJsJCAhgAaAA37NqASHw+A4xvFAAQAcoAbzx0XKDVsvrAXNAm3F6AcOd9Yf5iyAcQ"
    "UAAA19242pAtosjAZEBAgLA2AAJA-h++SJ-i34fiOYw8OVh3djeUPu-vA21nKE98W9WwxgAWAniAzBk65zra6kmbSvAK"
    "FCQ3rRtprvspMS3NBOeWGjAoaQyOcqHAAAFIAAAtCJHsDQfk9nTAIMHmjNYVAAw3nqaApPdAN8Hbk5uETQdAMfKg766S"
    "A-r3AWNqmCihhvSAi3AoyAeAAt4AKRY8fXHA-ceYwu7rcKFALtXhKBlWDh07rs6DdKp7ke5AAAZjIP5AosVAASAOAkA2"
    "i7AAALAAOAvtFkX4dqA9fsUTAAJ9AUPCqF9Q+983AXHZMe8H2JCRAUW-MbtlrNPXvVlHchm2jNTA1M58YOATvf2XAGAG"
    "YAK5gTdE8AASFwaAsyAI3zALKbF-vfrcv3NCALszmlAK-A3rSAkbfAVAZr+fAAAAORI9tAYiTiAfdAeh9AA0Ny5oTnrm"
    "P3JxmIoIV5MO-vAZYAQePN89wEB2AAAGwSDnntApC-Pt6xtXAAtyMAEEA1gA2kNAegA6-4QSlA-VA6AAaPIASanDAmMA"
    "I-8AeRmoQAsiABAz2vi2qFjzCGAAwT7Xe9ocrYLAstiXzAcfAs4CxzuAzzAlru8+A14RTxeoIbIvGjAqINN9UG34uAAm"
    "AVQjyZASAAILaXWtMn5OfD5AiTUgFAnAO-GqOYArAWA2i0Up94AAhAnQKAtiOMPEAWkHwcApAbZAO450f3GYA5AAACAt"
    "VSAhOBxAAl0PkMZyFUtDAI4KPtVNWXHB0BAAjWqA19WE3S0s6pbGIJEVgyOnNroRY7AxyUjG9Te1DPQJAiJtlwQA2my7"
    "Ad7PyAyZlijLVe7AfFOnDN0SD6McF9AA2AAvNAghHPA1lJIxhIADi8WGU7AK8AGmBgfFzeDLAaIsg9+PV-iAQTA2Ai-Z"
    "rAjARAAxuoATRPdAWnzFPn3AQ9-UUT3lApAwADAJEZePaHNAAk-kfmLPAxl2UMBaBMAtAzA9L4t5xAxXi1iOusAAJMAA"
    "AWvDjAy0lYAcKH6jAAAAKevjmrqAQAklAiUAlHA80eZUArcTCAALDaOAPjAA1ApRYUEZDyZlbOgTK9qnJ0SV1WIMqQQF"
    "tAATo4R6A5AGYF3AAAwom03c+Ik+hA8qAPNaB3gP+MhA0QOMMBARHtAEA3qAlEkw0ILBIcAjAaFA7tLh5wY5hA3A3MZt"
    "CAtdiAA-PAACApH2JqsAGXAVO7Y+kCmv-oKKRte6sA9nwiGv-UUXA+ejz7J6AmEmSAAsdfAXDqAASADXAgakZgAbelAA"
    "GGk9AANBymLAxkzu1EnK4ZjrLJZAgNl0A-AsglAvBTG9-AU2lA3qdxURPWAzs3wA5pAVAAoFAqBcvUcgd+GzM3e9p5K5"
    "xd9fvUDWpA4AF77mA+hDAA66Aa9K71GAL0c7UeoAXyCBNljUn74UAPwtvmCRPuoLC19Fi5XkEAdT-gOAxi-7Yjl9ctZJ"
    "mqiMZ9AVi+MfIPQArA3tS+ARHxISDeAAZAAsBpuCo6l7Fx1AbAyTfAn0ke0a4IyCAAgmWVZI4XPQAjwfHgtkU75Av8A-"
    "hrsLAKAK9TAiA+IA984xGojAA5yvA4YAqqQvmfMRqAAWAQinB5RAlcnJAGVD66l+NfcSFSvSAAEJ9OArquGDFqAAgAvz"
    "sHFAO5BhiGIAARNH2AVqrEhbKcNHKAOi0wAYZA0AWjTAz-u831JA4tb45Qj5Ol9BRUyA55AgihABAgwDUALCVEA7FRPA"
    "oO-jOyAAB8Xi7BvchmxA9AXyq9WBAz-TAARqCAAAZHAI9HADka-A1AbPSVJh7mA-AmAbpc7AAUcZlZAAAHdE7wvOEB-r"
    "DAARo1+AwUd8AkAA+27XwbTHMj0VxkLHAAlVTAA7AfcCc42vJe9KzlA-m0gJ8AHANd+PPLAkI+QA4SaA6HbzzAwqkbpl"
    "aOL9dy+tAnVVsHM-JAArsPARdoSr0MLbQmSSgX1nAMmvcLKBcAwIAL-OzfhzBHXUAAABAJAS-AXACbiqTNreo+l73vro"
    "AZArkAeAUAc+MOX+tAvPmAyPl0Ap6AYk8CHRjA7gF6imgxjglfZwAKQZTZAwOFiIMAjft8AlYIgMTV0AQPXqAEA1Gl3U"
    "1LRDAXWOAp-6LEmbdWJYGFv-EsRFWoLWPabA2AAAAISAsAnX6kMn-Nt2uHnBvr7XiANTA-geAUATX-AA3Y-cNmXoLACA"
    "TNfrrVRSvAbqS+P5t+tYAeuAxFMGEA1SqMKAJcA5cAAA-A9pTCWcAAAxmnPTAR-ADTnUlTAKKAqM4epMAAkpIQDAAZY9"
    "pQfWBRtb4AtAvWvB1FYTbwnwK0MfA9jCOyAzasxnbbsBEB8Ut0mbAkVNNsUnT5ARAAqJrj8qhlkPiAicymBuEr+vrtYf"
    "2ATAVAA8bF-5ycpnwRtRhVNJbD-XvHARFAA4jQAAA8AQFAAlEPcDtGWDQ7h68WAR4NcxAkqu+AAgjAgApRlFA3OQARTA"
    "O7ms7JV5AlCAnvtCwKFQdWyTxewZWlA7nE81bpy9xyVn9AkAO2O2kAZAXTRF3-5AjsMrbjAArJG-RAw-Am+s6ZSck-Am"
    "2A90eUsV7kAyy8oAS9Nq3rCIaN6PdwyAaAsLZRDADMvAWjAA3kAfaUgaBvBXAGUqAA1FPK3t44GAta+qEAw+AzAitL6k"
    "a38AdAMLCiRYoy-AfLRyAYbARAB0kAgUEnZamx5AAw3A4HFiHgB9eiybPY8IAlbvY+G+A4rpwAB99Ow0hQtslENicAUt"
    "ElWjEAk+lAVWKoAwLBjAsfOE7u-1AHZTTo8jAPfnAnAA+hKHYNAoEVAQfOJPQ9j7uLAJolNvYTjv-1bF7WMAo3NkPAaG"
    "AZAA1A30s6doG1AgAeLgAbAkAvloE8AA8IAwIdtrAuxU-Y0UKr-MlinAq3AA9eq2yAE7EEUA-iqVAoKAQfIgAAUtAu8A"
    "3XAwAnCAXz3g9Mr6AAYf6X33XJ7h5UAdAxAyI79ADJy4I3sTCFAlRoigeZRLAAeAacAHmiAGFA4Sp4Avy72FeA8voCcs"
    "X+ZR0nAGPJ6AcjgAdAwrHAE-X9cUbew02IWhT91bUZA7nAJAqAxwAQKAWBFAgAAZsfNtAA5vAIAMAr2yYi4BZAursp30"
    "c8jcWjCR+HAmAl3cA3ynJ2qAApATZorft2A9-FAA3dhAAcWAAs8A4AHPAAHvNDnAIrA1G1fAXrAKAp2ARAeiA0Zg+gUA"
    "VAppvXvs24xAAAqA5lA00lAsgVNClqPe1K6MUr2Ed5EyA4fcGq-AAAzvc6UazSAAvsaQOMsu-1x8PdAnhZB3FAKy5qAa"
    "EC3pacf2c2LgcA8SApVCwBAeZ5TCaSn3l60l9PjAdqABBhALlfwLw39kwndUbWGAKtAhYmt7CrAteAwPuABhVAAXroSP"
    "lAgzAcCAVAILGdZHxOfgAzVijeh6AmEHhCORBbAARmHAAhwBenAiApS13ZArAgAUQgx6IgQFTArILQFAKw7AAqryAr06"
    "6x8bIhHHAAMIAOX6IPQAvAMQAAfvztUyAhoRkeRAaLADOxr4KsZv7G+AFPANdazE2xPAVjbZCKkA34VAAwBUwAXAYsyn"
    "r10AArAiAKyhyF76sgySXAcQmOrmAbvwTkPpHlDUELAScHUAtAAGI7FSoAvB-nqRLAATMoHJBc2suAFRBZvfpsV8rYA8"
    "gPAPxBAkAgAPESov-GSAj7-TBlgAA5qABDAAwA5u5AGU0IQjSzHALFrAnglB-GuoVpRMI62cYH-A1arARdAfEUA2nA3V"
    "JAvTyIAiMLP-GbjAqkp+AAtNAiAANAaffA2bvSAnWraRPoKxuLAYlA-OWTAcDceAwWhdvRmETLAaAAAgmAl9kQA0eAA4"
    "ub5B5aElArQ7AAyA55HArAQ9AtUAs29SVio0sx8AjAYA7mLOk2oRM+7lAhAUACndLGMIW6AK9kAIpAGf4Dn2lkoE8Yx2"
    "ADZ8GDcFeTj8DMW+AeYg3VoA8m5adk8XnAAA-Atm7W-jMa6jPxJVD9ssAAdU3lSAM5XAuATTAcQaAAi81xAqb41AoADj"
    "TL5vEuWEaEYNYQA+WWeFEenZQEKeATLwag09C+dJYuMGhAMszAzQ+vAA-0tstAUOHb9Fhs1NAAAFzKpacZArAvejAwAX"
    "PAHAQmYWiD56N6ACe6A63AS9iNYDArAELTvedAn9AfrwcMv0OAv+t+iVxqotOALUH9+M1iAATPc-HAAP0CAAZ+quQchY"
    "ARtpxQdkAhAcn1AJdPNgSA2Wv+KYw3qos4AYE2mGAMxhRA5-7QyAEuAQyAQdFawaBRCgAd4dqUeOP3Ag2hUxcw3XpIAA"
    "p8LOOAhAXCbukH7tsgAWJgeKHtqlAApA12APb+a33fOptPB0AVPPqf9+qNTXydAa+ADuRz6AATZMQAJAuaLyvAuKhIMq"
    "Av8tksZLAoWMVHUXUAcK1AA8ADFFmG0AF7sbV5xH3pzWysFEAIt-ud84u7-L8JVVA0olAIAkJJIAA2A4ApaXxkbzAIBX"
    "GlAL-2AAzGujdItaYP-kAPAJWxU0Z6KqeJGyiC7JVF6hMAgDAAFGBA-AAdPgEq0d4wXEpOAfgo2xvSYNi5AAAuAAqvAq"
    "XPe5VawlyAmScJdNaAJLNcTAAXAgLVANAyCulA7VgAoFz3DGmr+5AaVAwAmdgpYGLAcUe3+5EWA5jlhAAAAIAZAxT0zA"
    "AcfAL9D1SAhyamAAsM2A0BKA9KOKOAA3A7AcjAAxkywztzB-CABQAwBs5QAArrWypRtrxAxAAQBhhGApgGk1p0Ihdeta"
    "AMYGAFnDjcHAALdZFD2hzY5tliXNIAAXWBVnSA9ADvAAAMqlMGXVEvNM-pFnAztuqe0AAqCGoPKWAAJnYOfhTOHJJUla"
    "e9eCyIGrTTiAArTAmLiQAIgAwdIecJAAbMAQ44AYXETmDqLj-AhB7OnE7MxebiFKsu17TDysje0257AzhEABgQSS75Ag"
    "pJA0izmzO1CAiRAwAUukMwlEAAATvoVAla3rd7HZXSp+AAQdACyJA04ODqAA8lJBfAAqDArncAe4Av3Y2uaAAA2v3jrW"
    "xQc-KjabQAYAw-hUrwAhAmTJPteYram2sH7yAAArRwPDMAgpAAhAhA9eN0DEA0AMJ3k-nAAjm21pCQS4iFsAAZIMzAt-"
    "8KAAK-7APx87Sr8v3AmYAAndIqOmMBxIqAVqAOyeBekGHaA6LaCQ8w3HAA+2a7ymThMwX7KAAiA1yQ3OUCJDXEJWe9hm"
    "ZgNaAQP4PbA6ZJG5Fm93w6Ajc5K6l43eH-hAZAAAAcAAuZRJ8nFjBoqAnvAXpz5AtlmAAyxmDrbTAq0PiA2WAAKC3QKT"
    "IViA7MmaqxhVa7tAA-+ylaZC9ffiaWiHj2Q3W8Y0AAb6HXA2AAABbkXWUSC4EyijqR7zAAj70c3u-H3tAAAZDzDlcnu3"
    "AV3LiCAHeMMA3mJKvjACAJ92iG2Mz5-DcsjPJ4Anb6dA8AfIA98C2AtRAO4J0+RxdAc2INRyDY0wAhRap7UuWRtTAeA+"
    "EkY8aVF8ArPlfTAjCAR7UAAxA1eCASVqrsEWB9qCIA8zrknXLM8UmR+AAEwACkZQitoA8AtIO0R-7+bV0eLFEjnHAGOh"
    "knnuqAxHNuA5BAA0TAgyAWA4A9pA+j6LsrAAAJ+AcAJ5RAEqfAuAjJAAueOAqjEqOjc+x5f2gzQgAkWnqV7qcTyP4K6i"
    "7A9ds5DvF3ABCAAow+AAzJkAhRNvuQ18ASDAdAACNVvRAVnhAmFmqDCYTyxKmLBV34A6AyAvscpnlQKGbGAXgqmN8LAQ"
    "ssdpOmX3MrqdksLNmAqAAlkycKAdXEyvjVrtpAj6ATHkzfW37jl5AouAQTaAz+10b0qXm7cA88aRfw3omo5EZvAFPWLO"
    "3P94tA9k2kdCeh0AAXcAjA+PJAAtvFtp7cHCMJvcCMLrwifxZK1R171R5uGzWAd+Mt6TEw0Z1uAADtArAE2B-w9Ac4yt"
    "9eAhHAwA5CiWA3vAry9TCAALAvlpNaA0KAiJS+q6PAKALOQTA63FqWv4eh7AfTrHwtBdlEAmgAAjdCewkAE9AGAA58OA"
    "ZAMeA9pAOcfsfv-v7ScxrsQvgA1NVAm-YxabLshkk4GbZ7hAgmAfbADoFesA2zAt5eAg72DAA0Qb3SiLmpMqAOmAk7AO"
    "nCtFxJA5fvW5CSgI7APCpAv3ihgo8v+V81KC7w1j7IJuzrvAtbvBgF2cu+msAKRLIMtQR7X7qA1ydAQ6f+xA0AAX2erD"
    "rAAA2AAuwvjDAXulIsA7-2AAAAKAuZnNRAAtAA7A+mAnA5g+M5AjA5eAMh5cyXN-2PNAAogA4v9hv1ISAAT4B-8nEs9m"
    "AaUjkBmhWbk5iRaoTTdgmrF9gtAzaQYQwdLhPInQaDJdiFZA3hl4d1LFA-ekH9WA+bpGnAeABJaAaQA-9FKLZbC0a0Ar"
    "6i8C1ldNAvaAAP-oyq+1JZwRBCkTDmI5XnmA-1MAi7FgAABA8AAmAVUTTrA3xYWcTJAA5Akh37qKdADYPLHAA-r4XUhA"
    "sHBzcAoA859XyH9bAkAAAWSbG1Q3LEAFOXda6oALXxhKsjAX8LYva2U-DAEFynwA1EbfVFSAf0BP3HKKsiAjyA1r+cQj"
    "-TAAvKIMcnAAvQA7AAKMAXuMteHccVqcHAWTXcE3wc7mAXegLXA7AADA5UT2BAUzraSi+6Xg5-A4R8AKxQSKAfySjCWS"
    "19JA7AGkiT7lkASn6AATMg1uwNhnAE+AuAkAarAQABjchq3AUyAmqFLAAJTeAAAAfxA4ILDSJAQquAA9+AerA2UGCK9w"
    "K4nclmLZA4AvokAO5MAkAAgAd1EXAiA3LAcVmA9wIYTZkTqWaW+nrgFkXAiqOAQv8DAsMBC+AsoNAkGdAHoLAcP1AArT"
    "swn9ICxIgTAAA5wETAm4aqAnvKQadIFJA3xAGLbXsC5iBAD7eXNTgrcERyh1Qg+-peAAfAOAeAYRPerU0bc5AKH1pFiA"
    "Z7CAAKDscrZrK2ZDzK1oAYHA7AWAFxTAMDAAlX6eAKAWsgxkeTVVgVjAF79AOAS6AD7PprA+y-oKwqisYAAAr7AFAAD7"
    "gkUAA9c29zUcAARt8AeG4SAdpvGfBEZ1qF9AR-CAAvAvA+mF9lzDXuAA4AAhS02cUzLwuAwAGAr6fAtK2AAgAjcIHmAA"
    "5vdcaVSxfXpLU0PiD7kY9AnWAZAAYAAJ8MXAAakMx7zmBDbA0qL-AAAAPQzA7tVEqFF5SZsEPIh5AA80necN2-o3AoMD"
    "aAsAaHKRAXMsAPAAxcmm2AAAZjfAwFKAOSEAGvoArjU3JfAoArnnA8yTIAk1vAzPoAqMMeRsA0rR-Ay10ToS7yMXRwIX"
    "pcASAH-sAAAcqCUA0A8AMAA3VALAAA+bDLX+Ah9gMqyjfxTAAscMAr3H+KEhAkItAAVPGtUOBEWAzD-Ntgv1YgaA-AGv"
    "7JdKkAHFzdKALGAe7hFDAAPA3yPOAAAAAhE7sX63AAwAJgeobklitH7a9+sAMoh8AcsmAAAXmrAerEGsABHAA9Im59ZP"
    "ASoJA4MA5QMqBdiqUA9T2BuAs5mfoA1zS9MyJkA+KppAaQGbAAk7GyAgzAAloAJsJEAAAMHA2nNTjiWAB9JAWAzA9oAb"
    "AAAyMt8jQFbAtUqVMA23A0-ODWOByWSFjAA6McfcvxGAyzvRd1+ArqAAmzAMsKVZV-YrbgLAAS8LVbLdusiDZe31IdYA"
    "ce6USO1APm1eFTMz4A5e14ABi-CbmdR6MhqGfRdXAMCcFQgJ50yAacevKDCDKTeps0olSiABWXwqKsZ8AkLCvNnlcqiW"
    "M7nyqoxsD+8ZO5h6hwjP73uQ+XKGAA+AmA0ADAF70AAdvRXsZfjAE5eGYjNKmyYFDKFzNY+AWOnChUAollg6KylAR-TR"
    "9xAsAZ07MA9vMANibyAVGIbX2tpYB79qA7cHtAIAFaXYHBceSxAjVZKCAqiYvoAfzzZTOgsAwl4UGL+A0shAEAN174AH"
    "i+Al5WhzoHvwA1sY0UbU+VAYHBGEWAFhULA+2tl-AyjkAlsqAGTAicu0eFhF76DMJES43AVASBAAuWuAAtxR8iJN0Yg3"
    "WtArWsccoAjqzkXXGXkktSAbPFtAr4AHwW1cDrq9paswiOTsPfAhAdA9LgA4vAKleA7bgbrA3p6o7A8uytATsiAJALAM"
    "s3epFbnXFlXF21K67ABQFAnAq5ITnAAyoAKAnMA1cthysTFLAmM7AMAAAAsW3tWfAau-AOBAHpmoAIKTktgANLKGJgve"
    "NMs0oDZIAUvXurN1AAi9VAhAwIrn4Atf4A2FuAoAwo9AFiOMLyj5AfMNvM88E1CqvASAeAAZyWvBzAZRmVoUFAii3jhV"
    "77oA56y4AjYOA1mAOAkpNAAAuKCF+7ApBWS8kO8Jx5MUK0AkuTJAFAi1KAAsA+Av1GvlMAaq6t9AAq4AC5E2eAs21a4H"
    "A7dqa3JinYIvAhMau+1kDuP0INcM+AdRz56YxC6IAAngqbUYAswTirjAMHA2OWVAA+AGyA2fqbvKwAbB14s6ANhvHzA8"
    "ADAAAAOWAxZdCA80XfMAN8drbpA38PD9MjAAjXXY9ujZArApIhfA0i6o64WUNfQPAA+AAs3RKAA-ArTk1-FkkoOqWAc0"
    "2eTKVAANI8Bo8BA1jj4AHIExAJonZc+vAL7YAAxv3p63ohIJs+NOAmnVaoAAihrAQcBNUpAu+L9gLjwuA2MBxA2AV8LA"
    "A0ZiHHAAAAAaYAKdoYaACAsASlvBvKpAAo4TAql3AFAAAAi1sPBolAfAUWBUKVrq-Q0V7AuE3WIAMz4AAKAC2pAh9Oag"
    "PzdIH2NajsAjOQA-AQ0-AA+sdAuAqEcRgAAGd-QcluAAAy45AeyAW0AANPj7AXFmxeydSApAuyHeAA5+o6FHD9TjAQCL"
    "Yw9dCa+IV-AAvWAfLAZj9fmnHuEBh26vAetAZpxCTXocAVoqAkAAwplVZAu18PEzAzEojbIrFaADOVb1BAAkLAlQI0I4"
    "EAyUeOcS2K9AHwHAUNICA9yf4OnWMA+A5y-o9cg-JphADHAmsArvNFFiXApJ3LA4ZVmms0uT1AAjnAmon2HCk2A9fwqi"
    "5AwuxNAKX6mAOfAHwQ2QAUo3rnFl6xAe9ktw+aKHztUtHD-+pVIdj4uLAWyAAiQApFhkAoYcvrNm6uEC48js2CG+MVgH"
    "ZzA0DA6IjAdAKqAbAAJ3nzAE2y7A4AaX6eBjUbCG+4hA9HOUA9jAzGDiPgAt9+gRADUUAAg9xKSawA5Oli4C6Rnz1DpJ"
    "EnuTJMfQAqGo0AjAsA7nsAwdi+39F-6OoAAbh-4AzOXAANZRk67X5A+OAEXodmjA1R8wfAFhArPWxQqAGJmAAAA8ziuG"
    "6AUKsSU3i5CARAvmYAMmA7t8NFAUK2Adl0oxwHNAtIDYfAAJATk8AAA+kN6HQUPAA+A7iAY1A9PHvAl-LuAwANRUzAmw"
    "MADWrNIAAAXA+rQOA4uJ1IkGzAAcm4mvuMciNZAA5OuUqtAbAFywlAlnyq3A9AlAOTE2j+f6nA1HCAJOLZvK-L3EJAaT"
    "AD2MpOA5muAAcyezRzBmObMzASAI6HY5N2AGNqAleAkx01QNFoj1j1AA73HU7QLQAMhAQTAAQFaKoHAxVF-WNDrWLAz2"
    "AAQhycnTbTzdkvAgStrABjyauAT2iewAKNojaAXAcAAyvrFSQz3jjOtAylEKd4AAAOsIAYAXAtrAA+AkAQdbARU6Tq9t"
    "TahzAYQbvpMrJzJSCRAB5yj8AOFAGx0vVHAA8bydARAmMAFCOTUfrTzAE4MQATAwfYHORbEmEdW3AMNAkBLkwzSH1VAA"
    "6B2gDlA9eJBAQA5LztqYsDHRA5JJgEVfPHAloeQfgd7vhGu90rvLf+Xghj5GxAArr7J8VAAb8j-ApATAkVHpSAJ9DpVD"
    "lAbWTAXAfpIAolE2XOVKxIBgPxsAMtAgDAkPGudn3VAOBoAGc4ASHQMtdmgAoIkIAAEksxBoFomAAf7Eb066AAdQhQ7A"
    "jAAbAPFATAzpTkZAL4kd8tAqnNfsjqSLCgnAk7CGUGAAASmAyb7AKMPRQ7R2U8IWCpAA95AzAG8q3ZhvU8-5LRiaSJOT"
    "EHKeIiUAAAAAUK3AOKrXP-00zVky44kmA067nSIi4yCNnjMeLlWAuonA6JANAvk65AbME20DAwER81+9gAb6R8LlAxhz"
    "AXOAAPTLAsAA-J5DAAAEfA7AAWIN8mIi1H0xrRAA5A73nST8AANiq2Ih5X7wzQAjf4WARA9z1B4A-lvN1NaLjAADLhAJ"
    "TBQ6w2pns2ApP4mO41AScjgSkIz31SAktcDRUAsAlA3kbbB9LuVAPHOZAMgmc6UjTz8A6vFAXjEAOAXFUdEA7YA7AAlU"
    "j8A30SWSkNA9fb-HAvubqCwjuQFPO958E9AUqTAin8sZsfQpJizeNT0C6hWCgCsAWFMA-FegopMu1LGFAjfYKAAKr4zD"
    "7A9AF0Ir-NAZRALXZJAdAGiEFCKAlEJTAhAOdpglRp0puwAAzyET+8INAqs9seryLiXA5hoEtJcAyGlAIQAxZTSGwoCA"
    "UHKY4OJ89tdEy77AXEAZGDzmlMjnA8c4pXicAvqpGRAqA9kcAAZvwQXAAAb3pQIZhiHq-KSZnMD-AmAYJL44VU5mAAkC"
    "PUXASP0A-KfpsEAvS-PA2dIQoA7cmOml0daEAUAAReHLkL50BVAlsNkAmZAcXA6AVAvYARi5C9ZdLpVUwdWg1K8NAUUA"
    "k7ejKJuAGjp6LDA3hmepjnVbAdwG1UYkA9AuzfA1AC4cxH8jisUPiLDAsxA9uAA3AcQACAA6IE0UQzDnxsq-L93ZAzOv"
    "YxB5AVBvY0HVBxAmxvAdTxTaAAWdizqAA0gAAAc8xoZrAAEPBGSxA7A-3PEBAnVdKGAIDhAAvUhSCcig01sp3AQsp3Rf"
    "gKzZA7MeAKrJAGqCn4OH6SEkvAYjhrGBqANQeAAbTKY1cbSiA8MWCyOq4ApiA6AdCLxAR4OpAAuZuxV6akDZcpSAkTAA"
    "AAct9AAArCvOtHQAcpHAAHk4E3--g0nx9Lh2QYAAXO1AAAVLn6fjtASr61zl7FxlBO4HT0l84S5GAAvv2Ar8dVURz9n0"
    "AyhNZlOf6dZYKoABZenvv3A6QRzrw270Q3v7SMAQAiABNAoAwTAYz1jXjXAuATAEADdMOANArAAErz1C4AnNLhOAlxkB"
    "kAAnAOAbAA3heAA4uMULAAg6AAcAH1eP+oHSA3hAtdXqsAYE6ADAAANAAAWZAfe2BAM-AuAOh8i1NAAyIAMnAvAzAeIT"
    "qt8AA6AUzAO+wAAfDGJXkWAC0XA7kkEAsASX4dNBVdBAAXXRA4xGgRfbARAAZAAAcuUbM6jOJohXFAAjALAAQudsTYYp"
    "KC5aiW96AiOMBxHrJAa3dh9NAU2MdpD3gB6wVafGXAokAT-d7sEXY9qAIXlArAAMfiAAw+fAxsALxA4D5AA2ARxS6jLz"
    "WJAa0iZS+42A8xKuxhhbAAHkARyqDBXqbJnVNAYAAAF0EG+z6xUAAPoXv2UA-7sAJe+a58AMVAt+8AQxcBAAAwA2pJo8"
    "8Apvxe4q5revF-r0B9ItkulDNX2A+Xlps4DVU1Lz9MIkRXAYbYAzANaAGxqQEdAA-YkiUZuzzYAJxwAOAbnLLV2h8bt5"
    "AT2AAbDv17Y8taKAjhiAodk3dA2AYYAHkfufAkYgjALjQABvDPnVUahdCXc0qXALHxanjW7A2A-gAx3eDZHbP4sqAWzA"
    "fIVFAAnH+Rzqn3HXAJOVAAxE50HUcBHa0VtprAhwqYFFAvD3ANlAWkAQWQ-CBAA-Ug-DHq6ciA63A+iLuF7Aa3fAZXZQ"
    "ADcco+DWAdWlqFOHAAAxNABHpXaG1sASoCACfeZ35B6AL2MTfA9Ao3zkBiXqd7bAAapC3urnelz3HYVAA+AP7mFANll7"
    "uAqF4yX36ZIKYDztKtpATecPTA47PMDLGAHmPdAoHyAAArX7W2ISJnAAMASLAFAAvKAosKAR29JsrgAk7iHidiAtAAfc"
    "1AC1uGmrApLg1FAA4ATrj777A-WJZxIM8UWGiYRyfuMSv5ZBvpNqTP8htwAyJWgA1yHAOAKEJ+Ac2L4vA55DaqAcxAwe"
    "1yi9OFwkkAAAm1ak7zwoCiAAeHbkUAPwJ18AzB8OAr6lzlAI43dU6IJO2ARGLA1dA1SIEgA-rKMAAh6ANAYMNAwMmAHv"
    "AOAzXEz-ACdiFAy0AbTG7yYAAE-uFwPn-mgAAAHMbWPwmJTGz5R8vppAAPx9PTsQEDRCG8zAbAmtKArFyArbpQAiIMYh"
    "Wzv42uxQUGAA2xHgHRAH-UAAPASndgHLqaa25ZhKs-gZ+AukvAAPZyYPfkT-GczN8DklzAAOruUElYQXwCAB4U8mAAdA"
    "WvvoPAA7BznATAuBRi3ghlJBRpDf34SA0xTucAcAfARMULAa0KuJA1TH8UAjQ88qvAAAYvHA05AV9A7f9OYHfIPDy6g6"
    "ArAHjNBZHwbAaG0cG4MBxAA4dQ+ib4KUDAVKAOsqMPurHka99f4AvAOpZArdsAvACdNACrRLAgg-2A4YDAlZPaAJI4uA"
    "-FikwA8GAAg2AqgAtrTAIPZUE-A23AAQ+AzWTbmArq7a0ZZoA6KAAnpGA1kvpANoGuAJkAAPA582D5mAAjn8EylqPe72"
    "PXRoooAkWsdgAA8bImgXAe33ITKAOjfSeoKxxAxA9AYVRSka4zBAh4fLAyIZpXCW+enF26GyF-gEqiG5G61DBF6h68A7"
    "km16WL-04oMAAnKA2AnPZ7iiGL4WAedNgm-rAA0AcK+jI3MA30W8wxQYnYWg+aAAtgnAAAbl0G9AnsWA7tACaw9AtxVA"
    "ErAIEqklxh3rlaZn8cAQu8HMAADIqz0UhAlS+mKxY5C7z5Ayn+6m2gsAHEhAcAbDGmAr0kAfhAf019gAkwT5AAFIAA8C"
    "k1oACOnUFAmABn3clAhqvAIs4AWA1OeCAAows0J1Z-IMQvuAtOAXW+zQzQwsMzvAXbAPAUVa0XAaADAhfjhxS4mTqAKA"
    "QWSEUR4A3+GCPVd2hG5LjWmLflPAbbfWWygNFArpxRNXmsAgWkT4cduAA9KAIHtxAOhAAIAjfqgfAAGR1SgA107Qoo72"
    "QpzDv-A3O-nX0V4CQ9AnWMAeq5xEAwGUDoET8AHjRgAA2AMqK6AKBrpkP6qAa+AbpdG0JjMqAY6e6AAZALLIELGzRbAW"
    "mAIhMI3IABt0SXKwAT8OeKPs36OAC4J1DO1Hk7FA+-naDADAeL8812qrg5Ee9J7-A8jdXN+PD8AnqMAAVA-F+p9Yx8qI"
    "jPHpFvbAeAAXd2cJE-8OKHNgTKAAgGe0KAK2bx60jAFAcAaAcWxGn56L1fO8po7A+A89XA2XG8jMFAABASVuHAdHm7OD"
    "AA7wnv68+elnXDBFATAGs2Ke0F4ASqTvykbyAff6A-ziPAHeA1CAR5WA1eaIHAA9-voE7AiAOIjJ1ABXIA+wAS7u36ak"
    "AAADOPAZAsgAt4ftmzc-hP1ACTtyAf0fnCAzCAAEAsAHzIiSGyAC9cJJA4jALejBxW1bn4D+2g0ZAnAqFTE8sy2ffATH"
    "cpA2gHv17UA9nAeBETZ67jEqWaAfaT1AAAgIKAALH7nfxjA-U3A2yAHs1pokRdZeYFA5AASEtb+AdaWABzA+N5vOAlYu"
    "is1hABfhyAaWgaAvCzQAzjdAPBeA7AAwt0AWxuqIAAAYQo5JDreAuhCTXblhAhAEMAhDrjB3mORmAUHJAHDeAkToAQYs"
    "CQ4qCYulecTng-A+IBVnpYYtzhtA5f28juVAJsvaAwjyAwAbe7AR3Oi+wAs-ALrOniCRUJAygB4A-yACESpjVmA1x6l9"
    "KSFluAv2IAo3zvAA+naiAhousmAoLAA6lBuNYYG8mMQ7ACmvZ0prAvO8MaPZAApKVxAlujIWFPlfUAkE9WwyNATKXxPA"
    "AjfZvYaJW8BUnK3wxI1AAuEwpmcAsMKeSeWiVDI04GOk1afdOMJCrAC4AaAAfAQrlpXvwunAXlzakFAAACaJeXe2rLo8"
    "AtRp5IAt-AAKip9grAGxZS0barA4ASARVAAADSAXtwcYA9iAALUtaQuClDAZAJaOtrcZSAqQAgIq6UTg49ny7ZLAxrbo"
    "s4f48lq3Z6Ywajc05HmkNMOZAFhRX6eAa6S5gA-rU3-vvezAJ4PCeF5VAouS69hCjdnCm46cXA-LjhMBUAkADrAbAA14"
    "ThFn1A+RAlMAxMK8NQ8+BACNcYgAAA41Kd2pg2JEMl3AA0voesxNnly71cz5gAXZQOHSoD5ws3CwJLgjAAAH-EPt9kVv"
    "Aqq0EuttMAaCGBXTz2akAAiVdTjAIAIaxVAyYQMaHDFHCMXBAaEOZJCyAcvU1ac4i+xg8oAyAF9F5AAJA0FAA7v6xdrT"
    "IqAr3RAU47rhipoxXALAAu+AlqkDw7iquXhf6XYmG+96Huw23F-BNHmjrO-BGXxAKpAk2X+DiEtS3gKfDAAKTbNqjuSA"
    "aMCHnwAAI9-91yhAjque3+RWWJjdEAKAihAAAAAztdAduAQSA7FAAmRGNAvUErAEAAEAvXWxpKXNAPoAXViAzxtry4pA"
    "wCsAA4qWV+hAtg5igA1AkWriLAdqlSAxRFA5AnncPoQaUAEAJB-aGmeVbTxAsk3afohj0xAP9fY8IwiRbgAPJdXB88mz"
    "A0AqyGAuABYBA-UcmIA8GAKFLAHP7zCY0OdANScA1A6EWgAAW5kKAFXy-U15jEFSkAJsHywAaMPH9JCujDEuAH+HPKRp"
    "VsCxArXnM67QAIGJUGOARK6xUZQDAacaAfWAXwCWiLm5AASxAxt1Sfs-nss7uDAKKHFNzaAUfAEAdAanEldys42gA7lA"
    "2DNSpAFAhAAOv5od4vpjC-hAzt+wuhnZNZ6YAlxRsAAiA7XOAHjJwgicDIb8AmVA3PNNWmhAAAXN7AFAOVAu9TKXvjnT"
    "LyGLAOb7ASUAjkLAZxYpaxw3nnAQc5APuFMlbQORiVkLNY2oAAgXbIzAlnOhW1uJPoTSViIhM4AhiVIo1wZkACUVQuug"
    "xacAayaM-AAAO2lPjrqmxbADuX9pRQOD3FnJ1hVgSFKAp4YIWE-7f7IbAAlAAjABAGANtUuljAlVOAGRTAle-PgXr2KU"
    "txgH7AewD0eA3AAgx5naAPjxAO0pvpSW56cPxA-xv5wTARcvA8GSFmHXpAT6cNl8A8OaVLAAEr65kAEwNGWW4AwZks+N"
    "AaOWDRsQW07jCixS6UjgzkaT058YA9DAOjKtALCAO73g3n2V+UxADpEDAAWMLATMRt5zQvxCAAt9gLAAONKAdA5kPcsA"
    "bAQ7AV7VRAZrhx0TVVSE8taw0li+AAmwAQwgAAAogvMmD2AA1K4pyA48SRAl4ENRAyAOnTAJY4u4-awwRRAAgEAOdAzi"
    "AkfqGPwfPTqEAr9qYA9tCrYl6Vywzm3AqA0y0rAe+BY2aI--02ExZQoAlAuqA2Z6tu+LFDROrAAvA9HyAgoozAix0Rl1"
    "AnwzBA2wIxA1GIrGWAbALFAAsq87A9afKdEVeZayAkoz3SGpAAYvQ9ABHsz9zxGA6AdKB3XJAOqF0ZodAAXXumS58v9Y"
    "y+j+AAhFqAz4JPASv9LaoHu83WjKA2Tncjl9ADAHGq9VAIsBRmxokr8aNt2AYsZyjNajKA2F0rdUQVAAqd7BABLSWgm5"
    "NzJOYt3wNPAcAUOdAAAZ2AT2AAHSDFPADYN+I-Zn5xqsECBAgGQAWAG+-wAVArAklA91HR0AI9UiAmuTGAA-tmAGvHAG"
    "uJoSBZA2V6Mzi2CAzAmphw2WshGnAmWWcjdAoAAtKY-6KAMkApWboAsCI7A8itAHVFMZunAnpOXo+g03U2NPfCTrEehn"
    "MM8y3AQrMQzoAbA9HAgsAN07e2cO7R7vAUCAe5RAk9E72ALsEnoW6cAA+dVEAxAAXSUjRH3AajgAkxwLB-szV-wuqAUf"
    "+pAn2A6zJzYfgGMhmCA9r01mAAPyVX4f5hI-WqZ3RLtAFAP6vXjJABzAAA6N9mZAH4TvgAA17WAaKw0Y7yAveAvmZARr"
    "fAM4AGpAZrAdmnnwm4iaHcKAAyJFRA+dwDTiMAAAlggpNR3AoSk5RAyzAcSzYaHAmd9AA1WCUpmAabAAGRa76rLXegAA"
    "8OvAAM8S4A+pgAg6+2vhShtIA7TO72RZASAAGdANnRQAGV65AoavuGbmM56AuAuNUU8cSvib-pAYiimem-RRAGYyAY2J"
    "oJkAWJAAWAAvArAAmyE-59+Aq1hAEAfWUfAAApsBAVuQ5h9A95WHsIgA119YfsV-uAyhIKPV1MAKouBzJvXSAdrAphAB"
    "RAOuKxCrviQDsU0A54AU3JrsWAb+CuANkACViAQmj0XPNCAUjsBMAJY7Y+0EA0zPVR8VU98kk2v+EOAoAUYPaAvD-jcA"
    "CmMAkAHAIAWWATuhDWAXAA2AIOIJESA7xAAxAhaXqAAXhkejy2wOb8-zGbYXSAuALejOy2ZizoAoAZ0AxAJrCBz66cmy"
    "nArAksEOqqtdUauA-hQFxCjesCYI7VAhdsshAAkx36iAuOShxTJAAymJyCWTDWAIxpFoYjAH+iwaAVZ8elex+tGayOfj"
    "AAXXW3Jm1FM84yOW2EVAhneP597T3bkmAA-QAAGKA3DAGAUAAwEm2AAQAgdAOAR-ARJs-AENcKXyKp5ci7aa4fAFAGBW"
    "AAA53m8AAXwH0AfRoXhWAq7wAaRZ7ljnAAMFnXeXWPURXOqDa1AEiAAY8AEqyJkjO0AA7dAPPTr7R8U9XW26MetA9vAA"
    "szqGIAU6AJWAEPQr8APe5xpcD8HizDSEOWX-AzA2a3951A+TwKXABLDGNIvAJDdAAAwVGk9ugugryGjAbSAfyXU-bqyi"
    "U2A2AbV9r7joBAxGPFGAqXlkOktyuhPAigAAsAmtSOJTkfAcDSuyF-AfPQV7kfLAyaAOnSjt8-MArcC7WAFYvAAnsSJA"
    "AAhU0GALcRfd5AeAxnA1NmD7kCi2dVIpJAJ1DRfLN0QdEv3jA+9n0gcAMAbABAWCA-jXWAQby4EG-AUm+8Hfs+ePAAAA"
    "4V-H44VAZA8m3AAnsn0gTnGAuhJjkmDB7sgRZirsZuEA6UAOS5OjXACMiPYXRoAWR3eAQxxuAl6W2t3FMP-ZmgT7A5BL"
    "qtAHBnAJxEk5TC+FAAADYuQHWUAMWTzkAAAYowZ4KD5At41XhpwCLwMEtAd-WAAiecTUtAoAkAdEcTrA+DRAEaACr0A5"
    "rHAAH+KWA2PAAsJnkQAAZAYANOSA5mmA7tIbrDeAk+8AlKBkJkL7AJpAGaAxdhAuFIk5UAAxBwKlAnjADAAEEnwmHi48"
    "px2AAAvHAA32ZAVQBfrH-AxAWA8EA4YAAJYAwkrRARs9w435aANPGlDA2fAkAQY0AqLABlHUvAhF64qZJAfh2qmMc62m"
    "LqFvJcYFpSo7EX5vrUHWO1KAT-1MutYA52J1jiC-4nwMNNA3s5AAV0iau5uAAFAoysqABNEoeAmgWmA6+KaAaAAwYrIA"
    "cMT4RQ4JsENiMAVVcAAzAOjAFutTWsJhk6r3Aj01cAAAWAtAAOA1ALbH-UrGAAu+1rvIrvfa0KqAqAlcJnAX1s0m3VMr"
    "AAbySAIAPSrmJAJAZOKd+zG0iAsjjHymMq-TkfRG3grfh7cFgKAKAWEOGmkOESV28si+Am5e-fQyA1uRt+WE7wyiAwAY"
    "EAS+8AHANAu9yZsA+RctPLvAAHAA2hYDcA43nO+CTwAz3tAQvnGvVKsQhmC8AgA3ANEAuSr-fAt7pke8IL-A0AQAyIwL"
    "L6VV1-JrCrmOux0qcZinxW99+AdCpDsZp9jriFph9AAd0PKqMruATD736TkA0KInESXX7EAWsPAkPAjzkvAMAa2xbywI"
    "SP0SATl6AcuADPzAAS3AAzAnCFEi+aTMAYA+mjt6AZAAc-nPyR3qNLmAJAvbYmVxyXuBTAlYAASAAp8ZVv3ods5lA5-Q"
    "nIBdZIf2HajAOAAAnAgTeRuT5AAHPATNNCTAHn8yxAFxRND5HABEUAklUAbV-dAldcMAQnGgBRJAjEd-AxWokVFDAHrw"
    "AAA2AHGw90HXHAasAEAA8AAAAnHCxAA93GO+AInDd9bpJ0A3bLA7PdaAAAGE6Aqh+7O5GLypQm-WaAH-mNu7TaA7hSAs"
    "n2sAAnqaASUC+rCNAw3TvA0CpiAAAd2nmAWYHQAAPAJAAJkrd6--RbAAOoAAv3xARkPbl7Ws94iN7vat7+04cG0WvA14"
    "exPAZzbAau-AzA0QpcYBAABiA9EIrAAwkzQxAq52NDtk-L5+A+wlQAPVAAdAA8dlNkL3ebKA-ZAAiZ1AEAouAdakTYvQ"
    "AA6fGp0fANB6O8p5AVw96ddaAd2UrXGTApWtAXVyxKDGCzsyAm4NokAi6fJhAo9ALWsgyJAcwwAVgfpSIHNlAJcXhxxV"
    "Tt8dXrABAoVvDAw1AWSAA4ZSVsAINZgjuA89KA9AAJiIV-xJ-CwpKAvXyKA7mFFPoRX4EKDAALtA-1685ATvChLfEH0Y"
    "FHAyijn9TKY3h59ADK7A-Uu9FpieAJsqZA1dVmECAAXknIAiavnEITUvH7uNwz+AAAFacpebAMP6UHnkaFZAz0bj4AAm"
    "cXWA8iAPdOxAZAJV5UlZG2cA+-gGoACSAsiJqxAAbQAL-NA3AAAlXPrAxAA5phYZGMvAKkS8MCWAHA0ixnoArS8TqrFA"
    "N1AFmTAAMAA9BAgkCc46-Aiei2K81Q2dpJAlA5x7l8qG4nWKMJnP9VK97jIP0BpyIA5xnxqru0agm7oAA6cAOAAIgFsC"
    "b4IfQAy-fVQ6i-AoUlAA95AlIpxtqyA3nWmMufAfNjf4qXeeAU8UAGp1fohHZApTxAA5Lj31irGHAntAALQFPKXAnAN7"
    "IyAd6JX8DkA-9Sd0FAAlAAJOASFdAkYWAXKPAPD0A5GA4JPALSAUALIN08Yx04Aga66smR8b5wozxWg4eAxWCAPAaCG5"
    "nAfXAK2p3jAApA9AAAhAr9kAW5AYHAQrwAicAWDBxRyVcnU5BKMwGFAWGcCAl+Je1y05CcAIAAZtHgAS7OAzApnGAUfc"
    "hTAq+AXhfZEA9AmZBAVOAEAPYGH1fhu+hwpc8va8DXpJUwaKrBw06nLsVA5S99Cpg16AgFk5NAJCit4074cFKizEyArC"
    "WA0dE4czAwUf7jbAyEfIBWzBkA-4i5-AdYVeqACZQEQsUA+bMAA-eMAY56GyvYIViCfAfjMgAy-NWkAd8JrZkAAjAels"
    "VyAKmAAAA-9AO-sAUwzB4AjAAONAsHeZALXffiDAO8OyAnjAxAAl-iAQcAPAw+pRTiSArQiSp1AlzpkhjAMKGqjnhXKT"
    "OwAYLBPAJRnKBXW81dOAV0AMbylva4+XzMjVk4bA4AO6nEAPAABA5hINQLADUAAwMNHjA9ktAxIO16G2AS7oDAw+4JHu"
    "WcAT1ZOAnAAAmACRAhZNk0ARRuN4dKVvAoAZ0dcsb5Ou4HVuZf8hltXf1hNMV9AVAAAMA3IKKk5EMAAYnHX-D5AjWOGj"
    "YrFtMA64AcAQv79rOPL9SUHImvI-rOAiTVvjp+-d4p2yjAxDFSmJDAKu0qAh0hlXAk05gB2AAwAeAAhN1AvdAJtegVrs"
    "1nA3AlHAAAtAhAPqDcN6rmujR0HQEmIAJAumCh2Z5EC0MAQ2uTmrSiJGKWVAxZM5CAXDAFBROcMn3uUAA3ib6A-0xhou"
    "jAPf94JbR2iA9+2H2a+AAZAAGjL-AYoCtD4E4nt+m8irLgtZ2Ujx2xfSaACSst76AXAg7h9UnR5B1X-YzwfAGXlG1AZC"
    "CAUAgdi7DA+CPQq7d7AB89EEc7WT6+6HLA6K8AgkA-kVNYAcPnCDTMB8AAQTAAWzA0mJP8cu6AXAhEk0M7AQAlAux5-W"
    "Ke-PnEcAWJPAWAM861AxAXAA-KUrhAAgAXmiGxpIqZ3yAtUABYvAR-6pRicZAj+JF9z5e6FFA9AAUAsReYr-OYT5AWAA"
    "IKBkrTALZPmI7tOBLVK0A3Q7xkAAeVHOKAaxeUix3tAAd-wKGCA+fJS7XRBsADAAKAuUWnAkWWq0Zgb8mFeqVgxsjuC1"
    "8UGEAGAArOd8AAZsIAlAOu2jhIA5AyFYNAAAXOYoNAIp0AAAH6AATYAA7bIfvAZJKWhuy3Ihf41DeeVAAAdEZ8GkAZA6"
    "92v+QRUrTtnADiYpmlOnZAeeABV3iYAkAGxDm4eCvVoPp-FAgij9A-xrl0EmlyDo5MWlBWtd9Jc43b0AAsaHQlwE9zG2"
    "hA9jnJyAAoi9Oc9AmHAJzOGA6vtFen6ghAwKam0G2AAddSAAdk2+s9hwxpntqUAA3R5PAAAdOA41b++rAxaEftZgViA6"
    "NOAVfCXoZMP03altA0MYA5ZwAs+TaOnAAFlO5aoAvAA1oJuA+a3Q75AHj19bbAAikrVK7QiIzAqDIuFAEhgo1AfAO7O-"
    "iA5JY7eoAJ7c0FkSAIf1OVlnjzGX1AAAegU97fgQA4uGAceAndBkvqhVg3uIF1dLA9AnejUzRAJxbkdwuRmhRAV2ltKk"
    "zkSMcA+AyvDAhT8rAxumugtuG8Ark2SohAA-Aw2QAAcFAF1AWM-tAAIAUzAZoQZAqG1hIIiNz1AAmvHr2UrAy94HiA5A"
    "DXAjpQUUAjJA4ENSAAQ-8hAA3f72WGdPACg2Wjm6VAaLrzC6AhAAICyKXJHzAQ0l1LpGAAC5oAAmAAdAAn5-mNACRA8c"
    "BtFQPaIBMSZAagZCqoEaNjO5AAwAH3qTI9V7AKSMq1T7M0WAAI2EAgGlAkWA9QAAGGA2wObfWeUiuAoDyv4AA2dAN2wt"
    "1D2c5AenlEAYMSA4gAAjg-AsTDMu0AA6AQ-FhtagAKsJ5KlEA5mLZAcGYAVVAxAwgivA4AAj2cycJJywjY3pfxdAic-z"
    "AWCAtSAqMQdXTAfAxI4R2SNmGRaSnnAnzAtunzAogeNoqAAv3Ag1Q44WADOcKAXASAFU4AfJAABwDA0AlbYBSrUAhhtA"
    "AredcwHzAxYIxfVk5zOVB4VuAA53LVTAprV2YF5u1lSAbAXe8EfPAjeA2M-JAAXhalkp5SAAAjARgHA+mAA1lXXzdAT8"
    "X658l1JludtA-rZcOZiH79UT0tJA7IAAyA2aLBTwAlAfJAmkWFSAhtAw-cAAX8AAWQysLYtAvrjAls785el9yZxw18qU"
    "gBAYZ--ZAegRIauvJUoiOaJYslSPyPgr9A4FAAXcthAOIe2fymtAS3b4hoTJxdEAoAM3p+5q1yuDCLSqPW5VBAAYMjAA"
    "2ZXfhxAOs581lZmXAeU39AAAZmECAd9mV0Vs280gRziyBAALSDuAbFTW318YAAdQSrA86AQmBKeV1S3oAAycGvAjAArF"
    "AfFAjAACniAAA-+T9AQRccxu-EOPlA7M9AoGYjjwnPAAbykqLhAALwO0GT3CTNDAsi4UGD-AvsAemWOFt8-c0FDdGjVA"
    "AaAAgdFxAIPAxsyAYbAmABBSEAbojiq2wr4Amm4BAwUAT1J1wiADUYv1Xh4tu77OuATXANu5AgAQLbdgEXA0NPDARbiS"
    "uLNM-FpFAx9AldA8vKAxfvO9zsp44FvlVjonrXVfjKfnZuAq2BAU2nRAxADAaYejfkFJ7vU9AWOAA-ypOkWUOMAXdkDA"
    "xVBuKtAoyq8JpmO6AAhMdFl-uqg37GgWA2NAt3zuAAKUsJ+zv4A3teAFAxA9AoAsABo6ubLc-lAhdKyd-VoKEgkmTE4+"
    "xncusdWo4M2VAYbEiAw6k7AuphagR8XqAAiRAdA2WAyHqSYAAVLfwffAvqL5AYmv8AkbhyCIVQcQ+AcQAudSDMU+AAaR"
    "AkmOApAcWAAAMDMRBKdQzPGArTAZlCRAmAeAxF1yeGu6ywXsFALAAxAltAQW55uHvSAWIBHAALJXmhAfXNTtAtDYCAAZ"
    "485BLPtntd4iqAccWMFKjNI4-o1AAbH8m49+VZSzAHHmACKxAAAAAAMAiAMlAvApPAVor--AZAMmNUzowJ8wA3TAuU50"
    "4WctOYAsSRgmwD+TgrAoux-tACYSwSyTd3fDtTAgMP7OGJV4j0PhmhA7fQ9TAO3GAQ8ADuALs1AACVRA5WoqYAzAFAR2"
    "dXAA1AADKxzQt0FAAlhARYwrImAvujATQSAOVtLW+FMlhnslPAAx5Hi6B6OeOMiXkfAnpulK7Atadeqq2WyA5GjIWfTX"
    "fABK9MiHHrApArMABLlDWDAd6OKcrZAEBgAOqFAKAh8MDO3ChM+uA1AAwBt7sVzEAre7AtQAhAIK7W3HSzkx-JLnuDPA"
    "AyqqKuhuSz9iBAArAJa2O3xeHUy5jMHA2AOmogUOZUAAAKhAQdH6ca0VoAzVwxFAZAeAMyCzv3AnMxAGAZAACViAyBzK"
    "vUQm4Vjf0xaToirZduj0pAEn7AJ+Fbyutow+A6wAtFbw8u70ApwwxMAceAe37ZAAdAAOujjQANAAAAPL45A0dWA-A8Aj"
    "0CATAZA4TAfHApCWWA+AUYEN4An3H89tH9zxmOpLYdA9KKvlBk7+AAAoFVEp4AFYubQCDv3EqIlAA+C0WfuA95Attm9q"
    "AwU90AAfA0+JAghAAyffRAOIAtCXGBAHtLUAAzaWokTAwsftQAragAxAkyTAA3LSglxOyMU-AdHpHB07uo4eRMudASs7"
    "AEvAofWKA8nAhxoY0FaPAgPSWbauPVnAw3SAB6AtlFI5PAPun7gASAXuAw8YOQHuAAiGR039YAErB2pk+hsA4S5XS4MU"
    "w7A7WcDqtpGZL56CW-zD6AA1ev2GaFTHcGo9NAMikARpUquwdQZIJAj9PAwGq5ZAX7PuSJPFQTMBOkmU0ziP4xAMho37"
    "pAAA63rV5WUakMKeArnA1EVasf3s2OLAAgcAfnAYAwdvAObihlsAZAAnANL0ScWATAx+8OfkzAnAQlgADe9kGOAiFJfK"
    "kAb5EAChrAlU9ZiBCSUCWhAL4wOj2Aq2A0AmJ+uOIkAuA0KCwePcMTWAA-hpAvSKagXduZQwQAgx9ALwpRjOAmAJmm-S"
    "AyXGiAkABw5hmjYAeAlR3nux3rAhMA1v6IKHLNlLAiApeqKMvINUB2xoYUCOA6bNqAiCEJXnrPAnm6K6VAlAbgxAzBQg"
    "9xIb2Xc47kaLegA-PARWBAkASYAurGAXzXrvBqFARngISWAWSeJAAgRmlcbxuxoyoAqAAsAiA1a0A-jAo4OEWuzIp0OR"
    "p3S-NAfAaepeQ-9AsJAB9qsdGANLJpe8l8IWzgG7+v6by7AwAxK7yQ7uA6hz5rYABsb4RALHdA7kFCqBaAlrKzOXA0rG"
    "UMwALjAiEAZ5AAAjSe0A1gAAPxAU-c6sAAAatNuAKWFA8xAunL5BZAic79RrifBVAAPtA4AO5sjLA6vBWFHQVVAhjeA0"
    "m+2Js1AAAS2l4VAltGw4nEvcDz88TGvemm6Op59gTbA3tenjAA3ZFCPaIQoCThMATll0Wh9Nppsn3ZXW0PKiLNck2sKX"
    "ITAww5CVLAATAoo07lYvDtZVRiNAodAqzKw40AV7BOw33MAAAeaelcC95E9lAtA4A2FloGJmcWZAsPAAfiA+AY-vANr3"
    "wSAAA9xKsVy6llAVngFAzxQQYcAwXAANITAMP2s8Eg4Fe0+A0AAwITTw4emecsRUZ4qaND4ACcMQAQsqhAzADQjAu-of"
    "hU+jvIlAGen+eAl1m9bAApVI6AANBA4AAIhnlFTA7AL8wPCuSQhjArAwusA0AA-apd7rFA+AyIARAAh+5VnA6DzZKPvI"
    "AD9rRWIAAAl70iwAAo1tKK4ijhnnMsyQP9cASAACzWAAUmA-+6aAAouA24wPAn6jrVdAi1RAWAAFLAKyQVAyA+5U9Apg"
    "A3Tv1gFk94L3PmLVxgADmjALAhzwwopJwHDte-Dec17e6MDoCWzbAUVW8AAaxLBLWLAAeJz2AcAgApvmqizK8AFmYkRn"
    "z5GEVUTzYAZe7q8yY0SbAsLAAupNeSD3nwKsxAWrt1mqAfCAAdzArNOrtlnAmwAKAz36AABydAA+Am-OsWNFQKA1L2ZJ"
    "1gUx14uJH7uAgZ0cMAg0J6K+nOjAbBULA1Yw6HtVxeAz8qrbiHAXnCEUyIA3u-PAfvh4HoQdI9uebS07BVeVHdyAABdA"
    "gdE7IUGeA24+z-6qokEAAowgwAoGq54tA16HqmtRkxAAAKQn8D1kAKATMo6xIbGbAA1IubfZC4ZbAWiicAzxw7vaAWAA"
    "bT7bAD+NjxXFs4KXG-UrAcoY6DO9jVO6AtJKAYN96kGAQP96yWRosAbTUrZJJJwSIiUtAAYwABUkwr9jEMAHi3yTJdlY"
    "QfAWF4YnAAjZa6EJkAA-AEW4A8Tin92LAhGRAcvy+sMGMA33i3MLHXmrAGRdhR0ZTWrhAAQRn0fAL5zDEioD4N8DAAzG"
    "AAA9Z3uqhH0ivlpAAl9tdAaaWAv8wzA0EwzGBA8fCTASAB-AkmpA+AoUNnVUCAAkwBTipwpfAFzHGsAXhtnxDA13+Axk"
    "y2yAOLyvJ2ApkoZDerBUC2mCbwSACaJHSZE55PPA1N18LlZqNp-kXAAywwTxAb+GNmOAQA1AA2x-aSRi2+8AAZNmdAzK"
    "nnAIa6qCEJXkQA5Bsc+kdaAAIwjLdAmShFE3IIAJMAFo5MqAnU2GAMtYbAvJAe6eLl9AdAODACUjTAdbrRmnAqsV0C4B"
    "cYCADLACLvTWLIAAcYaRIM9GAGL6q6JFtM850AcxAyulndbSLc+WqAiWAzAhepAn-ZAuQnAueAc7fcA5DbxeARnG7WAB"
    "rrYKiAiS9P1AfA7TJSA-jEGY7XApAAoASenU7dLrAfAChgD9qASAWAAMynbAlriL081Lqgm2pA9Ak8MPnPqXx-Aj9tAJ"
    "eavDg-hbI65NAAwNkASnVAk8DNAAHTq6dxA7rM7AAA2kO7Jzm8ZBTAVArAK5AEKkr4AnS6uAz7AwvzN5AflAA0tvAAAB"
    "AAwsRyAiMAAur1FHvAAlvARAV7AA3ss-mAObAAe24eAKhtAAVQ0hgAA-plDgxhIDg7ltcAZ2A6wCAwpL4ztf7scGYALf"
    "A6DKAAeAdvfAsrp9DAAxXHvA4zL91jaGAAp-gcAAo7mAv-Aocdm+AI6ezJI5s5AONze+eX4TcmC4OA5AAt78s4DoCLEL"
    "8UkE0zrAKRAZeF0tjXwFAB0X1N8JTDAQAoXUAy5kAqqDPlDIcAL1yAA370n8i0zTAmCBA6+uOA8osD8AAhYdzAWAqOMh"
    "KAJnJqYJKuA+Bow6dVAARAAD6q6A+AFyDALq7vrAAXXmdhcASGDP-VAWJNtClAAV2YmA3mNAWA8ZfYA5n7AiqNn9qtlb"
    "onARAxDFtlgJNDNHGemtoAAH0sJau6P5xP9P-FNAGAdGAteAU+Id88BZ14mc4AvA9AapAqhX4mAJC1kArAAIArnhnh4A"
    "94f4bOvD-l3iKAOA5+LGqZW8t+AiAUxASVqE+uAkc+47kmah0AA7A7qx3AAeleABm9O1Ak5VNAnuATbdFAALiAeRAnRe"
    "n0gORmA7mxEScAyJHVEZy6sA4xufbfIUXAxAAWQZdl6vAyZzRAVbiADlADAz0UO1CWKAqYGzqLgIjGXAx+ATOkaAAA4A"
    "lA2oW6BBASGMrF6AXno1AQA3hukFxpRsAHp4Acw8ACfbAAVubUx3bMCe4ZnAAdKAXWAAsHATA3AAuq0hAwFAAXLebJpJ"
    "Sh-tlH8RFi7KY3AAT43ahKTPITnL5A47iR2G88bT7-AA3A-qMHPAupyAzoAG4gQOAiW5CLJrIoAAkQA9yAhpAnFAFA9q"
    "rJ3AYvd7AGA30pvHS5AwZ-rSO7D4nMKsXg0aOruPoAAAzEEfsB5ih+V4f1lDARpAAgr5yJdvAArS++iACaj5OJ9-bopA"
    "D2zYApaBlAlAOy6A2AxAywslndmAFAk66vt0fGuh1AmALPD5ArweAIAKAZALAAApJLii0uAsAA7isAkoPOqLF6AAlKtR"
    "s9zsqLNYAHAzrAYpbPz6AuBUAHAl+Gj9d+0AEKA3hAoAAdSuskSAvA-gAvRWDLAArND09hAJHsAD-npqXNHQNAKAM60K"
    "vAhT7vkMAfSDDBAgy7FTOcu8OkcY4OQRAj9fLozpP1wFEA6hBARA1tAAbpD2x6o9RzYsjgkAVHwFBA5MAh0f6Zq6heOJ"
    "onNAA8AoA7UAU+AAAOwSBLMAbO5lvz4W7VFALJs4ebA6k-r1aA1CWfKR28DagFmIfHrF6RVWEBKAFwAtDm5CAoNYwAjA"
    "GI7c+0F8nD3bFAfSPeaUBsAAG72v21A9AR9mYxUobGtkAb78ARAroT5wAfcS1vo5gVcAk9A-Jy6aikbA9XoaKOkAkrtU"
    "xAFAAnYUA1uAOaAvkTOk4eKu0xqAAAyH0YAFAOMANEgAVvmD5AnOekPr0-mRBZAAhAdBvA56oWxAlqAbxh+wankA4sEI"
    "MrAPbkAGKA1AAGgvAKN71AAq-dP+BtFBotlAkIoaEaLPfiAE+W1uA2v2AQFSGGiADMJWW0HH-RmFcIaZAASUSAdoSpYi"
    "LzAAnfC54df9ooCAgAQAAiYtKvCYm1J+AC+YvbMrZA8A5Ap-tPAAvALfAAX2FysP1NwvKtA-9kGAY65Av+iUAARAvuKA"
    "RBHgGO8AEY4-2euamUfOurA4OAIGcxAJ3+A-LnAyrJM0X7nGMt5fGD5fxm2CrmTPiFSA+JA06AL5DK6A+degNUvKH0aL"
    "oCt07mgxIw20nLyKA7V50YAuuJ8TkAAmApAOqtAYQfXA9OhhkvESlWkAdDrA2qHaBBlf8v6Vh6RzPKdAaAAAeADKAAg4"
    "AXW5uAtNEVAksAIQFzASAtY3+xhxukSm2ZAyiTN6ARAm3bDfWE+Eo9aTp+AAnfFvJDAIeABEOaIAARE69RAq4t65aK42"
    "AUb6sH3Toz2qXXyEvu+V8AqAAxt65kPIEA0vT2DlVAWAuBAQZ7gEUdmGauc1MMDHt+AzAgmA621PFAlksfAF7PAEEAjw"
    "AH2iAwfTQwq2+tqTrivQfTQQVXtAznATRWVAAO11b9A3SzefQAAriBmaTdg3DTA83ACrwtx0uaoAAXgd6XVA5lAA9G4b"
    "reI6tIvLkEH4MA6fcaJMV5MK1YAeA-diDAfAbAFmvhITTOVzCA5oH0AbMAAT2XfCAKAxW4aDAAFAAIyXQQChSds9TneT"
    "E8SKA6p4lE7ssgAhDA+QARuAAJA0Q1GqphhTA4ACOybnZGnImOATA9APxQvhAEcX2TSvYFV8q7l08GlVv7AiqzqAxAS9"
    "Ay9CQcAmjNEAlwS-jsAA8AQAAEe5c8Fy6CuAtvmMGuxeRROAD3A6fRAGxlAigA+x+uaAOWDgYAGB4eb7qsuONtAxLaqQ"
    "pAMGSiAOMQJAAAwPAUBTaiB-QuAqAGuiy9BGCAMBH+A2NUOETJXvaX3iUXEgPBAGNdInJehKfgANAQran0NAscgvLxkV"
    "aRhdMVdtgDAgMkjyc4ITFei+TZ6HWPAAc2wAAAGAEPLQdKReytALbVbWKWQnSmRWGBA1uQfKakq4+lA8k1Wp0awv40IA"
    "ADWbAQ8A46ohZv1uYOeX7A4HKIAEOjAbOAVMBAeeAIABy6AAAA5TrSpfRA74QDHAPtiekAAOAnAAZ17MNu3PNrPLAQlT"
    "AAAzqAeCS3AatkqQrAANkhBM0AADGAAzAwAAvtWb6v+iAA8-beMsLbnG9AbaZi3-xAAAGA4TdA7A-3TnarAaF3+4cAAc"
    "A9q48J0oAVdIYA+5w6ZAiAqB-3KQDlTpbmX3Tr8SRth1AWAAmpstMj-SA6mheAXzcx3AK5r7IGAZyBHcN8aaM+7ke-+b"
    "7wK1eAPkAtSyJeWOqhAhuhAT0yANufAr7JA2V0tsAppmEmexAACn4V0Ack4ZpBUOTz4bhUE35ikJ2YcAAfpLA4LjARP0"
    "AHW7osWL9AVCv+McqABIKqA2jctA0lTRAL4ibAQFsADr81MJGAp+iANunE1XaTpkFAA3d8LWAO0LjAb5cA8neAcqjKA6"
    "AQFVIDZ35jVjA3AlAAgKbxsrqmgAAAsNxgnmvEF8OnKisA4F+AhAAaAuwXaAd2MAE0wAu+7UA5UsqA7st7AcDmAqzxU2"
    "XAALAB9NoSARoAuWAAAVWeBNpjAtwB7iaSwfKcALtwOAiAZKGb0lOy-rAGwpcAAQq9yA-QHlUEyAd-aAqM+xbAVeO+JK"
    "uTkAZs4AuAA6mFrRqFA+zpkpWAH6lQQuw1AMw5AwQgD-yJP0T29QhiA1AhgsAAkrWJ5RUnH-I31YAqsqG4T5YptwFfi1"
    "gUAAJeAAhm7WTAqIfrm59KDBfIq9mfAhDz0BAtvxe2aKeAlqkd63EvyLG7ABTAhAmnWCTMOApaATH8gJanxAbANGAAxv"
    "yj7MAbAR7ApAAqAiBL6l-Gg-2CbuAACs704ItAKTYeGhouOAri599MEu3jBoKtBAaDQeNA5bWq3xOAOs5i6e8XHGIM0g"
    "i07IAyArr+BAC8SAVEtkAgI7XN5kkPA6d4-LjBj6A9r3GUbwAHqn-DNbeRrfstAjDbielhAhkAyg9u1IuEusUYFK7e6j"
    "4+A3AAAJy7p3HfAV2i1+A9eKnzwA+ADPLOZMPefR8orKdNIdArEtApVmapaC7YY+V-xCAexN2iMV--4AAiqALAVAAapw"
    "wA1AKm8GkgAYAt7AsVA1AZMOujC1jPAQxifAfuAAAAQeCAio8AVA5dxO1A6Q5vAAKA3AKjfIDAiUHJApA+UyVXtvZAM7"
    "ISvRCDuMgA0V4YCAAxhWGsA1dhFsdACDWJKAh-iASNAfgqAgwJA9IQvl70b8KJgA6jpzqXW+1Ce+CAr9K7APzOcA+A2b"
    "2vNlxAFAveRlDZAiAWAAQvURrANA5IAAz3hXAob1cH1ADpA0A653C+dEXUnBbAdgDq9AtDGIB4-Y+-SrWnnj1brMAAlf"
    "QKBAtVxkAc30OFjixg-+iAnUA+WFMYAApomAkq6-ZHagvtQQKNmxofAAFKAsA2TgA7lsAu9AwACt-8fAVNrOA6U316Xy"
    "VjAVxXEbmCsAZUOAQ3iA7D13AAqyAAAAuFyASO9GayPQABAHBYAux7ROAA4KAV6waJOEVQAAASlGoZAh-AsAtldHucnl"
    "KA38AA4AAnd6AGMH7Ax-8ARM48YWAdGcAMAMAwA+AtAm2wAAAtNAS93wk2aAAAAARAtUY2UzcJZYcAbp7k7BlAIwKhcD"
    "CFU4LjkKErjeA-B206faXaAoAmjAJxfs4k9+A6DBAA2kiqAAYAYphA9y8tA-YAPJDD4YHA0E9A0AAnAAwMM9AKAxCuni"
    "VSpAh+HAtAu9qYZqrRveA9mE6STAM6AENP12AOHA7hkBBVtJ0PwjcUAA+-MO3AB6AuaOC6XpKfWYUwaljtgl9cXArM0z"
    "NxW69xVdaKAy16poQ+AcAFD9APSWAGAWaCQA7ATACRLAARuWJkL65AOBEvXxAYAAoemANTA13SAAH53AAR+1uOCJojTs"
    "utMTkkAjbdIAlA98AiZzdARhuuTAG+AX9qqGRTAAApg1czLV0PP0cQkoqgnDxA-FeA6RABJZ3hnkSAlZANyAYAWhbwCA"
    "YA3AAzegAa57JDPGAAAmAAI3vgL7I7huAAJwH8pK-sqH5CbBALLAdnRnhYm46XA03IjlLA-TR08AA7Ax9rb-LCCUsKSN"
    "HaAA963OSzy2NAuABxA9zgAfAAoH768HYg-c73VT-IQAAAkHj7nAAjhQMZZYAtGf-Altu1ADTMXYjAAKYh2IHS8KAQFp"
    "2EkiL8qsNdxTxZWgAAAG7DwiTO-ALfJ5HJp7ATjAAPfqmbVVBTnA4BYVvEADNAFaAKrlo2grU-FAIA1FAgANaAopihpa"
    "jS+RMI3kBU2X6KQAtR-W-JAWs4olgqA2JMSyKxiAoAvAqaALAoAQQsJpf6oA2G0hsAAAxAAp9jPkHUmAj8UUlbdQAZtA"
    "M0rLYiYfATApAMgAAPAMntueGyLASAxYbgwRjePANAuANytXwsRW+ALDbzfA6NAUJvAARxNphM2cBxwAycsA7lhcYAWk"
    "ArAK2A-UyUAd33cMl9J6XTQAO2wlnAA8o9AnApWOpqAR3mwUAr1tKAAApNDATAAyAUZAsy5Ayu+sjz-gIiGjcoAYqA8n"
    "OuNAUxfOADAoAAFCL8GoaPAjvGAABYYApiOFJsw76AgAcjAAvbAAzeXA070ATqOL8b0CjWIR9jhe5ACq5sArA+eI09wA"
    "GHQt1NQo0dsAebpFkABAUAqowAzOCA55eUKLLckUDYN4AWSupAMEk9repuAALjdAItlAtJe886KF5RvASDzAVaQf4APA"
    "DZgQYA6AmfnAAGY8mhiJAXZVKpQbJEANdA8ATPJHNmBA2AYHBr3dZi3AAAwYspUYbAAKoj8VxfPAlJArv7Qup4Ak-AyO"
    "sAsaldVPHAVMAjqCUrsAf9UNAAiqocyAjAT4tCn+k27JokG9HALfzdJisqPVHy+OStnR9iAzAAZz8aoAAm1coA87NSAJ"
    "DR-4r9a3FvLA9OApoRAAyATAoz6B5YsZASAz9i8vcAMn5RbU6TI+FbjO1QXiASC3qf-bPm6eRZzAgmAsFrAeYxeJ1mVi"
    "nrXBMRAU18kKWOMbibhPRD6iKROWJAeNd3AAbolZV2GAbVAdAWDpERWAnCDHlyct3OJ1APsHfA-AsPATNWAW4mEI2AHT"
    "BAwcM01AuCRTftAAAyqDAEpDtXDAwFsdppEPAQHkcASnN2bAG5jwI4t8xuX-9SWdqdzAN-slnH-qtKAfiu-WWAbAUBPT"
    "ObnZtWduCD4o4kJWGMhAcED947mPeCA480AIAA-ccC2zTA8ucUAgL7UmIBfxBWi62RoASMEAuF5s2YAlI4a4Akni9SAC"
    "AoA8lm2AFAkgMAw7GAzk1PyHAN9baic34J+TmzK1od5v7AB8z9ZOAcXzoQDuJAh+kK7A9AA5BWxQi+Fs86AlHQAMSfGA"
    "LsAE12FAjkAODLbWoHJsAzZIbA6pmS9UjiAw7jA0rN3-exhsaAXanjLEAAVAsLQzLmZfAA8qA5Ae+R8gEWj80YVzIAt8"
    "1quAhpoBAWAYaYuBs9nUe+xoAfAJH9AyDQ1A2g7JOAzGMATAAarxAPIC9eRACAp2RSjy6AY2fAsA8x-DJAuJmgcDBAJk"
    "kqqV2AurmTLPHAvzG1AzonJRKQ3217gnIEs4no+AygGoI2VKAwAAATvAf-nZYTVt6eHWAIAcAIAZ5ZNonX21jj7e6Mmw"
    "1FaHAeC4ZARkKsZAqpAARanOGGrAAShrlLAzYAhoZnepmdkhBKA8He-ApzX1ATAZO8AAAWM63FF5WAAYMfnAjhO7lp0H"
    "AoAvTU3hAAVAuTZVBbzAJNAxvHQ-4SLjdAogAAydrynIPAbgAjSeQ-J79l-IhNkA1DLrz0AphdfyA8AAL+A2eaACB+AE"
    "aAmEA8tAnAABMobmmGVkHdsJuksAUAQA-gd00sNUBAJjma5HmA6lL3Aom9AYRABUAwe3zAb+AACAcAWhF1wmvpMujCi-"
    "Ie5tWoAInJO5NOwAo759ASCAAdEhXOcAASGlAK0IKCcNhAwoqLhJmnQaAoEpKA6AfyAhhZkhAZrA8MjAAX0XRknIj+AA"
    "B8flfERqkAAT9vlNAAgAoA0L+d02qwg4ltSAA+BtMgAc7kTh5aSvVGA0JDEAARbRcvVg0rPONWAxGA+AjprPpYATAgDm"
    "n+7RA0m4M6YL4-7NANGnXQEAPAyAxM81zKAAAAZZDeXQa5qAii0DVZWAgEdA4IXQj3HyMlAe9RAAf6n9zkAh9hAfCneC"
    "doASgnSAAyrMHvG9AALA7ZMDsCaqFATuR3OA7+8oqoYawA0skkARyAA-0gg6cjJtAvvnkBDsfRDp4gKSgPOt3AMFS78A"
    "9Y7MDNAzEfWbGTNx1u3xA0wnbX2AZAVArAKpWcHNH50rMkZAw1yvqEACACA4nJn8uEyAAAAHoxAAFZDbKEbK7AZH6dLF"
    "QZAHWHoLNJaf6KjATpLsiDBA1AZ2ASA6wuzAApWPYHAA50rAFeADoqpAwgt4rAASScA5AAW0AAYAAtRN+qZiupAlz9bA"
    "cT-xKp+y19AEAghmHAR4TEJ5EVB26mZmxVhVAxuY6tAxsGbxZAFR6ARAAE9fAKAsB3CAJXvpepsP8ewADh8LAFAylAfD"
    "FAypAV9LUAeRl0XAmpLSP7X53AAvaB1AmA+AZAAnNYuAAcv9DjGmAnzjgHSVQtrd086JPgLR7tc0WrVEABvbcTApbRmm"
    "A3CFqXc2bMgGAaYAnA6nwM95RRAysNoAArN+ArAwXY5dFOt7-Tb6PgPGNObAujAdIGD6AAEsx13eU7A6ZdGA439AABAf"
    "WGxANMA7DAiUUsADpAzTxmBibcAqMaxUAlAokgB9MvAfDlAsexxFHEAXXAJSJWeZuAp4AFcEn4AmRPAglqZIALAXSISf"
    "Un2869AI5ARKiwWBHMHg-f3sjA7AAonAAeAgyrSjA-EyQA0vAAA0fll0vXXAwr5EkAdcbaAAmUsPIVtiBkJhAeN64toA"
    "n0d95Q3ObK9xiDAqcAQrAAA7cgD9wafEA3AvusAJWVVxP9P5JvAA6vTayM1YVmArVAnbJUXkSp5A+Aj3DAxEAAtiasA0"
    "YgY+gCe5GvLbQAxG9AAv5WcDAvTvwbgAjEcN07COJNUnILPh9HAfn6ZLGABBYvMvBScesAVARAvbUc1AA4TphMAAAA0A"
    "yAtlmlfnraatnwRmADNAAIH0CoWOvAPAT+YfszAkJJ3eAqfpFwZhI+avysYSAC6A2qABoTjAKl5cuzf1okvyPLa9hHla"
    "WPTkguAw5O4H+-55AAboBATu+rARJiT8A5dV3QU1BWAAaAQNjRckJJAA5qActta+X3xoQA2EaqAbA5xF8sMEnPAsAA3z"
    "-3x4imJM22wkxAL3ApZthALAzWT6Ak8SiNS5sApRjWS9T8PI7zXeDXuA6tOAHPwrTRilckY6AAYAcZMAwyyTAnlnAnJ4"
    "WbA0A5ApARAABADLYb2HIZdFjvBQhp9ulVjn4y2q6jvfaAA-8NAteaDP8pWBJ6AvsFaAp1AaoiaHIcwZAZbF20oAMARP"
    "hSAlATABiuAlAy30FhwS0+s1lrbPYAAqzgJAayUUY48mlJA0H98+clAAd-xTtSAAXPhAQ7hAWAh13DVkSesHYYy4N00M"
    "DKDPjAnAjU4AwM63bNeAzAjhtp4XZcz7LrAyPmAqE7LBJLuN9avA3vfAjCZ523cnjAR2AG53GA4s7IhAgAArKwYT3vS5"
    "gGQYS0AhkHADSpS7ExZG1mC-yGcZHxApGkWcEAuA2zxnZMNuRaiA4puWAjgPAAHEAOSCi-RCzsOCpB0bAC1AAAgATQO-"
    "RUJZYGO3AANV9ic8c-X6BNmAiloOTAAt1cAha4dNAJvpATAsAMsMexiSOk9pcm0iAZ+57bA4AY1AFOJ6AB46u0jYjzZN"
    "EAAXWAcrAYRFpgApALogrOFTs8ukWABKi-WXAywS8VA2brUPAnAAMDGAjNWuGA5AQAi9xoA-AbJyQhNTFeBzQllTAgxu"
    "yZsl0y4nUnch3fBx8ISoUzAAAZPp5Ogdct+AFAHA-lMERIP1ECnXDtA43AbyKNDwCcAiwCNFDLXmeU4gG8PWKYUAA+ih"
    "BxAAPI2DEQEA-ATAA4AuhaezAA0AedA0otAETLxAzUYfgDJC6+xPA3xT73AAkAAwI2FJX93u3AAVmqHykPShAHTkHAHR"
    "-A7A3tI3ruwPmiEk0DLyhXhrWXifA8MWXAoOAANuNXgplXA7zlgdoEAayANA23+Qfeb+-OCFA7oweJt2Ai7oCxkpyhbn"
    "JA3xcKFARhAfAYK4bbACRAJ9dtvTAP9AA-wG1EVmoAPFQwCAAhA-6oL8jAcPuFdACAo-kQNNVOAAv+9ZiA6A7rJ3GqGx"
    "uAFaA09RYlPIt5pAAUmr28AAc+1zVA30yR+ky3gy-AcS-gNB-AAQxJAAqgpHOJboE3I-BfvH0eZAiNETcDORYa7AU84T"
    "AC-7u9EZiYpzIAIrK8nAO0AMpAA4Daa2AAgA-e4TsX1l8AYb2-S7FVzwJiCXAnAakAqW1mnySAwt4AbJ2TBUAAAG+xAT"
    "1RDgQ4IiAAAAAAAPGhWAAs9AAYh2rHYAE-z4C7AaLABfa6rVYGdA29W76AZAAhXkRes51A7+gjUvtKFuaiTi9A2AsMAg"
    "A9vANe145lmJJAlBGq9AisAaBg6A8Ax+3qMaRmApF3APAASA36oLj4AaCJ9SP-uDAOiNOffARUdpcDAA13euKNAvG33Y"
    "Sy7aD0AwwZQzAT5eAJXAxI2tAqSNPeOSlnzrKwHsAAkaVxgCvCZArwASaAzaAAAjgDm5AmLA4Arx9AR5AcgiAxky7AiP"
    "AFWCoE-gU0jFC4AKAMgGAVAA6bhQ0NDyBufKFc8OPYIA4+LAeJi+rAIi05KbnAZA+UnP3APkEoAGHmhnPAbMzFFPAGCc"
    "ADoMxAQs-uqWAIS8doAAlArAA+GmdRHMEpTwQIwVARqANHAnhYNAswAuK9ZXIOAarn5AAvhABlATEVUATc5sBXcJMAJp"
    "2JRovG360Ac6cRRhvVvj4yvAvNAAzbPAAJCwAAA-lNRLZevA-paZ0AMegAWxt6+AUJJbcxo7ACG1Y+QhDm8FAg3tV3ap"
    "SAgqA5XHA1UA6CeLAIWAXPdAOA54PpA7CjJkAtVAV9fK5boAxEY5+CDAwgAgzDxAA5ZISAA1AAAA9o9ALhdvKU9P1Fib"
    "R0AhVATAA6DquQAMAnAg2hAbvIzk1WAOmIuA+9pbw8yAOucPwyESwhFydhth82AAABA56MGYYCnlmAMkhmG95IvSSZcV"
    "J07LUdHA-tGpkAf1OfAogAA-ADYV8AFAAgzLenkeFT9AARMEA9AOjbqGlM9aS8cdAAAAqNAg6AFOWpA-1GdAmhCnfidG"
    "0aABVP1N6LOoAcIAjEHABvAUAl6F6dfy0sAlwE6h2KyEAW5sZc4OAAPjR37uUPt53Pl+YvA9AJZwZAo0SAAZAP1VhAtJ"
    "yAbcAmI+nUPnTxXDpXAAASEXx-6gAjoxTqYcnAbDXwAA4aoAqu5mAtd4GLA3MHcFdRHsrARpbBA-dAA-AUiTAKAhHLfv"
    "ihwkjAoQKMiDhrdAA+AJhWsAKAbD5YcF8XhAhuMNA4Ag1EFHCARVy8zAjhAk+lI4bfAKhKYdAevdAkbuAyOp8ADGj4YB"
    "LFtb-Vq4AV5ODA0AeRGcXs0EWHSzWANAbWAe+vTmCODRmwvgyD2AftBAspApyLkzAN5nWsJs2kYeApXBNz4AAnCg-sA2"
    "QPiAGAwrV7hd9EQSAUYc0ASqVA57i6AAYBwQZ25xhIog4wzQArzA2AOgr+bwigq7LhJS0JboJSoVUeALQYoULYeeKXhr"
    "BWi0NAAALAAqjAn8l6+P-AaXSNAjFwSVLkuxIGQZOmAAJhLLiGq2eHnAp497SFsfKXUINSms7KBAsR8uKfBt+AgXVKA2"
    "O5ucAfD+SRFv9AKNz2KQu4w2vqWJAINGAqAAnHGAfAQAq94XwNAafEBAjRAkFkCzAA8iACHp7D+c7AA+315AAwk0NyAk"
    "H+XZ+x9OAM8qMRAjoAApmAByXtm+oDAUA+Uq4hM0An9fwAbuAAB9A4A6GhwgMyDxlCA39nYJNv43D+DAu+5N3LoAD7i1"
    "HtQoi9dKSDVAANAAa84ASAuTmObrj6gWcAuCoc6eBo55DGAIQ823uvARXZx6jAuBBJyTI2BZKWzABqVweAAWmnAQ42XI"
    "pdE0dpJGy1fraELAhhEddAA6EjYJSJHBhEL4AtAbSSwt6HlAlA13T0MflrV1YWyoBaA1WOJAFFhIarsqmsuAxBw4akDq"
    "LtA5yd3ofDTtA7qjjnLjCAOfooq1CXjFZvNobl7oBOwTOiP4rWB54M53AAt2AAAy7aA-AAlLAADUFPSTIJH2A5m73QLn"
    "czANlnAAAy8VApN9AAdOJZAoQU0xlXwJAE7pzASbxz5AffAAAgAmAAmbS7VeAffRAfdeo8pAAfNAAlX8fA-8UAAAAeAz"
    "wsAbJAogGq9mdAdSKAXNV2A9z5AUBe+4JMPlQidE-dAbvr2J-GBFhSA4TAUaAZyWtv7uV-GNp77nBLlO8mAhNAAFcSAC"
    "w1LoYAAD7QQ6u+8MCeAHAxQrtLl5lwLAAXiAawAG3A0jJBA9ALsAAAdKu-UXru7dwikAAC4z+OL3h4RIAYq2gAMIlMSr"
    "yApsicxHu-EXTnZ3AjBMgAylFOEAAHA5tsjCmpAw5m+WWxi3WpvclNIAIpQHfoATeA8AJQPAFXum6AFcAKDU0J09VONq"
    "4mfq30AfqWTAgAsZaAT0+U1QhANp-FwU8VMJyHFGACta5zuA6lARM-A4AkjvQ1qmAAvIiVfHeikKn9wTasPjy3TAgAAx"
    "AOPjIigAA5ADSY4oA64Y-2WwA45v2GEXpAtWwrAgAA7lc+6AudiKknmEVYkRA+Sc7TZcrUCAwei11l30SHAb-DkJfBcw"
    "ABKe9OkAUZA+uDSYoA-PsA320TAMFAAU+uNiI4PVAAlusAARA+AmRL3XoAmAA2sQAhtuBr7fcAvZPO9yAeuXBA9tidXA"
    "OoMEAAuACWLAkACiPyAtGeytnfAmAAAM-o9-JNNWiQRIzmAWbmxAJ2OA5Bk5AkAaCa8enOyqr26BATjGAAuI49AlAedS"
    "+AARX9wAyeyAAVnPAi8NW0h8rAAwio7RT0kAMACXxAA0BAxef3By6bAep9fpvme7AZ6A7tgsXMAMA7cAiXMsAhUAA2fB"
    "vvIsAI1d+OBAX82RZBsccAAoGXAS7DTghAe163HEK7ia6+9uAAArFRA8RsRHefAkyOOhZllXfy0WAQzvVCctfMeUTAyL"
    "jA+sekBegSpWAE8YeCzAk0eA5T4Vo7AAjB-5-w2AHAhApAjoKssAuv5PA008EY2rAON9fpACx5JpxAA0FfGGNqILNAE7"
    "0u1EGf0OpNQcA0AbbT1U5VzAnA7Y0LykgzkIAvUBWAMTe7Ah5wW5PAl4M7HMDbMTA3HAhJGA3nGvLVWQb5XpAYNAVAA9"
    "yl3A9kF1r8QAhpKgHSrAAzpAAmyblQAewStDgKjRwbfdhG7V28qMAvb2AYsAAAcA2mgAjgWbCAAZ7N7qPAqAjactWAEA"
    "L3RDuhU0i8Vb6xm1AdDO7coEkOeOAvARmLKkbFnrArLUtAAPxgwTcAAQA-34fapuIreeVAP1PbPAMQGExAkEfwN3+AIO"
    "wAU3hD8AMucSRzAJvgwSplfAALt7LZcMdOV2UAVQWA-yDyRF4TAGk6IgApNAApjParAwAdACJ7gAN5Scl4vRW17Zrd1A"
    "QscEA4bAp50qCw3SRx6f0yuIASNCLWAOEAAYZRwN+jCEANAUCZSjRwlLAAnZpS55s+qvAwp1HtGtAbodTVbAmAcGkQbc"
    "pn9ejMVAADASXb3x6ubzC0vpA8RpMYz-jyA5X3cAFAf+TgbwRwiA3-7joAAaPuoAKA3xVQhV2uSQ-woaAEyjA7Oc4YxA"
    "xA9AKAArigspCAV9F7AAvo+25S6ZQJvaBAgopvDBJccAIwY9Rc7FJA289P9-AIkgAAiA4YAUA3QAvBaAGhwuGDE-AAAA"
    "iLoANrAbao1wYOhJuA2lpA8AAJisPARvAA2JfsKAdAAl4AsOE7TTxRAfxa5z3WCMAhAmGFAADLUIOAAA2LV2SAZR3rNG"
    "pxgOkJ6FuVALqAXAAAyAnA5pLAHjkjMAAcqApdkelmAoSFX2KDcwkaTdPgYAFBrcxAANJAolDQQCk1AW6aUfh8LxVAhk"
    "bAS-JZ1eR+31sVAaFF-0WXTqqCEeaAAAvOxpmA6RsMAjL+UWqkJDL9ARDAhWYRpdEAAj8wdo3AAApeGwuQhC7mMrLAfa"
    "M3ZcbxOafA+6YKdNcQpvAIdiAAQRAAQ0AAxILfWAG4jyyAuAecBe7KbMJelTEAAFkwdhTy4LHhAIAQwrBiFvyxXRApaQ"
    "Wyr7qos+n-keZryA3Uik44NYimslA81FqEDAHAnTiaQRosmWCDAAjJEaMu08n-yCtNA4jTp-uhWKAXAnAJC00-Zvr-A7"
    "AgC84nAAgP1AYVAY2MPz5uCEBXERup7p0JAlAn12ZAtu7S1cuvCgAjeaAxArTO62iqcAoA3APArVlUgS9drAaItRtYfI"
    "4AAz8bMpaDOfzAAUK9nAVLRMKiz7YIAsSrVFzqrSJRy1F9Dg+LBAxmSAXbeJAAbfsOKQ9TsT99KQYNApuA3Ank3goHUA"
    "5AAANrA10bjkbLaDbbOuAzwiF+AYdQ4ShIiAEugA2Wt1AS8UGAf--+AATL02+HAAy6ACAvAVx87X8AA6R-U0SAq7pdwD"
    "uo9midAACAAPZk66sATYFbpuqyiX0H93Nx1TjzAyQO4u+VHDqQ+WAbSK7ggXt8A23SAUayfDoAxj2ZF6B3SeAnAIyMbA"
    "ATb4ArDHxrA6lbAAW1AW5ffSAMAwMAFIKeq9DtWirAAKLmhAVo2fAA+xnSSbJDvHsieA8yjR1jnTdOHyFV0zMthUoJLB"
    "21Z-nqsAFyvyqAqA0e2BQWGlqDxi7sTP46AANv4Evry7DcE5AVWJMLkI3OAFAe-bNA7XAAJAEAdEJ7onzQxWGhTwAlPX"
    "9C3SATIEQtgAXAF5pAAKZDwAxAVO1GGDuWAGVAALkAAeysNO25-1E1AVKDzTB3DDAd8-4VXBADnfJ6pAHnFgADdpTT8l"
    "hWISCA71USOAA-pAPSAIWAEnAtA3A4AAsWGGAyAqAFu3AcqWaAnXyg2uAgqZKpA4g9A8+4150Y79uiLC2XaAyp02v4AX"
    "No31NFArNzfA0A9gA3mKAHZlIcHheLLdc6AAkA+R9nx+AGiAC-WVaKluiAXsdatwjfXDmkI+SGO8ATWQ+yYeA8tWAOZZ"
    "wAAAvukho7T2XdAxAgIAAAK07nnAAObG22UABBjezAipdA9cdAJAbGAFK5kAtUAilec8gJAN01FYURH0AwA3Gu8AAQfo"
    "EAhTA1CD18APAAfBx1cEuqiA1rANm65CAtC3pzzvWAEAAKC+5Ay9N98kAOCef0EL1AiA8esHsxU-HU-K9Lb7sw4n3iXr"
    "3UguQ5Aitd4mAAyqec7K9az9AMKAAsSArbEmAAoc-oEFplA-q1AkfXuXAzxqALSfANLAAAAUjVNPISqSAK5LB-WNAOAo"
    "b7Lj-qUeAA2SAPjzFAuVjjAAyx5rA2A2sEOAYwAArnpA6szwARauAGvANAAAThaxSdBQWxKZ4WAHAAAkAAFfxFxSLAjU"
    "AtIRmDAd3DZT-iaXAAiAfjWAFDF1SKJl3SubKA5UIM-ATmAEEQGJgjvDJAAFsqA1AIAXHGaDdPALGsHA4+BX7nWWGC1B"
    "1yP3fqvZGl5h-+1TPUR+pqATznXfyYtTKpoXLSaIkw6rdoIQiIAgq3NZk50Aa5xe1Wq5oAXiA91RBAGBwuE1BNWit0FA"
    "wjM1ADvjLw8pCWt285SeANFX4AAARt15Pi46TfSaypA1AA3ZApAvUucrKwhf6yDj6KL8hiQHAeUAAUBCAiAnjzrb+jGR"
    "q+pq5nPYacqBEAxLX0AqpfuKj0phAFOuW7JA6ioyDaMsuAlP0eyrhB6LGRgPRn2XnAAs7A4XrBDC3Z9SoALBAACAW-G9"
    "FvAWA9QAQALAZWACBtpAsSJAdUA3peAkX4AosAAVyD9AcAWArAA7I+Wd70ALjJA93dRApAAhjX41AuVJAchAYnfAxrAP"
    "AHoAAu7AAwJcaI6tXKG8WbAxgNHAACq5Lh28t3AAUACAA5ApLPiybM+mQrvyzYzAvkWykR+A5SlHsS6imbaw1A5ZOhq+"
    "P8pwJAdJAAuazfAXrf+RBALARFXzI2BMo8kApKALjnROCCAH7qVtyJAOG9AvAEAA1w+-D-SAxtsHnzCaJqAHjZ5A3p-j"
    "3riAFFxygFs8q2EcAx9As3OxZM2vAgcU+JbGk2AAVIApbZaAwFXLAdzABFO-xAAaoJJ+AAWn8Atn9pE1-NAWxH0OAtAA"
    "Jpvap+4ol0DWAVnK+6SoWctAA2AFAIHAy58gTKYAZA2ogASITAYkAh1M3AIdXmDGTAqeAVLlrRAA0pRSA3jLAcA0BcgN"
    "0yILDhSQMAxv7PtLBA6tZA0fCz3T6AA+jA8A9jJUCkA1AHFLGAALg2onWH6DNFXISxqjP1oH0phaFbpVAYbyHXMAf2p9"
    "5tZu-2mSjAuIA5AA+LVFQLW3U+gTgFAA7BL7xoNQVg5++jGC6LEAAAFhfKANAGuAEAJW1XAOBAiekCAC94jcnRp8UA0H"
    "RU6JBBj1AAhHaA5otrxAF4EEAnYdauKwkXcAA7acxAWvDml96PA2tqsJ9j5UxfD8Gh9bynPA3vBXsfxGAEA9TAJAUL3B"
    "-AyeQo+ZAK+YhZbN-6rNAAgnUqhiXAQr7+AlD1opC-O1EAE23R4AbnANkyyADAn+RSsGVvAASAYJAhGiy-TYAejj7UBA"
    "+OkOdOZcqWk2yAmA68ACtACAPXAFx7b07AAMAiAOmdpKcHv5dUuAkpl95uhTzFzj8+-BACJAfqWA7MEteA-zJQ-ngOaG"
    "S4lRNzlxA-IXLAXCUd8zjJwxoQIqHsXEC7AIvsK0AAGUwA23cZvUAVovA-N6A-9usJHVJNAA9z1LAbZEw8HNyjfzAA5o"
    "uX4HAAkLAZDhAyk7omAk+VtLhU8AlAAfIAaArRwulCP8XaXgAOdruFcuA5AdHKVAAA7J2AMWCJkKvSmARuAZE4MAauo2"
    "UAF2AGfAjARup56OTxUpA2SiJCl6phARkPTB7C-tAsGHcbEnRAAADAiA+AEYALA7AnU0A5AqO1dmgGfvAfMTw0gbRtAd"
    "n5ewMAOAVzJbs6A2XzqSL-ArB7AAwiRx7AfecZcNvRseUxjAgknsATnA-tCAE0KQ9khse7AhWEAASrFC7V094AA7riA8"
    "AraK3-As9Y9omJuRc-A3UIIWAOAEAQNZcBCATqAAAAPAONjAW3v24V8-CXwEsZAWsVEhPXALAW29NnZJqx4aWbfGbqNd"
    "NqGuPwheOrzugAAoQA7fGt5Ar+bj7vZfVAUAnBA+ft1gnMh74Lj6jEUFaoLpsK+ADiGOiqNUeo4bILAaOAOp5AQA9BfG"
    "fyAZoVib6AhyAHc3GqQDHAA2WAc8uoqfQGkUAfwAJwau8bm2AX96dYTAsegrMAfHMZzuFY7mAzHZyAT2z4RATrs4txHv"
    "AKS0X42AsLwhrAVU1wixKoqGHAKutAlRABAlk33alNS+Apb7v3R6A+AiBPbmX1AAa4VEt9aAAcTSAdvQwAoAA-GqS5Oz"
    "zn-Am+n6JdAYZed-BMwtWAAzg0FsK7HtG67CiaYFrzd+gZeA3NFj5pIEFN0F+CAMAxLqHqDUrXw08IUmkHbEcAxY8dz2"
    "KACzVgxvA8AkKvzr1AXgxGEAzAZAVmKA9hBCZrjAFqy3aA2cQUtFASAeGiiPV7puHhAvAYTA4xnpI5JAAMSkAAbTakvd"
    "A9qmAf99FAXnxp4as4A-p+AEHTZka6DAAS+f76UAAGLQyJAW06PDPQJERjYdF34Puse4sU7u5Y7bABrA5vAnblAyZ8Aa"
    "hq6AA-4c2jlJ+AMwyAPvKDrAeWAx975mCIxgZA8mimDY5SDL02hW5g7xAxAGcRXyA1GPCAxE1rsDtuAX8FqwTlU1wAAF"
    "GieATt7WpZNAAi-dNAppPAdjA7WAAfGAA59qITAhVHzbtT6y3J2wAyKAAANHgGEADHMtAvs3uY8XExRfPAOVmQhAAu9F"
    "4uTdGtAimUre6AahkjnvKAAuvAwjNUOs5fwIysJiSRA3SfkbA2C3mBPy2v05ALQsAA8kA8S94Y6ciiP9ABMxYwN-xAJI"
    "CgZY65uykSkUAxs46RQn6cHAAAAAQ7NvAbAcS3ruY3565JAX0kAzms-sSfNALAq9o8AwUp-h2oNRLATAD6RlACiqzSat"
    "fxANxCeRmNRb66rwAXAFAHAzudAGjQnGSSAFAAZ9AAZRheqzRfqApACQ2Cc3zO813N4ACqAlAAq6PRAIAq1vVorzOAiy"
    "ALzfWAFuSAUUAdNDINAraAOjAkPCAoctAAGhAEvEeb5HAAlAXAYF3x2PCAFwhbAp110ApVAAZA1-+n5SdAeXFo5NAAzx"
    "rJAVZAoJvbEZzW59QvASwrDQuvmhA-H96J1SApncFOQBUnZAAkJhA5T32lzVAAphAITnW5A-oiAqQ1MZCcgz42ALY5P2"
    "jAA622C+MTkZMKAkAQVRAbAAGA-A69AHTP2rn5Kg38-AbUhfAnWX4A3AxAtsVdFAk9AAlbKmiz5dXmfNOhAAATykgZAe"
    "Atr7swZsuAeqeAj2aa3VugdwLAMdCwSAlAuLVAotjAgFiKAsUxCGKQAoXZ0KC+BZq+AfbqEAA8-5AASA3EABaIEA9qFn"
    "nDf9bF2GiA6DkT7VLfm0KnkTAsotoAtUAQsA9Ah1A-AU5LaC3X4NIHsXAlAAKA5mtAvryB6AdA+jAexAVt5P0ALmAM7+"
    "EwD+ZTsRpMYFdVTAEWxQdviAhOlpBu2p0KAhiGQCQlZoOTdAbYvtoRzDKAGAcjgigAAjVvWsvWuTvAA3qls7S53AAAR3"
    "JbAAQAMkANS7vwAXRecqvqaAUUF6QGMhAABZac85V22AzgCwQf-A6TGA2UAYgA0JoAOT2IP2HRH-gv8AtvyNTAwFqTgA"
    "lAM4e+VaXPA-TtmTII6Ebg0A7C8cuAAot9qiAZYtpyqAALZgWMQAAo1hCrSgpjEAAMCjA84AANPAx1QmEtk+NnaBlUH+"
    "JWjPm1oeMrAHA1CJ4AXp8as11A3rAAPT4tAAwAYKAy2PBmiPAZv2c3mpA4AecZAoVid6aBiAVrsAnAdA2FumCT1k3Arj"
    "ul6AAtMvnGdgNf0DAMRA1o1o-ARiyAEAKbSRApaEEcumAXZTHULdeW-Y+Y26nAwABj8QZXHAJAAAQj0NDFAsAUHSAo0W"
    "IW2FGArFHAgIvnAUgH6cAAZAxHYTCTAf54EjFAsxPv198zlH2A+AAXAAAZYpBLAJNA5EE+5YA-kGa-kReHvmQTA3ljZm"
    "y0ZgAEANAzMdxTJGj8zAbJmC0AIocBAAmdycDAhTAz0AyIO660rAWiAcbNAAAgweCpqqmAgRVv1R17IP10hAAPlPxlUR"
    "q5AAANUAlAcz-8AuAhAAAxKA4RAqcBAfAhHJ9YYyWRm+y9eAFpOjeAAVF80N1huULAsfMvAhKcyArAEs5kRAAKwT6Vw0"
    "YUhk6GpAPDL9g5Sfm7nAGo7vAgAANOFyAiaTeBALA-fOAAuoKAAzArAGrMOKEJxnEHApUtAuxR+Ak7APJpc-WuwfsAAY"
    "2vuCWFP9AAb2AAuZhFWHxszAz3sz7n7J8h-c1R9D2VAVAm5ZBLbcAL4AZA+pia-FAAUf+mZC+uXNcYNPmidAVQ2SRHRA"
    "AjfwYnMNboSYnEWAAqRskmlMF8ckqyfAmAEe53I+kXa-UeBHA7A+r-pA6jo7AAAfiNaAhl5Db8fVHip4qRtOAzJjlB4e"
    "xYXWeApATNxegkn7AAeAciZ70Y7Gn0ABAwAAA8J8NeCAA4AE6BvJZYzHHAiemMAWAmWmkX3rh6DAhePLJYVhpxR2u6O0"
    "LNAt4cGiOYnAtDAXcdhfyiOdlAADM-5vDOOkxN-N1AFKAOz-6ANOKdI7WJAOA9AlYe4zB9ALEwcK5AAAAXrjZByAAAOj"
    "m+eXAQAAHAv5icoyeAqGnZAgTL6SIdAeIou41OAAAdwCC7Au-cSP+Iii5qekPN56KKDAtiAXoudHYTJqSLbKAgmjkx5B"
    "dAv6isAGcApqr-ouF8VAhqDoJAviN0V64EAAT5RgYAWALno-AHAezklAlRAJAv0AfB1AOUf+uKkcytOAxz-aAPAKD5AA"
    "AGAJMWmMAvAwyIAS0ika2AQmCSwA7ARmuAMBj6kDA3mAZ3Gk3n4LyiAMPqCNsrcPqDAKgnaAUApiAFtYAvAM3NFIsxiz"
    "lfJPt1Av9LGZqAAsRAloXDAAAAkyGBApbmtyEYAwPEWi-t6jNGAAfqPYATAEbReKcX9iCxSFtuY8R1yQ3AQAFrLPA32A"
    "A+X4A+AlQ9DS54kk8bEiA2sy7OH7AApAi-HAr9MAvmje5AD0aLxGZXAiWaA6ASwljAVn9VZZANOM3iI8I9-mlwN9A0iY"
    "mk9nWqG2AbnjjZr3Ai-AAVRnC8jpIAaz9E8f2Ag2ZAUvmxK8AAhAAAAiAzSAAtQrYzMIVsA6AAAT-AEjWGAyTgALXppA"
    "44Ll9Adi6KkCSxiMMDBJcjA0Gn+d7AGwbbgZVfVbeaezAfHg8AjMAEIWOIA5SZ34Uu3eGr1AASAAA9ArA1+ybd6jhmTi"
    "AGZABhA7V9voCUrdACV9AdqigA1ARAal0ehAY0AAAvAAd+RABypyvebYVUmAeeFRzdAAAAsAgA4AeehAYgBGRPdlOp-L"
    "AAA+AAAHXu5gF7wAAAjWH07qNABowXlAl5kAkA97hRWxf8crEuXAzxRJ9y6sHaAYABeA7CO2WwAAAbGAgROkr381pAAk"
    "limy1L1U+sR6+AmnO6V2Pa97yAW9VYVKEVEtfqEE1hcmNOAAwiDbAlALtJlAsLx7A8a3XZqo8J2KPoffDbGxxhv7PEAh"
    "OrxKybAOAM+FApMAAL4Mdzh7Y04KUkAAJAeZEhmK8eg2op3EAIA8dNHdzAhhAljBkRAbu+BWl2WY03CJMTOTjAAorMk0"
    "jh19jkTDwA6A9c8yAActVK+RhtceIwAUfAtqAFAu5FAA7+oEAAeD+kA4RiAA76A0znzeJAhVA3mWnVWAuvev7aeFAGXF"
    "wA7HFm8nW8xA5v2qSRrPAK6Zc0gUI9PDfAeNBodA+MAjInX7Ao7q3AxVKtAxGjEm+vRAATzytA-F+Y9TIAAuv6AyvimE"
    "AqcGRAFiAFzvKeAtyAdqaeAmm3A4zpXTIg6ZbAAfREUAdWeO4Fs9rqw7LAA917z35EevHWHn+X+ejqWHA6cEAzd8CAf3"
    "MC8EwibcAMauw7Vuqr1Zmgl7AFQu-9KRlW08BA-7AAz9lS4k9AXAfxSYAZLjA-SzLxtXmAisZASA1wAAPAvEAA-2UAsh"
    "jW8aAmVcQkAOAAMbtW07qocAlAAtpqkuwghwcCUSzJNOG7tAt1AKBaRAxZEKUsRAK4Tvso8gNOsAUrGB6iaAxATAyAKK"
    "p6MQA5PmpB7fZfC40R1D00k0FHKoM-g-APAAHXevamY9zG4AAjwclAAW9XHAAAWAnA87OiXAQA2fW782o1J09eTDEAkB"
    "XCRs2GAKDLcbABW-+JCoQKAh0qX+IxAC39sXjAIA8A4J900mYLAn3tA97yCcOjAnoM6K2DAz9uASAb0FYqAE8CjYAAmT"
    "RX1O1AZMqgQWCn8uosQnAuuArAnAAnkAqla-AAfSABxAiKzTUa1ly6oPA3pAAA8yAo4Oa7s5+AtpLwZzvQtA5AMoKgTD"
    "OSAKihAGDJm8+lC2JV4OaTy9AZFAHEJkB0oIRzAS+KTzX1eGA28Jh3P6AelkARm2wA8DzAoncAAgnjBAALo3IU3NcLNA"
    "AdAQCn3AHYKmiAIF2bAAsAyN16KqH4ALGlAb4TArrAFkz6A86jyrAA2B8EyvnAzxQAZmkAmiwhoJvAAU92vMlAAnBJOZ"
    "Ck+R2+UAA8RPpLT7-1x2KAQAAzSAmAnZBfVQANA65A5VzWAIOdA5xi4nAAtJPvFrwfNA-7B2nJ7ZAlzv0AAj3NHATKOA"
    "xZLqQbX7AAb+S1AbGhROGTAXAEAzOAAAAyrWVAsAt34s4AAaeogk-pVZCAKRmsV-nL1zDV1La-AwGhA1AUuApUqQARCJ"
    "CAAR75AdwxuA7AHwUABYAATrPq8ABAZm3bA0ht8QhBUXHItAbY7-zyCwOCRb4-SB1AmzAZzAKCPK2AMllLBgtDmACBqA"
    "qZUyEb+wgAAqkAhGQAMJvazttowoB+AV97fevjWAA06AAW7AwFDSAqGSA-VA+qgvAPuo-8EKDAb-F5SJun7YAWAcLERI"
    "YWrpedkA8jQX-5sAuAN303Dise9ZA2wokA2UAbAqKAG7Su7AA5EKpTABPzZ4hBAGAAQQA8LP9-+HLN8NzXAjjWGrunrA"
    "MNAW+JAKHEShuArZyA8nCrdqpAAALeAA77to6VaAir4e+gxs1yIUTxPCmAAMtevqbAbu56AgDAfIS6AxAnoAmIACGKAl"
    "EAjuyJBMFhKA7oIlOveQA0VdovTLA3CHqXGOB5AAdTydAzwvyrYhYkA1ASUcCCYAAA-VhFP9AxNQplnApAAl-RehUE61"
    "RAuAN2u1NiAAcK5q745yg7d1YqQGvAaDZaAAwA1iXYAAZQLA8G7OAAyMImFR0OVTVAuocfClAjvAz4ZIFAp137TAD5cB"
    "KDb1xJx-BRYAoqHJZoAGhugohpijAAupEwzAtAAJcT+opMAYJwrUTmAHAA1mJE7ASDiwZFAAAodMNr2SVALAXcffri3H"
    "Ns9hAixuAQ3VHZ21AAxu-A0DAX+fx4UKAiWsAVAuA36FD2AOR+-n-wvMxvzAAtExDgcAlsfUcgrZuZ-+hAweA+5AAG3K"
    "29DUAKHCAIYcGxS0qRI+KoCoAwPdA-u0A2Oc5hu6AAFAma7pnFAoMRAAiAo+BADJKAAAH66AOAmMBHyAdAAV-1o9oPA0"
    "nsgA+ZJTii+Aj35p0XSOiTXTKWHfIWGgl7AAAIlygRAAn3LVT-BJjZTY3nv7bhbAmWYAuWC3+iDtAYAOoMJAk1BWc-X3"
    "AXe+FQAlJcAyNj+AOILWYeX7ARAXM128AR906fjAASbrjKiObLBKzCAvpkIIMX+C7ABMAYbA2Ag8eYwfsMQb2dB44zhq"
    "ZN-ErAFfsenAAenJBpcARRAObZ7X4kiAAATuG8d3AaAdfAo1m2qLAftVAUbA782Ao5AAfAu9AAwxrKoUPAAmWbQYJ2AG"
    "ysADs7osTmAAhwy1jPDAAZsVAd9L0sXBArcgUFDAvlNlANAFZHqxgAP2b73d2tAEOqYloD28A-NtD7HHAcAFLPymXJMV"
    "urNVxmdc1pfn8AZdpjAAXAAPH3MAVBuAVAEmGHAWAQLB060RjYAg06ApEA+KzHJA4ODzHAAJL0AbtyApGdVISVo-NQmJ"
    "0HCL39zAC6ArUAXPEyR5+ASOVtanCnRAAZlJM0JM+lz2A6ukAOXlZAxAhpo3AAfAAR0vocAMKAJeWnmTbNRc0TSiRZqZ"
    "wAAwKLZhaG8HCsAt5DMIbLASzGsH7fIAHwAp6AAIl0fJ5jwLQa6BQ+EAFsAOCyucACqo7JyANAXv3oTiKTY7TcAOTANA"
    "exk4q8-j8VAAIiGsDAA0XzAurtJ9SoljHhGyjaAAcot0xM7lqtgWApAs7AzAw0bDsAAXj7qNQ8ML1ASOSNk7AS0CbAQK"
    "lkELLPTAoPwSmd-TlUb1wl0AAAccAA9AkwswRFARkkFAd2z5MA8ll-8A7ZUCWQlAkKMRA7yAfAAUAqgoaZi-9a9A5HJN"
    "HgAbdJAAAayGdJAwoMAKoInsAQx0tSpAxxf-0Uf9AAwQjAoAcLvmxeAwCrm0A7pnA06NAQrD1AGAAvORqZADxAuZ9a11"
    "ZXmFHilO9chhGCwEAF7UuSfTy59vBIqAoAmAAa1pDvAeA+dFPVXEDAAWCBAiAAbNz6sATjy32aA4AtzAAtYsm5AoxAAA"
    "X9AVUPiWAmyEe4ZDGK8xTABx0ZyfApKnRX+qfWx0ewavPN5GxvCynse4EQpTRxyTVIYuMyQpd5lG4oVAl6DNpuPAUrCo"
    "J7cXxmAxA-KeAHALEduAjA0MA2GXZNUTNexNASNzAQAA4xRc8NccIZnQM9AQuezAgMfxVAAQi-1AW5Tkxy5AdHpp1eRG"
    "l5FmAABFvAlEApAMRAxATyjKwAbpgAYtAFXWRoAYAKhP-n9p5UCAAUwWYhrvLZbAT74NiwnALnaid7nrB2AAAyphEtEz"
    "gARmsAF2AQzU3OG5jRfRAdA925YTyALDRfHrr8ooYZAwAST2nxbF995MARmAulIACp4AVAaAuN34KAVrAQ4JnJZqpM1G"
    "AmTPdA9dAZILdAQYebt217A-BAgg5gNzARhrAnAAY95JEa6N0LxVAGWBGHAZHiWqoanvS8n4JTUHWrA-RHl2cAXAnMdy"
    "-JQ0o6LDJARt8GAAJAXGOsPhTGAVdPA0gbKAYAAnSxAArWNAkLI9cVnCp0zXHC8A0+bsZtUYTTscmJaBAEAl9RAtDmoA"
    "-AAxFtpP4Ag7wZFMD0eeAMpjjydtAy8AbAXyxFS4ZAA6ZTASkASWL6NvP4Q1515BH7AQAHth6Q2SwAxOutvska8pph3Y"
    "PUAAA9WG5AQ+dMt8AysNA-Q5OfnRaxx1+Afek5P0kN6AAAtASAa0lJQ6DbCAVwJgZQ+xAiQAbAWyABuPAadtjx5pWnAm"
    "3GAQJU1A7WzORtpqe7yplbypJEIAANxS8AJlAAA+VF5YCu8yVBKvqAJyLGE+6a-ADQ8AxaeksmAIJbkXuDARAsAAwqHh"
    "5IA2+V+8l8QUcsTzaUCu5dqZKAFRhYP3wAEmbxAttjhBAwLIORyhq3qAAQsufZYbpAAUM2iAMgjGAAAhtA7Ah8j1A2+C"
    "iWEA8FQK7VIA6FsAu1Ee+AM4tfcBWAFwAiA41Ry4AlAC1BXImpSa-psxAqb13ygYsoMrAf7brb35AjP2uAEz-MOIrKMZ"
    "AuAhpByauUIZAXz-FXAtAJw5o6kqAUdIGV8NoAvBT4U3MAhAgJ5KLA42qJAETnXHTFAg9lANRvHovsAmWRBfADbCjA8U"
    "CZdzA0KAARqhO-2PO4AblASIA14qA6DXNEbARlqJ-8pruAnb8q1SQH0TAAmAAAhAfA80bCedb6AA5AgiioFIAmemyAK+"
    "NWAmAG1m3UdKAbCBq2vIPJkXQAAHABHAAhn5FrxRUaOw06FlARs5LuD3vCcPf1N4TWAFEi+CnrUPAO1AAuJ043xtAVqf"
    "M3cA2srAWAmNA-AdLATlAnh97zGWG9ATS-AN3TAAANgAj3ScArAts7OZf+uMYn2ueIY-yEL3gsMx6dASUJxAcZTAAzzA"
    "ox5zAp6JY0k6roavuq2ZNAAOjp3NUAoRX4sh+jAA5QpngRLAWAimghXlXR38KAWH0W2CyhI6AuALQBN0BotADAlvAmuv"
    "Uq3--RW1ATAt0AbiZoAMHYGlJhKS6lG+lAe5AECzAjMAKoVqAtJWC4FrKgRkDAMbMAMsjjAAjdnBA6O6llWKCPwAdPnB"
    "e2a7QLAJ58MPK4A504vA8NlpMy4vktBmFnkAUJIzCAOpAcGHp3ulAAb8+AA6AAAAy-p5m6Jc3pw3US2AhY9ASlAGtO2A"
    "5RESATT789TJAA4AvAiCAllvAjfAAeLAkAAmA+HYiAwKBlCtFAXAAOAB56SkFAkABXE3AsBGHjeKSA35hGpW8gAFL7cz"
    "Cyb5a0tYLA+4AAVfuCApQZlW-AuAWQqqvrcAAgAAAUAEY0AecnBGAXA7zqMFdgSV0gNKN0AANHtN8A9-wfiooAxLzM+d"
    "BFt5X9BD4odZtk+b-jx1PNAwnAAQ17OAAAaNvMq4QBbAtAADAJF5AoApNn-3VA6sug6A1h2YAHpP1s-npZAdmpAIpmcx"
    "p2LnHAAoD0Auo2kPb0XDFYRHAifAAja6A82APGMhPAvAjVzZj5W0AAAl7zspAtDGBiTdC5JAaKj2LwG0zLiECVOhy0w9"
    "aP5sZA0vw0dhMesNKaQ+AvCmwAA3A7Uq5AqPMqe1kRZAA+lAAfA-TA1b7mNSaPA5cA7AyLXAJjBHAuPEEelWcgaFt7Og"
    "1iH-ECCvZLEKGCAez-RAmTgnAaA694kAOOXolKNigAnvOukA3Qlxs9fX+AsgTLuA3qA2RuQFx3DWXVnnA8UiCwvAn0Ih"
    "9tA5WnJADAG42rqAZMHDA+APnAQOjAlAvjTdU9QAXmAZSAn1ZAbJ3SpwW2AAdDAGARdeT5onAoSAQ-xkAbBXIyuoAAIl"
    "49An2fuAw47dBQXwAyA+fGPNAAeBFAhFgRA-AAAonrfQAplVB9AtUAfFTAugoXNlyj5VSwLnAWABK4cl+A-lAKAar9A2"
    "xhkAAfbTutpeGsC+fCK0U0iyBYAVVHDgAIefkjsAi3YKv6z-MA3iNJ5HACVFaCXAlAGOARWSUujAAAAsAA0JcAXsAqJF"
    "UAFplAARkt8wOCAl+WPAAABAFAZ+gXpguYckAnxNrn4ROWIEGv-MDhQIkAdAAQaABAAzBAeAAAA8gwGjqdRkKOee-yy5"
    "RAYeoAAZUAva1O9AScQyLo3AX+XTVqKxALdJ+GAlZWtACF-ajmgAdcEafA2Aa0AvJogW0wH1ApI7zAWveA3nAeD5pP-f"
    "yFAMAAV1m6X7YMgxZiA0ulWWAsxcF40jDAAuAHoAYQgvKlCVJHiAVMsAk96IIweG2AATvoAA30QhA6Ao-jb8qA-WPisH"
    "4eAhAyH64KYgF+I-AoO3WA2EB9WAgTBX+-jvMAq-AjnE3mAVEf3uNAlE3AOfAvA4Z3rAPjAA2VA1E3AGdOtCS7pAFDc+"
    "BLkHgVuYAf2wpiyc8AhfJaiFB3AA9gwtIUa7n7Xo-FXAV1L96ACUzAAq1AADdqiDaA+LHSz43ujAANCAAAAoeAwQjdiA"
    "MVHLapVXhQd6bA3WAFO68CLn1R6VA1arzDHWvT39PNAbCODYnnQqJA5ZRAmFnAUZAbO499AoAAg1HvhA2rsXb8pIq8tA"
    "JhqhKcfzzu51RAfAAAANAdoAL3TJA9iYpxX7AA5AuWYMo+MfAG-LA6FvALzAbAOJWYWARfdAAvsU8AKwrDmED+AKhA4+"
    "VfNFUGVEZA2pIs6jW6ANAWA1Mn54dx1r2LAGqEf6KQA0beEA7AgASAAAAuW2rElAgMs0IBhAzo1oHyAnAEp9Wvwx2E90"
    "ymVAJvaEnAlHkAAdA7AVAuUvllA57KPfBjKAvAEBq0AsOAOWhBy+YcM472sAT88AApRrsVS9+SA9AByACAIbAAARAmFR"
    "AAHbteAbATKEaXAAkNAjA5-SkhlIYMVMfJX4GXS4aNAt4AunLi+Fz6+kV1xLuA7VS3sYIjiKDLBfAAQFEBAoxcFYUvBA"
    "DBAF9AwtXxEJAedAeOAS80AcobAHJARu0kOAxsAaA0uw1ExAO9c+No1gAt0AkozuyS7zAInKW5t9H5-dTgD4vpFm-k5A"
    "C+UvdQ-YUhA-vau5JY5YHQntqI1VdoAV3nykAXkp0ANMAbAkjjF5FcVcQAuCPfWnVX6rGiVv+-TAUecAJNRN8ZMK6OAV"
    "00PqOGA0AKRfjaAQpB4cuA3-irFAiGtPvQ6AVhAAAGcHEAEXAKMD5hpjiKAmIV3ThXAAYfQuHYAAexdAwpAeQOGrzmMC"
    "0xAj-fHGNAaz8GzcUk+wXIkgAe5xA7YH+5NAAfQFQA1-YAVrYUTZAAYqzJVAAUwJZSkXEOG-AAAFZHRsGpqALt6eZAqq"
    "plhAfbHW0JUkCr0AAXN2OAmfRyvWYsAqlqL0UVIWAACeYqY8A0ygtrZ6pR9W1EA7+IA8-OU21c0IAVANViA6+VdR0wjA"
    "bAA+AwmWUEvWfKK33rzoTQAA8a9A8QgOzXDARL3AAs+AA6nAONRJ9xzLiATTRloQAfYAMmKCAeATuAoAyRAhoOVY9rHA"
    "WGpkbLAvWYC-OD3GqYuDyoASQSq5ZNAAAWkMBhAqjP6A01AzAYajtxgyA3bAhChHyWcALUlFB0FknVKAAAT9SeAAAWsb"
    "WRA8NBIAzqGEJwAAMMp9mtfKZacLAy+GFwA1u1A0yKA01uT1A+sv+EzA3OApVuytjAOlqkw5fGZPleAUiEGAFPctUMxD"
    "96bKRgyHZAEkpRZAaN63d9AAmX5-LEA3wAA6zpuAAc9AgASiTQBAZT+VAoAACFxYzqt2v6AAt9HpzDyAP-sAAAtRh0IK"
    "mnm14LAhlAF-34ARwAzRMeFil2zAVSGvUa+MI4nAV6JHql-aWAAQ-7AQahAh38AvZDKANE35JUxpPtpnDNwjoRDXZWFd"
    "4SFwblQ2zrR0qJ0AN5GW-EUZ7mNA8RpXA1FUV13IEd5CA4OR0A0FB8-TbASzukJyinypDAJ+T0DPIO0m4lAAPv6kAC6A"
    "TFz+x7g1TXLAAkORnYYeAAYOAAq48NLm3FR1RDAeG3AD9GeDOyjN6MzrTAgnICMfP+r8SAnAy5zAcCTAxpAQsAAAnpu1"
    "WMiFMZ9S92mtn+X4MhHANrweRDAuIVv73AqcX6ZPYVIzXHXyUsAiWtAMXcAAT2fkZFegsjJ7zABc8gAU1HcXbFACAvCl"
    "DnC9A1p8Q19+A384NNh4mAEAvIWp3FV5+ylE4e4f0Ajhp7E3FaVEgCLpY0cxDJmzkv4qp8AAWJAY7TcD2ndS3ENAQJ5A"
    "1ASQ9CAlXWAhW2QGvAAjlBfAFA2m1GB0pAAAXzrdQ0E79AgJDCbAjpU88RQ6h-WHYqA1Hs87xcUHAAAAzmAiJuc0sAfv"
    "A6DzAwXAuhY3pcAg6WA4fY-KnFyOMA3eLlzk-Wmn338AIIAAAASuCA3AJAyBqakyT29WM8d0AInIXrAABrAVTNAAKL8U"
    "RmAP9qzu2Sjn3LM+txA0q0A9nqWnNn8kyT9ABAqJYug6xQdrf0oAmCAojhmMOlmNXtaa4AiA8A4U1owAABIjtj6AVy0A"
    "rHT5wmnOyAADAPAhrVAAtrMmcAyAAYkaK0PqAJ7SXbA8uCe5R5zdAbAhviTyWpV-goc6S0A+pFXy8A2iEnAGDAm0ABDx"
    "A5Dx04As1apd9hAACVA83L4rikAJAsGcdA2rDAHss+TA6gT0Yjx3KAAFRA25vhOfY20v6IAmJ9shAAWh0Cib+23Rb+AA"
    "L4wAvr8oUA1B8A5yWZyAZgd2A43AbkCDBvAxOmXj1R194kzvjKAuA3AS1wA-u3A2A8AAAAcf72nAzfe1eAUsUa1AnvlA"
    "nJznHYWDAAAh0cWvPaKAf-0z57Ys-Mc59YAML51KG9ocR5AhaWPYHG6jLTr4rhAhCnmVF0AAACcEvhCA2AAhatc9lNwY"
    "AsFW2AAazgdgqVs-AX7P0LnAApAT5A1yq+jhnF+tZAquxqiA0TFW1aASAIOrZnoQAa+djigy7wfZAZAxNTGAX26oAAAG"
    "eAQ80N1sWqFG14f6iEAbHCRf2Ji0a52hUoquq43+AAdUAMA3FlwceRANfu3VqY7jfYfaYKtsRhotqnc9jPoqAOd3ioSN"
    "91sg-dzApAhuZ537AA9aWhnZU3AAtFCYAAqAl2nAhnCP6oDwgA31vodAklUQAhAj1awh8P7CkaD8AMvZAn3gz+b7ApeT"
    "A5AjBZuzAnA4AAe8z8A+ALczb50C7ANdaStAuHLzWCAArAkJuNtaxmeRZF51DMWqA1DdgWRAGj+R7AABzAVAjlAXfyIA"
    "N9OATvrxHEhuA47dHoAMAZpQM-Ml7dhiRAYQA4fnige3ArzARx63AOaAUAdz-AAR69YAGrkd7-NodCXex3bdAaOLirFe"
    "c1eBjChhwFAdyAl73O4AANK7oA1JIksIMYuJ-5AkfbjNnkpyaA0ciAAweh8FW0NeHkyMNtwyDNts7AMp2pDNeA+uZOqr"
    "WTfCwAGGsAy1ANiRvGAg4jAAEQa04SAGZASvCIvrmkeGThxA+x9hIOhk-9tNt+WcrA7U6lU3uAkszAZAoAmmoisCUSAp"
    "A9AjZazArJ87QwxBApLregNAgUFAtKJAZCAu7+B-ATAAAuHDOWmOAUA3YVADez7Dymqbhl008kDulTyqm2AOdXASitfA"
    "5I7AHA9yAAPvwAKbA+cItIOEc3InsEQyn5LE9ByqWw4AA9KCEAAD5A7SkBAKCB5--AmAgTpOeIEm+Ae2FAA+Oni5wjBG"
    "pAUqfncPgA2G2KByMyeAhADA-05Wpywr30lpDJAA9U-UAAIPMnKAJ+id76rAyfz9csz6mtzZAALAwnAWWPnTQeAqbDA5"
    "uyAdAqAALRUpApE7D0mctPO8lA5eZWACtADvKAUiTA+meLcHA+AEGWA+A2AaUVlpnA+cVgGA+zRd9cfNDj0U5PiEMoPA"
    "NgIAalOHT9eILMSR6yok-QUxqTAwE727XjAzCCA51AAAAfYoNtQABLg+vASjAuqAuqTF8auQk6YKlo8BwAK7xrt1PVjs"
    "nzAbyAsnZAwaXIraDAAifZyA-3-KAGxhqrUgGO5YAAeQsAHUKXa+AvQ0uDx9PPAhAuA9N7-fzpAtEdC3CWZlT3tGCmIB"
    "YpjG+5zAf8AqFqIPBAgRtWHwi0e5bAOVAAaRXTWJAA341AAAKVUs3IgdReSYALmhWjFDoAhrA1LjrpMnAAAAcFA0iAgm"
    "IR2bAKAG7DAAkMCKaE4LMplSAEv5xEX00AdhbcqZkGgAakNdLE39JAAkJfu+iBjtPN3FnP4kRvAZAtIxyAo5ALlA-d2A"
    "SAF+8dTs18Ap-AAABAGAJAerPOR-OnDABAk4S9AIX-aoXeNLl0pxZgAemlQAFp3AjAHNI3Uiha213YusDEWJ9ARtQaAm"
    "TF19AlAgdAW61BjpRKtRnAAqMaYA0nAAAEAAbPpB4hXAfBKYWCHwA2II3xFA67AdowKaAPwZkgAAAA8yyk2764eRZXkH"
    "xAlAYotMNADQ0WRbYA2MAo3byCUFAtgX6pMSIcAn41xYARkAhAAi-0bALengWMAihAz0ADn0ReANHEm4N+ZA3wR997yp"
    "bA4AAkXAcAA9UcYScTA1WOvAzqm4iibyAsjXotAsogFckAc3A6WVQtBz6AR6d0LtRNcfTAbVYAsffAo4yI3u2AY2CZM9"
    "blhcN1g5UAZ5AwVwDkAO4qhACh6K87JxANys-AAA9Hz-JIEEU27TCGeBe0QAAX+6XQ7pMASPc8aHxu-jAdrYqrAnvvqq"
    "C30VvCzMNiykMrArZeOyXNP7A8GAD0Ao2qZgeZa1yxLAFpwhcz0YAACuhAK4tH3wSV4xAIEFwK2vKhfXo5FP7VhJHnds"
    "AXbLmjVbE22k6atAFJ9AIEh4zwMa0AADAl1ZAGAPAADLbkA+hA1t7rAYiCA3Ay1foin1yATYAAA120sAFHNA7YAiYAPr"
    "AG6iAAA-Qsg89VAAAA0KAP+e0beA18DcmxA1VMApNAA5+pNLA-dgmHAfxvuwRZvRkkVtUR0AAeBK2CqX1j6A+ocqfKAS"
    "AfaArxYXQgT90fshOAF5oylubc0A5Wu-gYAXY0AepAbJrTAd6IlAYzxPYA5vAa3AynzdA2Pcn5upOu-YADko8MAAlW2f"
    "ArX4Uur1mOpQAHoQOncD21E-Fz9LKAALfhVAAAYPQqvSAkAnIIXiQCAmnA8HrXXmLAhA17uuqQTVfAAcBAAaMAA-TAwY"
    "N6Ud1cVUA+XoB0mdt0AsijMJGWIq6Z1h7dEsSv7QAgoc2dYYALiH3Amzoyspw7CBeI4A9AAMaWN+BKSsAj1ImpiAgACT"
    "MVdYFd7GHgpTA9aNBjRLIcdiaxWV9GwAjhtAwGSD8X8UAVrwOAjonApcPAq+tM-AqLzlK0GPMACAlwT8WFWgtxAoGTKs"
    "A4SAMvWAF9aAAOZ56TxAfADAmcAygAo8ciAwgA7AsJAgAUEAzXZHA5AkAAQAL6rVtNtHfIUJJkdAKCdI37oyJL6OA1tK"
    "2atuFsIABahuxAxceXAWQd4AjyyFAiAAXAPA7cJloLM9M9o+BAXFA1itjq3ABdkTnTwBDM6pQSpa4yAZFtFtuRo-aLZ3"
    "AHeAVAA1l9DbxALZAeAMyEhJUX0IXAqNLA9Yj-fAXA72AYAnAAGIjlLti5AbAV6FUYAZIwQB+7AtLFI6bvAr5vGkn9vA"
    "A5FILVAlz4zgAjB83Ash-JARW3aMBkCaAFA6J8RBKSAOqG3Dm7iNXAvUxrldQXsACrQndorAUQAAeEzMAjCNLQsACula"
    "CbtAYSBAKrHbyadxiA5D4nIAvgnfIAoQMAY1oR3s2uAZQAABFK7AJFT2A6A8-wTpGZiZq1b8p4SAuTzNAvKw1FysjA5m"
    "9NAvgQAiAiVAx44IS+EAj0zYBTALtnAACujN5rYJuVeXB3mADvm9YrJ9YrYAQGVW15AA6C8X-mrRhAWhuAHMrAUuBCEQ"
    "AA68VvCHV7LPpAvtAZAu6-0NBgpZEaAlY3GA3eDJAy8ajOAAWFiKa9AAAqAQATJzAz2CmZOYQzAYQPXrDfAuW80s59hC"
    "ZM5Ax8AS2JAGOZKzKuxA590ABq3Wadwf79AlWTnqaoTbAyjvoukkAyFrHzvcAZMg6qWCR9Im5VC+d0O3+JkAuMAgA8y6"
    "Aw2094vtzAAAnOAlAutSr5CAErWX7A0AKiiabdVMUPA0aXFMmtsImCSkrdA7loBD0AvaAAqhAAiAAq5XiMAtazA8Y0xp"
    "+Vh9kUAZq8XAo8oAyAGAA1SzT+M2zuOAquIzqURWV+pAtNGk4uEP65YmAUaS+zaBeKAU0+ix6JQhU4WVlHrvVDrAAEFv"
    "9zL4B9sAbYjZymCaAWjfAKJdoK0XCAK7xO847AXaAaJn-Nj4-TXidXI4xjBZdA1A3aAnN6pNAA9iSe4W2mcoARQAohWy"
    "jBAnCCTARwfByInGh6Mq6mAkAoxNMeTykbAWQshFU3uKzaFNU8dQ-X67ApGAlzApAxTD5L96TRXmsAnALMmAOAym44Eb"
    "pWjAfANbh2pdELoKDA60FM7MFAAo-ka3ZAR-ArARZ5b1dbz1i537sAllWTR3XAaAXuaoDc9bNXyondo8kMAAAAr6ouAv"
    "V624lDwGUAPacNxoAD3Aixx-ZIg26xXCyA1AVCB-TCkNBA4CvOAgAX0kbDAkPdApAUABHNSzUAAAtPJq8wSqA2AVAEmA"
    "JK2liRAbFCIPd8AHrtjROaGrP-A8h0+C4wOAZJuMAARBCNe7RsHxTm2AEI3Fatrg0AShB45P6AuvAAK9u9AkOi4AAdAV"
    "hAjQAPArRPpOYTAAA35EAgtnIu1NACA6t15AcorRJXxVOgnvAFO5JvofAglxTFAOZVAgGpAIhAqTFHAFObAuatdvAtfp"
    "MHA2tABA9AmdoAcXrcYf9WxPfpAKkU84gA53AvqADGAJ6siFbz67MXAzeAngWAAs4wSAAABNr-WXe2CIAchZ4A+608At"
    "AMKkNyaIS39Ba8hoRAuADnzWJ8goSAaDbOezfoaAa+AEVzAFbFGkNk9A1ho9nAdKuCA3+YAzRxrAAA+oAi91mZC8qRAA"
    "UJ+zXA9czTqwXAod2-nfh+AAxA6A+XA-FsAYAPUpJNo6WSIkSB1XAzVDe5X6A4WJb5OpM8+46Am2AA0-NjSPAAjcoXN4"
    "GAkA3MA0A7+ni1Ah0KADJeUhPhHA-A0Gh16jzFoOATjdfeASX7ThTDAAqtOkA3WG7uHQAaSuAJiA3G1ANAa0AJ4slAAW"
    "AbOCAMYAhFPIPil-ArhaGwAFtUxZo+GStb6x2NuAcmNuHUMAXEBWvo2AH8q9nAFFU-PxXwyibQLrAELABfQQy2AARuAZ"
    "A2AA7FwAV4AhBADpxDsLiqYiAA7wArGAzrAlOABthAANhVu5cF+lKTTAIvjcAhfwAGfAxvSHHxjnxwuVV4Z5CdAAPkBv"
    "5SxA+1EmAhkBQhzAEA1QlKAAUsAfIEfq0YC3K8AzbpRZxXZfBMM6RbAGwRbZJsA71c7u0A3AnW+NTwpAWAHXHrX-AQ32"
    "A7yPW1zAojWAd1rDZAAI-dzPwxjUG4WcRM-5A+XAlAwAAPKi26sAlr6wwz3sA8eId+ocaFk-oA8iwPHK4AuJvt4A+q6A"
    "f9OLGN4z572tIcAU0zAAAdAyO4wVikoAhk7xcfAaAD3AbJuHwAs8kAZHXOrciAlZ9WAPYWNwAshfsggjwzAu1G3OSmVh"
    "HV4ek+mrkA9YfShAeZA4AH-LiApwK6WXpb6sWA1l2RqP9X7AUrA+wHAFheZAAqs8AAfI3BcAAAAEYAh3NEAA0AaqFlGL"
    "ok-aO92Afd5ssTRs2xAitoRE3AhIlRwnbidA9BBkBcAtA-AjZ+-9EhAAYejBxvAN-DAA8xfFRpAqF2Z3A9AZAaAlOyWX"
    "CBAn0AxplFtv4-iydAvUTAgAKAAi58DWAaPXCAP2hwPvASAX8QQHBIKhO+W459ANjyGAPvJJXv8blxlt94LsUAHl5rOK"
    "AUs2cAIe1HMv3k9RiEA0aWLAFsmJqmArnA+SAMvcnddsIAXQ9eVxYAAHwUkaTX6MAIgmi3A4PaLIAdxQnp53AtA9ABjA"
    "z1G7qi3lAATAkAluA6Luh9kDuSBQAADiFE7wOrM4TApAjmNwnqAfDLAjNA5AuI2oAd4zA55crzTAVFNx6b4AasW6AJKY"
    "OLNMy9rzuAAyMkgzL5s4LUVhPAAAtA6fAcje8JTFU42AqaQQDAAEkA1YOAEAARGXACAhNvB0SeIAvfjAPJYuPb8c7WA7"
    "JCAkSZXDEAq7NAKVAADVlIOfNy8+ADy+9AtOPh-aAUO0RfgJuXYiy5UStyo3JoAja2A80dkqMAbrYRY1PMNIJASiFALA"
    "HkAn-ZAFrAAAyvAATCLwJZQ9AJAjjdAGQF1fASlZReAa1ZLT-AAAzrADArAFaa6n7BotH4xAebQbq8AvAkRhY9AAQ6iS"
    "0kZ0OAj2sLBJAhAkPtI9AxAkZN-dUYA9EC6mAWPlDo-etWABTtX8j1R7H-wzcRnG1AclA6AnOJWCAVAFFaa5HAw5dQvf"
    "A+nR-8O-+G1VXIMkA7VNirg1AL9RATAtHAUGm86DAwzAAiaHqRD5dAAA2iXTAIfcEKAMAXDCAZ+moGUWAJwM41AATAvA"
    "HbCVxbg4Z76CAyAjATQdq5APuiAxA-klhAGoHTkAxHv4AAzP45mIbU5OAorYqNnA4AZ-fdAezA45AAWo9AViuRLwAofh"
    "ACQxAjV-0AzltAY6Pkd7APj38XpPLlkU-AmfbtAAkCicTM7WCFLS2ssCA3Ayef02ArNNOM39d1JcUFXdvL-A9GsJTRDA"
    "AndoAwlaAc6pFoCDT3ASJAU4T7AWQKgRVBKZCxsgiJAuoq3fwiHOqy8PhaBu9Kd1LANbV3jjAgGA0k8iQdfGEp9AimAO"
    "HqEArlGVxxHc2o0ECGvCkKAISQPA4KDAVzJOuFw23p0TAAicoG9h5KkapAEbc-AABoQAYNLi+sdQLQkuseAd4jAAiUGz"
    "uA9mAAhc2oAAbpTgoHiujAXZtS7W9fVArhFTAAAAZzAA-F4IA3tcXJgggTocHAK4a9XJKEMAMn3Apu6K-LlqZZ-AbbXs"
    "oA5AGABAsMAAGNAaA2AqIzAAE0dAAIA8Fh75qAAh7qATrAZlT2A+qGB0jAm2Q9fAnAAmAixXDkbTAQ25T9F7lup-cA4C"
    "rSARiZ1AlAHlALEzjiuAAAgQWArAbAcWOAAAKJ2Z7fSOaXRPloA-c2qA5d+M-Njv5pAWtAmP-oAxdbDGyDjENapPRFAr"
    "CzO0Myq5QAAF2kj5AuZltxmAXEyAn9gdvw-AQB+x-b4AKrOt1AklreRA+5PI08eZEANUzucCAJaAyzAYOAlM+KgAAjsb"
    "RHfsRiduAVAAAkb8AR5DxmzpPAiEemriFzVyY072wASo0eErsAYPAeo3+Ahx4kq6IAANHYAYumAmmbAgr8A8yRbfZ6p5"
    "uAFhAGzl7fkhxAA7cCxzA3m4TAvEZK4A7WBiA2lr6l9fFlAAL2A0W0UVMsAXJpWCAg5ALAw1Acmi5Mp7w1ApIA8gc7C5"
    "NWNAwFgVfyB1KKpAxAwbhAJAAAMDAYStLmAwyAOtEzAqAAjA5vnAPn90sHYbAW+oAAFHAjoJAVBalAs9QA389tAzXlAR"
    "pcCeQj+zQAqctYAAna-SoKMAPA3VaRCVABAiqd4jkAAGAZWveexsAKEyjvjN41qs03g6koeAf5AYZyA5TOodFTHuA2wS"
    "AnAQ3GOGhMAEAAxKURAJR1-I9mKDeIUiiJ-EARkA7Y31ADAc8AAH2FH6AElfEhA7s+AAzkh+cHpdAeg3ATxtDmAbA2+M"
    "GAAe7QjWACFG6vzAAvSUvRar0Ad+1n8kN80N+lTAAiZFpyKpPKaWTHWAnd0rAyKArtc5S5AeIdBAA8kqCVfRA-AAAlsV"
    "rLc6R1Uk7AByZAbIAioMnY+4AfPDxIlv+S4Y4imJophieA2Rt+k1SAtRu29kHUm6eVmw+L8jt7r8EAAcFkAvhAtgYdPs"
    "iuAQRkuAzRILAS2k7Lc9pnzGc6jbzn6jSXBDcDUao+2vRjSssq-AsASAA8-mQANAZLfs5LvL1wY5DK+AzywgAyAeEexp"
    "rAd+DAN-pVSAmh4jAA4W6KKZinBp0AR5TzAk5hA-QhkVCQCCfKHl14-44bBAl0u8sX4OHpANHjk5AYAH8FS-A3gbAU-W"
    "5WcYiYjuA93hnQtYAPbA30FBPPAJd7w-RAseuAACMHEYlzg5kBBFi2hr1yi4DAkbhI9SABev4eAnA47m0T6sIo9hBxAm"
    "Axh+n4aTiwAsJkRyrHeuqqoA3jNAGwAEyL+RAznt4MKuyZl4AOAT0D1Xu30ApcTJw0aAicmRAAAzAD-kwplHOopAAu5Z"
    "A18jnAAcMAAZZhAn+8aWEF+iwM+kqpiAWocUAjZzaNAbApAAI9B4mYAMp8IZ77Cw5lJuZtpTVS9bAVAA6D2PFGAF+gjw"
    "K0AnExjW-NgFmxtZzqU-sg--tAAAAMyfAVvwaUS+P84PAdIUMWgXcEyACAjNyVWkBVMFPJAAeQATfZXAVAUByVOXA9AA"
    "rA1TEwNAIAnyAAQBAecAAZAJAZkf33NIKzi2Tfa1aL2+pvFEeDMNEjTpAk6AusVAoNA7hATveFYAO4WzBHtSZxSB2opq"
    "A76OIvAs05WAyvq5YzT6pc2cAcAYQTMoAARjUI4PwAwAApPtfAAANkYz+A8SosiTvzlAId+AAAlRBEAunXMtzG4PAT7A"
    "1xsAAwFAfAAQWegKdACwVs5tA7oAVDAh3tyArAm5AFQAAbA04XQ2kbrANgnAlAzAI6dAGQ+QAuLuKk3AWQRnX488S9fb"
    "1wq+PmNhs-AX1Us3vjA8uyGZAfHgjlS9A3HAWO5OAweJ968vARD-nAQsA1Inl-gpA5RP4kWmhAArg-exArJ+z03M6C6M"
    "AGBlAhy0h0HRbAnfn5AAAYAvEldNJ3ZDkrXgAOQAzAIJAPOsh9GiMAHXjaATA1m8B8L3aki-cc3p4LaSLdAGA3Jp8qkA"
    "3Xl5rA1AHxAyRs5jlOtiA-Vv+ghAicAb+su-MUi7Ac55S5CAAzrQysjpy-hUCyuQRXJvorAaX2A5t3fLj61hA+1QXom3"
    "rBQLGAXtDvANzAAx2jK3aAQN59ZhWzr7FT3eSQjAE5aMIhaHzbX8LL4dvhAjdwWL6AktA55JnktvssZAUMeSeA-VA4Et"
    "jowwNanARAnrZtZtrLAjAOArTCRA1A7pTTA-HLCPVHL-AARAX5AafpyEAAAo6xALLuAD7AcFIAhAbjAgfwGZ1oA6dk8y"
    "-AwCAKBE3xSWAUH8AFA5A6AwJA-247u2EH7QeADUA31AnAJeFaAfAAqrA4IpZZ+AjK1rY7sSAAiAvz7AVHKSkgoFAAHm"
    "JTI-m4QnFAEFBAAf-SYUiAABZvajA4jC2Ef7vx0EQ6A0ZEAjAuRLJguAiATdwhL0DIlbMAAGeHeKXX1HAuIAAIqAlThz"
    "-DtWc-yR9eW26JAgjj7AHVmAAsMhTIAYA-9FAfmrA1vlA1lK8nAZxND7-AQAOz1PXEi1DDlju5NpidApgTATANAA+E4J"
    "adYDAj80AgmGu7A6kuEmrADAtt-tJUbR-qreyS8FAQA6PBZByAYoAdO0EU8hp1tyiG9hn2UpbA5APahfWvT4-nALAI2-"
    "onISQY9eU7XKJKxA-X2AAAAACArrA6KyNmAtiPgseWs82AYaIANA+qbpkAn+pGG85AUNyJ6AAaAMssgPqCcFp55ctMIF"
    "GANbbuSTvYAeNAZ9zbpVfyzAKAydAA71L9ntggOAbpI8AKOgbA-3GGAjGAAIAgAGYYUUcpStA9LCXAT2A3IRTrXaAdTp"
    "AHAAjtAS+jQ9AAR6DR-GAqaAXcTOtAAiA6fY1BQb+-H1s-K+AQJCq0pDsAYW5ekmAr+OEhvPA--VL+bJHz0AXvvZIA36"
    "i+7AE36cA5cFArA23R7QIAk0mPwURIsPXOA6pj56cARAzcZx0CPpdP92k4AACjw4aAH4AYniHn4FLABAA8kpgPoArA5A"
    "ArNJ1A0PM-0AAr0giOAAk5AAFCkAEWlfCAho-YMzA0AlAFAczJS0WvAHAjSAAYWC7AhDf38JAJR-BybRCAg1tZAZYdI9"
    "mCQKT0vuoOABA0qA9wWuqNAAdlABLv6SJE+LPHAwA7zApA8ALcTEAAoAISeAaElV2JA1ADkAIzyBnTKz1CidA7ZyeBig"
    "OLeaKhAnAqtAUYAAzpERZ5nYhd3-6HAX6+q55AWYVnrHZzABZAAbuAAJHmpA-I6AD20AFnYDn67sJ2PK4Ccl6A2p0ibC"
    "k9bkAARbWGhgFjoATGAMEASGfebwD3H7tFQdmoAJAA2ApN+AnfG7eGoUDA8aNpQAbjAIeF0GAH1AmZJxVAnAo7ApAbjw"
    "mZZImAADLApcABAAWn5AxqlTL8eEAaAj+hkjPA8A3ztKgA2AnZARIPJA96dAAAtAczNrtIop0A9ES6yAExhaA0O1gBrv"
    "W4CL1qCj-Ggw2FzAAA-A2lsKCDxn3RAAA+PUMSAqKAAFfAABCPmdA56VMtfMC+MGUftAAgAPiJJ5A95YqRC7rNfAVAp4"
    "RwkZ8AccAcQTW870HAES+Mv+h-CSCA9kJG16OzAPAyE6sQApxgK6My2OjZd6AuAOdtEA1HZAsQAjaAmf+BZiA0AReAcs"
    "wAGnNBAU1w4TApqAWMI79-lSPQuYi5AizekA45NA+nvAlRKR4W-A+AfcSpFLvn9XegMOhAALwL57T1AFTSA3DDmfZMRg"
    "DA5eTr+ASWsWkYqAmAuMQOBJ1KAfv39OfcC0+YRZq4SAHnqA3PiAtAkAAXaCAvTCAVAAAAeQ0XlqLkAHe+7LHDAA3AhY"
    "4H27SAEA0mYAmAb8JZAXOASm6A+3ApKRs21KMZJ+Aj0AK-SMyACa1XA940A6AsA2AAz7jAPv1W94v998S7AA8ZAk3v5j"
    "DAAfAAMlZevOsnHAXYvrLeAXgONgNyUKc-6tAP9udAA3AZjhz4fA92Shwn9m3LlXRbgAOCrr-ApMAh02bA2dgDAAyjqA"
    "ph8BtaF-jyt2jTsI96phAkA2sMb13zoROXB2Fo5+WhDP+y+1Dth4jA+App-aKu9TlASAAAw-xZAEoOBewtAiArgLAAAS"
    "AHH1UNAXvgKAalcEAsyARAKwxzT4eelGrfZAOBAIGETAA8RA8busS7AFAA0ANA2RRNAJJwOoAkTVPqNASAc-AQUALDmA"
    "Azb3ba7-AuA5kCAv4suDQt5lWzcAsA604LL6RtDQAUuJjCAbpZUA2DEH6LXPpQc8AC38pFt6xz1tpBvAA-AJLnhphHnP"
    "MUvAqY2nNaAZDKkeq67WuNeAAA4tAWGfGWdoix-dgzyA9qdnAXAASbABEjEixAw0KAIJAfHsAjryoAG10ZW3AitNn1cq"
    "AAuALGJSA7ApdNCbTznA4+sv4A9886E8pYI+zaAQ7PsAcjssLLjF63etOJAO0wsUByAEX7SAFNoBa4J9XY-jAd7recIA"
    "A2EAd+W02wA2PdknAluj-kx41+AiVjpnW4rfqvqA4AiGyLhh6wajq5AAHYgAAIdKftI5QD2UQUuNxAzpYAAYRK+xAAmh"
    "qj3c6GgAAAJgbAkAADfCURKhXAAAAmAj-FAqArZo+DkhVsAAC9qAbNAMmGTBALBmSKAkA2yAZTPxNEEQArAWEI8mkjQi"
    "O9PARAKbwAkoLqW3QCevuffAydAHpbAGP0cSqASxxG+uIxRA+PZK8U7aYuV1A6ZbAbjEAJa9Fli5KADqef1muqAmgSXS"
    "63foA3ENx4AvZd887GCAkcAGxkAH8XAQAAAG0BL7rV2a5yteoAYXES9EQiWaAV9hMAAAW2nc98aArwdMLAA6gE8S6cZA"
    "k4rfnfAAD+wBft-QeCA1qAp6roRI5AFBYloffGaIf9AOLnGzVAAAnAsA0pQAAALAc78sRw-DAA7qDAAfAJAYqvPgTAdv"
    "qMAJA-AAAdOa3R36vAGMUruAzDQKbtbkgi1NBAsAAn+-BxUpTU+YyBAAerQGcXA82wrhbNx627Aekaj68KAuHB7BPGLA"
    "x0eAdAAAy6O3HZonDBclFj+YAPAB6bcdNp-AVmQZsAMMAvgFZkA4AFAxkrsUOttqAXmmhEH7TbmimLAM03oYFAl7tACv"
    "AwvnAI8CJggUUXAPjwQPi+aWzKmkAJnspT4YywWIAeAALACFAy3ZAA0ZBZuA9KIcXaF02AB5IkAI7-7050vZlkAeGpAA"
    "TAA1dQAxIlAs4AU9Nob0N+ZFlvx0-1ABNhpA3nz-jiAWhWAAAjAMSA9qWADkw8+c30x7CTXAUvAAxz0wAkkXAJ7AAlI8"
    "Ab+AOiAP-AAAbXaBm-k1Wr86OAOLMY+WLAAASATdA034AHV-4LXNzAneUH6kRp3AAEASCqOQA07hYJ6AZAGAZA7SAfAx"
    "a+nQU669tAHgjAySu4Z+eVrxRXBqAAG+pB+AmpiHAfyRpCaowM8VNA2piqDt3AvIrAkLhAgMj9imHOpDd27QaW6vMk83"
    "NVAAXbA41A2xAEwbAoIADXUcC5zAV4RA1aXA-XYhVAQnjnkQ4AEERkAzbWAUAE2G21adMvABAuCpXAMe4bv-AyADjs1d"
    "rJALS1mHQElWApZEAUPAYvYq9HBA5AyOC+927om+4CzCAjWUQNAzqAKMts0blXHDNAAA0XDlA+1EA6VA2ARN4TbAt2Ok"
    "e8TaRpNDpTW5zO-l4IJ+o5dWA7A-YAJ85sAmtbzQlBvEE5A15EoZIAX-KierILAiKcAawUqAgAg1kM4xADMKHy4dOAAx"
    "zs8BA36bJbA7GUAi86hAA9AFMnfAqfgwXqiAUf+LIrAEzAVKHB2lXDCADwnLKSeTSlNX5-3A0rvRAAAAYF6gAmU+DnUE"
    "V+l9XM2R97XgFB6Z-Af4As8dSVhAwEAzycAAtl0AUAtunA6NAVlnAAAeA0YzxI5kA3Fre2--UMAOAD+AArALJOA08A6r"
    "jOiAAAAQbFbCOAAVDGabuQKSA11h1HzPhweNAdbiUemrIfuApGb3P2VdaAnF5AYK7AqtoUAYdT+b43A6AZAsAB9V+Ke2"
    "OX3AIARrpAsxXA2AAMA8B0xxBNT682LrfQIbqYw525ROWpASx13XJ92JW-CaAXAMAw6AAdKCqKAmaxyrcsU+UhYFAAU4"
    "I2AbvqBWA7x+AfiWuwjUA6uNA9B-wDRibAEAHkBn5Kd50f+AEUlIAeAaU+AAVAPERAFyAAfPCXlKUmmKeJAJLA-A4tcA"
    "eWPVA1tDlj+I19QOwAjAAANOSHuKNTdAetKiAb-bAAP2xO1qAAmvBA0eOb3Re5iKurGJgryZVmlHAUAiWAa82OgAKAcA"
    "cSA4L6AnbZpM1kWAiBNAwUChkAU-UkrtLIJUkACvAVmenGcvAOqDAUAfieGDb5CiAAyA2Sitc5ERdKWSiDxAk31nj0wl"
    "4AcA3myQxvOK0oPpPA1QsAxQC8A9AAfMbOvWYAl6DdvrACAdpJlXpYIxrM+1jAAyVs3iAEEAfAlObnGKnZPAOAVn+ZLk"
    "10kF2JldGEESEBAnEheRxAmiCTFqLvzbA9A-0PiAkqvzamEAdF6ew0XEOWwPSpNtAvAWG0HALiCP8LVOAcgT5EA9xAlx"
    "AASPaMCcKj-AmArCAFPAgEXfeAAYJv6yUGDkWMA21IAWcAehh9A0CPADAnAzeQ5EW6v7jB++ufN0XBjkCmAMnAJVyEbp"
    "c+fp4MAa-VdHIjAVlO9JdBJUsnAYKhoHi4AsAFfOIgXk9n2g3+ArNnFLG3vgTH97qi+wNgAJ7qAtI-gD-AX0Av3hj5GA"
    "AJwRM2muQtVFwAAJmBPtKz7HUvEAAtmOT0qMlx9AlLOOROuV6gB00A-6oDXAE1xp9BfG76AmWvXJY2aGAMeCcU+bNtAy"
    "NA4pPAA+ZpAOz6T+pfA90Wr1MXE9AaC-PxGULA6nAXdXVCsNuB83ZWkvbDwN5sTAesYKAnYjeSADoeAlFDJHYUsMP5JE"
    "n9QfAMO-C2FJ2DxNeA9yyAwUA8Vpsco74dcTPM3Z+Q3AxWVDK1Nv9YEAAAVAftQAcY-Yy8Qwss0AhDn7M9boeRzo+A2h"
    "lQkA2tYW2cAL7AL0H7aAAAAAgDb9-xbA3Y1qAJOlTPgjApyFW9LABLQLNzNaXnpkJXAMTANMnAk1c3iaxktT6AgucTAh"
    "fF1EcU-yHJys6rAQlKdsKAEuSRHUF+coUsjPraxGVAtMpAZUUrAdSiVACnAgAFHJKInU4PxtwE9AIAAZdTT9AoCxxV2C"
    "AWvzzA9eAAAUkR3xoT3868rA5A5+JPMqCOtoAN5JZZaBAgAHefFVACp8bAIfRNYVndrShIqAAWARTbtxAAAsA4GK-AmR"
    "AAZAZAvFMSKzYfAoJS0AgfAyRBif97MQAcAApCETqUTJ3N5uAAO5H9qHxAl2XAPov9NAAAzAK0f6AqxDIznAyiTAzxcA"
    "wEXmTsZGhl7We2AMuaA-RPyVvDAA7Kh5AW4ANWZAMgZSbMhVGLPlFwb9AAwF8riiyAqCEAT73A5BAZiwU+bTAUc8jiAA"
    "KyA7-AAC2W6Aj4TAA3AfAuROO8dArfnKPVAFPSy9AXAAEpoMAdQq6mhzSED2t7RgiUNuB6dOUgAGzymALcAAU-dAApuU"
    "AbsiyqZz7fAfiNKTAoepgazAzcHODvX3RAbAmnnmBA1dOVVhhxMDD1JIAZAMKDGReTTAA4e1njwDmAHAVPVAIORO+AtQ"
    "a7tj40hvAVkADSAgwUAq2HUAR3AAsJVmHdXYAAKsFTviv9CLDrhljSA+D89A8hXa3AWQ4TtMDUVzZOM8I4rmzwxOahqu"
    "E9OMTbk1AZuirVn2iTA1qVDLAADlAGdH6l-pydHskldybAA0OkNYkO5iizXhAORfmcUrDoNAwBdfA0AyA3kviZzCAcUA"
    "4zLAB8ipKAAIAA3gfMMqL-1AgidoPAyjAO0OGk9AOZjODAAMfnAVMUjAurryPfTFkAAiTUl0Aqm3nlPAHmQONp61AybA"
    "JZAHIThg8qX6LyDzWAQViWUcdDMQADtzaroyddKsA8ebNt5ZAAegLAw0YuOgALA05LPlRkAAkrSt5AFqz0WlFAKEi+pH"
    "DAlJfgXgXwvAEKA3TrAwYKAIA1yACXsAqwAA3uZRhjqzABHDYdpM7Aq3IQ8XAVdYSnA6eA6zAl3APbb3e8UvpI8jPRzv"
    "YAm+PewAqBbS0sALAwAA2ACIphadFMgAAAcAb33AcBAWYATcC4ZhSmwMBvFALcA7fhAb2bscA-Szfo4y3edrCFLh7mjQ"
    "rFHAJAOA4c2QQXTz6zGdxA10AAAaaPfDozydzAvr-hApvIk9RFRnK3XMAUPAAi-sEqABAAANv3t8A7gA0CATYID+ARMO"
    "oApACIcAj+nsai3Ai8lAXm3hRcuS10ApgodfaAna0EXMxxwmD7RQZ5lAF+AAeD1naZQXAboJrXwAGAPWCmk29AodjBuC"
    "i7yAAjMIxTbAPFJXlShWiLQA-eLvxamQhVAdC04afKAAztQDlAIpzVFvb9AbCeAItgmlAzuJKAotN7ArOAAuihQHDAdA"
    "viuJbmjEXtwUBUwRxisERLaAE-kG43c1QWIJ4QLUuwevA6AsXBmAAWvAOZUA4G1Ag4BqZXLIDAuZaZG-gVLDAw6qPAEk"
    "EYALhe2uVjo2VHAJs5A9SAVEAr0AFA5y9gmWe+aaG-AQ0czALAx+JBPHlmGwe-VAMdTAz3RXz61zkPplEA-oAPAAXBAz"
    "ABe+AVCAfIACp1yRXqvYsEVJTjRqJmiAMAsU0r+8cjf2AKAoVgAaQAujMIU-povLC9HqAAFBbM1DOUlNAVAjeAPup6AA"
    "KseodAyu84rAA0A6wkPFxwgGjIAlerA7SguVDKACrAVrvgzvoeAwB9zXggAxAAheRXnPAVQqllAYWJ1AE8A8lAANDQCP"
    "fAdqdvegZlitkAUAjAzAA0JBBAP8yGyA+jbadTAXDAGA+dYAAAFG21A0zAAbziUAORrAO3OGADbQgJIF6VAy8nANe5nq"
    "lCAYRWAjAaAzSoKEReAfeMP5O-zfAytf1ogAQAhzBmuA-KFoLmPAwUttMj0huyeaqpKLAAPYI0ZcpAvsyyABfcPWKA0A"
    "FfjjVZbAlAAfAAAHQ1IAHbGgvaLlmbHvARKQ9Af036Vgtt7lAtEArHIArA4MKl1Z432bAA5AoAEk1AA+F8wTzAGWuGq7"
    "m4tV91bvCAiwmizp9QA1DtSliXTMAg+JjhP2frAX4deAxpLpVFEAWZfsX+tO1AA96C2TWX18AYBIkKDAykQYUHjYylqA"
    "srUY+hH53TsASoAP0qAAEyA-AJQAsYWAsVPBAIrvHAonjIY5mpAFXAAkuyQ8TAYAAtGsAuhARSm98VvAM+tKZyp5Ad7P"
    "KuZXvNmOQbYyvA8QA-A5AHIPNGtu+y1AAAoUT6KCAAA-A+SmTW+v+1AuLH6tsAAfbonsRq7azF+io+MITYCDxAAi1KgA"
    "AXAAfcttPsQwA0nAQ-A2MqMAclEBCtAI7dMAz7UqPMnxH7sNQibdYnAI7ATOhoEFnqpAPbw3YWA7EW65oVRAX65XxTtB"
    "sAD-MZDAsWdATpASFzRie74NydcOSYRUAr1-Y8lyuEz1IHv-OZPIGLNVeHqAPy73N+mw+oJIRpWpQrPddAO9KMhVU0SC"
    "7XmnY5iuAQdlZ-IAowqyOboXVAHFAGWyyLRAA8bDcr7ApL7qEydAA8aAfU+sATb9PNDwAAmyAFAtFAprAA6Z-wNsA5hh"
    "31QvAJVQuI+hMKA-7yhnQkQADbDWAkACB1BGGc1AAIeMS2qTQvcjH46JA3+y20A7m6WAHACYSzwAIvU-Y-SAqYmAAWv0"
    "2SIlK+uQZ+6AO55-zrY3sADbQX689vjQArLAAUE5A-vfc-aXLcPZcMT7eX8WtAJXNv0AIf4IAWXA7VHAVEhVA0ApdAva"
    "u44TieD9y+KmAGwTbIthHu6KXoeNAvEOAwzAACYAffFYmAmShz1fXPSC7JxgAQAvQA+YWiGO8b8f0wrAigtkA+L4OpRw"
    "ANBbrAAtIW3t7hKt3VDAAsQnA3AdlrAf8cKLa4gdTXFAWAQyAsMAXccruZAnl5e8Es4+ACpPSnTaAAxHyJUornAyqYAx"
    "A1alA8A0YW8MENfKpAim91Ue5AKBzhh7AzgAK3A0I0fAJjm3S5SAAvkBJLPQn-mVfAS8v8G5Q2bCIkANZAlSWYBKARKh"
    "AzA74AiOBZa9PgIAjVE7cG2VgjFAVYLDojm05vmkq92AMTApfjGW0fAHamAgcu+ujiA6ll4MFzrjMAEA40b9-PloNMiA"
    "EZPz4fKgyQAAzyiHCVQA+TZzfvkg0ICxVAA9yY6NvGAJ2GA9C8xaBAgAUArMhNcATAYHAAoumaADPxAVe2-oHAIZZv7z"
    "EDfFbAivOJA4Ar70D8AAlMTIAmALAvFH4DQ+VKxnVArriozgAAZOw1AAVdgmZEvgxFKkePURAPPgEcpiAYAlIUADsRtb"
    "c+MmR0JAAZYAANlMoEVOXXAyH-AWUyjAxAAtMUXqDA0eFAKE-KMSptOHAnEAE0hRUAuhAWaFtmg1LsqfdXAaATrshfAz"
    "ieoCeiAzw8-7tiAAPUBe-Aq23DcZEUAJyAEZyA0A9flUAjrQ4AA+irYOAq9+fFAjQAQU4Qd5lcggARH2G2AjATHmZRAA"
    "baeuAMAzKARX2XAboOEV-AAs14qWVOfUygEZAZ6AA7-KiR3w7q5fuoAFWpSuuRknAaOANH4kh72A2ww05Ti1YhtAyBLm"
    "I4pOXoAAho9ANeThFpnzaAD6h1CAA79AIntJGAA7WAPA9GHffkVA6E0hb5SaUFAyCDAfmAMYAWc7hhRBLXCSUg2GxAt3"
    "yYj-rDABvGe92XnJJaZK9AzSiNYKjjdKfa7WXvApLkLAJA8JQ8WAAIJwAAIMTzAAfA63nuhFlNcvABQI+6CmRL6HAVri"
    "1+mZCeCl7QAPJy3GljuTdgL4l3J6j1AiUsdkbRM6-AlL0KpX9CoW24ADWHwAS7ATD9mADAqAAWiaio-rV8AFAsfmvaAG"
    "AUwjfRLcL8A6PJCAAGpktAlAayKAwNLKDAU6TABAsAbHGxcQv4-moX7syephPhpG7fA57mgjFcld6AeapaACN4luXeAJ"
    "7PaBA4PAFOplcWX-veJAXNkAycyAgntb5XesMAH7AjQBoEDMEk4EWAAnIAPAUqmpCjASlxLBUAJAbeAYoAEtkAALCdCI"
    "2A5MK+rApZAVII7IFxApANbRjGjOEAn0iv3x2R6OwYrwDt1sAOh84RCEKAEMAAfA3MAeTVATscuytAAA7zzWcA+x2MOA"
    "UAAqAtTGFXAxAtibAPAyRyDnt+glCVA8rNaQtVyyAA10R8C2AYltoyBGVsAAt1oAUMJBAV4iAA+KARAAIj1FAA4mdtz-"
    "AAYB5jwGOW+aGVA7L7S7Nz3T5AQ+pFAdFVBecDFNXuma3Z4GsJWcXAAAAQAAAAuHmAFZBThEXNAS5geUsyqAQAqkAaTq"
    "gXPA2iJeCUAAQ0CmAzqQlxAAMB0ZktWinzAAvE2NEcKYIZF4YkL91YMm7T5ACAVkCHkzAviAZcX8YKxt10uOO9NGUvkA"
    "hAmineyk026ADAg2SmvqWmAz5AXarnb5AA9UKA-LBCFlv1hmjIC6DAAxXANkAA5z93yJw-Hpra93EFALAxxRERANJSSL"
    "CSA6AfqAh5AJKCGAZU8c6Q9AXUvAe3aDE0AIWsnQAmrvli9AQAxWgVuAeA+5fPm8IIw5AuAvb3SAiz1RnAAYxwvhAQAT"
    "nrqwe-XHu76AbbEc+JzzFzGOWXpNgqc-sfQtF0ijWiPayVhXTpAI7dMp+LEAA7qA3f-G0AA-CbQ2aUZAOakerFbIvB-a"
    "EA53ABAhlH0MAGTGflqZsEAA-DSjVCAA4lDJ5JWMsmQAGAKlRfs2AQnASBAea3D3cFGAuphjDfpQIA8rA-lBTAw8-TR-"
    "ATzLn1nSTtD6CZYXDuCyCdkOAAo7M-KAMAAFAU3uwhXvAfK++g5MWpDLfIbkq3xKfcev9ZOo1hZODcAAzY6cA2JXvYVf"
    "hY08Yj1xBsAO0OAFU8AwgAMlGIg7k6y49I2AYLUAnAQA8EAfovVLbTWWLAMGlCsebED47GgDARssBAmqAyNxNuhK4UjO"
    "VEwiNyAMARUHftVTEcAxeoAk2RHZ6MjOA7-GAAZArkAe1A-7AFxD0AZA98suxoAUecfAAqAZANIYlnMiO58OdAG+aAwq"
    "qwZaCfQASYPmmXE5AoAAZDVSIbL2AQs-xkQiAagrA3K1AdxG8GAU+AwWuFw19CELg78A4wAsslzB67ZXYarbAAcAYBsL"
    "r2vB+PAn7aAFp9ANCvmw+AsCTWs4LOTgBvNB2PtAAAC0AAGSgAizAFA2lY4xAg-LRhnrWIAyQ5N6t9iVRfAfATMGoanb"
    "oAgXzBCO0AiAqATXC-PyAAwAklAAACEnEGedAsdfw5-0wZAqdtHFduTMurfgb6Z7riAPVq50A3WoyAAnnbALhyZCYt7t"
    "dakkLUjjnIAIfAVwtF1bjFCOJ9lt5nINBRA-c9HJKvLAAiOAFA3cdWKgwA1KJWwAegfKMAdvAE1RyXxe+qPG5yPhAAhp"
    "AZCDAZIEObRj7raRG0IUV1yjkzxrjrAASbQqnwTmeuAPaqaFNkfXTmbxAijkvgw2j8iDSdxzcpAcAnmAAZVIODFAAXu5"
    "rArkGiv0kHAiuqe+AphhA8eA-AAGNCge3CUYAAAuAqkZKeeC+oa2t4wQNAAB8E1Y9WqyICARAAGVdtMMsJC1O1AlA30A"
    "WuxcCoA-WA2jAfycMAyUgkPoAAfWM6C0AnAAAn1cxvd+TArBRuAo64ADflTAcACAU8QlTtZoAGxB4zsAdxjtg+AlnKmA"
    "YDfD-T74qCEAS0moS2xKUAzSAqVAiCKxAOAfAN0AAWwAoLDHA8A0AuSRAijAAAcajAocxrYAESS-TKAhUASgoaqLdAKA"
    "5ZANA-WoS79ZIwHHuMbhAqi+DLwUFXSTALEUsStgsYuQ8gt52Ad-sAAou6CGyGdd-2fWe5RWwb2VbGoAktSRjACWgX1L"
    "fgYF5AAxE8pA4sfSv6QIdAGFBAoe4+AGInEneB1TNfAG7AqljAt0Q7yAOwkTABWlKWaAT+7L6gPbDYDd9AAMm1UpJckT"
    "PohAIaBYEAAUJbjA4AaOAAJsAXiMod6-EFAb8UK9bapU1L1m2ESAMEkM4+tX+qHAsAngogKAoAGZeC64As6Fdx9rW4tA"
    "GAAqHAeD9CAHoMoNAZvMJAFFyA9FMaAmoS8Khq+d4ARApAK8vlDZ8NA3YAqAABfCrtAlAmTu9AfgEPwUqN9A-b2AAiAA"
    "a182AgpMS3of6NpnDAeSk7O+S2A-fFUsB-bAtAiDVphxCf10AABAAA+dBAe2lAA4b67AjAMR7tRGcGLAbA-q+VAJAAg9"
    "4XGDA+P09AADjmALDAAaUvcO5swALrxBMPdY5nbkAAX+w7FkPWt-vOAyAdOAA4HRIMauEFvWoAAaODA7wj0flUdf8+AM"
    "nAXMAQvVAuykhADQdAYCPyZb6Aj44JAgKAAVAAd-mAAfA+G4AibGlVjujZA7suAAyZAAm5lGieKbhEAr5r2CAndAF6zJ"
    "ArAPAqAAipaXlAMuoRAQRGAXPHAaA2BAqSDkPJe8CAJuUxWz3zAP7JA51o-x4FQU7Pw6DcQfgl1AAAYArTWH+SwA+AIY"
    "2ncf0NHTTABBAGAAIGZDWAfHAHGL+Fy3pqG8AsFdh2IFhQF1Un51o6CAuaJAsbAv28A7ejixONTgRDSqA5LA9fHc-AXD"
    "ASAAs9njAb7jmAyA+QGA4bAFAVHNWb1Ag1FAngJJm8thWo4AbNcREJ5FqkSluHYAKQAAoVubTZ0VUFv8AIcIhA7ODTRB"
    "LkViAuyLASvAAGtI1MBHA-36MnATAzoRHixAIAUI+aJ5eYpWhKtlWPASjTckA9YAAVaKZNAaMvA+080sHYBPslaAzJwm"
    "LHA2PpHx5AqbU0AoBwr+bEdczAK-wBrfAekmPVSIAAu-tXYOtnAAqEAAaPUscIA5MAE38AyJAJYA2jDU695zd2AOwtED"
    "NA3lUoAArqEQLDEB67nJAEMAMo3Fx+XgDAck+A6BEA8cA+oAuAAlJAs0X1UGRZFO4s7g-g24ADEOpszIAu9IrAADAZGA"
    "qrTZAu556ATAtJPB+wIn8xzBAO9ABBepxVeuBi1SpvGFK3kIASkAAHTAqaNyzGAN7n6czE7FAsAI2rX6b1707AAwFiRY"
    "kG7TrW1EcazZe5nCgAAAbb8M9L33SEFLQO1n4ASACVBlQVJdoAApdchyu-d4Le-G28FAKZ5woG+0AAdRY-ASAndALDVh"
    "zArfIDndcG7ArATOiG7+zvApA7HAZsUAcjYAG5DBl8AzxuXXjLFmwnBlAYKbmDznAcc7sTcdQ+xcAwXtSIAPPAIuZwAt"
    "KWAyATy7dAAEARa7HAEAAEOUAd33NOwpZgtAlAAAAgqcYlKipL3pLJA3AzoA7z1IicAclApGMpqt7AMXAAAg5vAjANX-"
    "4eRAOAW3fmA2Dci+bPh7olabZ2w3oO4mLLTgIm0biAAk-ANprAfaiAYOUsBCysaAAohIHGA1y8AnC0uFzNr-UWehpQOA"
    "rfjC8A61YGBLCAiZGx3290tT6HZZ9AA1FANzyeATI4Au8wAvcAK2KAClkhuf2DAAAvKAAxNMQSAPyuAPfMoc9UnveAAl"
    "Amgp7hYaAtCCLg6KknzrUAgfn6npy8fn7+HhCsAzQlb2BUdZIehIpDKlOGFAEJcS3A9E5gg9vdQbcev-k+3AjI7V4gSX"
    "d0AvbDAFvKkA2AyLpUWS6ndzj45APjbCnAH3AoA7uWxrfgHdSCmVrNCHRA3ASkH9lecAAiuK4+0VG0ci79AA4AWzWrti"
    "sD5AcWNWcQrBShXMA-DAAREUUAjnMqtANVheOYs7wx+PAC8rAAEPuAALHSn27gALc695-MXSUyDwHAdJAlbRAWqnAdiA"
    "NXmI4-TAwFMkfAsJAABAYAkxAtnAzV1sj-d8cn5CBtZMsH+ANPiB+pQ1aA96AwahrswWwc1y1Qq39JAGYX7GnAA+KAAV"
    "XaY4AEGa0T5VJRjcCAf07E3dAAyIvKurNbKbHU9ZpE+lmAGXU8ANmpQfA1zeDIFpAybIKAAoAR+yeX6fAffS5gyO3kc-"
    "RqzRUA1NAAA1QKSQyBj6dAfx5gSghndR5PRBKqUpAwNaCnB8A2APAAV6kAvbXALwAcnnLn7Q2ZBDpRfA2wPxAlvFfiEY"
    "aAiYkWlLAdqUDRvr47ZAPAAqvPKMYx2ILE5u3A9zi0Ah0nCA++hO3AAQoAHAmvAARGvAn1wE0xqNPceMh14aAATUbAXl"
    "JyhBgjAWOlATYJEYCA1N0AA2ApAlAqkCMWUpAAFBDZkuAsecnI8A+ZTWAHycEzIzyQMO0XRaDjoLoAIAqfPyQiAHFA-o"
    "xRAxAAZAzCEASZMCJ9wsnAfPAja-s3-yAAAAS20PSyDjcLApAgePngV5u9xvwBhR387OXyAbviUs-PAinPvridOzeAOA"
    "t9CD7dAAg8meDH9NqokRWFAERRw1IA8rv8bMgIrAALlArA2ALAyQcATnbruIoAGAtsVstVAkAU0E0drHtAAOC6IwIIA4"
    "y98Md0mrAVF3kEAXH-1lBAPAmAvHsxfAbjj8gZ1ak14mzAsb1HHcDAtAaLpjuWhZcxMi2TQWAUjA4JkA3A4AKANkjPhD"
    "2Ew951SAABHdXAKKXOABbM7sUkDy8LTbPvl3AKsCAz-ieTNHNwl2RaIdGGpxX3+M4CAYWA6v66UvhC-AFgaAAApZ9LAF"
    "7L77XWANALnFWJ2CMh298+Rojd9eqTu38AA3MHQoAMmNAA3WgtGSaA6eA9Et66SbBWGAcekWAAAHs2KOKA4L5llAHWBQ"
    "k1cL2FRjULlAJ6If1+sk+YXS-uOAImE58V2RAQXyq4HRRaiFjA2AwOtAE8A1Ce+TA4e0bdkzIGerdw5Ase57AY+QXAWO"
    "yAJOxFe7Z2zmXVwOaRZ6A5YxwPt+9As1giapCNADAAsYmnm6AAZpe7ztWVbDmsPAkOLarAA-HVAALAFZjSDh4yAOrLku"
    "DZ-JA-OvAQQYaEeiiA2ocLUNzuofAACJLAAAWr3A+99BVFcM9PEYyNAjxL8AEfAnuA1A1AAZAA5LAh9Agf+hAzeA2YiF"
    "4A9-B6UyAtKHAA+3wVnOvecmAOCss9AAAAAuAiVHupy1jumAHAAXkyezEAAtl0AcAktTAA5p4AA7ny1nyoyoZRu+vaSA"
    "WAAON91oAc77P+UQ-A7+xA1mL8JAsALAfGVmA+ALH0K4er8xuAnIoeNVAj1d0BAKSA-XBLy++A6tA0gzilHFCK-Qbk-w"
    "A1Mb4GMCylOP0QA+lOgAP3Erc+A0OELNJuQQHvwlaO0HMGuAgfyAHAC-X2AOABHTdAAPRrY9hom+6ArL2GtUoDe5bAAe"
    "1XeNcAFmgZWQaAAi0GUhemApQAXAwgRWAcoa5+p7ABwNx7AMHtzdRsY8PJYOl7y7COqA6Jh0+AYwAvfeipOuhAEAOwII"
    "D8eA36Am3paAA+VAAHk9LAHQfsA+DA7Y0jAjNAtkdB91Aa8evGtK96rbA2wlg6AYHpAH518icronBdXeGQmA+l9-jAqT"
    "cKXJwuC5BY0KAFR4QuArWLOA3EPVxACrNwAeApdx232aRAsVY72duHjl5YCABvG-0dPvAJ7AuAHXAWvQZEWHRSA+AvNI"
    "AvXAkrec0WAABYmANjSgAjZTAAuZnIVjRAtA+pjK6AbtACAfnLzT42Tc2AVu3CqwwAQAVlzBAh-gsPcKFqlbTgxAmARx"
    "uAAl+s8Ardj1b5I9lRghsAAHzZAAAAAzcLAA-7AAu5AwGPy9AZMuEkAE1CAEANi4AAUSnASZ3dGykJzXAIAbhEA+n83M"
    "FA1loCZAAa2AAqAXGKSAOXGbGXcQCgA+6iMgTTIVQpseiUEOZ6ANoAAXoly83pMAANmUL3lJg7Je8wIAAVeCdVlXbAAb"
    "DFtzVoJ5+YZZ6FPnzEJrD8KAxlrx8Af9-AA-mAamT1AEfi2Pbfc+MvpUApaKAOrZ79jaQvAi6AsAtAAAgAvbAZYvMAkU"
    "bLC-WAAIWLHzb8A8VEbA2wAibD6sc3b+IAnMX5-h1JYsffAP684PAAgaAR5h55wigANY0bmr4LWaALAAUMNAWBAAAEIX"
    "eA7H0uuKhu9AnVraAA-DM7VFlcAeAAugU87yRxEGs5HgAU1AmwmJ5oDAetaJA0fANA+tOAxtQjFmocAAm7GfWAtQqPFq"
    "vAXAtAAA1Ay9AfAOAAARLhGAWYF9ekwgksjQtAA7AA0AO0cTeANsj+uF4BIMEqJAIl9No3XaA32RITA+n6Al+JgAkoqI"
    "GANANUc8+2bE3A21B+GIA0Th8Ajwh27AgJPAaGhlAGuaKqgsm9xv-EASrdSgAaTaAbYGAWASSEAKA6B7AtlcAzroQnAe"
    "5LACKk4aoe2DAqAToPb67A4J-rxApGQSAXABQBksi-yuAiAdy+Hs1baz27wgpAjiVPQdAZAA9AAmqAAAJ9-kn2oAOc3c"
    "m9sYeKAAct-8jhrkpbpQ6KtHu7BuOCe4FAAJZAxdq7UAcAALtV72Fw91bysMApFH6kAJMAgDPApoDqAjvAkAvA4sABYQ"
    "GM3nIR23AbKzAbAXAvdEtigASyAI7qAyOHFAIhHFpAXP8nBtRkZLAZ3A8XBZAZwydAZ8OvaAsQA-D0ANVAqq7FtcPMsi"
    "k5A0AvM0Ma8xiuAYFh7LQOsAQtPAA9WYoMKiovAnl10+0AltAV-uqaEAue+YAhLGQkhAcGuaJR8gJnjGexeAAUiWi801"
    "6AaIffttMKYDADiEKWVCObNZPh3nACc36Ay1zpAU-FAZAJkzAVWGzECAWBIcABVqwn4lNoBAB78moAe63fMQgghcuk4f"
    "kAyQKA68PuhAkAAG1+GtD4A+59TAsvFAAxPAm5loAA5XQxwAbQAA79960sA2aahA3AdAfAk9hAuVNZN9A1-mgTAxLA0A"
    "5AAwAAa-YXhaDOLyoLnQnZ6eRAiHlbHLUeDA2A3QfJwYAXFGAvmRdBnsLbwleeEAiyAVAjAsMpwNANe9qAGKA+Aen6dp"
    "RAA1VihEAfAzwsBfAAmFAonPcBLAk9YRL58DAAAhAFbWeA32vOqeet9V3jIlIAhU6AfKfAFA6rdhRRhFPRljvF0QidBA"
    "bKYAorfSa--AWTAaQ+4AiMh2nAIrFYw7yAiABDAAThW4DkBAdn+AVNarDdAAaTp8CiNAKs8zAgVHAPzXHw2miA5QOfRn"
    "XlAAbLAbuPAUk7-wx31pGBwqS9rkAM6DA1wgLscAqzAQA3toCAgAQAvAT6PvMANgTl7LQ33s183po5QCgGABfmGn3MNX"
    "A+Aq0dsDRvwIq+ZmMaSqSybxEDUOAPADBwuwhACY8pYWO+UCA1AZLPtApA+A1+aAuUchyEAWsA+onALkrAAAo03+Jbrv"
    "rz-cQusTACAZAHY0n9A+fAd9BAxAcAzSv7KckB-K0vijvuegPGOj1pJEAnPR2AG-AbNhsVLV+9DmnQyAJZMAwJlvZ7+t"
    "YvZdAtzrDkj4HeAyOsvrFw5+MjzMr3BAeXA79ms8LA0QItmQwARAAzqAAAAfoXVAhecT-HBXamHAA1TAsSYdWT6ypgFI"
    "W-6WTwtDFOQ+P8NJAo2AGAtIbAAA1MAASrLU48LH5xneAYmgo8Dhop5JxAeJRAcdAkRkNAN3tXHAAAAu8ArU-ArRAfEE"
    "ASzAoVnVymAIBf5eSfB0NGxPyAyKuqO+wADeMG0IRgqa3KgoAD4AGmkCIrAFXfGlmAy5rn7e8GAiHfwAPrEuAARAzIxb"
    "4+ALHAArASV0Aij4f8+LF8eAAcjuBfdCN23rARLKO2WNAEJc+jGpmLBZTqYFcjwPlTATiA4vA4ysK5nsPNiBAAcwAKfA"
    "LSwNAQowfpaAADfQAkArqAtVWnxFbD-4V8GQvZs-IAA-fEpYAGI6ANVASJsteMgASAAiuYgAwcfhxhBBuJKtAPbUQmde"
    "ApmnaDiQAvGAdArAMAAX6w2WT+1xdrXWib+gbAAujX0uAV7gj9K8oABWZKCICA8g7UfLepipWAAAokQK1pL7XAAObqlA"
    "A8ADRqAAAAX-AdYBt9A6qAkp4AAHAUKHDpdigUNAAYjMgPw4fpXkV65tYIzFYAAAAsaevASxKYhXsvazJ0shHA2EYvIA"
    "vAskApYaKrc8m1jBAlrc-FgLkuNtxAUAFSD7xYPtt0-KAU8yAaPKdIAVeOY1IAx5RaAdm2MhAsUkrGJRJAAzXZANOjXu"
    "Tc79JmCOfjAu+6NdoTqrfAreV2+RvW7EtAzA6ci0SvQUsZdor-5AAPu-S1bALAZ+vO1CiwsGTbALfXAAEiFOAUFsQXAV"
    "+vtnuj8A7b+yqTzbRw28o3cxUk8oS4x47Ws8UB1SrMx7NAX7XEKAwmH8LUAMCAoYvDprQx9aA60UZk+AfMRBA0mvKEAA"
    "5ALAHRAgzSsfAaAAVxCMgOUtKPb1jZfJACmA2NACxoZFMAA3Rd9AQwxAsJL-ihLnAATPvkwAWAA7AP-FgCpTPwwdQAjJ"
    "AIzq17Y-cNA+RDMIrA1AnGL4AGTN1sjAVAChCu5E-QsCbG9aHpsMxA0us3YA8f1rARPZGOh5AUEzgzAkAt-AABzMxhWw"
    "iAbUAHKYIg9xBoB8qoAlLA9KtKsOsCrAzA8fUtA3BwAqTAQNy82iYbYAA2e6uAgdAIcBC4AJuaeAAAC+AEwPQM2AwM4d"
    "A7sLcAsNLhvZ2uufK8IF-opyowL7ZsOqqZAnshASAK8TANpQrl9BAqtBhDuaMAAAFAkr6k6AOAa2OMqboANAzUTXg-jc"
    "2kcyr0WrREAAgAVLwzO7AN7gFF76AASqskYoIAkHf5EA9JAAN8XEeAhpHdq8I-f3OAa5ANUmAud2LfjWxafzLu4Lc5AA"
    "Tl9fmu0A+wzw1WBfdRBAAdAsATKd2q8AAa8NgADopbb3chlA4kAA20AmbALYyAdwXAaJ8YnpD4HbPNSobN5z8XJGN2MA"
    "dHAUAAMAxAp3-C4o7fIashkAAfrhAA9b1VHjAPAAAoA1A4FIVPTlieyAjAAAFQAKAJQzf1vftzQXDAAXhJAv1aeEZLAA"
    "nz++fSBmAf37vJI+rJAFY1OQv3nA7ERrGSTGWPyjUAA9MHL4AAbb7mxJ+HArHXXGn6PUS69AAqcZaBLFHA+yAAmnGySA"
    "nTcSdqA+F6L1AjZo-jqsv2tytec9AbYAlAAWR-IXzAAqUPhRaLQUfvc6XwAvlaZMiUx8J4AbAf7Vt-A92C9HKAA0ABaN"
    "agNx4pAAD3uGAadvuXEtAOpUAAXK1pA7A+-ANpUASp1AAZRrmAA5AA4AggsATAAEGAAUMWApAyfCTWpdbqVP0nhAjAvh"
    "StQAZKAAhAD5ApgKAXNCLBV-P88LWgFWY7tA+AQrKSAcu8UAXg2DhMj5Ax8ApFfRUdTFg-nAq9AjIqlRs+fvxAiHi2AA"
    "SKaRdFAFTxkzUvloAUAhAFfnsUtvWMBbAvbvhAAVAhCqI7IYZwuj8AdE9XeAAIdYM-kVPCcAR1YTEtsprFAqAAZ42sgA"
    "SPOvA7yT4aa6wv9AqIX8v-A3ACXBASdvkAjYAzGICt6xdrAAuEA6AAcAAssxU7T48AFlngQ+4nVPAAD8br26AAbbPU0r"
    "wY4Aty14AUP-AUb7L0AJuA+ce-GLRmAIWgOAxkdxZAC9JANumRaYE4lyXXmVELTANVwGENA2OwY6cSAkAqkB6FpAcw-C"
    "WzRt2SAhwg55PAA51eeeAv0iA9Vi8tXAB-yAdDccs8gxOAq-5Te5b7Ja2Ahb04AAsAUmsA5ASAe9rNvAKmoAOA0XAjAS"
    "PCWAdARKheiOAAA1UOMUAkA+huA7-O3dNvsrTCNAAAeijM9APHgAeIo030r2uIA+lKVHPIkK-CQjQGAuqTA-AbA4Bfx+"
    "ArAzZchAOTASkh8APFAmOJ0QN0KFqIA5QAPoUYjLAAAoQZA0oUKjUjcdAnAAx39hNGJJiAA3AjnqPq62HnA-xSLrhAAm"
    "ALA8TGAeAA5AHz8TQSzd-EFTPA1S4rG1AqAjADwuASN1VuO2OJj-tCAd9+VVlAzfaEZdT0EDAEglAeccEj2A3AOkA4LF"
    "AxJAtupDXs6y0NqbkoeAGULKm7A4A4AkjZAXXPZn5GmAAAAHAApvFdHAAvomAX-bB5FDAbOIOLJAAes-0We2uacBAZt7"
    "1AkASaiFFz2AtQHwA-uT-40mARVHgxFfQAAk40A5aNgSAKKTL2I3Em1noq01KxGDnqZZ2APTAlDzBk3PWOrA9omAAbUB"
    "eAUAfbPBdhHCvY9hzok1HNAArIX5ACsVZrAA9jv9ayxqAAiMAjPWgAAAsaWHLpANu2wVaAYATmX6AEIxeEAAAoAXBSO3"
    "-xh3IsLSwQIgArzAqY1apB11nAAFtZM6Q2IARs6WSYRBLdD6k9m6vAgmcV4piduNiGXAVj4kn3LS0bGxFWOF6AZ8ZHWg"
    "IhLAibA-Hd7bAhEUvwAHsAaAQ5sA28AAuFsBHAObo8AW7w0FAQ3mbKFrnqwXs5ACmA6VdKAQQC19eZ3krIVNAA8zA7VF"
    "xIcJFA7VPe5AACHZqlA5A7s6IA5UN+NrpHqD2LRABAJ48BAwf5LAaAe05NA54jFcVLunjAADAjbAEAUpmnRArJZEA7qL"
    "u0XnAPa-AYa5AAyA67jLApli8GqdJPikZAMdrf1lADAkAs6S-VAkqAeN0gGwrH6AfT+h9iAbA1kWhAnKYXjc+FN8kALt"
    "3V1T-lTMfAbXIAdfsGlHf0Am2SghAzhApfKAbabbbJ1WNkjoBmSAxz7xrO4uwAJvRpZjMA5AAVnyAywrUXh-oQwHXAKr"
    "aZ9+6ADISydMSMC6NoiFnLDKFE6yNppU0djGAN5vROA0GFAiSLx6Uvl8Qy1A4EH9Dnfb2Aioul4Y1A2PHAuOyARSsIrZ"
    "Kr+A0ASzbXAHzMMIPTVHAAfYec7pAY6PAAKPXKQGHslj+uQ7LAzALyHGuAA5m8AAHe1AfDnI7vAS8EbZUaJh0ur6xTVR"
    "AA0hhA490gGKCNYvxAYz8APsfAOAn-8PY1Aag8A3yfoRAu5209AAZDkX767YAcD4E+CdErfTpAfKMNiW5PBhObES+P2c"
    "FAvDrEKtzpAkIszBA8AAK3AmA+Ac6ASGAJAymqpAYnXnyKvAAAcilSZJhSpOWVAAvmmAAhSWADIqADZDAqAAd7Rqcj9Z"
    "ATLZBA4AfO2puxZiAyBUO5-CSYxIAHAHpAxvYQ+DgtkQimxOIHPdAroA8NKUqA4DY4OASitstAAkENAEbDrw-2KHAbz4"
    "X6K+jU6GtmfLbd-XhFfBLAAhA96pzOhOh5hPvwAdan7dvK+MZgR-mgKEAdAA81AfozilCP+IfZJ6llZAAMA0VAJ9erAd"
    "3hwOigHYrXVAKGduEE6pAo02X4aLBIvAobAkchyXAg+sCG+qAm3jA9uAAQ+1EcJlOKnUg1wAf8Apl3vo4M2oAAIAlfFG"
    "5UNAiKAFA+O+VI-p8EA1jyacBmuFAShEA9hMAuxdHOteuAu0MAIe8wyOO5VHPBavhb-Qs+-uamAWA717Cx6QYAYPArAW"
    "wRm7AAZAd-3MA0AoTmQ6xAAPGU1AAlelvRerMcefAYAYWl2RejAvnsAA2BOAUyATACbm79L0U01AAPokBRLvzjVXzZX4"
    "CPM6ADZkM0VQSQ1G90P-A3ygtpAKAnl7Wmc07vgbAANL+AoPgyjCrtCuARVOOfRoXPQGcuAAGr8AVAm3d0XZgaEpZnLA"
    "ARwEc1eemy5AX9629HhAWA1IAAwo3AYs44hOlAxGA6AR7ywmUAKAGmAnXhup7zFrCd00rtd0AJ5ySH7ApMuezmJatJAO"
    "KdAIArJAj8Lc1WOWHjAAbb8AfARkSHzZE0AOJ-JQdynJDzSN4tAgGAJVfVxrj1Av5sNhg7657XAkpqNju+A3+nNqATFt"
    "w8VB15PoAUMxAr3897AeaBTLAZgZ842YVRA771lb1AD8XehU6K4AAS-A7xAOAUcweeA5sA7fkbOu8AALSIUyAAJAh-SS"
    "fATkLjJAPEDA-kmV+APOAqb8Foe5a3AVQKJkHsB3bQAkltA26iA0B47vzdsxYuAzXARN4OS+zAiDIJie-PlqD6A6lQ25"
    "gRVs+BDMiAFtjA68A9lbUTwiHc7A-8Asa-A89-AjFA7JlZ3AdAZuYSoPwKtAXBAA6-lAA65AwwU9Jp0QAF7Ugk0A5AAS"
    "vxoO3AZdRR7p-7lA+FAn+CAcqEeKaAaAyqAWpANxAgBcQAK3AUAWIDA2AssjUFOR3a1AGrPxAl8gQAZDSYnef2fDVlj7"
    "AwERQAbveyA5BdTSAVQ3AKSeAAWuLfAQRA6jDVOAK+mAXFuqZUAAg5jIXaCAmsAeKArlQ4tAeB7SAYO3KM9amAbOAW74"
    "FALAfAPA-SSjZhAAu4AW7ATUwASoH+A+WWASxYf3QGnckFQXAAjcQILUhGPiKjqSWIvAntDA6c4UAQAA9W8A+Eu5AAAA"
    "PAdWAR+fRPCqSLCpk+86xrEUez7sLK97lA-Me4ASAAADVAj8GkbgTRLyh675NddABAHg+G6ZzAjZk4vOnXocUajAj8As"
    "XyUx0w4ExarAUIAuAlA-MTdXw3bAAlRBESAGgAAAbfsAAfaJniA1lZWzrg4IG3+NAxYObMVgAYAn8A0b6ZAlvECd8FU+"
    "MwthA4aAK1pueYAGFy9UJs-g0DXsF-B8EKAN3x-dT--A7AnkATwrIAvA4nGmVEmkuUZG3rD2N8g+itfr49q6AAdjtk4z"
    "cA+B6o4QSl8Uoz45A0G9A8Em98A7HAAXfndGAA8WAJiZQGJbb8dK6-FOoAbATJAfOXqaAUl4A4AmCTUMvo1xPCPOAAbj"
    "q0Z5eABM1AAQGvLFiAAWAAvNgVATVDAAmAECaAuZ+iAAAD90NAnQwAESAgXcAlaAoAAZP6i3lG+MjYRXvZ1bqm4M+D3t"
    "cRmAVgkSAUrA6A5T2WIZLNAUXAdKArZfKMwAoDA5ApkAN7l6Ue9hyXAA+cYzdjajAFAAAd0ocSAah0wW9AA4ooWAn570"
    "aRNRUxFA1LCJQH02AAy75AcaCuNANsPyJKjfmA7G80Jb5Tk6xAi91qcbFrAvag81IPARrYl4lAAEAQlC0xVfATAJewt7"
    "AgAvjUATABPDaFGAQiPAbbJAPAJt0JAQ78AsiAEhI6ayIANbs3Bx4WLAIRx6dVlaeAqtA4A-V0p8fsBKA+CADfvd8ujT"
    "iAlniK0WLAIAJCdA-A1twAHkOcbNLbWC9SVIZwxx41JFA1AAF4qUbkl+X+A27f6fA64QuFXJAqCABBG5eo3YNc-3sABG"
    "uAAxPmcA0hOpUkPKAA3MDouF5AAACKDH86AbA0vWAn13AA4yyACOAAAooMI2X2cmxc1u39NZsHYS+n0NAUEvu2hPJAW1"
    "wAeqLpJndAU8gM-38AFwVa6Lk21A2KAgXh5vqAAB0AzsvXAEIjAA3Wio0q2AMA635GwRXEjd8qAnAAAAP--LVathAEML"
    "dRBpkAJ++pppZqpBfcyrjJpfAsnqgRn3QKwRB7KoWmHIAm+A54HJrSXtsWtIovEFsnmuAYvAEFiqovgV4ASWBpMFALS2"
    "yVa3hXZXQw01Q5GLJKIUHAU0oBApkdAvfAIki1oAwcfkAxlZBHPAjA0oySvY6uqjpcJQzygkP1wzTmAwjOAVy2A4l1FY"
    "bgHAa13BHYKomerV-7b05J1SVAjSjQ2WFa2A5v3XTADAkSAbFpAIA50eh4hA1KmAUhAaMytJ0+FYAGxcb-OAwb3b1iA2"
    "+-rYv2vXrTU5kn-KuA25edEJRtTrGVAAFU3nRW0PwvAvc1VkYupSgnztFYjLvemATAOBj9tG3AUJZAAg4A0AqeUAUeOa"
    "AsMAvAFpCVV2AA-Y+ivATARqxHgB0tyAWFyAAUREALAiqONVEbdwkAAzvuHAbAfLNstoAHAEAeudUCTAApAhljAxUXoq"
    "ArAj4Adggrubl71Aw-0KAzTzgAA7kslCFFPegZJAqGfubxlFP9r2UAAEyQAtAL-1CAjJ7CM8-AAbNSWXDpjiABot8ATE"
    "1HANTAH8AAfBKnNfAeRQY9ACA2AYGHSZ2svJSh4A3L6hdJpAPA5Ge0oAL1xAAAjXtfABItUwS95xAIlxp38A+AsKr+GV"
    "EYJo4CAyWmvWRAWYXQ7MfHAfwBNaAL3YKHffus3WAAKmAdu2+Wtm8AGEIdFaAJky86TA477A+TzpSmEIvw5A2AKCd9Ag"
    "YxrvAAHlXAlnAogxAtAulq9QAsOAAGaodAQo3A7pzpnXALIFVg5XAeu1pAdeABUZtHAqgAQK5sPImMYMfg-ABjqqVR5M"
    "F7Dv+Hm0ZqdA4pgfncMBySvqoABnp5AZU9gl4QV+FAM2Map0A98AKVYAlBtBX1qIA2zAWHzLAAmWn2WguPHExH7qAa4P"
    "I+AA4bPLZAlMA7oArbBANAwOAeEWX-16f8c1YAsewYjRHTaAsTcCAfnWhAAfSA1CwuPAubOAR-2AwGaoFAApfAD6ufFI"
    "AA4An9xAgUByyrIk9eUmOiPkz9lxAPTykCmV+At1AVxPjAPmFDmjE7GRAAXrJx96HA2TtScAh9BN06M0f1A8AAyChAv6"
    "dA-95cHDBSK+ShkJDADRR3AAXoaAfFneyyG5ktdvAmPRGCCqgAppPlAIyYKAhW67fAVAQpUGF4uA7a1hAAg1UA8VXzrt"
    "ARjcZ7AZkqI-QhZETAoAFuAh3AuDPpJmhF4Ax-Af0DAAAAAAXn9tJ-JRTN2wAPAypAGrBPSFAAujBiyAAIMk6aFAMuA4"
    "I6dZdAWzKAdAKjtjceqTbRApAmA-BCRNpE0xHEfWKI70mcYndLH8AfAO8yaAkAAmxcCDL56EAAJR2oXNeSx6Z5quXm0l"
    "r7lhIAA-CoyReTAUAlKVpMJmH78ADr9STAzek1fPZXZw3NgTWDcE7Nv2NS7AFT7OJAJQAb0qlBWfA2ZC+ANlAHxvbAvk"
    "IAB+3Vkfa5AAUkSpAAA5i5CMARIAoJAsIQa67wT44OZxMuveRE4ok4nAvF9AggAypn1MAHXArk0uDAYlY0xAm1tHUeAT"
    "ZvdHYkhBAgaBZAI1Ad0AJAtw0JAjaN4w47nCieA+AIpl-ujrdtD30Do5AnAJusAjXUMo-AFMFAAAuAhwAnPFtBeAmjF1"
    "E7A8IPiKHAubAA9AAAAJ0V9TLeyA7UAuA7isOmy5EEArnWEyPUdhAGOF1ArAdt9-MAmA-5ATeAAeanUqAG5VX2MAvLSK"
    "w2FA7DO2cACFAHAxc3bQkAaDArAcDI+FytoAU1ASqsPAMAAAwf7AH0SArA-dA+NCAo1ANDrjNE-AY7AAgg2AWtABA1g6"
    "FiiAt8XHfnXOVHAmHk2k+yvowAFpXbAwf+FwZBElYI9CrhVAmxRuAwA7T1KuJXslcUOAjNqlPgeEbe9AiAGGmAR4vzbG"
    "kV8YmJOAQlPAA1j+OaOUG16jMZAz0HX7430NCJxA1UzJZhVFcfFJBZt5lAQCPB7NCdA6aZctSRXAEPX4LMTAAAAKOOA8"
    "AkANzPeJQaGb48vUEJ-72e293u5AQAEVNAwqViAdmJhAIRKiPKcnNCmoAqTWmsbQaHrAAkG25qXAyG07DZAmVJUs2AVA"
    "eA3Jkiy0+A58yA6GwZhH7E3xGETe1o7wqcYvhAcZGYAAAy5TNQMDMbBxCkACskYwBmAJz+wAg6agAOMHB9qXSGAOFwQ5"
    "q+dBXk0dAbA3AA3AA1dWuN5n1APOQAwHCbo0WxEQG6EnqAdKsRAcHh3U4XgfMJ7HmyPjyynAahIbrfStqt-AlA8E-JFY"
    "1Z9QmlLAALnDeHsREPNA9AoLwdbCR+T9WD9tgAYku0AATvIWAAAhkAK9AA9GGaMAAZN4pAhNAjn5AF7cqtr+YAqqYVIA"
    "jXAhYLPjRbIK3UlA-bAgIWKcAITfUAAAQKA48yeA5iNlkUqAukLzdv85AzCfRgAhBk5sJ+ukAK4V8LjwAefpZP34zyfB"
    "huPAbs-fAfuAARAA5aIeVAdjQsAGNqnAAljAfAoVAhHZA-Qm5PWbZh9GF3zlpLA0Ex1Jx6A9AoCAGgI8hJXAA3Owf+3D"
    "trmEGAdvnyA0BAe+AA5dE-3e1OZJznUjEjd0wWiJATtgzAwzAslTAOFQ80ABdCQr+mAkCyjmHwQVAxZ+A9AAEzsaAAlM"
    "F2N8b7ZAAOiLgUKAS9j+rcbAR8AyY0LkXWAKUJSaA+48aChAI+APhObUKLvBKTfZVtpAnNAXnzZD8AAkU5i5HAkrmUH2"
    "t0ZmYqHorcWzY2jUASHKPAxZxyAItyrxYXQlLAEP2D8siWDch2G++065zP6ryfAAArsftTy+zBF+pRKZPHZIZA9dNeIZ"
    "AABnkSd-OAg7TkqAslZXwE8kf09AcIWutAooBY+iFr0NRxXP0ff3D44ScVcbcafwUA9kM6USAAA+O0gIdQAvyWc73GvA"
    "AAAAglAhTCMKPuJSrAsAXKEluPnLBOAM0AAA0UGMf+lc9TSKAAJRgzAvAPXLAhAMXl+AN3FpwcjAtn9XoJAUQp3Q3kBQ"
    "UFMGIYL2B-L0upLHklVTAAulwiXRHvRjkFAAo+3Ujqalx7Amu7AunAA-0KIdgtADnlyQ5nYFsZ-5pqN3AHQbpAdk2aaj"
    "DERsUgp1hkAqAAAAqxAAFMEA2o3L-ef7btirGfpdPJMNPuoGX0qq3+AcAfPVlEAxcBAbRYJvEln3TIpPF0AwAYaDXhpA"
    "+rFUTcThnI1CxiQdAAmaAtFoNS6+3ewAAREFeJAAXmraz0XYYAmgtm7TAxAop3snPhHAeO29yr3aAvRRx-MTXqqUcrMs"
    "ABsAot9jEwhOnAw2AAG5t4DhGEyAAxLAyAXfeobVBwoBidrAKAndSTWxAA5xFlrLnGnj75Xw6uv4oJcQMPwU8WAjTtFB"
    "HPApGAhbnTUrF1OUkuvCH-+AAbKVAhAaA+VP5pt6eAp8JfKA9Gai+nAJeqACoaaRq3AA6mLApFJeAfFXKA55-rRELd68"
    "G4Dv27YAyb1ABSGF9AAFAAGA1xQmG1kw0L22+HMAqgPFxAg6AoKmkzL33v1r5z8WwyaC+KXbJ9Ac6Hg9AOaEABwwHAk0"
    "1AddRARzA6qAwFp52XEfvYB-AoLAcJ3AAklDA8DExAbHAbb3q1jhFnZRzdA1A09YAbxFoe+AA8jyjAK6UyHAIGcfgofa"
    "yAXfKDpAzL3VOz+AO+1QF0X1Lz2NkwaA+kzSR22yzLtn5VA9QVZJq2t15OSbaAwFkUl7g7npSK-mAAcpgAA4NAYAWZZA"
    "AlSjFsAHnv3N1kt3An5ODmwAA7AAga8azeEoNX37vrA+EFH68kQYRy8htzzEcs4ihDAGA0PFBSbEsAnVlz8oAzgfckMD"
    "SArNPJPpXA9Dp9ALAIATLjeGTxA5XBIM3FfIxrAS1j8T8cA+BoAdxIyA+AHLcAA+qglhAkyAdTpXEYb88-7AqiMgjxAN"
    "0QgDv5MXOAAAzMAGTu2Xatf4ijAf8rbpaHEHAAYEAA+AeH1AMAAAiFYo5-AA8eyl8GD1-1Al6CdXPTAd-M9-VTOAaAkA"
    "bk+ZbGGGtDPGza89AAAPsAg90BDtz5FJreIhAAA7uKSAEdi9mEJ89tT4oGM8wRrnb7jAPku50AKlSUARIBLJYk0S4jD7"
    "KhF5Rp87B9EooQM4fhmAAAY8ApAVKZ-AVAjAmG7Zw0AA4EDaK-sA2E6JAvRmPAoAYSJA4VAOxAAHANvp3b8acGzIPwSo"
    "tjfrAd2ZFqAALyJ6qAuAWUllwZjmOAz+eBA-Asn2yOAdEkiTWpJbQr2wunOOdAp-AFzNhJKA7ZAukaszXAANMJ-qZI13"
    "ATlEM2D9B8saJrfrZm9AErfD2LbxwT5lnAPAAzfAyzf9TjAAAOAVXuAAoAI2A50AAAv6AitAAoKIVbhrAAxT1BwXqAcp"
    "m6wYqAcA3hw7PDPuSr5AuA9iAYLu-LTJARVj-dyImTcSjZzuuN3RAA4GWhAwCANAQewWxTuXQA6nPP5QA-qATuyEARaW"
    "KNLPA8ecSIQ1ALjBUAp+Jl+V8jAABTdKUH4-Unm9TAAOezDTXgqAen9PDzYa3TTYDAwe-zAnOAErU7+uE9AMhKAWupNX"
    "VZnwVW0QAbAXgONywkWvA4APNIzAXAchHKAAAXt7rFLjj-WA04JAdCgAeIqF23APzYnEAi+uAu7o1Af7HAbfXAC+AUA+"
    "7AvRQAANdHQJPA3iyDjAubKfaFHeAbnAAh1ADAMAg-KrAvEqj98bHu6q3NAHpXicB+FcAqALsAnN4FyU2jHMGia0MktO"
    "W6pxTAAGqcXd-zqA19V8z9lQ72BAMAd0MGEVfrZbyaAdGZ3AAx28QC9+D3ujrR7C6AUhBMbAlJAoYC8kLRzzA8wZS8My"
    "5cpYhAWEADIjA+dpRA4eBoYMVZqA+aGF8bXYMiTADeQFBAAzErG5nZBqSSAAB9-rEQAAu7ACU-WAkuJ350yAJsqAzO8A"
    "aMXlhMNu56o28Y5p9Ww44xOrAhCQA-mcAAbnxIAocnZU8vxPZAfJheiAF-tAhDXcAADf9tuAAeEnAAAK6Aj8eACMAqaZ"
    "AgOVAC4-GFBAgfXAHhljxNaJ9TzF3+619cHmA7Axs4QhATWT8JOl+Hz8dU8vaOAHR4jSVAEZuTpPV1L+AHQDYAHLOgFC"
    "80EyABbAXy0P-GjgA-PkKjITjSnroMCreBBWmAAoTMAwHpMAW5+gfAP+ga2gMAB8A7GSHPYAA73A5CAPAZAnF293eYdY"
    "ASLMAhzVeBxAtdATF8BFRAA2pAA4lAybe8AfA7AGWbAgtWDZATs1o9jgsW4VrAAHAz5eAAv+THb7TqL4K+Mt6zi5+NlA"
    "N5EoITA4ysiAJQAc6ZaFaTrzgAoXA31AoHATfAscAbyGgJCV0U4A+0jH34fhAfAGAaAPtddCDzt1sMSvJdtLQnr24IVh"
    "AGG7E7Lf7msnCQpZgBt7182RzpWk1RAHCA5LR59Bal-sAANkWA1mHQkvARjY-ptqVAj7dTU3aqZRgcQwPzVv7+ApTAs2"
    "BL6gmn3-7MbFiARAtYW+2yAryaOqopAjUiPUpAXfjWA5AAJgokeAEHN4qAsgAwARCBLZ6AJ18RwjD6oRLAKAAAkM9UhP"
    "ehzAAJo+q+iR4PSeAAXGM6H60ZiJLLD5VAKhE9izARJktklGAEO4yA9ALjqRAoRMlm3l+JJxI6AZDEiIkufAReAQVIwK"
    "ATAOA2s5i7yHi4FwA9chQvRXedqw98ZbVKLIDnyjAz7AwNzjuH3ipDAQO6IAUAWuZAqwMxPAa0ATLdAM+sR5AKooQqy3"
    "AqA9IAUFnAgHvRTRSA7GAAV4dyT+FvhOuAq8UkOgv5DXkRAieYlT1DBVmAaA+UEBJ5viE-9SmwzRAAC5WkGAunNnFyFu"
    "ixA2oA7IAXUyOAFARPwTYQNAJ++2EvAzMAl58BANxHi-AgAAKC4Uo5FvpAgBA1mU2ATAWAJAnf0MSKEocwA2ACAonA8a"
    "lkAouAVfnV8pnWe1kSmUWPADbgHKciCPARtAA+WwABzAZWs3AWViZync7adzr+gCypOpsvqLFNVB90nToFeAAUAiADoO"
    "fkrfWNMbNAOkl1CVdAJG-ArYhcA2W1cYlXwhrkAAagfzbQNA9wAXQAAuC3wysAYvwAbmAbXAAA-pAaizkZJr966AqAs-"
    "0AiAA1bzcbAOlG8y+klXeyE1Z2AxI4YgAfh3A6mAl0z-esnyDc1nAN2+zyv593W7UHwAAFDxWfArX1GXAu-A6AOAw4Za"
    "wlNAAYHzAJsw7MAAAA-fAjf+L2RgUBtdaKAKKfzwARbEYA7ZI0ATz0AEAslAyNAiD+AAUEApcxAwi5VtgKjjrYCvEh-A"
    "uAXAsACCA7+qmciAgVbgw5yDey9Uaj2l-RDAArAUAM+SpFAGAi5apXnAAEunklfyoOZGAAAsHSpxyAY0AEDAA8-E++BA"
    "2aAAnGiAKL8xiuAbgmpaAlizXjRABQGj9fr4QA+J5IbCAAAh4POAAeLgl2o26sCIZ8AwA1GM3wCPb617zDxAZjwJAUiA"
    "ATqVTAAsAj0N1AUcOmg7wnApABAAQWA0FXIiZASn9eVZmwUAAYpnSO7AeHSj9UmQ2AfqpAX5hD15cTAe-u4YuizFAVAD"
    "qHOAUtSEuAKhnGV4exSXKz2lLueAAB2j9zoru0JA6AALGAy3Sxu+wp6r2ACAAV14waA5AU7aXmADvJd4cEGER7jA-DOZ"
    "Axs3XNp01slICbTLNfuXduOw3E-SvVuNNAyc5ACABVAqkmdMSuA1HMrqRAnGGAA+9gWHAA8WzHVMAsSSNAsfZ37KMZz4"
    "30qfoAAiz7uHKA6AvT0AKWLcA2YwSAA7AV3U9AxApmCFnDohdS3UAjAA531oFBQUAy2A-MPAb-dLLXA-PHiPcT0gfA8D"
    "Ki5AtL7jh1g0FnAxAXIyAf7cEaQExihlAA9ckckqCLfuzKXLG8AuDtAGAzsi6AAAA2rGPZS9iAfCAx2AlNspr2ybWdAK"
    "ywC5dA8DqQmUeFHZxp3AFAB1iq5AXHYt9w0DB29MAT+X3r45Zwmm1T91-azg6ELg1KGJAhOLnA9IpAE07h6haSlJzQxx"
    "kn3MI4iSoxNb15F3JS8ADNndnYbqMLAy0A20AHIEsyAA4okFAALnIdAAKqeAr6AW52AApPISArGlsjA0-A71A9AYVATI"
    "JtmV85t5jZl91AwhvNGvmP6EAtrKi7IASM5ZKEeRA9Ac7A5tAAoznJIAlUkw20lAIAqVAAFAWfgAMeAL6xKAAj1j0HAA"
    "bqAAEJSeHYOAA6OL4UApeqlSA5BcyFlU+vWTAbAK2AeMkGAMVhg323ABKStT2USyF9hdALNegbAHbiPRkp6srzAaMobs"
    "puOAAmtBvJQfjNEe6DbkkVoRAF+T6pAnAjUsiSjAv3JkXHAMwMFRAjcKAIxANpAao4gTXBhpAk+AjeuGA-4TZLnSFNXW"
    "OSAMQoAduHNBVX5AVQ3yXjiA4A8gCAyczRSHr5fH+dAA5AA7uZ89b9pO6jVC6T8z7GFiN9EY8GRPYRGAAbEAjXCABkrR"
    "HzawzwhAt2Zw6vAYpFMAeLs55-658zu3N2AtCqwRg6LAY4SulLZoXZKpcdh9AW+dnXxAA0tPAcgANAXx2zAamFAjYh8J"
    "reAAHWAtIFY2A5TnA3gjAf4OmuALAASWWyS-ria06LPAA8WAq6AaWWDsAACADAbCQhw8c1AUG7AriAXARuhQYslMh1Fs"
    "CiMy84ACAG5CAIA8Q7f1ALkd4tNN8ukGAmYjHwA5O5U2+LfDS+OAA-eWsTx4aHAA+h6nBGA9qpCyATAiAPAAYAjOYaMz"
    "aDAAnqgA8K2AN97AAAAaAAXAN0hYAACKlJJ5jps7kyCATAuAGYR7jgA6MAXirCBAFjS2WHdrQoOkWA1Aj4NaWoZeSIBA"
    "XAuQqfDAFAAAoWQF12rFjuAABhaBcgNlomA5vslnAAUhPxyNEiKW74SWvN+hNiC98WEANfuCQAVo271ioVz27u9oaAdr"
    "8AzAuh5Fo1mqFAtKBzPArIAAVAa9zACAhP1FJnIACOEKcjAPMn1ASUAAdA1Qf4mH3sAUCAy+Ac7hATAAyw-AtPHoaAhA"
    "Vcu8As8cHCJX8HA9tuVAIKdpaO8mDBKFi5At9J+YnAIbHHpAcVA-QlAAra0YHk-tA0xtyavMA+Y2oApAxxX-rRAzN1Ax"
    "-luAAAQtUyaj4J9lDuoMVyA6AAAT-TykQOAq+A95CAbx5VSAAAklsAUAN8Z0BbSAlAuPrIC6Z1TaFsADbAhsNxfNksAp"
    "DmJHaAb0izXjSjcVqJQ0A9BW1ZP38XCF7NbBk0ANgASJfA-3AGA8zsRlJRtY3qGn9sZcAAAOAaVEcpqT03638SAyyVje"
    "6-DDoqLAHba8sOzN7ArduOeIzCEaxrPA4NS5RLdnQHpmAzAfAnAAhDnAX2EPRA6+xlA17GLF1A3XALK+0mGDQ-tPAs6z"
    "3Anv-0e+AAAKVH-lPcfA4LHdqYAAyeB8+AAA5GTkPBZmqsxA4DAgAlF-Aenye79bAAA7QADulwKeZabAAnNElmF0OATI"
    "A-GweRezgeAe09M5mAxFaIdgoe3GUAA2PmATACxASSKU8C5TuMpAB9AA20A6AMrBAAxLF9eNowAxMQAAbabqB2A-NLSd"
    "A4ZrA9KiAviAZxi+lATaCAADAJAWGRAFAZPxAMuA16m5gWCmYA+N0dj9ZANVW9OqMUohAAnpaAAA3rPuDAdGA-IliSS2"
    "w2qAspJA1xAZdMtAGzAAx7DAAsAbEafhAz4WNGvCGefLAmAYAsR-OAPLyA9LUNv-tqKAR0nkHhASJ9nJA7vSbRyo6G38"
    "byHityj1tDGJLsFEG2KVQA4AAAAlUEyFJk7JAFAAulqJ98AG905AoQcOA+bNADAwUALoGLA7JAAlAOALAA9vFL5AT-FM"
    "2rI0+POAZww7IAArAuPIwhyPApnMdD4A0KqO15fWWGFu1uWNHAQ5A-7p1GMMJY44aVX-umXnA0ZAESKd9AtmAYOgsxDU"
    "nAAt-AfMAnvQAfhf5G4zfXAAH2Y7AkADA1+nAwkAzvkzftAArO+3AuZAAB-AdX3A3YABA9W+abHEIV3e-jBhAJAIsPgz"
    "AAddMAZlRAOSAy4-3BA5JHMUHJ9ZAsAAbb7w2koXjgAAT5D6sAMH9hkAIAAAKAeJvEatdA4CAoXXSnOAAKRl59rfAAAE"
    "IdAkP0AZdlrIhnAoN7OA59As7g79AAAH2USgMYmZkNPAK2sA52YTWOUm1b-nkvc8gpqOnrP65pGQWpNgUJAuAoJAp-kA"
    "5FtXAuRqAYYfq5Pl+GMR9qF+43q6AvAhTHArnNDFcZN2Ay26AAmfVBGAAAnOA9n9x2KVqnIAzSG1NI3yWx4JhZFA9B39"
    "WU8AAAuoDn2GAElZrMkAFAgdLfUyqRjFQ-AXbPJL2fS-Ap9RAcUCwmiLsa+dzATjXCTDWdkubfAWO8Xq3Le0avk3QzIy"
    "X4T4CkbABVmIDjA1x1O1P9Q2fe6Aq3z0zAnFF9OYJt4WOAbpoVA6HUhbTUAFZuAzNquAxyidwA7YNAfilAAPAArkA8DA"
    "A7FAbAoAwuzSECCs7AA1hup1AA4fEreuAE4giA9hxbANqKAmq97HWgO9N8Enwc8CMi8P9SGvJu5ALA6AAAQAxoMaAsEA"
    "s473wAUXYZZLUviO9O33lKTu3At2YkUAMxp4SaJ5AAAAbXvA5wCsArl9aDL1T25Ahx+AVCm0bfIAA+KnIAkOV4PKNFJ9"
    "AAJXPoA6de4Yea5CbJvdNeAAmPp6y2bz-lAXe47vaACUL8qAxDARPcApIKVecALFYk4T5DQMeg7mAfE1O+hJ-CAAORI9"
    "AAlAplQAgwAxaAz61AsAAiA7AAc1F6wPJAg6RkJiG4hfATQ3g1taW-AtFAalmuAWwfIpAPJ5AB2lAAsAdeFSwjcJgOlR"
    "mVgbmAMVEqcaA9+cHAAA-vOAWEyNlAjAYlltjGiAaYKmAYeK4zRP44A3AhNKHeXwemcqAHl1oKXrXMnrAA2o1jrAx294"
    "cvDMAInqilSBAA2AVJazy5dAuAAIAPZqAhxArWpc6CCpQAA4N4rGp9cxAYPAqUsOT1Sb1H4cOY2eg3T0tAlnkqB91buE"
    "AAAdAfxA6hAz7p874+8iMA1A1AAOANzHWonAd7ok4AAXdgAEAnA4S1A1ACkrGQadFsjSRQPZf8M-mhWA5AbDwYAoNUOp"
    "gXBxBAtPA2WFAAAAJAoXKGzF215vATGF9ZIhAARTDxVLyqPKyC9AAN+CaFrr2Z-sBwAsWoLbqSX80PSU8e4Y5mAtAAUl"
    "-SAGfAvAFhe-A8ZAZAIAA9H9u5VA3AAAKowjuriAFWRAA9CeDRy-9BbinAowL6HpV8GEUfuZPJq7yAtmgp5XrOLGAi2+"
    "AAqAA1R4eSVYO3Ab-vfpRoO6M7TTDcoA8tlM1IR+fKNrESAlXZAc1RY74FPGLSBWAA95AES3K5Dr2DnAJkKCQASrICnh"
    "0GAZdHKDadMszZArv+swkAoAhb5UoxEq+h3RR+ABzAohJ03UyazALAE40SA8qG5FAK6AmAU+yaF2GGQNLCnDAAd3GN5F"
    "1sgtAftikiY+9SJF0ig8GWAWWXn7Gxy6AAAzEtYpBBT2AbkAg9lQAohwqADAU3976rAzA+RFgMWoSfqeMxWtogeRlO5A"
    "dMal1DeVV22At4l2Cepdj3AHiD5BUPAc6cACTAtcxLC82Y0bpf3Ptd9d0AyQAASGk+ATRDAA+aUAyG6VeAbUZjd9dAlA"
    "AA+H3mAAwFiUic66fPjYPlVR+jahoklAJ8nEgzdpA3H7RAaxa7Xy41qN6IAhPLES2ZZOKDfAA6A9RmefUfDAS-32plTA"
    "QHpLAuZFmanovAHJEjAoFAcAABbYUAAicdL5Q8+A49CAZUPdOeSlTA6YP3JbTQAA1fHsRnNhBhnQX5bVZ3A9AKAvaqjL"
    "FlAW2gAuC9B6xzqs5cYAFWlJ4w0eALrQFS6WAAAZUUrUiAq-WAAsIR1GvxfZJ4jyYxKNJ9IMlWnCCAnKAmrdkSUAwArH"
    "cOMPZlXGFDBAAsdhOmufsAkAUjwh+AHk+FMys4jnWHg-fhxGAAlAtq3p5VtwP83gCnU-ACOALoQpAAAb65Azt5AABAjg"
    "CFN2SVA7XCycOxho3fnsAAifwP-AmAuDsAAJ-CyrFR+k85FAD7eGoDIi9NAUoAAALaHAazPoJeQ3PG0n+W3VXZ-BdLQ0"
    "FV6-dAAAfAdCAjJAEmn+FAr5Am5dBtDIkHBhVATLizUIJ9296jAYpawq43jlEvbxWCAowm2GqHQCE2LGAVCAMGX9ykSU"
    "KAsinI5oUmArqCzxAAbZ9AJUQaNOEtE9ApEyRAXw-V52nZhYSqAAt4IqNO7AQker9EcAwzWscAerKTA8Anhv6rTEwnXg"
    "4OBAGAR9CFVsZaEnmALQA3WNYQNA433eHCdjlhOKhArCAFzLgE5AIevZEpnKJnJNAuAFARHkmaaG7ygCA+8u3KiywAmB"
    "AsdCtAVTTArVAgAODzAumfSOAM+1AA7SmIT2o50ecAcdAAgAVtfAAatUAtvW-jliD0ffW31H1nmrrZPUgoJA5G9vAAQ2"
    "kRRAF0A-AW9dAAAbJ7j7cw8QAIAKGJmFAPQg5AAHlFaZzRIeACA2J4jxkhMuNovpAz+EvSFlbAlxbJpWn9AAIKcAAKEK"
    "IATQZm66uANAJAjT4xQC-CadJq0xioTPDqLyAqCAxyKekf+A1czV90oVYxAiC0kzcYvdOVAPAAAZk338NAAAnApbAYAA"
    "qZRnzA-r7bAvYVdDhRVAiYAS1X4KARmDtcwkVliPRp3sAs7uAzf3lj7Z-pErGAv0AA6cA+FID1WZ1PjgAodL80wm-Ynj"
    "Q-AJjzAAdAG1OA5XrYiAA706EcR6vrAHqUaAOna+YUAJPvXHbAdXbnO1uLAAKAYgaR-7kubeDAA0AAn0-wAvAxa4BEA7"
    "bXMvAa6AAAUvTPlVqGDAEWJ40AP-CA8hAA7K8AzrAkYntVsScPzbKNL3ck86TVIYAC3BA2H4tnmZ86PdtAbBOA70S1oA"
    "KAAVJn8mAFjEfABA5FdPAWLdWFtAx0hiA8A-JbCZHcWbaABNynfkAY+eAAc5AtVOAr+w5ayPQ0AuEhAc4AM82RAAY8RZ"
    "L4fwgA3gw88Y7NaygVp1-gACwAzyu4ZAzLy2A3d-AlrxifAAFxi0dUGHs3QBY7BgGQ+qupCAA+qAMhAAAAEhqo25ltja"
    "AA7cu2ARvorAiDav4oA2DtgK9LAbbkAXzqT3Ab8y1yAvNaAAAmBa18DLBjyQ9gG94BaCwA9U9AscMbAAAy1aNQh5QA-q"
    "ExIAAhNAhAAL3FGASysAVah9DsAnf6oAELAIjTrtUHz9Bu5An9WfwhDAqoAA2qAQH0l5vAKTAxR9ZBFfSA8wALb7KRxh"
    "zPpGqfAlAE+2FWw8AnmGdPAb6SZjG3yvrvEMAPHJZiASAb3127JWAVdJtUAA7TMnb8cTuTfmkAmjvSAUfP9PUUI2DLkp"
    "AiyxA77SAFAAIXgA4ARbXAORAoQ5WzGLy1XuZ+iheA7ui6tHAAH-VEI4nHLjpep9+P3mThpUZCAAxAat0A-Ah4pAZSlA"
    "QuASVAq2fZAAGTQUqwwmASsAESo9webTV1AeLI9a3iA0VkzAAWcA21KAhAAMjAGfoAvmk8A+AGirx60QgpcsSCtnAlAl"
    "v-l16QdAsCGTc4NTAALLoNA2AyAjLCJcE2mNLvpcU+t+HAArNb3snLbbAFZWAIAL3AAAslGM-90IQdxMO1sAQsJ5uMAm"
    "uAhRo2NMtxhrA5739HVdAG+b1UceOAaf4vRd3QM581PlGmfpA6KoBrAiazXA8Ag5mQ6Ck894okyMUAxq20CgLyjwQArR"
    "pFHqAYs2rQAQwsrAQEA4lBwFQFAxYAAT6WXhLPYA2AEif0IGAD8LAYA7EJAA5AWNknFA1Nu7FLVyAAhfAQAP+eiAswpr"
    "OrEAPRAmsV4W6uiEDq42pp-jtAmuDzAHADHASAAi4I9vgFbvAMA13gfALCmKAA6yHz+fhAAOsANAKzPbAtkrI113AQmx"
    "fAXpR563UPkBAAiDOAhgYv6P-T+Y9sAP+JdbFJsc8AAAHAZAZ7ArAApt6AYOedAa7w4sAjXSaAMAj7rpA2AmgZ0VAYg4"
    "VRWvHpAjlGkVAF+-XwA4SuU5geojoCecSAAAQd+wAAslZjLvA6A1blA27SlBcXUaMAGGAaPzAAt80ACgyosbs8uMrCA+"
    "35PAZADCCQhCAXA2en6uCAAPN3BEyAp82CAGGGWA19SeO1Ac4EH7G97fa4mzyBeAGNKAVJA1VpQetJ7FylelJAlst6XU"
    "Y+BmMEuK3k1Fk-QQ0GAAt5UAB4g+8jAFQmYmcaKAnBKAwOSklCaMA92TAs2eTlb55XDzpHmc-Gtox3dRs5lVtPe9XHsF"
    "PAnzNVvU3AAAARQA72nf3Aek+ATtoo9kBUNPTIuPFEtDTKA90HmxAJTq8A52jTAw-zWwfPA4nz-R98A6-I5EwEFczRy5"
    "iBmeAAlQLVbAn3I3C05nAAKgauAmUAAVQBk1A8GfdsrCAAhAnBAudLRwkAWRVr3rbyGAAO2IOWchtgYPnaAAQApAAyUa"
    "OPAcHGoA5UA8Kpb4MB-+-d249oUaO5w1ZqAL20RAfLMrAAUApVATSA4KAHV1AYzsLyw3TmAA5piJtgiD2iLAASRMER1X"
    "-A+2A0AAQGDSSwPVmXTAXC0iAz+xAAWz5AepA1Df7kjAYcVSBkb6MHuABAZMAuAnAkBR9jDW0ykQvAAAiAlAUfAAukAS"
    "LKNWSvqiIorA2ABXjckoePYEAReMsAxAeWd54lTGX-8TAXCA1AAAhhP4KYXO3hPAIcOsKFIL8ZfN2JbA5AeAYAyzON2X"
    "gmmAAaYGEAbAArnVceEKsn+AN-+NxADxvR-b4AAzBdrk3AWXAJSAxpBeZFuD1nGFzpYAAkLAeAZkW2-waAAQMAAWU1yA"
    "wA1hAoh-A2AUAKiyEOF5DATUeFAAwyAJfMw3UaEuwnTpKAuie5X7l8OAiAAAsBVjSeAWpbxmQoIMx2KQg1A3nK-ZAyAo"
    "786AFYACb3JeZdL2RCAUd8HADAlAeA9uwo3lA6vA0DKw1AbehSA1AhP2wRAp4reircVAZw46AvNsaKrBBwAsAZAdgAAN"
    "ycoA6wAwAAAOjT+AAZ4OAspkAMpVQ6AdA0kCbAV-WyDI1cSUg8tPNjyTS2xPNOBA2AMIAOA0BnThuDBhAxgdinDbBT8p"
    "9qAAZPKXCaZgAolUgAd346ip1hAAvw1nHARYM4AxAVembCxKMjAA8MLNAuGy7uaHqKL+9xNACbkzDAAE2pjrWJeA3+HC"
    "AcnA0ukKZrH8AtSETwuo7ZL8B8EAiluBAA6IA0zMAAJmIwAoR9I+mHcPmAz-bAQsJlt3BcxCwwGKEOrAhkOoDAMLPiHg"
    "x4shoM31fThD1AtSq2A-BArzp6Ay8KvIC1dG-jAATZRk-0ut4EmUxKJNZfAAAFNIFqjuAYJAAWAHeAR3AMAKWVUARAxA"
    "UMJANTAgiABAZB2-2AaGQA3uTKAAQX70HN8nAumYXpiCA+EAXg3AA11GZJ+EbA-MMAQW6R1XiT5bktnQU6oAHljAA4Hj"
    "UOJV96grEuYA7r01hzDO9G3Gm3jUhijtSvp5W9AGjAnZAASUhAAGctfKuOi8-eAhuARoAywtASN1++6ChZ-Y1Ogj1A2F"
    "AAtjHrA2AcCiiaoAfe7aFPM+kAoL7AjAl0oKw-7ZC2uAYrtQYAWr7AvVJjAAiAPkATAADAvmlAYxAAAzAo4A46MRAs8L"
    "se4AryeAAmWAHIAXx3mq7AJAhjMw9xAaW6Aj4o3nE8XGSAOXTPSyRC0p95WAPPZUqMGEAq3DYAm9C3AbLn1236AeIgVm"
    "AzAS9K9A4WNAP4xhHQdFAAJ018uNoC4AliHAwZWy9AYUrAMAQxPhWca2WYHi8-ATU6EVAzao91D7Als9Ktv6SIA2sAdX"
    "F0uHwA8AAvaWAKUMZH7AJPWoZG8YUVt40nAm9EA+dwAJ3iTAANIlvewY2mQf8XH5RtAimcShAAuAck6AChhf-YAO6Bls"
    "5sASKPMgAALx+EAB5ymANpRGHuQZAA3AWX51mS0PW5Q+wAVogxA+iQAgAc5toXAlJAE51fsBH7EACdhbTAngAzT5yPAN"
    "2vS23xAiir+RxSAAoaO0UZPMucA9ZYAbjAAeA3QgdI3gA-Ah2r0AAUTA0H1gAs5tCOAKeG3nmDJY+id-kiA1wAMATVa2"
    "AbteUApA2sAkhAr-oPDzeWobyL6dAA9AAAdA-ApBx6VI7AgAl4ARXUUjftA4tiASOoeACgAArh3D5pb8AtjOqwdTBASB"
    "tpAEjyEZHAIAZrgA104AiCcWnMjA9pAdEcDspoOAApcdUjAfYJp4mXoVAJA-utAVpG3OAAZOdgLv4gIzwhU9AACAuJA+"
    "OA8ARjAwcrQdmK26ux7v6xAaq-lmW0Hv8I-Ad27HlijY5rw1ctH98A4AxAA+QJ3ey66AwRuSBjqAmaAbo7mADM0eIpnb"
    "8A31vqRAROXCAa0kzbC9ACd5BEAm9rbAEU1mL2A6AXBAG8JWAaVA1GaT3USfAoqDks5qxue1kdiAKAneyAYVZ789DuYA"
    "MrbcGOArbN3KLIkfCPkDbAEAORcsb3qAVsXA2fuDAAFjAT+9HJpHJet32f5zLAAAPJhAQeIZC-vA7-7+yailAAHUz3Qw"
    "3AJ8z-E6M3uAzAueqvYoizg3YBAiyAAr9AWAckRhf6AgcTKAAXD-9e2NVg6t5NmasXTl09SjCdSfFADAAgQNLmAAt2D5"
    "5AkA18L61n8m5XvNgAQ4sEfCIrmAAAQOHAGnG0SDxfsApAkriAAEAAAeQFzYAAAohNAoAoAqEo0icAbmsXrAqRxDFQDH"
    "YM4bGJnalsqiXkvbR6A2xXIZ7kG7TAK9wObhd54SAIkUVCsBA-60A+AveWNeA2AsyRWnYeqjzFAAJOAAAm8LFSP-yR+A"
    "Ar9NdnGbXp890fAJP1AINd5yNhLqtOqA+7crjj-7o8gSAOpndAQSC+GAMANAME+AEAATauA1iFenAwT6fc+YZADe5aAy"
    "Azs5MDE53D2wzGofRRxAdLBVA1clSHAa6BNA76mAAbAZvu241A1K5AAAzmqAmj1wVEAQGSJLOAbuRp3oudiAbBcBEQAI"
    "PqqEAqLACAAARHt5bFAnEkAnIRAkAAgNKX3jtlpAsc8PIAmoiVA1AKNMAeGkuoGTW-AKfA8OAlLLEqX-5w9lQXejAd77"
    "8kXAjTDAAcAC0ArgUAj8c2F9w8D1AJr-l1xAqLPkXtqmv3pJJIE-ATx7MA4XhdhtT1AECMAKA6A3ZCt7amqt2mAX8oLb"
    "ATmyKGAKxAwnABAlwm8cez6AslBASJmAyeAk9aJT89rqL2fshRbc6ftAArwASAdAkSA6GolA123jxAA5AR-y1RAWAv7a"
    "nTWzA2AcAcaAmZNkLKfFAxTtohL+mAdAz2AHpvo5Mm0KBNm5NeA07p+lm-wTm814LZ9CUTYzpe2ly3AA6h5tkSzgAck9"
    "SvALRKdUZ7XSWAMb+ix90q0WwAtst7sIb8H6YhAAJA9j8wR07MAt8jpAAKlQ+3Ld6kAyhJ+UA4QAlrkig2xg0rAkAOU-"
    "MwWts98yUWDbtAG3lX05OCdMq9vAtQAK9NbFZFNGzjLx4grUAV9AA9xO5e+Az3FrcGPAFArahA5AXOEHLFAFP-AAAzmE"
    "x0MD2OqxrYwa2ymA8yIXEtjeeAPUnAk-cA+AZKQOkNA0gx-2AAwBLyA3DTtoxpt4AA6DMA4XtOXpzKwHHkx8DAb-OIBA"
    "TMTaFd7IHxUC7T4c1IrfBjYY5zdg7DyXgDSBAVHmAKAAklrnPlH9QZEAcAXq8zRfdXhfLYaAD5kY7-Cp5OaBV+UWyyxx"
    "6HqVuosj9IU1hb6OfKT7TAmunAFXZaAAAAAbACzM4zAlUhkAb393AVJAkPAFG+A+xVALAfAlPcn8qzsn+GAUoeXHiZGS"
    "wtHAoWyFrAAKKArK00RnLLghAQk4BmQAu6AAOjUNxy9Ae+Asw17ABYWxAUTm6OAZ1tjaj6Az-qegWgW+A9A8gl42RbXm"
    "qSyC5tiwC6XIAepiwT44dfEeqC2GkSuRl32A9LhKYqOTRxSEOpC5-PAA5+qgAkaypiAAsbWlzr-EWnXf-LZAqEYVh2A9"
    "kZ0fAHflDAiAby5Arq81gBLXUaA-me5VMAQPATYoEGHQM-ApmMvsB0mAAcit4ux-+gAmAz5AJWeXIzJu94AdA9lwGanZ"
    "WfQeAC7TGAAkFrRhAaT0JAQvYDA69I4AAAKkxj5AqEx8YyXhAAXcFyAr3KOKD92LaArAAfvXa5OaA4d0GvYA50OguHAq"
    "AAAWMzIOLklKJVXiuAA90UizwBX-TtyAkwzJAZPs6APPwYwR6ylOTAE4Axcwd1AxClzQANK7jqjUpihjrRYgJt2AAxuV"
    "YIm-k3QVAdBJlnAAlAA6APVyAFJAcAJqAA5OAwE1F5rE7QCtV-gkUsp-0eENvdmwZFcAj-eaXSL2YpKpHKV0O19j8PqC"
    "xumP5IqIAtRGAzBAogOuGpzEAANXScAgAE8AEEK7M4AB2ChxAe04AuZELPtlbAASxBAyHpPLIIQA6AAAh9TAlAZquc7A"
    "Fe5LseGahA8dAzAHIAcAOj44opgAIgCEcApQyncmaJqLx9VUAPksYMrUg-BfGkQewGbrJ9wXIiMEzOe-jBeAYDXMoMA-"
    "UW9+p16TDb5Ap0cHBnhZanV1gLKQAoOAC5kK3NAqyACAaAAAbSSdJA9wAwnuaAOb6gAhWwlM+vhXcdN4uAaUUuXojpeF"
    "AvXGvPqfQkwmZI5wGEodHKlwqLiaAj1xjsYLmyWDl4uBTQVU4PjRRMmkrJ38uoIxUAy191AVAzAic+UiF1oAVLd5gq6P"
    "bsmM2hOu42AlALU97byUhM77OMAAepBeAbbCmU1u-emiTbjuxD-aNjsAmbdiousfABybqCFKgkzv1LyH-+nh5mAj1pAL"
    "GzS+vO9AKEn7noFpPgj3uAKaAJX0FlQguIDH+As5TZHIFArQZoJ6AbMZ6AGvIAeuzgSDXSA-3FA1Jf6QtcAe-FPAUPXA"
    "aU9Wa1cNyyOC4++ZAAswrmRh3AkiUAeXuY8RbaAAr24iAYEcrV54BHcRSgBzTBC2g1WeJfgLAAxWALygDmFymAKmD2Ni"
    "ApwUAIQAWtX1UdZyCAfl-DPn4vXIpqAajApfbn0fTwZAc7NKc2+KAU0hNXAnS5KhAA8GC66Diz-x9mAv0AMb-wAfpPlv"
    "XZzjASv3P37fQF7A+URb2lAEBEAtRyTI8kr1wP3nn9hZAO6A54QhqRATPEkUmmgvYx66K4CAlVSngV1oChAJRx56MAGX"
    "AAhaR3ApAS68N3kOOApGLBGG7miC9dEWH6HEOIAAAA7hAKNX6B-56F7uTqKVAw622n2ImM9B9hoXTC88fOx-+8mAoQnA"
    "RMooareAd+0-G+WVMSznlEAwjsvj20ztrkGTW+nBb6E93NGYax-4ohSyXF0W+H9DrVAqh0Xdie96G1e2XCMKBAAjJJjA"
    "9NxFtH9r4Qf0ZPSTiF3brzh38AvkeAf3IbA8AbAxc6zfC4zHWA3AgxWzAkwzcA8+Q4px7YgASAV3Qq-iMYLGqRvAdKUF"
    "qjHM3zSNx0hs6+3UrbRLLXNKyUSS8F4gn8IbVqSA4AHjpADDTW2iDl2eABAKomfXJc7F7ICTvsGdW8A6lESnLK+xd7tP"
    "hIYEoHrKiPFAXy8zKU-AlMjYQtqU2QAAO4VoB0mDyoLiJz0okxAAZb3RAxweAyZ3Y+D7YmDar5AYpB5gpgAoqpr-0XRk"
    "JAnDSrv7N9tND84Nj0Wt+RpAWty3ZOdD4SGwGMJ3lGh1gA4qTqO9w8Eutl6nMmAijLbbjA1AAga670uDep0dAAEVDGL9"
    "Pgj9DIQt0uVDEjc4uA8ushVClnu2WA3yees1m2hJNeCh39qFyAnmSY4BqfQNZbdAcEuWAFFXYL7lKmAgliCKjAKreAY5"
    "Cr2SYL5YYiX7ChURsARSOsrYyAz+nGlkbSQLHXhjCqnsCrT9R8kJrHEylOyMxaYiT4KoAwt3iOEAASOmXdWYGjKAxEvy"
    "KKrAPd4wy7d-GUyMAt5LSYvCmYMM4AC3ETXnF7ei+6pkdBAtoWqQqEVAJ69pBekCchAtEVIKsl7SAP5Lh8KwNpYAPANl"
    "dLwAAARMR15LAOoaLc+hE22k2FKQW1ThWAe2giYjU3SAAAReN069SMGUnIU0qAWH9L7AuAdAmfA9A11fiGyjQUJLxa9P"
    "47g25Pu-lIg++VcgxN75A6UK6GdFpACDNRbTuKze6ASX-hPR6AAcwAPyNAtpVAjcJAbv1v2SAF3wn03AqUAAA+M12vZD"
    "qjAa649iqzpAbZZgxQAZTlhAEuVthA7ivVL+OGFIPK5+TOn+EMAAQA95eCHAaWA9itcsc4-guWPAL-Ayv979AAucmOi6"
    "7AcltQveayjMeldwvAd8bqAsoFVfmtbA2mCn7q7ivRUajKAUsyqAbPhAwI0peoKqpGHWWRj3AkHs8GGYi5AkJM3x4HTT"
    "69Aksa80QdMSDABZGBo2SI6qgJxA-byOCJQF3uC3PsO1eg5yZIYfOKTjahvoUBcSn15qmBAubAAAmdC6MAA69Swx4AHA"
    "2K6PFATQyAUFSXBFwYJGq9Qf8fmsuoYr8AZ5P4Bt-buyAp18eA71Gtwp5VSpGmQx-qwSap1tzASlFA0A4kQVAbs1AjUV"
    "eGM97YdblRAkO5kAJP+NnzAJPUNE7Axsnw5QlHaO6td8A6OWmZOz-OalkWHPySAwF9WR6s5L1hBlKIZ19R5qioDAEyPY"
    "PwDAYz0yGKcPAFhtOW3nhjP8BMN2zD9qaH9f+W9VAaqUlAANOh3Lvfn0maYBkKRGeRyPFACv6A1xD6Aq892AWKZI4AKJ"
    "0jlAGn9Rlk3OAdMpR7xDNNvVAa91wAt19XgQGyEHFYAcA+4wA7AxEE4SrwASEqOOAzrVGF+6ozYNAAoRph2AAEqNk+EV"
    "8AG4EvAxsA0TXSAHbARIAAWRACvWAjGqdjJimAIRUJR8DwDj7ok1BM3AAAxdajljVQBMm1ZAhPHLhW-oXi6aTkPj7HAA"
    "1CLZbvAHLd1zLStRFAVffSeIAAA71a9Oc0VSirvL2+Jm9NM+52iQHgsPdG5QlmShIBAY6utAyAlOawK04mB5cpcHzGjI"
    "5HoKuJBeYU-WeH-AoAAoBAmP8ztw9c4eNAkqDp5AA3gNILyNKtmK6afOwACRAN+7n65vOCmKroETkTMO6hl-3rl5w+hh"
    "1mDLuDum++ei4yAVdH5Ymwyu5MpznXAzpvMNHHlAYAMWBAczAiIzFkAASUaPjSO3tKW1639TAAKfAaIAVmSb4sTA02BA"
    "nO9JdOacPlcQMxT+FA8DAzQu225AhvGAuhAUdAlC2Ag1CdFXzoy1aa4o6AYIFcGangBjfUHt3sn02Qwi7D3EABNAACqI"
    "NaBXgVWpkiSvJ5pPQLMDXnWCrs3-+Lgit-mMdAfLrtfgerCI4aM65AnRrA3jSka37UpkmmbAgHT2OktX0AC8uc2A5TAR"
    "MiCAsNFJn6Q8tzGmV5jF3vbUM6xlmXOrAiyVyAuH-GdvCXt7ouaOAtPjIhKWAM7IFAAA4L3oXSN8dO-zp0KdnPJygpFa"
    "xO-9VEvLzIIcLOV61H68RyjhxAQA2z7A5ddqlncmZAAAh+ARw1padRikGaA3GDChPO6MAtQypQmbQ1wA8nAiHEZAT9lA"
    "wlZWAkVOROAV6RSGDyrVEhV6A81AZkYd0P4LELCA57XAlJAXBDIP174jYez8FyVA8T4NrKdH00zEQvwkj6A7TvASQecJ"
    "SNyAA+YHd9MQyAtAepCROIALlJ3wWPu3FY8kY00MFeZlMTfEtWW57lUWy-DFps1ZscAadYFJAPSWYEgWoWSv9sDfxAAp"
    "uKB3bQat+VcuLG4O3ZpIHeSbzbbrs+XUqwvRgboACrv6GjARiJmApCQyHabi6qPvAuUV8D6dGkBGAvR3WAni5Abk-pKK"
    "jwAwgI95AAZ+o-WTdsVXDckXmu9ssmQKAo5oFUKRDqALWxna+vJ7NoeYGtr3yDaP4hzD0t2UdEsI6tzAkCA+x2IIA4Rs"
    "xhX9bksjHp6A1tgnbn0ATeOe+DQdpnU3Dbyj0AIs1Gw9L6AE5ossmYtngbAAyvAHqp4cJ1kJjQAcRyZJkatqptaQrorM"
    "ssj3rKl6z+uYNr5RuV-5cdodPbrA6sxNsR1pskjfo-APlQl8KDbAaQ5VoIB-y2wAiAlZmAykptKTFKM-0KmAACAAqT-U"
    "lATHinZAAJAgACxAfS18ha+EnUmTArS5u7IJSU50A3rAiRsi4GmFxd0ygcMyMg2XyMUGA8T2pwA+Fd0A8Jp1jPfa7sAE"
    "Jx7YaSAq7u-GPIYT+WA0AmYABzAA-m2QmX8BBAE0tzOXMgnpAH0z8AT8f1MvAatAIR8KNas7fpSOAeQ6sjoCHGlGA+VA"
    "rAUVWaVegI7AAKdAGZzoDJxANAdCH9g0bo9uyAeb6AXyJAAQjTAeE3J93sxEB9APLAADswUAUoGAAy6oCZrAAAATYFfj"
    "t4iGASSPAgKwPvq2AALb0QAPAgtwbAmAMkvkATJAfbiAcAgegPquHt8ELaAAViyAXbU1oAOA4V9ZAQqlsDMTaurHsAwh"
    "FABQ6UmEzqzMCn9l5M-V6vbS7JeAR1LSF7XAuCkakimshGmm7oDmSARKRbXTz3ciAgAMUasBBAOOAVADnn8vGAfA5TAi"
    "n+LojgONY8FYDhERiMChASNn09dAA+AAFRSA0VwFwPAA69-6FzqtwTPSHT4AT11A41Mznyu2eN5GT8mv4OAgaA5CWuRK"
    "JuJ4RrCF6bAVjUOK7lMAAnt-SeZIvCIGhyJmbX7IQikutn2AdbAqAuUiRycKbCbO-CZUK-AeuImjZ99uYYbXY64kdFja"
    "YlGI25AAKXuLG5Hj+sUh88djAobLcjbVYAAADAA6w9ZM9AjJ3PDx+RgxcEsANWIuk1+LYAACHwbGXoI89AVX5i9XcCwo"
    "77NPO6Z4Ar1RX87eAxeLE-U0Bibf+0rALOppnIA81eoATdjAABtUTNxuL-rAAwAANiAlkFYwAglOYjuqbGx2AcA9QQti"
    "R0rAAngaUnWjjJq8VmTUS9oAXOcjNFKqARh0aAft6TAUOJA4sWqKjAA5NgpktbTI+TfgGA+tlYA4-q1tyFAeELsAbxXU"
    "OAYAQ6JtUAfWdEOAhsEFKwBT75pj3AWAAATYpqxJAAkAW8NFGx29FAA3c0EzVC9AWERXjAMXjaULM8Xkp58IrFxp1fRS"
    "HZlmJhTPcTCRUTP32gQ3V0lQvEAAAuFoJJA4lAEoB2DSAyWRyGsaXyxv4SmKF0ywAzACxT3LOgDYAshMgqAYAWcAMaZL"
    "+4TakCDDnUutYqAAqeDdhTYG9AAIAW+L-Dl0AAlj7OBbHs6OuYAkYQ2AA8ydoVDrAAkTkEsOknzatAs0zYiADAuA1npS"
    "ju4nfvAaAAHA-s-AlOGNEfKi0ZmKeK+BMEhsCA2gAeSxlTr2+JArAX2AU4cNjA8qAz56dg2z4xo5X2AGvXRfA4Q3Oggk"
    "ILgEZAuLpzZC-rFXTOX2Q-jOVHA8cihTIAK+VHcd7r1vj2nPVaU1fAJpmUk27ZAAWAS68BBV+R7xx9VBAVyYu35F69p1"
    "AfbgSh8cVEVPAzJeo1AByYHjZuAy8AjAOc3H-17kHXjshBV+wk6r3kgFM1D8NOtGTu+uXxP0ZIlu4uY3AzgkxNAr1zo2"
    "4vFznUOnY7oqVu5cSOegxADiD+AG4pAN+tIPk7zy1BZ8rQ9d16tfIB4-7GO0HS3pytiZ+rdsThtxAT7+UkUYGKYhfVNy"
    "l66vdXlAiiVtuGqUCK0CFv5dJZh4SVAU0E7wKAVkBAyMA7odKEKOlQNEAvVfcToCa5L0nWQxQERlAwVvAgCSQH8-bEsf"
    "zlhQoi2GQ698+AzWrCJfApKtPuAWwmH3tgt8eEPReAEqP3YAQpPAew5VhKdYZnAbGRMl9ABAAlAi2RAo9A5qfAArwkfr"
    "PzLQhu3lYDSFhAWyhjsvA3oMXRkPbnkraVgMjJAvRBnajtfr8A5SYWBwCDX0mZAiAb6arft-AXNfAnkHeA8n5BXUhZUA"
    "FCEDGDAJ3VDZf2A2Aq6as7XYDJfO8oXJTAbEH7AzaanUCAKtvZkn4qQqRA7JsAa9qKLKGyY5A17YW6AJ3VG0KsAzA6AP"
    "dua6EVK2cYMQVYMaDY2j+Es4AiV7qz61piL2KzA1IOWaBAAI+pzrrYAKAvdnj1AIAAlrNjfADAgKOrZVkhkbAAg9N2vA"
    "JA3y9AxEcYaZKf3eAQn5Us9EGJlpf1ChACZqgLO4AvA3AWOXLf171ALSAqAcq1znxmaUkxFI8huEASZA0yZzLJKZABoN"
    "ABAJnAU0AIJnmZBjdNI4oAgSba0zEAqAp+iaC165z9fGlgcbVy5BKng4Tt7uAlQB3XuvpafkMSav4qKVhmAHA4AMCCc4"
    "7Xb8QD-+hJbizlNiajoGwvZeEGV3xWIKKAsIB48IUvRa9Cirjc1ACNWD9FAaQqvBAKQdXbKcD0TsnAAM-Ul9ETZzkh+e"
    "A-CJym3Ak6cbXEmTMADrE7CC63pAEUA19aG-ECvKaKUYAYoncp2itMuEw4lKlAAAf4e5tE+MCANOaFYVQ2Ag2cAvmCWk"
    "CxC9ZY93JIBmUoBEhg9-H7iS-G2r5v67AzAAY6h7XgpyAROMIrNg4bYj6G0opc+W5sS0RVi41A8xwstEdnADbAQMY1CN"
    "NAevAxVssAeMJ7qUTFAGNKQonQb9s+mzBdcEkk-hAO5AiabCSMarzqdAAw+f3tAAUATIAJkvRAGATdVDAlpAGAQAFSbO"
    "39ceIyci0cLRv1ApaM05SXTR7L0YgRSFfUUIFR38utHjAAlp1Ff+QUKssAGtJHAAjG9iFfRQjqy7vA7V8jyjCQbFA+LC"
    "x5E0FNExnKwaQr1BjtKqoWhAzvuuAhos5XtFAEPUu4tRR8S814k+bEnBaDHASmyMABpABmAqdA-6AgQVauyE5AxOEd2s"
    "JzydA9hkMiFmt+VWxAClHWxuMb6AtnLIAG2A9y4WH9i1Ad2l5-ZfMgAW3iPGAA+NS6n8Ai5kcvAjAyAoQfOhAKUZWjFe"
    "sMXw0AzOjpU9AArESlcR-dr1gxpAA9a3zk3lh3wAAtvaLt1VkAtrA4YzDUfJ57GMTJbIxJAjVu4VTTzo1Kw8kAcApy8c"
    "AvuiAc13B9Ab+cl52YjaMAZU2biF+uSw4p8NunbgU4DrA2ygJxkg+Tp0ACty-pbQ1zHJoHAzN4ZzQnycAA5SJpeRwyW2"
    "igoGFrWcflApT95sCjvj2AXAi5Aq+kY1AbA333T3pf6rZ7COutoBzauALA9M4JAAOFJGu9Cc3wAZ4jze9RAdCAHCrSvA"
    "PnfzMHIoARGAWrBgiyVLljT+ZAAmAAL-bSTUUTFa6sIFAYjYi0EGH-lsx7ZQXYkMXQNzh0zj6HBmTzbdNG9G+eTrWTNW"
    "mS4uKFAheA1VjAp31UAqgDIUsvA1kA+AUx1QAjA1Ac1T5czimAW4WsTO4hggzAA8AQibD0d9179FPc9gpqIjzcItqPo-"
    "8P7+HSFoAq7etAAfzRRBJV08GSbMcnhZrAL9AsGAAkEAC96-4EBMtN1V6ecBlOwa8ssoajP3Hfbn9CMcEs8-EATmMybv"
    "07zV1ApbuW3XwROTs8mzVeA+K+ACj+AAFgJDx4gIGkdSs9OtmAeATaiqFVX1a1OAmmG8rAz6aAAApRt+OA+Ge4hf1ibi"
    "x2xI6HaPC-MAOEdAn2LUWvdSn8YAiU3oV7xUIiZvNyITb8ArffuJ2MOeuG4EAliX+5H1qmPAAoIx8ls0nQr9PAZF+Aip"
    "FA4gA6QjsLL5n2GjqXX6hoeCBoyDhj21Y4DCYyFA+nAI6J1Q8mA-HAVWgrAr2AAkAHWMxCS+0DaX+p4qd5NAAb0LLVBc"
    "oa-9pDAVt7Xucr4dFNgT36x6RAbN7AAMnAQb9byVQObmEw8cHdhQAdxIn-vPA3YAwKCAUpPbnnQmwBcr4Pqrak17CHr4"
    "JCcF7p1zUcF1AZ2wxO6nNCP0TA2eAEWi2t0JA7GAavcAb44Wb-ePCRAYC9e0IttvDPmPTASU808ieUKoyCjO0EDWkh8i"
    "GqwMekTrsCqIxbyUSGoz3Nkk0sIAarTqtMJb9nsc0XFkiiSLCAAoAYATW8R6pzocILA92LwujfL4i69H2AYxdf8xR-dk"
    "UJJNuXxCrsgi9ipWLdUWAFZt6dY1CAA1742l7R8ggmdrTOAG1oZBkNcA6s0AMJAymn8RlUNMlwvkAgEDyuAsaodEFdHh"
    "OG-DbAO-AjyAs3vN9D4Ry5T5AxbRN5l5KcZRCAuOInSKepEvrr7oeVacA8GnNAspAWOXc7k9o6TY9OzbuWAAgAcQACcU"
    "uVTTUeeAzL3Y2Mg6TMU3AEjqnAZAgJcUGCYBU3EAToEvIaO748A6kY5GYp6z77L8Msi1U8Hf2RA8S5ILAI3dVwA5wAG6"
    "EvwmRLK0f96CR4IE5xLYLBenBKAvGj8bdDwVc9YmANolA+cXsA5EdPAXAAyk6bvY22A5O8JR8Xw2FB9xtpOtWW9A0Ngs"
    "xMA1Je9Tyn4Poe+AAMvnESv2CxFQGAAtYA05iPFI2xDDc6AA5vMAAhW92pzGJCZkpT9Ai9VrOrA8AuW6cyAVf0A8jAIS"
    "AbrozMw7saOzAAqNJqYkIFDr0kwAvQzPyA1HsbycugdOOj4wAiPIp8+zTPZDDsT9J62Li7u9AAS3AGjch0OAjw4Eq60z"
    "DkAQqTnAKhGlKdyxQhon2aAG0oPp3IWy--Au7dyWM1RyfAfdVlI6QAho-G50fhUMN3bts0AQLUunAT8rUEA5EYnnOAA+"
    "CKU6WCKsAAtNHeApUWapyI+gOEHWAAxW1-adwbQNPaOp4NDKA9POWGU+AahNAIA+qXmAvzMuXPMAXlj+QVq4h6W021Hl"
    "PA3EGnLdiMVVst0MniAvN1lKBAg6D8AfPlAVDIATiyRp3NPAwNdh1CrAizjHdk+pzmLY0TscRA1dmA28ayAZtWwzNPFJ"
    "2yYCZ7rjAp7KIp305N5bvAzW8bAIRMFMa46yDZB4xlnybt7DEAOO7AHAOkv+BNfbyyOi2FdNx0nA9-AA-P3kIQF6IknC"
    "dZWwIAAcAXtzeNWDYhYsAAGA6fdAvu2OheVpynA84YtpjzXlY44mARTAr4OjYizxuAAGvB4LA-+t3T1HtWQC17t948SB"
    "Ky2ARTpPI2dwufjI5At5qf+4dhlodATVCnGFW8ALrYAR5qAmc-YRvaBWBxkymjWYjlWAChBCV+AIAV+XwiJRjwUA76Ul"
    "hBRvrAAbA83quOA1lrNcAzrN6BFw4CyAYDkCkIBuqA7X3WCzgJEjRzUuvrXAAJTRu6d3T7hOaAubBA7eRH4JWrENFk9A"
    "AxHaWP1AI9+YpeAYLqoehrEtANA+Ag4s3dAPgWACUrgEtKqHVF-5TAGBAVaFDPe8A9ADdMOqGDcwskx0WA4AT57+6VRU"
    "AzY9nHQiAAcO2CiLKjcfuSJOApVOGl2AXP0C+AJoEAMCAAc3A4AijLpZAPCzekDlbHGmfoKSSlXVAawM7UQAqAYAAUYz"
    "WhUSwAQjPEjYiUBndAusAHN+WC5QwBpBAQOuy-AA214PBZUAFMcRlPxthAkAHrkE36AAHiL8qAKHAAihFNHSRAAWbLAV"
    "xUHMgAI9TavXUAfzAIAey0S1S8UInQGA5B5eqBOwb-Wwv5Es7gYowZr45J69A7kS8wEQ+Aq8ud+KYARAG7-2FAzAVidA"
    "3NGBrwXAxDBYeyhqo+2wS0TQWA4b1esJDb-AA-I4I2eJfAsoAuWFKn5yPLV5EN7AzwXTkkgnA0qES+qxEBTq1uAH3eRT"
    "DQNzY5z1qb3tm6nHHfv1GtRGX2ptoNrcnEAshTVbW-A1SUAp5e7ActtaeBuuZcADCt1y9JQmclm8DCbp6cAaGRsx8AjO"
    "Q2-yA-81AwfAoGJAkH3AACAEAsjAKeNJKvAAHpZufmjH4SKALA2G1HwVdWnERHXbU2PJu6rdmzmklAOhiDT2L5fnESLA"
    "K1FKbPyuETAJAGAsrc+6FYMBZALyAqOF3laTVX8SOXzeOa4TEfAnpWeAg7eb0hnnukIgaVHWGQaZzA+HLZFvFAbaAzzc"
    "1lmca7+pQO1Zn1JfHiVvKA4jXN-9eKhueJttwU652sB2rzAJ08-A2pOz14Oj6Rvvgk5RvCntKc4uAGC5MCSv6AAAAlqR"
    "AQjAWAT3Kie6tRAJa615cbhzYidbpJGCSKOFry5ztWZAHxWWA3AOj8A7kDihnTk6GhuAnAPSMidL8jRjWYbTgAw62tIG"
    "Mkvwu4rA6Au1C+FAeIKTNAMoxgNkFUIAZQ7zihOgfruQz+XAmKAFAxuATzdQ4YNCa62PARHoTPKjITX4KoOdtu1A59tP"
    "8TnI-ogxSegKt7TKlFAVi9wihSUrylNo1vAJOnStA9ATAbHqzfD8+XiqPUpO7GFAeLAAztpVoNd0ASAYJjBAwQAYM5tW"
    "P3kUA9wqmZ-+AW5oOKm3A6AaJbgecaWARb0z2CDmZAAkAhdFoPgNCNyTls+6JdAJUaA1mq7AmuuwA6AAxnm+ivyxeNX5"
    "IpCOL5Y85kJAyCVEpuAAXij8FFNocU07oo3BwEy+3im9JFygAE2AzWwU6outzlZAE1hRaSaqAt2xgVZAxF3sbOOAQZW0"
    "iAqkzxA4L0OE6vW2tbZw63r2qZDAAAlDqoC0VZpPy2F-oRwAHgs2UAPxeei9et+1HM7FyAjr--SvjMbq9DeW84ANRi1A"
    "Aq2urYIAv4FvjOnZtAdnivF9Y6NFAgWBESlTVSVAAAX+aATWABp2bCslAhwDpNPTizzcwaLce5FxNBOtiY20AaA5iAD2"
    "nJhqAkjrkpPk70+FAkgRfY4FAQP0wq3kNtvDNJkBxVzuKvxAQIiAY4gXVHF6g-9XRIMAmMsALEQq4A5KpN90IRf7k2Fq"
    "mEXm6l-4EReS6eq8dwiEa6vCv4CJxiRGLVASDXKgB6x6-TEcUnNEdVgZp5oAsz7Q2HAJEL+l6kyarZ+kAAX7JEMAuN9A"
    "7HnELXB65NfPNjYx9QK6Et05pAUu0uOXrsAnaAlgDF-2YeZJpaWsLC46q2A+2P8lmvikJ4Qze2AcASmPRAViIy0xwSKn"
    "MrPtTBb8fx4GI-oCA8FuZvAmegAADgW0bHB7LOlR4eNvhhZdC29dZ44KAAGKCyc106nBADQAnqAiHGdAETAxX2aSMeAj"
    "ahy2+n9KTfZOyFvpMth--XUgWAAEStZQksxjQ1CYTjAtAb3+7bbAftpjBjKccS5efs6nAc7FOwuyBRqrBgZGprRg9USG"
    "AfAAv+iZx1mEW7GCarNn2TAPYAAHKA3U8bIl9NE4IAnwbbMXd+S1YqqAqAgxApApCTdImbkPAydwGaOakjdUqmV3Jg7b"
    "FIAA7YdZtyRCqo+PDVV277AyqAWAyUA6IA5CA5FVV-f8ycceNAvDQPIa3NVAKfW4c+AAy0Otop5CBYRpcCNAMPSuk9-G"
    "PnccZ79g1eYsL6KgBXSAABACA1kUE4ZAGog8OWBr4sl8zhRgqNhpq5bwPyyalI3JWScQRBHH3dWm6hcA7PQ6V4A5C-Qf"
    "AlZLHeAc45hnAcAPA6nNFANRkZgbwkxbHuSjD8MAFEByQN2tPsQPiU4-ckbfnCux-kxx71IzJY0K7ByvruI9bksFckeA"
    "wgdjsAktkAvAPtzQhSMQUTozVAH1A-GAdAnnsuV5+AFkJI83qoCFlAAB6NHRYEnltAOPUm6vNdyyPnXymArAYZe6uySS"
    "C7gc-HpUUbaCAFiDGlo-F3U6Vi1AyeZA12DAYUPAwl292mmMjAh83lofNg68hefIEA9Ctt41uOtEAoI3uoAQDDu50L24"
    "iUJ0AkiTw9OWAuGAwZAcg4HPp9AAr2roprYvln1hQCJSDOQ6gViYIF8KAjRrnClfVa2AGANYAkV6nfOIw3G3cljD2Hwl"
    "rrK-ya1ogCsLeMA1k5lSy668+UYL6jAQpuxRAJtJAAVs20kcoYm2BCM92MmUoUJRyVWMAgexE8KfoLjX9KowqMmEobHX"
    "uJaIQaOmQU8CeMAN8HeYAgMXF0-R-JnArZe+jTp-K2HaV7bhsZKN49A0AaHuX+haApz59AsDXwnYpsAvieuVArKt2KA9"
    "AHNS446A9MmoKQJKjS5qE2yA2bFEgFLfq1yIHR7Do+AnAAyYt0C-Bb9vS4LigjFi3bAASI+zCxYmaAi2BU2z2oTT6fin"
    "hYOHyqkWRNRj1tXriWG8AyFAHeEcvSNoj58bTiF-16A2j1uA3eJEYDx+UjrfDI+AowB2HgPA4N-KC8AYx60U1KrAZxon"
    "DZRAJA7YAgLhrASaj1IGLjz8ARPCO9mC0iHgGbB2HUAdAjhz+zLpvH-QuTbbD-8yGxAoCH1nqUe5jMBaAKtBA4M8uArh"
    "VD9Nrh5fA2QQiRqt5nAs2x-xmcWUO-FOaLY6Z8PAca1i6aA0w07MAXL1L8ukAH7OAd25N50sOtYAyqNE6AmJ8mTOA436"
    "P3KgSAObqvzp2A70-WW0ujvXvrRN89xYA2gpdR-8kuDAtiRATiewAuZOAgSefPZJyQRYgBAz3B6AADj9DWhE1FTZPLwp"
    "cn2IAeh1Ns-auAAJAHu+8+VE3NW9sSQwZjMO3TsI4IjJ9qLqAgpNDAsq-iQcNcEddD+gGb+WVEhq-4MUxPu9oFACj2+A"
    "eiiHnyBA6rUiluGeOVqsAH5KvLQ1AA1MVmAA55AprcNYAiZjkZXgeO0ikOycAnv-dVmRInWmz-HtAAtChzvQRo6MH7P3"
    "07-+P1XnkwGAy9HBS5CAAQ9KU5h6RJaLzFt64h9i1Aqy8J0EsXgrqckLAndf1ucmpWwbLrmDnE6FKXQ0b-AFo6Gu3UCh"
    "ObWTAAJXKOabIrad1mAZnTiF8-9AaDkeTKll8W0N5p89sQ6GqLAC2gAv28EAIzAm5f2incAiA0Q05Hj0zYr7T1Bhsjfa"
    "VHlbQf79imFLAALcP1-Bbgj9ouPAkKVI1frMc2Qe3qAPztySmSQA7l51s45fA8dTyAQvGHd91TAIRrimcvaAWKZAFA+L"
    "fTlZkyK3NHkrrXNALKEdKJfApjbR8-mfBBvOaChDpmNaxICfqAr-AMPavT29woQQOdmZApOS+OAZnAaZV11kAP-sAIO7"
    "ACnAgt0Pv8j0+bUoI4+ATXSWSqXTASEbxAqzGAOgyzkbkTxAza+68wAAoep9bAG4N8bkIu3IdFP1uw5WNEXo5MwAi7Bw"
    "1EQ6Ox8M9ALcF4WFFd0DRth-e-m5k+YAAV-bkOwQq-VYizOqcgtTOVNTJqH-z01MTOhJuqbjoAojsAqFfdAq6cAQzAsl"
    "XrAww0NnMciHnAJlt506O54BLGg8sgPIADA8LvFfm5WQfg6jQAh5C1CvUVMPWf8uVmjhQsME4djnVHhVAzAuB3YXZUSf"
    "IlYxANZgS01IVSAI4nUHFc-2hjoTZyaAyPkUJ1Y2XXy8TBKqrAvu8Aux3AVpyJGsyNxng0aIjDAgCVxMe8zAZRAwPTsM"
    "MAy1h98oGdKHAIgJpHACArIALA5AOzSTVnMxAoYAMjypBrX1HWAPe4xYGRH4HHAQATO3XLARdivn0RJAlBAShcKfcamS"
    "1tVAZSI9KpQrgWaUAARAAlunAsu4tnAAtuJAkVegaI6MU2uEbzdQBlACsPjZpln0nJCohzABB31plnRfAi6o4jtYhCY+"
    "yAsUAAgAsAHnK-uZhmAB1cQVBzQBqbay3BtUKfGM-ca2oaKAgS2A01+9AkjtJJ+A4dlI0U5s7lOjHNQ1IK3ZeNApMAaN"
    "HFDoEGTbkGPJyYni7wN5YAAPwuA16Xg2Np2DeCLnAQEvrxpKABTbA7NA0ARJySvFQ9sgzsMtMuSiQgJgAt9U+Svze3o+"
    "zALlAj979UAkASfLS2BIqADu7VOtAKy77+NuPweAjQlw4+XTMYESz03O1yO96i3WOBKSpbeTAAPqw-7tGSyF8WC1K+o7"
    "og3GuOEAhvansAh7m7vd9pk7p2TiG1CwBwAcCKwlAE-8GAKAmg-AAeWdkHhciA6+GA5wabD81ADpL7AJVoA4xmmZcvBC"
    "2Ag4wBujGYsoAsh71meDvMAAmhMa-b0LBhGSebehSkjxTAr4ifA9nO1Gii61t8LI5pywABWNx7A5vp1cbKoLtAeZ3YZ-"
    "uLjAAiAHhAPmAgXZvAA7wjhAApB1wF6ABy9ZtC+c52A9tNKYu-UtrY1A8AY-dBemJPmX462Yd-ayilozAA2jPAZnqBAl"
    "oYyjIKYUu+Ao-UAogtTALRdUApFAIVhX6F0Fqg0+-ivvAAYeAN3oPAYOLLnnAzAQ4KAtA5AkAbazkkJ3AGTUAc3Atg4C"
    "ICJ72hAAAHToy7kGjnZmT4uPcx9DvAGjd6ARFurr7xy8sAAbURvzSAwUXQSjARfA7GcmR82ZNWEB0AJu5cGPAOViJJSX"
    "UAZOvRSa4WAPKWfgpsMcAXFz5nUhxgrRIQOEAoWd4GBOnA4DQirKAWmQBZw2AoIKAWR6MoTnCuatnAVY+nlR3yAg-5me"
    "S3Vl1PSAd0Cj4IyPE5PArZhznpB5pvzM80CBSaAnAXLBXAYGC7nPwUg9ADUnOWkOQ7AbFcAdVA2com9APzGrjaO3toKD"
    "imVYh6u-8FZDxUIzAyy5OtKqAGHf2fN-6EWEO1320xwnSaFy1iEAKC1cjztTRIKb5dSWeGWp03PvWAQq7ZgHAZ9mA3fC"
    "upOYKOyOmNDgUi3AAPABJtAqNKAjLbUuz-LACLELTclEuHAWyyZBu3AaptApSGDUsnsKMRxmxwnRoAnxVAZXqQxxAffi"
    "Uo5jNAuKcMAAA3cQ3rI61dK06U7PNxja7++b6SlaLZGJq6Ifb9tcsAB7+TVIjg+rZEAeAINnOAdbrREyANqFypoqNMKA"
    "oX7DAPWAujA3gQ-jMmkw2BTm0SB4aFS+ypybhqxqAwAQA7xvAAY87QrT+ZwLkqhhAAO-WyllXs8nRw9HAdP8JmnKuWAj"
    "WqCAYLbAvBA5wABxrkGuJAsmUe2yAi4eUBrytgGFAOD+bbK9OGWiEKlBmfgnaeAmLREp7DNxcAMVTyv1DpiNWcPpBQyA"
    "nayrHtivMQM1Tw-jqAj-c8HD4Ius4w8A2QZVTj8eqsOy9CPl5Tr-egPLa-aHJneY2XnbAmnUedezcbAwyHmCkAy+B0AG"
    "pAuCAAP+CAyAFgS5jA2REg8HSXwZAAj-+cKCCRe3AQTFxqW+N-AT77Allp1LjWSAQCcAAAkANrKEVFWAAFGjLAEtz8AD"
    "wvWWOADAAgt5n7GgbwYRAxx6BlZ2uV389DYANDwSLQ--4AqA4zAkzWIVQAm9AcAsl2QaociAARAWQmAQnx74MwtgbAFE"
    "SUxAi79AoAusOccQqS4fA0AUGcQ5CAag2OqdAmANUTkUeLtGTmQTSzjCVAJ4pyki5Aum3ZxGqJA-wmJ12AK9StxY2TUj"
    "AKbkcTU2-wNWg2tCZ+rAjoAAk4hu7PPA+HG-TApu6AtaarreMj7nbBzlA0hm1M8WCAUJe2BOtAvCu9JcvI2AXMAfA5NQ"
    "yHwDrw6r2t+AkY7gUcU8tjxyJV8OqAlwaAszpoTFG8TimzMAe2Nti8qSHAvXi+wHqB+B1JjbVw9AkwfTU2IpmHACeSdj"
    "WI65g6FAiVAlzVAgAFDhTJvvU8OaFAIRPcE0XfvpOUppyhgjZf6a6hB77jHSp-ERosnBC28LIPa5A8zRZ0S53AXqc-CK"
    "KWA1YGAAqSa1AYuK36pA5UBAoWYw8TaKD0wxAsalD5SAQiiSsLnYbsNwrA2vRE20hT+AkqaPMDC0mApc4xHTp0w1uPOA"
    "AQEq0975AMISEjYSDrYZ+vQpiAA3WpHH26qCT4dsgcvD4JLVuL96SvGQIHNgRR3Tp4hCD3AetWhR6wQRTeQLABCaO9r1"
    "XdD-gZ-QmUzMGq77MczxhYDRRSsdCAOJw1J+9rTsAVoAkSwAAjzYW19MoTOzPRvaA30-thHM+A8AAXV0CLucHELCqr5A"
    "0WrviXF9ekMd+S1LfIMaAHClASAXSuNkfnU9PxQuRIaPutQ1YezxHrXCp+UVA5AQlYApQEkAuRfFEuTAuHqd0BA3cgu5"
    "ymhApGMAyA1O6AiuMFMFH0LEm2gbitcYHOS-eyAAUPWSoUoCACMANoJS+tOU0DyTLqFAK5yiowA2mRcd1nzWXORU9E5Q"
    "LCAgAVyjtwLJArMOljPXcIpFg1AIqsxfCIYb51cCrty6jlasgAEZPcAF5t0CAEmzpzNAR7abAAS-YUiPpzeUzhe6EHcA"
    "8FTOLBMAAlA1AGAAJOnA9P8SRwJZ8r8EU+SAWuZjSaOe2BTs8zsFA0iBLaAA5dy8LAuEzIPYJhlr9ZNoW9mSJ5TQPMWA"
    "vAQvDAJicrfWAT1eBAhSNNsfjNDYtfLApGLKDjI876XNguxzZ4Zd7fWWDtj7hAfwgiQnAHk3B+l+lPmaOYAft0SaxvkW"
    "AuQPMIa2PLAbAB-ADmR6YAuyjFB0jwAbLllUePdPAQQHARLAUYLw2SAfxAZ5AAhAbATGKOcAx0Ab7mVQ6ANbaBZUvX7W"
    "3Ojpgw2JJQRqAf3JA6cS4bp7AzY9t+6JSOIAcTP0XFsuAVAsQHb0K8QAsAcA2YAup60tKcqAaXAMssuuDykFCluRoUwE"
    "FoUWUWIdACdL+lAwPYZ54cH+ywQk9uMTASRfOMkXMcWbgcJvVPCAqlgOARCAAHPANre6-Sh-dljAbE6InDl0TweAKNkf"
    "onTqjwQLARAzzAtC9AnwEA1xaodqRBIdMHkAhqoAYrPDFtD0v5lOg+noGv6IFXASQGcWIwN3AqALy8e7LD-rdAStJGfv"
    "b+Eoi5cBPEMtXWqSkT+opPt9hAwlpV6tAoy5WdhsRcGaT2va7t5pAGm1WYTi-YqcFnDuFnAFSfhJA7+AlaOAjz2PW79e"
    "jDVAnU+IAAyZAG8YQ16PANFtb2Arx31LEGleFAqO2SuNYbA3PzHGAH4UlAHVfuCuOiLwi9RXyAsiuHAQrKlk+rKYsiL9"
    "SVMQwjAfye9M-lIAWvCHGLAsvSrt7Gi3lTA+sAgDly5LuR3wbCHcGuSbAiYxO+uBfYASxjApAA6AplFFFssDgn-UUHGm"
    "HG6AAsoOjafhRT6SONbtVZ5quzACAAmHJPwDExc5akUtiATYzGIX69yqlY8AbOWY5KNKyAAMgazzts84OAjKAzRAErAH"
    "dA-QAM5OcllVAJJvTABLLADIHjTOP2UOOXFfAJeAAjNhwS1hSGL6Aj2d7y4fA9LkVY5PAVcEIpSOAX0fCTtRAX4wJ4AS"
    "s6HjAkeXtqvyUr80JEM3qU4gAFU9AqA9hwTlVQ09AEyLnZAEkyk6VbAePmV4AEfB5lHdjAwmIm0zIYJm2xrkDAA6UtAr"
    "F0UVMlqzJ+89+Eq45oQ3AbhAuzuY9R67fp5sos6z7dJAJDgStUhc+1ib1UrpOJa33A425AOGqWlSMQgz288FgAGIk9Ah"
    "4A14PIIIAj7Q7O3BJ0hJBRTACbzAeOi7JBAkLfw9A7AiGoO6AZwkNOLwIA7+n1Z8OwIvTl3nvFAuAA81LysVAVMMNrMA"
    "FHhq4jp3lUAARAAnPyb2AARNryWmM6A2Mf8WVZoSpA7vLADBi5rUSjsZAS2yxg2bAKIH22R4UTFxeI+H9lOtUWYVAJAM"
    "OAG+wl4-fRwnnPAw8i3eO0A1w5qFD9ZCan-dqQ4A4A7eiryFPDRrzLP7Kw5tZa7WcE2x2AR4Gw8QfEAUK3rCU7oprcw6"
    "UAE8WdA-48xjxmBY7ATpbYrAqkYAQkdABe3jZ0POdhtre7ANdMt1EHOyAAlkVTNdOsf0AnqB7Pnq0e67nDhs2bYQvk1Y"
    "ObtZWTk-SAG-3eFn1FAlLzzAAz1Ae0uAyrDgXUekOb62pGxbVRyFwnsl9+gACuLxk-hmFA060ibbP4LAnYAntj2eXBMi"
    "L56s4VVaP9aAcoyAr3EyAAtVrAWDChKJMpESE72uDPsMNKPe4YArPFf8K+mTRnTfQ4blgoEXHOq-vsXLXJ94pBqQA2Y8"
    "wkotAL7A6VyV49eSPYpS5VOi4GxNb6A7pnOoSa4AHDlu1zphu5EXvG995AAkLcsxVMoAPKRxGQWEjBTTam8WsJV78OA7"
    "CKzNeBseMPebcAP9-A4A+AHwirAdYDt663QMEvx9BfcOAWrGvXLB-YparVuuAbd1oJ2owUdGHhA2eSAnyH-jNpMNj6ro"
    "FPndbLC9GYsMiAV7ATiQiIQFuAbwc2e5haGUA776yZJ+wrXOYe6CclfkvA6VW+Espi6AGA2xXLTBXC-Al9AOJ-12CwKI"
    "uSaBDhiFLmi3pYC8AguGTRm3RAsdyUAvwmGAEg8m9vgKD7+OmZanAJHRZSiA1G8Ec1SPSNkHKm7ni2Few4wh-0pGNQwG"
    "xAIJOeYhA26+AGAiuDAU07AAA6Xhrm3O2AaaMIyAkU2WBTzAubClj5IBqdA8ls1kr-JTWkZBEmAAMARFWcoAsmCZxPMW"
    "ps8hAg5ZBmSAjRNEn5ZQF7AgZKNImmAlx1FqJA0kBsLtb3TPjisDnwYaRYXTwwMca8o8pfgnClAOH3qF-ylncB4qHbAd"
    "9Aq6Iix1c51AtLxnqUPG0U4-Z9AfL3-pQ0PKitqsbAbioETsAafQkZKGBoqA-OIA3e3iKsieAuyn+AxAhd2AADhksv9A"
    "WnSOEgyJqNvzA4+AEAoaACW0rAQydkDgwEaCbCAADORXHvAeTu7tkNk9wcAkNKnfEcyz7ZqXQA9abd24cAOQiVexABr6"
    "YIoXAy1Z5cxVbAIKAszRgCBQxmu3qzThQg+3HnDjAKjiHAO69TpAfn5yxNyWuJDZvbkuFF5AB4GQAEo2fxHMXP5Q-L5z"
    "LFEIkKmARjynoEm77AAl9ZM0A2FN2vCzxXFzusOLAqrnZbu+ULX-8TTbcUA5QqD4QAJzy5PW7JLJgvpSSdtSmhAMmMWf"
    "CR45uttX1AhrG-y76oOVriA6AQKCcAUShgmHaDHDty3pZDcUJRA+PG-x8Iw1tnzAT5JlAvpcPo2CAh+O-PJvA2Ajsbvj"
    "elabxAA5KydXuE7rhrGpPAGdG9kaBvsE6AaMcqYblkcysbmDdSvVP8DKkg8xx4fz+wTEmODhhwo0tBZaApAkgpE2p1mw"
    "4lKqG2Rty7gSAnAsAB7mAL4-Eape2CAjVXypxHAABWR0i5fLAGBSj6yfIEAXTx46wAaHprUKAq9OerOoAVint6AjOqPy"
    "aAxiqMZaAAPsATIJCEAAAYQxE4A-ayxLBwMjkA9ucn8fVBVyA4b80APhimUeA4gKtFvxHESJ0jd-yx+gA21v2l0x+aAU"
    "3spfnQWhA3SHM9AjvlkQ7AoWZ6N5BxNub+ZfqmU1LAKKVqX7N0UulAwQuWL-8-N+Y5wqdGeMrKajN69eSPyA29i9CPDB"
    "PKrIodgNp0UoPbAKiuAgL-M5ZaBV7nboctjAM9blxZPoTCAix56jwMHw4b320wh4+8H0ttDlGWO3SR4R5A3A7-lwAmss"
    "48q2hARezhnZmpXA6FaAmKW3MMVrgQy4GNSnPJn1ShGr9l4ANjWoefSTvhxvAA3SAssIRCAWbrfFkjwlJea+sLk2ApBq"
    "h2Rzl4CqAWHX+Z30kmwjD-C2h0+ZFxh+c6cGI6Az52yFeiVAxS2lyqiW+JenpaxjTzutZK-zj0jHJUGRs8qTj9PJwpY-"
    "JyoJQdfiHZALa8WgPda4UMIabxARAAllo-qkwpXCAARpHgm-iJpjigf2AqTrrAY8kAgze7tyAig0-AA8rvJAzuAAAcFF"
    "5NAiqpnPR9ARinT0fx7UyPRqbhd4A-37GmfbA+A7AZLAl7bJTyhL+6eyD9cliAddActK2k8Vc4AoAK1sPiYZvxx2+oqA"
    "iAqAa-+EqAbr9p-wwseH+8AvKCW3EIT98EQj1mB21HABEL+cnOA1AT5MGCiAtZLStyVyQNrPU7ARuwAAWWTU9Dt1PoGG"
    "T4kovNHAXhyHAcR+2B0CbJV+4Ilysc8usVswCyr709Wfh9D5r5s3Any-gjEAYYN+Sbz8xmNTlBH-C6BPh98w1tswcww+"
    "1A2Oc6+c1aR-6t6AJA3dfncjvLAeG9AJJ1oWNGiTfArPLY1cV8om44AA2nZisfAFkGILaZUtA9na9z0hVjfn3AuZdXsY"
    "Z9sh2kia-ExTp0m0Pq1-cpWA5+15NpWBaAAKioAYuIAArj4aAUcUOQFY0STJAD5AuALJgsv+CQPA7+AfA2AA4A3zslsD"
    "ogqMMGTVFHrKnAAhuIGGaKAe11JzoeE6NAYu4bc4itUxTEAqAIAhxLJIWBKTGq77F9kH5f7Ap4cZMBVoABbMApYAe97b"
    "CgTRT8EAgH1c-bt0LHAqxRjTKAg8yuXryTQzmnoz9APUbiDYXJw4G2ZAhRBY-+tAAECKc2PAb+NJmKqCA4sAx2NrPzS6"
    "ACA1FM+b6qAXpmXiZrkeAsAYAVAqAK9AsA2ZrYDAlzIzYAMAnjazd6PAAA-4pkEngvg4UHqZFATA6g6gVq4lyWKFBAiS"
    "iAv8vb9Vd74hQInOwNKf6haEn2g8Ewu-qKzjx5xT8sz-Hh8UAy+m4XAr5mG7ZjfMIdCS1lz9wDrjjAAAHpAYPAW7PA2i"
    "7JvAHB9A4xjftbloFAhSAsm42AP9gjAaBlwfAAJCIAVCDI7ERUX47ACbDpLleru27qjbFax0HttbCZ2JBlxeh1CAWAAk"
    "5AAmJB0jDpfcvAlBoruAfAAnLS0Ojv6aqA8ifAvilTfcH3oH0jNEzATAEDU1kqgPxWj5AVAxANAFR47MPRGGL-Cl8oYk"
    "dgi+oXshsdWITaAmDUBEAZl-AkefwAb4J3T3Asyvs3Vpkc4bEBbvtw7Q4XS+jnQ5o0iNAEnC5AAFiAM9ki7c7-D-QhxI"
    "KOPM0iO4nf74pL78kaKFpTMVoiAAABE8dIT43A4RYorVBAVuAVt6uBEaOQ81dqkduIhN+haZXg0IApr5oHA4BIMdh2mt"
    "4tpcSAgAaRUkLLIHuuAkdUCaW1+FSG+cI+rqcpsDNHDAA5tg7erEuAmvTdSdls6wFTDJpkAsTyAZNBBR7akmqpjk5EmL"
    "f8t5UAIbHmPA4A9GqR1LJuxQAAizATrsM4GUAmDvyKmVBdZTu1AdDVBoJYOKABaozfcVAegUlqAzjQrAmFSAsdzP+HZU"
    "ZIPDOrfZuSGx06YJhKbPcPP8Vb1w-rwjKnpD8aZg5AzdvrG-IAfg6aqCt8nnK-ZENAf2qcS0APcAxmECG48j-PDwPV6N"
    "CmoWnmU3+ARAXHs4GoAqjDrVl98rfoWXA62XTA-vQCZWSzgIPApir-iAjs5tMXKXuCrdVPtXmfAOUROAXGXrIR+OpqtB"
    "+T98RecC0jwvj87iu6q5ffXHIgj2jA6VReOAG-GYJNAwE8AksxjqJGjA86QJ8ATlM0bKQ060L2kb9ANhGNt5TC3BhXrz"
    "9SULdHAvWAok1KXiu68K34CxAjOkmiJ4pp6Kfb6XrAI7rLWFqMOqbHnDEmDUbgpMqsHPDfAc3OvvuA6f36DGMacJkfrK"
    "W0YAR2JhH7iAW-D+GMAWsVQ-XwWs1Q2TAqCUSLAoULsb+soesAA0AinOcYA9CVAlDgOFfqFxBJ8AxWoG+IAJdGBBskcI"
    "Jh4IiV6nqdxb+azgAHjWA28A7FzDuX4hbxksowEsz+bvQgvYWqeymk6bpAYqIC0IfAJUYURGLHGR4AqA-d7VYRm-QEoO"
    "oABYA9NyARE6kRfMTEpUwqdAw4dRs9s1h1AsuNC5ArCAK9GvAwfBgnJglf2FIhANDIFAA3dg54IGGYqN6Ah+ZOZp4A5v"
    "MCjyA2z2+VveUuomO504hS8s5ZyI9Mmp72D+CDoYR1GAfA8EYDXz9AWgKkArOc+qNrmAAAbHPSS0wDS4AO3H4EzbiWK4"
    "aFKI98A3ZVRh6FtAV7wAZL0PtjlzB9YS1wAsrS4y1DtAAVA6GSxJ+0AYTAWw7Lhp+CemwVC8ysMOcFewTAfTzAuAuJAG"
    "+hEa0awdmpIRb9n23-AdetuR7HLEUSge4Bs1NAAkgSBAA79q-02WW5zRbPuc9HP5stisVtAgl5-92DAAkV9v4MdfIJ60"
    "9Hn8be1LAAUAAy03-ArKPILgoFV2J1ypPkAAIR2iFVhfkTAAx-HAY4s8xcBAqOakVAk+zjRPrELojAJ7MAEIfCz+7gAN"
    "7DqVoGjA24Zq8AyUf2FGIeGtOtAA+1PTDazBeSdBxZ7RE0YyfYePwMbOA+NEtl+wX7jcVmD6siqFziXkjhBwzAzbWjNq"
    "ADAu6+7Ov6SjAw2RAAq5ME5AALAl7miGP0JGPGg6SgAtaqnjkIz5ip+Pr9Tf3Gvpyne4s1K765G3FA78Y7xW9bkAYnke"
    "APyWt4ieu7PVy6+5wHN8Gy0l59YK0AAcZ8p4ggxY8szzRWAsAzJq7FpgAsxZvOtsEZ9992UQgDIZTAJAgMDUVs5AHwZe"
    "OCnXCAAGhXRA4ebGPvAQFw5ehsyU3fAspz7AdKAvaAAAzCh3v7PNzFcFAmpMN01Hiix8fABVCjFa-3cYKTTfYIg85fFH"
    "f7ABX0MuJNDh7lWz7KAQ+8ENNGSseLUTJFA2b-d6DdGjcpkDtdfARcWATxtCrAsHrlSzjOBAVizMHAULgZBS0gAl7aKI"
    "XG49M73F4LmkuFs5F1pfAfA3dwwpSz58AEuVEcAlaw4ImQAfpfFAPUAqqD8BR7DJs9ACgbTAtvCNOlSl4OeWxVMI5H6W"
    "2A9OAAAio6zBFF3+B8o0y4OPiTAEhdZS6K5AGAAuELtl9fD4T0G-PBkuUXeqzKYZocBTc0i340cudeHLuNnpKl1gMGfv"
    "Ewg+KAmNuoWEAW7e28+N9w7Q0gCAwlAludgZlsuYUIY-81q27svzAhYMgAMA9JA2Bs0AyAd9wAGWSQcKrAWqZAe5NAjP"
    "OgEBbAhMAjeGRDWaOAOyHRsR05hWZvS8fxmMsLPJLQvjnS4wJhB-VmANdi9sNRYWjnX3WZP3KIKVAAAmZAlrXKAzU357"
    "E4sA8HdiAunc1KLIaiZNh9dhAtmAABZAEAqquAAA89qYb7wnywy3BO2cLVNkqZsI9NoC8IiArkeZzAQRVAi4TnFyLfwD"
    "adRLx9ULBKyc5mAXVKQnAFpTABYAflQyvKD3VfzAk2AYeQl-SAqQxvE8uKUXyEIL7tIU4hInjeAsXRzNAYeHHAKoKCQ2"
    "LA8A6AqyA3XoGL32A77w-Sn6A+36zbUAYc+1GCBAA2kLAvx8U+8PRf61NMb2WcyAACIqrAOga3LANa416pEELtca2RVA"
    "W5RZj7AF8R0GsABg--hG4GkVctmiHA20EARA-QAqISxvajAQ9WQr68Amr+ADwAAsjT0TahqFiYhqLK1Ecw9ANe+bF4AG"
    "IAPQWNw+AB2fZAjeOhBpNg2+j5ExeR86VC2A3AHgdh4HlcIuDYGAA5QIAX4hphSVrONLXkYTqM6UENyZFgANyPMg5DAV"
    "iAD2ATXAuvAAHYOa2IdAiMW-JkgjAyLtHQ1Dl5QAJ5AfwtP8ARqY3ODAAWZt+uLoXfEBAA4CUADYqN+XZ46LCV-x8Azo"
    "Qu-AAAZexI8x3bdWApLNzLN5mYDH1A8AFdHLad6TsIAPGCAc8GAtdsDHl+DM1SQlo9RdAj0Z3AqI3D9Xz9AQdAhAvAOA"
    "9voArx2GWAUqT8n1YawmQRibOFHCr7D+m3v5amMwUaDYd3eNh+jUItEQ+ApS2XFT7AzEXC3SunLCCQJiTjsF9o1xpDx4"
    "VAes8gt5aeAa40NmXaAduVorA3Sn1AznApXceNE0A-R5II0ig9UmxerIXSe5lXnssTqgxIA0qNU9bxzHPIgY9wwwcJ-A"
    "lWfuSlOfVADyxL40IByAwpAscmy7I-c9RJsqF5h7aTJ4A+I2ApA4FMWOLQGUyDKzsKo7rhLAPRVoiLdQnjhK27mAD7kS"
    "u5WaA0pyHEYMf4-KVRATZ1SzAxai8LbDU9Lv1KH4bWKdx1TXayNSoAU4BxgAN7xZTeNOxhxANOwxLCAaAVtXBKIieaIo"
    "AAXrJEMG02ZvhigtNTfKeAYBAyUAU+IesxOsAAhAWmAhhqJkZA1PLHgAALuV3AJ6xNgAzUlAUBMAPjTtrAA9xsGtAs-g"
    "0LIj8PnhhKwhABAbobDq1XqAqyAut2Acp8yAxA0nbA5VDUAJ-Cr-y2wg1pG5FSEkCgMyK5AzAgyV9H-sh08oAn8ibA5U"
    "AR9f0NNBAIedYN9fJkBG3Q87E-l6Wq+1lvnL293BbDLm-6sqOsK4UHYGvAN7iRFauzQDokAmPEYuwptiHCAFQFmmZv-L"
    "TV7mAZJjlOAqtTiguPDvBsfsailrkERZep1898K+2sa2UhA3e5FmYQAyANAKttgcAUQAQnMWCA906lbAi8JuPY5AfvtA"
    "nWa7SAErGBhYGImkuaAuQIHjnyxqXAETAb0IA3AbPwc2Zx2LbyZNTX8g24sHz8C23irSuE+fYtJb7gfFm04CaMA4A-JA"
    "oA7NpWO4XATJAmobkWAByAzAXzzAXi2PAOzAdHyBCAKmnVFTkNUtW9MWW-ZRMGW1dF9m0Z+8uJRhn3DgZ-0qa+AFga9r"
    "ZA1uAmkADTaqKPAmlgshrrA8kAQ3XAlXM3adUqWATFAuw6CqKA+A3O3LuAAhlGzTAS05gWzW0696aA7FwgvoSq8zRA+C"
    "9u0VDFvrVHh9AIcQEw1hqnAnDwcNAIjrysnICEzG6humAt2AsViAAc-umTjsKZaygAhEAgJZRaqkBfk5ZlPwzTRAUhzR"
    "RrxAykqARqUPmeYSAR5-O9Hf+A1gAWVg6jKoihu01AhPkl4fAGnV6MzvaKG6JpvA0GehR3bgr9aSzcSgTVQwctmKOAqw"
    "tx5ANFonew-TlED48BahJQqzA7tmqHn2P+gAAZAX02bhLpnEHmTtaAno7HRuqwR8InLNApY7xAHSEae1P0KtAwRPdZC9"
    "lgAztmAFvtyOsbsovAY3cLbfAAebRqDlxCkAK0APsS2QD1mDYQa1IzA2J1bKTi7XF-kAqw3r+OaBKPAGt+eZ7dBrPnOd"
    "v+SKJtqdRoea-e+I4yABtlggEAOzz6sRAQ3AvAdkpfBACRaK-WOfOAWCn0RAt9Aa2bUcAp19LCO2FzAABK-ASA36w+o9"
    "268iinq-z2+uk-A2JC7LafAfv-2yRMGmrp-AIifK7RAILF1AO02dQWp03ax44hpkAHUAS7NQ-i6AXslAKK64w6xwWvs1"
    "CsoSoAAktLJRuH5EAKq1hl8PpoAokIq1D6ACIwAq7hAR6eJeQAX7sCVFOl9XGijdYKZVf1WaFYoDhjAnUZwtssmAvjsA"
    "ipALf68dAK1sAh0wA4eWODhT0YuWugzxAajMH7P0g1gMi4SBVWN9FUNYCX4VdvnmLlRlB-1+edZckyAsMfz5NwcA8KCJ"
    "p5AxfK0gHxAAfNeNMAsqD1S96ELoA7tN92AALja4AFAbjntcNAHAY6NIVwTldjkgwCXAjLWUAzBxBAR+twH864my7ACY"
    "3w3K3w2B68+-jnAA7aLhNo+UXAGh4gpv12qLmi-URLxWYptjt0Ge-ZUhXTu00lmn6R2LswxAYsZYUCcxz1Ye5eNyj6yA"
    "JZrkTYfJU7c8XPKcKb5MsK7AciEuaAqOAJ12CbAeHIA2a2SapGVX7GdYneAq5WAiuT4-0KAap+vCBT5or+AkpoluCoYA"
    "7-vVWHAI-bW12AqU0caiAQ+AAwCBhuAcGprSzPAWAYPtbcJh1+iO4A+ybpOlfxDRspA+LiA9S7SN9jA3yWBKmQ4LXDdg"
    "1isIdBRUX7NTYAGgVk0ZFAPJm1AtV3JdcoWAWB6HBWgyUN+iMLZH4n8kcQNwA-xsZGeCdvxAsXTkpoiMAEwAWzqzCgAe"
    "d+HEAKBOBXO9JZUlip0ddAnzpjH3AhJ5lrn+ZLU7FnseA6QeEXrdWfgJuUd-pAJKwD8sM8b9A3A8TPIqGdzdAQasMrKR"
    "BRnrpkpjOPHVzqydfAZOvcSXogZmbAjpjxANPA26BAl4--AQ-KHSDNNAMd9VAAgpAcca6AAxD0OU4xdFNBtO+ahSuHDf"
    "sBwJdBC0OJAdYAv2RYvo2AXg-AZledAFoTTvowymuYvZKAMrADZHm3P6j9AI4c6cLqvYQs-tt1LcX178-Axs3PYuNKAA"
    "uAyN+GjRbujhAtBqNptAt1mArXAYWASs7QJHKY7YtmAPAwkSBVAMUpL2NOfAvzvrLhGYT6G49s4AXANFXkgX8RoADrJF"
    "38AssMQktKQquru7AlC1HlQDARABNlVLs0iv6WzTEyjuw0MW-KHKOpoXYc782QA9Y22jYUjvqJUDHMOA3Qxiv8Nb4r-y"
    "y7JEikljnL0TAGxql+ADAMkj-8MTBZAeWfRGRlhSwA8ApyrAkOgtRl3P8MNjAAXhtJAltKlqGo9gzm4CAVePt8yBaAvb"
    "uDOAgNDloA29lpNSqAvOCACt4J72IHPpYTBCG-tM4LAk1zPA+XVAaV+3SvqdALeSAIsIjnxd3A-L9PIHwgsA9EANakjs"
    "ifM-dKmAHWC54x7NEEln4guPKt5JsyC9AwmAJgfLA+5NdLK1eMmighA1JDefEFnpsh7OqOyklQ66-amG2+AX4AfxOKAZ"
    "eWfiA-XHO2gswwheSAcNr9GT28+VihU9T6OYfQS-fqd3zHkzR0Mo5AkFA0U97wID8sSed-qBwMLsNc1+K+nLAI3mmkd-"
    "Ad5LToAvAzgJZYRBi8rAAuURqgAgLZ3ADmQLPqTIPy-1Jg+EeHckICgjKAvmAeZOdYQV+6Ba-Gc2wA4AY2-leAt+KdmO"
    "janAxZGJDS1NPW8XS-nQ-+dAUXZxJvmAA68mAf9qsBNEbVHQV0AwJAAZ9hu5gYAROjuMEDbqW8nsXdcA7AkiAEjZA3tq"
    "gHMAvvgAZx3rwybtgG0bAbehJc3DaLbvHA3N48ANU+quAxweqAlSDgoRHyK4CPAq3GSwqeuztlAtFCX47AAjAHAAaF3-"
    "SGAAOnGDECmOy-6TlEJGkRbCUcAYsLFAo7A1k0Tjp0a-EKAFX+3uO1KrXOOA5oG75tydFCJxA4O8ytjeSRGdCll8W4+U"
    "BhOnQnrHTDRAAhkrZRJgn7THSaPDTwxA4p2AgAu+4m5y5AQzvoF2AjVAS9riHlpAAwAu+AX75VOlodDAfAi-AgPyn8mv"
    "1vtAMAIFA0aMY6QuATgPUqa7zSxu7cZoY7lvUhmKuAqWFMM9PlDwwU1yAxROtDfkx6m6d8tAKfQVwJ7ALgeisvHVZ3Jk"
    "wwZ-I31apxAA6FZOAsKIfIXG+cz9gwA7v94kyAZI9BAA7K+HPbNU5vdr+MQZCzAAlvj-oqzclTlSSzKA0bEvzoHPvbc3"
    "AYAA8uGNjp0abVzZ2jtQlLVbGdHFVl9Om4hfF8NBPRYA1VAja1l16xfo1ASxwICIv69L8IPNssFu1a9A4Efmoyt4wAWA"
    "ARE-evFFjYXyAEDImLA98vA9N8eEIMoHFA82M4hOdOAFNAHvrLskeAXObR6AYE8ymT7AjbuEcYAjAnA-4724z7LfALNg"
    "JAW17A4dnZkREA6q710hHcZyuAdCKi9nAgZ4nzRIALqR0SAhG4A32QiA1LY8pMAX3Yz8AsVaHhA8V0w3sAvy9A5-qsb8"
    "I5dlaS6cOTJjQA3CpAuAA2-APupbTA+Tv21TWFUiQlplAfsbXXJ-BgUM7gWwkxhQVAzGAYJsmPphOAAkcSpA9uOWNo7W"
    "AAYLA-sA3Ag1Gjy-iUIjMGZaIl6XfpmllqRfA64rigXU9d-Av6AI-94A5VAnSCGDpkyA8HIWtneUdJ7YA0rA7S6O+Rh3"
    "C76lSyXzFG0s9hpxt+nvOjNUFqMA8ZLfJ1cQKP2UrASFJtwhosQO1dwQAWmj3LAV7FAD-QAPiZYu3AywPUjyAAA0t-UN"
    "vbwaAl-AFXnTATUMCU0lzSzBEzk5RttnAdfASsqATw0rUsAWTqzQ2EiOoUhAtd6aA4fNAz3cwQQSBZPgAPAI7cluUwFA"
    "JkeATH4AaOYXS75sp7agQ4SGn1j1pA+RxuXClQdkMZXLTVAEdTTltzcC9H7-mh0AcWHnlA3-lB4NjJ-unPIHAI5hyb5n"
    "RSmEeZUHt6g2enLnv0AOJA+kKAytADSgljZiMjDoxtAInG7zACAVJO39dA200MXNnWKnCEHboZvXg7EpRk5xSfoAU4AC"
    "ka6TAfp14yAtqsqGARX3XoZWIiU3oVLVU9vTC2uU+XrDBH91dRAkADZx+PM3fMm3SMAtXhheMys+VCsPzDMKd29LujA9"
    "KRVJPAik99AS61oJQAVuHf3E+S893MABBjC2CM-Y53+uQH07hP0AA9+NwiCJHvxAPa2xkyL1hzAzsO7AMDaYDAA5E4vf"
    "NiRTYGT6AN1KMSlmX1G6-3uNFbx-A9BrKGdkATevcEDe1WGSdeCiOfNDk5RA6sS1F2bkkl10TxLMzPlAFbpi5IgBedRA"
    "i8gB1OJWGIFAAl7pHXZtXhA5BGAqmWDGUlkimlh81AKV5-uVsr+oyxAuXmFnAqS0knsJtEJR2fAb2ZfOnvB0Ay6AYZAb"
    "JknUIO58qbOyKfUAUVAe-IQsnLK8SAmNcz7N6ASWwzhqnEHK4ClReDBxyFleTA1BfvVurFA8Ak9lsQ2VV8cTdGPOzA2A"
    "RwQceS-GI5bzWi3yiOL6C8CAUkCbkH3EYX-cSUitFu3xvRx3aYR64AAZNW6iATUI1vOFL54tA0IADxGWkpAcyCE4y7+k"
    "koy3lSAc9Ar+Z8S7AvglAAtdEMQ5nAAA1P2RmUQH66rR78ZN1NpG4AEDHkKETInAQTT-EAjLy0fauHtqGb+ARldAAROm"
    "YAdnjJ7jd7LrOWNAOVAA5AAPuIEAfod8SbGgbmaXQe4A+wi8ynW-AF-gEWHe9-OeTuLiyRuAY+i8vwD43x1e9NAAmUz-"
    "xJxwGDdV2uCl+aAfE4FS8LZAcF0-BysZQRJCvC59imAhjjAGQgxPhnA7AXA8NoZou97zApxtM-lwXcEaijCAppuzIA9R"
    "Gl5ZCv6P86AAfuATx7GHAtj1U+S5otvAuBaiAMMqnFGAZveSyCPxvwto2kmTAQgifB6vyAGAiEuBpQPOL0FPAUAr3ftt"
    "AAzYXjHzqcJWb5FfABAlgAViWOgxPLNA+qAOJqDm3AKhxTAaoOzAA5CK+JUGachOqVlOQraSIM2xVr-Y3oScwWVANhC8"
    "i-DT8rwoysYTCeu6A9whOyEghRAGRY+L0nCNvAbjfw-8GbAFIlBoOT4f9ZKKMpq9B9Mg9OUQcJMYn5+lAFsDeoudechp"
    "ynRBAwZGemADAORTJQ0DMwIpcvNxALtkxwAAKA0VAFDfrDDA8fa5bYekI3Rya3DtQEaSOc1beFDwnOImfj1OshAcGAD-"
    "OEjC8J+jDsDABZqyNmtRkz9+3Ns6IdZANpZx5xqKrT9pEMbhoAAA+JddGCuhLnf7AAcWL7dT-lnzAARAeI3vOuAd+Lag"
    "25iAhce84nnes8pAyAhpfM0AwFu3+a91szmSDFkAlCoIoc8wJKzVaN-ksGiqCAIjGPPEtkL6DreCNGmUwPXloqOcSUvH"
    "Bk6c1X2tH7lEA43gN78O-YYoLHNnuOCzjNADgB8epmcuxeobQMOKAcjALAPser5LOpJjRohaaBkdryA6Q41q6ALGOm3A"
    "r8appwM4xArrM9zjyA0IAofAA2qwA+AcGkGSNRG8Zn5k6zIPBSYqpAGx1k3RAOWspt+eKBs6rGA5CiUlUyFtAe47Fsmp"
    "tDnTTxuTGAAtqA5kQbq+WNBopzlHg6vfKqTMYV0WDwR4A-SLGJ3eTiDkKAdp90uoAYTI+MJze5UdapAJGlzGbLc-J1lA"
    "EQv5-q5rNgc3lJ0S3TM4ddawW7QhRsAEAzA6AbOM7DOb4AJXy-k+sAlukqaAAEHRbxlFUzWMA1d7UYA-1FwmeTAJcUAA"
    "H99V-xKPAJCWO2gnAEAwpB0LiyxpYuXQDCghIfAwbL1vlWZnTUkpE2APz3yIAEmDh0nL2P0EagT-A5VOPA4WVF0ASS6r"
    "xDMAUjL5ecIstA2ZZTAQspfxw34E4XbXsxEAEAm9CvAy6SalC+J4xnZddcO2AnaK1CotZ+yecNkr1s3nAwioGFb5ioSI"
    "5F8X27KCOR5rHTAYiAPQKlhA9Ax2aSALl+rMBY6kzAjAANkEkAaiAOOm7RgA1vLDE6QfPEz9Ah7Jug4D-CAc4JSAhotD"
    "ElrDwmpBrP1wRxAoKhVGAPJdAbWJ0UcKTGTtfKabAB4OXnHXeAlnwcouFv5UjK-qKqAuSLAhDAx9BUhziWmoK6MFA3zC"
    "vs1si7gH8aLAWnDCSBA5yuoi9hVXzO5WFume8EHbH46JMEjyl0SDA-AiM6rxzaQlmIx82Vef8Zj7wZ5PyxCBAAqAHJ02"
    "LXBAYAA7gAG1BcpBkpHAhEqbDADwiyAWdjsAfcKQRAow3S-trJlxeSsFgmEi+DrImMCLpQDTcSxLAdZ489xAtcbrKoEo"
    "N1itixqgAELa6QU1aEDzBPo8KA6--9AhNYA2x5ytA0998qG9MKhAyXYPQJA+ZlaiEcuC5AZA9+paB4+IO25tLEeAaKj1"
    "ebpMAZwXZLhUAQq-fX8AA6p2WgCcQJUAG4zn02HiKg6waYuYYFzci2cfHbAMAef653cQpE-Kjb8oca4AVA9PA8wB2AId"
    "dQAoVAM4Q6HjRR9+4xO6fHZS1n07VwPuivVAZ5806grCTABR1P41VFU7Asz98v0gzUmraRWl3ZZ9WywK5lDcrvz1Fu+O"
    "d3sASWAm4MUyRBVyWbZv7pcHrVOA4QGY+A11XzTqOzeSjyglGHleFnWW3J5hnHpGrtA8fcAh++mgAu21L29RafLlaYkd"
    "CWgSnYOHjoGK8k6l8r7z1IXUJ3WwSGMFS1vSAJ3VQhv6ONsAHAkAcUS0VtcAwh8MprA0grKcpsC75A+LASylQVGLVmAA"
    "iyTWpoAA1AeEX7MA0hs0FAA7DRBtOP77nnr9AazYAlQP-A5e5rr+yQZqjA7ghA1Fi4YBT+TTzAWR1A0U2xjO93kkheFM"
    "R4z0vU3ErNlBC3Gq9A75IOcSvhX5zEA7Q2dpOgujW3dAoydu+aug7A4ZZbZWS6-vNBFAOZyaMwvhn4kRA7TtAxytwa4f"
    "toLAsbIj6JpoLkdZe-a2-q0GAGrAN5LAMvAsnR6nvLbGmhEyLN0t5qAgW-96aCR4AGr6Sv8tT0LfmdDxsWJ0rRYxlqIv"
    "jjACOkMJgOAF7iePZSKf3+AuIAdUAG6AGkAA2CvpJwVnfJrJUAiZF4SrA+iCvon0uYMAIbFMF1dUCaKJvA-bzwicgvzA"
    "VHjrZ50h7Ec80Wazm1kAeDlA0ReV4R5NAA6BdRWvfpefyAObPbJmng3bfkQaAVVdS8+863xJ-xnhIXk0j1AzDLwkJk6A"
    "yI1KE1+sZARp-T08A0oeADYWiWdndQpr3xOA5HZlmj9eMBAQa4SZXLeDDPofvALD27h9+Q6PyL-dykZXIMK0JqACwbAv"
    "voTDx+Q8c2YOt33SEqCAWaiHCZSiDwc1XVAL7aTUTUMAhgJTTFKk00yf6E-dA5aODAAYdw2AaT3bVQAFG1SN4OGrk6tx"
    "pBZSGzAzAcpq-aQNlAxAE7U6P1oeEHAA0AEK0GkWHS9va1a1hGC7NukXUsjSsmJ2gRY00LLsgfKMGa3CJxrDmuXBiu7P"
    "n9FaJUhexlMhwcbUn7DKYxG7iAw7cIvAApeHhdyo6bT7v1gqhIY6Q-AaoKdD7A4BiWPUyPgGtqx4AAFAzkSiTdpAqdDW"
    "V4D88+vuCIMudAjGrvoAAo41z2X2EGoLinxAAbAys-EAHhQ3s+J6SADqyI1xpgDiKtFrfB6BBfkbaWfAg5SAAI70vKBh"
    "AMRGuNahxioSBAcrl+ocAvqeTpy3AUkSAAaFrgQAwvAAljoz2TP2k6LGRvK7loBy2WQALAlGAFpACFoAjMBEAQQWRnXI"
    "57V9Mj4LWkUABuw8u-ltpISA91AuAYFDyAvWzl5BtZetlQeiXTKAyg0wISAIAIAOdHPS7NeoKDtOFb-lVLAHJ5wlcWWy"
    "9AnIu5ASAgPihLbtze974IA0R3DNA5R8cBrLvNybLEcAsPP7akU8JAgzJCsYQsrn3TWlJ7bxPYjx9ec80bmKbRZyfjy1"
    "ot71ZETi1X8AA-YLfSGJzVVt9-dscAYzB20+j9g6ApSv4UVAzAxQaArs-9AAeIwiIgAPvIX8qoSfaApSAvXIM9BgiAqz"
    "OAHbhXstKTF9YqbbWGFUA5i5VHlRXQUUMAq6Za0RT1BXLKo2yHKAAhDHAyZAxKFyxgWhslienRVAQEApAyAGAQQmeM4N"
    "6V9oR8AAVHAaM+PvCd76v1P4AObqAu9fAA0akNNvO3EFCZAgC2yT5ZO7fvwAsMZH8m9KurtN5GF3uBKAjABaQzpLAJC4"
    "7AAu10mdebmIXqIjfHrg2An-bAH9AIAyjAWgCaN3d0o2NAH18A1WXao5hECn9uG+AU0ARKqibtfvAcq9ZMMteNLVbSU8"
    "9ihNOF26wqkT6aA9dIoA8ZBUWZzt00jgyIRyAgNxkZOJfAHCd07uQ3qcqhHbDFzDpmwVC3Ha9Oo94PAaYl-jDswQGAAw"
    "WcvcPAwQWkg7vA34zL8YvEjkd7VA54IejgezAEOwEihL98e9AE61Y236HHL1EhrAppL5aVWCwPncDkIRc+iv1nABDkST"
    "LH41C6AdM3mYOkVZCdcUsY27K4A7yBXMg7iK0z-tY-YAY+tEjVSNDLeDls6UP8+5ZAJ11l9wIyTdv9VANJ-qpuOGVV38"
    "pDqnGZhs9f4AaadCAmJjy87imt5FfJMAjjlNjIG1hGlodl3xTBk0Kdxc2AAAwKvAU3AbRl6S7wAUQMtAfmCRNAo2vR5Y"
    "AjVQHxirJaAnZXlE8IrAD0CA0c+cpUhBq4r1qoKsOBA8m5ACqwAvU2AHuMqmL5AbA2hkcA9Ar8M1yAB+0PSWC4aWJOUk"
    "90IE0-YVnPg0AuAAn0jOXSbAyOHqEo6ih6LAwew-tKmZwcW7hXvjmnNMyqx6lDkoA2l1AcQbQQUUuH6w4vJFrAbWALDT"
    "AfOd4x9AABxlSV1Q5aGOIcsUeQQw9AkNpQAcjvaAHvAy-q+1-AA95yHTgbnVYAXARtjAaWURAFaf2JsFXAA3GdLAMps9"
    "yX7LAiALHQsAlcKwNANAUxMz-ieA12Nv31xlOgei1NwtU5PEcZ4gGA7BjY+bHV5j7c0R3zAwAAVbSeVosAlALAopVJG3"
    "xu2A35vAgA0xSAcAjYlZGaxzu0JiDX0Iqp07R0AOSsca8uGAm1inXi8A3-MtFRZpVlAZ8ErTAAGralWdyAZawAbfh2MA"
    "tAdPncRZowdv8jyk-TD1nA6ttHsA1EmKrA3YHAAaEvdC+t1cVDJwhwAupYnhXAhspvsqGgijM3KMoHy32jRqAJ673U5f"
    "z1AARvJZeAr105qAsB9UA6+cIJRAQMKYQpI5A436iParS1zYUA6tlVOgAAEgl7RAzIas48ysZtYOClUu-5Q8BlZvWX0F"
    "AG7NtABX0qMWTp3N5uGNqF818sRhEYDym4eNhj8vvyv1e24A0ZVYAcPER3a6AduFPAXnwvJ4AAQtFdlAjPLVUSSsbqhb"
    "bAXqwahtpAfoiQgVhjb18QTbyK2vkrgQ9ceEWH3hdeQM9C4e-2l1oRjmjHANUtsaydAec+Pz2AYtEAxAk1AAnYQAif7s"
    "tU6FCzXSXzJim2OaSANvAIc+3A0mA67tAlKjMpiBYl8UIVjKjvjd8O5l-hIm7-iKs9oe4yZAa29APAhBrOAABU67z6tS"
    "dMAj0DiAkmHa8pD7su-pdAJDnsKvhl1mA6fhJ-AgyikA6eS0aeRk3I2KsZLdqVLQWrhysaK6AF8DgxiAZh0yMeT31YAT"
    "SSjnkr-n0CEALUAt0CBdgAOsUf3kTATthqSP5l7AAALaw9JDbhtvlA+hsrYlpAAcBoAVoU2vA6H1itQ-M9jDauASHiXd"
    "9VY6lJNxZz3Abm2oAxPGGcM0Ag297wQkkd2AAfHnRvx6939f1AVAmTe4nN77U8CO3Rzd0+jpaUhgUAJAI4-NPEAi584P"
    "4epAOzXWDAjRAo5eVsAjA651qgAFq1B4yA8IxA0lJdmErx4UdkYfyrdvz2pkAy0Zj93iAXyxxWjVAFut701FvFsAhtAP"
    "P10QreKJNFa84c4sNimemALA7nba3xAti-VATAAOHCA+h2mAzboQvjxALk+Kd8OG9iQa2MAK+grEaUkAAmYuAbdI-hAO"
    "ABeSHdqK5ZATNSLI5FnDcbAtDAAoYsXEufexJHd02GWmz1EAq-KA7fe4v4AjAe8huw3lMAJRG2zzoXAAAN+YiIY+shWr"
    "mSWJRZ5crVJU9hSzjiLoqf-U99aXWmyd4BbqAPAJA76r4v5A6neAzkuRA5y0TA1ESTes-0FX4wpOb3YzVMAAfSEDNAgL"
    "AUcgAVqHwFiRa-QXKP4UAUAOqz+xDfQpfKOAejSxyhtsCSMAzOrAA8pvBCiDZNRXbsZskAsO+PJ3hiWOKroYLFSyeDcC"
    "1c27cKoBGAsC1HA9MYCAvqThA6pNjLxeXB-twq8PtBTTXFw7TI5uSz8Kx00ZiWWAZHUhJyo8JSAUAgUdbjNFzAQjt7l-"
    "FA2AUj5MWG0AYAhgAsFOaGSOmi-AiySbZkAfuxWA+zyMWncsAwXgs-AijfcASlsA7AAAPF80QJ8rqAA0-YHXA153tfAe"
    "4H8uq8x2p42AAWpLWA1ZieGAGAjoA42pOkwUA1vEL8+P7WFElIRAnsNAUlMkPiAAeiLAxAAkhPFrW5YaglnLcePtDI-p"
    "TAh6SsQqk-Mt0RTdMsji+xArg2A-7sUAAZ6rJfTFAM5ALkrfZ0bEOBsgOcATMmhZPTApLO63BZI0W+rrSpgLPAhEV8VA"
    "-Azg4jAvtGa3f7NeAkVdFwcAQy24jL+JlV6IQZAOYq6A9gKa6HquWnhhe4wgAowQa7BCvrLeb+msw6jAVHCBJ5M6AZq1"
    "VgRbWY83harU6A8Mn4AoctAwA-AZ8gustMD4lrPAyn++L1wFiBgc-gb81hda9MYk9ADyAkscQzEfdzDrtU96iSYFC4aJ"
    "pPnqEIvT3AAGBmrHuqesla8s+pMApAcu6AiNbbZt0oD9p+GeBno4A+Xewgn2EQ2mpHAZJA-JVbcZLTOAsCAGUisgIUQu"
    "UzVRe5fU9Able9QMNTaXDkQUsWxH0nCdX6zT8KkLxAcP6wAZFnOaM0mvE8AacoA-L7qKDhaoTgHYAUYkTA5U-ulim6z0"
    "DJugADmmqCCJVDWScZboUCAnII5Rx8bpylEnxbpAFvVVxGyJAqzRAy21FSpAJ5pF1bf0TAFE-0p75ynf7KlZWbtDT0px"
    "yLKFCpHytJNVatqBty5z0A8GZNxqphGr6kTQooSwOs2WArLuAa4GX2UfBLafZRtWJil7-mTPPkByAh+Hi80xdVb4xZ5j"
    "abARgRYpN6fv68FpsZRoAtDVMAVcAoAgT3S-v5hAffx3XlzyQ2deqoRrLAn0QbYkG+TAbXM0XdKtwMxFH-X2Ij0BagfJ"
    "0iL++14qW84FvNg6dATd2Pv-FJAAQNx26A0pXqmolB7AK1A00PFALtY7bmjImg2HA0wyElWOUAgIhIyFkxhgbAQmgHl+"
    "86WigVI8N854uAY7R25PlggefUTtAAScoNBqATADHkjKnqVVQ99VHblcFzAArkhG1E61j-hqvH-5-pAxE6A6AizAkAGx"
    "I12pdhDJOOWZf3O0N3sAa3HDchof--OAAtddsMjNK5Yqtgza-CJb9App8iqxXAi5AVTiejJaxEAvsAI4A+CXEcgBtQpK"
    "w-ARANCe0wRc+M7gywd5mdJm5Oh6wBJjuv3AxWILluT558AtINUONPkAbS5AigGWFMgQjw6eKAIASi0D3+3+it8+E6yy"
    "1O2Q8nnAx3+AbA4ZAjn9MUniir0dZHgA6e3tZANV9WSFZ8Cicq1blJTDA03DQfyOmRpc6szxKNWv5NzA3TeUDsfjLyCZ"
    "3Wnz-OIJZ-CgKKXRikuVq95HX07SYAmAKfZrA9JmAAV1a5TE2KGAfHZYDcdFPzt86u7Cu82Q-CA40MuFi2qlpTrXhyu2"
    "RTaDvcN-O0LXJ7fmTGLY-Onw1KJ9iAMERrS6eQOACtJmeA7j64IN+hZAAlAAEQzLlPuE5884tj7RgRDzeOnZ89QA6ZwC"
    "IA+dAtb6G7y8ZJJA5Kuj48zOrrHWz72jAaAdN7AzFQpJAOQ9-6qxRWfp0vs-Oplq4Q3lYWAViAMA7c5J+4qAkar2hY9k"
    "C2CBUudevRVSzQWEw8bsKhAqsIaOfAwe5ERgYefot8YWAAkWbAURCkOa+Qkk7P41x2Sdk0cb7NlwZAnMoIACAvPZH044"
    "3y6GyxAWQAxBWo2ugM0J6bIfxAAhe8RTq9rkxielmACSikDL8hqhcASeOFO+o8OJArjxY+WQ6w+AFsfPPBGhChKOKDDf"
    "OjgDvgWIaHzSMISdfhEddxAehlRWsQq0R7Awmf44Zq7Ep0GAqFA+wMCetF2EN+mMyk6upnyI414chpiqaAAxuGy19aIr"
    "ANAWpO7NbmwAOqfARFtAHAoWmL1EAodCc2AaF1tpAHTfeUIlzZAVetAhCA4Av+a5mvAeNcFc5VdHzYtAssCEip31Tc5G"
    "gGQH7GWRV0j9sAAl+LGBsX61cnZYAv1-CGUx9Vth+rAA+djJZxNvgAQ7qhIUwCg8sy0HGTfVvayfi-kvlWjELB8WA-+J"
    "igQAqz5VfAc3Y3p6tPwAbunFTAOvy-A0Dc90szOZZo9RrdYM2PLGsy3BcOAl9FWQfFzpmjoAAthJ2AgA5F4r3WTfgxA2"
    "2IlYXezAjPWgcXlZepAAXLqAAKTZt+dWTdFnbnmq4knyHH8EPAlND55n-k8ry2JPoopAAUsAAtWiUkib77w4mxCyuAbA"
    "3jmX1j3eel35l88y6rbaKwcNCyAyciJ8AAqCLgobSxzn7A2ATZAfWCA-Au7p44rqh4GAkIbA8mANY+Vmzm1wrAw8+9WT"
    "nxQKxNX8ALAYggvz27imUm2nc92ACOs+QHFqLnjGkBvq1fafQiEAAsD7ZkQPU7CYQmdlrYPAqB6ADnmeSWl1xSRNgSk2"
    "FAqKUAMY3mO+AasXjBoir4mpwzAfAjigLVmsNycLulTcAD6kAAc68gaAWP16xvB1A0OgFWAu29GTBN1dCTwNAXbkAuxD"
    "TFJb+7JrHxDJejwJX7aR6XDb0-Lfcu7datlAbTok+3ZxNTO-bejr9AoVou6CAWgKuIG0ADQ8jFAWarLAUWSJaCktAFmY"
    "srPqAQLXt6tAL+oOP6kqqFA4sPtEM7A2aDAx4It4poRvAAA0ok2XsmAAjYkA7czKjrAs5bzY1TAAFrJzMR1TPeAAvjkD"
    "tjjMmfxeUA698l5872gKdxg+cABGwIa1tYNW4KzXEQ9ddOHAAnFlEPT7pjuAk41KWAQmPbLVfHyzktAARSA4dpCuaCL6"
    "zHdDLQjSBGgr5WldpAG9AcFluE2c0TXgPgHGke6CDa22R1AtbArpAI4zHd552dADqS89JdAAAVG-7Pef1AjEZsqAPAqb"
    "NudKrjYF06O40AXece-ADkEA+AEEgASiZWlUS4UAst7giA21hRAJOGIFA5C8kUpD0b7IGAFtPtGjAb55AuXpKrK4wAjk"
    "AxeAfqETAVhAt0ur8OtxKyXaAI1RFKjg1AsmpJOLEAArVLs4x3A2DpAsyN0-AiAU66mvcoAfXgf8jw+ADf+AAbRvIFzk"
    "Lr1wAGL8OLC28Cfg8PfWiq0sRyiA1A+dXLORkHsDJAIiQTnNvO0gugP0HI0A5+MrB6tgO7HKiSeB7AA9EILWhcHKA7QN"
    "qZd8ASe6xKeADBAxuySJsOWICXTN5uXb6pm6hjt2MAdGAwj5BERt+9wI4U2tWRyKIAFE++yAAv0WUfA17HpZX58u0z2U"
    "YnyZZHTavYQGfoLAAOUkWTM6cbjc14shEBvAOlvkLSf2IAcXXoz4L6ipyADJvcdAVqJG6O5F90eapr5S6D91spAiuAAL"
    "YksIMPyiBlqykKP+QEeAN5An2WVDECAfppm0k3VsIASOagPAiA8n7esAdReLxIJ6KI8v2v+nmecXHanOOaqGn0kBTRj4"
    "wv9BL0jsAdAIBsouc-U6bfLSQ8trzx9+kFmbPoovliFgucMyQAUA2yUnjNCLsFT7hLICtAlAIP6vEhYfcU2xXLwuf8EY"
    "DiIjbw54QiAlEAmV7ZAtRYeA6AaoUNuAAXnf+mwiYADUOoyUsHJm9P2WN7mpqDsAkAniRbPAmHXgg1AKJ8gh5GzkycKA"
    "yCowAvAb99RkVUYA5szUidxlYldKTwi0XhD1hsrScV-o94yXVzCpLgtD93zFHV2y-PdlLhCAnAy5IG6jNRDiQ61EAUcE"
    "C-5CxCgpZNRc9A2D8j+p5AzQVwEt4A2QQBuqYayvcKA8lVwyVFHHjpTFCm4il3CygENu6TRA47lp8TXLEr3aAVWNDA4N"
    "AIeAAHDSu7mfAWk9Y3zc6xvVyUANTn-AWjIAdTogoSrRCBMAPCyTiGDlFpuihBIAJZTXD-nC9GBmaqrS4UrAixWAaAoS"
    "A8cP1NkVZQAB1AAcWqkASFV1AeAVVXAfcvfAwoXUPAWnIABCTLN0HA-FOjombZmdylANmAqAFAVP7DyEVbEpXRbd9y+e"
    "umqQxVAjmv5af7xwOtG8AwLhEgbQT3qwNVwmIAqiWm8FhsrrqElaSF7veOTrARxpA71zaxoiKsr+7o2iihFpOwpAAoa+"
    "t66kgnAX8w0DcQfVJtm06nAMpAoAQ4JolzDjvsadPaPsAGhikxFyr4AAO5v2Cq0sFQaAAKAzriO80e0iEYiNrlCHAAvR"
    "cZEziKAH8AAHp-riUFLJFqFT5dCHUV5XAkJeVckfCb0PdOaATrjNDuwA09Y4MKABq5AC5A-vWlVEGhMAhTjAXE0AiALP"
    "4wcMlVOY2GZLpcUZ9ROpTK-PA6RgbsDjmMBx1qt8jFsA7g3l2QN8skuAH3oMAzY6gAAy6r14tZr3Eb53mRGs7r7uA+1f"
    "oKnTxEAAM11R7xplMrQNA8MVksEX4SiElm9HhV5iRNVzWkZA6CWiqyAA10FAUNMAg5pAOG9UCAANyAAn7i11PDRfwAjR"
    "vLip7L1uYC4AoJI0X+QIeRM43ThqgNQlWAemyAowEfF7BHA9OeAx2T6HKc5xl77P8AMgUMKDoA1A9GG9V1oCkGerszbn"
    "eQ8kNKRGkxTHOGqX7iGWlskdeFyIYNHOFbvVzAImlAAAXCP-1Y9cA35VOEjAdH8P2x9prxcqAbEAlPdAWf93+-ozSL3i"
    "36Z1OAOAce6AID0+bz5KqWIBAkhAHw+PAxlmCG4BwAtdrUGACY25ewAAcgNZ+RkPonPKqg3C2hAb6ie9kARv2ZSHyAA-"
    "Nsi4DKDgYBO6cZlv2TUrGMN12SW51ZhicibfPARUmHAYYA1ojmx3hUMa99CApRov5XK-iWpEf5mQtxPIIKbr-SY5vO8A"
    "MF32hbClxf7xPaxaXjEshXA5+APeK8Wg1cdKS0OcwNPjAHcGbTFky0wf94rRRomASmF-ugOhdAe0sSWPk+AYZcAyAlA-"
    "A5b3lTAPAb1AAPAPXWzA1YRAAnTN2af7nYahCj0A8G0A2sWJArO2QAfoA3hQNSyg5DiUnxzRaAmTJ+-uxaA+2aQWqyAh"
    "LzeAG8AAckLWlulpQZ9k0ZCyKoHTxGI-k2bvculSjGpMFAedASLaFsA8MAZ8VmupnfabUWqFXqOlzSOP3AaXARHmgMfk"
    "LnSD9A9MeLiIoJn1Xg4FNA2KR5Q05U5kLyUBJvhrPzzYJAwYKyhRaanlBgVtQJAOK8Azf2AWqeLGTnvAAnqQUzEwBkcd"
    "AOerICdOHi54AbMPKlAo4VXpO9AwgJ3dy6pq08AL9zvQeWixisdshH5oxEafQzl1ARmBtq-fL0WAA8dBXF2PQj9-40KC"
    "eqeWzA6rZiTQA+X0vrzyATKaa+baHLk9iJdUfyhA0YZkWAgWV8NxTkNuGTXKKfpLAVA127N-pckgPX405b--K0bv+AAm"
    "UK-DChgoAkA6adorpvoPnL2dAC9bP2HXIhAkqIbft5kAKeAAldgoFpAPZcpIuDnOuA9CL1JxqWWxA2gbAUTr-gw7wZAD"
    "DFLAa0AiPEht1AAAlw68E4E0aVsU0VRjgzG0eCKU+6jvTXgdiGf9G9XTAhEXAAiJbvb-AS0ZbrMaqUH8XxzeFFM3kmsI"
    "6L9-DGrR57UvAi65PAFEv4AUwN9+L+JAAiYmTuCAIBYGVG7WUXialHzFsR8mURsix3Q6tT1AZR55iEH+WAyrKH7Ed2AA"
    "lQAlAWJGAri-cnoi5AgK862i88bATAWIYAqCtSwAfAiwAYrCbjnyA65utqjVAAs50FKhkAZA+Acxem7QwKrQApAAAkWS"
    "AOFfpohAVApwyDwGuBqf9ATBKwAzAFt-AbpLLBq6LQw-ADHmLAuAOHkD6OCUrhKRX3YwJ34rvIfztAaXlZsRuiM+peNA"
    "o6nAhEAAAQ1QWCDo8IEn8w8XbbXAWNf7DMFhsR3F2RkXaU86cHAGSSbUoV0FDTA4XCAsDT2FvAIpqDzIWAAo-jZovTA6"
    "zA-Km4SWAeAFZ8yHAv85F5U7RHARd5kaoVlZFujluaOAAjU0Yo6qvbLtSVAdAmyPzAUmAAGRmpJr6kEJkhgZEwiAzAUh"
    "EDJACt60apYYAKkjuHZAeY9Gryj+Bvyjx+UEu1sAL5GtJPhjAUNRIxGfLf537P4PUxAwue8Jw4T2bAUorj65VGXSWcwP"
    "GfU0TPP+W-7g14unHCSYTyK-zAOhymu6Ag0HNTaVJdDy37xwuRupUvl-cjzesirWva0nAGmiSAD1zoDIHvj6A7AM63AA"
    "vAFKxyKKM5CEdXAZ-OT0pmo4ScCWwHbP7xAe4aXYbZsv1J6WA7gaK5hCRdAZNAFncNgtOX0RTTYNyA8Fyt7UwzraANAp"
    "xA1PAsAvMUntVvHZZUTAAaj0OeWtMqUv37gKIGmlAipeiGANphAZ1mMI80MOAI5SaMiYAMaMZw5soV4h5Q0K5DQ-xAWf"
    "8gH8xjafvkTopWNLNQPsmUdQ+AVuAV1gGn5A4AUPMG8BNIMzgLF1sIWA3Ajmy4rXnKKLt4iRla-PAeEtLxTpdwCCSHQ4"
    "X39ZTAwWGcSZjCr30DsI3YOV5syALdhDeKRfjAnu-9FkCXJeNHe0AY-yS-+N6P2jA3OArBtgbCNsWCh42Oo1an68VgAg"
    "l5R63SHoiAfrWHyhqXAAhsyIiABAAht2EAcr2eGA0Hgnk-BTBYH7LdrMyqWvAgmAHRHhhiBSJhZkDfAVXAmEsDR6AAlh"
    "shaS6D9QASZBHhF48AHyde5lbA-hwxTG8+AA2qntsf5-snAh0EAvrImbseAIjT723dbg3v1mAbgNfI5RIx2LBAAsZlyA"
    "HDkUPoDylu8kvElobunbTbARAAPTf7B4qIMaWXABQYv3aucAHauLvOCdszPd-AlORBTXwzHPkSYgUZtZQKAqhYGI3Vcx"
    "l-kIdKfD3PnU6nN+AA4p09bFOCAwuFqFz2ApBtrf5Rz22pDAAiuAAMQySjaqiWwYcACX9PuAAWM1pms-SSsReVxARtfW"
    "1AL-mSDM2FnkBXo7kf94oTAZA3PDCic5PGKsqLAAA-AABT7R2iXAUSkPjwqAnM0pA5KcoVD-CAt4YAsZiiqdazcjArFj"
    "+U4wgckPZ6gA2FA2dkSeeSg0pAYtNkuNloUIAv3A2NAhA8jp99pFy0EVyJRCM0C-fhL5XKxmY5fxlJAlAEp+Ep6-AAVJ"
    "0hgnbK3zAj5541TMW16mgzK4qm5ZLiPHqulUGCkeq60A73b2T77t4I+kapg9yAAAjyAd0hh6Ibtk5vXAAV+LARV7cZGQ"
    "JLe9CAY5rZAmnA2rzo8XE3wks9Ag05LzzWAk8ATuOyU8Fea7ISAAyitA3smF8Q8BW0wOYClTdUAAvAUATx8Svp73+X5A"
    "XJ1nQAnqYYEAA3UuElm-AmcMZNxrA4AaFHnwAGK+PM+hQwB3QAIG-sA3A5mAduVAkvSZL7CTCAULPpSVypEAUUOV0KA1"
    "6UkAMmzJkApAVsAUAAXw67iXNh8ABbuGd-8z+pmz0JRfNhATA5xAzhZJAntU8w5Hce354toUi9ctMHUyAzNAa3UaQgAa"
    "EyqAYuqIGH1AFpcDWtr0nZxswzCaAn9MVA22Yc4YoUnFrek-tqdKQ+AAv2QR2VvvOMZR7Jri6T16EuAoUncABpP4W8W+"
    "lUAF8qA9AoqYAutsCSa-gHa4d+NDJA0YArYAWxAYrlZ9wTAGEaInPduBzVPo7LA-j9bD6YAA7VA6HGRS9fAJ98AwE9mB"
    "9AZ0w7gM2RPpxKuDLXAOxvAABA09PDmjAjTo3cRQkjrEKg1AUAT7AKxVgdAbAFX1V3VAl2vaccZ6OvXVMnAvAy0WX6mA"
    "71K75lKmAWYi7oekGWAjy5iIkF-Cg1pauGT6oqEzAqs4A4yexp3xPEra695AuijiSoGk7Myc5jyzhvEFp9fS7AL9AZ+R"
    "fQElbquZn6vpy3aEXIMAsaEAvANVAICj78AmpExfaf2qUgixzPx5IkATtAlBgn3vhi5KJJpBXl5ey72xdd1vRAHhSWvS"
    "0zAPYaQUPAAb3CbfOWmEb4AjbNBwBf81db+oNjUjZjtAl6rWABMAekClIaKuU6yiypNwHf0IKq8NW0LHN5NSaTeItF73"
    "Q5CnrldYuyyZ77mYAWfbVKpblu+qAReAls4HAxWFrmxLA5ANFAhAMwI2B37j6ZoD0lrjUggiihnADQQbg4Fq+AbTzASg"
    "t4S61p6AJJj+WCrmivniaMfPAVEffzRCMhohdmB6MWaA3wlSwoFv0tA4WIznl5nYABmA4tkeNDdWKgwAYLcLYXDcKadt"
    "daE-guiA66-ApAoxSAnHO7DnGLpWHq0AW79q+6LoLQTNGutzAvoCm6+WUAoGAcS0xujEPk3-H7LPfFWpPekeI6mfAXNW"
    "c5NluGAmqcA4ESsUZLQ6FKtHcVQbeCf6A-t4jpssAJex7AetXvnWP1kTYjxC0A-7ExnHBec39U9epk4a0elB+OdmqoOQ"
    "SWk2wtSMKWAIBbeGqKJLXAvQUbuA7Sm7z8brebdiGhAG8wrGEw1IYt4ASArtOlA8Ym9XYLiR6nAd4ALJ9AaA0mIahSPc"
    "PTJsAUARwo9CneB0jrLrU7gX1sEAOU5nYjArAiMnjA+LAEK86R1vJhAl1AwAyuTYgaAJOnuCAigLVPvHBiCpgLIAMA2A"
    "Q8VJ++MF4ym54EhLCTWjpOXu8iE+ruYzyfPggQV3fl6mUv6tPvVzYdWpeA1mPChwJPICZfSegrueAz6sYk3TbtP2hXV4"
    "nhuBID-dsJ7MpYd9az7a40SrNRvRdzVWsQb3ADlILcxsnTbAeAbfvqqO0-AKxWGJWE7-TIrduTDSrK0CAlg3BgAocYdV"
    "2ptb2TXKpb8F+Elct8lJMQY52Ao8AAGDJWtK-ftJUnWP4pYCKmFbNATnqJEF3XjVA8sA6wbvRBwsAuaM8TPp2stnCqAp"
    "M5l-YMAoA76zZgQB1F7oXxcBpDhYpsfuJRvCUqbAZOFP5UaXPYP7-lKBoml1XAaOxAU2AA3A4xIijWGy7pijdOOS+GNA"
    "cmKJAsGkq2bTiTVl1MR29T8j1DTVGwCM9tK+7ctYnTpRqucN4dovTZJAfo17kjGXrKbaJ5-+SeeI1A+FAAODgA-bKcVC"
    "CAg-M5qtAvYO2ohAJAAxyjojnSIaAiOkAD19mTdvo3gOQFMwSFIntAfoen1QeUAUtpRuk6MKIh+YY65i1hal44SkkAAA"
    "Q0XJaRIoA+AjrmErOcq8w+TUQHs7EQuP9VAYwCA0+QN8nPVkA+A3Up07jOlAEbqe2iQpALwzyAq4PPpcYh-Ospizv9A6"
    "d0CmTKVlmAAfhZJwYV7a79WTeniYCZepJTAcfSnIMwKRxAGGSIOJ2xBDKsA9RdG0AAAbANvCHofAVOaZtUAApP+A2bjA"
    "VPVrkvZSAHd57AW5AVOds-RjofaysjuOPp6cu5arA4WAfanoqw4nu5tOl-whAg2kmAUH8Vp+3r+NnDDr1CAkfctUlW60"
    "psLSn-Al34VVA-7AFlhAGjmLmSmAnFltWDvYD4CtxoC0E6YE3TOQbAaqAN6jVlWJEKVM99xRIniWAcySjP772wkAdAZr"
    "1T1nKG88aH14SNtKyb8G-iTHAl7oVWDGu2AW4ANAKngvAIJDbWbiRgXtA6NzdgYZFxC6jF8oA2D-kFQgJAbAZ0AiAXWz"
    "6AVD9ZxH3yd9gAtegh5Aal-rTdFjS2GsBaqXiqp6Pz+3Wc4vPA1AhQ56IPoFavpxlre1aYC4BF4AXNTOyzcIBJHA--Pr"
    "QFlv2r3gJAOADuGk0mWZOjlwQGAIgA-6eu6WuhrGSwmj3cAh69UGmAG7zzw6sgkZAMNUAR1KD-7VdmR4n1s3DAAlhCKX"
    "K751h8IrA-GmAc7ukAAAAikGPYQEl1AYvRwmu49eJXMNiA6yfSLmahwy6rxtU+e-W5KijMRLAWJIAh0mBqXUI6AeEAA4"
    "3J4C8gEqAcW6AUsA9WKipJkIEVIAA1YnW+pPAAAZ8RP0Ipdo52e-+547L6V-4AP3sAk4rkBrjVQdAGUAlUhM+bzp0Tzc"
    "abh+jAmpUkinDVApTlVTSSIKqwFMwJW5AQJcAxL8ApAM5T5gST7TtU+vPOSrxx2MJ1LAAm8AtWsDvpwiNIVMvXMUPKik"
    "5qGuChLGs8Azgzovk59oA70JSATmLupwgQR7YAfArNfA+lHfXPUwF3AA1evKlHTq45phFZNapPGF5tVh1AMyOp1uanKl"
    "YBjRWe5BAGgXgQ9RkvkbHCyDkxBMAmsdCNeotbfZSAtaKAkFWLDAArs6AAOzlO5CAAAAirZqUPc-W+XU985rr19En4vA"
    "ESoCXTAtti9mFiAsB4AAw99C78TxXmpzTQdMpoefUjAzAu5SVS8TI349YXRm8xUAI4mFmmv1oRd0YYPu28AVSbZrAAFb"
    "am3UENeJnp1W61aKkwRZAhfTuA7A-+wJdj29y2IARXir6U+Vvl4+9MQCxoAWzPYqzmtFd8Ui-80QSTUdyAis6iTt-Ki5"
    "TYWrAGWCIKCzggA4DQpAjz0eAv+oNXj7ABDANNXCVSAhGvLYCIkDZ+VLwAyl8A6nsTm+bEGWFkSLaEC9gx5vOAZiwFt6"
    "4YCAKhvKR9Pb+7BiAgUmVvNIZSBH8A+8O9rxnBzlWqKmBAeFD0lOYstHPlZpzA-3jeFR1vsToQfvm5xQ+gVKsVHb9mAu"
    "+8WB5CcJ3Y5cU0qDQfkNtMRXbq91yKnApLcQnAWDNAKA8LMAmOhpIs+AzShADx1A6rL20Th0akxhAcq4PA04fmrlUTZm"
    "RU8ejj0+A-JoDXEGDvz3TGoNrK6WPi97KHrAyAl527kn9HpsRLXy6DFrIhg2hyAqBtAvecAducAeAL62mZN7KwJ61DP3"
    "LUfeSn6jR+dOn8xfVaUvmRfaAKACbrscAFthk1ldltCuUlOA1PnDbJXqYhzLXAUZWm0PKzwZ+HgfO39eGzLeNSArXAab"
    "zAjQkALAA-dUDAbASdc4UETp4ZlUCeBAydNbqjDmhejnaIaXACDenru0B90H3EjMOX0wApFKi+YAtMZmAOnMMEm6nufl"
    "9a2ZXROAwwJOFTyA3xlYWfAEivAeXBSyQ6VQFQhIKCNjEOAAkIzApGNmALqHU7eMPbkS0Cgf9l4-cxLAWb8AAwrLSrBe"
    "IylcwA9k0oGAADKTHW8ArYghMYaqOA0f5HdxT5qSCvDdFX9CqfdyAtEXdsNQARWJe9SAGKrN1xZPpgrpduyaugAbz1MS"
    "uTGLFbav79aqtMK6WtAAA6HKAydR27JvkSXaD9jy-yoK0mZmuVWLEbTOmsmDwo+4nrAawiQALAsmDlkDqHoOrhQRHg8x"
    "JtPH38VA-iR8nTNvsqNd8mZjVHv0IClGMafA5gYAgJNcJ9ayA8JykQAV1diIVIZwEKuwL2FUAw-MjS-LXupDhK0wTQ-N"
    "GWkWKAcIPUUntvJGph+yLZsb69eaqv0BoAVFApUTAAuKt2QrFrMsAWMkdRzLG3jKuxUzQuMuS-AGw+q5FA4ALAyAFNm1"
    "BIrIvxavyAgtn0-AdVA87K2NN0Z6ktkuGZoCwxuZZ+witUC3u9ObA+G4vPFjPS8JlLUhkEJKT9QSyoqsJ6AmTRw19AvA"
    "NIA19VS8zIYpAeYWE6SvtLwKSKPNR4AWEsxd6nBL6pjAm75uC8uicbi5hXQn8o3iT1UrvuibJS4IzLDAATUpUAnGL+oh"
    "FUzu8K+ybwnV6QGXyF7Am5QAjki2CdJzAvIMMcyNxJKSSnJe6DJAW2WAiCSQk7xn-CERh8A548Lo8+mwAA2zAq6zwEKL"
    "2s9peGVzkPhglOlckYAl-SSgkj6F5pKQuAEASP0F0PaEJfAVsjusVXrsQSWfyaVoCYRzhXobmAc95+4MxyEobA6nc7Di"
    "D65+gwG4Av5RQCIjXIV8RhA27O4aaZpA0K0AhtVYIp0mIUuxA1d-G2jbenAzjY7QSQymS4Zabq3NpAaBVGAHMussAQHA"
    "Xz4BZwfMjUVIYSRFWG4B333zAFW1rAU7A9ls141WWo9AsANq0nA2sAxZ940HPvArzHonMAA5An4wG-AAAA7EmWsRAeRg"
    "h7A8R7asab4ApzA5B1fj7A6oRLA19oIwPJ31mZjmA8EWA9ACqyaLfvpnFWhm4cFO-GaALe6smx03wEemdUENImyBA952"
    "olzqmBAmQjP+Q-oAFAp+JrVKiAA1AcLMDFXYYeCA0U58B-AwFAlmb6AOqkA-mPnQAX6B+oA3XklcOOXRA67t0sALqst5"
    "K-tj5IzN2Bxnwj5HHCjkIusEicJ701Z-AQ6lo28bKhgCfJzbFAzHo0ZjPlJR-Hppje0fXjAGGskUgc51AlUglAA73Pz+"
    "GIAQdHBoIXefK3iF52UDrugKcFXRlHjUeNA3tMg5n1AEKon-gbKwcyfFQ0WA4ASA5WTNAAHZzpkA39AquIIA7wRA3Nou"
    "tcOnAR23Ue0qbsw6GA8G8XijEz3msOCAxAsJaHPXEXAGd0RB90IikzHoYKVWG2bmVOkvZ70hA9Pfo7WDSyvkAkilrlOm"
    "SAAFg8wAJU+3Gdmu38zYAuFj+S+HcEmdcSqQxFq8qBxcKr6M3yPA3K8FxuFoAFlzPUAvYUeeRlp3Tq0bIFA+lqPJg5gr"
    "0u-AefI5BTPv3DHfAviAHtgDrchweApAfTlnscjfS4g07OAA7cWiNIdz6G8BohA-FtstTA-NT2xAlUOSdMEUST6wA5yb"
    "q5BAMX5SAtkh1r3FxxpGeAhAyAUdyfHUAA4VZSy4YzIilxd2cGY4wZwGljA49HTNw-b8B6TTA1eWF+CZAAvC-E9Jr6uA"
    "QuUvAfXwE5AqAE7YATUa5X0aALHRlID4vvAo3ISHeNIWAEwXr0P--AAZS-ZxlWj46AuSclR5DR-Ht0HrAAMgoqjPuAKT"
    "L1q+uwzAjjMUALuAAOQFqgveJWz2rWy3ASJN28SYMB64qBh0CMdV7CPyBx9leF6Zrq+HTwUBAeV2hwACfnqAC4+5lyxO"
    "L3DQvy98tSwAsVHsAUpKjOxIvqwApbfLarLAXAsHf33arLQMOAAAz-H3-udnt8xeg+oG0USKpCFynAW7ZMhBllT0pAAC"
    "qP6B0XbQDKLA59sydGSYOAHFTSXbuA+AZG2ACoC-gkgNAFAZGxyR6Ad0W264CNAoHNaUa5PNVgAV+Oo4uAZgA8+SLyN-"
    "1AJo43vkNDa5AkkAsPBhfhahACzdRi7v3yAoqB2pKSwLeWmNvBX2d1AbPLGM80FTEQ6cjjlJKnAUIHC-lIb8zrMHPSTD"
    "A3vfqrr6Aw5AAz-F+xPpj8mZgP4Wavx8fUdKR4kWYG9r9JEK4SyCAb-4lvweHiprYu32hnFhAhAu-LAplHy8IbASqJjC"
    "hAjI6E5MX6AmGaBAAH1rzUxn7h7ZTOrAm7mEMZpkZEhX3vzg-BA8FNArp99ARVvunBEaELvZ5J2LA1AALsDd1aDFPH2A"
    "Boxn9Gj+yaCVoAMq1j2AifXmFATzsh0FxBLAcAfhM9Nzu9NOyUCRAriOAHwN63QEYbAIATAAeBvgRFtU8AgoLXw3GARA"
    "FpzNHx16Zgj8f4SEzf6RJuZ9ekqAS5MiMuy6TFYAsM8bmAAEGYuBXl3sco9cquWLkFA6i9pJFTm4VAk09ADEW6wk1AAt"
    "tZCmq5B3fsudAAbATSTFj3qfAY0fXYVJhAE2RzazuAy4bXa4Z9jY1hAzucdWLQKqxigBTA6luTHOAz5pFabAvXXABYRY"
    "FjW6O6IADt7rAJnJPOR9UMpeJApWMMTAdNg-Pmm3WNuAoTNdqoksTE4okpZYG3qUqAAX93TVDShie9AguQd-pZLrmOyT"
    "DsahAB24xAJZPDBx6vAMyA63+JJyAoVbeIUiHbRk768hXAZPQUvPaHlLgWKAZbY9W279fyYNEaxQ8ZsneRCFVyxIAtxC"
    "Mr3RLbAeAfegVAx2BAPrXnRNcleCO5Ayw5m3gGED-qZcqiCR-lgARMkbSnAJAuJvoG5die-Hhu2ydiFlNm49isopRMhj"
    "n9FPgUzOBSdlEkAJACZ4VzjD+wAhAr39aAdDE4rEqU9bACJmSwFadGa5MpR2ooShj+HITlWCAvhaiqf7G2NKA9oizPk7"
    "3UgMY2XAKAnAdlXPYzAAAyQP2lAjvoZ6-soy4rvvFOAeVNReWlPTQ6uMYCVlaNwKxf26tOM--HAxu1Y7sAWpFt+jgPhp"
    "ivnGEY2jsrS98+JUwPt2vwkVeWA9FMbiqb7NQVXYcq-A5GDlrwoAnpgeAFsRjypAYAW0WhAga08iAEUg6AAPtHHl-35I"
    "Ko5feNIU1OI470kBKEHxBjAVVBrAq+UAjJE1azoEHDYAvAhJNnFhAPNJ0xznAGApT06S0T+StRAAY3m4Aa1KWVf1Aby6"
    "aAdZh6oP89AcwbHRkfp6pNRLDFb1i6Zt1uL21yHIAkAJsvJO+PVf+PZr+nqAAAm5XevZIdAWtHveBrYB7qpAWUmU9eLR"
    "-GKC8vbnYsDsQqNGAAgRw+jWnAEbbgE0l5VNOrCOAJJNAd0w91QL93AS-g6MAW9dAAMB3xyjLMqA6NCxAV226gKYa+X6"
    "mbQYAWxDnAO1JdPZsjkq9PDVDndiBPTqp13ScoonCx8g50hAR-yZM9OEvYpmfj7AAoqMAAduNo++w3CgybaCOSqPOdVC"
    "za78TAgpgPGAxWyAVAZZ86-jfA77MgAX8ABjAayzv9DAmv95gXUiWbPf4vbHbnAA4gqRF6GTea1bp3AGNAxZAoDSUMlB"
    "SlAoWCJHaveGVs5N0ddKAALn06PNc7kAklWxjLAvNiSn9P0Ge72c+q-i52O6uVRzjtARMw0FAiAhMFfvfNbNMT29CS3U"
    "HeOAnno8ec9i0b7AYeAFMz0-Rs0AcEKwB0t9VAeLBimCLAS9p3xEzI9Ah0JpVf5yw9ZlZnJtRg9QTZ3WA-Fb6VAp19hE"
    "5U+QePzSd3YAeI5WV0iAAlMgh1h43SGCSmVOkHAvAAPVDlNagZyLB9hdLhfGs6S3nR7oZG9WofYkR1e5IC-Z6C4-3oGn"
    "AFb4zAm-aZZDuvxNsLAfRXjuxWAaZ3tp7FUt4fb3iO8I96urf1-UlC3bm6drs5SAAmq4hqFqWJh+JdPlAEBfkAlAk++6"
    "ALm7xtYVqOWAAXXqUNcCZs7ur-YtJmgpih6qRE9p3mAwBaFzPsD--2qAseZAgDN3AijAS4hKStl-CF4doJZVlNjN39YG"
    "Aib7bwIHNtiAZAY+Tfwe72AI9u1UALtHjysGGaV264MnxZfnVWJqHxRkUb7ABLundVCAgUSk8qrAA0YNP20io-rDJXek"
    "nEAZRQ05+AstkVfhpuafjmwyVt-Q2A7F7yiLRAq6XM08Y9JTQeFV1AnIIjAAQ0IAJUxpqxP8l0pM6UyKbA8EbcH6hAPU"
    "AakADX1lAxjUA3AtPWTTk85kAzAiCWu5z9BFcA1EABEjurtzXZLK7uobPz-8yutyAUaqDSAamVTzq3DRCilv2VQX9HWP"
    "sJmnLI7OTsTAsGYEUMfA48fIQauJidkpFSAJhVpIRLauOeAQrAZwVBNpq0k1AAO-+isq4lmGAKXiQaEA2gZRz1Pg-TWK"
    "qKoccX2NOgaARVKZDA27SH4j85AWRzDAjvoXDEskUWn6z4kqAnNbqYrUYg9x3V5FPaAmn7viNfQAPSC4odetvRb-ANsS"
    "nFRiSgayzqFAg8+CKOA5wghdQv8AesLfu+fqAA9NWBNHVgT2H6ujQg+R+4Nutdg64eMC06b367AsUtmNAN+2LA+A0ucc"
    "6-zSAaOPA0vBdWxY6eql60AKbagK5W7gJAO0ReBpk1ALCyW-gA1AXnnAcAQd12FohL+oZApAoAudLv8fhQ+bERpeaM9u"
    "fzxDrp3uM3AxLlFnACUpAfAuAxfWA1AAcAchArZT+ZMl5bsiI83NtWBl+FoVzgYUYdS+5+AnUIjMeIYMQg198ASFCx-A"
    "X4A+2nAUBnd9dAE4sMLipzlBFxAMUPTz9ov0ZLlwgvw+EPAcAjbVmiGPryV0AY4s1zxO+AILCAqvxGUwtAaWli-kAZKc"
    "+zeYvW1FAdn8TD-8m4X+Agvk3yFeTAzaXkVA86f5bR-lAMohSuyd7vozzYZ1oLAh5OsfZuZmWA0sIwEzJMoSAgXymAcq"
    "nAXgKH8EnOACQAE3oTc1GkeL409SQ-tX+AAAsAxqNfYUADlWR5D1DqF3A0TdL-AzGcZqfw2bL4AICZAIAf2LAdMqQnpo"
    "-1bLZkMAZndAHA65APdvahDB5AjAV+4nj5lw-9SbgCCbbK6Z6D7W7OdUhS2kmNUqLoryHjXATTkOAxA2gCAhJK7TYApV"
    "ZZWl4bITWzrgWoh0OQPAdHt-6s5F+rwHFReQ78ILAD8+xSDtdHAMcMAh9P2zwYltHhgR7i+9BTUNgAa-DU4DrwqYvilo"
    "vOgcKd1bsSyAkQmFrDZHA1EMOlOYNjR+QgR3TXlSoAATA2UgLVnRtA8viq8OBALNP9iCAAWuBNKX9AtnMCHgdpSUgemg"
    "YAlF5CvktiHEimMFDgvkBRHyvkslGuZAIWL+Uk9trZZoXpSblh0EnwrA3SK7G-MaQkunZQGWAaYEjAr0tXPdAUpfVW+3"
    "b4cYu9v8KAqpaAIqREIAMlb0qhAmWZADUD28PV9wQmmEggXMdPuyrnVTUy8kZlNAeVCAIjFUAiiv99F3kk8bVKQ9sBzC"
    "HVriA+M2DgaaPchEFD2Iu1aAbnuYO-rAIRW4-GnPQJYACsgI4teolZAWcYA24aW9+vvzAuyzuMaE5ZulLAblp7QatRAn"
    "NhtEl6PpdeNY6coPpmeA7uM-cK5kUrRqAJ2ppQ2lp+sA1m+bMTwGoyC8ZAt-l6Hh1VQeN1cNViNSZls87AzBw6dn3Stf"
    "AyhrF-AYiYZQRHU-N3SiQpOl8pzd0WxE+kI5h3EFWBJMiAaFysFRN+vyxhHyNFNsXOJYAJZ0YhxIAEW1fcNp8-J3EqMg"
    "chjFL49hWUROtMgHjcXGsEnAKj+ZAOOei8rAuJ1xA7ZApOafFKAGA6JqLAtZFbC1oANaTMM9H8FL7QDAEgADzA5VnGnW"
    "Au2AUwAS03qxlFJ-A5ulcFocA1YApuUxAehYiYbAWTNx5VAeK7AQcqpApJAwPqoyCAr5QBoZ1kfD2UIURIKqPAKl+VoN"
    "FllfkQThsoRhJdwqJArAQbQYoJurCR5vtFbaU-Nv-gMQ7qY16riO6F1IA+EAiPbXJfnbyAvprm0XQukzJQlhdiQ8YOIp"
    "XgOssmDvK6kWAanInVs+e-JYhQb08I5hAvavWV98-86PPuUU0PK-sAyq8kpvhxepIF50W67BawNw-PGAoGZ47sNxAsPv"
    "MZAqgkLIAQYKCtAvYxAAItuFvq8qs-D0BCc-TkrJZU+sndqUZfYA8AcbLfejAPaqIeGvDsAsVw+u0AQ7OUhqmeYPdpAt"
    "nNiiM6Ax4kz80e6R-aomRArAOhsxu0tnScLcAuc5j-AHuwLA6dwvfodOCBAvf-0A86oZFlmNDfAssx047uBHAg4YBAio"
    "qsiHI+VIOE8igdFV0ORIAM5wRUssAJApoAASSck0OwA6zRYTAyAf8zStyxn-TOBf4jn43gXAAw3nFSDBMJZaIlrXb6Dt"
    "l+AwGdPgF0oTsMMevj2LJhQf9Gu2SVfi3VpIAf07wWMRK7lAOIRZrbA8YXby1gusAPDSfL8YBAqJ9AaZqsWkZq+7AbXA"
    "mXA8SAvj9Y9Litl2HAQFXaUSSAXCeJR5IsMUvAPAFVWAHgAS5H0L2VX9xGMHMA-A1YIFYxp02-Pt7A59Vlhxb6DCpY6R"
    "dAGDNHrlFopepcUmuktuAL1MSq5lHHQb2mkvuBMyruAoB9AouqFX6AzFq0KyxccVAKD3nArBiOqAAA+QwsitTAAaaMBK"
    "hkMZDRnA3AoSgAzMHG+ABAQN8M7YOGAnd-UBhufUfU1ZABtPZGo958i+2PjXL6fqbEA57RjADv3mzA0jtRyV0jipwmgG"
    "FyULrY5Y9A3H3lHGIAZpvUQeCRmoCYc+QFTLBI-WA19jt-A08AIvJ2pLAK8Fcgx8sZ6E4XM72oCAAQxAPDM11gmJAtH+"
    "VIPJBpCXU+BAaHIab6h3-Nh9Rh2uAGJHAy9s4vXvjoXySYgB-AAG6AoZweCHS9aHygGiKhM9ESYrzIPGAVNyVfUE+VrE"
    "c7FrAt3msDzZnkXAa4CYLhAnG6T68akLc0b-AfbtJ4hxmAPRcMXIAJ08nZMieQCV-7jnSp2WpVr6RwzYschj7wVms-4f"
    "T7XIAqXcGnALC57qa8tAm1TY-7AE2AUjJQZ94kSJJAA6kHIH7uCSKG+BKQ7Cd5AfHcWaAG7w9H9biFeCT+9B2KxPAJAq"
    "rBC0yLhqz4jGp4W07U8AAJj5SxT0X4PAlBw2oAQM1cZApzdTFjXNRKN3DaANAzf+v8SlcCmyEMqP39uAsY-pN6+zxAgc"
    "qVBudAsUAVJ8Av0NjAU6XXqmEgdC8Heyen0MA6t-MsqqtmLmAdkD2OOGAXgolOoFpAUgaz7AYNHBp-Wc5gScjCszrk2M"
    "AMPP9CDFqNsiYY9A32lG0Zavd9ADGhMVIiCAPGAHmi1Aww20RXVXpkArrQxr0sAJpAxwm+F60Up2Ab1p8xrLXPrdvOAS"
    "U4l7GITyeznPmAsAYUGQm3yXpBNIbVhyA9EUoAPNBQAMqDAiuzXqRi97qk1gtA2u-kUQG22MM1QH6Z0A+AAbNM4AUjI3"
    "OWr+FRiJAOZjzr6xW7TNEYsHhu7A6yDPho9o5lCwSt8qqQorp9i9xVpgA5UWiuAWfzm0eD06h3VZBL+6edQrWAaI4Igi"
    "m1z56qiR8+ciSAfIJPz+6dpbdBRYOsfgkhuvKIoqgnOtvWthVgbFiASx-A5pOtyyghFeE9F85hAAkQC8vFYvr3U+05AH"
    "N+TT6YE7370Ai7AXAh2CqQJKG0AH593zVFFRqKAXz0FMa+VMrOdS3XM4rbGMwZP51h0Dv965OKOiMenFoAk13J2JA+XR"
    "a9KWafA5fFk1uT-A2NQEdAJmmiRjPpO931AjR9xpA6i4SjrENKIZMOXF5KALT9lPAK+AAogBhtYE+ATpgIDclCsXYDHA"
    "d2yAmwd-MQmT-NyMAAqxAxNQGJDSoiRAVP81wh8jLHtcomCAUBv-3RnVAUm7ah+OzxwaLtabwSxd61gbA1-JgD73AABc"
    "9WDqT4sHzy-0iACAOLeh1KWRZqF4yi2sknTY0-tHNX6ZupkJ-uVMNuSRiWrYKA2HGsEespAzpUT7EAqdaZAAYDBANuP-"
    "AHsAH-iDeeMoi3y0Sbbuw2nYrvXAGVMrsPygjKFqUPFu1YE7SAsdRYl4kQ2IqAc3QgfAiJgZ7LHAAVSyZZdWAgE3mt1S"
    "AWVa2dw5-zAZFR-vnsAimFj5rDUAAh5p18sCDiuL3HvAwstI6mWfWSjXK-A74AnbR0nT3jAPWARxAnATiPCbqlkHUAj0"
    "fAOOzxtSAXAWzTVLsrlzpW2mL6AdZAKmATAwmVLmo6t6Td5AwfS8TdkA8LdgasTt+rkznG7FLipJaL5VGwz8D+6QEcVH"
    "RtEOciMGtiuNBAA1kEZOu7hKB9zAnY4eBElAAFobFEAs1QE-4K4UgAMNN2kIadAd+6x04wEHrsdAjpXxMj92IBPRAyX7"
    "sEwfRKeRAjk5t97emvJASA2h9n2mfN1esACs85BeAYupiMHEAm0nnpPSlTbYyAocpGe5kAqYVJADAS6cx4beAI7vAJJj"
    "TAj7HRoUCaTWHYVVA2aDf3q0sTZfnmu-mmYM7iDMj-on1dArfKcMzA1AFnxhCCu6A5cCkaubvjeAZmTRDT3D316AIACb"
    "M-sxcrGQzuVnzhimYudANSA3wApBZhgFjfnASSgcA5OE0ZZi5FhRAQi8AAHYSfAA6Ap3kADnAQRB4I1aTD+AADTYZA8W"
    "77lzMW4PEshCjT-Eaf1j-Y6o9bAtaL+imL4ejVwjT9IYOCDj8-s0BAxceE+22AagiDLyL8ZxAlzKAnAFAelQM9fQArwr"
    "AAjSgEtCDluf5R03fWrySatwZI1Vk5g-ANt6h9k-kA+AAJA8J+iGjAAmTpyJxZPIdeDwAVwAxugBsSkN5RmGhEI9QDAb"
    "CQ6Wt1N70toJyElOOSD4AAyAAM9trU1A--7Q3P1lf9v1ew+cAnDmbAkrTA7A6CKCExTTAAjIXtAulSVg6jdfzscoxSf6"
    "xjWhDbOHXadAA-JPGAhTpAvjRCYAKcuQM4AAwdaDTJvTJ86aeyj3ioA-i167HOH4dgtovR-ZT9AZ616Qpr1rkKusegKA"
    "Dc0C7ejryNgJ6oh9Fim-gC+ANo69AkF4xaV-vA8WhKFed7QZEXipAeSHiXsyuPJc6hjuEUzpi2tUADCEW-vqDEmgv2Ff"
    "OPAAAvuTruWOVnrMuyjAEsDNSzNjN+v7JfcS4NOB-AWAuhAuyVCLcUSbGTiA113oZJkHv-7is7pbtv+FJKA+itA5AjAA"
    "iGXz0wYhA5YLmkiIVtljAzz-+0icAiUtRQ+hOSVaMqxRaTq+nA5BpoARqLCptohUUASEeogNKuQxx5rXhqSSjO+AYFsO"
    "au42ek4Bws2sX8NJAAAdUU5apICdAxAAEiX4riWAA4TW-Y8q7L0Aw17D54CAoqExWfDCYQbSAeBavUDFx20r+4yP9UAJ"
    "kAQnuAAse-eo6zjaBajmjCLAfAWDhACOZNmx6m1U1MXhAh2xFwCWAUH9wOT0QOiyjWB3e12IBCitsoyXH3rp-C3GSEbu"
    "LDtSpDC26vSPGI8uTdAkd5zOmmB2oAUAA+qfVL5JfbtvZ+xURy-B1u5DAWAAVXa3x4qEuw9wLSfyJHAAG5Ib6OQRHXTH"
    "SnD8eYtimAAQAunHWOfwA9tfVu+jpN6KTwAJWO84bAJVjFjYVVW0D+Q6gSP9oKdJ5dPdKjAZmhAA17kAsLwkTBWCCA2V"
    "qnZ+OqBZQCJaAJwqEpgZqYEZKR9DRPnYZKYR3BV6ZwM3Nwx+T1Uuzit24nPJnTAzJxlAXMX38te3+qmPyA22uA5rWI9f"
    "pDmaQksAg+hgi11qA-CTr2zr37S09u+4gkMoAH+qu1VAeZ-4b9Ghx2zvk9ZV1lWtSq6tDdq86jIKcgRMyctAxpj0sZpP"
    "ERmQ9goEtFxwqUTAABh5ADjAAEAw2ElCZAM6YbAq-AjUb9TDrW2oA7E5dqyhvGub+0oZVmiMbCwR0s+-LWX7QJX9EVqJ"
    "A88+AR+gmDT4-AcTXPW+LvVhm-TekcCZFK4gip2uvkCCAAqAg5iQIeNAEfRNf6QQtx-PA2HOyf9htkf5JHBer6nnk1ST"
    "AV61TKxgGwAdo+Tlt9IrsA6Nt-7AHCqAaZ0NI1nAA9lYm5Wl7b1cRoLDADeACWDjZijzTfAAAR2fvBYTUA391dq8H2hW"
    "FL0Yp4UvGxjgWSqIr6OAAAQJMrioSuYiI1-o5pu0ACA4LvsAt1ulzhidRbxzAml-HANGFMX7hqwmQFU3i4A9jv2yiyKI"
    "W7ArYQQ6HN+U9K0ZAWA91GyAAbXra62A5EY1AAFVdl0I0qCAZBxjShiYJaPZJ1XVwA3oqlYlq3YfcUGdbThHIWUNDA4y"
    "Sp4s15m5o-pyh6Z6bZVFUj2A76b2ABhzKAxA4zP1Rd7oDGxjifz4lAGoAU0xpgml0cADdSmAV1h8ijDaeQoAOEsY3JLJ"
    "D8A8Ad5ua7qKAF-wyVHM6kwQAEAQ4OAgGNCAqn0tduvAqXUicelki89AGFEldsM-inLVh5Pa2RtPUCJTQArUNSLAhAzw"
    "WAHQAMRicAX2L2zT1CD9941BjBWArqSdWTAnwFoiX0XuCAqLK1ykucG6oLjzbDWzR0g8aA1AyJV4dQyKbVY1WTAAizF6"
    "iV+vTacAaM7tvbkAAn6xOdDMnAe6pOA+S7-GY19bAm3QWwiDzeayjPy7r+ANAmTE0kAI2VVALdN2xU4-AUOofSvx9Pkf"
    "ef-stvw3mAHAToG1A9ZVAAAIQdfOSuG5FU4U3A0ElGaoF+uKVA6-iAazHG0nfACA2t3hGb7zfA9xkAAPXD-xqC-2AMaA"
    "eyXeAICfAKTnG-NP1zYcsg-mAU8BpI6QyKBatylWQYSN9H8rQAMDBtUkty8m2UbAoA2uOzhaARvM8TUzHBfR7jxC3L47"
    "-A7JjxAua1mAvGXkY0TApj6AFqAyQDvIpTaR5jhTu7B18AVGjAAcj+AQtBrUgdwuzCWCAq8VFAIvTO7ACvCi1SJFUiAF"
    "cXDygAanVgg7dtlFAu4LPAeVppp6a0S8Dz4AJAiiNA3rNFr1AWgApT6HVnJ+3VugAJqVClACAQA6e+dYBA-mDwZSGx5E"
    "VuA2zjOqjm2WVn6tEph0yAYXLV9-8TruAMcscAlTKAZ3AjuxyHPXLAU4AgfCAiOYC+2Af-ARmA3z+KA6veUyAjKd-DAQ"
    "lW4CPUX91jxGjR1Bdl263b164j0YWXaLZqsART1nb1FMQJB+LMs7AHQbd8ApCAB-Nel2z-E5q08fyAwkOt7KAhvAUaWb"
    "a1tARApvlJERKB-AcVfbwrU+6IGAdW2AaAKv8iz4PuA2nxr9vMujoA1XJmGTvi3xJ4PAky1jHQVsLg4AJPZWaVA1WSEu"
    "BYLh8KcUAUq+j7YApT39tTF8oEhzgIvdkAUuoDEkDkELXAsMnAq9UAgYdCAFVoXKLixrXGfdNLIZAUzOAcJD-tkzNphn"
    "JibMLArHAKhza+noAsh5AGWKDgAfAisyoaFfA-ruTSTuhDlfKvVCWUGfPHcPEmNcAU8zD3rbRy5wxAXTGgTAEE8wSoGD"
    "YAnEYbEdQ-68h0Mg6wBlwaER8gUJDY6Lsd5+ZCfhK0luL6MbAAQbmJ603AV9TAMAD53l6fPuOnn2rpSeyxrHwwAAaLLe"
    "aR9Q1KfDAa2jqAAsCVXGpAhBOoA5tnCEgspAQ0OSzUvZBHlVABPnpD5akIADB1lAVKZ5-2DXMyApu84-wy-CAA20jOwb"
    "jAw8KBsNAo0tvGmALsqyaRAmC18vAHt3A7Q-ZhOJeleahVvUAA9Flz6CS332v4AGALL8VRUkZAUpIbKUAunAN1ukRRlJ"
    "-U-FgAKX5jWfyc1LK8HYhApBiAdbA-kA2AuhbyzGEiAb7xR9Q5FAWcRGTepfaF01SkdOE4W3xvJj+aAbyAIh+dXblUsA"
    "wX4F3AmAAdIZTMmXANvWisAgA6w5mYqZuTNiboiAZAFdEWA-XzsyFoA9UAkIzWCYQAGdA-Ikcxg+lsg1zP3A+wz4WvqN"
    "ZpfwUWHVbAAg-XLb++A4ASf0NOLhqrAR6uJZUvA84akbV1izEA7wAcERCw7flMQYmbCS7AZzh-kX9EumJ0AXiA9LyOty"
    "An+bABAlNAusHUB-Clr1MZZZ4AsoVbBu9XAQQQ56rAAcnA3ALAR+F7tnAQUXzCF3uPnMAX0MGPAUMPQqOqH0iScRHA+6"
    "FKvTPAwA3y70peLAmLn6A3zmZSPaHPgw-Nto4N0XSB8r3zUmy+FFcV-FIAAwE10ZAwYq+dN4FrkAB+K+kACdPD0lI-Ex"
    "HwAATlwj3HY0I3yUAQATcI8ZnZIC4A2WAGvvZml4gYJ1uWP5b-53AEcA4t0jANxAp+FLsBAkg1OU3BnMAfAuUAKXtj6N"
    "RFscKT6DCAkAbAgernx1+5c+BAbhRFojm-ZZsLNKh9Fr8kHAAqMZtAI65MPcaALc3BWAAXpF2pQAAs9AADFPe8laPDr+"
    "BeGjUHsyUPeAcNMc6P8lzmJ4r9FAQo8zAbkHbCuQiUA1sSXBhRKzq1puQj7jVqHPwnVSb6Q46dKh5OICg+FQKpAhaI2M"
    "foIbnAuCy9r--z8a0b+xyVc5QKHDVzDgGWz53A9OacJTYlOgx2z5PUla89rteatm19+TbiMqIXp3MZ36i7-AZoAFAlAh"
    "L56KAmh-0rtpG0AClXeISOAh75boDhyGHJoENjPOYAA3OANAIvIHA6ApQaNnMCAAd+YwEIGuIwLAArGPoalFR8nA9pSd"
    "j5t9AiDKxvNAqoGMZtzTPSYADD-jV4AUMEXAQXAcU0YpyApAnaoRAS1AUTAG9l2lIHaIxUCzARgkfJpTMQzGwDU3TeJA"
    "AKClcjNN+qDk3hetAAlqS19DytgSBFEZkvsC3iAYPvwXsKhvI94HdXuGMdLMFJ6DJyovjRZNOx0WVjGHIBC-2mWAtgOP"
    "vBptx3AE7iHn9aJQaeV7JAggiI2+hVS8yjELz8032we+9AAlHUIKMDT15MyazOAAGbilVVj4ZVrrFg4TAAoAzOOFrHXg"
    "Vp71AwrVcG2kSCWLJ8eYqlDYPNA2WANVAwvtANCjAOYjuvAVtX1BAAKL6Ap2JAmA3V6OzIbcD9Lu8wiVDVSAZrYCAL8e"
    "AHq6vvvOBBA1Xnu2P-j2riMoJvSZAqfVtvvytxr8WDzT0w0HAp6rAkjeRpr732LruJ2aAcr4ElAZXTIsAAvduR81mnjU"
    "CfJfNSuAMOI8YOLDHMsz5qs9v8IgJVMDcCXp7lKJATEnWosA96AzIr144xCTWKFuWzpn4TNz6+AAAgN7EA1XAOLM0BAr"
    "WR2bowUcf61nqx2cHtLA-2KRAGxctpAvDpa9w2MxjF6y-DSlG8nkHtU6PbX3L4GK2HwopSlpoFW1W45qAA-tbOmAG8UV"
    "cAJ7AyIATss5jkWDnAAbe93AkZCI1zs2iOafvAI0AnSHhW12gAATFhQ0Y7Y9NNA3NrWDAvAiUGunS9LiAZlYBjDww87K"
    "SA6ACAAAAUbYNC3zR48pJdB5VcA+o2fEO2h0DjAjUfL7QAQ6MONcMfnBbfFFxzAzHTQ0QecE-CPtPDHhJDYAZoZKN93A"
    "oeAkHPwqrIQNhCyXwoNsZAwAn2TAthAOnDibyALc2rLe-dhAm1uPIRTOiIj0jyA5AoANtwIsAU6wgPxk8coKNtXsgHwh"
    "aMO7-g4MIoFAQBf-AmAAAAP3XG1lAfxnb4GAvIEU8uART4IA3AAy0y1WEAld0wGz11XTCFg2H6G+V-Ah+rA1QQrEx+iH"
    "QL5g6qsI8faZ-BfcGaAl3AovxvAD2lA4lj80rbeeLxAAUVSPHEYbmVyss+P4eUAjdJg625AAN8tPPiOWtuxAm1ZksOIs"
    "D4i+m7zgjlZPVHAJu8HDg5C9vFdGeEAY3Vydoq9YsAlCu2qIvMLmqdqkW+NywApJAc6NCwfpA8zbFuQa90a42F-qE-nX"
    "hsAAL3Zum1RAcb7uOhomATymAAyMjAv4EIABAY-Aia9RScv8TpFXpQA4AKA-a0AZ0AAAchAJpoApTZ9UAy+DHA1eAKA0"
    "NKAAezri+icVABptnMRAkaqLNAGq+zCiA0mhup-L9uA9uAJofMA9XAAxGxPIsH5t+hkYgZX1bSAFWA1FxrUB0puCDZ1L"
    "LOXlQgcXUaOOcKicADNv2iBCp15MgJp8pS2nmpr0piImhA-v16qylBVSFIyi1AbO6TGbAX2rTCdcih9UN2VbNCkZbAHz"
    "y8FAkD3qovJ76fbFu5MuxbZkN61fxCRdRZn-CnAG2UiA5NpJokKQANRpD0K8D-RjSGa481eUP2IeAqA38+o3nkU9Puss"
    "-xo8ANqM8LABkkYVgTvUWXvPRGDWA9hDE23r1fAUKaIjSUompDv3KAQLleGl51vxjiA8N14SiVrzd4wS1ic0AdN5e0ur"
    "sASCZnYeI-AS-F5rbrOAuLAfMArDGfi7LS-xIp9TCqAxgK2jAHJ93b8lJWMG24a4qApL5uAoj7tQHz2eF4hStYB0dU6A"
    "vqdAAAmrziu2iiAAKPViWA9wAaP0Uef4QXsu+pC1IYHA1QVwA-8lbizPnqGJKD9Y-A908HAO8AqxdfwWcfoc4RyAO7RS"
    "0oo3AtmlAhzMTZ6ELA3qUUNDrEVm8J1AQe2t5Ay438Ncq6qRyAX1xRVUCKugs5VSDFqzmeD0eSDhCAimZKtA5Abft3uv"
    "Q6yHUQ1Pxs3R0ZtnW6PcXTGQAN-uAM2QAxIltAskVi6VJjV3oD-KOqt16gXAx8UABoz1LJmVY8Bz-v6Aejk4iU1rce5D"
    "fhcB9-nAC7XgE36zyRsAfAYvFeTtBWLuAKvAa-36aArwA8kPkkHJrNgEUA51tVlAauNA6yr8HYrum8jAEA2QwxNinjlA"
    "jOGA5JAXWAqOlurAAr4sJ15+NegZt8bkdTx4QhkAFAEelMvtw9E2zB6fsWAPOFQIFvCNAM-VtEBV98A1dcHh5szZDcaq"
    "XnEgMVV5xu0eoAA5AvpIKxqWSTbTTtorc2AJjqEAOMjWpMmAldQbch1r2VTS95AOTMbMCbnUJJ5q6hOUamBzF6prHP5e"
    "kdqSz-AFEyc7lbpfZ--kPKvshXK6ugOWqAaAyOVpcLk2sAdNAALOOmiWD608hxAiStHvJ+2ucDEIbowE1JmBeeGYkH0r"
    "AmuMyyJ5lAng+OYFqLhNa94eB1MtIrAGPwkYJzYA6fd3iOXQ9+rmAMMOAA0uBk7o3nFsDURZ8B9kTHBFs90EROLn5P2X"
    "AlCXhAygX7A8GYzn4n+MHPAUIve+-94YvbSO1+HJO+AJR6BA+rvirAzwNnA43wZSRZ1-ooWrsvWSNRy336nVnHFqghp8"
    "ql1AFaln0PImsLR-7sfcKcmQiSfKRV8qZkRgACcIBpJbp9t3Rl2yV0JxljVS658AQ3AYONWYEzx8R+aBXk+RuzxL65fT"
    "fAZAERQ1xDxPmZaikG2igwALAMs9tHDH+asg1pqmGUNgEJAoBmINIawY07msyEYFSAHZuhD+JHr3G7pAAk-RUAAS8uRi"
    "vkc3N0x+HIdR6dfEwhnLJAydMI4BjAZtf+eEH+LDAaujrGhVAJDz93sEtkNohkr6W6sKAhD08ACAslgiePLIBEjdAAP1"
    "I5wqWYwVV7S9jqBiOAezkeZX8pdroyy-qdYfmIrKAjBf8emA44zcPLDy+7t--3MAsGAi69dhNO8cz7mA5qIorl4ZJMAv"
    "AEWswe6ZRAr7b8j+ADk1AeCQG8aAEjAY4BAZRw5zqAI+zAPuPA2k2gUpb+I-LZBA4YsVgAaLhgASFpaR-w28V58-Uhlk"
    "uS1GvQXX5ipE0vASFqlAWAXWQkgAKumUhZwAA5f9AmeShEAFwyd6FLKAAktwScBaAyfGVZ86-GVKJOT3r8A7ASmy0AAA"
    "VX5WmBKzKjMZHYTUoCkCc5KAALru7KKAOkie7AAfMQ-A5YEAdG5LAW727ELEzxJ0AnDdd2TXOlrObgAlgKJrJ5ApT-KU"
    "DA6eZaB8aAiqFMp-a+vJA8rBG0bYKWD4-z0j9dUAAc4mbmA9SLOPlkQLAEdiKHeSIA1qtyAA+BOLhKStigtkQntw6Dgw"
    "OpodCcArgKZCCLNA6GAYvrw4NSYGmjAUR9KwRrHrD9QAfR-7XkONMkJFSQH4CE+212APaguEAQAyzuz18-QAkApvZE06"
    "KsI8AyHCqwVJAj9geDgThqipimK7PF4AtA5kJy9AYil+OlC8yVVvBqvJXfUFewJAA996KNwZHi4mbrh3WIoraA5Hvvza"
    "syAQsgNIBX4AfAh3Gruy8i75yAzEGJYACAAMjsU2A9YTYPvAt70C7mX+z+UsAQFxiFUA0rAKxO7sBufN56zfjWENtSTu"
    "0ubpQCAKr+1TA8D0KYXOFddHZgeAmCbyAjK9bNXtwhJG1HehewNAjABA5gqOm1F7xhiUKvh07omlsxxedPCGdnUFjvGo"
    "Sxl9uthiAAAiAcrIARzdACCDdGkZVsAaltxv9YJPqw4e7GpR0jf93U7C9LHftEhr9AuAH0Y2kYjAIs9kA3sGYFuQmn8R"
    "aW2AiXoaaxqAXNQN1StiJtZSLaDzmArOAANgBv31PAQLw-lSVrQl8zAW2opvL-+6HiQ78JzfpODmdAS5dT14phidc3cH"
    "hG01K4AkAP-aR4Ai5A2Eu4dJPRt80Lwf0iq-AAKrpAHF0AtAytQAQ2lA6Ac1sAuAjALo1+UCKn+jF92ygA+hZNRg0+A1"
    "kDi1Nc5bKVpuYfEgUn82umcqXCjLG-LAfAdLAIVrgm0aZ+XwQGsceeW8x5CIa9d-NCDykysZgPguAhbWAtSZI4PTA1bc"
    "3zPNJXLCIhsaAudRn2C5AvalQyZaYhL9wSPAKTAFH5ElAfPs+cPVATSArJvT6Rv2AvhSyA0zs1A8Dc5GryxDd1aAfYFA"
    "7WyxnPZ5Ev30Gx+Hx7AAdkBClRAlpZT9xiYA+ARlDA5INBM2MXaa-gyTqmdwDAlKKBT8ymA8U9AYyeKEkoA+PfOcXUGU"
    "mAq59AnqnrY1olj5yqAg6s2cmADYmzoMDcAj-2-gVHqAIe7oB359IAEfIzhf-+MHU1EAqAzoAsJA3EN6KYuhlhWN1Al-"
    "mfBZTXl2URiAhOUKELZlPYfni6yHyuRHZ0KMr7Pz3yACKaY5q+83MvK6R88A6fA9YnpAAy4w9U5ADCXCxtQrY+RATWAv"
    "YkzAPdpC-AS-+ArdAAG+MKLHzt9WeAAAn3vNyNOOA1EEAoV2bFpJIALRO6cUYQyAWLT8fAuqkx1jAG4dZCD6fvswuRLb"
    "A0Hmy2G1WojpdMAtOkkkrPhjAySrQSR0O0-WAQ6BFvLtr9ZUwyGOpIfVjXTSv0ghS+wUDXsQegANTR3fzuVI2ABImAGI"
    "lnQ5qv9o3ho5At8jpAU2SxmxASjA-ecTJLF8gAtddIfSizL-abdLlMIudAfxpCDA23Ay52AF57soirBfAiD1z2WQA3pq"
    "YhGzaQHzGTjU5SA9gDUaAH2AA+vrr-HAyJ3GmKAjT08nKCtJPmytWRqcOAHFoTf+vxf65E+-ZAJsppSybMF31L58ZHDo"
    "NqldTaruAJyCYl8OK6ujqgAVSJiRQoPcKZsD8AAlbbDSf5P8uMGMALtDR2mddAgEGv6x48AgaDg89m22ysYgFuwZyoJA"
    "q92U3QohmYSZrA7gMZtvmlUZWAqLAQ+xM1IA8HzxHDllDMieZelFQaABzN2OoTGMoCKVEHutk4BB+bsI+AtHRcAisA21"
    "oAS6DeNGf3Aaygs6VuHcDAniApAOd6OTHuwMQwl2g4UF7l4u01CMIAx+JrAf2ZcauvGcxIqeV98i7utT1x-Z+LTCgOWA"
    "AtYXcnKxZ1hgY3CV2ogjqSADL2ZR1eHGlcLX7GXh-A2VGAEqWE4HkAZbvek7IA0AKwmZ79AA+LJdAY-RpkA4TKljDyB7"
    "QWAgqJfA+AGIwiwV-TA4djAzPO2w0NWC5yoAGyAAbtkRpi4rr-Gw+fKTQfxkS92oi+p3UdAtLAuUmCzA8DAZkNqD+nly"
    "e15AOA-Um+oMlA2EJ1U0OjHqelJkwhpyFT3MmUJeURkk-2XAmH6AL7w0ABPzLK2XmsAAbpiZRbAGtAE54CYZX22Q6d66"
    "TXhWJ5NpMFa5EwyG4uuDYATCj1bAa75-E6SwqqAAhAc+CBJaak-A86Mb4XvtkGAsGBz-ywuMpAvEKchph+oBV+r+iopq"
    "abZS8i7xOAX4Ac6AXAaPCqZfkcRAwViQJPwolAkAJHEiwkA7a5-MbJ-YmbcMtZzAXpz9Tp2jGi9gPe-IEoJcKDAN32NI"
    "+JA2YR+ASA9pgrtbANxA5JCe-2APWupO1tFntcgsc-djsatSP-fxr038AN-Gy-5FvgEia9idtQkuscHqA23qvA5AdSuM"
    "aji2+ifZYT6EXJM2AjYEsekPD7MLQt+A-bwmWIARCjCiKSb9DeTPuHeeRTMV6vUD19ZvVHb8OA-Jvn3TXDhAQZfODAAL"
    "zdCXUAAAVqbfAU04v1KU-BXd3Dkgl1wyfKeO75rH0NxZsqArgyzMPzzZMbAVBpNulD7bIQfZniA3-J8d0uFd6oikRX88"
    "N6YlUnn4E4FAQA8HSaA05-OAiAOAynfAq-pLA1z-fzDERAHdH-osrAXiUwvA2UlO2KFKAHACAFHFA3UCTUD7VAqrMpAE"
    "zoaKvADMcNuHhe-bT5m6GHjO-G5AChXKG6GWHvi04sYk3VpSPfAwD52A3EA3UXCrJuTHS2A3tVMpKntdPE3SOQ68KGyy"
    "fMYV3Dyuqrajw6Q6qAA12WOdAaYcllXjAQH9DSy2kSy5hFZYpMASxjVpANPyAYT3kikYNL8iJZbjToHt2hAMPejltjHA"
    "M99IPqEbZaUoE44FZ0A-G9knyJkD6AQpRg7SMpEGA5tXh+9ze1SChayjMW7wAA+A2wgp2EJ9BXg9GKAATe8M5DWJdAjT"
    "EN+bLCXkVQkb+6EWKAmFA7AwcoOpRh8A36TI326tAY5vBq+45Voo2qD0a8q9zSkI1Sve+A6A5uDLy3Gdk2vvyEi5PAI9"
    "4Mci-b3DoA6E1QScwpJQ+2vsA4TsnqA3iEzqvA-iQXdbvWbz-494+k0Y3acTMTRFjUABTeVD6fAGrVVuZIsHqBAyGQk8"
    "AAI9-KcD+uPXomAqcbEUAPjYIAfrikbfw1n7yCA1m02-1xQf7FGtcN7AK6p8qHVvTsTLMFoAZ8PADAvkoEb2AkVzOz2d"
    "LYmFzGVZCgrkA6TQiAKUSikA34C6KbplQhKZ-s65KEMTqddPWA1o-ACyxsIcyAPagqqACjXPlF4JKMkrBf+t-QWzYW4B"
    "0AAr8Z81cuz2boISdz1196QbV9QRmX+ZMoulUAJV8zLt+W4tYc8VFR5Akbj-N-RHlmUmW8pwNW4fSZh61Uku8dKpzp0v"
    "5srThcp73AUsw7dnBPuMuvQ9cJjgAnqvnFNA609zTTzH8fS6RoAabKbAL73oOxcATd5jfp2-JiyyFACU7AKV11AaJvRF"
    "CbZAoQ74y6ybVNUUBKPiE7N9SP+yCAY1fAySBIcSeaMOLh01veKy3-vAoHAAUqtrA98XHN76Z7c9MtuQooI01oBSs-3A"
    "8A6AOnNT3YF5pYgjCR49xoFAfb2+Uc1OdAAA4ph-XvwhMx3G2idIdUvJMnUFumA-+X782Thlkpra2IAnGvdVAAnvAXxA"
    "APTSlKAxAMCq4HAaBA1fAJhE30f6cRAxva3XbLfytAWAAMOqkyMlxiJEx-3uA1Qvyde9bzAvCAqgAnADYb13OQllOYps"
    "cAy1SVntDARH+eoLA-Q1gA397vsMcPmAyAMjpjKYg0tAAG2AuLN5LLA2JUTAAZp01+AJVOior0+zeDSYlZ8KxIU49Pst"
    "yoD55QNSx0+pAPWDmZA6XriXEA2qMmAXxm7XwGAbHTKg5qBs3xBloX4C5vW1REMFjpodihRQpnXi2R9KzhIvjAo8AWjm"
    "bXDdpRqVAaHlwdKWugBpRjAB3AgwEORiBdbUmpxIIAHAqBVab9K0U6Pd7LhSJVIqA+nwgrEAyF7G4A6rywOAyJCx7uhq"
    "h7enx9v3AL7BUAAYxlKEw0n+xEuy7Qsy0yvv3f2ZVAj6l5MkvqpAADx1mANjyAEFfVZPAPstPWFEKBUAjAMOAKmhdYj3"
    "DMdjJA4z6ynRAtbAl9A6CmJBwGi6ngdUwuNAOTUKyIYzo+hQXWAMLXIwfecFP87nW1iV5cO7-iafBEhtYAe4ZBC2LTt4"
    "i4IHBHkAL2Qh4sl2NsPu--zAXnpgT4JCElrSQ4A74AEu9tgb2bClSPqA0apuAUpiti56N4OYRAwqStj9epoAUyFt8Aa2"
    "nXBMlNwXi3PCQHrlq7NxqvH9xbUjm4AV8AgxKdRiA1KAl7vE24J5Y12RTEParZSzAspt-4eJAxTKKj8k7a-Ax9nJKqy+"
    "9RWbLCi7fOI4cAAKcAFSdZ6pL5LVc6gWOyVHm034uZLWE8SBCR1G3DdPxcAa6AXNzqZhQdDwHA0AzpAA76AJ7Q+wT0MB"
    "ut1VgBfvnpQu4V0vBIC0qIAQUOmZuxl9NkPpwwvJ7tPJ1f55r0oPOXf3hsSBhLp6Fi3aI9MAnM2Z0GOf3Fe1eSpA1nAO"
    "Bmz9t0EDOOEAxvd6ipAjUA30ALAAVA560KACAZapHOevi8NwBoA53-Ft8eNA8LeSGkGabS5Yc+7xrmeUN2wlopXAI-aj"
    "p3ASnmjvv6WJyAjS7JAVNTaGIjAqYAE6o4vYIZAaOUcl4fAAAQA8GX1LPhY1aiCs3ASpw46WlLTiHQbM73pp3X+eIuzf"
    "+jAAD+ApXpVk2U13+mf3KfT0tvOUPaFK9OyhbSK-XULyGVYmhdL3d30+HvB9BZAzsBaImtBGslLgSKt+LqPakJQkX617"
    "Z3Y24B3BbndAA0tAALEY-AZCjEA8H-zIm5pu94zqA8E76EXA7Ad++hrWAV1tSATsaKiEYgAAlYiApabiAZi-3SAEVuFC"
    "9JqgAbaAOqKKAyCeqqA9eB+syAOApMeuq18yVnjnsHyi4SBRBAA-QFAFK1XAvckAAAjErXq05hVYCjAB-uNfN1LRS1B+"
    "gDvAAAa6wpVtnqrcTMOwdmKR1TObDFQjAGZwSpLI+2mAD-Da6aAX3Adu3o7JgrP0qAqe6oDSqhlAarT2d1jzpAgcmbNK"
    "DiZyHd9KpApAhVyf-qa8zA1WIXJ6AkemABAA1AThJUjDwAjHA6iv67LBwfvOiEphdpEHAnSLPRYnAQprAdZbZtQCCOKA"
    "TibP1CeRd2CDzu1Qiu2Ag5bS2gjvrPlZ6NsYjXb1Aq8kuA6Y6JwgcW1WiFo1AK8sP-b0TE0oTuqzdN7WxxIhuOyAhAce"
    "F-TclwdJAP0z+AAAWmPuKS1xcN3uiHcAfw4jDmGkXYEAJLMqyA+PaAA5aA3rz4MKB2zQKHzMLKFROT7CGYwjVK8V49HO"
    "PeQfqA9Lhv10OCvASnew8Ae5vbAAXRN6UF+Gysq2ZXquAOz-ZAPe4q1Pqm1aW1zcPxwXl-Q97r0DyHOLDiZrSuZ4xM7G"
    "gtpBBMRBkvAEobBFVuFAGBbYCrjWcYAHl2mvyT9+pBjmy5-lqTQrxIg3gAkAvBuDnwIACvIL3FAS2avvOz4v7uRSE-NQ"
    "SAjM+ueUAChbYkRrQNVFqKSmIq8pWLAUSFE5kAn6+AAiHX2jVVvZMAlGA-gxSs3vip2ZIwPA3AuzANFjGc56nqkSmGQR"
    "3noAgrTA4fDA2WcJjmTRAHJF5ATwqVXBeusdhhjKoZyBb9ZAzhtaOmWzSBuyKAaKPAWAhcyo6wgZ9EasVXEDAUdAmzAJ"
    "sAONUfXaSGIziPX1ZberEAGsnZuyPjzyjoq9LRi9dAUCAR6eLOAGUu7OA3WboRIHoVFDfvEtZAmT19AU3j-vcYnA1djy"
    "bhrsOOx4A+AAhB+XILp7rIMSPrDA2xlcmh3djbkTSee7v2D3pHXs-f2BZcb3lad3fAbiZvn-ofPDO53Thrq5g2pRXCAd"
    "U812bAfLZ-AQmtBvnjaEYUzlkHUeYhwXzAJlxzP18avATAIMbORLV+x0D86AZ025x5Akn7VF2ZcK5eZ6pDt87gVoxZ63"
    "wRLMlxRx7d-MMkJFBiMBXOO3Z8eP2zWq9pN4mRCzA8A3WGAMxAg4AeAjCst4nfI1aKcTip39MAvAvKMaZ8AVxPL6OA+i"
    "we5ZCnSHAAr0PATJkGA5mARiLO3MApTSgLrepC6x2IA3K0ccAaOGGYRzdA0PrXfA7PEQPpTJ3iU6FMAqEZEbUWuotimA"
    "PT-TK-8BPhPptPApVUAUAB6qA8t4iwJ9MArEAFHzyqmsnMAOZNcMLHSbmJ1oU15UJm3jeOAfiBsWAaOAi2VutWyOAdAS"
    "etfpWS1OTXN-UMpJqofnp-AFCAnnpzU2M4Ow701lA5Am+AWO+ApBAFAJu0ub-GaAi6REVSmAJlHXRAfwu-Pz2L+SoIxz"
    "54TFiAwFV57Zn+xcwgFgSr1q8LMhARHz-jIBuLC6ATcAAAAB-LadmgZANvAanqALgDDNgUBrSI+9dEAEK2Mwwq9ZBZea"
    "7QAkVqX0rEuhviaGuIuysEGTzcAQAxulWBmuaVy3kIXbtSyAA-6376AdI+EAazaB2OYqiHBJlm7AACAmQAEL1Gjmp7XX"
    "uAnay5ql0AA1yexujAEivvhAO0TyZxA8+pNrAuAJtMqG-f+vA5K7MGAoL+omRacVbqAA889Q4k+XpVfXudBe8ApA+FUC"
    "NLCWXe2Yp8HkAasdjrNDuDvvDxOfEh7re8U6g9B-GdYz6rXS8g8nacv1Rg+bHhgnV64QoaXRq+4JAAh4piHe6y92s1sv"
    "e1vRTy3XDAzAQoEAc+bAKM7WJsy9Jiwi6AGCAMS6NAFnAedAxEFA6AAAGj-JAsVwAPaICbA5Kysu3H3ErVdbk21tw1oR"
    "7rqY0xogAGrQE-jGIkAfL0Q2sAHnodA4oA8AEE8BAJNXiAAL1dLar09ALvUWQdAdhyw7yAwnjlPRHqoUWrz5Gra9klz-"
    "5YAfAiJmvA-Z7GALefQ4WSnf58l7R+uXLM5wZ8f3tcS1HquSQAyoxFAZpzEOjd0AZtA6v-ZAB66cAvuA9JPdl4bYRyYc"
    "CCulA1wMwYiod6dRg-HKVj9IiHiiK00DBEOAKAKhuAAtS2Ejt-DeSPIrVNATRAzfad+KFRk4TA9NY5ALZFAfA4IJOAAK"
    "DbkAWbAY5UJJGoYhBU1s5TqT8RJbVA85AU3+lDTQ7zRFxtaa5c6qi7yLmvpiYIN-arOQbr4FIAjqmS5zAKiXeD2AAf33"
    "oSDZzcWiEmy+dzajwTmoy50YrYSy8WwvASqrg9KA5MA2gdUmoGvMpqJJqo9AU+VWAtm75BQED6B5woAzxAyxkvATrGMR"
    "VE57hyOwtLHIHMOH9gjNWkbSs4AokN8c7wfub0qBLjAs9SAZarAPGDcWZG2vhzW+bnXAzbVqFHO+i4iAT3YGZNjQAirb"
    "mCyXZjG-gGqdIeshoAAyALBH0RAGppJgfO9SfSmsA3AAqAzJAC4Gk1mpLZIaKAvPHnFVfYxAH5nUAbAaCAr7s4-AAcO4"
    "9Pfv+5W6Ah-KdiX2pgohbC78UuAnmgsBwOliNAxsuAXA92YqF7S9GXBAhKABgSU23mN1nPDep6H+rD3q+9SjLANpy8CF"
    "r-uVhU6fd0VVbAV2VK3RJAylSsWOh4QAgAAAhrTEzK5n76HYvFAB2TrAvyKxgJy3x0W3HMPy7AO3tKRvAZnqAe76EWgD"
    "jhiAN8LjToCRAUTe3Aa4XyhAT7lnswEAiBS0kPczSTAVc4lq78XuQFEqASIdI1A9dP6nBgAHNA6hp2fzIii3A6xzXyAA"
    "PkdEIBeld2MubDAYSALmKUlsIA4SL6l8GsN7N5ruClKVzBCpsMQW5JOqi5MSAAfdjAu8aXTiFqAaqA5rB-BASRKAVwAb"
    "-AUsGAP8cB22WT2NZ7ulIb7Siizl1M0m3AIIuaDSu4OAkT5hX+AAv0Hv+Xon0g5AM1ALC17yPAAlcAeprt2uRfAwdP4a"
    "AVBA-AApmAbyny+FHDok6Wg34990Dc8XtleLBxAI3AAAbq-zTv4dhHpkdMAMgx23rrDzAAB7VIeF7oxn4AVPamKYpym-"
    "l8qNtubhd2dNakkTDA7mhh5l843GlxcACSvZL0CnyyDAvQcV2rpKvQPiqADZcxNAYbALTkXZ6A-XrkV0dO+A11nBqS4+"
    "6UAdAyZzJAvASGTNJH4oAjAhU0A+A4-XAbzwX39AAwM6+r4dJWe7KlAHcd3AAHsFawAAOBiMFo7UrSBZCA8SrA2UyLvd"
    "RcAXuAqATbp+FTAaKs19A+4A53E6qIhj4rAj26FtwAAAgQYtAxktABU+Ab+518MIWNoZoy9uzLXA3DUnEtA8f5Hx4+J4"
    "73+9niRvvHX8ADoHN3EhzYA5-FNAQaQIGGAS5xFO48flbqAR8mWN533smHC0Ah7rYhtirHOJfN5nj6Qy9uhuqAlTbmYC"
    "FK+dpiuNhuAiSjYypCimgZAUxj0yAszCbJgtA3LsRhAQ+5+WcAi3097gWps5hcUurCZ3PgXv2HuDBuCA27MLVAcjAD1U"
    "PAbMO9zORrjm5aAFm3RAsAAi6DIAHReNzHPrAAx9AAHypgwjfysF2FDGzAqM0+KJJAOw+ET5o92zaOlJyr39DApeAYAF"
    "dxA52SnaRMUbqBuLABAESNYkHYjyA8IoNiz8cXD57S6cHp3p4e-hy8SfWmAjV9YHeUj8x2Aw8vMKpSbmA6GMaVcA-lGO"
    "eot51ShTPC72ArOZNI2FbrjnM8LuAjJJY3kgB6B23+iiAcKAQQ8-b-CNYfdknCGkxX8alqWKATkJ22qTAZAyx7-8tajZ"
    "G5kA-aAzmBxhnczKuz7n3hxYhUAYCeU48dK0-aMpDCwAFXfMVtK1BIRE8XHz7b4s1Ry2sUfJiiTGFoKMysiYTAXl7Hz7"
    "soD7RcA4AvbXMQf4l4iyUOo2lIcACZUD2V0RMY6pPR-TZeT2a758UEjZlu3YQhHy6QxAf93AGAFAA7AEafpQBQCABkAd"
    "lieheyn-CdQJuNAd-Fs-7Dd4veAnyx0AFAu5LAvndGnSwAD38t1cn+xExIE8xAFfN1WSTA44RJ+-6LQTB2lCjXAAj9Bd"
    "5AzVlUANnbYfYPyiKjAHOEtuecyf5qPxMVOYAbQY3rBcxa1dXmKAboAFR0VYAeiD2gV7jAFTHdQAEbtGYgFFYWdn-l61"
    "gkAN+DrsmO+eg9HJFn35wSvzt8ZOfEN6grFNGUSyAQYSqkv-NCmHLFVSFRkH5kURaH9oHx-AUI+hjB2vSuqvpWaBWuTN"
    "fpw3BMwXBxO1hWvewwZ8d91rDfAMlv0kEzJjoAD4AA+8ACT0WtjP7AAJmOuCsTwSPKv4yzTAmb8m0gO0AXvaAjhcAu0i"
    "EQvEK3hdBe0+AoAX7K3ws1+ct5AKsUxJxAWla0oOtk0pizgXAAaU9P71zEY9KY1WQSX2tQMAbt3ydwA3AAzR-pVm7u57"
    "Ar9eItsPGeDcJgu-FMSWSqgh5M+uLAc1rLOA9MAvUvTpoA25XVvABAhDAdqkkXLAfDD5AtITi8cG4U189vxAAUMrUAiy"
    "aePZAHdAn9+Aw4nxg9AqAYGDJAAVBAx4d27PQ79gpxXC4TcfAJxupZrhDamo+wOrIejqC+qAp9AAaRs-P1Ml3KkGjph+"
    "kwQQolSO6e4vJjYl51AvibFZ5aA9NeeM2gp5gCorQKETARDWpVIQXryAMaItA8X+IZq0udePj2ZoxAkKJACfAcXEfnA1"
    "-rTf9KCESfQ1a2AFErAkkwBZCva2PNAfgoAc-3ynl+OePBX4j3QiNxphOvfyDAAHW+5Na15N2ZoP50rsa5AIY8glR8FN"
    "RFUAXABA6dBaEjAv2OdPX60sete2yBhTzoxWUaCRLaB1ALpox1duwzTNc3nMIpLsnnhljAPiOAy9Gq0L8b2A3C-D6Juv"
    "rlBAmn9qCLGCTvJtjEAaAPYwgAnewTmSVIPNEHk+YEPHJTN+1wxJNewz9x4zdV05EfN7SsKonPmD3023HQAlASmM21ZA"
    "Gcnn0AAlvAHTO7qOrcgAIrAvL46W5LA1XyVLLXEMAJf7ZmJJreAgU9+GYB6xqAP-YRAsjwlhCtApamWEwMYlcGvmNxT5"
    "2DAVGO+S2K1zO+t8CjS-iACAMfl1ANduSYVOJFaoysLAq6D0boD4m+sd6gs73AI10RA4AAqtIvqFAcAAAYA4hHdQXJUR"
    "ZabNAMAeOncAqZ9daWcAFGhiJAAFlbGBf1pA+p4AAgOAH6gAQRZaAP7vln8jQXiJDAIADAc9dYqWA4D3APAASt-G9fyx"
    "KANqfoATq1IA5syFsQqyUQWXqlrlNtHB8jE061rLH2JA7NAMG0UOYALYjD1QZyqJV3IDnaFqQX8hppeXXoTc3xAvUrc7"
    "ukAJ7RZOxwQN2CQEoMEm5oaY40hl-uUACDAA7p3G08E8sAopNAXGviAU1pZ-AdpAaAetugsOv5p86SarkiSjtAfEAiHN"
    "8E2bBZAQA5ATAyk9-aAYcC94zqvAVi7e4RP-sqvGPTxzHDAgVPvJFTPY60AEqArBRVcjR19AASe+-FadwGd5d9w0EArw"
    "tIkIPgArF+PezH-FMn4OtSE6T22jYIxdAvlALjSU6uUTSZeHC5pVaJHFZ1fmzNtAfXQSR+7AdadNpAzTqKY771AWOy8C"
    "Cq0K1DwiGDotKdM3xO6evVnnn9yCcZYAAtUQWpGYvAwOGryF6ztIy334dVJAqpQl-AmU1fAtApNpSsG679bmATjlYxZH"
    "5puBEANn+u7UM6kjLPIph9EIIa9GAz02eAAHHAFo-0prXlgOc1CS9y3pALDjuxlGb2wP2iFS0jn7nG56A711rZALFmAY"
    "CQa4W5SYv6j3JuC9dTTmSL+r+ryHfjXQAyJJ2spA1AvlvAjAadOHzd2NBAEW1N-A4sMwAGi5N2faoBfzI4YfTq-Ak4EQ"
    "lcwD1l6kj3alKodiLUy6ii3WlIeiip0ALZJ-9Jf1AYXsMvYAaOMIU+Ynu4ebi8HjDAIeFGMXgCwl0AgeTA-2xne3htU1"
    "HAqDufAxAhMdeGcn6GjV9g6A147AnjgMC-pjUNVw+tkj7qATKzf7wHv8FmcSZytHoAyAAAArPAVqrYadINfcU1mWvMbA"
    "FwcRLv1Wqyq-AAR4gAAoxw2J8zleQAoGuVBMYZgaQAm6c0j8PuMUAFDEoA3kTLAJFfyv6ag7HmpA1w7eG8oG11GvDrOA"
    "tWSPa7CmA45bT9YEpdWLAVd4zu2ydocVpjcJxuFl6UdoPsKwQT2mMxd+0C3AQT-xR8ATZMAjTCtgURQECLJ3HepHBwz5"
    "HkAYCEM3MnwOuAzs4gbQtLs+AoGACzIekJJRHav--Hag3ZhQlJAAsXRyZ0HsDP+L3A3xGCDoySPBjVAgii0AAk-3NZGA"
    "HgfgTKU4If26nsTSFcxb-zAYUfAA83AAC8TAALA4Wm39GBE16LG7NNgToP19S4AK2JrJA4kQSIwKeIlZAkCMeAIv9s0O"
    "M+ANnd7BGAHlfjoJqAAqeccjKb1FA57iedMA4J5elCJr+lpbqAOtAAfAV1vqlO6+Rfq3Ad+D7czKpfOC8ku6Am+3AATE"
    "-8ZGgDGVw0thepHMLO86AHKAnK9KnVbCWAgxUV54x2rhkmAEu9wzKo8IA77oAzVfzhCVlXAA6-pYX7pDExz8HkhtJUAo"
    "jDxXK5RADMfbhZWaIzUqzMaDmrbgzh0edvAkjzrsvnB-pSsRQSAcrHkSVAsD3JOmM4OTrE+Vw2NaAyo1iPAal0VaJuZA"
    "Y+tcDY9e70oB3RUFuV8ANbUAgKACxX2l9DzUAdE2ABiSJAYShPa2j2Ac4APAHtZ3nydpzyWAp1h+VapbMZAIAQgA--SG"
    "MiaAaBIA0e5B+CTBAa18E-ldgAmQ3AZZpQNRIPIUztIc1VG5ulweZT6A9oVcFW46srzrLAAm+TgaLhiHzOfBqm78jGVL"
    "g80C7INLYiSUSprFPQMEAtqOSyCA7AmeOtXChKuA9SvZ0sWwPsZqAOAImjYwAFzk8zUto0fAg9OAbUFzce6Sp38AZCT+"
    "BkAm9wzw4zMtLVnDcFClaAyiR0qGbrHZANnqvE8FgrUgALrWATvImmF-Fcz-6WHnAwF1+Rhk4BPD3jbtIIazK95ANzyL"
    "BF3RgoAX-pDVLApAFLfcCUre-W5gB0CQxNwVXJOvkH9APoviw0cBMqaLmBE4HyIRomxW387nHFMypJ3IHAIZgkVAYrI7"
    "AAA7CDYDAbZvAACGrNaMFEPILh1xXXAA0raXkWd7qP-B3QbmFBMOzflAFkmVAKRA0VwaCz8GLEYcZAUMAHZx+YAAYWL4"
    "AgwCRBrnuwxEULho-sCT+ZL6mxpiPIBoiANpdpbs2AtysZKTGUAtWT4Ap2Ax1AP4BuVtggl2xfAH9+YN4N+L2L9BPWWi"
    "C7gwBGNnaqBbDuq5EeTJUE8YB+A0j2DxPWx8kBAGibAZ8E44gXP9683RoKtwj7gXAAOAFVMb+IT6+AACF8FxNOAfZjsb"
    "FEtLXtvBCWAu6F-7vBjkoAlRfAAAO5Af9Am9AJHAjv8TR9tUA08q9LJ-gCKAreyGOpKzqx-GjAID9wiKh6e7gAxxxBAg"
    "AbQ2q+JAhdeb9KP-h2TfpkOLy8OJVSAAAdOkIcALuaAzAoFAKriAdAr-Aa0L8BAm+iXvPB6lUYAmK413gQ5IvAoCtzdQ"
    "wUBFfg3SFtKi24AxcMqvlSX64rsxpXU74yw+7aJITWx-QAjVvnSkAhnFqIWyn1gxyT7w2Azbqrr+NTQCADdTAI+A80tt"
    "tuPmYMBER2WALABS-+7hJ-54H6FbAXJieCqxbYxFCwAHt+N-LnXRm3orQprbANMWkymy+AQCEljtpNAYs7MkAncARCOA"
    "C1+N+AXAxQ0x+zBpqH9PAoo-9B4UMVz5AV2fMhD9yzAWKgMNMe5q+Anvi3EHA7j1je8mP5ACAQAAh3k9SwYuVuZE0Asm"
    "Tt0Jc+fyWJAM91nSMsZ027+EZwf5k7ZalA-qlVmAWgAXWnCLR-LA3TVAA+JmQdASAhIq4lgIbtd+-xRfiQkqH8txr19N"
    "AhWAG5xG-CpStAbhQiZFfIm91VAOrAV4eW3AyXM8JyA+mAAtjTaAus91cLbC-AM1kqj1tAzEV48X8uTPLt7AmOATzDee"
    "XWZnVyqM7NCqHAA60c82wj7ehOvbaphPgAg0fXVC2sqiVeCZOxXw2EEAjA4kTEN-YABXGImAFkiRzv6FxdyycaVLA2A3"
    "X6hFA1MKCiXBBUD9xviI+7Dm6ZaeDN49AQvutAcAzU41tg5iCGYAS+e2Xel0aCg3gpo3AA8XL+Y2L+WQpyuAjf3IA0GT"
    "WJAaNUXFRC6eZ6nAvNAbPQdL-rAj7EAq+AvX-XfsAeAYAZwKP51zNm7xhryRJTuw3auARSeT7iGAkBonImplLAL-EdA5"
    "cp3DpIE7MVF7-sJhANBoXrOoD5AbQASAr4VJjMW54iU+JzaKTAhnAyAN4fPzxFXma03EJKd-Z-QT2cbCGrh3+PiviQxk"
    "YeIxa2mA623jAvUAn364DnA+WDsalP6XCsbC0Z9T3P+VYXbA25oVoS9B4nmqA8ZFMIywqyCDtAAjkqV0PasEqwyB7jca"
    "eE0EOoVEa2JtA9AxA824-wNxE4rBAamriwa+8PK-nA-olJvkM0aLh1AfFcjR-t1tPxHe7ouRTlIqAHG0sAQdV-9Uy1IA"
    "uzugA8APSg89NeDJme0pYKufhA5h9SnkHFDQ-eL9NKFUUlDUjAjAAqyWCBDgqCb3TPvNApMABBlo-jzyKS39iggpPKzc"
    "Cbx2EZcPAjGSTCxpSzeTBZB+An9mhiiAmwiZL86l43UhUdZJN6EAgXhV00t5a3V6AKA9gANvLu5+qHLd+6AANTjiCNEm"
    "A-1VeAxBwBb+d0AKDITlzWlsA3THAG4erRNQiZpidzAkAcuVBeUJIA6K+KrDWpEetfq2LCQCT-X51AbJEVvEHwczBOpw"
    "UC8k-lhZqjdgPYoRPbA0SAbaNAqgQVcfWTS4JB7oG0eYn3ucWTnmbS7eA3HBdA42CBHpn-YKszOrbIKNBBhJPACASYQA"
    "ARBw8la+6YUkAx7qfAYAbpMSASN5AFZmAt5ASAYRYmA6Uro6+tmwAQAAEeAE6VqX3xqULfLPuAXcQdpPmUyJaAamCE2Y"
    "PnYfwf5+6u37RAbwQUO6pBZM9AH+NhFA4aprjOvSAqGbLzk1ApyAkA7UiRLxAAAwgbNTHy7F0EVAQBAcARNcVKD6x845"
    "KQsT1FAXAEIQtxvqV+LTj42TYwQDLT-A77a-As6so5jHlIIAraqF-hpTHmOzshBlQfbPAjRJtSA6AvlE9akAeAAbHyZJ"
    "HmmAv8BXjApA3KppAtag7MTL8+AbVMPPXEWLF6TTqkqJ7KvAyrBqR6XDjCAwIJW-xZA6ILGAx4MTAxpAactN3WrP06WP"
    "eow0xKCzpNRJ-IBAtvnr28mALF7j+oT0sHY0A-KlKVAhD6n0XyV5Hkm1zpZJAcX6ZVmOgZx9B1cNA0p4cXDbTBCZNrgx"
    "1AqR-RUah1RGzj6ANJ0RAmuY81gKXtrRa9yOGurJUKV4AyJfOsFVm5EruMJbyi9Acc8RqfPCtgrtNehAAMzCpPmD8Cps"
    "AbxKNiGdMJk+ToXAf8XFiH4u1MbtpJApkYHFmAkAFRWOfllxlKEmgtV5Siu-nQQnHziVZxsrgSKQYUiNWcozi99k0G8I"
    "VAvzRAPsQtuXAzwhtcNM17aA0y28pUAAVGEcc4AFljpDLLiRjpAAoa1AsAswlY7aYIMRLajIPMeWXO1sAuAqMhGlPj7v"
    "AhdrsArWYeq90QanvU-A2yTwPTLofWrcAbHZCmi2Z0qqWOzjp0hgIk6kVUa5D6PilPI-eAsqaAhAVplCf7-iJTwqQUlb"
    "fIiOA8A-xmU2hn+BNCnACd6GAtAXpK6BVVV9zQPWgDZM+nKxLF11nbzDXKWVX6AIATFMeO7xECVOIJruz6JF2xIAE08I"
    "Qq0AaUiQ894A-bsnWITtGU9AO8bIg0o-bhlQsIb4AG-B4AIqUAZD5cESodAsyDWHTlK8Apwufyv5sQ09ekGtd1Shcm5M"
    "WeGAu22plBA0W-lH0RAVBSv8kuRkcoSyKSRKIYdAKKnySkAyf+h7QoWWYFEKkY5wpUS2laMGfAqvP65BDAthH-oKZzLk"
    "B4fco5elJvAy5rAogDImwSF+eoSAWAtH2xvEiOBPHjlwqS6qrKjh4PsGsMuT2bVXXHjGlAtPxyHZhqeBv5KWs0M2n4tA"
    "YCAA4BHXAamgoA9n15uk5vDIsexDRQVTcAx73ydI-SwXRpbk9nBqUeZjzTAN2Zu3CLsi1sLN6earbIAh8XALislRKuJW"
    "UmN1pRQAGafXZ4AT21YP301eqe5kpv5TA+ZvQPjcrPJZk91AAAJuleRu0zRqC1+BunA2fFADYOj2A+G8DAS3dhARAHnA"
    "5IFtk-Mp8O0U5HRbKAgmy0-A95XxNrwAi4HA83wKuw5y7Ffj7CQBynMvAenglmfAE3qpKStj2MndlFsVBmtAWdSWuyrn"
    "x5MyhucJQAAbmXOx1aSlEAgGz8AklINqLx25pkdfD0bGW+KcXIGB+gxXAcXkaArBmAhkFyJnpnq7UpJNvAgkcAYvqs03"
    "2juErvzU0Rxz8faaTqAjARKv6kQxPUA0lcgGid2hEAA3AAFaL-VEBMRbJ81AXNSTsSAN49PxaqHfMTBOlv8E-oYBARPQ"
    "lMYPu7AkrcsnYAzAAl1LdJTcFXwAHsRTRJt8rqH56zbrjFyHwFyhBXROpKiCU0B7laAeLJnSSpIiQzfg0sAA8HJLY9p1"
    "rifAN5US2pEN7GxAf+XtYbAPwxrAHvZ+OuLU5h5ZmzZpxJrPbdarWALP9rMVWJSK1eAWAAzDfd6Y7yANoFDeg4BtAH2o"
    "rD+bJLSNQhrhA1OIMnIENsLJ9Z92W8e2XA-0JSyodxUAAUCjE6sCx2A9OiAA-b3g50aW+PIqwLmJQV9Q8uWHgCQIAAo9"
    "qRDdIoU5EPgEAeaa2kGBGEAhZeCAUcoOVJRjpJbmkLfqd-t4KdhYvhf97r0+Yb0KEfKDala-wijkf07yUAX4yuapDAHQ"
    "1iVtwAkyAzJuB-wJwAT5JMiAADYwCAtu95XVA4Qa0hDjOXXTAJPpTi-BAWW7OxqJvFAg7fEkGdDAUl9AwKRjAP1OA2nv"
    "4LjAO-O6EAwAUXSJ+AipC4BAWdBT3mWPAA0q2ikAA64A5sk4Ap6NBkA60nuzmypBMGyM8wz1dEA8561x5AX+5fAUqVwI"
    "NBbj8jRU4IGtQFQwuxab4tpprqprqAT3qAJXdbm7AMvp6fAh0bmt8la5N0ebE2crkUPRiETD37IBI+nGyD5nO9PG07AC"
    "Am+fLpfAAPHjtDDbzYshFkRcVn07tXMclwq8lx8MMUN0RprEHAAsAATAzu0LrAZoA6Ai+zkR+Ah4lITsutWxEjqW4mgL"
    "biq0kAuDHqA1JeGWFBAEw0k9kCr-ATbCEerAYOAfAiPmRAERj9AkqHylaRYOnlCwglArIFQAOvIRTqLPyjdv-nhEJx2m"
    "qA65-Ji6mFXAvSAhZJV0z7BZ1BUE3W9cbtI45m5jQszOHeqbdKpbSZhjAowXAO5AkVjlK0tVgEplxTpzGPURAUZ7aVDw"
    "zwLqGcbJMNwXDiCaA4A-YFXdrAIK9A3S+NeAYsAqobtJFTqENhNuHmKEe8AUzc+4rOp8Dko8XM08vTMVSwA0AY2bYcKO"
    "6Pp9uzXQ4dh59cbEOXzBNs297W1RSf9LwOuFYb2Gv-SsEAv3Qei84bccZuOilB83jPqz0AON6AFTAtAZFeXm52GarQ-3"
    "dDTwA0wZ2Gs+8w6DigTcDTA6uGnzZ7AtGWM1h2E2Zy9Az4MgV1qb+BLPQAZ3vKtz3jnZ5LtL6oyJbK5ynBoVA-LXxilh"
    "16d3AMMhABKVPANXOxwoy0TWYSefbBzbijlHHpG0A2RaE6V0n0eFTAz116PkKRKWQW-rWAjA2qGtRAPEsA33-Ae4Yvui"
    "A0LAK+yq2tHEAbI5yKonxyF0dCAABAt8K9Mgd6dAKCAAC2DSkPFjtShkxAiO8ADjIloDoXQt9cCgfhd0qlAxnzMPkSBV"
    "AfnPHqAjf3rzwX-VjRAApuA5+A6w4lsCIHAABATVWnABIjggA+nxAeOHDDHgRVW6lSSqfri0-GTCseAoLdEq4AEApArh"
    "xToFRUwfRArEDxSGlLQMTxdzEDyG3yzUdj3NW-V1cYm79NXl6L3PALet5028Q-6AggJjILEvOhdtlwNsac1pUAfkOgxy"
    "4yM3wnPAAAn3NfvALArTrFnA7A0llnZRhcAa0gEAJsA7PIEum2oxuAJA1iNij0Vm+AY2FjxwqlAD9A3FAgEdAvfXkBZd"
    "-DVAxwlrigmCuEXOAnDdMQub6P-vuQqsAAWKmitisYZ+V9ayvmAk7f1uJvu8BD5A-jEFmq+Ss2V5AqN6AoGa6UACXh-E"
    "A5A63A4eVDMA8tV31XwfRKmLAhAof0wqcAr8UA-mVhAhhVBZAqYPTAUkVzsf7AcEPR1gsrAJ7LxxsH1aHVsNVRwgv8xS"
    "iRWCnEAPVZisB2xoThY+-HrbegOeZp+UCIhrAALE4ApqAXrdzRAyxiAArXAAWfwAC3AHFa3BqC41c3VAmGqBQMT7sAbf"
    "sN+sb2HAnDjcPA3MALkQokP6MYKswzhnbjltAAYZOpg-nbOL6DMPSfNirqtbYAKAqTrApA40gLtCEPiSXDpha4Iar3mC"
    "heO5PVpojhlXMdDCA9p8++wzllIiYlfrlwPwyj6BNKnyFerOKlDsUJdG9WGExvcaB3S+sAmJh3KFGvX6hDATABA0OXAd"
    "pANjADoJJ4QkIgXfG-2AsG96Bk2LHA1V5NWHuAH94LA-uK7fnLlUW62ze1SXVq90eayBhc1xAWJY+2PlhuLmTDLaKXrz"
    "A8pvqC-29qSwDAaUmrVxuDA14tYEV1Ob7KAFZrY4UKA0A2S0PU2MMqBfn14R25DAfTAB4RowAn-rOxX59Vx0JS+A-59x"
    "a8DKPlML-11AQAIAA-DiJOmqknHAO4FNOQV5CvDr63N1rj2jyJFxnA+njlPpBVNdaqOAssAXa91fcHB8rF0dg+5+NTqT"
    "j+USjdC6UAVDAJImnxbqPA+KNtzd78As0AAO6ItTw-wAraaANVQ34pZSDu+AvCZIl6ALs6Bim3UU67rDspbiMAeS0lK-"
    "4zlcJAe82NnaQIEBvRECimEAsSUqk6AVPhu8SuF9q5hlFHvI23XfYQqEulAN-M-TYbH0APAaA2iAHn-AAIQPY46B8QAY"
    "hFehyeBlIYM0Iy5qAlCHAEbKoyVadETbACL6MOwFssa7n8pw1sFoyj+FAAZ0FAAAeAhP7hJAWLKvFZjcp18ArXHKniEr"
    "DA6JoApFzokRDtU7ueOxkQEZMjEXsgWrOsS0zot1eT4WbBgQCLRHXtJYAc+OA2cXVtP6V+Ak5ANGizvlbA+XtXZwY2Hy"
    "VRQbHYrobtQA6Tm9RtZmqeCAAPGvSIOLBrlRcBywsw0048CKOTOWaIAAm-C-3WVmEUZmeAwA6bcTArVUbUPbysRAnVse"
    "rITVSvwEEiKlbt1o6AGWC2Uy9BhAX0SC7VKAEoqdA9eGArA8ioCBym4yYBoyTYxDuN4laQv5rBAQqebych97x07PXmdA"
    "37iWiHfQaRtxu8K-L+00OuAHuZwJh-0MABupWIAfJi9+7mXXzCGg8Ao26Rq1qA1tOdAuYPS0HZA8ihWAQCARS1xAAii5"
    "WIAA7-hQWec6gwrdA6NwyJXAugdEX2c37gb5FXBGIgcPAp4pAAaZuVARWSWTLhH0nNcZBCBszwMhslgUPo4w6MIVU6ai"
    "pzs2DZqt1mR9aSK+mjugATQKwaUspM6yakcFNPA6cCDAAZlbLSt55gjcAVve-bAKnFqEKwopAbAux9fyY1eyqaqu+U6w"
    "K2geiVS3MfO6QZUSJSMUxALLWe4NlJ+fAJA2ZSO2+YIMAps6oKzKkYhMLVZlt9A+wEAD+AK87iUZcRuAX6tOVE3XAZ+0"
    "ENnAjl+rdRixR4ajpDCk5B2VbUAiLdRyl6s8CaXW-a86hIT-TleAIAiv5MAEA5c4vYbGAkgAesruVYcq2EQmZdAlxKAq"
    "Ak169kWA1NtT7QXhOnv+AxZ7TG8gOeWFWHQG90jA6F30AzArdFgAi32dT56CRTO9CuAAKOM9A9oMjAGe2rAAnnAl1+SA"
    "W7W0dAAyss7d0XHCd+sK86FUgWA4GYt6lAxEwPApqzAzAZRbAA2y3IPAseEIjQkHOIjUIcpAp6pZAezt9A6DpNT-2v4v"
    "6toEoXUl8KMAaAYEAiIiXasRJa6-KnlAQpiNuX8ay-4jG6dHjAXXtJRP9suJ-Wzu+rkoU5FToR5aq-g8fZyKGntUATNp"
    "AJJCuAAuj4Ako7lesg2tZfVZyNF-I6phsS74sar3EekMxj+vggIMwAzANCCS75BTbrAFAw86JRApqAzpA6fmNZAotzyb"
    "rLqBd3QzugYGNATN1ZEOEAAeoXVEUMAXo-OAAhlAbPWs6nBBBBAJrAPM2d+5+MDlmtaa3AFGQBmiFbAQmCeDn7AAAkTe"
    "7ARIA40DfCLlZl-rSr9wMAA4ZWE9LmXTco-E28cJVkwA5CqrHqA5L92P1KU+aG5F7drQKFDKpgZluWPAZz+eMHhJ8qij"
    "OOhGyrqHgqv7jDhAftD5AA7ppnFAvD4LuMd-jhWEA7s6oEjjAC1q8blQAW15LNe1+AItXvZdpryIOqjTG3x+veszEnNn"
    "m3KIXWEZjl+Q2Ku1bFRMHCAWcTyd7cxrpyUUDAVHVByLCOAlj8ao4y3Ak3uhDAYlAAY8JMYPrjIRrA5NVjjivShOroq6"
    "PRIAklEzESC9x7Mmg9cmkxjA0AAL34vpJfaRAMGdOejpDAZ3AOSACCAdl1At9AmApEq9Ags0vpASu-MAHKcb1CfAFEbt"
    "3NUBAAXIQQLXAEAiDmeg0oWRNwPlSYcQ8sSeubI-A4OwfD9DQgAgdZFMm8A-VoAWianWSuQZ0XGAPlC1A-I3pEfp+Chc"
    "XUDkAAw7EDdr6dfDAVoTi6NhzMAJXCdbS+6q+kz4ATqHJCA-VdpO4xAzIDsvEk+2deBxsyJIGkAgHSlx9KAezCTa2wMb"
    "8sCGeLEzV1YgBcWW48MF71wBfsCVfiAYcUA4NKWDWmX6c+fjGhA8c4VbhezodXAyA64gkwGAA+mL97AljGJxyGG9QNDJ"
    "1xUlXCc+eoADkZk+KXo4BNgAiB0TrkA-AdSegiTK4lQRAN2nAACtYAfX3CVcPJAqfCrGvjkWAJ4tOuACs4Ayw4+2TWEr"
    "TkxEnUA2UcAMg1VyJgRYVAWdvZRr5A+ARe0Fa1WtQ2rzM2e+W3wxyLYUulOFSuAS46m-tJuo1TZBuXMAgAbp-6FFk-At"
    "dANUlOPF4A9oo0z+iA2psWDmTEUpv5NhVikX9YRthLVCoAtCApNfK+AGWA7XcMLUU18M0ii0dxnUCwAlZA-lkF0U1yA7"
    "gcXA1GmdzAKUYAAA1WWALAMzDjjkdJBALn7aG4t+fNdsPAvMFldmALSh9ILh9MU7TLASuLeRYU5DZoJFVxKdJ6dXA2bU"
    "zeqAsKifrApQrBRA1VEmvOI9veAzAaJQRA3vIVj0ft-ecQC7pqAApx89APs-LvpE8mAn8DmxUKntEKjcAmzZALSx8E34"
    "DgZsjpAwcAtUsEArjAQ9C1BxcP0EAEAKzwN-eUpcfxObAeDTMOgAeFtsl6krAwMzeZsA5iYhsyGcwT7zRxvA5bAfWxAA"
    "9IxArxAfsQWL8Bt26VfNAHwiL0AAp+FjTlWrF9AffPBCOb8bDxEl8nAS9PIApF4PvDyAUze+Q+uJeDYdnROfjAoRTv1g"
    "PxbMqm2VYc-o2HDHNGgHlANex0k862A7sIdgXmYxhnA7KpnmUbNG1AoAvfQk1NPAI8IAu2PhbAjACWiAQKrgAnAt19AQ"
    "jbhlkaATMztcotiV5JFe17aoEFRq0SA89+ONwLBO0Q4ArOozsrVAsmQHSjUYYbhi79r64AhKP3AqUbrdA90L76sBOmkE"
    "PqAFAy1gLQKIdz4ht0AG2A31icflKnuxjpTUW-symAS2IbZQMKqs-ZJ4x25LAMvZmX3sHqh03p7JVlpA6hCsCC5TsNd6"
    "vyIderbOqRyt1NgQxNMpRgCBfmH7AAA2sqcQj-l9op9AJxf2pNdsM0DBea7pz1ak4AFkUsIWxzd7AANstDrW3hzvAVKo"
    "fa4Smc-Aj640wIl2hnRthwhdgggHW0aLw9TAGJrYR3sL49ZK2mKxC-Wsq2S2t-cGkAFciwCfx0u5hGbj5Q-AAlldpMK9"
    "Kxbae1qjlYgdF6t+CbezsFqlWaleUOArakyelR3jA1p2NZpeWnA4A44Ac9Aq31AStv+jiWu1AlY5ddpbiaVlcEhAFImo"
    "T8XDw2A2AkoYcKfP0UAV6MzzpAKEQS6MQESY91MGZ6dVJ0AL8lrULMLmLsAGz1sAINxjnAoA7atDP6o7td3aZTxk-RtI"
    "BiuHABNpIxHOPeNRSZhXA9xE1E6JW4+49c0vA4WI9fDiARBw1wAtDAsfGDYWSpqgtAAXxfAGdJlas6PjxOALNACX2j6M"
    "NVK3mhcy9JUABZpseZ4-wRJJAVmCs1OrEnyjTpCAEgANN0HsFIAKx4mb9UsA5lDn2uAuiq38BAIGAX74ycAaBN6CAVrT"
    "VjWWPAYS0XAtPsUYhK0HgdhwJmpzNWp-DT8BYdFk4Ti8IxEXTY8fmAROBW4Ed3M+Kb9jB+2YlkBAEdXcAuxt36AII0Uw"
    "rURa-50JGrfVqKUhkzr4y+-GOsjmJC4k-AGEPBVL1V7XruC38MvW8jBXvb3thI+EC+4AfzGBWThrx+0wA5JAA+JW6EHT"
    "AQbtVIsRVRf6fGzAuiAVzAxQ05YApAedpJngTAgajnha+wNl2TOQQqAFAZdbBA-AA5uxyydpZo8A8YRMHm1o3aF6e7lv"
    "DnuQw9+YoGNVvh7Hr8Ev3jAnPisgxdw4mLImHi9QAIav7J5Bmdqu0PS8pDJSa9xubnSbAqALyJEp82K-U82QoHb2cPSZ"
    "+N05A-XArgAPZLnm6oAcUIsAvujDArNgvwRjnhk+4zi9b15AAi1NQIiS5m18-zomYs8AxgDjq12TPQA4OYla5AAfAxcu"
    "H3fqA1P1SAMSA9Dxtcrtr2CTQYGLX5VQIzRJ7eajbAJiANRkYufGTClRuF5mRseycHffuOPevqpab0tgeg+TISKjYez9"
    "X40JW+jmCm0AsmkuVHmC8wC64AkHR4m4AkeAiAG7krOhglw6CllubWiK31BAQPeiJL8RjZQomAAxCg-fqwLAAeKC8SAF"
    "diKJothWUwkLKbti5qAtA4AoY2IjGMr6SAAAZqACOrOwsACnuUuwSVF6Xn63JAHdyxArfMthBASKMAGtj8KQsInxilYW"
    "qneZRP28rjBptbxIL6bwTd2LFxpARwbGApI0GsTkAVhSReNHpCAtfdjPp7usRIBE4KAwbbZp0FCuXiUn77AeYA+x0AZZ"
    "U3By5Ow5AgvX+cIqCX8PP2pMhtmJ12XI59l8KJXMv9NeQA1dq2ucQEWjYfAW1PkRb99SWAW7YhQv6c7iMJ6bQ3yM5c7I"
    "xFpg9ncw6kmTd0969lIHNA1dGdYYVrAfj1UAHoWJyusQVAM9C1vFEVimxrEALQGiEwhHBwAaeaCQAAWm1OBwtkUMAAc1"
    "OjaaOABEyvviOrS3g0gKgZAqAO2AAIaQuXsk7cawT0cT3En8gtTVASko5ablCcawFBY4vjGeAfckvHAMbuheA7E3uayZ"
    "cAdA9yISN1zB5OiLqUWGpREdKAFwbtdQmCJ7VcP+BsWAP3vgwlslS+7xeHaCIoy1T0N5xkjDoaeN6eEAg7k7nEWtgguA"
    "jA1o2LrAdxXvAT5NUtQcA5Gj8GjWMw6zj3Qq++vJfLAwvANYUgJWGTXjuNFG0+gAPB4SAG7M98qI7FdxASOODKyAfdcE"
    "A9jNIYjwZ1ABrsv5wwKAnoiCkTwMB7Ar9nAGXviZAHTACI2AAAZ1AAiGZAZ9fGtoIFSxtU+rk6AkelEXAAkCIL3dlXCy"
    "E4LLEkrAAIXMS+duUbgqAM1HGxNIT-DVnvc95UcDUDuDR9jPj25Eu6tzzgoUTAVIqAbSAEAApkr8AuC9y7ASoyRvNATD"
    "r+rS6L59K9xk6cn3Abn+GDRg2AgugUtQMsEtjbAJKNgkDPpAPDDHVpf2Sro924B1MTZygJygAQsxabkqL11FJZ5RNuy7"
    "k16AA+Tn6AYEevN1o3XFIiQCK36DAVs2gATRk-V1gAUINhIwAThnhErAydFQK1u9ypmA1UPFVHojdqQaHAzCWhHfvYns"
    "wB+fiUARGvTzNIRmMOUXWMePIEpltvASANiKR09Mgf1USqVnCgjAMJcsyqAzvDtC4R6CAMAw7PAnMAWL96I7PM4F-ASL"
    "7tCpi6L65V4+wABoruZGC-S66-ziU4AYAna0qTACkuAbNdLCUMOOjK1AYdgkx+qdwelscvd0B85OugXYA8bqebP6Z6Gg"
    "WtNmAAy6AiXNqZAASXArAAEVQAc8w-cvtsAdnt2GIkpl20hrDzBPiAArBxX4WW2B50kA08AhnXP49eiMAhUylHSRIfC8"
    "AndmRZR9mckny1aDADRU7pMPnvdnJ8--Z55Ec9uA43vkoliymjtbAq4ADMvZCuq8eAA92yAG7zdLKOAI+AoA9e1XypAv"
    "A7DBIIU0eA+P8kvSQfStgUOwiQ2HIGjAF1vAWcrgW1ZqHEAY3hMOZyBygmQBAYoXVmq+Fc7ZxUcAGfYox5qAjA2igEB8"
    "9pXw5XP-XwcU860w6AbkYQmsV0MEEHjvYbcwv3pNxo00WmxA3fIpabPAWaYDcw7UZhRi5ivyjo2rWNSsG6qUAnA0-zOm"
    "6fMA9LHANA1uQABwDdV2lHGliBTjA1AaC9wVxlMIco5hFTrCTNb-5WUSthhBCrVIK+Klz-ELIG6VAaEN4XVOqh3HAOEA"
    "+AMA6xr55SjMMP5p4AlbQqX2BS5NyOiSybY8tGCMEUSl0GFlZjFqZYWk5vWNBtVGkA6znlKcreKqQGkBrbTGsggrMZlg"
    "w4uCDStxeq54Li0x5NLNAV6vRIAvQrR72VwnOZRgi4AERfGTC6HSUMe0JTTn7TxEscNh-uLAAAd4NfBZ1AWzPyA7IAqv"
    "tq-j4I8uhEwR9JsVdAbqst7wAn97gyI7Xym7YYs6AvPwnywxApJra8Ao9AgBNxTdC2tyRA48KqFkW+oy0AhLAWHGAgvz"
    "4YcAoPuAAyCD37a7pTYcKwykkwZeB1GmI-O5nWICAfS6KAVjqRN0bMgGE8-grisSA44KWfaXVMAttJ1See2PAJtblRr9"
    "AAVATo8yjFpkTk8d-AgVAfrmuTT+rpfQmpXCkANQUlN94I92W4yuTYOOjF-FSRZ5T+yw019Aj5qeOftKSzQI8KAqaAkb"
    "UaqJAtHE3XBSHPiKAjj3xlx0t5VinDITiV-jrzk0rwCB1T5AAmXmt2EElw-4o8JSDBRuAKXmE04j437fAmZ2CGGxwwIA"
    "FTAzxscvmMBZsAUbbEVPritr3Fl5AWuYyAMrAJK-GOtxO6AA2LKiJois0eepn6H9AA6DWfAxbOeiAvkGd4oXT5e6cIKo"
    "ylOkpiVGwJacyJa8OUJ4niAsMAAHAA+YpQtoAt+931c+PCcMVyz2bFR5KAe1vvmDS7Q3lVbsvJVMGZKRLuXA3n7nW4-A"
    "xaTkPZu98KlzuQB8oPz0rALpNRA2tq7kPeWTkxS74F-7lkvh+A-GA8lI6aiixtQA-cRBCRb1F6dVCPIxceHB4N3xtA9t"
    "MW3x+7IAqqQlytgzc7tSxdPU8yIpA2DcfxAaAlGojYM-I68YVqw+uelEsxzhOjtLFvAaFA5JlGAwWnUFvKPr7AkgAlSw"
    "n4IAzMA+MakEAgk52emKS5tDMBB9PXoR6Yaro33mhg-ouWAALNb8BWGhKQsnH1KkFDLnIYZbA02iTIO6AIXAqqvBvAgi"
    "Z2-DApDsD12B5LMDiLqdPL9o00kIADIIkJdaqkdxEtAAS0SAFFUkESqAtVz4FKAfPgIArCLmhgfFUVgKqI4BbOGojAls"
    "IPPEzAD9sAzG0wM9sVFgxFUZ0SQHoACVyFH7CEK0zKk3htsNPSw+TCU3AHzXYAzzPhCIAurD7AhAyV6VWW+AEK8AABRG"
    "KCBAV3Fgpz0AAo-JdinKAgAgMANt74k6NrqLsKyqU5DKZ9gB0bcfN8crEWNPyZQkYCQFtzLJybzPmADdPLdmxmFKKlcb"
    "+AEAmQKclSBE28TF8Jp3AbXLu0u7Ax7AH5E703NIAAirBedUcAJZnOU3S5YtA-AoVAAAGVvFelUYYTqvmY1yR0t3hozs"
    "AZAwmVtR20ABNWk85VEBOK6G+ude8+VqK5ukKaMXCSajACgJW3h9O25FdahTT0CVndQVjZX0JcxbDQc2ZM6AJw2UzRmE"
    "13TuxjRoAAXJHHf08L-iMq8-Ao9Jfa-8ATGp5ICOx4AC641AA2+vD8vAaZyWi5242jiAx5cQ+I2thK0DA7lA8xJfv7Yp"
    "iiyBxAikkrQdw+uxNrVCREBOS-1-IiDB87PhHVXa2xXTOWiGM08HRlcAPAtAsV1MNsg2IchBNGnjX8bEJv5Bso1MRFkL"
    "CntuqAI9oK9TvsWrr+Aa+sbI48txbMArIYT22s-iZUz+WmYhjZARauZGiW-bfup+AeAo+lJNJ4RiMmAgnKwMVGzmeybA"
    "AeiAosaosBGYWvAANLZdAAtrrBfqsnlbA31SJiXPqbWaT2TQNWBa-LW4AhpqXpYXMeAeAGrE-FFQVAot5Hn2AfDmDTkj"
    "aD8BxF9zoKpc7GFdsNAUGQeh0gczwbYgjMgsLy6IY+OQtscA358ngthVDahgMZrXGAvkuDEGAAHwSPJJABKeKxoOd50X"
    "rNAzx5nLn0AydAKayp5KOnbpqoAxbNyQXNAgeclbZ-GGVbADieAZe+3MAXHPT3etNQqk2A6MEeUYt3KcA1BxGOHAuf6W"
    "tazJ6tcFmAfPZw-EJoyO8DIaAxC1ESkANO+dSWmPhANtk3fAm-wT1AAcD8iA7AiU5aAz8QJ--YLtC+WusmE1C0bAHuur"
    "2tIP-D6akU8NvXltAj3uqgLHCQuBpS9ISh4ZoKVAhHAA2IV-Etx2zmsCAHLRctscADyAA81k4Nh4WAAzp32ArkQNIA0m"
    "07Ag4cA3GUA++LSgAOptNLA8MvHYp-P0ysVAEPAAnhOvncN2txuXzpNc-VhhYvDATP7y1P9eiq-0UusC3IctAAVpJJry"
    "psiuGyrAvMW1rJXApAP3WvmlAjAWA9pb3DEB2zulcY0Bf0UbiNvcGZxAUAjjWNbAAs20fkYU0Vwzn3np+2ASt7oO1A+h"
    "qAuq4A-ZSjEAIAhRKdCcApAFH5aDjjDkCvE+EQyBT0AjANpBI2A0ANCDyAPyCuQAVf6+8ALarSaLu37ZKJPtKF2jA9u-"
    "q475pHABb0jIAAEAJpmG1-A5nA6zM30OZYqq72AAXiMEuLXrWOKYoY3ADQtE-Av1BjOUIZJCADjsGtXLc02GPyQGcA-Q"
    "+jACS0OJNLR4ALbV13cAYE9EG6+MjAAAZA73pKIPYq3FsMymnEyDzwAbLq5HCgSAVH5aoA3Dh5nKqSkusGSZYcdn9zsp"
    "KxcMfrpKXkdELc8tuAAyh66MvAzva4Dpo0DTFZ6F6j2pjCd5HdgwAFAaIrtbMZRAEgXoInBgLQya3wmRsgRxSU02RCcI"
    "dAJ2nP7lFvARiCy4+N8KO9IaO8I8nfAA4UMVMBqVs6FbMQ1-9kAirGgvF8HjCWq11GURAfjHn9IZHaAtZK6KQQXlADW9"
    "V1bRrHVU1b59SJxGkrTACDPdSXbLrjiSfzwk+KJBg-qm6jAfPApkno856HA8M9iaE5IrO867ik-fr6fA2-x8wJ9NAZJI"
    "CySSUDjBq44zLd0ATUU3s5-aBm9oA83wtDtIP3d7AhAlZqTHzchax5mAeqZs9YUVimbAi7Bn6Apfu676Imd3AfcJFZ6A"
    "QaLcJeRuVFDFCdsPAB3EwmgdLr+JW6V-F83tcHAsFiuKMEVbrMgAgA8osIAQwAiYQ57NMseNUbrA8KH-ixA0RLeatd9J"
    "NTo3voGpoA7hVIpmPasAkYWI4LAe-fq1pAOnYLpCsAcKXceHVRtjVU5uAYLg8sXcDCAqYKtEAG8OXyATyJWMs1IicEaL"
    "XGof+AiqkM5ZfzAt4oeyFIlsEpfk6ImCEAJAAn2++qcPmfWX9ABORGiCECuWvOULtrFZkA6riWW-AsaiJA6-A56UxAAC"
    "ILrFzNNQz-AAyXmdMhXJAgEmNdf2Ab0oFAMtAj1Ksr0DcmA8yfSAsA+gGwsULORoDJq8+nAAqboKT-jShWEXqguA-AAg"
    "kpD2WTAMut+RNShMMyABSQu+WKbAchbRk1lsAdiIdLMXA12BC6WAe4YifB6erz0frGaFKdjwhjAVQ2NJsArZ2D9MinAA"
    "6AUkAQVR64gvL1s9XBBx5NbC+8+w9SgAdzvWnD0VCpowUU1CAQuhAapM2kOnBX6EXeh4dKCwsPMxdHjlIAgkATVMufrD"
    "vBP+ESe1gFdAAAAX8vICRY+5iSX0RfR-8MiWBs2Jmx-lSjzAul3uuFObl4z5C34Vs+CheTFA7CWAHcnb08g4AAliyeoR"
    "nAFNN-yALABw9TSYmvNAZZAAFSO7SpPAEToMzRSA8Iqo-h6GyIQvu-yPAVb+eaSCIrWLtN7sDiAvpF5dqeaSAOvj5Hck"
    "KnyAUduheT0SlGVAIfAAJ4AqGQe3FAaj+gvAepMvn7wa6pZ6HolhMaqM46tMDzi8tEvAN+XoAW+jtHsHnmSVNAoAHgB+"
    "Z0St9VXXMqsvtAlTfgA8x0EAAPy0GuoeMGTb6BY03o6x-AZAVyxKAviBuYDtxkCNAL7VApu59OAw-dHFJRrSbYb6Owlt"
    "n6tEPPNhd8lmq4LUnUJAy8fAf5xEKAaV1EWg6w+fMdrApgZe65JbaWRrTA3lFmVm+XyhwRAslAi9r5sbAK23Ik-Te30P"
    "vSQCjqgjSFADgyBF34el9X8xARWYdzmBnAGiZeIQYa8f+AJA5TrS95X+UkJjmb2EvIyiUjA5EO3n2OEwG79hzFv44TOA"
    "0wmAXAuBn5Qau7+afEpQDRsfgrA1Aa5wJL+jqdiZYmhFH3pLAWSXA7bMKSP1ckAaCzlEkAX8+bAZNFbgIsSAyhiwAAGy"
    "JqS5G3sLCyXFvrqAh2MJOYhwgBACYAIlMAp2FVOOtj8CGEvJotmtIJ6uwVcdP8px0vo5s4YWNt-UUOtAiDftQ08gxC1U"
    "4KyGS+97AVHJSnNHFtj-Ec8+vY8yhE2sgeqFA1WUS-Pg95qdSwZ66qehEdZrZVTYAw4lEAHpzFm2AUqkAnOg3woW3nxY"
    "2AAsCA-ZsxInAAGriddM093zkAiIYUXa+E9HLmWHfvOsPgYyqEJJsG8IiAZAGYbh5qwNDzVAUC-60xqw0A4I0DkqRCzC"
    "jRJNwclG7jFK5sqvcRTwSAyoEbqdnfSL99B7UiqC6s77A4JA9zRg4uSAkrAITgxhuKOEnAlMKvBgL6A2+v9omxNBbcAu"
    "JKCN52AdAAjH4yZoaANA7EtGNjRhkYXgy-mYmlIIAD3AlsG-MLFCvcA4c817oiARW8cAAc+AqNYZEVzyAW2QBWEuynML"
    "Maodpbfwi13do9b3AbnGwCBpqxAH0Wv9SAEAe0L6A18EAATYTCAA97AjMNAfohiA+5AV3TcAzBDljAO1vPmQGBkAribi"
    "7Y519BaTaLLUvKqLimenRAAyrMLiwTweOCGpkAFmQOiC7iYfIA1ytVJy31Z8X-y6aOsAf0FgmpAsAy5paf1AdAkvAA4u"
    "YHAeh4IM8i7AkOWAsaWzLSnuwviVyAFfumAnAlIaCMgqfcL9Os+x0LWRezzzzCdPc-8hAn-CsG8KSASoA1I3A5jl6Ruc"
    "5X4GbiNybYQ3klCUh+YFCAvwQagArIVTS9TvzdxyZVkAGBjAACjx2C+oVxBXqAgSAQdWWQzrdIm1cATXUkj3rL-A3K3b"
    "Niqm059tgKAmmqLDyyRW-D0FwkubS6lc7p29me0ylsiJ1b9uATCMmQApJMTAdmxxAHYWoAAAfLJ+IK7rxknAMAgfAA8Y"
    "Al6Ugcfj+wTAt8veklARyVQg0olggdaaago0kbTCXVaXNLigibt8YhW8jpbAlDTLEjrqob0tWAYHLWre6Nj-mrfNCAYM"
    "B6DuAAAj14SGyO6mrxzLAglYZFpVABc1gBXc9hUAxAA3qNAeiKLTZOW63mhlBsCU0A8pnKBXU1+GJANAA7kMGZZoKZFA"
    "RGAYS79hFNJ0GEPQczoNolGtZHTHAVR-jacCUAPAcsr4A1BeNAn0CcsAE-atMUKRTvxNrxUQmubIZ9sI9YzBDhByhAV4"
    "o47QDzXRSM7goaO-q1wS2f-EowByQDOjADbTfrKOJSsALnmrU4UlSutRAgWAHjRn6AAiWRAR8EU0HBjDikKz36IjShtJ"
    "pERyiKbu3sjAyjQ2TXAnO0NeVyA5JYrqUKx-sABkVswUAOARVnHrqAVASleqmnimaRAR1vNNKnfJADkpt3RKDlwAoWSI"
    "GA4ghVPVphF3i4dOSm3BwnlyYwAmz3AeWOAIfKfIootuBZLFPAvGstKM-uEgCw5C4F437AA8KtkgeW4pwwqAVXh0FwR+"
    "i4wIHmyG92NAneTZQL0S1hGAI5Aw9CLDOAaEXfbAAd-AfhzAe0QWlyp0ZdeW4UVtA8t0A+XhM7At9A-AwgIAtAOV802A"
    "wqJVerPsAzkW+6jTAxK9A10SCAKwG8bA7OAlFEEAt9U2-nqBKjgqPqA7AYbh78k6yIOtnOAkAAcTqRAJJC1f6A+Fb3bS"
    "7A+8SYJIFAGLfJ8AVtWXiVHCaeLNGqynAH38bPlQ2B-5Lk9gAO1jmWApYKXMQm2IzoNAH-zkOwJFITm9JYAz5f4UU-F6"
    "miVJAJ-bMZHS0WQPz9gNe19AwAQYIuk85AN+bvA3DqzcqRc2CCFACHazu5dpVdEAoALjj0tyktvM1kaxOm9X7qaPT4s8"
    "VT9ymkxQK0Asc8AvAufgAAIbrjLSnLTx0TpLGAVRo8CLRoA9k79LA83n2dEHViz-f3m9N3APAzZLL1LUwn9J8AjEzA4s"
    "8w8QpuAKAyvmjANGQaOA3-GA8apWxAuAwCyKx0-W-iCqoX1BRbAr4lKC2nsA3HANfX32pBrmVhb9aBn-IASjSGvQOPb1"
    "weH+bKeAAFv03gbrN8lQShmIBAfAmBzdIi8sY8AM5i8mQi5Sd-CGmaj6AzuysCz7frzp7qB8Pq6BfbzWBmCAFc9Ocwaa"
    "7moIVLGJmpuurgTTtIA4tlTYJGKhKN5wvQAoDlA9fdAJAjhTpMONsihkDjKAuyRxRCSavbUnfATrJd1kkA8XRMBLRLri"
    "JsTgZ-h2jKgAlIKjh+tn6p21f3ADpYVAcG6DxfseB9OHAxi7VU-AxbTAjogTA61A-aDpA4amXte7S8S95+-wGsM5xqbx"
    "OkN4MKGU8TAMkA9GcDrLAJg-ocsh7WlCmJCjkFrf6dQtLrTTIxjDA7kMOjwNMeIfZrYhAGuigiaqUpsZgPYWV-gCd7CX"
    "-dloVicf2MHNZAtEYDcmcL-s6s5AAb2OHAjlGkjSA6gwckC2ALAL37AaG4FARAa+xosLFxzFFsmdIA+-noTZJ8A3k4eA"
    "iVli2kPghRDaj0XaSJkwxA3Yg8eo0TPx8fAOPXX0gUSGqHmK-RApdUYMprnOi5Wb6+W29agvOFgV3ZKWbneM6sOXQ-Gl"
    "Lc6pSGbqA-ArGARWAe0NpDAP2tCzXslAFJlfLj37To+RBiABrxVRIMo5LSkAr6aEegYH3BA2iRB6AdLDx52ArCAAMooN"
    "3udJV1E1GRnUV+3pMVontwjAlwWy1ClEn6I8FKlIKzlSAjiSFAS3sZLWB9rzXAdcmoj2VzrwjA-5As0ASoKHrGTkvcrD"
    "AYkwd7WkgdCGXoZpe5tKQNrtAbBOFAL+erxMLA-G04icrus5EhiYZAcEYvmX27t+ZALrJ0Obl0MXA8gdaP4lAs+PGOCD"
    "iALRWMs-WZAXAIUV4WGuiT0AZjPdeFQw1jimNAN3MJ4AHq-4ixVvASO1F57B+EErMAA+WfyFQcUAk6yN8uAAmr6BHf0r"
    "SHA1AqA5QBkMAAWdEMkPCsjR5Jd2AAfpAlZACArjle9j0AuTqPJxExfDEW-N5Y5-qNTdQnaAHiy1dPpzy-iiTfFyfAqR"
    "ywHAlavlNIRdAe84AL5Epz4kkJMtDPnAryUj6H2Al1PgIUAZ1WjuZteuoXL+4RiAyt4aG+UkDeA3lmQLn5PsC12APnA2"
    "8KW2Ay2Ym1p4lnafVqrlsIA58AABan-0bRfFGdCD3A-Z7Ak9VYbVLIVJajOdxMvAxAIGA96fA8A0ukAAPhAPdAt+ECmW"
    "CyjAAxoA4WoNM5CA53DAE3mQuIAHOFWtfKJnMtQ2A2qevwO8BbZUcqUAlAyYAvbzP9N0yYesidAp2EDGqRRSK+Qx+Z3R"
    "OQxDv8Jloqqwak45Ow+s8OeMAoCADAaaW6NGuVoA5zN9cMgB1NSVTAX8JxaCAi8wUdu5YR3Fnn5oRSAtAX7gGDGA-jzs"
    "p7gyZbhpX9DAcF71xDF3iASs0u-JlkYdo1d2s3vVAsA0ppAGWMA5ZXFhcWCbfXMuKQAu2ryClxsIAtJC4AXxE19Tq5Ao"
    "61NKa9crshcsPQMwAEDRA1Tvl8GStEDkOtEAhnN1WWbiAhFAkb0qNiI+ffpfbSshIAShFOwyDHlnCwEURXFAWnAextjH"
    "9tEduAz+zRrbCIia2nMcAMAlsUtrF6wAAIgAcojoD3h536PqrAGIpGK5s+jTLkbWVyIuAKQNkxLBQOEZQAC6U4mS1x5F"
    "hZ940MaGuCLhTAzJAAEATYZjAA7iEh5IAgaAE+DAGHbUfE070J8Wj7ykuWRVu89fxZNlTfh7ejfXAFqIgAiuGA5Xnj0K"
    "XRLVl7uLpR9NfQpXQmdMTxtLbnAuoWi6psPGXMfxr1qEApiH23HE8hofoq6tvYZEQfagDArDdKgBdzAW2rYAMKZAs0VR"
    "jdA+eyIuFYAScDbKzKaB6LraV8CASXA-InApsASAOoxHAWPUUSdLrgMUc-8EDVi-KAUO8h8bbnw9eABA4tA4sX1ANr8v"
    "VYbAjfTADFpJGF8wk6n72jtOgBW0OnAzVFCx6e7aIH-bTgA31sAwO8shiEuGUVOe1YXdcp32Ux3QAd7Tw5vp6X85NZsu"
    "6fGBOR7YUZNlsbD+drY853qXby5fTAflAe7XmfHkvoGSM4AfRqwH1XFADYeE4aU7VtWA0xH+5tlX5mby9iTQI+mY-l8A"
    "cyxtGG5yWiJLibwOP-80MZsG87rwgoo9jAwNP5A1EeriAvom0tQEpcyDEr-Woc0zAu3mzjFB2GITA9weAcLiAr6hWkWU"
    "c3Pf6b3ACKJAjRH9VNtjlccUDP1VYOkc9TxJVILmkRy1e8AQ8+Tj0y3-tTIA6z6luqQ1IB-S+dAthlm0nA1eZHiAnxAM"
    "4+DARKjTpcGcXqkYXnTnsTn5UAEROpvA7HyJxYhN2yjnrk3r0AHAn5IPsQRST0hAQyce5A7AZGAyo6gV4HlDOjf2lCXU"
    "VNAQAsIAQbToYAFl06Bnp7meAluGru4f9kYrk0kvvDvIAVAOKi8jA5QHAEU10MSA3zdAMkUbYDrigUv8HV0A1VFcrtp1"
    "A3rxae6KXAAjz0menW6vhJxCHc+Umhj9AFLnK-f-dkwnLx7-nPHp6H0p7hrAAAI4nbApAHCbyQV7PNmDAzXDSnl+0NAG"
    "61YLA8PrAMwXYk7qLBdMwl1IoxZYVgAA+o8dni6DAnzp1p8SceAVLO1AbdAPA34QiyHAAAAzQ0X11tZxAoEAtWgVPWAm"
    "TXduMETrD-r9MMcAAXDEAEWL2AiaRdRgPPWsPs22gyGAAA9ALA+4Sq9AwhkY7pB70GVety7NA7+jAC909AAzWQUJTIDA"
    "nUvigHpSWRLjqRUzfurGwjT+AZjtpTGA25wOL0NPGgvFSA5Tf7VXcG98AwyI9rMXcbujw-zIu5rlMSH-zgqAwiQFIqSB"
    "Re7r56JNh3XHk3AUxA7kq0QQAnmPJCyJa2zQFvNt+SsFHryD9ewMIbhqQAJEOR9+AOcFOpJ8FzR+i-6ETAWYx9-cRJ+5"
    "NwR-cS9N9AdRKB2bVTGllfb8EVAuQffW1I-4x10DnsAaIsNAPELc4LcZA9ijdPV2af7ksU2ab8LAHAFly1UEpbLJ1jZv"
    "O9zxspAJgCL+84AIFa5LWlXAWcs5e5mUEspqWALg3iA-bc6pGrOyb-URs7fYLfJTZT7RBg1VSUMoFS5tVKiLAXrUky7m"
    "n3CKOF43u7ArxMAEEK3RCJg--K1ItzfX2dgMvMc1E7htAegAXPgBGhSSxjQA-dIn0D1bD+9dfWXqaXCmH6cb8VKiwYXE"
    "IcB0AeAI7U7HBlRA4AO2xoaWglwIrrplAAc7HYXU5vAoARx3RQA11vykpIJdAzAWkAj2MEO7DkAX0WwW95oGFdjM25M2"
    "AoweVJ+H+W+CXAY-CorG7wN1S501h7fAuY-jbxn1XKI6r+9UzBgYw2A2zWA7r9GolAo6l2JhxFpkpAfq1jrsApAJB5Gd"
    "9vNnvKQexJ7Fl8AAnAnzZF+AAWtZHA2y82WvK6du0pzItFAuGmQJnFLkNZBWMS8+4ig2LlxYFd9YujDlm64vIvGloRI0"
    "rcYwpXQGCpVAvGIXalAgT0JWAm+BAeUlELwALfGqWJvuNeAvzFkGSvU8XBAAfHyUkPrO0u44BeNDQmLA5mplLSZgHasL"
    "i2hlvna5SLMHAM6QantNA8XpCFwbjXWAIATLJ0K9QAu9i3+warSPTAAhAFvAjGhNfraGO+DAhcoDdVKcfo0tioMDAybO"
    "dHLmL1OBkC+AZjLAEdUVdy5zfDeIwZPxAFddsvKG0fAJi+AFff38BkSAYiiYAYAMAWaorTDWKg7WAS-mvWDBRwit7JLm"
    "RAQe6-0Jr7BO5lfHAMVtJ+MpUc1YwkUSzAIIga4AUb9gX+PMKAyXAbAS7seHjcVHAXzZUyE45ahy2h78srAXvPEcjlgA"
    "+WvhPAqpAFbntiP7AKt2AhA3aIOMSSzXnAuA67W5bVzdLqwuVdKDAuhpFmBsGq62FgzYAr6cf+9A1VJpBo+3H0ACrE+3"
    "pS-rIhM41wJL5+aAsSgwO9gVcOPzqvNAuAoNAAyYxAx7AZiaMAuRdc6LXAwM5bZTUkA0AAQAADNf7bv-F0l5IllGrJI9"
    "9Am4+fRQAhWMV6v+2cBPIcp7wpLAOxs4FS9iUTbAb-LAhtBmatX4AfAs41eFHxG3pHoc-CwoxL30d5wX4StfJAGanqhw"
    "B-kPp0me-OjB2DdL+MbdR27HLLn91ARZHKVB02vIiaCeU3QuJSLaEERAz8ATb9pjTzAceRanrAqxUfp6zIIf0E3AnW7A"
    "AiIxFlq+o+Dw6JM9AS9KTAnqA4wz3eXhYaPAfUAEvJiAsbkAb7SgviApWA6a4AAHChOC2NGf4AFMp3+y1nEAAdJHP34P"
    "V6UVtcyAh9VApUQhG6O0A67EWVA0mAAB4KB8m9tIkwWGWGDpAlilAsAe0h51vSgbTYXqdsDgmwy0AXAxzHYoF3AhDUa1"
    "u1U3xMp77nfAqLyhT9AySbXvSvcb1286IIlARCbqOml+1EAx71r5olmdAT3YIrkA93iWMie3I1th2o2ACklZfywl0A0A"
    "u-EAcCEQIHt+WYn0A8LqWRMJLKkyqAeAHEWIAL1WuO-8R5JksCyqfluCT9KVpOweAYcLKr41jgAQvM-WXPPtJ5AWVVUf"
    "JA9CtthrED5lxnAA50bD0JAqY6y+QRJumElcfrMGF1WX9AAEnpAA7lsZSvEu-AkFmF7TA-ADDNu4AApy4A98uzf-zQA0"
    "F8qQdG3VcANl6ma9OAAKAAraSPuUNjLThZCAxHGA-bF7WdCilOY8-4Cj3z6EwrhUswdwAyHzjc3EA2UDBUyqDBotPRFk"
    "AKp+9FLb1GmCmW6ACEgSS4w2VT-T8JAbbjBw4AsvouiNUNmbfVA0X8tAVzqfUk9hIAE9RMocTmxmYAbw6FOrcQ6Qf8Tj"
    "1I9gYVyfAfsgzKqcEbP28UZ-WF1fINA7ZA-d3wLS70mAAozA6P2bs6CpVj2HH9GJkkWZJvuKs-DZKw5CGTO3aNGc+6SN"
    "8AOiuj6PNMZpjV0QfqmA1ss7VgEAaVN2HEUS3nLAkpw1bg0BYRou5HkmAXNCYMUjs+d35uiSANCEyrMKtjAlqwXBZAAA"
    "AJ5A9GyFJqZSkAcmxQy2Op99jOi6w-rA1+oE0MFYrczDfSVArI7717Q7rlmkIC3Z4th+WzQizcNwpHmwhVKGsVZDXP64"
    "0-XqElaG428JdahE1lkn90bc2uY4WA4AopkCIEKtpwAi9af02AAeO5FxngLp-JD5Aa4A02iyd4NEAP9gevcLFA1yYZmq"
    "eJ3e1U1jLAJAsbtBAMncldAw3vA4flcAwRwAuQdck4gOfEGw+wgrRhg0YlWGOzAArjzJsAMzLerCvlysK+d3r5vCCAXD"
    "3iMcTanobtTAAWEApsfb94Aq-3N7IxrApmAj+jTAMtl3gAXLSAAEGMXgiYfwVK3QYlZvCe1SAgqAYMwAJ7PxD7E4fAK8"
    "GtAyVZD5rfocIBvowSFX-OAIR5LdGAmADrAeXNxDsbtqtAcso+7Slz7dC+kcvAACcRHQTZCsroAOlAU9dTfR+DYId-DW"
    "dZiACX428EAQZ7eSAG7ke6v5C2Jx-+HgmAknz5BZb4NAIUAvuy4XcM39dj8mbpC-LbfArmAfiQk6Rw4Ac9Y9AobcqcA3"
    "iYJbAUdKXxI0p6IoYyRAZ5+ujoinno8xwrFbtw+uRKAg7SK4MkjO-QXzAzqslA5XqJt84OrdyTlwTUe9mNUeg6sAAc2N"
    "ncrtAOn7fPVXDJsvmO5AADu1hOBZU1AdzAxoApZJtN+ObLKJu-xN6S6Ul3AJA7nbZ+ARufe4j0ChvaOYC1PTX6CFQIxA"
    "gDDhAjZcd6kNu1tOAAbA8DAgyiDaAwqRXA1APcw338SEGuATGAQvns5qAmLJ2i+bmQ1AWU0bPb1bPAz70nbwKG1M0loA"
    "peroKxWHpHWVXe5OqRs9JRmXv0znmMqS-tl7XXHr09HPGIIw4YQSQKQ+d84EC7TAVV+bhGDEE4skuEjasZEPNka6GeAA"
    "wABAAhAFkmAGAOhLFOCd7NLCfBAALyT9EmaEbyv4lUmhfdNAxOllsaAgXojJzsADklQGoTpAcH0vcI+BJpTlmOARI1FQ"
    "EQuG78AmwuCRaarihG+auAcCXjnuHQ6gPxISI7GC3jV4ErKy-AOlA7a2sFVYcYvqMNNfv0OZfJ6uekDwBbv2IDrLZA78"
    "mgDDOaW2mARXOwzYAxjVjGA10gk1K8Nm-qPEtBbLUK7AhZDAuLvxJsiV9Mc6A2XzAYBIxCVg3M4S-Z8vZcVcPehAvgDX"
    "DPGmXccAFpri0PqUqku8mZVxAYsA2zRMSlrjpTPVA-T-2NoCDxxsLrtAbhoN+3DAkG6anD4AjAiM9vTqaoAySK8Ght0P"
    "ll8zAv9labHey2tkueZ5QAyAmA4QHCyxPWQxYsVwvlXg2J-wSU5P3P9hJAbLfNX9g4s3lAmzt5eWOLEAlsCh4vifvXoA"
    "ZeTbJR1wNPtpD7jlTFs1N1mxAe3AhRMr+jxcPDORopCteMW2OsRsWyp0dNAfsjIAfEK6MdP1VAEA+lraiLI93cJAp9wC"
    "Ax0ZBsSD2bDtHnlB7tc+mwawytL5PyJcA-SqgcB7PjGiyfEpJPHClW4RzA7d-VZUncR5SPA0IXXYriJABiUAbMokizKb"
    "BERSAh8JsApv7CxQjjH+O1BkcAWASEAPAAA7QbAkfnoAsmAAOI3k2AuuGTzucwmusxAyApTAW8V5yAC540Re3nAKS+XA"
    "1EzeAhXuiMziAvoEbuA4TBQMtKxcA10CvX25W16snfOyKBeFLAH83ytMhIE57VIAm5l1I2mcMQWztMWyRmwzJvfHLHkl"
    "pPE5+y3-NdmGMAxjLnxPAwAAmmvANUATHJMjeP2u8f+AjyLBD4hUuPC7iN9GACsTI19AP4KAxMlxBeC2c1AosHqRg7Xq"
    "hdAs8ADbAZDDdyunABVg-U2Y-Y1MvNnYAZVqCZFwAbIFKoNxdok1FjVZfEq+S2BfcxazULDM8LPbkaXmlOYRARAIXe+M"
    "8pqXhO6vb7JAX5cAQAX7WTgC1siBAsQ4RffAlrAe+3oAOzMzEz-A0mATiE45ePvvSqG+6KAQ6F+LgpwyenjNfp2DuC6C"
    "MtwNHyJX4suXt+ArE72zWrLfGaJpgZhRMB9iAkzeEeAXpXNAaAlAIxhA+RBg9ay0YyPq3ZnR++EC+qXJzUvQ6nH1bUAc"
    "lnrDarmUqy76QLy4AtAAAMLbMUxAkvLRlQHyvnAAAIKruqAEoAtsg5XORItb2+oAjRHCqgSuLugGsuDyAOtYE9TKmVkZ"
    "0Ah7xwgkW7AuMbnHESwLZ3UUfBOk3Fkb4MYKJ4H1t-hgnPg24gURyAshJAOiMAARe6ATiOcDeHqr9AFQhQUzcXFnMR11"
    "rJQmKy3AzgAYk1GR-nKFXXSPwM9cSO8F3hAdU2IzApTaHP5fbGqh0kSY-BVMn9gOBqmi0K8Ja9+wnlKy5bQhzalNExfD"
    "At2nhjRG5Mc6ACPp8AL0AFVweKuTi12+AAAuABAx5lZdA5pdjf-HAEu6hkAHNA950XBJpr4CegxoFpDMqW7zZuSqLAhZ"
    "U4Kg1naafZmomdDECw8LSmjuvCo0nglBKvAYg21nIxj8UGUh4IVkTwoAOlmA-dn8-CytTAeAo0fkAx5-I9vWOAo7RqOd"
    "x6AAOA+Xcu+kXlfgl-81URFf+ArDdVsY43iXofR2MNQRq-2E0ID5qETqZZ1aHPcyJcoN1qaTtS3fhZRSALZA2tA081uA"
    "fEQ9TLNbSpx-zAZWDxuIW+qRf7OAh6PraQ9H5iGe9vEjyihE1pm1S+WkIdFRGGehiGFHeJAyDadN-IoLntF65ACA4A04"
    "W-0wj5ArHFx07PDCnBlAy9VnAJfurioyQHNfkgAgyRrokA7K+tUqP2wxqs6FMFA7I-l0AP8lKGAAf5YDAQjxiA3V0sBi"
    "mrHOSloLAPYeAkW5DIZ5AeA6AAeCzAwA08QaQKQfilwxt9BAluNYQNx44ZM-2AfLuTlbKHeDTAYy7peQnAa4bUgAuSm0"
    "LDDuiuAyjpdxdVtqhS-XWFK7OtFpFAnq0A-J3AA9AvlwrjJA6xA48q0Hki+AFfNNjKohMoEDAbtxEOZwdAAmxWyfwHl7"
    "AfkdAWv3B8XKnXk7ff6kQCLTdy9r86bbOaVAf7qxG57AYp+ANSY8kvhufBe-EBByTadmxdRAxtls-rG+n0E2gmcOAAcO"
    "HpewUULcJJ1mPkWeNAyAQnahhvlA5M39AkAm8QG0t6UAdPd-YITn4ON-qQWLUXzAAoND7OKVF5J01jWUTHFO2Ktiqzyg"
    "byGQ8m5bydInUAa4axZ1gnuA+8uK8i2PCAngDMweKsDYVs-pHpjulBaRD5WmwQfRJfkZeAdQOAtiiZW1VJkuZSe2b2WJ"
    "twz-rYFqjtnAOAT1X1Wkd6Q28xbEIAV1cjw0lRbUhwAl4lHgwNL+t4LPRNnkDALgA78RXETWGdFde6w4i7s1ELjAFtu6"
    "NIdZNS70eADGh59FltsBCsAYAi1Y7K-BmAReQC0lC2hwAzRFpanTSAXPtDEyyAAADrQZAx4JcsYKUA-Ws0oykAc5XtF4"
    "7O+xTA9Xfj0iA5K7CA4WQ7mARo+AG7mA5YmAClwUoR6iFXLE26APjAspRhQAQqAHgK4p1sIe-62ATfFbdAyaUrd2uoK2"
    "aMbofn6RAbcfPl0nBzOUKCZRCbX4Qs95T4uCfAUyjelP7oT6AwAXAAFK5jAQb0lKkPjNUVzOELnb0aJ64xeS2FtAXQgW"
    "+2WG+XTdfh6xLmAhYmAMNAqlxc1fYviUehJAOVwAbUI7Z1RptBInFvkUdK3AQGa-j0197oZkc7WnAlAQAIXfR7G8R4H2"
    "wpUqrAA0tLdziYApjnKanVAjnAfAqtb2I1RN12Jgvm6fJXkAAHL+0hv-FZo-LJWfAMLuYJqTrmADAA2+wShkaZ6Djsca"
    "H5jCM9bhPOS-jfAA3ABbj80AAT1rdh7JwafAq6AW6yNqmGAwA0CwAXKQhL0aRbpuE-Bbjaz1PdSNwAPfASXAHJWYUlB1"
    "IAV3jxKPjYFmMAGv8ZMADIJ0u9LY1rgALNAORNY78kGL5AKidrl8TNePLsW23ooxQYnlJNDWQbsqA6iQVEAeR+hHvAsd"
    "LrKhEtx4H0D6l4tHyfAzfrMAXsAsxUKuq8U1mE-nSQ9bfACMff2bVvNNIwzHA7MAVBZyXDTqwAhyd2Z4dlQtsoApFYAA"
    "-k1qDA37NZM1DStdgedRqMJShAONEKk4QrqMsyEC7zCUcmQR34kBs84to1teRasXhjsGHv4+bheg5afX2DmQgBAT0bc1"
    "SetvQdIsh9nYAaGGAqTjqw4TfVaM6ONBgXCXoAFGq7Ip1ZxJAZcAPfkCABWuA9A9AlAkdSAwAdAWl5A5IAW81maP-IWx"
    "4TgxPiheN3zVAjXAUgdH6ItUr5800dAzAe2hsnTxXApupsGKAL4hV84bAIA1ASKkv4kAnO6xT6JFlA2-996NF0QzpYzH"
    "AC3IE2AIsO-AxPhXThngFhA+fTVah5zA+OBioTiYAPdYPTAakKn4KqGAdRunhAEcPNJWAwtA5ywi-WMFY2jqAemUcJAC"
    "+ANxbTA6GLiFJagIUJAJnj+0A-7ALm2+KYBEAxdHKAh-lfy8AfE3ALArHa6ng1QplusAK6JkI+lZAdSAC0oZKjWpGmAT"
    "dQjiSaRtlrit6cBfzx9PN0lm3AIDOfiK9dAPkyfJApcRCDCG5DKG2FE+s+tBAg2HgyEbb1b4n3KLyxVRn8lswr1KoIAH"
    "cseHn8Kt9E7aW36aVsSZoQzVGAAxYFnuE2WmpWvJWmG3dV4kLgAAN2sRofoxAZPeAbATvIi02ARSAqWZ9QnlnpUOLT4I"
    "lAf1JgZbAoxEIrWE2y1JEOoqhM7dntpbAnAYHOzTz3MgJLiiHeMHHnPKLRoE4bTpAvDB2g-KJZtZeOm6fdOThhiLXTau"
    "vA5RdEAdNuAFTsYWniRnFKo9Ze7f9j475AysgJA5WHAGe7qLOnVmAvfX-3NH+-AXAVS6ZwYWzcHvBKkOwtmsMgMES8kK"
    "zE0iHHA5AK+l8UoX1AqAVqOibEzTUs1xGtkIPOZSfaHPeUAInAPS6iPQ+AE99LM05IiTgQoeiuLAAnzgywqGbOK9So4G"
    "T43WA7ZcrKvYBFl0XiPoAYZViAcgvy56L5FpeisPAu57WTI6jGZ-ZynJ5HtNVAeIVHmDezXAqrYeJBkkcQVKojAETku4"
    "dxcnl9Apub1gG+AmPJlrX2miMAAJAAXCUpvixGiTP6FpRId83sbXAT0IAmTlbzAZDIaEwATKqfAJvHAW8AQaAg9fWoOj"
    "0SA8iM9ylAAWiAqRG58AtpoLo2akSc0vypX3GAfz4A719IsAq-U7h9Lf9AE0EcKoGGs2LHpFeooADl6-MkztBjA27sQR"
    "TUMhpanPinNHihZgXmEyNuuWjsJAXDA3FFuAA0-ge+U2GBZ+nT3bAPRBGXTu+qn96AY0CzUWAYPiYDY1yOZnI0O+LeIA"
    "HcSuZ56LA7kL+fMDp3fAwK0pOdNAm2hOosoIs9ArvqHdjAfmtOXjAo2cAiA3AxiCTek09s30uAKTAyAhqgXnAAYC7lNk"
    "0KxAvxAltt0YiwAr6A5d-Fq39BXA52DC88uAiQxBZnlSbLzwGo86SQ1lnygpk13g4d8wUdgFA8B4NW5zjdbNHAuGJ4LK"
    "X18bjUrH0cANRAJAmxEKnCAAs9y3DeUNoA8+rA5kT87B-9v7uotiT1yAexJuv1tcob0LuAtA+SgAIO0FXgAbXcnuxYNh"
    "QznQrj1oclEM8HnHaAM1lwIZLA3orE4dNKwOgaYKRmsvDHgNYAKl3AjN4tTejoUAaEkPL-SBxr8AhCLvs5uqnC0gYsCL"
    "AxqwtnZQ6wA8ahdjAMniqAWjqKeRww-sKM6QphSASgT2wUawG2PyipqYGrADdRg5q8vMsx-D9nJ3VtqXjd3Aa1OvuAAE"
    "AcGKKyAZghuYA6jCua+a9ETuq9JSA4rAbOAbcS5t7dcbK4VD5JWON1ZKqclALxTMA9sbAHUkMsf7SZtQoOPl5B8dy7Kf"
    "dAYSuKyswgzNJrKhgiJOjFf0OwC0wc-259Z2mED8hZTTLDezydI2Me7sBGRYvewD6EZJYNzorMUwRvaxLXDt6V8Dj8lA"
    "AnAx-6a6T97DNFnoEPXoIshy7Gu7NQAqQA1aSSxi-p-sAO-i43sEA3CR3hAi4eZ6SBulgq47tAT7rCoe7ASLAg1U4zAr"
    "sZpWiOIoCr-438P8x8b6VQpmVCANZmcp9exDYWIAOhSfg0HtAoTW+THU4+yehJajUyFM5hMl4g3ARyKMeyx+IUAMWaCU"
    "6hZ3iVlhJLiAohvAfAmwW3XLwH+k5nbJShvnOIAAd29D0Gw4xeEvEYyyqBllLmxA2fi4nZs8qCAYSYpbf0TA6aXb7DZN"
    "5SAyAs5AuZrJzPA9nADUA9YMqugg0NwElXVqA8easSTxVoFA0lUdXvySh-JmA1iAFjypBDXHJT1fx19J4yi7rGAcfigM"
    "WdGF868GzmbaEY1LAEfB2zYe3A0IpAJAWW6HKE8M1uKVPRloKzttc5iBYAeiO8AOwRZc-p-Fg2xUK2OxFb2tAETd9AN+"
    "QMAOj1QDD3wdhvlA2+7azdAXceA5EeYKunlygrUshfAuc5E3MAtVRMieQBmw1kRdiGV2nAuBAu2YZl2Yo+JgoArLCA7G"
    "ABbMFASeACmqEPwfn5PCl-CdIoS9LaMr3-KwAfyib9SAvaA+7AX4Y6vcPAPZJssACGfeFYBEyAd-+9WKr4Y2w+f2MAke"
    "EAt0iSzFw2AVK3QCJAJL8X521hw3Aw3WT9djcwexy4utpc4cYHF6X1KAhLIaABoswru2gxLMbimOVcX+LkarzeaoVkhl"
    "uHUADk56a0PdyewojhdtOhCYj3pqyEtXkTAEiAlnfHvx2AIVr9j8zALg4-uXEYGAouT6So7jRpPG5qAR-959S6ymfaCD"
    "rwYfzjAxp60WXs-EgaJ1zzkJFTzJhwBGhsyB4I792ESHzWd6gF2eRXbelD2c7Bm+vB+IWZxpdzb+gvQAeAif-pb+29X5"
    "Ipb5JI30H0MZkW94kNA4WjEysOOfPSLQJBGAcsFUifrmDDV5EqHhPsyLF10En1TkKQJqL-vpdfQazmd4AWhiA0dAWhA-"
    "PTskD+ZIcFLb-YOCwSAH9VqeV6NlkyAM6qHKAYZO5sxAdUEDST9JpdGvfduAC+Iz+SZrgTwVNFkswqWeAiq80b4Refjm"
    "Bz6AK4aDb0GMNQuIDqZ0DZsKHXPATxZl6qA9IPYXN1wu0YwTKkpxPptCAXlaovzAwZDXELkV+DedpGnA6PzMAAK3kFGv"
    "KjZAF4cNzpBG50PcARoe5pPbPglZo2NANNzVzLBP+WzWToxAGrUFYGuPBS38Aw70oeAqsxAIPHifyI+EjN502rnEI3ye"
    "0l5ZEHOyBNASPPVuvHt7dJ3YFw0-e1ARSvA-iBxkKYpbcqXLwNABj6VvUnhWU0jwr-AuOrMEqOlA1zIbFfdJlgw5JNKA"
    "ICqA2isLhrxHAvl9UThHQKVuMCxM5BuxAZZy2tOAjJVcl4cwGchTXFM42Uq5AxQx9VeQ+UsmqBA53AvvGqsnqn9Bnhtv"
    "l7IWAA4OPSyAHLl1WjzZhxAR3KAZAAeeFAMAhH3q9+cA+3SFzMFGAl38WxOEEq-P7LdAIDqsJACpea66TgGAaAAn9Tnl"
    "Wf0uzfAAPYXAMuuMWgcvW1sAiHVgGRBVaTaSjQ9GFOAsXVYxnAyrAiomAQAlUbCRtA44pQB2KAcsLGq0+DAeN-Bpq1PP"
    "-dGXzgBWUDPGAq0drLq653R3AosAA-yHAr2AjKCLqE8Ewl0bH2YABUSdHA+gPZERK08L0bwSlIpcrizUYQ38OmyAtPJu"
    "AU9Z50IbOG95sVAirypxCmg2PAccfbQRA0nwnE2ACzH14AUkABVN1qCVmlKAAYrrbCOnNJWrBbU1qFcPRTyA7Q9AnwCn"
    "ABu1SKqUM60mgnPssTAMJrdBjxML+6zS+eAPn9gAWniG4AR8AdOxA0PO1qweIqlNVHZdqASAllxbA8ici3eZ0nynBgAK"
    "pJz0AsAvw98SJfFGZRD5iXPNRuRu4FtJOHEAZma6zUwNjmwlDaVAw8ECn4AzsNwlEyYRe5IIQ+0IIB3Xpwqe33AwLHoO"
    "0n+AADPePyU89NJEArxyksr68IIkLA1YiAA-d26TAauA4NCd7AFASq5AQm-hCRUiS8beQHqXW9EhJew++qZ0GAlAAAkG"
    "ACyGeUW4cyIHNlt0-d0t76LbAA9ER1nYtxw4AOXY5F9ptwDkpoq+Jsm1UIQIsAY4r6aCAA-WfIkaJAAmjCuXL4jIwDcl"
    "qAAKyKAAiSHDKT5AvQHnRTCn0kpyM0h9wAAAWSCxqd+A1OAANxSLA9LZYe3llYD2CdJAVZF9wAf5X-AJ0AiyvUAABdhE"
    "03yASEshlIAVXAiLBYGpACbtUYS34d00zWrUUosKQ5e4DA17hjgvVXXjA0TYEM+pdz-vAAhA7-p5AVQUgwvoyox4RKDU"
    "MLdMlAOFMHCJ5VoAz7KrS6XAj9e9Lndfq9gZoxPMNXTmz7SxLA6e2w8jQMAAu9c3GAFC7FklnDhA84T0MmLm5T35Ao67"
    "iEtNLSAlFHvaDzwsHcAUCYXR-2BBBkAWA0D+AopUh4UAGAAxD5xNAtAlNA+t2XhAoZ8XEsPJtcbYuIezRqgOBT3lRWD1"
    "YAE3hSEJkYPI1MAntA8r9AJLmO7IAzAkz-wQ+A6hpiAVZEKDAs9Ub6LV7nAfbD+vkSYwhN4PdsdXhVa8AgSMYZEcI0tR"
    "QlGbNA4RSraT3AxmBUBjoAV+Q9XFAk1x5EVnq+QVnQP-At0OUv2YuRbz1SgTVASOAiLA730UoAH53z0c7of5wR+g4WfU"
    "AA2LicGVE0oAyYczzOtAjbzjZmkWASAXEc-AUcAucrN5wPAATL7qwB4DEvKsAdeFRK7AAAfSZzDnSNyZ6zmAA1T4LVX8"
    "1QqU1zALUF68nR4IMVLANvarMdoGEatcPmeXWI6WL1TWGJRMqo+ETbzjeenApNY3rusbOLf1ThfLDEkJVVxjAAiAajJY"
    "FObbAOk0B8A4mAk6RLdNQWDA8zomPzLrl4y6iKVg-beKGA01DyEG1loqAN8oAATvs9bqsyiMlddhHgzYAjCi5p6AKbmQ"
    "AALqAyfrFUYUDai3As3rZKvAB5IAh5k+TtAiAnoW-PjI-3ocA4AE1FKAJmaPkNEOqi3-5mAIAWjjxEA98AjLorANAtWn"
    "V8A5A6EAukRTSgAA20AeAS1y07PoHAkt7fPyyNgMAfWpJ9RXux+-7EkvpByvqlxfWlMU9TtWlAl8dBlzSyHfmvuuer2R"
    "qdA7VjRKexHjSPfq58br3n7YIvItUcZ+UAzAnbmSbK3GnJSAxbITCMkAgAgCUUSZh7OwXABEdGJA7eaoigYzJ5Ljm3NT"
    "XpAsd4Y41OGYwwISU+T47QWeGR7XfJbrjZ9U51zx+6LtN7AACAiBzwWnrA1zbs0HvU+8YXlcrU+rvt67jA5qzGtNwA3z"
    "Mk0tINzl1u8N5BMckjl0iAA3c-v9gm2FAEumXpZpXiltOIDACjjt8QsT4psGD2gU30tVLsVATAAZiAYJR34d5Aj0A2f0"
    "1ssAshm"
)


# ==================================================================================================
# connectx/core/static_function.py
# ==================================================================================================
# A static function: the values of a set of keys, in a text that has no keys.
#
# A key is hashed to one place in each third of the entries; the exclusive or of these three is its
# value (B. Chazelle et al., "The Bloomier filter", 2004; T. Graf and D. Lemire, "Xor filters", 2020).
# Any other key has some value too. `connectx/openings/text.py` makes the entries.

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-"
PLACE_BITS = 20  # of each of the three places
WORD = (1 << 64) - 1


def numbers_in(text: str) -> bytes:
    """The characters of a text as numbers, 6 bits in each byte."""
    return text.encode().translate(bytes.maketrans(ALPHABET.encode(), bytes(range(64))))


def hash_of(key: int) -> int:
    """64 bits; the mixing follows SplitMix (G. Steele et al., 2014). The lowest 60 are the places,
    the others are free."""
    mixed = (key * 0xBF58476D1CE4E5B9) & WORD
    mixed ^= mixed >> 32
    mixed = (mixed * 0x94D049BB133111EB) & WORD
    return mixed ^ (mixed >> 29)


def places_of(hashed: int, third: int) -> tuple[int, int, int]:
    """The three places of a hash among 3 * `third` entries."""
    places = (1 << PLACE_BITS) - 1
    return (
        ((hashed & places) * third) >> PLACE_BITS,
        third + ((((hashed >> PLACE_BITS) & places) * third) >> PLACE_BITS),
        2 * third + ((((hashed >> (2 * PLACE_BITS)) & places) * third) >> PLACE_BITS),
    )


# ==================================================================================================
# connectx/core/book.py
# ==================================================================================================
# The opening book: our column in every position of our repertoire, without a list of positions.
#
# The repertoire is every position we can reach from the empty board, moving first or second, if we
# play by the book and the opponent plays anything; mirror images count once. The moves therefore
# define the positions. To see whether a position is in the repertoire, a lookup takes back two discs
# at a time, keeping to moves that the book would have made, until it reaches the start.
#
# The text is a static function (`static_function.py`), a character for each entry. An entry has 6
# bits:
#
#     bits 0 to 2   the column, 0-based, in the canonical one of the two mirror images
#     bits 3 to 5   a checksum of the key, which most positions outside the repertoire fail
#
# Positions with an urgent move (a win or a block) have no entry: that move is played. Of the
# positions outside the repertoire, the checksum rejects seven in eight, taking back moves the rest.
#
# `openings/` makes the text and proves what it claims.

BOOK_GEOMETRY = geometry_of(6, 7, 4)
CHECK_SHIFT = 61  # of a key's hash: the checksum is above


@lru_cache(maxsize=1)
def book_entries() -> bytes:
    """The book's entries."""
    return numbers_in(BOOK_TEXT)


def look_up(board: Board) -> int | None:
    """The column in a canonical board's entry; None if the checksum says that it has none.

    One in eight boards outside the repertoire passes the checksum: see `book_column`.
    """
    entries = book_entries()
    hashed = hash_of(board.key)
    first, second, last = places_of(hashed, len(entries) // 3)
    entry = entries[first] ^ entries[second] ^ entries[last]
    column = entry & 7
    fits = entry >> 3 == hashed >> CHECK_SHIFT and column < BOOK_GEOMETRY.columns
    return column if fits else None


def book_column(board: Board) -> int | None:
    """The book's column for a canonical board of our repertoire, else None.

    Precondition: the board is 6x7 with four in a row, and no column is urgent.
    """
    move_of = lru_cache(our_column)

    def is_ours(board: Board) -> bool:
        """Whether the board, with us to move, is in our repertoire."""
        own, occupied, mark, geometry = board
        if occupied.bit_count() < 2:
            return not own
        for reply in _top_discs(board.theirs, occupied):
            for move in _top_discs(own, occupied ^ reply):
                before = Board(own ^ move, occupied ^ reply ^ move, mark, geometry)
                column = move_of(before)
                if column is None:
                    continue
                ours = before.landing_square(column)
                if ours != move and before == before.mirrored():
                    ours = mirror(ours, geometry)  # either leads to the same position
                if ours == move and is_ours(before):
                    return True
        return False

    return look_up(board) if board.discs < BOOK_DISCS and is_ours(board) else None


def _top_discs(discs: int, occupied: int) -> list[int]:
    """The masks of those of `discs` that are on top of their column."""
    return single_squares(((occupied + BOOK_GEOMETRY.bottom) >> 1) & discs)


def our_column(board: Board) -> int | None:
    """The column we play on a board of our repertoire; None if the book has none."""
    seen, mirrored = board.canonical()
    column = seen.urgent_column()
    if column is None:
        column = look_up(seen)
    return board.columns - 1 - column if mirrored and column is not None else column


# ==================================================================================================
# connectx/core/clock.py
# ==================================================================================================
# Time as a budget: a search is given a `Deadline` and never reads the clock itself.

class Deadline:
    """The moment at which a search gives up.

    >>> deadline = Deadline(60)  # seconds from now
    >>> deadline.expired()
    False
    """

    def __init__(self, seconds: float, clock: Callable[[], float] = time.perf_counter) -> None:
        """The moment `seconds` from now, by `clock`, which returns seconds."""
        self._clock = clock
        self._end = clock() + seconds

    def remaining(self) -> float:
        """The seconds that are left, never below 0.

        >>> 0 < Deadline(60).remaining() <= 60
        True
        """
        return max(0.0, self._end - self._clock())

    def expired(self) -> bool:
        """Whether no time is left.

        >>> Deadline(0).expired()
        True
        """
        return self._clock() >= self._end


def deadline_of(limit: Deadline | float | None) -> Deadline | None:
    """A deadline as it is; of a number, that many seconds from now."""
    return Deadline(limit) if isinstance(limit, int | float) else limit


# ==================================================================================================
# connectx/core/layout.py
# ==================================================================================================
# What the parts of the exact search share: the fields of its memory, and what differs by speed.

# A thread's memory, `frames`, for 42 squares:
#
#     | fields | frame of 0 empty squares | of 1 | ... | of 42 | learned ranks | the same, exact |
#
# The fields:
NODES = 0  # positions searched so far
STOP = 1  # asked whether to stop: compiled, a C function's address; interpreted, a function
TABLE = 2  # all tables: their address if compiled, else the list
SHALLOW_START = 3  # the first slot of the shallow table in use
SHALLOW_SHIFT = 4  # shifting a hash right by this gives its slot there
LEAST_SHIFT = 5  # the same of the largest shallow table
GROW_AT = 6  # the value of NODES at which a larger shallow table comes into use
PROBE_FROM = 7  # from so many empty squares on, all children are looked up before any is searched
LEAST, MOST = 8, 9  # where the search was stopped, the score is known to lie from LEAST to MOST
GOES_ON = 10  # whether the next call of `solve` goes on with the search that was stopped
FIRST_FRAME = 11

# A frame, of the positions with so many empty squares:
#
#     | START  SHIFT  LEARNED | move  WINS  REPLIES | move  WINS  REPLIES | ...
#       in place of rank 0      rank 1                rank 2                    up to HIGHEST_RANK
#
# A move of the position that is searched stands at its rank, with its side's winning squares after
# it and the replies that do not lose at once. No move has rank 0.
WINS, REPLIES, RANK_FIELDS = 1, 2, 3
START = 0  # the first slot of the table for these positions
SHIFT = 1  # shifting a hash right by this gives its slot there
LEARNED = 2  # where the learned ranks begin that serve these positions

HASH_FACTOR = 0x5851F42D4C957F2D  # odd, so multiplying by it loses nothing
HIGHEST_RANK = 62  # the moves of a position are bits of one integer, by rank
INFINITE_SCORE = 1 << 20
UNDECIDED = 1 << 22  # in place of a bound that decides the null window
GAME_OVER = 1 << 21  # what `solve` returns if the game is over
CHECK_MASK = 255  # whether to stop and to grow tables, every 256 nodes: 2 ms interpreted
ASK_MASK = (1 << 15) - 1  # compiled: whether to stop, every 32,768 nodes: 1 to 3 ms
COMPILED_BITS = 63  # larger boards run on Python ints


class SearchTools(NamedTuple):
    """What differs between compiled and interpreted."""

    jit: Callable[[Any], Any]
    winning_squares: Callable[[Geometry], Callable[[int], int]]  # see `interpreted_...`
    has_line: Callable[[Geometry], Callable[[int], bool]]
    count_bits: Callable[[int], int]
    bit_length: Callable[[int], int]
    pointer: Callable[[Any], Any]  # makes an address indexable
    time_is_up: Callable[[Any], bool]
    prefetch: Any  # a function that brings a table's slot into the cache, or None


def highest_rank_of(geometry: Geometry) -> int:
    """The highest rank of a move. Boards that are compiled have fewer columns than ranks."""
    return max(HIGHEST_RANK, geometry.columns)


def frame_size(geometry: Geometry) -> int:
    """The number of fields of a frame."""
    return RANK_FIELDS * (highest_rank_of(geometry) + 1)


def key_bits_of(geometry: Geometry) -> int:
    """The bits of a position's key and of its hash."""
    return max(COMPILED_BITS, geometry.stride * geometry.columns)


# ==================================================================================================
# connectx/core/order.py
# ==================================================================================================
# The order of moves in the exact search: ranks, and what is learned of them.

BASE_RANK = 40  # a move's rank before anything is added
WIN_RANK = 8  # for each new winning square
REPLY_RANK = -5  # for each reply that does not lose at once
RANK_BITS = 10  # exact ranks are kept in steps of 2 ** -10
MOST_LEARNED = 6  # how far a square's rank may move from where it starts
LEARN_FROM = 12  # nothing is learned from positions with fewer empty squares
STAGE = 6  # what is learned serves positions with 6 * n to 6 * n + 5 empty squares


def learned_size(geometry: Geometry) -> int:
    """The number of ranks that are learned: every square's, for each side and stage."""
    squares = geometry.rows * geometry.columns
    return 2 * (squares // STAGE + 1) * len(square_ranks(geometry))


def square_ranks(geometry: Geometry) -> tuple[int, ...]:
    """The rank that a move starts from, indexed by the bit length of its square's mask: higher
    the more lines go through the square and the nearer its column is to the centre."""
    stride, bits = geometry.stride, range(geometry.stride * geometry.columns)
    from_centre = [abs(2 * (bit // stride) + 1 - geometry.columns) // 2 for bit in bits]
    ranks = [BASE_RANK - distance for distance in from_centre]
    for direction, shifts in zip(directions(geometry), run_shifts(geometry), strict=True):
        starts = geometry.board
        for shift in shifts:
            starts &= starts >> shift
        for step in range(geometry.inarow):
            ranks = [ranks[bit] + (((starts << (step * direction)) >> bit) & 1) for bit in bits]
    return (0, *ranks)


def safe_moves(lowest: int, wins: int) -> int:
    """The moves after which the other side cannot win at once: into its winning square if it has
    one that can be played, and never below another.

    `lowest` are the squares on which a disc can land, `wins` the winning squares of the other side.
    """
    forced = lowest & wins
    if forced:
        lowest = 0 if forced & (forced - 1) else forced
    return lowest & ~(wins >> 1)


def build_order(
    geometry: Geometry, tools: SearchTools, winning_squares: Any
) -> tuple[Any, Any, Any]:
    """`wins_by_force`, `ranked` and `learn`."""
    jit, pointer, prefetch = tools.jit, tools.pointer, tools.prefetch
    count_bits, bit_length = tools.count_bits, tools.bit_length
    prefetching = prefetch is not None
    bottom, board, columns = geometry.bottom, geometry.board, geometry.columns
    hash_mask = (1 << key_bits_of(geometry)) - 1
    frame = frame_size(geometry)
    highest_rank = highest_rank_of(geometry)
    all_ranks = (2 << highest_rank) - 1
    ranks_of_squares = square_ranks(geometry)
    to_exact = learned_size(geometry)  # from a whole rank to the exact one
    safe_moves_of = jit(safe_moves)

    @jit
    def wins_by_force(own: int, occupied: int, moves: int) -> bool:
        """Whether the opponent has no answer to one of `moves`."""
        while moves:
            move = moves & -moves
            moves ^= move
            wins = winning_squares(own | move) & ~occupied
            if not safe_moves_of((occupied + bottom + move) & board, wins):
                return True
        return False

    @jit
    def ranked(own: int, occupied: int, moves: int, own_wins: int, frames: Any, top: int) -> int:
        """The ranks of `moves`, as bits, with the fields of each in the frame; 0 if the opponent
        has no answer to one of them.

        No move has a rank below `columns` at first: so each finds a free one above 0, as there are
        no more moves than columns.
        """
        learned = frames[top + LEARNED]
        empty = ~occupied
        tops = occupied + bottom  # above every column, full ones included
        would_be_new = ~own_wins
        under_wins = own_wins >> 1
        untaken = all_ranks
        while moves:
            move = moves & -moves
            moves ^= move
            wins = winning_squares(own | move) & empty
            replies = safe_moves_of((tops + move) & board, wins)
            if not replies:
                return 0
            if prefetching:
                hashed = (((own ^ occupied) + tops + move) * HASH_FACTOR) & hash_mask
                children_top = top - frame
                slot = frames[children_top + START] + (hashed >> frames[children_top + SHIFT])
                prefetch(pointer(frames[TABLE]), slot)
            rank = frames[learned + bit_length(move)] + REPLY_RANK * count_bits(replies)
            new_wins = wins & would_be_new
            if new_wins:
                rank += WIN_RANK * count_bits(new_wins)
            if rank < columns or move & under_wins:
                rank = columns  # late: the opponent takes the winning square above
            elif rank > highest_rank:
                rank = highest_rank
            untaken_up_to_it = untaken & ((2 << rank) - 1)
            rank = bit_length(untaken_up_to_it) - 1
            untaken ^= 1 << rank
            place = top + RANK_FIELDS * rank
            frames[place] = move
            frames[place + WINS] = wins
            frames[place + REPLIES] = replies
        return untaken ^ all_ranks

    @jit
    def learn(searched: int, best: int, empties: int, frames: Any) -> None:
        """Of the moves of the ranks `searched`, that of rank `best` was good enough: raise its
        square's rank, and lower those of the others."""
        top = FIRST_FRAME + empties * frame
        shift = max(3, 12 - (empties >> 1))  # the larger the search, the more is learned from it
        while searched:
            rank = bit_length(searched) - 1
            searched ^= 1 << rank
            square = bit_length(frames[top + RANK_FIELDS * rank])
            goal = ranks_of_squares[square] + (MOST_LEARNED if rank == best else -MOST_LEARNED)
            whole = frames[top + LEARNED] + square
            exact = whole + to_exact
            frames[exact] += ((goal << RANK_BITS) - frames[exact]) >> shift
            frames[whole] = frames[exact] >> RANK_BITS

    return wins_by_force, ranked, learn


# ==================================================================================================
# connectx/core/table.py
# ==================================================================================================
# The transposition tables of the exact search: an entry, a slot, and which table is in use.

LEAST_INDEX_BITS = 12  # a slot's number holds at least this many bits of the hash
DEEP_FROM = 20  # positions with at most this many empty squares go to the deep table
DEEP_BITS = 16  # which has 2 ** 16 entries
SMALLEST_BITS = 16  # the smallest shallow table has 2 ** 16 entries
GROWTH_BITS = 3  # and each larger one 2 ** 3 times as many
LEAST_PROBED = 11  # the value of PROBE_FROM in a search of more than some hundred nodes


# An entry, with the bits that 6x7 takes:
#
#     | tag, 51 bits: the low ones of the hash | bound + offset, 6 bits | 1 if a lower bound |
#
# The high bits of the hash say where it stands. An empty slot, 0, is no position's: a tag is 0 only
# if the low bits of the key are, and every key has a bit in its first column.
def score_offset_of(geometry: Geometry) -> int:
    """What is added to a bound in an entry, which is then not negative."""
    return (geometry.rows * geometry.columns + 1) // 2 + 1


def tag_of(geometry: Geometry) -> tuple[int, int]:
    """Where an entry's tag begins, and the mask of the bits of a hash that are in it."""
    shift = (2 * score_offset_of(geometry)).bit_length() + 1
    return shift, (1 << (key_bits_of(geometry) - LEAST_INDEX_BITS)) - 1


def table_entries(table_bits: int) -> int:
    """The entries of the deep table and of the shallow tables, of which the largest has
    2 ** `table_bits`."""
    shallow: list[int] = [*range(SMALLEST_BITS, table_bits, GROWTH_BITS), table_bits]
    return (1 << DEEP_BITS) + sum(1 << bits for bits in shallow)


def build_growth(geometry: Geometry, tools: SearchTools) -> tuple[Any, Any]:
    """`start` and `check_and_grow`, which choose the shallow table that a search uses."""
    jit, pointer, time_is_up = tools.jit, tools.pointer, tools.time_is_up
    tag_shift, _ = tag_of(geometry)
    squares, frame = geometry.rows * geometry.columns, frame_size(geometry)
    key_bits = key_bits_of(geometry)

    @jit
    def grow(frames: Any) -> None:
        """Go over to the next larger shallow table, which begins behind this one, with all entries.

        A slot's number and its entry's tag are the whole hash. Its high bits are the number of the
        new slot: those of the old one, and a few more, which are the highest of the tag.
        """
        table = pointer(frames[TABLE])
        old_start = frames[SHALLOW_START]
        old_shift = frames[SHALLOW_SHIFT]
        old_entries = 1 << (key_bits - old_shift)
        start = old_start + old_entries
        shift = max(old_shift - GROWTH_BITS, frames[LEAST_SHIFT])
        more_bits = old_shift - shift
        for slot in range(old_entries):
            entry = table[old_start + slot]
            if entry:
                more = (entry >> (tag_shift + shift)) & ((1 << more_bits) - 1)
                table[start + ((slot << more_bits) | more)] = entry
        frames[SHALLOW_START] = start
        frames[SHALLOW_SHIFT] = shift
        for empties in range(DEEP_FROM + 1, squares + 1):
            top = FIRST_FRAME + empties * frame
            frames[top + START] = start
            frames[top + SHIFT] = shift

    @jit
    def grow_later(frames: Any) -> None:
        """Let the shallow table grow after twice as many nodes as it has entries."""
        frames[GROW_AT] = frames[NODES] + (2 << (key_bits - frames[SHALLOW_SHIFT]))

    @jit
    def start(frames: Any) -> None:
        """Start a search, without looking up children; the shallow table keeps its size."""
        grow_later(frames)
        frames[PROBE_FROM] = squares + 1

    @jit
    def check_and_grow(frames: Any) -> None:
        """Raise TimeoutError if time is up; from now on look up children, and use a larger table
        where the search is long."""
        if time_is_up(frames):
            raise TimeoutError
        frames[PROBE_FROM] = LEAST_PROBED
        if frames[NODES] > frames[GROW_AT] and frames[SHALLOW_SHIFT] > frames[LEAST_SHIFT]:
            grow(frames)
            grow_later(frames)

    return start, check_and_grow


def build_table(geometry: Geometry, tools: SearchTools) -> tuple[Any, ...]:
    """What reads and writes the tables: the functions below, in their order."""
    jit, bit_length, pointer = tools.jit, tools.bit_length, tools.pointer
    columns, stride = geometry.columns, geometry.stride
    bottom, frame = geometry.bottom, frame_size(geometry)
    column_mask = (1 << stride) - 1
    hash_mask = (1 << key_bits_of(geometry)) - 1
    score_offset = score_offset_of(geometry)
    tag_shift, tag_mask = tag_of(geometry)
    score_mask = (1 << (tag_shift - 1)) - 1

    @jit
    def same_for_mirror(key: int) -> int:
        """The key of a position or of its mirror image, whichever is smaller."""
        mirrored = 0
        rest = key
        for _ in range(columns):
            mirrored = (mirrored << stride) | (rest & column_mask)
            rest >>= stride
        return min(key, mirrored)

    @jit
    def bound_in(entry: int, alpha: int) -> int:
        """The bound in an entry if it decides whether the score is above `alpha`; else UNDECIDED.

        Precondition: the entry has the position's tag.
        """
        bound = ((entry >> 1) & score_mask) - score_offset
        return bound if (bound > alpha) == (entry & 1) else UNDECIDED

    @jit
    def entry_of(hashed: int, bound: int, alpha: int) -> int:
        """The entry for a result of `search`."""
        return ((hashed & tag_mask) << tag_shift) | ((bound + score_offset) << 1) | (bound > alpha)

    @jit
    def probe(
        theirs: int, occupied: int, order: int, alpha: int, frames: Any, top: int
    ) -> tuple[int, int]:
        """Look up the children of a position: the best bound found, and the order of the moves
        that it does not decide."""
        key = theirs + occupied + bottom  # and a move: the key of the child after it
        # Positions with few discs share an entry with their mirror image. Such children are missed
        # half of the time, which costs less than to find out their images.
        table = pointer(frames[TABLE])
        children_top = top - frame
        start = frames[children_top + START]
        shift = frames[children_top + SHIFT]
        best = -INFINITE_SCORE
        rest = order
        while rest:
            rank = bit_length(rest) - 1
            rest ^= 1 << rank
            hashed = ((key + frames[top + RANK_FIELDS * rank]) * HASH_FACTOR) & hash_mask
            entry: int = table[start + (hashed >> shift)]
            if (entry >> tag_shift) == (hashed & tag_mask):
                bound = bound_in(entry, ~alpha)  # as `search` asks its children
                if bound != UNDECIDED:
                    order ^= 1 << rank
                    best = max(best, -bound)
                    if best > alpha:
                        break
        return best, order

    return same_for_mirror, bound_in, entry_of, probe


# ==================================================================================================
# connectx/core/zugzwang.py
# ==================================================================================================
# Two rules of zugzwang, which end the exact search at a node: docs/search.md, "Zugzwang".
#
# The squares of every column are paired from the top down, an upper and a lower one each. A side that
# answers every move with the other square of its pair gets one of each; `last` is the side that plays
# on the last empty square, `first` the other.
#
# The second rule at work, after 5155123131665224257333 with X to move. 20 squares are empty, so X is
# `first` and O `last`. A lower square, 4-3, completes a line for X and cannot be played yet:
#
#     6  . . * . * . .     T  the threat, 4-3
#     5  * * O . O * *     *  what O may get at most: lower squares, upper ones that are left over at
#     4  O X X . X . .        the bottom of their column (3-6 and 5-6), and below the threat 4-2,
#     3  O X O T O * *        where it had better not play
#     2  X O X * X O *     .  what X gets in answer
#     1  O O X O X X X
#        1 2 3 4 5 6 7
#
# With all of these squares O still has no line, so X wins: `zugzwang` returns -1 for need 0 or more.

def build_zugzwang(geometry: Geometry, tools: SearchTools, has_line: Any) -> Callable[..., int]:
    """`zugzwang` for one geometry at one speed."""
    jit, bit_length = tools.jit, tools.bit_length
    rows, columns, stride = geometry.rows, geometry.columns, geometry.stride
    bottom, board = geometry.bottom, geometry.board
    column_mask = (1 << stride) - 1
    lower_squares = sum(bottom << row for row in range(rows) if (rows - row) % 2 == 0)
    upper_squares = board ^ lower_squares
    # By `need`: the upper squares on which a win scores at least that. With `a` squares above it a
    # win scores (a + 2) // 2 or more.
    deciding_squares = (0,) + tuple(
        sum(bottom << row for row in range(rows + 2 - 2 * need) if (rows - row) % 2)
        for need in range(1, (rows + 1) // 2 + 1)
    )
    most_needed = len(deciding_squares) - 1
    columns_of_squares = (0,) + tuple(
        column_mask << (square // stride * stride) for square in range(stride * columns)
    )

    @jit
    def zugzwang(
        first: int, last: int, first_wins: int, last_wins: int, occupied: int, need: int
    ) -> int:
        """A bound of the score for the side that will play on the last empty square: a lower
        bound of at least `need`, or an upper bound below it, or UNDECIDED.

        `last` are the discs of that side, `first` those of the other; `last_wins` and `first_wins`
        are the empty squares that complete a line. Found by answering every move in its own
        column: docs/search.md, "Zugzwang".
        """
        lowest = (occupied + bottom) & board
        lower = lower_squares & ~occupied
        upper = upper_squares & ~occupied
        left_over = lowest & upper  # where a column has an odd number of empty squares
        # The first rule: `last` answers in its own way, so that `first` gets lower squares and
        # squares left over at most, and `last` is sure of the other upper ones.
        spoils = lower | left_over
        sure = upper & ~left_over
        if need <= 0:  # is it certain that `first` does not win?
            if not has_line(first | spoils):
                return 0
        elif need <= most_needed:  # or even that `last` wins, soon enough if it needs more than 1?
            if need == 1:
                soon_enough = has_line(last | sure)
            else:
                soon_enough = (last_wins & sure & deciding_squares[need]) != 0
            if soon_enough and not has_line(first | spoils):
                return need
        # The second rule: `first` has a threat, a lower square that is not playable yet, and `last`
        # can never play just below it. So further down the pairs of that column shift by one, and
        # `last` may get the upper squares there, and the lowest empty one, which may have no
        # partner. In other columns it gets the spoils at most. Without a line in all that it loses.
        # One threat is enough: to try all gains 1 %.
        if need >= 0:
            threats = first_wins & lower & ~lowest
            if threats:
                threat = threats & -threats
                column = columns_of_squares[bit_length(threat)]
                below = column & (threat - 1)
                at_most = (spoils & ~column) | ((upper | lowest) & below)
                if not has_line(last | at_most):
                    return -1
        return UNDECIDED

    return zugzwang  # type: ignore[no-any-return]


# ==================================================================================================
# connectx/core/search.py
# ==================================================================================================
# The exact search, written once for three speeds.
#
# `build_solve` makes `solve` for one geometry. It narrows down the score of a position with null
# windows, each answered by `search`, a negamax with a transposition table. With numba's tools the two
# are compiled, for this machine or as WebAssembly; with Python's they are interpreted. They visit the
# same nodes each time.
#
# Scores are those of the literature: 0 is a draw; a win is the number of discs the winner has left to
# play, plus one; a loss is the negative of the opponent's win. With `e` empty squares, a win at once
# scores (e + 1) // 2.
#
# Each builder makes functions that have the geometry's numbers as local variables: constants to
# numba, and quicker to read for the interpreter than attributes. A call costs nothing compiled, and
# 1 % of a node interpreted, so what is rarely needed is a function and the rest is written out.
#
# Sources: P. Pons, "Solving Connect 4: how to build a perfect AI", 2015 (null windows, winning and
# losing squares, move ordering); V. Allis, "A knowledge-based approach of Connect-Four", 1988
# (claimeven); J. Schaeffer, "The history heuristic and alpha-beta search enhancements in practice",
# 1989 (learned ranks); J. Schaeffer and A. Plaat, "New advances in alpha-beta searching", 1996
# (enhanced transposition cut-off); D. Knuth, "The art of computer programming" 3, 6.4 (multiplicative
# hashing). docs/experiments.md says what each one gains.

MIRROR_DISCS = 16  # positions with fewer discs share a table entry with their mirror image


def middle(least: int, most: int) -> int:
    """The null window to try next for a score from `least` to `most`: `least` <= it < `most`.

    Bisects, but no nearer to 0 than half of the bound on that side, since scores near 0 are the
    commonest.
    """
    midpoint = least + (most - least) // 2
    if midpoint < 0 or (midpoint == 0 and least < 0):
        half_of_least = -(-least // 2)  # rounded towards 0, as // alone would not
        return min(midpoint, half_of_least)  # from -18 to 18: -9
    return max(midpoint, most // 2)  # from -8 to 18: 9


def build_solve(geometry: Geometry, tools: SearchTools) -> Callable[..., int]:
    """`solve` for one geometry at one speed."""
    jit, count_bits, pointer = tools.jit, tools.count_bits, tools.pointer
    bottom, board = geometry.bottom, geometry.board
    winning_squares = tools.winning_squares(geometry)
    has_line = tools.has_line(geometry)
    middle_of, safe_moves_of = jit(middle), jit(safe_moves)
    start, check_and_grow = build_growth(geometry, tools)
    search = build_search(geometry, tools, check_and_grow, winning_squares, has_line)

    @jit
    def solve(own: int, occupied: int, low: int, high: int, memory: Any) -> int:
        """The score, clamped to `low` and `high`; GAME_OVER if the game is over.

        `memory` is the list of frames, or if compiled the address of an array of 64-bit words.
        Raises TimeoutError when time is up; the score is then known to lie from LEAST to MOST. A
        call with these as `low` and `high` goes on from there, and as one search if GOES_ON is set.
        """
        frames = pointer(memory)
        theirs = own ^ occupied
        empties = count_bits(board ^ occupied)
        if empties == 0 or has_line(theirs):
            return GAME_OVER
        lowest = (occupied + bottom) & board
        own_wins = winning_squares(own) & ~occupied
        their_wins = winning_squares(theirs) & ~occupied
        moves = safe_moves_of(lowest, their_wins)
        # Bounds that need no search.
        if own_wins & lowest:  # a win with the next disc
            least = most = (empties + 1) >> 1
        elif not moves:  # a loss to the disc after it
            least = most = -(empties >> 1)
        elif empties <= 2:
            least = most = 0
        else:  # neither wins so soon
            least = -((empties - 2) >> 1)
            most = (empties - 1) >> 1
            # Who has no line even with all squares that are empty cannot win.
            if most > 0 and not has_line(own | (board & ~occupied)):
                most = 0
            if least < 0 and not has_line(theirs | (board & ~occupied)):
                least = 0
        if least == most or least >= high or most <= low:
            return max(low, min(high, least))
        least = max(least, low)
        most = min(most, high)
        if not frames[GOES_ON]:
            start(frames)
        frames[GOES_ON] = 0
        while least < most:
            frames[LEAST] = least
            frames[MOST] = most
            alpha = middle_of(least, most)
            value = search(own, occupied, moves, own_wins, their_wins, empties, alpha, frames)
            if value <= alpha:
                most = value
            else:
                least = value
        return max(low, min(high, least))

    return solve  # type: ignore[no-any-return]


def build_search(
    geometry: Geometry,
    tools: SearchTools,
    check_and_grow: Any,
    winning_squares: Any,
    has_line: Any,
) -> Callable[..., int]:
    """`search` for one geometry at one speed."""
    jit, bit_length, pointer = tools.jit, tools.bit_length, tools.pointer
    bottom, frame = geometry.bottom, frame_size(geometry)
    mirror_above = geometry.rows * geometry.columns - MIRROR_DISCS
    hash_mask = (1 << key_bits_of(geometry)) - 1
    tag_shift, tag_mask = tag_of(geometry)
    same_for_mirror, bound_in, entry_of, probe = build_table(geometry, tools)
    wins_by_force, ranked, learn = build_order(geometry, tools, winning_squares)
    zugzwang = build_zugzwang(geometry, tools, has_line)

    @jit
    def search(
        own: int,
        occupied: int,
        moves: int,
        own_wins: int,
        their_wins: int,
        empties: int,
        alpha: int,
        frames: Any,
    ) -> int:
        """Decide whether the score is above `alpha`: a result <= alpha is an upper bound of the
        score, a result > alpha a lower bound.

        Precondition: at least 3 squares are empty (`empties`), the side to move cannot win at
        once, `moves`, not 0, are its moves after which the opponent cannot win at once either,
        and `alpha` is at least -(empties - 2 >> 1), the lowest score then. `own_wins` and
        `their_wins` are the empty squares that complete a line for the side to move and for the
        other side.

        Raises TimeoutError when time is up; the table holds only proved bounds even then.
        """
        nodes = frames[NODES] + 1
        frames[NODES] = nodes
        if nodes & CHECK_MASK == 0:
            check_and_grow(frames)
        if (empties - 3) >> 1 <= alpha:  # only a win with the next disc but one would do
            if wins_by_force(own, occupied, moves):
                return (empties - 1) >> 1
            return (empties - 3) >> 1
        # The table: is it known?
        key = own + occupied + bottom
        if empties > mirror_above:
            key = same_for_mirror(key)
        hashed = (key * HASH_FACTOR) & hash_mask
        top = FIRST_FRAME + empties * frame  # where the frame of this position begins
        slot = frames[top + START] + (hashed >> frames[top + SHIFT])
        table = pointer(frames[TABLE])
        bound: int
        entry = table[slot]
        if (entry >> tag_shift) == (hashed & tag_mask):
            bound = bound_in(entry, alpha)
            if bound != UNDECIDED:
                return bound
        # Zugzwang: with an odd number of empty squares, the side to move plays on the last one.
        theirs = own ^ occupied
        if empties & 1:
            bound = zugzwang(theirs, own, their_wins, own_wins, occupied, alpha + 1)
            if bound != UNDECIDED:
                return bound
        else:  # the other side plays there: our score is above alpha unless its is -alpha or more
            bound = zugzwang(own, theirs, own_wins, their_wins, occupied, -alpha)
            if bound != UNDECIDED:
                return -bound
        # The moves by rank, the best at the highest bit; what the table knows of them.
        order = ranked(own, occupied, moves, own_wins, frames, top)
        if not order:  # one of them wins with the next disc but one
            return (empties - 1) >> 1
        best: int = -INFINITE_SCORE
        if empties >= frames[PROBE_FROM]:
            best, order = probe(theirs, occupied, order, alpha, frames, top)
            if best > alpha:
                return best
        # Search them.
        all_moves = order
        while order:
            rank = bit_length(order) - 1
            order ^= 1 << rank
            place = top + RANK_FIELDS * rank
            move = frames[place]
            after = occupied | move
            # The child has the sides changed: what was theirs is its own, and its alpha is ~alpha,
            # which is -alpha - 1, as above alpha for us is at most that for the opponent.
            replies = frames[place + REPLIES]
            its_own_wins = their_wins & ~move
            its_their_wins = frames[place + WINS]
            value = -search(
                theirs, after, replies, its_own_wins, its_their_wins, empties - 1, ~alpha, frames
            )
            if value > best:
                best = value
                if value > alpha:
                    if empties >= LEARN_FROM:
                        learn(all_moves & ~order, rank, empties, frames)
                    break
        table[slot] = entry_of(hashed, best, alpha)
        return best

    return search  # type: ignore[no-any-return]


# ==================================================================================================
# connectx/core/compiled.py
# ==================================================================================================
# The exact search in machine code.

@lru_cache(maxsize=16)
def compiled_solve(geometry: Geometry) -> Callable[..., int] | None:
    """`solve` in machine code; None if numba is missing or broken or the board is too large."""
    try:
        solve = new_solve(geometry)
        if solve is not None:  # numba compiles it in the first call; a full board touches no table
            solve(geometry.board, geometry.board, 0, 0, 0)
    except Exception:  # noqa: BLE001 - a broken numba may cost speed, never a game
        return None
    return solve


def new_solve(geometry: Geometry) -> Callable[..., int] | None:
    """`solve` as numba has it before it is compiled; None without numba or on a large board."""
    tools = compiled_tools(geometry)
    return None if tools is None else build_solve(geometry, tools)


def compiled_tools(geometry: Geometry) -> SearchTools | None:
    """numba's compiler, and machine instructions for Python's methods.

    None without numba, or if the board is too large for a machine word.
    """
    if geometry.stride * geometry.columns > COMPILED_BITS:
        return None
    try:
        import numba
        from llvmlite import ir
        from numba import types
        from numba.extending import intrinsic
    except ImportError:
        return None

    word = ir.IntType(64)

    def instruction(result: Any, argument: Any, emit: Callable[[Any, Any], Any]) -> Any:
        """A function of one argument, compiled to what `emit(builder, value)` writes."""

        @intrinsic
        def emitted(_typing: Any, _argument: Any) -> Any:
            def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
                return emit(builder, arguments[0])

            return result(argument), generate

        return emitted

    def emit_bit_length(builder: Any, value: Any) -> Any:
        zeros = builder.ctlz(value, ir.Constant(ir.IntType(1), 0))
        return builder.sub(ir.Constant(word, 64), zeros)

    @intrinsic
    def prefetch(_typing: Any, table: Any, slot: Any) -> Any:
        def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            byte, number = ir.IntType(8).as_pointer(), ir.IntType(32)
            function = builder.module.declare_intrinsic(
                "llvm.prefetch",
                (byte,),
                ir.FunctionType(ir.VoidType(), (byte, number, number, number)),
            )
            address = builder.bitcast(builder.gep(arguments[0], [arguments[1]]), byte)
            to_read, into_every_cache, data = number(0), number(3), number(1)
            builder.call(function, [address, to_read, into_every_cache, data])
            return context.get_dummy_value()

        return types.void(table, slot), generate

    def emit_call(builder: Any, address: Any) -> Any:
        function = builder.inttoptr(address, ir.FunctionType(word, ()).as_pointer())
        return builder.call(function, [])

    answer_of = instruction(types.int64, types.int64, emit_call)
    winning_squares, has_line = line_tools(ir, types, instruction)
    suffix = uuid4().hex

    def jit(function: Callable[..., Any]) -> Any:
        """numba's compiler, with a name in the machine code that no other function ever has.

        Code is linked by name. numba numbers the functions of a process, so code from another
        process could otherwise be linked to the search for another geometry.
        """
        function.__qualname__ = f"{function.__name__}_{suffix}"
        return numba.njit(nogil=True, error_model="numpy")(function)

    @jit
    def time_is_up(frames: Any) -> bool:
        return frames[NODES] & ASK_MASK == 0 and answer_of(frames[STOP]) != 0  # type: ignore[no-any-return]

    return SearchTools(
        jit=jit,
        winning_squares=winning_squares,
        has_line=has_line,
        count_bits=instruction(
            types.int64, types.int64, lambda builder, value: builder.ctpop(value)
        ),
        bit_length=instruction(types.int64, types.int64, emit_bit_length),
        pointer=instruction(
            types.CPointer(types.int64),  # type: ignore[no-untyped-call]
            types.int64,
            lambda builder, value: builder.inttoptr(value, word.as_pointer()),
        ),
        time_is_up=time_is_up,
        prefetch=prefetch,
    )


def line_tools(ir: Any, types: Any, instruction: Callable[..., Any]) -> tuple[Any, Any]:
    """`winning_squares` and `has_line`, with one lane of a vector for each direction."""
    word = ir.IntType(64)

    def in_every_direction(builder: Any, discs: Any, geometry: Geometry) -> tuple[Any, Any]:
        """`discs` in a lane for each direction in which a line fits on the board, and a function
        that gives the vector of shifts by a number of squares."""
        rows, columns = geometry.rows, geometry.columns
        shortest = (rows, columns, min(rows, columns), min(rows, columns))
        ways = [
            way for way, length in zip(directions(geometry), shortest) if geometry.inarow <= length
        ]
        lanes = ir.VectorType(word, len(ways))
        unset = ir.Constant(lanes, ir.Undefined)
        first = builder.insert_element(unset, discs, ir.IntType(32)(0))
        zeros = ir.Constant(ir.VectorType(ir.IntType(32), len(ways)), None)
        vector = builder.shuffle_vector(first, unset, zeros)
        return vector, lambda squares: ir.Constant(lanes, [squares * way for way in ways])

    def any_direction(builder: Any, vector: Any) -> Any:
        """The union of the lanes."""
        union = builder.module.declare_intrinsic(
            f"llvm.vector.reduce.or.v{vector.type.count}i64",
            (),
            ir.FunctionType(word, (vector.type,)),
        )
        return builder.call(union, [vector])

    def winning_squares(geometry: Geometry) -> Any:
        def emit(builder: Any, discs: Any) -> Any:
            if geometry.inarow > max(geometry.rows, geometry.columns):
                return word(0)
            vector, shifts = in_every_direction(builder, discs, geometry)
            before = after = ir.Constant(vector.type, [-1] * vector.type.count)
            run_before, run_after = [before], [after]  # by length
            for squares in range(1, geometry.inarow):
                before = builder.and_(before, builder.shl(vector, shifts(squares)))
                after = builder.and_(after, builder.lshr(vector, shifts(squares)))
                run_before.append(before)
                run_after.append(after)
            ends = before
            for length in range(1, geometry.inarow):
                both = builder.and_(run_before[-1 - length], run_after[length])
                ends = builder.or_(ends, both)
            return builder.and_(any_direction(builder, ends), word(geometry.board))

        return instruction(types.int64, types.int64, emit)

    def has_line(geometry: Geometry) -> Any:
        def emit(builder: Any, discs: Any) -> Any:
            if geometry.inarow > max(geometry.rows, geometry.columns):
                return ir.IntType(1)(0)
            runs, shifts = in_every_direction(builder, discs, geometry)
            for squares in run_shifts(geometry)[0]:
                runs = builder.and_(runs, builder.lshr(runs, shifts(squares)))
            return builder.icmp_unsigned("!=", any_direction(builder, runs), word(0))

        return instruction(types.boolean, types.int64, emit)

    return winning_squares, has_line


# ==================================================================================================
# connectx/core/interpreted.py
# ==================================================================================================
# What the exact search needs of Python itself; `compiled.py` has the same of the compiler.

MOST_RESULTS = 1 << 18  # are remembered; then all are forgotten


def interpreted_winning_squares(geometry: Geometry) -> Callable[[int], int]:
    """A function of discs: the squares, occupied or not, that complete a line with them.

    It remembers its results: they depend on one side's discs alone, and the same discs come back
    with other replies.
    """
    board = geometry.board
    steps = tuple((way, 2 * way) for way in directions(geometry)[1:])  # all but upwards

    def of_four(discs: int) -> int:
        squares = (discs << 1) & (discs << 2) & (discs << 3)  # on top of three
        for one, two in steps:
            between = (discs << one) & (discs >> one)  # a disc on both sides, occupied or not
            if between:
                squares |= between & ((discs << two) | (discs >> two))  # X_XX and XX_X
                middles = between & discs  # of three in a row
                if middles:
                    squares |= (middles << two) | (middles >> two)  # XXX_ and _XXX
        return squares & board

    find = of_four if geometry.inarow == 4 else lambda discs: winning_squares(discs, 0, geometry)

    class Results(dict[int, int]):  # answers faster than an lru_cache
        def __missing__(self, discs: int) -> int:
            if len(self) >= MOST_RESULTS:
                self.clear()
            squares = self[discs] = find(discs)
            return squares

    return Results().__getitem__


def interpreted_has_line(geometry: Geometry) -> Callable[[int], bool]:
    """A function of discs: whether they contain a line."""
    steps = tuple((way, 2 * way) for way in (*directions(geometry)[1:], 1))

    def of_four(discs: int) -> bool:
        for one, two in steps:
            pairs = discs & (discs >> one)
            if pairs & (pairs >> two):
                return True
        return False

    return of_four if geometry.inarow == 4 else lambda discs: has_won(discs, geometry)


def interpreted_tools(geometry: Geometry) -> SearchTools:
    """Plain Python, with leave to go as deep as the board has squares."""
    squares = geometry.rows * geometry.columns
    sys.setrecursionlimit(max(sys.getrecursionlimit(), 500 + squares))
    return SearchTools(
        jit=lambda function: function,
        winning_squares=interpreted_winning_squares,
        has_line=interpreted_has_line,
        count_bits=int.bit_count,
        bit_length=int.bit_length,
        pointer=lambda table: table,
        time_is_up=lambda frames: frames[STOP](),
        prefetch=None,
    )


# ==================================================================================================
# connectx/core/stop.py
# ==================================================================================================
# What ends a search early: its deadline, or a signal such as Ctrl-C.
#
# A search asks about every millisecond whether to stop. Machine code can neither look at a clock nor
# let Python handle a signal, so it calls a C function for that.

QUESTION = ctypes.CFUNCTYPE(ctypes.c_int64)


class Stop:
    """What one search asks. Its `field` belongs in the search's frames, as STOP."""

    def __init__(self, compiled: bool) -> None:
        """`field` is a function of Python, or if `compiled` the address of a C function."""
        self.is_due: Callable[[], bool] = lambda: False
        self._raised: BaseException | None = None
        self.field: Any = lambda: self.is_due()
        if compiled:
            answers = self._answers()
            next(answers)  # from now on, what the handler of a signal raises is caught
            self._question = QUESTION(answers.__next__)
            self.field = ctypes.cast(self._question, ctypes.c_void_p).value

    @contextmanager
    def when(self, is_due: Callable[[], bool]) -> Iterator[None]:
        """Within, the search raises TimeoutError once it `is_due`. If it is now, so does this."""
        if is_due():
            raise TimeoutError
        before, self.is_due = self.is_due, is_due
        try:
            yield
        finally:
            self.is_due = before

    def reason(self) -> BaseException:
        """What to raise where a search has raised TimeoutError: for a signal, what its handler
        raised, such as KeyboardInterrupt."""
        error, self._raised = self._raised, None
        return error or TimeoutError()

    def _answers(self) -> Iterator[bool]:
        """The answer to every question. Python calls the handler of a signal as the generator goes
        on, so within `try`: an exception cannot pass through machine code."""
        while True:
            try:
                while True:
                    yield self._raised is not None or self.is_due()
            except GeneratorExit:
                return
            except BaseException as error:  # noqa: BLE001 - `reason` gives it to the caller
                self._raised = error


# ==================================================================================================
# connectx/core/until_compiled.py
# ==================================================================================================
# What plays until its compiled form is ready.

Made = TypeVar("Made")


class UntilCompiled(Generic[Made]):
    """The interpreted form of something until its compiled form is ready.

    The compiled form is made in the background, so that no move waits for it beyond its time. If
    it cannot be made, the interpreted form is used throughout.
    """

    def __init__(self, make: Callable[[bool], Made]) -> None:
        """`make(True)` returns the compiled form, `make(False)` the interpreted one."""
        self._make = make
        self.interpreted = make(False)
        self._compiled: Made | None = None
        self._thread = threading.Thread(target=self._compile, daemon=True)

    def start(self) -> None:
        """Begin to compile, the first time this is called."""
        if self._thread.ident is None:
            with suppress(RuntimeError):  # no thread can be started
                self._thread.start()

    def ready(self, seconds: float | None = 0.0) -> Made:
        """The compiled form if it is ready within `seconds`, else the interpreted one.

        None waits until the attempt to compile has ended. Before `start`, there is no wait.
        """
        if self._thread.ident is not None:
            self._thread.join(seconds)
        return self.interpreted if self._compiled is None else self._compiled

    def _compile(self) -> None:
        with suppress(Exception):  # a broken numba may cost speed, never a game
            self._compiled = self._make(True)


# ==================================================================================================
# connectx/core/heuristic_search.py
# ==================================================================================================
# The heuristic search: alpha-beta to a depth or until time is up, for what cannot be solved.
#
# `build_heuristic_search` makes it for one geometry: compiled with numba's tools, interpreted with
# Python's, with the same scores and nodes either way. Forced replies do not count towards the depth,
# so that a line of threats is searched to its end. Leaves are judged by the squares that would
# complete a line, with more weight for those in rows that suit the side, and by the lines through
# every disc.
#
# Sources: those of `search`; D. Slate and L. Atkin, "Chess 4.5", 1977 (iterative deepening, the best
# move first); V. Allis, "A knowledge-based approach of Connect-Four", 1988 (zugzwang: when the rest
# of the board fills up in pairs, the first player gets the 1st, 3rd, 5th row, the second player the
# others).

FORCED_WIN = 1 << 24  # a win scores this minus the number of discs then on the board
THREAT = 20  # for each empty square that would complete a line, in lines through a disc
ZUGZWANG = 20  # more, in a row that suits the side
TABLE_BITS = 18  # slots of two words: 4 MB compiled, up to 24 MB interpreted
# A slot's first word is the key, its second: score, best column, depth, bound, from the left.
SCORE_SHIFT, COLUMN_SHIFT, DEPTH_SHIFT = 32, 16, 2
FIELD = (1 << 14) - 1  # holds a column, a depth
EXACTLY, AT_LEAST, AT_MOST = range(3)


def lines_through(geometry: Geometry) -> tuple[int, ...]:
    """The number of lines through a square, indexed by the bit length of its mask."""
    return tuple(
        rank - BASE_RANK + abs(2 * ((bits - 1) // geometry.stride) + 1 - geometry.columns) // 2
        for bits, rank in enumerate(square_ranks(geometry))
    )


def build_heuristic_search(geometry: Geometry, tools: SearchTools) -> Callable[..., int]:
    """`search` for one geometry at one speed.

    The geometry's numbers are local variables: numba treats them as constants, and the interpreter
    reads them faster than attributes.
    """
    jit, pointer, time_is_up = tools.jit, tools.pointer, tools.time_is_up
    count_bits, bit_length = tools.count_bits, tools.bit_length
    winning_squares = tools.winning_squares(geometry)
    safe_moves_of = jit(safe_moves)
    rows, columns, stride = geometry.rows, geometry.columns, geometry.stride
    bottom, board = geometry.bottom, geometry.board
    key_bits = max(COMPILED_BITS, stride * columns)
    hash_mask = (1 << key_bits) - 1
    hash_shift = key_bits - TABLE_BITS
    left_column = (1 << rows) - 1  # its squares
    highest_rank = highest_rank_of(geometry)
    ranks_of_squares = square_ranks(geometry)
    lines_of_squares = lines_through(geometry)
    # With an odd number of rows, the columns do not fill up in pairs.
    odd_rows = sum(bottom << row for row in range(0, rows, 2)) if rows % 2 == 0 else 0
    even_rows = board ^ odd_rows if odd_rows else 0

    @jit
    def evaluate(own_wins: int, their_wins: int, lines: int, occupied: int) -> int:
        """The score of a leaf for the side to move, from the empty squares that would complete a
        line and from `lines`, the number of lines through its discs less that of the others."""
        if count_bits(occupied) & 1:
            suited, unsuited = even_rows, odd_rows
        else:
            suited, unsuited = odd_rows, even_rows
        difference: int = count_bits(own_wins) - count_bits(their_wins)
        zugzwang: int = count_bits(own_wins & suited) - count_bits(their_wins & unsuited)
        return lines + THREAT * difference + ZUGZWANG * zugzwang

    @jit
    def ranked(own: int, occupied: int, moves: int, first: int, frames: Any, top: int) -> int:
        """The ranks of the moves, as bits; stores every move in the frame at its rank.

        `first` comes first, then what makes new winning squares and what is in many lines.
        """
        old_wins = winning_squares(own) | occupied
        ranks = 0
        while moves:
            move = moves & -moves
            moves ^= move
            new_wins = winning_squares(own | move) & ~old_wins
            rank = ranks_of_squares[bit_length(move)] + WIN_RANK * count_bits(new_wins)
            if move == first:
                rank = highest_rank
            elif rank >= highest_rank:
                rank = highest_rank - 1
            elif rank < columns:
                rank = columns
            while (ranks >> rank) & 1:  # the rank is taken
                rank -= 1
            ranks |= 1 << rank
            frames[top + rank] = move
        return ranks

    @jit
    def search(
        own: int,
        occupied: int,
        lines: int,
        depth: int,
        alpha: int,
        beta: int,
        memory: Any,
        top: int,
    ) -> int:
        """The score for the side to move, `depth` plies deep, forced replies not counted.

        A result between `alpha` and `beta` is exact; one <= `alpha` is an upper bound of the score,
        one >= `beta` a lower bound. `lines` is that of `evaluate`, `memory` the list of frames, or
        if compiled the address of an array of words; `top` is its first free field.

        Precondition: the game is not over, but for a full board. Raises TimeoutError when time is
        up.
        """
        frames = pointer(memory)
        nodes = frames[NODES] + 1
        frames[NODES] = nodes
        if nodes & CHECK_MASK == 0 and time_is_up(frames):
            raise TimeoutError
        lowest = (occupied + bottom) & board
        if not lowest:
            return 0
        theirs = own ^ occupied
        own_wins = winning_squares(own) & ~occupied
        if own_wins & lowest:
            return FORCED_WIN - 1 - count_bits(occupied)
        their_wins = winning_squares(theirs) & ~occupied
        moves = safe_moves_of(lowest, their_wins)
        if not moves:
            return count_bits(occupied) + 2 - FORCED_WIN
        forced = lowest & their_wins
        if forced:
            child_lines = -lines - lines_of_squares[bit_length(forced)]
            after = occupied | forced
            score: int = -search(theirs, after, child_lines, depth, -beta, -alpha, memory, top)
            return score
        if depth <= 0:
            return evaluate(own_wins, their_wins, lines, occupied)  # type: ignore[no-any-return]
        table = pointer(frames[TABLE])
        key = own + occupied + bottom
        slot = (((key * HASH_FACTOR) & hash_mask) >> hash_shift) << 1
        first = 0
        if table[slot] == key:
            entry = table[slot + 1]
            score = entry >> SCORE_SHIFT
            bound = entry & 3
            if ((entry >> DEPTH_SHIFT) & FIELD) >= depth and (
                bound == EXACTLY
                or (bound == AT_LEAST and score >= beta)
                or (bound == AT_MOST and score <= alpha)
            ):
                return score
            first = moves & (left_column << (((entry >> COLUMN_SHIFT) & FIELD) * stride))
        ranks = ranked(own, occupied, moves, first, frames, top)
        best = -FORCED_WIN  # below every score, so that there is a best move
        best_move = 0
        floor = alpha
        while ranks and floor < beta:
            rank = bit_length(ranks) - 1
            ranks ^= 1 << rank
            move = frames[top + rank]
            after = occupied | move
            child_lines = -lines - lines_of_squares[bit_length(move)]
            child_top = top + highest_rank + 1
            score = -search(theirs, after, child_lines, depth - 1, -beta, -floor, memory, child_top)
            if score > best:
                best, best_move = score, move
                if score > floor:
                    floor = score
        bound = AT_LEAST if best >= beta else EXACTLY if best > alpha else AT_MOST
        column = (bit_length(best_move) - 1) // stride
        table[slot] = key
        entry = (best << SCORE_SHIFT) | (column << COLUMN_SHIFT) | (depth << DEPTH_SHIFT) | bound
        table[slot + 1] = entry
        return best

    return search  # type: ignore[no-any-return]


class HeuristicSearch:
    """Finds good moves on one geometry. Not safe for use by several threads at once."""

    def __init__(self, geometry: Geometry, *, compiled: bool = False) -> None:
        """Make the table; `compiled` compiles, which takes seconds.

        Raises RuntimeError if there is no compiled search: numba is missing or the board too big.
        """
        tools = compiled_tools(geometry) if compiled else interpreted_tools(geometry)
        if tools is None:
            raise RuntimeError(f"no compiled search for {geometry}: no numba, or the board is big")
        self.geometry = geometry
        self.compiled = compiled
        self._lines = lines_through(geometry)
        self._search = build_heuristic_search(geometry, tools)
        squares = geometry.rows * geometry.columns
        fields = FIRST_FRAME + (highest_rank_of(geometry) + 1) * (squares + 1)
        words = 2 << TABLE_BITS
        self._table: Any
        self._frames: Any
        self._memory: Any  # for the search
        if compiled:
            self._table, self._frames = (ctypes.c_int64 * words)(), (ctypes.c_int64 * fields)()
            self._memory = ctypes.addressof(self._frames)
            self._frames[TABLE] = ctypes.addressof(self._table)
            # A full board: compiles.
            self._search(0, geometry.board, 0, 0, 0, 0, self._memory, FIRST_FRAME)
            self._frames[NODES] = 0
        else:
            self._table, self._frames = [0] * words, [0] * fields
            self._memory = self._frames
            self._frames[TABLE] = self._table
        self._stop = Stop(compiled)
        self._frames[STOP] = self._stop.field

    @property
    def nodes(self) -> int:
        """The number of positions searched so far."""
        return int(self._frames[NODES])

    def best_column(self, board: Board, deadline: Deadline) -> int:
        """One of `best_columns`: the one nearest the centre, of two the left one."""
        return centre_first(self.best_columns(board, deadline), self.geometry)[0]

    def best_columns(self, board: Board, deadline: Deadline, depth: int | None = None) -> list[int]:
        """The columns with the highest score, `depth` plies deep, from left to right.

        When time is up, those of the deepest search so far: of an unfinished one, what it has found
        to be best, where the best of the search before it comes first. Without any time, all legal
        columns. Precondition: the game is not over.

        With a depth, the result depends on nothing else, as the table is emptied first; without
        one, the search makes use of what it found out on earlier boards.
        """
        if depth is not None:
            self._forget()
        best = columns = board.legal_columns()
        plies_left = board.empties if depth is None else min(depth, board.empties)
        with suppress(TimeoutError), self._stop.when(deadline.expired):
            for plies in range(1, plies_left + 1):
                scores: dict[int, int] = {}
                highest = -FORCED_WIN
                for column in columns:
                    scores[column] = self._score(board, column, plies, highest)
                    highest = max(highest, scores[column])
                    best = [column for column in scores if scores[column] == highest]
                if len(columns) == 1 or abs(highest) > FORCED_WIN // 2:
                    break  # nothing to choose, or the end is in sight
                columns = sorted(columns, key=lambda column: -scores[column])
        return sorted(best)

    def _forget(self) -> None:
        """Empty the table."""
        if self.compiled:
            ctypes.memset(self._table, 0, ctypes.sizeof(self._table))
        else:
            self._table[:] = [0] * len(self._table)

    def _score(self, board: Board, column: int, depth: int, least: int) -> int:
        """The score of a column, or if that is below `least`, an upper bound of it."""
        child = board.play(column)
        if has_won(child.theirs, self.geometry):
            return FORCED_WIN - child.discs
        lines = self._lines_of(child.own) - self._lines_of(child.theirs)
        limits = -FORCED_WIN, 1 - least
        search = *child[:2], lines, depth - 1, *limits, self._memory, FIRST_FRAME
        try:
            return -self._search(*search)
        except TimeoutError:
            raise self._stop.reason() from None

    def _lines_of(self, discs: int) -> int:
        return sum(self._lines[place.bit_length()] for place in single_squares(discs))


@lru_cache(maxsize=4)
def searches_of(geometry: Geometry) -> UntilCompiled[HeuristicSearch]:
    """The process's searches of a geometry."""
    return UntilCompiled(lambda compiled: HeuristicSearch(geometry, compiled=compiled))


# ==================================================================================================
# connectx/core/observation.py
# ==================================================================================================
# Kaggle's observation and configuration as a board: the only place that knows their format.
#
# Both may be Kaggle's Struct, a plain dict, or any object with attributes. A missing field has
# Kaggle's default.

DEFAULTS = {"rows": 6, "columns": 7, "inarow": 4, "actTimeout": 2, "remainingOverageTime": 60}


def read_field(source: object, name: str) -> Any:
    """A field of an observation or configuration; its default, or None, if it is missing."""
    if isinstance(source, Mapping):
        return source.get(name, DEFAULTS.get(name))
    return getattr(source, name, DEFAULTS.get(name))


def read_time(obs: object, config: object) -> tuple[float, float]:
    """The seconds for this move, and the overage: seconds left in the game for slow moves.

    >>> read_time({"remainingOverageTime": 42.5}, {"actTimeout": 2})
    (2, 42.5)
    """
    return read_field(config, "actTimeout"), read_field(obs, "remainingOverageTime")


def read_board(obs: object, config: object) -> Board:
    """The board, with the side to move.

    `obs.board` lists the squares row by row from the top left: 0 for empty, 1 and 2 for the
    players' discs. `obs.mark` is the number of the side to move. Raises ValueError if either is
    missing, or if the board does not have as many squares as the configuration says.

    >>> board = read_board({"board": [0] * 41 + [1], "mark": 2}, {"rows": 6, "columns": 7})
    >>> board == Board.from_moves("7")
    True
    """
    geometry = geometry_of(*(read_field(config, name) for name in ("rows", "columns", "inarow")))
    squares, mark = read_field(obs, "board"), read_field(obs, "mark")
    if squares is None or mark is None:
        raise ValueError(f"the observation has no {'board' if squares is None else 'mark'}")
    if len(squares) != geometry.rows * geometry.columns:
        raise ValueError(
            f"obs.board has {len(squares)} squares, "
            f"expected {geometry.rows} x {geometry.columns} = {geometry.rows * geometry.columns}"
        )
    return board_of(squares, mark, geometry)


# ==================================================================================================
# connectx/core/scores_data.py
# ==================================================================================================
# The scores of the first positions, by `python -m connectx.openings scores`; see `scores.py`.

SCORES_DISCS = 8
SCORES_CODE = {
    8: 0,
    10: 3,
    12: 2,
    14: 4,
    18: 16,
    22: 5,
    26: -3,
    31: -2,
    38: -5,
    46: 6,
    47: -1,
    55: 1,
    60: -4,
    79: 11,
    108: 12,
    156: 9,
    157: 8,
    219: 7,
    244: 13,
    245: 10,
    246: -6,
    437: 14,
    495: 15,
    873: -7,
    1744: -16,
    1745: -8,
    1977: 18,
    1979: -11,
    3953: -10,
    3956: -9,
    3957: -12,
    7905: -13,
    15808: -14,
    15809: -15,
}
SCORES_TEXT = (
    "pRCiAD0BJBtEoMNkDYFyBggRWBkoomhQoCt3AwJBJAGIQlFRg2qiiEASkBgUJwEIBIGBBQANAgEIAhEAAghguJJxDCgV"
    "EFgMihBEgQIA8CciIPCHmAYKAwIwIBCAjgGjBQAgTIpLACnAJlYEyaCCCmIFAICAAXDBogsjgAZHkDirMIAU4EHAiIUI"
    "oWAJ4BDQGGgBCSgACRaHQ5ACaTtMknKgQBAAABMBjXggSBhrUT05MB4o9gGlAgQABKApiFTQYZOhkIEMoBBrcAFAOYZK"
    "AQCBFIRAMEsQA4YINjS6A1ckpQAUQGAkiCDC0gBICwmBENA4C0QBQQIxCKyhuFDQAABFUQCShPIjQCOSQsgxUCiQxIEC"
    "QIQAIyQhOgFEGEAR4JaRHCROjV5AEMyQNShDktFRgCLxyGiQASAdKABqI1oSAAU07GECAAgIaAYKBDCggSAIsgADIEFC"
    "AICEAyQCoUTyCCiAIIIRKYFVQRIKcCiIFhSETnDgB4IBagFiKJiUJiZaFSiB7FAEC61QiQx20hAhrTaXAIoidHBTQVDs"
    "kbIAREIguywAwEZBCDjSRKAqYgHhDbaAU2AgABJAhl5GUFFAQGQIAK2ldCIkoAAiIIYAtZwCQkIDIRIDoA9UgVF04VgB"
    "ggMERGRgDWGAAZqFKHgAgChULPMgAqEGF0HEg7GolhJgCIrDMQSohRsAEIFAJmZjCHmA4KEwgFEBCGAwFlswCGGwABHE"
    "YkIAS4IKQiBMVBpUhC0gJRohooKCAAVJeLCIoYGcxiKiABQFkRUAgAlREAnggAqRYJWZIEgBKYoAGDRgEkFCIhgpQkiA"
    "EAIvBAxgAiwWJoAQQIAPAIJAIAg+PAHGpclAAKMICAJFWVBFExkBRCqWdKIBJnEEghAAgJQIhgxBALEEYEgztEE2CiN4"
    "qEgCSSGRiSgELqAkEjDQkCsERu0MAYYYEAiAFAnASMoDAgoJcABAGIIQEwByiqWjiAOBHEEYrJiVCSgAZlSpCANkAOCQ"
    "cIDYhAQhhABAQAkAiSOLBAIKsE6V0BkADHBhNCASFhDAQAWoLWBKMQA6IFSpEEgAIjAARhYAFBhZCxCgQiLJJBaQMQoM"
    "CALghASQCMWgRYxmEkIrECsRikR4JixhAYCJHoiBJUBR4GTLSACCAOiIABJUAIKQkBEDGm0xBYBSHI4IoDUiYCBaEcwN"
    "wyOAEUCwQnoIAKxQEgmiGPGlWgAZBRQHZQTiPAwBhLBmBCYgBqqBqBJFAwZpwJCA6QASIkQSxQZAFWBRQBogAiAKhTRJ"
    "+I4DaALoOiEKJQCkCsiQAGILBQKEkxAaBKMQMCoCB-JCNy0AEQEkigBBwjcECFoAOAyRMEgBBmCDHmgmEOAJKqGkQIRw"
    "DxmsBxJOQOAAICBAMCCmIJKUsyA2IgEAA4VYqEhqQiRlEAgDUCTAQwBJAgakFUwwCAAkDEcFMAURAiCOgBMhIDDJaMGw"
    "IREEwo1BUdA5UxELRSqhQBQAQoEnoAINYAEAjQWwBozQUPQUYEAQoUlWBBgQCKNAtGNBhEqQwjQMWIYcjyFABVgkQLIk"
    "BAEFd5AQUZaouYFGBSAXEQAAAAxoqmhEEggrAYBAQQFAQgCAQWwADSBAARINIDgm4CCMhFhBUCBAgBQi0BgNHYEINdDi"
    "gDITIJRBARgAI2OpBTQpAGYvzAkAVAI8BcQLJoYOT0Vm0ACQGAATEwBCkQEGHwlEXAJAkAhShwoTMSQK3UABGwAAR4mD"
    "BCS8CMYoZaTIgRUAsEVJEFWOEBoVQALVQMABH+opsICiABYGgAABASiQrRnPB6ARdgCm98jgUhZo3ySSA0M9rIAjCl5h"
    "kGjJQf8gAAckHw0AqQ5DxBYHBCtGKpAQbiQEABqsAjJCAiJ0IQEQgwEKT6G7AthBgwEKWgIQAogBAQegIAASACdUgjOE"
    "cqjMALNxCMOJFEEkKgGgEMKASIWPJFKC9ZgKkCRYGi9WSCjAbieAIIIDBBClNCCBFNhxABhBCkZJnwIUATSlSJJLAGkU"
    "GhWUZAgFACAA0RAjTlXVI2iYFENQRQFoAokakGpi0wgtQyFDahsAwIA9KHGBjVxVA6UKYIZpkgxg8CAhiAmiIwsw2MEV"
    "cY4cCCMBCDREMGWCMwRuSgGKUQQFFaFAgKaCRBqCfMDy1WR2EkKFAhPIbUlEXiFAAhpCxQC-q0cmcQ8DKys0saqrE0Ao"
    "mEIIxMPaVWExaAamCADGAYYaiJPEthRAQAMRNzQEmHwGFWSAAMDKAoROkQLAdmAIPgFkDCBMD7MOidg0SqOlQe0CAIhQ"
    "hOUTgjRUIrxLTriAKqYBaNJVDxpRxsYYAiYrMgNWINAAtAJCBDBQMGCQgIWMNgSshAGdEEtAIo21ZgcHgiLsJARSi5Aw"
    "OJkIgWDMEFSUpESgJsIDwoAGBFaVJFCiMlLUBmMSG5lIaE3MEAOiCkIBl0YcMQgM5UwESMqSpdAhMQ9KmhcIIsNODXWC"
    "WcAkKFxEumDoBpGA2pALY2fAEAHcWXxaEmDhMYTllHwIYxsiUQBQmm4hlUx1UMYDYCCLOjhjI2EU4tJYQGrhAMHJEXMu"
    "EYlAAFIBUFgBRG4+yAAw0Zad4EYhIIoVRSMA6ARWKgriYagghSsZpQCAiioJBAjkVAIBHChqBZEAUGudAFCYId0MIUNh"
    "4Ti8SiAIjsBBhQJZSg0A0cIHSJUOABjz2IDDAK5KCHIVHFDwKRVaCQIghoIQLHgKojIgoCNEGgXhmkSUCf5RuAGjCIKE"
    "oUK5ADhkemgDoiASVGCjQwa0JKUkeAhTeHMUpXQoo8AMBIKRaPDx1GAjAB0mC1Cr21SYoQYAWM+gAaYHR6gEVFGAXUQg"
    "CJIihjYkA0LTGSgEThgMgJoYMqihizpT+OS+igZBEBZiBhgqQyISiBGCSDBVKYGAQhoYARRGwAGLu0xgiiUHaERQ0RAE"
    "DDAwQQhECDDqhBDYAhwTI+FANozAT4yGDCokgAwRLSkwhgBp0oAYAkkBSRx6hR+RC4gAEUyLwIhBAmDlYgHtYg4UCAio"
    "ACYwgppJigE+VhAxhhFOWmUAiMghEL0B4rMIg0Ci0Epwl6DWjuwxAqOIpADyLIYHkr1hvI9CDRECLiDDCFRIAUYJEKoD"
    "sORoict2pFscpAkfGCNBBoiABsxAgCMhEhlKQD4GKRIBOAiDIkBIIGIosAAICDKYISAQIoVVhGQJUMRISOiIlJCrAyI0"
    "bw+aksuYBIKBJMhDNg2S0ACKRCBVmmB00aYiAGKHcDIhoEgQcDayQMZhICjDQFKCl6CyQsRIia7y2KIsKgNkBJ7EyUhE"
    "G2ShPhCskAQMfsiCBDCIimBOEjqCoFSOQhCEBAUlMhOKUNjmhNBUCipJwkQC-EcMYsox0EUfKBUXUROLMEARwmiBB3g7"
    "kZUDSBLgQOXGZB0EoOO00sGWR5wiWUJ0GTsCoIINkXCIFKAmoBh1nVkpJQDhyED0kcokhgciZqjc4hDVUIgB4xAoF5yF"
    "4iFpvHSfABrsSsCylIQ800jYKAlRQVlgAvmUJkAgMmADrABAAAGIAsUVRQQFCIkDG9lFVAEgh4sgQLoab7BiiahIifPB"
    "0tAZA8QB8RZACAmh7AC9EgCsyykSZARUskSQrBIiYBEsxPTyOGEQCigAooDCZgJ0BEICNAIVQDBoD6cgR6mNRHaMMCKD"
    "hKNJoLQbUqE6MFoOxAEGAjBJCBoUmFLgpVhB0wUB6QgMgRYADWURkSDHeSqYiOdMoYbKoOlMBBrpfmXAFCT10rP0jCTD"
    "EScQrB5nABMJIaJmJkBhrgrIClh1K0zgIOza4CFq6AIhCVAWEQB8ChGwYSaepSxSWAsWjAYIssScrV102WUByxVCQLBk"
    "MABFaAtPE0VAcHJRIuFBErR4BrSFABwpM1C8FsWEqg7gRyC6UooVwhcjMIiXLCSAQmUBOGSDAkNIT4QBIykgJQ6hiOXk"
    "igKQAY0yK5xIiQiAWQDURFGICCVgM2ZAJxAFjMY9VBGCRqsCtjCCbaKBGbACwlQkk0s8uShIALqXEoFEWMsCAElAgRUQ"
    "ARcsFQitMtCEsIAQqSZ0BI4EAbAE61GIoIYBIBcErjUDdrJM1ShaNBATEQRFGoKJCAYBXAQjl4limE0qygGI9UFEAAhi"
    "sDBEztGOIIpElHgFQYAQxdVmlCF4CWA60XwkmFMAAAIqMvGxoLauNLLqjSwaDBMkBIsZW3IgQxVkbZcYiyYE5gDQDBCL"
    "i5DClewAySLKEGuAMBwkRJ0BR+6c7OObYMSAITAgYBXEGBCSAJUg0IRBQxyAjQoAMlgpBgAikmTCUJkCOMTQ40MQZuCB"
    "Z6AIBBJBgYIUM0NxFABlAEaCeHAc1CmSEIgsVyAqZjUFrcsGKhpYCgmAoqjBahgFDxjtGDQpVAEpFUgSeAYSjaCGiR8o"
    "KKl2IkwgNyQjhB1KJIbQxIKsJRegYRlmwlOYMMD+rAFEQbEQxkrAi2I4gMlrW41xYACaZk4UR6mwMSFRAaB+uAaon5Yg"
    "hNSAQwISlJgCBFIJqaUtABWAIQePHJDAMCHIBqTpkEgHQzlKxwcxN4sg1hAEAMk4MUkkMi5IpJEAnZQsDlAHUAJMIMw5"
    "oisbEqpGPFcEZi4XPeiRaGDGCZiNRPkHJATBlwBRi4QwILiWKMXPSAGE6NwMhLs5AIi0Dw6GpLoYYfBIZywk4SBCpkD6"
    "nUCnBUIBGhlIlu3IBOFHmiSPYhBAMCB8QwAGiBOgwY4cBQiqhBIIKZFTWKyWUf8nKeCkQWiQwd3sayvjDCJMIU0lGliZ"
    "YgASOAhgCGgERSCLRAW0AKICaBHhXdEqDG-DSF9RMhAEHKpIGhMcmQwoB46rBCL0VMJkSBABxBSgCmvBEJw+ZV0CC4t5"
    "AhEQBEIBAeAMwLoYAoU0fsILQhCg5wAoGAUAbLkyAxBKBgyzMiB4W4aIHgUAIMYIFCGikACpQICFhFQBIAxkEBxSwLW1"
    "A4gBTBDsAciIe5sggwiAIiFKfAAkjLGCQi3VYgS4AV77EnKJhE1PjeFYMUKkJmCgCSAEgERDYwOhgqkFQFIGIFo6wDA+"
    "GpChBDmpQY4jSsFmUJCFpcByEJeMAgpyAIk2slAvUz9wROhKJlBxasALRCAsQKDIJI-LiNQgGAUDIh1AjDCBCUASEKJ6"
    "ILSQQjtPy01xsIASll2Agk4k6EiYLDTASHXlaoMagFoI61PK3xAGiBJjSQgcOYjTKLCKkimcVLhIBAkgIkFEQ65XEhtg"
    "6IZghwRExKIXoagFfgcTzfUtKBYJzJwEIHUhBiJ0ZxBihQkiPrBUUGQCHOQCmClegTIU+BCBaiooAWkxSA6JigPbQQIA"
    "iqYqLwEMMInPwHqjKkA4RTFqWJARj6unsSAPIACO0MKCDUwfYwUgpJgOQSENgGQsZDw0YDgYAaDBwQXTnUMRkUJUWmCT"
    "2JAYYKQCKacYtpSHsjXKCITGYFyE-CMECYAjbaQkRaiqgBADIFaQOEEpF5gqEMdgggEB1QGOZkgjAjYUgOknwHAUTBJA"
    "sfgFCgmfEYIARCaonpdIClEVwE9ljUAAYINVPSEJAxCeCAixUzCjDmIONQAUSwSqmQLhOY8MA4MYAgIBA9oQAbilhWCw"
    "B3SgAJMtjKPqyMlBwRRgQK5QK5KCgtG0j6rMrF3QCiVOAIQAgFDMEBiBsDaRqWEKUZ0I5VhcCFECYIATmICFAGCTzEyA"
    "B9gEE4SEEqZAaAEQ1phQFIi1IAGNpNDnQYC8EGOIC5FDhGzBh0KEaDwFAIATBCCAiepNTBwEEAKL4GIBBA4pQETjHkMV"
    "QErr1AhlA7J4PGy8W0gQlYoMPRDQUU4ESBIsGgAihAJZDApapjK0wxBOGwIEYT2FkRVUqGk0ldtKYVV+WyQx0KcjYDiw"
    "EBHRwxCQVIZqBEfUz2uAIGsAAARwDCNqxoEUGsU5QsArUgB4HiFZgA+HoktwNjERMD4gACkbQaGBBDWABI3shAEglaow"
    "8CeOpQAgSKRBFwDIQF5QkLDJIosWMRAEDUCQyxnYaQFArI4AXJSEkAA8jAB4T0KsHLAM0AtAk85DOkImrIBUhUibqQzY"
    "tgICApDeLpQGqkIoHTW0QEAEkFdQKhKToKQgCKoEAAAwE0IIbBwhsSFAvFQEkVz0EjVCAx0Royp9OJElhGpa7xghqckB"
    "+1G4Ix4NAEjMDlS6YQVAAgIAMUxSCEfuABSRfr5AGaVitLioQgBx0S4hpoE4i8AtCvoGNWsWeRjdqsgiSTlBgZawnp4c"
    "xgUWCEJgABjSBAwHsSxtShLFOZc3MVI6BISidZAgQKDoNACp6BFyJUHwKAAggaxXARAQUCg60SGGElClmABox4YawMMg"
    "mRABQIR1EBZCMA8UigLiMRgZUDYBBKBADhoQQsARGBEVBjTgC0DboIfTUBowChKi5jwuVI6RAKElNJgIoKh4A4CJSQAO"
    "IYtYIBcgAK6LyGY0lQkAieIyAAABXgqYyIwEEIOLkP2PySEEYoEAABWAFUgEq+9-pLwKhQYwUJAXmbTRkIAyFAgsKWJQ"
    "WEeacwBAIWrAAliNhihWWbRUALsyQNbIY4mpU4oYAKBQSoOkECglIAhz6EsTNcACDmCbIGyIqOQFRvbhlwT2Se2oCIyA"
    "cSbAItAJJ6fJXgNdcIECf5NYDIVXUoHGAEY4tjpgyyAKNL0QgwQElcGMs-jQDqEcyDhiQPM4AmFkAuQiVGLLUkUEc5Q0"
    "O2wIgQyHHA7K0B2n45ClkBzgERygEQZSSIHgSrLhkbCKJkwwkBQK5FFMwruQQICAFFHgDF7EAcoWH1QFNcmsLsyBBoOg"
    "DEhwYK4BwKYGTkB4IxpoKqJmeQvibEW+gAMEFAsNJCBHKCKE8ZARnATbwRESPiYAcc2Eq4Z0EMCdDanhSzBLsUgbKyGU"
    "ZAujrASJMAl9GFithsAkgQBEbKBFGAggRgQiY9B18pkRU4nUwKgjArPB23C2KY+AMMQIATACAUAkQ2QNnSIIJAkIcMLG"
    "tViKXDYpTECAEMB4KRhUgZHRAEYOTAJGBBcaBExDQILkIBCMnQxHKhKwJLxCrrSJUJytCB0hASqXyyGJg0GDEAqgqIBu"
    "Ap4ZMjAQFBlAGTCAEACSKjTMMoiBBcSI0X6RscDSWR0HCoBAFB4jWLcFMSOMVhlFkQQtBNGqghAQFgpYiXgBCEAGAkJA"
    "SfDpIhkANWJpZATAHIN9Drw+4BFaBKiSaH7RqJpFO4lAo1Xm8lQmFSoaHzlRKQMa+JoEkAsgMyIBpwlJVkNTAESHZa6w"
    "0+AlilBAn-dF07YBtFQSXmDCKQ4KDwQ4SiAQQIJoCilIKyVBfwCIH3bCUHE8PFEICXIg0QAGAkohAMFmN1QARhiC0kSD"
    "ANwAxkIG3ACwgJ7QCAQNHY0UAAgwgc9PXHAAcA3gjGKEFJQB7StSBJZiQKpBgiyyjDAMRlWdjhBJRkSAgVCMadGQtbIM"
    "QYvYqFCCgEQJCiIM+Iw8JwxBCXRLigABgDtiNTFaDZ5cMogMbAMaLyARWA7FESSkQRaBOKfahmIggBpEgCfAaIBGiqFp"
    "ICIHVHzCMzKYihOAgvpdEUDaIQGDQw4EiDlY0ABCjVEKCoEGELABYwVY7HSmmulkCcQcAq6AEZgWIgIGsnEA+ASdBAcM"
    "aIlIEe6AYQkRQAomUZ0MklkMii0iuRE6EgTCNhXRxPZkaBBvBRANgBEaJokjMR+AQ5gRn5JArIFwIEigMAAsqGRMCAgI"
    "FCAQ6kIouJKoRYCqIIQwNip46kJFFMgSQjn6IWHRDAUCAK5AGAEkvBpcwIIgcMpgKwIHgDxgsjBLJDzkUb0UgoM7gVgK"
    "8JhQxBU1Oc4gwcbgQIPSGmYmqJCCINksJKk1uLddgmqHScH0GYAksqgDcuKJLiIADQoBEaRYARugJPIAtboomNstdbRC"
    "CZL001qABhDoIzuC5MwEEYCdLCPSFADdEWjhOcDigEhhAY7IOswdhC4FChAQITGC2-Ei38ElXh4LujE+gOMYiJAESMBK"
    "RGkOqBfnK2ACeGRgInLBToDXWD4cUPN1NCJQQBlEkYKWFAcyRviy0TFlAwrAEaJFepThBAAwhE4JQEnhNhUMtmGohbUr"
    "EckmBM4jcAIAgGOKMRDiAcMPZdSDqDggqQFZHCAACDoi13QDkkziEAgFEBCHSkBBIfhc5BShTTj1hFCAUjRhkXSICIpN"
    "YRC9AaT0bBEhCAMBI0FSwKhSANjaPsKoA4CQAuVmrekSAA8K5TYkMJblQdkQBogKDGKBjSGmuYPczsAAaQhEoEIbVVKV"
    "yDIxxIaXQOuj1AJBCLA1loUuIZXIBNmhFQDNxAoMJAIU0kMAJ4oQOMpAPBFQCIAJSxmIhY4FkZHPqgkEmRuJxUJAHNAm"
    "q6QNIByNCFkEApEJGECbgz01gCh3esgCrhCAGAAwjTCRDCDOaKAgITiAQRJhcNG4Cyyk9aBLAWhA5QBLhEAEJDwgA4Ab"
    "J1sXAEotmhK4BQFgQIWaqSkMgEMuj1UVhAFBKJJUABAwDQQCqACAJkEwQUdykr0DeFI1AEwhAzbDkQBBBglI0xg5RIKl"
    "kzbzzgaAFan2TiRK+pE-YHq5kDpJi-QQbMZQXmhSPfYwC-QMGCEUm0CGG6oIZCDQICB9CQ1BDARcAUb1UEC9LcygiAiA"
    "xgW2KHAQ0BjRIWCEmAmILQAFKFQLRwoEpmYYRZOKDCSgoWalEHhVVEljABSCOoUBLEQqyI0qJ4wKmQQAQhBMMMyZKAyL"
    "BAI4gHkHGdSwLJPUFkKEgMYHkgAQWE3phATjPihtVAATZoBSQGAzWw1KDhrchTbCQjgTSSQnTQWVgxQoyZkYyi2QBIUe"
    "BAeEx6lYDxEZqakkTfwQIJFVWulDhKZCtcsmUGEghCGyRgarsZJSISOcFFoiBcpUUGR5RDPNlDaQwgVFI0EyaPBsvRdC"
    "QAgB4WIsV6AGoAFYDBTI3ABKCCaCWFIeeAkaACgpzD0wEkE4F1MFXSwG5ASGSThgUiUNFGoCv2GoAYXK8Qh4QQTQAQIx"
    "2SKCFh1SmmGTAQLgAjkwrIB7iipT8lNKxNhldcUkQYpwJyHIqhJSs2NVJBiKCjABoDISR2N+BVGtgG5leLsSJIwApFjc"
    "MboAJYCNoNRQFBIecDoComeYGJDAAQh4BgPxNTsDJGatLwgwcSIEHrItr0wUEBTEAlkGH4SODK1oRUSQjACAKEqkDAiI"
    "gS1BEP5BUwdbQJkGKJIAEGSE20K1aKGJCpQhBcsgDOOQEYzMCL7ykuTXBkYJ07AJCDBKwDIU1ANGIiARQBMsAmnOSnQE"
    "JhCthIHUAybIQQg-WQEoOBMyO0QxXyAAUjL4OEoFy4whNKMSwAKDGURSFXjpskUIECGgKstJDG5Eg9UwnLpqAfMCwwTg"
    "DAAJSqhWgi20OIAgAsZpi0QY8oGLeLRz1yrPQQQpgAAkQADTzMzkGOoocVEzAdAgkARiYsvAgYAKAh7usyUIVGEFC4jS"
    "UkIg08IwAZDuCY8eEhJA-FQlKAKgHYKKm04cDDYgejSACQQFtAKXBCEFpLYYFUKTkvEJQJTIAAQisGIUdSD0SMcuIBsA"
    "nOCYbp4SmwZA4ETU2TokpCHoU0ED1WUIFZCAQGI0Go6BdF6F2EIC+sFEc1IhEBJwlCejkBC5IgFF4smsbGGU8bFRAMtE"
    "mSEhICQKSHCoPhrgKZAIjIFKPo4KAmNTBUSAksMIACmLmKS4CEdCdcIogkiWEAZuoiYIGIY2BMDJQ8C4+8Ek0YNECiVJ"
    "FzIEB1RgMIAMXgADAVmOgoSKIQjSJAhhDSBZBKfccFaZwMxjJNRAdkpSwUGSF4VFkOLNNwJMMAclkdSogk4RD0GkIOkO"
    "JlKKxoGC9gLYbCCACcpMPaiGKg0hZQgHsACAHDWPuIBEqTY4wsOA+p1kThCQUASppDOKMASaQKyWQoQ1ytwBoE3lEIT1"
    "CyIfcMALMHL1yqNIMbwnKEA1EBEEUTUxGwRVdixZOrQGZiNUICSFLImYFNABq0AQPQidBkHCA1AEJQnmHjRtU2wHGA0C"
    "2cyggiEgAIoiAA8QWuOLI8PqwgG4mjZElJcVBnSkC2AFkTDShh5zBGfzJgglCwYCkPg7DEUERAE8QLKlkfSnV1ojTFgJ"
    "LCDJXhANqgpBBAE7QJ1F0MBQDExUAEG+BYRMLAJglyngNEKAFARyoRjlMoGYS0okIXFPCBnyoJuARB2tIA54gqEoDYGB"
    "CYWuLKiBEqEBSylA7oMAO46ULihoIvrBPoOkJDgiRCaCEJnXU7DQQmEcIOLPxpobkEkDoFv0FA0iQFhBQQgS4+IYA2sG"
    "pBgEpLvJiTUCSoshFZjYQQ+Xi4geMH4IhCUBSD0FUhmhGQIBXIQgOXgAYlDisTEwkADAU1nHAzgIGXEAClZ1yA1SP5MT"
    "YwDgQXXSzjcQWPEPyYFOjNyEdotDYCVAYrrRQDgIgDIwBFVdBqqAC6QuLA0AYCnyeI6EiYimIpwliIElwKPCz4LzTtAM"
    "UFaqwgSGUjQ9IK4oIwK4Yc7SAoshTgK4gnyAOCJ+xnAGE4DQgh530LESIoSZDIEYHEPkB7KCCpTCAcR5mgxCOMmhpBAc"
    "wuMGkggYwDGQgxYkJUgvxfIAGwJ1yOnFynkhEI2Ei1a7StMcrY8gSBYge7CMqE6AEKEJoAAnGgxVUCpIykn+A2AdQBwu"
    "iSxCoep0gi4RsgAkwQQjUYQm845dQeMAsHQk0EMX7BRDCgEowwogBJtYUETAVIDEolCRIMIp2UAikAQM+gQoDP5FcDqR"
    "jUQwlVHA3ICCBgSIAD8jSmyIAKISEUARyVgBBDkkIoAWISKmYsKohxxYdWEAQBqSRo5hxowQsAShgHtgCDCIwIECaihy"
    "iCkFBBkAQBZoSD6fz6ma5XaORARCAG0HJZBpmDsBiUAcNYIaQXEAJCkRUWE7gnRChOSfDkYAiokQNAlwCYCXMkAIAHIg"
    "BCLNIAHwxk8qDPhbOQDB3BhO6fQYLB2jTYiIpChNwx8AEVmFIlQQKC8u6GggcwJdEEDALCRGVG8uBghoKGyHChCgEsmJ"
    "rbFAvVg1RDISVlJFeYGZPzQMQ6EVeSYPDdniVOilJCU34QikKotFwSwAEqnkDDaMQU6DohABQgCciOASjBQcaMBahlEw"
    "AED0PFEHBJgroMHiETThjYEJYBSIFMjAKU4QigChX+hBDMrcENRSoCmUszAYCmYSMsNJEqAESKMRmyDoLG4JtSOC6HCg"
    "0g0XQEjHb5WhEEWnygBSJF9KAgCAJBXaUCAb9WZEQYc56QoLdin2BAAowIqCWst0TwBiIVKeSVgrDkwhPBUQAAFBLEuB"
    "9OiADQKgIzvCQgGYREQxNUDJeEIkMI0AxUWAxnAFsQAWFBeTewjggE5TyBMAcghFEHGpExpEACBMBSdB1KxI0MEoBDRC"
    "g8umOACGrEZK2AueAfINppK0YSCwiMMoWZVWECw-gMItA3dayj2BEnIE6AQYWoAIIZWWgFgoGAEBICKC0VEXICCKwqAc"
    "CgGDUSdBvQNkBMUiCARVAJGIGUHHOxwhtFEpB4I2S8wQACp0M8MlRbwqagnZIAJJuhZZpIAckEkAG+DqDmCjVEClGBkC"
    "Jx53jqjiBQTxRgAwQ2gCqRqDBMixuP8AABEITACuY7hwmPQGpYSYoJHSzXhoUrhmIDBF8gE+CsljRDCFEkrcKBQoTQEZ"
    "zZ0bGAq4CwAJgEqLIMaKCw8gQAqhAsQQ38gocMBQm4MIjBA0CHKBBJMGFFE8FQMCCQOBtUnIYUqSlA4DeFDEdooIfGVi"
    "AYEBFhFyyABvmcdQEFrDdBJD5hQMiqDCkCCDBGqUIMYAgZTgiYnEkiMsVAEEiSIhBAtLQWBc4QQEEhAGqSLYOEEPyMAY"
    "YgEaOrSzEBgg0Z8AMIChA4yFKcAjhCQGwoDMp7YQ+EQQxiQCyVkQgCQRmLSRACakgUqJgAscRQC0y7Ckzl4liBBBKT46"
    "QRXYEEzxiuyAqLAwigR2DSNgIBYFFQVQkUwApbNA8KEYQw0QDeANj6ogJmAlEUAkLSvQCkSACbWCGWQFTAYLBS4EOqEx"
    "2jwqSxMDAM81ikfDaupGAx1al3EFgdc9GiRUqBpCPE7KAEzAiUIBWDkWZiiTGWgmAge04FaSy+NDDUQptQyEF84BEkDu"
    "aQJQnRls1W4hFIKyLrJEyy1oA1zCXEyBymIZuEBAcAqcid9pJulWAQIpAQZ0QrRhrKaQaAhgABEGgsAANOAGAAKw8gIg"
    "kiRl1oUIDdjIT5UIoCDYBk0EOaTTKJCqaKhwGs4CDA7SIj0KGeYU7SImREkYgISZQkMWIgIB8wABIiISMAF6gECAAsCF"
    "CAgQt7Aqo9EI9iE55AQAVYHQxKwJmQChEIgCAIVAmYwTj4RLFUXUDFkKihZtaIiQso3CkOCEyfQMQLVRd-QDAhIggDBQ"
    "CmHJIjEAGLgEAQpFi4HbSjYAootIouWApARUMBkaqheKTQNSAAAiQgT2R6wI1YAIkCKE4hBoxpI415hQuARD4eKuItUM"
    "IRcOAhEEScWYDYs6ERlKkXloBXMCoBqLMEdGAMQoA44443AsoCAJ1GiYiVjhkUUIUyoL6Agco4wosBkaAAIVCRSqxE4g"
    "UFQhKTuQ9JPWlQj3Fs5UBuNCKIiwMgywMGCDJXQSB3CxhqBkQBfKM7MN4EEkjaoEKTAJkHITGAhg8AU0BD6OSGIFJVN4"
    "gS1AMwoQKlGgImoCGxEhLEBCISqaAEHSUXEhlCgASBKyEEExSIRVuwaAHxNSkDKCsA8LiUBAOjgwCURp2ELGI8IF+DAB"
    "CK6DATKLwGFdiCABwSLjniG2AIQxFSRDBaFA2EFIBsUAiUyfYQAAUJrKK6BTcsIhBBWOgKAoKcDAAANCYRSIEaDdBQFH"
    "BPBFCIqgHvuYXIySyeGEOKTFTogQMyhVahU0YgragiQ-poJALUxQkAlJ6ZRnUgAYqQXAIndIMbMZBYJopDJ0yRQEj6Bj"
    "hwlqCGRSJ2IGzSEwUMHPCAIYAGCA4JEgFBoKqnAkAUM8QBQoBMhiWKCCDkBYEYhEEkqAIBUgBK5Rkh7EQBkBJCwQXweg"
    "wCG-qFpgkAkCSqY3ESI3rASkphV5AJwGEvrJTUgdJCfgQl6FMPDq4viEVBkCwIAgr5F5KAUE6BEKDI2EQgBUUDQgRD8S"
    "KAsDEAOgcAcWagLIQAMbNkMWMsK6AhqArsWYmAGEAlQ6AnoUrAs0YkVKSyDRgY4okOsHqgBwED4BKfo9d5FkqElLaFGh"
    "wkAVOb9euJE8SLzkIz+IgTowUniQGEgFjOgJYEYwpiXYFnlUYUNJTGKWDYUAgMKiURshGFJDdsQaARq6bWCMBcECO4WE"
    "TwVKwAEAV6EOIkJKhCFBLahAvroliqAGGtPXvhBOQ0uZ2kCLBWqnkwoKwEAKCyRRIzJTIhH0qBNFLxVWKRaMmBIZAoW0"
    "seTNDzjU0A0FBAAYDUpggwGkBMggo3gUQqJZFdArSgljWpGnzpHCC4QLOZeQpRkBOaRQMFMwygBiLOQwVSBcYpIEkFAQ"
    "GV2i6hYkBpTjFIBxAySSOgpXALKFoBzgWqhqOSRoiBiYnChG6a6BwAQBoAxAySKFbgqDVgDKBVTVVMoCInw8tI42eRQS"
    "OIuI6UrjMCAORXEELGE5hCxnFAopMOlDoJWIlAGcWSBxOQWFLqCiO3L1ACg2BpYRiYVIKHkeOQHe4FDMOwkUOoF9BAQX"
    "oOwIn1MeDIwMwgEIQfzA5JSmcImEEILgkodQkoACwiMWw2JbdmanABSiAVEQHMUsgROBz8CIZk4YrRtI0Wh4YKhgXfKo"
    "VAQWPJYQkAGJ1ZqiWbBOks4nAACETASgQGC1FEAD0cyImd2mXYEAuzT6VAROSN4Vags+CllFTKDoQwJAUase5SIpFUUC"
    "MpE0gBEkuIpQhrFr4g11QXRq4GRwwS6yCAbCAADJsEgBLLbrQRQ43wxjMgUM-NDRmKYQBEJio8aawGTFgQUI0EimTcUC"
    "zFA0QTwscIYSBpgNEWk7EDwKoKQ0kBbB8CIe5kkGxlNcOVcMsAgMBoIRBSSEBBhY4EVAEtyGBM1MSCJADBAgmG8KYEjQ"
    "Rpam-WIoB8RQjZ0UARODHxANKIYAqcgswVWkEeJhBEoDtSp7N4RkITgsCLUi5IgI6E0REgWQytgU4KUVEkRYTQ+CABKD"
    "bYE4RnJFel0GCMKgJgEbLhlQRNAIQkhyREDdQDYhGMuiIkGXgRNtxN8pFJAJ6sQwhsC8QXlqYyKkLjWhEBzAVlKmZLuL"
    "YAGCZMhBWOECYYOYIkuKA4ReVt4HSisCYZysAmB+AKy+FQ8RsB6JsRBuwONqAuSAiggEQCCcB6qahlVsIcFBBALXYu+F"
    "0gyxASyWJkDwCcY8AJIwAwmIdUQKPtyEgQoaRRtsEEQgJAAACJFC9ziJoQApyGI0qRwqfBoHMAqhkAUpJdCtsoA0ItkP"
    "vCEAj6cEJjqSSVeEaBCIssEIcLGBbAlB0uGETBgvU2ANiQggAHZlFQgxgpTOmEgQAPQTxI06AkMAoISDWwIkAKAxw0yQ"
    "AFy0IATuuKYPOHoDhHYNwRkCAruqKhwkwjTIxQAtMBL8wDUgVhFADI-hhNiwaUgRFyfQgQVbMIaBigGiHIQjJtFYAMDo"
    "HjJF5xsEJQ5GQJXI4AzIwbCRnMZClT6pY0GrSoSBQBMgqIACDRh6wQJoI+CFAsJZSFBVJhaxslASDiBBQwMLkETBR4Vm"
    "HgJAIO6fcggnx7gSKTMyNIBBsGUBAVMaoBEDGQiEsIQygT45kAghAZcYdgJdXQeigqSbVBI5QKjPCBpKgwK+ABQYAyEz"
    "DgCOYPIjAvvwUAaKkQHT3ITdILtcANbpAyQMEEBVANLdUIIFPIIMQaSwXBCYAFhZDMOQSVUAAzKACAfKEEBMhaMmWJBD"
    "RfIXEyRHQ-ADlSSQhoYwAAoyCjV5tghFllORkAvQoA5wdiQKYFFMOykGQwJBEiIBWUgbgDiqIFAuOBk1uccfgCVnKvEw"
    "MFxMyIYAGwCMahDpjRIB8OUFAMVoKEAoaYFRsCQYDksLh3CA4Xhf4QGBC0NITmQaCYSw1C59RsmmNgcyEAATSsBAhQRY"
    "AADJwJQwR8hSLaFVIKFYjY0bGVWYzwxRyGAZUgz0CCCKEql8OQo0ASrBJEqsyigIkFCUKWdJMAG18BCKQlBaJIAE4OEU"
    "iI7XKiABSopcW0FEZMKE7kC3FZ4oKK+6YEHlT5CVVYsA7ykQAIyaZioiBADEMwpYAMpAAMVrAZjZJEAgLQFjAMYEQhZM"
    "3KGIpT0jDA7iOQpV2UQwiwVSMRWIkaYkUhgh7oxMW+CIbTmiYVAECDbgsiQQBCL9miTQILSZEPhCEQQhtcLyIQYBEbp0"
    "F5ELo3HgVhE7RcpfMvDjRMSVU4aWiWt5ZFATsOC1BQV2whsIDwswBRQsLg0ABAPQkMGmQsyh2oQFASe2ToYuVDYIIzpl"
    "ULirZkMWgooCVtfwCCiQ7pAbGQzr2hkpCcnSiN5UeGBBHAgCZBCEwJEBVTnZIBYEB48CgCcGjAQNgBEGgPEDIy6aIeRK"
    "D4ioCgIKUFFUHpMsBsiAlsRoSaeS7hQEhoEAjaSwB0IKIBUcgz8XBGDcRqNQNliwAJFGA3UFL48gBpARCLlA4bCZDceU"
    "XCwAnQBNCl0KI8BCgAJJY+QHh4hJ9IIFDwMAZEhzEdhhTBUkGzBMtAFMFXTUPQA5UGEGNswxuihSDlyad8ApSXOQBCIb"
    "IvLgoUgjGuVSQ6kmp0NBiF2IioYofmJqiFcUgAmaJwgrzBURD6KCNxfIgqAGlQlOBxCBREYWPSJCEYQQdTCKVLKhgDCA"
    "qG5wFgCagKGyHMQZGIEuAlwVWHCKwFCSIGZh1TbYASwWdaOMJrUKdBCAPxRbYjQARiTYBiOg2DiyJJAC5WI1UKYELshC"
    "+Y9ZqmERUyJgwAAUOKkGQMoENcQIQiUB42ImyuqZHloW5UCSwAAaySeXREJGwCFEBUNURmwh34MjGgWGLHpGDxMroBBX"
    "kiAOTkIyoAnAMIVmNWguISEaWEAwMjdkjSmBMKShhGpghCgsagiQMNBIBAeZwVSnlgXE9meCq4aSAx1sgBohnYrCgRwY"
    "WkBEkIwroAKgByflCTRnRUNxABYx2zCP08MKxKZVYBKwREuRGbgDwQXCSEFSmUT4YkceKOGsoEAgAkxAAGwAwEsoFahH"
    "mLACyg6QAQfcOUEsTNQ6TJMbIVzqgg8RhDoFDLEInhHXNGUDBQRUmCQ80imMkjAA8BhCiwQiigcYELEUZRjIiVcAFEFo"
    "CSYQRDgCWaimIcgAArZZVSzgpE5AB2QevUTUVJxhkbAkYqSdiEHQDGZpU4CXyEoKQgtgDreclFILANghVOkOYj0zLwJB"
    "caOEEICWQJQ4hNwg18XSAYSRgRXoUBCADxmaICBUEitEhgQhHMgNYKTuhE9GE+EKAjgwkgkkinBB9RmSNBNwRFCQBY4E"
    "6YTEPwXeAAHAWA4Y4JnR3RhASgaQCmKvhIBAIwmhjyQAGJQSHrAGsUqAdaAr5UQkOdgAoJkYXGAERAMwxrARIitAAAAE"
    "BGx7GLQAAUZSgSDGUdOAUg6IFgWQpOZGPKiaCChMEEkcOKBYujZ5BKrIZpymLBkCgkiDiDIwRRqoUow9SKWIEIaoQUiF"
    "1COgAzMFgwIPEmjAgilprDLQkJyg5pYQQMQ2jagFSsBtJIKbAQksBYGCilAA0CxXUDaVBBMBZQABKnGRk4ncoAUACVMy"
    "2yAdixEa0JiXAXRjSKEMIJPGAkSUAYI04UGFiM0DHhAw4DRVIQypRAiINPN4sRHzNYUwLVS0q5vxUhMQnIgmMIPY1AuI"
    "jVIhgI4a9IDgAIARBk5K+AJJgBSyEFQA0DG1CHkYIguqSRhwYgWBFGAbmLgEPSJtKClQqapqHEGI70F4gZoAqwIuTMKt"
    "oDzcGDQDEjAZa4VJVFpCg0GwAkgix5IBUwkIlHLNXMJikEGBNZolHJUQBB2wgcAdK1wLRGIMflHL6kAMAYeX0gJmAAYu"
    "DmYdvB4MiBg-IMIADINgwNB1a1QADTN5JJkIt66wlOE0qARNhBggKB0B4EASCI4JWrAGDr5d0EMAspYaSwSlBU4OVAls"
    "AYAUYRdXblY62JYNIg+wa0KhZCTLAIAqKKEBiLG0IU-HiM4CAOwJRAB0FUG-XxIGQjghBQTWiAhUaAmsDiwnT4iAMkAT"
    "pCgGDEAyFMNNIqkOCGnAJQHU44AHiHqWD8GZBD2dzBIQFnAQvg+hgUUYsQFZQiiIjGxkIQasD6wsBDbCvDwLZw8kLoSe"
    "DomMWbpVwijAEAhA5IoARdQouhOMCJIIL0AxIFCCWAzIZAkBigQRqgKAcheR6FCoVLECBeEQTxyT1qFyEtgw+jAGpCMA"
    "WgQpAmQZZirIhssArdYBBhADAAlBscJAEBGqQNhpDIh0QQTIgi7ICYWIGsMBgtYEQUxkMFA6WsbkQWkCiJrJzAjAi4wB"
    "KBBybNBOMpqqKtaYEUbMHcSJGoCiAiVNAqy4tBHeuISoZVhLC7OhFwPAjU0gj8ygwuROuVBGESSNF8kgE7oFBKrTi6gA"
    "BwVNNwQZs17CjkAC7BmFEBAJS2QiSMbJLCE9AUwclWQilqykACyE4ApCQVHRChcgZ8iLgFJg+LVkKCFpYA5GwxUACAJq"
    "DYz9oo1o0WpUrRc9oIBBZyS3ViAkIJbphsIXBdOssUCEBx6UEKHRJxBidgbgRBEAEBApMAMQA5EGiCBagDDJMapRxYkF"
    "VgY4Y3ABD0YAUAygWx0iQZJaciKcUZGGCZRgUC4uxUE0XBGOYYB4KDWLjQAWCiKpcEqE4+KCEazGuCpjooSo2hnrW8QS"
    "RJbAAL0UA4BxgRZYA4GAVwRiUQEQAwNoK8AtWGOEGCUIwEjAAI12BATIEoABID3IBKOdRUAAgQKZTNMCA4Ryk2BnkZno"
    "ucQ1y2jYkhVAxxOAiNBQGgDFZB5ESABDHz8oCNCFVWFKqSMihuC2FG1Z000DTQooCoECAbA1BBifjgEn5Uo00yuNhckb"
    "pAwRBCsUDCZB1WSSjWG4QjcdUsDoaJUAZSLoRgAQRABnqQATICCEWFpKKyHWIBCGCRIAIgHEUABBcBgJFzQbOzaNcY5q"
    "CpG1QiNrEI4sIoEyDq3v3MCNFRpQUOxYwVpk9EkUsAIi4O0BnnCSh8zJEQAEjLCkNAOcAkgA0EdiUOdldYECYQARwY6H"
    "KOAABFsAwMoROHoIAcBgQJmjgGBJh7QWAAGnCCS8FSCrCNLMCMbADKOFycIYjA0WdAlocAJAtlaNgAARJBMMJhCQGQAl"
    "KjexAhgFEUWcAeFCiUnhgCABtkiFbUM+uBIWhbQmyZeQQE7KVLgbNDkRUeUCg0LhCtGUI2iGdHAUcSwqJGpjMJITgAMA"
    "kyYCxi9mITFGCNkghlGO5-B4BCAmKB4gQLRaGRb3EB6EWueEE35tYSh0JAkEWcUAGAAhoE4goGgUM2kRQxbmArQbbgPv"
    "hsRBCsUKhjUHEQpmNwcPVREAa5xMlBzqCGZFBcHYACFCEzxABIMEgdqJJpZgTVgIhAEBuDFnEQAEgDE9yUABnyQAgbQP"
    "WAA0IrKELxYjBgNSwEyhVuYFQZYtgqEQQhdFWOxCdAyAAO-fhrEbZwIwg2LbckQBLAN0aZIgM6oYipYCFigrKIOiQEhq"
    "jvRGRKo9XPoAITkCStNTUJAOiOy4ZVmkCJNHIoAtkBgQAgIKJIBdkFwAgiDdhVBAHEBFABWyz60DDFSgRNGEojNBgAXI"
    "i4PGBBFIXQA-U5JSAlKGCEmrAQTOSFQAUIxUWJlnFllREoAGqSqCCBiCgzVYQEUlKxAEmEAGEACrCemMwQQCkN0jCrEQ"
    "EopASGJVfOAHCgc1iCKLrG5SGREHgqAOQCI0TJZhsVZCAD4xaBeYZo65BbAagiHKfkKEJDYQyR45eWRwchxSAoYoAEJC"
    "iWqECldDGnR0iUSjSQM0ogiQKSUBAuMHgWiA6cC2JxUZmBA4QO8RH4iliLM2wQHVMpgTIlA4YQQCAVMwlIR00a5ghUqg"
    "c8JtrDtwKIOGhDHkgCUDciSRDBQMwguGU5RiJBgpmD2N7QZQShK2A8OCh0X5VUCFhQihYO2J6JyEQAUgz0kr6yFsxXDz"
    "QUXKhkBw0gKEA1DvaBCdIM44k5BRQSNQNkcS4Dn7goiS3AHwYUAM4ADtwIAVIQEFHMgOcSpnBq00EwBtAAU-NSLMLULs"
    "oorFGEgg0dEEHMEAShA2JxWxBcqYCZhNCGYKXCnWlA1GLCwiqEgLxkCLAkUX1JbghLJyQEg+QVhLQJCDpSyTKwsDUqDC"
    "KXwHcIdeooFBGA7NnGQsEESZBEkFNh3Q8qIkSMl0gXaMQiYRkAwyeJi2CqAyxgGPrRuEgyiPVZmTwYEDMBNyRDEZxqBe"
    "UGViUIlQJJZoCrVp5MAGwCACSODsp8DOYkgYlDF5bKiBjESwCCoiolAUaBCrS8aJEDrHBQYPKVKKW4QNAdYlaQ9YIC1m"
    "AQoRFh7yABwUiixU1AAVtKOvcJM7ALImyBSSgHPCOz7xwuE4kOqFMNIaHDyMAoJIiSooANAHQmVABvEUkEQJwMppjgKC"
    "oHoXOkBAAcpt7jDxKxayKQiTYQRdFCOBPHwIEdHE5oOTvFQyB5H+VoPC7jtwgdCbSmBSwa2AHBOMszfaW8QEdERiEGiw"
    "NlGGQgBAKRhGS1AlqgyVoTABEBkKgDyweDoGpB9iwIe8DWokIooxlRIj9JQyIrKoAChiIQwAxHAFsYE6h8URIhsYBMUW"
    "+AGKAJWEiImcIizgWshcELVAIIoQCAJkMiMyuhhpNCAs2H+H5EhBxAQAdakFEoAtAGIgQVPRRSSFlmBJo6EDCV0oCD9Q"
    "UwiBEAEJrkVJRaPUY1gWYEY-xsPhGVCagpAVqUiOnktKDlMKNXB6MUbVshaHVAmIJuQkEEBJBhEmNI9WHCxH9k5BFAgA"
    "8hZsUbM6VhrAwEUKJHSgFAIMkBXJ1EQVMyoAvuggYDYjihalBgcrwwMLgPLpKCo5jLcuaUQBlbogCihpjQHFJQtloQAA"
    "Ngp4AKQGhTIJDMtIRB8TkqwEIpRFUgkA0QWZbhWhDfTCUv4FiIBU4GSNZWsJAoM4ACwDiBTMawlJ8ujoAUITEOihXNBA"
    "AUQQxPEIA6bEfFWwOBIKQAFARDkgOpee0QlNEpciBbbgCCEunzlVwTJToqAUwJEHk6cQxV1gqBbECQEbDEQ9YRCnWG0c"
    "JQKr5g7RKVGBJ6yUBUexy0WKleBOBIhwEqnMOxaAlqjdmSAKYDCEGyR9EUD0AKI9Ari9SYGcU0B0gtDzAERiBYCoYRUo"
    "hBIGqlQhTKMumiagRWF06CDEKsAyrtc1guJKWJQCd+DN8ia1AgJaFAAACKS0EFAiSgzo5d6BVQIpwkQEkaCq4oC62WQd"
    "MZFEB3ENCiH0xTMWALQB0-XcNACIJc2DMlgVsDBfXodAQMqACIMAVB7hJSthAUoY8hsAJsgBAX4-NVANoAjB4wJNQxoo"
    "IOGoACwiYUIAhAEIBDeCiAAkaAABUJWvFxYMggHbMIHaDZKRSx1HshSABxWZRCkQJAIHNvEGmB9VCgAgBQwoqlagXa2E"
    "kQRkQBlaSJIkAM8y7cCSKhSAKoiE8Ri-ZF0wZFZAGDSQKolDdARAFpVEKYErCQBIJL5ARQKUwHQ0eBguGWInKB0QFcqW"
    "QmuSgDr4gwFyCDIg2hKTugI1LdEjFPGSGBwzDnwcFNTB9UCwjG1i0EFcC2dKEUkeMYgD6DD6EyVwQyAACgBSmAxCyULb"
    "JGyNCQTAKQhNrIC6VGAWwWgBSwIIthMGpEAlhihGCbOYCxA-cVuTASuogEIFzvTTk0OUIoZJCjcD6TmVkKmsi0EhkQKK"
    "lfCARJuBwqHSQkAi4Rt2XCBL6ikeMGaE4IUjEAGaBIn1vJwo+DaDMyeAUCRqkFBKpqiXCYZGF6wQFwAp4wA0BHOIU0gh"
    "3nCBSoKkwQQZHyQUsC8kCkfaAImAzKEBDHCkYUaIxUW0CeiwAXfogGBaFFsQII5uYgSXD1AEJBDQggk8J1bUIXvgDMAT"
    "66YhqwgJLNK1DJswUkEAEToKhzEhCm8VKUQobBkShhCJYkJBkBjQlkilAkOCFg8WsgCYyYtVJAAaBVFKFTEEiC2ACmOI"
    "WFyAWRyXpGD7kDCqTAgJ0ISqwkKCkvG44kECZGb+QqQjDlAknlgg0ETUdDKQHoSBPUFQhUoAUoIhBt4AvlRA4EgAYjHt"
    "lYTVQAMjlmIPggSE4jAPFiowaYsMIgwbIgoXE0FJQkgFmlFCRZw6PbDhChUQKpCuSlA3AbiSHIYUHIoRAOjUQc85FHJS"
    "IH5CUANKUIKEP0XANSVIIuJIFHORYBg8ShjABgCCmq0g2RhNA8EZFBQljYBIESV1JSECIAE6AOhm21gZBQo1ybFg2MBG"
    "FGlZJUeMSglAiQJJE4EIWzlA5KhQMIwWEKevKGCbnAQTQIACKBNGTwIQBMrTpSh0ABKyoRPCzxAwBEsIDBDwLYE4TC8g"
    "QUCCjTQARYAgE4cCQQIYSHxR1FTqCAVxFACi6oO6FAsYpAQYQkh32YgIfssEinHDBs2hA4F0IxQu0snFSqzdGikEI3ag"
    "ItPSEFiQO5BAGW4WnAHlq0fVoLZG9AN2MSgh2FKSGjVo2mSolg9oTTGThBSYhi9YxqUEiUiy0QKHGHEmES8ABBoRhZtS"
    "BYnZLOpDCbSsAC1ygBIAGDDoMQFFBSBAJ+CKgMACoJClgQEPgEIaB-2DSBBsAZKjZCGlBwIIaa1I0XsiDMDaCBK0SApE"
    "N4kkMJLhQHh5rRiahJAFEMIewhUohwZnMjbxFhhEmXHVIjwADSUla6TRYXHdg9AOJxUtMEMQpoVY+aQ06KESBhS4QMKZ"
    "CBARJEyoqMeAK4yYGzpByQotRgQmhATUI7aoAzZ-nIAIxA6jyqlC06gNirpY-IGFGlJwmfPo-2ACMRAw-gakIntoEFhG"
    "qK8Z4sMspEbWx7Qab2xBrryjx+BlY5JhUqkIZTeMYwXto49lQL8TDqlSwFJctQ1OIAQqiZS4PDWymhFlm+lgAd3iLguY"
    "3o9swbkU3BpFRWStyhEH00jaZ5nAjiTMkOTkJI30UYKwG7JAGdhJy+gyDxiby+IjScASxDmi8MmDcYXByKUjSxd2uLBV"
    "LkeUHm9YPSaIhpQEmsUVOHGJ-DF6Q48UYCJCgaZon0MXAQ-hUkfXPEFlDN2ATAJdIhBaQbl+odG-iwBBLV6ADUGDbZw2"
    "SR4uUTy6ZEEAMKjtZwivKBOxJizk8gYqgBd2naTBJIxCRLQgIrGpK1UFAYoN3ElXMA6EUSpOEDOy7gmAWTSJGsJiq1By"
    "Bup55SjQsSoJoeZiJ2Jj1DAZVK1ViAGKKgDQnCJEJkY7bPrTUQzzxPT7WLwCo8s5SpT8ZZeAhAU6y7oDboKEISKZMZgW"
    "pLiKmjWLqBirAqnZcD0sBkKBVNTBVqss6tbDVcKUjABhQ6boJkVATjidxTsFUlIXgCot0NzAlQE80xGGwoRdMmrHkQlx"
    "LTBlnJRZZBhRHjccgF2gYGXSSEYEhLAIoyEJH0TxUhwFKiAbDmJ5wGnZcGGTaIERWg1jGTi0Z0IG+YhZdLZMb7ixSA2z"
    "lEJlEQgxIBozEioSKalYSAYMJCqsEhBmAEQp5cSUFwmCmicRVRjMapkAqGA8CwSQxGoz6OAYuzHAgJZBWNpur0Yrykhq"
    "dYCjCdAlTqZJlCTuQk4Hr4SBvD+ngWk5WOLWnhLP-g+JLx2vGcokCgwttExMMWgAGpTDQgIMRMWw1CiwAyAuVaZC8Rti"
    "VSgKMcYIJwFYh+Cdxh-HbUSA4wUYbj4oSIoksEohhpJwBGQEsD4jEiQrWevx7ECGFyAo2UG2wFQMHte2kNAOoJKW1dxI"
    "Z0JLHXKedAAFIC2SSYZwpJaBoNk1CjgAFmi4AOoBE03k2x6GD3q6KUWl8YPJg2yCyYtiykSiyL6UUAPqORQkqtwVmzUJ"
    "wxAGzlFykUAGa4hB9BmQ8GiFEA7IFyPIiANEOIzFOyFA26t8N82QsOVBSAERiiONkiHGOipMMgTA+h6JSoWY9y0hBeJZ"
    "DB9XGmMWsWYiEPQAPMlp2AAbCozfDq10SHjAhZIClgpblNwoR8wCWFpHuMooinchgRGaaAaLNH-6hi864ODglGyCwJFI"
    "rGXA9oaay5odSoS8UOnZVJJ-ddlSkKsOdmHAnLH5UpkCT8BRlDG0BVK2YDB6gBr1zzsIdvthQ3i+HB3tGRT2KgpIDMi9"
    "bE8JJotljLQJ0hSOLjw64IKQUOUrTogK4HEUwYA95ihteGqQMEQekiPyDfCOIVABDbFFRrG5AQ2UnOpISRlj57gIJF2q"
    "C2RiwpO5l55gfgeIj1D2lUsKDygAaTVfQmOQgL2DuOoK8OjCAJSxo4GuEYCH0U-tFgBmrWoBjwEEqkXUHAinbzE4T4Jx"
    "RUARMPg5nUY+s6kFVuNQIpDXEql2HLYb8JZFAxvTS30xUNFwJMwdAZH+vk7qugJw0AUKHKEQIUgIKAIkShI2ugSNV+fb"
    "fkUhGzO+gFAAAiAjYRlWobgChDDBoAkFCINch5DTxFBFGw0yVJltzAjAYEKQr7TsgTFM+hJcDeIQZopyxwghUHBJEQGB"
    "TRYuZRxaB4A4KVywoAJf+dRqMJmwk7KWQANmPwoGaVHpADst5wFfQpGqQ0lrsCoPBAIqz1ObMhhYigjLDI1DZ7MuLZss"
    "EeUA4jgQQUN0aEJrBM4SFBVDjuDiMWhJFZM2hk6x1mEWBhIESElUiwSA4+mqABASKbtkrhOpEKkoCKgAjwLuKRV84ALh"
    "3vBh1Nkj5UAG2aaFz6w1Q56WCUIRHhiTUs1YKOrbMQ6zOdqBtK9ZLdK2QNKoEaAodUhxkhwpHAfLhmDe+LATaLZAOL01"
    "4hBKEw4iRCCIEsSKJlTDalkApR+fArUDh0xeIKXl2DjQZ4wlIB0oqhIwYB163QImgf8gkALoVAMZqBGHFNpSS8GQpiYo"
    "U0g43UAPwiX0UAXJC8MWHu4i7AGihokx4NSCuIgS8MLmAmEZBJwChjS0QiTvIoqkFQRP1cdrxfeQggjAWc4YVOBki2lA"
    "pp01BaAoXV12KbePkh+gYs0O7ZMBCjcI6BHzOgJgCKm5OfTibI-F31DdgQI9OhxI5oTFBCoU3he+SLgyErsEMmlMAUUA"
    "DYYmqFGKSBFkMlDAQA3owtGZFrgCMw2OCeVPIlUKQlIyVMh5JpgVyiEEpAYHhFsVACwbsaCIhAEFIc4uQEYUQVVy6DkX"
    "wBMNay5gVEgMhZdUABoXDRiGsQFBQwBsZ3UR+sO+c4UvQhjiBqQanAmAqRJUBnwWhGsSbsLAog0mwMGEpyCDxkUGZ4hB"
    "fMuRICREK7PIe7HdwRSEpRBYVhmAR3ilfAK5KcWjVS9NZLWn1JViAhhGI-CMBrQXsinsCpRGJBq3DgsEzXUIYUyJexlZ"
    "3XuUmyXfU0AvPt22oBtDBy0BipLVJQsBgUUaGAeAljY-PQF5sqEW-rsCGwQRm+GNg244MJFWSVsd6MLN6opSiMUCKgFo"
    "VQBTuSiWSvNYM3J4yDRKUewGJpwDg9cGkyIC2UWAFMErzQuil5QFUUkIJELvrLocNjSaxmejXqPpaAIUKKpSwEABQCD0"
    "CBCAF8ZKFE-vQLAKT2RdMgZcjWphelgC0QBCmqUVoallq4dtp2WGr6ZRYgGdlQq8VGFUM4XJVCR4yAsCxLEFFj0EwASh"
    "EIEWK+xZUUy2hqDr9icxKfxTkgmCTCTgPIAmIQlUYqAYQegAAkgghjIx5uRPAwoIwduJEQY0GMLUZ7olNr4oTiCK1MAB"
    "mNOwRgNBGwLb3baMwTEDQCCYSwHKqBSaruZgjhEYDGEJeODswdoGYLphAykDPkLfMimZaDC3IfniLcldTZStMyYOCgMS"
    "SDVIEeIUBHIcCBl9r1ES9PEoouCCAYIpVBxIKrFLAHItIZBIipqg6UcCsCN3NNmIN5I-M5NAhQYCEp-BPdUinJigJAUT"
    "zzYhImpX1+Rq5-BKW01AkA3cXTmMwD62GBs84jQElJCAHbPABg0Xo5smgUQIR0Ah0PCgdEzXEORyG1AY2XdAfSrMR0A1"
    "MSiJRRgO4RijlIxeEWFgJE4V4vfICkJJKAMY5Rzh9a3WCS5OkaCNCA2kgPD+BOpKeTpyASWcA2V7Q1dxZBWQzNlr0chL"
    "BEY8shcxBWwAMLPwWonMoaW8lieA7H5xYgLZ4AieVAM0a8GggbMACQQjdy0KLGqgXjKCjbcE0UgmdbJGLP6wbKEkLha7"
    "EzsV8OYdg2VAeIbYxyhOImpSUZeYmZGpVAme+gkwsMcrWkW1IO+TNpDOtAfdKwcWZNVBujCYwoQKDXkUWbsObEgMmyUg"
    "AkEGxTjGlxGoAQwjHuYHL0uhFYQDPWWzuPwxw0FODDIZ2ADJwqFw6AcdsHLMEp2A1QVGVBSnvabNBFeEwgA4QFQDOSG2"
    "YId6uQ3pQ3h-9tIRirossPD4AZYmnERVF2wbYUBYYr8cf2bFMXvWt4HGUJJtQqNCiSGCJbSekBUTJJQBbjjnUwsykiiJ"
    "aVtChaKRVBOCNZ1ox1fHXji5BzF8-NWckRMnoIwfEMEE3ZSjm5QcqOi2GnhUAn0RJg6NSxoFhpDRgbJJvFPBIArsPgx4"
    "egSXRUAA8hTBCbA4wy5ksDctApQwqAckxxtCsEtiWBMGmoTE0lgKhbg2GDDJ8BtHXCfVIHYA6ADdBnTZJQg6kCM4kRhE"
    "4dsWhAN1i+ttTQXKGt8hB7iAwFxFhkJkAEDj4G4TNltQpFBjkUr44IId6mKZyDLoloyJCPpfF6qYmRY0Uw7HtvwcHZBb"
    "tI3CjGMBWwPVBgmsRNLh3gjwQnkABKWqWUSnjgOgEBYCAyCOJmwMIYI0SMYAySidhBv8RFAopC6CDAhjcgkb2hESInRA"
    "QEIFqOiLRbpgQpxcUtAI3EA7qhhDoB3eGlKQRRjiCXMCEokqwxARMdmoVqARAJcUQrsOOs6mUcoJo2S8QQAZxMQlCE9C"
    "UHoBdJjdQV8hWIasjGrshIggLzHLqoAGpGdiJrt4JcAQ6oBkUcvJKlx2zO0mhAQ6NngFOITKPo9RWeEAUCALxUqum5Gv"
    "NCxzhyosHcTyQhwMkOWw3rMSpS049KJBJffCIX+Nd3iuwhJA1CAbMTyZAKDUsoMi41xmBCPB2RSYyKDSedAFWoCmZOig"
    "H8niYe5ho6VoeIXRMXZMCMS1APGBupUBOB1CAKopcwml1MMDo5FsmP8SU5LjwZnEI8GYAgQxRWmOcIZMcFE1eK7GOCVc"
    "gDFDidHmJgL1eafmhV1QcERH1EbOJzFdks6kA7xyBeIYA8ASAQQEI0jJ5Rm6j1yehBPBnmfNqeXKzlLYleyEkn5Fc0PR"
    "2G0EwwGOAvBgQQqgRAzlNQ88QobU0L3C9kRlwEGoZER5KmM5IwVsNPMIHjwkJxRAIHwHikVIIRmCOLcgvRAqnrr9FEWg"
    "FBsXyoEMZ0g1ZSsw3ZJunlAcJv2aCISoE8gGyzR-Z9Y0PPpCYRgQG0UAFlvJKAbdFYilDfdAjLb7gMk7msyzVEDhPEmJ"
    "L0o+cANBjrsSFekk6AXBB0RAUV5gAAo7gDv1Geggw4Aq2RJRiDLJ4kn3OqHtJw1RgEd1RIMKD0Zqpmp5uNNCdKCahZ1u"
    "NGRiZ4SYC6jPZOigCAJckJaAfwSoi31Gn80RZIcx5hgj8EpRJbqjeLiA0hIadCdwoeg0cAtWEhkjEXI6gMJKpANFAQF4"
    "VIRoK0gChwqx5oxEzriLSiSBjAhYPKBMsQ4NIwmgesWS5Cw3jSjZfWG5gJ6+VvuQaSDRMRpjFMh1WWrBlTrYAXlw47BX"
    "ImGRE3AAsB1-DQLYv50yoDj-YipqAHH6RAVpNZRFQJuzHFAk+XSIdKpYYVZL5sd0OMgyHxizCymBKK8GSDJFFYTSVCMy"
    "KicK1OxiPDjkgKnZ9AxYQGq7EfeAUoG5JcIDh2QKANWwmzx4XbDkzWnTlkYohZZSFTDiJW3RFgE7SbXGkJYxNCsHI7L2"
    "q8ikkMVJswhA8VySexbY1BT584veI4FSWEABFOFEK-qIZCNFTjTYJCTWsh5DEpgWIEAjJBEM+w5AxJOXX+TUIydqD0VZ"
    "co3LW5N3RESQS1NCFJMEwAEdg2eFcasD5saEqIAmqy4miW-Ei0M7IE7kgIQHCg8hQ+p5+oqVW6oiQluEOlJb06C9zS5L"
    "Kf0As8CNs5aUzAm3q6qCmU4U6Mc+CFJKY6JmDcEJkhMMoiwi80xwJBs32XtihIeyuz8n0YgFISnMDSIESCsK8FpLBNEe"
    "IQ0UiJJFCBX0koELCBKCIhrQfZpEEICnHQIKF3TSBQiYAEggCgucwVP4WAzIE1IcE-LcZDk2ABAAWul+wlAQVa8wCkOD"
    "FTJKADhkwBBKQ5HSwFA2hBswseE0yxLRgoZKmBDHzP8KgVSwNhUFCHeg9YFkldgZIR8Cz0to4OEYFc0ANQTqnRCx1AkF"
    "lbrWUEIt4EsS5MgFpJMPO8CdixOoHEy6QiIJ+TtZYFAVLGGUkgHIupi2UYQoiRllr+UU1ABr7FcCcqgGAJy9iZyLBCwP"
    "CsYhJCpFB62JDajIOG2gBBAU5DfDULdeI8gTc8TTy1QbB2nQQeSEoYgBQKmlOuAkiDZEZp3EfhtEMWmU-AiyQzIRdwWP"
    "L2M4D-RKBu1Gs8quVybjoOIdIENQQGgysCmwGooaIDTMF1i+Syu4urekF9wWgBn9JVEEUAUBD7653-AHAqfEQIQ5jlCT"
    "KmkQRWLkUoAgssZM0VUARDGxIBUqAaRDTBiplGu959EtWLVLINykKMzTSoQDWKAqhOreiMkILdvjJJK32oAMp8+hpCmA"
    "03ZCAnSN0JcLxugROshFaInhkpRgDpQMWRcjAs7CIhMPguFoqVSBFOA2AXwBA9QBs-TS02kJPoECGL04KWBnggEiIXiV"
    "47YIBAB5rMdg7JQJgJN2Fpog8MVq3mAbQrCIYNKa8cZePDJMB2y4IjVkVeDpgbKzOSaAXAUIK3BHo4J0LCGJUeCBQCUA"
    "kTuKIXDtRvYAggnyFjFnlhIDA4jEhmDKxpPUSYErj8IzcYIgdaJZhYLUQY7GAK1U0ckVQzIaCIangIed6MGpwcvu4qND"
    "MgUegmSRQSJXvgAJZ9+DBDQhKMIZhvOWbai6YSt5iC8Q4IHVURE-ZhECo+hsPA6-kBW1oCSlEVIraMvAYehmZhCDY9in"
    "ooE1WjoUyKXNMWhwIAwJ6QVhxFmQEYayoWipBJ5xsQFpTdHEAtwIpwZ+XlHeCgkRI4BiIMSUUnFAkpFApPAIICDIRBUX"
    "BBttwUON6Ib4JBG2stsaAlbBGOhVnTIbEJL3MapaiRIrS4FFqVkQf06MQEERw6VZCogLnREeEkTACmSsxZX-tBLIKCrj"
    "EimcigNzTnSN2IzvpCChDP8tD4Kp+aSUvwuHILp4k+DYTWkFYDIZMuAQh4jPZhUq8IBGDESUaQL+BAQAkI0FekHLwW3r"
    "dnJsUJtqYpyHmVwhmnzQKpuqTthhJiIUJQDQhSlXSbkgTICCIcHxjcWKWa4mQlfOzgEC0DRiitMg5wyKEDmIBuIxXJ2g"
    "oMSLbBkEaFBD8QD4LpogwEAzI2S+9QqJsxCvELU57UDAUFArUoJjpLMH4eyEIJyk7CyDEHAqoNKNDgIJogSRJlqDQCLQ"
    "ksYpAhhlNi+SUjxC27B7iRkC2sehcpUWJVRzuERvhdDvEBhVjdRexLuLwOh8IbxLEIf7CEMwgIc7z0VFEDQCEC+NQkGk"
    "SsB4Me+zRgTQYXxOS9LIFlBQofI78FAMmm6NIK0TEHK9ApI6Apgs4IhZp60drIX6FYCcsSOVk9QgrbgOkGDChU3PboCi"
    "mxjRIqDhjM8ZC6S5Sw2PlSGQFQlvphgoywuB9dKAEolqOrCiaA4To5JcAysK1mMwAPCDLVnIAQMACbIyQKSLoGidwjqQ"
    "ZAmDCAiKpchJJxxTCSrFZGCkgwMTABCrt1YS4TeAKdqSo+wpiqbKQsjB+sDci00BLN+YsXlnwEZDWwiMxYEBeVYlVSqj"
    "RMFajTHvBs6SagWKBSWUFggcb0ICcmPkAQRCwMBSM5EnUWnIIw2yJAsWbTWWiZwwo1EF8ULTy37QnFiTWiRuA7CVIGmC"
    "q0GIdCfZLIxnJA1hYAxChw2RoWqeKnD7EAfukRsqR0DQpIlczqbVaoeBvkYIVhTlyKulGFKQVbyG8sX2PyODFEoI02sC"
    "mBoMnJiIFk4gUqDjAgoxEih2XMGt7qowdgwA1CvIEPCUEuoGRCyGfSg0JhMjLMQIQYKygV4CIz2AQqFewBjqTQPSHBEW"
    "AbKMS0P4siYMKgUuCi8uQCMyjD6GQAIgyX7TvTQLlTsNLkiZbNPoEaNzGAkREE04eSAUJFICxsaQhIEsFgAJKYyQgDeN"
    "um5OCVXkBIgNE1b7i4OTFcZbiBopvcSIgRYJYBJ1RoTuXFtLygVEgkGgrZpNCoFCNhUC4jYdkxCVGLozSKtCaZaGFQQy"
    "B0OKg5c5mQYZOJGkEHEdAuYg6CAhPxyCw5O0c4KBY0gOQ-6UbpSfaAoOKTMXghawHXzgW0GhtpaSIQ7GRhOfDAwGnFmL"
    "0YILKQzhDEf4sZKnJkov1ICAFBLCUIFCQEjOHnbCNooyBtgKNeIEgCJdAUaSAcTEwc0FmZAOIJEHI2DbwnHA8RTYYiwG"
    "wEB0zpmqghCCyIlWJSEMRLmwoMtDQNoiX6AD5V8IneDS4XpU1tANWAEJq44uqRzKUKbO1KlhVhZ8EgIhyNwVCIIJARIX"
    "1J9-ViX4QUQaOm--qL8vJO9PEIYySOUho6p4tgzMwGC4qWGq+3Oiyynhs4YqBAhPADqUWpEj13rrnq4iWCQUCKd51lNF"
    "1OlIGveQsE2kMo+AuSGAphHpUSWaiyj5pAQIgoLLwOGMwTQCLpKRKAe5oegdjXFj5g04vA4h0ILgg+egGDo4hBEpTGch"
    "ClATQ+AYW+D4AEMpikAK0hRg04GNP8pgjgBFIEYyQBkBSnguEJKBwWAEnpMShvgG-pSeBAyUKESumFAfIOEcNjQBJmVx"
    "FNvSgyOkWIp4LUEbQCjuBKtFZKMFgpDERDhZjzOIgLdOAXEBSbxBGfJLzwDMDLKVhc66X9uSdAZTchyUcgnYrjJXCH-B"
    "byYQrvgT1AOJ7FtR0sSJBBMBwOJQKYByGQt6KIDoAiUbOKmceOD4ofQaBxR-UEHZ0a-Etk5mCbG6VMHMcOAsfr0TAEWA"
    "zjxx8TgCJjis6UaABfJFKSSAnLlLKCGkWBoQgUgEk2AkWL+hJGeYShoCZgsSZAs-NdSDKlABBFxYV8piZWBHnLkE6JmC"
    "oSqBQCCaguVW0YI2pFK6f0oBFPUwCsYhgfWgaAOjtfEcBKFVV3HLoJA4q5UtfVkcxBAgxhLRRMwARwvM1AjRiEzAbGBo"
    "IhxgbbCYbiUmO4wk0RFobowFGa80tiQykppiIYN3Bonc-qVpziapFMwwfgdY-SG0aQit6HgYdwvRcAKmRR4CP0MVFAL2"
    "Emx8cgikQCWwTAiAKQ7CohsjoY02lghXQYcA0FMC2ZYlEAoFMHUaIiVLEZIBLFqODIQPijfUkxI0URR+x6Ik4r+EFHm-"
    "9UMozmKwkQGmAVFKuACYABnRbUGbbFZKrAGTsYQgsjiA16OzJwRoGH753C8IsbM0nVbSRRLi69gEhZ0yMxg3RTpBRB6e"
    "LGmt2ASLqGAizkRFKGI2GlgkkQB+UgZmQi3EY4KJFnTroKoomOo3KJsFD8EKKEKDC74sRIUVdbQmigYGh1oVWCk6B22X"
    "ptG2RZExBw8QRCd6IFY6AjhFzHdbyUaoskXoEMCqgDn1gPSOCtBbjkOGgxCiaMDD4PburXYTZBtyy6PBlAImXghJa04l"
    "TsR6CHAMARGoxLlRcAdhIDkH8SxLEH3Cj0pSKQlTarh7i3lo3iIQKBPSVUEKhe1GAEPGMAMSYaw5jCKCEmY81BLTsYhI"
    "oiN8zBQAUz+Y3d9oMrV+McRPUe4SEQGBTHkYi9m1K4o9vmBkQTYoU+qfNS0jHKBmn2kSTZvHTYgqTUgh3VtCRWdw0G4p"
    "lgJ8gL2ghidX7jQLgWOIJKYTmmIcyFBHjQYCIDPkzRoGMr9I7JuXDawITjCm5zWMxBYBpYEWlCiKpwK1hCMkTI4lWEAq"
    "Xd0LIKTODAG8c49GewDMAX2iES86llYObf6Y1-AC6cmXpWhMj6sKCt5QiEFSHgiaKY-lEOb3F-YUQoClWwjmmiRqIDcL"
    "Ehf4JioQQTBrWCXSO2gC5AmEY6GNlo5F7AFItJgFRa+1v794SJEMC2CNAb+9gzrWFIVIHRAgYFOtDwIp0BqyyklM9IoT"
    "de4UWcRWrQU9LA8Qq4jITozIjBZmNAiAkOzBQyf5YOkTsICa-x8R4DBonHLuBpMJH6CQL8vNIIpJTbRLekn8FKi2KXZw"
    "yAngxmQ8fU0JQpu5QSMEKyxVAIgFLcAISq9joHUAoD7iNlGuKa5AiTFd3niSqZBcETCYaA4aUdA2gSEDDqCDmT0Q6VRp"
    "wNAAVkQ9qEFqlI6rCSYaACLKA4iEJKNEtJGbYAKG0CDbhKK1OKUWiBX5Agh8WlaNZV4FiXP4LuzCKEEYAJGlYZ9UljM4"
    "gfOBwQWQT8ne4wCED7xjOcgvdJBhiMzOQQHDYR8tanB6KKBdEaWBclBVH5jsLMFM+mE4haokWybe-RIa7C40YIMLRlUt"
    "npPHE-1uO6v4wrsAKGJqQoJAlgQXYkU7aIiqQCPNC0iLHpCRpdvIVh7YT9a8ERdvHOSWaJ8ZBmg1nJIYKRWI2WhYAFJR"
    "IBhA4kiasBTgeBcwjaFBCeKRThBs20xVQ5weobeUME8YUKkcEwZyAsTNVA1dwQegGMCBdYIOEyGZZP-omfdCT+C4ngpU"
    "dEJ0kJWNMBSWjeSLQNgDpQgBjCcjZcgQInVjwlOEg6ZACeFkAVaUIFFgNXGmqsCIWSjlOUer4QYIKiQiSMY6IHw8Xh+Y"
    "wiy3gsHBrMSYIdI5A0QicFWKjSmxKVMEeIzCDclrgKgL7P7VR3LV6qcBfWdAaqpwgJJE4CGhcCF0lBF62FVwRGqqZoX6"
    "ElAMSoyBSR5rieEEhAKKJiJIBIAR0oPcBSqimQAFkI1bdgKEIGR8bcz39bmsHhsrnljTJnqinRyYX8TAYIhBgBFMQbZF"
    "yADDhaq6p2lSALdhc02+ZAYKJm0sBwIu5sEHQE4DgSQQYBhEeAkjlNEfSjwAAvO22IFxCGGJpSigfBMK4QlQEigkufnJ"
    "jjA7Yl1vx5iZ2KlbOIzSYp6AawVAC83wCUOERpHGn8DLORC0JjIbVbmEhBCHitKcES5i+rsCRiyABDacgKtKhdzFXKC5"
    "pnhLEksCkQRSaW4fFwwotEyEtuYgH-DFQOyIGkgWCjhgH-pEEkszCUCJM6hpxImoQCFFukQoRAQ2e8V24xChe7gaCXAU"
    "DkLrB8FnQkNDHIAJgEdgZUKPAhBzZhipCxELrlSoZa192NUx2Rg3gEGQAj0IPryCQX4FDVmcI1MxVb2grFZKiM6aE2Fm"
    "ZD0gCCqmLgEKRMkkHVGmRBFJ0JFjqlYHXGUSsZwmChmbmJBoKRitSJmgRsVknZy0mUUWAXFCFutMEDwZCwEkI0uyVGCG"
    "TUkuc6OtixuCmmCZo0483vIw85HAERGKdf1zwRE1d1nArgYgwOFWhoLzVgVZjxkjchZ-IsJaWpRpBCRr7gxLIHfKKSDK"
    "rFSpig04dgqdHESE6WiOxIoOXwpoDkc9MCij1q2wTEJUBlMfkPQaAmYvQ18KcCTWM92V-TZKEIu8NgmbBF+EAuECsAQC"
    "qNpLcPbDAogEgpcQsBlUe0QTd3mWAHiAiYAlIaYDUgWLJq8zwNLRPNfQWtCEFlos3TRhsBF-oGAogcyV8eRNCjURAkQw"
    "A1YjSQVWDhVIhBAzP9wiMFoxN34EwxyVQAIEH5So0KohbNRI2FBJUxrYi1No9WVD45JBPoA5mhzsZH5OMWIxOEgYOXAg"
    "JEhNFfJDAWHJUbA4JCGAJOxRyoCHOKllXicOoyCz3ZWGgGoH5BYIGC5tZxR-QE2EAHtGZSEU5kRGwYA0FmnEEgSbfaLO"
    "LSpDQCaAJgtJbWD66hXeetUOE4AGKMF5oWC7W7Cegmkx6icKoK85xGRd3IRF2LJ+QoMeQCoKADQkDtm4UMtmjKaZCzCg"
    "S+o8GiiYGrV3IQwS+Ec8iuGfyXlOwcSY-DgUOAl4GEYR8CRwhQT1qqKNI1IghjjEIKDfJuG0GhCEWn2x6RkzlSBGI+Al"
    "rMnINZFCGKxKL0ylltd+vuEsAhDCSh6AYGbxNBNbbxUwJNwRshQSAUBeyGUgZIA4ViwjEZToX0ywnT+kLwASUbbAgJ7p"
    "Yauqf6OemTBB7uqgUFKqCAPniVYK8OQmbAYUr4yyReHxxQkQAcvIbAGRaJIYkQDADc1aQdGIE1xK9blOGdXpZDOZVEUA"
    "LgQNQgY7cgOHupRGUDD8hX8ZAEsRQDxmeDlTa3PYhASBQhNlAS2EvRchC2TYKSPtnuHySEOKnHFlyjQCK1AnUYseKNJE"
    "CML4rLMYgCc61VUHAtOSLH0goeAjsCgxjiQNQIbEKkJ6jtec0Sk8ZNTowz4haOshj8kCv4LAREYYDGu-ugVYgMClkMOY"
    "VQyvpFQQSE5poLQouVBwaIqbVl2AbXcmCAYCJfsEz+FDEZQkC9iTCZ4nGWA7nx1phArockpglfy4UNKjkT4VYEMQVQ9q"
    "BpVQtBCAKeYCocQaEC8WFEiAYhxBXBj0aFOAIF9dRVTjhOvM8C1ZVX2kkZBi8wiJXhoG9IxgLxLAES7tMYYm3IqDeXuB"
    "ZRBqJ3pC+CWzpQ44Dl4MR1CkEiGc+xoVgQzOaDoJvMbiEhQ8ltK5bgH4XggCIYOVoCiiMbAKofZxtFy6GahmnrbriMIq"
    "Erhg2JOgIRYKFMGIxAAYnaWQKS7QkeAQlIUUkleSAgmYhi3IXDekYMYiyWp2mcAeAKjlB1JXgxZGEGVxdom70F0SBlSE"
    "u08YKiQ4B6YEyVTF8SyRj0NxxRps9EcQi551PARjpFPYBoCMKaIgIQrJYAhMlRRAMDnGoKoPGAQQlIuCwsQCjPwntEAZ"
    "kFVFA2QBwILkMhiA46QITXhvCLgAEbM3DtbVQKxCCiErPIAiJ4c0Cd6Iw+fuAPBoDBgwq6kTAnhBXIMlc1nqv70tKJqZ"
    "EX6zCQwAEUgewCsiRiwUGFFFnaQlYsbQd5YDMPniA0MFGwAV4W7AUHCDblJ0hhAChVtYkjxcKID+GwNFDAYVaCjxcpcJ"
    "nCYOnIx4ThfHipQSB01YkGeyJRyg0AUgYUhbsSiOOETKMrGQPUSkBMb5BGdgAiwRKpfQFbgS3FPFB22vGTjtFXCLREWH"
    "uT6KUsYkihYyCeECEPGJDmDFuWPkZggNDIDdaxHNBcMkVhIZT5aSy94x4kGQMuxmSOLxUMXG0xRCSKewwsov6KBnB1U5"
    "wgkQ3ASdThhILgBA+R3NWAxPwoSUohNsqEjFKQMoyhHiYBjxJCISFfunM5SGeDA9g4hOBoMmANTyzAOq2QNWRoUCJAk9"
    "BZCqUYKh5YUUFiadiFGhtfJGZ-ICYWNC2SIagdwsjikW7lrw8kKrIARk3MmiOAWhshx+mgnQohpKgyJyEc-ypUGoEyhp"
    "94QyIhamIS4SVduFICCEqlorZZpRCExgZiWlJsMAFP8-OFIBsKD4AcTtqm6mIj5GJzQQEZKOCakRDrhV-mg4EULvYD-h"
    "cHQDmEIusE2DPoAsmhgK+7vWIpXQkJtlJULk5AFlIEjiBRNRLYQUsEULYQABOQhAYn2I2a6uUHmasY6RcSoNqlYyQBAF"
    "geWl-9cgRbGUKcGIUJrEq24s6pkW0fuBRgoilCuXposn9WhGgyZJhQFmaCLLuDyioyDdxKTeZqMDA4WE4HFujTuthHBY"
    "+UjQJIk-g9YUmUhpg2yC-kIIvbswAM4sH6hykYwVbDW5PC7c7XboVwhBJNOModUgsDDSrc-cbCpEix4ko7mgYACXq3LY"
    "dD7piCE846EaSJAI4L4NRYZPuDhooaEqBQYAo7b3Obw3IgEJJtsQSKCB7UMoKqV5uCMgLuaQFomTDewPY5iNKgvWBbQQ"
    "8CCGUaSajoEKNFa3YwfYlMAamCMMgFlxRtYEnSBZEROHCCFeqCrYcO0ycAq7DItY04ynPEExdxVxBBX4GXWZhCYEpnQg"
    "DkluMmQ42slwlauhqlBK4NLbN7bI+porWB0vIIza0hiBwTiNB2P0GWpFDw8FUVFPRhaEEFT1WZOqhQAEZGJARi0k8QyY"
    "4M8uACwnpUsQLYtAuIaVB9hkffO0y7Z0IWm6MQHBGUaS020-BO-dxC2ZN+SFkPhja9OARDggJbo0AEM4yDZtQMScAaKk"
    "ufMmMpQQLE4-QuBYoMtHQUUUBQRJrWqkZLkueNw0mrQE1uOAaxkzSfwOZuKAiClhPIP0KKmGmEMJZVJgkdGywQdhCklA"
    "KIlSurBwVaMjgWRvakgLMolelCWNtmGSH6mROGrGKJsqD5mCyUJGtOECaNCkPQTUHVYO4DEACsxHCgZggv5XXsBB6Iy4"
    "Lz4ACQA03AJivRQchBAwQYcdiKAUrh4oNSYdEqON1cSHadjR0gNQiyiF8ZGiTriJRDCIzgmFBD+9SUDTKuDHs2nBEoib"
    "RLqf54k-tBzLiGbhRpt4K2pNMGP44QUoDE8CSi4gBRs4USDVThhloEZm9krIQlCAOMp8ZEuUW2YieMr1xo8cromWygxY"
    "ASTQtSJdOqcy0BBFNVLVT2zpnApbBQwOesi1AdU+ZPAeQS4U3t9ZkFTT6Us31a+C0CE1Pak0ggAtYAOPB0KSCByBwKo4"
    "UBQzYNSFMUwN2eZhsUNgNkF6QQOAQrW7k18cJIrVcqfc442EbYiBEmjPYbLVoChGnVhcWBQKTYZdpunSozeNUnmP4poh"
    "W+RDMEohQogOIN40XffYgoWSCvj8wXTo2JT9j42YnBXKNgKJGaqQXMDDjj00XSwciOhQPBxqoqzbOgf44vhSgANuKYZ8"
    "igyAgjkIFwgxHqywQuxCj+cC0kSRKAQ4uHGRWxQurlYSAAg4u2kVjs6LBpLSinx6pmVQIAuW8BpN1O1nCpLjCElthgN2"
    "A5MIv4VjW8-1qCQmEHi0hAbo8rBJ1CBIIygErEUO6cSFmLFc8iN3Yo7MKZVVhA+RQHSww-MKgZJBgQVRY8QWUEweExqI"
    "kbj+W9h1ksqE2xijIwEhFAJ+Em+dxTQQPbqj9hJH6BgwtgmDIPPKMgPQEgSQGcW+JeHfeQo+nv7W8epQT9oKDrE20pHZ"
    "gQ6ikJd8yUJsuAxUNgoqToEhj-EdbGjUCgn1EJkz5ChYiJlqFggqDQCZRWhQDa0S8GnISuZpk7NySWSmiBdymNWIpLUC"
    "RoLJo4YM0JGkJvVPNoIDQxtoiQmI0Jg6ucc3QL8KihSM3BIrfzuBKELpWCqgLZ0a49wbfBi8FkRzEmKKP6F0eeAc0aKE"
    "QKUbUvlAK4rKhzQ5gkBBNAiHMXxnKwMKYR60OyoAP3Dwky1WjOaMtAFij1+uZabFECMINLDQSxe9CGtANI6B5+NTXovM"
    "kjARioKJEnghCCUrwqWuoup1AMtBiq2ER2UUQO8zvIVEcIWlZsBWwegOLt4sHs1DTRCwfBXEB0BcKsCGHzSNLaGuEYBT"
    "lFToAIOo9W+mUODTOQ6o0JqhmREPXNTiasV4IKurrgcY9x2EiJj6yksqxGx9O5G6YrRMJbxMASJTCNDUQrhl0DwknSBS"
    "8mEqRfCPuBEmIIFdA5XQDk2EDGpYzcljSbY4QwiCSI-YcwLxYDhDxJjAFhRDM4rPnElKPINDsEhTiChMhpArSGRcwNpM"
    "SGEMPxJLUWA3GDJIGiOjNOFpwXKh2qIcKPnQUFCAixnxqtkZnDCQCSgTJGjBLcqjDasDTkDYGt4IQI0iYC+Ol3atSdCg"
    "SkyEhK1FV4R-Q21USCSpW4Uv85BMCHEdSSyAACEeESPQPLiJgVphQtNb7TYCU5sMba7wQIFSwIeWqoM8jnDJFk44AwAC"
    "QWqI4YSBL5BzgQnojs4yUtSGMoe54tCVms-6MMrCFjMU6XDESFk1pBFtiyvuKARF0sImCEMC6nfEKlRKvdtiuOckG0hT"
    "AHVkDyQMiGeXhiEIy09ByTgsqM80qihoOpYh-RSmOCQkkq8UI81fA8JEJGN0GDl7Bo7hSIKCANpoJbLDIHe7ySkJA1Rl"
    "Vw5vBqISZKQsUfiK8pAaGlOBRybOJksUcEeWUuVSpCQB8HnU3pESIBhE6HNQsHzekBEcm8RskCB6G8XIUguUg5Q4HDuQ"
    "5yNGiZ4IPSRYyXGNC4tz5bF3TCaJAdaEtJA7CHOFg0IlYBTRRmGr5QFPKmNGF9jr107E+QctGyjie3a7vqEGnPlAU0Zz"
    "yCIWFCr7MN4CBhyJDm05EElSvZh4nYYTMmAgjtTFBBLM4K-8hgjCRtqMQQ+GIQ+GZAAhAGzFpA9Fx0RVQtY5Z4StQgEA"
    "SETRfTCfdpgkOS8NGSpCGEDKjeEuZYxeHEqGQxkgXWUjMYaPmBdaJhisBARKqGGAAIdIUyKCHGhD1clSsJXulJ0htPDy"
    "BCEloAmEIx1mMQ3kEgqIS9oBYmhCpLlYpyy1vqkoLSUuNAoA4mSIY46mMKNutpYfYP4M76fIUOaQ9QxgBBzKDbEXgIiN"
    "pyGyiKYsZgDAJKqREpKPYR6gBkPa8AbGSeBQ70wRUORDyygw5AOI8qLkJF4sBEUMFdOMwU8PGl-EZkzm2LxZRBOjtXsZ"
    "Yui5UQSLzQUZI6vJSSKiDpwvJsSaubhBp4EGttgDUzKJii3QNlHPjikMe8mMBEdG7rM5M1jTVEHlfAN5qoRxnbLUgCcm"
    "KCc1YcHgTLa4gLZW+h6ANcwRuHOTaSx5KcR4NNgmqkpCEQeMcGEA0OmURJMGAQglPiAKMBIoz2DA5yaZAy7J9k1F47HU"
    "GVNldtRxwL6pRTDMhh6SBFjAhjtEMkgEcUy4h1QMJGYDKVEs0OogWncJMk6og1PwEGEcYoWouIHO5mmLNNxsxyWG0D1w"
    "cIkIoDIujIwbqgNETo7FTEJBPCttPjQdsT+gQm2fJNMnG0gAW5RgeGn5gJKAJAFQ5s6MtR4YT8YGo5iggBcwKFUTAXz4"
    "dPi2uuBTCeDOHRSOCTV3hx40AfB4L3kOiOhVxZ5fABkWLGwZUk2COkZWwppaD0ioIROAkSPHYIroAoTEgh7QYBCqpBIF"
    "SiuZ6hVlLiXB-Co9uMPuAU-q4USmCMuSIgRZXRXA83SCCCWgBkp6fCDGLKdIEg2wDaDAxQiPNCVi58Eg0wFmED3ypPMD"
    "LEF9eSSPgD85SLAMKisoCEqgiVX0E+EswDDK5MNwZqJ6HHW1TyJV00k4IhrfvkgmOCqEg8SopeYEsR0tuf6EBTQhIk+J"
    "RbgXTiynpjEWYpF8hLwEwJaongxpSxWQ6aNsAzBpK+EkFA56khaSULKKRApS8gZreM7PDWXV1jkMfcLuCuQMirmYg1Qg"
    "DBdQiPXwhBIHR6LAgnGWSEpyKMIFCQtIESQBSGkl2QsiK5lN0A0wMe6DDoB1S+2kFp7rBCENeURDPIiLTnnDGohB4LEy"
    "MQZVppCXK+XBHLLBC1sJDiEgLPBKdMASdb6GFgVwgTesYWjjJWsgSBdATSQsgCcqcbYTBABeJKDqYGBWRuImKt1VuCfQ"
    "JIugC0kXZEoBKvpLWL2MFinYsvlDSap61GTYJSBx7HH4Nggc3OSRnDOUlHgHttB4lBaiQaYwA5HllYEsclewJtCGVQEa"
    "j2g4rf1NUIIBIASpkYDZvl8Q0lU4QoTnQAgANJejCIJY1MboqYoiY8A9DDgxHK6RtchlgFHjCBBQsGY7RsaMvrAAUWit"
    "CrCOHqAgEBukybXCk+ceIKoKo5Zd-aC8+oW-U0AGECkxZIG0KAR5kPE4N45Xcmg6bUNmniASiYvKIiMz8i9RDsjFTTcz"
    "QWUFQEko1sKVSQTIRGlciiY4IgACd6kmvxgABnAN92MLVkALIQOUUUhTxFHM8YGlo7q3GBs9LCjEMkneTTWNFPHAhQKI"
    "IMA-isSS5xBKBABkFKAzdMSlIUXApbs9C9-uMVQjSDu2xMkNhFR0i3IKEvCQNYAY7nIQ6+GCEA5uFSUHi4wYNrqETcOB"
    "AYQOclgrbhgwSMNYoejoy8Cq19DqvQyJPUgGMKhEMwvCRA44KZm40c5Q1BVOWGMYASlquCFFNqBMQQYAQEhfJ2dnBZX3"
    "goJWpDMUiwqn7BJbbswpDmOYVpHgIbkyaCRciyZyFqFT-ZgBGCMD4J3AiRkCtIBjaZYSgCssw5x7u8hhvjBThUMjElzi"
    "kECK0CAIIQMYmxCsZ12CmGwvsMzwkS2MHM1kOZcuMVYKolEEq71iSykNKKYpiAwiBUR4Pw7NbwVWVk1bOVqlixp3DG6F"
    "dEDc0nxMS-l17kJAEWXH3Lzo9Emv179mAB-Z0TMSY+JlTQXnAjGYHtsr0HoTMHEaUVAk5ZkekIUlfMLNcwKqUlIKBRUM"
    "wFidCllC6PqIDQlhSkirDaVH0LyFawGK36oeBlSRK+QoELIKfq6uPHQyS2ABjx2TJDHKJCzI0y+KROXgQi4ECiqrQ5eg"
    "iiJARgrgYkCXHMwwBSwOowIVCoI6mA1K2Hu4ZqhHm6ahrtjyyBRoFaaAkUTRKAKDa+W-ggLJPpAdRmjUWBTJKjIERATS"
    "CEbt2pUb736dVGPFAMogqCt3Qbv4gKIBdG8pQgUZWjHFwjAs1oITyZBAPSKbqziKFZASocMdS+yFKzls0aNS-QHkEAQI"
    "BsAxy7OyU9yUymQM0wQ8TTZBhCDAAjBSDplvjeIEgwFIZvDhCrlHpWRNEGEhVWKS6ByIKeuRjzDoQwKJFNhAX4e2HR2I"
    "gHgJBkyG7s8jYwYgsZbEwgqiAp3CJ1mAhyrCDRGTUvj0mNVrKxyJYGGaGRxxGgKkBvUoCYVHj+2NPiiJHl6AdT9JpNIW"
    "UfI+AAQQxyQgcSobUAkB6BAoyMHmuoS0SxyKQNE+iQEIkgtBIBDXRRZnuAiEfQaaevTu2yUR0Ii5IBDG4Zk2Y0GoEbAT"
    "8YUAypr+aikbbEhIAtCnQAUIZeu1YY2zC8xBCj3qQn3gICFrIVAWHzWmAsHggAIaDlLkGAwRqNCBTlYPRhDAaKfMiqCM"
    "D4IIGsD7chNADUD8Y1XBeilRKhhfAVwwKLORuCndd4paznysJHJChKU2VasBNAulxAgx4AswSUIQQIMnV2YAbmkIXUJU"
    "2LE8K+QDC2aYf+jhPIBGUGCIfYvBBWyEixsMIuNAUiF+FDwAVF0qOUmcsBAKgpDjbr7MRu1xNjTyWimvyllFbQdE0cjB"
    "ACi8LjDIzO3EIZIZ-BA9F4j4IRDCflKv2UEkBwpsERFglkB2qqAkPRbNcCFU8MlsDgWtpFBQH4gExBCq5GwijfinyBgF"
    "CvKZYYS8SR-dkLRqzgRVAhU++mmoImkw8TCGVxsNCiRCzshhxywhHJNAiqNICmgHOEKpWKa2McIGXRgmmBLAwbXVczcd"
    "AQBPa0yBE0rg88j2orRRXtxCAgUS-RwLI7Z2pACrkgstBCSFyNSYWF9Y68aKpqGJh0CuQRolNiOnQABJtEOUoFguWqnI"
    "l2cB1MKtH2VCqGPcVSiaHQjUCiQUaEiEQXbrCrqho548AmMgJX2DBYafDWQa6alLR1IATNWJk0RkFTKMFPRTAMVIjq+a"
    "NDSW-Paph7IBFCzDsxm5kKShkNBdQtNfAE+OAxQoZOJWrBOinFrLMBkGPNa0UgJrDZ4IXrYtxKRPQhuqpdr2KEA0QCxC"
    "ACgSp1B07GbSFXQ5OKXmgBFQYhyGiM7gZ9iKLqKCSukqICg90dwTkCCMXlZA1ooTIinFhCUSD8Whk3DA8EQpIKi4qqkF"
    "J3WBJg-HR6tjutzAwSAqkaGaLQgBuP9lBWxaeSQrBEEAFxpQOegAtBwgRccLG+yA8gLjblWPD6I8RfSmUyOEwgLg86U4"
    "qfIJJVwps2EaDIYAM3i4GetFLhyDgOFC44elINpmPLeDvUOEBlyBiIgNJi-IHSkCYQKBINCR4NMciEWTMlNqAzg8qHCP"
    "pNFnQIQdYfzUtMFh0hQoLABwKe4o6VlFCV-PwaTFxAQI3AuB+GnE4KgVSYBRNyYWW0BkjgXbFqGIIoJidWTIzyFchuCg"
    "7RJwP09mWFKAE0JOEforGpDxCMlZ8QhLTK2IJADIwRUgByE0Nv8BeATUornLhKlAs4PLURMPmf5O3QEQhhmZ1glUFQxS"
    "4AsIAoadZTEEWG6PZSOQKRIERK8qAxSElH4yHwQGg2QJJmBrlNM85FsKxEUgIXCxHYEak9UIIRZfyjJwUkFJnRQcswYh"
    "IsHBkAqmVPnErIyEcw8rUuAUIw4eIsDIhkt7l6hBgtatRgTO1VBNXLgGIRWSkWCm3eX5pHwMphAYtDD9leQq2qpfr31q"
    "2RDIGgfkUlkk3GlnJC3kYXgJwGIsFCSWEzDp4Z6OLRkWkJZaSBESVQRYBW29zVGeatGMMMhOxBmwZhtagChYKEC7jJFT"
    "JklwQZYHokfVA1Wit7RAjNoxwKMTwMQMjjQCroGhZshsFysCgw3UFZCRFLBS1BTJiJA98HAaWDKSxzoegJAAGndzBML3"
    "KD1y2A91F+As7lBiOQanYqsJTDvGCkK0gGwkI11UgELTmAFaiCBJJBbTOdNk8PmKikKd9Fg0qVqMNChv6zEJiH6qEII1"
    "AB0-QYHDlMfWWvaYp-IQDZ43sAy8KioPysExiMgqQEcaq5aHDuTYr7JRhWTIC5Zp8adOg3L61UpjRTwqFIlymgpF0CED"
    "dAB9h5SgiBEPRewZXFgxBy5URp-IHehlI4xA7O7RsB3EH0svMDqGHaAgitgGNJlybcrOiiAdsQACElZgEfhg0Q6TOKBT"
    "gKOVwvkJT1xMjBIoSUqgWCJsJYU4xWwKtHJ5WLQ1b9wLjERSfBA1AIOanH4wCqg9jIrEQiUILImwrAhiKuzAIrwR3LEM"
    "fddIneiaXw2-UcBLcTo66iUOMFKLBsBE4w8Iyo7VNOasJDw0fDSRCspGAkMzlNSY3cC9QKAQMir8s0ZUNh7531aE4xsD"
    "1MUAnDilXkHArKRSFDQ0hwlWCQ8aPHBzxabuTDniR4W5L45cgyd3U65y2KqIlwADN5EUE7iGHRBbEU8VCYqEhDEgv+BC"
    "hmaDaIqAYClmBppwPSeG4BwRmY8cQQQOOayFiKE+w1BoOLoBKrMCX2RY3bIzxAXRiKOPiMqScqjRHEyRNiOTRtajIm-0"
    "kqCGDBDkmQQEEd-SPM9vEjisC+xShwc6gotZWbGEWp-Exms6ugHWqcioxcgof9AJMeAEIQyiBoCoCwRiMAShT34AhJRS"
    "UFPshGi9RHCEqjC2mplXeU2zMZ5oaxi0DcifUCRmGEwIogKoLKZK4bAMnsApOk1FGgwKJJVTC1aIDlbCkDp5lxqsn9QS"
    "caTvkdRILhhw85Dkq5K7aIJYSClLEh-foFu3kE4Agm4BSuerAJIcd6xYkghVQCAWfCRQnMRHJIy7LonGy+X0Gqky6EW-"
    "lJXBt6NIULRwyvQucCExiMqIEk4ExQCOEk58QkbxoRmEzLOCQ3WbenTwaMQVzkYTQagqZOlg-yZ9HgVmCVAZbCDMa5Mw"
    "HdCMfBtjlsBj6YLxkiJwzDDiAMo5jVQI6wiiXF4HQWUXkwf1Ta0xCzRhPYH5AxxcyRqlC4YXuweBZAY9RAhDTOpQcEGS"
    "TiWdJMc0oBgxFDSgbEt95mAVwrxdCF7KKofAwscxxR8TtUjHO8IO9X4OthjQjcI9JOJphmjh84H8xnugoUWocsPZhpRF"
    "HKEMSAWIda8tAH8hVzjidgIRoOCBCkStaawQLTORK0rITO8SKKkQ7cBkRDSkeuME4gQQwGCimLAEpkSQ0PBA+YMlNKAk"
    "djsh08lgh1DTYdpAFiScAF+bba+ffwz9OQF7E+gp1IjFCHoimiRKAzSZurayzG2A1MADyM4389h-mEAggMe2nnIAuFAB"
    "ZH2EDYYxIxEtE2H3YabFoWU6pSRcBYPmEFtBQABH2UoKoiEm3bSQDG7BBM4KLOZMBRSgGLlm9UM1OnEnRwY0QkRnAgpk"
    "onXAHMSD0aZpyLgKDGFEUXEGEuhKda5NVSgQjuAgEeVEXTM+NC6JlJMU2ACZSikdV0v8FwoVT4eY8RIhKuEaoyIYEmJA"
    "SFI+7bIDj6drj5Bxh4VAdoo54iBHRCFEBhngvLr4PiARVovIHDMirXQw4J4IfZE63r2AADimBXAtoJuWGjOSANnrgosv"
    "gFwFgnUDi2BgdFp8OBFW1Fcj+PUNVClrWBkpMYF5kg2h4ZRfGIDIFTj-4QNXdUcMDBSIzdMVcEYrGEdEdHEMqNDaQhQQ"
    "6PEiosIC2Q2FImOpAxm-nE4xxgrJGQDlgcCgs6wgUBrOXCoVwZBRUZ6DJQQ33aizE6BQkAuB0JzJIjCAUCo1DrQdbAVs"
    "JHHIIBqBRNdRHsICIaQY8oonO7lW3wJCkbAytAAI1ZhYN2AxHT0rbZQlskXjAgEBBc3y-WvBNelHmBimwdiOrJjS8IZW"
    "IGhi7So3HsCiE8jQjlSAKeGgWJ1QngaZADHRJEAHo5ClEZwcRMaMBgwWYHCPQ0wz2BgAOyET0OypohRISBSQZiucDik8"
    "hWjUIR7kVDcNmSsTCnVAAqR9HSKFIPjlsToE0CQIheUszCSSSMEYOLyDa8kzEkQdAJN0IFQauZ+8UO0ZklkM+UcMg6HZ"
    "I+XUILMBER1o0uleBSYHbms8goLxbkNI3GjEAYhewAYGJAKlbVh-E7uIzCjv6Af0sIS-FGZrsBnuEuV3CvERc0PNCaDK"
    "U0a44DZbGUTIpifgjRVNd+0xb-iRwLkQhJIsQPkfkJ8UCnV9XlzcBkbHnAa9Vfn+q4GGWccoepEGt8ELClTUECXjwS0g"
    "3DQTCGPHsnmdhSMa4etUDzjmkSXGQkbCdLZVzaFZZX8QDmomFtvx5cE645QxvooaHtEph8Dsg9g0ADCp2QyCg2RY-phc"
    "EmSD2gtC+0A0yBTpXDPoDSpehVcUiTN6LnKc2QWBQEOekhwcpAvDCRUjbg2x0SNQBLTqGDLciteUEcrPH6mdB6X+Wvcm"
    "OcK+6z4jNycHOdATQTgSbFEGoLQVlrr8UUoBGRFt5U+bPcxOg2ASnXOgxxUAsEoiirib4IKGqdF6Z35NRUM7cIYjUUbg"
    "yZs65OoICuIY-Ge0pgRVBhZFAWFgbFc0oCIVgAcAKnHQO4tQjsRwyJGk-dtd2EpkqIuS-r4AFxBsapXvBNQAQBIlUFAg"
    "xo1glADgKLcEWovbh2L09ZeMHP2t4lTuSqiUtuWhSQncGFgpiCkJpP4gSeqIwc41HxA5arBKe5MKaScU0D8NsYIk+CVL"
    "OCR8sb1tvMYCap+MGZ6TL3vB999v5A3BVBiNJ8AqL78EwyH6KGZgzlPCVJ3vN8aCJehrMZgQ9IWpSwAZuJmonlymFmrW"
    "Egti4IUj0QV+udg3YKYOPthLYB0Nzt1UDjLSE8JlwOqH5Z4cOqqQBGtmM4zCHEEZGRsL9yGECRpJIDAZbV7Vqj-wC7FQ"
    "F-+lJ0yqB0uFyuw2XCRl66P2ZbvVNWzyushCKXhXKUcLmni-VIloGTy1gcNGclujNzcPk-tBPBG09RBMwYI8cRbNYLpI"
    "gQ7QIW1NtAOKfjCFAAVeTW0kkDQ5KGzsxfqjtKlIMK+KMX+FTmO7WIB0o+JaIyeTkSDBpYAoaWEaoQICpEGVpVKdFzob"
    "Fh7Y3fzyJcUOb6gKUWOUAv2ldO25x1kTAHYka4XtbqCWTY5bYitFZEkxJ24YEaqymooCunT6IzxRG0drvJ2RtU3NojGo"
    "qWMEgH0xQVkjUzpdsp3Awb6lRZpIvELxM2WEY0YrPFxTuL6g4uZrLjZwUERRuj7gy8CJWMlXH3S-1dT19LAivH4kTVMR"
    "eGJxAdBA8VAcK7Np9iYEGlkYZKkQiaeS3IwSj-GBRe4fYTGAJ55XkBVA+dqtP5TL8X5AIhdrLERR6BoIRixifTnkM7kD"
    "RPpZ67AImI1akVhKJXVzHV0UWifiyJE9nFCFiUguxLbzPmXG05sFYRJZK8KgsD0uaxPdj2W8ITmo6QC+RihQNigBo6RW"
    "i120NYSZWCdzibWR7ARpx-CiuMKKipIddb1oPgjLVKAQIU11uRbJQWNa1F9Z8LCJY3+m16Ul1JTVNMCmw5fywyHyTEuR"
    "9MBbEnRT7BqiF4Lt7kKGApSeEklAq1IU9lR5itrSKMWrxWkB5CTngGruYeFCzcG29UnanE95s2YzcTQJYiCEho6YlClv"
    "OIrDAjgPC3wr1LLqIC18LsUFhIT9cAiozMJ1XYtJUcjEaYd1JopJz9Csd1jNfYpApRWzARROl8yIjcAu1HtPgQ59cAsM"
    "MkYxI0kgtRUypKGVAMLoZ+Z0eNmhj1bywBfHdaaqL8INZkVIivFXlqRm0jFMGYYh3DmntuXK7T7YQSrABTp5BBiXqpAw"
    "cz0EF8HTGfElhEM156ZemK6OQhDl7FfljjxDmakfQ0TyETfgl1gmpnQlFalUhSDZCCXwumWEImQ3aKwDxZD9hEgt9oGS"
    "QJfMla9AAIILPBHYWAko9WXfAhKrsuqWa-M1lVWknGYNIE2yC5PVsCOR654ICwnKxPlTa97EAZF0GULFpgYAZFAdhDM5"
    "jwgFt3ilZ2X7uOsRLocJBpoz4AxNoxEYsOOJ5NDMkRBDqYi5CGN+yJGfqzSTr7kL55KmNdRAAGca+n2yPLQCAWUexj7V"
    "pcNHTJ4KPozp6o2TIBpZFKk5vXGW-Gq+axyn3p6stFIwC02oWmYkqcGkagW1U7ga0aeMBolMQXOSCI2lFPS2IsF7+wuK"
    "7W8lRXJCEGh3AuubzWA3HQtjd5WvIdEpAvY8AHSJMysZEBF4zp9BJtXbIxF4FhotvMoXnr9Vqp9-GGKbgTw-AqSHUXY8"
    "YWUwwYdgwQ2TERFKQjEnCBkFB0KKCZu-A1RoCk0F+pFmBJ27wSiBQmXaBDyEdFLIhlwvHZx-RBiOsZDZRO3gzrUm-TQc"
    "SCxYqqEgFGo2i74FuE7m9Qj9JGGHgJTBRWeg41azhvbOpGVYcGvYQQBV5+YbMKyJBXREeuTE-QCMQ1TxcgUdA6G8En43"
    "moGDQKFosUYsik9gJzTACCdyqiwSF0WQlxpZEKlBIpRa+U3dsDlpEFK+zShdGGcAtF13-xGTEzxzlKr1BK9UMYj7YIVI"
    "VnVhlAo86FhOQf6OXzh6wBKGeHyTglECFhSc+3EQgmFFa6gh0UVcnxBQRZw0mvfUQ0kotRIuP3IjCf2RJKurEsSDzE5o"
    "1phSgzk4MkilAlxMLRABIG51gAsqBQK16yM-9zyyF6Ktv01KOO4bxHZ2SsqrEcB5DzPhSoCPC0df+USnICglbnvvlpQy"
    "RhF2vehhDCf9GPGzAsckAtQRmZtSAAyHqVClUJnbvAICjRX7ekrwY9YQHAK4UJDgXEbNAwu8SEGyA9xwK5UJKPZlvR4M"
    "UGwXD7X8phAkwJfGpGyF6F5Xg+E-IN26I6XAbJxHML9crwuBBTHgfj8iZJNyyrIHyhjmY9nKSGxrEA1vYVQOY5Ix5Yih"
    "-NwaAAJSjZIQjdQXdeoftnTFdMR8yeTy3wC7vDF6AKAo9l6ze7JxnutjwhDlI5rwx4x64QUUcU832EUXV-8tIhp5cSfZ"
    "GpwGCbK9ST40n17vCH1CiE95AACJN4wBxNEQ2Y0KIOzUboao4ne-mgdkwHydNUKRFn9oSEKNeIfIps24IaAeFNkwhzix"
    "lerMUIqMka+ArOEfEipoamljVUuBfDGJdTySsYMvRMjl87Zii9SOqBFya5l4Ihrmb-xxgOeMw6QQIvJya4LMzBB97QMl"
    "QJCW9kQ9wh9GGOCn2VkidIP47KFaJ6qgGNDelDBkU0yWqVunQwxBAC7WYeb1vzbwYt3ih0VHHPvyfcW9aRlxmNsII3wS"
    "hSgDNjhsoZo4FtyE6ASCGSQzqkyZPhgcHcWyEotUhcVCrZASpRoUiJMooVe7GZHQCVJRNyGWFSocapiiCUHR7dbCYYM4"
    "ozvzEqwQhKb+gXZCEsCXU3hR4DAyqLGkTIG1NayowhPahVopVu4OqEBgpoOQYPR3FgzYvG8G-sATBi-EA0QkeUzQpX4d"
    "IRq4nU0Ah6liSAQDdPAuGBjSiQ1Kj360FEQKisyzEOdQQQZdcJlQx4oEESO2qHKdE2NPr4L3ga8Ug37RbcHY8yxmhgA1"
    "gM0dUOo9Mbix0Ar6JhwJslklpG8pnWbpDKibEnh4AFLj-g8gVREwR+I5Cg8LCbodrW2r6rKGiaxo0D--hP+beknKUgBD"
    "kGGAHehXn47BKZEjUz0tJe1GyjOdJetpqFpIF+A2SlQUqClVLup6naEAQU5UKE3yXe6qLeMXZrGBwRpU2YTorBsxdgqN"
    "gQBJsdsqrd8UhTBSOiPSjJegp0AXs0VFYxr0l7DLMAjbeBFD2BIYu43YtIHh8EixFE+YAA3ObUXYbcYxzsmFEzEaFCVy"
    "xGjuUCWmRDLPiqXwv2mcG8RByx-EkOhfwE1z29yUfoWPGCIdZB-IpJIgmgocHANWsMCO93i7ZS4BMnAWIdJzKgEBdR8v"
    "j2nTpT+hMW6dDFd30merk2EgK8jqNkgzlQtbOZg48gQLHK2CvNMFZYIF+ObqgYZOQK4BMIjmwSkDiAospUpxADQsp8hx"
    "T05EJsa5ClVHCl8khHOSxLPCnRhhB8xhAIMDX2xP6sD-mmLQEv4WWjzMOpIeaIuNylMyeGBaqGSeQRHoAD2m3eYrjOJ9"
    "IpG7xGnTWbR6iiYatdWhwJBhHKSmctXmKELKKtFMQEFGAb8WrbaIkVWjQqHVqAnM4UQPlWM7OfVQbQFS6SLlJqsIQvUf"
    "uOpt+P6x8Y2jdDFQKC0T4JZyhENrBoZGy9aVB4YVQ+IQS5pAsbh5nMeF-XEECqT2gWNVOb8QuTCgLMRkl8GAuesHZBUD"
    "bDALzBdWrDaGdqghkDiJXMkw5Bzm1HpGkVJVZWbcbumuYiJzuI+vpEYFyhRPJoKORcF27+4SZ3NVDYdg3kn0GsZX1SqU"
    "8V7bVhPxFSSU6tpJIwaJ7PIkwspIySGCFETCWxoIuBik3Z0EZOac2gKbMKZisi9rGQ6wPi7pRfST6oQcPxiuYjp9Yv5F"
    "aZB5s0kzJlx9QUZYq+xLdLyiTkKlVp6DEMkjKkmdSCRC0DZEVwoAQnQi6oSIYQ8flqWic1g6YUjSFOIh0DZNFVShOoiB"
    "OdcbDKU47WS9JahqMCPCc87b0baE83wJSzZxJpPl+4WHCXJYDi9RCdpI6xQAndxrIG2tgREK8MOxIJQIFUQQlNB-kwmU"
    "UlbzFdYc0DS6Py3gAOji+URLFBCBuSKycw+yr-DNKhqzenBSoCekanyvgQjsuBMWGO4sMPURAfvGtW0YDICE4TBq0OPo"
    "BFwIQwEgDQZlo+mnUnWYdTedgJ8cX67fx9EERi-BXqrINGWCWuboGvZDtG6IYT3lJgJR1CEQKUSIQMMSg6FgjapOAdKc"
    "UfhclPtMlqwpQlmh5thF4RHE4BGDassimnCmMJub+GkwIReac-bUNgQBuUnd5U4lm8L+s34P2bEIxgplbxblULMEIpg2"
    "ANzF0NVhVMv0hILdpyV8geVkE2bSNMYLMh4uaZyVCZhh2hVzUiYmbj2oEoZFAHS5jMj1XNoQFAaADpDuD9SSAi+I49mh"
    "FMuwFxCusmtklKxOrLMieZAplzcoYkZBCUzscUOiggdoaJOFtQhThiFOS3nTjZaMXBZGV7tZgNsFlsGphqhVkS3QBGG5"
    "h7OA-vwdAn4ZUskxwZWpOisARh5zJi0GrUSNBGV4BDoSox8OGGZUBBh0oRRn-Q+Oi5P8n-OxIJFhBZHF8piBf4FVI4Cp"
    "IBJY9DYVXR8c0CSMoTS5Dx170AZTkfjCModoQplCgMG7BmjGewCMLJkGy4PWBgCCbUMHKsYEKzggODD0OJyiLPOIumDm"
    "49oTlbJGOdeMFcftYBHuRMlqE8hly8iwBKiiOj+qdBizQudddEhEWc0N5J91tmUeFqeGu0UUo9ZdMRUWj7L5zKMH1E4M"
    "wkkuMnOkLkItwh6Ndm5HSCZ5zFaDSUrJnRwa2gjDZpSMinG1S+qs9GeF9GB-rjjQzl4yG-BPS8wgCW1jwUQu9DwS-jR8"
    "RwE4qTN3TL2FKRq+fzjJLQTmF4OQBlqap0TaYJVJChf0eUj59hdYS9Y3AbmuNyc4MGbXsoUJYm1uE53YoEsn9Vy48gJ9"
    "5jI49SB5USzjlIsvhITHjT2AIP34Pl+USqJlJC900vGzWP+4oRCUAk3LXceahzCBhuvKQck5QiAS+72fSmbCh8mDloxo"
    "gSUHVXJGwQYghloqShAOEBuNsMsHkIOnDIqw1LFkfOsAGSMS6DC3EM3i6Z2yEYmFWMeMXrfP7QM5KpVJh1YnA1XNcAOB"
    "emh6xcTOrnZ5taCzIKLGuzdWQ2KkNA+CwEqaGENdvbhuF0-wUhfGUh8IUOTiRaeHcdL0PUupAs5qCRKatRG7QEtetqZO"
    "jJXOjEiQk1oNj798QUCOZ7H4-SGOBTBVeUzlxy7Jpr9QDrhTif1pFeBbtcJKmk-8wT-MECk5IODq6IGAhsyZMBFSJBH7"
    "DiobDYrKCA-jCCsd9zsIIOvYyS+LXjBRdJKWTt7l2MFDEZZNyIIAQGarxSKgKfRcMCW1VTl6E5wAdxMnhwr0AAixg6A6"
    "GpcDqXkgnLErzA6ieQj-QJjg0Dn7igAGVS1sVHFNjjp1A0IYTQvh+DYl7CrALdIDKJnC18su6k2EuMXiFUTzKPMVkcE+"
    "xtBXlsxdE6bTe1uX18YbBjUAsQAGX3UYnT1IsiTKtYQHb7UcQsK8nnOj9Y6bC7xEPGJM-80OiBqbiUeDOupPOk14pyuz"
    "w1OmwHgimaAjq+htiWuH5KwO98BEaP5sZwCGqiBIYYoGYhEBr421KKbYNa6RDLNrIcuxfPeF2NLy4riILKoeK1LW8zNQ"
    "iFUXeOLT4NSotLAGTIpuOA7e9GJ0-EMcGQ0mRDKIKqjQ5R2cAejbgkubgp4NZtrRgu759mrYNKQiUzuE7CzzhQ3EoCWl"
    "kzGaHC28HDfMGUIyNslAlWbLKVSelxuLpCDEIwgIEaDNqIJvXlCSKWPJvbTWDYS8gmMcN3iMQVTkOqwOn18xutDVUL4E"
    "RZdYkI6IAjABr6JVJepNCBYQS82KU0nDRrCTmVFaqL1PyGGGIQhlfMhgoFyCJkfdsJUCsMueshBlYIRbEMijroHqElBs"
    "4c0g4BqUDitbkGkgOj15WIVhruvhSIcpV8pNgouCEjYAGSzm87N8CmYGG9rHVpnPOSIxiHMItTyKQQ4XTVXugLDNPj3F"
    "mkRhFel3kS2nYELHYYIQ7YsFGMHaCELisDhjIju46A7MlYY209sVXEHIoHJ0dlcmHuSdL5x9oiGU7bYFTFJOB945WTBn"
    "3ghfvAFNltYVSwXJ9PHMoDqoX4SwFhosiOC0HIpKLhZSJPpSjAygA0vUKEyhffFrkWefquTaEXIJwFsNr1OTC+WMLpMl"
    "qQKw1eKRqz40hYHB5Q8jQZJSrkAQdkTBDHap6AiM0gER2QpdhRYfcioCjL-CHVDafiAOuqtUCJ3jK+vxqQj-5h-QFtwM"
    "BJVKbWV7ZAgkg-1xctSjdJcQBZLDJopk27IBWQMG-dyfyoSITGLnQCTcuCDacVpwjRfJap9kHT-iQxjQBmSSimLJAW-5"
    "WkkDJY4gtIflJzNAFlfmOi0mqV4asKgeif1QOLQwT7zQyGaEnHwIWHWGKgdbnwU6ZmsBYS-Ii5qBZmcz9enqYS0vbiiY"
    "gURSWldroIXyyCEVM2hSLKYU2B6VvUhGKrlN0Q3bgzmMlR8jHBectiGhuHgD0b1VWwBNhJqSEbwSegmU-I+1dN8TEkz6"
    "I9NVtA2i+VQMZ0GVTsAmJygxlRSVL5ZYLYEr1dNEy04tee8ya+9o9E7MAyiTAsfGgqgqt05o2IAPFGgH-QBe68422tRa"
    "3IxMN36L37lgiBUJDdkkBGilL3OZZRk6JovvZZS0aSvvUBX6LNgLaXLAag2bJevtrt5jOM9hFBqFG+ivgpyHZOWM2CqT"
    "NvR0K0EFVqIArwMG+NIgxXzFBiGEDIrnX+KhCT97Jg3kUqFgP0NGsRpmpDM6ToTLAhKuWZt3AhE0aCg6cuQwDYltSVS7"
    "TNg5XT5JgSyRxDbm5TYDMMXDh9ijx8DPa7FZ-SkCHS5+QB0Qwxm2AsMmPi6nroW0IK1HKQBTU4sWbphJlqX-q-uBQOdq"
    "cthA45obgZ4ipGCyTGkfYwcYz3bJl0WdRVoUitprZGtaSxbII+walYU-KVkhllBggwjnkP3NbK-HAhAw8KrDkcyrRVic"
    "aihMZhBJ3lLLgZW40UAaUJWiwbClTWN0FSIZM7OReIe0cFZEhQKmQB46g2MBdbzxVEipMag5s29uA6IzHVMj9W1SFGUl"
    "wIP5rDzSSolmv4MMTj4AsuqlFUnqoRAOyGDGXOL1pSZkKFeRikXwQsTDYGiwopuQjeIXp-rhl2jBQAajEcsBNKdL0mj1"
    "Z-V9jOQk2mgnJTi4KLMJc1ygAMgDwDoDlvaSiQBNR55Yj4JoGDhC9u0osIaj55BYgbuxGjwIJ6+doluqPc1gpPTGSHVe"
    "ixEkGl1w5YIth52PIRadUpwxFAdhedwbsVdKM2SfOVhLDid7cPKgGlIQGqFZm-6+ioqsWilkbFClZFgSizFb5WBIQKY0"
    "0S9eQCgIgIHhTCohnGbiMoQpoAqNId5TYEWq7MPD0qt7mmFogNvoDfZiyiPvoG9lSXS1Rry9iUGym5uSQK6hXMmOjQ+X"
    "XwnTmClob5SQOrg18KsFGOcKSMkQTPis8GdOw4RhSfX3BULvEYASwLzfQjiGWkkREVHm8z73JJdcI+LIPMpkhdGFsY1I"
    "FAGRiaJEAAGPEZu41YjXvHGUsrqd-6VN7kBZEUL9TjGAybgDbA5iQYhG3RDPZy59dpMeICYoHAOfBtOIUfU+0wOabCXt"
    "22lHKYOR8jTqZ9psYVomuCB7s5u6n4JCpmG4VfZPXFZ2UVF+A3vYEnVwxQcsSywTLiAJHvJ3Phvp0mC03QW0gZsSuZV5"
    "FNY54EMHHA4PcCfKiLsPhsEItqcLQ3prBiEw3C7B6iuDj4Sq2FAHEKMFKxcYUTGo8GyHiIBxkvFgB7dU967GQ5RbAImt"
    "DlRabKgNTWexQJ56Eog2BEMdb3iopdwN0JZNW6nIAp6u1AYcAQXl4RQUEjzypnGYmeByo5g8cERwCTHT7h7CzATnYyOq"
    "Zm44YK565GDwJCssxomAQL47kNZ3uWpCgY2Sbe4RYDRdEklldZaFD+qlcNRAVcfQnW0iDNw4gStbMcA1pbkpICLg5oLE"
    "wzhsFYCgbppXvIdWVL2rDqUTLfLIjdHAjIp50NkRH2PG7xMAKKsTgJHJrAeKbZIviROEW1dVLoaVNnvFzOzJSxmJMwE6"
    "Yi2IcPStVOFRIBYcIAlkHG5D4X0VDxMArXUJn0AkCBGyKCzQ0QIcmm6MKDcMgvPY0eKiNqXzIejVALdxRnI27prPQqk8"
    "uQAMo8El7ofLCA4aoGlXEdao8K1MECCk8TtRWQImvZAprxQqt+oXi0PQ37FadBQZQjBXFOfyUUYTrf1lSmbwaBY4CEBa"
    "WjpShLmwLaUxzmCQOOKrn-ahX9RAwjUhS9X-EJACvnISBWF6BC4ypsRGQSy0DgBCkBFjZoyceHsQAkwfbMKwAcorgALC"
    "Che+7iHj2El+Ll4KbQxIYkQxgBPvBnZYFEgFEh0wtzV6WmSqygUqPnwW4+aIw8fhQJi1ifmyDcvBb5Iq8gvIPS9yDFl6"
    "DXrJsEgtkBtBqFYPQFGR8gpYLcIJ4AdtAAY3xlUDwOHuiJOnKV4Dl3VGuMpSMSgAIYHUfPBA5rK7rsdmKRX7JZ0MD+8v"
    "0AImtHARfSmJWu0IINZgAROa+iyNpAUKH09mixe4aiepiCwXzl3BA4Ov9F1ZviRgeKfYHOsZYOmJg0gUDFVgHUhCwG3w"
    "x+xDi5mOhi7fD-vJofcHfBbjPoN3uEgwk3qI8xMdcCRLmVo79jAsB6ALeEB3VkL4g9SKdvOp16mavzpoUTeIwEMQaEER"
    "hCpfCBDCQgRSgsaQUuosm0wA2jOdrGMXsOmYwhQIPgyiPRVkQB6c0ojF56uYvumFpUdDSYWctYQDogiRpwM9Iiw7y4ou"
    "gal4gt8eFzVf8DS9F4nZ4jp1ZVdmSIn9bXzxp+Zb9BElrzQAhdkRUrbkY1WCQ7-Z79St+y2moyL59vSQmC104icphA+9"
    "uJvK3qcZiSn2NJ-ywoLZJN9zewWOoW1rXWUhiN4a9IEU8EEjh-jwrpCx5JFp4vSqBGAVqoZSzjVqb4h4WxVikpext8kr"
    "1wY1AB2H8bWrUe+MSPYEyW7IcZBgK45DRAAIJReT6LgmEPLyfK5iOQPoNOQQJzUTg-zigjfDAZEQSi3zJyBR3cn3TJPJ"
    "4swAa9FDAQkxxgJp6wwIgyRB6FfcDDJjBVMrgD1MBIsMA9xhm9AZRwzKTkgihhDZde7S8AihpaGGgKCHDF0hdGJRVDBi"
    "hhkBiSgSbgTRQqhAVNxqaQ4eMtJF42HFMAOuNXLWmrhgULgnB8-R3GSoWNpse2USSicMzh+yOiOFZgWY2MyD2LqANvg2"
    "5jhhmfbglEP5GxkGBlZHvMO17xwMlDgk8zHoECC2RjoC1NiBZaS-Jv+Z9H0C8hIUt8IXyAjLmnXW+kshDoCCsHsTyeBW"
    "qJNa59aTSNOrj+TTcADNk5UiHJnoUxawDyJYeeI+Pe2VTUKbBv2sCFa85KJUHcM2XxGAGpuntTx9XLH9MRGWg4ALJcUb"
    "1C7fgyuorQZ+TLQgzxpIrAEh2ln349AKjSMMY2MQl5kAO4FCx9kQYgIocJ8FpE9wSaG7DQD9bzhBgBLBb2t+ipY7wLaB"
    "FWWRy11dKwBkPaLV4sDGbHW40siO4I5o7GsC9gXFz0QR8VvpWlPpAMJZuU+wpJcVLuhtslLJqIqWEEa1RfJJLJYUXCih"
    "yXZTuMdn-zi8VvOZBCh4X8LpV8F0RiBGwTNRcypS6ymErAy-JvIk9JEXTOLsTQPkeWGobuv0cKV1+l378vn1AWChpr7a"
    "jL7kHnmHKMaYrKr6UeA9YndAtjZ6Miy-u0O0y5vye-pVuPU2bNnril0HkJ6r-CM0ltf8J2rL8egIQ9do0KbL4BArmQjn"
    "l85aBiZNkpCn3KKfaYvGlmvAv3a8rm2RCV2qVYoiy89Px4cwXa2uM3hDgE9Yld-H2Z1OR7q8gAxkMW4F9R2S3t3rUgpF"
    "okN8qOCMIOUUXjNyRNxcIJhWXIjWNYmFAAtANy2BiytH+qmJv0HRJEggqyfiA-gwAObDqlVD6RRPLe1IF+hvDKQy1O+2"
    "sQEggWM4ocKHoQrHrfPocUiWv-5tJS-721dCXKLtxLYPQNBrkO0RCKu4naJoR8jMXIIhCBYVfDUNFC+W4scX+G9z3RIk"
    "XqyVatyM50ItagNEYngCXedNYeQEFmE4CEapFoFEJv6SoCLQcfOcymrfBvbtIoAWjH13AzqChEPlMQPw6ag4DCRUw9Ur"
    "EQgSnfzitLzco3QXqF3ikpkeeIJI3TchDWfC5E9BDwPoGQd4nBOJvTQUTJEm6ubYRZI+xBWjJrKfn5f6vvuLs3zyEs2H"
    "yJOWHOhEGrT84obRsJ7hkqECL-s-3FxcKBDEtLjbkrD5aiiGc-xFA7jzVLLAtBygiN-2SQgB8oLJmdYLZdnAkXYI+zcD"
    "QCaU4XKAe3aeDGKfGJ0GpQ8fZw+C5tYFsZH+huJE-WQCa1luAs7RzsIBI9BcAd7n5qKplxJCBOj13P-xtnjOPn2I24ay"
    "wo-EFQMhnxVApWdlmHrDEBiFYbgCXrpg+eRewDDl22kxlFugdmTw0wSUpn7DwCljd4IE3waUFkA638x6Y0S0wosB6Ibz"
    "xhLHR2BMnUOCtyGz7gyITaNtAkzx9JtcpY1M3WZ+SdBkf3BgmkimRispEuJPlMVgQDbhpMxSFRQE3nNwmAigjQRMCBsB"
    "+npM2VdR6036Ss80YxemBFtwVAtzUqRMEx-iFEEFSIJNsGbGwKDHJUDM7YR5wpT-3iwVwvtSKQMyFl1lqIg0bi7x6LLJ"
    "TDC1E7C0Bvurjv5Njowe6qYpHODx6RHGKDLTwJN0xww3YLI+TCd3vMM8ApF056+GQ4vgYmb15Zc6UYIjpuGATRaVm0QC"
    "+AChwV5Cuc7itVwtCsdEDZH6iKrZDGMath8AJw2wnaMCnDB+iDoQghNOi7AHDnAN40U00j76mxX9FK9YkcMcPsr-QcQL"
    "cibFAtzmRmTNVuO3QxKiFXXDn9rlKDmvHOKXE9DF7Mf1JaB6gOmQCiUqfoLwLHACATuLnrNYeHvwFALnTU+pN4FN9tkV"
    "63YYA-gEfGYGggEV26j7J-clkJzALqcoI4osUHH0y2uxH0E5mRcwKQoWxbeY0ifTaXd+Z5KsMs9wIxmFuriFOlaVY2C1"
    "-8qHoABcvI++1--9mBSZkDHL0SqQ2FVOU6BHpZiZwYpjF28gWpItYJr8CRTHZT26UZNoZKnDyOgVHMMcebmb3nldqJeD"
    "X-Z-SAXXUoIAkI96UhLgbRVbA-sIsWD52XBGZruayK-KzMIeAo83x6MqBO1Y8xrAEGMflZFCD6cLNSvvB2OCDaMEl36v"
    "kTgtgiiVSEkC6+Re4AvYot5AkMQ0nPmzEgBnRZU0w0QECe4vYIT14lLcvSAZIf+FFCshUIZEBRSBT7nBSt8ohVteSdLB"
    "0zSsK55MpRqBi+mKUZMqghwbe7d4BcHel0Mzt-P0sRPWGlAGgeh02J8dTqLLXp0gEpjWxepRICYvFVcXtAYwosA5TIzk"
    "XzmYhfSiJIqstKURzQ0S8ZC8OZqGkPyjekgqTGfHzohmF0QyEmELxSmnyszm9V5eKyaME6PUHqSs1j1DmQ6w4LXRkWjG"
    "OmHQVARW-nwGZht7I1hQRjePEKCE+KQDhJ8v0E0EcosNoJ6D8ABrA1vflYO3DiZPlZ3gl8CBQhL8k0-BWkp2seFJqcj2"
    "Y6PrMtdEvV-gdlXTrcqmBBHISebMZLyAExUHkMZdzeZf2YYUoOl2BYICMO3mmytPJhbi13YKF4Q1CbeFnFZhQtxNKSlq"
    "QBcDFAxOjKUqSa+VyUkitiJsTTZhhARYAPn3uZB4eiHxZV09QKbJ1HbH+VREiCWXS1bsjIvuxSotvvSkYucAeskBgGQA"
    "KFkNwgQ-gOvKzOxQ4DASADdt4uhgYsdgDR0iE8TdzyAFMaPgajaSUTWLpAPzwZMIGWl-bXfJzrOWji3ZPTbM+FcMzMfL"
    "4if27cpRouxLH7KukDj8riKxJA4EI8ZIiYK0-UN5FAfWq4+HnoGgd0OFMLkJZxgVVWcjqnn8ws4ebpE10THSAvB5iMpX"
    "E-qrm-MCpFCgAJHhDAa-MXHGIDMnmZMUQAjP3hksoFJciHsr3SVjdRCAXgzUZk1AWhm1hczCCgMKqnbZSRuFeGDoDMSj"
    "dDgU2Bgb6tS5a7LonqM0yEWmUH4Uy2GXNOWTzyxEgHvD2Bi-6x8ikOXFtEn3UTmnmxSqjEgXYzI5t6XAEQNEQwcwYWKr"
    "4JGdJVfzpewPh2QA9jlIz2bAeAlLFWATymTBTKEW2-dLtAyDR6+FpVd2IedkZ4tlgdwyzFVxMWWIKDkZWbIJyBX9+-Z5"
    "TrGCPWIJejzgMbgP-LMAtw8NGG+fkpQeAlYTaimjFVRzM4AQIpDO7yrDYpPgcnHVmKMGt5-gSfPrRTWVJazKaBBQfRAL"
    "opwM0f4J8JIEjTTm+Rb5Ed22EW1VaQ7uIaeHdSk6VWDJheZrSRHNlohYhDamlxGCKXy8g-gnQMNAnoLwlEhyAiI7tO88"
    "KHnbIsDjuJYf3D6jgHoKkgwQjSbujkgNdLD3-ANfEcOYlg4SsxWoVr7XAErAWEJXnF+KqOscq+CRjUDNoeclCjY2EXHg"
    "C7W8IbnaKVAsnMgiFCBZgzLZQFh4nhNUMXKTSUSgmAVBHWHYiFxREksNZ3DBHP6WxNlWD0DbM4TNebJsrOe3RPjOBKGV"
    "6KyaOhnEMPdwUFRvxkhpQhELYQlPDIIj2Gb3zevfzzFk6IxKEsljnaQogp4mU+Y1kOsmgq6BGsJ-PG73qCIpFdFr0OEI"
    "1F1JwNYg1SAMCFq5ezLEk8U6rIH4HZKf6QKJdhBmKpMCr1F7zYcOAKGsDFKe0qR2oGfqofsSHUx0NgqMEpdB3-1hLT0R"
    "XoG5AJP5MQQ35gy4pkuthkjcWKW-2kxnLAyTaLpEIlTAvGAjzRV49QUvTGE5YsqJEjUktgIbxsigKBgxxc8wGKarhmOs"
    "ygZMwVBgaaVTGqLLqU3I5EVQ2Cq2iAG3ArHBTk0goAEhEkOe8bo2we7GGU0KNJcoJ4yzLvnaf4r6gLrWeL1m1D4strIA"
    "XAUDRJoloaxxg+jlLQecQUiz5Bo9UjirrVii69SbvtCRFVvShgWIKxCiGMVizUwOp8K4RmwOFi3SGHk-A8SvpHzQsIwI"
    "hj9oWcNeKBrwXsBaNZ8n4TiPi75zYvNAGZr3CTo2w8JusYWpXj6YP0jsMzgQbZogn9oMExx2ds4DljADfOVtmKAQ4TpN"
    "y7lpX2hg-LY2dhboDEVB4h2CjzSniJN2AwghrCgysbQyTKQDgDBKy4KwV6XeO6sIaoOCnhhNDvocnTUNnYHlB7JYcVIr"
    "2wGkzUeiYESRZlmn63ILPBdnzKGxhhQESlL707DIWoGpfkIgERLVTPUTgfs8RrSZSKK8qYpVe5V076-TORCVIpngWyNy"
    "AEI6cwLfEkmkwGKvxA5OcTZsYc2njeUtXRLmRtECrfJCXajFUEuNQUZM+r6iRiyr3hIJ6VI9YYlOPaD4JMmHZBBge6Fr"
    "UqYMcpgGEw+xbyQyuWg9IPPJiSNfATsDO3KqX6vJiybJudLBx6wU6Jgh8n0o75j7Os6YdqJg7CENQI6D2IWclOkeKT1g"
    "6+ZC3SKQhrvhZjYKVcNsTgRhgHLW5lX2kca1GrBDYo-0mgB1ydG0oWVhxuwBjk8ClmetRSBS1XWZS6Hf8kWBxuXXkNXH"
    "bx8hiGk1GracgFlYLuU5W9FnyGvEVJWpvAAEmgKFdgRnQaJYTUDBhKRSuGP3lA6z25bbKyBcSDyBilXOqY1ywnSYG5O8"
    "EIrXClCJYdz8q1UaDRb8DLi2OAul5LazHU1j7HA+DQT7d841ZyoelE376w7fMMIaFYIwQ01inIQj4ppgSEkFCXXEOqg2"
    "e0FDJeCD8mCHzywVGx1kzXNkDadPICmwIM18NNvujRJDj6WlEXr8H1iRsPC0VhogTOHGaGMgwwANkNPMGVnULSSYLwDF"
    "p1ahrF0qtbUt-PRVjLMUx3sCCoOOaloYmCfhAXCTEEmF5LIaasIiGArnO1FZxYhrdGSpVDku6JIPRZrMTh-EGcEfQC5C"
    "weaxqCITWJQZLclGYgi54tuMuBHj2cTICKxIoSUgXABxndUHRGlom3J2KGAHcAGFmyqwrIxO0aRYztIUD+YJyajRPeFB"
    "TM9oheDUAUQRYE7ECGL+ALSSpTQXMq9Cb1eOV3kMGKXaZT8tIHYOyfrpgEUF5vp4UEpV90hqKSdvI8BYIK8O-tqnoLgt"
    "E4M-csxTVV1r2TTkyVIuKkbTGCmyKjXhCl6By1W+ngAJz2jOptIWljSU2XaZgccxmzTUWxE4oH8iiU-CW7ciAobdDClZ"
    "5Cgsc4sY4eXx31RAvmCl2mAZSAcwB8+7ITJsIOVLFoCLIZeQjgOEIrcRUYwb2DfpXqBUq84jHlKZ2tpAgZYO2CEgYWXs"
    "Hpu59iszGpUddxxZkESALHxKtEljLzBNYRCnIxjeA2fA5qBezd9NAzROpRMAUoKcMkdMGAIkFhkHITFiOChZ0rT0-gkO"
    "gUYLGCo6KVWG8Ut5F9iVYSJmRRso4VsLjUku-Hf+ggLH4LXUbzAAWSLoYhXwl1TnuN9+4ChU0QSN+xqOI8jL08rRpdKY"
    "jqIRHWKCIjZ5UK+QmyCANQxEiUScNICeVDgRBZkMmE9AlcOpe8gZCFt-Ac1AH3syil4OU9Y+6wNB2CmntD4phLgtBmbZ"
    "85GIA1TFpVtCfl1pBPS0IIN8AJhFrHySfuMLs6uA0PE6PYLaGowHsrPMsNYCcC2brANTSBR+3tej070FgQc0vbQMAEIG"
    "3VqA6GhzKJG4Apk4lmw1ImlEhb2dPEPoBRbUPnqTYkpsJjeJwbuntAbDuXG1oOaSFlnJlNXLUxUkGISK9PyBSqV1bP4I"
    "hsSBEt-MCHxRnqokKYCXMHlEca+lgju+QqvCDtLOwnKYIg2a96hQnMsSUg1glICUZOMd+XFkUgo0EwkUZLCOoaISPG8Z"
    "cD3gyeP8vIZu4Bx0AhVeaxe9dYeU2lO2l+EZ9lU+kAW+nGL85u9g82SRQAowaBgbA0ySe73jEzRF2+EfR+ACm00icQBL"
    "ayCAUAWyAiigNzxAdSgpRvQwnDvADiowAByyVtLoqo-BvJqtiOBKDwgHgBTKiDEbAzAIOYZn5iFe86zlytkCc4jtHHrN"
    "jogY4AM2Q92IgXwPAhiExymN-MBkwDwG5l-YWEBKdol8iiktDpCk3CIdFsasLC6sTVNE3KYVA05FbPKh9yQtYYsSquoK"
    "+hwUqAgJH5BhNxVKFFPM-x82wlweBhposVPf99LSW8GQjz8Qlg7CcOOknBpLN0ilzdw2Dj+50IFryebsZOQP5Iy1sxa-"
    "mWNYTIn0jIQRj1+0IcYbjMQ4WTuMUboWnXundBc8NSSmmi7hJnv8+PwRkw4m0f2YUQZo9LDn3ZUm4Jxom1Pfpeb2LRar"
    "GFTVzlEXA1lyvGPWcwNBKg4BAv-bLwrRxyMEjx9Q753Ve7xnGBohmR+HUnx3942U8l05yXeK5I0JqgwbjEPJSgL+NISY"
    "QK31Ebs0pE6CGnJWW0rHMWRCKxWyZ4sihyfPi6W6ZwwYyFfJGJeH+AqAjBU+uydVHsZUzA1X8NWmqXgQBbxHJjZG+fNB"
    "+jTUbfIH0CYc2VQGzAq1vhdi0+oBq99ZTwC7AFAD+EhwE5jPHNMnI7lIIKFS+RQRqmQNiogrUEM8DIkxNuKoCwmPyFXD"
    "04UIlM0xRLNPIwgiJBgQEPR4RKlMXQTRhKNVgACz8AVDgkWmwAEZEAURV2ghCzvwQ83UDiuQNtND4TBCRx2COxb-wNnw"
    "EAI9sNguOCNeAZYBWOIfnByAjvRazJnHUcGd36P4DtzDxymPujlpQuiZycxPJAAiQJVHrKlnGzRIm2CYLDQ6pk0LUnm3"
    "uHAUL3rqdigZUvVbolmBb7TCPWiutBndyZwvdVpEphJo51yWWDMnx60UdgBmLKpvml1juVoApRKI8L4hCQo-+QSZw+jP"
    "zrLPIxDLpm44CONjG4G8ysjBHzCI1zZAmQk3gtLZg7Z2aSDJSI0ZwYffnxFWgqFHgZ7ZQclPQw8G2QVQxZSmlKda8iCr"
    "89S8SMHAmPDdlxS0bVJP7gZF2vQRpAR8JpNcvqqw7jIvKKIX8DX+KNVIsxinCDjBBa+WZG8eAF0tvYzZYo53XLu1Xl3j"
    "t7kEgGCGFYcf1QIbgEM1QOEcuJIGQipuI-L5Hw0wJCKAM+b1QXP4EoXFqGCkO6nlRceDkAKMJIoFpSAaM55IpI9IDIAV"
    "EEsQosFSHzslIFHoHwW803coZEKABZH1ohcSkIUaCfC+MFjMJ2wdoIVzJd+faFjKpJ5I9yFDjHVyLWiT48SVqmHrGOQ8"
    "uOtG6+wiiQTbznyiRkRWdo+cjj0SEsjhaOTOCTh4FMUiCgY1GXE2d1+eXKgptxrZDRFAMAyrj4O5r4Vq+xEX-kRKRmme"
    "d0A6teMjmlfhG01bnaFwzaAnA7S5KKqI1EaG4cAVk-UxEOhLCpJWyv8WDmDzRdUPk6hiVm5i2K3+7kjVsEBoaHUUB2wi"
    "VKhjz7zdF7bJAImoA2JyfC-SZc0Jm0U8HfCJEtOmnVcIAa8tA8sGazZTRr5xbbj4MUED0MrtdKdgEIl6Wa2lAGDNaLxv"
    "yaykaILFdXKfF8UIPGCTEonYMoBNYz1AmhnECRpyHEgWHrGhxKe4Oii2a8pqhtOaSBbEhvkAwC2TB+gBXv7k0EYjBCux"
    "aHCwXBhRa+8I5MkaHHWZxJJd0VESzBXFO3EsbresGkHgrMfwUOVAvtSMj4whgcubRDtBKUJqEFEFXvYZdIDVIxyg5kLN"
    "gN5UEOrPOi1PJbGcCGJC82g0qvhLWPGKRfWDti4WUGGITb1BDr00YXKsflmclmAtZqMSWPUBSFCODOT-agYlfPIYMnG7"
    "dg-hVi-B8FkwMvFRi5ipHjhe+CQk7ZIqfPJB1oxpTFagEmAOKb+AaRVJ+KjrIbQjVh-MExHFAFSOstlVOL0eHJXj8dya"
    "XSpoQDGti1yMY4LDp2MqUVviIgOKBEtoxABccwoVQomoFxMa-RNOG04imiLRa9Yl97Kf6Ni4BFOUGd+iLEanhNG31JKE"
    "QrY8LUaigD6ft2ABqxo9d-BYw0CIm2Qaz00JxnKRZRO9c0L7DzYi8WIjHiaZXCgNHunl6s9g4M14bRURNAPTLd8V8PYU"
    "OeJnhTKy9GKNHkbNw-PzFhlEy5S4opUyozetCNKRARzG5lBjSYDjGbIBRWZxZRngI7D+0PxQJ7vUgL3MN09pFi7tzpGx"
    "wooMM6MdAHRragEfZ14e-gWourhspGQ2ASpyBls6MCMMZlicrI1xlEEEDGlbVtpOGB2xDJILREXYgtOVomIAVAjCHvay"
    "XIuyzUokrpSfzEsGUBkDI1hAwCSq4V0GJ2KkGOkAVSRE1nFO+ErZVkIxx10u0dRp5RMi8OIPTcIe033ECgAaG1DUBjWw"
    "OR4xZ5QJVSlmmrUozDCCQjSDen-eRUimwPBgKjEXZ5dcvqxOTHIi2yMGUAPnwdthheY-K2ZMDgsaV8Y3SQxCBxjez2cs"
    "li7AxHrsvLIGMMHfUQA4hMMB4ARySZERRsFf8yEDoOEVoWKV50fVplrgEgA0sdP6i6vhBJJ0EEGxQ9FH807Ajrr3EQfF"
    "Q0ZamrXIUZYfDTR4ZQrc2WMIkfUKLDiv5cDPtVfH+UTyO0SD7Lg4OCJ7POaiQwV1zrtjCzcEkMiIEKxczeNOTiczOiLq"
    "pkDehFmXagvBD9U5KqhVezMlqC1DLYTHtdoOTQ0gF0KZh8S00Gk9wb2KlCs3uI31xLgrsPhBjHZlNZQaJ9b+ujuAUGZM"
    "cROfihM0OwN8SX8phutEJAALTU1QeVUxO+VVU9DpKEiaSaMgZwNJiUogFyZe-aTCJD9wTANgdGYF3wbuBWY48QLONHtn"
    "TSOOxKF8NNMaEtI1rAoNAQQZRA-QHss9jo0ee9ujitenry3RQgr1F99xJQmV7-2VHZqsgx8vFRNRAmTb4R4dcoasN8qp"
    "T54mk0rYc0B6R7kxEqQgw1Q1IUGZu9IfSdZJCWRhgDrjKyZP44ovrWbDGQdRXwK4LPAKWZdrEUUIUKAcKS5VqjVI2TMY"
    "ecE8NoEabCQhtiRkWVBZ4ktDAyNtaLjX1pLtOO0Pj+oA4lrvV8g9wiIWqX5f1sDIX8sMR0OFpoIu6Q3m8X1Ag3aNt-c1"
    "mwlAYEIS22UHHQAMUnTSbss+vWWSQ9GiL0Wf6UCa42WFO2c3KWqSsMkFjpo9dONgCEGoP0BAx7BrekAUTw9HxD+kkPBH"
    "9RyKWyGWRDBq2xJSmWoOGJWBjMThFJz51BoDrKq1Iloqsige1QXxeKBtetqbotzpj1I6pRMMpQTChGmxuXhEBT4HW7x5"
    "ISSOsKfhjQzseyIemkyPCyRBazBLpWdQuuAx0qDB6e0Sg5l1lgADQl3gDd9QZGwkLmbo2SoEmwpDB4snTwKh3AfDIOIX"
    "ivr-efguoRiMFCMTjwWsgMQqK6Uf60tEoNpwyzGwLeCVrAoKQQVJHCZgb-9kw7xFgDURuGftY8hakJh1AWw4vWm0e54p"
    "NpigZORliESQFQd+rgm2IXSviC3xqdIGdEasWA9quVR+bSCLVWcgMxINUZK5GOZ9TMTTD5MEQUzfsWGQeOfcQqrxCRsb"
    "7yKl9XlEHsHrc6Ah4Ogj9D50l4T2YkVtC7M2khmsgNjghKJhjPIRRihE1eu8aAUjIM1byzq0cmYY8rgapAWNwbpDRTik"
    "Q6WycE2AJeCR5agr97UnJCBpXcYMxGISe1+dELzI5q-Il2mLTov5QxDVb5NZBgsSotOJaKh3htROs0CRE1EgQDQ+U7U6"
    "CqpwPhKgWfowQoZUgQXI5LpQMpeTajDCDXdqNjBKpolYCZaFxCTKIItAl1nB7k6GJkmo60HobaTk2jELtpdS4tx59GBc"
    "BYUfMehuCiPZAQC-yGuLSyivVJCdNX+2yfqV4wBNmQQWG5BY4ah2gGYv6wlzPWkNKggRkioweAIB2yAyFbZoQfkGX2O7"
    "910E4s03DWpAwrpw9WhVp2ZQMYJR7iRFvkNLNtrYlg8J9cOJShXNxMwUNsomZI+GUAmMPASmG1hF4oEWKppLtHMZzwZL"
    "1Y9XcIzpYA1qj50qG8M3RZ3RegM7wC52JvDOlVbY4mbMMkYURAmI8hbGzm4uYBSHeJ44Bbizr7Rpi1hlAfVkywAEwOBy"
    "GppBv0CgCrQnW5w8mS3VFUAPIjaKGEYlUvSClYcqBpbSBQfbHuKomTQQznaRTNT+GDHm4GgKspRQbvbiy06AFSok-0uW"
    "PhKF049eRhGoJg7do2wqihVsJJjVtJ0w77Z3-SKfUDAT3pYmYPabxZz+JdAjyQnPwVG2-2S0Lgu3QBVWKii9LiLifGWa"
    "Ql6ZHACHUbAeolAImRup5Qsa5UeRGBkALZFtUk5AtFlSHKEKQrAruIIqI8TIgUAhwtBcIO9TES8Cqquq7Fa0IoijAEmQ"
    "fwrBSgSQVgbgZu+YAkOlunKAG9CgwXWK8iGaQLorrg2MGIZKQ4D0LIDO6wJEbBCauApYPL-A31BrWYdGgQK8s1oS2sVG"
    "CM2WllFgnjIVutoYQ4RFII15gQnjMN+4qmBCNqcqYKXYVYy1F6ZAH6oFm8Av6rvZq+KIgo39gE7Com+cGQZ-TjbCAzbm"
    "bfXLceKFYVumSLBJyRPCLADzQuKxSrBWpQRUNinNwYKOi8VfARj-KYLa5MngdACxaUp-TtMAol5CAC8CEkAUHAZ3FrRL"
    "ErKdaR6AyPIl6yjIRxkbEcAc5MhcZlc4WeQvjkpWjEZenmzVNZpWvn+WfBNpYaWWSNu49rhQO8S9WAlMSayGQ7f2KIAe"
    "hyJXo-XjomknnhLATPfIGP4EFd0YL7a5eyPcACw5cFaD1rtMoBlPsusrYyIV6WxVAGa0VU0qEEKDrAYupVgWKCGeSLdv"
    "gF5DlYfAOhXKBAuAPdeeAgYuzbabMmJFSiv+W2CHYdiONzitSWAjRlGySrLkrje9ZCYMuKYmp1qjyXj4DsF6A3JRWc6e"
    "P4pFPYZ6vWaduGCaz-sDvxNFbSc7n4GNypJBgCX0nmHCpAMVuoJ0OOdpKc2xvI6hEIDBE0nnGKNwhDiRTzUg-mKCU6Jc"
    "IsAF0PCmYgZbLTIcAc0xUGflun5bQWXot1VDiBgZx3tBYExGqKpwTmaTs9J5jCmYqrK2pXDGMyMlgqsfSAZVif702e3i"
    "8UmTxQBMCHw9BTQ9QtSm9qyW1iSwA-eSXUF44wS6ZlcVi6EvnmtBBCThUEGxsF3AI2b8hJg1paJiuvnLmZhoh5Tq3m2h"
    "VRiewAQJK+yCcXWFMVQkSHt-1-mw5lf6jXSI1bBd0PEGMPZIokC24bQA8F8UYjAyLE9gS2XAYE3WGcoZNUgOQRWR+g1g"
    "KcIQ1+Af3+DiggkC-lkCPtAaR7FjRdvzuxVVIFdUxMF55FxESbwBTT4LZ-oz-uKG5QqQER7m8IBekAMVMwEoggDp0t1D"
    "FG+BsflWJpujN4wah+DuiKvgL5AMaoyAQogEQKNt3QIyjJalA1Q5Kxgl9hmcGFwWBUxGo-DqxKWDyHPUigCQaVLFO8eY"
    "rIDxhZJ9NWUZVx5CAQc4YGBrkGWekts4dFBwLaEgpHKKYhy12NoV-VjYpWIwF3whzTKDGB0fPaj7o43ZRfUEwrP9hJUt"
    "dUCLEjTx3DnUQCHDIjMMDsE-p+ghytBB8AvmW0uNbBVjGML8XZYyKr03IyArUkMNlI9hWZBhYkl+DK3ghYcD8jVZx+3E"
    "cMjcxdoYVA0ybgKcugZ0ogqqJHbWoa1ZRmGYR4I3cUDFUB+AQeHxkjci3EYG5aZ+5jZHcDjerLX8iUmnLBJzcEQKICen"
    "CPiQ-48C3GFrWORViQY5TYvmKo4UM7A7JTqhA4Qwh6COapE80Pn4wBbTykZoHw+q3GV1GDVaIMKCR+WldnuW2gy5fCpD"
    "gADDnIUSyUQintMQM0SSROd5QwE2ygMHewctEcmkodeIbEmKAG9hnyZHbuWhYIG7fCUeMJ0zlD-nB0FtAMiVIoDGsvVt"
    "BalR+wiBMYzqtWMgCT3XzoUNVoggokiGqKdjfkAjdzVGgAPkBZAaJEkASnTFk+sXvf0tCMXIFF7C-W2maZI1Qqi5lIP3"
    "0sXUWcP4JRJaUVe0cEE61rTfiwpd4Wd7xS4o+UbVQKYro8W9HPsJcHZiGiz"
)


# ==================================================================================================
# connectx/core/scores.py
# ==================================================================================================
# The scores of the standard board's first positions, without a list of positions.
#
# Kept are the scores of the positions with `SCORES_DISCS` discs and of those with up to `KEPT_DISCS`,
# mirror images once, unless the side to move wins with the next disc or loses to two threats. Those
# in between are found by a search.
#
# The text is a static function (`static_function.py`) of single bits, six in a character. Its keys
# are a position's key with the number of a bit in its score's code. The code is Huffman's, so that a
# position takes no more than four bits; in `SCORES_CODE` a 1 stands before the bits of each.
#
# `openings/scores.py` makes the text.

SEARCHED = 2  # the numbers of discs in between
KEPT_DISCS = SCORES_DISCS - 1 - SEARCHED
CODE_BITS = 5  # the number of a bit in a code has so many bits


def opening_score(board: Board) -> int | None:
    """The exact score of a standard board with up to `SCORES_DISCS` discs, for the side to move.

    None for any other board, if the game is over, or if no game leads to the board.

    >>> opening_score(Board.empty()), opening_score(Board.from_moves("44444252"))
    (1, 16)
    """
    own, occupied, _, geometry = board
    if geometry != STANDARD or board.discs > SCORES_DISCS or board.over:
        return None
    return _score(own, occupied) if _arises(own, occupied) else None


def score_at_once(own: int, occupied: int) -> int | None:
    """The score on the standard board if the side to move wins with the next disc or loses to two
    threats, else None."""
    moves = legal_moves(occupied, STANDARD)
    empties = STANDARD.board.bit_count() - occupied.bit_count()
    if winning_squares(own, occupied, STANDARD) & moves:
        return (empties + 1) // 2
    threats = winning_squares(own ^ occupied, occupied, STANDARD) & moves
    return -(empties // 2) if threats & (threats - 1) else None


def _score(own: int, occupied: int) -> int:
    """The score of a position that arises in a game and is not over."""
    score = score_at_once(own, occupied)
    if score is not None:
        return score
    if KEPT_DISCS < occupied.bit_count() < SCORES_DISCS:
        moves = single_squares(legal_moves(occupied, STANDARD))
        return max(-_score(own ^ occupied, occupied | move) for move in moves)
    key = own + occupied + STANDARD.bottom
    return _kept_score(min(key, mirror(key, STANDARD)))


def _kept_score(key: int) -> int:
    """The score of a position that is kept, by the key of its canonical image."""
    numbers = _numbers()
    third, code, bit = 2 * len(numbers), 1, 0
    while code not in SCORES_CODE:
        value = 0
        for place in places_of(hash_of((key << CODE_BITS) | bit), third):
            value ^= numbers[place // 6] >> (place % 6)
        code, bit = (code << 1) | (value & 1), bit + 1
    return SCORES_CODE[code]


@lru_cache(maxsize=1)
def _numbers() -> bytes:
    return numbers_in(SCORES_TEXT)


def _arises(own: int, occupied: int) -> bool:
    """Whether two sides that take turns can have played the discs, which contain no line."""
    if not occupied:
        return True
    theirs = own ^ occupied
    tops = single_squares(((occupied + STANDARD.bottom) >> 1) & theirs)
    return any(_arises(theirs ^ top, occupied ^ top) for top in tops)


# ==================================================================================================
# connectx/core/frames.py
# ==================================================================================================
# The memory of the exact search before it begins; `layout.py` says what is where.

def new_frames(geometry: Geometry, table_bits: int, deep_start: int = 0) -> list[Any]:
    """The `frames` of a search, for `table_entries` slots; TABLE and STOP remain to be set.

    `deep_start` is the first slot of the deep table.
    """
    squares = geometry.rows * geometry.columns
    frame = frame_size(geometry)
    ranks = square_ranks(geometry)
    learned = ranks * (learned_size(geometry) // len(ranks))
    exact = [rank << RANK_BITS for rank in learned]
    first_learned = FIRST_FRAME + frame * (squares + 1)
    fields = [*[0] * first_learned, *learned, *exact]
    key_bits = key_bits_of(geometry)
    shallow_start = 1 << DEEP_BITS
    shallow_shift = key_bits - min(SMALLEST_BITS, table_bits)
    fields[SHALLOW_START] = shallow_start
    fields[SHALLOW_SHIFT] = shallow_shift
    fields[LEAST_SHIFT] = key_bits - table_bits
    for empties in range(1, squares + 1):
        top = FIRST_FRAME + empties * frame
        # Empty squares tell whose turn it is: each side and stage learns ranks of its own.
        stage_of_side = 2 * (empties // STAGE) + empties % 2
        fields[top + LEARNED] = first_learned + stage_of_side * len(ranks)
        deep = empties <= DEEP_FROM
        fields[top + START] = deep_start if deep else shallow_start
        fields[top + SHIFT] = key_bits - DEEP_BITS if deep else shallow_shift
    return fields


# ==================================================================================================
# connectx/core/solver.py
# ==================================================================================================
# Exact scores: the game-theoretic score of a position, and of every move in it.
#
# A `Solver` owns the transposition table and the time limit, and runs the search of `search.py`. The
# search is compiled if numba can be imported and the board fits a machine word, else interpreted.
#
# Scores are those of the literature. A draw is 0. A win is the number of discs the winner has left to
# play, plus one. A loss is the negative of the opponent's win. With `e` empty squares, a win at once
# scores (e + 1) // 2. A weak score is the sign alone: -1, 0 or 1.

Answer = TypeVar("Answer")


class Solver:
    """An exact solver for one geometry. Its transposition table is kept from call to call.

    A score is 0 for a draw. A win is the number of discs the winner has left to play, plus one;
    a loss is the negative. A `deadline` is a `Deadline` or a number of seconds from now.

    Agents use this one, which the build copies into their file; programs use `connectx.Solver`,
    which starts sooner and can do more. Do not use a solver from several threads at once.

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
        entry takes 8 bytes compiled, about 44 interpreted. The defaults are 2 ** 23 (67 MB) and
        2 ** 20 (46 MB).

        `compiled=None` takes the faster search that is available. `True` raises RuntimeError if
        there is no compiled one.

        `known` is asked first. It returns a score that needs no search, such as
        `scores.opening_score`, or None.
        """
        solve = None if compiled is False else self._compile(geometry)
        if compiled and solve is None:
            raise RuntimeError(f"no compiled search for {geometry}: no numba, or the board is big")
        self.geometry = geometry
        self.compiled = solve is not None
        if table_bits is None:
            table_bits = 23 if self.compiled else 20
        if table_bits < LEAST_INDEX_BITS:
            raise ValueError(f"table_bits is {table_bits}, expected at least {LEAST_INDEX_BITS}")
        self._known = known
        self._table_bits = table_bits
        self._solve = solve or build_solve(geometry, interpreted_tools(geometry))
        self._table = self._zeros(table_entries(table_bits))
        self._stop = Stop(self.compiled)
        self._frames, self._memory = self._new_frames(self._stop)

    def _zeros(self, entries: int) -> Any:
        """The memory of the tables."""
        return (ctypes.c_int64 * entries)() if self.compiled else [0] * entries

    def _new_frames(self, stop: Stop, deep_start: int = 0) -> tuple[Any, Any]:
        """The frames of a search, and what `solve` takes of them: if compiled, their address."""
        fields = new_frames(self.geometry, self._table_bits, deep_start)
        fields[STOP] = stop.field
        fields[TABLE] = ctypes.addressof(self._table) if self.compiled else self._table
        if not self.compiled:
            return fields, fields
        frames = (ctypes.c_int64 * len(fields))(*fields)
        return frames, ctypes.addressof(frames)

    @property
    def nodes(self) -> int:
        """The number of positions searched since the table was last empty."""
        return int(self._frames[NODES])

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
            ctypes.memset(self._table, 0, ctypes.sizeof(self._table))
        else:
            self._table[:] = [0] * len(self._table)
        self._frames, self._memory = self._new_frames(self._stop)

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
        # The shortest way into compiled code, where many take 1 us.
        if deadline is None and self._known is None and board.geometry is self.geometry:
            score = self._search(board, -reach, reach)
            if score != GAME_OVER:
                return score
        return self._within(deadline, lambda: self._clamped_score(board, -reach, reach))

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
        return self._search(board, low, high)

    def _search(self, board: Board, low: int, high: int) -> int:
        """As `_ask`, by a search."""
        own, occupied, _, _ = board
        try:
            return self._solve(own, occupied, low, high, self._memory)
        except TimeoutError:
            raise self._stop.reason() from None

    def _within(self, limit: Deadline | float | None, work: Callable[[], Answer]) -> Answer | None:
        """What `work` returns, or None if the deadline comes first."""
        deadline = deadline_of(limit)
        if deadline is None:
            return work()
        try:
            with self._stop.when(deadline.expired):
                return work()
        except TimeoutError:
            if not deadline.expired():  # a signal's handler has raised it
                raise
            return None


# ==================================================================================================
# agents/perfect.py
# ==================================================================================================

# The chance that a move is a mistake, for opponents that are strong but not perfect.
ERROR_RATE = 0.0
# A move's time, in shares of actTimeout: the solver has the first to find the best column. Where
# not even the sign of the score is known by then, it has the second too, and after that a share of
# the overage above a reserve: most of it, as the first position to be solved is the hardest. Where
# nothing is solved, the search has the third: 0.85 of actTimeout in all. Boards too large to solve
# leave it the first as well.
SOLVER_SHARE = 0.3
DOUBT_SHARE = 0.35
SEARCH_SHARE = 0.2
OVERAGE_SHARE = 0.85
RESERVE_SHARE = 1 / 3  # of a game's overage: 20 s of Kaggle's
# For telling mistakes from good moves, after the best move is known.
ERROR_SHARE = 0.1
ERROR_OVERAGE_SHARE = 0.05
# With more empty squares than this, solving takes longer than a minute and is not tried, but on the
# standard board, whose first scores are known.
SOLVABLE_EMPTIES = 36
# Beyond the known scores and outside of the book, positions with so many discs are mostly too hard
# for Python alone. Where there is overage, the compiled solver is waited for at once, for a share
# of all the time that there is. Our own games never get there.
HARD_DISCS = range(8, 12)
COMPILING_SHARE = 0.95
INTERPRETED_TABLE_BITS = 17  # 131,072 positions: 6 MB when full
COMPILED_TABLE_BITS = 22  # 4 million positions: 34 MB

RNG = random.Random(random.getrandbits(64))  # of mistakes

ONE_MOVE = threading.Lock()  # at a time: threads that ask at once share the tables

most_overage = 0.0  # seconds, of the moves so far: before a game's first, all that there is


def choose_column(board: Board, act_timeout: float, overage: float) -> int:
    """The column to play on a board where the game is not over.

    `act_timeout` and `overage` are the seconds Kaggle gives for this move, and beyond that for the
    rest of the game.
    """
    global most_overage
    most_overage = max(most_overage, overage)
    # Mirror images get mirrored moves, so what is proved for one holds for the other.
    seen, mirrored = board.canonical()
    column = _decide(seen, act_timeout, overage)
    return board.columns - 1 - column if mirrored else column


def _decide(board: Board, act_timeout: float, overage: float) -> int:
    column = board.urgent_column()
    if column is None and board.geometry == STANDARD:
        column = book_column(board)
    if column is not None:
        return column
    share = SEARCH_SHARE
    if is_solvable(board):
        column = solve_in_time(board, act_timeout, overage)
        if column is not None:
            return column
    else:
        share += SOLVER_SHARE
    deadline = Deadline(act_timeout * share)
    return searches_of(board.geometry).ready().best_column(board, deadline)


def is_solvable(board: Board) -> bool:
    """Whether the solver may finish within a move's time."""
    return board.geometry == STANDARD or board.empties <= SOLVABLE_EMPTIES


def solve_in_time(board: Board, act_timeout: float, overage: float) -> int | None:
    """The solver's best column, or one whose score has the best sign; None if time runs out."""
    solvers = solvers_of(board.geometry)
    solver = solvers.ready()
    seconds = act_timeout * SOLVER_SHARE
    spare = above_reserve(overage) * OVERAGE_SHARE
    hard = board.geometry == STANDARD and board.discs in HARD_DISCS
    if hard and spare and not solver.compiled:
        end = Deadline(seconds + act_timeout * DOUBT_SHARE + spare)
        solvers.start()
        solver = solvers.ready(end.remaining() * COMPILING_SHARE)
        return _solve(solver, board, Deadline(end.remaining()), seconds)
    column = _solve(solver, board, Deadline(seconds), seconds)
    if column is None:
        column = _solve(solver, board, Deadline(act_timeout * DOUBT_SHARE), seconds)
    if column is None and spare:
        end = Deadline(spare)
        if not solver.compiled:
            solvers.start()
            solver = solvers.ready(spare / 2)
        column = _solve(solver, board, Deadline(end.remaining()), seconds)
    return column


def above_reserve(overage: float) -> float:
    """The part of the overage that searches may use."""
    return max(0.0, overage - RESERVE_SHARE * most_overage)


def _solve(solver: Solver, board: Board, deadline: Deadline, seconds: float) -> int | None:
    """As `solve_in_time`, for one solver and deadline.

    Once a column is known to be safe, the best one is looked for no longer than `seconds`, so that
    overage is left for moves where none is known.
    """
    safe = solver.best_column(board, weak=True, deadline=deadline)
    if safe is None:
        return None
    rest = Deadline(min(seconds, deadline.remaining()))
    best = solver.best_column(board, deadline=rest)
    return safe if best is None else best


@lru_cache(maxsize=4)
def solvers_of(geometry: Geometry) -> UntilCompiled[Solver]:
    """The process's solver for a geometry; its table is kept as long as the process lives."""
    bits = INTERPRETED_TABLE_BITS, COMPILED_TABLE_BITS
    return UntilCompiled(
        lambda fast: Solver(geometry, table_bits=bits[fast], compiled=fast, known=opening_score)
    )


def worse_column(board: Board, best: int, deadline: Deadline, rng: random.Random) -> int:
    """A random column that gives away a win or a draw; if none does, one with a lower score.

    If the scores are not known before the deadline, it is any column but `best`; if all are as
    good, `best`.
    """
    others = [column for column in board.legal_columns() if column != best]
    if is_solvable(board):
        solver = solvers_of(board.geometry).ready()
        for weak in (True, False):
            scores = solver.column_scores(board, weak=weak, deadline=deadline)
            if scores is None:
                break
            worse = [column for column in others if scores[column] < max(scores.values())]
            if worse:
                return rng.choice(worse)
        else:
            return best
    return rng.choice(others) if others else best


def agent(obs: object, config: object) -> int:
    """The column to play, for Kaggle's observation and configuration."""
    board = read_board(obs, config)
    act_timeout, overage = read_time(obs, config)
    end = Deadline(act_timeout)
    with ONE_MOVE:
        act_timeout = end.remaining()
        column = choose_column(board, act_timeout, overage)
        if RNG.random() < ERROR_RATE:
            spare = above_reserve(overage) * ERROR_OVERAGE_SHARE
            deadline = Deadline(act_timeout * ERROR_SHARE + spare)
            return worse_column(board, column, deadline, RNG)
        return column
