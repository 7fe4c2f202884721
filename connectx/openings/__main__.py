"""Build and prove the opening book; compute the exact scores of the first positions."""

import argparse
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from rich.table import Table

from connectx.command_line import Parser, Printer, ProgressBar, checkout, number
from connectx.errors import UserError, run_command
from connectx.executor import workers
from connectx.files import check_outputs, write_file
from connectx.openings.build import RULE, book_module, find_columns, write_text
from connectx.openings.prove import ALL_DISCS, prove, rule_of_decision
from connectx.openings.repertoire import SEATS, first_level
from connectx.openings.scores import SCORES_RULE, find_scores, scores_module
from connectx.work import WorkFolder

PROGRAM = "python -m connectx.openings"
CLAIMS = {
    "first": "moving first, every line wins against every reply",
    "second": "moving second, no move gives anything away and no mistake goes unpunished",
}


def main(arguments: Sequence[str]) -> int:
    """Run the command; the exit status is 0, or 1 if the proof fails. Raises UserError."""
    options = make_parser().parse_args(arguments)
    return int(options.run(options))


def make_parser() -> argparse.ArgumentParser:
    """The options, with their help."""
    parser = Parser(prog=PROGRAM, description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    project = checkout() or Path()

    build = commands.add_parser("build", help="find the book's columns and write its module")
    build.set_defaults(run=run_build, discs=18, work=project / "results" / "openings-build")
    text = "compute the exact scores of the first positions and write their module"
    scores = commands.add_parser("scores", help=text)
    scores.set_defaults(run=run_scores, discs=8, work=project / "results" / "openings-scores")
    for command, module in ((build, "book_data.py"), (scores, "scores_data.py")):
        written = project / "connectx" / "core" / module
        output = written if written.is_file() else Path(module)
        text = f"where to write it (default: {module}, in a checkout connectx/core/{module})"
        command.add_argument("-o", "--output", metavar="PATH", type=Path, default=output, help=text)

    text = "try every reply of the opponent, to the end of every line"
    proof = commands.add_parser("prove", help=text)
    proof.add_argument("--seat", choices=SEATS, required=True, help="whether we move first")
    proof.set_defaults(run=run_prove, discs=ALL_DISCS, work=project / "results" / "openings-proof")

    for command in (build, scores, proof):
        command.set_defaults(jobs=os.cpu_count() or 1)
        reach = "positions with fewer than N discs" if command is build else "as far as N discs"
        for option, text in (
            ("--discs", f"{reach} (default: %(default)s)"),
            ("--jobs", "run N processes (default: one per core, %(default)s)"),
        ):
            command.add_argument(option, metavar="N", type=number(1), help=text)
        text = "use a dask scheduler instead, tcp://HOST:8786"
        command.add_argument("--cluster", metavar="ADDRESS", help=text)
        folder = command.get_default("work").relative_to(project)
        text = f"save results here; an interrupted run resumes (default: {folder})"
        command.add_argument("--work", metavar="FOLDER", type=Path, help=text)
    return parser


def run_build(options: argparse.Namespace) -> int:
    """Build the book and write it."""
    start = time.perf_counter()
    path = output_for(options, "BOOK_TEXT")
    columns: dict[int, int] = {}
    with workers(jobs=options.jobs, cluster=options.cluster) as run, ProgressBar() as bar:
        folder = WorkFolder(options.work, RULE, run, bar.tell)
        for seat in SEATS:
            columns |= find_columns(seat, first_level(seat), options.discs, folder)
    text = write_text(columns)
    write_file(path, [book_module(text, options.discs)])
    seconds = time.perf_counter() - start
    print(f"{path}: {len(columns):,} entries, {len(text):,} characters, {seconds:.0f} s")
    return 0


def run_scores(options: argparse.Namespace) -> int:
    """Compute the scores of the first positions and write them."""
    start = time.perf_counter()
    path = output_for(options, "SCORES_TEXT")
    with workers(jobs=options.jobs, cluster=options.cluster) as run, ProgressBar() as bar:
        scores = find_scores(options.discs, WorkFolder(options.work, SCORES_RULE, run, bar.tell))
    write_file(path, [scores_module(scores, options.discs)])
    size = path.stat().st_size / 1000
    seconds = time.perf_counter() - start
    print(f"{path}: {len(scores):,} scores, {size:,.0f} kB, {seconds:.0f} s")
    return 0


def output_for(options: argparse.Namespace, name: str) -> Path:
    """Where to write a module that defines `name`: a new file, or one that defines it already."""
    path: Path = options.output
    check_outputs(path, force=True)
    if path.exists() and not (path.is_file() and f"{name} = ".encode() in path.read_bytes()):
        raise UserError(f"--output {path}: exists and has no {name}, expected another file")
    return path


def run_prove(options: argparse.Namespace) -> int:
    """Walk our repertoire; print the positions by level, and the conclusion."""
    start = time.perf_counter()
    with workers(jobs=options.jobs, cluster=options.cluster) as run, ProgressBar() as bar:
        folder = WorkFolder(options.work, rule_of_decision(), run, bar.tell)
        proof = prove(options.seat, folder, options.discs)
    table = Table("discs", "positions with us to move", title=f"Moving {options.seat}")
    for discs, positions in proof.positions.items():
        table.add_row(str(discs), f"{positions:,}")
    table.add_section()
    table.add_row("all", f"{sum(proof.positions.values()):,}")
    Printer().print(table)
    for board, promise in proof.broken[:5]:
        print(f"broken: {promise} (1 a win, 0 a draw) was promised in\n{board}")
    claim = CLAIMS[options.seat]
    if options.discs < ALL_DISCS:
        claim += f", as far as {max(proof.positions)} discs"
    conclusion = "NOT proved" if proof.broken else "proved"
    print(f"{conclusion}: {claim} ({time.perf_counter() - start:.0f} s)")
    return 1 if proof.broken else 0


if __name__ == "__main__":
    sys.exit(run_command(PROGRAM, lambda: main(sys.argv[1:])))
