"""A game, who plays it, and all that is shown of it: one session behind every board.

The board in Jupyter, the local page and the terminal tell a session what a person does, and show
its `view`. Agents and the solver run in threads, so that every action takes effect at once. An
answer to a position that has left the board is dropped.

Going back only looks: the game is still as long as it was, and agents play on at its end. Undo, and
a move where a person looks, take back what came later.
"""

import random
import threading
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from queue import SimpleQueue
from typing import Any

from connectx.arena.function import PlayerFunction, RunningPlayer
from connectx.arena.game import SIGNS, SIZE, Game, column_name, game_of_moves
from connectx.arena.referee import NativeReferee
from connectx.core.board import Geometry
from connectx.core.clock import Deadline
from connectx.errors import PlayerError, UserError
from connectx.interactive.analysis import Analysis, Wish
from connectx.players.player import Player
from connectx.processes.process import (
    DEFAULT_LIMITS,
    Limits,
    Outcome,
    PlayerProcess,
    Turn,
    error_line,
)
from connectx.review.judge import Judge
from connectx.review.moves import add_reasons, review_game
from connectx.review.report import reviews_html

Agent = Player | Callable[..., Any]
# What gets an agent's answer: whether it was cancelled, the column, and what went wrong, or "".
Answer = Callable[[threading.Event, int, str], None]
PERSON = "you"  # in place of a player's name
WATCHED_SECONDS = 0.6  # between the moves of two agents
END_SECONDS = 5.0  # for a process to end
REVIEW_SECONDS = 8.0  # for the mistakes of a game, and again for the reasons
SHOWN = ("scores", "evaluation", "why")  # on demand

# What can be asked of a session. "go" looks at the position after `ply` moves, "moves" sets another
# game such as "4453", "show" turns one of `SHOWN` on or off.
ACTIONS = ("play", "undo", "go", "new", "moves", "swap", "hint", "show")


