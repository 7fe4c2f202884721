"""Boards and trees as SVG, for the notebooks.

The first player's discs are vermilion with a cross, the second player's blue with a ring: they
differ in shape as well as in colour. Colours are those of `arena/viewer/style.css` in its light
scheme; pictures bring their own white ground, so that they are legible on a dark page.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape

from play.game import GameInProgress, Square, column_name

SQUARE = 48  # units of the drawing
MARGIN = 8
LABELS = 26  # height of a line of labels
COLOURS = ("#c8500a", "#0067a5")  # vermilion, blue
MARKS = ("M-7-7L7 7M7-7L-7 7", "M0-8a8 8 0 1 0 .01 0z")  # a cross, a ring
INK = "#1c2733"
FRAME = "#d5dde6"
HOLE = "#ffffff"


class Picture(str):
    """SVG text that a notebook displays as a picture."""

    def _repr_svg_(self) -> str:
        return str(self)


def draw_game(
    game: GameInProgress,
    *,
    labels: Mapping[int, str] | None = None,
    highlights: Iterable[tuple[Sequence[Square], str, str]] = (),
    width: int | None = None,
    name: str = "",
) -> Picture:
    """The board with the last move and any winning line marked.

    `labels` go above the columns; a highlight is squares to join, a colour, and a text. `width` is
    that of the picture in pixels, by default 48 a square; `name` is its class, for CSS.
    """
    rows, columns = game.geometry.rows, game.geometry.columns
    right = columns * SQUARE + 2 * MARGIN
    top = 0 if labels is None else LABELS
    bottom = top + rows * SQUARE + 2 * MARGIN

    def centre(row: int, column: int) -> tuple[float, float]:
        x, y = MARGIN + (column + 0.5) * SQUARE, MARGIN + (rows - row - 0.5) * SQUARE
        return x, top + y

    parts = [
        f"<rect x='1' y='{top + 1}' width='{right - 2}' height='{bottom - top - 2}' rx='12' "
        f"fill='{FRAME}' stroke='{INK}' stroke-width='1.5'/>"
    ]
    for column in range(columns):
        x, _ = centre(0, column)
        parts += [_circle(*centre(row, column), 20, f"fill='{HOLE}'") for row in range(rows)]
        parts.append(_text(x, bottom + 18, column_name(column), 15))
        parts.append(_text(x, 17, (labels or {}).get(column, ""), 13))
    for number, (row, column, seat) in enumerate(game.discs(), start=1):
        place = centre(row, column)
        parts.append(_circle(*place, 20, f"fill='{COLOURS[seat]}'") + _mark(*place, seat, HOLE))
        if number == len(game.moves):
            dashes = f"fill='none' stroke='{HOLE}' stroke-width='2' stroke-dasharray='4 3'"
            parts.append(_circle(*place, 18, dashes))
    texts: dict[tuple[float, float], str] = {}
    for squares, colour, text in highlights:
        centres = [centre(*square) for square in squares]
        path = "L".join(f"{x} {y}" for x, y in centres)
        parts.append(_stroke(f"M{path}", colour, 9, "stroke-opacity='0.55'"))
        half = len(centres) // 2
        places = [*centres[half:], *reversed(centres[:half])]
        place = next((each for each in places if each not in texts), places[0])
        texts[place] = f"{texts[place]} {text}" if place in texts else text
    for (x, y), text in texts.items():
        parts.append(_text(x, y - 10, text, 14, "font-weight='bold'", halo=3))
    for square in game.winning_line():
        parts.append(_circle(*centre(*square), 20, f"fill='none' stroke='{INK}' stroke-width='5'"))
    return _svg(right, bottom + LABELS, parts, width or right, name)


def grid_svg(grid: str, *, width: int = 64, marked: int | None = None) -> Picture:
    """A tic-tac-toe board from nine of `x`, `o` and `.`, row by row.

    `marked` is the number of a square to highlight. Raises ValueError for any other grid.
    """
    symbols = "".join(grid.split())
    if len(symbols) != 9 or set(symbols) - set("xo."):
        raise ValueError(f"grid is {grid!r}, expected nine of x, o and .")
    parts = [_stroke("M20 2v56M40 2v56M2 20h56M2 40h56", INK, 1.5)]
    for number, symbol in enumerate(symbols):
        x, y = number % 3 * 20 + 10, number // 3 * 20 + 10
        if number == marked:
            square = f"<rect x='{x - 10}' y='{y - 10}' width='20' height='20' fill='#ffe9a8'/>"
            parts.insert(0, square)
        if symbol != ".":
            seat = "xo".index(symbol)
            parts.append(_mark(x, y, seat, COLOURS[seat], "scale(0.75)"))
    return _svg(60, 60, parts, width)


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
        _text(4, 13 + depth * level + high / 2, layer, 13, anchor="start")
        for depth, layer in enumerate(layers)
    ]
    return _svg(right + 4, bottom, [*branches, *nodes, *names], right + 4)


def _branch(
    start: tuple[float, float], end: tuple[float, float], child: TreeNode, faint: bool
) -> str:
    def at(share: float) -> tuple[float, float]:
        return start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])

    searched = not (child.pruned or faint)
    colour = "#7a3d99" if child.best else INK if searched else "#9aa7b4"
    dashes = "" if searched else "stroke-dasharray='5 5'"
    path = f"M{start[0]} {start[1]}L{end[0]} {end[1]}"
    line = _stroke(path, colour, 4 if child.best else 1.5, dashes)
    cut = _mark(*at(0.4), 0, "#b00020") if child.pruned and not faint else ""
    x, y = at(0.72)  # near the child, where the branches of a wide tree are apart
    return line + cut + _text(x, y + 4, child.move, 12, halo=4)


def _badge(x: float, y: float, text: str) -> str:
    width = 10 + 7.5 * len(text)
    return (
        f"<rect x='{x - width / 2}' y='{y - 10}' width='{width}' height='20' rx='6' "
        f"fill='#eef2f6' stroke='{INK}' stroke-width='0.8'/>" + _text(x, y + 4.5, text, 13)
    )


# What pictures are made of ----------------------------------------------------------------------


def _circle(x: float, y: float, radius: float, style: str) -> str:
    return f"<circle cx='{x}' cy='{y}' r='{radius}' {style}/>"


def _mark(x: float, y: float, seat: int, colour: str, more: str = "") -> str:
    return _stroke(MARKS[seat], colour, 4, f"transform='translate({x} {y}) {more}'")


def _stroke(path: str, colour: str, width: float, more: str = "") -> str:
    style = f"fill='none' stroke='{colour}' stroke-width='{width}' stroke-linecap='round'"
    return f"<path d='{path}' {style} {more}/>"


def _text(
    x: float,
    y: float,
    text: str,
    size: int,
    more: str = "",
    *,
    anchor: str = "middle",
    halo: int = 0,
) -> str:
    style = f"fill='{INK}' stroke='{HOLE}' stroke-width='{halo}' paint-order='stroke' {more}"
    font = f"font-size='{size}' font-family='system-ui, sans-serif' text-anchor='{anchor}'"
    return f"<text x='{x}' y='{y}' {font} {style}>{escape(text)}</text>" if text else ""


def _svg(
    width: float, height: float, parts: Sequence[str], shown: float, name: str = ""
) -> Picture:
    """A picture that shrinks to fit its container."""
    named = f" class='{name}'" if name else ""
    return Picture(
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width:g} {height:g}' "
        f"width='{shown:g}'{named} style='max-width:100%;height:auto' role='img'>"
        f"<rect width='{width}' height='{height}' fill='{HOLE}'/>{''.join(parts)}</svg>"
    )
