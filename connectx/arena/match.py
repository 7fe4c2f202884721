"""A match of two players from a script, functions among them."""

from collections.abc import Callable, Mapping
from typing import Any

from connectx.arena.child import Isolation, Limits
from connectx.arena.league import League, Terms
from connectx.arena.process import prepare_agents
from connectx.arena.report import Result
from connectx.core.board import geometry_of
from connectx.errors import UserError
from connectx.executor import workers
from connectx.game import SIZE, complete_configuration
from connectx.position import read_position

Match = Result


def match(
    one: str | Callable[..., Any],
    two: str | Callable[..., Any],
    games: int = 100,
    *,
    opening: Any = (),
    opening_plies: int = 0,
    configuration: Mapping[str, Any] | None = None,
    seed: int = 0,
    isolation: str = Isolation.UNTRUSTED,
    referee: str = "native",
    jobs: int = 1,
) -> Result:
    """Play games between two players, who move first in turns; `one` begins.

    A player is a function, or what the command line accepts: the name of an agent in `agents/`,
    "random", "negamax" or a path. `configuration` has the size and the times as Kaggle names them,
    such as `{"rows": 8, "actTimeout": 0.5}`. Every game begins with the moves of `opening`, which
    is whatever `read_position` takes, and every two with the same `opening_plies` random moves
    after it. The same `seed` gives the same games. A function plays in this process and is never
    stopped.
    `referee` is "native" or "kaggle": the same rules, but Kaggle's own code is slower. `jobs`
    processes share the games; a function takes one, this one.

    A player from a file is isolated if the machine can do that. `isolation="all"` isolates every
    named player, "none" runs them with your rights. Prints nothing, except a warning on stderr if a
    player is not isolated. Raises PlayerError for a player that cannot play, UserError for an
    opening or a configuration that is none, ValueError for a number of games below 1, and for a
    function with more than one job.

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
    complete = complete_configuration(configuration or {})
    terms = Terms(configuration=complete, referee=referee, limits=limits)
    geometry = geometry_of(*(complete[key] for key in SIZE))
    given = read_position(opening, geometry, ordered=True)
    if given.geometry != geometry or given.board.over:
        raise UserError(f"the opening {given.title}: expected one of {geometry}, not at its end")
    if jobs != 1 and not (isinstance(one, str) and isinstance(two, str)):
        raise ValueError(f"jobs is {jobs}, expected 1: a function plays in this process")
    players = prepare_agents([one, two], limits)
    league = League(
        players=tuple(players), terms=terms, games=games, seed=seed,
        opening=given.moves, opening_plies=opening_plies,
    )  # fmt: skip
    result = Result(league)
    with workers(jobs=jobs) as run:
        for _ in result.play(run):
            pass
    result.sort()
    return result
