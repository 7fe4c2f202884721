"""Games written down: the line that stores a game, replays, and the reader of every file of games.

A file holds one of
    results    JSON lines: a header, then a game per line, each with a checksum (`--results`)
    JSON       one game, a list of games, or an object with "games" (`--json`)
    a replay   as `kaggle competitions replay` saves it and `env.toJSON()` makes it
    moves      strings such as 4453, one per line
"""

import hashlib
import io
import json
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise, zip_longest
from pathlib import Path
from typing import Any, BinaryIO

from agents.core.board import Geometry
from agents.core.observation import read_board
from arena.game import (
    CONNECT_FOUR,
    UNNAMED,
    Cause,
    Forfeit,
    Game,
    checked_game,
    game_of_moves,
    overage_by_answer,
)
from arena.process import Outcome, Reply
from arena.referee import KaggleReferee
from errors import RecordError, one_line

FORMAT = "connectx-results-3"  # in the header of a results file
READ_BYTES = 1 << 20
LONGEST_LINE = 200  # characters; a longer line of a text file is not a moves string


# Lines of JSON ----------------------------------------------------------------------------------

# What is stored; the reader works out the rest.
STORED = (
    *("id", "players", "numbers", "seed", "round", "configuration", "overage_budget"),
    *("opening_plies", "moves", "seconds", "unanswered", "winner"),
)


def game_line(game: Game, **facts: Any) -> str:
    """The game and other `facts` as one line of JSON with a checksum, without a line end."""
    stored = {key: getattr(game, key) for key in STORED}
    forfeit = game.forfeit and game.forfeit._asdict()
    return sealed_line({**stored, "forfeit": forfeit, **facts})


def sealed_line(facts: Mapping[str, Any]) -> str:
    """A JSON object as one line, with a checksum of its values."""
    return json.dumps({**facts, "checksum": _checksum(facts)}, separators=(",", ":"))


