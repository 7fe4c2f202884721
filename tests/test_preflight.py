"""The preflight: what passes, and how each kind of failure is reported."""

import re
from pathlib import Path
from typing import Any

import pytest
from conftest import command

from connectx.arena.preflight import OPPONENTS, Budget, Fault, Report, Status, examine, plan_games
from connectx.arena.referee import REFEREES, KaggleReferee
from connectx.arena.rule_opponents import find_attacking_columns, find_filling_columns
from connectx.build.bundle import HEADER
from connectx.core.board import Board

main = command("build")

AGENT = """\
def agent(obs, config):
    return [c for c in range(config.columns) if not obs.board[c]][0]
"""
RAISES = "def agent(obs, config):\n    return 1 // obs.step\n"
LOADS, ITSELF = "loads by Kaggle's rule", "validation: against itself"
SEATS = ("first", "second")
KAGGLE_OPPONENTS = OPPONENTS["kaggle"]
IT = "the last callable in the file, and not agent (line 1). Move"


@pytest.fixture
def submission(tmp_path: Path) -> Path:
    return tmp_path / "submission.py"


def report_of(submission: Path, source: str) -> Report:
    submission.write_text(source, encoding="utf-8")
    return examine(str(submission))


def row(report: Report, name: str) -> tuple[Status, str]:
    return next((check.status, check.detail) for check in report.checks if check.name == name)


