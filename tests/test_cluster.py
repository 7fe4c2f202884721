"""A real dask scheduler with two workers, one of which is killed."""

import logging
import os
import shutil
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from arena.executor import workers
from arena.league import League, play_league
from arena.match import Rules
from arena.referee import KaggleReferee
from errors import UserError
from players.player import Player

distributed = pytest.importorskip("distributed")
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=logging.CRITICAL
    ) as local:
        yield local


def report(number: int) -> tuple[int, int]:
    time.sleep(0.05)
    return number, os.getpid()


def test_a_task_whose_worker_is_killed_is_done_by_another(cluster: Any) -> None:
    results = []
    with workers(cluster=cluster.scheduler_address) as run:
        for number, (result, worker) in run(report, range(40)):
            assert number == result
            results.append(number)
            if len(results) == 5:
                os.kill(worker, signal.SIGKILL)
    assert sorted(results) == list(range(40))


def test_an_address_where_nobody_answers_is_named() -> None:
    address = "tcp://127.0.0.1:9"
    with pytest.raises(UserError, match="no dask scheduler answers"), workers(cluster=address):
        pass


def test_a_league_survives_the_loss_of_a_worker(cluster: Any) -> None:
    players = (Player.parse("random"), Player.parse("random"), Player.parse("negamax"))
    configuration = KaggleReferee({"rows": 4, "columns": 4, "inarow": 3}).configuration
    rules = Rules(configuration=configuration, referee="native")
    league = League(players=players, rules=rules, games=30, seed=1)
    games = []
    for game in play_league(league, played=set(), cluster=cluster.scheduler_address):
        games.append(game)
        if len(games) == 15:
            workers = cluster.scheduler_info["workers"].values()
            with distributed.Client(cluster.scheduler_address, set_as_default=False) as client:
                pids = client.run(os.getpid)
            assert len(pids) == len(workers)
            os.kill(next(iter(pids.values())), signal.SIGKILL)
    assert len({game.id for game in games}) == len(games) == league.planned
    apart = {game.id: game.moves for game in play_league(league, played=set())}
    assert {game.id: game.moves for game in games} == apart


def test_the_files_of_a_player_travel_with_it(cluster: Any, tmp_path: Path) -> None:
    folder = tmp_path / "bot"
    folder.mkdir()
    (folder / "main.py").write_text("import helper\ndef agent(o, c):\n    return helper.first(o)\n")
    (folder / "helper.py").write_text("def first(o):\n    return o.board[:7].index(0)\n")
    players = (Player.parse(str(folder)), Player.parse("random"))
    shutil.rmtree(folder)
    rules = Rules(configuration=KaggleReferee({}).configuration, referee="native")
    league = League(players=players, rules=rules, games=20, seed=1)
    games = [*play_league(league, played=set(), cluster=cluster.scheduler_address)]
    assert len(games) == 20
    assert not any(game.forfeit for game in games)
