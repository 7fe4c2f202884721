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
# A task starts no new game after TASK_SECONDS. Starting two players takes 0.08 s. On a busy
# machine, where that takes long, the limit is TASK_START_TIMES as long as starting the players.
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
    # So many of the first players meet each of the others, and nobody else meets. With 0, everybody
    # meets everybody.
    gauntlet: int = 0
    opening_plies: int = 0
    opening: tuple[int, ...] = ()  # 0-based columns, with which every game begins
    # Whether an opening may be drawn although one side is known to win early from it.
    allows_unbalanced_openings: bool = False

    @property
    def has_balanced_openings(self) -> bool:
        """Whether openings are drawn at random, but none from which one side is known to win early.

        A league whose games all begin with a given `opening` draws any moves after it.
        """
        if self.allows_unbalanced_openings or self.opening:
            return False
        return self.opening_plies > 0

    @property
    def paired_players(self) -> list[tuple[int, int]]:
        """The pairings: the numbers of every two players who meet, the lower one first.

        A player's number is its index in `players`. A pairing's number is its index in this list.
        Three players who all meet have the pairings [(0, 1), (0, 2), (1, 2)].
        """
        numbers = range(len(self.players))
        if self.gauntlet == 0:
            return list(itertools.combinations(numbers, 2))
        challengers = numbers[: self.gauntlet]
        others = numbers[self.gauntlet :]
        return list(itertools.product(challengers, others))

    @property
    def planned(self) -> int:
        """The number of games of all pairings together."""
        return self.games * len(self.paired_players)

    def schedule_games(self) -> Iterator[ScheduledGame]:
        """Yield every game to be played, round by round. Each pairing has two games in a round.

        If the number of games is odd, it has only one game in the last round.
        """
        schedule = Schedule(self)
        pairing_numbers = range(len(self.paired_players))
        for first_index in range(0, self.games, 2):
            indices_of_round = range(first_index, min(first_index + 2, self.games))
            for pairing_number in pairing_numbers:
                for game_index in indices_of_round:
                    yield schedule.schedule_game(pairing_number, game_index)

    def draw_seeds(self) -> Iterator[NDArray[Any]]:
        """Yield an array for each round, without end: the seeds of two games for each pairing.

        The seeds of the pairing with the number n have the indices 2 n and 2 n + 1. A round that is
        played in part has all its seeds, so a league with more games begins with the same ones.
        """
        generator = random.Random(self.seed)
        seed_count = 2 * len(self.paired_players)
        while True:
            # Seeds of 31 bits, the same as if `getrandbits(31)` gave each of them, and faster:
            # Python draws 32 bits and leaves out the last one, which `>> 1` does here.
            random_bits = generator.getrandbits(32 * seed_count)
            random_bytes = random_bits.to_bytes(4 * seed_count, "little")
            numbers_of_32_bits = np.frombuffer(random_bytes, "<u4")
            yield numbers_of_32_bits >> 1

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
        for _attempt in range(OPENING_ATTEMPTS):
            board = start_board
            moves = list(self.opening)
            while len(moves) < plies and not board.over:
                column = generator.choice(board.legal_columns())
                board = board.play(column)
                moves.append(column)
            score = None
            if self.has_balanced_openings:
                score = opening_score(board)  # exact, for the side to move; None if not known
            is_balanced = score is None or abs(score) <= MAX_OPENING_SCORE
            if is_balanced and not board.over:
                return tuple(moves)
        size = "{rows} x {columns}, {inarow} in a row".format_map(configuration)
        raise UserError(f"every opening of {plies} plies on {size} ends or decides the game")

    @property
    def id(self) -> str:
        """The first 16 digits of a hash of `facts`, which is the same for equal leagues.

        The hash is that of the facts as JSON, so it depends on the order of their keys, too.
        """
        facts_as_json = json.dumps(self.facts())
        return hashlib.sha256(facts_as_json.encode()).hexdigest()[:16]

    def facts(self) -> dict[str, Any]:
        """Return what identifies the league in a file of results: everything except `games`.

        The keys are always in the same order, as the hash `id` depends on it.
        """
        facts: dict[str, Any] = {"players": [player.name for player in self.players]}
        for player in self.players:
            facts[f"source of {player.name}"] = player.source_hash[:16]
        # The size of the board and the times, such as "rows" and "actTimeout".
        facts |= self.settings.configuration
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

    `tasks` yields the games that are to be played, in tasks with games of one pairing. A task may
    have more games than a worker has time for. Then `requeue` puts those that were not played back
    into the queue.

    The next task is for the pairing with the fewest whole rounds. Of several such pairings, one
    that has played the first game of its next round comes first. So the games form a whole league
    at any time. A task costs the same for any number of pairings, as each of them is looked at only
    when its turn comes.
    """

    def __init__(
        self,
        league: League,
        played: Iterable[Game] = (),
        indices_by_pairing: Mapping[int, Sequence[int]] | None = None,
    ) -> None:
        """Schedule the games of a league that are not among the `played` ones.

        `indices_by_pairing` says which games to play: {3: [0, 1]} stands for the first two games of
        the pairing with the number 3. None stands for all games of all pairings.
        """
        self._league = league
        self._indices_by_pairing = indices_by_pairing
        self._paired_players = league.paired_players
        # Of each played game: the numbers of its players, the lower one first, and its index.
        self._played_games: set[tuple[int, int, int]] = set()
        for game in played:
            lower, higher = sorted(game.numbers)
            self._played_games.add((lower, higher, find_game_index(game.round, game.numbers)))
        # Generators, which go on from the last round that was drawn.
        self._seeds_of_next_rounds = league.draw_seeds()
        self._openings_of_next_rounds = league.draw_openings()
        # What has been drawn so far. The index is the number of the round.
        self._seeds_by_round: list[NDArray[Any]] = []
        self._openings_by_round: list[tuple[int, ...]] = []
        # A heap, from which the entry with the lowest turn is taken first. An entry has a turn, the
        # number of a pairing, and the indices of the games of this pairing that are to be played.
        # The indices are None if neither this pairing nor those after it have been looked at.
        self.queue: list[tuple[int, int, Sequence[int] | None]] = [(1, 0, None)]
        # Roughly how many games are in no task yet. A file may hold more games than are planned.
        if indices_by_pairing is None:
            self._remaining_games = league.planned - len(self._played_games)
        else:
            self._remaining_games = sum(len(indices) for indices in indices_by_pairing.values())

    def schedule_game(self, pairing_number: int, game_index: int) -> ScheduledGame:
        """Return a game of a pairing, with its seats, its seed and its opening.

        `game_index` is its index in the pairing: 0 and 1 are the games of the first round, 2 and 3
        those of the second. Raises UserError if the opening cannot be drawn.
        """
        round_number, game_in_round = divmod(game_index, 2)
        lower, higher = self._paired_players[pairing_number]
        # The first number is that of the player who moves first.
        numbers = (lower, higher) if game_in_round == 0 else (higher, lower)
        seed = self.draw_seed(pairing_number, game_index)
        opening = self.draw_opening(round_number)
        return ScheduledGame(numbers, seed, round_number, opening)

    def draw_seed(self, pairing_number: int, game_index: int) -> int:
        """Return the seed of a game of a pairing.

        The array of a round has a seed for each of the two games of every pairing. First come those
        of the pairing with the number 0, then those of the pairing with the number 1, and so on.
        """
        round_number, game_in_round = divmod(game_index, 2)
        while len(self._seeds_by_round) <= round_number:  # draw the rounds up to this one
            self._seeds_by_round.append(next(self._seeds_of_next_rounds))
        seeds_of_round = self._seeds_by_round[round_number]
        return int(seeds_of_round[2 * pairing_number + game_in_round])

    def draw_opening(self, round_number: int) -> tuple[int, ...]:
        """Return the opening of a round. Raises UserError if it cannot be drawn."""
        while len(self._openings_by_round) <= round_number:
            self._openings_by_round.append(next(self._openings_of_next_rounds))
        return self._openings_by_round[round_number]

    def tasks(self, run: Run) -> Iterator[PlayTask]:
        """Yield tasks for the workers of `run` until the queue is empty. Each is of one pairing.

        The games of a task leave the queue. While the generator waits, `requeue` may put some of
        them back.
        """
        while self.queue:
            turn, pairing_number, game_indices = heapq.heappop(self.queue)
            if game_indices is None:  # neither this pairing nor the next has been looked at
                next_pairing_number = pairing_number + 1
                if next_pairing_number < len(self._paired_players):
                    heapq.heappush(self.queue, (turn, next_pairing_number, None))
                self._enqueue(pairing_number, self._list_games_to_play(pairing_number))
                continue
            max_games = self._limit_task_games(workers=run.count())
            scheduled_games = tuple(
                self.schedule_game(pairing_number, game_index)
                for game_index in game_indices[:max_games]
            )
            self._remaining_games -= len(scheduled_games)
            self._enqueue(pairing_number, game_indices[max_games:])
            numbers = scheduled_games[0].numbers  # of the same two players in all games
            players = {number: self._league.players[number] for number in numbers}
            yield PlayTask(players, scheduled_games, self._league.settings, pairing_number)

    def requeue(self, task: PlayTask, unplayed_games: Sequence[ScheduledGame]) -> None:
        """Put games of a task that were not played back into the queue."""
        self._remaining_games += len(unplayed_games)
        game_indices = [find_game_index(game.round, game.numbers) for game in unplayed_games]
        self._enqueue(task.pairing_number, game_indices)

    def _limit_task_games(self, workers: int) -> int:
        """Return how many games the next task may have if there are so many workers.

        With several workers, that is half of a worker's share of the games that remain, so that all
        workers end at about the same time.
        """
        max_games = self._remaining_games
        if workers > 1:
            max_games = math.ceil(self._remaining_games / (2 * workers))
        # The number of remaining games is rough, and may be 0 or negative.
        return min(max(1, max_games), MAX_TASK_GAMES)

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

        Nothing happens if there are no indices.
        """
        if not game_indices:
            return
        # The lowest turn is the next. In each round, pairings that wait for their second game, such
        # as the one with index 1, come before those that wait for the first one, such as index 0.
        # So the turn is the first index with its last bit inverted: 0 for index 1, 1 for index 0.
        turn = game_indices[0] ^ 1
        heapq.heappush(self.queue, (turn, pairing_number, game_indices))


