"""Judges positions by a network that learned from exact scores, a few plies ahead: strong.

Three rules need no learning: win at once, block, and never play below a square where the other side
wins. They leave few moves and decide many positions of the search, which looks at all moves, one
ply at a time, as arrays, until there would be more than LEAVES positions. The network evaluates
those that the search has reached. With LEAVES=0 there is no search: among the moves that the rules
leave, the network's preference decides.

The network knows the standard board only. Others are played as `searcher` does.
"""

from connectx.core.board import STANDARD
from connectx.core.boards import Boards, Masks
from connectx.core.clock import Deadline
from connectx.core.heuristic_search import search_of
from connectx.core.network import (
    COLUMNS,
    Evaluation,
    activations,
    inputs_of,
    preferred_column,
    unpacked,
    values_of,
)
from connectx.core.observation import read_board, read_time
from connectx.core.weights import read_arrays

NETWORK = "network.npz"
LEAVES = 2000  # positions that the network evaluates, at most
DEPTH = 6  # plies, on other boards
SHARE = 0.5  # of actTimeout, on other boards
LAYERS = unpacked(read_arrays(NETWORK))


def evaluate_boards(boards: Boards, winning: Masks) -> Evaluation:
    """Return the network's preferences and values of boards."""
    outputs = activations(LAYERS, inputs_of(boards, winning))[-1]
    return outputs[:, :COLUMNS], values_of(outputs)


def agent(obs: object, config: object) -> int:
    """Choose the column to play, from Kaggle's observation and configuration."""
    board = read_board(obs, config)
    if board.geometry == STANDARD:
        return preferred_column(board, evaluate_boards, LEAVES)
    column = board.urgent_column()
    if column is not None:
        return column
    deadline = Deadline(read_time(obs, config)[0] * SHARE)
    return search_of(board.geometry).best_columns(board, deadline, DEPTH)[0]
