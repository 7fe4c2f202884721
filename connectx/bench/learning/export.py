"""A trained network as an agent in numpy: `export`.

Nothing here knows a kind of network. Whatever the network does is written down as operations of
ONNX, by torch's own exporter or by others, and `core/operations.py` plays these. The packages
torch, stable-baselines3 and onnx are the user's.
"""

import contextlib
import io
import json
import logging
import statistics
import sys
import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from connectx.bench.learning.accuracy import (
    Accuracy,
    accuracy_of,
    by_rules,
    groups,
    in_percent,
    read_set,
)
from connectx.build.player import Player
from connectx.core.board import STANDARD
from connectx.core.boards import Boards
from connectx.core.clock import Deadline
from connectx.core.network import COLUMNS, Evaluator, preferred_column
from connectx.core.operations import (
    BATCH_POSITIONS,
    NETWORK_FACTS,
    OPERATIONS,
    Array,
    judge_of,
    outputs_of,
    run_in_batches,
)
from connectx.errors import UserError, may_be_missing, print_to_stderr, shorten, single_line
from connectx.files import check_outputs, naming_errors, replacing, write_file

with contextlib.suppress(ModuleNotFoundError):  # `export` says what is missing
    import onnx
    import onnx_ir
    from onnx import inliner, version_converter
    from onnx.reference import ReferenceEvaluator
    from onnxscript import optimizer

POSITIONS = 1_000  # in which both have to agree
MOST_DIFFERENCE = 1e-5  # of outputs up to 1, else in proportion
VERSIONS = range(13, 23)  # of the operations; older ones are converted, newer ones are others
TORCH_VERSION = 18  # that torch is asked for
SINGLE_POSITIONS = 32  # that are played one by one, too
TIMED = 10  # moves
LONGEST = 300  # characters of a message
EXPECTED_INPUT = "expected n x 2 x 6 x 7, as boards.planes() has them"
EXPECTED = (
    "expected a module of torch, a model of stable-baselines3, its .zip, or a .onnx file: "
    "Keras writes one by model.export('mine.onnx', format='onnx'), JAX by jax2onnx"
)

AGENT = '''\
"""Plays by a network, which `connectx.export` wrote."""

from connectx.core.board import STANDARD
from connectx.core.clock import Deadline
from connectx.core.network import preferred_column
from connectx.core.observation import read_board, read_time
from connectx.core.operations import judge_of
from connectx.core.weights import read_arrays

NETWORK = "{network}"
RULES = {rules}  # win at once, block, give no win away, whatever the network says
LEAVES = {leaves}  # positions that it judges when it looks ahead, at most; 0: it does not
SHARE = {share}  # of actTimeout, to look ahead
judge = judge_of(read_arrays(NETWORK))


def agent(obs: object, config: object) -> int:
    """The column to play; on another board than the standard one, a win, a block or the first."""
    board = read_board(obs, config)
    if board.geometry == STANDARD:
        deadline = Deadline(read_time(obs, config)[0] * SHARE)
        return preferred_column(board, judge, LEAVES, deadline, RULES)
    column = board.urgent_column()
    return board.legal_columns()[0] if column is None else column
'''
LEAVES, SHARE, SECONDS = 2000, 0.5, 2.0  # SECONDS are Kaggle's for a move

Outputs = Callable[[Array], list[Array]]  # what a network gives for planes


@dataclass(frozen=True)
class Exported:
    """What `export` has written, and how good the network is in quiet positions."""

    file: Path
    difference: float  # the largest, between the outputs of both
    milliseconds: float  # a move, the median
    size: int  # bytes of the built file
    raw: Accuracy  # by the network's preference alone
    with_rules: Accuracy  # by its preference among what the rules leave
    rules_alone: float  # the value kept by a random column of those
    outcomes: float  # how often the value's sign is right where one side wins; nan without a value
    value_faults: tuple[str, ...] = ()  # what is odd about the value

    def __repr__(self) -> str:
        """The figures, in three or four lines."""
        looks = " looking ahead" if self.outcomes == self.outcomes else ""
        lines = [
            f"{self.file}: outputs differ by at most {self.difference:.1e}; "
            f"{self.milliseconds:.1f} ms a move{looks}; {self.size:,} bytes when built",
            f"value kept in {len(self.raw.labels):,} quiet positions, %:",
            f"  the network alone {in_percent(self.raw.value_kept)}, "
            f"with the rules {in_percent(self.with_rules.value_kept)}, "
            f"the rules alone {100 * self.rules_alone:.1f}",
        ]
        if looks:
            lines.append(f"  its value names the winner in {100 * self.outcomes:.1f} % of won ones")
        return "\n".join(lines)


