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
NO_ANSWER_YET: Answer = {"thinking": True}  # the page asks again
MAX_REPLY_SECONDS = 0.5  # to an answer; if there is none by then, the reply is NO_ANSWER_YET
IDLE_SECONDS = 60.0  # without a question; then a thread ends
SLOT_POLL_SECONDS = 0.1  # after which a player that waits for a slot looks again
MAX_JOIN_SECONDS = 5.0  # of waiting for a thread to end
MIN_PROCESS_SLOTS = 2  # of a board, so that both players of a game have a process
ANSWER_WHY_SECONDS = 5.0  # to explain a position; then an answer has the reasons found so far
ANALYSES = ("why", "size")  # what a page can ask to do that an `Analyst` answers, not a player

# A judge finds exact scores. Hold the lock while it works.
JudgeAndLock = tuple[Judge, threading.Lock]


class ThinkerKey(NamedTuple):
    """What a `Thinker` answers about: one board, and one player in a seat or one analysis."""

    board: str  # the id
    geometry: Geometry
    name: str  # of the player; for an analysis, what the question asks to do: "why" or "size"
    seat: int | None  # of the player, 0 or 1; None for an analysis


class Questions:
    """Answers the questions of any number of boards, from any threads. Close it afterwards."""

    def __init__(self, players: Mapping[str, Agent], limits: Limits = DEFAULT_LIMITS) -> None:
        """Answer for `players`, a mapping by name, and for the built-in agents by their names.

        `limits` are those of a player's process. `names` has all names, those of `players` first.
        """
        # A built-in agent stands here as its name, and is read when it is first asked for a move.
        self._agents_by_name: dict[str, Agent | str] = {}
        for name in sorted(agent_files()):
            self._agents_by_name[name] = name
        self._agents_by_name.update(players)
        other_names = [name for name in self._agents_by_name if name not in players]
        self.names = [*players, *other_names]
        self._limits = limits
        self._cell_context = copy_context()  # by which Jupyter knows below which cell to print
        self._get_judge_and_lock = lru_cache(MAX_JUDGES)(_make_judge_and_lock)
        self._thinkers_lock = threading.Lock()  # guards what follows
        self._process_slots_by_board_id: dict[str, ProcessSlots] = {}
        self._thinkers: dict[ThinkerKey, Thinker] = {}

    def answer(self, question: Mapping[str, Any]) -> Answer:
        """Return the answer to a question of a page.

        A question is such as {"board": "b1", "do": "move", "size": [6, 7, 4], "moves": [3],
        "player": "minimax"}. {"thinking": True} means that the page has to ask again. {"problem":
        "one sentence"} says why there is no answer. Raises LookupError, TypeError or ValueError for
        what is no question.
        """
        board_id = question["board"]
        action = question["do"]
        if action == "hello":
            return {}
        if action == "bye":
            self._forget_board(board_id)
            return {}
        try:
            game = _read_game(question)
            if action == "move":
                if game.finished:
                    raise UserError("the game is over")
                seat_to_move = len(game.moves) % 2
                key = ThinkerKey(board_id, game.geometry, question["player"], seat_to_move)
            elif action in ANALYSES:  # "why" or "size"
                key = ThinkerKey(board_id, game.geometry, name=action, seat=None)
            else:
                raise ValueError(f"{action!r} is nothing to do")
            return self._get_thinker(key).ask(game)
        except UserError as error:
            return {"problem": str(error)}

    def _forget_board(self, board_id: str) -> None:
        """Let the threads of a board end, as nobody looks at it any more."""
        keys_of_board = [key for key in list(self._thinkers) if key.board == board_id]
        self._close_thinkers(keys_of_board)
        self._process_slots_by_board_id.pop(board_id, None)

    def close(self) -> None:
        """End all threads that answer, and wait for the end of the players' processes."""
        all_keys = list(self._thinkers)
        closed_thinkers = self._close_thinkers(all_keys)
        for thinker in closed_thinkers:
            if isinstance(thinker, BoardPlayer):
                thinker.join()

    def _close_thinkers(self, keys: Sequence[ThinkerKey]) -> list["Thinker"]:
        """Remove the thinkers that have these keys, let their threads end, and return them."""
        with self._thinkers_lock:
            removed_thinkers = [self._thinkers.pop(key) for key in keys if key in self._thinkers]
        for thinker in removed_thinkers:
            thinker.close()
        return removed_thinkers

    def _get_thinker(self, key: ThinkerKey) -> "Thinker":
        """Return the thinker with a key, whose thread answers. Makes it if there is none yet.

        A key without a seat is that of an analysis. Raises UserError if no player has the name.
        """
        with self._thinkers_lock:
            if key not in self._thinkers:
                self._thinkers[key] = self._cell_context.run(self._make_thinker, key)
            return self._thinkers[key]

    def _make_thinker(self, key: ThinkerKey) -> "Thinker":
        """Make the player or the analyst with a key. Raises UserError if no player has the name."""
        if key.seat is None:
            return Analyst(key.name, self._get_judge_and_lock)
        return self._make_board_player(key.board, key.name)

    def _make_board_player(self, board_id: str, name: str) -> "BoardPlayer":
        """Make a player for the board with an id. Raises UserError if no player has this name.

        The players of a board share slots, which limit how many of them have a process at a time.
        """
        if name not in self._agents_by_name:
            raise UserError(f"{name}: unknown player, expected one of {', '.join(self.names)}")
        slot_count = max(count_cores(), MIN_PROCESS_SLOTS)
        # In one step, as another thread can forget the board at any time.
        slots = self._process_slots_by_board_id.setdefault(board_id, ProcessSlots(slot_count))
        return BoardPlayer(name, self._agents_by_name[name], self._limits, slots)


