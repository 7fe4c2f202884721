"""The rules of the game, against kaggle-environments and against known counts."""

import random
from types import SimpleNamespace

import pytest
from agents.core.notation import position_from_diagram, position_of
from agents.core.position import (
    EMPTY_BOARD,
    Geometry,
    Position,
    column_of,
    drop,
    geometry_of,
    has_won,
    is_full,
    key_of,
    landing_square,
    legal_columns,
    legal_moves,
    mirror,
    square,
    winning_squares,
)
from conftest import kaggle_environments

from agents.core.observation import read_position, read_time

connectx = kaggle_environments.envs.connectx.connectx
structify = kaggle_environments.utils.structify
STANDARD = geometry_of(6, 7, 4)
SIZES = [
    (6, 7, 4), (1, 1, 1), (1, 5, 3), (5, 1, 4), (3, 3, 3), (2, 2, 1), (2, 2, 2), (4, 5, 3),
    (7, 8, 4), (8, 8, 5), (9, 7, 4), (10, 10, 5), (15, 15, 5), (3, 4, 6), (2, 9, 2), (1, 9, 4),
]  # fmt: skip


@pytest.mark.parametrize(("rows", "columns", "inarow"), SIZES)
def test_rules_equal_those_of_kaggle_on_random_games(rows: int, columns: int, inarow: int) -> None:
    config = structify({"rows": rows, "columns": columns, "inarow": inarow})
    geometry = geometry_of(rows, columns, inarow)
    rng = random.Random(f"{rows}x{columns}x{inarow}")
    for _ in range(60):
        board = [0] * (rows * columns)
        mark = 1
        while True:
            position, _ = read_position({"board": board, "mark": mark}, config)
            columns_left = [column for column in range(columns) if board[column] == 0]
            assert legal_columns(position.occupied, geometry) == columns_left
            assert is_full(position.occupied, geometry) == (not columns_left)
            if not columns_left:
                break
            winning = winning_squares(position.own, position.occupied, geometry)
            for column in columns_left:
                move = landing_square(position.occupied, column, geometry)
                wins = connectx.is_win(board, column, mark, config, has_played=False)
                assert bool(winning & move) == wins
                assert has_won(position.own | move, geometry) == wins
            column = rng.choice(columns_left)
            connectx.play(board, column, mark, config)
            position = drop(position, column, geometry)
            mark = 3 - mark
            assert read_position({"board": board, "mark": mark}, config)[0] == position
            if connectx.is_win(board, column, 3 - mark, config):
                break


def children(position: Position, geometry: Geometry) -> list[Position]:
    if has_won(position.theirs, geometry):
        return []
    return [
        drop(position, column, geometry) for column in legal_columns(position.occupied, geometry)
    ]


def test_position_counts_equal_oeis_a212693() -> None:
    known = [1, 7, 49, 238, 1120, 4263, 16422]
    level = {key_of(EMPTY_BOARD, STANDARD): EMPTY_BOARD}
    counts = []
    for _ in known:
        counts.append(len(level))
        level = {
            key_of(child, STANDARD): child
            for position in level.values()
            for child in children(position, STANDARD)
        }
    assert counts == known


