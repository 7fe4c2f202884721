"""A dataset: positions of games, each once, with their labels."""

import math
from functools import partial
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from connectx.core.board import Geometry
from connectx.core.boards import Boards
from connectx.learning.dataset import DataSet
from connectx.learning.games import GAMES, Plan, play_pieces
from connectx.learning.label import FULL, label
from connectx.work import Chunk, Results, WorkFolder

MORE = 1.05  # so many more games than seem to be missing
MOST_MORE = 3  # times as many as before, at most
PIECES, POSITIONS = 1, 1_000  # in a task at most: of games, about as many positions


class Collected(NamedTuple):
    """Positions; those with unknown labels have rows of `FULL`."""

    data: DataSet
    held_back: NDArray[np.bool_]  # whether they are for testing: in none of the other games
    games: tuple[int, int]  # how many games are for training, and for testing


def collect(plan: Plan, count: int, each: int, folder: WorkFolder) -> Collected:
    """`count` positions of new games, at most `each` of a number of discs. There are fewer if a
    hundred games give less than one new position."""
    found: list[Results] = []
    pieces, new, before = 0, math.ceil(count / (GAMES * (plan.most - plan.least + 1))), 0
    while True:
        numbers = np.arange(pieces, pieces + new)
        play = partial(play_pieces, plan=plan)
        found += folder.results("games", len(found), numbers, play, PIECES)
        pieces += new
        collected = choose(tuple(map(np.concatenate, zip(*found))), plan, count, each)
        size = len(collected.data)
        if size == count or size - before < new:
            return collected
        before, new = size, math.ceil(pieces * min(MOST_MORE, MORE * (count - size) / size))


def choose(found: Results, plan: Plan, count: int, each: int) -> Collected:
    """The first `count` positions, at most `each` of a number of discs, mirror images once.

    Games are held back from the smallest number on, until the positions that only they have are
    the share that the plan asks for.
    """
    moves, labels, drawn = found
    boards = Boards.from_moves(moves, plan.geometry)
    keys = boards.canonical()[0].key
    _, first, again = np.unique(keys, return_index=True, return_inverse=True)
    largest = np.zeros(len(first))  # number of the games that a position is in
    np.maximum.at(largest, again, drawn)
    chosen = np.argsort(first)
    discs = boards.discs[first[chosen]]
    of_these = [np.flatnonzero(discs == number)[:each] for number in np.unique(discs)]
    chosen = chosen[np.sort(np.concatenate([discs[:0], *of_these]))[:count]]
    rows = first[chosen]
    data = DataSet(moves[rows], boards[rows], labels[rows])
    wanted = round(plan.share * len(chosen))
    limit = np.sort(largest[chosen])[wanted] if 0 < wanted < len(chosen) else 0.0
    numbers = np.unique(drawn)
    testing = int((numbers < limit).sum())
    return Collected(data, largest[chosen] < limit, (len(numbers) - testing, testing))


def unknown(data: DataSet) -> NDArray[np.bool_]:
    """Which positions have no labels yet."""
    return np.asarray((data.labels == FULL).all(1))


def complete(data: DataSet, folder: WorkFolder) -> DataSet:
    """The dataset with all labels."""
    rows, labels = np.flatnonzero(unknown(data)), data.labels.copy()
    masks = np.stack([data.boards.own, data.boards.occupied], 1)[rows]
    work = partial(label_chunk, geometry=data.boards.geometry)
    found = [part for (part,) in folder.results("labels", 0, masks, work, POSITIONS)]
    labels[rows] = np.concatenate([labels[:0], *found])
    return DataSet(data.moves, data.boards, labels)


def label_chunk(chunk: Chunk, geometry: Geometry) -> Results:
    """The labels of positions, which are given by their masks."""
    own, occupied = chunk.positions.T
    return (label(Boards(own, occupied, geometry)),)
