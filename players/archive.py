"""The files of a Kaggle submission: an archive or a folder with `main.py` at its top.

Everything is read into memory and checked; nothing is unpacked here. An archive comes from a
stranger: names that lead outside, links that do, devices, and more than `MOST_BYTES` or
`MOST_FILES` are refused before their content is read.
"""

import bz2
import gzip
import lzma
import os
import posixpath
import stat
import tarfile
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath
from typing import Any, BinaryIO, NamedTuple

from errors import PlayerError

MAIN = "main.py"
SUFFIXES = (".tar.gz", ".tgz", ".tar.bz2", ".tbz2", ".tar.xz", ".txz", ".tar", ".zip")
MOST_BYTES = 256 << 20  # unpacked
MOST_FILES = 5_000  # and folders
MOST_FOLDERS = 50  # above a file
MOST_LINKS = 40  # from a link to a link to a file, as Linux has it
HEADER_BYTES = 32 << 20  # of a tar, on top of its files
# What damaged archives raise; the names that Python gives its own errors say too little.
DAMAGED = (
    *(tarfile.TarError, zipfile.BadZipFile, gzip.BadGzipFile, lzma.LZMAError, zlib.error),
    *(EOFError, RuntimeError, NotImplementedError, ValueError, IndexError, OverflowError),
)
OPENERS: dict[bytes, Any] = {b"\x1f\x8b": gzip.open, b"BZh": bz2.open, b"\xfd7zXZ": lzma.open}


class PackedFile(NamedTuple):
    """A file of a submission."""

    path: str  # below the submission's folder, with forward slashes
    data: bytes
    executable: bool


def is_archive(path: Path) -> bool:
    """Whether the name is one of an archive."""
    return path.name.lower().endswith(SUFFIXES)


def archive_stem(path: Path) -> str:
    """The name without the suffixes of an archive; of a folder, its name."""
    for suffix in SUFFIXES:
        if path.name.lower().endswith(suffix):
            return path.name[: -len(suffix)]
    return path.resolve().name if path.name in ("", "..") else path.name


def read_files(path: Path) -> tuple[PackedFile, ...]:
    """The files of an archive or a folder, sorted by path; `main.py` is among them.

    In a folder, `__pycache__` and whatever has a name that begins with a dot are left out. Raises
    PlayerError for what cannot be taken, and OSError where something cannot be read.
    """
    files = _Files(path)
    if path.is_dir():
        if not (path / MAIN).is_file():
            raise PlayerError(f"{path}: a folder without {MAIN} at its top")
        _read_folder(path, files)
    elif path.exists() and not path.is_file():
        raise files.error("neither a file nor a folder")
    else:
        try:
            if path.stat().st_size > MOST_BYTES + HEADER_BYTES:
                raise files.error(f"larger than {MOST_BYTES >> 20} MiB")
            (_read_zip if zipfile.is_zipfile(path) else _read_tar)(path, files)
        except DAMAGED as error:
            raise PlayerError(f"{path}: not an archive, or a damaged one: {error}") from error
    return files.checked()


def check_files(origin: Path, texts: Iterable[tuple[str, str]]) -> tuple[PackedFile, ...]:
    """The files of these paths and texts, held to the same rules as those of an archive.

    Raises PlayerError, which begins with `origin`, for what cannot be taken, and
    UnicodeEncodeError for what is no text.
    """
    files = _Files(origin)
    for path, text in texts:
        name, data = files.place(path), text.encode()
        files.reserve(name, len(data))
        files.add(name, data, executable=False)
    return files.checked()


def folders_of(names: Iterable[str]) -> set[str]:
    """The folders that files of these names are in, "." included."""
    folders: set[str] = set()
    for name in names:
        for parent in PurePosixPath(name).parents:
            if str(parent) in folders:  # and so are those above
                break
            folders.add(str(parent))
    return folders


