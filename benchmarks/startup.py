"""Measure how long each command takes to give its first answer and to finish.

    python -m benchmarks.startup
    python -m benchmarks.startup --runs 7 --only analyze --json startup.json

Every run is a new process. A cold run finds an empty cache folder, a warm one the folder of an
earlier run of the same command (the folder is named by XDG_CACHE_HOME, as on Linux). The commands
take turns, and each time is divided by that of `python -c "import numba"` in the same round, so
that results of different machines can be compared. Times are wall times, on pipes.
"""

import argparse
import json
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

from benchmarks.measure import in_turns, machine, print_table, with_progress

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


REFERENCE = Command("import numba", ("-c", "import numba; print()"))
COMMANDS = (
    Command("evaluate.py --help", ("evaluate.py", "--help")),
    Command("match, official referee", ("evaluate.py", "one_step", "random", "-n", "2")),
    Command(
        "match, native referee",
        ("evaluate.py", "one_step", "random", "-n", "2", "--referee", "native"),
    ),
    Command(
        "match, native, 2 jobs",
        ("evaluate.py", "one_step", "random", "-n", "2", "--referee", "native", "--jobs", "2"),
    ),
    Command("analyze.py 4453", ("analyze.py", "4453")),
    Command("review, 15 moves", ("analyze.py", "review", "tests/data/replay.json")),
    Command(
        "review, 36 moves",
        ("analyze.py", "review", "255235466151743522757766223671633437"),
    ),
    Command("hint at 6 discs", ("evaluate.py", "--play", "minimax"), "444\nh\nq\n"),
    Command("perfect off its lines", ("-c", OFF_ITS_LINES)),
)


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.startup", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--runs", type=int, default=5, help="of each command; default 5")
    parser.add_argument(
        "--only", metavar="TEXT", default="", help="commands whose arguments contain TEXT"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all times to a new file")
    options = parser.parse_args()
    if options.runs < 1:
        parser.error(f"--runs {options.runs}: expected at least 1")
    if options.json is not None and options.json.exists():
        parser.error(f"--json {options.json}: exists already")
    commands = [each for each in COMMANDS if options.only in " ".join(each.arguments)]
    if not commands:
        parser.error(f"--only {options.only}: no command contains this")
    with tempfile.TemporaryDirectory() as folder:
        sides: list[Callable[[int], Timing]] = [partial(run, REFERENCE, Path(folder) / "numba")]
        for number, command in enumerate(with_progress(commands, "filling caches")):
            sides.append(partial(run_cold, command))
            warm = Path(folder) / str(number)
            run(command, warm, 0)
            sides.append(partial(run, command, warm))
        reference, *timings = in_turns(sides, range(options.runs), "runs")
    rows = {
        (command.name, cache): timing
        for command, (cold, warm) in zip(commands, zip(timings[::2], timings[1::2]))
        for cache, timing in (("cold", cold), ("warm", warm))
    }
    table = Table("command", "cache", "first, s", "finished, s", "x numba", "worst")
    table.add_row(REFERENCE.name, "", "", *figures(reference, reference)[1:])
    for (name, cache), timing in rows.items():
        table.add_row(name, cache, *figures(timing, reference))
    print_table(table)
    if options.json is not None:
        runs = {", ".join(row): [run._asdict() for run in timing] for row, timing in rows.items()}
        runs[REFERENCE.name] = [run._asdict() for run in reference]
        options.json.write_text(json.dumps({"machine": machine(), "runs": runs}, indent=1) + "\n")
    return 0


def run_cold(command: Command, number: int) -> Timing:
    """Run a command with an empty cache folder."""
    with tempfile.TemporaryDirectory() as cache:
        return run(command, Path(cache), number)


def run(command: Command, cache: Path, _number: int) -> Timing:
    """Run a command in a new process; raises RuntimeError where it fails."""
    # Unbuffered, so that the first answer is seen when it is printed, as on a terminal.
    environment = os.environ | {"XDG_CACHE_HOME": str(cache), "PYTHONUNBUFFERED": "1"}
    cache.mkdir(exist_ok=True)
    with tempfile.TemporaryFile("w+") as typed, tempfile.TemporaryFile("w+") as errors:
        typed.write(command.typed)
        typed.seek(0)
        start = time.perf_counter()
        with subprocess.Popen(
            [sys.executable, *command.arguments],
            cwd=PROJECT,
            env=environment,
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


def figures(timings: Sequence[Timing], reference: Sequence[Timing]) -> list[str]:
    """Medians of a command's times, and of its multiples of the reference, with the largest."""
    multiples = [own.total / numba.total for own, numba in zip(timings, reference)]
    return [
        f"{statistics.median(timing.first for timing in timings):.2f}",
        f"{statistics.median(timing.total for timing in timings):.2f}",
        f"{statistics.median(multiples):.2f}",
        f"{max(multiples):.2f}",
    ]


if __name__ == "__main__":
    sys.exit(main())
