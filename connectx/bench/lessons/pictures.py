"""What the lessons show of the agents at work: the windows they count, the trees they search."""

import math
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from connectx.bench.review.draw import (
    INK,
    PAPER,
    Picture,
    draw_game,
    picture_svg,
    sign_svg,
    stroke_svg,
    text_svg,
)
from connectx.bench.review.threats import Square, squares_of
from connectx.core.board import COLUMN_NAMES, Board
from connectx.core.windows import Weights, evaluate, heuristic_of, tally_of, windows_of
from connectx.position import read_position

ROW = 1000  # units, the width of a notebook's page
GAP = 18  # between two pictures


def side_by_side(pictures: Iterable[tuple[str, Picture]]) -> Picture:
    """Pictures above their captions in rows of up to `ROW` units, as one picture."""
    parts = []
    x = y = high = right = 0.0
    for caption, picture in pictures:
        size = re.findall(r"viewBox='0 0 (\S+) (\S+)' width='(\S+)'", picture)[0]
        across, down, wide = map(float, size)
        tall = wide * down / across
        if x and x + wide > ROW:
            x, y, high = 0.0, y + high, 0.0
        parts.append(picture.replace("<svg", f"<svg x='{x:g}' y='{y:g}' height='{tall:g}'", 1))
        parts.append(text_svg(x + wide / 2, y + tall + 16, caption, 13))
        x += wide + GAP
        high, right = max(high, tall + 36), max(right, x - GAP)
    return picture_svg(right, y + high, parts, right)


class Window(NamedTuple):
    """A window that adds to the heuristic's score."""

    squares: tuple[Square, ...]
    discs: int
    own: bool
    weight: int


def counted_windows(board: Board, mark: int, weights: Weights) -> list[Window]:
    """The windows that make up the score of a board as `mark` sees it."""
    worth: dict[tuple[int, int], int] = {}
    for missing in range(min(3, board.inarow)):
        discs = board.inarow - missing
        worth |= {(discs, 0): weights[missing], (0, discs): weights[-1 - missing]}
    counted = []
    for window in sorted(windows_of(board.geometry)):
        mine, others = ((window & board.discs_of(side)).bit_count() for side in (mark, 3 - mark))
        if weight := worth.get((mine, others), 0):
            squares = squares_of(window, board.geometry)
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
    colours = {True: "#6ff0ab", False: "#ffb4a8"}
    highlights = [
        (window.squares, colours[window.weight > 0], f"{window.weight:+,}") for window in windows
    ]
    return draw_game(read_position(moves), width=width, highlights=highlights)


@dataclass
class Node:
    """A position in a tree, as minimax sees it."""

    move: str = ""  # from its parent
    value: int | None = None  # None if it was never looked at
    picture: str = ""
    children: list["Node"] = field(default_factory=list)

    def leaves(self) -> int:
        """How many leaves were looked at."""
        below = sum(child.leaves() for child in self.children)
        return below if self.children else int(self.value is not None)


def search_numbers(tree: Any, *, prune: bool) -> Node:
    """Minimax on nested lists, or dicts by the names of the moves, whose leaves are numbers."""

    def moves(node: Any) -> Iterable[tuple[str, Any]]:
        if isinstance(node, dict):
            return node.items()
        return [("", child) for child in node] if isinstance(node, list) else []

    return _search(tree, moves, int, prune)


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
    state: Any,
    moves: Callable[[Any], Iterable[tuple[str, Any]]],
    score: Callable[[Any], int],
    prune: bool,
    ours: bool = True,
    alpha: float = -math.inf,
    beta: float = math.inf,
) -> Node:
    """Minimax that keeps its tree; the root maximises. With `prune`, alpha-beta.

    `moves` names a node's moves and says where they lead; `score` is a leaf's for the side that
    moves at the root. A value found with `prune` may be a bound, except the root's.
    """
    node, values = Node(), list[int]()
    for move, below in moves(state):
        child = Node()
        if not prune or alpha < beta:
            child = _search(below, moves, score, prune, not ours, alpha, beta)
            values.append(child.value or 0)
            alpha, beta = (max(alpha, values[-1]), beta) if ours else (alpha, min(beta, values[-1]))
        child.move = move
        node.children.append(child)
    node.value = (max if ours else min)(values) if values else score(state)
    return node


