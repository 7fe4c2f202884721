"""Answers to positions: what is read of them, and what they are worth."""

import importlib.util
import json
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any
from unittest.mock import patch

import numpy as np
import pytest
from conftest import command, kaggle_environments, refusal
from hypothesis import given, settings
from hypothesis import strategies as st

from connectx import grade
from connectx.bench.learning.accuracy import accuracy_of, read_set
from connectx.bench.learning.grade import grade_all, read_answer, read_as_kaggle
from connectx.bench.learning.label import FULL_COLUMN_LABEL
from connectx.core.board import COLUMN_NAMES, Board
from connectx.core.boards import Boards
from connectx.errors import UserError

# What models answer, whose leftmost column is 0, by the column that they mean; None: none, or two.
FORMS = (
    "{}",
    " {}.\n",
    "[{}]",
    "({})",
    '"{}"',
    "column {}",
    "Column: {}",
    "move {}",
    "\\boxed{{{}}}",
)
ANSWERS = {
    3: (
        *(form.format(3) for form in FORMS),
        *(f"Final Answer: {form.format(3)}" for form in FORMS),
        *(
            "**Final Answer: 3**",
            "**Final Answer:** 3",
            "FINAL ANSWER: `3`.",
            "final answer: $[3]$",
        ),
        *("Final Answer: 3\nThe move is legal.", "Thought: block on the left.\n\nFinal Answer: 3"),
        *("Final Answer: 3, as it blocks", "Final Answer: 3 (it blocks)"),
        "Final Answer: 1\nNo, that loses.\nFinal Answer: 3",
        "<think>maybe 2, Final Answer: 2</think>Final Answer: 3",
        *('{"column": 3}', '{"move": "3"}', '{"reasoning": "2 is bad, 3 is good", "action": 3}'),
        '```json\n{"thought": "block", "move": 3}\n```',
    ),
    None: (
        *("", "centre", "four", "3 4", "3, 4", "I play 3", "10 discs are on the board"),
        "I considered 2 and 4. I will play in column 3 because it is the middle.",
        *("Final Answer: 3 or none", "Final Answer: 3 or 4", "Final Answer: 3 4"),
        *("Final Answer: 3.5", "Final Answer: the centre", "Final Answer:", "Final Answer: -1"),
        *("<think>Final Answer: 2", "{" * 100_000, '{"a": 1} {"b": 2}'),
        *('{"column": 3, "confidence": 9}', '{"column": true}', '{"column": null}'),
        *('{"column": [3]}', '{"column": 3.5}'),
    ),
}


@pytest.mark.parametrize(
    ("text", "column"), [(text, column) for column, texts in ANSWERS.items() for text in texts]
)
def test_an_answer_is_read_or_it_is_unreadable(text: str, column: int | None) -> None:
    assert read_answer(text, 0) == column
    assert read_answer(text, 1) == (None if column is None else column - 1)


# Kaggle's own reader ------------------------------------------------------------------------------

GAMES = {  # columns from 0, by rows and columns of the board
    "empty": ((6, 7), []),
    "full columns": ((6, 7), [3] * 6 + [0] * 6),
    "twelve columns": ((4, 12), [0] * 4 + [1] * 4),  # where 0 means column 10, and 1 column 11
}
FOR_KAGGLE = (
    *("The best move is 3", "<answer>3</answer>", "Final Answer: x3", "I play 3, not 4", "3 or 4"),
    *("Final Answer: 4\nWait\nFinal Answer: 9", "Final Answer: 9", "Final Answer: 3\n9", "x3"),
    *("Final Answer: 03", "03", "final  answer\n:\t3", "Final Answer: 10", "Final Answer: 1", "0"),
    *("Final Answer: \u0663", "\u0663 3 \u0663", "Final Answer: " + "9" * 5000, "1" * 5000),
    *("Final Answer: -3", "Final Answer:3 2", "F\u0130nal Answer: 3", "Final An\u017fwer: 3 4"),
)


class ClientError(Exception):
    """Stands in for the exceptions of a model's client."""


