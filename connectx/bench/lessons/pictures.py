"""Pictures of the lessons: the windows that an agent counts, and the trees that it searches."""

import math
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
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

# Lengths are in units of the drawing.
MAX_ROW_WIDTH = 1000  # the width of a notebook's page
GAP_WIDTH = 18  # between two pictures
CAPTION_HEIGHT = 36
NODE_GAP_WIDTH = 12  # between two leaves of a tree
CHARACTER_WIDTH = 7.5  # of a text of size 13
GREEN = "#6ff0ab"
RED = "#ffb4a8"


def side_by_side(pictures: Iterable[tuple[str, Picture]]) -> Picture:
    """Draw pictures with captions below them, in rows of up to `MAX_ROW_WIDTH`.

    `pictures` are pairs of a caption and its picture.
    """
    parts = []
    x = 0.0  # the left edge of the next picture
    row_top = 0.0
    row_height = 0.0
    right = 0.0  # the right edge of all pictures so far
    for caption, picture in pictures:
        width, height = _read_size(picture)
        is_first_in_row = x == 0
        if not is_first_in_row and x + width > MAX_ROW_WIDTH:
            x = 0.0
            row_top += row_height
            row_height = 0.0
        # A picture has its width already. Within another picture, it needs a place and a height.
        place_and_height = f"x='{x:g}' y='{row_top:g}' height='{height:g}'"
        parts.append(picture.replace("<svg", f"<svg {place_and_height}", 1))
        caption_y = row_top + height + 16
        parts.append(text_svg(x + width / 2, caption_y, caption, size=13))
        x += width + GAP_WIDTH
        row_height = max(row_height, height + CAPTION_HEIGHT)
        right = max(right, x - GAP_WIDTH)
    return picture_svg(right, row_top + row_height, parts, pixels_wide=right)


def _read_size(picture: Picture) -> tuple[float, float]:
    """Return the width of a picture in pixels, and the height that goes with that width."""
    size_pattern = r"viewBox='0 0 (\S+) (\S+)' width='(\S+)'"  # as `picture_svg` writes it
    numbers = re.findall(size_pattern, picture)[0]
    width_in_units, height_in_units, width = map(float, numbers)
    return width, width * height_in_units / width_in_units


class Window(NamedTuple):
    """A window that adds to the heuristic's score."""

    squares: tuple[Square, ...]
    discs: int  # in the window, all of one side
    own: bool  # whether they are discs of the side whose score it is
    weight: int  # which the window adds to the score


def counted_windows(board: Board, mark: int, weights: Weights) -> list[Window]:
    """List the windows that make up the score of a board for the side with `mark`, 1 or 2.

    A window is the squares of a possible line. Those that count have discs of one side only, and a
    weight that is not 0.
    """
    # The weights by two numbers: of this side's discs in a window, and of the other side's.
    weights_by_discs: dict[tuple[int, int], int] = {}
    # `weights` begins with the weights of this side's windows in which 0, 1 and 2 discs are
    # missing, and ends with those of the other side's windows, in reverse order.
    for missing in range(min(3, board.inarow)):
        discs = board.inarow - missing
        weights_by_discs[discs, 0] = weights[missing]
        weights_by_discs[0, discs] = weights[-1 - missing]
    windows = []
    for window in sorted(windows_of(board.geometry)):
        discs = (window & board.discs_of(mark)).bit_count()
        opponent_discs = (window & board.discs_of(3 - mark)).bit_count()
        weight = weights_by_discs.get((discs, opponent_discs), 0)
        if weight:
            counted_window = Window(
                squares=squares_of(window, board.geometry),
                discs=discs + opponent_discs,  # one of these numbers is 0
                own=discs > 0,
                weight=weight,
            )
            windows.append(counted_window)
    return windows


def score_of(board: Board, mark: int, weights: Weights) -> int:
    """Return the heuristic's score of a board for the side with `mark`, 1 or 2."""
    heuristic = heuristic_of(weights, board.geometry)
    tally = tally_of(board.discs_of(mark), heuristic)  # how many discs each window has
    opponent_tally = tally_of(board.discs_of(3 - mark), heuristic)
    return evaluate(tally, opponent_tally, heuristic)


def draw_windows(moves: str, weights: Weights, width: int = 300) -> Picture:
    """Draw the board after `moves`, with the windows that count for the side that moved last.

    A window is green if it adds to the score of that side, and red if it takes away from it.
    """
    board = Board.from_moves(moves)
    last_mark = 3 - board.mark  # of the side that moved last
    highlights = []
    for window in counted_windows(board, last_mark, weights):
        colour = GREEN if window.weight > 0 else RED
        weight_text = f"{window.weight:+,}"
        highlights.append((window.squares, colour, weight_text))
    return draw_game(read_position(moves), width=width, highlights=highlights)


