"""Games in JSON: as `Game.facts` has them, and Kaggle's replays.

A replay is what `kaggle competitions replay` saves and `env.toJSON()` makes.
"""

import json
import reprlib
from dataclasses import dataclass, replace
from typing import Any

from pydantic import TypeAdapter, ValidationError

from connectx.errors import UserError, cut, one_line
from connectx.game import UNNAMED, Cause, Forfeit, Game, complete_configuration


def read_game(text: str | bytes, title: str) -> Game:
    """The game of an object in JSON. Raises UserError if it is not a game by the rules."""
    game: Game = validated(_GAME, text)
    one, two = map(one_line, game.players)  # they reach a terminal
    title = f"{title} ({game.id})" if game.id else title
    configuration = complete_configuration(game.configuration)
    game = replace(game, title=title, players=(one, two), configuration=configuration)
    if game.forfeit is not None and game.forfeit.seat not in (0, 1):
        raise UserError(f"forfeit.seat is {cut(str(game.forfeit.seat))}, expected 0 or 1")
    game.boards()  # plays the moves by the rules
    stated = json.loads(text).get("winner", game.winner)
    if stated != game.winner:
        raise UserError(f"winner is {cut(repr(stated))}, but the moves make it {game.winner!r}")
    return game


def game_of(value: Any, title: str = "replay") -> Game:
    """The game of kaggle-environments' `env`, of a replay, or of an object as `Game.facts` has it.

    Raises UserError for anything else.
    """
    value = value.toJSON() if hasattr(value, "toJSON") else value
    if not isinstance(value, dict) or not value.keys() & {"moves", "steps"}:
        raise UserError("expected a replay with steps or a game with moves")
    if "moves" in value:
        return read_game(json.dumps(value), title)
    return _game_of_replay(validated(_REPLAY, json.dumps(value, default=str)), title)


@dataclass(frozen=True)
class _State:
    status: str
    action: Any = None


@dataclass(frozen=True)
class _Replay:
    configuration: dict[str, Any]
    steps: list[tuple[_State, _State]]
    info: dict[str, Any] | None = None


def _game_of_replay(replay: _Replay, title: str) -> Game:
    """The game of a replay: the move at step t is the action of seat (t - 1) % 2."""
    info = replay.info or {}
    last = replay.steps[-1] if replay.steps else ()
    forfeits = [(seat, each) for seat, each in enumerate(last) if each.status in list(Cause)]
    actions = [step[number % 2].action for number, step in enumerate(replay.steps[1:])]
    title += f", episode {info['EpisodeId']}" if "EpisodeId" in info else ""
    facts = {
        "players": info.get("TeamNames", UNNAMED),
        "configuration": replay.configuration,
        "moves": [action or 0 for action in actions[: len(actions) - bool(forfeits)]],
    }
    game = read_game(json.dumps(facts), title)
    for seat, state in forfeits[:1]:
        is_known = state.status == Cause.INVALID and state.action is not None
        detail = f"returned {cut(str(state.action))}" if is_known else ""
        game = replace(game, forfeit=Forfeit(seat, Cause(state.status), detail=detail))
    return game


def validated(kind: TypeAdapter[Any], text: str | bytes) -> Any:
    """JSON as that kind of value. Raises UserError, naming the first thing that does not fit."""
    try:
        return kind.validate_json(text, strict=True)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = ".".join(map(str, first["loc"]))
        is_there = where and first["type"] != "missing"
        found = f" is {cut(reprlib.repr(first['input']))}" if is_there else ""
        raise UserError(f"{where}{found}: {first['msg']}".lstrip(": ")) from error


_GAME, _REPLAY, ANYTHING = TypeAdapter(Game), TypeAdapter(_Replay), TypeAdapter(Any)
FACTS = TypeAdapter(dict[str, Any])
