"""Grades of answers to positions: whether an answer is legal or best, and what it costs."""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import numpy as np

from connectx.bench.learning.label import FULL_COLUMN_LABEL, label
from connectx.bench.solver.judge import Verdict, cached_judge, verdict_on
from connectx.core.board import Board
from connectx.core.boards import Boards
from connectx.errors import UserError
from connectx.plain_values import make_plain
from connectx.position import read_position
from connectx.words import column_name, describe_full_column

# The readers of answers, which `grade` describes.
STRICT = "strict"
KAGGLE = "kaggle"
READERS = (STRICT, KAGGLE)
UNREADABLE = "unreadable"
MAX_ANSWER_CHARACTERS = 1 << 17  # only the last ones of a longer answer are read
# A text with more braces at which an object might begin is not searched to its end.
MAX_TRIED_BRACES = 100
MAX_MOVE_CHARACTERS = 200  # a longer text is not a move
COLUMN_WORD_PATTERN = r"(?:(?:the )?(?:column|col|move)\s*[:=#]?\s*)?"
MARKUP_PATTERN = r"[\s*_`\"'$()\[\]<>.!]*"  # what may surround a number
# A column's number, perhaps with words or markup around it, as in "**column 3**" or "\boxed{3}".
COLUMN_NUMBER_PATTERN = (
    rf"(?i){MARKUP_PATTERN}{COLUMN_WORD_PATTERN}{MARKUP_PATTERN}"
    rf"(?:\\boxed\{{\s*)?(?P<number>[0-9]{{1,9}})\s*\}}?{MARKUP_PATTERN}"
)
FINAL_ANSWER_PATTERN = r"(?i)final\s+answer\W{0,4}?:"
KAGGLE_FINAL_ANSWER_PATTERN = r"(?i)final\s+answer\s*:\s*(\d+)"  # as in Kaggle's harness
# What may follow a move in the line of a final answer: a reason without another number or object.
# If it begins with "or" or "and", it names another move.
REASON_PATTERN = r"(?!\s*(?:or|and)\b)(?:[^\w{][^\d{]*)?"
KAGGLE_COLUMN_PATTERN = "0|[1-9][0-9]*"  # a column as Kaggle's harness writes it, unlike 03
MAX_COLUMN_DIGITS = 9  # a longer number is not read as a column that is not on the board


@dataclass(frozen=True)
class Grade:
    """What an answer is worth. Columns count from 0, and scores are those of the side to move."""

    column: int | None  # the column that was read, on the board or not
    problem: str  # why the answer is no legal move; "" if it is one
    score: int | None  # the score of the column; None if it is not legal
    scores: Mapping[int, int]  # the scores of all legal columns
    best_score: int
    best_columns: tuple[int, ...]
    cost: Verdict  # "perfect", "win thrown away" and so on; "not scored" if it is not legal

    @property
    def legal(self) -> bool:
        """Whether the answer is a legal move."""
        return not self.problem

    @property
    def best(self) -> bool:
        """Whether the answer is one of the best moves."""
        return self.column in self.best_columns


def grade(position: Any, answer: Any, first: int | None = None, *, reader: str = STRICT) -> Grade:
    """Grade an answer to a position: whether it is legal or best, and what it costs.

    `position` is whatever `read_position` takes. `answer` is a column counted from 0, or a text,
    such as a language model's, in which the leftmost column is `first`, 0 or 1. A text can be
    read if it has one of these:

    - "Final Answer: N", of which the last one counts,
    - an object of JSON in which a single field is a move,
    - nothing but a move.

    With `reader="kaggle"`, a text is read as Kaggle's own harness for language models reads it in
    Connect Four, as `read_as_kaggle` says. Its columns count from 0.

    Raises UserError for a position that cannot be read or whose game is over. Raises ValueError for
    a text without `first`, for another reader, and for Kaggle's reader if `first` is 1.

    >>> result = grade("4453", "I block on the right. Final Answer: 3", first=1)
    >>> result.column, result.best, result.score, result.best_score, result.cost.value
    (2, True, -2, -2, 'perfect')
    >>> answer = "The best move is 3"
    >>> grade("4453", answer, first=0).problem, grade("4453", answer, reader="kaggle").column
    ('unreadable', 3)
    """
    board = read_position(position).board
    if board.over:
        raise UserError("the game is over: no answer can be graded")
    column = _read_column(answer, board.legal_columns(), first, reader)
    scores = cached_judge(board.geometry).column_scores(board) or {}
    return _make_grade(board, column, scores)


