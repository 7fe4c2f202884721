"""Never returns from a function in C, in which no other thread of its process runs."""

import collections
import itertools


def agent(observation: object, configuration: object) -> object:
    return collections.deque(itertools.repeat(0), maxlen=0)
