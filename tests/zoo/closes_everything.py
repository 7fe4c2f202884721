"""Closes all descriptors, those of the protocol included."""

import os


def agent(observation: object, configuration: object) -> object:
    os.closerange(0, 1000)
    return 0