def export(
    model: Any, file: Path | str, *, rules: bool = True, outputs: Any = None, force: bool = False
) -> Exported:
    """Write an agent that plays by a network, and its weights as a `.npz` beside it.

    `model` is a module of torch, a model of stable-baselines3 or its saved `.zip`, or a `.onnx`
    file, which torch, Keras and JAX write. It takes `boards.planes()`, n x 2 x 6 x 7, and returns a
    number for each column, the larger the better, and perhaps one more output, a number that says
    how good the position is for the side to move: 1 is a win, -1 a loss. With such a value the
    agent looks ahead. With `rules`, it wins at once, blocks and gives no win away by itself; RULES
    in the file says so. Of a saved model, what is pickled in it is executed.

    The agent's outputs are compared with the model's in the first 1,000 positions of `read_set()`,
    those of a `.onnx` file with `onnx.reference`, or with `outputs`: a list of arrays, in the
    file's order. Some positions are also played one by one, as a network must not mix its batch.
    Raises UserError, in one line, for what cannot be exported or differs, for weights that are not
    numbers, and for a file that exists unless `force` is set. Tells on stderr what it is doing, and
    what is odd about the value (`value_faults`): never negative, mostly beyond -1 and 1, or wrong
    about the winner more often than right.

    >>> print(export("network.onnx", "agents/mine.py"))  # doctest: +SKIP
    agents/mine.py: outputs differ by at most 5.4e-07; 0.9 ms a move; 214,905 bytes when built
    value kept in 1,235 quiet positions, %:
      the network alone 88.2 (86.3-89.9), with the rules 90.4 (88.6-91.9), the rules alone 72.6
    """
    with may_be_missing():
        for package in ("onnx", "onnxscript"):
            import_module(package)
    path = Path(file)
    if path.suffix != ".py":
        raise UserError(f"{path}: expected a file that ends in .py, such as agents/mine.py")
    weights = path.with_suffix(".npz")
    check_outputs(path, weights, force=force)
    data, (name, traced, expected) = read_set(), _traced(model)
    try:
        facts, arrays, chosen = _read(traced)
        print_to_stderr(f"{name}: comparing the outputs in {POSITIONS:,} positions")
        judge, boards = judge_of(arrays), data.boards[:POSITIONS]
        if outputs is None:
            outputs = run_in_batches(expected, facts, boards.planes())
        theirs = [outputs] if isinstance(outputs, np.ndarray) else [outputs[n] for n in chosen]
        difference = _difference(judge(boards, boards.winning_squares()), theirs)
        _check_single_positions(judge, boards)
    except (UserError, ValueError, TypeError, IndexError) as error:
        raise UserError(f"{name}: {single_line(shorten(str(error), LONGEST))}") from error
    leaves = LEAVES if len(chosen) > 1 else 0
    text = AGENT.format(network=weights.name, rules=rules, leaves=leaves, share=SHARE)
    with replacing(weights) as place, place.open("wb") as opened:
        np.savez_compressed(opened, allow_pickle=False, **arrays)
    write_file(path, [text])
    quiet = data[groups(data)["quiet"]]
    preferences, values = judge(quiet.boards, quiet.boards.winning_squares())
    left = by_rules(quiet.boards)
    won = quiet.labels.max(1)
    right = np.nan if values is None else (np.sign(values) == np.sign(won))[won != 0].mean()
    value_faults = () if values is None else tuple(_find_value_faults(values, float(right)))
    for fault in value_faults:
        print_to_stderr(f"{name}: {fault}")
    seconds = []
    for board in quiet.boards[:TIMED]:
        began, deadline = time.perf_counter(), Deadline(SECONDS * SHARE)
        preferred_column(board, judge, LEAVES, deadline, rules)
        seconds.append(time.perf_counter() - began)
    return Exported(
        path,
        difference,
        1000 * statistics.median(seconds),
        len(Player.parse(str(path)).source.encode()),
        accuracy_of(lambda _: preferences, quiet),
        accuracy_of(lambda _: np.where(left, preferences, -np.inf), quiet),
        Accuracy("", quiet, left).value_kept.value,
        float(right),
        value_faults,
    )


