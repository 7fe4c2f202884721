"""The process in which one agent lives: `main()`, called in a Python of its own.

Started by `arena.process`. It imports only the standard library. It removes this project from
sys.path before it loads the agent, so that the same imports work as on Kaggle.

    stdin    what to prepare, with the files of a submission; then requests
    stdout   an empty answer when it is ready, then one to each request: a JSON list a line
    stderr   whatever the agent prints, on stdout or stderr, from Python or from C

The agent sees neither stdin nor stdout: they are moved to private descriptors before it is loaded.
When stdin ends, a thread of its own removes the agent's scratch folder and ends the process.
"""

import _thread
import json
import marshal
import os
import stat
import sys
from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from importlib.machinery import PathFinder
from queue import SimpleQueue
from time import perf_counter
from types import CodeType
from typing import Any, BinaryIO, NamedTuple, NoReturn

from connectx.arena import loading

HERE = loading.HERE
OURS = "connectx"
ROOT = os.path.dirname(os.path.dirname(HERE))  # of our package
TRACEBACK_CHARACTERS = 4_000
FRAME_START = '\n  File "'
PR_SET_PDEATHSIG, SIGHUP, SIGKILL = 1, 1, 9  # Windows' `signal` lacks these

Turn = tuple[int, int | None, dict[str, Any], bool]  # the fields of `process.Turn`
Answer = tuple[str, int | None, str, float]  # outcome, column, detail, seconds: for a `Reply`


class Setup(NamedTuple):
    """The first message to a player's process: the agent to play, and its limits."""

    source: str
    path: str  # of the source, as the agent sees it
    files: Sequence[tuple[str, bytes]]  # to be put there: the source, and what is beside it
    scratch: str  # a folder to be made, and removed at the end; "" in a sandbox
    limits: Mapping[str, int]  # by names of `resource`
    user: int | None = None  # to become


def main() -> NoReturn:
    """Move the pipes out of the agent's reach, then answer requests until stdin ends."""
    requests, messages = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    try:
        serve(requests, messages)
    except BaseException as error:  # noqa: BLE001 - an agent may have broken anything
        print(f"{type(error).__name__}: {error}", file=sys.stderr)
    finally:
        # No clean-up: an agent's threads and exit handlers must not keep the process alive.
        os._exit(1)


def serve(requests: BinaryIO, messages: BinaryIO) -> NoReturn:
    """Answer the requests one by one."""
    setup = Setup(*marshal.loads(_read_request(requests)))
    if setup.scratch:
        os.mkdir(setup.scratch, 0o700)
        os.mkdir(f"{setup.scratch}/start")
        os.chdir(f"{setup.scratch}/start")
        _end_with_parent()  # as bubblewrap does by itself
    if setup.user is not None:
        os.setgroups([])
        os.setgid(setup.user)
        os.setuid(setup.user)
    unpack(setup.files, os.path.dirname(setup.path))
    _limit(setup)
    agents = Agents(setup.source, setup.path, [name for name, _ in setup.files])
    with open(os.__file__, "rb"):  # raises where Python's own files are out of reach now
        pass
    waiting: SimpleQueue[bytes] = SimpleQueue()
    _thread.start_new_thread(_receive, (requests, waiting, setup.scratch))
    _hide_our_package()
    answer: list[Any] = []
    while True:
        messages.write(json.dumps(answer).encode() + b"\n")
        messages.flush()
        request, arguments = marshal.loads(waiting.get())
        answer = getattr(agents, request)(*arguments)


