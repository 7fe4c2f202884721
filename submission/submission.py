# A ConnectX submission, built by build_submission.py from agents/minimax.py
#
# N-step lookahead: minimax with alpha-beta over the window heuristic.
#
# In this file, from the top:
#
#     agents/core/choice.py       The choice of a move once every move has a score.
#     agents/core/geometry.py     The board's geometry: its size, how many discs in a row win, and the bit masks that follow.
#     agents/core/position.py     The position as two bit masks: who has which square, and the rules of the game on them.
#     agents/core/windows.py      The window heuristic of Kaggle's course, counted for all windows at once.
#     agents/core/lookahead.py    N-step lookahead: minimax over the window heuristic, cut by alpha-beta.
#     agents/core/observation.py  Kaggle's observation and configuration as a position: the only place that knows their format.
#     agents/core/course.py       The course's player: N-step lookahead with the window heuristic, from Kaggle's observation.
#     agents/minimax.py           N-step lookahead: minimax with alpha-beta over the window heuristic.
#
# It is written by
#
#     python build_submission.py minimax
#
# from the files above: change them and run it again, as a change made here is lost.

import random
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

# ==================================================================================================
# agents/core/choice.py
# ==================================================================================================
# The choice of a move once every move has a score.


def best_moves(scores: Mapping[int, int]) -> list[int]:
    """The moves with the highest score, in the order in which they stand in `scores`."""
    best = max(scores.values())
    return [move for move, score in scores.items() if score == best]


def choose_best(scores: Mapping[int, int], rng: random.Random) -> int:
    """A move with the highest score; ties are broken at random."""
    return rng.choice(best_moves(scores))


# ==================================================================================================
# agents/core/geometry.py
# ==================================================================================================
# The board's geometry: its size, how many discs in a row win, and the bit masks that follow.
#
# The bit layout is drawn at the top of `position.py`.


class Geometry(NamedTuple):
    """The shape of a board. Make one with `geometry_of`; every field is a plain int.

    A bit mask names squares of the board as drawn in `position.py`.
    """

    rows: int
    columns: int
    inarow: int
    stride: int  # bits a column: its squares and one sentinel that is never occupied
    bottom: int  # the lowest square of every column
    board: int  # every square


@lru_cache(maxsize=64)
def geometry_of(rows: int, columns: int, inarow: int) -> Geometry:
    """The geometry of a board of `rows` x `columns` squares on which `inarow` discs win.

    Raises ValueError for a number below 1, the least that kaggle-environments accepts.
    """
    for name, value in (("rows", rows), ("columns", columns), ("inarow", inarow)):
        if value < 1:
            raise ValueError(f"{name} is {value}, expected at least 1")
    stride = rows + 1
    bottom = sum(1 << column * stride for column in range(columns))
    return Geometry(rows, columns, inarow, stride, bottom, bottom * ((1 << rows) - 1))


def square(row: int, column: int, geometry: Geometry) -> int:
    """The mask of one square; `row` counts from 0 at the bottom, `column` from 0 at the left."""
    return 1 << column * geometry.stride + row


def directions(geometry: Geometry) -> tuple[int, int, int, int]:
    """How many bits lie between neighbours: up, along a row, down to the right, up to the right."""
    return 1, geometry.stride, geometry.stride - 1, geometry.stride + 1


# ==================================================================================================
# agents/core/position.py
# ==================================================================================================
# The position as two bit masks: who has which square, and the rules of the game on them.
#
# The squares of a 6x7 board by bit number; row 6 is a sentinel that is never occupied, so that no
# shift carries a run of discs from one column into the next:
#
#     6 13 20 27 34 41 48   <- sentinels
#     5 12 19 26 33 40 47   <- top row
#     4 11 18 25 32 39 46
#     3 10 17 24 31 38 45
#     2  9 16 23 30 37 44
#     1  8 15 22 29 36 43
#     0  7 14 21 28 35 42   <- bottom row
#
# Glossary, for this file and every other:
#     square     one bit; (row, column) both from 0, row 0 at the bottom
#     column     0-based in code, 1-based in text: "4453" plays columns 3, 3, 4, 2
#     stride     bits a column, rows + 1
#     own        the discs of the side to move
#     theirs     the discs of the other side, own ^ occupied
#     occupied   the discs of both
#     move       the square on which a disc lands
#     line       `inarow` squares in a row, column or diagonal
#     winning    of an empty square: a disc there completes a line
#     key        own + occupied + bottom: one number that names the position
#
# Masks are Python ints of any size, so a board may have any size; where `(rows + 1) * columns` is
# at most 63 they fit a machine word and the same functions can be compiled.
#
# The layout is that of J. Tromp's Fhourstones and of P. Pons's solver.


