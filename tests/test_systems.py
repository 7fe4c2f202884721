"""Other systems and surroundings.

Calls that other systems refuse are made to fail here: "as on macOS", "as on Windows". They say
nothing of the system itself, only that nothing here depends on such a call.
"""

import errno
import json
import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from conftest import PROJECT, command, refusal, write

from connectx.arena import child
from connectx.arena.child import ISOLATION_NEEDS, NOT_ISOLATED, Isolation, Limits, choose_sandbox
from connectx.arena.process import Outcome, PlayerProcess, Turn
from connectx.build.player import Player
from connectx.errors import BROKEN_PIPE_STATUS, PlayerError, run_command
from connectx.files import write_file

main = command("evaluate")

# What runs in the player's process before anything else.
MACOS = """
import os, resource, sys
def refuse(*arguments):
    raise ValueError("current limit exceeds maximum limit")
resource.setrlimit = refuse
sys.platform = "darwin"
"""
WINDOWS = """
import os, signal, sys
sys.platform = "win32"
for name in ("killpg", "fork", "setuid", "setgid", "setgroups", "getuid", "geteuid"):
    vars(os).pop(name, None)
for name in ("SIGKILL", "SIGHUP", "SIGALRM"):
    vars(signal).pop(name, None)
for name in ("resource", "fcntl", "pwd", "grp", "termios", "ctypes"):
    sys.modules[name] = None
"""


@pytest.fixture
def _on_macos(monkeypatch: pytest.MonkeyPatch) -> None:
    if sys.platform == "win32":
        pytest.skip("Windows lacks too much to stand in for macOS")
    monkeypatch.setattr(child, "START_PROGRAM", MACOS + child.START_PROGRAM)
    monkeypatch.setattr(sys, "platform", "darwin")
    for name in ("sched_getaffinity", "sched_setaffinity", "setresuid"):
        monkeypatch.delattr(os, name, raising=False)


@pytest.fixture
def _on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(child, "START_PROGRAM", WINDOWS + child.START_PROGRAM)
    monkeypatch.setattr(sys, "platform", "win32")
    for name in ("killpg", "fork", "sched_getaffinity", "getuid", "geteuid", "uname"):
        monkeypatch.delattr(os, name, raising=False)
    monkeypatch.delattr(select, "poll", raising=False)
    monkeypatch.delattr(signal, "SIGHUP", raising=False)


@pytest.fixture(params=["_on_macos", "_on_windows"])
def _elsewhere(request: pytest.FixtureRequest) -> None:
    request.getfixturevalue(request.param)


@pytest.mark.usefixtures("_elsewhere")
def test_a_match_plays_and_what_to_know_of_a_file_is_said_in_one_line_each(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    stranger = tmp_path / "stranger.py"
    stranger.write_text("def agent(o, c):\n    return 3 - o.step % 2\ndef helper(grid): ...\n")
    assert main([f"{stranger}", "random", "-n", "4", "--referee", "native"]) == 0
    printed = capsys.readouterr()
    assert "4 games" in printed.out
    assert "ERROR" not in printed.out
    rights, upload = printed.err.splitlines()
    assert rights == f"players from files run with your rights, not isolated: {ISOLATION_NEEDS}"
    assert upload.startswith("stranger: Kaggle calls helper (line 3), the last callable in")


@pytest.mark.usefixtures("_elsewhere")
def test_who_demands_isolation_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    said = refusal("evaluate", ["random", "random", "--isolate"], capsys)
    assert "random: cannot be isolated here: isolation needs Linux" in said


@pytest.mark.usefixtures("_elsewhere")
def test_a_player_that_hangs_is_ended_with_its_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    source = "open('mine', 'w')\nwhile True: pass"
    with PlayerProcess(Player(name="hangs", source=source)) as hanging:
        for _ in range(2):
            reply = hanging.act(Turn(0, 1, {"step": 0}), {}, 0.5)
            assert reply.outcome is Outcome.TIMEOUT
    assert list(tmp_path.iterdir()) == []


@pytest.mark.usefixtures("_elsewhere")
def test_a_submission_of_several_files_finds_them(tmp_path: Path) -> None:
    (tmp_path / "main.py").write_text("import data.number\ndef agent(o, c): return data.number.N\n")
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "number.py").write_text("N = 5\n")
    with PlayerProcess(Player.parse(f"{tmp_path}{os.sep}")) as several:
        reply = several.act(Turn(0, 1, {"step": 0}), {}, 30.0)
    assert reply.column == 5, reply.detail


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nothing is isolated")
def test_a_sandbox_without_its_limits_does_not_start(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = Limits(isolation=Isolation.ALL)
    player = Player(name="any", source="")
    try:
        limits = Limits(isolation=Isolation.ALL, sandbox=choose_sandbox(player, limits))
    except PlayerError as error:
        pytest.skip(str(error))
    assert limits.sandbox != NOT_ISOLATED
    monkeypatch.setattr(
        child, "START_PROGRAM", MACOS.replace('"darwin"', '"linux"') + child.START_PROGRAM
    )
    with pytest.raises(PlayerError, match=r"not started with .*: current limit"):
        PlayerProcess(player, limits=limits).__enter__()


@pytest.mark.parametrize("error", [ValueError, KeyboardInterrupt])
def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, error: type[BaseException]) -> None:
    def pieces() -> Iterator[str]:
        yield "half"
        raise error

    (tmp_path / "old.html").write_text("old")
    for name in ("old.html", "new.html"):
        with pytest.raises(error):
            write_file(tmp_path / name, pieces())
    assert [each.read_text() for each in tmp_path.iterdir()] == ["old"]


