"""Sends itself what Ctrl-C sends."""

import signal


def agent(observation: object, configuration: object) -> object:
    signal.raise_signal(signal.SIGINT)
