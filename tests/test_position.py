"""Texts of positions: the same answers in Python, in the page and in every command.

`data/position_cases.jsonl` has the texts, each with the moves or the problem; `board` marks those
that show squares, which tell no order; `python`, those that no page reads.
"""

import json
import random
import re
from functools import reduce
from pathlib import Path
from typing import Any

import pytest
from conftest import refusal
from playwright.sync_api import Page

from benchmarks.measure import random_columns
from connectx.arena.store import read_games
from connectx.bench.web.page import source
from connectx.commands import analyze, dataset, play, review
from connectx.core.board import Board, geometry_of
from connectx.errors import UserError
from connectx.position import extract_position, read_position

DATA = Path(__file__).parent / "data" / "position_cases.jsonl"
CASES: list[dict[str, Any]] = [json.loads(line) for line in DATA.read_text().splitlines()]
NAMES = [case["text"][:40] for case in CASES]
ORDERLESS = "a board tells no order of its moves, expected moves such as 4453"


def size_of(case: dict[str, Any]) -> tuple[int, int, int]:
    rows, columns, inarow = case.get("size", (6, 7, 4))
    return rows, columns, inarow


def columns_of(case: dict[str, Any]) -> list[int]:
    """Counted from 0."""
    return [int(name, 36) - 1 for name in case["moves"]]


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_python(case: dict[str, Any]) -> None:
    geometry = geometry_of(*size_of(case))
    if "problem" in case:
        with pytest.raises(UserError, match=f"^{re.escape(case['problem'])}$"):
            read_position(case["text"], geometry)
        return
    assert [*read_position(case["text"], geometry).moves] == columns_of(case)
    if "board" in case:
        with pytest.raises(UserError, match=ORDERLESS):
            read_position(case["text"], geometry, ordered=True)


def load_reader(page: Page) -> None:
    """A page that has nothing but the reader."""
    modules = ("words.js", "rules.js", "log.js", "squares.js", "replay.js", "position.js")
    page.set_content(f"<script>{''.join(map(source, modules))}</script>")


def test_the_page(page: Page) -> None:
    load_reader(page)
    read = "(all) => all.map(([text, size]) => readPosition(text, size))"
    found = page.evaluate(read, [[case["text"], size_of(case)] for case in CASES])
    for case, answer in zip(CASES, found, strict=True):
        problem = case.get("problem")
        if "python" in case:
            assert answer.keys() == {"problem"}, case
        elif problem:
            assert answer == {"problem": problem}
        else:
            assert answer["moves"] == columns_of(case), case
            assert ("isPosition" in answer) == ("board" in case)


def test_the_page_reads_a_replay_of_kaggle(page: Page) -> None:
    """With the names of its players, as Python does."""
    load_reader(page)
    text = (Path(__file__).parent / "data" / "replay.json").read_text()
    game = read_position(text)
    found = page.evaluate("(text) => readPosition(text, [4, 5, 3])", text)
    assert found["moves"] == [*game.moves]
    assert found["size"] == [*game.geometry.size]
    assert found["names"] in ([], [*game.players])


def test_every_command_reads_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    link, square = "see https://connect4.gamesolver.org/?pos=4453", f"{Board.from_moves('44')}"
    page = tmp_path / "board.html"
    for text, moves in ((link, [3, 3, 4, 2]), (square, [3, 3])):
        assert analyze.main("connectx analyze", ["--json", text]) == 0
        assert json.loads(capsys.readouterr().out)["moves"] == moves
        assert play.main("connectx play", [f"--moves={text}", "--force", "--html", str(page)]) == 0
        assert f'"moves":{json.dumps(moves, separators=(",", ":"))}' in page.read_text()
    assert review.main("connectx review", [link]) == 0
    assert review.main("connectx review", [square]) == 2
    assert ORDERLESS in capsys.readouterr().err
    problem = "move 2, '9': expected a column from 1 to 7"
    assert problem in refusal("play", ["--moves=49", "--html", str(page), "--force"], capsys)
    assert problem in refusal("review", ["49"], capsys)


def test_any_board_is_read_from_any_of_its_forms() -> None:
    rng = random.Random(4453)
    for _ in range(100):
        columns = random_columns(rng.randrange(42), rng)
        board = reduce(Board.play, columns, Board.empty())
        moves = "".join(str(column + 1) for column in columns)
        first = board.discs_of(1)
        places = [1 << (7 * column + row) for row in range(5, -1, -1) for column in range(7)]
        marks = [1 if first & place else 2 if board.occupied & place else 0 for place in places]
        observation = {"board": marks, "mark": board.mark, "step": board.discs}
        zeros = [str(columns), "".join(map(str, columns))]
        texts = [moves, " ".join(moves), str(board), repr(board), str(marks), str(observation)]
        games = [*map(read_position, texts), *(read_position(text, zero=True) for text in zeros)]
        assert {game.board for game in games} == {board}
        assert {game.moves for game in (*games[:2], *games[6:])} == {tuple(columns)}


