"""The operations of ONNX in numpy: what `connectx.export` writes is played by this.

A network is a list of steps. Each step has the names of its results, the name of an operation of
`OPERATIONS`, the names of its inputs ("" for one that is left out) and its attributes. An attribute
that is an array is the last of the inputs. An operation raises TypeError for an attribute that it
has no parameter for. Operations that ONNX defines by others are not here, because the export writes
those others.

The names of parameters after the inputs are ONNX's names of attributes.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from connectx.core.boards import Boards, Masks
from connectx.core.network import COLUMNS, Evaluation, Evaluator

Array: TypeAlias = NDArray[Any]

NETWORK_FACTS = "network"  # the name of the array with the steps and the rest, as JSON
BATCH_POSITIONS = 128  # more at once need much memory and are no faster
ERF_COEFFICIENTS = (0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429)


def judge_of(arrays: Mapping[str, Array]) -> Evaluator:
    """Make a network's evaluator: boards to preferences for the columns, n x 7, and values or None.

    `arrays` are those that `connectx.export` has written. The evaluator ignores its second
    argument, the winning squares.

    >>> boards = Boards.from_moves(["4453"])
    >>> evaluator = judge_of(read_arrays("convnet.npz"))  # doctest: +SKIP
    >>> preferences, values = evaluator(boards, boards.winning_squares())  # doctest: +SKIP
    """
    facts = json.loads(str(arrays[NETWORK_FACTS]))
    has_values = len(facts["outputs"]) > 1

    def evaluate_boards(boards: Boards, _: Masks) -> Evaluation:
        if not len(boards):
            no_values = np.empty(0, np.float32) if has_values else None
            return np.empty((0, COLUMNS), np.float32), no_values
        outputs = outputs_of(facts, arrays, boards.planes())
        preferences = outputs[0].reshape(len(boards), -1)
        return preferences, outputs[1].reshape(-1) if has_values else None

    return evaluate_boards


def outputs_of(facts: Any, arrays: Mapping[str, Array], planes: Array) -> list[Array]:
    """Run the steps of a network on planes, n x 2 x rows x columns. Returns its outputs.

    Raises ValueError, which begins with the name of the operation, if a step fails.
    """

    def run_steps(batch: Array) -> list[Array]:
        values: dict[str, Any] = {**arrays, facts["input"]: batch, "": None}
        for result_names, operation, input_names, attributes in facts["steps"]:
            try:
                inputs = [values[name] for name in input_names]
                results = OPERATIONS[operation](*inputs, **attributes)
            except Exception as error:  # whatever numpy says of arrays that do not fit
                raise ValueError(f"{operation}: {error}") from error
            if not isinstance(results, tuple | list):
                results = [results]
            values.update(zip(result_names, results))
        return [values[name] for name in facts["outputs"]]

    return run_in_batches(run_steps, facts, planes)


def run_in_batches(
    run: Callable[[Array], Sequence[Array]], facts: Any, planes: Array
) -> list[Array]:
    """Run a network on as many planes at once as it takes, and join the outputs."""
    planes = planes.astype(facts["type"])
    batch_size = 1 if facts["one by one"] else BATCH_POSITIONS
    batches = [
        run(planes[start : start + batch_size]) for start in range(0, len(planes), batch_size)
    ]
    return [np.concatenate([np.atleast_1d(part) for part in parts]) for parts in zip(*batches)]


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
    """Return a view of what a kernel of `size` covers at each of its positions.

    `x` is n x channels x ... The dimensions of the result are those of `x`, with the positions of
    the kernel in place of the squares, and then those of the kernel. `fill` stands in the padding.
    """
    dimensions = len(size)
    strides = strides or [1] * dimensions
    dilations = dilations or [1] * dimensions
    spans = [(length - 1) * dilation + 1 for length, dilation in zip(size, dilations)]
    pads_before = list(pads[:dimensions]) or [0] * dimensions
    pads_after = list(pads[dimensions:]) or [0] * dimensions
    if auto_pad.startswith("SAME"):
        sums = [
            total_padding(width, stride, span)
            for width, stride, span in zip(x.shape[2:], strides, spans)
        ]
        pads_before = [(total + auto_pad.endswith("LOWER")) // 2 for total in sums]
        pads_after = [total - before for total, before in zip(sums, pads_before)]
    x = np.pad(x, [(0, 0), (0, 0), *zip(pads_before, pads_after)], constant_values=fill)
    x = np.lib.stride_tricks.sliding_window_view(x, spans, tuple(range(2, x.ndim)))
    steps = [slice(None, None, step) for step in (*strides, *dilations)]
    index: Any = (..., *steps)
    return np.asarray(x[index])


def total_padding(width: int, stride: int, span: int) -> int:
    """Return the padding before and after `width` for one kernel position in each `stride`."""
    positions = -(-width // stride)  # rounded up
    return max((positions - 1) * stride + span - width, 0)


def convolve(
    x: Array,
    weight: Array,
    bias: Any = None,
    group: int = 1,
    kernel_shape: Any = (),
    **placing: Any,
) -> Array:
    """Compute Conv. `placing` is strides, dilations, pads and auto_pad, as for `windows_at`.

    `x` is n x channels x squares, where the squares may have several dimensions. `weight` is
    results x channels of a group x kernel. The first group of results is computed from the first
    group of channels, and so on. `kernel_shape` is ignored, as `weight` has that shape.
    """
    # Each result at each position of the kernel is a sum over the channels and the dimensions of
    # the kernel. `windows_at` returns n x channels x positions x kernel, so `tensordot` returns
    # n x positions x results.
    kernel_axes = tuple(range(2, weight.ndim))
    window_axes = tuple(range(x.ndim, x.ndim + len(kernel_axes)))
    summed_axes = ((1, *window_axes), (1, *kernel_axes))
    group_sums = []
    for channels, kernels in zip(np.split(x, group, 1), np.split(weight, group)):
        windows = windows_at(channels, kernels.shape[2:], 0, **placing)
        group_sums.append(np.tensordot(windows, kernels, summed_axes))
    sums = np.concatenate(group_sums, -1) if group > 1 else group_sums[0]
    if bias is not None:
        sums = sums + bias
    return np.moveaxis(sums, -1, 1)  # the results take the place of the channels


def make_pool(reduce_windows: Callable[..., Array], fill: float) -> Callable[..., Array]:
    """Make MaxPool or AveragePool of a function that reduces axes. `fill` stands in the padding."""

    def pool(x: Array, kernel_shape: Any, count_include_pad: int = 0, **placing: Any) -> Array:
        axes = tuple(range(x.ndim, 2 * x.ndim - 2))
        pools = reduce_windows(windows_at(x, kernel_shape, fill, **placing), axes)
        if fill == 0 and not count_include_pad:
            # The mean counted zeros of the padding. Divide it by the share of real squares.
            real = windows_at(np.ones_like(x), kernel_shape, 0, **placing)
            pools = pools / reduce_windows(real, axes)
        return pools

    return pool


def pad(x: Array, pads: Any, value: Any = None, axes: Any = None, mode: str = "constant") -> Array:
    """Compute Pad. A negative width removes squares."""
    widths = [(0, 0)] * x.ndim
    half = len(pads) // 2
    padded_axes = range(x.ndim) if axes is None else axes
    for i, axis in enumerate(padded_axes):
        widths[axis] = (int(pads[i]), int(pads[half + i]))
    kept = [
        slice(max(-before, 0), size - max(-after, 0))
        for (before, after), size in zip(widths, x.shape)
    ]
    x = x[tuple(kept)]
    widths = [(max(before, 0), max(after, 0)) for before, after in widths]
    fill = {} if mode != "constant" or value is None else {"constant_values": value}
    return np.asarray(np.pad(x, widths, mode=mode, **fill))  # type: ignore[call-overload]


# Normalizations and activations -------------------------------------------------------------------


def align_to_channels(numbers: Array, x: Array) -> Array:
    """Shape a number for each channel so that numpy combines it with `x`, n x channels x ..."""
    return numbers.reshape(-1, *[1] * (x.ndim - 2))


def batch_norm(
    x: Array,
    weight: Array,
    bias: Array,
    mean: Array,
    variance: Array,
    epsilon: float = 1e-5,
    momentum: float = 0.9,
) -> Array:
    """Compute BatchNormalization with a mean and a variance that are known from training."""
    weight = weight / np.sqrt(variance + epsilon)
    return np.asarray(x * align_to_channels(weight, x) + align_to_channels(bias - mean * weight, x))


def instance_norm(x: Array, weight: Array, bias: Array, epsilon: float = 1e-5) -> Array:
    """Compute InstanceNormalization."""
    axes = tuple(range(2, x.ndim))
    centred = x - x.mean(axes, keepdims=True)
    weight = align_to_channels(weight, x) / np.sqrt(
        (centred**2).mean(axes, keepdims=True) + epsilon
    )
    return np.asarray(centred * weight + align_to_channels(bias, x))


def sigmoid(x: Array) -> Array:
    """Compute Sigmoid, by tanh, which does not overflow."""
    return np.asarray(0.5 + 0.5 * np.tanh(0.5 * x))


def erf(x: Array) -> Array:
    """Compute Erf within 1.5e-7.

    Source: M. Abramowitz and I. Stegun, "Handbook of mathematical functions", 7.1.26.
    """
    t = 1 / (1 + 0.3275911 * np.abs(x))
    polynomial = sum(factor * t**n for n, factor in enumerate(ERF_COEFFICIENTS, start=1))
    tail = np.exp(-x * x) * polynomial
    return np.asarray(np.sign(x) * (1 - tail))


def log_softmax(x: Array, axis: int = -1) -> Array:
    """Compute LogSoftmax. The largest number is subtracted first, so that none overflows."""
    x = x - x.max(axis, keepdims=True)
    return np.asarray(x - np.log(np.exp(x).sum(axis, keepdims=True)))


# Sums, shapes and indexes -------------------------------------------------------------------------


def gemm(
    a: Array,
    b: Array,
    c: Any = None,
    alpha: float = 1,
    beta: float = 1,
    transA: int = 0,  # noqa: N803 - as ONNX has it
    transB: int = 0,  # noqa: N803
) -> Array:
    """Compute Gemm, a general product of two matrices."""
    if transA:
        a = a.T
    if transB:
        b = b.T
    product = alpha * (a @ b)
    return product if c is None else product + beta * c


def make_reduction(reduce_axes: Callable[..., Array]) -> Callable[..., Array]:
    """Make ReduceMean, or one like it, of numpy's function. Without `axes`, all are reduced."""

    def reduce_along(
        x: Array, axes: Any = None, keepdims: int = 1, noop_with_empty_axes: int = 0
    ) -> Array:
        if noop_with_empty_axes and not np.size(axes):
            return x
        axis = None if axes is None or not np.size(axes) else tuple(map(int, axes))
        return np.asarray(reduce_axes(x, axis=axis, keepdims=bool(keepdims)))

    return reduce_along


