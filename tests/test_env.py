"""The environments: gymnasium's contract, the rules, and what a seed repeats."""

from copy import deepcopy
from functools import partial
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from connectx.arena.loading import load_agent
from connectx.bench.learning.env import (
    ConnectXEnv,
    Opponent,
    VectorGames,
    each_board,
    random_columns,
)
from connectx.build.player import Player
from connectx.core.board import STANDARD, Board, Geometry, geometry_of
from connectx.core.boards import Boards
from connectx.errors import PlayerError

SMALL, LARGE = geometry_of(4, 5, 3), geometry_of(8, 7, 4)


def of_key(boards: Boards, _: np.random.Generator) -> np.ndarray:
    """A column that the position alone decides: the first legal one from its key on."""
    columns = boards.geometry.columns
    order = (boards.key[:, None] + np.arange(columns)) % columns
    legal = np.take_along_axis(boards.legal(), order, axis=1)
    return order[np.arange(len(boards)), legal.argmax(1)]


@pytest.mark.filterwarnings("error::UserWarning")
@pytest.mark.filterwarnings("ignore:.*spec")
@pytest.mark.parametrize("opponent", ["random", "minimax", random_columns])
def test_gymnasium_has_no_complaint(opponent: str | Opponent) -> None:
    check_env(ConnectXEnv(opponent), skip_render_check=True)


@pytest.mark.parametrize("geometry", [STANDARD, SMALL, LARGE])
@pytest.mark.parametrize("count", [2_000, pytest.param(10_000, marks=pytest.mark.slow)])
def test_games_follow_the_rules_of_single_boards(geometry: Geometry, count: int) -> None:
    """Random moves, with one in fifty that is illegal, and an opponent that a board decides."""
    many = VectorGames(100, of_key, geometry=geometry)
    many.reset(seed=1)
    rng, empty = np.random.default_rng(2), Board.empty(*geometry.size)

    def answered(board: Board) -> Board:
        return board.play(int(of_key(Boards.from_boards([board], geometry), rng)[0]))

    def begun(mark: int) -> Board:
        return answered(empty) if mark == 2 else empty

    marks = [1 + row % 2 for row in range(100)]
    boards = [begun(mark) for mark in marks]
    ended = dict.fromkeys(("won", "drawn", "lost", "illegal"), 0)
    while sum(ended.values()) < count:
        legal = random_columns(many.boards, rng)
        columns = np.where(rng.random(100) < 0.02, rng.integers(-1, geometry.columns + 1), legal)
        planes, rewards, over, truncated, info = many.step(columns)
        assert not truncated.any()
        expected, last = [], []
        for row, column in enumerate(columns.tolist()):
            board, mark, how = boards[row], marks[row], "illegal"
            if column in board.legal_columns():
                board = board.play(column)
                board = board if board.over else answered(board)
                won = "won" if board.winner == mark else "lost" if board.winner else "drawn"
                how = won if board.over else "going on"
            last.append((board.discs_of(mark), board.discs_of(3 - mark)))
            expected.append({"won": 1, "lost": -1, "illegal": -1}.get(how, 0))
            assert over[row] == (how != "going on")
            if over[row]:
                ended[how] += 1
                marks[row] = 3 - mark
                board = begun(marks[row])
            boards[row] = board
        assert rewards.tolist() == expected
        assert list(many.boards) == boards
        assert (planes == many.boards.planes()).all()
        if over.any():
            assert (info["_final_obs"] == over).all()
            own, theirs = np.transpose(last)
            assert (info["final_obs"] == Boards(own, own | theirs, geometry).planes()).all()
    assert min(ended[how] for how in ended if how != "drawn" or geometry == STANDARD) > 0


@pytest.mark.parametrize("opponent", ["random", "one_step", "random_agent", of_key])
@pytest.mark.parametrize("seat", ["first", "second", "turns"])
def test_one_game_is_a_row_of_many_and_a_seed_repeats_both(opponent: Any, seat: str) -> None:
    found = []
    for _ in range(2):
        one, many = ConnectXEnv(opponent, seat=seat), VectorGames(1, opponent, seat=seat)
        rng, seen = np.random.default_rng(3), []
        planes, (row,) = one.reset(seed=5)[0], many.reset(seed=5)[0]
        for _ in range(60):
            assert (planes == row).all()
            assert (one.action_masks() == many.action_masks()[0]).all()
            assert one.board.discs % 2 == one.mark - 1
            column = int(rng.choice(np.flatnonzero(one.action_masks())))
            planes, reward, over, _, _ = one.step(column)
            (row,), rewards, overs, _, info = many.step(np.array([column]))
            assert (reward, over) == (rewards[0], overs[0])
            seen.append((column, planes.tobytes(), reward))
            if over:
                assert (info["final_obs"][0] == planes).all()
                planes, _ = one.reset()
        found.append(seen)
    assert found[0] == found[1]


