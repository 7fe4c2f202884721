"""The board: a position as two bit masks, and the rules of the game on them.

The squares of a 6x7 board by bit number. Row 6 is a sentinel that is never occupied, so no shift
carries a run of discs from one column into the next:

    6 13 20 27 34 41 48   <- sentinels
    5 12 19 26 33 40 47   <- top row
    4 11 18 25 32 39 46
    3 10 17 24 31 38 45
    2  9 16 23 30 37 44
    1  8 15 22 29 36 43
    0  7 14 21 28 35 42   <- bottom row

Glossary, for this and every other file:
    square     one bit; (row, column) both from 0, row 0 at the bottom
    column     0-based in code, 1-based in text: "4453" plays columns 3, 3, 4, 2
    stride     bits a column, rows + 1
    mark       a player's number, 1 or 2; 1 moves first
    seat       who moves first, 0, or second, 1: mark - 1
    own        the discs of the side to move
    theirs     the discs of the other side, own ^ occupied
    occupied   the discs of both
    move       the mask of the square on which a disc lands
    line       `inarow` squares in a row, column or diagonal
    winning    of an empty square: a disc there completes a line; it need not be playable yet
    threat     a winning square and the side that wins there
    key        own + occupied + bottom: one number that identifies the position

A `Board` has all of it as methods. The functions below it take bare masks and a `Geometry`: that
is for the searches, where speed needs it.

Masks are Python ints, so a board may have any size. Where `(rows + 1) * columns` is at most 63 they
fit a machine word and the same code can be compiled.

The layout is that of J. Tromp's Fhourstones and of P. Pons's solver.
"""

from collections.abc import Iterable
from functools import lru_cache
from operator import index
from typing import Any, NamedTuple

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


@lru_cache(maxsize=64, typed=True)
def geometry_of(rows: int, columns: int, inarow: int) -> Geometry:
    """The geometry of a board of `rows` x `columns` squares on which `inarow` discs in a line win.

    Raises ValueError for what is no integer, or below 1, the minimum kaggle-environments accepts.

    >>> print(geometry_of(8, 9, 5))
    8 x 9, 5 in a row
    """
    for name, value in (("rows", rows), ("columns", columns), ("inarow", inarow)):
        if not hasattr(value, "__index__") or value < 1:
            raise ValueError(f"{name} is {value!r}, expected an integer, at least 1")
    rows, columns, inarow = index(rows), index(columns), index(inarow)
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


class BoardFields(NamedTuple):
    """What a `Board` has; unchecked."""

    own: int
    occupied: int
    mark: int  # of the side to move
    geometry: Geometry


