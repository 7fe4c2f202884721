"""Leagues: the schedule of games, and the functions that play them.

`Schedule` divides the games of a league into tasks for the workers of `play_league`. A worker plays
the games of a task with `play_games`: several in a batch, move by move, or one at a time.
"""

import hashlib
import heapq
import itertools
import json
import math
import random
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from functools import partial
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from connectx.arena.child import DEFAULT_LIMITS, NOT_ISOLATED, Isolation, Limits, choose_sandbox
from connectx.arena.process import FunctionPlayer, Outcome, Reply, RunningPlayer, Turn, run_player
from connectx.arena.referee import REFEREES, Referee
from connectx.build.player import Player
from connectx.core.board import Board
from connectx.core.scores import opening_score
from connectx.errors import UserError, print_to_stderr
from connectx.executor import THIS_PROCESS, Run
from connectx.game import Cause, Forfeit, Game, complete_configuration, find_geometry
from connectx.words import expect_column

OPENING_ATTEMPTS = 1_000
# What a league's facts say of drawn openings, if they are balanced. Leagues of earlier versions,
# which drew any opening, say nothing.
BALANCED_OPENINGS_FACT = "undecided"
MAX_OPENING_SCORE = 14  # of a drawn opening, for either side
# A task starts no new game after so many seconds. Starting two players takes 0.08 s. On a busy
# machine, where it takes long, the limit is so many times as long as starting the players.
TASK_SECONDS = 1.0
TASK_START_TIMES = 8
MAX_TASK_GAMES = 5_000
BATCH_SECONDS = 0.3  # of play in all games of a batch together
# Added to the time limit of a reply. Whether a reply is late is measured by the player's process.
# Only a reply that never comes costs the process.
GRACE_SECONDS = 0.5
BATCH_REPLY_SECONDS = 2.0  # for the replies in all games of a batch, which take milliseconds
MAX_OUTPUT_TAIL_CHARACTERS = 2_000  # of the output of a player that forfeits

# By their numbers in the league.
RunningPlayers = Sequence[RunningPlayer] | Mapping[int, RunningPlayer]


class ScheduledGame(NamedTuple):
    """A game to be played.

    In a round, two players play twice: `round` and `opening` are the same, and the seats are
    swapped. The round and the players' numbers tell which game of a league a stored game is.
    """

    numbers: tuple[int, int]  # of the players, in the league's list, by seat
    seed: int
    round: int = 0
    opening: tuple[int, ...] = ()  # 0-based columns, played before the players move


@dataclass(frozen=True, kw_only=True)
class MatchSettings:
    """What all games of a league share: the board, the times, the referee and the limits."""

    configuration: Mapping[str, Any]  # complete, as the environment has it
    referee: str = "kaggle"  # a key of `REFEREES`
    limits: Limits = DEFAULT_LIMITS


def make_settings(
    isolation: str, configuration: Mapping[str, Any] | None = None, *, referee: str = "native"
) -> MatchSettings:
    """Return the settings of games that a script or a command asks for.

    `isolation` is a value of `Isolation`. Keys that `configuration` lacks have their defaults.
    Raises ValueError for another isolation, and UserError for an invalid configuration.
    """
    limits = Limits(isolation=Isolation(isolation))
    complete = complete_configuration(configuration or {})
    return MatchSettings(configuration=complete, referee=referee, limits=limits)


