"""Whatever is in agents/ plays legal moves on any board, in its time, and by its generator."""

import importlib
import random
import re
from collections.abc import Callable
from functools import lru_cache
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from conftest import AGENTS, PROJECT, STAYS, Countdown, kaggle_environments, squares_of

from benchmarks.measure import random_board
from connectx.agents import alphabeta, mcts, minimax, one_step, perfect, searcher
from connectx.arena.league import League, MatchSettings, play_league
from connectx.arena.loading import load_agent
from connectx.build.player import Player, parse_players
from connectx.core.solver import UntilCompiled
from connectx.game import complete_configuration

BOARDS = [(6, 7, 4), (1, 1, 1), (1, 1, 4), (3, 3, 3), (2, 9, 2), (5, 4, 4), (9, 10, 5)]
LARGE = pytest.param((8, 8, 5), marks=pytest.mark.slow)


@pytest.mark.parametrize("name", AGENTS)
@pytest.mark.parametrize("size", [*BOARDS, LARGE])
def test_an_agent_finishes_games_on_boards_of_any_size(
    name: str, size: tuple[int, int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(UntilCompiled, "start", lambda _: None)  # boards of odd sizes take seconds
    monkeypatch.setattr(mcts, "Deadline", lambda _: Countdown(20))
    monkeypatch.setattr(perfect, "RESERVE_SHARE", 1.0)  # none of the overage is used
    agent = importlib.import_module(f"connectx.agents.{name}").agent
    board = dict(zip(("rows", "columns", "inarow"), size))
    env = kaggle_environments.make("connectx", {**board, "actTimeout": 0.01})
    for players in ([agent, "random"], ["random", agent]):
        last = env.run(players)[-1]
        assert [state.status for state in last] == ["DONE", "DONE"]


def test_the_page_of_agents_has_the_first_lines_of_their_docstrings() -> None:
    """An agent of the user's own in the same folder needs no row."""
    page = (PROJECT / "docs" / "players.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| \[`(\w+)`\]\(\S+\) \| (.+?) \|", page, re.M)
    assert {name for name, _ in rows} == {*STAYS["constants"]}
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


@pytest.mark.parametrize("module", [one_step, minimax])
def test_columns_that_are_as_good_are_drawn_by_a_generator(
    module: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(minimax, "N_STEPS", 1)

    def draw() -> list[int]:
        monkeypatch.setattr(module, "RNG", random.Random(7))
        return [module.agent({"board": [0] * 42, "mark": 1}, {}) for _ in range(50)]

    assert draw() == draw()
    assert set(draw()) == set(range(7))  # nothing to tell the columns of an empty board apart


def test_tuned_weights_beat_the_course() -> None:
    players = tuple(parse_players(["one_step:WEIGHTS=TUNED", "one_step"]))
    settings = MatchSettings(configuration=complete_configuration({}), referee="native")
    league = League(players=players, settings=settings, games=200, seed=11)
    games = [game for games in play_league(league) for game in games]
    assert sum(game.points_of(game.numbers.index(0)) for game in games) > 0.7 * len(games)


# The checkers of Kaggle's course ------------------------------------------------------------------

# Those of exercise 1 hand over plain objects: `obs` with `board` and `mark` only, `config` with
# `rows`, `columns` and `inarow` only. Older ones use dicts. Exchanged marks come from numpy.

STEPS = [*(f"minimax:N_STEPS={steps}" for steps in (1, 2, 4, 5)), "searcher:DEPTH=2"]
DRAWINGS = {  # X completes four in exactly one column; O in none
    "horizontal": ("..OO... .OXXX..", 5),
    "vertical": ("....X.. ..O.X.. .OO.X..", 4),
    "rising": ("...XO.. ..XXO.. OXOOX..", 4),
    "falling": ("..OX... ..OXX.. ..XOOXO", 2),
}


class AttributeDict(dict[str, Any]):
    """A dict whose missing items are None as attributes."""

    __getattr__ = dict.get


@lru_cache
def built(name: str) -> Callable[..., Any]:
    agent = load_agent(Player.parse(name).source, None)
    if name == "mcts":
        agent.__globals__["Deadline"] = lambda _: Countdown(600)  # visits, to see two moves ahead
    if name == "alphabeta":  # the checkers give no time, which is Kaggle's 2 s
        agent.__globals__["SHARE"] = 0.01
    return agent


@pytest.mark.parametrize("name", [name for name in AGENTS if name != "random_agent"] + STEPS)
@pytest.mark.parametrize("board", DRAWINGS)
@pytest.mark.parametrize("mark", [1, 2], ids=["wins", "blocks"])
def test_all_agents_but_the_random_one_pass_the_checkers_of_the_course(
    name: str, board: str, mark: int
) -> None:
    text, column = DRAWINGS[board]
    squares = [".XO".index(symbol) for symbol in text.replace(" ", "").rjust(42, ".")]
    exchanged = list(np.where(np.array(squares) == 2, 1, np.array(squares) * 2))
    agent, size = built(name), {"rows": 6, "columns": 7, "inarow": 4}
    answers = [
        agent(make_obs(board=board, mark=to_move), make_config(**size))
        for board, to_move in ((squares, mark), (exchanged, 3 - mark))
        for make_obs, make_config in (
            *((SimpleNamespace, SimpleNamespace), (dict, SimpleNamespace)),
            (AttributeDict, AttributeDict),
        )
    ]
    assert answers == [column] * 6
    assert {type(answer) for answer in answers} == {int}


@pytest.mark.parametrize("name", ["minimax", "searcher"])
def test_a_win_or_a_block_is_never_missed(name: str) -> None:
    """Not even for a longer win that the heuristic likes better, or where all is lost."""
    generator, found = random.Random(1), {"win": 0, "block": 0}
    while min(found.values()) < 50:
        board = random_board(generator.randrange(6, 36), generator)
        other_side = board._replace(own=board.theirs, mark=3 - board.mark)
        legal = board.legal_columns()
        wins, blocks = ([c for c in legal if each.wins(c)] for each in (board, other_side))
        if wanted := wins or blocks:
            found["win" if wins else "block"] += 1
            observation = {"board": squares_of(board), "mark": board.mark}
            assert built(name)(observation, {}) in wanted
