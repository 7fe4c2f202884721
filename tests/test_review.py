"""Every move judged: against plain minimax, in sentences, on the command line."""

import dataclasses
import json
from functools import cache
from pathlib import Path

import pytest

from agents.core.board import Board, geometry_of
from agents.core.clock import Deadline
from agents.core.solver import Solver
from arena.game import CONNECT_FOUR, Cause, Forfeit, game_of_moves
from review.__main__ import main
from review.batch import review_within
from review.details import add_details
from review.judge import Judge, advise, explain_column, judge_of
from review.moves import VERDICTS, Verdict, judge_move, review_game
from review.summary import player_summaries

SMALL = geometry_of(4, 5, 3)  # solved in a moment; three in a row
JUDGE = Judge(SMALL)
FIVE = geometry_of(6, 7, 5)
NOW = Deadline(0.0)


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
        expected = words[value].format(discs).replace("wins in 1", "wins now")
        assert explain_column(score, board.empties) == expected
        children = {board.play(column) for column in board.legal_columns()} - seen
        seen |= children
        waiting += children
    assert len(seen) > 1000


# The judge --------------------------------------------------------------------------------------


def test_scores_are_the_solvers() -> None:
    geometry = geometry_of(5, 6, 3)  # 30 squares: the interpreted search gets the second move on
    judge, solver = Judge(geometry), Solver(geometry, compiled=False)
    for moves in ("", "3", "34", "1122", "334433", "654321123456"):
        board = Board.from_moves(moves, 5, 6, 3)
        assert judge.score(board) == solver.score(board)
        assert judge.column_scores(board) == solver.column_scores(board)
        fresh = Judge(geometry)
        assert fresh.best_columns(board) == judge.best_columns(board) == solver.best_columns(board)
        assert fresh.best_column(board) == judge.best_column(board) == solver.best_column(board)


def test_a_best_line_keeps_the_score_to_the_end_of_the_game() -> None:
    board = Board.from_moves("112", *SMALL[:3])
    line, complete = JUDGE.best_line(board)
    assert complete
    for column in line:
        assert column == JUDGE.best_column(board)
        board = board.play(column)
    assert board.over
    assert Judge(FIVE).best_line(Board.empty(6, 7, 5), NOW) == ((), False)


def test_a_hint_is_exact_where_there_is_time() -> None:
    assert advise(JUDGE, game_of_moves("1122", SMALL).board) == (2, "wins now")
    _, reason = advise(Judge(FIVE), Board.empty(6, 7, 5), NOW)
    assert reason == "found by looking 4 moves ahead; exact score not ready"


def test_the_first_five_moves_are_scored_at_once_as_in_the_literature() -> None:
    """V. Allis and J. Allen, 1988: only the centre wins; P. Pons gives the scores."""
    judge = Judge(CONNECT_FOUR)
    scores = judge.column_scores(Board.empty(), NOW)
    assert scores == {0: -2, 1: -1, 2: 0, 3: 1, 4: 0, 5: -1, 6: -2}
    level = {Board.empty()}
    for _ in range(5):
        level = {board.play(column) for board in level for column in board.legal_columns()}
    assert len(level) == 4263  # OEIS A212693
    assert all(judge.score(board, NOW) is not None for board in level)


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
    assert [name for name, _, _ in VERDICTS] == [*Verdict]


def test_a_win_missed_is_a_win_thrown_away_and_the_better_column_is_named() -> None:
    *_, missed, last = review_game(game_of_moves("112253", SMALL), 20.0).moves
    assert (missed.verdict, missed.mark, missed.better) == (Verdict.WIN_THROWN, "??", (2,))
    assert (last.verdict, last.mark, last.better) == (Verdict.PERFECT, "", ())


def test_what_is_not_known_in_time_is_left_open() -> None:
    review = review_game(game_of_moves("4453", FIVE), 0.0)
    assert {move.verdict for move in review.moves} == {Verdict.UNKNOWN}
    assert review.turning_point == (
        "No turning point among the moves scored. Not scored: moves 1 to 4. "
        "The game is unfinished after 4 moves."
    )


def test_given_moves_are_nobodys_mistakes() -> None:
    game = dataclasses.replace(game_of_moves("11225343", SMALL), opening_plies=6)
    review = review_game(game, 20.0)
    assert [move.verdict for move in review.moves[:6]] == [Verdict.GIVEN] * 6
    first, second = player_summaries([review])
    assert first.moves == second.moves == 1


