"""The window heuristic and the lookahead, against the course's scores and against plain minimax."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from agents.core.choice import best_moves
from agents.core.lookahead import score_moves
from agents.core.notation import position_from_diagram, position_of
from agents.core.position import (
    EMPTY_BOARD,
    Geometry,
    Position,
    column_of,
    drop,
    geometry_of,
    has_won,
    legal_columns,
    legal_moves,
    make_move,
)

from agents.core.observation import read_position
from agents.core.windows import (
    COURSE,
    COURSE_MINIMAX,
    DRAFT,
    TUNED,
    Weights,
    evaluate,
    has_line,
    heuristic_of,
    tally_of,
)
from benchmarks.positions import random_position

TUTORIAL = json.loads((Path(__file__).parent / "data" / "tutorial_scores.json").read_text())
PLAYERS = {
    "one_step": (COURSE, 1),
    "one_step_player": (DRAFT, 1),
    "minimax_1": (COURSE_MINIMAX, 1),
    "minimax_2": (COURSE_MINIMAX, 2),
    "minimax_3": (COURSE_MINIMAX, 3),
    "minimax_4": (COURSE_MINIMAX, 4),
}
EVERY_WEIGHT = Weights(
    fours=1000, threes=7, twos=3, opponent_twos=-2, opponent_threes=-11, opponent_fours=-900
)


@pytest.mark.parametrize("player", PLAYERS)
def test_scores_equal_the_course(player: str) -> None:
    weights, steps = PLAYERS[player]
    entries: list[dict[str, Any]] = [entry for entry in TUTORIAL if player in entry]
    assert entries
    for entry in entries:
        position, geometry = read_position(entry, entry)
        heuristic = heuristic_of(weights, geometry)
        scores = score_moves(position, geometry, heuristic, steps, legal_moves)
        by_column = {str(column_of(move, geometry)): score for move, score in scores.items()}
        assert by_column == entry[player], entry["board"]


def any_position(geometry: Geometry, rng: random.Random) -> Position:
    """A random position with a random number of discs."""
    return random_position(geometry, rng.randrange(geometry.rows * geometry.columns), rng)


def plain_windows(geometry: Geometry, own: int, theirs: int) -> list[tuple[int, int]]:
    """Every window's numbers of own and of their discs, counted square by square."""

    def count(discs: int, squares: list[tuple[int, int]]) -> int:
        return sum(discs >> column * geometry.stride + row & 1 for row, column in squares)

    windows = []
    for row in range(geometry.rows):
        for column in range(geometry.columns):
            for up, right in ((0, 1), (1, 0), (1, 1), (-1, 1)):
                squares = [(row + up * i, column + right * i) for i in range(geometry.inarow)]
                if all(0 <= r < geometry.rows and 0 <= c < geometry.columns for r, c in squares):
                    windows.append((count(own, squares), count(theirs, squares)))
    return windows


@pytest.mark.parametrize("size", [(6, 7, 4), (5, 4, 3), (8, 9, 5), (4, 4, 2), (3, 5, 6), (2, 9, 4)])
def test_evaluation_equals_a_count_window_by_window(size: tuple[int, int, int]) -> None:
    geometry = geometry_of(*size)
    heuristic = heuristic_of(EVERY_WEIGHT, geometry)
    rng = random.Random(str(size))
    for _ in range(100):
        position = any_position(geometry, rng)
        windows = plain_windows(geometry, position.own, position.theirs)
        own = {discs: windows.count((discs, 0)) for discs in (2, 3, 4)}
        theirs = {discs: windows.count((0, discs)) for discs in (2, 3, 4)}
        expected = 1000 * own[4] + 7 * own[3] + 3 * own[2]
        expected += -2 * theirs[2] - 11 * theirs[3] - 900 * theirs[4]
        tallies = tally_of(position.own, heuristic), tally_of(position.theirs, heuristic)
        assert evaluate(*tallies, heuristic) == expected
        assert has_line(tallies[0], heuristic) == has_won(position.own, geometry)


def test_inarow_one_has_one_window_a_square() -> None:
    heuristic = heuristic_of(COURSE, geometry_of(3, 4, 1))
    assert heuristic.field == 12
    assert has_line(tally_of(1, heuristic), heuristic)


def plain_minimax(
    position: Position, geometry: Geometry, weights: Weights, depth: int, ours: bool
) -> int:
    """Minimax without pruning, as in the course; `ours`: the side that is scored is to move."""
    moves = legal_columns(position.occupied, geometry)
    over = has_won(position.own, geometry) or has_won(position.theirs, geometry)
    if depth == 0 or over or not moves:
        own, theirs = (position.own, position.theirs) if ours else (position.theirs, position.own)
        heuristic = heuristic_of(weights, geometry)
        return evaluate(tally_of(own, heuristic), tally_of(theirs, heuristic), heuristic)
    children = [
        plain_minimax(
            drop(position, column, geometry),
            geometry, weights, depth - 1, not ours,
        )
        for column in moves
    ]  # fmt: skip
    return max(children) if ours else min(children)


@pytest.mark.parametrize("weights", [COURSE_MINIMAX, TUNED, EVERY_WEIGHT])
@pytest.mark.parametrize("size", [(6, 7, 4), (4, 5, 3), (6, 5, 5)])
def test_alpha_beta_scores_equal_plain_minimax(
    size: tuple[int, int, int], weights: Weights
) -> None:
    geometry = geometry_of(*size)
    rng = random.Random(str(size))
    for steps in (1, 2, 3, 4):
        for _ in range(12 if steps < 4 else 3):
            position = any_position(geometry, rng)
            scores = score_moves(
                position, geometry, heuristic_of(weights, geometry), steps, legal_moves
            )
            for move, score in scores.items():
                child = make_move(position, move)
                assert score == plain_minimax(child, geometry, weights, steps - 1, False)


def test_a_finished_game_is_not_searched_on() -> None:
    position, geometry = position_from_diagram("ooo....\nxxxx.o.")
    heuristic = heuristic_of(COURSE_MINIMAX, geometry)
    one = score_moves(position, geometry, heuristic, 1, legal_moves)
    assert score_moves(position, geometry, heuristic, 3, legal_moves) == one


def test_no_move_is_scored_on_a_full_board() -> None:
    position, geometry = position_from_diagram("xo\nox", inarow=3)
    assert score_moves(position, geometry, heuristic_of(COURSE, geometry), 2, legal_moves) == {}


def test_fewer_than_one_step_is_refused() -> None:
    geometry = geometry_of(6, 7, 4)
    with pytest.raises(ValueError, match="steps is 0, expected at least 1"):
        score_moves(EMPTY_BOARD, geometry, heuristic_of(COURSE, geometry), 0, legal_moves)


@pytest.mark.parametrize("moves", ["121314", "12131"], ids=["wins", "blocks"])
def test_two_steps_win_at_once_or_block(moves: str) -> None:
    geometry = geometry_of(6, 7, 4)
    heuristic = heuristic_of(COURSE_MINIMAX, geometry)
    scores = score_moves(position_of(moves, geometry), geometry, heuristic, 2, legal_moves)
    assert [column_of(move, geometry) for move in best_moves(scores)] == [0]
