"""Play a game of Kaggle's Game Arena by kaggle-environments itself: python -m tests.make_arena

It writes the replay that tests/test_review.py reads, `data/arena.json`. Needs `pip install
open_spiel`; the tests do not.
"""

import json
from pathlib import Path
from typing import Any

import kaggle_environments

COLUMNS = (3, 2, 3, 3, 2, 4, 4, 2, 4, 4, 5, 1, 5)  # X wins
REPLAY = Path(__file__).parent / "data" / "arena.json"


def main() -> None:
    """Play and write."""
    waiting = iter(COLUMNS)

    def agent(obs: Any) -> dict[str, int]:
        return {"submission": next(waiting) if obs.get("observationString") else -1}

    env = kaggle_environments.make("open_spiel_connect_four", {"useOpenings": False})
    env.run([agent, agent])
    REPLAY.write_text(json.dumps(env.toJSON(), separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
