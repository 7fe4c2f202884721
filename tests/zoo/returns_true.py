"""Returns a bool."""


def agent(observation: object, configuration: object) -> object:
    return True
