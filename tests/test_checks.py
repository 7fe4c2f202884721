"""The checks of the lessons find answers right, and wrong ones wrong, with the cause.

The course's own scores, `data/tutorial_scores.json`, were computed by the code of its tutorials.
"""

import json
import linecache
import random
import re
import subprocess
import sys
from collections.abc import Callable
from textwrap import dedent, indent
from types import SimpleNamespace
from typing import Any

import pytest
from conftest import PROJECT

from connectx.arena.rating import wilson_interval
from connectx.bench.lessons import answers, attempts, exercises, oracles
from connectx.bench.lessons.checks import EXERCISES, UnknownExerciseError, check
from connectx.bench.lessons.exercises import PruningExercise
from connectx.core.windows import best_columns

TUTORIAL_BOARDS = json.loads(
    (PROJECT / "tests/data/tutorial_scores.json").read_text(encoding="utf-8")
)
# What the lessons define, beside what their first cells import.
NAMES = vars(answers)
SLOW = ("in_time", "my_agent")  # whose checks take seconds
QUICK_EXERCISES = [exercise.name for exercise in EXERCISES if exercise.name not in SLOW]
TO_BOARD = "board = read_board(obs, config)\nlegal = board.legal_columns()\n"


def write(name: str, body: str) -> Callable[..., Any]:
    """Make the function that a learner would have written with a body, in a cell of its own."""
    head = check.exercises[name].head
    source = f"def {head}:\n{indent(dedent(body).strip(), '    ')}\n"
    file = f"<cell of {name}>"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    namespace = dict(NAMES)
    del namespace[name]
    exec(compile(source, file, "exec"), namespace)
    function: Callable[..., Any] = namespace[name]
    return function


def look_for(marks: str, *, otherwise: str = "random.choice(legal)") -> str:
    """Return the body of an agent that looks for wins of marks, one after the other."""
    body = TO_BOARD
    for mark in marks.split(", "):
        body += "for column in legal:\n    if board.landing_square(column)"
        body += f" & board.winning_squares({mark}):\n        return column\n"
    return f"{body}return {otherwise}"


ABOVE = """\
safe = [column for column in legal if not board.play(column).wins(column)]
return random.choice(safe or legal)
"""
ONE_LOOP = """\
for column in legal:
    square = board.landing_square(column)
    if square & (board.winning_squares(1) | board.winning_squares(2)):
        return column
return legal[0]
"""
HIGHEST = """\
best = max(values.values())
return random.choice([column for column in values if values[column] == best])
"""
MINIMAX = """\
if depth == 0 or board.over:
    return score(board, me)
values = [minimax(board.play(c), depth - 1, me, score) for c in board.legal_columns()]
"""
HIGHEST_OR_LOWEST = "return max(values) if board.mark == me else min(values)"
ALPHABETA = """\
if depth == 0 or board.over:
    return score(board, me)
for column in board.legal_columns():
    value = alphabeta(board.play(column), depth - 1, me, score, alpha, beta)
    if board.mark == me:
        alpha = max(alpha, value)
    else:
        beta = min(beta, value)
    if alpha >= beta:
        break
return alpha if board.mark == me else beta
"""
N_STEP = f"""\
{TO_BOARD}values = {{}}
for column in legal:
    after = board.play(column)
    values[column] = minimax(after, 2, board.mark, score)
{HIGHEST}"""
INTERVAL = """\
games = wins + draws + losses
share = (wins + draws / 2) / games
z = 1.96
centre = (share + z**2 / (2 * games)) / (1 + z**2 / games)
half = z / (1 + z**2 / games) * math.sqrt(share * (1 - share) / games + z**2 / (4 * games**2))
return centre - half, centre + half
"""
LEGAL = "legal = [column for column in range(config.columns) if obs.board[column] == 0]\n"
CENTRE = f"{LEGAL}return min(legal, key=lambda column: abs(column - 3))"