def grid_svg(grid: str, *, width: int = 64, marked: int | None = None) -> Picture:
    """A tic-tac-toe board, nine of `x`, `o` and `.` row by row, with the `marked` square yellow."""
    parts = [stroke_svg("M20 2v56M40 2v56M2 20h56M2 40h56", INK, 1.5)]
    for number, symbol in enumerate("".join(grid.split())):
        x, y = number % 3 * 20, number // 3 * 20
        if number == marked:
            parts.insert(0, f"<rect x='{x}' y='{y}' width='20' height='20' fill='#ffe9a8'/>")
        if (seat := "xo".find(symbol)) >= 0:
            parts.append(sign_svg(x + 10, y + 10, seat, INK, "scale(0.75)"))
    return picture_svg(60, 60, parts, width)


def tree_svg(
    root: Node, *, picture_size: tuple[int, int] = (64, 64), layers: Sequence[str] = ()
) -> Picture:
    """A tree from the top down: at each node its value, and the branch that minimax takes thick.

    Nodes that minimax never visited are faint, with their branch cut. `layers` name the levels at
    the left edge.
    """
    wide, high = picture_size
    level = high + (66 if high else 90)
    right = 12 + max((len(layer) for layer in layers), default=0) * 7.5
    bottom = 0
    branches, nodes = list[str](), list[str]()

    def place(node: Node, depth: int) -> float:
        """Draw a node and all below it; returns its middle."""
        nonlocal right, bottom
        below = [place(child, depth + 1) for child in node.children]
        if below:
            x = (below[0] + below[-1]) / 2
        else:
            x = right + wide / 2
            right += wide + 12
        top = 8 + depth * level
        foot = top + (high if node.picture else 0)
        bottom = max(bottom, top + level - 28)
        best = next((child for child in node.children if child.value == node.value), None)
        for child, at in zip(node.children, below):
            branches.append(_branch(x, foot + 24, at, top + level, child, child is best))
        size = f"x='{x - wide / 2}' y='{top}' width='{wide}' height='{high}'"
        nodes.append(re.sub("width='[^']*'", size, node.picture, count=1))
        if node.value is not None:
            text = f"{node.value:+,}" if node.value else "0"
            size = f"x='{x - 5 - 3.75 * len(text)}' y='{foot + 1}' width='{10 + 7.5 * len(text)}'"
            style = f"height='20' rx='6' fill='#eef2f6' stroke='{INK}' stroke-width='0.8'"
            nodes.append(f"<rect {size} {style}/>{text_svg(x, foot + 15.5, text, 13)}")
        return x

    place(root, 0)
    heights = [13 + depth * level + high / 2 for depth in range(len(layers))]
    names = [text_svg(4, y, layer, 13, anchor="start") for y, layer in zip(heights, layers)]
    return picture_svg(right + 4, bottom, [*branches, *nodes, *names], right + 4)


def _branch(x: float, y: float, child_x: float, child_y: float, child: Node, best: bool) -> str:
    wide, high = child_x - x, child_y - y
    path = f"M{x} {y}l{wide} {high}"
    # Names and cuts are near the child, where the branches of a wide tree are apart.
    name = text_svg(x + 0.72 * wide, y + 0.72 * high + 4, child.move, 12, colours=(INK, PAPER))
    if child.value is None:
        cut = sign_svg(child_x, child_y + 4, 0, "#b00020")
        return stroke_svg(path, "#9aa7b4", 1.5, "stroke-dasharray='5 5'") + cut + name
    return stroke_svg(path, "#7a3d99" if best else INK, 4 if best else 1.5) + name
