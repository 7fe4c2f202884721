"""The players of the ladder: they see what is in front of them, on any board, in time."""

import random
import time

import pytest

from agents import alphabeta, mcts, minimax, minimax_1, minimax_2, minimax_4, minimax_5
from agents.core.clock import Deadline
from agents.core.deepening import DECIDED, SYMMETRIC, WIN, deepen
from agents.core.geometry import geometry_of
from agents.core.position import column_of, legal_columns, position_from_diagram
from agents.core.windows import evaluate, heuristic_of, tally_of

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


def test_the_heuristic_is_symmetric() -> None:
    generator = random.Random(1)
    geometry = geometry_of(6, 7, 4)
    heuristic = heuristic_of(SYMMETRIC, geometry)
    for _ in range(50):
        one = generator.getrandbits(49) & geometry.board
        two = generator.getrandbits(49) & geometry.board & ~one
        tallies = tally_of(one, heuristic), tally_of(two, heuristic)
        assert evaluate(*tallies, heuristic) == -evaluate(*tallies[::-1], heuristic)


class Steps:
    """A clock that gives every look at it a second."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1
        return self.now


def test_deepening_finds_the_quickest_win_and_stops() -> None:
    position, geometry = position_from_diagram("""
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        o o . x x . .
    """)
    heuristic = heuristic_of(SYMMETRIC, geometry)
    found = deepen(position, geometry, heuristic, Deadline(1e9, Steps()), random.Random(1))
    assert found.score == WIN - 3  # an open three: both ends cannot be closed
    assert column_of(found.move, geometry) in (2, 5)
    assert found.depth == 3


def test_deepening_without_time_searches_one_ply() -> None:
    position, geometry = position_from_diagram(". . .\n. . .\n. . .", inarow=3)
    heuristic = heuristic_of(SYMMETRIC, geometry)
    found = deepen(position, geometry, heuristic, Deadline(0, Steps()), random.Random(1))
    assert found.depth >= 1
    assert column_of(found.move, geometry) in legal_columns(position.occupied, geometry)
    assert abs(found.score) < DECIDED


def test_deepening_to_the_end_solves_a_small_board() -> None:
    position, geometry = position_from_diagram(". . .\n. . .\n. . .", inarow=3)
    heuristic = heuristic_of(SYMMETRIC, geometry)
    found = deepen(position, geometry, heuristic, Deadline(1e9, Steps()), random.Random(1))
    assert (found.score, found.depth) == (0, 9)  # a draw
