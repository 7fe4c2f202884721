"""Forks four times, so that sixteen processes answer each of its turns, with an error."""

import os


def agent(observation: object, configuration: object) -> object:
    for _ in range(4):
        os.fork()
    raise ValueError("a bug")
