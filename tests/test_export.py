"""A trained network as an agent: the same outputs, an agent that plays anywhere, and refusals.

The networks are files that torch, JAX and Keras wrote, with their outputs (`make_networks.py`):
none of them need be here. Where torch and stable-baselines3 are, they are tried too: make
test-torch.
"""

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from connectx import accuracy, match
from connectx.arena.loading import load_agent
from connectx.bench.learning.accuracy import accuracy_of, read_set
from connectx.bench.learning.export import export
from connectx.build.player import Player
from connectx.core.boards import Boards
from connectx.core.operations import judge_of
from connectx.core.weights import arrays_in
from connectx.errors import UserError
from tests.make_networks import FOLDER, torch_networks

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


@pytest.mark.parametrize(("file", "has_value"), [("torch_tower", True), ("torch_mlp", False)])
def test_no_positions_give_no_outputs(file: str, has_value: bool) -> None:
    export(FOLDER / f"{file}.onnx", "mine.py")
    judge = judge_of(arrays_in("mine", Path("mine.npz").read_bytes()))
    none = Boards.empty(0)
    preferences, values = judge(none, none.winning_squares())
    assert preferences.shape == (0, 7)
    assert (values is not None) == has_value
    assert values is None or values.shape == (0,)


def changed(file: str, change: Any) -> str:
    """A network's file with its weights changed: a function takes each one's name and numbers."""
    model = onnx.load(FOLDER / f"{file}.onnx")
    for weight in model.graph.initializer:
        numbers = change(weight.name, onnx.numpy_helper.to_array(weight).copy())
        weight.CopyFrom(onnx.numpy_helper.from_array(numbers, weight.name))
    onnx.save(model, "network.onnx")
    return "network.onnx"


def with_last_operation(file: str, output: int, operations: list[tuple[Any, ...]]) -> str:
    """A network's file whose output goes through further operations: a name, and numbers."""
    model = onnx.load(FOLDER / f"{file}.onnx")
    value = model.graph.output[output]
    for number, (operation, *arguments) in enumerate(operations):
        names = [f"argument {number} {n}" for n in range(len(arguments))]
        for name, argument in zip(names, arguments):
            tensor = onnx.numpy_helper.from_array(np.array(argument), name)
            model.graph.initializer.append(tensor)
        node = onnx.helper.make_node(operation, [value.name, *names], [f"result {number}"])
        model.graph.node.append(node)
        value.name = f"result {number}"
    onnx.save(model, "network.onnx")
    return "network.onnx"


@pytest.mark.parametrize(("number", "said"), [("nan", "NaN"), ("inf", "inf"), ("-inf", "-inf")])
def test_weights_that_are_no_numbers_are_named(number: str, said: str) -> None:
    first = onnx.load(FOLDER / "torch_tower.onnx").graph.initializer[0].name

    def change(name: str, weight: Any) -> Any:
        if name == first:
            weight.flat[0] = float(number)
        return weight

    words = f"network.onnx: the weight {first} has {said} in 1 of "
    with pytest.raises(UserError, match=re.escape(words)):
        export(changed("torch_tower", change), "mine.py")
    assert not Path("mine.npz").exists()


def test_a_file_that_exists_is_overwritten_by_an_argument_of_the_function() -> None:
    Path("mine.py").touch()
    with pytest.raises(UserError, match=r"mine.py: exists already, force=True overwrites it"):
        export("network.onnx", "mine.py")


def test_a_mask_may_be_minus_infinity() -> None:
    mask = np.array([0, 0, 0, 0, 0, 0, -np.inf], np.float32)
    export(with_last_operation("torch_mlp", 0, [("Add", mask)]), "mine.py")


@pytest.mark.parametrize("file", ["torch_tower", "torch_mlp"])
def test_a_network_that_mixes_its_batch_is_refused(file: str) -> None:
    model = onnx.load(FOLDER / f"{file}.onnx")
    out = model.graph.output[0]
    axes = onnx.numpy_helper.from_array(np.array([0]), "axes")
    model.graph.initializer.append(axes)
    model.graph.node.append(onnx.helper.make_node("ReduceMean", [out.name, "axes"], ["mean"]))
    model.graph.node.append(onnx.helper.make_node("Sub", [out.name, "mean"], ["centred"]))
    out.name = "centred"
    onnx.save(model, "network.onnx")
    with pytest.raises(UserError, match=r"^network.onnx: it mixes the positions of its batch"):
        export("network.onnx", "mine.py")


