"""`play`, as a notebook calls it, and the command: seats, refusals, the board in a terminal."""

import base64
import gzip
import io
import json
import re
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from conftest import PROJECT, command, kaggle_environments, leftmost, refusal

from connectx import draw_game, play, read_position, review_game
from connectx.agents import one_step
from connectx.bench.levels import LEVELS
from connectx.bench.play.notebook import NotebookBoard
from connectx.bench.play.questions import PAGE, YOU
from connectx.bench.play.terminal import TerminalBoard
from connectx.core.board import geometry_of
from connectx.errors import UserError
from connectx.words import COLOURS

main = command("play")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"opponent": "nosuch"}, "nosuch: unknown player, expected one of .*"),
        ({"seat": 3}, "seat is 3, expected 1 or 2"),
        ({"rows": 0}, "rows is 0, expected an integer, at least 1"),
        ({"moves": "1111111"}, "move 7: column 1 is full"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_line(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(UserError, match=f"^{message}$"):
        play(**arguments)


def test_a_notebook_shows_that_line_and_no_traceback() -> None:
    cell = "from connectx.bench.play import play; play('nosuch')"
    command = [sys.executable, "-m", "IPython", "--colors=NoColor", "-c", cell]
    ran = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, timeout=60)
    shown = (ran.stdout + ran.stderr).strip()
    assert shown.startswith("PlayerError: nosuch: unknown player")
    assert "Traceback" not in shown


def page_of(board: NotebookBoard) -> str:
    """The page in a board's frame."""
    shown = board._repr_mimebundle_()
    assert set(shown) == {"text/html", "image/svg+xml", "text/plain"}
    (frame,) = re.findall('srcdoc="([^"]*)"', shown["text/html"])
    (page,) = re.findall(r"atob\('([^']*)'\)", frame)
    board.close()
    return gzip.decompress(base64.b64decode(page)).decode()


def test_players_sit_where_they_should(tmp_path: Path) -> None:
    file = tmp_path / "leftmost.py"
    file.write_text("def agent(obs, config):\n    return 0\n")
    for board, seats in (
        (play(str(file)), ["you", "leftmost"]),
        (play(str(file), seat=2), ["leftmost", "you"]),
        (play("two people"), ["you", "you"]),
        (play(one_step.agent, against=str(file)), ["leftmost", "one_step"]),
        (play(one_step.agent, against=str(file), seat=2), ["one_step", "leftmost"]),
    ):
        assert f'"seats":{json.dumps(seats, separators=(",", ":"))}' in page_of(board)


def test_what_kaggle_would_call_in_place_of_a_player_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "leftmost.py"
    file.write_text("def agent(obs, config):\n    return 0\ndef helper(grid):\n    return 0\n")
    play(str(file)).close()
    warning = "leftmost: Kaggle calls helper (line 3), the last callable in "
    assert warning in capsys.readouterr().err


def test_the_game_may_be_an_env_its_json_a_game_or_moves() -> None:
    env = kaggle_environments.make("connectx", {"rows": 4, "columns": 5, "inarow": 3})
    env.run([leftmost, leftmost])
    held = [env, env.toJSON(), read_position(env)]
    for board in (*(play(moves=game) for game in held), play(env)):
        assert board.moves == "111122223"
        assert '"size":[4,5,3]' in page_of(board)
    pictures = {draw_game(game) for game in held}
    assert len(pictures) == 1
    shown = {review_game(game)._repr_html_() for game in held}
    assert len(shown) == 1
    assert "first won on move 9" in shown.pop()
    assert draw_game("4453") == draw_game(read_position("4453"))
    for wrong in ({"hello": 1}, 7, None):
        with pytest.raises(UserError, match="expected a replay with steps or a game with moves"):
            draw_game(wrong)


def test_what_is_shown_at_first_and_what_has_been_played() -> None:
    board = play(moves="4453", why=True, scores=True)
    assert board.moves == "4453"
    page = page_of(board)
    assert '"shows":["scores","why"]' in page
    assert '"moves":[3,3,4,2]' in page
    assert '"python":"frame"' in page


def test_a_page_is_not_overwritten_without_being_asked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "board.html"
    for arguments, status, said in (
        (["--moves", "44"], 0, f"wrote {file}"),
        ([], 2, f"connectx play: {file}: exists already, --force overwrites it"),
        (["--force", "--seat", "2"], 0, f"wrote {file}"),
        (["minimax", "--force"], 2, "connectx play: minimax: expected no PLAYER, because --html"),
        (["two people", "--force"], 0, f"wrote {file}"),
    ):
        assert main(["--html", str(file), *arguments]) == status
        assert capsys.readouterr().err.startswith(said)
    text = file.read_text()
    assert '"seats":["you","you"]' in text
    assert '"python":null' in text


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--second", "minimax"], "--second minimax: expected a PLAYER to play against it"),
        (["minimax", "--moves", "49"], "move 2, '9': expected a column from 1 to 7"),
    ],
)
def test_what_is_no_game_is_refused(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    error = refusal("play", [*arguments, "--terminal"], capsys)
    assert error.startswith(f"connectx play: {message}")


def test_a_second_player_plays_in_place_of_the_user(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, column in (("left.py", 0), ("right.py", 6)):
        (tmp_path / name).write_text(f"def agent(obs, config):\n    return {column}\n")
    monkeypatch.setattr("sys.stdin", io.StringIO())
    players = [str(tmp_path / "left.py"), "--second", str(tmp_path / "right.py")]
    assert main([*players, "--terminal"]) == 0
    assert "Its moves: 1717171." in capsys.readouterr().out


# In a terminal -----------------------------------------------------------------------------------


def played(*lines: str, seats: Sequence[str] = (YOU, "leftmost"), moves: str = "") -> str:
    """What is printed while these lines are typed."""
    output = io.StringIO()
    players = {"leftmost": leftmost, "failing": failing}
    with closing(TerminalBoard(read_position(moves), seats, players, output=output)) as board:
        board.play(lines)
    return output.getvalue()


def failing(observation: Any, configuration: Any) -> int:
    raise ValueError("no idea")


def test_a_whole_game_and_what_there_is_to_say_about_it() -> None:
    printed = played("4x", "567", "1")
    assert "'x' is not a key. Keys: " in printed
    assert "O . . X X X X\n1 2 3 4 5 6 7\n" in printed
    assert printed.endswith("\nThe game is over. You win! Four across, on move 7.\n")
    result, line, moves = printed.splitlines()[-11:-8]
    assert result == "You win! Four across, on move 7."
    assert line == "The line: 4-1, 5-1, 6-1, 7-1."
    assert moves == "Its moves: 4151617. To review them: connectx review 4151617"


def test_a_drawn_game_and_one_on_another_board() -> None:
    geometry = geometry_of(2, 3, 4)
    output = io.StringIO()
    with closing(
        TerminalBoard(read_position("1122", geometry), [YOU, YOU], {}, output=output)
    ) as board:
        board.play(["33"])
    assert "A draw. The board is full, and nobody has four in a row.\n" in output.getvalue()
    assert output.getvalue().endswith("connectx review 112233 --rows 2 --columns 3 --inarow 4\n")


def test_two_agents_play_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("connectx.bench.play.terminal.WATCHED_SECONDS", 0.0)
    printed = played(seats=("leftmost", "leftmost"), moves="4223374")
    assert "Red wins! Four " in printed
    assert ", on move 9." in printed


def test_a_player_that_fails_leaves_the_game_open() -> None:
    printed = played("4", "", "u", "s", seats=(YOU, "failing"))
    problem = "failing made no legal move (error: ValueError: no idea)"
    again = "Enter asks again; or undo, or start a new game."
    assert printed.count(f"{problem}. {again}") == 3
    assert "\nYour turn.\n" in printed


@pytest.mark.parametrize(
    ("keys", "words"),
    [
        ("4u", "Your turn."),
        ("u", "Nothing to undo."),
        ("s", "Your turn. Red played column 1."),
        ("4n", "Your turn."),
        ("4567n", "Your turn."),
        ("456h", "Try column 3. That makes four: you win!"),
    ],
)
def test_what_keys_do(keys: str, words: str) -> None:
    assert played(keys).splitlines()[-1].startswith(words)


def test_the_computer_has_the_levels_of_the_page() -> None:
    printed = played("4", *"l" * len(LEVELS), seats=(YOU, PAGE))
    for level in LEVELS:
        assert f"Red (X): you; Yellow (O): the computer, {level.name}." in printed
    assert "Your turn. Yellow played column " in printed


def test_the_board_has_the_colours_of_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("FORCE_COLOR", "COLORTERM"):
        monkeypatch.setenv(name, "truecolor")
    printed = played("4", "4", seats=(YOU, YOU))
    for colour in COLOURS:
        assert ";".join(str(int(colour[n : n + 2], 16)) for n in (1, 3, 5)) in printed


def test_the_command() -> None:
    command = [*(sys.executable, "-m", "connectx", "play"), "one_step", "--terminal"]
    command += ["--seat", "2", "--moves", "1212"]
    ran = subprocess.run(
        command, input="3\nq\n", cwd=PROJECT, capture_output=True, text=True, timeout=60
    )
    assert ran.returncode == 0, ran.stderr
    assert "Red played column " in ran.stdout
    assert ran.stderr == ""
