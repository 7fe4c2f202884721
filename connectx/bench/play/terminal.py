"""The board in a terminal, in the page's words, levels and colours: digits drop discs."""

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from importlib import import_module
from itertools import chain
from time import sleep
from typing import Any, TextIO

from rich.text import Text

from connectx.arena.child import DEFAULT_LIMITS, Limits
from connectx.bench.levels import LEVELS, level_column
from connectx.bench.play.questions import PAGE, YOU, Agent, BoardPlayer
from connectx.bench.review.draw import FRAME_COLOUR, line_squares
from connectx.bench.review.hint import explain_hint
from connectx.bench.review.loss import ScoresOf, TurningPoint, explain_loss
from connectx.bench.review.moves import Review, review_game
from connectx.bench.review.threats import square_name
from connectx.bench.solver.judge import Judge, Verdict, advise
from connectx.command_line import Printer, colour_discs
from connectx.core.board import STANDARD, Board, directions
from connectx.core.clock import Deadline
from connectx.core.observation import read_board
from connectx.game import SIZE_KEYS, Game
from connectx.words import SENTENCES, SIDES, SIGNS, column_name, join_words, number_in_words

HELP = (
    "Keys: a column to drop a disc; u undo, h hint, s change sides, l the computer's level, "
    "n new game, q quit, ? help"
)
PERFECT_AGENT = "connectx.agents.perfect"
FIRST_LEVEL = 1  # an index: "easy", as on the page
WATCHED_SECONDS = 0.6  # between the moves of two agents
HINT_SECONDS = 3.0
TURNING_POINT_SECONDS = 8.0  # to find the move that decided a game


class TerminalBoard:
    """A game between people and players, printed in a terminal. Close it afterwards."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[str],
        players: Mapping[str, Agent],
        *,
        limits: Limits = DEFAULT_LIMITS,
        output: TextIO | None = None,
    ) -> None:
        """`seats` has the names of `players`, "you", or "page" for the computer."""
        self._game = game
        self._level = LEVELS[FIRST_LEVEL]
        agents = {**players, PAGE: self._computer}
        self._opponents = [
            None if name == YOU else BoardPlayer(name, agents[name], limits) for name in seats
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

        A line of `lines` has any number of keys, as in "4", "u" and "44u3".
        """
        self._say(f"{HELP}. A line may hold several.\n{self._describe_sides()}")
        for line in chain([""], lines):
            former_game = self._game
            note = self._let_play()
            for key in "".join(line.split()).lower():
                if key == "q":
                    return
                note = self._press(key) or self._let_play()
                if note:
                    break
            self._print_board()
            self._say(note or self._describe_status())
            if self._game.finished and self._game != former_game:
                self._conclude()

    def _press(self, key: str) -> str:
        """Do what a key stands for. Returns a message, if there is one."""
        game = self._game
        names = [column_name(column) for column in range(game.geometry.columns)]
        if game.finished and (key in names or key == "h"):
            return f"The game is over. {self._describe_status()}"
        if key in names:  # on a board so wide that it has a column u, the letter drops a disc
            return self._drop(names.index(key))
        if key == "u":
            return self._undo()
        if key == "h":
            return self._hint()
        if key == "?":
            return f"{HELP}."
        if key == "n":
            self._set_moves(())
        elif key == "s":
            self._opponents.reverse()
            self._say(self._describe_sides())
        elif key == "l":
            next_level = LEVELS.index(self._level) + 1
            self._level = LEVELS[next_level % len(LEVELS)]
            self._say(self._describe_sides())
        else:
            return f"{key!r} is not a key. {HELP}."
        return ""

    def _drop(self, column: int) -> str:
        """Drop a disc. Returns a message if the column cannot be played."""
        if column not in self._game.board.legal_columns():
            return f"Column {column_name(column)} cannot be played."
        self._set_moves((*self._game.moves, column))
        return ""

    def _undo(self) -> str:
        """Take back a person's last move with all later ones; among agents, the last move.

        Returns a message if there is no such move.
        """
        moves = self._game.moves
        plies_of_people = [ply for ply in range(len(moves)) if not self._opponents[ply % 2]]
        if plies_of_people:
            self._set_moves(moves[: plies_of_people[-1]])
        elif moves and all(self._opponents):
            self._set_moves(moves[:-1])
        else:
            return f"{SENTENCES['nothing to undo']}."
        return ""

    def _hint(self) -> str:
        """Return a column to try, and why."""
        board = self._game.board
        with self._console.status(SENTENCES["looking for column"]):
            self._judge.prepare(board)
            deadline = Deadline(HINT_SECONDS)
            column, score = advise(self._judge, board, deadline)
            scores = self._known_scores(deadline, board)
        if not scores and score is not None:
            scores = {column: score}
        suggestion = SENTENCES["try"].format(column=column_name(column))
        return f"{suggestion}. {explain_hint(board, column, scores)}"

    def _let_play(self) -> str:
        """Let the agents play until it is a person's turn. Returns a problem, if there is one."""
        while not self._game.finished and (opponent := self._opponents[len(self._game.moves) % 2]):
            if all(self._opponents):
                self._print_board()
                sleep(WATCHED_SECONDS)
            thinks = SENTENCES["thinks"].format(who=SIDES[len(self._game.moves) % 2])
            with self._console.status(thinks):
                while "thinking" in (answer := opponent.ask(self._game)):
                    pass
            if "problem" in answer:
                return f"{answer['problem']}. Enter asks again; or undo, or start a new game."
            self._set_moves((*self._game.moves, answer["column"]))
        return ""

    def _set_moves(self, moves: tuple[int, ...]) -> None:
        """Let the game consist of these moves."""
        self._game = replace(self._game, moves=moves)

    def _computer(self, observation: Any, configuration: Any) -> int:
        """Return the column that the computer plays, as an agent of Kaggle does."""
        if self._level.plies is None:  # the highest level plays perfectly
            return int(import_module(PERFECT_AGENT).agent(observation, configuration))
        board = read_board(observation, configuration)
        return level_column(self._level, board, random.Random())

    def _known_scores(self, deadline: Deadline, board: Board) -> dict[int, int]:
        """Return the scores of the columns; none after the deadline or the end of the game."""
        if board.over:
            return {}
        return self._judge.column_scores(board, deadline) or {}

    def _print_board(self) -> None:
        """Print the board."""
        board = Text(str(self._game.board))
        board.stylize(f"on {FRAME_COLOUR}", 0, board.plain.rindex("\n"))
        self._say(colour_discs(board))

    def _describe_sides(self) -> str:
        """Return who has which discs, as a sentence."""
        sides = []
        for side, sign, opponent in zip(SIDES, SIGNS, self._opponents):
            name = YOU if opponent is None else opponent.name
            if name == PAGE:
                name = f"the computer, {self._level.name}"
            sides.append(f"{side} ({sign}): {name}")
        return f"{'; '.join(sides)}."

    @property
    def _your_seat(self) -> int | None:
        """The seat of the person, if there is one person alone."""
        seats = [seat for seat, opponent in enumerate(self._opponents) if opponent is None]
        return seats[0] if len(seats) == 1 else None

    def _describe_status(self) -> str:
        """Return how the game ended, or whose turn it is and what was played last."""
        game = self._game
        seat = len(game.moves) % 2
        last_seat = 1 - seat
        if game.finished and game.winner is None:
            board_full = SENTENCES["board full"].format(four=number_in_words(game.geometry.inarow))
            return f"{SENTENCES['draw game']}. {board_full}"
        if game.finished:
            won = f"{SIDES[last_seat]} wins!"
            if last_seat == self._your_seat:
                won = SENTENCES["you win"]
            return f"{won} {describe_win(game.board, len(game.moves))}"
        turn = "your turn" if seat == self._your_seat else "turn of"
        status = f"{SENTENCES[turn].format(who=SIDES[seat])}."
        if not game.moves:
            return status
        last_player = "You" if last_seat == self._your_seat else SIDES[last_seat]
        last_column = column_name(game.moves[-1])
        played = SENTENCES["played"].format(who=last_player, column=last_column)
        return f"{status} {played}".rstrip()

    def _conclude(self) -> None:
        """Print the winning line, the turning point and the moves of a finished game."""
        game = replace(self._game, players=SIDES)
        squares = [square_name(row, column) for row, column in line_squares(game.board)]
        if squares:
            self._say(f"The line: {', '.join(squares)}.")
        with self._console.status("Looking for the move that decided the game."):
            review = review_game(game, TURNING_POINT_SECONDS, self._judge)
            deadline = Deadline(TURNING_POINT_SECONDS)
            scores_of = partial(self._known_scores, deadline)
            paragraphs = explain_result(review, self._your_seat, scores_of)
        for paragraph in paragraphs:
            self._say(paragraph)
        moves = "".join(map(column_name, game.moves))
        size = game.geometry.size
        options = ""
        if size != STANDARD.size:
            options = "".join(f" --{name} {value}" for name, value in zip(SIZE_KEYS, size))
        self._say(f"Its moves: {moves}. To review them: connectx review {moves}{options}")


