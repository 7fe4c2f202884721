"""A position as two bit masks, and the rules of the game on them.

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
    own        the discs of the side to move
    theirs     the discs of the other side, own ^ occupied
    occupied   the discs of both
    move       the square on which a disc lands
    line       `inarow` squares in a row, column or diagonal
    winning    of an empty square: a disc there completes a line; it need not be playable yet
    key        own + occupied + bottom: one number that identifies the position

Masks are Python ints, so a board may have any size. Where `(rows + 1) * columns` is at most 63 they
fit a machine word and the same code can be compiled.

The layout is that of J. Tromp's Fhourstones and of P. Pons's solver.
"""

from functools import lru_cache
from typing import NamedTuple


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


@lru_cache(maxsize=64)
def geometry_of(rows: int, columns: int, inarow: int) -> Geometry:
    """The geometry of a board of `rows` x `columns` squares on which `inarow` discs in a line win.

    Raises ValueError for a number below 1, the minimum kaggle-environments accepts.
    """
    for name, value in (("rows", rows), ("columns", columns), ("inarow", inarow)):
        if value < 1:
            raise ValueError(f"{name} is {value}, expected at least 1")
    stride = rows + 1
    bottom = sum(1 << column * stride for column in range(columns))
    return Geometry(rows, columns, inarow, stride, bottom, bottom * ((1 << rows) - 1))


def square(row: int, column: int, geometry: Geometry) -> int:
    """The mask of one square; row 0 is at the bottom, column 0 at the left."""
    return 1 << column * geometry.stride + row


def columns_from_centre(geometry: Geometry) -> list[int]:
    """The columns by distance from the centre; of two equally far, the left one first."""
    return sorted(
        range(geometry.columns), key=lambda column: abs(2 * column + 1 - geometry.columns)
    )


def column_squares(column: int, geometry: Geometry) -> int:
    """The mask of all squares of a column."""
    return ((1 << geometry.rows) - 1) << column * geometry.stride


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


class Position(NamedTuple):
    """A position seen from the side to move."""

    own: int
    occupied: int

    @property
    def theirs(self) -> int:
        """The discs of the other side."""
        return self.own ^ self.occupied

    @property
    def discs(self) -> int:
        """How many discs are on the board."""
        return self.occupied.bit_count()


EMPTY_BOARD = Position(own=0, occupied=0)


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


def legal_columns(occupied: int, geometry: Geometry) -> list[int]:
    """The columns that are not full, from left to right."""
    moves = single_squares(legal_moves(occupied, geometry))
    return [column_of(move, geometry) for move in moves]


def landing_square(occupied: int, column: int, geometry: Geometry) -> int:
    """The square a disc dropped into `column` lands on; 0 if the column is full."""
    return legal_moves(occupied, geometry) & column_squares(column, geometry)


def column_of(move: int, geometry: Geometry) -> int:
    """The column of a mask of one square."""
    return (move.bit_length() - 1) // geometry.stride


def make_move(position: Position, move: int) -> Position:
    """The position after the side to move puts a disc on the square `move`."""
    return Position(own=position.theirs, occupied=position.occupied | move)


def drop(position: Position, column: int, geometry: Geometry) -> Position:
    """The position after the side to move drops a disc into `column`, which must not be full."""
    return make_move(position, landing_square(position.occupied, column, geometry))


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
            before.append(before[-1] & discs << direction * i)
            after.append(after[-1] & discs >> direction * i)
        for i in range(length + 1):
            squares |= before[i] & after[length - i]
    return squares & ~occupied


def urgent_move(position: Position, geometry: Geometry) -> int:
    """A move that wins at once, else one that stops the other side from doing so; else 0.

    If two squares need blocking, one of them is returned: the game is lost either way.
    """
    for discs in (position.own, position.own ^ position.occupied):
        moves = legal_moves(position.occupied, geometry)
        while moves:
            move = moves & -moves
            moves ^= move
            if has_won(discs | move, geometry):
                return move
    return 0


def is_full(occupied: int, geometry: Geometry) -> bool:
    """Whether no disc can be played."""
    return occupied == geometry.board


def mirror(mask: int, geometry: Geometry) -> int:
    """The mask with the columns in reverse order."""
    column = (1 << geometry.stride) - 1
    mirrored = 0
    for _ in range(geometry.columns):
        mirrored = mirrored << geometry.stride | mask & column
        mask >>= geometry.stride
    return mirrored


def key_of(position: Position, geometry: Geometry) -> int:
    """A number that identifies the position among all of its geometry; never 0.

    In binary, each column is a leading 1 at its height and below it a 1 for each own disc.
    """
    return position.own + position.occupied + geometry.bottom


def mirror_image(position: Position, geometry: Geometry) -> Position:
    """The position with its columns in reverse order."""
    return Position(mirror(position.own, geometry), mirror(position.occupied, geometry))


def canonical(position: Position, geometry: Geometry) -> tuple[Position, bool]:
    """The position or its mirror image, whichever has the smaller key; whether it is the image."""
    image = mirror_image(position, geometry)
    mirrored = key_of(image, geometry) < key_of(position, geometry)
    return (image if mirrored else position), mirrored
