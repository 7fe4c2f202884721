"""The process in which one player plays.

    with PlayerProcess(Player.parse("submission.py")) as process:
        reply = process.act(Turn(0, seed, observation), configuration, longest_seconds=62.5)

Whatever a player does, the caller gets a reply that says so, never an exception.
"""

import contextlib
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from time import perf_counter
from typing import Any, NamedTuple, Self

from connectx.arena.advice import advice_on, last_words_of_memory
from connectx.arena.child import (
    DEFAULT_LIMITS,
    START_SECONDS,
    Child,
    Limits,
    choose_sandbox,
    is_full,
    start,
    warn_of_rights,
)
from connectx.arena.loading import (
    Agent,
    call_agent,
    describe_action,
    describe_error,
    seed_random,
    skip_own_frames,
    structify,
)
from connectx.arena.tracebacks import name_authors_lines, name_notebook_cells
from connectx.build.last_callable import OtherCallable, find_other_callable
from connectx.build.player import Player, parse_players
from connectx.errors import PlayerError, escape_surrogates, print_to_stderr, uninterrupted

# A message to the player and back takes about 0.2 ms. A player's code can change its own clock, so
# what exceeds this counts as the player's time.
TRANSPORT_SECONDS = 0.2
# Reading a false answer raises one of these.
NOT_AN_ANSWER = (ArithmeticError, LookupError, RecursionError, TypeError, ValueError)
# Of what a player's process states. What runs inside cuts too, but a player can write in its place.
DETAIL_CHARACTERS = 2_500
TRACEBACK_CHARACTERS = 5_000  # with the frames of the build's own code, which are not shown
FILE_NAMES, NAME_CHARACTERS = 10, 80


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
        self.player = player
        self._limits = replace(limits, sandbox=choose_sandbox(player, limits))
        self._child: Child | None = None
        self._asked: Sequence[Turn] = ()  # to which replies are to come
        self._problem = ""  # why it did not start again

    def __enter__(self) -> Self:
        self._start()
        if self._problem and not is_full(self._problem):
            raise PlayerError(f"{self.player.name}: {self._problem}")
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    def close(self) -> None:
        """End the process and its group, and remove its folder. Closing twice is harmless."""
        with uninterrupted():
            child, self._child = self._child, None
            if child is not None:
                child.close()

    def interrupt(self) -> None:
        """End the process while another thread waits for a reply, which is an error then."""
        if (child := self._child) is not None:
            child.process.kill()

    def ask(self, turns: Sequence[Turn], configuration: Mapping[str, Any]) -> None:
        """Ask for a move in each of several games."""
        self._asked = turns
        new = all(turn.seed is not None and turn.load for turn in turns)
        if self._child is None or (new and self._child.process.poll() is not None):
            self.close()
            self._start()
        if self._child is not None:
            self._child.send(("act", ([*map(tuple, turns)], dict(configuration))))

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
        if self._child is None:
            return [Reply(Outcome.ERROR, 0.0, None, self._problem)] * len(self._asked)
        child = self._child
        try:
            return self._read_replies(child, child.receive(longest_seconds))
        except TimeoutError as error:
            outcome, detail = Outcome.TIMEOUT, str(error)
        except EOFError:
            # A library in C++ says that memory ran out, then aborts.
            words = last_words_of_memory(child.output_tail())
            ended = ": ".join(filter(None, (child.how_it_ended(), words)))
            outcome, detail = Outcome.ERROR, self._advised(child, ended)
        except NOT_AN_ANSWER:
            outcome, detail = Outcome.ERROR, "its process sent an invalid answer"
        self.close()
        reply = Reply(outcome, child.elapsed, None, detail, child.output_tail())
        return [reply] * len(self._asked)

    def files(self) -> tuple[set[str], set[str]]:
        """Some files that the player has written, and those of its own that were read.

        That is what its process says; nothing, if that does not run any more.
        """
        with contextlib.suppress(EOFError, TimeoutError, *NOT_AN_ANSWER):
            if self._child is not None:
                self._child.send(("files", (FILE_NAMES,)))
                names, read = self._child.receive(START_SECONDS)
                written = (str(name)[:NAME_CHARACTERS] for name in names[:FILE_NAMES])
                own = {path for path, _ in self.player.files}
                return {*map(escape_surrogates, written)}, own.intersection(map(str, read))
        return set(), set()

    def _start(self) -> None:
        try:
            self._child, self._problem = start(self.player, self._limits), ""
        except PlayerError as error:
            self._problem = str(error)

    def _read_replies(self, child: Child, message: Any) -> list[Reply]:
        """The replies in a message, which a stranger's code may have written.

        Raises one of NOT_AN_ANSWER for a message that `inside` never sends. The stated times are
        believed if their sum is at most our measured time, and less by no more than
        TRANSPORT_SECONDS. Otherwise the difference is divided among them.
        """
        elapsed = child.elapsed
        replies = [
            self._read_reply(child, turn, *answer)
            for turn, answer in zip(self._asked, message, strict=True)
        ]
        stated = math.fsum(reply.seconds for reply in replies)
        believed = min(max(stated, elapsed - TRANSPORT_SECONDS), elapsed)
        correction = (believed - stated) / len(replies)
        return [reply._replace(seconds=max(0.0, reply.seconds + correction)) for reply in replies]

    def _read_reply(
        self, child: Child, turn: Turn, outcome: Any, column: Any, detail: Any, seconds: Any
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
        if outcome == Outcome.ERROR:
            detail = self._advised(child, escape_surrogates(detail[-TRACEBACK_CHARACTERS:]))
        else:
            detail = escape_surrogates(detail[-DETAIL_CHARACTERS:])[-DETAIL_CHARACTERS:]
        return Reply(Outcome(outcome), seconds, chosen, detail, child.output_tail())

    def _advised(self, child: Child, detail: str) -> str:
        """Return a traceback as the author knows the code, with what helps in its last line."""
        detail, place = name_authors_lines(detail, child.main, self.player)
        detail = detail[-DETAIL_CHARACTERS:]
        line = detail and error_line(detail)
        advice = advice_on(detail, self.player, self._limits).text
        if not advice:
            return detail
        where = f" ({place})" if place else ""
        before, _, after = detail.rpartition(line)
        return f"{before}{line}; {advice}{where}{after}"


# Functions ---------------------------------------------------------------------------------------


class PlayerFunction:
    """A function of the caller's, called in this process, as notebooks do.

    An exception or a `sys.exit()` forfeits the game, as for a player in a process. But nothing
    stops a function that never returns. It keeps its state between games, its output is not
    recorded, and the global random numbers of this process are seeded.
    """

    in_step = 1

    def __init__(self, agent: Agent) -> None:
        name = str(getattr(agent, "__name__", type(agent).__name__))
        module = str(getattr(agent, "__module__", "__main__")).rpartition(".")[2]
        name = module if name == "agent" and module != "__main__" else name
        self.player = FunctionPlayer(name=name, agent=agent)
        self._seeds: dict[int, int] = {}  # by game
        self._replies: list[Reply] = []

    def ask(self, turns: Sequence[Turn], configuration: Mapping[str, Any]) -> None:
        """Call the function for each of the turns."""
        self._replies = [self.act(turn, configuration) for turn in turns]

    def replies(self, longest_seconds: float) -> list[Reply]:
        """The answers, whenever they came."""
        return self._replies

    def act(
        self, turn: Turn, configuration: Mapping[str, Any], longest_seconds: float = math.inf
    ) -> Reply:
        """The answer to one turn, whenever it comes."""
        if turn.seed is not None:
            self._seeds[turn.game] = turn.seed
        seed_random(self._seeds[turn.game], turn.observation["step"])
        arguments = structify(dict(turn.observation)), structify(dict(configuration))
        start = perf_counter()
        try:
            outcome, column, detail = describe_action(call_agent(self.player.agent, *arguments))
        # Not KeyboardInterrupt: that is the user's, not the agent's.
        except (Exception, SystemExit) as error:  # noqa: BLE001 - an agent may raise anything
            outcome, column = "error", None
            detail = describe_error(error, skip_own_frames(error.__traceback__))
            detail = name_notebook_cells(detail)
        seconds = perf_counter() - start
        return Reply(Outcome(outcome), seconds, column, escape_surrogates(detail))


RunningPlayer = PlayerProcess | PlayerFunction  # what answers with moves


@dataclass(frozen=True, kw_only=True)
class FunctionPlayer(Player):
    """A function of the caller's in a league, whose games this process has to play."""

    agent: Agent = field(compare=False)
    source: str = ""
    trusted: bool = True


@contextlib.contextmanager
def running(player: Player, limits: Limits) -> Iterator[RunningPlayer]:
    """A player that is ready to answer in the block. Raises PlayerError."""
    if isinstance(player, FunctionPlayer):
        yield PlayerFunction(player.agent)
        return
    with PlayerProcess(player, limits=limits) as process:
        yield process


# Before a player plays ---------------------------------------------------------------------------


def prepare_players(
    texts: Sequence[str],
    limits: Limits = DEFAULT_LIMITS,
    problems: list[PlayerError] | None = None,
) -> list[Player]:
    """Return the players that `texts` name, and print on stderr what `warn_about` says of them.

    Raises PlayerError as `parse_players` does, which adds it to `problems` instead if there is such
    a list, and if a player has to be isolated and cannot.
    """
    players = parse_players(texts, problems)
    warn_about([*dict.fromkeys(players)], limits)
    return players


def prepare_agents(agents: Sequence[str | Agent], limits: Limits) -> list[Player]:
    """Return the players of a script, which are functions or texts: see `prepare_players`."""
    texts = [agent for agent in agents if isinstance(agent, str)]
    named_players = iter(prepare_players(texts, limits))
    return [
        next(named_players) if isinstance(agent, str) else PlayerFunction(agent).player
        for agent in agents
    ]


class Trial(NamedTuple):
    """What came of loading a player, in words; "" where there is nothing to say."""

    problem: str = ""  # why it does not load in time
    warning: str = (
        ""  # why Kaggle would not play it as its author means, if `warn_about` did not say
    )


def try_loading(longest_seconds: float, limits: Limits, player: Player) -> Trial:
    """Load a player as Kaggle does."""
    try:
        with PlayerProcess(player, limits=limits) as process:
            reply = process.load(longest_seconds)
    except PlayerError as error:
        return Trial(problem=str(error))
    if reply.outcome is not Outcome.LOADED:
        return Trial(problem=f"{player.name}: does not load: {error_line(reply.detail)}")
    other = None if player.warning else other_callable(player, reply)
    return Trial(warning=f"{player.name}: {other.message}" if other else "")


def other_callable(player: Player, loaded: Reply) -> OtherCallable | None:
    """Return what to say if loading shows that Kaggle takes another callable than is meant."""
    if player.trusted or player.function:
        return None
    name, _, description = loaded.detail.partition("\n")
    is_class = description.startswith("the class ")
    place = player.target or player.name
    return find_other_callable(player.source, place, name, is_class=is_class)


def warn_about(players: Sequence[Player], limits: Limits = DEFAULT_LIMITS) -> None:
    """Print on stderr what `warn_of_rights` does, and what differs from uploads."""
    warn_of_rights(players, limits)
    for player in players:
        if player.warning:
            print_to_stderr(f"{player.name}: {player.warning}")


def error_line(detail: str) -> str:
    """The line of `loading.describe_error` with the error's type and its message's first line."""
    lines = detail.strip().splitlines() or [""]
    return next((line for line in reversed(lines) if not line.startswith(" ")), lines[-1])
