"""The command line `connectx analyze`."""

import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from conftest import PROJECT, command, refusal

from connectx.bench.solver.judge import Judge
from connectx.core.board import Board
from connectx.core.solver import UntilCompiled

main = command("analyze")

Score = Callable[..., list[str]]
ANALYZE = (sys.executable, "-m", "connectx", "analyze")
SCORED = (Path(__file__).parent / "data" / "positions.txt").read_text().splitlines()[:30]
WON = "1232531636251132771133"


def columns_of(moves: str) -> list[int]:
    return [int(column) - 1 for column in moves]


def analyze(*arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    """`connectx analyze` with these arguments, and `given` on standard input."""
    return subprocess.run(
        [*ANALYZE, *arguments],
        cwd=PROJECT, input=given, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip


@pytest.fixture
def score(capsys: pytest.CaptureFixture[str]) -> Score:
    """What it prints for positions among its arguments, if all goes well."""

    def score(*arguments: str) -> list[str]:
        assert main(arguments) == 0
        out, error = capsys.readouterr()
        assert error == ""
        return out.splitlines()

    return score


def test_scores_a_published_test_set_read_from_standard_input() -> None:
    """Each line carries its score already, as a second word; the first begins with a BOM."""
    done = analyze("--jobs", "2", given="\ufeff" + "\n".join(SCORED))
    assert (done.returncode, done.stdout.splitlines(), done.stderr) == (0, SCORED, "")


def test_the_first_moves_have_their_published_scores(score: Score) -> None:
    """Read from the table of the opening; a position beyond it is searched."""
    assert score("--all", "") == [" -2 -1 0 1 0 -1 -2"]
    assert score("", "4", "44444") == [" 1", "4 -1", "44444 -1"]


def test_all_gives_every_column_and_marks_full_ones(score: Score) -> None:
    board = ["--rows", "2", "--columns", "3", "--inarow", "2"]
    assert score("--all", *board, "22", "1") == ["22 2 - 2", "1 -2 -2 -2"]
    assert score("--rows", "1", "--columns", "11", "--inarow", "3", "a1b2") == ["a1b2 4"]


def test_why_gives_the_best_line_the_threats_and_the_reason(score: Score) -> None:
    assert score("--why", WON)[:4] == [
        f"{WON} -3",
        "  line: 6555522666777744",
        "  threats: O 4-2 even; X 4-3 odd; X 4-5 odd",
        "  O's even threat at 4-2 decides: O answers every move in the same column (claimeven), "
        "until X has to play below it.",
    ]


def test_json_is_an_object_a_line_with_what_is_asked_for(score: Score) -> None:
    moves, known = SCORED[0].split()
    assert [*map(json.loads, score("--json", moves, WON))] == [
        {"moves": columns_of(moves), "score": int(known)},
        {"moves": columns_of(WON), "score": -3},
    ]
    (found,) = map(json.loads, score("--json", "--all", "--why", WON))
    assert max(found["scores"][column] for column in found["best"]) == found["score"] == -3
    assert found["line"] == columns_of("6555522666777744")
    threat = {"row": 1, "column": 3, "seat": 1, "parity": "even"}
    assert threat.items() <= found["threats"][0].items()
    assert found["claims"][0]["text"] == found["sentences"][0]


def test_time_bounds_scores_and_reasons(score: Score) -> None:
    options = ["--rows", "12", "--columns", "10", "--time", "0.2", "1"]
    assert score("--all", *options) == [f"1{' ?' * 10}"]
    assert score("--why", *options) == ["1 ?", "  line: ..."]
    for seconds in ("inf", "1e10", "1e300", "1e-9"):  # any above 0 is a limit
        assert score(WON, "--time", seconds)[0].startswith(WON)


@pytest.mark.parametrize(
    "size", ["50 50 4", "100 100 4", "100 100 60", "1 10000 5000", "10000 1 4", "200 200 4"]
)
def test_time_bounds_scores_on_a_large_board(score: Score, size: str) -> None:
    rows, columns, inarow = size.split()
    options = ["--rows", rows, "--columns", columns, "--inarow", inarow, "--time", "0.2"]
    began = time.process_time()
    assert score(*options, "1") == ["1 ?"]
    assert time.process_time() - began < 0.9


def test_what_makes_no_sense_is_refused_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    error = refusal("analyze", ["--time", "0", "1"], capsys)
    expected = "argument --time: 0: expected a number of seconds, more than 0"
    assert error.startswith(f"connectx analyze: {expected}")


def test_a_broken_line_is_reported_and_the_rest_is_scored() -> None:
    moves, known = SCORED[0].split()
    broken = ["48", "1111111", "1212121", "12121211", "x", "9" * 500]
    skipped = ["", "# my positions", "  ", " #7"]
    done = analyze(given="\n".join([moves, *broken, *skipped, moves]))
    scored = f"{moves} {known}"
    assert done.stdout.splitlines() == [scored, *[""] * len(broken), scored]
    assert done.stderr.splitlines() == [
        "line 2: move 2, '8': expected a column from 1 to 7",
        "line 3: move 7: column 1 is full",
        "line 4: 1212121 has no score: the game is over",
        "line 5: move 8: the game was already over",
        "line 6: move 1, 'x': expected a column from 1 to 7",
        "line 7: move 1, '9': expected a column from 1 to 7",
    ]
    assert done.returncode == 1


def test_json_has_an_object_for_a_broken_line_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--json", "48", WON]) == 1
    error = "argument 1: move 2, '8': expected a column from 1 to 7"
    broken, scored = map(json.loads, capsys.readouterr().out.splitlines())
    assert broken == {"text": "48", "error": error}
    assert scored["score"] == -3


def test_a_board_too_large_for_machine_code_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--rows", "63", "--columns", "1", "1"]) == 0
    out, error = capsys.readouterr()
    assert out == "1 0\n"
    assert error == (
        "a board too large for machine code is searched in plain Python; "
        "--time SECONDS sets a limit\n"
    )


@pytest.mark.parametrize(
    ("size", "compiles"), [((4, 5, 4), False), ((1, 12, 4), False), ((1, 20, 4), True)]
)
def test_what_python_soon_solves_is_not_compiled(
    size: tuple[int, int, int], compiles: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    started = []
    monkeypatch.setattr(UntilCompiled, "start", lambda solvers: started.append(solvers))
    board = Board.empty(*size)
    score = Judge(board.geometry).score(board, 0.01 if compiles else None)
    assert score == (None if compiles else 0)
    assert bool(started) == compiles


def test_a_file_is_told_how_to_be_scored(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["nofile.txt"]) == 1
    assert capsys.readouterr().err == (
        "argument 1: move 1, 'n': expected a column from 1 to 7; "
        "connectx analyze < FILE scores the lines of a file\n"
    )


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([""], " 1  X wins in 21"),
        (["4"], "4 -1  O loses in 20"),
        ([WON], f"{WON} -3  X loses in 8"),
        (["44444"], "44444 -1  O loses in 18"),
        (["--all", "443"], "443 -18 2 -18 -18 2 -18 -18  O wins in 19"),
    ],
)
def test_a_terminal_gets_words(
    arguments: list[str], words: str, score: Score, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    # A command may have a stdout of its own, on the same file.
    monkeypatch.setattr("connectx.errors.Stdout.isatty", lambda stdout: True)
    monkeypatch.setenv("TERM", "dumb")  # without colours
    assert score(*arguments) == [words]
