"""The board in a terminal, in the page's words, levels and colours: digits drop discs."""

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial, reduce
from importlib import import_module
from itertools import chain
from time import sleep
from typing import Any, TextIO

from rich.text import Text

from connectx.arena.child import DEFAULT_LIMITS, Limits
from connectx.bench.levels import LEVELS, level_column
from connectx.bench.play.questions import PAGE, YOU, Agent, BoardPlayer
from connectx.bench.review.draw import FRAME, line_squares
from connectx.bench.review.moves import Review, review_game
from connectx.bench.review.threats import square_name
from connectx.bench.solver.judge import Judge, Verdict, advise
from connectx.command_line import Printer, colour_discs
from connectx.core.board import STANDARD, Board
from connectx.core.clock import Deadline
from connectx.core.observation import read_board
from connectx.game import SIZE, Game
from connectx.words import (
    SENTENCES,
    SIDES,
    SIGNS,
    column_name,
    columns_in_words,
    discs_to_win,
    join_words,
    number_in_words,
)

HELP = (
    "Keys: a column to drop a disc; u undo, h hint, s change sides, l the computer's level, "
    "n new game, q quit, ? help"
)
PERFECT = "connectx.agents.perfect"
FIRST_LEVEL = 1  # easy, as on the page
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
        """`seats` has the names of `players`, "you", or "page" for the computer."""
        self._game, self._level = game, LEVELS[FIRST_LEVEL]
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

        `lines` are of any number of keys: "4", "u", "44u3".
        """
        self._say(f"{HELP}. A line may hold several.\n{self._sides()}")
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
                return f"{SENTENCES['nothing to undo']}."
            self._put(moves[: plies[-1]] if plies else moves[:-1])
        elif key == "n":
            self._put(())
        elif key == "s":
            self._opponents.reverse()
            self._say(self._sides())
        elif key == "l":
            self._level = LEVELS[(LEVELS.index(self._level) + 1) % len(LEVELS)]
            self._say(self._sides())
        elif key == "h":
            with self._console.status(SENTENCES["looking for column"]):
                self._judge.prepare(game.board)
                column, score = advise(self._judge, game.board, Deadline(HINT_SECONDS))
            tried = SENTENCES["try"].format(column=column_name(column))
            return f"{tried}. {advice(game.board, column, score)}".rstrip()
        else:
            return f"{HELP}." if key == "?" else f"{key!r} is not a key. {HELP}."
        return ""

    def _let_play(self) -> str:
        """Let the agents play until it is a person's turn. Returns a problem, if there is one."""
        while not self._game.finished and (opponent := self._opponents[len(self._game.moves) % 2]):
            if all(self._opponents):
                self._show()
                sleep(WATCHED_SECONDS)
            thinks = SENTENCES["thinks"].format(who=SIDES[len(self._game.moves) % 2])
            with self._console.status(thinks):
                while "thinking" in (answer := opponent.ask(self._game)):
                    pass
            if "problem" in answer:
                return f"{answer['problem']}. Enter asks again; or undo, or start a new game."
            self._put((*self._game.moves, answer["column"]))
        return ""

    def _put(self, moves: tuple[int, ...]) -> None:
        self._game = replace(self._game, moves=moves)

    def _computer(self, observation: Any, configuration: Any) -> int:
        """What the computer plays: an agent, as Kaggle asks one."""
        if self._level.plies is None:
            return int(import_module(PERFECT).agent(observation, configuration))
        board = read_board(observation, configuration)
        return level_column(self._level, board, random.Random())

    def _show(self) -> None:
        board = Text(str(self._game.board))
        board.stylize(f"on {FRAME}", 0, board.plain.rindex("\n"))
        self._say(colour_discs(board))

    def _sides(self) -> str:
        """Who has which discs."""
        names = [each.name if each else YOU for each in self._opponents]
        names = [f"the computer, {self._level.name}" if name == PAGE else name for name in names]
        sides = [f"{side} ({sign}): {who}" for side, sign, who in zip(SIDES, SIGNS, names)]
        return f"{'; '.join(sides)}."

    @property
    def _you(self) -> int | None:
        """The seat of the person, if there is one person alone."""
        people = [seat for seat, each in enumerate(self._opponents) if each is None]
        return people[0] if len(people) == 1 else None

    def _status(self) -> str:
        """How the game stands."""
        game, moves, seat = self._game, self._game.moves, len(self._game.moves) % 2
        you = [seat == self._you for seat in (0, 1)]
        if game.finished and game.winner is None:
            board_full = SENTENCES["board full"].format(four=number_in_words(game.geometry.inarow))
            return f"{SENTENCES['draw game']}. {board_full}"
        if game.finished:
            won = f"{SIDES[1 - seat]} wins!" if not you[1 - seat] else SENTENCES["you win"]
            return f"{won} {how_won(game.board, len(moves))}"
        turn = SENTENCES["your turn" if you[seat] else "turn of"].format(who=SIDES[seat])
        last = "You" if you[1 - seat] else SIDES[1 - seat]
        played = moves and SENTENCES["played"].format(who=last, column=column_name(moves[-1]))
        return f"{turn}. {played or ''}".rstrip()

    def _conclude(self) -> None:
        """Print the winning line, the turning point and the moves of a finished game."""
        game = replace(self._game, players=SIDES)
        if line := line_squares(game.board):
            self._say(f"The line: {', '.join(square_name(*place) for place in line)}.")
        with self._console.status("Looking for the move that decided the game."):
            review = review_game(game, VERDICT_SECONDS, self._judge)
        if told := turned(review, self._you):
            self._say(told)
        moves, size = "".join(map(column_name, game.moves)), game.geometry[:3]
        options = zip(SIZE, size) if size != STANDARD[:3] else ()
        more = "".join(f" --{name} {value}" for name, value in options)
        self._say(f"Its moves: {moves}. To review them: connectx review {moves}{more}")


