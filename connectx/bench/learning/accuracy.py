"""Accuracy: how often a player's move is best, or keeps the value, in positions with known scores.

Entrants of ConnectX call a best move perfect, and one that keeps the value good.

A player is asked in blocks of `BLOCK` positions. Its source is loaded once a block. Every position
is a turn with its own seed, so an answer depends on its block alone.
"""

import math
import statistics
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from connectx.arena.child import Isolation, Limits
from connectx.arena.league import Pairing, Terms, play_one_move
from connectx.arena.process import RunningPlayer, prepare_agents, running
from connectx.arena.rating import Estimate, exact_interval, wilson_interval
from connectx.arena.referee import NativeReferee
from connectx.bench.learning.dataset import DataSet
from connectx.bench.learning.label import FULL, Labels, Mask, keeps, matters
from connectx.build.player import Player
from connectx.core.board import COLUMN_NAMES
from connectx.core.boards import Boards, planes_of
from connectx.core.network import decide
from connectx.errors import UserError
from connectx.executor import THIS_PROCESS, Run, run_in_order
from connectx.game import SIZE, Cause, Game, complete_configuration

# Both were drawn in the same way. Choose nothing by the second one, and its figures are fair.
SET, FINAL = (Path(__file__).with_name(f"{name}.npz") for name in ("accuracy", "final"))
POSITIONS = 500  # by default
DISCS = (8, 16, 24, 32)  # with which each group of positions begins, but the first
BLOCK = 50
OVERAGE_SECONDS = 3.0  # a position: the 60 of a game over 20 moves
MOST_FORFEITS = 10  # in a row for the same cause; then a player is asked no more
NO_MOVE = -1
Block: TypeAlias = tuple[int, list[bytes]]  # the number of the first position, and the moves


@lru_cache(maxsize=2)
def read_set(file: Path = SET) -> DataSet:
    """A set of the package, 2,500 positions or the final 2,190, of games of four kinds, in random
    order."""
    with np.load(file) as arrays:
        return DataSet(arrays["moves"], Boards.from_moves(arrays["moves"]), arrays["scores"])


def keys(boards: Boards) -> NDArray[np.int64]:
    """A number for each position, the same for its mirror image."""
    return np.asarray(boards.canonical()[0].key)


def groups(data: DataSet) -> dict[str, Mask]:
    """Which positions are quiet, with neither a win nor a block at once; and which have how many
    discs. Groups without positions are left out."""
    boards = data.boards
    discs, ends = boards.discs, [*(least - 1 for least in DISCS), boards.geometry.board.bit_count()]
    found = {"quiet": np.asarray((boards.winning_squares() & boards.playable == 0).all(0))}
    for least, most in zip((0, *DISCS), ends):
        found[f"{least}-{most} discs"] = (least <= discs) & (discs <= most)
    return {name: rows for name, rows in found.items() if rows.any()}


