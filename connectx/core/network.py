"""Networks for positions of the standard board: a small one, three rules, and a search.

Into the small network go five planes of the board: own discs, theirs, own winning squares, theirs,
and the squares a disc can land on; then the share of own discs in each line that has none of
theirs, and the other way round. Out come a preference for every column, three numbers whose softmax
is how likely a loss, a draw and a win are, and the score divided by `SCORE_UNIT`.

Between them are layers of weights. A ReLU follows each but the last, and the third adds its result
to what goes into it. In a file, weights are int8 with a scale for each output.

The search works with any network. It looks at all moves, one ply at a time, as arrays. Positions
that are reached by several orders of moves are searched once. Three rules decide many positions
without the network (`decide`).
"""

from collections.abc import Callable, Mapping, Sequence
from time import perf_counter
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from connectx.core.board import STANDARD, Board, column_squares
from connectx.core.boards import Boards, Masks, planes_of
from connectx.core.clock import Deadline
from connectx.core.windows import windows_of

Floats: TypeAlias = NDArray[np.float32]
Layer: TypeAlias = tuple[Floats, Floats]  # weights, inputs x outputs, and biases
# What a network says of n boards: a preference for each column, n x 7, and n values or None.
Evaluation: TypeAlias = tuple[Floats, Floats | None]
Judgement: TypeAlias = Evaluation  # its name in agents that were trained with version 0.11.0
# A network as a function of boards and their `winning_squares()`.
Evaluator: TypeAlias = Callable[[Boards, Masks], Evaluation]

COLUMNS = 7
OUTCOMES = 3  # loss, draw and win
OUTPUTS = COLUMNS + OUTCOMES + 1
SCORE_UNIT = 10
SKIPPING = 2  # the number of the layer whose output is added to its input
SQUARES = STANDARD.rows * STANDARD.columns
# Which squares are in which line, squares x lines, divided by the length of a line.
LINES = planes_of(np.array(sorted(windows_of(STANDARD))), STANDARD).reshape(-1, SQUARES).T
LINE_SHARES = (LINES / STANDARD.inarow).astype(np.float32)
COLUMN_MASKS = np.array([column_squares(column, STANDARD) for column in range(COLUMNS)])
INPUTS = 5 * SQUARES + 2 * LINE_SHARES.shape[1]


def inputs_of(boards: Boards, winning: Masks) -> Floats:
    """Return the inputs of the network, n x `INPUTS`; `winning` is `boards.winning_squares()`."""
    masks = np.stack([boards.own, boards.theirs, *winning, boards.playable], axis=1)
    planes = planes_of(masks, STANDARD).reshape(len(boards), 5 * SQUARES).astype(np.float32)
    own_shares = planes[:, :SQUARES] @ LINE_SHARES
    their_shares = planes[:, SQUARES : 2 * SQUARES] @ LINE_SHARES
    open_own = own_shares * (their_shares == 0)
    open_theirs = their_shares * (own_shares == 0)
    return np.concatenate([planes, open_own, open_theirs], axis=1)


def activations(layers: Sequence[Layer], inputs: Floats) -> list[Floats]:
    """Return the input of each layer, and last the output of the network, n x `OUTPUTS`."""
    layer_inputs = [inputs]
    for number, (weights, biases) in enumerate(layers):
        outputs = layer_inputs[-1] @ weights + biases
        if number < len(layers) - 1:
            np.maximum(outputs, 0, out=outputs)
        if number == SKIPPING:
            outputs += layer_inputs[-1]
        layer_inputs.append(outputs)
    return layer_inputs


def softmax(numbers: Floats) -> Floats:
    """Turn each row into positive numbers that add up to 1, in the ratios of its exponentials."""
    shares = np.exp(numbers - numbers.max(axis=1, keepdims=True))
    return np.asarray(shares / shares.sum(axis=1, keepdims=True))


def values_of(outputs: Floats) -> Floats:
    """Return the positions' values for the side to move, from -1 to 1; a tenth is the score."""
    shares = softmax(outputs[:, COLUMNS : COLUMNS + OUTCOMES])
    score = np.clip(outputs[:, -1] * (2 * SCORE_UNIT / SQUARES), -1, 1)
    return np.asarray(0.9 * (shares[:, 2] - shares[:, 0]) + 0.1 * score)


def packed(layers: Sequence[Layer]) -> dict[str, np.ndarray]:
    """Return the layers as arrays for a file, with weights of 8 bits. `unpacked` reads them."""
    arrays: dict[str, np.ndarray] = {}
    for number, (weights, biases) in enumerate(layers):
        scale = np.abs(weights).max(axis=0) / 127 + np.float32(1e-12)
        arrays[f"weights{number}"] = np.round(weights / scale).astype(np.int8)
        arrays[f"scale{number}"] = scale
        arrays[f"added{number}"] = biases
    return arrays