@pytest.mark.parametrize(
    ("operations", "words"),
    [
        ([("Sigmoid",)], ["never negative"]),
        ([("Mul", np.float32(1e4))], ["is beyond -1 and 1 in"]),
        ([], []),
    ],
)
def test_a_value_that_means_something_else_is_told(
    operations: list[tuple[Any, ...]], words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    found = export(with_last_operation("torch_tower", 1, operations), "mine.py")
    told = [fault for fault in found.value_faults if "names the winner" not in fault]
    assert len(told) == len(words)
    err = capsys.readouterr().err
    for word, fault in zip(words, told):
        assert word in fault
        assert f"network.onnx: {fault}" in err


def test_a_value_of_the_other_side_is_told() -> None:
    shares, told = [], []
    for number, sign in enumerate((1, -1)):
        file = with_last_operation("torch_tower", 1, [("Mul", np.float32(sign))])
        found = export(file, f"mine{number}.py")
        shares.append(found.outcomes)
        told.append(any("names the winner in only" in fault for fault in found.value_faults))
    assert told == [share < 0.5 for share in shares]
    assert any(told)


@pytest.mark.parametrize("model", [dict, 7, None, {"weight": 1}])
def test_what_is_no_network_is_refused_in_one_line(model: Any) -> None:
    name = model.__name__ if isinstance(model, type) else type(model).__name__
    with pytest.raises(UserError, match=f"^{name}: .*expected a module of torch"):
        export(model, "mine.py")


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


@pytest.mark.parametrize("name", ["torch_tower", "torch_mlp"])
def test_a_module_is_traced_and_left_as_it_was(name: str) -> None:
    pytest.importorskip("torch")
    module = torch_networks()[name].train()
    module[0].eval() if name == "torch_mlp" else module.stem.eval()
    modes = [each.training for each in module.modules()]
    assert export(module, "mine.py").difference <= 1e-5
    assert [each.training for each in module.modules()] == modes


@pytest.mark.parametrize(
    ("module", "words"),
    [
        ("Linear", "Linear: it is a class and has no weights, expected a module of torch"),
        ("Linear(42, 7)", "Linear: fails for planes"),
        ("Sequential(nn.AdaptiveMaxPool2d(3))", "torch cannot trace it"),
        ("Linear(7, 7).half()", r"export Linear.float\(\)"),
    ],
)
def test_what_torch_cannot_trace_is_said_in_one_line(module: str, words: str) -> None:
    nn = pytest.importorskip("torch").nn
    with pytest.raises(UserError, match=f"^[^\\n]*{words}[^\\n]*$"):
        export(eval(f"nn.{module}", {"nn": nn}), "mine.py")


@pytest.mark.parametrize("algorithm", ["PPO", "A2C", "DQN", "MaskablePPO", "TRPO"])
def test_a_model_of_stable_baselines3_plays_as_it_predicts(algorithm: str) -> None:
    pytest.importorskip("sb3_contrib")
    import sb3_contrib
    import stable_baselines3

    from connectx import StableGames, VectorGames

    kind = getattr(stable_baselines3, algorithm, None) or getattr(sb3_contrib, algorithm)
    options = {} if algorithm == "DQN" else {"n_steps": 16}
    model = kind("MlpPolicy", StableGames(VectorGames(16)), seed=1, device="cpu", **options)
    model.learn(512)
    model.save("model.zip")
    boards = read_set().boards[1000:1300]
    columns = model.predict(boards.planes(), deterministic=True)[0]
    for number, what in enumerate((model, "model.zip")):
        export(what, f"mine{number}.py", rules=False)
        judge = judge_of(arrays_in("mine", Path(f"mine{number}.npz").read_bytes()))
        preferences, _ = judge(boards, boards.winning_squares())
        np.testing.assert_array_equal(preferences.argmax(1), columns)


# What a network takes or returns, and the expression that docs/training.md shows for it. `net` is
# the network, `x` the planes, n x 2 x 6 x 7.
WRAPPERS = {
    "three planes": "net(torch.cat([x, 1 - x.sum(1, keepdim=True)], 1))",
    "four planes": "net(torch.cat([x, torch.ones_like(x)], 1))",
    "one board": "net(x[:, :1] - x[:, 1:])",
    "42 numbers": "net((x[:, 0] - x[:, 1]).flatten(1))",
    "43 numbers": "net(torch.cat([board, torch.ones_like(board[:, :1])], 1))",
    "planes last": "net(x.permute(0, 2, 3, 1))",
    "shares of results": "columns, wdl.softmax(1) @ torch.tensor([[1.0], [0.0], [-1.0]])",
    "quantiles": "net(x).mean(2)",
}


def network_that_needs(wrapper: str) -> Any:
    """Make a small network of torch that takes or returns what a wrapper is for."""
    from torch import nn

    class Results(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.columns = nn.Sequential(nn.Flatten(), nn.Linear(84, 7))
            self.results = nn.Sequential(nn.Flatten(), nn.Linear(84, 3))

        def forward(self, x: Any) -> Any:
            return self.columns(x), self.results(x)

    networks = {
        "three planes": nn.Sequential(nn.Conv2d(3, 4, 3), nn.Flatten(), nn.Linear(80, 7)),
        "four planes": nn.Sequential(nn.Conv2d(4, 4, 3), nn.Flatten(), nn.Linear(80, 7)),
        "one board": nn.Sequential(nn.Conv2d(1, 4, 3), nn.Flatten(), nn.Linear(80, 7)),
        "42 numbers": nn.Linear(42, 7),
        "43 numbers": nn.Linear(43, 7),
        "planes last": nn.Sequential(nn.Linear(2, 4), nn.Flatten(), nn.Linear(168, 7)),
        "shares of results": Results(),
        "quantiles": nn.Sequential(nn.Flatten(), nn.Linear(84, 224), nn.Unflatten(1, (7, 32))),
    }
    return networks[wrapper]


@pytest.mark.parametrize("wrapper", WRAPPERS)
def test_a_wrapper_of_the_docs_can_be_exported(wrapper: str) -> None:
    torch = pytest.importorskip("torch")
    torch.manual_seed(1)
    expression = WRAPPERS[wrapper]

    class Wrapper(torch.nn.Module):  # type: ignore[misc, name-defined]
        def __init__(self) -> None:
            super().__init__()
            self.net = network_that_needs(wrapper)

        def forward(self, x: Any) -> Any:
            names = {"torch": torch, "net": self.net, "x": x}
            if "board" in expression:
                names["board"] = (x[:, 0] - x[:, 1]).flatten(1)
            if "wdl" in expression:
                names["columns"], names["wdl"] = self.net(x)
            return eval(expression, names)

    assert export(Wrapper(), "mine.py").difference <= 1e-5


@pytest.mark.parametrize("wrapper", WRAPPERS)
def test_the_docs_show_each_wrapper(wrapper: str) -> None:
    page = Path(__file__).parents[1] / "docs" / "training.md"
    assert f"`{WRAPPERS[wrapper]}`" in page.read_text(encoding="utf-8")
