"""A player that tries what docs/arena.md says it may or may not do, and prints what it could do.

For `test_sandbox.py`, which sets GIVEN. All that it tries to harm is the test's own.
"""

import ctypes
import json
import os
import resource
import signal
import socket
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

GIVEN: dict[str, Any] = {}
secret = Path(GIVEN.get("secret", ""))
bystander = GIVEN.get("bystander", 0)  # a process
server = ("127.0.0.1", GIVEN.get("port", 0))


def see_bystander() -> None:
    for process in Path("/proc").iterdir():
        if (process / "cmdline").is_file() and str(secret) in (process / "cmdline").read_text():
            return
    raise ProcessLookupError


def send_from_a_pair() -> None:
    socket.socketpair(type=socket.SOCK_DGRAM)[0].sendto(b"", f"{secret}-datagrams")


def fill() -> None:
    for name in ("one", "two"):
        with Path(name).open("wb") as file:
            os.posix_fallocate(file.fileno(), 0, 40_000_000)


def start_threads() -> None:
    threading.stack_size(65536)
    for _ in range(520):
        threading.Thread(target=threading.Event().wait, daemon=True).start()


# By the rows of the table. What fails raises. The last leaves little room for others.
ATTEMPTS: dict[str, list[Callable[[], object]]] = {
    "read your files": [lambda: secret.read_text()],
    "find out that a file of yours exists": [lambda: secret.stat()],
    "write or change a file outside its scratch folder, or its mode, owner and times": [
        lambda: secret.with_name("planted").write_text(""),
        lambda: secret.with_name("spare").unlink(),
        lambda: secret.chmod(0o600),
        lambda: os.chown(secret, -1, -1),
        lambda: os.utime(secret),
        lambda: os.setxattr(secret, "user.x", b""),
    ],
    "connect to a network, a server or a Unix socket on this machine": [
        lambda: socket.create_connection(server, 5),
        lambda: socket.socket(socket.AF_UNIX).connect(f"{secret}-socket"),
        lambda: socket.socket(socket.AF_UNIX).connect(f"\0{secret}"),
        send_from_a_pair,
    ],
    "see or signal other processes, or change their priority or limits": [
        see_bystander,
        lambda: os.kill(bystander, signal.SIGURG),
        lambda: os.setpriority(os.PRIO_PROCESS, bystander, 5),
        lambda: resource.prlimit(bystander, resource.RLIMIT_CORE, (0, 0)),
        lambda: os.sched_setaffinity(bystander, {0}),
    ],
    "set up an io_uring": [lambda: 1 / (ctypes.CDLL(None).syscall(425, 1, bytes(120)) >= 0)],
    "write more than 64 MiB": [fill],
    "take more memory than `--memory` in a process": [lambda: bytearray(3 << 30)],
    "start more than 512 processes": [start_threads],
}


def agent(observation: object, configuration: object) -> object:
    could: dict[str, list[int]] = {}
    for row, attempts in ATTEMPTS.items():
        could[row] = []
        for number, attempt in enumerate(attempts):
            try:
                attempt()
                could[row].append(number)
            except Exception:  # noqa: BLE001 - each way of failing is one
                continue
    print(json.dumps(could))
    return -1