TAKE_A_WIN = f"""\
{TO_BOARD}for column in legal:
    if board.wins(column):
        return column
"""
MARK_1 = "it always plays for mark 1: obs.mark says which mark is yours"
FIRST_BLOCKED_FROM_COLUMN_1 = f"""\
{TAKE_A_WIN}for column in range(1, 7):
    if board.landing_square(column) & board.winning_squares(3 - board.mark):
        return column
return random.choice(legal)
"""
REPLIES_TO_THE_FIRST_COLUMN = f"""\
{TAKE_A_WIN}after = board.play(legal[0])
for reply in legal:
    if after.landing_square(reply) and after.wins(reply):
        return reply
return random.choice(legal)
"""
REPLIES_TO_EVERY_COLUMN = f"""\
{TAKE_A_WIN}for column in legal:
    after = board.play(column)
    for reply in after.legal_columns():
        if after.wins(reply) and board.landing_square(reply):
            return reply
return random.choice(legal)
"""
REPLACED_BOARD = """\
safe = []
for column in legal:
    board = board.play(column)
    if not board.wins(column):
        safe.append(column)
return random.choice(safe or legal)
"""
FIRST_BY_REPLACED_BOARD = """\
for column in legal:
    board = board.play(column)
    if not board.wins(column):
        return column
return legal[0]
"""
ONE_STEP_FROM_0 = f"""\
{TO_BOARD}best, column = 0, None
for c in legal:
    value = score(board.play(c), board.mark)
    if value > best:
        best, column = value, c
return column
"""
NAMED_BY_LEVEL = """\
def value(board, depth, i_move):
    if depth == 0 or board.over:
        return score(board, me)
    values = [value(board.play(c), depth - 1, not i_move) for c in board.legal_columns()]
    return max(values) if i_move else min(values)
return value(board, depth, True)
"""
BEST_FROM_0 = """\
if depth == 0 or board.over:
    return score(board, me)
best = 0
for column in board.legal_columns():
    value = minimax(board.play(column), depth - 1, me, score)
    best = max(best, value) if board.mark == me else min(best, value)
return best
"""
# Wrong answers by exercise: the body, and a part of the message it gets.
WRONG = {
    "best_reply": [
        ("return grid.index('.')", "it takes the first empty square"),
        ("return grid.rindex('.')", "it takes the last empty square"),
        (
            "return max(children(grid), key=lambda move: value(move[1]))[0]",
            "it always takes the highest value, and O wants the lowest",
        ),
        (
            "return min(children(grid), key=lambda move: value(move[1]))[0]",
            "it always takes the lowest value, and X wants the highest",
        ),
        ("return max(children(grid))", "a tuple, but an int was expected"),
        ("return 0", "it returns 0 in every position"),
        ("return 8 - grid[::-1].index('x')", "which is taken"),
        ("return 9", "squares are numbered 0 to 8"),
        ("if '.x' in grid:\n    return grid.index('.')", "has no `return`"),
    ],
    "take_a_win": [
        (look_for("3 - board.mark"), "it looks for a win of the other side"),
        (look_for("1"), "it looks for a win of mark 1"),
        (
            TAKE_A_WIN.replace("board.wins(column)", "board.play(column).winner == 1")
            + "return random.choice(legal)",
            MARK_1,
        ),
        (
            f"{TO_BOARD}for column in legal:\n    if board.wins(column):\n        return column\n"
            "    return random.choice(legal)",
            "the `return` for the other case stands inside the loop",
        ),
        (look_for("board.mark", otherwise="99"), "columns are numbered 0 to 6"),
        (look_for("board.mark", otherwise="None"), "has no `return`"),
        (look_for("board.mark", otherwise="0"), "column 0, which is full"),
        (f"{TO_BOARD}return random.choice(legal)", "it chooses at random here"),
        ("return 3", "it returns 3 in every position"),
        (f"{TO_BOARD}return legal[0]", "it plays the first column with room"),
        (f"{TO_BOARD}return legal[-1]", "it plays the last column with room"),
        (f"{TO_BOARD}return str(legal[0])", "a str, but an int was expected"),
        (f"{TO_BOARD}return board.wins(legal[0])", "False, a bool"),
        (f"{TO_BOARD}return legal[7]", "IndexError: list index out of range\n    line 4 of its"),
        ("obs.board[0] = 1\nreturn 0", "changes obs.board"),
    ],
    "block": [
        (look_for("3 - board.mark, board.mark"), "it blocks before it looks for a win"),
        (look_for("board.mark"), "it takes wins, and never blocks"),
        (look_for("3 - board.mark"), "it blocks, and never takes a win"),
        (look_for("board.mark, 2"), "it takes the other side for mark 2"),
        (look_for("board.mark, 1"), "it takes the other side for mark 1"),
        (look_for("1, 2"), MARK_1),
        (FIRST_BLOCKED_FROM_COLUMN_1, "Expected column 0"),
        (REPLIES_TO_THE_FIRST_COLUMN, "otherwise the other side wins there at once"),
        (REPLIES_TO_EVERY_COLUMN, "otherwise the other side wins there at once"),
        (TO_BOARD + ONE_LOOP, "in the same loop"),
        (look_for("board.mark, 3 - board.mark", otherwise="legal"), "a list, but an int"),
        (look_for("board.mark, 3 - board.mark", otherwise="99"), "numbered 0 to 6"),
    ],
    "no_win_above": [
        (look_for("board.mark, 3 - board.mark"), "never looks at the square above"),
        (TO_BOARD + ABOVE, "it looks at the square above before"),
        (
            look_for("board.mark, 3 - board.mark").replace(
                "return random.choice(legal)", FIRST_BY_REPLACED_BOARD
            ),
            "in any other column, the other side wins on top of your disc",
        ),
        (
            look_for("board.mark, 3 - board.mark").replace(
                "return random.choice(legal)", REPLACED_BOARD
            ),
            "call the board after a move by another name",
        ),
        (look_for("board.mark").replace("return random.choice(legal)", ABOVE), "never blocks"),
        (
            look_for("3 - board.mark").replace("return random.choice(legal)", ABOVE),
            "and never takes a win",
        ),
        (
            look_for("3 - board.mark, board.mark").replace("return random.choice(legal)", ABOVE),
            "it blocks before it looks for a win",
        ),
        (
            look_for("board.mark, 3 - board.mark").replace(
                "return random.choice(legal)", ABOVE.replace("not ", "")
            ),
            "it plays just where the other side wins above",
        ),
        (
            look_for("board.mark, 3 - board.mark").replace(
                "return random.choice(legal)", ABOVE.replace("safe or legal", "safe")
            ),
            "IndexError",
        ),
    ],
    "one_step": [
        (
            f"{TO_BOARD}values = {{c: score(board.play(c), 3 - board.mark) for c in legal}}\n"
            + HIGHEST,
            "after `play`, the other side is to move",
        ),
        (
            f"{TO_BOARD}return min(legal, key=lambda c: score(board.play(c), board.mark))",
            "it takes the column with the lowest score",
        ),
        (f"{TO_BOARD}values = {{c: score(board.play(c), 1) for c in legal}}\n{HIGHEST}", MARK_1),
        (ONE_STEP_FROM_0, "its best value begins at 0"),
        (ONE_STEP_FROM_0.replace("column = 0, None", "column = 0, 0"), "Expected column"),
        (
            f"{TO_BOARD}values = [score(board.play(c), board.mark) for c in legal]\n"
            "return values.index(max(values))",
            "it returns a place in a list in place of a column",
        ),
        (f"{TO_BOARD}return legal[0]", "it plays the first column with room"),
        (look_for("board.mark"), "it takes wins, and ignores the score"),
        (look_for("board.mark, 3 - board.mark"), "it takes wins and blocks, and ignores"),
        (f"{TO_BOARD}return max(score(board.play(c), board.mark) for c in legal)", "Expected"),
        (f"{TO_BOARD}return score(board)", "TypeError"),
    ],
    "minimax": [
        (f"{MINIMAX}return min(values) if board.mark == me else max(values)", "takes the lowest"),
        (f"{MINIMAX}return max(values)", "it always takes the highest value"),
        (f"{MINIMAX}return min(values)", "it always takes the lowest value"),
        (
            (MINIMAX + HIGHEST_OR_LOWEST).replace("score(board, me)", "score(board, board.mark)"),
            "its leaves are scored for the side to move",
        ),
        (
            (MINIMAX + HIGHEST_OR_LOWEST).replace("score(board, me)", "score(board, 3 - me)"),
            "its leaves are scored for the other side",
        ),
        (
            (MINIMAX + HIGHEST_OR_LOWEST).replace(" or board.over", ""),
            "it plays on after a game is over",
        ),
        (
            (MINIMAX + HIGHEST_OR_LOWEST).replace("depth == 0", "depth <= 1"),
            "it looks one move less far than `depth` says",
        ),
        (
            (MINIMAX + HIGHEST_OR_LOWEST).replace("1, me, score", "1, 3 - me, score"),
            "`me` changes from call to call",
        ),
        (NAMED_BY_LEVEL, "it takes for granted that `me` moves first"),
        (BEST_FROM_0, "its best value begins at 0"),
        (
            (MINIMAX + HIGHEST_OR_LOWEST)
            .replace("values = [", "minimax = [")
            .replace("(values)", "(minimax)"),
            "The variable minimax hides the function minimax",
        ),
        ("return minimax(board, depth, me, score)", "calls itself without end"),
        (MINIMAX, "has no `return`"),
    ],
    "alphabeta": [
        (ALPHABETA.replace("    if alpha >= beta:\n        break\n", ""), "leaves nothing out"),
        (
            ALPHABETA.replace("score, alpha, beta)", "score, -math.inf, math.inf)"),
            "although a loop ends at alpha >= beta",
        ),
        (
            NAMED_BY_LEVEL,
            "it takes for granted that `me` moves first",
        ),
        (ALPHABETA.replace("beta = min(beta, value)", "beta = max(beta, value)"), "Expected"),
        (ALPHABETA.replace("alpha = max", "beta = max"), "Expected the value"),
        (ALPHABETA.replace(" or board.over", ""), "it plays on after a game is over"),
        (ALPHABETA.replace("score(board, me)\n", "score(board, 3 - me)\n"), "for the other side"),
        (ALPHABETA.replace("alpha >= beta", "beta >= alpha"), "Expected the value"),
        (ALPHABETA.replace("score, alpha, beta)", "score, -math.inf, beta)"), "without pruning"),
    ],
    "n_step": [
        (N_STEP.replace("minimax(after, 2", "minimax(after, 1"), "it looks two steps ahead"),
        (N_STEP.replace("minimax(after, 2", "minimax(after, 3"), "it looks four steps ahead"),
        (N_STEP.replace("board.mark, score", "after.mark, score"), "Expected column"),
        (N_STEP.replace("max(values", "min(values"), "it takes the lowest value"),
        (N_STEP.replace("board.mark, score", "1, score"), MARK_1),
        (
            f"{TO_BOARD}values = [minimax(board.play(c), 2, board.mark, score) for c in legal]\n"
            "return values.index(max(values))",
            "it returns a place in a list in place of a column",
        ),
        (look_for("board.mark, 3 - board.mark"), "it takes wins and blocks, and does not search"),
        (f"{TO_BOARD}return legal[0]", "it plays the first column with room"),
        (
            f"""\
{TO_BOARD}values, alpha = {{}}, -math.inf
for column in legal:
    after = board.play(column)
    values[column] = alphabeta(after, 2, board.mark, score, alpha, math.inf)
    alpha = max(alpha, values[column])
{HIGHEST}""",
            "it picks among columns whose values are only bounds",
        ),
    ],
    "interval": [
        (INTERVAL.replace("draws / 2", "draws"), "it counts a draw as a win"),
        (INTERVAL.replace("(wins + draws / 2)", "wins"), "it counts a draw as a loss"),
        (INTERVAL.replace("z = 1.96", "z = 1"), "z is 1 in place of 1.96"),
        (
            INTERVAL.replace("- half, centre + half", "+ half, centre - half"),
            "the higher end comes first",
        ),
        ("low, high = interval_(wins, draws, losses)", "NameError: name 'interval_'"),
        (
            INTERVAL.replace("return centre - half, centre + half", "")
            + "return 100 * (centre - half), 100 * (centre + half)",
            "these are percentages",
        ),
        (
            "n = wins + draws + losses\nshare = (wins + draws / 2) / n\n"
            "half = 1.96 * math.sqrt(share * (1 - share) / n)\nreturn share - half, share + half",
            "this is the plain normal interval",
        ),
        (
            INTERVAL.replace("z**2 / (2 * games)", "z**2 / 2 * games"),
            "write z**2 / (2 * games)",
        ),
        (
            INTERVAL.replace("z**2 / (4 * games**2)", "z**2 / 4 * games**2"),
            "write z**2 / (4 * games**2)",
        ),
        ("return wins / 10", "expected two numbers"),
    ],
}
CASES = [
    pytest.param(name, body, part, id=f"{name}-{number}")
    for name, wrong_answers in WRONG.items()
    for number, (body, part) in enumerate(wrong_answers)
]
IN_TIME = f"""\
{TO_BOARD}deadline = Deadline(0.5 * config.actTimeout)
best = legal[0]
for depth in range(1, board.empties + 1):
    try:
        best = best_column(board, depth, deadline)
    except TimeoutError:
        break
return best
"""
SLOW_WRONG = {
    "in_time": [
        (
            TO_BOARD + "return best_column(board, 2, Deadline(60))",
            "what a search of one to three steps shows",
        ),
        (
            TO_BOARD + "return best_column(board, 1, Deadline(60))",
            "what a search of one to three steps shows",
        ),
        (
            "import time\ntime.sleep(0.3)\nreturn read_board(obs, config).legal_columns()[0]",
            "which is too late",
        ),
        (TO_BOARD + "return best_column(board, 20, Deadline(0.1))", "TimeoutError"),
        (
            IN_TIME.replace("best = legal[0]", "best = None"),
            "no search can be completed",
        ),
        (IN_TIME.replace("range(1, board.empties + 1)", "range(1, 10**9)"), "board.empties"),
        (
            IN_TIME.replace("best = legal[0]\n", "").replace("empties + 1", "empties"),
            "UnboundLocalError",
        ),
        (
            IN_TIME.replace("deadline)", "Deadline(0.9 * config.actTimeout))"),
            "Make one deadline for all searches",
        ),
        (TO_BOARD + "return best_column(board, 20, Deadline(60))", "not done after 1 seconds"),
    ],
    "my_agent": [
        (
            "from connectx.core.observation import read_board\n"
            + look_for("board.mark", otherwise="legal[0]"),
            "it imports connectx, which is not installed there",
        ),
        ("return random.choice([c for c in range(7) if obs.board[c] == 0])", "NameError"),
        ("return 3", "It would not play on Kaggle"),
        (CENTRE.replace("return min(legal", "return 1.0 * min(legal"), "not play on Kaggle"),
        ("return 99", "It would not play on Kaggle"),
        (f"import no_such_package\n{CENTRE}", "No module named 'no_such_package'"),
        (f"{LEGAL}return legal[obs.step // 2 % len(legal)]", "Expected at least 75%"),
    ],
}
SLOW_CASES = [
    pytest.param(name, body, part, id=f"{name}-{number}")
    for name, wrong_answers in SLOW_WRONG.items()
    for number, (body, part) in enumerate(wrong_answers)
]