class Agents:
    """The agents of one source, executed anew for every game as the official `evaluate` does.

    The source is compiled once. The global random numbers are seeded before it is executed and
    before every move, so that no move depends on other games.
    """

    def __init__(self, source: str, path: str, shipped: Collection[str]) -> None:
        self._source = source
        self._path = path
        self._shipped = shipped
        self._code: CodeType | None = None
        self._games: dict[int, tuple[loading.Agent, int]] = {}  # with their seeds
        self._name = ""  # that the source gives to the agent
        self._folder = os.getcwd()

    def files(self, most: int) -> tuple[list[str], list[str]]:
        """The files that the agent has written, in its own folder or the one it started in, and
        those brought along that it has read."""
        own = os.path.dirname(self._path)
        shipped = {name.partition("/")[0] for name in self._shipped} | {"__pycache__"}  # of imports
        added = set(os.listdir(own)) - shipped
        return sorted({*added, *os.listdir(self._folder)})[:most], were_read(self._shipped, own)

    def act(self, turns: Sequence[Turn], configuration: dict[str, Any]) -> list[Answer]:
        """A move in each game. The time of the first, which has a seed, includes loading.

        Without an observation, the source is only executed. Then the first line of the detail is
        the name to which the source binds the agent, and the rest is what the agent calls itself.
        """
        settings = loading.structify(configuration)
        return [self._act(settings, turn) for turn in turns]

    def _act(self, settings: loading.Struct, turn: Turn) -> Answer:
        (game, seed, given, load), start = turn, perf_counter()
        try:
            if seed is not None:
                known = self._games.pop(game, None)
                self._games[game] = known[0] if known and not load else self._execute(seed), seed
            agent, first_seed = self._games[game]
            if not given:
                name = getattr(agent, "__name__", type(agent).__name__)
                kind = "the class " if isinstance(agent, type) else ""
                return "loaded", None, f"{self._name}\n{kind}{name}", perf_counter() - start
            # New ones for each turn, since agents may change them.
            observation, configuration = loading.Struct(**given), loading.Struct(**settings)
            configuration["__raw_path__"] = self._path  # as on Kaggle, no attribute
            loading.seed_random(first_seed, observation["step"])
            if seed is None or not load:
                start = perf_counter()
            action = loading.call_agent(agent, observation, configuration)
            seconds = perf_counter() - start
            return *loading.describe_action(action), seconds
        except BaseException as error:  # noqa: BLE001 - SystemExit and KeyboardInterrupt included
            return self._failure(error, perf_counter() - start)

    def _execute(self, seed: int) -> loading.Agent:
        # If the source imports numpy, the first game seeds it only before the first move.
        loading.seed_random(seed)
        if self._code is None:
            self._code = compile(self._source, self._path, "exec")
        self._name, agent = loading.find_agent(self._code, self._path)
        return agent

    def _failure(self, error: BaseException, seconds: float) -> Answer:
        """The end of the traceback, with the agent's lines and without this room's frames."""
        # Not what the error, a stranger's, says of itself.
        frames = loading.skip_own_frames(sys.exc_info()[2])
        text = loading.describe_error(error, frames)
        end = text[-TRACEBACK_CHARACTERS:]
        if end != text:  # begin with a whole frame, if there is one
            end = end[end.find(FRAME_START) + 1 :]
        return "error", None, end, seconds


class WithoutOurs:
    """Finds `connectx` only where it is the agent's own, as on Kaggle."""

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> Any:
        """Called by `import`."""
        if name != OURS:
            return None
        spec = PathFinder.find_spec(name, [folder for folder in sys.path if folder != ROOT])
        if spec is None:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return spec


def _hide_our_package() -> None:
    """Let the agent import nothing of ours, whether we are installed or run from a checkout."""
    del sys.path[0]
    if os.path.basename(ROOT) not in ("site-packages", "dist-packages"):  # a checkout
        sys.path[:] = [folder for folder in sys.path if folder != ROOT]
    sys.meta_path.insert(0, WithoutOurs())
    for name in [name for name in sys.modules if name.partition(".")[0] == OURS]:
        del sys.modules[name]


def _limit(setup: Setup) -> None:
    """Limit what this process may use.

    Raises OSError or ValueError if a sandbox cannot have a limit. Without one, the player plays
    without that limit: macOS refuses that of memory, and Windows has none.
    """
    try:
        import resource
    except ImportError:
        return
    ignored = (AttributeError, OSError, ValueError) if setup.scratch else ()
    for name, limit in setup.limits.items():
        with suppress(*ignored):
            kind = getattr(resource, name)
            _, highest = resource.getrlimit(kind)  # which the user's shell may have lowered
            limit = limit if highest == resource.RLIM_INFINITY else min(limit, highest)
            resource.setrlimit(kind, (limit, limit))


def _end_with_parent() -> None:
    """On Linux, end within a second of the parent, even if the agent keeps `_receive` from running.

    The parent's end sends SIGHUP, number 1, for which C's `alarm` is the handler: `alarm(1)` ends
    this process a second later. `_receive` needs that time to remove the scratch folder.
    """
    if sys.platform == "linux":
        with suppress(ImportError, OSError, AttributeError):  # some builds lack ctypes
            import ctypes

            libc = ctypes.CDLL(None)
            libc.signal(SIGHUP, libc.alarm)
            libc.prctl(PR_SET_PDEATHSIG, SIGHUP, 0, 0, 0)


def _read_request(requests: BinaryIO) -> bytes:
    """The next request; empty at the end."""
    return requests.read(int.from_bytes(requests.read(8), "little"))


def _receive(requests: BinaryIO, waiting: "SimpleQueue[bytes]", scratch: str) -> NoReturn:
    """Pass the requests on; when stdin ends, the parent has closed it or is gone."""
    try:
        while request := _read_request(requests):
            waiting.put(request)
        if scratch:
            os.chdir(os.path.dirname(scratch))  # Windows keeps the current folder
            remove(scratch)
        if hasattr(os, "killpg"):
            os.killpg(0, SIGKILL)  # what the agent has started, too
    finally:
        os._exit(1)


# The player's folder -----------------------------------------------------------------------------


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
