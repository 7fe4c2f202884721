"""A network of torch as an agent: the same outputs, and an agent that plays anywhere.

What torch gave for the same weights is recorded (`make_exported.py`): torch need not be here.
"""

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from connectx import accuracy, match
from connectx.errors import UserError
from connectx.learning.accuracy import accuracy_of, read_set
from connectx.learning.export import export
from connectx.players.player import Player
from connectx.processes.loading import load_agent
from tests.make_exported import FILE, network


class Tensor(np.ndarray):
    """What the export asks of a tensor."""

    def detach(self) -> "Tensor":
        return self

    cpu = detach

    def numpy(self) -> np.ndarray:
        return np.asarray(self)

    def new_tensor(self, values: np.ndarray) -> "Tensor":
        return values.view(Tensor)


class Module:
    """Stands in for torch's modules; a network's outputs are those that torch gave."""

    outputs: np.ndarray
    training = True

    def __init__(self, *children: Any, **options: Any) -> None:
        self.children, self.bias = children, options.get("bias", True) or None
        if type(self).__name__ == "Conv2d":
            size = children[2] if isinstance(children[2], tuple) else (children[2],) * 2
            padding = options.get("padding", 0)
            self.padding = padding if isinstance(padding, str) else (padding, padding)
            self.kernel_size, self.padding_mode, self.groups = size, "zeros", 1
            self.dilation = (1, 1)
            self.stride = (options.get("stride", 1),) * 2

    def named_children(self) -> list[tuple[str, Any]]:
        inner = [self.inner] if hasattr(self, "inner") else self.children
        return [(str(n), each) for n, each in enumerate(inner) if isinstance(each, Module)]

    def parameters(self) -> Any:
        yield np.zeros(1).view(Tensor)

    def eval(self) -> None:
        self.training = False

    def train(self, mode: bool) -> None:
        self.training = mode

    def __call__(self, inputs: np.ndarray) -> Tensor:
        assert not self.training
        return self.outputs.view(Tensor)


NAMES = ("Sequential", "Conv2d", "Linear", "ReLU", "Tanh", "Flatten", "GELU")
NN = SimpleNamespace(Module=Module, **{name: type(name, (Module,), {}) for name in NAMES})


def recorded(scale: float = 1) -> Any:
    """The network with the weights and outputs of torch, the outputs multiplied."""
    made = network(NN)
    with np.load(FILE) as arrays:
        made.outputs = arrays["outputs"] * np.float32(scale)
        for name, array in arrays.items():
            *path, kind = name.split(".")
            module = made
            for step in path:
                module = module.inner if step == "inner" else module.children[int(step)]
            if path:
                setattr(module, kind, array.view(Tensor))
    return made


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "agents").mkdir()
    return tmp_path


@pytest.mark.parametrize("rules", [True, False])
def test_an_exported_network_prefers_what_torch_does(rules: bool) -> None:
    assert export(recorded(), "agents/mine.py", rules=rules) <= 1e-4
    columns = accuracy("mine", 1000).columns
    with np.load(FILE) as arrays:
        theirs = accuracy_of(lambda _: arrays["outputs"][:, :7], read_set()[:1000]).columns
    boards = read_set().boards[:1000]
    quiet = (boards.winning_squares() == 0).all(axis=0) if rules else np.ones(1000, bool)
    assert quiet.sum() > 50
    np.testing.assert_array_equal(columns[quiet], theirs[quiet])


def test_the_agent_is_built_and_plays_on_any_board() -> None:
    export(recorded(), Path("agents/mine.py"))
    agent = load_agent(Player.parse("mine").source, "mine.py")
    for size in ((6, 7, 4), (5, 4, 3)):
        config = dict(zip(("rows", "columns", "inarow"), size))
        assert agent({"board": [0] * size[0] * size[1], "mark": 1}, config) in range(size[1])
    assert match("mine", "random", 10, seed=1).comparison.points.value > 0.5


@pytest.mark.parametrize(
    ("module", "words"),
    [
        (NN.Sequential(NN.Flatten(), NN.GELU()), "module.1: GELU cannot be exported"),
        (NN.Sequential(NN.Sequential(NN.Conv2d(2, 4, 3, stride=2))), "module.0.0: "),
        (recorded(2), "the outputs differ by"),
        (NN.Sequential(NN.Flatten()), "there are no weights"),
    ],
)
def test_what_cannot_be_exported_is_named_and_nothing_written(module: Any, words: str) -> None:
    with pytest.raises(UserError, match=re.escape(words)):
        export(module, "agents/mine.py")
    assert not list(Path("agents").iterdir())


def test_a_file_that_exists_stays_and_its_name_is_a_module() -> None:
    Path("agents/mine.py").write_text("mine")
    for file in ("agents/mine.py", "agents/mine.txt"):
        with pytest.raises(UserError):
            export(recorded(), file)
    assert Path("agents/mine.py").read_text() == "mine"


def test_torch_itself() -> None:
    torch = pytest.importorskip("torch")
    assert export(network(torch.nn), "agents/mine.py") <= 1e-4
    assert accuracy("mine", 50).best_moves.value > 0.3
