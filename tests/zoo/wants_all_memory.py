"""Asks for more memory than there is."""


def agent(observation: object, configuration: object) -> object:
    return len(bytearray(1 << 60))
