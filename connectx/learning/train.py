"""Train the network of `agents/network.py` on labelled positions, in numpy alone.

    %(prog)s DATA.npz -o agents/network.npz

DATA is what `connectx dataset` writes, one file or several. From each position that the rules leave
undecided, the network learns the best columns, the outcome and the score. From positions after one
move, as in the search, it learns the outcome and the score, which is minus the column's. It never
sees the positions of `connectx accuracy`, nor their mirror images.

The same data, options and seed give the same file on one machine with the same numpy.
"""

import os

# Before numpy is imported: with several threads, sums differ from run to run.
for _name in ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS"):
    os.environ[_name] = "1"

import signal

if __name__ == "__main__" and signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # quiet, as a traceback of imports is not

import hashlib
import sys
from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path

import numpy as np

from connectx.command_line import Parser, ProgressBar, number
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
from connectx.files import check_outputs, replacing
from connectx.learning.accuracy import FINAL, SET, keys, read_set
from connectx.learning.dataset import read_dataset
from connectx.learning.label import FULL, Labels

WIDTHS = (INPUTS, 512, 192, 192, OUTPUTS)
BATCH = 512  # positions in a step, half of them after a move
RATE, WARM_UP = 2e-3, 200  # the largest step size, and the steps until it is reached
DECAY = 1e-4  # of the weights, in units of the step size
BEST_SHARE = 0.7  # of a target: for the best columns; the rest for all that keep the value
MEMORY = 0.9, 0.999  # of Adam's two means


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
    values = labels.max(axis=1, keepdims=True)
    best = labels == values
    keeps = (np.sign(labels) == np.sign(values)) & (labels != FULL)
    shares = [part / part.sum(axis=1, keepdims=True) for part in (best, keeps)]
    return np.asarray(BEST_SHARE * shares[0] + (1 - BEST_SHARE) * shares[1], np.float32)


def errors_of(outputs: Floats, labels: Labels, scores: np.ndarray) -> Floats:
    """The derivative of the loss by the outputs. The loss is the cross entropy of columns and
    outcome, and half the square of the score's error, each a mean over its positions."""
    errors = np.zeros_like(outputs)
    preferences = np.where(labels == FULL, -np.inf, outputs[: len(labels), :COLUMNS])
    errors[: len(labels), :COLUMNS] = (softmax(preferences) - targets_of(labels)) / len(labels)
    outcomes = slice(COLUMNS, COLUMNS + OUTCOMES)
    known = np.eye(OUTCOMES, dtype=np.float32)[np.sign(scores) + 1]
    errors[:, outcomes] = (softmax(outputs[:, outcomes]) - known) / len(scores)
    errors[:, -1] = (outputs[:, -1] - scores / SCORE_UNIT) / len(scores)
    return errors


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


def first_layers(rng: np.random.Generator) -> list[Layer]:
    """Random initial weights: large for the inputs, which are mostly 0, small at the end."""
    factors = (2.0, 1.0, 1.0, 0.1)
    layers = []
    for factor, (inputs, outputs) in zip(factors, pairwise(WIDTHS)):
        weights = rng.normal(scale=factor * np.sqrt(2 / inputs), size=(inputs, outputs))
        layers.append((weights.astype(np.float32), np.zeros(outputs, np.float32)))
    return layers


def train(
    boards: Boards,
    labels: Labels,
    *,
    steps: int,
    seed: int,
    advance: Callable[[], object] = lambda: None,
) -> list[Layer]:
    """The layers of a network, trained by Adam; `advance` is called after each step.

    `labels` are those of `label(boards)`. The step size rises, then falls along a cosine.
    """
    rng = np.random.default_rng(seed)
    batches, layers = Batches(boards, labels, rng), first_layers(rng)
    means = [[(np.zeros_like(part), np.zeros_like(part)) for part in layer] for layer in layers]
    for step in range(1, steps + 1):
        rate = RATE * min(step / WARM_UP, (1 + np.cos(np.pi * step / steps)) / 2)
        corrections = [1 - memory**step for memory in MEMORY]
        inputs, known, scores = batches.draw()
        found = activations(layers, inputs)
        gradients = gradients_of(layers, found, errors_of(found[-1], known, scores))
        for layer, changes, kept in zip(layers, gradients, means):
            for part, gradient, (mean, square) in zip(layer, changes, kept):
                mean += (1 - MEMORY[0]) * (gradient - mean)
                square += (1 - MEMORY[1]) * (gradient**2 - square)
                change = mean / corrections[0] / (np.sqrt(square / corrections[1]) + 1e-8)
                part -= np.float32(rate) * (change + DECAY * part * (part.ndim > 1))
        advance()
    return layers


def make_parser(program: str) -> Parser:
    """The options of the command line."""
    parser = Parser(prog=program, description=__doc__)
    add = parser.add_argument
    add("data", metavar="DATA", nargs="+", type=Path, help="datasets of connectx dataset")
    output = "where to write the weights (default: %(default)s)"
    add("-o", "--output", metavar="FILE", type=Path, default=Path("network.npz"), help=output)
    steps = f"how many batches of {BATCH} positions to learn from (default: %(default)s)"
    add("--steps", metavar="N", type=number(1), default=16_000, help=steps)
    add("--seed", metavar="N", type=number(0), default=1, help="(default: %(default)s)")
    add("--force", action="store_true", help="overwrite a file that exists")
    return parser


def main(program: str, arguments: Sequence[str]) -> int:
    """Train a network as the options ask, and write it. Raises UserError."""
    options = make_parser(program).parse_args(arguments)
    output: Path = options.output
    check_outputs(output, force=options.force)
    parts = [read_dataset(file) for file in options.data]
    for file, part in zip(options.data, parts):
        if part.boards.geometry != STANDARD:
            raise UserError(f"{file}: the board is {part.boards.geometry}, expected {STANDARD}")
    boards = Boards.concatenate([part.boards for part in parts])
    labels = np.concatenate([part.labels for part in parts])
    print(f"{len(boards):,} positions")
    with ProgressBar() as bar:
        advance = partial(bar.advance, bar.add_task("training", total=options.steps))
        how = {"steps": options.steps, "seed": options.seed}
        layers = train(boards, labels, **how, advance=advance)
    with replacing(output) as place, place.open("wb") as opened:
        np.savez_compressed(opened, allow_pickle=False, **packed(layers))
    data = output.read_bytes()
    print(f"wrote {output}, {len(data):,} bytes, SHA-256 {hashlib.sha256(data).hexdigest()}")
    return 0


if __name__ == "__main__":
    program = "python -m connectx.learning.train"
    sys.exit(run_command(program, partial(main, program, sys.argv[1:])))
