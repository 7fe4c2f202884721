"""Hostile players in a league: each costs its own games alone, and leaves nothing behind.

Each of them plays with two sound ones, in a sandbox. The same league with `steady` in its place
tells what the games of the others are, and what a page is besides its data.
"""

import ctypes
import json
import os
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from conftest import ZOO, command, nobody_is_isolated

from connectx.arena.referee import Referee
from connectx.arena.store import read_games
from connectx.game import Cause, Game
from tests.zoo.writes_everywhere import PLACES, PLANTED

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(nobody_is_isolated(), reason="hostile players play in a sandbox only"),
]

HOSTILE = 2  # its number in the league
GAMES = 4  # of every two players: two alone, then two in a batch
NAME = "<script>owned = 1<'\"&amp;\x1b]0;owned\x07\u2028\u202e"
OPTIONS = ("-n", str(GAMES), "--isolate", "--referee", "native", "--memory", "1024")
# A player that does not answer is waited for two seconds.
TIMES, OVERAGE_SECONDS = ("--config", "actTimeout=0.5"), 1.5
ENDING_SECONDS = 10.0  # for what a player has started, which would go on for 20 seconds
FILES = ("league.db", "league.html", "league.json")
INVALID_ANSWER = "its process sent an invalid answer"
ENDS = "its process ended with status "

# By the name of a file of the zoo: the cause of its forfeits, and what they say.
FORFEITS: dict[str, tuple[Cause, str]] = {
    "aborts": (Cause.ERROR, "ended by SIGABRT"),
    "answers_sixteen_times": (Cause.ERROR, ""),
    "babbles": (Cause.ERROR, INVALID_ANSWER),
    "breaks_its_worker": (Cause.ERROR, ENDS + "1"),
    "changes_builtins": (Cause.ERROR, ""),
    "closes_everything": (Cause.ERROR, ENDS + "1"),
    "exits_between_moves": (Cause.ERROR, ENDS + "5"),
    "exits_from_a_fork": (Cause.ERROR, ENDS + "0"),
    "forges_answers": (Cause.ERROR, INVALID_ANSWER),
    "interrupts_itself": (Cause.ERROR, "KeyboardInterrupt"),
    "kills_its_group": (Cause.ERROR, "ended by SIGKILL"),
    "kills_itself": (Cause.ERROR, "ended by SIGKILL"),
    "loops_in_c": (Cause.TIMEOUT, "no answer within"),
    "patches_modules": (Cause.ERROR, ENDS + "1"),
    "prints_forever": (Cause.TIMEOUT, "no answer within"),
    "raises_html": (Cause.ERROR, "</script><script>owned = 1</script>"),
    "reads_others": (Cause.ERROR, "RuntimeError: reached nothing"),
    "reads_results": (Cause.ERROR, "RuntimeError: found nothing"),
    "recurses_in_c": (Cause.ERROR, ""),  # by an error of Python or a signal
    "returns_huge_ints": (Cause.INVALID, "expected a column from 0 to 6"),
    "returns_nan": (Cause.INVALID, "returned a float, "),
    "rewrites_its_worker": (Cause.ERROR, INVALID_ANSWER),
    "segfaults": (Cause.ERROR, "ended by SIGSEGV"),
    "sends_half_an_answer": (Cause.TIMEOUT, "no answer within"),
    "takes_memory": (Cause.ERROR, ""),
}
# They play to the end of every game, as what they do besides reaches nobody.
HARMLESS = (
    *("fills_its_folders", "floods_from_threads", "forks_a_storm", "kills_everybody"),
    *("leaves_threads", "writes_everywhere"),
)


class Finished(NamedTuple):
    """What is left of a league."""

    games: list[Game]  # of the file of results
    result: dict[str, Any]  # as --json has it
    page: str
    printed: str


def refuse_constant(name: str) -> None:
    raise ValueError(f"{name} is no JSON")