@dataclass(frozen=True, repr=False)
class Accuracy:
    """What a player answered in the positions of a set, and the figures that follow."""

    name: str
    data: DataSet
    moves: Mask  # n x columns: what is played, none for a forfeit; of several, each as likely
    games: tuple[Game, ...] = ()  # the moves to each position and the answer, of those asked

    @property
    def labels(self) -> Labels:
        """The labels of the positions."""
        return self.data.labels

    @cached_property
    def columns(self) -> NDArray[np.int8]:
        """The column played in each position; `NO_MOVE` for a forfeit."""
        return np.where(self.moves.any(1), self.moves.argmax(1), NO_MOVE).astype(np.int8)

    @cached_property
    def groups(self) -> dict[str, "Accuracy"]:
        """The same, without the games, of "quiet" positions and by discs: see `groups`."""
        return {
            name: Accuracy(self.name, self.data[rows], self.moves[rows])
            for name, rows in groups(self.data).items()
        }

    def __repr__(self) -> str:
        """The three shares, in percent, with their intervals."""
        return (
            f"{self.name}: best moves {in_percent(self.best_moves)}, "
            f"value kept {in_percent(self.value_kept)}, "
            f"where it matters {in_percent(self.value_kept_where_it_matters)}"
        )

    def _mean(self, figures: NDArray[Any]) -> NDArray[np.float64]:
        """In each position the mean of a figure over what is played; 0 for a forfeit."""
        sums = np.where(self.moves, figures, 0).sum(1)
        return np.asarray(sums / np.maximum(1, self.moves.sum(1)))

    @cached_property
    def kept(self) -> NDArray[np.float64]:
        """In which positions the value was kept, 1 or 0; how likely, of several moves."""
        return self._mean(keeps(self.labels))

    @property
    def best_moves(self) -> Estimate:
        """The share of moves with the best score."""
        return _share(self._mean(self.labels == self.labels.max(1, keepdims=True)))

    @property
    def value_kept(self) -> Estimate:
        """The share of moves that keep a win a win and a draw a draw."""
        return _share(self.kept)

    @property
    def value_kept_where_it_matters(self) -> Estimate:
        """The same, of the positions where a legal move would lose the value."""
        return _share(self.kept[matters(self.labels)])

    @cached_property
    def losses(self) -> NDArray[np.float64]:
        """By how much each move's score is below the best; 0 for a forfeit."""
        labels = self.labels.astype(int)
        return self._mean(labels.max(1, keepdims=True) - labels)

    @property
    def score_lost(self) -> float:
        """The mean of `losses`, without forfeits; NaN if there is nothing else."""
        answered = self.losses[self.moves.any(1)]
        return float(answered.mean()) if len(answered) else math.nan

    @property
    def forfeits(self) -> dict[Cause, int]:
        """How many positions were forfeited, by cause; those not asked count for the last."""
        found = Counter(game.forfeit.cause for game in self.games if game.forfeit)
        if found and self.games[-1].forfeit:
            found[self.games[-1].forfeit.cause] += len(self.labels) - len(self.games)
        return dict(found)

    @property
    def seconds(self) -> tuple[float, float]:
        """The median and the longest time of an answer; a block's first one includes loading."""
        seconds = [game.seconds[-1] or 0.0 for game in self.games] or [math.nan]
        return statistics.median(seconds), max(seconds)


def _share(good: NDArray[np.float64]) -> Estimate:
    value = float(good.mean()) if len(good) else math.nan
    return Estimate(value, *wilson_interval(wins=float(good.sum()), games=len(good)))


def in_percent(share: Estimate) -> str:
    """A share with its interval, such as "77.0 (73.1-80.5)"; nothing of no positions."""
    if math.isnan(share.value):
        return ""
    return f"{100 * share.value:.1f} ({100 * share.low:.1f}-{100 * share.high:.1f})"


def by_columns(columns: Any, name: str, data: DataSet, games: Sequence[Game] = ()) -> Accuracy:
    """The accuracy of a column for each position; `NO_MOVE` for a forfeit."""
    moves = np.arange(data.labels.shape[1]) == np.asarray(columns)[:, None]
    return Accuracy(name, data, moves, tuple(games))


def by_rules(boards: Boards) -> Mask:
    """The columns that three rules leave, n x columns: win at once, block, give no win away."""
    moves = decide(boards, boards.winning_squares())[1]
    return np.asarray(planes_of(moves, boards.geometry).any(axis=1))


def mcnemar(one: Accuracy, two: Accuracy) -> str:
    """Which of two keeps the value more often, and whether they are told apart.

    Only positions count in which one of them keeps it and the other does not: the exact test of
    McNemar, and the interval that agrees with it.
    """
    more, fewer = int((one.kept > two.kept).sum()), int((two.kept > one.kept).sum())
    if fewer > more:
        one, two, more, fewer = two, one, fewer, more
    scale = 100 / len(one.labels)  # points of a position
    ends = (2 * share - 1 for share in exact_interval(more, more + fewer))
    low, high = (scale * (more + fewer) * end for end in ends)
    figures = (
        f"{one.name} keeps the value in {more} positions where {two.name} does not, "
        f"and loses it in {fewer} where {two.name} keeps it: "
        f"{scale * (more - fewer):+.1f} points (95 % interval {low:+.1f} to {high:+.1f})"
    )
    if low > 0:
        return f"{one.name} is better than {two.name}: {figures}"
    return f"{one.name} and {two.name} are not told apart: {figures}"


