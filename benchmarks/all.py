"""Measure everything that README and docs claim, and write docs/results.md.

    python -m benchmarks.all
    python -m benchmarks.all --only proof --output results.md

All of it takes hours, on a machine that should do nothing else. What a command printed is saved in
--folder, with the version of the code that it measured: an interrupted run resumes, and a later one
repeats only what has changed. --only takes the commands that contain a text. --positions names a
folder of further test sets for the solver, files of lines of `moves score`.
"""

import hashlib
import json
import os
import shlex
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.measure import machine, read_options
from errors import UserError, run_command

PROJECT = Path(__file__).parents[1]
RESULTS = PROJECT / "results" / "benchmarks"
AGENTS = ("agents",)
ARENA = ("agents", "arena", "bundle", "players")
SOLVER = "-m benchmarks.solver"
PERFECT = "-m benchmarks.perfect"


class Measurement(NamedTuple):
    """A command, what it is about, and the folders of the code that it measures."""

    title: str
    command: str  # the arguments of python
    measures: Sequence[str]

    @property
    def version(self) -> str:
        """A hash of the code that is measured."""
        digest = hashlib.sha256(self.command.encode())
        for folder in sorted(self.measures):
            for file in sorted((PROJECT / folder).rglob("*.py")):
                digest.update(file.relative_to(PROJECT).as_posix().encode() + file.read_bytes())
        return digest.hexdigest()[:10]


MEASUREMENTS = (
    Measurement("The solver on random positions", f"{SOLVER} --sample 30", AGENTS),
    Measurement("The empty board, one thread", f"{SOLVER} --cold", AGENTS),
    Measurement("The empty board, two threads", f"{SOLVER} --cold --threads 2", AGENTS),
    Measurement("The course's lookahead", "-m benchmarks.lookahead", AGENTS),
    Measurement(
        "The perfect player in Python alone",
        f"{PERFECT} positions --discs 14-41 --step 7 -n 500",
        AGENTS,
    ),
    Measurement(
        "The perfect player with numba",
        f"{PERFECT} positions --discs 8-13 --step 2 -n 60 --numba",
        AGENTS,
    ),
    Measurement(
        "The perfect player on a host ten times slower",
        f"{PERFECT} positions --discs 16-41 --step 13 -n 100 --slower 10",
        AGENTS,
    ),
    Measurement("The hardest positions just beyond the book", f"{PERFECT} lines", AGENTS),
    Measurement(
        "The proof, moving first",
        "-m openings prove --seat first --work {work}/proof",
        ("agents", "openings"),
    ),
    Measurement(
        "The proof, moving second",
        "-m openings prove --seat second --work {work}/proof",
        ("agents", "openings"),
    ),
    Measurement(
        "The opening book from scratch",
        "-m openings build --work {work}/book --output {work}/book_data.py",
        ("agents", "openings"),
    ),
    Measurement("Games per second", "-m benchmarks.arena", ARENA),
    *(
        Measurement(f"{one} against {other}", f"evaluate.py {one} {other} --seed 1", ARENA)
        for one, other in (
            ("perfect", "minimax"),
            ("perfect", "negamax"),
            ("one_step", "random"),
            ("minimax", "one_step"),
            ("minimax", "negamax"),
            ("one_step", "negamax"),
        )
    ),
)
INTRODUCTION = """# Results

What the measurements printed on the code as it is. This page is written by
`python -m benchmarks.all`, which skips what has been measured before; what is missing here has not
been measured by it yet. A version is a hash of the code that a command measures.
"""


def main() -> int:
    """Run the command line. Returns the exit status: 1 if a command failed."""
    page = str(PROJECT / "docs" / "results.md")
    options = read_options("all", __doc__, folder=str(RESULTS), output=page, only="", positions="")
    folder, output = Path(options.folder), Path(options.output)
    wanted = list(MEASUREMENTS)
    if options.positions:
        files = sorted(Path(options.positions).glob("*.txt"))
        if not files:
            raise UserError(f"--positions {options.positions}: expected a folder with .txt files")
        wanted[1:1] = [
            Measurement(f"The solver on {file.stem}", f"{SOLVER} {shlex.quote(str(file))}", AGENTS)
            for file in files
        ]
    folder.mkdir(parents=True, exist_ok=True)
    failed = False
    for measurement in wanted:
        if options.only in measurement.command and load(folder, measurement) is None:
            failed |= run(folder, measurement) != 0
    write_page(output, filter(None, (load(folder, each) for each in wanted)))
    return 1 if failed else 0


def file_of(folder: Path, measurement: Measurement) -> Path:
    """Where the result of a measurement is saved."""
    name = "".join(letter if letter.isalnum() else "-" for letter in measurement.title.lower())
    return folder / f"{name}.json"


def load(folder: Path, measurement: Measurement) -> dict[str, Any] | None:
    """The saved result, if it was measured on the code as it is."""
    try:
        saved: dict[str, Any] = json.loads(file_of(folder, measurement).read_text("utf-8"))
    except (OSError, ValueError):
        return None
    return saved if saved.get("version") == measurement.version else None


def run(folder: Path, measurement: Measurement) -> int:
    """Run a command, showing and saving what it prints. Returns its exit status."""
    print(f"\n{measurement.title}: python {measurement.command}", flush=True)
    work = folder / measurement.version  # for what the command itself saves and resumes
    work.mkdir(exist_ok=True)
    arguments = shlex.split(measurement.command.format(work=shlex.quote(str(work))))
    before, start, printed = machine(), time.perf_counter(), []
    with subprocess.Popen(
        [sys.executable, *arguments],
        cwd=PROJECT,
        env=os.environ | {"COLUMNS": "110", "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        encoding="utf-8",
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            print(line, end="", flush=True)
            printed.append(line)
    if process.returncode not in (0, 1):
        raise UserError(f"{measurement.command}: ended with status {process.returncode}")
    result = {
        "title": measurement.title,
        "command": measurement.command,
        "version": measurement.version,
        "machine": before,
        "seconds": round(time.perf_counter() - start),
        "status": process.returncode,
        "output": "".join(printed),
    }
    file_of(folder, measurement).write_text(json.dumps(result, indent=1), encoding="utf-8")
    return process.returncode


def write_page(output: Path, results: Iterable[dict[str, Any]]) -> None:
    """Write the page of the results."""
    sections = [INTRODUCTION]
    for result in results:
        status = f", exit status {result['status']}" if result["status"] else ""
        sections.append(
            f"## {result['title']}\n\n"
            f"`python {result['command'].replace('{work}', 'WORK')}`, version {result['version']}, "
            f"{result['seconds']:,} s{status}; at the start: {result['machine']}\n\n"
            f"```text\n{result['output'].replace(f'{PROJECT}{os.sep}', '').strip()}\n```\n"
        )
    output.write_text("\n".join(sections), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(run_command("python -m benchmarks.all", main))
