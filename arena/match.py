"""Play games between players: several in step, or one at a time."""

import hashlib
import json
import math
from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any, NamedTuple

from arena.configuration import KAGGLE_OVERAGE_SECONDS
from arena.game import Cause, Forfeit, Game, PlayerId
from arena.native import NativeReferee
from arena.referee import KaggleReferee, Referee
from errors import escape_surrogates
from processes.process import DEFAULT_LIMITS, Limits, Outcome, Reply, RunningPlayer, Turn

# After the last moment at which an answer can count: an answer that is late but comes is judged by
# the player's own clock, and only one that never comes costs the process.
GRACE_SECONDS = 0.5
PATIENCE_SECONDS = 2.0  # for the answers in several games, which take milliseconds
OUTPUT_CHARACTERS = 2_000  # of what the player printed last, in the record of a forfeit


class Pairing(NamedTuple):
    """A game to be played.

    The two games of a pair share `round` and `opening`, with the seats swapped.
    """

    players: tuple[int, int]  # numbers in the list of players, by seat
    seed: int
    round: int = 0
    opening: tuple[int, ...] = ()  # 0-based columns, played before the players move


@dataclass(frozen=True, kw_only=True)
class Rules:
    """What holds in every game of a league."""

    configuration: Mapping[str, Any]  # complete, as the environment has it
    overage_seconds: float | None = None  # None: Kaggle's own
    referee: str = "kaggle"  # or "native"
    limits: Limits = DEFAULT_LIMITS

    @property
    def deadline(self) -> float:
        """Seconds after which a game's first move is too late."""
        overage = KAGGLE_OVERAGE_SECONDS if self.overage_seconds is None else self.overage_seconds
        return float(self.configuration["actTimeout"]) + overage

    def make_referee(self) -> Referee:
        """A new board."""
        make = NativeReferee if self.referee == NativeReferee.name else KaggleReferee
        return make(self.configuration, overage_seconds=self.overage_seconds)


def play_game(
    pairing: Pairing,
    running: Sequence[RunningPlayer] | Mapping[int, RunningPlayer],
    player_ids: Sequence[PlayerId],
    referee: Referee,
) -> Game:
    """Play one game. Whatever a player does, at worst it forfeits the game."""
    (game,) = play_games(deque([pairing]), running, player_ids, [referee])
    return game


def play_games(
    pairings: deque[Pairing],
    running: Sequence[RunningPlayer] | Mapping[int, RunningPlayer],
    player_ids: Sequence[PlayerId],
    referees: Sequence[Referee],
    end: float = math.inf,
) -> list[Game]:
    """Play games in step, one for each referee at a time, and return them.

    A message to a player's process and back costs some 100 us whatever is in it, most of a fast
    player's game; one message asks for a move in all games in which it is the player's turn. Each
    game executes the sources anew and has random numbers of its own.

    Games that are played are removed from `pairings`; none starts after `end`, a time of
    `perf_counter`. What a player does in one game may hit another, so a forfeit counts only where
    there is one referee: with several, this returns early for anything out of the ordinary, and
    what is left has to be played one at a time.
    """
    games: list[Game] = []
    playing: list[_Playing] = []
    free = list(enumerate(referees))
    alone = len(referees) == 1
    while True:
        while free and pairings and perf_counter() < end:
            playing.append(_Playing(pairings.popleft(), *free.pop()))
        if not playing:
            return games
        asked: dict[int, list[_Playing]] = {}
        for game in playing:
            asked.setdefault(game.player_to_move, []).append(game)
        for player, group in asked.items():
            running[player].ask([game.turn() for game in group], referees[0].configuration)
        for player, group in asked.items():
            deadline = group[0].deadline() if alone else PATIENCE_SECONDS
            for game, reply in zip(group, running[player].replies(deadline)):
                game.take(reply)
        if not alone and any(game.is_odd() for game in playing):
            pairings.extendleft(game.pairing for game in reversed(playing))
            return games
        for game in [game for game in playing if game.referee.done]:
            playing.remove(game)
            games.append(game.record(player_ids))
            free.append((game.number, game.referee))


class _Playing:
    """A game in progress."""

    def __init__(self, pairing: Pairing, number: int, referee: Referee) -> None:
        """Clear the board and play the opening."""
        self.pairing = pairing
        self.number = number
        self.referee = referee
        self.replies: list[Reply] = []
        referee.reset()
        for column in pairing.opening:
            referee.drop(column)

    @property
    def player_to_move(self) -> int:
        return self.pairing.players[self.referee.seat_to_move]

    def turn(self) -> Turn:
        """What the player to move is asked; at its first turn, with a seed.

        The seats have different ones, so that a player does not mirror itself.
        """
        seat = self.referee.seat_to_move
        seed = 2 * self.pairing.seed + seat if len(self.replies) < 2 else None
        return Turn(self.number, seed, self.referee.observation(seat))

    def deadline(self) -> float:
        """Seconds after which there is no use in waiting."""
        return self.referee.hard_deadline(self.referee.seat_to_move) + GRACE_SECONDS

    def take(self, reply: Reply) -> None:
        """Have the referee act on a reply."""
        self.replies.append(reply)
        self.referee.decide(self.referee.seat_to_move, reply)

    def is_odd(self) -> bool:
        """Whether the last reply is a reason to play the game alone."""
        last = self.replies[-1]
        return (
            last.outcome not in (Outcome.MOVE, Outcome.NOTHING)
            or last.printed_bytes > 0
            or last.seconds > self.referee.configuration["actTimeout"]
            or (self.referee.done and self._forfeit() is not None)
        )

    def record(self, player_ids: Sequence[PlayerId]) -> Game:
        """The game, which has ended."""
        pairing, configuration = self.pairing, self.referee.configuration
        forfeit = self._forfeit()
        played = self.replies[:-1] if forfeit else self.replies
        one, two = (player_ids[player].name for player in pairing.players)
        given: tuple[float | None, ...] = (None,) * len(pairing.opening)
        seconds = (*given, *(round(reply.seconds, 6) for reply in self.replies))
        first = len(pairing.opening) % 2  # the seat of the first reply
        nothing = [reply.outcome is Outcome.NOTHING for reply in self.replies]
        unanswered = sum(nothing[first::2]), sum(nothing[1 - first :: 2])
        return Game(
            id=game_id(pairing, player_ids, configuration),
            players=(one, two),
            numbers=pairing.players,
            seed=pairing.seed,
            round=pairing.round,
            configuration=configuration,
            overage_budget=self.referee.overage_seconds,
            moves=(*pairing.opening, *(reply.column or 0 for reply in played)),
            opening_plies=len(pairing.opening),
            seconds=seconds,
            unanswered=unanswered,
            forfeit=forfeit,
        )

    def _forfeit(self) -> Forfeit | None:
        """What the referee says of a game that has ended by the last reply."""
        last = self.replies[-1]
        for seat, status in enumerate(self.referee.state().statuses):
            if status in list(Cause):
                column = 0 if last.outcome is Outcome.NOTHING else last.column
                columns = self.referee.configuration["columns"]
                detail = last.detail
                if not detail and status == Cause.TIMEOUT:
                    detail = f"answered after {last.seconds:.2f} s, with no overage left for it"
                elif not detail and column in range(columns):
                    detail = f"column {column} is full"
                elif not detail:
                    detail = f"returned {column}, expected a column from 0 to {columns - 1}"
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
