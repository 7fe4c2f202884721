"""The preflight: what passes, and how each kind of failure is reported."""

from pathlib import Path
from typing import Any

import pytest

from arena.preflight import Report, Status, examine
from build_submission import main
from bundle.flatten import HEADER

AGENT = """\
def agent(obs, config):
    return [c for c in range(config.columns) if not obs.board[c]][0]
"""
LOADS, ITSELF, TYPES = "loads by Kaggle's rule", "validation: against itself", "types of the moves"


@pytest.fixture
def submission(tmp_path: Path) -> Path:
    return tmp_path / "submission.py"


def report_of(submission: Path, source: str) -> Report:
    submission.write_text(source)
    return examine(str(submission))


def row(report: Report, name: str) -> tuple[Status, str]:
    return next((check.status, check.detail) for check in report.checks if check.name == name)


def test_good_agent_passes_every_row(submission: Path) -> None:
    report = report_of(submission, AGENT)
    assert report.passed
    assert {check.status for check in report.checks} == {Status.OK}
    assert row(report, LOADS)[1].endswith("Kaggle calls agent, the last callable")
    assert [check.name for check in report.checks if "against" in check.name] == [
        "validation: against itself",
        "first against random",
        "second against random",
        "first against negamax",
        "second against negamax",
    ]
    assert row(report, "file size") == (Status.OK, f"{len(AGENT)} bytes")


@pytest.mark.slow
def test_hanging_agent_is_ended_and_nothing_more_is_tried(submission: Path) -> None:
    report = report_of(submission, "import time\ndef agent(obs, config):\n    time.sleep(999)\n")
    status, detail = row(report, ITSELF)
    assert status is Status.FAIL
    assert detail.startswith("TIMEOUT at ply 1: no answer")
    assert [check.name for check in report.checks if "against" in check.name] == [ITSELF]
    assert row(report, "overage")[0] is Status.FAIL


@pytest.mark.slow
def test_slow_first_move_is_a_warning(submission: Path) -> None:
    slow = "if obs.step < 2:\n        __import__('time').sleep(2.1)\n    "
    report = report_of(submission, AGENT.replace("return", f"{slow}return"))
    assert report.passed
    status, detail = row(report, "first move, with loading")
    assert status is Status.WARN
    assert "comes out of the overage" in detail
    assert row(report, "overage")[0] is Status.WARN


def test_crashing_agent_fails_with_its_error(submission: Path) -> None:
    report = report_of(submission, "def agent(obs, config):\n    return 1 // obs.step\n")
    status, detail = row(report, ITSELF)
    assert status is Status.FAIL
    assert detail.startswith("ERROR at ply 1: ZeroDivisionError")
    assert "return 1 // obs.step" in report.evidence
    assert 'main.py", line 2' in report.evidence


@pytest.mark.parametrize(
    ("source", "detail"),
    [
        (f"{AGENT}class Helper:\n    pass\n", "class Helper, the last callable, for the agent"),
        (f"{HEADER}x.py\n{AGENT}other = len", "Kaggle takes another callable than agent"),
        ("", "no callable: expected a function such as agent(obs, config)"),
        ("def agent(:\n", "SyntaxError: invalid syntax"),
        ("raise SystemExit\n", "SystemExit"),
        ("raise ValueError('\\x1b[2Jgone')\n", "ValueError: \N{REPLACEMENT CHARACTER}[2Jgone"),
        ("HERE = __file__\n", "NameError: name '__file__' is not defined"),
        ("import neighbour\n", "; a single file is loaded without the files beside it"),
        ("from agents.core.board import Board\n", "No module named 'agents'"),
    ],
)
def test_what_kaggle_would_not_load_fails(submission: Path, source: str, detail: str) -> None:
    (submission.parent / "neighbour.py").write_text("")
    report = report_of(submission, source)
    assert row(report, LOADS)[0] is Status.FAIL
    assert detail in row(report, LOADS)[1]


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
    submission.write_text(source + AGENT)
    assert main(["--preflight", str(submission)]) == 1
    printed = capsys.readouterr().out
    assert detail in " ".join(printed.replace("│", "").split())
    assert printed.endswith(f"Whether it would play on Kaggle is not known here: {LOADS}.\n")


