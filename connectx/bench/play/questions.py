"""Questions that pages ask Python, for any number of boards, and the threads that find the answers.

A question is a JSON object with the id of its `board`, what to `do`, and the `size` of the board,
which is [rows, columns, inarow]. An answer comes within a second. If it is {"thinking": true}, the
page asks again. If it is {"problem": "one sentence"}, the sentence says why there is no answer.

    do       also has          the answer
    hello                      {}
    move     moves, player     {column}: what this player plays after these moves
    why      moves             {sentences}: why the position is won, lost or drawn
    size                       {scorer}: what the page's own scorer takes, or null
    bye                        {}: nobody looks any more

A board's question replaces its former one of the same kind, which is dropped. A player's process
ends after a minute without a question. A board has at most as many such processes as there are
cores, or two with one core: a further player waits until another has answered, which then ends.
"""

import math
import random
import threading
from collections.abc import Callable, Mapping, Sequence
from contextvars import copy_context
from functools import lru_cache, partial
from time import perf_counter
from typing import Any, NamedTuple

from connectx.arena.child import DEFAULT_LIMITS, Limits
from connectx.arena.process import (
    PlayerFunction,
    PlayerProcess,
    RunningPlayer,
    Turn,
    error_line,
    prepare_players,
)
from connectx.arena.referee import NativeReferee
from connectx.bench.review.why import explain
from connectx.bench.solver.judge import MAX_JUDGES, Judge
from connectx.bench.web.page import PlayFacts, scorer_facts
from connectx.build.player import Player, agent_files
from connectx.core.board import Geometry
from connectx.core.clock import Deadline
from connectx.errors import PlayerError, UserError
from connectx.executor import count_cores
from connectx.game import SIZE_KEYS, Game, read_geometry

Answer = dict[str, Any]  # as JSON has it; {"problem": "one sentence"} says why there is none
Agent = Player | Callable[..., Any]

# At a board, in place of a player's name: a person, and the player that the page itself has.
YOU = "you"
PAGE = "page"
TWO_PEOPLE = "two people"  # in place of an opponent's name
THINKING: Answer = {"thinking": True}  # the page asks again
MAX_REPLY_SECONDS = 0.5  # to an answer; if there is none by then, the reply is THINKING
IDLE_SECONDS = 60.0  # without a question; then a thread ends
PLACE_POLL_SECONDS = 0.1  # after which a player that waits for a place looks again
MAX_JOIN_SECONDS = 5.0  # of waiting for a thread to end
MIN_PLACES = 2  # of a board, so that both players of a game have a process
ANSWER_WHY_SECONDS = 5.0  # to explain a position; then an answer has the reasons found so far
ANALYST_ACTIONS = ("why", "size")  # what an `Analyst` answers, and no player

JudgeInTurn = tuple[Judge, threading.Lock]  # hold the lock while the judge works


class ThinkerKey(NamedTuple):
    """What a thinker answers about: one board, and one player in a seat or one analysis."""

    board: str  # the id
    geometry: Geometry
    name: str  # of the player, or of `ANALYST_ACTIONS`
    seat: int | None  # of the player; None for an analysis


