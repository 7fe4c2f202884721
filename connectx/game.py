"""A game, as it is played, stored and reviewed; games in JSON, and Kaggle's replays.

A replay is what `kaggle competitions replay` saves and `env.toJSON()` makes.
"""

import json
import math
import re
import reprlib
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, fields, is_dataclass, replace
from enum import StrEnum
from functools import cache, cached_property, reduce
from typing import Annotated, Any, ClassVar, NamedTuple

from connectx.core.board import Board, Geometry, geometry_of
from connectx.errors import UserError, cut, one_line
from connectx.plain_values import make_plain
from connectx.words import column_name, describe_full_column, expect_column

KAGGLE_OVERAGE_SECONDS = 60  # for each player and game, beyond actTimeout
LARGEST_BOARD = 40_000  # squares; no official limit, but larger ones exhaust time and memory
UNNAMED = ("first", "second")
SIZE = ("rows", "columns", "inarow")


class StopAtFirstError:
    """Marks a list in a declared type, of which `validated` tells the first wrong item only.

    Pydantic would keep every wrong item of a long list, in 300 times the memory of the list's text.
    """

    def __get_pydantic_core_schema__(self, kind: Any, handler: Any) -> Any:
        """Called by pydantic; returns how it validates values of the type `kind`."""
        schema = handler(kind)
        schema["fail_fast"] = True
        return schema


STOP_AT_FIRST_ERROR = StopAtFirstError()


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
        value = make_plain(complete.get(key))
        if value is None:
            value = default
        complete[key] = value
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

    id: str = ""  # of `make_game_id`, a hash; of an earlier version perhaps
    title: str = ""  # where it was read: the file, and which game of it
    players: tuple[str, str] = UNNAMED
    numbers: tuple[int, int] = (0, 1)  # of the players, in the league's list
    seed: int | None = None
    round: int = 0  # shared by the two games of a pair
    configuration: Mapping[str, Any]  # the environment's: rows, columns, inarow and more
    # 0-based columns in playing order.
    moves: Annotated[tuple[int, ...], STOP_AT_FIRST_ERROR] = ()
    opening_plies: int = 0  # how many of the moves were given, not chosen
    # Of each move, None where given, and of an answer that forfeited; empty if not known.
    seconds: Annotated[tuple[float | None, ...], STOP_AT_FIRST_ERROR] = ()
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
        return list(self._play_moves())

    def check_moves(self) -> None:
        """Raise UserError at an illegal move. Unlike `boards`, this keeps one board at a time."""
        for _ in self._play_moves():
            pass

    def _play_moves(self) -> Iterator[Board]:
        """Yield the board before each move, and the last one. Raises UserError at an illegal move."""
        board = Board.empty(*self.geometry.size)
        for number, column in enumerate(self.moves, start=1):
            check_move(board, column, number)
            yield board
            board = board.play(column)
        yield board

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


def check_move(
    board: Board, column: int, number: int, *, name: str | None = None, first: int = 0
) -> None:
    """Raise UserError if a column cannot be played on a board, as move `number` of a game.

    `name` is how the column was written, None if it was a number from 0. `first` is what the
    leftmost column is called there. The messages are those of `Board.from_moves`.
    """
    if not 0 <= column < board.columns:
        value = cut(str(column)) if name is None else f"'{cut(name)}'"
        raise UserError(f"move {number}, {value}: {expect_column(board.columns, first)}")
    if board.over:
        raise UserError(f"move {number}: the game was already over")
    if not board.landing_square(column):
        full_name = column_name(column) if name is None else name
        raise UserError(f"move {number}: {describe_full_column(full_name)}")


def read_geometry(rows: int, columns: int, inarow: int) -> Geometry:
    """The geometry of a board of that size. Raises UserError if there is none."""
    complete_configuration(dict(zip(SIZE, (rows, columns, inarow))))
    return geometry_of(rows, columns, inarow)


# In JSON ------------------------------------------------------------------------------------------


