"""Returns an int that Python refuses to print."""


def agent(observation: object, configuration: object) -> object:
    return 10**5000
