"""What a stranger's agent can reach: the table of docs/arena.md, held against harmless attempts."""

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from conftest import PROJECT, ZOO

from arena import process
from arena.process import Isolation, Limits, Outcome, PlayerProcess, Reply
from arena.sandbox import Sandbox, sandboxes
from errors import PlayerError
from evaluate import get_win_percentages, main
from players.archive import PackedFile
from players.player import Player

OBSERVATION = {"board": [0] * 42, "mark": 1, "step": 0, "remainingOverageTime": 60}
CONFIGURATION = {"rows": 6, "columns": 7, "inarow": 4, "actTimeout": 2}
ISOLATED = Limits(isolation=Isolation.ALL, memory=2 << 30)
WAYS = ("bubblewrap", "Landlock", "none")

# Each row of the table with what an agent tries; it can if that raises nothing and is true.
ATTEMPTS = {
    "read your files": "any(map(readable, places))",
    "find out that a file of yours exists": "any(map(os.path.exists, places))",
    "write outside its scratch folder": "Path(secret).with_name('planted').write_text('x')",
    "change the mode or the times of your files": "changes(os.utime) or changes(os.chmod, 0o600)",
    "connect to a network, or to a server on this machine": "socket.create_connection(server, 5)",
    "see other processes": "any(bystander in command_line(each) for each in os.listdir('/proc'))",
    "signal other processes": "os.kill(bystander_id, 0) or 1",
    "write more than 64 MiB": "[fill(name) for name in 'ab']",
    "start more than 512 processes": "[start() for _ in range(520)]",
    "take more memory than `--memory` in a process": "bytearray(3 << 30)",
}
AGENT = """
import json, os, socket, threading, time
from pathlib import Path
values = {values!r}
globals().update(values)
def readable(place):
    try: return Path(place).read_text()
    except OSError: return ""
def changes(how, *more):
    try: return how(secret, *more) is None
    except OSError: return False
def command_line(each):
    return readable(f"/proc/{{each}}/cmdline")
def fill(name):
    with open(name, "wb") as file: os.posix_fallocate(file.fileno(), 0, 40_000_000)
def start():
    threading.Thread(target=never.wait, daemon=True).start()
never = threading.Event()
threading.stack_size(65536)
ticks = []
def tick():
    while True:
        ticks.append(time.perf_counter())
        time.sleep(0.005)
def attempt(text):
    try: return bool(eval(text))
    except Exception: return False
def agent(o, c):
    if not ticks:
        threading.Thread(target=tick, daemon=True).start()
        result = {{name: attempt(text) for name, text in {attempts!r}.items()}}
        result["own namespace"] = os.getppid() <= 2
    else:
        now = time.perf_counter()
        result = sum(now - 0.9 < each < now - 0.1 for each in ticks) > 1
    print(json.dumps(result))
    return 3
"""


@pytest.fixture(params=WAYS)
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """A way of isolation, made the one that players get."""
    name: str = request.param
    if name != "none":
        offered = [sandbox for sandbox in sandboxes() if sandbox.name == name]
        use_only(offered, monkeypatch)
        if not offered or problem():
            pytest.skip(f"{name} does not work on this machine")
    return name


@pytest.fixture
def _isolated() -> None:
    if reason := problem():
        pytest.skip(reason)


def use_only(offered: list[Sandbox], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "working", [])
    monkeypatch.setattr(process, "sandboxes", lambda: iter(offered))


def problem() -> str:
    """Why no player can be isolated here; empty if one can."""
    try:
        with PlayerProcess(Player(name="trial", source=""), limits=ISOLATED):
            return ""
    except process.PlayerError as error:
        return str(error)


def limits_of(way: str) -> Limits:
    return Limits(isolation=Isolation.NONE, memory=2 << 30) if way == "none" else ISOLATED


def documented(way: str, *, own_namespace: bool) -> dict[str, bool]:
    """The column of the table, by row; ¹ marks what takes a process namespace."""
    lines = (PROJECT / "docs" / "arena.md").read_text(encoding="utf-8").splitlines()
    start = next(n for n, line in enumerate(lines) if line.startswith("| a player's code can"))
    rows = {}
    for line in lines[start + 2 :]:
        if not line.startswith("|"):
            break
        name, *cells = (cell.strip() for cell in line.strip("|").split("|"))
        cell = cells[WAYS.index(way)]
        if cell.startswith("sometimes"):
            continue
        rows[name] = cell.startswith("yes") or ("¹" in cell and not own_namespace)
    return rows


@pytest.fixture
def bystander() -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-c", "import time; time.sleep(1000)", "bystander-of-the-test"]
    with subprocess.Popen(command) as started:
        yield started
        started.kill()


def ask(player: PlayerProcess, seconds: float = 30.0) -> Reply:
    return player.act(OBSERVATION, CONFIGURATION, seconds)