@dataclass
class Node:
    """A position in a tree that minimax has searched."""

    move: str = ""  # the name of the move that leads here from the parent
    value: int | None = None  # None if minimax never looked at the position
    picture: str = ""  # SVG; "" for none
    children: list["Node"] = field(default_factory=list)

    def leaves(self) -> int:
        """Count the leaves that were looked at."""
        if self.children:
            return sum(child.leaves() for child in self.children)
        return 0 if self.value is None else 1


def search_numbers(tree: Any, *, prune: bool) -> Node:
    """Search a tree of numbers by minimax, and return it with the values of its nodes.

    A node is a list of its children, or a dict of them by the names of the moves. A leaf is a
    number. For example, [[3, 5], 2] is a tree of three leaves. With `prune`, alpha-beta leaves out
    what cannot change the value of the root.
    """
    return _RecordingMinimax(list_moves=_list_children, score=int, prune=prune).search(tree)


def _list_children(node: Any) -> Iterable[tuple[str, Any]]:
    """List the children of a node of a tree of numbers, each after the name of its move.

    Moves have names if the node is a dict. Returns an empty list for a number.
    """
    if isinstance(node, dict):
        return node.items()
    if isinstance(node, list):
        return [("", child) for child in node]
    return []


def search_columns(board: Board, weights: Weights, steps: int, *, prune: bool) -> Node:
    """Search the positions after a board as `agents/minimax.py` does, and return their tree.

    The tree is `steps` moves deep, with the columns from left to right. With `prune`, alpha-beta
    leaves out what cannot change the value of the root. The agent does not prune at its root, as it
    needs the exact scores of all columns.
    """

    root_discs: int = board.discs
    root_mark: int = board.mark

    def list_moves(node: Board) -> list[tuple[str, Board]]:
        """List the names of columns and the boards after them; none `steps` moves from the root."""
        if node.winner or node.discs - root_discs == steps:
            return []
        return [(COLUMN_NAMES[column], node.play(column)) for column in node.legal_columns()]

    def score(leaf: Board) -> int:
        """Return the heuristic's score of a leaf for the side that moves at the root."""
        return score_of(leaf, root_mark, weights)

    return _RecordingMinimax(list_moves=list_moves, score=score, prune=prune).search(board)


@dataclass(frozen=True)
class _RecordingMinimax:
    """Minimax that returns the tree which it searches, and not just the value of the root."""

    list_moves: Callable[[Any], Iterable[tuple[str, Any]]]  # names, and the nodes they lead to
    score: Callable[[Any], int]  # of a leaf, for the side that moves at the root
    prune: bool  # by alpha-beta

    def search(
        self,
        state: Any,
        is_maximising: bool = True,
        alpha: float = -math.inf,
        beta: float = math.inf,
    ) -> Node:
        """Return the tree below a state, which is whatever `list_moves` and `score` take.

        The values are those for the side that moves at the root, and `is_maximising` says whether
        this side is to move. With `prune`, the value of a node may be a bound, except at the root.
        A child that is pruned is in the tree, without a value and without children.
        """
        node = Node()
        values: list[int] = []
        for move, next_state in self.list_moves(state):
            is_pruned = self.prune and alpha >= beta
            if is_pruned:
                node.children.append(Node(move=move))
                continue
            child = self.search(next_state, not is_maximising, alpha, beta)
            child.move = move
            node.children.append(child)
            assert child.value is not None  # `search` gives each node a value
            values.append(child.value)
            if is_maximising:
                alpha = max(alpha, child.value)
            else:
                beta = min(beta, child.value)
        if not values:  # a leaf
            node.value = self.score(state)
        else:
            node.value = max(values) if is_maximising else min(values)
        return node


def grid_svg(
    grid: str,
    *,
    width: int = 64,
    marked: int | None = None,
    labels: Mapping[int, str] | None = None,
) -> Picture:
    """Draw a tic-tac-toe grid, which is nine of `x`, `o` and `.` row by row.

    The square with the number `marked` is yellow. `labels` are texts in squares, by their numbers.
    Squares are numbered from 0, row by row. `width` is that of the picture in pixels. The drawing
    is 60 units wide, 20 for a square.
    """
    labels = labels or {}
    grid_lines = "M20 2v56M40 2v56M2 20h56M2 40h56"  # two down, two across
    parts = [stroke_svg(grid_lines, INK, 1.5)]
    for number, symbol in enumerate("".join(grid.split())):
        x = number % 3 * 20  # the left edge of the square
        y = number // 3 * 20  # its upper edge
        if number == marked:
            # Below the lines, so it comes first.
            parts.insert(0, f"<rect x='{x}' y='{y}' width='20' height='20' fill='#ffe9a8'/>")
        if symbol in "xo":
            sign_number = "xo".index(symbol)  # 0 is a cross, 1 a circle
            parts.append(sign_svg(x + 10, y + 10, sign_number, INK, "scale(0.75)"))
        parts.append(text_svg(x + 10, y + 13, labels.get(number, ""), size=7))
    return picture_svg(60, 60, parts, pixels_wide=width)


