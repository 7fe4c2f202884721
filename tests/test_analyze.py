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


def analyze(*arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    """`analyze.py` with these arguments, and `given` on standard input."""
    return subprocess.run(
        [sys.executable, "analyze.py", *arguments],
        cwd=PROJECT, input=given, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip


def run(*arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    return analyze("--interpreted", *arguments, given=given)


def test_scores_a_published_test_set_read_from_standard_input() -> None:
    moves = "\n".join(line.split()[0] for line in SCORED) + "\n"
    done = run(given=moves)
    assert done.stdout.splitlines() == SCORED
    assert (done.returncode, done.stderr) == (0, "")


def score(*arguments: str) -> list[str]:
    """What `analyze.py` prints if it may compile."""
    done = analyze(*arguments)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_the_default_gives_the_same_scores() -> None:
    assert score(*(line.split()[0] for line in SCORED)) == SCORED


def test_an_early_position_is_left_to_the_compiled_search() -> None:
    board = ["--rows", "5", "--columns", "6", "--inarow", "3", "--all", "", "1"]
    assert score(*board) == run(*board).stdout.splitlines()


def test_the_first_moves_have_their_published_scores() -> None:
    """Read from the table of the opening; a position beyond it is searched."""
    assert score("--all", "") == [" -2 -1 0 1 0 -1 -2"]
    assert score("--weak", "", "4", "44444") == [" 1", "4 -1", "44444 -1"]
    assert score("--weak", "--all", "4") == ["4 -1 -1 -1 -1 -1 -1 -1"]


def test_takes_lines_that_carry_a_score_already_and_several_jobs() -> None:
    done = run("--jobs", "2", given="\n".join(SCORED) + "\n")
    assert done.stdout.splitlines() == SCORED
    assert done.returncode == 0


def test_weak_gives_the_sign() -> None:
    expected = []
    for line in SCORED:
        moves, score = line.split()
        expected.append(f"{moves} {(int(score) > 0) - (int(score) < 0)}")
    assert run("--weak", given="\n".join(SCORED)).stdout.splitlines() == expected


def test_all_gives_every_column_and_marks_full_ones() -> None:
    done = run("--all", "--rows", "2", "--columns", "3", "--inarow", "2", "22", "1")
    assert done.stdout.splitlines() == ["22 2 - 2", "1 -2 -2 -2"]


def test_why_gives_the_best_line_the_threats_and_the_reason() -> None:
    lines = score("--why", "1232531636251132771133")
    assert lines[:4] == [
        "1232531636251132771133 -3",
        "  line: 6555522666777744",
        "  threats: O 4-2 even, O gets it; X 4-3 odd; X 4-5 odd",
        "  O's even threat at 4-2 decides: O answers every move in the same column (claimeven), "
        "until X has to play below it.",
    ]


def test_why_as_json_is_an_object_a_line() -> None:
    moves, known = SCORED[0].split()
    first, second = map(json.loads, score("--json", "--all", moves, "1232531636251132771133"))
    assert (first["moves"], first["score"]) == (moves, int(known))
    assert max(first["scores"].values()) == int(known)
    assert {"row": 1, "column": 3, "seat": 1, "parity": "even"}.items() <= second["threats"][
        0
    ].items()
    assert second["claims"][0]["text"] == second["sentences"][0]


def test_why_says_what_is_not_known_in_time() -> None:
    board = ["--rows", "12", "--columns", "10", "--time", "0.2"]
    assert score("--why", *board, "1") == ["1 ?", "  line: ..."]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--why", "--weak", "1"], "--why needs exact scores in time: leave out --weak"),
        (["--json", "--interpreted", "1"], "--why needs exact scores in time"),
        (["--why", "--time", "0", "1"], "--time 0.0: expected more than 0 seconds"),
        (["--time", "10", "1"], "--time 10.0: goes with --why or --json only"),
    ],
)
def test_refuses_options_that_make_no_sense(options: list[str], message: str) -> None:
    done = analyze(*options)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"analyze.py: {message}")


def test_a_broken_line_is_reported_and_the_rest_goes_on() -> None:
    moves, score = SCORED[0].split()
    done = run(given=f"{moves}\n48\n1111111\n1212121\n12121211\nx\n{moves}\n")
    assert done.stdout.splitlines() == [f"{moves} {score}", "", "", "", "", "", f"{moves} {score}"]
    problems = done.stderr.splitlines()
    assert [problem.split(":")[0] for problem in problems] == [f"line {n}" for n in range(2, 7)]
    assert "column from 1 to 7" in problems[0]
    assert "full" in problems[1]
    assert problems[2] == "line 4: '1212121' has no score: the game is over"
    assert "ended" in problems[3]
    assert done.returncode == 1


def test_an_empty_line_is_the_empty_board() -> None:
    done = run("--rows", "4", "--columns", "4", given="\n")
    assert done.stdout == " 0\n"


def test_another_board_and_a_column_beyond_nine() -> None:
    done = run("--rows", "1", "--columns", "11", "--inarow", "3", "a1b2")
    assert done.stdout == "a1b2 4\n"


def test_refuses_numbers_below_one() -> None:
    assert run("--rows", "0", "1").returncode == 2


def start(*arguments: str) -> subprocess.Popen[str]:
    pipes = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    return subprocess.Popen(
        [sys.executable, "analyze.py", *arguments], cwd=PROJECT, text=True, **pipes
    )


def test_a_reader_that_leaves_is_no_error_message() -> None:
    process = start("--interpreted", "--rows", "4", "--columns", "4")
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
def test_the_progress_bar_stays_out_of_the_output(tmp_path: Path) -> None:
    import pty

    terminal, side = pty.openpty()
    positions, scores = tmp_path / "positions", tmp_path / "scores"
    positions.write_text("\n".join(SCORED))
    with positions.open() as given, scores.open("w") as output:
        process = subprocess.Popen(
            [sys.executable, "analyze.py", "--interpreted"],
            cwd=PROJECT, stdin=given, stdout=output, stderr=side,
        )  # fmt: skip
        os.close(side)
        shown = b""
        while chunk := read_terminal(terminal):
            shown += chunk
    os.close(terminal)
    assert process.wait(60) == 0
    assert scores.read_text().splitlines() == SCORED
    assert f"{len(SCORED)}/{len(SCORED)}".encode() in shown


def read_terminal(terminal: int) -> bytes:
    try:
        return os.read(terminal, 4096)
    except OSError:  # how Linux reports that the other side is closed
        return b""


def test_an_interrupt_ends_a_compiled_search_at_once() -> None:
    process = start()
    assert process.stdin
    assert process.stdout
    moves, score = SCORED[0].split()
    process.stdin.write(f"{moves}\n\n")  # the second position, the empty board, takes long
    process.stdin.flush()
    assert process.stdout.readline() == f"{moves} {score}\n"
    time.sleep(0.3)
    process.send_signal(signal.SIGINT)
    started = time.perf_counter()
    _, problems = process.communicate(timeout=20)
    assert time.perf_counter() - started < 2
    assert process.returncode == -signal.SIGINT
    assert problems == ""