def _checksum(facts: Mapping[str, Any]) -> str:
    """Of the values, whatever the order of the keys and the white space."""
    values = {key: value for key, value in facts.items() if key != "checksum"}
    text = json.dumps(values, separators=(",", ":"), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _check_seal(facts: Mapping[str, Any]) -> None:
    """Raise RecordError if an object of ours was altered since it was written."""
    if "checksum" not in facts:
        raise RecordError("expected a checksum")
    if facts["checksum"] != _checksum(facts):
        raise RecordError("the checksum does not match: the line was altered or damaged")


def _json_of(text: str | bytes) -> Any:
    try:  # bytes are decoded here, as json takes some with NUL for other encodings than UTF-8
        return json.loads(text if isinstance(text, str) else text.decode("utf-8-sig"))
    except RecursionError as error:
        raise RecordError("expected a game, got JSON nested too deeply") from error
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise RecordError(f"no valid JSON, cut off or damaged at {where}") from error
    except ValueError as error:  # bytes that are not text, an int of too many digits
        raise RecordError(f"no valid JSON: {error}") from error


# Results ----------------------------------------------------------------------------------------


def read_results(path: Path, file: BinaryIO) -> tuple[dict[str, Any], Iterator[Game]]:
    """The header of a results file, open for reading, and its games one by one, each id once.

    The iterator raises RecordError, with `path`, at a line that is damaged or of another league. A
    last line without a line end, left by a process that was killed while writing, does not count.
    """
    lines = whole_lines(file)
    try:
        header = _json_of(next(lines, b"null"))
    except RecordError:
        header = None
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise RecordError(f"{path}: expected a results file, which begins with {FORMAT!r}")
    try:
        _check_seal(header)
    except RecordError as error:
        raise RecordError(f"{path}, line 1: {error}") from error
    return header, _results(path, lines, header["checksum"])


def _results(path: Path, lines: Iterator[bytes], league: str) -> Iterator[Game]:
    seen: set[str] = set()
    for number, line in enumerate(lines, start=2):
        try:
            facts = _json_of(line)
            if not isinstance(facts, dict):
                raise RecordError(f"expected a game, got {type(facts).__name__}")
            _check_seal(facts)
            if "format" in facts:
                raise RecordError("expected a game, got a second header")
            game = _game_of(facts, path.name)
            if facts.get("league") != league:
                raise RecordError(f"game {game.id} does not belong to this league")
        except RecordError as error:
            raise RecordError(f"{path}, line {number}: {error}") from error
        if game.id not in seen:
            seen.add(game.id)
            yield game


def whole_lines(file: BinaryIO) -> Iterator[bytes]:
    """The lines of a file that end, without their ends. Others may move its position meanwhile."""
    position, torn = 0, b""
    while True:
        file.seek(position)
        if not (data := file.read(READ_BYTES)):
            return
        position += len(data)
        *lines, torn = (torn + data).split(b"\n")
        yield from lines


# Any file ---------------------------------------------------------------------------------------


def read_games(path: Path, geometry: Geometry = CONNECT_FOUR) -> list[Game]:
    """The games in a file of any form; at least one. `geometry` is the board of moves strings.

    Raises RecordError, naming the file and where possible the line, if it cannot be read.
    """
    try:
        if path.is_char_device():  # /dev/zero has no end
            raise RecordError(f"{path}: expected a file, not a device")
        data = path.read_bytes()
    except OSError as error:
        raise RecordError(f"{path}: cannot be read: {error.strerror}") from error
    if FORMAT.encode() in data.partition(b"\n")[0]:
        games = list(read_results(path, io.BytesIO(data))[1])
    else:
        try:
            games = list(_games_in(data.decode("utf-8-sig"), path.name, geometry))
        except UnicodeDecodeError as error:
            raise RecordError(f"{path}: expected text in UTF-8, got other bytes") from error
        except RecordError as error:
            raise RecordError(f"{path}: {error}") from error
    if not games:
        raise RecordError(f"{path}: holds no game")
    return games


def _games_in(text: str, title: str, geometry: Geometry) -> Iterator[Game]:
    start = text.lstrip()[:1]
    if not start or start not in "{[":
        yield from _move_lines(text, geometry)
        return
    try:
        values = [_json_of(text)]
    except RecordError as error:
        values = list(_json_lines(text.splitlines(), error))
    if isinstance(values[0], list):
        values = values[0]
    # A first line of JSON lines may be about the file and not about a game.
    games = [value for value in values if not (isinstance(value, dict) and _is_about(value))]
    for number, value in enumerate(games, start=1):
        yield from _games_of(value, title if len(games) == 1 else f"{title}, game {number}")


def _is_about(value: Mapping[str, Any]) -> bool:
    return not {"moves", "steps"} & value.keys() and not isinstance(value.get("games"), list)


def _json_lines(lines: Sequence[str], whole: RecordError) -> Iterator[Any]:
    """The value of every line; a torn last one does not count. Raises `whole` at the first line."""
    for number, line in enumerate(lines, start=1):
        try:
            if line.strip():
                yield _json_of(line)
        except RecordError as error:
            if number == 1:
                raise whole from error
            if number < len(lines):
                raise RecordError(f"line {number}: no valid JSON") from error


def _move_lines(text: str, geometry: Geometry) -> Iterator[Game]:
    for number, line in enumerate(text.splitlines(), start=1):
        moves = line.strip()
        if len(moves) > LONGEST_LINE or not ((moves.isalnum() and moves.isascii()) or not moves):
            raise RecordError(f"line {number}: expected a replay, a result or moves such as 4453")
        try:
            if moves:
                yield game_of_moves(moves, geometry)
        except RecordError as error:
            raise RecordError(f"line {number}: {error}") from error


def _games_of(value: Any, title: str) -> Iterator[Game]:
    if not isinstance(value, dict):
        raise RecordError(f"expected a game, got {type(value).__name__}")
    if isinstance(value.get("games"), list):
        for number, game in enumerate(value["games"], start=1):
            yield from _games_of(game, f"{title}, game {number}")
    elif "steps" in value:
        yield _game_of_replay(value, title)
    elif "moves" in value:
        if "checksum" in value:
            _check_seal(value)
        yield _game_of(value, title)
    else:
        raise RecordError("expected a replay with steps or a game with moves")


# Games of ours ----------------------------------------------------------------------------------


def _two(kind: type) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, list) and [*map(type, value)] == [kind, kind]


def _is_count(value: Any) -> bool:
    return type(value) is int and value >= 0


def _is_time(value: Any) -> bool:
    return value is None or (type(value) in (int, float) and math.isfinite(value) and value >= 0)


# What a game may say besides moves, configuration and forfeit, and what is expected there.
EXPECTED: dict[str, tuple[Callable[[Any], bool], str]] = {
    "id": (lambda value: isinstance(value, str), "text"),
    "players": (_two(str), "two names"),
    "numbers": (_two(int), "two numbers of players"),
    "seed": (_is_count, "a number"),
    "round": (_is_count, "a number"),
    "overage_budget": (_is_time, "seconds"),
    "opening_plies": (_is_count, "a number of moves"),
    "seconds": (
        lambda value: isinstance(value, list) and all(map(_is_time, value)),
        "a list of seconds",
    ),
    "unanswered": (_two(int), "two numbers"),
}


def _game_of(facts: Mapping[str, Any], title: str) -> Game:
    """A game as `game_line` writes it. Whatever is missing, except moves, is unknown."""
    values: dict[str, Any] = {}
    for key, (check, expected) in EXPECTED.items():
        value = facts.get(key)
        if value is not None:
            if not check(value):
                raise RecordError(f"{key} is {_short(value)}, expected {expected}")
            values[key] = tuple(value) if isinstance(value, list) else value
    if "players" in values:
        values["players"] = tuple(map(one_line, values["players"]))  # they reach a terminal
    game = checked_game(
        title=title if "id" not in values else f"{title} ({values['id']})",
        configuration=facts.get("configuration"),
        moves=facts.get("moves"),
        forfeit=_forfeit_of(facts.get("forfeit")),
        **values,
    )
    answers = len(game.moves) + (game.forfeit is not None)
    if len(game.seconds) > answers:
        raise RecordError(f"seconds has {len(game.seconds)} values, expected at most {answers}")
    if game.opening_plies > len(game.moves):
        raise RecordError(f"opening_plies is {game.opening_plies}, expected a number of moves")
    if facts.get("winner", game.winner) != game.winner:
        raise RecordError(f"winner is {facts['winner']!r}, but by the moves it is {game.winner!r}")
    return replace(game, overage=overage_by_answer(game.seconds, game.configuration))