class Position(NamedTuple):
    """A position seen from the side to move."""

    own: int
    occupied: int

    @property
    def theirs(self) -> int:
        """The discs of the side that is not to move."""
        return self.own ^ self.occupied

    @property
    def discs(self) -> int:
        """How many discs are on the board."""
        return self.occupied.bit_count()


def legal_moves(occupied: int, geometry: Geometry) -> int:
    """The mask of the squares on which a disc can land, at most one a column."""
    return (occupied + geometry.bottom) & geometry.board


def column_of(move: int, geometry: Geometry) -> int:
    """The column of a mask of one square."""
    return (move.bit_length() - 1) // geometry.stride


# ==================================================================================================
# agents/core/windows.py
# ==================================================================================================
# The window heuristic of Kaggle's course, counted for all windows at once.
#
# A window is `inarow` squares in a row, column or diagonal. The windows of a board are numbered, and
# a side's `Tally` is one int of `inarow` + 1 fields, a bit a window in each:
#
#     field 0   every window
#     field 1   the windows with at least 1 disc of the side
#     ...
#     field n   the windows with at least n = inarow discs: completed lines
#
# A new disc on square s moves every window through s up by one field, which is a single shift,
# mask and merge, whatever the board's size: `tally | tally << field & through[s]`.

Tally: TypeAlias = int


class Weights(NamedTuple):
    """What a window adds to the score, by its number of discs, where its other squares are empty.

    As in the course the words are numbers of discs, whatever `inarow` is: with five in a row a
    window of four discs and an empty square counts as one of `fours`.
    """

    fours: int = 0
    threes: int = 0
    twos: int = 0
    opponent_twos: int = 0
    opponent_threes: int = 0
    opponent_fours: int = 0


# The course's weights: of its one-step player, of its minimax, and of its draft.
COURSE = Weights(fours=1_000_000, threes=1, opponent_threes=-100)
COURSE_MINIMAX = COURSE._replace(opponent_fours=-10_000)

Terms: TypeAlias = tuple[tuple[int, int], ...]  # (shift to the field that counts, weight)


class Heuristic(NamedTuple):
    """The weights made ready for a geometry. Make one with `heuristic_of`."""

    field: int  # bits in a field: the number of windows
    line: int  # how far to shift a tally so that its completed lines remain
    no_discs: Tally  # the tally of a side without discs
    through: dict[int, int]  # square -> its windows, in every field but field 0
    own_terms: Terms
    their_terms: Terms
    least_own: int  # the least shift of the own terms: where it leaves nothing, all of them are 0
    least_theirs: int


