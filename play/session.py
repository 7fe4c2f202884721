"""A person's game against an opponent: what the widget and the terminal have in common."""

import random
from collections.abc import Callable
from typing import Any

from agents.core.clock import Deadline
from agents.core.position import Geometry
from arena.errors import PlayerError
from arena.function import PlayerFunction
from arena.native import NativeReferee
from arena.players import Player
from arena.process import DEFAULT_LIMITS, Limits, Outcome, PlayerProcess
from play.game import GameInProgress, column_name
from review.judge import Judge, advise

HINT_SECONDS = 3.0  # compiling the search included
SIGNS = ("X", "O")  # by seat
Agent = Player | Callable[..., Any]


def name_of(agent: Agent) -> str:
    """A player's name, or a function's."""
    return agent.name if isinstance(agent, Player) else getattr(agent, "__name__", "function")


class Session:
    """A game, who sits where, and a line about how it stands.

    Every action but `answer` is the person's. Call `answer` after each of them to let the opponent
    move if it is its turn. `problem` says what went wrong last, and is empty if nothing did.
    """

    def __init__(
        self,
        geometry: Geometry,
        opponent: Agent | None,
        seat: int = 0,
        limits: Limits = DEFAULT_LIMITS,
    ) -> None:
        """A game against `opponent`; with None two people share the board. Close it afterwards.

        A player gets a process of its own, as in a match; a function, a notebook's, runs in this
        one. A person in `seat` 0 moves first.
        """
        self.game = GameInProgress(geometry)
        self.judge = Judge(geometry)
        self._limits = limits
        self._running: PlayerProcess | PlayerFunction | None = None
        self.seat = seat
        self.invite(opponent)

    @property
    def opponents_turn(self) -> bool:
        """Whether the opponent is to move."""
        theirs = self._running is not None and self.game.seat_to_move != self.seat
        return theirs and not self.game.over

    @property
    def persons_turn(self) -> bool:
        """Whether a person is to move."""
        return not self.game.over and not self.opponents_turn

    @property
    def can_undo(self) -> bool:
        """Whether there is a person's move to take back."""
        return len(self.game.moves) > (0 if self._running is None else self.seat)

    @property
    def can_redo(self) -> bool:
        """Whether there is a move to make again."""
        return bool(self.game.undone)

    def new_game(self) -> None:
        """Clear the board."""
        self.problem = ""
        self.game = GameInProgress(self.game.geometry)
        self._start_opponent()

    def sit(self, seat: int) -> None:
        """Change seats in the middle of the game."""
        self.problem = ""
        self.seat = seat

    def invite(self, opponent: Agent | None) -> None:
        """Change the opponent in the middle of the game."""
        self.problem = ""
        self.close()
        self._name = "" if opponent is None else name_of(opponent)
        self._running = None
        if isinstance(opponent, Player):
            self._running = PlayerProcess(opponent, limits=self._limits)
        elif opponent is not None:
            self._running = PlayerFunction(opponent)
        self._start_opponent()

    def _start_opponent(self) -> None:
        if self._running is not None:
            try:
                self._running.new_game(random.getrandbits(31))
            except PlayerError as error:
                self.problem = f"{error}."

    def close(self) -> None:
        """End the opponent's process."""
        if isinstance(self._running, PlayerProcess):
            self._running.close()

    def play(self, column: int) -> None:
        """Make a person's move."""
        self.problem = ""
        if self.game.over:
            self.problem = f"The game is over. {self.status()}"
        elif self.opponents_turn:
            self.problem = "It is not your turn."
        else:
            try:
                self.game.play(column)
            except ValueError as error:
                self.problem = f"{error}.".capitalize()

    def undo(self) -> None:
        """Take back the person's last move and the opponent's reply."""
        self.problem = ""
        if self.can_undo:
            self.game.undo()
            while self.opponents_turn:
                self.game.undo()

    def redo(self) -> None:
        """Make again what `undo` took back."""
        self.problem = ""
        self.game.redo()
        while self.opponents_turn and self.can_redo:
            self.game.redo()

    def answer(self) -> None:
        """Let the opponent move if it is its turn; if it does not, `problem` says why."""
        if not self.opponents_turn or self._running is None:
            return
        seat = self.game.seat_to_move
        board = ("rows", "columns", "inarow")
        referee = NativeReferee({key: getattr(self.game.geometry, key) for key in board})
        for column in self.game.moves:
            referee.drop(column)
        try:
            reply = self._running.act(
                referee.observation(seat), referee.configuration, referee.hard_deadline(seat)
            )
            if reply.outcome is not Outcome.MOVE or reply.column is None:
                reason = "".join(f": {line}" for line in reply.detail.strip().splitlines()[-1:])
                raise PlayerError(f"{self._name} made no move ({reply.outcome}{reason})")
            self.game.play(reply.column)
        except ValueError as error:
            self.problem = f"{self._name} made no legal move: {error}. Undo, or start a new game."
        except PlayerError as error:
            self.problem = f"{error}. Undo, or start a new game."

    def hint(self) -> tuple[int | None, str]:
        """A good column and a sentence with the reason; no column once the game is over.

        Takes `HINT_SECONDS` at most.
        """
        if self.game.over:
            return None, "The game is over."
        column, reason = advise(self.judge, self.game.position(), Deadline(HINT_SECONDS))
        return column, f"Hint: column {column_name(column)}, {reason}."

    def status(self) -> str:
        """How the game stands, in a sentence."""
        moves = self.game.moves
        name = self._name
        if self.game.over:
            winner = self.game.winner
            if winner is None:
                return "The board is full: a draw."
            who = "You" if winner == self.seat else name
            return f"{who if name else SIGNS[winner]} won on move {len(moves)}."
        sign = SIGNS[self.game.seat_to_move]
        if not name:
            return f"{sign} to move."
        if self.opponents_turn:
            return f"{name} is thinking ({sign})."
        last = f"{name} played {column_name(moves[-1])}. " if moves else ""
        return f"{last}Your move ({sign})."
