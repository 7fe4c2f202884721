"""Positions of games, each once, with labels. Games are random, by noisy scores, or given."""

import math
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from connectx.core.board import COLUMN_NAMES, Geometry
from connectx.core.boards import Boards
from connectx.learning.dataset import DataSet
from connectx.learning.label import FULL, Labels, label
from connectx.work import Chunk, Results, WorkFolder

GAMES = 100  # in a piece
MORE = 1.05  # so many more games than seem to be missing
MOST_MORE = 3  # times as many as before, at most
PIECES, POSITIONS = 1, 1_000  # in a task at most: of games, about as many positions
LETTERS = np.frombuffer(COLUMN_NAMES.encode(), np.uint8)


class Plan(NamedTuple):
    """Which games are played, and which of their positions are wanted.

    Games are played in pieces, which take turns in the `noises`: the share of random moves, the
    others being best by the exact scores.
    """

    geometry: Geometry
    noises: tuple[float, ...]
    least: int  # the fewest discs; until then, moves are random
    most: int
    share: float  # of the positions, to be held back for testing
    seed: int


def play_pieces(chunk: Chunk, plan: Plan) -> Results:
    """The positions of pieces, which are given by their numbers; see `positions_of`.

    A piece takes its random numbers from its number and the seed.
    """
    parts = []
    for number in chunk.positions.tolist():
        noise = plan.noises[number % len(plan.noises)]
        parts.append(positions_of(*play_columns(number, noise, plan), number, plan))
    return tuple(np.concatenate(arrays) for arrays in zip(*parts))


def play_columns(number: int, noise: float, plan: Plan) -> tuple[NDArray[np.uint8], Labels]:
    """Games by the scores with noise: their moves as letters (games x squares), and the labels used
    (games x numbers of discs x columns)."""
    geometry, rng = plan.geometry, np.random.default_rng([plan.seed, number])
    moves = np.zeros((GAMES, geometry.rows * geometry.columns), np.uint8)
    labels = np.full((GAMES, plan.most + 1, geometry.columns), FULL, np.int8)
    boards, playing = Boards.empty(GAMES, geometry), np.arange(GAMES)
    for discs in range(plan.most + 1):
        weights = (1 - rng.random((len(boards), geometry.columns))) * boards.legal()
        if noise < 1 and discs >= plan.least:
            labels[playing, discs] = scores = label(boards)
            is_best = scores == scores.max(1, keepdims=True)
            weights *= is_best | (rng.random((len(boards), 1)) < noise)
        if discs == plan.most:
            break
        columns = weights.argmax(1)
        moves[playing, discs] = LETTERS[columns]
        boards = boards.play(columns)
        boards, playing = boards[~boards.over], playing[~boards.over]
    return moves, labels


def letters_of(games: Sequence[Sequence[int]], geometry: Geometry) -> NDArray[np.uint8]:
    """The columns of games as letters, games x squares."""
    letters = np.zeros((len(games), geometry.rows * geometry.columns), np.uint8)
    for row, columns in enumerate(games):
        letters[row, : len(columns)] = LETTERS[list(columns)]
    return letters


def positions_of(
    games: NDArray[np.uint8], labels: Labels | None, number: int, plan: Plan
) -> Results:
    """The positions of games that have enough discs, not too many, and are not over.

    They are three arrays: the moves that lead to each, its labels (a row of `FULL` if unknown), and
    a number of its game from 0 to 1: those with small numbers are held back.
    """
    drawn = np.random.default_rng([plan.seed, number, 1]).random(len(games))
    lengths = (games > 0).sum(1)
    within = np.arange(plan.most + 1) <= lengths[:, None]
    within[:, : plan.least] = False
    rows, discs = np.nonzero(within)
    letters = np.where(np.arange(games.shape[1]) < discs[:, None], games[rows], 0).astype(np.uint8)
    moves = letters.view(f"S{games.shape[1]}").ravel()
    going_on = ~Boards.from_moves(moves, plan.geometry).over
    rows, discs, moves = rows[going_on], discs[going_on], moves[going_on]
    if labels is None:
        known = np.full((len(rows), plan.geometry.columns), FULL, np.int8)
    else:
        known = labels[rows, discs]
    return moves, known, drawn[rows]


# Their positions ---------------------------------------------------------------------------------


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


def complete(data: DataSet, folder: WorkFolder) -> DataSet:
    """The dataset with all labels."""
    labels = data.labels.copy()
    rows = np.flatnonzero((labels == FULL).all(1))
    masks = np.stack([data.boards.own, data.boards.occupied], 1)[rows]
    work = partial(label_chunk, geometry=data.boards.geometry)
    found = [part for (part,) in folder.results("labels", 0, masks, work, POSITIONS)]
    labels[rows] = np.concatenate([labels[:0], *found])
    return DataSet(data.moves, data.boards, labels)


def label_chunk(chunk: Chunk, geometry: Geometry) -> Results:
    """The labels of positions, which are given by their masks."""
    own, occupied = chunk.positions.T
    return (label(Boards(own, occupied, geometry)),)