class _Files:
    """Files that are taken from an archive one by one, and the limits on them."""

    def __init__(self, archive: Path) -> None:
        self._archive = archive
        self._found: dict[str, PackedFile] = {}
        self._links: dict[str, str] = {}
        self._entries = 0
        self._bytes = 0

    def error(self, problem: str) -> PlayerError:
        return PlayerError(f"{self._archive}: {problem}")

    def place(self, name: str) -> str:
        """The name of one more entry, relative and normal. Raises PlayerError if it is neither."""
        self._entries += 1
        self._limit(self._entries)
        path = PurePosixPath(name)
        parts = path.parts
        try:
            longest = max((len(part.encode()) for part in parts), default=0)
        except UnicodeEncodeError:
            longest = 1000
        odd = longest > 200 or len(name) > 1000 or "\\" in name or "\0" in name
        odd = odd or len(parts) > MOST_FOLDERS
        if odd or path.is_absolute() or ".." in parts or (parts and parts[0][1:2] == ":"):
            raise self.error(f"holds {name[:100]!r}, expected names of files inside it")
        return str(path)

    def _limit(self, count: int) -> None:
        if count > MOST_FILES:
            raise self.error(f"holds more than {MOST_FILES:,} files and folders")

    def reserve(self, name: str, size: int) -> None:
        """Count the bytes of a file before they are read."""
        self._bytes += size
        if self._bytes > MOST_BYTES:
            raise self.error(f"holds more than {MOST_BYTES >> 20} MiB unpacked, with {name!r}")

    def add(self, name: str, data: bytes, *, executable: bool) -> None:
        self._links.pop(name, None)
        self._found[name] = PackedFile(name, data, executable)

    def link(self, name: str, target: str) -> None:
        self._found.pop(name, None)
        self._links[name] = posixpath.normpath(target)

    def checked(self) -> tuple[PackedFile, ...]:
        """All of them, with the files in place of links to them."""
        for name in self._links:
            target = name
            for _ in range(MOST_LINKS):
                target = self._links.get(target, target)
            if target not in self._found:
                raise self.error(f"{name!r} is a link, expected one to a file inside")
            self.reserve(name, len(self._found[target].data))
        for name in self._links:
            target = name
            while target in self._links:
                target = self._links[target]
            self._found[name] = self._found[target]._replace(path=name)
        if MAIN not in self._found:
            deeper = sorted(name for name in self._found if name.endswith(f"/{MAIN}"))
            found = f", found {deeper[0]}" if deeper else ""
            raise self.error(f"expected {MAIN} at its top{found}")
        folders = folders_of(self._found)
        if both := folders & self._found.keys():
            raise self.error(f"{min(both)!r} is a file and a folder")
        self._limit(len(self._found) + len(folders))
        return tuple(self._found[name] for name in sorted(self._found))


def _read_tar(path: Path, files: _Files) -> None:
    with path.open("rb") as raw:
        start = raw.read(5)
        raw.seek(0)
        openers = (each for magic, each in OPENERS.items() if start.startswith(magic))
        unpacked = next(openers, lambda same: same)(raw)
        # As a stream, without seeking, so that what is unpacked can be counted.
        with tarfile.open(fileobj=_Counted(unpacked, files), mode="r|") as tar:  # type: ignore[call-overload]
            for member in tar:
                name = files.place(member.name)
                if member.issym():
                    files.link(name, posixpath.join(posixpath.dirname(name), member.linkname))
                elif member.islnk():
                    files.link(name, member.linkname)
                elif member.isfile():
                    files.reserve(name, member.size)
                    content = tar.extractfile(member)
                    assert content is not None
                    files.add(name, content.read(), executable=bool(member.mode & stat.S_IXUSR))
                elif not member.isdir():
                    raise files.error(f"{name!r} is neither a file nor a folder")


class _Counted:
    """What a compressed file unpacks to, as long as that is not too much."""

    def __init__(self, unpacked: BinaryIO, files: _Files) -> None:
        self._unpacked = unpacked
        self._files = files
        self._left = MOST_BYTES + HEADER_BYTES

    def read(self, size: int) -> bytes:
        data = self._unpacked.read(size)
        self._left -= len(data)
        if self._left < 0:
            raise self._files.error(f"holds more than {MOST_BYTES >> 20} MiB unpacked")
        return data


def _read_zip(path: Path, files: _Files) -> None:
    with zipfile.ZipFile(path) as opened:
        for member in opened.infolist():
            name = files.place(member.filename)
            mode = member.external_attr >> 16
            if member.is_dir():
                continue
            if stat.S_IFMT(mode) not in (0, stat.S_IFREG, stat.S_IFLNK):
                raise files.error(f"{name!r} is neither a file nor a folder")
            files.reserve(name, member.file_size)
            data = opened.read(member)  # at most file_size bytes, whatever else is in there
            if stat.S_ISLNK(mode):
                target = data.decode("utf-8", "replace")
                files.link(name, posixpath.join(posixpath.dirname(name), target))
            else:
                files.add(name, data, executable=bool(mode & stat.S_IXUSR))


def _read_folder(folder: Path, files: _Files) -> None:
    root = folder.resolve()
    for path in _walk(folder):
        name = files.place(path.relative_to(folder).as_posix())
        if not path.resolve().is_relative_to(root):
            raise files.error(f"{name!r} is a link, expected one to a file inside")
        if not path.is_file():
            raise files.error(f"{name!r} is neither a file nor a folder")
        size = path.stat().st_size
        files.reserve(name, size)
        files.add(name, path.read_bytes(), executable=os.access(path, os.X_OK))


def _walk(folder: Path) -> Iterator[Path]:
    """Everything in a folder and below but folders."""
    for path in sorted(folder.iterdir()):
        if path.name.startswith(".") or path.name == "__pycache__":
            continue
        if path.is_dir() and not path.is_symlink():
            yield from _walk(path)
        else:
            yield path
