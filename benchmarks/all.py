"""Run the measurements and write docs/results.md.

    python -m benchmarks.all                  all of them, 25 minutes on two quiet cores
    python -m benchmarks.all solver arena     these alone; the page keeps its other parts

The parts: solver, lookahead, perfect, arena, matches, ladder. The page is written after each, so an
interrupted run is continued by naming those that are left.
"""

import re
import shlex
import subprocess
import sys
from datetime import date
from functools import partial
from pathlib import Path

from benchmarks.measure import machine, read_options, timed
from errors import UserError, run_command

PROJECT = Path(__file__).parents[1]
PAGE = PROJECT / "docs" / "results.md"
INTRODUCTION = """# Results

Written by `python -m benchmarks.all`; what its commands print by themselves is longer in parts. The
games of the ladder begin with four random moves, and even a perfect player loses from some of them.
"""
MATCHES = (
    *("perfect minimax", "perfect negamax", "one_step random"),
    *("minimax one_step", "minimax negamax", "one_step negamax"),
)
LADDER = (
    "random negamax one_step minimax:N_STEPS=5 alphabeta mcts searcher:DEPTH=4 searcher:DEPTH=8 "
    "searcher:DEPTH=12 perfect:ERROR_RATE=0.1 perfect --ladder -n 4 --referee native --jobs 2"
)
COMMANDS = {  # the arguments of python
    "solver": ["-m benchmarks.solver", "-m benchmarks.solver --cold"],
    "lookahead": ["-m benchmarks.lookahead"],
    "perfect": ["-m benchmarks.perfect"],
    "arena": ["-m benchmarks.arena"],
    "matches": [f"evaluate.py {players} --seed 1" for players in MATCHES],
    "ladder": [f"evaluate.py {LADDER} --seed 1"],
}
# Which of the blocks of lines that a command prints are on the page: all, the verdict, two tables.
SHOWN = {"matches": "beats|told apart", "ladder": "Elo|ladder|came first"}


def main() -> int:
    """Run the command line. Returns the exit status: 1 if a command failed."""
    parts = read_options("all", __doc__, parts=[]).parts or list(COMMANDS)
    if unknown := next((part for part in parts if part not in COMMANDS), None):
        raise UserError(f"{unknown}: expected some of {', '.join(COMMANDS)}")
    failed = False
    for part in parts:
        seconds, (text, failures) = timed(measure, part)
        print(f"{part}: {seconds:.0f} s", flush=True)
        failed |= failures
        about = f"{seconds:.0f} s on {date.today():%d %B %Y}, version {version()}; {machine()}"
        write_section(part, f"## {part.capitalize()}\n```text\n{about}\n{text}```\n")
    return int(failed)


def measure(part: str) -> tuple[str, bool]:
    """Run the commands of a part. Returns them with what they print, and whether one failed."""
    printed, failed = "", False
    for command in COMMANDS[part]:
        print(f"python {command}", flush=True)
        arguments = [sys.executable, *shlex.split(command)]
        ran = subprocess.run(arguments, cwd=PROJECT, stdout=subprocess.PIPE, encoding="utf-8")
        print(ran.stdout, flush=True)
        lines = "\n".join(line.rstrip() for line in ran.stdout.splitlines())
        blocks = [
            each
            for each in re.split("\n\n+", lines.strip("\n"))
            if re.search(SHOWN.get(part, ""), each)
        ]
        printed += "\n".join([f"$ python {command}", *blocks]) + "\n"
        if ran.returncode:
            printed += f"exit status {ran.returncode}\n"
            failed = True
    return printed, failed


def write_section(part: str, text: str) -> None:
    """Replace a part of the page, or add it where it belongs."""
    page = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
    found = {
        section.partition("\n")[0].lower(): f"## {section}" for section in page.split("\n## ")[1:]
    }
    sections = [text if each == part else found.get(each, "").strip() + "\n" for each in COMMANDS]
    PAGE.write_text("\n".join([INTRODUCTION, *filter(str.strip, sections)]), encoding="utf-8")


def version() -> str:
    """The commit, and whether files differ from it, but for the page itself."""
    status = ["git", "status", "--porcelain", "--", ":/", f":!{PAGE.relative_to(PROJECT)}"]
    ask = partial(subprocess.run, cwd=PROJECT, capture_output=True, text=True)
    commit = ask(["git", "rev-parse", "--short", "HEAD"]).stdout.strip()
    return commit + ("-dirty" if ask(status).stdout else "")


if __name__ == "__main__":
    sys.exit(run_command("python -m benchmarks.all", main))
