"""Answers to positions: is it a legal move, is it best, what does it cost."""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import numpy as np

from connectx.bench.learning.label import FULL, label
from connectx.bench.solver.judge import judge_of
from connectx.bench.solver.verdicts import Verdict, verdict_on
from connectx.core.board import Board
from connectx.core.boards import Boards
from connectx.errors import UserError
from connectx.plain_values import make_plain
from connectx.position import read_position
from connectx.words import column_name

STRICT, KAGGLE = READERS = ("strict", "kaggle")  # of answers: see `grade`
UNREADABLE = "unreadable"
MOST_ANSWER = 1 << 17  # characters that are read of an answer, its last
MOST_OBJECTS = 100  # braces that are tried
MOST_MOVE = 200  # of a text that is a move
WORD = r"(?:(?:the )?(?:column|col|move)\s*[:=#]?\s*)?"
MARKUP = r"[\s*_`\"'$()\[\]<>.!]*"  # around a number
MOVE = rf"(?i){MARKUP}{WORD}{MARKUP}(?:\\boxed\{{\s*)?([0-9]{{1,9}})\s*\}}?{MARKUP}"
FINAL = r"(?i)final\s+answer\W{0,4}?:"
KAGGLE_FINAL = r"(?i)final\s+answer\s*:\s*(\d+)"  # in Kaggle's harness
MAX_COLUMN_DIGITS = 9  # of a column that is not on the board


@dataclass(frozen=True)
class Grade:
    """What an answer is worth. Columns count from 0; scores are those of the side to move."""

    column: int | None  # that was read, on the board or not
    problem: str  # why it is no legal move; empty if it is one
    score: int | None  # of the column; None if it is not legal
    scores: Mapping[int, int]  # of all legal columns
    best_score: int
    best_columns: tuple[int, ...]
    cost: Verdict  # "perfect", "win thrown away" and so on; "not scored" if it is not legal

    @property
    def legal(self) -> bool:
        """Whether it is a legal move."""
        return not self.problem

    @property
    def best(self) -> bool:
        """Whether it is one of the best moves."""
        return self.column in self.best_columns


def grade(position: Any, answer: Any, first: int | None = None, *, reader: str = STRICT) -> Grade:
    """Grade an answer to a position: is it legal, is it best, what does it cost.

    `position` is whatever `read_position` takes. `answer` is a number, in Python from 0; or a text,
    such as a language model's, whose leftmost column is `first`, 0 or 1. Read of a text are the
    last "Final Answer: N", the one field of a JSON object that is a move, or a text that is nothing
    but a move. All else is unreadable.

    With `reader="kaggle"`, a text is read as Kaggle's own harness for language models reads it in
    Connect Four: see `read_as_kaggle`. Its columns count from 0.

    Raises UserError for a position that is none or has ended. Raises ValueError for a text without
    `first`, for another reader, and if Kaggle's shall count from 1.

    >>> found = grade("4453", "I block on the right. Final Answer: 3", first=1)
    >>> found.column, found.best, found.score, found.best_score, found.cost.value
    (2, True, -2, -2, 'perfect')
    >>> answer = "The best move is 3"
    >>> grade("4453", answer, first=0).problem, grade("4453", answer, reader="kaggle").column
    ('unreadable', 3)
    """
    board = read_position(position).board
    if board.over:
        raise UserError("the game is over: no answer can be graded")
    column = _read_column(answer, board.legal_columns(), first, reader)
    scores = judge_of(board.geometry).column_scores(board) or {}
    return _grade(board, column, scores)


def grade_all(
    boards: Boards, answers: Sequence[Any], first: int | None = None, *, reader: str = STRICT
) -> list[Grade]:
    """Grade an answer to each of many positions, by `label`: faster than one after the other.

    >>> [found.best for found in grade_all(Boards.from_moves(["4", "444444"]), [3, "0"], first=0)]
    [True, False]
    """
    if len(answers) != len(boards):
        raise ValueError(f"{len(answers)} answers, expected {len(boards)}")
    known = [
        {column: int(score) for column, score in enumerate(row) if score != FULL}
        for row in label(boards)
    ]
    columns = [
        _read_column(answer, scores, first, reader) for answer, scores in zip(answers, known)
    ]
    return [_grade(*each) for each in zip(boards, columns, known)]


def _grade(board: Board, column: int | None, scores: Mapping[int, int]) -> Grade:
    best = max(scores.values())
    score = None if column is None else scores.get(column)
    problem = ""
    if column is None:
        problem = UNREADABLE
    elif not 0 <= column < board.columns:
        problem = f"column {column} from 0 is not on a board of {board.columns} columns"
    elif score is None:
        problem = f"column {column_name(column)} is full"
    cost = verdict_on(best, score)
    columns = tuple(each for each in scores if scores[each] == best)
    return Grade(column, problem, score, scores, best, columns, cost)


