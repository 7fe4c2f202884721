"""The process in which one agent runs: `main()`, called in a Python of its own.

`arena/child.py` starts it. This module imports only the standard library. It removes this project
from sys.path before it loads the agent, so that the same imports work as on Kaggle.

    stdin    a `Setup`, with the files of a submission; then requests
    stdout   an empty answer when the process is ready, then one answer to each request. An answer
             is a JSON list in one line
    stderr   whatever the agent prints, on stdout or stderr, from Python or from C

The agent sees neither stdin nor stdout, which are moved to private descriptors before it is loaded.
When stdin ends, a separate thread removes the agent's scratch folder and ends the process.
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

HIDDEN_PACKAGE = "connectx"  # ours, which agents must not see
HIDDEN_FOLDER = os.path.dirname(os.path.dirname(loading.THIS_FOLDER))  # that holds our package
MAX_SENT_TRACEBACK_CHARACTERS = 4_000
FRAME_START = '\n  File "'  # of a traceback, with the end of the line before it
LENGTH_BYTES = 8  # before each request, with its length
# Windows' `signal` lacks these numbers of Linux.
PR_SET_PDEATHSIG = 1
SIGHUP = 1
SIGKILL = 9

Turn = tuple[int, int | None, dict[str, Any], bool]  # the fields of `process.Turn`
Answer = tuple[str, int | None, str, float]  # outcome, column, detail, seconds: for a `Reply`


class Setup(NamedTuple):
    """The first message to a player's process, with the agent to play and its limits."""

    source: str
    path: str  # of the source's file, as the agent sees it
    files: Sequence[tuple[str, bytes]]  # the source and what is beside it, by path in its folder
    scratch_folder: str  # which the process makes, and removes at the end; "" in a sandbox
    limits: Mapping[str, int]  # by names of `resource`
    user_id: int | None = None  # that the process takes; None: it keeps its own


def main() -> NoReturn:
    """Move the pipes out of the agent's reach, then answer requests until stdin ends."""
    # The descriptors 0, 1 and 2 are stdin, stdout and stderr.
    requests = os.fdopen(os.dup(0), "rb")
    messages = os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)  # the agent reads an empty stdin
    os.dup2(2, 1)  # what it prints on stdout goes to stderr
    try:
        serve(requests, messages)
    except BaseException as error:  # noqa: BLE001 - an agent may have broken anything
        print(f"{type(error).__name__}: {error}", file=sys.stderr)
    finally:
        # Python does not clean up: an agent's threads and exit handlers must not keep the process
        # alive.
        os._exit(1)


def serve(requests: BinaryIO, messages: BinaryIO) -> NoReturn:
    """Prepare the process, then answer the requests one by one.

    A request has the name of a method of `Agents` and the method's arguments, such as
    ("act", (turns, configuration)).
    """
    setup = Setup(*marshal.loads(_read_request(requests)))
    _prepare(setup)
    shipped_paths = [path for path, _data in setup.files]
    agents = Agents(setup.source, setup.path, shipped_paths)
    waiting_requests: SimpleQueue[bytes] = SimpleQueue()
    _thread.start_new_thread(_receive_until_end, (requests, waiting_requests, setup.scratch_folder))
    _hide_own_package()
    answer: list[Any] = []  # the first one, which says that the process is ready
    while True:
        messages.write(json.dumps(answer).encode() + b"\n")
        messages.flush()
        method_name, arguments = marshal.loads(waiting_requests.get())  # waits for a request
        method = getattr(agents, method_name)
        answer = method(*arguments)


def _prepare(setup: Setup) -> None:
    """Make the player's folder, become the player's user and limit the process.

    Raises OSError or ValueError if the player could not play after that.
    """
    if setup.scratch_folder:
        os.mkdir(setup.scratch_folder, 0o700)
        os.mkdir(f"{setup.scratch_folder}/start")
        os.chdir(f"{setup.scratch_folder}/start")
        _end_with_parent()  # in a sandbox, bubblewrap does that
    if setup.user_id is not None:
        os.setgroups([])
        os.setgid(setup.user_id)
        os.setuid(setup.user_id)
    unpack(setup.files, os.path.dirname(setup.path))
    _set_limits(setup)
    # This raises OSError if the player's user cannot read Python's own files.
    with open(os.__file__, "rb"):
        pass


