"""Every command in a bare environment, without its standard streams, and with a full disk."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from conftest import PROJECT

from errors import BROKEN_PIPE_STATUS

MATCH = ("evaluate.py", "random", "tests/zoo/steady.py", "-n", "2", "--referee", "native")
COMMANDS = (
    MATCH,
    ("analyze.py", "--why", "1232531636251132771133"),
    ("-m", "review", "tests/data/replay.json", "--time", "0.1"),
    ("build_submission.py", "one_step", "--no-preflight", "-o", "built.py"),
    ("build_submission.py", "--preflight", "tests/zoo/steady.py"),
)
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="a POSIX shell starts the commands"),
]


@pytest.fixture(params=COMMANDS, ids=lambda command: " ".join(command[:2]))
def command(request: pytest.FixtureRequest) -> list[str]:
    """A command that works in any current folder."""
    script, *arguments = request.param
    paths = [str(PROJECT / each) if (PROJECT / each).is_file() else each for each in arguments]
    return [sys.executable, script if script == "-m" else str(PROJECT / script), *paths]


def run(
    command: list[str], folder: Path, redirections: str = "</dev/null", **options: Any
) -> subprocess.CompletedProcess[str]:
    shell = ["/bin/sh", "-c", f'exec "$@" {redirections}', "sh", *command]
    variables = {"PATH": os.environ["PATH"], "TMPDIR": str(folder), "PYTHONPATH": str(PROJECT)}
    variables |= {"LANG": "C", "COLUMNS": "20"}
    given = {"env": variables, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **options}
    return subprocess.run(shell, cwd=folder, text=True, check=False, **given)


@pytest.mark.parametrize("redirections", ["</dev/null", "<&- >&-", ">&- 2>&- <&-"])
def test_a_bare_environment_without_streams(
    command: list[str], redirections: str, tmp_path: Path
) -> None:
    done = run(command, tmp_path, redirections)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr


def test_a_reader_that_has_left_ends_the_command(command: list[str], tmp_path: Path) -> None:
    done = run_without_reader(command, tmp_path)
    assert (done.returncode, done.stderr) == (BROKEN_PIPE_STATUS, "")


def test_a_review_without_reader_still_writes_its_files(tmp_path: Path) -> None:
    written = tmp_path / "review.json"
    review = [sys.executable, "-m", "review", "4455667", "--time", "0.1", "--json"]
    done = run_without_reader([*review, str(written)], tmp_path)
    assert (done.returncode, done.stderr) == (0, f"wrote {written}\n")
    assert len(json.loads(written.read_text())["games"]) == 1


def run_without_reader(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    reader, writer = os.pipe()
    os.close(reader)
    try:
        return run(command, folder, stdout=writer)
    finally:
        os.close(writer)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full")
def test_output_that_cannot_be_written_is_one_line(command: list[str], tmp_path: Path) -> None:
    done = run(command, tmp_path, "</dev/null >/dev/full")
    assert done.returncode == 2
    last = done.stderr.splitlines()[-1]
    assert last.endswith(": the output cannot be written: No space left on device")
    assert "Traceback" not in done.stderr


def test_a_folder_that_is_gone_is_one_line(command: list[str], tmp_path: Path) -> None:
    folder = tmp_path / "gone"
    folder.mkdir()
    done = run(["/bin/sh", "-c", f'rmdir {folder} && exec "$@"', "sh", *command], folder)
    assert done.returncode == 2
    assert done.stderr.endswith(": the current folder: No such file or directory\n")
    assert done.stderr.count("\n") == 1
