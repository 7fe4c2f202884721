"""Accuracy: how often a player's move is best, or keeps the value, in positions with known scores.

Entrants of ConnectX call a best move perfect, and a move that keeps the value good.

A player is asked in blocks of `BLOCK_POSITIONS` positions. Its source is loaded once for a block.
Every position is a turn with its own seed, so an answer depends on its block alone.
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

from connectx.arena.child import Isolation
from connectx.arena.league import MatchSettings, ScheduledGame, make_settings, play_one_move
from connectx.arena.process import RunningPlayer, prepare_agents, run_player
from connectx.arena.rating import Estimate, exact_interval, wilson_interval
from connectx.arena.referee import NativeReferee
from connectx.bench.learning.dataset import DataSet
from connectx.bench.learning.label import FULL_COLUMN_LABEL, Labels, Mask, keeps, matters
from connectx.build.player import Player
from connectx.core.board import COLUMN_NAMES
from connectx.core.boards import Boards, planes_of
from connectx.core.network import decide
from connectx.errors import UserError
from connectx.executor import THIS_PROCESS, OnProgress, Run, ignore_progress, run_in_order
from connectx.game import SIZE_KEYS, Cause, Game

# Both sets were drawn in the same way. The figures of the final set are fair as long as nothing is
# chosen by them.
ACCURACY_SET_FILE = Path(__file__).with_name("accuracy.npz")
FINAL_SET_FILE = Path(__file__).with_name("final.npz")
DEFAULT_POSITIONS = 500
# The fewest discs of each group of positions except the first group.
GROUP_MIN_DISCS = (8, 16, 24, 32)
BLOCK_POSITIONS = 50
POSITION_OVERAGE_SECONDS = 3.0  # the 60 s of a game, shared by 20 moves
# After so many forfeits in a row for the same cause, a player is asked no more.
MAX_EQUAL_FORFEITS = 10
NO_MOVE = -1  # stands in place of a column where a player forfeited
# Neighbouring positions of a set: the index of the first one, and for each position the moves that
# lead to it, such as b"4453".
Block: TypeAlias = tuple[int, list[bytes]]


@lru_cache(maxsize=2)
def read_set(file: Path = ACCURACY_SET_FILE) -> DataSet:
    """Read a set of the package, which has positions of games of four kinds, in random order.

    The set of accuracy has 2,500 positions, the final set 2,190.
    """
    with np.load(file) as arrays:
        return DataSet(arrays["moves"], Boards.from_moves(arrays["moves"]), arrays["scores"])


def position_keys(boards: Boards) -> NDArray[np.int64]:
    """Return a number for each position that identifies it; its mirror image has the same one."""
    canonical_boards, _ = boards.canonical()
    return np.asarray(canonical_boards.key)


def find_groups(data: DataSet) -> dict[str, Mask]:
    """Return for each group of positions, by its name, a mask that says which positions are in it.

    The group "quiet" has the positions with neither a win nor a block at once. Each other group has
    the positions with numbers of discs within a range, as in "8-15 discs". Groups without positions
    are left out.
    """
    boards = data.boards
    discs = boards.discs
    is_win_or_block = boards.winning_squares() & boards.playable != 0  # sides x positions
    masks = {"quiet": np.asarray(~is_win_or_block.any(0))}
    squares = boards.geometry.board.bit_count()
    lowest_counts = (0, *GROUP_MIN_DISCS)
    highest_counts = (*(count - 1 for count in GROUP_MIN_DISCS), squares)
    for lowest, highest in zip(lowest_counts, highest_counts):
        masks[f"{lowest}-{highest} discs"] = (lowest <= discs) & (discs <= highest)
    return {name: mask for name, mask in masks.items() if mask.any()}


@dataclass(frozen=True, repr=False)
class Accuracy:
    """A player's answers in the positions of a set, and the figures that follow from them.

    A move keeps the value if a win stays a win, or a draw a draw. In a lost position, every move
    keeps the value.
    """

    name: str
    data: DataSet
    # n x columns: the columns that are played. There is none for a forfeit. Where there are
    # several, each is as likely as the others.
    moves: Mask
    # A game for each position that was asked: the moves to it, and then the answer or a forfeit.
    games: tuple[Game, ...] = ()

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
        """The accuracy in each group of positions, by the name of the group, such as "quiet".

        The groups are those of `find_groups`. Their `games` are empty.
        """
        return {
            group_name: Accuracy(self.name, self.data[is_in_group], self.moves[is_in_group])
            for group_name, is_in_group in find_groups(self.data).items()
        }

    def __repr__(self) -> str:
        """Return the three shares, in percent, with their intervals."""
        return (
            f"{self.name}: best moves {in_percent(self.best_moves)}, "
            f"value kept {in_percent(self.value_kept)}, "
            f"where it matters {in_percent(self.value_kept_where_it_matters)}"
        )

    def _mean_of_played(self, figures: NDArray[Any]) -> NDArray[np.float64]:
        """Return for each position the mean figure of the columns played there; 0 for a forfeit.

        `figures` has a figure for each column, n x columns.
        """
        sums = np.where(self.moves, figures, 0).sum(1)
        return np.asarray(sums / np.maximum(1, self.moves.sum(1)))

    @cached_property
    def kept(self) -> NDArray[np.float64]:
        """How likely the value is kept in each position.

        It is 1 or 0 where one column is played. Where there are several, it is the share of these
        columns that keep the value. For a forfeit it is 0.
        """
        return self._mean_of_played(keeps(self.labels))

    @property
    def best_moves(self) -> Estimate:
        """The share of moves with the best score."""
        is_best = self.labels == self.labels.max(1, keepdims=True)
        return _estimate_share(self._mean_of_played(is_best))

    @property
    def value_kept(self) -> Estimate:
        """The share of moves that keep a win a win and a draw a draw."""
        return _estimate_share(self.kept)

    @property
    def value_kept_where_it_matters(self) -> Estimate:
        """The share of moves that keep the value, where a legal move would lose it."""
        return _estimate_share(self.kept[matters(self.labels)])

    @cached_property
    def losses(self) -> NDArray[np.float64]:
        """By how much the score of each move is below the best one; 0 for a forfeit."""
        labels = self.labels.astype(int)
        return self._mean_of_played(labels.max(1, keepdims=True) - labels)

    @property
    def score_lost(self) -> float:
        """The mean of `losses` over the positions without a forfeit; NaN if there are none."""
        is_answered = self.moves.any(1)
        losses = self.losses[is_answered]
        return float(losses.mean()) if len(losses) else math.nan

    @property
    def forfeits(self) -> dict[Cause, int]:
        """How many positions were forfeited, by cause.

        A player that forfeits many positions in a row is asked no more. The positions that were not
        asked then count as forfeits for the cause of the last forfeit.
        """
        counts = Counter(game.forfeit.cause for game in self.games if game.forfeit)
        if self.games and self.games[-1].forfeit:
            unasked_positions = len(self.labels) - len(self.games)
            counts[self.games[-1].forfeit.cause] += unasked_positions
        return dict(counts)

    @property
    def seconds(self) -> tuple[float, float]:
        """The median and the longest time of an answer. A block's first time includes loading.

        Both are NaN if no position was asked.
        """
        if not self.games:
            return math.nan, math.nan
        seconds = [game.seconds[-1] or 0.0 for game in self.games]
        return statistics.median(seconds), max(seconds)


def _estimate_share(successes: NDArray[np.float64]) -> Estimate:
    """Return the mean of numbers from 0 to 1, which is a share, with its 95 % interval.

    The mean is NaN if there are no numbers.
    """
    value = float(successes.mean()) if len(successes) else math.nan
    interval = wilson_interval(wins=float(successes.sum()), games=len(successes))
    return Estimate(value, *interval)


def in_percent(share: Estimate) -> str:
    """Return a share with its interval, such as "77.0 (73.1-80.5)"; "" if it is NaN."""
    if math.isnan(share.value):
        return ""
    return f"{100 * share.value:.1f} ({100 * share.low:.1f}-{100 * share.high:.1f})"


def by_columns(columns: Any, name: str, data: DataSet, games: Sequence[Game] = ()) -> Accuracy:
    """Return the accuracy of a player with this name, which plays one column in each position.

    `columns` has `NO_MOVE` where the player forfeited.
    """
    all_columns = np.arange(data.labels.shape[1])
    moves = all_columns == np.asarray(columns)[:, None]  # n x columns
    return Accuracy(name, data, moves, tuple(games))


def find_columns_by_rules(boards: Boards) -> Mask:
    """Return for each position which columns three rules allow, n x columns.

    The rules are: win at once, else block, else give no win away.
    """
    _, moves = decide(boards, boards.winning_squares())  # the masks of the squares that are allowed
    return np.asarray(planes_of(moves, boards.geometry).any(axis=1))


def mcnemar(first: Accuracy, second: Accuracy) -> str:
    """Say which of two players keeps the value more often, and whether that may be chance.

    Only positions count in which one of the players keeps the value and the other does not. That
    is McNemar's exact test, with the interval that agrees with it.
    """
    better, worse = first, second
    if (second.kept > first.kept).sum() > (first.kept > second.kept).sum():
        better, worse = second, first
    wins = int((better.kept > worse.kept).sum())
    losses = int((worse.kept > better.kept).sum())
    differing = wins + losses
    points_per_position = 100 / len(better.labels)  # percentage points
    low_share, high_share = exact_interval(wins, differing)  # of wins among differing positions
    # With a share of wins p, there are differing * (2 * p - 1) more wins than losses.
    low = points_per_position * differing * (2 * low_share - 1)
    high = points_per_position * differing * (2 * high_share - 1)
    figures = (
        f"{better.name} keeps the value in {wins} positions where {worse.name} does not, "
        f"and loses it in {losses} where {worse.name} keeps it: "
        f"{points_per_position * (wins - losses):+.1f} points "
        f"(95 % interval {low:+.1f} to {high:+.1f})"
    )
    if low > 0:
        return f"{better.name} is better than {worse.name}: {figures}"
    return f"{better.name} and {worse.name} are not told apart: {figures}"


def accuracy(
    player: str | Callable[..., Any],
    positions: int | DataSet = DEFAULT_POSITIONS,
    *,
    isolation: str = Isolation.UNTRUSTED,
) -> Accuracy:
    """Measure how often a player moves best, or keeps the value, in positions with known scores.

    A player is a function, or what the command line accepts: the name of an agent in `agents/`,
    "random", "negamax" or a path. A function is called in this process and is never stopped.
    `positions` is how many of the package's 2,500 positions to ask for, or a dataset such as
    `read_dataset` returns. `isolation` is that of `match`.

    Prints nothing, except a warning on stderr if a player is not isolated. Raises PlayerError for a
    player that cannot play, and UserError for more positions than there are.

    >>> measured = accuracy("one_step", 100)
    >>> measured.best_moves.low < measured.best_moves.value < measured.best_moves.high
    True
    >>> measured.forfeits
    {}
    """
    data = take_first(read_set(), positions) if isinstance(positions, int) else positions
    size = dict(zip(SIZE_KEYS, data.boards.geometry.size))  # rows, columns and inarow
    settings = make_settings(isolation, size)
    (prepared_player,) = prepare_agents([player], settings.limits)
    return ask_player(prepared_player, data, settings, THIS_PROCESS)


def accuracy_of(
    preferences: Callable[[Boards], Any], data: DataSet | None = None, name: str = "preferences"
) -> Accuracy:
    """Return the accuracy of a function that prefers columns, for use in training loops.

    The function is called once, with all positions of the package or of a dataset, and returns a
    number for every column, n x columns. The legal column with the highest number is played. Raises
    ValueError for an array of another shape.

    >>> centre = accuracy_of(lambda boards: np.tile([0, 1, 2, 3, 2, 1, 0], (len(boards), 1)))
    >>> print(f"{centre.best_moves.value:.2f} {centre.groups['quiet'].best_moves.value:.2f}")
    0.40 0.44
    """
    if data is None:
        data = read_set()
    numbers = np.asarray(preferences(data.boards))
    if numbers.shape != data.labels.shape:
        raise ValueError(f"the preferences are {numbers.shape}, expected {data.labels.shape}")
    is_full = data.labels == FULL_COLUMN_LABEL
    columns = np.where(is_full, -np.inf, numbers).argmax(1)
    return by_columns(columns, name, data)


def take_first(data: DataSet, count: int) -> DataSet:
    """Return the first `count` positions of a set. Raises UserError if there are not so many."""
    check_not_empty(data)
    if not 1 <= count <= len(data):
        raise UserError(f"{count:,} positions, expected 1 to {len(data):,}")
    return data[:count]


def check_not_empty(data: DataSet) -> None:
    """Raise UserError if a set has no position."""
    if not len(data):
        raise UserError("the data set holds no position")


# Asking -----------------------------------------------------------------------------------------


def ask_player(
    player: Player,
    data: DataSet,
    settings: MatchSettings,
    run: Run,
    *,
    on_progress: OnProgress = ignore_progress,
) -> Accuracy:
    """Ask a player for a move in every position, and return its accuracy.

    After `MAX_EQUAL_FORFEITS` forfeits in a row for the same cause, the player is asked no more,
    and the other positions count as forfeits. `run` asks about blocks of positions, perhaps in
    several processes, and `on_progress` is called after each block. The positions must be on the
    board of `settings`. Raises UserError if there is no position.
    """
    check_not_empty(data)
    moves = data.moves.tolist()
    blocks = (
        (start, moves[start : start + BLOCK_POSITIONS])
        for start in range(0, len(moves), BLOCK_POSITIONS)
    )
    games: list[Game] = []
    play_block = partial(ask_block, player=player, settings=settings)
    for block_games in run_in_order(run, play_block, blocks):
        games += block_games
        on_progress(f"accuracy of {player.name}", len(games), len(data))
        if is_hopeless(games):
            break
    columns = np.full(len(data), NO_MOVE)
    for row, game in enumerate(games):
        if not game.forfeit:
            columns[row] = game.moves[-1]  # the answer follows the moves to the position
    return by_columns(columns, player.name, data, games)


def ask_block(block: Block, player: Player, settings: MatchSettings) -> list[Game]:
    """Ask a player for a move in each position of a block, and return the games that result.

    The player is started for the block, in a process of its own unless it is a function. After
    `MAX_EQUAL_FORFEITS` forfeits in a row for the same cause, it is asked no more.
    """
    with run_player(player, settings.limits) as running_player:
        return list(ask_positions(block, settings, running_player))


def is_hopeless(games: list[Game]) -> bool:
    """Return whether the last `MAX_EQUAL_FORFEITS` games were forfeited for the same cause."""
    last_games = games[-MAX_EQUAL_FORFEITS:]
    causes = [game.forfeit.cause for game in last_games if game.forfeit]
    return len(causes) == MAX_EQUAL_FORFEITS and len(set(causes)) == 1


def ask_positions(block: Block, settings: MatchSettings, player: RunningPlayer) -> Iterator[Game]:
    """Ask a player about the positions of a block, and yield the games that result.

    A game has the moves to a position and the answer, or a forfeit. After `MAX_EQUAL_FORFEITS`
    forfeits in a row for the same cause, the player is asked no more.
    """
    referee = NativeReferee(settings.configuration)
    referee.overage_seconds = POSITION_OVERAGE_SECONDS
    games: list[Game] = []
    first_number, moves_of_positions = block
    must_load = True  # whether the player's source is loaded before the player is asked
    for number, moves in enumerate(moves_of_positions, start=first_number):
        opening = tuple(map(COLUMN_NAMES.index, moves.decode().lower()))  # b"4453" is 3, 3, 4, 2
        # The player has both seats, and the position's number in the set is the seed.
        scheduled_game = ScheduledGame(numbers=(0, 0), seed=number, opening=opening)
        game = play_one_move(scheduled_game, player, referee, load=must_load)
        if game.forfeit is not None and not must_load:
            # An agent that follows a game expects its next position, and must not lose by that. So
            # it is loaded again and asked once more.
            game = play_one_move(scheduled_game, player, referee, load=True)
        must_load = game.forfeit is not None
        games.append(game)
        yield game
        if is_hopeless(games):
            return