def _check_single_positions(judge: Evaluator, boards: Boards) -> None:
    """Raise UserError if positions have other outputs alone than in a batch."""
    batch = boards[:BATCH_POSITIONS]
    together = judge(batch, batch.winning_squares())
    for row in range(SINGLE_POSITIONS):
        board = batch[row : row + 1]
        alone = judge(board, board.winning_squares())
        expected = [None if output is None else output[row : row + 1] for output in together]
        try:
            _difference(alone, [output for output in expected if output is not None])
        except UserError as error:
            raise UserError(
                "it mixes the positions of its batch: for a position alone and among others, "
                f"{error}; expected outputs that depend on the position only"
            ) from error


def _find_value_faults(values: Array, right_share: float) -> Iterator[str]:
    """Yield what is odd about a network's values of quiet positions.

    `right_share` is how often they name the winner, where one side wins.
    """
    clipped_share = float((np.abs(values) > 1).mean())
    if values.min() >= 0:
        yield (
            "its value is never negative, but the agent takes 1 for a win and -1 for a loss: "
            "export 2 * value - 1 if it goes from 0 to 1"
        )
    if clipped_share > 0.5:
        yield (
            f"its value is beyond -1 and 1 in {100 * clipped_share:.1f} % of quiet positions, "
            "where the search takes -1 or 1: scale it"
        )
    if right_share < 0.5:
        yield (
            f"its value names the winner in only {100 * right_share:.1f} % of won positions: "
            "export -value if it is meant for the side that has moved"
        )


# Tracing ------------------------------------------------------------------------------------------


def _traced(model: Any) -> tuple[str, Any, Outputs]:
    """A name for messages, the model as ONNX, and what gives the outputs to compare with."""
    if isinstance(model, str | Path):
        path = Path(model)
        if path.suffix == ".zip":
            return _of_torch(_network_of(_saved_policy(path)), str(path))
        if path.suffix != ".onnx":
            raise UserError(f"{path}: {EXPECTED}")
        return _of_file(path)
    if isinstance(model, type):
        raise UserError(f"{model.__name__}: it is a class and has no weights, {EXPECTED}")
    name = type(model).__name__
    if _is_instance(model, "stable_baselines3.common.base_class", "BaseAlgorithm"):
        return _of_torch(_network_of(model.policy), name)
    if _is_instance(model, "stable_baselines3.common.policies", "BaseModel"):
        return _of_torch(_network_of(model), name)
    if not _is_instance(model, "torch.nn", "Module"):
        raise UserError(f"{name}: {EXPECTED}")
    return _of_torch(getattr(model, "_orig_mod", model), name)  # of a compiled module, its own


def _is_instance(value: object, module: str, name: str) -> bool:
    """Whether a value is an instance of a class of a module.

    The module is not imported: without it, nothing can be an instance.
    """
    kind = getattr(sys.modules.get(module), name, None)
    return isinstance(kind, type) and isinstance(value, kind)


def _of_file(path: Path) -> tuple[str, Any, Outputs]:
    with _naming_failure(f"{path}: not a model of ONNX"):
        model = written = onnx.load(path)
        for each in (*model.opset_import, *model.graph.node):
            each.domain = "" if each.domain == "ai.onnx" else each.domain  # two names of one
        read = onnx_ir.from_proto(model)
        if read.opset_imports.get("", 0) < VERSIONS.start:
            model = version_converter.convert_version(model, VERSIONS.start)

    def expected(planes: Array) -> list[Array]:
        with _naming_failure("onnx.reference cannot play it, hand over outputs"), _silence():
            given = {_facts_of(read)["input"]: planes}
            return list(ReferenceEvaluator(written).run(None, given))

    return str(path), model, expected


