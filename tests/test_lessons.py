"""What the lessons show is what the agents do, and the players that they teach."""

import random
import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import nbformat
import pytest
from conftest import PROJECT

from benchmarks.measure import random_board
from connectx import draw_game
from connectx.bench.lessons import tictactoe
from connectx.bench.lessons.checks import EXERCISES, check
from connectx.bench.lessons.pictures import (
    Node,
    counted_windows,
    draw_windows,
    grid_svg,
    score_of,
    search_columns,
    search_numbers,
    side_by_side,
    tree_svg,
)
from connectx.core.board import Board
from connectx.core.windows import COURSE_MINIMAX, TUNED, score_columns

BOARDS = [random_board(discs, random.Random(discs)) for discs in range(4, 30)]


def test_the_windows_shown_add_up_to_the_score() -> None:
    for board in BOARDS:
        for column, score in score_columns(board, TUNED, 1).items():
            after = board.play(column)
            assert score_of(after, board.mark, TUNED) == score
            windows = counted_windows(after, board.mark, TUNED)
            assert sum(window.weight for window in windows) == score


@pytest.mark.parametrize("prune", [False, True])
def test_the_tree_shown_has_the_value_of_the_lookahead(prune: bool) -> None:
    for board in BOARDS[::5]:
        scores = score_columns(board, COURSE_MINIMAX, 3)
        tree = search_columns(board, COURSE_MINIMAX, 3, prune=prune)
        assert tree.value == max(scores.values())
        if not prune:
            found = {int(child.move) - 1: child.value for child in tree.children}
            assert found == scores


def test_pruning_leaves_out_what_cannot_matter() -> None:
    tree = [[3, 12, 8], [2, 4, 6], [14, 5, 2]]  # the example of every textbook
    whole, cut = search_numbers(tree, prune=False), search_numbers(tree, prune=True)
    assert whole.value == cut.value == 3
    assert (whole.leaves(), cut.leaves()) == (9, 7)
    assert [child.value is None for child in cut.children[1].children] == [False, True, True]


def test_pictures_are_whole_svg_documents() -> None:
    searched = search_columns(Board.from_moves("44"), TUNED, 1, prune=True)
    pictures = [
        draw_game("12", labels={0: "<&>"}),
        grid_svg("xo. .x. ..o", marked=4),
        tree_svg(searched, layers=["<max>", "min"]),
        tree_svg(Node(picture=grid_svg("xo......."), value=1, children=[Node()])),
    ]
    row = side_by_side([("<&>", each) for each in pictures])
    assert len(ElementTree.fromstring(row).findall("{*}svg")) == len(pictures)


def test_no_weight_hides_another() -> None:
    picture = draw_windows("44435256", TUNED)
    weights = re.findall(r"x='([0-9.]+)' y='([0-9.]+)'[^>]* font-weight='bold'>", picture)
    assert len(weights) == len(set(weights)) == 4


@pytest.mark.parametrize("player", [0, 1])
def test_tictactoe_never_loses_whatever_the_opponent_and_the_ties(player: int) -> None:
    walked, waiting = set(), [("." * 9, 0)]
    while waiting:
        grid, to_move = waiting.pop()
        if grid in walked:
            continue
        walked.add(grid)
        won = {grid[a] for a, b, c in tictactoe.GRID_LINES if grid[a] == grid[b] == grid[c] != "."}
        assert won <= {"xo"[player]}, f"lost: {grid}"
        if won or "." not in grid:
            continue
        children = tictactoe.children(grid, to_move)
        if to_move == player:
            best = tictactoe.best_squares(grid, player, tictactoe.N_STEPS)
            children = {number: children[number] for number in best}
        waiting += [(child, 1 - to_move) for child in children.values()]
    assert len(walked) > 100


def test_tictactoe_minimises_with_the_opponents_move_placed() -> None:
    """The published article's minimising branch never places its move, so it blocks nothing."""
    scores = tictactoe.score_squares("oo..x...x", 0, 2)
    assert scores[2] > -900
    assert all(scores[number] <= -900 for number in scores if number != 2)


def test_exact_outcomes_of_tictactoe_are_those_of_the_game() -> None:
    assert tictactoe.outcome_of("." * 9) == 0
    replies = tictactoe.next_grids("x........")
    drawn = [square for square, grid in replies if tictactoe.outcome_of(grid) == 0]
    assert drawn == [4]  # the centre alone holds against a corner


NOTEBOOKS = sorted((PROJECT / "notebooks").glob("*.ipynb"))
INSTALLS = """\
if find_spec("connectx") is None:
    %pip install -q --no-deps /kaggle/input/*/connectx-*.whl
    %pip install -q --no-deps anywidget psygnal  # for the board; this line needs internet"""


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_a_notebook_begins_by_installing_the_package(file: Path) -> None:
    cells = nbformat.read(file, as_version=4).cells
    first_code = next(cell for cell in cells if cell.cell_type == "code")
    assert INSTALLS in first_code.source


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_no_output_stands_below_a_hidden_source(file: Path) -> None:
    for cell in nbformat.read(file, as_version=4).cells:
        if cell.metadata.get("jupyter", {}).get("source_hidden"):
            assert not cell.outputs


def test_each_exercise_stands_in_one_lesson_in_three_cells() -> None:
    attempted = []
    for file in NOTEBOOKS:
        cells = nbformat.read(file, as_version=4).cells
        for question, attempt, examined in zip(cells, cells[1:], cells[2:]):
            if "attempt" in attempt.metadata.get("tags", []):
                name = re.findall(r"def (\w+)\(.*\):\n", attempt.source)[0]
                attempted.append(name)
                assert attempt.source.startswith(f"def {check.exercises[name].head}:\n")
                assert question.cell_type == "markdown" or "import check" in question.source
                assert examined.source.startswith(f'check("{name}")\n')
    assert attempted == [exercise.name for exercise in EXERCISES]
