"""Boards as SVG, and the elements of pictures.

The first player's discs are red with a cross, the second player's yellow with a ring: they differ
in shape as well as in colour. Colours are those of `bench/web/colours.css`; pictures bring their
own white ground, so that they are legible on a dark page.
"""

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from connectx.bench.review.threats import Square, squares_of
from connectx.core.board import Board
from connectx.core.windows import windows_of
from connectx.game import Game
from connectx.position import read_position
from connectx.words import COLOURS, SIGN_COLOURS, column_name

# Lengths in units of the drawing.
SQUARE_WIDTH = 48
MARGIN_WIDTH = 8
LABELS_HEIGHT = 26  # of a line of labels
DISC_RADIUS = 20
LAST_MOVE_RADIUS = 19  # of the ring around the last move
SIGN_PATHS = ("M-7-7L7 7M7-7L-7 7", "M0-8a8 8 0 1 0 .01 0z")  # a cross, a ring
INK = "#172033"
PAPER = "#ffffff"
FRAME_COLOUR = "#2a63dc"
HOLE_COLOUR = "#0b1c45"


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
    first_column: int = 1,
) -> Picture:
    """Draw the board of a game, with the last move and any winning line marked.

    `game` is whatever `read_position` takes: moves such as "4453", kaggle-environments' `env`.
    `labels` are texts above columns. A highlight has the squares that it joins, a colour and a
    text. `width` is that of the picture in pixels, by default 48 a square. `first_column` is the
    number below the leftmost column: 0 draws the columns as agents count them.

    >>> picture = draw_game("4453", labels={3: "+1"})
    >>> picture[:4]  # SVG, which a notebook shows as a picture
    '<svg'
    """
    game = read_position(game)
    layout = _Layout(game.geometry.rows, game.geometry.columns, has_labels=labels is not None)
    occupied = []  # the squares (row, column) of the discs, in playing order
    for ply, column in enumerate(game.moves):
        row = game.moves[:ply].count(column)
        occupied.append((row, column))
    elements = _draw_empty_board(layout, labels or {}, first_column)
    for ply, square in enumerate(occupied):
        elements += _draw_disc(layout, square, seat=ply % 2)
    if occupied:
        x, y = layout.centre(occupied[-1])
        thin_ring = f"fill='none' stroke='{PAPER}' stroke-width='2'"
        elements.append(_circle_svg(x, y, LAST_MOVE_RADIUS, thin_ring))
    elements += _draw_highlights(layout, highlights, occupied)
    for square in line_squares(game.board):
        x, y = layout.centre(square)
        thick_ring = f"fill='none' stroke='{PAPER}' stroke-width='4'"
        elements.append(_circle_svg(x, y, DISC_RADIUS, thick_ring))
    height = layout.bottom + LABELS_HEIGHT
    return picture_svg(layout.right, height, elements, width or layout.right)


@dataclass(frozen=True)
class _Layout:
    """Where the parts of a board are in its picture, in units of the drawing."""

    rows: int
    columns: int
    has_labels: bool  # above the columns

    @property
    def top(self) -> int:
        """The upper edge of the frame."""
        return LABELS_HEIGHT if self.has_labels else 0

    @property
    def bottom(self) -> int:
        """The lower edge of the frame."""
        return self.top + self.rows * SQUARE_WIDTH + 2 * MARGIN_WIDTH

    @property
    def right(self) -> int:
        """The right edge of the frame, and of the picture."""
        return self.columns * SQUARE_WIDTH + 2 * MARGIN_WIDTH

    def centre(self, square: Square) -> tuple[float, float]:
        """Return the middle of a square, as x and y. Row 0 is at the bottom of the picture."""
        row, column = square
        x = MARGIN_WIDTH + (column + 0.5) * SQUARE_WIDTH
        y = MARGIN_WIDTH + (self.rows - row - 0.5) * SQUARE_WIDTH
        return x, self.top + y


def _draw_empty_board(layout: _Layout, labels: Mapping[int, str], first_column: int) -> list[str]:
    """Draw the frame and its holes, with the labels above and the numbers of columns below.

    `labels` are the texts by columns, which count from 0. `first_column` is the number below the
    leftmost column. Returns the elements of the picture as SVG.
    """
    frame = (
        f"<rect x='1' y='{layout.top + 1}' width='{layout.right - 2}' "
        f"height='{layout.bottom - layout.top - 2}' rx='12' fill='{FRAME_COLOUR}'/>"
    )
    elements = [frame]
    for column in range(layout.columns):
        for row in range(layout.rows):
            x, y = layout.centre((row, column))
            elements.append(_circle_svg(x, y, DISC_RADIUS, f"fill='{HOLE_COLOUR}'"))
        x, _y = layout.centre((0, column))
        name = column_name(column) if first_column == 1 else str(column + first_column)
        elements.append(text_svg(x, layout.bottom + 18, name, size=15))
        elements.append(text_svg(x, 17, labels.get(column, ""), size=13))
    return elements


