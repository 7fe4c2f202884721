"""A trained network as an agent in numpy: `export`.

Nothing here knows a kind of network. Torch's own exporter, or another one, writes down what the
network does as operations of ONNX, and `core/operations.py` computes these. The packages torch,
stable-baselines3 and onnx are the user's.
"""

import contextlib
import io
import json
import logging
import math
import statistics
import sys
import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from connectx.bench.learning.accuracy import (
    Accuracy,
    accuracy_of,
    find_columns_by_rules,
    find_groups,
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

COMPARED_POSITIONS = 1_000  # in which the agent's outputs have to agree with the network's
# The outputs may differ so much if the network's are at most 1, and otherwise in proportion.
MAX_DIFFERENCE = 1e-5
# The versions of ONNX's operations that `core/operations.py` computes. Older ones are converted.
OPSET_VERSIONS = range(13, 23)
TORCH_OPSET_VERSION = 18  # the version that torch is asked for
SINGLE_POSITIONS = 32  # that are also computed one by one
TRIED_POSITIONS = 2  # the positions with which a network is tried out before any comparison
TIMED_MOVES = 10
MAX_CAUSE_CHARACTERS = 300  # of the message of another package's error
EXPECTED_INPUT = (
    "expected n x 2 x 6 x 7, as boards.planes() has them; docs/training.md shows a wrapper for "
    "networks that take something else"
)
EXPECTED_MODEL = (
    "expected a module of torch, a model of stable-baselines3, its .zip, or a .onnx file: "
    "Keras writes one by model.export('mine.onnx', format='onnx'), JAX by jax2onnx; weights alone, "
    "such as a state_dict, have to be loaded into their network first"
)

AGENT_TEMPLATE = '''\
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
# What the agent's file says of its search.
AGENT_LEAVES = 2000
AGENT_SHARE = 0.5
KAGGLE_MOVE_SECONDS = 2.0

ComputeOutputs = Callable[[Array], list[Array]]  # returns a network's outputs for planes


@dataclass(frozen=True)
class Exported:
    """What `export` has written, and how good the network is in quiet positions.

    In a quiet position, no side can win at once. The rules are to win at once, else to block, else
    to give no win away. A column keeps the value if a win stays a win, or a draw a draw.
    """

    file: Path  # the agent's
    difference: float  # the largest one between the agent's outputs and the network's
    milliseconds: float  # the median time of a move
    size: int  # the bytes of the built file
    raw: Accuracy  # of the column that the network prefers among all
    with_rules: Accuracy  # of the column that the network prefers among those that the rules leave
    # The share of positions in which a random column keeps the value, among the columns that the
    # rules leave.
    rules_alone: float
    outcomes: float  # how often the value's sign is right where one side wins; nan without a value
    value_faults: tuple[str, ...] = ()  # a sentence for each thing that is odd about the value

    def __repr__(self) -> str:
        """Return the figures in three lines, and in a fourth one if the network has a value.

        Only an agent whose network has a value looks ahead.
        """
        has_value = not math.isnan(self.outcomes)
        search_note = " looking ahead" if has_value else ""
        quiet_positions = len(self.raw.labels)
        file_line = (
            f"{self.file}: outputs differ by at most {self.difference:.1e}; "
            f"{self.milliseconds:.1f} ms a move{search_note}; {self.size:,} bytes when built"
        )
        accuracy_lines = (
            f"value kept in {quiet_positions:,} quiet positions, %:\n"
            f"  the network alone {in_percent(self.raw.value_kept)}, "
            f"with the rules {in_percent(self.with_rules.value_kept)}, "
            f"the rules alone {100 * self.rules_alone:.1f}"
        )
        lines = [file_line, accuracy_lines]
        if has_value:
            lines.append(f"  its value names the winner in {100 * self.outcomes:.1f} % of won ones")
        return "\n".join(lines)


@dataclass(frozen=True)
class _TracedModel:
    """A network as a model of ONNX, which lists the operations that the network consists of."""

    name: str  # in messages
    onnx_model: Any
    compute_outputs: ComputeOutputs  # by the package that the network comes from


@dataclass(frozen=True)
class _NumpyNetwork:
    """A network as numpy computes it, by the functions of `core/operations.py`."""

    facts: dict[str, Any]  # the name and the type of its input, its steps, and its outputs' names
    arrays: dict[str, Array]  # the weights by name, and the facts as JSON
    output_indices: list[int]  # of the preferences and, if there is one, of the value

    @property
    def has_value(self) -> bool:
        """Whether the network has a value, besides its preferences."""
        return len(self.output_indices) > 1


def export(
    model: Any, file: Path | str, *, rules: bool = True, outputs: Any = None, force: bool = False
) -> Exported:
    """Write an agent that plays by a network, and its weights as a `.npz` beside it.

    `model` is a module of torch, a model of stable-baselines3 or its saved `.zip`, or a `.onnx`
    file, which torch, Keras and JAX write. It takes `boards.planes()`, n x 2 x 6 x 7, and returns a
    number for each column, the larger the better. It may have one more output, a number that says
    how good the position is for the side to move: 1 is a win, -1 a loss. With such a value the
    agent looks ahead. With `rules`, the agent itself wins at once, blocks and gives no win away;
    RULES in the file says so. What is pickled in a saved model is executed.

    The agent's outputs are compared with the model's in the first 1,000 positions of `read_set()`.
    Those of a `.onnx` file are computed by `onnx.reference`, unless `outputs` has them as a list of
    arrays, in the file's order. Some positions are also computed one by one, as a network must not
    mix its batch.

    Tells on stderr what it is doing, and what is odd about the value (`value_faults`): never
    negative, mostly beyond -1 and 1, or wrong about the winner more often than right. Raises
    UserError, in one line, for a model that cannot be exported or whose outputs differ, for weights
    that are not numbers, and for a file that exists unless `force` is set.

    >>> print(export("network.onnx", "agents/mine.py"))  # doctest: +SKIP
    agents/mine.py: outputs differ by at most 5.9e-07; 0.6 ms a move; 262,409 bytes when built
    value kept in 1,345 quiet positions, %:
      the network alone 87.4 (85.6-89.1), with the rules 88.2 (86.3-89.8), the rules alone 73.7
    """
    with may_be_missing():  # an error of the import says how to install a package
        for package in ("onnx", "onnxscript"):
            import_module(package)
    path = Path(file)
    if path.suffix != ".py":
        raise UserError(f"{path}: expected a file that ends in .py, such as agents/mine.py")
    weights_file = path.with_suffix(".npz")
    check_outputs(path, weights_file, force=force, forced_by="force=True")
    data = read_set()
    traced = _trace(model)
    try:
        network = _read_network(traced.onnx_model)
        print_to_stderr(f"{traced.name}: comparing the outputs in {COMPARED_POSITIONS:,} positions")
        evaluator = judge_of(network.arrays)
        boards = data.boards[:COMPARED_POSITIONS]
        if outputs is None:
            outputs = run_in_batches(traced.compute_outputs, network.facts, boards.planes())
        difference = _compare_outputs(evaluator, boards, outputs, network)
        _check_single_positions(evaluator, boards)
    except (UserError, ValueError, TypeError, IndexError) as error:
        message = single_line(shorten(str(error), MAX_CAUSE_CHARACTERS))
        raise UserError(f"{traced.name}: {message}") from error
    _write_weights_and_agent(weights_file, path, network, rules)
    return _measure(path, traced.name, evaluator, difference, rules)


def _write_weights_and_agent(
    weights_file: Path, agent_file: Path, network: _NumpyNetwork, rules: bool
) -> None:
    """Write the weights, and then the agent that plays by them.

    With `rules`, the agent wins at once, blocks and gives no win away, whatever the network says.
    """
    with replacing(weights_file) as temporary_file, temporary_file.open("wb") as stream:
        np.savez_compressed(stream, allow_pickle=False, **network.arrays)
    agent_source = AGENT_TEMPLATE.format(
        network=weights_file.name,
        rules=rules,
        leaves=AGENT_LEAVES if network.has_value else 0,
        share=AGENT_SHARE,
    )
    write_file(agent_file, [agent_source])


def _measure(
    path: Path, name: str, evaluator: Evaluator, difference: float, rules: bool
) -> Exported:
    """Measure a network and its agent's file, which has the path `path`.

    The network is measured in the quiet positions of `read_set()`, in which no side can win at
    once. What is odd about its value is printed to stderr, after its `name`. `difference` is that
    between its outputs and the agent's. With `rules`, the agent itself wins at once, blocks and
    gives no win away.
    """
    data = read_set()
    is_quiet = find_groups(data)["quiet"]
    quiet = data[is_quiet]
    preferences, values = evaluator(quiet.boards, quiet.boards.winning_squares())
    named_winners_share = math.nan
    value_faults: tuple[str, ...] = ()
    if values is not None:
        named_winners_share = _share_of_named_winners(values, quiet.labels.max(1))
        value_faults = tuple(_find_value_faults(values, named_winners_share))
    for fault in value_faults:
        print_to_stderr(f"{name}: {fault}")

    columns_by_rules = find_columns_by_rules(quiet.boards)  # n x columns, whether rules allow them
    preferences_by_rules = np.where(columns_by_rules, preferences, -np.inf)
    # With several columns in a position, `Accuracy` takes each to be played with equal probability.
    random_player_by_rules = Accuracy("", quiet, columns_by_rules)
    return Exported(
        file=path,
        difference=difference,
        milliseconds=1000 * _time_moves(quiet.boards[:TIMED_MOVES], evaluator, rules),
        size=len(Player.parse(str(path)).source.encode()),
        raw=accuracy_of(lambda _: preferences, quiet),
        with_rules=accuracy_of(lambda _: preferences_by_rules, quiet),
        rules_alone=random_player_by_rules.value_kept.value,
        outcomes=named_winners_share,
        value_faults=value_faults,
    )


def _share_of_named_winners(values: Array, scores: Array) -> float:
    """Return in which share of the positions that are not drawn the value names the winner.

    The value names the winner if it has the same sign as the exact score.
    """
    is_right = np.sign(values) == np.sign(scores)
    is_won_by_a_side = scores != 0
    return float(is_right[is_won_by_a_side].mean())


def _time_moves(boards: Boards, evaluator: Evaluator, rules: bool) -> float:
    """Return the median time in seconds of the moves that the agent plays on some boards."""
    seconds = []
    for board in boards:
        start = time.perf_counter()
        deadline = Deadline(KAGGLE_MOVE_SECONDS * AGENT_SHARE)
        preferred_column(board, evaluator, AGENT_LEAVES, deadline, rules)
        seconds.append(time.perf_counter() - start)
    return statistics.median(seconds)


def _check_single_positions(evaluator: Evaluator, boards: Boards) -> None:
    """Raise UserError if the outputs for a position depend on the other positions of its batch.

    The first positions are evaluated in a batch, and then one by one, which must give the same.
    """
    batch = boards[:BATCH_POSITIONS]
    preferences_and_values = evaluator(batch, batch.winning_squares())
    # The values are None if the network has none.
    batch_outputs = [output for output in preferences_and_values if output is not None]
    for row in range(SINGLE_POSITIONS):
        position = batch[row : row + 1]  # a batch of one
        outputs = evaluator(position, position.winning_squares())
        expected_outputs = [output[row : row + 1] for output in batch_outputs]
        try:
            _check_difference(outputs, expected_outputs)
        except UserError as error:
            raise UserError(
                "it mixes the positions of its batch: for a position alone and among others, "
                f"{error}; expected outputs that depend on the position only"
            ) from error


def _find_value_faults(values: Array, named_winners_share: float) -> Iterator[str]:
    """Yield a sentence for each thing that is odd about a network's values of quiet positions.

    `named_winners_share` is the share of won positions in which the value names the winner.
    """
    clipped_share = float((np.abs(values) > 1).mean())  # the search clips these to -1 or 1
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
    if named_winners_share < 0.5:
        yield (
            f"its value names the winner in only {100 * named_winners_share:.1f} % of won "
            "positions: export -value if it is meant for the side that has moved"
        )


# Comparing outputs --------------------------------------------------------------------------------


def _compare_outputs(
    evaluator: Evaluator, boards: Boards, outputs: Any, network: _NumpyNetwork
) -> float:
    """Return the largest difference between the agent's outputs and the network's.

    `outputs` are those of the network: a list of arrays in the network's order, or its only array.
    Raises UserError if the difference is too large.
    """
    if isinstance(outputs, np.ndarray):
        network_outputs = [outputs]
    else:
        # The preferences and, if there is one, the value.
        network_outputs = [outputs[index] for index in network.output_indices]
    agent_outputs = evaluator(boards, boards.winning_squares())
    return _check_difference(agent_outputs, network_outputs)


def _check_difference(
    agent_outputs: Sequence[Array | None], network_outputs: Sequence[Array]
) -> float:
    """Return the largest difference between numbers of the agent and of the network.

    `agent_outputs` are the preferences and the values, or None if there are no values.
    `network_outputs` has the same arrays without None. Raises UserError if the difference is above
    `MAX_DIFFERENCE`.
    """
    agent_arrays = [output for output in agent_outputs if output is not None]
    differences = map(_largest_difference, agent_arrays, network_outputs)
    largest = max(differences, default=0.0)
    if largest > MAX_DIFFERENCE:
        expected = f"expected at most {MAX_DIFFERENCE:g}"
        raise UserError(f"the outputs differ by {largest:.2g}, {expected}")
    return largest


def _largest_difference(agent_output: Array, network_output: Array) -> float:
    """Return the largest difference between two arrays, which is never NaN.

    If the network has numbers beyond -1 and 1, the difference is divided by the largest of them.
    Raises UserError if the arrays have different sizes, or if a number is NaN.
    """
    shape = agent_output.shape
    if agent_output.size != np.size(network_output):
        network_shape = np.shape(network_output)
        raise UserError(f"the outputs to compare with are {network_shape}, ours {shape}")
    network_output = np.asarray(network_output, np.float64).reshape(shape)
    _check_no_nan(agent_output, owner="the agent's")
    _check_no_nan(network_output, owner="the network's")
    is_same = agent_output == network_output  # also where both are infinite
    with np.errstate(invalid="ignore"):  # the difference of two infinite numbers is not used
        differences = np.where(is_same, 0, np.abs(agent_output - network_output))
    largest = float(np.nan_to_num(float(differences.max()), nan=np.inf))
    finite_numbers = network_output[np.isfinite(network_output)]
    scale = max(1.0, float(np.abs(finite_numbers).max(initial=0)))
    return largest / scale


def _check_no_nan(output: Array, owner: str) -> None:
    """Raise UserError if an output, n x numbers, has NaN. `owner` is whose output it is."""
    is_nan = np.isnan(output)
    if is_nan.any():
        rows = int(is_nan.reshape(len(output), -1).any(1).sum())
        raise UserError(f"{owner} outputs are NaN in {rows:,} of {len(output):,} positions")


# Tracing ------------------------------------------------------------------------------------------


def _trace(model: Any) -> _TracedModel:
    """Return the model that a user wants to export as a model of ONNX.

    That is a module of torch, a model or policy of stable-baselines3, or the path of a `.zip` that
    stable-baselines3 saved or of a `.onnx` file. Raises UserError for anything else.
    """
    if isinstance(model, str | Path):
        path = Path(model)
        if path.suffix == ".zip":
            policy = _read_saved_policy(path)
            return _trace_module(_make_module(policy), str(path))
        if path.suffix != ".onnx":
            raise UserError(f"{path}: {EXPECTED_MODEL}")
        return _read_onnx_file(path)
    if isinstance(model, type):
        raise UserError(f"{model.__name__}: it is a class and has no weights, {EXPECTED_MODEL}")
    name = type(model).__name__
    if _is_instance(model, "stable_baselines3.common.base_class", "BaseAlgorithm"):
        return _trace_module(_make_module(model.policy), name)
    if _is_instance(model, "stable_baselines3.common.policies", "BaseModel"):
        return _trace_module(_make_module(model), name)
    if not _is_instance(model, "torch.nn", "Module"):
        raise UserError(f"{name}: {EXPECTED_MODEL}")
    module = getattr(model, "_orig_mod", model)  # a compiled module has the original one
    return _trace_module(module, name)


def _is_instance(value: object, module: str, class_name: str) -> bool:
    """Return whether a value is an instance of the class with this name in a module.

    The module is not imported. If nothing has imported it, there can be no instance.
    """
    imported_module = sys.modules.get(module)
    found_class = getattr(imported_module, class_name, None)
    return isinstance(found_class, type) and isinstance(value, found_class)


def _read_onnx_file(path: Path) -> _TracedModel:
    """Read a `.onnx` file, and convert old operations. Raises UserError if it cannot be read."""
    with _naming_failure(f"{path}: not a model of ONNX"):
        original_model = onnx.load(path)
        for part in (*original_model.opset_import, *original_model.graph.node):
            if part.domain == "ai.onnx":  # another name of the domain ""
                part.domain = ""
        intermediate = onnx_ir.from_proto(original_model)
        converted_model = original_model
        version = intermediate.opset_imports.get("", 0)  # "" is the domain of ONNX itself
        oldest_version = OPSET_VERSIONS.start
        if version < oldest_version:
            converted_model = version_converter.convert_version(original_model, oldest_version)
    compute_outputs = partial(_compute_outputs_by_onnx, original_model, intermediate)
    return _TracedModel(str(path), converted_model, compute_outputs)


def _compute_outputs_by_onnx(model: Any, intermediate: Any, planes: Array) -> list[Array]:
    """Return the outputs of a model of ONNX by the reference of the package onnx.

    `intermediate` is the same model in the form of the package onnx_ir. Raises UserError if the
    reference fails.
    """
    with _naming_failure("onnx.reference cannot play it, hand over outputs"), _silence():
        input_name = _read_input(intermediate)["input"]
        all_outputs = None  # stands for the names of all outputs
        return list(ReferenceEvaluator(model).run(all_outputs, {input_name: planes}))


def _read_saved_policy(path: Path) -> Any:
    """Return the policy in a `.zip` of stable-baselines3, whatever algorithm has trained it.

    A policy has the networks, and is a module of torch. Raises UserError if the file has none.
    """
    with _naming_failure(f"{path}: no model of stable-baselines3"), _silence():
        from stable_baselines3.common.save_util import load_from_zip_file

        settings, weights, _ = load_from_zip_file(path, device="cpu")
        policy_class = settings["policy_class"]
        policy = policy_class(
            settings["observation_space"],
            settings["action_space"],
            lambda _: 0.0,  # the learning rate, which is not used
            **settings["policy_kwargs"],
        )
        policy.load_state_dict(weights["policy"])
    return policy


def _make_module(policy: Any) -> Any:
    """Return a module of torch that computes the outputs of a policy of stable-baselines3.

    The module takes planes. Its outputs are the preferences for the columns, and the value if the
    policy has one. Raises UserError if the policy's observations or actions are not those of
    ConnectX.
    """
    import torch

    name = type(policy).__name__
    space = getattr(policy, "observation_space", None)
    if getattr(space, "shape", None) != (2, STANDARD.rows, STANDARD.columns):
        raise UserError(f"{name}: the observations are {space}, {EXPECTED_INPUT}")
    if getattr(policy.action_space, "n", None) != COLUMNS:
        raise UserError(f"{name}: the actions are {policy.action_space}, expected Discrete(7)")

    class Network(torch.nn.Module):  # type: ignore[misc]
        def __init__(self) -> None:
            super().__init__()
            self.policy = policy

        def forward(self, planes: Any) -> Any:
            """Return the preferences of `policy`, or its preferences and its value.

            Policies of DQN and QR-DQN have no value. Those of other algorithms have an actor, which
            computes the preferences, and a critic, which computes the value.
            """
            if hasattr(policy, "q_net"):
                return policy.q_net(planes)
            if hasattr(policy, "quantile_net"):
                return policy.quantile_net(planes).mean(1)
            features = policy.extract_features(planes)
            if isinstance(features, tuple):  # a policy may have them apart for actor and critic
                actor_features, critic_features = features
            else:
                actor_features = features
                critic_features = features
            actor = policy.mlp_extractor.forward_actor(actor_features)
            critic = policy.mlp_extractor.forward_critic(critic_features)
            return policy.action_net(actor), policy.value_net(critic)

    return Network()


def _trace_module(module: Any, name: str) -> _TracedModel:
    """Return a module of torch as a model of ONNX. `name` stands for the module in messages.

    Raises UserError if the module takes no planes, or if torch cannot trace it.
    """
    import torch

    parameter = next(module.parameters(), torch.zeros(1))  # zeros for a module without weights
    if parameter.dtype not in (torch.float32, torch.float64):
        raise UserError(f"{name}: its numbers are {parameter.dtype}: export {name}.float()")

    compute_outputs = partial(_compute_outputs_by_torch, module, parameter)
    planes = read_set().boards[:TRIED_POSITIONS].planes()
    with _naming_failure(f"{name}: fails for planes, {EXPECTED_INPUT}"):
        compute_outputs(planes[:1])
    print_to_stderr(f"{name}: tracing it, which takes some seconds")
    with contextlib.suppress(Exception):
        any_number_of_positions = ({0: torch.export.Dim("n")},)  # dimension 0 of the planes
        onnx_model = _export_by_torch(module, parameter, planes, any_number_of_positions)
        return _TracedModel(name, onnx_model, compute_outputs)
    # It cannot be traced for any number of positions, but perhaps for a single one.
    with _naming_failure(f"{name}: torch cannot trace it"):
        onnx_model = _export_by_torch(module, parameter, planes[:1], dynamic_shapes=None)
    return _TracedModel(name, onnx_model, compute_outputs)


def _compute_outputs_by_torch(module: Any, parameter: Any, planes: Array) -> list[Array]:
    """Return the outputs of a module of torch, without those that are None.

    The planes are converted to the type and the device of `parameter`, one of the module's.
    """
    import torch

    with _evaluation_mode(module), torch.no_grad(), _silence():
        tensor = torch.as_tensor(planes).to(parameter)
        outputs = torch.utils._pytree.tree_leaves(module(tensor))
        return [output.cpu().numpy() for output in outputs if output is not None]


def _export_by_torch(module: Any, parameter: Any, planes: Array, dynamic_shapes: Any) -> Any:
    """Return a module of torch as a model of ONNX, traced while it computes outputs for planes.

    The planes are converted to the type and the device of `parameter`, one of the module's.
    `dynamic_shapes` says which sizes of the planes may differ when the model is used, as torch has
    it. With None, all sizes stay as they are.
    """
    import torch

    with _evaluation_mode(module), _silence():
        tensor = torch.as_tensor(planes).to(parameter)
        program = torch.onnx.export(
            module,
            (tensor,),
            dynamo=True,
            dynamic_shapes=dynamic_shapes,
            opset_version=TORCH_OPSET_VERSION,
            verbose=False,
        )
    return program.model_proto


def _describe_cause(error: Exception) -> str:
    """Return in one line why another package raised an error.

    If the error was raised from another error, the line is about that one. For an error of the
    system, such as a missing file, it is the system's reason. For any other error, it is the type
    and the first line of the message.
    """
    cause = error.__cause__ or error
    system_reason = getattr(cause, "strerror", "")
    if system_reason:
        return single_line(shorten(system_reason, MAX_CAUSE_CHARACTERS))
    lines = [line.strip() for line in str(cause).splitlines() if line.strip()]
    first_line = lines[0] if lines else ""
    return single_line(shorten(f"{type(cause).__name__}: {first_line}", MAX_CAUSE_CHARACTERS))


def _naming_failure(problem: str) -> contextlib.AbstractContextManager[None]:
    """Turn any error in the block into a UserError whose message begins with `problem`.

    The message ends with the error, as `_describe_cause` words it.
    """
    return naming_errors(problem, Exception, describe=_describe_cause)


@contextlib.contextmanager
def _evaluation_mode(module: Any) -> Iterator[None]:
    """Put a module and all its parts into the mode for evaluation, and back after the block."""
    training_flags = [(part, part.training) for part in module.modules()]
    module.eval()
    try:
        yield
    finally:
        for part, is_training in training_flags:
            part.training = is_training


@contextlib.contextmanager
def _silence() -> Iterator[None]:
    """Hide what other packages print, warn and log in the block."""
    disabled_level_before = logging.root.manager.disable
    discarded_text = io.StringIO()
    logging.disable()
    try:
        with (
            contextlib.redirect_stdout(discarded_text),
            contextlib.redirect_stderr(discarded_text),
            warnings.catch_warnings(action="ignore"),
        ):
            yield
    finally:
        logging.disable(disabled_level_before)


# Reading ------------------------------------------------------------------------------------------


def _read_network(model: Any) -> _NumpyNetwork:
    """Read a model of ONNX as steps, each an operation of numpy, with the arrays that they need.

    The outputs are reduced to the preferences and, if there is one, the value. Raises UserError or
    ValueError if `core/operations.py` lacks an operation, or if it is not clear which output is
    which.
    """
    intermediate = onnx_ir.from_proto(model)
    version = intermediate.opset_imports.get("", 0)  # "" is the domain of ONNX itself
    if version not in OPSET_VERSIONS:
        expected = f"expected at most {OPSET_VERSIONS[-1]}"
        raise UserError(f"its operations are of opset {version}, {expected}")
    facts = _read_input(intermediate)
    # The weights are checked before they are simplified and renamed, so that errors name them.
    for name, weight in intermediate.graph.initializers.items():
        _check_weight(name, weight.const_value.numpy())
    steps, arrays, output_names = _read_steps(_simplify(model, version), version)
    facts["steps"] = steps
    facts["outputs"] = output_names
    # The shapes of the outputs, computed for two positions, tell the preferences from the value.
    outputs = outputs_of(facts, arrays, read_set().boards[:TRIED_POSITIONS].planes())
    output_indices = _find_preferences_and_value(output_names, outputs)
    facts["outputs"] = [output_names[index] for index in output_indices]
    arrays = {**arrays, NETWORK_FACTS: np.array(json.dumps(facts))}
    return _NumpyNetwork(facts, arrays, output_indices)


def _find_preferences_and_value(names: Sequence[str], outputs: Sequence[Array]) -> list[int]:
    """Return the index of the preferences among outputs and, if there is one, that of the value.

    `outputs` are those of `TRIED_POSITIONS` positions. The preferences have a number for each
    column, and the value is a single number. Raises UserError unless there is exactly one output
    of the first kind, at most one of the second, and no other.
    """
    preferences: list[int] = []  # indices of outputs
    values: list[int] = []
    others: list[int] = []
    for index, output in enumerate(outputs):
        numbers_per_position = output.size / TRIED_POSITIONS
        if numbers_per_position == COLUMNS:
            preferences.append(index)
        elif numbers_per_position == 1:
            values.append(index)
        else:
            others.append(index)
    if len(preferences) != 1 or len(values) > 1 or others:
        shapes = ", ".join(f"{name} {output.shape}" for name, output in zip(names, outputs))
        raise UserError(
            f"for two positions the outputs are {shapes}, expected one of 2 x 7, a number for each "
            "column, and at most one of 2 x 1, the value; docs/training.md shows a wrapper for "
            "networks that return something else"
        )
    return preferences + values


def _check_weight(name: str, weight: Array) -> None:
    """Raise UserError for a weight with NaN or inf, or with -inf if it is no mask.

    A mask is added to numbers, and has nothing but 0, where a number stays as it is, and -inf,
    where it is left out.
    """
    if weight.dtype.kind != "f":  # not a type of floating-point numbers
        return
    expected = "expected numbers"
    for value_name, is_refused in (("NaN", np.isnan(weight)), ("inf", weight == np.inf)):
        if is_refused.any():
            count = f"{int(is_refused.sum()):,} of {weight.size:,}"
            raise UserError(f"the weight {name} has {value_name} in {count} places, {expected}")
    is_masked = weight == -np.inf
    is_mask = (weight[~is_masked] == 0).all()
    if is_masked.any() and not is_mask:
        count = f"{int(is_masked.sum()):,} of {weight.size:,}"
        raise UserError(f"the weight {name} has -inf in {count} places and is no mask, {expected}")


def _read_input(model: Any) -> dict[str, Any]:
    """Return what `core/operations.py` needs to know of a model's input.

    These are its name ("input"), the name of its type ("type"), and whether it takes one position
    at a time ("one by one"). Raises UserError if the model has several inputs, or one that is not
    n x 2 x 6 x 7.
    """
    inputs = [value for value in model.graph.inputs if value.name not in model.graph.initializers]
    if len(inputs) != 1:
        names = ", ".join(value.name for value in inputs)
        raise UserError(f"it takes {len(inputs)} inputs ({names}), {EXPECTED_INPUT}")
    (model_input,) = inputs
    # A size that is left open, such as the number of positions, is None.
    sizes = [size if isinstance(size, int) else None for size in model_input.shape or ()]
    allowed_sizes = ((None, 1), (None, 2), (None, STANDARD.rows), (None, STANDARD.columns))
    has_four_sizes = len(sizes) == len(allowed_sizes)
    are_allowed = [size in allowed for size, allowed in zip(sizes, allowed_sizes)]
    if not has_four_sizes or not all(are_allowed):
        shape = " x ".join("n" if size is None else str(size) for size in sizes)
        raise UserError(f"its input {model_input.name} is {shape or 'no tensor'}, {EXPECTED_INPUT}")
    type_name = _find_type_name(model_input.dtype.numpy())
    return {"input": model_input.name, "type": type_name, "one by one": sizes[0] == 1}


def _find_type_name(dtype: np.dtype[Any]) -> str:
    """Return the name of a type of numbers. Raises UserError for one that numpy does not have."""
    if dtype.kind not in "biuf" or dtype.name not in np.sctypeDict:
        raise UserError(f"numbers of type {dtype} are not known")
    return str(dtype.name)


def _simplify(model: Any, version: int) -> Any:
    """Return a model, in the form of onnx_ir, that needs fewer operations.

    Operations that `core/operations.py` lacks are replaced by those by which ONNX defines them.
    Results that are the same for all inputs are computed. Either step is left out if it fails.
    `version` is that of the model's operations.
    """
    for node in model.graph.node:
        if node.op_type not in OPERATIONS:
            # The inliner takes no node whose attributes are left out, so they get their defaults.
            present_names = {attribute.name for attribute in node.attribute}
            defaults = _find_defaults(node.op_type, version)
            missing = [value for name, value in defaults.items() if name not in present_names]
            node.attribute.extend(missing)
    known_operations = [("", name) for name in OPERATIONS]  # "" is the domain of ONNX itself
    # This fails if the parts of an operation need a type that is unknown. Then none is replaced.
    with contextlib.suppress(Exception):
        model = onnx.shape_inference.infer_shapes(model)
        model.graph.value_info.extend(
            onnx.helper.make_tensor_value_info(weight.name, weight.data_type, weight.dims)
            for weight in model.graph.initializer
        )
        model = inliner.inline_selected_functions(
            model, known_operations, exclude=True, inline_schema_functions=True
        )
    intermediate = onnx_ir.from_proto(model)
    with contextlib.suppress(Exception), _silence():
        optimizer.optimize(intermediate)
    return intermediate


def _find_defaults(operation: str, version: int) -> dict[str, Any]:
    """Return the default values of an operation's attributes, by name, as attributes of ONNX.

    Attributes without a default are left out. Returns an empty dict if ONNX does not have the
    operation.
    """
    try:
        schema = onnx.defs.get_schema(operation, version)
    except onnx.defs.SchemaError:
        return {}
    defaults = {name: attribute.default_value for name, attribute in schema.attributes.items()}
    # An attribute without a default has an empty one, which has no name.
    return {name: default for name, default in defaults.items() if default.name}


def _read_steps(model: Any, version: int) -> tuple[list[Any], dict[str, Array], list[str]]:
    """Return the steps of a model, its arrays by name, and the names of its outputs.

    A step is a list of four: the names of its results, the name of its operation, the names of its
    inputs, and its attributes. Raises UserError for operations and numbers that are not known.
    """
    weights = model.graph.initializers
    arrays = {name: weight.const_value.numpy() for name, weight in weights.items()}
    steps = []
    unknown_operations = set()
    for node in model.graph:
        is_of_onnx_itself = not node.domain  # an operation of others has a domain, such as "com.x"
        if is_of_onnx_itself and node.op_type == "Constant":
            constant: Any = onnx_ir.convenience.get_const_tensor(node.outputs[0])
            arrays[node.outputs[0].name] = constant.numpy()
        elif is_of_onnx_itself and node.op_type in OPERATIONS:
            step, arrays_of_step = _read_step(node, version)
            steps.append(step)
            arrays.update(arrays_of_step)
        elif is_of_onnx_itself:
            unknown_operations.add(node.op_type)
        else:
            unknown_operations.add(f"{node.domain}.{node.op_type}")
    if unknown_operations:
        names = ", ".join(sorted(unknown_operations))
        raise UserError(f"operations that are not known: {names}")
    for name, array in arrays.items():
        _find_type_name(array.dtype)  # raises UserError for a type that numpy does not have
        _check_weight(name, array)

    # The arrays get numbers, as some of their names cannot be names of files.
    new_names = {name: f"array {number}" for number, name in enumerate(arrays)}
    for step in steps:
        _, _, input_names, _ = step
        # The list is changed in place. Inputs that are results of other steps keep their names.
        input_names[:] = [new_names.get(name, name) for name in input_names]
    output_names = [new_names.get(output.name, output.name) for output in model.graph.outputs]
    renamed_arrays = {new_names[name]: array for name, array in arrays.items()}
    return steps, renamed_arrays, output_names


def _read_step(node: Any, version: int) -> tuple[list[Any], dict[str, Array]]:
    """Return a node of a model as a step, and the arrays among the node's attributes, by name.

    A step is a list of the names of its results, the name of its operation, the names of its
    inputs, and its attributes. An attribute that is an array becomes one more input, and one with
    its default value is left out.
    """
    result_names = [output.name for output in node.outputs]
    # An input that is left out has the name "".
    input_names = ["" if value is None else value.name for value in node.inputs]
    attributes = {name: attribute.value for name, attribute in node.attributes.items()}
    if node.op_type == "Cast":
        # ONNX has a number for each type, and numpy has a name.
        attributes["to"] = _find_type_name(onnx_ir.DataType(attributes["to"]).numpy())
    for name, default in _find_defaults(node.op_type, version).items():
        default_value = onnx_ir.from_proto(default).value
        if attributes.get(name) == default_value:
            del attributes[name]
    arrays: dict[str, Array] = {}
    array_attributes = [name for name, value in attributes.items() if hasattr(value, "numpy")]
    for name in array_attributes:
        array_name = f"{result_names[0]} {name}"
        arrays[array_name] = attributes.pop(name).numpy()
        input_names.append(array_name)
    return [result_names, node.op_type, input_names, attributes], arrays
