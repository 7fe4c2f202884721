"""Make the results of an earlier version: python -m tests.make_results FOLDER

FOLDER is a checkout of version 0.11.0. It writes `data/results.db`, the results which
tests/test_store.py resumes. In its league two rounds draw the same seed for some games, and that
version saved only one game of each two.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

# The players stand here because the source of a player must not change while its league goes on.
SOURCES = {
    "left": "def agent(obs, config):\n    return obs.board.index(0) % config.columns\n",
    "chance": (
        "import random\n"
        "def agent(obs, config):\n"
        "    return random.choice([c for c in range(config.columns) if not obs.board[c]])\n"
    ),
}
OPTIONS = ["--seed", "3491509", "--config", "rows=4,columns=4,inarow=3", "--referee", "native"]
GAMES = 44  # of which one is lost; a league of 48 goes on from them
RESULTS = Path(__file__).parent / "data" / "results.db"


def write_players(folder: Path) -> list[str]:
    """Write the files of the players. Returns the arguments that name them."""
    files = []
    for name, source in SOURCES.items():
        file = folder / f"{name}.py"
        file.write_text(source, encoding="utf-8")
        files.append(str(file))
    return files


def main() -> None:
    """Play and write."""
    (checkout,) = sys.argv[1:]
    RESULTS.unlink(missing_ok=True)
    evaluate = [sys.executable, "-m", "connectx", "evaluate"]
    with tempfile.TemporaryDirectory() as folder:
        options = [*OPTIONS, "-n", str(GAMES), "--results", str(RESULTS)]
        players = write_players(Path(folder))
        subprocess.run([*evaluate, *players, *options], cwd=checkout, check=True)


if __name__ == "__main__":
    main()
