"""The board in a terminal: digits drop discs, letters do the rest."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain
from time import sleep
from typing import TextIO

from rich.text import Text

from connectx.command_line import Printer
from connectx.core.clock import Deadline
from connectx.exact.judge import Judge, advise
from connectx.game import CONNECT_FOUR, SIZE, Game
from connectx.interactive.draw import line_squares
from connectx.interactive.opponent import YOU, Agent, Opponent
from connectx.processes.process import DEFAULT_LIMITS, Limits
from connectx.review.moves import review_game
from connectx.review.threats import square_name
from connectx.words import SIGNS, column_name

HELP = "Keys: a column to drop a disc; u undo, h hint, s change seats, n new game, q quit, ? help"
COLOURS = ("bold red", "bold yellow")  # 31 and 33 of ANSI
WATCHED_SECONDS = 0.6  # between the moves of two agents
HINT_SECONDS = 3.0
VERDICT_SECONDS = 8.0  # to find the move that decided a game


class TerminalBoard:
    """A game, the players at it, and where it is printed. Close it afterwards."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[str],
        players: Mapping[str, Agent],
        *,
        limits: Limits = DEFAULT_LIMITS,
        output: TextIO | None = None,
    ) -> None:
        """`seats` has the names of `players`, or "you"."""
        self._game = game
        self._opponents = [
            None if name == YOU else Opponent(name, players[name], limits) for name in seats
        ]
        self._judge = Judge(game.geometry)
        self._console = Printer(file=output, highlight=False)
        self._say = partial(self._console.print, markup=False, soft_wrap=True)

    def close(self) -> None:
        """End the players."""
        for opponent in filter(None, self._opponents):
            opponent.close()
            opponent.join()

    def play(self, lines: Iterable[str]) -> None:
        """Play until the person quits or the input ends.

        `lines` are of any number of keys: "4", "u", "44u3".
        """
        self._say(f"{HELP}. A line may hold several.")
        for line in chain([""], lines):
            before = self._game
            note = self._let_play()
            for key in "".join(line.split()).lower():
                if key == "q":
                    return
                note = self._do(key) or self._let_play()
                if note:
                    break
            self._show()
            self._say(note or self._status())
            if self._game.finished and self._game != before:
                self._conclude()

    def _do(self, key: str) -> str:
        """Do what a key stands for. Returns a message, if there is one."""
        game, moves = self._game, self._game.moves
        names = [column_name(column) for column in range(game.geometry.columns)]
        if game.finished and (key in names or key == "h"):
            return f"The game is over. {self._status()}"
        if key in names:  # on a board so wide that it has a column u, the letter drops a disc
            if names.index(key) not in game.board.legal_columns():
                return f"Column {key} cannot be played."
            self._put((*moves, names.index(key)))
        elif key == "u":  # a person's last move, if any plays, and what came later
            plies = [ply for ply in range(len(moves)) if not self._opponents[ply % 2]]
            if not plies and not (moves and all(self._opponents)):
                return "There is nothing to undo."
            self._put(moves[: plies[-1]] if plies else moves[:-1])
        elif key == "n":
            self._put(())
        elif key == "s":
            self._opponents.reverse()
        elif key == "h":
            with self._console.status("Looking for a good column."):
                self._judge.prepare(game.board)
                column, words = advise(self._judge, game.board, Deadline(HINT_SECONDS))
            return f"Hint: column {column_name(column)}, {words}."
        else:
            return f"{HELP}." if key == "?" else f"{key!r} is not a key. {HELP}."
        return ""

    def _let_play(self) -> str:
        """Let the agents play until it is a person's turn. Returns a problem, if there is one."""
        while not self._game.finished and (opponent := self._opponents[len(self._game.moves) % 2]):
            if all(self._opponents):
                self._show()
                sleep(WATCHED_SECONDS)
            with self._console.status(Text(f"{opponent.name} is thinking.")):
                while "thinking" in (answer := opponent.ask(self._game)):
                    pass
            if "problem" in answer:
                return f"{answer['problem']}. Enter asks again; or undo, or start a new game."
            self._put((*self._game.moves, answer["column"]))
        return ""

    def _put(self, moves: tuple[int, ...]) -> None:
        self._game = replace(self._game, moves=moves)

    def _show(self) -> None:
        board = Text(str(self._game.board))
        for sign, colour in zip(SIGNS, COLOURS):  # where the terminal has colours
            board.highlight_words([sign], colour)
        self._say(board)

    def _status(self) -> str:
        """How the game stands, in a sentence or two."""
        moves, seat = self._game.moves, len(self._game.moves) % 2
        names = [f"{SIGNS[seat]} ({self._name(seat)})" for seat in (0, 1)]
        if self._game.finished:
            won = f"{names[1 - seat]} won on move {len(moves)}."
            return "The board is full: a draw." if self._game.winner is None else won
        last = f"{names[1 - seat]} played {column_name(moves[-1])}. " if moves else ""
        return f"{last}{names[seat]} to move."

    def _name(self, seat: int) -> str:
        opponent = self._opponents[seat]
        return opponent.name if opponent else YOU

    def _conclude(self) -> None:
        """Print the winning line, the turning point and the moves of a finished game."""
        game = replace(self._game, players=SIGNS)
        if line := line_squares(game.board):
            self._say(f"The line: {', '.join(square_name(*place) for place in line)}.")
        with self._console.status("Looking for the move that decided the game."):
            self._say(review_game(game, VERDICT_SECONDS, self._judge).turning_point)
        moves, size = "".join(map(column_name, game.moves)), game.geometry[:3]
        options = zip(SIZE, size) if size != CONNECT_FOUR[:3] else ()
        more = "".join(f" --{name} {value}" for name, value in options)
        self._say(f"Its moves: {moves}. To review them: connectx review {moves}{more}")
