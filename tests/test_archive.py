"""Submission archives and folders: how they play, and what is refused before it is unpacked."""

import gzip
import shutil
import stat
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from conftest import answer, write

from connectx.arena.child import Isolation, Limits
from connectx.build.archive import read_files_beside
from connectx.build.player import Player, parse_players
from connectx.errors import PlayerError

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
NOT_ISOLATED = Limits(isolation=Isolation.NONE)


def write_zip(path: Path, files: dict[str, str] = FILES) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as opened:
        for name, text in files.items():
            opened.writestr(name, text)
    return path


FORMATS = ("gztar", "zip")


def pack(folder: Path, form: str) -> Path:
    """An archive of a folder, beside it and of its name."""
    return Path(shutil.make_archive(str(folder), form, folder))


# How they play ------------------------------------------------------------------------------------


def test_every_form_is_the_same_player(tmp_path: Path) -> None:
    folder = write(tmp_path / "bot", FILES)
    paths = [pack(folder, form) for form in FORMATS]
    players = [Player.parse(str(path)) for path in paths]
    assert {(each.name, each.source_hash) for each in players} == {("bot", players[0].source_hash)}
    changed = write_zip(tmp_path / "changed.zip", {**FILES, "helper.py": "choose = None\n"})
    assert Player.parse(str(changed)).source_hash != players[0].source_hash


@pytest.mark.parametrize(("more", "column"), [("", 3), (":SKIP=1", 2), (":first_free:SKIP=1", 0)])
def test_what_is_beside_main_is_there_for_it(tmp_path: Path, more: str, column: int) -> None:
    player = Player.parse(f"{write_zip(tmp_path / 'bot.zip')}{more}")
    assert player.name == f"bot{more}"
    assert answer(player, NOT_ISOLATED).column == column


def test_two_of_one_name_are_told_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    folder = write(Path("bot"), FILES)
    names = [pack(folder, form).name for form in ("zip", "gztar")]
    assert [each.name for each in parse_players(names)] == names
    write(tmp_path / "minimax", FILES)
    assert Player.parse("minimax").trusted  # an agent of ours comes first
    assert Player.parse("./minimax:SKIP=2").name == "minimax/:SKIP=2"
    write(tmp_path / "mine", FILES)
    monkeypatch.chdir(tmp_path / "mine")
    assert Player.parse(".").name == "mine"


# What is refused ----------------------------------------------------------------------------------


def refusal(path: Path) -> str:
    with pytest.raises(PlayerError) as raised:
        Player.parse(str(path))
    assert str(raised.value).startswith(f"{path}: ")
    assert "\n" not in str(raised.value)
    return str(raised.value)


@pytest.mark.parametrize("name", ["/etc/passwd", "a/../../outside", "a\\b", "\n"])
def test_names_that_lead_outside_are_refused(tmp_path: Path, name: str) -> None:
    path = write_zip(tmp_path / "bot.zip", {"main.py": MAIN, name: "x"})
    assert "expected names of files inside it" in refusal(path)


NOT_A_FILE = "'odd' is a link or a device, expected a file"


@pytest.mark.parametrize("kind", [tarfile.SYMTYPE, tarfile.LNKTYPE, tarfile.FIFOTYPE])
def test_links_and_devices_of_a_tar_are_refused(tmp_path: Path, kind: bytes) -> None:
    path = tmp_path / "bad.tar.gz"
    with tarfile.open(path, "w:gz") as tar:
        member = tarfile.TarInfo("odd")
        member.type, member.linkname = kind, "main.py"
        tar.addfile(member)
    assert NOT_A_FILE in refusal(path)


def test_links_of_zips_and_folders_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "bad.zip"
    with zipfile.ZipFile(path, "w") as opened:
        link = zipfile.ZipInfo("odd")
        link.external_attr = (stat.S_IFLNK | 0o777) << 16
        opened.writestr(link, "/etc/passwd")
    assert NOT_A_FILE in refusal(path)
    folder = write(tmp_path / "bot", {**FILES, ".git/x": "", "__pycache__/x": ""})
    assert {file.path for file in Player.parse(str(folder)).files} == {*FILES}
    (folder / "odd").symlink_to(tmp_path)
    with pytest.raises(PlayerError, match="/odd: a link or a device, expected a file: copy it"):
        Player.parse(str(folder))


