"""Kaggle takes the last callable of a file. These load a file and tell which one that is."""

import json
import subprocess
import sys

from arena.errors import BundleError, one_line

LOAD_SECONDS = 62.0  # what Kaggle gives the first move: actTimeout and all of the overage

# Appended to a source, it prints the name of the last callable and whether that is a class. It
# binds no name, so it changes nothing.
PROBE_MARK = "last-callable:"
PROBE = f"""

__import__("sys").__stdout__.write("\\n{PROBE_MARK}" + __import__("json").dumps(
    [[name, isinstance(value, type)] for name, value in globals().items() if callable(value)][-1:]
) + "\\n")
"""
LOADER = """
import os, sys
exec(sys.stdin.buffer.read().decode(), {})
sys.__stdout__.flush()
os._exit(0)  # whatever threads it has started
"""


def read_probe(output: str) -> tuple[str, bool] | None:
    """The name of the last callable that the probe printed, "" for none, and is it a class."""
    for line in output.splitlines():
        if line.startswith(PROBE_MARK):
            [[name, is_class]] = json.loads(line.removeprefix(PROBE_MARK)) or [["", False]]
            return str(name), bool(is_class)
    return None


def check_loading(source: str, path: str) -> None:
    """Execute a built file with the standard library alone, in a process of its own.

    Raises BundleError, which begins with `path`, if that fails or if Kaggle would not take `agent`.
    """
    try:
        process = subprocess.run(
            [sys.executable, "-I", "-S", "-c", LOADER],
            input=(source + PROBE).encode(),
            capture_output=True,
            timeout=LOAD_SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        message = f"{path}: the built file does not load within {LOAD_SECONDS:g} s"
        raise BundleError(message) from None
    taken = read_probe(process.stdout.decode(errors="replace"))
    if not taken:
        lines = process.stderr.decode(errors="replace").strip().splitlines()
        reason = lines[-1] if lines else f"its process ended with status {process.returncode}"
        raise BundleError(f"{path}: the built file does not load: {one_line(reason)}")
    if taken != ("agent", False):
        raise BundleError(f"{path}: agent is not a function, which Kaggle would take")