def _forfeit_of(facts: Any) -> Forfeit | None:
    if facts is None:
        return None
    try:
        forfeit = Forfeit(**{**facts, "cause": Cause(facts["cause"])})
    except (KeyError, TypeError, ValueError) as error:
        raise RecordError(f"forfeit is {_short(facts)}, expected seat and cause") from error
    if forfeit.seat not in (0, 1):
        raise RecordError(f"a forfeit by seat {forfeit.seat!r}, expected 0 or 1")
    return forfeit


def _short(value: object) -> str:
    text = json.dumps(value)
    return text if len(text) <= 80 else text[:77] + "..."


# Kaggle's replays -------------------------------------------------------------------------------


def _game_of_replay(replay: Mapping[str, Any], title: str) -> Game:
    """A replay: the move at step t is the action of seat (t - 1) % 2; the other one is filler."""
    name = replay.get("name", "connectx")
    if name != "connectx":
        raise RecordError(f"a game of {name!r}, expected one of 'connectx'")
    try:
        steps = replay["steps"]
        statuses = [[state["status"] for state in step] for step in steps]
        actions = [[state.get("action") for state in step] for step in steps]
        seen = [[state["observation"] for state in step] for step in steps]
        remaining = [[each.get("remainingOverageTime") for each in step] for step in seen]
        boards = [step[0].get("board") for step in seen]
        if not steps or any(len(step) != 2 for step in steps):
            raise RecordError("expected steps with two players in each")
    except (KeyError, TypeError, AttributeError, IndexError) as error:
        raise RecordError("expected steps with an observation and a status per player") from error
    forfeits = [
        Forfeit(seat=seat, cause=Cause(status))
        for seat, status in enumerate(statuses[-1])
        if status in list(Cause)
    ]
    played = actions[1:-1] if forfeits else actions[1:]
    moves = [step[number % 2] for number, step in enumerate(played)]
    info = replay.get("info")
    info = info if isinstance(info, dict) else {}
    names = info.get("TeamNames")
    game = checked_game(
        title=f"{title}, episode {info['EpisodeId']}" if "EpisodeId" in info else title,
        players=tuple(one_line(str(name)) for name in names)
        if isinstance(names, list) and len(names) == 2
        else UNNAMED,
        configuration=replay.get("configuration"),
        moves=[0 if move is None else move for move in moves],  # None plays column 0
        overage=_overage_used(remaining),
        forfeit=forfeits[0] if forfeits else None,
    )
    _check_boards(game, boards)
    return game


def _overage_used(remaining: Sequence[Sequence[Any]]) -> list[float | None]:
    """By answer, how much of its remaining overage the side to move used."""
    used: list[float | None] = []
    for number, steps in enumerate(pairwise(remaining)):
        before, after = (step[number % 2] for step in steps)
        known = isinstance(before, int | float) and isinstance(after, int | float)
        used.append(round(max(0.0, before - after), 6) if known else None)
    return used


def _check_boards(game: Game, boards: Sequence[Any]) -> None:
    """Raise RecordError if the replay shows another board than its moves give."""
    for number, (played, board) in enumerate(zip(game.boards(), boards)):
        if board is None:
            continue
        try:
            shown = read_board({"board": board, "mark": number % 2 + 1}, game.configuration)
        except (TypeError, ValueError) as error:
            raise RecordError(f"step {number}: {error}") from error
        if shown != played:
            raise RecordError(f"step {number}: the board is not what the moves before it give")


def kaggle_replay(game: Game) -> dict[str, Any]:
    """The game in the form of Kaggle's replays, which `kaggle_environments` loads."""
    referee = KaggleReferee(game.configuration, overage_seconds=game.overage_budget)
    answers = [Reply(outcome=Outcome.MOVE, column=column, seconds=0.0) for column in game.moves]
    if (forfeit := game.forfeit) is not None:
        outcome = {Cause.ERROR: Outcome.ERROR, Cause.TIMEOUT: Outcome.TIMEOUT}.get(
            forfeit.cause, Outcome.RUBBISH if forfeit.column is None else Outcome.MOVE
        )
        answers.append(
            Reply(outcome=outcome, column=forfeit.column, detail=forfeit.detail, seconds=0.0)
        )
    for reply, seconds in zip_longest(answers, game.seconds):
        referee.decide(referee.seat_to_move, replace(reply, seconds=seconds or 0.0))
    info = {"TeamNames": list(game.players), "EpisodeId": game.id}
    replay = dict(referee.environment.toJSON())
    return {**replay, "id": game.id, "info": {**info, "OpeningPlies": game.opening_plies}}
