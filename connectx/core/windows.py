"""The heuristic of Kaggle's course and its N-step lookahead.

A window is `inarow` squares in a row, column or diagonal. The windows of a board are numbered, and
a side's `Tally` is one int of `inarow` + 1 fields, each with one bit per window:

    field 0   every window
    field 1   the windows with at least 1 of the side's discs
    ...
    field n   the windows with n = inarow of them: completed lines

A new disc on square s moves every window through s up by one field. That takes one shift, mask and
merge, whatever the size of the board: `tally | tally << field & through[s]`.

The lookahead is minimax with alpha-beta pruning (D. Knuth and R. Moore, "An analysis of alpha-beta
pruning", 1975). As in the course, the heuristic is always seen from one side, which maximises it
while the other minimises it. It is not symmetric, so the two sides cannot share a negamax.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from connectx.core.board import Board, Geometry, column_of, directions, legal_moves, single_squares

Tally: TypeAlias = int
INFINITY = 1 << 62


class Weights(NamedTuple):
    """What a window adds to the score, by the number of one side's discs, if the rest is empty.

    The names are those of the course, for four in a row. Whatever `inarow` is, `fours` are
    completed lines, `threes` lack one disc and `twos` lack two.
    """

    fours: int = 0
    threes: int = 0
    twos: int = 0
    opponent_twos: int = 0
    opponent_threes: int = 0
    opponent_fours: int = 0


# The weights of the course's one-step player and of its minimax.
COURSE = Weights(fours=1_000_000, threes=1, opponent_threes=-100)
COURSE_MINIMAX = COURSE._replace(opponent_fours=-10_000)
# Beats COURSE as a one-step player; docs/tuning.md shows how to find such weights.
TUNED = COURSE._replace(threes=5, twos=2, opponent_twos=-5)

Terms: TypeAlias = tuple[tuple[int, int], ...]  # (shift to the field to count, weight)


class Heuristic(NamedTuple):
    """Weights prepared for a geometry. Make one with `heuristic_of`."""

    field: int  # bits per field: the number of windows
    line: int  # shift a tally right by this to leave its completed lines
    no_discs: Tally  # the tally of a side without discs
    through: dict[int, int]  # square -> the windows through it, in every field but field 0
    own_terms: Terms
    their_terms: Terms
    least_own: int  # the least shift in own_terms: if it leaves nothing, all terms are 0
    least_theirs: int


@lru_cache(maxsize=64)
def heuristic_of(weights: Weights, geometry: Geometry) -> Heuristic:
    """The heuristic of these weights on this geometry."""
    windows = sorted(windows_of(geometry))
    field = len(windows)
    every_field = sum(1 << (field * discs) for discs in range(1, geometry.inarow + 1))
    numbers = dict.fromkeys(single_squares(geometry.board), 0)  # square -> windows
    for number, window in enumerate(windows):
        for place in single_squares(window):
            numbers[place] |= 1 << number
    through = {place: every_field * mask for place, mask in numbers.items()}

    def terms(fours: int, threes: int, twos: int) -> Terms:
        return tuple(
            (field * (geometry.inarow - missing), weight)
            for missing, weight in enumerate((fours, threes, twos))
            if weight and missing < geometry.inarow
        )

    own_terms = terms(weights.fours, weights.threes, weights.twos)
    their_terms = terms(weights.opponent_fours, weights.opponent_threes, weights.opponent_twos)
    beyond = field * (geometry.inarow + 1)
    return Heuristic(
        field=field,
        line=field * geometry.inarow,
        no_discs=(1 << field) - 1,
        through=through,
        own_terms=own_terms,
        their_terms=their_terms,
        least_own=min((shift for shift, _ in own_terms), default=beyond),
        least_theirs=min((shift for shift, _ in their_terms), default=beyond),
    )


def windows_of(geometry: Geometry) -> set[int]:
    """The masks of all windows; a set, since with inarow 1 all four directions are the same."""
    windows = {
        sum(start << (direction * i) for i in range(geometry.inarow))
        for start in single_squares(geometry.board)
        for direction in directions(geometry)
    }
    return {window for window in windows if window & geometry.board == window}


def add_disc(tally: Tally, move: int, heuristic: Heuristic) -> Tally:
    """A side's tally after it puts a disc on the square `move`."""
    return tally | ((tally << heuristic.field) & heuristic.through[move])


