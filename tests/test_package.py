"""The package as people install it: a wheel in a fresh environment, outside the checkout."""

import json
import os
import re
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import nbformat
import pytest
from conftest import PROJECT, nobody_is_isolated

from connectx import PUBLIC
from connectx.arena.child import ISOLATION_NEEDS
from connectx.build.player import AGENTS_FOLDER

pytestmark = pytest.mark.slow
CONNECTX = "connectx.exe" if sys.platform == "win32" else "connectx"
CENTRE = """\
from connectx.core.observation import read_board


def agent(obs, config):
    columns = read_board(obs, config).legal_columns()
    return min(columns, key=lambda column: abs(2 * column + 1 - config.columns))
"""
# What a folder may bring along under names of ours.
OWN_NAMES = ("connectx", "agents", "evaluate", "errors", "benchmarks")
Run = Callable[..., subprocess.CompletedProcess[str]]


def install(folder: Path, *what: str) -> Path:
    """A new environment with some packages, and where its programs are."""
    uv = [sys.executable, "-m", "uv"]
    subprocess.run([*uv, "venv", "--quiet", "--python", sys.executable, folder], check=True)
    python = folder / ("Scripts" if sys.platform == "win32" else "bin")
    command = [*uv, "pip", "install", "--quiet", "--constraint", "constraints.txt"]
    subprocess.run([*command, "--python", folder, *what], cwd=PROJECT, check=True)
    return python


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "uv", "build", "--quiet", "--wheel", "--out-dir", str(folder)]
    subprocess.run(build, cwd=PROJECT, check=True)
    (file,) = folder.glob("*.whl")
    return file


