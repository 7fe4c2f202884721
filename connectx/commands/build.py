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
from dataclasses import dataclass, replace
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
from connectx.build.bundle import Bundle, check_function, is_built, with_header
from connectx.build.player import ParsedPlayer, Player, PlayerSpec, find_player, player_names
from connectx.command_line import (
    TERMINAL_WIDTH,
    Parser,
    Printer,
    ProgressBar,
    find_checkout,
    make_number_reader,
)
from connectx.errors import PlayerError, UserError, print_to_stderr, single_line
from connectx.files import check_outputs, naming_unreadable, replacing, write_file

STRONGEST = "perfect"
ARCHIVE = "submission.tar.gz"
STYLES = dict(zip(Status, ("green", "yellow", "bold red", "bold yellow")))
STATUSES = """exit status:
  0  fine
  1  --check: out of date; else it would fail on Kaggle
  2  the build fails, or the file is not a player
  3  whether it would play on Kaggle is unknown here"""


@dataclass(frozen=True, kw_only=True)
class Submission:
    """What is to be written and uploaded: a file, or an archive with its files."""

    agent: str  # as it was named
    player: Player
    bundle: Bundle | None  # the agent with its helpers; None if a file plays as it is
    content: bytes
    file: Path

    @property
    def title(self) -> str:
        """The file's path, from the current folder if it lies below."""
        folder = Path.cwd()
        return str(self.file.relative_to(folder) if self.file.is_relative_to(folder) else self.file)


def main(program: str, arguments: Sequence[str]) -> int:
    """Run the command, as `build_submission.py` does; returns the exit status. Raises UserError."""
    options = read_options(program, arguments)
    if options.preflight is not None:
        return preflight_file(options)
    found = find_player_to_build(options)
    submission = make_submission(found, options)
    if options.check:
        return check_is_current(submission, program)
    check_may_be_written(submission, options)
    if options.archive:
        return write_archive(submission, options)
    write_submission(submission)
    return preflight_submission(submission, options)


# Options -----------------------------------------------------------------------------------------


def read_options(program: str, arguments: Sequence[str]) -> argparse.Namespace:
    """Return the options, with the path of the file to write as `output`. Raises UserError."""
    parser = make_parser(program)
    options = parser.parse_args(arguments)
    if options.archive and options.preflight is None:
        if options.output == parser.get_default("output"):
            options.output = options.output.with_name(ARCHIVE)
        if not options.output.name.endswith(".tar.gz"):
            raise UserError(f"{options.output}: not the name of an archive, expected FILE.tar.gz")
    return options


def make_parser(program: str) -> Parser:
    """The options of the command line."""
    parser = Parser(prog=program, description=__doc__, epilog=STATUSES)
    what, add = parser.add_mutually_exclusive_group(), parser.add_argument
    agent = "an agent by name, or a FILE; optionally with constants: minimax:N_STEPS=5,... "
    agent += f"(default: {STRONGEST})"
    what.add_argument("agent", metavar="AGENT", nargs="?", default=STRONGEST, help=agent)
    try_out = "build nothing; try out this file, archive, folder or notebook, ours or not"
    what.add_argument("--preflight", metavar="FILE", help=try_out)
    project = find_checkout()
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
    add("--memory", metavar="MIB", type=make_number_reader(64), help=memory)
    parser.add_isolation()
    return parser


# The submission ----------------------------------------------------------------------------------


def find_player_to_build(options: argparse.Namespace) -> ParsedPlayer:
    """Return the player that the options name, bundled with its helper modules.

    Raises PlayerError if there is none.
    """
    if options.archive:
        return find_player(options.agent, archive=options.output, limit_files=not options.yes)
    spec = PlayerSpec.parse(options.agent)
    folder = Path(spec.target)
    if os.path.isdir(folder) and spec.target not in player_names():  # noqa: PTH112 - takes any text
        # One of its files is wanted.
        return find_player(str(spec._replace(target=str(folder / find_main_file(folder)))))
    return find_player(options.agent)


