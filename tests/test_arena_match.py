"""Matches: a culprit for every forfeit, which costs nobody else; games that repeat."""

import sys

import pytest
from conftest import ZOO

from arena.game import Cause, Game, PlayerId
from arena.league import schedule
from arena.match import play_game
from arena.referee import KaggleReferee
from evaluate import main
from players.player import Player
from processes.process import PlayerProcess

CONNECT_FOUR = {"rows": 6, "columns": 7, "inarow": 4}
A_MOMENT = {**CONNECT_FOUR, "actTimeout": 0.3}


def player_ids(players: list[Player]) -> list[PlayerId]:
    return [PlayerId(name=each.name, source_hash=each.source_hash) for each in players]


def games_of(
    one: Player, two: Player, *, games: int = 2, seed: int = 1, **configuration: float
) -> list[Game]:
    referee = KaggleReferee({**CONNECT_FOUR, **configuration})
    return play_all([one, two], referee, games=games, seed=seed)


def play_all(
    players: list[Player], referee: KaggleReferee, *, games: int = 2, seed: int = 1
) -> list[Game]:
    with PlayerProcess(players[0]) as one, PlayerProcess(players[1]) as two:
        return [
            play_game(pairing, [one, two], player_ids(players), referee)
            for pairing in schedule(games=games, seed=seed)
        ]


def animal(name: str) -> Player:
    if name == "has_a_syntax_error":
        return Player(name=name, source="def agent(o, c)\n    return 0")
    return Player.parse(str(ZOO / f"{name}.py"))


# The zoo: each animal plays both seats against a steady player. ---------------------------------

FORFEITS = {
    "raises": (Cause.ERROR, "ValueError: a bug"),
    "raises_surrogates": (Cause.ERROR, r"ValueError: \ud800"),
    "raises_unspeakably": (Cause.ERROR, "an error whose description raises SystemExit"),
    "breaks_its_worker": (Cause.ERROR, "its process ended with status 1"),
    "raises_on_load": (Cause.ERROR, "ValueError: a bug at the top"),
    "has_a_syntax_error": (Cause.ERROR, "SyntaxError: expected ':'"),
    "no_callable": (Cause.ERROR, "no callable"),
    "returns_float": (Cause.INVALID, "returned a float; use int(...)"),
    "returns_text": (Cause.INVALID, "returned a str, 'a'; expected an int"),
    "returns_numpy": (Cause.INVALID, "returned a numpy.int64; use int(...)"),
    "returns_true": (Cause.INVALID, "returned a bool; use int(...)"),
    "returns_minus_one": (Cause.INVALID, "returned -1, expected a column from 0 to 6"),
    "returns_99": (Cause.INVALID, "returned 99, expected a column from 0 to 6"),
    "returns_huge": (Cause.INVALID, "returned an int of 16610 bits"),
    "returns_unprintable": (Cause.INVALID, "its repr raises SystemExit"),
    "returns_surrogates": (Cause.INVALID, r"\ud800.\ud800"),
    "returns_exception": (Cause.ERROR, "returned ValueError('a bug')"),
    "exits": (Cause.ERROR, "SystemExit"),
    "exits_at_once": (Cause.ERROR, "its process ended with status 3"),
    "interrupts": (Cause.ERROR, "KeyboardInterrupt"),
    "kills_itself": (Cause.ERROR, "its process was ended by SIGKILL"),
    "kills_its_group": (Cause.ERROR, "its process was ended by SIGKILL"),
    "crashes": (Cause.ERROR, "its process was ended by SIGSEGV"),
    "wants_all_memory": (Cause.ERROR, "MemoryError"),
    "recurses": (Cause.ERROR, "RecursionError"),
    "closes_everything": (Cause.ERROR, "its process ended with status 1"),
    "babbles": (Cause.ERROR, "its process sent what its worker never sends"),
}
HANGS = ["never_returns", "never_loads", "prints_forever", "stops_itself", "leaves_processes"]


def check_forfeits(games: list[Game], cause: Cause, detail: str) -> None:
    """Player 0 has forfeited every game at its first move, and player 1 has won it."""
    assert [game.numbers for game in games] == [(0, 1), (1, 0)]
    for game in games:
        assert game.forfeit is not None
        assert game.numbers[game.forfeit.seat] == 0
        assert game.winner is not None
        assert game.numbers[game.winner] == 1
        assert game.forfeit.cause == cause
        assert detail in game.forfeit.detail
        assert len(game.moves) == game.forfeit.seat
        assert len(game.seconds) == len(game.moves) + 1


