"""Submission archives and folders: how they play, and what is refused before it is unpacked."""

import dataclasses
import io
import json
import os
import stat
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from arena.process import Limits, Outcome, PlayerProcess, Reply
from arena.sandbox import Isolation
from build_submission import main as build_submission
from errors import PlayerError
from evaluate import main as evaluate
from players.player import Player, parse_players

# What is beside `main.py` is imported while it is executed, and read from the folder of that.
MAIN = """\
import os
import helper
HERE = os.path.dirname(helper.__file__)
with open(os.path.join(HERE, "data", "order.txt")) as file:
    ORDER = [int(line) for line in file]
SKIP = 0

def first_free(obs, config):
    return [c for c in range(config.columns) if not obs.board[c]][0]

def my_agent(obs, config):
    return helper.choose(ORDER[SKIP:], obs.board)
"""
FILES = {
    "main.py": MAIN,
    "helper.py": "def choose(order, board):\n    return next(c for c in order if not board[c])\n",
    "data/order.txt": "3\n2\n4\n1\n5\n0\n6\n",
}
OBSERVATION = {"board": [0] * 42, "mark": 1, "step": 0, "remainingOverageTime": 60}
CONFIGURATION = {"rows": 6, "columns": 7, "inarow": 4, "actTimeout": 2}
NOT_ISOLATED = Limits(isolation=Isolation.NONE)


def write_folder(path: Path, files: dict[str, str] = FILES) -> Path:
    for name, text in files.items():
        file = path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return path


def write_tar(path: Path, files: dict[str, str] = FILES, mode: str = "w:gz") -> Path:
    with tarfile.open(path, mode) as tar:  # type: ignore[call-overload]
        for name, text in files.items():
            add(tar, name, text.encode())
    return path


def add(tar: tarfile.TarFile, name: str, data: bytes = b"", **fields: Any) -> None:
    member = tarfile.TarInfo(name)
    member.size = len(data)
    for field, value in fields.items():
        setattr(member, field, value)
    tar.addfile(member, io.BytesIO(data))


def write_zip(path: Path, files: dict[str, str] = FILES) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as opened:
        for name, text in files.items():
            opened.writestr(name, text)
    return path


FORMS: dict[str, Callable[[Path], Path]] = {
    "bot.tar.gz": write_tar,
    "bot.tgz": write_tar,
    "bot.tar": lambda path: write_tar(path, mode="w"),
    "bot.tar.bz2": lambda path: write_tar(path, mode="w:bz2"),
    "bot.tar.xz": lambda path: write_tar(path, mode="w:xz"),
    "bot.zip": write_zip,
    "bot": write_folder,
}


def first_move(player: Player, limits: Limits = NOT_ISOLATED) -> Reply:
    with PlayerProcess(player, limits=limits) as process:
        process.new_game(seed=1)
        return process.act(OBSERVATION, CONFIGURATION, 30.0)


# How they play ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", FORMS)
def test_what_is_beside_main_is_there_for_it(tmp_path: Path, name: str) -> None:
    path = FORMS[name](tmp_path / name)
    player = Player.parse(str(path))
    assert player.name == "bot"
    assert first_move(player).column == 3
    set_constant = Player.parse(f"{path}:SKIP=1")
    assert set_constant.name == "bot:SKIP=1"
    assert first_move(set_constant).column == 2
    chosen = Player.parse(f"{path}:first_free:SKIP=1")
    assert chosen.name == "bot:first_free:SKIP=1"
    assert first_move(chosen).column == 0


def test_isolated_it_is_where_kaggle_unpacks_it_and_read_only(tmp_path: Path) -> None:
    source = (
        "import os\nimport sys\n"
        "def agent(obs, config):\n"
        "    folder = os.path.dirname(config['__raw_path__'])\n"
        "    try:\n        open(folder + '/new', 'w')\n"
        "    except OSError:\n        print('refused')\n"
        "    print(sorted(os.listdir(folder)), os.path.exists(os.environ['PROJECT']))\n"
        "    return 3\n"
    )
    player = Player.parse(str(write_zip(tmp_path / "bot.zip", {"main.py": source, "x": ""})))
    try:
        with PlayerProcess(
            player,
            limits=Limits(isolation=Isolation.ALL),
            environment={"PROJECT": str(tmp_path)},
        ) as process:
            process.new_game(seed=1)
            reply = process.act(OBSERVATION, CONFIGURATION, 30.0)
    except PlayerError as error:
        pytest.skip(str(error))
    assert reply.printed_tail.splitlines()[0] == "refused", reply
    assert reply.printed_tail.splitlines()[1].startswith("['main.py', 'x']")


