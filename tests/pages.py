"""Do what README, docs and notebooks show, as a reader would: python -m tests.pages [PAGE ...]

The pages are read in the order of docs/index.md, in one copy of the checkout; beside them the
notebooks, in another. What a block writes stays there for the blocks and pages after it.

- A block of `sh`, `python` or `sql` (asked of the newest `*.db`) is run, by itself; the block of
  `text` right below it is what it prints, where "..." stands for anything.
- A block below the words "Save this as `PATH`" is that file.
- A line "*Needs ...*" or "*Takes ...*" above a block is what it asks for beyond `make`. It is run
  if it needs no more than packages that are installed, which the line says to `pip install`;
  what takes minutes or hours is run with --long.
- A notebook runs to its last cell and shows what is committed, but for numbers. One with attempts
  runs twice: as it lies, and with its attempts filled by what `check.solution` prints, all of which
  its checks have to find right.
- Links, and paths and commands in code, lead somewhere. Italics with a capital name what a page of
  the board shows.
"""

import argparse
import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from importlib import import_module
from importlib.metadata import distributions
from importlib.util import find_spec
from itertools import accumulate
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellControlSignal, DeadKernelError

from connectx.__main__ import COMMANDS
from connectx.bench.lessons.checks import solution_of

PROJECT = Path(__file__).parents[1]
PAGES = ("README.md", "docs/*.md", "notebooks/*.ipynb")
LEFT_OUT = (".git", ".venv*", ".*_cache", "__pycache__", "results", "dist", "site")
PATIENCE = 1800  # seconds for a block or a cell
TAIL = 3000  # characters shown of what a block printed
SQL = """import pathlib, sqlite3, sys
newest = max(pathlib.Path().glob("*.db"), key=lambda file: file.stat().st_mtime)
print(*sqlite3.connect(newest).execute(sys.argv[1]), sep="\\n")"""
RUNNERS = {
    "sh": ["bash", "-eE", "-o", "pipefail", "-c"],
    "python": ["python", "-c"],
    "sql": ["python", "-c", SQL],
}
TRAP = {"sh": """trap 'echo "line $LINENO" >&2' ERR; """}
ERROR_LINE = re.compile(r'(?:File "<string>", |Cell In\[\d+\], |^)line (\d+)', re.M)
FENCE = re.compile(r"^([ \t]*)(```+|~~~+) *(\S*)[^\n]*\n(.*?)^[ \t]*\2 *$", re.M | re.S)
SAVE = re.compile(r"\b[Ss]aved?\s+(?:\w+\s+)?as\s+`([^`]+)`")
LINK = re.compile(r"\]\((?!\w+:)([^)#\s]*)#?([^)\s]*)\)")
CODE = re.compile(r"`([^`]+)`")
PATH = re.compile(r"(?!/)[\w./-]*/[\w./-]*\w")
FILE = re.compile(r"[\w-]+\.(?:py|md|ipynb|html)")
NAME = re.compile(r"(?<![*\w])\*(?!Needs\b|Takes\b)([A-Z][^*]*)\*(?!\*)")
# Each is searched alone: a comparison or an apostrophe would swallow the text behind it.
SHOWN = tuple(map(re.compile, (r">([^<>]+)<", r'"([^"\n]*)"', r"'([^'\n]*)'", r"`([^`]*)`")))
# Differs from run to run: bars of progress, if work takes long; numbers, as seconds are; who won.
BAR = re.compile(r"^[^\n┏┡]* ━+[^\n]*%[^\n]*\n", re.M)
CHANCE = re.compile(r"[-+ ]*\d[\d,.]*|first|second|\w+(?= won)")
ATTEMPT = re.compile(r"def (\w+)\(")  # in a cell with the tag "attempt"
CHECKED = re.compile(r"check\(\"")  # at the start of a cell that checks one
SAVED = ("image/svg+xml", "image/png", "text/plain")
Problem = tuple[int, str]  # the line, and what is wrong there


