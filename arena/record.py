"""Games read from files, whoever wrote them.

A file holds one of
    a replay of Kaggle's, as `kaggle competitions replay` saves it and `env.toJSON()` makes it
    a result of ours: a game, the JSON of a match, or JSON lines with a game in each
    move strings such as 4453, one a line
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from agents.core.notation import position_of
from agents.core.observation import read_position
from agents.core.position import (
    EMPTY_BOARD,
    Geometry,
    Position,
    drop,
    geometry_of,
    has_won,
    is_full,
    landing_square,
    make_move,
)
from arena.errors import RecordError

FORFEITS = ("INVALID", "ERROR", "TIMEOUT")
CONNECT_FOUR = geometry_of(6, 7, 4)
MOST_SQUARES = 10_000
LONGEST_LINE = 200  # characters; a longer line of a text file is no move string


@dataclass(frozen=True, kw_only=True)
class Record:
    """A game that was played. Tuples of two are by seat, seat 0 having moved first."""

    title: str  # the file, and what tells the game from others in it
    players: tuple[str, str]
    geometry: Geometry
    moves: tuple[int, ...]  # 0-based columns in playing order
    seconds: tuple[float | None, ...]  # by move; None where the file does not say
    overage: tuple[float | None, ...]  # seconds beyond the time for each move, by move
    forfeit: tuple[int, str] | None = None  # seat and cause of a game given away
    opening_plies: int = 0  # how many of the moves were given, not chosen

    def positions(self) -> list[Position]:
        """The position before each move, and the last one."""
        return positions_of(self.moves, self.geometry)

    @property
    def winner(self) -> int | None:
        """The seat that has won, by a line or by the other's forfeit."""
        if self.forfeit is not None:
            return 1 - self.forfeit[0]
        line = has_won(self.positions()[-1].theirs, self.geometry)
        return (len(self.moves) - 1) % 2 if line else None

    @property
    def finished(self) -> bool:
        """Whether the game has ended."""
        full = is_full(self.positions()[-1].occupied, self.geometry)
        return full or self.winner is not None


def positions_of(moves: Sequence[int], geometry: Geometry) -> list[Position]:
    """The position before each of `moves`, which are legal, and the last one."""
    positions = [EMPTY_BOARD]
    for column in moves:
        before = positions[-1]
        positions.append(drop(before, column, geometry))
    return positions


def read_records(path: Path, geometry: Geometry = CONNECT_FOUR) -> list[Record]:
    """The games in a file; at least one. `geometry` is that of move strings.

    Raises RecordError where the file cannot be read or is none of the forms above.
    """
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordError(f"{path}: expected text in UTF-8, got other bytes") from error
    except OSError as error:
        raise RecordError(f"{path}: cannot be read: {error.strerror}") from error
    try:
        records = list(_records(text, path.name, geometry))
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from error
    except RecursionError as error:
        raise RecordError(f"{path}: expected a game, got JSON nested too deeply") from error
    if not records:
        raise RecordError(f"{path}: holds no game")
    return records


def record_of(moves: str, geometry: Geometry = CONNECT_FOUR) -> Record:
    """The game of a move string. Raises RecordError where it is not one."""
    try:
        position_of(moves, geometry)
    except ValueError as error:
        raise RecordError(str(error)) from error
    return _record(moves, ("first", "second"), geometry, [int(move, 36) - 1 for move in moves])


def _records(text: str, title: str, geometry: Geometry) -> Iterator[Record]:
    start = text.lstrip()[:1]
    if not start:
        return
    if start not in "{[":
        for number, line in enumerate(text.splitlines(), start=1):
            moves = line.strip()
            if moves:
                if len(moves) > LONGEST_LINE or not moves.isalnum() or not moves.isascii():
                    raise RecordError(
                        f"line {number}: expected a replay, a result or moves such as 4453"
                    )
                try:
                    yield record_of(moves, geometry)
                except RecordError as error:
                    raise RecordError(f"line {number}: {error}") from error
        return
    try:
        values = [json.loads(text)]
    except json.JSONDecodeError as error:
        lines = text.splitlines()
        if len(lines) == 1 or not _is_json(lines[0]):
            raise RecordError(
                f"no valid JSON, cut off or damaged at line {error.lineno}, column {error.colno}"
            ) from error
        values = list(_json_lines(lines))
    if isinstance(values[0], list):
        values = values[0]
    games = [value for value in values if not _is_header(value)]
    for number, value in enumerate(games, start=1):
        yield from _games_of(value, title if len(games) == 1 else f"{title}, game {number}")


