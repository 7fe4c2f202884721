"""Returns a column left of the board."""


def agent(observation: object, configuration: object) -> object:
    return -1