@dataclass(frozen=True, kw_only=True)
class League:
    """A tournament, by what determines its games: players, settings, numbers of games, a seed."""

    players: tuple[Player, ...]
    settings: MatchSettings
    games: int  # of each pairing
    seed: int
    gauntlet: int = 0  # how many players meet each of the others; 0: everybody meets everybody
    opening_plies: int = 0
    opening: tuple[int, ...] = ()  # 0-based columns, with which every game begins
    # Whether an opening may be drawn although one side is known to win early from it.
    allows_unbalanced_openings: bool = False

    @property
    def has_balanced_openings(self) -> bool:
        """Whether openings are drawn, except those from which one side is known to win early."""
        if self.allows_unbalanced_openings:
            return False
        return self.opening_plies > 0 and not self.opening

    @property
    def paired_players(self) -> list[tuple[int, int]]:
        """The pairings: the numbers of every two players who meet, the lower one first.

        A player's number is its index in `players`. A pairing's number is its index in this list.
        """
        numbers = range(len(self.players))
        if self.gauntlet:
            return list(itertools.product(numbers[: self.gauntlet], numbers[self.gauntlet :]))
        return list(itertools.combinations(numbers, 2))

    @property
    def planned(self) -> int:
        """The number of games."""
        return self.games * len(self.paired_players)

    def schedule_games(self) -> Iterator[ScheduledGame]:
        """Yield every game to be played, round by round."""
        schedule = Schedule(self)
        pairing_numbers = range(len(self.paired_players))
        for first_index in range(0, self.games, 2):
            indices_of_round = range(first_index, min(first_index + 2, self.games))
            for pairing_number, game_index in itertools.product(pairing_numbers, indices_of_round):
                yield schedule.schedule_game(pairing_number, game_index)

    def draw_seeds(self) -> Iterator[NDArray[Any]]:
        """Yield an array for each round, without end: the seeds of two games for each pairing.

        The seeds of the pairing with the number n have the indices 2 n and 2 n + 1. A round that is
        played in part has all its seeds, so a league with more games begins with the same ones.
        """
        generator = random.Random(self.seed)
        seed_count = 2 * len(self.paired_players)
        while True:
            random_bits = generator.getrandbits(32 * seed_count)
            random_bytes = random_bits.to_bytes(4 * seed_count, "little")
            # The same as if `getrandbits(31)` gave each seed, and faster.
            yield np.frombuffer(random_bytes, "<u4") >> 1

    def draw_openings(self) -> Iterator[tuple[int, ...]]:
        """Yield the opening of each round, without end.

        Raises UserError if there is no opening that leaves the game open.
        """
        generator = random.Random(f"openings {self.seed}")
        while True:
            yield self._draw_opening(generator)

    def _draw_opening(self, generator: random.Random) -> tuple[int, ...]:
        """Return `opening` with `opening_plies` random legal moves after it, as 0-based columns.

        The game is not over after them. If the league `has_balanced_openings` and the score is
        known, neither side is ahead by more than `MAX_OPENING_SCORE`: another opening, played from
        both seats, would say nothing about the players. Raises UserError if no such opening is
        found.
        """
        configuration = self.settings.configuration
        plies = len(self.opening) + self.opening_plies
        start_board = Board.empty(*find_geometry(configuration).size)
        for column in self.opening:
            start_board = start_board.play(column)
        for _ in range(OPENING_ATTEMPTS):
            board = start_board
            moves = list(self.opening)
            while len(moves) < plies and not board.over:
                column = generator.choice(board.legal_columns())
                board = board.play(column)
                moves.append(column)
            # The exact score for the side to move, None if it is not known.
            score = opening_score(board) if self.has_balanced_openings else None
            is_balanced = score is None or abs(score) <= MAX_OPENING_SCORE
            if is_balanced and not board.over:
                return tuple(moves)
        size = "{rows} x {columns}, {inarow} in a row".format_map(configuration)
        raise UserError(f"every opening of {plies} plies on {size} ends or decides the game")

    @property
    def id(self) -> str:
        """A hash of `facts` as JSON, so that it depends on the order of their keys, too."""
        return hashlib.sha256(json.dumps(self.facts()).encode()).hexdigest()[:16]

    def facts(self) -> dict[str, Any]:
        """Return what identifies the league in a file of results: everything except `games`.

        The keys are always in the same order, as the hash `id` depends on it.
        """
        facts: dict[str, Any] = {"players": [player.name for player in self.players]}
        for player in self.players:
            facts[f"source of {player.name}"] = player.source_hash[:16]
        facts |= self.settings.configuration  # the size of the board and the times
        facts["referee"] = self.settings.referee
        facts["seed"] = self.seed
        facts["gauntlet"] = self.gauntlet
        facts["opening_plies"] = self.opening_plies
        if self.opening:
            facts["opening"] = list(self.opening)
        if self.has_balanced_openings:
            facts["openings"] = BALANCED_OPENINGS_FACT
        return facts


class PlayTask(NamedTuple):
    """Some games of the same two players."""

    players: Mapping[int, Player]  # by their numbers in the league
    scheduled_games: tuple[ScheduledGame, ...]
    settings: MatchSettings
    pairing_number: int  # an index in the league's `paired_players`


