"""Play one game between two players."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from arena.game import Cause, Forfeit, Game, PlayerId, overage_by_answer
from arena.native import NativeReferee
from arena.players import escape_surrogates
from arena.process import DEFAULT_LIMITS, Limits, Outcome, Reply, RunningPlayer
from arena.referee import KaggleReferee, Referee
from arena.schedule import Pairing

# After the last moment at which an answer can count: an answer that is late but comes is judged by
# the player's own clock, and only one that never comes costs the process.
GRACE_SECONDS = 0.5
OUTPUT_CHARACTERS = 2_000  # of what the player printed last, in the record of a forfeit


@dataclass(frozen=True, kw_only=True)
class Rules:
    """What holds in every game of a league."""

    configuration: Mapping[str, Any]  # complete, as the environment has it
    overage_seconds: float | None = None  # None: Kaggle's own
    referee: str = "kaggle"  # or "native"
    limits: Limits = DEFAULT_LIMITS

    def make_referee(self) -> Referee:
        """A board of its own."""
        make = NativeReferee if self.referee == NativeReferee.name else KaggleReferee
        return make(self.configuration, overage_seconds=self.overage_seconds)


class Answers:
    """What the players of one game have answered so far, in playing order."""

    def __init__(self) -> None:
        self.columns: list[int | None] = []  # None if None was returned
        self.seconds: list[float] = []
        self.unanswered = [0, 0]  # by seat

    def add(self, seat: int, column: int | None, seconds: float, *, nothing: bool) -> None:
        """Add one answer; `nothing` if None was returned."""
        self.columns.append(column)
        self.seconds.append(seconds)
        self.unanswered[seat] += nothing


def play_game(
    pairing: Pairing,
    running: Sequence[RunningPlayer] | Mapping[int, RunningPlayer],
    player_ids: Sequence[PlayerId],
    referee: Referee,
) -> Game:
    """Play one game. Whatever a player does, at worst it forfeits the game."""
    start_game(pairing, referee)
    configuration = referee.configuration
    seats = [running[player] for player in pairing.players]
    for seat, player in enumerate(seats):
        player.new_game(seat_seed(pairing, seat))
    answers = Answers()
    while not referee.done:
        seat = referee.seat_to_move
        observation = referee.observation(seat)
        deadline = referee.hard_deadline(seat) + GRACE_SECONDS
        reply = seats[seat].act(observation, configuration, deadline)
        nothing = reply.outcome is Outcome.NOTHING
        answers.add(seat, reply.column, reply.seconds, nothing=nothing)
        referee.decide(seat, reply)
    return record_game(pairing, player_ids, referee, answers, reply)


def start_game(pairing: Pairing, referee: Referee) -> None:
    """Clear the board and play the opening."""
    referee.reset()
    for column in pairing.opening:
        reply = Reply(outcome=Outcome.MOVE, column=column, seconds=0.0)
        referee.decide(referee.seat_to_move, reply)


def seat_seed(pairing: Pairing, seat: int) -> int:
    """A different seed for each seat, so that a player does not mirror itself."""
    return 2 * pairing.seed + seat


def record_game(
    pairing: Pairing,
    player_ids: Sequence[PlayerId],
    referee: Referee,
    answers: Answers,
    last: Reply,
) -> Game:
    """The record of a game that ended with the reply `last`."""
    state = referee.state()
    forfeit = _forfeit(state.statuses, last)
    played = answers.columns[:-1] if forfeit else answers.columns
    configuration = referee.configuration
    one, two = (player_ids[player].name for player in pairing.players)
    given: tuple[float | None, ...] = (None,) * len(pairing.opening)
    seconds = (*given, *(round(taken, 6) for taken in answers.seconds))
    winner = state.rewards.index(1) if 1 in state.rewards else None
    return Game(
        id=game_id(pairing, player_ids, configuration),
        players=(one, two),
        numbers=pairing.players,
        seed=pairing.seed,
        round=pairing.round,
        configuration=configuration,
        overage_budget=referee.overage_seconds,
        moves=(*pairing.opening, *(column or 0 for column in played)),
        opening_plies=len(pairing.opening),
        seconds=seconds,
        overage=overage_by_answer(seconds, configuration),
        unanswered=(answers.unanswered[0], answers.unanswered[1]),
        winner=1 - forfeit.seat if forfeit else winner,
        forfeit=forfeit,
    )


def _forfeit(statuses: Sequence[str], last: Reply) -> Forfeit | None:
    for seat, status in enumerate(statuses):
        if status in list(Cause):
            column = 0 if last.outcome is Outcome.NOTHING else last.column
            late = f"answered after {last.seconds:.2f} s, with no overage left for it"
            detail = last.detail or (late if status == Cause.TIMEOUT else f"column {column}")
            return Forfeit(
                seat=seat,
                cause=Cause(status),
                column=column if status == Cause.INVALID else None,
                detail=escape_surrogates(detail),
                output_tail=escape_surrogates(last.printed_tail[-OUTPUT_CHARACTERS:]),
            )
    return None


def game_id(
    pairing: Pairing, player_ids: Sequence[PlayerId], configuration: Mapping[str, Any]
) -> str:
    """The same for the same game, wherever and whenever it is played."""
    seats = [
        [player_ids[player].name, player_ids[player].source_hash] for player in pairing.players
    ]
    facts = json.dumps([seats, pairing.seed, pairing.opening, configuration], sort_keys=True)
    return hashlib.sha256(facts.encode()).hexdigest()[:16]