def unpacked(arrays: Mapping[str, np.ndarray]) -> list[Layer]:
    """Return the layers of a network that `packed` made, as float32."""
    numbers = range(len(arrays) // 3)
    return [(arrays[f"weights{n}"] * arrays[f"scale{n}"], arrays[f"added{n}"]) for n in numbers]


# The search --------------------------------------------------------------------------------------


def decide(boards: Boards, winning: Masks) -> tuple[NDArray[np.float64], Masks]:
    """Apply three rules: win at once, block, never play below a square where the other side wins.

    Returns the values of the positions that the rules decide, and nan for the others. A win is at
    least 1 and a loss at most -1, further from 0 the sooner it comes. Also returns the mask of the
    moves that the rules leave on each board; if all moves lose, that is all of them.
    """
    own_wins, their_wins = winning
    wins = boards.playable & own_wins
    blocks = boards.playable & their_wins
    moves = np.where(blocks, blocks, boards.playable)
    safe = moves & ~(their_wins >> 1)
    squares = boards.geometry.board.bit_count()
    win_value = 1 + (squares - boards.discs) / 100
    has_two_threats = blocks & (blocks - 1) != 0  # without the lowest, one is left
    values = np.where((safe == 0) | has_two_threats, -win_value, np.nan)
    values[boards.discs == squares] = 0
    moves_left = np.where(safe, safe, moves)
    return np.where(wins, win_value, values), np.where(wins, wins, moves_left)


class Ply(NamedTuple):
    """Positions after the same number of moves, and the moves that lead to the next ones."""

    values: NDArray[np.float64]  # of each position; nan if it follows from the next ones
    rows: Masks  # of each move: the position it is played in
    columns: Masks  # its column
    children: Masks  # the position it leads to, in the next ply


def look_ahead(
    boards: Boards,
    evaluator: Evaluator,
    leaves: int,
    deadline: Deadline | None = None,
    moves: Masks | None = None,
) -> NDArray[np.float64]:
    """Search n positions of the standard board. Returns the values of all columns, n x 7.

    The values are for the side to move. 1 is a win and -1 a loss; a certain win or loss is a little
    further from 0, the sooner it comes. Between them, a value is what the network says of the
    positions that are reached. A column that is full, or not among `moves`, has -inf.

    No position may be over. There may be none, which gives 0 x 7. The search ends before a ply with
    more than `leaves` positions for each of the n, or with more than the network can evaluate
    before the deadline. One ply is always searched.

    >>> def evaluator(boards, winning):
    ...     return np.zeros((len(boards), 7)), np.zeros(len(boards))
    >>> look_ahead(Boards.from_moves(["2233"]), evaluator, 50).argmax(1)  # three in a row, open
    array([3])
    """
    if not len(boards):
        return np.empty((0, COLUMNS))
    moves = boards.playable if moves is None else moves
    plies: list[Ply] = []
    count = len(boards)
    max_leaves = float(max(leaves, COLUMNS))  # for each of the n positions
    values = np.full(len(boards), np.nan)
    while True:
        rows = np.flatnonzero(np.isnan(values))
        parents, columns = np.nonzero(moves[rows, None] & COLUMN_MASKS)
        if not len(rows) or len(parents) > count * max_leaves:
            break
        next_boards = boards[rows[parents]].play(columns)
        _, first, children = np.unique(next_boards.key, return_index=True, return_inverse=True)
        plies.append(Ply(values, rows[parents], columns, children))
        boards = next_boards[first]  # each position once
        winning = boards.winning_squares()
        values, moves = decide(boards, winning)
        if deadline and len(plies) == 1:
            start = perf_counter()
            evaluator(boards, winning)
            seconds = (perf_counter() - start) / len(boards)  # in larger batches, each takes less
            max_leaves = min(max_leaves, deadline.remaining() / seconds / count)
    if len(rows):
        network_values = np.asarray(evaluator(boards[rows], winning[:, rows])[1])
        values[rows] = np.clip(network_values, -1, 1)
    for ply in reversed(plies):
        column_values = np.full((len(ply.values), COLUMNS), -np.inf)
        column_values[ply.rows, ply.columns] = -values[ply.children]
        values = np.where(np.isnan(ply.values), column_values.max(axis=1), ply.values)
    return column_values


def preferred_column(
    board: Board,
    evaluator: Evaluator,
    leaves: int,
    deadline: Deadline | None = None,
    rules: bool = True,
) -> int:
    """Choose the column to play on a standard board where the game is not over.

    With `rules`, the column is among those that the three rules leave. Among them the search
    decides if the network gives values and `leaves` is not 0, else the network's preference.
    Without `rules`, the preference decides among all columns.
    """
    boards = Boards.from_boards([board])
    winning = boards.winning_squares()
    moves = decide(boards, winning)[1] if rules else boards.playable
    can_play = (moves & COLUMN_MASKS) != 0
    if can_play.sum() == 1:
        return int(can_play.argmax())
    preferences, values = evaluator(boards, winning)
    if rules and leaves and values is not None:
        return int(look_ahead(boards, evaluator, leaves, deadline, moves)[0].argmax())
    return int(np.where(can_play, preferences[0], -np.inf).argmax())