def read_game(text: str | bytes, title: str) -> Game:
    """The game of an object in JSON. Raises UserError if it is not a game by the rules."""
    game: Game = validated(Game, text)
    one, two = map(one_line, game.players)  # they reach a terminal
    title = f"{title} ({game.id})" if game.id else title
    configuration = complete_configuration(game.configuration)
    game = replace(game, title=title, players=(one, two), configuration=configuration)
    if game.forfeit is not None and game.forfeit.seat not in (0, 1):
        raise UserError(f"forfeit.seat is {cut(str(game.forfeit.seat))}, expected 0 or 1")
    game.check_moves()
    stated = validated(_StatedResult, text).winner
    if stated is not NOT_STATED and stated != game.winner:
        raise UserError(f"winner is {cut(repr(stated))}, but the moves make it {game.winner!r}")
    return game


NOT_STATED: Any = object()


@dataclass(frozen=True)
class _StatedResult:
    """What the facts of a game state of its result, which follows from its moves as well."""

    winner: Any = NOT_STATED


def game_of(value: Any, title: str = "replay", geometry: Geometry | None = None) -> Game:
    """The game of kaggle-environments' `env`, of a replay, or of an object as `Game.facts` has it.

    `geometry` is the board's if nothing there tells its size. Columns count from 0. Raises
    UserError for anything else.
    """
    return read_plain_game(make_plain(value), title, geometry)


def read_plain_game(value: Any, title: str = "replay", geometry: Geometry | None = None) -> Game:
    """Read a game as `game_of` does, from a value that `make_plain` returned."""
    if not isinstance(value, dict) or not value.keys() & {"moves", "steps"}:
        raise UserError("expected a replay with steps or a game with moves")
    size = {"configuration": dict(zip(SIZE, geometry))} if geometry else {}
    facts = {**size, **value}
    if "moves" in value:
        return read_game(json.dumps(facts), title)
    name = str(value.get("name") or "")
    if name and name != "connectx" and "connect_four" not in name:
        raise UserError(
            f"a game of {cut(name)}, expected one of connectx or open_spiel_connect_four"
        )
    return _game_of_replay(validated(_Replay, json.dumps(facts)), title)


@dataclass(frozen=True)
class _State:
    status: str
    action: Any = None
    info: dict[str, Any] | None = None
    observation: dict[str, Any] | None = None

    @property
    def answer(self) -> Any:
        """What was returned: in OpenSpiel's games a number or an object has it."""
        return self.action.get("submission") if isinstance(self.action, dict) else self.action


@dataclass(frozen=True)
class _ReplayInfo:
    """What a replay tells beside its moves, under Kaggle's names."""

    EpisodeId: Any = None
    TeamNames: Any = UNNAMED
    initialActions: list[Any] | None = None  # noqa: N815 - in OpenSpiel's games


@dataclass(frozen=True)
class _Replay:
    configuration: dict[str, Any]
    steps: Annotated[list[tuple[_State, _State]], STOP_AT_FIRST_ERROR]
    info: _ReplayInfo | None = None


def _game_of_replay(replay: _Replay, title: str) -> Game:
    """The game of a replay of either environment."""
    info = replay.info or _ReplayInfo()
    configuration = replay.configuration
    if info.EpisodeId is not None:
        title += f", episode {cut(one_line(str(info.EpisodeId)))}"
    states = [state for step in replay.steps for state in step]
    is_openspiel = "openSpielGameString" in configuration or any(
        isinstance(state.action, dict)
        or (state.observation or {}).keys() & {"observationString", "observation_string"}
        for state in states
    )
    if is_openspiel:
        configuration = _openspiel_configuration(configuration)
        moves, forfeit = _openspiel_moves(replay)
    else:
        moves, forfeit = _moves(replay)
    facts = {
        "players": info.TeamNames,
        "configuration": configuration,
        "moves": moves,
        "opening_plies": len(info.initialActions or ()),
    }
    return replace(read_game(json.dumps(facts), title), forfeit=forfeit)


