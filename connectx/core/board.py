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
