"""A person's game against an opponent: what the widget and the terminal have in common."""

import random

from agents.core.clock import Deadline
from agents.core.position import Geometry
from play.game import GameInProgress, column_name
from play.opponent import Opponent, OpponentError
from review.judge import Judge, advise

HINT_SECONDS = 3.0  # compiling the search included
SIGNS = ("X", "O")  # of the seats


class Session:
    """The game, who sits where, and one line about how it stands.

    Every action but `answer` is a person's; call `answer` after each, so that the opponent moves
    where it is its turn. `problem` is what went wrong last, empty where nothing did.
    """

    def __init__(self, geometry: Geometry, opponent: Opponent | None, seat: int = 0) -> None:
        """`opponent` None: two people share the board. `seat` is the person's: 0 moves first."""
        self.game = GameInProgress(geometry)
        self.judge = Judge(geometry)
        self.opponent = opponent
        self.seat = seat
        self.problem = ""
        self.new_game()

    @property
    def persons_turn(self) -> bool:
        """Whether a person is to move."""
        mine = self.opponent is None or self.game.seat_to_move == self.seat
        return mine and not self.game.over

    @property
    def opponents_turn(self) -> bool:
        """Whether the opponent is to move."""
        return not self.game.over and not self.persons_turn

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
        if self.opponent is not None:
            self.opponent.new_game(random.getrandbits(31))

    def sit(self, seat: int) -> None:
        """Change seats; the game goes on."""
        self.problem = ""
        self.seat = seat

    def invite(self, opponent: Opponent | None) -> None:
        """Change the opponent; the game goes on."""
        self.problem = ""
        if self.opponent is not None:
            self.opponent.close()
        self.opponent = opponent
        if opponent is not None:
            opponent.new_game(random.getrandbits(31))

    def play(self, column: int) -> None:
        """A person's move."""
        self.problem = ""
        if not self.persons_turn:
            self.problem = "The game is over." if self.game.over else "It is not your turn."
            return
        try:
            self.game.play(column)
        except ValueError as error:
            self.problem = f"{error}.".capitalize()

    def undo(self) -> None:
        """Take back the person's last move, and what the opponent has replied."""
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
        """Let the opponent move where it is its turn; where it does not, `problem` says so."""
        if self.opponents_turn and self.opponent is not None:
            try:
                self.game.play(self.opponent.choose_column(self.game))
            except OpponentError as error:
                self.problem = f"{error}. Undo, or start a new game."

    def hint(self) -> tuple[int | None, str]:
        """A good column, and why, in a sentence; no column where there is none to be played."""
        if self.game.over:
            return None, "The game is over."
        position = self.game.position()
        column, reason = advise(self.judge, position, Deadline(HINT_SECONDS))
        return column, f"Hint: column {column_name(column)}, {reason}."

    def status(self) -> str:
        """How the game stands, in a sentence."""
        if self.game.over:
            winner = self.game.winner
            if winner is None:
                return "The board is full: a draw."
            if self.opponent is None:
                return f"{SIGNS[winner]} has won with move {len(self.game.moves)}."
            who = "You have" if winner == self.seat else f"{self.opponent.name} has"
            return f"{who} won with move {len(self.game.moves)}."
        sign = SIGNS[self.game.seat_to_move]
        if self.opponent is None:
            return f"{sign} to move."
        if self.persons_turn:
            moves = self.game.moves
            last = f"{self.opponent.name} played {column_name(moves[-1])}. " if moves else ""
            return f"{last}Your move ({sign})."
        return f"{self.opponent.name} is thinking ({sign})."