def tally_of(discs: int, heuristic: Heuristic) -> Tally:
    """The tally of a side with these `discs`."""
    tally, field, through = heuristic.no_discs, heuristic.field, heuristic.through
    for move in single_squares(discs):
        tally |= (tally << field) & through[move]
    return tally


def has_line(tally: Tally, heuristic: Heuristic) -> bool:
    """Whether the side has completed a line."""
    return tally >> heuristic.line != 0


def evaluate(own: Tally, theirs: Tally, heuristic: Heuristic) -> int:
    """The weighted count of the windows that hold discs of one side only."""
    field = heuristic.field
    score = 0
    if own >> heuristic.least_own:
        open_windows = heuristic.no_discs & ~(theirs >> field)
        exactly = own ^ (own >> field)  # field k: the windows with exactly k discs
        for shift, weight in heuristic.own_terms:
            score += weight * ((exactly >> shift) & open_windows).bit_count()
    if theirs >> heuristic.least_theirs:
        open_windows = heuristic.no_discs & ~(own >> field)
        exactly = theirs ^ (theirs >> field)
        for shift, weight in heuristic.their_terms:
            score += weight * ((exactly >> shift) & open_windows).bit_count()
    return score


def score_columns(board: Board, weights: Weights, steps: int) -> dict[int, int]:
    """The minimax score of every legal column, from left to right, `steps` plies deep.

    The scores are exactly those of plain minimax, as every column is searched with an open window.
    Raises ValueError if `steps` is below 1.

    >>> score_columns(Board.from_moves("12121"), COURSE_MINIMAX, steps=1)
    {0: 0, 1: -99, 2: -100, 3: -100, 4: -100, 5: -100, 6: -100}
    """
    if steps < 1:
        raise ValueError(f"steps is {steps}, expected at least 1")
    geometry = board.geometry
    heuristic = heuristic_of(weights, geometry)

    def minimax(
        own: Tally, theirs: Tally, occupied: int, depth: int, alpha: int, beta: int, ours: bool
    ) -> int:
        """The value of a node `depth` plies above the leaves; `ours`: the maximiser is to move.

        A result between `alpha` and `beta` is exact; one <= `alpha` is an upper bound of the
        value, one >= `beta` a lower bound.
        """
        if depth == 0 or has_line(theirs if ours else own, heuristic):
            return evaluate(own, theirs, heuristic)
        moves = legal_moves(occupied, geometry)
        if not moves:
            return evaluate(own, theirs, heuristic)
        while moves and alpha < beta:
            move = moves & -moves
            moves ^= move
            after = occupied | move
            if ours:
                child = add_disc(own, move, heuristic)
                score = minimax(child, theirs, after, depth - 1, alpha, beta, False)
                if score > alpha:
                    alpha = score
            else:
                child = add_disc(theirs, move, heuristic)
                score = minimax(own, child, after, depth - 1, alpha, beta, True)
                if score < beta:
                    beta = score
        return alpha if ours else beta

    own, theirs = tally_of(board.own, heuristic), tally_of(board.theirs, heuristic)
    if has_line(own, heuristic) or has_line(theirs, heuristic):
        steps = 1  # the game is over: there are no replies
    scores = {}
    for move in single_squares(legal_moves(board.occupied, geometry)):
        child, after = add_disc(own, move, heuristic), board.occupied | move
        score = minimax(child, theirs, after, steps - 1, -INFINITY, INFINITY, False)
        scores[column_of(move, geometry)] = score
    return scores


def best_columns(scores: Mapping[int, int]) -> list[int]:
    """The columns with the highest score, in the order of `scores`.

    >>> best_columns({0: -1, 3: 2, 4: 2})
    [3, 4]
    """
    best = max(scores.values())
    return [column for column, score in scores.items() if score == best]
