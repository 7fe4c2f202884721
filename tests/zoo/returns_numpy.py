"""Returns a numpy integer, which is no int."""

import numpy


def agent(observation: object, configuration: object) -> object:
    return numpy.int64(3)
