"""The pages as a site, which `make docs` builds with Sphinx; on GitHub they are read as they are.

Its menu has the links of `index.md`. Where it is published is `DOCS` in `bench/web/page.py`.
"""

import re
from importlib import import_module
from typing import Any

from connectx.bench.web.page import DOCS

# Until there is an address, a site that is built to look at it has this one's links.
ADDRESS = DOCS or "https://OWNER.github.io/connectx/"
OWNER, NAME = re.fullmatch(r"https://(.+)\.github\.io/(.+)/", ADDRESS).groups()
REPOSITORY = f"https://github.com/{OWNER}/{NAME}"

project = "ConnectX"
html_title = project
extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_enable_extensions = ["attrs_inline"]
myst_heading_anchors = 3
html_theme = "furo"
html_theme_options = {
    "announcement": '<a href="board.html">Play on the board</a>',
    "source_repository": REPOSITORY,
    "source_branch": "main",
    "source_directory": "docs/",
}
html_extra_path = ["board.html"]
html_copy_source = False
html_show_copyright = False
suppress_warnings = ["misc.highlighting_failure"]  # cells with !commands
autoclass_content = "both"
autodoc_default_options = {"members": True}
autodoc_member_order = "bysource"
autodoc_preserve_defaults = True
autodoc_mock_imports = ["gymnasium", "stable_baselines3"]  # which `make docs` does not install


def setup(app: Any) -> None:
    """Sphinx calls this first."""
    app.connect("source-read", lambda app, page, text: text.insert(0, complete(page, text.pop())))
    app.connect("autodoc-process-docstring", lambda *event: as_restructured_text(event[-1]))


def complete(page: str, text: str) -> str:
    """A page with links that lead somewhere on the site, and what only the site has."""
    text = lead_to_repository(text).replace("](board.html)", "](board.html){.external}")
    match page:
        case "index":
            return text + menu(text)
        case "commands":
            return text + helps()
        case "api":
            return re.sub(r"^- `(connectx\.[\w.]+)`: .*", describe, text, flags=re.MULTILINE)
    return text


def lead_to_repository(text: str) -> str:
    """The text with links out of this folder turned into links to the repository."""
    return text.replace("](../", f"]({REPOSITORY}/blob/main/")


def menu(text: str) -> str:
    """The pages to which the first page links, under its headings."""
    menus = ""
    for heading, section in re.findall(r"^## (.+)\n([^#]+)", text, re.MULTILINE):
        pages = "\n".join(re.findall(r"\(([\w-]+)\.md\)", section))
        menus += f"\n```{{toctree}}\n:hidden:\n:caption: {heading}\n\n{pages}\n```\n"
    return menus


def helps() -> str:
    """What each command prints with -h."""
    text = ""
    for name in import_module("connectx.__main__").COMMANDS:
        parser = import_module(f"connectx.commands.{name}").make_parser(f"connectx {name}")
        text += f"\n## {name}\n\n```text\n{parser.format_help()}```\n"
    return text


def describe(found: re.Match[str]) -> str:
    """The docstring, and of a class the methods, of the name that a line begins with."""
    name = found[1].rpartition(".")[2]
    kind = "class" if name[0].isupper() else "function"
    return f"```{{eval-rst}}\n.. auto{kind}:: {found[1]}\n```\n"


def as_restructured_text(lines: list[str]) -> None:
    """Change a docstring, in which indented blocks and `this` are code, and nothing is markup."""
    if lines[0].startswith(("Alias for field number", "Create new instance of")):
        lines.clear()  # Python's own words for a NamedTuple
    paragraphs = "\n".join(lines).split("\n\n")
    for number, paragraph in enumerate(paragraphs):
        if paragraph.startswith("    "):
            paragraphs[number] = f"::\n\n{paragraph}"
        elif not paragraph.startswith(">>>"):
            paragraphs[number] = re.sub(r"`([^`]+)`|([\\*_|])", _escape, paragraph)
    lines[:] = "\n\n".join(paragraphs).splitlines()


def _escape(found: re.Match[str]) -> str:
    return rf"\ ``{found[1]}``\ " if found[1] else rf"\{found[2]}"
