"""Every move judged: against plain minimax, in sentences, on the command line."""

import dataclasses
import json
from functools import cache
from pathlib import Path

import pytest

import analyze
from agents.core.board import Board, geometry_of
from agents.core.clock import Deadline
from agents.core.solver import Solver
from arena.game import CONNECT_FOUR, Cause, Forfeit, game_of_moves
from review.batch import review_within
from review.judge import Judge, advise, explain_column, explain_position
from review.moves import (
    Verdict,
    find_mistakes,
    find_turning_point,
    judge_move,
    score_columns,
    try_moves,
)
from review.summary import player_summaries

SMALL = geometry_of(4, 5, 3)  # solved in a moment; three in a row
JUDGE = Judge(SMALL)
FIVE = geometry_of(6, 7, 5)


def main(arguments: list[str]) -> int:
    return analyze.main(["review", *arguments])


def reviewed(moves: str) -> list[tuple[Verdict, tuple[int, ...]]]:
    review = find_mistakes(game_of_moves(moves, SMALL), JUDGE)
    return [(move.verdict, move.better) for move in review.moves]


# Against an oracle ------------------------------------------------------------------------------


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
    seen = {empty}
    waiting = [empty]
    words = {1: "wins in {}", -1: "loses in {}", 0: "draws"}
    while waiting:
        board = waiting.pop()
        if board.over:
            continue
        score = judge.score(board)
        assert score is not None
        value, discs = outcome(board)
        assert explain_position(score, board.empties) == words[value].format(discs)
        children = {board.play(column) for column in board.legal_columns()} - seen
        seen |= children
        waiting += children
    assert len(seen) > 1000


def test_a_win_with_this_disc_wins_now() -> None:
    scores = JUDGE.column_scores(game_of_moves("1122", SMALL).boards()[-1])
    assert scores is not None
    assert explain_column(scores[2], 16) == "wins now"


# The solver behind it ---------------------------------------------------------------------------


@pytest.mark.parametrize("weak", [False, True])
def test_scores_are_the_solvers(weak: bool) -> None:
    geometry = geometry_of(5, 6, 3)  # 30 squares: the interpreted search gets the second move on
    judge, solver = Judge(geometry), Solver(geometry, compiled=False)
    for moves in ("", "3", "34", "1122", "334433", "654321123456"):
        board = Board.from_moves(moves, 5, 6, 3)
        assert judge.score(board, weak=weak) == solver.score(board, weak=weak)
        assert judge.column_scores(board, weak=weak) == solver.column_scores(board, weak=weak)
        fresh = Judge(geometry)
        assert fresh.best_columns(board) == solver.best_columns(board)
        assert judge.best_columns(board) == solver.best_columns(board)
        assert judge.best_column(board) == solver.best_column(board)


def test_a_best_line_keeps_the_score_to_the_end_of_the_game() -> None:
    board = Board.from_moves("112", *SMALL[:3])
    line, complete = JUDGE.best_line(board)
    assert complete
    for column in line:
        assert column == JUDGE.best_column(board)
        board = board.play(column)
    assert board.over
    assert Judge(FIVE).best_line(Board.empty(6, 7, 5), Deadline(0.0)) == ((), False)


@pytest.mark.parametrize("moves", ["", "12345671234567"])
def test_a_score_is_none_after_the_deadline(moves: str) -> None:
    assert Judge(FIVE).score(Board.from_moves(moves, 6, 7, 5), Deadline(0.0)) is None


# Verdicts ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "after", "verdict"),
    [
        (5, 5, Verdict.PERFECT),
        (5, 3, Verdict.SLOWER_WIN),
        (5, 0, Verdict.WIN_THROWN),
        (5, -1, Verdict.WIN_THROWN),
        (0, 0, Verdict.PERFECT),
        (0, -1, Verdict.DRAW_THROWN),
        (-1, -4, Verdict.FASTER_LOSS),
        (-4, -4, Verdict.PERFECT),
        (None, 3, Verdict.UNKNOWN),
        (3, None, Verdict.UNKNOWN),
    ],
)
def test_verdicts(before: int | None, after: int | None, verdict: Verdict) -> None:
    assert judge_move(before, after) is verdict


def test_a_win_missed_is_a_win_thrown_away_and_the_better_column_is_named() -> None:
    assert reviewed("112253")[4:] == [(Verdict.WIN_THROWN, (2,)), (Verdict.PERFECT, ())]


def test_what_is_not_known_in_time_is_left_open() -> None:
    review = find_mistakes(game_of_moves("4453", FIVE), Judge(FIVE), Deadline(0.0))
    assert {move.verdict for move in review.moves} == {Verdict.UNKNOWN}
    assert "moves 1 to 4 not scored" in review.turning_point


