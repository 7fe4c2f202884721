"""A game that was played: what it is, and the rules that check it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple

from agents.core.board import COLUMN_NAMES, Board, Geometry, geometry_of, single_squares
from arena.configuration import LARGEST_BOARD
from errors import RecordError

CONNECT_FOUR = geometry_of(6, 7, 4)  # the board of moves strings unless said otherwise
UNNAMED = ("first", "second")
SIGNS = ("X", "O")  # of the discs, by seat
Square = tuple[int, int]  # row from 0 at the bottom, column from 0 at the left


class Cause(StrEnum):
    """Why a game was forfeited, in the environment's words."""

    INVALID = "INVALID"
    ERROR = "ERROR"
    TIMEOUT = "TIMEOUT"


class PlayerId(NamedTuple):
    """A player as results name it."""

    name: str
    source_hash: str | None  # None for a callable, which has no source of its own


class Forfeit(NamedTuple):
    """A game given away. The other side won it."""

    seat: int
    cause: Cause
    column: int | None = None  # of an INVALID move that was an int
    detail: str = ""  # what was returned instead of a move, or the end of the traceback
    output_tail: str = ""  # the last thing the player printed, to stdout or stderr


@dataclass(frozen=True, kw_only=True)
class Game:
    """A game. Tuples of two are by seat; seat 0 moved first. None means unknown.

    `seconds` and `overage` have one value per move, and one more for an answer that forfeited.
    """

    id: str = ""  # the same for the same game, wherever and whenever it is played
    title: str = ""  # where it was read: the file, and which game of it
    players: tuple[str, str] = UNNAMED
    numbers: tuple[int, int] = (0, 1)  # of the players, in the league's list
    seed: int | None = None
    round: int = 0  # shared by the two games of a pair
    configuration: Mapping[str, Any]  # the environment's: rows, columns, inarow and more
    overage_budget: float | None = None  # seconds that each seat had beyond actTimeout
    moves: tuple[int, ...]  # 0-based columns in playing order
    opening_plies: int = 0  # how many of the moves were given, not chosen
    seconds: tuple[float | None, ...] = ()  # None for given moves
    overage: tuple[float | None, ...] = ()  # how much of `seconds` was beyond actTimeout
    unanswered: tuple[int, int] = (0, 0)  # None returned: played as column 0, as Kaggle does
    winner: int | None = None  # a seat; None for a draw or an unfinished game
    finished: bool = True
    forfeit: Forfeit | None = None

    @property
    def geometry(self) -> Geometry:
        """The board."""
        return geometry_of(*(self.configuration[key] for key in ("rows", "columns", "inarow")))

    def boards(self) -> list[Board]:
        """The board before each move, and the last one."""
        boards = [Board.empty(*self.geometry[:3])]
        for column in self.moves:
            boards.append(boards[-1].play(column))
        return boards

    def points_of(self, seat: int) -> float:
        """1 for a win, 0.5 for a draw, 0 for a loss."""
        return 0.5 if self.winner is None else float(self.winner == seat)

    def seconds_of(self, seat: int) -> list[float]:
        """How long each answer of a seat took, as far as that is known."""
        return [taken for taken in self.seconds[seat::2] if taken is not None]

    def overage_of(self, seat: int) -> float:
        """Seconds beyond actTimeout that a seat used, as far as that is known."""
        return sum(used for used in self.overage[seat::2] if used is not None)


def overage_by_answer(
    seconds: Sequence[float | None], configuration: Mapping[str, Any]
) -> tuple[float | None, ...]:
    """How much of each answer's time was beyond actTimeout."""
    limit = configuration.get("actTimeout")
    if not isinstance(limit, int | float):
        return (None,) * len(seconds)
    return tuple(None if taken is None else round(max(0.0, taken - limit), 6) for taken in seconds)


def column_name(column: int) -> str:
    """A column as text and keys name it: 1 to 9, then a, b and so on."""
    return COLUMN_NAMES[column] if column < len(COLUMN_NAMES) else str(column + 1)


def squares_of(mask: int, geometry: Geometry) -> tuple[Square, ...]:
    """The squares of a mask, by column and from the bottom; sentinels are left out."""
    places = [place.bit_length() - 1 for place in single_squares(mask & geometry.board)]
    return tuple((place % geometry.stride, place // geometry.stride) for place in places)


# Checked by the rules ----------------------------------------------------------------------------


def game_of_moves(moves: str, geometry: Geometry = CONNECT_FOUR) -> Game:
    """The game of a moves string such as 4453. Raises RecordError if it is not one."""
    try:
        Board.from_moves(moves, *geometry[:3])
    except ValueError as error:
        raise RecordError(str(error)) from error
    configuration = {key: getattr(geometry, key) for key in ("rows", "columns", "inarow")}
    return checked_game(
        title=moves, configuration=configuration, moves=[int(m, 36) - 1 for m in moves]
    )


def read_geometry(rows: Any, columns: Any, inarow: Any) -> Geometry:
    """The geometry of a board of that size. Raises RecordError if there is none."""
    size = (rows, columns, inarow)
    possible = all(type(number) is int and number > 0 for number in size)
    if not possible or rows * columns > LARGEST_BOARD:
        raise RecordError(f"rows, columns and inarow are {rows}, {columns}, {inarow}: no board")
    return geometry_of(rows, columns, inarow)


def checked_game(
    *, configuration: Any, moves: Any, forfeit: Forfeit | None = None, **facts: Any
) -> Game:
    """A game with its moves played by the rules, which tell the winner and whether it ended."""
    try:
        size = [configuration[key] for key in ("rows", "columns", "inarow")]
    except (KeyError, TypeError) as error:
        raise RecordError("expected a configuration with rows, columns and inarow") from error
    geometry = read_geometry(*size)
    if not isinstance(moves, list):
        raise RecordError(f"expected moves as a list, got {type(moves).__name__}")
    board = Board.empty(*geometry[:3])
    for number, column in enumerate(moves, start=1):
        if type(column) is not int or not 0 <= column < geometry.columns:
            last = geometry.columns - 1
            raise RecordError(f"move {number} is {column!r}, expected a column from 0 to {last}")
        if board.winner:
            raise RecordError(f"move {number} is played after the game has ended")
        if column not in board.legal_columns():
            raise RecordError(f"move {number} is column {column}, which is full")
        board = board.play(column)
    winner = board.winner - 1 if board.winner else None
    for key in ("seconds", "overage"):
        facts[key] = (*facts.get(key, ()), *[None] * (len(moves) - len(facts.get(key, ()))))
    return Game(
        configuration=configuration,
        moves=tuple(moves),
        winner=winner if forfeit is None else 1 - forfeit.seat,
        finished=board.over or forfeit is not None,
        forfeit=forfeit,
        **facts,
    )
