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
from functools import partial, reduce
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from connectx.arena.child import DEFAULT_LIMITS, NOT_ISOLATED, Limits, choose_sandbox
from connectx.arena.process import FunctionPlayer, Outcome, Reply, RunningPlayer, Turn, running
from connectx.arena.referee import REFEREES, Referee
from connectx.build.player import Player
from connectx.core.board import Board
from connectx.core.scores import opening_score
from connectx.errors import UserError, print_to_stderr
from connectx.executor import THIS_PROCESS, Run
from connectx.game import SIZE, Cause, Forfeit, Game
from connectx.words import describe_full_column, expect_column

OPENING_ATTEMPTS = 1_000
UNDECIDED = "undecided"  # openings; the leagues of earlier versions, without the word, drew any
MOST_AHEAD = 14  # the score of a drawn opening, for either side
BLOCK_SECONDS = 1.0  # after which a task starts no new game; starting two players takes 0.08 s,
STARTS = 8  # and where it takes long, on a busy machine, a block is this many times as long
BLOCK_GAMES = 5_000
IN_STEP_SECONDS = 0.3  # of play in all games that are played in step
# Added to the deadline: the process's clock judges an answer that comes late, and only one that
# never comes costs the process.
GRACE_SECONDS = 0.5
PATIENCE_SECONDS = 2.0  # for the answers in several games at once, which take milliseconds
KEPT_CHARACTERS = 2_000  # of the end of its output, where a player forfeits

Running = Sequence[RunningPlayer] | Mapping[int, RunningPlayer]  # by their numbers in the league


class Pairing(NamedTuple):
    """A game to be played.

    The two games of a pair share `round` and `opening`, with the seats swapped: by these, a game is
    known again.
    """

    players: tuple[int, int]  # numbers in the list of players, by seat
    seed: int
    round: int = 0
    opening: tuple[int, ...] = ()  # 0-based columns, played before the players move


@dataclass(frozen=True, kw_only=True)
class Terms:
    """The terms on which every game of a league is played."""

    configuration: Mapping[str, Any]  # complete, as the environment has it
    referee: str = "kaggle"  # a key of `REFEREES`
    limits: Limits = DEFAULT_LIMITS


