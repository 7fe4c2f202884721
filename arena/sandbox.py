"""What an isolated player can reach: the command that starts its process under bubblewrap.

Inside there are Python and its packages, read-only, and an empty /tmp of its own; no home folder,
no project, no network, and no processes but its own.
"""

import functools
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from arena.errors import UserError

SCRATCH = "/tmp"
SCRATCH_BYTES = 64 << 20
# What Python and its packages load from, besides their own prefixes. /etc holds keys too.
SYSTEM = ("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64")
SETTINGS = ("/etc/ld.so.cache", "/etc/alternatives", "/etc/localtime")


def sandboxed(command: Sequence[str], *, files: Sequence[Path]) -> list[str]:
    """The command that runs `command` isolated, with `files` readable at their own paths."""
    arguments = ["bwrap", "--unshare-all", "--die-with-parent", "--cap-drop", "ALL"]
    arguments += ["--proc", "/proc", "--dev", "/dev"]
    for scratch in ("/dev/shm", SCRATCH):
        arguments += ["--size", str(SCRATCH_BYTES), "--tmpfs", scratch]
    for place in (*SYSTEM, *SETTINGS):
        path = Path(place)
        if path.is_symlink() and path.is_dir():
            arguments += ["--symlink", str(path.readlink()), place]
        else:
            arguments += ["--ro-bind-try", place, place]
    prefixes = {Path(prefix) for prefix in (sys.prefix, sys.base_prefix)}
    for path in (*sorted(prefixes), *files):
        if not path.is_relative_to("/usr"):
            arguments += ["--ro-bind", str(path), str(path)]
    arguments += ["--remount-ro", "/dev", "--remount-ro", "/"]
    arguments += ["--setenv", "HOME", SCRATCH, "--setenv", "TMPDIR", SCRATCH, "--chdir", SCRATCH]
    return [*arguments, "--", *command]


@functools.cache
def isolation_problem() -> str | None:
    """Why players cannot be isolated on this machine; None if they can."""
    if shutil.which("bwrap") is None:
        return "there is no bwrap here: install it (apt install bubblewrap)"
    trial = subprocess.run(
        sandboxed([sys.executable, "-c", ""], files=[]), capture_output=True, text=True, check=False
    )
    if trial.returncode == 0:
        return None
    reason = (trial.stderr.strip().splitlines() or ["no reason given"])[-1]
    return f"bwrap does not start here: {reason}"


def check_sandbox() -> None:
    """Raise UserError if players cannot be isolated on this machine."""
    problem = isolation_problem()
    if problem is not None:
        raise UserError(f"--isolate needs bubblewrap, and {problem}, or play without --isolate")
