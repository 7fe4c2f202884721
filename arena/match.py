"""Play games between two players: one by one, or many at once."""

import hashlib
import itertools
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
from arena.process import DEFAULT_LIMITS, Limits, Outcome, PlayerProcess, Reply, RunningPlayer
from arena.referee import KaggleReferee, Referee
from errors import escape_surrogates

# After the last moment at which an answer can count: an answer that is late but comes is judged by
# the player's own clock, and only one that never comes costs the process.
GRACE_SECONDS = 0.5
PATIENCE_SECONDS = 2.0  # for the answers to one message, which take milliseconds
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


class _Playing:
    """A game in progress."""

    def __init__(self, pairing: Pairing, referee: Referee, number: int = 0) -> None:
        """Clear the board and play the opening."""
        self.pairing = pairing
        self.referee = referee
        self.number = number
        self.columns: list[int | None] = []  # answered, in playing order
        self.seconds: list[float] = []
        self.unanswered = [0, 0]
        referee.reset()
        for column in pairing.opening:
            referee.drop(column)

    @property
    def player_to_move(self) -> int:
        return self.pairing.players[self.referee.seat_to_move]

    def seed(self, seat: int) -> int:
        """A different one for each seat, so that a player does not mirror itself."""
        return 2 * self.pairing.seed + seat

    def note(self, column: int | None, seconds: float, *, nothing: bool) -> None:
        """Keep an answer to be played; `nothing` if None was returned."""
        self.columns.append(column)
        self.seconds.append(seconds)
        self.unanswered[self.referee.seat_to_move] += nothing

    def record(self, player_ids: Sequence[PlayerId], last: Reply) -> Game:
        """The game, which ended with the reply `last`."""
        pairing, configuration = self.pairing, self.referee.configuration
        forfeit = _forfeit(self.referee.state().statuses, last)
        played = self.columns[:-1] if forfeit else self.columns
        one, two = (player_ids[player].name for player in pairing.players)
        given: tuple[float | None, ...] = (None,) * len(pairing.opening)
        seconds = (*given, *(round(taken, 6) for taken in self.seconds))
        return Game(
            id=game_id(pairing, player_ids, configuration),
            players=(one, two),
            numbers=pairing.players,
            seed=pairing.seed,
            round=pairing.round,
            configuration=configuration,
            overage_budget=self.referee.overage_seconds,
            moves=(*pairing.opening, *(column or 0 for column in played)),
            opening_plies=len(pairing.opening),
            seconds=seconds,
            unanswered=(self.unanswered[0], self.unanswered[1]),
            forfeit=forfeit,
        )


def play_game(
    pairing: Pairing,
    running: Sequence[RunningPlayer] | Mapping[int, RunningPlayer],
    player_ids: Sequence[PlayerId],
    referee: Referee,
) -> Game:
    """Play one game. Whatever a player does, at worst it forfeits the game."""
    game = _Playing(pairing, referee)
    seats = [running[player] for player in pairing.players]
    for seat, player in enumerate(seats):
        player.new_game(game.seed(seat))
    while not referee.done:
        seat = referee.seat_to_move
        observation = referee.observation(seat)
        deadline = referee.hard_deadline(seat) + GRACE_SECONDS
        reply = seats[seat].act(observation, referee.configuration, deadline)
        game.note(reply.column, reply.seconds, nothing=reply.outcome is Outcome.NOTHING)
        referee.decide(seat, reply)
    return game.record(player_ids, reply)


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


# Many at once -----------------------------------------------------------------------------------


def play_together(
    pairings: deque[Pairing],
    processes: Mapping[int, PlayerProcess],
    player_ids: Sequence[PlayerId],
    referees: Sequence[Referee],
    end: float = math.inf,
) -> list[Game]:
    """Play games of two players, as many at once as there are referees, and return them.

    A message to a player's process and back costs some 100 µs whatever is in it, most of a fast
    player's game; here one message asks for a move in every game. The games stay independent: each
    executes the sources anew and has random numbers of its own.

    Games that are played are removed from `pairings`; none starts after `end`, a time of
    `perf_counter`. An exception, a late answer or printed output is not judged here: this returns
    early, and what is left has to be played one by one, which shows whose fault it is.
    """
    numbers = itertools.count()
    games: list[Game] = []
    playing: list[_Playing] = []
    ended: dict[int, list[int]] = {player: [] for player in processes}  # to be told, by number
    free = list(referees)
    while True:
        while free and pairings and perf_counter() < end:
            playing.append(_Playing(pairings.popleft(), free.pop(), next(numbers)))
        if not playing:
            return games
        asked = {
            player: [game for game in playing if game.player_to_move == player]
            for player in processes
        }
        for player, group in asked.items():
            if group:
                _ask(processes[player], group, ended[player])
                ended[player] = []
        received = [_receive(processes[player], group) for player, group in asked.items() if group]
        if not all(received):
            pairings.extendleft(game.pairing for game in reversed(playing))
            return games
        over = [game for game in playing if game.referee.done]
        playing = [game for game in playing if not game.referee.done]
        for game in over:
            column = game.columns[-1]
            outcome = Outcome.NOTHING if column is None else Outcome.MOVE
            last = Reply(outcome=outcome, column=column, seconds=0.0)
            games.append(game.record(player_ids, last))
            free.append(game.referee)
            for player in ended:
                ended[player].append(game.number)


def _ask(process: PlayerProcess, group: Sequence[_Playing], ended: Sequence[int]) -> None:
    requests = []
    for game in group:
        referee = game.referee
        seat = referee.seat_to_move
        board = referee.board_digits()
        requests.append((game.number, game.seed(seat), referee.step, seat + 1, board))
    referee = group[0].referee
    process.send_together(requests, ended, referee.configuration, referee.overage_seconds)


def _receive(process: PlayerProcess, group: Sequence[_Playing]) -> bool:
    """Play the answers; False if there is anything unusual about them."""
    act_timeout = group[0].referee.configuration["actTimeout"]
    answers = process.receive_together(PATIENCE_SECONDS)
    if answers is None or max(answers.seconds) > act_timeout:
        return False
    for game, column, seconds in zip(group, answers.columns, answers.seconds):
        game.note(column, seconds, nothing=column is None)
        game.referee.drop(column or 0)
    return True
