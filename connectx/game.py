"""A game, as it is played, stored and reviewed; games in JSON, and Kaggle's replays.

A replay is what `kaggle competitions replay` saves and `env.toJSON()` makes.
"""

import itertools
import json
import math
import re
import reprlib
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, fields, is_dataclass, replace
from enum import StrEnum
from functools import cache, cached_property
from typing import Annotated, Any, ClassVar, NamedTuple

from connectx.core.board import Board, Geometry, geometry_of
from connectx.errors import UserError, shorten, single_line
from connectx.plain_values import make_plain
from connectx.words import column_name, describe_full_column, expect_column

KAGGLE_OVERAGE_SECONDS = 60  # for each player and game, beyond actTimeout
MAX_BOARD_SQUARES = 40_000  # no official limit, but larger boards exhaust time and memory
UNNAMED = ("first", "second")  # the names of players that have none, by seat
MAX_MOVE_SECONDS = 10_000_000  # a third of a year
MAX_PLAYER_NAME_CHARACTERS = 400  # of a longer name the middle is left out
SIZE_KEYS = ("rows", "columns", "inarow")  # of a configuration, which give the size of the board


class StopAtFirstError:
    """Marks a list in a declared type, so that pydantic stops at the list's first invalid item.

    Pydantic would keep an error for every invalid item, in 300 times the memory of the list's text.
    The mark stands in the type, such as `Annotated[tuple[int, ...], STOP_AT_FIRST_ERROR]`.
    """

    def __get_pydantic_core_schema__(self, kind: Any, handler: Any) -> Any:
        """Return pydantic's schema of the list type `kind`, with the option to stop at an error.

        Pydantic calls this method. `handler` makes the schema that `kind` has without the mark.
        """
        schema = handler(kind)
        schema["fail_fast"] = True
        return schema


STOP_AT_FIRST_ERROR = StopAtFirstError()


class Setting(NamedTuple):
    """What the value of one key of the configuration may be."""

    default: float
    minimum: float
    types: tuple[type, ...]
    may_be_chosen: bool = False  # whether users may choose the value with --config


INTEGER = (int,)
NUMBER = (int, float)
SETTINGS = {
    "episodeSteps": Setting(1000, 1, INTEGER),
    "actTimeout": Setting(2, 0, NUMBER, may_be_chosen=True),
    "runTimeout": Setting(1200, 0, NUMBER),  # shown to agents; no game here ends by it
    "columns": Setting(7, 1, INTEGER, may_be_chosen=True),
    "rows": Setting(6, 1, INTEGER, may_be_chosen=True),
    "inarow": Setting(4, 1, INTEGER, may_be_chosen=True),
    "agentTimeout": Setting(60, 0, NUMBER),
    "timeout": Setting(2, 0, INTEGER),
}
CHOSEN_KEYS = tuple(key for key, setting in SETTINGS.items() if setting.may_be_chosen)


def complete_configuration(configuration: Mapping[str, Any]) -> dict[str, Any]:
    """Return the complete configuration, as agents see it.

    Keys that are missing or None get their defaults. As in the environment, unknown keys are kept,
    except "items". Raises UserError for a value that the environment does not accept or cannot
    play with, and for a board of more than `MAX_BOARD_SQUARES`.
    """
    complete = {key: value for key, value in configuration.items() if key != "items"}
    for key, setting in SETTINGS.items():
        value = make_plain(complete.get(key))
        if value is None:
            value = setting.default
        complete[key] = value
        is_valid = type(value) in setting.types and value >= setting.minimum
        if not is_valid:
            kind = "an integer" if setting.types == INTEGER else "a number"
            expected = f"expected {kind}, at least {setting.minimum}"
            raise UserError(f"{key} is {shorten(reprlib.repr(value))}, {expected}")
    square_count = complete["rows"] * complete["columns"]
    if square_count > MAX_BOARD_SQUARES:
        shown_count = shorten(f"{square_count:,}")
        raise UserError(
            f"the board has {shown_count} squares, expected at most {MAX_BOARD_SQUARES:,}"
        )
    return complete


class Cause(StrEnum):
    """Why a game was forfeited, in the environment's words."""

    INVALID = "INVALID"
    ERROR = "ERROR"
    TIMEOUT = "TIMEOUT"


@dataclass(frozen=True)
class Forfeit:
    """How a player forfeited a game. The other side won it."""

    seat: int
    cause: Cause
    column: int | None = None  # of an INVALID move that was an int
    detail: str = ""  # what was returned instead of a move, or the traceback
    output_tail: str = ""  # the last thing the player printed, to stdout or stderr


