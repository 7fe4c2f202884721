"""Every move judged: against plain minimax, in sentences, on the command line."""

import dataclasses
import json
import random
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from conftest import PROJECT, command, refusal

from benchmarks.measure import random_board
from connectx.bench.review.moves import review_game
from connectx.bench.review.report import add_reasons, player_summaries
from connectx.bench.solver.judge import (
    BLUNDERS,
    MISTAKES,
    SYMBOLS,
    Judge,
    Verdict,
    advise,
    cached_judge,
    verdict_on,
)
from connectx.core.board import Board, geometry_of
from connectx.core.clock import Deadline
from connectx.game import Cause, Forfeit
from connectx.position import read_position
from connectx.words import SENTENCES, column_outcome
from tests.make_arena import COLUMNS

main = command("review")

SMALL = geometry_of(4, 5, 3)  # solved in a moment; three in a row
JUDGE = Judge(SMALL)
FIVE = geometry_of(6, 7, 5)
NOW = Deadline(0.0)


@cache
def outcome(board: Board) -> tuple[int, int]:
    """By plain minimax: 1, 0, -1 for the side to move, and how often the winner still plays."""
    if board.over:
        return -1 if board.winner else 0, 0
    replies = []
    for column in board.legal_columns():
        value, discs = outcome(board.play(column))
        replies.append((-value, discs + (value < 0)))
    return max(replies, key=lambda reply: (reply[0], -reply[0] * reply[1]))


def test_the_words_are_those_of_plain_minimax() -> None:
    empty = Board.empty(3, 4, 3)
    judge = Judge(empty.geometry)
    words = {1: "wins in {}", -1: "loses in {}", 0: "draws"}
    rng = random.Random(1)
    for number in range(300):
        board = random_board(number % 11, rng, empty)
        score = judge.score(board)
        value, discs = outcome(board)
        expected = "wins now" if (value, discs) == (1, 1) else words[value].format(discs)
        assert column_outcome(score, board.empties) == expected


def test_a_hint_is_exact_where_there_is_time() -> None:
    assert advise(JUDGE, read_position("1122", SMALL).board) == (2, 8)
    assert advise(Judge(FIVE), Board.empty(6, 7, 5), NOW)[1] is None


def test_verdicts() -> None:
    cases = {
        Verdict.PERFECT: [(5, 5), (0, 0), (-4, -4)],
        Verdict.WIN_THROWN: [(5, 0), (5, -1)],
        Verdict.DRAW_THROWN: [(0, -1)],
        Verdict.SLOWER_WIN: [(5, 3)],
        Verdict.FASTER_LOSS: [(-1, -4)],
        Verdict.UNKNOWN: [(None, 3), (3, None)],
    }
    for verdict, pairs in cases.items():
        assert {verdict_on(*pair) for pair in pairs} == {verdict}
    assert [SYMBOLS[verdict] for verdict in BLUNDERS] == ["??", "?"]
    assert {mistake.verdict for mistake in MISTAKES} <= SENTENCES.keys()  # pages show these words


def test_what_is_not_known_in_time_is_left_open() -> None:
    review = review_game(read_position("4453", FIVE), 0.0)
    assert {move.verdict for move in review.moves} == {Verdict.UNKNOWN}
    assert review.turning_point == (
        "No turning point among the moves scored. Not scored: moves 1 to 4. "
        "The game is unfinished after 4 moves."
    )


def test_given_moves_are_nobodys_mistakes() -> None:
    game = dataclasses.replace(read_position("11225343", SMALL), opening_plies=6)
    review = review_game(game, 20.0)
    assert [move.verdict for move in review.moves[:6]] == [Verdict.GIVEN] * 6
    first, second = player_summaries([review])
    assert first["moves"] == second["moves"] == 1


def test_every_position_and_every_column_is_scored_and_explained() -> None:
    found = review_game(read_position("112253", SMALL), 20.0)
    review = add_reasons(found, 20.0)
    boards = review.game.boards()
    assert [*review.scores] == [JUDGE.score(board) for board in boards]
    assert [*review.column_scores] == [JUDGE.column_scores(board) for board in boards]
    for move, scores in zip(review.moves, review.column_scores):
        assert (max(scores.values()), scores[move.column]) == (move.before, move.after)
        best = [column for column, score in scores.items() if score == move.before]
        assert move.better == (() if move.column in best else tuple(best))
    assert [reason.score for reason in review.reasons] == [*review.scores]
    assert "X could make three in column 3." in review.reasons[4].sentences  # it did not


def turning_point(moves: str, forfeit: Forfeit | None = None) -> str:
    game = read_position(moves, SMALL)
    game = dataclasses.replace(game, players=("Ann", "Bob"), forfeit=forfeit)
    return review_game(game, 20.0).turning_point