@pytest.mark.parametrize("games", [ConnectXEnv(), VectorGames(4)])
def test_a_seed_repeats_who_moves_first(games: ConnectXEnv | VectorGames) -> None:
    planes, _ = games.reset(seed=5)
    repeated_planes, _ = games.reset(seed=5)
    assert (planes == repeated_planes).all()


def test_a_copied_opponent_repeats_by_its_seed() -> None:
    """An agent has random numbers of its own, which a copy must seed as the original does."""
    env = ConnectXEnv(each_board(load_agent(Player.parse("random_agent").source, None)))
    games = []
    for copied in (env, deepcopy(env)):
        for _ in range(3):
            game, over = [copied.reset(seed=5)[0].tobytes()], False
            while not over:
                column = int(copied.action_masks().argmax())  # the first legal one
                planes, _, over, _, _ = copied.step(column)
                game.append(planes.tobytes())
            games.append(game)
    assert games == 6 * games[:1]


@pytest.mark.parametrize("geometry", [STANDARD, SMALL, LARGE])
def test_a_board_that_is_set_is_the_one_that_is_seen(geometry: Geometry) -> None:
    env, rng = ConnectXEnv(seat="first", geometry=geometry), np.random.default_rng(1)
    env.reset(seed=1)
    for _ in range(200):
        env.board = Board.empty(*geometry.size)
        for _ in range(2 * int(rng.integers(5))):
            if not env.board.over:
                env.board = env.board.play(int(rng.choice(env.board.legal_columns())))
        boards = Boards.from_boards([env.board], geometry)
        assert (env.action_masks() == boards.legal()[0]).all()
        planes = env.step(-1)[0]
        seen = boards.planes()[0] if env.board.mark == env.mark else boards.planes()[0, ::-1]
        assert planes.dtype == np.int8
        assert (planes == seen).all()
        env.reset()


def test_an_illegal_column_loses_and_the_mode_is_what_happens() -> None:
    env = ConnectXEnv(of_key, seat="first")
    for column in (-1, 7):
        env.reset(seed=1)
        assert env.step(column)[1:4] == (-1.0, True, False)
    many = VectorGames(2, of_key, seat="second")
    assert many.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    many.reset(seed=1)
    planes, rewards, over, _, info = many.step(np.array([9, 3]))
    assert rewards.tolist() == [-1, 0]
    assert over.tolist() == info["_final_obs"].tolist() == [True, False]
    assert planes[0].sum() == 1  # a new game, in which the opponent has moved


def test_opponents_of_other_files_seats_and_boards_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text("def agent(obs, config):\n    return obs.board.index(0)\n")
    for options, why in (
        ({"opponent": str(file)}, "bot.py: not a player of this package.*function"),
        ({"opponent": "minimaks"}, "unknown player, did you mean minimax"),
        ({"opponent": 3}, "opponent is 3, expected a player's name"),
        ({"opponent": []}, "opponent is an empty list"),
        ({"seat": "third"}, "seat is 'third', expected first, second, turns"),
        ({"geometry": geometry_of(8, 8, 4)}, "more than one word"),
        ({"geometry": (6, 7, 4)}, "expected geometry_of"),
    ):
        for make in (ConnectXEnv, partial(VectorGames, 2)):
            with pytest.raises((PlayerError, ValueError), match=why):
                make(**options)
    scope: dict[str, Any] = {}
    exec(file.read_text(), scope)
    env = ConnectXEnv(each_board(scope["agent"]), seat="second")
    assert env.reset(seed=1)[0][1, 5, 0] == 1
    assert ConnectXEnv("minimax:N_STEPS=1", geometry=SMALL).reset(seed=1)[0].shape == (2, 4, 5)
    always_full = VectorGames(1, lambda boards, rng: [9], seat="second")
    with pytest.raises(ValueError, match="row 0: column 9 is full or not on the board"):
        always_full.reset(seed=1)


def test_gymnasium_makes_the_environments_by_their_name() -> None:
    made = gymnasium.make("ConnectX-v0", opponent="one_step")
    assert isinstance(made.unwrapped, ConnectXEnv)
    games = gymnasium.make_vec("ConnectX-v0", 3, vectorization_mode="vector_entry_point")
    assert isinstance(games, VectorGames)
    assert made.spec is not None
    assert made.spec.entry_point == "connectx:ConnectXEnv"  # which saved specs repeat
