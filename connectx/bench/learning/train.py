"""Train the network of `agents/network.py` on labelled positions, in numpy alone.

    %(prog)s DATA.npz -o agents/network.npz

DATA is what `connectx dataset` writes, one file or several. From each position that the rules leave
undecided, the network learns the best columns, the outcome and the score. From positions after one
move, as in the search, it learns the outcome and the score, which is minus the column's. It never
sees the positions of `connectx accuracy`, nor their mirror images.

Beside the weights it writes the agent that plays by them, agents/network.py for that name.

It prints the loss as it goes, and how often the column that the network prefers is best and keeps
the value: in the positions of --test, else of `connectx accuracy`.

The same data, options and seed give the same file on one machine with the same numpy.
"""

import os
import signal

if __name__ == "__main__":
    # With several threads, sums differ from run to run. The libraries that numpy loads read these
    # variables once, when it is imported. The process of a program that imports this module is its
    # own: nothing is set there.
    for _name in ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS"):
        os.environ[_name] = "1"
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # quiet, as a traceback of imports is not

import hashlib
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain, pairwise
from pathlib import Path

import numpy as np

from connectx import agents
from connectx.bench.learning.accuracy import (
    ACCURACY_SET_FILE,
    FINAL_SET_FILE,
    accuracy_of,
    find_columns_by_rules,
    position_keys,
    read_set,
)
from connectx.bench.learning.dataset import DataSet, read_dataset
from connectx.bench.learning.label import FULL_COLUMN_LABEL, Labels, keeps
from connectx.command_line import Parser, ProgressBar, make_number_reader
from connectx.core.board import STANDARD
from connectx.core.boards import Boards
from connectx.core.network import (
    COLUMNS,
    INPUTS,
    OUTCOMES,
    OUTPUTS,
    SCORE_UNIT,
    SKIPPING,
    Floats,
    Layer,
    activations,
    decide,
    inputs_of,
    packed,
    softmax,
)
from connectx.errors import UserError, run_command
from connectx.files import check_outputs, naming_unreadable, replacing, write_file

NETWORK_WIDTH = 512  # numbers between the first two layers
TRAINING_BATCH_POSITIONS = 512  # the positions in a step, half of them after a move
MAX_STEP_SIZE = 2e-3
WARM_UP_STEPS = 200  # in these first steps, the step size rises
WEIGHT_DECAY = 1e-4  # the share of a weight that a step takes away, in units of the step size
# The share of a target for the best columns. The rest is for all columns that keep the value.
BEST_COLUMNS_SHARE = 0.7
# Adam's means of gradients and of their squares keep these shares of themselves in a step.
MEAN_MEMORY = 0.9
SQUARE_MEMORY = 0.999
ADDED_PROBABILITY = 1e-30  # added to a probability, so that no logarithm is of 0
ADDED_ROOT = 1e-8  # added to a square root, so that nothing is divided by 0
# By how much the initial weights of each layer are larger than usual. Most inputs are 0.
INITIAL_WEIGHT_FACTORS = (2.0, 1.0, 1.0, 0.1)
REPORT_STEPS = 1000  # from one line of figures to the next


