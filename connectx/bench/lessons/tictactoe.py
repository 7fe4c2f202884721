"""The N-step player of lesson 6, for kaggle-environments' `open_spiel_tic_tac_toe`.

Windows and heuristic are ConnectX's, on a 3x3 board with three in a row. Any empty square can be
played, so the lookahead is written out here: plain minimax on grids of nine `x`, `o` and `.`.
"""

import random

from connectx.core.board import geometry_of, square
from connectx.core.observation import read_field
from connectx.core.windows import Weights, best_columns, evaluate, has_line, heuristic_of, tally_of

N_STEPS = 3
# The names are of four in a row: here `fours` are lines of three, and `threes` two of a line.
WEIGHTS = Weights(fours=100_000, threes=1, opponent_threes=-100, opponent_fours=-1_000)
HEURISTIC = heuristic_of(WEIGHTS, geometry_of(3, 3, 3))
# OpenSpiel numbers the squares 0 to 8 row by row from the top left.
SQUARES = [square(2 - number // 3, number % 3, geometry_of(3, 3, 3)) for number in range(9)]


def children(grid: str, player: int) -> dict[int, str]:
    """The grids after each move of player 0 (x) or 1 (o), by the number of the square."""
    symbol = "xo"[player]
    return {n: grid[:n] + symbol + grid[n + 1 :] for n in range(9) if grid[n] == "."}


def minimax(grid: str, player: int, depth: int, ours: bool) -> int:
    """The value of a grid for `player`, `depth` plies above the leaves; `ours`: it is to move."""
    own, theirs = (
        tally_of(sum(place for place, sign in zip(SQUARES, grid) if sign == symbol), HEURISTIC)
        for symbol in ("xo"[player], "ox"[player])
    )
    if depth == 0 or "." not in grid or has_line(own, HEURISTIC) or has_line(theirs, HEURISTIC):
        return evaluate(own, theirs, HEURISTIC)
    below = children(grid, player if ours else 1 - player).values()
    return (max if ours else min)(minimax(child, player, depth - 1, not ours) for child in below)


def score_squares(grid: str, player: int, steps: int) -> dict[int, int]:
    """The minimax score of every empty square for the player to move, `steps` plies deep."""
    below = children(grid, player).items()
    return {number: minimax(child, player, steps - 1, False) for number, child in below}


def best_squares(grid: str, player: int, steps: int) -> list[int]:
    """The squares with the highest score; of equals, those on the most lines.

    The heuristic does not see a fork two moves ahead, so a random choice among equal scores can
    walk into one. Preferring the centre and corners to the edges avoids them all.
    """
    best = best_columns(score_squares(grid, player, steps))
    return best_columns({n: HEURISTIC.through[SQUARES[n]].bit_count() for n in best})


def agent(obs: object, config: object) -> dict[str, int]:
    """The square to play as Kaggle's `{"submission": number}`; -1 when it is not our turn."""
    grid, player = read_field(obs, "observationString"), read_field(obs, "playerId")
    if grid is None or read_field(obs, "currentPlayer") != player:
        return {"submission": -1}
    return {"submission": random.choice(best_squares("".join(grid.split()), player, N_STEPS))}
