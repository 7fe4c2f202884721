"""What command lines share: options, printing, progress, writing files.

Tables go to stdout; what a command does meanwhile to stderr, if that is a terminal.
"""

import argparse
import errno
import math
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    SpinnerColumn,
    TextColumn,
    TimeRemainingColumn,
)

from arena.game import CONNECT_FOUR, SIZE, complete_configuration, read_geometry
from errors import UserError, discard_output

if TYPE_CHECKING:
    from arena.rating import SequentialTest


class Output(Console):
    """Prints on stdout. If the reader has gone, raises BrokenPipeError, as `print` does.

    With `goes_on`, output is discarded from then on instead: there are files to write.
    """

    goes_on = False

    def on_broken_pipe(self) -> None:  # rich would exit with status 1
        """Called by rich."""
        if not self.goes_on:
            raise BrokenPipeError(errno.EPIPE, os.strerror(errno.EPIPE))
        discard_output()


class ProgressBar(Progress):
    """A progress bar that disappears at the end; use it in a `with`.

    `add_task` names the work. Whatever is printed meanwhile appears above the bar.
    """

    def __init__(self) -> None:
        super().__init__(
            SpinnerColumn(),
            TextColumn("{task.description}", markup=False),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            transient=True,
            disable=not sys.stderr.isatty(),
            # rich redirects to stderr, which is wrong if stdout is a file or a pipe.
            redirect_stdout=sys.stdout.isatty(),
        )

    def start(self) -> None:
        """Show the bar."""
        super().start()
        if not self.disable:
            self.console.show_cursor()  # Ctrl-C may end the process while it is hidden


def check_outputs(*files: Path | None, force: bool, others: Iterable[Path | None] = ()) -> None:
    """Raise UserError if a file cannot be written, exists without `force`, or is named twice.

    `others` are further files that the command writes.
    """
    taken = {os.path.realpath(other) for other in others if other is not None}
    for file in filter(None, files):
        target = Path(os.path.realpath(file))  # unlike `resolve`, survives symlink loops
        if target.is_dir() or target.is_symlink() or not os.access(target.parent, os.W_OK):
            raise UserError(f"{file}: cannot be written, expected a file in an existing folder")
        if str(target) in taken:
            raise UserError(f"{file}: given for two outputs, expected a file for each")
        if file.exists() and not force:
            raise UserError(f"{file}: exists already, --force overwrites it")
        if not target.exists() or target.is_file():  # not /dev/stdout
            taken.add(str(target))


def make_folder(folder: Path) -> None:
    """Make a folder, unless it exists. Raises UserError if that fails."""
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        raise UserError(f"{folder}: cannot be made: {error.strerror}") from error


def write_file(file: Path, pieces: Iterable[str]) -> None:
    """Write a whole text file, or raise UserError and leave the old file in place."""
    target = Path(os.path.realpath(file))
    special = target.exists() and not target.is_file()  # such as /dev/stdout
    written = target if special else target.with_name(f".{target.name}.{os.getpid()}")
    try:
        with written.open("w", encoding="utf-8", errors="backslashreplace", newline="\n") as text:
            text.writelines(pieces)
        if not special:
            written.replace(target)
    except OSError as error:
        if not special:
            with suppress(OSError):
                written.unlink(missing_ok=True)
        raise UserError(f"{file}: cannot be written: {error.strerror}") from error


CONFIGURATION_KEYS = ("rows", "columns", "inarow", "actTimeout")


class Parser(argparse.ArgumentParser):
    """A parser that raises UserError for a command line that it cannot read."""

    def error(self, message: str) -> NoReturn:
        """Called by argparse."""
        raise UserError(f"{message}; {self.prog} -h lists the options")


def number(option: str, least: float) -> Callable[[str], Any]:
    """A reader of numbers of the kind of `least`, an int or a float, and at least that."""

    def read(text: str) -> int | float:
        with suppress(ValueError):
            if least <= (value := type(least)(text)) < math.inf:
                return value
        kind = "an integer" if isinstance(least, int) else "a number"
        raise UserError(f"{option} {text}: expected {kind}, at least {least}")

    return read


def read_configuration(text: str) -> dict[str, Any]:
    """The complete configuration of "rows=8,columns=8"; what is not named has its default."""
    values = _read_pairs("--config", text)
    try:
        for key in values.keys() - CONFIGURATION_KEYS:
            known = ", ".join(CONFIGURATION_KEYS)
            raise UserError(f"unknown key {key!r}, expected one of {known}")
        return complete_configuration(values)
    except UserError as error:
        raise UserError(f"--config {text}: {error}") from error


def read_test(text: str) -> "SequentialTest":
    """The test of "elo0=0,elo1=30", which may also set alpha and beta."""
    from arena.rating import SequentialTest  # late: imports numpy

    values = _read_pairs("--sprt", text)
    try:
        test = SequentialTest(**{key: float(value) for key, value in values.items()})
    except (TypeError, ValueError) as error:
        expected = "expected elo0=NUMBER,elo1=NUMBER, optionally with alpha and beta"
        raise UserError(f"--sprt {text}: {expected}") from error
    if not -2000 < test.elo0 < test.elo1 < 2000:
        raise UserError(f"--sprt {text}: expected elo0 less than elo1, both within 2000 of 0")
    if not (0 < test.alpha < 0.5 and 0 < test.beta < 0.5):
        raise UserError(f"--sprt {text}: expected alpha and beta between 0 and 0.5")
    return test


def _read_pairs(option: str, text: str) -> dict[str, Any]:
    """The values of "key=value,key=value", as numbers if they are finite ones."""
    values: dict[str, Any] = {}
    for item in filter(None, text.split(",")):
        key, _, value = item.partition("=")
        if key in values:
            raise UserError(f"{option} {text}: {key} is given twice")
        values[key] = value
        with suppress(ValueError, OverflowError):
            found = float(value)
            values[key] = int(found) if found == int(found) else found
    return values


def add_size(parser: argparse.ArgumentParser) -> None:
    """Add `--rows`, `--columns` and `--inarow`."""
    for name, default in zip(SIZE, CONNECT_FOUR):
        text = "of the board; default: %(default)s"
        parser.add_argument(f"--{name}", type=int, default=default, metavar="N", help=text)


def read_options(
    parser: argparse.ArgumentParser, arguments: Sequence[str] | None
) -> argparse.Namespace:
    """Parse, with the size of the board; `geometry` is then the board's.

    Raises UserError if no board has that size, or if `time` or `jobs`, which the parser must
    define, is not above 0.
    """
    add_size(parser)
    options = parser.parse_args(arguments)
    if options.time is not None and not options.time > 0:
        raise UserError(f"--time {options.time}: expected more than 0 seconds")
    if options.jobs is not None and options.jobs < 1:
        raise UserError(f"--jobs {options.jobs}: expected at least 1")
    options.geometry = read_geometry(options.rows, options.columns, options.inarow)
    return options