@pytest.mark.parametrize("name", FORFEITS)
def test_a_forfeit_has_its_cause_and_costs_nobody_else(name: str) -> None:
    check_forfeits(games_of(animal(name), animal("steady")), *FORFEITS[name])


@pytest.mark.skipif(sys.platform != "linux", reason="without isolation, it may kill the tests")
def test_killing_the_process_above_gains_nothing() -> None:
    # An error where that is refused, a hang where the signal goes nowhere.
    referee = KaggleReferee(A_MOMENT, overage_seconds=0)
    games = play_all([animal("kills_its_parent"), animal("steady")], referee)
    for game in games:
        assert game.forfeit is not None
        check_forfeits(games, game.forfeit.cause, "")


@pytest.mark.parametrize("name", HANGS)
def test_a_hang_is_a_timeout(name: str) -> None:
    referee = KaggleReferee(A_MOMENT, overage_seconds=0)
    games = play_all([animal(name), animal("steady")], referee)
    check_forfeits(games, Cause.TIMEOUT, "no answer within")


HARMLESS = ["prints_a_megabyte", "writes_a_megabyte", "replaces_its_streams", "returns_lies"]


@pytest.mark.parametrize("name", HARMLESS)
def test_what_is_only_odd_costs_nothing(name: str) -> None:
    for game in games_of(animal(name), animal("steady")):
        assert game.forfeit is None


def test_none_is_played_as_column_0_and_counted() -> None:
    for game in games_of(animal("returns_nothing"), Player.parse("random"), games=4):
        seat = game.numbers.index(0)
        answers = len(game.seconds_of(seat))
        assert game.unanswered[seat] == answers
        assert game.unanswered[1 - seat] == 0
        if game.forfeit is None:
            assert set(game.moves[seat::2]) == {0}


def test_a_full_column_is_an_invalid_move() -> None:
    (game,) = games_of(animal("fills_a_column"), animal("fills_a_column"), games=1)
    assert game.moves == (0,) * 6
    assert game.forfeit is not None
    assert (game.forfeit.seat, game.forfeit.cause, game.forfeit.column) == (0, Cause.INVALID, 0)
    assert game.forfeit.detail == "column 0 is full"
    assert game.winner == 1


def test_what_a_player_said_last_stands_in_the_record() -> None:
    (game,) = games_of(animal("raises"), animal("steady"), games=1)
    assert game.forfeit is not None
    assert game.forfeit.output_tail == "last words\n"


def test_time_beyond_the_limit_is_taken_from_the_overage() -> None:
    source = "import time\ndef agent(o, c):\n    time.sleep(.02)\n    return 1 + o.step // 2"
    slow = Player(name="slow", source=source)
    (game,) = games_of(slow, animal("steady"), games=1, actTimeout=0.01)
    moves = len(game.seconds_of(0))
    assert game.forfeit is None
    assert game.overage_of(0) >= 0.01 * moves
    assert game.overage_of(0) == pytest.approx(
        sum(max(0, seconds - 0.01) for seconds in game.seconds_of(0)), abs=1e-4
    )


def test_an_answer_after_the_overage_is_a_timeout_though_it_came() -> None:
    slow = Player(
        name="slow", source="import time\ndef agent(o, c):\n    time.sleep(.3)\n    return 0"
    )
    referee = KaggleReferee({**CONNECT_FOUR, "actTimeout": 0.1}, overage_seconds=0.1)
    (game,) = play_all([slow, animal("steady")], referee, games=1)
    assert game.forfeit is not None
    assert game.forfeit.cause is Cause.TIMEOUT


def test_a_player_against_itself_does_not_mirror_its_own_choices() -> None:
    games = games_of(Player.parse("random"), Player.parse("random"), games=6)
    assert any(game.moves[0::2][:4] != game.moves[1::2][:4] for game in games)
    assert len({game.id for game in games}) == 6


def test_what_a_player_says_cannot_command_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(ZOO / "raises_escapes.py"), "random", "-n", "1", "--referee", "native"]) == 0
    printed = capsys.readouterr().out
    assert r"ValueError: \x1b[2J\x1b]0;owned\x07" in printed
    assert "\x1b]" not in printed