class Schedule:
    """The games of a league, each by the number of its pairing and its index in that pairing.

    In each round every two players who meet play twice, with the seats swapped, from the round's
    opening. So the games with the indices 0 and 1 are the first round of a pairing. If the number
    of games is odd, the last round has one game.

    `tasks` yields the games that are to be played. A task has games of one pairing only, more than
    there is time for: `requeue` takes back those for which there was none. The pairing with the
    fewest rounds is next, and before it one with half a round, so that the games form a whole
    league at any time. A task costs the same for any number of pairings, as each of them is looked
    at only when its turn comes.
    """

    def __init__(
        self,
        league: League,
        played: Iterable[Game] = (),
        indices_by_pairing: Mapping[int, Sequence[int]] | None = None,
    ) -> None:
        """Schedule the games of a league that are not among the `played` ones.

        `indices_by_pairing` are the indices of the games to play, by the number of their pairing;
        None stands for all games.
        """
        self._league = league
        self._indices_by_pairing = indices_by_pairing
        self._paired_players = league.paired_players
        # Of each played game: the numbers of its players, the lower one first, and its index.
        self._played_games: set[tuple[int, int, int]] = set()
        for game in played:
            lower, higher = sorted(game.numbers)
            self._played_games.add((lower, higher, find_game_index(game.round, game.numbers)))
        self._seeds_of_next_rounds = league.draw_seeds()
        self._openings_of_next_rounds = league.draw_openings()
        self._seeds_by_round: list[NDArray[Any]] = []  # of the rounds drawn so far
        self._openings_by_round: list[tuple[int, ...]] = []
        # A heap of games to be played: their turn, the number of their pairing, and their indices
        # in it. The indices are None for a pairing that has not been looked at, and nor have those
        # after it.
        self.queue: list[tuple[int, int, Sequence[int] | None]] = [(1, 0, None)]
        # Roughly how many games are in no task yet. A file may hold more games than are planned.
        if indices_by_pairing is None:
            self._remaining_games = league.planned - len(self._played_games)
        else:
            self._remaining_games = sum(len(indices) for indices in indices_by_pairing.values())

    def schedule_game(self, pairing_number: int, game_index: int) -> ScheduledGame:
        """Return a game of a pairing, with its seats, its seed and its opening.

        Raises UserError if the opening cannot be drawn.
        """
        round_number, game_in_round = divmod(game_index, 2)
        lower, higher = self._paired_players[pairing_number]
        numbers = (lower, higher) if game_in_round == 0 else (higher, lower)
        seed = self.draw_seed(pairing_number, game_index)
        return ScheduledGame(numbers, seed, round_number, self.draw_opening(round_number))

    def draw_seed(self, pairing_number: int, game_index: int) -> int:
        """Return the seed of a game of a pairing.

        Each round has an array of seeds, with one for each of the two games of every pairing.
        """
        round_number, game_in_round = divmod(game_index, 2)
        while len(self._seeds_by_round) <= round_number:
            self._seeds_by_round.append(next(self._seeds_of_next_rounds))
        return int(self._seeds_by_round[round_number][2 * pairing_number + game_in_round])

    def draw_opening(self, round_number: int) -> tuple[int, ...]:
        """Return the opening of a round. Raises UserError if it cannot be drawn."""
        while len(self._openings_by_round) <= round_number:
            self._openings_by_round.append(next(self._openings_of_next_rounds))
        return self._openings_by_round[round_number]

    def tasks(self, run: Run) -> Iterator[PlayTask]:
        """Yield tasks until the queue is empty.

        With several workers a task has at most half of a worker's share, so that all workers end at
        about the same time.
        """
        while self.queue:
            turn, pairing_number, game_indices = heapq.heappop(self.queue)
            if game_indices is None:  # this pairing and those after it are new
                if pairing_number + 1 < len(self._paired_players):
                    heapq.heappush(self.queue, (turn, pairing_number + 1, None))
                self._enqueue(pairing_number, self._list_games_to_play(pairing_number))
                continue
            count = self._count_task_games(workers=run.count())
            scheduled_games = tuple(
                self.schedule_game(pairing_number, game_index)
                for game_index in game_indices[:count]
            )
            self._remaining_games -= len(scheduled_games)
            self._enqueue(pairing_number, game_indices[count:])
            numbers = scheduled_games[0].numbers
            players = {number: self._league.players[number] for number in numbers}
            yield PlayTask(players, scheduled_games, self._league.settings, pairing_number)

    def requeue(self, task: PlayTask, scheduled_games: Sequence[ScheduledGame]) -> None:
        """Put the unplayed games of a task back into the queue."""
        self._remaining_games += len(scheduled_games)
        game_indices = [find_game_index(game.round, game.numbers) for game in scheduled_games]
        self._enqueue(task.pairing_number, game_indices)

    def _count_task_games(self, workers: int) -> int:
        """Return how many games the next task has at most, for a number of workers."""
        share = self._remaining_games
        if workers > 1:
            share = math.ceil(self._remaining_games / (2 * workers))
        return min(max(1, share), MAX_TASK_GAMES)

    def _list_games_to_play(self, pairing_number: int) -> Sequence[int]:
        """Return the indices of the games of a pairing that are to be played, without played ones.

        These are all games of the pairing, unless the schedule was made for certain games.
        """
        game_indices: Sequence[int] = range(self._league.games)
        if self._indices_by_pairing is not None:
            game_indices = self._indices_by_pairing.get(pairing_number, ())
        lower, higher = self._paired_players[pairing_number]
        return [index for index in game_indices if (lower, higher, index) not in self._played_games]

    def _enqueue(self, pairing_number: int, game_indices: Sequence[int]) -> None:
        """Put games of a pairing, by their indices in it, into the queue.

        Their turn in the queue is the index of the first one, with its last bit inverted: in each
        round, the pairings that wait for the second game come first.
        """
        if game_indices:
            turn = game_indices[0] ^ 1
            heapq.heappush(self.queue, (turn, pairing_number, game_indices))