@dataclass(frozen=True, kw_only=True)
class Game:
    """A game, finished or not. Tuples of two are by seat; seat 0 moved first."""

    id: str = ""  # a hash by `make_game_id`, perhaps of an earlier version; empty outside leagues
    title: str = ""  # where it was read: the file, and which game of it
    players: tuple[str, str] = UNNAMED
    numbers: tuple[int, int] = (0, 1)  # of the players, in the league's list
    seed: int | None = None
    round: int = 0  # shared by the two games of a pair
    configuration: Mapping[str, Any]  # the environment's: rows, columns, inarow and more
    # 0-based columns in playing order.
    moves: Annotated[tuple[int, ...], STOP_AT_FIRST_ERROR] = ()
    opening_plies: int = 0  # how many of the first moves no player has chosen
    # How long each move took, and an answer that forfeited; None for moves of the opening. Empty if
    # the times are not known.
    seconds: Annotated[tuple[float | None, ...], STOP_AT_FIRST_ERROR] = ()
    unanswered: tuple[int, int] = (0, 0)  # None returned: played as column 0, as Kaggle does
    forfeit: Forfeit | None = None

    __pydantic_config__: ClassVar = {"allow_inf_nan": False}  # used where `read_game` reads a game

    @cached_property
    def geometry(self) -> Geometry:
        """The board's shape: its rows and columns, and how many discs in a row win."""
        return find_geometry(self.configuration)

    @cached_property
    def board(self) -> Board:
        """The board after the moves. Raises ValueError if one of them cannot be played."""
        board = Board.empty(*self.geometry.size)
        for column in self.moves:
            board = board.play(column)
        return board

    def boards(self) -> list[Board]:
        """List the board before each move, and the board after the last.

        Raises UserError at an illegal move.
        """
        return list(self._play_moves())

    def check_moves(self) -> None:
        """Raise UserError if a move is illegal. Only one board is in memory at a time."""
        for _board in self._play_moves():  # raises the error at the illegal move
            pass

    def check_forfeit_and_counts(self) -> None:
        """Raise UserError unless the forfeit, the times and the counts fit the moves."""
        if self.forfeit is not None and self.board.over:
            raise UserError("it has a forfeit, but its moves end the game, expected one of them")
        max_times = len(self.moves) + 1  # a forfeited answer has a time, too
        if len(self.seconds) > max_times:
            count = len(self.seconds)
            raise UserError(f"seconds has {count:,} values, expected at most {max_times}")
        for number, seconds in enumerate(self.seconds, start=1):
            if seconds is None:
                continue
            if not 0 <= seconds <= MAX_MOVE_SECONDS:
                expected = f"expected 0 to {MAX_MOVE_SECONDS:,}"
                raise UserError(f"seconds of move {number} is {seconds:g}, {expected}")
        for count in self.unanswered:
            if not 0 <= count <= len(self.moves):
                value = shorten(str(count))
                raise UserError(f"unanswered has {value}, expected 0 to {len(self.moves)}")

    def _play_moves(self) -> Iterator[Board]:
        """Yield the board before each move, and the board after the last.

        Raises UserError at an illegal move.
        """
        board = Board.empty(*self.geometry.size)
        for number, column in enumerate(self.moves, start=1):
            check_move(board, column, number)
            yield board
            board = board.play(column)
        yield board

    @cached_property
    def winner(self) -> int | None:
        """The seat that won, 0 or 1; None for a draw or an unfinished game."""
        if self.forfeit is not None:
            return 1 - self.forfeit.seat
        winning_mark = self.board.winner  # 1 or 2, or None
        if winning_mark is None:
            return None
        return winning_mark - 1

    @property
    def finished(self) -> bool:
        """Whether a side has won or forfeited, or the board is full."""
        return self.forfeit is not None or self.board.over

    def points_of(self, seat: int) -> float:
        """Return 1 for a win of a seat (0 or 1), 0.5 for a draw or an unfinished game, else 0."""
        if self.winner is None:
            return 0.5
        return float(self.winner == seat)

    def seconds_of(self, seat: int) -> list[float]:
        """List the seconds that the answers of a seat (0 or 1) took, where they are known."""
        answers_of_seat = self.seconds[seat::2]  # seats answer in turn, seat 0 first
        return [seconds for seconds in answers_of_seat if seconds is not None]

    def overage_of(self, seat: int) -> float:
        """Return the seconds beyond actTimeout that a seat used in all its answers together.

        An answer whose time is not known counts as one in time.
        """
        max_answer_seconds: float = self.configuration.get("actTimeout", math.inf)
        return sum(max(0.0, seconds - max_answer_seconds) for seconds in self.seconds_of(seat))

    def facts(self) -> dict[str, Any]:
        """Return the fields of the game and its winner by name, for JSON. The title is left out."""
        facts = {field.name: getattr(self, field.name) for field in fields(self)}
        del facts["title"]
        facts["forfeit"] = asdict(self.forfeit) if self.forfeit else None
        facts["winner"] = self.winner
        return facts