def test_name_bound_early_is_not_the_last_callable(submission: Path) -> None:
    first = AGENT.replace("def agent", "def first_column")
    detail = row(report_of(submission, f"agent = None\n{first}\n{AGENT}"), LOADS)[1]
    assert "Kaggle calls first_column" in detail


def test_a_helper_below_the_agent_is_what_kaggle_calls(submission: Path) -> None:
    report = report_of(submission, f"{AGENT}def check_winner(grid):\n    return grid[7]\n")
    assert row(report, "as uploaded") == (
        Status.FAIL,
        "Kaggle calls check_winner, the last callable in the file; "
        f"{submission}:agent plays the other",
    )


@pytest.mark.parametrize(
    ("value", "described"),
    [
        ("numpy.int64(3)", "returned a numpy.int64; use int(...)"),
        ("'3'", "returned a str, '3'; expected an int"),
        ("-1", "returned -1, expected a column from 0 to 6"),
    ],
)
def test_move_of_a_wrong_type_or_place_fails(submission: Path, value: str, described: str) -> None:
    report = report_of(submission, f"import numpy\ndef agent(obs, config):\n    return {value}\n")
    assert row(report, TYPES) == (Status.FAIL, described)
    assert row(report, ITSELF)[1].startswith("INVALID at ply 1")


def test_none_is_a_warning_as_kaggle_plays_column_0(submission: Path) -> None:
    source = AGENT.replace("return", "if not obs.board[0]: return None\n    return")
    report = report_of(submission, source)
    assert report.passed
    assert row(report, TYPES)[0] is Status.WARN


def test_what_is_printed_is_counted(submission: Path) -> None:
    printing = AGENT.replace("    return", "    print('x' * 99)\n    return")
    status, detail = row(report_of(submission, printing), "output")
    assert status is Status.OK
    assert "at most 100 in one" in detail
    report = report_of(submission, printing.replace("99", "20_000"))
    assert row(report, "output")[0] is Status.WARN
    assert report.passed


def test_files_that_are_written_are_a_warning(submission: Path) -> None:
    report = report_of(submission, "open('notes.txt', 'w').close()\n" + AGENT)
    assert row(report, "files written") == (
        Status.WARN,
        "notes.txt: Kaggle's file system is read-only",
    )


# The command line ---------------------------------------------------------------------------------


def test_exit_status_and_table(submission: Path, capsys: Any) -> None:
    submission.write_text(AGENT)
    assert main(["--preflight", str(submission)]) == 0
    printed = capsys.readouterr().out
    assert ITSELF in printed
    assert printed.endswith("It would play on Kaggle.\n")
    submission.write_text("def agent(obs, config):\n    return 'left'\n")
    assert main(["--preflight", str(submission)]) == 1
    assert "It would fail on Kaggle" in capsys.readouterr().out


def test_build_is_followed_by_its_preflight(submission: Path, capsys: Any) -> None:
    assert main(["random_agent", "-o", str(submission)]) == 0
    assert "It would play on Kaggle." in capsys.readouterr().out


def test_what_is_no_player_is_bad_usage(submission: Path, capsys: Any) -> None:
    assert main(["--preflight", str(submission)]) == 2
    submission.write_bytes(b"\xff\xfe")
    assert main(["--preflight", str(submission)]) == 2
    first, second = capsys.readouterr().err.splitlines()
    assert "submission.py: no such file" in first
    assert "submission.py: expected Python source in UTF-8" in second


def test_a_build_that_is_interrupted_names_its_file(
    submission: Path, capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("arena.preflight.run", interrupted)
    assert main(["random_agent", "-o", str(submission)]) == 130
    assert f"{submission} was built, but not tried out to the end" in capsys.readouterr().err
