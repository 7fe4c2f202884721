"""Raises an error whose text cannot be encoded as UTF-8, having printed such a text."""


def agent(observation: object, configuration: object) -> object:
    print("\udcff")
    raise ValueError("\ud800")