@pytest.fixture(autouse=True)
def _same_random_numbers() -> None:
    random.seed(1)


@pytest.mark.parametrize(("name", "body", "part"), CASES)
def test_a_wrong_answer_gets_its_message(name: str, body: str, part: str) -> None:
    result = check(name, write(name, body))
    assert not result
    assert part in result.text


@pytest.mark.slow
@pytest.mark.parametrize(("name", "body", "part"), SLOW_CASES)
def test_a_wrong_slow_answer_gets_its_message(
    name: str, body: str, part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if "not done" in part:
        monkeypatch.setattr(attempts, "CALL_SECONDS", 1)
    result = check(name, write(name, body))
    assert not result
    assert part in result.text


def test_every_exercise_has_five_wrong_answers() -> None:
    for exercise in EXERCISES:
        assert len({**WRONG, **SLOW_WRONG}[exercise.name]) >= 5


@pytest.mark.parametrize("name", QUICK_EXERCISES)
def test_an_answer_is_right(name: str) -> None:
    assert check(name, getattr(answers, name)).text.startswith("Right.")


@pytest.mark.slow
@pytest.mark.parametrize("name", SLOW)
def test_a_slow_answer_is_right(name: str) -> None:
    assert check(name, getattr(answers, name)).text.startswith("Right.")


@pytest.mark.parametrize("exercise", EXERCISES, ids=lambda exercise: exercise.name)
def test_an_empty_cell_is_told_what_to_do(exercise: exercises.Exercise) -> None:
    result = check(exercise.name, write(exercise.name, "..."))
    assert not result
    assert result.text.startswith("Nothing to check yet")


@pytest.mark.parametrize("exercise", EXERCISES, ids=lambda exercise: exercise.name)
def test_a_printed_answer_is_the_function_of_the_head(
    exercise: exercises.Exercise, capsys: pytest.CaptureFixture[str]
) -> None:
    check.solution(exercise.name)
    assert capsys.readouterr().out.startswith(f"def {exercise.head}:\n")


def test_hints_come_one_by_one(capsys: pytest.CaptureFixture[str]) -> None:
    for _ in range(4):
        check.hint("block")
    numbers = re.findall(r"Hint (\d) of 3", capsys.readouterr().out)
    assert numbers == ["1", "2", "3", "3"]


def test_the_exercise_asked_last_needs_no_name(capsys: pytest.CaptureFixture[str]) -> None:
    check("take_a_win", answers.take_a_win)
    check.solution()
    assert "def take_a_win" in capsys.readouterr().out


def test_an_unknown_exercise_is_refused_with_all_names() -> None:
    with pytest.raises(ValueError, match=r"'blok', expected best_reply, .* or my_agent"):
        check("blok")


def test_what_is_no_attempt_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "run the cell above" in check("block").text
    assert "of type int, expected a function" in check("block", 3).text
    assert "1 too few arguments" in check("block", lambda obs: 0).text


def test_a_check_finds_the_function_of_the_notebook(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["__main__"], "block", answers.block, raising=False)
    assert check("block")


def test_five_lines_of_prints_are_shown() -> None:
    body = "for number in range(1000):\n    print('line', number)\nreturn 99"
    text = check("block", write("block", body)).text
    assert re.findall(r"line (\d+)", text) == ["0", "1", "2", "3", "4"]
    assert "...\nRight in 0 of 47 positions." in text


def test_a_call_has_a_time_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attempts, "CALL_SECONDS", 0.2)
    text = check("block", write("block", "while True:\n    pass")).text
    assert "not done after 0.2 seconds" in text


