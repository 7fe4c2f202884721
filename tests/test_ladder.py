"""The players of the ladder: they see what is in front of them, on any board, in time."""

import time

import pytest

from agents import alphabeta, mcts, minimax, minimax_1, minimax_2, minimax_4, minimax_5

CONNECT_FOUR = {"rows": 6, "columns": 7, "inarow": 4}


def observation_of(diagram: str) -> tuple[dict[str, object], dict[str, object]]:
    lines = [line.split() for line in diagram.splitlines() if line.strip()]
    board = [{".": 0, "x": 1, "o": 2}[symbol] for line in lines for symbol in line]
    obs = {"board": board, "mark": 1, "step": 0, "remainingOverageTime": 60}
    return obs, {**CONNECT_FOUR, "actTimeout": 0.2}


LADDER = (minimax_1, minimax_2, minimax, minimax_4, minimax_5, alphabeta, mcts)


@pytest.mark.parametrize("player", LADDER, ids=lambda player: player.__name__)
def test_completes_its_line(player: object) -> None:
    diagram = """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        o o . . . . .
        x x x . o . .
    """
    assert player.agent(*observation_of(diagram)) == 3  # type: ignore[attr-defined]


@pytest.mark.parametrize("player", LADDER[1:], ids=lambda player: player.__name__)
def test_blocks_a_line(player: object) -> None:
    diagram = """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        x . . . . . .
        x . . . . . .
        o o o . x . .
    """
    assert player.agent(*observation_of(diagram)) == 3  # type: ignore[attr-defined]


@pytest.mark.parametrize("player", [alphabeta, mcts], ids=lambda player: player.__name__)
@pytest.mark.parametrize(
    ("rows", "columns", "inarow"), [(1, 1, 1), (1, 9, 4), (4, 3, 5), (12, 15, 5)]
)
def test_plays_any_board_within_its_time(
    player: object, rows: int, columns: int, inarow: int
) -> None:
    obs = {"board": [0] * (rows * columns), "mark": 1, "step": 0, "remainingOverageTime": 0}
    config = {"rows": rows, "columns": columns, "inarow": inarow, "actTimeout": 0.4}
    player.agent(obs, config)  # type: ignore[attr-defined]  # makes the tables of the geometry
    start = time.perf_counter()
    assert player.agent(obs, config) in range(columns)  # type: ignore[attr-defined]
    assert time.perf_counter() - start < 0.4