@pytest.mark.parametrize("page", ["cp1252", "ascii"])
def test_what_a_code_page_lacks_is_printed_as_an_escape(tmp_path: Path, page: str) -> None:
    source = "def agent(o, c):\n    raise ValueError('\N{SNOWMAN}')\n"
    (tmp_path / "odd.py").write_text(source, encoding="utf-8")
    players = (str(tmp_path / "odd.py"), "random", "-n", "1", "--referee", "native")
    variables = {**os.environ, "PYTHONUTF8": "0"}
    variables["PYTHONIOENCODING"] = f"{page}:strict"
    command = [sys.executable, "-m", "connectx", "evaluate", *players]
    done = subprocess.run(command, cwd=tmp_path, env=variables, capture_output=True)
    assert done.returncode == 0, done.stderr
    assert r"ValueError: \u2603" in done.stdout.decode(page)


# Every command in a bare environment, and with a reader that has left -----------------------------

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
    written = tmp_path / "result.json"
    writes = command in COMMANDS[:2]  # their files, though the reader has left
    done = run_without_reader((*command, *(["--json", str(written)] if writes else [])), tmp_path)
    assert (done.returncode, done.stderr) == (
        BROKEN_PIPE_STATUS, f"wrote {written}\n" if writes else ""
    )  # fmt: skip
    assert not writes or json.loads(written.read_text())["games"]


