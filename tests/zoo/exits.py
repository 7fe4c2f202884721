"""Leaves politely."""

import sys


def agent(observation: object, configuration: object) -> object:
    sys.exit()
