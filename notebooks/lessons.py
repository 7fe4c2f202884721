"""What the lessons show of the agents at work: the windows they count, the trees they search."""

import math
import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, TypeVar

from agents.core.board import COLUMN_NAMES, Board, single_squares
from agents.core.windows import Weights, evaluate, heuristic_of, tally_of, windows_of
from notebooks.trees import Node
from play import game_of
from play.draw import Picture, draw_game, picture_svg, text_svg

State = TypeVar("State")
ROW = 1000  # units, the width of a notebook's page
GAP = 18  # between two pictures


def side_by_side(pictures: Iterable[tuple[str, Picture]]) -> Picture:
    """Pictures above their captions in rows of up to `ROW` units, as one picture."""
    parts = []
    x = y = high = right = 0.0
    for caption, picture in pictures:
        size = re.search(r"viewBox='0 0 (\S+) (\S+)' width='(\S+)'", picture)
        assert size is not None
        wide = float(size[3])
        tall = wide * float(size[2]) / float(size[1])
        if x and x + wide > ROW:
            x, y, high = 0.0, y + high, 0.0
        place = f"<svg x='{x:g}' y='{y:g}' width='{wide:g}' height='{tall:g}' "
        parts.append(re.sub(r"<svg (.*?) width='\S+'", place + r"\1", picture, count=1))
        parts.append(text_svg(x + wide / 2, y + tall + 16, caption, 13))
        x += wide + GAP
        high, right = max(high, tall + 36), max(right, x - GAP)
    return picture_svg(right, y + high, parts, right)


class Window(NamedTuple):
    """A window that adds to the heuristic's score."""

    squares: list[tuple[int, int]]  # (row, column), both from 0, row 0 at the bottom
    discs: int
    own: bool
    weight: int


def counted_windows(board: Board, mark: int, weights: Weights) -> list[Window]:
    """The windows that make up the score of a board as `mark` sees it."""
    own = {4: weights.fours, 3: weights.threes, 2: weights.twos}
    theirs = {4: weights.opponent_fours, 3: weights.opponent_threes, 2: weights.opponent_twos}
    counted = []
    for window in sorted(windows_of(board.geometry)):
        mine, others = ((window & board.discs_of(side)).bit_count() for side in (mark, 3 - mark))
        weight = 0 if mine and others else own.get(mine, 0) + theirs.get(others, 0)
        if weight:
            places = [place.bit_length() - 1 for place in single_squares(window)]
            squares = [divmod(place, board.geometry.stride)[::-1] for place in places]
            counted.append(Window(squares, mine or others, mine > 0, weight))
    return counted


def score_of(board: Board, mark: int, weights: Weights) -> int:
    """The heuristic's score of a board as `mark` sees it."""
    heuristic = heuristic_of(weights, board.geometry)
    own, theirs = (tally_of(board.discs_of(side), heuristic) for side in (mark, 3 - mark))
    return evaluate(own, theirs, heuristic)


def draw_windows(moves: str, weights: Weights, width: int = 300) -> Picture:
    """The board after `moves`, with the windows that count for the side that made the last one."""
    board = Board.from_moves(moves)
    windows = counted_windows(board, 3 - board.mark, weights)
    colours = {True: "#1b7a3d", False: "#a3230f"}
    highlights = [(each.squares, colours[each.weight > 0], f"{each.weight:+,}") for each in windows]
    return draw_game(game_of(moves), width=width, highlights=highlights)


def search_numbers(tree: Any, *, prune: bool, names: Sequence[str] = ()) -> Node:
    """Minimax on nested lists whose leaves are numbers; `names` are those of the first moves."""

    def moves(node: Any) -> list[tuple[str, Any]]:
        return [("", child) for child in node] if isinstance(node, list) else []

    root = _search(tree, moves, lambda leaf: leaf, prune)
    for child, name in zip(root.children, names):
        child.move = name
    return root


def search_columns(board: Board, weights: Weights, steps: int, *, prune: bool) -> Node:
    """The lookahead of `agents/minimax.py` with its whole tree kept, children left to right.

    Unlike the agent's, which scores every column exactly, its root prunes too.
    """

    def moves(node: Board) -> list[tuple[str, Board]]:
        if node.winner or node.discs - board.discs == steps:
            return []
        return [(COLUMN_NAMES[column], node.play(column)) for column in node.legal_columns()]

    return _search(board, moves, lambda leaf: score_of(leaf, board.mark, weights), prune)


def _search(
    root: State,
    moves: Callable[[State], list[tuple[str, State]]],
    score: Callable[[State], int],
    prune: bool,
) -> Node:
    """Minimax that keeps its tree; the root maximises. With `prune`, alpha-beta.

    `moves` names a node's moves and says where they lead; `score` is a leaf's for the side that
    moves at the root. A value found with `prune` may be a bound, except the root's.
    """

    def search(node: Node, state: State, ours: bool, alpha: float, beta: float) -> int:
        values = list[int]()
        for move, below in moves(state):
            node.children.append(Node(move))
            if not prune or alpha < beta:
                values.append(search(node.children[-1], below, not ours, alpha, beta))
                if ours:
                    alpha = max(alpha, values[-1])
                else:
                    beta = min(beta, values[-1])
        node.value = (max if ours else min)(values) if values else score(state)
        return node.value

    tree = Node()
    search(tree, root, True, -math.inf, math.inf)
    return tree