def find_game_index(round_number: int, numbers: tuple[int, int]) -> int:
    """Return the index of a game in its pairing, from its round and the numbers of its players.

    The first of the `numbers` is that of the player who moves first. In the first game of a round,
    which has an even index, this is the player with the lower number.
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

    `indices_by_pairing` says which games to play, and in which order: {3: [0, 1]} stands for the
    first two games of the pairing with the number 3. None stands for all games of all pairings.

    How players are isolated is decided once, before the first game, by what the workers can do. If
    one of the workers cannot isolate players in this way later on, it does not run them without.
    Raises PlayerError if `Limits.isolation` is ALL and the workers cannot isolate players.
    """
    league = _decide_on_sandbox(league, run)
    schedule = Schedule(league, played, indices_by_pairing)
    # The last tasks may return games for which they had no time when the queue was already empty.
    # Then `run` has come to its end, and is called again for these games.
    while schedule.queue:
        # `run` calls `play_task` for each task, and yields the task with what that returns.
        for task, (games, unplayed_games) in run(play_task, schedule.tasks(run)):
            schedule.requeue(task, unplayed_games)
            yield games


def _decide_on_sandbox(league: League, run: Run) -> League:
    """Return the league with `settings.limits.sandbox` set to a sandbox that the workers can use.

    The sandbox is NOT_ISOLATED if they can use none. The league stays as it is if it names a
    sandbox already, or if none of its players is to be isolated.

    Prints a line on stderr if the workers cannot isolate players, and this process could. Raises
    PlayerError if a player has to be isolated and the workers cannot do that.
    """
    limits = league.settings.limits
    players_to_isolate = []
    for player in league.players:
        if not isinstance(player, FunctionPlayer) and limits.isolates(player):
            players_to_isolate.append(player)
    if limits.sandbox is not None or not players_to_isolate:
        return league
    # The answer is the same for each of these players, so it is enough to ask for the first one.
    choose_for_player = partial(choose_sandbox, players_to_isolate[0], limits)
    sandbox = run.call_there(choose_for_player)  # in a worker, which may be on another machine
    if sandbox == NOT_ISOLATED and choose_for_player() != NOT_ISOLATED:
        print_to_stderr(
            "players from files run with the rights of the workers, which cannot isolate them"
        )
    settings = replace(league.settings, limits=replace(limits, sandbox=sandbox))
    return replace(league, settings=settings)


