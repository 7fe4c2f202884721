"""Play games between players: several in step, or one at a time."""

import hashlib
import json
import math
from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any, NamedTuple

from arena.game import KAGGLE_OVERAGE_SECONDS, Cause, Forfeit, Game, PlayerId
from arena.referee import KaggleReferee, NativeReferee, Referee
from processes.process import DEFAULT_LIMITS, Limits, Outcome, Reply, RunningPlayer, Turn

# Added to the deadline: the worker's clock judges an answer that comes late, and only one that
# never comes costs the process.
GRACE_SECONDS = 0.5
PATIENCE_SECONDS = 2.0  # for the answers in several games at once, which take milliseconds
OUTPUT_CHARACTERS = 2_000  # of the player's last output, in the record of a forfeit
Running = Sequence[RunningPlayer] | Mapping[int, RunningPlayer]  # by their numbers in the league


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
        kind = NativeReferee if self.referee == NativeReferee.name else KaggleReferee
        return kind(self.configuration, overage_seconds=self.overage_seconds)


def play_game(
    pairing: Pairing, running: Running, player_ids: Sequence[PlayerId], referee: Referee
) -> Game:
    """Play one game. Whatever a player does, at worst it forfeits the game."""
    (game,) = play_games(deque([pairing]), running, player_ids, [referee])
    return game


def play_games(
    pairings: deque[Pairing],
    running: Running,
    player_ids: Sequence[PlayerId],
    referees: Sequence[Referee],
    end: float = math.inf,
) -> list[Game]:
    """Play games in step, one for each referee at a time, and return them.

    A message to a player's process and back takes about 100 us, most of a fast player's game. So
    one message asks for the moves of all games in which it is the player's turn. Each game loads
    the sources again and has its own random numbers.

    Games are removed from `pairings` as they are played; none starts after `end`, a time of
    `perf_counter`. A player's behaviour in one game may affect another, so a forfeit counts only
    if there is a single referee. With several, this returns early at anything unusual; the
    remaining games must then be played one at a time.
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
            asked.setdefault(game.pairing.players[game.referee.seat_to_move], []).append(game)
        for player, group in asked.items():
            running[player].ask([game.turn() for game in group], referees[0].configuration)
        odd = False
        for player, group in asked.items():
            deadline = group[0].referee.deadline() + GRACE_SECONDS if alone else PATIENCE_SECONDS
            for game, reply in zip(group, running[player].replies(deadline)):
                odd |= game.take(reply)
        if odd and not alone:
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

    def turn(self) -> Turn:
        """The request to the player to move; its first one has a seed.

        The seats have different seeds, so that a player does not mirror itself.
        """
        seed = 2 * self.pairing.seed + self.referee.seat_to_move if len(self.replies) < 2 else None
        return Turn(self.number, seed, self.referee.observation())

    def take(self, reply: Reply) -> bool:
        """Pass a reply to the referee. Returns whether it requires playing one at a time."""
        self.replies.append(reply)
        self.referee.decide(reply)
        late = reply.seconds > self.referee.configuration["actTimeout"]
        return late or reply.printed_tail != "" or self.referee.cause is not None

    def record(self, player_ids: Sequence[PlayerId]) -> Game:
        """The finished game."""
        pairing, replies = self.pairing, self.replies
        forfeit = self._forfeit()
        one, two = (player_ids[player].name for player in pairing.players)
        first = len(pairing.opening) % 2  # the seat of the first reply
        nothing = [reply.outcome is Outcome.NOTHING for reply in replies]
        played = replies[:-1] if forfeit else replies
        given: tuple[float | None, ...] = (None,) * len(pairing.opening)
        return Game(
            id=game_id(pairing, player_ids, self.referee.configuration),
            players=(one, two),
            numbers=pairing.players,
            seed=pairing.seed,
            round=pairing.round,
            configuration=self.referee.configuration,
            overage_budget=self.referee.overage_seconds,
            moves=(*pairing.opening, *(reply.column or 0 for reply in played)),
            opening_plies=len(pairing.opening),
            seconds=(*given, *(round(reply.seconds, 6) for reply in replies)),
            unanswered=(sum(nothing[first::2]), sum(nothing[1 - first :: 2])),
            forfeit=forfeit,
        )

    def _forfeit(self) -> Forfeit | None:
        """The forfeit, if the last reply was one."""
        cause, last, column = self.referee.cause, self.replies[-1], None
        if cause is None:
            return None
        detail = last.detail
        if cause is Cause.INVALID and last.outcome is not Outcome.RUBBISH:
            column, columns = last.column or 0, self.referee.configuration["columns"]
            detail = f"returned {column}, expected a column from 0 to {columns - 1}"
            if 0 <= column < columns:
                detail = f"column {column} is full"
        elif cause is Cause.TIMEOUT and last.outcome is not Outcome.TIMEOUT:
            detail = f"answered after {last.seconds:.2f} s, with no overage left for it"
        printed = last.printed_tail[-OUTPUT_CHARACTERS:]
        return Forfeit(1 - self.referee.seat_to_move, cause, column, detail, printed)


def game_id(
    pairing: Pairing, player_ids: Sequence[PlayerId], configuration: Mapping[str, Any]
) -> str:
    """An id that depends on the game alone, not on where and when it is played."""
    seats = [
        [player_ids[player].name, player_ids[player].source_hash] for player in pairing.players
    ]
    facts = json.dumps([seats, pairing.seed, pairing.opening, configuration], sort_keys=True)
    return hashlib.sha256(facts.encode()).hexdigest()[:16]