def _make_judge_and_lock(geometry: Geometry) -> JudgeAndLock:
    """Return a judge, which finds exact scores, and a lock to hold while it works.

    All boards of this size share the judge.
    """
    return Judge(geometry), threading.Lock()


def _read_game(question: Mapping[str, Any]) -> Game:
    """Return the game that a question is about: a board of its `size`, and its `moves`, if any.

    Raises UserError if the game cannot be played, and KeyError, TypeError or ValueError if the
    question has no such values.
    """
    size = question["size"]  # rows, columns and inarow
    moves = question.get("moves", [])  # columns from 0
    has_only_integers = all(type(number) is int for number in [*size, *moves])
    if len(size) != len(SIZE_KEYS) or not has_only_integers:
        raise ValueError(f"a size of {size!r} with the moves {moves!r}")
    geometry = read_geometry(*size)
    configuration = dict(zip(SIZE_KEYS, geometry))  # the first fields are rows, columns and inarow
    game = Game(configuration=configuration, moves=tuple(moves))
    game.boards()  # raises UserError for moves that cannot be played
    return game


def assign_seats(names: Sequence[str], seat: int) -> list[str]:
    """Return the names at a board, by seat, such as ["you", "minimax"].

    `names` are those of at most two players. People, called "you", take the other seats. One person
    sits in `seat`, 1 or 2. Two players sit in their order if `seat` is 1, else the other way round.
    """
    people = [YOU] * (2 - len(names))
    seats = [*people, *names]
    if seat == 2:
        seats.reverse()
    return seats


def name_agents(agents: Sequence[Agent]) -> tuple[dict[str, Agent], list[str]]:
    """Give agents unique names, other than those of a person and the page.

    Returns the agents by their names, and a list with the name of each agent. Equal agents have the
    same name. If two different agents have the same name, the second one gets an apostrophe.
    """
    agents_by_name: dict[str, Agent] = {}
    names = []
    for agent in agents:
        player = agent if isinstance(agent, Player) else PlayerFunction(agent).player
        name = player.name
        while name in (YOU, PAGE) or agents_by_name.get(name, agent) != agent:
            name += "'"  # a person, the page or another agent has the name without it
        agents_by_name[name] = agent
        names.append(name)
    return agents_by_name, names