def grade_all(
    boards: Boards, answers: Sequence[Any], first: int | None = None, *, reader: str = STRICT
) -> list[Grade]:
    """Grade an answer to each of many positions, which is faster than one after the other.

    `first` is the number of the leftmost column in texts, and `reader` is how they are read: both
    are those of `grade`. Raises UserError or ValueError for what `grade` refuses, and ValueError if
    there are not as many answers as positions.

    >>> boards = Boards.from_moves(["4", "444444"])
    >>> [result.best for result in grade_all(boards, [3, "0"], first=0)]
    [True, False]
    """
    if len(answers) != len(boards):
        raise ValueError(f"{len(answers)} answers, expected {len(boards)}")
    all_scores: list[dict[int, int]] = []  # for each board, the scores of its legal columns
    for labels in label(boards):
        legal_columns = np.flatnonzero(labels != FULL_COLUMN_LABEL).tolist()
        all_scores.append({column: int(labels[column]) for column in legal_columns})
    # All answers are read first, as an error of reading comes before any grade.
    answered_columns = [
        _read_column(answer, legal_columns=scores, first=first, reader=reader)
        for answer, scores in zip(answers, all_scores)
    ]
    return [
        _make_grade(board, column, scores)
        for board, column, scores in zip(boards, answered_columns, all_scores)
    ]


def _make_grade(board: Board, column: int | None, scores: Mapping[int, int]) -> Grade:
    """Return the grade of the column that was answered; None stands for an unreadable answer.

    `scores` has the score of every legal column of the board.
    """
    best_score = max(scores.values())
    score = None if column is None else scores.get(column)
    problem = ""
    if column is None:
        problem = UNREADABLE
    elif not 0 <= column < board.columns:
        problem = f"column {column} from 0 is not on a board of {board.columns} columns"
    elif score is None:
        problem = describe_full_column(column_name(column))
    best_columns = tuple(legal for legal in scores if scores[legal] == best_score)
    return Grade(
        column=column,
        problem=problem,
        score=score,
        scores=scores,
        best_score=best_score,
        best_columns=best_columns,
        cost=verdict_on(best_score, score),
    )


def _read_column(
    answer: Any, legal_columns: Iterable[int], first: int | None, reader: str
) -> int | None:
    """Return the column that a reader finds in an answer, counted from 0; None if it finds none.

    `first` is the number of the leftmost column in texts. `reader` is `STRICT`, or `KAGGLE` for
    Kaggle's own rules, which need the legal columns. Raises ValueError for another reader, or for a
    number that the reader does not count from.
    """
    if reader == STRICT:
        return read_answer(answer, first)
    if reader != KAGGLE:
        raise ValueError(f"reader is {reader!r}, expected one of {', '.join(READERS)}")
    if first not in (None, 0):
        raise ValueError(f"first is {first!r}, but Kaggle's reader counts columns from 0")
    if _is_integer(answer):
        return int(answer)
    text = _make_text(answer)
    return None if text is None else read_as_kaggle(text, legal_columns)


def read_as_kaggle(text: str, legal_columns: Iterable[int]) -> int | None:
    """Return the column that Kaggle's harness for language models plays for a text, from 0.

    The harness is that of Connect Four in kaggle-environments' `open_spiel_env`. It tries the
    number of the last "Final Answer: N", and then all numbers of the text, from the last one to the
    first. A number means the first legal column whose own number ends in it. For example, 0 means
    column 10 where column 0 is full.

    If no number means a legal column, the result is N. It is None if the text has no "Final Answer:
    N", or if N is not written as a column's number, as in 03.

    >>> [read_as_kaggle(text, range(7)) for text in ("<answer>3</answer>", "Final Answer: 9", "")]
    [3, 9, None]
    """
    final_numbers = re.findall(KAGGLE_FINAL_ANSWER_PATTERN, text)
    final_number = final_numbers[-1] if final_numbers else ""
    tried_numbers = re.findall(r"\d+", text)
    tried_numbers.reverse()
    if final_number:
        tried_numbers.insert(0, final_number)
    legal_numbers = [str(column) for column in legal_columns]
    for number in tried_numbers:
        for legal_number in legal_numbers:
            if legal_number.endswith(number):
                return int(legal_number)
    is_column = re.fullmatch(KAGGLE_COLUMN_PATTERN, final_number) is not None
    if is_column and len(final_number) <= MAX_COLUMN_DIGITS:
        return int(final_number)
    return None


def _is_integer(answer: object) -> bool:
    """Return whether an answer is an integer of Python or numpy. A bool is none."""
    return isinstance(answer, int | np.integer) and not isinstance(answer, bool)


