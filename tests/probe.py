"""A player that tries what it should not be able to do, prints what it could do, and forfeits.

For `tests.oracle`, which sets GIVEN. All that it tries to harm is the oracle's own.
"""

import ctypes
import json
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

GIVEN: dict[str, Any] = {}
secret = Path(GIVEN.get("secret", ""))
bystander = GIVEN.get("bystander", 0)  # a process
server = ("127.0.0.1", GIVEN.get("port", 0))
libc = ctypes.CDLL(None)


def is_bystander(process: Path) -> bool:
    try:
        return str(secret) in (process / "cmdline").read_text()
    except OSError:
        return False


def fill() -> None:
    for name in ("one", "two"):
        with Path(name).open("wb") as file:
            os.posix_fallocate(file.fileno(), 0, 40_000_000)


def start_threads() -> None:
    threading.stack_size(65536)
    for _ in range(520):
        threading.Thread(target=threading.Event().wait, daemon=True).start()


def leave_process() -> None:
    sleeper = [sys.executable, "-c", "import time; time.sleep(20)", f"{secret}-left"]
    subprocess.Popen(sleeper, start_new_session=True)


# What fails raises. The last leaves little room for others.
ATTEMPTS: dict[str, Callable[[], object]] = {
    "read your files": lambda: secret.read_text(),
    "find out that a file of yours exists": lambda: secret.stat(),
    "write outside its scratch folder": lambda: secret.with_name("planted").write_text(""),
    "remove your files": lambda: secret.with_name("spare").unlink(),
    "change the mode of your files": lambda: secret.chmod(0o600),
    "change the owner of your files": lambda: os.chown(secret, -1, -1),
    "change the times of your files": lambda: os.utime(secret),
    "read your environment": lambda: os.environ["ORACLE_SECRET"],
    "connect to a server": lambda: socket.create_connection(server, 5),
    "send a datagram": lambda: socket.socket(type=socket.SOCK_DGRAM).sendto(b"", server),
    "connect to a Unix socket": lambda: socket.socket(socket.AF_UNIX).connect(f"{secret}-socket"),
    "connect to an abstract socket": lambda: socket.socket(socket.AF_UNIX).connect(f"\0{secret}"),
    "set up an io_uring": lambda: 1 / (libc.syscall(425, 1, bytes(120)) >= 0),
    "see other processes": lambda: 1 / any(map(is_bystander, Path("/proc").iterdir())),
    "signal other processes": lambda: os.kill(bystander, signal.SIGURG),
    "change the priority of others": lambda: os.setpriority(os.PRIO_PROCESS, bystander, 5),
    "leave a process behind": leave_process,
    "write more than 64 MiB": fill,
    "take more memory than --memory": lambda: bytearray(3 << 30),
    "start more than 512 threads": start_threads,
}


def agent(observation: object, configuration: object) -> object:
    could = {}
    for name, attempt in ATTEMPTS.items():
        try:
            attempt()
            could[name] = True
        except Exception:  # noqa: BLE001 - each way of failing is one
            could[name] = False
    print(json.dumps(could))
    return -1
