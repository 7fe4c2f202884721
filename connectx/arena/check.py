"""Check that the games in a results file are those that its league schedules.

The facts of the league in the file tell everything but the number of games: who meets, and the
seed and the opening of each round. So a game that was edited, or copied from another league, is
noticed before anything is counted.
"""

import reprlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from json import dumps
from typing import Any

from connectx.arena.league import BLOCK_GAMES, League, Schedule, Terms, game_in_meeting
from connectx.build.player import Player
from connectx.errors import UserError, shorten, single_line
from connectx.game import SETTINGS, Game, complete_configuration, validated

MAX_READ_PLAYERS = 2_000  # of a league whose facts are read: every two of them may meet
MAX_DEALT_TASKS = 400  # at a time: those of two hundred workers


class GameChecker:
    """Checks the games of one results file, one after the other."""

    def __init__(self, facts: Mapping[str, Any], games: int) -> None:
        """Prepare to check a file that holds `games` games.

        Raises UserError if `facts` are not those of a league.
        """
        self._league = read_league(facts)
        self._schedule = Schedule(self._league)
        meetings = self._league.meetings
        self._meetings = {numbers: meeting for meeting, numbers in enumerate(meetings)}
        self._max_round = find_max_round(len(meetings), games, is_rating="pool" in facts)
        self._checked: dict[tuple[int, tuple[int, int]], str] = {}  # ids by round and numbers

    def check(self, game: Game) -> None:
        """Raise UserError unless the game is one of the schedule that was not checked before."""
        self._check_players(game)
        self._check_round(game)
        self._check_configuration(game)
        self._check_seed(game)
        self._check_moves(game)

    def _check_players(self, game: Game) -> None:
        first, second = sorted(game.numbers)
        if (first, second) not in self._meetings:
            numbers = _show(game.numbers)
            raise UserError(f"its numbers are {numbers}, expected those of two players who meet")
        players = self._league.players
        names = tuple(players[number].name for number in game.numbers)
        if game.players != names:
            raise UserError(f"its players are {_show(game.players)}, expected {_show(names)}")

    def _check_round(self, game: Game) -> None:
        if not 0 <= game.round <= self._max_round:
            expected = f"expected one from 0 to {self._max_round:,} by the number of its games"
            raise UserError(f"its round is {_show(game.round)}, {expected}")
        key = game.round, game.numbers
        if key in self._checked:
            numbers = _show(game.numbers)
            place = f"round {game.round} with the numbers {numbers}"
            raise UserError(f"it is {place}, as is game {self._checked[key]}, expected only one")
        self._checked[key] = game.id

    def _check_configuration(self, game: Game) -> None:
        expected = self._league.terms.configuration
        for key in {**expected, **game.configuration}:
            value = game.configuration.get(key)
            if value != expected.get(key):
                found = f"its configuration has {shorten(key)} {_show(value)}"
                raise UserError(f"{found}, expected {_show(expected.get(key))}")

    def _check_seed(self, game: Game) -> None:
        meeting = self._meetings[min(game.numbers), max(game.numbers)]
        seed = self._schedule.draw_seed(meeting, game_in_meeting(game.round, game.numbers))
        if game.seed != seed:
            raise UserError(f"its seed is {_show(game.seed)}, expected {seed}")

    def _check_moves(self, game: Game) -> None:
        opening = self._schedule.draw_opening(game.round)
        if game.opening_plies != len(opening):
            plies = _show(game.opening_plies)
            raise UserError(f"its opening_plies are {plies}, expected {len(opening)}")
        begun = game.moves[: len(opening)]
        if begun != opening:
            raise UserError(f"its moves begin with {_show(begun)}, expected {_show(opening)}")
        max_moves = game.configuration["episodeSteps"] - 1
        if not game.finished and len(game.moves) < max_moves:
            raise UserError(f"it has {len(game.moves)} moves, expected more, up to its end")


def read_league(facts: Mapping[str, Any]) -> League:
    """Return a league with the schedule of the one whose `facts` are given.

    Its players have names only. Raises UserError if `facts` are not those of a league.
    """
    settings = {key: facts[key] for key in SETTINGS if key in facts}
    terms = Terms(configuration=complete_configuration(settings))
    schedule: _ScheduleFacts = validated(_ScheduleFacts, dumps(facts))
    if len(schedule.players) > MAX_READ_PLAYERS:
        expected = f"expected at most {MAX_READ_PLAYERS:,}"
        raise UserError(f"has {len(schedule.players):,} players, {expected}")
    names = map(single_line, schedule.players)  # as `read_game` has them
    return League(
        players=tuple(Player(name=name, source="") for name in names),
        terms=terms,
        games=0,
        seed=schedule.seed,
        gauntlet=schedule.gauntlet,
        opening_plies=schedule.opening_plies,
        opening=tuple(schedule.opening),
        decided=schedule.openings is None,
    )


@dataclass(frozen=True)
class _ScheduleFacts:
    """Those facts of a league from which its schedule is drawn."""

    players: list[str]
    seed: int
    gauntlet: int
    opening_plies: int
    opening: list[int] = field(default_factory=list)
    openings: str | None = None


def find_max_round(meetings: int, games: int, *, is_rating: bool) -> int:
    """Return the largest round that a file of `games` games can have.

    Drawing the seeds of the round 10**9 takes an hour, so it matters that an edited round is
    noticed before. The meetings are dealt in turn, so that each has had its share of the games;
    beyond that there are the games that workers have not sent yet. In a rating, each round belongs
    to one of the meetings only, and which of them meet depends on the games.
    """
    if meetings == 0:
        return 0
    share = games * meetings if is_rating else games // meetings
    tasks = 1 + MAX_DEALT_TASKS // meetings
    return share + tasks * BLOCK_GAMES // 2


def _show(value: object) -> str:
    """Return a value in JSON's form, cut to fit a message."""
    if isinstance(value, tuple):
        value = list(value)
    return shorten(reprlib.repr(value))
