"""Training: by derivatives, and repeatable."""

import random
import re
import subprocess
import sys
from functools import cache
from hashlib import sha256
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from benchmarks.measure import random_board
from connectx.core.board import geometry_of
from connectx.core.boards import Boards, Masks
from connectx.core.network import Floats, activations, inputs_of, unpacked
from connectx.learning.accuracy import keys, read_set
from connectx.learning.dataset import DataSet, write_dataset
from connectx.learning.label import label
from connectx.learning.train import WIDTH, Batches, Training, errors_of, gradients_of, widths_of
from connectx.position import moves_to


@cache
def labelled() -> tuple[Boards, np.ndarray]:
    rng = random.Random(1)
    boards = Boards.from_boards([random_board(20 + n // 4, rng) for n in range(88)])
    return boards, label(boards)


def test_derivatives_are_those_of_the_loss() -> None:
    rng = np.random.default_rng(3)
    widths = (348, 5, 4, 4, 11)
    layers = [
        (rng.normal(scale=0.3, size=size), rng.normal(scale=0.1, size=size[1]))
        for size in pairwise(widths)
    ]
    inputs, labels, scores = Batches(*labelled(), rng).draw()

    def loss() -> float:
        return errors_of(activations(layers, inputs)[-1], labels, scores)[0]

    found = activations(layers, inputs)
    gradients = gradients_of(layers, found, errors_of(found[-1], labels, scores)[1])
    for layer, gradient in zip(layers, gradients):
        for part, derivative in zip(layer, gradient):
            place = np.unravel_index(np.abs(derivative).argmax(), part.shape)
            kept = part[place]
            sides = []
            for change in (1e-5, -1e-5):
                part[place] = kept + change
                sides.append(loss())
            part[place] = kept
            assert (sides[0] - sides[1]) / 2e-5 == pytest.approx(derivative[place], rel=1e-3)


def trained(seed: int, width: int = 16) -> Training:
    training = Training(*labelled(), steps=40, seed=seed, width=width)
    for _ in training.run():
        pass
    return training


def test_the_same_seed_trains_the_same_network_which_learns() -> None:
    first, again, other = (trained(seed).layers for seed in (1, 1, 2))
    for (weights, added), (same, too), (differs, _) in zip(first, again, other):
        np.testing.assert_array_equal(weights, same)
        np.testing.assert_array_equal(added, too)
        assert (weights != differs).any()
    losses = list(Training(*labelled(), steps=40, seed=1).run())
    assert np.mean(losses[-5:]) < 0.8 * losses[0]


def test_positions_that_measure_accuracy_are_never_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []

    def noted(boards: Boards, winning: Masks) -> Floats:
        drawn.extend(keys(boards).tolist())
        return inputs_of(boards, winning)

    monkeypatch.setattr("connectx.learning.train.inputs_of", noted)
    data = read_set()
    rows = np.flatnonzero((data.boards.discs >= 20) & (data.boards.discs < 30))[:40]
    before = Boards.from_moves([moves[:-1] for moves in data.moves[rows].tolist()])
    others, labels = labelled()
    boards = Boards.concatenate([data.boards[rows].mirrored(), before, others])
    labels = np.concatenate([data.labels[rows][:, ::-1], label(before), labels])
    batches = Batches(boards, labels, np.random.default_rng(7))
    for _ in range(10):
        batches.draw()
    assert np.isin(keys(before), drawn).any()
    assert not np.isin(keys(data.boards), drawn).any()


def run(*arguments: str, folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "connectx.learning.train", *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True)


def write(file: Path, boards: Boards, labels: np.ndarray) -> None:
    moves = ["".join(str(column + 1) for column in moves_to(board) or ()) for board in boards]
    write_dataset(file, DataSet(np.array(moves, bytes), boards, labels))


def test_the_command_writes_the_same_file_each_time_and_none_for_what_it_cannot_learn_from(
    tmp_path: Path,
) -> None:
    write(tmp_path / "data.npz", *labelled())
    files = tmp_path / "one.npz", tmp_path / "two.npz"
    for file in files:
        done = run("data.npz", "data.npz", "-o", file.name, "--steps", "3", folder=tmp_path)
        assert done.returncode == 0, done.stderr
        assert re.search(
            r"step 3 of 3: loss \d\.\d{4}, best moves [\d.]+ %, value kept [\d.]+ %", done.stdout
        )
        hashed = sha256(file.read_bytes()).hexdigest()
        assert f"wrote {file.name}, {file.stat().st_size:,} bytes, SHA-256 {hashed}" in done.stdout
    assert files[0].read_bytes() == files[1].read_bytes()
    with np.load(files[0]) as arrays:
        assert [weights.shape for weights, _ in unpacked(arrays)] == [*pairwise(widths_of(WIDTH))]
    write(tmp_path / "large.npz", Boards.empty(1, geometry_of(7, 7, 4)), np.zeros((1, 7), np.int8))
    decided = Boards.from_moves(["112233"])
    write(tmp_path / "decided.npz", decided, label(decided))
    for file, reason in (
        ("none.npz", "none.npz: No such file or directory"),
        ("large.npz", "large.npz: the board is 7 x 7"),
        ("decided.npz", "nothing to learn"),
    ):
        done = run(file, "-o", "three.npz", folder=tmp_path)
        assert done.returncode == 2
        assert reason in done.stderr
        assert done.stderr.count("\n") == 1
    assert run("data.npz", "-o", "one.npz", folder=tmp_path).returncode == 2
    assert not (tmp_path / "three.npz").exists()
