"""Reading and writing the files of commands.

What is read must be a regular file that is not too large. What will be written is tried out before
the work begins, and a file is never left half written.
"""

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

STREAMS = {"/dev/stdout": "stdout", "/dev/stderr": "stderr"}  # the names in `sys`, by path

MIB = 1 << 20  # bytes
MAX_FILE_BYTES = 256 * MIB  # of a file that is read whole

UNPACKED_VARIABLE = "CONNECTX_UNPACKED_MIB"  # of the environment; sets how much may be unpacked
DEFAULT_UNPACKED_MIB = 1024

# A function that says whether a command may overwrite a file that exists without being forced to.
MayOverwrite = Callable[[Path], bool]


def describe_failure(error: Exception) -> str:
    """Return why something failed, as text.

    For an error of the system, this is a text such as "Permission denied", which has neither the
    error's number nor the path of the file.
    """
    is_database_in_use = getattr(error, "sqlite_errorname", None) == "SQLITE_BUSY"
    if is_database_in_use:
        return "in use by another process"
    system_text = getattr(error, "strerror", None)
    return system_text or str(error)


@contextmanager
def naming_errors(
    name: object,
    *error_types: type[Exception],
    describe: Callable[[Exception], str] = describe_failure,
    raises: type[UserError] = UserError,
) -> Iterator[None]:
    """Name what a `with` block works on, such as the path of a file, in the block's errors.

    If the block raises an OSError or one of `error_types`, an error of the type `raises` takes its
    place. Its message is `name`, a colon, and the reason, which is what `describe` returns for the
    block's error. An error of stdout passes as it is, because it does not come from the file.
    """
    named_types: tuple[type[Exception], ...] = (OSError, *error_types)
    try:
        yield
    except named_types as error:
        if is_stdout_error(error):
            raise
        raise raises(f"{name}: {describe(error)}") from error


def naming_unreadable(
    path: Path, *, raises: type[UserError] = UserError
) -> AbstractContextManager[None]:
    """Turn an OSError of the `with` block, which reads a file or folder, into one that names it.

    The new error is a UserError, or of its subclass `raises`.
    """
    return naming_errors(f"{path}: cannot be read", raises=raises)


def naming_unwritable(file: Path) -> AbstractContextManager[None]:
    """Turn an OSError of the `with` block, which writes a file, into a UserError that names it.

    The same is done with a UnicodeEncodeError, which a path or a text may raise that cannot be
    encoded.
    """
    return naming_errors(f"{file}: cannot be written", UnicodeEncodeError)


def check_regular_file(file: Path, max_bytes: int = MAX_FILE_BYTES) -> Path:
    """Return the path of a regular file of at most `max_bytes`, after checking that it is one.

    Reading a device may never end, and a pipe may have nobody at its other end. Raises OSError if
    the file is of another kind, is larger, or does not exist.
    """
    status = file.stat()
    if not stat.S_ISREG(status.st_mode):
        raise OSError(errno.EINVAL, "not a file but a device, a pipe or a folder")
    if status.st_size > max_bytes:
        max_mebibytes = max_bytes // MIB
        raise OSError(errno.EFBIG, f"too large, expected at most {max_mebibytes} MiB")
    return file


def read_max_unpacked_bytes() -> int:
    """Return how many bytes the contents of an archive may take.

    The environment variable CONNECTX_UNPACKED_MIB sets the number in MiB; without it, 1,024.
    """
    mebibytes = os.environ.get(UNPACKED_VARIABLE, "")
    if not mebibytes.isdecimal():
        return DEFAULT_UNPACKED_MIB * MIB
    return int(mebibytes) * MIB


def check_unpacked(size: int) -> None:
    """Raise OSError if `size` bytes are more than may be unpacked.

    Call this before anything is unpacked.
    """
    max_bytes = read_max_unpacked_bytes()
    if size > max_bytes:
        max_mebibytes = max_bytes // MIB
        expected = f"expected at most {max_mebibytes:,} MiB; {UNPACKED_VARIABLE}=N allows N"
        raise OSError(errno.EFBIG, f"too large unpacked, {expected}")


def check_zip(data: bytes) -> None:
    """Raise OSError if the contents of a zip, such as a `.npz`, are more than may be unpacked.

    `data` has the bytes of the zip. The sizes are those that the zip's directory states. A damaged
    zip passes, because whoever reads it reports the damage.
    """
    unpacked_bytes = 0
    with suppress(Exception):  # of a damaged zip
        entries = zipfile.ZipFile(io.BytesIO(data)).infolist()
        unpacked_bytes = sum(entry.file_size for entry in entries)
    check_unpacked(unpacked_bytes)


