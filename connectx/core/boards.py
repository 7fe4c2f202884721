"""Boards: many positions of one geometry as numpy arrays, with the rules for all of them at once.

`Boards` has the masks of `board.py` in arrays of 64-bit words, so a board needs at most 63 bits. An
agent may import this module. All arrays are indexed by position first.
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
    faults,
    legal_moves,
    mirror,
    run_shifts,
    winning_squares,
)

Masks: TypeAlias = NDArray[np.int64]
WORD_BITS = 63  # without the sign


class Boards:
    """Many positions of one geometry. They never change: moves return new ones.

    `len`, iteration, slices, masks and arrays of row numbers work as for a numpy array. The number
    of discs tells whose turn it is, as in a game.

    >>> boards = Boards.from_moves(["4453", "121", "1212121"])
    >>> boards.discs, boards.marks, boards.winner, boards.over
    (array([4, 3, 7]), array([1, 2, 2]), array([0, 0, 1]), array([False, False,  True]))
    >>> boards[~boards.won][0] == Board.from_moves("4453")
    True
    """

    def __init__(self, own: Any, occupied: Any, geometry: Geometry = STANDARD) -> None:
        """Take n masks each. Raises ValueError for a board of over 63 bits, and for the first row
        that no `Board` can have.

        >>> Boards([0], [2])
        Traceback (most recent call last):
        ValueError: row 0: column 1 has a disc above an empty square
        """
        _check_word(geometry)
        masks = [np.asarray(values) for values in (own, occupied)]
        if masks[0].ndim != 1 or masks[0].shape != masks[1].shape:
            shapes = f"{masks[0].shape} and {masks[1].shape}"
            raise ValueError(f"the masks are {shapes}, expected n own and n occupied")
        numbers = np.result_type(*masks, np.uint8)  # of integers, unless they are something else
        if len(masks[0]) and numbers.kind not in "iu":
            raise ValueError(f"the masks are {numbers}, expected integers")
        self.own, self.occupied = (each.astype(np.int64) for each in masks)
        self.geometry = geometry
        wrong = faults(self.own, self.occupied, geometry) != 0
        _refuse(wrong, lambda row: Board(int(self.own[row]), int(self.occupied[row]), 1, geometry))

    @classmethod
    def unchecked(cls, own: Masks, occupied: Masks, geometry: Geometry) -> "Boards":
        """As `Boards(own, occupied, geometry)`, for masks that are known to be right.

        >>> Boards.unchecked(np.array([0]), np.array([1]), STANDARD)
        <1 boards of 6 x 7, 4 in a row>
        """
        _check_word(geometry)
        boards = object.__new__(cls)
        boards.own, boards.occupied, boards.geometry = own, occupied, geometry
        return boards

    @classmethod
    def empty(cls, count: int, geometry: Geometry = STANDARD) -> "Boards":
        """`count` boards without discs.

        >>> len(Boards.empty(1000))
        1000
        """
        return cls(np.zeros(count, np.int64), np.zeros(count, np.int64), geometry)

    @classmethod
    def from_boards(cls, boards: Sequence[Board], geometry: Geometry = STANDARD) -> "Boards":
        """Collect `Board`s of one geometry. Raises ValueError for the first of another.

        >>> Boards.from_boards([Board.empty(), Board.from_moves("4")]).discs
        array([0, 1])
        """
        for row, board in enumerate(boards):
            if board.geometry != geometry:
                raise ValueError(f"row {row}: the board is {board.geometry}, expected {geometry}")
        _check_word(geometry)
        own, occupied = (np.array([board[i] for board in boards], np.int64) for i in (0, 1))
        return cls.unchecked(own, occupied, geometry)

    @classmethod
    def from_moves(cls, games: Any, geometry: Geometry = STANDARD) -> "Boards":
        """The boards after n games such as "4453", str or bytes, as in `Board.from_moves`.

        Raises ValueError for the first row with a move that cannot be played.

        >>> Boards.from_moves(["4453", ""]).discs
        array([4, 0])
        """
        texts = np.asarray(games)
        if texts.dtype.kind == "U":
            texts = np.char.encode(texts, "ascii", "replace")
        texts = texts.astype(bytes)
        numbers = np.full(256, -1, np.int8)
        for column, name in enumerate(COLUMN_NAMES[: geometry.columns]):
            numbers[[ord(name), ord(name.upper())]] = column
        letters = np.frombuffer(texts.tobytes(), np.uint8).reshape(len(texts), texts.itemsize)
        columns = numbers[letters]
        lengths = np.char.str_len(texts)
        own, occupied = np.zeros((2, len(texts)), np.int64)
        wrong = np.zeros(len(texts), bool)
        most_plies = geometry.rows * geometry.columns + 1  # the last of them finds a full board
        for ply in range(min(lengths.max(initial=0), most_plies)):
            rows = np.flatnonzero((lengths > ply) & ~wrong)
            moving = cls.unchecked(own[rows], occupied[rows], geometry)
            column = columns[rows, ply]
            can_move = (column >= 0) & ~moving.over
            can_move &= moving.legal()[range(len(rows)), column]
            wrong[rows] = ~can_move
            rows = rows[can_move]
            after = moving[can_move].play(column[can_move])
            own[rows], occupied[rows] = after.own, after.occupied
        _refuse(wrong, lambda row: Board.from_moves(texts[row].decode(), *geometry.size))
        return cls.unchecked(own, occupied, geometry)

    @classmethod
    def from_grids(cls, grids: Any, marks: Any = None, geometry: Geometry = STANDARD) -> "Boards":
        """The boards with these squares, the top row first: 0 is empty, 1 and 2 are the players.

        `grids` is n x rows x columns, or n x (rows * columns) like Kaggle's `obs.board`. `marks`
        has the n sides to move; by default, the number of discs tells. Raises ValueError for the
        first row with another number or mark, or with a disc above an empty square.

        >>> Boards.from_grids([[0] * 41 + [1]])[0] == Board.from_moves("7")
        True
        """
        squares = np.asarray(grids)
        count = geometry.rows * geometry.columns
        if squares.shape[1:] not in ((count,), (geometry.rows, geometry.columns)):
            raise ValueError(f"the grids are {squares.shape}, expected n boards of {geometry}")
        squares = squares.reshape(-1, count)
        taken = squares != 0
        to_move = 1 + taken.sum(1) % 2 if marks is None else np.asarray(marks)
        if to_move.shape != squares.shape[:1]:
            raise ValueError(f"the marks are {to_move.shape}, expected {len(squares)}")
        weights = np.int64(1) << _places(geometry).ravel()
        own = ((squares == to_move[:, None]) * weights).sum(1)
        occupied = (taken * weights).sum(1)
        right = ((squares == 0) | (squares == 1) | (squares == 2)).all(1)
        right &= ((to_move == 1) | (to_move == 2)) & (faults(own, occupied, geometry) == 0)
        _refuse(~right, lambda row: board_of(squares[row].tolist(), to_move[row].item(), geometry))
        return cls.unchecked(own, occupied, geometry)

    @classmethod
    def concatenate(cls, parts: Sequence["Boards"]) -> "Boards":
        """The boards of all parts, in their order. There is at least one part.

        >>> len(Boards.concatenate([Boards.empty(2), Boards.empty(3)]))
        5
        """
        own, occupied = ([getattr(part, name) for part in parts] for name in ("own", "occupied"))
        return cls.unchecked(np.concatenate(own), np.concatenate(occupied), parts[0].geometry)

    def __len__(self) -> int:
        return len(self.own)

    def __repr__(self) -> str:
        return f"<{len(self)} boards of {self.geometry}>"

    def __eq__(self, other: object) -> Any:
        """Which rows are the same positions, as for numpy arrays.

        >>> Boards.from_moves(["4", "5"]) == Boards.from_moves(["4", "4"])
        array([ True, False])
        """
        if not isinstance(other, Boards) or other.geometry != self.geometry:
            return NotImplemented
        return (self.own == other.own) & (self.occupied == other.occupied)

    def __ne__(self, other: object) -> Any:
        """Which rows are different positions."""
        same = self.__eq__(other)
        return same if same is NotImplemented else ~same

    def __iter__(self) -> Iterator[Board]:
        return (self[row] for row in range(len(self)))

    @overload
    def __getitem__(self, index: int) -> Board: ...
    @overload
    def __getitem__(self, index: Any) -> "Boards": ...
    def __getitem__(self, index: Any) -> "Board | Boards":
        """One `Board` for a row number; `Boards` for a slice, a mask or an array of row numbers."""
        own, occupied = self.own[index], self.occupied[index]
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
        # Sums of 2, 4 and 8 bits side by side; the product adds up the last (numpy 1.26 has no
        # function that counts bits).
        pairs = self.occupied - ((self.occupied >> 1) & 0x5555555555555555)
        fours = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
        eights = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
        return np.asarray((eights * 0x0101010101010101) >> 56)

    @property
    def marks(self) -> NDArray[np.int64]:
        """Who is to move on each board, 1 or 2, if 1 began."""
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
        discs, found = self.theirs, np.zeros(len(self), np.int64)
        for shifts in run_shifts(self.geometry):
            runs = discs
            for shift in shifts:
                runs = runs & (runs >> min(shift, 63))  # no line is longer
            found |= runs
        return np.asarray(found != 0)

    @property
    def winner(self) -> NDArray[np.int64]:
        """Who has a line, 1 or 2 if 1 began; 0 if nobody does."""
        return np.where(self.won, 3 - self.marks, 0)

    @property
    def over(self) -> NDArray[np.bool_]:
        """Whether the side that moved last has a line, or the board is full."""
        return np.asarray(self.won | (self.occupied == self.geometry.board))

    def legal(self) -> NDArray[np.bool_]:
        """Whether each column can be played, n x columns.

        >>> Boards.from_moves(["444444"]).legal()
        array([[ True,  True,  True, False,  True,  True,  True]])
        """
        return np.asarray((self.playable[:, None] & _column_masks(self.geometry)) != 0)

    def play(self, columns: Any) -> "Boards":
        """The boards after one move each: n columns, counted from 0.

        Raises ValueError for the first row whose column does not exist or is full. It does not
        check whether a game is over: `over` tells.

        >>> after = Boards.empty(2).play([3, 6])
        >>> after[1] == Board.from_moves("7")
        True
        """
        numbers = np.asarray(columns)
        if not numbers.size:
            numbers = numbers.astype(np.int64)  # numpy takes an empty list for floats
        masks = np.concatenate([[0], _column_masks(self.geometry), [0]])
        moves = self.playable & masks.take(numbers + 1, mode="clip")
        if not moves.all():
            row = int((moves == 0).argmax())
            raise ValueError(f"row {row}: column {numbers[row]} is full or not on the board")
        return Boards.unchecked(self.theirs, self.occupied | moves, self.geometry)

    def winning_squares(self) -> Masks:
        """The masks of the empty squares that complete a line, playable or not, 2 x n.

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
        """The boards with their columns in reverse order.

        >>> Boards.from_moves(["112"]).mirrored()[0] == Board.from_moves("776")
        True
        """
        masks: Any = np.stack([self.own, self.occupied])
        own, occupied = np.asarray(mirror(masks, self.geometry))
        return Boards.unchecked(own, occupied, self.geometry)

    def canonical(self) -> tuple["Boards", NDArray[np.bool_]]:
        """Each board or its mirror image, whichever has the smaller key; and which are images.

        >>> boards, turned = Boards.from_moves(["1", "7"]).canonical()
        >>> len(set(boards.key)), turned
        (1, array([False,  True]))
        """
        image = self.mirrored()
        turned = image.key < self.key
        own = np.where(turned, image.own, self.own)
        occupied = np.where(turned, image.occupied, self.occupied)
        return Boards.unchecked(own, occupied, self.geometry), turned

    def planes(self) -> NDArray[np.uint8]:
        """The discs as 0 and 1, n x 2 x rows x columns: own, then theirs, the top row first.

        >>> own, theirs = Boards.from_moves(["4"]).planes()[0]
        >>> print(own.sum(), theirs[5])  # the bottom row
        0 [0 0 0 1 0 0 0]
        """
        return planes_of(np.stack([self.own, self.theirs], 1), self.geometry)

    def grids(self) -> NDArray[np.uint8]:
        """The squares as `from_grids` takes them, n x rows x columns; see also `marks`.

        >>> Boards.from_moves(["44"]).grids()[0, 4:, 3]  # column 4, its lowest two squares
        array([2, 1], dtype=uint8)
        """
        own, theirs = np.moveaxis(self.planes(), 1, 0)
        marks = self.marks.astype(np.uint8)[:, None, None]
        return np.asarray(own * marks + theirs * (3 - marks))


