"""The rules of the game, against kaggle-environments."""

import random
from collections.abc import Callable
from types import SimpleNamespace

import pytest
from conftest import kaggle_environments

from connectx.core.board import STANDARD, Board, board_of, square
from connectx.core.observation import read_board, read_time

connectx = kaggle_environments.envs.connectx.connectx
structify = kaggle_environments.utils.structify
SIZES = [
    (6, 7, 4), (1, 1, 1), (1, 5, 3), (5, 1, 4), (3, 3, 3), (2, 2, 1), (2, 2, 2), (4, 5, 3),
    (7, 8, 4), (8, 8, 5), (9, 7, 4), (10, 10, 5), (15, 15, 5), (3, 4, 6), (2, 9, 2), (1, 9, 4),
]  # fmt: skip


@pytest.mark.parametrize(("rows", "columns", "inarow"), SIZES)
def test_rules_equal_those_of_kaggle_on_random_games(rows: int, columns: int, inarow: int) -> None:
    config = structify({"rows": rows, "columns": columns, "inarow": inarow})
    rng = random.Random(f"{rows}x{columns}x{inarow}")
    for _ in range(15):
        board, squares = Board.empty(rows, columns, inarow), [0] * (rows * columns)
        while not board.over:
            legal = [column for column in range(columns) if squares[column] == 0]
            assert board.legal_columns() == legal
            wins, blocks = (
                [c for c in legal if connectx.is_win(squares, c, mark, config, has_played=False)]
                for mark in (board.mark, 3 - board.mark)
            )
            winning = board.winning_squares(board.mark)
            assert [c for c in legal if winning & board.landing_square(c)] == wins
            assert [c for c in legal if board.wins(c)] == wins
            assert board.urgent_column() == next(iter(wins + blocks), None)
            column = rng.choice(legal)
            connectx.play(squares, column, board.mark, config)
            won = connectx.is_win(squares, column, board.mark, config)
            assert board.play(column).winner == (board.mark if won else None)
            board = board.play(column)
            assert board.over == (won or 0 not in squares)
            assert board == read_board({"board": squares, "mark": board.mark}, config)
            assert board.mirrored().mirrored() == board
            assert board.canonical()[0] == board.mirrored().canonical()[0]


def test_key_names_every_position_of_a_small_board_apart() -> None:
    seen: dict[int, Board] = {}
    stack = [Board.empty(3, 3, 3)]
    while stack:
        board = stack.pop()
        if board.key not in seen and not board.over:
            stack.extend(map(board.play, board.legal_columns()))
        assert seen.setdefault(board.key, board) == board
    assert 0 not in seen


def test_a_board_is_read_from_moves_and_written_as_text() -> None:
    board = Board.from_moves("4453")
    assert str(board).splitlines() == [
        *[". . . . . . ."] * 4,
        ". . . O . . .",
        ". . O X X . .",
        "1 2 3 4 5 6 7",
    ]
    assert (board.mark, board.discs, board.empties) == (1, 4, 38)
    assert str(board.mirrored()).splitlines()[-2] == ". . X X O . ."
    assert Board.from_moves("C", 4, 12).landing_square(11) == square(1, 11, Board.empty(4, 12)[3])


COLUMN = "is full or not on a board of 7 columns"
MOVES = "expected text such as '4453'"
WRONG: list[tuple[Callable[[], object], str]] = [
    (lambda: Board.from_moves((3, 7)), "move 2, 7: expected a column from 0 to 6"),
    (lambda: Board.from_moves(["4", "4"]), "'str' object cannot be interpreted as an integer"),
    *((lambda moves=moves: Board.from_moves(moves), MOVES) for moves in (44, b"44", None)),
    (lambda: Board.from_moves("48"), "move 2, '8': expected a column from 1 to 7"),
    (lambda: Board.from_moves("1111111"), "move 7: column 1 is full"),
    (lambda: Board.from_moves("12121212"), "move 8: the game was already over"),
    (lambda: Board.empty().play(-1), f"column -1 {COLUMN}"),
    (lambda: Board.empty().play(7), f"column 7 {COLUMN}"),
    (lambda: Board.from_moves("111111").play(0), f"column 0 {COLUMN}"),
    (lambda: Board.empty(0, 7, 4), "rows is 0, expected an integer, at least 1"),
    (lambda: Board.empty(6, -1, 4), "columns is -1, expected an integer, at least 1"),
    (lambda: Board.empty(6, 7, 0), "inarow is 0, expected an integer, at least 1"),
    (lambda: read_board({"mark": 1}, {}), "the observation has no board"),
    (lambda: read_board(SimpleNamespace(board=[0] * 42), {}), "the observation has no mark"),
    (lambda: read_board({"board": [0] * 41, "mark": 1}, {}), "41 squares, expected 6 x 7 = 42"),
    (lambda: board_of([0] * 41, 1, STANDARD), "41 squares, expected 6 x 7 = 42"),
    (lambda: board_of(iter([0] * 43), 1, STANDARD), "43 squares, expected 6 x 7 = 42"),
    (lambda: board_of([], 1, STANDARD), "0 squares, expected 6 x 7 = 42"),
]


@pytest.mark.parametrize(("make", "message"), WRONG)
def test_what_is_wrong_is_named(make: Callable[[], object], message: str) -> None:
    with pytest.raises((TypeError, ValueError), match=message):
        make()


def test_a_missing_field_has_kaggles_default() -> None:
    assert read_board({"board": [0] * 42, "mark": 1}, {}) == Board.empty()
    assert read_time({}, {}) == (2, 60)
    assert read_time({"remainingOverageTime": 0}, SimpleNamespace(actTimeout=5)) == (5, 0)
