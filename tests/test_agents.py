"""Every agent as Kaggle and the course call it: legal moves, on any board; and what each is for."""

import importlib
import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from agents.core.choice import choose_best
from agents.core.position import EMPTY_BOARD, Geometry, Position, geometry_of, has_won, make_move
from conftest import Countdown, kaggle_environments

from agents import alphabeta, mcts, minimax, perfect, searcher, tictactoe
from agents.core.solver import Solver
from agents.core.windows import COURSE
from agents.one_step import OneStepPlayer, one_step_column
from arena.configuration import complete_configuration
from arena.league import League, play_league
from arena.match import Rules
from arena.players import find_players
from arena.score import summarize

AGENTS = sorted(
    path.stem
    for path in (Path(__file__).parent.parent / "agents").glob("*.py")
    if path.stem not in ("__init__", "tictactoe")
)
BOARDS = [(6, 7, 4), (1, 1, 1), (1, 1, 4), (3, 3, 3), (2, 9, 2), (8, 8, 5), (5, 4, 4), (9, 10, 5)]

pytestmark = pytest.mark.usefixtures("_counted_visits")


def agent_of(name: str) -> Any:
    return importlib.import_module(f"agents.{name}").agent


def interpreted_solver(geometry: Geometry, **options: Any) -> Solver:
    """`Solver` on a machine without numba: nothing is compiled for boards of odd sizes."""
    if options["compiled"]:
        raise RuntimeError("no numba")
    return Solver(geometry, **options)


