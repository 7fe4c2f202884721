"""The operations of ONNX in numpy: what `connectx.bench.learning.export` writes is played by this.

A network is a list of steps. Each has the names of its results, an operation of `OPERATIONS`, the
names of what that takes ("" for nothing) and its attributes, of which arrays come last among what
it takes. What ONNX defines by other operations is not here: the export writes those. An attribute
that an operation does not name is refused.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from connectx.core.boards import Boards, Masks
from connectx.core.network import COLUMNS, Evaluator, Evaluation

Array: TypeAlias = NDArray[Any]

NETWORK_FACTS = "network"  # among the arrays: the steps and the rest, as JSON
AT_ONCE = 128  # positions: more need much memory and are no faster
ERF = (0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429)


def judge_of(arrays: Mapping[str, Array]) -> Evaluator:
    """What a network says of boards: a preference for each column, n x 7, and values or None.

    `arrays` are those that the export has written. The second argument of the function, the
    winning squares, is for networks of another kind.
    """
    facts = json.loads(str(arrays[NETWORK_FACTS]))

    def judge(boards: Boards, _: Masks) -> Evaluation:
        if not len(boards):
            has_value = len(facts["outputs"]) > 1
            values = np.empty(0, np.float32) if has_value else None
            return np.empty((0, COLUMNS), np.float32), values
        preferences, *others = outputs_of(facts, arrays, boards.planes())
        return preferences.reshape(len(boards), -1), others[0].reshape(-1) if others else None

    return judge


def outputs_of(facts: Any, arrays: Mapping[str, Array], planes: Array) -> list[Array]:
    """What the steps of a network make of planes.

    Raises ValueError, which begins with the operation, if one cannot be played.
    """

    def play(block: Array) -> list[Array]:
        found: dict[str, Any] = {**arrays, facts["input"]: block, "": None}
        for results, operation, arguments, options in facts["steps"]:
            try:
                out = OPERATIONS[operation](*(found[each] for each in arguments), **options)
            except Exception as error:  # whatever numpy says of arrays that do not fit
                raise ValueError(f"{operation}: {error}") from error
            found.update(zip(results, out if isinstance(out, tuple | list) else [out]))
        return [found[name] for name in facts["outputs"]]

    return in_blocks(play, facts, planes)


def in_blocks(play: Callable[[Array], Sequence[Array]], facts: Any, planes: Array) -> list[Array]:
    """The outputs for planes, of as many at once as the network takes."""
    planes, size = planes.astype(facts["type"]), 1 if facts["one by one"] else AT_ONCE
    found = [play(planes[start : start + size]) for start in range(0, len(planes), size)]
    return [np.concatenate([np.atleast_1d(each) for each in parts]) for parts in zip(*found)]


# Convolutions and pools ---------------------------------------------------------------------------


def windows_at(
    x: Array,
    size: Sequence[int],
    fill: float,
    strides: Sequence[int] = (),
    dilations: Sequence[int] = (),
    pads: Sequence[int] = (),
    auto_pad: str = "NOTSET",
) -> Array:
    """What each place of a kernel covers; the last dimensions are the kernel's."""
    n = len(size)
    strides, dilations = strides or [1] * n, dilations or [1] * n
    spans = [(k - 1) * d + 1 for k, d in zip(size, dilations)]
    low, high = list(pads[:n]) or [0] * n, list(pads[n:]) or [0] * n
    if auto_pad.startswith("SAME"):
        more = [
            max((-(-w // s) - 1) * s + k - w, 0) for w, s, k in zip(x.shape[2:], strides, spans)
        ]
        low = [(m + auto_pad.endswith("LOWER")) // 2 for m in more]
        high = [m - w for m, w in zip(more, low)]
    x = np.pad(x, [(0, 0), (0, 0), *zip(low, high)], constant_values=fill)
    x = np.lib.stride_tricks.sliding_window_view(x, spans, tuple(range(2, x.ndim)))
    every: Any = (..., *(slice(None, None, step) for step in (*strides, *dilations)))
    return np.asarray(x[every])


def convolved(
    x: Array, weight: Array, bias: Any = None, group: int = 1, kernel_shape: Any = (), **places: Any
) -> Array:
    """Conv."""
    inner = tuple(range(2, weight.ndim))
    axes = ((1, *(i + x.ndim - 2 for i in inner)), (1, *inner))
    parts = [
        np.tensordot(windows_at(part, w.shape[2:], 0, **places), w, axes)
        for part, w in zip(np.split(x, group, 1), np.split(weight, group))
    ]
    found = np.concatenate(parts, -1) if group > 1 else parts[0]
    return np.moveaxis(found if bias is None else found + bias, -1, 1)


def pooled(how: Callable[..., Array], fill: float) -> Callable[..., Array]:
    """MaxPool and AveragePool."""

    def pool(x: Array, kernel_shape: Any, count_include_pad: int = 0, **places: Any) -> Array:
        axes = tuple(range(x.ndim, 2 * x.ndim - 2))
        found = how(windows_at(x, kernel_shape, fill, **places), axes)
        if fill == 0 and not count_include_pad:
            found = found / how(windows_at(np.ones_like(x), kernel_shape, 0, **places), axes)
        return found

    return pool


def padded(
    x: Array, pads: Any, value: Any = None, axes: Any = None, mode: str = "constant"
) -> Array:
    """Pad; a negative width takes away."""
    widths, half = [(0, 0)] * x.ndim, len(pads) // 2
    for i, axis in enumerate(range(x.ndim) if axes is None else axes):
        widths[axis] = (int(pads[i]), int(pads[half + i]))
    x = x[tuple(slice(max(-a, 0), n - max(-b, 0)) for (a, b), n in zip(widths, x.shape))]
    widths = [(max(a, 0), max(b, 0)) for a, b in widths]
    fill = {} if mode != "constant" or value is None else {"constant_values": value}
    return np.asarray(np.pad(x, widths, mode=mode, **fill))  # type: ignore[call-overload]


# Normalizations and activations -------------------------------------------------------------------


def per_channel(v: Array, x: Array) -> Array:
    """A number for each channel, to be combined with n x channels x ..."""
    return v.reshape(-1, *[1] * (x.ndim - 2))


def batch_norm(
    x: Array,
    weight: Array,
    bias: Array,
    mean: Array,
    variance: Array,
    epsilon: float = 1e-5,
    momentum: float = 0.9,
) -> Array:
    """BatchNormalization, not as in training."""
    weight = weight / np.sqrt(variance + epsilon)
    return np.asarray(x * per_channel(weight, x) + per_channel(bias - mean * weight, x))


def instance_norm(x: Array, weight: Array, bias: Array, epsilon: float = 1e-5) -> Array:
    """InstanceNormalization."""
    axes = tuple(range(2, x.ndim))
    centred = x - x.mean(axes, keepdims=True)
    weight = per_channel(weight, x) / np.sqrt((centred**2).mean(axes, keepdims=True) + epsilon)
    return np.asarray(centred * weight + per_channel(bias, x))


def sigmoid(x: Array) -> Array:
    """Sigmoid, without overflow."""
    return np.asarray(0.5 + 0.5 * np.tanh(0.5 * x))


def erf(x: Array) -> Array:
    """Erf, within 1.5e-7 (Abramowitz and Stegun, Handbook of Mathematical Functions, 7.1.26)."""
    t = 1 / (1 + 0.3275911 * np.abs(x))
    tail = np.exp(-x * x) * sum(a * t**n for n, a in enumerate(ERF, 1))
    return np.asarray(np.sign(x) * (1 - tail))


def log_softmax(x: Array, axis: int = -1) -> Array:
    """LogSoftmax."""
    x = x - x.max(axis, keepdims=True)
    return np.asarray(x - np.log(np.exp(x).sum(axis, keepdims=True)))


# Sums, shapes and places --------------------------------------------------------------------------


def gemm(
    a: Array,
    b: Array,
    c: Any = None,
    alpha: float = 1,
    beta: float = 1,
    transA: int = 0,  # noqa: N803 - as ONNX has it
    transB: int = 0,  # noqa: N803
) -> Array:
    """Gemm."""
    found = alpha * ((a.T if transA else a) @ (b.T if transB else b))
    return found if c is None else found + beta * c


def reduced(how: Callable[..., Array]) -> Callable[..., Array]:
    """ReduceMean and its like; all axes if none are given."""

    def along(
        x: Array, axes: Any = None, keepdims: int = 1, noop_with_empty_axes: int = 0
    ) -> Array:
        if noop_with_empty_axes and not np.size(axes):
            return x
        some = None if axes is None or not np.size(axes) else tuple(map(int, axes))
        return np.asarray(how(x, axis=some, keepdims=bool(keepdims)))

    return along


def divided(a: Array, b: Array) -> Array:
    """Div; of whole numbers towards 0."""
    is_whole = np.asarray(a).dtype.kind in "iu"
    return np.asarray((a - np.fmod(a, b)) // b if is_whole else a / b)


def reshaped(x: Array, shape: Any, allowzero: int = 0) -> Array:
    """Reshape; 0 keeps a size."""
    sizes = enumerate(map(int, shape))
    return x.reshape([n if n or allowzero else x.shape[i] for i, n in sizes])


def sliced(x: Array, starts: Any, ends: Any, axes: Any = None, steps: Any = None) -> Array:
    """Slice."""
    where = [slice(None)] * x.ndim
    axes = range(len(starts)) if axes is None else axes
    steps = [1] * len(starts) if steps is None else steps
    for start, end, axis, step in zip(*(map(int, each) for each in (starts, ends, axes, steps))):
        to_the_first = step < 0 and end < -x.shape[axis]
        where[axis] = slice(start, None if to_the_first else end, step)
    return x[tuple(where)]


def split(x: Array, sizes: Any = None, axis: int = 0, num_outputs: int = 0) -> list[Array]:
    """Split; without sizes, evenly, the last part smaller if need be."""
    if sizes is None:
        sizes = [-(-x.shape[axis] // num_outputs)] * num_outputs
    return np.split(x, np.cumsum(sizes)[:-1], axis)


def scattered(x: Array, index: Array, updates: Array) -> Array:
    """ScatterND."""
    x = x.copy()
    x[tuple(np.moveaxis(index, -1, 0))] = updates
    return x


def most(x: Array, k: Array, axis: int = -1, largest: int = 1, sorted: int = 1) -> list[Array]:
    """TopK: the values and where they were."""
    order = np.argsort(-x if largest else x, axis, kind="stable")
    order = np.take(order, np.arange(int(k.item())), axis)
    return [np.take_along_axis(x, order, axis), order]


def lstm(
    x: Array,
    w: Array,
    r: Array,
    b: Any = None,
    lengths: Any = None,
    h: Any = None,
    c: Any = None,
    hidden_size: int = 0,
    direction: str = "forward",
) -> list[Array]:
    """LSTM; all inputs are as long as the longest."""
    if lengths is not None and np.any(lengths != len(x)):
        raise ValueError("unequal lengths are not known")
    size, n = r.shape[-1], x.shape[1]
    ways = [np.arange(len(x))] * (direction != "reverse")
    ways += [np.arange(len(x))[::-1]] * (direction != "forward")
    y, last = np.empty((len(x), len(ways), n, size), x.dtype), []
    for way, times in enumerate(ways):
        hidden, cell = (np.zeros((n, size), x.dtype) if s is None else s[way] for s in (h, c))
        added = 0 if b is None else b[way, : 4 * size] + b[way, 4 * size :]
        for t in times:
            gates = x[t] @ w[way].T + hidden @ r[way].T + added
            entry, out, forget, new = np.split(gates, 4, 1)
            cell = sigmoid(forget) * cell + sigmoid(entry) * np.tanh(new)
            hidden = y[t, way] = sigmoid(out) * np.tanh(cell)
        last.append((hidden, cell))
    return [y, *map(np.stack, zip(*last))]


# By the names of ONNX -----------------------------------------------------------------------------

OF_NUMPY = (
    *("abs", "add", "ceil", "cos", "cosh", "equal", "exp", "floor", "greater", "less", "log"),
    *("matmul", "reciprocal", "round", "sign", "sin", "sinh", "sqrt", "tan", "tanh", "where"),
)
OTHERWISE_NAMED = {
    **{"And": "logical_and", "GreaterOrEqual": "greater_equal", "LessOrEqual": "less_equal"},
    **{"IsNaN": "isnan", "MatMul": "matmul", "Mul": "multiply", "Neg": "negative"},
    **{"Not": "logical_not", "Or": "logical_or", "Sub": "subtract", "Xor": "logical_xor"},
}
REDUCTIONS = {"Max": "amax", "Mean": "mean", "Min": "amin", "Prod": "prod", "Sum": "sum"}
OPERATIONS: dict[str, Callable[..., Any]] = {
    **{name.capitalize(): getattr(np, name) for name in OF_NUMPY},
    **{name: getattr(np, ours) for name, ours in OTHERWISE_NAMED.items()},
    **{f"Reduce{name}": reduced(getattr(np, ours)) for name, ours in REDUCTIONS.items()},
    "ArgMax": lambda x, axis=0, keepdims=1: x.argmax(axis, keepdims=bool(keepdims)),
    "AveragePool": pooled(np.mean, 0),
    "BatchNormalization": batch_norm,
    "Cast": lambda x, to, saturate=1: np.asarray(x).astype(to),
    "Clip": lambda x, least=None, most=None: (
        x if least is most is None else np.clip(x, least, most)
    ),
    "Concat": lambda *parts, axis: np.concatenate(parts, axis),
    "ConstantOfShape": lambda shape, value=None: np.full(
        shape, np.float32(0) if value is None else value
    ),
    "Conv": convolved,
    "CumSum": lambda x, axis: np.cumsum(x, int(axis)),
    "Div": divided,
    "Dropout": lambda x, *_, seed=0: x,
    "Einsum": lambda *parts, equation: np.einsum(equation, *parts),
    "Erf": erf,
    "Erfc": lambda x: 1 - erf(x),  # not of ONNX, but tf2onnx writes it
    "Expand": lambda x, shape: x * np.ones(np.asarray(shape), x.dtype),
    "Flatten": lambda x, axis=1: x.reshape(int(np.prod(x.shape[: axis % (x.ndim + 1)])), -1),
    "Gather": lambda x, index, axis=0: np.take(x, index, axis),
    "GatherElements": lambda x, index, axis=0: np.take_along_axis(x, index, axis),
    "Gemm": gemm,
    "GlobalAveragePool": lambda x: x.mean(tuple(range(2, x.ndim)), keepdims=True),
    "GlobalMaxPool": lambda x: x.max(tuple(range(2, x.ndim)), keepdims=True),
    "Identity": lambda x: x,
    "InstanceNormalization": instance_norm,
    "LSTM": lstm,
    "LeakyRelu": lambda x, alpha=0.01: np.where(x > 0, x, alpha * x),
    "LogSoftmax": log_softmax,
    "Max": lambda *parts: reduce(np.maximum, parts),
    "MaxPool": pooled(np.max, -np.inf),
    "Min": lambda *parts: reduce(np.minimum, parts),
    "Mod": lambda a, b, fmod=0: np.fmod(a, b) if fmod else np.mod(a, b),
    "Pad": padded,
    "Pow": lambda x, n: np.power(x, n).astype(x.dtype),
    "Range": np.arange,
    "Relu": lambda x: np.maximum(x, 0),
    "Reshape": reshaped,
    "ScatterND": scattered,
    "Shape": lambda x, start=0, end=None: np.array(x.shape[start:end], np.int64),
    "Sigmoid": sigmoid,
    "Size": lambda x: np.array(np.size(x), np.int64),
    "Slice": sliced,
    "Softmax": lambda x, axis=-1: np.exp(log_softmax(x, axis)),
    "Split": split,
    "Squeeze": lambda x, axes=None: np.squeeze(x, None if axes is None else tuple(axes)),
    "Sum": lambda *parts: reduce(np.add, parts),
    "Tile": np.tile,
    "TopK": most,
    "Transpose": lambda x, perm=None: np.transpose(x, perm),
    "Trilu": lambda x, k=0, upper=1: np.triu(x, int(k)) if upper else np.tril(x, int(k)),
    "Unsqueeze": lambda x, axes: np.expand_dims(x, tuple(axes)),
}
