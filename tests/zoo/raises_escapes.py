"""Raises an error whose text would clear a terminal and name its window."""


def agent(observation: object, configuration: object) -> object:
    raise ValueError("\x1b[2J\x1b]0;owned\x07")
