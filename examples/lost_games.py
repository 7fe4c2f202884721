"""List the games of a submission on Kaggle, and review the lost ones:

    python examples/lost_games.py 12345678

12345678 stands for the number of the submission, which `kaggle competitions submissions connectx`
lists. For each episode one line says the result, the seat and the opponent. The replays and your
agent's logs of the lost games are stored in the folder `lost`, each once, and reviewed.

This needs an account at Kaggle (`kaggle auth login`) and the package kaggle, 2.2 or later.
"""

import subprocess
import sys
from pathlib import Path
from typing import Any

from kaggle import api

FOLDER = Path("lost")
SEATS = ("first", "second")
ERROR_REWARD = -2  # less than a loss brings, so that whoever does not fail has won


def read_reward(agent: Any) -> float:
    """Return what an agent got for an episode. Kaggle gives no reward to an agent that failed."""
    if "ERROR" in agent.state.name:
        return ERROR_REWARD
    return float(agent.reward)


def describe_result(reward: float, other_reward: float) -> str:
    """Return "won", "lost" or "drew", by the rewards of an agent and of its opponent."""
    if reward > other_reward:
        return "won"
    if reward < other_reward:
        return "lost"
    return "drew"


def download_game(episode_id: int, seat: int) -> None:
    """Store the replay of an episode, and the log of the agent in a seat, unless they are here."""
    if not any(FOLDER.glob(f"episode-{episode_id}-agent-{seat}-*")):
        api.competition_episode_replay(episode_id, str(FOLDER))
        api.competition_episode_agent_logs(episode_id, seat, str(FOLDER))


def main(submission: int) -> None:
    """List the episodes of a submission, and review those that it has lost."""
    FOLDER.mkdir(exist_ok=True)
    for episode in api.competition_list_episodes(submission):
        if episode.state.name == "CREATED":  # not played yet
            continue
        agents = sorted(episode.agents, key=lambda agent: agent.index)
        for seat, agent in enumerate(agents):
            if agent.submission_id != submission:
                continue
            opponent = agents[1 - seat]
            result = describe_result(read_reward(agent), read_reward(opponent))
            print(episode.id, result, SEATS[seat], opponent.team_name, flush=True)
            if result == "lost":
                download_game(episode.id, seat)
    subprocess.run(["connectx", "review", FOLDER], check=False)


if __name__ == "__main__":
    if len(sys.argv) != 2 or not sys.argv[1].isdecimal():
        sys.exit("expected the number of a submission: python examples/lost_games.py 12345678")
    main(int(sys.argv[1]))