class Session:
    """A game between agents and persons, for any number of threads. Close it afterwards."""

    def __init__(
        self,
        game: Game,
        players: Sequence[Agent | None] = (None, None),
        *,
        limits: Limits = DEFAULT_LIMITS,
        shows: Sequence[str] = (),
    ) -> None:
        """`players` are by seat, None for a person; `shows` is what the action "show" turns on."""
        self.game = game
        self._ply: int | None = None  # where a person looks back to; None: at the last position
        self._changed = threading.Condition(threading.RLock())
        self._version = 0
        self._thinking: Opponent | None = None
        self._problem = ""  # what could not be done
        self._hint_wanted = False
        self._shows = {what: what in shows for what in SHOWN}
        self._opponents = [None if agent is None else Opponent(agent, limits) for agent in players]
        self._analysis = Analysis(game.geometry, self._changed, self._tell)
        with self._changed:
            self._tell()

    def close(self) -> None:
        """End the agents' processes."""
        with self._changed:
            self._interrupt()
            self._analysis.wish([])
            opponents, self._opponents = self._opponents, [None, None]
        for opponent in filter(None, opponents):
            opponent.close()

    def do(self, action: str, /, **values: Any) -> None:
        """Do what a person asks for: one of `ACTIONS`.

        If it cannot be done, the view's status says why. Raises LookupError for another action,
        and TypeError for other values.
        """
        if action not in ACTIONS:
            raise LookupError(f"{action!r} is not one of {', '.join(ACTIONS)}")
        with self._changed:
            if action != "show":
                self._problem, self._hint_wanted = "", False
            try:
                getattr(self, f"_{action}")(**values)
            except UserError as error:
                text = str(error).removesuffix(".")
                self._problem = f"{text[:1].upper()}{text[1:]}."
            self._tell()

    def wait(self, version: int, seconds: float) -> dict[str, Any] | None:
        """The view as soon as it is newer than `version`; None if it is not within `seconds`."""
        with self._changed:
            if self._changed.wait_for(lambda: self._version > version, seconds):
                return self.view()
            return None

    def wait_until_idle(self) -> dict[str, Any]:
        """The view once no agent thinks about a move and nobody waits for a hint."""
        with self._changed:
            self._changed.wait_for(
                lambda: not (self._thinking or (self._hint_wanted and not self._hinted()))
            )
            return self.view()

    def review(self, moves: str) -> str:
        """The page that reviews a game of these players; takes some seconds.

        Raises UserError for moves of no game.
        """
        (first, second), judge = self._names, Judge(self.game.geometry)
        game = replace(game_of_moves(moves, self.game.geometry), players=(first, second))
        review = review_game(game, REVIEW_SECONDS, judge)
        return reviews_html([add_reasons(review, REVIEW_SECONDS, judge)])

    # How it stands -------------------------------------------------------------------------------

    @property
    def _shown(self) -> Game:
        """The game up to the position that is shown."""
        return _game_of(self.game.moves[: self._ply], self.game.geometry)

    @property
    def _names(self) -> list[str]:
        return [PERSON if each is None else each.name for each in self._opponents]

    @property
    def _persons(self) -> list[int]:
        return [seat for seat in (0, 1) if self._opponents[seat] is None]

    def _hinted(self) -> tuple[int, str] | None:
        """The column and the words of a hint, once they are known."""
        hint: tuple[int, str] | None = self._analysis.known.get(("hint", self._shown.board))
        return hint

    # What a person does --------------------------------------------------------------------------

    def _play(self, column: int) -> None:
        game = self._persons_turn()
        if column not in game.board.legal_columns():
            raise UserError(f"column {column_name(column)} cannot be played")
        self._put(_game_of((*game.moves, column), game.geometry))

    def _undo(self) -> None:
        moves, seats = self._shown.moves, self._persons or (0, 1)  # a person's move, if any plays
        plies = [ply for ply in range(len(moves)) if ply % 2 in seats]
        if not plies:
            raise UserError("there is nothing to undo")
        self._put(_game_of(moves[: plies[-1]], self.game.geometry))

    def _go(self, ply: int) -> None:
        self._ply = ply if 0 <= ply < len(self.game.moves) else None

    def _new(self) -> None:
        self._moves("")

    def _moves(self, moves: str) -> None:
        moves = "".join(moves.replace(",", " ").lower().split())
        self._put(game_of_moves(moves, self.game.geometry))

    def _swap(self) -> None:
        self._interrupt()
        self._opponents.reverse()

    def _hint(self) -> None:
        self._persons_turn()
        self._hint_wanted = True

    def _show(self, what: str, on: bool) -> None:
        if what in SHOWN:
            self._shows[what] = on

    def _persons_turn(self) -> Game:
        """The game shown. Raises UserError if no person can move there."""
        game = self._shown
        if game.finished:
            raise UserError(f"the game is over. {self._result(game)}")
        if opponent := self._opponents[_seat(game)]:
            raise UserError(f"it's {opponent.name}'s turn")
        return game

    def _put(self, game: Game) -> None:
        """Continue with this game, and show its last position."""
        self._interrupt()
        self.game, self._ply = game, None

    def _interrupt(self) -> None:
        if self._thinking:
            self._thinking.interrupt()
            self._thinking = None

    # What agents do ------------------------------------------------------------------------------

    def _tell(self) -> None:
        """After a change: ask the agent whose turn it is, and wake all who wait for a view."""
        opponent = self._opponents[_seat(self.game)]
        if opponent and not (self.game.finished or self._thinking or self._problem):
            self._thinking = opponent
            pause = 0.0 if self._persons else WATCHED_SECONDS
            opponent.ask(self.game, pause, self._answered)
        self._analysis.wish(self._wishes())
        self._version += 1
        self._changed.notify_all()

    def _answered(self, cancelled: threading.Event, column: int, problem: str) -> None:
        with self._changed:
            if cancelled.is_set():
                return  # the position has changed
            self._thinking, self._hint_wanted = None, False
            self._problem = f"{problem}. Undo, or start a new game." if problem else ""
            if not problem:
                self.game = _game_of((*self.game.moves, column), self.game.geometry)
            self._tell()

    def _wishes(self) -> list[Wish]:
        """What to find out, the most urgent first."""
        game, shows = self._shown, self._shows
        board, over = game.board, game.finished
        boards = [board] if shows["evaluation"] else []
        if shows["scores"] and not over:
            boards += [board.play(column) for column in board.legal_columns()]
        if shows["evaluation"] or self.game.finished:
            boards += sorted(self.game.boards(), key=lambda each: abs(each.discs - board.discs))
        wishes: list[Wish] = [("hint", board)] if self._hint_wanted else []
        wishes += [("score", each) for each in boards]
        return wishes + ([("why", board)] if shows["why"] and not over else [])

    # What is shown -------------------------------------------------------------------------------

    def view(self) -> dict[str, Any]:
        """All that is shown, as JSON has it."""
        with self._changed:
            game, shows, analysis = self._shown, self._shows, self._analysis
            board, ply, over = game.board, len(game.moves), game.finished
            legal = [] if over else board.legal_columns()
            column, words = (self._hint_wanted and self._hinted()) or (None, "")
            scores = analysis.columns(board) if shows["scores"] else None
            return {
                "version": self._version,
                "size": list(game.geometry[:3]),
                "moves": list(self.game.moves),
                "ply": ply,
                "legal": [] if self._opponents[_seat(game)] else legal,
                "over": over,
                "names": self._names,
                "status": self._problem or words or self._status(game),
                "problem": bool(self._problem),
                "hint": column,
                "shows": shows,
                "scores": scores,
                "scoring": scores is not None and len(scores) < len(legal),
                "evaluation": analysis.evaluation(self.game, ply) if shows["evaluation"] else None,
                "why": analysis.known.get(("why", board)) if shows["why"] else None,
                "verdict": analysis.verdict(self.game) if self.game.finished else None,
            }

    def _status(self, game: Game) -> str:
        """How the game stands, in a sentence or two."""
        if game.finished:
            return self._result(game)
        if self._hint_wanted:
            return "Looking for a good column."
        seat, moves = _seat(game), game.moves
        sign = SIGNS[seat]
        if self._thinking and self._ply is None:
            return f"{self._names[seat]} is thinking ({sign})."
        last = f"{SIGNS[1 - seat]} played {column_name(moves[-1])}. " if moves else ""
        return last + (f"Your move ({sign})." if self._persons == [seat] else f"{sign} to move.")

    def _result(self, game: Game) -> str:
        if game.winner is None:
            return "The board is full: a draw."
        who = SIGNS[game.winner]
        if len(self._persons) == 1:
            who = "You" if game.winner in self._persons else self._names[game.winner]
        return f"{who} won on move {len(game.moves)}."


