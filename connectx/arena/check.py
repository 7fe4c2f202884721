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

from connectx.arena.league import MAX_TASK_GAMES, League, MatchSettings, Schedule, find_game_index
from connectx.build.player import Player
from connectx.errors import UserError, shorten, single_line
from connectx.game import SETTINGS, Game, complete_configuration, validate_json

MAX_READ_PLAYERS = 2_000  # of a league whose facts are read: every two of them may meet
MAX_OPEN_TASKS = 400  # at a time, as two hundred workers have


class GameChecker:
    """Checks the games of one results file, one after the other."""

    def __init__(self, facts: Mapping[str, Any], games: int) -> None:
        """Prepare to check a file that holds `games` games.

        Raises UserError if `facts` are not those of a league.
        """
        self._league = read_league(facts)
        self._schedule = Schedule(self._league)
        paired_players = self._league.paired_players
        self._pairing_numbers = {
            numbers: pairing_number for pairing_number, numbers in enumerate(paired_players)
        }
        self._max_round = find_max_round(len(paired_players), games, is_rating="pool" in facts)
        # Of the games checked so far: their ids, by round and by the numbers of the players.
        self._checked_ids: dict[tuple[int, tuple[int, int]], str] = {}

    def check(self, game: Game) -> None:
        """Raise UserError unless the game is one of the schedule that was not checked before."""
        self._check_players(game)
        self._check_round(game)
        self._check_configuration(game)
        self._check_seed(game)
        self._check_moves(game)

    def _check_players(self, game: Game) -> None:
        """Raise UserError unless the game is one of two players who meet, by number and name."""
        lower, higher = sorted(game.numbers)
        if (lower, higher) not in self._pairing_numbers:
            numbers = _shorten_value(game.numbers)
            raise UserError(f"its numbers are {numbers}, expected those of two players who meet")
        players = self._league.players
        names = tuple(players[number].name for number in game.numbers)
        if game.players != names:
            expected = _shorten_value(names)
            raise UserError(f"its players are {_shorten_value(game.players)}, expected {expected}")

    def _check_round(self, game: Game) -> None:
        """Raise UserError if the round is not possible, or its game was checked before."""
        if not 0 <= game.round <= self._max_round:
            expected = f"expected one from 0 to {self._max_round:,} by the number of its games"
            raise UserError(f"its round is {_shorten_value(game.round)}, {expected}")
        key = game.round, game.numbers
        if key in self._checked_ids:
            identity = f"round {game.round} with the numbers {_shorten_value(game.numbers)}"
            equal_id = self._checked_ids[key]
            raise UserError(f"it is {identity}, as is game {equal_id}, expected only one")
        self._checked_ids[key] = game.id

    def _check_configuration(self, game: Game) -> None:
        """Raise UserError unless the game has the configuration of the league."""
        expected = self._league.settings.configuration
        for key in {**expected, **game.configuration}:
            value = game.configuration.get(key)
            if value != expected.get(key):
                actual = f"its configuration has {shorten(key)} {_shorten_value(value)}"
                raise UserError(f"{actual}, expected {_shorten_value(expected.get(key))}")

    def _check_seed(self, game: Game) -> None:
        """Raise UserError unless the game has the seed that the league draws for it."""
        pairing_number = self._pairing_numbers[min(game.numbers), max(game.numbers)]
        index = find_game_index(game.round, game.numbers)
        seed = self._schedule.draw_seed(pairing_number, index)
        if game.seed != seed:
            raise UserError(f"its seed is {_shorten_value(game.seed)}, expected {seed}")

    def _check_moves(self, game: Game) -> None:
        """Raise UserError unless the moves begin with the round's opening and go on to the end."""
        opening = self._schedule.draw_opening(game.round)
        if game.opening_plies != len(opening):
            plies = _shorten_value(game.opening_plies)
            raise UserError(f"its opening_plies are {plies}, expected {len(opening)}")
        first_moves = game.moves[: len(opening)]
        if first_moves != opening:
            expected = _shorten_value(opening)
            raise UserError(
                f"its moves begin with {_shorten_value(first_moves)}, expected {expected}"
            )
        max_moves = game.configuration["episodeSteps"] - 1
        if not game.finished and len(game.moves) < max_moves:
            raise UserError(f"it has {len(game.moves)} moves, expected more, up to its end")


def read_league(facts: Mapping[str, Any]) -> League:
    """Return a league that has the same schedule as the league with these `facts`.

    Its players have names only, and its number of games is 0. Raises UserError if `facts` are not
    those of a league.
    """
    # SETTINGS has the keys of a configuration, which are among those of the facts.
    configuration = complete_configuration({key: facts[key] for key in SETTINGS if key in facts})
    schedule: _ScheduleFacts = validate_json(_ScheduleFacts, dumps(facts))
    if len(schedule.players) > MAX_READ_PLAYERS:
        expected = f"expected at most {MAX_READ_PLAYERS:,}"
        raise UserError(f"has {len(schedule.players):,} players, {expected}")
    names = map(single_line, schedule.players)  # games that are read have such names, too
    return League(
        players=tuple(Player(name=name, source="") for name in names),
        settings=MatchSettings(configuration=configuration),
        games=0,
        seed=schedule.seed,
        gauntlet=schedule.gauntlet,
        opening_plies=schedule.opening_plies,
        opening=tuple(schedule.opening),
        allows_unbalanced_openings=schedule.openings is None,
    )


@dataclass(frozen=True)
class _ScheduleFacts:
    """The facts of a league on which its schedule depends."""

    players: list[str]
    seed: int
    gauntlet: int
    opening_plies: int
    opening: list[int] = field(default_factory=list)
    openings: str | None = None


def find_max_round(pairings: int, games: int, *, is_rating: bool) -> int:
    """Return the largest number of a round that a game can have in a file with `games` games.

    `pairings` is the number of pairings. Drawing the seeds of the round 10**9 takes an hour, so it
    matters that an edited round is noticed before. The pairings are scheduled in turn, so that each
    has had its share of the games. Beyond that there are the games that workers have not sent yet.
    In a rating, each round belongs to one of the pairings only, and which of them are played
    depends on the games.
    """
    if pairings == 0:
        return 0
    rounds_in_file = games * pairings if is_rating else games // pairings
    open_tasks = 1 + MAX_OPEN_TASKS // pairings  # of one pairing
    rounds_of_workers = open_tasks * MAX_TASK_GAMES // 2  # a round has two games
    return rounds_in_file + rounds_of_workers


def _shorten_value(value: object) -> str:
    """Return a value as a text that fits into a message. A tuple is shown as a list, as in JSON."""
    if isinstance(value, tuple):
        value = list(value)
    return shorten(reprlib.repr(value))
