"""Matches: a culprit for every forfeit, which costs nobody else; games that repeat."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from conftest import ZOO, animal, command, nobody_is_isolated

from connectx.arena.league import ScheduledGame, play_game
from connectx.arena.match import match
from connectx.arena.process import PlayerProcess
from connectx.arena.referee import KaggleReferee
from connectx.build.player import Player
from connectx.game import Cause, Game

main = command("evaluate")


def games_of(
    *players: Player, games: int = 2, overage: float = 60, **configuration: Any
) -> list[Game]:
    """The games of two players by Kaggle's referee, who take turns at moving first."""
    referee = KaggleReferee(configuration)
    referee.overage_seconds = overage
    with PlayerProcess(players[0]) as one, PlayerProcess(players[1]) as two:
        return [
            play_game(ScheduledGame(((0, 1), (1, 0))[seed % 2], seed), [one, two], referee)
            for seed in range(games)
        ]


def returns(expression: str) -> Player:
    return Player(name=expression, source=f"def agent(o, c):\n    return {expression}")


# The zoo: each animal plays both seats against a steady player. ---------------------------------

ERRORS = {
    "raises": "ValueError: a bug",
    "raises_surrogates": r"ValueError: \ud800",
    "raises_unspeakably": "an error whose description raises SystemExit",
    "breaks_its_worker": "its process ended with status 1",
    "raises_on_load": "ValueError: a bug at the top",
    "exits_at_once": "its process ended with status 3",
    "kills_its_group": "its process was ended by SIGKILL",
    "closes_everything": "its process ended with status 1",
    "babbles": "its process sent an invalid answer",
}
RETURNED = {  # by an expression
    "exit()": (Cause.ERROR, "SystemExit"),
    "agent(o, c)": (Cause.ERROR, "RecursionError"),
    "len(bytearray(1 << 60))": (Cause.ERROR, "MemoryError"),
    "ValueError('a bug')": (Cause.ERROR, "returned a ValueError, ValueError('a bug')"),
    "3.0": (Cause.INVALID, "returned a float, 3.0; expected an int: use int(...)"),
    "__import__('numpy').int64(3)": (Cause.INVALID, "returned a numpy.int64, "),
    "99": (Cause.INVALID, "returned 99, expected a column from 0 to 6"),
    "10**5000": (Cause.INVALID, "returned an int that is far too large for a column"),
}
HANGS = ["never_returns", "never_loads", "prints_forever", "stops_itself"]
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="without isolation, may do harm")
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="ends by a signal, which Windows lacks")
ANIMALS: list[Any] = [
    *(
        pytest.param(animal(name), Cause.ERROR, detail, marks=[POSIX] if "SIG" in detail else [])
        for name, detail in ERRORS.items()
    ),
    *((returns(expression), *expected) for expression, expected in RETURNED.items()),
    *((animal(name), Cause.TIMEOUT, "no answer within") for name in HANGS),
    (animal("returns_unprintable"), Cause.INVALID, "whose repr raises SystemExit"),
    (Player(name="has nothing to call", source="column = 3"), Cause.ERROR, "no callable"),
    # An error where that is refused, a hang where the signal goes nowhere.
    pytest.param(animal("kills_its_parent"), None, "", marks=LINUX),
]


@pytest.mark.parametrize(
    ("player", "cause", "detail"), ANIMALS, ids=lambda value: getattr(value, "name", None)
)
def test_a_forfeit_has_its_cause_and_costs_nobody_else(
    player: Player, cause: Cause | None, detail: str
) -> None:
    brief: Any = {"actTimeout": 0.2, "overage": 0, "games": 1}
    players = player, animal("steady")
    for game in games_of(*players, **(brief if cause in (None, Cause.TIMEOUT) else {})):
        assert game.forfeit is not None
        assert game.forfeit.seat == game.numbers.index(0)
        assert game.winner == game.numbers.index(1)
        assert game.forfeit.cause == (cause or game.forfeit.cause)
        assert detail in game.forfeit.detail
        assert len(game.seconds) == len(game.moves) + 1 == game.forfeit.seat + 1
        if player.name == "raises":
            assert game.forfeit.output_tail == "last words\n"


FORKS = "o.step % 7 if __import__('os').fork() else __import__('time').sleep(1000)"
ODD = [
    *map(animal, ("prints_a_megabyte", "replaces_its_streams", "returns_lies")),
    returns("(o.step % 7, __import__('os').write(1, b'x' * 1_000_000))[0]"),
    pytest.param(returns(FORKS), marks=LINUX),
]


@pytest.mark.parametrize("player", ODD, ids=lambda player: player.name)
def test_what_is_only_odd_costs_nothing(player: Player) -> None:
    for game in games_of(player, animal("steady")):
        assert game.forfeit is None


def test_a_full_column_is_an_invalid_move() -> None:
    (game,) = games_of(*[animal("fills_a_column")] * 2, games=1)
    assert (game.moves, game.winner) == ((0,) * 6, 1)
    assert game.forfeit is not None
    assert (game.forfeit.seat, game.forfeit.cause, game.forfeit.column) == (0, Cause.INVALID, 0)
    assert game.forfeit.detail == "returned 0, expected a column that is not full"


