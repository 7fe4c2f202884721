"""Looks DEPTH plies ahead by alpha-beta on bitboards: strong, but not perfect.

A win at once is taken and one of the opponent's stopped before anything is looked ahead: where all
is lost no move is better than another to the search.

Compiled, it looks 12 plies ahead in a fraction of a second. Where numba is missing, or while it is
not ready, the same search is interpreted and chooses the same moves, unless time runs out: then the
deepest search completed decides.
"""

import random
from functools import lru_cache

from agents.core.clock import Deadline
from agents.core.depth_limited import BackgroundSearch, DepthSearch
from agents.core.observation import read_position, read_time
from agents.core.position import Geometry, Position, column_of, urgent_move

DEPTH = 6  # plies; forced replies do not count
SHARE = 0.5  # of actTimeout
INTERPRETED_DEPTH = 6  # up to which a search is done before it could be compiled
COMPILING_SHARE = 0.5  # of the overage above the reserve (seconds), waited for once
OVERAGE_RESERVE = 20.0
RNG = random.Random(random.getrandbits(64))


def choose_column(
    position: Position, geometry: Geometry, act_timeout: float, overage: float, rng: random.Random
) -> int:
    """The column to play in a position where the game is not over; `rng` breaks ties.

    `act_timeout` and `overage` are the seconds Kaggle gives for this move, and beyond that for the
    rest of the game.
    """
    if DEPTH < 1:
        raise ValueError(f"DEPTH is {DEPTH}, expected at least 1")
    if move := urgent_move(position, geometry):
        return column_of(move, geometry)
    background = background_search(geometry)
    if DEPTH > INTERPRETED_DEPTH and background.ident is None:
        background.start()
        background.join(max(0.0, overage - OVERAGE_RESERVE) * COMPILING_SHARE)
    search = background.search or interpreted_search(geometry)
    moves = search.best_moves(position, DEPTH, Deadline(act_timeout * SHARE))
    return column_of(rng.choice(moves), geometry)


@lru_cache(maxsize=4)
def interpreted_search(geometry: Geometry) -> DepthSearch:
    """The search in plain Python."""
    return DepthSearch(geometry)


@lru_cache(maxsize=4)
def background_search(geometry: Geometry) -> BackgroundSearch:
    """The process's one compiler for a geometry, not started yet when it is new."""
    return BackgroundSearch(geometry)


def agent(obs: object, config: object) -> int:
    """The column to play, for Kaggle's observation and configuration."""
    position, geometry = read_position(obs, config)
    return choose_column(position, geometry, *read_time(obs, config), RNG)
