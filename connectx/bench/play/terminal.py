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
FIRST_LEVEL_INDEX = 1  # "easy", as on the page
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
        """Make a board with a game on it, which may have begun.

        `seats` has who moves first and second: the name of one of `players`, "you" for a person, or
        "page" for the built-in player, which is called the computer here. Prints to `output`, by
        default to stdout.
        """
        self._game = game
        self._computer_level = LEVELS[FIRST_LEVEL_INDEX]
        agents = {**players, PAGE: self._choose_for_computer}
        self._agents_by_seat: list[BoardPlayer | None] = []  # None: a person
        for name in seats:
            agent = None if name == YOU else BoardPlayer(name, agents[name], limits)
            self._agents_by_seat.append(agent)
        self._judge = Judge(game.geometry)  # finds exact scores
        self._console = Printer(file=output, highlight=False)
        self._print = partial(self._console.print, markup=False, soft_wrap=True)

    def close(self) -> None:
        """End the processes of the agents."""
        for agent in self._agents_by_seat:
            if agent is not None:
                agent.close()
                agent.join()

    def play(self, lines: Iterable[str]) -> None:
        """Play until the person quits or the input ends.

        A line of `lines` has any number of keys, as in "4", "u" and "44u3". The board is printed
        before the first line and after each line. A message about a key skips the rest of the line.
        """
        self._print(f"{HELP}. A line may hold several.\n{self._describe_sides()}")
        for line in chain([""], lines):
            former_game = self._game
            message = self._let_agents_play()
            for key in "".join(line.split()).lower():
                if key == "q":
                    return
                message = self._do_key(key) or self._let_agents_play()
                if message:
                    break
            self._print_board()
            self._print(message or self._describe_status())
            if self._game.finished and self._game != former_game:
                self._print_conclusion()

    def _do_key(self, key: str) -> str:
        """Do what a key stands for, except "q". Returns a message, or "" if there is none."""
        game = self._game
        column_names = [column_name(column) for column in range(game.geometry.columns)]
        if game.finished and (key in column_names or key == "h"):
            return f"The game is over. {self._describe_status()}"
        if key in column_names:  # on a board so wide that it has a column u, u drops a disc
            return self._drop(column_names.index(key))
        if key == "u":
            return self._undo()
        if key == "h":
            return self._make_hint()
        if key == "?":
            return f"{HELP}."
        if key == "n":
            self._set_moves(moves=())
        elif key == "s":
            self._agents_by_seat.reverse()
            self._print(self._describe_sides())
        elif key == "l":
            next_index = LEVELS.index(self._computer_level) + 1
            self._computer_level = LEVELS[next_index % len(LEVELS)]  # after the last, the first
            self._print(self._describe_sides())
        else:
            return f"{key!r} is not a key. {HELP}."
        return ""

    def _drop(self, column: int) -> str:
        """Drop a disc in a column. Returns a message if that is not possible, else ""."""
        if column not in self._game.board.legal_columns():
            return f"Column {column_name(column)} cannot be played."
        self._set_moves((*self._game.moves, column))
        return ""

    def _undo(self) -> str:
        """Take back a person's last move with all later ones; among agents, the last move.

        Returns a message if there is no such move, else "".
        """
        moves = self._game.moves
        # The indices of the moves that people made.
        plies_of_people = [ply for ply in range(len(moves)) if not self._agents_by_seat[ply % 2]]
        if plies_of_people:
            self._set_moves(moves[: plies_of_people[-1]])
        elif moves and all(self._agents_by_seat):
            self._set_moves(moves[:-1])
        else:
            return f"{SENTENCES['nothing to undo']}."
        return ""

    def _make_hint(self) -> str:
        """Return a column to try and why, as sentences."""
        board = self._game.board
        with self._console.status(SENTENCES["looking for column"]):
            self._judge.prepare(board)
            deadline = Deadline(HINT_SECONDS)
            column, score = advise(self._judge, board, deadline)
            scores = self._find_column_scores(deadline, board)
        if not scores and score is not None:  # there was time for the score of this column alone
            scores = {column: score}
        suggestion = SENTENCES["try"].format(column=column_name(column))
        return f"{suggestion}. {explain_hint(board, column, scores)}"

    def _let_agents_play(self) -> str:
        """Let the agents play until it is a person's turn, or the game is over.

        Returns a message if an agent cannot play, else "".
        """
        while not self._game.finished:
            seat = len(self._game.moves) % 2
            agent = self._agents_by_seat[seat]
            if agent is None:
                return ""
            if all(self._agents_by_seat):
                self._print_board()
                sleep(WATCHED_SECONDS)
            with self._console.status(SENTENCES["thinks"].format(who=SIDES[seat])):
                answer = agent.ask(self._game)
                while "thinking" in answer:
                    answer = agent.ask(self._game)
            if "problem" in answer:
                return f"{answer['problem']}. Enter asks again; or undo, or start a new game."
            self._set_moves((*self._game.moves, answer["column"]))
        return ""

    def _set_moves(self, moves: tuple[int, ...]) -> None:
        """Let the game on the board consist of these moves."""
        self._game = replace(self._game, moves=moves)

    def _choose_for_computer(self, observation: Any, configuration: Any) -> int:
        """Return the column that the computer plays. This is an agent, as Kaggle calls it."""
        if self._computer_level.plies is None:  # only the highest level, which plays perfectly
            return int(import_module(PERFECT_AGENT).agent(observation, configuration))
        board = read_board(observation, configuration)
        return level_column(self._computer_level, board, random.Random())

    def _find_column_scores(self, deadline: Deadline, board: Board) -> dict[int, int]:
        """Return the exact scores of the columns that can be played.

        There are none if they are not found by the deadline, or if the game is over.
        """
        if board.over:
            return {}
        return self._judge.column_scores(board, deadline) or {}

    def _print_board(self) -> None:
        """Print the board, whose last line has the numbers of the columns, in colours."""
        board_text = Text(str(self._game.board))
        squares_end = board_text.plain.rindex("\n")
        board_text.stylize(f"on {FRAME_COLOUR}", start=0, end=squares_end)
        self._print(colour_discs(board_text))

    def _describe_sides(self) -> str:
        """Return who has which discs, as a sentence."""
        sides = []
        for side, sign, agent in zip(SIDES, SIGNS, self._agents_by_seat):
            name = YOU if agent is None else agent.name
            if name == PAGE:
                name = f"the computer, {self._computer_level.name}"
            sides.append(f"{side} ({sign}): {name}")
        return f"{'; '.join(sides)}."

    @property
    def _your_seat(self) -> int | None:
        """The seat of the person, 0 or 1; None unless exactly one person plays."""
        seats = [seat for seat, agent in enumerate(self._agents_by_seat) if agent is None]
        return seats[0] if len(seats) == 1 else None

    def _describe_status(self) -> str:
        """Return how the game ended, or whose turn it is and what was played last."""
        game = self._game
        seat = len(game.moves) % 2  # whose turn it is
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

    def _print_conclusion(self) -> None:
        """Print what is to be said of the finished game.

        This is the winning line, what the loser overlooked, the move that decided the game (the
        turning point), and the moves.
        """
        game = replace(self._game, players=SIDES)
        line_names = [square_name(row, column) for row, column in line_squares(game.board)]
        if line_names:
            self._print(f"The line: {', '.join(line_names)}.")
        with self._console.status("Looking for the move that decided the game."):
            review = review_game(game, TURNING_POINT_SECONDS, self._judge)
            deadline = Deadline(TURNING_POINT_SECONDS)
            scores_of = partial(self._find_column_scores, deadline)  # a function of a board
            paragraphs = explain_result(review, self._your_seat, scores_of)
        for paragraph in paragraphs:
            self._print(paragraph)
        moves = "".join(map(column_name, game.moves))
        size = game.geometry.size
        options = ""
        if size != STANDARD.size:
            options = "".join(f" --{name} {value}" for name, value in zip(SIZE_KEYS, size))
        self._print(f"Its moves: {moves}. To review them: connectx review {moves}{options}")