class Questions:
    """Answers the questions of any number of boards, from any threads. Close it afterwards."""

    def __init__(self, players: Mapping[str, Agent], limits: Limits = DEFAULT_LIMITS) -> None:
        """Answer for `players` by these names, and for the built-in agents by theirs."""
        self._players = {name: name for name in sorted(agent_files())} | {**players}
        self.names = [*dict.fromkeys([*players, *self._players])]
        self._limits = limits
        self._context = copy_context()  # of a notebook's cell
        self._judge_of = lru_cache(MAX_JUDGES)(_make_judge)
        self._lock = threading.Lock()  # guards what follows
        self._places: dict[str, PlayerPlaces] = {}  # by board
        self._thinkers: dict[ThinkerKey, Thinker] = {}

    def answer(self, question: Mapping[str, Any]) -> Answer:
        """Return the answer to a question.

        Raises LookupError, TypeError or ValueError for what is no question.
        """
        board = question["board"]
        action = question["do"]
        if action == "hello":
            return {}
        if action == "bye":
            self._close([key for key in list(self._thinkers) if key.board == board])
            self._places.pop(board, None)
            return {}
        try:
            game = _read_game(question)
            if action == "move":
                if game.finished:
                    raise UserError("the game is over")
                seat = len(game.moves) % 2
                key = ThinkerKey(board, game.geometry, question["player"], seat)
            elif action in ANALYST_ACTIONS:
                key = ThinkerKey(board, game.geometry, action, None)
            else:
                raise ValueError(f"{action!r} is nothing to do")
            return self._find_thinker(key).ask(game)
        except UserError as error:
            return {"problem": str(error)}

    def close(self) -> None:
        """End all players."""
        for thinker in self._close(list(self._thinkers)):
            if isinstance(thinker, BoardPlayer):
                thinker.join()

    def _close(self, keys: Sequence[ThinkerKey]) -> list["Thinker"]:
        """End the thinkers with these keys, and return them."""
        with self._lock:
            closed = [self._thinkers.pop(key) for key in keys if key in self._thinkers]
        for thinker in closed:
            thinker.close()
        return closed

    def _find_thinker(self, key: ThinkerKey) -> "Thinker":
        """Return the thinker with a key, which is made at its first question.

        Raises UserError if no player has the name.
        """
        with self._lock:
            if key not in self._thinkers:
                make_thinker: Callable[[], Thinker]
                if key.seat is None:
                    make_thinker = partial(Analyst, key.name, self._judge_of)
                else:
                    make_thinker = partial(self._make_player, key.board, key.name)
                self._thinkers[key] = self._context.run(make_thinker)
            return self._thinkers[key]

    def _make_player(self, board: str, name: str) -> "BoardPlayer":
        """Return a player of a board. Raises UserError if no player has this name."""
        if name not in self._players:
            raise UserError(f"{name}: unknown player, expected one of {', '.join(self.names)}")
        count = max(count_cores(), MIN_PLACES)
        places = self._places.setdefault(board, PlayerPlaces(count))
        return BoardPlayer(name, self._players[name], self._limits, places)


def _make_judge(geometry: Geometry) -> JudgeInTurn:
    """Return a judge for boards of a size, with the lock by which they take turns at it."""
    return Judge(geometry), threading.Lock()


def _read_game(question: Mapping[str, Any]) -> Game:
    """Return the game of a question. Raises UserError, TypeError or ValueError if it is none."""
    size = question["size"]
    moves = question.get("moves", [])
    if len(size) != len(SIZE_KEYS) or not all(type(number) is int for number in [*size, *moves]):
        raise ValueError(f"a size of {size!r} with the moves {moves!r}")
    geometry = read_geometry(*size)
    game = Game(configuration=dict(zip(SIZE_KEYS, geometry)), moves=tuple(moves))
    game.boards()  # raises UserError for what cannot be played
    return game


def assign_seats(names: Sequence[str], seat: int) -> list[str]:
    """Return the names at a board, by seat.

    `names` are those of at most two players. People, called `YOU`, take the other seats. One person
    sits in `seat`, 1 or 2. Two players sit in their order if `seat` is 1, else the other way round.
    """
    people = [YOU] * (2 - len(names))
    seats = [*people, *names]
    if seat == 2:
        seats.reverse()
    return seats


def name_agents(agents: Sequence[Agent]) -> tuple[dict[str, Agent], list[str]]:
    """Give agents unique names, other than those of a person and the page.

    Returns the agents by their names, and the name of each one in order. Equal agents have the same
    name.
    """
    agents_by_name: dict[str, Agent] = {}
    names = []
    for agent in agents:
        name = agent.name if isinstance(agent, Player) else PlayerFunction(agent).player.name
        while name in (YOU, PAGE) or agents_by_name.get(name, agent) != agent:
            name += "'"
        agents_by_name[name] = agent
        names.append(name)
    return agents_by_name, names


def page_facts(
    game: Game, seats: Sequence[str], players: Sequence[str] = (), shows: Sequence[str] = ()
) -> PlayFacts:
    """Return the data with which a page begins.

    `seats` has the names at the board, `players` those that a person can choose, and `shows` what
    is shown at first, such as "scores".
    """
    return {
        "size": game.geometry.size,
        "moves": game.moves,
        "seats": seats,
        "players": players,
        "shows": shows,
        "python": None,
        "board": "",
    }


# The threads ------------------------------------------------------------------------------------