def test_time_beyond_the_limit_is_taken_from_the_overage() -> None:
    source = "import time\ndef agent(o, c):\n    time.sleep(.02)\n    return 1 + o.step // 2"
    slow = Player(name="slow", source=source)
    (game,) = games_of(slow, animal("steady"), games=1, actTimeout=0.01)
    assert game.forfeit is None
    beyond = [max(0, seconds - 0.01) for seconds in game.seconds_of(0)]
    assert game.overage_of(0) == pytest.approx(sum(beyond), abs=1e-4)
    assert min(beyond) >= 0.01


def test_a_player_against_itself_does_not_mirror_its_own_choices() -> None:
    games = games_of(*[Player.parse("random")] * 2, games=6)
    assert any(game.moves[0::2][:4] != game.moves[1::2][:4] for game in games)
    assert len({game.id for game in games}) == 6


def test_a_match_tells_two_files_of_one_name_apart(tmp_path: Path) -> None:
    paths = []
    for folder in ("one", "two"):
        path = tmp_path / folder / "bot.py"
        path.parent.mkdir()
        path.write_text(f"def agent(obs, config):\n    return obs.step // 2  # {folder}\n")
        paths.append(str(path))
    assert match(*paths, games=2, isolation="none").names == paths


def test_what_a_player_says_cannot_command_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(ZOO / "raises_escapes.py"), "random", "-n", "1", "--referee", "native"]) == 0
    printed = capsys.readouterr().out
    assert r"ValueError: \x1b[2J\x1b]0;owned\x07" in printed
    assert "\x1b]" not in printed


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such names")
def test_names_of_files_cannot_command_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    player, results = tmp_path / "\x1b[2J.py", tmp_path / "\x1b]0;owned\x07.json"
    player.write_text((ZOO / "raises.py").read_text())
    options = ["-n", "1", "--referee", "native", "--json", str(results)]
    assert main([str(player), "random", *options]) == 0
    out, error = capsys.readouterr()
    assert out.count(r"\x1b[2J") == 4  # the headline, the result, the table, the forfeits
    assert rf"wrote {tmp_path}/\x1b]0;owned\x07.json" in error
    assert "\x1b" not in out + error


# Players that flood every field they can write, in a sandbox. ------------------------------------

LONGEST_DETAIL = 3_000
FORGES = """
import os
def agent(o, c):
    for descriptor in range(3, 20):
        try:
            data = memoryview({message}.encode())
            while data:
                data = data[os.write(descriptor, data):]
        except OSError:
            pass
    {then}
"""


def forges(answer: str, times: int = 1, then: str = "os._exit(0)") -> str:
    """The source of a player that writes an answer in its worker's place: an expression."""
    return FORGES.format(message=f"{times} * ('[[' + {answer} + ']]' + chr(10))", then=then)


SAYS = "'\"{}\", null, \"' + {} + '\", 0.0'"  # an outcome without a column, and its detail
LONG = "900_000 * 'x'"
FLOODS = {  # with what the forfeit says
    "error": (forges(SAYS.format("error", LONG)), "xxx"),
    "advice": (forges(SAYS.format("error", "45_000 * 'FileNotFoundError: '")), "FileNotFound"),
    "rubbish": (forges(SAYS.format("rubbish", LONG)), "xxx"),
    "loaded": (forges(SAYS.format("loaded", "'agent'")), "an invalid answer"),
    "timeout": (forges(SAYS.format("timeout", LONG)), "an invalid answer"),
    "kinds": (forges('\'"error", null, {"a": 1}, 0.0\''), "an invalid answer"),
    "early": (forges('\'"move", 0, "", 0.0\'', 9_000, "return 0"), "an invalid answer"),
    "endless": (forges("'\"error\", null, \"' + 10_000_000 * 'x'"), "an invalid answer"),
    "raises": ("def agent(o, c): raise ValueError(500_000 * 'x \\n')", "ValueError: x"),
    "output": ("def agent(o, c): print(10_000_000 * 'x'); return 1 / 0", "division by zero"),
    "names": ("agent = type(800_000 * 'x', (), {'__init__': lambda *_: None})", "returned "),
    "loads": ("def agent(o, c): return 9\nagent.__name__ = 1_000_000 * 'x'", "returned 9"),
}


@pytest.mark.skipif(nobody_is_isolated(), reason="floods in a sandbox only")
def test_what_floods_costs_its_own_games_and_every_file_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, (source, _) in FLOODS.items():
        (tmp_path / f"{name}.py").write_text(source)
    players = [str(ZOO / "steady.py"), *(str(tmp_path / f"{name}.py") for name in FLOODS)]
    files = [tmp_path / "league.json", tmp_path / "league.html"]
    options = ["--gauntlet", "-n1", "--isolate", "--referee=native"]
    assert main([*players, *options, "--json", str(files[0]), "--html", str(files[1])]) == 0
    assert files[1].stat().st_size < 1_000_000
    assert max(map(len, capsys.readouterr().out.splitlines())) < LONGEST_DETAIL
    games = json.loads(files[0].read_text())["games"]
    assert [game["players"][1] for game in games] == [*FLOODS]
    for game in games:
        detail = game["forfeit"]["detail"]
        assert game["forfeit"]["seat"] == 1
        assert FLOODS[game["players"][1]][1] in detail
        assert len(detail) < LONGEST_DETAIL