@pytest.mark.parametrize("name", AGENTS)
@pytest.mark.parametrize("size", BOARDS)
def test_agent_finishes_games_on_boards_of_any_size(
    name: str, size: tuple[int, int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(perfect, "Solver", interpreted_solver)
    monkeypatch.setattr(mcts, "Deadline", lambda _: Countdown(20))
    rows, columns, inarow = size
    board = {"rows": rows, "columns": columns, "inarow": inarow, "actTimeout": 0.01}
    env = kaggle_environments.make("connectx", board)
    for players in ([agent_of(name), "random"], ["random", agent_of(name)]):
        last = env.run(players)[-1]
        assert [state.status for state in last] == ["DONE", "DONE"]


@pytest.mark.parametrize("name", AGENTS)
def test_agent_plays_an_int_in_the_only_column_left(name: str) -> None:
    board = [0, 1, 2] + [1, 2, 1] + [2, 1, 1]
    move = agent_of(name)(
        {"board": board, "mark": 2, "step": 8, "remainingOverageTime": 60},
        {"rows": 3, "columns": 3, "inarow": 4, "actTimeout": 2},
    )
    assert type(move) is int
    assert move == 0


# One column wins at once for the side to move; the same one blocks with the marks exchanged.
BOARD = [0] * 28 + [2, 2, 0, 0, 0, 0, 0] + [1, 1, 1, 0, 2, 0, 0]


@pytest.mark.parametrize("name", AGENTS)
def test_agent_takes_a_struct_a_dict_or_an_object(name: str) -> None:
    """The course's checkers hand over objects with these attributes only."""
    obs, config = {"board": BOARD, "mark": 1}, {"rows": 6, "columns": 7, "inarow": 4}
    timed = {**config, "actTimeout": 2}
    agent = agent_of(name)
    moves = [
        agent(obs, timed),
        agent(*map(kaggle_environments.utils.structify, (obs, timed))),
        agent(SimpleNamespace(**obs), SimpleNamespace(**timed)),
        agent(SimpleNamespace(**obs), SimpleNamespace(**config)),
    ]
    assert all(type(move) is int for move in moves)
    assert set(moves) <= set(range(7)) if name == "random_agent" else set(moves) == {3}


LADDER = [("minimax", {"N_STEPS": steps}) for steps in (1, 2, 3, 4, 5)]
LADDER += [("searcher", {"DEPTH": depth}) for depth in (2, 3, 6)]
LADDER += [("alphabeta", {}), ("mcts", {})]


@pytest.mark.parametrize(("name", "constants"), LADDER)
@pytest.mark.parametrize("mark", [1, 2], ids=["wins", "blocks"])
def test_ladder_wins_at_once_and_blocks(
    name: str, constants: dict[str, int], mark: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    modules = {"minimax": minimax, "searcher": searcher, "alphabeta": alphabeta, "mcts": mcts}
    module = modules[name]
    for constant, value in constants.items():
        monkeypatch.setattr(module, constant, value)
    obs = {"board": BOARD, "mark": mark, "step": 5, "remainingOverageTime": 60}
    config = {"rows": 6, "columns": 7, "inarow": 4, "actTimeout": 0.2}
    assert module.agent(obs, config) == 3


@pytest.mark.parametrize("module", [alphabeta, mcts], ids=["alphabeta", "mcts"])
@pytest.mark.parametrize("size", [(1, 1, 1), (1, 9, 4), (4, 3, 5), (12, 15, 5)])
def test_timed_agents_stop_at_half_of_the_time(
    module: Any, size: tuple[int, int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    deadline, asked = Countdown(20), []
    monkeypatch.setattr(module, "Deadline", lambda seconds: asked.append(seconds) or deadline)
    rows, columns, inarow = size
    obs = {"board": [0] * (rows * columns), "mark": 1, "step": 0, "remainingOverageTime": 60}
    config = {"rows": rows, "columns": columns, "inarow": inarow, "actTimeout": 0.4}
    assert module.agent(obs, config) in range(columns)
    assert asked == [pytest.approx(0.2)]
    assert deadline.checks >= -1  # asked no more once it had expired


def test_best_moves_are_chosen_with_equal_probability() -> None:
    rng = random.Random(1)
    picks = [choose_best({0: 5, 1: 3, 2: 5, 3: 5}, rng) for _ in range(3000)]
    counts = [picks.count(move) for move in range(4)]
    assert counts[1] == 0
    assert min(counts[0], counts[2], counts[3]) > 900


def test_one_step_is_reproducible_from_its_generator() -> None:
    geometry = geometry_of(6, 7, 4)
    first, second = (
        [one_step_column(EMPTY_BOARD, geometry, COURSE, rng) for _ in range(50)]
        for rng in (random.Random(7), random.Random(7))
    )
    assert first == second
    assert set(first) == set(range(7))  # nothing to tell the columns of an empty board apart


STATE = [
    [0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0],
    [0, -1, 0, 0, 0, 0, 0],
    [0, -1, 1, 1, 1, 0, -1],
]


@pytest.mark.parametrize("state", [STATE, np.array(STATE)], ids=["lists", "numpy"])
def test_one_step_player_completes_its_four(state: Any) -> None:
    assert OneStepPlayer().act(state) == 5


def test_one_step_player_blocks_three_of_the_opponent() -> None:
    state = np.zeros((6, 7), dtype=int)
    state[5, 0:3] = -1
    state[4, 0] = state[4, 1] = 1
    assert OneStepPlayer().act(state) == 3


@pytest.mark.parametrize(
    ("state", "message"),
    [([[0, 2]], "square of 2"), ([[0], [0, 0]], "unequal|rows of"), ([], "rows of")],
)
def test_one_step_player_refuses_what_is_no_board(state: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        OneStepPlayer().act(state)


def tictactoe_choices(position: Position) -> set[int]:
    """Every square that the tic-tac-toe agent may choose, whatever its generator says."""

    class EveryChoice(random.Random):
        def choice(self, options: Any) -> Any:
            choices.update(options)
            return options[0]

    choices: set[int] = set()
    tictactoe.choose_square(position, tictactoe.N_STEPS, EveryChoice())
    return choices


@pytest.mark.parametrize("moves_first", [True, False])
def test_tictactoe_never_loses_whatever_the_opponent_and_the_ties(moves_first: bool) -> None:
    walked: set[Position] = set()

    def walk(position: Position, ours: bool) -> None:
        if position in walked:
            return
        walked.add(position)
        if has_won(position.theirs, tictactoe.TIC_TAC_TOE):
            assert not ours, f"lost: {position}"
            return
        empty = tictactoe.empty_squares(position.occupied, tictactoe.TIC_TAC_TOE)
        if not empty:
            return
        squares = [number for number, place in enumerate(tictactoe.SQUARES) if place & empty]
        for number in tictactoe_choices(position) if ours else squares:
            walk(make_move(position, tictactoe.SQUARES[number]), not ours)

    walk(EMPTY_BOARD, moves_first)
    assert len(walked) > 100


def test_tictactoe_minimises_with_the_opponents_move_placed() -> None:
    """The published article's minimising branch never places its move, so it blocks nothing."""
    position = tictactoe.read_grid("oo.\n.x.\n..x", player=0)
    scores = tictactoe.score_squares(position, 2)
    assert scores[2] > -900
    assert all(scores[number] <= -900 for number in scores if number != 2)


def random_tictactoe(obs: Any, config: Any) -> dict[str, int]:
    if "observationString" not in obs or obs["currentPlayer"] != obs["playerId"]:
        return {"submission": -1}
    symbols = "".join(obs["observationString"].split())
    return {"submission": random.choice([i for i, symbol in enumerate(symbols) if symbol == "."])}


@pytest.mark.parametrize("seat", [0, 1])
def test_tictactoe_never_loses_to_a_random_player_on_kaggle(seat: int) -> None:
    from kaggle_environments import make  # the whole package: it takes seconds

    env = make("open_spiel_tic_tac_toe")
    rewards = []
    for _ in range(15):
        players = [random_tictactoe, random_tictactoe]
        players[seat] = tictactoe.agent
        env.reset()
        rewards.append(env.run(players)[-1][seat].reward)
    assert min(rewards) >= 0
    assert max(rewards) == 1


def test_tictactoe_names_a_grid_that_it_cannot_read() -> None:
    with pytest.raises(ValueError, match="observationString is 'xo'"):
        tictactoe.read_grid("xo", 0)


def test_tuned_weights_beat_the_course() -> None:
    league = League(
        players=tuple(find_players(["one_step:WEIGHTS=TUNED", "one_step"])),
        rules=Rules(configuration=complete_configuration({}), referee="native"),
        games=200,
        seed=11,
    )
    assert summarize(play_league(league, played=set()), 0).total.share > 0.7
