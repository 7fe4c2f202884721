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
        agents_by_name = {**players, PAGE: self._choose_for_computer}
        self._agents_by_seat: list[BoardPlayer | None] = []  # None: a person
        for name in seats:
            agent = None if name == YOU else BoardPlayer(name, agents_by_name[name], limits)
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
        for line in chain([""], lines):  # an empty line prints the board before the first line
            game_before_line = self._game
            message = self._let_agents_play()
            keys = "".join(line.split()).lower()  # without spaces
            for key in keys:
                if key == "q":
                    return
                message = self._do_key(key) or self._let_agents_play()
                if message:
                    break
            self._print_board()
            self._print(message or self._describe_status())
            has_just_ended = self._game.finished and self._game != game_before_line
            if has_just_ended:
                self._print_conclusion()

    def _do_key(self, key: str) -> str:
        """Do what a key stands for, except "q". Returns a message, or "" if there is none."""
        column_names = [column_name(column) for column in range(self._game.geometry.columns)]
        needs_unfinished_game = key in column_names or key == "h"
        if self._game.finished and needs_unfinished_game:
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
            return ""
        if key == "s":
            self._agents_by_seat.reverse()
            self._print(self._describe_sides())
            return ""
        if key == "l":
            next_index = LEVELS.index(self._computer_level) + 1
            self._computer_level = LEVELS[next_index % len(LEVELS)]  # after the last, the first
            self._print(self._describe_sides())
            return ""
        return f"{key!r} is not a key. {HELP}."

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
        indices_of_people = []  # of the moves that people made
        for index in range(len(moves)):
            seat = index % 2
            if self._agents_by_seat[seat] is None:
                indices_of_people.append(index)
        if indices_of_people:
            last_index = indices_of_people[-1]
            self._set_moves(moves[:last_index])
            return ""
        if moves and not self._has_person():
            self._set_moves(moves[:-1])
            return ""
        return f"{SENTENCES['nothing to undo']}."

    def _has_person(self) -> bool:
        """Return whether a person sits at the board, and not agents alone."""
        return None in self._agents_by_seat

    def _make_hint(self) -> str:
        """Return a column to try and why, as sentences, such as "Try column 4. It ..."."""
        board = self._game.board
        with self._console.status(SENTENCES["looking for column"]):
            self._judge.prepare(board)  # loads the search, before the deadline runs
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
            seat_to_move = len(self._game.moves) % 2
            agent = self._agents_by_seat[seat_to_move]
            if agent is None:
                return ""
            if not self._has_person():
                self._print_board()
                sleep(WATCHED_SECONDS)
            with self._console.status(SENTENCES["thinks"].format(who=SIDES[seat_to_move])):
                answer = agent.ask(self._game)
                while "thinking" in answer:  # the agent has not answered yet
                    answer = agent.ask(self._game)
            if "problem" in answer:
                return f"{answer['problem']}. Enter asks again; or undo, or start a new game."
            self._set_moves((*self._game.moves, answer["column"]))
        return ""

    def _set_moves(self, moves: tuple[int, ...]) -> None:
        """Let the game on the board consist of these moves."""
        self._game = replace(self._game, moves=moves)

    def _choose_for_computer(self, observation: Any, configuration: Any) -> int:
        """Return the column that the computer plays. Has the parameters of a Kaggle agent."""
        plays_perfectly = self._computer_level.plies is None  # other levels search few or none
        if plays_perfectly:
            module = import_module(PERFECT_AGENT)
            return int(module.agent(observation, configuration))
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
        """Print the board in colours. The last line, with column numbers, has no background."""
        board_text = Text(str(self._game.board))
        end_of_squares = board_text.plain.rindex("\n")  # where the last line begins
        board_text.stylize(f"on {FRAME_COLOUR}", start=0, end=end_of_squares)
        self._print(colour_discs(board_text))

    def _describe_sides(self) -> str:
        """Return who has which discs, such as "Red (X): you; Yellow (O): minimax."."""
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
        if game.finished and game.winner is None:
            board_full = SENTENCES["board full"].format(four=number_in_words(game.geometry.inarow))
            return f"{SENTENCES['draw game']}. {board_full}"
        seat_to_move = len(game.moves) % 2
        last_seat = 1 - seat_to_move
        have_you_moved_last = last_seat == self._your_seat
        if game.finished:
            won = SENTENCES["you win"] if have_you_moved_last else f"{SIDES[last_seat]} wins!"
            return f"{won} {describe_win(game.board, len(game.moves))}"
        turn = SENTENCES["your turn" if seat_to_move == self._your_seat else "turn of"]
        status = f"{turn.format(who=SIDES[seat_to_move])}."
        if not game.moves:
            return status
        last_player = "You" if have_you_moved_last else SIDES[last_seat]
        last_column = column_name(game.moves[-1])
        played = SENTENCES["played"].format(who=last_player, column=last_column)
        return f"{status} {played}"

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
        moves = "".join(map(column_name, game.moves))  # such as "4453"
        size = game.geometry.size
        size_options = ""  # such as " --rows 8 --columns 9 --inarow 5"
        if size != STANDARD.size:
            for name, value in zip(SIZE_KEYS, size):
                size_options += f" --{name} {value}"
        self._print(f"Its moves: {moves}. To review them: connectx review {moves}{size_options}")


# Sentences about a finished game, as in `bench/web/standing.js` -----------------------------------


# In the order of `directions`: upwards, along a row, down to the right, up to the right.
WAYS_TO_WIN = ("in a column", "across", "on a diagonal", "on a diagonal")


def describe_win(board: Board, number: int) -> str:
    """Say how the side that moved last has won: with which lines, and on which move.

    `number` is the number of its last move, from 1.

    >>> describe_win(Board.from_moves("56755227136173664435527315226234"), 32)
    'Four on a diagonal, on move 32.'
    """
    ways: list[str] = []  # in words, each once
    winner_discs = board.theirs  # the winner is the side that is not to move
    for direction, way in zip(directions(board.geometry), WAYS_TO_WIN):
        if way not in ways and _has_line_in_direction(winner_discs, direction, board.inarow):
            ways.append(way)
    four = number_in_words(board.inarow).capitalize()
    return SENTENCES["how won"].format(four=four, ways=join_words(ways, "and"), number=number)


def _has_line_in_direction(discs: int, direction: int, inarow: int) -> bool:
    """Return whether `inarow` of these discs are neighbours in one direction.

    `discs` is a mask. The direction is the number of bits from one square to its neighbour.
    """
    # A disc stays in this mask as long as enough of the discs follow it: after n rounds, n more.
    first_discs = discs
    for _round in range(inarow - 1):
        first_discs &= first_discs >> direction
    return first_discs != 0


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
    if review.turning_move:
        move = review.moves[review.turning_move - 1]  # moves are numbered from 1
        best_score = move.before
        if best_score is None:  # not known
            best_score = 0
        return TurningPoint(number=move.number, before=best_score, better=move.better)
    # Those that can have decided the game: of the loser, or of both sides after a draw.
    deciding_moves = [move for move in review.moves if move.seat != review.game.winner]
    if any(move.verdict is Verdict.UNKNOWN for move in deciding_moves):
        return None
    return TurningPoint(number=0)


def name_mover(your_seat: int | None, index: int) -> str:
    """Return who made the move with this index, which counts from 0: "you", or the side."""
    seat = index % 2
    return YOU if seat == your_seat else SIDES[seat]
