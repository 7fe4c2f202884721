"""Write tests/data/exported.npz: a small network of torch, and its outputs in 1,000 positions.

    python -m tests.make_exported

It needs torch, which the tests do not.
"""

from pathlib import Path
from typing import Any

import numpy as np

from connectx.learning.accuracy import read_set

FILE = Path(__file__).parent / "data" / "exported.npz"


def network(nn: Any) -> Any:
    """The network, by torch's `nn` or by what stands in for it."""

    class Residual(nn.Module):
        def __init__(self, inner: Any) -> None:
            super().__init__()
            self.inner = inner

        def forward(self, values: Any) -> Any:
            return values + self.inner(values)

    return nn.Sequential(
        nn.Conv2d(2, 6, 3, padding=1),
        nn.ReLU(),
        Residual(nn.Sequential(nn.Conv2d(6, 6, 3, padding="same", bias=False), nn.ReLU())),
        nn.Conv2d(6, 4, (4, 3)),
        nn.Tanh(),
        nn.Flatten(),
        nn.Linear(60, 9),
    )


if __name__ == "__main__":
    import torch

    torch.manual_seed(1)
    made = network(torch.nn)
    planes = torch.tensor(read_set().boards[:1000].planes().astype(np.float32))
    weights = {name: value.numpy() for name, value in made.state_dict().items()}
    np.savez_compressed(FILE, outputs=made(planes).detach().numpy(), **weights)
