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
        # The numbers of every two players who meet, such as [(0, 1), (0, 2), (1, 2)] for three
        # players. The index in this list is the number of the pairing.
        paired_players = self._league.paired_players
        self._pairing_numbers: dict[tuple[int, int], int] = {
            numbers: pairing_number for pairing_number, numbers in enumerate(paired_players)
        }
        # Only the facts of `connectx rate` name the pool of opponents.
        is_rating = "pool" in facts
        self._max_round = find_max_round(len(paired_players), games, is_rating=is_rating)
        # The ids of the games checked so far, by round and by the players' numbers in order of
        # their seats.
        self._checked_ids: dict[tuple[int, tuple[int, int]], str] = {}

    def check(self, game: Game) -> None:
        """Raise UserError unless the game is one of the schedule that was not checked before."""
        self._check_players(game)
        self._check_round(game)
        self._check_configuration(game)
        self._check_seed(game)
        self._check_moves(game)

    def _check_players(self, game: Game) -> None:
        """Raise UserError unless the game's players meet in the league and have their names there.

        `game.numbers` are the numbers of its players in the league, and `game.players` their names.
        """
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
        """Raise UserError if the file cannot have such a round, or if this game repeats another.

        The league has only one game with the same round and the same players in the same seats.
        """
        if not 0 <= game.round <= self._max_round:
            expected = f"expected one from 0 to {self._max_round:,} by the number of its games"
            raise UserError(f"its round is {_shorten_value(game.round)}, {expected}")
        place_in_league = game.round, game.numbers
        if place_in_league in self._checked_ids:
            identity = f"round {game.round} with the numbers {_shorten_value(game.numbers)}"
            equal_id = self._checked_ids[place_in_league]
            raise UserError(f"it is {identity}, as is game {equal_id}, expected only one")
        self._checked_ids[place_in_league] = game.id

    def _check_configuration(self, game: Game) -> None:
        """Raise UserError unless the game has the configuration of the league."""
        league_configuration = self._league.settings.configuration
        all_keys = {**league_configuration, **game.configuration}
        for key in all_keys:
            value = game.configuration.get(key)
            expected_value = league_configuration.get(key)
            if value != expected_value:
                actual = f"its configuration has {shorten(key)} {_shorten_value(value)}"
                raise UserError(f"{actual}, expected {_shorten_value(expected_value)}")

    def _check_seed(self, game: Game) -> None:
        """Raise UserError unless the game has the seed that the league draws for it."""
        lower, higher = sorted(game.numbers)
        pairing_number = self._pairing_numbers[lower, higher]
        index_in_pairing = find_game_index(game.round, game.numbers)
        seed = self._schedule.draw_seed(pairing_number, index_in_pairing)
        if game.seed != seed:
            raise UserError(f"its seed is {_shorten_value(game.seed)}, expected {seed}")

    def _check_moves(self, game: Game) -> None:
        """Raise UserError unless the moves begin with the round's opening and end the game.

        A game also ends when it has as many moves as its configuration allows.
        """
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
        max_moves = game.configuration["episodeSteps"] - 1  # the first step is the empty board
        if not game.finished and len(game.moves) < max_moves:
            raise UserError(f"it has {len(game.moves)} moves, expected more, up to its end")


def read_league(facts: Mapping[str, Any]) -> League:
    """Return a league that has the same schedule as the league with these `facts`.

    Its players have names only, and its number of games is 0. Raises UserError if `facts` are not
    those of a league.
    """
    # The facts have the settings of the games, such as "rows", beside other keys.
    settings = {key: facts[key] for key in SETTINGS if key in facts}
    configuration = complete_configuration(settings)
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

    `pairings` is the number of pairings. A larger round has been edited. That has to be noticed
    before its seed is drawn, as drawing all seeds up to the round 10**9 takes an hour.

    The pairings of a league are scheduled in turn, so the file has about as many games of each.
    Beyond these rounds there are only those of games that workers have not sent yet. In a rating,
    each round belongs to one of the pairings only, and which rounds are played depends on the
    results of the games.
    """
    if pairings == 0:
        return 0
    max_round_in_file = games // pairings
    if is_rating:
        max_round_in_file = games * pairings
    open_tasks_of_pairing = 1 + MAX_OPEN_TASKS // pairings
    rounds_of_open_tasks = open_tasks_of_pairing * MAX_TASK_GAMES // 2  # a round has two games
    return max_round_in_file + rounds_of_open_tasks


def _shorten_value(value: object) -> str:
    """Return a value as a text that fits into a message. A tuple is shown as a list, as in JSON."""
    if isinstance(value, tuple):
        value = list(value)
    return shorten(reprlib.repr(value))
