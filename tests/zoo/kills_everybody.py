"""Plays after sending signals to every process that it may signal, the first one included."""

import contextlib
import os
import signal
from pathlib import Path
from typing import Any


def agent(observation: Any, configuration: Any) -> object:
    if Path.cwd() != Path("/tmp/player"):
        raise RuntimeError("this is no sandbox")
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGSTOP, signal.SIGKILL):
        for process in (1, -1):
            with contextlib.suppress(OSError):
                os.kill(process, number)
    return next(c for c in range(configuration.columns) if observation.board[c] == 0)
