"""`make pages` finds what is wrong with a page, on its line; what pages name exists."""

from pathlib import Path

import nbformat
import pytest
from pages import PAGES, PROJECT, run_notebook, run_page, unfounded

MOST_BYTES = 450_000  # of a notebook: a board has 120,000
BROKEN = """# Title
*Analyse*, *Analyze*, `connectx analyze --all`, `connectx analyse`, `connectx analyze --al`,
[here](#title), [nowhere](#titles), [gone](gone.md), `agents/perfect.py`, `agents/none.py`,
`python -m connectx.core`, `python -m connectx.none`, `python none.py`, `make docs`, `make none`.

Save this as `two.py`:

```python
X = 2
```

1. Here it is used:

   ```python
   import two

   print(two.X, [two.X, 3])
   ```

   ```text
   2 ... 3]
   ```

```python
import two
assert two.X == 3
```

```sh
echo one
false
echo two
```

```sh
echo two
```

```text
one
```

*Needs `pip install no-such-package`.*

```sh
false
```

```console
$ true
```

```sh
"""
NAMED = """2 *Analyze*, 2 analyse, 2 --al, 3 #titles, 3 gone.md, 3 agents/none.py,
4 connectx.none, 4 none.py, 4 none, 53 half"""


def test_what_a_page_names_exists() -> None:
    pages = [page for names in PAGES for page in PROJECT.glob(names)]
    assert max(page.stat().st_size for page in pages) < MOST_BYTES
    assert {page.name: found for page in pages if (found := unfounded(page))} == {}


def test_what_is_wrong_with_a_page_is_found(tmp_path: Path) -> None:
    (tmp_path / "page.md").write_text(BROKEN)
    named = [wanted.split() for wanted in NAMED.replace("\n", " ").split(", ")]
    found = unfounded(tmp_path / "page.md")
    assert [line for line, _ in found] == [int(line) for line, _ in named]
    assert all(any(name in text for _, text in found) for _, name in named)
    assert [line for line, _ in run_page(tmp_path / "page.md", tmp_path)] == [26, 31, 40, 50]


def test_what_is_wrong_with_a_notebook_is_found(tmp_path: Path) -> None:
    new = nbformat.v4
    cells = [
        new.new_markdown_cell("*Analyze*"),
        *map(new.new_code_cell, ("1 + 1", "\nx = 0\n1 / x")),
    ]
    nbformat.write(new.new_notebook(cells=cells), tmp_path / "page.ipynb")
    lines = (tmp_path / "page.ipynb").read_text().splitlines()
    run = run_notebook(tmp_path / "page.ipynb", tmp_path)
    found = [lines[line - 1].strip() for line, _ in (*unfounded(tmp_path / "page.ipynb"), *run)]
    assert found == ['"*Analyze*"', '"1 + 1"', '"1 / x"']


@pytest.mark.parametrize(("imports", "problems"), [("import random", 0), ("", 1)])
def test_the_attempts_of_a_notebook_are_filled(imports: str, problems: int, tmp_path: Path) -> None:
    new = nbformat.v4
    imports += "\nfrom connectx import read_board\nfrom connectx.bench.lessons.checks import check"
    attempt = new.new_code_cell("def block(obs, config):\n    ...")
    attempt.metadata.tags = ["attempt"]
    cells = [new.new_code_cell(imports), attempt, new.new_code_cell('check("block")')]
    nbformat.write(new.new_notebook(cells=cells), tmp_path / "page.ipynb")
    found = [*run_notebook(tmp_path / "page.ipynb", tmp_path, filled=True)]
    assert len(found) == problems
    assert all("NameError: name 'random'" in text for _, text in found)
