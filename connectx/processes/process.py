"""The process in which one player plays.

    with PlayerProcess(Player.parse("submission.py")) as process:
        reply = process.act(Turn(0, seed, observation), configuration, longest_seconds=62.5)

Whatever a player does, the caller gets a reply that says so, never an exception.
"""

import contextlib
import errno
import math
import os
import platform
import re
import secrets
import select
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import takewhile
from pathlib import Path
from time import sleep
from typing import Any, NamedTuple, Self

from connectx.bundle.flatten import place_in
from connectx.errors import PlayerError, escape_surrogates, say, uninterrupted
from connectx.executor import cores
from connectx.players.archive import MAIN
from connectx.players.player import Player
from connectx.processes.advice import Place, advice_on
from connectx.processes.inside import Setup, remove
from connectx.processes.pipes import Pipes, ThreadedPipes
from connectx.processes.sandbox import (
    INSTALL,
    KAGGLE_FOLDER,
    MISSING,
    NEEDED,
    NOT_ISOLATED,
    Isolation,
    Sandbox,
    sandboxes,
)

START_SECONDS = 30.0
# A machine with too many processes may have room for one more a little later.
PAUSES = (0.1, 0.4, 1.5)
FULL = (os.strerror(errno.EAGAIN), "can't start new thread")
# A message to the player and back takes about 0.2 ms. A player's code can change its own clock, so
# what exceeds this counts as the player's time.
TRANSPORT_SECONDS = 0.2
# Reading a false answer raises one of these.
NOT_AN_ANSWER = (ArithmeticError, LookupError, RecursionError, TypeError, ValueError)
# Of what a player's process states. What runs inside cuts too, but a player can write in its place.
DETAIL_CHARACTERS = 2_500
FILE_NAMES, NAME_CHARACTERS = 10, 80
# A player's process inherits only these variables: others may hold keys and tokens.
INHERITED = """PATH HOME LANG LC_ALL LC_CTYPE TZ TMPDIR
SYSTEMROOT TEMP TMP USERPROFILE LOCALAPPDATA"""
# So that iterating over a set of strings repeats, any text can be printed, and the user has a name.
GIVEN = {"PYTHONHASHSEED": "0", "PYTHONIOENCODING": "utf-8:backslashreplace"}
GIVEN |= dict.fromkeys(("USER", "LOGNAME"), "player")
# Its share of the cores: numerical libraries with a thread on each would wait for each other.
THREADS = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS")
ROOT = Path(__file__).parents[2]  # of our package
IMPORT = "from connectx.processes.inside import main; main()"
START = f"import sys; sys.path.insert(0, {str(ROOT)!r}); {IMPORT}"


@dataclass(frozen=True, kw_only=True)
class Limits:
    """The limits of a player's process."""

    # Bytes of address space of each process; numpy with its threads takes one or two GiB.
    memory: int = 4096 << 20
    isolation: Isolation = Isolation.UNTRUSTED  # who is isolated
    # How. None: in the best way that works where the process is started. A league decides it once.
    sandbox: Sandbox | None = None

    def isolate(self, player: Player) -> bool:
        """Whether a player is to be isolated, where the machine can."""
        trusted = self.isolation is Isolation.UNTRUSTED and player.trusted
        return self.isolation is not Isolation.NONE and not trusted


DEFAULT_LIMITS = Limits()


class Outcome(StrEnum):
    """What a player answered to a request."""

    MOVE = "move"  # an int, playable or not
    NOTHING = "nothing"  # None, which the official code plays as column 0
    RUBBISH = "rubbish"  # not an int: 3.0, True, "a", a numpy integer
    ERROR = "error"  # the source or the agent raised, there is no agent, or its process ended
    LOADED = "loaded"  # the source was executed; the answer to `load`
    TIMEOUT = "timeout"  # no answer within the deadline; the process has been ended


MOVE_OUTCOMES = (Outcome.MOVE, Outcome.NOTHING, Outcome.RUBBISH, Outcome.ERROR)
LOAD_OUTCOMES = (Outcome.LOADED, Outcome.ERROR)


class Turn(NamedTuple):
    """A move that a player is asked for."""

    game: int  # its number, by which the process knows the game
    seed: int | None  # of the random numbers, at the player's first turn in the game; else None
    observation: Mapping[str, Any]  # empty: only execute the source
    load: bool = True  # with a seed: execute the source, not use what the last turn left


class Reply(NamedTuple):
    """What a player answered, how long it took, and what it printed meanwhile."""

    outcome: Outcome
    seconds: float  # of the player's own time; a game's first turn includes loading
    column: int | None = None  # of a MOVE
    detail: str = ""  # RUBBISH: what it was; an ERROR: the end of the traceback
    output_tail: str = ""  # on stdout and stderr together, in all games that were asked for


