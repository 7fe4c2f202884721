"""A player at one board: what it plays after some moves."""

import random
import threading
from collections.abc import Callable, Sequence
from contextvars import Context, copy_context
from time import monotonic
from typing import Any

from connectx.arena.function import PlayerFunction, RunningPlayer
from connectx.arena.game import SIZE, Game
from connectx.arena.referee import NativeReferee
from connectx.errors import PlayerError, UserError
from connectx.players.player import Player
from connectx.processes.process import Limits, PlayerProcess, Turn, error_line, warn_about

Agent = Player | Callable[..., Any]
Answer = dict[str, Any]  # as JSON has it
THINKING: Answer = {"thinking": True}  # ask again
END_SECONDS = 5.0  # for a process to end
# At a board, in place of a player's name: a person, and the player that the page itself has.
YOU, PAGE = "you", "page"
TWO_PEOPLE = "two people"  # in place of an opponent


class Opponent:
    """A player of one board and one seat, asked what it plays. Close it afterwards.

    A player gets a process of its own, as in a match; a function, a notebook's, runs in this one.
    A thread starts the process and lives as long as it: a sandbox ends with the thread that started
    it. If the moves do not continue the game of the last question, the source is executed anew.

    What `ask` and the thread share, guarded by `_changed`:

                   _asked      _answer     _works_on
        idle       None        THINKING    None
        thinking   the game    THINKING    the game
        answered   the game    a column    None
        failed     None        a problem   None: the next question tries it once more
        dropped    None        THINKING    the game: its process is interrupted, then ended
        replaced   another     THINKING    the game: likewise, then the other is begun
    """

    def __init__(
        self, name: str, agent: Agent | str, limits: Limits, context: Context | None = None
    ) -> None:
        """`agent` may be the name of one, which is read when it is first asked.

        The thread runs in `context`, by which Jupyter knows the cell that a function prints below.
        """
        self.name = name
        self._agent, self._limits = agent, limits
        self._running: RunningPlayer | None = None
        self._played: tuple[int, ...] | None = None  # the moves after the last answer
        self._asked_at = monotonic()
        self._changed = threading.Condition()  # guards what follows
        self._asked: Game | None = None
        self._answer: Answer = THINKING
        self._works_on: Game | None = None
        self._closed = False
        run = (context or copy_context()).copy().run
        self._thread = threading.Thread(target=run, args=[self._serve], daemon=True)
        self._thread.start()

    def ask(self, game: Game, seconds: float) -> Answer:
        """The column that it plays now, a problem, or within `seconds` neither: ask again then.

        A question about another game takes the place of this one. An answer is kept for those who
        ask the same again; a problem is not: then it is tried once more.
        """
        with self._changed:
            self._asked_at = monotonic()
            if self._asked is None or game.moves != self._asked.moves:
                self._replace_question(game)
            elif self._works_on is not None and self._works_on is not self._asked:  # replaced
                self._interrupt()  # once more: it may have come before there was anything to end
            asked = self._asked
            self._changed.wait_for(lambda: self._answer != THINKING, seconds)
            answer = self._answer if asked is self._asked else THINKING
            if "problem" in answer:
                self._asked = None
            return answer

    def silence(self) -> float:
        """Seconds since it was last asked."""
        return monotonic() - self._asked_at

    def drop(self) -> None:
        """Let it stop thinking; an answer is kept."""
        with self._changed:
            if self._answer == THINKING:
                self._replace_question(None)

    def close(self, *, wait: bool = True) -> None:
        """End the thread and its process; a function that runs on is not waited for."""
        with self._changed:
            self._closed = True
            self._replace_question(None)
        if wait and not isinstance(self._running, PlayerFunction):
            self._thread.join(END_SECONDS)

    def _replace_question(self, game: Game | None) -> None:
        """Ask this, and nothing else any more. Only with the lock held, as `_interrupt` is."""
        self._asked, self._answer = game, THINKING
        self._changed.notify_all()
        if self._works_on is not None:
            self._interrupt()

    def _interrupt(self) -> None:
        if isinstance(self._running, PlayerProcess):
            self._running.interrupt()

    # The thread -----------------------------------------------------------------------------------

    def _serve(self) -> None:
        waits = self._changed.wait_for
        while True:
            with self._changed:
                waits(lambda: self._closed or (self._asked and self._answer == THINKING))
                game = None if self._closed else self._asked
                self._works_on = game
            if game is None:
                self._end()
                return
            try:
                answer = self._choose(game)
            except UserError as error:
                answer = {"problem": str(error)}
            except Exception as error:  # noqa: BLE001 - whatever it is, the board must go on
                answer = {"problem": f"{type(error).__name__}: {error}"}
            with self._changed:
                self._works_on = None
                dropped = game is not self._asked
                if not dropped:
                    self._answer = answer
                    self._changed.notify_all()
            if dropped:  # even if it had answered, its process was interrupted
                self._end()

    def _end(self) -> None:
        self._played = None
        if isinstance(self._running, PlayerProcess):
            self._running.close()

    def _choose(self, game: Game) -> Answer:
        if self._running is None:
            self._running = self._start()
        referee = NativeReferee(dict(zip(SIZE, game.geometry)))
        for move in game.moves:
            referee.drop(move)
        continues = self._played == game.moves[:-1]
        self._played = None  # until there is an answer
        turn = Turn(0, None if continues else random.getrandbits(31), referee.observation())
        reply = self._running.act(turn, referee.configuration, referee.seconds_to_answer())
        if reply.column not in game.board.legal_columns():
            reason = error_line(reply.detail) or f"it returned {reply.column}"
            raise PlayerError(f"{self.name} made no legal move ({reply.outcome}: {reason})")
        self._played = (*game.moves, reply.column)
        return {"column": reply.column}

    def _start(self) -> RunningPlayer:
        agent = self._agent
        if isinstance(agent, str):
            agent = Player.parse(agent)
            warn_about(agent, self._limits)
        if isinstance(agent, Player):
            return PlayerProcess(agent, limits=self._limits)
        return PlayerFunction(agent)


def name_agents(agents: Sequence[Agent]) -> tuple[dict[str, Agent], list[str]]:
    """The agents by names of their own, none of which means a person or the page; and the names."""
    by_name: dict[str, Agent] = {}
    names = []
    for agent in agents:
        name = agent.name if isinstance(agent, Player) else PlayerFunction(agent).name
        while name in (YOU, PAGE) or by_name.get(name, agent) != agent:
            name += "'"
        by_name[name] = agent
        names.append(name)
    return by_name, names
