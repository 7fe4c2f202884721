"""Build one file (the submission) from an agent and its helper modules, and try it out.

    %(prog)s                      the strongest agent
    %(prog)s minimax -o here.py   another agent, another place
    %(prog)s minimax:N_STEPS=5    with one of its constants changed
    %(prog)s network --archive    as a .tar.gz: main.py, its weights beside it
    %(prog)s --check              is the file on disk up to date?
    %(prog)s --preflight FILE     would this file, ours or not, work on Kaggle?

FILE is a file, an archive or a folder with main.py at its top, or a notebook. FILE:my_agent chooses
one of several functions, FILE:DEPTH=6 sets a constant.

Code that would behave differently in one file than in several is refused, with file and line.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path

from rich.markup import escape
from rich.table import Table

from connectx.arena.preflight import Status, examine, printable
from connectx.bundle.flatten import is_built
from connectx.command_line import Parser, Printer, ProgressBar, checkout, number
from connectx.errors import PlayerError, UserError, one_line, say
from connectx.files import check_outputs, replacing, write_file
from connectx.players.archive import MAIN, archive_stem, read_files
from connectx.players.player import find_player
from connectx.players.weights import pack

STRONGEST = "perfect"
ARCHIVE = "submission.tar.gz"
STYLES = dict(zip(Status, ("green", "yellow", "bold red", "bold yellow")))
STATUSES = """exit status:
  0  fine
  1  --check: out of date; else it would fail on Kaggle
  2  the build fails, or the file is not a player
  3  whether it would play on Kaggle is unknown here"""


def main(program: str, arguments: Sequence[str]) -> int:
    """Run the command; returns the exit status. Raises UserError."""
    parser = make_parser(program)
    options = parser.parse_args(arguments)
    if options.preflight is not None:
        return run_preflight(options.preflight, options)
    found, file = find_player(options.agent), Path(options.output)
    built = found.to_upload(options.agent).encode()
    if options.archive:
        built = pack(built.decode())
        if file == parser.get_default("output"):
            file = file.with_name(ARCHIVE)
        if not file.name.endswith(".tar.gz"):
            raise UserError(f"{file}: not the name of an archive, expected FILE.tar.gz")
    shown = file.relative_to(Path.cwd()) if file.is_relative_to(Path.cwd()) else file
    if options.check:
        old = file.read_bytes() if file.is_file() else b""
        is_current = old == built
        problem = "out of date" if old else "missing"
        say(f"{shown} is {'up to date' if is_current else f'{problem}: run {parser.prog}'}")
        return 0 if is_current else 1
    check_outputs(file, force=options.force, ours=is_ours)
    if options.archive:
        with replacing(file) as place:
            place.write_bytes(built)
    else:
        write_file(file, [built.decode()])
    print(one_line(f"built {shown} from {options.agent}, {len(built):,} bytes"))
    for line in found.report():
        print(one_line(line))
    try:
        return 0 if options.no_preflight else run_preflight(str(shown), options)
    except KeyboardInterrupt:
        say(f"{shown} was built, but not tried out to the end")
        raise


def make_parser(program: str) -> Parser:
    """The options of the command line."""
    parser = Parser(prog=program, description=__doc__, epilog=STATUSES)
    what, add = parser.add_mutually_exclusive_group(), parser.add_argument
    agent = "an agent by name, or a FILE; optionally with constants: minimax:N_STEPS=5,... "
    agent += f"(default: {STRONGEST})"
    what.add_argument("agent", metavar="AGENT", nargs="?", default=STRONGEST, help=agent)
    try_out = "build nothing; try out this file, archive, folder or notebook, ours or not"
    what.add_argument("--preflight", metavar="FILE", help=try_out)
    project = checkout()
    submission = project / "submission" / "submission.py" if project else Path("submission.py")
    output = "where to write (default: submission.py, in a checkout submission/submission.py)"
    add("-o", "--output", metavar="FILE", type=Path, default=submission, help=output)
    archive = f"write {ARCHIVE}: main.py, and beside it the files that it reads"
    add("--archive", action="store_true", help=archive)
    add("--force", action="store_true", help="overwrite a file that was not built here")
    old = "write nothing; exit with 1 if the file is out of date"
    add("--check", action="store_true", help=old)
    unchecked = "do not try the file out after the build"
    add("--no-preflight", action="store_true", help=unchecked)
    memory = (
        "the preflight's limit for each process; default: the larger of 16384 and the machine's"
    )
    add("--memory", metavar="MIB", type=number(64), help=memory)
    parser.add_isolation()
    return parser


def is_ours(file: Path) -> bool:
    """Whether a file, or the main.py of an archive, was built here."""
    data = file.read_bytes()
    if archive_stem(file):
        try:
            data = dict(read_files(file))[MAIN]
        except PlayerError:
            return False
    return is_built(data.decode(errors="replace"))


def run_preflight(text: str, options: argparse.Namespace) -> int:
    """Examine a submission and print the table, the first error in full, and the conclusion.

    Returns 0 if it would play on Kaggle, 1 if it would fail, 3 if that is unknown here. Raises
    PlayerError as `examine` does.
    """
    with ProgressBar() as bar:
        memory = options.memory and options.memory << 20
        report, console = examine(text, options.isolation, bar.tell, memory), Printer()
    title = f"Preflight of {escape(printable(text))}"
    table = Table("check", "status", title=title, title_justify="left")
    table.add_column("result", overflow="fold")
    for name, detail, status in report.checks:
        table.add_row(name, f"[{STYLES[status]}]{status}[/]", escape(detail))
    console.print(table)
    if report.evidence and not report.passed:
        console.print(escape(report.evidence), style="dim", highlight=False)
    for status, conclusion, exit_status in (
        (Status.FAIL, "It would fail on Kaggle: ", 1),
        (Status.UNKNOWN, "Whether it would play on Kaggle is unknown here: ", 3),
        (Status.WARN, "It would play on Kaggle; look at: ", 0),
    ):
        if names := [check.name for check in report.checks if check.status is status]:
            console.print(f"{conclusion}{', '.join(names)}.")
            return exit_status
    console.print("It would play on Kaggle.")
    return 0
