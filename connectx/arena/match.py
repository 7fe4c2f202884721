"""A match of two players from a script, functions among them."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from connectx.arena.function import FunctionPlayer
from connectx.arena.league import League, Rules, play_league
from connectx.arena.rating import Comparison, compare
from connectx.arena.report import Result, conclusion
from connectx.executor import workers
from connectx.game import Game, complete_configuration
from connectx.players.player import Player
from connectx.processes.process import Limits, warn_about
from connectx.processes.sandbox import Isolation


@dataclass(frozen=True, repr=False)
class Match:
    """The games of two players, in the order of the schedule, and their figures."""

    league: League
    games: tuple[Game, ...]

    @property
    def players(self) -> tuple[Player, ...]:
        """The two players; a function has no source."""
        return self.league.players

    @cached_property
    def result(self) -> Result:
        """The games counted, as those of a league; forfeits are in its `scoreboard.summaries`."""
        result = Result(self.league, test=None)
        for game in self.games:
            result.add(game)
        return result

    @cached_property
    def comparison(self) -> Comparison:
        """The first player as compared with the second: record, points, Elo and LOS."""
        return compare(self.result.scoreboard.meetings[0, 1], self.result.ratings)

    def __repr__(self) -> str:
        """Who is better, in the line that `connectx evaluate` prints."""
        return conclusion(self.result)[0]


def match(
    one: str | Callable[..., Any],
    two: str | Callable[..., Any],
    games: int = 100,
    *,
    opening_plies: int = 0,
    seed: int = 0,
    isolation: str = Isolation.UNTRUSTED,
    referee: str = "native",
    jobs: int = 1,
) -> Match:
    """Play games of Connect Four between two players, who move first in turns; `one` begins.

    A player is a function, or what the command line accepts: the name of an agent in `agents/`,
    "random", "negamax" or a path. Every two games begin with the same `opening_plies` random moves.
    The same `seed` gives the same games. A function plays in this process and is never stopped.
    `referee` is "native" or "kaggle": the same rules, but Kaggle's own code is slower. `jobs`
    processes share the games; a function takes one, this one.

    A player from a file is isolated if the machine can do that. `isolation="all"` isolates every
    named player, "none" runs them with your rights. Prints nothing, except a warning on stderr if a
    player is not isolated. Raises PlayerError for a player that cannot play, ValueError for a
    number of games below 1, and for a function with more than one job.

    >>> played = match("one_step", "random_agent", 20, opening_plies=4, seed=1)
    >>> played.comparison.record
    Record(wins=19, draws=0, losses=1)
    >>> value, low, high = played.comparison.points
    >>> print(f"{value:.2f} of the points, 95 % interval {low:.2f} to {high:.2f}")
    0.95 of the points, 95 % interval 0.76 to 0.99
    """
    if games < 1:
        raise ValueError(f"{games} games, expected at least 1")
    limits = Limits(isolation=Isolation(isolation))
    rules = Rules(configuration=complete_configuration({}), referee=referee, limits=limits)
    players = [
        Player.parse(agent) if isinstance(agent, str) else FunctionPlayer.of(agent)
        for agent in (one, two)
    ]
    named = [player for player in players if not isinstance(player, FunctionPlayer)]
    if jobs != 1 and len(named) < 2:
        raise ValueError(f"jobs is {jobs}, expected 1: a function plays in this process")
    warn_about(named, limits)
    league = League(
        players=tuple(players), rules=rules, games=games, seed=seed, opening_plies=opening_plies
    )
    with workers(jobs=jobs) as run:
        played = [game for part in play_league(league, run=run) for game in part]
    in_order = sorted(played, key=lambda game: (game.round, game.numbers))
    return Match(league, tuple(in_order))