def _moves(replay: _Replay) -> tuple[list[Any], Forfeit | None]:
    """The moves of ConnectX, at step t the action of seat (t - 1) % 2; and who forfeited."""
    last = replay.steps[-1] if replay.steps else ()
    lost = [(seat, each) for seat, each in enumerate(last) if each.status in list(Cause)]
    actions = [step[number % 2].action for number, step in enumerate(replay.steps[1:])]
    moves = [action or 0 for action in actions[: len(actions) - bool(lost)]]
    return moves, _forfeit(*lost[0]) if lost else None


def _forfeit(seat: int, state: _State, cause: str = "") -> Forfeit:
    cause = cause or state.status
    is_known = cause == Cause.INVALID and state.answer is not None
    detail = f"returned {cut(str(state.answer))}" if is_known else ""
    return Forfeit(seat, Cause(cause), detail=detail)


def _openspiel_configuration(configuration: dict[str, Any]) -> dict[str, Any]:
    """That of ConnectX. The size of OpenSpiel's Connect Four is in the name of its game."""
    game_name = str(configuration.get("openSpielGameString"))
    size = {name: int(number) for name, number in re.findall(r"(\w+)=(\d{1,9})", game_name)}
    parameters = configuration.get("openSpielGameParameters") or {}
    if not isinstance(parameters, dict):
        shown = cut(reprlib.repr(parameters))
        raise UserError(f"configuration.openSpielGameParameters is {shown}, expected an object")
    size |= parameters
    names = {"rows": "rows", "columns": "columns", "inarow": "x_in_row"}
    connectx_size = {key: size.get(name, configuration.get(key)) for key, name in names.items()}
    return {**connectx_size, "actTimeout": configuration.get("actTimeout")}


def _openspiel_moves(replay: _Replay) -> tuple[list[Any], Forfeit | None]:
    """The moves of OpenSpiel's Connect Four, and who forfeited.

    A seat that waits has -1 or None, and in the first steps, which set up, both have. An answer
    that was not played ends the game; after an error (-2, None) both seats have that status.
    """
    moves = list[Any]((replay.info or _ReplayInfo()).initialActions or ())
    forfeit = None
    for step in replay.steps[1:]:
        seat = len(moves) % 2
        state = step[seat]
        state_info = state.info or {}
        is_answer = state.answer not in (None, -1) or state_info.get("actionSubmitted") is not None
        lost = [each for each in (seat, 1 - seat) if step[each].status in list(Cause)]
        if lost:
            seat = _first_to_fail(step, lost)
            forfeit = _forfeit(seat, step[seat])
        elif is_answer and state_info.get("actionApplied", state.answer) is None:
            forfeit = _forfeit(seat, state, Cause.INVALID)
        elif is_answer:
            moves.append(state.answer)
    return moves, forfeit


def _first_to_fail(step: tuple[_State, _State], lost: list[int]) -> int:
    """Return which of the seats that lost in a step of OpenSpiel's game is to blame.

    That is one whose time was up, else one that failed (-2), else one that gave no answer, else
    the seat whose turn it was, which comes first in `lost`.
    """
    for seat in lost:
        if step[seat].status == Cause.TIMEOUT:
            return seat
    for answer_of_failed in (-2, None):
        for seat in lost:
            if step[seat].answer == answer_of_failed:
                return seat
    return lost[0]


def validated(kind: Any, text: str | bytes) -> Any:
    """JSON as a value of a type. Raises UserError, naming the first thing that does not fit."""
    from pydantic import ValidationError  # late: takes 0.1 s

    try:
        return _reader_of(kind).validate_json(text, strict=True)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = ".".join(map(str, first["loc"]))
        is_there = where and first["type"] != "missing"
        found = f" is {cut(reprlib.repr(first['input']))}" if is_there else ""
        raise UserError(f"{where}{found}: {first['msg']}".lstrip(": ")) from error


@cache
def _reader_of(kind: Any) -> Any:
    from pydantic import TypeAdapter

    return TypeAdapter(kind, config=None if is_dataclass(kind) else {"allow_inf_nan": False})
