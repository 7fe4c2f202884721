"""Answers its first turn, and ends its process before it has answered its second."""

import os
import threading
import time
from typing import Any

moves: list[int] = []


def exit_soon() -> None:
    time.sleep(0.05)
    os._exit(5)


def agent(observation: Any, configuration: Any) -> object:
    if moves:
        time.sleep(20)
    moves.append(next(c for c in range(configuration.columns) if observation.board[c] == 0))
    threading.Thread(target=exit_soon).start()
    return moves[-1]
