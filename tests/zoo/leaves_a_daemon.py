"""Leaves a process that ignores signals, in a session or group of its own if that is allowed."""

import contextlib
import os
import signal
import time
from typing import Any


def daemon() -> None:
    for leave in (os.setsid, lambda: os.setpgid(0, 0)):
        with contextlib.suppress(OSError):
            leave()
    for number in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    time.sleep(1000)


def agent(observation: Any, configuration: Any) -> object:
    if os.fork() == 0:
        daemon()
    return observation.step % 7