# Sentences about a finished game, as in `bench/web/standing.js` -----------------------------------


def describe_win(board: Board, number: int) -> str:
    """Say how the side that moved last has won: with which lines, and on which move.

    `number` is the number of its last move, from 1.

    >>> describe_win(Board.from_moves("56755227136173664435527315226234"), 32)
    'Four on a diagonal, on move 32.'
    """
    # By how many bits two neighbours in a direction are apart.
    upwards, along_row, falling, rising = directions(board.geometry)
    ways: list[str] = []
    for way, step in (
        ("in a column", upwards),
        ("across", along_row),
        ("on a diagonal", falling),
        ("on a diagonal", rising),
    ):
        # A mask of the discs with which a line in this direction begins. The winner is the side
        # that is not to move. After n steps, n more discs of the winner follow each of these discs.
        first_discs = board.theirs
        for _ in range(board.inarow - 1):
            first_discs &= first_discs >> step
        if first_discs and way not in ways:
            ways.append(way)
    four = number_in_words(board.inarow).capitalize()
    return SENTENCES["how won"].format(four=four, ways=join_words(ways, "and"), number=number)


def explain_result(review: Review, your_seat: int | None, scores_of: ScoresOf) -> list[str]:
    """Say what the loser of a finished game overlooked, and which move decided the game.

    Returns paragraphs, without what is not known. `your_seat` is the seat of the person at the
    board; None unless exactly one person plays. To a person who has won, there is nothing to say.
    `scores_of` returns the scores of a board's columns, as far as they are found in time.
    """
    game = review.game
    if game.winner is not None and game.winner == your_seat:
        return []
    turning_point = find_turning_point(review)
    return explain_loss(game, turning_point, scores_of, partial(name_mover, your_seat))


def find_turning_point(review: Review) -> TurningPoint | None:
    """Return the move of a finished game that decided it; None if that is not known.

    If it is known that no move decided the game, the number of the move is 0.
    """
    if review.turning_move:  # its number, from 1
        move = review.moves[review.turning_move - 1]
        return TurningPoint(number=move.number, before=move.before or 0, better=move.better)
    losers_moves = [move for move in review.moves if move.seat != review.game.winner]
    if any(move.verdict is Verdict.UNKNOWN for move in losers_moves):
        return None
    return TurningPoint(number=0)


def name_mover(your_seat: int | None, index: int) -> str:
    """Return who made the move with this index, which counts from 0: "you", or the side."""
    seat = index % 2
    return YOU if seat == your_seat else SIDES[seat]
