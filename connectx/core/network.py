"""Networks that judge positions of the standard board: a small one, three rules, and the search.

Into the small network go five planes of the board: own discs, theirs, own winning squares, theirs,
and the squares a disc can land on; then the share of own discs in each line that has none of
theirs, and the other way round. Out come a preference for every column, three numbers whose softmax
is how likely a loss, a draw and a win are, and the score in units of `SCORE_UNIT`.

Between them are layers of weights. A ReLU follows each but the last, and the third adds its result
to what goes into it. In a file, weights are int8 with a scale for each output.

The search looks ahead with any network. It is full-width: all moves, one ply at a time, as arrays,
and positions that moves in another order reach are one. Three rules decide many positions without
the network (`decide`).
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
Layer: TypeAlias = tuple[Floats, Floats]  # weights, inputs x outputs, and what is added
# What a network says of boards: a preference for each column, n x 7, and n values, or None. The
# second argument is `boards.winning_squares()`.
Judgement: TypeAlias = tuple[Floats, Floats | None]
Judge: TypeAlias = Callable[[Boards, Masks], Judgement]

COLUMNS, OUTCOMES = 7, 3  # OUTCOMES are loss, draw and win
OUTPUTS = COLUMNS + OUTCOMES + 1
SCORE_UNIT = 10
SKIPPING = 2  # the layer that adds to what goes into it
SQUARES = STANDARD.rows * STANDARD.columns
# Which squares are in which line, squares x lines, divided by the length of a line.
LINES = planes_of(np.array(sorted(windows_of(STANDARD))), STANDARD).reshape(-1, SQUARES).T
LINE_SHARES = (LINES / STANDARD.inarow).astype(np.float32)
COLUMN_MASKS = np.array([column_squares(column, STANDARD) for column in range(COLUMNS)])
INPUTS = 5 * SQUARES + 2 * LINE_SHARES.shape[1]


def inputs_of(boards: Boards, winning: Masks) -> Floats:
    """What goes into the network, n x `INPUTS`; `winning` is `boards.winning_squares()`."""
    masks = np.stack([boards.own, boards.theirs, *winning, boards.playable], axis=1)
    planes = planes_of(masks, STANDARD).reshape(len(boards), 5 * SQUARES).astype(np.float32)
    own, theirs = planes[:, :SQUARES] @ LINE_SHARES, planes[:, SQUARES : 2 * SQUARES] @ LINE_SHARES
    return np.concatenate([planes, own * (theirs == 0), theirs * (own == 0)], axis=1)


def activations(layers: Sequence[Layer], inputs: Floats) -> list[Floats]:
    """What goes into each layer, and last what comes out, n x `OUTPUTS`."""
    found = [inputs]
    for number, (weights, added) in enumerate(layers):
        result = found[-1] @ weights + added
        if number < len(layers) - 1:
            np.maximum(result, 0, out=result)
        if number == SKIPPING:
            result += found[-1]
        found.append(result)
    return found


def softmax(numbers: Floats) -> Floats:
    """Positive numbers that add up to 1 in each row, by their logarithms up to a constant."""
    shares = np.exp(numbers - numbers.max(axis=1, keepdims=True))
    return np.asarray(shares / shares.sum(axis=1, keepdims=True))


def values_of(outputs: Floats) -> Floats:
    """How good the positions are for the side to move, from -1 to 1; a tenth of it is the score."""
    shares = softmax(outputs[:, COLUMNS : COLUMNS + OUTCOMES])
    score = np.clip(outputs[:, -1] * (2 * SCORE_UNIT / SQUARES), -1, 1)
    return np.asarray(0.9 * (shares[:, 2] - shares[:, 0]) + 0.1 * score)


def packed(layers: Sequence[Layer]) -> dict[str, np.ndarray]:
    """The layers as `unpacked` takes them, to be kept in a file."""
    arrays: dict[str, np.ndarray] = {}
    for number, (weights, added) in enumerate(layers):
        scale = np.abs(weights).max(axis=0) / 127 + np.float32(1e-12)
        arrays[f"weights{number}"] = np.round(weights / scale).astype(np.int8)
        arrays[f"scale{number}"], arrays[f"added{number}"] = scale, added
    return arrays


def unpacked(arrays: Mapping[str, np.ndarray]) -> list[Layer]:
    """The layers of a network that `packed` made, as float32."""
    numbers = range(len(arrays) // 3)
    return [(arrays[f"weights{n}"] * arrays[f"scale{n}"], arrays[f"added{n}"]) for n in numbers]


# Looking ahead ------------------------------------------------------------------------------------


def decide(boards: Boards, winning: Masks) -> tuple[NDArray[np.float64], Masks]:
    """What needs no learning: win at once, block, never play below a square where they win.

    The values of the positions that these rules decide, 1 or -1 and the sooner the further from 0,
    and nan for others; and the moves that they leave, all if all lose.
    """
    own, theirs = winning
    wins, blocks = boards.playable & own, boards.playable & theirs
    moves = np.where(blocks, blocks, boards.playable)
    safe = moves & ~(theirs >> 1)
    squares = boards.geometry.board.bit_count()
    sooner = 1 + (squares - boards.discs) / 100
    values = np.where((safe == 0) | (blocks & (blocks - 1) != 0), -sooner, np.nan)
    values[boards.discs == squares] = 0
    return np.where(wins, sooner, values), np.where(wins, wins, np.where(safe, safe, moves))


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
    `moves`, has -inf. No position may be over; there may be none, which gives 0 x 7. The search
    ends before a ply with more than `leaves` positions for each of the n, or more than the network
    can judge until the deadline; one ply is always searched.

    >>> def judge(boards, winning):
    ...     return np.zeros((len(boards), 7)), np.zeros(len(boards))
    >>> look_ahead(Boards.from_moves(["2233"]), judge, 50).argmax(1)  # three, open on both sides
    array([3])
    """
    if not len(boards):
        return np.empty((0, COLUMNS))
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
