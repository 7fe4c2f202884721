"""Who plays whom, from which opening: the list of games of a league, the same for the same seed."""

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
    """A game to be played: who sits where, by number in the list of players, and its seed.

    The two games of a pair share `round` and `opening`, and swap the seats.
    """

    players: tuple[int, int]  # by seat
    seed: int
    round: int = 0
    opening: tuple[int, ...] = ()  # 0-based columns, played before anybody is asked


def schedule(
    *,
    games: int,
    seed: int,
    players: int = 2,
    gauntlet: bool = False,
    opening_plies: int = 0,
    configuration: Mapping[str, Any] | None = None,
) -> Iterator[Pairing]:
    """`games` games between every two players, or in a gauntlet between player 0 and every other.

    In a round every two players meet twice, with the seats swapped, from the opening of the round;
    the last round of an odd number of games is half of one. `configuration` is that of the board
    on which openings of `opening_plies` are drawn.
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
                # Drawn also where it is not needed: more games begin with the same ones.
                drawn = seeds.getrandbits(31)
                if 2 * number + place < games:
                    yield Pairing(players=seats, seed=drawn, round=number, opening=opening)


def draw_opening(
    generator: random.Random, plies: int, configuration: Mapping[str, Any]
) -> tuple[int, ...]:
    """That many random legal moves after which the game goes on.

    Raises UserError where there seem to be none.
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
    size = "{rows} x {columns}, {inarow} in a row".format_map(configuration)
    raise UserError(f"no opening of {plies} plies on {size} leaves the game undecided")
