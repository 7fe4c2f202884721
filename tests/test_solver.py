"""The solver against plain minimax, BitBully's scores, known values, and itself at both speeds.

And the clock that it goes by; and what scorers refuse to answer.
"""

import gc
import random
import sys
import weakref
from collections import Counter
from functools import cache
from itertools import product
from typing import Any

import pytest
from conftest import PROJECT, Countdown

from benchmarks.measure import random_board
from connectx.bench.solver.judge import MAX_JUDGES, Judge, cached_judge
from connectx.bench.solver.solver import Solver
from connectx.core.board import Board, centre_first, geometry_of, square
from connectx.core.clock import Deadline
from connectx.core.order import BASE_RANK, square_ranks
from connectx.core.solver import Solver as SubmissionSolver
from connectx.core.table import FramesOnDemand, new_frames

EMPTY = Board.empty()
STANDARD = EMPTY.geometry
# Random positions, with the scores that BitBully gives them.
LINES = (PROJECT / "tests" / "data" / "positions.txt").read_text().splitlines()
POSITIONS = [(moves, int(score)) for moves, score in map(str.split, LINES)]
BOARDS = [
    (1, 1, 1), (1, 1, 4), (1, 5, 2), (5, 1, 2), (2, 2, 2), (2, 3, 1), (3, 3, 3), (2, 6, 3),
    (4, 3, 3), (3, 4, 3), (4, 4, 3), (4, 4, 4), (3, 5, 4), (5, 3, 4), (4, 4, 5), (2, 7, 2),
    (5, 5, 1), (1, 9, 4), (9, 1, 3),
]  # fmt: skip


def minimax_scores(board: Board) -> dict[int, int]:
    """The score of every legal column by plain minimax, without pruning; equal boards once."""
    squares = board.rows * board.columns

    @cache
    def value(node: Board) -> int:
        if node.winner:
            winners = node.discs - node.discs // 2  # discs
            return winners - 1 - (squares + node.discs % 2) // 2
        return 0 if node.over else max(scores(node).values())

    def scores(node: Board) -> dict[int, int]:
        return {column: -value(node.play(column)) for column in node.legal_columns()}

    return scores(board)


@pytest.mark.parametrize("size", BOARDS)
def test_agrees_with_plain_minimax_on_small_boards(size: tuple[int, int, int]) -> None:
    start = Board.empty(*size)
    rng = random.Random(str(size))
    solver = Solver(start.geometry, compiled=False, table_bits=12)
    for trial in range(10):
        least = max(0, start.empties - 10)
        discs = rng.randint(least, max(least, start.empties - 1))
        board = random_board(discs, rng, start)
        expected = minimax_scores(board)
        assert solver.column_scores(board) == expected, (trial, board)
        best = max(expected.values())
        assert solver.score(board) == best
        assert solver.score(board, weak=True) == (best > 0) - (best < 0)
        columns = [column for column, score in expected.items() if score == best]
        assert solver.best_column(board) == centre_first(columns, start.geometry)[0]


def slow(*cases: Any) -> list[Any]:
    return [pytest.param(*case, marks=pytest.mark.slow) for case in cases]


# Lines in one direction only; another length; as many squares as fit a word.
OTHER_SIZES = ((2, 21, 3), (5, 6, 5), (8, 7, 4))


@pytest.mark.compiled
def test_what_users_run_on_an_odd_board_agrees_with_minimax() -> None:
    start = Board.empty(5, 6, 5)
    solver = Solver(start.geometry, table_bits=12)
    assert solver.compiled
    rng = random.Random(1)
    for _ in range(10):
        board = random_board(rng.randint(start.empties - 10, start.empties - 1), rng, start)
        assert solver.column_scores(board) == minimax_scores(board), board


@pytest.mark.parametrize("size", [(6, 7, 4), *slow(*zip(OTHER_SIZES))])
def test_both_speeds_visit_the_same_nodes(size: tuple[int, int, int]) -> None:
    start = Board.empty(*size)
    compiled = Solver(start.geometry, compiled=True, table_bits=16)
    interpreted = Solver(start.geometry, compiled=False, table_bits=16)
    rng = random.Random(str(size))
    for _ in range(30):
        board = random_board(start.empties - rng.randint(1, 14), rng, start)
        assert compiled.score(board) == interpreted.score(board), board
        assert compiled.best_column(board) == interpreted.best_column(board), board
        assert compiled.column_scores(board) == interpreted.column_scores(board), board
        assert compiled.nodes == interpreted.nodes, board
    assert interpreted.nodes > 0 or start.empties < 30


@pytest.mark.parametrize("table_bits", [12, 18])
def test_agrees_with_bitbully(table_bits: int) -> None:
    solver = Solver(STANDARD, table_bits=table_bits)
    for moves, score in POSITIONS:
        assert solver.score(Board.from_moves(moves)) == score, moves


