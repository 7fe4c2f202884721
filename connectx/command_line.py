"""What the commands share: options, printing, progress bars and output files.

Tables go to stdout. Progress goes to stderr: a bar on a terminal, else a line a minute.
"""

import argparse
import os
import re
import shlex
import sys
import textwrap
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Literal, NamedTuple, NoReturn, Self

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.progress import MofNCompleteColumn, Progress
from rich.table import Table
from rich.text import Text

from connectx.agents import CHECKOUT
from connectx.core.board import STANDARD, Geometry
from connectx.errors import UserError, print_to_stderr, shorten, single_line
from connectx.files import (
    STREAMS,
    MayOverwrite,
    check_folder,
    check_outputs,
    write_file,
    write_folder,
)
from connectx.game import CHOSEN_KEYS, complete_configuration, read_geometry
from connectx.plain_values import parse_literal
from connectx.words import COLOURS, SIGN_COLOURS, SIGNS, TEXT_HEADINGS

TERMINAL_WIDTH = 80  # characters in a line of words, also on wider terminals
UNLIMITED_WIDTH = 1_000  # characters in a line of a table, where no terminal limits it
MAX_NUMBER = 10**9  # of whatever an option counts
SIZE_HELP = {
    "rows": "number of rows of the board; default: %(default)s",
    "columns": "number of columns of the board; default: %(default)s",
    "inarow": "number of discs in a row that win; default: %(default)s",
}
PROGRESS_LINE_SECONDS = 60.0  # between two lines of progress, where stderr is not a terminal
MAX_SECONDS = 4e6  # 46 days; no system waits longer than that at once


class Printer(Console):
    """A console that prints on stdout.

    If the reader of stdout has gone, as after `| head`, printing raises BrokenPipeError, as `print`
    does. If `goes_on` is set, the console only stops printing, so that the command can still write
    its files. Files and pipes have no width, so tables take as much as they need there.
    """

    goes_on = False  # whether the command goes on after stdout is closed

    def __init__(self, *, width: int | None = None, **options: Any) -> None:
        """Make a console of a width in characters.

        If `width` is None, it is the terminal's, and unlimited for files and pipes.
        """
        super().__init__(width=width, **options)
        if width is None and not self.is_terminal:
            self.width = UNLIMITED_WIDTH

    def on_broken_pipe(self) -> None:
        """Stop printing, and raise BrokenPipeError unless the command goes on.

        Rich calls this method in the `except` block for that error. Rich's own method exits with
        status 1.
        """
        self.quiet = True
        if not self.goes_on:
            raise  # BrokenPipeError again, which names stdout

    def print_line(self, line: str) -> None:
        """Print a line of words, which is broken into several lines on a terminal if it is long.

        The line may quote untrusted text, so what is not printable is escaped.
        """
        text = wrap_words(line, self.width) if self.is_terminal else single_line(line)
        self.print(text, markup=False, emoji=False, highlight=False, soft_wrap=True)


def colour_discs(text: Text) -> Text:
    """Colour each X and O in a text like a disc, and return the same text."""
    for sign, sign_colour, disc_colour in zip(SIGNS, SIGN_COLOURS, COLOURS):
        text.highlight_regex(rf"\b{sign}\b", f"bold {sign_colour} on {disc_colour}")
    return text


class ProgressBar(Progress):
    """A progress bar that is shown in a `with` block, and disappears at its end.

    In a notebook, where every change of a bar would stay in the output, the bar is one line, which
    is printed at the end of the block. `add_task` and `on_progress` name the work. What is printed
    meanwhile appears above the bar.
    """

    def __init__(self) -> None:
        """Make a bar on stderr, which is not shown if stderr is not a terminal."""
        self._next_line_time = time.monotonic() + PROGRESS_LINE_SECONDS
        is_in_notebook = "JPY_PARENT_PID" in os.environ  # Jupyter sets it
        # None lets rich find out whether stderr is a terminal.
        is_terminal = False if is_in_notebook else None
        super().__init__(
            *Progress.get_default_columns(),
            MofNCompleteColumn(),  # such as "3/20"
            console=Console(stderr=True, force_terminal=is_terminal),
            transient=not is_in_notebook,  # whether the bar disappears
            disable=not sys.stderr.isatty(),
            # Rich lets what is printed go to stderr, which is wrong if stdout is a file or a pipe.
            redirect_stdout=sys.stdout.isatty(),
        )

    def on_progress(self, work: str, done: int, total: int) -> None:
        """Show how much of some work is done. The bar of other work disappears.

        `work` names the work, such as "games". If stderr is a file or a pipe, and not a terminal, a
        line is printed there once a minute.
        """
        if self.disable:  # stderr is not a terminal
            if time.monotonic() >= self._next_line_time:
                print_to_stderr(f"{work}: {done:,} of {total:,}")
                self._next_line_time = time.monotonic() + PROGRESS_LINE_SECONDS
            return
        shown_works = [task.description for task in self.tasks]
        shows_this_work = shown_works == [work]
        if not shows_this_work:
            for task_id in self.task_ids:
                self.remove_task(task_id)
            self.add_task(work, total=total)
        self.update(self.task_ids[0], completed=done)