def test_the_position_is_shown_with_columns_from_0(capsys: pytest.CaptureFixture[str]) -> None:
    result = check("block", write("block", "return 99"))
    assert "0 1 2 3 4 5 6" in capsys.readouterr().out
    assert result.position
    picture = result.position.draw({2: "✓", 0: "✗"})
    assert re.findall(r">(\d|✓|✗)<", picture) == ["0", "✗", "1", "2", "✓", "3", "4", "5", "6"]


def test_no_cause_is_named_that_does_not_explain_all_answers() -> None:
    body = look_for("3 - board.mark, board.mark")
    exception = "if obs.step == 7:\n    return 6\n"  # where it would have blocked
    text = check("block", write("block", exception + body)).text
    assert "Expected column" in text
    assert "mistake" not in text


def test_a_mistake_is_not_named_that_is_right_by_chance_alone() -> None:
    body = look_for("board.mark, 3 - board.mark")
    exception = "if obs.step == 7:\n    return 6\n"  # one block is missed, the others are right
    text = check("block", write("block", exception + body)).text
    assert "Expected column" in text
    assert "never blocks" not in text


def test_an_error_after_a_wrong_answer_is_shown_too() -> None:
    text = check("block", write("block", "if obs.step < 7:\n    return 99\nreturn 1 // 0")).text
    assert "columns are numbered 0 to 6" in text
    assert "The check stopped at a later position." in text
    assert "ZeroDivisionError" in text


