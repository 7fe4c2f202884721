"""Every move judged: against plain minimax, in sentences, on the command line."""

import dataclasses
import json
import random
from collections import Counter
from functools import cache, reduce
from itertools import pairwise
from pathlib import Path

import pytest
from conftest import PROJECT, command, refusal

from benchmarks.measure import random_board, random_columns
from connectx.bench.review.moves import review_game
from connectx.bench.review.report import add_reasons, costs, player_summaries
from connectx.bench.solver.judge import (
    BLUNDERS,
    SYMBOLS,
    Judge,
    Verdict,
    advise,
    judge_of,
    verdict_on,
)
from connectx.core.board import Board, geometry_of
from connectx.core.clock import Deadline
from connectx.game import Cause, Forfeit
from connectx.position import read_position
from connectx.words import column_name, column_outcome
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
    assert "X can make three now: column 3." in review.reasons[4].sentences


def test_what_mistakes_cost_is_what_plain_minimax_says() -> None:
    rng, empty, names = random.Random(2), Board.empty(3, 4, 3), ("Ann", "Bob")
    reviews, points, times, lost = [], Counter[str](), 0, 0
    for number in range(1, 12):
        columns = random_columns(number, rng, empty)
        columns.append(rng.choice(reduce(Board.play, columns, empty).legal_columns()))
        game = dataclasses.replace(
            read_position("".join(map(column_name, columns)), empty.geometry), players=names
        )
        given = [(outcome(one)[0] + outcome(two)[0]) / 2 for one, two in pairwise(game.boards())]
        if number % 2 and not game.finished:
            seat = number % 4 // 2
            game = dataclasses.replace(game, forfeit=Forfeit(seat=seat, cause=Cause.TIMEOUT))
            value = outcome(game.board)[0] * (1 if seat == len(columns) % 2 else -1)
            points[names[seat]] += (value + 1) / 2
            times, lost = times + 1, lost + 1  # by it, or by a move before
        elif game.winner is not None:
            lost += any(given[1 - game.winner :: 2])
        for index, value in enumerate(given):
            points[names[index % 2]] += value
        times += sum(map(bool, given))
        reviews.append(review_game(game, 20.0))
    groups = costs(reviews)
    assert sum(group["times"] for group in groups) == times
    assert sum(group["games_lost"] for group in groups) == lost > 0
    for name in names:
        assert sum(g["points"] for g in groups if g["player"] == name) == points[name] > 0
    for group in groups:
        forfeit = group["mistake"] == "forfeit (TIMEOUT)"
        assert len(group["examples"]) == (0 if forfeit else group["times"])
        for number, discs in group["examples"]:
            assert reviews[number].moves[discs].verdict == group["mistake"]
            assert group["discs"][0] <= discs <= group["discs"][1]


def turning_point(moves: str, forfeit: Forfeit | None = None) -> str:
    game = read_position(moves, SMALL)
    game = dataclasses.replace(game, players=("Ann", "Bob"), forfeit=forfeit)
    return review_game(game, 20.0).turning_point


def test_the_turning_point_is_the_last_value_the_loser_gave_away_or_the_forfeit() -> None:
    assert turning_point("14511352") == (
        "Turning point: move 5, column 1 by Ann (first): win thrown away; column 2, 3 or 5 wins "
        "in 4, this move loses in 3. Bob (second) won on move 8."
    )
    assert turning_point("1122", Forfeit(seat=0, cause=Cause.TIMEOUT)) == (
        "Turning point: the forfeit. Ann (first) forfeited by TIMEOUT after 4 moves."
    )
    lost = turning_point("11225", Forfeit(seat=0, cause=Cause.ERROR))
    assert lost.startswith("Turning point: move 5")


def test_a_gap_after_the_last_mistake_known_is_named() -> None:
    """The opening's scores stand in a table: what the loser threw away later may be unknown."""
    judge_of.cache_clear()  # it may know more by now
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


def test_json_holds_what_was_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Without --why nobody waits for the reasons of several games."""
    file = tmp_path / "review.json"
    assert main(["112253", "11223", *SIZE, "--json", str(file), "--why"]) == 0
    assert capsys.readouterr().err == f"wrote {file}\n"
    found = json.loads(file.read_text())
    assert [len(game["reasons"]) for game in found["games"]] == [7, 6]
    assert [game["moves"] for game in found["games"]] == [[0, 0, 1, 1, 4, 2], [0, 0, 1, 1, 2]]
    move, scores = found["games"][0]["review"][4], found["games"][0]["scores"][4]
    assert (move["verdict"], move["better"]) == ("win thrown away", [2])
    assert scores[2] == move["before"] > 0 > move["after"] == scores[4]
    assert found["players"] == [player["name"] for player in found["summaries"]]
    assert found["summaries"][0]["verdicts"]["win thrown away"] >= 1
    worst = found["costs"][0]
    assert (worst["player"], worst["discs"], worst["points"]) == ("second", [0, 3], 2.0)
    assert worst["examples"] == [[0, 1], [1, 1]]
    for arguments, reasons in ((["112253"], [7]), (["112253", "11223"], [0, 0])):
        assert main([*arguments, *SIZE, "--json", str(file), "--force"]) == 0
        games = json.loads(file.read_text())["games"]
        for name in ("reasons", "scores"):
            assert [len(game[name]) for game in games] == reasons


def test_many_games_are_reviewed_in_order_and_what_cannot_be_read_is_named(
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
    assert "What cost most points" in out
    assert error.count("\n") == 1
    assert "torn.json: Invalid JSON: EOF while parsing" in error


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["nowhere.json"], "nowhere.json: no such file, and no position: move 1, 'n': expected a"),
        (["1111111"], "move 7: column 1 is full"),
        (["4", "--rows", "0"], "rows is 0, expected an integer, at least 1"),
        (["4", "--time", "nan"], "--time: nan: expected seconds, more than 0"),
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


def test_a_game_of_the_game_arena_is_reviewed_like_the_same_of_connectx() -> None:
    replay = json.loads((PROJECT / "tests" / "data" / "arena.json").read_text(encoding="utf-8"))
    arena, ours = review_game(replay, 20), review_game([*COLUMNS], 20)
    assert (arena.game.moves, arena.game.winner) == (COLUMNS, 0)
    assert arena.scores == ours.scores
    assert arena.moves == ours.moves
    assert read_position(replay["steps"]).moves == arena.game.moves
    for seat in replay["steps"][-1]:
        told = seat["observation"]["observationString"]
        assert read_position(told).board == arena.game.board