class Block(NamedTuple):
    """A block of code in a page, or a cell of a notebook."""

    line: int  # of its first line
    language: str
    code: str
    above: str  # the paragraph right above it

    def asks_for(self, long: bool) -> str:
        """What it asks for that is not here; nothing if it can be run."""
        mark = re.fullmatch(r"\*(Needs|Takes)\b[^*]*\*", self.above)
        if mark is None:
            return ""
        packages = set(" ".join(re.findall(r"pip install ([^`]+)`", mark[0])).split())
        here = (
            packages <= {each.name for each in distributions()} if packages else mark[1] == "Takes"
        )
        return (
            "" if here and (long or not re.search("minute|hour", mark[0])) else mark[0].strip("*")
        )


def markdown(page: Path) -> str:
    """The text of a page; of a notebook, with each line where it stands in the file."""
    text, found, at = page.read_text(encoding="utf-8"), "", 0
    if page.suffix == ".md":
        return text
    for cell in json.loads(text)["cells"]:
        at = text.index('"source": [', at) + 1
        found += "\n" * (text.count("\n", 0, at) - found.count("\n"))
        start, end = ("`````cell", "`````") if cell["cell_type"] == "code" else ("", "")
        found += f"{start}\n{''.join(cell['source'])}\n{end}"
    return found


def blocks_of(text: str) -> list[Block]:
    found, end = [], 0
    for fence in FENCE.finditer(text):
        code = re.sub(f"^{fence[1]}", "", fence[4], flags=re.M)
        above = text[end : fence.start()].strip().rpartition("\n\n")[2]
        found.append(Block(text.count("\n", 0, fence.start(4)) + 1, fence[3], code, above))
        end = fence.end()
    return found


def prose_of(text: str) -> str:
    """The text without its blocks, each line at its place."""
    return FENCE.sub(lambda fence: "\n" * fence[0].count("\n"), text)


def unfounded(page: Path) -> list[Problem]:
    """What a page names and nobody finds."""
    text = markdown(page)
    prose, code = prose_of(text), "".join(block.code + block.above for block in blocks_of(text))
    found = [(each, "half of a block") for each in re.finditer(r"^[> \t]*(```|~~~)", prose, re.M)]
    for link in LINK.finditer(prose):
        target = page.parent / link[1] if link[1] else page
        in_page = link[2] and target.suffix in (".md", ".ipynb")
        if not target.exists() or (in_page and link[2] not in headings(target)):
            found.append((link, f"links {link[1]}#{link[2]}, which is not there"))
    for span in CODE.finditer(prose):
        if nothing := missing(" ".join(span[1].split()), page.suffix == ".ipynb", code):
            found.append((span, f"names {span[0]}: there is no {nothing}"))
    for name in NAME.finditer(CODE.sub(lambda span: "`" * len(span[0]), prose)):
        if " ".join(name[1].split()) not in shown():
            found.append((name, f"names {name[0]}, which no page of the board shows"))
    return sorted((prose.count("\n", 0, each.start()) + 1, problem) for each, problem in found)


def headings(page: Path) -> set[str]:
    """The headings of a page, as links name them."""
    found = re.findall(r"^#+ (.+)$", prose_of(markdown(page)), re.M)
    return {re.sub(r"[^\w -]", "", each).strip().lower().replace(" ", "-") for each in found}


def missing(text: str, bare: bool, code: str) -> str:
    """What does not exist of a command or a path, which `bare` may be a name without a folder."""
    match text.lstrip("!").split():
        case ["python", "-m", module, *_]:
            parents = accumulate(module.split("."), "{}.{}".format)  # a missing one is an error
            return "" if all(map(find_spec, parents)) else module
        case ["make", *words]:
            targets = re.findall(r"^\.PHONY: (.+)", (PROJECT / "Makefile").read_text(), re.M)
            return next((word for word in words if "=" not in word and word not in targets[0]), "")
        case ["connectx", "help" | "--version", *_]:
            return ""
        case ["connectx", name, *words] if not name.isupper():
            if name not in COMMANDS:
                return name
            usage = import_module(f"connectx.commands.{name}").make_parser(name).format_help()
            options = [word.partition("=")[0] for word in words if word.startswith("-")]
            return next((each for each in options if not re.search(rf"\s{each}\b", usage)), "")
        case ["python", file, *_] if file.endswith(".py"):
            return "" if (PROJECT / file).exists() else file
        case [path] if PATH.fullmatch(path) or (bare and FILE.fullmatch(path)):
            here = path in code or (PROJECT / path).exists()
            return "" if here or any(PROJECT.glob(f"[!.]*/**/{path}")) else path
    return ""


