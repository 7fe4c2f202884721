"""Examples in docstrings run, and every public name has one.

Public are the names of the package, the functions and classes that pages import, and the methods of
those classes; a property is shown in an example of its class. An example may use the names of its
module and of the package, and numpy as `np`, without importing them.
"""

import doctest
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from conftest import PROJECT

import connectx

MODULES = [
    ".".join(file.relative_to(PROJECT).with_suffix("").parts).removesuffix(".__init__")
    for file in sorted((PROJECT / "connectx").rglob("*.py"))
    if ">>> " in file.read_text(encoding="utf-8") and file.name != "stable.py"  # see test_torch
]
PAGES = [PROJECT / "README.md", *(PROJECT / "docs").glob("*.md")]
BLOCK = re.compile(r"^```python\n(.*?)^```", re.M | re.S)
IMPORT = re.compile(r"^from (connectx\.(?!agents)[\w.]+) import (.+)$", re.M)
NOT_FOR_USERS = {"Solver.run"}  # machine code
# What public functions return is shown by their examples; no program makes one.
RETURNED = ("Accuracy", "DataSet", "Explanation", "Game", "Grade", "Result", "Review", "Yardstick")
WITHOUT_EXAMPLE = {*RETURNED, "WinPercentages", "Geometry", "StableGames"}


def public_names() -> dict[str, Any]:
    found = {name: getattr(connectx, name) for name in sorted({*connectx.PUBLIC} - WITHOUT_EXAMPLE)}
    for page in PAGES:
        for block in BLOCK.findall(page.read_text(encoding="utf-8")):
            for module, names in IMPORT.findall(block):
                found |= {name: getattr(import_module(module), name) for name in names.split(", ")}
    return {name: value for name, value in found.items() if callable(value)}


NAMES = public_names()


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_of_a_module_run(
    module: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # where examples write
    given = {**NAMES, "np": np, "__file__": "agent.py"}
    assert doctest.testmod(import_module(module), extraglobs=given).failed == 0


@pytest.mark.parametrize("name", NAMES)
def test_a_public_name_has_an_example(name: str) -> None:
    found = doctest.DocTestFinder(exclude_empty=False).find(NAMES[name], name)
    found = [each for each in found if "._" not in each.name and each.name not in NOT_FOR_USERS]
    shown = "\n".join(example.source for each in found for example in each.examples)
    for each in found:
        member = each.name.removeprefix(name)
        if member and isinstance(getattr(NAMES[name], member[1:]), property):
            assert re.search(rf"{member}\b", shown), f"{each.name} is in no example"
        else:
            lines = "".join(e.source + e.want for e in each.examples).splitlines()
            assert 2 <= len(lines) <= 6, f"{each.name}: {len(lines)} lines, expected two to six"
