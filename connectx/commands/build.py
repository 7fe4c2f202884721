"""Build one file (the submission) from an agent and its helper modules, and try it out.

    %(prog)s                      the strongest agent
    %(prog)s minimax -o here.py   another agent, another place
    %(prog)s minimax:N_STEPS=5    with one of its constants changed
    %(prog)s network --archive    as a .tar.gz: main.py, and what it reads beside it
    %(prog)s --check              is the file on disk up to date?
    %(prog)s --preflight FILE     would this file, ours or not, work on Kaggle?

FILE is a file, an archive, an agent's folder, or a notebook. FILE:my_agent chooses one of several
functions, FILE:DEPTH=6 sets a constant.

What the agent imports goes into its file. What it reads lies beside it, and goes into an archive.
"""

import argparse
import os
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from rich.markup import escape
from rich.table import Table

from connectx.arena.preflight import Status, examine, printable
from connectx.build.archive import (
    MAIN_FILE,
    PackedFile,
    archive_stem,
    find_main_file,
    pack,
    read_files,
)
from connectx.build.bundle import check_function, is_built, with_header
from connectx.build.player import ParsedPlayer, Player, PlayerSpec, find_player, player_names
from connectx.command_line import WIDTH, Parser, Printer, ProgressBar, checkout, number
from connectx.errors import PlayerError, UserError, one_line, say
from connectx.files import check_outputs, naming_unreadable, replacing, write_file

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
        return run_preflight(options.preflight, options.preflight, options)[0]
    file = Path(options.output)
    if options.archive and file == parser.get_default("output"):
        file = file.with_name(ARCHIVE)
    if options.archive and not file.name.endswith(".tar.gz"):
        raise UserError(f"{file}: not the name of an archive, expected FILE.tar.gz")
    found, player = to_build(options, file)
    built = pack(player.files) if options.archive else player.source.encode()
    shown = file.relative_to(Path.cwd()) if file.is_relative_to(Path.cwd()) else file
    if options.check:
        with naming_unreadable(file):
            old = file.read_bytes() if file.is_file() else b""
        is_current = old == built
        problem = "out of date" if old else "missing"
        say(f"{shown} is {'up to date' if is_current else f'{problem}: run {parser.prog}'}")
        return 0 if is_current else 1
    check_outputs(file, force=options.force, ours=is_ours)
    status, unread = 0, set[str]()
    if options.archive:
        if not options.no_preflight:
            status, read = run_preflight(player, str(shown), options)
            unread = {each.path for each in player.files} - read - {MAIN_FILE}
        for name, data in player.files:
            mark = ", which nothing was seen to read" if name in unread else ""
            print(one_line(f"  {name}, {len(data):,} bytes{mark}"))
        with replacing(file) as place:
            place.write_bytes(built)
    else:
        write_file(file, [player.source])
    print(one_line(f"built {shown} from {options.agent}, {len(built):,} bytes"))
    if found.bundle:
        helpers = found.bundle.helpers
        lines = []
        for helper in helpers:
            count = len(helper.source.splitlines())
            lines.append(f"{helper.path}, {count} {'line' if count == 1 else 'lines'}")
        if helpers and found.bundle.text_reason:
            lines.append(f"The helpers stand as text: {found.bundle.text_reason}.")
        elif helpers:
            lines.append("The helpers stand as code.")
        for line in (*lines, *found.bundle.notes):
            print(one_line(f"  {line}"))
    try:
        if not (options.no_preflight or options.archive):
            status, _ = run_preflight(player, str(shown), options)
    except KeyboardInterrupt:
        say(f"{shown} was built, but not tried out to the end")
        raise
    return status


def to_build(options: argparse.Namespace, file: Path) -> tuple[ParsedPlayer, Player]:
    """What the options name, and the player that is to be written to a file.

    Raises PlayerError if there is none that could be uploaded.
    """
    spec = PlayerSpec.parse(options.agent)
    folder = Path(spec.target)
    is_folder = os.path.isdir(folder)  # noqa: PTH112 - takes any text
    if options.archive:
        found = find_player(options.agent, archive=file, limit_files=not options.yes)
    elif is_folder and spec.target not in player_names():  # of which one file is wanted
        found = find_player(str(spec._replace(target=str(folder / find_main_file(folder)))))
    else:
        found = find_player(options.agent)
    player, source = found.player, found.player.source
    beside = [each for each in player.files if each.path != MAIN_FILE]
    if archive_stem(folder) and beside:
        lacks = f"one file would lack {beside[0].path} beside {MAIN_FILE}; upload it as it is"
        raise PlayerError(f"{spec.target}: {lacks}")
    if not is_built(source):
        check_function(source, spec.target)
        path = MAIN_FILE if archive_stem(folder) or folder.is_dir() else folder.name
        source = with_header(source, path, options.agent)
    # The source ends with the function that was chosen, which Kaggle calls.
    player = replace(player, source=source, function="")
    if not options.archive:
        return found, replace(player, helpers=())
    files = sorted([PackedFile(MAIN_FILE, source.encode()), *beside])
    return found, replace(player, files=tuple(files))


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
    archive = f"write {ARCHIVE}: main.py and the other files of the agent's folder that are not "
    archive += "Python, hidden or a cache; of a folder, Python too"
    add("--archive", action="store_true", help=archive)
    add("--yes", action="store_true", help="pack more than 50 files or 100 MiB")
    add("--force", action="store_true", help="overwrite a file that was not built here")
    add("--check", action="store_true", help="write nothing; exit with 1 if the file is outdated")
    add("--no-preflight", action="store_true", help="do not try the file out after the build")
    memory = "the preflight's limit for each process; default: 16384 or the machine's, if larger"
    add("--memory", metavar="MIB", type=number(64), help=memory)
    parser.add_isolation()
    return parser


def is_ours(file: Path) -> bool:
    """Whether a file, or the main.py of an archive, was built here.

    Raises UserError if it cannot be read.
    """
    try:
        with naming_unreadable(file):
            data = dict(read_files(file))[MAIN_FILE] if archive_stem(file) else file.read_bytes()
    except PlayerError:  # no archive of a submission
        return False
    return is_built(data.decode(errors="replace"))


def run_preflight(
    player: str | Player, title: str, options: argparse.Namespace
) -> tuple[int, set[str]]:
    """Examine a submission and print the table, the first error in full, and the conclusion.

    Returns 0 if it would play on Kaggle, 1 if it would fail, 3 if that is unknown here; and those
    of its files that were read. Raises PlayerError as `examine` does.
    """
    with ProgressBar() as bar:
        memory = options.memory and options.memory << 20
        report, console = examine(player, options.isolation, bar.tell, memory), Printer()
    if not console.is_terminal:
        console.width = WIDTH
    heading = f"Preflight of {escape(printable(title))}"
    table = Table("check", "status", title=heading, title_justify="left")
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
            return exit_status, report.read
    console.print("It would play on Kaggle.")
    return 0, report.read
