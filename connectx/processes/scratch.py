"""A player's folder: a submission's files are put into it, and all of it is removed at the end.

Runs in the process of a stranger's agent too, so it imports nothing but the standard library.
"""

import os
import stat
from collections.abc import Iterable, Sequence
from contextlib import suppress


def unpack(files: Sequence[tuple[str, bytes]], folder: str) -> None:
    """Write a submission's files to a folder; all of them can be executed.

    None seems to have been read yet, so that `were_read` can tell.
    """
    for path, data in files:
        place = f"{folder}/{path}"
        os.makedirs(os.path.dirname(place), exist_ok=True)
        with open(place, "wb") as file:
            file.write(data)
        os.chmod(place, 0o755)
        os.utime(place, ns=(0, os.stat(place).st_mtime_ns))


def were_read(names: Iterable[str], folder: str) -> list[str]:
    """Those of a submission's files that somebody has read since, as the system says."""
    places = {name: f"{folder}/{name}" for name in names}
    return [
        n for n, place in places.items() if os.path.exists(place) and os.stat(place).st_atime_ns
    ]


def remove(folder: str) -> None:
    """Remove a folder with all that is in it, as far as the system allows.

    Folders without rights are given some. Folders in folders are moved to the top, so thousands
    of them can lie in each other. Links are removed, not followed. No process may still run in the
    folder, as it could replace a folder by a link meanwhile.
    """
    prefix = f"{folder}/{os.urandom(8).hex()}-"
    folders = [folder]
    for place in folders:  # which grows meanwhile
        with suppress(OSError):
            _allow_changes(place)
            for name in os.listdir(place):
                path = f"{place}/{name}"
                with suppress(OSError):
                    if not _allow_changes(path):
                        os.unlink(path)
                        continue
                    if place != folder:
                        os.rename(path, path := f"{prefix}{len(folders)}")
                    folders.append(path)
    for place in reversed(folders):
        with suppress(OSError):
            os.rmdir(place)


def _allow_changes(path: str) -> bool:
    """Give the rights to empty a folder or to remove a file. Returns whether it is a folder."""
    found = os.lstat(path)
    # Of Windows' folders, those with a tag lead elsewhere, as links do.
    is_folder = stat.S_ISDIR(found.st_mode) and not getattr(found, "st_reparse_tag", 0)
    if is_folder or os.name == "nt":  # where files can refuse to be removed
        with suppress(OSError):
            os.chmod(path, 0o700)
    return is_folder
