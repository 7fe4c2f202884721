"""Make the positions that `connectx accuracy` asks for: python -m tests.make_accuracy TRAINING ...

With --answers, only what `YARDSTICKS` answer in them, which is kept beside them.

There are two sets. Players may be chosen by the first; the second is for the figures of what has
been chosen. Both are made alike, of different games.

Each position is from a game of its own. The games of 2,000 are played in three ways in turn: at
random, by the exact scores with noise, and by weak players. Those of 500 are played by strong
players, and do not repeat, as these look at the clock. In half of the positions a legal move loses
the value, as far as there are such. The order is random, so that any first part has all phases of
the game.

TRAINING is what `network` was trained on. The later positions (all but the first 2,000 of the first
set, which training leaves out) are not in it, nor one move after a position of it.
"""

import sys
from itertools import combinations
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from connectx.agents import network, perfect, searcher
from connectx.arena.league import League, Rules
from connectx.arena.match import match
from connectx.core.board import STANDARD
from connectx.core.boards import Boards
from connectx.game import complete_configuration
from connectx.learning.accuracy import FINAL, SET, YARDSTICKS, accuracy, keys, matters, read_set
from connectx.learning.dataset import DataSet, read_dataset
from connectx.learning.games import Plan, letters_of, play_columns, play_players
from connectx.learning.label import label
from connectx.players.player import parse_players

SEEDS = {SET: 47_000, FINAL: 48_000}
PIECES = {SET: 84, FINAL: 42}  # of a hundred games each
LEAST, EARLY, MOST = 2, 8, 38  # discs
COUNT, EARLY_COUNT = 2_000, 100
EACH = 120  # positions of a number of discs, so that late ones are not rare
NOISES = (0.1, 0.3)
EXACT_FROM = 14  # discs; until then moves are random, as scores take long
STRONG: tuple[ModuleType, ...] = (network, searcher, perfect)
STRONG_COUNT, STRONG_GAMES = 500, 240  # the games of every two

Keys = NDArray[np.int64]


def candidates(seed: int, pieces: int, known: Keys) -> DataSet:
    """A position of each game, but for known ones."""
    rules = Rules(configuration=complete_configuration({}), referee="native")
    players = tuple(parse_players(["one_step", "minimax", "random_agent"], []))
    league = League(players=players, rules=rules, games=33, seed=0, opening_plies=4)
    plan = Plan(STANDARD, (), league, EXACT_FROM, MOST, 0.0, seed)
    rng = np.random.default_rng(seed)
    found = []
    for number in range(pieces):
        if number % 3 == 0:
            games, _ = play_columns(number, 1.0, plan)
        elif number % 3 == 1:
            games, _ = play_columns(number, NOISES[number % 2], plan)
        else:
            games = play_players(number, plan)
        found += drawn(games, rng)
    return labelled(np.array(found), known, rng)


def strong(seed: int, known: Keys) -> DataSet:
    """A position of each game of strong players, but for known ones."""
    rng = np.random.default_rng(seed)
    searcher.DEPTH, network.LEAVES = 12, 500
    found = []
    for one, two in combinations(STRONG, 2):
        played = match(one.agent, two.agent, STRONG_GAMES, opening_plies=4, seed=seed)
        print(one.__name__, two.__name__, played.comparison.record, flush=True)
        found += drawn(letters_of([game.moves for game in played.games], STANDARD), rng)
    return labelled(np.array(found), known, rng)


def drawn(games: NDArray[np.uint8], rng: np.random.Generator) -> list[bytes]:
    """The moves to a position of each game, at random; the last move may end a game."""
    found = []
    for letters in games:
        last = min(MOST, np.count_nonzero(letters) - 1)
        if last >= LEAST:
            found.append(letters[: rng.integers(LEAST, last + 1)].tobytes())
    return found


def labelled(moves: NDArray[np.bytes_], known: Keys, rng: np.random.Generator) -> DataSet:
    """The positions, each once, not too many of a number of discs, with their labels."""
    boards = Boards.from_moves(moves)
    keep = np.sort(np.unique(keys(boards), return_index=True)[1])
    keep = rng.permutation(keep[~boards.over[keep] & ~np.isin(keys(boards)[keep], known)])
    discs = boards.discs[keep]
    parts = [keep[discs < EARLY][:EARLY_COUNT]]
    parts += [keep[discs == number][:EACH] for number in range(EARLY, MOST + 1)]
    keep = np.concatenate(parts)
    moves, boards = moves[keep], boards[keep]
    return DataSet(moves, boards, label(boards))


def chosen(data: DataSet, count: int, seed: int) -> DataSet:
    """So many, in random order."""
    order = np.random.default_rng(seed).permutation(len(data))
    which = matters(data.labels)[order]
    half = count // 2
    most = max(half, count - int((~which).sum()))
    kept = (which & (np.cumsum(which) <= most)) | (~which & (np.cumsum(~which) <= count - half))
    return data[order[kept][:count]]


def trained_on(files: list[str]) -> Keys:
    """The keys of the positions of datasets and of those after a move."""
    found = []
    for file in files:
        boards = read_dataset(file).boards
        found.append(keys(boards))
        for column in range(STANDARD.columns):
            found.append(keys(boards[boards.legal()[:, column]].play(column)))
    return np.unique(np.concatenate(found))


def main(arguments: list[str]) -> None:
    """Write the sets and say what is in them."""
    known = None if arguments == ["--answers"] else trained_on(arguments)
    for file, seed in SEEDS.items():
        if known is None:
            data = read_set(file)
        else:
            first = candidates(seed, PIECES[file], known if file == FINAL else known[:0])
            parts = [chosen(first, COUNT, seed + 1)]
            known = np.concatenate([known, keys(parts[0].boards)])
            parts.append(chosen(strong(seed, known), STRONG_COUNT, seed + 2))
            known = np.concatenate([known, keys(parts[1].boards)])
            data = DataSet.concatenate(parts)
            data = data[np.random.default_rng(seed + 3).permutation(len(data))]
        answers = {name: accuracy(name, data).columns for name in YARDSTICKS}
        np.savez_compressed(file, moves=data.moves, scores=data.labels, **answers)
        discs = data.boards.discs
        print(f"{file.name}: {len(data)} positions, {file.stat().st_size} bytes")
        print(f"{matters(data.labels).mean():.3f} where it matters", np.bincount(discs))


if __name__ == "__main__":
    main(sys.argv[1:])
