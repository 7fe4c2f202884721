"""Kills its own process."""

import os
import signal


def agent(observation: object, configuration: object) -> object:
    os.kill(os.getpid(), signal.SIGKILL)
