"""Recurses without end."""


def agent(observation: object, configuration: object) -> object:
    return agent(observation, configuration)