def test_the_table_says_what_a_player_can_do(
    way: str, bystander: subprocess.Popen[bytes], tmp_path: Path
) -> None:
    secret = tmp_path / "kaggle.json"
    secret.write_text("secret")
    with socket.create_server(("127.0.0.1", 0)) as server:
        values = {
            "secret": str(secret),
            "places": [str(secret), str(PROJECT / "README.md"), __file__],
            "server": server.getsockname(),
            "bystander": "bystander-of-the-test",
            "bystander_id": bystander.pid,
        }
        source = AGENT.format(values=values, attempts=ATTEMPTS)
        with PlayerProcess(Player(name="stranger", source=source), limits=limits_of(way)) as player:
            player.new_game(seed=1)
            found = json.loads(ask(player).printed_tail)
            time.sleep(1.5)  # the other side thinks; it may take a moment to stop the player
            found["compute while the other side thinks"] = json.loads(ask(player).printed_tail)
    own_namespace = found.pop("own namespace")
    assert (tmp_path / "planted").exists() == found["write outside its scratch folder"]
    leaving = "leave a process behind by killing its supervisor"
    found[leaving] = leaves_a_process(way)
    expected = documented(way, own_namespace=own_namespace)
    assert len(expected) >= len(found) - 1
    assert {name: expected.get(name, can) for name, can in found.items()} == found


def leaves_a_process(way: str) -> bool:
    marker = f"left-by-a-stranger-{os.getpid()}-{way}"
    source = (
        "import os, signal, subprocess, sys, time\n"
        "def agent(o, c):\n"
        f"    sleeper = [sys.executable, '-c', 'import time; time.sleep(20)', {marker!r}]\n"
        "    subprocess.Popen(sleeper, start_new_session=True)\n"
        "    os.kill(os.getppid(), signal.SIGKILL)\n"
        "    time.sleep(1000)\n"
    )
    with PlayerProcess(Player(name="killer", source=source), limits=limits_of(way)) as player:
        player.new_game(seed=1)
        assert ask(player, 1.0).outcome in (Outcome.ERROR, Outcome.TIMEOUT)
    for _ in range(20):
        if subprocess.run(["pgrep", "-f", marker], capture_output=True, check=False).returncode:
            return False
        time.sleep(0.05)
    return True


