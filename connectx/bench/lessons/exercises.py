"""Exercises: their questions and hints, and how attempts at them are examined.

There are four kinds, one of them in two forms:

    ChoiceExercise      positions, each with the columns or squares that may be played
    ValueExercise       positions, each with the value that a search returns
    PruningExercise     these values, and how many leaves the search may look at
    NumberExercise      numbers, within a tolerance
    MatchExercise       a submission: Kaggle's way of loading it, and a match
"""

import ast
import inspect
import math
import tempfile
import textwrap
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from connectx.arena.loading import structify
from connectx.bench.lessons.attempts import Attempt, AttemptError, AttemptTimeoutError
from connectx.bench.lessons.oracles import NO_COLUMN, VALUE_MISTAKES, minimax_value
from connectx.bench.lessons.pictures import grid_svg, score_of
from connectx.bench.lessons.tictactoe import player_to_move
from connectx.bench.review.draw import Picture, draw_game
from connectx.core.board import Board, square
from connectx.core.windows import COURSE_MINIMAX
from connectx.words import join_words

if TYPE_CHECKING:
    from connectx.game import Game

ASKED_TIMES = 3  # that each position is asked, as an attempt may play at random
CHANCE_DEVIATIONS = 2.5  # standard deviations, beyond which answers are not right by chance
MAX_POSITION_SECONDS = 1.0  # after which a position is not asked again
TIMED_ATTEMPTS = 3  # of which one has to be in time: another program may be busy
MAX_ROUNDING_ERROR = 1e-9  # in sums of logarithms
PICTURE_WIDTH = 300  # pixels
PROGRESS_SECONDS = 2.0  # after which a check says how far it is
KAGGLE_CONFIGURATION = {
    "rows": 6,
    "columns": 7,
    "inarow": 4,
    "actTimeout": 2,
    "agentTimeout": 60,
    "episodeSteps": 1000,
}


# Positions ------------------------------------------------------------------------------------


class Position(Protocol):
    """A position that an attempt is asked about."""

    @property
    def turn(self) -> str:
        """Who is to move, such as "X (mark 1) is to move"."""

    def draw(self, labels: Mapping[int, str]) -> Picture:
        """Draw the position, with texts at columns or squares, by their numbers."""

    def text(self) -> str:
        """Return the position as text, for a terminal."""

    def describe(self, answer: int) -> str:
        """Say what a number is here, such as "column 3, which is full"."""


class BoardPosition(NamedTuple):
    """A position of ConnectX, after moves such as "4453"."""

    moves: str

    @property
    def board(self) -> Board:
        """The board after the moves."""
        return Board.from_moves(self.moves)

    @property
    def turn(self) -> str:
        """Who is to move, such as "X (mark 1) is to move"."""
        mark = self.board.mark
        symbol = "XO"[mark - 1]
        return f"{symbol} (mark {mark}) is to move"

    def draw(self, labels: Mapping[int, str]) -> Picture:
        """Draw the board, with its columns counted from 0.

        `labels` are texts that stand above columns, by the column's number.
        """
        return draw_game(self.moves, labels=labels, width=PICTURE_WIDTH, first_column=0)

    def text(self) -> str:
        """Return the board as text, with its columns counted from 0."""
        rows = str(self.board).splitlines()[:-1]  # without the columns' numbers from 1
        column_numbers = " ".join(str(column) for column in range(self.board.columns))
        return "\n".join([*rows, column_numbers])

    def describe(self, answer: int) -> str:
        """Say which column a number is, and why it cannot be played if it cannot."""
        if not 0 <= answer < self.board.columns:
            return f"{answer}, but columns are numbered 0 to {self.board.columns - 1}"
        if not self.board.landing_square(answer):
            return f"column {answer}, which is full"
        return f"column {answer}"

    def arguments(self, act_timeout: float = 2) -> tuple[Any, Any]:
        """Return Kaggle's observation and configuration, with `act_timeout` in seconds."""
        board = self.board
        squares = []  # as Kaggle numbers them: row by row, from the top left
        for row in reversed(range(board.rows)):
            for column in range(board.columns):
                mask = square(row, column, board.geometry)
                if board.discs_of(1) & mask:
                    squares.append(1)
                elif board.discs_of(2) & mask:
                    squares.append(2)
                else:
                    squares.append(0)
        observation = {
            "board": squares,
            "mark": board.mark,
            "step": board.discs,
            "remainingOverageTime": 60,
        }
        configuration = {**KAGGLE_CONFIGURATION, "actTimeout": act_timeout}
        return structify(observation), structify(configuration)


