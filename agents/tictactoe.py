"""N-step lookahead for tic-tac-toe, on kaggle-environments' `open_spiel_tic_tac_toe`.

Windows, heuristic and minimax are ConnectX's, on a 3x3 board with three in a row; only the rule
for legal moves differs: any empty square can be played.
"""

import random

from agents.core.choice import best_moves
from agents.core.lookahead import score_moves
from agents.core.observation import read_field
from agents.core.position import Geometry, Position, geometry_of, square
from agents.core.windows import Weights, heuristic_of

N_STEPS = 3
WEIGHTS = Weights(threes=100_000, twos=1, opponent_twos=-100, opponent_threes=-1_000)
RNG = random.Random(random.getrandbits(64))
TIC_TAC_TOE = geometry_of(3, 3, 3)
NO_MOVE = -1  # what kaggle-environments expects when it is not our turn

# OpenSpiel numbers the squares 0 to 8 row by row from the top left.
SQUARES = [square(2 - number // 3, number % 3, TIC_TAC_TOE) for number in range(9)]


def empty_squares(occupied: int, geometry: Geometry) -> int:
    """The mask of the squares that can be played."""
    return geometry.board & ~occupied


def read_grid(grid: str, player: int) -> Position:
    """The position in OpenSpiel's text, three rows of `x`, `o` and `.`, seen from player 0 or 1."""
    symbols = "".join(grid.split())
    if len(symbols) != 9 or set(symbols) - set("xo."):
        raise ValueError(f"observationString is {grid!r}, expected three rows of x, o and .")
    own_symbol = "xo"[player]
    own = sum(place for place, symbol in zip(SQUARES, symbols) if symbol == own_symbol)
    occupied = sum(place for place, symbol in zip(SQUARES, symbols) if symbol != ".")
    return Position(own, occupied)


def score_squares(position: Position, steps: int) -> dict[int, int]:
    """The minimax score of every empty square, by number from 0 to 8."""
    heuristic = heuristic_of(WEIGHTS, TIC_TAC_TOE)
    scores = score_moves(position, TIC_TAC_TOE, heuristic, steps, empty_squares)
    return {SQUARES.index(move): score for move, score in scores.items()}


def choose_square(position: Position, steps: int, rng: random.Random) -> int:
    """A square with the highest score; among equals, a random one of those on the most lines.

    The heuristic does not see a fork two moves ahead, so a random choice among equal scores can
    walk into one. Preferring the centre and corners to the edges avoids them all.
    """
    through = heuristic_of(WEIGHTS, TIC_TAC_TOE).through
    best = best_moves(score_squares(position, steps))
    lines = {number: through[SQUARES[number]].bit_count() for number in best}
    return rng.choice(best_moves(lines))


def agent(obs: object, config: object) -> dict[str, int]:
    """The square to play as Kaggle's `{"submission": number}`; -1 when it is not our turn."""
    grid, player = read_field(obs, "observationString"), read_field(obs, "playerId")
    if grid is None or read_field(obs, "currentPlayer") != player:
        return {"submission": NO_MOVE}
    position = read_grid(grid, player)
    return {"submission": choose_square(position, N_STEPS, RNG)}
