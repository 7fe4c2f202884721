"""Ends its process past all handlers."""

import os


def agent(observation: object, configuration: object) -> object:
    print("last words")
    os._exit(3)
