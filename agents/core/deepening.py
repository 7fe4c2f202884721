"""Time-bounded alpha-beta: iterative deepening over the window heuristic, until a Deadline.

Lines are found by the search, so the heuristic only has to weigh what is not decided. Its weights
have to be symmetric, the opponent's the negative of one's own: only then is a score for one side
the negative of the other's, as negamax takes it.

Source of the transposition table's use: D. Breuker, "Memory versus search in games", 1998.
"""

import random
from typing import NamedTuple

from agents.core.clock import Deadline
from agents.core.geometry import Geometry
from agents.core.position import Position, column_of, legal_moves
from agents.core.windows import Heuristic, Tally, Weights, add_disc, evaluate, has_line, tally_of

SYMMETRIC = Weights(threes=5, twos=1, opponent_twos=-1, opponent_threes=-5)
WIN = 1 << 40  # less the plies until the line is complete; beyond what the heuristic can reach
DECIDED = WIN // 2  # beyond it a score is a win, or below its negative a loss
POLL_NODES = 64  # between looks at the clock: at most a millisecond
EXACT, LOWER, UPPER = 0, 1, 2  # what a stored score is to the value


class Deepened(NamedTuple):
    """What the search has found."""

    move: int  # mask of one square
    score: int  # for the side to move; beyond DECIDED: WIN less the plies to the line
    depth: int  # plies that every move has been searched


class OutOfTimeError(Exception):
    """Ends a search from inside."""


def deepen(
    position: Position,
    geometry: Geometry,
    heuristic: Heuristic,
    deadline: Deadline,
    rng: random.Random,
) -> Deepened:
    """The best move by the deepest search for which there is time; equal moves by `rng`.

    It ends early when the game is decided or searched to its end. The first depth is searched
    whatever the time. Precondition: the game has not ended, and `heuristic` is symmetric.
    """
    moves = _from_the_centre(legal_moves(position.occupied, geometry), geometry)
    rng.shuffle(moves)
    moves.sort(key=lambda move: _off_centre(move, geometry))
    found = Deepened(moves[0], 0, 0)
    search = DeepeningSearch(geometry, heuristic, deadline)
    empty = geometry.rows * geometry.columns - position.discs
    try:
        for depth in range(1, empty + 1):
            found = search.best_move(position, moves, depth)
            moves.remove(found.move)
            moves.insert(0, found.move)
            if abs(found.score) > DECIDED:
                break
    except OutOfTimeError:
        pass
    return found


class DeepeningSearch:
    """The searches of one move, with what they share: clock, table, node count."""

    def __init__(self, geometry: Geometry, heuristic: Heuristic, deadline: Deadline) -> None:
        self.nodes = 0
        self._geometry = geometry
        self._heuristic = heuristic
        self._deadline = deadline
        # (own, occupied) -> (depth, score, kind of score, best move)
        self._table: dict[tuple[int, int], tuple[int, int, int, int]] = {}

    def best_move(self, position: Position, moves: list[int], depth: int) -> Deepened:
        """The best of `moves`, searched in their order, `depth` plies deep.

        Raises OutOfTimeError where the time does not suffice, at depth 1 never.
        """
        own = tally_of(position.own, self._heuristic)
        theirs = tally_of(position.theirs, self._heuristic)
        best = Deepened(moves[0], -WIN, depth)
        for move in moves:
            child = add_disc(own, move, self._heuristic)
            if has_line(child, self._heuristic):
                return Deepened(move, WIN - 1, depth)
            score = -self._search(
                *(theirs, child, position.theirs, position.occupied | move),
                *(depth - 1, 1, -WIN, -best.score),
            )
            if score > best.score:
                best = Deepened(move, score, depth)
        return best

    def _search(
        self,
        own: Tally,
        theirs: Tally,
        discs: int,
        occupied: int,
        depth: int,
        ply: int,
        alpha: int,
        beta: int,
    ) -> int:
        """The score for the side to move, whose `discs` these are, `depth` plies deep.

        Fail-soft: a result of at most `alpha` is an upper bound of the value, one of at least
        `beta` a lower bound, one between is exact. `ply` counts from the root.
        """
        self.nodes += 1
        if not self.nodes % POLL_NODES and self._deadline.expired() and depth + ply > 1:
            raise OutOfTimeError
        heuristic = self._heuristic
        moves = legal_moves(occupied, self._geometry)
        if not moves:
            return 0
        if depth == 0:
            return evaluate(own, theirs, heuristic)
        key = discs, occupied
        stored_depth, stored, kind, first = self._table.get(key, (-1, 0, EXACT, 0))
        if (
            stored_depth >= depth
            and abs(stored) < DECIDED
            and (
                kind == EXACT
                or (kind == LOWER and stored >= beta)
                or (kind == UPPER and stored <= alpha)
            )
        ):
            return stored
        ordered = _from_the_centre(moves, self._geometry)
        if first:
            ordered.remove(first)
            ordered.insert(0, first)
        children = []
        for move in ordered:
            child = add_disc(own, move, heuristic)
            if has_line(child, heuristic):
                return WIN - ply - 1
            children.append((move, child))
        best, best_move, floor = -WIN, ordered[0], alpha
        for move, child in children:
            score = -self._search(
                *(theirs, child, occupied ^ discs, occupied | move, depth - 1, ply + 1),
                *(-beta, -floor),
            )
            if score > best:
                best, best_move = score, move
                floor = max(floor, score)
                if floor >= beta:
                    break
        kind = LOWER if best >= beta else UPPER if best <= alpha else EXACT
        self._table[key] = depth, best, kind, best_move
        return best


def _from_the_centre(moves: int, geometry: Geometry) -> list[int]:
    """The moves of a mask one by one, those nearest the centre first."""
    single = []
    while moves:
        move = moves & -moves
        moves ^= move
        single.append(move)
    single.sort(key=lambda move: _off_centre(move, geometry))
    return single


def _off_centre(move: int, geometry: Geometry) -> int:
    return abs(2 * column_of(move, geometry) - geometry.columns + 1)
