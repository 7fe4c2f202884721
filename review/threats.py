"""The winning squares of both sides: which can still matter, and who will get them.

After V. Allis, "A Knowledge-Based Approach of Connect-Four" (1988); docs/threats.md explains the
notions with pictures.
"""

from collections.abc import Iterator
from functools import cache
from math import prod
from typing import NamedTuple

from agents.core.position import Geometry, Position, legal_moves, square, winning_squares
from play.game import column_name

# What `fill_up` settles: with more winning squares there are too many ways to fill up the board.
MOST_STATES = 8_000
MOST_SQUARES = 200
Columns = list[list[tuple[bool, ...]]]  # of each, its squares from the bottom: who wins on them


class Threat(NamedTuple):
    """An empty square on which a side would win. Rows and columns count from 0."""

    row: int
    column: int
    seat: int  # whose line it completes
    parity: str  # "odd" or "even", by the row as people count it, from 1
    playable: bool  # a disc can land on it now
    matters: bool  # False if the game is over before a disc gets there
    taker: int | None = None  # the seat that gets it when the rest fills up; None: open, or nobody

    @property
    def name(self) -> str:
        """The square in text, column first: "3-5" is in column 3, row 5."""
        return square_name(self.row, self.column)


def square_name(row: int, column: int) -> str:
    """A square in text, column first, both from 1."""
    return f"{column_name(column)}-{row + 1}"


def discs_by_seat(position: Position) -> tuple[int, int]:
    """The discs of the side that moved first, and of the other; the sides have taken turns."""
    sides = (position.own, position.theirs)
    return sides if position.discs % 2 == 0 else (sides[1], sides[0])


def find_threats(position: Position, geometry: Geometry) -> list[Threat]:
    """The winning squares of both sides, by column and from the bottom; no `taker` yet.

    A square matters unless the game must end before a disc gets there, if both sides win as soon as
    they can: below it, one square wins for both sides, or two squares above each other win for the
    same side, one of which that side gets.
    """
    legal = legal_moves(position.occupied, geometry)
    wins = [
        winning_squares(discs, position.occupied, geometry) for discs in discs_by_seat(position)
    ]
    threats = []
    for column in range(geometry.columns):
        matters = True
        below = (False, False)
        for row in range(geometry.rows):
            place = square(row, column, geometry)
            here = (bool(wins[0] & place), bool(wins[1] & place))
            parity = "even" if row % 2 else "odd"
            threats += [
                Threat(row, column, seat, parity, bool(legal & place), matters)
                for seat in (0, 1)
                if here[seat]
            ]
            if all(here) or any(lower and upper for lower, upper in zip(below, here)):
                matters = False
            below = here
    return threats


def fill_up(
    position: Position, geometry: Geometry, threats: list[Threat]
) -> tuple[int | None, list[Threat]] | None:
    """The seat that wins if no further winning squares arise, and the threats with their takers.

    Both sides play their best with the winning squares there are; all other squares only pass the
    turn. Among equally good moves they pass the turn first, then take the leftmost column. This
    settles zugzwang on boards of any size: no rule about odd and even rows goes in. None if there
    are too many winning squares for that.
    """
    live = sorted({threat.column for threat in threats if threat.matters})
    heights = [
        (position.occupied >> column * geometry.stride & (1 << geometry.rows) - 1).bit_length()
        for column in live
    ]
    columns: Columns = []
    for column, height in zip(live, heights):
        wins = {(each.row, each.seat) for each in threats if each.column == column and each.matters}
        top = max(row for row, _ in wins) + 1
        top += (geometry.rows - top) % 2  # two squares more only pass the turn twice
        columns.append([((row, 0) in wins, (row, 1) in wins) for row in range(height, top)])
    others = geometry.rows * (geometry.columns - len(live))
    others -= position.discs - sum(heights)
    start = (others % 2, *[0] * len(columns))
    states = prod(len(squares) + 1 for squares in columns)
    if states > MOST_STATES or sum(map(len, columns)) > MOST_SQUARES:
        return None

    def moves(state: tuple[int, ...], seat: int) -> Iterator[tuple[bool, int, tuple[int, ...]]]:
        """Whether a move wins, its column among `columns` or -1, and the state it leads to."""
        if state[0]:
            yield False, -1, (0, *state[1:])
        for number, played in enumerate(state[1:]):
            if played < len(columns[number]):
                after = (*state[: number + 1], played + 1, *state[number + 2 :])
                yield columns[number][played][seat], number, after

    @cache
    def best(state: tuple[int, ...], seat: int) -> tuple[int, int, tuple[int, ...]]:
        """1, 0 or -1 as the side to move wins, draws or loses, with its move and what follows."""
        found = (-2, -1, state)
        for wins, number, after in moves(state, seat):
            value = 1 if wins else -best(after, 1 - seat)[0]
            if value > found[0]:
                found = (value, number, after)
            if value == 1:
                break
        return found if found[0] > -2 else (0, -1, state)

    seat = position.discs % 2
    value, state = best(start, seat)[0], start
    winner = None if value == 0 else seat if value == 1 else 1 - seat
    takers: dict[tuple[int, int], int] = {}
    while True:
        _, number, after = best(state, seat)
        if after == state:
            break
        if number >= 0:
            played = state[number + 1]
            takers[heights[number] + played, live[number]] = seat
            if columns[number][played][seat]:
                break
        state, seat = after, 1 - seat
    return winner, [
        threat._replace(taker=takers.get((threat.row, threat.column))) for threat in threats
    ]