class GridPosition(NamedTuple):
    """A position of tic-tac-toe: nine of `x`, `o` and `.`."""

    grid: str

    @property
    def turn(self) -> str:
        """Who is to move, such as "X is to move"."""
        return f"{player_to_move(self.grid).upper()} is to move"

    def draw(self, labels: Mapping[int, str]) -> Picture:
        """Draw the grid, with a text in each empty square.

        The text is the number of the square, and then the square's label if `labels` has one.
        """
        texts = {}
        for number in range(9):
            if self.grid[number] == ".":
                texts[number] = f"{number} {labels.get(number, '')}"
        return grid_svg(self.grid, width=PICTURE_WIDTH // 2, labels=texts)

    def text(self) -> str:
        """Return the grid as text, with the numbers of its empty squares."""
        signs = [str(number) if sign == "." else sign for number, sign in enumerate(self.grid)]
        return "\n".join(" ".join(signs[start : start + 3]) for start in (0, 3, 6))

    def describe(self, answer: int) -> str:
        """Say which square a number is, and why it cannot be played if it cannot."""
        if not 0 <= answer < 9:
            return f"{answer}, but squares are numbered 0 to 8"
        if self.grid[answer] != ".":
            return f"square {answer}, which is taken"
        return f"square {answer}"

    def arguments(self) -> tuple[str]:
        """Return the grid itself."""
        return (self.grid,)


# What a check finds ---------------------------------------------------------------------------


class NotRightError(Exception):
    """An attempt is not right yet: why, and the position that shows it."""

    def __init__(
        self, text: str, position: Position | None = None, labels: Mapping[int, str] | None = None
    ) -> None:
        """Make an error with a text for the learner, and perhaps a position to be shown with it.

        `labels` are marks at columns or squares of the position, by their numbers, such as "✗".
        """
        super().__init__(text)
        self.position = position
        self.labels = labels or {}


def add_later_error(refusal: NotRightError, error: NotRightError | None) -> NotRightError:
    """Return a refusal which also says that the attempt stops with an error in a later position.

    `error` is that error; None if there is none, and then the refusal stays as it is.
    """
    if error is None:
        return refusal
    later_text = str(error).removeprefix("Not yet. ")
    text = f"{refusal}\nThe check stopped at a later position. {later_text}"
    return NotRightError(text, refusal.position, refusal.labels)


class EmptyAttemptError(Exception):
    """An attempt returns None whatever it is asked: the cell is as empty as it was."""


class Progress:
    """Says how far a check is, once it has taken a while."""

    def __init__(self, position_count: int) -> None:
        self._position_count = position_count
        self._last_print_time = time.monotonic()  # at first, the time of the start

    def show(self, number: int) -> None:
        """Print how many positions were asked about, at most once in `PROGRESS_SECONDS`."""
        now = time.monotonic()
        if now - self._last_print_time >= PROGRESS_SECONDS:
            self._last_print_time = now
            print(f"asked about {number} of {self._position_count} positions ...", flush=True)


def choose_likeliest_mistake(log_ways_by_mistake: Mapping[str, float]) -> str | None:
    """Choose among mistakes that explain all answers the one that allows the fewest other answers.

    The keys are mistakes in words, for the learner. A value is the logarithm of the number of ways
    in which an attempt with this mistake could have answered all questions: 0 if there is just one
    way. Returns None if there is no mistake, or if two mistakes explain the answers equally well.
    """
    if not log_ways_by_mistake:
        return None
    limit = min(log_ways_by_mistake.values()) + MAX_ROUNDING_ERROR
    best_mistakes = [mistake for mistake, value in log_ways_by_mistake.items() if value < limit]
    return best_mistakes[0] if len(best_mistakes) == 1 else None


def choose_only_mistake(mistakes: Sequence[str]) -> str | None:
    """Return the mistake if there is just one, or is repeated; None for several or none of them."""
    different_mistakes = set(mistakes)
    return different_mistakes.pop() if len(different_mistakes) == 1 else None


def is_integer(answer: object) -> bool:
    """Return whether an answer is an int, as columns on Kaggle are. True and 3.0 are none."""
    return isinstance(answer, int) and not isinstance(answer, bool)


def describe_answer(answer: object, position: Position) -> str:
    """Say what an attempt returned in a position."""
    if answer is None:
        return "None. Some path through your function has no `return`"
    if isinstance(answer, int) and is_integer(answer):
        return position.describe(answer)
    kind = type(answer).__name__
    is_other_integer = hasattr(answer, "__index__") and not isinstance(answer, bool)  # of numpy
    if is_other_integer:
        return f"{answer!r}, a {kind}, but Kaggle expects an int: return int(...)"
    return f"{answer!r}, a {kind}, but an int was expected"


def list_numbers(numbers: Iterable[int]) -> str:
    """Return numbers as text, such as "1, 2 or 4"."""
    texts = [str(number) for number in numbers]
    return join_words(texts, link="or")


def printed_text(attempt: Attempt) -> str:
    """Return what the last call of an attempt printed, after "It printed:"; "" if nothing."""
    if not attempt.printed:
        return ""
    return "\nIt printed:\n    " + "\n    ".join(attempt.printed)


# The kinds ------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Exercise:
    """An exercise: a function that the learner writes. `examine` raises an error if it is wrong."""

    head: str  # of the function, as in the empty cell: "block(obs, config)"
    hints: Sequence[str]

    @property
    def name(self) -> str:
        """The function's name."""
        return self.head.partition("(")[0]

    def examine(self, attempt: Attempt) -> str:
        """Examine an attempt, and say what was checked if all of it is right.

        Raises NotRightError if something is wrong, EmptyAttemptError if all answers are None.
        """
        raise NotImplementedError


class ChoiceQuestion(NamedTuple):
    """A position, what may be played there, and why."""

    position: BoardPosition | GridPosition
    expected: Sequence[int]
    reason: str  # as in "Expected column 3: it wins at once"
    act_timeout: float = 2  # seconds
    max_seconds: float | None = None  # that an answer may take; None for `act_timeout`
    late_reason: str = (
        "which is too late. Make one deadline for all searches, before the first search, and give"
        " it half of the time"
    )

    @property
    def time_limit(self) -> float:
        """The seconds that an answer may take."""
        return self.act_timeout if self.max_seconds is None else self.max_seconds


@dataclass(frozen=True, kw_only=True)
class ChoiceExercise(Exercise):
    """Positions with acceptable columns, or squares of tic-tac-toe."""

    questions: Sequence[ChoiceQuestion]
    # By a mistake in words: a function of a board or a grid, which returns all answers that an
    # attempt with this mistake may give there.
    mistakes: Mapping[str, Callable[[Any], Sequence[int]]]
    asked_times: int = ASKED_TIMES
    is_timed: bool = False  # whether an answer after `act_timeout` is wrong

    def examine(self, attempt: Attempt) -> str:
        """Ask about every position, and say how many there were if all answers are right.

        Raises NotRightError if an answer is wrong, or if the attempt fails in a position. Raises
        EmptyAttemptError if all answers are None.
        """
        replies, error = self._collect_replies(attempt)
        if not error and are_all_none([reply.answer for reply in replies]):
            raise EmptyAttemptError
        wrong_replies = [reply for reply in replies if not reply.is_right]
        if wrong_replies:
            refusal = self._describe_wrong_answer(replies, wrong_replies)
            raise add_later_error(refusal, error)
        if error:
            raise error
        text = f"{len(self.questions)} positions, {self._describe_repetitions()}."
        return text + describe_late_win(replies)

    def _collect_replies(self, attempt: Attempt) -> tuple[list["Reply"], NotRightError | None]:
        """Return the answers in all positions up to the first error, and that error.

        The error is None if the attempt fails in no position. A wrong answer is no error.
        """
        replies: list[Reply] = []
        progress = Progress(len(self.questions))
        for number, question in enumerate(self.questions):
            progress.show(number)
            started = time.monotonic()
            for repetition in range(self.asked_times):
                seconds = time.monotonic() - started
                if repetition > 0 and seconds > MAX_POSITION_SECONDS:
                    break
                try:
                    answer = self._get_answer(attempt, question)
                except NotRightError as error:
                    return replies, error
                replies.append(Reply(question, answer, printed_text(attempt)))
        return replies, None

    def _describe_repetitions(self) -> str:
        """Say how often each position was asked."""
        if self.asked_times == 1:
            return "each asked once"
        return f"each asked up to {self.asked_times} times"

    def _get_answer(self, attempt: Attempt, question: ChoiceQuestion) -> Any:
        """Return the attempt's answer in a position.

        If answers are timed, a late attempt is asked again, `TIMED_ATTEMPTS` times in all. Raises
        NotRightError if the attempt fails, is always late or changes the board.
        """
        position = question.position
        if isinstance(position, GridPosition):
            return self._call_attempt(attempt, position, *position.arguments())
        max_calls = TIMED_ATTEMPTS if self.is_timed else 1
        for _ in range(max_calls):
            observation, configuration = position.arguments(question.act_timeout)
            started = time.perf_counter()
            answer = self._call_attempt(attempt, position, observation, configuration)
            seconds = time.perf_counter() - started
            unchanged_observation, _ = position.arguments(question.act_timeout)
            if observation != unchanged_observation:
                text = "Your function changes obs.board. Change a copy: list(obs.board)."
                raise NotRightError(text, position)
            is_late = self.is_timed and seconds > question.time_limit
            if not is_late or answer is None:
                return answer
        text = (
            f"Not yet. With config.actTimeout = {question.act_timeout:g}, your function took"
            f" {seconds:.2f} seconds, {question.late_reason}."
        )
        raise NotRightError(text, position)

    def _call_attempt(self, attempt: Attempt, position: Position, *arguments: Any) -> Any:
        """Return what the attempt returns in a position. Raises NotRightError if it fails."""
        try:
            return attempt.call(*arguments)
        except AttemptError as error:
            text = f"Not yet. In this position, {error}{printed_text(attempt)}"
            raise NotRightError(text, position) from None

    def _describe_wrong_answer(
        self, replies: Sequence["Reply"], wrong_replies: Sequence["Reply"]
    ) -> NotRightError:
        """Return an error on the first wrong answer, and on the mistake behind all if it is clear.

        `replies` are all answers, and `wrong_replies` are those that are wrong, at least one.
        """
        first_wrong = wrong_replies[0]
        question = first_wrong.question
        position = question.position
        place = "square" if isinstance(position, GridPosition) else "column"
        answer_text = describe_answer(first_wrong.answer, position)
        questions = {reply.question for reply in replies}
        wrong_questions = {reply.question for reply in wrong_replies}
        text = (
            f"Not yet. {position.turn}.\n"
            f"Expected {place} {list_numbers(question.expected)}: {question.reason}.\n"
            f"Your function returned {answer_text}.{first_wrong.printed}\n"
            f"Right in {len(questions) - len(wrong_questions)} of {len(questions)} positions."
        )
        mistake = self._find_common_mistake(replies)
        answers_here = [repr(reply.answer) for reply in replies if reply.question is question]
        if mistake:
            text += f"\nAll answers fit one mistake: {mistake}."
        elif len(set(answers_here)) > 1:
            text += f"\nAsked {len(answers_here)} times in this position, it returned "
            text += f"{', '.join(answers_here)}. So it chooses at random here."
        labels = dict.fromkeys(question.expected, "✓")  # by column or square
        if is_integer(first_wrong.answer):
            labels[first_wrong.answer] = "✗"
        return NotRightError(text, position, labels)

    def _find_common_mistake(self, replies: Sequence["Reply"]) -> str | None:
        """Return the mistake that explains all answers, in words; None if it is not clear.

        A mistake explains the answers if an attempt that makes it may give each of them. Of several
        such mistakes, it is the one that allows the fewest other answers.
        """
        answers = [NO_COLUMN if reply.answer is None else reply.answer for reply in replies]
        if not all(map(is_integer, answers)):
            return None
        has_several_positions = len(answers) > self.asked_times
        if has_several_positions and len(set(answers)) == 1:
            return f"it returns {answers[0]} in every position"
        questions = {reply.question for reply in replies}
        log_ways_by_mistake = {}
        for mistake, list_answers in self.mistakes.items():
            possible_answers = {}
            for question in questions:
                possible_answers[question] = list_answers(board_or_grid(question.position))
            fits = all(
                answer in possible_answers[reply.question]
                for answer, reply in zip(answers, replies)
            )
            if fits and not is_beyond_chance(replies, possible_answers):
                # The number of ways to answer all questions is the product of these counts.
                choice_counts = [len(possible_answers[reply.question]) for reply in replies]
                log_ways_by_mistake[mistake] = sum(map(math.log, choice_counts))
        return choose_likeliest_mistake(log_ways_by_mistake)


def are_all_none(answers: Sequence[Any]) -> bool:
    """Return whether there are answers and all of them are None, as those of an empty cell."""
    return len(answers) > 0 and all(answer is None for answer in answers)


class Reply(NamedTuple):
    """What an attempt answered in a position."""

    question: ChoiceQuestion
    answer: Any
    printed: str  # a text that says what the attempt printed; "" if it printed nothing

    @property
    def is_right(self) -> bool:
        """Whether the answer is an int, and may be played."""
        return is_integer(self.answer) and self.answer in self.question.expected


def is_beyond_chance(
    replies: Sequence[Reply], possible_answers: Mapping[ChoiceQuestion, Sequence[int]]
) -> bool:
    """Return whether answers are right too often for a mistake that leaves them to chance.

    `possible_answers` has, by question, all answers that the mistake allows. Where some of them are
    right and others wrong, an attempt with that mistake is right by chance alone. The answers
    contradict the mistake if they are right more often than is expected, by `CHANCE_DEVIATIONS`
    standard deviations. Each question counts once, with the share of its replies that are right.
    """
    right_count = 0.0
    expected_count = 0.0
    variance = 0.0
    for question, answers in possible_answers.items():
        right_answers = {*answers} & {*question.expected}
        chance = len(right_answers) / len({*answers})
        if chance in (0, 1):
            continue
        rightness = [reply.is_right for reply in replies if reply.question is question]
        right_count += sum(rightness) / len(rightness)
        expected_count += chance
        variance += chance * (1 - chance)
    return right_count > expected_count + CHANCE_DEVIATIONS * math.sqrt(variance)


def describe_late_win(replies: Sequence[Reply]) -> str:
    """Say in which position a right answer does not win, although it could; "" if in none."""
    for reply in replies:
        position = reply.question.position
        if isinstance(position, GridPosition):
            continue
        board = position.board
        wins = [column for column in board.legal_columns() if board.wins(column)]
        if wins and reply.answer not in wins:
            return (
                f"\nGood to know: after the moves {position.moves}, your function could win at once"
                f" in column {list_numbers(wins)}, but plays column {reply.answer}. For minimax, a"
                " later win has the same value, so your function may delay a win."
            )
    return ""


def board_or_grid(position: BoardPosition | GridPosition) -> Board | str:
    """Return the board of a position, or its grid: the argument of a function of `oracles`."""
    return position.board if isinstance(position, BoardPosition) else position.grid


def course_score(board: Board, me: int) -> int:
    """Return the course's heuristic score of a board for mark `me`, as lesson 4 writes it."""
    return score_of(board, me, COURSE_MINIMAX)


class ValueQuestion(NamedTuple):
    """A position, and how deep a search shall look."""

    moves: str  # such as "4453"
    depth: int  # in moves
    me_moves: bool = True  # whether the side that wants a high value is to move

    @property
    def me(self) -> int:
        """The mark of the side that wants a high value, as the lesson calls it."""
        mark = Board.from_moves(self.moves).mark
        return mark if self.me_moves else 3 - mark


def make_search_arguments(question: ValueQuestion) -> tuple[Any, ...]:
    """Return the first four arguments of a search: board, depth, me and score."""
    return Board.from_moves(question.moves), question.depth, question.me, course_score


@dataclass(frozen=True, kw_only=True)
class ValueExercise(Exercise):
    """Positions with the value that a search of some depth returns."""

    questions: Sequence[ValueQuestion]
    further_arguments: tuple[Any, ...] = ()  # of the search, after board, depth, me and score

    def examine(self, attempt: Attempt) -> str:
        """Compare the values with those of minimax, and say how many there were if all are right.

        Raises NotRightError if a value is wrong, or if the attempt fails in a position. Raises
        EmptyAttemptError if all values are None.
        """
        answers: dict[ValueQuestion, Any] = {}
        error: NotRightError | None = None
        progress = Progress(len(self.questions))
        for number, question in enumerate(self.questions):
            progress.show(number)
            arguments = (*make_search_arguments(question), *self.further_arguments)
            try:
                answers[question] = attempt.call(*arguments)
            except AttemptError as failure:
                error = self._describe_failure(attempt, failure, question)
                break
        if not error and are_all_none([*answers.values()]):
            raise EmptyAttemptError
        for question, answer in answers.items():
            if answer != minimax_value_of(question):
                raise add_later_error(self._describe_wrong_answer(answers, question), error)
        if error:
            raise error
        depth = max(question.depth for question in self.questions)
        return f"{len(self.questions)} positions, up to {depth} moves deep."

    def _describe_failure(
        self, attempt: Attempt, failure: AttemptError, question: ValueQuestion
    ) -> NotRightError:
        """Return an error which says that the attempt fails in the position of a question."""
        text = f"Not yet. With depth {question.depth} in this position, {failure}"
        text += printed_text(attempt)
        if isinstance(failure, AttemptTimeoutError) and question.depth:
            text += (
                "\nDoes each call pass on depth - 1? Otherwise, the search never reaches depth 0."
            )
        return NotRightError(text, BoardPosition(question.moves))

    def _describe_wrong_answer(
        self, answers: Mapping[ValueQuestion, Any], question: ValueQuestion
    ) -> NotRightError:
        """Return an error on the wrong answer to a question, for the learner.

        If all answers fit one mistake, the error names that mistake.
        """
        position = BoardPosition(question.moves)
        answer = answers[question]
        text = (
            f"Not yet. {position.turn}; me is {question.me}, depth is {question.depth}.\n"
            f"Expected the value {minimax_value_of(question):,}.\n"
        )
        if answer is None:
            text += f"Your function returned {describe_answer(answer, position)}."
            return NotRightError(text, position)
        answer_text = f"{answer:,}" if isinstance(answer, int | float) else repr(answer)
        text += f"Your function returned {answer_text}."
        mistake = self._find_common_mistake(answers)
        if mistake:
            text += f"\nAll {len(answers)} answers fit one mistake: {mistake}."
        elif question.depth == 0:
            text += "\nWith depth 0 no move is played, so the value is score(board, me)."
        return NotRightError(text, position)

    def _find_common_mistake(self, answers: Mapping[ValueQuestion, Any]) -> str | None:
        """Return the mistake that explains all answers, in words; None if none or several do.

        A mistake explains the answers if a minimax with this mistake returns the same values.
        """
        fitting_mistakes = []
        for mistake_name, mistake_in_words in VALUE_MISTAKES.items():
            if all(
                answer == minimax_value_of(question, mistake_name)
                for question, answer in answers.items()
            ):
                fitting_mistakes.append(mistake_in_words)
        for extra_depth, mistake_in_words in EXTRA_DEPTH_MISTAKES.items():
            if all(
                answer == minimax_value_of(question, extra_depth=extra_depth)
                for question, answer in answers.items()
            ):
                fitting_mistakes.append(mistake_in_words)
        return choose_only_mistake(fitting_mistakes)


# How many moves further a search looks than it should, and what is then said to the learner.
EXTRA_DEPTH_MISTAKES = {
    1: "it looks one move further than `depth` says",
    -1: "it looks one move less far than `depth` says",
}


def minimax_value_of(
    question: ValueQuestion, mistake_name: str = "", extra_depth: int = 0
) -> float:
    """Return the value that minimax returns for a question, or a minimax with a mistake.

    `mistake_name` is "" or one of the names in `VALUE_MISTAKES`, such as "other side".
    `extra_depth` is added to the depth of the question.
    """
    board = Board.from_moves(question.moves)
    depth = max(0, question.depth + extra_depth)
    return minimax_value(board, depth, question.me, mistake_name)


@dataclass(frozen=True, kw_only=True)
class PruningExercise(ValueExercise):
    """Values, and the number of leaves: a search that prunes looks at few of them."""

    counted_questions: Sequence[ValueQuestion]  # positions in which leaves are counted
    max_share: float  # of all leaves, that may be looked at

    def examine(self, attempt: Attempt) -> str:
        """Compare the values with those of minimax, and check that the search looks at few leaves.

        A leaf is a position of which the search asks for the score. Says what was checked. Raises
        NotRightError or EmptyAttemptError if something is wrong.
        """
        values_text = super().examine(attempt)
        all_leaves = 0
        visited_leaves = 0
        for question in self.counted_questions:
            all_leaves += count_leaves(minimax_with_score, question, self.further_arguments)
            visited_leaves += count_leaves(attempt.call, question, self.further_arguments)
        leaves_text = f"looked at {visited_leaves:,} leaves, of {all_leaves:,} without pruning"
        if visited_leaves / all_leaves <= self.max_share:
            return f"{values_text} Your function {leaves_text}."
        text = (
            f"The values are right, but your function {leaves_text}. At most"
            f" {self.max_share:.0%} are allowed here.\n"
        )
        if visited_leaves < all_leaves:
            text += "Does each call pass on its alpha and beta, and stop at alpha >= beta?"
        elif self._prunes_at_equal_bounds(attempt):
            text += (
                "Your function leaves nothing out, although a loop ends at alpha >= beta. Does"
                " each call pass on its own alpha and beta, and not -math.inf and math.inf?"
            )
        else:
            text += "Your function leaves nothing out. Can its loop end before the last column?"
        raise NotRightError(text, BoardPosition(self.counted_questions[0].moves))

    def _prunes_at_equal_bounds(self, attempt: Attempt) -> bool:
        """Return whether a search looks at fewer leaves if alpha equals beta from the beginning.

        If so, its loop ends at alpha >= beta.
        """
        question = self.counted_questions[0]
        all_leaves = count_leaves(minimax_with_score, question, self.further_arguments)
        equal_bounds = (-math.inf, -math.inf)
        return count_leaves(attempt.call, question, equal_bounds) < all_leaves


def minimax_with_score(
    board: Board, depth: int, me: int, score: Callable[[Board, int], int], *more: Any
) -> float:
    """Return the value of a board for mark `me` by minimax without pruning, `depth` moves deep.

    `score` returns the score of a leaf for a mark. Further arguments, such as the bounds of
    alpha-beta, are ignored.
    """
    if depth == 0 or board.over:
        return score(board, me)
    values = [
        minimax_with_score(board.play(column), depth - 1, me, score)
        for column in board.legal_columns()
    ]
    return max(values) if board.mark == me else min(values)


def count_leaves(
    search: Callable[..., Any], question: ValueQuestion, further_arguments: tuple[Any, ...]
) -> int:
    """Count how often a search asks for the score of a leaf.

    `further_arguments` are those that the search takes after board, depth, me and score.
    """
    leaf_count = 0

    def score_and_count(board: Board, me: int) -> int:
        """Return the course's score of a leaf for mark `me`, and add 1 to `leaf_count`."""
        nonlocal leaf_count
        leaf_count += 1
        return course_score(board, me)

    board, depth, me, _ = make_search_arguments(question)
    search(board, depth, me, score_and_count, *further_arguments)
    return leaf_count


@dataclass(frozen=True, kw_only=True)
class NumberExercise(Exercise):
    """Numbers within a tolerance: for some arguments, a pair of numbers."""

    questions: Sequence[tuple[int, ...]]  # the arguments of each call
    argument_names: Sequence[str]
    expected: Callable[..., tuple[float, float]]  # returns the right numbers for some arguments
    # By a mistake in words: a function that returns the wrong numbers for some arguments.
    mistakes: Mapping[str, Callable[..., tuple[float, float]]]
    tolerance: float

    def examine(self, attempt: Attempt) -> str:
        """Compare the numbers with the right ones, and say how many there were if all are right.

        Raises NotRightError if an answer is wrong, or if the attempt fails for some arguments.
        Raises EmptyAttemptError if all answers are None.
        """
        answers: dict[tuple[int, ...], Any] = {}
        for arguments in self.questions:
            try:
                answers[arguments] = attempt.call(*arguments)
            except AttemptError as error:
                words = self._arguments_in_words(arguments)
                text = f"Not yet. For {words}, {error}{printed_text(attempt)}"
                raise NotRightError(text) from None
        if all(answer is None for answer in answers.values()):
            raise EmptyAttemptError
        for arguments, answer in answers.items():
            low, high = self.expected(*arguments)
            if self._is_close(answer, (low, high)):
                continue
            words = self._arguments_in_words(arguments)
            text = (
                f"Not yet. For {words}, expected ({low:.3f}, {high:.3f}).\n"
                f"Your function returned {self._answer_in_words(answer)}."
            )
            mistake = self._find_common_mistake(answers)
            if mistake:
                text += f"\nAll {len(answers)} answers fit one mistake: {mistake}."
            raise NotRightError(text)
        return f"{len(answers)} matches, each within {self.tolerance:g}."

    def _find_common_mistake(self, answers: Mapping[tuple[int, ...], Any]) -> str | None:
        """Return the mistake that explains all answers, in words; None if none or several do.

        `answers` has the answer for each tuple of arguments. A mistake explains the answers if a
        function with this mistake returns about the same numbers.
        """
        fitting_mistakes = []
        for mistake, make_wrong_numbers in self.mistakes.items():
            if all(
                self._is_close(answer, make_wrong_numbers(*arguments))
                for arguments, answer in answers.items()
            ):
                fitting_mistakes.append(mistake)
        return choose_only_mistake(fitting_mistakes)

    def _arguments_in_words(self, arguments: tuple[int, ...]) -> str:
        """Return arguments in words, such as "wins = 6, draws = 0, losses = 4"."""
        parts = [f"{name} = {value}" for name, value in zip(self.argument_names, arguments)]
        return ", ".join(parts)

    def _answer_in_words(self, answer: object) -> str:
        """Return an answer in words: its two numbers, or what is wrong if it is something else."""
        pair = read_two_numbers(answer)
        if pair:
            low, high = pair
            return f"({low:.3f}, {high:.3f})"
        if answer is None:
            return "None. Some path through your function has no `return`"
        return f"{answer!r}, expected two numbers: return low, high"

    def _is_close(self, answer: object, expected: tuple[float, float]) -> bool:
        """Return whether an answer is the expected pair of numbers, but for the tolerance.

        The tolerance is absolute for numbers up to 1, as shares are. For larger numbers, which only
        mistakes lead to, it is relative.
        """
        pair = read_two_numbers(answer)
        if not pair:
            return False
        for number, expected_number in zip(pair, expected):
            max_difference = self.tolerance * max(1, abs(expected_number))
            if abs(number - expected_number) > max_difference:
                return False
        return True


def read_two_numbers(answer: object) -> tuple[float, float] | None:
    """Return the two numbers of an answer that is a pair of them; None for any other answer."""
    if not isinstance(answer, tuple | list) or len(answer) != 2:
        return None
    low, high = answer
    if isinstance(low, int | float) and isinstance(high, int | float):
        return low, high
    return None


@dataclass(frozen=True, kw_only=True)
class MatchExercise(Exercise):
    """A submission: whether it would play on Kaggle, and whether it beats an opponent."""

    opponent: str
    games: int
    min_share: float  # of the points

    def examine(self, attempt: Attempt) -> str:
        """Write the function to a file, try the file out as Kaggle does, and play a match.

        Says how the match ended if enough points were won. Raises NotRightError if not, or if the
        file would not play on Kaggle. Raises EmptyAttemptError if the function returns None.
        """
        empty_board = BoardPosition("")
        observation, configuration = empty_board.arguments()
        try:
            answer = attempt.call(observation, configuration)
        except AttemptError as error:
            text = f"Not yet. On the empty board, {error}{printed_text(attempt)}"
            raise NotRightError(text, empty_board) from None
        if answer is None:
            raise EmptyAttemptError
        source = read_source(attempt.function)
        if imports_package(source):
            raise NotRightError(
                "Not yet. It would not play on Kaggle, because it imports connectx, which is not"
                " installed there. Write your function in plain Python."
            )
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "submission.py")
            file.write_text(source, encoding="utf-8")
            return self._examine_file(file)

    def _examine_file(self, file: Path) -> str:
        """Try a submission out as Kaggle does, play a match, and say how the match ended.

        Raises NotRightError if the submission would not play on Kaggle, or wins too few points.
        """
        # These need third-party packages, which other exercises do without.
        from connectx.arena.match import match
        from connectx.errors import UserError

        try:
            failure = find_kaggle_failure(file)
            if failure:
                text = f"Not yet. It would not play on Kaggle.\n{failure}"
                if "NameError" in failure:
                    text += (
                        "\nThe file contains only this function. Put everything that it uses"
                        " from other cells inside it, including imports."
                    )
                raise NotRightError(text)
            result = match(str(file), self.opponent, self.games, seed=1)
        except UserError as error:
            raise NotRightError(f"Not yet. It would not play on Kaggle.\n{error}") from None
        share = result.comparison.record.share
        record = f"{share:.0%} of the points in {self.games} games against {self.opponent}"
        if share >= self.min_share:
            return f"It would play on Kaggle: {record}."
        text = (
            f"Not yet. It would play on Kaggle, with {record}.\n"
            f"Expected at least {self.min_share:.0%}. This is the end of a lost game."
        )
        raise NotRightError(text, BoardPosition(moves_of_lost_game(result.games)))


