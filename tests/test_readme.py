"""The README and the other pages do what they say: commands, Python examples, links.

A comment before a block says how the test treats it:
    <!-- not run: REASON -->      it installs something, needs an account, or takes long
    <!-- saved as PATH -->        it is a file that later blocks use
A block of text below it is what it prints; "..." stands for anything.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import PROJECT

PAGES = sorted(page for name in (".", "docs", ".github") for page in (PROJECT / name).glob("*.md"))
BLOCK = re.compile(
    r"^(?:<!-- (.+?) -->\n)?```(sh|python)\n(.*?)^```\n(?:\n```text\n(.*?)^```)?", re.M | re.S
)
LINK = re.compile(r"\]\((?!https?:)([^)#]+)")
LEFT_OUT = (".*", "__pycache__", "results", "tests", "venv")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of the project, in which the commands may write."""
    copy = tmp_path / "project"
    shutil.copytree(PROJECT, copy, ignore=shutil.ignore_patterns(*LEFT_OUT))
    shutil.copytree(PROJECT / "tests" / "data", copy / "tests" / "data")
    return copy


@pytest.mark.slow
@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_what_a_page_says_can_be_done(path: Path, project: Path) -> None:
    for note, kind, text, printed in BLOCK.findall(path.read_text(encoding="utf-8")):
        if note.startswith("not run: "):
            continue
        if note.startswith("saved as "):
            (project / note.removeprefix("saved as ")).write_text(text)
            continue
        assert note == "", f"{path.name}: unknown note {note!r}"
        if kind == "sh":
            python = f'python() {{ "{Path(sys.executable).as_posix()}" "$@"; }}\n'
            python += 'connectx() { python -m connectx "$@"; }\n'
            command = ["bash", "-e", "-o", "pipefail", "-c", python + text]
        else:
            command = [sys.executable, "-c", text]
        # A command that waits for a person finds nobody.
        ran = subprocess.run(
            command, cwd=project, stdin=subprocess.DEVNULL, capture_output=True, text=True,
            timeout=180,
        )  # fmt: skip
        assert ran.returncode == 0, f"{text}\n{ran.stdout[-2000:]}\n{ran.stderr[-2000:]}"
        assert like(printed).search(" ".join(ran.stdout.split())), f"{text}\n{ran.stdout[-4000:]}"


def like(printed: str) -> re.Pattern[str]:
    """What a page says is printed, whatever the spaces and the ends of lines."""
    return re.compile(".*".join(re.escape(" ".join(part.split())) for part in printed.split("...")))


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_the_links_of_a_page_lead_somewhere(path: Path) -> None:
    for link in LINK.findall(path.read_text(encoding="utf-8")):
        assert (path.parent / link).exists(), f"{path.name}: {link}"
