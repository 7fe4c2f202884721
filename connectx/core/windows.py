"""The heuristic of Kaggle's course, and minimax over it to a fixed number of plies.

A window is `inarow` squares in a row, column or diagonal. The windows of a board are numbered, and
a side's `Tally` is one int of `inarow` + 1 fields, each with one bit per window:

    field 0   every window
    field 1   the windows with at least 1 of the side's discs
    ...
    field n   the windows with n = inarow of them: completed lines

A new disc on square s puts every window through s into the next field as well. That takes one
shift, one mask and one union on a board of any size: `tally | tally << field & through[s]`.
With four windows a, b, c, d of two squares, of which a and b go through s, and a disc in b already:

    field                    2       1       0
    windows               d c b a d c b a d c b a
    tally                 . . . . . . 1 . 1 1 1 1
    tally << field        . . 1 . 1 1 1 1
    through[s]            . . 1 1 . . 1 1             a and b, in every field but field 0
    the tally after it    . . 1 . . . 1 1 1 1 1 1     a has one disc; b has two, so it is a line

Minimax uses alpha-beta pruning (D. Knuth and R. Moore, "An analysis of alpha-beta pruning", 1975).
As in the course, the heuristic is always seen from one side, which maximises it while the other
minimises it. It is not symmetric, so the two sides cannot share a negamax.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from connectx.core.board import Board, Geometry, column_of, directions, legal_moves, single_squares

Tally: TypeAlias = int
INFINITY = 1 << 62


class Weights(NamedTuple):
    """What a window adds to the heuristic score, if it has discs of one side only.

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

WeightedShifts: TypeAlias = tuple[tuple[int, int], ...]  # (shift to a field, weight of its windows)


class Heuristic(NamedTuple):
    """Weights prepared for a geometry. Make one with `heuristic_of`."""

    field: int  # bits of a field: the number of windows
    line: int  # the shift of a tally that leaves its completed lines
    no_discs: Tally  # the tally of a side without discs
    through: dict[int, int]  # square -> the windows through it, in every field but field 0
    own_shifts: WeightedShifts
    their_shifts: WeightedShifts
    min_own_shift: int  # a tally that is 0 after this shift adds nothing to the score
    min_their_shift: int


@lru_cache(maxsize=64)
def heuristic_of(weights: Weights, geometry: Geometry) -> Heuristic:
    """Prepare the heuristic of these weights on this geometry."""
    windows = sorted(windows_of(geometry))
    field = len(windows)
    windows_through = dict.fromkeys(single_squares(geometry.board), 0)  # square -> windows, as bits
    for number, window in enumerate(windows):
        for move in single_squares(window):
            windows_through[move] |= 1 << number
    # The product copies the windows' bits into each of the fields from 1 on.
    start_of_fields = sum(1 << (field * discs) for discs in range(1, geometry.inarow + 1))
    through = {move: start_of_fields * bits for move, bits in windows_through.items()}

    def weigh_fields(fours: int, threes: int, twos: int) -> WeightedShifts:
        """Pair the shift to each field with the weight of its windows.

        The weights are those of full windows, and of windows that lack one or two discs. Fields
        without a weight are left out.
        """
        return tuple(
            (field * (geometry.inarow - missing), weight)
            for missing, weight in enumerate((fours, threes, twos))
            if weight and missing < geometry.inarow
        )

    own_shifts = weigh_fields(weights.fours, weights.threes, weights.twos)
    their_shifts = weigh_fields(
        weights.opponent_fours, weights.opponent_threes, weights.opponent_twos
    )
    tally_bits = field * (geometry.inarow + 1)
    return Heuristic(
        field=field,
        line=field * geometry.inarow,
        no_discs=(1 << field) - 1,
        through=through,
        own_shifts=own_shifts,
        their_shifts=their_shifts,
        min_own_shift=min((shift for shift, _ in own_shifts), default=tally_bits),
        min_their_shift=min((shift for shift, _ in their_shifts), default=tally_bits),
    )


def windows_of(geometry: Geometry) -> set[int]:
    """Return the masks of all windows.

    They are a set because with inarow 1 the windows of all four directions are the same.
    """
    windows = {
        sum(start << (direction * i) for i in range(geometry.inarow))
        for start in single_squares(geometry.board)
        for direction in directions(geometry)
    }
    return {window for window in windows if window & geometry.board == window}


