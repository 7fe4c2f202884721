"""Play one game between two players, and keep what happened.

A game is a frozen record, complete enough to be counted, written down and shown again without the
players.
"""

import functools
import hashlib
import importlib.metadata
import json
import platform
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, TypeVar

from arena.native import NativeReferee
from arena.process import NO_LIMITS, Limits, Outcome, Reply, RunningPlayer
from arena.referee import KaggleReferee, Referee
from arena.schedule import Pairing

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
class PlayerId:
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
class Game:
    """A game that was played. Tuples of two are by seat, seat 0 having moved first."""

    id: str
    players: tuple[int, int]  # numbers in the list of players
    player_ids: tuple[PlayerId, PlayerId]
    seed: int
    round: int  # shared by the two games of a pair
    configuration: Mapping[str, Any]
    overage_budget: float  # seconds beyond actTimeout that each seat had
    referee: str  # "kaggle" or "native"
    versions: Mapping[str, str]
    moves: tuple[int, ...]  # 0-based columns that were played, in playing order
    opening_plies: int  # how many of the moves were given
    seconds: tuple[float, ...]  # by answer; one more than moves asked for if the last was none
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

    def points_of(self, seat: int) -> float:
        """1 for a win, 0.5 for a draw, 0 for a loss."""
        return 0.5 if self.winner is None else float(self.winner == seat)

    def seat_of(self, player: int) -> int:
        """Where the player with that number sat."""
        return self.players.index(player)

    def seconds_of(self, seat: int) -> tuple[float, ...]:
        """How long each answer of a seat took."""
        return self.seconds[(seat - self.opening_plies) % 2 :: 2]


@dataclass(frozen=True, kw_only=True)
class Rules:
    """What holds in every game of a league."""

    configuration: Mapping[str, Any]  # complete, as the environment has it
    overage_seconds: float | None = None  # None: Kaggle's own
    referee: str = "kaggle"  # or "native"
    limits: Limits = NO_LIMITS

    def make_referee(self) -> Referee:
        """A board of its own."""
        make = NativeReferee if self.referee == NativeReferee.name else KaggleReferee
        return make(self.configuration, overage_seconds=self.overage_seconds)


class Answers:
    """What one game's players have answered so far, in playing order."""

    def __init__(self) -> None:
        self.columns: list[int | None] = []  # None for None
        self.seconds: list[float] = []
        self.load_seconds = [0.0, 0.0]  # by seat
        self.printed_bytes = [0, 0]
        self.unanswered = [0, 0]

    def add(
        self, seat: int, column: int | None, seconds: float, load_seconds: float, *, nothing: bool
    ) -> None:
        """One answer; `nothing` where it was None."""
        self.columns.append(column)
        self.seconds.append(seconds)
        self.unanswered[seat] += nothing
        if load_seconds:
            self.load_seconds[seat] = load_seconds


def play_game(
    pairing: Pairing,
    running: Sequence[RunningPlayer] | Mapping[int, RunningPlayer],
    player_ids: Sequence[PlayerId],
    referee: Referee,
) -> Game:
    """Play one game. Whatever a player does ends it at worst, with the cause and the culprit."""
    start_game(pairing, referee)
    configuration = referee.configuration
    seats = [running[player] for player in pairing.players]
    for seat, mover in enumerate(seats):
        mover.new_game(seat_seed(pairing, seat))
    answers = Answers()
    while not referee.done:
        seat = referee.seat_to_move
        observation = referee.observation(seat)
        deadline = referee.hard_deadline(seat) + GRACE_SECONDS
        reply = seats[seat].act(observation, configuration, deadline)
        nothing = reply.outcome is Outcome.NOTHING
        answers.add(seat, reply.column, reply.seconds, reply.load_seconds, nothing=nothing)
        answers.printed_bytes[seat] += reply.printed_bytes
        referee.decide(seat, reply)
    return record_game(pairing, player_ids, referee, answers, reply)


def start_game(pairing: Pairing, referee: Referee) -> None:
    """Clear the board, and play the opening."""
    referee.reset()
    for column in pairing.opening:
        reply = Reply(outcome=Outcome.MOVE, column=column, seconds=0.0)
        referee.decide(referee.seat_to_move, reply)


