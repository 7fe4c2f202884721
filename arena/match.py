"""Schedule and play: a match is a list of pairings, and a pairing gives one game.

    with seated(players) as movers:
        for game in play(schedule(games=100, seed=1), movers, contestants, referee):
            ...

A game is a frozen record of what happened, complete enough to be counted, written down and shown
again without the players.
"""

import contextlib
import hashlib
import json
import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, TypeVar

from arena.player import Mover, Outcome, Player, PlayerProcess, Reply
from arena.referee import KaggleReferee

# Beyond the last moment at which an answer can count, so that one that comes late but comes is
# judged by its own clock, and only one that does not come costs the process.
GRACE_SECONDS = 0.5
OUTPUT_CHARACTERS = 2_000  # of what the player printed last, in the record of a forfeit

T = TypeVar("T")


class Cause(StrEnum):
    """Why a game was forfeited, in the environment's words."""

    INVALID = "INVALID"
    ERROR = "ERROR"
    TIMEOUT = "TIMEOUT"


@dataclass(frozen=True, kw_only=True)
class Contestant:
    """A player as a result names it."""

    name: str
    source_hash: str | None  # None for a callable, which has no source of its own


@dataclass(frozen=True, kw_only=True)
class Forfeit:
    """A game given away. The other side has won it."""

    seat: int
    cause: Cause
    column: int | None  # of an INVALID move that was at least an int
    detail: str  # what the rubbish was, or the end of the traceback
    output_tail: str  # what the player printed last, on stdout and stderr


@dataclass(frozen=True, kw_only=True)
class Pairing:
    """A game to be played: who sits where, by number in the list of players, and its seed."""

    players: tuple[int, int]  # by seat
    seed: int


@dataclass(frozen=True, kw_only=True)
class Game:
    """A game that was played. Tuples of two are by seat, seat 0 having moved first."""

    id: str
    players: tuple[int, int]  # numbers in the list of players
    contestants: tuple[Contestant, Contestant]
    seed: int
    configuration: Mapping[str, Any]
    moves: tuple[int, ...]  # 0-based columns that were played, in playing order
    seconds: tuple[float, ...]  # by answer; one more than moves where the last was no move
    load_seconds: tuple[float, float]  # part of each one's first move
    overage_seconds: tuple[float, float]  # spent beyond actTimeout
    unanswered: tuple[int, int]  # None returned: played as column 0, as Kaggle does
    printed_bytes: tuple[int, int]
    rewards: tuple[int | None, ...]  # the environment's
    statuses: tuple[str, ...]  # the environment's
    winner: int | None  # seat; None for a draw
    forfeit: Forfeit | None

    @property
    def winning_player(self) -> int | None:
        """Number of the player who won; None for a draw."""
        return None if self.winner is None else self.players[self.winner]

    def seat_of(self, player: int) -> int:
        """Where the player with that number sat."""
        return self.players.index(player)

    def seconds_of(self, seat: int) -> tuple[float, ...]:
        """How long each answer of a seat took."""
        return self.seconds[seat::2]


def schedule(*, games: int, seed: int) -> Iterator[Pairing]:
    """Players 0 and 1 against each other, in turn first and second; player 0 begins."""
    seeds = random.Random(seed)
    for number in range(games):
        players = (0, 1) if number % 2 == 0 else (1, 0)
        yield Pairing(players=players, seed=seeds.getrandbits(31))


@contextlib.contextmanager
def seated(players: Sequence[Player]) -> Iterator[list[Mover]]:
    """A process for every player, all ended on the way out."""
    with contextlib.ExitStack() as stack:
        yield [stack.enter_context(PlayerProcess(player)) for player in players]


def play(
    pairings: Iterable[Pairing],
    movers: Sequence[Mover],
    contestants: Sequence[Contestant],
    referee: KaggleReferee,
) -> Iterator[Game]:
    """Play the pairings one after the other, and give each game as it ends."""
    for pairing in pairings:
        yield play_game(pairing, movers, contestants, referee)


