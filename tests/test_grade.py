"""Answers to positions: what is read of them, and what they are worth."""

import json
from pathlib import Path

import numpy as np
import pytest
from conftest import command, refusal

from connectx import grade
from connectx.errors import UserError
from connectx.learning.accuracy import accuracy_of, read_set
from connectx.learning.grade import grade_all, read_answer
from connectx.learning.label import FULL

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
    assert legal.tolist() == (data.labels[rows, columns] != FULL).tolist()
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
