"""The winning squares of both sides: which can still matter, and who will get them.

After V. Allis, "A Knowledge-Based Approach of Connect-Four" (1988); docs/threats.md explains the
notions with pictures.
"""

from functools import cache
from math import prod
from typing import NamedTuple

from agents.core.board import Board, Geometry, column_squares, single_squares, square
from arena.game import SIGNS, column_name

Square = tuple[int, int]  # row from 0 at the bottom, column from 0 at the left

# What `fill_up` settles: with more winning squares there are too many ways to fill up the board.
MOST_STATES = 8_000
MOST_SQUARES = 200


class Threat(NamedTuple):
    """An empty square on which a side would win. Rows and columns count from 0."""

    row: int
    column: int
    seat: int  # whose line it completes
    parity: str  # "odd" or "even", by the row as people count it, from 1
    matters: bool  # False if the game is over before a disc gets there
    taker: int | None = None  # the seat that gets it when the rest fills up; None: open, or nobody

    @property
    def name(self) -> str:
        """The square in text, column first: "3-5" is in column 3, row 5."""
        return square_name(self.row, self.column)

    def __str__(self) -> str:
        """The threat in words, such as "O 4-2 even, O gets it"."""
        end = "" if self.taker is None else f", {SIGNS[self.taker]} gets it"
        end = end if self.matters else ", out of reach"
        return f"{SIGNS[self.seat]} {self.name} {self.parity}{end}"


def squares_of(mask: int, geometry: Geometry) -> tuple[Square, ...]:
    """The squares of a mask, by column and from the bottom; sentinels are left out."""
    places = [place.bit_length() - 1 for place in single_squares(mask & geometry.board)]
    return tuple((place % geometry.stride, place // geometry.stride) for place in places)


def square_name(row: int, column: int) -> str:
    """A square in text, column first, both from 1."""
    return f"{column_name(column)}-{row + 1}"


def find_threats(board: Board) -> list[Threat]:
    """The winning squares of both sides, by column and from the bottom; no `taker` yet.

    A square matters unless the game must end before a disc gets there, if both sides win as soon as
    they can: below it, one square wins for both sides, or two squares above each other win for the
    same side, one of which that side gets.
    """
    wins = board.winning_squares(1), board.winning_squares(2)
    threats = []
    for column in range(board.columns):
        matters, below = True, set[int]()
        for row in range(board.rows):
            place = square(row, column, board.geometry)
            here = {seat for seat in (0, 1) if wins[seat] & place}
            parity = "even" if row % 2 else "odd"
            threats += [Threat(row, column, seat, parity, matters) for seat in sorted(here)]
            if len(here) == 2 or here & below:
                matters = False
            below = here
    return threats


def fill_up(board: Board, threats: list[Threat]) -> tuple[int, list[Threat]] | None:
    """How the game ends if no further winning squares arise, and the threats with their takers.

    The end is 1, 0 or -1 as the side to move wins, draws or loses.

    Both sides play their best with the winning squares there are; all other squares only pass the
    turn. Among equally good moves they pass the turn first, then take the leftmost column. This
    settles zugzwang on boards of any size: no rule about odd and even rows goes in. None if there
    are too many winning squares for that.
    """
    stacks = _stacks(board, [threat for threat in threats if threat.matters])
    sizes = [len(squares) for _, _, squares in stacks[1:]]
    if prod(size + 1 for size in sizes) > MOST_STATES or sum(sizes) > MOST_SQUARES:
        return None

    @cache
    def best(played: tuple[int, ...], seat: int) -> tuple[int, tuple[tuple[Square, int], ...]]:
        """The end for the seat to move, and who takes which square; `played` counts by stack."""
        found = None
        for number, (column, bottom, squares) in enumerate(stacks):
            count = played[number]
            if count == len(squares):
                continue
            taken = (bottom + count, column), seat
            if seat in squares[count]:
                return 1, (taken,)
            after = (*played[:number], count + 1, *played[number + 1 :])
            value, rest = best(after, 1 - seat)
            if found is None or -value > found[0]:
                found = -value, (taken, *rest)
            if value == -1:
                break
        return found or (0, ())

    value, line = best((0,) * len(stacks), board.mark - 1)
    takers = dict(line)
    return value, [each._replace(taker=takers.get((each.row, each.column))) for each in threats]


def _stacks(board: Board, threats: list[Threat]) -> list[tuple[int, int, list[set[int]]]]:
    """Columns with threats: the column, the row it is filled from, who wins on each square.

    The first one, in column -1, stands for all other squares: of these, one passes the turn if
    their number is odd.
    """
    stacks = []
    others = board.empties
    for column in sorted({threat.column for threat in threats}):
        wins = [(each.row, each.seat) for each in threats if each.column == column]
        bottom = (board.occupied & column_squares(column, board.geometry)).bit_count()
        top = max(row for row, _ in wins) + 1
        top += (board.rows - top) % 2  # two squares more only pass the turn twice
        squares = [{seat for seat in (0, 1) if (row, seat) in wins} for row in range(bottom, top)]
        stacks.append((column, bottom, squares))
        others -= board.rows - bottom
    return [(-1, 0, [set[int]()] * (others % 2)), *stacks]
