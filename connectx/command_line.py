"""Code that the commands share: options, printing, progress, writing files.

Tables go to stdout; progress goes to stderr, if that is a terminal.
"""

import argparse
import os
import re
import sys
import textwrap
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Literal, NamedTuple, NoReturn

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.progress import MofNCompleteColumn, Progress
from rich.table import Table
from rich.text import Text

from connectx.agents import CHECKOUT
from connectx.core.board import STANDARD
from connectx.errors import UserError, cut, one_line, say
from connectx.files import STREAMS, Ours, check_folder, check_outputs, write_file, write_folder
from connectx.game import CHOSEN_KEYS, SIZE, complete_configuration, read_geometry
from connectx.plain_values import parse_literal
from connectx.words import COLOURS, SIGN_COLOURS, SIGNS, TEXT_HEADINGS

WIDTH = 80  # of lines of words
UNLIMITED = 1_000
MOST = 10**9  # of whatever is counted
LONGEST_SECONDS = 4e6  # 46 days, as long as any system waits at once


class Printer(Console):
    """Prints on stdout. If the reader has gone, raises BrokenPipeError, as `print` does.

    With `goes_on`, it only stops printing: there are files to write. Files and pipes have no width:
    there, tables are as wide as they need.
    """

    goes_on = False

    def __init__(self, *, width: int | None = None, **options: Any) -> None:
        super().__init__(width=width, **options)
        if width is None and not self.is_terminal:
            self.width = UNLIMITED

    def on_broken_pipe(self) -> None:
        """Called by rich as it handles the error; it would exit with status 1."""
        self.quiet = True
        if not self.goes_on:
            raise  # the error that rich handles, which names stdout

    def say(self, line: str) -> None:
        """Print a line, which may quote a stranger; on a terminal it is broken between words."""
        line = wrapped(line, self.width) if self.is_terminal else one_line(line)
        self.print(line, markup=False, emoji=False, highlight=False, soft_wrap=True)


def with_discs(text: Text) -> Text:
    """The text with its X and O as discs, where a terminal has colours."""
    for sign, sign_colour, colour in zip(SIGNS, SIGN_COLOURS, COLOURS):
        text.highlight_regex(rf"\b{sign}\b", f"bold {sign_colour} on {colour}")
    return text


class ProgressBar(Progress):
    """A progress bar that disappears at the end; in a notebook, a line at the end. For a `with`.

    `add_task` names the work. Output in the meantime appears above the bar.
    """

    def __init__(self) -> None:
        notebook = "JPY_PARENT_PID" in os.environ  # where every change of a bar stays in the output
        super().__init__(
            *Progress.get_default_columns(),
            MofNCompleteColumn(),
            console=Console(stderr=True, force_terminal=False if notebook else None),
            transient=not notebook,
            disable=not sys.stderr.isatty(),
            # rich redirects to stderr, which is wrong if stdout is a file or a pipe.
            redirect_stdout=sys.stdout.isatty(),
        )

    def tell(self, what: str, done: int, total: int) -> None:
        """Show how far the work called `what` has come; other work takes its place."""
        if [what] != [task.description for task in self.tasks]:
            for number in self.task_ids:
                self.remove_task(number)
            self.add_task(what, total=total)
        self.update(self.task_ids[0], completed=done)


def make_table(title: str, rows: Sequence[Sequence[str]]) -> Table:
    """A table of plain text, with words to the left and numbers to the right.

    It may quote a stranger, such as the name of a file, so what is not printable is escaped.
    """
    line = Text(one_line(title), no_wrap=True, overflow="ignore")
    table = Table(title=line, title_justify="left", box=SIMPLE_HEAD, collapse_padding=True)
    for heading in rows[0]:
        words = heading in TEXT_HEADINGS
        justify: Literal["left", "right"] = "left" if words else "right"
        table.add_column(escape(heading), justify=justify, overflow="fold", no_wrap=not words)
    for row in rows[1:]:
        table.add_row(*[escape(one_line(cell)) for cell in row])
    return table


def wrapped(text: str, width: int, indent: int = 0) -> str:
    """The text in lines of at most `width` and 80 columns, broken between words."""
    width = max(2 * indent, min(WIDTH, width))
    further = {"subsequent_indent": indent * " ", "break_on_hyphens": False}
    return textwrap.fill(one_line(text), width, **further)  # type: ignore[arg-type]


def checkout() -> Path | None:
    """The project's folder, if this package runs from it and the current folder is inside it."""
    return CHECKOUT if CHECKOUT and Path.cwd().is_relative_to(CHECKOUT) else None


# Options ----------------------------------------------------------------------------------------


class Help(argparse.RawDescriptionHelpFormatter):
    """Fits descriptions to the terminal: fills their paragraphs, and keeps lines with an indent."""

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        lines = re.sub(r"(?<=\S)\n(?=\S)", " ", text.strip()).splitlines()
        below = [" " * 8 if line.startswith(" ") else "" for line in lines]
        fill = partial(textwrap.fill, width=width)
        return "\n".join(fill(a, subsequent_indent=b) for a, b in zip(lines, below))


