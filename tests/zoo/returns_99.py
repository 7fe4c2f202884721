"""Returns a column right of the board."""


def agent(observation: object, configuration: object) -> object:
    return 99
