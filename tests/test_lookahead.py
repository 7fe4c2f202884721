"""The window heuristic and the lookahead, against the course's scores and against plain minimax."""

import json
import random
from typing import Any

import pytest
from conftest import PROJECT

from benchmarks.measure import random_board
from connectx.core.board import Board, Geometry, square
from connectx.core.observation import read_board
from connectx.core.windows import (
    COURSE,
    COURSE_MINIMAX,
    TUNED,
    Weights,
    best_columns,
    score_columns,
)

TUTORIAL = json.loads((PROJECT / "tests" / "data" / "tutorial_scores.json").read_text())
PLAYERS = {
    "one_step": (COURSE, 1),
    "one_step_player": (Weights(fours=1_000_000, threes=1, opponent_threes=-1_000), 1),
    **{f"minimax_{steps}": (COURSE_MINIMAX, steps) for steps in (1, 2, 3, 4)},
}
EVERY_WEIGHT = Weights(
    fours=1000, threes=7, twos=3, opponent_twos=-2, opponent_threes=-11, opponent_fours=-900
)


@pytest.mark.parametrize("player", PLAYERS)
def test_scores_equal_the_course(player: str) -> None:
    entries: list[dict[str, Any]] = [entry for entry in TUTORIAL if player in entry]
    assert entries
    for entry in entries:
        scores = score_columns(read_board(entry, entry), *PLAYERS[player])
        by_column = {str(column): score for column, score in scores.items()}
        assert by_column == entry[player], entry["board"]


def windows_of(geometry: Geometry) -> set[int]:
    """The masks of all windows, square by square."""
    windows = set()
    for row in range(geometry.rows):
        for column in range(geometry.columns):
            for up, right in ((0, 1), (1, 0), (1, 1), (-1, 1)):
                squares = [(row + up * i, column + right * i) for i in range(geometry.inarow)]
                if all(0 <= r < geometry.rows and 0 <= c < geometry.columns for r, c in squares):
                    windows.add(sum(square(r, c, geometry) for r, c in squares))
    return windows


def plain_minimax(board: Board, mark: int, windows: set[int], weights: Weights, depth: int) -> int:
    """The value for `mark` without pruning, as in the course."""
    if depth and not board.over:
        children = [board.play(column) for column in board.legal_columns()]
        values = [plain_minimax(child, mark, windows, weights, depth - 1) for child in children]
        return max(values) if board.mark == mark else min(values)
    own, theirs = board.discs_of(mark), board.discs_of(3 - mark)
    counts = [((own & each).bit_count(), (theirs & each).bit_count()) for each in windows]
    lengths = [board.inarow - missing for missing in (0, 1, 2, 2, 1, 0)]
    worth = dict(zip([(n, 0) for n in lengths[:3]] + [(0, n) for n in lengths[3:]], weights))
    worth[0, 0] = 0  # an empty window
    return sum(worth.get(each, 0) for each in counts)


@pytest.mark.parametrize("weights", [COURSE_MINIMAX, TUNED, EVERY_WEIGHT])
@pytest.mark.parametrize(
    "size", [(6, 7, 4), (5, 4, 3), (6, 5, 5), (9, 8, 7), (4, 4, 2), (3, 5, 6), (2, 9, 4), (3, 4, 1)]
)
def test_scores_equal_plain_minimax(size: tuple[int, int, int], weights: Weights) -> None:
    empty, rng = Board.empty(*size), random.Random(str(size))
    windows = windows_of(empty.geometry)
    for steps, boards in ((1, 20), (2, 5), (3, 2), (4, 1)):
        for _ in range(boards):
            board = random_board(rng.randrange(empty.empties), rng, empty)
            scores = score_columns(board, weights, steps)
            assert scores == {
                column: plain_minimax(board.play(column), board.mark, windows, weights, steps - 1)
                for column in board.legal_columns()
            }
            if steps == 1 and (wins := {*filter(board.wins, scores)}):
                assert wins >= {*best_columns(scores)}


def test_a_finished_game_is_not_searched_on() -> None:
    over = Board.from_moves("1122334").play(5)
    assert score_columns(over, COURSE_MINIMAX, 3) == score_columns(over, COURSE_MINIMAX, 1)
    assert score_columns(Board.from_moves("1122", 2, 2, 3), COURSE, 2) == {}


def test_fewer_than_one_step_is_refused() -> None:
    with pytest.raises(ValueError, match="steps is 0, expected at least 1"):
        score_columns(Board.empty(), COURSE, 0)
