"""Whatever is in agents/ plays legal moves on any board, in its time, and by its generator."""

import importlib
import random
import re
from typing import Any

import pytest
from conftest import AGENTS, PROJECT, Countdown, kaggle_environments

from connectx.agents import alphabeta, mcts, one_step, perfect, searcher
from connectx.arena.game import complete_configuration
from connectx.arena.league import League, Rules, play_league
from connectx.core.until_compiled import UntilCompiled
from connectx.players.player import parse_players

BOARDS = [(6, 7, 4), (1, 1, 1), (1, 1, 4), (3, 3, 3), (2, 9, 2), (8, 8, 5), (5, 4, 4), (9, 10, 5)]


@pytest.mark.parametrize("name", AGENTS)
@pytest.mark.parametrize("size", BOARDS)
def test_an_agent_finishes_games_on_boards_of_any_size(
    name: str, size: tuple[int, int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(UntilCompiled, "start", lambda _: None)  # boards of odd sizes take seconds
    monkeypatch.setattr(mcts, "Deadline", lambda _: Countdown(20))
    monkeypatch.setattr(perfect, "OVERAGE_RESERVE", 60.0)  # none of the overage is used
    agent = importlib.import_module(f"connectx.agents.{name}").agent
    board = dict(zip(("rows", "columns", "inarow"), size))
    env = kaggle_environments.make("connectx", {**board, "actTimeout": 0.01})
    for players in ([agent, "random"], ["random", agent]):
        last = env.run(players)[-1]
        assert [state.status for state in last] == ["DONE", "DONE"]


def test_the_page_of_agents_has_the_first_lines_of_their_docstrings() -> None:
    page = (PROJECT / "docs" / "agents.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| \[`(\w+)`\]\(\S+\) \| (.+?) \|", page, re.M)
    assert {name for name, _ in rows} == {*AGENTS}
    for name, words in rows:
        assert importlib.import_module(f"connectx.agents.{name}").__doc__.splitlines()[0] == words


@pytest.mark.parametrize("module", [alphabeta, mcts, searcher])
@pytest.mark.parametrize("size", [(1, 1, 4), (4, 3, 5), (12, 15, 5)])
def test_timed_agents_stop_at_half_of_the_time(
    module: Any, size: tuple[int, int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    deadline, asked = Countdown(20), []
    monkeypatch.setattr(module, "Deadline", lambda seconds: asked.append(seconds) or deadline)
    rows, columns, inarow = size
    config = {"rows": rows, "columns": columns, "inarow": inarow, "actTimeout": 0.4}
    assert module.agent({"board": [0] * (rows * columns), "mark": 1}, config) in range(columns)
    assert asked == [pytest.approx(0.2)]
    assert deadline.checks >= -1  # asked no more once it had expired


def test_one_step_draws_among_the_best_columns_by_its_generator(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def draw() -> list[int]:
        monkeypatch.setattr(one_step, "RNG", random.Random(7))
        return [one_step.agent({"board": [0] * 42, "mark": 1}, {}) for _ in range(50)]

    assert draw() == draw()
    assert set(draw()) == set(range(7))  # nothing to tell the columns of an empty board apart


def test_tuned_weights_beat_the_course() -> None:
    players = tuple(parse_players(["one_step:WEIGHTS=TUNED", "one_step"]))
    rules = Rules(configuration=complete_configuration({}), referee="native")
    league = League(players=players, rules=rules, games=200, seed=11)
    games = [game for games in play_league(league) for game in games]
    assert sum(game.points_of(game.numbers.index(0)) for game in games) > 0.7 * len(games)