def test_the_turning_point_is_the_last_value_the_loser_gave_away() -> None:
    assert turning_point("14511352") == (
        "Turning point: move 5, column 1 by Ann (first): win thrown away; column 2, 3 or 5 wins "
        "in 4, this move loses in 3. Bob (second) won on move 8."
    )


def test_a_forfeit_is_the_turning_point_of_a_game_without_mistakes() -> None:
    assert turning_point("1122", Forfeit(seat=0, cause=Cause.TIMEOUT)) == (
        "Turning point: the forfeit. Ann (first) forfeited by TIMEOUT after 4 moves."
    )
    lost = turning_point("11225", Forfeit(seat=0, cause=Cause.ERROR))
    assert lost.startswith("Turning point: move 5")


def test_a_gap_after_the_last_mistake_known_is_named() -> None:
    """The opening's scores stand in a table: what the loser threw away later may be unknown."""
    cached_judge.cache_clear()  # it may know more by now
    review = review_game(read_position("14634411343474"), 0.0)
    assert review.turning_point.startswith("Turning point among the moves scored: move 7, column 1")
    assert "Not scored: moves 9 to 14." in review.turning_point
    assert review.turning_move == 7


SIZE = ["--rows", "4", "--columns", "5", "--inarow", "3"]


def test_a_line_a_move_and_the_turning_point(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["11225343", *SIZE]) == 0
    heading, *lines = capsys.readouterr().out.splitlines()
    assert heading == "11225343: first (X) - second (O), 4 x 5"
    assert lines[4] == "  5  X  column 5   ??  loses in 2; column 3 wins now"
    assert lines[7] == "  8  O  column 3       wins now"
    assert "Turning point: move 5, column 5 by first: win thrown away" in " ".join(lines[8:])
    assert max(map(len, lines)) <= 80


def json_of(folder: Path, *arguments: str) -> dict[str, Any]:
    """Return what the command writes as JSON about games on the small board."""
    file = folder / "review.json"
    assert main([*arguments, *SIZE, "--json", str(file), "--force"]) == 0
    facts: dict[str, Any] = json.loads(file.read_text())
    return facts


def test_a_file_that_is_written_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    json_of(tmp_path, "1122")
    assert capsys.readouterr().err == f"wrote {tmp_path / 'review.json'}\n"


def test_json_has_the_verdict_and_the_scores_of_a_move(tmp_path: Path) -> None:
    (game,) = json_of(tmp_path, "112253")["games"]
    assert game["moves"] == [0, 0, 1, 1, 4, 2]
    move, scores = game["review"][4], game["scores"][4]
    assert (move["verdict"], move["better"]) == ("win thrown away", [2])
    assert scores[2] == move["before"] > 0 > move["after"] == scores[4]


def test_json_sums_up_the_verdicts_on_each_player(tmp_path: Path) -> None:
    facts = json_of(tmp_path, "112253", "11223")
    assert facts["players"] == [summary["name"] for summary in facts["summaries"]]
    assert facts["summaries"][0]["verdicts"]["win thrown away"] >= 1


def test_json_says_what_each_player_should_mend(tmp_path: Path) -> None:
    first, second = json_of(tmp_path, "112253", "11223")["to_mend"]
    assert (first["player"], second["player"]) == ("first", "second")
    assert {"mistake", "times", "of", "at_random", "points", "part"} <= second["rows"][0].keys()
    assert sum(row["points"] for row in second["rows"]) == 2.0


@pytest.mark.parametrize(
    ("arguments", "counts"),
    [(["112253"], [7]), (["112253", "11223"], [0, 0]), (["112253", "11223", "--why"], [7, 6])],
)
def test_reasons_of_several_games_are_there_only_with_why(
    arguments: list[str], counts: list[int], tmp_path: Path
) -> None:
    games = json_of(tmp_path, *arguments)["games"]
    assert [len(game["reasons"]) for game in games] == counts
    assert [len(game["scores"]) for game in games] == counts


def test_json_has_null_as_the_score_of_a_full_column(tmp_path: Path) -> None:
    (game,) = json_of(tmp_path, "11112")["games"]
    before_last_move = game["scores"][4]
    assert [score is None for score in before_last_move] == [True, False, False, False, False]


