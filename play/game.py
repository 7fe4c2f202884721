"""What a person at the board needs of a game in progress, which is arena's `Game`."""

from collections.abc import Iterable
from functools import reduce
from operator import or_

from agents.core.board import COLUMN_NAMES, Geometry
from agents.core.windows import windows_of
from arena.game import SIZE, Game, column_name, game_of_moves, read_geometry
from errors import UserError
from review.threats import Square, squares_of


def board_of(rows: int, columns: int, inarow: int) -> Geometry:
    """The geometry of a board to play on.

    Raises UserError for one that does not exist, or is so large that its columns have no keys.
    """
    geometry = read_geometry(rows, columns, inarow)
    if max(rows, columns) > len(COLUMN_NAMES):
        most = len(COLUMN_NAMES)
        raise UserError(f"{rows} rows, {columns} columns: expected at most {most} to play by hand")
    return geometry


game_of = game_of_moves  # as notebooks call it


def game_after(moves: Iterable[int], geometry: Geometry) -> Game:
    """The game of legal moves, 0-based columns."""
    return Game(configuration=dict(zip(SIZE, geometry)), moves=tuple(moves))


def drop(game: Game, column: int) -> Game:
    """The game with one more disc. Raises UserError, saying why, for an illegal move."""
    if game.finished:
        raise UserError("the game is over")
    if not 0 <= column < game.geometry.columns:
        raise UserError(f"there is no column {column + 1}")
    if column not in game.board.legal_columns():
        raise UserError(f"column {column_name(column)} is full")
    return game_after((*game.moves, column), game.geometry)


def discs_of(game: Game) -> list[tuple[int, int, int]]:
    """Row, column and seat of every disc, in playing order."""
    moves = game.moves
    return [(moves[:ply].count(column), column, ply % 2) for ply, column in enumerate(moves)]


def winning_line(game: Game) -> list[Square]:
    """The squares of the winner's lines; none without a winner."""
    discs, geometry = game.board.theirs, game.geometry
    won = [window for window in windows_of(geometry) if window & discs == window]
    return sorted(squares_of(reduce(or_, won, 0), geometry))
