"""The course's player: N-step lookahead with the window heuristic, from Kaggle's observation."""

import random
from collections.abc import Mapping
from typing import Any

from agents.core.choice import choose_best
from agents.core.lookahead import score_moves
from agents.core.observation import read_position
from agents.core.position import column_of, legal_moves
from agents.core.windows import Weights, heuristic_of


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
