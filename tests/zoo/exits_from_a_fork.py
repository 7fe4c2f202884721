"""Ends its process, and leaves a child behind that keeps the pipes open."""

import os
import time


def agent(observation: object, configuration: object) -> object:
    if os.fork() == 0:
        time.sleep(20)
    os._exit(0)
