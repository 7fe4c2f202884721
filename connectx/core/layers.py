"""Layers of a network in numpy, as `connectx.learning.export` writes them from torch.

A plan is a tuple of steps, each a tuple that begins with a name:

    ("linear", N)              times `weightN`, inputs x outputs, plus `biasN`
    ("conv2d", N, PADDING)     a convolution by `weightN`, outputs x inputs x height x width, plus
                               `biasN`; PADDING is rows and columns of zeros on each side
    ("relu",), ("tanh",), ("flatten",)
    ("residual", PLAN)         what goes in is added to what comes out
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray


def forward(
    plan: tuple[Any, ...], arrays: Mapping[str, np.ndarray], values: NDArray[np.float32]
) -> NDArray[np.float32]:
    """What comes out of the steps of a plan for n inputs; the first index is the input.

    >>> forward((("flatten",), ("relu",)), {}, np.array([[[1, -1]]], np.float32))
    array([[1., 0.]], dtype=float32)
    """
    for name, *rest in plan:
        match name:
            case "linear":
                values = values @ arrays[f"weight{rest[0]}"] + arrays[f"bias{rest[0]}"]
            case "conv2d":
                number, (rows, columns) = rest
                values = _convolved(values, arrays[f"weight{number}"], rows, columns)
                values = values + arrays[f"bias{number}"][:, None, None]
            case "relu":
                values = np.maximum(values, 0)
            case "tanh":
                values = np.tanh(values)
            case "flatten":
                values = values.reshape(len(values), -1)
            case "residual":
                values = values + forward(rest[0], arrays, values)
    return values


def _convolved(
    values: NDArray[np.float32], weights: np.ndarray, rows: int, columns: int
) -> NDArray[np.float32]:
    """n x outputs x height x width."""
    padded = np.pad(values, ((0, 0), (0, 0), (rows, rows), (columns, columns)))
    windows = np.lib.stride_tricks.sliding_window_view(padded, weights.shape[2:], axis=(2, 3))
    return np.moveaxis(np.tensordot(windows, weights, ((1, 4, 5), (1, 2, 3))), 3, 1)
