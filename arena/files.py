"""Games in text, checked by one validator. A text holds one of

    JSON       one game as `Game.facts` has it, a list of games, or an object with "games"
    a replay   as `kaggle competitions replay` saves it and `env.toJSON()` makes it
    moves      strings such as 4453, one per line

Anything else raises a RecordError.
"""

import json
import reprlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, Literal

from pydantic import TypeAdapter, ValidationError

from agents.core.board import Geometry
from arena.game import UNNAMED, Cause, Game, game_of_moves
from errors import RecordError, one_line

CONVERT = "docs/reading-results.md says how to convert JSON lines"


def read_text(text: str, title: str, geometry: Geometry) -> Iterator[Game]:
    """The games in a text; `geometry` is the board of moves strings.

    Raises RecordError, naming the game or the line where there are several.
    """
    is_json = text.lstrip()[:1] in ("{", "[")
    parts = _values(text) if is_json else text.splitlines()
    for number, part in enumerate(parts, start=1):
        where = f"{'game' if is_json else 'line'} {number}"
        is_one = is_json and len(parts) == 1
        try:
            if is_json:
                yield _game_of_value(part, title if is_one else f"{title}, {where}")
            elif moves := part.strip():
                if not moves.isalnum():
                    raise RecordError("expected a replay, results or moves such as 4453")
                yield game_of_moves(moves, geometry)
        except RecordError as error:
            raise RecordError(str(error) if is_one else f"{where}: {error}") from error


def _values(text: str) -> list[Any]:
    if '"connectx-results-' in text[:100]:
        raise RecordError(f"results of an earlier version: {CONVERT}")
    value = _validated(_ANYTHING, text)
    games = value.get("games") if isinstance(value, dict) else value
    return games if isinstance(games, list) else [value]


def _game_of_value(value: Any, title: str) -> Game:
    if not isinstance(value, dict) or not value.keys() & {"moves", "steps"}:
        raise RecordError("expected a replay with steps or a game with moves")
    return (_read_replay if "steps" in value else read_game)(json.dumps(value), title)


def read_game(text: str | bytes, title: str) -> Game:
    """The game of an object in JSON. Raises RecordError for what is not a game by the rules."""
    game: Game = _validated(_GAME, text)
    one, two = map(one_line, game.players)  # they reach a terminal
    title = f"{title} ({game.id})" if game.id else title
    game = replace(game, title=title, players=(one, two))
    if game.forfeit is not None and game.forfeit.seat not in (0, 1):
        raise RecordError(f"forfeit.seat is {game.forfeit.seat}, expected 0 or 1")
    game.boards()  # plays the moves by the rules
    stated = json.loads(text).get("winner", game.winner)
    if stated != game.winner:
        raise RecordError(f"winner is {stated!r}, but the moves make it {game.winner!r}")
    return game


# Kaggle's replays --------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Observation:
    board: list[int] | None = None
    remainingOverageTime: float | None = None  # noqa: N815 - Kaggle's name


@dataclass(frozen=True)
class _State:
    status: str
    observation: _Observation
    action: Any = None


@dataclass(frozen=True)
class _Replay:
    configuration: Any
    steps: list[tuple[_State, _State]]
    name: Literal["connectx"] = "connectx"
    info: dict[str, Any] | None = None


def _read_replay(text: str, title: str) -> Game:
    """A replay: the move at step t is the action of seat (t - 1) % 2; the other one is filler."""
    replay: _Replay = _validated(_REPLAY, text)
    info, steps = replay.info or {}, replay.steps
    statuses = [state.status for step in steps[-1:] for state in step]
    forfeit = [{"seat": s, "cause": each} for s, each in enumerate(statuses) if each in list(Cause)]
    actions = [step[number % 2].action for number, step in enumerate(steps[1:])]
    used: list[float | None] = []
    for number, pair in enumerate(pairwise(steps)):
        before, after = (step[number % 2].observation.remainingOverageTime for step in pair)
        known = None if before is None or after is None else before - after
        used.append(known and round(max(0.0, known), 6))
    facts = {
        "players": info.get("TeamNames", UNNAMED),
        "configuration": replay.configuration,
        "moves": [action or 0 for action in actions[: len(actions) - len(forfeit)]],
        "overage_used": used,
        "forfeit": forfeit[0] if forfeit else None,
    }
    episode = f", episode {info['EpisodeId']}" if "EpisodeId" in info else ""
    game = read_game(json.dumps(facts), title + episode)
    for number, (board, step) in enumerate(zip(game.boards(), steps)):
        squares = [".XO".index(disc) for disc in str(board).split()[: board.rows * board.columns]]
        if (step[0].observation.board or squares) != squares:
            raise RecordError(f"step {number}: the board does not follow from the moves before it")
    return game


def _validated(kind: TypeAdapter[Any], text: str | bytes) -> Any:
    """JSON as that kind of value. Raises RecordError, naming the first thing that does not fit."""
    try:
        return kind.validate_json(text, strict=True)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = ".".join(map(str, first["loc"]))
        is_there = where and first["type"] != "missing"
        found = f" is {reprlib.repr(first['input'])}" if is_there else ""
        raise RecordError(f"{where}{found}: {first['msg']}".lstrip(": ")) from error


_ANYTHING, _GAME, _REPLAY = TypeAdapter(Any), TypeAdapter(Game), TypeAdapter(_Replay)
