"""The command line: python -m openings build | verify | prove."""

import argparse
import os
import sys
import time
from collections.abc import Sequence
from contextlib import AbstractContextManager
from pathlib import Path

from rich.console import Console
from rich.table import Table

from agents.core.book import BOOK_GEOMETRY, opening_book
from agents.core.notation import diagram_of
from arena.errors import INTERRUPTED_STATUS, UserError, run_command
from arena.executor import Run, workers
from arena.progress import ProgressBar
from openings.build import build_book, open_work_file
from openings.prove import prove
from openings.repertoire import SEATS, Seat, first_level
from openings.sample import play_line
from openings.text import MODULE_START, book_module, write_text
from openings.verify import entries, sample_of, verify
from openings.walk import unpack

PROJECT = Path(__file__).resolve().parent.parent
BOOK_MODULE = PROJECT / "agents" / "core" / "book_data.py"
WORK_FILE = PROJECT / "results" / "openings-build.jsonl"
PROOF_FOLDER = PROJECT / "results" / "openings-proof"
DISCS = 18
ALL_DISCS = BOOK_GEOMETRY.rows * BOOK_GEOMETRY.columns
CLAIMS = {
    "first": "moving first, every line wins against every reply",
    "second": "moving second, no move gives away what the position is worth, and no mistake of the "
    "opponent goes unpunished",
}
PROMISES = {1: "a win", 0: "at least a draw", -1: "nothing"}
SHOWN = 5  # examples of what went wrong


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; the exit status is 0, 1 if a check failed, or 2 for a user's error."""
    options = make_parser().parse_args(arguments)
    status = run_command("openings", lambda: int(options.run(options)))
    if status == INTERRUPTED_STATUS:
        print("openings: interrupted; run the same command again to resume", file=sys.stderr)
    return status


