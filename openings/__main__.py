"""The command line: python -m openings build | verify | prove."""

import argparse
import os
import sys
import time
from collections.abc import Sequence
from contextlib import AbstractContextManager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from agents.core.book import BOOK_GEOMETRY, opening_book
from agents.core.notation import diagram_of
from arena.errors import UserError
from arena.executor import Run, workers
from openings.build import WorkFile, WorkFileError, build_book
from openings.lines import SEATS, Seat, first_level
from openings.prove import prove, unpack
from openings.sample import play_line
from openings.text import book_module, write_text
from openings.verify import entries, sample_of, verify

PROJECT = Path(__file__).resolve().parent.parent
BOOK_MODULE = PROJECT / "agents" / "core" / "book_data.py"
WORK_FILE = PROJECT / "results" / "openings-build.jsonl"
DISCS = 18
CLAIMS = {
    "first": "moving first, every line against every reply is won",
    "second": "moving second, no move gives away what the position is worth, and no error of the "
    "opponent goes unpunished",
}
PROMISES = {1: "a win", 0: "a draw at least", -1: "nothing"}


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line. Returns the exit status: 0 fine, 1 a check failed, 2 bad usage."""
    options = make_parser().parse_args(arguments)
    try:
        return int(options.run(options))
    except (WorkFileError, UserError) as error:
        print(f"openings: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("openings: interrupted; the same command goes on from here", file=sys.stderr)
        return 130


def make_parser() -> argparse.ArgumentParser:
    """The options, with their help."""
    parser = argparse.ArgumentParser(
        prog="python -m openings", description="Make, check and prove the opening book."
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    build = commands.add_parser(
        "build", help="find the book's columns and write agents/core/book_data.py"
    )
    build.add_argument(
        "--discs",
        type=_positive,
        default=DISCS,
        help="cover positions with fewer discs; 8 is for trying (default: %(default)s)",
    )
    build.add_argument(
        "--work",
        metavar="FILE",
        type=Path,
        default=WORK_FILE,
        help="where the work is kept and gone on with (default: results/openings-build.jsonl)",
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
    check.add_argument("--sample", metavar="N", type=_positive, help="so many entries at random")
    check.add_argument("--seed", type=int, default=1, help="of the sample (default: %(default)s)")
    check.set_defaults(run=run_verify)
    proof = commands.add_parser(
        "prove", help="walk every reply of the opponent to the end of every line"
    )
    proof.add_argument(
        "--seat", choices=SEATS, required=True, help="our seat: first must win every line"
    )
    proof.add_argument(
        "--interpreted",
        metavar="LINES",
        type=_positive,
        help="instead, so many random lines to the end by Python alone, without numba, and timed",
    )
    proof.add_argument("--seed", type=int, default=1, help="of the lines (default: %(default)s)")
    proof.add_argument(
        "--discs", type=_positive, default=42, help="end the walk at so many discs (default: 42)"
    )
    proof.add_argument(
        "--work",
        metavar="FOLDER",
        type=Path,
        default=PROJECT / "results" / "openings-proof",
        help="where the work is kept and gone on with (default: results/openings-proof)",
    )
    proof.set_defaults(run=run_prove)
    for command in (build, check, proof):
        command.add_argument(
            "--jobs",
            metavar="N",
            type=_positive,
            default=os.cpu_count() or 1,
            help="processes at once (default: the cores, %(default)s)",
        )
        command.add_argument(
            "--cluster", metavar="ADDRESS", help="a dask scheduler's instead, tcp://HOST:8786"
        )
    return parser


def run_build(options: argparse.Namespace) -> int:
    """Build the book and write it."""
    start = time.perf_counter()
    with WorkFile(options.work) as work, _workers(options) as run, _progress() as progress:
        tasks = {seat: progress.add_task(f"moving {seat}", total=None) for seat in SEATS}

        def report(seat: Seat, discs: int, done: int, total: int) -> None:
            progress.update(
                tasks[seat],
                description=f"moving {seat}, {discs} discs of {options.discs}",
                completed=done,
                total=total,
            )

        starts = {seat: first_level(seat) for seat in SEATS}
        columns = build_book(starts, options.discs, run, work, report)
    text = write_text(columns)
    options.output.write_text(book_module(text, options.discs))
    seconds = time.perf_counter() - start
    print(f"{options.output}: {len(columns):,} entries, {len(text):,} characters, {seconds:.0f} s")
    return 0


def run_verify(options: argparse.Namespace) -> int:
    """Check the book that the agent reads."""
    start = time.perf_counter()
    with _workers(options) as run, _progress() as progress:
        task = progress.add_task("following the book", total=None)
        every = entries(opening_book())
        chosen = sample_of(every, options.sample, options.seed)
        progress.update(task, description="verifying", total=len(chosen))
        differences = verify(chosen, run, lambda done: progress.update(task, completed=done))
    for difference in differences[:10]:
        print(difference)
    print(
        f"{len(chosen):,} of {len(every):,} entries derived again, {len(differences)} differ, "
        f"{time.perf_counter() - start:.0f} s"
    )
    return 1 if differences else 0


def run_prove(options: argparse.Namespace) -> int:
    """Walk our lines; the positions by ply, and the verdict."""
    if options.interpreted:
        return run_interpreted(options)
    start = time.perf_counter()
    with _workers(options) as run, _progress() as progress:
        task = progress.add_task("proving", total=None)

        def report(discs: int, done: int, total: int) -> None:
            progress.update(
                task,
                description=f"moving {options.seat}, {discs} discs",
                completed=done,
                total=total,
            )

        proof = prove(options.seat, run, options.work, report, last_discs=options.discs)
    table = Table("discs", "positions with us to move", title=f"Moving {options.seat}")
    for discs, positions in zip(proof.discs, proof.positions):
        table.add_row(str(discs), f"{positions:,}")
    table.add_section()
    table.add_row("all", f"{sum(proof.positions):,}")
    Console().print(table)
    for packed in proof.broken[:5]:
        position, promise = unpack(packed)
        print(f"broken: {PROMISES[promise]} was promised in\n{diagram_of(position, BOOK_GEOMETRY)}")
    ended = proof.discs[-1] >= options.discs - 1 and options.discs < 42
    claim = CLAIMS[options.seat] + (f", as far as {proof.discs[-1]} discs" if ended else "")
    verdict = "proved" if proof.holds else "NOT proved"
    print(f"{verdict}: {claim} ({time.perf_counter() - start:.0f} s)")
    return 0 if proof.holds else 1


def run_interpreted(options: argparse.Namespace) -> int:
    """Play random lines in Python alone; the slowest move, and the verdict."""
    tasks = [(options.seat, f"{options.seed} {n}") for n in range(options.interpreted)]
    lines = []
    with _workers(options) as run, _progress() as progress:
        bar = progress.add_task(f"moving {options.seat}", total=len(tasks))
        for _, line in run(play_line, tasks):
            lines.append(line)
            progress.update(bar, completed=len(lines))
    seconds = sorted(second for line in lines for second in line.seconds)
    broken = [line.moves for line in lines if not line.kept]
    for moves in broken[:5]:
        print(f"broken: {moves}")
    print(
        f"moving {options.seat}, {len(lines)} random lines by Python alone: {len(broken)} broken; "
        f"{len(seconds):,} moves, median {1000 * seconds[len(seconds) // 2]:.2f} ms, "
        f"slowest {seconds[-1]:.3f} s"
    )
    return 1 if broken else 0


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text}: expected at least 1")
    return number


def _workers(options: argparse.Namespace) -> AbstractContextManager[Run]:
    return workers(jobs=options.jobs, cluster=options.cluster)


def _progress() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
    )


if __name__ == "__main__":
    sys.exit(main())
