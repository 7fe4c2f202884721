"""Crashes the interpreter."""

import ctypes


def agent(observation: object, configuration: object) -> object:
    ctypes.string_at(0)
