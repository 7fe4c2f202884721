"""The position as two bit masks: who has which square, and the rules of the game on them.

The squares of a 6x7 board by bit number; row 6 is a sentinel that is never occupied, so that no
shift carries a run of discs from one column into the next:

    6 13 20 27 34 41 48   <- sentinels
    5 12 19 26 33 40 47   <- top row
    4 11 18 25 32 39 46
    3 10 17 24 31 38 45
    2  9 16 23 30 37 44
    1  8 15 22 29 36 43
    0  7 14 21 28 35 42   <- bottom row

Glossary, for this file and every other:
    square     one bit; (row, column) both from 0, row 0 at the bottom
    column     0-based in code, 1-based in text: "4453" plays columns 3, 3, 4, 2
    stride     bits a column, rows + 1
    own        the discs of the side to move
    theirs     the discs of the other side, own ^ occupied
    occupied   the discs of both
    move       the square on which a disc lands
    line       `inarow` squares in a row, column or diagonal
    winning    of an empty square: a disc there completes a line
    key        own + occupied + bottom: one number that names the position

Masks are Python ints of any size, so a board may have any size; where `(rows + 1) * columns` is
at most 63 they fit a machine word and the same functions can be compiled.

The layout is that of J. Tromp's Fhourstones and of P. Pons's solver.
"""

from functools import lru_cache
from typing import NamedTuple


class Geometry(NamedTuple):
    """The shape of a board. Make one with `geometry_of`; every field is a plain int.

    A bit mask names squares of the board as drawn at the top of this file.
    """

    rows: int
    columns: int
    inarow: int
    stride: int  # bits a column: its squares and one sentinel that is never occupied
    bottom: int  # the lowest square of every column
    board: int  # every square


@lru_cache(maxsize=64)
def geometry_of(rows: int, columns: int, inarow: int) -> Geometry:
    """The geometry of a board of `rows` x `columns` squares on which `inarow` discs win.

    Raises ValueError for a number below 1, the least that kaggle-environments accepts.
    """
    for name, value in (("rows", rows), ("columns", columns), ("inarow", inarow)):
        if value < 1:
            raise ValueError(f"{name} is {value}, expected at least 1")
    stride = rows + 1
    bottom = sum(1 << column * stride for column in range(columns))
    return Geometry(rows, columns, inarow, stride, bottom, bottom * ((1 << rows) - 1))


def square(row: int, column: int, geometry: Geometry) -> int:
    """The mask of one square; `row` counts from 0 at the bottom, `column` from 0 at the left."""
    return 1 << column * geometry.stride + row


def column_squares(column: int, geometry: Geometry) -> int:
    """The mask of all squares of a column."""
    return ((1 << geometry.rows) - 1) << column * geometry.stride


def directions(geometry: Geometry) -> tuple[int, int, int, int]:
    """How many bits lie between neighbours: up, along a row, down to the right, up to the right."""
    return 1, geometry.stride, geometry.stride - 1, geometry.stride + 1


@lru_cache(maxsize=64)
def run_shifts(geometry: Geometry) -> tuple[tuple[int, ...], ...]:
    """Per direction, the shifts that fold a mask onto itself until only starts of full runs stand.

    Folding doubles the length of the runs that are proved, so a run of n takes about log2(n)
    shifts: 1 and 2 squares for four in a row; 1, 2 and 1 for five; none for one.
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
        """The discs of the side that is not to move."""
        return self.own ^ self.occupied

    @property
    def discs(self) -> int:
        """How many discs are on the board."""
        return self.occupied.bit_count()


EMPTY_BOARD = Position(own=0, occupied=0)


def legal_moves(occupied: int, geometry: Geometry) -> int:
    """The mask of the squares on which a disc can land, at most one a column."""
    return (occupied + geometry.bottom) & geometry.board


def legal_columns(occupied: int, geometry: Geometry) -> list[int]:
    """The columns that are not full, from left to right."""
    moves = legal_moves(occupied, geometry)
    return [
        column for column in range(geometry.columns) if moves & column_squares(column, geometry)
    ]


def landing_square(occupied: int, column: int, geometry: Geometry) -> int:
    """The square on which a disc in `column` lands; 0 where the column is full."""
    return legal_moves(occupied, geometry) & column_squares(column, geometry)


def column_of(move: int, geometry: Geometry) -> int:
    """The column of a mask of one square."""
    return (move.bit_length() - 1) // geometry.stride


def make_move(position: Position, move: int) -> Position:
    """The position after the side to move has put a disc on the square `move`."""
    return Position(own=position.theirs, occupied=position.occupied | move)


def drop(position: Position, column: int, geometry: Geometry) -> Position:
    """The position after the side to move has dropped a disc into `column`, which is not full."""
    return make_move(position, landing_square(position.occupied, column, geometry))


def has_won(discs: int, geometry: Geometry) -> bool:
    """Whether `discs`, all of one side, contain a line."""
    for shifts in run_shifts(geometry):
        runs = discs
        for shift in shifts:
            runs &= runs >> shift
        if runs:
            return True
    return False


def winning_squares(discs: int, occupied: int, geometry: Geometry) -> int:
    """The empty squares, reachable now or not, that complete a line with `discs` of one side.

    A square wins with i discs in a row on one side of it and `inarow` - 1 - i on the other, for
    some i: runs of every length to both sides are folded once and combined.
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
    """A move that wins at once, else one that blocks the other side from doing so; else 0.

    Where two squares have to be blocked one of them is given: the game is lost either way.
    """
    moves = legal_moves(position.occupied, geometry)
    for discs in (position.own, position.theirs):
        urgent = winning_squares(discs, position.occupied, geometry) & moves
        if urgent:
            return urgent & -urgent
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
    """A number that no other position of the same geometry has; never 0.

    Every column reads as its own discs above a leading one at its height, in binary.
    """
    return position.own + position.occupied + geometry.bottom


def mirror_image(position: Position, geometry: Geometry) -> Position:
    """The position with its columns in reverse order."""
    return Position(mirror(position.own, geometry), mirror(position.occupied, geometry))


def canonical(position: Position, geometry: Geometry) -> tuple[Position, bool]:
    """The position or its mirror image, whichever has the lesser key; whether it is the image."""
    image = mirror_image(position, geometry)
    mirrored = key_of(image, geometry) < key_of(position, geometry)
    return (image if mirrored else position), mirrored