def make_table(title: str, rows: Sequence[Sequence[str]]) -> Table:
    """Return a table of plain text, with words aligned to the left and numbers to the right.

    The first row has the headings. A column has words if its heading is one of TEXT_HEADINGS, such
    as "player". The text may be untrusted, such as the name of a file, so what is not printable is
    escaped.
    """
    headings, *body = rows
    title_line = Text(single_line(title), no_wrap=True, overflow="ignore")
    table = Table(title=title_line, title_justify="left", box=SIMPLE_HEAD, collapse_padding=True)
    for heading in headings:
        has_words = heading in TEXT_HEADINGS
        justify: Literal["left", "right"] = "left" if has_words else "right"
        table.add_column(escape(heading), justify=justify, overflow="fold", no_wrap=not has_words)
    for row in body:
        table.add_row(*[escape(single_line(cell)) for cell in row])
    return table


def wrap_words(text: str, width: int, indent: int = 0) -> str:
    """Return a text as lines that are broken between words.

    A line has at most `width` characters, and at most 80. All lines but the first are indented by
    `indent` characters. What is not printable is escaped.
    """
    # On a very narrow terminal, an indented line still has room for some words.
    line_width = max(2 * indent, min(TERMINAL_WIDTH, width))
    return textwrap.fill(
        single_line(text), line_width, subsequent_indent=indent * " ", break_on_hyphens=False
    )


def find_checkout() -> Path | None:
    """Return the project's folder if this package and the current folder are in it, else None."""
    if CHECKOUT and Path.cwd().is_relative_to(CHECKOUT):
        return CHECKOUT
    return None


# Options ----------------------------------------------------------------------------------------


class Help(argparse.RawDescriptionHelpFormatter):
    """A formatter of help texts that fits descriptions to the terminal.

    It fills their paragraphs. An indented line, such as an example, remains a line.
    """

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        """Return a description in lines of at most `width` characters. Argparse calls this."""
        # Each paragraph becomes one line: a line break between two characters that are not spaces
        # becomes a space. So an indented line is not joined to the line above it.
        joined_text = re.sub(r"(?<=\S)\n(?=\S)", " ", text.strip())
        filled_lines = []
        for line in joined_text.splitlines():
            is_example = line.startswith(" ")
            hanging_indent = " " * 8 if is_example else ""
            filled_lines.append(textwrap.fill(line, width, subsequent_indent=hanging_indent))
        return "\n".join(filled_lines)


class OutputFile(NamedTuple):
    """A file, or a folder of files, that a command writes if an option asks for it."""

    name: str  # of the option, without its dashes
    help: str  # of the option
    # A function of the command's results. It returns the pieces of the file's text, or for a folder
    # pairs of a file's name and text. It returns None if nothing is to be written.
    pieces: Callable[..., Iterable[Any] | None]
    is_folder: bool = False  # whether the option asks for a folder


class Parser(argparse.ArgumentParser):
    """A parser that raises UserError for a command line that it cannot read."""

    def __init__(self, **options: Any) -> None:
        options["formatter_class"] = Help
        super().__init__(**options)

    def error(self, message: str) -> NoReturn:
        """Raise UserError. Argparse calls this if it cannot read the command line."""
        raise UserError(f"{message}; {self.prog} -h lists the options")

    def add_outputs(self, outputs: Iterable[OutputFile]) -> None:
        """Add an option for each of the outputs, and --force."""
        for output in outputs:
            metavar = "DIR" if output.is_folder else "FILE"
            self.add_argument(f"--{output.name}", metavar=metavar, type=Path, help=output.help)
        self.add_argument("--force", action="store_true", help="overwrite files that exist")

    def add_isolation(self) -> None:
        """Add --isolate and --no-isolate. The value `isolation` says which players are isolated."""
        from connectx.arena.child import Isolation  # late: takes 0.3 s, and few commands isolate

        self.set_defaults(isolation=Isolation.UNTRUSTED)
        group = self.add_mutually_exclusive_group()
        group.add_argument(
            "--isolate",
            dest="isolation",
            action="store_const",
            const=Isolation.ALL,
            help="isolate every player, or fail; by default, players from files are isolated",
        )
        group.add_argument(
            "--no-isolate",
            dest="isolation",
            action="store_const",
            const=Isolation.NONE,
            help="run players from files with your rights",
        )

    def add_workers(self, default: str) -> None:
        """Add --jobs and --cluster, of which one may be given.

        `default` says in the help how many processes there are without these options.
        """
        group = self.add_mutually_exclusive_group()
        jobs_help = f"number of processes; default: {default}"
        group.add_argument("--jobs", metavar="N", type=make_number_reader(1), help=jobs_help)
        cluster_help = "use the workers of a dask scheduler, such as tcp://HOST:8786"
        group.add_argument("--cluster", metavar="ADDRESS", help=cluster_help)

    def add_size(self) -> None:
        """Add --rows, --columns and --inarow, by default the size of the standard board."""
        for name, help_text in SIZE_HELP.items():
            default = getattr(STANDARD, name)
            self.add_argument(f"--{name}", type=int, default=default, metavar="N", help=help_text)


