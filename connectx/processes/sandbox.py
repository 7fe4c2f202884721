"""The sandboxes of players: what an isolated player can reach, and what this machine offers.

bubblewrap gives a player a file system of its own: Python and its packages, read-only, and an empty
/tmp. If it is missing or does not work, the player's own process gives up its rights (Landlock, in
`processes.confine`). The table in docs/isolation.md lists what each sandbox prevents, and a test
checks it.
"""

import os
import re
import secrets
import shutil
import sys
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from connectx.processes.inside import SandboxKind, Setup

KAGGLE_FOLDER = "/kaggle_simulations/agent"  # where Kaggle unpacks a submission
SCRATCH_BYTES = 64 << 20
PROCESSES = 512  # threads included: numpy starts one for each core
# What Python and its packages load from, besides their prefixes. Of /etc no more: it holds keys.
SYSTEM = (
    *("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64"),
    *("/etc/ld.so.cache", "/etc/alternatives", "/etc/localtime"),
)
# With Landlock also harmless devices, and what numpy reads about the processor.
DEVICES = ("/dev/null", "/dev/zero", "/dev/urandom", "/dev/random")
PROCESSOR = ("/proc/cpuinfo", "/proc/meminfo", "/sys/devices/system/cpu")
PACKAGE = Path(__file__).parents[1]
OURS = (PACKAGE / "__init__.py", PACKAGE / "processes")  # all that it imports of ours
# Not --as-pid-1: a player that takes another user's id would outlive us.
BWRAP = f"""bwrap --unshare-ipc --unshare-pid --unshare-net --unshare-uts --unshare-cgroup-try
--die-with-parent --proc /proc --dev /dev --cap-drop ALL
--perms 1777 --size {SCRATCH_BYTES} --tmpfs /dev/shm
--perms 1777 --size {SCRATCH_BYTES} --tmpfs /tmp"""
# It starts in an empty folder: Python itself may be installed in /tmp.
BWRAP_END = """--perms 0777 --dir /tmp/player --chdir /tmp/player
--remount-ro /dev --remount-ro / --"""
AS_ROOT = "--cap-add CAP_SETUID --cap-add CAP_SETGID"
NEEDED = "isolation needs Linux with bubblewrap (apt install bubblewrap) or Landlock"


class Isolation(StrEnum):
    """Which players are isolated."""

    UNTRUSTED = "untrusted"  # those that are not `Player.trusted`, where the machine can
    ALL = "all"  # every player; where the machine cannot, none plays
    NONE = "none"


@dataclass(frozen=True)
class Sandbox:
    """A way to isolate a player."""

    kind: SandboxKind
    drops_root: bool = False  # started as root, it takes another user's id once it is inside

    def command(self, room: int) -> list[str]:
        """The start of a command line, before the program that is to run in the sandbox.

        With bubblewrap it is bwrap and its options, with `room` bytes for a submission's files. For
        the other kinds it is empty: there the process gives up its rights by itself.
        """
        if self.kind is not SandboxKind.BUBBLEWRAP:
            return []
        user = AS_ROOT if self.drops_root else "--unshare-user"
        agent = f"--perms 0755 --size {room + 4096} --tmpfs {KAGGLE_FOLDER}"
        arguments = f"{BWRAP} {user} {agent}".split()
        for place in SYSTEM:
            arguments += ["--ro-bind-try", place, place]
        for path in sorted({Path(sys.prefix), Path(sys.base_prefix), *OURS}):
            if not path.is_relative_to("/usr"):
                for parent in reversed(path.parents[:-1]):  # open to the user that root becomes
                    arguments += ["--perms", "0755", "--dir", str(parent)]
                arguments += ["--ro-bind", str(path), str(path)]
        return arguments + BWRAP_END.split()

    def restrict(self, setup: Setup) -> Setup:
        """Returns `setup` with the limits and rights that the process sets for itself at its start.

        For Landlock, these include the files that it may still read and write. If the sandbox drops
        root, they include another user's id. Without isolation, `setup` comes back unchanged.
        """
        if self == NOT_ISOLATED:
            return setup
        limits = {**setup.limits, "RLIMIT_FSIZE": SCRATCH_BYTES, "RLIMIT_CORE": 0}
        if self.kind is SandboxKind.LANDLOCK:
            readable = (*SYSTEM, *PROCESSOR, sys.prefix, sys.base_prefix)
            writable = (f"{setup.scratch}/start", *DEVICES)
            return setup._replace(limits=limits, readable=readable, writable=writable)
        # Before Linux 5.14 this limit would count all of the user's processes.
        version = tuple(map(int, re.findall(r"\d+", os.uname().release)[:2]))
        if self.drops_root or version >= (5, 14):
            limits["RLIMIT_NPROC"] = PROCESSES
        user = 2**30 + secrets.randbelow(2**20) if self.drops_root else None
        return setup._replace(limits=limits, user=user)


NOT_ISOLATED = Sandbox(SandboxKind.NONE)


def sandboxes() -> tuple[Sandbox, ...]:
    """The ways to isolate that this machine might offer, the best first."""
    if sys.platform != "linux":
        return ()
    landlock = Sandbox(SandboxKind.LANDLOCK)
    if shutil.which("bwrap") is None:
        return (landlock,)
    bubblewrap = SandboxKind.BUBBLEWRAP
    as_root = [Sandbox(bubblewrap, drops_root=True)] if os.geteuid() == 0 else []
    return *as_root, Sandbox(bubblewrap), landlock