def page_facts(
    game: Game, seats: Sequence[str], players: Sequence[str] = (), shows: Sequence[str] = ()
) -> PlayFacts:
    """Return the data with which a page begins, as of a page that cannot ask Python.

    `seats` has the names at the board, `players` the names that a person can choose, and `shows`
    what is shown at first, such as "scores".
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

    The thread starts at the first question, and ends after a minute without a question. It is a
    daemon, so a program can end while the thread looks for an answer.
    """

    def __init__(self) -> None:
        self._cell_context = copy_context()  # by which Jupyter knows below which cell to print
        self._thread: threading.Thread | None = None
        self._state_changed = threading.Condition()  # guards what follows
        self._is_running = False  # False: there is no thread, or it is about to end
        self._is_finding_answer = False  # whether the thread works on a question
        self._asked_game: Game | None = None  # that of the last question
        self._found_answer: Answer | None = None  # to the last question; None: not found yet

    def ask(self, game: Game) -> Answer:
        """Return the answer about a game, or {"thinking": True} if it does not come soon.

        A question about another game is dropped. If the answer is a problem, the next question
        about the game looks for an answer anew. Raises UserError if no thread can be started. The
        next question tries to start one again.
        """
        with self._state_changed:
            if not self._is_running:
                self._start_thread()
            if game != self._asked_game:
                self._replace_game(game)
            self._state_changed.notify_all()  # so that the thread does not end as idle
            current_game = self._asked_game
            # Waiting releases the lock, so the thread can answer and other questions can come.
            self._state_changed.wait_for(
                lambda: self._found_answer is not None or self._asked_game is not current_game,
                timeout=MAX_REPLY_SECONDS,
            )
            was_replaced = self._asked_game is not current_game  # by another question meanwhile
            if was_replaced or self._found_answer is None:
                return NO_ANSWER_YET
            if "problem" in self._found_answer:
                self._asked_game = None  # so that the same question looks for an answer again
            return self._found_answer

    def _start_thread(self) -> None:
        """Start the thread. The caller holds the lock. Raises UserError if the system refuses."""
        run_in_context = self._cell_context.copy().run
        former_thread = self._thread  # may still be about to end
        thread = threading.Thread(
            target=run_in_context, args=[self._answer_games, former_thread], daemon=True
        )
        try:
            thread.start()  # it waits for the lock before it looks at `_is_running`
        except RuntimeError as error:
            raise UserError(f"no thread can be started: {error}") from error
        self._thread = thread
        self._is_running = True

    def close(self) -> None:
        """Drop the last question and let the thread end, without waiting for it."""
        with self._state_changed:
            self._is_running = False
            self._replace_game(None)

    def join(self) -> None:
        """Wait until the thread has ended, but at most `MAX_JOIN_SECONDS`."""
        if self._thread is not None:
            self._thread.join(MAX_JOIN_SECONDS)

    def is_wanted(self, game: Game) -> bool:
        """Return whether a game is that of the last question: the same object, not an equal one."""
        return self._asked_game is game

    # What a subclass does -------------------------------------------------------------------------

    def _find_answer(self, game: Game) -> Answer:
        """Return the answer about a game. Once the answer is not wanted, it may be anything."""
        raise NotImplementedError

    def _interrupt_finding(self) -> None:
        """Make `_find_answer`, which runs in the thread, return soon. Another thread calls this."""

    def _clean_up(self) -> None:
        """Clean up after an answer that is not wanted any more, and at the end of the thread."""

    # The thread -----------------------------------------------------------------------------------

    def _answer_games(self, former_thread: threading.Thread | None) -> None:
        """Answer about one game after the other, once the former thread has ended."""
        if former_thread is not None:
            former_thread.join()
        while (game := self._wait_for_game()) is not None:
            answer = self._find_answer_or_problem(game)
            with self._state_changed:
                self._is_finding_answer = False
                is_wanted = self.is_wanted(game)
                if is_wanted:
                    self._found_answer = answer
                    self._state_changed.notify_all()
            if not is_wanted:
                self._clean_up()
        self._clean_up()

    def _find_answer_or_problem(self, game: Game) -> Answer:
        """Return the answer about a game, or {"problem": "one sentence"} if there is an error."""
        try:
            return self._find_answer(game)
        except UserError as error:
            return {"problem": str(error)}
        # Ctrl-C does not arrive in this thread. So a player has raised the error, whatever it is,
        # and the board must go on.
        except BaseException as error:  # noqa: BLE001
            return {"problem": f"{type(error).__name__}: {error}"}

    def _wait_for_game(self) -> Game | None:
        """Wait for a game without an answer, and return it; None if the thread has to end.

        The thread ends after `IDLE_SECONDS` without a question, or once it has been closed.
        """
        with self._state_changed:
            while self._is_running and not self._has_open_question():
                is_notified = self._state_changed.wait(timeout=IDLE_SECONDS)
                if not is_notified:
                    self._is_running = False
            if not self._is_running:
                return None
            self._is_finding_answer = True
            return self._asked_game

    def _has_open_question(self) -> bool:
        """Return whether there is a question without an answer. The caller holds the lock."""
        return self._asked_game is not None and self._found_answer is None

    def _replace_game(self, game: Game | None) -> None:
        """Drop the last question, and let the next answer be about another game, if there is one.

        The caller holds the lock.
        """
        if self._is_finding_answer:
            self._interrupt_finding()
        self._asked_game = game
        self._found_answer = None
        self._state_changed.notify_all()