def make_parser() -> argparse.ArgumentParser:
    """The options, with their help."""
    parser = argparse.ArgumentParser(
        prog="python -m openings", description="Build, verify and prove the opening book."
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    build = commands.add_parser(
        "build", help="find the book's columns and write agents/core/book_data.py"
    )
    build.add_argument(
        "--discs",
        metavar="N",
        type=positive,
        default=DISCS,
        help="cover positions with fewer than N discs; 8 takes a minute (default: %(default)s)",
    )
    build.add_argument(
        "--work",
        metavar="FILE",
        type=Path,
        default=WORK_FILE,
        help="save results here; an interrupted build resumes (default: "
        "results/openings-build.jsonl)",
    )
    build.add_argument(
        "-o",
        "--output",
        metavar="PATH",
        type=Path,
        default=BOOK_MODULE,
        help="where to write the book (default: agents/core/book_data.py)",
    )
    build.set_defaults(run=run_build)
    check = commands.add_parser("verify", help="derive every entry again, without the book")
    check.add_argument("--sample", metavar="N", type=positive, help="check N random entries only")
    check.add_argument("--seed", type=int, default=1, help="of the sample (default: %(default)s)")
    check.set_defaults(run=run_verify)
    proof = commands.add_parser(
        "prove", help="try every reply of the opponent, to the end of every line"
    )
    proof.add_argument("--seat", choices=SEATS, required=True, help="whether we move first")
    proof.add_argument(
        "--interpreted",
        metavar="N",
        type=positive,
        help="instead play N random lines to the end in Python alone, without numba, and time them",
    )
    proof.add_argument("--seed", type=int, default=1, help="of the lines (default: %(default)s)")
    proof.add_argument(
        "--discs",
        metavar="N",
        type=positive,
        default=ALL_DISCS,
        help="end the proof at N discs (default: %(default)s)",
    )
    proof.add_argument(
        "--work",
        metavar="FOLDER",
        type=Path,
        default=PROOF_FOLDER,
        help="save results here; an interrupted proof resumes (default: results/openings-proof)",
    )
    proof.set_defaults(run=run_prove)
    for command in (build, check, proof):
        command.add_argument(
            "--jobs",
            metavar="N",
            type=positive,
            default=os.cpu_count() or 1,
            help="run N processes (default: one per core, %(default)s)",
        )
        command.add_argument(
            "--cluster", metavar="ADDRESS", help="use a dask scheduler instead, tcp://HOST:8786"
        )
    return parser


def run_build(options: argparse.Namespace) -> int:
    """Build the book and write it."""
    start = time.perf_counter()
    check_output(options.output)
    with open_work_file(options.work) as work, _workers(options) as run, ProgressBar() as progress:
        tasks = {seat: progress.add_task(f"moving {seat}", total=None) for seat in SEATS}

        def report(seat: Seat, discs: int, done: int, total: int) -> None:
            description = f"moving {seat}, {discs} discs of {options.discs}"
            progress.update(tasks[seat], description=description, completed=done, total=total)

        starts = {seat: first_level(seat) for seat in SEATS}
        columns = build_book(starts, options.discs, run, work, report)
    text = write_text(columns)
    options.output.write_text(book_module(text, options.discs))
    seconds = time.perf_counter() - start
    print(f"{options.output}: {len(columns):,} entries, {len(text):,} characters, {seconds:.0f} s")
    return 0


def check_output(path: Path) -> None:
    """Raise UserError where a book cannot be written to `path`, or where another file is there."""
    if not path.parent.is_dir():
        raise UserError(f"--output {path}: there is no folder {path.parent}")
    if path.exists() and not (path.is_file() and path.read_bytes().startswith(MODULE_START)):
        raise UserError(f"--output {path}: exists and is no opening book; name another file")


def run_verify(options: argparse.Namespace) -> int:
    """Check the book that the agent reads."""
    start = time.perf_counter()
    with _workers(options) as run, ProgressBar() as progress:
        task = progress.add_task("following the book", total=None)
        every = entries(opening_book())
        chosen = sample_of(every, options.sample, options.seed)
        progress.update(task, description="verifying", total=len(chosen))
        differences = verify(chosen, run, lambda done: progress.update(task, completed=done))
    for difference in differences[:SHOWN]:
        print(difference)
    print(
        f"{len(chosen):,} of {len(every):,} entries derived again, {len(differences)} differ, "
        f"{time.perf_counter() - start:.0f} s"
    )
    return 1 if differences else 0


def run_prove(options: argparse.Namespace) -> int:
    """Walk our repertoire; print the positions by level, and the verdict."""
    if options.interpreted:
        return run_interpreted(options)
    start = time.perf_counter()
    with _workers(options) as run, ProgressBar() as progress:
        task = progress.add_task("proving", total=None)

        def report(discs: int, done: int, total: int) -> None:
            description = f"moving {options.seat}, {discs} discs"
            progress.update(task, description=description, completed=done, total=total)

        proof = prove(options.seat, run, options.work, report, last_discs=options.discs)
    table = Table("discs", "positions with us to move", title=f"Moving {options.seat}")
    for discs, positions in zip(proof.discs, proof.positions):
        table.add_row(str(discs), f"{positions:,}")
    table.add_section()
    table.add_row("all", f"{sum(proof.positions):,}")
    Console().print(table)
    for packed in proof.broken[:SHOWN]:
        position, promise = unpack(packed)
        print(f"broken: {PROMISES[promise]} was promised in\n{diagram_of(position, BOOK_GEOMETRY)}")
    ended = proof.discs[-1] >= options.discs - 1 and options.discs < ALL_DISCS
    claim = CLAIMS[options.seat] + (f", as far as {proof.discs[-1]} discs" if ended else "")
    verdict = "proved" if proof.holds else "NOT proved"
    print(f"{verdict}: {claim} ({time.perf_counter() - start:.0f} s)")
    return 0 if proof.holds else 1


def run_interpreted(options: argparse.Namespace) -> int:
    """Play random lines in Python alone; print the slowest move, and the verdict."""
    tasks = [(options.seat, f"{options.seed} {n}") for n in range(options.interpreted)]
    lines = []
    with _workers(options) as run, ProgressBar() as progress:
        bar = progress.add_task(f"moving {options.seat}", total=len(tasks))
        for _, line in run(play_line, tasks):
            lines.append(line)
            progress.update(bar, completed=len(lines))
    seconds = sorted(second for line in lines for second in line.seconds)
    broken = [line.moves for line in lines if not line.kept]
    for moves in broken[:SHOWN]:
        print(f"broken: {moves}")
    print(
        f"moving {options.seat}, {len(lines)} random lines in Python alone: {len(broken)} broken; "
        f"{len(seconds):,} moves, median {1000 * seconds[len(seconds) // 2]:.2f} ms, "
        f"slowest {seconds[-1]:.3f} s"
    )
    return 1 if broken else 0


def positive(text: str) -> int:
    """A whole number of at least 1, for argparse."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r}: expected a whole number of at least 1")
    return int(text)


def _workers(options: argparse.Namespace) -> AbstractContextManager[Run]:
    return workers(jobs=options.jobs, cluster=options.cluster)


if __name__ == "__main__":
    sys.exit(main())