def _saved_policy(path: Path) -> Any:
    """The policy in a file of stable-baselines3, whatever algorithm has trained it."""
    with _naming_failure(f"{path}: no model of stable-baselines3"), _silence():
        from stable_baselines3.common.save_util import load_from_zip_file

        data, parameters, _ = load_from_zip_file(path, device="cpu")
        spaces = data["observation_space"], data["action_space"]
        policy = data["policy_class"](*spaces, lambda _: 0.0, **data["policy_kwargs"])
        policy.load_state_dict(parameters["policy"])
    return policy


def _network_of(policy: Any) -> Any:
    """What a policy of stable-baselines3 prefers, and its value if it has one, as a module."""
    import torch

    name, space = type(policy).__name__, getattr(policy, "observation_space", None)
    if getattr(space, "shape", None) != (2, STANDARD.rows, STANDARD.columns):
        raise UserError(f"{name}: the observations are {space}, {EXPECTED_INPUT}")
    if getattr(policy.action_space, "n", None) != COLUMNS:
        raise UserError(f"{name}: the actions are {policy.action_space}, expected Discrete(7)")

    class Network(torch.nn.Module):  # type: ignore[misc]
        def __init__(self) -> None:
            super().__init__()
            self.policy = policy

        def forward(self, planes: Any) -> Any:
            if hasattr(policy, "q_net"):
                return policy.q_net(planes)
            if hasattr(policy, "quantile_net"):
                return policy.quantile_net(planes).mean(1)
            features = policy.extract_features(planes)
            own, theirs = features if isinstance(features, tuple) else (features, features)
            preferences = policy.action_net(policy.mlp_extractor.forward_actor(own))
            return preferences, policy.value_net(policy.mlp_extractor.forward_critic(theirs))

    return Network()


def _of_torch(module: Any, name: str) -> tuple[str, Any, Outputs]:
    import torch

    parameter = next(module.parameters(), torch.zeros(1))
    if parameter.dtype not in (torch.float32, torch.float64):
        raise UserError(f"{name}: its numbers are {parameter.dtype}: export {name}.float()")

    def tensor(planes: Array) -> Any:
        return torch.as_tensor(planes).to(parameter)

    def expected(planes: Array) -> list[Array]:
        with _playing(module), torch.no_grad(), _silence():
            leaves = torch.utils._pytree.tree_leaves(module(tensor(planes)))
            return [each.cpu().numpy() for each in leaves if each is not None]

    planes = read_set().boards[:2].planes()
    with _naming_failure(f"{name}: fails for planes, {EXPECTED_INPUT}"):
        expected(planes[:1])
    print_to_stderr(f"{name}: tracing it, which takes some seconds")

    def traced(count: int, dynamic: Any) -> Any:
        with _playing(module), _silence():
            program = torch.onnx.export(
                module,
                (tensor(planes[:count]),),
                dynamo=True,
                dynamic_shapes=dynamic,
                opset_version=TORCH_VERSION,
                verbose=False,
            )
        return program.model_proto

    # A network that cannot be traced for any number of positions may be for one.
    with contextlib.suppress(Exception):
        return name, traced(2, ({0: torch.export.Dim("n")},)), expected
    with _naming_failure(f"{name}: torch cannot trace it"):
        return name, traced(1, None), expected


def _describe_cause(error: Exception) -> str:
    """Return the first line of what another package raised, or of what made it raise that."""
    cause = error.__cause__ or error
    if reason := getattr(cause, "strerror", ""):
        return single_line(shorten(reason, LONGEST))
    lines = [line.strip() for line in str(cause).splitlines() if line.strip()]
    first_line = lines[0] if lines else ""
    return single_line(shorten(f"{type(cause).__name__}: {first_line}", LONGEST))


def _naming_failure(what: str) -> contextlib.AbstractContextManager[None]:
    """Name what fails, whatever another package raises in the block: see `naming_errors`."""
    return naming_errors(what, Exception, describe=_describe_cause)


@contextlib.contextmanager
def _playing(module: Any) -> Iterator[None]:
    """With every part of a module in the mode in which it plays."""
    modes = [(each, each.training) for each in module.modules()]
    module.eval()
    try:
        yield
    finally:
        for each, mode in modes:
            each.training = mode