@pytest.mark.parametrize(
    ("moves", "reason"),
    [
        ("445366", "Why: Column 6 does not stop four: X plays column 7 and wins."),
        ("44444453", None),  # no move changed the value
    ],
)
def test_the_move_that_decided_a_game_has_a_reason(
    moves: str, reason: str | None, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([moves]) == 0
    lines = capsys.readouterr().out.splitlines()
    reasons = [line for line in lines if line.startswith("Why: ")]
    assert reasons == ([] if reason is None else [reason])


def test_the_board_after_that_move_is_above_the_reason(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["445366"]) == 0
    lines = capsys.readouterr().out.splitlines()
    heading = "The board after move 6 (2-1 is column 2, row 1 from the bottom):"
    position = str(Board.from_moves("445366")).splitlines()
    start = lines.index(heading) + 1
    assert lines[start : start + 7] == position
    assert lines[start + 7].startswith("Why: ")


def test_each_of_many_games_is_followed_by_its_moves(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A game of a file has no title that `connectx review` takes."""
    games = ["112253", "11223", "11225343", "1"]
    records = [
        {
            "moves": [int(move) - 1 for move in moves],
            "configuration": dict(zip(("rows", "columns", "inarow"), (4, 5, 3))),
        }
        for moves in games
    ]
    (tmp_path / "games.json").write_text(json.dumps(records))
    assert main([str(tmp_path / "games.json")]) == 0
    out = capsys.readouterr().out
    printed = re.findall(r"^  moves: (\d+) --rows 4 --columns 5 --inarow 3$", out, re.M)
    assert printed == games


def test_moves_of_an_opening_are_nobodys_mistakes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The moves that a review of many games prints are reviewed alone as they were among them."""
    record = {
        "moves": [0, 1, 1, 0, 2, 3],
        "opening_plies": 2,
        "configuration": dict(zip(("rows", "columns", "inarow"), (4, 5, 3))),
    }
    (tmp_path / "games.json").write_text(json.dumps([record] * 4))
    assert main([str(tmp_path / "games.json")]) == 0
    out = capsys.readouterr().out
    (options, *_) = re.findall(r"^  moves: (.*)$", out, re.M)
    assert options == "122134 --rows 4 --columns 5 --inarow 3 --opening-plies 2"
    assert main(options.split()) == 0
    verdicts = re.findall(r"^ +[12]  [XO]  column \d +(\S+)", capsys.readouterr().out, re.M)
    assert verdicts == ["given;", "given;"]
    assert main(["4453", "--opening-plies", "5"]) == 2
    assert "4453: --opening-plies is 5, expected at most 4" in capsys.readouterr().err


def test_a_file_that_tells_its_openings_keeps_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = {"moves": [3, 3, 4, 2], "configuration": {"rows": 6, "columns": 7, "inarow": 4}}
    own = tmp_path / "own.json"
    own.write_text(json.dumps([{**record, "opening_plies": 1}]))
    text = tmp_path / "text.txt"
    text.write_text("4453")
    for file, given in ((own, 1), (text, 3)):
        assert main([str(file), "--opening-plies", "3"]) == 0
        assert capsys.readouterr().out.count("given; ") == given


def test_games_are_reviewed_in_order_beside_one_that_is_torn(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "one.txt").write_text("112253")
    (tmp_path / "torn.json").write_text('{"steps": [')
    games = ["11223", "11225343", "1"]  # so many that each has a sentence alone
    assert main([str(tmp_path), *games, *SIZE, "--jobs", "2"]) == 1
    out, error = capsys.readouterr()
    titles = [line.split(":")[0] for line in out.splitlines() if line[:1].isdigit()]
    assert titles == ["112253", *games]
    assert "perfect" in out
    assert "What to mend" in out
    assert error.count("\n") == 1
    assert "torn.json: Invalid JSON: EOF while parsing" in error


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["nowhere.json"], "nowhere.json: no such file, and no position: move 1, 'n': expected a"),
        (["1111111"], "move 7: column 1 is full"),
        (["4", "--rows", "0"], "rows is 0, expected an integer, at least 1"),
        (["4", "--time", "nan"], "--time: nan: expected a number of seconds, more than 0"),
        (["4", "--html", "no/where.html"], "no/where.html: cannot be written"),
        (["4", "--json", __file__], "exists already, --force overwrites it"),
        ([str(Path(__file__).parent / "zoo")], "zoo: a folder without files in .json, .db, .txt"),
        (["nosuch"], "nosuch: no such file, and no position: move 1, 'n': expected a column"),
        (["X . . . . . ."], "no position: the board has 7 squares, expected 6 x 7 = 42"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert message in refusal("review", arguments, capsys)


def test_a_game_of_the_game_arena_is_reviewed_like_one_of_ours() -> None:
    replay = json.loads((PROJECT / "tests" / "data" / "arena.json").read_text(encoding="utf-8"))
    arena, ours = review_game(replay, 20), review_game([*COLUMNS], 20)
    assert (arena.game.moves, arena.game.winner) == (COLUMNS, 0)
    assert arena.scores == ours.scores
    assert arena.moves == ours.moves
    assert read_position(replay["steps"]).moves == arena.game.moves
    for seat in replay["steps"][-1]:
        told = seat["observation"]["observationString"]
        assert read_position(told).board == arena.game.board