@pytest.mark.skipif(sys.platform != "linux", reason="needs a shell and /dev/full")
@pytest.mark.parametrize(
    ("streams", "status", "said"),
    [
        (">/dev/full", 2, f"python -m connectx: {FULL}\n"),
        ("2>/dev/full", 0, ""),
        ("1</dev/null", 2, "python -m connectx: stdout cannot be written: Bad file descriptor\n"),
    ],
)
def test_a_stdout_that_is_full_is_said(
    streams: str, status: int, said: str, tmp_path: Path
) -> None:
    shell = ["sh", "-c", f'exec "$@" {streams}', "sh", sys.executable, "-m", "connectx"]
    done = subprocess.run(shell, cwd=PROJECT, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (status, said)


def test_an_error_of_something_else_is_not_told_as_stdouts() -> None:
    def fail() -> int:
        raise OSError(errno.EIO, "Input/output error")

    with pytest.raises(OSError, match="Input/output error"):
        run_command("connectx", fail)


CLOSED = (">&-", "2>&-", "<&-", "<&- >&- 2>&-")
WRITES = ("--json", "out.json")


def run_with_closed(streams: str, words: Sequence[str], folder: Path) -> tuple[int, str, str]:
    """The exit status of a command that is started without some streams, and what it printed."""
    shell = ["sh", "-c", f'exec "$@" {streams}', "sh", sys.executable, "-m", "connectx", *words]
    variables = {**os.environ, "PYTHONPATH": str(PROJECT)}
    done = subprocess.run(shell, cwd=folder, env=variables, capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell")
@pytest.mark.parametrize("streams", CLOSED)
def test_closed_streams_lose_no_file_and_no_status(streams: str, tmp_path: Path) -> None:
    status, out, error = run_with_closed(streams, ["review", "4453", *WRITES], tmp_path)
    assert status == 0
    assert bool(out) == (">&-" not in streams.split())
    assert error == ("" if "2>&-" in streams else "wrote out.json\n")
    assert json.loads((tmp_path / "out.json").read_text())["games"]


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell")
@pytest.mark.parametrize("streams", [">&-", "2>&-"])
@pytest.mark.parametrize(
    ("words", "status", "written"),
    [
        ("", 0, ""),
        ("nonsense", 2, ""),
        ("analyze --jobs 2 4453 444", 0, ""),
        ("evaluate bot.py random -n 2 --jobs 2 --results out.db --json out.json", 0, "out.json"),
        ("rate bot.py -n 20 --results out.db", 0, "out.db"),
        ("accuracy one_step --json out.json", 0, "out.json"),
        ("grade --first 1 answers.jsonl --json out.json", 0, "out.json"),
        ("build bot.py -o out.py", 0, "out.py"),
        ("build bot.py --archive -o out.tar.gz", 0, "out.tar.gz"),
        ("play bot.py --terminal", 0, ""),
        ("dataset -n 20 --discs 30-41 -o out.npz", 0, "out.npz"),
    ],
)
def test_every_command_runs_with_closed_streams(
    words: str, status: int, written: str, streams: str, tmp_path: Path
) -> None:
    (tmp_path / "bot.py").write_text("def agent(obs, config):\n    return obs.board.index(0)\n")
    (tmp_path / "answers.jsonl").write_text('{"position": "4453", "answer": "3"}\n')
    found, _, error = run_with_closed(streams, words.split(), tmp_path)
    assert found == status, error
    assert not written or (tmp_path / written).stat().st_size > 0


UNREADABLE = "bot/data.bin", "broken/other.py", "deep/below", "needs/helper", "shut", "old.py"
READ = (  # a command, and which of these it names
    ("evaluate bot one_step", "bot/data.bin"),
    ("evaluate deep one_step", "deep/below"),
    ("evaluate broken one_step", "broken/other.py"),
    ("evaluate needs/bot.py one_step", "needs/helper"),
    ("evaluate shut one_step", "shut"),
    ("build bot --archive -o new.tar.gz", "bot/data.bin"),
    ("build deep --archive -o new.tar.gz", "deep/below"),
    ("build broken -o new.py", "broken/other.py"),
    ("build broken/bot.py -o old.py", "old.py"),
    ("build broken/bot.py -o old.py --check", "old.py"),
    ("build shut/bot.py -o new.py", "shut/bot.py"),
)
RUN_ALL = "import sys; from connectx.__main__ import main; [main(a.split()) for a in sys.argv[1:]]"


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="needs setpriv, which root gives its rights up")
def test_what_may_not_be_read_is_named(tmp_path: Path) -> None:
    agent = "def agent(obs, config):\n    return obs.board.index(0)\n"
    files = {"bot/main.py": agent, "deep/main.py": agent, "needs/bot.py": f"import helper\n{agent}"}
    files |= {"broken/bot.py": agent, "shut/bot.py": agent, "deep/below/file": ""}
    write(tmp_path, files | {"bot/data.bin": "", "broken/other.py": agent, "old.py": ""})
    (tmp_path / "needs" / "helper").mkdir()
    for name in UNREADABLE:
        (tmp_path / name).chmod(0)
    drop = ["setpriv", "--bounding-set", "-dac_override,-dac_read_search"]
    command = [sys.executable, "-c", RUN_ALL, *(words for words, _ in READ)]
    command = [*drop, *command] if os.geteuid() == 0 else command
    variables = {**os.environ, "PYTHONPATH": str(PROJECT)}
    done = subprocess.run(command, cwd=tmp_path, env=variables, capture_output=True, text=True)
    for name in UNREADABLE:
        (tmp_path / name).chmod(0o700)
    said = done.stderr.splitlines()
    assert len(said) == len(READ), done.stderr
    for line, (words, name) in zip(said, READ):
        place = tmp_path / name if name == "needs/helper" else name
        assert line == f"connectx {words.split()[0]}: {place}: cannot be read: Permission denied"


PROGRAMS = {  # as they are started, and as their messages name them
    "-m connectx evaluate": "python -m connectx evaluate",
    "-m connectx analyze": "python -m connectx analyze",
    "evaluate.py": "python evaluate.py",
    "build_submission.py": "python build_submission.py",
}


def run_with_modules_of(folder: Path, program: str) -> subprocess.CompletedProcess[str]:
    """Run a program that finds its modules in a folder first, then in the project."""
    path = os.pathsep.join([str(folder), str(PROJECT)])
    # A program at the root would find its own folder before the path.
    command = [sys.executable, "-P", *program.split()]
    return subprocess.run(
        command, cwd=PROJECT, env={**os.environ, "PYTHONPATH": path},
        capture_output=True, text=True,
    )  # fmt: skip


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGINT")
@pytest.mark.parametrize("program", PROGRAMS)
def test_an_interrupted_import_is_quiet(program: str, tmp_path: Path) -> None:
    (tmp_path / "rich.py").write_text("import os\nos.kill(os.getpid(), 2)\n1 / 0\n")
    done = run_with_modules_of(tmp_path, program)
    assert (done.returncode, done.stdout, done.stderr) == (-2, "", "")


@pytest.mark.parametrize("program", PROGRAMS)
def test_a_package_that_is_missing_is_named(program: str, tmp_path: Path) -> None:
    (tmp_path / "rich.py").write_text("raise ModuleNotFoundError(name='rich')\n")
    done = run_with_modules_of(tmp_path, program)
    install = "install connectx with its requirements: pip install ."
    assert done.stderr == f"{PROGRAMS[program]}: rich is not installed; {install}\n"
    assert (done.returncode, done.stdout) == (2, "")


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
    assert "n.py: this locale cannot encode the name" in done.stderr
    assert done.stderr.count("\n") == 1
