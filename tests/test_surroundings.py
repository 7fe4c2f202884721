"""Every command in a bare environment, and with a reader that has left."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import PROJECT

from connectx.errors import BROKEN_PIPE_STATUS

COMMANDS = (
    ("evaluate.py", "random", "tests/zoo/steady.py", "-n", "2", "--referee", "native"),
    ("-m", "connectx", "analyze", "--why", "1232531636251132771133"),
    ("-m", "connectx", "review", "tests/data/replay.json", "--time", "0.1"),
    ("build_submission.py", "one_step", "--no-preflight", "-o", "built.py"),
    ("build_submission.py", "--preflight", "tests/zoo/steady.py"),
)
pytestmark = pytest.mark.slow


def run(
    command: tuple[str, ...], folder: Path, stdout: int = subprocess.PIPE
) -> subprocess.CompletedProcess[str]:
    """Run a command of the project in a folder."""
    words = [str(PROJECT / each) if (PROJECT / each).is_file() else each for each in command]
    variables = {"PATH": os.environ["PATH"], "TMPDIR": str(folder), "PYTHONPATH": str(PROJECT)}
    variables |= {"LANG": "C", "COLUMNS": "20"}
    return subprocess.run(
        [sys.executable, *words], cwd=folder, env=variables, text=True,
        stdin=subprocess.DEVNULL, stdout=stdout, stderr=subprocess.PIPE,
    )  # fmt: skip


def run_without_reader(command: tuple[str, ...], folder: Path) -> subprocess.CompletedProcess[str]:
    reader, writer = os.pipe()
    os.close(reader)
    try:
        return run(command, folder, stdout=writer)
    finally:
        os.close(writer)


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_a_command_needs_little_and_ends_without_its_reader(
    command: tuple[str, ...], tmp_path: Path
) -> None:
    done = run(command, tmp_path)
    assert done.returncode == 0, done.stderr
    done = run_without_reader(command, tmp_path)
    assert (done.returncode, done.stderr) == (BROKEN_PIPE_STATUS, "")


@pytest.mark.parametrize(
    "command", [COMMANDS[0], ("-m", "connectx", "review", "4455667", "--time", "0.1")]
)
def test_files_are_written_though_the_reader_has_left(
    command: tuple[str, ...], tmp_path: Path
) -> None:
    written = tmp_path / "result.json"
    done = run_without_reader((*command, "--json", str(written)), tmp_path)
    assert (done.returncode, done.stderr) == (BROKEN_PIPE_STATUS, f"wrote {written}\n")
    assert json.loads(written.read_text())["games"]
