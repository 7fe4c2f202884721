"""The traceback of a player's error as its author knows the code: own files, own cells, own lines.

A player runs as one file, to which the build adds code. Nothing of that code is shown.
"""

import ast
import re
import sys

from connectx.build.archive import MAIN_FILE
from connectx.build.bundle import CHOSEN_AGENT_TEMPLATE, IMPORTER_PATH, locate_line
from connectx.build.notebook import NOTEBOOK_SUFFIX, cell_of
from connectx.build.player import Player
from connectx.build.source import TYPE_CHECK_PATTERN

FRAME = re.compile(
    r'^  File "(?P<file>[^"\n]*)", line (?P<line>\d+)(?P<rest>.*)\n?'
    r"(?P<code>(?:    .*\n?|  \[Previous line repeated .*\n?)*)",
    re.MULTILINE,
)
IMPORT_OF_TEXT = re.compile(r"exec\('(?:import|from) .*'\)")  # stands in place of an import
CHOICE = f"    {CHOSEN_AGENT_TEMPLATE.split()[0]} = "


def name_authors_lines(detail: str, main: str, player: Player) -> tuple[str, str]:
    """Return a traceback in which every line of the player's file is named as its author knows it.

    `main` is the file that the player's process executes. Also return where the last line of the
    player's own file is, in words, or "" if there is none.
    """
    last_place = ""
    is_in_import = False  # of a module that stands in the file as text

    def name_frame(frame: re.Match[str]) -> str:
        nonlocal last_place, is_in_import
        is_ours = frame["file"] == "<string>" and is_in_import
        code = frame["code"]
        is_in_import = IMPORT_OF_TEXT.search(code) is not None
        if is_ours or code.startswith(CHOICE):
            return ""
        if frame["file"] != main:
            return frame[0]
        file, place = _place_of(int(frame["line"]), player)
        if file == IMPORTER_PATH:
            return ""
        if file == _own_file(player):
            last_place = place
        return f'  File "{file}", {place}{frame["rest"]}\n{_authors_code(code)}'

    named = FRAME.sub(name_frame, detail)
    return named, last_place


def name_notebook_cells(detail: str) -> str:
    """Return a traceback of a function of this notebook, with the cells as Jupyter calls them."""
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython else None
    if shell is None:
        return detail

    def name_frame(frame: re.Match[str]) -> str:
        label = shell.compile.format_code_name(frame["file"])
        if label is None:
            return frame[0]
        return f"  {' '.join(label)}, line {frame['line']}{frame['rest']}\n{frame['code']}"

    return FRAME.sub(name_frame, detail)


def _own_file(player: Player) -> str:
    """Return how tracebacks call the file that has the agent."""
    source = player.source
    if part := locate_line(source, source.count("\n")):
        return part[0]
    return player.path if player.path and len(player.files) < 2 else MAIN_FILE


def _place_of(line: int, player: Player) -> tuple[str, str]:
    """Return the file from which a line of a player's source comes, and the place in that file."""
    file, line_in_file = locate_line(player.source, line) or (_own_file(player), line)
    cell = cell_of(player.source, line) if file.endswith(NOTEBOOK_SUFFIX) else None
    if cell is None:
        return file, f"line {line_in_file}"
    return file, f"cell {cell[0]}, line {cell[1]}"


def _authors_code(code: str) -> str:
    """Return the lines of code below a frame, without what the build added to them."""
    text, _, marks = code.partition("\n")
    bare = TYPE_CHECK_PATTERN.sub("", text)
    if imported := IMPORT_OF_TEXT.search(bare):
        statement = ast.literal_eval(imported[0].removeprefix("exec(").removesuffix(")"))
        bare = bare.replace(imported[0], statement)
    if bare == text:
        return code
    # The marks below the text point at what was there before.
    rest = [line for line in marks.splitlines() if line.strip(" ^~")]
    return "\n".join([bare, *rest]) + "\n"
