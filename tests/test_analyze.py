"""The command line `analyze.py`, run as a user runs it."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from conftest import PROJECT

SCORED = (Path(__file__).parent / "data" / "positions.txt").read_text().splitlines()[:30]
WON = "1232531636251132771133"


def analyze(*arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    """`analyze.py` with these arguments, and `given` on standard input."""
    return subprocess.run(
        [sys.executable, "analyze.py", *arguments],
        cwd=PROJECT, input=given, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip


def score(*arguments: str) -> list[str]:
    """What it prints if all goes well."""
    done = analyze(*arguments)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


@pytest.mark.parametrize("options", [[], ["--jobs", "2"]])
def test_scores_a_published_test_set_read_from_standard_input(options: list[str]) -> None:
    """Each line carries its score already, as a second word; the first begins with a BOM."""
    done = analyze(*options, given="\ufeff" + "\n".join(SCORED))
    assert done.stdout.splitlines() == SCORED
    assert (done.returncode, done.stderr) == (0, "")


def test_the_first_moves_have_their_published_scores() -> None:
    """Read from the table of the opening; a position beyond it is searched."""
    assert score("--all", "") == [" -2 -1 0 1 0 -1 -2"]
    assert score("", "4", "44444") == [" 1", "4 -1", "44444 -1"]


def test_all_gives_every_column_and_marks_full_ones() -> None:
    board = ["--rows", "2", "--columns", "3", "--inarow", "2"]
    assert score("--all", *board, "22", "1") == ["22 2 - 2", "1 -2 -2 -2"]
    assert score("--rows", "1", "--columns", "11", "--inarow", "3", "a1b2") == ["a1b2 4"]


def test_why_gives_the_best_line_the_threats_and_the_reason() -> None:
    assert score("--why", WON)[:4] == [
        f"{WON} -3",
        "  line: 6555522666777744",
        "  threats: O 4-2 even, O gets it; X 4-3 odd; X 4-5 odd",
        "  O's even threat at 4-2 decides: O answers every move in the same column (claimeven), "
        "until X has to play below it.",
    ]


def test_json_is_an_object_a_line_with_reasons_only_if_asked_for() -> None:
    moves, known = SCORED[0].split()
    first, second = map(json.loads, score("--json", moves, WON))
    assert first == {"moves": moves, "score": int(known)}
    assert second == {"moves": WON, "score": -3}
    (every,) = map(json.loads, score("--json", "--all", moves))
    assert max(every["scores"].values()) == every["score"] == int(known)
    (found,) = map(json.loads, score("--json", "--why", WON))
    threat = {"row": 1, "column": 3, "seat": 1, "parity": "even"}
    assert threat.items() <= found["threats"][0].items()
    assert found["claims"][0]["text"] == found["sentences"][0]


def test_time_bounds_scores_and_reasons() -> None:
    options = ["--rows", "12", "--columns", "10", "--time", "0.2", "1"]
    assert score(*options) == ["1 ?"]
    assert score("--why", *options) == ["1 ?", "  line: ..."]
    assert score("--all", *options) == [f"1{' ?' * 10}"]
    assert score("--json", *options) == ['{"moves": "1", "score": null}']


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--time", "0", "1"], "--time 0.0: expected more than 0 seconds"),
        (["--rows", "0", "1"], "rows, columns and inarow are 0, 7, 4: no board"),
        (["pyproject.toml"], "pyproject.toml is a file: python analyze.py < FILE scores its lines"),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_line(options: list[str], message: str) -> None:
    done = analyze(*options)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"analyze.py: {message}\n")


def test_a_broken_line_is_reported_and_the_rest_is_scored() -> None:
    moves, known = SCORED[0].split()
    broken = ["48", "1111111", "1212121", "12121211", "x", "9" * 500]
    done = analyze(given="\n".join([moves, *broken, moves]))
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


def start(*arguments: str) -> subprocess.Popen[str]:
    pipes = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    return subprocess.Popen(
        [sys.executable, "analyze.py", *arguments], cwd=PROJECT, text=True, **pipes
    )


def test_a_reader_that_leaves_is_no_error_message() -> None:
    process = start("--rows", "4", "--columns", "4")
    assert process.stdin
    assert process.stdout
    assert process.stderr
    process.stdin.write("1\n")
    process.stdin.flush()
    assert process.stdout.readline() == "1 0\n"
    process.stdout.close()
    process.stdin.write("12\n" * 50)
    process.stdin.close()
    assert process.stderr.read() == ""
    assert process.wait(20) == 141
    process.stderr.close()


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_progress_is_shown_on_stderr_alone(tmp_path: Path) -> None:
    import pty

    terminal, side = pty.openpty()
    positions, scores = tmp_path / "positions", tmp_path / "scores"
    positions.write_text("\n".join(SCORED))
    with positions.open() as given, scores.open("w") as output:
        process = subprocess.Popen(
            [sys.executable, "analyze.py"], cwd=PROJECT, stdin=given, stdout=output, stderr=side
        )
        os.close(side)
        shown = b""
        while chunk := read_terminal(terminal):
            shown += chunk
    os.close(terminal)
    assert process.wait(60) == 0
    assert scores.read_text().splitlines() == SCORED
    assert f"{len(SCORED)}/?".encode() in shown


def read_terminal(terminal: int) -> bytes:
    try:
        return os.read(terminal, 4096)
    except OSError:  # how Linux reports that the other side is closed
        return b""


def test_an_interrupt_ends_a_compiled_search_quietly() -> None:
    process = start()
    assert process.stdin
    assert process.stdout
    moves, known = SCORED[0].split()
    process.stdin.write(f"{moves}\n444444\n")  # the second position takes long
    process.stdin.flush()
    assert process.stdout.readline() == f"{moves} {known}\n"
    time.sleep(0.3)
    process.send_signal(signal.SIGINT)
    assert process.communicate(timeout=20) == ("", "")
    assert process.returncode == -signal.SIGINT  # 130 in a shell
