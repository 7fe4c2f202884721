"""What an isolated player can reach, and the ways to isolate one on this machine.

Bubblewrap gives a player a file system of its own: Python and its packages, read-only, and an empty
/tmp. Where it is missing or does not work, the player's own process gives up what it can:
`processes.confine`. docs/arena.md says what each way keeps from a player, and a test holds it to
that.
"""

import argparse
import os
import secrets
import shutil
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any

SCRATCH = "/tmp"
KAGGLE_FOLDER = "/kaggle_simulations/agent"  # where Kaggle unpacks a submission
START = "/tmp/player"  # an empty folder: Python itself may be installed in /tmp
SCRATCH_BYTES = 64 << 20
PROCESSES = 512  # threads included: numpy starts one for each core
# What Python and its packages load from, besides their own prefixes. /etc holds keys too.
SYSTEM = ("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64")
SETTINGS = ("/etc/ld.so.cache", "/etc/alternatives", "/etc/localtime")
# Without bubblewrap, also the devices that do no harm and what numpy reads of the processor.
DEVICES = ("/dev/null", "/dev/zero", "/dev/urandom", "/dev/random")
PROCESSOR = ("/proc/cpuinfo", "/proc/meminfo", "/sys/devices/system/cpu")


class Isolation(StrEnum):
    """Which players are isolated."""

    FILES = "files"  # those that come from a file, where the machine can
    ALL = "all"  # every player; where the machine cannot, none plays
    NONE = "none"


def add_isolation_options(parser: argparse._ActionsContainer) -> None:
    """Add --isolate and --no-isolate, which set `isolation`."""
    options = parser.add_mutually_exclusive_group()
    options.set_defaults(isolation=Isolation.FILES)
    for name, isolation, text in (
        ("--isolate", Isolation.ALL, "isolate every player, or fail; default: players from files"),
        ("--no-isolate", Isolation.NONE, "run players from files with your rights"),
    ):
        options.add_argument(
            name, dest="isolation", action="store_const", const=isolation, help=text
        )


@dataclass(frozen=True, kw_only=True)
class Sandbox:
    """A way to isolate a player."""

    name: str
    drops_root: bool = False  # started as root, it takes another user's id once it is inside

    @property
    def has_own_files(self) -> bool:
        """Whether there is a file system of its own inside."""
        return self.name == "bubblewrap"

    @property
    def _counts_processes(self) -> bool:
        """Whether the limit on processes is one on those inside, not on all of the user's."""
        version = tuple(map(int, os.uname().release.split(".")[:2]))
        return self.has_own_files and version >= (5, 14)

    def command(
        self, command: Sequence[str], *, files: Sequence[Path], submission: str | None
    ) -> list[str]:
        """The command that runs `command` isolated, with `files` readable at their own paths.

        The folder `submission` is readable where Kaggle unpacks it. It may be made later: the
        command waits for a line on stdin. When the command has ended, or stdin before that line,
        the folder above is removed, even if this process is gone by then.
        """
        if not self.has_own_files:
            return [*command]
        isolated = _bubblewrap(command, files, submission, self.drops_root)
        if submission is None:
            return isolated
        tidy = 'read -r _ && "$@"; status=$?; rm -rf "$0"; exit $status'
        return ["/bin/sh", "-c", tidy, str(Path(submission).parent), *isolated]

    def request(self, start: str | None, submission: str | None) -> Mapping[str, Any]:
        """What the worker is to do to itself before it loads the player: see `worker._limit`."""
        own = [sys.prefix, sys.base_prefix, *([submission] if submission else [])]
        return {
            # A user of its own, as the limit on processes holds for all of a user's.
            "user": 2**30 + secrets.randbelow(2**20) if self.drops_root else None,
            "processes": PROCESSES if self.drops_root or self._counts_processes else None,
            "file_bytes": SCRATCH_BYTES,
            "confine": None
            if self.has_own_files
            else {
                "readable": [*SYSTEM, *SETTINGS, *PROCESSOR, *own],
                "writable": [start, *DEVICES],
            },
        }


def sandboxes() -> Iterator[Sandbox]:
    """The ways that this machine might offer, the best first."""
    if sys.platform == "linux":
        if shutil.which("bwrap") is not None:
            if os.geteuid() == 0:
                yield Sandbox(name="bubblewrap", drops_root=True)
            yield Sandbox(name="bubblewrap")
        yield Sandbox(name="Landlock")


def advice() -> str:
    """How to get isolation on this machine."""
    if sys.platform != "linux":
        return "isolation needs Linux, in a virtual machine or a container for example"
    if shutil.which("bwrap") is None:
        return "install bubblewrap (apt install bubblewrap)"
    return "neither bubblewrap nor Landlock works here; a virtual machine would isolate it"


def _bubblewrap(
    command: Sequence[str], files: Sequence[Path], submission: str | None, drops_root: bool
) -> list[str]:
    arguments = ["bwrap", "--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts"]
    arguments += ["--unshare-cgroup-try", "--die-with-parent", "--cap-drop", "ALL"]
    arguments.append("--as-pid-1")  # no signal from inside reaches the supervisor then
    if drops_root:
        for capability in ("CAP_SETUID", "CAP_SETGID", "CAP_KILL"):
            arguments += ["--cap-add", capability]
    else:
        arguments.append("--unshare-user")
    arguments += ["--proc", "/proc", "--dev", "/dev"]
    for scratch in ("/dev/shm", SCRATCH):
        arguments += ["--perms", "1777", "--size", str(SCRATCH_BYTES), "--tmpfs", scratch]
    for place in (*SYSTEM, *SETTINGS):
        path = Path(place)
        if path.is_symlink() and path.is_dir():
            arguments += ["--symlink", str(path.readlink()), place]
        else:
            arguments += ["--ro-bind-try", place, place]
    prefixes = {Path(prefix) for prefix in (sys.prefix, sys.base_prefix)}
    for path in (*sorted(prefixes), *files):
        if not path.is_relative_to("/usr"):
            for parent in reversed(path.parents[:-1]):  # open to the user that root becomes
                arguments += ["--perms", "0755", "--dir", str(parent)]
            arguments += ["--ro-bind", str(path), str(path)]
    if submission is not None:
        arguments += ["--perms", "0755", "--dir", str(Path(KAGGLE_FOLDER).parent)]
        arguments += ["--ro-bind", submission, KAGGLE_FOLDER]
    arguments += ["--perms", "0777", "--dir", START, "--chdir", START]
    arguments += ["--remount-ro", "/dev", "--remount-ro", "/"]
    return [*arguments, "--", *command]