def find_game_index(round_number: int, numbers: tuple[int, int]) -> int:
    """Return the index of a game in its pairing, by the numbers of the players by seat.

    In games with an even index, the player with the lower number moves first.
    """
    first_number, second_number = numbers
    is_second_game = first_number > second_number
    return 2 * round_number + int(is_second_game)


# Tasks ------------------------------------------------------------------------------------------


def play_league(
    league: League,
    *,
    run: Run = THIS_PROCESS,
    played: Iterable[Game] = (),
    indices_by_pairing: Mapping[int, Sequence[int]] | None = None,
) -> Iterator[list[Game]]:
    """Play the games that are not among the `played` ones. Yields those of each task as it ends.

    `indices_by_pairing` are the indices of the games to play, in order, by the number of their
    pairing. None stands for all games.

    All players that are to be isolated have one sandbox, and a worker that cannot use it later does
    not play. Raises PlayerError if `Limits.isolation` is ALL and the machine of the workers has
    none.
    """
    league = _choose_common_sandbox(league, run)
    schedule = Schedule(league, played, indices_by_pairing)
    # A task returns the games for which it had no time. Rarely, that is after the queue has
    # become empty, and the tasks have ended. Then they begin again.
    while schedule.queue:
        for task, (games, unplayed_games) in run(play_task, schedule.tasks(run)):
            schedule.requeue(task, unplayed_games)
            yield games


def _choose_common_sandbox(league: League, run: Run) -> League:
    """Return a league whose limits name the sandbox that the workers of `run` can use.

    Prints a line on stderr if the workers cannot isolate players, and this process could. Raises
    PlayerError if a player has to be isolated and the workers cannot do that.
    """
    limits = league.settings.limits
    named_players = [player for player in league.players if not isinstance(player, FunctionPlayer)]
    untrusted_player = next((player for player in named_players if limits.isolates(player)), None)
    if limits.sandbox is not None or untrusted_player is None:
        return league
    # All untrusted players have the same sandbox.
    sandbox = run.call_there(partial(choose_sandbox, untrusted_player, limits))
    if sandbox == NOT_ISOLATED and choose_sandbox(untrusted_player, limits) != NOT_ISOLATED:
        print_to_stderr(
            "players from files run with the rights of the workers, which cannot isolate them"
        )
    settings = replace(league.settings, limits=replace(limits, sandbox=sandbox))
    return replace(league, settings=settings)


