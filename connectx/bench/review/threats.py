"""Why a position is won: the winning squares of both sides, and wins proved against every reply.

`find_threats` lists the winning squares. `force_win` proves a win by one threat after the other,
and `follow_up` one by answering each move in the same column. These rules come from V. Allis, "A
Knowledge-Based Approach of Connect-Four" (1988). docs/threats.md explains them with pictures. The
proofs look at thousands of positions, so they use masks (`own`, `occupied`) in place of `Board`.
"""

from collections.abc import Callable
from functools import cache, reduce
from operator import or_
from typing import NamedTuple

from connectx.core.board import (
    Board,
    Geometry,
    legal_moves,
    single_squares,
    square,
    winning_squares,
)
from connectx.words import SIGNS, column_name

Square = tuple[int, int]  # row from 0 at the bottom, column from 0 at the left

DEEPEST = 100  # discs that a proof looks ahead at most: Python's stack is finite


class Threat(NamedTuple):
    """An empty square on which a side would win. Rows and columns count from 0."""

    row: int
    column: int
    seat: int  # whose line it completes
    parity: str  # of its row: "odd" or "even"
    matters: bool  # False if the game is over before a disc gets there

    def __str__(self) -> str:
        """The threat in words, such as "O 4-2 even"."""
        words = f"{SIGNS[self.seat]} {square_name(self.row, self.column)} {self.parity}"
        return words if self.matters else f"{words}, out of reach"


def squares_of(mask: int, geometry: Geometry) -> tuple[Square, ...]:
    """Returns the row and column of each square in `mask`.

    The order is column by column from the left, and from the bottom in each column. Bits of `mask`
    that are no squares of the board (sentinels) are left out.
    """
    places = [place.bit_length() - 1 for place in single_squares(mask & geometry.board)]
    return tuple((place % geometry.stride, place // geometry.stride) for place in places)


def square_name(row: int, column: int) -> str:
    """A square in text, column first, both from 1."""
    return f"{column_name(column)}-{row + 1}"


def find_threats(board: Board) -> tuple[Threat, ...]:
    """The winning squares of both sides, by column and from the bottom.

    A square matters unless the game must end before a disc gets there, if both sides win as soon as
    they can. That is so if one square below it wins for both sides. It is also so if two squares
    below it, one on top of the other, win for the same side, which gets one of them.
    """
    wins = board.winning_squares(1), board.winning_squares(2)
    threats = []
    for column in range(board.columns):
        matters, below = True, set[int]()
        for row in range(board.rows):
            place, parity = square(row, column, board.geometry), "even" if row % 2 else "odd"
            here = {seat for seat in (0, 1) if wins[seat] & place}
            threats += [Threat(row, column, seat, parity, matters) for seat in sorted(here)]
            matters = matters and len(here) < 2 and not here & below
            below = here
    return tuple(threats)


Enough = Callable[[], bool]  # counts a position; says whether a proof has looked at enough of them


def force_win(board: Board, discs: int, enough: Enough) -> list[int]:
    """A win for the side to move with at most `discs` of its own discs, each a threat to win.

    Returns the squares played in turn, the last one a win: every reply stops the only win, or one
    of several. Empty if there is no such win, or none was found soon enough.
    """
    geometry = board.geometry

    @cache
    def search(own: int, occupied: int, discs: int) -> list[int]:
        theirs, moves = own ^ occupied, legal_moves(occupied, geometry)
        now = winning_squares(own, occupied, geometry) & moves
        if now:
            return [now & -now]
        danger = winning_squares(theirs, occupied, geometry) & moves
        if discs < 2 or danger & (danger - 1) or enough():
            return []
        for move in single_squares(danger or moves):
            after = occupied | move
            replies = legal_moves(after, geometry)
            wins = winning_squares(own | move, after, geometry) & replies
            if not wins or winning_squares(theirs, after, geometry) & replies:
                continue
            block = wins & -wins
            rest = search(own | move, after | block, discs - 1)
            if rest:
                return [move, block, *rest]
        return []

    return search(board.own, board.occupied, discs) if discs <= DEEPEST else []


class Ending(NamedTuple):
    """How games end in which one side follows a rule and the other holds out longest."""

    plies: int
    squares: int  # mask of those on which the rule finally wins; 0 in a draw
    zugzwang: bool  # whether none of these could be played until the other side had to play below


def follow_up(board: Board, enough: Enough, *, to_win: bool, free: bool) -> Ending | None:
    """The result of follow-up: the side not to move answers each move in the same column.

    It wins where it can and stops the other side where it must. Otherwise it plays right above the
    last disc, and where that column is full, if `free`, in any column. None if that does not
    win against every reply (or, without `to_win`, does not at least draw), or if that was not shown
    soon enough.
    """
    geometry = board.geometry
    when_full = None if to_win else Ending(0, 0, zugzwang=False)

    # In both functions, `ours` are the discs of the side that follows the rule.
    @cache
    def resist(ours: int, occupied: int) -> Ending | None:
        """They are to move, and hold out as long as they can."""
        moves = legal_moves(occupied, geometry)
        if enough() or winning_squares(ours ^ occupied, occupied, geometry) & moves:
            return None
        wins = winning_squares(ours, occupied, geometry)
        endings = []
        for move in single_squares(moves):
            ending = answer(ours, occupied | move, move, wins)
            if ending is None:
                return None
            endings.append(ending)
        if not endings:
            return when_full
        plies = max(ending.plies for ending in endings)
        longest = [ending for ending in endings if ending.plies == plies]
        squares = reduce(or_, (ending.squares for ending in longest))
        if plies == 1:  # whatever they play, the next disc wins; or fills the board
            threatened = wins & moves
            return Ending(2, squares, zugzwang=not threatened)
        return Ending(plies + 1, squares, all(ending.zugzwang for ending in longest))

    def answer(ours: int, occupied: int, last: int, wins: int) -> Ending | None:
        """We answer their disc `last` by the rule; `wins` are the squares on which we win."""
        moves = legal_moves(occupied, geometry)
        if wins & moves:
            return Ending(1, wins & moves, zugzwang=False)
        if not moves:
            return when_full
        danger = winning_squares(ours ^ occupied, occupied, geometry) & moves
        if danger & (danger - 1):
            return None
        replies = danger or (last << 1) & moves  # what must be stopped, else right above
        if not replies and free:
            replies = moves
        for reply in single_squares(replies):
            if ending := resist(ours | reply, occupied | reply):
                return ending._replace(plies=ending.plies + 1)
        return None

    return resist(board.theirs, board.occupied) if board.empties <= DEEPEST else None
