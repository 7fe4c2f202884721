"""The files of a submission: an archive with `main.py` at its top, or what one is made of.

Each member is checked and read into memory; nothing is unpacked here. Only regular files and
folders are accepted, up to `MOST_FILES` and what `check_unpacked` allows.
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
from connectx.files import check_unpacked, most_unpacked, naming_unreadable, regular

MAIN = "main.py"
# Kaggle's documentation names the first (docs/simulation_competitions.md of its command line); as
# the second, people hand folders round.
SUFFIXES = (".tar.gz", ".zip")
DEFINES = re.compile(rb"^(def \w*agent\w*\(|def \w+\(obs|agent = )", re.MULTILINE)
MOST_FILES = 5_000  # and folders
# Beside the file of an agent; more is somebody's work, not an agent's.
MOST_BYTES_BESIDE, MOST_FILES_BESIDE = 100 << 20, 50
LEFT_OUT = (".pyc", ".ipynb")

# Of a file or a folder: name, kind as `stat.S_IFMT` gives it, size, and what reads it.
Member = tuple[str, int, int, Callable[[], bytes]]


class PackedFile(NamedTuple):
    """A file of a submission."""

    path: str  # below the submission's folder, with forward slashes
    data: bytes


def archive_stem(path: Path) -> str:
    """The name of an archive without its suffixes; "" if it is no archive."""
    return next((path.name[: -len(s)] for s in SUFFIXES if path.name.lower().endswith(s)), "")


def main_of(folder: Path) -> str:
    """The file of a folder that is its agent: `main.py`, or else the only one that has an agent.

    Raises PlayerError if there is none, or more than one, and if a file cannot be read.
    """
    with naming_unreadable(folder, raises=PlayerError):
        if (folder / MAIN).is_file():
            return MAIN
        files = sorted(folder.iterdir())
    found = []
    for file in files:
        if file.suffix != ".py":
            continue
        data = _read_if_file(file)
        if DEFINES.search(data) and not is_built(data[:100].decode(errors="replace")):
            found.append(file.name)
    if len(found) == 1:
        return found[0]
    have = f"{len(found)} have one: {', '.join(found[:5])}" if found else "none has one"
    how = f"; connectx build {folder / found[0]} --archive takes that one" if found else ""
    raise PlayerError(
        f"{folder}: expected {MAIN}, or one file with an agent at its top; {have}{how}"
    )


def files_beside(
    main: Path, *, python: bool, archive: Path | None = None, limited: bool = False
) -> dict[str, bytes]:
    """The files of an agent's folder that go with it, by their paths, without its own.

    They are all but hidden ones, caches, notebooks, `archive`, which is being written, and without
    `python` Python's. Raises PlayerError for links and devices, and for more than an archive may
    hold; if `limited`, for more than an agent has. Nothing is read before that. Raises PlayerError
    if a file or a folder cannot be read, too.
    """
    folder, found, total = main.parent, [], 0
    most, most_bytes = MOST_FILES, most_unpacked()
    if limited:
        most, most_bytes = MOST_FILES_BESIDE, MOST_BYTES_BESIDE
    for name, kind, size, read in _folder_members(folder):
        left_out = LEFT_OUT if python else (*LEFT_OUT, ".py")
        if kind == stat.S_IFDIR or name == main.name or name.lower().endswith(left_out):
            continue
        if archive is not None and (folder / name).resolve() == archive.resolve():
            continue
        if kind != stat.S_IFREG:
            raise PlayerError(
                f"{folder / name}: a link or a device, expected a file: copy it there"
            )
        found.append((name, read))
        total += size
        if len(found) > most or total > most_bytes:
            holds = f"{folder}: holds more than {most:,} files or {most_bytes >> 20} MiB beside"
            how = "give the agent a folder of its own"
            raise PlayerError(f"{holds} {main.name}: {how}{', or --yes' if limited else ''}")
    return {name: read() for name, read in found}


def pack(files: Iterable[PackedFile]) -> bytes:
    """A submission's files as a `.tar.gz`, the same bytes each time."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w") as tar:
        for name, data in files:
            entry = tarfile.TarInfo(name)
            entry.size = len(data)
            tar.addfile(entry, io.BytesIO(data))
    return gzip.compress(packed.getvalue(), mtime=0)


def read_files(path: Path) -> tuple[PackedFile, ...]:
    """The files of an archive, sorted by path; `main.py` is among them.

    Raises PlayerError for files that are not accepted, and OSError for files that cannot be read.
    """
    readers: dict[str, Callable[[], bytes]] = {}
    total = 0
    try:
        for count, (name, kind, size, read) in enumerate(_archive_members(path), start=1):
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
        raise PlayerError(f"{path}: expected {MAIN} at its top, found {listed}")
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
    with naming_unreadable(folder, raises=PlayerError):
        paths = sorted(folder.iterdir())
    for path in paths:
        if path.name.startswith(".") or path.name == "__pycache__":
            continue
        name = below + path.name
        with naming_unreadable(path, raises=PlayerError):
            found = path.lstat()
        yield name, stat.S_IFMT(found.st_mode), found.st_size, partial(_read_if_file, path)
        if stat.S_ISDIR(found.st_mode):
            yield from _folder_members(path, f"{name}/")


def _read_if_file(path: Path) -> bytes:
    """Return what a file holds, and nothing of what is not a file.

    Raises PlayerError if it cannot be read.
    """
    with naming_unreadable(path, raises=PlayerError):
        return regular(path, most_unpacked()).read_bytes() if path.is_file() else b""
