"""The function of Kaggle's course that compares two agents."""

import contextlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from arena.game import Game, PlayerId
from arena.league import schedule
from arena.match import play_game
from arena.referee import KaggleReferee
from errors import one_line, say
from players.player import Player
from processes.process import (
    Limits,
    PlayerFunction,
    PlayerProcess,
    RunningPlayer,
    error_line,
    warn_about,
)
from processes.sandbox import Isolation


@dataclass(frozen=True)
class Match:
    """The games of two players, in the order in which they were played."""

    players: tuple[PlayerId, ...]
    seed: int
    games: tuple[Game, ...] = field(repr=False)  # a notebook shows what a cell returns


class WinPercentages(NamedTuple):
    """What Kaggle's course prints, and the match behind it."""

    agent1_win_percentage: float  # 0 to 1, as in the course
    agent2_win_percentage: float
    agent1_invalid_plays: int  # games forfeited, whatever the cause
    agent2_invalid_plays: int
    match: Match


def get_win_percentages(
    agent1: str | Callable[..., Any],
    agent2: str | Callable[..., Any],
    n_rounds: int = 100,
    *,
    seed: int = 0,
    isolation: str = Isolation.FILES,
) -> WinPercentages:
    """Play Connect Four and print the four lines of Kaggle's course.

    An agent is a callable, or anything the command line accepts: the name of one of our agents,
    "random", "negamax" or a path. A callable plays in this process, where an endless loop cannot be
    stopped. A player from a file is isolated where the machine can; with `isolation="all"` every
    named player is, or PlayerError is raised; with "none" they run with your rights. The agents
    take turns at moving first, beginning with `agent1`. Unlike in the course, a forfeit is a win
    for the other side, and every forfeit counts as an invalid play.
    """
    import numpy  # rounds as the course does

    if n_rounds < 1:
        raise ValueError(f"n_rounds is {n_rounds}, expected at least 1")
    limits = Limits(isolation=Isolation(isolation))
    running: list[RunningPlayer] = []
    player_ids = []
    with contextlib.ExitStack() as stack:
        for agent in (agent1, agent2):
            if callable(agent):
                running.append(PlayerFunction(agent))
                player_ids.append(PlayerId(running[-1].name, None))
            else:
                player = Player.parse(agent)
                warn_about(player, limits)
                player_ids.append(PlayerId(player.name, player.source_hash))
                running.append(stack.enter_context(PlayerProcess(player, limits=limits)))
        referee = KaggleReferee({})
        games = tuple(
            play_game(pairing, running, player_ids, referee)
            for pairing in schedule(games=n_rounds, seed=seed)
        )
    winners = [None if game.winner is None else game.numbers[game.winner] for game in games]
    one, two = (winners.count(agent) / n_rounds for agent in (0, 1))
    lost = [(game.numbers[game.forfeit.seat], game.forfeit) for game in games if game.forfeit]
    by_one, by_two = ([forfeit for who, forfeit in lost if who == agent] for agent in (0, 1))
    print("Agent 1 Win Percentage:", numpy.round(one, 2))
    print("Agent 2 Win Percentage:", numpy.round(two, 2))
    print("Number of Invalid Plays by Agent 1:", len(by_one))
    print("Number of Invalid Plays by Agent 2:", len(by_two))
    for (name, _), forfeits in zip(player_ids, (by_one, by_two)):
        for first in forfeits[:1]:
            say(f"{name}: first {first.cause}: {one_line(error_line(first.detail))}")
    match = Match(tuple(player_ids), seed, games)
    return WinPercentages(one, two, len(by_one), len(by_two), match)
