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
import json
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path

import numpy as np

from connectx import agents
from connectx.bench.learning.accuracy import FINAL, SET, accuracy_of, by_rules, keys, read_set
from connectx.bench.learning.dataset import DataSet, read_dataset
from connectx.bench.learning.label import FULL, Labels, keeps
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

WIDTH = 512
BATCH = 512  # positions in a step, half of them after a move
RATE, WARM_UP = 2e-3, 200  # the largest step size, and the steps until it is reached
DECAY = 1e-4  # of the weights, in units of the step size
BEST_SHARE = 0.7  # of a target: for the best columns; the rest for all that keep the value
MEMORY = 0.9, 0.999  # of Adam's two means
TINY = 1e-30  # so that no logarithm is of 0
TOLD_STEPS = 1000  # from one line of figures to the next


class Batches:
    """Draws batches from labelled positions, each at random as it is or mirrored.

    The positions that measure accuracy are left out.
    """

    def __init__(self, boards: Boards, labels: Labels, rng: np.random.Generator) -> None:
        sets = [keys(read_set(file).boards) for file in (SET, FINAL)]
        self.rng, self.measured = rng, np.concatenate(sets)
        learned = ~np.isin(keys(boards), self.measured)
        self.boards, self.labels = boards[learned], labels[learned]
        values, moves = decide(self.boards, self.boards.winning_squares())
        has_choice = moves & (moves - 1) != 0
        self.open = np.flatnonzero(np.isnan(values) & has_choice)
        if not len(self.open):
            raise UserError("the rules decide all positions: there is nothing to learn")

    def draw(self) -> tuple[Floats, Labels, np.ndarray]:
        """The inputs of a batch, the labels of its first positions, the scores of all."""
        rows = self.rng.choice(self.open, BATCH // 2)
        after, scores = self._after_a_move()
        boards = Boards.concatenate([self.boards[rows], after])
        labels = self.labels[rows]
        scores = np.concatenate([labels.max(axis=1), scores])
        if self.rng.random() < 0.5:
            boards, labels = boards.mirrored(), labels[:, ::-1]
        return inputs_of(boards, boards.winning_squares()), labels, scores

    def _after_a_move(self) -> tuple[Boards, np.ndarray]:
        """Undecided positions after any move, at most half a batch, and their scores."""
        rows = self.rng.integers(len(self.boards), size=2 * BATCH)
        columns = self.rng.integers(COLUMNS, size=2 * BATCH)
        scores = self.labels[rows, columns]
        can_play = scores != FULL
        after = self.boards[rows[can_play]].play(columns[can_play])
        values, _ = decide(after, after.winning_squares())
        learned = np.isnan(values) & ~after.won & ~np.isin(keys(after), self.measured)
        chosen = np.flatnonzero(learned)[: BATCH // 2]
        return after[chosen], -scores[can_play][chosen]


def targets_of(labels: Labels) -> Floats:
    """The targets of the preferences, n x columns: rows of shares that add up to 1."""
    best = labels == labels.max(axis=1, keepdims=True)
    shares = [part / part.sum(axis=1, keepdims=True) for part in (best, keeps(labels))]
    return np.asarray(BEST_SHARE * shares[0] + (1 - BEST_SHARE) * shares[1], np.float32)


def errors_of(outputs: Floats, labels: Labels, scores: np.ndarray) -> tuple[float, Floats]:
    """The loss and its derivative by the outputs. The loss is the cross entropy of columns and
    outcome, and half the square of the score's error, each a mean over its positions."""
    errors = np.zeros_like(outputs)
    full, targets = labels == FULL, targets_of(labels)
    preferred = softmax(np.where(full, -np.inf, outputs[: len(labels), :COLUMNS]))
    errors[: len(labels), :COLUMNS] = (preferred - targets) / len(labels)
    outcomes = slice(COLUMNS, COLUMNS + OUTCOMES)
    known, likely = (
        np.eye(OUTCOMES, dtype=np.float32)[np.sign(scores) + 1],
        softmax(outputs[:, outcomes]),
    )
    errors[:, outcomes] = (likely - known) / len(scores)
    missed = outputs[:, -1] - scores / SCORE_UNIT
    errors[:, -1] = missed / len(scores)
    columns = -(targets * np.log(preferred + TINY)).sum() / len(labels)
    outcome = -np.log((known * likely).sum(axis=1) + TINY).mean()
    return float(columns + outcome + (missed**2).mean() / 2), errors


def gradients_of(layers: Sequence[Layer], found: Sequence[Floats], errors: Floats) -> list[Layer]:
    """The derivatives of the loss by the weights and biases, layer by layer.

    `found` is what `activations` gave, `errors` the derivative by its last.
    """
    gradients: list[Layer] = []
    for n in reversed(range(len(layers))):
        gradients.insert(0, (found[n].T @ errors, errors.sum(axis=0)))
        if n:
            before = errors @ layers[n][0].T
            if n == SKIPPING + 1:  # what it took in is what went round a layer, and its result
                passed, errors = before, before * (found[n] > found[n - 1])
            else:
                errors = (before + passed if n == SKIPPING else before) * (found[n] > 0)
    return gradients


def first_layers(rng: np.random.Generator, width: int) -> list[Layer]:
    """Random initial weights: large for the inputs, which are mostly 0, small at the end."""
    factors, sizes = (2.0, 1.0, 1.0, 0.1), (INPUTS, width, width * 3 // 8, width * 3 // 8, OUTPUTS)
    layers = []
    for factor, (inputs, outputs) in zip(factors, pairwise(sizes)):
        weights = rng.normal(scale=factor * np.sqrt(2 / inputs), size=(inputs, outputs))
        layers.append((weights.astype(np.float32), np.zeros(outputs, np.float32)))
    return layers


class Training:
    """A network that Adam trains, step by step. The step size rises, then falls along a cosine.

    `labels` are those of `label(boards)`. The same seed gives the same network if numpy uses one
    thread, as in the command.
    """

    def __init__(
        self, boards: Boards, labels: Labels, *, steps: int, seed: int, width: int = WIDTH
    ) -> None:
        rng, self.steps = np.random.default_rng(seed), steps
        self.batches, self.layers = Batches(boards, labels, rng), first_layers(rng, width)
        parts = [part for layer in self.layers for part in layer]
        self.parts = [(part, np.zeros_like(part), np.zeros_like(part)) for part in parts]

    def run(self) -> Iterator[float]:
        """Take all steps; the loss before each."""
        for step in range(1, self.steps + 1):
            rate = RATE * min(step / WARM_UP, (1 + np.cos(np.pi * step / self.steps)) / 2)
            corrections = [1 - memory**step for memory in MEMORY]
            inputs, known, scores = self.batches.draw()
            found = activations(self.layers, inputs)
            loss, errors = errors_of(found[-1], known, scores)
            gradients = gradients_of(self.layers, found, errors)
            changes = (gradient for layer in gradients for gradient in layer)
            for (part, mean, square), gradient in zip(self.parts, changes):
                mean += (1 - MEMORY[0]) * (gradient - mean)
                square += (1 - MEMORY[1]) * (gradient**2 - square)
                change = mean / corrections[0] / (np.sqrt(square / corrections[1]) + 1e-8)
                part -= np.float32(rate) * (change + DECAY * part * (part.ndim > 1))
            yield loss

    def preferences(self, boards: Boards) -> Floats:
        """How much the network prefers each column that the rules leave, n x columns."""
        winning = boards.winning_squares()
        found = activations(self.layers, inputs_of(boards, winning))[-1][:, :COLUMNS]
        return np.where(by_rules(boards), found, -np.inf)


def make_parser(program: str) -> Parser:
    """The options of the command line."""
    parser = Parser(prog=program, description=__doc__)
    add = parser.add_argument
    add("data", metavar="DATA", nargs="+", type=Path, help="datasets of connectx dataset")
    output = "where to write the weights (default: %(default)s)"
    add("-o", "--output", metavar="FILE", type=Path, default=Path("network.npz"), help=output)
    steps = f"how many batches of {BATCH} positions to learn from (default: %(default)s)"
    add("--steps", metavar="N", type=make_number_reader(1), default=16_000, help=steps)
    width = "numbers between the first two layers; three eighths of it later (default: %(default)s)"
    add("--width", metavar="N", type=make_number_reader(8), default=WIDTH, help=width)
    add("--test", metavar="FILE", type=Path, help="a dataset to measure by as it goes")
    add("--seed", metavar="N", type=make_number_reader(0), default=1, help="(default: %(default)s)")
    add("--force", action="store_true", help="overwrite a file that exists")
    return parser


def main(program: str, arguments: Sequence[str]) -> int:
    """Train a network as the options ask, and write it. Raises UserError."""
    options = make_parser(program).parse_args(arguments)
    output: Path = options.output
    if output.suffix != ".npz":
        raise UserError(f"{output}: expected a file that ends in .npz")
    agent = output.with_suffix(".py")
    source = Path(*agents.__path__, "network.py").read_text(encoding="utf-8")
    text = source.replace('"network.npz"', json.dumps(output.name))
    with naming_unreadable(agent):
        is_ours = agent.is_file() and agent.read_bytes() == text.encode()
    check_outputs(output, *(() if is_ours else (agent,)), force=options.force)
    data = DataSet.concatenate([read_standard(file) for file in options.data])
    test = read_standard(options.test) if options.test else read_set()
    print(f"{len(data):,} positions")
    training = Training(
        data.boards, data.labels, steps=options.steps, seed=options.seed, width=options.width
    )
    losses: list[float] = []
    with ProgressBar() as bar:
        for step, loss in enumerate(training.run(), start=1):
            losses.append(loss)
            bar.on_progress("training", step, options.steps)
            if step % TOLD_STEPS == 0 or step == options.steps:
                found = accuracy_of(training.preferences, test)
                print(
                    f"step {step:,} of {options.steps:,}: loss {np.mean(losses):.4f}, "
                    f"best moves {100 * found.best_moves.value:.1f} %, "
                    f"value kept {100 * found.value_kept.value:.1f} %",
                    flush=True,
                )
                losses.clear()
    with replacing(output) as place, place.open("wb") as opened:
        np.savez_compressed(opened, allow_pickle=False, **packed(training.layers))
    written = output.read_bytes()
    print(f"wrote {output}, {len(written):,} bytes, SHA-256 {hashlib.sha256(written).hexdigest()}")
    write_file(agent, [text])
    print(f"wrote {agent}, the agent: connectx accuracy {agent}")
    return 0


def read_standard(file: Path) -> DataSet:
    """A dataset of the standard board. Raises UserError for another board."""
    data = read_dataset(file)
    if data.boards.geometry != STANDARD:
        raise UserError(f"{file}: the board is {data.boards.geometry}, expected {STANDARD}")
    return data


if __name__ == "__main__":
    program = "python -m connectx.bench.learning.train"
    sys.exit(run_command(program, partial(main, program, sys.argv[1:])))