def perft(position: Position, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(perft(child, depth - 1) for child in children(position, STANDARD))


def test_move_sequence_counts_equal_known_perft_numbers() -> None:
    known = [7, 49, 343, 2401, 16807, 117649]
    assert [perft(EMPTY_BOARD, depth) for depth in range(1, 7)] == known


def test_mirror_reverses_the_columns_and_undoes_itself() -> None:
    position, geometry = position_from_diagram(
        """
        . . . .
        x . . .
        o x . o
        """
    )
    mirrored, _ = position_from_diagram(
        """
        . . . .
        . . . x
        o . x o
        """
    )
    assert mirror(position.own, geometry) == mirrored.own
    assert mirror(position.occupied, geometry) == mirrored.occupied
    assert mirror(mirror(position.own, geometry), geometry) == position.own


def test_winning_squares_include_gaps_and_squares_not_yet_reachable() -> None:
    position, geometry = position_from_diagram(
        """
        . . . . . . .
        . . . . . . .
        . . . x . . .
        . . x o . . .
        . x o o . . .
        x o x x . x .
        """
    )
    assert winning_squares(position.own, position.occupied, geometry) == (
        square(0, 4, geometry)  # the gap in the bottom row
        | square(4, 4, geometry)  # above the diagonal, far from reachable
    )


def test_winning_squares_do_not_wrap_from_column_to_column() -> None:
    position, geometry = position_from_diagram(
        """
        x . . . . . .
        x . . . . . .
        x . . . . . .
        o . . . . . .
        o . . . . . .
        o . . . . . .
        """
    )
    assert winning_squares(position.own, position.occupied, geometry) == 0
    assert winning_squares(position.theirs, position.occupied, geometry) == 0


def test_position_of_reads_columns_from_one() -> None:
    position = position_of("4453", STANDARD)
    drawn, _ = position_from_diagram(
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . o . . .
        . . o x x . .
        """
    )
    assert position == drawn


def test_position_of_reads_columns_beyond_nine_as_letters() -> None:
    wide = geometry_of(4, 12, 4)
    assert column_of(position_of("c", wide).occupied, wide) == 11


@pytest.mark.parametrize(
    ("moves", "message"),
    [
        ("48", "move 2 of '48', '8': expected a column from 1 to 7"),
        ("0", "move 1 of '0', '0': expected a column from 1 to 7"),
        ("4 4", "move 2 of '4 4', ' ': expected a column from 1 to 7"),
        ("1111111", "move 7 of '1111111', '1': the column is full"),
        ("12121212", "move 8 of '12121212', '2': the game has ended before it"),
    ],
)
def test_position_of_names_the_move_that_cannot_be(moves: str, message: str) -> None:
    with pytest.raises(ValueError, match=message.replace("(", r"\(")):
        position_of(moves, STANDARD)


@pytest.mark.parametrize(
    ("diagram", "message"),
    [("x.\n.", "one length"), ("x?", "expected x, o or"), ("x.\n..", "floats")],
)
def test_diagram_that_is_no_position_is_refused(diagram: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        position_from_diagram(diagram)


@pytest.mark.parametrize("size", [(0, 7, 4), (6, 0, 4), (6, 7, 0), (-1, 7, 4)])
def test_geometry_refuses_a_number_below_one(size: tuple[int, int, int]) -> None:
    with pytest.raises(ValueError, match="expected at least 1"):
        geometry_of(*size)


def test_observation_refuses_a_board_of_another_size() -> None:
    with pytest.raises(ValueError, match="41 squares, expected 6 x 7 = 42"):
        read_position({"board": [0] * 41, "mark": 1}, {"rows": 6, "columns": 7, "inarow": 4})


def test_a_missing_field_has_kaggles_default() -> None:
    board = {"board": [0] * 42, "mark": 1}
    assert read_position(board, {})[1] == STANDARD
    assert read_time(board, {}) == (2, 60)
    assert read_time({"remainingOverageTime": 0}, SimpleNamespace(actTimeout=5)) == (5, 0)


@pytest.mark.parametrize(("obs", "name"), [({"mark": 1}, "board"), ({"board": [0] * 42}, "mark")])
def test_an_observation_without_a_position_is_refused(obs: dict[str, object], name: str) -> None:
    for each in (obs, SimpleNamespace(**obs)):
        with pytest.raises(ValueError, match=f"the observation has no {name}"):
            read_position(each, {})


def test_key_names_every_position_of_a_small_board_apart() -> None:
    geometry = geometry_of(3, 3, 3)
    seen: dict[int, Position] = {}
    stack = [EMPTY_BOARD]
    while stack:
        position = stack.pop()
        key = key_of(position, geometry)
        if key in seen:
            assert seen[key] == position
            continue
        seen[key] = position
        stack.extend(children(position, geometry))
    assert len(seen) == len(set(seen.values()))
    assert 0 not in seen


def test_every_legal_move_lands_on_the_lowest_empty_square() -> None:
    position = position_of("111222", STANDARD)
    expected = square(3, 0, STANDARD) | square(3, 1, STANDARD)
    expected |= sum(square(0, column, STANDARD) for column in range(2, 7))
    assert legal_moves(position.occupied, STANDARD) == expected
