"""The files of a Kaggle submission: an archive or a folder with `main.py` at its top.

Each member is checked and read into memory; nothing is unpacked here. Only regular files and
folders are accepted, up to `MOST_BYTES` and `MOST_FILES`.
"""

import bz2
import gzip
import io
import lzma
import stat
import tarfile
import zipfile
import zlib
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path, PurePosixPath
from typing import Any, NamedTuple

from errors import PlayerError

MAIN = "main.py"
SUFFIXES = (".tar.gz", ".tgz", ".tar.bz2", ".tbz2", ".tar.xz", ".txz", ".tar", ".zip")
MOST_BYTES = 256 << 20  # unpacked
MOST_FILES = 5_000  # and folders
LONGEST_NAME = 255  # bytes, folders included
# What damaged archives raise.
DAMAGED = (
    *(tarfile.TarError, zipfile.BadZipFile, gzip.BadGzipFile, lzma.LZMAError, zlib.error),
    *(EOFError, RuntimeError, NotImplementedError, ValueError, IndexError, OverflowError),
)
OPENERS: dict[bytes, Any] = {b"\x1f\x8b": gzip.open, b"BZh": bz2.open, b"\xfd7zXZ": lzma.open}


class PackedFile(NamedTuple):
    """A file of a submission."""

    path: str  # below the submission's folder, with forward slashes
    data: bytes


class Member(NamedTuple):
    """An entry of an archive or a folder, neither read nor checked yet."""

    name: str
    kind: int  # `stat.S_IFREG` for a file, `stat.S_IFDIR` for a folder, or anything else
    size: int
    read: Callable[[], bytes]


def text_member(name: str, text: str) -> Member:
    """A member that is a text file."""
    return Member(name, stat.S_IFREG, len(text), text.encode)


def archive_stem(path: Path) -> str:
    """The name of an archive without its suffixes; "" if it is no archive."""
    return next((path.name[: -len(s)] for s in SUFFIXES if path.name.lower().endswith(s)), "")


def read_files(path: Path) -> tuple[PackedFile, ...]:
    """The files of an archive or a folder, sorted by path; `main.py` is among them.

    In a folder, `__pycache__` and names that begin with a dot are left out. Raises PlayerError for
    files that are not accepted, and OSError for files that cannot be read.
    """
    if path.is_dir():
        if not (path / MAIN).exists():  # before everything is read
            raise PlayerError(f"{path}: a folder without {MAIN} at its top")
        return check_files(path, _folder_members(path))
    try:
        return check_files(path, _archive_members(path))
    except DAMAGED as error:
        raise PlayerError(f"{path}: not an archive, or a damaged one: {error}") from error


def check_files(origin: Path, members: Iterable[Member]) -> tuple[PackedFile, ...]:
    """The files among the members, each read after its name and size have been checked.

    Raises PlayerError, which begins with `origin`, for a member that is not accepted.
    """
    found: dict[str, PackedFile] = {}
    folders: set[str] = set()
    total = 0
    for count, member in enumerate(members, start=1):
        path = PurePosixPath(member.name)
        if not _is_inside(path):
            shown = member.name[:100]
            raise PlayerError(f"{origin}: holds {shown!r}, expected names of files inside it")
        total += abs(member.size)
        folders.update(map(str, path.parents))
        if max(count, len(found) + len(folders)) > MOST_FILES:
            raise PlayerError(f"{origin}: holds more than {MOST_FILES:,} files and folders")
        _check_size(origin, total)
        if member.kind == stat.S_IFREG:
            found[str(path)] = PackedFile(str(path), member.read())
        elif member.kind != stat.S_IFDIR:
            raise PlayerError(f"{origin}: {str(path)!r} is a link or a device, expected a file")
    if MAIN not in found:
        deeper = min((name for name in found if name.endswith(f"/{MAIN}")), default="")
        also = f", found {deeper}" if deeper else ""
        raise PlayerError(f"{origin}: expected {MAIN} at its top{also}")
    return tuple(found[name] for name in sorted(found))


def _is_inside(path: PurePosixPath) -> bool:
    """Whether it is a relative path that every system can write."""
    text = str(path)
    if not text.isprintable() or "\\" in text or text[1:2] == ":":
        return False
    return len(text.encode()) <= LONGEST_NAME and text[0] != "/" and ".." not in path.parts


def _check_size(origin: Path, size: int) -> None:
    if size > MOST_BYTES:
        raise PlayerError(f"{origin}: holds more than {MOST_BYTES >> 20} MiB unpacked")


def _archive_members(path: Path) -> Iterator[Member]:
    with path.open("rb") as raw:
        start = raw.read(5)
        raw.seek(0)
        opener = next((each for magic, each in OPENERS.items() if start.startswith(magic)), None)
        unpacked = opener(raw) if opener else raw
        data = unpacked.read(MOST_BYTES + 1)  # limits the size of headers too
    _check_size(path, len(data))
    if data.startswith(b"PK"):
        with zipfile.ZipFile(io.BytesIO(data)) as opened:
            for each in opened.infolist():
                kind = stat.S_IFMT(each.external_attr >> 16)  # 0 if it is not from Unix
                kind = kind or (stat.S_IFDIR if each.is_dir() else stat.S_IFREG)
                # Reads at most `file_size` bytes, however many there are.
                yield Member(each.filename, kind, each.file_size, partial(opened.read, each))
        return
    with tarfile.open(fileobj=io.BytesIO(data), mode="r:") as tar:
        for member in tar:
            kind = stat.S_IFREG if member.isreg() else stat.S_IFDIR if member.isdir() else 0
            content = tar.extractfile(member) if member.isreg() else None
            yield Member(member.name, kind, member.size, content.read if content else bytes)


def _folder_members(folder: Path) -> Iterator[Member]:
    for path in sorted(folder.iterdir()):
        if path.name.startswith(".") or path.name == "__pycache__":
            continue
        found = path.lstat()
        if stat.S_ISDIR(found.st_mode):
            inside = _folder_members(path)
            yield from (each._replace(name=f"{path.name}/{each.name}") for each in inside)
        else:
            yield Member(path.name, stat.S_IFMT(found.st_mode), found.st_size, path.read_bytes)