@contextlib.contextmanager
def _silence() -> Iterator[None]:
    """Without what torch prints, warns and logs."""
    before, nowhere = logging.root.manager.disable, io.StringIO()
    logging.disable()
    try:
        with (
            contextlib.redirect_stdout(nowhere),
            contextlib.redirect_stderr(nowhere),
            warnings.catch_warnings(action="ignore"),
        ):
            yield
    finally:
        logging.disable(before)


# Reading ------------------------------------------------------------------------------------------


def _read(model: Any) -> tuple[dict[str, Any], dict[str, Array], list[int]]:
    """The facts of a model, it as `judge_of` takes it, and which of its outputs are the preferences
    and the value.

    Raises UserError or ValueError for what is not known.
    """
    read = onnx_ir.from_proto(model)
    version = read.opset_imports.get("", 0)
    if version not in VERSIONS:
        raise UserError(f"its operations are of opset {version}, expected at most {VERSIONS[-1]}")
    facts = _facts_of(read)
    for name, each in read.graph.initializers.items():  # before they are simplified and renamed
        _check_weight(name, each.const_value.numpy())
    facts["steps"], arrays, outputs = _steps_of(_simplified(model, version), version)
    facts["outputs"] = outputs
    found = outputs_of(facts, arrays, read_set().boards[:2].planes())
    sizes = [each.size / 2 for each in found]
    wide, single = ([n for n, size in enumerate(sizes) if size == some] for some in (COLUMNS, 1))
    if len(wide) != 1 or len(single) > 1 or len(sizes) > len(wide + single):
        shapes = ", ".join(f"{name} {each.shape}" for name, each in zip(outputs, found))
        raise UserError(
            f"for two positions the outputs are {shapes}, expected one of 2 x 7, a number for each "
            "column, and at most one of 2 x 1, the value"
        )
    chosen = wide + single
    facts["outputs"] = [outputs[n] for n in chosen]
    return facts, arrays | {NETWORK_FACTS: np.array(json.dumps(facts))}, chosen


def _check_weight(name: str, weight: Array) -> None:
    """Raise UserError for a weight with NaN or inf, or with -inf if it is no mask.

    A mask has nothing but -inf and 0, as what it is added to is left out or stays.
    """
    if weight.dtype.kind != "f":
        return
    expected = "expected numbers"
    for what, is_refused in (("NaN", np.isnan(weight)), ("inf", weight == np.inf)):
        if is_refused.any():
            count = f"{int(is_refused.sum()):,} of {weight.size:,}"
            raise UserError(f"the weight {name} has {what} in {count} places, {expected}")
    is_masked = weight == -np.inf
    if is_masked.any() and (weight[~is_masked] != 0).any():
        count = f"{int(is_masked.sum()):,} of {weight.size:,}"
        raise UserError(f"the weight {name} has -inf in {count} places and is no mask, {expected}")


def _facts_of(model: Any) -> dict[str, Any]:
    """The name and the type of the one input, and whether it takes one position at a time."""
    inputs = [each for each in model.graph.inputs if each.name not in model.graph.initializers]
    if len(inputs) != 1:
        names = ", ".join(each.name for each in inputs)
        raise UserError(f"it takes {len(inputs)} inputs ({names}), {EXPECTED_INPUT}")
    (given,) = inputs
    sizes = [size if isinstance(size, int) else None for size in given.shape or ()]
    planes = (2, STANDARD.rows, STANDARD.columns)
    fits = len(sizes) == 4 and all(a in (None, b) for a, b in zip(sizes[1:], planes))
    if not fits or sizes[0] not in (None, 1):
        shape = " x ".join("n" if size is None else str(size) for size in sizes)
        raise UserError(f"its input {given.name} is {shape or 'no tensor'}, {EXPECTED_INPUT}")
    kind = _known(given.dtype.numpy())
    return {"input": given.name, "type": kind, "one by one": sizes[0] == 1}


def _known(found: np.dtype[Any]) -> str:
    """The name of a type of numbers. Raises UserError for one that numpy does not have."""
    if found.kind not in "biuf" or found.name not in np.sctypeDict:
        raise UserError(f"numbers of type {found} are not known")
    return str(found.name)


