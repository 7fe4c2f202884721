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

import math
import os
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from rich.markup import escape
from rich.table import Table

from connectx.arena.child import Isolation
from connectx.arena.preflight import (
    DEFAULT_PREFLIGHT_GAMES,
    MAX_SHOWN_FAULTS,
    MAX_SOURCE_CHARACTERS,
    MIN_PREFLIGHT_GAMES,
    PREFLIGHT_SECONDS,
    Budget,
    Report,
    Status,
    describe_long_text,
    examine,
    printable,
)
from connectx.build.archive import (
    MAIN_FILE,
    MAX_FOLDER_BYTES,
    MAX_FOLDER_FILES,
    QUOTED_UPLOAD_BYTES,
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
from connectx.files import MIB, check_outputs, naming_unreadable, replacing, write_file
from connectx.words import count_noun

STRONGEST_AGENT = "perfect"
ARCHIVE_NAME = "submission.tar.gz"
STATUS_STYLES = {
    Status.OK: "green",
    Status.WARN: "yellow",
    Status.FAIL: "bold red",
    Status.UNKNOWN: "bold yellow",
    Status.NOT_CHECKED: "dim",
}
EXIT_STATUSES = """exit status:
  0  success
  1  it would fail on Kaggle; with --check, it is out of date
  2  the build fails, or the file is not a player
  3  whether it would play on Kaggle is unknown here"""


@dataclass(frozen=True, kw_only=True)
class PreflightOptions:
    """How a submission is tried out."""

    isolation: Isolation
    memory_bytes: int | None  # the limit for each process; None: the preflight decides
    games: int | None  # to be played however long they take; None: the preflight decides


@dataclass(frozen=True, kw_only=True)
class BuildOptions:
    """What the command line asks for."""

    agent: str
    output: Path  # the file to write
    is_archive: bool
    may_pack_much: bool  # whether an archive may have more files or bytes than usual
    force: bool
    only_checks: bool  # whether nothing is written, and the file on disk is compared
    preflight_target: str | None  # what to try out in place of a build
    preflight: PreflightOptions
    wants_preflight: bool  # whether what was built is tried out


@dataclass(frozen=True, kw_only=True)
class Submission:
    """What is to be written and uploaded: a file, or an archive with its files."""

    agent: str  # as the user typed it
    player: Player
    bundle: Bundle | None  # the agent with its helpers; None if a file plays as it is
    content: bytes  # of the file to be written
    file: Path

    @property
    def title(self) -> str:
        """The file's path, relative to the current folder if the file lies below it."""
        folder = Path.cwd()
        if self.file.is_relative_to(folder):
            return str(self.file.relative_to(folder))
        return str(self.file)


def main(program: str, arguments: Sequence[str]) -> int:
    """Build the submission that the arguments ask for, or only try out or compare one.

    Returns the exit status. Raises UserError. `build_submission.py` takes the same steps.
    """
    options = read_options(program, arguments)
    if options.preflight_target is not None:
        return preflight_file(options.preflight_target, options.preflight)
    parsed_player = find_player_to_build(options)  # bundled with its helper modules
    submission = make_submission(parsed_player, options)
    if options.only_checks:
        return check_is_current(submission, program)
    check_may_be_written(submission, options)
    if options.is_archive:
        return write_archive(submission, options)  # which tries it out first
    write_submission(submission, options)
    return preflight_submission(submission, options)


# Options -----------------------------------------------------------------------------------------


def read_options(program: str, arguments: Sequence[str]) -> BuildOptions:
    """Return the options. Raises UserError for a command line that cannot be read.

    With --archive, the file to write is an archive. By default it lies in the folder in which the
    default file would lie.
    """
    parser = make_parser(program)
    values = parser.parse_args(arguments)
    output: Path = values.output
    writes_archive = values.archive and values.preflight is None
    if writes_archive:
        if output == parser.get_default("output"):
            output = output.with_name(ARCHIVE_NAME)
        if not output.name.endswith(".tar.gz"):
            raise UserError(f"{output}: not the name of an archive, expected FILE.tar.gz")
    memory_bytes = None
    if values.memory is not None:
        memory_bytes = values.memory * MIB
    preflight = PreflightOptions(
        isolation=values.isolation,
        memory_bytes=memory_bytes,
        games=values.games,
    )
    return BuildOptions(
        agent=values.agent,
        output=output,
        is_archive=values.archive,
        may_pack_much=values.yes,
        force=values.force,
        only_checks=values.check,
        preflight_target=values.preflight,
        preflight=preflight,
        wants_preflight=not values.no_preflight,
    )


def make_parser(program: str) -> Parser:
    """Return the parser of the options, with their help."""
    parser = Parser(prog=program, description=__doc__, epilog=EXIT_STATUSES)
    add = parser.add_argument
    subject = parser.add_mutually_exclusive_group()
    agent = (
        "an agent by name, or a FILE; optionally with constants: minimax:N_STEPS=5,... "
        f"(default: {STRONGEST_AGENT})"
    )
    subject.add_argument("agent", metavar="AGENT", nargs="?", default=STRONGEST_AGENT, help=agent)
    preflight = "build nothing; try out this file, archive, folder or notebook, ours or not"
    subject.add_argument("--preflight", metavar="FILE", help=preflight)
    default_output = Path("submission.py")
    project = find_checkout()  # None outside of a checkout
    if project:
        default_output = project / "submission" / "submission.py"
    output = "where to write (default: submission.py, in a checkout submission/submission.py)"
    add("-o", "--output", metavar="FILE", type=Path, default=default_output, help=output)
    archive = (
        f"write {ARCHIVE_NAME} with main.py and the other files of the agent's folder, without "
        "Python, hidden files and caches; if the agent is a folder, with Python, too"
    )
    add("--archive", action="store_true", help=archive)
    much = f"pack more than {MAX_FOLDER_FILES} files or {MAX_FOLDER_BYTES // MIB} MiB"
    add("--yes", action="store_true", help=much)
    add("--force", action="store_true", help="overwrite a file that was not built here")
    check = "write nothing; the exit status is 1 if the file is out of date"
    add("--check", action="store_true", help=check)
    add("--no-preflight", action="store_true", help="do not try the file out after the build")
    games = (
        "play this number of games in the preflight, however long they take; default: up to "
        f"{DEFAULT_PREFLIGHT_GAMES} in {PREFLIGHT_SECONDS:g} s, and at least {MIN_PREFLIGHT_GAMES}"
    )
    add("--games", metavar="N", type=make_number_reader(1), help=games)
    memory = (
        "the preflight's limit for each process; default: 16384, or the machine's if it is larger"
    )
    add("--memory", metavar="MIB", type=make_number_reader(64), help=memory)
    parser.add_isolation()
    return parser


# The submission ----------------------------------------------------------------------------------


def find_player_to_build(options: BuildOptions) -> ParsedPlayer:
    """Return the player that the options name, bundled with its helper modules.

    If they name a folder, an archive has its files, without hidden files, caches and notebooks, and
    a single file is built from its main file. Raises PlayerError if there is no such player.
    """
    if options.is_archive:
        limit_files = not options.may_pack_much
        return find_player(options.agent, archive=options.output, limit_files=limit_files)
    # The target is the name or the path in a text such as "minimax:N_STEPS=5".
    spec = PlayerSpec.parse(options.agent)
    is_folder = os.path.isdir(spec.target)  # noqa: PTH112 - `Path.is_dir` raises for a long text
    if not is_folder or spec.target in player_names():
        return find_player(options.agent)
    folder = Path(spec.target)
    main_file = folder / find_main_file(folder)
    main_file_spec = spec._replace(target=str(main_file))
    return find_player(str(main_file_spec))


def make_submission(parsed_player: ParsedPlayer, options: BuildOptions) -> Submission:
    """Return what is to be written: the player's source below a header, or an archive with files.

    Raises PlayerError if the agent is an archive with more files than main.py, or if no function
    plays.
    """
    player = parsed_player.player
    target = PlayerSpec.parse(options.agent).target  # the name or path, without constants
    files_beside = [packed for packed in player.files if packed.path != MAIN_FILE]
    is_from_archive = bool(archive_stem(Path(target)))
    if is_from_archive and files_beside:
        problem = f"one file would lack {files_beside[0].path} beside {MAIN_FILE}"
        raise PlayerError(f"{target}: {problem}; upload the archive as it is")
    source = add_header(player.source, target, options.agent)
    content = source.encode()
    # The source ends with the function that was chosen, which Kaggle calls. So none is named.
    player = replace(player, source=source, function="")
    if options.is_archive:
        files = sorted([PackedFile(MAIN_FILE, content), *files_beside])
        player = replace(player, files=tuple(files))
        content = pack(player.files)
    else:
        player = replace(player, helpers=())  # they are in the source
    return Submission(
        agent=options.agent,
        player=player,
        bundle=parsed_player.bundle,
        content=content,
        file=options.output,
    )


def add_header(source: str, target: str, agent: str) -> str:
    """Return a source below the header of a built file, or as it is if it has such a header.

    `agent` is what the user typed for the player, `target` the name or path in it. Raises
    PlayerError if the source has no function that plays.
    """
    if is_built(source):
        return source
    check_function(source, target)
    path = Path(target)
    is_archive = bool(archive_stem(path))
    has_main_file = is_archive or path.is_dir()
    file_name = MAIN_FILE if has_main_file else path.name
    return with_header(source, file_name, agent)


# Writing -----------------------------------------------------------------------------------------


def check_is_current(submission: Submission, program: str) -> int:
    """Print on stderr whether the file on disk is this submission.

    Returns the exit status: 0 if it is, else 1. Raises UserError if the file cannot be read.
    """
    file = submission.file
    content_on_disk = b""
    with naming_unreadable(file):  # an OSError becomes a UserError
        if file.is_file():
            content_on_disk = file.read_bytes()
    if content_on_disk == submission.content:
        print_to_stderr(f"{submission.title} is up to date")
        return 0
    problem = "out of date" if content_on_disk else "missing"
    print_to_stderr(f"{submission.title} is {problem}: run {program}")
    return 1


def check_may_be_written(submission: Submission, options: BuildOptions) -> None:
    """Raise UserError if the file cannot be written, or would replace a file that is to stay.

    Without --force, two files stay: a file that was not built by this command, and in a checkout
    the submission of the perfect player, which another player must not replace.
    """
    check_outputs(submission.file, force=options.force, may_overwrite=was_built_here)
    project = find_checkout()  # None outside of a checkout
    is_perfect = PlayerSpec.parse(submission.agent).target == STRONGEST_AGENT
    if project is None or is_perfect or options.force or not submission.file.exists():
        return
    file_of_perfect_player = project / "submission" / "submission.py"
    if submission.file.resolve() == file_of_perfect_player.resolve():
        problem = "holds the perfect player, expected -o FILE for another one"
        raise UserError(f"{submission.title}: {problem}, or --force to overwrite it")


def was_built_here(file: Path) -> bool:
    """Return whether a file, or the main.py of an archive, has the header of a built file.

    Raises UserError if the file cannot be read.
    """
    is_archive = bool(archive_stem(file))
    try:
        with naming_unreadable(file):  # an OSError becomes a UserError
            if is_archive:
                content_by_path = dict(read_files(file))
                source = content_by_path[MAIN_FILE]
            else:
                source = file.read_bytes()
    except PlayerError:  # an archive that is no submission
        return False
    return is_built(source.decode(errors="replace"))


def write_submission(submission: Submission, options: BuildOptions) -> None:
    """Write a submission of one file, and print what is in it. Raises UserError."""
    source = submission.player.source
    write_file(submission.file, [source])
    print_contents(submission)
    characters = len(source)
    # If the text is long, the preflight says so. Without a preflight, it is said here.
    if characters > MAX_SOURCE_CHARACTERS and not options.wants_preflight:
        command = f"connectx build {submission.agent} --archive"
        print(single_line(f"  {describe_long_text(characters)}: {command}"))


def write_archive(submission: Submission, options: BuildOptions) -> int:
    """Write an archive, and print what is in it. Returns the exit status of its preflight.

    The preflight comes first, as it sees which of the files the player reads. Without a preflight,
    the exit status is 0. Raises UserError.
    """
    status = 0
    read_paths = None
    if options.wants_preflight:
        status, read_paths = run_preflight(submission.player, submission.title, options.preflight)
    print_packed_files(submission.player.files, read_paths)
    with replacing(submission.file) as temporary_file:  # which becomes the file if all is written
        temporary_file.write_bytes(submission.content)
    print_contents(submission)
    return status


def print_packed_files(files: Sequence[PackedFile], read_paths: Collection[str] | None) -> None:
    """Print the names and sizes of the files of an archive, and which of them were not read.

    `read_paths` are the paths, in the archive, of the files that the player read in the preflight;
    None without a preflight.
    """
    unread_files: list[PackedFile] = []
    for packed in files:
        note = ""
        if packed.path != MAIN_FILE and read_paths is not None:
            if packed.path in read_paths:
                note = ", was read"
            else:
                note = ", not seen to be read"
                unread_files.append(packed)
        print(single_line(f"  {packed.path}, {len(packed.data):,} bytes{note}"))
    if not unread_files:
        return
    counted_files = count_noun(len(unread_files), "file")
    size = sum(len(packed.data) for packed in unread_files)
    remedy = "an agent in a folder of its own leaves out what it does not need"
    print(f"  not seen to be read: {counted_files}, {size:,} bytes; {remedy}")


def print_contents(submission: Submission) -> None:
    """Print the size of what was built, its helper modules, and notes on what may fail.

    Helpers stand in the built file as code, or as text if `text_reason` says why that is needed.
    """
    size = len(submission.content)
    print(single_line(f"built {submission.title} from {submission.agent}, {size:,} bytes"))
    if size > QUOTED_UPLOAD_BYTES:
        print(f"  {describe_large_upload(size)}")
    bundle = submission.bundle
    if bundle is None:
        return
    for helper in bundle.helpers:
        counted_lines = count_noun(len(helper.source.splitlines()), "line")
        print(single_line(f"  {helper.path}, {counted_lines}"))
    if bundle.helpers and bundle.text_reason:
        print(single_line(f"  The helpers stand as text: {bundle.text_reason}."))
    elif bundle.helpers:
        print("  The helpers stand as code.")
    for note in bundle.notes:
        print(single_line(f"  {note}"))


def describe_large_upload(size: int) -> str:
    """Return what to say of an upload that may be too large for Kaggle. `size` is in bytes."""
    limit = f"{QUOTED_UPLOAD_BYTES / MIB:.0f} MiB"
    return f"{size / MIB:,.1f} MiB: entrants quote {limit} as the most that Kaggle takes"


# The preflight -----------------------------------------------------------------------------------


def preflight_file(target: str, options: PreflightOptions) -> int:
    """Try out the file that --preflight names. Returns the exit status. Raises PlayerError.

    `target` is a path, or whatever else names a player.
    """
    status, _read_paths = run_preflight(target, target, options)
    file = Path(target)
    if file.is_file():
        size = file.stat().st_size
        if size > QUOTED_UPLOAD_BYTES:
            print(single_line(f"{target}: {describe_large_upload(size)}"))
    return status


def preflight_submission(submission: Submission, options: BuildOptions) -> int:
    """Try out what was written, unless the options say not to. Returns the exit status.

    The status is 0 if nothing is tried out.
    """
    if not options.wants_preflight:
        return 0
    try:
        status, _read_paths = run_preflight(submission.player, submission.title, options.preflight)
    except KeyboardInterrupt:
        print_to_stderr(f"{submission.title} was built, but not tried out to the end")
        raise
    return status


def run_preflight(
    player: str | Player, title: str, options: PreflightOptions
) -> tuple[int, set[str]]:
    """Examine a submission, and print the table of checks, the faults and the conclusion.

    `player` is a player, or a text that names one. Returns the exit status, and the paths of the
    submission's files that were read. The status is 0 if the submission would play on Kaggle, 1 if
    it would fail, and 3 if that is unknown here. Raises PlayerError if a text names no player, or
    if the player cannot be isolated.
    """
    budget = None  # the usual one
    if options.games is not None:
        budget = Budget(games=options.games, seconds=math.inf)
    with ProgressBar() as bar:
        report = examine(player, options.isolation, bar.on_progress, options.memory_bytes, budget)
    console = Printer()
    if not console.is_terminal:
        console.width = TERMINAL_WIDTH  # as a file or a pipe does not limit the table
    console.print(make_checks_table(title, report))
    print_faults(console, report)
    if report.evidence and not report.passed:
        # The evidence is where the first error came from, and what was printed before it.
        console.print(escape(report.evidence), style="dim", highlight=False)
    conclusion, exit_status = conclude(report)
    console.print(conclusion, highlight=False)
    return exit_status, report.read_paths


def make_checks_table(title: str, report: Report) -> Table:
    """Return the table of what was checked: a row for each check, with its status and result."""
    heading = f"Preflight of {escape(printable(title))}"
    table = Table("check", "status", title=heading, title_justify="left")
    table.add_column("result", overflow="fold")
    for name, detail, status in report.checks:
        coloured_status = f"[{STATUS_STYLES[status]}]{status}[/]"  # in the markup of rich
        table.add_row(name, coloured_status, escape(detail))
    return table


def print_faults(console: Printer, report: Report) -> None:
    """Print what the submission does wrong: where, why, in which game, and a command to see it.

    At most `MAX_SHOWN_FAULTS` faults are printed, and then how many others there are.
    """
    faults = list(report.faults.values())
    for fault in faults[:MAX_SHOWN_FAULTS]:
        place = f"{fault.line}: " if fault.line else ""  # such as "mine.py, line 9: "
        _print_plain(f"{place}{fault.problem}", console)
        seat = ("first", "second")[fault.seat]
        game = f"at ply {len(fault.moves) + 1}, moving {seat} against {fault.opponent}"
        if fault.games > 1:
            game += f"; in {fault.games} of {len(report.games)} games"
        _print_plain(f"  {game}", console)
        moves_argument = fault.moves or "''"  # the empty argument is the empty board
        _print_plain(f"  connectx analyze {moves_argument}", console)
    if len(faults) > MAX_SHOWN_FAULTS:
        console.print(f"and {len(faults) - MAX_SHOWN_FAULTS} other faults", highlight=False)


def _print_plain(line: str, console: Printer) -> None:
    """Print a line as it is, without colours, and without breaking it to fit the console."""
    console.print(escape(line), highlight=False, soft_wrap=True)


def conclude(report: Report) -> tuple[str, int]:
    """Return what the preflight says of a submission in the end, and the exit status.

    The status is 1 if a check fails, else 3 if the result of one is unknown, else 0.
    """
    failed_checks = _join_names_of_checks(report, Status.FAIL)
    unknown_checks = _join_names_of_checks(report, Status.UNKNOWN)
    warning_checks = _join_names_of_checks(report, Status.WARN)
    games = len(report.games)
    if failed_checks:
        conclusion = f"It would fail on Kaggle: {failed_checks}."
        if report.forfeited_games:
            conclusion += f" It forfeits {report.forfeited_games} of {games} games."
        return conclusion, 1
    if unknown_checks:
        return f"Whether it would play on Kaggle is unknown here: {unknown_checks}.", 3
    # The file itself may not play, while what the build writes from it does.
    subject = "What connectx build writes" if report.has_to_be_built else "It"
    counted_games = count_noun(games, "game")
    conclusion = f"{subject} would play on Kaggle: {counted_games} without an error"
    if warning_checks:
        conclusion += f"; look at: {warning_checks}"
    return f"{conclusion}.", 0


def _join_names_of_checks(report: Report, status: Status) -> str:
    """Return the names of the checks with a status, as "NAME, NAME"; "" if there are none."""
    return ", ".join(check.name for check in report.checks if check.status is status)
