"""Weights: read beside an agent, put into its file or packed with it, refused with the line."""

import importlib.util
import io
import pickle
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from conftest import CONFIGURATION, OBSERVATION, command, refusal, squares_of, write

from benchmarks.measure import random_board
from connectx.arena.child import Isolation, Limits
from connectx.arena.loading import Struct, load_agent
from connectx.arena.preflight import Status, examine
from connectx.arena.process import try_loading
from connectx.build.archive import read_files
from connectx.build.player import Player

main = command("build")

AGENT = """\
'''Plays the column that its weights like best.'''

from connectx.core.observation import read_board
from connectx.core.weights import read_arrays

NETWORK = "small.npz"
WEIGHTS = read_arrays(NETWORK)


def agent(obs: object, config: object) -> int:
    board = read_board(obs, config)
    liked = WEIGHTS["liked"][board.discs]
    return int(max(board.legal_columns(), key=lambda column: liked[column]))
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, with `agents/liking.py` and two files of weights: 100 kB and 5 MB."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "agents").mkdir()
    (tmp_path / "agents" / "liking.py").write_text(AGENT)
    rng = np.random.default_rng(1)
    for name, count in (("small", 25_000), ("large", 1_250_000)):
        rest = rng.random(count, np.float32)
        np.savez(tmp_path / "agents" / f"{name}.npz", liked=rng.random((42, 7)), rest=rest)
    return tmp_path


def unpack(archive: Path, folder: Path) -> list[str]:
    """Write the files of an archive into a folder, and return their paths in alphabetical order."""
    files = read_files(archive)
    for file in files:
        target = folder / file.path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(file.data)
    return sorted(file.path for file in files)


def moves_of(agent: Callable[..., Any]) -> list[int]:
    """What an agent plays in 200 positions."""
    rng = random.Random(2)
    moves = []
    for _ in range(200):
        board = random_board(rng.randrange(30), rng)
        observation = OBSERVATION | {"board": squares_of(board), "mark": board.mark}
        moves.append(agent(Struct(**observation), Struct(**CONFIGURATION)))
    return moves


@pytest.mark.parametrize("network", ["small", pytest.param("large", marks=pytest.mark.slow)])
def test_source_text_and_archive_play_alike(network: str, folder: Path) -> None:
    name = "liking" if network == "small" else 'liking:NETWORK="large.npz"'
    source = folder / "agents" / "liking.py"
    source.write_text(AGENT.replace("small", network))
    spec = importlib.util.spec_from_file_location("liking", source)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    moves = moves_of(module.agent)
    assert len(set(moves)) == 7
    source.write_text(AGENT)
    player = Player.parse(name)
    assert moves_of(load_agent(player.source, None)) == moves
    assert main([name, "-o", "out.py", "--no-preflight"]) == 0
    assert (folder / "out.py").read_text() == player.source
    for _ in range(2):  # the second overwrites the first, as it was built here
        assert main([name, "--archive", "-o", "out.tar.gz", "--no-preflight"]) == 0
        assert main([name, "--archive", "-o", "out.tar.gz", "--check"]) == 0
    unpacked = folder / "unpacked"
    assert unpack(Path("out.tar.gz"), unpacked) == ["large.npz", "main.py", "small.npz"]
    weights = unpacked / f"{network}.npz"
    assert weights.read_bytes() == (folder / "agents" / f"{network}.npz").read_bytes()
    assert moves_of(load_agent((unpacked / "main.py").read_text(), str(weights))) == moves


def test_preflight_says_from_which_size_on_an_archive_is_better(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert main(["liking", "-o", "out.py", "--no-preflight"]) == 0
    less = Path("out.py").stat().st_size - 1
    monkeypatch.setattr("connectx.arena.preflight.MAX_SOURCE_CHARACTERS", less)
    report = examine("out.py", Isolation.NONE)
    assert report.passed
    (size,) = (check for check in report.checks if check.name == "size")
    assert size.status is Status.WARN
    assert main(["liking", "--archive", "-o", "out.tar.gz", "--no-preflight"]) == 0


def test_a_build_that_is_not_tried_out_names_its_size(
    monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    monkeypatch.setattr("connectx.commands.build.MAX_SOURCE_CHARACTERS", 1_000)
    monkeypatch.setattr("connectx.commands.build.QUOTED_UPLOAD_BYTES", 1 << 10)
    assert main(["liking", "-o", "out.py", "--no-preflight"]) == 0
    printed = capsys.readouterr().out
    assert "MB of text, read anew in every game: connectx build liking --archive\n" in printed
    assert "MiB: entrants quote 0 MiB as the most that Kaggle takes\n" in printed


def test_an_archive_says_which_of_its_files_were_read(capsys: Any, folder: Path) -> None:
    source = """
        from pathlib import Path
        TEXT = (Path(__file__).parent / "a.txt").read_text()

        def agent(obs, config):
            return [c for c in range(7) if not obs.board[c]][0]
        """
    write(folder / "mine", {"main.py": source, "a.txt": "a", "b.txt": "bb", "c.txt": "c"})
    main(["mine", "--archive", "-o", "out.tar.gz"])
    printed = capsys.readouterr().out
    assert "  a.txt, 1 bytes, was read\n" in printed
    assert "  b.txt, 2 bytes, not seen to be read\n" in printed
    assert "  not seen to be read: 2 files, 3 bytes; " in printed


def test_an_archive_is_called_one_and_overwrites_nothing_else(capsys: Any, folder: Path) -> None:
    message = refusal("build", ["liking", "--archive", "-o", "out.py"], capsys)
    assert "out.py: not the name of an archive, expected FILE.tar.gz" in message
    (folder / "submission.tar.gz").write_bytes(b"notes")
    assert "--force" in refusal("build", ["liking", "--archive", "-o", "submission.tar.gz"], capsys)
    assert (folder / "submission.tar.gz").read_bytes() == b"notes"


class Writer:
    """What writes a file when it is unpickled."""

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[str, str]]:
        return open, (str(Path.cwd() / "unpickled"), "w")


def pickled() -> bytes:
    opened = io.BytesIO()
    np.savez(opened, liked=np.array([Writer()], object))
    return opened.getvalue()


@pytest.mark.parametrize(
    ("call", "reason"),
    [
        ("'none.npz'", "none.npz: no such file in "),
        ("'../outside.npz'", "../outside.npz: leads out of the agent's folder"),
        ("'/etc/passwd'", "/etc/passwd: leads out of the agent's folder"),
        ("'link.npz'", "link.npz: leads out of the agent's folder"),
        ("'loop.npz'", "loop.npz: no such file in "),
        ("'.'", ".: no such file in "),
        ("'pickle.npz'", "pickle.npz: expected numbers as numpy.savez writes them, found a pickle"),
        ("'objects.npz'", "objects.npz: expected numbers as numpy.savez writes them"),
        ("'cut.npz'", "cut.npz: expected numbers as numpy.savez writes them"),
        ("'one.npz'", "one.npz: expected numbers as numpy.savez writes them"),
        (f"'{300 * 'n'}'", f"{300 * 'n'}: "),
        ("'a' + 'b'", 'expected read_arrays("FILE.npz") at the top level'),
        ("", 'expected read_arrays("FILE.npz") at the top level'),
        ("3", 'expected read_arrays("FILE.npz") at the top level'),
        ("NAMES", 'expected read_arrays("FILE.npz") at the top level'),
    ],
)
def test_refuses_a_file_at_the_line_of_the_call(
    call: str, reason: str, capsys: Any, folder: Path
) -> None:
    np.savez(folder / "outside.npz", liked=np.zeros(7))
    agents = folder / "agents"
    (agents / "link.npz").symlink_to(folder / "outside.npz")
    (agents / "loop.npz").symlink_to("loop.npz")
    (agents / "pickle.npz").write_bytes(pickle.dumps(Writer()))
    (agents / "objects.npz").write_bytes(pickled())
    (agents / "cut.npz").write_bytes((agents / "small.npz").read_bytes()[:50_000])
    np.save(agents / "one.npy", np.zeros(7))
    (agents / "one.npy").rename(agents / "one.npz")
    source = AGENT.replace("(NETWORK)", f"({call})").replace('"small.npz"', "NAMES = 'small.npz'")
    (agents / "liking.py").write_text(source)
    assert f"agents/liking.py:7: {reason}" in refusal("build", ["liking"], capsys)
    assert not (folder / "unpickled").exists()


def test_refuses_a_call_that_a_move_makes(capsys: Any, folder: Path) -> None:
    late = AGENT.replace("WEIGHTS = read_arrays(NETWORK)\n", "").replace(
        "    liked = WEIGHTS", "    liked = read_arrays(NETWORK)"
    )
    (folder / "agents" / "liking.py").write_text(late)
    assert "agents/liking.py:11: expected read_arrays" in refusal("build", ["liking"], capsys)


def test_the_file_and_its_weights_elsewhere_are_built_too(folder: Path) -> None:
    (folder / "agents").rename(folder / "mine")
    (folder / "mine" / "liking.py").rename(folder / "mine" / "main.py")
    assert main(["mine/main.py", "-o", "out.py", "--no-preflight"]) == 0
    assert len(moves_of(load_agent((folder / "out.py").read_text(), None))) == 200
    assert main(["mine", "-o", "folder.py", "--no-preflight"]) == 0
    one, two = (Path(name).read_text().partition("\n\n")[2] for name in ("folder.py", "out.py"))
    assert one == two
    assert examine("mine", Isolation.NONE).passed


def test_what_is_damaged_later_forfeits_with_its_cause(folder: Path) -> None:
    assert main(["liking", "--archive", "-o", "out.tar.gz", "--no-preflight"]) == 0
    unpack(Path("out.tar.gz"), folder / "unpacked")
    (folder / "unpacked" / "small.npz").write_bytes(pickled())
    problem = try_loading(10, Limits(isolation=Isolation.NONE), Player.parse("unpacked")).problem
    assert "small.npz: expected numbers as numpy.savez writes them" in problem
    assert not (folder / "unpickled").exists()
    (folder / "unpacked" / "small.npz").unlink()
    report = examine("unpacked", Isolation.NONE)
    assert report.checks[0].status is Status.FAIL
    assert "small.npz: no such file beside the agent" in report.checks[0].detail