def test_a_sibling_is_not_there_for_later_imports(tmp_path: Path) -> None:
    """As on Kaggle: the folder is on sys.path only while the file is executed."""
    files = {"main.py": "def agent(o, c):\n    import late\n    return 0\n", "late.py": ""}
    reply = first_move(Player.parse(str(write_folder(tmp_path / "bot", files))))
    assert "No module named 'late'" in reply.detail


def test_there_is_no_file_name_and_main_is_not_main(tmp_path: Path) -> None:
    source = (
        "NAME = __name__\nHAS_FILE = '__file__' in globals()\n"
        "def agent(o, c):\n    print(NAME, HAS_FILE, c['__raw_path__'].endswith('/main.py'))\n"
        "    return 0\n"
    )
    reply = first_move(Player.parse(str(write_zip(tmp_path / "bot.zip", {"main.py": source}))))
    assert reply.printed_tail == "builtins False True\n"


def test_programs_stay_executable(tmp_path: Path) -> None:
    path = tmp_path / "bot.tar.gz"
    with tarfile.open(path, "w:gz") as tar:
        source = (
            "import helper, os, subprocess\n"
            "PROGRAM = os.path.join(os.path.dirname(helper.__file__), 'bin', 'column')\n"
            "def agent(o, c):\n    return int(subprocess.check_output([PROGRAM]))\n"
        )
        add(tar, "main.py", source.encode())
        add(tar, "helper.py")
        add(tar, "bin/column", b"#!/bin/sh\necho 4\n", mode=0o755)
    assert first_move(Player.parse(str(path))).column == 4


def test_nothing_is_left_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(temporary))
    player = Player.parse(str(write_tar(tmp_path / "bot.tar.gz")))
    for limits in (NOT_ISOLATED, Limits()):
        assert first_move(player, limits).column == 3
    assert not list(temporary.iterdir())


def test_one_that_hangs_is_ended_and_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(temporary))
    source = "import x\ndef agent(o, c):\n    while True:\n        pass\n"
    player = Player.parse(str(write_zip(tmp_path / "bot.zip", {"main.py": source, "x.py": ""})))
    for limits in (NOT_ISOLATED, Limits()):
        with PlayerProcess(player, limits=limits) as process:
            process.new_game(seed=1)
            assert process.act(OBSERVATION, CONFIGURATION, 0.3).outcome is Outcome.TIMEOUT
            assert not list(temporary.iterdir())


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
@pytest.mark.parametrize("isolation", ["files", "none"])
def test_nothing_is_left_of_an_archive_half_unpacked(tmp_path: Path, isolation: str) -> None:
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    killed_at_the_second_file = f"""
import os, pathlib
from players.player import Player
from arena.process import Limits, PlayerProcess
from arena.sandbox import Isolation
player = Player.parse({str(write_zip(tmp_path / "bot.zip"))!r})
write = pathlib.Path.write_bytes
def write_and_die(path, data):
    write(path, data)
    assert list(pathlib.Path({str(temporary)!r}).iterdir())
    os.kill(os.getpid(), 9)
pathlib.Path.write_bytes = write_and_die
PlayerProcess(player, limits=Limits(isolation=Isolation({isolation!r}))).new_game(1)
"""
    environment = {**os.environ, "TMPDIR": str(temporary)}
    project = Path(__file__).parents[1]
    command = [sys.executable, "-c", killed_at_the_second_file]
    # Without pipes, as those that tidy up would hold them.
    done = subprocess.run(command, env=environment, cwd=project, check=False)
    assert done.returncode == -9
    end = monotonic() + 20
    while list(temporary.iterdir()) and monotonic() < end:
        sleep(0.05)
    assert not list(temporary.iterdir())


def test_results_resume_only_with_the_same_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    write_folder(tmp_path / "bot")
    command = ["bot", "random", "--referee", "native", "--results", "r.jsonl", "--no-isolate"]
    assert evaluate([*command, "-n", "2"]) == 0
    assert evaluate([*command, "-n", "4", "--jobs", "2"]) == 0
    games = [json.loads(line) for line in Path("r.jsonl").read_text().splitlines()[1:]]
    assert len(games) == 4
    (tmp_path / "bot" / "data" / "order.txt").write_text("3\n4\n2\n1\n5\n0\n6\n")
    assert evaluate([*command, "-n", "4"]) == 2
    assert "the source of bot has changed" in capsys.readouterr().err


def test_the_same_files_have_the_same_hash_in_any_form(tmp_path: Path) -> None:
    hashes = {Player.parse(str(form(tmp_path / name))).source_hash for name, form in FORMS.items()}
    assert len(hashes) == 1
    changed = write_zip(tmp_path / "changed.zip", {**FILES, "helper.py": "choose = None\n"})
    assert Player.parse(str(changed)).source_hash not in hashes


