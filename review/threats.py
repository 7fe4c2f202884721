"""The winning squares of both sides: which can still matter, and who will get them.

After V. Allis, "A Knowledge-Based Approach of Connect-Four" (1988); docs/threats.md explains the
notions with pictures.
"""

from collections.abc import Iterator
from functools import cache
from math import prod
from typing import NamedTuple

from agents.core.board import Board, column_squares, square
from arena.game import SIGNS, column_name

# What `fill_up` settles: with more winning squares there are too many ways to fill up the board.
MOST_STATES = 8_000
MOST_SQUARES = 200
State = tuple[int, ...]  # whether other squares pass the turn once; the discs more in each column


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
    live = sorted({threat.column for threat in threats if threat.matters})
    heights = [
        (board.occupied & column_squares(column, board.geometry)).bit_count() for column in live
    ]
    columns: list[list[tuple[bool, bool]]] = []  # of each, its squares upwards: who wins on them
    for column, height in zip(live, heights):
        wins = {(each.row, each.seat) for each in threats if each.column == column and each.matters}
        top = max(row for row, _ in wins) + 1
        top += (board.rows - top) % 2  # two squares more only pass the turn twice
        columns.append([((row, 0) in wins, (row, 1) in wins) for row in range(height, top)])
    states = prod(len(squares) + 1 for squares in columns)
    if states > MOST_STATES or sum(map(len, columns)) > MOST_SQUARES:
        return None

    def moves(state: State, seat: int) -> Iterator[tuple[bool, int, State]]:
        """Whether a move wins, its column among `columns` or -1, and the state it leads to."""
        if state[0]:
            yield False, -1, (0, *state[1:])
        for number, played in enumerate(state[1:]):
            if played < len(columns[number]):
                after = (*state[: number + 1], played + 1, *state[number + 2 :])
                yield columns[number][played][seat], number, after

    @cache
    def best(state: State, seat: int) -> tuple[int, int, State]:
        """1, 0 or -1 as the side to move wins, draws or loses, with its move and what follows."""
        found = (-2, -1, state)
        for wins, number, after in moves(state, seat):
            value = 1 if wins else -best(after, 1 - seat)[0]
            if value > found[0]:
                found = (value, number, after)
            if value == 1:
                break
        return found if found[0] > -2 else (0, -1, state)

    others = board.rows * (board.columns - len(live)) - board.discs + sum(heights)
    seat, state = board.mark - 1, (others % 2, *[0] * len(columns))
    value = best(state, seat)[0]
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
    return value, [each._replace(taker=takers.get((each.row, each.column))) for each in threats]
