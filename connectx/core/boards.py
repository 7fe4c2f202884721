"""Boards: many positions of one geometry as numpy arrays, with the rules for all of them at once.

`Boards` has the masks of `board.py` in arrays of 64-bit words, so a board may take at most 63 bits.
An agent may import this module. The first index of every array is that of the position, its row.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any, TypeAlias, overload

import numpy as np
from numpy.typing import NDArray

from connectx.core.board import (
    COLUMN_NAMES,
    STANDARD,
    Board,
    Geometry,
    board_of,
    column_squares,
    find_invalid_bits,
    legal_moves,
    mirror,
    run_shifts,
    winning_squares,
)

Masks: TypeAlias = NDArray[np.int64]
WORD_BITS = 63  # of an int64, without its sign


class Boards:
    """Many positions of one geometry. They never change, and moves return new ones.

    `len`, iteration, slices, boolean arrays and arrays of row numbers work as for a numpy array.
    The number of discs tells whose turn it is, as in a game.

    >>> boards = Boards.from_moves(["4453", "121", "1212121"])
    >>> boards.discs, boards.marks, boards.winner, boards.over
    (array([4, 3, 7]), array([1, 2, 2]), array([0, 0, 1]), array([False, False,  True]))
    >>> boards[~boards.won][0] == Board.from_moves("4453")
    True
    """

    def __init__(self, own: Any, occupied: Any, geometry: Geometry = STANDARD) -> None:
        """Make n boards of n own and n occupied masks.

        Raises ValueError if a board takes more than 63 bits, and for the first row that no `Board`
        can have.

        >>> Boards([0], [2])
        Traceback (most recent call last):
        ValueError: row 0: column 1 has a disc above an empty square
        """
        _check_fits_word(geometry)
        masks = [np.asarray(values) for values in (own, occupied)]
        if masks[0].ndim != 1 or masks[0].shape != masks[1].shape:
            shapes = f"{masks[0].shape} and {masks[1].shape}"
            raise ValueError(f"the masks are {shapes}, expected n own and n occupied")
        # Booleans become integers beside uint8. Masks of any other kind change the result's kind.
        number_type = np.result_type(*masks, np.uint8)
        if len(masks[0]) and number_type.kind not in "iu":
            raise ValueError(f"the masks are {number_type}, expected integers")
        self.own = masks[0].astype(np.int64)
        self.occupied = masks[1].astype(np.int64)
        self.geometry = geometry
        is_invalid = find_invalid_bits(self.own, self.occupied, geometry) != 0

        def make_board(row: int) -> Board:
            return Board(int(self.own[row]), int(self.occupied[row]), 1, geometry)

        _raise_first_error(is_invalid, make_board)

    @classmethod
    def unchecked(cls, own: Masks, occupied: Masks, geometry: Geometry) -> "Boards":
        """Make `Boards(own, occupied, geometry)` of masks that are known to be valid.

        >>> Boards.unchecked(np.array([0]), np.array([1]), STANDARD)
        <1 boards of 6 x 7, 4 in a row>
        """
        _check_fits_word(geometry)
        boards = object.__new__(cls)
        boards.own = own
        boards.occupied = occupied
        boards.geometry = geometry
        return boards

    @classmethod
    def empty(cls, count: int, geometry: Geometry = STANDARD) -> "Boards":
        """Make `count` boards without discs.

        >>> len(Boards.empty(1000))
        1000
        """
        return cls(np.zeros(count, np.int64), np.zeros(count, np.int64), geometry)

    @classmethod
    def from_boards(cls, boards: Sequence[Board], geometry: Geometry = STANDARD) -> "Boards":
        """Collect `Board`s of one geometry.

        Raises ValueError for the first board that has another geometry.

        >>> Boards.from_boards([Board.empty(), Board.from_moves("4")]).discs
        array([0, 1])
        """
        for row, board in enumerate(boards):
            if board.geometry != geometry:
                raise ValueError(f"row {row}: the board is {board.geometry}, expected {geometry}")
        _check_fits_word(geometry)
        own = np.array([board.own for board in boards], np.int64)
        occupied = np.array([board.occupied for board in boards], np.int64)
        return cls.unchecked(own, occupied, geometry)

    @classmethod
    def from_moves(cls, games: Any, geometry: Geometry = STANDARD) -> "Boards":
        """Play n games such as "4453", each of them str or bytes, as `Board.from_moves` does.

        Raises ValueError for the first row with a move that cannot be played.

        >>> Boards.from_moves(["4453", ""]).discs
        array([4, 0])
        """
        texts = np.asarray(games)
        if texts.dtype.kind == "U":
            texts = np.char.encode(texts, "ascii", "replace")
        texts = texts.astype(bytes)
        column_of_byte = np.full(256, -1, np.int8)
        for column, name in enumerate(COLUMN_NAMES[: geometry.columns]):
            column_of_byte[[ord(name), ord(name.upper())]] = column
        text_bytes = np.frombuffer(texts.tobytes(), np.uint8).reshape(len(texts), texts.itemsize)
        columns = column_of_byte[text_bytes]  # n x plies; -1 for what names no column
        lengths = np.char.str_len(texts)
        own = np.zeros(len(texts), np.int64)
        occupied = np.zeros(len(texts), np.int64)
        is_invalid = np.zeros(len(texts), bool)
        max_plies = geometry.rows * geometry.columns + 1  # the last of these finds a full board
        for ply in range(min(lengths.max(initial=0), max_plies)):
            rows = np.flatnonzero((lengths > ply) & ~is_invalid)
            boards = cls.unchecked(own[rows], occupied[rows], geometry)
            ply_columns = columns[rows, ply]
            can_move = (ply_columns >= 0) & ~boards.over
            can_move &= boards.legal()[range(len(rows)), ply_columns]
            is_invalid[rows] = ~can_move
            rows = rows[can_move]
            children = boards[can_move].play(ply_columns[can_move])
            own[rows] = children.own
            occupied[rows] = children.occupied
        _raise_first_error(
            is_invalid, lambda row: Board.from_moves(texts[row].decode(), *geometry.size)
        )
        return cls.unchecked(own, occupied, geometry)

    @classmethod
    def from_grids(cls, grids: Any, marks: Any = None, geometry: Geometry = STANDARD) -> "Boards":
        """Make boards of their squares, the top row first: 0 for empty, 1 and 2 for discs.

        `grids` is n x rows x columns, or n x (rows * columns) like Kaggle's `obs.board`. `marks`
        has the n marks of the sides to move; by default, the number of discs tells. Raises
        ValueError for the first row with another number or mark, or with a disc above an empty
        square.

        >>> Boards.from_grids([[0] * 41 + [1]])[0] == Board.from_moves("7")
        True
        """
        squares = np.asarray(grids)
        count = geometry.rows * geometry.columns
        if squares.shape[1:] not in ((count,), (geometry.rows, geometry.columns)):
            raise ValueError(f"the grids are {squares.shape}, expected n boards of {geometry}")
        squares = squares.reshape(-1, count)
        is_occupied = squares != 0
        to_move = 1 + is_occupied.sum(1) % 2 if marks is None else np.asarray(marks)
        if to_move.shape != squares.shape[:1]:
            raise ValueError(f"the marks are {to_move.shape}, expected {len(squares)}")
        square_masks = np.int64(1) << _bit_numbers(geometry).ravel()
        own = ((squares == to_move[:, None]) * square_masks).sum(1)
        occupied = (is_occupied * square_masks).sum(1)
        is_valid = ((squares == 0) | (squares == 1) | (squares == 2)).all(1)
        is_valid &= (to_move == 1) | (to_move == 2)
        is_valid &= find_invalid_bits(own, occupied, geometry) == 0
        _raise_first_error(
            ~is_valid, lambda row: board_of(squares[row].tolist(), to_move[row].item(), geometry)
        )
        return cls.unchecked(own, occupied, geometry)

    @classmethod
    def concatenate(cls, parts: Sequence["Boards"]) -> "Boards":
        """Join the boards of all parts, in their order. There has to be at least one part.

        >>> len(Boards.concatenate([Boards.empty(2), Boards.empty(3)]))
        5
        """
        own = np.concatenate([part.own for part in parts])
        occupied = np.concatenate([part.occupied for part in parts])
        return cls.unchecked(own, occupied, parts[0].geometry)

    def __len__(self) -> int:
        return len(self.own)

    def __repr__(self) -> str:
        return f"<{len(self)} boards of {self.geometry}>"

    def __eq__(self, other: object) -> Any:
        """Compare row by row, as numpy arrays do. Returns n booleans.

        >>> Boards.from_moves(["4", "5"]) == Boards.from_moves(["4", "4"])
        array([ True, False])
        """
        if not isinstance(other, Boards) or other.geometry != self.geometry:
            return NotImplemented
        return (self.own == other.own) & (self.occupied == other.occupied)

    def __ne__(self, other: object) -> Any:
        """Compare row by row, as numpy arrays do. Returns n booleans."""
        is_equal = self.__eq__(other)
        return is_equal if is_equal is NotImplemented else ~is_equal

    def __iter__(self) -> Iterator[Board]:
        return (self[row] for row in range(len(self)))

    @overload
    def __getitem__(self, index: int) -> Board: ...
    @overload
    def __getitem__(self, index: Any) -> "Boards": ...
    def __getitem__(self, index: Any) -> "Board | Boards":
        """Return a `Board` for a row number, and `Boards` for any other index of a numpy array."""
        own = self.own[index]
        occupied = self.occupied[index]
        if own.ndim:
            return Boards.unchecked(own, occupied, self.geometry)
        mark = 1 + int(occupied).bit_count() % 2
        return Board.unchecked(int(own), int(occupied), mark, self.geometry)

    @property
    def theirs(self) -> Masks:
        """The discs of the other side."""
        return self.own ^ self.occupied

    @property
    def discs(self) -> NDArray[np.int64]:
        """The number of discs on each board."""
        # numpy 1.26 has no function that counts bits. The first lines hold sums of 2, 4 and 8
        # neighbouring bits side by side. For two bits ab, the number 2a + b less a is a + b. The
        # product adds all eight sums of 8 bits in its highest byte.
        pairs = self.occupied - ((self.occupied >> 1) & 0x5555555555555555)
        fours = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
        eights = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
        return np.asarray((eights * 0x0101010101010101) >> 56)

    @property
    def marks(self) -> NDArray[np.int64]:
        """The mark of the side to move on each board, 1 or 2, if 1 moved first."""
        return np.asarray(1 + self.discs % 2)

    @property
    def key(self) -> Masks:
        """A number that identifies each position, like `Board.key`."""
        return np.asarray(self.own + self.occupied + self.geometry.bottom)

    @property
    def playable(self) -> Masks:
        """The mask of the squares on which a disc can land, at most one in a column."""
        occupied: Any = self.occupied
        return np.asarray(legal_moves(occupied, self.geometry))

    @property
    def won(self) -> NDArray[np.bool_]:
        """Whether the side that moved last has a line."""
        line_starts = np.zeros(len(self), np.int64)
        for shifts in run_shifts(self.geometry):
            runs = self.theirs
            for shift in shifts:
                # After 63 bits no disc is left, and numpy refuses numbers that fit no int64.
                runs = runs & (runs >> min(shift, WORD_BITS))
            line_starts |= runs
        return np.asarray(line_starts != 0)

    @property
    def winner(self) -> NDArray[np.int64]:
        """The mark of the side that has a line, 1 or 2 if 1 moved first; 0 if no side has one."""
        return np.where(self.won, 3 - self.marks, 0)

    @property
    def over(self) -> NDArray[np.bool_]:
        """Whether the side that moved last has a line, or the board is full."""
        return np.asarray(self.won | (self.occupied == self.geometry.board))

    def legal(self) -> NDArray[np.bool_]:
        """Tell which columns can be played. Returns n x columns booleans.

        >>> Boards.from_moves(["444444"]).legal()
        array([[ True,  True,  True, False,  True,  True,  True]])
        """
        return np.asarray((self.playable[:, None] & _column_masks(self.geometry)) != 0)

    def play(self, columns: Any) -> "Boards":
        """Play a move on each board: n columns, counted from 0. Returns the new boards.

        Raises ValueError for the first row whose column does not exist or is full. Does not check
        whether a game is over; see `over`.

        >>> after = Boards.empty(2).play([3, 6])
        >>> after[1] == Board.from_moves("7")
        True
        """
        numbers = np.asarray(columns)
        if not numbers.size:
            numbers = numbers.astype(np.int64)  # numpy takes an empty list for floats
        # Columns that do not exist are clipped to -1 or one past the last, which have no squares.
        column_masks = np.concatenate([[0], _column_masks(self.geometry), [0]])
        moves = self.playable & column_masks.take(numbers + 1, mode="clip")
        if not moves.all():
            row = int((moves == 0).argmax())
            raise ValueError(f"row {row}: column {numbers[row]} is full or not on the board")
        return Boards.unchecked(self.theirs, self.occupied | moves, self.geometry)

    def winning_squares(self) -> Masks:
        """Return the masks of the empty squares that complete a line, playable or not, 2 x n.

        The first row is for the side to move, the second for the other side.

        >>> boards = Boards.from_moves(["12131"])
        >>> own, theirs = boards.winning_squares()
        >>> planes_of(theirs & boards.playable, STANDARD)[0, 2]  # the third row from the top
        array([1, 0, 0, 0, 0, 0, 0], dtype=uint8)
        """
        discs: Any = np.stack([self.own, self.theirs])
        occupied: Any = np.stack([self.occupied, self.occupied])
        return np.asarray(winning_squares(discs, occupied, self.geometry))

    def mirrored(self) -> "Boards":
        """Return the images of the boards, with their columns in reverse order.

        >>> Boards.from_moves(["112"]).mirrored()[0] == Board.from_moves("776")
        True
        """
        masks: Any = np.stack([self.own, self.occupied])
        own, occupied = np.asarray(mirror(masks, self.geometry))
        return Boards.unchecked(own, occupied, self.geometry)

    def canonical(self) -> tuple["Boards", NDArray[np.bool_]]:
        """Return each board or its image, whichever has the smaller key; and which are images.

        >>> boards, is_image = Boards.from_moves(["1", "7"]).canonical()
        >>> len(set(boards.key)), is_image
        (1, array([False,  True]))
        """
        images = self.mirrored()
        is_image = images.key < self.key
        own = np.where(is_image, images.own, self.own)
        occupied = np.where(is_image, images.occupied, self.occupied)
        return Boards.unchecked(own, occupied, self.geometry), is_image

    def planes(self) -> NDArray[np.uint8]:
        """Return the discs as 0 and 1, n x 2 x rows x columns: own, then theirs, top row first.

        >>> own, theirs = Boards.from_moves(["4"]).planes()[0]
        >>> print(own.sum(), theirs[5])  # the bottom row
        0 [0 0 0 1 0 0 0]
        """
        return planes_of(np.stack([self.own, self.theirs], 1), self.geometry)

    def grids(self) -> NDArray[np.uint8]:
        """Return the squares as `from_grids` takes them, n x rows x columns; see also `marks`.

        >>> Boards.from_moves(["44"]).grids()[0, 4:, 3]  # column 4, its lowest two squares
        array([2, 1], dtype=uint8)
        """
        own, theirs = np.moveaxis(self.planes(), 1, 0)
        marks = self.marks.astype(np.uint8)[:, None, None]
        return np.asarray(own * marks + theirs * (3 - marks))


def _check_fits_word(geometry: Geometry) -> None:
    """Raise ValueError if a board takes more than 63 bits."""
    if geometry.stride * geometry.columns > WORD_BITS:
        raise ValueError(f"a board of {geometry} takes more than one word, see Board")


def _raise_first_error(is_invalid: NDArray[np.bool_], make_board: Callable[[int], object]) -> None:
    """Raise ValueError for the first row that is invalid, if there is one.

    `make_board` makes the `Board` of that row, whose own ValueError says what is wrong.
    """
    if not is_invalid.any():
        return
    row = int(is_invalid.argmax())
    try:
        make_board(row)
    except ValueError as error:
        raise ValueError(f"row {row}: {error}") from None


def planes_of(masks: Masks, geometry: Geometry) -> NDArray[np.uint8]:
    """Return the squares of masks as 0 and 1, the top row first.

    `masks` has one dimension or more; rows and columns are added as its last two dimensions.

    >>> planes_of(Boards.from_moves(["4"]).theirs, STANDARD)[0, 5]  # the bottom row
    array([0, 0, 0, 1, 0, 0, 0], dtype=uint8)
    """
    words = np.ascontiguousarray(masks, "<i8")[..., None]
    bits = np.unpackbits(words.view(np.uint8), axis=-1, bitorder="little")
    return bits.take(_bit_numbers(geometry), axis=-1)  # the result of an index is not contiguous


@lru_cache(maxsize=64)
def _bit_numbers(geometry: Geometry) -> NDArray[np.int64]:
    """Return the number of the bit of each square, rows x columns, the top row first."""
    rows = np.arange(geometry.rows)[::-1]
    columns = np.arange(geometry.columns)
    return rows[:, None] + geometry.stride * columns


@lru_cache(maxsize=64)
def _column_masks(geometry: Geometry) -> Masks:
    """Return the mask of each column."""
    masks = [column_squares(column, geometry) for column in range(geometry.columns)]
    return np.array(masks, np.int64)
