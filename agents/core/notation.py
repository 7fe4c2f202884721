"""Positions as text: moves such as "4453", and diagrams of x, o and dots."""

from agents.core.position import (
    EMPTY_BOARD,
    Geometry,
    Position,
    drop,
    geometry_of,
    has_won,
    landing_square,
    square,
)


def position_of(moves: str, geometry: Geometry) -> Position:
    """The position after `moves`, a string of 1-based columns such as "4453".

    Columns beyond 9 are letters, a for 10 and so on. Raises ValueError, naming the move, for a
    column that does not exist or is full and for a move after the end of the game.
    """
    position = EMPTY_BOARD
    for number, symbol in enumerate(moves, start=1):
        column = int(symbol, 36) - 1 if symbol.isascii() and symbol.isalnum() else -1
        where = f"move {number} of {moves!r}, {symbol!r}"
        if not 0 <= column < geometry.columns:
            raise ValueError(f"{where}: expected a column from 1 to {geometry.columns}")
        if has_won(position.theirs, geometry):
            raise ValueError(f"{where}: the game has ended before it")
        if not landing_square(position.occupied, column, geometry):
            raise ValueError(f"{where}: the column is full")
        position = drop(position, column, geometry)
    return position


def position_from_diagram(diagram: str, inarow: int = 4) -> tuple[Position, Geometry]:
    """The position drawn in text: `x` is the side to move, `o` the other side, `.` is empty.

    One line per row, top row first; spaces and blank lines are ignored. Raises ValueError for
    lines of unequal length, any other symbol, or a disc above an empty square.
    """
    lines = ["".join(line.split()) for line in diagram.splitlines() if line.strip()]
    if len({len(line) for line in lines}) != 1:
        raise ValueError(f"expected rows of one length, got {lines!r}")
    geometry = geometry_of(len(lines), len(lines[0]), inarow)
    masks = {"x": 0, "o": 0, ".": 0}
    for row, line in enumerate(reversed(lines)):
        for column, symbol in enumerate(line):
            if symbol not in masks:
                raise ValueError(f"{symbol!r} in {line!r}: expected x, o or .")
            masks[symbol] |= square(row, column, geometry)
    occupied = masks["x"] | masks["o"]
    if (occupied & ~geometry.bottom) >> 1 & ~occupied:
        raise ValueError(f"a disc floats above an empty square in {lines!r}")
    return Position(masks["x"], occupied), geometry


def diagram_of(position: Position, geometry: Geometry) -> str:
    """The position as text that `position_from_diagram` reads."""
    return "\n".join(
        " ".join(
            "x" if position.own & place else "o" if position.occupied & place else "."
            for column in range(geometry.columns)
            for place in [square(row, column, geometry)]
        )
        for row in reversed(range(geometry.rows))
    )
