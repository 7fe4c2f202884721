"""The files that a command writes at its end."""

import contextlib
import os
from collections.abc import Iterable
from pathlib import Path

from errors import UserError


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
            with contextlib.suppress(OSError):
                written.unlink(missing_ok=True)
        raise UserError(f"{file}: cannot be written: {error.strerror}") from error
