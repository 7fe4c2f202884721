"""The process above an agent's, on POSIX; `worker.py` loads this file by its path.

The supervisor never runs the agent's code. It reports how the agent's process ended, and kills
every process that the agent has left behind. When its stdin closes or its parent is gone, it kills
the agent's process and removes the folder in which the agent ran. Where the kernel allows it, all
that the agent starts lives in a process namespace, in which it can neither see, stop nor kill any
other process, and which ends as a whole.
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
PR_SET_DUMPABLE = 4
PR_SET_CHILD_SUBREAPER = 36
CLONE_NEWNS, CLONE_NEWUSER, CLONE_NEWPID = 0x20000, 0x10000000, 0x20000000
MS_REC_PRIVATE = 0x44000


def split_off(
    requests: int,
    control: int,
    folder: str | None,
    report: Callable[[dict[str, Any]], None],
    *,
    in_namespace: bool,
) -> None:
    """Fork, return in the child, and supervise it in the parent, which never returns.

    `requests` is the descriptor that was stdin; what arrives at `control` are signals for all of
    the agent's processes. `folder` is removed at the end; `report` takes the message that says how
    the child ended. `in_namespace` says that there are no other processes in sight already.
    """
    watched = [requests, *_parent()]
    if not in_namespace and _unshare():
        in_namespace = True
        if first := os.fork():  # the first process of the namespace, which ends with it
            os.waitpid(first, 0)
            os.chdir("/")
            remove_folder(folder)
            os._exit(0)
        _process_control(PR_SET_PDEATHSIG, signal.SIGKILL)
        with contextlib.suppress(OSError):
            _mount("none", "/", None, MS_REC_PRIVATE)
            _mount("proc", "/proc", "proc", 0)
        folder = None
    _process_control(PR_SET_CHILD_SUBREAPER, 1)
    supervisor = os.getpid()
    child = os.fork()
    if child:
        _process_control(PR_SET_DUMPABLE, 0)  # the agent is not to look into this process
        _supervise(child, watched, control, report, in_namespace)
        os.chdir("/")
        remove_folder(folder)
        os._exit(0)
    for descriptor in (control, *watched[1:]):
        os.close(descriptor)
    os.setsid()
    _process_control(PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != supervisor:  # it ended before the line above
        os._exit(1)


def _supervise(
    child: int,
    watched: list[int],
    control: int,
    report: Callable[[dict[str, Any]], None],
    in_namespace: bool,
) -> None:
    def watch() -> None:
        poll = select.poll()
        poll.register(control, select.POLLIN)
        poll.register(watched[0], 0)  # no events asked for, so only POLLHUP is reported
        for process in watched[1:]:
            poll.register(process, select.POLLIN)
        while [descriptor for descriptor, _ in poll.poll()] == [control]:
            signals = os.read(control, 1024)
            if not signals:
                poll.unregister(control)
            elif in_namespace:
                with contextlib.suppress(OSError):
                    os.kill(-1, signals[-1])
        with contextlib.suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)

    threading.Thread(target=watch, daemon=True).start()
    _, status, usage = os.wait4(child, 0)
    _kill_descendants(child, in_namespace)
    peak = usage.ru_maxrss if sys.platform == "darwin" else usage.ru_maxrss * 1024
    with contextlib.suppress(BrokenPipeError):
        report(
            {
                "outcome": "ended",
                "status": os.waitstatus_to_exitcode(status),
                "peak_memory": peak,
            }
        )


def _parent() -> list[int]:
    """A descriptor that can be read when the parent has ended, where there is such a thing."""
    try:
        return [os.pidfd_open(os.getppid())]
    except (AttributeError, OSError):
        return []


def _unshare() -> bool:
    """Let the next child be the first process of a namespace; False where that is not allowed."""
    if sys.platform != "linux":
        return False
    libc, user, group = ctypes.CDLL(None), os.getuid(), os.getgid()
    if libc.unshare(CLONE_NEWPID | CLONE_NEWNS) == 0:  # as root
        return True
    if libc.unshare(CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNS):
        return False
    for name, text in (
        ("uid_map", f"{user} {user} 1"),
        ("setgroups", "deny"),
        ("gid_map", f"{group} {group} 1"),
    ):
        with contextlib.suppress(OSError):
            Path("/proc/self", name).write_text(text)
    return True


def _mount(source: str, target: str, kind: str | None, flags: int) -> None:
    libc = ctypes.CDLL(None, use_errno=True)
    encoded = None if kind is None else kind.encode()
    if libc.mount(source.encode(), target.encode(), encoded, flags, None):
        raise OSError(ctypes.get_errno(), f"mount {target}")


def remove_folder(folder: str | None) -> None:
    """Remove a folder in which an agent ran, whatever it has made of it.

    Folders inside are brought to the top before they are looked into: they may be nested more
    deeply than a path can say. A link is removed and never followed.
    """
    if folder is None:
        return
    with contextlib.suppress(OSError):
        if os.path.islink(folder):  # noqa: PTH114 - pathlib's errors differ from version to version
            os.unlink(folder)  # noqa: PTH108
            return
        os.chmod(folder, 0o700)  # noqa: PTH101
        while folders := _without_files(folder):
            for each in folders:
                for below in _without_files(each):
                    os.rename(below, f"{folder}/{os.urandom(16).hex()}")  # noqa: PTH104
                os.rmdir(each)  # noqa: PTH106
        os.rmdir(folder)  # noqa: PTH106


def _without_files(folder: str) -> list[str]:
    """Remove what is in a folder, all but folders; return these, with access to them."""
    folders = []
    for entry in list(os.scandir(folder)):
        if entry.is_dir(follow_symlinks=False):
            os.chmod(entry, 0o700)  # noqa: PTH101
            folders.append(entry.path)
        else:
            os.unlink(entry)  # noqa: PTH108
    return folders


def _kill_descendants(group: int, in_namespace: bool) -> None:
    """Kill whatever the agent has started: its process group and, on Linux, any other session.

    On Linux orphans become children of this process, the subreaper. Killing them brings their own
    children here, until none is left.
    """
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(group, signal.SIGKILL)
    while True:
        if in_namespace:
            with contextlib.suppress(ProcessLookupError):
                os.kill(-1, signal.SIGKILL)
        else:
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
