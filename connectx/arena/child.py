"""The process that executes a player's code: how it is started, isolated, asked and ended.

`inside.py` is what runs there. `Limits` says who is isolated; how is found out once a process, by
trying the ways that `sandbox.py` offers.
"""

import contextlib
import errno
import json
import marshal
import os
import platform
import queue
import secrets
import select
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import takewhile
from pathlib import Path
from time import perf_counter, sleep
from typing import Any

from connectx.arena.inside import Setup, remove
from connectx.arena.sandbox import (
    INSTALL,
    KAGGLE_FOLDER,
    MISSING,
    NEEDED,
    NOT_ISOLATED,
    Isolation,
    Sandbox,
    sandboxes,
)
from connectx.build.archive import MAIN_FILE
from connectx.build.player import Player
from connectx.errors import PlayerError, say, uninterrupted
from connectx.executor import cores

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
ROOT = Path(__file__).parents[2]  # of our package
IMPORT = "from connectx.arena.inside import main; main()"
START = f"import sys; sys.path.insert(0, {str(ROOT)!r}); {IMPORT}"
OUTPUT_TAIL_BYTES = 10_000  # of each answer: as much as Kaggle keeps of a move, but the end
PIPE_BYTES = 60_000  # a pipe holds this much without a reader
MESSAGE_BYTES = 1_000_000  # a longer message is not from `inside`
GLANCE_SECONDS = 0.1  # how long a process is waited for at once
STOPPED_SECONDS = 0.5  # what took that much longer was not the player: Ctrl-Z had stopped us


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
        variables = inherited | GIVEN | dict.fromkeys(THREADS, str(cores()))
        files = {**dict(player.files), MAIN_FILE: player.source.encode()}
        room = sum(len(data) + 4096 for data in files.values())  # in whole pages
        self._scratch = ""
        if sandbox == NOT_ISOLATED:  # the process makes this folder
            self._scratch = f"{tempfile.gettempdir()}/player-{secrets.token_hex(8)}"
            folder = f"{self._scratch}/agent"
        else:
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


# Who is isolated, and how ------------------------------------------------------------------------


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
        say(f"players from files run with your rights, not isolated: {_why_nobody()}")
    elif problems:
        say(f"players from files are isolated less well, with {sandbox}: {problems[0]}")


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
