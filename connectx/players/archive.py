"""The files of a Kaggle submission: an archive or a folder with `main.py` at its top.

Each member is checked and read into memory; nothing is unpacked here. Only regular files and
folders are accepted, up to `MOST_FILES` and what `check_unpacked` allows.
"""

import gzip
import io
import re
import stat
import tarfile
import zipfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from connectx.errors import PlayerError
from connectx.files import check_unpacked, most_unpacked, regular

MAIN = "main.py"
# Kaggle's documentation names the first (docs/simulation_competitions.md of its command line); as
# the second, people hand folders round.
SUFFIXES = (".tar.gz", ".zip")
DEFINES = re.compile(rb"^(def \w*agent\w*\(|def \w+\(obs|agent = )", re.MULTILINE)
MOST_FILES = 5_000  # and folders

# Of a file or a folder: name, kind as `stat.S_IFMT` gives it, size, and what reads it.
Member = tuple[str, int, int, Callable[[], bytes]]


class PackedFile(NamedTuple):
    """A file of a submission."""

    path: str  # below the submission's folder, with forward slashes
    data: bytes


def archive_stem(path: Path) -> str:
    """The name of an archive without its suffixes; "" if it is no archive."""
    return next((path.name[: -len(s)] for s in SUFFIXES if path.name.lower().endswith(s)), "")


def read_files(path: Path) -> tuple[PackedFile, ...]:
    """The files of an archive or a folder, sorted by path; `main.py` is among them.

    In a folder, `__pycache__` and names that begin with a dot are left out. Raises PlayerError for
    files that are not accepted, and OSError for files that cannot be read.
    """
    readers: dict[str, Callable[[], bytes]] = {}
    total = 0
    members = _folder_members(path) if path.is_dir() else _archive_members(path)
    try:
        for count, (name, kind, size, read) in enumerate(members, start=1):
            total += abs(size)
            check_unpacked(total)
            if count > MOST_FILES:
                raise PlayerError(f"{path}: holds more than {MOST_FILES:,} files and folders")
            inside = PurePosixPath(name)
            is_name = name.isprintable() and "\\" not in name
            if not is_name or inside.is_absolute() or ".." in inside.parts:
                shown = repr(name[:100])
                raise PlayerError(f"{path}: holds {shown}, expected names of files inside it")
            if kind == stat.S_IFREG:
                readers[str(inside)] = read
            elif kind != stat.S_IFDIR:
                raise PlayerError(f"{path}: {name!r} is a link or a device, expected a file")
        found = {name: read() for name, read in readers.items()}
    except PlayerError:
        raise
    except Exception as error:  # damaged bytes raise a dozen kinds
        if isinstance(error, OSError) and error.errno:  # the system's
            raise
        raise PlayerError(f"{path}: not an archive, or a damaged one: {error}") from error
    if MAIN not in found:
        listed = ", ".join(sorted(found)[:3]) or "nothing"
        code = {name: data for name, data in found.items() if name.endswith(".py")}
        agents = [str(path / name) for name, data in sorted(code.items()) if DEFINES.search(data)]
        named = f"; name one that has an agent: {', '.join(agents[:5])}" if agents else ""
        named = named if path.is_dir() else ""
        raise PlayerError(f"{path}: expected {MAIN} at its top, found {listed}{named}")
    return tuple(PackedFile(name, found[name]) for name in sorted(found))


def _archive_members(path: Path) -> Iterator[Member]:
    most = most_unpacked()
    if path.name.lower().endswith(".zip"):
        opened = zipfile.ZipFile(io.BytesIO(regular(path, most).read_bytes()))
        for entry in opened.infolist():
            kind = stat.S_IFMT(entry.external_attr >> 16)  # 0 if it is not from Unix
            kind = kind or (stat.S_IFDIR if entry.is_dir() else stat.S_IFREG)
            # Reads at most `file_size` bytes, however many there are.
            yield entry.filename, kind, entry.file_size, partial(opened.read, entry)
        return
    with gzip.open(regular(path, most)) as unpacked:
        check_unpacked(unpacked.seek(most + 1))  # headers included; keeps nothing of what it reads
        unpacked.seek(0)
        data = unpacked.read()
    tar = tarfile.open(fileobj=io.BytesIO(data), mode="r:")  # noqa: SIM115 - in memory
    for member in tar:
        kind = stat.S_IFREG if member.isreg() else stat.S_IFDIR if member.isdir() else 0
        content = tar.extractfile(member) if member.isreg() else None
        yield member.name, kind, member.size, content.read if content else bytes


def _folder_members(folder: Path, below: str = "") -> Iterator[Member]:
    for path in sorted(folder.iterdir()):
        if path.name.startswith(".") or path.name == "__pycache__":
            continue
        name, found = below + path.name, path.lstat()
        yield name, stat.S_IFMT(found.st_mode), found.st_size, path.read_bytes
        if stat.S_ISDIR(found.st_mode):
            yield from _folder_members(path, f"{name}/")
