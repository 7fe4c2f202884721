"""Make the positions that `connectx accuracy` asks for: python -m tests.make_accuracy

With --answers, only what `YARDSTICKS` answer in them, which is kept beside them.

One from each game. The games are played in three ways in turn: at random, by the exact scores with
noise, and by players. In half of the positions a legal move loses the value, as far as there are
such. The order is random, so that any first part has all phases of the game.
"""

import sys

import numpy as np

from connectx.arena.league import League, Rules
from connectx.core.board import STANDARD
from connectx.core.boards import Boards
from connectx.game import complete_configuration
from connectx.learning.accuracy import SET, YARDSTICKS, accuracy, matters, read_set
from connectx.learning.dataset import DataSet
from connectx.learning.games import Plan, play_columns, play_players
from connectx.learning.label import label
from connectx.players.player import parse_players

SEED = 47_000
PIECES = 84  # of a hundred games each
LEAST, EARLY, MOST = 2, 8, 38  # discs
COUNT, EARLY_COUNT = 2_000, 100
EACH = 120  # positions of a number of discs, so that late ones are not rare
NOISES = (0.1, 0.3)
EXACT_FROM = 14  # discs; until then moves are random, as scores take long


def candidates() -> DataSet:
    """A position of each game."""
    rules = Rules(configuration=complete_configuration({}), referee="native")
    players = tuple(parse_players(["one_step", "minimax", "random_agent"], []))
    league = League(players=players, rules=rules, games=33, seed=0, opening_plies=4)
    plan = Plan(STANDARD, (), league, EXACT_FROM, MOST, 0.0, SEED)
    rng = np.random.default_rng(SEED)
    found = []
    for number in range(PIECES):
        if number % 3 == 0:
            games, _ = play_columns(number, 1.0, plan)
        elif number % 3 == 1:
            games, _ = play_columns(number, NOISES[number % 2], plan)
        else:
            games = play_players(number, plan)
        for letters in games:
            last = min(MOST, np.count_nonzero(letters) - 1)  # the last move may end the game
            if last >= LEAST:
                found.append(letters[: rng.integers(LEAST, last + 1)].tobytes())
    moves = np.array(found)
    boards = Boards.from_moves(moves)
    keep = np.sort(np.unique(boards.canonical()[0].key, return_index=True)[1])
    keep = rng.permutation(keep[~boards.over[keep]])
    discs = boards.discs[keep]
    parts = [keep[discs < EARLY][:EARLY_COUNT]]
    parts += [keep[discs == number][:EACH] for number in range(EARLY, MOST + 1)]
    keep = np.concatenate(parts)
    moves, boards = moves[keep], boards[keep]
    return DataSet(moves, boards, label(boards, jobs=2))


def chosen(data: DataSet) -> DataSet:
    """As many as the set has, in random order."""
    order = np.random.default_rng(SEED + 1).permutation(len(data))
    which = matters(data.labels)[order]
    half = COUNT // 2
    most = max(half, COUNT - int((~which).sum()))
    kept = (which & (np.cumsum(which) <= most)) | (~which & (np.cumsum(~which) <= COUNT - half))
    return data[order[kept][:COUNT]]


def main() -> None:
    """Write the set and say what is in it."""
    data = read_set() if "--answers" in sys.argv else chosen(candidates())
    answers = {name: accuracy(name, data).columns for name in YARDSTICKS}
    np.savez_compressed(SET, moves=data.moves, scores=data.labels, **answers)
    discs = data.boards.discs
    print(f"{len(data)} positions, {SET.stat().st_size} bytes, {matters(data.labels).mean():.3f}")
    print(np.bincount(discs))


if __name__ == "__main__":
    main()