def test_two_of_one_name_are_told_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    write_zip(tmp_path / "bot.zip")
    write_tar(tmp_path / "bot.tar.gz")
    assert [each.name for each in parse_players(["bot.zip", "bot.tar.gz"])] == [
        "bot.zip",
        "bot.tar.gz",
    ]
    write_folder(tmp_path / "minimax")
    assert Player.parse("minimax").path is None  # an agent of ours comes first
    assert Player.parse("./minimax").name == "minimax/"
    assert Player.parse("./minimax:SKIP=2").name == "minimax/:SKIP=2"
    monkeypatch.chdir(tmp_path / "minimax")
    (tmp_path / "minimax").rename(tmp_path / "mine")
    assert Player.parse(".").name == "mine"


def test_the_preflight_takes_archives(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write_tar(tmp_path / "bot.tar.gz")
    assert build_submission(["--preflight", str(path)]) == 0
    printed = capsys.readouterr().out
    assert f"{sum(len(text) for text in FILES.values())} bytes in 3 files" in printed
    deeper = write_zip(tmp_path / "deep.zip", {"bot/main.py": MAIN})
    assert build_submission(["--preflight", str(deeper)]) == 1
    assert "expected main.py at its top" in " ".join(capsys.readouterr().out.split())


# What is refused ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        "/etc/passwd",
        "../outside",
        "a/../../outside",
        "C:/windows",
        "a\\b",
        "x" * 300,
        "a/" * 50 + "x",
    ],
)
@pytest.mark.parametrize("form", ["tar", "zip"])
def test_names_that_lead_outside_are_refused(tmp_path: Path, name: str, form: str) -> None:
    files = {"main.py": MAIN, name: "x"}
    path = tmp_path / f"bad.{form}"
    write_zip(path, files) if form == "zip" else write_tar(path, files, "w")
    if form == "zip" and os.sep == "/" and "\\" in name:
        assert "a\\b" in zipfile.ZipFile(path).namelist()
    with pytest.raises(PlayerError, match="expected names of files inside it"):
        Player.parse(str(path))


@pytest.mark.parametrize("kind", [tarfile.SYMTYPE, tarfile.LNKTYPE])
def test_links_inside_are_followed_and_others_are_refused(tmp_path: Path, kind: bytes) -> None:
    def archive(name: str, target: str) -> str:
        path = tmp_path / f"{len(list(tmp_path.iterdir()))}.tar"
        with tarfile.open(path, "w") as tar:
            add(tar, name, type=kind, linkname=target)
            for file, text in FILES.items():
                if file != name:
                    add(tar, file, text.encode())
        return str(path)

    (target,) = [f for f in Player.parse(archive("copy.py", "helper.py")).files if "copy" in f.path]
    assert target.data == FILES["helper.py"].encode()
    for name, outside in (("p", "/etc/passwd"), ("p", "../../etc/passwd"), ("p", "p"), ("p", "no")):
        with pytest.raises(PlayerError, match="'p' is a link, expected one to a file inside"):
            Player.parse(archive(name, outside))


@pytest.mark.parametrize("kind", [tarfile.CHRTYPE, tarfile.BLKTYPE, tarfile.FIFOTYPE])
def test_devices_are_refused(tmp_path: Path, kind: bytes) -> None:
    path = tmp_path / "bad.tar"
    with tarfile.open(path, "w") as tar:
        add(tar, "main.py", MAIN.encode())
        add(tar, "device", type=kind)
    with pytest.raises(PlayerError, match="'device' is neither a file nor a folder"):
        Player.parse(str(path))


def test_a_link_in_a_zip_is_read_as_one(tmp_path: Path) -> None:
    path = tmp_path / "bad.zip"
    with zipfile.ZipFile(path, "w") as opened:
        opened.writestr("main.py", MAIN)
        link = zipfile.ZipInfo("secret")
        link.external_attr = (stat.S_IFLNK | 0o777) << 16
        opened.writestr(link, "/etc/passwd")
    with pytest.raises(PlayerError, match="'secret' is a link"):
        Player.parse(str(path))


