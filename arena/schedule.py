"""Who plays whom, from which opening: a league's list of games, which the seed determines."""

import itertools
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from arena.errors import UserError
from arena.native import NativeReferee

OPENING_ATTEMPTS = 1_000


@dataclass(frozen=True, kw_only=True)
class Pairing:
    """A game to be played.

    The two games of a pair share `round` and `opening`, with the seats swapped.
    """

    players: tuple[int, int]  # numbers in the list of players, by seat
    seed: int
    round: int = 0
    opening: tuple[int, ...] = ()  # 0-based columns, played before the players move


def schedule(
    *,
    games: int,
    seed: int,
    players: int = 2,
    gauntlet: bool = False,
    opening_plies: int = 0,
    configuration: Mapping[str, Any] | None = None,
) -> Iterator[Pairing]:
    """`games` games for every two players, or in a gauntlet for player 0 and every other.

    In each round every two players meet twice, with the seats swapped, from the round's opening.
    If the number of games is odd, the last round is half of one. An opening has `opening_plies`
    random moves, on the board of `configuration`; raises UserError if the board is too small.
    """
    seeds = random.Random(seed)
    openings = random.Random(f"openings {seed}")
    meetings = list(itertools.combinations(range(players), 2))
    if gauntlet:
        meetings = [(0, other) for other in range(1, players)]
    for number in range((games + 1) // 2):
        opening = draw_opening(openings, opening_plies, configuration or {})
        for one, two in meetings:
            for place, seats in enumerate(((one, two), (two, one))):
                # Always drawn, so that asking for more games leaves the first ones as they were.
                drawn = seeds.getrandbits(31)
                if 2 * number + place < games:
                    yield Pairing(players=seats, seed=drawn, round=number, opening=opening)


def draw_opening(
    generator: random.Random, plies: int, configuration: Mapping[str, Any]
) -> tuple[int, ...]:
    """That many random legal moves that do not end the game, as 0-based columns.

    Raises UserError if none are found.
    """
    if not plies:
        return ()
    referee = NativeReferee(configuration)
    for _ in range(OPENING_ATTEMPTS):
        referee.reset()
        moves: list[int] = []
        while len(moves) < plies and not referee.done:
            moves.append(generator.choice(referee.legal_columns()))
            referee.drop(moves[-1])
        if not referee.done:
            return tuple(moves)
    size = "{rows} x {columns}, {inarow} in a row".format_map(referee.configuration)
    raise UserError(f"no opening of {plies} plies on {size} leaves the game undecided")
