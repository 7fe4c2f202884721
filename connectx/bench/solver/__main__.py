"""Build and prove the opening book; compute the exact scores of the first positions.

All three use every core. An interrupted build or computation resumes.
"""

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from rich.table import Table

from connectx.bench.solver.prove import prove
from connectx.bench.solver.repertoire import (
    RULE,
    SCORES_RULE,
    SEATS,
    book_module,
    find_columns,
    find_scores,
    first_level,
    scores_module,
    write_text,
)
from connectx.bench.work import WorkFolder
from connectx.command_line import Parser, Printer, ProgressBar, find_checkout
from connectx.errors import UserError, run_command
from connectx.executor import workers
from connectx.files import write_file

PROGRAM = "python -m connectx.bench.solver"
BOOK_DISCS = 18  # the book has positions with fewer
SCORES_DISCS = 8  # positions with up to so many have known scores
CLAIMS = {
    "first": "moving first, every line wins against every reply",
    "second": "moving second, no move gives anything away and no mistake goes unpunished",
}


def main(arguments: Sequence[str]) -> int:
    """Run the command; the exit status is 0, or 1 if the proof fails. Raises UserError."""
    parser = Parser(prog=PROGRAM, description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    build = commands.add_parser("build", help="find the book's columns and write its module")
    build.set_defaults(run=run_build)
    text = "compute the exact scores of the first positions and write their module"
    commands.add_parser("scores", help=text).set_defaults(run=run_scores)
    text = "try every reply of the opponent, to the end of every line"
    proof = commands.add_parser("prove", help=text)
    proof.add_argument("--seat", choices=SEATS, required=True, help="whether we move first")
    proof.set_defaults(run=run_prove)
    options = parser.parse_args(arguments)
    return int(options.run(options))


@contextmanager
def work_folder(folder: Path, rule: str) -> Iterator[WorkFolder]:
    """A folder for results, worked out on every core."""
    with (
        workers(jobs=os.cpu_count() or 1) as run,
        ProgressBar() as bar,
        closing(WorkFolder(folder, rule, run, bar.on_progress)) as opened,
    ):
        yield opened


def project() -> Path:
    """The folder of the checkout; raises UserError without one."""
    folder = find_checkout()
    if folder is None:
        raise UserError("the current folder is in no checkout of the project, expected one")
    return folder


def run_build(_: argparse.Namespace) -> int:
    """Build the book and write it."""
    start = time.perf_counter()
    columns: dict[int, int] = {}
    with work_folder(project() / "results" / "openings-build", RULE) as folder:
        for seat in SEATS:
            columns |= find_columns(seat, first_level(seat), BOOK_DISCS, folder)
    path = project() / "connectx" / "core" / "book_data.py"
    write_file(path, [book_module(write_text(columns), BOOK_DISCS)])
    print(f"{path}: {len(columns):,} entries, {time.perf_counter() - start:.0f} s")
    return 0


def run_scores(_: argparse.Namespace) -> int:
    """Compute the scores of the first positions and write them."""
    start = time.perf_counter()
    with work_folder(project() / "results" / "openings-scores", SCORES_RULE) as folder:
        scores = find_scores(SCORES_DISCS, folder)
    path = project() / "connectx" / "core" / "scores_data.py"
    write_file(path, [scores_module(scores, SCORES_DISCS)])
    print(f"{path}: {len(scores):,} scores, {time.perf_counter() - start:.0f} s")
    return 0


def run_prove(options: argparse.Namespace) -> int:
    """Walk our repertoire; print the positions by level, and the conclusion."""
    start = time.perf_counter()
    with tempfile.TemporaryDirectory() as results, work_folder(Path(results), "") as folder:
        proof = prove(options.seat, folder)
    table = Table("discs", "positions with us to move", title=f"Moving {options.seat}")
    for discs, positions in proof.positions.items():
        table.add_row(str(discs), f"{positions:,}")
    table.add_section()
    table.add_row("all", f"{sum(proof.positions.values()):,}")
    Printer().print(table)
    for board, promise in proof.broken[:5]:
        print(f"broken: {promise} (1 a win, 0 a draw) was promised in\n{board}")
    conclusion = "NOT proved" if proof.broken else "proved"
    print(f"{conclusion}: {CLAIMS[options.seat]} ({time.perf_counter() - start:.0f} s)")
    return 1 if proof.broken else 0


if __name__ == "__main__":
    sys.exit(run_command(PROGRAM, lambda: main(sys.argv[1:])))
