"""Recurses through a function in C, a hundred million levels deep if it is allowed to."""

import sys
from functools import reduce

sys.setrecursionlimit(100_000_000)


def agent(observation: object, configuration: object) -> object:
    return reduce(agent, [observation, configuration])