@pytest.fixture(scope="module")
def parse_response() -> Callable[..., Any]:
    """Kaggle's own function, loaded without a client of models, which it does not call."""
    for package in ("pyspiel", "httpx"):
        pytest.importorskip(package)
    folder = Path(kaggle_environments.__file__).parent
    file = folder / "envs/open_spiel_env/games/connect_four/harness.py"
    if not file.exists():
        pytest.skip("this kaggle-environments has no harness for models")
    package, client, errors = (
        ModuleType(name) for name in ("kaggle_environments", "litellm", "litellm.exceptions")
    )
    package.__path__ = [str(folder)]
    for name in ("APIConnectionError", "InternalServerError", "RateLimitError"):
        setattr(errors, name, ClientError)
    for name in ("ServiceUnavailableError", "Timeout"):
        setattr(errors, name, ClientError)
    with patch.dict(sys.modules, {each.__name__: each for each in (package, client, errors)}):
        spec = importlib.util.spec_from_file_location("harness", file)
        assert spec
        assert spec.loader
        harness = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(harness)
    return harness.parse_response


@cache
def legal_actions(game: str) -> dict[str, int]:
    """The texts of the columns that can be played, as Kaggle's environment has them."""
    import pyspiel

    (rows, width), columns = GAMES[game]
    state = pyspiel.load_game(f"connect_four(rows={rows},columns={width})").new_initial_state()
    for column in columns:
        state.apply_action(column)
    return {state.action_to_string(action): action for action in state.legal_actions()}


def assert_read_as_kaggle_does(text: str, game: str, parse_response: Callable[..., Any]) -> None:
    actions, (size, columns) = legal_actions(game), GAMES[game]
    board = Board.from_moves("".join(COLUMN_NAMES[column] for column in columns), *size, 4)
    found = read_as_kaggle(text, board.legal_columns())
    played = parse_response(text, [*actions]).legal_action
    if played is None:
        assert found not in actions.values()
    else:
        assert found == actions[played]


@pytest.mark.parametrize("game", GAMES)
def test_kaggles_reader_plays_what_kaggles_harness_plays(
    game: str, parse_response: Callable[..., Any]
) -> None:
    for text in (*FOR_KAGGLE, *ANSWERS[3], *ANSWERS[None]):
        assert_read_as_kaggle_does(text, game, parse_response)


PIECES = (
    *("Final Answer:", "final answer", "FINAL\nANSWER : ", ":", " ", "\n", "x", "o", "-", "."),
    *("0", "1", "3", "03", "10", "11", "9", "13", "\u0663", "\u00b2", "no, ", "</think>", "{", "}"),
)


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=100)
@given(text=st.lists(st.sampled_from(PIECES) | st.text(max_size=3), max_size=12).map("".join))
def test_kaggles_reader_agrees_on_generated_answers(
    text: str, game: str, parse_response: Callable[..., Any]
) -> None:
    assert_read_as_kaggle_does(text, game, parse_response)


def test_an_answer_that_kaggle_cannot_play_is_told_by_its_number() -> None:
    problems = {
        "Final Answer: 3": "column 4 is full",
        "Final Answer: 9": "column 9 from 0 is not on a board of 7 columns",
        "Final Answer: 03": "unreadable",
        "I resign": "unreadable",
    }
    for text, problem in problems.items():
        found = grade("444444", text, reader="kaggle")
        assert (found.problem, found.legal) == (problem, False)
        assert grade_all(Boards.from_moves(["444444"]), [text], reader="kaggle") == [found]


