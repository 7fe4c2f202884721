"""Measure the ratings of the pool of `connectx rate`, and print its table.

    python -m benchmarks.pool FOLDER     about an hour; the games are kept in FOLDER, and resume

Every two players whose ratings so far are at most `FURTHEST` apart play until all intervals are
narrow enough. Nobody's strength depends on the clock, so `actTimeout` is long.
"""

import hashlib
import itertools
import time
from contextlib import closing
from pathlib import Path

import numpy as np

from benchmarks.measure import launch, print_table
from connectx.arena.league import League, Terms
from connectx.arena.match import match
from connectx.arena.rating import Meeting, effective_points, sample_elo
from connectx.arena.report import Result
from connectx.arena.store import Store
from connectx.arena.yardstick import OPENING_PLIES, POOL
from connectx.game import complete_configuration
from connectx.players.player import Player

ORIGIN, ORIGIN_ELO = "one_step", 1000  # where the scale is fixed
TERMS = Terms(configuration=complete_configuration({"actTimeout": 20}), referee="native")
FURTHEST = 450  # Elo
LEAST, MOST = 40, 6_000  # games of two players: of the first round, and in all
SECONDS = 30.0  # of play between two players in a round, so that fast ones play more games
GOAL, TOP_GOAL, TOP = 20, 40, 2  # Elo on either side; the last `TOP` players are slow


def main(folder: list[str]) -> int:
    """Play until all are measured."""
    (place,) = map(Path, folder)
    place.mkdir(parents=True, exist_ok=True)
    numbers = range(len(POOL))
    pairs = [
        (one, two) for one, two in itertools.combinations(numbers, 2)
        if POOL[two].elo - POOL[one].elo <= FURTHEST
    ]  # fmt: skip
    games = dict.fromkeys(pairs, LEAST)
    meetings: dict[tuple[int, int], Meeting] = {}
    wide = {*numbers}
    while wide:
        for pair in pairs:
            if wide & {*pair} or pair not in meetings:
                start = time.monotonic()
                before = meetings[pair].record.games if pair in meetings else 0
                meetings[pair] = play(place, pair, games[pair])
                pace = (time.monotonic() - start) / (games[pair] - before)
                games[pair] = min(MOST, games[pair] + LEAST * max(1, int(SECONDS / pace / LEAST)))
        elo = sample_elo(effective_points(meetings, len(POOL)))
        elo += ORIGIN_ELO - elo[:, [[anchor.name for anchor in POOL].index(ORIGIN)]]
        low, middle, high = np.quantile(elo, (0.025, 0.5, 0.975), axis=0)
        errors = (high - low) / 2
        goals = np.where(np.arange(len(POOL)) < len(POOL) - TOP, GOAL, TOP_GOAL)
        wide = {number for number in numbers if errors[number] > goals[number]}
        played = [
            sum(meeting.record.games for pair, meeting in meetings.items() if number in pair)
            for number in numbers
        ]
        columns = zip(POOL, middle, errors, played)
        rows = [(a.name, f"{m:.1f}", f"{e:.1f}", f"{count:,}") for a, m, e, count in columns]
        print_table(["player", "Elo", "+-", "games"], rows)
    print_table(["player", "digest"], [(each.name, digest_of(each.name)) for each in POOL])
    return 0


def play(folder: Path, pair: tuple[int, int], games: int) -> Meeting:
    """The games of two players, of which the first ones may have been played before."""
    one, two = pair
    league = League(
        players=(Player.parse(POOL[one].name), Player.parse(POOL[two].name)),
        terms=TERMS, games=games, seed=100 * one + two, opening_plies=OPENING_PLIES,
    )  # fmt: skip
    result = Result(league)
    with closing(Store(folder / f"{one}-{two}.db", league.facts())) as store:
        for game in store.games():
            result.add(game)
        for _ in result.play(store=store):
            pass
    return result.meetings[0, 1]


def digest_of(name: str) -> str:
    """A hash of the moves of four games that a player plays against itself."""
    configuration = TERMS.configuration
    played = match(name, name, 4, opening_plies=OPENING_PLIES, configuration=configuration)
    moves = [game.moves for game in played.games]
    return hashlib.sha256(repr(moves).encode()).hexdigest()[:16]


if __name__ == "__main__":
    launch("pool", __doc__, main, "folder")
