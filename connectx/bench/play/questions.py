"""What pages ask Python, for any number of boards; and the threads that find the answers.

A question is a JSON object: the id of its `board`, what to `do`, and the `size` of the board as
[rows, columns, inarow]. The answer comes within a second, if only as {"thinking": true}: ask again
then. {"problem": "one sentence"} says why there is none.

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
from functools import lru_cache
from time import perf_counter
from typing import Any

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
from connectx.game import SIZE, Game, read_geometry

Answer = dict[str, Any]  # as JSON has it; {"problem": "one sentence"} says why there is none
Agent = Player | Callable[..., Any]

# At a board, in place of a player's name: a person, and the player that the page itself has.
YOU, PAGE = "you", "page"
TWO_PEOPLE = "two people"  # in place of an opponent
THINKING: Answer = {"thinking": True}  # ask again
WAIT_SECONDS = 0.5  # for an answer, before it is THINKING
IDLE_SECONDS = 60.0
PLACE_POLL_SECONDS = 0.1  # after which a player that waits for a place looks again
END_SECONDS = 5.0  # for what is being thought about to end
PLAYERS_OF_A_GAME = 2
WHY_SECONDS = 5.0  # after which an answer says what is known by then
ANALYSED = ("why", "size")

JudgeInTurn = tuple[Judge, threading.Lock]  # hold the lock while the judge works


class Questions:
    """Answers the questions of any number of boards, from any threads. Close it afterwards."""

    def __init__(self, players: Mapping[str, Agent], limits: Limits = DEFAULT_LIMITS) -> None:
        """`players` can be asked by these names, and so can our agents by theirs."""
        self._players = {name: name for name in sorted(agent_files())} | {**players}
        self.names = [*dict.fromkeys([*players, *self._players])]
        self._limits = limits
        self._context = copy_context()  # of a notebook's cell
        self._judge_of = lru_cache(MAX_JUDGES)(_make_judge)
        self._lock = threading.Lock()  # guards what follows
        self._places: dict[str, PlayerPlaces] = {}  # by board
        # By board, size and what is asked, or the player's name and seat.
        self._thinkers: dict[tuple[Any, ...], Thinker] = {}

    def answer(self, question: Mapping[str, Any]) -> Answer:
        """The answer to a question. Raises LookupError, TypeError or ValueError if it is none."""
        board, what = question["board"], question["do"]
        if what == "bye":
            self._close([key for key in list(self._thinkers) if key[0] == board])
            self._places.pop(board, None)
        if what in ("hello", "bye"):
            return {}
        try:
            game = _read_game(question)
            if game.finished and what == "move":
                raise UserError("the game is over")
            seat = None
            if what == "move":
                what, seat = question["player"], len(game.moves) % 2
            elif what not in ANALYSED:
                raise ValueError(f"{what!r} is nothing to do")
            return self._thinker(board, game.geometry, what, seat).ask(game)
        except UserError as error:
            return {"problem": str(error)}

    def close(self) -> None:
        """End all players."""
        for thinker in self._close(list(self._thinkers)):
            if isinstance(thinker, BoardPlayer):
                thinker.join()

    def _close(self, keys: Sequence[tuple[Any, ...]]) -> list["Thinker"]:
        """Forget and end these; returns them."""
        with self._lock:
            closed = [self._thinkers.pop(key) for key in keys if key in self._thinkers]
        for thinker in closed:
            thinker.close()
        return closed

    def _thinker(self, board: str, geometry: Geometry, what: str, seat: int | None) -> "Thinker":
        """What answers one board's questions of one kind, or for a seat plays as `what`."""
        key = board, geometry, what, seat
        with self._lock:
            if key not in self._thinkers:
                self._thinkers[key] = self._context.run(self._make, *key)
            return self._thinkers[key]

    def _make(self, board: str, geometry: Geometry, what: str, seat: int | None) -> "Thinker":
        if seat is None:
            return Analyst(what, self._judge_of)
        if what not in self._players:
            raise UserError(f"{what}: unknown player, expected one of {', '.join(self.names)}")
        places = self._places.setdefault(board, PlayerPlaces(max(count_cores(), PLAYERS_OF_A_GAME)))
        return BoardPlayer(what, self._players[what], self._limits, places)


def _make_judge(geometry: Geometry) -> JudgeInTurn:
    return Judge(geometry), threading.Lock()


