"""The process above an agent's, on POSIX; `worker.py` loads this file by its path.

The supervisor never runs the agent's code. It reports how the agent's process ended, and kills
every process that the agent has left behind. When its stdin closes, because the parent has closed
it or is gone, it kills the agent's process and removes the folder in which the agent ran.
"""

import contextlib
import ctypes
import os
import select
import signal
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

PR_SET_PDEATHSIG = 1
PR_SET_CHILD_SUBREAPER = 36


def split_off(requests: int, folder: str | None, report: Callable[[dict[str, Any]], None]) -> None:
    """Fork, return in the child, and supervise it in the parent, which never returns.

    `requests` is the descriptor that was stdin; `folder` is removed at the end; `report` takes the
    message that says how the child ended.
    """
    _process_control(PR_SET_CHILD_SUBREAPER, 1)
    supervisor = os.getpid()
    child = os.fork()
    if child:
        _supervise(child, requests, report)
        if folder is not None:
            _remove(folder)
        os._exit(0)
    os.setsid()
    _process_control(PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != supervisor:  # it ended before the line above
        os._exit(1)


def _supervise(child: int, requests: int, report: Callable[[dict[str, Any]], None]) -> None:
    def kill_child_when_stdin_closes() -> None:
        hang_up = select.poll()
        hang_up.register(requests, 0)  # no events asked for, so only POLLHUP is reported
        hang_up.poll()
        with contextlib.suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)

    threading.Thread(target=kill_child_when_stdin_closes, daemon=True).start()
    _, status, usage = os.wait4(child, 0)
    _kill_descendants(child)
    peak = usage.ru_maxrss if sys.platform == "darwin" else usage.ru_maxrss * 1024
    with contextlib.suppress(BrokenPipeError):
        report(
            {
                "outcome": "ended",
                "status": os.waitstatus_to_exitcode(status),
                "peak_memory": peak,
            }
        )


def _remove(folder: str) -> None:
    os.chdir("/")
    try:
        os.rmdir(folder)  # noqa: PTH106 - usually empty
    except OSError:
        import shutil

        shutil.rmtree(folder, ignore_errors=True)


def _kill_descendants(group: int) -> None:
    """Kill whatever the agent has started: its process group and, on Linux, any other session.

    On Linux orphans become children of this process, the subreaper. Killing them brings their own
    children here, until none is left.
    """
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(group, signal.SIGKILL)
    while True:
        for child in _children():
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
        try:
            os.waitpid(-1, 0)
        except ChildProcessError:
            return


def _children() -> list[int]:
    me = os.getpid()
    children = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError, ValueError):
            # "pid (command) state parent ...", where the command may contain anything.
            after_command = (folder / "stat").read_text().rpartition(")")[2].split()
            if int(after_command[1]) == me:
                children.append(int(folder.name))
    return children


def _process_control(option: int, value: int) -> None:
    if sys.platform == "linux":
        libc = ctypes.CDLL(None, use_errno=True)
        if libc.prctl(option, value, 0, 0, 0):
            raise OSError(ctypes.get_errno(), f"prctl({option}, {value})")
