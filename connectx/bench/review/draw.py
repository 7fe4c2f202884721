"""Boards as SVG, and the elements of pictures.

The first player's discs are red with a cross, the second player's yellow with a ring: they differ
in shape as well as in colour. Colours are those of `bench/web/style.css`; pictures bring their own
white ground, so that they are legible on a dark page.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from html import escape
from operator import or_
from typing import Any

from connectx.bench.review.threats import Square, squares_of
from connectx.core.board import Board
from connectx.core.windows import windows_of
from connectx.game import Game
from connectx.position import read_position
from connectx.words import COLOURS, SIGN_COLOURS, column_name

SQUARE = 48  # units of the drawing
MARGIN = 8
LABELS = 26  # height of a line of labels
SIGN_PATHS = ("M-7-7L7 7M7-7L-7 7", "M0-8a8 8 0 1 0 .01 0z")  # a cross, a ring
INK = "#172033"
PAPER = "#ffffff"
FRAME = "#2a63dc"
HOLE = "#0b1c45"


class Picture(str):
    """SVG text that a notebook displays as a picture."""

    def _repr_svg_(self) -> str:
        return str(self)


def draw_game(
    game: str | Game | Any,
    *,
    labels: Mapping[int, str] | None = None,
    highlights: Iterable[tuple[Sequence[Square], str, str]] = (),
    width: int | None = None,
) -> Picture:
    """A picture of the board, with the last move and any winning line marked.

    `game` is whatever `read_position` takes: moves such as "4453", kaggle-environments' `env`.
    `labels` are texts above columns. A highlight has the squares that it joins, a colour and a
    text. `width` is that of the picture in pixels, by default 48 a square.

    >>> picture = draw_game("4453", labels={3: "+1"})
    >>> picture[:4]  # SVG, which a notebook shows as a picture
    '<svg'
    """
    game = read_position(game)
    rows, columns = game.geometry.rows, game.geometry.columns
    discs = {
        (game.moves[:ply].count(column), column): ply % 2 for ply, column in enumerate(game.moves)
    }
    right = columns * SQUARE + 2 * MARGIN
    top = 0 if labels is None else LABELS
    bottom = top + rows * SQUARE + 2 * MARGIN

    def centre(square: Square) -> tuple[float, float]:
        row, column = square
        x, y = MARGIN + (column + 0.5) * SQUARE, MARGIN + (rows - row - 0.5) * SQUARE
        return x, top + y

    parts = [
        f"<rect x='1' y='{top + 1}' width='{right - 2}' height='{bottom - top - 2}' rx='12' "
        f"fill='{FRAME}'/>"
    ]
    for column in range(columns):
        x, _ = centre((0, column))
        parts += [_circle(*centre((row, column)), 20, f"fill='{HOLE}'") for row in range(rows)]
        parts.append(text_svg(x, bottom + 18, column_name(column), 15))
        parts.append(text_svg(x, 17, (labels or {}).get(column, ""), 13))
    for square, seat in discs.items():
        parts.append(_circle(*centre(square), 20, f"fill='{COLOURS[seat]}'"))
        parts.append(sign_svg(*centre(square), seat, SIGN_COLOURS[seat]))
    for square in [*discs][-1:]:
        ring = f"fill='none' stroke='{PAPER}' stroke-width='2'"
        parts.append(_circle(*centre(square), 19, ring))
    texts: dict[Square, str] = {}  # in the middle of what they stand for, best on an empty square
    for squares, colour, text in highlights:
        path = "L".join(f"{x} {y}" for x, y in map(centre, squares))
        parts.append(stroke_svg(f"M{path}", colour, 9, "stroke-opacity='0.8'"))
        half = len(squares) // 2
        places = sorted([*squares[half:], *reversed(squares[:half])], key=discs.__contains__)
        place = next((place for place in places if place not in texts), places[0])
        texts[place] = f"{texts[place]} {text}" if place in texts else text
    for place, text in texts.items():
        x, y = centre(place)
        parts.append(text_svg(x, y - 10, text, 14, "font-weight='bold'", colours=(PAPER, HOLE)))
    ring = f"fill='none' stroke='{PAPER}' stroke-width='4'"
    parts += [_circle(*centre(square), 20, ring) for square in line_squares(game.board)]
    return picture_svg(right, bottom + LABELS, parts, width or right)


def line_squares(board: Board) -> list[Square]:
    """The squares of the lines that the last move completed, from the bottom."""
    won = [window for window in windows_of(board.geometry) if window & board.theirs == window]
    return sorted(squares_of(reduce(or_, won, 0), board.geometry))


# The elements of pictures -----------------------------------------------------------------------


def sign_svg(x: float, y: float, seat: int, colour: str, more: str = "") -> str:
    """The sign of a seat, with `more` transformations."""
    return stroke_svg(SIGN_PATHS[seat], colour, 4, f"transform='translate({x} {y}) {more}'")


def stroke_svg(path: str, colour: str, width: float, more: str = "") -> str:
    """A line along a path, with `more` attributes."""
    style = f"fill='none' stroke='{colour}' stroke-width='{width}' stroke-linecap='round'"
    return f"<path d='{path}' {style} {more}/>"


def text_svg(
    x: float, y: float, text: str, size: int, more: str = "", anchor: str = "middle",
    colours: tuple[str, str] = (INK, "none"),
) -> str:  # fmt: skip
    """Text with its baseline at y, in its colour and that around it; "" if it is empty."""
    style = (
        f"fill='{colours[0]}' stroke='{colours[1]}' stroke-width='3' paint-order='stroke' {more}"
    )
    font = f"font-size='{size}' font-family='system-ui, sans-serif' text-anchor='{anchor}'"
    return f"<text x='{x}' y='{y}' {font} {style}>{escape(text)}</text>" if text else ""


def picture_svg(width: float, height: float, parts: Sequence[str], shown: float) -> Picture:
    """A picture that shrinks to fit its container."""
    return Picture(
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width:g} {height:g}' "
        f"width='{shown:g}' style='max-width:100%;height:auto' role='img'>"
        f"<rect width='{width}' height='{height}' fill='{PAPER}'/>{''.join(parts)}</svg>"
    )


def _circle(x: float, y: float, radius: float, style: str) -> str:
    """A circle; `style` are its attributes."""
    return f"<circle cx='{x}' cy='{y}' r='{radius}' {style}/>"
