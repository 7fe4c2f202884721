"""Wins that a rule of play explains, each proved by playing it against every reply.

The proofs play on bare masks, `own` and `occupied`: they look at thousands of positions.
"""

from functools import cache, reduce
from operator import or_
from typing import NamedTuple

from agents.core.board import Board, legal_moves, single_squares, winning_squares
from agents.core.clock import Deadline

DEEPEST = 100  # discs that a proof looks ahead at most: Python's stack is finite


class Effort:
    """How many positions the proofs may look at in total."""

    def __init__(self, positions: int, deadline: Deadline | None = None) -> None:
        self._left = positions
        self._deadline = deadline

    def spent(self) -> bool:
        """Count one more position; whether there have been enough, or time is up."""
        self._left -= 1
        return self._left < 0 or (self._deadline is not None and self._deadline.expired())


def force_win(board: Board, discs: int, effort: Effort) -> list[int] | None:
    """A win for the side to move with at most `discs` of its own discs, each a threat to win.

    Returns the squares played in turn, the last one a win: every reply stops the only win, or one
    of several. None if there is no such win, or none was found with the effort given.
    """
    geometry = board.geometry

    @cache
    def search(own: int, occupied: int, discs: int) -> list[int] | None:
        theirs, moves = own ^ occupied, legal_moves(occupied, geometry)
        now = winning_squares(own, occupied, geometry) & moves
        if now:
            return [now & -now]
        if discs < 2 or effort.spent():
            return None
        danger = winning_squares(theirs, occupied, geometry) & moves
        if danger & danger - 1:
            return None
        for move in single_squares(danger or moves):
            after = occupied | move
            replies = legal_moves(after, geometry)
            if winning_squares(theirs, after, geometry) & replies:
                continue
            wins = winning_squares(own | move, after, geometry) & replies
            if not wins:
                continue
            block = wins & -wins
            rest = search(own | move, after | block, discs - 1)
            if rest:
                return [move, block, *rest]
        return None

    return search(board.own, board.occupied, discs) if discs <= DEEPEST else None


class Ending(NamedTuple):
    """How games end in which one side follows a rule and the other holds out longest."""

    plies: int
    squares: int  # mask of those on which the rule finally wins; 0 in a draw
    zugzwang: bool  # whether it wins without a threat: every move of the other side loses


def follow_up(board: Board, effort: Effort, *, to_win: bool, free: bool) -> Ending | None:
    """What the side that is not to move reaches by answering in the same column (follow-up).

    It wins where it can and stops the other side where it must; otherwise it plays right above the
    disc just played. Where that column is full, a `free` side plays any column it likes; else the
    rule has failed. None if the rule does not win against every reply (or, without `to_win`, does
    not at least draw), or if that was not shown with the effort given.
    """
    geometry = board.geometry
    full = None if to_win else Ending(0, 0, False)

    @cache
    def resist(own: int, occupied: int) -> Ending | None:
        """The other side is to move, and holds out as long as it can."""
        moves, theirs = legal_moves(occupied, geometry), own ^ occupied
        if effort.spent() or winning_squares(own, occupied, geometry) & moves:
            return None
        wins = winning_squares(theirs, occupied, geometry)
        endings = []
        for move in single_squares(moves):
            ending = answer(theirs, occupied | move, move, wins)
            if ending is None:
                return None
            endings.append(ending)
        if not endings:
            return full
        plies = max(ending.plies for ending in endings)
        longest = [ending for ending in endings if ending.plies == plies]
        squares = reduce(or_, (ending.squares for ending in longest))
        if plies == 1:
            return Ending(2, squares, not wins & moves)
        return Ending(plies + 1, squares, all(ending.zugzwang for ending in longest))

    def answer(own: int, occupied: int, last: int, wins: int) -> Ending | None:
        """The rule answers the disc `last`; `wins` are the squares on which it wins."""
        moves = legal_moves(occupied, geometry)
        if wins & moves:
            return Ending(1, wins & moves, False)
        if not moves:
            return full
        danger = winning_squares(own ^ occupied, occupied, geometry) & moves
        if danger & danger - 1:
            return None
        for reply in single_squares(danger or last << 1 & moves or (moves if free else 0)):
            ending = resist(own ^ occupied, occupied | reply)
            if ending is not None:
                return ending._replace(plies=ending.plies + 1)
        return None

    return resist(board.own, board.occupied) if board.empties <= DEEPEST else None