def _read_game(question: Mapping[str, Any]) -> Game:
    """The game that a question is about. Raises UserError, TypeError or ValueError for none."""
    size, moves = question["size"], question.get("moves", [])
    if len(size) != len(SIZE) or not all(type(number) is int for number in [*size, *moves]):
        raise ValueError(f"a size of {size!r} with the moves {moves!r}")
    geometry = read_geometry(*size)
    game = Game(configuration=dict(zip(SIZE, geometry)), moves=tuple(moves))
    game.boards()  # raises UserError for what cannot be played
    return game


def name_agents(agents: Sequence[Agent]) -> tuple[dict[str, Agent], list[str]]:
    """The agents by unique names, other than those of a person and the page; and the names."""
    by_name: dict[str, Agent] = {}
    names = []
    for agent in agents:
        name = agent.name if isinstance(agent, Player) else PlayerFunction(agent).player.name
        while name in (YOU, PAGE) or by_name.get(name, agent) != agent:
            name += "'"
        by_name[name] = agent
        names.append(name)
    return by_name, names


def page_facts(
    game: Game, seats: Sequence[str], players: Sequence[str] = (), shows: Sequence[str] = ()
) -> PlayFacts:
    """What a page has at first, for a game and who sits at it."""
    return {
        "size": game.geometry.size, "moves": game.moves, "seats": seats, "players": players,
        "shows": shows, "python": None, "board": "",
    }  # fmt: skip


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
        self._works = False  # whether it looks for an answer
        self._game: Game | None = None  # asked about last
        self._answer: Answer | None = None  # about it

    def ask(self, game: Game) -> Answer:
        """The answer if it comes soon, else THINKING: ask again then.

        What was asked about another game is dropped. After a problem, the game is tried anew.
        Raises UserError if no thread can be started; the next question tries to start it again.
        """
        with self._changed:
            if not self._open:
                self._start_thread()
            if game != self._game:
                self._replace(game)
            self._changed.notify_all()  # it is not idle
            asked = self._game

            def settled() -> bool:
                return self._answer is not None or self._game is not asked

            self._changed.wait_for(settled, WAIT_SECONDS)
            if self._answer is None or self._game is not asked:
                return THINKING
            if "problem" in self._answer:
                self._game = None
            return self._answer

    def _start_thread(self) -> None:
        """Start the thread, with the lock held. Raises UserError if the system refuses it."""
        run = self._context.copy().run
        former = self._thread
        thread = threading.Thread(target=run, args=[self._serve, former], daemon=True)
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
            self._thread.join(END_SECONDS)

    def wants(self, game: Game) -> bool:
        """Whether the answer about a game is still wanted."""
        return self._game is game

    # What a subclass does -------------------------------------------------------------------------

    def _find(self, game: Game) -> Answer:
        """The answer; any at all once it is not wanted any more."""
        raise NotImplementedError

    def _interrupt(self) -> None:
        """Make `_find` return soon; called in another thread."""

    def _end(self) -> None:
        """Clean up after an answer that is not wanted, and at the end."""

    # The thread -----------------------------------------------------------------------------------

    def _serve(self, former: threading.Thread | None) -> None:
        if former is not None:
            former.join()
        while (game := self._next()) is not None:
            try:
                found = self._find(game)
            except UserError as error:
                found = {"problem": str(error)}
            # No Ctrl-C arrives in this thread, so whatever it is, a player has raised it, and the
            # board must go on.
            except BaseException as error:  # noqa: BLE001
                found = {"problem": f"{type(error).__name__}: {error}"}
            with self._changed:
                self._works = False
                if wanted := self.wants(game):
                    self._answer = found
                    self._changed.notify_all()
            if not wanted:
                self._end()
        self._end()

    def _next(self) -> Game | None:
        """The next game to find an answer about; None at the end."""
        with self._changed:
            while self._open and (self._game is None or self._answer is not None):
                self._open = self._changed.wait(IDLE_SECONDS) and self._open
            self._works = self._open
            return self._game if self._open else None

    def _replace(self, game: Game | None) -> None:
        """Drop a game for another; with the lock held."""
        if self._works:
            self._interrupt()
        self._game, self._answer = game, None
        self._changed.notify_all()


