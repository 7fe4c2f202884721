"""Tracebacks of players: they name the author's files, cells and lines, and no code of ours."""

import json
from pathlib import Path

import pytest
from conftest import answer, command, write

from connectx import match
from connectx.build.bundle import bundle
from connectx.build.player import Player

RAISES = "def agent(obs, config):\n    return obs.bord\n"
OURS = ("importer", "<string>", "exec(", "chosen_agent", "assert ", "connectx")


def frames_of(player: Player) -> str:
    """Return what stands above the last line of a player's error."""
    frames, _, _ = answer(player).detail.rstrip().rpartition("\n")
    assert not [word for word in OURS if word in frames]
    return frames


def write_notebook(folder: Path, *cells: str) -> str:
    file = folder / "their.ipynb"
    code = [{"cell_type": "code", "source": cell} for cell in cells]
    markdown = {"cell_type": "markdown", "source": "# Title"}
    file.write_text(json.dumps({"cells": [markdown, *code]}), encoding="utf-8")
    return str(file)


def test_a_failing_helper_of_code_shows_its_own_line(tmp_path: Path) -> None:
    agent = "import first\n\ndef agent(obs, config):\n    return first.X\n"
    write(tmp_path, {"bot.py": agent, "first.py": "\nX = 1 / 0\n"})
    frames = frames_of(Player.parse(str(tmp_path / "bot.py")))
    expected = ['  File "first.py", line 2, in <module>', "    X = 1 / 0"]
    assert [line for line in frames.split("\n")[1:] if line.strip(" ^~")] == expected


def test_a_failing_import_shows_the_lines_as_written(tmp_path: Path) -> None:
    agent = "import first\n\ndef agent(obs, config):\n    return vars(first)\n"
    files = {"bot.py": agent, "first.py": "\nfrom second import X\n", "second.py": "X = 1 / 0\n"}
    write(tmp_path, files)
    frames = frames_of(Player.parse(str(tmp_path / "bot.py")))
    expected = [
        '  File "bot.py", line 1, in <module>',
        "    import first",
        '  File "first.py", line 2, in <module>',
        "    from second import X",
        '  File "second.py", line 1, in <module>',
        "    X = 1 / 0",
    ]
    assert [line for line in frames.split("\n")[1:] if line.strip(" ^~")] == expected


def test_a_file_that_is_built_from_one_file_keeps_its_lines(tmp_path: Path) -> None:
    write(tmp_path, {"bot.py": f"\n{RAISES}"})
    built = tmp_path / "built.py"
    assert command("build")([str(tmp_path / "bot.py"), "-o", str(built), "--no-preflight"]) == 0
    frames = frames_of(Player.parse(str(built)))
    assert '  File "bot.py", line 3, in agent\n    return obs.bord' in frames


@pytest.mark.parametrize(
    "cells",
    [
        ("import os", f"\nHERE = os\n\n\n{RAISES}"),
        ("import os", "HERE = 1\nTHERE = 2", f"%%time\nHERE = os\n\n# agent\n{RAISES}"),
        ("import os", f"%%writefile submission.py\nimport os\n\n\n{RAISES}"),
    ],
)
def test_an_agent_of_a_notebook_names_the_cell_and_its_line(
    cells: tuple[str, ...], tmp_path: Path
) -> None:
    path = write_notebook(tmp_path, *cells)
    frames = frames_of(Player.parse(path))
    line = cells[-1].split("\n").index("    return obs.bord") + 1
    assert f'their.ipynb", cell {len(cells)}, line {line}, in agent\n    return obs.bord' in frames


def test_a_built_notebook_names_its_cells_too(tmp_path: Path) -> None:
    path = write_notebook(tmp_path, "X = 1", f"import helper\n{RAISES}")
    write(tmp_path, {"helper.py": "Y = 2\n"})
    built = tmp_path / "built.py"
    assert command("build")([path, "-o", str(built), "--no-preflight"]) == 0
    assert 'File "their.ipynb", cell 2, line 3, in agent' in frames_of(Player.parse(str(built)))


def test_a_chosen_function_that_is_not_bound_shows_no_line_of_ours(tmp_path: Path) -> None:
    write(tmp_path, {"bot.py": f"{RAISES}if not agent:\n    other = agent\n"})
    assert (
        frames_of(Player.parse(f"{tmp_path}/bot.py:other")) == "Traceback (most recent call last):"
    )


def test_a_constant_of_another_type_shows_the_line_as_written(tmp_path: Path) -> None:
    write(tmp_path, {"bot.py": f"DEPTH = len('four')\n{RAISES}"})
    player = Player.parse(f"{tmp_path}/bot.py:DEPTH='x'")
    assert "line 1, in <module>\n    DEPTH = len('four')" in frames_of(player)
    assert answer(player).detail.endswith("DEPTH is 'x', expected int")


def test_an_authors_own_exec_of_an_import_is_no_import_of_ours(tmp_path: Path) -> None:
    source = "def agent(obs, config):\n    exec('import os'); return int('three')\n"
    write(tmp_path, {"bot.py": source})
    frames = answer(Player.parse(str(tmp_path / "bot.py"))).detail
    assert "line 2, in agent" in frames
    assert "return int('three')" in frames


def test_a_function_that_fails_shows_its_own_lines() -> None:
    def agent(obs: object, config: object) -> int:
        raise ValueError("nothing")

    played = match(agent, "random", 1)
    assert played.games[0].forfeit is not None
    frames = played.games[0].forfeit.detail.split("\n")
    assert [line for line in frames if "File" in line] == [
        f'  File "{__file__}", line {agent.__code__.co_firstlineno + 1}, in agent'
    ]


def test_every_line_of_an_error_of_our_agents_is_placed(tmp_path: Path) -> None:
    source = "from connectx.core.board import Board\ndef agent(obs, config):\n"
    built = bundle(tmp_path / "bot.py", source=f"{source}    return Board.from_moves('9')\n")
    detail = answer(Player(name="built", source=built.text)).detail
    assert "importer" not in detail
    assert 'File "bot.py", line 3, in agent' in detail
    assert 'File "connectx/core/board.py", line' in detail
