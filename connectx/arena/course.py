"""The function of Kaggle's course that compares two agents."""

from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from connectx.arena.function import PlayerFunction, RunningPlayer
from connectx.arena.league import League, Rules, play_game
from connectx.arena.referee import REFEREES, available_referee
from connectx.arena.score import Scoreboard
from connectx.errors import one_line, say
from connectx.game import Game, complete_configuration
from connectx.players.player import Player
from connectx.processes.process import Limits, PlayerProcess, warn_about
from connectx.processes.sandbox import Isolation


@dataclass(frozen=True)
class Match:
    """The games of two players, in the order in which they were played."""

    players: tuple[Player, ...] = field(repr=False)
    games: tuple[Game, ...] = field(repr=False)  # a notebook shows what a cell returns


class WinPercentages(NamedTuple):
    """What Kaggle's course prints, and the match behind it."""

    agent1_win_percentage: float  # 0 to 1, as in the course
    agent2_win_percentage: float
    agent1_invalid_plays: int  # games forfeited, whatever the cause
    agent2_invalid_plays: int
    match: Match

    def _ipython_display_(self) -> None:
        """Nothing, where it is what a cell returns: the lines of the course stand above."""


def get_win_percentages(
    agent1: str | Callable[..., Any],
    agent2: str | Callable[..., Any],
    n_rounds: int = 100,
    *,
    seed: int = 0,
    isolation: str = Isolation.UNTRUSTED,
) -> WinPercentages:
    """Play Connect Four and print the four lines of Kaggle's course.

    An agent is a callable, or anything the command line accepts: the name of one of our agents,
    "random", "negamax" or a path. A callable plays in this process and has no time limit. A player
    from a file is isolated where the machine can; with `isolation="all"` every named player is, or
    PlayerError is raised; with "none" they run with your rights. The agents take turns at moving
    first, beginning with `agent1`. Unlike in the course, a forfeit is a win for the other side, and
    every forfeit counts as an invalid play.
    """
    if n_rounds < 1:
        raise ValueError(f"n_rounds is {n_rounds}, expected at least 1")
    limits = Limits(isolation=Isolation(isolation))
    running: list[RunningPlayer] = []
    players = []
    with ExitStack() as stack:
        for agent in (agent1, agent2):
            if callable(agent):
                running.append(PlayerFunction(agent))
                players.append(Player(name=running[-1].name, source=""))
            else:
                players.append(Player.parse(agent))
                warn_about(players[-1], limits)
                running.append(stack.enter_context(PlayerProcess(players[-1], limits=limits)))
        rules = Rules(configuration=complete_configuration({}), referee=available_referee())
        league = League(players=tuple(players), rules=rules, games=n_rounds, seed=seed)
        referee = REFEREES[rules.referee](rules.configuration)
        games = tuple(
            play_game(pairing, running, players, referee) for pairing in league.pairings()
        )
    board = Scoreboard()
    for game in games:
        board.add(game)
    summaries = [board.summaries[number] for number in (0, 1)]
    shares = [summary.total.wins / n_rounds for summary in summaries]
    one, two = (sum(map(len, summary.forfeits.values())) for summary in summaries)
    print("Agent 1 Win Percentage:", round(shares[0], 2))
    print("Agent 2 Win Percentage:", round(shares[1], 2))
    print("Number of Invalid Plays by Agent 1:", one)
    print("Number of Invalid Plays by Agent 2:", two)
    for player, summary in zip(players, summaries):
        for cause, reasons in summary.forfeits.items():
            for reason in reasons[:1]:
                say(f"{player.name}: first {cause}: {one_line(reason)}")
    return WinPercentages(shares[0], shares[1], one, two, Match(league.players, games))