class PlayerPlaces:
    """The places of a board for players' processes, of which it has at most so many at a time."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._changed = threading.Condition()  # guards what follows
        self._taken: list[BoardPlayer] = []  # who was asked least recently is first

    def take(self, player: "BoardPlayer", game: Game) -> bool:
        """Wait for a place for a player; False if its answer about the game is not wanted any more.

        If all are taken, a player that is not thinking has to end its process.
        """
        with self._changed:
            if player in self._taken:
                self._taken.remove(player)
                self._taken.append(player)
                return True
            while len(self._taken) >= self._count:
                idle = next((other for other in self._taken if other.is_idle), None)
                if idle is not None:
                    idle.close()
                self._changed.wait(PLACE_POLL_SECONDS)
                if not player.wants(game):
                    return False
            self._taken.append(player)
            return True

    def give_back(self, player: "BoardPlayer") -> None:
        """Give back the place of a player whose process has ended, if it has one."""
        with self._changed:
            if player in self._taken:
                self._taken.remove(player)
                self._changed.notify_all()


class BoardPlayer(Thinker):
    """A player of one board and one seat; asked about a game, it answers {"column": its move}.

    A player gets a process of its own, as in a match; a function, a notebook's, runs in this one.
    The thread starts the process and lives as long as it: a sandbox ends with the thread that
    started it. If the moves do not continue the game of the last question, the source is executed
    anew. A question that is dropped ends the process.
    """

    def __init__(
        self, name: str, agent: Agent | str, limits: Limits, places: PlayerPlaces | None = None
    ) -> None:
        """`agent` may be the name of one, which is read when it is first asked.

        Without `places`, nobody else waits for its process.
        """
        super().__init__()
        self.name = name
        self._places = places or PlayerPlaces(1)
        self._agent, self._limits = agent, limits
        self._running: RunningPlayer | None = None
        self._played: tuple[int, ...] | None = None  # the moves after the last answer

    def join(self) -> None:
        """Wait until the process has ended; a function that runs on is not waited for."""
        if not isinstance(self._running, PlayerFunction):
            super().join()

    def _find(self, game: Game) -> Answer:
        if isinstance(self._agent, Player | str) and not self._places.take(self, game):
            return {}
        if self._running is None:
            self._running = self._start()
        referee = NativeReferee(dict(zip(SIZE, game.geometry)))
        for move in game.moves:
            referee.drop(move)
        continues = self._played == game.moves[:-1]
        self._played = None  # until there is an answer
        turn = Turn(0, None if continues else random.getrandbits(31), referee.observation())
        if not self.wants(game):  # any more: the process took a while to start
            return {}
        reply = self._running.act(turn, referee.configuration, referee.seconds_to_answer())
        if reply.column not in game.board.legal_columns():
            reason = error_line(reply.detail) or f"it returned {reply.column}"
            raise PlayerError(f"{self.name} made no legal move ({reply.outcome}: {reason})")
        self._played = (*game.moves, reply.column)
        return {"column": reply.column}

    @property
    def is_idle(self) -> bool:
        """Whether it has answered, and nobody asks it anything else."""
        return not self._works

    def _interrupt(self) -> None:
        if isinstance(self._running, PlayerProcess):
            self._running.interrupt()

    def _end(self) -> None:
        self._played = None
        if isinstance(self._running, PlayerProcess):
            self._running.close()
            self._running = None
        self._places.give_back(self)

    def _start(self) -> RunningPlayer:
        agent = self._agent
        if isinstance(agent, str):
            (agent,) = prepare_players([agent], self._limits)
            self._agent = agent
        if isinstance(agent, Player):
            return PlayerProcess(agent, limits=self._limits).__enter__()
        return PlayerFunction(agent)


class Analyst(Thinker):
    """Finds one of `ANALYSED` for one board. The boards of a size take turns at a judge.

    It asks for the judge anew for each answer, so that only `judge_of` decides how many are kept.
    """

    def __init__(self, what: str, judge_of: Callable[[Geometry], JudgeInTurn]) -> None:
        super().__init__()
        self._what = what
        self._judge_of = judge_of

    def _find(self, game: Game) -> Answer:
        def clock() -> float:  # by which a deadline expires as soon as nobody waits
            return perf_counter() if self.wants(game) else math.inf

        judge, turn = self._judge_of(game.geometry)
        with turn:
            if self._what == "size":
                return {"scorer": scorer_facts(game.geometry)}
            deadline = Deadline(WHY_SECONDS, clock)
            reason = explain(judge, game.board, deadline, whole_line=False)
            return {"sentences": reason.sentences}
