"""Measure how long each command takes to give its first answer and to finish.

    python -m benchmarks.startup
    python -m benchmarks.startup --runs 7 --only analyze

Every run is a new process; --only takes the commands whose arguments contain a text. A cold run
finds an empty cache folder, a warm one the folder of an earlier run of the same command (the folder
is named by XDG_CACHE_HOME, as on Linux). The commands take turns, and each time is divided by that
of `python -c "import numba"` in the same round, so that results of different machines can be
compared. Times are wall times, on pipes.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from rich.table import Table

from benchmarks.measure import in_turns, print_table, read_options, with_progress
from errors import UserError, run_command

PROJECT = Path(__file__).parents[1]
OFF_ITS_LINES = """
from agents.core.notation import position_of
from agents.core.position import geometry_of
from agents.perfect import choose_column
geometry = geometry_of(6, 7, 4)
print(choose_column(position_of("24236476", geometry), geometry, 2.0, 60.0))
"""
SECONDS_LIMIT = 300.0


class Command(NamedTuple):
    """A command to run, in the project's folder."""

    name: str
    arguments: Sequence[str]  # of python
    typed: str = ""  # on standard input


class Timing(NamedTuple):
    """One run, in seconds."""

    first: float  # until the first byte on stdout
    total: float


MATCH = "evaluate.py one_step random -n 2"
LONG_GAME = "255235466151743522757766223671633437"
REFERENCE = Command("import numba", ["-c", "import numba; print()"])
COMMANDS = (
    Command("evaluate.py --help", ["evaluate.py", "--help"]),
    Command("match, official referee", MATCH.split()),
    Command("match, native referee", f"{MATCH} --referee native".split()),
    Command("match, native, 2 jobs", f"{MATCH} --referee native --jobs 2".split()),
    Command("analyze.py 4453", ["analyze.py", "4453"]),
    Command("review, 15 moves", ["analyze.py", "review", "tests/data/replay.json"]),
    Command("review, 36 moves", ["analyze.py", "review", LONG_GAME]),
    Command("hint at 6 discs", ["evaluate.py", "--play", "minimax"], "444\nh\nq\n"),
    Command("perfect off its lines", ["-c", OFF_ITS_LINES]),
)


def main() -> int:
    """Run the command line."""
    options = read_options("startup", __doc__, runs=5, only="")
    commands = [each for each in COMMANDS if options.only in " ".join(each.arguments)]
    if not commands or options.runs < 1:
        raise UserError("expected at least one run of at least one command")
    with tempfile.TemporaryDirectory() as folder:
        sides: dict[tuple[str, str], Callable[[int], Timing]] = {}
        for number, command in enumerate(with_progress((REFERENCE, *commands), "filling caches")):
            warm = Path(folder) / str(number)
            run(command, warm, 0)
            if command is not REFERENCE:
                sides[command.name, "cold"] = partial(run, command, None)
            sides[command.name, "warm"] = partial(run, command, warm)
        timings = in_turns(list(sides.values()), range(options.runs), "runs")
    reference = timings[0]
    table = Table("command", "cache", "first, s", "finished, s", "x numba", "worst")
    for (name, cache), runs in zip(sides, timings):
        multiples = [own.total / numba.total for own, numba in zip(runs, reference)]
        medians = (statistics.median(times) for times in (*zip(*runs), multiples))
        table.add_row(name, cache, *(f"{value:.2f}" for value in (*medians, max(multiples))))
    print_table(table)
    return 0


def run(command: Command, cache: Path | None, _number: int) -> Timing:
    """Run a command in a new process; raises RuntimeError where it fails.

    `cache` is its cache folder, None an empty one.
    """
    with (
        tempfile.TemporaryDirectory() as empty,
        tempfile.TemporaryFile("w+") as typed,
        tempfile.TemporaryFile("w+") as errors,
    ):
        # Unbuffered, so that the first answer is seen when it is printed, as on a terminal.
        variables = {"XDG_CACHE_HOME": str(cache or empty), "PYTHONUNBUFFERED": "1"}
        typed.write(command.typed)
        typed.seek(0)
        start = time.perf_counter()
        with subprocess.Popen(
            [sys.executable, *command.arguments],
            cwd=PROJECT,
            env=os.environ | variables,
            stdin=typed,
            stdout=subprocess.PIPE,
            stderr=errors,
        ) as process:
            assert process.stdout is not None
            process.stdout.read(1)
            first = time.perf_counter() - start
            process.communicate(timeout=SECONDS_LIMIT)
            total = time.perf_counter() - start
        if process.returncode:
            errors.seek(0)
            raise RuntimeError(f"{command.name}: status {process.returncode}: {errors.read()}")
    return Timing(first, total)


if __name__ == "__main__":
    sys.exit(run_command("python -m benchmarks.startup", main))
