"""The solver against plain minimax, BitBully's scores, known values, and itself at both speeds."""

import random
import re
import time
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from conftest import PROJECT, Countdown

from agents.core.clock import Deadline
from agents.core.compiled import compiled_solve
from agents.core.kept_code import kept_solve
from agents.core.notation import position_from_diagram, position_of
from agents.core.position import (
    EMPTY_BOARD,
    Geometry,
    Position,
    columns_from_centre,
    drop,
    geometry_of,
    has_won,
    is_full,
    legal_columns,
    mirror,
)
from agents.core.solver import Solver
from benchmarks.positions import random_position

STANDARD = geometry_of(6, 7, 4)
POSITIONS = [
    (moves, int(score))
    for moves, score in (
        line.split()
        for line in (PROJECT / "tests" / "data" / "positions.txt").read_text().splitlines()
    )
]
BOARDS = [
    (1, 1, 1), (1, 1, 4), (1, 5, 2), (5, 1, 2), (2, 2, 2), (2, 3, 1), (3, 3, 3), (2, 6, 3),
    (4, 3, 3), (3, 4, 3), (4, 4, 3), (4, 4, 4), (3, 5, 4), (5, 3, 4), (2, 8, 4), (4, 4, 5),
    (3, 5, 3), (2, 7, 2), (6, 2, 4), (1, 12, 4), (12, 1, 3),
]  # fmt: skip


def minimax_scores(position: Position, geometry: Geometry) -> dict[int, int]:
    """The score of every legal column by plain minimax, without pruning; equal positions once."""
    squares = geometry.rows * geometry.columns

    @cache
    def value(own: int, occupied: int) -> int:
        node = Position(own, occupied)
        if has_won(node.theirs, geometry):
            loser_discs = node.discs // 2
            winner_discs = node.discs - loser_discs
            winner_total = (squares + node.discs % 2) // 2
            return -(winner_total - winner_discs + 1)
        if is_full(occupied, geometry):
            return 0
        return max(scores(node).values())

    def scores(node: Position) -> dict[int, int]:
        return {
            column: -value(*drop(node, column, geometry))
            for column in legal_columns(node.occupied, geometry)
        }

    return scores(position)


def both_speeds(geometry: Geometry) -> tuple[Solver, Solver]:
    return (
        Solver(geometry, table_bits=16, compiled=True, compile_with=kept_solve),
        Solver(geometry, table_bits=16, compiled=False),
    )


@pytest.mark.parametrize("board", BOARDS)
def test_agrees_with_plain_minimax_on_small_boards(board: tuple[int, int, int]) -> None:
    geometry = geometry_of(*board)
    rng = random.Random(str(board))
    solver = Solver(geometry, compiled=False, table_bits=12)
    squares = geometry.rows * geometry.columns
    for trial in range(15):
        least = max(0, squares - 11)
        position = random_position(geometry, rng.randint(least, max(least, squares - 1)), rng)
        expected = minimax_scores(position, geometry)
        assert solver.column_scores(position) == expected, (trial, position)
        best = max(expected.values())
        assert solver.score(position) == best
        assert solver.score(position, weak=True) == (best > 0) - (best < 0)
        assert solver.best_column(position) == next(
            column for column in columns_from_centre(geometry) if expected.get(column) == best
        )


@pytest.mark.parametrize(
    "board",
    [
        *((6, 7, 4), (2, 21, 3)),
        *(
            pytest.param(board, marks=pytest.mark.slow)
            for board in ((5, 6, 5), (5, 5, 4), (4, 5, 3), (8, 7, 4), (6, 9, 4))
        ),
    ],
)
def test_both_speeds_visit_the_same_nodes(board: tuple[int, int, int]) -> None:
    geometry = geometry_of(*board)
    compiled, interpreted = both_speeds(geometry)
    rng = random.Random(str(board))
    squares = geometry.rows * geometry.columns
    for _ in range(30):
        position = random_position(geometry, squares - rng.randint(1, 14), rng)
        assert compiled.score(position) == interpreted.score(position), position
        assert compiled.best_column(position) == interpreted.best_column(position), position
        assert compiled.column_scores(position) == interpreted.column_scores(position), position
        assert compiled.nodes == interpreted.nodes, position
    assert interpreted.nodes > 0 or squares < 30


def test_agrees_with_bitbully(standard_solver: Solver) -> None:
    for moves, score in POSITIONS:
        assert standard_solver.score(position_of(moves, STANDARD)) == score, moves


