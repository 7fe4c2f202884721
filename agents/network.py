"""Judges positions by a network that learned from exact scores, a few plies ahead: strong.

Three rules need no learning: win at once, block, and never play below a square where the other side
wins. They leave few moves and decide many positions of the search, which looks at all moves, one
ply at a time, as arrays, until there would be more than LEAVES positions. The network judges those
that it has reached. With LEAVES=0 there is no search: among the moves that the rules leave, the
network's preference decides.

The network knows the standard board only. Others are played as `searcher` does.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from connectx.core.board import STANDARD, Board, column_squares
from connectx.core.boards import Boards, Masks
from connectx.core.clock import Deadline
from connectx.core.heuristic_search import search_of
from connectx.core.network import COLUMNS, activations, decide, inputs_of, unpacked, values_of
from connectx.core.observation import read_board, read_time
from connectx.core.weights import read_arrays

NETWORK = "network.npz"
LEAVES = 2000  # positions that the network judges, at most
DEPTH = 6  # plies, on other boards
SHARE = 0.5  # of actTimeout, on other boards
LAYERS = unpacked(read_arrays(NETWORK))
COLUMN_MASKS = np.array([column_squares(column, STANDARD) for column in range(COLUMNS)])


class Ply(NamedTuple):
    """Positions after the same number of moves, and the moves that lead to the next ones."""

    values: NDArray[np.float64]  # of each position; nan if it follows from the next ones
    rows: Masks  # of each move: the position it is played in
    columns: Masks  # its column
    children: Masks  # the position it leads to, in the next ply


def search(boards: Boards, moves: Masks) -> NDArray[np.float64]:
    """The values of the columns of one position, of which `moves` can be played."""
    plies: list[Ply] = []
    values, winning = np.full(1, np.nan), boards.winning_squares()
    while True:
        rows = np.flatnonzero(np.isnan(values))
        parents, columns = np.nonzero(moves[rows, None] & COLUMN_MASKS)
        if not len(rows) or len(parents) > max(LEAVES, COLUMNS):
            break
        after = boards[rows[parents]].play(columns)
        _, first, children = np.unique(after.key, return_index=True, return_inverse=True)
        plies.append(Ply(values, rows[parents], columns, children))
        boards = after[first]
        winning = boards.winning_squares()
        values, moves = decide(boards, winning)
    if len(rows):
        inputs = inputs_of(boards[rows], winning[:, rows])
        values[rows] = values_of(activations(LAYERS, inputs)[-1])
    for ply in reversed(plies):
        each = np.full((len(ply.values), COLUMNS), -np.inf)
        each[ply.rows, ply.columns] = -values[ply.children]
        values = np.where(np.isnan(ply.values), each.max(axis=1), ply.values)
    return np.asarray(each[0])


def choose_column(board: Board) -> int:
    """The column to play on a standard board where the game is not over."""
    boards = Boards.from_boards([board])
    winning = boards.winning_squares()
    _, moves = decide(boards, winning)
    can_play = (moves & COLUMN_MASKS) != 0
    if can_play.sum() == 1:
        return int(can_play.argmax())
    if LEAVES:
        return int(search(boards, moves).argmax())
    preferences = activations(LAYERS, inputs_of(boards, winning))[-1][0, :COLUMNS]
    return int(np.where(can_play, preferences, -np.inf).argmax())


def agent(obs: object, config: object) -> int:
    """The column to play, for Kaggle's observation and configuration."""
    board = read_board(obs, config)
    if board.geometry == STANDARD:
        return choose_column(board)
    column = board.urgent_column()
    if column is not None:
        return column
    deadline = Deadline(read_time(obs, config)[0] * SHARE)
    return search_of(board.geometry).best_columns(board, deadline, DEPTH)[0]