ADDRESSES = [
    *("https://example.org/board.html#{}", "https://connect4.gamesolver.org/?pos={}", "b.html#{}"),
    *("docs/board.htm?x=1#{};seats=you,you", "localhost:8000/board.html?pos={}&x=1#top"),
    *("file:///C:/my%20games/board.html#{}", "see http://127.0.0.1:8000/en/?pos={} please"),
    "ConnectX: I beat the computer on move 4. Moves: {}. To see them, put them into a menu.",
]
NO_LINKS = ["{}#", "{} #7", "{}?", "{}?pos=4", "# {}", "#{}", "{}#44", "? {}", "?pos={}"]
NO_LINKS += ["{} # game 7"]
NOWHERE = ["https://example.org/{}", "{} https://example.org/", "://{}", "http://x.org/?pos {}"]


def test_a_link_is_one_and_a_number_sign_elsewhere_is_none(page: Page, tmp_path: Path) -> None:
    """200 texts, and a file with comments and empty lines between all of the games."""
    rng, texts, games = random.Random(72), dict[str, str | None](), list[str]()
    for _ in range(10):
        moves = "".join(str(1 + c) for c in random_columns(rng.randrange(1, 12), rng))
        games.append(moves)
        texts |= {address.format(moves): moves for address in ADDRESSES}
        texts |= {other.format(moves): None for other in NO_LINKS + NOWHERE}
    assert len(texts) >= 200
    for text, moves in texts.items():
        if moves:
            assert read_position(text).title == moves, text
            continue
        with pytest.raises(UserError):
            read_position(text)
    load_reader(page)
    found = page.evaluate("(all) => all.map((text) => readPosition(text, [6, 7, 4]))", [*texts])
    for answer, (text, moves) in zip(found, texts.items()):
        assert answer.get("moves") == ([int(c) - 1 for c in moves] if moves else None), text

    file = tmp_path / "games.txt"
    file.write_text("# my games\n\n" + "".join(f"  # {m}?\n{m}\n \n#{m} ://\n" for m in games))
    assert [game.title for game in read_games(file)] == games
    assert review.main("connectx review", ["--time", "0.01", str(file)]) == 0
    made = tmp_path / "positions.jsonl"
    options = ["-o", str(made), "-n", "2", "--discs", "9-11", "--games", str(file), "--jobs", "1"]
    assert dataset.main("connectx dataset", options) == 0
    assert all(json.loads(line)["moves"] for line in made.read_text().splitlines())


@pytest.mark.parametrize(
    ("line", "position"),
    [
        ("4453 -2", "4453"),
        ("4453 2 1532", "4453"),
        ("4 4 5 3", "4 4 5 3"),
        ("4, 4, 5, 3  -2", "4, 4, 5, 3"),
        ("4; 4; 5; 3", "4; 4; 5; 3"),
        ("4; 4;5 -2", "4; 4;5"),
        ("[4, 4, 5, 3] -2", "[4, 4, 5, 3]"),
        ("4-1, 4-2 # a comment", "4-1, 4-2"),
        ("  \n", ""),
        ("4, 4,, 5", "4, 4,, 5"),
        ("4, 4, , 5 # a move is missing", "4, 4, , 5"),
    ],
)
def test_the_position_in_a_line(line: str, position: str) -> None:
    assert extract_position(line) == position


def test_a_word_that_is_ignored_is_never_a_move(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.txt"
    for follows in ("53", "5;3"):
        file.write_text(f"4453 comment\n44 {follows}\n")
        assert review.main("connectx review", [str(file)]) == 2
        expected = f"games.txt: line 2: '{follows}' follows 44: expected all moves in one word"
        assert expected in capsys.readouterr().err


def test_columns_from_0_where_that_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.txt"
    file.write_text("0 1 0\n")
    assert analyze.main("connectx analyze", ["--zero", "--json", "[3, 3, 4, 2]"]) == 0
    assert json.loads(capsys.readouterr().out)["moves"] == [3, 3, 4, 2]
    assert review.main("connectx review", ["--zero", str(file), "010"]) == 0
    assert analyze.main("connectx analyze", ["--zero", "37"]) == 1
    assert "move 2, '7': expected a column from 0 to 6" in capsys.readouterr().err
