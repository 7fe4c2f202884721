"""Raises an error that names what it could read of processes other than its own."""

import ctypes
import os
from pathlib import Path

PROC, FIRST = Path("/proc"), Path("/proc/1")
PTRACE_SEIZE = 0x4206  # does not stop the other process
libc = ctypes.CDLL(None)


def can_read(place: Path) -> bool:
    try:
        if place.is_dir():
            return any(place.iterdir())
        with place.open("rb"):  # the system refuses it here, not when it is read
            return True
    except OSError:
        return False


def agent(observation: object, configuration: object) -> object:
    others = [folder for folder in PROC.iterdir() if folder.name.isdecimal()]
    others.remove(PROC / str(os.getpid()))
    others.remove(FIRST)  # bubblewrap's own, of which it sees the variables and the root
    parts = ("environ", "maps", "mem", "fd", "cwd", "root")
    places = [other / part for other in others for part in parts]
    places += [FIRST / "mem", FIRST / "root" / "etc" / "passwd"]
    reached = [str(place) for place in places if can_read(place)]
    if libc.ptrace(PTRACE_SEIZE, os.getppid(), None, None) == 0:
        reached.append("its parent by ptrace")
    raise RuntimeError(f"reached {reached or 'nothing'}")
