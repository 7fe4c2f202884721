"""The files of a submission: an archive with `main.py` at its top, or what one is made of.

Each member is checked and read into memory; nothing is unpacked here. Only regular files and
folders are accepted, up to `MAX_ARCHIVE_MEMBERS` and what `check_unpacked` allows.
"""

import gzip
import io
import re
import stat
import tarfile
import zipfile
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from connectx.build.bundle import is_built
from connectx.errors import PlayerError
from connectx.files import (
    MIB,
    check_regular_file,
    check_unpacked,
    naming_unreadable,
    read_max_unpacked_bytes,
)

MAIN_FILE = "main.py"
# Kaggle's documentation names the first (docs/simulation_competitions.md of its command line). The
# second is what people hand folders round as.
ARCHIVE_SUFFIXES = (".tar.gz", ".zip")
# The line of a file that defines an agent, such as "def my_agent(" or "def act(obs".
AGENT_PATTERN = re.compile(rb"^(def \w*agent\w*\(|def \w+\(obs|agent = )", re.MULTILINE)
MAX_ARCHIVE_MEMBERS = 5_000  # files and folders
# A folder with more than this beside its agent is somebody's work, not an agent's.
MAX_FOLDER_FILES = 50
MAX_FOLDER_BYTES = 100 * MIB
# Kaggle's limit for ConnectX is not known. Entrants quote this one from its pages on other games.
QUOTED_UPLOAD_BYTES = 100 * MIB
EXCLUDED_SUFFIXES = (".pyc", ".ipynb")


class Member(NamedTuple):
    """A file or a folder, in an archive or on disk, that is not read yet."""

    name: str  # its path below the archive's top or the folder, with forward slashes
    kind: int  # stat.S_IFREG for a file, stat.S_IFDIR for a folder; others are refused
    size: int  # in bytes
    read: Callable[[], bytes]  # returns the bytes of the file


class PackedFile(NamedTuple):
    """A file of a submission."""

    path: str  # below the submission's folder, with forward slashes
    data: bytes  # the file's contents


def archive_stem(path: Path) -> str:
    """Return the name of an archive without its suffix, or "" for what is no archive."""
    for suffix in ARCHIVE_SUFFIXES:
        if path.name.lower().endswith(suffix):
            return path.name[: -len(suffix)]
    return ""


def find_main_file(folder: Path) -> str:
    """Return the name of the file in a folder that is the agent.

    That is `main.py`, or else the only Python file that has an agent and is not a built file.

    Raises PlayerError if no file is, or more than one, or if a file cannot be read.
    """
    with naming_unreadable(folder, raises=PlayerError):
        if (folder / MAIN_FILE).is_file():
            return MAIN_FILE
        files = sorted(folder.iterdir())
    agent_files = []
    for file in files:
        if file.suffix != ".py":
            continue
        data = _read_file_or_nothing(file)
        beginning = data[:100].decode(errors="replace")  # enough to recognize a built file
        if AGENT_PATTERN.search(data) and not is_built(beginning):
            agent_files.append(file.name)
    if len(agent_files) == 1:
        return agent_files[0]

    if agent_files:
        command = f"connectx build {folder / agent_files[0]} --archive"
        listed = ", ".join(agent_files[:5])
        problem = f"{len(agent_files)} have one: {listed}; {command} takes that one"
    else:
        problem = "none has one"
    expected = f"expected {MAIN_FILE}, or one file with an agent at its top"
    raise PlayerError(f"{folder}: {expected}; {problem}")