def divide(a: Array, b: Array) -> Array:
    """Compute Div. Quotients of integers are rounded towards 0."""
    is_whole = np.asarray(a).dtype.kind in "iu"
    return np.asarray((a - np.fmod(a, b)) // b if is_whole else a / b)


def reshape(x: Array, shape: Any, allowzero: int = 0) -> Array:
    """Compute Reshape. Without `allowzero`, a size of 0 means that of `x`."""
    sizes = [int(size) for size in shape]
    if not allowzero:
        sizes = [size or x.shape[axis] for axis, size in enumerate(sizes)]
    return x.reshape(sizes)


def slice_array(x: Array, starts: Any, ends: Any, axes: Any = None, steps: Any = None) -> Array:
    """Compute Slice."""
    slices = [slice(None)] * x.ndim
    axes = range(len(starts)) if axes is None else axes
    steps = [1] * len(starts) if steps is None else steps
    for numbers in zip(starts, ends, axes, steps):
        start, end, axis, step = map(int, numbers)
        goes_to_first = step < 0 and end < -x.shape[axis]  # Python would count it from the end
        slices[axis] = slice(start, None if goes_to_first else end, step)
    return x[tuple(slices)]


def split(x: Array, sizes: Any = None, axis: int = 0, num_outputs: int = 0) -> list[Array]:
    """Compute Split. Without `sizes`, the parts are equal, and the last one may be smaller."""
    if sizes is None:
        sizes = [-(-x.shape[axis] // num_outputs)] * num_outputs
    return np.split(x, np.cumsum(sizes)[:-1], axis)


def scatter(x: Array, index: Array, updates: Array) -> Array:
    """Compute ScatterND. Returns a copy of `x` with the updates.

    The last dimension of `index` has the coordinates of a place in `x`.
    """
    x = x.copy()
    x[tuple(np.moveaxis(index, -1, 0))] = updates
    return x


def find_top(x: Array, k: Array, axis: int = -1, largest: int = 1, sorted: int = 1) -> list[Array]:
    """Compute TopK. Returns the largest, or the smallest, values and their indexes."""
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
    """Compute LSTM for series that are all equally long; `x` is times x series x inputs.

    The first dimension of `w`, `r`, `b`, `h` and `c` is the direction: forward, reverse, or both if
    `direction` is "bidirectional". `hidden_size` is ignored, as `r` has that shape. The gates are
    in ONNX's order: input, output, forget, cell.

    Returns the hidden states at all times, times x directions x series x `hidden_size`, and the
    last hidden and cell states of each direction. Raises ValueError if `lengths` differ.
    """
    if lengths is not None and np.any(lengths != len(x)):
        raise ValueError("unequal lengths are not known")
    size = r.shape[-1]
    start = np.zeros((x.shape[1], size), x.dtype)
    orders_of_times = []
    if direction != "reverse":
        orders_of_times.append(np.arange(len(x)))
    if direction != "forward":
        orders_of_times.append(np.arange(len(x))[::-1])
    outputs = np.empty((len(x), len(orders_of_times), x.shape[1], size), x.dtype)
    last_states = []
    for number, times in enumerate(orders_of_times):
        hidden = start if h is None else h[number]
        cell = start if c is None else c[number]
        biases = 0 if b is None else b[number, : 4 * size] + b[number, 4 * size :]
        for time in times:
            gates = x[time] @ w[number].T + hidden @ r[number].T + biases
            input_gate, output_gate, forget_gate, candidate = np.split(gates, 4, 1)
            cell = sigmoid(forget_gate) * cell + sigmoid(input_gate) * np.tanh(candidate)
            hidden = sigmoid(output_gate) * np.tanh(cell)
            outputs[time, number] = hidden
        last_states.append((hidden, cell))
    return [outputs, *map(np.stack, zip(*last_states))]


# Operations by their names ------------------------------------------------------------------------

SAME_NAMES_IN_NUMPY = (
    *("abs", "add", "ceil", "cos", "cosh", "equal", "exp", "floor", "greater", "less", "log"),
    *("matmul", "reciprocal", "round", "sign", "sin", "sinh", "sqrt", "tan", "tanh", "where"),
)
OTHER_NAMES_IN_NUMPY = {
    **{"And": "logical_and", "GreaterOrEqual": "greater_equal", "LessOrEqual": "less_equal"},
    **{"IsNaN": "isnan", "MatMul": "matmul", "Mul": "multiply", "Neg": "negative"},
    **{"Not": "logical_not", "Or": "logical_or", "Sub": "subtract", "Xor": "logical_xor"},
}
REDUCTIONS = {"Max": "amax", "Mean": "mean", "Min": "amin", "Prod": "prod", "Sum": "sum"}
OPERATIONS: dict[str, Callable[..., Any]] = {
    **{name.capitalize(): getattr(np, name) for name in SAME_NAMES_IN_NUMPY},
    **{name: getattr(np, numpy_name) for name, numpy_name in OTHER_NAMES_IN_NUMPY.items()},
    **{
        f"Reduce{name}": make_reduction(getattr(np, numpy_name))
        for name, numpy_name in REDUCTIONS.items()
    },
    "ArgMax": lambda x, axis=0, keepdims=1: x.argmax(axis, keepdims=bool(keepdims)),
    "AveragePool": make_pool(np.mean, 0),
    "BatchNormalization": batch_norm,
    "Cast": lambda x, to, saturate=1: np.asarray(x).astype(to),
    "Clip": lambda x, least=None, most=None: (
        x if least is most is None else np.clip(x, least, most)
    ),
    "Concat": lambda *parts, axis: np.concatenate(parts, axis),
    "ConstantOfShape": lambda shape, value=None: np.full(
        shape, np.float32(0) if value is None else value
    ),
    "Conv": convolve,
    "CumSum": lambda x, axis: np.cumsum(x, int(axis)),
    "Div": divide,
    "Dropout": lambda x, *_, seed=0: x,
    "Einsum": lambda *parts, equation: np.einsum(equation, *parts),
    "Erf": erf,
    "Erfc": lambda x: 1 - erf(x),  # ONNX does not define it, but tf2onnx writes it
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
    "MaxPool": make_pool(np.max, -np.inf),
    "Min": lambda *parts: reduce(np.minimum, parts),
    "Mod": lambda a, b, fmod=0: np.fmod(a, b) if fmod else np.mod(a, b),
    "Pad": pad,
    "Pow": lambda x, n: np.power(x, n).astype(x.dtype),
    "Range": np.arange,
    "Relu": lambda x: np.maximum(x, 0),
    "Reshape": reshape,
    "ScatterND": scatter,
    "Shape": lambda x, start=0, end=None: np.array(x.shape[start:end], np.int64),
    "Sigmoid": sigmoid,
    "Size": lambda x: np.array(np.size(x), np.int64),
    "Slice": slice_array,
    "Softmax": lambda x, axis=-1: np.exp(log_softmax(x, axis)),
    "Split": split,
    "Squeeze": lambda x, axes=None: np.squeeze(x, None if axes is None else tuple(axes)),
    "Sum": lambda *parts: reduce(np.add, parts),
    "Tile": np.tile,
    "TopK": find_top,
    "Transpose": lambda x, perm=None: np.transpose(x, perm),
    "Trilu": lambda x, k=0, upper=1: np.triu(x, int(k)) if upper else np.tril(x, int(k)),
    "Unsqueeze": lambda x, axes: np.expand_dims(x, tuple(axes)),
}
