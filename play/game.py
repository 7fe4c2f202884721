"""A game in progress: moves made and taken back, and where it stands."""

from dataclasses import dataclass, field

from agents.core.position import (
    EMPTY_BOARD,
    Geometry,
    Position,
    directions,
    drop,
    has_won,
    is_full,
    legal_columns,
    square,
)

DIGITS = "123456789abcdefghijklmnopqrstuvwxyz"
Square = tuple[int, int]  # row from 0 at the bottom, column from 0 at the left


def column_name(column: int) -> str:
    """A column as text and keys have it: 1 to 9, then a, b and so on."""
    return DIGITS[column] if column < len(DIGITS) else str(column + 1)


@dataclass
class GameInProgress:
    """The moves so far, and those taken back that can be made again."""

    geometry: Geometry
    moves: list[int] = field(default_factory=list)  # 0-based columns
    undone: list[int] = field(default_factory=list)  # the last one is made again first

    def position(self, number: int | None = None) -> Position:
        """The position after `number` moves, after all of them where that is None."""
        position = EMPTY_BOARD
        for column in self.moves[:number]:
            position = drop(position, column, self.geometry)
        return position

    @property
    def seat_to_move(self) -> int:
        """0 for who moved first, else 1."""
        return len(self.moves) % 2

    @property
    def winner(self) -> int | None:
        """The seat that has a line."""
        won = has_won(self.position().theirs, self.geometry)
        return 1 - self.seat_to_move if won else None

    @property
    def over(self) -> bool:
        """Whether a side has won or the board is full."""
        return self.winner is not None or is_full(self.position().occupied, self.geometry)

    def legal_columns(self) -> list[int]:
        """The columns that can be played; none once the game is over."""
        return [] if self.over else legal_columns(self.position().occupied, self.geometry)

    def play(self, column: int) -> None:
        """Drop a disc. Raises ValueError where the column cannot be played."""
        if column not in self.legal_columns():
            raise ValueError(f"column {column_name(column)} cannot be played")
        self.moves.append(column)
        self.undone.clear()

    def undo(self) -> None:
        """Take the last move back, if there is one."""
        if self.moves:
            self.undone.append(self.moves.pop())

    def redo(self) -> None:
        """Make the move again that was taken back last, if there is one."""
        if self.undone:
            self.moves.append(self.undone.pop())

    def discs(self) -> list[tuple[int, int, int]]:
        """Row, column and seat of every disc, in playing order."""
        heights = [0] * self.geometry.columns
        placed = []
        for number, column in enumerate(self.moves):
            placed.append((heights[column], column, number % 2))
            heights[column] += 1
        return placed

    def winning_line(self) -> list[Square]:
        """The squares of all lines of the winner; none without one."""
        if self.winner is None:
            return []
        return line_squares(self.position().theirs, self.geometry)


def line_squares(discs: int, geometry: Geometry) -> list[Square]:
    """The squares of `discs` that belong to a line, from the bottom left on."""
    squares = set()
    for row in range(geometry.rows):
        for column in range(geometry.columns):
            for direction in directions(geometry):
                start = square(row, column, geometry)
                line = sum(start << direction * number for number in range(geometry.inarow))
                if line & discs == line:
                    squares |= {
                        (place % geometry.stride, place // geometry.stride)
                        for place in range(line.bit_length())
                        if line >> place & 1
                    }
    return sorted(squares, key=lambda place: (place[1], place[0]))