def check_move(
    board: Board,
    column: int,
    number: int,
    *,
    name: str | None = None,
    leftmost_column_number: int = 0,
) -> None:
    """Raise UserError if a 0-based column cannot be played on a board, as move `number` of a game.

    `name` is how the column was written, None if it was a number from 0. Where it was written, the
    leftmost column had the number `leftmost_column_number`, which is 0 or 1. The messages are those
    of `Board.from_moves`.
    """
    if not 0 <= column < board.columns:
        value = shorten(str(column)) if name is None else f"'{shorten(name)}'"
        expected = expect_column(board.columns, leftmost_column_number)
        raise UserError(f"move {number}, {value}: {expected}")
    if board.over:
        raise UserError(f"move {number}: the game was already over")
    if not board.landing_square(column):
        full_name = column_name(column) if name is None else name
        raise UserError(f"move {number}: {describe_full_column(full_name)}")


def find_geometry(configuration: Mapping[str, Any]) -> Geometry:
    """Return the geometry of the board in a configuration with "rows", "columns" and "inarow"."""
    return geometry_of(configuration["rows"], configuration["columns"], configuration["inarow"])


def read_geometry(rows: int, columns: int, inarow: int) -> Geometry:
    """Return the geometry of a board of a size. Raises UserError if no game has such a board."""
    complete_configuration({"rows": rows, "columns": columns, "inarow": inarow})  # checks the size
    return geometry_of(rows, columns, inarow)


# In JSON ------------------------------------------------------------------------------------------


def read_game(text: str | bytes, title: str) -> Game:
    """Read a game from JSON: an object as `Game.facts` returns it.

    `title` says where the text was, such as the name of a file.

    Raises UserError if the text is not a game, or if the game breaks the rules.
    """
    game: Game = validate_json(Game, text)
    # Names are printed on terminals, and an untrusted name may be of any length.
    first_name, second_name = (
        shorten(single_line(name), MAX_PLAYER_NAME_CHARACTERS) for name in game.players
    )
    players = (first_name, second_name)
    if game.id:
        title = f"{title} ({game.id})"
    configuration = complete_configuration(game.configuration)
    game = replace(game, title=title, players=players, configuration=configuration)
    if game.forfeit is not None and game.forfeit.seat not in (0, 1):
        raise UserError(f"forfeit.seat is {shorten(str(game.forfeit.seat))}, expected 0 or 1")
    game.check_moves()
    game.check_forfeit_and_counts()
    _check_stated_winner(game, text)
    return game


def _check_stated_winner(game: Game, text: str | bytes) -> None:
    """Raise UserError if the JSON of a game states another winner than follows from its moves.

    The JSON may have no "winner". `Game.winner` is computed from the moves and the forfeit.
    """
    stated_winner = validate_json(_StatedResult, text).winner
    if stated_winner is WINNER_NOT_STATED or stated_winner == game.winner:
        return
    shown_winner = shorten(repr(stated_winner))
    raise UserError(f"winner is {shown_winner}, but the moves make it {game.winner!r}")


WINNER_NOT_STATED: Any = object()  # in place of the winner, as None states a draw


@dataclass(frozen=True)
class _StatedResult:
    """The value of "winner" in the JSON of a game; WINNER_NOT_STATED if it has no such key."""

    winner: Any = WINNER_NOT_STATED


def game_of(value: Any, title: str = "replay", geometry: Geometry | None = None) -> Game:
    """Read the game of kaggle-environments' `env`, of a replay, or of what `Game.facts` returns.

    Columns count from 0. The board has the shape `geometry` if `value` does not tell its size.
    Raises UserError for any other value, for a game that breaks the rules, and for one whose size
    neither `value` nor `geometry` tells.
    """
    return read_plain_game(make_plain(value), title, geometry)