class OutputFile(NamedTuple):
    """A file, or a folder of files, that a command writes if it is asked to."""

    name: str  # of its option
    help: str
    # Given the results, returns the file's text in pieces (for a folder, pairs of name and text),
    # or None to write nothing.
    pieces: Callable[..., Iterable[Any] | None]
    is_folder: bool = False


class Parser(argparse.ArgumentParser):
    """A parser that raises UserError for a command line that it cannot read."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**{**options, "formatter_class": Help})

    def error(self, message: str) -> NoReturn:
        """Called by argparse."""
        raise UserError(f"{message}; {self.prog} -h lists the options")

    def add_outputs(self, outputs: Iterable[OutputFile]) -> None:
        """Add an option for each of the outputs, and --force."""
        for output in outputs:
            metavar = "DIR" if output.is_folder else "FILE"
            self.add_argument(f"--{output.name}", metavar=metavar, type=Path, help=output.help)
        self.add_argument("--force", action="store_true", help="overwrite files that exist")

    def add_isolation(self) -> None:
        """Add --isolate and --no-isolate, which set `isolation`."""
        from connectx.arena.child import Isolation  # late: takes 0.3 s, and few commands isolate

        self.set_defaults(isolation=Isolation.UNTRUSTED)
        group = self.add_mutually_exclusive_group()
        add = partial(group.add_argument, dest="isolation", action="store_const")
        everyone = "isolate every player, or fail; default: players from files"
        add("--isolate", const=Isolation.ALL, help=everyone)
        add("--no-isolate", const=Isolation.NONE, help="run players from files with your rights")

    def add_workers(self, default: str) -> None:
        """Add --jobs and --cluster, of which one may be given; `default` is the help's."""
        group = self.add_mutually_exclusive_group()
        jobs = f"number of processes; default: {default}"
        group.add_argument("--jobs", metavar="N", type=number(1), help=jobs)
        cluster = "workers of a dask scheduler, such as tcp://HOST:8786, in place of processes"
        group.add_argument("--cluster", metavar="ADDRESS", help=cluster)

    def read_with_size(self, arguments: Sequence[str]) -> argparse.Namespace:
        """Add --rows, --columns and --inarow, and parse; `geometry` is then the board's.

        Raises UserError if no board has that size.
        """
        for name, default in zip(SIZE, STANDARD):
            text = "of the board; default: %(default)s"
            self.add_argument(f"--{name}", type=int, default=default, metavar="N", help=text)
        options = self.parse_args(arguments)
        options.geometry = read_geometry(options.rows, options.columns, options.inarow)
        return options


class Outputs:
    """Those of a command's output files that its options ask for."""

    def __init__(self, outputs: Sequence[OutputFile], options: argparse.Namespace) -> None:
        paths = {output: getattr(options, output.name) for output in outputs}
        self.paths: dict[OutputFile, Path] = {o: path for o, path in paths.items() if path}
        self.force = options.force

    def check(self, *, ours: Ours | None = None, others: Iterable[Path | None] = ()) -> None:
        """Raise UserError unless all can be written: see `check_outputs` and `check_folder`."""
        files = [path for output, path in self.paths.items() if not output.is_folder]
        check_outputs(*files, force=self.force, ours=ours, others=others)
        for output, path in self.paths.items():
            if output.is_folder:
                check_folder(path, force=self.force, ours=ours)

    def write(self, *found: Any) -> None:
        """Write what `found` has for them, and name each on stderr."""
        for output, path in self.paths.items():
            if (pieces := output.pieces(*found)) is None:
                continue
            with ProgressBar() as bar:
                if str(path) not in STREAMS:
                    pieces = bar.track(pieces, description=f"writing {path.name}")
                if output.is_folder:
                    write_folder(path, pieces)
                else:
                    write_file(path, pieces)
            say(f"wrote {path}")


def number(least: float) -> Callable[[str], Any]:
    """For argparse: a reader of numbers of the kind of `least`, int or float, and at least that."""

    def read(text: str) -> int | float:
        with suppress(ValueError):
            if least <= (value := type(least)(text)) <= MOST:
                return value
        expected = "an integer" if isinstance(least, int) else "a number"
        expected += f", at least {least} and at most {MOST:,}"
        raise argparse.ArgumentTypeError(f"{cut(text)}: expected {expected}")

    return read


def seconds(text: str) -> float:
    """For argparse: a limit of time, above 0."""
    with suppress(ValueError):
        if (value := float(text)) > 0:
            return min(value, LONGEST_SECONDS)
    raise argparse.ArgumentTypeError(f"{text}: expected seconds, more than 0")


def read_pairs(text: str) -> dict[str, Any]:
    """The values of "key=value,key=value": numbers, or else their text."""
    values: dict[str, Any] = {}
    for item in filter(None, text.split(",")):
        key, _, value = item.partition("=")
        values[key] = value
        with suppress(ValueError):
            values[key] = parse_literal(value)
    return values


def read_configuration(text: str) -> dict[str, Any]:
    """The complete configuration of "rows=8,columns=8"; other keys have their defaults."""
    values = read_pairs(text)
    for key in values:
        if key not in CHOSEN_KEYS:
            known = ", ".join(CHOSEN_KEYS)
            raise UserError(f"--config {text}: unknown key {key!r}, expected one of {known}")
    return complete_configuration(values)