class Thinker:
    """Answers the same question about one game after the other, in a thread of its own.

    The thread starts when it is asked, and ends after a minute without a question. It is a daemon,
    so a program can end while it thinks.
    """

    def __init__(self) -> None:
        self._context = copy_context()  # by which Jupyter knows below which cell to print
        self._thread: threading.Thread | None = None
        self._changed = threading.Condition()  # guards what follows
        self._open = False  # whether the thread goes on
        self._works = False  # whether the thread looks for an answer
        self._game: Game | None = None  # of the last question
        self._answer: Answer | None = None  # to the last question

    def ask(self, game: Game) -> Answer:
        """Return the answer if it comes soon, else THINKING, after which the page asks again.

        What was asked about another game is dropped. After a problem, the game is tried anew.
        Raises UserError if no thread can be started; the next question tries to start it again.
        """
        with self._changed:
            if not self._open:
                self._start_thread()
            if game != self._game:
                self._replace(game)
            self._changed.notify_all()  # the thread is not idle
            current_game = self._game

            def is_settled() -> bool:
                """Return whether there is an answer, or the question has been dropped."""
                return self._answer is not None or self._game is not current_game

            self._changed.wait_for(is_settled, MAX_REPLY_SECONDS)
            if self._answer is None or self._game is not current_game:
                return THINKING
            if "problem" in self._answer:
                self._game = None
            return self._answer

    def _start_thread(self) -> None:
        """Start the thread, with the lock held. Raises UserError if the system refuses it."""
        run = self._context.copy().run
        former_thread = self._thread
        thread = threading.Thread(target=run, args=[self._serve, former_thread], daemon=True)
        try:
            thread.start()  # it waits for the lock before it looks at `_open`
        except RuntimeError as error:
            raise UserError(f"no thread can be started: {error}") from error
        self._thread = thread
        self._open = True

    def close(self) -> None:
        """Drop what was asked and end the thread, without waiting for it."""
        with self._changed:
            self._open = False
            self._replace(None)

    def join(self) -> None:
        """Wait until the thread has ended, but not for long."""
        if self._thread is not None:
            self._thread.join(MAX_JOIN_SECONDS)

    def wants(self, game: Game) -> bool:
        """Return whether the answer about a game is still wanted."""
        return self._game is game

    # What a subclass does -------------------------------------------------------------------------

    def _find(self, game: Game) -> Answer:
        """Return the answer about a game. Once it is not wanted any more, any answer will do."""
        raise NotImplementedError

    def _interrupt(self) -> None:
        """Make `_find` return soon; called in another thread."""

    def _end(self) -> None:
        """Clean up after an answer that is not wanted, and at the end."""

    # The thread -----------------------------------------------------------------------------------

    def _serve(self, former_thread: threading.Thread | None) -> None:
        """Answer about one game after the other, once the former thread has ended."""
        if former_thread is not None:
            former_thread.join()
        while (game := self._wait_for_game()) is not None:
            try:
                answer = self._find(game)
            except UserError as error:
                answer = {"problem": str(error)}
            # Ctrl-C does not arrive in this thread. So a player has raised the error, whatever it
            # is, and the board must go on.
            except BaseException as error:  # noqa: BLE001
                answer = {"problem": f"{type(error).__name__}: {error}"}
            with self._changed:
                self._works = False
                is_wanted = self.wants(game)
                if is_wanted:
                    self._answer = answer
                    self._changed.notify_all()
            if not is_wanted:
                self._end()
        self._end()

    def _wait_for_game(self) -> Game | None:
        """Wait for the next game to find an answer about, and return it; None at the end."""
        with self._changed:
            while self._open and (self._game is None or self._answer is not None):
                is_asked = self._changed.wait(IDLE_SECONDS)
                self._open = is_asked and self._open
            self._works = self._open
            return self._game if self._open else None

    def _replace(self, game: Game | None) -> None:
        """Drop a game for another, with the lock held."""
        if self._works:
            self._interrupt()
        self._game = game
        self._answer = None
        self._changed.notify_all()