def read_plain_game(value: Any, title: str = "replay", geometry: Geometry | None = None) -> Game:
    """Read the game of a replay or of what `Game.facts` returns, given as a dict of plain values.

    Columns count from 0. The board has the shape `geometry` if `value` does not tell its size.
    Raises UserError for any other value, for a game that breaks the rules, and for one whose size
    neither `value` nor `geometry` tells.
    """
    if not isinstance(value, dict) or not value.keys() & {"moves", "steps"}:
        raise UserError("expected a replay with steps or a game with moves")
    facts = dict(value)
    if geometry is not None:
        facts.setdefault("configuration", dict(zip(SIZE_KEYS, geometry)))
    if "moves" in value:
        return read_game(json.dumps(facts), title)
    name = str(value.get("name") or "")
    is_other_game = name not in ("", "connectx") and "connect_four" not in name
    if is_other_game:
        raise UserError(
            f"a game of {shorten(name)}, expected one of connectx or open_spiel_connect_four"
        )
    return _convert_replay(validate_json(_Replay, json.dumps(facts)), title)


@dataclass(frozen=True)
class _PlayerState:
    """The state of one player after a step of a replay, under kaggle-environments' names."""

    status: str
    action: Any = None
    info: dict[str, Any] | None = None
    observation: dict[str, Any] | None = None

    @property
    def answer(self) -> Any:
        """What the player returned. In OpenSpiel's games it may be the "submission" of a dict."""
        if isinstance(self.action, dict):
            return self.action.get("submission")
        return self.action


@dataclass(frozen=True)
class _ReplayInfo:
    """What a replay says about its game beside the moves, under Kaggle's names."""

    EpisodeId: Any = None
    TeamNames: Any = UNNAMED
    initialActions: list[Any] | None = None  # noqa: N815 - in OpenSpiel's games


@dataclass(frozen=True)
class _Replay:
    """A replay, as kaggle-environments writes it. Each step is a pair of states, one for a seat."""

    configuration: dict[str, Any]
    steps: Annotated[list[tuple[_PlayerState, _PlayerState]], STOP_AT_FIRST_ERROR]
    info: _ReplayInfo | None = None


def _convert_replay(replay: _Replay, title: str) -> Game:
    """Convert a replay of ConnectX or of OpenSpiel's Connect Four to a game."""
    info = replay.info or _ReplayInfo()
    configuration = replay.configuration
    if info.EpisodeId is not None:
        title += f", episode {shorten(single_line(str(info.EpisodeId)))}"
    if _is_of_openspiel(replay):
        configuration = _convert_openspiel_configuration(configuration)
        moves, forfeit = _read_openspiel_moves(replay)
    else:
        moves, forfeit = _read_connectx_moves(replay)
    facts = {
        "players": info.TeamNames,
        "configuration": configuration,
        "moves": moves,
        "opening_plies": len(info.initialActions or ()),
    }
    return replace(read_game(json.dumps(facts), title), forfeit=forfeit)


def _is_of_openspiel(replay: _Replay) -> bool:
    """Return whether a replay is one of OpenSpiel's Connect Four, by the form of its values."""
    if "openSpielGameString" in replay.configuration:
        return True
    for state in itertools.chain.from_iterable(replay.steps):
        observation = state.observation or {}
        if isinstance(state.action, dict):
            return True
        if "observationString" in observation or "observation_string" in observation:
            return True
    return False


def _read_connectx_moves(replay: _Replay) -> tuple[list[Any], Forfeit | None]:
    """Return the moves in a replay of ConnectX, and the forfeit that ended the game, if one did.

    The first step has the empty board. After it, the seats act in turn, seat 0 first. The last
    action is no move if it forfeited the game.
    """
    forfeit = None
    last_step = replay.steps[-1] if replay.steps else ()  # a state for each seat
    for seat, state in enumerate(last_step):
        has_failed = state.status in list(Cause)
        if has_failed:
            forfeit = _make_forfeit(seat, state, Cause(state.status))
            break
    actions = []
    for ply, step in enumerate(replay.steps[1:]):
        seat_to_move = ply % 2
        actions.append(step[seat_to_move].action)
    if forfeit is not None:
        actions = actions[:-1]
    moves = [action or 0 for action in actions]  # the environment plays None as column 0
    return moves, forfeit


def _make_forfeit(seat: int, state: _PlayerState, cause: Cause) -> Forfeit:
    """Return the forfeit of a seat, with what the seat returned if that was not a legal move."""
    detail = ""
    if cause is Cause.INVALID and state.answer is not None:
        detail = f"returned {shorten(str(state.answer))}"
    return Forfeit(seat, cause, detail=detail)


