"""Plays, and leaves threads and an exit handler that would keep its process for 20 seconds."""

import atexit
import threading
import time
from typing import Any

atexit.register(time.sleep, 20)


def agent(observation: Any, configuration: Any) -> object:
    if threading.active_count() < 10:
        threading.Thread(target=time.sleep, args=(20,)).start()
    return next(c for c in range(configuration.columns) if observation.board[c] == 0)
