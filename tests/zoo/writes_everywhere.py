"""Plays after trying to write a file in each of many folders that are not its own."""

import contextlib
import os
import sys
from pathlib import Path
from typing import Any

PLANTED = "planted_by_a_player"
PLACES = (
    *("/", "/bin", "/etc", "/home", "/mnt", "/opt", "/root", "/run", "/usr", "/usr/bin", "/var"),
    *("/dev", "/dev/shm", "/proc", "/proc/1/cwd", "/proc/1/root", "/tmp", "/var/tmp"),
    *(sys.prefix, str(Path(sys.prefix).parent), str(Path(os.__file__).parent)),
)


def agent(observation: Any, configuration: Any) -> object:
    for place in PLACES:
        with contextlib.suppress(OSError), Path(place, PLANTED).open("w") as file:
            file.write("planted")
    return next(c for c in range(configuration.columns) if observation.board[c] == 0)
