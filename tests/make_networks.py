"""Write the networks of tests/data/networks, as their libraries export them, and their outputs.

    python -m tests.make_networks torch
    python -m tests.make_networks jax
    python -m tests.make_networks keras

Each needs its library, which the tests do not. Beside NAME.onnx, NAME.npy has the first output in
the first 1,000 positions, as the library computes it.
"""

import sys
from pathlib import Path
from typing import Any

import numpy as np

from connectx.bench.learning.accuracy import read_set

FOLDER = Path(__file__).parent / "data" / "networks"


def torch_networks() -> dict[str, Any]:
    """A tower with two heads, and an MLP with a dozen operations."""
    import torch
    from torch import nn

    class Block(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.inner = nn.Sequential(nn.Conv2d(8, 8, 3, padding=1), nn.BatchNorm2d(8))

        def forward(self, x: Any) -> Any:
            return torch.relu(x + self.inner(x))

    class Tower(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.stem = nn.Sequential(nn.Conv2d(2, 8, 3, padding=1), Block(), Block())
            self.policy = nn.Sequential(nn.Flatten(), nn.Linear(336, 7), nn.LogSoftmax(1))
            self.value = nn.Sequential(nn.Flatten(), nn.Linear(336, 1), nn.Tanh())

        def forward(self, x: Any) -> Any:
            x = self.stem(x)
            return self.policy(x), self.value(x)

    parts = (nn.Linear(84, 32), nn.LayerNorm(32), nn.GELU(), nn.Linear(32, 32), nn.Mish())
    torch.manual_seed(1)
    return {
        "torch_tower": Tower(),
        "torch_mlp": nn.Sequential(nn.Flatten(), *parts, nn.Linear(32, 7), nn.Softmax(1)),
    }


def write(name: str, model: Any, outputs: Any) -> None:
    """Write a model of ONNX, without what exporters say of the code that it comes from, and the
    outputs beside it."""
    import onnx

    graph = model.graph
    for part in (model, graph, *graph.node, *graph.input, *graph.output, *graph.initializer):
        for field in {"doc_string", "metadata_props"} & set(part.DESCRIPTOR.fields_by_name):
            part.ClearField(field)
    del graph.value_info[:]
    onnx.save(model, FOLDER / f"{name}.onnx")
    np.save(FOLDER / f"{name}.npy", np.asarray(outputs))


def write_torch(planes: np.ndarray) -> None:
    """Export by torch's own exporter."""
    import torch

    for name, module in torch_networks().items():
        module.eval()
        given, shapes = torch.tensor(planes[:2]), ({0: torch.export.Dim("n")},)
        program = torch.onnx.export(
            module, (given,), dynamo=True, dynamic_shapes=shapes, opset_version=18, verbose=False
        )
        with torch.no_grad():
            found = module(torch.tensor(planes))
        write(name, program.model_proto, found[0] if isinstance(found, tuple) else found)


def write_jax(planes: np.ndarray) -> None:
    """Export by jax2onnx."""
    import jax
    from jax2onnx import to_onnx

    sizes = ((84, 32), (32, 7))
    one, two = (jax.random.normal(jax.random.key(n), size) / 8 for n, size in enumerate(sizes))

    def network(x: Any) -> Any:
        return jax.nn.gelu(x.reshape(x.shape[0], 84) @ one) @ two

    write("jax_mlp", to_onnx(network, [("B", 2, 6, 7)], opset=21), network(planes))


def write_keras(planes: np.ndarray) -> None:
    """Export by Keras, which uses tf2onnx: channels last, a normalization, GELU, a softmax."""
    import keras
    import onnx
    from keras import layers

    keras.utils.set_random_seed(1)
    parts = (
        layers.Permute((2, 3, 1)),
        layers.Conv2D(8, 4, padding="same", activation="gelu"),
        layers.BatchNormalization(),
        layers.MaxPooling2D(2),
        layers.Flatten(),
        layers.Dense(7, activation="softmax"),
    )
    model = keras.Sequential([keras.Input((2, 6, 7)), *parts])
    found, file = model(planes), FOLDER / "keras_cnn.onnx"
    model.export(file, format="onnx", verbose=False)
    write("keras_cnn", onnx.load(file), found)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    known = {"torch": write_torch, "jax": write_jax, "keras": write_keras}
    known[sys.argv[1]](read_set().boards[:1000].planes().astype(np.float32))