class Agents:
    """The agents of one source, executed anew for every game as the official `evaluate` does.

    The source is compiled once. The global random numbers are seeded before it is executed and
    before every move, so that no move depends on other games.
    """

    def __init__(self, source: str, path: str, shipped_paths: Collection[str]) -> None:
        """Prepare to execute a source as the file `path`, beside the submission's other files."""
        self._source = source
        self._path = path
        self._shipped_paths = shipped_paths  # of the submission's files, in its folder
        self._code: CodeType | None = None  # None until the first game
        # By the number of a game: its agent, and the seed of its random numbers.
        self._agents_and_seeds: dict[int, tuple[loading.Agent, int]] = {}
        self._bound_name = ""  # the name to which the source binds the agent
        self._start_folder = os.getcwd()

    def files(self, max_written: int) -> tuple[list[str], list[str]]:
        """Return the names of the files that the agent has written, and the paths of files it read.

        The agent may write to its own folder and to the one that it started in. At most
        `max_written` of the written files are returned. The read ones are the submission's own.
        """
        folder = os.path.dirname(self._path)
        # What stands at the top of the folder: of "models/net.npz", the folder "models".
        shipped_names = {path.partition("/")[0] for path in self._shipped_paths}
        shipped_names.add("__pycache__")  # importing makes it
        written_names = set(os.listdir(folder)) - shipped_names
        written_names.update(os.listdir(self._start_folder))
        read_paths = find_read_files(self._shipped_paths, folder)
        return sorted(written_names)[:max_written], read_paths

    def act(self, turns: Sequence[Turn], configuration: dict[str, Any]) -> list[Answer]:
        """Return the answer to each of the turns. The time of a game's first one includes loading.

        A turn with an empty observation only executes the source. The first line of the answer's
        detail is then the name to which the source binds the agent, and the second line is what
        the agent calls itself.
        """
        settings = loading.structify(configuration)
        return [self._answer_turn(settings, turn) for turn in turns]

    def _answer_turn(self, settings: loading.Struct, turn: Turn) -> Answer:
        """Return the answer to one turn. `settings` is the configuration of its game.

        An error that the agent raises is an answer, too.
        """
        start = perf_counter()
        try:
            game, seed, observation_values, load = turn
            if seed is not None:  # the first turn of a game
                self._begin_game(game, seed, load)
            agent, game_seed = self._agents_and_seeds[game]
            if not observation_values:
                return "loaded", None, self._describe_agent(agent), perf_counter() - start
            # Agents may change their arguments, so each turn has new ones.
            observation = loading.Struct(**observation_values)
            configuration = loading.Struct(**settings)
            configuration["__raw_path__"] = self._path  # an item but no attribute, as on Kaggle
            loading.seed_random(game_seed, observation["step"])
            includes_loading = seed is not None and load
            if not includes_loading:
                start = perf_counter()
            action = loading.call_agent(agent, observation, configuration)
            seconds = perf_counter() - start
            return *loading.describe_action(action), seconds
        except BaseException as error:  # noqa: BLE001 - SystemExit and KeyboardInterrupt included
            return _describe_failure(error, perf_counter() - start)

    def _begin_game(self, game: int, seed: int, load: bool) -> None:
        """Store an agent and the seed of its random numbers for the game with the number `game`.

        With `load`, the source is executed. Without it, the agent of an earlier game with the same
        number goes on, if there is one.
        """
        # The agent is taken out first, as the game has none if the source raises an error.
        earlier_agent_and_seed = self._agents_and_seeds.pop(game, None)
        if load or earlier_agent_and_seed is None:
            agent = self._execute_source(seed)
        else:
            agent, _earlier_seed = earlier_agent_and_seed
        self._agents_and_seeds[game] = agent, seed

    def _execute_source(self, seed: int) -> loading.Agent:
        """Execute the source, and return the agent in it. Sets `_bound_name`."""
        # A source that imports numpy is executed before numpy's random numbers can be seeded. In
        # the first game they are seeded only before the first move.
        loading.seed_random(seed)
        if self._code is None:
            self._code = compile(self._source, self._path, "exec")
        self._bound_name, agent = loading.find_agent(self._code, self._path)
        return agent

    def _describe_agent(self, agent: loading.Agent) -> str:
        """Return two lines: the name to which the source binds an agent, and the agent's own name.

        A class has "the class " before its own name.
        """
        own_name = getattr(agent, "__name__", type(agent).__name__)
        kind = "the class " if isinstance(agent, type) else ""
        return f"{self._bound_name}\n{kind}{own_name}"


