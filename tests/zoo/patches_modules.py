"""Replaces functions of sys, threading and json, and refuses every audited event."""

import json
import sys
import threading
from typing import Any


def refuse(*positional: object, **named: object) -> None:
    raise RuntimeError("refused")


def agent(observation: Any, configuration: Any) -> object:
    json.dumps = json.loads = sys.exc_info = sys.excepthook = refuse  # type: ignore[assignment]
    threading.excepthook = threading.Thread.run = refuse  # type: ignore[assignment,method-assign]
    sys.addaudithook(refuse)
    return 0
