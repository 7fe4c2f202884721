"""The pool: players whose strength depends on no clock, and their ratings, measured once.

A rating says nothing without the version of the pool that it was measured on. If a player of the
pool plays otherwise than it did (`digest_of`), `python -m benchmarks.pool` measures the pool again,
under the next version.
"""

import hashlib
from typing import NamedTuple

from connectx.arena.league import League, Terms, play_league
from connectx.game import complete_configuration
from connectx.players.player import Player

VERSION = 1
ORIGIN, ORIGIN_ELO = "one_step", 1000  # where the scale is fixed
OPENING_PLIES = 4
TERMS = Terms(configuration=complete_configuration({"actTimeout": 20}), referee="native")


class Anchor(NamedTuple):
    """A player of the pool and its rating."""

    name: str
    elo: int
    error: int  # half of its 95 % interval
    digest: str  # of its games against itself


POOL = (
    Anchor("random_agent", 287, 16, "a5993222b91e4892"),
    Anchor("urgent:CARE=0.5", 566, 11, "bef7a7f318d28c7d"),
    Anchor("urgent", 822, 9, "52348420657852f5"),
    Anchor("one_step", 1000, 0, "5b739576caf55aac"),
    Anchor("minimax:N_STEPS=2", 1278, 12, "273af6edcf589e64"),
    Anchor("searcher:DEPTH=2", 1550, 19, "200f352df3284586"),
    Anchor("searcher:DEPTH=4", 1606, 19, "c405c42db1c6e45b"),
    Anchor("searcher:DEPTH=6", 1753, 20, "396751be4c9a3adf"),
    Anchor("searcher:DEPTH=8", 1868, 26, "16ceb352e9829a6b"),
    Anchor("network", 2087, 31, "614bc0b46d00a9f2"),
)


def digest_of(name: str) -> str:
    """A hash of the moves of four games that a player plays against itself."""
    players = (Player.parse(name), Player.parse(name))
    league = League(
        players=players, terms=TERMS, games=4, seed=0, opening_plies=OPENING_PLIES
    )  # fmt: skip
    games = [game for block in play_league(league) for game in block]
    moves = [game.moves for game in sorted(games, key=lambda game: (game.round, game.numbers))]
    return hashlib.sha256(repr(moves).encode()).hexdigest()[:16]