def test_given_moves_are_nobodys_mistakes() -> None:
    game = dataclasses.replace(game_of_moves("11225343", SMALL), opening_plies=6)
    review = find_mistakes(game, JUDGE)
    assert [move.verdict for move in review.moves[:6]] == [Verdict.GIVEN] * 6
    first, second = player_summaries([review])
    assert first.moves == second.moves == 1


def test_every_column_is_scored_afterwards() -> None:
    found = find_mistakes(game_of_moves("112253", SMALL), JUDGE)
    complete = score_columns(found, JUDGE)
    for move, board in zip(complete.moves, complete.game.boards()):
        assert move.column_scores == JUDGE.column_scores(board)
        assert move.column_scores is not None
        assert max(move.column_scores.values()) == move.before
        assert move.column_scores[move.column] == move.after
        best = [c for c, score in move.column_scores.items() if score == move.before]
        assert move.better == (() if move.column in best else tuple(best))
    assert complete.turning_point == found.turning_point


def test_asides_are_what_other_moves_would_have_led_to() -> None:
    game = game_of_moves("112253", SMALL)
    review = try_moves(score_columns(find_mistakes(game, JUDGE), JUDGE), JUDGE)
    expected = {
        (number, column): child
        for number, board in enumerate(game.boards())
        for column in board.legal_columns()
        for child in [board.play(column)]
        if not child.over
    }
    assert review.asides.keys() == expected.keys()
    for place, child in expected.items():
        aside = review.asides[place]
        assert aside.scores == JUDGE.column_scores(child)
        score = JUDGE.score(child)
        for column in aside.line:  # each move keeps the score
            child = child.play(column)
            reply = JUDGE.score(child)
            assert score is not None
            assert reply == -score
            score = reply
        assert child.over


def test_an_unfinished_game_can_be_gone_on_with() -> None:
    game = game_of_moves("1122", SMALL)
    review = try_moves(score_columns(find_mistakes(game, JUDGE), JUDGE), JUDGE)
    assert review.last_scores == JUDGE.column_scores(game.boards()[-1])
    assert (4, 4) in review.asides
    assert (4, 2) not in review.asides  # wins: the game is over


def test_a_league_is_reviewed_within_a_time() -> None:
    games = [game_of_moves(moves, SMALL) for moves in ("112253", "11223", "11225343")]
    reviews = review_within(games, 20.0)
    assert [review.game for review in reviews] == games
    assert all(move.column_scores for review in reviews for move in review.moves)
    assert all(review.asides and review.reasons for review in reviews)
    assert review_within(games, 0.0) == []
    large = game_of_moves("4453", FIVE)
    (review,) = review_within([large], 0.1)
    assert {move.verdict for move in review.moves} == {Verdict.UNKNOWN}