def test_interpreted_agrees_with_bitbully() -> None:
    interpreted = Solver(STANDARD, compiled=False)
    for moves, score in POSITIONS[:90]:
        assert interpreted.score(position_of(moves, STANDARD)) == score, moves


def test_a_position_and_its_mirror_have_mirrored_scores(standard_solver: Solver) -> None:
    for moves, _ in POSITIONS[::4]:
        position = position_of(moves, STANDARD)
        mirrored = Position(mirror(position.own, STANDARD), mirror(position.occupied, STANDARD))
        scores = standard_solver.column_scores(position)
        assert scores is not None
        assert standard_solver.column_scores(mirrored) == {
            6 - column: scores[column] for column in scores
        }


@pytest.mark.parametrize(
    ("rows", "columns", "winner"),
    [
        *((4, 4, 0), (4, 5, 0), (4, 6, -1), (5, 4, 0)),
        *(
            pytest.param(*board, marks=pytest.mark.slow)
            for board in ((4, 7, 0), (5, 5, 0), (6, 4, 0), (6, 5, 0))
        ),
    ],
)
def test_knows_who_wins_on_which_board(rows: int, columns: int, winner: int) -> None:
    """Four in a row from the empty board, by J. Tromp's table, https://tromp.github.io/c4/c4.html"""
    small = rows * columns <= 24  # not worth compiling
    solver = Solver(
        geometry_of(rows, columns, 4), table_bits=18, compiled=not small, compile_with=kept_solve
    )
    assert solver.score(EMPTY_BOARD, weak=True) == winner


@pytest.mark.parametrize(
    ("board", "score"), [((1, 1, 1), 1), ((6, 7, 1), 21), ((5, 5, 1), 13), ((6, 7, 8), 0)]
)
def test_lines_of_one_and_lines_that_do_not_fit(board: tuple[int, int, int], score: int) -> None:
    assert Solver(geometry_of(*board), compiled=False).score(EMPTY_BOARD) == score


