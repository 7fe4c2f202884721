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

from connectx.arena.advice import advice_on, find_memory_line
from connectx.arena.child import (
    DEFAULT_LIMITS,
    START_SECONDS,
    Child,
    Limits,
    choose_sandbox,
    is_machine_full,
    start_child,
    warn_about_isolation,
)
from connectx.arena.loading import (
    MAX_COLUMN_BITS,
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

# A message to the player and back takes about 0.2 ms. Any longer difference to the time that the
# player's process states is the player's time, as its code can change the clock of its process.
TRANSPORT_SECONDS = 0.2
# Reading an answer that `inside` does not send raises one of these.
INVALID_ANSWER_ERRORS = (ArithmeticError, LookupError, RecursionError, TypeError, ValueError)
# The limits of what a player's process states. `inside` has limits, too, but a player's code can
# answer in its place.
MAX_DETAIL_CHARACTERS = 2_500
MAX_TRACEBACK_CHARACTERS = 5_000  # with the frames of the build's code, which are not shown
MAX_FILES = 10
MAX_FILE_NAME_CHARACTERS = 80


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

    game: int  # its number, by which the player's process knows the game
    seed: int | None  # of the random numbers, at the player's first turn in the game; else None
    observation: Mapping[str, Any]  # empty: only execute the source
    load: bool = True  # with a seed: execute the source again, even if the game has an agent


class Reply(NamedTuple):
    """What a player answered, how long it took, and what it printed in the meantime."""

    outcome: Outcome
    seconds: float  # of the player's own time; a game's first turn includes loading
    column: int | None = None  # 0-based, of a MOVE; it need not be on the board
    detail: str = ""  # of RUBBISH, what was returned; of an ERROR, the end of the traceback
    output_tail: str = ""  # on stdout and stderr together, in all games that were asked for


class PlayerProcess:
    """A player in a process of its own; use it in a `with`.

    The process has a session of its own, starts in a fresh empty folder and inherits few variables.
    It ends when the handle is closed, when this process is gone, and on Linux when the thread that
    started it ends. If it ends early, it is replaced at the next game's first turn. Where `limits`
    ask for isolation, it is in a sandbox.

    Entering the `with` raises PlayerError if the process does not start, or not in the sandbox that
    `limits` name. If that is because the machine is full, the replies say so instead.
    """

    max_batch_games = 1_000  # of one process, in which each game loads the source

    def __init__(self, player: Player, *, limits: Limits = DEFAULT_LIMITS) -> None:
        """Choose the player's sandbox. Raises PlayerError if it must have one and there is none."""
        self.player = player
        self._limits = replace(limits, sandbox=choose_sandbox(player, limits))
        self._child: Child | None = None  # None before the start and after the end
        self._asked_turns: Sequence[Turn] = ()  # those of the last `ask`
        self._start_problem = ""  # why the process did not start; "" if it did

    def __enter__(self) -> Self:
        self._try_to_start()
        # A machine that has too many processes now may have room when the first move is asked for.
        if self._start_problem and not is_machine_full(self._start_problem):
            raise PlayerError(f"{self.player.name}: {self._start_problem}")
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    def close(self) -> None:
        """End the process and its group, and remove its folder. Closing twice is harmless."""
        with uninterrupted():
            child = self._child
            self._child = None
            if child is not None:
                child.close()

    def interrupt(self) -> None:
        """End the process while another thread waits in `replies`, which then returns errors."""
        child = self._child  # the other thread may set it to None
        if child is not None:
            child.process.kill()

    def ask(self, turns: Sequence[Turn], configuration: Mapping[str, Any]) -> None:
        """Ask for a move in each of several games. `replies` returns what the player answers."""
        self._asked_turns = turns
        if self._needs_start():
            self.close()
            self._try_to_start()
        if self._child is None:  # it did not start, which the replies will say
            return
        plain_turns = [tuple(turn) for turn in turns]
        # The process calls the method `act` of `inside.Agents` with these arguments.
        self._child.send(("act", (plain_turns, dict(configuration))))

    def _needs_start(self) -> bool:
        """Return whether a process has to be started for the turns that are asked for.

        If there is no process, the answer is yes. One that has ended by itself is replaced only if
        all turns begin a game: the games that it has begun are lost, and the replies will say so.
        """
        if self._child is None:
            return True
        all_begin_games = all(turn.seed is not None and turn.load for turn in self._asked_turns)
        if not all_begin_games:
            return False
        return self._child.process.poll() is not None  # whether it has ended

    def act(self, turn: Turn, configuration: Mapping[str, Any], longest_seconds: float) -> Reply:
        """Ask for a move in one game, and return the reply after at most `longest_seconds`."""
        self.ask([turn], configuration)
        (reply,) = self.replies(longest_seconds)
        return reply

    def load(self, longest_seconds: float) -> Reply:
        """Execute the source. The outcome is LOADED, with the time it took, ERROR or TIMEOUT.

        The detail of LOADED has two lines: the name to which the source binds the agent, and the
        agent's own name, after "the class " if the agent is a class.
        """
        turn = Turn(game=0, seed=0, observation={})  # without an observation, no move is asked for
        return self.act(turn, configuration={}, longest_seconds=longest_seconds)

    def replies(self, longest_seconds: float) -> list[Reply]:
        """Return the replies to the turns of the last `ask`, after at most `longest_seconds`.

        If the process has ended, is late or sends something else, all replies say so, and the
        process is ended. All replies are errors, too, if the process could not be started.
        """
        child = self._child
        if child is None:
            reply = Reply(Outcome.ERROR, seconds=0.0, detail=self._start_problem)
            return [reply] * len(self._asked_turns)
        try:
            answers = child.receive(longest_seconds)
            return self._read_replies(child, answers)
        except TimeoutError as error:
            outcome = Outcome.TIMEOUT
            detail = str(error)
        except EOFError:
            outcome = Outcome.ERROR
            detail = self._describe_end(child)
        except INVALID_ANSWER_ERRORS:
            outcome = Outcome.ERROR
            detail = "its process sent an invalid answer"
        # There are no valid answers, so all turns have the same reply.
        self.close()
        output_tail = child.output_tail()
        reply = Reply(outcome, child.elapsed_seconds, detail=detail, output_tail=output_tail)
        return [reply] * len(self._asked_turns)

    def files(self) -> tuple[set[str], set[str]]:
        """Return the names of files that the player wrote, and the paths of its own that were read.

        The player's process states both. If the process does not answer any more, both are empty.
        """
        if self._child is None:
            return set(), set()
        with contextlib.suppress(EOFError, TimeoutError, *INVALID_ANSWER_ERRORS):
            # The process calls the method `files` of `inside.Agents` with this argument.
            self._child.send(("files", (MAX_FILES,)))
            stated_names, stated_paths = self._child.receive(START_SECONDS)
            # A player's code may have written the answer, so its length is limited here, too.
            names = [str(name)[:MAX_FILE_NAME_CHARACTERS] for name in stated_names[:MAX_FILES]]
            written_names = {escape_surrogates(name) for name in names}
            own_paths = {file.path for file in self.player.files}
            read_paths = own_paths.intersection(str(path) for path in stated_paths)
            return written_names, read_paths
        return set(), set()

    def _try_to_start(self) -> None:
        """Start the process, or set `_start_problem` to the reason why it does not start."""
        try:
            self._child = start_child(self.player, self._limits)
            self._start_problem = ""
        except PlayerError as error:
            self._start_problem = str(error)

    def _read_replies(self, child: Child, answers: Any) -> list[Reply]:
        """Return the replies in `answers`, which should be a list with an answer to each turn.

        A player's code may have written it, so it can be any JSON value. Raises one of
        INVALID_ANSWER_ERRORS for a value that our code in the process never sends.
        """
        replies = []
        for turn, answer in zip(self._asked_turns, answers, strict=True):
            replies.append(self._read_reply(child, turn, answer))
        return _correct_times(replies, child.elapsed_seconds)

    def _read_reply(self, child: Child, turn: Turn, answer: Any) -> Reply:
        """Return the reply in an answer to a turn, with a detail of limited length.

        The detail of an error is a traceback, to which advice is added. Raises one of
        INVALID_ANSWER_ERRORS for an answer that our code in the process never sends.
        """
        outcome, column, detail, seconds = check_answer(answer, turn)
        if outcome is Outcome.ERROR:
            traceback = escape_surrogates(detail[-MAX_TRACEBACK_CHARACTERS:])
            detail = self._add_advice(child, traceback)
        else:
            detail = escape_surrogates(detail[-MAX_DETAIL_CHARACTERS:])
            detail = detail[-MAX_DETAIL_CHARACTERS:]  # escapes are longer than what they stand for
        return Reply(outcome, seconds, column, detail, child.output_tail())

    def _describe_end(self, child: Child) -> str:
        """Return how a player's process ended, with the line of its output on lack of memory."""
        problem = child.describe_end()
        # A library in C++ prints that memory ran out, then aborts.
        memory_line = find_memory_line(child.output_tail())
        if memory_line:
            problem = f"{problem}: {memory_line}"
        return self._add_advice(child, problem)

    def _add_advice(self, child: Child, detail: str) -> str:
        """Return a traceback as the author knows the code, with advice after its error line.

        `detail` is the traceback of the file that the process executes, which the build may have
        made from several files, or a line on how the process ended.
        """
        # The location is where the error is in the author's own file, such as "line 3", or "".
        traceback, author_location = name_authors_lines(detail, child.main_path, self.player)
        traceback = traceback[-MAX_DETAIL_CHARACTERS:]
        advice = advice_on(traceback, self.player, self._limits).text
        line = error_line(traceback)
        if advice == "" or line == "":
            return traceback
        line_with_advice = f"{line}; {advice}"
        if author_location:
            line_with_advice += f" ({author_location})"
        text_above, _, text_below = traceback.rpartition(line)
        return f"{text_above}{line_with_advice}{text_below}"


def check_answer(answer: Any, turn: Turn) -> tuple[Outcome, int | None, str, float]:
    """Return the outcome, the column, the detail and the seconds of an answer to a turn.

    A player's code may have written the answer, which can be any JSON value. Raises ValueError or
    TypeError unless the outcome is one that the turn can have, every part has its type, a move
    alone has a column, and an error has a detail.
    """
    outcome, column, detail, seconds = answer
    possible_outcomes = MOVE_OUTCOMES if turn.observation else LOAD_OUTCOMES
    if outcome not in possible_outcomes:
        raise ValueError("not an outcome of this turn")
    if outcome == Outcome.MOVE:
        is_int = type(column) is int  # `isinstance` would accept True
        if not is_int or column.bit_length() > MAX_COLUMN_BITS:
            raise ValueError("the column of a move is not an int of limited size")
    elif column is not None:
        raise ValueError("a column without a move")
    if not isinstance(detail, str):
        raise ValueError("the detail is not a text")
    if outcome == Outcome.ERROR and not detail.strip():
        raise ValueError("an error without a detail")
    if not isinstance(seconds, float) or not 0 <= seconds < math.inf:
        raise ValueError("the seconds are not a finite float from 0")
    return Outcome(outcome), column, detail, seconds


def _correct_times(replies: Sequence[Reply], elapsed_seconds: float) -> list[Reply]:
    """Return the replies with times that agree with the time that we have measured for all of them.

    `elapsed_seconds` is the time that we have measured. The times that the replies state are
    believed if their sum is at most that time, and less by no more than TRANSPORT_SECONDS.
    Otherwise the difference is divided equally among the replies.
    """
    stated_seconds = math.fsum(reply.seconds for reply in replies)
    min_seconds = elapsed_seconds - TRANSPORT_SECONDS
    believed_seconds = min(max(stated_seconds, min_seconds), elapsed_seconds)
    correction = (believed_seconds - stated_seconds) / len(replies)  # 0 if they are believed
    return [reply._replace(seconds=max(0.0, reply.seconds + correction)) for reply in replies]


# Functions ---------------------------------------------------------------------------------------


class PlayerFunction:
    """A function of the caller's, which is called in this process, as notebooks do.

    An exception or a `sys.exit()` forfeits the game, as for a player in a process. But nothing
    stops a function that never returns. It keeps its state between games, its output is not
    recorded, and the global random numbers of this process are seeded.
    """

    max_batch_games = 1

    def __init__(self, agent: Agent) -> None:
        """Make a player of a function, or of any other callable."""
        self.player = FunctionPlayer(name=_name_function(agent), agent=agent)
        self._seed_by_game: dict[int, int] = {}
        self._replies: list[Reply] = []

    def ask(self, turns: Sequence[Turn], configuration: Mapping[str, Any]) -> None:
        """Call the function for each of the turns. `replies` returns what it answers."""
        self._replies = [self.act(turn, configuration) for turn in turns]

    def replies(self, longest_seconds: float) -> list[Reply]:
        """Return the replies to the turns of the last `ask`, however long they took."""
        return self._replies

    def act(
        self, turn: Turn, configuration: Mapping[str, Any], longest_seconds: float = math.inf
    ) -> Reply:
        """Call the function for one turn, and return its reply, however long it took."""
        if turn.seed is not None:  # the first turn of a game
            self._seed_by_game[turn.game] = turn.seed
        seed_random(self._seed_by_game[turn.game], turn.observation["step"])
        # Copies, as the function may change its arguments. Their items are attributes, too.
        observation = structify(dict(turn.observation))
        agent_configuration = structify(dict(configuration))
        start = perf_counter()
        try:
            action = call_agent(self.player.agent, observation, agent_configuration)
            outcome, column, detail = describe_action(action)
        # KeyboardInterrupt is not caught: it is the user's, not the agent's.
        except (Exception, SystemExit) as error:  # noqa: BLE001 - an agent may raise anything
            outcome = "error"
            column = None
            detail = describe_error(error, skip_own_frames(error.__traceback__))
            detail = name_notebook_cells(detail)
        seconds = perf_counter() - start
        return Reply(Outcome(outcome), seconds, column, escape_surrogates(detail))


def _name_function(agent: Agent) -> str:
    """Return the name of a function, or that of its module if the function is called `agent`.

    In a script or notebook, which is the module "__main__", it is called "agent" nevertheless.
    """
    name = str(getattr(agent, "__name__", type(agent).__name__))
    module_path = str(getattr(agent, "__module__", "__main__"))
    _, _, module_name = module_path.rpartition(".")
    if name == "agent" and module_name != "__main__":
        return module_name
    return name


RunningPlayer = PlayerProcess | PlayerFunction  # a player that can be asked for moves


@dataclass(frozen=True, kw_only=True)
class FunctionPlayer(Player):
    """A function of the caller's in a league, whose games this process has to play."""

    agent: Agent = field(compare=False)
    source: str = ""
    trusted: bool = True


@contextlib.contextmanager
def run_player(player: Player, limits: Limits) -> Iterator[RunningPlayer]:
    """Start a player, which is ready to answer in the block, and end it afterwards.

    Raises PlayerError if it does not start.
    """
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
    """Return the players that `texts` name, and print the warnings about them on stderr.

    Raises PlayerError if a text names no player, unless `problems` is a list, to which the error is
    then added. Raises PlayerError if a player has to be isolated and cannot.
    """
    players = parse_players(texts, problems)
    different_players = list(dict.fromkeys(players))  # in their order, each of them once
    warn_about(different_players, limits)
    return players


def prepare_agents(agents: Sequence[str | Agent], limits: Limits) -> list[Player]:
    """Return the players of a script, which are functions, or texts that name players.

    The warnings about the named players are printed on stderr. Raises PlayerError if a text names
    no player, or if a player has to be isolated and cannot.
    """
    texts = [agent for agent in agents if isinstance(agent, str)]
    named_players = iter(prepare_players(texts, limits))  # in the order of the texts
    players: list[Player] = []
    for agent in agents:
        if isinstance(agent, str):
            players.append(next(named_players))
        else:
            players.append(PlayerFunction(agent).player)
    return players


class LoadingTrial(NamedTuple):
    """What came of loading a player, in words; "" where there is nothing to say."""

    problem: str = ""  # why the player does not load in time
    # Why Kaggle would not play the player as its author means, unless `Player.warning` says so.
    warning: str = ""


def try_loading(longest_seconds: float, limits: Limits, player: Player) -> LoadingTrial:
    """Load a player as Kaggle does, in a process of its own, and return what came of that.

    A player that has not loaded after `longest_seconds` does not load in time. The trial's texts
    are empty if the player loads and plays as its author means.
    """
    try:
        with PlayerProcess(player, limits=limits) as process:
            reply = process.load(longest_seconds)
    except PlayerError as error:
        return LoadingTrial(problem=str(error))
    if reply.outcome is not Outcome.LOADED:
        return LoadingTrial(problem=f"{player.name}: does not load: {error_line(reply.detail)}")
    if player.warning:  # which has been printed when the player was prepared
        return LoadingTrial()
    unmeant_callable = find_unmeant_callable(player, reply)
    if unmeant_callable is None:
        return LoadingTrial()
    return LoadingTrial(warning=f"{player.name}: {unmeant_callable.message}")


def find_unmeant_callable(player: Player, loading_reply: Reply) -> OtherCallable | None:
    """Return a warning if Kaggle takes another callable of a player than its author means.

    `loading_reply` is what `PlayerProcess.load` has returned, whose outcome is LOADED. Returns None
    if Kaggle takes the meant one, for a trusted player, and if the user has chosen the function.
    """
    if player.trusted or player.function:
        return None
    # The first line is the name to which the source binds the agent, the second describes it.
    called_name, _, description = loading_reply.detail.partition("\n")
    is_class = description.startswith("the class ")
    target = player.target or player.name
    return find_other_callable(player.source, target, called_name, is_class=is_class)


def warn_about(players: Sequence[Player], limits: Limits = DEFAULT_LIMITS) -> None:
    """Print a warning on stderr if players are not isolated, and the warning of each player."""
    warn_about_isolation(players, limits)
    for player in players:
        if player.warning:
            print_to_stderr(f"{player.name}: {player.warning}")


def error_line(detail: str) -> str:
    """Return the line of a traceback that has the error's type and its message's first line.

    This is the last line without an indentation, as the further lines of a message are indented. If
    all lines are indented, the last one is returned, and "" if there are no lines.
    """
    lines = detail.strip().splitlines()
    if not lines:
        return ""
    for line in reversed(lines):
        if not line.startswith(" "):
            return line
    return lines[-1]