class Board(BoardFields):
    """A position. It never changes: a move returns a new board.

    Every board is checked where it is made of masks, so that whatever takes one can rely on it.
    `mark` says whose turn it is. The number of discs need not agree with it, so any board can be
    examined.

    >>> board = Board.from_moves("4453")
    >>> board.mark, board.discs, board.empties, board.winner, board.over
    (1, 4, 38, None, False)
    >>> board.rows, board.columns, board.inarow
    (6, 7, 4)
    """

    __slots__ = ()

    def __new__(cls, own: int, occupied: int, mark: int, geometry: Geometry) -> "Board":
        """Raises ValueError for a mark that is not 1 or 2, and for masks that `faults` refuses.

        >>> Board(0, 2, 1, STANDARD)
        Traceback (most recent call last):
        ValueError: column 1 has a disc above an empty square
        """
        if mark not in (1, 2):
            raise ValueError(f"the mark is {mark!r}, expected 1 or 2")
        own, occupied = index(own), index(occupied)
        if wrong := faults(own, occupied, geometry):
            if wrong & ~geometry.board or own & ~occupied:
                found = f"own {own:#x}, occupied {occupied:#x}"
                raise ValueError(f"{found}: expected own discs among the squares of {geometry}")
            column = 1 + column_of(wrong & -wrong, geometry)
            raise ValueError(f"column {column} has a disc above an empty square")
        return cls.unchecked(own, occupied, int(mark), geometry)

    @classmethod
    def _make(cls, fields: Iterable[Any]) -> "Board":  # type: ignore[override]
        """What `_replace` calls."""
        return cls(*fields)

    @classmethod
    def unchecked(cls, own: int, occupied: int, mark: int, geometry: Geometry) -> "Board":
        """As `Board(own, occupied, mark, geometry)`, for masks that are known to be right.

        >>> Board.unchecked(0, 1, 2, STANDARD) == Board.from_moves("1")
        True
        """
        return tuple.__new__(cls, (own, occupied, mark, geometry))

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
    def from_moves(
        cls, moves: str | Iterable[int], rows: int = 6, columns: int = 7, inarow: int = 4
    ) -> "Board":
        """The board after `moves`: text such as "4453", or numbers such as [3, 3, 4, 2].

        In text columns count from 1, and after 9 come letters; numbers count from 0, as in `play`.
        Raises ValueError, which names the move, if the column does not exist or is full, or if the
        game is already over; TypeError for what is neither.

        >>> print(Board.from_moves("121", rows=2, columns=3, inarow=3))
        X . .
        X O .
        1 2 3
        """
        if isinstance(moves, bytes) or not isinstance(moves, Iterable):
            expected = "expected text such as '4453', or numbers such as [3, 3, 4, 2]"
            raise TypeError(f"the moves are {moves!r}, {expected}")
        names: Iterable[Any] = moves
        first = 1 if isinstance(moves, str) else 0
        board = cls.empty(rows, columns, inarow)
        for number, name in enumerate(names, start=1):
            column = COLUMN_NAMES.find(name.lower()) if first else index(name)
            if not 0 <= column < columns:
                expected = f"expected a column from {first} to {columns - 1 + first}"
                raise ValueError(f"move {number}, {name!r}: {expected}")
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
        return Board.unchecked(own ^ occupied, occupied | move, 3 - mark, geometry)

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
        return Board.unchecked(mirror(own, geometry), mirror(occupied, geometry), mark, geometry)

    def canonical(self) -> tuple["Board", bool]:
        """The board or its mirror image, whichever has the smaller key; whether it is the image.

        >>> Board.from_moves("7").canonical() == (Board.from_moves("1"), True)
        True
        """
        image = self.mirrored()
        return (image, True) if image.key < self.key else (self, False)


def board_of(squares: Iterable[object], mark: int, geometry: Geometry) -> Board:
    """The board with these squares: in Kaggle's order, 0 for empty, 1 and 2 for discs.

    `mark` is to move. Raises ValueError for other values, for more or fewer squares than the board
    has, and as `Board` does.
    """
    squares = tuple(squares)
    places, first, second = _places_in_board_order(geometry), 0, 0
    if len(squares) != len(places):
        expected = f"{geometry.rows} x {geometry.columns} = {len(places)}"
        raise ValueError(f"the board has {len(squares)} squares, expected {expected}")
    for place, disc in zip(places, squares):
        if disc == 1:
            first |= place
        elif disc == 2:
            second |= place
        elif disc != 0:
            where = f"square {places.index(place) + 1} of the board"
            raise ValueError(f"{where} is {disc!r}, expected 0, 1 or 2")
    return Board(second if mark == 2 else first, first | second, mark, geometry)


def faults(own: Any, occupied: Any, geometry: Geometry) -> Any:
    """The bits of two masks, or of each row of arrays, that no position has: 0 if it is one.

    Every disc stands on the board and on no empty square, and `own` is part of `occupied`.
    """
    floating = (occupied + geometry.bottom) & occupied
    return floating | (occupied & ~geometry.board) | (own & ~occupied)


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


def top_discs(discs: int, occupied: int, geometry: Geometry) -> list[int]:
    """The masks of those of `discs` that are on top of their column, from the left.

    >>> top_discs(0b11, 0b11, STANDARD)
    [2]
    """
    return single_squares(((occupied + geometry.bottom) >> 1) & discs)


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