def test_a_reader_is_one_of_two_and_kaggles_counts_from_0() -> None:
    assert grade("4", "3", 1).column == grade("4", "3", 1, reader="strict").column == 2
    assert grade("4", "3", 0, reader="kaggle").column == 3
    assert grade("4", 3, reader="kaggle").column == 3
    assert grade("4", {"move": 3}, reader="kaggle").column == 3
    assert grade("4", None, reader="kaggle").problem == "unreadable"
    with pytest.raises(ValueError, match="reader is 'lenient', expected one of strict, kaggle"):
        grade("4", "3", 0, reader="lenient")
    with pytest.raises(ValueError, match="Kaggle's reader counts columns from 0"):
        grade("4", "3", 1, reader="kaggle")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ([], "the following arguments are required: --first"),
        (["--first", "1", "--reader", "kaggle"], "the columns of --reader kaggle count from 0"),
        (["--reader", "lenient"], "--reader: invalid choice: 'lenient'"),
    ],
)
def test_options_that_name_no_way_to_read_are_refused(
    options: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said in refusal("grade", [*options, str(tmp_path / "model.jsonl")], capsys)


def test_the_command_reads_answers_as_kaggle_does(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "model.jsonl"
    file.write_text(json.dumps({"position": "4453", "answer": "The best move is 3"}))
    for options, legal in (["--first", "0"], "0"), (["--reader", "kaggle"], "1"):
        assert command("grade")([*options, str(file)]) == 0
        printed = capsys.readouterr().out
        counts = dict(line.split()[:2] for line in printed.splitlines() if len(line.split()) == 2)
        assert counts["legal"] == legal


# --------------------------------------------------------------------------------------------------


def test_numbers_are_pythons_and_words_need_to_know_where_columns_begin() -> None:
    assert read_answer(3) == read_answer(np.int64(3)) == 3
    assert read_answer(True) is read_answer(None) is read_answer(3.0) is None
    with pytest.raises(ValueError, match="first=0 or first=1"):
        grade("4453", "3")
    with pytest.raises(UserError, match="over"):
        grade("1212121", 3)


def test_a_grade_says_whether_a_move_is_legal_best_and_what_it_costs() -> None:
    full, beyond, best = (grade("444444", column) for column in (3, 7, 1))
    assert (full.legal, full.problem, full.score) == (False, "column 4 is full", None)
    assert not beyond.legal
    assert "column 7" in beyond.problem
    assert best.legal
    assert best.best == (best.score == best.best_score == max(best.scores.values()))
    thrown = grade("112233", 6)  # X wins at once in column 4
    assert (thrown.best_columns, thrown.best, thrown.cost) == ((3,), False, "win thrown away")


def test_grades_agree_with_accuracy() -> None:
    data = read_set()
    data = data[data.boards.discs >= 20][:1000]
    rows, columns = np.arange(len(data)), np.random.default_rng(1).integers(0, 7, len(data))
    grades = grade_all(data.boards, columns.tolist())
    legal = np.array([each.legal for each in grades])
    assert legal.tolist() == (data.labels[rows, columns] != FULL_COLUMN_LABEL).tolist()
    counted = accuracy_of(lambda _: np.eye(7)[columns], data)
    kept = [each.cost not in ("win thrown away", "draw thrown away") for each in grades]
    assert np.array(kept)[legal].tolist() == counted.kept[legal].tolist()
    best = np.array([each.best for each in grades])
    assert best[legal].tolist() == (counted.losses == 0)[legal].tolist()
    for row in range(0, len(data), 100):
        assert grade(data.boards[row], int(columns[row])) == grades[row]


def test_the_command_counts_illegal_and_unreadable_answers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, out = tmp_path / "model.jsonl", tmp_path / "out.json"
    lines = [("4453", "Final Answer: 3"), ("444444", "4"), ("4", "I resign"), ("112233", "4")]
    text = "\n".join(json.dumps({"position": p, "answer": a}) for p, a in lines)
    file.write_text(f"# of a model\n\n{text}\n", encoding="utf-8")
    assert command("grade")(["--first", "1", str(file), "--json", str(out)]) == 0
    printed = capsys.readouterr().out
    counts = dict(line.split()[:2] for line in printed.splitlines() if len(line.split()) == 2)
    assert (counts["legal"], counts["illegal"], counts["unreadable"]) == ("2", "1", "1")
    assert len(json.loads(out.read_text())["players"][0]["grades"]) == len(lines)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "holds no answer"),
        ("4453 3", 'line 1: 4453 3: expected an object such as {"position"'),
        ('{"position": "4453"}', "line 1"),
        ('{"position": "9", "answer": "3"}', "line 1: move 1, '9': expected a column from 1 to 7"),
        ('{"position": "1212121", "answer": "3"}', "line 1: 1212121: the game is over"),
    ],
)
def test_what_cannot_be_graded_is_one_line(
    text: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "model.jsonl"
    file.write_text(text, encoding="utf-8")
    assert said in refusal("grade", ["--first", "0", str(file)], capsys)
