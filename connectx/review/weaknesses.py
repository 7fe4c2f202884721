"""What costs a player points: its moves that lost the value of a position, by what they overlooked.

Positions are scored from the fullest board down, as those are the quickest. When time is up the
rest is left out, and `Weaknesses.discs` says from how many discs on all are counted.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from connectx.core.board import Board
from connectx.core.clock import Deadline
from connectx.exact.judge import Judge, judge_of
from connectx.exact.verdicts import sign
from connectx.executor import Tell, say_nothing
from connectx.game import Game
from connectx.review.claims import Kind, from_rules

SECONDS = 20.0


class Oversight(StrEnum):
    """What a move that lost the value overlooked, the simplest first."""

    WIN = "a win overlooked"
    BLOCK = "a block missed"
    ABOVE = "a win given on the square above"
    DOUBLE = "a double threat allowed"
    END = "an end lost"


class Mistake(NamedTuple):
    """A move that lost the value: the number of its game, and of the moves before it."""

    kind: Oversight
    game: int
    discs: int
    points: float  # lost: 1 for a win that became a loss, else 0.5


@dataclass
class Weaknesses:
    """The mistakes of one player in its games."""

    discs: int | None = None  # the fewest on a board that was looked at; None: none was
    moves: int = 0  # that were looked at
    mistakes: list[Mistake] = field(default_factory=list)

    def costliest(self) -> list[tuple[Oversight, float, list[Mistake]]]:
        """The kinds of mistake, with the points that they cost, most first; the earliest first."""
        in_order = sorted(self.mistakes, key=lambda each: each.discs)
        found = [
            (kind, sum(each.points for each in same), same)
            for kind in Oversight
            if (same := [each for each in in_order if each.kind == kind])
        ]
        return sorted(found, key=lambda each: -each[1])


def oversight(board: Board, column: int) -> Oversight:
    """What the side to move overlooked by playing `column`, which was a mistake.

    A double threat: with two discs the other side wins, whatever is replied. All that takes longer
    is an end lost.

    >>> oversight(Board.from_moves("112233"), 6).value
    'a win overlooked'
    >>> oversight(Board.from_moves("415"), 0).value
    'a double threat allowed'
    """
    if any(claim.kind is Kind.WINS_NOW for claim in from_rules(board)):
        return Oversight.WIN
    claims = {claim.kind: claim for claim in from_rules(board.play(column))}
    if wins := claims.get(Kind.WINS_NOW):
        return Oversight.ABOVE if wins.columns == (column,) else Oversight.BLOCK
    return Oversight.DOUBLE if Kind.FORCES in claims else Oversight.END


def find_weaknesses(
    games: Sequence[Game], number: int, seconds: float = SECONDS, *, tell: Tell = say_nothing
) -> Weaknesses:
    """The mistakes of the player with this `number` in games on one board, after their openings.

    `tell` is told how many moves have been looked at.
    """
    by_discs = defaultdict[int, list[tuple[int, Board, int]]](list)  # the game, before, the column
    for place, game in enumerate(games):
        boards = game.boards()
        for discs in range(game.opening_plies, len(game.moves)):
            if game.numbers[discs % 2] == number:
                by_discs[discs].append((place, boards[discs], game.moves[discs]))
    found, deadline, total = Weaknesses(), Deadline(seconds), sum(map(len, by_discs.values()))
    for discs in sorted(by_discs, reverse=True):
        mistakes = []
        for done, (place, board, column) in enumerate(by_discs[discs]):
            tell("looking for mistakes", found.moves + done, total)
            points = _points_lost(judge_of(board.geometry), board, column, deadline)
            if points is None:
                return found
            if points:
                mistakes.append(Mistake(oversight(board, column), place, discs, points))
        found.discs, found.moves = discs, found.moves + len(by_discs[discs])
        found.mistakes += mistakes
    return found


def _points_lost(judge: Judge, board: Board, column: int, deadline: Deadline) -> float | None:
    """The points that a move lost; None if time ran out."""
    before = judge.score(board, deadline)
    after = judge.score(board.play(column), deadline) if before is not None else None
    return None if before is None or after is None else (sign(before) + sign(after)) / 2
