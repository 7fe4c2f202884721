"""A person's game against an opponent: what the widget and the terminal have in common."""

import random

from agents.core.clock import Deadline
from agents.core.position import Geometry
from arena.errors import PlayerError
from play.game import GameInProgress, column_name
from play.opponent import Opponent
from review.judge import Judge, advise

HINT_SECONDS = 3.0  # compiling the search included
SIGNS = ("X", "O")  # by seat


class Session:
    """A game, who sits where, and a line about how it stands.

    Every action but `answer` is the person's. Call `answer` after each of them to let the opponent
    move if it is its turn. `problem` says what went wrong last, and is empty if nothing did.
    """

    def __init__(self, geometry: Geometry, opponent: Opponent | None, seat: int = 0) -> None:
        """With `opponent` None two people share the board. A person in `seat` 0 moves first."""
        self.game = GameInProgress(geometry)
        self.judge = Judge(geometry)
        self.opponent: Opponent | None = None
        self.seat = seat
        self.invite(opponent)

    @property
    def opponents_turn(self) -> bool:
        """Whether the opponent is to move."""
        theirs = self.opponent is not None and self.game.seat_to_move != self.seat
        return theirs and not self.game.over

    @property
    def persons_turn(self) -> bool:
        """Whether a person is to move."""
        return not self.game.over and not self.opponents_turn

    @property
    def can_undo(self) -> bool:
        """Whether there is a person's move to take back."""
        return len(self.game.moves) > (0 if self.opponent is None else self.seat)

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

    def invite(self, opponent: Opponent | None) -> None:
        """Change the opponent in the middle of the game."""
        self.problem = ""
        self.close()
        self.opponent = opponent
        self._start_opponent()

    def _start_opponent(self) -> None:
        if self.opponent is not None:
            try:
                self.opponent.new_game(random.getrandbits(31))
            except PlayerError as error:
                self.problem = f"{error}."

    def close(self) -> None:
        """End the opponent's process."""
        if self.opponent is not None:
            self.opponent.close()

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
        if self.opponents_turn and self.opponent is not None:
            try:
                self.opponent.move(self.game)
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
        name = None if self.opponent is None else self.opponent.name
        if self.game.over:
            winner = self.game.winner
            if winner is None:
                return "The board is full: a draw."
            who = "You" if winner == self.seat else name
            return f"{SIGNS[winner] if name is None else who} won on move {len(moves)}."
        sign = SIGNS[self.game.seat_to_move]
        if name is None:
            return f"{sign} to move."
        if self.opponents_turn:
            return f"{name} is thinking ({sign})."
        last = f"{name} played {column_name(moves[-1])}. " if moves else ""
        return f"{last}Your move ({sign})."
