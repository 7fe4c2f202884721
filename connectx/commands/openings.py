"""The command line: python -m openings build | prove."""

import argparse
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from rich.table import Table

from arena.command_line import Output, Parser, check_outputs, number
from arena.executor import workers
from errors import UserError, run_command
from openings.build import RULE, book_module, find_columns, write_text
from openings.prove import ALL_DISCS, prove, rule_of_decision
from openings.repertoire import SEATS, Store, first_level

PROJECT = Path(__file__).resolve().parent.parent
BOOK_MODULE = PROJECT / "agents" / "core" / "book_data.py"
CLAIMS = {
    "first": "moving first, every line wins against every reply",
    "second": "moving second, no move gives anything away and no mistake goes unpunished",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; the exit status is 0, 1 if the proof fails, or 2 for a user's error."""

    def run() -> int:
        options = make_parser().parse_args(arguments)
        return int(options.run(options))

    return run_command("python -m openings", run)


def make_parser() -> argparse.ArgumentParser:
    """The options, with their help."""
    parser = Parser(prog="python -m openings", description="Build and prove the opening book.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    build = commands.add_parser("build", help="find the book's columns and write its module")
    text = "where to write the book (default: agents/core/book_data.py)"
    build.add_argument("-o", "--output", metavar="PATH", type=Path, default=BOOK_MODULE, help=text)
    build.set_defaults(run=run_build, discs=18, work=PROJECT / "results" / "openings-build")

    text = "try every reply of the opponent, to the end of every line"
    proof = commands.add_parser("prove", help=text)
    proof.add_argument("--seat", choices=SEATS, required=True, help="whether we move first")
    proof.set_defaults(run=run_prove, discs=ALL_DISCS, work=PROJECT / "results" / "openings-proof")

    for command in (build, proof):
        command.set_defaults(jobs=os.cpu_count() or 1)
        for option, text in (
            ("--discs", "go as far as N discs (default: %(default)s)"),
            ("--jobs", "run N processes (default: one per core, %(default)s)"),
        ):
            command.add_argument(option, metavar="N", type=number(1), help=text)
        text = "use a dask scheduler instead, tcp://HOST:8786"
        command.add_argument("--cluster", metavar="ADDRESS", help=text)
        folder = command.get_default("work").relative_to(PROJECT)
        text = f"save results here; an interrupted run resumes (default: {folder})"
        command.add_argument("--work", metavar="FOLDER", type=Path, help=text)
    return parser


def run_build(options: argparse.Namespace) -> int:
    """Build the book and write it."""
    start = time.perf_counter()
    path: Path = options.output
    if path.exists() and not (path.is_file() and b"BOOK_TEXT = " in path.read_bytes()):
        raise UserError(f"--output {path}: exists and is no opening book, expected another file")
    check_outputs(path, force=True)
    columns: dict[int, int] = {}
    with workers(jobs=options.jobs, cluster=options.cluster) as run:
        store = Store(options.work, RULE, run)
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
    with workers(jobs=options.jobs, cluster=options.cluster) as run:
        store = Store(options.work, rule_of_decision(), run)
        proof = prove(options.seat, store, options.discs)
    table = Table("discs", "positions with us to move", title=f"Moving {options.seat}")
    for discs, positions in proof.positions.items():
        table.add_row(str(discs), f"{positions:,}")
    table.add_section()
    table.add_row("all", f"{sum(proof.positions.values()):,}")
    Output().print(table)
    for board, promise in proof.broken[:5]:
        print(f"broken: {promise} (1 a win, 0 a draw) was promised in\n{board}")
    claim = CLAIMS[options.seat]
    if options.discs < ALL_DISCS:
        claim += f", as far as {max(proof.positions)} discs"
    verdict = "NOT proved" if proof.broken else "proved"
    print(f"{verdict}: {claim} ({time.perf_counter() - start:.0f} s)")
    return 1 if proof.broken else 0


if __name__ == "__main__":
    sys.exit(main())