def find_kaggle_failure(file: Path) -> str:
    """Return the first reason why a submission would not play on Kaggle; "" if there is none.

    Raises UserError if the file cannot be examined.
    """
    # This needs third-party packages, which other exercises do without.
    from connectx.arena.preflight import Status, examine

    for row in examine(str(file)).checks:
        if row.status is Status.FAIL:
            return f"{row.name}: {row.detail}"
    return ""


def moves_of_lost_game(games: Iterable["Game"]) -> str:
    """Return the moves of the first game that player 0 lost, as "4453"; "" if it lost none."""
    for game in games:
        opponent_seat = 1 - game.numbers.index(0)
        if game.winner == opponent_seat:
            return "".join(str(column + 1) for column in game.moves)
    return ""


def imports_package(source: str) -> bool:
    """Return whether a source imports this package, which players on Kaggle do not have."""
    this_package = __name__.partition(".")[0]
    for node in ast.walk(ast.parse(textwrap.dedent(source))):
        modules: list[str] = []
        if isinstance(node, ast.Import):
            modules = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            modules = [node.module or ""]  # None in `from . import name`
        packages = [module.partition(".")[0] for module in modules]
        if this_package in packages:
            return True
    return False


def read_source(function: Callable[..., Any]) -> str:
    """Return the source of a learner's function. Raises NotRightError if it cannot be read."""
    try:
        return inspect.getsource(function)
    except (OSError, TypeError):
        text = "The source of this function cannot be read. Define it with `def` in a cell."
        raise NotRightError(text) from None
