"""The process in which one player plays.

    with PlayerProcess(find_player("submission.py")) as process:
        reply = process.act(observation, configuration, deadline_seconds=62.5, seed=1)

Whatever a player does, it never reaches the caller as an exception: the reply says what it was.
"""

import contextlib
import math
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from types import TracebackType
from typing import Any, NamedTuple, Protocol, Self

from arena.players import Player, escape_surrogates
from errors import PlayerError, say
from processes.pipes import Pipes
from processes.sandbox import NOT_ISOLATED, PROJECT, Isolation, Sandbox, advice, sandboxes

START_SECONDS = 30.0
START_ATTEMPTS = 3
STATUS_SECONDS = 1.0  # between the end of the messages and that of the process
# The way to the player and back takes about 0.2 ms. Beyond this it counts as the player's time:
# the player's own clock is believed only so far, as its code can change it.
TRANSPORT_SECONDS = 0.2

# What a player's process inherits; other variables may hold keys and tokens.
INHERITED_VARIABLES = (
    *("PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "TMPDIR"),
    *("SYSTEMROOT", "TEMP", "TMP", "USERPROFILE", "LOCALAPPDATA"),
)
MAIN = f"import sys; sys.path.insert(0, {str(PROJECT)!r}); import processes.worker as w; w.main()"


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
    ERROR = "error"  # the source or the agent raised, there is no agent, or its process ended
    LOADED = "loaded"  # the source was executed; the answer to `load`
    TIMEOUT = "timeout"  # no answer within the deadline; the process has been ended


OUTCOMES = {str(outcome): outcome for outcome in Outcome}


class Turn(NamedTuple):
    """A move that a player is asked for."""

    game: int  # its number, by which the process knows the game
    seed: int | None  # of the random numbers, at the player's first turn in the game; else None
    observation: Mapping[str, Any]


class Reply(NamedTuple):
    """What a player answered, how long it took, and what it printed meanwhile."""

    outcome: Outcome
    seconds: float  # of the player's own time; a game's first turn includes loading
    column: int | None = None  # of a MOVE
    detail: str = ""  # RUBBISH: what it was; an ERROR: the end of the traceback
    printed_bytes: int = 0  # on stdout and stderr together, in all games that were asked for
    printed_tail: str = ""


class Usage(NamedTuple):
    """What a player has used. It is its own process that looks, so it can hide what it likes."""

    files: list[str]  # in the folder in which it runs
    peak_memory: int | None  # bytes, Python included; None where unknown


class RunningPlayer(Protocol):
    """Something that answers with moves: a process, or a function of the caller's own."""

    def ask(self, turns: Sequence[Turn], configuration: Mapping[str, Any]) -> None:
        """Ask for a move in each of several games."""

    def replies(self, deadline_seconds: float) -> list[Reply]:
        """The answers, in the order of the turns."""


class PlayerProcess:
    """A player in a process of its own; use it in a `with`.

    The process is replaced for the next game if it has ended or had to be killed. It runs in a
    session of its own, in a fresh empty folder, and inherits few variables. It ends when the handle
    is closed, when this process is gone, and on Linux when the thread that has started it ends.
    Where `limits` ask for isolation, it is in a sandbox.

    Entering the `with`, and the first turn of a game, raise PlayerError if it does not start.
    """

    def __init__(self, player: Player, *, limits: Limits = DEFAULT_LIMITS) -> None:
        self.player = player
        self._limits = limits
        self._sandbox = NOT_ISOLATED
        self._process: subprocess.Popen[bytes] | None = None
        self._pipes: Pipes
        self._scratch: str | None = None
        self._asked = 0  # how many replies are to come

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
        """End the process and remove its folder. Closing twice is harmless.

        With bubblewrap, all that it has started ends too; otherwise what is in its process group.
        """
        process, self._process = self._process, None
        if process is not None:
            self._pipes.close()
            _end(process)
        if self._scratch is not None:
            with contextlib.suppress(RecursionError):  # folders nested too deeply
                shutil.rmtree(self._scratch, ignore_errors=True)
            self._scratch = None

    def interrupt(self) -> None:
        """End the process while another thread waits for a reply, which is an error then."""
        process = self._process
        if process is not None:
            process.kill()

    def act(
        self,
        observation: Mapping[str, Any],
        configuration: Mapping[str, Any],
        deadline_seconds: float,
        *,
        seed: int | None = None,
    ) -> Reply:
        """The player's answer in its only game, which is a new one if there is a seed.

        TIMEOUT if there is none in time, and the process is ended.
        """
        self.ask([Turn(0, seed, observation)], configuration)
        return self.replies(deadline_seconds)[0]

    def ask(self, turns: Sequence[Turn], configuration: Mapping[str, Any]) -> None:
        """Ask for a move in each of several games; `replies` returns them."""
        is_new = all(turn.seed is not None for turn in turns)
        self._ask("act", turns, configuration, count=len(turns), may_start=is_new)

    def replies(self, deadline_seconds: float) -> list[Reply]:
        """The answers to `ask`, in the order of its turns.

        If the process has ended, does not answer in time or sends what is no answer, all of them
        say so, and it is ended.
        """
        pipes = self._pipes
        try:
            replies = _read_replies(pipes.receive(deadline_seconds), self._asked, pipes)
        except TimeoutError:
            outcome, detail = Outcome.TIMEOUT, f"no answer within {deadline_seconds:.2f} s"
        except EOFError:
            outcome, detail = Outcome.ERROR, self._how_it_ended()
        except (ArithmeticError, LookupError, TypeError, ValueError):
            outcome, detail = Outcome.ERROR, "its process sent what its worker never sends"
        else:
            return replies
        self.close()
        reply = Reply(
            outcome=outcome,
            seconds=pipes.elapsed,
            detail=detail,
            printed_bytes=pipes.printed_bytes,
            printed_tail=pipes.printed(),
        )
        return [reply] * self._asked

    def load(self, deadline_seconds: float) -> Reply:
        """Execute the source: LOADED with the time it took, ERROR or TIMEOUT."""
        self._ask("load", count=1, may_start=True)
        return self.replies(deadline_seconds)[0]

    def usage(self) -> Usage:
        """What the process that runs now has used; nothing where it has ended."""
        if self._process is not None:
            self._ask("usage", count=0)
            with contextlib.suppress(EOFError, LookupError, TimeoutError, TypeError, ValueError):
                message = self._pipes.receive(START_SECONDS)
                peak = message["peak_memory"]
                files = sorted(map(str, message["files"]))
                return Usage(files, peak if type(peak) is int else None)
        return Usage([], None)

    def _ask(self, request: str, *arguments: Any, count: int, may_start: bool = False) -> None:
        self._asked = count
        message = {"request": request, "arguments": arguments}
        if self._process is None or not self._pipes.send(message):
            if may_start:
                self.close()
                self._start()
                self._pipes.send(message)  # if it has ended again, the reply says so
            elif self._process is None:
                raise RuntimeError(f"{self.player.name}: its process has ended, begin a new game")

    def _start(self) -> None:
        """Start the process, isolated where that is asked for and possible."""
        self._sandbox = NOT_ISOLATED
        if _wants_isolation(self.player, self._limits):
            sandbox, problem = best_sandbox(sandboxes())
            if sandbox is None and self._limits.isolation is Isolation.ALL:
                raise PlayerError(f"{self.player.name}: cannot be isolated here: {problem}")
            self._sandbox = sandbox or NOT_ISOLATED
        self._start_in(self._sandbox)

    def _start_in(self, sandbox: Sandbox) -> None:
        """Start the process, again if it ends meanwhile: it was not the player who ended it."""
        name, reason = self.player.name, ""
        for _ in range(START_ATTEMPTS):
            try:
                self._launch(sandbox)
                self._pipes.receive(START_SECONDS)
                return
            except TimeoutError as error:
                self.close()
                raise PlayerError(f"{name}: not started within {START_SECONDS:.0f} s") from error
            except OSError as error:
                self.close()
                raise PlayerError(f"{name}: its process cannot start: {error}") from error
            except (EOFError, ValueError):
                last_words = self._pipes.printed().splitlines()[-1:]
                reason = ": ".join([self._how_it_ended(), *last_words])
                self.close()
        raise PlayerError(f"{name}: not started in {START_ATTEMPTS} attempts: {reason}")

    def _launch(self, sandbox: Sandbox) -> None:
        player = self.player
        scratch = None if sandbox.has_own_files else tempfile.mkdtemp(prefix="player-")
        self._scratch = scratch
        start, submission = sandbox.folders(scratch)
        main = f"{submission}/main.py" if player.files else None
        # -s and -P: neither the user's packages nor this folder on the player's sys.path.
        command = [sys.executable, "-s", "-P", "-c", MAIN]
        variables = {name: os.environ[name] for name in INHERITED_VARIABLES if name in os.environ}
        self._process = subprocess.Popen(
            sandbox.command(command, with_submission=main is not None),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            # With a fixed hash seed, iterating over a set of strings repeats.
            env={**variables, "PYTHONHASHSEED": "0", **sandbox.variables(start)},
            start_new_session=True,
            bufsize=0,
        )
        self._pipes = Pipes(self._process)
        hello = {
            "player": {
                "source": player.source,
                "path": main or player.path,
                "raw_path": main or player.path or player.name,
            },
            "files": [(path, len(data), executable) for path, data, executable in player.files],
            **sandbox.requests(scratch, self._limits.memory),
        }
        self._pipes.send(hello, (data for _, data, _ in player.files))

    def _how_it_ended(self) -> str:
        assert self._process is not None
        try:
            status = self._process.wait(STATUS_SECONDS)
        except subprocess.TimeoutExpired:  # it has closed its pipes and lives on
            return "its process ended"
        if status > 128 and self._sandbox.has_own_files:  # bwrap's way to name a signal
            status = 128 - status
        if status >= 0:
            return f"its process ended with status {status}"
        try:
            return f"its process was ended by {signal.Signals(-status).name}"
        except ValueError:  # the real-time signals have no names
            return f"its process was ended by signal {-status}"


def check_player(player: Player, deadline_seconds: float, limits: Limits = DEFAULT_LIMITS) -> None:
    """Raise PlayerError where the player's source does not load within the deadline.

    Says on stderr if it should be isolated and this machine cannot.
    """
    warn_if_not_isolated(player, limits)
    with PlayerProcess(player, limits=limits) as process:
        reply = process.load(deadline_seconds)
    if reply.outcome is not Outcome.LOADED:
        raise PlayerError(f"{player.name}: does not load: {error_line(reply.detail)}")


def warn_if_not_isolated(player: Player, limits: Limits) -> None:
    """Say on stderr if the player should be isolated and this machine cannot."""
    if _wants_isolation(player, limits) and best_sandbox(sandboxes())[0] is None:
        say(f"{player.name}: runs with your rights, not isolated: {advice()}")


def error_line(detail: str) -> str:
    """The line of a traceback that tells the error: its type, and its message's first line."""
    lines = detail.strip().splitlines() or [""]
    frames = [number for number, line in enumerate(lines) if line.lstrip().startswith('File "')]
    after = lines[frames[-1] + 1 :] if frames else lines
    return next((line for line in after if not line.startswith(" ")), lines[-1])


@lru_cache
def best_sandbox(offered: tuple[Sandbox, ...]) -> tuple[Sandbox | None, str]:
    """The first of these that works on this machine; else None, and what to do about it."""
    problems = [advice()]
    for sandbox in offered:
        probe = PlayerProcess(Player(name=sandbox.name, source=""))
        try:
            probe._start_in(sandbox)
            return sandbox, ""
        except PlayerError as error:
            problems.append(str(error))
        finally:
            probe.close()
    return None, "; ".join(problems)


def _wants_isolation(player: Player, limits: Limits) -> bool:
    return limits.isolation is Isolation.ALL or (
        limits.isolation is Isolation.FILES and not player.trusted
    )


def _end(process: subprocess.Popen[bytes]) -> None:
    """End the process and its group, and wait for it."""
    if sys.platform == "win32":
        tree = ["taskkill", "/T", "/F", "/PID", str(process.pid)]
        subprocess.run(tree, capture_output=True, check=False)
    else:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    process.wait()


def _read_replies(message: Mapping[str, Any], count: int, pipes: Pipes) -> list[Reply]:
    """The replies in a message. It is not to be trusted: a stranger's code runs in that process.

    Raises one of several errors for what the worker never sends. Times are the player's own, unless
    they differ from ours by more than the way there and back explains.
    """
    answers = message["replies"]
    if len(answers) != count:
        raise ValueError(f"{len(answers)} replies, expected {count}")
    total = math.fsum(seconds for _, _, _, seconds in answers)
    believed = min(max(total, pipes.elapsed - TRANSPORT_SECONDS), pipes.elapsed)
    printed = pipes.printed_bytes, pipes.printed() if pipes.printed_bytes else ""
    replies = []
    for outcome, column, detail, seconds in answers:
        is_move = type(column) is int and column.bit_length() < 64
        if not 0 <= seconds < math.inf or is_move != (outcome == Outcome.MOVE):
            raise ValueError(f"a reply of {outcome!r} with column {column!r}, {seconds!r} s")
        seconds = max(0.0, seconds + (believed - total) / count)
        detail = escape_surrogates(str(detail)) if detail else ""
        column = column if is_move else None
        replies.append(Reply(OUTCOMES[outcome], seconds, column, detail, *printed))
    return replies
