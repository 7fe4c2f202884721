"""A game in progress: its moves, and how it stands."""

from collections.abc import Sequence
from dataclasses import dataclass
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
)
from arena.game import CONNECT_FOUR, game_of_moves, read_geometry
from errors import UserError

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
    return GameInProgress(geometry, game_of_moves(moves, geometry).moves)


def game_of_stacks(stacks: Sequence[str], geometry: Geometry) -> "GameInProgress":
    """A game that leads to a position set up by hand.

    `stacks` are the discs of each column from the bottom up, such as "XOX". Raises UserError for a
    position that no game leads to, or none that is found by trying `ORDERS_TRIED` orders of moves.
    """
    discs = "".join(stacks)
    if len(stacks) != geometry.columns or max(map(len, stacks)) > geometry.rows:
        raise UserError(f"expected {geometry.columns} columns of up to {geometry.rows} discs")
    if set(discs) - set(SIGNS):
        raise UserError(f"columns are {', '.join(stacks)}, expected nothing but X and O")
    first, second = map(discs.count, SIGNS)
    if first - second not in (0, 1):
        raise UserError(
            f"X has {first} discs and O has {second}, expected as many, or one more of X"
        )
    failed: set[Position] = set()

    def order(position: Position, left: tuple[str, ...]) -> list[int] | None:
        """The columns still to be played, given what is `left` of each, in a legal order."""
        if not any(left):
            return []
        if position in failed or len(failed) > ORDERS_TRIED or has_won(position.theirs, geometry):
            return None
        # The tallest first: they are what is left over otherwise.
        for column in sorted(range(len(left)), key=lambda each: -len(left[each])):
            if left[column].startswith(SIGNS[position.discs % 2]):
                after = (*left[:column], left[column][1:], *left[column + 1 :])
                rest = order(drop(position, column, geometry), after)
                if rest is not None:
                    return [column, *rest]
        failed.add(position)
        return None

    moves = order(EMPTY_BOARD, tuple(stacks))
    if moves is None:
        found = "is found" if len(failed) > ORDERS_TRIED else "there is"
        raise UserError(f"no game {found} that leads to this position, X and O moving in turn")
    return GameInProgress(geometry, tuple(moves))


@dataclass(frozen=True)
class GameInProgress:
    """A board and the moves on it, 0-based columns in playing order."""

    geometry: Geometry
    moves: tuple[int, ...] = ()

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

    def play(self, column: int) -> "GameInProgress":
        """The game with one more disc.

        Raises ValueError, saying why, if the column cannot be played.
        """
        if self.over:
            raise ValueError("the game is over")
        if not 0 <= column < self.geometry.columns:
            raise ValueError(f"there is no column {column + 1}")
        if column not in self.legal_columns():
            raise ValueError(f"column {column_name(column)} is full")
        return GameInProgress(self.geometry, (*self.moves, column))

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
    for start in range(geometry.columns * geometry.stride):
        for direction in directions(geometry):
            places = [start + direction * number for number in range(geometry.inarow)]
            mask = sum(1 << place for place in places)
            if mask & geometry.board == mask:
                found[mask] = tuple(divmod(place, geometry.stride)[::-1] for place in places)
    return tuple((squares, mask) for mask, squares in found.items())
