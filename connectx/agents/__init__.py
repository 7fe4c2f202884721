"""The players. One file is one player, named after its file: a function `agent(obs, config)`.

The tunable constants stand in capitals at the top of each file. Shared code is in `connectx/core`.

An installed package has the files beside this one. In a checkout they are in its folder `agents/`.
"""

from pathlib import Path

AGENTS_FOLDER = Path(__file__).resolve().parent
CHECKOUT: Path | None = None  # the project's folder, if the package runs from it
if not (AGENTS_FOLDER / "perfect.py").is_file():
    CHECKOUT = AGENTS_FOLDER.parents[1]
    AGENTS_FOLDER = CHECKOUT / "agents"
    __path__ = [str(AGENTS_FOLDER)]