def test_the_turning_point_is_found_before_earlier_moves_are_scored(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = game_of_moves("11225343", SMALL)
    asked: list[int] = []
    exact = Judge.score

    def counting(self: Judge, board: Board, deadline: Deadline | None = None) -> int | None:
        if deadline is None or not deadline.expired():
            asked.append(board.discs)
        return exact(self, board, deadline)

    monkeypatch.setattr(Judge, "score", counting)
    whole = find_mistakes(game, Judge(SMALL))
    assert whole.turning_move is not None
    asked.clear()
    first = find_turning_point(game, Judge(SMALL))
    assert (first.turning_point, first.turning_move) == (whole.turning_point, whole.turning_move)
    assert min(asked) == whole.turning_move - 1
    assert Verdict.UNKNOWN in {move.verdict for move in first.moves}
    assert find_mistakes(first, Judge(SMALL)) == whole


# The turning point ------------------------------------------------------------------------------


def turning_point(moves: str, forfeit: tuple[int, str] | None = None) -> str:
    game = game_of_moves(moves, SMALL)
    if forfeit is not None:
        seat, cause = forfeit
        given_away = Forfeit(seat=seat, cause=Cause(cause))
        game = dataclasses.replace(game, forfeit=given_away)
    game = dataclasses.replace(game, players=("Ann", "Bob"))
    return find_mistakes(game, JUDGE).turning_point


def test_the_turning_point_is_the_last_value_the_loser_gave_away() -> None:
    assert turning_point("11225343") == (
        "Turning point: move 5, column 5 by Ann (first): win thrown away; column 3 wins now, "
        "this one loses in 2. Bob (second) won on move 8."
    )


def test_a_forfeit_in_a_good_position_is_the_turning_point() -> None:
    assert turning_point("1122", (0, "TIMEOUT")) == (
        "Turning point: the forfeit. Ann (first) forfeited by TIMEOUT after 4 moves, "
        "when Ann (first), to move, wins in 1."
    )


def test_a_forfeit_in_a_lost_position_is_not() -> None:
    assert turning_point("11225", (0, "ERROR")).startswith("Turning point: move 5")


def test_a_gap_after_the_last_mistake_known_is_named() -> None:
    """The opening's scores stand in a table: what the loser threw away later may be unknown."""
    game = game_of_moves("14634411343474", CONNECT_FOUR)
    review = find_mistakes(game, Judge(CONNECT_FOUR), Deadline(0.0))
    assert review.turning_point.startswith("Turning point among the moves scored: move 1, column 1")
    assert "Moves 6 to 14 not scored." in review.turning_point
    assert review.turning_move == 1


def test_an_unfinished_game_says_so() -> None:
    assert turning_point("1").endswith("The game is unfinished after 1 move.")


# Summaries --------------------------------------------------------------------------------------


def test_a_summary_counts_both_seats() -> None:
    reviews = [find_mistakes(game_of_moves(moves, SMALL), JUDGE) for moves in ("11225343", "11223")]
    first, second = player_summaries(reviews)
    assert (first.name, first.games, first.wins, first.losses) == ("first", 2, 1, 1)
    assert (second.name, second.wins, second.losses) == ("second", 1, 1)
    assert first.moves == first.scored == 7
    assert first.verdicts[Verdict.WIN_THROWN] >= 1
    assert first.value_keeping == 1 - first.verdicts[Verdict.WIN_THROWN] / 7
    assert sum(first.verdicts.values()) == 7


# Hints ------------------------------------------------------------------------------------------


def test_a_hint_is_exact_where_there_is_time() -> None:
    assert advise(JUDGE, game_of_moves("1122", SMALL).boards()[-1]) == (2, "wins now")


# The command line -------------------------------------------------------------------------------

SIZE = ["--rows", "4", "--columns", "5", "--inarow", "3"]


def test_prints_a_table_and_the_turning_point(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["112253", *SIZE]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    assert "win thrown away" in printed
    assert "Turning point: move 5, column 5 by first: win thrown away" in printed


def test_json_holds_what_was_found(tmp_path: Path) -> None:
    file = tmp_path / "review.json"
    assert main(["112253", "11223", *SIZE, "--json", str(file)]) == 0
    found = json.loads(file.read_text())
    assert [game["moves"] for game in found["games"]] == [[0, 0, 1, 1, 4, 2], [0, 0, 1, 1, 2]]
    move = found["games"][0]["review"][4]
    assert (move["verdict"], move["better"]) == ("win thrown away", [2])
    assert move["scores"]["2"]["score"] == move["before"] > 0 > move["after"]
    assert found["players"] == [player["name"] for player in found["summaries"]]
    assert found["summaries"][0]["verdicts"]["win thrown away"] >= 1


def test_a_folder_gives_a_summary_and_names_what_it_cannot_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "one.txt").write_text("112253")
    (tmp_path / "torn.json").write_text('{"steps": [')
    assert main([str(tmp_path), "11223", *SIZE]) == 1
    out, error = capsys.readouterr()
    assert "perfect moves" in out
    assert error.count("\n") == 1
    assert "torn.json: Invalid JSON: EOF while parsing" in error


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["nowhere.json"], "nowhere.json: No such file or directory"),
        (["1111111"], "move 7 of '1111111'"),
        ([""], "an empty argument is not a game"),
        (["4", "--rows", "0"], "rows, columns and inarow are 0, 7, 4: no board"),
        (["4", "--time", "nan"], "--time nan: expected more than 0"),
        (["4", "--html", "no/where.html"], "no/where.html: cannot be written"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    out, error = capsys.readouterr()
    assert out == ""
    assert message in error
    assert error.count("\n") == 1


def test_many_games_are_reviewed_in_order_by_several_processes(
    capsys: pytest.CaptureFixture[str],
) -> None:
    games = ["112253", "11223", "11225343", "1"]
    assert main([*games, *SIZE, "--jobs", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines[:4]] == games


def test_an_empty_folder_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path)]) == 2
    assert "has no file that ends in .json" in capsys.readouterr().err


def test_files_are_overwritten_only_with_force(tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    file.write_text("precious")
    assert main(["11223", *SIZE, "--html", str(file)]) == 2
    assert file.read_text() == "precious"
    assert main(["11223", *SIZE, "--html", str(file), "--force"]) == 0
    assert "</html>" in file.read_text()


# The opening ------------------------------------------------------------------------------------


def test_the_scores_of_the_opening_are_those_of_the_literature() -> None:
    """V. Allis and J. Allen, 1988: only the centre wins; P. Pons gives the scores."""
    scores = Judge(CONNECT_FOUR).column_scores(Board.empty())
    assert scores == {0: -2, 1: -1, 2: 0, 3: 1, 4: 0, 5: -1, 6: -2}


def test_the_scores_of_the_opening_cover_every_position_of_five_discs() -> None:
    level = {Board.empty()}
    for _ in range(5):
        level = {board.play(column) for board in level for column in board.legal_columns()}
    assert len(level) == 4263  # OEIS A212693
    judge = Judge(CONNECT_FOUR)
    assert all(judge.score(board, Deadline(0.0)) is not None for board in level)
