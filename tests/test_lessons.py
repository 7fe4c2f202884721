"""What the notebooks show is what the agents do."""

import random
import re

import pytest
from agents.core.lookahead import score_moves
from agents.core.notation import position_of
from agents.core.position import column_of, geometry_of, legal_moves

from agents.core.windows import COURSE_MINIMAX, TUNED, heuristic_of
from notebooks.lessons import (
    counted_windows,
    draw_windows,
    score_of,
    search_columns,
    search_numbers,
    tree_of,
)
from notebooks.trees import TreeNode, grid_svg, tree_svg
from play import game_of
from play.draw import draw_game
from play.game import GameInProgress

GEOMETRY = geometry_of(6, 7, 4)


def random_games() -> list[GameInProgress]:
    rng = random.Random(1)
    games = []
    for plies in range(5, 30):
        game = GameInProgress(GEOMETRY)
        while len(game.moves) < plies and not game.over:
            game = game.play(rng.choice(game.legal_columns()))
        games.append(game)
    return games


def test_the_windows_shown_add_up_to_the_score() -> None:
    for game in random_games():
        position = game.position()
        shown = sum(w.weight for w in counted_windows(position, GEOMETRY, TUNED))
        assert shown == score_of(position, GEOMETRY, TUNED)


@pytest.mark.parametrize("prune", [False, True])
def test_the_tree_shown_has_the_value_of_the_lookahead(prune: bool) -> None:
    heuristic = heuristic_of(COURSE_MINIMAX, GEOMETRY)
    for game in random_games()[::5]:
        if game.over:
            continue
        position = game.position()
        scores = score_moves(position, GEOMETRY, heuristic, 3, legal_moves)
        searched = search_columns(position, GEOMETRY, COURSE_MINIMAX, 3, prune=prune)
        assert searched.value == max(scores.values())
        if not prune:
            found = {child.move: child.value for child in searched.children}
            assert found == {column_of(move, GEOMETRY): score for move, score in scores.items()}


def test_pruning_leaves_out_what_cannot_matter() -> None:
    tree = [[3, 12, 8], [2, 4, 6], [14, 5, 2]]  # the example of every textbook
    whole, cut = search_numbers(tree, prune=False), search_numbers(tree, prune=True)
    assert whole.value == cut.value == 3
    assert (whole.leaves(), cut.leaves()) == (9, 7)
    assert [child.value is None for child in cut.children[1].children] == [False, True, True]


def test_pictures_are_whole_svg_documents() -> None:
    import xml.etree.ElementTree as ElementTree

    game = GameInProgress(geometry_of(8, 12, 5), (0, 1, 0, 11))
    searched = search_columns(position_of("44", GEOMETRY), GEOMETRY, TUNED, 1, prune=True)
    pictures = [
        draw_game(game, labels={0: "<&>"}),
        draw_windows(GameInProgress(GEOMETRY, (3, 0, 3, 0, 3)), TUNED),
        grid_svg("xo. .x. ..o", marked=4),
        tree_svg(tree_of(searched), layers=["<max>", "min"]),
        tree_svg(
            TreeNode(picture=grid_svg("xo......."), text="+1", children=[TreeNode(pruned=True)])
        ),
    ]
    for picture in pictures:
        assert ElementTree.fromstring(picture).tag.endswith("svg")


def test_a_grid_of_something_else_is_refused() -> None:
    with pytest.raises(ValueError, match="expected nine of x, o and"):
        grid_svg("xoz......")


def test_no_weight_hides_another() -> None:
    picture = draw_windows(game_of("44435256"), TUNED)
    weights = re.findall(r"x='([0-9.]+)' y='([0-9.]+)'[^>]* font-weight='bold'>", picture)
    assert len(weights) == len(set(weights)) == 4