def _describe_failure(error: BaseException, seconds: float) -> Answer:
    """Return the answer for an error that an agent raised. Call this while the error is handled.

    The answer's detail is the end of the traceback, without the frames of this folder's files.
    """
    # `error.__traceback__` could be anything, as the agent's code can set it.
    _, _, raised_traceback = sys.exc_info()
    frames = loading.skip_own_frames(raised_traceback)
    text = loading.describe_error(error, frames)
    detail = text[-MAX_SENT_TRACEBACK_CHARACTERS:]
    is_cut = detail != text
    if is_cut:
        # Begin with a whole frame, after the end of the line before it. If there is no frame,
        # `find` returns -1, and the detail stays as it is.
        detail = detail[detail.find(FRAME_START) + 1 :]
    return "error", None, detail, seconds


class OwnPackageBlocker:
    """An entry of sys.meta_path: `import` finds the agent's own `connectx`, but never ours."""

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> Any:
        """Return the spec of the agent's own `connectx`, and None for any other module.

        `import` calls this. Raises ModuleNotFoundError if the agent has no such package.
        """
        if name != HIDDEN_PACKAGE:
            return None
        folders = [folder for folder in sys.path if folder != HIDDEN_FOLDER]
        spec = PathFinder.find_spec(name, folders)
        if spec is None:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return spec


def _hide_own_package() -> None:
    """Keep the agent from importing our package, whether that is installed or a checkout."""
    del sys.path[0]  # our folder, which the command of this process has put there
    # If we are installed, the folder has other packages, which the agent may import.
    is_installed = os.path.basename(HIDDEN_FOLDER) in ("site-packages", "dist-packages")
    if not is_installed:
        sys.path[:] = [folder for folder in sys.path if folder != HIDDEN_FOLDER]
    sys.meta_path.insert(0, OwnPackageBlocker())
    own_modules = [name for name in sys.modules if name.partition(".")[0] == HIDDEN_PACKAGE]
    for name in own_modules:
        del sys.modules[name]


def _set_limits(setup: Setup) -> None:
    """Limit what this process may use.

    Outside of a sandbox, a limit that the system refuses is left out: macOS refuses that of memory,
    and Windows has no limits. In a sandbox, a limit that is refused raises OSError or ValueError.
    """
    try:
        import resource
    except ImportError:  # on Windows
        return
    is_sandboxed = setup.scratch_folder == ""
    ignored_errors = () if is_sandboxed else (AttributeError, OSError, ValueError)
    for name, limit in setup.limits.items():  # a name such as "RLIMIT_AS"
        with suppress(*ignored_errors):
            kind = getattr(resource, name)
            # No limit can be higher than this one, which the user's shell may have lowered.
            _, max_limit = resource.getrlimit(kind)
            if max_limit != resource.RLIM_INFINITY:
                limit = min(limit, max_limit)
            resource.setrlimit(kind, (limit, limit))


def _end_with_parent() -> None:
    """Let this process end within a second of its parent on Linux, whatever the agent does.

    An agent can keep `_receive_until_end` from running, so the system has to end the process. When
    the parent ends, the system sends SIGHUP, number 1. Its handler is C's `alarm`: `alarm(1)` ends
    this process a second later. `_receive_until_end` uses that second to remove the scratch folder.
    """
    if sys.platform == "linux":
        with suppress(ImportError, OSError, AttributeError):  # some builds of Python lack ctypes
            import ctypes

            libc = ctypes.CDLL(None)
            libc.signal(SIGHUP, libc.alarm)
            libc.prctl(PR_SET_PDEATHSIG, SIGHUP, 0, 0, 0)