def _read_column(
    answer: Any, legal_columns: Iterable[int], first: int | None, reader: str
) -> int | None:
    """Return the column that a reader finds in an answer, from 0; None if it finds none.

    Raises ValueError for a reader that is not known, or cannot count from `first`.
    """
    if reader == STRICT:
        return read_answer(answer, first)
    if reader != KAGGLE:
        raise ValueError(f"reader is {reader!r}, expected one of {', '.join(READERS)}")
    if first not in (None, 0):
        raise ValueError(f"first is {first!r}, but Kaggle's reader counts columns from 0")
    if _is_integer(answer):
        return int(answer)
    text = _text_of(answer)
    return None if text is None else read_as_kaggle(text, legal_columns)


def read_as_kaggle(text: str, legal_columns: Iterable[int]) -> int | None:
    """Return the column that Kaggle's harness for language models plays for a text, from 0.

    The harness is that of Connect Four in kaggle-environments' `open_spiel_env`. It tries the
    number of the last "Final Answer: N", and then all numbers of the text, the last one first. A
    number means the first legal column whose own number ends in it: where column 0 is full, 0 means
    column 10. If none is legal, returned is N, or None without such a line or if N is no column's
    number, such as 03.

    >>> [read_as_kaggle(text, range(7)) for text in ("<answer>3</answer>", "Final Answer: 9", "")]
    [3, 9, None]
    """
    names = [str(column) for column in legal_columns]
    final_numbers = re.findall(KAGGLE_FINAL, text)
    numbers = [*re.findall(r"\d+", text), *final_numbers[-1:]]
    for number in reversed(numbers):
        for name in names:
            if name.endswith(number):
                return int(name)
    if not final_numbers or not re.fullmatch("0|[1-9][0-9]*", final_numbers[-1]):
        return None
    return int(final_numbers[-1]) if len(final_numbers[-1]) <= MAX_COLUMN_DIGITS else None


def _is_integer(answer: object) -> bool:
    """Whether an answer is a number of Python or numpy without a fraction; a bool is none."""
    return isinstance(answer, int | np.integer) and not isinstance(answer, bool)


def _text_of(answer: object) -> str | None:
    """Return an answer in words, or an object as JSON; None for anything else.

    It is also None for an object beyond the limits of plain values.
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
    """Return the column of an answer, from 0, by the strict reader: see `grade`.

    It is None if the answer is unreadable.

    >>> [read_answer(text, 0) for text in ('{"column": 3}', "**4**", "3 or 4")]
    [3, 4, None]
    """
    if first not in (None, 0, 1):
        raise ValueError(f"first is {first!r}, expected 0 or 1")
    if _is_integer(answer):
        return int(answer) - (first or 0)
    text = _text_of(answer)
    if text is None:
        return None
    if first is None:
        raise ValueError(
            "an answer in words needs first=0 or first=1: the leftmost column's number"
        )
    number = _number_in(text[-MOST_ANSWER:])
    return None if number is None else number - first


def _number_in(text: str) -> int | None:
    """The number that an answer in words gives, after what the model thought."""
    said = text.rpartition("</think>")[2]
    if "<think>" in said:  # it has not come to an end
        return None
    *before, last = re.split(FINAL, said)
    if not before:
        return _move_in(said.strip())
    line = last.strip().split("\n")[0]
    number = re.match(MOVE, line[:MOST_MOVE])
    if number and re.fullmatch(r"(?!\s*(?:or|and)\b)(?:[^\w{][^\d{]*)?", line[number.end(1) :]):
        return int(number[1])  # why may follow, without another number
    return _move_in(line)


def _move_in(text: str) -> int | None:
    """The number of a text that is nothing but a move, or has one object of JSON."""
    if found := re.fullmatch(MOVE, text[: MOST_MOVE + 1]):
        return int(found[1]) if len(text) <= MOST_MOVE else None
    objects, place, tried = list[Any](), text.find("{"), 0
    while place >= 0:
        end, tried = place + 1, tried + 1
        if tried > MOST_OBJECTS:
            return None
        with suppress(ValueError, RecursionError):
            value, end = json.JSONDecoder().raw_decode(text, place)
            objects.append(value)
        place = text.find("{", end)
    if len(objects) != 1:
        return None
    fields = [
        number
        for number in (_number_of(value) for value in objects[0].values())
        if number is not None
    ]
    return fields[0] if len(fields) == 1 else None


def _number_of(value: object) -> int | None:
    """The number of a field that is a move."""
    if type(value) is int:
        return value
    found = re.fullmatch(MOVE, value) if isinstance(value, str) and len(value) < MOST_MOVE else None
    return int(found[1]) if found else None