def _convert_openspiel_configuration(configuration: dict[str, Any]) -> dict[str, Any]:
    """Convert the configuration of OpenSpiel's Connect Four to the one of ConnectX.

    The size of the board is in "openSpielGameParameters", or else in the name of the game, such as
    "connect_four(rows=6,columns=7)", or else under the keys of ConnectX.

    Raises UserError if the parameters are not an object.
    """
    game_name = str(configuration.get("openSpielGameString"))
    size = {name: int(number) for name, number in re.findall(r"(\w+)=(\d{1,9})", game_name)}
    parameters = configuration.get("openSpielGameParameters") or {}
    if not isinstance(parameters, dict):
        value = shorten(reprlib.repr(parameters))
        raise UserError(f"configuration.openSpielGameParameters is {value}, expected an object")
    size |= parameters  # which take precedence over the name
    return {
        "rows": size.get("rows", configuration.get("rows")),
        "columns": size.get("columns", configuration.get("columns")),
        "inarow": size.get("x_in_row", configuration.get("inarow")),
        "actTimeout": configuration.get("actTimeout"),
    }


def _read_openspiel_moves(replay: _Replay) -> tuple[list[Any], Forfeit | None]:
    """Return the moves in a replay of OpenSpiel's Connect Four, and its forfeit, if there is one.

    In each step, one of these things has happened:

    - A seat failed. That is a forfeit, and both seats have the status of a failure.
    - The seat to move did not answer. In the first steps, which set up the game, nobody does.
    - The answer of the seat to move was played, so it is a move.
    - The answer of the seat to move was not played. That is a forfeit, too.
    """
    info = replay.info or _ReplayInfo()
    moves = list(info.initialActions or ())
    forfeit = None
    for step in replay.steps[1:]:
        seat = len(moves) % 2
        failed_seats = [
            failed_seat
            for failed_seat in (seat, 1 - seat)  # first the seat whose turn it was
            if step[failed_seat].status in list(Cause)
        ]
        if failed_seats:
            blamed_seat = _find_seat_to_blame(step, failed_seats)
            blamed_state = step[blamed_seat]
            forfeit = _make_forfeit(blamed_seat, blamed_state, Cause(blamed_state.status))
        elif not _has_answered(step[seat]):
            continue
        elif _was_played(step[seat]):
            moves.append(step[seat].answer)
        else:
            forfeit = _make_forfeit(seat, step[seat], Cause.INVALID)
    return moves, forfeit


def _has_answered(state: _PlayerState) -> bool:
    """Return whether a player of OpenSpiel's game answered in a step. `state` is the one after it.

    The answer of a player that waits is -1 or None. Newer replays also have the answer as
    "actionSubmitted".
    """
    if state.answer not in (None, -1):
        return True
    info = state.info or {}
    return info.get("actionSubmitted") is not None


def _was_played(state: _PlayerState) -> bool:
    """Return whether a player's answer in a step of OpenSpiel's game was played on the board.

    Newer replays have "actionApplied", which is None for an answer that was not played. In older
    ones, an answer that is not None was played.
    """
    info = state.info or {}
    applied_action = info.get("actionApplied", state.answer)
    return applied_action is not None


def _find_seat_to_blame(step: tuple[_PlayerState, _PlayerState], failed_seats: list[int]) -> int:
    """Return which of the seats that failed in a step of OpenSpiel's game is to blame.

    That is one whose time was up, else one whose answer is -2, which stands for an error, else one
    that gave no answer, else the first of `failed_seats`, which has to be the seat whose turn it
    was if that seat failed.
    """
    for seat in failed_seats:
        if step[seat].status == Cause.TIMEOUT:
            return seat
    for answer in (-2, None):
        for seat in failed_seats:
            if step[seat].answer == answer:
                return seat
    return failed_seats[0]


def validate_json(kind: Any, text: str | bytes) -> Any:
    """Read JSON as a value of the type `kind`, such as a dataclass or `dict[str, Any]`.

    Raises UserError, which names the first invalid value, if the text is not a value of that type.
    """
    from pydantic import ValidationError  # late: takes 0.1 s

    try:
        return _make_pydantic_reader(kind).validate_json(text, strict=True)
    except ValidationError as error:
        first_error = error.errors(include_url=False)[0]
        name = ".".join(map(str, first_error["loc"]))  # such as "moves.3"; "" for the whole text
        message = first_error["msg"]
        if not name:
            raise UserError(message) from error
        if first_error["type"] == "missing":
            raise UserError(f"{name}: {message}") from error
        value = shorten(reprlib.repr(first_error["input"]))
        raise UserError(f"{name} is {value}: {message}") from error


@cache
def _make_pydantic_reader(kind: Any) -> Any:
    """Return pydantic's reader for values of the type `kind`.

    Each reader is made once, as that takes a while. It refuses infinity and NaN where `kind` asks
    for floats. But if `kind` is a dataclass, its own `__pydantic_config__` decides that.
    """
    from pydantic import TypeAdapter

    config: Any = None if is_dataclass(kind) else {"allow_inf_nan": False}
    return TypeAdapter(kind, config=config)