def _read_request(requests: BinaryIO) -> bytes:
    """Return the next request, which stands after its length; b"" at the end of stdin."""
    length = int.from_bytes(requests.read(LENGTH_BYTES), "little")
    return requests.read(length)


def _receive_until_end(
    requests: BinaryIO, waiting_requests: "SimpleQueue[bytes]", scratch_folder: str
) -> NoReturn:
    """Put the requests into a queue until stdin ends, then clean up and end the process.

    Stdin ends when the parent closes it or ends. The scratch folder is removed, unless it is "".
    """
    try:
        while request := _read_request(requests):  # b"" at the end
            waiting_requests.put(request)
        if scratch_folder:
            os.chdir(os.path.dirname(scratch_folder))  # Windows does not remove the current folder
            remove_folder(scratch_folder)
        if hasattr(os, "killpg"):
            os.killpg(0, SIGKILL)  # this process and the others of its group
    finally:
        os._exit(1)


# The player's folder -----------------------------------------------------------------------------


def unpack(files: Sequence[tuple[str, bytes]], folder: str) -> None:
    """Write a submission's files to a folder. All of them can be executed.

    Their times of access are set to 0, by which `find_read_files` recognizes files that nobody has
    read.
    """
    for path, data in files:
        full_path = f"{folder}/{path}"
        os.makedirs(os.path.dirname(full_path), exist_ok=True)
        with open(full_path, "wb") as file:
            file.write(data)
        os.chmod(full_path, 0o755)
        modified_at = os.stat(full_path).st_mtime_ns
        os.utime(full_path, ns=(0, modified_at))  # the times of access and of modification


def find_read_files(paths: Iterable[str], folder: str) -> list[str]:
    """Return the paths in a folder whose files have been read since `unpack` wrote them.

    The system's times of access show that. A file that is not there any more is left out.
    """
    read_paths = []
    for path in paths:
        full_path = f"{folder}/{path}"
        # `unpack` has set the time of access to 0.
        if os.path.exists(full_path) and os.stat(full_path).st_atime_ns != 0:
            read_paths.append(path)
    return read_paths


def remove_folder(folder: str) -> None:
    """Remove a folder with all that is in it, as far as the system allows.

    Folders without rights are given some. Folders in folders are moved to the top, so that
    thousands of them can lie in each other. Links are removed, not followed. No process may still
    run in the folder, as it could replace a folder by a link in the meantime.
    """
    prefix = f"{folder}/{os.urandom(8).hex()}-"  # of the paths of folders that are moved to the top
    folders = [folder]
    for parent in folders:  # the loop adds the folders that it meets to its own list
        with suppress(OSError):
            _allow_changes(parent)
            for name in os.listdir(parent):
                path = f"{parent}/{name}"
                with suppress(OSError):
                    is_folder = _allow_changes(path)
                    if not is_folder:
                        os.unlink(path)
                        continue
                    if parent != folder:  # it is not at the top yet
                        top_path = f"{prefix}{len(folders)}"
                        os.rename(path, top_path)
                        path = top_path
                    folders.append(path)
    # The first folder is the last to be removed, as the others are in it.
    for emptied_folder in reversed(folders):
        with suppress(OSError):
            os.rmdir(emptied_folder)


def _allow_changes(path: str) -> bool:
    """Add the rights to empty a folder or to remove a file. Returns whether the path is a folder.

    A link to a folder is no folder.
    """
    status = os.lstat(path)
    # On Windows, a folder with a tag leads elsewhere, as a link does.
    is_link = bool(getattr(status, "st_reparse_tag", 0))
    is_folder = stat.S_ISDIR(status.st_mode) and not is_link
    if is_folder or os.name == "nt":  # on Windows, files can refuse to be removed
        with suppress(OSError):
            os.chmod(path, 0o700)
    return is_folder
