"""Aborts its process, as a failed assertion in C does."""

import os


def agent(observation: object, configuration: object) -> object:
    os.abort()
