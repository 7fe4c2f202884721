"""Train a network by self-play with a search, as AlphaZero does: python examples/self_play.py

In each generation, 512 games are played at once. A search with the network gives every column a
value, and the moves are drawn from these values. Then the network learns to predict the shares in
which the columns were drawn, and the value of the best one. No exact scores are needed.

At the end the network is written as an agent, agents/self_taught.py, with its weights beside it.
This needs the packages torch, onnx and onnxscript, and takes some four minutes of processor time.

It leaves out two things of AlphaZero. The search is a small fixed tree without Dirichlet noise at
its root; in place of the noise, some moves are random (RANDOM_SHARE, and all of the first plies).
The temperature of the drawn moves is constant (1 / SHARPNESS), and does not fall during a game.
"""

from typing import Any, TypeAlias

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from connectx import Boards, export, random_columns
from connectx.core.network import look_ahead

GENERATIONS = 20
GAMES = 512  # of a generation, played at once
LEAVES = 7  # positions that a search evaluates for a move
SHARPNESS = 10  # a column whose value is 0.1 higher is drawn e times as often
RANDOM_PLIES = 6  # the moves before are random, so that games differ
RANDOM_SHARE = 0.15  # of the later moves
STORED_PLIES = 300  # of the last games, from which the network learns
STEPS = 200  # of training in a generation
BATCH_POSITIONS = 512

Array: TypeAlias = NDArray[Any]
Ply: TypeAlias = tuple[Array, Array, Array]  # planes, weights of the columns, best values


class Network(nn.Module):
    """Two convolutions, then a number for each column and one for the position.

    Takes planes, n x 2 x 6 x 7. Returns preferences for the columns, n x 7, and values, n x 1, from
    -1 for a loss of the side to move to 1 for a win.
    """

    def __init__(self) -> None:
        super().__init__()
        self.convolutions = nn.Sequential(
            nn.Conv2d(2, 32, 4, padding=2),
            nn.ReLU(),
            nn.Conv2d(32, 32, 4, padding=1),
            nn.ReLU(),
            nn.Flatten(),
            nn.Linear(32 * 42, 128),
            nn.ReLU(),
        )
        self.columns = nn.Linear(128, 7)
        self.value = nn.Linear(128, 1)

    def forward(self, planes: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the preferences for the columns and the values."""
        features = self.convolutions(planes)
        return self.columns(features), torch.tanh(self.value(features))


def play_games(network: Network, rng: np.random.Generator) -> list[Ply]:
    """Play the games of a generation.

    Returns for each ply the planes of the games that still go on, the weight with which each column
    was drawn, and the value of the best column.
    """

    def evaluate_boards(boards: Boards, _winning: object) -> tuple[Array, Array]:
        with torch.no_grad():
            columns, values = network(torch.tensor(boards.planes(), dtype=torch.float32))
        return columns.numpy(), values[:, 0].numpy()

    plies: list[Ply] = []
    boards = Boards.from_moves([""] * GAMES)
    while len(boards):
        values = look_ahead(boards, evaluate_boards, leaves=LEAVES)
        best_values = values.max(1, keepdims=True)
        weights = np.exp(SHARPNESS * (values - best_values))
        plies.append((boards.planes(), weights, best_values.clip(-1, 1)))
        # Adding Gumbel noise and taking the largest draws a column with these weights.
        drawn = (SHARPNESS * values + rng.gumbel(size=values.shape)).argmax(1)
        is_random = (boards.discs < RANDOM_PLIES) | (rng.random(len(boards)) < RANDOM_SHARE)
        boards = boards.play(np.where(is_random, random_columns(boards, rng), drawn))
        boards = boards[~boards.over]
    return plies


def train(network: Network, optimizer: torch.optim.Optimizer, plies: list[Ply]) -> None:
    """Let the network learn from the plies of the last games."""
    planes, weights, values = (
        torch.tensor(np.concatenate(arrays), dtype=torch.float32) for arrays in zip(*plies)
    )
    shares = weights / weights.sum(1, keepdim=True)
    for _ in range(STEPS):
        rows = torch.randint(len(planes), (BATCH_POSITIONS,))
        predicted_columns, predicted_values = network(planes[rows])
        loss = nn.functional.cross_entropy(predicted_columns, shares[rows])
        loss += nn.functional.mse_loss(predicted_values, values[rows])
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()


def main() -> None:
    """Play and train in turn, then write the agent."""
    rng = np.random.default_rng(1)
    network = Network()
    optimizer = torch.optim.Adam(network.parameters(), 1e-3)
    plies: list[Ply] = []
    for generation in range(1, GENERATIONS + 1):
        plies += play_games(network, rng)
        plies = plies[-STORED_PLIES:]
        train(network, optimizer, plies)
        print(f"generation {generation} of {GENERATIONS}", flush=True)
    print(export(network, "agents/self_taught.py"))


if __name__ == "__main__":
    main()
