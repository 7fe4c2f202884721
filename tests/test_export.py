"""A trained network as an agent: the same outputs, an agent that plays anywhere, and refusals.

The networks are files that torch, JAX and Keras wrote, with their outputs (`make_networks.py`):
none of them need be here.
"""

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from connectx import accuracy, match
from connectx.errors import UserError
from connectx.learning.accuracy import accuracy_of, read_set
from connectx.learning.export import export
from connectx.players.player import Player
from connectx.processes.loading import load_agent
from tests.make_networks import FOLDER

onnx = pytest.importorskip("onnx")
FILES = sorted(FOLDER.glob("*.onnx"))


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "agents").mkdir()
    return tmp_path


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_an_exported_network_prefers_what_its_library_does(file: Path) -> None:
    theirs = np.load(file.with_suffix(".npy"))
    assert export(file, "agents/mine.py", outputs=theirs).difference <= 1e-5
    found = accuracy("mine:RULES=False", 300).columns
    expected = accuracy_of(lambda _: theirs[:300], read_set()[:300]).columns
    np.testing.assert_array_equal(found, expected)


def test_the_agent_is_built_and_plays_on_any_board() -> None:
    print(export(FOLDER / "torch_tower.onnx", Path("agents/mine.py")))
    agent = load_agent(Player.parse("mine").source, "mine.py")
    for size in ((6, 7, 4), (5, 4, 3)):
        config = dict(zip(("rows", "columns", "inarow"), size))
        assert agent({"board": [0] * size[0] * size[1], "mark": 1}, config) in range(size[1])
    assert match("mine:LEAVES=60", "random", 6, seed=1).comparison.points.value > 0.5


def saved(operation: str, shape: list[Any], version: int) -> str:
    """A file with one operation."""
    kind = onnx.TensorProto.FLOAT
    given = onnx.helper.make_tensor_value_info("planes", kind, shape)
    node = onnx.helper.make_node(operation, ["planes"], ["y"])
    out = onnx.helper.make_tensor_value_info("y", kind, [None] * 4)
    graph = onnx.helper.make_graph([node], "graph", [given], [out])
    opset = [onnx.helper.make_opsetid("", version)]
    onnx.save(onnx.helper.make_model(graph, opset_imports=opset, ir_version=8), "network.onnx")
    return "network.onnx"


@pytest.mark.parametrize(
    ("operation", "shape", "version", "words"),
    [
        ("Det", ["n", 2, 6, 7], 18, "operations that are not known: Det"),
        ("Relu", ["n", 6, 7, 2], 18, "its input planes is n x 6 x 7 x 2, expected n x 2 x 6 x 7"),
        ("Relu", [32, 2, 6, 7], 18, "its input planes is 32 x 2 x 6 x 7"),
        ("Relu", ["n", 2, 6, 7], 23, "its operations are of opset 23, expected at most 22"),
        ("Relu", ["n", 2, 6, 7], 18, "the outputs are y (2, 2, 6, 7), expected one of 2 x 7"),
    ],
)
def test_what_cannot_be_exported_is_named_and_nothing_written(
    operation: str, shape: list[Any], version: int, words: str
) -> None:
    with pytest.raises(UserError, match=re.escape(words)):
        export(saved(operation, shape, version), "agents/mine.py")
    assert not list(Path("agents").iterdir())


def test_other_outputs_and_damaged_files_are_refused() -> None:
    file = FOLDER / "torch_mlp.onnx"
    theirs = np.load(file.with_suffix(".npy"))
    assert export(file, "agents/mine.py", outputs=theirs).difference <= 1e-5
    with pytest.raises(UserError, match="the outputs differ by"):
        export(file, "agents/other.py", outputs=theirs + 1)
    Path("torn.onnx").write_bytes(file.read_bytes()[:500])
    Path("text.onnx").write_text("a network")
    for name in ("torn.onnx", "text.onnx", "none.onnx", "agents/mine.py"):
        with pytest.raises(UserError, match=rf"^{name}"):
            export(name, "agents/other.py")
    with pytest.raises(UserError):
        export(file, "agents/mine.py")
    assert not Path("agents/other.py").exists()