# What a page shows ------------------------------------------------------------------------------


def test_every_column_is_scored_and_every_other_move_followed_to_its_end() -> None:
    found = review_game(game_of_moves("112253", SMALL), 20.0)
    review = add_details(found, 20.0)
    boards = review.game.boards()
    assert [*review.column_scores] == [JUDGE.column_scores(board) for board in boards]
    for move, scores in zip(review.moves, review.column_scores):
        assert scores is not None
        assert max(scores.values()) == move.before
        assert scores[move.column] == move.after
        best = [column for column, score in scores.items() if score == move.before]
        assert move.better == (() if move.column in best else tuple(best))
    assert (len(review.reasons), review.turning_point) == (len(boards), found.turning_point)
    expected = {
        (number, column): child
        for number, board in enumerate(boards)
        for column in board.legal_columns()
        for child in [board.play(column)]
        if not child.over
    }
    assert review.asides.keys() == expected.keys()
    for place, child in expected.items():
        aside, score = review.asides[place], JUDGE.score(child)
        assert aside.scores == JUDGE.column_scores(child)
        for column in aside.line:  # each move keeps the score
            child = child.play(column)
            assert score is not None
            score = -score
            assert JUDGE.score(child) == score
        assert child.over


def test_a_league_is_reviewed_within_a_time() -> None:
    games = [game_of_moves(moves, SMALL) for moves in ("112253", "11223", "11225343")]
    reviews = review_within(games, 20.0)
    assert [review.game for review in reviews] == games
    assert all(
        all(review.column_scores[:-1]) and review.asides and review.reasons for review in reviews
    )
    assert review_within(games, 0.0) == []


# The turning point ------------------------------------------------------------------------------


def turning_point(moves: str, forfeit: tuple[int, str] | None = None) -> str:
    game = dataclasses.replace(game_of_moves(moves, SMALL), players=("Ann", "Bob"))
    if forfeit is not None:
        seat, cause = forfeit
        game = dataclasses.replace(game, forfeit=Forfeit(seat=seat, cause=Cause(cause)))
    return review_game(game, 20.0).turning_point


def test_the_turning_point_is_the_last_value_the_loser_gave_away() -> None:
    assert turning_point("14511352") == (
        "Turning point: move 5, column 1 by Ann (first): win thrown away; column 2, 3 or 5 wins "
        "in 4, this one loses in 3. Bob (second) won on move 8."
    )
    assert turning_point("1").endswith("The game is unfinished after 1 move.")


def test_a_forfeit_is_the_turning_point_unless_the_game_was_lost() -> None:
    assert turning_point("1122", (0, "TIMEOUT")) == (
        "Turning point: the forfeit. Ann (first) forfeited by TIMEOUT after 4 moves, "
        "when Ann (first), to move, wins now."
    )
    assert turning_point("11225", (0, "ERROR")).startswith("Turning point: move 5")


def test_a_gap_after_the_last_mistake_known_is_named() -> None:
    """The opening's scores stand in a table: what the loser threw away later may be unknown."""
    judge_of.cache_clear()  # it may know more by now
    review = review_game(game_of_moves("14634411343474"), 0.0)
    assert review.turning_point.startswith("Turning point among the moves scored: move 1, column 1")
    assert "Not scored: moves 6 to 14." in review.turning_point
    assert review.turning_move == 1


# The command line -------------------------------------------------------------------------------

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
    file = tmp_path / "review.json"
    assert main(["112253", "11223", *SIZE, "--json", str(file)]) == 0
    assert capsys.readouterr().err == f"wrote {file}\n"
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
        (["1111111"], "move 7: column 1 is full"),
        ([""], ".: Is a directory"),
        (["4", "--rows", "0"], "rows, columns and inarow are 0, 7, 4: no board"),
        (["4", "--time", "nan"], "--time nan: expected more than 0"),
        (["4", "--html", "no/where.html"], "no/where.html: cannot be written"),
        ([str(Path(__file__).parent / "zoo")], "has no file that ends in .json"),
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
    assert [line.split(":")[0] for line in lines if line[:1].isdigit()] == games


def test_files_are_overwritten_only_with_force(tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    file.write_text("precious")
    assert main(["11223", *SIZE, "--html", str(file)]) == 2
    assert file.read_text() == "precious"
    assert main(["11223", *SIZE, "--html", str(file), "--force"]) == 0
    assert "</html>" in file.read_text()