def accuracy(
    player: str | Callable[..., Any],
    positions: int | DataSet = POSITIONS,
    *,
    isolation: str = Isolation.UNTRUSTED,
) -> Accuracy:
    """How often a player moves best, or keeps the value, in positions with known scores.

    A player is a function, or what the command line accepts: the name of an agent in `agents/`,
    "random", "negamax" or a path. A function is called in this process and is never stopped.
    `positions` is how many of the package's 2,500 to ask for, or a dataset such as `read_dataset`
    returns. `isolation` is that of `match`.

    Prints nothing, except a warning on stderr if a player is not isolated. Raises PlayerError for a
    player that cannot play, UserError for a number of positions that there are not.

    >>> found = accuracy("one_step", 100)
    >>> found.best_moves.low < found.best_moves.value < found.best_moves.high
    True
    >>> found.forfeits
    {}
    """
    data = first(read_set(), positions) if isinstance(positions, int) else positions
    limits = Limits(isolation=Isolation(isolation))
    configuration = complete_configuration(dict(zip(SIZE, data.boards.geometry.size)))
    terms = Terms(configuration=configuration, referee="native", limits=limits)
    (prepared_player,) = prepare_agents([player], limits)
    return ask_player(prepared_player, data, terms, THIS_PROCESS)


def accuracy_of(
    preferences: Callable[[Boards], Any], data: DataSet | None = None, name: str = "preferences"
) -> Accuracy:
    """The accuracy of a function that gives every column of many boards a number, n x columns.

    It is for training loops: one call, for all positions of the package or of a dataset. The legal
    column with the highest number is played. Raises ValueError for an array of another shape.

    >>> centre = accuracy_of(lambda boards: np.tile([0, 1, 2, 3, 2, 1, 0], (len(boards), 1)))
    >>> print(f"{centre.best_moves.value:.2f} {centre.groups['quiet'].best_moves.value:.2f}")
    0.40 0.44
    """
    data = read_set() if data is None else data
    found = np.asarray(preferences(data.boards))
    if found.shape != data.labels.shape:
        raise ValueError(f"the preferences are {found.shape}, expected {data.labels.shape}")
    return by_columns(np.where(data.labels == FULL, -np.inf, found).argmax(1), name, data)


def first(data: DataSet, count: int) -> DataSet:
    """The first positions. Raises UserError if there are not so many."""
    if not len(data):
        raise UserError("the data set holds no position")
    if not 1 <= count <= len(data):
        raise UserError(f"{count:,} positions, expected 1 to {len(data):,}")
    return data[:count]


# Asking -----------------------------------------------------------------------------------------


def ask_player(
    player: Player,
    data: DataSet,
    terms: Terms,
    run: Run,
    *,
    asked: Callable[..., Any] = lambda completed: None,
) -> Accuracy:
    """Ask a player for a move in every position; `asked` is told how many are `completed`.

    After `MOST_FORFEITS` in a row for one cause the player is asked no more.
    """
    first(data, len(data))  # one at least
    size = data.boards.geometry.size
    if tuple(terms.configuration[key] for key in SIZE) != tuple(size):
        raise UserError(f"the positions are on a board of {size}, not that of --config")
    moves = data.moves.tolist()
    blocks = ((start, moves[start : start + BLOCK]) for start in range(0, len(moves), BLOCK))
    games: list[Game] = []
    for found in run_in_order(run, partial(ask_block, player=player, terms=terms), blocks):
        games += found
        asked(completed=len(games))
        if hopeless(games):
            break
    columns = np.full(len(data), NO_MOVE)
    columns[: len(games)] = [NO_MOVE if game.forfeit else game.moves[-1] for game in games]
    return by_columns(columns, player.name, data, games)


def ask_block(block: Block, player: Player, terms: Terms) -> list[Game]:
    """Return the answers to a block, fewer if the player is hopeless.

    A player that is no function has a process of its own.
    """
    with running(player, terms.limits) as running_player:
        return list(answers(block, terms, running_player))


def hopeless(games: list[Game]) -> bool:
    """Whether the last `MOST_FORFEITS` are forfeits for the same cause."""
    causes = [game.forfeit and game.forfeit.cause for game in games[-MOST_FORFEITS:]]
    return len(causes) == MOST_FORFEITS and causes[0] is not None and len(set(causes)) == 1


def answers(block: Block, terms: Terms, player: RunningPlayer) -> Iterator[Game]:
    """The answers to a block, one by one, until the player is hopeless."""
    referee = NativeReferee(terms.configuration)
    referee.overage_seconds = OVERAGE_SECONDS
    games = list[Game]()
    load = True
    for number, text in enumerate(block[1], start=block[0]):
        opening = tuple(map(COLUMN_NAMES.index, text.decode().lower()))
        pairing = Pairing((0, 0), seed=number, opening=opening)
        game = play_one_move(pairing, player, referee, load=load)
        # An agent that follows a game must not lose by sharing.
        if game.forfeit is not None and not load:
            game = play_one_move(pairing, player, referee, load=True)
        load = game.forfeit is not None
        games.append(game)
        yield game
        if hopeless(games):
            return