class Batches:
    """Draws batches of labelled positions. A batch is mirrored with a probability of one half.

    The positions that measure accuracy are never drawn, nor are their mirror images.
    """

    def __init__(self, boards: Boards, labels: Labels, rng: np.random.Generator) -> None:
        """Leave out the positions that measure accuracy.

        `labels` are those of the boards, n x columns. Raises UserError if there is no other
        position in which the rules leave a choice.
        """
        measured_sets = [read_set(file) for file in (ACCURACY_SET_FILE, FINAL_SET_FILE)]
        self.rng = rng
        self.measured_keys = np.concatenate([position_keys(data.boards) for data in measured_sets])
        is_measured = np.isin(position_keys(boards), self.measured_keys)
        self.boards = boards[~is_measured]
        self.labels = labels[~is_measured]
        # Three rules decide some positions: win at once, block, give no win away. `values` is NaN
        # for the others, and `moves` is the mask of the moves that the rules leave.
        values, moves = decide(self.boards, self.boards.winning_squares())
        is_undecided = np.isnan(values)
        has_choice = moves & (moves - 1) != 0  # without the lowest move, another one is left
        self.undecided_rows = np.flatnonzero(is_undecided & has_choice)
        if not len(self.undecided_rows):
            raise UserError("the rules decide all positions: there is nothing to learn")

    def draw(self) -> tuple[Floats, Labels, np.ndarray]:
        """Return the network's inputs for a batch, the labels of its first half, and all scores.

        The first half are positions of the dataset, whose labels are n x columns. The second half
        are positions after a move, of which only the score is known. Every position of the batch
        has a score, which is that of the side to move.
        """
        rows = self.rng.choice(self.undecided_rows, TRAINING_BATCH_POSITIONS // 2)
        boards_after, scores_after = self._draw_after_move()
        boards = Boards.concatenate([self.boards[rows], boards_after])
        labels = self.labels[rows]
        scores = np.concatenate([labels.max(axis=1), scores_after])
        if self.rng.random() < 0.5:
            boards = boards.mirrored()
            labels = labels[:, ::-1]
        return inputs_of(boards, boards.winning_squares()), labels, scores

    def _draw_after_move(self) -> tuple[Boards, np.ndarray]:
        """Draw positions after a move. Returns their boards, and their scores for the side to move.

        The rules leave these positions undecided, and none of them measures accuracy. There are at
        most as many as half of a batch has.
        """
        # More are drawn than are needed, as many of them are left out.
        draws = 2 * TRAINING_BATCH_POSITIONS
        rows = self.rng.integers(len(self.boards), size=draws)
        columns = self.rng.integers(COLUMNS, size=draws)
        column_scores = self.labels[rows, columns]
        is_legal = column_scores != FULL_COLUMN_LABEL
        boards = self.boards[rows[is_legal]].play(columns[is_legal])
        scores = -column_scores[is_legal]  # after the move, the other side is to move
        values, _ = decide(boards, boards.winning_squares())
        is_undecided = np.isnan(values) & ~boards.won
        is_measured = np.isin(position_keys(boards), self.measured_keys)
        usable_rows = np.flatnonzero(is_undecided & ~is_measured)
        chosen_rows = usable_rows[: TRAINING_BATCH_POSITIONS // 2]
        return boards[chosen_rows], scores[chosen_rows]


def targets_of(labels: Labels) -> Floats:
    """Return the preferences that the network should have, n x columns.

    Each row has shares that add up to 1. `BEST_COLUMNS_SHARE` is divided among the best columns.
    The rest is divided among all columns that keep the value: after these columns, a win stays a
    win, and a draw stays a draw.
    """
    is_best = labels == labels.max(axis=1, keepdims=True)
    keeps_value = keeps(labels)
    best_shares = is_best / is_best.sum(axis=1, keepdims=True)
    keeping_shares = keeps_value / keeps_value.sum(axis=1, keepdims=True)
    targets = BEST_COLUMNS_SHARE * best_shares + (1 - BEST_COLUMNS_SHARE) * keeping_shares
    return np.asarray(targets, np.float32)


def errors_of(outputs: Floats, labels: Labels, scores: np.ndarray) -> tuple[float, Floats]:
    """Return the loss, and its derivative by the outputs of the network, n x `OUTPUTS`.

    The outputs for a position are its preferences for the columns, then three numbers for loss,
    draw and win, and last its score divided by `SCORE_UNIT`. `scores` are the true scores of all
    positions. `labels`, the true scores of all columns, are known for the first positions only.

    The loss is the sum of three means over positions: the cross entropy of the columns, the cross
    entropy of the outcome, and half of the square of the score's error. The columns count in the
    first positions, which have `labels`. Everything else counts in all positions.
    """
    errors = np.zeros_like(outputs)
    labelled = len(labels)
    is_full = labels == FULL_COLUMN_LABEL
    targets = targets_of(labels)
    preferences = softmax(np.where(is_full, -np.inf, outputs[:labelled, :COLUMNS]))
    errors[:labelled, :COLUMNS] = (preferences - targets) / labelled
    columns_loss = -(targets * np.log(preferences + ADDED_PROBABILITY)).sum() / labelled

    outcome_outputs = slice(COLUMNS, COLUMNS + OUTCOMES)
    # Rows of three numbers: 1 for the true outcome, and 0 for the other two.
    outcomes = np.eye(OUTCOMES, dtype=np.float32)[np.sign(scores) + 1]
    probabilities = softmax(outputs[:, outcome_outputs])
    errors[:, outcome_outputs] = (probabilities - outcomes) / len(scores)
    outcome_loss = -np.log((outcomes * probabilities).sum(axis=1) + ADDED_PROBABILITY).mean()

    score_errors = outputs[:, -1] - scores / SCORE_UNIT
    errors[:, -1] = score_errors / len(scores)
    score_loss = (score_errors**2).mean() / 2
    return float(columns_loss + outcome_loss + score_loss), errors


def gradients_of(layers: Sequence[Layer], inputs: Sequence[Floats], errors: Floats) -> list[Layer]:
    """Return the derivatives of the loss by the weights and biases, layer by layer.

    `inputs` is what `activations` returned: the inputs of each layer, and then the outputs of the
    last layer. `errors` is the derivative of the loss by these outputs.

    A ReLU follows each layer but the last, so a result that is 0 passes no errors on. The layer
    with the number `SKIPPING`, counted from 0, adds its result to its inputs.
    """
    gradients: list[Layer] = []
    for number in reversed(range(len(layers))):
        gradients.insert(0, (inputs[number].T @ errors, errors.sum(axis=0)))
        if number == 0:
            break
        weights, _ = layers[number]
        input_errors = errors @ weights.T
        if number == SKIPPING + 1:
            # The inputs of this layer are the sum of what went round the layer before it, and of
            # that layer's own result. Both get the same errors. The result is above 0 where the sum
            # is larger than what went round.
            skipped_errors = input_errors
            errors = input_errors * (inputs[number] > inputs[number - 1])
        elif number == SKIPPING:
            errors = (input_errors + skipped_errors) * (inputs[number] > 0)
        else:
            errors = input_errors * (inputs[number] > 0)
    return gradients


def first_layers(rng: np.random.Generator, width: int) -> list[Layer]:
    """Return the layers of a network before the training: random weights, and biases of 0.

    The first layer has `width` outputs, the next two have three eighths of that, and the last one
    has `OUTPUTS`. A layer is a pair of its weights, inputs x outputs, and its biases.
    """
    later_width = width * 3 // 8
    sizes = (INPUTS, width, later_width, later_width, OUTPUTS)
    layers = []
    for factor, (inputs, outputs) in zip(INITIAL_WEIGHT_FACTORS, pairwise(sizes)):
        usual_deviation = np.sqrt(2 / inputs)  # by K. He, for layers that a ReLU follows
        weights = rng.normal(scale=factor * usual_deviation, size=(inputs, outputs))
        biases = np.zeros(outputs, np.float32)
        layers.append((weights.astype(np.float32), biases))
    return layers


class Training:
    """A network that is trained step by step by Adam, a method of gradient descent.

    The step size rises, and then falls along a cosine. `labels` are those of `label(boards)`. The
    same seed gives the same network if numpy uses one thread, as in the command.
    """

    def __init__(
        self,
        boards: Boards,
        labels: Labels,
        *,
        steps: int,
        seed: int,
        width: int = NETWORK_WIDTH,
    ) -> None:
        rng = np.random.default_rng(seed)
        self.steps = steps
        self.batches = Batches(boards, labels, rng)
        self.layers = first_layers(rng, width)
        # The weights and the biases of each layer in turn, which a step changes in place. With each
        # of these arrays are Adam's two means: of its gradients, and of their squares.
        self.trained_arrays = []
        for layer in self.layers:
            for array in layer:
                self.trained_arrays.append((array, np.zeros_like(array), np.zeros_like(array)))

    def run(self) -> Iterator[float]:
        """Take all steps of the training, and yield the loss of each step's batch.

        The loss is that of the network before it learns from the batch.
        """
        for step in range(1, self.steps + 1):
            inputs, labels, scores = self.batches.draw()
            # The inputs of each layer, and then the outputs of the last layer.
            layer_inputs = activations(self.layers, inputs)
            outputs = layer_inputs[-1]
            loss, errors = errors_of(outputs, labels, scores)
            gradients = gradients_of(self.layers, layer_inputs, errors)
            rising_share = step / WARM_UP_STEPS  # above 1 after these steps
            falling_share = (1 + np.cos(np.pi * step / self.steps)) / 2  # from 1 to 0
            step_size = MAX_STEP_SIZE * min(rising_share, falling_share)
            self._change_layers(step, step_size, gradients)
            yield loss

    def _change_layers(self, step: int, step_size: float, gradients: Sequence[Layer]) -> None:
        """Change all weights and biases by one step of Adam, the steps counted from 1.

        `gradients` are the derivatives of the loss by the weights and the biases of each layer.
        """
        # The means begin at 0. These divisors make up for that in the first steps.
        mean_divisor = 1 - MEAN_MEMORY**step
        square_divisor = 1 - SQUARE_MEMORY**step
        gradient_arrays = chain.from_iterable(gradients)  # in the order of `trained_arrays`
        for (array, mean, square), gradient in zip(self.trained_arrays, gradient_arrays):
            mean += (1 - MEAN_MEMORY) * (gradient - mean)
            square += (1 - SQUARE_MEMORY) * (gradient**2 - square)
            change = mean / mean_divisor / (np.sqrt(square / square_divisor) + ADDED_ROOT)
            is_weight = array.ndim > 1  # biases do not decay
            array -= np.float32(step_size) * (change + WEIGHT_DECAY * array * is_weight)

    def preferences(self, boards: Boards) -> Floats:
        """Return how much the network prefers each column, n x columns.

        It is -inf for the columns that are full or against a rule: win at once, else block, else
        give no win away.
        """
        inputs = inputs_of(boards, boards.winning_squares())
        outputs = activations(self.layers, inputs)[-1]
        return np.where(find_columns_by_rules(boards), outputs[:, :COLUMNS], -np.inf)


@dataclass(frozen=True, kw_only=True)
class TrainOptions:
    """What the command line asks for."""

    data_files: tuple[Path, ...]
    output: Path  # where to write the weights
    steps: int
    width: int  # numbers between the first two layers
    test_file: Path | None  # None: measure by the positions of `connectx accuracy`
    seed: int
    force: bool

    @property
    def agent(self) -> Path:
        """Where to write the agent."""
        return self.output.with_suffix(".py")


def read_options(program: str, arguments: Sequence[str]) -> TrainOptions:
    """Read the command's options. Raises UserError if they are invalid."""
    values = make_parser(program).parse_args(arguments)
    if values.output.suffix != ".npz":
        raise UserError(f"{values.output}: expected a file that ends in .npz")
    return TrainOptions(
        data_files=tuple(values.data),
        output=values.output,
        steps=values.steps,
        width=values.width,
        test_file=values.test,
        seed=values.seed,
        force=values.force,
    )


def make_parser(program: str) -> Parser:
    """Make the parser of the command's options."""
    parser = Parser(prog=program, description=__doc__)
    add = parser.add_argument
    add("data", metavar="DATA", nargs="+", type=Path, help="datasets of connectx dataset")
    output = "where to write the weights (default: %(default)s)"
    add("-o", "--output", metavar="FILE", type=Path, default=Path("network.npz"), help=output)
    batch = f"{TRAINING_BATCH_POSITIONS} positions"
    steps = f"how many batches of {batch} to learn from (default: %(default)s)"
    add("--steps", metavar="N", type=make_number_reader(1), default=16_000, help=steps)
    width = "numbers between the first two layers; three eighths of it later (default: %(default)s)"
    add("--width", metavar="N", type=make_number_reader(8), default=NETWORK_WIDTH, help=width)
    add("--test", metavar="FILE", type=Path, help="a dataset to measure by as it goes")
    add("--seed", metavar="N", type=make_number_reader(0), default=1, help="(default: %(default)s)")
    add("--force", action="store_true", help="overwrite a file that exists")
    return parser


def main(program: str, arguments: Sequence[str]) -> int:
    """Train a network as the options ask, and write it. Returns the exit status, 0.

    Raises UserError.
    """
    options = read_options(program, arguments)
    agent_text = make_agent_text(options.output)
    check_files(options, agent_text)

    data = DataSet.concatenate([read_standard(file) for file in options.data_files])
    test_data = read_set() if options.test_file is None else read_standard(options.test_file)
    print(f"{len(data):,} positions")
    training = Training(
        data.boards, data.labels, steps=options.steps, seed=options.seed, width=options.width
    )
    run_training(training, test_data)

    with replacing(options.output) as temporary_file, temporary_file.open("wb") as stream:
        np.savez_compressed(stream, allow_pickle=False, **packed(training.layers))
    weights = options.output.read_bytes()
    digest = hashlib.sha256(weights).hexdigest()
    print(f"wrote {options.output}, {len(weights):,} bytes, SHA-256 {digest}")
    write_file(options.agent, [agent_text])
    print(f"wrote {options.agent}, the agent: connectx accuracy {options.agent}")
    return 0


def make_agent_text(weights_file: Path) -> str:
    """Return the source of `agents/network.py`, changed to read the weights from another file."""
    agent_file = Path(*agents.__path__, "network.py")
    source = agent_file.read_text(encoding="utf-8")
    return source.replace('"network.npz"', ascii(weights_file.name))


def check_files(options: TrainOptions, agent_text: str) -> None:
    """Raise UserError if a file cannot be written, or would be overwritten without --force.

    An agent that is there already, with this text, is not overwritten.
    """
    with naming_unreadable(options.agent):
        is_agent_written = (
            options.agent.is_file() and options.agent.read_bytes() == agent_text.encode()
        )
    written_files = [options.output]
    if not is_agent_written:
        written_files.append(options.agent)
    check_outputs(*written_files, force=options.force)


def run_training(training: Training, test_data: DataSet) -> None:
    """Run a training, and print a line of figures every `REPORT_STEPS` steps and after the last.

    The figures are the mean loss since the last line, and how good the columns are that the network
    prefers in the positions of `test_data`.
    """
    losses: list[float] = []  # since the last line
    with ProgressBar() as bar:
        for step, loss in enumerate(training.run(), start=1):  # each round takes one step
            losses.append(loss)
            bar.on_progress("training", step, training.steps)
            is_line_due = step % REPORT_STEPS == 0 or step == training.steps
            if not is_line_due:
                continue
            accuracy = accuracy_of(training.preferences, test_data)
            print(
                f"step {step:,} of {training.steps:,}: loss {np.mean(losses):.4f}, "
                f"best moves {100 * accuracy.best_moves.value:.1f} %, "
                f"value kept {100 * accuracy.value_kept.value:.1f} %",
                flush=True,
            )
            losses.clear()


def read_standard(file: Path) -> DataSet:
    """Read a dataset of the standard board. Raises UserError for another board."""
    data = read_dataset(file)
    if data.boards.geometry != STANDARD:
        raise UserError(f"{file}: the board is {data.boards.geometry}, expected {STANDARD}")
    return data


if __name__ == "__main__":
    program = "python -m connectx.bench.learning.train"
    sys.exit(run_command(program, partial(main, program, sys.argv[1:])))
