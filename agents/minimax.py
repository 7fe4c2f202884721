"""N-step lookahead: minimax with alpha-beta pruning over the window heuristic.

A win at once is taken and one of the opponent's stopped before anything is looked ahead: to the
heuristic a longer way may be worth more, and where all is lost no move is better than another.
"""

import random

from agents.core.choice import choose_best
from agents.core.lookahead import score_moves
from agents.core.observation import read_position
from agents.core.position import column_of, legal_moves, urgent_move
from agents.core.windows import COURSE_MINIMAX, heuristic_of

N_STEPS = 3  # plies
WEIGHTS = COURSE_MINIMAX
RNG = random.Random(random.getrandbits(64))


def agent(obs: object, config: object) -> int:
    """The column to play, for Kaggle's observation and configuration."""
    position, geometry = read_position(obs, config)
    move = urgent_move(position, geometry)
    if not move:
        heuristic = heuristic_of(WEIGHTS, geometry)
        move = choose_best(score_moves(position, geometry, heuristic, N_STEPS, legal_moves), RNG)
    return column_of(move, geometry)
