"""Plays, and leaves ten processes a game in sessions of their own, which end after 20 seconds."""

import os
import signal
import time
from typing import Any

children: list[int] = []


def agent(observation: Any, configuration: Any) -> object:
    while len(children) < 10:
        child = os.fork()
        if child == 0:
            os.setsid()
            for number in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM):
                signal.signal(number, signal.SIG_IGN)
            time.sleep(20)
            os._exit(0)
        children.append(child)
    return next(c for c in range(configuration.columns) if observation.board[c] == 0)
