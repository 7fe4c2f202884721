"""N-step lookahead: minimax with alpha-beta pruning over the window heuristic."""

import random

from agents.core.choice import choose_best
from agents.core.lookahead import score_moves
from agents.core.observation import read_position
from agents.core.position import column_of, legal_moves
from agents.core.windows import COURSE_MINIMAX, heuristic_of

N_STEPS = 3  # plies
WEIGHTS = COURSE_MINIMAX
RNG = random.Random(random.getrandbits(64))


def agent(obs: object, config: object) -> int:
    """The column to play, for Kaggle's observation and configuration."""
    position, geometry = read_position(obs, config)
    heuristic = heuristic_of(WEIGHTS, geometry)
    scores = score_moves(position, geometry, heuristic, N_STEPS, legal_moves)
    return column_of(choose_best(scores, RNG), geometry)
