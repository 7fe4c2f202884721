"""Build and prove the opening book; compute the exact scores of the first positions.

All three use every core. An interrupted build or computation resumes.
"""

import os
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from rich.table import Table

from connectx.bench.solver.prove import prove
from connectx.bench.solver.repertoire import (
    PROOF_SEATS,
    RULE,
    SCORES_RULE,
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
BOOK_DISCS = 18  # the book has positions with fewer discs
SCORES_DISCS = 8  # positions with at most so many discs have known scores
MAX_PRINTED_BOARDS = 5  # of those on which a promise was broken
# What a proof proves, by our seat.
CLAIMS = {
    "first": "moving first, every line wins against every reply",
    "second": "moving second, no move gives anything away and no mistake goes unpunished",
}


@dataclass(frozen=True)
class SolverOptions:
    """What the command line asks for."""

    command: str  # "build", "scores" or "prove"
    seat: str  # in which "prove" plays; "" for the other commands


def main(arguments: Sequence[str]) -> int:
    """Run the command, and return its exit status: 0, or 1 if the proof fails.

    `arguments` are those of the command line. Raises UserError if the command cannot be run.
    """
    options = read_options(arguments)
    if options.command == "build":
        return run_build()
    if options.command == "scores":
        return run_scores()
    return run_prove(options.seat)


def read_options(arguments: Sequence[str]) -> SolverOptions:
    """Read the command and its options. Raises UserError if the command line is invalid."""
    parser = Parser(prog=PROGRAM, description=__doc__)
    parser.set_defaults(seat="")  # for the commands without --seat
    commands = parser.add_subparsers(required=True, metavar="COMMAND", dest="command")
    commands.add_parser("build", help="find the book's columns and write its module")
    scores_help = "compute the exact scores of the first positions and write their module"
    commands.add_parser("scores", help=scores_help)
    proof_help = "try every reply of the opponent, to the end of every line"
    proof = commands.add_parser("prove", help=proof_help)
    proof.add_argument("--seat", choices=PROOF_SEATS, required=True, help="whether we move first")
    values = parser.parse_args(arguments)
    return SolverOptions(command=values.command, seat=values.seat)


@contextmanager
def open_work_folder(folder: Path, rule: str) -> Iterator[WorkFolder]:
    """Open a folder of results, which are computed on every core.

    `rule` is a text that says how the results are computed. Results of another rule are removed.
    """
    with (
        workers(jobs=os.cpu_count() or 1) as run,
        ProgressBar() as bar,
        closing(WorkFolder(folder, rule, run, bar.on_progress)) as work_folder,
    ):
        yield work_folder


def find_project() -> Path:
    """Return the folder of the checkout in which the current folder is.

    Raises UserError if the current folder is in no checkout.
    """
    folder = find_checkout()
    if folder is None:
        raise UserError("the current folder is in no checkout of the project, expected one")
    return folder


def run_build() -> int:
    """Build the book and write its module. Returns the exit status."""
    start = time.perf_counter()
    project = find_project()
    columns: dict[int, int] = {}
    with open_work_folder(project / "results" / "openings-build", RULE) as folder:
        for seat in PROOF_SEATS:
            columns |= find_columns(seat, first_level(seat), BOOK_DISCS, folder)
    path = project / "connectx" / "core" / "book_data.py"
    write_file(path, [book_module(write_text(columns), BOOK_DISCS)])
    print(f"{path}: {len(columns):,} entries, {time.perf_counter() - start:.0f} s")
    return 0


def run_scores() -> int:
    """Compute the scores of the first positions and write their module. Returns the exit status."""
    start = time.perf_counter()
    project = find_project()
    with open_work_folder(project / "results" / "openings-scores", SCORES_RULE) as folder:
        scores = find_scores(SCORES_DISCS, folder)
    path = project / "connectx" / "core" / "scores_data.py"
    write_file(path, [scores_module(scores, SCORES_DISCS)])
    print(f"{path}: {len(scores):,} scores, {time.perf_counter() - start:.0f} s")
    return 0


def run_prove(seat: str) -> int:
    """Prove our claim about a seat, "first" or "second", and print the conclusion.

    Also prints a table of the positions with us to move that the proof has reached, by their number
    of discs. Returns the exit status: 0, or 1 if a promise of the proof is broken.
    """
    start = time.perf_counter()
    with (
        tempfile.TemporaryDirectory() as temporary_folder,
        open_work_folder(Path(temporary_folder), rule="") as folder,
    ):
        proof = prove(seat, folder)
    table = Table("discs", "positions with us to move", title=f"Moving {seat}")
    for discs, positions in proof.positions.items():
        table.add_row(str(discs), f"{positions:,}")
    table.add_section()
    table.add_row("all", f"{sum(proof.positions.values()):,}")
    Printer().print(table)
    for board, promise in proof.broken[:MAX_PRINTED_BOARDS]:
        print(f"broken: {promise} (1 a win, 0 a draw) was promised in\n{board}")
    conclusion = "NOT proved" if proof.broken else "proved"
    print(f"{conclusion}: {CLAIMS[seat]} ({time.perf_counter() - start:.0f} s)")
    return 1 if proof.broken else 0


if __name__ == "__main__":
    sys.exit(run_command(PROGRAM, lambda: main(sys.argv[1:])))
