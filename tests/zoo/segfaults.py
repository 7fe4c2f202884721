"""Reads the memory at address 0."""

import ctypes


def agent(observation: object, configuration: object) -> object:
    return ctypes.string_at(0)