LARGER = slow((4, 6, -1), (4, 7, 0), (5, 5, 0), (6, 4, 0), (6, 5, 0))


@pytest.mark.parametrize(("rows", "columns", "winner"), [(4, 4, 0), (4, 5, 0), (5, 4, 0), *LARGER])
def test_knows_who_wins_on_which_board(rows: int, columns: int, winner: int) -> None:
    """Four in a row from the empty board, by J. Tromp's table, https://tromp.github.io/c4/c4.html"""
    small = rows * columns <= 24  # not worth compiling
    solver = Solver(geometry_of(rows, columns, 4), table_bits=18, compiled=not small)
    assert solver.score(Board.empty(rows, columns, 4), weak=True) == winner


def test_a_large_board_runs_on_python_ints() -> None:
    start = Board.empty(8, 8)
    rng = random.Random(1)
    solver = Solver(start.geometry)
    assert not solver.compiled
    for _ in range(10):
        board = random_board(54, rng, start)
        assert solver.column_scores(board) == minimax_scores(board)
    with pytest.raises(RuntimeError, match="compiled"):
        Solver(start.geometry, compiled=True)
    with pytest.raises(ValueError, match="expected at least"):
        Solver(start.geometry, table_bits=11)


def first_column_score(solver: SubmissionSolver, board: Board, deadline: None = None) -> int:
    return solver.column_score(board, 0, -99, 99)


FINISHED = [("1212121", (6, 7, 4)), ("12", (1, 2, 2)), ("111222", (3, 2, 4))]  # the last two drawn
SOLVER_METHODS = (Solver.score, Solver.column_scores, Solver.best_column, Solver.best_columns)


@pytest.mark.parametrize(("moves", "size"), FINISHED)
@pytest.mark.parametrize("ask", [*SOLVER_METHODS, first_column_score])
@pytest.mark.parametrize("deadline", [None, 0])
def test_a_finished_game_has_no_score(
    moves: str, size: tuple[int, int, int], ask: Any, deadline: float | None
) -> None:
    board = Board.from_moves(moves, *size)
    with pytest.raises(ValueError, match="the game is over"):
        ask(Solver(board.geometry, compiled=False, table_bits=12), board, deadline=deadline)


@pytest.mark.parametrize(("moves", "size"), FINISHED)
@pytest.mark.parametrize("deadline", [None, 0])
def test_a_judge_scores_a_finished_game_but_no_column(
    moves: str, size: tuple[int, int, int], deadline: float | None
) -> None:
    board = Board.from_moves(moves, *size)
    judge = Judge(board.geometry)
    assert judge.score(board, deadline) == (-18 if board.winner else 0)
    assert judge.best_line(board, deadline) == ((), True)
    judge.prepare(board)
    for ask in (judge.column_scores, judge.best_columns):
        with pytest.raises(ValueError, match="the game is over"):
            ask(board, deadline)


@pytest.mark.parametrize("size", [(6, 7, 5), (7, 6, 4), (5, 7, 4), (6, 8, 4)])
@pytest.mark.parametrize("deadline", [None, 0])
def test_scorers_refuse_a_board_of_another_size(
    size: tuple[int, int, int], deadline: float | None
) -> None:
    """Even one whose masks are those of a position that they have scored."""
    board = Board.empty(*size)
    for solver in (SubmissionSolver(STANDARD, compiled=False), Solver(STANDARD, compiled=False)):
        for ask in (*SOLVER_METHODS, first_column_score):
            with pytest.raises(ValueError, match="the solver 6 x 7, 4 in a row"):
                ask(solver, board, deadline=deadline)  # type: ignore[operator]
    judge = Judge(STANDARD)
    assert judge.score(EMPTY) == 1
    for answer in (judge.score, judge.column_scores, judge.best_columns, judge.best_line):
        with pytest.raises(ValueError, match="the judge 6 x 7, 4 in a row"):
            answer(board, deadline)
    with pytest.raises(ValueError, match="the judge 6 x 7, 4 in a row"):
        judge.prepare(board)


def test_only_the_last_judges_are_remembered() -> None:
    judges = [weakref.ref(cached_judge(geometry_of(3, 3 + number, 3))) for number in range(20)]
    gc.collect()
    assert [judge() is not None for judge in judges] == [False] * 16 + [True] * 4
    assert cached_judge(geometry_of(3, 22, 3)) is judges[-1]()
    assert MAX_JUDGES == 4


def test_the_recursion_limit_is_raised_only_where_it_must(monkeypatch: pytest.MonkeyPatch) -> None:
    limits: list[int] = []
    monkeypatch.setattr(sys, "getrecursionlimit", lambda: 1000)
    monkeypatch.setattr(sys, "setrecursionlimit", limits.append)
    Solver(STANDARD, compiled=False, table_bits=12)
    assert limits == []
    large = geometry_of(30, 30, 4)  # a search calls itself for each of 900 squares
    Solver(large, compiled=False, table_bits=12)
    assert len(limits) == 1
    assert limits[0] > 1000