def test_a_depth_that_is_not_lowered_is_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attempts, "CALL_SECONDS", 0.2)
    body = (MINIMAX + HIGHEST_OR_LOWEST).replace("depth - 1", "depth")
    text = check("minimax", write("minimax", body)).text
    assert "Does each call pass on depth - 1?" in text


def test_an_empty_helper_is_named() -> None:
    function = write("n_step", N_STEP)
    function.__globals__["minimax"] = write("minimax", "...")
    text = check("n_step", function).text
    assert "n_step calls minimax, whose cell still holds dots" in text


def test_a_hidden_function_is_named() -> None:
    body = "value = value(grid)\nreturn value"
    text = check("best_reply", write("best_reply", body)).text
    assert "The variable value hides the function value" in text


def test_an_unknown_exercise_takes_a_notebook_one_line() -> None:
    with pytest.raises(UnknownExerciseError) as caught:
        check("onestep")
    lines = caught.value._render_traceback_()
    assert len(lines) == 1
    assert "no exercise is called 'onestep'" in lines[0]


def test_a_win_put_off_is_shown_and_not_failed() -> None:
    result = check("n_step", write("n_step", N_STEP.replace(HIGHEST, LATEST_WIN)))
    assert result
    assert "Good to know" in result.text


LATEST_WIN = """\
best = max(values.values())
found = [column for column in values if values[column] == best]
return max(found, key=lambda column: not board.wins(column))
"""


