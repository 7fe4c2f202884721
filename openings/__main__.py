"""The command line: python -m openings build | prove."""

import argparse
import os
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.table import Table

from arena.command_line import Output, ProgressBar
from arena.executor import workers
from errors import INTERRUPTED_STATUS, UserError, run_command
from openings.build import MODULE_START, RULE, book_module, find_columns, write_text
from openings.prove import ALL_DISCS, prove, rule_of_decision
from openings.repertoire import SEATS, first_level
from openings.store import Store

PROJECT = Path(__file__).resolve().parent.parent
BOOK_MODULE = PROJECT / "agents" / "core" / "book_data.py"
RESULTS = PROJECT / "results"
CLAIMS = {
    "first": "moving first, every line wins against every reply",
    "second": "moving second, no move gives away what the position is worth, and no mistake of the "
    "opponent goes unpunished",
}
PROMISES = {1: "a win", 0: "at least a draw", -1: "nothing"}
CORES = os.cpu_count() or 1
SHOWN = 5  # broken promises


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; the exit status is 0, 1 if the proof fails, or 2 for a user's error."""
    options = make_parser().parse_args(arguments)
    status = run_command("openings", lambda: int(options.run(options)))
    if status == INTERRUPTED_STATUS:
        print("openings: interrupted; run the same command again to resume", file=sys.stderr)
    return status


def make_parser() -> argparse.ArgumentParser:
    """The options, with their help."""
    parser = argparse.ArgumentParser(
        prog="python -m openings", description="Build and prove the opening book."
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    build = commands.add_parser("build", help="find the book's columns and write its module")
    text = "cover positions with fewer than N discs; 8 takes minutes (default: %(default)s)"
    build.add_argument("--discs", metavar="N", type=positive, default=18, help=text)
    text = "where to write the book (default: agents/core/book_data.py)"
    build.add_argument("-o", "--output", metavar="PATH", type=Path, default=BOOK_MODULE, help=text)
    build.set_defaults(run=run_build, work=RESULTS / "openings-build")

    text = "try every reply of the opponent, to the end of every line"
    proof = commands.add_parser("prove", help=text)
    proof.add_argument("--seat", choices=SEATS, required=True, help="whether we move first")
    text = "end the proof at N discs (default: %(default)s)"
    proof.add_argument("--discs", metavar="N", type=positive, default=ALL_DISCS, help=text)
    proof.set_defaults(run=run_prove, work=RESULTS / "openings-proof")

    for command in (build, proof):
        folder = command.get_default("work").relative_to(PROJECT)
        text = f"save results here; an interrupted run resumes (default: {folder})"
        command.add_argument("--work", metavar="FOLDER", type=Path, help=text)
        where = command.add_mutually_exclusive_group()
        text = "run N processes (default: one per core, %(default)s)"
        where.add_argument("--jobs", metavar="N", type=positive, default=CORES, help=text)
        text = "use a dask scheduler instead, tcp://HOST:8786"
        where.add_argument("--cluster", metavar="ADDRESS", help=text)
    return parser


def positive(text: str) -> int:
    """A whole number of at least 1, for argparse."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r}: expected a whole number of at least 1")
    return int(text)


@contextmanager
def open_store(options: argparse.Namespace, rule: str) -> Iterator[Store]:
    """The store of results, with workers and a progress bar."""
    with workers(jobs=options.jobs, cluster=options.cluster) as run, ProgressBar() as bar:
        yield Store(options.work, rule, run, bar)


def run_build(options: argparse.Namespace) -> int:
    """Build the book and write it."""
    start = time.perf_counter()
    path: Path = options.output
    if not path.parent.is_dir():
        raise UserError(f"--output {path}: there is no folder {path.parent}")
    if path.exists() and not (path.is_file() and path.read_bytes().startswith(MODULE_START)):
        raise UserError(f"--output {path}: exists and is not an opening book; name another file")
    columns: dict[int, int] = {}
    with open_store(options, RULE) as store:
        for seat in SEATS:
            columns |= find_columns(seat, first_level(seat), options.discs, store)
    text = write_text(columns)
    path.write_text(book_module(text, options.discs))
    seconds = time.perf_counter() - start
    print(f"{path}: {len(columns):,} entries, {len(text):,} characters, {seconds:.0f} s")
    return 0


def run_prove(options: argparse.Namespace) -> int:
    """Walk our repertoire; print the positions by level, and the verdict."""
    start = time.perf_counter()
    with open_store(options, rule_of_decision()) as store:
        proof = prove(options.seat, store, options.discs)
    table = Table("discs", "positions with us to move", title=f"Moving {options.seat}")
    for discs, positions in proof.positions.items():
        table.add_row(str(discs), f"{positions:,}")
    table.add_section()
    table.add_row("all", f"{sum(proof.positions.values()):,}")
    Output().print(table)
    for board, promise in proof.broken[:SHOWN]:
        print(f"broken: {PROMISES[promise]} was promised in\n{board}")
    last = max(proof.positions)
    shortened = options.discs < ALL_DISCS and last >= options.discs - 1
    claim = CLAIMS[options.seat] + (f", as far as {last} discs" if shortened else "")
    verdict = "NOT proved" if proof.broken else "proved"
    print(f"{verdict}: {claim} ({time.perf_counter() - start:.0f} s)")
    return 1 if proof.broken else 0


if __name__ == "__main__":
    sys.exit(main())