def _is_json(line: str) -> bool:
    try:
        json.loads(line)
    except json.JSONDecodeError:
        return False
    return True


def _json_lines(lines: Sequence[str]) -> Iterator[Any]:
    """The value of every line; a torn last one, of a file that is being written, does not count."""
    for number, line in enumerate(lines, start=1):
        try:
            if line.strip():
                yield json.loads(line)
        except json.JSONDecodeError as error:
            if number < len(lines):
                raise RecordError(f"line {number}: no valid JSON") from error


def _is_header(value: Any) -> bool:
    """Whether a line of a results file is about the league and not a game of it."""
    if not isinstance(value, dict) or {"moves", "steps"} & value.keys():
        return False
    return not isinstance(value.get("games"), list)


def _games_of(value: Any, title: str) -> Iterator[Record]:
    if not isinstance(value, dict):
        raise RecordError(f"expected a game, got {type(value).__name__}")
    if isinstance(value.get("games"), list):
        for number, game in enumerate(value["games"], start=1):
            yield from _games_of(game, f"{title}, game {number}")
    elif "steps" in value:
        yield _read_replay(value, title)
    elif "moves" in value:
        yield _read_game(value, title)
    else:
        raise RecordError("expected a replay with steps or a game with moves")


def _record(
    title: str,
    players: tuple[str, str],
    geometry: Geometry,
    moves: Sequence[Any],
    *,
    seconds: Sequence[Any] = (),
    overage: Sequence[Any] = (),
    forfeit: tuple[int, str] | None = None,
    opening_plies: int = 0,
) -> Record:
    """A record whose moves have been checked against the rules."""
    position = EMPTY_BOARD
    for number, column in enumerate(moves, start=1):
        if type(column) is not int or not 0 <= column < geometry.columns:
            last = geometry.columns - 1
            raise RecordError(f"move {number} is {column!r}, expected a column from 0 to {last}")
        if has_won(position.theirs, geometry):
            raise RecordError(f"move {number} is played after the game has ended")
        square = landing_square(position.occupied, column, geometry)
        if not square:
            raise RecordError(f"move {number} is column {column}, which is full")
        position = make_move(position, square)

    def by_move(values: Sequence[Any]) -> tuple[float | None, ...]:
        numbers = [
            float(value) if isinstance(value, int | float) else None
            for value in values[: len(moves)]
        ]
        return tuple(numbers + [None] * (len(moves) - len(numbers)))

    return Record(
        title=title,
        players=players,
        geometry=geometry,
        moves=tuple(moves),
        seconds=by_move(seconds),
        overage=by_move(overage),
        forfeit=forfeit,
        opening_plies=opening_plies,
    )


def _geometry(configuration: Any) -> Geometry:
    try:
        size = [configuration[key] for key in ("rows", "columns", "inarow")]
    except (KeyError, TypeError) as error:
        raise RecordError("expected a configuration with rows, columns and inarow") from error
    return read_geometry(*size)


def read_geometry(rows: Any, columns: Any, inarow: Any) -> Geometry:
    """The geometry of a board of that size. Raises RecordError where there is none."""
    size = (rows, columns, inarow)
    possible = all(type(number) is int and number > 0 for number in size)
    if not possible or rows * columns > MOST_SQUARES:
        raise RecordError(f"rows, columns and inarow are {rows}, {columns}, {inarow}: no board")
    return geometry_of(rows, columns, inarow)


# Results of ours --------------------------------------------------------------------------------


