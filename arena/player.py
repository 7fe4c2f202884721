"""A player, and the handle of the process in which it plays.

    player = read_player(Path("submission.py"))
    with PlayerProcess(player) as process:
        process.new_game(seed=1)
        reply = process.act(observation, configuration, deadline_seconds=62.5)

Nothing that a player does reaches the caller as an exception: a reply says what it was.
"""

import ast
import contextlib
import hashlib
import importlib.util
import io
import json
import math
import os
import queue
import random
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import traceback
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from time import perf_counter
from types import TracebackType
from typing import Any, Protocol, Self, TypeGuard

from arena.loading import Agent, call_agent, describe_action, structify
from arena.sandbox import sandboxed

WORKER = Path(__file__).with_name("worker.py")
LOADING = Path(__file__).with_name("loading.py")
BUILT_INS = ("random", "negamax")

PRINTED_TAIL_BYTES = 10_000  # as much as Kaggle keeps of a move's log
REPLY_BYTES = 1_000_000  # a reply takes hundreds; more is not from our worker
START_SECONDS = 30.0
END_SECONDS = 10.0
# What the way to the player and back may take, 0.2 ms as a rule, before it is the player's time:
# its own clock is believed only so far, as its code can change it.
TRANSPORT_SECONDS = 0.2

# What a player's process inherits; keys and tokens in other variables are not a player's business.
INHERITED_VARIABLES = (
    *("PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "TMPDIR"),
    *("SYSTEMROOT", "TEMP", "TMP", "USERPROFILE", "LOCALAPPDATA"),
)


class PlayerError(Exception):
    """A player that cannot play at all; the message names it and says why."""


@dataclass(frozen=True, kw_only=True)
class Player:
    """A name and a source: all that is needed to play, here or on another machine."""

    name: str
    source: str = field(repr=False)
    path: str | None = None  # its folder is on sys.path while the source is executed

    @property
    def source_hash(self) -> str:
        """SHA-256 of the source."""
        return hashlib.sha256(self.source.encode()).hexdigest()


@dataclass(frozen=True, kw_only=True)
class Limits:
    """What a player's process is held to."""

    memory: int | None = None  # bytes of address space, for each process that it runs
    isolated: bool = False  # in a sandbox: see `arena.sandbox`


NO_LIMITS = Limits()


def read_player(path: Path) -> Player:
    """The player of anyone's submission file, named by its path."""
    try:
        source = path.read_text(encoding="utf-8")
    except OSError as error:
        raise PlayerError(f"{path}: cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise PlayerError(f"{path}: expected Python source in UTF-8, {error}") from error
    return Player(name=str(path), source=source, path=str(path.resolve()))


def built_in_player(name: str) -> Player:
    """kaggle-environments' own "random" or "negamax", as the single file that it would be.

    Its `connectx.py` cut off after the agent's function: the loading rule then finds that one.
    """
    # Found, not imported: importing kaggle_environments takes more than half a second.
    spec = importlib.util.find_spec("kaggle_environments")
    if spec is None or spec.origin is None:
        raise PlayerError(f"{name}: kaggle-environments, which brings it, is not installed")
    official = Path(spec.origin).parent / "envs" / "connectx" / "connectx.py"
    source = official.read_text(encoding="utf-8")
    for statement in ast.parse(source).body:
        if isinstance(statement, ast.FunctionDef) and statement.name == f"{name}_agent":
            lines = source.splitlines(keepends=True)[: statement.end_lineno]
            return Player(name=name, source="".join(lines))
    raise PlayerError(f"{name}: expected a function {name}_agent in {official}")


class Outcome(StrEnum):
    """What came back for a request."""

    MOVE = "move"  # an int, playable or not
    NOTHING = "nothing"  # None, of which the official code makes column 0
    RUBBISH = "rubbish"  # no int: 3.0, True, "a", a numpy integer
    ERROR = "error"  # the agent raised, or its process ended
    LOAD_ERROR = "load_error"  # the source raised, or has no callable
    LOADED = "loaded"  # the answer to `load`
    TIMEOUT = "timeout"  # no answer within the hard deadline: the process has been ended


@dataclass(frozen=True, kw_only=True)
class Reply:
    """What a player answered, how long it took, and what it printed meanwhile."""

    outcome: Outcome
    column: int | None = None  # of a MOVE
    detail: str = ""  # of rubbish its type and repr, of an error the end of the traceback
    seconds: float  # the player's own time; a game's first move includes loading
    load_seconds: float = 0.0  # of this game's loading
    printed_bytes: int = 0  # on stdout and stderr together
    printed_tail: str = ""
    peak_memory: int | None = None  # bytes, of the process so far; None if unknown


@dataclass(frozen=True, kw_only=True)
class AnswersTogether:
    """A move in each of many games, in their order."""

    columns: list[int | None]  # None for None
    seconds: list[float]  # with loading
    load_seconds: list[float]  # 0 where the game had been loaded before


class RunningPlayer(Protocol):
    """Whatever can play: a process, or a callable of the caller's own."""

    def new_game(self, seed: int) -> None:
        """Load anew, with the global random numbers seeded."""

    def act(
        self,
        observation: Mapping[str, Any],
        configuration: Mapping[str, Any],
        deadline_seconds: float,
    ) -> Reply:
        """The answer to one observation."""


class PlayerFunction:
    """A callable of the caller's own, played in this process, as a notebook does.

    An exception or a `sys.exit()` costs it the game as in a process of its own; but a callable that
    never returns is not ended, it keeps its state from game to game, and the seed is that of this
    process's global random numbers.
    """

    def __init__(self, agent: Agent) -> None:
        self._agent = agent

    def new_game(self, seed: int) -> None:
        """Seed the global random numbers."""
        random.seed(seed)

    def act(
        self,
        observation: Mapping[str, Any],
        configuration: Mapping[str, Any],
        deadline_seconds: float,
    ) -> Reply:
        """The callable's answer. A late one is judged by its time; there is no hard deadline."""
        arguments = structify(dict(observation)), structify(dict(configuration))
        printed = io.StringIO()
        start = perf_counter()
        with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
            try:
                outcome, column, detail = describe_action(call_agent(self._agent, *arguments))
            # KeyboardInterrupt is left out: it is the user's, not the agent's.
            except (Exception, SystemExit) as error:  # noqa: BLE001 - an agent may raise anything
                outcome, column = "error", None
                detail = "".join(traceback.format_exception(error)).strip()
        seconds = perf_counter() - start
        text = printed.getvalue()
        return Reply(
            outcome=Outcome(outcome),
            column=column,
            detail=detail,
            seconds=seconds,
            printed_bytes=len(text.encode()),
            printed_tail=text[-PRINTED_TAIL_BYTES:],
        )


class PlayerProcess:
    """A player in a process of its own; use it in a `with`.

    The process lives as long as the handle; it is started anew for the next game when the player
    has broken it or had to be ended. It runs in a session of its own, in a fresh empty folder
    unless `folder` names one, and with `environment` added to the few variables it inherits. It
    ends with everything it has started when the handle is closed or this process is gone.
    """

    def __init__(
        self,
        player: Player,
        *,
        folder: Path | None = None,
        environment: Mapping[str, str] | None = None,
        limits: Limits = NO_LIMITS,
    ) -> None:
        self.player = player
        self._folder = folder
        self._limits = limits
        self._environment = {
            **{name: os.environ[name] for name in INHERITED_VARIABLES if name in os.environ},
            "PYTHONHASHSEED": "0",  # a player that iterates over a set of strings repeats its games
            **(environment or {}),
        }
        self._child: _Child | None = None
        self._asked = 0, 0.0  # games asked for together, and when

    def __enter__(self) -> Self:
        self._start()
        return self

    def __exit__(
        self,
        exception_type: type[BaseException] | None,
        exception: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """End the process and all that it has started. Closing twice is harmless."""
        child, self._child = self._child, None
        if child is not None:
            child.end()

    def new_game(self, seed: int) -> None:
        """Have the source executed anew before the next move, with random numbers from `seed`."""
        request = {"request": "new_game", "seed": seed}
        if self._child is None or not self._child.send(request):
            self.close()
            if not self._start().send(request):
                raise PlayerError(f"{self.player.name}: its process ends as soon as it starts")

    def load(self, deadline_seconds: float) -> Reply:
        """Execute the source now: LOADED, LOAD_ERROR or TIMEOUT. The first move still pays."""
        return self._ask({"request": "load"}, deadline_seconds)

    def act(
        self,
        observation: Mapping[str, Any],
        configuration: Mapping[str, Any],
        deadline_seconds: float,
    ) -> Reply:
        """The player's answer; TIMEOUT, with its process ended, when there is none in time."""
        request = {"request": "act", "observation": observation, "configuration": configuration}
        return self._ask(request, deadline_seconds)

    def send_together(
        self,
        games: Sequence[tuple[int, int, int, int, str]],
        ended: Sequence[int],
        configuration: Mapping[str, Any],
        overage: float,
    ) -> None:
        """Ask for a move in each of many games; `receive_together` gives them.

        A game is (number, seed, step, mark, board as digits). Its source is executed when its
        number comes for the first time; `ended` are numbers that will not come again.
        """
        request = {"request": "act_together", "games": games, "ended": ended}
        child = self._child or self._start()
        child.forget_output()
        self._asked = len(games), perf_counter()
        child.send({**request, "configuration": configuration, "overage": overage})

    def receive_together(self, deadline_seconds: float) -> AnswersTogether | None:
        """The answers to `send_together`.

        None, with the process ended, where anything is out of the ordinary: an answer that is no
        move or is missing or late, something printed, a process that has ended. Which game is to
        blame, and for what, only playing them one by one can tell.
        """
        count, start = self._asked
        child = self._child
        assert child is not None
        message = child.receive(start + deadline_seconds - perf_counter()) or {}
        elapsed = perf_counter() - start
        columns: Any
        times: Any
        columns, *times = (message.get(key) for key in ("columns", "seconds", "load_seconds"))
        if (
            _is_list_of(columns, count, lambda column: column is None or type(column) is int)
            and all(_is_list_of(seconds, count, _is_duration) for seconds in times)
            and elapsed - TRANSPORT_SECONDS <= sum(times[0])
            and not child.printed_bytes
        ):
            return AnswersTogether(columns=columns, seconds=times[0], load_seconds=times[1])
        self.close()
        return None

    def _start(self) -> "_Child":
        self._child = child = _Child(self._environment, self._folder, self._limits.isolated)
        player = self.player
        child.send(
            {
                "source": player.source,
                "path": player.path,
                "raw_path": player.path or player.name,
                "memory": self._limits.memory,
            }
        )
        if child.receive(START_SECONDS) != {"outcome": "ready"}:
            self.close()
            raise PlayerError(f"{self.player.name}: its process does not start: {child.tail()}")
        return child

    def _ask(self, request: Mapping[str, Any], deadline_seconds: float) -> Reply:
        child = self._child
        if child is None:
            raise RuntimeError(f"{self.player.name}: new_game must come before a request")
        child.forget_output()
        start = perf_counter()
        child.send(request)  # where the process has ended, receive says how
        message = child.receive(deadline_seconds)
        elapsed = perf_counter() - start
        if message is None:
            message = {
                "outcome": Outcome.TIMEOUT,
                "detail": f"no answer within {deadline_seconds:.2f} s",
            }
        reply = _read_reply(message, child, elapsed)
        if message.get("outcome") != reply.outcome or reply.outcome is Outcome.TIMEOUT:
            self.close()  # hung, ended, or not to be trusted any more
        return reply


def _read_reply(message: Mapping[str, Any], child: "_Child", elapsed: float) -> Reply:
    """The message as a reply. It comes from a process in which a stranger's code runs."""
    outcome, detail = message.get("outcome"), message.get("detail")
    column, peak_memory = message.get("column"), message.get("peak_memory")
    seconds, load_seconds = message.get("seconds"), message.get("load_seconds")
    if outcome == "ended":
        outcome, detail = Outcome.ERROR, _how_it_ended(message.get("status"))
    elif outcome not in list(Outcome) or (outcome == Outcome.MOVE) != (type(column) is int):
        outcome, detail = Outcome.ERROR, "its process answered what its worker never answers"
        column = None
    return Reply(
        outcome=Outcome(outcome),
        column=column,
        detail=str(detail or ""),
        seconds=_believable(seconds, elapsed),
        load_seconds=load_seconds if _is_duration(load_seconds) else 0.0,
        printed_bytes=child.printed_bytes,
        printed_tail=child.tail(),
        peak_memory=peak_memory if isinstance(peak_memory, int) else None,
    )


def _believable(seconds: object, elapsed: float) -> float:
    """The player's own measurement, but not less than ours, `elapsed`, allows."""
    if not _is_duration(seconds):
        return elapsed
    return max(seconds, elapsed - TRANSPORT_SECONDS)


def _is_duration(value: object) -> TypeGuard[float]:
    return type(value) is float and 0 <= value < math.inf


def _is_list_of(value: object, count: int, kind: Callable[[object], bool]) -> bool:
    return isinstance(value, list) and len(value) == count and all(map(kind, value))


def _how_it_ended(status: object) -> str:
    if not isinstance(status, int):
        return "its process ended"
    if status >= 0:
        return f"its process ended with status {status}"
    try:
        return f"its process was ended by {signal.Signals(-status).name}"
    except ValueError:  # the real-time signals have no names
        return f"its process was ended by signal {-status}"


class _Child:
    """The operating system's side: one child process and its three pipes."""

    def __init__(self, environment: Mapping[str, str], folder: Path | None, isolated: bool) -> None:
        self.printed_bytes = 0
        self._printed = b""
        self._incoming = b""
        self._ended = False
        own_folder = folder is None and not isolated  # a sandbox has an empty one inside
        self._temporary = tempfile.mkdtemp(prefix="player-") if own_folder else None
        # -s and -P: neither the user's packages nor this folder on the player's sys.path.
        command = [sys.executable, "-s", "-P", str(WORKER)]
        if self._temporary is not None:
            command.append(self._temporary)
        self._process = subprocess.Popen(
            sandboxed(command, files=[WORKER, LOADING]) if isolated else command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=folder or self._temporary,
            env=dict(environment),
            start_new_session=True,
            bufsize=0,
        )
        pipes = self._process.stdin, self._process.stdout, self._process.stderr
        self._pipes = [pipe for pipe in pipes if pipe is not None]
        self._requests, self._replies, output = (pipe.fileno() for pipe in self._pipes)
        self._inbox: _Inbox = (
            _ThreadedInbox(self._replies, output)
            if sys.platform == "win32"
            else _PolledInbox(self._replies, output)
        )

    def send(self, message: Mapping[str, Any]) -> bool:
        """Send a message; False where the process has ended."""
        data = json.dumps(message).encode() + b"\n"
        try:
            while data:
                data = data[os.write(self._requests, data) :]
        except OSError:  # a broken pipe on POSIX, an invalid argument on Windows
            return False
        return True

    def receive(self, seconds: float) -> dict[str, Any] | None:
        """The next message; one with the outcome "ended" at the end; None after `seconds`."""
        end = perf_counter() + seconds
        while b"\n" not in self._incoming:
            remaining = end - perf_counter()
            if self._ended:
                return {"outcome": "ended"}
            if remaining <= 0:
                return None
            self._read(remaining)
            if len(self._incoming) > REPLY_BYTES:
                return {"outcome": "too long"}
        line, _, self._incoming = self._incoming.partition(b"\n")
        self._read(0)  # what was printed before the reply is in the pipe by now
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            message = None
        return message if isinstance(message, dict) else {"outcome": "not JSON"}

    def forget_output(self) -> None:
        """Start counting what is printed from here on."""
        self._read(0)
        self.printed_bytes = 0
        self._printed = b""

    def tail(self) -> str:
        """The end of what was printed."""
        return self._printed.decode("utf-8", errors="replace")

    def end(self) -> None:
        """End the process, its descendants with it, and remove its folder."""
        if sys.platform == "win32":
            subprocess.run(
                ["taskkill", "/T", "/F", "/PID", str(self._process.pid)],
                capture_output=True,
                check=False,
            )
        for pipe in self._pipes:
            pipe.close()  # the supervisor sees its stdin close and ends everything
        try:
            self._process.wait(END_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()  # the agent's process is told by the kernel
            self._process.wait()
        if self._temporary is not None:
            shutil.rmtree(self._temporary, ignore_errors=True)

    def _read(self, seconds: float) -> None:
        """Take in what arrives within `seconds`."""
        for stream, data in self._inbox.read(seconds):
            if stream != self._replies:
                self.printed_bytes += len(data)
                self._printed = (self._printed + data)[-PRINTED_TAIL_BYTES:]
            else:
                self._incoming += data
                self._ended = not data


class _Inbox(Protocol):
    """Reads several pipes at once."""

    def read(self, seconds: float) -> list[tuple[int, bytes]]:
        """What arrives within `seconds`, as (stream, data); no data means the stream's end."""


class _PolledInbox:
    def __init__(self, *streams: int) -> None:
        self._poll = select.poll()
        for stream in streams:
            self._poll.register(stream, select.POLLIN)

    def read(self, seconds: float) -> list[tuple[int, bytes]]:
        arrived = []
        for stream, _ in self._poll.poll(seconds * 1000):
            data = os.read(stream, 65536)
            arrived.append((stream, data))
            if not data:
                self._poll.unregister(stream)
        return arrived


class _ThreadedInbox:
    """For Windows, where pipes cannot be polled. Late output may count for the next move."""

    def __init__(self, *streams: int) -> None:
        self._arrived: queue.SimpleQueue[tuple[int, bytes]] = queue.SimpleQueue()
        for stream in streams:
            threading.Thread(target=self._pump, args=(stream,), daemon=True).start()

    def read(self, seconds: float) -> list[tuple[int, bytes]]:
        try:
            return [self._arrived.get(timeout=seconds) if seconds else self._arrived.get_nowait()]
        except queue.Empty:
            return []

    def _pump(self, stream: int) -> None:
        data = b"more"
        while data:
            try:
                data = os.read(stream, 65536)
            except OSError:  # closed on our side
                data = b""
            self._arrived.put((stream, data))
