"""Looks ahead with a network that judges positions: what `network` and exported agents play by.

The search is full-width: all moves, one ply at a time, as arrays, and positions that moves in
another order reach are one. Three rules decide many positions without the network (`decide`).
"""

from collections.abc import Callable
from time import perf_counter
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from connectx.core.board import STANDARD, Board, column_squares
from connectx.core.boards import Boards, Masks
from connectx.core.clock import Deadline
from connectx.core.network import COLUMNS, Floats, decide

# What a network says of boards: a preference for each column, n x 7, and n values, or None. The
# second argument is `boards.winning_squares()`.
Judgement: TypeAlias = tuple[Floats, Floats | None]
Judge: TypeAlias = Callable[[Boards, Masks], Judgement]

COLUMN_MASKS = np.array([column_squares(column, STANDARD) for column in range(COLUMNS)])


class Ply(NamedTuple):
    """Positions after the same number of moves, and the moves that lead to the next ones."""

    values: NDArray[np.float64]  # of each position; nan if it follows from the next ones
    rows: Masks  # of each move: the position it is played in
    columns: Masks  # its column
    children: Masks  # the position it leads to, in the next ply


def look_ahead(
    boards: Boards,
    judge: Judge,
    leaves: int,
    deadline: Deadline | None = None,
    moves: Masks | None = None,
) -> NDArray[np.float64]:
    """The values of all columns of n positions of the standard board, n x 7, for the side to move.

    1 is a win and -1 a loss, a little more the sooner it comes if that is certain; between them, it
    is what the network says of the positions that are reached. A column that is full, or not among
    `moves`, has -inf. No position may be over. The search ends before a ply with more than `leaves`
    positions for each of the n, or more than the network can judge until the deadline; one ply is
    always searched.

    >>> def judge(boards, winning):
    ...     return np.zeros((len(boards), 7)), np.zeros(len(boards))
    >>> look_ahead(Boards.from_moves(["2233"]), judge, 50).argmax(1)  # three, open on both sides
    array([3])
    """
    moves = boards.playable if moves is None else moves
    plies: list[Ply] = []
    count, most, values = len(boards), float(max(leaves, COLUMNS)), np.full(len(boards), np.nan)
    while True:
        rows = np.flatnonzero(np.isnan(values))
        parents, columns = np.nonzero(moves[rows, None] & COLUMN_MASKS)
        if not len(rows) or len(parents) > count * most:
            break
        after = boards[rows[parents]].play(columns)
        _, first, children = np.unique(after.key, return_index=True, return_inverse=True)
        plies.append(Ply(values, rows[parents], columns, children))
        boards = after[first]
        winning = boards.winning_squares()
        values, moves = decide(boards, winning)
        if deadline and len(plies) == 1:
            began = perf_counter()
            judge(boards, winning)
            seconds = (perf_counter() - began) / len(boards)  # less each where there are more
            most = min(most, deadline.remaining() / seconds / count)
    if len(rows):
        judged = np.asarray(judge(boards[rows], winning[:, rows])[1])
        values[rows] = np.clip(judged, -1, 1)
    for ply in reversed(plies):
        each = np.full((len(ply.values), COLUMNS), -np.inf)
        each[ply.rows, ply.columns] = -values[ply.children]
        values = np.where(np.isnan(ply.values), each.max(axis=1), ply.values)
    return each


def preferred_column(
    board: Board, judge: Judge, leaves: int, deadline: Deadline | None = None, rules: bool = True
) -> int:
    """The column to play on a standard board where the game is not over.

    With `rules`, it is among those that three rules leave, and best by the search if the network
    gives values and `leaves` is not 0. Else the network's preference decides.
    """
    boards = Boards.from_boards([board])
    winning = boards.winning_squares()
    moves = decide(boards, winning)[1] if rules else boards.playable
    can_play = (moves & COLUMN_MASKS) != 0
    if can_play.sum() == 1:
        return int(can_play.argmax())
    preferences, values = judge(boards, winning)
    if rules and leaves and values is not None:
        return int(look_ahead(boards, judge, leaves, deadline, moves)[0].argmax())
    return int(np.where(can_play, preferences[0], -np.inf).argmax())