def _game_of(moves: Iterable[int], geometry: Geometry) -> Game:
    return Game(configuration=dict(zip(SIZE, geometry)), moves=tuple(moves))


def _seat(game: Game) -> int:
    """Whose turn it is."""
    return len(game.moves) % 2


class Opponent:
    """An agent at the board, in its own thread; close it afterwards.

    A player gets a process of its own, as in a match; a function, a notebook's, runs in this one.
    One thread lives as long as the opponent, as a sandbox ends with the thread that started it.
    """

    def __init__(self, agent: Agent, limits: Limits) -> None:
        self._running: RunningPlayer
        if isinstance(agent, Player):
            self._running = PlayerProcess(agent, limits=limits)
        else:
            self._running = PlayerFunction(agent)
        self.name = self._running.name
        self._asked: SimpleQueue[tuple[Game, float, Answer, threading.Event] | None] = SimpleQueue()
        self._cancelled = threading.Event()  # the last request
        self._new_game = True
        self._thread = threading.Thread(target=self._serve, name=self.name, daemon=True)
        self._thread.start()

    def ask(self, game: Game, least_seconds: float, answer: Answer) -> None:
        """Ask for the next move of a game; `answer` is called by another thread."""
        self._cancelled = threading.Event()
        self._asked.put((game, least_seconds, answer, self._cancelled))

    def interrupt(self) -> None:
        """Cancel the request; a function of the caller's keeps running until it returns."""
        self._cancelled.set()
        if isinstance(self._running, PlayerProcess):
            self._running.interrupt()

    def close(self) -> None:
        """End the process, if there is one."""
        self._asked.put(None)
        self.interrupt()
        if isinstance(self._running, PlayerProcess):
            self._thread.join(END_SECONDS)

    def _serve(self) -> None:
        while (request := self._asked.get()) is not None:
            game, least_seconds, answer, cancelled = request
            least, column, problem = Deadline(least_seconds), -1, ""
            try:
                if not cancelled.is_set():
                    column = self._choose(game)
            except Exception as error:  # noqa: BLE001 - whatever it is, the board must go on
                problem = str(error)
            cancelled.wait(least.remaining())
            answer(cancelled, column, problem)
            if cancelled.is_set():
                self._end()  # even if it had answered, its process was interrupted
        self._end()

    def _end(self) -> None:
        self._new_game = True
        if isinstance(self._running, PlayerProcess):
            self._running.close()

    def _choose(self, game: Game) -> int:
        referee = NativeReferee(game.configuration)
        for column in game.moves:
            referee.drop(column)
        new_game = self._new_game or len(game.moves) < 2
        turn = Turn(0, random.getrandbits(31) if new_game else None, referee.observation())
        reply = self._running.act(turn, referee.configuration, referee.deadline())
        self._new_game = reply.outcome is not Outcome.MOVE  # its process may have ended
        if reply.column not in game.board.legal_columns():
            reason = error_line(reply.detail) or f"it returned {reply.column}"
            raise PlayerError(f"{self.name} made no legal move ({reply.outcome}: {reason})")
        return reply.column
