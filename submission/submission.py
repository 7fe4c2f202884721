# A ConnectX submission, built by connectx build from agents/perfect.py
#
# In this file, from the top:
#
#     connectx/core/board.py             The board: a position as two bit masks, and the rules of the game on them.
#     connectx/core/book_data.py         The opening book's text; made by `python -m connectx.bench.solver build`.
#     connectx/core/static_function.py   A static function: the values of a set of keys, in a text that has no keys.
#     connectx/core/book.py              The opening book: our column in every position of our repertoire, without a list of positions.
#     connectx/core/clock.py             A time limit to hand down: a search takes a `Deadline` and never reads the clock itself.
#     connectx/core/layout.py            What the parts of the exact search share: the fields of its memory, and what differs by speed.
#     connectx/core/order.py             Move ordering in the exact search: each move has a rank, and those of high rank come first.
#     connectx/core/heuristic_search.py  The heuristic search: alpha-beta to a depth or until time is up, for what cannot be solved.
#     connectx/core/observation.py       Reads Kaggle's observation and configuration. No other module of `core` knows their format.
#     connectx/core/scores_data.py       The scores of the first positions; made by `python -m connectx.bench.solver scores`.
#     connectx/core/scores.py            The scores of the standard board's first positions, without a list of positions.
#     connectx/core/table.py             The transposition tables of the exact search: their entries, which table is in use, its growth.
#     connectx/core/zugzwang.py          Two rules of zugzwang, which end the exact search at a node: docs/solver.md, "Zugzwang".
#     connectx/core/search.py            The exact search, written once for three speeds.
#     connectx/core/compiled.py          The exact search in machine code, which numba compiles.
#     connectx/core/solver.py            Exact scores: the game-theoretic score of a position, and of every move in it.
#     agents/perfect.py                  Plays perfectly wherever it can, within the time of a move and the overage.
#
# Kaggle calls `agent` of the last part, the agent.
# The parts above it are its helpers. An import of one of them has become a comment,
# and a name such as `helpers.pick` has become `pick`.
#
# To change the player, edit the files that the parts name, and build again:
#
#     connectx build perfect

# ==================================================================================================
# connectx/core/board.py
# ==================================================================================================
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

Glossary. Each word has this one meaning in every file of the package.

  The board
    square      one bit; (row, column) both from 0, row 0 at the bottom
    column      0-based in code, 1-based in text: "4453" plays columns 3, 3, 4, 2
    stride      the bits of a column, rows + 1
    mask        a set of squares as an int, one bit for each
    geometry    the size of a board, and the masks that follow from it
    discs       the squares that are occupied; as a number, how many discs are on the board
    empties     the number of empty squares
    line        `inarow` squares in a row, column or diagonal
    winning     of an empty square: a disc there completes a line; it need not be playable yet
    threat      a winning square, and the side that wins there

  The sides
    mark        a player's number, 1 or 2; 1 moves first
    seat        0 for the side that moves first, 1 for the other: mark - 1
    own         the discs of the side to move
    theirs      the discs of the other side, own ^ occupied
    occupied    the discs of both sides

  Moves and positions
    move        the mask of the square on which a disc lands
    ply         one move of one side
    key         own + occupied + bottom: one number that identifies the position
    image       the position with its columns in reverse order
    canonical   of a position and its image, the one with the smaller key

  Scores
    score       exact: 0 for a draw; for a win the discs the winner has left to play, plus one;
                for a loss the negative of the opponent's win
    weak score  the sign of the score: 1 for a win, 0 for a draw, -1 for a loss
    bound       a number that the score is proved to be at least, or at most
    heuristic   a score on a scale of its own, without a proof
    value       a network's estimate of the weak score, from -1 to 1
    evaluation  what a network says of positions: preferences for columns, and values
    points      what a finished game brings a player

A `Board` has all of its rules as methods. The functions below the class take bare masks and a
`Geometry`, because the searches call them millions of times.

Masks are Python ints, so a board may have any size. Where `(rows + 1) * columns` is at most 63, the
masks fit a machine word and the same code can be compiled.

The layout is that of J. Tromp's Fhourstones and of P. Pons's solver.
"""

from collections.abc import Iterable
from functools import lru_cache
from operator import index
from typing import Any, NamedTuple

COLUMN_NAMES = "123456789abcdefghijklmnopqrstuvwxyz"  # in text such as "4453", from the left


class Geometry(NamedTuple):
    """The size of a board, and the masks that follow from it. Every field is a plain int.

    Make a geometry with `geometry_of`. `bottom` and `board` are masks, with the bits numbered as
    drawn at the top of this file.
    """

    rows: int
    columns: int
    inarow: int
    stride: int  # bits per column: its squares and the sentinel
    bottom: int  # the lowest square of every column
    board: int  # every square

    @property
    def size(self) -> tuple[int, int, int]:
        """The rows, the columns and the length of a line."""
        return self[:3]

    def __str__(self) -> str:
        return f"{self.rows} x {self.columns}, {self.inarow} in a row"


@lru_cache(maxsize=64, typed=True)
def geometry_of(rows: int, columns: int, inarow: int) -> Geometry:
    """Make the geometry of a board of `rows` x `columns` squares with lines of `inarow` discs.

    Raises ValueError if a number is not an integer, or is below 1, the least that
    kaggle-environments accepts.

    >>> print(geometry_of(8, 9, 5))
    8 x 9, 5 in a row
    """
    for name, value in (("rows", rows), ("columns", columns), ("inarow", inarow)):
        if not hasattr(value, "__index__") or value < 1:
            raise ValueError(f"{name} is {value!r}, expected an integer, at least 1")
    rows = index(rows)
    columns = index(columns)
    inarow = index(inarow)
    stride = rows + 1
    bottom = sum(1 << (column * stride) for column in range(columns))
    lowest_column = (1 << rows) - 1
    board = bottom * lowest_column  # a copy of the lowest column at each bit of `bottom`
    return Geometry(rows, columns, inarow, stride, bottom, board)


STANDARD = geometry_of(6, 7, 4)  # the board of the competition


def square(row: int, column: int, geometry: Geometry) -> int:
    """Return the mask of one square; row 0 is at the bottom, column 0 at the left."""
    return 1 << (column * geometry.stride + row)


def centre_first(columns: Iterable[int], geometry: Geometry) -> list[int]:
    """Sort columns by their distance from the centre; of two equally far, the left one is first."""
    return sorted(columns, key=lambda column: (abs(2 * column + 1 - geometry.columns), column))


def column_squares(column: int, geometry: Geometry) -> int:
    """Return the mask of all squares of a column."""
    return ((1 << geometry.rows) - 1) << (column * geometry.stride)


def directions(geometry: Geometry) -> tuple[int, int, int, int]:
    """Return how many bits lie between a square and its neighbour in the four directions.

    The directions are upwards, along a row, down to the right and up to the right.
    """
    return 1, geometry.stride, geometry.stride - 1, geometry.stride + 1


@lru_cache(maxsize=64)
def run_shifts(geometry: Geometry) -> tuple[tuple[int, ...], ...]:
    """Return, for each direction, the shifts that reduce a mask to the squares where lines start.

    With `runs &= runs >> shift` for each shift, a bit remains where a run of discs starts, and each
    shift at most doubles the length of the runs. Of these discs in a row, four make a line:

        discs              . X X X X X .
        & itself >> 1      . 2 2 2 2 . .    at least two discs begin here
        & that >> 2        . 4 4 . . . .    at least four discs begin here

    So the steps are 1 and 2 squares for four in a row; 1, 2 and 1 for five; none for one.
    """
    steps = []
    run_length = 1
    while run_length < geometry.inarow:
        step = min(run_length, geometry.inarow - run_length)
        steps.append(step)
        run_length += step
    return tuple(tuple(step * direction for step in steps) for direction in directions(geometry))


class BoardFields(NamedTuple):
    """The fields of a `Board`, without any checks."""

    own: int
    occupied: int
    mark: int  # of the side to move
    geometry: Geometry


class Board(BoardFields):
    """A position. It never changes, and a move returns a new board.

    The masks of a board are checked when it is made, so functions that take a board need no checks
    of their own. `mark` says whose turn it is. The number of discs need not agree with `mark`, so
    that boards which no game leads to can be examined, too.

    >>> board = Board.from_moves("4453")
    >>> board.mark, board.discs, board.empties, board.winner, board.over
    (1, 4, 38, None, False)
    >>> board.rows, board.columns, board.inarow
    (6, 7, 4)
    """

    __slots__ = ()

    def __new__(cls, own: int, occupied: int, mark: int, geometry: Geometry) -> "Board":
        """Make a board of two masks, the mark of the side to move and a geometry.

        Raises ValueError if the mark is not 1 or 2, if a disc is off the board or above an empty
        square, or if an own disc is on a square that is not occupied.

        >>> Board(0, 2, 1, STANDARD)
        Traceback (most recent call last):
        ValueError: column 1 has a disc above an empty square
        """
        if mark not in (1, 2):
            raise ValueError(f"the mark is {mark!r}, expected 1 or 2")
        own = index(own)
        occupied = index(occupied)
        invalid = find_invalid_bits(own, occupied, geometry)
        if not invalid:
            return cls.unchecked(own, occupied, int(mark), geometry)
        if invalid & ~geometry.board or own & ~occupied:
            masks = f"own {own:#x}, occupied {occupied:#x}"
            raise ValueError(f"{masks}: expected own discs among the squares of {geometry}")
        lowest_invalid = invalid & -invalid
        column = column_of(lowest_invalid, geometry) + 1
        raise ValueError(f"column {column} has a disc above an empty square")

    @classmethod
    def _make(cls, fields: Iterable[Any]) -> "Board":  # type: ignore[override]
        """Make a board of its four fields, with the checks of `Board`. `_replace` calls this."""
        return cls(*fields)

    @classmethod
    def unchecked(cls, own: int, occupied: int, mark: int, geometry: Geometry) -> "Board":
        """Make `Board(own, occupied, mark, geometry)` of masks that are known to be valid.

        >>> Board.unchecked(0, 1, 2, STANDARD) == Board.from_moves("1")
        True
        """
        return tuple.__new__(cls, (own, occupied, mark, geometry))

    @classmethod
    def empty(cls, rows: int = 6, columns: int = 7, inarow: int = 4) -> "Board":
        """Make the board before the first move, with mark 1 to move.

        Raises ValueError if a number is below 1.

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
        """Play `moves` from the empty board: text such as "4453", or numbers such as [3, 3, 4, 2].

        In text, columns count from 1, and letters follow after 9. Numbers count from 0, as in
        `play`. Raises ValueError, which names the move, if the column does not exist or is full, or
        if the game is already over. Raises TypeError if `moves` is neither text nor numbers.

        >>> print(Board.from_moves("121", rows=2, columns=3, inarow=3))
        X . .
        X O .
        1 2 3
        """
        if isinstance(moves, bytes) or not isinstance(moves, Iterable):
            expected = "expected text such as '4453', or numbers such as [3, 3, 4, 2]"
            raise TypeError(f"the moves are {moves!r}, {expected}")
        names: Iterable[Any] = moves
        is_text = isinstance(moves, str)
        first_column = 1 if is_text else 0
        board = cls.empty(rows, columns, inarow)
        for number, name in enumerate(names, start=1):
            column = COLUMN_NAMES.find(name.lower()) if is_text else index(name)
            if not 0 <= column < columns:
                expected = f"expected a column from {first_column} to {columns - 1 + first_column}"
                raise ValueError(f"move {number}, {name!r}: {expected}")
            if board.over:
                raise ValueError(f"move {number}: the game was already over")
            if not board.landing_square(column):
                raise ValueError(f"move {number}: column {name} is full")
            board = board.play(column)
        return board

    def __repr__(self) -> str:
        """Return the board as text, and whose turn it is."""
        return f"{self}\n{'XO'[self.mark - 1]} to move"

    def __str__(self) -> str:
        """Return the board as text, with `X` for mark 1, `O` for mark 2 and the columns' names."""
        lines = [" ".join(COLUMN_NAMES[: self.columns])]
        for row in range(self.rows):
            squares = [square(row, column, self.geometry) for column in range(self.columns)]
            lines.append(" ".join(self._symbol(move) for move in squares))
        return "\n".join(reversed(lines))

    def _symbol(self, move: int) -> str:
        """Return the character for one square: `X`, `O`, or `.` if the square is empty."""
        if not self.occupied & move:
            return "."
        return "X" if self.discs_of(1) & move else "O"

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

        In each column, `occupied + bottom` is a single 1 on the lowest empty square, because adding
        1 to n ones gives a 1 followed by n zeros. The own discs fill in the zeros:

            discs     occupied   + bottom    + own = key
            empty     0          1           1
            X         1          10          11    (X is to move)
            O on X    11         100         101
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
        """Whether a side has won or the board is full."""
        return self.occupied == self.geometry.board or self.winner is not None

    def legal_columns(self) -> list[int]:
        """List the columns that are not full, counted from 0, from left to right.

        >>> Board.from_moves("444444").legal_columns()
        [0, 1, 2, 4, 5, 6]
        """
        _, occupied, _, (rows, columns, _, stride, _, _) = self
        top_row = occupied >> (rows - 1)  # the top square of column c is now bit c * stride
        return [column for column in range(columns) if not (top_row >> (column * stride)) & 1]

    def landing_square(self, column: int) -> int:
        """Return the mask of the square that a disc in `column` lands on.

        Returns 0 if the column is full or does not exist.

        >>> board = Board.from_moves("11")
        >>> board.landing_square(0) == square(2, 0, board.geometry)
        True
        """
        if column < 0:
            return 0
        return legal_moves(self.occupied, self.geometry) & column_squares(column, self.geometry)

    def play(self, column: int) -> "Board":
        """Drop a disc of the side to move into `column`, counted from 0. Returns the new board.

        Raises ValueError if the column does not exist or is full. Does not check whether the game
        is over; see `over`.

        >>> Board.empty().play(3).play(3) == Board.from_moves("44")
        True
        """
        move = self.landing_square(index(column))
        if not move:
            raise ValueError(f"column {column} is full or not on a board of {self.columns} columns")
        own, occupied, mark, geometry = self
        return Board.unchecked(own ^ occupied, occupied | move, 3 - mark, geometry)

    def wins(self, column: int) -> bool:
        """Tell whether a disc of the side to move completes a line in `column`, counted from 0.

        >>> Board.from_moves("121212").wins(0)
        True
        """
        move = self.landing_square(column)
        return move != 0 and has_won(self.own | move, self.geometry)

    def urgent_column(self) -> int | None:
        """Find a column that wins at once, else one that blocks the opponent's win, else None.

        If two columns need blocking, one of them is returned; the game is lost either way.

        >>> Board.from_moves("12121").urgent_column()  # O blocks column 1
        0
        """
        move = urgent_move(self.own, self.occupied, self.geometry)
        return column_of(move, self.geometry) if move else None

    def discs_of(self, mark: int) -> int:
        """Return the mask of the discs of `mark`.

        >>> board = Board.from_moves("4453")  # 1 is to move
        >>> board.discs_of(1) == board.own, board.discs_of(2) == board.theirs
        (True, True)
        """
        return self.own if mark == self.mark else self.theirs

    def winning_squares(self, mark: int) -> int:
        """Return the mask of the empty squares that complete a line of `mark`, playable or not.

        >>> board = Board.from_moves("12131")
        >>> board.winning_squares(1) == square(3, 0, board.geometry)
        True
        """
        return winning_squares(self.discs_of(mark), self.occupied, self.geometry)

    def mirrored(self) -> "Board":
        """Return the board's image, with the columns in reverse order.

        >>> Board.from_moves("112").mirrored().key == Board.from_moves("776").key
        True
        """
        own, occupied, mark, geometry = self
        return Board.unchecked(mirror(own, geometry), mirror(occupied, geometry), mark, geometry)

    def canonical(self) -> tuple["Board", bool]:
        """Return the board or its image, whichever has the smaller key; and if it is the image.

        >>> Board.from_moves("7").canonical() == (Board.from_moves("1"), True)
        True
        """
        image = self.mirrored()
        return (image, True) if image.key < self.key else (self, False)


def board_of(squares: Iterable[object], mark: int, geometry: Geometry) -> Board:
    """Make a board of its squares in Kaggle's order: 0 for empty, 1 and 2 for the marks' discs.

    `mark` is to move. Raises ValueError if a square has another value, if the number of squares is
    not that of the geometry, or if `Board` refuses the masks or the mark.
    """
    discs = tuple(squares)
    masks = _masks_in_kaggle_order(geometry)
    if len(discs) != len(masks):
        expected = f"{geometry.rows} x {geometry.columns} = {len(masks)}"
        raise ValueError(f"the board has {len(discs)} squares, expected {expected}")
    first = 0
    second = 0
    for number, (mask, disc) in enumerate(zip(masks, discs), start=1):
        if disc == 1:
            first |= mask
        elif disc == 2:
            second |= mask
        elif disc != 0:
            raise ValueError(f"square {number} of the board is {disc!r}, expected 0, 1 or 2")
    own = second if mark == 2 else first
    return Board(own, first | second, mark, geometry)


def find_invalid_bits(own: Any, occupied: Any, geometry: Geometry) -> Any:
    """Return the bits of two masks, or of each row of arrays, that no position has; 0 for none.

    A position has every disc on the board, none above an empty square, and `own` within `occupied`.
    """
    lowest_empty = occupied + geometry.bottom  # a single 1 for each column, see `Board.key`
    # With a gap in a column, the sum keeps the bits of the discs above the gap.
    above_gaps = lowest_empty & occupied
    return above_gaps | (occupied & ~geometry.board) | (own & ~occupied)


@lru_cache(maxsize=64)
def _masks_in_kaggle_order(geometry: Geometry) -> tuple[int, ...]:
    """Return the masks of all squares, row by row from the top left."""
    return tuple(
        square(row, column, geometry)
        for row in reversed(range(geometry.rows))
        for column in range(geometry.columns)
    )


def legal_moves(occupied: int, geometry: Geometry) -> int:
    """Return the mask of the squares on which a disc can land, at most one in each column.

    Adding 1 at the bottom of a column carries through its discs to the lowest empty square. The sum
    loses the discs, and the carry of a full column goes to its sentinel, which `& board` removes.
    """
    return (occupied + geometry.bottom) & geometry.board


def top_discs(discs: int, occupied: int, geometry: Geometry) -> list[int]:
    """List the masks of those of `discs` that are on top of their column, from the left.

    >>> top_discs(0b11, 0b11, STANDARD)
    [2]
    """
    return single_squares(((occupied + geometry.bottom) >> 1) & discs)


def single_squares(mask: int) -> list[int]:
    """List the masks of the single squares of a mask, lowest first."""
    squares = []
    while mask:
        # In -mask, the bits above the lowest 1 are inverted and those below it are 0, as in mask.
        lowest = mask & -mask
        mask ^= lowest
        squares.append(lowest)
    return squares


def column_of(move: int, geometry: Geometry) -> int:
    """Return the column of a mask of one square."""
    return (move.bit_length() - 1) // geometry.stride


def has_won(discs: int, geometry: Geometry) -> bool:
    """Tell whether `discs`, all of one side, include a line. See `run_shifts`."""
    for shifts in run_shifts(geometry):
        runs = discs
        for shift in shifts:
            runs &= runs >> shift
        if runs:
            return True
    return False


def winning_squares(discs: int, occupied: int, geometry: Geometry) -> int:
    """Return the empty squares, playable or not, that would complete a line of one side's `discs`.

    A square wins if for some i it has i discs in a row on one side and `inarow` - 1 - i on the
    other, so runs of every length on both sides are built once and combined. For four in a row:

        _XXX    before[0] & after[3]        X_XX    before[1] & after[2]
        XX_X    before[2] & after[1]        XXX_    before[3] & after[0]
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
    """Find a move that wins at once, else one that stops the other side from doing so, else 0."""
    for discs in (own, own ^ occupied):
        moves = legal_moves(occupied, geometry)
        while moves:
            move = moves & -moves
            moves ^= move
            if has_won(discs | move, geometry):
                return move
    return 0


def mirror(mask: int, geometry: Geometry) -> int:
    """Return the mask with the columns in reverse order.

    The columns are taken off one end of the mask and put onto the other, like cards from a pile.
    """
    column_bits = (1 << geometry.stride) - 1
    mirrored = 0
    for _ in range(geometry.columns):
        mirrored = (mirrored << geometry.stride) | (mask & column_bits)
        mask >>= geometry.stride
    return mirrored


# ==================================================================================================
# connectx/core/book_data.py
# ==================================================================================================
"""The opening book's text; made by `python -m connectx.bench.solver build`."""

BOOK_DISCS = 18
BOOK_TEXT = (
    "ABABgCAAAH4ABXBoD4lsAAAHAA-2WA7QVAjCAADFAQAmIoAA+ACAEqAIPGAwwAAFmAoOgICGAYAAQYI4AoIFoAAoOweY"
    "uF+wgLIFIACAIeGeg8doAAYB4CUDw2AAAw5pE437FAABoDAYDBGIEHAvYoAAAAEPwAoAACjHaRW5QAY9oHACCnHChiI5"
    "E8gvAxBHcAOAFoYhE7ADsE9VoBAqEAwGtCAGIAKAlBHHDAIC4-BI5HABbDrgAAA42DAAAs1A5QAIEBdIEAHgAAAFAHWH"
    "AjQgDAAwAEAUYD8WCE0IEIDE34YB4OalFAIGJFAoPAAsXXEFHAFIUW3bDCASAAAwIA2AaFwAeYogLgfSzdAoEGo5AQ9g"
    "nSACFA2A4RQAlAAqAQAGoHwA4GYgD8vCA4QAuFEAAA+IYogAbGAgGAATBFZo48NDpFEAmFAILwAAgx44A4wBBXC6AQhG"
    "AAJPEdXwAAYAweAATbFAvdnHHAl4A4FsoEaowiAoAaCEQDEHRIgRHA64RItEEQGAetgFIY9TgADIA4AIYsWHAYlYQCGA"
    "ANv46SFDADoGdQQD9QEFFpACAAABwAoC4MIQDAAAQA7ADwWAjAHQND4LAAClIAPGATAzIwogYQfAACAAJAJVAAPAG9YA"
    "FC0wAINg+FuGAwBGPCAAADFAP9AoqECgA0o4AS4kksUAA4AHF7GWBB-wcF4N4AwQoB-FAAAGXn9CgzooQAqA4QQAjAwY"
    "AYsAAIAAAdgEAoYc+FFvFAewHGoIzAQHwtCCAAn9Z7GACAlwADAHEHQwCAgDABYAIAAD+GggG4ABEQg4QAoAJkMwBg7A"
    "IC4QBgAFgIGA4oQQgEA4IFBo4owHCHlBy3QYNp4EGBArAAkwJAQAQDokADuAYYUoCiJHAxFGg4LEGAdAHlQGACAvYAH4"
    "dCARIHJGghAQ4GHApQFFRnQoYcEADwgF9FGd6Ao4EANANDAAoC64-FCBQEADB1ggww4AoAAEoweADAv09mHAHgACBACN"
    "YFLi4EHIfThHuFAAIUAAgHAA4ECno3QG6AsYDAApWgDgGAPAGgjQAAw4+wi4YYYCT8BboEAAfGAAAABAAAtACYGGoCMA"
    "DAA8pAwAIAAElYugvDAQEWTxaGAVAEErlZQnYEe2AAfAMFYZAADYAAAEAQDgB4AI0ABSNvAF9EAiAGmEAWA0aADDiDsa"
    "2Q5AAAvRgpAyAEAAjoApoNAAJAuAAoFL34AAgeBY8AIYFQAp0s4A5YjIOhjgAgwD9ABcAOABAeAFGzGAJY54ArAo2Ahk"
    "FEBFF9gwwAIBoCKAOC6AFBboYCAAAICF4owA9AcG0zwDhHgQIQA4C44RgA1DAEcCIVoneAg4CALAIAAGDBHcAYgFAAAD"
    "AAAs0gwvAoAHHA0GSB4EGAYEQEoCMDIAAIJFIHAAG1eYQpARnIoQAhaDVAA4YCFDR4zVBAGSzWFAFrE4AQHAugAADSoD"
    "WAAAABXgXBAcACAwAoIQEYziDw0jIAGlVJQIAAHArzEQapAHA4dAgKb4F4CBBnP4wAHAlwAQwgECIGABl+gGHdbAgINF"
    "ABAoQGUAAQoFQDAgEEeAog4HAkCE9DGFF4hACGHBe1AAZN1BPFAB3C4A9oABYHxMGAAIwEmoAVAAAQHIFEoBEAwFwBqZ"
    "GFYBlDCGOIAAEoAAEnQpAACAI4fAHFAEgAQAHAGGrwIoO4xJCwrIQhAAACAgAB6VqHYQNPswQ844e-AAED9TEAQEAQYB"
    "LoKZFA7hpQwbY3WoAAuG4ooAAgrHW43DAgWDAQVIFTBI5YAgAqiIEAEAaZYAQIBoAHFAIA8YIAQhAACPA0ArBAwIAF4Y"
    "ADAAA24NlGRAHABAADmAAjBAHFAAFXpgv8BAFADWDEAAAFAAIZh4oroAwbQBe4LAMrFAuxgmvECQ+8QKHQYcAAQGgHAB"
    "ABfjAAIBA4C4XFAYAowACy+FAIIEwAFBgoaCNAwxAHQLLHAew8ANCEADABAKECBHLAAAgAI7BA2fACI7SGwFEBGE-QGA"
    "BDQIB9gAwIJADABA4WokDCdABuwFdIsTdAJJ4HjIVFFAXCAA4CEA5AgAgpLVmFAoAQvNyXGEAFRAA4AAIGACQHCDqD4I"
    "Dog4FAY489Aw5ApNDoAQ9ATwHACAAGHIHHEE04BRaFx4AxALjwg3FAI488AZQgAYAIoAApQGBAEAAtAQOwAAdYb4d-zd"
    "CCAobAwATAAaQCDgEHAfIADXAQFLAY5+iGAAfLRApACAAF4gnA4AoGABAAgAwJEgRYQFAAAjBCQFDoYE2BIwrB0pFAAH"
    "gCDYD4RUalDABrgba0V9AAGHKADk4DAHA6GGoAj84GHVIQoI7AgFoBEAAYBIYpoBKQEE7AClDgKDACAIACT1AAuBAAFi"
    "0ASAaAIH-YCGngIHDHCAo4cHAqS9GFYGIFHAAAA6hGgAEQCohAAGSGHQIAAEGoAhDAAFw8B6BrkBCAfAA4DAPcAMABBg"
    "Q-QzBQMGtAiAwpA4ICFQs+1Fw4qqgAHAAyAAodkABdgAFw4A7OKHAjnJoL5gt7ABqwDwGgrSoAAEAAgDAQDAMYQgAoDX"
    "IiHIHAAoAQAoQgFEYCioEM-pgDUCA4DBXAAAEPAzAAoEgXGAGYwABiGA2QoEHEECAArEACFoDA4oAEE4zBmCIDcc2BAC"
    "AXgNBtHCADHAADoC4PAyAAEIJFlFqsEAAN4BsAcZ4AFIgBkBUCYAEGARArHZfACWFGHwQAFAIgaKbDHAAAArHA6DgaFA"
    "AYygAAAwSGA4CuIAYADAPoRYACKBlHa+tgoGAVMOAACYA6YH1ACCGAFAAaFAFvFOXAAAoAhFgCCA+QHwDBCBwCAQQoDI"
    "AACGCMF4AGDQgooDgErYwwlADIIFHAAAAwAAaHAeHICHTTYCoC+AGDAwBA5AA7YAHDF3lcYEAAEAYA9AoQKogAggoAoC"
    "ANPwFA+8AQBADI8EFxEOAewAAAbYQpwAxoH4BFEIgtDQAwcPxSAAboCAABIAI-jQwHA2DDDDwOEVAuh+rSwBGBNLEoAG"
    "AqA+AkF-SNAAwHJ3AAGHDDvEoxwMo4DVcAgA9rFiAIfFYAwoZLYCSODzwAg4sAHBSLqAgeUEAABHAAvDA8gAEIdYjcAR"
    "IQ4iTEAAJB4-CAAowPBYABM4Io9EmAAUAMwQA8AA83F8AGgAswQwDAtoODFCMPAAIFAAIeAqB6QAHzoAyT4AFmAFNA6F"
    "wABYmFuABLYAdQBQAoAFpsYMAAgajQsvAYnIAiJwFEFcwQwAFl9ECHEgPF4BDIAAFAhDwwBQuAAQAAZ4wCGFigBFAAlI"
    "4iAAA4AXF9AG5I6DQB4iyHEMAwAQEGEgtAIAI+4YnDxAoQEAQBFAGcYWAAHZMApCAAA2AZXAAAAAABQgFFgsI105AQYC"
    "o6gwPAAcA9mnAAAD7ySoygzAIoHA34A9AAGAYAAAQ4AQAv9BIAACGEABFwQAAACANA4AAgDAYAEhoujIHAAQdgsAAFRB"
    "boGwAFYAGH4ADHYDQQ4QQQ4DoAAABAFBAAQYYBAI+QEoC4GQA4GACAKHEAvDHo4XABAAYGIA8Emw79Ag4QIACgC1AkqH"
    "QE4bBA7CoQ+AGg3blZ28DkAIDA6AA6DzAgQHtGCA4GDJAAACAhG5onzaPBH7GCnADBBgY4924AIEGPAuIBVGw4AlAAQI"
    "oAwAACA4AoF4IGAG9wAAAloBwAHA4wYwzzG2+ACKGEFAFB5YDlwHAAgYw+4DjGAAACBA9DoSYoCwwmDkAys4oIoKAQHH"
    "AEqM6V04Jeg5I2EAApYoBOBGroYAAAIAKAA0ICIaAFYw9uEHdoFAfGGo4-ARsAg-TA4WAAIAMI1A8DcGEA+3kAGCHAXE"
    "YwAdEATAAAAAwAuEIADHAGHwg98Bm54CIQgYArY3Y8iQ4FF4AmIgYidrRxDAgGgA2BB441gPYCwAAIICDx9IwAAMA6QG"
    "Eg3DowQA3oAoiBApAfNBnQAAAAFACgVEgw8AyFAAZ34AYtAFp3wG8CAIACzowFHYAImL9QhMAtBHgXAY3BiYIACEQADA"
    "EIO8AA9g04Z64wAwGAAwQYAUQBEAYTBgmJZGIWQWAZYCoDCAQbREGAVp97+3FAjZAA4CgQHEnAE-EAG4BAAQAgA8VAEy"
    "gAIAOImE5oAYQIBAzBAQAAwAEYDAFbt2YHHBAwwwBAgIC4oABAH9PCjs-GYIAwAB6woCAwKAYCQCAog1LKDIhAAAzH0A"
    "A6ApzvjC4AArgSAAMNQBBDzGUQAEJVASAUA4HBFwAAEDAH3FALw4IAVbBkrRSAAsCHAEG0AjAB-AwGHD4AYAoEAUGfWS"
    "vAEAAwCRCEYjJAlGKAAAwDpQ3HYzgBoAzAAgq4ADCABYeHFAU9oAGHABErHAE9AAeggA74AAAAYS0BAAGAEAI7nAAAEI"
    "KkeFHHAggoFGA43DAIeCIEYXAQGAHIjo9AYUA-DYIAAfGAACHAHB5OAvAAADGDAOt4qEHCwISAGg4A+oGH8YBAIEQYEQ"
    "gYAAGw4EwAAHIQc4w5YAoDBFAA8Hg4ggJAwZAAYBDHwIAiAG2APAQYAHADFDIDNRAFEVEACuuC4HUYFRCwBACGAAwoHn"
    "D6gQBRQ4AICoFWEE2wYAiHAIB2FAHDIHAEIwUxDCIl9wAA4okCC+4iQ0AFA4guCA4AKY44EYAgAgCiBACAIYAAAB4EAY"
    "A54A3IbsYACEAHAbHIvI7+w8zAHIAoBDIHFQzvEOFoCF4IbowHIA2BYHdJQnAcgA-AQgAAq+AUIHHrAaAwbPZACA5FY2"
    "CAuQCAFC+-0OAugYACAggAMDMfFHHQowCHAACADACAQRIApfgtGAAobAYgCAAfAw6hADAAAE4WA1DHaB7b+G5DnIAMoJ"
    "QGABEHogrvvgaAoGGgSAjAAAoCAAAxA-AIYABAoacWEYA8AVwgAAAYD1EAFMyA-XHoHA5KAAgYE6GBAAAG4YGHwCDyIA"
    "BETAAIAApHAAAALVAComCCo4wAoSFooAACA7DAx4FhEFBQAAoIGQDAAT12yEFFEYEwkICAGDI1ABCtYgAfITFFg4AzDI"
    "AAQXDAAoHHQIOoC4QVu46IAAWAIgmIGCewaADN4yEqAYVAoVAYYBE4AEDL7YDGPGbHpT403uog4IsIAEAFFjcA9DACCA"
    "MAwDDFxBA2ADDIQMYBzAZRAAYNPDEbCHuB0FnQCQYCYwbCqmABHOFF-DHagYEQxGuAgiEuIrvOwmBDHAi4dgAEQroEOh"
    "Rg6AIIAASFCwwpDIRw0vAH4zfrAIgGArHg0Yf4cDARckgolQ4C9UAoaF8QQAmZJ-Mgd4Y4Q4JguCNAAAHqzgP8YtRSAG"
    "AqGH00G+IFAAA9YAQDoI64IrgvARAJ8AGHwAAYBwECEAAwlYA4YCCHoAtTwDGgIALmF6AGCWBnIwAAHLENfGUcGGzLAk"
    "wACHJQjGGGNAX6QcAqCvH8X4UwaA4Mv5AAgYYfYC4YGyYGAtrZQaIEZCDD5ECTFYwGABDoUlKCo4APD9FgmXEDAAgEYE"
    "54s4cuCG4d0HZ5iEQDA+A4gVOIooWAjgNDAA5xwoAIAMEArA5YhAAQHwiAIUoIEAUdbxDFRArtAAMkbAjXxxY4giMwQF"
    "AgAI4YLsCbAmHBZGDqY-gBnIAWQIVC6HWFje09ArUAwBICEBBpgFHfMIGQHHIAYgGBBIIj-AJ46q24DghAheBZnHlAw1"
    "AcAt4doFJQCG4g4FwFAhYAg5cGEoYOpzK140AtbAYA4ahAYowE5IAbtQHAI9DQAgEgeAgAFmGvBSAAgFQAALowXRAARw"
    "kIwjMDrwH2pAowAgkQlEACAM2jI2StHSAQAcA-9hLCGAwFA7cgQGRGFgKYoYAACAD9YFKK1AnAGAAzBBA9wArLvOsAlG"
    "7ScQAFDEfaYCoQYAsgEAkB4AOXA+dABA7DFHIYAECPqzkYGX298AB4YrwtBpAA9og4AdVAApY+UNrObDsIipoFAwk4Bd"
    "HYiAEILSQIonDgY2nBgGntGnWg97I4NgDsUAg+ohErKAIEqIS7+AA24gHtABqDAAEMFqQAAeEAs6FFBQgADAmHIA37QA"
    "fpIWH+EEA4GEk4HdM+EIgBvsV14ANz+QEvQIq14ABAuYpXNT3TGo4RYCAA6F45IAAygF4gLOXwEQmAjiYQHIACQAA+1R"
    "cI4Y3aIQFA+Y4GoB3nQtgCBrAVwQwC48GiMD4n-UC4ADFXuKHxlAHLQBQOtIloQBbADGCC-ryEyA-Ko9WogwIM0Yas47"
    "AJAFAgEH+4opY7gYATDGA8Iu4ABQ-Hg-AAr2olDhAwBFHBoEGJAswQYAwKGiAGNKmYoEgG3YiwYFA5AGSEIsgIU4kQEA"
    "A48GBBIHQeAAlHsqznDCjzAukA6ABQyHAQoDcQAoqBmSAGAEAgAwAFLpC-CAAAAA6wqHH4k6FwO3QtCFFgIHA3CQD5DI"
    "FjAhwTAFBAAQeY459OgQ44AA9H6mqB0EHsQA3gVX7AcjAI7gSrAGHPEqaACwAADH2YAGtiIvIB9LY4yAbBusAhH2AwA4"
    "mGsJHrGGSlCmwIZA6FZB68bqutHFaApDoAoAMEVlAYAawojAIHd4HUTFFB4CAA6EAAAvtDFwg18i1MARAVAqJA4A8GAA"
    "IEUoVxAgBiyAwQABm4GAXTUQoVACAAAZVsALAOJCQPGdACF-oHVGACsRYFGuJF4fZo-1FgARICEGJoI0MYGiBQ8XBSHC"
    "TgYAwGAo2013gU5r2GAoIgFAxEAAg4GCuIi2oiAggFw3fG4Hwn7lyre2LCQTAAAIlEF7QCICGVAdxBIouMAExX4A83AA"
    "pSG+IQzAgDwIYDDYOogAA8daiaMFIDiAIPkJDIGs4LmAwQpHTQotBAQvAHAMKAAANCDbBAACMqGdw4Y75HDAIAn4Zos4"
    "QT6gA84AGHLYFAPLbMTAAC4JAQCAyou5A+QIDyMMAtHp4V8Ygb-AACCQKaDAYDHB4vCQgABwUaALaRnAFSoHgIqGY5Ee"
    "+JACCAx11Bc4oGEMHcyIAF4OSsxE9lrrEwLnoAghAHZmNEA3dAaAQu-aAJQAAEAAGAHYUgC2RF4DGAYgqMCGZoNCM4H3"
    "Ha6AIdwDgfwrFduAAAkYmAQAHJQw0rAEwwEYAMBGq4k4B8DTgYVWADIs4aSE4VwVDBYwGtXoQhDowFsAod4gAbg7wAOF"
    "zAQokgA+AtKBoCuoh8YYdJ9VKYApDQlQSwYGwOKVZjBEgoDFGJ0QDHAAoD8YoFCEFoGDZC5eCVwYwGMAFHQYPYBWAPAA"
    "CsCnGgDHxG8HHD4gg+rBFDg-ACA4wuoOTQ51CVFov7CABBnYDgGH2hBGAYl2QyQTYGXApAF4dDQFzo4jNBrAogBAbeCK"
    "A-ToGAonAYuAeNAIg9BHICcPfAAwEonEAH+SwdfAgWoaBfAGagY4rHBDzGAfVcFBxU5AVDLB4REIEHBEoBGZE4oY3lwo"
    "A5YgFmA4RYHaggAcuDpwnOkQALGcqQPQg7EAox0YApA5ogFZNGAEhMxpAFGA8AEvAQHEpk2BAQrkpxxaodGoA34IHCCE"
    "eItECAjFr9qsqEwCIAnqcAGGo4aHCEoGYBEQTAFIJDAjKAYpEfCnI+DAAooOAALovoB2CAulAjr4E4AEgc-4I+ILRc5m"
    "-8HtHQKD7A4OgQGHjTftg08ZGgHBQVeeRHJImYgKDwwQGYZAAA6z4OIGWX4SxwqGDBAEHYCwYFsAIAnNAhyAAgOfAHnJ"
    "AnQpA1QGTGABCH31ovQDboTNG44YAroxoIZFggA0gJAIBAfIACMQARocQYAWtoHowagVk5BFg9tBoofaENF6AFABDxBA"
    "wUm8KMuuBQDcwCZWwCghIeQ--FzPMwCeOgDuEUAPohn4GVAQFYELFo2GHwIIWwwGAAi74tB2tgDZIwrDBllAHYAeAbHA"
    "AY2obCPV1QwAgFAABPIEAYAGJBBHqcGG3wW9LHA5+MbHoeArAB0UitoAFteDHFtAH0WGofYvwbwACFoA-QABgFa4CgAg"
    "iREHG-dpKU4MvBoNHC41GFKjoWAYIjoggY5HACERCADaIFCAY+FAgdj0MDgIA2QCAAQAAGAA3AoAW4EAAgAYmF0fAAAA"
    "wFAAQAiIVHBDAANKYIZGFEokpXHgjDlgYGAA0HGgHMLlEfqFhQxBmIABogwGCAk4QYO4IAEoQEoCD24oKyQ9HYKgANAY"
    "AIhcQCQ1xz4sAAgABA9AvGDFxAW6FGUCDlEFHFiRQjAgqWriGfOCAwBC4cOZGAeByKhGoC4Bd4+bFGOJAFj1ABl4IlFI"
    "Zrwyb6AuAAoNKmG4oHQ46kAM6UIEAIQBE0rACZA4I4YtyHFEB4SVCYQALvjAEAWYAQeAAf0eQ-KoChdAEAAwABEAZwXR"
    "4HeVqgOsutDDObAXkGYWwcABADeZEEwoAAAhYAFuBADsC-xAANIRAFBDECAlAwOGnFSWDvAHxSQ1AAA-2XHAEIYoAAIA"
    "CgAA3BFIQtGaHGkAAADC6GACFAGKgAvoQ3YACpf7IDA0lICgwoOAsAnKeBAHp4mADSErHtIANAAfAMhHoIzl1wHEnABI"
    "841ozGApAzB6LqA4HDAwBw9OI8H46TmYA4FAGmvDCm0IAFzYClBAQJ514oECo4dAv6rYgrAY13NwAHXYaOV2A4AEEAgZ"
    "lIQDEaDphDoB5IAFpBroUEEAHIHD6ZXwAIkgJGEBCYAAQAH9sQeBoO4HNTGSYQACgfAAa4JGIA0AAIOIEACAAQFABFAm"
    "zvBGwQyoPkyY5AIBgCsgsConE4gwoxAEwkpAeDwEBAAsVvFLAFj5SAYQHAFAYAYJmfJsc3Yw55dAFtF4IQeA1oAQAAFA"
    "UQvQDo+FCIUA8xVWUIDfEnILfA8YwoCh5Q6M54oWFBQiKoFNzITGELgCYAC2kWAj-VAQABg4HD94BpAA2-YAEYoAAgqp"
    "AkjBBAIOdG1CEQPIIoVAMtCAAGywCuHSIA871HAsAo7IASAgECLA2HIaQBQYgwNoFCoA4wLYBmwG-lZHD7oQWYASlZ8A"
    "4DDFCfCXPvLjJgdAGAAWw4A4MEFz-aCArA7aADDG3vd4AQ1AwG0YBDAXoBEwCEGpyDM7QYAADgq4dFRrEsAYl8AzAoqg"
    "wwwAgn4whAoEGmoGoMuDCNtY40CvwpCzA4oAGYAbFAACgwM8AIAoweQAAAZACWG-AOCEWkoowIFBAl2ADogVGAwuBzHN"
    "lInwE0HZQPDAJBAAoFnAQYuQAw6IGQo+zIYFDoKAHxxxIBGBdAzoTASAAJBoeDCAjAp-G-A4fYgAlwAAIgBqlAxbEIuD"
    "wcIHwQQjgYAFwVAA-FCYFoAXBQ4AGxZAFDqBF5jAHQKXggNBFu5GfArAFQYFFQFdnA4gADQDXKDGExLBZWADYAADgtYz"
    "BGAHmkOAOmA0DADp1rNzDo7cAtgQAGDAAq2JzAslHRMFICEZoAoot0q5AjCGVC8HCogIHAvAqHWAugwegVMs5twwpACb"
    "CDDY7DYAFASAzUCHkIiwAIAgjFG4WXpHkIGH7AAABFwcIhA8l4gAww3qeHCAC5GR7H5oRFL44A4h6k6GYIw4YAaCuoGa"
    "hDgXQoT7iYbY1FRpAn3AAg+YGBCAQYHfM9Dgowc5BkjI4wRFQAAQLykQCoV+BdIE3w-kXnTCNDtz1XwYng6zMFIJIAxu"
    "QToY6f2xBA48sTHo05uQN5FRAmAN4FQHIjWFBA+AILDHFVABUA4AECbYgBHsgVAwgbAcDvHYowgFBgEAAd-NDAXggoYV"
    "TGAiAB3DfAtFAJX+KAAYAUFYVlKfAA5KK4nCugP3ZjmMAIAIF4PIrDwNup5JhwIWAEAQAoDvuYIu-ncAo8hQBDAow4oY"
    "PyIz7A9wCCouDg7Qx4ABiiDkAHeAwTpag4-CggZ0GAUw4Qoo19AAgAA6DfXDhAAnwRoCAgodExGnh-QDAHaZYw3AYg2F"
    "KwEoANIF7eoMgoIgEFiNuAQBj6E3FcBMAoHBnHGY4FRw-FBd7YHQ4GA4EqYA9g8hKASArk-ougk4SYLfYg+IQvAFF-YB"
    "AzEE+5v4A+4DYGAvnAGDAQCcxD4AD6gY5EBGTd4IHQPjfnQWng0IuQ4FHYV+IYSA1QFYjFowQlDwAinmwDDogAAA2BdY"
    "GAwwWAj-ZANYASogzsAAfBIYAj1AAYBox8wsgwT5AZPACowAoI5HAoFPC4IGDYGoTAI-mwGJF6CAtcZ2nMQgBDDRIU0i"
    "AH9vEhF+I8AxxsyEsRqBHxUAggECoAZYRFwgV5FFooRB9MwGaghnU3HXZAtABg4KEBDE1tnBAoIVEcGQhFWkJtoODHD3"
    "oElMGmBQAXKYHAFFwy124EPm0wHXLwB4bh4At4tDMmApfoAQ+EBCA4IFREYGoDThGoADUBiIF4U+WFUEFmEYAISFHGgY"
    "ABAmAv6Qwhg9Y8GAG83ntbAw1YogYHyxQYHIYAG4tGYEA50ARBQoRCl7UDAvrwkAiADDFeLfxFHGLgADAM1TA1QR3EWw"
    "hBrg4U8GLkADAo4DA4FDWgzBBQ4qEw2CU+Aw4vAc-BdCABlAA-ugkGGAEwEo-YYAloAEGAGCVGHv4w6AFGA4XjBj5oY4"
    "7UmEGaHFLABANG3AIu4Fgo6UbkSGrhAfwBAAF3IGACAAloA3kYWIgoosAMGAJqtOEDAgbw4t8BwnNINwAbg6o-FTBAqA"
    "fL0dAIIfFgBBvr7ADDH9GEJJAaI0EkYg99DAbYQ+A4GFvHkwQiHYwREREBGFAGDGOHvAZ0BqDOVA6+I6-ExY4QzEtQAB"
    "9OoBH4GcfAXQA2qI8DbWhYACQA2BMDVoUAqcA+Yj8EEYJ1fBFHw4o4AJHYLDSE74HwHeRw45EeoseXYGYEbYAhidBMSH"
    "D7YAIQAQAAWAP3ZHDoAgA4QRAQFc0ohDoi-AVKzAnANQAz+2yAEAAwwAFFid8BiNAGACoEAYQGhGuQksCvF-AF3woACC"
    "ZJjDDQg+4hAgAq4SYnPAGaHYH0A59ogHaCAGAvAAuCfhBAAZcaYMC-CA9GZFtNFRgAHoFQmICoGaDXIHH-g2oQDAHCDA"
    "pEkYDQ4ZABKGDgBwXLXFWA4ACwqITBgcoUgGHVY04QFgIJABBA2Q+DN8wHhAvwM4iuFBB9IDA1AoAAbAZpYAZJYAwlj4"
    "QWKohBAA7wwlYEwCEQCDBONgQC-HEGfEYYG49IF63rScYnQoAgJFGEIdEAA3MQQpElgYgFgyw8QoyACQhRBAkAFnCHEf"
    "AwAzQgI4w3PjABEpQYDAggrjHGAogjlCGY5QAAN4IuTYAwFA6jVCdAGQjJwEoIYpcQeRxgJ0FI3EHEkgZGIiHoPUsFWg"
    "ejLKZATmHmB4m8+FwIKYwGjB44AIZGAZqGzw8EASoGBY4AqkDt4BAEH8rxAPDUDDYAj6AG6REFD4EmAEGkoRcmIA1ASA"
    "gwwtshFBQBPGoA4GD0wIIngRIcEHAQwQSofs3AX4kPIADAFA+HbEgWXGipnJDwNqB4AFhUHAoQG4GYYYDE897oyC8QgQ"
    "OBAYdGxCCcAiQJbA4bA-Owt+Aw9IopoQsAHPABAP-C0gAAuA8oHFJAS4B4YAAAglN+V48j4GIAkVwbDn4jvII+QGfA4B"
    "YoUgxFnFAFHvECp4NJwucjootIwAoOAC2By5FoDBQHGwFpHJYEEEAPMGA2AAvo-rwPloYfEYgE4Hil0e3j9ANoYqHCGg"
    "AE6u0IU4QNLHDXbIgoVV-FCG2I5uocHI6QAJBQCEdk4QBQxgx4AyQhKDwFB3AAMIFx7IAiDK0EYGAABnCE4I4AAUlAXF"
    "CEAFAYGdwCD2-VYBDTCGW49xAbSEEDIeRAaLoC0H7JEjwwBnFCaSAgCHGECBkm5Nzz3AIAC2TIjQ2htgAS3YAQGAWA0G"
    "EDOKAJGpQDEYiIZVAApwvggJAgGPiQACACQGgTBC6iEYwoA5DPoGcDuAGNBmANh6ctKKHSYACMAQIqeqCBHAY8rZgxwB"
    "wAAEk87UBNQAwABC-nAAoF4GCABCdGHQAQMAwqAAshgbUFY5EvXQ2uA4qYFB4A-B0nzB0KTOrA5BaAJAYIToACAHoYGB"
    "4AXABAvFVBn4UCggOHsvHaGUQaYHibDE1BIQnFGACHrAkCmXGEHCQiXANMjoNFBYB5Aww4D6AAI8hEgL8CG4i2IA4oAV"
    "Gb4FHGDFB84AEdFIBA3TISH54BfADgDugAIAQAFUBVABClGCSvBAAYIDgYAGACOYYoAfHBpAdA+IBg6cwAYAFQ3ECAFH"
    "PHADQjwAtL14AKwlmaBG4Q2SITYArAAFwuixB1foH5g6HCOAYLcAAGXtgHSXaFEDHPkBEQmHlcIeiDggGGyKY9QhVA8o"
    "YC9DR5lIYAHgdmmBA2FFQ8hC4okGwBZ4ExAYwCAAPGTfGAQ1ACflCQ9uoDwdGQQEIABEBERYxmE4TqXIX+vAgtCkI40l"
    "ADggYEeC4WpAAMALIAgB9C2AiBAApGLQXgEOBI65AtGYASAHMmoBYoCFXHZoB+BwAFZwYHDBgsPfKgsAFcCAAHBEFX4Q"
    "wmgYEZWFFFIFzgogitQoDAwNzCoUSYw-sGn4omZkXkAPkZgGebBDP77HTECKww8EAY8PwBYBBZjZbD4oGYIGYwArKFiA"
    "VyjQAEf4LkCG9iQ4sAyIB2ICbgcTAHoYrAEAEoABDEaNfCAEoCM8AAYRAdoy4SQBATJoYlDEDGCB0h4AAAJmbAHwjAmK"
    "sAEEQHSFHtAu51EufoI4QpNAQVFDvHanFBYSQDAACHBlYADNaNgGSrADUDKOUHNCVFCA8A1JBAOFAoNIE5yczADwQuA4"
    "AHAZFOYIAmAVerwV4HG2OBQYEVr5molvIk0AowF4rAVoxFA-QSgCAfoFoCBAAYoYGDYBYQ0HACCBYAQAygrGQBxFoYR9"
    "HGADoOEIghu4QEYHYA420IQDrgFI5Ik4ZQHoQDIRYw6OAP0EQAPAaAF4AAQVEBQAW1WoAIDVVdg6CDBAxAwaDzoBAQ4o"
    "g4IofYRGIAYFm+D1AHsjUA9mEwXAZS4iDxlNYFxDAE-zGg9FwIAGL9nmi5EEaHI-YAyIv7IONCA4AIGBkAIYBAHgSr4H"
    "j+jsAAv4t7BCzmJEpTw8Iz-DAJETSAfID3oLFAH1yBC3T+YBoroA4w1AAX4nAUyfko4AgGKtGcYIgB3PrASHu2GA1ABJ"
    "WQxACuYAoFAFg5FA31oAeQDYRIA9AAygGiI3QgA8AwpmoqAa1SDQFg7lICAN41yfAJB5Be6AknGAHIHBIegHW4BKw3IW"
    "HTYSGCGiAGAYCWKQowGAaJAAGjmnAIwDvA4xDYYAFwbECowG7AYHHAfTUBAHAKPXoWZAuAAAy3AQUgkWlFEAF4IeMCG8"
    "byPQI1IggD4TnBBAFEAGHItYBAHoBAgkACJDQ7NBcAEeOAGi8AkoeAwANPA4o0KFAxAQE4pC4-6XYrRSSE9AcwAH3+QX"
    "JDCLUAAyoEtGBBRIBg60YDMAACDAv0g9YMCIINDAI0HE9Q-sgQiCZfgYFyF8ANrosgEvXAKMzYoIELUDIyaiNA3zbBum"
    "cP-lByAr3DHfYko-g0BzADAAu9G9LcEkpYgFgAFFGFoE5QonrA7aHEMIMfQA1HpgGImDHe48wBHm1aQBYGkDnHJG0DAA"
    "zQJAFAHAo4Hoo4QAyQ2qoqI9AgBA72oCuJ2hAVAC9QQGRtNgHBYMAAzNAAJQdAgGDBDZDaAQ5Ar2YdA9AwwDCnTJoE5I"
    "AADvw9AdoCY8T+XAAwAGboEDW4QArFAo4oABvGAgoCJGDmlNaCDAYGB9foAAAiUoAGCBGAtB1XFm+RsnZAAIE6iM4O8H"
    "YCkl4Ayt41i5AzGsTAd0AQBwOpEEEEB1fYAvAIAAQAPBnebGwf-9A4YA4GbAqtGhAHuAV6QqBGYDIBQkAwXoAQAGAwIC"
    "AYwDAaBY0oUHo4QEFlQAHhtETEQRfUubAgARBESQA6AI1qEACgAFhAoBq3RJD1AqU9HMAGu4YaGCFtBI24ZeEA4oRrYH"
    "mhnE4BTaQMdwJCP6QXQojYOaMDHQoDRpJ0EgFzA-4qs-DAAHxgHlCAGULxYAAcK2KsfAwYFHDlRGLOSwxpLHgAYy0ADA"
    "FOAcBF4Ag-BqZBIBBwJHkBLejQIBQQAICI2AAAAFDeL4wWDh7TfpHDgAAAMNAxOoYHFYyuQ4HBgDYgJQDqC8ORETAJNi"
    "4GYfHGXqwA4Ie1w6HIgwaIHEDG-FDbqLCFQIAAE5fXkP4QBnIZA2AIAEtyAesQgAzAK1Owhf3GBEQY7AKzQpYECgwzQF"
    "ICGAfvABH4Q49Uto-hjfxCdHAKpUYQZA4AmIAA-PGwQAaYDH4G2DBPTSGAPY7KyWZ1GAJVGMrwBAGLBgzwoT5oAzYIAW"
    "4HAQAQELFJ7CCky8wBApG7DagAM0I4to5bQCYYgIDwgnYAtCAAYe0o9AA7PCaFHojQCGDYioCHnAIAexCbWSoEOlGJQG"
    "8AFPhAnVAAoEY4cXf4QY6A4HggAysw5bETCMwh+meGEGYAYzYAXItDBA1wu5DheIxD4zM4BoUAFAFfYgP4swHwu4NBen"
    "6QoAwlrA8YEAwPRAAAnADWdTiAC7HVAaEHCrAy2HroGGpMD0rAgFE6BbQVAkgLrCgSYGBrGHAGExo94GAF7Y7AyEvoiT"
    "GM2RWQoBwZAAAgQFFjNeBETAOGnF3VAEmADHOAABEA6FoZQu8vHYwAEORwwBHRAcYAUBobdHAgrrQmADEfGEpIioFABB"
    "ABLNHYDoBQd8dQ0VLqHZzAAzCuAAAhHxBCwEsHJvF3-QQ6VwxAo4ouIAw2EDZCwwVIBeyAHq6ADAwEIcSAvFsAACTHye"
    "A4rADPmAAAHQYAQEAADoBaM8kBqgxACgzrYo8gA1x4CAAEe0MBAAGDYvFE3QgmAuaAAEEAwHIB3-AsITAwnEozVCsoB0"
    "yqAAOtIS1i9U9EAAobeAQIA4ZgGpGAFFwYoMADEAkEoEBIQIwG4SAHowByWWAB2af2Ap6WJBgAAwlwfCHAAOFAAjOADn"
    "FAQyYA4IEHCFIdAC7Oc-nGhAgMtUvYAgIryhv0iABy4OiUQGsIQQpHfFUADFgtAB7SACwAeFbEGHpALDSf4AAFECjBAE"
    "FDqVRooHWn-1AwcoA1TEFEcQSBlIRnNAAQCDJXBGw31QQDGRogY42wb5FF4wG2w4-A4YGbpAHwoBEVzDAAQKBEtlCooO"
    "lBwoODoQF4Z4CI-j4wAGAAFYCE-IweNAtAQg2AFYIZwCVA2ChH5ADB8Y97I4mhFBD2xKEmfgAAEpDF6IYQGHlAgdAzsB"
    "lDMA5ICA8HCAftQaA7rDAUr4EvAi9wuToOICY+YYN8HiAQy-eDAz73DE44WAADQvuNQ4vFAsQoJwDgvHoDmBo94A4SAE"
    "dCiBIagG2AAEBOi3ABh5YIieNDQAAsQuFH-dC4AHGCcIg4rYDiDEGnKaGiiBwwsGIuEeBL0XK936YRExI4IHgIDCwDBE"
    "gGIbAAwDb3Dsg4NVfEADkCK8-DgRIYGZ5Ak+A4gAD4ACADAKDz6EG4GjDTBEIEY7HOTAhZHHrFnrIAd4sFNAQggCFjoA"
    "BeAzwBY-uFHZrIgLFGAFGEXARwAK0oDBsTw5D0G4Y2mUHCAAGBJH-FbG1UbESIgE4HbCgSZywvDBQwNUjCQM0AoYAYHB"
    "4gj2CBBKAHZ4DvBAsfggBlgNAEwHTxABAGIAI+SEy4qwAhgYOQPNwocwLFACGY2jxBvuRhb-YAADBAYGEpAAQFAHwokA"
    "Gexnk7D2XFGQCB3wgDIESBgBeEd1GZFjAwAWGrEgAQEKoF0CEPAACsF4jH7AoQAV50FgK44QE74DV2CACAQoxAxnw4NG"
    "AvDAwCAnMHA1fB4AppgH2qxBDBpGQlsqYI2FYfWDjB7PYi5GQGghAGeQeDACM84A3AAH3It+kHXUYZFRCvBxAhGeESwJ"
    "AAAmoCC3hYwPtT92AAjooLEPcKawKMASAL+IoCAB6EA58vAGNo7YIfHgA-MN24Lo94DAu+IKIbECpIAEKY4rzK1IAA4H"
    "fr6+DfaBfQAADcDAVDBWeYH4RAPIb-YSaHAAYEfYBQTHB4T3RAEAAmACQkAiOC1FABGA+AIJ8DLGOggA+7HDIDJHwLAk"
    "JAw9PFVEQCbLSGGAgPAXKEgQMxAoQomApwF4pOB5NoAAQ4KwqFgjBnEACFBiBTEKLgHUzZII5IAAEIZMo-HHHW0WdYgA"
    "DgGrYoEAVALHpE7udgsjgPQOGNCUoFABOg9SoArDD8AzCAEIFFhJgrIBIA14oSDAGCYYGaTGA06WBwYGgHFopGbGInGQ"
    "AvGJB4zA8q4YTHgDKZ0k4xUoCOwoArKa4OA-YIAQiAEV9EGAAIAoXDYyFwAANfQpbmAAAHHAHAHGHgACFOGNEYS9cXgA"
    "BQQFN4oABCYoHGhQAWIOzf8gAQABPA4gBnPegEZ94s3cKrWF+YGulEgQAgV6Au4APHBaIYAgAsK3FCluwA1W3wHHDAD4"
    "-HAkaEEqBAh-AgAa3HFDOYEuCAEAAAw4gAmIYxsgvHrJGYoX12AFyeAoEzHEkGCrLEcYQqzQGIARAGHIhAYMA-AKGwYA"
    "AmAGAoAL4DYAYHE-oHGAgE7IEiBHB5YiPYJzBb4IhSV14oEFACcCkqIQkRSSAAoAH3FAonjDw4CQ4FmwPgbDwLyvYBWP"
    "FJQHAAZVQpI+yAAkdwFAPb6rgQnFAiY4AapAD2AAAwBgGgfKAHuABSGGIexPQB+CMAy4BGCf4o4CYABjAA84DbGb+AgQ"
    "bHAxM9O4FANAHAAxQGCQo1FcnFABWCBYGS7JAE65eA2SS4BAHBFQFAHADHwEAHFYKgAsIItg-xAAtfUcFYYAI+z4R4Ho"
    "DcASGAHGCA0Bo-EkR+EgfH4ABIBY8HAeKoAEYIoA3CaYgIRm1XBAYO7VwAQAJlBYoXvvIFHQu4g4MCbggDAMwjiCAggu"
    "FAGBIDoQ-YlADTDGc9HZCqBRwACQXHBgUwBANH2QADDIXIaBACYFdc4EQG4HAQE4WgIJGGHkCyQsFAnxA8ZfAHCWEQxi"
    "YwaHCwA42gPHnCQ3eDDNQY4w84DIcCpfGDwA6A0IbAJQxIBQAWBCuFOXHMHQgICY7kYQV3p8CG-WEYEFGEBE9wCowEAT"
    "eiYF4fgtxN06zA2YAFFkuN44F5AA9s5VAgDZCQBCA4LzOdGAARdAYFAoQIgoAB4CuRAgoO3ABs40GOAfAgAZ2dAoJDFY"
    "QEYGGYF1XAghEIYAnEGAAyKYYnmApnEwFA7sNgk6sH4I1doA1hgUVbQmAdlA7BqoCzADAouGIgAABArJWpz4ARA-vwwr"
    "WEWCGFweGAgISy-3QH34jFDEzAD8oYAO3oGrAeoYARdAA+gDUwwotAjAADlHAGgZwLAdA4AAIIGAmK2woAA3EBhAAf4Q"
    "kNZhz8woEBYpGHK+vMDBwDqSAAEQQGFjrcVIVGAAgiHs5QzCgPAAA0igHLzIACYEcEoQog3wA5AbwDxBA8EAIgGEAAsw"
    "ZAwYPAb4vImHBXAk0HGwA5Qfr2o8ConFACuWwxAYuYaGBWuAjPp4AQLTAHxJAApYwBv0DBFIngFEMEIF4jAACFA-ICE3"
    "5BfMG8dwFrSQBvCB3Abi-HCFiJoPhhADIGK6ggxYJADAIGlaF+zv+xOSAYNgCAcBzj0I3EEIwIEGI1AsQDo4BFBC1-fA"
    "SEgz9YEyGQMh4oS2QXAQwHAD347Y6mHI3grdpFTABo8kAGAENRDwwW4HHAuEwgBoFHEFCEAcQHH4E8UHoYF7IY8dszQE"
    "wCTIQQXMDIKwoykA4IoAM3ALFcFAMAIBBUAzAkFCDAEYKlrvYHHA4odAHOGw3IzqCEnM8AbQAI4shyOQIIjyAumBGIoA"
    "g6t23AvFwDBgApARIBaA641LtBA4zAA9ZEYeYXvonbgA0CAAAYFlBgCvLIcjREHgAVj5FQIHAyogD7OFcDPA45TEh1pS"
    "n-0A6AnAD3mENAQ8EYwFZWBgt4WaphwqDyw-AwDRQGAIAFIQEo4ADKwQqzAbRfAWAgcA9fEBw4pEBAZ3HVaY9bLIxFwg"
    "AGAY1wHAgg82YAiEYAwDAQ6oURvYHAIqg-krYA4Fd1SIhSFsY8+CAiYLDW064grmiBAAEXVCFZ-uoAHapwGnAdoAkBAM"
    "OIEowfAFLiwV1AEGAj3EAkAFABwgBACHAgIdrEYAKoDAEqFz+AGQgHAAwXATwXAAQAfkYAEAoA-EAIQ2iMAE3QhdFxQD"
    "wRqQAQVGFQSyYAdJIQQtXgTN9DIQtEro4GQEEIA+gQ4UBHW74neAQABT1GRHLzADyAB48AdAYHzFoYAeYCItAmoZAFAA"
    "AQjwFA4wgHgwgNiAVAH9IJA3QGGDCcfZQge0gpzAAoACCACoAtfAotsIAYADD5kAgAGYNxDodHMaHE2+-AXFQA6-GA44"
    "dDexZR7wOCg5EG3nCADC+WvS3tCwQOlJ-AYCm9GFEAAuFYzUAGoRwCMHCAdNYDEHG59Z41oUuEQDwkPCBBXG9M8gSKQF"
    "VAAgPJGGswCA3GFwAIAwQABorAhA0A-uSAFmHcCeJAAAyDIgAAYLAN4nGHAWOEjHt5EgnUEABMHjZqwqDDEZHyBiADwu"
    "QGA4i3w4HgCgYEAgyYpwPAZhA9QwAugrf-0YB6IDHFAwAAAAQIFC7zjEG4Y-1EyAqoGBgIAGEAABumQDYGZWRDFwFwEH"
    "BagOgloCIKBj9jFZcAYIHDAH-cD3hTAQBjG-v-W4PBAcAsBodwEmggAC8D+Q7IC4YFGGQ1AAbjAqXFBACg-QAEboBIDv"
    "ZAGFgDT4HCe0fYAERMwGAADA1ANAiAeAlAGGJABY4IMAYAiDPEBXgFCEnxLBAWjTHA0KIAFgTQoFrAAHYIAx1ABGnoI9"
    "9yYBQCMUVAGA+IrBAgAAZLFQD4eAolCYBSdDQJ2gADAoUYHCCwQbQJwEA+awHAT3oADdHHFAABGqKKCQChLBiQcG+6vH"
    "AQYQH-GArEYfEACIZCXiAKZBY1CAAQMVzSIAQXQOHjDfUcH+dAAvAAEAADHLCQmiQwyIRwitPXKBAlgDA4BkY3AAQ47g"
    "g1YNIYGo4YJBC4BYdV4vy1Cw1DFC5icEeqYAtAADE4RAqSfKBekIDjUTFYQwI0wAGoy444QYGAZwHYVqIAHHqCaAA5Ah"
    "6FGAAwOAQeWgPeA9SFwA+4zHHIjAFXJAvNTwZwOBAaEHBdYBQXjokI4qIv4-wQFoHAGgBsDv3uotNAYGcIAIgxE4ATHO"
    "EHD4wFgoHoI4lUBtAlvgYAoADDwIGNkMRHgFw9E3YBYHAB2AIjjPAb4+d6b4vAAtzAFKBbADQ4s9dflYSRxQcto-CFPA"
    "oYX48A4Md0mDF9kCHY4HHk3QY0AHADIBuQ6K4YAQaCGYHA44AdGGGGAjoAC9k4NAP3I-W+4DARAkswwAFoI4UAGGGQS7"
    "rqFQkGdEdzo8pEiQ2zFdQBPCECwacAFANAYCU1YCWRNDACEoVIYTqDQWF04z-QAA4WmwuG7CAKAIEACom4AAL3QS-xAa"
    "0A0EECooc0sgoAMoACAqARBIYuZDAsjGkC-CIInBAKGFI9ArSozZYLPgzMEwQ6vBBDRAZS8BACAZUEGXYSFcFItheg5K"
    "A3DwYqAAtEBfAHFw3R3Cw2wD496FQo+eOyBIwpFQQMAPBhAQAAFG6tBDAAxwOH1hwACQYFDdD4OALAvAAAeYuFoL0ExC"
    "MAGME4IC4WoCQJAJ7QYoGH1MABWgxWkVAyNF0GB0j0odgH9AIF9QA4oPzOReIoYVAC4LzDwESF1n4QvgKwASIuKKqHGT"
    "RY+eYAAGHXKBFo6CGgE-1EJDg9Y6tBDva6G0AAAocCLAgAGHwBCQZA-dl8w6E32SDyB5mHUcYAGvAzHtlYEAsgoGDKBd"
    "4ERokAr4D3oFKABDqETYE3G4No1AYDLHaDXjSOADFtjBBIoCl4AAIYGYAA8AQ7PD1ITwAxDAENAoABFBUl+YoGBgGGf2"
    "xMIQpAAtoPA5ARFYABAAGAeACCjAIEQzmM0vdN4DoBgmnAA+qC4wQAIAGAQmEAF0vEpShFC3YAAHwGPW+ETgCgA8CqAA"
    "g+DKoGCYAIwkzACH3GW2Bxr9A4kisAAFCE4wVFfDHZWawEYROqXF4ygAbdAwYI5VwQCIbcAEWc7wAoXADQAAJAnAywIU"
    "3uYHGHAUdg387OooT9Y+oMHYcD1IuAzKAfoYHAgnAoToFA2GioChDAwZDATFmB-QMQssHQfMWQI4FAtDmApPYu+BDL4a"
    "EcGIAJIYYzWoAoNO4TAR1uGqIDwAFAwGjAYQdRC4pNoBQy-FhGYA8mIXA9Ik-oFCSGCLQ08YGFACDsESWAv4W7GpAUAf"
    "GEaQaGfQYFIBlqAAAA4D4ogIABoRrAFC4IAA2FICgHAfFABQxkwpG4AAI6wqoTAY-lnMxLCYD662YHBgCBFHuACdAERt"
    "LaqENeafEGh1lGSNYnCScAACxEAfAEndAMIMFNIFgAAZAznVAyAuBAbACXP6tCXSGHQEF4oDAB6o-NgAOCVDsF8EtAhR"
    "IXg0GBDAgDnQBfmQyzgJCA1ce4QDZkEgwA4YARpAXUglNAH8eAZYHWSrbKBlCIBbDAzRYNCdoCBH4Io4BACoYKBr4AQF"
    "QORYIWsAUYvG4GA6puwVCKDABM-Qr1HKuEAyBhwAAJoX7ulnXjYahcwJD5WDkpDggtAX4rxAEcBIuA9+ACVO4zkuABoQ"
    "AgkwFArGH6IhAEAGQDtAgvoGInPcGIC-4oF1wPxD4zCYKX06phZACQQYCKBz9DIDsAfVGIlVjB4VFX+IfBXGAAQAHY8A"
    "XAGAEAQIrAhywIpFSsQkALHqsFvKAAxHDBkAJAxAND-DHPULQoGdSGA4D4oDNARHFvL5kBpMFYFIIUYAAAgtEIwBYEGF"
    "HUYvKQHGw3SbsNBoAAwAFAaqBo-A4ANQbGNDCAIdCTAAuAFpG4xDAYIfV0RBwRuHYAAAlHA-A0gov5Al9AlEoSMRXWbT"
    "GAATLgAhANFZAb4BYAao-DAhiBAG4Cv8w2fHAlApDGAxxAE98ESGAgBA4+6Gu1EfFprwpFEw5F5QV4xwAGKWjxlIYQKf"
    "3GgYFw4wDZYeo8E1GG4FgWUwGg4JEDwEAEMAAFg4ADHBol0QzSb4B3BGfEIARhoA-GugnCSAAr4g0420AAQCadARfgDZ"
    "cACQAEwHQ8QZCQBEYQ6RdAF8HjwTRAAAAW9DNK9gnGGSkACHoA-TD4xAYYuCY2QAUrochAAHvrFAruAIYHFrwg4wEQgw"
    "F5MGDNSIYPTAwSO1DQAQ4TQxEIa5LQgHDgCoQHNgAABAgAWJCAWLICLwCEAQJACDIHEoWCRHIl+qE0o4Boeo2P4eHjDY"
    "AJVwwfwBrgGApIYC9LKGYuNa+AOARLcy+4GxA3AgZZoYooKaBoILK-Do4f4o2QCYz8UBgAAQBIATlzhqBAAEAvAwgYHC"
    "DBL5c-wRA-VHMBwAIBHqEPtFgCFLACOACIoAYcDLDCgLAgY4CPIKBZIAVy44sA8QsGYDGEYf-4wYkWxCAMfHPACIoFAA"
    "+AM4EIQVTTCIAAzM54BhzCAACUogcICAAY6AAEF6No1xeIIDYYA1HADkCL9mYEFAoGlA01DAHAY+JBQoCADMIWpzAkTo"
    "ooHgAA5HbAYHtEobEAFrTAQJAwlHAYGpB-GQKAeI4w8FwIQsfq2sDIAm8AbAyB3oAwWD6wDV2AtrE1BDANHLIo-4QwGo"
    "Dko+YyAvVDfAEFQL4FAHtACHAHbCw3AA0A50YyBiDGBxI7b4oDYAE8eDCGVowwHGAwYJEYMHD4sQBwNFAV9dhiGM64cG"
    "AAWtI7+WSBAK-w+FQvnFAogAgGDQGAAAAAAuyjPon4BHtQjNBIInBAOANdSDACmYAL5wCCwWiAYABFAB5OK4aa9AgAGA"
    "DMAAEyxwMSHLwEwwgA+9AU19EFRGojoBAAOGg9AviM8AENgABu74Io34tf4NoQdAu95B4CYEH15YIDK6BAHFAg7boDQL"
    "4Y8MvAK4oBB0SIQlQBAYrI-y9oYQwDHAN-5YQBjSwAQJAdgYZAAYFGAmBukLFGAANDP-6AdABbocPPFE2NYAAx+QQwvu"
    "HejAINTITTdAZdEozUrPgQEVAgw2Aw53WSZBV2KDoDgfMQQzA4CLchGhAHsIEgYkEoCHAuGoAO7EtYASGAIHbQlvMApd"
    "QA4SAHkFNVmapAWAEAg0LCE8AQldjQEHZjYvIwoHQEE4EYDCG4NA2mKgqClCLXEu-BuCA4gAA5APBM8FAX4XDnwAg5Pc"
    "EHGDYMKE235EMdAmF72fsEC8iHG4Ac0AoA9c6PQImwY8IGHdEFGIuwkFsCjG4GPGJgBnvAwHfMuDOHEGWoUoov+IgBHV"
    "LJYFAIPio0dgo9QPBIAsAADIvh6sgzDQfi3gLw13rnPIoYWGYjFJzx4WEXGAAC+AwgkrQCgYguOACAG4YGrCAASGrlF7"
    "Dg1lL2DyAo4AAAE4ABAwoqLeABDo0ANmDAdBDWltw1EGSNXw-AowgAXLtRwwh1ItGtAoQEo4wIwPwHADX4qA8YOQD3w3"
    "Bqdd2DIWTZQHAAgAFCAFgABAE4Ht1pyM4AfA0EDQfqlrFQCKFgADEQAEC2Bmue5Zsrw7kHX4IgHiACAAxAY4FDICEAHA"
    "chIQgNYLFo415ObAY4gAF-uGBmxCu3aMDAAQGFdZYAEDGowWYBEyIArgQELAYgCYAgeogNCqoY0egAXfBrQpEGFoA14D"
    "pFwoQgjHBoA+A1A6+oFzDAPgAu1IB+AhTmwBfI1NgPA+Lu6IRAhAAxDFNAPvmo4QGowAG4jofGJAHjgGEdzAQ4gewiGA"
    "aEiIQGuFtKEEdHQBSBZfGoHQd2WuoJDI5Q2zA4BYGgCf4BFgFoZtWEBAQ-+Ix4nwYCCgGiITxpoAlH3IyHymIAEHBgfg"
    "AQCECQH44Yo4Ex3+OCh5bwTgBHGAxACAZHD4YJAAm9Ug6GNpBaZFmBDKQEYIwAwClxrdYOxcP41H4MAHEGAOaFDmgRHC"
    "HCBroz9ovDqEQAgAL+BcwAEA42oEDLCuhIQPDFgAVAgAwIAFKwHlv3AvgAElBC75MbKUqyoQI4GtAphGAI7CACwmkVCB"
    "BA4oDOkAUQE9GGAUeHYhQH24lFYktmGsAPYH4sYwhQ8BBLQOFAIGhFn-oJoQoYoF1E2sAoIAk8gtDIdwZ4MdwMAPAEID"
    "iAEIC4b+e758H-AA2BAAA8gEfc3H4wFyAFHFA9eso1UVXAbzqmB19ALFg2DS6oC+wCI5AGAA9PQaA3AYgFlCAYowGyEz"
    "FwjAFNw4FBj-gGwXoYg+A6Gyk4AwgGGAYDdFwAePAAYIA1pSEApXBIiCRBcCw+Fg6AZQxA2oEDv46C4BAgeFfe4IC0DJ"
    "74Q9l17UbCgvDHCQuH9CiuALVTgAO+ogC3jYTCv8bHSCgD0YoCQt3GA4HCYYbWIoDgsAXzN5NCuGkZ-BAi5l+Gm47wQH"
    "YyxwAFxPBAzGHyDUChYHYtCoheukAYHqoIlAsGo0ABY+BJeEeQAIQToGkQ4E7nAAGW8BFoAXmk444mIYqA4Nog6AEQtt"
    "P7k2hv0y4LBGLHAHY4GB9dAfw+KriC1Fgw3ADAAWWhAQtoKGAh7HlGGA3wOAQwABvAAGmZk+ECAAA24MgDsAoGHoMhEY"
    "C4AoNBZII44GoAwfe-FNAUCAB1sigEFDd1V9lHo47AJCAw4GFHkYlQXCojmB9aKymSwIQvXPMMbY4dF-XDE4oCbg1Awo"
    "wA3ABIzAMegkCBhFAzAA-QGXAA-ToADAHPDxCCRoroEtj4DYAHAF4YCyAYED4EkAACokBwCYYAw1c5SGd4NAQACQDA7H"
    "nAbfPAADggeAEUanquuBqD5ugEoF14FYg4PC+HgBwEIPFOg1MyHIG8GI1KAQgQA6goGoBgCrwyvTFH0uACHsIkA4ANGK"
    "LIoBwAB-jAhG2Q5ZBGCAQFMAnDNS9IMQkGAwDpCTJDAGoiF+mA8FGAgjCjomHrG2zAkakmiDoAhG6TWWcFEOtEHLkwh4"
    "GqgLZLr3VFLLwY-RAHBwAakXFAolApoQzaw-CwGwAw36gH4A-7IFBAYge8gABuD4YoGA+-wPAEoFBKA1AwUAG7AAZAfG"
    "G+wQGFGBNAPIAAuQ4fTDAiARYTC4FBAwAlIAQGBBACQAYaMCCwASHnRGAUA4bCpBrwV-XrY4oFWYACIrGAHGBt4EAAoD"
    "QmAEDXAAo1AF0uMHAn24AThAZ-G3DAEQBGo4OEAAHwATopgGfwGC4kMInXQFkg4BACAKG-tApxANIg1IUIAAITAuho4E"
    "DGY4VUHYoGKY4SYKFhUAYAotaBf1TgQE8JbAXFAE8v4HBAwtfCJIZhJVAQSFIAC1Pnooonn5ApBhYLHAcpAA4QA5OGYw"
    "BQCDGCAohF2IAvG+FBGo7+SvXg+wvAoRQAn9wAADcao4fTh7G5fAAACowBu6kCsAJAQy6od3A+AAIACLnPGHuHcFI4A9"
    "vMVeOGiomQAVLIHAhgYKIIabCI40CdRFbAgMAAFAe8fxQbAG4wQU44GIUUsHiHnKogQDHH4HCUA4GDCaI1A3zgLZ4hHU"
    "DYDDCoqCfFEAFkJFG3AAYg5b4AELbcFezARoAAH8AZACDsbD+Zb1YgAAFb1hChAgYCIBFYHAfCGHEQYGQSAhQII3AH9I"
    "Yo4aFUQvGaKrAAEGGAEIAwX4-eHTAPKIxwlRqQlACEPCQAXIQAAEDhCg2NAAIBvFDLImwostboBrICQoAFrQ2GQEBHAo"
    "ASlqId0oHlV8JfUAGIPOSMYABKfGCA0YdAGwDCAz7II3oIH+gQAkYFIQBgKzAE84guoaAAogA2E7QHIbAAWLwBFQScCo"
    "EP1awX6pA4AFtHGFYQEeQefwNwMVgLcnN+P06FxeEryAGstPGRGowE8AAoCS9Jw2zAwADpDJgFFo4wIFDTBW9yaIo4q6"
    "Edo8DIcIQF6AQF1rmoCA-47FFcuM2IryOEdggIAACpFAIIP1C2QdpA9kuGmGAAgOjFHuQCoRQo+Ae40FY7PG7ookAoID"
    "A2HMFebDSDUCtE52AN3S+QCHwgAv2HA-gJL4gtsAAY6FutEAFHHDIgvDEEbvOA4tFwAnUmQAHsmgoOAiDUIrAOkXFwKo"
    "EyGGfCR14AEGYGmrAQFgf1oeZCiCYyYBXBwZIgCHmDYVYAGV744azoAJegIHa6CEAoHVfmHP7wmzYQAGEYIPQPAF4vAE"
    "oACuAaiv8DAGwUQAu9B1TANBAphgDwQf34bHS2IB4uoEb-gHtNyxAAAUAg9cGEdCARYvDQ8GFAGICDY4DOWwgEI4PHrF"
    "Ao5RDZIaA5lIGCIOB1hfnAQGghHKEY6AgBtkCCQ4lKRIepBoAw-IsHkoVynANANAQzfloDAgDGwr7oYCAteAd6AeG5IH"
    "CGEIxeXDzvjWC4oHHAmAYonAF4d1i6A-IB+9gQDgCBgYTyIEugC4IaQADjo3Y4MAhAYBDlFM4gAHIfw4CYYAAAYxwB4G"
    "0oWAaAkoXuFgIAHAkA6yKDY3-AjA4AoDIA78oYAlAAoHwGDrQazvXhSoVQUEeBqpAFKmNIA4GAwITw6AQGgCxFwYIHod"
    "AwgBHoqyhUNSIDFACbmQAXA+C2OolAYGYATn0BCUIlCQCBGFGIqPoQ344sEwYXAEGgo-+AIKGGBAwoAOAHbzAC1ADAqF"
    "VMArIlpHFdQYZpegU4wAAAAwFjHiDBGFJFADECEKABo8ADoRERII6oFY5YGoJTnXhwBAx-NRAFE4YwC5ACw1YSAGqDDA"
    "8HCYIm2CBIA2CFo8H5wrAdATeZYDACp4HGboAAbAwpoWbEgLIlXNG49vAXsFAIoaWQEAQaoAACoIYGFVZoC5yIo-IAsg"
    "VAA1Sgx4A4GFtStCAQQA4Rt+zoIAla7VgVAHDEF44GIo0QdSdwBdG4qFBiw44A4HyByI4S+AAEgt4F9VAARwTovAA+Hw"
    "AgpGoFY2GAwIB4ECAwwHEvGvVZFq+IdE8ofwHRH8AAOwQRYADDO4IACcDQEA44AGVEMG9IBJ0DJEEHGIIYAu-BYcNKoH"
    "b4CKI4Aj4lOQACdDU7AAqsYFAOAJKA-IFmAB9CBIAGAAdYCwIoAud9gG1w4CmwEACFE4MQg+qFwRAuiAgARvIBFoEQAA"
    "MTYQvEtH0h2A6EOgNggwByGYCu6B1An2DIyA8ADI4EqIAAK0Ao5DQAonVYMkAeYrbwBYoACCQEsoGBwQFIQEl2TIA0Bd"
    "ngfIIAZi4gbsAA1yFg0IH+AUbg9eQqExgbowBCIAzGxP-B0ZYDhGovAo6lF59gIDYHg1GEZ4MAIi6lCAto+AAIfeBXgs"
    "EtATuDwPAi6wHCEEdYHnONmBSTxHvgADuuACQ6fZDADA43I6H5zmAICwGeEAGeGoNQBcvAAA6HVGA7IAAFJuZvuYoElP"
    "CGyGEAA44FG0wa-CG0XGprGAHmrZAOEWUwELIGHDPFuFyCLxybF4KEEA2DffXG7HB4Z5vQaHAAKAeVnRbtA4YIEoEpGT"
    "OCAMnwAsATWGUgYHzr1sllmA4gAgFDww3GXYkA5MhBkUHHF68AEOJnAA7dQoYAAGJAedvQIz07TP93+BACAA4QKAhQD5"
    "okBH+gCohMALogdFYAw01tAIQ2DWRAheH4GBIYhSDCcLAeydhCAN5XYqI9B0IQDGAG8DYFgChAVABD-AcCAAgwo4-G13"
    "gBUHHN4I71AoXZYJiAPAFzDAAYBADD7NAFCYXwEFA1RDAo+ALBAQQIfIgQggJ2N4HQgDNoECQHEeAAcpAAIAgQVENwQB"
    "kBoi4A9J2x4gqwJwAAL2A-19Cw9AWkAY8TCdzAAQDk4k4AKDwgogw8vGB44YCAYBUIiCd41A3RNCRXoY0FLYjWr4cgkN"
    "PiD3CoAAkIFg1MwPZaB4AHG3fI-ImKrwjqpm4EAXoAAJ3gBHAdyZdDEYGIwj9iAYkNAAqwFGAYu18XIs+C6ZAFDAYAWn"
    "pAgEAWBAAPCFYwjGG3d5wCE44mQ740P5mGdyHFDADdEAwAA2GPDbdAf4ygGG4Ar8P59aCGGBAHIrlHED3YY9g0tMoxI4"
    "JCGGH44OQB4QAsc-DAg9AgZsRXdhGF4HFKB9yX4yAFxuo+AIYi9AnghIVAAYAewhRFwFwYjAsAAXHA0CIoBBIHFGAFGP"
    "gAb5w3IAhAOByADGY1QuA7AIDGQzqDDAEKEAECYAFXHkQOEduAAXrwG77uC2oHIEVAMwH3q9gHI0EofiZDAPRKUIACxa"
    "YDB0F44AAhDEbBYDouiA6AeR0AMAYToAFAAE6AFD3DqbG2XQQCC2iWAPQRvFL12OQoABIAI6oWDpyQsZAIArZ2fETqyQ"
    "oFyCDSYMwME+WWiA8aKDBCwI39BAEoM-EAAIQAJFEFDAXUAZI52E4CNgAiJBAAAAfyyzAs-ZKAIQYoFKM4FZBoAECIw4"
    "AAz+oQnAAokZ4CgEEI3dGqAsngAYQ50ODBoCXUyHAGQnYlDrPAFPAA18gIDHYCkO-UZMHzawAimTE47fwC0OAMYGg1oA"
    "EDGYLrwo3ixaBITEXuGQA5IARFOoAECIAJtYIG18QoMFIR6wwgS4tALEBCwpQchwoBEHY4YAwtAAKaHYA6DAY2zWBAYA"
    "4HIYcaHoVCeGoEAUgdh8FU2j96DGRInBFTCFKHyAgzAqAFPAbg84-wHK3v1tcA+A4GJclAAAmByQIBGaOqm+B3YsA4go"
    "2RAwCBDUAg2QHwQiAIXWDDFGbIBYH4QeB1qwFFoo+EKIAIAgCMQsF1gxdEADAIArEQgAor5YN2MrbaDnoCXGLEHxAfHF"
    "gABPlAEAGwMpWDAmVhYlCCAacGFU-bAwACQvkuHH5PYGGAmFGABGACzxAArAFg18AABvlSAAK4+aSn01EvAdGHQ5QeoA"
    "IABYaAkg9CTlAA-OBDFHqYpoDyIW4D3ACAwxAv9DXwBAiKCCmQXFfAGHFQBGoE7aBo+83TEIEyaAHFTYSq3Y1pCDoNTg"
    "O4wCAsA3APqeBDBAQFF-BHDB-AE4AIEA4AsTAJ4-vGIIFGAAgI4QME8GACgoAblwADoA-t4DE5HYBsPIgFQFAnowQFDA"
    "IEAGDsAmCmBHEuBCDD5GAEuGAzHQc6mHw0BAV+dGxYGHf++II4IANiRQY6AHwDAAoHyiGb4pCYAPaLFAKArmAw-4IOAQ"
    "ZF8cgDwMQAwHADt94ADSYwAC9YYXyBQ4WCooCAWYDA2-oOGJcAADAqZcA5BI1vHgswgAkGHwyF0FCo4AEGbQNrEJCwAU"
    "GGq4kAJDAIGAsAlEATGA4At645gE4fANAyAfzGCCCfCAD12po15wSyHj7zLBMG7ACrNAAwwoIAYyAECDHBH4AYSwAEMw"
    "PE+job6BBDAY2mAmomwI7rMm24HBATbYyJXQvAGAIwfGYUQ8CLXtGAAAw44CfQoBFDCfwYCzJwIFAIA66YrF8IAAAWAG"
    "Ah+wCBQCRgGMtYsZDmQcP8ANDwezCOBYx0HDGfAHFeHY4zyAm5wymJADhojYggTEwoYWv+FoKowDAGRAwrzBFffwDI4K"
    "ACIGDDUBDuGDxTZIAgs5gF4uDYi7AoiYhqvD+VGFDw3CADFOVoHUhQQLwExDL4GHAoaAJ4AIWYYDwrwHAIoA4qQFAcKo"
    "xBAOGYEBEwjgATLLEqNAr-CAk4hfFACkAAAAEsAk8mCA4+VAxASLCWSYR9ACMPAG9wyZwBFeCA-UpgAOwqS4qcEoEA3D"
    "AgI8+mYBoYHYAA4IGjyn8rElBoAH-QgIABED2QGcAYogGIoAygHIIma4AlFMFpBAHltrrDUrA1A63SFHtHIAwcAA1yFY"
    "AOvIRpECEGIVuG9+BA3LTgyvP8A334FInCI2XgYuoCt2ARVgwJFCmQoXwFl+Y3teAVQAH4voAC4gDUABy4PAARDCCCHS"
    "ATWAbYgZdb0+HtIfCFAPEIoeAAgFeDIrELg8IAmFGEYN+OqV3ohAAHAaCH30BHwCsTwCSc-HTrFoFBAAXVQxAAqQoAF-"
    "E9T4Ip-HDoQAHiVwQxk6MADgDj2AAQCJVUE+Ds3FAGHXbAii+CCWfu16DDAQawYKQCGDuUFFWIEYwG60AQAAABZhrzDY"
    "FWQcyCAvPCEEgaFQYg8DAE6jEv4AHRAUAG2HAAvpAoTlAZpAbHA+hCFZAlAFAKMpYDCAwIQgpDvHAikbi4SkrHGSBG3X"
    "i2UiwfPAAQFJsGnkoIdAu1VAw4+H7wxlDkBvAoA4mBAHJGqDK6mBg9BAKAkEBzoqIAA1faoEHhA2pIguXxAWdV62QcAI"
    "zAU5zdmdyYIJfA4AS4YI0WAQAtiAIOyFCgBAt0oQliDFJwnQLCAHIoaYmCaBw+w0BDACWnAAyAlGLFpwwVAHCwEXY1QQ"
    "FAvLmQHyWr0BACASZoswuAHG8GHmMgIeAINC-HwwF+5oYyEGtW2HeEAsWHGIABaCRIBBi6VWOgAw00Y5fg8uFOSYEmlC"
    "VAhkiwMoAJeoNrqtAAHAA4R7dTAcF4oAFQAQAG9GYG7cQ+AoWYYZDBEAAEAgAyAgAoHUoACBAQhDMCQ5CYoCAQLXDTHr"
    "wkAFGEQAAc9wiCoAzAoAcQAAIEx+VglAXHwZAQTYpA3AeO4BdJmrF4LI2BLD7F3GQHGEAHzCY4gAympYA0+GwWMRka9Q"
    "wADAWlo+gFI4Zv5pJgLQaEw3IVw973ITzcNDFIAyDDuBiyEsFegHYXxUQSAAXpMADAzFyHIHeuGFYVboEAjAAoCFGzBn"
    "Etd+wfwFFUk5AFAAAwXDIUY4CBbvNJSw3DFBC6gyQB4AJNB2kQoDEDwHGaoAEDnACwwzH6AGHwADAEA-BKYeBEmPADgL"
    "AGpARY4AAuxfHgnFJxwGNmwyFG9DhAAQ9I7M8YBApmQHQ4C4FA-0YCAEGG8eGiYDqwAOQ5FQGHAQOlwocA9qH3YD2AW4"
    "AZa43-3D-zQYrP5ImAB4dKNB4UJyT3wRCmINYdDiCAAAwM6YBr0MIDVw9GxoHwHA+gkMPWBHAF6HYg4F5IYD1fAO7Gfj"
    "zYmgdQFEHOwlLFVAAHoAA+qAAEFHU+gUc1TeQJiDggAiBCU4HAWtgA8gFAeIYGGwAWgAf9cA4oCl9wFoDwBoqUMiQHHl"
    "wCYBAHLIADRgBAAAFeAZADI-ZArGQxCAeEJTAvp1CYAwjAZQIsg0AAH7ngwDnGGOSHDGt4HSA4AYI0CwEIWAGAAWGS4t"
    "YDwVHmWF5qAOG1bvN68GFoAG5ogg6EEHAHN9AD8R3DJYDJACATQwQFAYFCFBG5BTQfMoYVgpEAFmIBaYGAL+gd1GYACA"
    "wgFwiDZGAXDw0xAjicIB0wDzggAjggHwMgFlHFYuEQn3YQ+6ET+BYoEGpHQUAA4kQuZYECwzBCG+QAUgCANvDgwFAGJY"
    "w0YHEAVPwAADG45CD49bGAWAQDefA+A4AOnu9BA24B1C1EFAFADFU7A1CFQNEHIogBGAAL82Axix3AcIYJIAjwg04ACR"
    "wAnrQhpUMuIaAwggpqJ6DEAlc+3onTAAY9HwBFDF4F1FGbw29gGa7GQCAiTSAAHCIXI4XlQA8FBAHjcrA1YwArDBLArk"
    "QFwKHG71AQiZfivoEyJBErwgaAYGUcCJ9XwT4913AHAQAj-m1FwArDABBEhQAoAAAS4AAFEYCmRAZJHS8w7Az4HYAnAQ"
    "h2GtABRAIFdxUr3-A0gEXAbRYbQC0AAADHAYGpgYwIsFQ2AEIHdDu+Hu0HuA23NBBJHBHQzcAHjwlJYEFgAAoguQohAk"
    "0YCCIF+9xAAoHYAgBQVOIGAUgAwBbAoEAtFFCBoHQArnmx-GGlnJNC95yY4XGAFkLLWH4BFohABBYFAAHwEg4xAMlQ6j"
    "DGYFmNPvAgAQHAwGCQwQIAg4bY0OHAiDRdYq+AoQwYAUBpLw6zBXmAgwq8YoyBAnwdYHXGFajDQryZaAgp4jGitk1g+Q"
    "wAdHAQMOwAHRo3P41H1GGAIAooz-aXAhAXYESAY4HgABgw8AvIkA2IH0fZo6AGAFUo8AQFQABAA0QwCwAEAqFAC1DAYK"
    "GAAQoC5g4BguopHmjTAIvNBHQAwnAroFADUgXsAQ1IBAggFF6zeLG0NhAEaEoMp43AxwMWAwD5AEACEtY9DrAGIEpwRB"
    "KAGYwb3uOuGYl1hYRADo+Hu4zt47q47EHTH3ATAgwrI+O4gP0oAjADlcAngwagAAAFATArAqe5oAADBUIFt17pIDOFHI"
    "QFjQQhrJADQd0iDQFEGx5UbB2foHXJoCGAHAIE0XAFCQFT3Boz+0CIjQG6MA6EJ-rbAHY9uAAmA6EAC0HW1KDcNk0AAQ"
    "ICCf4AkA4gYhFV+oIY-IVDBwrGZADDOoGBhAIFQD4QDnAAMXIp0U+B7Bo4Argi4A7EIom5A2C4i9AwKYzCwHwFQwhms7"
    "hlS4xA-oGgQHKkNDHAEAuASLHFfDKQoawE85DCQLAq2GAHBAEVuQYHCAvDPAoIENLCBgGUGAdH-A8dZNCIWfKkDFDgYu"
    "Gf1o+HqEYnOHCACAcSACQCCBsYACu-Y5DkADIC4RBlo8whON14qEACYokHe+AguWFFDHI9AY8AQIInFgWwGcpTEyg4UA"
    "CAEDwfHQgqABYQGXEEvADgQNAGuN7443erSqoi0QjH8BGhwAFzAE0PrEJGAVehMGtDd9Hr-EAwGyIgHBQAFADrEsAFPE"
    "BA0QQGD-q-EAD8cqCC2ACXMEY-roEAqDDoR+BsAl0onEAPtsAMAoYoAAAZHGAg9YhIAX6eDYx6w4F4uAXsFIvWTA4AgI"
    "WdAQFK50gBAkhwAHAFzHMh9IA4wwCTA5AvAREHgAAgALxYzKICA9alO4AX1gDQFwy-wbkRBYgo8wEIA3EJXD6A8UlAb4"
    "EAoKCAXAZgQ2GzDBIAmox99o9pAgAgA5BGXwdFwwQtRoXoHAfNqfGUFByq4IoA44DS4jJ0HHww0Dq4BrWCsXMD8QB-Ym"
    "7HAGwwDFH5fchQgHGEJ6n47e+omIoOEzAGF0SoEDAODtBH6EAkAC8koZAnbG8RbA7u9iZAACA4AGePLAHBAFz8wT5dgc"
    "YFtQeETQuDYAK2CBGAAm6HHL4ok4ZptwIaAtYHBFDGYgcD9roAAQwHGiWUD8OToLQa6A0CFoADCoDSC9NYCKE+F8BPwJ"
    "HAAQ1PGoY3fEG2w0AHEQFKAACPqGZoHCsdrAwAwH6AqYPcwtYHWgNWOADGEYAgwfGAwdPGYYk8E4I+A8sBCAHD9GlDis"
    "BXARy5CFv44AAABFGFCHRUFF4yGiCUYAA9MGAwECDFFSEAcAEIwAy4PEGiD6IEAEJnQegAIqgovJHBoOQmHOGggiohAf"
    "Dgh71CmAGgndY2AAoDAYQZEngKDFUIH0oAwaUICFhAbwgDYOF51KNHISGACVb3aCQImItBqnsdCAoAA6Cv9AA7TUQDgj"
    "AYEEAA6iBODdcOpgjsFCcHrUADAB32fAHt4EkYwVo6wGdFlGYOViYwQrDgYgNwAd8Y44DxxHmRAAACBQGpalBQYJ8AAC"
    "ZxQAAfsHI4AQAAT2Yg16wvCGpAbqADEViBAQX4RIQQcBw+yDDQ94X-YKA7hIZAUFaAfx3BwgA4YwMLooAEgYB4roTQd1"
    "s5yGI0GjDHgr4iAGNGsUfJqwDEeVDgAwbIAmNAFoNaww5T4iDMF9GYKEImA5xRFTYR1pjCAsl4gDKeMd4go4FFwsWYxZ"
    "HMbGoFAC6swbCJC4F0rkAIGQmUBYYYAAENAAo4-AFoA4HABrn04COIGyIAjEJM+y4AEmAUgC1H2DnQvGAocigi-lyCkH"
    "GB5GQltEIeYAA0GtAI4AbEE6Ao-gYDBUlMXpuIE4R3ACCo9QTF1DozE4AHEHHgEDKoCHGYEuoQDxt6YACOHEEOfC4z7o"
    "o9FABRBDADGqejIF+BIWSgD94IGuAn-zq7oADHVGwPPTpCAdLTEgGDvFnAIoAwIFIhGFFk+IOAAHighgBhAgBimViNH-"
    "jAFiHDaYXHD+AQowABA0FoA4DJwHAB-HpulGIGUCQ4JZMeE8wuQAoGIgFACFFhIMgIERYAdAw+AFAEHAPaH7ocMwEuT4"
    "IGHQm5COAe8jdyCoBYf8X7JFoAwAA2HEAA-WDZEAvgxoBA8LRyEcYoEK7zMMgHwMaAZNAlaI9MG4W5oXXvFACDFYEIIw"
    "VFIaFF2BNDAAEBLAsAAAdKlAyAQCHkkED7q3YEr-A4YAzrArhAEHAAgLVqAAG3oMHgyAnPSAoFeE3FdoADAkPFAo-Go0"
    "H+AMA9G8qAAor4JA+BA6gBNmaI2AI4NnIQwNbDAxQo7WHEAAADZCBMMTY8sQgAA8oQAKwBHVHu4DoFZBIAhgAdvE8YwG"
    "AQqIBMAI3FcoQQA-wCAGBKE+EhE8AEzM44ZQCeQpEY4En2QoIuLIGMxCpFH+wzPgW8gau6AysAxAI-7HACYG+aobeg5c"
    "mgNorCOw8wxZtlAHpghoAEvNQXnAkgkiQSqIBMFE+33gEIpUI4VrAgRfVrkoA6RATzF5RUAbNQDBgedAAQD+UNlptfIk"
    "mVA3wApYQAG4q6AxHQohDLVEREAFMYYDGhJA4eAAO3QR+VeAvCDIB1IKOu0jsHCg9l63RQCd6AWYfgg9fIHFAYNJGMII"
    "4GYwAAYoFlQYwBRngt-DBD9xwAAYHD4QHAQoYoAAG++AFrAE6CwGcFCXHCAQg-1gBjrwGOIFggo7DgAj7w2HoUGFINQ1"
    "KMFZ2w4rrbp5CAjBGwrwAAFxwqARQ4w-IgAgmDGxzyxPFGCQpGHKYAg0jI3A-oS+DWAQeE7AqnTFAG6J7IQ7FFEtCRoA"
    "TAAAFAmDCC9vOuW3TKALHEQH5gogwgcWgFWgEPQMAYHIFGt2A4YZ74GEG8F7FAPFVnoAG1BAgrAIGYHnEYFB3QFBDgps"
    "lIqCoTDA-I1AA5lFDE5CAFhUCCGpGYAEAghGxdA8BAwKfALUQgAAsp8BYACI5JAMA4QDojWISmEibAoF19H4FAgHfRIH"
    "o4NAzBg44lMoY+pKbxAdKoQ-dAAwAHg+A9Pt6IAAA4AG4eQA0AvYIZIRB0AwjQAoK4QSgJ5fAAQR6kUHkGT+DQeoCEAA"
    "wKDEoFdnBQD84ABAQm4AgHZAALA1cQC+ADIHoEcdlIBAAQxQYqAwY8BAkFAAQV4GDYAOQGKdtqcEbRoOI1AbAgFXEEBT"
    "4hoA+SEoMAYGAZE2gWIQ4S+HYFNDAYAXgvwenAbFSIXBErwwxAAQaAhmlEYxHGxHAwAGgAHLHFAGrQJ0CEYZ70rdHv4c"
    "owoIFCHF0BJKTuNuE+kOngAnoDI4ADnqCFCAfHcpV-SAIhAPoelbYAATgnHyoc5NlqgBFA6O2EiAhQQ4YIZvvAsHApX9"
    "gpAAEZQwENAociRGwObAJEYlsAEdIvgwzUoJAVREDyfXAwUIWANHoAFoC9HECDhBqYAdHDtACe4pAGzRAFytDC0GwATY"
    "EADFwogGAQAXgBMDANAArOEDDcHC4bEYDDKvvDT0A+dwYgViAY3jwGBlHAaCXSCAh4BLmB4Jv+LxRkQ4KbrwAZo2fA8z"
    "GdYGAIri6e545AFCbAAFtFCYOCwFHEI1AO7YAQWQzYGOI-Q4dPwAAtRxGEAE0mA-whAIomGQKGFKoYQ+fQQAgY0lSFsB"
    "YgLY4uj6gA9oGPAlJ4IjUHJUw2a3eFCF5hWIAoAOoc0kkDgAbw4wr09A0KQiCfAAkfNIBjE7ApRFkWHEAoYaEtjAZNgQ"
    "ToEpqNFHIAIcm9GwwjCQ4AACCifDloHHuxUXhIygYJQ8AAFTWHGh-FBQFA+qG4HAqIpwwYBaHDIAAHAKOw-AEEgO51PG"
    "drLbTmCxltBAAkgGBqhWOYFGXOBH8grkHOqS4XKAwHwA0QwwAhIWyNACgFACAQAhhZXyNQH2MHDgFYcQgwAFYRxGIAAY"
    "4YwoXAgzAGy-ExQAHYdPdoFWBBwAA+YQZCFQgixEmC3zuwwSHpAAG7HMYUYSADKwAGAInRgqEs3GwV1lAAwCFAMGRo1A"
    "JERgTHkoOwQAAf-RBeDapG4A9II2b6cCnuznACADs0wDQCY-5wzIHCGBgdHFdAgKITCAALA6WG8WkqFeeIAj6LwVwUCA"
    "3z4Al0DGCinGo4EoFu8+YDCPom7JPQ2ZIvGA5WBFQBW19owABECAb5AIHGwrA7IfHNrVKgIfD3NAAYEXF7ImOB+eGNYN"
    "jwDAj6oAXlE4QFlUHYpxj4AC4MAIzsKQ6-UFpPAAlgkwEoFPowCuFwGyogCDB4BYwoGCyADI6wFwAR4j5AFMoViANweG"
    "J4HADv04G4gvzIoD0FC+FAFuAwYEEXAAFxHCA1GBHWR4wGKbeQADgArHAP9MA4ZjYXDgdCQzLEwAeGg4AFACIk8Nj8LI"
    "AQYAoA-wGdU4FDYQEQdgGxR-AQolARRH2t6YKYGY21f87Y6pWH+mDTYuY-QXHiA3bFI9DwFAFCZ3ABQADpGqBACVYClh"
    "LoFgowAAgA1ACqAeE4mAwMAB-AAOEdO+4L-cBC1jEHDvI+lHsaYJYoV4SDoY4pNGAGHQBugrTGYGAOP+RQADG4oogP1C"
    "G0rGAnDwXaG2AYGP3CTEsFHAhC42AA6IQAMadECFhAIpsORw2yYKyUGYKqGzt6EDiAwAzbYgHfTAERgI46LGhNIiGiuA"
    "2O9svEvq7gAkEAAxUV7AGAIAeV5G+-wEtAYyoeYAzQgW4GFcCogYoIAKClBiEFgYsAYCZAEAPCxsBc4dYrA5AAXCCO4o"
    "gAAHZAb6MZwAGgJGBLAAYKAYPuwAPDJbYCAOAYAz4DbiwgAwOjoX02AEQIJHDtbFwAXI+CmFACi-9ygwALCAA8RGiTow"
    "xF8QdwoQDWADQFIesgUGQhevD-IGQQEawDFXIM4FyzHKQWAQMo-ETsgi64GQVuDIHw8BYAA2AHFwUFvwwEO3YDNAQYYY"
    "QdDAAGEiGENYUeFwBpAAEojGI6yAADrssPAGApcMWepiwWGCFBFQMArYAEAwAAYzIRQASAcKAYFwi8AAOB7PFpDIQ1KH"
    "IspAHMAApROIaBIg0X7kgI4CQ42o4FQCGAy8HYESKGj4HHDAAAMhlGWAgAVAnJGSdoAOseY14KoPBw4f+YSTAATEGXgH"
    "oLQoEABoEiJAgAWhvAASCGaE3A8gHA0RANooWHEk4EISFBBlKABEIGiA7ISOELABy9CGD4EPczUBFC6EEKYErx-n+IBg"
    "jKfIFJCEtIpAA4BFRzIAEDFuGADXHBAjGEL-AQGlA+rmlXbGBYFdZjHcwiKS5DQQDBFbGXFA8H6RsFA-AiYHAoLPyNAn"
    "YDkHegGHAoDSIGDSHwFUwC0sGQD4qs274wUFfgkGHGoClxYP3j4QoKUcAEoV74FEHoAQBpVgIgTLw0xD6Hn4vQAxpovl"
    "rKInjxu22dACkl0gWeCAAbgAAEbFjEA1Rod3BYCwEFIE6AAIIIAr4ICok4AHTX+w2AgNbEH8bHAwBA2EHK+Xb48fFBFC"
    "4BQAfvBA3yQXFA3OYw8A-AgnE-WAJILoCE8MmCCZUD7ggfNgAAAIAAYpNEgwwHRGiAGHF7jRB8DwWFGQqVIEbgDaTBAQ"
    "C4DIk-VsLYIguQwYFIEsHLgA4gG2UsGL4l3RAkPYH06BboWH4DCBLQzAHZHAAHDIs1HsFAwnkFyAA8sdwRCAAABAALAH"
    "wFz1A44KYg8fYIiAF0pFQHPGAAFoH9ABDHCg-ADACEIoZYh0EKVA6ejCCQEgGoD1vFI0AzlooFAH2llQEngAAoFIFLy7"
    "0horBAq+dtQdDFBYD4xJGgyEoc9rFIYdgAgAQgYBTGAm4XVp7I7D9gQSCYnHoIGAoZWEBIeCAiACDXsodkVGzgml4YAB"
    "CadDUIAD5DAe+GIg9AAFgAQV0E7yNlUdHACoWIQAWmUpooBMAGUmBAKB6FjPA13w5hVDg3CPOkBCAQWog+MFHCBQEAY1"
    "wYIwHb83BmoAudBzGDBroAggZ9AkgTLAAAmrE8a9GzRnASPIYgcABAAv5Yw0AEd4mDW0GQIFDVzoCqPDVU2bQQFCFIhY"
    "AcBIYgQ4FHBxUAtsaADA4AYAh6PHFQeAEIwwGXoHAAGODC9E+myBwpYhAA-CZAp76gRD1qBGXBNfNeCI6AgQLxAQEA0Y"
    "AqXHgBLUgHGG44QEzB9wYUGzYAQbHFuhwH5Q5nfQAhYkXDBAAAbJDgQk48IUFAAfu17FDFoIy5CNwCItzpFQ44mBGAYG"
    "oz4GoHADA9PY56p2bDWgAzHEKXQAGVGAjw4FB0AQDBcAg+ioaQgM4Q2RAAzVDhAGAAECIvWAQGQDGYCoFAIXQFlB4AQl"
    "GaGQH4XXlodlAgwHoAH5MAC0YxqgdDBmAIn7A4HwCgAg1wfmgDBIxkANCgomAYAQyFyFYI4AOg1CLlEggQAB4D6bhAYQ"
    "oGKdAgEghBAo27FiQV9y1HGpBghHoQABBugIuQIARexAejpD5BBQAlVJrFZEAoc-gAFWBGQo5M1og+QbBgBA9AYFwi77"
    "hogAHI0BaAvAHYkQAdp4AxNAItJMbd0t4GQDRtABAJAEAuYTBUCrlAngPx7AGHwBgA4PFDAvvHfpAIyD1F-0H3cFqG4L"
    "D+VFBwN4AANY2oIiQGASQQ8AgAgJ9AAG4EwtAsdDoEYHqudBPeIFYHEjoPX4hKggABQnpFDAhtQBJHBQYA1AHDG0AFZH"
    "uhgAXAF7LFaJKwAtwYF0AuGI+BeVoI4-coAMEaACtAIFhAIAIGClyAE4JyRAcBArwCgxCBClCAHE6FAoXoAHnC5EQe+R"
    "tXgIPFTZBBIQhFfBgQo1EQdBIAEWAHT4ApEDADrAHADJjfBGAAcFP534ptAEjlA5AhZouRHAALAIwEU-oAIIBlB4DVoJ"
    "WAHqwAuVGzAGG7QIGYHIaJxFFGHgHYXIIAAcogzEQh4AFxAJAYM5cwYt6B-AoA2CUfABBzF1GD7EoQry9lIhF+pvuc8R"
    "Ww88GgoD1YG6EGIQ7uHAWDI6DghowHEAIDABmswmNRYHADEWxjHZQgAyAoFgJFIAgxFAQAtjY4AEHBIoGFHA-niH5kQA"
    "mqBPIRQgAdAtDCjEwQwogHJbgwA5sHDA-AGqxBzwBAEAqY4LJBQd4YA4nhgsWwRDgulwEEol4Yq4oABo+gzgBCoHDXJd"
    "MoMF-s03AwDYA5cAQAXXcECAgECahFBAbCdCAjkYUAj4Gg7ANwQCJSC8ElAhQ2XKAl4JGw8AtgQGaAYOPDAQoiCHYnXC"
    "H4dUAdQCAJHzwo4og4gEA5QCY4jzisVf4BAw8GdCZCGDvAsYAAAMFFpGDI8iA+aYALHYaamMACgYAFYTHBAMggCAEd4Y"
    "AAA9GgAIgGgs8dAK4DA4+AGRaI15-gvkcoFKB8AA54NUA8frAVyhQFpRpgFEAHJ84yBQjG4N2uGFo4DAbrvpCaAA6vAE"
    "eXoAnIA-BADP+FwrAeFA4-GVvIcBwgoB56BS7o+HXGUwABrFQ3j1sVGadAEQgAxoAbstAMvBTzgGg8xYhAyqGHAgMwwe"
    "OABITQ-YgVNFgHwE4YDAew8oVxhGGFCCP7gFRRoh8GsuH-DFUIAEIECB4ckDSwFHuADAEvoAC+woSaDAzXFYDHSAInIE"
    "FaAB40lXAzEsIoAwEidHtA7SCBwBRBwCoYVAgdAOp2sTQ+cwAoAHQ2iAAQzCHIDg4hoYEDFoIONB7YHg5ICWGXE4QA8W"
    "Z5xYYgQdXBgohA3lD+HHFoYl4Qjsj4oWwA3Uw3BHEHFO3AInGYGCDAIF8CIYBXEAAADwYHoz6qZJJIAgADCbIIFQJYeJ"
    "ABY6YQsHwS0KEAAUQAiA7lYvIYAwA3CgEAdzstBxQVwFCAqkFCOoDpqAYCANbIwESc-CDZHDADEAhAgcmE+7HC4UDTAA"
    "l54FGCZBimCKBz7AuTEzPoghIy0CXhoigqhFY1E4eCQcYriGQAskDBwT443rQsE5PuDi+GQxAAJkFhn+GEh8YHtAdYCO"
    "yAQgCAHyIAbgVsiLIus4FDGmKHhQBW4bfApd0YtGxHot4aAwGQEAmHMAZQkDI0J+nAaXDuvaAkQlKIouWmFI+IjAYIBQ"
    "QQIbiFogoMgENHPUSEGIGYFYnIFiHBjAqHHASgAshwsEHFwAAkAwIGAQH1ASLiIpzYPYYDj7AAgwKmB9oiDHwgiXIeEA"
    "3ADcIABr+bHNZAoGiA2xjwyFwh4IPH-AETE4LXjYcoIFA4pzWODcJOkHUjzFEAIAAwoOwYAFAgIwuxfOCI9jBiPG4wAD"
    "+mQw-r6QK+fDE0kFgUpQIAm2QBwwnBgHg6bIQ1CHB3hAQCQ4LosLUBKYEmNEqt4EfuXHACY6KiAHDfDiaVer-MwJeoEA"
    "rn8wgowzGutuhVoHGMg-A00AwRmEykAAA1gooQCAADACIgoAAC-A-b8ECQISjDIoxRCYaYx48XqdWMoCj4A4BgADDnIg"
    "gAFw-uA3koPIgoA-4MED5AaC9NAHHAADAAAGdGgOwEA4sAiEAAECGYWCsYTAxDY9JH1FYgk4HPAYAQAgUCbAIQ0PErGA"
    "GrbYDkXoyDYpDYIPAGN3gMJCWAhDQYNAk0to6e0QoE3ADh-SDENL4BGAA45EYAwIOtDLnBwNfEUQQALuAD5FIoAAQ6C9"
    "30FAAAAVQHAoEAAHaAFCoe4Bj5bPwB3IeD2Ff8DloI8eoXQ-D6N6Bm9GIYQALHAHgXY2FuAFwAEAYiHvvEoQPZlA10bC"
    "QEF34DcDJFwzIPgw5Y9CAoQjiAYkIFlQH4NX+CJ6hK2A7kaCAHoHBoo4jsGAAAwCAlDAZtAgLINATMBEwwCGeFGBkveA"
    "44GYsA9GI5AFACoIWAYavRwjHYnYfeDQDHZCZ0BFN1A-AxIHsg8w5woxAFfry2VooGtFGAocsE0WI8CRACACYtI5fUsA"
    "29gBMIUAPNIxiQApxIffD7wNIIAAAOIA-GFDfQH4iS5DYA+YjIYe+EDAACcZFPFppkEGQQ0wAKE4mDB0G-QFQAQYGoBi"
    "Ag6AwbGGAAbYIFuRAimfABACBJAAfGADNDE4C+-DG4FopKXaeA5VuAFN+AAaHriNI4D46QY6k8YAAXBDX9Qg1AoQHABS"
    "AQYJxAgRAFwkQYEAAE4wHA6RwpCm9640uAFz1BAIsAAJvDI-VBanIQYPAo92gAY4IcwPIoAuWBg5E1JA3vCgAkC7DoDA"
    "gwgB+ZHGAAz8CQX2wUyAtz0BQ87AQHHAPI4i3AE9D6A5D5hNGguJ6AYl9Gg4+fyPZCAHswJAGM4wApYUYXGPdlHtA9QT"
    "Wog4BSZ72I90AUMV+vKOQAoIGz794otnjlFLGBARHYjlBAC4oulQGI9DIFA4IKj+lCYQAY1HhAFFquSwGFQAkf9DYEA4"
    "EAJHEACmAEx4AWAQuCPKG6HCcUglk5AgP4LQidERDbAAAOmC4wgnEGGBoAIWwMCw8AUD1AfIZwAAEAWkEZDABDF4AAxB"
    "CcBQbAIcY5ATBwvVx3FewgVHNInA44Gk8ADEQNwAsjhAPgLwC5WpBySDXDWoPwnvIAYADxwhbDXFHxYt8fAsAzWtEAB4"
    "n+ozAgA9AFE1Ao0b4EIAwSvVAAFhIAGtNDwoAGg4oogw48mgYGYes8nEi5FFaQNXEAQAHHWQHcADor0S6YFLJUDmFgCa"
    "lXAAiAmNSAIWXALFDwdBgQ1JAIhoAHFAAGAgLAwEFjQPJ43oI+AwaOHfDOEjvnIDPBYBfMWnASw1yC6YD2ESAD6FowAu"
    "fIgAmgNcY6ZAool4o61ov0FsGGgBUEgwAFqbAS5B3tAMi8tAoMl74AIF1cAEIQzEpBXBQYHCjF+QAgAYQKjLAWIodm8e"
    "CZC3AHmR6ZBA-QowgMHVDEAYMo5gYHtACQ3H4WBAQEpFdgnFQEKAsFIBiJQDwBQRYMGGvuEGeDr6CIrBAYAFQEFI9EjY"
    "ADdfOYQsHeAwCv48je0QQYEYtAFwtAxGgFeWDA7IjJ4hqsILGY3GAVFYAGHsSA9IggsCkIVhKAYUEd3DwPoeAOAAoVFA"
    "AOMHGmk1B4FKAAXCCA4YArtgF23gd4C4ab--vtQcAtAnYC6IV7wVH5wCa2LAGAQHhenAgcQSAAfAM6CeF1MtAAADZQAF"
    "DQAcuYAMGA0+7YzoIFvkAYSEoARAC+4LoV-E4A1HA4ECAQACAwWg9BVXdi7-QAvFAIk4IA4an076EhAA6Ag4AGofAAHT"
    "iCG5vC4l8DHZBpwJ4QCu4V44A4ZswGAQICgQYg5AYMIwHFHkHowF3HHBjIAcTQKUYDSo2HQ0ogMcEerXPHAQFZDrxAPA"
    "E7ADHbKUAoSoGlAVoMHOIT5lFEGDTAbI2isA+GEGSY2QDfwBUacEEDAG9M7GAoHGgH7RdcwYPFlA+QQoCACYoAXgAGR4"
    "YTGBHIHGE4AEBIYPxg0FpaFAUgMYQADE7D4w4AwGAhoQ+AFHAPwYgHNIgoO4A1AEl4oaEHbhAms7AAYD4AQyLojwFNQA"
    "wIAua2H1+SCbwIGEdYYY4YiI1Dma75xoa+AGooMXArHQQeO4Hd0oQQghIpA6xE315EYGHHAYhwutdrG9ID2iBUrAGRIk"
    "AagC1oHDLCAAwgQmAIQCwg4aA2uaAXBiO+Pf4g4EnACUH1AByUoTAEAjAwJB04J484AYBDYLQasDGDorYxlIgfHGoY2u"
    "gPH0PAAsxOzGGrmospfREYRZFDIV+HoBwLYhN2AYAGDGARAACAFwAeQ+B4EAg376TeI3pAABDZcEzTwGEo+BbBXEBIdA"
    "hCFGFA5CIq-gBVAgftfDEoE8HGT6uIB9eJwzAgKRQDA1ABDFFPk4IAQACAwGXHwhzurqDD4AdsCAIKQQIYXYxiAFoYah"
    "qGSCoAFEt7DBdCoauQA4QEU48HAAr4FYBGfEIHGAEAmDPYBDwF3GSYQIFG5-4tQSChoAUWPABA+QQQFDfCwAiKxC-AAo"
    "OFAgRYjwHQBBE+KBFHehA3zoHxw7BqqIAACAzHCTHe4IACoMVoIsA9QAFCAI4AgYABQQDnqQogECFgaMB1AeGFbgBAYA"
    "7pILADoQUnAhQ4dSQ4A74CAAACYDAAoQYFwIEY4c5soMA5Iw2AgPmKgfo4ATJAh8H9d4YFAAI8IWC-QaVdAFgkEAARCZ"
    "hwAYgsYDA-rlO4BGBBoFE7DE4AIGYoIQAYDEjQCLIAIsqCXQiWggAGwC8zIACXfH3GHAId13vIFAA4YE+HKAeBrcA4pA"
    "rdGFvGIWGAHY1YDA4qC2Q1M7CxgCEtEctYGACgAC-41Gg7wMAo4Ab0gEtb+UoiNLQHQlDA4T0H1bW2E7MtlDHnYfXrdH"
    "9B+BZARoiBvDAYAvN4miEwcwq4RAXFSy6F0A4XwgmpBN8FlZHGktoGlEpfQY-P9vZMnGHDAGU2A4go0H4cFnHEoGGsxo"
    "vBYIQgADTIBYEcNVFEHC8PQAPLwYC9AA4-FQIWsGHwF7A3kHYbQHAQ9CFCU8Rt0JS5YX4QAuP8fS1gABEeDg06BY4WAQ"
    "CQgckAg4fFAorBzx4D4o-LYwDmAH4qAgfwA+DyJ7HDbg4fw4egiMCCg8UOcxA2oIA2YrH9dDYeAIARLY4UsCHCAEAgAE"
    "HdEkFmAcaZ2GFDlBAkHo2x4mngVks5dOLbYAovLsYwwkgwACArAJIQspBEEdJCHlCHF69ejDzgFQsFnDWADF4BQXuION"
    "xgwAA7IICUWIcFDkgAyrANJDd+Y+IA7Hp4PO3+EKHFAAv4PmDAAKAYyiAWjHNBCAlhABPXFBANjwcAAQGosdC-AAoQCG"
    "w4AAB5oQGyh7BSAyfwGB79Q7QzeHyIw4LGtUlA4EVSGWBDNAJQAYC2UyqYQ44x+K3D4HjB4BQjNIYK6auxAIHYwmEEZr"
    "YOhgPDZmAMAvCNY344eejw67DDgE8EuDFD1AqZS4TZApARrgOnwwY4YmAw-4+hDEwDGUnEAso4JBCDHWeAUAYN8JlOBe"
    "gAQPyNHww4DgACpAo7vGgfsEigsAYgDp4ygg8QiFsAYxgwXoFHclzuAUoAg9AAA-4wUAHHgAWZQDFIgAX8b2B4Go89HO"
    "FRc7YAgQSo14r5bYgPozwwA2VAVHwOJHfxXSwsNgPi1gFC8w98TD1r+DgLH4AFaYVWHAIFEQWwBHlIHHHE1CEmAAA8tC"
    "FIWECABwAAYHAGACg4yYpGQw4AjA4B4MGxI+AStBoAAG3AAYHASQIGAEvo5IrADlYorGEQyFB4CMgAgoA45PF8YSQHAM"
    "gGwAAYBYAAcQA-6YAChALDHFZy92kAhlVG46ATaCgdHIAw4AIFoYAZY2Q-GoGPcRYcGGYgD1APngjYAQGU7RVmAG7QSY"
    "ECHPQBHwE4oXgV+09BEe-P9AlAFC+HQeQhQ4B5mAC-h4BeaoA44tAAoBAhPEDH4+C5quGEQjD6FEAGAY4lcXC0IRAClB"
    "G4AALOA4WFYQYctHUA0hAAoJJwUCAYgBCWWGAwKCLoHiAAQAOGI4OHo9DImhztAAgxIssCFwuwgwmAAgGAA4AsMKEDCS"
    "DDAAIYgEFEDFG2ASfSFAMvmAG4k6RQ-9EQYP4DQiWISA+QGBsRHYjDHD3G8qGngboVN-IEidGEDnIwQbAAoDoAYpFf6g"
    "5xGIbkQWOA3AogAFFCEr0rDGF6S4EgErd494sA24Ef0IpPVwGUkw4AUASpCl3nIg7AwDHye9OFf37QZAfQZlFGonwYGA"
    "kg2PtLW77D1egEAHxAociARFYQFG-xIWAAHqVoE4UcMPAgA4xT2J4voxDWD5+ZCHAYomIQhCF7HZIGSBwiM5ENHQ878C"
    "AoAHb3lHPBgS4AWE5YeGDYf5EhCA7DIJlQ4-YgASqAjB4MAyHifvQAAA1xIC4gIBAxQsFgo41YYI4SgG4QHCAxFBDADU"
    "AAoXopnHYGBAcAc2GVMIAhBArf4g9bwLZ8BESBDDCEG-AogQDA6wrDaqE4CVoB+DpoBAAAQEoGA1nN+lh94PTNDmYB-o"
    "gBG4hB8uMbwAeqDTvB4oxG4BwQ4+YBAMDBAAHIwDJQ8fwQ-ArYsAXGIuiWtCsYQefABsvww8A2geob45o45IaBaIBAIl"
    "FaAAoxvyC6YO4gC77DGGHoVAAVGABHEACFwYAAA2AQBwKCg0oHPAg4ft5A-AGuEQoknnGDg1I1hHfAAvDYF6E8AQENgB"
    "bokHWhAD4c6-x2oxCgDJHBBaoAYxAETAZhonbvAEACccxAFpFQHAGBgAQCebnNIJzwp55ygIgsumyDgEIHwMpHrJABGZ"
    "ACAAI8HDwAqC6EQ44Igjw4Gd9RAAZAAEoHEGLiw3lASaYiG-bF0jQVAI2dYIODEzQne9r2qDwi5DNTNoZ6RDf9CbqHA8"
    "CoSYEsbAoQvXAAl6QlT7FrbBv54AdwDgKhAmCuAAQAKCqNAwDIsFYAoYFEGDQAFfDAYCpBHfBgAUGXeRozGAWIAE4AU-"
    "C4AAwXcBKArA6ig4FuM+Ad3CAMAoAPA-AYiAxgCMFRDeYwAwDDVh2tqsA1IBnASmrKAGB4QA4NhRVVBIQAgYw39GAQAC"
    "2kADxAHYX+CKgDJBYHyGwAEDR4ZlAStYACYNG6QHKOQAALgA84GQsQC4cPklIw04rQA68IFAAAQHFIFoHAqwPGmCLluO"
    "IEQrKAA6uuPAHEQtObBXooCrf34BmCMw5AqAYF+Grri7ECbFHw6lUi9xwgSofQ3IWSYbUHAoU4VB+ICeRuIWA1+wAqQo"
    "48-YEWgAA+k7IAkQwAAgAZS4FhQAA3EGCABGAvDrYaB0PBsdR8FCAUp7yr44YoB-BI1Q23AM1Ph9B5j5nbpF2t-gw4Ds"
    "WBHRAmYCA64LAqgwGW4FgB6AA1AVA24EYYDwE44AHw4gpYZAko9ILwD3Dg45SpAooAElQQYx-IoAYCQWjAzVADSEB4JC"
    "S5VMQ7qPgQFGb5APp+WSAFIoIf4cvIGDoGBwUwAZArfAoIA9G970YaDKMBCgqUIuA4QQbbru3AYCACPAEDwZAWuTcFWl"
    "I1hpFYe7FoMWwQDQLEUSYADAEMwDHYhgWYhVDlAAdFAuIAqIEYnvEw8YFH4gDIH7Dw8oAAaOEIUY57FFLDGyP4YACG4i"
    "0HMHvFJ0MFJqBuAuGAQfCCAwFoUQYMBABBRIOl4oAdZqpAdDgJugAgKGUwgDpQU4SYtzgwEHgdhFO3AC7lBAHHKIh92S"
    "AAFoDcAoeOwLytCAaBYmMJHAFAw574GAhCFZw8IHADBoA20AgAI8PImGgeQAvmAoAQ2gEGIfJxwYoE4Ea4Be4wAcAu09"
    "BdAHkQYegCYgLouAGHZdd5BEgYwEAMEAYD+QaGAdI4oAAoAIEG9IkAAup-GAGw8DA84B9QYLu7EIbqfj1so9w0EFCBmB"
    "AAAa4GI59wYGfoxzAO6VADHAHCECqAIgFbfCPHAEy9FBqGAXCw4wnkFgIcQ+DKAEyoM1bFHjAbzbwjAGgk6xDiNeA+KC"
    "vFglQ+3CFFGQAHHBQwf0vwgB4AooAm0hYwNk+EQFDBGqCE44kAA7gFmV5zgwHNACAyJGperDASEP0DAHAYGYHjsHiAHF"
    "ASGIBHCAAAYgggAIAHvlrDIAyvYDFwW+HQqFnjEi-MAqQokCDmEItH2SjDxRgxv4D6g3UCpAdBrThwIE2RAhgMk4ASkh"
    "R+JrAIAYq+GgYA3YKQIHRBAAjM+2AzhJVxIAB4CAQ4CFDsFCa4pQOFFxuwCGKwAuQf9fYFQgeHz4EARAAFGT9Dp6AFeg"
    "AF-BjHdAwY-CAHgAcAQQCtFRvHAwDA5EhEHGnv6DVVAFBHrAQFUAB-HQKAhgD7QVGEnEEdA8fvgwGCJoogCoHu8qL12F"
    "fLn-H9hhoBwkQA0ADAoUwrXBgjsAGkYDhQHGwCAAoGAMnwcC3AQoCzEye4JwFSgAG5gHcFUUBoCY+24ODIAUlhQgoB9b"
    "V4dCAnEApFABMQk89oeEwgBxGA+HAYzMYiETKBMAB8DS264pEABHIDHFMpRwgg0YsBFQHivDAj6BAEpAOYYiYvEsHHGJ"
    "c4THaAAjJyQgADiARVwIhFwAP3AfGTnzwgCpY0MYAZ+zBz8KyDAhHBOW8ABGYGFDXA1AZ6gb8mHvAoEgBgQBVJKEAACo"
    "FA-c2AAAAJ8bobFVoQoIHfF3ju1ABgDVQKCY9HsC8ABji4w3wSYWocIGF+BiPQYDA+4EwEYoDHgPvYDDDEt3Dimo4AX0"
    "wAwXeACf3gAoUAC4CUmN9QB-HGtfQx7AAMfgZAC1xHL51GISQ3ItzvGQAQqBDCBoYtAQ6yAAB79oCcCEHHLAAAGFQQB9"
    "AvzsBYAIBK0zFAAMYEYbdI3qxgGQoG+o5BNLAhIACC5DCo9i0VYg44VsnwNHwo-ZAIQHwIQ+IGA5nFMwAHuAHIwUpdQE"
    "-HEmF9GnC4FDHoDyZAXY4GADAayyy4CO4ErFDh4wYCALwDxV0sSAI8odFEY4AAD6npGAogqBFG44t4Bl8soA8BqBQI+G"
    "i50YcAoQgAAxn8qQolE4G2QYHAGxwuXA2JBIjBAxA0wPhK9ACAQAZCzAFUYZlYAh4QKAMvGCgqEr4FRoAdwYAxxYAQDo"
    "AnGIAGAADIFcZhAdgAQAI7CDALd8ECFAzEEHwAwFwAYvAo3o6WNNgGyXARjEHHoslE+u3T9BwFwAAQApOAB4Qy7go6Ag"
    "4A3SAAAFs+FAAnFg-3I18lSFYDSbrHABBeMGloDABAURCgegAQDYtHGGGEEuAqQsgfBnQEdH+vp46mRnAo1AoIggMmAb"
    "oEHWGQotSSv1AVC4AfGAuANqAcK+gARAHXwB3I4GHsQAAUQAAAOgDtQvpAYmv2YLvIjPnIEoFAGKbgHIIY+4UOoYxAkA"
    "DFNdDHHaio1HU4f+d-EAFwAKXFSGADDQAZCAAnAAQuEpgFDIEAaZocigAYHqZA3TFAEDiA-4DAeAF4GIkEDBoAFgEEAA"
    "2FAAgAABHNE0gYgbkQBUYHIRDgcJ9FepYM4CFFDaA+I7FF4Jng7a9UKACiKAAtIavb-ioDDzgFEAIwJdrwKGCAAYbeDs"
    "4gDIH0NH7COQxWFToAMw4H2mCHA+HErwzYzABREwQN4A+lAG4DvA1CmZwQHGN2EY4ACJW5DAZDLAlA6xeuVvDKHJ49mB"
    "vQnl3wZLHwmrIVDNYYgHAEGQ6AIABRhoFAeGE2a4PEIKwDAG4yE4A44XoYGZAHF4jgIcNYtSkmNJAeiwABwBc4glPBIY"
    "PAdI24UAIgC9IApAapIgyw4tu4CAFYFA3FCDGWAIH+oBQQMCBIH6FLGHKP5QLIAAlPFNAH01izGNxkACFmJE2gn+soII"
    "DY8ImAAFqJg4zAAqAIVDAI4iG5JAA-QYEYJIHFA7VwyHxYoGAHSyNEwYaK4G2JBGLXdoCeCA-LmjQ647qPA2oBBvYAoW"
    "CBJFEgffQMAnFpgAEeAYgMb44kA3LEJOEEexACAFYYNSIAEpwp6EBcAw0tF4HiQHFwIzKAmGYFIwh+AGSOksAAICAE1f"
    "cCpsgEpAHYBwbidqdAEwZIA45wcwH2A-CAA2TQAymIAoYGAIJGGCAmNGsZV4AEJ4OwozY14ySfBqkXIwEAoDCQwRhoOA"
    "WYGBpCeU4XF-oJ4s4iTjowjAC0A5vSoA9FDPgwlbaE5G4cgYlPomIEQVYAP3R5ogzwzQHyW4C44AK1fdoVdtAbYQA35Y"
    "SDzKj4AGKFkDL7GQpjVXkY5OEs4cA8GCcD7tmAAAlVFYIEFAgFdHgDUOtEOyAOBA+1gbIoAA+Blz4fCGGAIAABE3dFtH"
    "IHvAEAFgPgRApVvIGHDgGtAb+doQypgaGB4kR4AARZQKCwABQzVwLAPW-OHAnEA5yLA4AAwvGIoFoCAAEH2dImkYYoiQ"
    "zMIG0gUGIQHWGkzxQipw5YAg3IvoIBoAEIEhYYQROwG97FE+wFVaAwBEI0+9PJAAQAYhYiHGASgWBDSAS8BrjwEAgvEw"
    "obACwZDTN4ADcIoH7DdQwMAcCRXAOJG4ZfTB5TKUuCUVsFNbADmtezQECCxb0CAzAbGEqGIAZFJA+AHAAq4gQKkjHmA6"
    "qJBAVZAgmAG4Hg0q2AdhEJAXRH9e3YALDY7AIAc4CDSzAoGqDFD9CYDY-FAxH4FAg3T+KAEweeLgmF4MfAIAe06QAQ9T"
    "owFCAQeHgYAor87LIDcHgA11BVdeg5CA7gAHWLP2AlOF4ptIAHFSvAwAAAA+m07GD4AQYZgDF4IwmDSooGQGqARqC4qa"
    "GWAQfDGAA5G4CNTu9wP-aQ4Kh1DvAAAMZsZHEmq2YMNYBACFIAbkyZc8uBmw7CGECxEE1P1yPYYAjko1HAA2HJDHYYDA"
    "BYJBAad2BYHD6aNOoo+BzQEMlvJjx0AbpCEOmFOwYPIgiyCGGZ5ASL2bAAHAwtwQFAoNFFAAGxAIBIAIIFIM5gw8HSFE"
    "RVwNMEGAQwDEAKJFAHDaoo1qQHDFAZDwGTCHBQIAb0IGtQ-gKD0VAEGCAdjw4AQ1ClnaBHDHSQpu4pbogjAAoApUDqAI"
    "AhDwQ4Z31AH-89EAAuCEgQgofG-GA-i3eEQIAuN1AAAAQB7AC9ZAwDAwqOLAbAvAsDAk42AgFNYA8nMvATyAoAQxXfcP"
    "NwvgZDAA-YAG+oEbYyo6IoAoIDAGAqYdA4AGl4AIpEc0NhSzXAIE1CIBIYYVuaHQs61ywAEHdYgglGQscACm6JHFXEGD"
    "AHXAA4QAHLTYYEAIAnw4QfYAGGogo2HDA9BD6gw5TF081ygHY-oCEkW4nX0-gaNA-AAdDnsADGAGV4yfWx2DIBBEEC8L"
    "HwAAHrYASQEVDCjAroI+AoA3B38J8n4AN-zwbYUCsBY3ABOCERFAG0sUgLXBEDAAU454DTCAZEBAQAS7FJVh4fAIiEn9"
    "Arvw6QX7YelAJHxYADeBbpDCIDIgBnCBAWIeBuAF+DokmWwqFruQEAwdeQX4QeAOEYQ4HuCQYECLHEigwFf90KwBAAah"
    "CIFyDCEtX48vLRA0AfoBEsaEQgYOIAATAFKyANLBG5VoAjMis9RX2of2EoRVCEr3AZQo0B4rDc424CAP4KYHoHGAQAG7"
    "xFBUAHIJ8wUrRowTGDh5A5KCzNmsDHQAu44CFQCUm3o4v65SAwKqCmRpBg7g3hQwCAAMsAoCASIgIBgiACH497Y+AyAD"
    "XA3hAHcjTw3AA4AXoF3ACdG2iHGwBAwJpYeAYa5BAKAQHHTGoAQQAIwmFDVSQhyrQ8gYNUAsExdrGrAoYHEAEED2AA4D"
    "AASEjcvBeGQA4AwURDhodJKAC4HB6pA8bYAAuFfBAFOFDWATDAHa8A2kMQQAmPIw3HA4tH7qHlPcz4A4YZA-mDACDArg"
    "2YYQHFAtL12Al7dAYAua+MBx4LPXE2XBoAAzRCtIxHGCvHcAzEY8PgJAsF4DAZBAAEBQGBFLYCCCEFJ5xaP8vEtYD4HT"
    "Y1ANAn6vTjn4YYQHUp0EooqnEAEpYMAJ5wAyHHBkgRLGmFY0AAEQAoIh2H34lFVtDEA+tBaAAz-CAAM2R3ewAhAEwG4M"
    "A0t9A0DfyekQT1rFv9EIomxboQRIAAAfoBGBFB9CGI+AS2AyY3AASbcDAbTw0eF+hC6ASq7O-kAZngAIoICDZil+IILI"
    "bCAzAlBAzGCjErYAICAeWAOzFIB-ACOYgDCEU9AJt4A2vBGyIHAFGA+33AQxgA4LEDhhgo4Ag6rGHHpwxBjCIApDBIQ4"
    "I4zGbMEGtWfoEKaoYCYACDgAF9kG9gGGwiDAQAAbADHCHwpzoAZCGka0IHAI6KW7DBVASAbAHo1wIgAE76YoB1YQC9-w"
    "T2flSLQAFEODByK3b0QAVB3AcCjEANAmICnEsAeQQ6y4AYokAAHDA1oRUADLCqcMBIlwPHJQUbVAYBAg5CUEQANMYAAE"
    "HnHAAIwsWEAgZQA9CzxwyzBACbAoAYoC64R44HQAAw4PIACWFGugBAY-X4oA2qAIAtFYIv6OCDYBHAAv0oFCIeZQAAIF"
    "wolQGAenEmoWDAAegowwGDQSvPiA1gRFASEw74IYniCADYufQ2YlIEtG4EAASxEwC9mAIbA-hdwXwFYFACoIgAAB5nIL"
    "XAm-bguRQGpEGg6q1AHAfIAGHHAPF2+mA+zwgLoTT64CYwAgfiawERjrhYBAQHggDC2AGCGApGDOCUbwlAAYgMAAABDF"
    "rBA+UIC-CEaYIU430dQAgkEQQgeAoALeRS4Awsmmk-lDELv3kwnQ8MoAuHsCENUBhAmiwAYwAcJHGooAC+cDGAJ8DYB2"
    "I3DAQdwd4AmCCAF5QWnIARAfHoIHLA+OiHgRyu+qyHIoBA7NbAAF1BGSLBuEHeQAEj7kCU-AGHEQvAQwEAoSrMoHHA1A"
    "DTFk0THDH4AkQGUFYbyAwMeBYvIIXGAwgABk4AwG2Cos8gW+Ip-TrqHBBIJ1oS8FFvQu-Etzg9tjsAhQ2KLavgwo-UPO"
    "iJGAG0FsSiIKeEpVIDF4ADujgQUMAC8j+wwBBHQIwhy3K1EAkuojYFodAGBgeABAAviIYYvM7kCAMA0BwwgA6wgbtAUY"
    "HyIIw7AG3HO9wjKWsvooVAGAooNbVGIR1ADgGjodAgE5IB144AGYo4nGyKNAHAA5AP7ws8wFA3AY5wFFAvBYAnzUedJr"
    "MEAwTOhAG-yojBnAIAwFA2uGAHEQ5zIGlk7EvPCr4DQxYBs2zYg3oaocgAHA4gY7E0EtAE1AXtVDjAP5AXARAQGGAIv3"
    "QEoyA3AfVIBJLh5EOHQQQGkgoi5AwG9o4AAB-8opgdwUFAHPAfDroGidSdAQvpCA8Lwg4mOLwow8j0EFngGOOGC3oA4D"
    "GATGA7DoQCAGtoHALFw4oJNzlbMX0O446CBDWEFwwCAWyRHACAWAtGoIfdEHQBH4QaAvCFCII+ADEnAFAj5CwrFYg4g8"
    "oDHY9DWCgbHF4DAYYw+GoAoxZBHmXWEzFCDAHAADi5RQ4vQFGDBmOdwAIwUwGH7QwtioDP348NDwrfImYH4ANHvoEJja"
    "UF2Bt8t4A2IQSIbOEAVG0FgMoE-CawzkxKCBuSAAEwAw3owCC6EoLZnAVEYZFADfXAa+w9FGuAIPFBgCGrHSHoIuygFA"
    "ABGHGwAYBCHE44DfHd1EPXIYbAAAW8ZGx+JbJGGgWrYqHGAAX4YEBYAGm14D3uD94JPcb5FG3gH6oIEAXICJT5UFVIyf"
    "yHUF0ADRgZEEWgCAAAVAIEJTAIIbIpDIAmgGC6wqAAhBIAJb+eAQciA2YdDHBjHILhe4ewYDzbfQB84F2Hx-oD7AHMaC"
    "AP7lFEx0AEUFg0IHSAz9GzyFBH2YVbJzGwwOTAPUQoCBm0ADwYNgy3IY9AAIxJ6A7x5rC-HQAxVa9UE3BAKEFAAcBzHA"
    "AEEBHS7H49KjGAAKIow6cHYF2I6AoVip9kzgAvOoYDQhqFzIADVQBGxeAgDeJyPaIVAiw7DE1gTZq4AgAlQEYKYDlAHl"
    "GQgIjoEjGHDykHnOgLtAKAAdwcDC7DAgCCAMUIMApb44nEo-BQ4Db6pAFxfAG3A7EIZKQ84orIEzCAcmaASbAVIHgQW9"
    "HAOQwXooC2DHZCdS0HS-4Iw-EIYggLAFk54BAAwEBARFfg9GsCUgDv9c8yAAGlxAYfAAFQMHejAIGo6Y8Fjipw26rGTM"
    "oEGlTAGAIZAoLB0AHkXQgjD1GDAZ4bYEajACA+GCqCIIbmpMAHBBCADZrQAAYtAGP4u4lCADA5GxY44bzg4YHHEAYWiI"
    "nD4HxAnAQYCCAbAAYDAbATuO44LAFvBAgIYAQUoloDmzSSHAANgHUEHIArQE5A6YNcAxV0Hc3boRFwYQouAKZMgILDfj"
    "0gGhYP99H2UDEAmqBbYbL8zAi+8BY5A4A+AAn5HzI4A4hGFbAggwEjDgJA81SXw4VlQYYEp8CC4HnW64PfCgYtGirIQE"
    "ArpBFAc45ED5DIuCl5iESgoAEOAAfSzYRAZjyI3HZBCLdEHGAMoBoQAoTEY4eEKC4Aa3uAALdm8HwIBDcAONpLuABMBU"
    "GBEuCoGzwAAwFRAuFFGwFHBkFYGKYWt-4GCEVYUDYgW4AoW3EQCevgEAioAhAEkEHoCCIQk4R44AgB4oBYWfAMCGAD2H"
    "BodHHhHQDul2jAoFQm4WgZ7pBnQoA5GDJbAYsAoF4smGIAFAHBF4oAFBCGAD4gAzpGf4oONorEJFgiAF1ZuYnQYBEGzs"
    "GuAvkYsDNNgSR8QYAGEoAIWNp7EXg4jAFVoAAZRBAHRvJL4DF-EF8ooFwBX-GCATAUzUp6P4JvCoHAuOCDsuQBwA-mfi"
    "QgFAQABgs5AYdfoA2D+WQYYf9AAoRAYEOACDA54AOeFr6OAIg1VAwBASDvHCKiJTEAgFQEAA8H2BmCFobXKREScEBBGn"
    "gdO4dgMw4zQ8kYGJivAAwYFAB4YE6ADR4A8IIGcEEuABAc9GoAAE4opY8AwXqoFgj5hC8HuAfFTyeAVrD1o-BH88CB9A"
    "DYZB7BQGGgCQBG4iFP2D7C2scAAQFIYBTQACaICFEBYBCTCAOoDEAaJBE4daqjDkwIBIYY4EjfF+wCKIEnyY4H3BICD4"
    "oszIAWzAAsJAhNQIQAWMGG+wLBGFKBbBCtQcEYIOfHvmfKAQW7-ErIAjDCEKBAgwFGDVG+6YYA4AEeZAMZGzAgTgoBPH"
    "C6PHhCNYClKgBTAFQIUNAQwJoPrFCAHNc2HHwHoNdgxQcACgvpBb0BmYkAIBEvI8UyRAYAvHQmt+AerEJluhrGFAAoQx"
    "kIoD4-qPARopWcV4wvuQgYIFHKDQBpBAAQdAB5BnFB6D3XH-SG74f0fC0OFAHHEMCmzDAAoDMA4AMwAuo-RDEg4AEBWg"
    "PI4BAgGCA2BADA9B4BogmTvGgwo4gAZ8vgGAAgmvoFIAOJAHwVAASwDf4AUDc+QS4VKi3vDA4DAJA2DuErHFZpF5MBHY"
    "AD6AAykCFBFZXVOE4hHVEAA4g+KAHqZIIoA40vOEABYADHwooaVbwmA4yAzOGBt7dFxAF4FkwYWgHZAQQFADGQwBwCjy"
    "SAo+ARI2XAQBBAcnwtCOfIUgAYTAAyCBIo-AiYCKKNxHA2S-C1kGGXCscQIIhwR9JA4F9FLYATG97Fdx72fTY4Aew9CL"
    "6UNuFDeDeQUe4E5RCAgL4qLMM985HQglCDfQMH7H2UoUA-H67EACACODBJIXmABQHXFYYD6gYARICDuBnDDGCu5gmEIB"
    "mhi2O-8NiDCGAYwVWoDp43SIrHf0EWg5YQdomHKqTIByCf142V3R4Lo56AJ-G0isAKFGqEHU0DB+2MQzQT9CUBHgBwBH"
    "DbFORMpGADBmohudfouIhJAgBiCzAHOHewCYgBffKGKVGH-M-EsQQJAEU8A1Ao4ydCdQ4xmTfAabfj19BdAsfCz4B9JX"
    "oIAZLAjCGEcqb5ZFEf-D47xuBHH-HlriW+tN134IbyAHQIMAO4HV6FFsv5FGdAwGQD1QevXj+FDvzY-fwK9DRHB6Y+GB"
    "rgs6GHSJFCdFDGHjAF0+dYIzbpI22blJwE3F+WHg-EHn-pYEIwuGXIFOBYF7GbAzE5c+jYSAFAeokV4qHwWNwkIHyCIV"
    "PlgI2-sE4YWwiAcNE1iwIEwAD9fKS-g1JNMR44aKHB4HnhJW4fLXFAUOmeCDngASLfgq0wB4aDHVzI2OCYbEHqWsYIez"
    "w3FAESAdI-AZIgw5dxCMFBDAACQCriCFohyOAVC-AIlhAtAgw5vHYh4oA9ovYOEAJl0AxAPdyoF29nFQQFLCAZ8lID0l"
    "BNXtdUMuLAfeQr1t6gYIPYYTpArWAYrEZAO72ACioAebMYlFTYnC2F7oD5evMz14E+VYkSgwF9dojoONCEG5TABjYAmD"
    "o0+CQ2EbXzCpZHpABNyGbO1k3ukGGxa2h7NYJsGhaoo+tAQHgPA7HnFYSMFHXFN9bBaBS4DHcsOBvPrC-gBAigyBnDIp"
    "5PYaSHod34tMZ4HCD1+IlHNIoAGiHqg1tLC+U3IcACcC444CO-Ar7H3+fDo2YhRYAGCuAQ-ohOdAV7OAB3hlYMbqzpLL"
    "CJegGm9AmC7oDM2jgTvFwb8HGfUKAjmnAmAUvxJylRUKSQCHHABUAH9poCeAE2WFTFooB4varDcwIe5kslAEYZDm39IA"
    "bCJK5AGbG6mrAFQHGJZ4-F+zFnwPHFo6364BwnFIRDh7eYGntFGJYbA5A9Go08oAY2t9GkQERWBcpH5ATJA1oAd510KS"
    "qUUrV9aE4Bx-sH8AQ4mHWfo4X2Q4iA2t4roFAfvGUQR10U-w77UAvobdX3MxAVrY136Q5iegwx-PAQHLArUr1AwQDFAg"
    "F6GGQcRJj1hGAUy+F42tGXsNgt43CEEDGaHhwW3ALS1LDY4GAARcHViQD5IRt3II4emUBAnk4CPKRFRVYeWAF0Y0B7C4"
    "S04FXHAbGmHf+mDAz8bYHEl1+gAcC8Q8h7DLwGAQEhwoxCSxmEKweSajRWYMgbAYWnmvIV1ZIQQV-a3i54L41AWQH2He"
    "y4CK3DASEGjJPFNfgYg374CQlgGcvzFDDH4In5FAQlCyb7H4U0HEY-VY45AHbL+9CZ+gDGj-rjkpAC2UEtTpExnHHA3V"
    "IBtSb5G8FOdEECUpiYIAYINrqFFKHgBGjfEYZFVcDmeAW-BiogN3MHQ94u1KJHHWBy4+gg4OAR8Q8pBGuOHGyNW0O41P"
    "MUXSOEB6oDfgYF24gQjKJAjg2WmNAAItMIwaowGDAUvmUl43X6I-oH0AB7AI3GRA4CIrlYmCQ9GDCg64JAqT9A9gsAtm"
    "REGyoQwvQXDA+TAVFUIFICEFg7C8A01-iwfAwWAowCE2IEebMHiiuu+b4hpWGAMTmL1CPGnjDeQ5ARaCGTSkU4O6yBXC"
    "CO3MYDmWN54Q6FRKKyJVDqb9oW+oW4oAwZAAZ6EA2lfXDAwOjyiTABxj5CPDAs6FwwNgrldD0EwFBPlfQAQFG4EFWWUE"
    "2gGCEg-D4gt4U9pcHmgdKbn4tFD4gzoiLYgh1M90HA4WAW++6aQIjjeYYZ2ZnxXBFuQG4glzcDXDGIuCdfgaAEqwS0sn"
    "SA4gYBr5DoA3CWruMQzUYXyYACGkprtCQ8A+Ievq5G4cQyqDSHepBAopDfCECk3GSoERyIPNRGgHyMCkgFxCV0ouDQSM"
    "TcPGwBK41-YY8QHuKZABKOAaDHT5ABEI4F+GjZAFAoYiICBEiwYjzA4SYnlOlpgloD61wIX+qMMGUuA1uvF5EQMKpQAC"
    "ooDFkSONcJcgPNzkDgBC4EzHW6abcm5ogXCJTB2wunEAzAqgKFAo1DCBcoELVQ44VALGgL4qQiCSAeCtnRotV9KdHHew"
    "OAAzEBw0ZwuWGjeCoYw7Tfk9BE1iLg8DAnmPAKArQQaEIFLVIA5GTJaM4C1HkTRIBwQQAixwImfbGcLMwJwQrEj5LIHs"
    "EwHaErDU4P2LgCYeDoqrE-DIzdtCA3PkXKX8AgjdY1gECv-VAKAwlsIAukCo6SlA7aBHRA8eg4Sanjxd6zEko3vAgQAA"
    "YwelZB3GAdx6oQQANJQHtHvAGafM3IZAoLSYCG6HoAskXIEXDvKFwDfNiHAKAgN1hE68GeE38fxc4bwdiOXAoCYPGK6L"
    "YAQ0qoA0W29SNAgYCHWcIgGwlC1cAheQEfOvM7u3oJIAUABAYtALyXSw3FQ-owgxwkAGRgkGYQGApH-r0GtE4aMqdYYB"
    "vFIpW8QLhXEOvlLLNFFO4+wwuRq-MAFBoCnXorFkdb1hlbE6kohEA4Kse-g6GE7oIYeHEm4HI0fbyYQvfxqsIK5l3FEf"
    "ggHDftRLAX1BooL+DAARp9bJDwwHDAucmGMAf2XIy9AuUKAF7YfHGuPA7XQso4No4GoY2ZAQyboG4oWBiaGwAQ2FKj4I"
    "gAm0EEGIUoDeeg54G2EAvRQfAHYGvZwYYNEBO5YHXAoaAbXoAH8H55JeAEvozPcAoZHXwWXIHwG2G1tEB4rHoYDtEK-E"
    "Y6lQ6GMuuIDuLP5H4h6ho2jIHwRb+DLMwBEtEABwbt-oKqB-LAEeIUglDABA6vzQLUGS7PA3GDKIfN10A5Wh2X1xHV4Z"
    "gFKA9K5FAeAHYVf7oCRQHeE5AgBAan1cDh4wQQERtExroBrqAFAHF11XoEADFarcwXYBQeOvAxirKOY4VsAoFAK2M0IQ"
    "dEoIAxDceACoYTagC4zBIiQ7ObAKH2CRrnpG3uA-ADQbxkWHxBAgyLYgfHQ3J3CAYA2BoF4gAHXwAATR0bA8o4AVCeAR"
    "jhG+ohta+4JkDzugAAAAEYXvyHsFoggrIKhHHYKQEAlQQacw-AAQ8pYANws4EBnmqGLViaZrniRQeKxHHmlwoDsgwceF"
    "5GlAIAvApnsANovI4HZAFL2SGgGnhEm2wpDGgTEJwKhDCtYBgi1H8rkqwCNBmeNhFsAUIeAHaYq4N5nwHFGFGE4wpEY0"
    "AYqKsAUrJ2VJwnwww+YDToWuZznBgNAQbHFdQDCViBfmA0Yd0wQSYPwoiunknBLEtYXhjHj+Dgqr0FcrUwY37QVVMPnl"
    "SgYAqIgk7cAbS4YC37h0YAa9okYSDAQE6RAIAcZAY6H4f4oAH7KBQFuKjKn4gQVyynm60A5ND+AypEGEAAARPwy4XogY"
    "X1UmgTgKQDFUiSiu+IKG2mbCoHI8Uz0MCITHFcAkmNAFzIW39Avj8CQQtTFiz0n-a4A6xVF7DWcAKjF1ACFAWSQ5BSS0"
    "4eogMpcR-WgZiKFIrQAdFGAyhE4KvFgDeIy57cSCpoYcnAG14YohIoFgFVHImNiyJAB8utswKjYBIjOrHIWikvYZFpG7"
    "TSErABEFu49HK5MBGFriAUSPx3j0JXFQk2xWRIfWEHRQYWMAulx8Aag4XLG9D8Bu0AYD9g7Q0YR-GAHfDgdCGkraHotT"
    "HAYGGHD9gyHXfGrlBQ3YobHo7ZA51ACpAApZ4AGeAkIfbv4AYFervvELrAAtHAPGCQtIMgkBEYodFAQODCbGWkkCRwk5"
    "3EbNbUMBFMqLyx-rkTKTpA-RzP73GnZ74DHBPC+bCugYn4coW4QAqjgOH6V9Y4Ia7mAXAD5aAbcDDCXSOugT3GYYG3G5"
    "+X1DFhRawB4Tb4bmArpq8HA2DtYDA0Gqg04SI4Ifg6scVooCAFLvPzugyXkXoM3prki1PA2wdMwEOA2GHwDIwgwpHXXC"
    "pBFaHD3E7AwzGooc6DLQWASu1G7YoLnvA0nHSAIyIExG2Ty4eAMaY540C4mEwGI1SBAwwhDCB5GGAF4mzP-DAA0gAgk1"
    "gI01HzRhhAIY5QI42n+EAMg6HXaKAvDGYaPG1EAYuewWZno6FdH596FBOvo4bg6oAcA+tK-IQs0Q47AqowKJGrsgWrAB"
    "YPQBGJIEC5IZBolYPAbAwddmHMDEgue4xQHoAA2GFFpSQGAD+rE1N-nA+4ulGH0D+6HDQ6YnnEQgHdTF+AA9eHnitGAo"
    "RtcgjhXFBtxuTwtPowB9AbFfZEA+qPI2QcDOMAHHJ4L3oOeEHQQEJJPaJRVGAAYA-oZqBgHIFQjCED3NyrwADawJioA1"
    "VXTAsuo91FNAADTDgo+n1Dh9CpTCHfHjFrCAAxAxAUMmHC3-PAAQDEY9QEmhQ+jfczgQQoFgCQYX3H6AdFAu8EIyOHAD"
    "4OCSF-IdZAt4ED7w1IJb26mYmMCAVAq44wBqTCErCF-a1ItECDaAfAWtQAgFHgHXPhw16HKoByITjcMZ6YAYeAMezps9"
    "AXG9fvY5SBQ14hSF7yziIcA-VmMZPDCfuuHItjF4BwphOGTHDYh55AA2HDoXZsAo2g2O4MtAANjesVvbyXVY8fGD-ZGG"
    "XFKYhtiU3eMIAAREePCXylBowuE6BBYCnIMdoAE-AxAEi9HgQdwIYzsq4BVoh2gAxCH2l7YQ4QSRHHECzHE10BD-5074"
    "cVInoEjbOEGTEpY0+DGnAbR64zmVBAWdAX+YQByf7a0ogX5HEowBNfJltC4jamppIoxmBHYgI0w4b4DGa2iABIOAGYzi"
    "Fp4TIIkjAVHrG+F+CeNXyASGB4NV-vCv5v7IFX5QFKAYH0BQs7HcEpQHZvpNroRNe4QmAzBWA4PuKroC9DlECpQo8AHo"
    "HlXrBO2DXQxYHiHBi2e+K+vv6i+UBwqaFCAG2tynOFG3Efai-YZAAA+Am2RWIC8+AYoK5j9zA5Y0Cus+9cAl0oloFTDQ"
    "OQVwAEqYfE4IDD0IADaHVrACHDux2bi4NpHCwdnlG147-U84YAJbUtKFGDwDO-19b4PtAoCEgAwt1oBGw4IH5vowGB5B"
    "v2lcwqUpI4RIbwDf3Fq2GoPv8SdxHdAKm2Y5BFYDAIabQEjN4wI4A1wcRAkBguh6wSFBY-BABkzZIWthxT-A-hewOABP"
    "AYMGoNIQrUsJlYwoTQZCdHhBQoBtDoFOcAdAgduYXfIpDBQ18-WLSgCGxswCn17dtg+TiYgD4GFan1g3J+SAoYIGEAB0"
    "CA3Eztf4ARXaAvDpEGAQASE9NH5SQ3DnZvBlcb3SCY+ZI543k9fYz2Q4nTjAQW2I8aiVKmwI3oGIg7AiRwg4WAz5ToH3"
    "tDnIDwiKGdEHE2CsAwgEAswAEVEeVD+JfBQl4LuyYBEp2-Bt5y3Cnrvku2dw+EclktB0ABY48h4AosCGkFAAE9oHBvWo"
    "AKgoTYBtgADACRAj94egE0JtwFTEAgnrQBrOA4CA1tQGiEuBoMxj3Yl4sVekw6QQEAFCAS4HjXnp3H4HQNYA95ToHaIo"
    "4jCoCGjvUEKw+YAFpQE44jFttd8tUwES+BCRmXffhmCqYIGoTCNgkA8ASHzDJkVVox0lXA8AggPY4TuA1SQoGJA-ASaJ"
    "qCEonv9EHslOww4CJYo+HFv4CiZG25I4Wb7rI9FxYI-BdHGuA-ihqAhBpoX4CFsdgMAHD62sw9gA0Y1Z9AI53wwCF0qA"
    "4-6XNGq+TI0gOH5wz4A4phGB3LAB8CdB8CIHnkL7BjFmDCaTYHCfiGYCWAge324mgSAoEyHjAk0c43HvHD6bnolmQv1H"
    "ugNS4YuF1I4HDAgFfZGfCouWH3mzNfIIREThH4wrkzHCCJhibAvc7GtgEZySGAAwiqGgbtAH-DmVgxSjzB4igCGjgUSL"
    "ADFRIkHH3oGb4iS4ESfGn3swFHg-oAHIXBLC068ECx4AqfEQQdHqwUa1B36CaGIAcug4gnIEoG4iGGp4NFAFLPfHhoMD"
    "QJ54w1DAG2dYKlogoGS2wh6E4ooGGJMe8+RA6hsCDhhFGlg08jlHCO9fT3QUHTA9K-kgGW9UIlEYEXBIwJmEHWc7wgoY"
    "GD1wGpog+5LYnAobEzrFmYAvrrTnAGQYKp8TwhUf+EFniEaQAfgsEuKx4A3j3MUGOFEYwEdggcGB8H74zNoEgUAZGIJU"
    "Q7Bq507C08IAA93Fw5CDQQGxSVYE3FL16wgb8-w+fA4xTDJ5GEAtI6JgQQoBdDzYXCEBDCbboGnEA7FqAADGCz-52MHA"
    "JwVIAiBiQI3OQhGwVQ-rAUnyCFHAfVwmJSECtFYwJ5H2FDAXJftPCdQn4glBt9gyYUg74HSuDq-BoAE1CYF7WpNoS8om"
    "MIAhZ4YzFwJrvJ6AhWogCguRdqc4KAHZA1aFYW-oS3wWwuBE44J7a7gBI7oAzEFBAZjsSeClIbwrAqTNAPNOCbtqPIDH"
    "khRWEmALY1AkD8ESF1CrY4A0cADsFS41g0aGK9dAHZew4hAAYfoqBGx2A4oSDVYIASCBFGCAIoaw4DbDFC09wUTrEAYg"
    "7FtWm0FB2oYYb4gHzCWJi9ACrKmAPGA+HXxeAwFlYQ0g0xxxGG4AFFDQAX5PlnDkEHeY+RArDjDIB+AfTYAZHG0Clgc9"
    "J4ZRPv4iAWvFNZTIRmivBS+Pwwj5E4AEE1CFcAjgB4yDDGxVoHWFjBTXFgro1d34GWEEYI84EQCDAjCvzVhx9YxAsav4"
    "NzhCo4IF0CPB+zsSSR2nGiQ9GcbEnoBjr-WnyDzZIyiwgy9EA5GhAMtYJ4NoZkGAH1o5ALxnKQCe7TIHmgqCGHGiYoGk"
    "FQIk3BIMB8uCSKnrAdEiGYgDDCvhwUIArC6bJMCzN3MqEoQb4ZBQoDDa2qVF4oKWLGx94AC1WeLpeAoUkp3DXC3LXBgA"
    "JtAD4zvHagGUHHS-PtbCRFY+K7rqAsZHOISGwWMCA9dRu4e0U0GMCuE0+IGx8iYAUIUAAkaAAmoaiAH4nAY4ABbEFogD"
    "Ipj6HjdOBBKxwBQneaBuBH1L4piQPrGfh-A5ultOAA+OtHYgVAsgA6KW21EpzVGiofLh7RCDCEn5XCrG0HzSgr7ZFACM"
    "oIYbYSH+TL7WVzBDOBZF6FEEFFA6ENJMeYAoAGw-pXg6GHpRKuLbxQEmDBA7rZVwfzpd44vqoo9rievbAlAAuC0zspSK"
    "FKR4Dggh9N4y9YdB3hmwvwJWmPITgGBpcdZGBQ+1VgjHAzBIMOvLbc4AAHAFF-SYCGY4FxAIuVeBQAYv4g70fLnjnARA"
    "dtZnFIBiQAWWQG193b9rAmD7K7HYCAL1x+zToCwACwAqHSUE6AYAAPOlHEzRRGgYVGgQY+T1PrVtP1DKHGU-BQdoS4cw"
    "tQAdkEoIvGAP048s8HbQ1gLgBZI8CZoQ+tahIkAYwHICQYIFQaN4BAzhvhrXAvpBCBa04YoYLHFYoR6AxJoPtmb57WAI"
    "bZ4+2p1DO8wGIAZdo2F2wGcbIAwTQbVjwgAcC8pzTsAhFlA2XCwi6IXmb3iAwjAAGB3AmHAVXK1CICFwICG-r+4CzI43"
    "T1KIAA1WvC7VGIQgDuAAzgCwGYAHNCAIWCDEB0JrlzZVW-4HBwADPSQ73ELaUHa+BGAEEgIECyXVGAxoof+wIujhYIAH"
    "EQOAQAIqY5AH1NAKAkgA4MFITaUaxcD6NDTigSWgogkIN2AXFHocoGrK5IheHmehGFawzQ4A7vIDvFDcjAREDaEgDI-4"
    "cAEHA5xSmEAACDAGo9AcQKmIpqwE1giFnQEkwGBASKGGCs7Akh7w8GodHDoPIEY3DJImPgE-Y9t1EvGd2xWRwAdQ4eYI"
    "IKyBFH1gYs3kAgSYG6foUQD4gHod4KAUAuGF4VADvwjdscfFDwm75YlnH0EAfOgFMrFIHDDngYYPAkAwHdD4gdQBd4cw"
    "4RookkGDDnHGdlw2EJHSAvA9ACmI4zLCHibTYFtgHw4mCvHf7aXoIIoBQQdOw8FArAViOCGIhcI+CAC3UmFGCfTIkcD5"
    "YXjAY3YGEHGgIBYYjwxg+gU1ACeDJQMmJyD5kwunvKwpYGPzuaLh3NkA4kyqHEPHFS+CXQ4gxauH8lAwMU7xHFEAyPBn"
    "44aEHWgFgFCWnAwFNwtQBAwweeqFYoCFIjsH8DEGAuHgojSIFQrIAG91XFDC6HIBWaP+5SezYHG7DIQMAA-HVFF4UfLo"
    "bBmpIAwH4rOK21qoKpvLESJjF+vFLQxq4GGfEGCFDSfsFN5IzwCh+b1YaYPWQ4I4EprWp6wEuCmAYzcEE4-7I4WF9AyN"
    "z3GQ9HQjvGlBzYL6MiQ9899oHAFO4KrjCIVAmgZ13CdrhYYCgFeFADDAQQMy9CIHHpdB6BiOBXBAGnrA4zgAAfsoQ1AR"
    "AGPwE6C7YAezoIlZOICVEGHxPGHWLnL4MzMxEX6thV6CpXwoApewBxwGQv+X3DMYPIQUO2i4ALACRogHQAwLE+hPYv4C"
    "3CeFyBFo-FS5STAD8AgYgwmDtzBr4eVS0OOcIImOd+mQB6HG2EgQ5Xwe0B60B9DnmbWWgmZx61xpyGACBusUA4aZ8VYA"
    "bDyldaARs4F9AwFOmAQGlc6oCDTLjGX+2UQF6q6H4fu+vY21VZDpw9VIoUQgAwAgWDDwGhOAgxkaozNfCVxE0phtExo4"
    "Y3pdqfvY1-UnYIIgCRE8olBEQahA4t4BQCSFHGawURYFQFIACU52eCXHZkCEFCGSUqGEYLFDRG5ORFlL3XBQrAoSoogE"
    "kppXiSoGZfmb5fAAqQpWwXby6UjVjziIALXJQCQIaIFAPDXvo1IAEBkkMB4FfHcziaIAAMNARIfDCY54+4nRVwsSPHFK"
    "ylVeRjdhzBAbMZMJD0Y1PXeHCUDD4YwBXnjJ4QLABvArFivB5F9Do7h0M8gEA4-HyAyC4gcPDwxwAV2kOsJ-CUqQu71r"
    "HJ5A1CPwPb24A7omYAAGYs7gGXBru0IEQEAARDoYQ-RZFK7KAA4gJqElILAA4ApZ1-s3BFWHD22jgwaCiHUQBEDuInEs"
    "u6VSZNDd3-CJftIUGa0gBfTAqMQsEA8YJg0Fg85USTufCC06BIQtxcFIBfgix61DpcWIRofA4W17+ohob4KdF4BwMwFv"
    "C3bbZS5hDMgMYEAFEDwkGdpfhQAqCQcXIFCH4g8IAFo7ExCMgACL9VXcHJs8jJIAAfiE-I+VonXCE96ijsDx5fBqGfbr"
    "oJ6WiA4swVr3EGVPzLVaA8HXAIweFy4Wd0NCqIEHEmAGE5u7ao9NY38FAAYaGo4DLE6aGwFbS70EZQVdmDWuwuSH8cBg"
    "GLlNOYNVoME3wWwd4B7LY1nGAC0e2bPo2E-ApjpDG8KmD98dKw07+4naAY4FPudo3FIF8JDAluAGmTloAyfQAoBAQGep"
    "nmGzYkpUAZ0pFGkbmaAErWK1BACIpeOG0Sov4C924IACgHuiPRNBAehwgDEb0EJYAGhgW-YSWwACIO+BE8bJnAEnpzPw"
    "H6eCeb2wgKaAWowBQEpjQYYrzg6ebdXA0D-rWDB2selOrHJnBkMeDFPigQh0mGHo4ebSRAFmx3gxl6FqYoz5Eo5zABL8"
    "AlFINp+F10g6B2CPqX4hq4AoDIPW8pAPYsemAogCX86sQTC7m-HDC3RQ+r-HEDvPhR2Dy+GIg-YcYsEOX1e1cvg25T-g"
    "7XFDWCgykY7Li2xC3L4gKsIVcF+CcwAslCAxgdIFaAEjFFZWX4MIAWSnarDLMcxAuVlGYnEBkAIf+yEb2fAjtXTYYFHI"
    "EYJEDSdQtBGT4q2v4jADXZDHonwiQYQIC6gWExY7FuGEZhYwmgrAUAiMAAuCBjyRBAQkVDQMQQnGqs0UoYWRYuEWgDQQ"
    "i+2voe4EOAYoloVZY46GxNTdUGWDzhAMT+wvip05BHzYXXHv-wgPwAgBtHqw6DyHVuZGy39ALAVwvBwAFJGF1MAVtA7L"
    "Gx-gAB7t4xs8EgAUFG8EKxCEX30CEfAD2tJw01Go49K89V76A6pSJphAcuCiUbCCQQ8ET9QAYqBHFYTXgTAGKlEC7CKF"
    "4JHHe7fPAzc5YiYqRJZAOGX1l4DzVFFAeorQYujChzwEoiIGpK4gBo+AIEUBBQAw4mQkml8Q6hAwo5PnamFRs82nYENL"
    "tSFgCEUHa1FQ-nt60i3S-Qjo0gAzA4leYHDAZQHaaBYACIj1fEYg7Q4wNQ7I2rox1ABBE0HA0oGIAfaoA7JaPFGJHrdj"
    "homTPu5theK+FKgY42UEb8WvE91EqBkLEnNlEAB0JIABBa7eUsIADA4f1UBH4ogOFHHcC0nUKSHQadAF1kJ8HlwmmYzE"
    "ABMr8PG640P4axbYwGCYKmg4mogCliwDF9Kvj0OAu+hIkmNNZgktGGA4TglggkqDHxHEJIypOQUqYyn1ACvA4gvI2Lgu"
    "eYAsDBFLWGdbwPMHCYYLkwA3+jY8og4WpdEG-fYHWUFmNd2YGAJAzOE6AthnVJslZJB+YoCbdGwCrATzp9CkMnyoieAz"
    "rGIbuUAoeIEBWsCS0Xw6kRWAWAyExCyTr7AsNkGFATN04BUoAMDYFEwjw4C4A8YkKCXM3ZauBhNHPRcwyG-GaGABs06t"
    "oOH1wNwx0C4CS5f0Gqho1HBvbJnADmgMECgJ8YwmmogOiFAodE-QLEpgpxJB2MAxX2wV34Sq4EYAAoGdBZChPLLsZOED"
    "SgXQ5I4Dgq3Uuf4L-ggzIOXE85c3AQHVVfA0MqWgDY0+ABsAcBQeKnAAbwEkqo1AdF0LIsxaGTCE8Hg9jkowlHfo4V6X"
    "oqrMAlotpDbXwYYFY7Fs4Ngod+-YGDBEJ0F4NfOqswBW-BYaAIAC56f2CQ4IbAFkYYHuQoltZVpzgiXhArYBLEujsw5+"
    "o2oDL4gAsHert0HfAY9EYYoEPGADuhYHYnAwzwuA4CQIh6Y+kCYYF1-QHRFHi63CAHwHS5AE2B22CQcAw-wF0nJOQcKc"
    "AA4LlqAB4mDKA4HFEEB3BgEoeuAFtsKkGAI41zG2OvAiHAh2GwQAMIsnla-bQw7oH23A5FlQgCZYAoFRY9Kkzzp4H54F"
    "s+xKz+LmyGAtAgIWyFnXACXDawGHd95HEyaGEj4AGBm0HOQ-IKT4AEA5AcDHCEXEDGLDYDd25C+ruYShLA4lkn6vh18h"
    "OF9IABgEwgQVLcoTYx6QvIE3kQUQ34uF2sPBEuc4FCPEbvEWAAH8l7WDdGAQoA9wAYt+hBCtw1I2PACFagvTFg+VBg3I"
    "IFTBiqBrqsI+MMA5Q18YWoEL44QGIMwSgym+BxsLH4TtnNHKJrCH+APFBgri1AfpDXiMAooBxgHwmsHgiP6FQAwIYwgk"
    "G4AM0gTtAvUubd96YuHJkiQIIXu41WG6-9Q7A4FvG6uHByIJGACUXKEWGwFGzZ2ABzoRb604gtiE74GjXfAowwAAACld"
    "apXlYTrcAYAZcFDB5CaEfmOedA8UnzTABVseTUYbCZIE9CYUzFIDAKoBx-IAbwAsYDIvvHYEPYAIgaIuAVB5QG0GMpAG"
    "AKtCAAT4FCkGGFYAG3AQYGZNsyA6ianBtBAyELyBAiDsR4o4wAImyoYBCGciV0OW5GvDgUoGEcZAxwbC4E7FHIwJ5UAh"
    "ro-sArn7-AoH2AsBjjBwC6XZYzoqZ0YBobSwbHgLtg1QlHlwiCPTXpBIYL4GhqEDFyCQcuAB9sw-oYK8ZIDyBKa5sboI"
    "zm5IWnTHjrotDKKCGWj1ljeCMc+HgQVVqBSE4IKqhmuequzg1ID3Pw5zG7lppSpzy4CGuA-HAAkgZimowuAgoAQw9QE+"
    "zAhAI14aIdyCLqF7IHAoGEE7ABIBAIod6TAwlg6XnAXSFtDzpa4n7xUHoYcL-RGBlBwmBCC9YMap5A-tBAGMI0FYgAlw"
    "AIDCDAhz3TQBQZXjDI1MgBGXc6Ct-cTaACG7lX9A7AwKXGBOmrwfjwwUFF-wQ5gEIbb95E1bxACAbiuFHYREYYBmo3VD"
    "gg+pFwFIHBMEWkFboQAyjM7Y+2VQOQwQYZg73Yr8AMCf27DEeAvQtoDAx-w+C8ECVAo44S31+WSG-oHC0Bumr8kHCG27"
    "7ik2bgdM9KpIX+LkI4Np5jG8xiooBQA5VUvUC4SxG7AbrDga8zlpnGYADADpEDov-jqkH-KAKwOaW8p123dFAgf9hcAm"
    "IfaZFoYOTIBQV3o4jBys4wrJGEJDOfEzQHO16B+Q3tgg1WE6E92IJHAvCwEFYxhGoLAjQIAYooAVANRIwB1ApAN3K5DF"
    "voQEXYINA8LxA6t8IUAm8YZYUcCQRSCgsbIYIf3jAw+gEEg5L64Qr+0OJzUlw9ZmAKnjT1+UVdaLGuG+FGjLcHzQ5jGN"
    "nYHJwewE2JFdFiEhQv1OIAq6ISIOAlXDdGFz4DCLWmOnACe0lQIlx2EmAPsToAIZqvEFADZjUwAGdNEHfHoqDA1NDcmW"
    "TiukB-IDKlR67GHABQI44AFnxEAK4HwGoLK7BAgy5XRPyiACYEFo4Zt8RF3RYsuQF4qQQGJSA0U8ESDPBe4o2ADD7nGH"
    "gGGXQspLXEtHHhKglSB5nJv9C9wQ6o3UblAJ1uu7+kG2hJwF3fjIHrnBI7A5R6E4FYEPQwA6WYHwlGNMKD42cFIG9M2+"
    "umCcacDCwB5F4zaD6BneS8OC4ntBgGwHYy6Ah4DYW-pFY-ndEdF9UwDDm1FwovbABYVXAFsEHGAG4NGDDdHEAQiDSAeG"
    "Tx-6QqaOlj8R0Do6dAjo2QI8-lgEtCQCxEM59AIIAiCAavEcnEYKvNJRYi+AII2lDgwC4oYewDA0GoI3sgyCZj682GJE"
    "tafGyYargGehQM50XLggYFIHffobhDDeoXjG6AokIqDEwAYFwAILAIQ1N3FED+DTdRrXfzBuAu4TIgpZU6YSQAopSgI4"
    "CIDqEPgolADJBLgJBqnc4IIOCBKMDAQ4vzFBQHYNcHPn5pGEdTOhmbiC5wSKQzQ4rn3wi8RDt3w7FhK4fYAzgmQgQyia"
    "foAFCGA8ASIb+eYGDtLNbSlWwD+DpY76EzipjAo8soDeAA4bZA3XA81geKxdFbVQFiGowB3VnIIYA2HxzHTUQAEwKIRF"
    "-AFGBYoiDhvGA+OIdR6OGOYQFNAG7AGjrFRAD4HCEGAx1B5FdoaWwKQTjo-V4-ELAAw8AAMD0TAYgHeqUbbIgPFoMAQf"
    "o3b6uA34AEshUzQ3HLDhodqyvUIAQFAQnLECTUQDj6BAjIWRIkCZGQz6jhcuXyrDLP8pCktXqgrYDDLCFOoCmBXNEAPn"
    "M4Yj1CGzNQyEd4uBIyNBEESYC2HuCYwAOiHg4m4fRnPfEgAICz7BI4nfqWndFooIk2Ib51YBvGQAFDYkgUHBBGI4P-AN"
    "YQZ4dDrUBG1CvAxRFgQ8FQIDTDLC-M8eAA09A3EA0RpAlEoDVz5QAAgeudQWkQ2qFDxvKv-QEmVJGz0AGJCEA3Shw+8+"
    "Q4rqSIJQwFPZ-5JoBoEp8wZzz4LAXFHog519MRKGoEyh1IbeQFGKIoAc4H6gE6VWYYAmWAnGYTcoHDq4Aow4U0csAoji"
    "xtF1IAuI6+DDAtbQjAGF4ComAagegYggEF6WHCbCD-jY+IdAuQUIWKAhq4MERbAsAADlZIio8AGTCKAY9VXYYioDiYK5"
    "+ogSNA8yGLA8EQKITGDAQGElR9asfZCwkTdRbAAgnguKV+aw4wAF4n+A2T+GJY9TCR3CroTWt8mmwRU+xrQfBExO8pB5"
    "-jRkc53FnDLpIGVE9KFDGAAAD4D59fb4B50VnoGCgXhqYmHgrEXvHBOG0+aQ6afIyEv3MAAh4Yq9ZaF2FgwNhEAlYXCY"
    "JzmNJASEoIvAI+IwIAIU0MwEg3SRgW47KDGoRaSE672GVw1HTBoAQA2ZYtEbEArXKr-FoZFAGIlANNAagHWvg9cHVXfC"
    "-IrD6AFA92ItGEGlCiKghGCAo1bDkfAAj4U-i8RCozDDGNWkCHkFQqnG3Kp4Fvqq4dc8LhMAUxxCaoQoTWXoE5IzrNgD"
    "76ZIgclNY4AGqFkBgAHxYw1xD4AMIDB4gK+IA5CwQj4zLLkH4FBYFlACEs7BZ4j-3o4CA1ncDW311boyAtYA8DKqgt6F"
    "-IWAY9CGfGgAQgZ87MbHIUgdPAFKcIXjbJIdoHFii3EDhVs-vwjI4oImXbINf4hGHKmc8MF1XdRzeoEbGciqAPaC-W8E"
    "F0uRYt54wMSERQ8cljVT4l244oQcwsa9IFUDDSFVsBEmwBwS5CcaHcYBH3FY4A8ABQ2814z0EKPCjn8IhAYSL54HqK9E"
    "CdC6utali+DeAgGY2lFFLmYf6qZTAgLIFgAYoEwwEDANbIwf4WAnRGqGGRwSU4UMINJpvpYgrQA+fwCDCwGwIjB+IkvQ"
    "8oAlnxiKDveQ+zqbJJmPSWydAT0z4IAcQ14BSBWBjXaOGSe1ZBaCIMMQCsuRYHVlAqBFJWltNQfeAXPJ0gA7cF1GUQyc"
    "YocoOulGDWdCL9HRgXIA4oBr4dgIzCPC8GomAYXokcCeXh2Lk5KYkD4D+JEuloPmf4UoXsR3-uZAwNIoKSsoJKgCDw9G"
    "ogqBwpAg5RyxCaUgAIILmEcwH3wAWcgDylVuq3WISjoFHkQKggFkZI0oLAFHRTFm5E4s8eEfwV0onPxBYAEAtwo2AbYo"
    "BgFHpwuPq0AwlACDGsAAsCjAVnzKM1KbcfYliDFFltA-zDsDlAeI2QXADv4D5BFAkAoFQEgAwqJGuPr5QXwsgwAwGHTz"
    "EoNFYTreKND0LA3H53Jt5CiogocCmF4gpBGp7IH7G+74FeBs82IQfSoFGDE9ag6JgCHogu4DXtJgjAVBw+U+9VFb8BcY"
    "-A9QQz1ucrYAudEeTMuHIwCj7ayn4EQfNQO2IEA0v4kQl-MxpGXwkAAkwnYDIBgMB1QHdhIAHwwAxhSsCQw9IwsDJg01"
    "WFUBW4FAa+-LnBuGIQAiLEFIxC7D-9N63eMeqIEFiYlKAAA4wt-9fUGvF6BiwoXyP2SEGAFAkEFJGAfCHrQ+eUAXDDwb"
    "Dn9HA9pJwHd33PilefXIsHgQgLoQSECsd-jfEgeD7IESWAgvOIDnJj9HHAI3+r7oJwZHPIg1g1vmEagCtlJWL6IC0tEj"
    "oYHCwMxPvDECEZ8A1DMQbAx9wYduHAT1GYgE1ItIPQgGAodACIAKa+BbZ0F5LkYhQRkgg-oDIIzOpCAEm32ujndrvLZT"
    "3EFYe4Yhq9cVt+GoEWnI2pBEln4PACGlyA7OYO6s4b2SDYIIGYEGLtASbJIUZAFP6HcD9xRoxiCGmXCSFSAwsoJzWiLH"
    "FY5SiHjIQfVoOiLHGZFIEYBYWYl0hwB-61G3mG6KRtOfbawJzEBkrArl3DmxGAE5pTI37tQACgIQtYTAzBrN0lmV-7ij"
    "hDwunA-7oFlgoWu-KOATPcgCQL9bHo1s42yjrUBQEWJUyFY+ACcGVuQwAVqb33A5vaGhAYJGIEUsXF2rM002j-AORI5g"
    "44GYkO5xS4QCQn5DDm30YHnsTwLDgY2DTH3gWYjgYR2NbCDo5+wYY9kCIDBpDFKD0GylXUuIGMY1IaWtO10mkkAGCEGA"
    "FEjoCBYBsHBFcv8I+OnKCA1eYYD4dAgagFAEH7AzAKyqm5DlFgC7rGqq9wKRR+oK-vIvIAETAy7CQhejBy4APAK74aFD"
    "DwIQCz3w3E2D6zgHS+ANM7fdmAtwAqD7FAqQcrGvHGBI5EDCiztjjTH17+zGKHHpw4DI7czXEDhe0YiGZV6AG8zuoZ9A"
    "WMGoP5HDGhwFBg6DI0b+bRWXOEFAIFm60nkAEFuaRBC3AzHYIErHWxzAwAlo8AB74OsHAVrOIC0AwWo8xfAKwFwH5AYF"
    "kFFWIkQPw4pL-JUpHIggFDgjAtrjKdICh9N-G3ywFXGJwEHdV8dOKnJJfYHnY3I74IMzd7oFjlcOgjuXAYoXhxCh+dUF"
    "AIE-4EreHwzLK2VYOfngCBwC+rG0+Q+yboAEMYqAG2CCQpJEeoFWxxBB0GwBCIGtjqFHOo7vDuYbR7TDDTXAEThAWOsZ"
    "CD3a0Ud8vblgQLJwG1BzlYBrA17MBmT4vXYHvySE4fGdu2VlEGZ6EjEoFA0IzEFPB+AoWeV4QoC5dGgCvAeIqZGJ44As"
    "G63DHFTYeQnAAHDCmDDYTNrvPSwvvTGfRb31c1GQjl94cCAk3DBjAGoBoUP3+Y9NtXqQ5wiIr40DI2VigGxxXoewQAh8"
    "YAAoDT45CA+nMBOoaKcANAAzSk0jFvSg6drgH1ox0mEYIlejIeCDL172rQp7BFb1wdfwuwBgGtHOagrUGRjVfQijOgMB"
    "zGA1ItBEAwmuWFQTcJ0BIj9AzW4gUCB0GKpGw3EmvGfJArpzAgVwCwGo2-xZdIYa12E2vTAd27ILzS77SAo7I8rEVFo6"
    "CtABTQjkDcbJlUsBlTE8AwAUkR4fMAZHdktzJAlAOgE0TwjJDALA7CxoHfGTOZ1pbgvxpeQ1kzI5vweOAfaRyBHImIAH"
    "+KwlfDADbBkIHa9tv3AEvoPo+4Dz8jpGwPgvJQADAN5Ioio6eAS4elqggmHEWwhU9IAA1IYFYgkPTYFDw3ELDfEgvOBs"
    "BaZAMxo1JmgItwAHOKBPUJoVA4fenCS-ybHo0IgAKF8J1dGNHPW148Nx+wcnsbI0IyooJNo9IAgzD-CW-EBAtoOjId3H"
    "7ih4OJAXwidKKwYY89AkWcDEeDaIAAoBFWFoo4lrq4wMnlAvDJ3kHJvNYIFZCANCRAIYDAzutEks4FCFNLOlVoxoMw4+"
    "LgHwgqFCiGd3DAgdGAHDFtHuxwlWQyDHsE4I2ccRH6qyzBQfwV06XmWXgWMyQ-mFAIOoljrYFRAQIQehFpkCGDsCUABT"
    "QqKe85PD9AdngLzDFAAww8YaZ4AA-cD9idek7tMCkgFqIZChxHjB8H5VQQBU4TGQcdW4S4c-7--4wFrgF8HqXAEAWG91"
    "sA9IF6wECYC5gjIfG+e3VXutrGF7omndCwjwG6tC5B3Z1AgvwEnRCoQHYc0Xp04l72dwAIfoAciAB-TQOFPHuk4tFKFg"
    "A+xcmFgXVLCHSEcXgr85jEAYUGXm4+FEBIVD8wA8aAnQlhNNEXyebDmRYokx4AbgSeKal2-e19AAIVoKBKDolE9HMJGG"
    "gPkS-YKBrqEUFPA76uZ7jGbeZcoP2C46aGl9DgQKpqo1QwHXoA+0w0RILz9-PAADhypi4NH4jD4WXE6fGV574NHpUeFQ"
    "yaR4EFdsDYdPEFAWbjApiFFvAAUb9lxEIFEuBaOfyDDHI1WrLYKH2qECpNuYCRrER6-ebhd00rZF9+UNGACYaMwXiQQT"
    "qWn4aoTRrIDKFtAEk8QbMJjloqAYAI1NzNjAHwkg3CzwzKNBwYAIA4FPBGNVDwDWp-TVh+sIDiE5iOsY0AEqIAd2A8BQ"
    "qEMAN4wtH9CA40B4eAFHEQdIqbxo-P4QVy1Gq5FF9uBO5iDMRI3v3b0XGJAs27NfVIA9pFbtHQGDFgR1NF+7wFHjqpJY"
    "UICDLP0AA6BW4ZXKzV7QoAKJt-g4IYBzq9-ArANUD3eHWLAVAcJZQEAr56nwmg2lFYdKoirEsqMtI81M4HjB4AoZQWG5"
    "-DVHoIqtePIuoAWyoJitjXDApLoMTwew+OQE77jOgFCXpbAuoCNvaBHMg6FQ1EEtQgm3kQ4gPcKYAjQlFwhAA0Y74Mto"
    "bEqAG5MmOAHNnYTJ-lTNGEGQAlATTcID1SGHqIAYIIBx9BTsC1czJbbTCOM3IaCF40IilIIsnoLRADB-GnG8EYFBWgVM"
    "NOuoRwfc96zaA69ejeCKhTdIszhQvDOCHBYcDiyHAK1QEgg8qAhIQPGC3PAkCQPHWCFML1HA-IFwboANCwAp6f5hlE1i"
    "AOwEbJAi4ELhhEsooIagF4wauDO5pAJCgAExDA45AL+nYXOlSGcE4YQICjAxqYAXD74C9o86ssNuQ4E+Kb7JAJAAYIAb"
    "XAQQlDVLIYBFHZpgA6wMFXRjNF+g8FBa+vNATJADosAoTiJg10qouY+-sIlq4SvhAGxDIExPTiooHqO3QglIFOktSFMc"
    "SSqShEyFAgCaBC7GwFYi0HXIQo48ZvLsX5NCG37bz-WuuFAA7lBy74km5TxxoAXMAGYAYTMQF6G19VIU4AGFYA1szHAZ"
    "70GXuSVhD6oHI4ZdiZA99GYV6QQAIWDA4XYwfMASAGR4yIAZkoGB59vwBhVREAnDOpoIkBvhcgg9LBWyPY80DJgqAvri"
    "XA0RAIAyAMzD5oOoDAwAk2F+MmfYsyoiGHvwudHIA1JJJBc6EZUab3SsH6Arh12Qg31TE-k99XB-pSgFHwZOCemCGoVg"
    "WBQNzwODxJArp3ACBWBHCAwU4ElKwQoODzAY-KZFf06a2j+zHgLFU1tN11SwHQrxHX0bHDeYEmrSGAVoinzmmzeuCAkn"
    "dm8YQ+s8AqCAIZ7rpHWo-6u8oxoYA9FIFc1YefS3AUAwoCasmTS+YH8IwabfNA6HZ3QHAYUE6WeHMf6tMAMw25HISYwh"
    "wQ60BHAYUo377+Ff81HNeAjCIoGoaAzEBECNvoQm4ABghI+-4Tu4ZGEDpK+qhy6GNK-BpA1aoNpL4GEBpZDwGPFwiEWA"
    "CGYPXFHUDcbVgbQ-+HgIYAKbC4HjqMoZ-Y2rAHBouG3oGDkGwWDBQNnHAXMNdqvOAEH-AAXz5AwqoDuJrAW8BtDDqHOp"
    "g5IMC44DNADVmhHD0yAjPGN8AUS24YOFkFH3SptKAH0Fc0HyCJ4oYmOEgI3PFAK0HevQrHyADLw1nPoiAoq7kAAFBGF7"
    "Mw8DbmFTGAI8LTpPH94kzkzBA4rAYxEI9H5IjLe4OooOA9JvfwCFARVLTYYobAjFAGDwH7AQ26PszoIjUAELGMAQc7ln"
    "7pQADDzHFmfI+Aeg3CDUlR5DfB0-YWp4QYvu4iDwQyKCGu1O-tOcYj1hpSIGGFwxg4bMDFGoICiC7JNC8oIeaisIAALr"
    "SfwmiGAFY5AYq8UXblrPFJIRbYqODQlHMAJo48DS0fmXI4-ADyKYHPoIcAzDgQbEVDYbtT4YQTxxBDovWcAgoDy0V6TB"
    "DIdFPrCa1+gqzjJ8A67HREmlIVA+FDqoNgtOSBk-QwAXJMEV4B9HPjAQ4ewI4BTCgWIA6wfAgqGAvHfQyPC14VbTZno0"
    "xm3P-YDAPGLCYAa9QguG4W7o8GS5vAvBwTQ2wAqLDCCB4BQLo7GoHsAvQR08DQY-5qC7QhTcYDHwMH+0mONEsJoMnHWG"
    "AuhIrzQ7IEdihEWWfgtAADDFkm4GoRA5HtYNAYXsBMXzABZREBc08XGBYAAqw+B2xWloO-fnCSIyFHAYj46QE4Bxqpmm"
    "Y4jBNYDv4fHQY4GIxaBdVZAVH5AACIpuI4g1aAEfqEdmMhbRApECJZOpgkb4EEwjYC5FuOxPpbwtmMYQ6DYBjoKKUAV-"
    "TKDCwqZUbYCPg8AYQWuAVovHYo3Ky9jjAOnGF2rXGtApMHBEzWXBi4CA1b6yLaSTBDgCrhAYbgA05F2GOBEA4CgBwQV5"
    "8S2oQQBiBAhOHhDlhLYxICFUWeaucgpEw7AN7It-4K8Mmi4GHUyCpJIgBC+VUBHA+AE3QF5bBdBCVXrGAu3BfGbDYxCU"
    "xFcoAQD-YuaCEw4F-TyHpC4H8dCIgZzvmFFPBvoaSAE9GyAGUquA6JHsHgQA6ESEbQRoGSgqv-AZ9HEqYHcxSQE4Hw1V"
    "QZWB9g4u1FEBYiIMUABgbnAqY48GOtIHgAKgoQYCxatzpJyLVn1soIfrGBAY4UW6loKoPQpddWA7OBFkHYWGwgl8okWl"
    "esoCUPLpSJ4n3AWMAGOu5+lkX9RADvNYA7EW4cNIyD4r85swQFI4oPRrY4Cg8EAIqAWaYKHGh5308IhJ1E5wqBfgkT4I"
    "21KNxEEAzFGaCQzaBEA8PQQoHGDKYI69dsQgRoJ9upADAJoR2lADBA+AIGA+zEFGANNdQGH0BD1-FEqERGVr5A05UbM4"
    "EFYUh3o4Q6EYj9kR5sGolegFYNPqZMCA7QPd8WG+gB0QDUTPnTtwRtAOoWeEwQQ0YHhxU-GB2Ku-mh3FieyEkvkhHDDF"
    "rAFX-orVztqE4C26gAGA2g54BYdX0EAQxAw4fc4jpDIAPzO4oAHWxsEAA62ltZAVSA8a8koABOWOxSFBaO4rGzQ63AAG"
    "AlRUfw9YoolMBhE4CUZgAJrO6BWGCCmPR4LQh3DKblMAIA3S472LC+OGEZGGQY43G4Aw80onAo0VAmwHFi6-KJJHEiPY"
    "GgQZEqfAIAqYZeAQuX9CQiAHde+7VoX0kAtvtC+kvvCGcEuMH78QUKBAlAC6br8+Lw3QAIGHhcWl2HsDUp8IIwmhGgGA"
    "B3ErDDyjdVBHoHPPvBYBg4EAkLIQGwqw3FOQDJAGX8CwtYApAACFNeFjA93UQQABgTQATBwY5Y2AAnAoPiH0cAhdxwHw"
    "cDFwhZagoDFHptNEoOvEaosUeBA5Y9LvCA6iQtCCDBQQD4ozNBqdfotwkANaGAk+AQHFAOF-cE4wD5U5Az0sEcUaHt4h"
    "YlAHg94loABo1Fz8+tAE7yvIiejAiJtY+7Ew-zySP8ZskgB+34UXPAEDXIACNAon8nZ8g8ZAoqHA1wEJltOjLAIzGDdF"
    "6Jo4QmDHBHpdzQEGB1AES-Jd+TMAGFHLwgjD4hWjVWrCAGD+A0Gwfe1EaXyIPAejmEvK2CAA5QHWHCe4DIDl4i45rAHE"
    "FBiAZyFwYAnAg7BQfoQw5QhHIbiAHehlImFPK1YrRAfI4-5OAo6mWFYxmHtEFWLgGQ+n-g83FzEI19HwFk+DJ5UCKsAg"
    "DfCAJoGVbwG14gcvGEutPQWDDWeACgr-oH3bW24gDJocwbHwmYRKCzrQUyaA4hBAGBCG3KzYz-RwY7AwE25AcGHEQBYJ"
    "VAGLEDeAyFIS5YycVEAPU1Q2fc1DbG5IG0I-meAKA2k+CgAvJLwiET-wA-HrDDH4IqQHSFJHBocQiS8vNMp6RfKfUr9e"
    "4GBSB25QYgxA1ILBBgjQwHCJ+NbNQjV1NgEYBgfTHXifgIABxEIHJFAxHwgqQEXWwBYA3GAGAyoDVNwCVPnRE9BcVEjb"
    "v9KE7xNC+HkGvIAYDdABwSFCeMIGAOEgqAijGHYQb-9n6FADYquAYRpEGKFAKoq2NFH4DJPKC3pJFE9lvwTTI2qA5yCG"
    "AhADYgw9Oyc7nQYXeh8wHspd4NrY4gAnvqXhwYUK4dG-lVTPgoCfgEAtABo2KcHAD8wTYoLbsKjZwgoOwmAewAguYDOB"
    "XAAHdwHBQjDhnBWs6SDfI94qoInINrAsAGGMAzPjwECVohmFYDgWRYsQQoZLAmNxT0AAGI3WDHw9kGXihmaKD6VA0W4J"
    "AQQ-oqoNASoWDAYAQAWg-CMAFVaAvIzITe02EB5iqBw4QFqoCED4mFG7Cbg-CnzNeOAdLKpqa7oEp4wpHDYYAxCYLYAr"
    "FjlfBufQ+tMXugERuQps5GWFA7AfoKxRmZAY-KFgAHFxusQEoYmYEG1SvIHHIAxdLK1SdiGSmEBLAI6+OcjExmAxHgBA"
    "9j8CI3g4gAg2Vwu0pD48BoBHFZVgN44AIKLMRawgSYE2AgCCAWEkGODvHQYDVdGwIkALJnd4mHQTdS7A4RlWGmlFAwAo"
    "QRosEXOB0FMppoV-DCCCuYAzg7YtCASHoYgJ8gIgG64vobf5YYE1EQBEZpCDDowqC44wrIDuKMXQcZPA0A9AE1F+opA0"
    "bE8-ogDHQqzu9rACmFAGAAqAE7HAoCASiGDYrEFcdAaANSNQhfp24hEAIBPrF-RHYAcV5A8aDSa0HDwRTwxGwZbhaagG"
    "cV8JPjhDGgYEQGlRGIdBOA2D2GBLgFGvgRv66TqYZsZBEYtN3ENRdsOcZZ5gwk5ladBlWbiYPYH-IsYnqsA4Aw4ZuxCE"
    "81LyrHAHeY2HDAH6+A-8YIZ48Y9g5Q7mmtHwf4GozQZAADDMBgD-I5etabAVTBzQKcyS-rAFtG0Btj1RAaB4qoag3HA5"
    "gEFV4YZqGOY2YQBoEv8FQwAFKxn2qJH7GdyaxaB24AsBfWy8QB9AwqoQEGIQ14QADAbAhA76AAhDnoVIi87oS4YzD2Aw"
    "gMkrgAho6PY3fiFggBHLowASA1GoxAqR-AogQiAgGwieOFo8yfsyYjULTg331HPCojqjDz9ZAVkCEd3HQCQcABjY7cQT"
    "oOLMvwGd2u0wCcOGYQU0wYbY7ERIGxwEVeADpArEFH4BgLAuq80yL6tMZj3HwQUkJIDTD530RCHChFs4RdAM2DCsb9QX"
    "G-HACAACARVCNoAFnQp8TmACFPsDaiAP-MZxG6A3owBAmQzIZnoAJewloIfVoIwmMJgCgI1HCGQGUEFjjfARAFEzHIX+"
    "7gGXLawAfAXWCPJ6x9HHCzAhBduweQukaIDht+Qbg+FfN6oydoYvxOaHD0ogUCA2SKpYBf3J3gguQ00j4EEGAbQH7DIE"
    "6J8wPYI4GxHUYQ2dRmxgtY9WrQmbgFDtGgEExTBI1ALpZoAUgbVDa+ZIhVdcrX4iZDDAz+DAog-UI19cSiTP7yA9IGVY"
    "IjvAYeFqJwmvTjASphYrY7X3-LobYlWqK9YaCFLkQx8gABfhVCGtnAkFAaFAMZfAFwC5tIBEXiyf64w4uCBIgsgAfBC6"
    "AB5OMeDuwMGIxAygjqAGAwyBojvPloSHZs1H8wYEohgkCuaH6TeaAC4C+CTVuY5gIAACNvxsxo18QSMesGoXIkjAA97e"
    "4HQA64dHey0GpCAAZop34GH0YKBqWqB0w55cBHz7D4UGtonGYYdMgeAADB6xgAjH9WCgZnjmAsn4ZAFzgFIAdhCAqAKe"
    "mEQwIB9rKAHK8tQ4gE3EoadE0A2u1prg7gIYzH0m3y3fddGnHApplIjN5Ng9ZDdkcqQHQwfAK78HCrDBAsQHqYKGxRbB"
    "vHE-qmAB595iAHEjGGAos7w-IRrfYBo6DCEwNKVFrnF8hGBLwTJk1uzgAZUxDlEXEpBo4omAzooWwEszAqK0DHu46rA6"
    "GowAsxA-SpQDsgbFom8ZC5M1BQrj7muUDFpzMkCAbGCIg1HGQ1HMYiwC+DHA404DtwHHtTY4Gcz4mYZ7FAgn47tGX4Q9"
    "qh9uWH0tmCA4wKAOtdUqywQozjfwEmOHo4aRCA7UvQ3qEXAatFS8qL3nHm64uW0AW1YFDDKAxtuwGAAUAeQARV3+gxYI"
    "Y+AG1hGJgYrGD4GFWhHN+KuDEPUfwGK4WiEVoHAIYw-p+Q4TUmpEw4IQDDENLIQAaESYA-WZmAABWH7nQGCY+UuAgA4g"
    "GoSOWAZCGoCgBgDbAT8UC3GAHj4ZR9ogffmoDnCIIoAo+IPv1lArBOrJY4ZOIlEzDYIAZt9xQ3DGA3iFJBdFWIAwCDFS"
    "DtKAtGFHr04u7AUWY-uiAv+FAB-SjRYFDBIY8TJAAI-NgOoA4hCDQAAidAboCIdAcn28VOBVRZwXuwubCvYAuXEPR9JA"
    "CDvgeEYd0Q34HHYAIezGffFwK3GvfHqKHy3Ag4DA0ngQL98IIQH87gzADA28k48pg7DAhYEa6JDAUBaFGQ4QiyIwAEiA"
    "wCVA4TtTjko1Zm7x+D9hBxoQtKT8MpfRWAOyCigroDYwXSvinBhgqAg4BBfSTdwhxAnglF4dvECS0Ag2yACowhoApNKU"
    "FiHgPaX1QHHEtC-s-PgNuGvQ1AG+TbBiF8nAFIGuy3yHSGMACYu2x7GBAOoYGoY9AAzcvgfcYHHDQ4AElE8YHgRFHiif"
    "KmVTgrDYCtOoMKwzDNYJDwoAUBS9Yapf2CECIGpY7GFa7iHyrBKSvHl2xDVH9sAb0fg1QtyAQBZZuoKcc+RIToDyFrEM"
    "QWCYHjH4AHPIODsCgZoQiI0pcABn9qDANIPFQUoNBZ+Cw8k8gaAcJodC+DAACwakFQXetGFKVH5AK4KBMwQHe309DBaw"
    "y7FgLjlkPmAAnEaKz8IbxoABAPozYCSFToJQ2YQR08SougYkzbAioZ7oBH8DigY8+EGAVAKH4bSGNGCCF+bFtVACT3GF"
    "oAQEAHhmxC99tGnEMgCBkwEToIQCAyk60DHYKdD4QLQlCKo44gQ+yHabMjQakXEGFoGTBhoceGQIAAYAAQ2meoBgFMBX"
    "QgAwF+TAzzDgA4tM4DhAc47FIwErGuXqwAHc8EPp0CI0VSWsolj43CwvnodOZAuItnA+JwqfaCFFDiKQXSocGKD5QrEA"
    "+-mep5dOfjIY3YZ3u45whzc7AoADA+ALEjkDjIA-50AA4bA14E4FkYox3FqEzAixY7HNEuOuBy2AQ03YToAYbuxARBeF"
    "tDBRG1MAaJ1iGEgWsMfmgw4NoY3iFyOQSFXQwFOXoguYobGBTCHoKJVgDcUoI8sqNnDT9wwFoYVhtGauS0sDA3AAp9Qh"
    "4wM6DrqfsGo5t9cQ0IZvPATGAFEECMDnlI4r4BlE5DsrMAC3FFkvY4EDI2EXWZBbfMIDG1FA0PSwvAvA2xmN+o466AIG"
    "5i2vQmFJgZXr4C1l24B5wAoolHjxSyAC0rLKSDGwAyjRAnCV5c4Q5Rp1BaD4YgUKRRouwQbHZIT3DRKJ8wpOzxBwZgCz"
    "yBB4m+-HrjqagQXFwPD4KzZsg10wP8MGO7GG5FBgHYO-FWACNVapDFeHiQgTFaukxwLQAeSwwpepQi5TMAcfejgz1NRc"
    "9HA1Do3hoosVz2GetuD9IzzTcbACgY7AAAl9l-YnYQlpLA9gXRqpxuHN4ApEkD2BgGyY-pF7sA4XD4aGA8RGhHDBhzWp"
    "G8aojuHw974AnFYBINw8AAJAYiY6yTI9g1SGEYCUAHFlDImrddxbA15xE+AgAVX5XwNhBmCYlXoAQAMYC7s67YD0AQLX"
    "CAPa7noqEYPgFxDQwARgApysZD1tALBguubONFgPhIB9AHFEilIA-IH-A0GJQClWpD8AkGGAAB9FE+43Bk0khFo3YBgb"
    "eHBgHLaiY1ddA-VHMvEFCwFllPYu0TXADl4YHcF4xgm3Y-W4JyBYFUgEkLnAwC-QC4aFru3qEwGG4w3J2BhhhFIQB-og"
    "QDCvAg6EQJvTA+lwlDAAN9wVX-Kq2L4bbQA8g2D9WffNAmgEA5aQGG80u6DQEWB4IFAMAAlJZPneio9AQSvWOzwGTFQ5"
    "KwHDA3J2GMqc9ip4SYDA4Bk0XJDDJloAKoM-AXDGmDEpGBAz8GqJIFqgF-FFoRnfqdqAwjhSHABDPPV9XxtK7HvyGGZw"
    "3AjHR0S426HFixdGL48otB4AB3TCOBAGAQpE31NvSHooA+xAFAAFEO+JUS+TJ3XGAjKgExxEHH6GY9ivbB4n0Q76cY0H"
    "ByUIIAY40CoVDO-4ZAwAunwDAvA64EzM4EEoGucw4gYEPdGcsDmoKCXIoEAlAD8lJUAoT4qXdqDQG3JABgE+dsQCAKU-"
    "LoLh0goxXjY4FpV46AAOAJJGn5xSYAYWclGfNB22oAwtw+7AiYwxAerIQTBCQgLBEI5mgmbSFcKd4LmfAobFQYAvLA4E"
    "kA4IALB3ymbQrb-oE4pCCoK5zFpAaei1AHYyGb+3RzglBrBbHyIEDHBuogvdMwBMX5oChHdvCwQAeQk+OWEAcXp-CKOo"
    "LitGoG5zQiD4G4MdwEmn45goFwEAuFAmoxG3SQAnS2YxnlGiQm0-oyJBiKxscweSQ+BYjU69Aa43fJRAHAsPxHsL2OTb"
    "DJG7BRNE03VEAQ0oAVWeC6OcrnrOi4bAHwfMYInTEARG2TBHxWfnnEx0DI+GhHADF-4oUogYVPoQlvg4ewLG5yqaOAqA"
    "oAqsgFGeaEFJnAU2BE4YBUA0IsrF2PhZLHGyGpYwxbBIF6hKAgOIYdwXL0AYFAMVAAHPEGA4gSG4NOEDsirCPFVQNCAo"
    "iRC3AIP7AFIw7QS4AhgkGQAJ4qCEHtTQBa5oGQ7I8c4CsOOEjKCQdHGDK-Y4A55PYZZKLBFKMgCnYlsCo3E4NBw5AAEB"
    "h9T+Bbo7shihcECohzYlDgGT7oj-GT-3iVrA22oRQ+ABR+FTvy4gCWAggAA2G1ukjAEYw4HvCVrNN3lgjQ0-2-YfGyQN"
    "AHQ6g7AeHH3cAQwCjxQIwEORlE1Ab+619nudTdFRVhggGGa0poYwgm7+GBC-FCnBjoSNt4ooNRADlSAFkvEOA4CQTDtL"
    "IaiafGhBcBFBri205CAFIK11uFFS7UXYwPY4trBw7HxBQy7y0QpDD8AIXxZFCACDsAF6GxBYOQSnQwAjgdVAIEnQAHwu"
    "YwO4hJIMnwNIVTF6aCoT7Q3DUoabFAXSEEU9AHvApSoLZ2wAAC8h5iCIS+FT4DiQGwAdgglR6164jnaoHfiC+3g9FyF1"
    "4CKrQ4AQG6ggojgWaMDAYcAYo4BQOLJFFFw0uQKC3D5H4nSSuKBDDZAZAHAZYJQ2QtfJ24LGiExQg4OtEfIVxgfg4BAL"
    "+XHFouMKX4bwfJyFw1LFXAnwRw13vnQQJCuHnIFAEDbGcI3IUg71EAAHl3AWFT+AdLbkgCEbsaoGyjoDF+tY+gWzAfxL"
    "R3BYqWI5DSeGSyt1uaLIKQeodmSSoxDAfARKRxgy0IDkwBBGOAokmWY55gHEBYGumEYIYw8FrIrg-0FdA028ZEAAzPmX"
    "5EfWQAzTMqFYDK4AAH04cQDQADYNIHr54oQNIJjpT4AG4TYfrYBWfHFE2F7OoAlv44GoT7JBYwYgpAsvwAZM9jX5IHNw"
    "tDQAdA-YHbc4ecRSGNHnrBCHBeYi2DICTo76gIneHBzWgYKIkwEeGAbhxwNCDrXFsx7gBYZfcAuRMZeqHbcHSCJOGHQd"
    "GdSVhjkDTgpNoYIenHoAUKGxdQsQTPQw-QAErMBMIga-2HoZ0wdAHktEAmI4AAIHAGHsHAAeEwtB0Xd3ICJCKCywkKzP"
    "7j4GALIfjzrWOno4AHUFBALCojHWGGaAYLAD9bBoCCAKClIWg525YBCCGZoACw-unD5UwCAZRHAyCTAA6y4PRBzqwFg-"
    "G4U+rty4EDfAMp+ZAy4g84BAGxOgH8QBFwIvAA3guHAYg9DljjO8AmuOIDFFE8IN8BkFpFI63u5Yw3oXdPfe2kLtCrjo"
    "tZYAHegBHmowQDPONLQg3UlAZnwbgE0wvY0GCGnQr3MZbpVHYkT4CYNoEgNPUA8TFEqSXotakQVAyLEuIAZxQAUyBIgA"
    "weBKh2MAgwVQAAMIz9ALOoozBg6cGc10CQbCcH4Cng3QD+CwUt4soBQIBgSJhIkUHDBa3Ag8FAKvPW7CAgQAxGHMo46I"
    "f7ZPUbd4I4GpD00oq-fCg9snjUwGvUZfAqAUiTOGoMIcaIABwoTu6l-4YBoWIeIUAkCAV0E-gHQjIAL3r7FKXiAKaAv4"
    "FdRo+9HQwHo4ze6wmgGwBZjYBECzy4Y4giygYNY9Zs4ugytLoQHDv-JHn3CwGfrBgwobJNiEGABRAByIw7guAFAHImMd"
    "A1wxofZgfKQ8F9kCIH5yUPs79QBFVGAYD3oFU490efQJ2EQsXBD71AAo5GFNi1j9IrD5RkYdNRo4D-HiH7SSfErZ43P5"
    "+AOD2XFJFuBCoA43XTLAH1AqJLAR50EZRF2PP8IGNQJYBYRkEIqxEgIbsAmGEoqXYA02VEO+shSRzHS7skU0pfYZB6Dh"
    "bQoFQQFAcgNgYGjxIdSRnaDYC0bCYAISIe1HIQ2bMrGBI9ZDABDtMFwgbJdflDBdEpOIIBw153o4fJxBuBnJa9omqEDP"
    "xbaI1j2fWgnQ4wopvmwYqcJnb4HWhxFiyayQhOQEABGA+EGT18IAEAADBrT6vEUAxsMfYC6gB-y+SBH9BHrCwu4M4SYz"
    "oIYAog64dtJFwSoA4QAMcAAWYNDB5jIYkKJgmYQBwFulw4tVAtu0iDAmAoLsoew9PNVwQQQtQHUvmAxB-HgebHoVAgi+"
    "AEvEUogo1BFAA5E3OBpHGIQfW8HAnb6DBE44jZlAHDgxgAAOzkgeCFHC-bfQSvETcuJ6ICVQY3F4g494gTX97oCAwp4E"
    "RgAoBLTEoCgQBOgg1QME96TmoANgkGwfGEvazAAy+CVCINh31wyAelGIZZABhygE0pA4dT1EbjmyIzoPXL44KixcH4Bt"
    "u7dYurSEtyw4jBscYY+ogC0DVUQAC-EkgTgGqQJYaYW3Ru4pUGFCoqAhHa1jGPnIKPfe0FHbBOcwWISoYtlN+poXD30Y"
    "GgrMY7epDM1FiFUNGdVXgvRobHHBJ4AAGawAGhYqg4CdAM1LAZBeZ8Ygi2HAEfoH4IwHVAB-o2SE1nVFJHRVEGjSBT8l"
    "ED9ooOf4F1A4IYrWkR1o1Zh1AAv0y5A8AhEJAE2FGmHoDoKQIpQOJUHoM2FmEE8BTyBxDjTXINdBTEw25rtHECwF92gw"
    "hVCIVkrkhhXUheJp4BU7uVFEQj6hUv5jL8rhs+tYOv06AlktPDnELtbMYoodZY4PKQx7caMFEaFtcv+C9x0aDMBQGHG8"
    "AS-QFwQ4vqhPYKl+2ILN8hgIdPGM387PUQO2B3DA4mIvFe+B30BF5AIGItYY4wG83iODiOMOF4IGJGn6SDwGjAHsFBBQ"
    "gC+jIU2PM-QyooG4XqMtDDdB9iAaJcOA1g5EeHgA9BAA4AkYlvAwQ34-xQDGX2ECAAcx3Z75He8kHhCkTlIa1foEdeIT"
    "SAPFnpfO-UUCBBIZwTnQ4D4G4xEAOgIawJAOunEImsowBHARZEXwVAZoAbEwUHqTH8J5FomXBAljzF55I5ASMH4CgwAb"
    "5NQuHvpYtboIBDY+AAaGxIG4YAo4ZQEzGfgyoIdXAwsGlxBE0HmwKgOHH66IZAAHbwDwAGdpDLwDGiwYDYGKHuwOiFIu"
    "SzAtoqFFYSATq92ygin6IaPrhmVNBqHDLBHGCGFXBmjgFfOb8NQVQ4o+EoqAXFzeyGcAVIFEjI57MGaoLGIdfA3zNDWI"
    "IYr8guY4E0HYAFYjCdDIXwC8YbFvMRetZotAHPkcyAYEYPPA0AgRNM4zGn1kHeEflihOdXDx6F6JmkAFAv75BEAO4gy1"
    "ifDsUDatftbVItcEGsrwgQZ0JcnABE9aZYm5VfIUibGvRHpCWYAlDQXwAySTQAyAvPYe9EUM4+ZuoTFIMJsKoHA5qBXn"
    "hgRo-dH4Xd2p9lv2Xs1D3ItpfwIA2YH3FNyaKQ+0-G1bHVB2Z7HqIEIRug0HCwGpe4EbAuVY4YtA+GlwlA6BYQgyJXDv"
    "wwMeoHDZoACbFEdAAC4AEBAVaiwj0TnrJ6Fa3Yp9K3I75MBEAJA0vBMUFmnFDIH4AKgB1bVlMGwtoDA9Y21XuJrAE74A"
    "AD-BWowYibHZs8-HDSoQtAIAAH7LEkKMGckCyFHO1ocAAajMIFei+PjCABwa5xYPBZ2Xw4DARAGQnEfIvzLYmWII9HH1"
    "ArF9QgBoobNPDYiiAEbaLGi4BhSMiKLHHqYBAVA4mU5vmYgFNxQjAHr4tECmAYO2FYZqsQ7AEcoIeglKBYcgIP7vk2As"
    "tRafAkrfCColvA6AvJ3T1p4HQ8xsHw2oSSbuwQ4AVoAlZYDHmFQQioUIZAG5EcGhA85H6CsVFAA04uT4DGHtAYKkYNgH"
    "wr-v9zNyWBLQOozDxoUQJZtEQO14EtHPtSGIHbDEE7k7BANAxpeuNwGhGjhwDF2Fx2gGFyqLzFCAwJE-MAEAAA4AQg0a"
    "DdGAr4PEEGGwAaGEA-gAgFtbIIHhH19CrYCF4oPgdIYAjj0EA5F7CDB6QNDWT29vwgHCjfz0ghvHC0XgDqokIBq7EAA4"
    "CSXoB0vAAy2UARAAoBAGBPCAAQDMwy-YCoIHtBxHCRIAK5Cl9HZixNZGouIeqKqLGX5-EP5ndDjRatzzwAgyLAKITQoE"
    "8yMWVA8WhcRU8krI+EowWAoAgEjHsIxvkARBYLQADj8GnNMUoNS1HYca8BTmFPE9Q4aAwQAuVvIYCuAhlKMwaFCzqICQ"
    "M1aKD+n1CyjlAfGIA8CI8pgBQDojUUUoAtBxwCaczAq6QbTY0oP8HtFbhYNEAapDubBE2rdFsoAAB7jgmsuNw95F2-Rr"
    "AwUECLNwDsQHRCGnHorH0FwWUBHF2UNIEBOIsFGBAzQqA4CKFK1LFPXPCtnTCZAYAkBqYnwGe2EkodgLkRLkYEmkd8BH"
    "bD4gzt7gONvMsDIWA1KAnqAKDFCFNwlANyGo844mEAvkGdaAbQRRtIbQY9SWV60XFBSgiAHQACBMfMIbP4p5K7OfJAYb"
    "g5Y3g4KjRdrP8uNACgAxa2IIGg9dNcmUvEDY4AwsepEhQfTcznLBgyIagGZiAowaKlwP-2BE-7-IF5cWGwHQCDeF6pRB"
    "vf+eY4ABr46tlhHDFne4HuEHoTMoFQLtgWDURbiE4yOPqEAQg6J704BSGnYmJFLASGOw4kcH6wt4YCn4aBRA6aS2gNIx"
    "DCDHADQAIEcnoTEEYjoAGDopIH3wHoD-jwsf4BJ752E7X9THvD9AXqBcQVoi9Bwtwg6sC9QZPEVfpC4RGgBtSFQ-AgYY"
    "449QsFB7ZH4H-4BIbLADHwEBECmnAoAnGFzE-VAqNF4lLifDp4GR78wARCnEihPzl04YwG1GmhlWBoH4YnCrSAFEWQwA"
    "A-UWADWBA4Y3RMpe8juFwV2juErDHfGof7KhIeP0uZghKqQgAWEuIA5LU6oAWAIwy3fSwKQ1hwIEoKs+TEpHtHBZFAB7"
    "WOAKCCVgDIuSuHhwkSfIoI4AYGmCFVFIcAgl9+A4wNovhU45YAFB6nuuQ5YxYBa6hZGO6HDsFQesii5rYFkMBgod4+gp"
    "mPwdgl91YL5C4uoGR4CLbYF4pFEbUDs+HjhA4pU3Q2IVGAx6meDlCTXwrqGyx9ghCngIUjqKt8DfYjwzrelgqvAHwGEv"
    "2DoxDqPovFLNbwetFFAYYI3f9nAFxj9hK3GDDMNiHabqxNEgqDMdyiKTAZwDtuMPnAo41PEoo4xACIpoSoPPHJIFSVjw"
    "8gWs0D-LvoxSnrNBTYAS4tHrIKHso8DilTtMEIPSRACOG2u+zNi50C4D8G49054QtbBAgIFKlWYXH5wG57RQWAMHn+xV"
    "dH8APtwDhDFnEpCFkoBGrD1PjYwYQUGSAAGqGqWGQgAlFkLmR6GFNeLGAoQDAUOcwBf4Ko8TNl4RS6LRK8CELIrvF6FQ"
    "HYH8-ALh87KQFNST3CuWFaUgZXq9kSyAsyAzwjh+hPvoCPTpmUj4pCHHQvAEG52L4HgtU4FAUGUCm1F4Byg82CP-tnKC"
    "EKSIkAmI3AELlOG4sOXu0ghji7IGhOhSAABFXLQm2DpjLqwXqO-XI3oKgG0IgGFCZQtTnwpGCAFBCQYQLJgIQArLGBLD"
    "WkcVAA3YdE14uD1YAHAWGcXoAAYD1akugB4x7GTgQBFHd4G7PEAAtSTQbIHQ+ehZGCIcGF5DOEnHFlNnowJa9UY5ImXM"
    "aKOjHQDBwzocgh3KAQ+CsvFNItFuEQPhJYdJ1AAwtonza-fg3Prx3PvaGArZgHQEQVAxDgDiK+VwGMFCyZ4boLt4bowm"
    "0C6Y6eOzG4APYNFPAH1jIuAYFEOYwc3AOdfTA4QAcCMVZTFIz-wU6u8Ae6JQIYGksFNo-u9A5IEuoAEmGA4DIghVDESx"
    "GCEuESAOg8rm2vYAAiAB6+EmolfYxBWJgj3NAQYlDDGiqBKcE0QgHp8BAw-CGNLUiuDapX4SGRYFWmYZ4T-GolkDOmUl"
    "EyCGyAcwWVFp4LADLEhE7s3Vm2mBAz8DBPHaQ8wIoH35SlcBDLA6Q4AgKCAQA4FA0EB5YoQHDVQn96ACFF7QEAR0z3jA"
    "mz9zA4KAeHHArbDXHqD2RA6PxABAVAgAJwI7RI-eZl4NLObBEwQd5CE3nPIspVdXjmAfwJSDEYBoYoqLiHPJAEgEurFQ"
    "56ZiUBAAgQAbNUQIG+x-w4vFODkY8Fr-7ADFNL2ohqTkAAxSAX1qHmooooPF3GAejBHEJhcIYFnY+P8RNBSxE2c+SAuL"
    "54Aiu5quAFPABAEnmY+Bi9wgQ-5ADG+GhF+k+ARobFAAYmT6aEnCFHrbvAAAhEuwZlI8kY6Cb-AV2eAfIEF0DV8NDQpy"
    "Hm4uBIAEbolWhGQAmB8VJjbHAFm-441EyEADurA0CofRcQgA-8nwEDCMHcZcHQHnGISbGIH6vyAob4VCEIwSOL9PkI1A"
    "xBdLGLG7Y9MFLwB2GBGOaMDg+orSdIQALgCM0oOxc-BHXIARzBCBFAD-xAgRdg3uo1YJjbACDBoHAywSPJ+94IOAEEuM"
    "gHpxEwno0XFREtkhQA1Q3V7OTcHE3o6gKf0pRkWWnsY8mCF69+tFBoDcAAEKORAdsE6wKGCCHgyqFcTmiY4DI5+UY1zE"
    "gQlLGGARaAdAww+FfGRyLSgzQ9zQR1GBAAIIpGtIFxM4HCspBApA4GwzA8ZBDFHmg4EEQgwfFC+nE5qVWBbGGj4b3P8W"
    "op1WbiNAcIDIwC4Hmavm6-PBoNXBR1TUUKFA7wWRGRsjEbtbaoBFOHHEB7zo-AM5+o76Bsd4Af3fAGAknDLtZHFSO9Bf"
    "tuAFX2rWWHEvbgCD6IgyIWFbSAAMKhChHGAAB8X4QXvBJOjAF40HZQ2yIw7JAbFoK0iIQeo8mypmjCDFa4LVJ+I9dAur"
    "n8YX7IzmPXIAqDke8PznFlRaTAB4Gw468KcoYHYl6ICAE4-z8d9AAI8M9RIG-A0DqYsiCiqDEHbzxQOARkmDzeesNA5j"
    "tlmdr4gtkI1s2EgYAx9kBgNmHeIpOpTdAgYS8Q4wnbozE2YDVNn3WAsFpAQveVvHrOfGZQbMEKHGS+0a0egIF5DoogNW"
    "FAsDCD44sTxYAQDZZ2ADBrG4A2BOowzAZYe+WTSk4ACghqh49UD2248vIgCwWJFFo6yhAu-BQCFX6QWkVQKFqT4Jv9WI"
    "Q3bwDFqCg4ACoxRQEkLFGHhtAoA63Ql0wBgu6LCtjDG4sAwiQXnupQRHfaEsIroIGlPggnkEeDoJGhHoBr8jA-dYc3Ag"
    "Q26LAVGBKpAEH6gEZ6uUUNAGvBQ7sT9ANaDV1hUHamrJFhMxmnIXfdAqEnCI4HYCyi9AKHlLABAATZgBQBA+AZNMAaGU"
    "9UzowZZbF1UgoBDHv1eGBK3HGaMhh2QAWCpzKoQMVwvHAXxVc3IgdEbJG2AdBDLzgEEGaoszx2B3ZyYQV4QnHOEJAgUs"
    "sebhBg11VgBzSTaTAiMd-YBgADCm55YDyAUB+QaBbHo74wHIH8F1AEow8DANEorADDerQ2z4Qm4-GnQDXJoT-+IEWEQC"
    "IxovdLAgnEhD1de93y4ERH8NE2mnFGgDOq44r19D1Bgpdww1hH1+1CikQjVNV2A37IIRmUorgDSb-8abQKQUsImGFAkO"
    "CwPozMG-DAAHBtRKJYMHIgiOUpw06ADO0kzDgEgSBEFHwAFGFgwsBQ4LAw5OiVB5x8Es4BtG1AU4QaAFm8CozlaLaOHI"
    "jAAAnuoW6gDCYvswdB8BSCEAQQUA4jnH-TH8gnninAgsCfoTmQGdWBUTJk-xZLDgcQ7CyAw21G4FpF4E4fCNwHYofsLT"
    "YyYD6ti1KoFO66oDqM-JA9gWRSuBqFihROnIg4UHY8z2AU4fVDB8YWGB0vBME2gWvKBWDHS4G-DoXLlCIYK7WNjFSSos"
    "uGQZTg2QEqiAAVEofIigwlYk4bGDADzgygIOQoLF3FApoTA8i+owAeE8zNN8dMdADQlsB4qQAFSptuBuCZYYU4JnE6wd"
    "wdJERAFIE7hmGAQY7GowAllPnwIwsfA3EBJA17WioEBI-mo4ozCCEBzom5Z4zDUGBgosAxo4iEFo6mCVQG4Ys+BNxvCN"
    "GIsCcgFoAEGxf7IJCQP4PDQAsDSgRAP4HCkFxEBjAmCnEWRmEGIT15ajNICZCMuB6aMinDSvN4uEQv04cwSo-EIDBAHA"
    "NEFjt9WqQo15btIG--Aw8Hov1mrAZcP9HAGqIbTR5CQ9FJFPlFDEA8hEBDHDMBEoVfGgbyb2QWAGGQZXWtJbIIZGDOpA"
    "r9xVQAXyH4eAyHCoAAoAcDmWoy6AKvoA0AIgEIV9GIkrHllYChHAFAGZcTH3RUDtczwVdNKGEDfcxu-4RnA2GAUHQtH8"
    "NLWDD7NI00gg4zSwYETUsP6AQ0cei20wwAAcwQYGQoAz1uEHNAUC63QqpAB2Ge5DcTwQgCFwAtnA6Ieg0rrbZAACYHB0"
    "Pm5Pzyl+VmGIAYcsI8yLvgXAteI7o8TIuvdSe1EpXxmHwD9sEEhCPSmtk-8wY27aifiwUCEIAgIAx-mBpw14wgoAYfFZ"
    "UAm2WG9AlGo5yvvAS2vDYDADxY9gVcGXI4ayAnEAKNmAUb4uBtbgsCxuJ+XRDfLvhwyBY+HAHgoLoIg-YOwJF9gFQxAO"
    "GxcgsGTooeYBfsX2OJ4EBD7CIFz1DoHkCDQwCQHUA4SQ+XAVBqFbVEGRwWTFqGWjIFIgSd5FFBGCCGvCRAV77B3b2GB8"
    "AEO+QRyFBwAuuIR4mn4E6AXt6EaHA-qcV4AZ0oCWGwZQLMvguQTcCtIseAG3rHBJ549N8uewQTkHkd6ADhhCKPwE68CO"
    "7QbFWUkGnIbI4IbHpfdVgmkYBEsGUoGVuoWHoEFAcgPPNFAYBQEKoooTDuFE2AEBdWodyEYkHVXYVqAwGx+VGQAN9Wwe"
    "Q6X5rID2kGCA5k9HxjAMI8+QPFTs2AQAg40QeGAmCJYAcGC9Ce9sr0coMY4QQX4Y9RVBqgufSrRHDnBeeJtcQIFQgCAk"
    "9tqDswRQzwq2BCCzZqoTyp4FsL23AjECQSWETlco8mt3FQxiRIJq4oYFWVdpVIpkBG2LmHnMd1ESBhRzDFHzgJ4vcAmH"
    "CjgJ4L+7E-r2mNQ90bbGAyvooAK1vbbBW228PAsgoBTDJr5unAuwG8p0L+M1pwCszEAj1YDA8IIQSHQFySYGzXQR4fF4"
    "Au1olDhZ6QFCADApHL+OidAFxCYoZQZgZuGgBD30t7DQbA+YCA4VBGg0EhBFfGEDIrwiE4wcQAhxCmKg0BwgNsWobAvF"
    "tABy8e6AVAowwd3W+BSISUwGoIz-14zib6cwxmfD7QFA3RhGtae2iIIFDw5r4b3647EIOBJAA+Cs2Vanjg41A-goAGeZ"
    "GI0bUwNAySmjk-HESSHAmYgRSLj62EsXDjc+o4eHLgBBlu41tYAwJ462Yfq2AZcYHmG4BB4gCA7+poBIQRdACIBZBQPz"
    "-CRIaof2f44AF3bbq4AyBBoh4olYTSE7bD-bQsIswyAeSoAoFgHmAGdEmcr6zeEa+C-a5xETBgNEo6-kEYwD6I9AQB73"
    "Z4OklHh1HXggljs4CgO8+CXliZ4YeVAysCW42WGEgAAI9zQEZCLAFoogXlzVZPBFgcYlBG4pAl3EzFmKHhHggwopCRza"
    "KAAhCXfYA4m3o+wV0DYTwyEmGgGXT2DHlJFB3IY1kAcmTpp2boGQPdvEYGuIAN+EmYy2ASBPCW-4IAHGOCBHbEyubI5T"
    "CF4Dv040JYAQjEzWggVCGHxsnjTAIhoktXwHB34gLWATZ4oQcbQECCwANwyKO5+E9UlYEH4d+H8CYLtemBlQ7IEsmiTl"
    "YQIBfAATvYraBQbJgb5AwW6DTPWJIPpPIDwMPCCL6AinlCIlIn4yAAIDIghUFFFdHIQwxVgAxlNmqYAa7Y7F0zNENigC"
    "6yBIyBmHx7ewgELApArGSGSAWAwK1FYA3Cyzq4AtxpYwbQIYRVnAIBUDzvTAABBQ5gYXcOiE4A2QGui4sEFHKBAnSBum"
    "5QdAaC0wESm3UhH4AgYf5AMFyuEYivVuFuwIuIBD8QB5AEBMYD7xVoAgISFCeClAan4YbRpo7Fbo9f7hbkC4EA-AVFdP"
    "Ce7Bb8RpzA+FFA4vB5VgFBQ6UIvIhgIYI40AQE3wDle1rFyBYuAaAAdcBDVMkNgYlGjmaAoQ1pfA7gccRJW1ag1DEhKL"
    "wXAnq1sdwCnRAJD4-QIDOFWQHFBregCX-ASuy989wAm+HHDFJKnA+3B91FUfNcrA6C0bJ4nSE7qPyw3YcnkePhYzGIRI"
    "wA02TYhhL7BWhgr-AMkAAy2PF4wNRwIeFDuIAu2gbBHBCEYXGS47QgiumVbU3YAGwXYEAYu6HPxgHE1vMgEaYyTZAEwG"
    "2DPHQEAvHmeYAXoQYXKWAK+cIhQxWJPoDgcAAtw3AGBDC0Aup4AMmAAlDIAiNGQAlDBBvaq-1kQF4+QVUOMACVDw0mFB"
    "IYv-ArKIITedlaS+wffyUqAA-hAAjQFs6ShZQgLEJgCpTQYFqcDa4QQp2aFFysroG2WowbT4FxEEhqBoLhBaaqQQoHXM"
    "DH4GihcUc+FZiTlA4xIYQIudoqSkGa62YHHzQgVCfHoD0wQUqxLXUqZnIig0zY-EEdo+A-pgGKEJHAAGzVFfqGwTF5pr"
    "BxKGdoYCG36P9KqwGYBUZAGK4DZz4jMAgG2aq9+K7KVBD4FQA9G+sX78wNFDSmZQe0dIEAgcI73AjcBG3mVuEsIoG4HH"
    "eAEMHHC49JTYXrM1Do6QY4HCAoKVA43spjxddC9hece4oQEGoB6QOmXi9BObaJBYGIxWElH8Ykj0AQLqAAGXLqlAI9YA"
    "ANhInYQ9gSIeKIASC6aIJGauy+qwVask5Ya1H-EVyZSWwA+hCS-oBSCvUWDw4DbsA+GvoTIAqRI9lAAHwpRCHwAFErBI"
    "cl2Agmgg91ZrmAFE3WIwAoUHW6UkTV95AFAc4OJoE+hImh4BEaCgYoHWEgzhcxjwzC6zG1fHl4AcqZHp7mJt7F6GOG3C"
    "AgAgIQEuImUKSY2bjYqgAuHFAGtf0GZmJFD+IrAIHHHnpNWlFi+Wl7F+jVMFA7umE4lAqAWasGoEY9GCIRorlCNdwojh"
    "Hnw+DBwiD2HlAgN8gHvQHD3UlIsNyAG-ACgI6bwaBIEnSyZzBA5nIYuVbXEJY34EEGwoADgP+wAenTjEH3hCHQAAm2+Y"
    "EHob-G9A4ghHHVLjhD-cqxiBBIWGhhZFHCnAokbQLXLFZAwMxEA4aWEeDI9DDM3OlvCwEA4GtD0u4kIGnBagBoMwDPGC"
    "FVGuADXKX-eC48mY5iDEOgEpEyY8L6BNWKtsGoF5nJRGIZCe14H-GA047HGkDC4CFDQAHbaBZvQgLXEHAZwAFygpRARc"
    "+uEAhK2gjfaB84EO+IrEQv8Q3FNgASBm4F4tALAtdQdoAzoIGIrQIQ++T0FuLII3380EQAQBlHyeAgoAA5FQj3aArAOG"
    "2TEr5as4CYHHGx+QQUTGACmA6NDmdlxLOOzRrGJJ-IDS4lpXKlABIQYMuOoluIIrvE4t6q8YAGuCHDTFeWgBGzFlZEMC"
    "39-wKeQN1ELoCN57dXSPgIBc5AOoDGabMCfdD9MBEDY+Q4AECYplFAAore4wjV+BQjMg7AC81ZeN-BAc+sAz3wXAhGX0"
    "QADAE+3yA3h9AY0OkUQA89wmxHTTkuAAsBXRzook4paC64YHGz4sO4ZIrPesIEfDADJiYsCvUEew1GQeZdn3wWQr4BQi"
    "HoY22dOwQjFFof4sBkUwEUsbRFtGAcGgpBYdwOhDAUdAYqabmegv4C9slg2SSQIEh7gDFDAxHlGAUEAPEYQSHnAi3wG4"
    "D-SPbqHWomVQ7wHIkPvAgaAAjAgJzmAY6L7yBXWBCL7DIgiGgiApq-BvSIAWKBGhBXHIAECfAIZIgAA+HzAEAB330h9m"
    "bHKWGE8TQgQg8gIwEOaMDqQss2QggVUBopjMiMH3gxRA6BGQpuYwAI42kwoQJEFpHJG9YCDBjimFSyIFep3D8jwBUC+s"
    "oDgpBF-PChAmHtSA23coDuAwOgHo4DdGwP7aZIzBAQUcBwRhXgBMkeBkobiUxYwaq+Y4eokcq2oODgiOxhWkAinfAB4Q"
    "-1wAgN2tESAA-IGwqlM+GAFoACpZqX3vHZnSBcnxV6AwtmDkoYkCjt1CkG7HA0ufX4A90FQUleL6Bj0qLEVTgKDAUgPc"
    "Fb38oEIHfFRCmwhJnZR1g4G8CMGn3UopBYCEwXoFr07AbQIAgxbHog9HKElQYq4DfdXd4Umb1XmuxqDHF11zrGEgSqAh"
    "pY1o7oxtrAQ84Hw+aIUUAwwe1GXiGHrCcQvzqAGo0jDGYDFHfAAJ8ghA8Bh8unygDoY00HzB40GEEHDMWggRHI-c2vHK"
    "B+Ewlqg7grRCAaDqgAyAAiKzIwtI4wdgnDoAg4suQCWQgAlUQqCoFAAtLAHQJVIVvUEhwN1jm8VqL5c7AUf-gkE6UnQr"
    "LTEfg-Aql7tE1kAzH3B0lYAAVFsAwDAo4jAHlE13Hn-wzQDRkAFVABYjCsD76RcmQAeNjkfFMFasQ6FEsEN8v8FaQikY"
    "AjYGE1whgj-HEvIAwPZioxAbAdHCFyEAIvYA4TycvkEs4IIFGGEgLF9GZCDHwd0YiJw-t-2DEYMAeASYCvBsJSAqgQQA"
    "3fxpQwuFEC7AxGhuIpAyIEdx4u1u7AayFQp-JF8r9ojGlnDAvkiy745hi6mMHjYBQJCEdg56Ql0EQgAYa4SnIYHQBfIJ"
    "cmAAYzZP4lA3CgjHbzYYEBciMRZeMCUyEksnAwAHesowoQE7iP3GgzAXZ7CFG-YTHNrAFeZZthBYiEGeqxYFBni+w9Mu"
    "vojwoCACAAAD+RwkZV1uwpwbHWBTAoQ8DnCEQrdIAYJ1sKBD249AR56sAK6AIM8R89FCHJAFs9j5BAsA00s6wwYgBtIZ"
    "UADtwahOM6EVbBTkAf43wAp50wZzQv4YgodBV5ljqgFSawVErq4IZZcCBy4QIccD4YjFzv0344KH0Bc-g3CCXxAV9Aow"
    "+gG4EFYogWyAUbH7SAiiO4dI9q9QD4Arw6EIbFuAwAH4QSUkXGtcpABy4kHoFrIHEvFMQsxlQOI0KGFA3A86fLQJkA-+"
    "vDSQVqCDvp-AnqjxAZ4GMgI9-Y8CMYEK-ws7PPgIIsIlKQo2Cq2tEuLk20FAYbNhxAQG2CLICQ2zZFNTGYgXsgcoCYsc"
    "FaTGDc4404ExmoBsS4KJlWgF8w6jRJlDRbFSPxloQkqVc9AO0YnCAT0CpX-vfEiMWmQiCCIEr65YeAQk4OzJYFDdDkgD"
    "GORswQghopgER+4ego0HABGXAoV44N7Y8xwwReF-IpAGGEh72DzkIBAS-CXwAunBOK5o8VpB7BomEC1dHHFSr8kQ4wB4"
    "xHQAViEtHCHGgIrDtl3l4DcgAATYuUg9QHGw9E95Kov4R4NQ2767SBDKCHz8olOiwpADQAgigLoWTQFlmCChUDE+DAWA"
    "BHRkQmEY9kYk1okgFkvVY7qT+wGelPE+CYiHJ6BILxAkoM+PwQ9AA5w5iDABrqBS7yAQlDEFoJ1AnaikA5hvYgIWAf7c"
    "CzYEOjDF6AvDhWN1DIIGXYIUcs+DuQAPDoIJArM3dsBACpBFWjiYQFCGIGQwGvx4IwvhFiAYUyMmmOeLcnu-5BGIYOAz"
    "B+I4CcFiAZaBNCbEJzAqINuOg0zMuYBwmdTAgIn2wWDTbArEeAorAcBmVAbR+9AWlmABEiz2AHQy+jcMgfQDTN6DndFP"
    "iLWxdExaIR7EAAEmDpBnZEJBmEFHMEdkb1CUMDDDHcFkHKpD-gDAOFCfWaYQB8GnFQrF5-De6Fo8UIQg4HH9b64KbAbD"
    "aA43HtBwTEvvwCgMMVr8AAk4OzjBDJnOZIStIFYKcMoEYGgWc6lAgBvEjaEYooovnBCzGqvAQzQrqYV9-dErzPA-uzEF"
    "yGBqlCxGdcUcxsn7WEocI-6cmHpjFxtJSICAXNnZqBuO47NLEf5n9SGB7ggkEALAAJEUAoo1psYfCCfAML5AKGHYgAII"
    "8AdVtf3dYLAAU4WZAYwBs3khic+HEFfiQACFVBxarwJKwgTA4MowmW9BPD-DBBK6DUMiFL9K9dvoL4LErfqjFGeicYDA"
    "MBc79SN+wOEF4QHD1sgowEjQHVbqgNFcUpSQJ2Q5J0Jh9NZ+zBvbyoYFkJMEDAXwZAwOYcGcllCN4a-o3VEaL1UQAA1g"
    "Go2I+HGTYACAt9AFF+xBgkVAyvDkB7wQpQABdkz9cSAVMBGrJQhcHdNFweA2gDXIG4UnE9pG3oPAHM5k-AEUg5ASH4IB"
    "guzHh7sH1BVHkAHCrB49DAT-2EzHApJ7AVHRpljqSnooeNRBsTwBGAgXaZp8whGcvWpsAaGIDb+oCE0oJD4GojnDQgGQ"
    "GZ4FDQBGGQJH1+f7AERjg4NYji4IClTcDDAD8qv5ngQGSctqAy7Gm6Gg2MNHVGxEQf-lzY9EfTXQWTHqgZiGbQnQhDgB"
    "n9AcBr0+wyaA0alYRYj-HAQXI0ZIe2A0KD1EBriQqjGFYmnt0HVeF+8O484ALA-wQoaXgDXoRbASEcD7g5Q-4BgbFCD+"
    "IADK1BsgqFE6VF63C8BXnlmygCH+lAxgj4wAGACGoA7GBAovMCAsEBA1gA72UkAGNaBu9BQanG3+UK+e4oXD-2r6ADQe"
    "FIgor4QjHcUksAHX+CA2f1hTzswXIG2JjwCQBAMxwOjQG56jH5A1syK8Wi0BdUFoQBBZBRYG3tnFBIUDgFBCk3DAEVVi"
    "YmEHnYp0Av00V6oS6jPr7BPVYhEVEAsDgCAnnEoJ4pD4qEODAwXmzfmXwnFcEQQFtlAzhQNoeQFfF3AOC8E4sR4rA6UY"
    "iGaFpcnogCRZmuV-QDCzH-Iwnbl8PIDE5UAjO+ABF4wltizCBBQwGYDnHEIoC1IUBDQHN7EZAa4gYGVxCfpCB2C5MG6F"
    "AiiAri762Pi8Ez5YHGHXw5enencPHHIoGO4oIZOQEBi+8Q6GAFwyYwGODI4QY4ilIQg25HdOMx4p1EA7BJBuSKBqqCHQ"
    "AB4PwJEbSb3FzJKAQdMFDoJb4d5w0fQuRVmsvIDIoJFJdlOKFEAABA0YETS3CEx4MN03fbBFEXvgS+pwGFDBa83CJgAE"
    "d3YGKwwHfG-wtl+UfCYHzfhOCRJGA5vWmWyEeDGH2HAtpwG3obALIiHjZGjioD-GF9A5GAEQ+I7O7JC4jDQZnn1JGd1c"
    "FAIncQHA5IEOtMYsAo1J8ACtiICAAESDse3AXAbnAclDok1AY7MihltFkWRmFEAHNJInAQQFJf5Qx3Ng4As8kIAFUqwA"
    "CvG7QdAfCVIcNcyadCXtws4wvYDylKCmRmnnontBRAgwE88OoowLxZGqS2AdF-awfrMH84pS3B7D39dGdKoASIyi2Ajw"
    "BH54wbGg98gCbCPOchiQ4FAm7s7FSIGcUFw-QEnUUYWN4kfAkG+NwP3gWVEM2ANTo7wgcI024I-L9xnF4MCDQe6DdDXH"
    "fN4lAAHo+qwA6CB4c14AAoKwJCoDOzYBoADX6urxO0HMUaACYMJ7DA5AA32WCSCA8NAU09nIaZAG2JaIz6BCVB5LXQmg"
    "HgIFAARJopYE-xtPzwAORBxo7HAvBm2QGmFChxYFhTaouVWAYtDpOxwv4KCFA5dHA40wQH3vAiwOECrOAZEAp4FBJ-VG"
    "wdyaIgwIAWDCdm96bJEDocPDoAiaEVdhmcXetDEAA1DcEBwNviBO7C5lJTCqDa5YFBghUX+FfuUrAwQFImt45TglAREB"
    "3CEgdlTUQYgAH4odKAmdF0YPDhBLmvCEW4tw4mBAiaPRoMIYDh77BHLQ9UkQ4BnTH4XIGh4klIC+AiAD9DCc0GtRxnEg"
    "o2wxVPYDYgNwwQGujLVAHHArwIYbSGRkBUBYD92AF7uBEO+9oADwdBFtHyH21H64CGKA5KD-A91jyDkQBUYYbK8tNFAE"
    "SW4Ez737D1g0oU4AUIGYAgwxusBb2ZA5o5ILAAnAwHLAHwfV5fwACZQ41JB0IkiQGR0GQGQAbTFHrNI2DYG4cDTMNGQB"
    "v23DoV1V4QEMCslYXEPvHALa3LMCkAoCABsAjoAIgaAEarqDdJEmTQIAt6LAGc9cGwI5B4A1A4BBpFYEA-LAX4h-nq8B"
    "ieoEQQGDyYbCqQMYJS6AxoAhowcscYweEgIFH+lCC7+XzT4S4MAJ1TEgwH2YXwtY4Fzo3xYkBaKKTglELW5dnxv6Cnbf"
    "t9Ginqn0D+fWGFU4+AJQYzVIwIAIEQJ2HArEi9o4vFCcmyAODpxpA4w5pI-aDmggDAnoX0CPlB8UFd+BHw4rb6Hw1YAg"
    "a8KZGFYHPqRYAYWJIIDuCyaq6Glu1iHQgKhB4QAADnA4APlGHAigmsCTDA4sO+Qdwwf4LEIAB5GoCgZCk5otO+aDA3PR"
    "OKVI9lJpAdC4kAuuj0-IIAEElzksBAQ-gHDjsgpbwZGmEDBRDGAABoKVmgoiia3WAvw9ozlGM0gAoENA4FAY2QBHoFqg"
    "qw9LC5naZjAF87poJZSF4oBABlF-HgrKFoSgkmAABDsro5WzIKM4i98bQvmQwyHBAuLD9EMVg+ABZrITbrFwYiDGBrDl"
    "GDHKDb1Y4Jut8Ig8BxEDQJxAvwNHA3zRWRLIHZY2WGgeFKPNcQMz3AoKogemplqfGv0yaElrb3AIRXI-YbGlQuioYAmR"
    "gW-Y8YbeZCAeEgAgAgKHC6INubzFh7boJIY40-51IDCtLDUQHCb49Q-9IY0YDAwygw8iC44roBM8FSCSHpFYE-KEp6gD"
    "jAd2nQaAAYEob9knLA-vSIz5Xwg5a2Hpmb-CYbY9E+yo4EQ-UUIgSHJf4fQY+AwgqcCCQ0FdBWCOyAzjhCyoqBIAhEFA"
    "NV6KliAun0EEdw-K3KEoljEloKsSjdHQ0jDQ7sXFDK+AbJrDyu-IDDEJ7U1SMwEwYEbF6BFbN08EAqwPHAt+gwbESgA9"
    "H4tF6-4yFLAD1A01c649ooRQ4LGUgArQY57QaHbHLZ5YAvlBAtJheB88CiuDoBfZQAfldOAAvJotDw49tIChKYgxwIEB"
    "BMA9Dqk1Y-WUPGHDOBrUyYCQgerAHJHZs3CPyC3kqVD2jwlAyxddVAWIKCIwSX1QvXOrdLqfFyNL4QoOAxNosFEYIE0j"
    "u4wtDc8bZWFD7QGlK7gBnv4hJw1aGY-Whp5DgPMKjYJGDQRjZGVIZBNw+X9Fzq-onoMaaAbEoS41Hnr5SAIVgwfDyC1Y"
    "FirwEQyTAgXAQHFK+DLGEuM5CiolQFzJVIxRvXBAuVfsAWDgWkQElrxjcf90OYlFtSjg3GrboA8YWd7QjUA1FNVoRVeL"
    "FAH57aHtUOk2CwDvpDI2GFOj2jEcu7-iCE8z9OwIvJsr1Co4eBl4VH5BHQBgypjmEgUMHyjhAf1UvSIw7v6hDYQE4MTc"
    "EAbTiQxAueHaOgwYfwj11wuHGP9TGGIgw4Amp+xv5HBgAAgBcMFYpGN+-jBI4HwY66vggYWzHz2NHQQA1PQNEW055wBC"
    "LTpSL2ZFCL2m13A4KaAmIgHvGVM5TY1IB2DQAuGaFYAcnHGOVEoWPLFsHZ6IdAHyfHUwEFM2wd89BbX8BnIpgUf0ou+U"
    "NT1Cszo36Ei4oAHFEFcxyABJGMA66YDE+HQ0i8oQeEugGA+FGofjZ4zhIRWHv4Gf46bEQqIvBBMoIIQ03uDAAQYJviCw"
    "AwGA4lNEwbA5kJyyUjEW2jEIHIanIuHAzAGrzC4JS3UuwlfBnA89DhpfCLdG01LG+LCUAAwJ3CnY4fFgjSr24A-qY4Io"
    "GKc5Y3MTXQEOwa8w61hmDkyFl78HBPjuwWhop0W1EOu4MD1DAXbgjmIwEY3IgAgAIDKg5TZIcjoDGBB24gB-7bwPIhBH"
    "ndtJfGIOMnQAoXAZAVR2VAKAqEk2To1YcHYKSZ8NENNlR4oeQoRwAEs43INC6oFE74FbGT+ADVAEAoH-BGdDYPeHwOFD"
    "5EPlq4rbXS4HIytNzyXD6WP3hgC8gm7TQnFBoAgtFXEAYPDEXguIrIPvlMVroG4Gwg7IC4cSn8t9PVEl7j0VOI7GGQte"
    "CGNAEJAIvFTTgg2pygD8ROtwIHiEJEGhiQT8dg6TCFN9-l7HgKoVWxoYqooEAoQD9IpWYQNLpAolFw0jEYGeMKCoAkQf"
    "eF+z-BBT7Bjq3MCBwQECo9Rw8N4lSYefwLObNB8QA-9eyY8MHqYrPIPbGQM4anvqoJgAbtGMDkxmkgo5GOAgDspoTE0A"
    "+PF4DAFbeFpGsAQiVAJjTYH4HCCAoSRogwwBO1wFArYo4OddNJ43DYSwACoAoII94W+THZsAb4HBHMDvowhn9DiONARW"
    "YY8h+mhmA4g9VtiDwzyzgrggV1FilL3t-8h+RA5orXaoDWiVoH8zIKCDNOBeG1F6FBOQYY7PxZXpAXRHJYIIjaH4oAzd"
    "cZAQyVJxdMPGmCucak+ICDUB4AmiadQ4KEVf5HiZH3izQAFBFOpC8XaArxQgeyApmhA7GwBFG3G0UVa3YWIHX0mKeGYd"
    "bOo2wJF-bREQQEDboeCOrN4Iv2ElG68WarQQ5hSMRhGCwHNwkGoUSAt4YQlv2JQDsfi+PAAtKAy3nCASwGQE++DFr+OE"
    "NgjcK7D0xZdGBQHDIHzGP7Ey0YAm6V2NGd-+IIYTAcixqAHoPpYHn4EYAS1QION-AQJAPf9AlA-VIEmEBfEPI-YFwAZ0"
    "EA4gFvmA-wLh+Ia0j8XB0wlW85C3RGtXH6QxpDfFo7gHCiDEBLPEUwUCWMA-GEMfBCyoYWuEEXYYkDjCf9QqDQgAE7Hj"
    "WQDAYCo8WCFI4dPO1H6edEIVABocDaH7AK9zUkC3A4K5Hle9oPGbEZwtzoUtwpSXAKNdT4M6uAAe6AUBpYCD-LuQr71A"
    "yBwCoAHyAhXoAcCAGuFhEzuA1PYCw2-dAgII6y+p9wuwZpCG75OEA9eD1WrID8S842fS3xao2cNXEdQAPE4-SSIrEHyE"
    "TypKSYFBwSDYf1gTMBu2SeeOwBLCDpWEQ+Ii4AwBi408z4HHIW0AYAAACvhXFZD8VZL-6B6aKQRAneBDA2IUus2D-nCM"
    "BN8A0HAgg41GHA4tQM1oACDOA3JCBzkBGAAE-nEwgLAqlYH0W4DD8jHAC7DFGC4RAXFTAe+lyAb9wIRaBEH-qvABABFC"
    "HRqaoLBgcXYlqDC7LjAMS25PAGQAaAtpWY-YMM0ZTsEAIgY11NBkD-WJ2xGaEEJfTCgoA1I3OqAwUAqDAvwoHDgfow8N"
    "A7uDvotAFGoa8sPPtJtpgRCoFeq6MRqAPIIEUIgCQvzg1g0kLNFIYAAVoBIBBPQeHo3lBLiz1c2DoX6NnZ-mCfvLYC-6"
    "I8GmAtFnwR6mPxNh644DUNH55AYAS1npK+4COAQ4mJgGwFFClFwu674A4to0GFofYEKzGgG7ywySo0Xue8yI-RCEHF9D"
    "vOFyngFMwGoXiEQHH-kw4h4Gh1BYAMdDYLlvYoAnITVgBoCQAwwHRdMA+EHYoEHXIkGMuZoYYYZ4hMIpgsqxG06oE8mY"
    "iHO6BQ2cEAzg8hAoguY5QX1RJefO+aR+Emwh+5JAoDer87AxSoRKkgy4AatuAibQtJ-dDyv3IZb38zYAczlwE5NxZuDL"
    "awX9+Dw-A6HUzYQECVgLeC13BMHFCiopFEyGdAwyFpIYkwKAAgrfC9UDamlYbDGEAgFtUvjGQXw4wLo3U40H-ubkQyyK"
    "qbZpWn4WUGDIC84MXEGZVLFzQx0E5k3AQg2Ytkz442llIdv5ewe5oeD9w0gDUFocFAdFmLbEVwDCuQgBMNBQitWIwYY9"
    "BAUZAp2bsAWXBBrrrpAcYmIOYCQ66HwU8liuTLFI3RWb+KIbEYyQKFuA0gH8owAIGHEHoAGACAUQgAsDoCAG6dNIhAg+"
    "ny2CX6iDXDTbnB+YnwdXNJ7nEE-I2hARydDwAAKQjAEBTAjNk4novaIFCHlVhA9HoBtaSS8YbsDfkKfXIIQI8W2PAYLE"
    "QFYAHxFOLNABzcG1FSDg3hOQ0GMQWcQA8HvN1-ot0hIYnNgtJsY3f2gRiKwD0oZsCItnif0xX+uGRgCoFnAvBL-0wtb9"
    "wgcahrWAGQqDC-4fmYglAEoAk0GQtSBw4yOJQosDi+8oYajHtKiBDQgE27Lwofoi4DJ1c5qqjIyG8FAEYgBI5QqAXwBB"
    "4CCKgH+xHEI9hdymN0YAwAXoLF44A3A9rakWoI+3KA+UA7815NQ1AtGAQM8ihAGYggAqCZwg+gErSNBACEwGHVw5lFBF"
    "-QHoOsPKh0HA6QtoAMIdACyB3A11IvJsZg6e-x4vBxGyHFAoHI8OGglCz+IPwwpPQ4EAiuZhWBCYCky4dIEuybSARDDo"
    "zoIZBSqROVECGWOZnsgYGXjfA3GTBxZixARHEYB0FQIm8HvFJHEs6zDIA2x1ybbp8no0Nu+lCCtxF4QgYvDYALWQkw7A"
    "spiAF4CiwYfw3n4hImODtCgb5GB+SeAESeLHABdQGDoG4QNIwDNRMw6JoAA4AUF7A2kpfIBTA0FAhlA3lo-uwFLFO9Tc"
    "iTKAIcMpYSKLGpH0FooEH9NCfG4scQgA+llBPsABAaDPoI-H8GVqvfAFPsv0D4YtGKAFHFCwjD5HzxoFLQGDoHATP7dB"
    "U9aNYIQauOV6FGHqIgJT9vQGITvY0VAmfBAZ4-sLE2rwHlAIAd1HA502WXe5DouX4pPBSu4xGFBNncJS4YHosAgDQAFH"
    "SO54mPBpC9+AdJ5tQxk05zGZZ0sGa+1okAqDNME3vQ-AEBnaGJ0hua8oB78+JJ4R8w4rY7Nk6RJK7EMwIkAqEsaoYiiw"
    "3YQyLrAv3YGDgO42hQ5bgYYZvobMAZsm4-AQyuM4GoE8UgGaCIQIB+ICozzFP4CgOUqN-Ajv6SgdIOgAIPshZVuQyaA8"
    "1wyANv7bs0tDIDOf4PaeNzkAseClG4Ke97tYrPTHCtfwgRwWGdNGGGHFMxHwgvAdIGEhkHBfH1akQ2AZ4F6FUHEAE4EH"
    "8xBAXDQNRYAnqw7MWs+haoYJbpmqA4wCT7lO1MAX5FBHeJRN4AE6IRrggBygP5c96ylihqDq1AwFefHKCiCwsgLTkwIi"
    "VRIQLDUTFelAlodzCAj3uf5YgQ0CrECUQ8gDIzFA+DvjAXIFZoisFGCu5AaM+kwGaDQtJgBF4OFAYAhBH+w0GRBf-ItF"
    "uUYf6iAsgHOBlkJ5oHM0Un8EoAKMwv0H8-AeVW6ABhQoQKOtF5VFzsz+wg-b6IWYtyAjbEabIFv0xHGBF6Bu8-+tML7c"
    "BSGADIB4IxwwA1qREgiCDHzsGVn0CV81BcQI1AwFSDBDwnbbuQcA37ACu9ps6g-PueFAkC9VDjzAAtA8QwEpggBAAcNa"
    "uSiEBN5VDkUwpilxzbAcwdIDFmdNDDIdg01YACeEXkD2IBymoqJAgdfhG4IPFEH5bAP5CHKrADhV+JpUYCBJLpET2LGg"
    "2Q4ImoWDwCwZII4mwOQRKGxnHITGYFMBpraMdmnw8NV1nNQdK+cAh+OBEMK+QoKl3BBA4bAg0saG7kMUQzGYzInZG-ow"
    "nbaRYqFfXEwCcwYBQFmBwKOnsro9rA-aJGGB2NHsNE5AApBapA8o9HHTCIxgOq0FyHDRLpysY4djioR7Gc9a+wDxcF8z"
    "HDFDTk7pr4EQCLL8Wabkp+hFg1MrgSCFA4AcCEbIfif4A+oMEDlk3glGAAXX1e2Bh+HQVbO7YezG+6CsywVCFEqEC+fg"
    "CmYMHYwStZFa8+DynJiQwmYh8NAKQMPbgYA98ANFEGzeGCGP40RwnGubEA-IFwAQC+hnYByKA1mpzEyIfdFY-OoNGgkj"
    "AIz9kAGEUWWQtgLtjluICG34wJINAoie7E0EYZ-VgStAdiMH2esbObBOHeZDwDDP33FlJEY4lwBYE46DVAPITNKUK8fF"
    "Rhw2GgBwA95nOoITAAgHcfAFgOEoQbSvfXvqPyeLHk3MEgYFPdrErBE2FxbPEq69gF5AQyAMv7DZD4EdDV44CH3Q4hQJ"
    "HiA5QpDYgLp2ppoAwmsAYcGUBSIfwA4HJoYJGJ3OAfv60HBwQwog1w8cI7IoVgG4A7HSRx92FICtNfLIogaqBgvQABll"
    "2HE+jhDQAE2AAGTItTs4IpAGHavDQH5O4HMWg+ZTEM1G46GDBNEBwDAgXYtMxATHQwCUYPQbIh4BH8PsDNGgGhGzprQE"
    "TnFFL3IxGxEPf+4FASA4Z1Mc4zl8AiOrvFAQQ1uT4ACgelCgFnp5j0BKBQe9vrHgvwEQl+s6YWYcHqKoDoQPPBPAwM7R"
    "wUAAuHmAACKDHAgzQUQEgDPAFBQzRGEDCFRhSwAFEEv6Jd0YuEZuZIKQQAZkcHANACfDaCYNIAkjSg3P8vYoGBq2Ab4g"
    "Zn7BN2ZvvQ2ga9o4AkCyAGmP-oA2DJ70HDg41EDAQFK4BEohmPAgQqgDHM-r4DgGCrkCF+C46AqYTNqDAAmjrMOAS6HI"
    "MKml80AB-AvvUHUHilAQCuGlgP-HHZwXxAw9G6-Q4Obsp5DeKQ7ILxfKqBIAYOI48IGSgYEFpITCrxD7zA4Bw+xAvHF3"
    "gMHDBuoK4q46AgQVTcOFv7goYgwBwB5HjrHhYzFI44HhY24lSgw0v7EU0FHFDxlrnJQXo9dd5cnKwggEaHXb4agYRHI4"
    "17jjDoIoQYHtqAWuCDoN894jcFCfkFe4QCu9DwEadB73TdEbgCyhNBDHdk0n5IwAQSFlnYAO3o+h0rxV248FMjAIwGAr"
    "cSFqdHv0UfAUnEGLAATGQCAeFFDiHCAlEEGQAwYQCgmdHAIUbqTAFR4FC7o0VHoAJWtZALFfhmnk77HDi4A66CHvIYG5"
    "FEXIPCC0pXAQ26ibARAGAZGAQwISFgoiygeLGgj7IUQ1xNDmVQFZi4JYOFj5y5bmBBcG44pw+1L7BG5sPgyzYxYyAC5+"
    "YBhREzSEAkHAuGBfAFaAnCqRIjjtpVwoKTA8-EQGrQYAkAQGRDGwo+ZekoIAgUaIS1ap4ogAoBoHejOFs7wcDXUgYrRo"
    "4yKRG-UzEdHFD1VhhXLHFIAp4Q5oxdx9HPMebQD-JDoZZDyAhL1dpAjpZtE7pwrBNuvCRQEjQDY05bzogf0i3vQAwERl"
    "gGAVY2IEdFEKmA8kRAiICYBHMEcaMYGMgmRA+wYAAJ3uHIM3ACx-o4zGAgBwtBA0rEAuYwwmUoXBpDk2bwjEDcEAF3Gx"
    "ayEAzeDAww+YUA4YK4vypB4CYA5bIoCAR13CUnWekGCSe4pTgwgCYtExKF0HIIED5BiEDDaQIOyIaTJHGmL6sZiL3EIm"
    "bSMJA0CHHeuYUhowA4FAjQM088HUTR9hWQ4Mx2BOYw-awJWdIAF-SQC9HwLynCABIfFEG3rIbvgco1WZsu4qEAeoO4xw"
    "AAwYAL8zAxoof-IM4nhkMAgAthA0bRaI4HkCHIRSIWvBHa5CQHglYX4AHME2lnFB6xASJno2eYZ5Y9TVBEDjUGGQEAYQ"
    "xo+A39t1vVHggl-7AAY8PQCwyQGYFGDvAnoo5MHgU+ytPrDRHGM3AFWex8yuA2YR+HoE-DtiglK2nYV63IQBAAxPuv-c"
    "DIu3SsPHqZQSGDJVGoBGx4sAMKwYEfQFBgiqAVQHbtVs9nREuM7DHuA8oBD4rCUt1dwZyggSnB8DNnipvENjjIQwAQ4I"
    "MAQKI4dHlwY3dkQYAE8IAIjnoArhYRhA-V9nr5iIAoYADGh2cFwhBQFTqDmAi1FtGL7HoGwoEKXQD53AqgozxYWVO+Iz"
    "AnAnIW-rA3mAXPBFAH6hoQekW4npGQ8EABHHWbHYywA7wcExzPOAmgGTiGIwELnb2BRfbVQwIiQIGjCzHDMpLsrYETc6"
    "1ApQsA15NDgAfMoVkQMSOsQqQczGCQEHMvr51AU0ZFAOGuB2EEUhWGO-yTkvQMDdJD7biQA7HA7DoMYIIfpkF4xf3Dno"
    "9gZDFcgYo3oSlyJoAHY1mm2gDvW2VQYMdrM1fHGg0KgIWAEh1mPABkgx6W8wUKIAAgEliX44g0jtjgYQ7+zzeKrWgajA"
    "kBwG7CJIgbu3TZE-PNvAYDLYGR1xv0QAkwC4oWAP5DAhUYowRgcluN2+CsYmOgzjw6Y-dZBNQJe5FDIAkIAFoJ2Y04F7"
    "FaoygwvzelF4wzmCoK0GSm4DOHHFEjuIr15GGbhBZwPIqmEeSACD4YdIARAhgKAgKGlgxMIQmr24GW4mD4ldGYAAC-1N"
    "AbAcDEKBC8LAFUxAZAAyECRSraoAN4uLApYAoEIEoEp1AWgsQBpxianoqvwC0yE5WWLHvaGGmPP0tt1YIWAYJoAw8IKh"
    "DHNdIgAhA1oAvwxkDgY4Yy6sA+YYGAy2omuBFC+sBIEYfAqWCgIQPcEAA7cKwIw3LgKy8jWuKIHcAz4GCDTIdxQCmJbg"
    "Y3nCgYYLofefA+mRp2glLh-4Oh2I-LAqhBETcDsegzAShN+fzBdvYQYCxEAHoSO914eF1HLAIQPy2FOQPJYUAGgB84Df"
    "quzSmFoEIcwCD1ow6J5QRD48Bwo4DeTu4Eidhg5BVdRmiIIboRCYd+CCoQo4AzffjpZEsKAcMUBcR4yDATC8EiEAF1TE"
    "dy4AAirkFu-YFEWHf-UkGd030gG3oZAFFEwdWKLCAxSSGEJ1y0oiAYY5wvow4GHEkqAHS7YoVC0CABbPCDcnQAHAK4p7"
    "a-CQQBl3eIVMBCspYY+PQ4bA59ob8T4AeXdHCAGR2Auy+4GS9OPI7QtnWZ2rT04anStpgAgzw0d65-JGzqqFAtzq4HA0"
    "ZkqMM9ggIAAo93rn8BAKv8J7HYA0QZGP7H5gpAynLZOhkoY7fGqtuYIXVeo2cApNAgCuolYnCzN0AHABELIag1VwuGwh"
    "B-hAZwomi9CfE1foAKGlCHAcA-KIm29hgxznixE9XVCxCzsgkAe9Q+EZDBkBI+3A4KRC55oJ7FJgYAwCQ-4+D3A70Axf"
    "ThXA2MCOxY4r6bheGdGE2fIIE3ENaLrTDICbDRe4gxICGpr90uDLp0-xy+n09eoYYkHhiDA34AmgR0-y8HYan+GSC4NG"
    "kJHYAWPbAHR4IAinTE0SswCeJGuGIC2IwDH9jqdPQHAYuCvktGIUDXMX3VbHNRGAEfYdFABAe+9qMfnkdkq04vBAm4b9"
    "8qG7+AyNNeeEDFYYYpsHnh7FI4ZobyohB5AoFDan8o+uAXMHQI6miMKImBdLAHWKM0tZZacbDn3NAZxkKg8AGYfggA94"
    "Q9EL4SKQA-YjGDAEiJoodxmS1coXwBwonBAdCYTf90YePqQnDPxGYmH4o5JCc+4goO8XdGowx2CfJUAG3AwU0JoO4AFk"
    "cu2hpp0AA9GhPYA40PzftAH0KCAENSjnxNeGHOoZYPADGkA4DvBiBoD5WtDHBEM4JXZI5oI0Fl6CAcLgspRATQ-Y9YCU"
    "43pJJybCYCo4T3oA75BzAs4w-aJY5NAgzDpIGP2C0YAICFCCBVQFEJiE47eoYCDWVEetYI1K-vWC9EEGAg+FPswQABD4"
    "j4qSAgFWU7l04zAKyVfTAAEAAD41GoqPNFsSAoK6EwccPk6Dw2YCqfHYfWp2vCok6hOJB8ACUFou+3CgIjoBzA47Nmo0"
    "ARnJAJEKJA8AXgCBnXYtMwVFc7rgYBHN+QXgMB1VgkQ44tMGvMEFiwbvFgCgQIA2C-kaApBA6A9F575uQIhjQABaz6AA"
    "LY7FvwMY0HZeabT3eDv58AIh-AeleE4FWFBXyQFoCDExfKIT6Ow4+FvFJpZZ-ABhHko5bCMyiG9BL52CIZFrAz3D-wRY"
    "2dK-j+9WAHQW-GYR7fQG3CnwtHFQAjogIsXAMwKabnwHEKU4mIZsqDnd+LGcuAxCFCuSpDBXi6DuOkwL4cAltNUxpETA"
    "9-QDHC3D6pDGQNDC4GK-C4Ec+ovOKV4Eoxo4FjGyCPFAFJxH6cwQ703-D3xApiFYKzlIJ532fxHFgWJJAcgaGzI5FIwC"
    "4NQw3k4QTzTA3EQ8cVaNYgAhC5Qsh-4Yo85RAXFT1G68AjDMR5BTA01GSqC9GCi8StwGz7ay94WjZZBQF8E6w3CvsAfZ"
    "2FI8wzuFMSFp1xjgqHB6w4AO4Ev-y1wvtg1UreAAAxpRAYBBoycdWiXIGjbKDAvAlHgDGPZ1wwpkZQYHYAIzqHH7NsLj"
    "LpwGsqxAxmEO5GU4L8naIABlE4YOgwNyTmXxsKA+4w4uj8Z2hvo1VywUIqVwc2Ebrj+dJ5uD8XGB+NHAAhoq8ESGvG1s"
    "IoRSdqWUDPaHrN99AGGqAEYO3EWXgvBdYXY8UALBMXGEQ0QlYQBGA9PpphoGAYHwHWFCCGC4gYwg6Z0cIAdPJBOn9VZg"
    "MHBd8rQXKE+TF8RgF9AaB9Sg2XcAUo4iae+g2VwGAE+agHzYyNYjDgIHA9j1zQAq3KXBxFb-qBQgCAHvhgEmuAuIfuBI"
    "XFUYeO-kZ7A4nakCGAVvqopYDYYoG2Q9+FyB6ivj9eQ4iQsBoZJONh4QpyYHL3-JYSQKCRDrs2FpY1l9oVjYGjhQxgMY"
    "4IcsYZTFHVcrg-HwgCiICaC+jhGAK3DzHQWGuAw4NfGlFiAvmGdRoq2XaIADAFVCCR7wHQIAEhOrbCI4ykGQ+A46F9CA"
    "ZCRQyY4MzCi7oo94e9mIbIA0jp4+JAFhhxswFYBuy4tWo3sJBqrdD73nXEwHeQAYQY8FlJEF5IFdgnAQjF8wPgHs4UQk"
    "FYFB6ZbPrNPIIv0hrAASWtfWK6GE05HXwGf4AqSDG-ozw39sg--2ppNeG1e93DMVBJFyli+7GQAXuk8-4z-DFYCjDqC8"
    "AAMsdACzHhe4mGwWCFcI6tCoYDC-FImDM7S-LIjCoEhAB41IYQ9DAemdNEG8ACGHDlHfBKUgXQrpWP44FMrpWVrINI7E"
    "YugqBGTHaAogMHuEqbQAbj3icBhAsOVtq-NY4pAAYwHfKij2wAn6reA4Aw8wACDA4AeubEEYXYgq1hXPD2prCAZYpGTj"
    "v-PRxgxYEQ+zhAc-YoGuSievRA8Y1QKAoQg3LU1FAyWA78YipogAqYAHw+J6AM41NexmwGgpyQHDBQzXbKQGtKh5EUW6"
    "IIHXCaHWZcxE8iGwywUw7CDC6GFAtdFAYDADKAo7GCioEuSg3I8NSTVHZzjYC6ztWMSTD-ZdIaMKhZOAOW6QFjaXHfZX"
    "NtbuaIwgH4IJNCAilgC1b00gZiE5DTz3so6Zwh5BXcCctdoOa4FTxHa4RAqxr-Bu0AUGbAMPDTnEHEwtYso1gbrlQmRi"
    "A78JfY+DzDJieDIABgVuASPQJHodsXg2hY7b4AZfIBIEwELYwZAqikQEPHXTZ3GALzQJGfVMTYXKY6WAxKwuoHxBUXQi"
    "FZIpshUqED+fY5w-mNkD3-rg62zQAsWt9+WdG2QrzQJw4gPAlEQY+nuGYW0boozz3uyNCV8fUrGWOAkI1xjRtNi0enEq"
    "Dkd3EhiYsKRswDw5sc3WzXBySqAUrbaNT343pH56VIVH5PHUgvbptI84MiQFWDvQY4UE6bKECBSwVirgPxGqy5lkPeAj"
    "s0ky3mVLgXqel5nOEswxCjbBe3dXYAwVo2gFyKu5oVnR1Rau1CNkBGLs8nl8h0E1wAPXjrcNAbaYboEsqzk2QDNww1Tb"
    "ABVMZiGXmoQU4L9E2TTXKmCBex5zED48IdrCHhyYsFdgpGP0PX2zFrZAkahsYA9GYEdE8irAS4gDq8v8bo2EkFoUBHYE"
    "cYxtQWIYcHJ2uFpR46AvYQXc-IgEUcyW6ip4FVBnSxsLHzO5FCx1yEOYJDzb4Frudz5aGfI5zmErKgHggOdwoQOmBEDC"
    "VWDgdhzhRzSrtuDn3Eh1+KBwjiqV0isHCAUEAwQIXS3AMbZMGPrAKAlP5BLEEmyogEkBqhCEIe0FuC0DynnABbEkAQbJ"
    "Ieo24CGJRrI-Hm0yuP0kQbPE4doEIoC3FBrJ8dBjIPVAt3hD6+dGoheCgq4ZOSFL4iJCQggdDqAnQ0JXoyHNb0tQYCDN"
    "UvIQBqzHq+-jHzBtoYDP4JjGHUhybpQIWqaWgDA7gCQj2D8KgAlHXU2Lsvuk1F6G5MKj-AUFRlFttpg-FZZHgCRbLoXY"
    "QOfK+XKMD7x7YXoGoXo5XADhRMLztkNLA5ykSKyYioKBDhZTIrVsgIzshiuKDbFgqLNYgB4XLCkE1jYcJizdO-VtFUrA"
    "cQHo+nSAnwdojo7W39CTkC+4VYgEvTYrmYt9ujFwIIFo-2TBQSOsD-QHqAigvYngdCdQaD9oDMEEArs9cVD2BT3v2AeY"
    "AMPez7tF3EY0AAQlw+UBFYlOWINQ+-3BpQoJEFXkgO0vLby4VZm5QLGGAsEQsb8HKqGoNJJv0lNHSgdfVgkfgQhd2xO3"
    "9+0jJMFjgwkg0-9nQQd5CDY-N+dlAEZfIQiA6w4QsR3OF4BVfn4xwbhhbwsFGOFFoHHGtDNI-2Cj5G3JXR89aLGwaADA"
    "L+DmTVeQ+xhM5LvfzxtDGlFL8ex8zBYyX8YEBE1HiFcZA24UzNV9EmBDJN81ciPg5GKrq1K5mob6OgwGAI9II+nvhb0+"
    "gasSry9b25vzV3BfEhc2H9A9-EnsSZ4DZozI+GTmDhozD8Elb4cCoR9fSIOIFpRPESCZvr-JyZjRhcF1+4A4wTn3oqn7"
    "GhGQozUHGc6xdZgIna2h1DlS8DR-zHLo3QgDNY6vVKUAUEomZ7NQsqN05fJMpm3TS+b+jzwQ865SZ6OgMMDrHV8-JDoN"
    "fOo4QAWVKZ1NSl6NBSjTThe8coalPDx36el-EjftEFAu7o2CU1LpDuCYa8LovZQauFckQGILhGhmA6gb8KtQXHrW7+VW"
    "btFW5Dybu3M3HeCTY-GJZuQ2AbVoGWBTjCtIf4gsnED4YNGA3wB4qgH3HRXDBHJ9UKWIE2AUJFHgutaYV4yGQIG3Y-Es"
    "Y4iqURbjsdgRD4Gec9FHsCKOuQPBbNkoFSlKuCYI6imVEIDATmkjFoC2gPkFIT7tfFpErCYYAbYRzOgBYuFfEI5MFAIU"
    "RiLQCAnnzAqJ4AZEBeZYDJABUQyR+MAwCRRDEl-1FGzCIHhEocUOzd7oGJ5dBbJ4FDqGGMjuZcz6mRTIwVvADoVfNzW1"
    "QUzj3l8wCg8IjzGwAGTFxj4NMLbuY3CFHzVEJhs2B5DG-5WahdIW4pabGScUIZFFMALiEqCAI4PwE++0ggYsm0mi0v5z"
    "HGITARSs7xmIXgMpYDAIiWD7xaxcOGGNk7LFgSDcnC1tpiBxtZAQW0yBgPTJdhFDEyZnAXGQjwMMAwA3oR9wQ-HxRAuy"
    "qip4rKqNOk7UDKJnAArGu9gWIGHA4lK4pu2FG+4FSUgLBnEAEXlDvuhGdLF+PFHAEYqECD1KsAAK9JwcHBqRsasB23bU"
    "yZfCwUIoO4ifUwAIyGYDvadoOWpnc-sh+vYeCLogKSYYGrguUEGhfdAZFy3BYObCmFL+RlofgaiEIvAoGOKiIyyTAFFv"
    "tradwAF+CqUJoEaWfZSE5dZoGiwACeWFPY8PYxdEgTNAFnDpIGVi1DQnrrlAabqyN9mgmSqoIFIx-6CBaWY9QjpIcRfu"
    "IA0C+-rNB-ARrunBCoK+pHoJrPPYYGJ5EmGYql4+mYnHYZZCnBLLsIi9pzviQqoHJ42fdcY1s-lwuC-nq64A8wz-TpsI"
    "pxXsEchXrX8Wk0zKwyy2VAfA4JIZjQHR1VnyR4pgBszMW1MovlpcWDgEkcNiwRt3GqbF84BvHGVpI94vsB+MoUo5dD4v"
    "baZ4YNCBpfJoiRaMs74XAXC95GGkYaXf4Y7KjoxBmhPnd-Dwl4oJCIKuujAhj9d5EMAjo8Pum-4HXCrfRDHIRog0ECfA"
    "4PFF7ApEQI2xkgJsVwOhwcRFAkgmAQ3l4A+TAFcWhAqA43CHNBXyoQtgNsRsAWgSykT1QBSQKHn4ghWwpVj5dYFoaLlu"
    "fA4YQI9rItyFL1sCFNXX5b9cfwTQ0CKodg4Y4WlesFggTxDkkbZfJSYrsPQE6+RAiFjjaDzvDlf0wBUomXRvzLIwiurZ"
    "NgHALdO2EEwTAiBYwUwbUJSQ2qOPMFBEARkmknB7+weWoZY6lRxjfRfxGHZBOHmIA9yjbwWBxwU+jfu1udwH2+lOIG-x"
    "LZtAbEdfoAoUXTpy7j1LmAA6N-tAAgOKw-cg9GIH2QYHD-gIq3lu-UOctHzLSioDKhwnxCeLogyASFABei38AG0wBI3w"
    "KMYixEYvU2FnAfrwExFQ6QpSCd6-vYBL0oD1jOzoGf9A8yok2pk6pGYCo8NhE5l+Er8YIwyEnOaYXACLpnknAIlM2IMy"
    "8JvAPIV3tcR1BSCVqEqjCAio8BnWr5CwRJiRA+I-+uxAAW83M4Q-oGRiIAW6gDDwl0uGC8MWndqw6WtrAeQxaxAGh6oN"
    "waXffoL24+6BGfCG8go-7WDeIDs3CF3WC0-DRBAZNFwqVwHw5244BuQFqiy+gF1mNkBZpQRPcvBAww7XauaENwDE20kn"
    "83eGY0+odDoii7oHodaYjw8VDFLOM7jEQuMUaw6zbyFBg6gIIuUwCAg9TDkB80JBewpIGK7M2MLyibR-BFKBhFWHpEiB"
    "oSZNPFgf4ULs2roXF--Dn9jkUEnCh-HhD5xUQLAOaCvFf1X4o3Y8sWBtFq3aCw00if4yIIIRW8bhl68UUkCwqzjwWC6E"
    "oC7AxuACFjrfM4ZNpYblAD9KfAAFc6bGgQBLaWajNrM4HJhVIQYwrpXEHhhFq9YHV8-krTcgsAhE0yAXEbcppDkekU65"
    "8bSjkfrIgAzwLUHQp2AAEKHPiBnhyTY5uQCkLTQThzC7tyoZ-NVssa-8x0IU5KJcahzdZFkGgl6eZ3bdQICz+L814T88"
    "xsjDI0CHOE-wiHdH4GyDCBdCQjszF4ARIYdFz5lIVdoSJks1IAdQ3pFX+kCq7DghmGQnhivS5h6YI0wY9-4RcmDlBAtF"
    "8orNCMT5b+Ng+AEUuD2EAoGjK6wmoianDuSXAFdZywyhQDoo7uW8wDyR5gYx7uBKFbSRTY0AXvYYOsH5wPcI8iFBQ9Bc"
    "hAwSEkBvAggCH06EQChA7G2nAvIhyg6uihnk31OmBYwmgBbOjkgqREmELuG+ENjCrVBTZMngFxIIMhtZVYRAuscGxne8"
    "PBgEWkY4tyI6KyLVgH3kHrHB3VDH+1d6RZ1kABLahDYwLAQdffZAF3AJ4YNP1Aqb21QwPbqoaHjghfA-UroYDkkg6IGF"
    "qyhw8GgD1Ui3IAEYI0YvlEhzkhD3ELGvXt-TCAaBu+QmrLOBAdjGYnb1wEbuYe4J06kxGQAG68CpciUg6Xh5GzDHZooV"
    "MfoDQ4NCEkAAlCk+slQFYo1z5nbkBHcW5poLdYOFP0bJfc4HEnMK7gRkhlTtMX03Cno+KlIQzlB2AtGuFTTAYYzOy39b"
    "qVbH4Ak44RXgza12AoDMpHvMTkfYzg6QI9YjAewqfFpDOsHAFnMwS+Ql7pCwQICOkGg4H9jmnaoAQAQcYLlz+gGA3926"
    "kA+aD4hnMNuLwCjNjycCyDzIPnImoIzV47Cf8bccouAAEb7vsYd2ArfA7IJMji7zgwAJNgB5pw2FZImMAxkEQAjZSowk"
    "A6BVRIRCTuQnDS+kHkEBgO4ORLK9+Zw9whTDXeQ6B1fCCdCE3zHMoGtoFBzHMjxKEw2QIFGgM-u0HjHJYjlQGG4SqUY1"
    "Bk6ocW39i5d1mTOxNanN+XKXAu0oQzrEg15Bkrzd-poICGwMAYL4EoD5FYIgMVEEAQMSu1GohSBh5L+y7oXhUK6Y+VEq"
    "CmDsepZ7oocs1BywsT6Y4hOFwbAfHI-KuFeHIJA0G4r5EoL3SfRg8l6KbAtRMlAl9DgoiCwHCDIVRStGnNHM34jqyCAA"
    "UAyGFoYRcaVhU3q6JATqThEDDdEQQD55ZHABvXUKVpJDQIszlNDCRcQkWByZzQAEA9-oMKWJQQE36XL4CgJEzuS+05FY"
    "PU54XYhN+iRU+sWel+9SAQQAnodBLMaKG9AbhWMA-5DRw29jdIJ704SgcQaG0gDy25cFg4IzuN3skK0x9pFoGgUBfjpI"
    "ICVsFpmxJRAq-jqVkuLRMhY-JQAKY4N+TR1SMg5zHTdx7oTwbkzZqfObzE8GCD95qZyX1dFdDB1aXcHoNyt9psrxL54J"
    "BwZBB3yopEMHbXynaPrMbBmElgNlwgk4FYZXqtGPdtSHcFcfgoKHMiBwwB8zZIdgCnVL2uA1mCpycPSBHPGIkAfjCOHZ"
    "732qAHzgxtGwra7qLDB1YkZU4xEIxYH5KNBfrpRYrArN7iGFzOzwWkqXkI4HCw6-AoygFGQARANK3ExKTynwg4a6MhBs"
    "DFuwSqiIVwZdQfAGqXQt22Z6h+8DaoaXo6MoJBwcBXQfqigMPZ07YKhcDVoCQVkTS0egA4GICXAUEJU-owboANsWPeui"
    "DRA0kVjEIBxWIAgBGSqAyM0m2tBOCDdIgZkJzw85iCBjybsTA24RsKZVyNYAEgDzq9GZyiSCnG1TV22NAPSxGP4AAKgy"
    "TdAaFA95AJGogPK8E-1dZGukdhdm7InoUPz3UXHc85B1W7HoJ3wzwFl1gCYoULGCIbHrlpITiRGtI5KV6Kc8dcC4wvmL"
    "GRgGYkfwZf8agQtoPAWdtFU5TrECgx5EhIO5DAnCD6H9KF76hoXtCY4mGYH1AdjfBBCBBGqpmAlmTp35SN4bFK2NpCv3"
    "NRZQ+GpIM7A6f9MwgTInBdkyCxpZ-4DB4nBtGYYBEzrFkkQcdIUDmyoosfGZgHLMwAgAFx9LLWufVyALd5dpmIEywy40"
    "lX+2WFMIIIUKxHO7CFI-FTVD9QZbg5cgBo9AbmXqAEFR1QcgU6HD2zeOV2Dh+iFS6UFqYIYWm6+GVC6XCLGu+wz4py-Y"
    "7yd27fHvmr7UFoqA5Alc0VAYGcb5AobOApqTG-P2IxlFGz4F8EW2uHWSUA8Y7kseaAZP0+qoCST-YdIoAhC7eyV69bLX"
    "iaBgfANMxIMvcIjqUNoA7JQ3QHOgWU9AN0t01KQ0zp2Huo4j0b9ilAIR5veuWKM4iE2fGgHxvw4BsAUuVCADLwnlOxAL"
    "x6iAIATUgFq7WHTPJrgdFzk83YaEAKlPDTfVYfU5CXRlAw1YvhAYrm+yBwa5EAnpgAAYPgZxaeWrSKhouZGuTAEF01Bl"
    "RMWzge8myXyAVSBWrTu5eCaEHV5VAwd9N89R2KTkd0SQmdzEnAyREjYPRv17EVmywxoygIGMYjaHH9D8tKZhLBNh7YqD"
    "dAE+bChAy7iOU-Dr28tMx0eZ8OGghE6ethH5Av4vyZBzHAdYp5yhx2BFPzD0q6SgahatWjNsoqxfZQm7tpQJoB0sAI59"
    "RwHwCpEJrCEdZSNxZGIBHIXzAWHjAgIImjoVhzHcBAGQHtG0UMsDtWggbS5JkSFYqArVdxhEdmQvOBuwAibFiCIjIXAA"
    "6tYD3GPDGUjvBiAgAWfQ+HA0HGxHwjENY8KOOR+DYYtewSwOPYwEhMwK6J+VwIN6QCRy0ZGf+DBqC0BbR8e1fVu0BOo3"
    "tGW07TFosHHNXjDUQcHaC58Hctw4u4DPXoZcAOouDpYkUiQm44vPvFtAWQLH3LEklwABayo3ovamOaA4yhAxwAIo1JiW"
    "8Y2AfAgIpqGwYmfhHhYKxBNHwh3z55l5CRkdIGiTgo8MsBR101Ngpd0YXAwiXT9rb7AJI2moVwFuU-ljX3gpkZB+LSD3"
    "MA5Th2YoKhwBNOFoutBuCJHa7PyMyClI2xMqUAY80gDu7UNgYQE-NEfXfTRsEUx5owEllFEwEohyhInDhuR-VRi1QAoZ"
    "1CO-BsYWf1vjGWTbVk84rXEHzHtZ4ShLeHxYBgYcD+YGSXA1ECHEg4I0QAZQ8HzQzKZE6DqGxFC5yhZprNQVPujAHhOP"
    "g1Qr+U9vxfCHCoDeWDz3ylDkA49DgV0AT-AYIA1C94youo0AA0A46O+wOwKUBXjA44gkyngXYfAIxjFVEXJY34ErQ49c"
    "QClEEi70zgAwKqNs5HSA47bZvbK4LPQ1cgHL0TIjuokxwtAcygEVy3RqFDmHdeiaS4oouQDFPxAaIGMy4OsETLBuiFEd"
    "WsOJM5+Y+wANLACuCotVIhk4vmBt3WO2s+UquuYBtj-Y8AAOGAFMjzpxA6BWnACc4bpiM8QGcx1cfA4IimO+dCP5AP3Q"
    "31oAuZAYA042tdor11zemfc69eLgw+MYHuj4xBJBrtc-rbUh0JCVUCMtXA+ACffbkPMvoQGHmBqKjMiAnshIpU3LPAfC"
    "IghsDCQGq3CRUDso48PKdIzHWpHYLGKywcdqxqVDljik2XIyU9as0a9FYmB2epFeyeA5zWWm3koPEQxpiIoJhDTLFd5K"
    "IBmHFjAfhOTJWTPEfHdurAbw57DfH6tiF7YABzgKzERGfooJoFEiAZU0LwEmzNh2GYJQaa7jBceAdISzb4AIwjSSFv3Y"
    "YtA27G-QvMKnY7kE0BxQoChMoVoBgBFWXA5lrRvbRDGgkxDGN42QQppqFEArpYpSzAMyy-50qvjdhpABAPGYmXIKBK44"
    "5fMQXJEWI-6xvmWASnp-urNiBdSqODaWcZMhWoDZGFIx6sNd3VD0AJwQR224ODe5gtz4hhgUFf-0ring4Hd0c4lAKADS"
    "ZEnCAkE9GUDIkGLbBosIn7HNEEJNlAAjwoF1FvqEv94udIBoUmDAL4bg89PGQG3-jmnCikUgWmliAxLA42AR1XrNNdss"
    "kCA+UzCojf69Ih4xcW-8pdBbEpYA4Y8HWAynYFuIBoghc+AyYiqY-UNqMAuIIXnPfA-LTIANShal8AtN7moPxqFt2Hwn"
    "7yBSD17MkLdcXMRXEFnZuteiwYpy3IVkfUIKX8NoylORbEDqCBfl-RXoDnl4oFdBgYXEIaAH-5RJFYvJFgqAzKC4jL7V"
    "FAKwHYFmAIG5nngP0uCaJTV-sw+oFBAWRqvDEnt18CS8ji7HhM4ZGIBH2YuKdYHVkkrjXV5ynYtYNEZ9JA-kEW6fQHgc"
    "RwsWyPgZGGFHvwVXY0xQhAjOAKEeICUFDDQZGKAZ-ETDENu9dedxTQKo-rTohVJIGkCm2F0oSoYB3gHSyaAQSFJqwtAb"
    "j2EXMKmFRtccqb7etU7677Z9+mGDdoAYVZFhVEdA9v42GaA4Cm0MIFID7Cg4oIvADNB7IrmzjbRWHAE6pX-IwmUqOGTE"
    "hgOb25kGLqArtD90mPbT1w9MbHcAyft2KhP8Pb14CnvAGJaL5STAlplZbYkCmfgcZA4i-v1IoWLAS3-5ygSQbnAaKUQb"
    "ikWKwwawBdq1gyx3gi-YQg5O-oLVOIEeiWgF8AAHEcWS1wynGQIxaUMGA8lJ4AqQBByqOqeJPHgs-RoBjCg+lVAyeYur"
    "ZASK9neovaHEgjDsHGjwGQJMM0U6iPAgGL1oSEjo9txQQcA-loL69+FeXhSSFOQOeZBoSnQp+-ozjAK4wCIjTfMHUlNy"
    "3KnPQOwEXwASRAGCVh7bLXGdfoA+rsFzSA4CHArlwBGGTPADoCI3oYqOlsFe6tNbQbEDQUBV8xMHRvJcsWa74AqZcAE3"
    "eWeBQtACghHAFAj6Aa47pCVCe4iExAEGEQz0QqdDNaIzkpBoJ7qvBJjHgrDeceKouyCHKEPuQ-RKxooFTHDrNENFW1sk"
    "PDDF7gRVwGf37RZweUYGZE8VKnTUIDBftPjogjW2-GXP0GkpcVFFgF-bCkEYGEpQYBDRkUC-7nMVFx-YNDsNeQLyAhB0"
    "Dg7RnY1oESuA3Amo4uB5pk29GhQMiPIPskhSc4GKBRCwCKPXROH2AqT4rmgICxt1Xi4X4YVKb7hNCZ1yCoDOYDSGCEJr"
    "IdMGFyNCrJC+D4ai-8y7XAdPfhuWgMw4cXndHbgyogiUjBUQMCnonkEACjNi8ugyRt8yDW-a8ljFAXJ0HGAqjOKaeFGE"
    "56AEcJk-A7C6siKiGoje92s8If24hUECSOGiQr2RFAicEDOgJttYNhlaPjDIBNkDBpE2GFsPFjliodHuIXoYAineVwDv"
    "HyeH+wyls9jateB95DIDBWCSdyrsdIDRWgulz4DArmnVDiQBRqoTCyXjKrkmo6iTQW7HbkNlQAApH0yDIFrySHCEGw3t"
    "u4KYUDFTDEKxpRDUcTckAPRfARjBJIrdskyYAJRjSGCU0ooiXp09wHUQMJHma-CcydvwMGH6CBFfTvclqzBPHBNkIFHh"
    "Fw7TH9oBbFIyfbum2bfmvL3Qy85Ip84Eh8eG7GAbo8-zlsADvRgA4sWoZB7gYEU59tAihgRjo4Tv44Dn5lzGI66UkI87"
    "THjEIR7pN9IMJWIaO+IhuUCKJu3ynnlYB6viKHE0GUdH+bVcdLuqloFIjqYL65QsFvEKTFO4+BUfoEBDbwnpZFwAl6gQ"
    "VDuizB47P4FQxUtuzLng5Da+WQY4DQrYpMKkz4bNRw19qyERJvXg-Pw8koVLgiyNBjZJ41eMmi7559HfCTQPwCehij4O"
    "VIHwrYimKGOd1t7wKkt2fwi0gHBOoAisb2dCdGc6DDGYnFIStBBCRwab+br0eGvEvYDoEGgZTRGX+AgIIYqV7BB7ZRrI"
    "Dk-BQABLa4DhgC5WQ4lydCPYDQON552ZOAYWBS4Zzn6vigAUn3zpX6SlrNAHAAFEvCtRtrZoKPKAiBMcHPoYAAIGCYA4"
    "IR4frQY0fA9z8mA4Y3U1QgRWQHswAn-Eg42jkQ4o6tGND5CFEB6qCTHqHcAGbkPvKGSHUFonoHjEGYZfHxCewiABvonL"
    "Lqm4BcEYimOiJ2pPoh-YZzmmTbeSuWH+a56YCzPCibTlPM7D1gvFJFHATwlxwswKGw1CI+Yrr1ArAhXlNgsQxjqvbBHW"
    "rdpQBy3j+n4aAURERHwqYhAWqIMyUGKw5REXlxR-ABIDA5lvbeNsECo6tHwmkfFAWILjwKBYgLgXq6BIbHMTK9yoNtvr"
    "aEJwOGVcPBQCkg8Al+Qw1GO+HrV212SjFoAbCEXk94CK6FO0oj289o0YtAAmIWDrmf8QuEuYM4pA7MZE4NfCFDF0rx9D"
    "BByAaVw35opwqJK7GBIDOtwGdQEag0rLqtB2KsKK2Vm8fFl4BQLDNY15CQ9I6oQ0dAmAwvNqGDRLeJnESU1Tu4G8JaHv"
    "AQwqHYEWyJGHAj9LFGOV5KGdge5KhOnNVWKR4Yu40VNxqKeTBbQmQQbCnYQAhG-dNngJ4k39QRxgF1kMjCzDAv1VHKdI"
    "o-ppB9DZyOOQYHSB1x9-SHMdzgrD2AleiIHiFrdAND4SeuImbCfSHK2XodA7yQiQZZgT7I8jOFOy7AGkg-QwYE8yF2uY"
    "OQMHnfNAfQ-PIEhOMl+A5Q0nHG9mChlAq8GQpMoIHegg8lknnDgdB661ijpuZZ+04huoKgTC7qPgpaYwkY1oDLD4wULY"
    "JEyJsVFoIy5gi20qT4+FTwfCdF9GnJ0QClALtNgiEUHiDzk4LPswzENm3YjoYeCTv6jwjIAhQ4uWOWG97eKjZOokyLq1"
    "yV4UYHOTHBR3-4I5kAr8GC3GM60Eu1jPOJrSnAZ8LEEk7FX4nb2LHwPgodF3yFqAyaQfHWoEAhEcPOdafIFDGbRjggVA"
    "xRiDhx1-8dZAKAz6oVvoPMBtnjXawD388EEJDdSBcB7vSeAEgILTxwqfhW4BwgfegeI4O36gBjQUeJaoFAjdEAb6U1EO"
    "b3JINU6Ik+EGl5oRRkwt+ofHhhVb0h+PCuRAggvzMtfdcI8ac-YoPAGBjhGeMd--e2KFBomDMeABCKBKF8G0C4KARQHL"
    "PmdjFFp4gqgYuhIYDJRGrp7StlogcjEWl0DyArcfOSxq3MPImpaAUoYJz24cGcMFEHI6BQHZHrgqChiD1HzJJukB+SF1"
    "gxY7A8bUG0pB8WAGMV-vbSC9lqbo-IdUUPPWY9yWD2E0HOGwg8IGt4iC73GgYQy-GsrEI7PUT20Q+CVHqpfjhwpwYBE5"
    "jYj0gtCurR1L3AOooj-g8+sJLgIukYISXzwcZJYnaUDFB0aR+DYcC98HoR9ZAiooSTIAD2m4XAKIA29SZHnjBKhnHho2"
    "SEsOmFEX8zAHKu03WBhQJcQ3PSThEEMErn5gHpIcCxg8RSE1T9aPwChXEiwd7hQIeHAQzPokjVAelEwNk7G045o6hPNy"
    "zWqAYYo7oW7QZggufTK8VI8oVytAFn8YyJjYsGZqhh7om6UgQwlIRxTXBxQfAFIQbrCXSDQz6ouuo4AYjACf7UcGTFHX"
    "k3bGFagb-HAJ2KkYEoygA-0Zg44bhgQcBtcgRkIAwgzpUGM2F13o+-FzxQqd1AGCVE4cEl9xrkG4A8WQ6TW6ktoDid8V"
    "1i3NC448ZqzAeHFR4cgo0vAi4trbkMw4jJLGfDmfmHtDU4BtADEoQysIM-14MECjUkZoQhFtL4NHDeEgtj6Z7oq3B2hK"
    "Y6SyIHV1FsDC7jFsK+BxCtNsQG15oyIG9NZ+MIQbtVHi04gp6rGDkFIkpPTGSBZxGR+AxvMDZDxCwyL5yGw7tyUaW62-"
    "gCpYGFX7omA8YEIdwm9ulgUKJIH4Wo+jz16AzTQICpglkAztGgU+t2ByvfGv1FEAROH4o5DDIZqoXK7T9ukGOfFcQfwC"
    "WjEQND2IU2eltOL8rJg+7kIqP4okXYPtECGd-XGGeL2ogIRHNF9T0h3Rwq5ABCqgnf1xG2zRhC5bITTtkooFteYn+5vU"
    "D4krmIYWv5FwYFLrh+ESY41LLgwMJ5xJoiiEHvUdzJYue4kZZQP32zC1j-kJvEpPaH522gLelEaFoI4QW62lfNfnvlvC"
    "HFDJzQD4Q3-G-InoYYzAA+TD1p1o0wpIAcDCwJG29I4TcyOZ0agLSAAn4ZarVSX4KHkSpogy35rssoq7gm4w4C7181rA"
    "j4DaoO2c9of7-Q4WGWQkD9WYZ7O7eCIIjEdPlfUrpPwGHMPyEwkFBQ3CU0uKAe39LpDP2FwnBTT74YlCwB6GYRCH8GGe"
    "BQnAOYBQUe5rcSNBE0iJ6+l1Fweu72tFX1Tpzw6PToCMTYCBbFVBCgxqAABWF-jIfHsJ66WUUYIYQbPuYNSao40h1zYZ"
    "AQLhGgT81jZENoQ0Z1hlDvAsmf+1FfQgZgy90AJtrPXK1JwghaWJY6WMSDo0rW7h8jRHDDFDIAxOHOvuppnTetihHLEo"
    "lXAtn8bZDLJOFC+LMYpN7MA7qyNSESc3F4U4Q6yCPcbWqA-bYXUUwrgHfd8Qm-P5HR4lJkj78sGEzlGbZ459o4y7PwAI"
    "-gFSAecoVvYHyeT-obnHwxSZbmscbDUm408Rl8XMEeGf0WZaBSGldqf9gVYZq2ToA5QXFhF90t8LEO0H3de0V4CpQOBg"
    "mAikPpGLAlJbAY1YEzHlYwoVE0wuNz9gHYrAEeBKAwXwXIFGdCoWYyDtpRBDwYChBg2Ggavj3S9QZ5IRwzVWj1arrYSB"
    "pGStEIzvVAk4Al8x4gTRsE+wAbWMecLSCrCyRcdag3HwRsqZUDkjHkI3ZQNYUAO-AUEBVrVCAoQHnxLDAm1qa3RxRpUb"
    "AHlZB3EUCGzYRg0NxNHLpnAbPzfM7e6ZCIEkGtOPLcDBQE3FrmflK8rdKwB5w4rEdjN94oDUxiVMRSwkxXAxq8dqZYvb"
    "CFtHA83DjIdAGghZAGzUwwQ5MUk1EAmb6cDxIrHB4QGOwA6jV9S-NFdIFHCxAesEHzYemzYhcaVZdAChHCFdZevYNNaq"
    "+Mw0ULEa97QEc5bVfbXAVijVwIXKP3oFpaoO8gABrXSgldBeA2CYDxZBg28lGCUH6RFBYpQoxBGwvAOIcDQoKUgoOsA-"
    "T-LCIlgDaq98aAqAYEt2EiufYwtFHVvhb8nFKKYKIGGQB9CgQNWRigffoIEWgPKGANPRw464i9el5CcSBI7tHAo-BMDH"
    "PCyqt-3bwQCh2GwD6zY6BMDfJ7Hj5IDlgrONgsImHhoUIYEdf03FTsnzCzbVkmICv9oG-i+YDdjJgHsOoXhc1Vgw3JNA"
    "vYG8+C8iTGZRTgPm41VL92FlYX+BKGFRara9XDmGMgDkqt4IA+LWKXxmCJ0ZuQJdEU3AdZPKxoobAFpYqcqeB7rdoB6y"
    "YsagbjFbVDHLWJ-kSeviTgykpobkbiD50hHT-lqzcI5AFGyFzDAIWhNWRAFiAzHB-ZgeKtIfYyhAIQr7o9sAzgVcsD+N"
    "pHAucF4CU1Z+DgyIMAUrdVz-4CwQGNV5aA4+Eq3he+PC7A-oGadUJlHzU2MCO24RVogrycyrEX4yX+RvHlOD4o-VKqGd"
    "wBGaX-MpOG47QbYPAVQA-9GzwhUBZo-+b6zGCSX+TJnm1PB-4xnlmgQfCpceaBBcuNDJw4QIfA1qAeEgtXIZgYAgWqnI"
    "czBugg4A5w2mvwEpZ4UeNpqZ1ZHnYAq6QCssHrdmBoy9JvnkMgDGAATBxasW8AEU8FR8BDFL7-GKbZHPJVXiALG+xcrD"
    "+wAUAQy4SXLnH09p4fxYiODAScW4CFgxIV4uPFoDAgW+E5AoF-hzmI7BBKYmwaIECSxMdBe9CLTW3wwaZLLAT-AYuJ6c"
    "o+RHScOAsUOuxAhpErBaU476Y3wzCfXFav+oq4QADHUDxDAszLIBTjTHq4wJJATYo+4Td4NolP62AA0W2Ye1nHIgHFkU"
    "SAbgHAfSLURRiZ1s1ueMF+guHpIxngG4xeAq+cIyh4icO9wREMFo-AeWfTgHGMHgaHQS-tIC2f06xXAcoWA9oAgA1FQJ"
    "vTYo6UowdZ5un9czOoFFq6i1gVs8fIAYUAGeqMe6CCDPYgUmH0Eh49CLqHAeNSbR9BEE2U+lBORRfvDgMorPPO82nQGE"
    "3uXyFBAZUgCAHAWQDGwi0mQowgYDOCyvkqBZ1zZzQoeuXCR2GY-hoKTgjNoTPYQRX-RVKmCw4BG+gKVyS3Lu3PgYAFHr"
    "4ZE4EBHD63Fo8KUsDiTQKnpfypm4vDYqFZSlil5j+fxE4v-VnPwE+PSBPsPmgYW330WYsOx-NVJbAQ-CbN-D0xrJ-0ro"
    "BwBh00GA9zkNgcDISqAylUwAka2AsitIUFGV5ji9HB09BA2t4PXg-CQ2+DbrYXWDYAyrVXXhJOWRyYMlnFrQwTnAmPoD"
    "C5BMkOPVDRamqYHBAgUh25UldGhUofQ5uT08X1xEVOAsCgg0HBLO-7z4OA6H4BAQ75G6AlGRGHK9cQ734ADgZvWAFCHY"
    "p2QfUCGoF3ABPkCORfHaDdNs1laEdhFAhQk9BgzlhcQbG5TbiFZfvTA0AwAyTLh4w9mCHlQEFawI4+azXgckDtE2Dnkm"
    "7AaA5S7c3CLEbUIrx77I5lEwVwywmb5eiSlwzvN9Bm1I4Zkr6ytfGFNGIDWcFrkBAMBGYWpuIA2IY0If4KPewaEAzEPz"
    "t1d1pnqVu8Oh4kATuTXFHSNZYq-cEpTcKm5jE38EoiuZEb06tgH5BdC-AJicwQ7OBCkByIynR3GR2JzyFRG1HQ+kGiou"
    "TXnGOWEw+xcIz6Cvtb+uw4l6gXoncnctOEOWy0YETsr6SDrOwKSw4tDArWBgg9x4YjZM4i1FvwZZEFxI058V-cMGh3AT"
    "GCrLiJwOqaHTV5CICcAyCNCVIEdIGCGUEsLxqIK5WDOFpkD6tpgCZSEggUuwpwe1E8wJGoQSXC62LQVmigcYADl6MEDH"
    "eUUoEoYRrgzeQFrb-fPoSFTAI+5wGB3S0Iwm25H7LGlbEBCWt1mhOc3jTvmeDOQTAC+q6yAp4leTARviVA1EoiA1-hA9"
    "olNe-h3bog3wkUB3g4vBMqteSwrBgEWYWVBQl6sd6GbFXBVEAERL-OYXaCENZbwMFYrzRvRjVJZVaD8Yg1OFijZ1U0gl"
    "1zRRLS1P8FVb4Gpoo2ocg1Yg2aCoJSHPFEGFij3TAjN5y3ReQfhVTE79DYQwGo2BmYZNLYmG6Z0M0w7CBdgH07qToPSs"
    "I8Z6cYHoqNFMLfcp9atbOOVUDWb0YUwmmAvMCajwMJ-AvtmUFowyEFDlg-rCppQv0vGzR1DL0CsdB7rCKadVBnIAANRI"
    "vkPReAmPqrvr282cYrBbBAq9vVw7Y8YwwoeTzSwABizgftYcvoBK3W1sAASJwuBDogZ0gwwg-PMHw4-H00Csg1dFrgz5"
    "eKNyE8bsEtmwU+HrUAG3KrpC8Bo2rwjzrboYcFlIBECpMPQvGTIPmgAAH2AJzdql9lS5tUpxTvEB9BBlEXg-AAEW2YCO"
    "xAfPo9OhhqzWCgotzq8iaIsmtEGAuQDJzAFWZnEEaAykI0JYfBABRZAyDHwhCE2Azo3TjFEJQVrF7tI8W1aEaA8+FWFS"
    "C-zjSwLFAu1vOLkThRcwC6DBubyaVwdL52H6i3DIYYwO0HtAPnU-wsgUYVtnJtCAKjgFdPNIHCuRJFo5vb6XHk2he8y-"
    "IDV1Gd4IOxAQcHgbMfCRJQOxP5DXpcTc4GBK7WixNtUa78GTI5co5gddEEof1ypBANe5jY9C8QqnI4AzilgnMoCdjAdB"
    "+uOoY68OaAG2-XUbKECp6fKe5fit90zImG65EGBAC6EyPlatA2I-oVTpF8TXegTS4cYODPywa8HZgdkiIM844ozw9z0t"
    "8uAfAGowcWB1dJmk8ED1GKOLH2LpNiQUMXzBw+53buQ2PjgMSKqnYGrE7kiHQb9AG69wmRGxuxYBIuH8buTiMALV88Bl"
    "Y9wrFYaFaE8ZbIaUG+BYJrBFZN2DKFos1lgLGKiFFKf47Prg054WIFNR7Ag1CwuANvIQA5wIOAwxJDU8625A5VlBiCm0"
    "CDUaBenx3nEiqwHqJGBbDxXUH3YUGgXFQ+ScgIKKQ+V2bZxVBoupA2zejoItsCJGQ6CoB8dX6Cmcl1xiHrXzxKiXKxN4"
    "51SuJGpgTfV8zwkFjFxAuI5AWGIFJZB69BtSj6FpHGd1d4ZGaHM5ap4QWAqOCRaJB8Gin528+IYYCYLlXlbBYOgHueC6"
    "H1MHAMAd19VwY4momDsovICazzrhlfOQS9XUW5JGeCbkkoblgosfdP4L4-1DQ6XD7cQY3FsWPGRAIqMGZERC9Aw0jCGL"
    "QQCYZBoK8BGA-HzDtcMoarHFOHsUzCrNIisA9AMZd5pJ9BQ6N7Ec30snr8hBYNBRHvSoJlKTXx0G3oPwoNNuzeTQLJAM"
    "GGfzUG4PLJmHYmamNnan3+yOYYPBbnwRGihmocjmwalsERzNgJTKYY-G8TFO23CTaoEZM-Q3S+7tAagTo71DfDADdAaI"
    "sIQTM4lFYSg8QdsYi7wwGLIYgKAFGonHIS5HFtoj5OTPqmGB-NRb7wwLYAhoIpgWoBekb3feAYhYSQoE8Hpx5MGtmGiQ"
    "DDdfyYrAyMj7qLZt64xDoDoeiBNawLIIuJGc3wElZH42g565eRl-IrWz8LpyZ+OhMOzb7luAuv1gilG7dpXBko6AEBzc"
    "DXHQJFh9GXs1RwJmwoZKgNQ5HRmkAVD9bRdfQG2wFDmfSrB1tQCDMZrGhxb8EAXCaN8Elxj0WCetAY0XiB13GOQLwQD3"
    "WJGLkWgeD7wWHUYY2F8EdXFAKAieFAYCFxunB0USaSjtEvCIQsk4AYeQSNFAFSCHza4YBkMrlFeeQW0oYhD1UO7Y7HqY"
    "wFXgaFHHUUh-ruCg4KOiTFzbI7Ak0RP8-rBcCQv5Y+AXxifIZpwlL0kDjDXDIa7A6QMSjcYQNXHSTO8eRTFcsopHHfFy"
    "AqNAEi1pafIt9ZicPQhrEvgA7iDE81NIHZy7KG3b2JG-k9fHJ6njIJwmWpkkR3TodXDAAPQyp1LC0Hgq4CDANSOgIw+b"
    "Eb-flnA2A3v374wjjFDYkPgaGWCvGGgw72kFYSIUfCw9tL5BaDsRwB7ggIIFA+ymIRJBkd57bxGRUIAc+oT9DFbh43R4"
    "aqFfjaDC-UlHAhFtzXHMgAAwHXnTCWGWvUz-zwQHTYPsvIwY2Hf2768MNQPB0RZ-f-qKFKh6gaINbgegGgn2iAA4Bxe0"
    "ZxVCRDYjiHrUuF1MjSRvAWL5FZAd0Uf2b1VYOwA1PSxRoBrtYAT-PsCiVIa-bHBBSSfAKG5DnkgUiGFECFutiPnVTOQn"
    "h-FHkB0rIzQHgiQHJJuHRipnzPfNYK7olIEa8tQj5CyFg1DDSZkCFBz6UAIC8440drF4qGaW2aVMHq1ZfLAm8+IrrnTk"
    "k4XIgFD4F43pPG2Uc+p4nCBnapBXOCUwACDCABjACupxchcTI9Ctr+4hPtBeIFsqwEd4A8rDmJk86foTHswm9YLxNBlZ"
    "+7YkOyk5vB0AjWIWkq-5AnCQCNXB2U7uALFsXyqnhJIgVJd2DcCS-YlOF5AM0OHnBkS8LRASDx+1mnfbKkE2cqHFCkM-"
    "nzKlF7YeFomCEWApoG+aq3OGYmKIIU2BGEw1vpLIMMFPpgBU4Kr4lO5nMwqYz0qEsDHcYsB5E5NjoBwTyNX-cw8VxcA6"
    "UtG7xJo8QYFtABd5B2TJFHwk14aaXGUyUu8Rg+I4gg7m0vf4GlOIoTNLAnxgWpA1YoSVVAXgIahLoVDel05NfSkeOc57"
    "26dHCpEh4DgaCFcgI0BeLrHEKlQn9EwDgIFIaUUunKJZTcOEI4BhDDKxRgcIC5oALCB1LPFPCeceS-Gc9uXGgap-GgGI"
    "iHxUYkISV3I2vBTGoajfIsQgQhCcadBw3KfR1RG1Y-zHEBAGIYRlfQrzw-tQH3mgllk5VU6-IDQ6VDVZIJh2k01qhZ1E"
    "6C4OHEkli4+XUdG4zjJWV4FmKr2BCczYtVUttFAGdqyrUjRxXwCYI0ECConOoMZiEBVBr3L6EB7ADG362rAPzFN7IlZD"
    "MMhyLHptt9jvKpULYVOyNDDBU8iebrlheYNXV9HgvtVM47F8YnLaUjotzD1aVhWIkarmDw2bQ-BYBbnAzh-XHtopAe9K"
    "1GGGIYgMB3z9fO3Ir5PPUUg496eH0xYNRH+rI3Gnv-Ed2y4mL8c758-oe9H2mM5v3mDOEFwKG+JeGgQpGjyVHEkCGQDw"
    "cXJGQAuMsocTvG4V2EpF4IuI+JTmPLB0HN0KGe68d4VPw8osFzS4ZXICcqAmQFMeR5zrkwCBMjF4wBM8JFpuxFzEw0e2"
    "DFnSiiRDAoTFQZ8FcCuvHGGlu6axr1BsxojUFnMWQ8k8aYbqjMeEaW4nkqQ98I7uYO1AA40KjA9EqWAbYFaj6IIUlsiX"
    "ZYp0GEAM6MEBHAbR4AOx4y5OrSkcm1bYjVEAawyC3LvwwQAD3zTe10PiobbgZKrang0utUw-0eBljQS+nAYQQhddMVvA"
    "8CtE71A4Ttl6HnknQElsA0npCYAsguAKblpboIARM416nBvdvCAV4NNrpUYndNHFI7hgXsJNIwtag6XOvUEao7oo40cu"
    "1DRwEW4gNJmIPowGxG2IBy6g4AA2A3ZoRQ3VLt0bzMRwSQTw2IaSgmQuCKb3-MGxCRMj+BgqzESaLALS8e4pi7FqwoMj"
    "HpxBHJ+m9VJNE6CcCmFRFT9GYY+0GfBYwwoJwlFOcpUgYn7iN86p+IqvAPEHIHHKsVwR2REEvWApEj+jg82YGkArw1A8"
    "aMWfwo-heHjQolUMBA4BZB6PgEwmeBPC+z6f4-KB8Hp2BnwcUaPFb2d8F8gsZAEThBNYEsB1B-cwxC5aM+gGAC-gfk66"
    "U6HQ3A9MmD6U+g34UzULFSTlmHNZDo3rA+eu0GTm7HYAFYUiAEAFeBnGc644DghyJysk597+Gh6YVYUx4w6kDC400MOp"
    "R+LDnYmiAyhPbL-gJRfANoIAYTXHs9GwRGuTAkvHgkFRrQCyqDdAA4FoCYJXon6j0mrSwCwScPAw4yF+gr19zTb+vW3I"
    "gLzmFdkdNm81Tp9vbUQQhOzZQkKjCsZAF+Hrwx1n9K4CsZlbuxaII81iVJHgzADKwIeImKdnoQfWBn1YjCjoSr4SoUmM"
    "zyWwEIJ+vfgCGJQA3QoX9-QC2HARLbYRk84dgA9eGhXDsRo5kA3yA6GKDYkSWcMENeDttImKvWJwIADCNKEvg4uU75SQ"
    "ojhoZUG4AqV9SAmHjUK7wCYHJQtp6+l1HdZ5EjUb3QuErfxozZhT6m7IQwiexCywB9RWNwFP9W4iDK2G+QwVhFLoVoGM"
    "X2bhyucyKA8NENLIAXFAJQvQ45hgJ4tbXbsFwopDm1VVcM0BcHAC4RymwYi-JVEPY26CYXdpKYKh6gmFD0WG0Er-9NLg"
    "K7QoG5QDINfPDSFfT-fU-AdaZBQAAEMImBZARDGwBQDA2wAWgIYkIoJTzO-oGLLL+7co-GAXfAFqQ62gAkUjgNtbg9sH"
    "p8GLLHmneViRUADZt7RbNtCVHNMjAFR4KtoQByNnPwF2JgSVPdIZGZmQhFNQ4Brn37eF3-vpEsHRgzRbHO2RwSYA3sqD"
    "C34M17BGnLbW8lAXHGoJqFDKIm6KVDRikQYnXSH25hM7w+3ooYXOajHIRC-ICUn8vDmCAi8FY1BbFFx5hWCSGtC+MovT"
    "TgdbMSFaywQF0AGE7F8Q9FQYYAilK4sFeA6x9BDgJAUF+BAeGPA8A7pXyHAFA0AcSlbA+DYA9yLf4kzenh9-FRiwzZCj"
    "0WOBLvJ4cQRpCDSuAGzOYZV8uAHH6DIWG5PpGC8wwA6HclIZ3zIlO4w+HVIgNbEmU7FgJx4e-O-xnz2d6HZEIwzVWjfr"
    "-KHuDGYCDR9CoqHxjqTnOI6xIrIO0AnNRxk4sxgWkArswijrj4fL4-5xhNJBPkT5kZ7kgBVO++nHGPs4QHZr-HApJ5Ih"
    "0Q-XH03QjTDQppnY9KU-YLcLoYxvJ4siD+EKnNAItkX9aWxEjidR-FHZTDtlVIub5Hug4JAMjjjvmTqLBVse4FRTi3hI"
    "A1HbJYBKM4cN3YSrpHlnHACoE78uVEj+wHMVkznrTkTNXHDeq4CPNAACnQQMaB5LEBk9FQK9BrDH2AHG9FTAUrUxE+Vm"
    "AqBOtHSRCFDcAERs-gt4wO-0RvIQEIOEaFgcTbBnH7i4wF744l60FmuTIpSrEI2omXcybgYElYKfOkSNGgv7uHZB7LC9"
    "neX2AvJGFvQAg38A9n1G0SW+xAv7h5gHPAd18RjDQPrhAe2F3w4gTgbsZ--q22CwAi3nly7pwAmy9rYkuAWi0VoHABPA"
    "TpYtOABOYMxJtElA2FZzvwEYvZwwGh58iLwDtJR5RHFVSCQZ7RaApt+h5JBb-sTZW7gHXb9ARnjQVQZC6yuFRugaDsD0"
    "cEbGKx42THU-8D461kd+g8fYiL3xN2wpvoGA3bk5fB-wFsyFL1RXFRbCczsrOlMoUEQmw2pkYT1H2shtzmHYYFQo3VX4"
    "RcOg1f2YmGCwrTgFDF4EfNEw47gUtvK-okgQuH9FeHdEH7QDxu-uEDy6KFGC4v-qFQITUrrbGUIFwJxD9ATSLA45Lk6A"
    "sOvXs8j8d9W9CAFlT2ZOf6EjMXGzZ145wHAGxXZI+HwJuAIa++aCBNqEA3gv6IcAtLwcBlYkeoLiQ-Bg-PlnQV-nGajG"
    "85GCcJgvgVwnAQTSZzCNPpzfTPHwA34I9UYjTsCpk8wXqYCSCBYocOkeYJuHj69RjTDWTgITQJxhgGpgRToZTSygAQBA"
    "Icc-AGqomp4BRU+CJJtx25ksxjzACq2gBDS249Ywqs8AEFAAUAECeBfd4w4QQp3JdSkwHwK6ci+WhCOACjvJeBFNaHEY"
    "NU-eAQ4Bdryt7B0oZAMBCbK9I7cgC1SRQFiLFnzBNifmwAkMQWF9PffI2D4UA9WCAAILDiA6SgUGvFgsFcV0vRB42rxP"
    "43FRJTACIVEyZtymTjYgtDEXPumLAYdLpWH-3EGLI+ZHSRLJ-5TaGAHVCV+H8QjPoQoABZ0kQgDdwavGI0SmdHCGRFXG"
    "AC8XVxY7fAH6atbWHIehKIZZIQDN-rvow9XUJqceSIgNSUDAByYUOO45IHEGYGwF1BoqH2k6SwElFZLaNrBt30qGH20i"
    "USgpNZA1AiVql6MTQVHz5+b+89EYPd95AqAplJ0avnE9A2HwjVIiw4CAY5CB3Vu4oSUTIXBgYPEnAY5k7HFVUEGxWFKC"
    "u1IzwIf-lFIFgoEXitTAFQTY6J-PEZMt4Y0x6644NxjH2Aa7fnelq8oBBNGDmrI0BDJYGlmzVsj7n8oMQ6IIOOiIicwA"
    "I8zf7N06VKLqGh9zEkI7LDGNNzgglYA8e4BlAQjWkQQAb6tBqVgbnwCQAbpFVLDCNjfwhbNrDwoMifHEtmbFuNgGCqWb"
    "Lyo06TEsdmQPKBrQnwH+FeJVMl6u59VczMSDEusEFek94cWLVqAnDi9ZfjImUvRhVH4JqUfL4ALHozFDGj-8yD4oGCi5"
    "dun7-7opxU-tXqib0Atm7ASVzQAiQ3EB1PhmMNxKiD-Ew2wZiugQFBwvv6tm7bp3ssgb4MJoLoBwtg9Y2SjgkCD05grH"
    "y5vAgrpBij9b3RKcCnNGonhHCsnKZms8KwKniwqweZN38GRIbtqWhldnZDHfAD2mDSelSXAooozjCOEjDM72YWCXZmz9"
    "2v1PXKl0pHa7AATwl-5IM7saKAxT47ApVo8AXQJeIdV5XIHLwdZNAq65JFXjnA1RJkaLvCcM-ESaJFNnFT+3foqLO-+D"
    "4leU2YCxV78xmZWl2vAEHOG+lAXoqDIL5FBDDf-4+mpzYjqOA+msNaZ9Tt7IaM9hvCIagGyrIpFbGHESQQYHAD2AtpEB"
    "ZDCE8wfSsCq16kKE5G0C+OBID51H8WynA+ktYcFVo9nOQgAgEbNgEBR-r3MHu0FITjA-PKDYy5iXnuc4A-wDFRebiGR7"
    "0pi9VFN3l8oQq9eaD7wcjoEYoTQ8hgAliAAaUyJ0l+DRASNEHrPSQJqqM7YJOuuhtbXCuysBz+lBO4DBoGtLsIu5GONm"
    "MnQPQyagsIaSuBJtapPHORCpHEOoBPUev4FWo4FWDTq1rwQVFWHQqrkNWgVOyXcDFjH40AjO33y3apobXdqB3agCcoMA"
    "TPyyYSWHoXCniNwNAxc8J2jouGEBBaQkAhEY+DDAOkizz0w-TwJAFtI6QA4Y25d0QIdAFRNAhnYqAZACY6FyAno0bAAu"
    "OpByAoSEuaAgZWYgVielzPCPwci0CblFS+7E6FTF1VZ63wY4n1vQ8ICD7oENBAWb0A4n9Sf4IDX4rVYApghdLGManHvT"
    "H00TWZVGAldhtLMFGiuZ4+6O6EqDj1AXIAVADtD-AIgA4w-CsAZCMQF-nVQG6Gj9-DoeGkmxIGAGmdgSHZMEIniAFH4S"
    "wene24ysFCTx6bwEghk8eY8O3hGApEhEKCFYf21ac9kpz+ZSa8xJiZCdAAc4EFGyzWnvX1rA3HVQkzFKLvydaPBjoHpH"
    "HaX3isCTNP8QKBYDBsehlyc6X+5Ce1CqQOMoqluSAhyR2-LI4oDaISERe9AozBt4vf39gv+dZxiGQ3ILDFFJju-g3nWf"
    "h6xBgs6qLY8VcEhTXbI16pn4nkhp7wb97JLD1Xf0+EYVmsEXHWKyOjiGbcLWxFToATgC5hvfODBSN0YAC8e8fAwSdRO7"
    "YPgeDbzGc9zjX8jSa4EMKjwUJTB5AOyZ2CYt-Dlpflve0LAurD+2xTw1lMkhYmzAq3O9NVDcUYBjIDTzyxSxEDARONgJ"
    "VnpGBI-kQwPGN7bMwEGhwUwB9mt2IlrUmXVCBTBI3X9IdraXQ4DbiOiJImxvZ-vrm1ESg9DKZPJzSfJl4a+K98NI7Imh"
    "PefHAELIqsCAMyZvVogTbCDXzmRK938OB3EDBFHJCFFsAJJHYwdMOaZVwHuOoA6YOEOsZy171HDPZ0ZJFrsIMTkER1Vo"
    "QIf2gAeA5ZC6Bkn-6HuOsgvxew8ZEJ9bRWtzQC7oa2C4yhsk1hWoxME8TO7U4W5CxDVBPUga0wPPQgvwYmzKGHmB9MDo"
    "FBgGAYw2C-Dmn2npiu1jr5mRWlDlpTPaMYt-t-sJxEQDQFktgCWVKCGOO8YIBqDras6K84FPSpVpdmjhiymDlaEjvQVm"
    "ulkRYXAWLDYVB4HJignK6wTwe1JA4JLJ7J8luUAUAEYYUg270LCA6Wwy0CijpvqHCADNsflSM5k-LGo2O59Yc9K0gT6E"
    "DOe7EmBIGAQ1krxlYw-oU+OxPdKtDeZitqdgkIhz2++ZHCKhApUBMf0TjxlY+NwwQTG3c2BcYT40bLCJlEtGhrAAjTlB"
    "RTZHzrCkN-7MQADykXK7ODFGHadN3vgzN5xK9zQlTxpCzuG5g-H4koH4ifmy49uFFRGRWsCAtalvgo4bNBzgAt2kpHAB"
    "1saQwPCJezjAnQRqSAagIVYHJ+FjilVDEmoQAIxEHE1Vw74q6PoNWqyon6jtoqbWw-ZGdDl-Ro8bowASKA1Yr7lglQhA"
    "JNGEttLtW4vUYhTqPAoiK4G7CF-4qg80914AEbqrqKr9xC+BgnkgZ8FMq4nXYo8vwPSKnAhDLMMKyYm17A9rIgX9AIHj"
    "0F-NBcYMYIBpHHYQYYjWJHcEFlkBe4AgAluCuvCCy6TYDyIEUvUDg3zEAQxHLxfDfLTo0UJHj5D8gdBItEhIELGdIvFA"
    "OHzFFbRfcqI-hnTLHZsu1f6XkLwCQrrreiDyAN7S8AtNAC7m+onaVYCQwQ9qRfyQCoOLDr8MTfpB6JSlqOwt9vJ8ii2m"
    "KqH0qwUUmFJTPw9MjBDKjiMjMEAYQp3jYZnbQEoHYATcE+a1FOPGEVioVdh+DHbRDGdJUAkrBDjIVb5EIuoCK3wDUwr5"
    "j3jvree7Gm5IODIxOJQSE4KB9iFZATGVYFACeYjIf5ZSn8AfD7SQHOEku1aDEXXQOfQm81hIOBUbPc6AsYNQF2gLoyCV"
    "mDDB50AXFgcMz3E2-RFgaDmTTrHzAtH4aeMUmzAQAArhEkZVON2E+Yo4AjxRFxdBGeqUGYbbR+R1V06YoaFyYpuX68-H"
    "Vdii8mDUmQI+r3O8rRoBA8wpoihzHNEatUCMgyTI-1o8bwosBtSVZCYV4qCUKZQU5OyCnkpzdSPiTTpXkCwIKkvmEwAU"
    "JCbyYheAJL6z8mIZeYIAvFA8qSwgvw4zsLY7OhQMYXs+UHPE+wDDkbumaqEJwVihRBVDXHO86gXql47njr8AR1d62si-"
    "EylIFmwXgjXgGB7bi6xWSHBwooUtwQHAS9AxaJ456zY4hLxuxHb0MEAAloChAHh8VRaR41fnvm0vxfUuI76kkdMYGFKY"
    "wD0UicSwSNAAHZEwGJd3aTDSpQqqpbon3wl1eOBX5ERf5qOndCDlHp+4-gGnA-+Kjll4AsBsCGZYYrr4A2lAMjwj8kRo"
    "zleZ7MGwJq0aBuMubA6Ms4w4qk2+EJDuGieC4nEhKojrfHICH6zHB3NV62gaeCsI-glBgi0CWZt7FqpcDTZZSm8JpvBl"
    "kL-IbiEWdHckxA0FTukaAphowR6uHuPygcfRYwI7HgMLUoptueQFpeBs43zCDvy8iQHon4Eg4EBgIduIKAg3E6JV76av"
    "bSqyT1ECnwCr4Fo9jHhIRgOfTB9d+Iq-AuUc3KnxgIsozoM0wA+Ibj+AOEDANbQYEEuLnKlvaGTy8FErADJlADsNB4cQ"
    "5sl9+OwjwdtqbraZ9SOSjkcb4YJz7YsuMtNk0OIHBEgLk6dLtBQarBExE3oS4iH15BcAwEVpyiYx-4hsaqQ6bcX58aMQ"
    "ly0VW8Ke8ms493VWVJWJXnkPI09G2l-0iIABmagCho96+KoyhDaGDAAIZxZO9K4nUDE7ifyYaJVOk1LHD9QT5IsaROCP"
    "KYz3kD6PJV+cbJhH48omU74QiFBzYoQUlb64xmsA2Z+q0kvz6tCHlVSAblIl3gbDz3wwHiQSZS6fDhtAI17-oBqdgbEY"
    "ypUo3AWxDMnAKwAU83cxAtzVNzcWt6czEdETQmZgPLmWUXyIhFD9+myjqJE5xxwdWXXcs6mGlPkymAd1Iv5VUzczG9bF"
    "4Xy9HMGk9FmElHZYC47DfFHbmBzczcJ5wgD6WnFV7M4vFDjipQl+hDSQzvCRDGMvMByGkT-+dV9iJxDRFqG3PgZUAmof"
    "LdPKC88sdI41TyzJpyn4kw2115YEo+wNNlot43RVNv-JoAYjqLFkAGX3roMAqAC4fZwCD3tHjOwGAg628XwKp+GlDjps"
    "CAonSObcyRapCEYROQxDpZnQEmNGWLcQUs4uysGxHDw1DN5zouGjiojWhAZQCqhHLnEAQ78NgvJzfPen5kACA6J7u8Ar"
    "YZoqeI17rD-liC8hsBAa-mjXAXgGMwAQcH6ReAFeAsnGyRcQfVZouFKQ+Ps8PVo5-AlOebfdvmLooQk5m-QXv2rPXEjr"
    "uWDpTJpWGEHQZYveje1uAwIGi4xAwDN4P+zRWBbOESOZ8-e6XOSIfsUDPjwvHvZUkB24A3y1DQAQYUlooF-bPSJR-M48"
    "DK5QKogOBxv8SsaVYiGF3KIEwZmmfVGOnKj2b8PoQ7MiL5AoQQLG4sA9CC5lDprkjz-yycLsQ8-W2NKSY2QHrMcY6mTB"
    "4+C5oy7mX7JZObiEEJyMngFoFXybA5o4FYDNoPYdGD1GNig2wA7YceJUANql+kGw4thhBI7kd4TksGwa+z5JhRAsqCXK"
    "+wKf1qdsx5SK+BJBSoaagpyBTiL2Fwk09D3ROT1HvSIBpK1conScVG7ZCwAp+Y0aFZ9VAFw1AIcxII9y-0diQ71Rg4hg"
    "aAQgGzmTlpDDTWnIZobFzgorywb7IVDC1BDG4LH+yKmIjDAc0UG2TRjGwJeBIr4iKOsA0q1h2kD7WQApvJ-czuVPIudT"
    "3NOjgjSQ4A4iBkgrwDlixkJoXqzD0MrHEvGjkhLir44bfsWh+aRfmTA0AISccRVLavt8PwYAuPQi7AvEKjbQna9MrH-W"
    "D2SO1P6-zddHV+pVlCKYgbRYHve1fDX7HmKpiM4VIgRodG0IsDMGFXGkOErRhD+HAFcOHHZFfGV01hHK4pmQNm6E4id3"
    "9DGYzDy69irRdrAYkDO+JWZ1KfY4EHxgwAG649wlY9qgCRTjIbKAizZYg+xD1Iu7OUEoEQar+b7LQA4QVIwf-EFGBctU"
    "bFR7HYgyT08CFcpxhZVy+8EYAmXPH-uP-ONl6+aAomI7IRszlZewrJ680cnw8nibopfDZOGazsHrw+vBY6djmgdEDTkw"
    "TfpvuaN979mdV3gkFqLCdJsc8gpQLFV2pYnsJ1AAaLfsqe1uLHMlSK1sebs3Ew5XnAkjITMjADyvSCHYIx+fhZhIZPCT"
    "SCsPjScnTfFPiAReFjhBYkMakKTJUvGP1OdWG2TOxSyl9uLbCgcWDHxRFaqSg8wru6w70hHcS2jSygv4wV3CBBzDHIJ3"
    "forgyEDMEdAQ0ujACPcw1NmXt0+Lf8XgqRCiZBatv7UZSAGdS6YGEAk9TXCv24iQOAdGEhih0LmgwWluZ8yl8N8fz3-I"
    "hgiKk5hP-KL5VudPrnIsX2jhDUBcq0BAXYXD3AgiAYwJyI5G3uch9swHdOOHW5cOkdBoGs5k7r3f6AwsIQWa0iB-AXE0"
    "yU+BcA6tP46i3t+wB+IFA4X9yKySqHd+wqRwCX8c7pZEHnMcrCsP6H1a5yOiSZLNLesSj0vDKW4FxzPtPrevGYWkjvWW"
    "tIWgc-EQdsZ-HnGFiBG2YmyOfKNygFCx8FdDyEcfdGQAV6hW2+ta4rVbo8Jq+aXEwIEYwz+zFOUBIdKeogRBFDsHMHl6"
    "AE6zF5QQRAwzdiygToGujxTVtQIQ8+GQNhCYuuxesQ+epA1nHL+v4hp8SQHTezy4V7wznBPrPfHzOo7YP7wCt0+RChNT"
    "ZIrDrEgyel5BJCxB9Rg1At2oA5hkrwOBcVFIZC9AQozAbbFyTQJEAhWxYY-y8AaNwSwmHgDrzVEoXC5amEXiIOA7BOTN"
    "gjtAWAViLQDfHzoRjtDbjjTkvYRcU2UfNEfnRtIRvXuGbLmmkpW0HHYgGIMKHDSADwfLVQ+v9Ep8cQABfR0QzDYTn+eN"
    "5DSpGUGWcrt4d6CAdkxcdJuuNCBmUcEE2h5igAFDTk6FFZR5h-aQTrRDY43w1jkELm-eGjgPbHXFt5aHNOAgC8W6OIBo"
    "12A-1DBkoAEejcWQXKGgYEaT+i3nmmqKCoASv7Tm3guGP85b7lcVL8HECAiAI4EQEAHo24aDYJEHyogQahn+0A3y2sWo"
    "SB4lKwJAfiEwkCg1ywZ2BDEAn+qOA8wQJpQbfY64gSG4B1QxgQNEnF058AEQ7EDlZoq1DRH-kLgCoUY1cA75ANNRLmG0"
    "LKYC7R2YIJAiG3prcekR2mUtd0uEKW15Mi4Hrt1FqnCj7djwDC-O8emL+DHiZ4RFHCAIfNS9DNCeV7qfT41Oo3EIWIvt"
    "rKAYdiJpndUhHtJSwSMUNPBRPM09QmvAsrXreIr2o+d5CCaogxfAhe7PhZI+y6G7uYoWyVXN0OYrp5xIAmHWBWGfTdp3"
    "CUFECVjl+F4RS7VbHIIItAQ+XKyYTx4CWTBELY4I4KlrOZvwgdw6jdQd--k4mFwG0yCQDEyYTPe5C3yiUQEYbCPNsq7d"
    "wE30d3fcPsFAvn+HoI3pjWvGXU4J8SkFwAVeaR2EFSGdtIYU65YB42GCNyzt4uQHXDdkC9UZwXdG0w+m7s44BoYZkJw5"
    "YA1C4eD0y6As+1KRGcSVFGBYWGQFM1Z8G2CFBXtce2gO1YHHsc+DlyMpiWhX6+8EdAmq6jHlG-mUh5BN13ZmIp0sJRFA"
    "mbefgz0lEIVV7AEjUzD84ALeMm-Qyaw1xBgfnXTocpcCB9YEm0uHosTYuneBYI6j2oBo5BmhHuBYee2e6Yn4Z0G3xmDF"
    "TwT8VzeEDHmFgaQ+ihBJsIEaQEFaBUsAYrPQAgGABFPLAMWa-ojuAiZRBAKyuzbj1AYAgdEDRIbAHjkAwnVgItshzXC3"
    "-NlTzcKwvi7Oko6u6gfkzBvuLaAScEB+PGAOGxEGE177J1k4uHw+Q2goy7XsH9DHs1ksaI7VDdXF+RBMzWV98foN05ae"
    "KbJ8XlIkKAs6HA+DDiWxAEwJRG7w3YPZnXsRYD7mYdYI0FCoZXAYUwQdDUKtzZJtAcgIhWXUf0rd2arHLwCucetihVsC"
    "C3CpCDBg6IgCxskfwE5LNHCB2CJtjZZsNRRPqwv+ygRjwTOvXodECA9aqiG6yNBuMn9I91tC5DVAyHYdhrdtgjoB+SYQ"
    "EYKA3IVi0blsj-m1HQm50gYPajECR8BSgZYmY2ZKWf5KkE8eBPb3EYLqyRcPdWUI0KPS8MZ1DfCfDZMTsATCuT-DMz9o"
    "D+CBLWFFMcGQ-Gc2tsUEqE9FwAhOYCC2VWoEwQI5CA-fb+kzjMNJoYPgDGP+Oi0FcUBrQP1oaJ4VsLT6ZqIEA+a7MkQK"
    "mOyClUOJdHrSh-cIJFh5yFCX5yy4j1HD3yiwRHfNar0ikt13CMwdCjwA0+bcZkYAoACKESzlXfA5TQ9PbgwLQQdQH5o-"
    "FWxpSQFPfNZsHPoJcEWZudSsaHHhoJGRAi5Bv6U9PFDoGWf6p3cZJ5pEcG9QPAaH2hAFM7gkY4F9LuNB6sQMGHoioy62"
    "R96cSqAdbBDRQk7VeHpniU84JEszo7s1hCBifAmJjZkPAQay4sAG0vNuf1RzpbQ1NfgUgDNFQU8DsTVJOD8sHmqcuHIH"
    "Mqk7kfp4cZ15GH1D6AEd9OR-lBDC2IbY-GW0Dxgs9HjDNz0JP2pdVY78iDOCAECslw9c9IkRHTcFAp2BPvCvFAE2RgJV"
    "H4yq9YoUef6NyAZ-k7hBxbXk-YoouH1GyPqt4PHsBfUYcV1VSBAEAzzl4ATDJdYGsBpqtiKFnAc8QSlnlvYxp38I0ABD"
    "haIAJDKoJ0IJAgPEJKzxrkAFAzdfEmzWne6BlWLqvDHaSHOh5l5PcYzYZh-HcMrb4RrhX+oUoL1MgABD3EDakgXmcVSr"
    "8hGkEzb-Iyt8-XdkaC5m9HcgetMmrA1IYkrBJaV4H6DWwAQlZe34oFcnCVTaNX9QQLr78BNIYpY1s2bqEQD2EARpIFqh"
    "4T0wf4lgpWV4nqJ4EIvCqyAfEr036XSwY8jNDYgpZEcf+i0Hcfg94f9Gebs6ZZg6jyNpEAvb-tYDVeWv-17rWWrHEuNi"
    "oeXGIdVoWHPjwMXAJ1vIT4A9qBVQfGApCIwOE5soL+iJQraOMGv3M77TB23so4CBAYq+SLEKZ-bjD8F47+K1zcAeKBNc"
    "WAlBStA3fCYB-OqYlYUZDISIYOD1oRBHgLNxIjEO0SwiFoznTRIIO8Xi9GUu2jAj7QseD4IZHmi6cPEjQFs5gMnDr0VJ"
    "VDgNPWMM4YYgarcAOE--M-sTx+5Aw9mALTugH-X4myt8Cl2Cdet+Ij3gJBwBYBPWALgqrGcADk4lbwUE4VSXoOoBMECa"
    "MysHo4AmPmk6T++mps+OjAWGH-MHsov123GPTRAIcHxEi5EJ9SoKSOhG-0dIXvNoyrkUbgZ+7g6r6I7stk5doD1AArSV"
    "Zw+Dpkj4qDoBwxpMg61sTXAAGC3wCaBbF1F+FwjrF2ELDc4y45AARTTUbOpAHq5ljXoxQDwuFGXxnJXvFDmuc3nKFwGm"
    "eg9+lWfmpVVE2YYFxWCiwPH3B0HDuIYOrDtgPCaI1cRZgN18wEzg2+6wgAf6Fd+vOePPBK4EYbtxx+ybHqlZ1gG+lDwc"
    "susG7XDHY1ARW0ESPrXbQpgE-Z8ecIrOAMlEHQ3XUdHIepfO4lIpOHgPSPYobKAOQfXErQwgdlXR4GV2StOFVvKkYbG7"
    "lgCf8bAY7ID7m8YHgLKA1fLVFlHBoAAnHLA+IMaLXAyoF3oeFRR08V-F6lon-lS4xpt3Q+W84RAIYiTzLAPNFHditeKB"
    "EspBBcKhUyTGx7HmKIADugLEOBizCzoGlb-1H8ci2ia+EFfY+WYmNFBQtPOJQDHZAQYfGKrSi34p8GzJNuspREc5bD81"
    "Q7pHk-CdyllgPc4eg0UIA9eXT-gcr5fOEaA6SDrEQWyz5E7hIahosQYwu9SCwQXW0oU3m1mDby+d6SrhlEyk8H3l6Bdw"
    "EgoagIuBF6pLhlYzcRYNni3lymV1BoEumAikoVQ9DDFWCzI923RC-bNzh8PMgIHdIHvTD5MvW2q4pmXq4re0MBvLUFA+"
    "QkH8TwYhoD3fBATo9yDiiIcwPkouGvEV5JoJvvYGEYNBBAyq-AJnYasGhzOMGgvCVgBB8YAH7XNaEt9vQm5fHp4AYBZ2"
    "JZToeFBocIG8DFD190f97rZPUaguPYkw45Geh7AfdPjHfawv1jvloCg5+FGxJ70CggBNWA2eOf1SrMpIAA1pndY45SFj"
    "vo9QonHUPa+PYzNEmQF8BHCoSFNk0XrgSx4pImVoQ0zcglxDEliwSFHVHalhl6yZE150O2GNAGjHw6lI8bodPZrXLkJV"
    "BNrMgxCNMAW9Mw0GLPNFIBAE1p5AQ89fFqBnQsehmF1OzwtQgwnBWA3WybtLCKKtVWpICo4xZGqJ7D5yQZ4G9wtTkQ+A"
    "CoGmujVoLQZ+fdw5xzaupjNEA9AXAVQPWIqYlUTKUUA94c9ltSgLt-+BgZ2IZbw3AULAbqQE69-fFcAx5C645dDQB0YG"
    "1hKYC2iiEyYhGYzcmYivzUGEr7Cpq5Ceh4AkWqWeb89mNHYAd3bt2yj248puHxAG8+yHpUoJ0LCvfFx49DQQrV1LoCTH"
    "PQLuxUpmsNQAnDG+r8PQIlhr5bgkjIcxrpcawtH6kpD7XKAQJEhf57eGF56gn9AEszwydhLKgfS8miDQCR2KaxM1OFAH"
    "x+wjbKAepjXiQzQ-mcATTQKLJDbS1WDeYboxHA+R6Qq3elX4VRyQcTO5uoIdlYA1MWuq5hrPvQhAZgw5GgkQAdYO1YWg"
    "Qk5oh1RxpCZBr9QHeG2jQwAJmtmmHKp8KAI2Je-gmU3q2QowprAcUDuyXvExsQUnGKwHaMEFiWBUytnQBo8ASFsE6faa"
    "5MfqCqyxQGDTc+MTOH9o6AYSZUnRCoAkCH0T7nHQO1QiFFFTgQWkfRR0onKweoL4cczl3lcrwkt0vkPQDVgH+c34TxCA"
    "yuVwFUEA3XY8De2R0Hw6VDS9gAHneOzZnPWP1mD36bL8pbJ+FJKgPsa3taoOoHZ7OECCA8NSHo344dwwjHdbteErmoCH"
    "MK544rBYDYOkAG0Khug2QizoPCRiYTVQ0HIwGz3FYF4uZkVBBbHdnElX-2EpzRgsTlQoQXAv55wAnY3HtrczGdYNKoFg"
    "w+Lil7DE7jAdAcTyB+C4vkDwIX8UscjfuFbY4qBNyQ1CIbpSWNl-Ti5HWsBhvpUwwawxGbFZiAmpB9d9dNSge1zOTnut"
    "4tCy416W7ThbW4DM7mG-nAHBpiXU+ZMDFFrY-r2gQqiBBwRcpZ4bL0TAKbqCvBANo2LYPJaEh-3bxqbG64Aj0AEekj4d"
    "0T8CYUEMYi+gzgGilYDRVlpun4+GfiNQAMNgNRfweS7EwP+j-YoC9MiHg4CEus1zPe8qfqd9O-zJ1oqAqkCI28yAAU6z"
    "Nl3JwYDXA6gfSAFz1htbk5aXAJq-2Z+pCTUGeKE37l68O927UOtBGuctue+HvPhuMkFZhPm9BIGzYrQFsnQNXultgOOK"
    "3Q5gIuCHpHHk0GawFmHheMI5gQhWMvowWH4SBP0YKbhRTexaDxUjPFx+2Tz37xb+G3zF5sn7HIIHSQApXDqmQsHCx9ir"
    "rAoGsh7yk1-+GprvFAmOT4BE1wcHrDQAzRUfA2YAJI19LzhXArLNxE4IwKeDcV5RT5cNpZCMkuAqfqzKSY0BI99ztJvv"
    "aKEAYkNmhSeoAQzThWm1HloRBgrWjQ-gLSWGqGAn4feP4zDWBa5TOTub4rKp9OGRm0FOaKAE-j7yuEDjF-Cka2qEsqiE"
    "VsiIkjPViHio2hC4v0hOAi6YyjZ1xZ9fXFKytwhuAo525WGw7QkHhoHwm6w44smRWUEWoXfwx6l4I4M1vTF4VF4NEAwY"
    "THrwRR8FBHnsO7b+EpEeZIw5ArnP4J+QFAcsIAUUjgeV37AbEYAw3bjOqJsR86Y-+5fZUE5fGCy3Dr1guVSuVgC677Mc"
    "WuDBY5Sq94wpBGkAqIRyQ+7BDPiWYq7FswSB4Hvb3AdrREA88+IxsJ3GiDnNDICUtM6BSEKR6zKIqR3UpAhzYAztpTMZ"
    "0DPYri7gdl4hoAdhcxI6Ge4YUgXEEdYdnZAS6iX74ng3Apfyl7gfyjEebiwA9uwp900pgFPU7a1+zHfY6JPGiSGtFld9"
    "Em+GEcFwa1WCBBl5cOnn7cUAll3wzxoPd15NGsQi6hmA7XGRlAVAfHY+HTkjF2FQ6Du6owDG0ypVVgyFJx7XF9wVpyDU"
    "Jl7Cz6JBFLR7AkoX0LLMF5D81XZmBf0PVHYXhYqUhVpRce0niQOCNZOYQgER9dBlrzFgbyYhI5hyHHANA4I+JQ0chRpA"
    "89wfg3w6VQpFJBgABSqg0oHHo0gHqhrDEKqEJ6-HJBczwyNmizXjC2UL6ciYzgIqcAGElAXfjI6B7449nMAZojN3go-O"
    "aOmhdGjMdrbJQHsF8KCxArbWU5DtueHY8HGpDA+gF-VXf0qeTwbSDfdUJFkIv6ggAQkPQAdut+OW79vxDA3GJDDnhsb5"
    "PA63dFREsGoshXSoDYw4FMAwrmu2cvaqt5vDBEgABgZBmJ6TV3pvRbA4PEIV-kbRKFbpoAnYhTwQAAKZDd4UQj0HvvEN"
    "OXLsTyCAP1Sbx4GP4uw0CR6CwuQrkBm+IwN24QsEIncUENIDSTQQEXsROeJptqII+M6hgC3keAishrlgqr+IajP+++Ln"
    "IOYVTY1UAC9AG5wcuH2ZG+CgTWGwMCX4pHK4I248QUoSlwYwTpoC8zYYl1nMaH1FK3iTBsRZQmlWneWYJ3rMtkAersR0"
    "Cct0CGwRUGpnFJtJIZdSshJ-arEGcDICHQwyw9D65zNlet8arM7qAQMgn60C2yBwY2VGAHvbymsrQv8Hk8IwhNCCG5ON"
    "ZiAEc6fo4kzTw8su-70toT7CoY9099CA4o2aBiADD9n0qncPzyPGEFWU17sJUJAThLIvykRoEgAfAYyt5e4i6vX71tN4"
    "B5V84B4F8BFzoAHw+tN0k1sp9NflzDHdwhYWkMLoxvkiExPhHz42HQEjxoTIXagmon6-gIjACM9kUYqE4JE0+NgFgEtA"
    "urAYoj5HgAmNAoEk1cxwuIhla6n6EohwzJmarPh4uHn+TY8BiVMi8AKYtCQfFPl5gpAAoHEhoAmjjAgD7EgVOH8cC4Ix"
    "Hru9YM-qknQg6cVmFbkViJYWwYAffgS74A55IqXbDf1jVnxPlAoQBFXbAQOnmvMGCajKGSh0GkTQSWa2aIMgnYoSDMpm"
    "FKJG+E44wFdRADg9KSDYQ6tVzXyHdC7J1OtX1Ke2NjIakYAYAEtzj+qkMkXB5Lkr+6jAlgnm6YmSe5DIjenuVWJdSB8A"
    "8fzIq90DfR6RO4FF-gDIIHuAeo4YogootSwBRvo1fnFOgcaVx740MuM4G9YFHQqjGYL1bCpafzNe0xaqX+arj4IEEKBd"
    "QHlo2DFm0ACS-PupYxPb5s3ZsbsVEmJp6rByFXMn6cM1Txv4ZibG5PCrQ8om8ACARsDxnSCfBx1vOU4rAwADkIjxF2Ds"
    "EEkQTgNP0a-Id-hMB4JaGRAYSwbaTtJqoPQggTbdCTILGH7Tay-InNGmL1JI4GvUcVS4otOFABV4wIkEIxQjgixnY4EW"
    "tacZ-IiYbqf6Gy7wpPjMjPUHDQjBg4+rgZQzXke8ukQYRtc9FCSfwnOfwlci1kkj06s4DtI0NiwSrQUGACO5lVGpiEID"
    "idPIbHfLZylb6i7QNdU08SAYA95MHEF9gsbGpr7DM-C8ChYfdOIwpBgi8KkcWgcZWE6RFE7t5AzIDxRQ4uRbGCARURVN"
    "P3q3-2Fc4YBDGEL7KDACblUEmYBYbknLwWNiEUEESYufE+ASqtI2fkr+nj4GuE1hBFpGWeoRjb2LD42Vo8fsUwTcJpbb"
    "6A-sIkD4CFXVnjzVMlww2cplg8do+1Thsmy-SfJlCE+UJIFYVp0nsIy-s0MSFHJAtyAWdnIE5xv20eeVmAFWXAo-1bmD"
    "CtNkcoAqbZYkTzToXV34b8kTSADBQb5TpAHDpCeg2BvNBZ4oldZriWQ1OGjC9MflusHOz-Gf90PgZObGHgbXMHLazozK"
    "3l4TnLF8Xg7on+YjswwXBDDG1NmfAGVAJIuzAKKmaDPI-Mv0DGUYBg6loMyEYuC9ioCQUBw+a7tQ9kFnPQ1mRVpTDn7G"
    "G1HD5toCVcv+zYXA0ObpPY+Dzkgzoezw7IzssGnDHlh3wjao3Jk7Y1aIg6BeqDL8XS4YQBrmEKV2fYIwBMQTN+AXRUVS"
    "AhzgNH+KcXYAlmsHjB3529deopRuQTSfCV-b6lkKzYuEJAn3YF6nWZA-4V24+O1AHGIEh4DjqHw-BYoGINole4FZAqOE"
    "8PsRcC5CP7NU5CNYL3EQEQ7Ch9AmvMQYlY563lEyMUwXnU8+I+GYEDvaQwyGqWovrI3wCYIsYkxFk3oH6xXrOAH3KQT4"
    "IMor7AZqKEw7kCCtZCPhrToV81YVighLI1UvgIhgq-CkoZkLZQ586gQ+JdHFUnJcAAqDVUKBuvQdbs92dJbhaYVgmIuZ"
    "24Hor2T4JRSPCIV-aaZgHywpA74iDBszngcqjQFxMe6JRaAlHyEp40FDwi6jEFDQsidNKmmnBfMKJARLcmmwCghg6Qe-"
    "FlKY2s3lNjlU9ieUeQsvhfZs-QCvOpOWbXH96gAODUm4DUD+qpIVBfHO2QMElhK6AddxBoPGBm-ldwYCBHQ1+F6uCqVs"
    "Xxw6QtyVmNKyhF86qIvlHoAEU4-ZUqeso2HWybo0W-yAwinHgEicKO-HPJzf7yTde2OAvPisY4l1+g4REgAyjJKDKOYM"
    "hsI2AroJHZ2DRMbjLmLB66AwhH8X-BdvzhTwvYfrqjg7ZS4bCpBUkBuVjJdqzow8F8FLloQmZWFshFFpIX1Tgh++mmlX"
    "Hm5ezGlV2l3Ira3Az+RDoG4K12a3dBc24Oi8VUUQhAheqOFEaTrD2mBCeO9IT1fgIoBC0xAOE2e4qHZd2ucysurkooOA"
    "XtpxUnZYI5H7BkT9EC3y3ZkVaswuHAwza2G8F0174EFTFAHdd0EwdoABezQCOCwzFZGdL1N3JwdO7+YtAADqgH+gZLBA"
    "jYBdvn1moYYwZgHzzsYSZ3DwLAL3ZfCR6+V+2R3FyArOh-p5zYFAZuZxCaPnWwTfs810d07MYA0u8rEHU4OjvAgwgmRD"
    "SoYSoG7KKGQIotxLHwAtIhDEAu1hcq0k9cGR5IleQy2rslhD1VHet-5Hc1hwyrIQ4CpZ3mm89LuDSQAtGs+HDwMzzVYn"
    "WZu82TPUc7MMxu-Qb41A8Gm1CT6ZZ0Y3M1iZ8olqREiddaKEIiy7fTY1VjwfFYt47voGgYQpeUAjEKREDoYgsNwBSD7A"
    "tH9UADWcJBT1ODviDEz6+WrOYBESeh-t3gF72277QEdZk7PgPAFqlHYLYjIww8dDqnE1IJWQVgIQTkDVZl-YiKbQwA3p"
    "Dm5ALwQwbSE3Km4vHTjm0S-DwkqJNlGQCyvMDSApo-CAXrFWH3gaXsDG8yVQsVm+wJdUP22cYH4SbA7R-UnDnZoeIg8m"
    "8lhkP8C9UthAOmdDzD3dmSto1mIO6CJDw42AfSOQ8tAPRm+gmAYYsFVhhsDs6qQG3SAU2HBfz4gitHUqnDYR6BdSooJO"
    "Pb+GYEn9pCyBZqXudSO-UUpESmQEZgm7cMuzFjSfClmF+fegDtAc4bx5O0+0+TAQQHTJHgJcSp5QZ7KWPrcRV15HjeBL"
    "gFuZgZCxF+azegV260K5ygODP04CNTOM5feBKbQoXhZdKQVi+JYQiamkQtIkoPNEBGFALQnHyYP3h07oHBV-EZsUzqAk"
    "IJ6UAH+L2dilsmI1j1Bx0T8IsY0wVl3fDgQ58IjIsSa1QquJComIqYWPMckeFJCuA-4DLPN13oYYJuuA40tuMV6fPw+F"
    "UXCFBEPdZBX9KJ4A+4CYQvblzebSqwoIYd8ldd8FWrIZlCIlf71oCPgtJDR6IjIFHXeRc6dPxkNd8YnCEzKPUHIW2iHh"
    "QOY4HYkme+86wAV+FwtOfdqACwlQ8z+FX-oLQNOuQOfbzIa5EHG3wOtBvsDXh9oqYFTiWGo460oXUQjwhzKaEZrgeYHc"
    "w0kk4lLI7FzMc-QHIGVSzBHU4YeTFvQqm8IyJ228HG9SekwJh48DfXmY0NaBvbEo747GDtUgIm3VCkkEHoEKah6YCzKh"
    "+iR8ARI0+FyGm14wDwzobTZi-Ln10MKOiFtAARY4GA2F+lGQkZgYAeKRAeGZCX4HHCD-zAIyz2CEAuBEasgRGT6folVh"
    "AJNRyT6w-aQAFFjJdF1Pb0s+xsYyJndAy4oAFWfgfqQnZh0kNzs2chQi2tyAtoEi+WWBXhlkAH4AI7csNr4+FCFdvAwv"
    "JgjQjcVTBaTpt6LmFcKAErfmZ+BkgUD8rgZHnVTXmJbMJhrrmOAB41ByAuZrFnfE9oGS9YAJaGEO4MuTnDEkxCoFEDwk"
    "QMo0AJxlaxgAU2qgGIALY7d8mCflUgW7ZR-uC5wwABNudZjgGVCYq98O4pmtg-xwTbf1HXPEF7QvgtGFv3h5xcdNqc2C"
    "cT0PT1nIZXPIzGDsdH7G-FvJQnUpBeIDtETCDwaIIVDAbbiuOoCwNv2AwCcrYRvnIwYQefYlnwqpxFC7p7AM02+Rhq3L"
    "gNDC0CQjRHEKB4gLRXAlbog6eAwNGDHvginPPAooyWqiBH3WVE6NbuxiZGlrOAhB04WdKFEWG65hO7D4Wu4vmz-zR6Az"
    "PorwMPpK4AZL39ha8261nZOoaunnnD0KtH1iESSw-CwBaoWCwCtGzBW2kcDh48FccdulRADRCtRQG3AASvojJ8x4++hA"
    "1hZyKbMubxNEBEjpQ2mf5tYUZWQy1fAUQgMgDAV9Dvs3dRnDMNToZDHn-sY6AEYqUXnHIDQCSWCodKcd1AQ29kAMuwA9"
    "r5CWNFSC6OL0NnEYUgKECEDDej+WENOT7dP3IjDyTnHoNu4uJfOYke+sIvAXocGArAwWB8mGMIwl4qUqAYmqAad182QE"
    "IoKIrGrNCHE+rlFDBWoQ0AGgQqPBv+cU-s1qg6U4eHVCA1w0AwZSWS4YCwDl2EC+Ba+Olv0yKVDFRgAVQBYHEqhCxlio"
    "oIrPXA4iZPDCtA21Wt8aJ5E27LhzLL8Q7vemIUdAEVWHPBvvAWTQJge76vHzHwlNVGzFPlIgZ5gFO6WAOdYJgdzPABMz"
    "79EMBDxE4JLrp67FS39o0FH2w4CCYSGfklJNGFnzIoJA2M7IEht5DCA+FFC4A4LOJZQCNSwTpCnSjgOgJasx5hRWqhua"
    "5W0FDTqCXBn075nAu4EVUAgFEiJNfMaM8TBAwwgZVZ8okkqVwUsZw2fMikqT4lACfUXHjGhVp5c-700WMtB1edFefPwM"
    "PA70PGYY1U67X9IZIWCw04Uf1dGoQh7WeDOBe-E6FUVk0T8chbV4QFM+mAEBaT-i86ETJY14yF94D9emgRHeA07IeS9H"
    "YopIzXv9zCfbPZGCCcbcSqg1wjMXoF83pOBDJdSuFakXTn0uRDC1hc0ex-qto-CuGYF1729VQgYL+NQFyAZtTs5PqsxI"
    "+qBgt-RBBQdIyRb6YMey-EJ2UWNwN0pTqGn2CdxsBtC1ZHjDve0QkYByOBIDVxgmPTrKEFRvSgIA5FCi7I-jbgc4CVLE"
    "VRws9rgSKbHQoBM-ruJPo6IWGTZUIwpRjyZTuxMeBqzpYFoA0bo009QHQIzUS0uVFAyrk+xm7K4IqywybixOIIrmY+IA"
    "4FU7uarHvK0uPDpvstYBqAWXSA-YrFWF34l8GHUsBla-JpuYCP0F-B6EfAX6L8TJdufD94oC-4EqL9w6UDxgmQLxcGAr"
    "AsV-YisYDEecch8ANX49eohegWX2vjGLAGHr9uZHQsVFbKXCkQMyVfe4edsWRM4uIaVgEENYa3zGg81QI-pAvHmyo-5y"
    "TYZwuMVEzwvHA69KmXnDBKkSlE2IfGzFekARwXUQDAtq6yWCSgNC-AaBA-qNdeDDm1a06pz-yAXxLM8PAB6u2HuPWmMG"
    "IAYKv7mVQy5GDYfA5wSiGKvE9dEgUCgAopEdCbEebACvr6kDr+qx5sng2hX-xqcAsjoHxuz+yqBbk1OK2oQV4KDmu521"
    "BDABDGiDMaYYqB1fp4o0IR2pCWpRTsNjDBZqPfYzQSScQIgpWhoXLkuRJmojjm+oZnoM4Dg5YBGgCw0GO4y3PZNel-gq"
    "XgIurF6yD+Pf4Myd6UHggbZtgV8cLF-CJtSFFnBkSNgLlD4+bkA44iXF6w6cyCQN0QLLBvx-Db6TGrzDNP8R4tzfXwq4"
    "UIAQIDp18hYetXNhvNWlLjquu2TkBPFQIcViAIA1vencBbORrFOd0-y0T3YW1E9J41vIHnEffnKGWUCKAGASoDyd+OAc"
    "+Q5Ir9rj6AmuE4b6EfAgxHBjEconKIAsWQpH4EQGK6fotZk5M+oBASF201QcFbhPJFGIsgXG6BuwJi42PQJI6jCPVWoy"
    "3nilLo16ctDE4BdgCXofXZYFQGOMcY0XCyv4Q19dAMTC3TcGjdcB0qrwfdiHdH3LAAvmXsJA4AtQeHE-R9hu113QHwCd"
    "OLQGgDYfEIdhY8wmmhCtLA0NQlxyoXKQNaBFYFfaFWAQ421eXQwfwHydrEZHnA2oNE0MJASVad0QYXZOS1gwL4+LrTVF"
    "oJ-zZCB2ZgtAXgwjWsMiitUfQBj3BrocN9+Afm8Vzfo0oSQxrcYFruXEo2+AosQx6kQ5M0nAuyoFccKhHrt0E654MvUr"
    "iG4QNiYAw-Vcrw-AnDidQA846KhmHCU85jbbSoSEImSS9JLNBoyoLunxI8W8QEbc2DkyuqGvCtOH5IOq+kHREPQK-xyF"
    "CNo-5CSQ03NlaKxHlZSGFMDcuhZGNwdfI4His4gaTDDX2xRHTTgyG-7+zWS9-9TupgAcU+DMAdli+PpcVq75JNnXxCiG"
    "FEg4sfTBBvvOVcVGYgyfcSenbyiZkDGLdAyMJnRaU4eYaFrKw-aVDqlDCAo4cfVUfxBDQQJVtTA1kNY9TuopDP+YNyvP"
    "ujhOVEv02+gRSFkxUCbpB9J8Wj8KhOYiukLC0UgGEAQy8jGfYnSbraekdREup2rtbIyWPQL6GAcAEUmvTKy49OpuEv44"
    "rWADHG2BoUQRfvaivk3LtCT3MChH4DYGvc9nwkFqoQDLJykzxKr3kscF3CQCHgYjALGXG48q7S5ML0NZZVVq5AWLBPHX"
    "TAMSHsCH64EKA2XemeAYDdn39mDAZy4zdmd6pwxiQgLyC4R+SXfFUqJnrd6ILiJooGluUb3rNFBabIhU-3+umC3g1anJ"
    "5UIGxA4R1w4pTA4ZPpADSwi-C0YSqcj13BYuMcyq48cEEN7QxoVP186aqhHlX6gCAIqSyg79CV+sRNAQaOnYuNxNJQ4n"
    "GHBjw-woKjZ9UDQIqsA+5LEYxIkCidhlE1KrAETJ2At9w4hx9DXvNmXPAA-w9SENIG4z7Di6CHBoEslgPNWofsNIa7DW"
    "I1cGKbAc6jK8uM5mwivEFdNhPkFHMCmHgIAXoCEKby8OykfJNxovgRqB8KrwunSG5XLfj7VYFgWERBG1k4AmGDoPpHGI"
    "AXjId+XhwmFwgCL7gDU7uZpO-b-dOEAbGIOcZOTQHKm9CnVCZ2gzT9QAqDEtGmq9-FbcSLt2pG0r6o6H09nTvDrNPna4"
    "o4NKIgvT4oYiy-pxCH0DwIa9KN5db-H4FIixGgv0nYWqdqtsUesGrEOvWJl3DdlpANCxAN0uvL3CxCKWQiywj6zBK7u9"
    "7j0HYyof-uYEgg6ZERxZyT4+Y04hgDCmPypXcBVR5gMrlVBoZJAVKotN7LiHlkyAfaID3gBb++IGrAAQwlw9nmiiAQx8"
    "Ador4qqo1CtCwIDfY4UFHEs15+SJcSRnOlSqTYe+NuYp1nch5FYV0AzlUAIgQ7RZXigxazsYwjDEZsAM2eIrRrgg0la+"
    "EYojtL+XEygiq2nYu6GcLfjQDrqRy6T7gPtkXVYTD+AhYzqLF08VCk+ouwDbGGJHFDzSqxXApche9-9cDLIrgFdYD2MC"
    "3jBLDWCkuNdRhl5l3q7xMGdAEDYybIiOajE5Sj9AFSx8eL-CiUWr2iAVBGre4pAn2+CkFAJeflg4fReibFIAEORa77Kk"
    "3c5FLHi2OUYCIvDWuF47rn5OonzXuB9FBxBkAuQM3AHM6zb1zYZA8Q7zmLsapgthlBzvNymRSgQgDB9JQEZ2OKgA+Qrg"
    "o04xR0Cx0EWUDK4DwkBKvQK+sSdP3GAX-3AuvHFzyrEeubQAFRAC+DFHlcPg9I6Q7Fa5HDhBzulaKvbW7S-QkC4pjZaX"
    "Xd2WfTYO6AYh2cwLsKEYTFEYWqCV4wyGw5L+Y4MiO6TkKGUHLwAjFiWm9QlndOVS0pV3dAxN4lXQLROeDpcSw5AEDv2Z"
    "3ECEj2rKAVCJgNOpCFyg4IDg5cFfg1qyszPv9GZezePrBA4-+AdXX4FtzmwD3mMiagvBHYWY2XspZFF8LziqgQ4qQsSN"
    "i2Gcp8geiQoCTgZWmhhPtgSBWXUJcDgSIDg9BI1b7C8fcwRlH-K-YdtQHeYQX8BfRXXExYkXwC+npk8BQjcRCvogLZdw"
    "PsXuiBd8oaUZGAAutaWDLwEA4Bwr2iHH6cGfol6w+AiDKGFIMEwF6osbIhnge741Z1zzol9PomPoJCG4FWV4RA+GzQsG"
    "Yq+BJWrryDwHRpSgz+km5Y6k49KtlUeAj+yxDkGxWuAOnYfnJXLOoLvPskCUAsCTDoZtk-iBHPls28AMbh+AOuHuaFUl"
    "Anvt9mB3qTgBmvVeDAK18TtHDCQ1jV5IgboPEFxWogg7lb-lkYArBeoAVN244wolIPKHhISMCUCFkXEAmMGYbUBAE4hL"
    "AU6JglwxcpzOBy-towtN1cj3w9k-LsTCmPr909ODHrCaFkEFcA8eYzYjTtz9PjPW6v9LYKgMDEU4vD5DCmlDd-ZRIAnp"
    "Ca86DiASgVOmQ4yHavwv1DERWQAYGATFIrPLUiQMpV0DpSKS1tF1-qwII6LfpppoKCQTuEK8caLTaC3mQABGFWNQxIDV"
    "Cj4OJEjoiFHGCDAFgXrYlHLYPCPm4+9O3cVw9O0RDTp7AhHXor5nMxKBkQ4oQGiegX1SGpClAIIAdgsItIAi2QvfyAG8"
    "DNKFc0fmzOOdRpgJD7wdfzdvxylQ4YoyZnGFApAVR44Ahcs36AUV3DCHzeSVDAvgHaxwbpoDvZ8TLB-APob0FrgHI5GA"
    "C1cJcdBOQg5iUvKAryb2hw5kmjSBcphFuNgdN6DDuJFtHBT6y+mgySxjqQS+Xy8PwRzP3LcnAE0nM-dgAw67HFsA9iIi"
    "jLFd0HJDeBWYpZGhU+U4hDruU7gEjEFLh77KGEvlIVnsXobrVdDHsEtD0m+KD04bAQI+vsAYnbini9r70OoCmxYsVMAW"
    "VIsDfR1Ee+SFHhEQcPMMCYuEe9dGKuJmslAwFCBwm5B+4HNtQyeKf0OcddBCcQfD4PDYHZFodolZWosGAsEHfAyXIs4D"
    "j+WplgE6iXl6cAF0J01ZQrcRdjDzQafNvQGoYKAIC1HJEyN+CFIBXQjyAjX69p2KD9Z+hdtz4ZOmLoNDhwN+aEpAGAJH"
    "OVzD+FwwF7EkgJb2pXSoTE11T5M8q6Z15G4JE0sAM9DIMp56tNNg87MJiuMh4mEO5-4D0Pnhcuwv+aHgs57EwwaButsW"
    "g6ODHIAYi5rSZoVGPSaY+zcKHA7ui+CY+JuSm-cMWo80ABythqL4qEhbEq7hHA+AjHdCqDd1dBY6QNH84VxEGik9T3FB"
    "oAkGyAVipY7psjQHGJURgcI-hUQRVBg9yYvfF4kTL9BAWkeJyFp0AoSFAKAgxCACGkwbRiYRfs2IMgQ0CapwD2AFYVmd"
    "y-9LmVQs2SZjiR5mmCBt0g721LD+LFXYDSiO3ujgDpy+D2UEIKod4CcMpCU-D4yMYyudSswWpvLAwzeaH0JrY9PhbwIi"
    "h-ajAkytegz44uVUEkG4LXhlozUYG7jEV83MFInAGlI39GtiRc4YMMhGeVgo9A0+lo3ApLCiA2XZGu8WnHpu4iAfWubz"
    "LGdCt47t0-f9VR4UTKCfAkE47lQjDx1A3JlvYcGi0IcTa-lq4dHo+bpOHD8CNcobGcSZD24m6MkqVNVMrD1cK6mddRxR"
    "zCCM0K4kBFFgvqGJlEBofkC4vAwGooQsbqkCEeGDqEw18JwTR8bACAQUYBjv-74E9McVzQ66vvkEQfsuCCC4YCUnAxwo"
    "HKaiQcW05Gfy02ggEXywDDeg-g0r6hwNR0CWatUt+yHTn3PGUg5koGMmwVs9QArBwEC3+7uF8c+Yoj+wDBcVoVqbAzkK"
    "AxIrGaGEKwQoCYGwEIU3C5e6FYlxYIe4p30H9SBBWLHofZt4yT1xPHToifPcWRHs6QBNFaf2lL65kVQCRCwXDk3Az3WD"
    "QIvHAG2VC4DB1vCD91BWiZ2g2DOawlYo3PGKFDlDGbIlZJJLHmnctuYBnS93cLajeuBYHUSO6COe0qi8AF5RduvTgQJg"
    "EILa+E7Maxw7IANTg4eQea-KwMpBqZmG1HV8Z1tx0CNAwSIHO+kBgdI0tCibSLRDkbY8YKTptOdLV2ifC2KgiHTcdBA7"
    "1jTYNowBWhonMIFHE96zw0VnjvpWUoJwgUcDhv4Hx3nptT5AdqJOHnJAzAWF-3dDuqGhxBo7vuvWPK6OEbSuCVHLmIHi"
    "ECg4QBjgsd9Ua00wT868AaHBD0jDcQHDRtTzD56xOkg+GdIBhcK4w-2cybZDiaLX3sQivUjEvDFLA-hdv44nGIxtNEqQ"
    "CocwYIsoEF05FyF3msGMeBJ6B7nFYiwPF1763+FAD5fQzJXAAqGsX+JbACEMvJiwTAI3J21LVAeJ3fHDX7ewqJW+foHV"
    "Uyjr6SWoXDIbb8HkvXR1XhNmMAM3zTJz6NQboGZ1+BDHf0dGB8EM6QIsjLhakmO6HC+2--CNICHuYtAFaIdilRxaADtk"
    "XxeGm-IIyaYBB7AvdOePwCLmKI4pN8lRU3s43VcjJKzQxYnoa-rmUsBOJPIhCQa75Xns6hSosdVaifSQZT9vOOz62Yf6"
    "o1TBSJCSLFKTrdTBMTzYMh6QNicSlvkbTA5ZPxYiEoCq497UuC1+6Ll+x4vK22IkRlaIyUAYGZaClqOwImGahzo8VbD5"
    "sCFL4g66iuhaEYEF8D83VuEfZONQe4ARex4QhhZ9sxU7lcBUVUwBd2usElPGYluNqDRfC-JedgioHI13LAHkaoF8BsWA"
    "heBYWgCQBXvFH6j0C9r22Awiqeb2ar4Vf+IT4TTzgrG+LW-ZkgePe5xOhJ5W5Qb4TaTConDsIVPy5HAXARIcxQhPgShQ"
    "yFejd5HLHpNGImWWk+tOUOCDaFCwW0ES8hBKoE8hksoguQSf9bHAj2CnrYZHkn0B-+hP38W4h-k54XJ25gofTLl3m1Sr"
    "LodpgHQvwFKAZJfK6JzVAjryHKBLDehYmx1QrFmjOsiJ1LaDCC4cX9CxRuG1EMDlt8AZeZk2SSEYKJG-l0329PiiFZQK"
    "TY45MAfYFYaE1720loHEkuQe67YBCd5Sr7xADFPBV5gBB69ZzWD9NFerH98OYDYuAsCH5MvfslBIoL9gAo9BQIlCCYBy"
    "1CEQCPAEQAKWRUGNqWPLK2r-cDBqax1xVt-DIEPHMALZDozSAxcv6H+iNHyA87wQXvwJYuypbmpCbwCcCHl6GRAQdRHQ"
    "AKkCMONPfA+beocEdBq4+wEQrlDg8iQuTF4AhR704mN+5X8ZXkovJVJUWNA5-VioaAbICwBHQiSmVdPomwwQXCHZ+AYy"
    "pf8qo018H4bYX1GG1BZci-88zDO6fA4xWAti8mL0wYHWGKe8YR4yMgQmyFWfzW8HiubmE06HBDs-IesXoQYr7IHK4oFH"
    "0aMkHKKQRw9-AEoKiGJEDIH4u5C5C4MYkYEl8KA+Sns-Eaw+Ag2HFFTwzAuGQIAAg-T4YFzWGVCGwVCIB6wcPshIkY8O"
    "9+4o-ySl7DgQMqwA2OmyomLQZ-JBDNlY3YaJIR1Jz7IWszDBNvxDwOM1Uh8GPAGmbFuyY7ueAXPZo8UYZFVIbdEf4gjA"
    "0e93N7QwlB-AG2CByiBTMSj5M3AKEffgOH-k3VjMhoZxjt1f5lQoHyj2xRnQyBqQTaKEBABFjxCKDPFa24EJCVrQsBOt"
    "XoZWPumiVJ-1o-ucl9DAItxr84ZcwL9b6H2LXWpIYmHioh9IXyLRIQZkW4fajKgkgBWSIAxevtEAqmkcuGlF+HxrZUVm"
    "CG6SQiHfHNyfA7uLqoY4oCAUYXFxIV6CCLA8zDWA6sQRoYAJJPikCQ0bxGGUFauAgmQ+CIGSFAoJ00U7qQCwAkHhXfXY"
    "ALNwBuQKlSBCIkMgiFW4TPtCI3BXqJB4G61L7GPqwD2BCmBKxBbtC-2LZo0JePKoLS6HRM7yXAiApkG+bfEEBB4aoAGx"
    "tZuYxiwAD5MBoEcxIV-YxsAFTI83hccaukkO3QcAj57Y4RM5YkAHymTgFAHwhZYwf6Ni2NPcR4XE3MiMNHWhX+0RFDRv"
    "lKFokCEIO4EwAuD2yQkFAbkOyXVF19rgyB0gdZwc2E0CAQCsDiR3b2wGHxKQ2O8iyPBDd44k-AL98IQD3FIYCsR+Z5Ug"
    "882GYs1mhBowrw0CgRIXOCowgbmMNFIz4MWSZSwg8Axn6wk-+lpeJGupT36l74Ni4HKd6jAwVFgA2os5XqDRQ6YykNK-"
    "GY4YADa1LxiDvrAwMP1xsnBFCBjWxrAWBqOAgADkWjAQ6BkILuuHWFZQiG+9DAge-157RfIsRvUKgniKE8xJUSToyYLp"
    "SMU2UFApXuWq4oeduE6I6jEC6eVCOehjRASnIJNCuHnoIi8NjLoTvDwZipRygUlCyF0jBrndxCgEIgQJCI44Q1w2HLII"
    "Gw3HzFNwx6BMBxbwouEsmZkjXQFHFgXrGg1kqFPFEQWB3nAv-MFDc-S-fYMojNgrFyUfzAH+XMCk8KDQawJY3AoGCUSQ"
    "xOkV1YzPM8J7mSA5rQGYJF0HoJCoNUF44I5W2AwyFhnoq7Z9wVnVyHaCNSA0mjbKpoIDfVtpD9Abk69OTwU5AsBggQ4Q"
    "IOItWCQAfAyAu09-s2fDbU0NSH4e5fTA-5Htkoa9I76CxIwUC0IYPYVlyRXYJAshWLeskwsASx0pxI4GvUy9aIwqWpAY"
    "7-x7VE0rG9X9DyxN18orKvgkCCaIazIlHnD6AwPV7fl4YGAcaoNf5rUNGAC7j8nsgZvB11xsGlWJVBP-N29jYuHaysDg"
    "owpHosCjr5q1s5HGdE93FfARBDIbj6mG5SwGwlCZJAYZMHh-AxDtz-6wVjMK0D62LRgYDZbgQe1i-zWl4G-OBoPsL-Kf"
    "4oAzEEKAV21ppbR6IEQBctdgDtLjlwEw4nAJCP4v7l13Y3dOd4U2EphtgLBnEKCE78wmA7ryNeoAfxpGWY95UDSV4FyQ"
    "v2I55Ocw1VH+tr+cBnz2N2WdeHOjsAZ04v-8A-rcAP3SQvAehrSiqITTbOMlAGnzSGKA5jBIr7oW5-0ZlGnCErm4mA4U"
    "Oclgy8jZ3ztFAEa4s8G4ZICHeEhEC4daT0cdHFTcctPqwebuYhXIoUaQsmGhGE7nd0+-fzRF5xAf9ZuCxANoTXe3v5Th"
    "UEQTra4pXYdkOYAWEv4NY8HzV5qGwdKYnIQtot3Oe98NWAlGrs2McfADcCgch5z3w4QhOHmSsFR+KqCtAOwAKTMcUC9m"
    "MjZ2sHEJV3AoNYFCIfkRKeJSKWCSJNJQDpF2IpiGwEotwOKzS88AG7xKH4Z+IxDNbGCcEkR4SBH7JndUgnMs1Ot58YrG"
    "uMZho0FPcJBgshMnw0zJBnGAOGK+Bmzg5vuB8EY4FqcskLUWLV528IikY6LmAMAQ7arxbObSMoG+3VLsOEbV-jQBKHFe"
    "f4bqespDIzfFLBHikHxycUTxYtzL-tfxD3kCahSwbEF0r4schWFyy+C+Sb6nRA-C47AB0ViAGaDutQ3Y0qA+hsoCnNG9"
    "MIivvkVEQNsXwpFy7jmvbuS+WTnwRvLoAyedo3Sspe3F-tpkfZrDF9eGgdDBTLdr1Dbim0AnkXbbQoRgS5DUQBo8l2BA"
    "ZUgNyaBvIptTEo6DVMW1Js3FRnA9B01hwcElO8OU-ODO0deHGA2I+bp8bYhHp0Y4EHRLiLe+f-gXgmEXb6eOREfMHhSQ"
    "gcQaXsCGkKw-ZwzzP744wqwgXW-74QgDyAAMmYJY-NCU8SsJnDCsREwdNYxq6GYQoYY2FvY8F1UIcICxXkAtbhJxYhuA"
    "grBZy2ZEcB1fA+DwvIrYVL3GACbbpZ09A3hIZ+E1R9OHgbHmFHkj82FWcsEWAZ8P3lMYIkg7aig7ZiNghCPASM7QB-Dt"
    "Am5g3AGOpQI4HwnDA7PSyH2V8DhKHtgD+xDkyHAMWeKco93-WIi6FATKu+DAL4ZcZacI8h1NMDLEGRA5HUmAC9EB+NfI"
    "msuel4yIgbgbAxN-IqfdkEBcV1ErWnGfdtmiFIWjR0Yg2EGPP8pBUCFDnlq+bDexs-BCFCro4C1rk5RiQgCDoQpofIBY"
    "Wy-RAoEFWKUAEILYdAd9hCFD3W4ErNI3i+GAn2lCijoHYi-DSEZOnoQAEYJGnvOEdYXQRPduI9JhxGldEISSM-bHIQYU"
    "GwL5aFnUUSq5XM6SCcDHfBOHiqlaRF1+OZrRQBgPAJ0bGYpxHrmrCULwHAv9YI2cYmwYJCIHSSI0L8BfwIPTjPohC9eY"
    "YUCYX4SMkQFMaAQqGCnLlPlBFqCCrGEeniGhxDpDZesJTa536yIMr3quLhjub7YBJOq3GhpAeI74LqbmiQqIm8vHC2lL"
    "uwK0RxrgpaKRzAHr6v0jH8ggK1zxj2n+Z+gorcqMeE8vcJ2XrshJ4wB93PEOng6m0FRvu6F3WIDBGbtExFz5fOs64NuY"
    "Czrj9OHc-FbsvnIzUYMzumKhKOooJKzL3nj5QYD3rLxo6X2ULHm4f6YgoHQDS6AVxHxkGJEA2tDZyYgP1YKwA+YamQX4"
    "+Ge6xBYnPCoBXCEdFBoKsMZ0CqEaRs4AQRAEXfwIaBulikH4qCvA4XhCltJhtzAp6rOAv92H8aDYw88vFFwbqh3BcgeD"
    "BioYD2dY6AgDp6PZ5oQ0Ig0CgI4DDQDzQ9ZMNH1DMDFiRN0oys5AerFyPUgGX6l4aZtVSzY3V2kETwBLKxWdKUtXbIrC"
    "jRo2rnEXrCu-RDlzIJGpUX-ZdodyPDdsBFDNuD94d1ohpZvb5D6kFGSgAGbayrqGK9B1GWNQk6nzxB9xtiiQZAoMKY6V"
    "pIzhB9F-Hcz8fY5EkdtX4xBbzytGejcU1F5YXMMDmnQBtHro-wCXD5CtgLw2pblazxZDmycIwR6GsTApaBDapk9oFosg"
    "QjvN3AA3oYIxoC0OfAwZCTGf5aeiN8SSBRAkMPnoDyLLavhDjUXIfuIffEJtDbiwbinxWbbB1hV-ncew+HOqvigqA+E5"
    "4RNa+3hFDMggcAaXAiV4YWnlAJLMHeSrEwyOaDAF9nBO5k3itcPNhYCzjR4DCAEfGgvbusFFEh93EYeYhfjZ8MMnMbJh"
    "sYkspJL-C+GpBEJGi4ItebQsQtHgA743P-6i0IOKQeDadH-aGkQJwgPBugwi3Q4DjQHeFaBJeM84UFCEilYYUEWXRYpc"
    "5kg8Wf3W8HBK9iqphNgrPtDU8bQBS-M+KfCKQf8aCJC339aY9vZmFTVCgHlSeEU3cAJQRCyvUshD8FS6i-nZrwVHRvA1"
    "p7jeViHCu+8UFHcHZIAAAr4CGTQDbsU54OFCXAg1JRD3n6MsQMBBOqlVrlIrbYhDSB6gqY+qJEz3x10qU5w4yqr8TCQ7"
    "38veDByS8m6db6aaYhrB9jnVRmtpNASQvUH-RXMY-Su2F4xEH3Eodnqh9CwAdjEfCw5mBJ1wRoEvoXA+FUFTgqM8JIcv"
    "TWe49w2gSdqHiwFYAzr4gsMPMCuBDDzEKsc3Qp7HBRG9CvADsKXk-glaniaKxliC6IAJ+tAADSCA1WeIEvh945lYZHl5"
    "IHU8GKY4-E5IdENKw4XH59a2zsqeOJDjiDSlQmFUYNxBAAiqQazlWpE0lGAU7aAUeCkOcBAqFowvVpYZriEHsBJRAvXE"
    "CF4LpJIqgdYPBnMRYdtYdF816VPeh2NTQx9C9wCMbJlIZb0AJ-x3IQ+wivpM9dGUGLoLlyt2CUKrf+wrACWY55oAK56m"
    "FAxfkFaBZ5fHjVjnAC9ERVxwDQiHpgVD4BkLGdYBdjLXthB4gDPzu-k3VMO+IAvl1BeQ63GizHPOHpFuQhIcucP2DXH3"
    "AA7YolCAwqWD+1IH4gXJr520Ngav2dbC6Z1XmduPiTWxTSxTgusaokzaid3tMvI4LmwxDQFaAHVuC0LAcfTnwEhhUNAe"
    "j1A5qKgwM9imHjBgQBZQUs1N+0LNX4c2QYiTQnLeizwQUNgZpUzToAPoSVr32INwH+agHCAdASkU2984w9cysNSimWaM"
    "xlG+4g8JFWh-AC6SnwDmNO+0Q-7Eqxb8AdZOPgCmQFq9SQiQgQWpxPbDREA9qccZAwumCgER2YL3HQDOdYQTUqKwuBjB"
    "BuUCIAym0sarGB8WQxC1Xwg6hWmyWFRB1+T00WuanvhUfgTiQFzngEpQu4x9TtHfAEPjKV85TiETDxRTybOsvo-7b--s"
    "BInAieELhCx4D3SmjXwo1-WED147zBF9We6Qi+FYtxuCpgajVDjo2iETaamPvpJKPMWn+UUynEj4IAtY36FELs83OJlb"
    "DWaAB0BF1Ks2A+B48MjNhiBAgYu9uXIBCCJ0N2PC2DFTi9ngAdEM9SPRqyIXQc4AATEKp+yOIxws9sqNH2vXRYWw8WIF"
    "opE9MWGWSAsREilpGTdofBhAwO7Ckt3En6UB40IthaChKQ0DnHfAOvjaNQDYlXNwNrAGLFgbxjVgm5v4IgwAAcsRGAmP"
    "dLsqdBeOf9DQQMTwDLwEUih4ZNuq9RIGcX1guUsIgwhIYDcQIW0S1G8r9CCHtoLWqjB6mlcSocA4DinAHdFABwnXRROg"
    "1BgnJLjy0hXxK+MADB53hRwXNNCTuVMWGVRlGYKAhxDYLRRjjRRI4dmci3GYEkGGAp6d+geHdxAwZ+NWFBAwFiobJ68u"
    "akeBgCWEA0GMH5sGs5UnDy5tZe+LmixjX1GE-4uHn4TFN-nA4yIx41Q9xHGCbgFSbZ382EKfVKQ-IgUAW8qegyvQEmYU"
    "gjE2w6YfYiCh5RclzAbBdCNb3bWoM9+A5OvyjFST77rvn4OzAPT9IwxAo3P-3EJayQE2i4FOEgCcpitRihGtlJmGd-BP"
    "CaVUCJLX5RrjeeqHzu4DxdFHeYA4dzFDTDmEygc3LAEgwOG2ICZ4+5pGAzbnEA4lk9HINSXDgTlKCRqA2Bq9Ict6FNl4"
    "TXgAO6AfOonDcXrYebF6dqrTTFgYgAQ8AZCzmkfkIiWiisGPHtZA07Se814CbAoHWw1pqdShc-4o1LCjQmLuNVCbGuBq"
    "Ek1FIbLNha4ER4M67FABCxLEsyWEFDBqYOjubW++h-BDbQo+fRu6TmwwMO++FrIcAEGLxreHJyPA+8pa+WYwfCgQUJgJ"
    "36GIAq1QBS6SjwQqbiHhQJlEyv79U8999gfAyJ8CAAdIC3F49-IxDPgViCDFA4P9tDxngexOsKANkfWc5nGZesxrv+wI"
    "4+d3BuOORVg47EKR4Rswcz5pIGcwHXGTAT5LkBBYxpTNQUdoPz2U3hPMlCBCw0Igq1kv7uiACoY9OQQktmmZ4--WwXSp"
    "B0jaalUVIYQSq+Lc4i3FAE-cIIFE8BKQeE5qYDFtumAX4plNuEd5FXgMBhRUr6dSRohLzwZwxdQptaQJ7w9b0vjlJSpF"
    "Shbi71lMMQBAfuMl+Eth5Ts49G5TZYdKBAdjz6KJFO69TkiKFmnosQuQaU1wm5Mv4g3OBrpqKyUdzoPUxNwFpyYyozAC"
    "XZb63J8uwUNLpJsvAi9Bk4JQviUzYOhXoHQwFufZCuQ1aozMLJnJQj4BdnUFLQW5ILzOhE-PQHw3cbAYXDHC7ygQqyww"
    "Z9WyI6rA7U4f0FUQro0Q0dKq9oEn4a0BFiP69IQrfcA6OOnXOlPE0Gv-igdlBYQ3Ov4q6z-EFEAjgBrH6eaOJBUGXSY4"
    "C5ubZOmCC5lIf2L6VpfI+QYagq1IxdwSZkVOjgGBEA4HifjtktArMyG9jaG3gI5XsFwTYqnANBWMSgWEyNKgFDdRD1rD"
    "yUPwQggEDgYsDA99hYcgzZuDEFYHJTSYqiGPxNAzgBaAslwJIAv-mGYhXocdgHO1FXjSqiwPf8j+6QXv11ZrEFTnGQ5j"
    "YN03FJ2CysEzQwE2XlRqGrC3AnqcST6EvSdr+RI5h8HKCpDoSn4UCD+LBAiCoMbhuLwhF8xtGUbbV9EvTtZeNWmCWCD5"
    "kzqhknLChA+-eTgKlvScw-xUeFu4fAJFEBpVQGChFqC87B3z2CEZ3E+wuL91v5Fj4a1CoQUEVOBDBExDbfFVAag49Pg0"
    "VD+KHb3MJhquAVfCwI6-dqtAF44x0Ysjo9qC-GGIL7RDw0DBQQDPs8-QDOuA4ANhlFejgF+HZFCj89Slhg2W2g6rmiNJ"
    "Aq8-8aSH1Y4sOtwxbKdFa8HqpkTpWJkDCw4uWzZa9jwLtZEAdWiCEOYd-DZlA+BQG3j+VDVjFY4IOH4GAJptgP-Qmzci"
    "wOEuXDL1EDA34TVcxECcuzscZV7arFoaWHD7G0V39Bfvg7c-YmHPD7BVbZGoErEE4NE0DMEHvBxlc7HySkmF5tvsVsoM"
    "gXqZGAX9+Co44cxCsyWUeDSNBEgj3YQEdyho9e2AcdZYtYdDcGLNFxobYCVYgLDnakwEQLixYdyu95IlSuXw3YbrDeDw"
    "k5riGk6mCDSmTcAFABH+2OJyM31C-B0gGxSAwmCxDlwBdBDNESjyAcNj5ILHFHZaOdAoImx4w-lOQou0AvcJGwSdsoEO"
    "iySzBFYGOeRWd8UIATrAuo4PJ-UFI2Z6wMQRxCVOwEChyqfg6OwKDHZ5RA8hjIJrnUAGXi4yWCGHEuHN2L8CWBXV2A4i"
    "UKjYCI8iCzIr3fBAYVNYwgR166A2nfzThiYf9ENY25qvQxm1tx+nE-wd84DYRccovlQvnPnxCKd4z+UXi5QwOwWqAVow"
    "6Hb6W6Yla8gXrKw7rhfNMhaf6CgEohol1AsFhipo5+YblgAcUGEuHh0DbeoMSK+fK0bQeD4If1SBAn9q3ATuLfMzJQoC"
    "AfJqENCEISOX5XmBfoxhwtlhqqZeW1TQXCFGCSp4fYP2GbsJgKYBB35+oOTmhFKq3Vm9FNBUMqvnD8lkO9HyHDSw4J7G"
    "j4HMQlhup4T3LNAb6UCtWBUXfwJBpABiOo-xt64Bzx4XsNGsAOyft-ZeI-ozCNcwJtmQZzG1cYUTJunxQCbkeY61mITf"
    "3TViMcWQZwUCcCKFgXN8C46Izt357MoiDISUiehOXyGHVIPMHGqQgtFk4FK7eDwfPGLsgWbYC4IUYAmQ0qHhPQ4rlXBR"
    "9Z3idkSe6BI4wmYrgd+pV4VwFc+RpzALGE-fxJAgw8qjcvtBC3+uI0RYapFWBepXfJdLDanPQwKFPm7WZtoG11NSAP4A"
    "glRdWBOydVpaXssPaLQC81cgHJEFsr4TkI2DikIEUgmz1KQ+A-FQEbHTY5MgdEH-1KkO2RJxhbsAiBX2aN0fbNIhfakR"
    "JntQdhoGoPwkb6BpKnBDAPedITowoxTJlgKXgexgFaeAwvQY1bBokiFYmL5Cm6yR454LXb+B60QxqLi8sk6IJkNAIKn+"
    "oihb1TRci2AZwlVHibFQ2+0Icrolemkt8O8QGEBeVAIAlYDLLxKstKkTGHDvKLD5iEPYh6u8oA39Bo4XZrhnMdoAj2dF"
    "luBaxAvXhprr77sY1aA892ib70HvAHMMwY22ZVxQUQ6GYvkyg4R4HyCEwaz3Jiv4Wrz0P6LYpJVjBAkZGLA+vaWaXvma"
    "f1Ms5tDf1eOFmKsHufEV15wk6KBDOK-JjcrWlo7Y5Iwl-qkIdo-cMJoOU3xBVnQGf8DYykgwSgpTFCaHnobGAyolZbE-"
    "6XXAw8IKw0TDETHGYTgISWzIf8VF92wQMMCods4ePi94-ECBlzFYxQbQQrPZFFv2dZNvH5nwYF2CE9DpsIwHwDNTExg5"
    "tlTyjUGp8LxbuChAmAbAN9Mz-4boXmxr6E9+Q2Bft+FqbyTfh1SfrlELPQXcErVb+zDoApo0koVFqQBSBzVMS0YRbQ+Y"
    "hEW8nF+Wu-BzjgaMMFCWRYAwoEPSozPSHR8EowJFoahGDsF4pBCxJ7LC1DhMPydugI-TRr91hQ21Cy6IxZCLWeX7NmB6"
    "MGwAidia6Y2DMYj2oDA5REyoaw2IoW18HarV-vPPMdgsQA4FhkMZRUg7gTWDweD5ZFTTlAx1G+EeH+YmaIgIYgFV789S"
    "MhALHg3v8A8CUMhVpLDg-kGIB42Bi27pKpkY9pYbDEw2GIRmjw32GUgd6H+sI6UlDomjSLYVnB-AgFfwlHoQ0BIt8WVI"
    "AlA24OhGoQzL-gqBf0Cq5pwCKuwzq3HzDoQ3bvp4DPVhNELYZ6ASxtulAQrj5oEDLAAJ-YAwbFFqUOh4wbYLEzetc9Qc"
    "vpYWu09EWWwVwBUFGySMgtCyQGy8fFGixMoQy6vgkFAXJdAOQZg-IgjTjW4VqCpUAGujIO4RpKcTsxoCn8BUwQi+wxDJ"
    "72wfj-uI2-kAIti5D71sFMxgHw0v1KDmEjK44awoeR3AIRWfEwE+pZX3NQDVXbgLPrdrkuFKkEvAGg9CkQ9AXR8irCQA"
    "dVtEXfPMIEI6eAOo667esftFIipiaGnKJoKuPjBD9FL10o8CYAUoLpADBtBAaYarFAwpLnJFCSklHNIcpeBffTDxgnHE"
    "yoEBb4llCgFlK8ZagZ9peCVGk4z5J2fBtN7NvuIToIuKR-A-ZvBmG6qphx1C834PQwmZDmwA9kwIolEdoLQg1ggHJUby"
    "bkEaoIG1bMLG3K89PbRTR7fbEoADLngqZ1+JQs4JC5gffiQGjGic9UuBEaAd36FHtM0bFzzoK7UeT2NVGFKoAbYJXzgC"
    "U1g4Y"
)


# ==================================================================================================
# connectx/core/static_function.py
# ==================================================================================================
"""A static function: the values of a set of keys, in a text that has no keys.

A key is hashed to one place in each third of the entries, and the exclusive or of the three entries
is its value (B. Chazelle et al., "The Bloomier filter", 2004; T. Graf and D. Lemire, "Xor filters",
2020). A key outside of the set gets an arbitrary value. `connectx/bench/solver/repertoire.py` makes
the entries.
"""

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-"
PLACE_BITS = 20  # of a hash, for each of the three places
WORD_MASK = (1 << 64) - 1


def numbers_in(text: str) -> bytes:
    """Return the characters of a text as numbers, 6 bits in each byte."""
    numbers = bytes.maketrans(ALPHABET.encode(), bytes(range(64)))
    return text.encode().translate(numbers)


def hash_of(key: int) -> int:
    """Hash a key to 64 bits, with the multipliers of SplitMix64 (G. Steele et al., 2014).

    `places_of` uses the lowest 60 bits. The highest 4 are free.
    """
    mixed = (key * 0xBF58476D1CE4E5B9) & WORD_MASK
    mixed ^= mixed >> 32
    mixed = (mixed * 0x94D049BB133111EB) & WORD_MASK
    return mixed ^ (mixed >> 29)


def places_of(hashed: int, third: int) -> tuple[int, int, int]:
    """Return the three places of a hash among 3 * `third` entries, one in each third.

    20 bits of the hash are a fraction of 2 ** 20, and that fraction of `third` is the place.
    """
    place_mask = (1 << PLACE_BITS) - 1
    return (
        ((hashed & place_mask) * third) >> PLACE_BITS,
        third + ((((hashed >> PLACE_BITS) & place_mask) * third) >> PLACE_BITS),
        2 * third + ((((hashed >> (2 * PLACE_BITS)) & place_mask) * third) >> PLACE_BITS),
    )


# ==================================================================================================
# connectx/core/book.py
# ==================================================================================================
"""The opening book: our column in every position of our repertoire, without a list of positions.

The repertoire is every position we can reach from the empty board, moving first or second, if we
play by the book and the opponent plays anything; mirror images count once. The moves therefore
define the positions. To see whether a position is in the repertoire, a lookup takes back two discs
at a time, the opponent's last one and one of ours that the book would have played, until it reaches
the start.

The text is a static function (`static_function.py`) of 0-based columns of canonical boards: three
bits for each, two in a character. Positions with an urgent move (a win or a block) have no entry,
because that move is played.

`bench/solver/` makes the text and proves what it claims.
"""

from functools import lru_cache

# from connectx.core.board import Board, geometry_of, mirror, top_discs
# from connectx.core.book_data import BOOK_DISCS, BOOK_TEXT
# from connectx.core.static_function import hash_of, numbers_in, places_of

BOOK_GEOMETRY = geometry_of(6, 7, 4)
COLUMN_BITS = 3


@lru_cache(maxsize=1)
def _book_characters() -> bytes:
    """Return the characters of the text as numbers, with two entries of three bits in each."""
    return numbers_in(BOOK_TEXT)


def look_up(board: Board) -> int:
    """Return the column that the book stores for a canonical board.

    Returns an arbitrary number from 0 to 7 if the board is not in our repertoire.

    The book is a static function: the XOR of three entries, whose places follow from the hash of
    the board, is the column. A character has two entries of three bits.
    """
    characters = _book_characters()
    third = len(characters) * 2 // 3  # one of the three entries is in each third of the book
    column = 0
    for entry in places_of(hash_of(board.key), third):
        column ^= characters[entry // 2] >> (COLUMN_BITS * (entry % 2))
    return column & 7


def book_column(board: Board) -> int | None:
    """Return the book's column for a canonical board of our repertoire, else None.

    Precondition: the board is 6x7 with four in a row, and no column is urgent.
    """
    cached_column = lru_cache(our_column)

    def is_in_repertoire(board: Board) -> bool:
        """Tell whether the board, with us to move, is in our repertoire."""
        own, occupied, mark, geometry = board
        if occupied.bit_count() < 2:
            return not own
        for reply in top_discs(board.theirs, occupied, geometry):
            for move in top_discs(own, occupied ^ reply, geometry):
                earlier = Board(own ^ move, occupied ^ reply ^ move, mark, geometry)
                column = cached_column(earlier)
                if not 0 <= column < BOOK_GEOMETRY.columns:
                    continue
                our_move = earlier.landing_square(column)
                if our_move != move and earlier == earlier.mirrored():
                    our_move = mirror(our_move, geometry)  # it leads to the same position
                if our_move == move and is_in_repertoire(earlier):
                    return True
        return False

    if board.discs >= BOOK_DISCS or not is_in_repertoire(board):
        return None
    return look_up(board)


def our_column(board: Board) -> int:
    """Return the column that we play on a board of our repertoire.

    On any other board the number may be that of no column.
    """
    canonical, is_image = board.canonical()
    column = canonical.urgent_column()
    if column is None:
        column = look_up(canonical)
    return board.columns - 1 - column if is_image else column


# ==================================================================================================
# connectx/core/clock.py
# ==================================================================================================
"""A time limit to hand down: a search takes a `Deadline` and never reads the clock itself."""

import time
from collections.abc import Callable


class Deadline:
    """The moment at which a search gives up.

    >>> deadline = Deadline(60)  # seconds from now
    >>> deadline.expired()
    False
    """

    def __init__(self, seconds: float, clock: Callable[[], float] = time.perf_counter) -> None:
        """Set the moment `seconds` from now, by a `clock` that returns seconds."""
        self._clock = clock
        self._end = clock() + seconds

    def remaining(self) -> float:
        """Return the seconds that are left, never below 0.

        >>> 0 < Deadline(60).remaining() <= 60
        True
        """
        return max(0.0, self._end - self._clock())

    def expired(self) -> bool:
        """Tell whether no time is left.

        >>> Deadline(0).expired()
        True
        """
        return self._clock() >= self._end


def deadline_of(limit: Deadline | float | None) -> Deadline | None:
    """Make a deadline of a number of seconds from now; return a deadline, or None, as it is."""
    return Deadline(limit) if isinstance(limit, int | float) else limit


# ==================================================================================================
# connectx/core/layout.py
# ==================================================================================================
"""What the parts of the exact search share: the fields of its memory, and what differs by speed.

The tools of plain Python stand here, too; `compiled.py` has those of the compiler.
"""

import sys
from collections.abc import Callable
from typing import Any, NamedTuple

# from connectx.core.board import Geometry, directions, has_won, winning_squares

# A thread's memory, `frames`, for 42 squares:
#
#     | fields | frame of 0 empty squares | of 1 | ... | of 42 | history ranks | the same, exact |
#
# The fields:
NODES = 0  # positions searched so far
STOP = 1  # asked whether to stop: compiled, a C function's address; interpreted, a function
TABLE = 2  # all tables: their address if compiled, else the list
SHALLOW_START = 3  # the first slot of the shallow table in use
SHALLOW_SHIFT = 4  # shifting a hash right by this gives its slot there
MIN_SHALLOW_SHIFT = 5  # the value of SHALLOW_SHIFT for the largest shallow table
GROW_AT = 6  # the value of NODES at which a larger shallow table comes into use
PROBE_FROM = 7  # from so many empty squares on, all children are looked up before any is searched
LEAST = 8  # a search that was stopped has proved that the score is from LEAST
MOST = 9  # to MOST
GOES_ON = 10  # 1 if the next call of `solve` resumes the search that was stopped
FIRST_FRAME = 11

# The frame of the positions with a certain number of empty squares:
#
#     | START  SHIFT  HISTORY | move  WINS  REPLIES | move  WINS  REPLIES | ...
#       in place of rank 0      rank 1                rank 2                    up to HIGHEST_RANK
#
# A move of the position that is searched stands at its rank, with its side's winning squares after
# it and the replies that do not lose at once. No move has rank 0.
WINS = 1  # after the field of the move
REPLIES = 2
RANK_FIELDS = 3
START = 0  # the first slot of the table for these positions
SHIFT = 1  # shifting a hash right by this gives its slot there
HISTORY = 2  # the field where the history ranks for these positions begin

HASH_FACTOR = 0x5851F42D4C957F2D  # odd, so multiplying by it loses nothing
HIGHEST_RANK = 62  # the moves of a position are bits of one integer, by rank
INFINITE_SCORE = 1 << 20
UNDECIDED = 1 << 22  # in place of a bound, if there is none that decides the null window
GAME_OVER = 1 << 21  # what `solve` returns if the game is over
# A search does something every 2 ** n nodes, where `nodes & (2 ** n - 1)` is 0.
CHECK_MASK = (1 << 8) - 1  # grow tables and, if interpreted, ask whether to stop: 2 ms
ASK_MASK = (1 << 15) - 1  # ask whether to stop, if compiled: 1 to 3 ms
CALLERS_DEPTH = 500  # calls of functions that are open when a search begins, at most
COMPILED_BITS = 63  # larger boards run on Python ints
MAX_RESULT_BITS = (1 << 18) * COMPILED_BITS  # of the results that winning squares remember


class SearchTools(NamedTuple):
    """What differs between the compiled and the interpreted search."""

    jit: Callable[[Any], Any]
    winning_squares: Callable[[Geometry], Callable[[int], int]]  # see `interpreted_...`
    has_line: Callable[[Geometry], Callable[[int], bool]]
    count_bits: Callable[[int], int]
    bit_length: Callable[[int], int]
    pointer: Callable[[Any], Any]  # makes an address indexable
    time_is_up: Callable[[Any], bool]
    prefetch: Any  # a function that brings a table's slot into the cache, or None


def highest_rank_of(geometry: Geometry) -> int:
    """Return the highest rank of a move, at least the number of columns.

    Boards that are compiled have fewer columns than HIGHEST_RANK.
    """
    return max(HIGHEST_RANK, geometry.columns)


def frame_size(geometry: Geometry) -> int:
    """Return the number of fields of a frame."""
    return RANK_FIELDS * (highest_rank_of(geometry) + 1)


def key_bits_of(geometry: Geometry) -> int:
    """Return the number of bits of a position's key, which is that of its hash."""
    return max(COMPILED_BITS, geometry.stride * geometry.columns)


def is_never_due() -> bool:
    """Return False: no search has to stop."""
    return False


def interpreted_winning_squares(
    geometry: Geometry, is_due: Callable[[], bool] = is_never_due
) -> Callable[[int], int]:
    """Make a function of discs that returns the squares that complete a line with them.

    The squares may be empty or occupied. The function stores its results, because they depend on
    one side's discs alone, which are the same after many replies. On a board of more than a machine
    word, a single node of the search can take seconds, so there the function raises TimeoutError as
    soon as `is_due`.
    """
    board = geometry.board
    steps = tuple((step, 2 * step) for step in directions(geometry)[1:])  # all but upwards

    def find_for_four(discs: int) -> int:
        squares = (discs << 1) & (discs << 2) & (discs << 3)  # on top of three
        for step, two_steps in steps:
            between = (discs << step) & (discs >> step)  # squares with a disc on both sides
            if between:
                squares |= between & ((discs << two_steps) | (discs >> two_steps))  # X_XX and XX_X
                middles = between & discs  # the middle one of three in a row
                if middles:
                    squares |= (middles << two_steps) | (middles >> two_steps)  # XXX_ and _XXX
        return squares & board

    def find_for_any(discs: int) -> int:
        return winning_squares(discs, 0, geometry)

    find = find_for_four if geometry.inarow == 4 else find_for_any
    max_results = MAX_RESULT_BITS // key_bits_of(geometry)
    asks_whether_due = geometry.stride * geometry.columns > COMPILED_BITS

    class Results(dict[int, int]):  # a look-up takes less time than that of an lru_cache
        def __missing__(self, discs: int) -> int:
            if asks_whether_due and is_due():
                raise TimeoutError
            if len(self) >= max_results:
                self.clear()
            squares = find(discs)
            self[discs] = squares
            return squares

    return Results().__getitem__


def interpreted_has_line(geometry: Geometry) -> Callable[[int], bool]:
    """Make a function of discs that tells whether they contain a line."""
    steps = tuple((step, 2 * step) for step in (*directions(geometry)[1:], 1))

    def has_four(discs: int) -> bool:
        for step, two_steps in steps:
            pairs = discs & (discs >> step)
            if pairs & (pairs >> two_steps):
                return True
        return False

    return has_four if geometry.inarow == 4 else lambda discs: has_won(discs, geometry)


def interpreted_tools(geometry: Geometry, is_due: Callable[[], bool] = is_never_due) -> SearchTools:
    """Return the tools of plain Python.

    A search calls itself once for each empty square. If Python's recursion limit is too low for
    that, it is raised for the whole process, as Python has no other. It is not lowered afterwards:
    another thread may be searching.

    On a board of more than a machine word, `winning_squares` asks whether it `is_due` to stop.
    """
    depth = CALLERS_DEPTH + geometry.rows * geometry.columns
    if sys.getrecursionlimit() < depth:
        sys.setrecursionlimit(depth)
    return SearchTools(
        jit=lambda function: function,
        winning_squares=lambda shape: interpreted_winning_squares(shape, is_due),
        has_line=interpreted_has_line,
        count_bits=int.bit_count,
        bit_length=int.bit_length,
        pointer=lambda table: table,
        time_is_up=lambda frames: frames[STOP](),
        prefetch=None,
    )


# ==================================================================================================
# connectx/core/order.py
# ==================================================================================================
"""Move ordering in the exact search: each move has a rank, and those of high rank come first.

The ranks of squares follow a variant of the history heuristic: for each side and stage of the game,
the rank of a square is a moving average of how often moves to it were good enough.
"""

from typing import Any

# from connectx.core.board import Geometry, directions, run_shifts
# from connectx.core.layout import (
#     FIRST_FRAME,
#     HASH_FACTOR,
#     HISTORY,
#     RANK_FIELDS,
#     REPLIES,
#     SHIFT,
#     START,
#     TABLE,
#     WINS,
#     SearchTools,
#     frame_size,
#     highest_rank_of,
#     key_bits_of,
# )

BASE_RANK = 40  # a move's rank before anything is added
WIN_RANK = 8  # for each new winning square
REPLY_RANK = -5  # for each reply that does not lose at once
RANK_FRACTION_BITS = 10  # exact ranks are stored in steps of 2 ** -10
MAX_RANK_CHANGE = 6  # how far a square's history rank may be from where it starts
MIN_HISTORY_EMPTIES = 12  # positions with fewer empty squares change no rank
STAGE_EMPTIES = 6  # stage n has the positions with 6 * n to 6 * n + 5 empty squares


def history_size(geometry: Geometry) -> int:
    """Return the number of history ranks: those of `square_ranks` for each side and stage."""
    squares = geometry.rows * geometry.columns
    stages = squares // STAGE_EMPTIES + 1
    ranks = geometry.stride * geometry.columns + 1  # by the bit length of a square's mask
    return 2 * stages * ranks


def square_ranks(geometry: Geometry) -> tuple[int, ...]:
    """Return the rank that each square starts from, indexed by the bit length of its mask.

    The rank is BASE_RANK, plus the lines through the square, less its column's distance from the
    centre.
    """
    bits = geometry.stride * geometry.columns
    from_centre = [
        abs(2 * (bit // geometry.stride) + 1 - geometry.columns) // 2 for bit in range(bits)
    ]
    ranks = [BASE_RANK - distance for distance in from_centre]
    for direction, shifts in zip(directions(geometry), run_shifts(geometry), strict=True):
        starts = geometry.board
        for shift in shifts:
            starts &= starts >> shift
        if starts:
            lines = count_lines(starts, direction, geometry.inarow, bits)
            ranks = [rank + through for rank, through in zip(ranks, lines, strict=True)]
    return (0, *ranks)


def count_lines(starts: int, direction: int, length: int, bits: int) -> list[int]:
    """Count the lines of one direction through each of `bits` squares.

    `starts` are the squares from which a line goes in that direction. A line that goes through a
    square also goes through the one before it, or starts there. So each count follows from the one
    before: one more if a line starts here, one less if a line ended there.
    """
    is_start = [digit == "1" for digit in f"{starts:0{bits}b}"[::-1]]
    lines = [0] * bits
    for bit in range(bits):
        through = int(is_start[bit])
        if bit >= direction:
            through += lines[bit - direction]
        if bit >= length * direction:
            through -= is_start[bit - length * direction]
        lines[bit] = through
    return lines


def safe_moves(lowest: int, wins: int) -> int:
    """Return the moves after which the other side cannot win at once.

    `lowest` are the squares on which a disc can land, `wins` the winning squares of the other side.
    If one of these can be played, it is the only move; if two can, there is none. Nor is there a
    move just below a winning square, at one bit less, because the other side would play above it.
    """
    forced = lowest & wins
    if forced:
        has_two_threats = forced & (forced - 1)  # without the lowest, one is left
        lowest = 0 if has_two_threats else forced
    return lowest & ~(wins >> 1)


def build_order(
    geometry: Geometry, tools: SearchTools, winning_squares: Any
) -> tuple[Any, Any, Any]:
    """Make `wins_by_force`, `rank_moves` and `update_history`."""
    jit = tools.jit
    pointer = tools.pointer
    prefetch = tools.prefetch
    count_bits = tools.count_bits
    bit_length = tools.bit_length
    has_prefetch = prefetch is not None
    bottom = geometry.bottom
    board = geometry.board
    columns = geometry.columns
    hash_mask = (1 << key_bits_of(geometry)) - 1
    frame = frame_size(geometry)
    highest_rank = highest_rank_of(geometry)
    all_ranks = (2 << highest_rank) - 1
    ranks_of_squares = square_ranks(geometry)
    to_exact = history_size(geometry)  # fields from a whole rank to the exact one
    safe_moves_of = jit(safe_moves)

    @jit
    def wins_by_force(own: int, occupied: int, moves: int) -> bool:
        """Tell whether the opponent has no answer to one of `moves`."""
        while moves:
            move = moves & -moves
            moves ^= move
            wins = winning_squares(own | move) & ~occupied
            if not safe_moves_of((occupied + bottom + move) & board, wins):
                return True
        return False

    @jit
    def rank_moves(
        own: int, occupied: int, moves: int, own_wins: int, frames: Any, top: int
    ) -> int:
        """Rank `moves`, and write the fields of each move into the frame.

        Returns the ranks as bits of an int, or 0 if the opponent has no answer to one of the moves.

        A move takes the highest rank that is still free, up to its own. No move's own rank is below
        `columns`, and there are no more moves than columns, so a rank above 0 is always free.
        """
        history = frames[top + HISTORY]
        empty = ~occupied
        tops = occupied + bottom  # above every column, full ones included
        would_be_new = ~own_wins
        under_wins = own_wins >> 1
        free_ranks = all_ranks
        while moves:
            move = moves & -moves
            moves ^= move
            wins = winning_squares(own | move) & empty
            replies = safe_moves_of((tops + move) & board, wins)
            if not replies:
                return 0
            if has_prefetch:
                hashed = (((own ^ occupied) + tops + move) * HASH_FACTOR) & hash_mask
                children_top = top - frame
                slot = frames[children_top + START] + (hashed >> frames[children_top + SHIFT])
                prefetch(pointer(frames[TABLE]), slot)
            rank = frames[history + bit_length(move)] + REPLY_RANK * count_bits(replies)
            new_wins = wins & would_be_new
            if new_wins:
                rank += WIN_RANK * count_bits(new_wins)
            if rank < columns or move & under_wins:
                rank = columns  # late: the opponent takes the winning square above
            elif rank > highest_rank:
                rank = highest_rank
            free_up_to_rank = free_ranks & ((2 << rank) - 1)
            rank = bit_length(free_up_to_rank) - 1
            free_ranks ^= 1 << rank
            field = top + RANK_FIELDS * rank
            frames[field] = move
            frames[field + WINS] = wins
            frames[field + REPLIES] = replies
        return free_ranks ^ all_ranks

    @jit
    def update_history(searched: int, best: int, empties: int, frames: Any) -> None:
        """Raise the history rank of the best move's square, and lower those of the others.

        The moves are those of the ranks `searched`, as bits. The one of rank `best` was good
        enough. Each exact rank moves a share of 2 ** -shift towards its highest or lowest value.
        """
        top = FIRST_FRAME + empties * frame
        shift = max(3, 12 - (empties >> 1))  # the larger the search, the more ranks change
        while searched:
            rank = bit_length(searched) - 1
            searched ^= 1 << rank
            square = bit_length(frames[top + RANK_FIELDS * rank])
            goal = ranks_of_squares[square] + (
                MAX_RANK_CHANGE if rank == best else -MAX_RANK_CHANGE
            )
            whole = frames[top + HISTORY] + square
            exact = whole + to_exact
            frames[exact] += ((goal << RANK_FRACTION_BITS) - frames[exact]) >> shift
            frames[whole] = frames[exact] >> RANK_FRACTION_BITS

    return wins_by_force, rank_moves, update_history


# ==================================================================================================
# connectx/core/heuristic_search.py
# ==================================================================================================
"""The heuristic search: alpha-beta to a depth or until time is up, for what cannot be solved.

Forced replies do not count towards the depth, so that a series of threats is searched to its end.
The heuristic counts, at the leaves, the squares that would complete a line, with more weight for
those in rows that suit the side, and the lines through every disc.

Sources: those of `search`; D. Slate and L. Atkin, "Chess 4.5", 1977 (iterative deepening, the best
move first); V. Allis, "A knowledge-based approach of Connect-Four", 1988 (zugzwang: when the rest
of the board fills up in pairs, the first player gets the 1st, 3rd, 5th row, the second player the
others).
"""

from contextlib import suppress
from functools import lru_cache

# from connectx.core.board import Board, Geometry, centre_first, has_won, legal_moves, single_squares
# from connectx.core.clock import Deadline
# from connectx.core.layout import CHECK_MASK, interpreted_tools
# from connectx.core.order import BASE_RANK, WIN_RANK, safe_moves, square_ranks

FORCED_WIN = 1 << 24  # a win scores this minus the number of discs then on the board
# The heuristic score counts 1 for a line through an own disc.
THREAT_SCORE = 20  # for each empty square that would complete a line
ZUGZWANG_SCORE = 20  # in addition, if the square is in a row that suits the side
MAX_STORED_POSITIONS = 1 << 17  # 33 MB; a table with more is emptied
EXACTLY, AT_LEAST, AT_MOST = range(3)  # kinds of bounds


class HeuristicSearch:
    """A search for good moves on one geometry. Only one thread at a time may use it."""

    def __init__(self, geometry: Geometry) -> None:
        self.geometry = geometry
        self.nodes = 0  # positions searched so far
        self._winning_squares = interpreted_tools(geometry).winning_squares(geometry)
        self._ranks = square_ranks(geometry)  # by the bit length of a square's mask
        # A rank is BASE_RANK and the number of lines through the square, less its distance from the
        # centre. So this leaves the lines, again by the bit length of a square's mask.
        self._lines = tuple(
            rank - BASE_RANK + abs(2 * ((bits - 1) // geometry.stride) + 1 - geometry.columns) // 2
            for bits, rank in enumerate(self._ranks)
        )
        # The rows that suit the side which moves first, the 1st, 3rd, 5th, and the other side. With
        # an odd number of rows the columns do not fill up in pairs, and no row suits anybody.
        self._first_rows = 0
        self._second_rows = 0
        if geometry.rows % 2 == 0:
            self._first_rows = sum(geometry.bottom << row for row in range(0, geometry.rows, 2))
            self._second_rows = geometry.board ^ self._first_rows
        self._table: dict[int, tuple[int, int, int, int]] = {}  # key -> depth, bound, score, move
        self._deadline = Deadline(0)

    def best_column(self, board: Board, deadline: Deadline) -> int:
        """Choose among `best_columns` the one nearest the centre, and of two the left one."""
        return centre_first(self.best_columns(board, deadline), self.geometry)[0]

    def best_columns(self, board: Board, deadline: Deadline, depth: int | None = None) -> list[int]:
        """List the columns with the highest score, `depth` plies deep, from left to right.

        The search is repeated with one ply more each time. When time is up, the last search decides
        with the columns that it has scored so far; the best column of the search before it is
        always the first of them. Without any time, all legal columns are returned. Precondition:
        the game is not over.

        With a depth, the result depends on nothing else, because the table is emptied first.
        Without one, the search uses what it stored on earlier boards.
        """
        if depth is not None:
            self._table.clear()
        self._deadline = deadline
        best = columns = board.legal_columns()
        plies_left = board.empties if depth is None else min(depth, board.empties)
        with suppress(TimeoutError):
            for plies in range(1, plies_left + 1):
                if deadline.expired():
                    break
                scores: dict[int, int] = {}
                highest = -FORCED_WIN
                for column in columns:
                    scores[column] = self._score(board.play(column), plies, highest)
                    highest = max(highest, scores[column])
                    best = [column for column in scores if scores[column] == highest]
                if len(columns) == 1 or abs(highest) > FORCED_WIN // 2:
                    break  # there is no choice, or the search has seen a forced win or loss
                columns = sorted(columns, key=lambda column: -scores[column])
        return sorted(best)

    def _score(self, child: Board, depth: int, min_score: int) -> int:
        """Score the move to `child`. A score below `min_score` may be an upper bound only."""
        if has_won(child.theirs, self.geometry):
            return FORCED_WIN - child.discs
        lines = self._count_lines(child.own) - self._count_lines(child.theirs)
        beta = 1 - min_score
        return -self._search(child.own, child.occupied, lines, depth - 1, -FORCED_WIN, beta)

    def _count_lines(self, discs: int) -> int:
        """Count the lines through each disc, and add up the counts."""
        return sum(self._lines[disc.bit_length()] for disc in single_squares(discs))

    def _search(
        self, own: int, occupied: int, lines: int, depth: int, alpha: int, beta: int
    ) -> int:
        """Score a position for the side to move, `depth` plies deep, forced replies not counted.

        A result between `alpha` and `beta` is exact; one <= `alpha` is an upper bound of the score,
        one >= `beta` a lower bound. `lines` counts the lines through own discs, less those through
        theirs.

        Precondition: no side has a line. Raises TimeoutError when time is up.
        """
        self.nodes += 1
        if self.nodes & CHECK_MASK == 0 and self._deadline.expired():
            raise TimeoutError
        lowest = legal_moves(occupied, self.geometry)
        if not lowest:
            return 0
        theirs = own ^ occupied
        own_wins = self._winning_squares(own) & ~occupied
        if own_wins & lowest:  # won with the next disc
            return FORCED_WIN - (occupied.bit_count() + 1)
        their_wins = self._winning_squares(theirs) & ~occupied
        moves = safe_moves(lowest, their_wins)
        if not moves:  # lost to the disc after it
            return (occupied.bit_count() + 2) - FORCED_WIN
        forced = lowest & their_wins
        if not forced and depth <= 0:
            return lines + self._score_threats(own_wins, their_wins, occupied.bit_count())
        key = own + occupied + self.geometry.bottom
        stored_depth, bound, score, stored_move = self._table.get(key, (-1, EXACTLY, 0, 0))
        if stored_depth >= depth and (
            bound == EXACTLY
            or (bound == AT_LEAST and score >= beta)
            or (bound == AT_MOST and score <= alpha)
        ):
            return score
        best = -FORCED_WIN
        best_move = 0
        floor = alpha
        for move in self._order_moves(own, occupied, moves, stored_move):
            child_lines = -lines - self._lines[move.bit_length()]
            plies = depth if forced else depth - 1
            score = -self._search(theirs, occupied | move, child_lines, plies, -beta, -floor)
            if score > best:
                best = score
                best_move = move
                floor = max(floor, score)
                if floor >= beta:
                    break
        if len(self._table) >= MAX_STORED_POSITIONS:
            self._table.clear()
        if best >= beta:
            bound = AT_LEAST
        elif best > alpha:
            bound = EXACTLY
        else:
            bound = AT_MOST
        self._table[key] = (depth, bound, best, best_move)
        return best

    def _score_threats(self, own_wins: int, their_wins: int, discs: int) -> int:
        """Score the empty squares that complete a line, more in rows that suit the side."""
        own_rows = self._first_rows
        their_rows = self._second_rows
        if discs % 2:  # the side to move is the one that moved second
            own_rows = self._second_rows
            their_rows = self._first_rows
        threats = own_wins.bit_count() - their_wins.bit_count()
        suited = (own_wins & own_rows).bit_count() - (their_wins & their_rows).bit_count()
        return THREAT_SCORE * threats + ZUGZWANG_SCORE * suited

    def _order_moves(self, own: int, occupied: int, moves: int, stored_move: int) -> list[int]:
        """Order the moves: the stored one, then those with many new winning squares and lines."""
        squares = single_squares(moves)
        if len(squares) == 1:
            return squares
        empty = ~occupied

        def rank(move: int) -> int:
            wins = self._winning_squares(own | move) & empty
            return self._ranks[move.bit_length()] + WIN_RANK * wins.bit_count()

        return sorted(squares, key=lambda move: (move != stored_move, -rank(move)))


@lru_cache(maxsize=1)  # a game has one size, and tables of others slow the garbage collector
def search_of(geometry: Geometry) -> HeuristicSearch:
    """Return the search of a geometry, which all calls in this process share."""
    return HeuristicSearch(geometry)


# ==================================================================================================
# connectx/core/observation.py
# ==================================================================================================
"""Reads Kaggle's observation and configuration. No other module of `core` knows their format.

Both may be Kaggle's Struct, a plain dict, or any object with attributes. A missing field has
Kaggle's default.
"""

from collections.abc import Mapping
from typing import Any

# from connectx.core.board import Board, board_of, geometry_of

DEFAULTS = {"rows": 6, "columns": 7, "inarow": 4, "actTimeout": 2, "remainingOverageTime": 60}


def read_field(source: object, name: str) -> Any:
    """Return a field of an observation or configuration.

    If the field is missing, returns Kaggle's default, or None if Kaggle has no default for it.
    """
    if isinstance(source, Mapping):
        return source.get(name, DEFAULTS.get(name))
    return getattr(source, name, DEFAULTS.get(name))


def read_time(obs: object, config: object) -> tuple[float, float]:
    """Return the seconds for this move, and the overage: seconds left in the game for slow moves.

    >>> read_time({"remainingOverageTime": 42.5}, {"actTimeout": 2})
    (2, 42.5)
    """
    return read_field(config, "actTimeout"), read_field(obs, "remainingOverageTime")


def read_board(obs: object, config: object) -> Board:
    """Read the board and the side to move.

    `obs.board` lists the squares row by row from the top left: 0 for empty, 1 and 2 for the discs
    of the marks. `obs.mark` is the mark of the side to move. Raises ValueError if one of them is
    missing or has another value, if the board does not have as many squares as the configuration
    says, or if a disc stands above an empty square.

    >>> board = read_board({"board": [0] * 41 + [1], "mark": 2}, {"rows": 6, "columns": 7})
    >>> board == Board.from_moves("7")
    True
    """
    rows = read_field(config, "rows")
    columns = read_field(config, "columns")
    inarow = read_field(config, "inarow")
    geometry = geometry_of(rows, columns, inarow)
    squares = read_field(obs, "board")
    if squares is None:
        raise ValueError("the observation has no board")
    mark = read_field(obs, "mark")
    if mark is None:
        raise ValueError("the observation has no mark")
    return board_of(squares, mark, geometry)


# ==================================================================================================
# connectx/core/scores_data.py
# ==================================================================================================
"""The scores of the first positions; made by `python -m connectx.bench.solver scores`."""

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
"""The scores of the standard board's first positions, without a list of positions.

The stored scores are those of the positions with up to `MAX_STORED_DISCS` discs and of those with
`SCORES_DISCS`. A position and its image share one. Positions where the side to move wins with the
next disc, or loses to two threats, need none. A search of at most `SEARCHED_PLIES` plies leads from
the numbers of discs between the two to the stored scores.

The text is a static function (`static_function.py`) of single bits, six in a character. A score is
stored as the bits of its Huffman code, on average no more than four. The key of each bit is the
position's key together with the number of the bit: 0 for the first bit of the code, 1 for the next.
`SCORES_CODE` has the codes as ints, with a 1 in front of the bits, so that leading
zeros count.

`bench/solver/repertoire.py` makes the text.
"""

from functools import lru_cache

# from connectx.core.board import (
#     STANDARD,
#     Board,
#     legal_moves,
#     mirror,
#     single_squares,
#     top_discs,
#     winning_squares,
# )
# from connectx.core.scores_data import SCORES_CODE, SCORES_DISCS, SCORES_TEXT
# from connectx.core.static_function import hash_of, numbers_in, places_of

SEARCHED_PLIES = 2
MAX_STORED_DISCS = SCORES_DISCS - 1 - SEARCHED_PLIES
CODE_BITS = 5  # of the number of a bit in a code


def opening_score(board: Board) -> int | None:
    """Return the exact score of a standard board with up to `SCORES_DISCS` discs.

    The score is that of the side to move. Returns None for any other board, if the game is over, or
    if no game leads to the board.

    >>> opening_score(Board.empty()), opening_score(Board.from_moves("44444252"))
    (1, 16)
    """
    own, occupied, _, geometry = board
    if geometry != STANDARD or board.discs > SCORES_DISCS or board.over:
        return None
    return _find_score(own, occupied) if _is_reachable(own, occupied) else None


def score_at_once(own: int, occupied: int) -> int | None:
    """Return the score on the standard board if the next two discs decide the game.

    They do if the side to move wins with the next disc, or if the other side threatens to win on
    two squares. Returns None if neither is so.
    """
    moves = legal_moves(occupied, STANDARD)
    empties = STANDARD.board.bit_count() - occupied.bit_count()
    if winning_squares(own, occupied, STANDARD) & moves:
        return (empties + 1) // 2
    threats = winning_squares(own ^ occupied, occupied, STANDARD) & moves
    has_two_threats = threats & (threats - 1) != 0  # without the lowest, one is left
    return -(empties // 2) if has_two_threats else None


def _find_score(own: int, occupied: int) -> int:
    """Return the score of a position with at most SCORES_DISCS discs.

    Scores are stored up to MAX_STORED_DISCS discs and for exactly SCORES_DISCS. The positions
    between are searched until their replies are stored. Precondition: a game leads to the position,
    and that game is not over. No reply ends it either, because `score_at_once` comes first.
    """
    score = score_at_once(own, occupied)
    if score is not None:
        return score
    if MAX_STORED_DISCS < occupied.bit_count() < SCORES_DISCS:
        moves = single_squares(legal_moves(occupied, STANDARD))
        return max(-_find_score(own ^ occupied, occupied | move) for move in moves)
    key = own + occupied + STANDARD.bottom
    return _read_score(min(key, mirror(key, STANDARD)))


def _read_score(canonical_key: int) -> int:
    """Read a stored score bit by bit, until the bits are those of a code."""
    characters = _score_characters()
    third = len(characters) * 6 // 3
    code = 1
    bit_number = 0
    while code not in SCORES_CODE:
        key = (canonical_key << CODE_BITS) | bit_number
        value = 0
        for entry in places_of(hash_of(key), third):
            value ^= characters[entry // 6] >> (entry % 6)
        code = (code << 1) | (value & 1)
        bit_number += 1
    return SCORES_CODE[code]


@lru_cache(maxsize=1)
def _score_characters() -> bytes:
    """Return the characters of the text as numbers, with six entries of one bit in each."""
    return numbers_in(SCORES_TEXT)


def _is_reachable(own: int, occupied: int) -> bool:
    """Tell whether two sides that take turns can have played these discs, which have no line.

    The last disc is one of the other side's, on top of its column. So discs are taken back in every
    possible order until the board is empty.
    """
    if not occupied:
        return True
    theirs = own ^ occupied
    last_discs = top_discs(theirs, occupied, STANDARD)
    return any(_is_reachable(theirs ^ last, occupied ^ last) for last in last_discs)


# ==================================================================================================
# connectx/core/table.py
# ==================================================================================================
"""The transposition tables of the exact search: their entries, which table is in use, its growth.

`new_frames` makes the memory of a search as it is at first.
"""

from typing import Any

# from connectx.core.board import Geometry
# from connectx.core.layout import (
#     FIRST_FRAME,
#     GROW_AT,
#     HASH_FACTOR,
#     HISTORY,
#     INFINITE_SCORE,
#     MIN_SHALLOW_SHIFT,
#     NODES,
#     PROBE_FROM,
#     RANK_FIELDS,
#     SHALLOW_SHIFT,
#     SHALLOW_START,
#     SHIFT,
#     START,
#     TABLE,
#     UNDECIDED,
#     SearchTools,
#     frame_size,
#     key_bits_of,
# )
# from connectx.core.order import RANK_FRACTION_BITS, STAGE_EMPTIES, history_size, square_ranks

MIN_INDEX_BITS = 12  # a slot's number holds at least this many bits of the hash
MAX_DEEP_EMPTIES = 20  # positions with no more empty squares go to the deep table
DEEP_BITS = 16  # the deep table has 2 ** 16 entries
MIN_SHALLOW_BITS = 16  # the smallest shallow table has 2 ** 16 entries
GROWTH_BITS = 3  # each larger one has 2 ** 3 times as many, up to the largest
MIN_PROBED_EMPTIES = 11  # the value of PROBE_FROM in a search of more than some hundred nodes


# An entry, with the bits that 6x7 takes:
#
#     | tag, 51 bits: the low ones of the hash | bound + offset, 6 bits | 1 if a lower bound |
#
# The high bits of the hash are the number of the slot. An empty slot is 0, which is no position's
# entry: a tag is 0 only if the low bits of the key are, and each key has a 1 in its first column.
def score_offset_of(geometry: Geometry) -> int:
    """Return what is added to a bound in an entry, so that it is not negative."""
    return (geometry.rows * geometry.columns + 1) // 2 + 1


def tag_of(geometry: Geometry) -> tuple[int, int]:
    """Return the bit where an entry's tag begins, and the mask of a hash's bits that are in it."""
    shift = (2 * score_offset_of(geometry)).bit_length() + 1
    return shift, (1 << (key_bits_of(geometry) - MIN_INDEX_BITS)) - 1


def table_entries(table_bits: int) -> int:
    """Count the entries of the deep table and of all shallow tables.

    The largest shallow table has 2 ** `table_bits` entries.
    """
    shallow: list[int] = [*range(MIN_SHALLOW_BITS, table_bits, GROWTH_BITS), table_bits]
    return (1 << DEEP_BITS) + sum(1 << bits for bits in shallow)


def new_frames(geometry: Geometry, table_bits: int) -> list[Any]:
    """Make the `frames` of a search, for `table_entries` slots. TABLE and STOP are not yet set.

    The memory and time that the history ranks take grow with the square of the number of squares,
    so boards that do not fit a machine word have `FramesOnDemand`.
    """
    squares = geometry.rows * geometry.columns
    frame = frame_size(geometry)
    ranks = square_ranks(geometry)
    history = ranks * (history_size(geometry) // len(ranks))
    exact_history = [rank << RANK_FRACTION_BITS for rank in history]
    history_start = FIRST_FRAME + frame * (squares + 1)
    fields = [*[0] * history_start, *history, *exact_history]
    key_bits = key_bits_of(geometry)
    shallow_start = 1 << DEEP_BITS
    shallow_shift = key_bits - min(MIN_SHALLOW_BITS, table_bits)
    fields[SHALLOW_START] = shallow_start
    fields[SHALLOW_SHIFT] = shallow_shift
    fields[MIN_SHALLOW_SHIFT] = key_bits - table_bits
    for empties in range(1, squares + 1):
        top = FIRST_FRAME + empties * frame
        # The number of empty squares tells the side to move, so each side has ranks of its own.
        stage_of_side = 2 * (empties // STAGE_EMPTIES) + empties % 2
        fields[top + HISTORY] = history_start + stage_of_side * len(ranks)
        deep = empties <= MAX_DEEP_EMPTIES
        fields[top + START] = 0 if deep else shallow_start
        fields[top + SHIFT] = key_bits - DEEP_BITS if deep else shallow_shift
    return fields


class FramesOnDemand(dict[int, Any]):
    """The fields of `new_frames`, each of which is made when it is read for the first time."""

    def __init__(self, geometry: Geometry, table_bits: int) -> None:
        squares = geometry.rows * geometry.columns
        key_bits = key_bits_of(geometry)
        self._frame = frame_size(geometry)
        self._history_start = FIRST_FRAME + self._frame * (squares + 1)
        self._ranks = square_ranks(geometry)
        self._history_size = history_size(geometry)
        self._deep_shift = key_bits - DEEP_BITS
        self._shallow_shift = key_bits - min(MIN_SHALLOW_BITS, table_bits)
        super().__init__()
        self[SHALLOW_START] = 1 << DEEP_BITS
        self[SHALLOW_SHIFT] = self._shallow_shift
        self[MIN_SHALLOW_SHIFT] = key_bits - table_bits

    def __missing__(self, field: int) -> int:
        """Make a field as it is before anything is searched."""
        if field < FIRST_FRAME:
            value = 0
        elif field < self._history_start:
            empties, field_in_frame = divmod(field - FIRST_FRAME, self._frame)
            value = self._frame_field(empties, field_in_frame)
        else:
            value = self._history_field(field - self._history_start)
        self[field] = value
        return value

    def _frame_field(self, empties: int, field: int) -> int:
        """Make a field of the frame of the positions with this number of empty squares.

        START and SHIFT give the slot of a position in its table, the deep one or the shallow one.
        HISTORY is the field where the history ranks of its stage and side begin. All other fields
        are written before they are read.
        """
        deep = empties <= MAX_DEEP_EMPTIES
        if empties == 0:
            return 0  # a full board is never looked up
        if field == START:
            return 0 if deep else 1 << DEEP_BITS
        if field == SHIFT:
            return self._deep_shift if deep else self._shallow_shift
        if field == HISTORY:
            stage_of_side = 2 * (empties // STAGE_EMPTIES) + empties % 2
            return self._history_start + stage_of_side * len(self._ranks)
        return 0

    def _history_field(self, number: int) -> int:
        """Make a history rank. All whole ranks come first, and then the exact ones."""
        rank = self._ranks[number % self._history_size % len(self._ranks)]
        return rank if number < self._history_size else rank << RANK_FRACTION_BITS


def build_growth(geometry: Geometry, tools: SearchTools) -> tuple[Any, Any]:
    """Make `start` and `check_and_grow`, which choose the shallow table that a search uses."""
    jit = tools.jit
    pointer = tools.pointer
    time_is_up = tools.time_is_up
    tag_shift, _ = tag_of(geometry)
    squares = geometry.rows * geometry.columns
    frame = frame_size(geometry)
    key_bits = key_bits_of(geometry)

    @jit
    def grow(frames: Any) -> None:
        """Copy all entries into the next larger shallow table, which begins behind this one.

        A slot's number and its entry's tag together are the whole hash, whose high bits are the
        number of the new slot: the bits of the old number, and a few more from the top of the tag.

            hash        | number of the old slot | tag . . . . . . . . . . . |
                        | number of the new slot . . . | rest of the tag     |
        """
        table = pointer(frames[TABLE])
        old_start = frames[SHALLOW_START]
        old_shift = frames[SHALLOW_SHIFT]
        old_entries = 1 << (key_bits - old_shift)
        start = old_start + old_entries
        shift = max(old_shift - GROWTH_BITS, frames[MIN_SHALLOW_SHIFT])
        more_bits = old_shift - shift
        for slot in range(old_entries):
            entry = table[old_start + slot]
            if entry:
                more = (entry >> (tag_shift + shift)) & ((1 << more_bits) - 1)
                table[start + ((slot << more_bits) | more)] = entry
        frames[SHALLOW_START] = start
        frames[SHALLOW_SHIFT] = shift
        for empties in range(MAX_DEEP_EMPTIES + 1, squares + 1):
            top = FIRST_FRAME + empties * frame
            frames[top + START] = start
            frames[top + SHIFT] = shift

    @jit
    def grow_later(frames: Any) -> None:
        """Plan that the shallow table grows after twice as many nodes as it has entries."""
        frames[GROW_AT] = frames[NODES] + (2 << (key_bits - frames[SHALLOW_SHIFT]))

    @jit
    def start(frames: Any) -> None:
        """Start a search that looks up no children yet. The shallow table keeps its size."""
        grow_later(frames)
        frames[PROBE_FROM] = squares + 1

    @jit
    def check_and_grow(frames: Any) -> None:
        """Adapt to a search that is long: look up children, and use a larger table if it is due.

        Raises TimeoutError if time is up.
        """
        if time_is_up(frames):
            raise TimeoutError
        frames[PROBE_FROM] = MIN_PROBED_EMPTIES
        if frames[NODES] > frames[GROW_AT] and frames[SHALLOW_SHIFT] > frames[MIN_SHALLOW_SHIFT]:
            grow(frames)
            grow_later(frames)

    return start, check_and_grow


def build_table(geometry: Geometry, tools: SearchTools) -> tuple[Any, ...]:
    """Make the functions below, which read and write the tables, in their order."""
    jit = tools.jit
    bit_length = tools.bit_length
    pointer = tools.pointer
    columns = geometry.columns
    stride = geometry.stride
    bottom = geometry.bottom
    frame = frame_size(geometry)
    column_mask = (1 << stride) - 1
    hash_mask = (1 << key_bits_of(geometry)) - 1
    score_offset = score_offset_of(geometry)
    tag_shift, tag_mask = tag_of(geometry)
    score_mask = (1 << (tag_shift - 1)) - 1

    @jit
    def canonical_key(key: int) -> int:
        """Return the key of a position or of its image, whichever is smaller."""
        mirrored = 0
        rest = key
        for _ in range(columns):
            mirrored = (mirrored << stride) | (rest & column_mask)
            rest >>= stride
        return min(key, mirrored)

    @jit
    def read_bound(entry: int, alpha: int) -> int:
        """Return the bound in an entry if it decides whether the score is above `alpha`.

        It does if it is a lower bound above `alpha`, or an upper bound that is not. Otherwise
        returns UNDECIDED. Precondition: the entry has the position's tag.
        """
        bound = ((entry >> 1) & score_mask) - score_offset
        return bound if (bound > alpha) == (entry & 1) else UNDECIDED

    @jit
    def make_entry(hashed: int, bound: int, alpha: int) -> int:
        """Make the entry for a result of `search`, a lower bound if it is above `alpha`."""
        return ((hashed & tag_mask) << tag_shift) | ((bound + score_offset) << 1) | (bound > alpha)

    @jit
    def look_up_children(
        theirs: int, occupied: int, order: int, alpha: int, frames: Any, top: int
    ) -> tuple[int, int]:
        """Look up the children of a position in the tables, before any of them is searched.

        `order` has a bit for the rank of each move, and `top` is the field where the position's
        frame begins, which has the moves by rank. Returns the best bound that the stored children
        prove, and `order` without the moves whose bounds are known.
        """
        key = theirs + occupied + bottom  # the key of a child is the sum of this and the move
        # A position with few discs is stored under the smaller key of itself and its image. Only
        # the child's own key is looked up here, because missing half of such children costs less
        # than computing every image.
        table = pointer(frames[TABLE])
        children_top = top - frame  # a child has one empty square less
        start = frames[children_top + START]
        shift = frames[children_top + SHIFT]
        best = -INFINITE_SCORE
        rest = order
        while rest:
            rank = bit_length(rest) - 1
            rest ^= 1 << rank
            move = frames[top + RANK_FIELDS * rank]
            hashed = ((key + move) * HASH_FACTOR) & hash_mask
            entry: int = table[start + (hashed >> shift)]
            if (entry >> tag_shift) == (hashed & tag_mask):
                # The move's score is above alpha if the child's is at most -alpha - 1, or ~alpha.
                bound = read_bound(entry, ~alpha)
                if bound != UNDECIDED:
                    order ^= 1 << rank
                    best = max(best, -bound)
                    if best > alpha:
                        break
        return best, order

    return canonical_key, read_bound, make_entry, look_up_children


# ==================================================================================================
# connectx/core/zugzwang.py
# ==================================================================================================
"""Two rules of zugzwang, which end the exact search at a node: docs/solver.md, "Zugzwang".

The squares of every column are paired from the top down, an upper and a lower one each. A side that
answers every move with the other square of its pair gets one of each; `last` is the side that plays
on the last empty square, `first` the other.

The second rule at work, after 5155123131665224257333 with X to move. 20 squares are empty, so X is
`first` and O `last`. A lower square, 4-3, completes a line for X and cannot be played yet:

    6  . . * . * . .     T  the threat, 4-3
    5  * * O . O * *     *  what O may get at most: lower squares, upper ones that are left over at
    4  O X X . X . .        the bottom of their column (3-6 and 5-6), and below the threat 4-2,
    3  O X O T O * *        where it had better not play
    2  X O X * X O *     .  what X gets in answer
    1  O O X O X X X
       1 2 3 4 5 6 7

With all of these squares O still has no line, so X wins: `zugzwang` returns -1 for need 0 or more.
"""

from collections.abc import Callable
from typing import Any

# from connectx.core.board import Geometry
# from connectx.core.layout import UNDECIDED, SearchTools


def build_zugzwang(geometry: Geometry, tools: SearchTools, has_line: Any) -> Callable[..., int]:
    """Make `zugzwang` for one geometry at one speed."""
    jit = tools.jit
    bit_length = tools.bit_length
    rows = geometry.rows
    columns = geometry.columns
    stride = geometry.stride
    bottom = geometry.bottom
    board = geometry.board
    column_mask = (1 << stride) - 1
    lower_squares = sum(bottom << row for row in range(rows) if (rows - row) % 2 == 0)
    upper_squares = board ^ lower_squares
    # By `need`: the upper squares on which a win scores at least that. With `a` squares above it a
    # win scores (a + 2) // 2 or more. Each `need` has one row of squares more than the next.
    from_most_needed = [0]
    for row in range((rows - 1) % 2, rows, 2):
        from_most_needed.append(from_most_needed[-1] | (bottom << row))
    deciding_squares = (0, *from_most_needed[:0:-1])
    most_needed = len(deciding_squares) - 1
    column_masks = [column_mask << (column * stride) for column in range(columns)]
    columns_of_squares = (0, *(mask for mask in column_masks for _ in range(stride)))

    @jit
    def zugzwang(
        first: int, last: int, first_wins: int, last_wins: int, occupied: int, need: int
    ) -> int:
        """Bound the score of the side that will play on the last empty square.

        Returns a lower bound of at least `need`, an upper bound below `need`, or UNDECIDED.

        `last` are the discs of that side, `first` those of the other; `last_wins` and `first_wins`
        are the empty squares that complete a line. The side answers every move in its own column.
        """
        lowest = (occupied + bottom) & board
        lower = lower_squares & ~occupied
        upper = upper_squares & ~occupied
        left_over = lowest & upper  # where a column has an odd number of empty squares
        # The first rule: `last` answers every move, so that `first` gets at most the lower squares
        # and the squares left over. The other upper squares are certain to be `last`'s.
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
"""The exact search, written once for three speeds.

`build_solve` makes `solve` for one geometry. It narrows down the score of a position with null
windows, each answered by `search`, a negamax with a transposition table. With numba's tools the two
are compiled, for this machine or as WebAssembly; with Python's they are interpreted. They visit the
same nodes each time.

Scores are those of the literature: 0 is a draw; a win is the number of discs the winner has left to
play, plus one; a loss is the negative of the opponent's win. With `e` empty squares, a win at once
scores (e + 1) // 2.

Each builder makes functions that have the geometry's numbers as local variables: constants to
numba, and quicker to read for the interpreter than attributes. A call costs nothing compiled, and
1 % of a node interpreted, so what is rarely needed is a function and the rest is written out.

Sources: P. Pons, "Solving Connect 4: how to build a perfect AI", 2015 (null windows, winning and
losing squares, move ordering); V. Allis, "A knowledge-based approach of Connect-Four", 1988
(claimeven); J. Schaeffer, "The history heuristic and alpha-beta search enhancements in practice",
1989 (history ranks); J. Schaeffer and A. Plaat, "New advances in alpha-beta searching", 1996
(enhanced transposition cut-off); D. Knuth, "The art of computer programming" 3, 6.4 (multiplicative
hashing). docs/solver.md says what each one gains.
"""

from collections.abc import Callable
from typing import Any

# from connectx.core.board import Geometry
# from connectx.core.layout import (
#     CHECK_MASK,
#     FIRST_FRAME,
#     GAME_OVER,
#     GOES_ON,
#     HASH_FACTOR,
#     INFINITE_SCORE,
#     LEAST,
#     MOST,
#     NODES,
#     PROBE_FROM,
#     RANK_FIELDS,
#     REPLIES,
#     SHIFT,
#     START,
#     TABLE,
#     UNDECIDED,
#     WINS,
#     SearchTools,
#     frame_size,
#     key_bits_of,
# )
# from connectx.core.order import MIN_HISTORY_EMPTIES, build_order, safe_moves
# from connectx.core.table import build_growth, build_table, tag_of
# from connectx.core.zugzwang import build_zugzwang

MIRROR_DISCS = 16  # positions with fewer discs share a table entry with their mirror image


def middle(least: int, most: int) -> int:
    """Return the alpha of the null window to try next for a score from `least` to `most`.

    The search then tells whether the score is above alpha, which is at least `least` and below
    `most`. Alpha bisects the range, except that it is never nearer to 0 than half of `least` or
    `most`. Most scores are near 0, so a window near 0 is the hardest to decide and comes last.

    >>> middle(-18, 18), middle(-8, 18)  # the middles are 0 and 5
    (-9, 9)
    """
    midpoint = least + (most - least) // 2
    if midpoint < 0 or (midpoint == 0 and least < 0):
        half_of_least = -(-least // 2)  # rounded towards 0, as // alone would not
        return min(midpoint, half_of_least)
    return max(midpoint, most // 2)


def build_solve(geometry: Geometry, tools: SearchTools) -> Callable[..., int]:
    """Make `solve` for one geometry at one speed."""
    jit = tools.jit
    count_bits = tools.count_bits
    pointer = tools.pointer
    bottom = geometry.bottom
    board = geometry.board
    winning_squares = tools.winning_squares(geometry)
    has_line = tools.has_line(geometry)
    middle_of = jit(middle)
    safe_moves_of = jit(safe_moves)
    start, check_and_grow = build_growth(geometry, tools)
    search = build_search(geometry, tools, check_and_grow, winning_squares, has_line)

    @jit
    def solve(own: int, occupied: int, low: int, high: int, memory: Any) -> int:
        """Return the score, clamped to `low` and `high`; GAME_OVER if the game is over.

        `memory` is the list of frames, or if compiled the address of an array of 64-bit words.
        Raises TimeoutError when time is up; the score is then proved to be from LEAST to MOST. A
        call with these as `low` and `high` goes on from there. If GOES_ON is set, it counts as part
        of the same search.
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
            # A side that has no line even with discs on all empty squares cannot win.
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
    """Make `search` for one geometry at one speed."""
    jit = tools.jit
    bit_length = tools.bit_length
    pointer = tools.pointer
    bottom = geometry.bottom
    frame = frame_size(geometry)
    mirror_above = geometry.rows * geometry.columns - MIRROR_DISCS
    hash_mask = (1 << key_bits_of(geometry)) - 1
    tag_shift, tag_mask = tag_of(geometry)
    canonical_key, read_bound, make_entry, look_up_children = build_table(geometry, tools)
    wins_by_force, rank_moves, update_history = build_order(geometry, tools, winning_squares)
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
        """Decide whether the score is above `alpha`.

        A result <= `alpha` is an upper bound of the score, a result > `alpha` a lower bound.

        `moves` are the moves after which the opponent cannot win at once. `own_wins` and
        `their_wins` are the empty squares that complete a line for the side to move and for the
        other side. Precondition: `empties`, the number of empty squares, is at least 3; the side to
        move cannot win at once; there is a move; and `alpha` is at least the lowest score that is
        then possible, -(empties - 2 >> 1).

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
        # The table may have a bound that decides.
        key = own + occupied + bottom
        if empties > mirror_above:
            key = canonical_key(key)
        hashed = (key * HASH_FACTOR) & hash_mask
        top = FIRST_FRAME + empties * frame  # where the frame of this position begins
        slot = frames[top + START] + (hashed >> frames[top + SHIFT])
        table = pointer(frames[TABLE])
        bound: int
        entry = table[slot]
        if (entry >> tag_shift) == (hashed & tag_mask):
            bound = read_bound(entry, alpha)
            if bound != UNDECIDED:
                return bound
        # Zugzwang: with an odd number of empty squares, the side to move plays on the last one.
        theirs = own ^ occupied
        if empties & 1:
            bound = zugzwang(theirs, own, their_wins, own_wins, occupied, alpha + 1)
            if bound != UNDECIDED:
                return bound
        else:  # the other side does: our score is above alpha unless its score is at least -alpha
            bound = zugzwang(own, theirs, own_wins, their_wins, occupied, -alpha)
            if bound != UNDECIDED:
                return -bound
        # The moves by rank, the best at the highest bit. Bounds of their children may be stored.
        order = rank_moves(own, occupied, moves, own_wins, frames, top)
        if not order:  # one of them wins with the next disc but one
            return (empties - 1) >> 1
        best: int = -INFINITE_SCORE
        if empties >= frames[PROBE_FROM]:
            best, order = look_up_children(theirs, occupied, order, alpha, frames, top)
            if best > alpha:
                return best
        # Search them.
        all_moves = order
        while order:
            rank = bit_length(order) - 1
            order ^= 1 << rank
            field = top + RANK_FIELDS * rank
            move = frames[field]
            child_occupied = occupied | move
            # In the child, the sides are exchanged: what was theirs is its own. Our score is above
            # alpha if and only if the child's score is at most -alpha - 1, which is ~alpha.
            replies = frames[field + REPLIES]
            child_own_wins = their_wins & ~move
            child_their_wins = frames[field + WINS]
            value = -search(
                theirs,
                child_occupied,
                replies,
                child_own_wins,
                child_their_wins,
                empties - 1,
                ~alpha,
                frames,
            )
            if value > best:
                best = value
                if value > alpha:
                    if empties >= MIN_HISTORY_EMPTIES:
                        update_history(all_moves & ~order, rank, empties, frames)
                    break
        table[slot] = make_entry(hashed, best, alpha)
        return best

    return search  # type: ignore[no-any-return]


# ==================================================================================================
# connectx/core/compiled.py
# ==================================================================================================
"""The exact search in machine code, which numba compiles."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any
from uuid import uuid4

# from connectx.core.board import Geometry, directions, run_shifts
# from connectx.core.layout import ASK_MASK, COMPILED_BITS, NODES, STOP, SearchTools
# from connectx.core.search import build_solve


@lru_cache(maxsize=16)
def compiled_solve(geometry: Geometry) -> Callable[..., int] | None:
    """Compile `solve`. Returns None without a working numba, or if the board is too large."""
    try:
        solve = new_solve(geometry)
        if solve is not None:  # numba compiles it in the first call; a full board touches no table
            solve(geometry.board, geometry.board, 0, 0, 0)
    except Exception:  # noqa: BLE001 - a broken numba may cost speed, never a game
        return None
    return solve


def new_solve(geometry: Geometry) -> Callable[..., int] | None:
    """Make `solve`, which its first call compiles. Returns None as `compiled_tools` does."""
    tools = compiled_tools(geometry)
    return None if tools is None else build_solve(geometry, tools)


def compiled_tools(geometry: Geometry) -> SearchTools | None:
    """Return the tools of the compiled search: numba's compiler, and machine instructions.

    Returns None without numba, if the board is too large for a machine word, or if no line fits on
    it.
    """
    no_line = geometry.inarow > max(geometry.rows, geometry.columns)
    if geometry.stride * geometry.columns > COMPILED_BITS or no_line:
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
        """Make a function of one argument that compiled code can call.

        `result` and `argument` are numba's types. `emit(builder, value)` writes the machine code of
        the function with llvmlite's builder, and returns the result.
        """

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
        """Write the instruction that loads `table[slot]` into the cache."""

        def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            pointer, index = arguments
            byte = ir.IntType(8).as_pointer()
            number = ir.IntType(32)
            function = builder.module.declare_intrinsic(
                "llvm.prefetch",
                (byte,),
                ir.FunctionType(ir.VoidType(), (byte, number, number, number)),
            )
            address = builder.bitcast(builder.gep(pointer, [index]), byte)
            to_read = number(0)
            into_every_cache = number(3)
            data = number(1)
            builder.call(function, [address, to_read, into_every_cache, data])
            return context.get_dummy_value()

        return types.void(table, slot), generate

    def emit_call(builder: Any, address: Any) -> Any:
        function = builder.inttoptr(address, ir.FunctionType(word, ()).as_pointer())
        return builder.call(function, [])

    call_stop = instruction(types.int64, types.int64, emit_call)
    winning_squares, has_line = line_tools(ir, types, instruction)
    suffix = uuid4().hex

    def jit(function: Callable[..., Any]) -> Any:
        """Compile a function with numba, under a name that no other function ever has.

        Code is linked by name. numba numbers the functions of a process, so code from another
        process could otherwise be linked to the search for another geometry.
        """
        function.__qualname__ = f"{function.__name__}_{suffix}"
        return numba.njit(nogil=True, error_model="numpy")(function)

    @jit
    def time_is_up(frames: Any) -> bool:
        return frames[NODES] & ASK_MASK == 0 and call_stop(frames[STOP]) != 0  # type: ignore[no-any-return]

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
    """Make `winning_squares` and `has_line`, with one lane of a vector for each direction."""
    word = ir.IntType(64)

    def in_every_direction(builder: Any, discs: Any, geometry: Geometry) -> tuple[Any, Any]:
        """Write `discs` into a lane for each direction in which a line fits on the board.

        Returns the vector, and a function that makes the vector of shifts by a number of squares.
        """
        rows = geometry.rows
        columns = geometry.columns
        longest_lines = (rows, columns, min(rows, columns), min(rows, columns))
        steps = [
            step
            for step, longest in zip(directions(geometry), longest_lines)
            if geometry.inarow <= longest
        ]
        lanes = ir.VectorType(word, len(steps))
        unset = ir.Constant(lanes, ir.Undefined)
        first = builder.insert_element(unset, discs, ir.IntType(32)(0))
        zeros = ir.Constant(ir.VectorType(ir.IntType(32), len(steps)), None)
        vector = builder.shuffle_vector(first, unset, zeros)
        return vector, lambda squares: ir.Constant(lanes, [squares * step for step in steps])

    def any_direction(builder: Any, vector: Any) -> Any:
        """Write the union of the lanes."""
        union = builder.module.declare_intrinsic(
            f"llvm.vector.reduce.or.v{vector.type.count}i64",
            (),
            ir.FunctionType(word, (vector.type,)),
        )
        return builder.call(union, [vector])

    def winning_squares(geometry: Geometry) -> Any:
        """Make a function of discs: the squares that complete a line with them."""

        def emit(builder: Any, discs: Any) -> Any:
            vector, shifts = in_every_direction(builder, discs, geometry)
            before = after = ir.Constant(vector.type, [-1] * vector.type.count)
            run_before = [before]  # by length: the squares just after such a run
            run_after = [after]
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
        """Make a function that tells whether some discs contain a line."""
        # `run_shifts` has one tuple for each direction. The step of the first direction is 1, so
        # its shifts are numbers of squares.
        shifts_in_squares = run_shifts(geometry)[0]

        def emit(builder: Any, discs: Any) -> Any:
            runs, shifts = in_every_direction(builder, discs, geometry)
            for squares in shifts_in_squares:
                runs = builder.and_(runs, builder.lshr(runs, shifts(squares)))
            return builder.icmp_unsigned("!=", any_direction(builder, runs), word(0))

        return instruction(types.boolean, types.int64, emit)

    return winning_squares, has_line


# ==================================================================================================
# connectx/core/solver.py
# ==================================================================================================
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

# from connectx.core.board import Board, Geometry, centre_first
# from connectx.core.clock import Deadline, deadline_of
# from connectx.core.compiled import compiled_solve
# from connectx.core.layout import (
#     COMPILED_BITS,
#     GAME_OVER,
#     INFINITE_SCORE,
#     NODES,
#     STOP,
#     TABLE,
#     interpreted_tools,
# )
# from connectx.core.search import build_solve
# from connectx.core.table import MIN_INDEX_BITS, FramesOnDemand, new_frames, table_entries

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



# ==================================================================================================
# agents/perfect.py
# ==================================================================================================
__doc__ = """Plays perfectly wherever it can, within the time of a move and the overage.

The first of these that applies decides a move:

1. a move that wins at once;
2. a move that stops the opponent from winning at once;
3. on the 6x7 board with four in a row, the opening book, for every position of our repertoire;
4. the exact solver: the fastest win, else a draw, else the slowest loss;
5. if the solver does not finish, the deepest search the time allows.

The book reaches so far that Python alone solves the rest of our repertoire in time, without numba.
Outside of it, in games that others have begun, the solver need not search for the scores of the
first positions, which are known. Beyond those, the compiled solver is made in the background if the
interpreted one is too slow; without numba, only speed is lost.
"""

import threading
from functools import lru_cache

# from connectx.core.board import STANDARD, Board, Geometry
# from connectx.core.book import book_column
# from connectx.core.clock import Deadline
# from connectx.core.heuristic_search import search_of
# from connectx.core.observation import read_board, read_time
# from connectx.core.scores import opening_score
# from connectx.core.solver import Solver, UntilCompiled

# A move's time, in shares of actTimeout. The solver has SOLVER_SHARE to find the best column. If
# not even the weak score is known by then, the solver has DOUBT_SHARE too, and after that
# OVERAGE_SHARE of the overage above a reserve: most of it, because the first position to be solved
# is the hardest. If nothing is solved, the heuristic search has SEARCH_SHARE, which makes 0.85 of
# actTimeout in all. On boards too large to solve, it has SOLVER_SHARE as well.
SOLVER_SHARE = 0.3
DOUBT_SHARE = 0.35
SEARCH_SHARE = 0.2
OVERAGE_SHARE = 0.85
RESERVE_SHARE = 1 / 3  # of a game's overage: 20 s of Kaggle's
# With more empty squares than this, solving takes longer than a minute and is not tried, except on
# the standard board, whose first scores are stored.
SOLVABLE_EMPTIES = 36
# Beyond the stored scores and outside of the book, positions with so many discs are mostly too hard
# for Python alone. If there is overage, the agent waits for the compiled solver at once, for
# COMPILING_SHARE of all the time that there is. Our own games never lead to such a position.
HARD_DISCS = range(8, 12)
COMPILING_SHARE = 0.95
LEAST_COMPILING = 1.0  # above the reserve: with less, compiling would only take time
INTERPRETED_TABLE_BITS = 17  # 131,072 positions: 6 MB when full
COMPILED_TABLE_BITS = 22  # 4 million positions: 34 MB

ONE_MOVE = threading.Lock()  # the tables serve one move at a time, whatever threads ask

most_overage = 0.0  # seconds, the most that a move of this game has had: that of its first move


def choose_column(board: Board, act_timeout: float, overage: float) -> int:
    """Choose the column to play on a board where the game is not over.

    `act_timeout` is the seconds that Kaggle gives for this move, and `overage` those beyond it for
    the rest of the game.
    """
    # The reserve is a share of the overage at the start of the game, but Kaggle tells a move only
    # what is left. So the overage at the start is remembered here until the next game begins.
    global most_overage
    if board.discs < 2:
        most_overage = 0.0
    most_overage = max(most_overage, overage)
    # A board and its image get mirrored moves, so what is proved for one holds for the other.
    canonical, is_image = board.canonical()
    column = _decide(canonical, act_timeout, overage)
    return board.columns - 1 - column if is_image else column


def _decide(board: Board, act_timeout: float, overage: float) -> int:
    """Choose the column on a canonical board, by the first way at the top that applies."""
    column = board.urgent_column()
    if column is None and board.geometry == STANDARD:
        column = book_column(board)
    if column is not None:
        return column
    search_share = SEARCH_SHARE
    if is_solvable(board):
        column = solve_in_time(board, act_timeout, overage)
        if column is not None:
            return column
    else:
        search_share += SOLVER_SHARE
    deadline = Deadline(act_timeout * search_share)
    return search_of(board.geometry).best_column(board, deadline)


def is_solvable(board: Board) -> bool:
    """Tell whether the solver may finish within a move's time."""
    return board.geometry == STANDARD or board.empties <= SOLVABLE_EMPTIES


def solve_in_time(board: Board, act_timeout: float, overage: float) -> int | None:
    """Find the solver's best column, or one with the best weak score; None if time runs out."""
    solvers = solvers_of(board.geometry)
    solver = solvers.ready()
    seconds = act_timeout * SOLVER_SHARE
    spare = above_reserve(overage) * OVERAGE_SHARE
    can_compile = spare >= LEAST_COMPILING and not solver.compiled
    if can_compile and board.geometry == STANDARD and board.discs in HARD_DISCS:
        end = Deadline(seconds + act_timeout * DOUBT_SHARE + spare)
        solvers.start()
        solver = solvers.ready(end.remaining() * COMPILING_SHARE)
        return _solve(solver, board, Deadline(end.remaining()), seconds)
    column = _solve(solver, board, Deadline(seconds), seconds)
    if column is None:
        column = _solve(solver, board, Deadline(act_timeout * DOUBT_SHARE), seconds)
    if column is None and spare:
        end = Deadline(spare)
        if can_compile:
            solvers.start()
            solver = solvers.ready(spare / 2)
        column = _solve(solver, board, Deadline(end.remaining()), seconds)
    return column


def above_reserve(overage: float) -> float:
    """Return the part of the overage that searches may use, in seconds."""
    return max(0.0, overage - RESERVE_SHARE * most_overage)


def _solve(solver: Solver, board: Board, deadline: Deadline, seconds: float) -> int | None:
    """Find the best column with one solver before a deadline, as `solve_in_time` does.

    A column with the best weak score comes first. After that, the best column is looked for no
    longer than `seconds`, so that overage is left for moves where not even the weak score is known.
    """
    safe_column = solver.best_column(board, weak=True, deadline=deadline)
    if safe_column is None:
        return None
    best_deadline = Deadline(min(seconds, deadline.remaining()))
    best_column = solver.best_column(board, deadline=best_deadline)
    return safe_column if best_column is None else best_column


@lru_cache(maxsize=1)
def solvers_of(geometry: Geometry) -> UntilCompiled[Solver]:
    """Return the solver of a geometry, whose table lives as long as the process."""

    def make_solver(compiled: bool) -> Solver:
        bits = COMPILED_TABLE_BITS if compiled else INTERPRETED_TABLE_BITS
        return Solver(geometry, table_bits=bits, compiled=compiled, known=opening_score)

    return UntilCompiled(make_solver)


def agent(obs: object, config: object) -> int:
    """Choose the column to play, from Kaggle's observation and configuration."""
    board = read_board(obs, config)
    act_timeout, overage = read_time(obs, config)
    end = Deadline(act_timeout)
    with ONE_MOVE:
        return choose_column(board, end.remaining(), overage)