@cache
def shown() -> set[str]:
    """The texts in the scripts of the board's pages."""
    texts = [
        file.read_text(encoding="utf-8") for file in PROJECT.glob("connectx/bench/web/*.[jh]*")
    ]
    found = [each for text in texts for pattern in SHOWN for each in pattern.findall(text)]
    return {" ".join(each.split()) for each in found}


def run_page(page: Path, top: Path, long: bool = False) -> Iterator[Problem]:
    """Run the blocks of a page in a copy of the checkout."""
    blocks = blocks_of(markdown(page))
    for block, after in zip(blocks, [*blocks[1:], None]):
        file, wants = SAVE.search(block.above), block.asks_for(long)
        if block.language == "text":
            continue
        say = f"left out: {wants}" if wants else block.code.partition("\n")[0]
        print(f"{page.relative_to(top)}:{block.line}: {say}", flush=True)
        if file and block.language != "sh":
            (top / file[1]).write_text(block.code, encoding="utf-8")
        elif block.language not in RUNNERS:
            yield block.line, f"a block of {block.language!r}, expected text, {', '.join(RUNNERS)}"
        elif not wants:
            printed = after if after and after.language == "text" and not after.above else None
            yield from run_block(block, printed, top)


def run_block(block: Block, printed: Block | None, top: Path) -> Iterator[Problem]:
    """Run a block, and compare what it prints."""
    command = [*RUNNERS[block.language], TRAP.get(block.language, "") + block.code]
    with subprocess.Popen(
        command, cwd=top, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, encoding="utf-8", start_new_session=True,
    ) as process:  # fmt: skip
        try:
            out, error = process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            yield block.line, f"not done after {PATIENCE} s"
            return
        finally:
            if process.returncode is None:
                os.killpg(process.pid, signal.SIGKILL)
    if process.returncode:
        lines = [int(line) for line in ERROR_LINE.findall(error)] or [1]
        line = block.line - 1 + lines[0 if block.language == "sh" else -1]
        yield line, f"exit status {process.returncode}\n{out[-TAIL:]}{error[-TAIL:]}"
    elif printed:
        parts = [re.escape(" ".join(part.split())) for part in printed.code.split("...")]
        if not re.search(".*".join(parts), " ".join(out.split())):
            yield printed.line, f"expected of the block above, which prints\n{out[-TAIL:]}"


def fill_attempts(notebook: nbformat.NotebookNode) -> int:
    """Write the answers into the cells of attempts. Returns how many there are."""
    attempts = [cell for cell in notebook.cells if "attempt" in cell.metadata.get("tags", [])]
    for cell in attempts:
        cell.source = solution_of(ATTEMPT.search(cell.source)[1])
    return len(attempts)


def run_notebook(
    page: Path, top: Path, save: Path | None = None, *, filled: bool = False
) -> Iterator[Problem]:
    """Run a notebook in a copy of the checkout, to its last cell; save what it shows.

    With `filled`, its attempts are answers, and each check has to say "Right"; without, that there
    is nothing to check yet. Filled, a notebook without attempts is not run.
    """
    notebook = nbformat.read(page, as_version=4)
    if filled and not fill_attempts(notebook):
        return
    verdict = "Right." if filled else "Nothing to check yet"
    cells = [each for each in enumerate(notebook.cells) if each[1].cell_type == "code"]
    blocks = [block for block in blocks_of(markdown(page)) if block.language == "cell"]
    client = NotebookClient(
        notebook, timeout=PATIENCE, record_timing=False, coalesce_streams=True,
        resources={"metadata": {"path": str(page.parent)}},
    )  # fmt: skip
    with client.setup_kernel(stderr=subprocess.DEVNULL):
        for (number, cell), block in zip(cells, blocks):
            committed = outline(cell)
            how = ", filled" if filled else ""
            print(f"{page.relative_to(top)}:{block.line}: cell {number + 1}{how}", flush=True)
            try:
                client.execute_cell(cell, number)
            except (CellControlSignal, DeadKernelError) as error:
                text = re.sub(r"\x1b\[[\d;]*m", "", str(error))
                blank = re.match(r"(?:\s*\n)?", cell.source)[0].count("\n")  # which IPython strips
                line = blank + int((ERROR_LINE.findall(text) or ["1"])[0])
                yield block.line + line - 1, f"cell {number + 1}, line {line}\n{text[-TAIL:]}"
                return
            printed = "".join(output.get("text", "") for output in cell.outputs)
            if CHECKED.match(cell.source) and verdict not in printed:
                yield block.line, f"cell {number + 1}{how} prints, expected {verdict!r}\n{printed}"
            cell.outputs = [output for output in cell.outputs if is_saved(output)]
            if not save and not filled and outline(cell) != committed:
                yield block.line, f"cell {number + 1} shows\n{outline(cell)}"
    if save:
        for key in ("language_info", "widgets"):  # widgets hold the scripts of the board
            notebook.metadata.pop(key, None)
        nbformat.write(notebook, save)


