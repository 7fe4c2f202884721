"""Answers in its worker's place, with a number that is none, and ends its process."""

import contextlib
import os
from typing import Any

SECONDS = ("NaN", "Infinity", "-1.0", "1e999")


def agent(observation: Any, configuration: Any) -> object:
    answer = f'[["move", 3, "", {SECONDS[observation.step % len(SECONDS)]}]]\n'
    for descriptor in range(3, 100):
        with contextlib.suppress(OSError):
            os.write(descriptor, answer.encode())
    os._exit(0)
