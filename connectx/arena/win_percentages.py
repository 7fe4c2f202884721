"""The function of Kaggle's course that compares two agents."""

from collections.abc import Callable
from typing import Any, NamedTuple

from connectx.arena.child import Isolation
from connectx.arena.match import match
from connectx.arena.referee import available_referee
from connectx.arena.report import Result, Summary
from connectx.errors import print_to_stderr, single_line

Rewards = list[int | None]  # of the two agents in a game: 1, 0 or -1, None for a forfeit


class WinPercentages(NamedTuple):
    """What Kaggle's course prints, and the match behind it."""

    agent1_win_percentage: float  # 0 to 1, as in the course
    agent2_win_percentage: float
    agent1_invalid_plays: int  # games forfeited, whatever the cause
    agent2_invalid_plays: int
    match: Result

    def _ipython_display_(self) -> None:
        """Show nothing as the value of a cell, because the lines of the course stand above it."""


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
    # Kaggle's `evaluate` would call both agents in this process. The match does what `evaluate`
    # does (make an environment, step it with the agents' answers until a game is done), and takes
    # the answers from a process for each player.
    referee = available_referee()
    result = match(agent1, agent2, n_rounds, seed=seed, isolation=isolation, referee=referee)
    # A game's rewards are those of agent 1 and agent 2. An agent that forfeited has None.
    rewards = list_rewards(result)
    agent1_invalid_plays = rewards.count([None, 0])
    agent2_invalid_plays = rewards.count([0, None])
    agent1_wins = rewards.count([1, -1]) + agent2_invalid_plays
    agent2_wins = rewards.count([-1, 1]) + agent1_invalid_plays
    percentages = WinPercentages(
        agent1_win_percentage=agent1_wins / n_rounds,
        agent2_win_percentage=agent2_wins / n_rounds,
        agent1_invalid_plays=agent1_invalid_plays,
        agent2_invalid_plays=agent2_invalid_plays,
        match=result,
    )
    print("Agent 1 Win Percentage:", round(percentages.agent1_win_percentage, 2))
    print("Agent 2 Win Percentage:", round(percentages.agent2_win_percentage, 2))
    print("Number of Invalid Plays by Agent 1:", agent1_invalid_plays)
    print("Number of Invalid Plays by Agent 2:", agent2_invalid_plays)
    for number, player in enumerate(result.players):
        warn_about_forfeits(player.name, result.summaries[number])
    return percentages


def list_rewards(result: Result) -> list[Rewards]:
    """Return the rewards of agents 1 and 2 for each game, such as [[1, -1], [0, None]].

    As in kaggle-environments' `evaluate`, the winner has 1 and the loser -1, and a draw gives 0 to
    both. An agent that forfeited has None, and the other one 0.
    """
    rewards_by_game = []
    for game in result.games:
        seat_rewards: Rewards = [0, 0]
        if game.forfeit is not None:
            seat_rewards[game.forfeit.seat] = None
        elif game.winner is not None:
            seat_rewards[game.winner] = 1
            seat_rewards[1 - game.winner] = -1
        agent1_seat = game.numbers.index(0)  # the numbers 0 and 1 are agents 1 and 2
        rewards_by_game.append([seat_rewards[agent1_seat], seat_rewards[1 - agent1_seat]])
    return rewards_by_game


def warn_about_forfeits(name: str, summary: Summary) -> None:
    """Print a player's first forfeit of each cause on stderr, with its reason.

    `name` is the name of the player, and `summary` counts its games.
    """
    for cause, reasons in summary.forfeits.items():
        if reasons:
            print_to_stderr(f"{name}: first {cause}: {single_line(reasons[0])}")
