"""Trees of moves, and how they are drawn."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from play.draw import COLOURS, INK, Picture, mark_svg, picture_svg, stroke_svg, text_svg


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


def grid_svg(grid: str, *, width: int = 64, marked: int | None = None) -> Picture:
    """A tic-tac-toe board, nine of `x`, `o` and `.` row by row, with the `marked` square yellow."""
    parts = [stroke_svg("M20 2v56M40 2v56M2 20h56M2 40h56", INK, 1.5)]
    for number, symbol in enumerate("".join(grid.split())):
        x, y = number % 3 * 20 + 10, number // 3 * 20 + 10
        if number == marked:
            square = f"<rect x='{x - 10}' y='{y - 10}' width='20' height='20' fill='#ffe9a8'/>"
            parts.insert(0, square)
        if symbol != ".":
            seat = "xo".index(symbol)
            parts.append(mark_svg(x, y, seat, COLOURS[seat], "scale(0.75)"))
    return picture_svg(60, 60, parts, width)


def tree_svg(
    root: Node, *, picture_size: tuple[int, int] = (64, 64), layers: Sequence[str] = ()
) -> Picture:
    """A tree from the top down: at each node its value, and the branch that minimax takes thick.

    What was never looked at is faint, its branch cut. `layers` name the levels at the left edge.
    """
    wide, high = picture_size
    level = high + (66 if high else 90)
    right = 12 + max((len(layer) for layer in layers), default=0) * 7.5
    bottom = 0
    branches, nodes = [], []

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
        picture = re.sub("width='[^']*'", size, node.picture, count=1)
        if node.value is not None:
            picture += _badge(x, foot + 11, f"{node.value:+,}" if node.value else "0")
        nodes.append(picture)
        return x

    place(root, 0)
    names = [
        text_svg(4, 13 + depth * level + high / 2, layer, 13, anchor="start")
        for depth, layer in enumerate(layers)
    ]
    return picture_svg(right + 4, bottom, [*branches, *nodes, *names], right + 4)


def _branch(x: float, y: float, child_x: float, child_y: float, child: Node, best: bool) -> str:
    wide, high = child_x - x, child_y - y
    path = f"M{x} {y}l{wide} {high}"
    # Near the child, where the branches of a wide tree are apart.
    name = text_svg(x + 0.72 * wide, y + 0.72 * high + 4, child.move, 12, halo=4)
    if child.value is None:
        cut = mark_svg(x + 0.4 * wide, y + 0.4 * high, 0, "#b00020")
        return stroke_svg(path, "#9aa7b4", 1.5, "stroke-dasharray='5 5'") + cut + name
    return stroke_svg(path, "#7a3d99" if best else INK, 4 if best else 1.5) + name


def _badge(x: float, y: float, text: str) -> str:
    width = 10 + 7.5 * len(text)
    box = f"<rect x='{x - width / 2}' y='{y - 10}' width='{width}' height='20' rx='6' "
    fill = f"fill='#eef2f6' stroke='{INK}' stroke-width='0.8'/>"
    return box + fill + text_svg(x, y + 4.5, text, 13)