def tree_svg(
    root: Node, *, picture_size: tuple[int, int] = (64, 64), layers: Sequence[str] = ()
) -> Picture:
    """Draw a tree from the top down, with the value of each node.

    The branch that minimax chooses at a node is thick. A node that minimax never looked at is at
    the end of a faint branch with a cross. `picture_size` is the width and the height of the nodes'
    pictures. `layers` are names for the depths of the tree, from the root down, which stand at the
    left edge.
    """
    _, picture_height = picture_size
    longest_name = max((len(layer) for layer in layers), default=0)  # in characters
    drawing = _TreeDrawing(picture_size, right=12 + longest_name * CHARACTER_WIDTH)
    drawing.draw_node(root, depth=0)
    layer_names = []
    for depth, layer in enumerate(layers):
        y = 13 + depth * drawing.level_height + picture_height / 2
        layer_names.append(text_svg(4, y, layer, size=13, anchor="start"))
    # What comes later covers what comes before.
    parts = [*drawing.branches, *drawing.nodes, *layer_names]
    width = drawing.right + 4
    return picture_svg(width, drawing.bottom, parts, pixels_wide=width)


class _TreeDrawing:
    """The elements of a tree's picture, which `draw_node` adds."""

    def __init__(self, picture_size: tuple[int, int], right: float) -> None:
        """Begin a picture whose leaves stand to the right of `right`.

        There may be a text to the left of it. `picture_size` is the width and the height of the
        nodes' pictures.
        """
        self.picture_width, self.picture_height = picture_size
        # Without pictures, the branches from a node to its children need more room.
        branch_height = 66 if self.picture_height else 90
        self.level_height = self.picture_height + branch_height
        self.right = right  # the right edge of what is drawn already
        self.bottom = 0
        self.branches: list[str] = []  # SVG
        self.nodes: list[str] = []  # SVG

    def draw_node(self, node: Node, depth: int) -> float:
        """Draw a node and all nodes below it, and return the x of the node's middle."""
        children_x = [self.draw_node(child, depth + 1) for child in node.children]
        if children_x:
            x = (children_x[0] + children_x[-1]) / 2
        else:  # a leaf stands to the right of what is drawn already
            x = self.right + self.picture_width / 2
            self.right += self.picture_width + NODE_GAP_WIDTH
        top = 8 + depth * self.level_height
        picture_bottom = top + (self.picture_height if node.picture else 0)
        self.bottom = max(self.bottom, top + self.level_height - 28)
        # The first child with the node's value is minimax's choice.
        best_child = next((child for child in node.children if child.value == node.value), None)
        for child, child_x in zip(node.children, children_x):
            start = (x, picture_bottom + 24)
            end = (child_x, top + self.level_height)
            self.branches.append(_branch_svg(start, end, child, child is best_child))
        left = x - self.picture_width / 2
        size = f"x='{left}' y='{top}' width='{self.picture_width}' height='{self.picture_height}'"
        # The picture's own width is replaced by its place and its size in this drawing.
        picture = re.sub("width='[^']*'", size, node.picture, count=1)
        self.nodes.append(picture)
        if node.value is not None:
            self.nodes.append(_value_box_svg(x, picture_bottom, node.value))
        return x


def _value_box_svg(x: float, y: float, value: int) -> str:
    """Return a node's value in a box. The point (x, y) is the middle of its upper edge."""
    text = f"{value:+,}" if value else "0"
    width = 10 + CHARACTER_WIDTH * len(text)
    left = x - 5 - CHARACTER_WIDTH / 2 * len(text)
    size = f"x='{left}' y='{y + 1}' width='{width}'"
    style = f"height='20' rx='6' fill='#eef2f6' stroke='{INK}' stroke-width='0.8'"
    return f"<rect {size} {style}/>{text_svg(x, y + 15.5, text, 13)}"


def _branch_svg(
    start: tuple[float, float], end: tuple[float, float], child: Node, is_best: bool
) -> str:
    """Return the branch to a child, from the point `start` to the point `end`, as SVG.

    The branch is thick if the child is minimax's choice, and faint with a cross at its end if
    minimax never looked at the child.
    """
    x, y = start
    child_x, child_y = end
    width = child_x - x
    height = child_y - y
    path = f"M{x} {y}l{width} {height}"
    # Names and crosses are near the child, where the branches of a wide tree are apart.
    name = text_svg(x + 0.72 * width, y + 0.72 * height + 4, child.move, 12, colours=(INK, PAPER))
    if child.value is None:
        cross = sign_svg(child_x, child_y + 4, 0, "#b00020")  # sign 0 is a cross
        return stroke_svg(path, "#9aa7b4", 1.5, "stroke-dasharray='5 5'") + cross + name
    if is_best:
        return stroke_svg(path, "#7a3d99", 4) + name
    return stroke_svg(path, INK, 1.5) + name
