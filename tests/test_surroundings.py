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
    ("-m", "connectx", "review", "tests/data/replay.json", "--time", "0.1"),
    ("-m", "connectx", "analyze", "--why", "1232531636251132771133"),
    ("build_submission.py", "one_step", "--no-preflight", "-o", "built.py"),
    ("build_submission.py", "--preflight", "tests/zoo/steady.py"),
)
FULL = "stdout cannot be written: No space left on device"


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


@pytest.mark.slow
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_a_command_needs_little_and_ends_without_its_reader(
    command: tuple[str, ...], tmp_path: Path
) -> None:
    done = run(command, tmp_path)
    assert done.returncode == 0, done.stderr
    done = run_without_reader(command, tmp_path)
    assert (done.returncode, done.stderr) == (BROKEN_PIPE_STATUS, "")


@pytest.mark.slow
@pytest.mark.parametrize("command", COMMANDS[:2], ids=" ".join)
def test_files_are_written_though_the_reader_has_left(
    command: tuple[str, ...], tmp_path: Path
) -> None:
    written = tmp_path / "result.json"
    done = run_without_reader((*command, "--json", str(written)), tmp_path)
    assert (done.returncode, done.stderr) == (BROKEN_PIPE_STATUS, f"wrote {written}\n")
    assert json.loads(written.read_text())["games"]


@pytest.mark.skipif(sys.platform != "linux", reason="needs a shell and /dev/full")
@pytest.mark.parametrize(
    ("streams", "status", "said"),
    [
        (">/dev/full", 2, f"python -m connectx: {FULL}\n"),
        ("2>/dev/full", 0, ""),
        (">&-", 0, ""),
        ("<&- >&- 2>&-", 0, ""),
    ],
)
def test_a_stdout_that_is_full_is_said_and_one_that_is_closed_is_none(
    streams: str, status: int, said: str, tmp_path: Path
) -> None:
    shell = ["sh", "-c", f'exec "$@" {streams}', "sh", sys.executable, "-m", "connectx"]
    done = subprocess.run(shell, cwd=PROJECT, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (status, said)


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGINT")
@pytest.mark.parametrize("command", ["evaluate", "analyze"])
def test_an_interrupted_import_is_quiet(command: str, tmp_path: Path) -> None:
    (tmp_path / "rich.py").write_text("import os\nos.kill(os.getpid(), 2)\n1 / 0\n")
    path = os.pathsep.join([str(tmp_path), str(PROJECT)])
    done = subprocess.run(
        [sys.executable, "-m", "connectx", command],
        env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True,
    )  # fmt: skip
    assert (done.returncode, done.stdout, done.stderr) == (-2, "", "")


@pytest.mark.slow
def test_streams_that_are_closed_are_no_obstacle_to_a_match(tmp_path: Path) -> None:
    match = (*COMMANDS[0][1:], "--jobs", "2", "--json", str(tmp_path / "result.json"))
    shell = ["sh", "-c", 'exec "$@" <&- >&- 2>&-', "sh", sys.executable, "evaluate.py", *match]
    assert subprocess.run(shell, cwd=PROJECT).returncode == 0
    assert json.loads((tmp_path / "result.json").read_text())["games"]


@pytest.mark.slow
@pytest.mark.parametrize("script", ["evaluate.py", "build_submission.py"])
def test_python_may_leave_out_the_folder_of_a_script(script: str, tmp_path: Path) -> None:
    command = [sys.executable, "-P", str(PROJECT / script), "-h"]
    hidden = {**os.environ, "PYTHONPATH": "", "PYTHONSAFEPATH": "1"}
    done = subprocess.run(command, cwd=tmp_path, env=hidden, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="needs a locale without UTF-8")
def test_a_name_that_the_locale_lacks_is_named(tmp_path: Path) -> None:
    (tmp_path / "sch\xf6n.py").write_text("def agent(o, c):\n    return 3\n")
    ascii_only = {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}
    command = [sys.executable, "evaluate.py", str(tmp_path / "sch\xf6n.py"), "random"]
    environment = {**os.environ, **ascii_only}
    done = subprocess.run(command, cwd=PROJECT, env=environment, capture_output=True, text=True)
    assert done.returncode == 2
    assert "n.py: a name that this locale lacks" in done.stderr
    assert done.stderr.count("\n") == 1
