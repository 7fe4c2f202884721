"""Kaggle's replays: read as games, and made of games."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from agents.core.observation import read_position
from arena.errors import RecordError
from arena.game import UNNAMED, Cause, Forfeit, Game, checked_game
from arena.process import Outcome, Reply
from arena.referee import KaggleReferee


def game_of_replay(replay: Mapping[str, Any], title: str) -> Game:
    """A replay: the move at step t is the action of seat (t - 1) % 2; the other one is filler."""
    name = replay.get("name", "connectx")
    if name != "connectx":
        raise RecordError(f"a game of {name!r}, expected one of 'connectx'")
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
        (
            Forfeit(seat=seat, cause=Cause(status))
            for seat, status in enumerate(statuses[-1])
            if status in list(Cause)
        ),
        None,
    )
    played = actions[1:-1] if forfeit else actions[1:]
    moves = [step[number % 2] for number, step in enumerate(played)]
    info = replay.get("info")
    info = info if isinstance(info, dict) else {}
    names = info.get("TeamNames")
    game = checked_game(
        title=f"{title}, episode {info['EpisodeId']}" if "EpisodeId" in info else title,
        players=tuple(map(str, names)) if isinstance(names, list) and len(names) == 2 else UNNAMED,
        configuration=replay.get("configuration"),
        moves=[0 if move is None else move for move in moves],  # None plays column 0
        overage=_overage_used(remaining),
        forfeit=forfeit,
    )
    _check_boards(game, boards)
    return game


def _overage_used(remaining: Sequence[Sequence[Any]]) -> list[float | None]:
    """By answer, how much of its remaining overage the side to move used."""
    used: list[float | None] = []
    for number, (before, after) in enumerate(pairwise(remaining)):
        seat = number % 2
        known = isinstance(before[seat], int | float) and isinstance(after[seat], int | float)
        used.append(round(max(0.0, before[seat] - after[seat]), 6) if known else None)
    return used


def _check_boards(game: Game, boards: Sequence[Any]) -> None:
    """Raise RecordError if the replay shows another board than its moves give."""
    for number, (position, board) in enumerate(zip(game.positions(), boards)):
        if board is None:
            continue
        try:
            shown, _ = read_position({"board": board, "mark": number % 2 + 1}, game.configuration)
        except (TypeError, ValueError) as error:
            raise RecordError(f"step {number}: {error}") from error
        if shown != position:
            raise RecordError(f"step {number}: the board is not what the moves before it give")


def kaggle_replay(game: Game) -> dict[str, Any]:
    """The game in the form of Kaggle's replays, which `kaggle_environments` loads."""
    replay = shown_again(game).environment.toJSON()
    replay["id"] = game.id
    replay["info"] = {
        "TeamNames": list(game.players),
        "EpisodeId": game.id,
        "OpeningPlies": game.opening_plies,
    }
    return dict(replay)


def shown_again(game: Game) -> KaggleReferee:
    """The official environment after the game's moves. The players are not needed for that."""
    referee = KaggleReferee(game.configuration, overage_seconds=game.overage_budget)
    seconds = [taken or 0.0 for taken in game.seconds]
    replies = [
        Reply(outcome=Outcome.MOVE, column=column, seconds=taken)
        for column, taken in zip(game.moves, seconds)
    ]
    if game.forfeit is not None:
        replies.append(_forfeiting_reply(game.forfeit, seconds[-1] if seconds else 0.0))
    for reply in replies:
        referee.decide(referee.seat_to_move, reply)
    return referee


def _forfeiting_reply(forfeit: Forfeit, seconds: float) -> Reply:
    outcome = {
        Cause.INVALID: Outcome.RUBBISH if forfeit.column is None else Outcome.MOVE,
        Cause.ERROR: Outcome.ERROR,
        Cause.TIMEOUT: Outcome.TIMEOUT,
    }[forfeit.cause]
    return Reply(outcome=outcome, column=forfeit.column, detail=forfeit.detail, seconds=seconds)