def play(animal: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> Finished:
    """Play the league in which an animal of the zoo has a hostile name, too."""
    player = folder / f"{NAME}.py"
    player.write_text((ZOO / f"{animal}.py").read_text(encoding="utf-8"), encoding="utf-8")
    database, page, results = (folder / file for file in FILES)
    files = ["--results", str(database), "--html", str(page), "--json", str(results)]
    status = command("evaluate")(["one_step", "random", str(player), *OPTIONS, *TIMES, *files])
    printed = "".join(capsys.readouterr())
    assert status == 0, printed
    player.unlink()
    assert {file.name for file in folder.iterdir()} == {*FILES, "temporary"}
    return Finished(
        read_games(database),
        json.loads(results.read_text(encoding="utf-8"), parse_constant=refuse_constant),
        page.read_text(encoding="utf-8"),
        printed,
    )


@pytest.fixture(autouse=True)
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder for temporary files of this process and of those that it starts."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setenv("TMPDIR", str(folder))
    monkeypatch.setattr("tempfile.tempdir", None)
    monkeypatch.setattr(Referee, "overage_seconds", OVERAGE_SECONDS)
    return folder


@pytest.fixture(scope="module")
def peaceful() -> dict[str, Finished]:
    """The league in which `steady` is in the hostile player's place, once it is played."""
    return {}


PR_SET_CHILD_SUBREAPER = 36


@pytest.fixture
def adopted() -> Iterator[Callable[[], list[int]]]:
    """A function that returns the running processes that the test's children have left.

    A process whose parent has ended becomes a child of this process.
    """
    libc = ctypes.CDLL(None)
    before = children()
    libc.prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    yield lambda: [child for child in children() - before if not has_ended(child)]
    libc.prctl(PR_SET_CHILD_SUBREAPER, 0, 0, 0, 0)


def children() -> set[int]:
    """The processes whose parent is this one, and that nobody has waited for."""
    found = set()
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            parent = (folder / "stat").read_text().rpartition(")")[2].split()[1]
            if int(parent) == os.getpid():
                found.add(int(folder.name))
    return found


def has_ended(child: int) -> bool:
    """Wait for a child without blocking, and return whether it has ended."""
    return os.waitpid(child, os.WNOHANG) != (0, 0)


class PageParts(HTMLParser):
    """The elements of a page, as a browser reads them, and the text of its data."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, list[tuple[str, str | None]]]] = []
        self.data = ""
        self.texts: list[str] = []
        self._is_data = False
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, attrs))
        self._is_data = ("id", "data") in attrs

    def handle_data(self, data: str) -> None:
        if self._is_data:
            self.data += data
        else:
            self.texts.append(data)


def check_games(games: list[Game], animal: str) -> None:
    """Each game that the hostile player has forfeited is the other's, and the forfeit says why."""
    hostile_games = [game for game in games if HOSTILE in game.numbers]
    assert len(hostile_games) == 2 * GAMES
    for game in hostile_games:
        if animal in HARMLESS:
            assert game.forfeit is None
            assert game.board.over
            continue
        cause, detail = FORFEITS[animal]
        assert game.forfeit is not None
        assert (game.forfeit.cause, game.forfeit.seat) == (cause, game.numbers.index(HOSTILE))
        assert detail in game.forfeit.detail
        assert game.winner == 1 - game.forfeit.seat


def check_report(finished: Finished, animal: str) -> None:
    """The report counts what the file of results holds, and every line can be printed."""
    forfeits = [sum(player["forfeits"].values()) for player in finished.result["players"]]
    assert forfeits == [0, 0, 2 * GAMES * (animal in FORFEITS)]
    assert [game["id"] for game in finished.result["games"]] == [game.id for game in finished.games]
    for line in finished.printed.split("\n"):
        assert line.isprintable()
    if animal in FORFEITS:
        assert f"{2 * GAMES} forfeits by {FORFEITS[animal][0]}, first: " in finished.printed


def games_of_others(games: list[Game]) -> dict[str, tuple[object, ...]]:
    """The games without the hostile player by their ids; how long they took may differ."""
    return {
        game.id: (game.numbers, game.round, game.seed, game.moves, game.winner, game.forfeit)
        for game in games
        if HOSTILE not in game.numbers
    }


@pytest.mark.parametrize("animal", [*FORFEITS, *HARMLESS])
def test_it_costs_its_own_games_alone_and_leaves_nothing(
    animal: str,
    peaceful: dict[str, Finished],
    tmp_path: Path,
    temporary: Path,
    adopted: Callable[[], list[int]],
    capsys: pytest.CaptureFixture[str],
) -> None:
    if not peaceful:
        peaceful["steady"] = play("steady", tmp_path, capsys)
        for file in FILES:
            (tmp_path / file).unlink()
    expected = peaceful["steady"]
    finished = play(animal, tmp_path, capsys)
    check_games(finished.games, animal)
    check_report(finished, animal)
    assert games_of_others(finished.games) == games_of_others(expected.games)
    end = time.monotonic() + ENDING_SECONDS
    while adopted():
        assert time.monotonic() < end
        time.sleep(0.01)
    assert [*temporary.iterdir()] == []
    # Not `Path.exists`, which raises an error where this process may not look.
    assert [place for place in PLACES if os.path.lexists(Path(place, PLANTED))] == []
    parts, peaceful_parts = PageParts(finished.page), PageParts(expected.page)
    assert parts.elements == peaceful_parts.elements
    assert parts.texts == peaceful_parts.texts
    data = json.loads(parts.data, parse_constant=refuse_constant)
    assert data["players"][HOSTILE] == NAME
    assert len(data["games"]) == 3 * GAMES