def check_outputs(
    *files: Path | None,
    force: bool,
    forced_by: str = "--force",
    may_overwrite: MayOverwrite | None = None,
    others: Iterable[Path | None] = (),
) -> None:
    """Raise UserError unless every file can be written. The check changes no file.

    A file that exists may be overwritten only if `force` is set, or if `may_overwrite` allows it.
    `forced_by` is how the user sets `force`: an option of a command, or an argument of a function.
    `others` are files that the command writes in another way, which may exist. No file may be given
    twice. Files that are None were not asked for.
    """
    checked_paths = set()  # the real paths of the files that were checked
    for other_file in others:
        if other_file is None:
            continue
        _check_writable(other_file)
        checked_paths.add(os.path.realpath(other_file))
    for file in files:
        if file is None:
            continue
        _check_writable(file)
        is_stream = str(file) in STREAMS  # /dev/stdout or /dev/stderr
        if is_stream:
            continue
        if file.exists() and not force:
            is_allowed = may_overwrite is not None and may_overwrite(file)
            if not is_allowed:
                raise UserError(f"{file}: exists already, {forced_by} overwrites it")
        real_path = os.path.realpath(file)
        if real_path in checked_paths:
            raise UserError(f"{file}: given for two outputs, expected a file for each")
        checked_paths.add(real_path)


def check_folder(folder: Path, *, force: bool, may_overwrite: MayOverwrite | None = None) -> None:
    """Raise UserError unless files can be written to a folder, which need not exist yet.

    If the folder has files, `force` has to be set, or `may_overwrite` has to allow each of them to
    be overwritten.
    """
    with naming_unwritable(folder):
        if folder.is_file():
            raise UserError(f"{folder}: is a file, expected a folder")
        files = list(folder.iterdir()) if folder.exists() else []
        if not force:
            for file in files:
                is_allowed = may_overwrite is not None and may_overwrite(file)
                if not is_allowed:
                    raise UserError(f"{folder}: holds files already, --force overwrites them")
    # A folder that does not exist yet can be made where a file of its name could be written.
    tried_path = folder / "file" if folder.exists() else folder
    _check_writable(tried_path)


def write_folder(folder: Path, files: Iterable[tuple[str, str]]) -> None:
    """Write files, each given by its name and its text, into a folder, which may not exist yet.

    Raises UserError if the folder cannot be made or a file cannot be written.
    """
    with naming_unwritable(folder):
        folder.mkdir(exist_ok=True)
    for name, text in files:
        write_file(folder / name, [text])


def write_file(file: Path, pieces: Iterable[str]) -> None:
    """Write the pieces of a text to a file.

    Raises UserError, and leaves the old file in place, if the text cannot be written whole.
    If `file` is /dev/stdout or /dev/stderr, the stream of this process gets piece after piece.
    """
    stream_name = STREAMS.get(str(file))  # "stdout" or "stderr", or None for other files
    if stream_name is not None:
        getattr(sys, stream_name).writelines(pieces)
        return
    with (
        replacing(file) as new_file,
        new_file.open("w", encoding="utf-8", errors="backslashreplace", newline="\n") as text,
    ):
        text.writelines(pieces)


@contextmanager
def replacing(file: Path) -> Iterator[Path]:
    """Yield the path of a new file, which replaces `file` if the `with` block succeeds.

    If the block fails, the new file is removed. Raises UserError if the system does not let the
    block write, or does not let the file be replaced.
    """
    real_file = Path(os.path.realpath(file))  # if `file` is a link, what it leads to is replaced
    new_file = real_file.with_name(f".connectx-{secrets.token_hex(8)}")
    with naming_unwritable(file):
        try:
            yield new_file
            new_file.replace(real_file)
        finally:
            # After success, there is nothing left to remove. Where removing fails, too, the error
            # of the block says more.
            with suppress(OSError):
                new_file.unlink()


def _check_writable(file: Path) -> None:
    """Raise UserError if a file cannot be written, and leave its contents as they are."""
    with naming_unwritable(file):
        is_stream = str(file) in STREAMS  # /dev/stdout or /dev/stderr
        if is_stream:
            return
        if not file.parent.is_dir() or (file.exists() and not file.is_file()):
            raise UserError(f"{file}: cannot be written, expected a file in an existing folder")
        with suppress(FileNotFoundError):
            file.lstat()  # raises OSError if the name is too long
        real_file = Path(os.path.realpath(file))
        with tempfile.TemporaryFile(dir=real_file.parent):
            pass  # raises OSError if no file can be made in the folder