@pytest.fixture(scope="module", params=["base", "fast", "editable"])
def programs(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the programs of an environment are in which the package is installed."""
    folder = tmp_path_factory.mktemp(request.param)
    if request.param == "editable":
        return install(folder / "venv", "--editable", str(PROJECT))
    wheel = request.getfixturevalue("wheel")
    return install(folder / "venv", f"{wheel}[fast]" if request.param == "fast" else str(wheel))


@pytest.fixture
def run(programs: Path, tmp_path: Path) -> Run:
    """Run a program of the environment in an empty folder."""

    def run(name: str, *arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
        variables = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        return subprocess.run(
            [programs / name, *arguments], cwd=tmp_path, env=variables, input=given,
            capture_output=True, text=True, timeout=120,
        )  # fmt: skip

    return run


def test_a_release_is_complete_and_its_metadata_are_valid(wheel: Path, tmp_path: Path) -> None:
    build = [sys.executable, "-m", "build", "--outdir", str(tmp_path), str(PROJECT)]
    subprocess.run(build, check=True, capture_output=True)  # the wheel from the source archive
    check = [sys.executable, "-m", "twine", "check", "--strict", *tmp_path.iterdir()]
    checked = subprocess.run(check, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout
    assert len([*tmp_path.glob("*.tar.gz")]) == 1
    with zipfile.ZipFile(wheel) as ours, zipfile.ZipFile(tmp_path / wheel.name) as built:
        assert sorted(built.namelist()) == sorted(ours.namelist())
        assert all(built.read(name) == ours.read(name) for name in ours.namelist())


def run_as_attached(name: str, wheel: Path, programs: Path, folder: Path) -> dict[str, str]:
    """Run a notebook in an environment, with the wheel where Kaggle attaches it.

    Returns the outputs of each cell as JSON, by its source.
    """
    notebook = (PROJECT / "notebooks" / name).read_text(encoding="utf-8")
    attached = notebook.replace("/kaggle/input/*/connectx-*.whl", wheel.as_posix())
    assert attached != notebook
    (folder / name).write_text(attached, encoding="utf-8")
    variables = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}"}
    variables.pop("PYTHONPATH", None)
    script = (
        "import nbformat, nbclient\n"
        f"notebook = nbformat.read('{name}', as_version=4)\n"
        "nbclient.NotebookClient(notebook, kernel_name='python3', timeout=200).execute()\n"
        f"nbformat.write(notebook, '{name}')\n"
    )
    command = [programs / "python", "-c", script]
    done = subprocess.run(command, cwd=folder, env=variables, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    cells = nbformat.read(folder / name, as_version=4).cells
    return {cell.source: json.dumps(cell.get("outputs")) for cell in cells}


def test_a_lesson_installs_the_package_where_it_is_missing(wheel: Path, tmp_path: Path) -> None:
    have = "ipykernel nbclient numpy platformdirs pydantic rich"
    programs = install(tmp_path / "venv", "pip", *have.split())
    shown = run_as_attached("06_in_time.ipynb", wheel, programs, tmp_path)
    assert any("Nothing to check yet" in outputs for outputs in shown.values())


def test_the_notebook_for_kaggle(wheel: Path, tmp_path: Path) -> None:
    have = "ipykernel ipywidgets nbclient numba matplotlib optuna platformdirs rich"
    programs = install(tmp_path / "venv", "pip", "kaggle-environments", *have.split())
    shown = run_as_attached("kaggle.ipynb", wheel, programs, tmp_path)

    def shown_by(text: str) -> str:
        """What the one cell with this text in it shows."""
        (source,) = [source for source in shown if text in source]
        return shown[source]

    assert "% sure" in shown_by('match("mine", "one_step"')
    assert "where it matters" in shown_by('accuracy("mine"')
    assert "It would play on Kaggle: " in shown_by("!connectx build mine")
    assert re.search("text/html|IFrame", shown_by("environment.render"))
    assert "image/svg+xml" in shown_by('play("mine"')
    assert "where it matters" in shown_by('accuracy("learned"')
    assert "% sure" in shown_by('match("learned"')
    assert "It would play on Kaggle: " in shown_by("!connectx build learned")


def test_a_match_a_score_a_review_and_a_game_by_hand(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("def agent(obs, config):\n    return obs.step // 2 % 7\n")
    match = run(CONNECTX, "evaluate", "one_step", "mine.py", "random", "-n", "4", "--seed", "1")
    assert match.returncode == 0, match.stderr
    assert "our own referee decides" in match.stderr
    assert run(CONNECTX, "analyze", "2252576253462244111563365343671351441").stdout[-3:] == "-1\n"
    assert "column 4" in run(CONNECTX, "review", "44444453").stdout
    assert "Your turn." in run(CONNECTX, "play", "one_step", "--terminal", given="4q").stdout


def test_an_agent_of_ones_own_plays_is_built_and_hides_none(run: Run, tmp_path: Path) -> None:
    (tmp_path / "agents").mkdir()
    (tmp_path / "agents" / "centre.py").write_text(CENTRE)
    (tmp_path / "agents" / "one_step.py").write_text("raise SystemExit('the wrong one')\n")
    match = run(CONNECTX, "evaluate", "centre", "one_step", "-n", "2")
    assert match.returncode == 0, match.stderr
    built = run(CONNECTX, "build", "centre")
    assert built.returncode == 0, built.stderr
    assert "official environment" in built.stdout
    assert (tmp_path / "submission.py").is_file()


@pytest.fixture(params=["--isolate", "--no-isolate"])
def isolation(request: pytest.FixtureRequest) -> str:
    if request.param == "--isolate" and nobody_is_isolated():
        pytest.skip(ISOLATION_NEEDS)
    return str(request.param)


def test_a_player_can_import_nothing_of_ours(isolation: str, run: Run, tmp_path: Path) -> None:
    for name in ("connectx", "agents", "evaluate", "benchmarks"):
        text = f"__import__({name!r})\ndef agent(o, c):\n    return 0\n"
        (tmp_path / "theirs.py").write_text(text)
        match = run(CONNECTX, "evaluate", "theirs.py", "random", "-n", "2", isolation)
        assert match.returncode == 2
        assert f"No module named '{name}'" in match.stderr
    (tmp_path / "theirs.py").write_text(CENTRE)  # whose helper is inlined
    assert run(CONNECTX, "evaluate", "theirs.py", "random", "-n", "2", isolation).returncode == 0
    assert run(CONNECTX, "build", "--preflight", "theirs.py", isolation).returncode == 0


def test_modules_of_a_player_may_have_our_names(isolation: str, run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "theirs"
    folder.mkdir()
    for name in OWN_NAMES:
        (folder / f"{name}.py").write_text("THEIRS = 1\n")
    lines = [f"from {name} import THEIRS" for name in OWN_NAMES]
    text = "\n".join([*lines, "def agent(obs, config):", "    return obs.step // 2 % 7", ""])
    (folder / "main.py").write_text(text)
    match = run(CONNECTX, "evaluate", "theirs/", "random", "-n", "2", isolation)
    assert match.returncode == 0, match.stderr


def test_the_public_names_and_the_agents_can_be_used_in_a_script(run: Run, programs: Path) -> None:
    script = (
        "from connectx import *\n"
        "import connectx as c\n"
        "board = c.Board.from_moves('2252576253462244111563365343671351441')\n"
        "print(c.Solver(board.geometry).score(board), c.Judge(board.geometry).score(board))\n"
        "print([getattr(c, name) for name in c.__all__])\n"
        "print(c.get_win_percentages('one_step', 'random', n_rounds=2).agent1_win_percentage)\n"
        "import connectx.agents.perfect as p\n"
        "print(p.__file__)\n"
    )
    done = run("python", "-c", script)
    assert done.returncode == 0, done.stderr
    assert "-1 -1\n" in done.stdout
    perfect = Path(done.stdout.splitlines()[-1])
    assert perfect.name == "perfect.py"
    assert perfect.is_relative_to(programs.parent) == (perfect.parent != AGENTS_FOLDER)


def test_help_begins_with_the_public_names(run: Run) -> None:
    shown = run("python", "-c", "import connectx; help(connectx)")
    assert shown.returncode == 0, shown.stderr
    front_page, *_ = shown.stdout.partition("PACKAGE CONTENTS")
    assert [name for name in PUBLIC if name not in front_page] == []


def test_what_is_missing_is_named_with_the_line_that_installs_it(run: Run) -> None:
    league = run(CONNECTX, "evaluate", "one_step", "random", "--cluster", "tcp://127.0.0.1:9")
    assert "distributed is not installed, install it with: pip install distr" in league.stderr
    replays = run(CONNECTX, "evaluate", "one_step", "random", "--replays", "games")
    assert "pip install kaggle-environments" in replays.stderr
    board = run("python", "-c", "import connectx; connectx.play('one_step')")
    assert "pip install anywidget" in board.stderr
