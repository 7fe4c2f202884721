"""The report page: complete in itself, safe against names, and drawn by a real browser."""

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from evaluate import main

ZOO = Path(__file__).parent / "zoo"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("page")
    agent = folder / "<script>alert(1)<.py"
    agent.write_text((ZOO / "raises.py").read_text())
    file = folder / "league.html"
    players = ["random", str(ZOO / "steady.py"), str(agent)]
    assert main([*players, "--league", "-n", "2", "--referee", "native", "--html", str(file)]) == 0
    return file


def data_of(page: Path) -> dict[str, Any]:
    text = page.read_text(encoding="utf-8")
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', text, re.S)
    assert found is not None
    data: dict[str, Any] = json.loads(found[1])
    return data


def test_it_holds_every_game(page: Path) -> None:
    data = data_of(page)
    assert len(data["games"]) == 6
    assert sum(1 for game in data["games"] if game[6]) == 4
    assert sorted(data["order"]) == [0, 1, 2]
    assert all(abs(sum(player["times"]) - 1) < 1e-3 for player in data["players"])


def test_it_needs_no_network(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert not re.search(r"(src|href)\s*=|@import|url\(", text)
    assert text.count("http") == 1  # the name of SVG's namespace


@pytest.mark.skipif(CHROMIUM is None, reason="there is no chromium here")
def test_a_browser_draws_it(page: Path, tmp_path: Path) -> None:
    assert CHROMIUM is not None
    options = ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--dump-dom"]
    options += ["--disable-background-networking", f"--user-data-dir={tmp_path}"]
    done = subprocess.run(
        [CHROMIUM, *options, page.as_uri()], capture_output=True, text=True, timeout=120
    )
    assert re.search(r"Move \d+ of \d+|Before the first move", done.stdout)
    assert done.stdout.count("<circle") > 42
    assert "&lt;script&gt;alert(1)&lt;" in done.stdout