def make_submission(found: ParsedPlayer, options: argparse.Namespace) -> Submission:
    """Return what is to be written of a player: its source below a header, and its files.

    Raises PlayerError if that could not be uploaded.
    """
    player = found.player
    target = PlayerSpec.parse(options.agent).target
    source = player.source
    beside = [packed for packed in player.files if packed.path != MAIN_FILE]
    if archive_stem(Path(target)) and beside:
        lacks = f"one file would lack {beside[0].path} beside {MAIN_FILE}; upload it as it is"
        raise PlayerError(f"{target}: {lacks}")
    if not is_built(source):
        check_function(source, target)
        is_main = archive_stem(Path(target)) or Path(target).is_dir()
        source = with_header(source, MAIN_FILE if is_main else Path(target).name, options.agent)
    content = source.encode()
    # The source ends with the function that was chosen, which Kaggle calls.
    player = replace(player, source=source, function="")
    if options.archive:
        files = sorted([PackedFile(MAIN_FILE, content), *beside])
        player = replace(player, files=tuple(files))
        content = pack(player.files)
    else:
        player = replace(player, helpers=())
    return Submission(
        agent=options.agent,
        player=player,
        bundle=found.bundle,
        content=content,
        file=options.output,
    )


# Writing -----------------------------------------------------------------------------------------


def check_is_current(submission: Submission, program: str) -> int:
    """Print on stderr whether the file on disk is this submission.

    Returns the exit status: 0 if it is, else 1. Raises UserError if it cannot be read.
    """
    file = submission.file
    with naming_unreadable(file):
        content = file.read_bytes() if file.is_file() else b""
    if content == submission.content:
        print_to_stderr(f"{submission.title} is up to date")
        return 0
    problem = "out of date" if content else "missing"
    print_to_stderr(f"{submission.title} is {problem}: run {program}")
    return 1


def check_may_be_written(submission: Submission, options: argparse.Namespace) -> None:
    """Raise UserError if the file cannot be written, or would replace one not built here."""
    check_outputs(submission.file, force=options.force, may_overwrite=is_ours)


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


def write_submission(submission: Submission) -> None:
    """Write a submission of one file, and print what is in it. Raises UserError."""
    write_file(submission.file, [submission.player.source])
    print_contents(submission)


def write_archive(submission: Submission, options: argparse.Namespace) -> int:
    """Write an archive, and print what is in it. Returns the exit status of its preflight.

    The preflight comes first, as it sees which of the files are read. Raises UserError.
    """
    status = 0
    unread = set[str]()
    if not options.no_preflight:
        status, read = run_preflight(submission.player, submission.title, options)
        unread = {packed.path for packed in submission.player.files} - read - {MAIN_FILE}
    for name, data in submission.player.files:
        mark = ", which nothing was seen to read" if name in unread else ""
        print(single_line(f"  {name}, {len(data):,} bytes{mark}"))
    with replacing(submission.file) as place:
        place.write_bytes(submission.content)
    print_contents(submission)
    return status


def print_contents(submission: Submission) -> None:
    """Print the size of what was built, its helper modules, and what is to be said of them."""
    size = f"{len(submission.content):,} bytes"
    print(single_line(f"built {submission.title} from {submission.agent}, {size}"))
    bundle = submission.bundle
    if bundle is None:
        return
    for helper in bundle.helpers:
        count = len(helper.source.splitlines())
        print(single_line(f"  {helper.path}, {count} {'line' if count == 1 else 'lines'}"))
    if bundle.helpers and bundle.text_reason:
        print(single_line(f"  The helpers stand as text: {bundle.text_reason}."))
    elif bundle.helpers:
        print("  The helpers stand as code.")
    for note in bundle.notes:
        print(single_line(f"  {note}"))


# The preflight -----------------------------------------------------------------------------------


def preflight_file(options: argparse.Namespace) -> int:
    """Try out the file that --preflight names. Returns the exit status. Raises PlayerError."""
    status, _ = run_preflight(options.preflight, options.preflight, options)
    return status


def preflight_submission(submission: Submission, options: argparse.Namespace) -> int:
    """Try out what was written, unless the options say not to. Returns the exit status."""
    if options.no_preflight:
        return 0
    try:
        status, _ = run_preflight(submission.player, submission.title, options)
    except KeyboardInterrupt:
        print_to_stderr(f"{submission.title} was built, but not tried out to the end")
        raise
    return status


def run_preflight(
    player: str | Player, title: str, options: argparse.Namespace
) -> tuple[int, set[str]]:
    """Examine a submission and print the table, the first error in full, and the conclusion.

    Returns 0 if it would play on Kaggle, 1 if it would fail, 3 if that is unknown here; and those
    of its files that were read. Raises PlayerError as `examine` does.
    """
    with ProgressBar() as bar:
        memory = options.memory and options.memory << 20
        report, console = examine(player, options.isolation, bar.on_progress, memory), Printer()
    if not console.is_terminal:
        console.width = TERMINAL_WIDTH
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