def _read_game(game: Mapping[str, Any], title: str) -> Record:
    """A game as `arena.match.Game` is written."""
    geometry = _geometry(game.get("configuration"))
    moves, seconds = game["moves"], game.get("seconds", ())
    if not isinstance(moves, list) or not isinstance(seconds, list | tuple):
        raise RecordError("expected moves and seconds as lists")
    player_ids = game.get("player_ids")
    names = [
        player_id["name"]
        for player_id in (player_ids if isinstance(player_ids, list) else [])
        if isinstance(player_id, dict) and isinstance(player_id.get("name"), str)
    ]
    forfeit = game.get("forfeit")
    given_away = None
    if forfeit is not None:
        try:
            seat, cause = forfeit["seat"], forfeit["cause"]
        except (KeyError, TypeError) as error:
            raise RecordError("expected a forfeit with seat and cause") from error
        if seat not in (0, 1) or cause not in FORFEITS:
            raise RecordError(f"a forfeit by seat {seat!r} for {cause!r} is unknown")
        given_away = (seat, cause)
    given = game.get("opening_plies", 0)
    if type(given) is not int or not 0 <= given <= len(moves):
        raise RecordError(f"opening_plies is {given!r}, expected a number of moves")
    seconds = [None] * given + list(seconds)  # the moves that were given took no time
    limit = game["configuration"].get("actTimeout")
    overage = [
        max(0.0, value - limit)
        if isinstance(value, int | float) and isinstance(limit, int | float)
        else None
        for value in seconds
    ]
    return _record(
        title if not isinstance(game.get("id"), str) else f"{title} ({game['id']})",
        (names[0], names[1]) if len(names) == 2 else ("first", "second"),
        geometry,
        moves,
        seconds=seconds,
        overage=overage,
        forfeit=given_away,
        opening_plies=given,
    )


# Replays of Kaggle's ----------------------------------------------------------------------------


def _read_replay(replay: Mapping[str, Any], title: str) -> Record:
    """A replay: the move at step t is the action of seat (t - 1) % 2, the other one's is filler."""
    name = replay.get("name", "connectx")
    if name != "connectx":
        raise RecordError(f"a game of {name!r}, expected one of 'connectx'")
    geometry = _geometry(replay.get("configuration"))
    steps = replay["steps"]
    try:
        statuses = [[state["status"] for state in step] for step in steps]
        actions = [[state.get("action") for state in step] for step in steps]
        remaining = [
            [state["observation"].get("remainingOverageTime") for state in step] for step in steps
        ]
        boards = [step[0]["observation"].get("board") for step in steps]
        if not steps or any(len(step) != 2 for step in steps):
            raise RecordError("expected steps with two players in each")
    except (KeyError, TypeError, AttributeError, IndexError) as error:
        raise RecordError("expected steps with an observation and a status per player") from error
    forfeit = next(
        ((seat, status) for seat, status in enumerate(statuses[-1]) if status in FORFEITS), None
    )
    played = actions[1:-1] if forfeit else actions[1:]
    moves = [step[number % 2] for number, step in enumerate(played)]
    moves = [0 if move is None else move for move in moves]  # None plays column 0
    info = replay.get("info")
    info = info if isinstance(info, dict) else {}
    names = info.get("TeamNames")
    record = _record(
        f"{title}, episode {info['EpisodeId']}" if "EpisodeId" in info else title,
        (str(names[0]), str(names[1]))
        if isinstance(names, list) and len(names) == 2
        else ("first", "second"),
        geometry,
        moves,
        overage=_overage(remaining),
        forfeit=forfeit,
    )
    _check_boards(record, boards)
    return record


def _overage(remaining: Sequence[Sequence[Any]]) -> list[float | None]:
    """By move, what the mover's remaining time beyond the limit of a move has lost."""
    used: list[float | None] = []
    for number, (before, after) in enumerate(pairwise(remaining)):
        seat = number % 2
        known = isinstance(before[seat], int | float) and isinstance(after[seat], int | float)
        used.append(round(max(0.0, before[seat] - after[seat]), 6) if known else None)
    return used


def _check_boards(record: Record, boards: Sequence[Any]) -> None:
    """Raise RecordError where the replay shows another board than its moves give."""
    configuration = record.geometry._asdict()
    for number, (position, board) in enumerate(zip(record.positions(), boards)):
        if board is None:
            continue
        try:
            shown, _ = read_position({"board": board, "mark": number % 2 + 1}, configuration)
        except (TypeError, ValueError) as error:
            raise RecordError(f"step {number}: {error}") from error
        if shown != position:
            raise RecordError(f"step {number}: the board is not what the moves before it give")