@pytest.mark.parametrize("form", ["tar.gz", "zip"])
def test_a_bomb_is_refused_by_its_size_unpacked(
    tmp_path: Path, form: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("players.archive.MOST_BYTES", 1 << 20)
    path = tmp_path / f"bomb.{form}"
    files = {"main.py": MAIN, "zeros": "\0" * (1 << 20)}
    write_zip(path, files) if form == "zip" else write_tar(path, files)
    assert path.stat().st_size < 10_000
    with pytest.raises(PlayerError, match="holds more than 1 MiB unpacked, with 'zeros'"):
        Player.parse(str(path))


def test_a_bomb_in_the_header_of_a_tar_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("players.archive.MOST_BYTES", 0)
    monkeypatch.setattr("players.archive.HEADER_BYTES", 1 << 20)
    path = tmp_path / "bomb.tar.gz"
    with tarfile.open(path, "w:gz", format=tarfile.PAX_FORMAT) as tar:
        add(tar, "main.py", pax_headers={"comment": "0" * (2 << 20)})
    with pytest.raises(PlayerError, match="holds more than 0 MiB unpacked"):
        Player.parse(str(path))


def test_a_tar_that_claims_too_much_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "bomb.tar"
    with tarfile.open(path, "w") as tar:
        add(tar, "main.py", MAIN.encode())
        member = tarfile.TarInfo("huge")
        member.size = 1 << 40
        tar.addfile(member)
    with pytest.raises(PlayerError, match="holds more than 256 MiB unpacked, with 'huge'"):
        Player.parse(str(path))


def test_too_many_files_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("players.archive.MOST_FILES", 20)
    files = {"main.py": MAIN, **{f"{number}": "" for number in range(20)}}
    for path in (
        write_zip(tmp_path / "many.zip", files),
        write_tar(tmp_path / "many.tar", files, "w"),
        write_folder(tmp_path / "many", files),
    ):
        with pytest.raises(PlayerError, match="holds more than 20 files"):
            Player.parse(str(path))


def test_folders_count_as_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("players.archive.MOST_FILES", 20)
    path = write_zip(tmp_path / "deep.zip", {"main.py": MAIN, f"{'a/' * 20}x": ""})
    with pytest.raises(PlayerError, match="holds more than 20 files and folders"):
        Player.parse(str(path))


def test_names_of_folders_may_be_odd(tmp_path: Path) -> None:
    odd = {f"{name}/x.txt": "" for name in ("-rf", " ", "$(touch y)", "\x1b[31m")}
    assert first_move(Player.parse(str(write_zip(tmp_path / "bot.zip", FILES | odd)))).column == 3


@pytest.mark.parametrize("name", ["bot.tar.gz", "bot.tar.bz2", "bot.tar.xz", "bot.tar", "bot.zip"])
def test_damaged_archives_are_one_line(tmp_path: Path, name: str) -> None:
    whole = FORMS[name](tmp_path / name).read_bytes()
    path = tmp_path / name
    for damaged in (
        b"",
        b"nonsense" * 100,
        whole[: min(len(whole) // 2, 600)],
        whole[:100] + bytes(byte ^ 0x55 for byte in whole[100:]),
    ):
        path.write_bytes(damaged)
        with pytest.raises(PlayerError) as raised:
            Player.parse(str(path))
        assert str(raised.value).startswith(str(path))
        assert "\n" not in str(raised.value)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs POSIX")
def test_a_pipe_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "bot.zip")
    with pytest.raises(PlayerError, match="neither a file nor a folder"):
        Player.parse(str(tmp_path / "bot.zip"))
    os.mkfifo(write_folder(tmp_path / "bot") / "pipe")
    with pytest.raises(PlayerError, match="'pipe' is neither a file nor a folder"):
        Player.parse(str(tmp_path / "bot"))


def test_a_file_that_is_a_folder_too_is_refused(tmp_path: Path) -> None:
    path = write_zip(tmp_path / "bad.zip", {"main.py": MAIN, "main.py/x": ""})
    with pytest.raises(PlayerError, match=r"'main\.py' is a file and a folder"):
        Player.parse(str(path))


def test_where_main_is_missing_it_says_where_there_is_one(tmp_path: Path) -> None:
    path = write_tar(tmp_path / "bad.tar.gz", {f"bot/{name}": text for name, text in FILES.items()})
    with pytest.raises(PlayerError, match=r"expected main\.py at its top, found bot/main\.py"):
        Player.parse(str(path))
    (tmp_path / "empty").mkdir()
    with pytest.raises(PlayerError, match=r"a folder without main\.py at its top"):
        Player.parse(str(tmp_path / "empty"))
    with pytest.raises(PlayerError, match="no such file"):
        Player.parse(str(tmp_path / "none.tar.gz"))


def test_a_folder_is_not_left_by_links(tmp_path: Path) -> None:
    folder = write_folder(tmp_path / "bot")
    (folder / "inside.py").symlink_to("helper.py")
    (folder / "__pycache__").mkdir()
    (folder / ".git").mkdir()
    (folder / ".git" / "config").write_text("")
    assert {file.path for file in Player.parse(str(folder)).files} == {*FILES, "inside.py"}
    (tmp_path / "secret").write_text("")
    (folder / "outside").symlink_to(tmp_path / "secret")
    with pytest.raises(PlayerError, match="'outside' is a link, expected one to a file inside"):
        Player.parse(str(folder))


def test_a_player_with_files_can_be_sent_to_another_process(tmp_path: Path) -> None:
    player = Player.parse(str(write_tar(tmp_path / "bot.tar.gz")))
    elsewhere = dataclasses.replace(player, path="/no/such/place/bot.tar.gz")
    assert first_move(elsewhere).column == 3