def read_files_beside(
    main: Path, *, with_python: bool, archive: Path | None = None, limit_files: bool = False
) -> dict[str, bytes]:
    """Read the files beside an agent's file `main` that go into an archive with it.

    Returns the contents of the files, by their paths below the folder. `main` itself, hidden files,
    caches and notebooks are left out, and so is `archive`, which will be written. Python files are
    left out unless `with_python` is set.

    Raises PlayerError before anything is read if there are more files than an archive may hold, or,
    with `limit_files`, more than an agent usually has. It is also raised for links and devices, and
    if a file or a folder cannot be read.
    """
    folder = main.parent
    max_files = MAX_ARCHIVE_MEMBERS
    max_bytes = read_max_unpacked_bytes()  # 1 GiB, unless the environment has another limit
    if limit_files:
        max_files = MAX_FOLDER_FILES
        max_bytes = MAX_FOLDER_BYTES
    excluded_suffixes = EXCLUDED_SUFFIXES if with_python else (*EXCLUDED_SUFFIXES, ".py")

    members: list[Member] = []
    total_bytes = 0
    limit = f"{max_bytes // MIB:,} MiB"
    for member in _list_folder_members(folder):
        path = folder / member.name
        if member.kind == stat.S_IFDIR or member.name == main.name:
            continue
        if member.name.lower().endswith(excluded_suffixes):
            continue
        if archive is not None and path.resolve() == archive.resolve():
            continue
        if member.kind != stat.S_IFREG:
            raise PlayerError(f"{path}: a link or a device, expected a file: copy it there")
        members.append(member)
        total_bytes += member.size
        problem = ""
        if len(members) > max_files:
            problem = f"{folder}: holds more than {max_files:,} files beside {main.name}"
        elif member.size > max_bytes:
            size = f"{member.size / MIB:,.1f} MiB"
            problem = f"{path}: has {size}, expected at most {limit}"
        elif total_bytes > max_bytes:
            problem = f"{folder}: holds files of more than {limit} beside {main.name}"
        if problem:
            remedy = "give the agent a folder of its own"
            if limit_files:
                remedy += ", or --yes"  # an option of the command, which lifts the limit
            raise PlayerError(f"{problem}: {remedy}")
    return {member.name: member.read() for member in members}


def pack(files: Iterable[PackedFile]) -> bytes:
    """Return a submission's files as a `.tar.gz`. The same files give the same bytes each time."""
    tar_bytes = io.BytesIO()
    with tarfile.open(fileobj=tar_bytes, mode="w") as tar:
        for path, data in files:
            entry = tarfile.TarInfo(path)
            entry.size = len(data)
            tar.addfile(entry, io.BytesIO(data))
    return gzip.compress(tar_bytes.getvalue(), mtime=0)  # so that the time is not stored


def read_files(path: Path) -> tuple[PackedFile, ...]:
    """Read the files of an archive. Returns them sorted by path; `main.py` is among them.

    Raises PlayerError if it is no archive, lacks `main.py`, or has members that are not accepted.
    Raises OSError if the archive cannot be read or is too large.
    """
    try:
        readers = _check_members(path)
        contents = {name: read() for name, read in readers.items()}
    except PlayerError:
        raise
    except Exception as error:  # damaged bytes raise a dozen kinds
        if isinstance(error, OSError) and error.errno:  # the system could not read the file
            raise
        raise PlayerError(f"{path}: not an archive, or a damaged one: {error}") from error
    if MAIN_FILE not in contents:
        listed = ", ".join(sorted(contents)[:3]) or "nothing"
        raise PlayerError(f"{path}: expected {MAIN_FILE} at its top, found {listed}")
    return tuple(PackedFile(name, contents[name]) for name in sorted(contents))


def _check_members(path: Path) -> dict[str, Callable[[], bytes]]:
    """Check the members of an archive. Returns functions that read its files, by their paths there.

    The key "data/book.txt" has the function that returns the bytes of that file.

    Raises PlayerError for links, devices and names that lead out of the archive, and for too many
    members. Raises OSError if their sizes are too large together.
    """
    readers: dict[str, Callable[[], bytes]] = {}
    total_bytes = 0
    for count, member in enumerate(_list_members(path), start=1):
        total_bytes += abs(member.size)  # a tar may state a negative size
        check_unpacked(total_bytes)  # raises OSError if it is too much
        if count > MAX_ARCHIVE_MEMBERS:
            raise PlayerError(f"{path}: holds more than {MAX_ARCHIVE_MEMBERS:,} files and folders")
        inner_path = PurePosixPath(member.name)
        is_plain_name = member.name.isprintable() and "\\" not in member.name
        leads_out = inner_path.is_absolute() or ".." in inner_path.parts
        if leads_out or not is_plain_name:
            beginning = repr(member.name[:100])
            raise PlayerError(f"{path}: holds {beginning}, expected names of files inside it")
        if member.kind == stat.S_IFREG:
            readers[str(inner_path)] = member.read
        elif member.kind != stat.S_IFDIR:
            raise PlayerError(f"{path}: {member.name!r} is a link or a device, expected a file")
    return readers