def play_task(task: PlayTask) -> tuple[list[Game], tuple[ScheduledGame, ...]]:
    """Play games of a task, at least one, with a process for each player.

    Returns the games that were played, and the scheduled ones for which there was no time.
    """
    scheduled_games = deque(task.scheduled_games)
    games: list[Game] = []
    start = perf_counter()
    with ExitStack() as stack:
        running_players = {
            number: stack.enter_context(run_player(player, task.settings.limits))
            for number, player in task.players.items()
        }
        start_seconds = perf_counter() - start
        referee = REFEREES[task.settings.referee](task.settings.configuration)
        # No game starts after this time.
        end = perf_counter() + max(TASK_SECONDS, TASK_START_TIMES * start_seconds)
        # The first game, which is always played, loads modules. The second one tells how long a
        # game takes.
        while scheduled_games and len(games) < 2 and (not games or perf_counter() < end):
            game_start = perf_counter()
            games.append(play_game(scheduled_games.popleft(), running_players, referee))
            game_seconds = perf_counter() - game_start
        # As many of the others as fit are played in a batch. What that leaves is played one by one.
        batch_games = min(
            int(BATCH_SECONDS / game_seconds),
            referee.max_batch_games,
            *(player.max_batch_games for player in running_players.values()),
            len(scheduled_games),
        )
        if batch_games > 1:
            referees = [referee.copy() for _ in range(batch_games)]
            games += play_games(scheduled_games, running_players, referees, end)
        games += play_games(scheduled_games, running_players, [referee], end)
    return games, tuple(scheduled_games)


# Games ------------------------------------------------------------------------------------------


def play_game(
    scheduled_game: ScheduledGame, running_players: RunningPlayers, referee: Referee
) -> Game:
    """Play one game. Whatever a player does, at worst it forfeits the game."""
    (game,) = play_games(deque([scheduled_game]), running_players, [referee])
    return game


def play_games(
    scheduled_games: deque[ScheduledGame],
    running_players: RunningPlayers,
    referees: Sequence[Referee],
    end: float = math.inf,
) -> list[Game]:
    """Play games and return them: one at a time, or in a batch with a game for each referee.

    A message to a player's process and back takes about 100 us, most of a fast player's game. So
    in a batch, one message asks for the moves of all games in which it is the player's turn. Each
    game loads the sources again and has its own random numbers.

    Games are removed from `scheduled_games` as they are played. None starts after `end`, a time of
    `perf_counter`. A player's behaviour in one game may affect another, so a forfeit counts only
    if there is a single referee. With several, this returns early at anything unusual. The
    remaining games must then be played one at a time.
    """
    is_batch = len(referees) > 1
    finished_games: list[Game] = []
    open_games: list[_OpenGame] = []
    idle_referees = list(enumerate(referees))  # each with the number of its game in the batch
    while True:
        while idle_referees and scheduled_games and perf_counter() < end:
            number_in_batch, referee = idle_referees.pop()
            open_games.append(_OpenGame(scheduled_games.popleft(), number_in_batch, referee))
        if not open_games:
            return finished_games
        is_unusual = _play_moves(open_games, running_players, is_batch=is_batch)
        if is_batch and is_unusual:
            scheduled_games.extendleft(game.scheduled_game for game in reversed(open_games))
            return finished_games
        for game in [game for game in open_games if game.referee.done]:
            open_games.remove(game)
            finished_games.append(game.make_result(running_players))
            idle_referees.append((game.number_in_batch, game.referee))


def _play_moves(
    open_games: Sequence["_OpenGame"], running_players: RunningPlayers, *, is_batch: bool
) -> bool:
    """Play a move in each of several games. A batch has little time for all of them together.

    Returns whether something was unusual: a player was late, printed or forfeited.
    """
    configuration = open_games[0].referee.configuration
    games_by_player: dict[int, list[_OpenGame]] = {}  # by the number of the player to move
    for game in open_games:
        number = game.scheduled_game.numbers[game.referee.seat_to_move]
        games_by_player.setdefault(number, []).append(game)
    # All players are asked first, so that they think at the same time.
    for number, games in games_by_player.items():
        running_players[number].ask([game.make_turn() for game in games], configuration)
    is_unusual = False
    for number, games in games_by_player.items():
        if is_batch:
            # A player that is late in one of the games is found out when it is played alone.
            max_seconds = BATCH_REPLY_SECONDS
        else:
            max_seconds = games[0].referee.seconds_to_answer() + GRACE_SECONDS
        for game, reply in zip(games, running_players[number].replies(max_seconds)):
            game.replies.append(reply)
            game.referee.decide(reply)
            is_late = reply.seconds > configuration["actTimeout"]
            if is_late or reply.output_tail or game.referee.cause is not None:
                is_unusual = True
    return is_unusual


def play_one_move(
    scheduled_game: ScheduledGame, player: RunningPlayer, referee: Referee, *, load: bool
) -> Game:
    """Ask a player for one move after an opening, and return the game, which ends with that move.

    In `scheduled_game`, both players have the number 0. With `load`, the player's source is
    executed first. Without it, the player keeps its variables.
    """
    game = _OpenGame(scheduled_game, number_in_batch=0, referee=referee)
    player.ask([game.make_turn()._replace(load=load)], referee.configuration)
    (reply,) = player.replies(referee.seconds_to_answer() + GRACE_SECONDS)
    game.replies.append(reply)
    referee.decide(reply)
    return game.make_result([player])


