"""A match of two players from a script, functions among them."""

from collections.abc import Callable, Mapping
from typing import Any

from connectx.arena.child import Isolation
from connectx.arena.league import League, MatchSettings, make_settings
from connectx.arena.process import prepare_agents
from connectx.arena.report import Result
from connectx.errors import UserError
from connectx.executor import workers
from connectx.game import find_geometry
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
    """Play games between two players, who take turns at moving first. `one` begins.

    A player is a function, or what the command line accepts: the name of an agent in `agents/`,
    "random", "negamax" or a path. `configuration` has the size and the times as Kaggle names them,
    such as `{"rows": 8, "actTimeout": 0.5}`. Every game begins with the moves of `opening`, such as
    "4453", in any form that `read_position` takes. After them come `opening_plies` random moves,
    the same ones in every two games. The same `seed` gives the same games. A function plays in this
    process and is never stopped. `referee` is "native" or "kaggle". Both have the same rules, but
    Kaggle's own code is slower. The games are shared by `jobs` processes, of which a function
    allows only one.

    A player from a file is isolated if the machine can do that. `isolation="all"` isolates every
    named player, "none" runs them with your rights. Prints nothing, except a warning on stderr if a
    player is not isolated.

    Raises PlayerError for a player that cannot play, UserError for an invalid opening or
    configuration, ValueError for a number of games below 1, and for a function with more than one
    job.

    >>> played = match("one_step", "random_agent", 20, opening_plies=4, seed=1)
    >>> played.comparison.record
    Record(wins=19, draws=0, losses=1)
    >>> value, low, high = played.comparison.points
    >>> print(f"{value:.2f} of the points, 95 % interval {low:.2f} to {high:.2f}")
    0.95 of the points, 95 % interval 0.76 to 0.99
    """
    if games < 1:
        raise ValueError(f"{games} games, expected at least 1")
    settings = make_settings(isolation, configuration, referee=referee)
    opening_moves = _read_opening(opening, settings)
    has_function = not (isinstance(one, str) and isinstance(two, str))
    if has_function and jobs != 1:
        raise ValueError(f"jobs is {jobs}, expected 1, because a function plays in this process")
    league = League(
        players=tuple(prepare_agents([one, two], settings.limits)),
        settings=settings,
        games=games,
        seed=seed,
        opening=opening_moves,
        opening_plies=opening_plies,
    )
    return _play_league(league, jobs)


def _play_league(league: League, jobs: int) -> Result:
    """Play all games of a league in `jobs` processes, and return their result.

    Its games are in the order of the schedule, whichever process was faster.
    """
    result = Result(league)
    with workers(jobs=jobs) as run:
        # Going through the generator plays the games. It adds them to `result` before it yields
        # them, so there is nothing left to do with them here.
        for _games in result.play(run):
            pass
    result.sort()
    return result


def _read_opening(opening: Any, settings: MatchSettings) -> tuple[int, ...]:
    """Return the moves of an opening, in any form of a position, as 0-based columns.

    Raises UserError if the opening is not a game on the board of `settings`, or if that game is
    over.
    """
    geometry = find_geometry(settings.configuration)
    game = read_position(opening, geometry, ordered=True)
    if game.geometry != geometry or game.board.over:
        raise UserError(f"the opening {game.title}: expected a game on {geometry} that is not over")
    return game.moves