def test_a_deadline_expires_when_its_seconds_have_passed() -> None:
    times = iter([100.0, 101.0, 101.25, 101.5, 111.0])
    deadline = Deadline(1.5, lambda: next(times))
    assert not deadline.expired()
    assert deadline.remaining() == 0.25
    assert deadline.expired()
    assert deadline.remaining() == 0


@pytest.mark.parametrize("ask", [Solver.score, Solver.best_column, Solver.column_scores])
def test_says_unknown_soon_after_the_deadline(ask: Any) -> None:
    interpreted = Solver(STANDARD, compiled=False, table_bits=16)
    assert ask(interpreted, EMPTY, deadline=Countdown(5)) is None
    assert 3 * 256 <= interpreted.nodes <= 5 * 256
    compiled = Solver(STANDARD, compiled=True, table_bits=16)
    for solver, seconds in ((compiled, 0.1), (compiled, 0), (interpreted, 0)):
        assert ask(solver, EMPTY, deadline=Deadline(seconds)) is None
        assert solver.score(Board.from_moves(POSITIONS[0][0])) == POSITIONS[0][1]


def nearly_full(rows: int, columns: int, empties: int) -> Board:
    """A board without a line of four whose last column alone has squares that are empty."""
    pattern = [1 + (column // 2 + row) % 2 for row in range(rows) for column in range(columns)]
    first = second = 0
    geometry = geometry_of(rows, columns, 4)
    for number, mark in enumerate(pattern):
        row, column = divmod(number, columns)
        if column == columns - 1 and row >= rows - empties:
            continue
        if mark == 1:
            first |= square(row, column, geometry)
        else:
            second |= square(row, column, geometry)
    return Board(first, first | second, 1, geometry)


def test_a_nearly_full_board_of_10_000_squares_has_a_score() -> None:
    board = nearly_full(100, 100, empties=2)
    assert Solver(board.geometry).column_scores(board) == {99: 0}
    beyond = nearly_full(100, 102, empties=2)
    assert Solver(beyond.geometry).column_scores(beyond) is None
    assert Solver(beyond.geometry).score(beyond) is None


@pytest.mark.parametrize(("rows", "columns", "inarow"), [(3, 3, 3), (6, 7, 4), (9, 9, 5)])
def test_memory_made_on_demand_is_the_same(rows: int, columns: int, inarow: int) -> None:
    geometry = geometry_of(rows, columns, inarow)
    frames = new_frames(geometry, 18)
    on_demand = FramesOnDemand(geometry, 18)
    assert [on_demand[field] for field in range(len(frames))] == frames


@pytest.mark.parametrize("size", [(1, 1, 1), (4, 5, 3), (6, 7, 4), (3, 9, 9), (8, 2, 5)])
def test_a_square_ranks_higher_by_one_for_each_line(size: tuple[int, int, int]) -> None:
    rows, columns, inarow = size
    geometry = geometry_of(*size)
    ranks = square_ranks(geometry)
    lines = Counter[tuple[int, int]]()
    for row, column in product(range(rows), range(columns)):
        for up, right in ((1, 0), (0, 1), (-1, 1), (1, 1)):
            line = [(row + step * up, column + step * right) for step in range(inarow)]
            if all(0 <= r < rows and 0 <= c < columns for r, c in line):
                lines.update(line)
    for row, column in product(range(rows), range(columns)):
        from_centre = abs(2 * column + 1 - columns) // 2
        expected = BASE_RANK - from_centre + lines[row, column]
        assert ranks[square(row, column, geometry).bit_length()] == expected


@pytest.mark.parametrize("compiled", [True, False])
def test_an_interrupted_search_leaves_no_wrong_score_behind(compiled: bool) -> None:
    solver = Solver(STANDARD, compiled=compiled, table_bits=12)
    for moves, score in POSITIONS[100:160:3]:
        board = Board.from_moves(moves)
        for seconds in (0.0001, 0.001, 0.004):
            assert solver.score(board, deadline=Deadline(seconds)) in (None, score)
        if compiled:
            assert solver.score(board, deadline=60) == score
            assert solver.score(board) == score


def test_from_cleared_tables_the_same_nodes_are_visited(standard_solver: Solver) -> None:
    board, other = (Board.from_moves(POSITIONS[number][0]) for number in (110, 112))
    counts = []
    for each in (standard_solver, Solver(STANDARD, compiled=False)):  # tables of the same size
        for _ in range(2):
            each.score(other)
            each.clear()
            assert each.nodes == 0
            each.score(board)
            counts.append(each.nodes)
    assert counts[0] > 0
    assert len(set(counts)) == 1
