"""Kills its parent process."""

import os
import signal
import time


def agent(observation: object, configuration: object) -> object:
    os.kill(os.getppid(), signal.SIGKILL)
    time.sleep(1000)