def test_nothing_is_left_in_the_folder_for_temporary_files(
    way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", None)
    source = (
        "import tempfile\nfrom pathlib import Path\n"
        "def agent(o, c):\n    Path('a').mkdir()\n    Path('a/b').write_text('x')\n"
        "    Path(tempfile.mkdtemp(dir='.')).chmod(0)\n    return 3\n"
    )
    with PlayerProcess(Player(name="writer", source=source), limits=limits_of(way)) as player:
        player.new_game(seed=1)
        ask(player)
    assert list(tmp_path.iterdir()) == []


def test_packages_can_be_imported(way: str) -> None:
    source = "import numpy\ndef agent(o, c):\n    return int(numpy.int64(3))"
    with PlayerProcess(Player(name="numpy", source=source), limits=limits_of(way)) as player:
        player.new_game(seed=1)
        assert ask(player).column == 3


@pytest.mark.usefixtures("_isolated")
def test_a_league_of_strangers(capsys: pytest.CaptureFixture[str]) -> None:
    players = [str(ZOO / f"{name}.py") for name in ("steady", "raises", "leaves_processes")]
    options = ["--gauntlet", "-n", "2", "--isolate", "--overage", "0", "--config", "actTimeout=0.3"]
    assert main([*players, *options]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    assert "2 x ERROR, first: ValueError: a bug" in printed
    assert "2 x TIMEOUT" in printed


@pytest.mark.usefixtures("_isolated")
@pytest.mark.parametrize(
    ("isolation", "from_a_file", "isolated"),
    [
        (Isolation.FILES, True, True),
        (Isolation.FILES, False, False),
        (Isolation.ALL, False, True),
        (Isolation.NONE, True, False),
    ],
)
def test_which_players_are_isolated(
    isolation: Isolation, from_a_file: bool, isolated: bool, tmp_path: Path
) -> None:
    source = "import os\ndef agent(o, c):\n    print(os.environ['HOME'])\n    return 3"
    path = str(tmp_path / "their.py") if from_a_file else None
    player = Player(name="their", source=source, path=path)
    with PlayerProcess(player, limits=Limits(isolation=isolation)) as running:
        running.new_game(seed=1)
        assert (ask(running).printed_tail.strip() != os.environ["HOME"]) == isolated


def test_where_nobody_can_be_isolated_it_says_so_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    use_only([], monkeypatch)
    file = tmp_path / "stranger_without_sandbox.py"
    file.write_text("def agent(o, c):\n    return 0\n")
    assert main([str(file), "random", "-n", "2"]) == 0
    lines = capsys.readouterr().err.splitlines()
    assert len([line for line in lines if "stranger_without_sandbox" in line]) == 1
    assert "runs with your rights, not isolated: " in lines[0]


def test_where_nobody_can_be_isolated_isolate_refuses(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    use_only([], monkeypatch)
    assert main(["random", "random", "-n", "1", "--isolate"]) == 2
    assert "random: cannot be isolated here: " in capsys.readouterr().err


def test_files_that_cannot_be_unpacked_are_no_reason_to_do_without_isolation(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main_file, inside = (PackedFile(name, b"", False) for name in ("main.py", "main.py/inside"))
    player = Player(name="odd", source="", path="odd.tar", files=(main_file, inside))
    with pytest.raises(PlayerError, match="odd: its process cannot start"), PlayerProcess(player):
        pass
    assert capsys.readouterr().err == ""


@pytest.mark.usefixtures("_isolated")
def test_limits_that_the_user_has_lowered_do_not_prevent_isolation() -> None:
    arguments = [sys.executable, "evaluate.py", str(ZOO / "steady.py"), "random", "-n", "2"]
    limited = ["sh", "-c", 'ulimit -f 8; ulimit -c 0; exec "$@"', "sh", *arguments, "--isolate"]
    subprocess.run(limited, cwd=PROJECT, stdout=subprocess.DEVNULL, check=True)


# Ways to go on while the other side thinks, each run once at the first move.
RESTLESS = {
    "a thread": "pass",
    "a timer": """
event = (ctypes.c_int * 16)(0, 0, signal.SIGCONT, 0)
timer = ctypes.c_void_p()
libc.timer_create(1, event, ctypes.byref(timer))
libc.timer_settime(timer, 0, (ctypes.c_long * 4)(0, 5_000_000, 0, 5_000_000), None)
""",
    "a stopped supervisor": "os.kill(os.getppid(), signal.SIGSTOP)",
    "a killed supervisor": "libc.prctl(1, 0); os.kill(os.getppid(), signal.SIGKILL)",
    "a process that continues all": """
if os.fork() == 0:
    os.setsid()
    while True:
        with contextlib.suppress(OSError): os.kill(-1, signal.SIGCONT)
""",
}
RESTLESS_AGENT = """
import contextlib, ctypes, os, signal, threading, time
libc = ctypes.CDLL(None)
ticks = []
def tick():
    while True:
        ticks.append(time.monotonic())
        time.sleep(0.003)
def agent(o, c):
    if ticks:
        now = time.monotonic()
        return sum(now - 0.7 < each < now - 0.15 for each in ticks)
    threading.Thread(target=tick, daemon=True).start()
    with contextlib.suppress(OSError):
        exec({how!r})
    return 0
"""


@pytest.mark.skipif(sys.platform != "linux", reason="isolation needs Linux")
@pytest.mark.parametrize("how", RESTLESS.values(), ids=RESTLESS.keys())
@pytest.mark.parametrize("sandbox", list(sandboxes()), ids=str)
def test_no_isolated_player_computes_while_the_other_side_thinks(
    sandbox: Sandbox, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    use_only([sandbox], monkeypatch)
    if reason := problem():
        pytest.skip(reason)
    source = RESTLESS_AGENT.format(how=how)
    with PlayerProcess(Player(name="restless", source=source), limits=ISOLATED) as player:
        player.new_game(seed=1)
        assert ask(player).column == 0
        time.sleep(1.2)
        assert ask(player).column == 0


def test_a_folder_nested_too_deeply_for_a_path_is_removed(
    way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", None)
    source = (
        "import os\ndef agent(o, c):\n    for _ in range(1500):\n"
        "        os.mkdir('a' * 100)\n        os.chdir('a' * 100)\n    return 3\n"
    )
    with PlayerProcess(Player(name="digger", source=source), limits=limits_of(way)) as player:
        player.new_game(seed=1)
        assert ask(player).column == 3
    assert list(tmp_path.iterdir()) == []


def test_a_link_in_place_of_the_folder_is_removed_and_not_followed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    precious, scratch = tmp_path / "precious", tmp_path / "scratch"
    for folder in (precious, precious / "inside", scratch):
        folder.mkdir()
    (precious / "inside").chmod(0o750)
    monkeypatch.setenv("TMPDIR", str(scratch))
    monkeypatch.setattr("tempfile.tempdir", None)
    source = (
        "import os\ndef agent(o, c):\n    here = os.getcwd()\n    os.chdir('/')\n"
        f"    os.rmdir(here)\n    os.symlink({str(precious)!r}, here)\n    return 3\n"
    )
    with PlayerProcess(Player(name="linker", source=source), limits=limits_of("none")) as player:
        player.new_game(seed=1)
        assert ask(player).column == 3
    assert list(scratch.iterdir()) == []
    assert (precious / "inside").stat().st_mode & 0o777 == 0o750


@pytest.mark.usefixtures("_isolated")
def test_the_courses_function_isolates_files_too(tmp_path: Path) -> None:
    secret, file = tmp_path / "secret", tmp_path / "their.py"
    secret.write_text("secret")
    file.write_text(
        f"def agent(o, c):\n    open({str(secret)!r})\n"
        "    return next(c for c in range(7) if o.board[c] == 0)\n"
    )
    assert get_win_percentages(str(file), "random", 1).agent1_invalid_plays == 1
    trusted = get_win_percentages(str(file), "random", 1, isolation="none")
    assert trusted.agent1_invalid_plays == 0
