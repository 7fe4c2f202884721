"""The README and the pages of docs/ do what they say: commands, Python examples, links.

A comment before a block says how the test treats it:
    <!-- not run: REASON -->      it installs something, needs an account, or takes long
    <!-- saved as PATH -->        it is a file that later blocks use
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest
from conftest import PROJECT

PAGES = [PROJECT / "README.md", *sorted((PROJECT / "docs").glob("*.md"))]
BLOCK = re.compile(
    r"^(?:<!-- (?P<note>.+?) -->\n)?```(?P<kind>sh|python)\n(?P<text>.*?)^```", re.M | re.S
)
LINK = re.compile(r"\]\((?!https?:)([^)#]+)")
LEFT_OUT = (".*", "__pycache__", "results", "tests", "venv")


class Block(NamedTuple):
    """A block of a page."""

    kind: str
    text: str
    note: str


def blocks(page: Path) -> list[Block]:
    """The blocks of commands and Python on a page."""
    found = BLOCK.finditer(page.read_text(encoding="utf-8"))
    return [Block(match["kind"], match["text"], match["note"] or "") for match in found]


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
    for block in blocks(path):
        if block.note.startswith("not run: "):
            continue
        if block.note.startswith("saved as "):
            (project / block.note.removeprefix("saved as ")).write_text(block.text)
            continue
        assert block.note == "", f"{path.name}: unknown note {block.note!r}"
        if block.kind == "sh":
            python = f'python() {{ "{Path(sys.executable).as_posix()}" "$@"; }}\n'
            python += 'connectx() { python -m connectx "$@"; }\n'
            command = ["bash", "-e", "-o", "pipefail", "-c", python + block.text]
        else:
            command = [sys.executable, "-c", block.text]
        ran = subprocess.run(
            command,
            cwd=project,
            stdin=subprocess.DEVNULL,  # a command that waits for a person finds nobody
            capture_output=True,
            text=True,
            timeout=180,
        )
        assert ran.returncode == 0, f"{block.text}\n{ran.stdout[-2000:]}\n{ran.stderr[-2000:]}"


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_the_links_of_a_page_lead_somewhere(path: Path) -> None:
    for link in LINK.findall(path.read_text(encoding="utf-8")):
        assert (path.parent / link).exists(), f"{path.name}: {link}"
