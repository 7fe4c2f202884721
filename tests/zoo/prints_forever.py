"""Prints without end."""


def agent(observation: object, configuration: object) -> object:
    while True:
        print("again")