def read_size(values: argparse.Namespace) -> Geometry:
    """Return the geometry of the board that --rows, --columns and --inarow ask for.

    Raises UserError if no board has that size.
    """
    return read_geometry(values.rows, values.columns, values.inarow)


@dataclass(frozen=True)
class Outputs:
    """The output files of a command that its options ask for, with their paths."""

    paths: Mapping[OutputFile, Path]
    force: bool  # whether files that exist may be overwritten

    @classmethod
    def read(cls, outputs: Iterable[OutputFile], values: argparse.Namespace) -> Self:
        """Return those of `outputs` for which the command line has a path.

        `values` has the values of the options: for each output an attribute of its name, with the
        path or None, and `force`.
        """
        paths: dict[OutputFile, Path] = {}
        for output in outputs:
            path = getattr(values, output.name)
            if path:
                paths[output] = path
        return cls(paths, force=values.force)

    def check(
        self, *, may_overwrite: MayOverwrite | None = None, others: Iterable[Path | None] = ()
    ) -> None:
        """Raise UserError unless all outputs can be written. No file is changed.

        What exists may be overwritten if the user gave --force, or if `may_overwrite` allows it.
        `others` are files that the command writes in another way.
        """
        files = [path for output, path in self.paths.items() if not output.is_folder]
        folders = [path for output, path in self.paths.items() if output.is_folder]
        check_outputs(*files, force=self.force, may_overwrite=may_overwrite, others=others)
        for folder in folders:
            check_folder(folder, force=self.force, may_overwrite=may_overwrite)

    def write(self, *results: Any) -> None:
        """Write each output, and print its path on stderr.

        The text of an output is made of `results`, which are the results of the command.
        """
        for output, path in self.paths.items():
            pieces = output.pieces(*results)
            if pieces is None:  # there is nothing to write
                continue
            with ProgressBar() as bar:
                is_stream = str(path) in STREAMS  # /dev/stdout or /dev/stderr
                if not is_stream:
                    pieces = bar.track(pieces, description=f"writing {path.name}")
                if output.is_folder:
                    write_folder(path, pieces)
                else:
                    write_file(path, pieces)
            print_to_stderr(f"wrote {path}")


def suggest(purpose: str, *command: str) -> None:
    """Print on stderr which command a user may want to run next, and what for.

    `command` are its words, which are quoted as a shell needs them. What is printed looks like
    "PURPOSE, run: connectx review FILE".
    """
    print_to_stderr(f"{purpose}, run: {shlex.join(command)}")


def make_number_reader(minimum: float) -> Callable[[str], Any]:
    """Return a function with which argparse reads numbers from `minimum` to a billion.

    They are integers if `minimum` is an int, and floats if it is a float.
    """
    return partial(_read_number, minimum=minimum)


def _read_number(text: str, minimum: float) -> float:
    """Return the number in a text, which has the type of `minimum` and is not below it.

    Raises ArgumentTypeError if the text is no such number, or above a billion.
    """
    number_type = type(minimum)  # int or float
    try:
        number = number_type(text)
    except ValueError:
        number = None
    if number is None or not minimum <= number <= MAX_NUMBER:
        kind = "an integer" if isinstance(minimum, int) else "a number"
        raise argparse.ArgumentTypeError(
            f"{shorten(text)}: expected {kind}, at least {minimum} and at most {MAX_NUMBER:,}"
        )
    return number


def read_seconds(text: str) -> float:
    """Return the number of seconds in a text, but at most 46 days.

    No system waits longer at once.

    Raises ArgumentTypeError, which argparse reports, unless the number is more than 0.
    """
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0  # is refused below
    if not seconds > 0:  # so NaN is refused, too
        raise argparse.ArgumentTypeError(f"{text}: expected a number of seconds, more than 0")
    return min(seconds, MAX_SECONDS)


def read_pairs(text: str) -> dict[str, Any]:
    """Read "key=value,key=value" as a dict of values by key.

    Values are literals of Python, such as numbers, and any other text stands for itself. The text
    "rows=8,name=x" gives {"rows": 8, "name": "x"}.
    """
    pairs = [pair for pair in text.split(",") if pair]
    values = {}
    for pair in pairs:
        key, _, value_text = pair.partition("=")
        values[key] = _read_value(value_text)
    return values


def _read_value(text: str) -> Any:
    """Return the value of a literal of Python, or the text itself if it is none."""
    try:
        return parse_literal(text)
    except ValueError:
        return text


def read_configuration(text: str) -> dict[str, Any]:
    """Read the complete configuration of --config, such as "rows=8,columns=8".

    Keys that are not given have their defaults. Raises UserError if a key cannot be chosen or a
    value is invalid.
    """
    chosen_values = read_pairs(text)
    for key in chosen_values:
        if key not in CHOSEN_KEYS:
            keys = ", ".join(CHOSEN_KEYS)
            raise UserError(f"--config {text}: unknown key {key!r}, expected one of {keys}")
    return complete_configuration(chosen_values)
