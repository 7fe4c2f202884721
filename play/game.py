"""A game in progress: its moves, those taken back, and how it stands."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache, reduce
from typing import Any

from agents.core.position import (
    EMPTY_BOARD,
    Geometry,
    Position,
    directions,
    drop,
    has_won,
    is_full,
    legal_columns,
    square,
)
from arena.errors import UserError
from arena.game import CONNECT_FOUR, game_of_moves, read_geometry

SIGNS = ("X", "O")  # by seat
ORDERS_TRIED = 50_000
DIGITS = "123456789abcdefghijklmnopqrstuvwxyz"
Square = tuple[int, int]  # row from 0 at the bottom, column from 0 at the left


def column_name(column: int) -> str:
    """A column as text and keys name it: 1 to 9, then a, b and so on."""
    return DIGITS[column] if column < len(DIGITS) else str(column + 1)


def board_of(rows: Any, columns: Any, inarow: Any) -> Geometry:
    """The geometry of a board to play on.

    Raises UserError for one that does not exist, or is so large that its columns have no keys.
    """
    geometry = read_geometry(rows, columns, inarow)
    if max(rows, columns) > len(DIGITS):
        most = len(DIGITS)
        raise UserError(f"{rows} rows, {columns} columns: expected at most {most} to play by hand")
    return geometry


def game_of(moves: str, geometry: Geometry = CONNECT_FOUR) -> "GameInProgress":
    """The game of a moves string such as "4453".

    Raises UserError, naming the move, for a move that is not legal.
    """
    return GameInProgress(geometry, list(game_of_moves(moves, geometry).moves))


def game_of_stacks(stacks: Sequence[str], geometry: Geometry) -> "GameInProgress":
    """A game that leads to a position set up by hand.

    `stacks` are the discs of each column from the bottom up, such as "XOX". Raises UserError for a
    position that no game leads to, or none that is found by trying `ORDERS_TRIED` orders of moves.
    """
    counts = [sum(stack.count(sign) for stack in stacks) for sign in SIGNS]
    if len(stacks) != geometry.columns or max(map(len, stacks)) > geometry.rows:
        raise UserError(f"expected {geometry.columns} columns of up to {geometry.rows} discs")
    if sum(counts) != sum(map(len, stacks)):
        raise UserError(f"columns are {', '.join(stacks)}, expected nothing but X and O")
    if counts[0] - counts[1] not in (0, 1):
        raise UserError(
            f"X has {counts[0]} discs and O has {counts[1]}, expected as many, or one more of X"
        )
    failed: set[tuple[int, ...]] = set()

    def order(position: Position, heights: tuple[int, ...]) -> list[int] | None:
        """The columns still to be played, in an order that is legal."""
        if sum(heights) == sum(counts):
            return []
        if heights in failed or len(failed) > ORDERS_TRIED or has_won(position.theirs, geometry):
            return None
        sign = SIGNS[sum(heights) % 2]
        # The tallest first: they are what is left over otherwise.
        for column in sorted(
            range(len(heights)), key=lambda each: heights[each] - len(stacks[each])
        ):
            height = heights[column]
            if stacks[column][height : height + 1] == sign:
                higher = (*heights[:column], height + 1, *heights[column + 1 :])
                rest = order(drop(position, column, geometry), higher)
                if rest is not None:
                    return [column, *rest]
        failed.add(heights)
        return None

    moves = order(EMPTY_BOARD, (0,) * geometry.columns)
    if moves is None:
        found = "is found" if len(failed) > ORDERS_TRIED else "there is"
        raise UserError(f"no game {found} that leads to this position, X and O moving in turn")
    return GameInProgress(geometry, moves)


@dataclass
class GameInProgress:
    """The moves so far, and those that were taken back and can be made again."""

    geometry: Geometry
    moves: list[int] = field(default_factory=list)  # 0-based columns
    undone: list[int] = field(default_factory=list)  # the last one comes back first

    def position(self) -> Position:
        """The position after the moves."""
        return reduce(
            lambda position, column: drop(position, column, self.geometry), self.moves, EMPTY_BOARD
        )

    @property
    def seat_to_move(self) -> int:
        """0 for the side that moved first, 1 for the other."""
        return len(self.moves) % 2

    @property
    def winner(self) -> int | None:
        """The seat that has won; None so far, or in a draw."""
        won = has_won(self.position().theirs, self.geometry)
        return 1 - self.seat_to_move if won else None

    @property
    def over(self) -> bool:
        """Whether a side has won or the board is full."""
        return self.winner is not None or is_full(self.position().occupied, self.geometry)

    def legal_columns(self) -> list[int]:
        """The columns that can be played, from left to right; none once the game is over."""
        return [] if self.over else legal_columns(self.position().occupied, self.geometry)

    def play(self, column: int) -> None:
        """Drop a disc. Raises ValueError, saying why, if the column cannot be played."""
        if self.over:
            raise ValueError("the game is over")
        if not 0 <= column < self.geometry.columns:
            raise ValueError(f"there is no column {column + 1}")
        if column not in self.legal_columns():
            raise ValueError(f"column {column_name(column)} is full")
        self.moves.append(column)
        self.undone.clear()

    def undo(self) -> None:
        """Take the last move back, if there is one."""
        if self.moves:
            self.undone.append(self.moves.pop())

    def redo(self) -> None:
        """Make the move that was taken back last again, if there is one."""
        if self.undone:
            self.moves.append(self.undone.pop())

    def go(self, ply: int) -> None:
        """Take moves back, or make them again, until there are `ply`; as far as there are any."""
        while len(self.moves) > ply and self.moves:
            self.undo()
        while len(self.moves) < ply and self.undone:
            self.redo()

    @property
    def all_moves(self) -> list[int]:
        """The moves and, after them, those that were taken back."""
        return [*self.moves, *reversed(self.undone)]

    def discs(self) -> list[tuple[int, int, int]]:
        """Row, column and seat of every disc, in playing order."""
        return [
            (self.moves[:number].count(column), column, number % 2)
            for number, column in enumerate(self.moves)
        ]

    def winning_line(self) -> list[Square]:
        """The squares of the winner's lines; none without a winner."""
        discs = self.position().theirs
        won = [squares for squares, mask in lines(self.geometry) if mask & discs == mask]
        return sorted({place for squares in won for place in squares})


@lru_cache(maxsize=16)
def lines(geometry: Geometry) -> tuple[tuple[tuple[Square, ...], int], ...]:
    """Every line on the board, as its squares and as their mask."""
    found = {}
    for row in range(geometry.rows):
        for column in range(geometry.columns):
            start = square(row, column, geometry)
            for direction in directions(geometry):
                mask = sum(start << direction * number for number in range(geometry.inarow))
                if mask & geometry.board == mask:
                    places = (place for place in range(mask.bit_length()) if mask >> place & 1)
                    found[mask] = tuple(
                        (place % geometry.stride, place // geometry.stride) for place in places
                    )
    return tuple((squares, mask) for mask, squares in found.items())
