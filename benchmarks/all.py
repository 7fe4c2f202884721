"""Measure again what docs/results.md shows: run its commands, and put what they print below them.
What README says of the speed follows.

    python -m benchmarks.all                  all of them, 13 minutes on two quiet cores
    python -m benchmarks.all solver arena     those of these sections alone

A command is a line such as `$ python -m benchmarks.solver`. The page is written after each section,
so an interrupted run is continued by naming those that are left.
"""

import os
import platform
import re
import shlex
import subprocess
import sys
import time
from datetime import date
from pathlib import Path

from benchmarks.measure import launch
from connectx.errors import UserError

PROJECT = Path(__file__).parents[1]
PAGE = PROJECT / "docs" / "results.md"
README = PROJECT / "README.md"
FASTER = re.compile(r"about \d+ to \d+ times as fast as BitBully")
# Which blocks of lines of what a command prints are shown: the conclusion; else all.
SHOWN = {"matches": "better than|told apart", "accuracy": "where it matters"}


def main(sections: list[str]) -> int:
    """Measure sections, or all. Returns the exit status: 1 if a command failed."""
    known = re.findall("^## (.+)", PAGE.read_text(encoding="utf-8").lower(), re.M)
    names = sections or known
    if unknown := {*names} - {*known}:
        raise UserError(f"{unknown.pop()}: expected some of {', '.join(known)}")
    describe = ["git", "describe", "--always", "--dirty", "--exclude=*"]
    version = subprocess.run(describe, cwd=PROJECT, capture_output=True, text=True).stdout.strip()
    return max([measure(name, version) for name in names])


def measure(name: str, version: str) -> int:
    """Run the commands of a section and write what they print; 1 if one failed."""
    page = PAGE.read_text(encoding="utf-8")
    start = page.index("\n", page.index("```text", page.index(f"## {name.capitalize()}"))) + 1
    end = page.index("```", start)
    text, failed, began = "", 0, time.perf_counter()
    for command in re.findall(r"^\$ python (.+)", page[start:end], re.M):
        print(f"python {command}", flush=True)
        arguments = [sys.executable, *shlex.split(command)]
        ran = subprocess.run(arguments, cwd=PROJECT, stdout=subprocess.PIPE, encoding="utf-8")
        print(ran.stdout, flush=True)
        blocks = re.split("\n\n+", re.sub(" +$", "", ran.stdout, flags=re.M).strip("\n"))
        blocks = [block for block in blocks if re.search(SHOWN.get(name, ""), block)]
        status = [f"exit status {ran.returncode}"] if ran.returncode else []
        text += "\n".join([f"$ python {command}", *blocks, *status]) + "\n"
        failed |= int(ran.returncode != 0)
        if faster := FASTER.search(ran.stdout):
            readme = README.read_text(encoding="utf-8")
            README.write_text(FASTER.sub(faster[0], readme), encoding="utf-8")
    seconds = time.perf_counter() - began
    about = f"{seconds:.0f} s on {date.today():%d %B %Y}, version {version}; {machine()}\n"
    PAGE.write_text(page[:start] + about + text + page[end:], encoding="utf-8")
    print(f"{name}: {seconds:.0f} s", flush=True)
    return failed


def machine() -> str:
    """The machine in one line: processor, cores, Python."""
    cpuinfo = Path("/proc/cpuinfo")
    model = re.search("model name.*: (.+)", cpuinfo.read_text() if cpuinfo.exists() else "")
    processor = model[1] if model else platform.processor()
    return f"{processor}, {os.cpu_count()} cores, Python {platform.python_version()}"


if __name__ == "__main__":
    launch("all", __doc__, main, "sections")
