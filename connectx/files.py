"""The files of commands: what is read is a file and not too large; what is written is tried out
before the work, and never left half written."""

import errno
import io
import os
import secrets
import stat
import sys
import tempfile
import zipfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path

from connectx.errors import UserError, is_stdout_error

STREAMS = {"/dev/stdout": "stdout", "/dev/stderr": "stderr"}  # their names in `sys`

MOST_BYTES = 256 << 20  # of a file that is read whole

UNPACKED = "CONNECTX_UNPACKED_MIB"  # the variable that sets the most that is unpacked
UNPACKED_MIB = 1024

Ours = Callable[[Path], bool]  # whether a file that exists may be overwritten


def describe_failure(error: Exception) -> str:
    """Return why something failed, without the error's number and the path in the system's text."""
    if getattr(error, "sqlite_errorname", None) == "SQLITE_BUSY":
        return "in use by another process"
    return getattr(error, "strerror", None) or str(error)


@contextmanager
def naming_errors(
    what: object,
    *kinds: type[Exception],
    describe: Callable[[Exception], str] = describe_failure,
    raises: type[UserError] = UserError,
) -> Iterator[None]:
    """Name `what` the block works on, such as the path of a file, in the block's errors.

    Raises `raises` with `what` and the reason, which `describe` words, if the block raises an
    OSError or another of `kinds`. An error of stdout passes as it is: it is not the file's.
    """
    named: tuple[type[Exception], ...] = (OSError, *kinds)
    try:
        yield
    except named as error:
        if is_stdout_error(error):
            raise
        raise raises(f"{what}: {describe(error)}") from error


def naming_unreadable(
    path: Path, *, raises: type[UserError] = UserError
) -> AbstractContextManager[None]:
    """Name a file or folder that the block reads in the block's errors: see `naming_errors`."""
    return naming_errors(f"{path}: cannot be read", raises=raises)


def naming_unwritable(file: Path) -> AbstractContextManager[None]:
    """Name a file that the block writes in the block's errors: see `naming_errors`."""
    return naming_errors(f"{file}: cannot be written", UnicodeEncodeError)


def regular(file: Path, most: int = MOST_BYTES) -> Path:
    """The path itself, if it is a file of at most `most` bytes; else raises OSError.

    Reading a device may never end, and a pipe may have nobody at its other end.
    """
    found = file.stat()
    if not stat.S_ISREG(found.st_mode):
        raise OSError(errno.EINVAL, "not a file but a device, a pipe or a folder")
    if found.st_size > most:
        raise OSError(errno.EFBIG, f"too large, expected at most {most >> 20} MiB")
    return file


def most_unpacked() -> int:
    """The bytes that what is packed may take unpacked."""
    set_to = os.environ.get(UNPACKED, "")
    return (int(set_to) if set_to.isdecimal() else UNPACKED_MIB) << 20


def check_unpacked(size: int) -> None:
    """Raise OSError if so many bytes are too much, before anything is unpacked."""
    if size > (most := most_unpacked()):
        allowed = f"expected at most {most >> 20:,} MiB; {UNPACKED}=N allows N"
        raise OSError(errno.EFBIG, f"too large unpacked, {allowed}")


def check_zip(data: bytes) -> None:
    """As `check_unpacked`, by the directory of a zip, such as a `.npz`; one that is damaged is left
    to its reader."""
    size = 0
    with suppress(Exception):
        size = sum(entry.file_size for entry in zipfile.ZipFile(io.BytesIO(data)).infolist())
    check_unpacked(size)


def check_outputs(
    *files: Path | None,
    force: bool,
    ours: Ours | None = None,
    others: Iterable[Path | None] = (),
) -> None:
    """Raise UserError unless `write_file` can write every file; the attempt leaves nothing behind.

    A file that exists needs `force`, unless it is one of `ours`. `others` are files that the
    command writes by other means, and may exist. No file may be given twice.
    """
    given = {os.path.realpath(other) for other in others if other is not None}
    for file in filter(None, others):
        _try_out(file)
    for file in filter(None, files):
        _try_out(file)
        if str(file) in STREAMS:
            continue
        if file.exists() and not (force or (ours and ours(file))):
            raise UserError(f"{file}: exists already, --force overwrites it")
        if (target := os.path.realpath(file)) in given:
            raise UserError(f"{file}: given for two outputs, expected a file for each")
        given.add(target)


def check_folder(folder: Path, *, force: bool, ours: Ours | None = None) -> None:
    """Raise UserError unless files can be written to a folder that is empty or still to be made.

    With `force`, it may hold files, and without it `ours`. `write_folder` makes it.
    """
    with naming_unwritable(folder):
        if folder.is_file():
            raise UserError(f"{folder}: is a file, expected a folder")
        found = [*folder.iterdir()] if folder.exists() else []
        if not force and not all(ours and ours(file) for file in found):
            raise UserError(f"{folder}: holds files already, --force overwrites them")
    _try_out(folder / "file" if folder.exists() else folder)


def write_folder(folder: Path, files: Iterable[tuple[str, str]]) -> None:
    """Write files, by name and text, into a folder, which is made unless it exists.

    Raises UserError if one cannot be written.
    """
    with naming_unwritable(folder):
        folder.mkdir(exist_ok=True)
    for name, text in files:
        write_file(folder / name, [text])


def write_file(file: Path, pieces: Iterable[str]) -> None:
    """Write a whole text file, or raise UserError and leave the old file in place.

    /dev/stdout is stdout, written piece by piece.
    """
    if name := STREAMS.get(str(file)):
        getattr(sys, name).writelines(pieces)
        return
    with (
        replacing(file) as place,
        place.open("w", encoding="utf-8", errors="backslashreplace", newline="\n") as text,
    ):
        text.writelines(pieces)


@contextmanager
def replacing(file: Path) -> Iterator[Path]:
    """A place to write to. It becomes the file if the block succeeds, and is removed if not.

    Raises UserError if the system refuses that.
    """
    target = Path(os.path.realpath(file))
    place = target.with_name(f".connectx-{secrets.token_hex(8)}")
    with naming_unwritable(file):
        try:
            yield place
            place.replace(target)
        finally:
            with suppress(OSError):  # it is the file now, or nothing can be removed either
                place.unlink()


def _try_out(file: Path) -> None:
    """Raise UserError if a file cannot be written."""
    with naming_unwritable(file):
        if str(file) in STREAMS:
            return
        if not file.parent.is_dir() or (file.exists() and not file.is_file()):
            raise UserError(f"{file}: cannot be written, expected a file in an existing folder")
        with suppress(FileNotFoundError):
            file.lstat()  # raises if its name is too long
        with tempfile.TemporaryFile(dir=Path(os.path.realpath(file)).parent):
            pass
