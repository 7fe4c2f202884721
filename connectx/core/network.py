"""A small network that judges positions of the standard board: what goes in, and what comes out.

In go five planes of the board: own discs, theirs, own winning squares, theirs, and the squares a
disc can land on; then the share of own discs in each line that has none of theirs, and the other
way round. Out come a preference for every column, three numbers whose softmax is how likely a loss,
a draw and a win are, and the score in units of `SCORE_UNIT`.

Between them are layers of weights. A ReLU follows each but the last, and the third adds its result
to what goes into it. In a file, weights are int8 with a scale for each output.
"""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from connectx.core.board import STANDARD
from connectx.core.boards import Boards, Masks, planes_of
from connectx.core.windows import windows_of

Floats: TypeAlias = NDArray[np.float32]
Layer: TypeAlias = tuple[Floats, Floats]  # weights, inputs x outputs, and what is added

COLUMNS, OUTCOMES = 7, 3  # OUTCOMES are loss, draw and win
OUTPUTS = COLUMNS + OUTCOMES + 1
SCORE_UNIT = 10
SKIPPING = 2  # the layer that adds to what goes into it
SQUARES = STANDARD.rows * STANDARD.columns
# Which squares are in which line, squares x lines, divided by the length of a line.
LINES = planes_of(np.array(sorted(windows_of(STANDARD))), STANDARD).reshape(-1, SQUARES).T
LINE_SHARES = (LINES / STANDARD.inarow).astype(np.float32)
INPUTS = 5 * SQUARES + 2 * LINE_SHARES.shape[1]


def inputs_of(boards: Boards, winning: Masks) -> Floats:
    """What goes into the network, n x `INPUTS`; `winning` is `boards.winning_squares()`."""
    masks = np.stack([boards.own, boards.theirs, *winning, boards.playable], axis=1)
    planes = planes_of(masks, STANDARD).reshape(len(boards), -1).astype(np.float32)
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
