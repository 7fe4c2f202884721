"""Trees of moves as SVG, for the lessons."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from play.draw import COLOURS, INK, Picture, mark_svg, picture_svg, stroke_svg, text_svg


def grid_svg(grid: str, *, width: int = 64, marked: int | None = None) -> Picture:
    """A tic-tac-toe board from nine of `x`, `o` and `.`, row by row.

    `marked` is the number of a square to highlight. Raises ValueError for any other grid.
    """
    symbols = "".join(grid.split())
    if len(symbols) != 9 or set(symbols) - set("xo."):
        raise ValueError(f"grid is {grid!r}, expected nine of x, o and .")
    parts = [stroke_svg("M20 2v56M40 2v56M2 20h56M2 40h56", INK, 1.5)]
    for number, symbol in enumerate(symbols):
        x, y = number % 3 * 20 + 10, number // 3 * 20 + 10
        if number == marked:
            square = f"<rect x='{x - 10}' y='{y - 10}' width='20' height='20' fill='#ffe9a8'/>"
            parts.insert(0, square)
        if symbol != ".":
            seat = "xo".index(symbol)
            parts.append(mark_svg(x, y, seat, COLOURS[seat], "scale(0.75)"))
    return picture_svg(60, 60, parts, width)


@dataclass(frozen=True, kw_only=True)
class TreeNode:
    """A node of a tree to draw."""

    text: str = ""
    picture: str = ""
    move: str = ""  # written on the branch from the parent
    pruned: bool = False  # never searched: drawn faint, with its branch cut
    best: bool = False  # the chosen branch: drawn thick
    children: Sequence["TreeNode"] = ()


def tree_svg(
    root: TreeNode,
    *,
    picture_size: tuple[int, int] = (64, 64),
    gap: int = 14,
    level_height: int | None = None,
    layers: Sequence[str] = (),
) -> Picture:
    """A tree, drawn from the top down; `layers` name its levels at the left edge."""
    wide, high = picture_size
    level = level_height or high + 66
    right = 12 + max((len(layer) for layer in layers), default=0) * 7.5
    bottom = 0
    branches, nodes = [], []

    def place(node: TreeNode, depth: int, faint: bool) -> float:
        """Draw a node and all below it; returns its middle."""
        nonlocal right, bottom
        faint = faint or node.pruned
        below = [place(child, depth + 1, faint) for child in node.children]
        if below:
            x = (below[0] + below[-1]) / 2
        else:
            x = right + wide / 2
            right += wide + gap
        top = 8 + depth * level
        foot = top + (high if node.picture else 0)
        bottom = max(bottom, top + level - 28)
        for child, at in zip(node.children, below):
            branches.append(_branch((x, foot + 24), (at, top + level), child, faint))
        size = f"x='{x - wide / 2}' y='{top}' width='{wide}' height='{high}'"
        picture = re.sub("width='[^']*'", size, node.picture, count=1)
        badge = _badge(x, foot + 11, node.text) if node.text else ""
        nodes.append(f"<g opacity='{0.35 if faint else 1}'>{picture}{badge}</g>")
        return x

    place(root, 0, False)
    names = [
        text_svg(4, 13 + depth * level + high / 2, layer, 13, anchor="start")
        for depth, layer in enumerate(layers)
    ]
    return picture_svg(right + 4, bottom, [*branches, *nodes, *names], right + 4)


def _branch(
    start: tuple[float, float], end: tuple[float, float], child: TreeNode, faint: bool
) -> str:
    def at(share: float) -> tuple[float, float]:
        return start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])

    searched = not (child.pruned or faint)
    colour = "#7a3d99" if child.best else INK if searched else "#9aa7b4"
    dashes = "" if searched else "stroke-dasharray='5 5'"
    path = f"M{start[0]} {start[1]}L{end[0]} {end[1]}"
    line = stroke_svg(path, colour, 4 if child.best else 1.5, dashes)
    cut = mark_svg(*at(0.4), 0, "#b00020") if child.pruned and not faint else ""
    x, y = at(0.72)  # near the child, where the branches of a wide tree are apart
    return line + cut + text_svg(x, y + 4, child.move, 12, halo=4)


def _badge(x: float, y: float, text: str) -> str:
    width = 10 + 7.5 * len(text)
    return (
        f"<rect x='{x - width / 2}' y='{y - 10}' width='{width}' height='20' rx='6' "
        f"fill='#eef2f6' stroke='{INK}' stroke-width='0.8'/>" + text_svg(x, y + 4.5, text, 13)
    )
