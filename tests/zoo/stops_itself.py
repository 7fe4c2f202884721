"""Stops its process without ending it."""

import os
import signal


def agent(observation: object, configuration: object) -> object:
    os.kill(os.getpid(), signal.SIGSTOP)