def test_a_good_agent_passes_every_row(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(OPPONENTS, "kaggle", KAGGLE_OPPONENTS)
    (tmp_path / "helper.py").write_text("import numpy\nFIRST = 0\n")
    (tmp_path / "main.py").write_text("import helper\n" + AGENT)
    report = examine(str(tmp_path))
    assert report.passed
    assert {check.status for check in report.checks} == {Status.OK}
    loads = r"in \d+\.\d\d s; Kaggle calls agent, the last callable"
    assert re.fullmatch(loads, row(report, LOADS)[1])
    others = [f"{seat} against {other}" for other in KAGGLE_OPPONENTS for seat in SEATS]
    assert [check.name for check in report.checks if "against" in check.name] == [ITSELF, *others]


@pytest.fixture
def _little_time(monkeypatch: pytest.MonkeyPatch) -> None:
    little = KaggleReferee({"actTimeout": 1})
    little.overage_seconds = 3
    little.reset()
    monkeypatch.setitem(REFEREES, "kaggle", lambda _: little)


@pytest.mark.slow
@pytest.mark.usefixtures("_little_time")
def test_hanging_agent_is_ended_and_nothing_more_is_tried(submission: Path) -> None:
    report = report_of(submission, "import time\ndef agent(obs, config):\n    time.sleep(999)\n")
    status, detail = row(report, ITSELF)
    assert status is Status.FAIL
    assert detail.startswith("TIMEOUT at ply 1: no answer")
    assert [check.name for check in report.checks if "against" in check.name] == [ITSELF]
    assert row(report, "overage")[0] is Status.FAIL


@pytest.mark.slow
@pytest.mark.usefixtures("_little_time")
def test_slow_first_move_is_a_warning(submission: Path) -> None:
    slow = "if obs.step < 2:\n        __import__('time').sleep(1.1)\n    "
    report = report_of(submission, AGENT.replace("return", f"{slow}return"))
    assert report.passed
    status, detail = row(report, "first move, with loading")
    assert status is Status.WARN
    assert "comes out of the overage" in detail
    assert row(report, "overage")[0] is Status.WARN


@pytest.mark.parametrize(
    ("source", "name", "detail"),
    [
        (
            f"{AGENT}class Helper:\n    pass\n",
            LOADS,
            f"Kaggle calls the class Helper (line 3), {IT}",
        ),
        (f"{HEADER}x.py\n{AGENT}other = len", LOADS, "Kaggle calls other (line 4), the last"),
        (f"{AGENT}from math import floor\n", LOADS, f"Kaggle calls floor (line 3), {IT}"),
        (f"{AGENT}if True:\n    other = len\n", LOADS, f"Kaggle calls other (line 4), {IT}"),
        (f"{AGENT}{AGENT.replace('agent', 'free')}", LOADS, f"Kaggle calls free (line 3), {IT}"),
        ("", LOADS, "no callable: expected a function such as agent(obs, config)"),
        ("def agent(:\n", LOADS, "SyntaxError: invalid syntax"),
        ("raise ValueError('\\x1b[2Jgone')\n", LOADS, "ValueError: \ufffd[2Jgone"),
        ("import numpy\nagent = lambda o: numpy.int64(3)\n", ITSELF, "INVALID at ply 1: returned"),
        (RAISES, ITSELF, "ERROR at ply 1: ZeroDivisionError"),
    ],
)
def test_what_would_not_play_on_kaggle_fails_with_the_reason(
    submission: Path, source: str, name: str, detail: str
) -> None:
    report = report_of(submission, source)
    assert row(report, name)[0] is Status.FAIL
    assert detail in row(report, name)[1]
    assert ('submission.py", line 2' in report.evidence) == (name == ITSELF)


@pytest.mark.parametrize(
    ("source", "detail"),
    [
        ("import no_such_torch\n", "; no_such_torch is not installed here"),
        ("import numpy as np\nx = np.Inf\n", "Use `np.inf` instead.; numpy "),
        ("import numpy as np\nx = np.int\n", " is installed here, Kaggle's may be older"),
    ],
)
def test_an_error_of_this_machine_is_no_verdict(
    submission: Path, source: str, detail: str, capsys: Any
) -> None:
    submission.write_text(source + AGENT, encoding="utf-8")
    assert main(["--preflight", str(submission)]) == 3
    printed = capsys.readouterr().out
    assert detail in " ".join(printed.replace("│", "").split())
    assert printed.endswith(f"Whether it would play on Kaggle is unknown here: {LOADS}.\n")


def test_a_file_with_helpers_is_tried_out_as_it_would_be_built(submission: Path) -> None:
    (submission.parent / "neighbour.py").write_text("COLUMN = 3\n")
    report = report_of(submission, f"from neighbour import COLUMN\n{AGENT}")
    assert report.passed
    status, detail = row(report, "as uploaded")
    assert status is Status.WARN
    assert detail.startswith("with neighbour.py in it: upload what connectx build writes")


def test_a_chosen_function_is_no_verdict_on_the_file_itself(submission: Path, capsys: Any) -> None:
    """Kaggle would call `helper`, the last function of the file."""
    submission.write_text(f"{AGENT}\ndef helper(board):\n    return 9\n", encoding="utf-8")
    assert main(["--preflight", f"{submission}:agent"]) == 0
    printed = " ".join(capsys.readouterr().out.replace("│", "").split())
    assert "agent was chosen here: upload what connectx build writes" in printed
    assert "What connectx build writes would play on Kaggle: " in printed


def test_what_kaggle_tolerates_is_a_warning(submission: Path) -> None:
    none = "if not obs.board[0]: return None\n    return"
    source = "open('notes.txt', 'w').close()\n" + AGENT.replace("return", none)
    report = report_of(submission, source)
    assert report.passed
    written = "notes.txt: Kaggle's file system is read-only"
    assert row(report, "files written") == (Status.WARN, written)
    assert row(report, "types of the moves")[1].endswith(": Kaggle plays column 0")


# Rare faults --------------------------------------------------------------------------------------

ENOUGH_GAMES = Budget(games=20)
RARE = """\
import random


def helper(board):
    if board[3] and board[2]:  # both are full
        {fault}
    return random.choice([c for c in range(7) if not board[c]])


def agent(obs, config):
    return helper(obs.board)
"""


def rare_fault(submission: Path, statement: str) -> Fault:
    submission.write_text(RARE.format(fault=statement), encoding="utf-8")
    report = examine(str(submission), budget=ENOUGH_GAMES)
    (fault,) = report.faults.values()
    board = Board.from_moves(fault.moves)
    assert not {2, 3} & {*board.legal_columns()}
    assert board.discs % 2 == fault.seat
    return fault


@pytest.mark.parametrize(
    ("statement", "problem"),
    [
        ("raise KeyError(board)", "ERROR: KeyError: "),
        ("return 3", "INVALID: returned 3, expected a column that is not full"),
        ("return 7", "INVALID: returned 7, expected a column from 0 to 6"),
        ("return '3'", "INVALID: returned a str, '3'; expected an int: use int(...)"),
    ],
)
def test_a_rare_fault_is_told_with_its_game_and_line(
    submission: Path, statement: str, problem: str
) -> None:
    fault = rare_fault(submission, statement)
    assert fault.problem.startswith(problem)
    called = "" if statement.startswith("raise") else ", called from submission.py, line 11"
    assert fault.line == f"submission.py, line 6{called}"


def test_none_for_a_full_column_is_told_as_none(submission: Path) -> None:
    source = AGENT.replace("return", "if obs.board[0]: return None\n    return")
    submission.write_text(source, encoding="utf-8")
    (fault,) = examine(str(submission), budget=ENOUGH_GAMES).faults.values()
    assert fault.problem == "INVALID: returned None; Kaggle plays column 0, which is full"
    assert fault.line == "submission.py, line 2"


@pytest.mark.slow
def test_a_slow_move_is_told_with_its_line(submission: Path) -> None:
    fault = rare_fault(submission, "__import__('time').sleep(2.2)")
    assert fault.problem.startswith("took 2.2")
    assert fault.line == "submission.py, line 6, called from submission.py, line 11"


def test_analyze_takes_the_game_of_a_fault(submission: Path, capsys: Any) -> None:
    submission.write_text(RARE.format(fault="return 3"), encoding="utf-8")
    assert main(["--preflight", str(submission), "--games", "20"]) == 1
    printed = capsys.readouterr().out
    (moves,) = re.findall(r"^  connectx analyze (\d+)$", printed, re.MULTILINE)
    assert command("analyze")([moves]) == 0
    assert capsys.readouterr().out.startswith(f"{moves} ")
    assert " games.\n" in printed


def test_the_games_cover_every_first_column_from_both_seats() -> None:
    games = [game for game in plan_games(KAGGLE_OPPONENTS, 60) if "filler" in game.row]
    first_columns = {(game.numbers.index(0), game.seed % 7) for game in games}
    assert len(first_columns) == 2 * 7
    assert len(plan_games(KAGGLE_OPPONENTS, 3)) == 3


def test_the_filler_neither_wins_nor_lets_win_if_it_can() -> None:
    can_win = Board.from_moves("112233")
    assert can_win.wins(3)
    assert 3 not in find_filling_columns(can_win)
    assert find_filling_columns(Board.from_moves("11223")) == [3]


def test_the_attacker_wins_and_blocks_and_makes_two_threats() -> None:
    assert find_attacking_columns(Board.from_moves("112233")) == [3]
    assert find_attacking_columns(Board.from_moves("11223")) == [3]
    assert {*find_attacking_columns(Board.from_moves("3141"))} <= {1, 4}


def test_a_module_that_keeps_state_is_no_fault(tmp_path: Path) -> None:
    (tmp_path / "memory.py").write_text("STEPS = []\n")
    asserts = "import memory\n" + AGENT.replace(
        "    return", "    assert not memory.STEPS or obs.step > memory.STEPS[-1]\n    return"
    ).replace("    return", "    memory.STEPS.append(obs.step)\n    return")
    (tmp_path / "main.py").write_text(asserts)
    report = examine(str(tmp_path), budget=Budget(games=7))
    assert report.passed
    assert len(report.games) == 7


def test_a_slow_agent_gets_its_five_games(submission: Path) -> None:
    submission.write_text(AGENT, encoding="utf-8")
    report = examine(str(submission), budget=Budget(games=60, seconds=0.0))
    assert len(report.games) == 5


def test_what_follows_from_an_error_is_not_checked(submission: Path) -> None:
    report = report_of(submission, RAISES.replace("obs.step", "0"))
    statuses = [check.status for check in report.checks]
    assert statuses.count(Status.FAIL) == 1
    for name in ("first against random", "first move, with loading", "slowest later move"):
        assert row(report, name)[0] is Status.NOT_CHECKED


def test_the_first_move_is_timed_with_all_that_loading_takes(submission: Path) -> None:
    # A second execution in the same process finds the module.
    slow_import = (
        "if 'slow' not in sys.modules:\n    time.sleep(0.3)\n    sys.modules['slow'] = 1\n"
    )
    report = report_of(submission, f"import sys, time\n{slow_import}{AGENT}")
    assert float(row(report, LOADS)[1].split()[1]) >= 0.3
    assert float(row(report, "first move, with loading")[1].split()[0]) >= 0.3


# The command line ---------------------------------------------------------------------------------


def test_a_build_that_is_interrupted_names_its_file(
    submission: Path, capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("connectx.commands.build.run_preflight", interrupted)
    assert main(["random_agent", "-o", str(submission)]) == 130
    assert f"{submission} was built, but not tried out to the end" in capsys.readouterr().err


def test_a_build_names_the_other_callable_once_and_by_its_line(
    submission: Path, capsys: Any
) -> None:
    bot = submission.with_name("bot.py")
    bot.write_text(f"{AGENT}def helper(x):\n    return x\n", encoding="utf-8")
    assert main([str(bot), "-o", str(submission)]) == 1
    printed = " ".join(capsys.readouterr().out.replace("│", "").split())
    assert "Kaggle calls helper (line 3 of bot.py)" in printed
    assert "Traceback" not in printed
    assert "AssertionError" not in printed
    assert main([f"{bot}:agent", "-o", str(submission)]) == 0
    printed = " ".join(capsys.readouterr().out.replace("│", "").split())
    assert "Kaggle calls agent, the last" in printed