class ProcessSlots:
    """Limits how many players of a board have a process at a time: each of them holds a slot."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._holders_changed = threading.Condition()  # guards what follows
        self._holders: list[BoardPlayer] = []  # who was asked least recently is first

    def acquire(self, player: "BoardPlayer", game: Game) -> bool:
        """Wait for a slot for a player, which is asked about a game. A player may hold it already.

        If all slots are held, a player that is idle has to end its process. Returns True once the
        player holds a slot, or False if no answer about the game is wanted any more.
        """
        with self._holders_changed:
            if player in self._holders:
                # Move the player to the end, as it is now the one that was asked most recently.
                self._holders.remove(player)
                self._holders.append(player)
                return True
            while len(self._holders) >= self._count:
                idle_holders = [holder for holder in self._holders if holder.is_idle]
                if idle_holders:
                    idle_holders[0].close()  # its thread then releases the slot
                self._holders_changed.wait(timeout=SLOT_POLL_SECONDS)
                if not player.is_wanted(game):
                    return False
            self._holders.append(player)
            return True

    def release(self, player: "BoardPlayer") -> None:
        """Free the slot of a player whose process has ended, if the player holds one."""
        with self._holders_changed:
            if player in self._holders:
                self._holders.remove(player)
                self._holders_changed.notify_all()


class BoardPlayer(Thinker):
    """A player of one board and one seat. About a game, it answers {"column": its move}.

    A player gets a process of its own, as in a match. A function of a notebook runs in this
    process. The thread starts the player's process and lives as long as the process, because a
    sandbox ends with the thread that started it. If the moves do not continue the game of the last
    question, the source is executed anew. A question that is dropped ends the process.
    """

    def __init__(
        self, name: str, agent: Agent | str, limits: Limits, slots: ProcessSlots | None = None
    ) -> None:
        """Make a player, whose process starts when it is first asked.

        `agent` may be the name of a player. Then the player is read when it is first asked.
        `slots` limit how many players have a process at a time. Without `slots`, the player has a
        slot of its own and never waits for one.
        """
        super().__init__()
        self.name = name
        self._slots = slots or ProcessSlots(1)
        self._agent = agent
        self._limits = limits
        self._running_player: RunningPlayer | None = None
        # The moves of the last game, with the player's answer. None: the source has to be executed.
        self._moves_after_answer: tuple[int, ...] | None = None

    def join(self) -> None:
        """Wait until the process has ended. A function that runs on is not waited for."""
        if not isinstance(self._running_player, PlayerFunction):
            super().join()

    def _find_answer(self, game: Game) -> Answer:
        """Ask the player for its move. Raises PlayerError if the player makes no legal move."""
        needs_process = isinstance(self._agent, Player | str)  # not a function
        if needs_process and not self._slots.acquire(self, game):
            return {}
        if self._running_player is None:
            self._running_player = self._start_player()
        referee = NativeReferee(dict(zip(SIZE_KEYS, game.geometry)))
        for column in game.moves:
            referee.drop(column)
        is_next_turn = self._moves_after_answer == game.moves[:-1]  # of the last game
        self._moves_after_answer = None  # until there is an answer
        # A seed executes the source anew, as at the beginning of a game.
        seed = None if is_next_turn else random.getrandbits(31)
        turn = Turn(game=0, seed=seed, observation=referee.observation())
        if not self.is_wanted(game):  # it may have been dropped while the process started
            return {}
        reply = self._running_player.act(turn, referee.configuration, referee.seconds_to_answer())
        if reply.column not in game.board.legal_columns():
            reason = error_line(reply.detail) or f"it returned {reply.column}"
            raise PlayerError(f"{self.name} made no legal move ({reply.outcome}: {reason})")
        self._moves_after_answer = (*game.moves, reply.column)
        return {"column": reply.column}

    @property
    def is_idle(self) -> bool:
        """Whether the player has answered, and nobody asks it anything else."""
        return not self._is_finding_answer

    def _interrupt_finding(self) -> None:
        """Interrupt the player's process, if there is one."""
        if isinstance(self._running_player, PlayerProcess):
            self._running_player.interrupt()

    def _clean_up(self) -> None:
        """End the player's process, if there is one, and free its slot."""
        self._moves_after_answer = None
        if isinstance(self._running_player, PlayerProcess):
            self._running_player.close()
            self._running_player = None
        self._slots.release(self)

    def _start_player(self) -> RunningPlayer:
        """Start the player: a process, or a function that runs in this process.

        If only the player's name is known, the player is read first. Raises PlayerError if it
        cannot be read or started.
        """
        if isinstance(self._agent, str):
            (self._agent,) = prepare_players([self._agent], self._limits)
        if isinstance(self._agent, Player):
            process = PlayerProcess(self._agent, limits=self._limits)
            # Entering starts the process. `_clean_up` ends it, as no `with` statement can: the
            # process outlives this call.
            return process.__enter__()
        return PlayerFunction(self._agent)


