"""Raises, having said something on stderr."""

import sys


def agent(observation: object, configuration: object) -> object:
    print("last words", file=sys.stderr)
    raise ValueError("a bug")
