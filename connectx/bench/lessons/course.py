"""The function of Kaggle's course that compares two agents."""

from collections.abc import Callable
from typing import Any, NamedTuple

from connectx.arena.child import Isolation
from connectx.arena.match import match
from connectx.arena.referee import available_referee
from connectx.arena.report import Result
from connectx.errors import one_line, say


class WinPercentages(NamedTuple):
    """What Kaggle's course prints, and the match behind it."""

    agent1_win_percentage: float  # 0 to 1, as in the course
    agent2_win_percentage: float
    agent1_invalid_plays: int  # games forfeited, whatever the cause
    agent2_invalid_plays: int
    match: Result

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

    An agent is a function, or what the command line accepts: the name of an agent in `agents/`,
    "random", "negamax" or a path. A function plays in this process and is never stopped. The
    agents take turns at moving first, beginning with `agent1`. Unlike in the course, the other side
    wins a forfeited game, and every forfeit counts as an invalid play.

    A player from a file is isolated if the machine can do that. `isolation="all"` isolates every
    player that is not a function, or raises PlayerError. With "none", they run with your rights.

    >>> rightmost = lambda obs, config: max(c for c in range(7) if obs.board[c] == 0)
    >>> result = get_win_percentages(rightmost, rightmost, n_rounds=2)
    Agent 1 Win Percentage: 0.5
    Agent 2 Win Percentage: 0.5
    Number of Invalid Plays by Agent 1: 0
    Number of Invalid Plays by Agent 2: 0
    """
    if n_rounds < 1:
        raise ValueError(f"n_rounds is {n_rounds}, expected at least 1")
    referee = available_referee()
    played = match(agent1, agent2, n_rounds, seed=seed, isolation=isolation, referee=referee)
    summaries = [played.summaries[number] for number in (0, 1)]
    shares = [summary.total.wins / n_rounds for summary in summaries]
    one, two = (sum(map(len, summary.forfeits.values())) for summary in summaries)
    print("Agent 1 Win Percentage:", round(shares[0], 2))
    print("Agent 2 Win Percentage:", round(shares[1], 2))
    print("Number of Invalid Plays by Agent 1:", one)
    print("Number of Invalid Plays by Agent 2:", two)
    for player, summary in zip(played.players, summaries):
        for cause, reasons in summary.forfeits.items():
            for reason in reasons[:1]:
                say(f"{player.name}: first {cause}: {one_line(reason)}")
    return WinPercentages(shares[0], shares[1], one, two, played)
