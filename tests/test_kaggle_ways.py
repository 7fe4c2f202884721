"""What agents ordinarily do and Kaggle allows: no verdict and no forfeit here says otherwise.

`kaggle_ways/ways.txt` has an agent in each line. kaggle-environments itself is the oracle.
"""

import ctypes.util
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from conftest import PROJECT, command, nobody_is_isolated

from connectx import accuracy, match
from connectx.arena import preflight
from connectx.arena.advice import KAGGLE_FOLDER_NEEDS_SANDBOX
from connectx.arena.child import ISOLATION_NEEDS

LINES = (PROJECT / "tests/kaggle_ways/ways.txt").read_text().splitlines()
WAYS = {line.split(" | ")[0]: line.split(" | ")[1:] for line in LINES if not line.startswith("#")}
AGENT = """{0}
def agent(o, c):
    {1}
    return next(column for column in range(c.columns) if not o.board[column])
"""
OFFICIAL = """
import json, sys
from connectx.arena.referee import import_kaggle_environments
def status(file):
    environment = import_kaggle_environments().make("connectx")
    return environment.run([file, file])[-1][0].status
print(json.dumps({file: status(file) for file in sys.argv[1:]}), file=sys.__stderr__)
"""
FREE = pytest.param("none", id="not isolated")
ISOLATED = pytest.param(
    "untrusted",
    id="isolated",
    marks=pytest.mark.skipif(nobody_is_isolated(), reason=ISOLATION_NEEDS),
)
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="some of them are Linux's"),
]


@pytest.fixture(scope="session")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a submission for each way."""
    folder = tmp_path_factory.mktemp("ways")
    library = Path("/usr/lib") / (ctypes.util.find_library("m") or "")
    found = next(iter(library.parent.rglob(library.name)))
    for name, parts in WAYS.items():
        way = folder / name
        way.mkdir()
        (way / "main.py").write_text(AGENT.format(*parts))
        (way / "engine").write_text("#!/bin/sh\nexit 7\n")
        (way / "engine").chmod(0o755)
        (way / "helper.py").touch()
        (way / "library.so").write_bytes(found.read_bytes())
    return folder


def test_kaggle_environments_itself_plays_all_of_them(place: Path) -> None:
    files = [str(place / name / "main.py") for name in WAYS if "kaggle" not in name]
    done = subprocess.run(
        [sys.executable, "-c", OFFICIAL, *files], cwd=PROJECT, capture_output=True, text=True
    )
    statuses = json.loads(done.stderr.splitlines()[-1])
    assert {file: status for file, status in statuses.items() if status != "DONE"} == {}


@pytest.fixture
def verdict(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., str]:
    """The conclusion of a preflight, here of the validation episode alone, with what it printed."""
    monkeypatch.setattr(preflight, "DEFAULT_BUDGET", preflight.Budget(games=1))

    def conclude(path: Path, isolation: str) -> tuple[int, str]:
        options = ["--no-isolate"] if isolation == "none" else []
        status = command("build")(["--preflight", str(path), *options])
        return status, " ".join(capsys.readouterr().out.replace("\u2502", "").split())

    return conclude


@pytest.mark.parametrize("isolation", [FREE, ISOLATED])
@pytest.mark.parametrize("name", WAYS)
def test_nothing_that_plays_on_kaggle_is_called_a_failure(
    name: str, isolation: str, place: Path, verdict: Callable[..., tuple[int, str]]
) -> None:
    alone = name in ("own path", "own source", "compiled")  # these are tried as a single file
    path = place / name / "main.py" if alone else place / name
    status, printed = verdict(path, isolation)
    is_unknown = name.startswith("kaggle") and isolation == "none"
    assert status == (3 if is_unknown else 0), printed
    assert not is_unknown or KAGGLE_FOLDER_NEEDS_SANDBOX in printed
    played = match(str(path), "random", 2, isolation=isolation)
    found = accuracy(str(path), 2, isolation=isolation)
    reasons = [f.detail for game in played.games if (f := game.forfeit) is not None]
    if name.startswith("large"):
        assert all("may have 4,096 MiB of address space here, which --memory" in r for r in reasons)
    elif is_unknown:
        assert all(KAGGLE_FOLDER_NEEDS_SANDBOX in reason for reason in reasons)
    else:
        assert (reasons, found.forfeits) == ([], {})