def play_game(
    pairing: Pairing,
    movers: Sequence[Mover],
    contestants: Sequence[Contestant],
    referee: KaggleReferee,
) -> Game:
    """Play one game. Whatever a player does ends it at worst, with the cause and the culprit."""
    referee.reset()
    configuration = referee.configuration
    overage = [referee.overage_left(seat) for seat in (0, 1)]
    seats = [movers[player] for player in pairing.players]
    for seat, mover in enumerate(seats):
        mover.new_game(_seat_seed(pairing.seed, seat))
    replies: list[Reply] = []
    while not referee.done:
        seat = referee.seat_to_move
        observation = referee.observation(seat)
        deadline = referee.hard_deadline(seat) + GRACE_SECONDS
        reply = seats[seat].act(observation, configuration, deadline)
        replies.append(reply)
        referee.decide(seat, reply)
    verdict = referee.verdict()
    forfeit = _forfeit(verdict.statuses, replies[-1])
    played = replies[:-1] if forfeit else replies
    by_seat = replies[0::2], replies[1::2]
    return Game(
        id=_game_id(pairing, contestants, configuration),
        players=pairing.players,
        contestants=(contestants[pairing.players[0]], contestants[pairing.players[1]]),
        seed=pairing.seed,
        configuration=configuration,
        moves=tuple(reply.column or 0 for reply in played),
        seconds=tuple(round(reply.seconds, 6) for reply in replies),
        load_seconds=_pair(
            round(max((answer.load_seconds for answer in answers), default=0.0), 6)
            for answers in by_seat
        ),
        overage_seconds=_pair(
            round(overage[seat] - referee.overage_left(seat), 6) for seat in (0, 1)
        ),
        unanswered=_pair(
            sum(answer.outcome is Outcome.NOTHING for answer in answers) for answers in by_seat
        ),
        printed_bytes=_pair(sum(answer.printed_bytes for answer in answers) for answers in by_seat),
        rewards=verdict.rewards,
        statuses=verdict.statuses,
        winner=1 - forfeit.seat if forfeit else _winner(verdict.rewards),
        forfeit=forfeit,
    )


def show_again(game: Game) -> KaggleReferee:
    """A referee that has seen the game's moves again: the record is enough, no player is needed."""
    referee = KaggleReferee(game.configuration)
    replies = [Reply(outcome=Outcome.MOVE, column=column, seconds=0.0) for column in game.moves]
    if game.forfeit is not None:
        replies.append(_forfeiting_reply(game.forfeit))
    for reply in replies:
        referee.decide(referee.seat_to_move, reply)
    return referee


def _forfeiting_reply(forfeit: Forfeit) -> Reply:
    outcome = {
        Cause.INVALID: Outcome.RUBBISH if forfeit.column is None else Outcome.MOVE,
        Cause.ERROR: Outcome.ERROR,
        Cause.TIMEOUT: Outcome.TIMEOUT,
    }[forfeit.cause]
    return Reply(outcome=outcome, column=forfeit.column, detail=forfeit.detail, seconds=0.0)


def _forfeit(statuses: Sequence[str], last: Reply) -> Forfeit | None:
    for seat, status in enumerate(statuses):
        if status in list(Cause):
            column = 0 if last.outcome is Outcome.NOTHING else last.column
            return Forfeit(
                seat=seat,
                cause=Cause(status),
                column=column if status == Cause.INVALID else None,
                detail=last.detail or f"column {column}",
                output_tail=last.printed_tail[-OUTPUT_CHARACTERS:],
            )
    return None


def _winner(rewards: Sequence[int | None]) -> int | None:
    return rewards.index(1) if 1 in rewards else None


def _seat_seed(seed: int, seat: int) -> int:
    """A seed of its own for each seat: against itself a player must not mirror its own choices."""
    return 2 * seed + seat


def _game_id(
    pairing: Pairing, contestants: Sequence[Contestant], configuration: Mapping[str, Any]
) -> str:
    """The same for the same game, wherever and whenever it is played."""
    seats = [
        [contestants[player].name, contestants[player].source_hash] for player in pairing.players
    ]
    facts = json.dumps([seats, pairing.seed, configuration], sort_keys=True)
    return hashlib.sha256(facts.encode()).hexdigest()[:16]


def _pair(values: Iterable[T]) -> tuple[T, T]:
    first, second = values
    return first, second