def is_saved(output: nbformat.NotebookNode) -> bool:
    """Keep the best kind of an output; whether there is one.

    Saved are text and pictures, which GitHub shows too, and the board's page, which plays on
    without a kernel; not the page of kaggle-environments' `env.render`, which alone has 630 kB.
    """
    if output.output_type not in ("display_data", "execute_result"):
        return True
    page = output.data.get("text/html", "")  # whose plain text may be the name of a class
    if '<iframe title="The board"' in page:
        return True
    kinds = [kind for kind in SAVED if kind in output.data and not (page and kind == "text/plain")]
    output.data = {kind: output.data[kind] for kind in kinds[:1]}
    return bool(kinds)


def outline(cell: nbformat.NotebookNode) -> list[str]:
    """What a cell shows: text but for what chance decides, and the kinds of pictures."""
    return [
        CHANCE.sub("#", BAR.sub("", each["text"]))
        if "text" in each
        else min(each.get("data", ["error"]))
        for each in cell.outputs
    ]


def read(pages: list[Path], long: bool, save: bool) -> list[str]:
    """Read pages one after another in a copy of the checkout; what is wrong with them."""
    problems = []
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        top = Path(folder).resolve() / "connectx"
        shutil.copytree(PROJECT, top, ignore=shutil.ignore_patterns(*LEFT_OUT))
        (top / ".venv").symlink_to(sys.prefix)
        path = os.pathsep.join([f"{sys.prefix}/bin", os.environ["PATH"]])  # as if activated
        os.environ |= {"PATH": path, "PYTHONPATH": str(top), "MAKEFLAGS": ""}
        if not save:
            os.environ["BUDGET"] = "2"  # seconds that lesson 9 trains for
        for page in pages:
            copied = top / page.relative_to(PROJECT)
            if page.suffix == ".md":
                problems_of_page = [*unfounded(page), *run_page(copied, top, long)]
            else:
                problems_of_page = [
                    *unfounded(page),
                    *run_notebook(copied, top, page if save else None),
                    *run_notebook(copied, top, filled=True),
                ]
            for line, text in problems_of_page:
                problems.append(f"{page.relative_to(PROJECT)}:{line}: {text}")
                print("WRONG", problems[-1], flush=True)
    return problems


def main() -> int:
    """Read the pages that are named, or all; 1 if something is wrong with one."""
    parser = argparse.ArgumentParser(prog="python -m tests.pages")
    parser.add_argument("pages", nargs="*", metavar="PAGE", type=lambda name: Path(name).resolve())
    parser.add_argument("--long", action="store_true", help="run what takes minutes or hours, too")
    parser.add_argument("--save", action="store_true", help="save what the notebooks show")
    options = parser.parse_args()
    index = (PROJECT / "docs/index.md").read_text(encoding="utf-8")
    known = [page for names in PAGES for page in PROJECT.glob(names)]
    pages = sorted(options.pages or known, key=lambda page: index.find(page.name))
    if unknown := {*pages} - {*known}:
        parser.error(f"{unknown.pop()}: expected a page: {', '.join(PAGES)}")
    lanes = [[page for page in pages if page.suffix == suffix] for suffix in (".md", ".ipynb")]
    with ProcessPoolExecutor(len(lanes)) as pool:
        read_lane = partial(read, long=options.long, save=options.save)
        problems = [problem for found in pool.map(read_lane, lanes) for problem in found]
    print(*(problem.partition("\n")[0] for problem in problems), sep="\n")
    print(f"{len(pages)} pages, {len(problems)} problems")
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main())