@pytest.mark.parametrize("form", ["zip", "gztar", "claim", "folder"])
def test_what_is_too_large_unpacked_is_refused(
    tmp_path: Path, form: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CONNECTX_UNPACKED_MIB", "1")
    monkeypatch.setattr("connectx.build.archive.MAX_ARCHIVE_MEMBERS", 20)
    path = tmp_path / "bot"
    if form == "claim":
        path, member = tmp_path / "claims.tar.gz", tarfile.TarInfo("huge")
        member.size = 1 << 40
        path.write_bytes(gzip.compress(member.tobuf()))
    elif form == "folder":
        write(path, {"main.py": MAIN, **dict.fromkeys(map(str, range(21)), "")})
    else:
        path = pack(write(path, {"zeros": "\0" * (2 << 20)}), form)
    much, many = "expected at most 1 MiB; CONNECTX_UNPACKED_MIB=N allows", "more than 20 files"
    assert (many if form == "folder" else much) in refusal(path)


def test_the_limit_that_was_met_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("connectx.build.archive.MAX_FOLDER_FILES", 3)
    monkeypatch.setattr("connectx.build.archive.MAX_FOLDER_BYTES", 2 << 20)
    main = write(tmp_path, {"main.py": MAIN, "a.bin": "x" * (3 << 20)}) / "main.py"

    def refuse() -> str:
        with pytest.raises(PlayerError) as raised:
            read_files_beside(main, with_python=True, limit_files=True)
        return str(raised.value)

    assert refuse().startswith(f"{tmp_path}/a.bin: has 3.0 MiB, expected at most 2 MiB: ")
    write(tmp_path, {"a.bin": "x" * (3 << 19), "b.bin": "x" * (3 << 19)})
    assert refuse().startswith(f"{tmp_path}: holds files of more than 2 MiB beside main.py: ")
    write(tmp_path, dict.fromkeys(("a.bin", "b.bin", "c.bin", "d.bin"), ""))
    assert refuse().startswith(f"{tmp_path}: holds more than 3 files beside main.py: ")
    assert refuse().endswith("give the agent a folder of its own, or --yes")


@pytest.mark.parametrize("form", FORMATS)
def test_damaged_archives_are_one_line(tmp_path: Path, form: str) -> None:
    path = pack(write(tmp_path / "bot", FILES), form)
    whole = path.read_bytes()
    for damaged in (
        b"",
        b"nonsense" * 100,
        whole[: min(len(whole) // 2, 600)],
        whole[:100] + bytes(byte ^ 0x55 for byte in whole[100:]),
    ):
        path.write_bytes(damaged)
        refusal(path)


def test_what_is_missing_is_said(tmp_path: Path) -> None:
    path = write_zip(tmp_path / "deep.zip", {"bot/main.py": MAIN})
    assert "expected main.py at its top, found bot/main.py" in refusal(path)
    assert "no such file" in refusal(tmp_path / "none.tar.gz")
    agent = "def act(observation, configuration):\n    return 0\n"
    folder = write(tmp_path / "bots", {"mine.py": agent, "notes.md": agent, "x.py": "x = 1"})
    write(folder, {"more.py": agent})
    assert "2 have one: mine.py, more.py; connectx build " in refusal(folder)


@pytest.mark.skipif(sys.platform != "linux", reason="needs a file that nobody can read")
def test_a_file_of_a_folder_that_fails_is_named(tmp_path: Path) -> None:
    (tmp_path / "mine.py").symlink_to("/proc/self/mem")
    with pytest.raises(PlayerError, match=r"mine\.py: cannot be read: Input/output error"):
        Player.parse(str(tmp_path))