def _make_text(answer: object) -> str | None:
    """Return the text of an answer: a text as it is, or a mapping as an object of JSON.

    Returns None for anything else, and for a mapping that is too large or cannot be JSON.
    """
    if isinstance(answer, str):
        return answer
    if not isinstance(answer, Mapping):
        return None
    try:
        return json.dumps(make_plain(answer))
    except UserError:
        return None


def read_answer(answer: Any, first: int | None = None) -> int | None:
    """Return the column of an answer, counted from 0, by the strict reader.

    `first` is the number of the leftmost column in the answer, 0 or 1. `grade` says which texts
    this reader takes. Returns None if the answer is unreadable. Raises ValueError for a text
    without `first`. An integer without `first` counts from 0.

    >>> [read_answer(text, 0) for text in ('{"column": 3}', "**4**", "3 or 4")]
    [3, 4, None]
    """
    if first not in (None, 0, 1):
        raise ValueError(f"first is {first!r}, expected 0 or 1")
    if _is_integer(answer):
        return int(answer) - (first or 0)
    text = _make_text(answer)
    if text is None:
        return None
    if first is None:
        raise ValueError(
            "an answer in words needs first=0 or first=1: the leftmost column's number"
        )
    number = _read_number(text[-MAX_ANSWER_CHARACTERS:])
    return None if number is None else number - first


def _read_number(text: str) -> int | None:
    """Return the number of the column that a language model's text gives as its answer.

    The answer follows the model's thoughts, which end with "</think>". It is the line after the
    last "Final Answer:", in which a reason may follow the number. Without these words, the answer
    is the whole text. Returns None if no column is given, or if the thoughts do not end.
    """
    answer = text.rpartition("</think>")[2]  # the whole text if there are no thoughts
    if "<think>" in answer:
        return None
    *texts_before, last_text = re.split(FINAL_ANSWER_PATTERN, answer)
    has_final_answer = len(texts_before) > 0
    if not has_final_answer:
        return _read_move(answer.strip())
    line = last_text.strip().split("\n")[0]
    match = re.match(COLUMN_NUMBER_PATTERN, line[:MAX_MOVE_CHARACTERS])
    if match:
        text_behind_number = line[match.end("number") :]
        if re.fullmatch(REASON_PATTERN, text_behind_number):
            return int(match["number"])
    return _read_move(line)


def _read_move(text: str) -> int | None:
    """Return the number of a text that is nothing but a move, or that has one object of JSON.

    A move is a column's number, with words or markup as in "column 3" and "**4**". It is read only
    if the text is short. An object must have a single field that is a move, as in '{"column": 3}'.
    Returns None for any other text.
    """
    number = _read_column_number(text[: MAX_MOVE_CHARACTERS + 1])
    if number is not None:
        is_short = len(text) <= MAX_MOVE_CHARACTERS
        return number if is_short else None
    objects = _find_json_objects(text)
    if objects is None or len(objects) != 1:
        return None
    numbers_of_fields = [_read_json_field(value) for value in objects[0].values()]
    numbers = [number for number in numbers_of_fields if number is not None]
    return numbers[0] if len(numbers) == 1 else None


def _read_column_number(text: str) -> int | None:
    """Return the number of a text such as "3", "column 3" or "**3**"; None for any other text."""
    match = re.fullmatch(COLUMN_NUMBER_PATTERN, text)
    return int(match["number"]) if match else None


def _find_json_objects(text: str) -> list[dict[str, Any]] | None:
    """Return the objects of JSON in a text, without those inside of others.

    Returns None if an object might begin at more than `MAX_TRIED_BRACES` braces, as searching for
    objects would take too long.
    """
    objects: list[dict[str, Any]] = []
    tried_braces = 0
    start = text.find("{")
    while start >= 0:
        tried_braces += 1
        if tried_braces > MAX_TRIED_BRACES:
            return None
        end = start + 1  # if no object begins here, the next brace is tried
        with suppress(ValueError, RecursionError):
            value, end = json.JSONDecoder().raw_decode(text, start)
            objects.append(value)
        start = text.find("{", end)
    return objects


def _read_json_field(value: object) -> int | None:
    """Return the number in the value of a field of JSON; None if the value is not a move.

    A move is an integer, or a short text with nothing but a column's number, as in "column 3".
    """
    if type(value) is int:  # True is no move, although a bool is an int
        return value
    if isinstance(value, str) and len(value) < MAX_MOVE_CHARACTERS:
        return _read_column_number(value)
    return None
