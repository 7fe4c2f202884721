"""The traceback of a player's error as its author knows the code: own files, cells and lines.

A player runs as one file, to which the build adds code. Nothing of that code is shown.
"""

import ast
import re
import sys
from functools import partial
from typing import Any

from connectx.build.archive import MAIN_FILE
from connectx.build.bundle import CHOSEN_AGENT_TEMPLATE, IMPORTER_PATH, locate_line
from connectx.build.notebook import NOTEBOOK_SUFFIX, cell_of
from connectx.build.player import Player
from connectx.build.source import TYPE_CHECK_PATTERN
from connectx.errors import PARSE_ERRORS

# Where a frame of a traceback is: the file, and the line, with the cell of a notebook.
FRAME_LOCATION_PATTERN = re.compile(
    r'^  File "(?P<file>[^"\n]*)", (?P<line>(?:cell \d+, )?line \d+)', re.MULTILINE
)
FRAME_PATTERN = re.compile(
    r'^  File "(?P<file>[^"\n]*)", line (?P<line>\d+)(?P<rest>.*)\n?'
    r"(?P<code>(?:    .*\n?|  \[Previous line repeated .*\n?)*)",
    re.MULTILINE,
)
# What the build writes in place of an import of a module that stands in the file as text.
EMBEDDED_IMPORT_PATTERN = re.compile(r"exec\((?P<text>'(?:import|from) (?:[^'\\]|\\.)*')\)")
EMBEDDED_IMPORT_FILE = "<string>"  # how Python calls the code of that import
CHOSEN_AGENT_CODE = f"    {CHOSEN_AGENT_TEMPLATE.split()[0]} = "  # the start of a line of the build


def name_authors_lines(detail: str, main_file: str, player: Player) -> tuple[str, str]:
    """Name every line of the player's file in a traceback as its author knows it.

    `main_file` is the file that the player's process executes, in which a build may have combined
    several files and added code of its own. Returns the new traceback, without the frames of the
    build's code. The second value is where the last frame in the author's own file is, in words
    such as "line 3", or "" if there is none.
    """
    pieces = []
    position = 0  # the end of the part of `detail` that is in `pieces`, or left out
    last_location = ""
    # In place of an import, the build may write a call of `exec` with the import as its text. The
    # frame of that call is the author's line. The frame below it is inside the text.
    frame_above_calls_exec = False
    for frame in FRAME_PATTERN.finditer(detail):
        pieces.append(detail[position : frame.start()])  # the lines between two frames
        position = frame.end()
        code = frame["code"]
        is_inside_exec = frame_above_calls_exec and frame["file"] == EMBEDDED_IMPORT_FILE
        frame_above_calls_exec = EMBEDDED_IMPORT_PATTERN.search(code) is not None
        is_code_of_build = is_inside_exec or code.startswith(CHOSEN_AGENT_CODE)
        if is_code_of_build:
            continue
        if frame["file"] != main_file:
            pieces.append(frame[0])  # the frame as it is
            continue
        file, location = _locate_authors_line(int(frame["line"]), player)
        if file == IMPORTER_PATH:  # the build's code that imports modules
            continue
        if file == _find_agent_file(player):
            last_location = location
        pieces.append(f'  File "{file}", {location}{frame["rest"]}\n{_restore_code(code)}')
    pieces.append(detail[position:])
    return "".join(pieces), last_location


def name_notebook_cells(detail: str) -> str:
    """Name the cells in a traceback of a function of this notebook as Jupyter calls them.

    Outside of a notebook, the traceback stays as it is.
    """
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython else None
    if shell is None:
        return detail

    name_cell_of_frame = partial(_name_cell_of_frame, shell.compile)
    return FRAME_PATTERN.sub(name_cell_of_frame, detail)  # it is called for each frame


def _name_cell_of_frame(compiler: Any, frame: re.Match[str]) -> str:
    """Return the text of a frame, with the name of its cell if IPython's `compiler` knows that.

    `frame` is a match of FRAME_PATTERN.
    """
    label = compiler.format_code_name(frame["file"])  # such as ("Cell", "In[3]")
    if label is None:
        return frame[0]
    return f"  {' '.join(label)}, line {frame['line']}{frame['rest']}\n{frame['code']}"


def _find_agent_file(player: Player) -> str:
    """Return the name that tracebacks shall give to the author's file with the agent.

    This is the path of the file on this machine, or "main.py" if the player has several files or no
    path. For a file that the build has made of several, it is the name of the one with the agent.
    """
    source = player.source
    last_line = source.count("\n")
    file_and_line = locate_line(source, last_line)
    if file_and_line is not None:  # in a built file, the agent's own part is the last
        file, _ = file_and_line
        return file
    is_single_file = len(player.files) < 2
    if is_single_file and player.path:
        return player.path
    return MAIN_FILE


def _locate_authors_line(line: int, player: Player) -> tuple[str, str]:
    """Return the author's file from which a line of a player's source comes, and where in the file.

    The place in the file is in words, such as "line 3", or in a notebook "cell 2, line 3".
    """
    # In a built file, each line comes from a line of a file that the build has put in.
    file_and_line = locate_line(player.source, line)
    if file_and_line is None:
        file_and_line = (_find_agent_file(player), line)
    file, line_in_file = file_and_line
    cell_and_line = None
    if file.endswith(NOTEBOOK_SUFFIX):
        cell_and_line = cell_of(player.source, line)
    if cell_and_line is None:
        return file, f"line {line_in_file}"
    cell, line_in_cell = cell_and_line
    return file, f"cell {cell}, line {line_in_cell}"


def _restore_code(code: str) -> str:
    """Return the lines of code in a frame as the author wrote them, before the build changed them.

    The first line is the code. Below it there may be a line of marks that point at a part of it.
    """
    text, _, lines_below = code.partition("\n")
    text_without_type_check = TYPE_CHECK_PATTERN.sub("", text)  # the build may add one
    authors_text = _restore_import(text_without_type_check)
    if authors_text == text:
        return code
    # The marks would point at the wrong part of the author's line.
    lines_without_marks = []
    for line in lines_below.splitlines():
        if line.strip(" ^~"):  # it has other characters than those of marks
            lines_without_marks.append(line)
    return "\n".join([authors_text, *lines_without_marks]) + "\n"


def _restore_import(text: str) -> str:
    """Return a line of code with the import that the build has replaced by a call of `exec`."""
    replaced_import = EMBEDDED_IMPORT_PATTERN.search(text)
    if replaced_import is None:
        return text
    try:
        statement = ast.literal_eval(replaced_import["text"])
    except PARSE_ERRORS:  # the author's own line, not the build's
        return text
    return text.replace(replaced_import[0], statement)
