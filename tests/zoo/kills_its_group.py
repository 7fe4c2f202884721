"""Kills its process group."""

import os
import signal


def agent(observation: object, configuration: object) -> object:
    os.killpg(0, signal.SIGKILL)