def seat_seed(pairing: Pairing, seat: int) -> int:
    """A seed of its own for each seat: against itself a player must not mirror its own choices."""
    return 2 * pairing.seed + seat


def record_game(
    pairing: Pairing,
    player_ids: Sequence[PlayerId],
    referee: Referee,
    answers: Answers,
    last: Reply,
) -> Game:
    """The record of a game that has ended with the reply `last`."""
    state = referee.state()
    forfeit = _forfeit(state.statuses, last)
    played = answers.columns[:-1] if forfeit else answers.columns
    configuration = referee.configuration
    return Game(
        id=game_id(pairing, player_ids, configuration),
        players=pairing.players,
        player_ids=_pair(player_ids[player] for player in pairing.players),
        seed=pairing.seed,
        round=pairing.round,
        configuration=configuration,
        overage_budget=referee.overage_seconds,
        referee=referee.name,
        versions=versions(),
        moves=(*pairing.opening, *(column or 0 for column in played)),
        opening_plies=len(pairing.opening),
        seconds=tuple(round(taken, 6) for taken in answers.seconds),
        load_seconds=_pair(round(taken, 6) for taken in answers.load_seconds),
        overage_seconds=_pair(
            round(referee.overage_seconds - referee.overage_left(seat), 6) for seat in (0, 1)
        ),
        unanswered=_pair(answers.unanswered),
        printed_bytes=_pair(answers.printed_bytes),
        rewards=state.rewards,
        statuses=state.statuses,
        winner=1 - forfeit.seat if forfeit else _winner(state.rewards),
        forfeit=forfeit,
    )


@functools.cache
def versions() -> Mapping[str, str]:
    """Of what the games of this process are played with."""
    return {
        "python": platform.python_version(),
        "kaggle-environments": importlib.metadata.version("kaggle-environments"),
    }


def show_again(game: Game) -> KaggleReferee:
    """A referee that has seen the game's moves again: the record is enough, no player is needed."""
    referee = KaggleReferee(game.configuration, overage_seconds=game.overage_budget)
    seconds = (0.0,) * game.opening_plies + game.seconds
    replies = [
        Reply(outcome=Outcome.MOVE, column=column, seconds=taken)
        for column, taken in zip(game.moves, seconds)
    ]
    if game.forfeit is not None:
        replies.append(_forfeiting_reply(game.forfeit, seconds[-1]))
    for reply in replies:
        referee.decide(referee.seat_to_move, reply)
    return referee


def _forfeiting_reply(forfeit: Forfeit, seconds: float) -> Reply:
    outcome = {
        Cause.INVALID: Outcome.RUBBISH if forfeit.column is None else Outcome.MOVE,
        Cause.ERROR: Outcome.ERROR,
        Cause.TIMEOUT: Outcome.TIMEOUT,
    }[forfeit.cause]
    return Reply(outcome=outcome, column=forfeit.column, detail=forfeit.detail, seconds=seconds)


def _forfeit(statuses: Sequence[str], last: Reply) -> Forfeit | None:
    for seat, status in enumerate(statuses):
        if status in list(Cause):
            column = 0 if last.outcome is Outcome.NOTHING else last.column
            late = f"answered after {last.seconds:.2f} s, with no overage left for it"
            return Forfeit(
                seat=seat,
                cause=Cause(status),
                column=column if status == Cause.INVALID else None,
                detail=last.detail or (late if status == Cause.TIMEOUT else f"column {column}"),
                output_tail=last.printed_tail[-OUTPUT_CHARACTERS:],
            )
    return None


def _winner(rewards: Sequence[int | None]) -> int | None:
    return rewards.index(1) if 1 in rewards else None


def game_id(
    pairing: Pairing, player_ids: Sequence[PlayerId], configuration: Mapping[str, Any]
) -> str:
    """The same for the same game, wherever and whenever it is played."""
    seats = [
        [player_ids[player].name, player_ids[player].source_hash] for player in pairing.players
    ]
    facts = json.dumps([seats, pairing.seed, pairing.opening, configuration], sort_keys=True)
    return hashlib.sha256(facts.encode()).hexdigest()[:16]


def _pair(values: Iterable[T]) -> tuple[T, T]:
    first, second = values
    return first, second
