"""Plays after filling every folder that it may write in, with 96 MiB at most."""

import contextlib
from pathlib import Path
from typing import Any

BLOCK, BLOCKS = bytes(1 << 20), 96


def fill(file: Path) -> None:
    with contextlib.suppress(OSError), file.open("wb") as filled:
        for _ in range(BLOCKS):
            filled.write(BLOCK)


def agent(observation: Any, configuration: Any) -> object:
    own = Path(configuration["__raw_path__"]).parent
    for folder in (Path("/tmp"), Path("/dev/shm"), own):
        file = folder / "filled_by_a_player"
        if not file.exists():
            fill(file)
    return next(c for c in range(configuration.columns) if observation.board[c] == 0)
