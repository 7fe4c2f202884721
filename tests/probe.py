"""A player that tries what docs/isolation.md says it may or may not do, and prints what it did.

For `test_sandbox.py`, which sets GIVEN. All that it tries to harm is the test's own.
"""

import ctypes
import json
import os
import resource
import signal
import socket
import stat
import struct
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

GIVEN: dict[str, Any] = {}
secret = Path(GIVEN.get("secret", ""))
bystander = GIVEN.get("bystander", 0)  # a process
server = ("127.0.0.1", GIVEN.get("port", 0))
shared, semaphores, queue = GIVEN.get("system_v", (0, 0, 0))
libc = ctypes.CDLL(None, use_errno=True)
libc.shmat.restype = ctypes.c_ssize_t
BPF, BPF_MAP_CREATE = 321, struct.pack("IIIIxxxxxxxx", 2, 4, 4, 1)  # an array of one number


def call(name: str, *arguments: object) -> None:
    if getattr(libc, name)(*arguments) == -1:
        raise OSError(ctypes.get_errno(), name)


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
    "read your files, watch them, find out that they exist": [
        lambda: secret.read_text(),
        lambda: os.getxattr(secret, "user.x"),
        lambda: secret.stat(),
        lambda: call("inotify_add_watch", libc.inotify_init(), bytes(secret.parent), 2),
    ],
    "change a file outside its scratch folder, fill a disk": [
        lambda: secret.with_name("planted").write_text(""),
        lambda: secret.with_name("spare").unlink(),
        lambda: secret.chmod(0o600),
        lambda: os.chown(secret, -1, -1),
        lambda: os.utime(secret),
        lambda: os.setxattr(secret, "user.x", b""),
        fill,
    ],
    "connect to a network, a server or a socket of this machine": [
        lambda: socket.create_connection(server, 5),
        lambda: socket.socket(socket.AF_UNIX).connect(f"{secret}-socket"),
        lambda: socket.socket(socket.AF_UNIX).connect(f"\0{secret}"),
        send_from_a_pair,
    ],
    "see, signal or slow down other processes, use memory that they share": [
        see_bystander,
        lambda: os.getpgid(bystander),
        lambda: os.kill(bystander, signal.SIGURG),
        lambda: os.setpriority(os.PRIO_PROCESS, bystander, 5),
        lambda: resource.prlimit(bystander, resource.RLIMIT_CORE, (0, 0)),
        lambda: os.sched_setaffinity(bystander, {0}),
        lambda: call("shmat", shared, None, 0),
        lambda: call("shmctl", shared, 2, bytes(256)),  # IPC_STAT
        lambda: call("semop", semaphores, struct.pack("HhH", 0, 1, 0), 1),
        lambda: call("semctl", semaphores, 0, 12),  # GETVAL
        lambda: call("msgsnd", queue, struct.pack("q8s", 1, b"message"), 8, 0),
        lambda: call("msgrcv", queue, bytes(16), 8, 0, 0o4000),  # IPC_NOWAIT
        lambda: call("msgctl", queue, 2, bytes(256)),
    ],
    "use root's rights, if you are root": [
        lambda: os.mknod("null", stat.S_IFCHR | 0o600, os.makedev(1, 3)),
        lambda: socket.sethostname(socket.gethostname()),
        lambda: call("syscall", BPF, 0, BPF_MAP_CREATE, len(BPF_MAP_CREATE)),
        lambda: os.setgroups([12345]),
    ],
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
