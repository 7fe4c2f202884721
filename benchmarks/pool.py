"""Measure the ratings of the pool of `connectx rate`, and print its table.

    python -m benchmarks.pool FOLDER     about an hour; the games are kept in FOLDER

Every two players whose ratings so far are at most `FURTHEST` apart play for two minutes, so that
fast ones play more games. Run it again until all intervals are narrow enough: the same folder
brings more games. Nobody's strength depends on the clock, so `actTimeout` is long.
"""

import hashlib
import itertools
from pathlib import Path

import numpy as np

from benchmarks.measure import launch, print_table, with_progress
from connectx.arena.league import League, Terms
from connectx.arena.match import match
from connectx.arena.rating import Meeting, effective_points, sample_elo
from connectx.arena.report import Result
from connectx.arena.store import opened
from connectx.bench.yardstick import OPENING_PLIES, POOL
from connectx.build.player import Player
from connectx.core.clock import Deadline
from connectx.game import complete_configuration

ORIGIN, ORIGIN_ELO = "one_step", 1000  # where the scale is fixed
TERMS = Terms(configuration=complete_configuration({"actTimeout": 20}), referee="native")
FURTHEST = 450  # Elo
MOST, SECONDS = 6_000, 120.0  # games of two players in all, and time for them


def main(folder: list[str]) -> int:
    """Play and measure."""
    (place,) = map(Path, folder)
    place.mkdir(parents=True, exist_ok=True)
    pairs = [
        (one, two) for one, two in itertools.combinations(range(len(POOL)), 2)
        if POOL[two].elo - POOL[one].elo <= FURTHEST
    ]  # fmt: skip
    meetings = {pair: play(place, pair) for pair in with_progress(pairs, "pairs")}
    elo = sample_elo(effective_points(meetings, len(POOL)))
    elo += ORIGIN_ELO - elo[:, [[anchor.name for anchor in POOL].index(ORIGIN)]]
    rows = [["player", "Elo", "+-", "games", "digest"]]
    for number, anchor in enumerate(POOL):
        low, middle, high = np.quantile(elo[:, number], (0.025, 0.5, 0.975))
        games = sum(meetings[pair].record.games for pair in pairs if number in pair)
        figures = f"{middle:.1f}", f"{(high - low) / 2:.1f}", f"{games:,}", digest_of(anchor.name)
        rows.append([anchor.name, *figures])
    print_table(rows[0], rows[1:])
    return 0


def play(folder: Path, pair: tuple[int, int]) -> Meeting:
    """The games of two players: those of before, and as many as there is time for."""
    one, two = pair
    league = League(
        players=(Player.parse(POOL[one].name), Player.parse(POOL[two].name)),
        terms=TERMS, games=MOST, seed=100 * one + two, opening_plies=OPENING_PLIES,
    )  # fmt: skip
    result, deadline = Result(league), Deadline(SECONDS)
    with opened(folder / f"{one}-{two}.db", league.facts()) as store:
        result.add(*(store.games() if store else ()))
        for _ in result.play(store=store):
            if deadline.expired():
                break
    return result.meetings[0, 1]


def digest_of(name: str) -> str:
    """A hash of the moves of four games that a player plays against itself."""
    configuration = TERMS.configuration
    played = match(name, name, 4, opening_plies=OPENING_PLIES, configuration=configuration)
    moves = [game.moves for game in played.games]
    return hashlib.sha256(repr(moves).encode()).hexdigest()[:16]


if __name__ == "__main__":
    launch("pool", __doc__, main, "folder")
