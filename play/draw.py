"""Boards and trees as SVG.

The first player's discs are vermilion with a cross, the second player's blue with a ring: they
differ in shape as well as in colour. Colours are those of `arena/viewer/style.css` in its light
scheme; pictures bring their own white ground, so that they are legible on a dark page.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from html import escape

from agents.core.position import Geometry
from play.game import GameInProgress, Square, column_name

SQUARE = 48  # units of the drawing
MARGIN = 8
LABELS = 26  # height of a line of labels
COLOURS = ("#c8500a", "#0067a5")  # vermilion, blue
INK = "#1c2733"
FRAME = "#d5dde6"
HOLE = "#ffffff"
FONT = "font-family='system-ui, sans-serif'"


class Picture(str):
    """SVG text that a notebook displays as a picture."""

    def _repr_svg_(self) -> str:
        return str(self)


@dataclass(frozen=True, kw_only=True)
class Highlight:
    """Squares to join with a line, such as a window that counts."""

    squares: Sequence[Square]
    colour: str = "#7a3d99"
    label: str = ""


def draw_game(
    game: GameInProgress,
    *,
    labels: Mapping[int, str] | None = None,
    highlights: Sequence[Highlight] = (),
    width: int | None = None,
) -> Picture:
    """The board with the last move and any winning line marked.

    `labels` go above the columns; `width` is that of the picture in pixels, by default 48 a square.
    """
    return board_svg(
        game.geometry,
        game.discs(),
        line=game.winning_line(),
        labels=labels,
        highlights=highlights,
        last=len(game.moves),
        width=width,
    )


def board_svg(
    geometry: Geometry,
    discs: Sequence[tuple[int, int, int]],
    *,
    line: Sequence[Square] = (),
    labels: Mapping[int, str] | None = None,
    highlights: Sequence[Highlight] = (),
    last: int = 0,
    width: int | None = None,
) -> Picture:
    """A board with discs, each a row, a column and a seat, in playing order.

    The disc of move number `last` is marked; 0 marks none.
    """
    right = geometry.columns * SQUARE + 2 * MARGIN
    top = LABELS if labels is not None else 0
    bottom = top + geometry.rows * SQUARE + 2 * MARGIN
    whole = bottom + LABELS

    def centre(row: int, column: int) -> tuple[float, float]:
        return (
            MARGIN + (column + 0.5) * SQUARE,
            top + MARGIN + (geometry.rows - row - 0.5) * SQUARE,
        )

    parts = [
        f"<rect width='{right}' height='{whole}' fill='{HOLE}'/>"
        f"<rect x='1' y='{top + 1}' width='{right - 2}' height='{bottom - top - 2}' rx='12' "
        f"fill='{FRAME}' stroke='{INK}' stroke-width='1.5'/>"
    ]
    for column in range(geometry.columns):
        x, _ = centre(0, column)
        parts += (
            f"<circle cx='{x}' cy='{centre(row, column)[1]}' r='{SQUARE * 0.41}' fill='{HOLE}'/>"
            for row in range(geometry.rows)
        )
        parts.append(_label(x, bottom + 18, column_name(column), 15))
        if labels is not None and column in labels:
            parts.append(_label(x, 17, labels[column], 13))
    for number, (row, column, seat) in enumerate(discs, start=1):
        parts.append(_disc(*centre(row, column), seat, last=number == last))
    for highlight in highlights:
        parts.append(_highlight([centre(*place) for place in highlight.squares], highlight))
    for row, column in line:
        x, y = centre(row, column)
        parts.append(
            f"<circle cx='{x}' cy='{y}' r='{SQUARE * 0.41}' fill='none' stroke='{INK}' "
            "stroke-width='5'/>"
        )
    return _svg(right, whole, "".join(parts), width or right)


def _label(x: float, y: float, text: str, size: int) -> str:
    return (
        f"<text x='{x}' y='{y}' font-size='{size}' text-anchor='middle' fill='{INK}' {FONT}>"
        f"{escape(text)}</text>"
    )


def _disc(x: float, y: float, seat: int, *, last: bool) -> str:
    radius = SQUARE * 0.41
    arm = SQUARE * 0.14
    sign = (
        f"<path d='M{x - arm} {y - arm}l{2 * arm} {2 * arm}m0 {-2 * arm}l{-2 * arm} {2 * arm}' "
        "stroke='#ffffff' stroke-width='4' stroke-linecap='round'/>"
        if seat == 0
        else f"<circle cx='{x}' cy='{y}' r='{arm * 1.15}' fill='none' stroke='#ffffff' "
        "stroke-width='4'/>"
    )
    ring = (
        f"<circle cx='{x}' cy='{y}' r='{radius - 2}' fill='none' stroke='#ffffff' "
        "stroke-width='2' stroke-dasharray='4 3'/>"
        if last
        else ""
    )
    return f"<circle cx='{x}' cy='{y}' r='{radius}' fill='{COLOURS[seat]}'/>{sign}{ring}"


def _highlight(centres: Sequence[tuple[float, float]], highlight: Highlight) -> str:
    path = "L".join(f"{x} {y}" for x, y in centres)
    x, y = centres[len(centres) // 2]
    text = (
        f"<text x='{x}' y='{y - SQUARE * 0.2}' font-size='14' font-weight='bold' "
        f"text-anchor='middle' fill='{INK}' stroke='#ffffff' stroke-width='3' "
        f"paint-order='stroke' {FONT}>{escape(highlight.label)}</text>"
        if highlight.label
        else ""
    )
    return (
        f"<path d='M{path}' fill='none' stroke='{highlight.colour}' stroke-width='9' "
        f"stroke-opacity='0.55' stroke-linecap='round'/>{text}"
    )


def _svg(width: float, height: float, content: str, shown: float) -> Picture:
    """A picture that shrinks to fit its container."""
    return Picture(
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width:g} {height:g}' "
        f"width='{shown:g}' style='max-width:100%;height:auto' role='img'>{content}</svg>"
    )


# Tic-tac-toe ------------------------------------------------------------------------------------


def grid_svg(grid: str, *, width: int = 64, marked: int | None = None) -> Picture:
    """A tic-tac-toe board from nine of `x`, `o` and `.`, row by row.

    `marked` is the number of a square to highlight. Raises ValueError for any other grid.
    """
    symbols = "".join(grid.split())
    if len(symbols) != 9 or set(symbols) - set("xo."):
        raise ValueError(f"grid is {grid!r}, expected nine of x, o and .")
    parts = ["<rect width='60' height='60' fill='#ffffff'/>"]
    if marked is not None:
        x, y = marked % 3 * 20, marked // 3 * 20
        parts.append(f"<rect x='{x}' y='{y}' width='20' height='20' fill='#ffe9a8'/>")
    parts.append(f"<path d='M20 2v56M40 2v56M2 20h56M2 40h56' stroke='{INK}' stroke-width='1.5'/>")
    for number, symbol in enumerate(symbols):
        x, y = number % 3 * 20 + 10, number // 3 * 20 + 10
        if symbol == "x":
            parts.append(
                f"<path d='M{x - 5} {y - 5}l10 10m0 -10l-10 10' stroke='{COLOURS[0]}' "
                "stroke-width='3' stroke-linecap='round'/>"
            )
        elif symbol == "o":
            parts.append(
                f"<circle cx='{x}' cy='{y}' r='5.5' fill='none' stroke='{COLOURS[1]}' "
                "stroke-width='3'/>"
            )
    return _svg(60, 60, "".join(parts), width)


# Trees ------------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class TreeNode:
    """A node of a tree to draw."""

    text: str = ""
    picture: str = ""
    move: str = ""  # written on the branch from the parent
    pruned: bool = False  # never searched: drawn faint, with its branch cut
    best: bool = False  # the chosen branch: drawn thick
    children: Sequence["TreeNode"] = field(default=())


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
    left = 12 + max((len(layer) for layer in layers), default=0) * 7.5
    parts: list[str] = []
    next_leaf = [left]
    deepest = [0]

    def place(node: TreeNode, depth: int, faint: bool) -> float:
        deepest[0] = max(deepest[0], depth)
        faint = faint or node.pruned
        below = [place(child, depth + 1, faint) for child in node.children]
        if below:
            x = (below[0] + below[-1]) / 2
        else:
            x = next_leaf[0] + wide / 2
            next_leaf[0] += wide + gap
        top = 8 + depth * level
        height = high if node.picture else 0
        for child, at in zip(node.children, below):
            parts.insert(0, _branch(x, top + height + 24, at, top + level, child, faint))
        opacity = "0.35" if faint else "1"
        parts.append(f"<g opacity='{opacity}'>")
        if node.picture:
            body = node.picture.replace("<svg ", f"<svg x='{x - wide / 2}' y='{top}' ", 1)
            parts.append(_sized(body, wide, high))
        if node.text:
            parts.append(_badge(x, top + height + 11, node.text))
        parts.append("</g>")
        return x

    place(root, 0, False)
    names = "".join(
        f"<text x='4' y='{8 + depth * level + high / 2 + 5}' font-size='13' fill='{INK}' {FONT}>"
        f"{escape(layer)}</text>"
        for depth, layer in enumerate(layers)
    )
    width = next_leaf[0] + 4
    height = (deepest[0] + 1) * level - 20
    background = f"<rect width='{width}' height='{height}' fill='#ffffff'/>"
    return _svg(width, height, background + "".join(parts) + names, width)


def _branch(x: float, y: float, to_x: float, to_y: float, child: TreeNode, faint: bool) -> str:
    dashes = " stroke-dasharray='5 5'" if child.pruned or faint else ""
    thickness = 4 if child.best else 1.5
    colour = "#7a3d99" if child.best else "#9aa7b4" if child.pruned or faint else INK
    middle_x, middle_y = x + 0.4 * (to_x - x), y + 0.4 * (to_y - y)
    cut = (
        f"<path d='M{middle_x - 7} {middle_y - 7}l14 14m0 -14l-14 14' stroke='#b00020' "
        "stroke-width='2.5'/>"
        if child.pruned and not faint
        else ""
    )
    # Near the child, where the branches of a wide tree are apart.
    name_x, name_y = x + 0.72 * (to_x - x), y + 0.72 * (to_y - y)
    text = (
        f"<text x='{name_x}' y='{name_y + 4}' font-size='12' text-anchor='middle' fill='{INK}' "
        f"stroke='#ffffff' stroke-width='4' paint-order='stroke' {FONT}>{escape(child.move)}</text>"
        if child.move
        else ""
    )
    return (
        f"<path d='M{x} {y}L{to_x} {to_y}' stroke='{colour}' stroke-width='{thickness}'"
        f"{dashes}/>{cut}{text}"
    )


def _badge(x: float, y: float, text: str) -> str:
    width = 10 + 7.5 * len(text)
    return (
        f"<rect x='{x - width / 2}' y='{y - 10}' width='{width}' height='20' rx='6' "
        f"fill='#eef2f6' stroke='{INK}' stroke-width='0.8'/>"
        f"<text x='{x}' y='{y + 4.5}' font-size='13' text-anchor='middle' fill='{INK}' {FONT}>"
        f"{escape(text)}</text>"
    )


def _sized(svg: str, width: float, height: float) -> str:
    """A picture to put inside another, at the given size."""
    head, _, rest = svg.partition(">")
    words = [word for word in head.split(" ") if not word.startswith("width=")]
    return " ".join(words) + f" width='{width}' height='{height}'>" + rest