@dataclass(frozen=True, kw_only=True)
class League:
    """The schedule of a tournament: the players, the terms and the number of games."""

    players: tuple[Player, ...]
    terms: Terms
    games: int  # between every two players who meet
    seed: int
    gauntlet: int = 0  # how many players meet each of the others; 0: everybody meets everybody
    opening_plies: int = 0
    opening: tuple[int, ...] = ()  # 0-based columns, with which every game begins
    decided: bool = False  # whether drawn openings may be

    @property
    def undecided(self) -> bool:
        """Whether openings are drawn, and none that one side is known to win early."""
        return self.opening_plies > 0 and not self.opening and not self.decided

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
        """Every game to be played, as the seed determines: see `Schedule`."""
        schedule = Schedule(self)
        for number in range((self.games + 1) // 2):
            for meeting in range(len(self.meetings)):
                for game in range(2 * number, min(2 * number + 2, self.games)):
                    yield schedule.pairing(meeting, game)

    def draw_seeds(self) -> Iterator[NDArray[Any]]:
        """Yield the seeds of each round's games, two for each meeting, without end.

        Always those of a whole round, so that more games begin with the same ones.
        """
        generator = random.Random(self.seed)
        count = 2 * len(self.meetings)
        while True:
            words = generator.getrandbits(32 * count).to_bytes(4 * count, "little")
            yield np.frombuffer(words, "<u4") >> 1  # as `getrandbits(31)` would give one by one

    def draw_openings(self) -> Iterator[tuple[int, ...]]:
        """Yield the opening of each round, without end.

        Raises UserError if there is no opening that leaves the game open.
        """
        generator = random.Random(f"openings {self.seed}")
        while True:
            yield self._draw_opening(generator)

    def _draw_opening(self, generator: random.Random) -> tuple[int, ...]:
        """The given moves, and random legal ones that do not end the game, as 0-based columns.

        If `undecided`, neither side is more than `MOST_AHEAD` ahead, where the score is
        known: such an opening, played from both seats, says nothing of the players.
        """
        configuration = self.terms.configuration
        plies = len(self.opening) + self.opening_plies
        empty = Board.empty(*(configuration[key] for key in SIZE))
        start = reduce(Board.play, self.opening, empty)
        for _ in range(OPENING_ATTEMPTS):
            board, moves = start, [*self.opening]
            while len(moves) < plies and not board.over:
                moves.append(generator.choice(board.legal_columns()))
                board = board.play(moves[-1])
            score = opening_score(board) if self.undecided else None
            if not board.over and abs(score or 0) <= MOST_AHEAD:
                return tuple(moves)
        size = "{rows} x {columns}, {inarow} in a row".format_map(configuration)
        raise UserError(f"every opening of {plies} plies on {size} ends or decides the game")

    @property
    def id(self) -> str:
        """A hash of `facts`."""
        return hashlib.sha256(json.dumps(self.facts()).encode()).hexdigest()[:16]

    def facts(self) -> dict[str, Any]:
        """What identifies the league in a file of results: everything except `games`."""
        return {
            "players": [player.name for player in self.players],
            **{f"source of {player.name}": player.source_hash[:16] for player in self.players},
            **self.terms.configuration,
            "referee": self.terms.referee,
            "seed": self.seed,
            "gauntlet": self.gauntlet,
            "opening_plies": self.opening_plies,
            **({"opening": list(self.opening)} if self.opening else {}),
            **({"openings": UNDECIDED} if self.undecided else {}),
        }


class PlayTask(NamedTuple):
    """Some games of the same two players."""

    players: Mapping[int, Player]  # by their numbers in the league
    pairings: tuple[Pairing, ...]
    terms: Terms
    meeting: int  # its number in the league


class Schedule:
    """The games of a league, each by the number of its meeting and its own in that meeting.

    In each round every two players who meet play twice, with the seats swapped, from the round's
    opening. If the number of games is odd, the last round is half of one.

    `tasks` deals the `chosen` games that are not `played`, see `play_league`, in blocks of one
    pair's games: more than there is time for, as `play_task` returns the others. The pair with the
    fewest rounds is next, and before others one with half a round, so that the games form a whole
    league at any time. A task costs the same whatever the number of pairs: a pair is looked at when
    its turn comes.
    """

    def __init__(
        self,
        league: League,
        played: Iterable[Game] = (),
        chosen: Mapping[int, Sequence[int]] | None = None,
    ) -> None:
        self._league, self._chosen, self._meetings = league, chosen, league.meetings
        self._played = {
            (*sorted(each.numbers), game_in_meeting(each.round, each.numbers)) for each in played
        }
        self._seed_generator = league.draw_seeds()
        self._opening_generator = league.draw_openings()
        self._drawn_seeds: list[NDArray[Any]] = []  # by round
        self._drawn_openings: list[tuple[int, ...]] = []  # by round
        # A heap of games to be dealt: their turn, their meeting, and which they are, None if the
        # meeting has not been looked at.
        self.left: list[tuple[int, int, Sequence[int] | None]] = [(1, 0, None)]
        planned = league.planned - len(self._played)  # about
        self._waiting = planned if chosen is None else sum(map(len, chosen.values()))

    def pairing(self, meeting: int, game: int) -> Pairing:
        """Return one game. Raises UserError if its opening cannot be drawn."""
        number, place = divmod(game, 2)
        one, two = self._meetings[meeting]
        seats = (two, one) if place else (one, two)
        return Pairing(seats, self.draw_seed(meeting, game), number, self.draw_opening(number))

    def draw_seed(self, meeting: int, game: int) -> int:
        """Return the seed of one game."""
        round_number, game_in_round = divmod(game, 2)
        while len(self._drawn_seeds) <= round_number:
            self._drawn_seeds.append(next(self._seed_generator))
        return int(self._drawn_seeds[round_number][2 * meeting + game_in_round])

    def draw_opening(self, round_number: int) -> tuple[int, ...]:
        """Return the opening of a round. Raises UserError if it cannot be drawn."""
        while len(self._drawn_openings) <= round_number:
            self._drawn_openings.append(next(self._opening_generator))
        return self._drawn_openings[round_number]

    def tasks(self, run: Run) -> Iterator[PlayTask]:
        """Deal until nothing is left.

        With several workers a task has at most half of each one's share, so that all end at about
        the same time.
        """
        while self.left:
            turn, meeting, games = heapq.heappop(self.left)
            if games is None:
                if meeting + 1 < len(self._meetings):
                    heapq.heappush(self.left, (turn, meeting + 1, None))
                self._wait(meeting, self._unplayed(meeting))
                continue
            workers = run.count()
            fair = self._waiting if workers == 1 else math.ceil(self._waiting / (2 * workers))
            most = min(max(1, fair), BLOCK_GAMES)
            pairings = tuple(self.pairing(meeting, game) for game in games[:most])
            self._waiting -= len(pairings)
            self._wait(meeting, games[most:])
            players = {number: self._league.players[number] for number in pairings[0].players}
            yield PlayTask(players, pairings, self._league.terms, meeting)

    def take_back(self, task: PlayTask, pairings: Sequence[Pairing]) -> None:
        """Deal these games of a task again."""
        self._waiting += len(pairings)
        self._wait(task.meeting, [game_in_meeting(each.round, each.players) for each in pairings])

    def _unplayed(self, meeting: int) -> Sequence[int]:
        games = range(self._league.games) if self._chosen is None else self._chosen.get(meeting, ())
        return [game for game in games if (*self._meetings[meeting], game) not in self._played]

    def _wait(self, meeting: int, games: Sequence[int]) -> None:
        if games:  # `^ 1`: in a round, whoever waits for its second game comes first
            heapq.heappush(self.left, (games[0] ^ 1, meeting, games))


def game_in_meeting(round_number: int, seats: tuple[int, int]) -> int:
    """Return the index of a game in its meeting.

    In games with an even index, the player with the lower number moves first.
    """
    is_second_game = seats[0] > seats[1]
    return 2 * round_number + int(is_second_game)


# Tasks ------------------------------------------------------------------------------------------


def play_league(
    league: League,
    *,
    run: Run = THIS_PROCESS,
    played: Iterable[Game] = (),
    chosen: Mapping[int, Sequence[int]] | None = None,
) -> Iterator[list[Game]]:
    """Play the games that are not among the `played`; yields those of each task as it ends.

    `chosen` are the numbers of games, in order, by the number of the meeting; None: all.

    All players that are to be isolated have one sandbox, and a worker that cannot use it later does
    not play. Raises PlayerError if `Limits.isolation` is ALL and the machine of the workers has
    none.
    """
    limits = league.terms.limits
    named = (player for player in league.players if not isinstance(player, FunctionPlayer))
    strangers = [player for player in named if limits.isolates(player)]
    if limits.sandbox is None and strangers:
        sandbox = run.call_there(partial(choose_sandbox, strangers[0], limits))
        if sandbox == NOT_ISOLATED != choose_sandbox(strangers[0], limits):
            print_to_stderr(
                "players from files run with the rights of the workers, which cannot isolate them"
            )
        terms = replace(league.terms, limits=replace(limits, sandbox=sandbox))
        league = replace(league, terms=terms)
    schedule = Schedule(league, played, chosen)
    # A task returns the pairings for which it had no time. Where that comes after the last were
    # dealt, which is rare, dealing begins again.
    while schedule.left:
        for task, (games, left) in run(play_task, schedule.tasks(run)):
            schedule.take_back(task, left)
            yield games


def play_task(task: PlayTask) -> tuple[list[Game], tuple[Pairing, ...]]:
    """Play games of a task, at least one, with a process for each player.

    Returns the games, and the pairings for which there was no time.
    """
    waiting, games, start = deque(task.pairings), list[Game](), perf_counter()
    with ExitStack() as stack:
        players = {
            number: stack.enter_context(running(player, task.terms.limits))
            for number, player in task.players.items()
        }
        block = max(BLOCK_SECONDS, STARTS * (perf_counter() - start))
        referee = REFEREES[task.terms.referee](task.terms.configuration)
        play = partial(play_games, running=players)
        end = perf_counter() + block
        # The first game, which is always played, loads modules; the second tells how long one is.
        while waiting and len(games) < 2 and (not games or perf_counter() < end):
            before = perf_counter()
            games += play(deque([waiting.popleft()]), referees=[referee])
            taken = perf_counter() - before
        # As many of the others in step as fit; what that leaves is played one at a time.
        fitting = int(IN_STEP_SECONDS / taken)
        most = min(each.in_step for each in (referee, *players.values()))
        in_step = min(fitting, most, len(waiting))
        if in_step > 1:
            games += play(waiting, referees=[referee.copy() for _ in range(in_step)], end=end)
        games += play(waiting, referees=[referee], end=end)
    return games, tuple(waiting)


# Games ------------------------------------------------------------------------------------------


def play_game(pairing: Pairing, running: Running, referee: Referee) -> Game:
    """Play one game. Whatever a player does, at worst it forfeits the game."""
    (game,) = play_games(deque([pairing]), running, [referee])
    return game


def play_games(
    pairings: deque[Pairing],
    running: Running,
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
    configuration = referees[0].configuration
    in_step = len(referees) > 1
    finished: list[Game] = []
    playing: list[_Playing] = []
    unusual = False  # whether a player was late, printed or forfeited
    idle = list(enumerate(referees))
    while True:
        while idle and pairings and perf_counter() < end:
            number, referee = idle.pop()
            playing.append(_Playing(pairings.popleft(), number, referee))
        if not playing:
            return finished
        by_player: dict[int, list[_Playing]] = {}
        for game in playing:
            player = game.pairing.players[game.referee.seat_to_move]
            by_player.setdefault(player, []).append(game)
        for player, group in by_player.items():
            running[player].ask([game.turn() for game in group], configuration)
        for player, group in by_player.items():
            if in_step:  # who is late in one of the games is found out when it is played alone
                seconds = PATIENCE_SECONDS
            else:
                seconds = group[0].referee.seconds_to_answer() + GRACE_SECONDS
            for game, reply in zip(group, running[player].replies(seconds)):
                game.replies.append(reply)
                game.referee.decide(reply)
                is_late = reply.seconds > configuration["actTimeout"]
                unusual |= is_late or reply.output_tail != "" or game.referee.cause is not None
        if in_step and unusual:
            pairings.extendleft(game.pairing for game in reversed(playing))
            return finished
        for game in [game for game in playing if game.referee.done]:
            playing.remove(game)
            finished.append(game.finish(running))
            idle.append((game.number, game.referee))


def play_one_move(pairing: Pairing, player: RunningPlayer, referee: Referee, *, load: bool) -> Game:
    """The game that ends with one move of player 0 after the opening.

    With `load`, the player's source is executed first. Without it, the player keeps its variables.
    """
    playing = _Playing(pairing, 0, referee)
    player.ask([playing.turn()._replace(load=load)], referee.configuration)
    (reply,) = player.replies(referee.seconds_to_answer() + GRACE_SECONDS)
    playing.replies.append(reply)
    referee.decide(reply)
    return playing.finish([player])


def make_game_id(
    pairing: Pairing, players: tuple[Player, Player], configuration: Mapping[str, Any]
) -> str:
    """Return a hash of what identifies a game, not of where and when it is played.

    Two rounds may draw the same seed and opening, and two players may have the same name and
    source. So the hash depends on the round and the players' numbers, too.
    """
    identity = {
        "seats": [[player.name, player.source_hash] for player in players],
        "numbers": pairing.players,
        "round": pairing.round,
        "seed": pairing.seed,
        "opening": pairing.opening,
        "configuration": configuration,
    }
    text = json.dumps(identity, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


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

    def finish(self, running: Running) -> Game:
        """The finished game."""
        pairing, replies, configuration = self.pairing, self.replies, self.referee.configuration
        forfeit = self._forfeit()
        one, two = (running[number].player for number in pairing.players)
        first = len(pairing.opening) % 2  # the seat of the first reply
        nothing = [reply.outcome is Outcome.NOTHING for reply in replies]
        played = replies[:-1] if forfeit else replies
        given: tuple[float | None, ...] = (None,) * len(pairing.opening)
        return Game(
            id=make_game_id(pairing, (one, two), configuration),
            players=(one.name, two.name),
            numbers=pairing.players,
            seed=pairing.seed,
            round=pairing.round,
            configuration=configuration,
            moves=(*pairing.opening, *(reply.column or 0 for reply in played)),
            opening_plies=len(pairing.opening),
            seconds=(*given, *(round(reply.seconds, 6) for reply in replies)),
            unanswered=(sum(nothing[first::2]), sum(nothing[1 - first :: 2])),
            forfeit=forfeit,
        )

    def _forfeit(self) -> Forfeit | None:
        """The forfeit, if the last reply was one."""
        cause = self.referee.cause
        if cause is None:
            return None
        last = self.replies[-1]
        column = None
        detail = last.detail
        if cause is Cause.INVALID and last.outcome is not Outcome.RUBBISH:
            column = last.column or 0
            columns = self.referee.configuration["columns"]
            detail = f"returned {column}, {expect_column(columns)}"
            if 0 <= column < columns:
                detail = describe_full_column(column + 1)
        elif cause is Cause.TIMEOUT and last.outcome is not Outcome.TIMEOUT:
            detail = f"answered after {last.seconds:.2f} s, with no overage left for it"
        printed = last.output_tail[-KEPT_CHARACTERS:]
        culprit = 1 - self.referee.seat_to_move  # it was its turn before the reply
        return Forfeit(culprit, cause, column, detail, printed)
