"""Every agent where Kaggle's course calls it: in its checkers, `env.run` and `evaluate`.

The checkers of exercise 1 hand over plain objects: `obs` with `board` and `mark` only, `config`
with `rows`, `columns` and `inarow` only. Older ones hand over dicts with attributes. Exchanged
marks come from numpy.
"""

import importlib
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numpy as np
import pytest
from conftest import kaggle_environments, visits

from arena.loading import load_agent
from arena.players import agent_names, find_player
from evaluate import get_win_percentages

PLAYERS = [name for name in agent_names() if name != "tictactoe"]
BOARDS = {  # X completes four in exactly one column; O in none
    "horizontal": (".......\n.......\n.......\n.......\n..OO...\n.OXXX..", 5),
    "vertical": (".......\n.......\n.......\n....X..\n..O.X..\n.OO.X..", 4),
    "rising": (".......\n.......\n.......\n...XO..\n..XXO..\nOXOOX..", 4),
    "falling": (".......\n.......\n.......\n..OX...\n..OXX..\n..XOOXO", 2),
}
pytestmark = pytest.mark.usefixtures("_counted_visits")


class Plain:
    """An object with these attributes and nothing else."""

    def __init__(self, **attributes: Any) -> None:
        self.__dict__.update(attributes)


class AttributeDict(dict[str, Any]):
    """A dict whose missing items are None as attributes."""

    __getattr__ = dict.get


def imported(name: str) -> Callable[..., Any]:
    agent: Callable[..., Any] = importlib.import_module(f"agents.{name}").agent
    return agent


@lru_cache
def built(name: str) -> Callable[..., Any]:
    agent = load_agent(find_player(name).source, None)
    if name == "mcts":
        agent.__globals__["Deadline"] = visits
    return agent


@pytest.mark.parametrize("form", [imported, built])
@pytest.mark.parametrize("name", [name for name in PLAYERS if name != "random_agent"])
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("mark", [1, 2], ids=["wins", "blocks"])
def test_agents_pass_the_checkers_of_the_course(
    form: Callable[[str], Callable[..., Any]], name: str, board: str, mark: int
) -> None:
    text, column = BOARDS[board]
    squares = [".XO".index(symbol) for symbol in text if symbol != "\n"]
    exchanged = list(np.where(np.array(squares) == 2, 1, np.array(squares) * 2))
    agent, size = form(name), {"rows": 6, "columns": 7, "inarow": 4}
    answers = [
        agent(make_obs(board=board, mark=to_move), make_config(**size))
        for board, to_move in ((squares, mark), (exchanged, 3 - mark))
        for make_obs, make_config in ((Plain, Plain), (AttributeDict, AttributeDict), (dict, Plain))
    ]
    assert answers == [column] * 6
    assert {type(answer) for answer in answers} == {int}


@pytest.mark.parametrize("form", [imported, built])
@pytest.mark.parametrize("name", PLAYERS)
def test_agents_play_as_functions(form: Callable[[str], Callable[..., Any]], name: str) -> None:
    agent = form(name)
    size = {"rows": 4, "columns": 4, "inarow": 3, "actTimeout": 0.1}
    env = kaggle_environments.make("connectx", size)
    for players in ([agent, "random"], ["negamax", agent]):
        assert [state.status for state in env.run(players)[-1]] == ["DONE", "DONE"]
    outcomes = kaggle_environments.evaluate("connectx", [agent, "random"], size, [], 2)
    assert all(None not in outcome for outcome in outcomes)


@pytest.mark.parametrize("form", [imported, built])
@pytest.mark.parametrize("name", ["one_step", "minimax"])
def test_functions_are_compared_as_in_the_course(
    form: Callable[[str], Callable[..., Any]], name: str
) -> None:
    result = get_win_percentages(form(name), "random", n_rounds=4)
    assert result.agent1_invalid_plays == result.agent2_invalid_plays == 0
    assert result.agent1_win_percentage >= 0.5
