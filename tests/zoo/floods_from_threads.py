"""Plays while two threads print without end, one on each stream: 20 MB each at most."""

import sys
import threading
from typing import Any, TextIO

LINE = "x" * 100_000


def flood(stream: TextIO) -> None:
    for _ in range(200):
        stream.write(LINE)


for stream in (sys.stdout, sys.stderr):
    threading.Thread(target=flood, args=(stream,)).start()


def agent(observation: Any, configuration: Any) -> object:
    return next(c for c in range(configuration.columns) if observation.board[c] == 0)
