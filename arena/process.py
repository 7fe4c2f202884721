"""The process in which one player plays.

    with PlayerProcess(Player.parse("submission.py")) as process:
        process.new_game(seed=1)
        reply = process.act(observation, configuration, deadline_seconds=62.5)

Whatever a player does, it never reaches the caller as an exception: the reply says what it was.
"""

import math
import multiprocessing
import os
import signal
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from time import perf_counter
from types import TracebackType
from typing import Any, Protocol, Self, TypeGuard

from arena.child import Child
from arena.sandbox import Isolation, Sandbox, advice, sandboxes
from errors import PlayerError, escape_surrogates, say
from players.player import Player

START_SECONDS = 30.0
START_ATTEMPTS = 3
# The way to the player and back takes about 0.2 ms. Beyond this it counts as the player's time:
# the player's own clock is believed only so far, as its code can change it.
TRANSPORT_SECONDS = 0.2

# What a player's process inherits; other variables may hold keys and tokens.
INHERITED_VARIABLES = (
    *("PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "TMPDIR"),
    *("SYSTEMROOT", "TEMP", "TMP", "USERPROFILE", "LOCALAPPDATA"),
)


@dataclass(frozen=True, kw_only=True)
class Limits:
    """What a player's process is held to."""

    # Bytes of address space of each process; numpy with its threads takes one or two GiB.
    memory: int = 4096 << 20
    isolation: Isolation = Isolation.FILES


DEFAULT_LIMITS = Limits()


class Outcome(StrEnum):
    """What a player answered to a request."""

    MOVE = "move"  # an int, playable or not
    NOTHING = "nothing"  # None, which the official code plays as column 0
    RUBBISH = "rubbish"  # not an int: 3.0, True, "a", a numpy integer
    ERROR = "error"  # the agent raised, or its process ended
    LOAD_ERROR = "load_error"  # the source raised, or has no callable
    LOADED = "loaded"  # the source was executed; the answer to `load`
    TIMEOUT = "timeout"  # no answer within the deadline; the process has been ended


@dataclass(frozen=True, kw_only=True)
class Reply:
    """What a player answered, how long it took, and what it printed meanwhile."""

    outcome: Outcome
    column: int | None = None  # of a MOVE
    detail: str = ""  # RUBBISH: its type and repr; an error: the end of the traceback
    seconds: float  # of the player's own time; a game's first move includes loading
    load_seconds: float = 0.0  # spent loading in this game
    printed_bytes: int = 0  # on stdout and stderr together
    printed_tail: str = ""
    peak_memory: int | None = None  # bytes, of the process so far; None where unknown


@dataclass(frozen=True, kw_only=True)
class MovesTogether:
    """A move in each of many games, in the order in which they were asked for."""

    columns: list[int | None]  # None where the player returned None
    seconds: list[float]  # includes loading
    load_seconds: list[float]  # 0 where the source had been executed before


class RunningPlayer(Protocol):
    """Something that answers with moves: a process, or a function of the caller's own."""

    def new_game(self, seed: int) -> None:
        """Forget the last game, and seed the global random numbers."""

    def act(
        self,
        observation: Mapping[str, Any],
        configuration: Mapping[str, Any],
        deadline_seconds: float,
    ) -> Reply:
        """The answer to one observation, within `deadline_seconds` where that can be enforced."""


class NotReadyError(PlayerError):
    """A player's process that has not come as far as to take the player."""


class PlayerProcess:
    """A player in a process of its own; use it in a `with`.

    The process lives as long as the handle, and is replaced for the next game if it has ended or
    had to be killed. It runs in a session of its own, in a fresh empty folder, and with
    `environment` added to the few variables it inherits. It ends, with everything it has started,
    when the handle is closed or this process is gone. Where `limits` ask for isolation, it is in
    a sandbox, and stopped while it has nothing to answer.

    Entering the `with`, and `new_game`, raise PlayerError if the process does not start.
    """

    def __init__(
        self,
        player: Player,
        *,
        environment: Mapping[str, str] | None = None,
        limits: Limits = DEFAULT_LIMITS,
    ) -> None:
        self.player = player
        self._limits = limits
        self._environment = {
            **{name: os.environ[name] for name in INHERITED_VARIABLES if name in os.environ},
            "PYTHONHASHSEED": "0",  # so that iterating over a set of strings repeats
            **(environment or {}),
        }
        self._child: Child | None = None
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

    def interrupt(self) -> None:
        """End the process while another thread waits in `act`, whose answer is then an error."""
        child = self._child
        if child is not None:
            child.interrupt()

    def new_game(self, seed: int) -> None:
        """Execute the source anew before the next move, with the random numbers of `seed`."""
        request = {"request": "new_game", "seed": seed}
        if self._child is None or not self._child.send(request):
            self.close()
            self._start().send(request)  # if it has ended again, the next reply says so

    def load(self, deadline_seconds: float) -> Reply:
        """Execute the source now: LOADED, LOAD_ERROR or TIMEOUT.

        The time it takes is still charged to the game's first move.
        """
        return self._ask({"request": "load"}, deadline_seconds)

    def files(self) -> list[str]:
        """The files in the folder in which the player runs; none where it has ended.

        It is the player's process that looks, so a player can hide what it has written.
        """
        child = self._child
        if child is None:
            return []
        child.resume()
        child.send({"request": "files"})
        found = (child.receive(START_SECONDS) or {}).get("files")
        return sorted(map(str, found)) if isinstance(found, list) else []

    def act(
        self,
        observation: Mapping[str, Any],
        configuration: Mapping[str, Any],
        deadline_seconds: float,
    ) -> Reply:
        """The player's answer; TIMEOUT if there is none in time, and its process is ended."""
        request = {"request": "act", "observation": observation, "configuration": configuration}
        return self._ask(request, deadline_seconds)

    def send_together(
        self,
        games: Sequence[tuple[int, int, int, int, str]],
        ended: Sequence[int],
        configuration: Mapping[str, Any],
        overage: float,
    ) -> None:
        """Ask for a move in each of many games; `receive_together` returns them.

        A game is (number, seed, step, mark, board as digits). The source is executed for it when
        its number first comes; `ended` are numbers that will not come again.
        """
        request = {"request": "act_together", "games": games, "ended": ended}
        child = self._child or self._start()
        child.forget_output()
        self._asked = len(games), perf_counter()
        child.resume()
        child.send({**request, "configuration": configuration, "overage": overage})

    def receive_together(self, deadline_seconds: float) -> MovesTogether | None:
        """The moves that `send_together` asked for.

        None, and the process is ended, if anything is out of the ordinary: an answer that is no
        move, is missing or late, something printed, a process that has ended. Play the games one
        by one to find out which is to blame.
        """
        count, start = self._asked
        child = self._child
        assert child is not None
        message = child.receive(start + deadline_seconds - perf_counter()) or {}
        child.pause()
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
            return MovesTogether(columns=columns, seconds=times[0], load_seconds=times[1])
        self.close()
        return None

    def _start(self) -> Child:
        """A child that is ready for requests, isolated where that is asked for and possible."""
        isolation, name = self._limits.isolation, self.player.name
        if isolation is Isolation.NONE or (
            isolation is Isolation.FILES and self.player.path is None
        ):
            return self._start_in(None)
        reasons = []
        known = list(working)
        for sandbox in known or sandboxes():
            try:
                child = self._start_in(sandbox)
            except NotReadyError as error:
                if known:
                    raise
                reasons.append(f"{sandbox.name}: {str(error).removeprefix(f'{name}: ')}")
            else:
                working[:] = [sandbox]
                return child
        if isolation is Isolation.ALL:
            why = "; ".join([advice(), *reasons])
            raise PlayerError(f"{name}: cannot be isolated here: {why}")
        _warn(f"{name}: runs with your rights, not isolated: {advice()}")
        return self._start_in(None)

    def _start_in(self, sandbox: Sandbox | None) -> Child:
        """A child that is ready for requests.

        One that ends while it starts is replaced: none of the player's code has run in it yet, so
        it was killed from outside, for memory perhaps.
        """
        player = self.player
        reason = ""
        for _ in range(START_ATTEMPTS):
            try:
                child = Child(self._environment, sandbox, player.files)
            except OSError as error:
                # Only what may be the sandbox's fault is a reason to try another one, or none.
                kind = NotReadyError if isinstance(error, PermissionError) else PlayerError
                raise kind(f"{player.name}: its process cannot start: {error}") from error
            child.send(
                {
                    "source": player.source,
                    "path": child.main or player.path,
                    "raw_path": child.main or player.path or player.name,
                    "memory": self._limits.memory,
                    "sandbox": sandbox and sandbox.request(child.start, child.submission),
                }
            )
            message = child.receive(START_SECONDS)
            if message == {"outcome": "ready"}:
                self._child = child
                return child
            child.end()
            if message is None:
                raise NotReadyError(f"{player.name}: not started within {START_SECONDS:.0f} s")
            last_words = child.tail().splitlines()[-1:]
            reason = ": ".join([_how_it_ended(message.get("status")), *last_words])
        raise NotReadyError(f"{player.name}: not started in {START_ATTEMPTS} attempts: {reason}")

    def _ask(self, request: Mapping[str, Any], deadline_seconds: float) -> Reply:
        child = self._child
        if child is None:
            raise RuntimeError(f"{self.player.name}: call new_game first")
        child.forget_output()
        start = perf_counter()
        child.resume()
        child.send(request)  # if the process has ended, `receive` says how
        message = child.receive(deadline_seconds)
        child.pause()
        elapsed = perf_counter() - start
        if message is None:
            message = {
                "outcome": Outcome.TIMEOUT,
                "detail": f"no answer within {deadline_seconds:.2f} s",
            }
        reply = _read_reply(message, child, elapsed)
        if message.get("outcome") != reply.outcome or reply.outcome is Outcome.TIMEOUT:
            self.close()  # it hangs, has ended, or can no longer be trusted
        return reply


working: list[Sandbox] = []  # the best way to isolate a player here, once it is known
_warned: set[str] = set()


def _warn(message: str) -> None:
    """Say it once on stderr, and not in the processes that play a league's games."""
    if message not in _warned and multiprocessing.parent_process() is None:
        say(message)
    _warned.add(message)


def check_player(player: Player, deadline_seconds: float, limits: Limits = DEFAULT_LIMITS) -> None:
    """Raise PlayerError where the player's source does not load within the deadline."""
    with PlayerProcess(player, limits=limits) as process:
        process.new_game(seed=0)
        reply = process.load(deadline_seconds)
    if reply.outcome is not Outcome.LOADED:
        reason = reply.detail.splitlines()[-1] if reply.detail else reply.outcome
        raise PlayerError(f"{player.name}: does not load: {reason}")


def _read_reply(message: Mapping[str, Any], child: Child, elapsed: float) -> Reply:
    """The message as a reply. It is not to be trusted: a stranger's code runs in that process."""
    outcome, detail = message.get("outcome"), message.get("detail")
    column, peak_memory = message.get("column"), message.get("peak_memory")
    seconds, load_seconds = message.get("seconds"), message.get("load_seconds")
    if outcome == "ended":
        outcome, detail = Outcome.ERROR, _how_it_ended(message.get("status"))
    elif outcome not in list(Outcome) or (outcome == Outcome.MOVE) != (type(column) is int):
        outcome, detail = Outcome.ERROR, "its process sent what its worker never sends"
        column = None
    return Reply(
        outcome=Outcome(outcome),
        column=column,
        detail=escape_surrogates(str(detail or "")),
        seconds=_believable(seconds, elapsed),
        load_seconds=load_seconds if _is_duration(load_seconds) else 0.0,
        printed_bytes=child.printed_bytes,
        printed_tail=child.tail(),
        peak_memory=peak_memory if isinstance(peak_memory, int) else None,
    )


def _believable(seconds: object, elapsed: float) -> float:
    """The player's own measurement, unless ours, `elapsed`, is far longer."""
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
