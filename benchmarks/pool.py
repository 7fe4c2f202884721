"""Measure the ratings of the pool of `connectx rate`, and print its table.

    python -m benchmarks.pool FOLDER     about an hour; the games are stored in FOLDER

Every two players whose ratings so far are at most `MAX_ELO_DISTANCE` apart play for two minutes, so
that fast players play more games. Run it again with the same folder, which adds more games, until
all intervals are narrow enough. Nobody's strength depends on the clock, so `actTimeout` is long.
"""

import hashlib
import itertools
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from benchmarks.measure import launch, make_parser, print_table, with_progress
from connectx.arena.league import League, MatchSettings
from connectx.arena.match import match
from connectx.arena.rating import PairingCounts, effective_points, sample_elo
from connectx.arena.report import Result
from connectx.arena.store import open_store
from connectx.bench.yardstick import POOL, RATING_OPENING_PLIES
from connectx.build.player import Player
from connectx.core.clock import Deadline
from connectx.game import complete_configuration

# The rating of one player is set, which fixes the scale.
ORIGIN_PLAYER = "one_step"
ORIGIN_ELO = 1000
POOL_SETTINGS = MatchSettings(
    configuration=complete_configuration({"actTimeout": 20}), referee="native"
)
MAX_ELO_DISTANCE = 450
MAX_PAIR_GAMES = 6_000  # of two players, in all runs together
PAIR_SECONDS = 120.0  # of play of two players, in each run
DIGEST_GAMES = 4  # a player's digest is a hash of the moves of so many games
DIGEST_CHARACTERS = 16  # hexadecimal digits of a digest


def main(arguments: Sequence[str]) -> int:
    """Play games, and print the ratings that follow from all games so far.

    Returns the exit status, 0.
    """
    games_folder = read_folder(arguments)
    games_folder.mkdir(parents=True, exist_ok=True)
    counts_by_pair: dict[tuple[int, int], PairingCounts] = {}
    for pair in with_progress(list_pairs(), "pairs"):
        counts_by_pair[pair] = play_pair(games_folder, pair)
    # The points of every player against every other, scaled down to those of independent games.
    points = effective_points(counts_by_pair, len(POOL))
    elo_samples = sample_elo(points)  # of the ratings: an array of samples x players
    names = [anchor.name for anchor in POOL]
    # Only differences of ratings follow from games. So each sample is moved until one player has
    # its fixed rating.
    origin_samples = elo_samples[:, [names.index(ORIGIN_PLAYER)]]  # samples x 1
    elo_samples += ORIGIN_ELO - origin_samples
    rows: list[list[str]] = []
    for index, name in enumerate(names):
        low, median, high = np.quantile(elo_samples[:, index], (0.025, 0.5, 0.975))
        error = (high - low) / 2  # half of the 95 % interval
        games = 0
        for pair, counts in counts_by_pair.items():
            if index in pair:
                games += counts.record.games
        rows.append([name, f"{median:.1f}", f"{error:.1f}", f"{games:,}", digest_of(name)])
    print_table(["player", "Elo", "+-", "games", "digest"], rows)
    return 0


def list_pairs() -> list[tuple[int, int]]:
    """Return the pairs of players who meet, as indices in `POOL`, which begins with the weakest.

    Their ratings so far are at most `MAX_ELO_DISTANCE` apart.
    """
    pairs: list[tuple[int, int]] = []
    for weaker, stronger in itertools.combinations(range(len(POOL)), 2):
        if POOL[stronger].elo - POOL[weaker].elo <= MAX_ELO_DISTANCE:
            pairs.append((weaker, stronger))
    return pairs


def read_folder(arguments: Sequence[str]) -> Path:
    """Return the folder in which the games are stored."""
    parser = make_parser("pool", __doc__)
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args(arguments).folder
    return folder


def play_pair(folder: Path, pair: tuple[int, int]) -> PairingCounts:
    """Play games of two players of the pool for `PAIR_SECONDS`, and store them in the folder.

    `pair` has the indices of the players in `POOL`. Returns the counts of these games and of those
    of earlier runs.
    """
    first, second = pair
    league = League(
        players=(Player.parse(POOL[first].name), Player.parse(POOL[second].name)),
        settings=POOL_SETTINGS,
        games=MAX_PAIR_GAMES,
        seed=100 * first + second,
        opening_plies=RATING_OPENING_PLIES,
    )
    result = Result(league)
    deadline = Deadline(PAIR_SECONDS)
    with open_store(folder / f"{first}-{second}.db", league.facts()) as store:
        if store is not None:
            result.add(*store.games())  # of earlier runs
        for _new_games in result.play(store=store):  # which the result and the store have already
            if deadline.expired():
                break
    return result.meetings[0, 1]  # the counts of the players 0 and 1 of the league


def digest_of(name: str) -> str:
    """Return a hash of the moves of a few games that the player with a name plays against itself.

    The hash of a player of the pool changes if it plays otherwise than it did.
    """
    result = match(
        name,
        name,
        DIGEST_GAMES,
        opening_plies=RATING_OPENING_PLIES,
        configuration=POOL_SETTINGS.configuration,
    )
    moves = [game.moves for game in result.games]
    return hashlib.sha256(repr(moves).encode()).hexdigest()[:DIGEST_CHARACTERS]


if __name__ == "__main__":
    launch("pool", main)