def add_disc(tally: Tally, move: int, heuristic: Heuristic) -> Tally:
    """Return a side's tally after it puts a disc on the square `move`."""
    return tally | ((tally << heuristic.field) & heuristic.through[move])


def tally_of(discs: int, heuristic: Heuristic) -> Tally:
    """Count the `discs` of a side: its tally."""
    field = heuristic.field
    through = heuristic.through
    tally = heuristic.no_discs
    for move in single_squares(discs):
        tally |= (tally << field) & through[move]
    return tally


def has_line(tally: Tally, heuristic: Heuristic) -> bool:
    """Tell whether the side has completed a line."""
    return tally >> heuristic.line != 0


def evaluate(own: Tally, theirs: Tally, heuristic: Heuristic) -> int:
    """Return the heuristic score: a weighted count of the windows with discs of one side only.

    Field k of `tally ^ (tally >> field)` has the windows with exactly k discs, because field k of
    the tally has those with at least k, and field k + 1, shifted onto it, those with more.
    """
    field = heuristic.field
    score = 0
    if own >> heuristic.min_own_shift:
        open_windows = heuristic.no_discs & ~(theirs >> field)  # without a disc of theirs
        exactly = own ^ (own >> field)
        for shift, weight in heuristic.own_shifts:
            score += weight * ((exactly >> shift) & open_windows).bit_count()
    if theirs >> heuristic.min_their_shift:
        open_windows = heuristic.no_discs & ~(own >> field)
        exactly = theirs ^ (theirs >> field)
        for shift, weight in heuristic.their_shifts:
            score += weight * ((exactly >> shift) & open_windows).bit_count()
    return score


def score_columns(board: Board, weights: Weights, steps: int) -> dict[int, int]:
    """Return the minimax score of every legal column, from left to right, `steps` plies deep.

    The scores are exactly those of plain minimax, because every column is searched without bounds
    from the columns before it. Raises ValueError if `steps` is below 1.

    >>> score_columns(Board.from_moves("12121"), COURSE_MINIMAX, steps=1)
    {0: 0, 1: -99, 2: -100, 3: -100, 4: -100, 5: -100, 6: -100}
    """
    if steps < 1:
        raise ValueError(f"steps is {steps}, expected at least 1")
    geometry = board.geometry
    heuristic = heuristic_of(weights, geometry)

    def minimax(
        own: Tally, theirs: Tally, occupied: int, depth: int, alpha: int, beta: int, own_turn: bool
    ) -> int:
        """Score a node `depth` plies above the leaves, seen from the side that maximises.

        `own` is that side's tally, and `own_turn` says whether it is to move. A result between
        `alpha` and `beta` is exact; one <= `alpha` is an upper bound of the score, one >= `beta` a
        lower bound.
        """
        if depth == 0 or has_line(theirs if own_turn else own, heuristic):
            return evaluate(own, theirs, heuristic)
        moves = legal_moves(occupied, geometry)
        if not moves:
            return evaluate(own, theirs, heuristic)
        while moves and alpha < beta:
            move = moves & -moves
            moves ^= move
            child_occupied = occupied | move
            if own_turn:
                child = add_disc(own, move, heuristic)
                score = minimax(child, theirs, child_occupied, depth - 1, alpha, beta, False)
                if score > alpha:
                    alpha = score
            else:
                child = add_disc(theirs, move, heuristic)
                score = minimax(own, child, child_occupied, depth - 1, alpha, beta, True)
                if score < beta:
                    beta = score
        return alpha if own_turn else beta

    own = tally_of(board.own, heuristic)
    theirs = tally_of(board.theirs, heuristic)
    if has_line(own, heuristic) or has_line(theirs, heuristic):
        steps = 1  # the game is over, so there are no replies
    scores = {}
    for move in single_squares(legal_moves(board.occupied, geometry)):
        child = add_disc(own, move, heuristic)
        child_occupied = board.occupied | move
        score = minimax(child, theirs, child_occupied, steps - 1, -INFINITY, INFINITY, False)
        scores[column_of(move, geometry)] = score
    return scores


def best_columns(scores: Mapping[int, int]) -> list[int]:
    """List the columns with the highest score, in the order of `scores`.

    >>> best_columns({0: -1, 3: 2, 4: 2})
    [3, 4]
    """
    best = max(scores.values())
    return [column for column, score in scores.items() if score == best]
