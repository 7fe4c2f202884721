"""Paths, modules and patterns that stand in texts lead somewhere.

A glob that finds no file and a `grep` in a file that is gone look like success to who runs them.
"""

import re
import shlex
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from conftest import PROJECT
from pages import PAGES

SCRIPTS = ("Makefile", ".ci/*", ".github/workflows/*.yml")
SETTINGS = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
# What people write by hand. Generated files, data and the history have names of their own.
WRITTEN = (
    *("*.py", "*.toml", "*.json", "agents/*.py", "benchmarks/*.py", "connectx/**/*.py"),
    *("connectx/bench/web/*.[jhc]*", "docs/*.py", "tests/*.py", *PAGES, *SCRIPTS),
)
FILE = re.compile(
    r"(?<![\w-]/)\b(?:benchmarks|connectx|docs|notebooks|tests)(?:/\w+)+\.(?:py|js|css|html|wasm|npz|md|txt|jsonl?|ipynb)\b"
)
GREP = re.compile(r"(! )?(?<!\| )\bgrep (?:-\w+ )?('[^']+'|\"[^\"]+\"|\w+) ([\w/.*]+)")
MODULE = re.compile(r"(?<![\w./<-])connectx(?:\.[A-Za-z]\w*)+")
# Names of others, and one of a test that a page names what does not exist.
NOT_OURS = (
    *("docs/simulation_competitions.md", "connectx.py", "connectx.exe", "connectx.is_win"),
    "connectx.none",
)


def written_files() -> list[Path]:
    return sorted({file for pattern in WRITTEN for file in PROJECT.glob(pattern)})


def literal_globs(source: str) -> Iterator[str]:
    """Yield the patterns below the project that a test looks for, such as "docs/*.md"."""
    call = r'PROJECT((?: / "[^"]+")*|"[^"]+")\)?\.(r?)glob\("([^"]+)"\)'
    for folders, is_recursive, pattern in re.findall(call, source):
        parts = re.findall(r'"([^"]+)"', folders)
        yield "/".join([*parts, *(["**"] if is_recursive else []), pattern])


@pytest.mark.parametrize("pattern", [*WRITTEN, *PAGES, *SCRIPTS])
def test_a_pattern_of_written_files_finds_some(pattern: str) -> None:
    assert [*PROJECT.glob(pattern)]


def test_the_globs_of_tests_and_benchmarks_find_something() -> None:
    globs = {
        pattern
        for folder in ("tests", "benchmarks", "docs")
        for file in (PROJECT / folder).glob("*.py")
        for pattern in literal_globs(file.read_text(encoding="utf-8"))
    }
    assert len(globs) > 5
    assert [pattern for pattern in globs if not [*PROJECT.glob(pattern)]] == []


def test_the_paths_of_settings_find_something() -> None:
    tools = SETTINGS["tool"]
    wheel = tools["hatch"]["build"]["targets"]["wheel"]
    patterns = [
        *tools["ruff"]["lint"]["per-file-ignores"],
        *tools["mypy"]["files"],
        *tools["pytest"]["ini_options"]["testpaths"],
        *wheel["only-include"],
        *wheel["sources"],
        *(path.lstrip("/") for path in tools["hatch"]["build"]["targets"]["sdist"]["include"]),
        tools["hatch"]["version"]["path"],
        *re.findall(r'"include": \["([^"]+)"\]', (PROJECT / "tsconfig.json").read_text()),
    ]
    for pattern in patterns:
        alternatives = re.match(r"(.*)\{(.+)\}(.*)", pattern)  # pathlib has no {a,b}
        expanded = [pattern]
        if alternatives:
            before, names, after = alternatives.groups()
            expanded = [before + name + after for name in names.split(",")]
        assert [each for each in expanded if not [*PROJECT.glob(each)]] == [], pattern


def test_every_grep_of_scripts_finds_what_it_looks_for() -> None:
    found = set()
    for script in SCRIPTS:
        for file in PROJECT.glob(script):
            text = file.read_text(encoding="utf-8").replace('\\"', '"')  # as YAML has it
            found |= {*GREP.findall(text)}
    assert len(found) >= 2
    for negation, quoted, place in found:
        (pattern,) = shlex.split(quoted)
        texts = [file.read_text(encoding="utf-8") for file in PROJECT.glob(place)]
        assert texts, place
        if negation:  # what must not be found: the name in it is there, with another value
            (pattern, *_) = re.findall(r"\w+", pattern)
        assert any(re.search(pattern, text, re.MULTILINE) for text in texts), pattern


def test_a_file_that_is_named_exists() -> None:
    for file in written_files():
        for path in FILE.findall(file.read_text(encoding="utf-8")):
            assert path in NOT_OURS or (PROJECT / path).exists(), (file, path)


def leads_somewhere(path: str) -> bool:
    """Tell whether a dotted path is a module or a package, or begins with one that has the rest."""
    place = PROJECT
    parts = path.removeprefix("connectx.agents.").split(".")
    if len(parts) < len(path.split(".")):
        place /= "agents"
    while parts and (place / parts[0]).is_dir():
        place /= parts.pop(0)
    file = place / "__init__.py"
    if parts and (place / f"{parts[0]}.py").is_file():
        file = place / f"{parts.pop(0)}.py"
    return not parts or bool(re.search(rf"\b{parts[0]}\b", file.read_text(encoding="utf-8")))


def test_a_module_that_is_named_exists() -> None:
    named = {
        (path, file.relative_to(PROJECT).as_posix())
        for file in written_files()
        for path in {*MODULE.findall(file.read_text(encoding="utf-8"))}.difference(NOT_OURS)
    }
    assert len(named) > 100
    assert sorted((path, file) for path, file in named if not leads_somewhere(path)) == []
