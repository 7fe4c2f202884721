"""The N-step player of lesson 2, for kaggle-environments' `open_spiel_tic_tac_toe`; exact outcomes.

A grid is a text of nine `x`, `o` and `.`, row by row. Windows and heuristic are ConnectX's, on a
board of 3 x 3 with three in a row. Any empty square can be played, so the lookahead is written out
here, as plain minimax.
"""

import random
from functools import cache

from connectx.core.board import geometry_of, square
from connectx.core.observation import read_field
from connectx.core.windows import Weights, best_columns, evaluate, has_line, heuristic_of, tally_of

N_STEPS = 3
# The names are of four in a row: here `fours` are lines of three, and `threes` two of a line.
WEIGHTS = Weights(fours=100_000, threes=1, opponent_threes=-100, opponent_fours=-1_000)
HEURISTIC = heuristic_of(WEIGHTS, geometry_of(3, 3, 3))
# The mask of each square of a grid. OpenSpiel numbers the squares 0 to 8 row by row from the top
# left.
GRID_SQUARES = [square(2 - number // 3, number % 3, geometry_of(3, 3, 3)) for number in range(9)]

GRID_LINES = [
    (0, 1, 2),
    (3, 4, 5),
    (6, 7, 8),
    (0, 3, 6),
    (1, 4, 7),
    (2, 5, 8),
    (0, 4, 8),
    (2, 4, 6),
]


def player_to_move(grid: str) -> str:
    """Return the symbol of the player to move, `x` or `o`."""
    return "x" if grid.count("x") == grid.count("o") else "o"


def line_owner(grid: str) -> str | None:
    """Return the symbol of the player that has three in a row, `x` or `o`; None if nobody has."""
    for first, second, third in GRID_LINES:
        if grid[first] != "." and grid[first] == grid[second] == grid[third]:
            return grid[first]
    return None


def next_grids(grid: str) -> list[tuple[int, str]]:
    """List the moves of the player to move, each as the number of a square and the grid after it.

    The list is empty if the game is over.
    """
    if line_owner(grid):
        return []
    player = player_to_move(grid)
    squares = [number for number in range(9) if grid[number] == "."]
    return [(number, grid[:number] + player + grid[number + 1 :]) for number in squares]


@cache
def outcome_of(grid: str) -> int:
    """Return what best play of both leads to: 1 if X wins, -1 if O does, 0 for a draw."""
    outcomes = [outcome_of(next_grid) for _, next_grid in next_grids(grid)]
    if not outcomes:  # the game is over
        return {"x": 1, "o": -1, None: 0}[line_owner(grid)]
    return max(outcomes) if player_to_move(grid) == "x" else min(outcomes)


def children(grid: str, player: int) -> dict[int, str]:
    """Return the grids after each move of player 0 (x) or 1 (o), by the number of the square.

    Unlike `next_grids`, this does not ask who is to move, nor whether the game is over.
    """
    symbol = "xo"[player]
    grids = {}
    for number in range(9):
        if grid[number] == ".":
            grids[number] = grid[:number] + symbol + grid[number + 1 :]
    return grids


def tally_grid(grid: str, player: int) -> int:
    """Return how many discs of player 0 (x) or 1 (o) each line has, as one packed number.

    It is a tally, which the heuristic of ConnectX takes.
    """
    symbol = "xo"[player]
    discs = 0  # the mask of the player's squares
    for number in range(9):
        if grid[number] == symbol:
            discs |= GRID_SQUARES[number]
    return tally_of(discs, HEURISTIC)


def minimax(grid: str, player: int, depth: int, is_to_move: bool) -> int:
    """Return the value of a grid for player 0 (x) or 1 (o), `depth` plies above the leaves.

    `is_to_move` says whether this player is to move, or else the other one. Leaves are scored by
    the heuristic.
    """
    tally = tally_grid(grid, player)
    opponent_tally = tally_grid(grid, 1 - player)
    is_over = "." not in grid or has_line(tally, HEURISTIC) or has_line(opponent_tally, HEURISTIC)
    if depth == 0 or is_over:
        return evaluate(tally, opponent_tally, HEURISTIC)
    mover = player if is_to_move else 1 - player
    values = [
        minimax(child, player, depth - 1, not is_to_move)
        for child in children(grid, mover).values()
    ]
    return max(values) if is_to_move else min(values)


def score_squares(grid: str, player: int, steps: int) -> dict[int, int]:
    """Return the score of every empty square for `player`, by minimax `steps` plies deep.

    The player, 0 (x) or 1 (o), is to move.
    """
    scores = {}
    for number, child in children(grid, player).items():
        scores[number] = minimax(child, player, steps - 1, is_to_move=False)
    return scores


def best_squares(grid: str, player: int, steps: int) -> list[int]:
    """List the squares with the highest score, `steps` plies deep.

    Of squares with equal scores, only those on the most lines are listed. The heuristic does not
    see a fork two moves ahead, so a random choice among equal scores can walk into one. Preferring
    the centre and corners to the edges, which are on fewer lines, avoids all forks.
    """
    best = best_columns(score_squares(grid, player, steps))
    bit_counts = {}
    for number in best:
        # The mask has the same number of bits for each line through the square.
        lines_through_square = HEURISTIC.through[GRID_SQUARES[number]]
        bit_counts[number] = lines_through_square.bit_count()
    return best_columns(bit_counts)


def agent(obs: object, config: object) -> dict[str, int]:
    """Return the square to play as Kaggle's `{"submission": number}`; -1 if it is not our turn.

    `obs` has the fields of OpenSpiel: the text of the grid, our player and the one to move.
    """
    grid = read_field(obs, "observationString")
    player = read_field(obs, "playerId")
    if grid is None or read_field(obs, "currentPlayer") != player:
        return {"submission": -1}
    return {"submission": random.choice(best_squares("".join(grid.split()), player, N_STEPS))}
