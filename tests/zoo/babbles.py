"""Writes to every descriptor it can find."""

import contextlib
import os


def agent(observation: object, configuration: object) -> object:
    for descriptor in range(3, 100):
        with contextlib.suppress(OSError):
            os.write(descriptor, b"[" * 100_000 + b"\n")
    return 0