def play_task(task: PlayTask) -> tuple[list[Game], tuple[ScheduledGame, ...]]:
    """Play games of a task, at least one, with a process for each player.

    Returns the games that were played, and the scheduled ones for which there was no time.
    """
    scheduled_games = deque(task.scheduled_games)  # from which games are taken as they are played
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
        while scheduled_games and len(games) < 2:
            if games and perf_counter() >= end:
                break
            game_start = perf_counter()
            games.append(play_game(scheduled_games.popleft(), running_players, referee))
            game_seconds = perf_counter() - game_start
        # As many of the others as fit are played in a batch, in which each game has a referee.
        batch_games = min(
            int(BATCH_SECONDS / game_seconds),
            referee.max_batch_games,
            *(player.max_batch_games for player in running_players.values()),
            len(scheduled_games),
        )
        if batch_games > 1:
            referees = [referee.copy() for _ in range(batch_games)]
            games += play_games(scheduled_games, running_players, referees, end)
        # What the batch has left over is played one at a time.
        games += play_games(scheduled_games, running_players, [referee], end)
    return games, tuple(scheduled_games)


# Games ------------------------------------------------------------------------------------------


def play_game(
    scheduled_game: ScheduledGame, running_players: RunningPlayers, referee: Referee
) -> Game:
    """Play one game. Whatever a player does, at worst it forfeits the game.

    `running_players` are the players by their numbers in the league.
    """
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
    if there is a single referee. With several, this returns early if a player is late, prints or
    forfeits. The games that were open go back into `scheduled_games`. They and the others must then
    be played one at a time.
    """
    is_batch = len(referees) > 1
    finished_games: list[Game] = []
    open_games: list[_OpenGame] = []
    # The referees of no open game, each with the number that its next game has in the batch.
    idle_referees = list(enumerate(referees))
    while True:
        while idle_referees and scheduled_games and perf_counter() < end:
            number_in_batch, referee = idle_referees.pop()
            open_games.append(_OpenGame(scheduled_games.popleft(), number_in_batch, referee))
        if not open_games:
            return finished_games
        is_unusual = _play_moves(open_games, running_players, is_batch=is_batch)
        if is_batch and is_unusual:
            # `extendleft` puts each one before the others, so the last one has to come first.
            scheduled_games.extendleft(game.scheduled_game for game in reversed(open_games))
            return finished_games
        ended_games = [game for game in open_games if game.referee.done]
        for game in ended_games:
            open_games.remove(game)
            finished_games.append(game.make_result(running_players))
            idle_referees.append((game.number_in_batch, game.referee))


def _play_moves(
    open_games: Sequence["_OpenGame"], running_players: RunningPlayers, *, is_batch: bool
) -> bool:
    """Play a move in each of the open games, whichever player is to move there.

    In a batch, a player has BATCH_REPLY_SECONDS for all of its moves together. Returns whether
    something was unusual: a player was late, printed or forfeited.
    """
    configuration = open_games[0].referee.configuration
    games_by_player: dict[int, list[_OpenGame]] = {}  # by the number of the player to move
    for game in open_games:
        number = game.scheduled_game.numbers[game.referee.seat_to_move]
        games_by_player.setdefault(number, []).append(game)
    # All players are asked first, so that they think at the same time.
    for number, games in games_by_player.items():
        turns = [game.make_turn() for game in games]
        running_players[number].ask(turns, configuration)
    is_unusual = False
    for number, games in games_by_player.items():
        if is_batch:
            # A player that is late in one of the games is found out when it is played alone.
            max_seconds = BATCH_REPLY_SECONDS
        else:
            max_seconds = games[0].referee.seconds_to_answer() + GRACE_SECONDS
        replies = running_players[number].replies(max_seconds)
        for game, reply in zip(games, replies):
            game.replies.append(reply)
            game.referee.decide(reply)
            is_late = reply.seconds > configuration["actTimeout"]
            has_printed = bool(reply.output_tail)
            has_forfeited = game.referee.cause is not None
            if is_late or has_printed or has_forfeited:
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
    turn = game.make_turn()._replace(load=load)
    player.ask([turn], referee.configuration)
    (reply,) = player.replies(referee.seconds_to_answer() + GRACE_SECONDS)
    game.replies.append(reply)
    referee.decide(reply)
    return game.make_result([player])  # the player's number, 0, is the index in this list


def make_game_id(
    scheduled_game: ScheduledGame, players: tuple[Player, Player], configuration: Mapping[str, Any]
) -> str:
    """Return the id of a game, a hash which does not depend on where and when it is played.

    Two rounds may draw the same seed and opening, and two players may have the same name and
    source. So the hash depends on the round and the players' numbers, too. `players` are in the
    order of their seats.
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
        """Clear the referee's board and play the opening on it."""
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
        is_first_request = len(self.replies) < 2  # one player after the other is asked
        if is_first_request:
            seed = 2 * self.scheduled_game.seed + self.referee.seat_to_move
        return Turn(self.number_in_batch, seed, self.referee.observation())

    def make_result(self, running_players: RunningPlayers) -> Game:
        """Return the finished game. `running_players` are its players by their numbers."""
        scheduled_game = self.scheduled_game
        opening = scheduled_game.opening
        first_player, second_player = (
            running_players[number].player for number in scheduled_game.numbers
        )
        forfeit = self._describe_forfeit()
        move_replies = self.replies
        if forfeit is not None:
            move_replies = self.replies[:-1]  # the last reply was no move
        moves = [reply.column or 0 for reply in move_replies]  # None is played as column 0
        seconds = [round(reply.seconds, 6) for reply in self.replies]
        unknown_seconds = [None] * len(opening)  # nobody thought about these moves
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
            seconds=(*unknown_seconds, *seconds),
            unanswered=self._count_unanswered(),
            forfeit=forfeit,
        )

    def _count_unanswered(self) -> tuple[int, int]:
        """Return how often each seat returned None, for which column 0 is played."""
        counts = [0, 0]
        first_ply = len(self.scheduled_game.opening)  # the first one that a player chose
        for ply, reply in enumerate(self.replies, start=first_ply):
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
            is_on_board = column is not None and 0 <= column < columns
            if is_on_board:
                expected = "expected a column that is not full"
            else:
                expected = expect_column(columns)  # such as "expected a column from 0 to 6"
            detail = f"returned {column}, {expected}"
        elif cause is Cause.TIMEOUT and reply.outcome is not Outcome.TIMEOUT:
            detail = f"answered after {reply.seconds:.2f} s, with no overage left for it"
        output_tail = reply.output_tail[-MAX_OUTPUT_TAIL_CHARACTERS:]
        seat = 1 - self.referee.seat_to_move  # the other side is to move after the reply
        return Forfeit(seat, cause, column, detail, output_tail)