def is_standard(shown: dict[str, Any]) -> bool:
    return (shown["rows"], shown["columns"], shown["inarow"]) == (6, 7, 4)


@pytest.mark.parametrize("shown", [*filter(is_standard, TUTORIAL_BOARDS)][::3])
def test_answers_and_oracles_score_as_the_course(shown: dict[str, Any]) -> None:
    obs = SimpleNamespace(board=shown["board"], mark=shown["mark"])
    config = SimpleNamespace(rows=6, columns=7, inarow=4)
    board = answers.read_board(obs, config)
    course = {int(column): value for column, value in shown["one_step"].items()}
    assert list(oracles.best_by_heuristic(board)) == best_columns(course)
    assert answers.one_step(obs, config) in best_columns(course)
    for column, value in shown.get("minimax_2", {}).items():
        after = board.play(int(column))
        assert oracles.minimax_value(after, 1, board.mark) == value


def test_intervals_are_those_of_matches() -> None:
    for wins, draws, losses in [(6, 0, 4), (0, 0, 20), (40, 30, 30)]:
        games = wins + draws + losses
        expected = wilson_interval(wins=wins + draws / 2, games=games)
        assert oracles.interval_of_record(wins, draws, losses) == pytest.approx(expected)


def test_the_leaves_allowed_are_those_of_alpha_beta() -> None:
    exercise = check.exercises["alphabeta"]
    assert isinstance(exercise, PruningExercise)
    result = check("alphabeta", write("alphabeta", ALPHABETA))
    visited, whole = re.findall(r"looked at ([\d,]+) leaves, of ([\d,]+)", result.text)[0]
    share = int(visited.replace(",", "")) / int(whole.replace(",", ""))
    assert share < exercise.max_share < 2 * share


BLOCKED = """\
import sys
sys.modules.update(dict.fromkeys(["numpy", "pydantic", "rich", "platformdirs", "IPython"]))
from connectx.bench.lessons.checks import check
from connectx.bench.lessons import answers
for name in {names}:
    assert check(name, getattr(answers, name)), name
assert not check("block", lambda obs, config: 99)
"""


def test_checks_need_no_package_of_others() -> None:
    subprocess.run([sys.executable, "-c", BLOCKED.format(names=QUICK_EXERCISES)], check=True)
