"""Leagues: the seed determines the schedule, and every game is played once."""

import itertools
import math
import random
from collections import deque
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from types import MappingProxyType
from typing import Any

from agents.core.board import Board
from arena.executor import Run, workers
from arena.game import SIZE, Game, PlayerId
from arena.match import Pairing, Rules, game_id, play_games
from errors import UserError
from players.player import Player
from processes.process import PlayerProcess

OPENING_ATTEMPTS = 1_000
TASK_SECONDS = 3.0  # after which a task starts no new game; starting two players takes 0.08 s
TASK_GAMES = 5_000
TOGETHER_SECONDS = 0.6  # of play in all games that are played together
TOGETHER_GAMES = {"native": 128, "kaggle": 12}  # at most; environments are costly to make
CLUSTER_WORKERS = 16  # among how many the last games are divided evenly


@dataclass(frozen=True, kw_only=True)
class League:
    """Who plays whom, by which rules, and how often."""

    players: tuple[Player, ...]
    rules: Rules
    games: int  # between every two players who meet
    seed: int
    gauntlet: int = 0  # how many players meet each of the others; 0: everybody meets everybody
    opening_plies: int = 0

    @property
    def player_ids(self) -> tuple[PlayerId, ...]:
        """The players as results name them."""
        return tuple(PlayerId(player.name, player.source_hash) for player in self.players)

    @property
    def meetings(self) -> list[tuple[int, int]]:
        """Every two players who meet, by their numbers."""
        numbers, first = range(len(self.players)), self.gauntlet
        if first:
            return list(itertools.product(numbers[:first], numbers[first:]))
        return list(itertools.combinations(numbers, 2))

    @property
    def planned(self) -> int:
        """The number of games."""
        return self.games * len(self.meetings)

    def pairings(self) -> Iterator[Pairing]:
        """Every game to be played."""
        configuration = self.rules.configuration
        return schedule(self.games, self.seed, self.meetings, self.opening_plies, configuration)

    def facts(self) -> dict[str, Any]:
        """What identifies the league in a file of results: everything except `games`."""
        return {
            "players": [player.name for player in self.players],
            **{f"source of {player.name}": player.source_hash[:16] for player in self.players},
            **self.rules.configuration,
            "overage": self.rules.overage_seconds,
            "referee": self.rules.referee,
            "seed": self.seed,
            "gauntlet": self.gauntlet,
            "opening_plies": self.opening_plies,
        }


def schedule(
    games: int,
    seed: int,
    meetings: Sequence[tuple[int, int]] = ((0, 1),),
    opening_plies: int = 0,
    configuration: Mapping[str, Any] = MappingProxyType({}),
) -> Iterator[Pairing]:
    """`games` games for every two players who meet.

    In each round every two players meet twice, with the seats swapped, from the round's opening.
    If the number of games is odd, the last round is half of one. An opening has `opening_plies`
    random moves, on the board of `configuration`; raises UserError if the board is too small.
    """
    seeds = random.Random(seed)
    openings = random.Random(f"openings {seed}")
    for number in range((games + 1) // 2):
        opening = draw_opening(openings, opening_plies, configuration)
        for one, two in meetings:
            for place, seats in enumerate(((one, two), (two, one))):
                # Always drawn, so that asking for more games leaves the first ones as they were.
                drawn = seeds.getrandbits(31)
                if 2 * number + place < games:
                    yield Pairing(players=seats, seed=drawn, round=number, opening=opening)


def draw_opening(
    generator: random.Random, plies: int, configuration: Mapping[str, Any]
) -> tuple[int, ...]:
    """`plies` random legal moves that do not end the game, as 0-based columns.

    Raises UserError if none are found.
    """
    if not plies:
        return ()
    for _ in range(OPENING_ATTEMPTS):
        board = Board.empty(*(configuration[key] for key in SIZE))
        moves: list[int] = []
        while len(moves) < plies and not board.over:
            moves.append(generator.choice(board.legal_columns()))
            board = board.play(moves[-1])
        if not board.over:
            return tuple(moves)
    size = "{rows} x {columns}, {inarow} in a row".format_map(configuration)
    raise UserError(f"every opening of {plies} plies on {size} ends the game")


# Playing ----------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)  # dask would look for futures in a tuple
class PlayTask:
    """Some games of the same two players."""

    players: Mapping[int, Player]
    player_ids: tuple[PlayerId, ...]  # of the whole league
    pairings: tuple[Pairing, ...]
    rules: Rules

    def __repr__(self) -> str:
        names = " - ".join(player.name for player in self.players.values())
        return f"{len(self.pairings)} games of {names}"


def play_league(
    league: League, *, played: set[str], jobs: int = 1, cluster: str | None = None
) -> Generator[Game, None, None]:
    """Play the games of the league whose ids are not in `played`, and yield them as they end.

    Their ids are added to `played`.
    """
    with workers(jobs=jobs, cluster=cluster) as run:
        among = CLUSTER_WORKERS if cluster else jobs
        for games in play_in(run, league, played=played, among=among):
            yield from games


def play_in(
    run: Run, league: League, *, played: set[str], among: int
) -> Generator[list[Game], None, None]:
    """`play_league` by workers that are kept, `among` of them; yields the games of each task."""
    player_ids = league.player_ids
    queues: dict[tuple[int, ...], deque[Pairing]] = {}  # by the two players
    for pairing in league.pairings():
        if game_id(pairing, player_ids, league.rules.configuration) not in played:
            queues.setdefault(tuple(sorted(pairing.players)), deque()).append(pairing)

    def deal() -> Iterator[PlayTask]:
        while waiting := sum(map(len, queues.values())):
            numbers, queue = max(queues.items(), key=lambda item: len(item[1]))
            fair = waiting if among == 1 else math.ceil(waiting / (2 * among))
            count = min(len(queue), fair, TASK_GAMES)
            yield PlayTask(
                players={number: league.players[number] for number in numbers},
                player_ids=player_ids,
                pairings=tuple(queue.popleft() for _ in range(count)),
                rules=league.rules,
            )

    # Again for pairings that are returned after the last were dealt, which is rare.
    while any(queues.values()):
        for task, (games, left) in run(play_task, deal()):
            queues[tuple(sorted(task.players))].extendleft(reversed(left))
            new = [game for game in games if game.id not in played]
            played.update(game.id for game in new)
            yield new


def play_task(task: PlayTask) -> tuple[list[Game], tuple[Pairing, ...]]:
    """Play games of a task, at least one, with a process for each player.

    Returns the games, and the pairings for which there was no time.
    """
    end = perf_counter() + TASK_SECONDS
    waiting = deque(task.pairings)
    with ExitStack() as stack:
        processes = {
            number: stack.enter_context(PlayerProcess(player, limits=task.rules.limits))
            for number, player in task.players.items()
        }
        referee = task.rules.make_referee()
        play = partial(play_games, running=processes, player_ids=task.player_ids)
        start = perf_counter()
        games = play(deque([waiting.popleft()]), referees=[referee])
        fitting = int(TOGETHER_SECONDS / (perf_counter() - start))
        in_step = min(fitting, TOGETHER_GAMES[task.rules.referee], len(waiting))
        if in_step > 1:
            games += play(waiting, referees=[referee.copy() for _ in range(in_step)], end=end)
        games += play(waiting, referees=[referee], end=end)
    return games, tuple(waiting)