# Sentences about a finished game, as in `bench/web/standing.js` -----------------------------------


def describe_win(board: Board, number: int) -> str:
    """Say how the side that moved last has won. `number` is that of its last move, from 1.

    >>> describe_win(Board.from_moves("56755227136173664435527315226234"), 32)
    'Four on a diagonal, on move 32.'
    """
    upwards, along_row, falling, rising = directions(board.geometry)
    ways = []
    for way, step in (
        ("in a column", upwards),
        ("across", along_row),
        ("on a diagonal", falling),
        ("on a diagonal", rising),
    ):
        # The discs with which a line in this direction begins.
        first_discs = board.theirs
        for _ in range(board.inarow - 1):
            first_discs &= first_discs >> step
        if first_discs and way not in ways:
            ways.append(way)
    four = number_in_words(board.inarow).capitalize()
    return SENTENCES["how won"].format(four=four, ways=join_words(ways, "and"), number=number)


def explain_result(review: Review, your_seat: int | None, scores_of: ScoresOf) -> list[str]:
    """Say what the loser of a finished game overlooked, and where the game turned.

    Returns paragraphs, without what is not known. `your_seat` is that of the one person at the
    board, None if there is not just one person. To a person who has won, there is nothing to say.
    """
    game = review.game
    if game.winner is not None and game.winner == your_seat:
        return []
    turning_point = None
    if review.turning_move:
        move = review.moves[review.turning_move - 1]
        turning_point = TurningPoint(move.number, move.before or 0, move.better)
    else:
        losers_moves = [move for move in review.moves if move.seat != game.winner]
        if not any(move.verdict is Verdict.UNKNOWN for move in losers_moves):
            turning_point = TurningPoint(0)

    def name_mover(index: int) -> str:
        """Return who made the move with this index, which counts from 0."""
        seat = index % 2
        return YOU if seat == your_seat else SIDES[seat]

    return explain_loss(game, turning_point, scores_of, name_mover)