def _draw_disc(layout: _Layout, square: Square, seat: int) -> list[str]:
    """Draw a disc of a seat, 0 or 1, with its sign, and return the elements as SVG."""
    x, y = layout.centre(square)
    disc = _circle_svg(x, y, DISC_RADIUS, f"fill='{COLOURS[seat]}'")
    return [disc, sign_svg(x, y, seat, SIGN_COLOURS[seat])]


def _draw_highlights(
    layout: _Layout,
    highlights: Iterable[tuple[Sequence[Square], str, str]],
    occupied: Container[Square],
) -> list[str]:
    """Draw the lines of highlights, then their texts, and return these elements as SVG.

    A highlight has the squares that it joins, a colour and a text. The text stands as near as
    possible to the middle of its line, on a square that is not `occupied` by a disc if there is
    one, and on a square without another text if there is one.
    """
    elements = []
    texts: dict[Square, str] = {}  # by the squares on which they stand
    for squares, colour, text in highlights:
        points = [f"{x} {y}" for x, y in map(layout.centre, squares)]
        path = "M" + "L".join(points)
        elements.append(stroke_svg(path, colour, 9, "stroke-opacity='0.8'"))
        middle = len(squares) // 2
        squares_from_middle = [*squares[middle:], *reversed(squares[:middle])]
        # Sorting keeps the order of squares that are alike, and False comes before True.
        candidates = sorted(squares_from_middle, key=lambda square: square in occupied)
        candidates_without_text = [square for square in candidates if square not in texts]
        if candidates_without_text:
            texts[candidates_without_text[0]] = text
        else:
            texts[candidates[0]] += f" {text}"
    for square, text in texts.items():
        x, y = layout.centre(square)
        text_colours = (PAPER, HOLE_COLOUR)
        elements.append(text_svg(x, y - 10, text, 14, "font-weight='bold'", colours=text_colours))
    return elements


def line_squares(board: Board) -> list[Square]:
    """Return the squares (row, column) of the lines that the last move completed, by rows.

    The list is empty if the last move completed no line.
    """
    discs = board.theirs  # of the side that moved last
    squares_mask = 0
    for line in windows_of(board.geometry):  # the masks of all lines
        if line & discs == line:  # all squares of the line have such a disc
            squares_mask |= line
    return sorted(squares_of(squares_mask, board.geometry))


# The elements of pictures -----------------------------------------------------------------------


def sign_svg(x: float, y: float, seat: int, colour: str, transformation: str = "") -> str:
    """Return the sign of a seat around a point as SVG: a cross for seat 0, a ring for seat 1.

    `transformation`, such as "scale(2)", is applied to the sign before it is moved to the point.
    """
    transform = f"transform='translate({x} {y}) {transformation}'"
    return stroke_svg(SIGN_PATHS[seat], colour, 4, transform)


def stroke_svg(path: str, colour: str, width: float, attributes: str = "") -> str:
    """Return a line along a path, such as "M1 2L3 4", as SVG. `attributes` are added to it."""
    style = f"fill='none' stroke='{colour}' stroke-width='{width}' stroke-linecap='round'"
    return f"<path d='{path}' {style} {attributes}/>"


def text_svg(
    x: float, y: float, text: str, size: int, attributes: str = "", anchor: str = "middle",
    colours: tuple[str, str] = (INK, "none"),
) -> str:  # fmt: skip
    """Return a text as SVG, with its baseline at y and its middle at x; "" if the text is empty.

    With another `anchor`, "start" or "end", that part of the text is at x. `attributes` are added
    to the text's own. `colours` are those of the letters and of the line around them.
    """
    if not text:
        return ""
    letter_colour, outline_colour = colours
    style = (
        f"fill='{letter_colour}' stroke='{outline_colour}' stroke-width='3' paint-order='stroke' "
        f"{attributes}"
    )
    font = f"font-size='{size}' font-family='system-ui, sans-serif' text-anchor='{anchor}'"
    return f"<text x='{x}' y='{y}' {font} {style}>{escape(text)}</text>"


def picture_svg(
    width: float, height: float, elements: Sequence[str], pixels_wide: float
) -> Picture:
    """Return a picture of these elements of SVG, which shrinks to fit its container.

    Its width and height are in units of the drawing. It is `pixels_wide` where there is room.
    """
    return Picture(
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width:g} {height:g}' "
        f"width='{pixels_wide:g}' style='max-width:100%;height:auto' role='img'>"
        f"<rect width='{width}' height='{height}' fill='{PAPER}'/>{''.join(elements)}</svg>"
    )


def _circle_svg(x: float, y: float, radius: float, style: str) -> str:
    """Return a circle around a point as SVG. `style` has attributes, such as "fill='red'"."""
    return f"<circle cx='{x}' cy='{y}' r='{radius}' {style}/>"