# What it says of a column and of a finished game, as `bench/web/standing.js` ----------------------


NEAR = 5  # discs to a win that are told while one plays


def advice(board: Board, column: int, score: int | None) -> str:
    """Why `column` is the best, or the best found, in a sentence; "" if there is no short reason.

    `score` is that of the position; None if it was not found in time.

    >>> advice(Board.from_moves("12121"), 0, -18)
    'Stop Red: they need this square for four.'
    """
    after, their_mark = board.play(column), 3 - board.mark
    four, other = number_in_words(board.inarow), SIDES[their_mark - 1]
    if board.wins(column):
        return SENTENCES["makes four"].format(four=four)
    if after.over:
        return ""
    if board.landing_square(column) & board.winning_squares(their_mark):
        return SENTENCES["stops"].format(other=other, four=four)
    if not wins_next(after, their_mark) and len(wins_next(after, board.mark)) > 1:
        return SENTENCES["two places"].format(other=other)
    if not board.discs and 2 * column + 1 == board.columns:
        return SENTENCES["the middle"]
    if score is None:
        return ""
    if score < 0:
        return SENTENCES["hardest"].format(other=other)
    discs = discs_to_win(score, board.empties) if score else 0
    name = "can win" if score else "good draw"
    return SENTENCES[name].format(discs=discs) if discs <= NEAR else ""


def wins_next(board: Board, mark: int) -> list[int]:
    """The columns in which the next disc would complete a line of a side, whoever is to move."""
    wins = board.winning_squares(mark)
    return [column for column in board.legal_columns() if board.landing_square(column) & wins]


def how_won(board: Board, number: int) -> str:
    """How the side has won that has moved.

    >>> how_won(Board.from_moves("56755227136173664435527315226234"), 32)
    'Four on a diagonal, on move 32.'
    """
    stride, starts = board.geometry.stride, []
    for step in (1, stride, stride - 1, stride + 1):
        runs = reduce(lambda runs, _: runs & runs >> step, range(board.inarow - 1), board.theirs)
        starts.append(runs)
    names = ("in a column", "across", "on a diagonal", "on a diagonal")
    ways = dict.fromkeys(name for name, runs in zip(names, starts) if runs)
    four = number_in_words(board.inarow).capitalize()
    return SENTENCES["how won"].format(four=four, ways=join_words([*ways], "and"), number=number)


def overlooked(game: Game) -> str:
    """What the loser's last move overlooked, by the name of its sentence; "" if nothing."""
    last = len(game.moves) - 2
    if game.winner is None or game.forfeit or last < 0:
        return ""
    board, column = game.boards()[last], game.moves[last]
    danger = wins_next(board, 3 - board.mark)
    if wins_next(board, board.mark):
        return "a win not taken"
    if danger:
        return "a win not blocked" if len(danger) == 1 and danger[0] != column else ""
    safe = any(not wins_next(board.play(c), 3 - board.mark) for c in board.legal_columns())
    return "a disc under a winning square" if safe else ""


def turned(review: Review, you: int | None) -> str:
    """Where a finished game turned and what the loser's last move overlooked, if that is known.

    `you` is the seat of the one person at the board, if there is just one.
    """
    game, said = review.game, []
    if game.winner is not None and game.winner == you:
        return ""

    def told(name: str, index: int) -> None:
        seat, four = index % 2, number_in_words(game.geometry.inarow)
        who, whose = ("you", "your") if seat == you else (SIDES[seat], f"{SIDES[seat]}\u2019s")
        column, other = column_name(game.moves[index]), SIDES[1 - seat]
        gaps = {"who": who, "whose": whose, "other": other, "four": four, "column": column}
        said.append(SENTENCES[name].format(number=index + 1, **gaps))

    last = len(game.moves) - 2
    losers = [move for move in review.moves if move.seat != game.winner]
    if review.turning_move:
        turning = review.moves[review.turning_move - 1]
        told("turned", turning.number - 1)
        would = "would have won outright" if (turning.before or 0) > 0 else "would have drawn"
        better = columns_in_words(turning.better[:1], "or").capitalize()
        if turning.better:
            said.append(SENTENCES[would].format(better=better))
    if last + 1 != review.turning_move and (name := overlooked(game)):
        told(name, last)
    if not said and not any(move.verdict is Verdict.UNKNOWN for move in losers):
        lost = game.winner is not None and last % 2 == you
        told("never winning" if lost else "none decided", last)
    return " ".join(said)