def _simplified(model: Any, version: int) -> Any:
    """The model, with what is constant computed, and without operations that others define."""
    known = [("", name) for name in OPERATIONS]
    for node in model.graph.node:  # the inliner takes no attribute that is left out
        given = {each.name for each in node.attribute}
        usual = {} if node.op_type in OPERATIONS else _defaults(node.op_type, version)
        node.attribute.extend(each for name, each in usual.items() if name not in given)
    with contextlib.suppress(Exception):  # some are defined by types, which may not be known
        model = onnx.shape_inference.infer_shapes(model)
        model.graph.value_info.extend(
            onnx.helper.make_tensor_value_info(each.name, each.data_type, each.dims)
            for each in model.graph.initializer
        )
        model = inliner.inline_selected_functions(
            model, known, exclude=True, inline_schema_functions=True
        )
    read = onnx_ir.from_proto(model)
    with contextlib.suppress(Exception), _silence():
        optimizer.optimize(read)
    return read


def _defaults(name: str, version: int) -> dict[str, Any]:
    """The attributes of an operation that change nothing."""
    try:
        schema = onnx.defs.get_schema(name, version)
    except onnx.defs.SchemaError:
        return {}
    found = {key: each.default_value for key, each in schema.attributes.items()}
    return {key: each for key, each in found.items() if each.name}


def _steps_of(model: Any, version: int) -> tuple[list[Any], dict[str, Array], list[str]]:
    """The steps of a model, its arrays, and the names of its outputs.

    Raises UserError for operations and numbers that are not known.
    """
    arrays = {name: each.const_value.numpy() for name, each in model.graph.initializers.items()}
    steps, unknown = [], set()
    for node in model.graph:
        name, options = node.op_type, {key: each.value for key, each in node.attributes.items()}
        arguments = ["" if each is None else each.name for each in node.inputs]
        results = [each.name for each in node.outputs]
        if (node.domain, name) == ("", "Constant"):
            constant: Any = onnx_ir.convenience.get_const_tensor(node.outputs[0])
            arrays[results[0]] = constant.numpy()
            continue
        if node.domain or name not in OPERATIONS:
            unknown.add(".".join(filter(None, (node.domain, name))))
            continue
        if name == "Cast":
            options["to"] = _known(onnx_ir.DataType(options["to"]).numpy())
        for key, usual in _defaults(name, version).items():
            if options.get(key) == onnx_ir.from_proto(usual).value:
                del options[key]
        for key in [key for key, value in options.items() if hasattr(value, "numpy")]:
            arguments.append(f"{results[0]} {key}")
            arrays[arguments[-1]] = options.pop(key).numpy()
        steps.append([results, name, arguments, options])
    if unknown:
        raise UserError(f"operations that are not known: {', '.join(sorted(unknown))}")
    for name, each in arrays.items():
        _known(each.dtype)
        _check_weight(name, each)
    names = {name: f"array {n}" for n, name in enumerate(arrays)}  # as some are no names of files
    for step in steps:
        step[2] = [names.get(each, each) for each in step[2]]
    outputs = [names.get(each.name, each.name) for each in model.graph.outputs]
    return steps, {names[name]: each for name, each in arrays.items()}, outputs


def _difference(ours: Sequence[Array | None], theirs: Sequence[Array]) -> float:
    """The largest difference of the outputs. Raises UserError if it is too large."""
    largest = 0.0
    for one, two in zip((each for each in ours if each is not None), theirs):
        if one.size != np.size(two):
            raise UserError(f"the outputs to compare with are {np.shape(two)}, ours {one.shape}")
        two = np.asarray(two, np.float64).reshape(one.shape)
        for whose, output in ("the agent's", one), ("the network's", two):
            if np.isnan(output).any():
                rows = int(np.isnan(output).reshape(len(output), -1).any(1).sum())
                raise UserError(f"{whose} outputs are NaN in {rows:,} of {len(output):,} positions")
        with np.errstate(invalid="ignore"):  # where both are infinite
            apart = np.where(one == two, 0, np.abs(one - two))
        scale = max(1.0, float(np.abs(two[np.isfinite(two)]).max(initial=0)))
        largest = max(largest, np.nan_to_num(float(apart.max()), nan=np.inf) / scale)
    if not largest <= MOST_DIFFERENCE:
        expected = f"expected at most {MOST_DIFFERENCE:g}"
        raise UserError(f"the outputs differ by {largest:.2g}, {expected}")
    return largest
