"""A network of torch as an agent in numpy: `export`.

torch is the user's own; nothing here imports it. What a module is, its class's name says.
"""

from collections.abc import Callable
from pathlib import Path
from pprint import pformat
from typing import Any

import numpy as np

from connectx.core.boards import Boards
from connectx.core.layers import forward
from connectx.errors import UserError
from connectx.files import check_outputs, replacing, write_file
from connectx.learning.accuracy import read_set

POSITIONS = 1_000  # in which both have to agree
MOST_DIFFERENCE = 1e-4
PLAIN = {"ReLU": "relu", "Tanh": "tanh", "Flatten": "flatten"}
LEFT_OUT = ("Identity", "Dropout")  # what changes nothing when a network plays

AGENT = '''\
"""Plays the column that a network prefers, exported from torch{rules}."""

import numpy as np

from connectx.core.board import STANDARD
from connectx.core.boards import Boards{planes}
from connectx.core.layers import forward{decide}
from connectx.core.observation import read_board
from connectx.core.weights import read_arrays

NETWORK = "{weights}"
ARRAYS = read_arrays(NETWORK)
PLAN = {plan}


def agent(obs: object, config: object) -> int:
    """The column to play; on another board than the standard one, a win, a block or the first."""
    board = read_board(obs, config)
    if board.geometry != STANDARD:
        column = board.urgent_column()
        return board.legal_columns()[0] if column is None else column
    boards = Boards.from_boards([board])
    preferences = forward(PLAN, ARRAYS, boards.planes().astype(np.float32))[0, : board.columns]
    return int(np.where({moves}, preferences, -np.inf).argmax())
'''
RULES = {
    "rules": ",\namong those that three rules leave: win at once, block, give no win away",
    "planes": ", planes_of",
    "decide": "\nfrom connectx.core.network import decide",
    "moves": "planes_of(decide(boards, boards.winning_squares())[1], STANDARD)[0].any(axis=0)",
}
NO_RULES = {"rules": "", "planes": "", "decide": "", "moves": "boards.legal()[0]"}


def export(module: Any, file: Path | str, *, rules: bool = True, force: bool = False) -> float:
    """Write an agent that plays by a torch module, and its weights as a `.npz` beside it.

    `module` is a `Sequential` of Linear, Conv2d (stride 1), ReLU, Tanh, Flatten, of further
    Sequentials, and of residual sums: a module with a single child, which returns `x + child(x)`.
    It takes `boards.planes()` as float32, n x 2 x 6 x 7, and returns a number for each column, the
    larger the better; further outputs are ignored. With `rules`, the agent wins at once, blocks and
    gives no win away by itself, as `network` does. `file` ends in `.py`.

    Returns the largest difference between the outputs of both in 1,000 positions. Raises UserError
    for what cannot be exported, with its place in the module, for outputs that differ by more than
    1e-4, and for a file that exists unless `force` is set.

    >>> export(model, "agents/mine.py")  # doctest: +SKIP
    8.6e-06
    """
    path = Path(file)
    if path.suffix != ".py":
        raise UserError(f"{path}: expected a file that ends in .py, such as agents/mine.py")
    weights = path.with_suffix(".npz")
    check_outputs(path, weights, force=force)
    arrays: dict[str, np.ndarray] = {}
    plan = plan_of(module, arrays)
    if not arrays:
        raise UserError("the module has no Linear and no Conv2d: there are no weights to export")
    difference = _compared(module, lambda planes: forward(plan, arrays, planes))
    with replacing(weights) as place, place.open("wb") as opened:
        np.savez_compressed(opened, allow_pickle=False, **arrays)
    parts = RULES if rules else NO_RULES
    write_file(path, [AGENT.format(plan=pformat(plan, width=96), weights=weights.name, **parts)])
    return difference


def plan_of(module: Any, arrays: dict[str, np.ndarray], place: str = "module") -> tuple[Any, ...]:
    """The steps of a module as `forward` takes them; its weights go into `arrays`.

    Raises UserError for what cannot be exported.
    """
    name, children = type(module).__name__, list(module.named_children())
    if name in PLAIN:
        return ((PLAIN[name],),)
    if name in LEFT_OUT:
        return ()
    if name == "Sequential":
        steps = (plan_of(child, arrays, f"{place}.{key}") for key, child in children)
        return tuple(step for part in steps for step in part)
    if name in ("Linear", "Conv2d"):
        number = len(arrays) // 2
        step = ("linear", number) if name == "Linear" else _conv2d(module, number, place)
        weight = _floats(module.weight)
        arrays[f"weight{number}"] = weight.T if name == "Linear" else weight
        zeros = np.zeros(len(weight), np.float32)
        arrays[f"bias{number}"] = zeros if module.bias is None else _floats(module.bias)
        return (step,)
    if len(children) == 1:
        return (("residual", plan_of(children[0][1], arrays, f"{place}.{children[0][0]}")),)
    raise UserError(
        f"{place}: {name} cannot be exported, expected Linear, Conv2d, ReLU, Tanh, Flatten, "
        "Sequential or a residual sum, which has one child"
    )


def _floats(tensor: Any) -> np.ndarray:
    return np.asarray(tensor.detach().cpu().numpy(), np.float32)


def _conv2d(module: Any, number: int, place: str) -> tuple[Any, ...]:
    """The step of a convolution. Raises UserError for one that `forward` does not know."""
    if isinstance(module.padding, str):
        even = module.padding == "same" and all(size % 2 for size in module.kernel_size)
        padding = tuple(size // 2 for size in module.kernel_size) if even else None
        padding = (0, 0) if module.padding == "valid" else padding
    else:
        padding = tuple(module.padding)
    plain = module.stride == module.dilation == (1, 1) and module.groups == 1
    if not plain or padding is None or module.padding_mode != "zeros":
        raise UserError(
            f"{place}: {module} cannot be exported, expected stride, dilation and groups of 1, and "
            "a padding with zeros, the same on both sides"
        )
    return ("conv2d", number, padding)


def _compared(module: Any, ours: Callable[[np.ndarray], np.ndarray]) -> float:
    """The largest difference of the outputs. Raises UserError if it is too large."""
    boards: Boards = read_set().boards[:POSITIONS]
    planes = boards.planes().astype(np.float32)
    parameter = next(module.parameters())
    was_training = module.training
    module.eval()
    inputs = parameter.detach().new_tensor(planes)
    theirs = _floats(module(inputs))
    module.train(was_training)
    if theirs.ndim != 2 or theirs.shape[1] < boards.geometry.columns:
        raise UserError(
            f"the outputs are {theirs.shape}, expected {len(planes):,} x 7 or more for "
            f"{len(planes):,} positions"
        )
    difference = float(np.abs(theirs - ours(planes)).max())
    if not difference <= MOST_DIFFERENCE:
        raise UserError(
            f"the outputs differ by {difference:.2g}, expected at most {MOST_DIFFERENCE:g}: a "
            "module with a single child has to return x + child(x)"
        )
    return difference