def _check_word(geometry: Geometry) -> None:
    """Raise ValueError for a board of over 63 bits."""
    if geometry.stride * geometry.columns > WORD_BITS:
        raise ValueError(f"a board of {geometry} takes more than one word, see Board")


def _refuse(wrong: NDArray[np.bool_], make: Callable[[int], object]) -> None:
    """Raise the ValueError of the first wrong row, which making its one board raises."""
    for row in np.flatnonzero(wrong)[:1].tolist():
        try:
            make(row)
        except ValueError as error:
            raise ValueError(f"row {row}: {error}") from None


def planes_of(masks: Masks, geometry: Geometry) -> NDArray[np.uint8]:
    """The squares of masks as 0 and 1, the top row first.

    `masks` has any shape; rows and columns are added as its last two dimensions.

    >>> planes_of(Boards.from_moves(["4"]).theirs, STANDARD)[0, 5]  # the bottom row
    array([0, 0, 0, 1, 0, 0, 0], dtype=uint8)
    """
    words = np.ascontiguousarray(masks, "<i8")[..., None]
    bits = np.unpackbits(words.view(np.uint8), axis=-1, bitorder="little")
    return bits.take(_places(geometry), axis=-1)  # contiguous, unlike an index


@lru_cache(maxsize=64)
def _places(geometry: Geometry) -> NDArray[np.int64]:
    """The number of the bit of each square, rows x columns, the top row first."""
    rows, columns = np.arange(geometry.rows)[::-1], np.arange(geometry.columns)
    return rows[:, None] + geometry.stride * columns


@lru_cache(maxsize=64)
def _column_masks(geometry: Geometry) -> Masks:
    """The squares of each column."""
    return np.array([column_squares(c, geometry) for c in range(geometry.columns)], np.int64)