def _list_members(path: Path) -> Iterator[Member]:
    """Return an iterator over the members of an archive.

    It is read as a zip if its name ends with ".zip", and otherwise as a `.tar.gz`.
    """
    if path.name.lower().endswith(".zip"):
        return _list_zip_members(path)
    return _list_tar_members(path)


def _list_zip_members(path: Path) -> Iterator[Member]:
    """Yield the members of a zip. Raises OSError if it cannot be read or is too large."""
    checked_path = check_regular_file(path, read_max_unpacked_bytes())
    archive = zipfile.ZipFile(io.BytesIO(checked_path.read_bytes()))
    for entry in archive.infolist():
        mode = entry.external_attr >> 16  # where zips from Unix have the mode of the file
        kind = stat.S_IFMT(mode)
        if kind == 0:  # the archive is not from Unix
            kind = stat.S_IFDIR if entry.is_dir() else stat.S_IFREG
        # `archive.read` reads at most `file_size` bytes, however many there are.
        yield Member(entry.filename, kind, entry.file_size, partial(archive.read, entry))


def _list_tar_members(path: Path) -> Iterator[Member]:
    """Yield the members of a `.tar.gz`. Raises OSError if it cannot be read or is too large."""
    max_bytes = read_max_unpacked_bytes()
    with gzip.open(check_regular_file(path, max_bytes)) as unpacked:
        # `seek` returns how far it came: to the end, or one byte too far. It keeps nothing of what
        # it reads. The headers of the tar count as well.
        unpacked_bytes = unpacked.seek(max_bytes + 1)
        check_unpacked(unpacked_bytes)
        unpacked.seek(0)
        data = unpacked.read()
    tar = tarfile.open(fileobj=io.BytesIO(data), mode="r:")  # noqa: SIM115 - in memory
    for entry in tar:
        content = tar.extractfile(entry) if entry.isreg() else None
        read = content.read if content else bytes  # `bytes()` returns no bytes
        yield Member(entry.name, _get_tar_kind(entry), entry.size, read)


def _get_tar_kind(entry: tarfile.TarInfo) -> int:
    """Return stat.S_IFREG for a file of a tar, stat.S_IFDIR for a folder, and 0 for all others."""
    if entry.isreg():
        return stat.S_IFREG
    if entry.isdir():
        return stat.S_IFDIR
    return 0


def _list_folder_members(folder: Path, prefix: str = "") -> Iterator[Member]:
    """Yield the files and folders in a folder, and in the folders below it, sorted by name.

    Hidden ones and `__pycache__` are left out. A member's name is `prefix` and its path below
    `folder`: the files in the subfolder "data" get the prefix "data/". Links are not followed.

    Raises PlayerError if a folder cannot be read.
    """
    with naming_unreadable(folder, raises=PlayerError):
        paths = sorted(folder.iterdir())
    for path in paths:
        if path.name.startswith(".") or path.name == "__pycache__":
            continue
        name = prefix + path.name
        with naming_unreadable(path, raises=PlayerError):
            status = path.lstat()
        kind = stat.S_IFMT(status.st_mode)
        read = partial(_read_file_or_nothing, path)
        yield Member(name, kind, status.st_size, read)
        if kind == stat.S_IFDIR:
            yield from _list_folder_members(path, f"{name}/")


def _read_file_or_nothing(path: Path) -> bytes:
    """Return the bytes of a file, or no bytes if `path` is not a file, such as a folder.

    Raises PlayerError if the file cannot be read.
    """
    with naming_unreadable(path, raises=PlayerError):
        if not path.is_file():
            return b""
        return check_regular_file(path, read_max_unpacked_bytes()).read_bytes()
