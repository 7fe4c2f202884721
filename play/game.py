"""A game in progress: its moves, and how it stands."""

from dataclasses import dataclass
from functools import cached_property, reduce
from operator import or_
from typing import Any

from agents.core.board import COLUMN_NAMES, Board, Geometry
from agents.core.windows import windows_of
from arena.game import CONNECT_FOUR, Square, column_name, game_of_moves, read_geometry, squares_of
from errors import UserError


def board_of(rows: Any, columns: Any, inarow: Any) -> Geometry:
    """The geometry of a board to play on.

    Raises UserError for one that does not exist, or is so large that its columns have no keys.
    """
    geometry = read_geometry(rows, columns, inarow)
    if max(rows, columns) > len(COLUMN_NAMES):
        most = len(COLUMN_NAMES)
        raise UserError(f"{rows} rows, {columns} columns: expected at most {most} to play by hand")
    return geometry


def game_of(moves: str, geometry: Geometry = CONNECT_FOUR) -> "GameInProgress":
    """The game of a moves string such as "4453".

    Raises UserError, naming the move, for a move that is not legal.
    """
    return GameInProgress(geometry, game_of_moves(moves, geometry).moves)


@dataclass(frozen=True)
class GameInProgress:
    """A board and the moves on it, 0-based columns in playing order."""

    geometry: Geometry
    moves: tuple[int, ...] = ()

    @cached_property
    def board(self) -> Board:
        """The board after the moves."""
        return reduce(Board.play, self.moves, Board(0, 0, 1, self.geometry))

    @property
    def seat_to_move(self) -> int:
        """0 for the side that moved first, 1 for the other."""
        return self.board.mark - 1

    @property
    def winner(self) -> int | None:
        """The seat that has won; None so far, or in a draw."""
        return self.board.winner - 1 if self.board.winner else None

    @property
    def over(self) -> bool:
        """Whether a side has won or the board is full."""
        return self.board.over

    def legal_columns(self) -> list[int]:
        """The columns that can be played, from left to right; none once the game is over."""
        return [] if self.over else self.board.legal_columns()

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
        discs = self.board.theirs
        won = [window for window in windows_of(self.geometry) if window & discs == window]
        return sorted(squares_of(reduce(or_, won, 0), self.geometry))
