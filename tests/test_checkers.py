"""Built agents in the checkers of Kaggle's course.

The checkers of exercise 1 hand over plain objects: `obs` with `board` and `mark` only, `config`
with `rows`, `columns` and `inarow` only. Older ones hand over dicts with attributes. Exchanged
marks come from numpy.
"""

import random
from collections.abc import Callable
from functools import lru_cache
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from conftest import LOOKING_AHEAD, Countdown, squares_of

from benchmarks.measure import random_board
from connectx.players.player import Player
from connectx.processes.loading import load_agent

STEPS = [*(f"minimax:N_STEPS={steps}" for steps in (1, 2, 4, 5)), "searcher:DEPTH=2"]
BOARDS = {  # X completes four in exactly one column; O in none
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


@pytest.mark.parametrize("name", LOOKING_AHEAD + STEPS)
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("mark", [1, 2], ids=["wins", "blocks"])
def test_agents_that_look_ahead_pass_the_checkers_of_the_course(
    name: str, board: str, mark: int
) -> None:
    text, column = BOARDS[board]
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