class PlayerProcess:
    """A player in a process of its own; use it in a `with`.

    The process has a session of its own, starts in a fresh empty folder and inherits few variables.
    It ends when the handle is closed, when this process is gone, and on Linux when the thread that
    started it ends. If it ends early, it is replaced at the next game's first turn. Where `limits`
    ask for isolation, it is in a sandbox. Raises PlayerError if it does not start at first, unless
    the machine is full, or not in the sandbox that `limits` name.
    """

    in_step = 1_000  # games of one process, each of which loads the source

    def __init__(self, player: Player, *, limits: Limits = DEFAULT_LIMITS) -> None:
        self.name, self._player = player.name, player
        self._memory = limits.memory
        self._sandbox = choose_sandbox(player, limits)
        self._process: subprocess.Popen[bytes] | None = None
        self._pipes: Pipes
        self._main = ""  # the path of its file, as it sees it
        self._scratch = ""
        self._asked: Sequence[Turn] = ()  # to which replies are to come
        self._problem = ""  # why it did not start again

    def __enter__(self) -> Self:
        self._problem = self._start()
        if self._problem and not is_full(self._problem):
            raise PlayerError(f"{self.name}: {self._problem}")
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    def close(self) -> None:
        """End the process and its group, and remove its folder. Closing twice is harmless."""
        with uninterrupted():
            process, self._process = self._process, None
            if process is not None:
                with process:  # waits for it and closes the pipes
                    with contextlib.suppress(OSError):  # it has gone, or there is no taskkill
                        if hasattr(os, "killpg"):
                            os.killpg(process.pid, signal.SIGKILL)
                        else:
                            tree = ["taskkill", "/T", "/F", "/PID", str(process.pid)]
                            subprocess.run(tree, capture_output=True, check=False)
                    process.kill()
            if self._scratch:
                remove(self._scratch)
                self._scratch = ""

    def interrupt(self) -> None:
        """End the process while another thread waits for a reply, which is an error then."""
        if (process := self._process) is not None:
            process.kill()

    def ask(self, turns: Sequence[Turn], configuration: Mapping[str, Any]) -> None:
        """Ask for a move in each of several games."""
        self._asked = turns
        new = all(turn.seed is not None and turn.load for turn in turns)
        if self._process is None or (new and self._process.poll() is not None):
            self.close()
            self._problem = self._start()
        if not self._problem:
            self._pipes.send(("act", ([*map(tuple, turns)], dict(configuration))))

    def act(self, turn: Turn, configuration: Mapping[str, Any], longest_seconds: float) -> Reply:
        """The answer to one turn."""
        self.ask([turn], configuration)
        return self.replies(longest_seconds)[0]

    def load(self, longest_seconds: float) -> Reply:
        """Execute the source: LOADED with the time it took, ERROR or TIMEOUT."""
        return self.act(Turn(0, 0, {}), {}, longest_seconds)

    def replies(self, longest_seconds: float) -> list[Reply]:
        """The answers, in the order of the turns.

        If the process has ended, is late or sends something else, all of them say so, and the
        process is ended. So they do if it could not be started again.
        """
        if self._problem:
            return [Reply(Outcome.ERROR, 0.0, None, self._problem)] * len(self._asked)
        pipes = self._pipes
        try:
            return self._read_replies(pipes.receive(longest_seconds))
        except TimeoutError as error:
            outcome, detail = Outcome.TIMEOUT, str(error)
        except EOFError:
            outcome, detail = Outcome.ERROR, self._advised(self._how_it_ended())
        except NOT_AN_ANSWER:
            outcome, detail = Outcome.ERROR, "its process sent an invalid answer"
        self.close()
        reply = Reply(outcome, pipes.elapsed, None, detail, pipes.output_tail())
        return [reply] * len(self._asked)

    def files_written(self) -> list[str]:
        """Some files that are in the player's folder, as its process says, if that still runs."""
        names = self._ask_for("files", FILE_NAMES)[:FILE_NAMES]
        return [escape_surrogates(name[:NAME_CHARACTERS]) for name in names]

    def files_read(self) -> set[str]:
        """Those of the player's own files that were read, likewise."""
        return {path for path, _ in self._player.files}.intersection(self._ask_for("read"))

    def _ask_for(self, request: str, *arguments: object) -> list[str]:
        with contextlib.suppress(EOFError, TimeoutError, *NOT_AN_ANSWER):
            if self._process is not None:
                self._pipes.send((request, arguments))
                return [str(name) for name in self._pipes.receive(START_SECONDS)]
        return []

    def _start(self) -> str:
        """Start the process. Returns why it does not start, or ""."""
        for pause in (*PAUSES, None):
            try:
                with uninterrupted():
                    self._launch()
                self._pipes.receive(START_SECONDS)
                return ""
            except OSError as error:  # TimeoutError is one
                problem = str(error)
            except (EOFError, ValueError):
                last_words = self._pipes.output_tail().splitlines()[-1:]
                problem = ": ".join([self._how_it_ended(), *last_words])
            except KeyboardInterrupt:
                self.close()
                raise
            self.close()
            if pause is None or not is_full(problem):
                break
            sleep(pause)
        isolated = self._sandbox != NOT_ISOLATED
        where = f" with {self._sandbox} on {platform.node()}" if isolated else ""
        return f"not started{where}: {problem}"

    def _launch(self) -> None:
        player, sandbox = self._player, self._sandbox
        folder = KAGGLE_FOLDER
        inherited = {name: os.environ[name] for name in INHERITED.split() if name in os.environ}
        variables = inherited | GIVEN | dict.fromkeys(THREADS, str(cores()))
        files = {**dict(player.files), MAIN: player.source.encode()}
        room = sum(len(data) + 4096 for data in files.values())  # in whole pages
        if sandbox == NOT_ISOLATED:  # the process makes this folder
            self._scratch = f"{tempfile.gettempdir()}/player-{secrets.token_hex(8)}"
            folder = f"{self._scratch}/agent"
        else:
            variables |= dict.fromkeys(("HOME", "TMPDIR"), "/tmp")
        # It may be a link itself; bwrap does not take "..".
        python = Path(sys.executable).parent.resolve() / Path(sys.executable).name
        self._process = subprocess.Popen(
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
        kind = Pipes if hasattr(select, "poll") else ThreadedPipes
        self._pipes = kind(self._process)
        self._main = f"{folder}/{MAIN}"
        limits = {"RLIMIT_AS": self._memory}
        setup = Setup(player.source, self._main, [*files.items()], self._scratch, limits)
        self._pipes.send(tuple(sandbox.restrict(setup)))

    def _how_it_ended(self) -> str:
        assert self._process is not None
        try:
            status = self._process.wait(1.0)
        except subprocess.TimeoutExpired:  # it has closed its pipes and lives on
            return "its process ended"
        number = -status if status < 0 else status - 128  # bwrap's and shells' way to name a signal
        try:
            return f"its process was ended by {signal.Signals(number).name}"
        except ValueError:
            return f"its process ended with status {status}"

    def _read_replies(self, message: Any) -> list[Reply]:
        """The replies in a message, which a stranger's code may have written.

        Raises one of NOT_AN_ANSWER for a message that `inside` never sends. The stated times are
        believed if their sum is at most our measured time, and less by no more than
        TRANSPORT_SECONDS. Otherwise the difference is divided among them.
        """
        elapsed = self._pipes.elapsed
        replies = [
            self._read_reply(turn, *answer)
            for turn, answer in zip(self._asked, message, strict=True)
        ]
        stated = math.fsum(reply.seconds for reply in replies)
        believed = min(max(stated, elapsed - TRANSPORT_SECONDS), elapsed)
        correction = (believed - stated) / len(replies)
        return [reply._replace(seconds=max(0.0, reply.seconds + correction)) for reply in replies]

    def _read_reply(
        self, turn: Turn, outcome: Any, column: Any, detail: Any, seconds: Any
    ) -> Reply:
        """One of the answers: of a kind that was asked for, every part of its type, none long."""
        chosen = column if type(column) is int and column.bit_length() < 64 else None
        if not (
            outcome in (MOVE_OUTCOMES if turn.observation else LOAD_OUTCOMES)
            and chosen == column
            and (chosen is not None) == (outcome == Outcome.MOVE)
            and isinstance(detail, str)
            and isinstance(seconds, float)
            and 0 <= seconds < math.inf
        ):
            raise ValueError("not what `inside` sends")
        detail = escape_surrogates(detail[-DETAIL_CHARACTERS:])[-DETAIL_CHARACTERS:]
        if outcome == Outcome.ERROR:
            detail = self._advised(detail)
        return Reply(Outcome(outcome), seconds, chosen, detail, self._pipes.output_tail())

    def _advised(self, detail: str) -> str:
        """A traceback, its last line with what helps, and with the line of the file if known.

        It has the file's own name, not that of our copy; of a built file, those that it is made of.
        """
        player, source = self._player, self._player.source
        file = player.path if player.path and len(player.files) < 2 else MAIN
        if last := place_in(source, source.count("\n")):
            file, _ = last

        def placed(match: re.Match[str]) -> str:
            found = place_in(source, int(match[1])) or (file, int(match[1]))
            return f'File "{found[0]}", line {found[1]}'

        detail = re.sub(rf'File "{re.escape(self._main)}", line (\d+)', placed, detail)
        line = detail and error_line(detail)
        place = Place(self._sandbox != NOT_ISOLATED, self._memory)
        advice = advice_on(detail, self._player, place).text
        if not advice:
            return detail
        numbers = re.findall(rf'File "{re.escape(file)}", line (\d+)', detail)
        where = f" (line {numbers[-1]})" if numbers and file.endswith("py") else ""
        before, _, after = detail.rpartition(line)
        return f"{before}{line}; {advice}{where}{after}"


def check_player(player: Player, longest_seconds: float, limits: Limits = DEFAULT_LIMITS) -> None:
    """Say what differs from an upload. Raise PlayerError if the player does not load in time."""
    if problem := loading_problem(longest_seconds, limits, player):
        raise PlayerError(problem)
    warn_of_upload(player)


def loading_problem(longest_seconds: float, limits: Limits, player: Player) -> str:
    """Why a player does not load in time, "" if it does."""
    try:
        with PlayerProcess(player, limits=limits) as process:
            reply = process.load(longest_seconds)
    except PlayerError as error:
        return str(error)
    loads = reply.outcome is Outcome.LOADED
    return "" if loads else f"{player.name}: does not load: {error_line(reply.detail)}"


def warn_about(players: Sequence[Player], limits: Limits = DEFAULT_LIMITS) -> None:
    """Print on stderr what differs from uploads, and what `warn_of_rights` does."""
    for player in players:
        warn_of_upload(player)
    warn_of_rights(players, limits)


def warn_of_upload(player: Player) -> None:
    """Print on stderr what differs from an upload."""
    if player.warning:
        say(f"{player.name}: {player.warning}")


def warn_of_rights(players: Sequence[Player], limits: Limits) -> None:
    """Print a line on stderr if players that are to be isolated are not, or not in the best way.

    Raises PlayerError if one has to be and cannot.
    """
    strangers = [player for player in players if limits.isolate(player)]
    sandbox = choose_sandbox(strangers[0], limits) if strangers else None
    better = takewhile(lambda each: each != sandbox, sandboxes() if strangers else ())
    problems = _problems(better)
    if sandbox == NOT_ISOLATED:
        say(f"players from files run with your rights, not isolated: {_why_not(problems)}")
    elif problems:
        say(f"players from files are isolated less well, with {sandbox}: {problems[0]}")


def _problems(ways: Iterable[Sandbox]) -> list[str]:
    """Why ways of isolation do not work, leaving out what is not installed."""
    return [problem for way in ways if MISSING not in (problem := problem_of(way))]


def _why_not(problems: Sequence[str]) -> str:
    """Why nobody is isolated here, and what would help: to install what is there would not."""
    return "; ".join([NEEDED, *(problems[-1:] or [INSTALL] * bool(sandboxes()))])


def choose_sandbox(player: Player, limits: Limits) -> Sandbox:
    """How a player is isolated here. Raises PlayerError if it has to be and cannot."""
    if not limits.isolate(player):
        return NOT_ISOLATED
    works = (sandbox for sandbox in sandboxes() if not problem_of(sandbox))
    sandbox = limits.sandbox or next(works, NOT_ISOLATED)
    if limits.isolation is Isolation.ALL and sandbox == NOT_ISOLATED:
        why = _why_not(_problems(sandboxes()))
        raise PlayerError(f"{player.name}: cannot be isolated here: {why}")
    return sandbox


def working_sandboxes() -> list[Sandbox]:
    """The ways to isolate players that work on this machine, the best first."""
    return [sandbox for sandbox in sandboxes() if not problem_of(sandbox)]


@lru_cache
def problem_of(sandbox: Sandbox) -> str:
    """Why a way of isolation does not work on this machine; "" if it does."""
    limits = Limits(isolation=Isolation.ALL, sandbox=sandbox)
    try:
        with PlayerProcess(Player(name=str(sandbox), source=""), limits=limits):
            return ""
    except PlayerError as error:
        return str(error).partition(": ")[2]  # without the name


def is_full(problem: str) -> bool:
    """Whether a process has not started because the machine has too many."""
    return any(sign in problem for sign in FULL)


def error_line(detail: str) -> str:
    """The line of `loading.describe_error` with the error's type and its message's first line."""
    lines = detail.strip().splitlines() or [""]
    return next((line for line in reversed(lines) if not line.startswith(" ")), lines[-1])