def make_game_id(
    scheduled_game: ScheduledGame, players: tuple[Player, Player], configuration: Mapping[str, Any]
) -> str:
    """Return a hash of what identifies a game, not of where and when it is played.

    Two rounds may draw the same seed and opening, and two players may have the same name and
    source. So the hash depends on the round and the players' numbers, too.
    """
    identity = {
        "seats": [[player.name, player.source_hash] for player in players],
        "numbers": scheduled_game.numbers,
        "round": scheduled_game.round,
        "seed": scheduled_game.seed,
        "opening": scheduled_game.opening,
        "configuration": configuration,
    }
    text = json.dumps(identity, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


class _OpenGame:
    """A game in progress: its referee, and the replies so far."""

    def __init__(
        self, scheduled_game: ScheduledGame, number_in_batch: int, referee: Referee
    ) -> None:
        """Clear the board and play the opening."""
        self.scheduled_game = scheduled_game
        self.number_in_batch = number_in_batch  # by which the players tell the games apart
        self.referee = referee
        self.replies: list[Reply] = []
        referee.reset()
        for column in scheduled_game.opening:
            referee.drop(column)

    def make_turn(self) -> Turn:
        """Return the request to the player to move.

        A player's first request in the game has a seed for its random numbers. The seats have
        different seeds, so that a player does not mirror itself.
        """
        seed = None
        if len(self.replies) < 2:
            seed = 2 * self.scheduled_game.seed + self.referee.seat_to_move
        return Turn(self.number_in_batch, seed, self.referee.observation())

    def make_result(self, running_players: RunningPlayers) -> Game:
        """Return the finished game. The last reply is no move if it was a forfeit."""
        scheduled_game = self.scheduled_game
        opening = scheduled_game.opening
        first_player, second_player = (
            running_players[number].player for number in scheduled_game.numbers
        )
        forfeit = self._describe_forfeit()
        move_replies = self.replies[:-1] if forfeit else self.replies
        moves = [reply.column or 0 for reply in move_replies]  # None is played as column 0
        seconds = [round(reply.seconds, 6) for reply in self.replies]
        configuration = self.referee.configuration
        return Game(
            id=make_game_id(scheduled_game, (first_player, second_player), configuration),
            players=(first_player.name, second_player.name),
            numbers=scheduled_game.numbers,
            seed=scheduled_game.seed,
            round=scheduled_game.round,
            configuration=configuration,
            moves=(*opening, *moves),
            opening_plies=len(opening),
            seconds=(*[None] * len(opening), *seconds),
            unanswered=self._count_unanswered(),
            forfeit=forfeit,
        )

    def _count_unanswered(self) -> tuple[int, int]:
        """Return how often each seat returned None, for which column 0 is played."""
        counts = [0, 0]
        for ply, reply in enumerate(self.replies, start=len(self.scheduled_game.opening)):
            if reply.outcome is Outcome.NOTHING:
                seat = ply % 2
                counts[seat] += 1
        return counts[0], counts[1]

    def _describe_forfeit(self) -> Forfeit | None:
        """Return the forfeit that the last reply was; None if that was a move."""
        cause = self.referee.cause
        if cause is None:
            return None
        reply = self.replies[-1]
        column = None
        detail = reply.detail
        if cause is Cause.INVALID and reply.outcome is Outcome.NOTHING:
            column = 0
            detail = "returned None; Kaggle plays column 0, which is full"
        elif cause is Cause.INVALID and reply.outcome is Outcome.MOVE:
            column = reply.column
            columns = self.referee.configuration["columns"]
            is_full = column is not None and 0 <= column < columns
            expected = "expected a column that is not full" if is_full else expect_column(columns)
            detail = f"returned {column}, {expected}"
        elif cause is Cause.TIMEOUT and reply.outcome is not Outcome.TIMEOUT:
            detail = f"answered after {reply.seconds:.2f} s, with no overage left for it"
        output_tail = reply.output_tail[-MAX_OUTPUT_TAIL_CHARACTERS:]
        seat = 1 - self.referee.seat_to_move  # the other side is to move after the reply
        return Forfeit(seat, cause, column, detail, output_tail)
