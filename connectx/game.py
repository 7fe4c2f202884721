"""A game, as it is played, stored and reviewed."""

import math
import reprlib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from enum import StrEnum
from functools import cached_property, reduce
from typing import Any, ClassVar, NamedTuple

from connectx.core.board import Board, Geometry, geometry_of
from connectx.errors import UserError, cut
from connectx.words import column_name

KAGGLE_OVERAGE_SECONDS = 60  # for each player and game, beyond actTimeout
LARGEST_BOARD = 1_000_000  # squares; no official limit, but larger ones exhaust time and memory
CONNECT_FOUR = geometry_of(6, 7, 4)  # the board of moves strings unless said otherwise
UNNAMED = ("first", "second")
SIZE = ("rows", "columns", "inarow")


class Setting(NamedTuple):
    """A key of the configuration: its default, its type and its limits."""

    default: float
    least: float
    types: tuple[type, ...]
    chosen: bool = False  # whether users may choose it, by --config


INTEGER, NUMBER = (int,), (int, float)
SETTINGS = {
    "episodeSteps": Setting(1000, 1, INTEGER),
    "actTimeout": Setting(2, 0, NUMBER, chosen=True),
    "runTimeout": Setting(1200, 0, NUMBER),  # shown to agents; no game here ends by it
    "columns": Setting(7, 1, INTEGER, chosen=True),
    "rows": Setting(6, 1, INTEGER, chosen=True),
    "inarow": Setting(4, 1, INTEGER, chosen=True),
    "agentTimeout": Setting(60, 0, NUMBER),
    "timeout": Setting(2, 0, INTEGER),
}
CHOSEN_KEYS = tuple(key for key, setting in SETTINGS.items() if setting.chosen)


def complete_configuration(configuration: Mapping[str, Any]) -> dict[str, Any]:
    """The complete configuration, as agents see it: missing or None values get their defaults.

    As in the environment, unknown keys are kept, except "items". Raises UserError for a value that
    the environment does not accept or cannot play with.
    """
    complete = {key: value for key, value in configuration.items() if key != "items"}
    for key, (default, least, types, _) in SETTINGS.items():
        value = complete.get(key)
        complete[key] = value = default if value is None else value
        if type(value) not in types or not value >= least:
            expected = f"{'an integer' if types == INTEGER else 'a number'}, at least {least}"
            raise UserError(f"{key} is {cut(reprlib.repr(value))}, expected {expected}")
    squares = complete["rows"] * complete["columns"]
    if squares > LARGEST_BOARD:
        found = cut(f"{squares:,}")
        raise UserError(f"the board has {found} squares, expected at most {LARGEST_BOARD:,}")
    return complete


class Cause(StrEnum):
    """Why a game was forfeited, in the environment's words."""

    INVALID = "INVALID"
    ERROR = "ERROR"
    TIMEOUT = "TIMEOUT"


@dataclass(frozen=True)
class Forfeit:
    """A game given away. The other side won it."""

    seat: int
    cause: Cause
    column: int | None = None  # of an INVALID move that was an int
    detail: str = ""  # what was returned instead of a move, or the traceback
    output_tail: str = ""  # the last thing the player printed, to stdout or stderr


@dataclass(frozen=True, kw_only=True)
class Game:
    """A game. Tuples of two are by seat; seat 0 moved first."""

    id: str = ""  # see `arena.league.game_id`
    title: str = ""  # where it was read: the file, and which game of it
    players: tuple[str, str] = UNNAMED
    numbers: tuple[int, int] = (0, 1)  # of the players, in the league's list
    seed: int | None = None
    round: int = 0  # shared by the two games of a pair
    configuration: Mapping[str, Any]  # the environment's: rows, columns, inarow and more
    moves: tuple[int, ...] = ()  # 0-based columns in playing order
    opening_plies: int = 0  # how many of the moves were given, not chosen
    # Of each move, None where given, and of an answer that forfeited; empty if not known.
    seconds: tuple[float | None, ...] = ()
    unanswered: tuple[int, int] = (0, 0)  # None returned: played as column 0, as Kaggle does
    forfeit: Forfeit | None = None

    __pydantic_config__: ClassVar = {"allow_inf_nan": False}  # where `store` reads a game

    @cached_property
    def geometry(self) -> Geometry:
        """The board's shape."""
        return geometry_of(*(self.configuration[key] for key in SIZE))

    @cached_property
    def board(self) -> Board:
        """The board after the moves. Raises ValueError if one of them cannot be played."""
        return reduce(Board.play, self.moves, Board.empty(*self.geometry.size))

    def boards(self) -> list[Board]:
        """The board before each move, and the last one. Raises UserError at an illegal move."""
        boards = [Board.empty(*self.geometry.size)]
        for number, column in enumerate(self.moves, start=1):
            if not 0 <= column < self.geometry.columns:  # the words of `Board.from_moves`
                expected = f"expected a column from 0 to {self.geometry.columns - 1}"
                raise UserError(f"move {number}, {cut(str(column))}: {expected}")
            if boards[-1].over:
                raise UserError(f"move {number}: the game was already over")
            if not boards[-1].landing_square(column):
                raise UserError(f"move {number}: column {column_name(column)} is full")
            boards.append(boards[-1].play(column))
        return boards

    @cached_property
    def winner(self) -> int | None:
        """The seat that won; None for a draw or an unfinished game."""
        if self.forfeit is not None:
            return 1 - self.forfeit.seat
        return None if self.board.winner is None else self.board.winner - 1

    @property
    def finished(self) -> bool:
        """Whether a side has won or forfeited, or the board is full."""
        return self.forfeit is not None or self.board.over

    def points_of(self, seat: int) -> float:
        """1 for a win, 0.5 for a draw, 0 for a loss."""
        return 0.5 if self.winner is None else float(self.winner == seat)

    def seconds_of(self, seat: int) -> list[float]:
        """How long each answer of a seat took, as far as that is known."""
        return [taken for taken in self.seconds[seat::2] if taken is not None]

    def overage_of(self, seat: int) -> float:
        """Seconds beyond actTimeout that a seat used, as far as that is known."""
        limit: float = self.configuration.get("actTimeout", math.inf)
        return sum(max(0.0, taken - limit) for taken in self.seconds_of(seat))

    def facts(self) -> dict[str, Any]:
        """The game for JSON, as `arena.store` reads it."""
        known = {field.name: getattr(self, field.name) for field in fields(self)}
        del known["title"]
        return {**known, "winner": self.winner, "forfeit": self.forfeit and asdict(self.forfeit)}


def read_geometry(rows: int, columns: int, inarow: int) -> Geometry:
    """The geometry of a board of that size. Raises UserError if there is none."""
    complete_configuration(dict(zip(SIZE, (rows, columns, inarow))))
    return geometry_of(rows, columns, inarow)