def test_prefers_the_fastest_win() -> None:
    position, geometry = position_from_diagram(
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        o . . . . . .
        o . . . . . .
        o x x x . . .
        """
    )
    solver = Solver(geometry, compiled=False)
    assert solver.score(position) == (42 - 6 + 1) // 2
    assert solver.best_column(position) == 4


def test_prefers_the_slowest_loss(standard_solver: Solver) -> None:
    position = position_of("22334", STANDARD)  # columns 1 and 5 both threatened: lost next move
    scores = standard_solver.column_scores(position)
    assert scores is not None
    assert max(scores.values()) == -18
    assert min(scores.values()) == -18
    assert standard_solver.best_column(position) == 3


def test_a_large_board_runs_on_python_ints() -> None:
    geometry = geometry_of(8, 8, 4)
    assert compiled_solve(geometry) is None
    rng = random.Random(1)
    solver = Solver(geometry)
    assert not solver.compiled
    for _ in range(10):
        position = random_position(geometry, 54, rng)
        assert solver.column_scores(position) == minimax_scores(position, geometry)


def test_compiled_on_request_fails_loudly_where_it_cannot_be() -> None:
    with pytest.raises(RuntimeError, match="compiled"):
        Solver(geometry_of(8, 8, 4), compiled=True)


@pytest.mark.parametrize("moves", ["1212121", "2121212"])
def test_a_finished_game_has_no_score(moves: str) -> None:
    solver = Solver(STANDARD, compiled=False)
    with pytest.raises(ValueError, match="the game is over"):
        solver.score(position_of(moves, STANDARD))
    with pytest.raises(ValueError, match="the game is over"):
        solver.best_column(position_of(moves, STANDARD))


def test_a_full_board_has_no_score() -> None:
    solver = Solver(geometry_of(1, 2, 2), compiled=False)
    with pytest.raises(ValueError, match="the game is over"):
        solver.score(position_of("12", geometry_of(1, 2, 3)))


@pytest.mark.parametrize("ask", [Solver.score, Solver.best_column, Solver.column_scores])
def test_says_unknown_soon_after_the_deadline(ask: Any) -> None:
    interpreted = Solver(STANDARD, compiled=False, table_bits=16)
    assert ask(interpreted, EMPTY_BOARD, deadline=Countdown(5)) is None
    assert 3 * 256 <= interpreted.nodes <= 5 * 256
    compiled = Solver(STANDARD, compiled=True, table_bits=16, compile_with=kept_solve)
    started = time.perf_counter()
    assert ask(compiled, EMPTY_BOARD, deadline=Deadline(0.2)) is None
    assert 0.2 <= time.perf_counter() - started < 2  # what Kaggle gives for a move
    for solver in (interpreted, compiled):
        assert ask(solver, EMPTY_BOARD, deadline=Deadline(0)) is None


@pytest.mark.parametrize("compiled", [True, False])
def test_an_interrupted_search_leaves_no_wrong_score_behind(compiled: bool) -> None:
    solver = Solver(STANDARD, compiled=compiled, table_bits=12, compile_with=kept_solve)
    for moves, score in POSITIONS[100:160:3]:
        position = position_of(moves, STANDARD)
        for seconds in (0.0001, 0.001, 0.004):
            assert solver.score(position, deadline=Deadline(seconds)) in (None, score)
        if compiled:
            assert solver.score(position, deadline=Deadline(60)) == score
            assert solver.score(position) == score


def test_a_tiny_table_changes_no_score() -> None:
    tiny = Solver(STANDARD, table_bits=12, compile_with=kept_solve)
    for moves, score in POSITIONS[:120]:
        assert tiny.score(position_of(moves, STANDARD)) == score
    with pytest.raises(ValueError, match="expected at least"):
        Solver(STANDARD, table_bits=11)


def test_no_numba_means_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    import agents.core.compiled as module

    def broken() -> None:
        raise OSError("libLLVM is gone")

    monkeypatch.setattr(module, "compiled_tools", broken)
    geometry = geometry_of(4, 6, 3)
    compiled_solve.cache_clear()
    assert not Solver(geometry).compiled
    compiled_solve.cache_clear()


@pytest.mark.parametrize("threads", [2, 4])
def test_several_threads_give_the_same_scores(threads: int) -> None:
    solver = Solver(STANDARD, threads=threads, table_bits=18, compile_with=kept_solve)
    for moves, score in POSITIONS[100:]:
        position = position_of(moves, STANDARD)
        assert solver.score(position) == score, moves
    assert solver.score(EMPTY_BOARD, deadline=Deadline(0.2)) is None
    assert solver.score(position) == score


@pytest.mark.parametrize("compiled", [True, False])
def test_scores_many_positions_at_once(compiled: bool) -> None:
    solver = Solver(STANDARD, compiled=compiled, compile_with=kept_solve)
    positions = [position_of(moves, STANDARD) for moves, _ in POSITIONS[:90]]
    expected = [score for _, score in POSITIONS[:90]]
    assert solver.scores(positions) == expected
    signs = [(score > 0) - (score < 0) for score in expected]
    assert solver.scores(positions, weak=True) == signs
    assert solver.scores([]) == []
    assert solver.scores([EMPTY_BOARD], deadline=Deadline(0.1)) is None
    with pytest.raises(ValueError, match="over"):
        solver.scores([*positions, position_of("1212121", STANDARD)])


def test_clearing_the_table_forgets_every_score(standard_solver: Solver) -> None:
    for each in (standard_solver, Solver(STANDARD, compiled=False)):
        position = position_of(POSITIONS[110][0], STANDARD)
        counts = []
        for _ in range(2):
            each.clear()
            before = each.nodes
            assert each.score(position) == POSITIONS[110][1]
            counts.append(each.nodes - before)
        assert counts[0] == counts[1] > 0


@pytest.mark.slow
def test_runs_in_a_namespace_like_kaggles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a submission, `__name__` is "builtins", there is no file, and nothing is kept on disk."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    folder = PROJECT / "agents" / "core"
    source = "\n".join(
        (folder / f"{name}.py").read_text()
        for name in ("clock", "position", "search", "compiled", "solver")
    )
    source = re.sub(r"^from agents\.core\.\w+ import (\([^)]*\)|.*)$", "", source, flags=re.M)
    namespace: dict[str, Any] = {}
    exec(compile(source, "<string>", "exec"), namespace)
    standard = namespace["geometry_of"](6, 7, 4)
    for compiled in (True, False):
        solver = namespace["Solver"](standard, compiled=compiled)
        for moves, score in POSITIONS[:20]:
            assert solver.score(position_of(moves, standard)) == score
    assert list(tmp_path.iterdir()) == []
