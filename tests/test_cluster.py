"""A real dask scheduler with two workers, one of which is killed."""

import logging
import os
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from arena.executor import workers
from arena.game import Game, complete_configuration
from arena.league import League, Rules, play_league
from players.player import Player

distributed = pytest.importorskip("distributed")
pytestmark = pytest.mark.slow
SMALL = Rules(configuration=complete_configuration({"rows": 4, "columns": 4, "inarow": 3}))


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of its scheduler."""
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=logging.CRITICAL
    ) as local:
        yield local.scheduler_address


def test_a_league_survives_the_loss_of_a_worker(cluster: str) -> None:
    players = tuple(map(Player.parse, ("random", "random", "negamax")))
    league = League(players=players, rules=SMALL, games=30, seed=1)
    games: list[Game] = []
    with workers(cluster=cluster) as run:
        for number, more in enumerate(play_league(league, run=run)):
            games += more
            if number == 1:
                with distributed.Client(cluster, set_as_default=False) as client:
                    os.kill(next(iter(client.run(os.getpid).values())), signal.SIGKILL)
    assert len({game.id for game in games}) == len(games) == league.planned
    apart = {game.id: game.moves for games in play_league(league) for game in games}
    assert {game.id: game.moves for game in games} == apart


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
