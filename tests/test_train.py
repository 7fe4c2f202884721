"""Training: by derivatives, and repeatable."""

import ast
import os
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
from connectx.bench.learning.accuracy import position_keys, read_set
from connectx.bench.learning.dataset import DataSet, write_dataset
from connectx.bench.learning.label import label
from connectx.bench.learning.train import (
    Batches,
    Training,
    errors_of,
    gradients_of,
    main,
    make_agent_text,
)
from connectx.core.board import geometry_of
from connectx.core.boards import Boards, Masks
from connectx.core.network import Floats, activations, inputs_of, unpacked
from connectx.errors import UserError
from connectx.position import find_moves_to


@cache
def labelled() -> tuple[Boards, np.ndarray]:
    rng = random.Random(1)
    boards = Boards.from_boards([random_board(20 + n // 4, rng) for n in range(88)])
    return boards, label(boards)


def test_derivatives_are_those_of_the_loss() -> None:
    rng = np.random.default_rng(3)
    layers = [
        (rng.normal(scale=0.3, size=size), rng.normal(scale=0.1, size=size[1]))
        for size in pairwise((348, 5, 4, 4, 11))
    ]
    inputs, labels, scores = Batches(*labelled(), rng).draw()

    def loss() -> tuple[float, Floats]:
        return errors_of(activations(layers, inputs)[-1], labels, scores)

    gradients = gradients_of(layers, activations(layers, inputs), loss()[1])
    for layer, gradient in zip(layers, gradients):
        for part, derivative in zip(layer, gradient):
            place = np.unravel_index(np.abs(derivative).argmax(), part.shape)
            kept, sides = part[place], []
            for change in (1e-5, -1e-5, 0):
                part[place] = kept + change
                sides.append(loss()[0])
            assert (sides[0] - sides[1]) / 2e-5 == pytest.approx(derivative[place], rel=1e-3)


def test_the_same_seed_trains_the_same_network_which_learns() -> None:
    found = []
    for seed in (1, 1, 2):
        training = Training(*labelled(), steps=40, seed=seed)
        losses = list(training.run())
        found.append((losses, [part.tolist() for layer in training.layers for part in layer]))
    assert found[0] == found[1] != found[2]
    assert np.mean(losses[-5:]) < 0.8 * losses[0]


def test_importing_it_leaves_the_environment_as_it_was() -> None:
    script = (
        "import os; before = {**os.environ}; import connectx.bench.learning.train\n"
        "assert os.environ == before"
    )
    threads = ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS")
    unset = {name: value for name, value in os.environ.items() if name not in threads}
    subprocess.run([sys.executable, "-c", script], check=True, env=unset)


def test_positions_that_measure_accuracy_are_never_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []

    def noted(boards: Boards, winning: Masks) -> Floats:
        drawn.extend(position_keys(boards).tolist())
        return inputs_of(boards, winning)

    monkeypatch.setattr("connectx.bench.learning.train.inputs_of", noted)
    data = read_set()
    rows = np.flatnonzero((data.boards.discs >= 20) & (data.boards.discs < 30))[:40]
    before = Boards.from_moves([moves[:-1] for moves in data.moves[rows].tolist()])
    others, labels = labelled()
    boards = Boards.concatenate([data.boards[rows].mirrored(), before, others])
    labels = np.concatenate([data.labels[rows][:, ::-1], label(before), labels])
    batches = Batches(boards, labels, np.random.default_rng(7))
    for _ in range(10):
        batches.draw()
    assert np.isin(position_keys(before), drawn).any()
    assert not np.isin(position_keys(data.boards), drawn).any()


def write(file: Path, boards: Boards, labels: np.ndarray) -> None:
    moves = ["".join(str(column + 1) for column in find_moves_to(board) or ()) for board in boards]
    write_dataset(file, DataSet(np.array(moves, bytes), boards, labels))


def test_the_command_writes_the_same_file_each_time_and_none_for_what_it_cannot_learn_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    write(Path("data.npz"), *labelled())
    files = Path("one.npz"), Path("two.npz")
    for file in files:  # in a process with one thread
        command = [sys.executable, "-m", "connectx.bench.learning.train", "data.npz", "data.npz"]
        options = ["-o", file.name, "--steps", "3"]
        out = subprocess.run(
            [*command, *options], capture_output=True, text=True, check=True
        ).stdout
        figures = r"step 3 of 3: loss \d\.\d{4}, best moves [\d.]+ %, value kept [\d.]+ %"
        assert re.search(figures, out)
        hashed = sha256(file.read_bytes()).hexdigest()
        assert f"wrote {file.name}, {file.stat().st_size:,} bytes, SHA-256 {hashed}" in out
    assert files[0].read_bytes() == files[1].read_bytes()
    with np.load(files[0]) as arrays:
        assert len(unpacked(arrays)) == 4
    write(Path("large.npz"), Boards.empty(1, geometry_of(7, 7, 4)), np.zeros((1, 7), np.int8))
    decided = Boards.from_moves(["112233"])
    write(Path("decided.npz"), decided, label(decided))
    for line, reason in (
        ("none.npz -o three.npz", "none.npz: No such file or directory"),
        ("large.npz -o three.npz", "large.npz: the board is 7 x 7"),
        ("decided.npz -o three.npz", "nothing to learn"),
        ("data.npz -o one.npz", "one.npz: exists already"),
        ("data.npz -o three.txt", "expected a file that ends in .npz"),
    ):
        with pytest.raises(UserError, match=reason):
            main("train", line.split())
    assert not Path("three.npz").exists()


def test_weights_may_have_any_name() -> None:
    name = 'caf\u00e9 "\N{GRINNING FACE}" \udcff \\.npz'  # "\udcff" is a byte that is not UTF-8
    tree = ast.parse(make_agent_text(Path(name)).encode())
    strings = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    assert name in strings
