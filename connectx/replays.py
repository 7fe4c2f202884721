"""Games in JSON: as `Game.facts` has them, and Kaggle's replays.

A replay is what `kaggle competitions replay` saves and `env.toJSON()` makes.
"""

import json
import re
import reprlib
from collections.abc import Mapping
from dataclasses import dataclass, is_dataclass, replace
from functools import cache
from typing import Any

from connectx.core.board import Geometry
from connectx.errors import UserError, cut, one_line
from connectx.game import SIZE, UNNAMED, Cause, Forfeit, Game, complete_configuration


def read_game(text: str | bytes, title: str) -> Game:
    """The game of an object in JSON. Raises UserError if it is not a game by the rules."""
    game: Game = validated(Game, text)
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


def game_of(value: Any, title: str = "replay", geometry: Geometry | None = None) -> Game:
    """The game of kaggle-environments' `env`, of a replay, or of an object as `Game.facts` has it.

    `geometry` is the board's if nothing there tells its size. Columns count from 0. Raises
    UserError for anything else.
    """
    value = value.toJSON() if hasattr(value, "toJSON") else value
    if not isinstance(value, Mapping) or not value.keys() & {"moves", "steps"}:
        raise UserError("expected a replay with steps or a game with moves")
    size = {"configuration": dict(zip(SIZE, geometry))} if geometry else {}
    if "moves" in value:
        return read_game(_json({**size, **value}), title)
    name = str(value.get("name") or "")
    if name and name != "connectx" and "connect_four" not in name:
        raise UserError(
            f"a game of {cut(name)}, expected one of connectx or open_spiel_connect_four"
        )
    replay = {**size, **value}
    return _game_of_replay(validated(_Replay, _json(replay)), title)


def _json(value: object) -> str:
    """The text of a value, in which arrays are lists, and what JSON has no form for is its text."""
    return json.dumps(value, default=lambda each: getattr(each, "tolist", each.__str__)())


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
class _Replay:
    configuration: dict[str, Any]
    steps: list[tuple[_State, _State]]
    info: dict[str, Any] | None = None


def _game_of_replay(replay: _Replay, title: str) -> Game:
    """The game of a replay of either environment."""
    info, configuration = replay.info or {}, replay.configuration
    title += f", episode {info['EpisodeId']}" if "EpisodeId" in info else ""
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
    names = info.get("TeamNames", UNNAMED)
    given = len(info.get("initialActions") or ())  # in OpenSpiel's games
    facts = {
        "players": names,
        "configuration": configuration,
        "moves": moves,
        "opening_plies": given,
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


def _openspiel_configuration(given: dict[str, Any]) -> dict[str, Any]:
    """That of ConnectX. The size of OpenSpiel's Connect Four is in the name of its game."""
    found = re.findall(r"(\w+)=(\d{1,9})", str(given.get("openSpielGameString")))
    size = {name: int(number) for name, number in found}
    size |= given.get("openSpielGameParameters") or {}
    names = {"rows": "rows", "columns": "columns", "inarow": "x_in_row"}
    told = {key: size.get(name, given.get(key)) for key, name in names.items()}
    return {**told, "actTimeout": given.get("actTimeout")}


def _openspiel_moves(replay: _Replay) -> tuple[list[Any], Forfeit | None]:
    """The moves of OpenSpiel's Connect Four, and who forfeited.

    A seat that waits has -1 or None, and in the first steps, which set up, both have. An answer
    that was not played ends the game; after an error (-2, None) both seats have that status.
    """
    moves, forfeit = list[Any]((replay.info or {}).get("initialActions") or ()), None
    for step in replay.steps[1:]:
        seat = len(moves) % 2
        state, told = step[seat], step[seat].info or {}
        asked = state.answer not in (None, -1) or told.get("actionSubmitted") is not None
        if lost := [each for each in (seat, 1 - seat) if step[each].status in list(Cause)]:
            order = {-2: 0, None: 1}
            first = min(lost, key=lambda each: order.get(step[each].answer, 2))
            timed_out = [each for each in lost if step[each].status == Cause.TIMEOUT]
            forfeit = _forfeit(seat := (timed_out or [first])[0], step[seat])
        elif asked and told.get("actionApplied", state.answer) is None:
            forfeit = _forfeit(seat, state, Cause.INVALID)
        elif asked:
            moves.append(state.answer)
    return moves, forfeit


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