@lru_cache(maxsize=64)
def heuristic_of(weights: Weights, geometry: Geometry) -> Heuristic:
    """Number the windows of a geometry, find those through each square, and place the weights."""
    windows = sorted(_windows(geometry))
    field = len(windows)
    every_field = sum(1 << field * discs for discs in range(1, geometry.inarow + 1))
    through = {
        place: every_field
        * sum(1 << number for number, window in enumerate(windows) if window & place)
        for place in _squares(geometry)
    }

    def terms(fours: int, threes: int, twos: int) -> Terms:
        return tuple(
            (field * discs, weight)
            for discs, weight in ((4, fours), (3, threes), (2, twos))
            if weight and discs <= geometry.inarow
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


def _squares(geometry: Geometry) -> list[int]:
    return [
        square(row, column, geometry)
        for column in range(geometry.columns)
        for row in range(geometry.rows)
    ]


def _windows(geometry: Geometry) -> set[int]:
    """The masks of all windows; a set, as with inarow 1 the four directions are the same."""
    return {
        window
        for start in _squares(geometry)
        for direction in directions(geometry)
        if (window := sum(start << direction * i for i in range(geometry.inarow))) & geometry.board
        == window
    }


def add_disc(tally: Tally, move: int, heuristic: Heuristic) -> Tally:
    """The tally of a side after it has put a disc on the square `move`."""
    return tally | tally << heuristic.field & heuristic.through[move]


def tally_of(discs: int, heuristic: Heuristic) -> Tally:
    """The tally of a side that has `discs`."""
    tally = heuristic.no_discs
    while discs:
        move = discs & -discs
        tally = add_disc(tally, move, heuristic)
        discs ^= move
    return tally


def has_line(tally: Tally, heuristic: Heuristic) -> bool:
    """Whether the side of the tally has completed a line."""
    return tally >> heuristic.line != 0


def evaluate(own: Tally, theirs: Tally, heuristic: Heuristic) -> int:
    """The weighted count of the windows in which one side has discs and the other has none."""
    field = heuristic.field
    score = 0
    if own >> heuristic.least_own:
        open_windows = heuristic.no_discs & ~(theirs >> field)
        exactly = own ^ own >> field  # field k: the windows with exactly k discs
        for shift, weight in heuristic.own_terms:
            score += weight * (exactly >> shift & open_windows).bit_count()
    if theirs >> heuristic.least_theirs:
        open_windows = heuristic.no_discs & ~(own >> field)
        exactly = theirs ^ theirs >> field
        for shift, weight in heuristic.their_terms:
            score += weight * (exactly >> shift & open_windows).bit_count()
    return score


# ==================================================================================================
# agents/core/lookahead.py
# ==================================================================================================
# N-step lookahead: minimax over the window heuristic, cut by alpha-beta.
#
# The heuristic is seen from one side throughout, as in the course: that side maximises it and the
# other minimises it. It is not symmetric, so the two sides cannot share a negamax.
#
# Source: D. Knuth and R. Moore, "An analysis of alpha-beta pruning", 1975.

INFINITY = 1 << 62
LegalMoves = Callable[[int, Geometry], int]


def score_moves(
    position: Position,
    geometry: Geometry,
    heuristic: Heuristic,
    steps: int,
    legal_moves: LegalMoves,
) -> dict[int, int]:
    """The minimax score of every legal move of the side to move, `steps` plies deep.

    The keys are masks of one square, lowest first. The scores are those of plain minimax: every
    move is searched with an open window. `legal_moves` gives the rules: the mask of the squares
    that can be played. Raises ValueError where `steps` is below 1.
    """
    if steps < 1:
        raise ValueError(f"steps is {steps}, expected at least 1")

    def minimax(
        own: Tally, theirs: Tally, occupied: int, depth: int, alpha: int, beta: int, ours: bool
    ) -> int:
        """The value of a node `depth` plies above the leaves; `ours`: the maximiser is to move.

        A result above `alpha` and below `beta` is exact; one of at most `alpha` is an upper bound
        of the value, one of at least `beta` a lower bound.
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

    own = tally_of(position.own, heuristic)
    theirs = tally_of(position.theirs, heuristic)
    if has_line(own, heuristic) or has_line(theirs, heuristic):
        steps = 1  # the game has ended: no reply is legal
    moves = legal_moves(position.occupied, geometry)
    scores = {}
    while moves:
        move = moves & -moves
        moves ^= move
        child = add_disc(own, move, heuristic)
        after = position.occupied | move
        scores[move] = minimax(child, theirs, after, steps - 1, -INFINITY, INFINITY, False)
    return scores


# ==================================================================================================
# agents/core/observation.py
# ==================================================================================================
# Kaggle's observation and configuration as a position: the only place that knows their format.


def read_geometry(config: Mapping[str, Any]) -> Geometry:
    """The geometry that a ConnectX configuration asks for."""
    return geometry_of(config["rows"], config["columns"], config["inarow"])


def read_position(obs: Mapping[str, Any], config: Mapping[str, Any]) -> tuple[Position, Geometry]:
    """The position in front of the side to move, and the geometry of its board.

    `obs["board"]` lists the squares row by row from the top left: 0 empty, 1 and 2 the marks of
    the players; `obs["mark"]` is the mark of the side to move. Raises ValueError where the board
    has another number of squares than the configuration.
    """
    geometry = read_geometry(config)
    board, mark = obs["board"], obs["mark"]
    if len(board) != geometry.rows * geometry.columns:
        raise ValueError(
            f"obs.board has {len(board)} squares, "
            f"expected {geometry.rows} x {geometry.columns} = {geometry.rows * geometry.columns}"
        )
    own = occupied = 0
    for place, disc in zip(_places_in_board_order(geometry), board):
        if disc:
            occupied |= place
            if disc == mark:
                own |= place
    return Position(own, occupied), geometry


@lru_cache(maxsize=64)
def _places_in_board_order(geometry: Geometry) -> tuple[int, ...]:
    return tuple(
        square(row, column, geometry)
        for row in reversed(range(geometry.rows))
        for column in range(geometry.columns)
    )


# ==================================================================================================
# agents/core/course.py
# ==================================================================================================
# The course's player: N-step lookahead with the window heuristic, from Kaggle's observation.


def look_ahead(
    obs: Mapping[str, Any],
    config: Mapping[str, Any],
    weights: Weights,
    steps: int,
    rng: random.Random,
) -> int:
    """The column with the highest score `steps` plies ahead; ties are broken by `rng`."""
    position, geometry = read_position(obs, config)
    scores = score_moves(position, geometry, heuristic_of(weights, geometry), steps, legal_moves)
    return column_of(choose_best(scores, rng), geometry)


# ==================================================================================================
# agents/minimax.py
# ==================================================================================================

N_STEPS = 3
WEIGHTS = COURSE_MINIMAX
RNG = random.Random(random.getrandbits(64))


def agent(obs: Mapping[str, Any], config: Mapping[str, Any]) -> int:
    """The column to play, from Kaggle's observation and configuration."""
    return look_ahead(obs, config, WEIGHTS, N_STEPS, RNG)
