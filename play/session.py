"""A game, who plays it, and all that is shown of it: one session behind every board.

The board in Jupyter, the local page and the terminal tell a session what a person does, and show
its `view`. Agents and the solver run in threads, so that every action takes effect at once. An
answer to a position that has left the board is dropped.
"""

import threading
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from arena.game import SIGNS, Game, column_name
from errors import UserError
from play.analysis import AFTER_A_GAME, ATTEMPTS, Analysis, Wish, review_page
from play.game import discs_of, drop, game_after, game_of
from play.opponent import Agent, Opponent
from processes.process import DEFAULT_LIMITS, Limits

PERSON = "you"  # in place of a player's name
WATCHED_SECONDS = 0.6  # between the moves of two agents
SHOWN = ("scores", "evaluation", "why")  # on demand

# What can be asked of a session, with the values that go with it.
ACTIONS: dict[str, dict[str, type]] = {
    "play": {"column": int},
    "undo": {},
    "go": {"ply": int},  # to the position after this many moves
    "new": {},
    "moves": {"moves": str},  # another game, such as "4453"
    "swap": {},
    "hint": {},
    "stop": {},  # the agent that is thinking, or the hint
    "resume": {},  # let the agent move after "stop" or "go"
    "show": {"what": str, "on": bool},  # one of `SHOWN`
}


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
        self._played = game  # with the moves that were taken back
        self._changed = threading.Condition(threading.RLock())
        self._version = 0
        self._thinking: Opponent | None = None
        self._paused = False  # an agent whose turn it is waits
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
            self._paused = True
            self._analysis.wish([])
            opponents, self._opponents = self._opponents, [None, None]
        for opponent in filter(None, opponents):
            opponent.close()

    def do(self, action: object, /, **values: object) -> None:
        """Do what a person asks for: one of `ACTIONS`. Ignores what makes no sense.

        If it cannot be done, the view's status says why.
        """
        kinds = ACTIONS.get(action) if isinstance(action, str) else None
        if kinds is None or {key: type(value) for key, value in values.items()} != kinds:
            return
        with self._changed:
            if action != "show":
                self._problem = ""
                self._hint_wanted = False
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
            self._changed.wait_for(lambda: not self._busy())
            return self.view()

    def review(self, moves: str) -> str:
        """The page that reviews a game of these players. Raises UserError for moves of no game."""
        game, (first, second) = game_of(moves, self.game.geometry), self._names
        return review_page(replace(game, players=(first, second)))

    # How it stands -------------------------------------------------------------------------------

    @property
    def _seat(self) -> int:
        """Whose turn it is."""
        return len(self.game.moves) % 2

    @property
    def _names(self) -> list[str]:
        return [PERSON if each is None else each.name for each in self._opponents]

    @property
    def _persons(self) -> list[int]:
        return [seat for seat in (0, 1) if self._opponents[seat] is None]

    @property
    def _agents_turn(self) -> bool:
        return self._opponents[self._seat] is not None and not self.game.finished

    def _busy(self) -> bool:
        return self._thinking is not None or (self._hint_wanted and self._hinted() is None)

    def _hinted(self) -> tuple[int, str] | None:
        """The hint's column and words, once they are known."""
        hint: tuple[int, str] | None = self._analysis.known.get(("hint", self.game.board))
        return hint

    # What a person does --------------------------------------------------------------------------

    def _play(self, column: int) -> None:
        self._need_turn()
        self._put(drop(self.game, column))

    def _undo(self) -> None:
        seats = self._persons or (0, 1)  # back to a person's move, if any plays
        plies = [ply for ply in range(len(self.game.moves)) if ply % 2 in seats]
        if not plies:
            raise UserError("there is nothing to undo")
        self._go(plies[-1])

    def _go(self, ply: int) -> None:
        self._put(game_after(self._played.moves[: max(0, ply)], self.game.geometry), self._played)

    def _new(self) -> None:
        self._moves("")

    def _moves(self, moves: str) -> None:
        game = game_of("".join(moves.replace(",", " ").lower().split()), self.game.geometry)
        for opponent in filter(None, self._opponents):
            opponent.new_game()
        self._put(game)

    def _swap(self) -> None:
        self._go(len(self.game.moves))
        self._opponents.reverse()

    def _hint(self) -> None:
        self._need_turn()
        self._hint_wanted = True

    def _stop(self) -> None:
        if self._thinking:
            self._interrupt()
            self._paused = True

    def _resume(self) -> None:
        self._paused = False

    def _show(self, what: str, on: bool) -> None:
        if what in self._shows:
            self._shows[what] = on

    def _need_turn(self) -> None:
        if self.game.finished:
            raise UserError(f"the game is over. {self._result()}")
        if self._agents_turn:
            turn = f"it's {self._names[self._seat]}'s turn"
            raise UserError(
                f"please wait: {turn}" if self._thinking else f"{turn}: resume the game first"
            )

    def _put(self, game: Game, played: Game | None = None) -> None:
        """Put a game on the board; `played`, if given, is the longer one it came from."""
        self._interrupt()
        self.game = game
        self._played = played or game
        # An agent's move would discard the moves that can still be redone.
        self._paused = self._played.moves != game.moves

    def _interrupt(self) -> None:
        if self._thinking:
            self._thinking.interrupt()
            self._thinking = None

    # What agents do ------------------------------------------------------------------------------

    def _tell(self) -> None:
        """After a change: ask the agent whose turn it is, and wake all who wait for a view."""
        opponent = self._opponents[self._seat]
        if opponent and not (self.game.finished or self._paused or self._thinking):
            self._thinking = opponent
            pause = 0.0 if self._persons else WATCHED_SECONDS
            opponent.ask(self.game, pause, self._answered)
        attempts = AFTER_A_GAME if self._played.finished else ATTEMPTS
        self._analysis.wish(self._wishes(), attempts=attempts)
        self._version += 1
        self._changed.notify_all()

    def _answered(self, cancelled: threading.Event, column: int | None, problem: str) -> None:
        with self._changed:
            if cancelled.is_set():
                return  # the position has changed
            name, self._thinking, self._hint_wanted = self._names[self._seat], None, False
            try:
                if column is not None:
                    self._put(drop(self.game, column))
            except UserError as error:
                problem = f"{name} made an illegal move: {error}"
            self._problem = f"{problem}. Undo, or start a new game." if problem else ""
            self._paused = self._paused or bool(problem)
            self._tell()

    def _wishes(self) -> list[Wish]:
        """What to find out, the most urgent first."""
        board, shows, over = self.game.board, self._shows, self.game.finished
        boards = [board] if shows["evaluation"] else []
        if shows["scores"] and not over:
            boards += [board.play(column) for column in board.legal_columns()]
        if shows["evaluation"] or self._played.finished:
            boards += sorted(self._played.boards(), key=lambda each: abs(each.discs - board.discs))
        wishes: list[Wish] = [("hint", board)] if self._hint_wanted else []
        wishes += [("score", each) for each in boards]
        return wishes + ([("why", board)] if shows["why"] and not over else [])

    # What is shown -------------------------------------------------------------------------------

    def view(self) -> dict[str, Any]:
        """All that is shown, as JSON has it."""
        with self._changed:
            game, played, shows, analysis = self.game, self._played, self._shows, self._analysis
            ply, over = len(game.moves), game.finished
            legal = [] if over else game.board.legal_columns()
            column, words = (self._hint_wanted and self._hinted()) or (None, "")
            scores = analysis.columns(game.board) if shows["scores"] and not over else None
            return {
                "version": self._version,
                "size": list(game.geometry[:3]),
                "moves": list(played.moves),
                "ply": ply,
                "discs": discs_of(game),
                "legal": [] if self._agents_turn else legal,
                "turn": self._seat,
                "over": over,
                "names": self._names,
                "thinking": self._busy(),
                "waiting": self._agents_turn and self._thinking is None,
                "status": self._problem or words or self._status(),
                "problem": bool(self._problem),
                "hint": column,
                "shows": shows,
                "scores": scores,
                "scoring": scores is not None and len(scores) < len(legal),
                "evaluation": analysis.evaluation(played, ply) if shows["evaluation"] else None,
                "why": analysis.known.get(("why", game.board)) if shows["why"] else None,
                "verdict": analysis.verdict(played) if played.finished else None,
            }

    def _status(self) -> str:
        """How the game stands, in a sentence or two."""
        if self.game.finished:
            return self._result()
        name, sign = self._names[self._seat], SIGNS[self._seat]
        if self._hint_wanted:
            return "Looking for a good column."
        if self._thinking:
            return f"{name} is thinking ({sign})."
        if self._agents_turn:
            return f"Paused: it's {name}'s turn ({sign})."
        moves = self.game.moves
        last = f"{SIGNS[1 - self._seat]} played {column_name(moves[-1])}. " if moves else ""
        return last + (f"Your move ({sign})." if len(self._persons) == 1 else f"{sign} to move.")

    def _result(self) -> str:
        winner = self.game.winner
        if winner is None:
            return "The board is full: a draw."
        who = SIGNS[winner]
        if len(self._persons) == 1:
            who = "You" if winner in self._persons else self._names[winner]
        return f"{who} won on move {len(self.game.moves)}."