class PlayerPlaces:
    """Limits how many players of a board have a process at a time: each needs a place."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._changed = threading.Condition()  # guards what follows
        self._players: list[BoardPlayer] = []  # with a place; who was asked least recently is first

    def take(self, player: "BoardPlayer", game: Game) -> bool:
        """Wait for a place for a player. Returns False if its answer is not wanted any more.

        If there is no place left, a player that is not thinking has to end its process.
        """
        with self._changed:
            if player in self._players:
                self._players.remove(player)
                self._players.append(player)
                return True
            while len(self._players) >= self._count:
                idle_players = [candidate for candidate in self._players if candidate.is_idle]
                if idle_players:
                    idle_players[0].close()
                self._changed.wait(PLACE_POLL_SECONDS)
                if not player.wants(game):
                    return False
            self._players.append(player)
            return True

    def give_back(self, player: "BoardPlayer") -> None:
        """Give back the place of a player whose process has ended, if it has one."""
        with self._changed:
            if player in self._players:
                self._players.remove(player)
                self._changed.notify_all()


class BoardPlayer(Thinker):
    """A player of one board and one seat; asked about a game, it answers {"column": its move}.

    A player gets a process of its own, as in a match. A function of a notebook runs in this
    process. The thread starts the player's process and lives as long as it, because a sandbox ends
    with the thread that started it. If the moves do not continue the game of the last question, the
    source is executed anew. A question that is dropped ends the process.
    """

    def __init__(
        self, name: str, agent: Agent | str, limits: Limits, places: PlayerPlaces | None = None
    ) -> None:
        """Make a player, whose process starts when it is first asked.

        `agent` may be a name. Then the player is read when it is first asked. Without `places`, the
        player needs no place for its process.
        """
        super().__init__()
        self.name = name
        self._places = places or PlayerPlaces(1)
        self._agent = agent
        self._limits = limits
        self._running: RunningPlayer | None = None
        self._played: tuple[int, ...] | None = None  # the moves after the last answer

    def join(self) -> None:
        """Wait until the process has ended. A function that runs on is not waited for."""
        if not isinstance(self._running, PlayerFunction):
            super().join()

    def _find(self, game: Game) -> Answer:
        """Ask the player for its move. Raises PlayerError if it makes no legal move."""
        if isinstance(self._agent, Player | str) and not self._places.take(self, game):
            return {}
        if self._running is None:
            self._running = self._start()
        referee = NativeReferee(dict(zip(SIZE_KEYS, game.geometry)))
        for move in game.moves:
            referee.drop(move)
        is_same_game = self._played == game.moves[:-1]
        self._played = None  # until there is an answer
        seed = None if is_same_game else random.getrandbits(31)  # a seed executes the source anew
        turn = Turn(0, seed, referee.observation())
        if not self.wants(game):  # it may have been dropped while the process started
            return {}
        reply = self._running.act(turn, referee.configuration, referee.seconds_to_answer())
        if reply.column not in game.board.legal_columns():
            reason = error_line(reply.detail) or f"it returned {reply.column}"
            raise PlayerError(f"{self.name} made no legal move ({reply.outcome}: {reason})")
        self._played = (*game.moves, reply.column)
        return {"column": reply.column}

    @property
    def is_idle(self) -> bool:
        """Whether the player has answered, and nobody asks it anything else."""
        return not self._works

    def _interrupt(self) -> None:
        """Interrupt the player's process, if there is one."""
        if isinstance(self._running, PlayerProcess):
            self._running.interrupt()

    def _end(self) -> None:
        """End the player's process, if there is one, and give its place back."""
        self._played = None
        if isinstance(self._running, PlayerProcess):
            self._running.close()
            self._running = None
        self._places.give_back(self)

    def _start(self) -> RunningPlayer:
        """Start the player, which is read first if it is known by name only."""
        agent = self._agent
        if isinstance(agent, str):
            (agent,) = prepare_players([agent], self._limits)
            self._agent = agent
        if isinstance(agent, Player):
            return PlayerProcess(agent, limits=self._limits).__enter__()
        return PlayerFunction(agent)


class Analyst(Thinker):
    """Answers one of `ANALYST_ACTIONS` for one board. Boards of a size take turns at a judge.

    An analyst asks for the judge anew for each answer, so that only `judge_of` decides how many
    judges there are.
    """

    def __init__(self, action: str, judge_of: Callable[[Geometry], JudgeInTurn]) -> None:
        super().__init__()
        self._action = action
        self._judge_of = judge_of

    def _find(self, game: Game) -> Answer:
        """Return what a page's scorer takes, or the reasons that are found in time."""

        def clock() -> float:
            """Return the time, or infinity as soon as nobody waits for the answer."""
            return perf_counter() if self.wants(game) else math.inf

        judge, turn = self._judge_of(game.geometry)
        with turn:
            if self._action == "size":
                return {"scorer": scorer_facts(game.geometry)}
            deadline = Deadline(ANSWER_WHY_SECONDS, clock)
            reason = explain(judge, game.board, deadline, whole_line=False)
            return {"sentences": reason.sentences}