class Analyst(Thinker):
    """Answers questions of one kind, "why" or "size", for one board.

    Boards of the same size take turns at a judge. An analyst asks for the judge anew for each
    answer, so that only `get_judge_and_lock` decides how many judges there are.
    """

    def __init__(self, action: str, get_judge_and_lock: Callable[[Geometry], JudgeAndLock]) -> None:
        super().__init__()
        self._action = action
        self._get_judge_and_lock = get_judge_and_lock

    def _find_answer(self, game: Game) -> Answer:
        """Return what a page's scorer takes ("size"), or the reasons for the score ("why").

        Waits until no other board uses the judge. The reasons are those that are found in time.
        """
        judge, lock = self._get_judge_and_lock(game.geometry)
        with lock:
            if self._action == "size":
                return {"scorer": scorer_facts(game.geometry)}
            deadline = Deadline(ANSWER_WHY_SECONDS, clock=partial(self._read_clock, game))
            explanation = explain(judge, game.board, deadline, whole_line=False)
            return {"sentences": explanation.sentences}

    def _read_clock(self, game: Game) -> float:
        """Return the time in seconds, or infinity if nobody waits for an answer about the game.

        By infinity, every deadline has passed.
        """
        if self.is_wanted(game):
            return perf_counter()
        return math.inf
