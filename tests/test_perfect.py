"""The perfect agent: what decides a move, on any board, in time, with and without numba."""

import random
import threading
import time
from functools import partial
from typing import Any

import pytest
from conftest import PROJECT, kaggle_environments

from benchmarks.measure import EMPTY_BOARD, random_board
from connectx.agents import perfect
from connectx.bench.solver.repertoire import PROOF_SEATS, first_level, next_level
from connectx.bench.solver.solver import Solver
from connectx.build.bundle import bundle
from connectx.core.board import Board
from connectx.core.clock import Deadline
from connectx.core.compiled import compiled_solve
from connectx.core.scores import opening_score
from connectx.core.scores_data import SCORES_DISCS
from connectx.core.solver import UntilCompiled

KAGGLE_SECONDS = 2.0  # compared with this process's own time, whatever else the machine does
BOARDS = [
    (1, 1, 1), (1, 1, 4), (2, 2, 2), (3, 3, 3), (4, 5, 4), (6, 7, 5), (5, 12, 4), (8, 7, 4),
    (8, 8, 4), (9, 7, 4), (10, 10, 5), (15, 15, 5), (4, 4, 9), (12, 1, 4), (1, 12, 4),
]  # fmt: skip


@pytest.fixture(autouse=True)
def fresh_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget what lasts as long as the process, and go by its own time, not the machine's."""
    monkeypatch.setattr(perfect, "Deadline", partial(Deadline, clock=time.process_time))
    monkeypatch.setattr(perfect, "most_overage", 0.0)
    perfect.solvers_of.cache_clear()


def observation(board: Board, overage: float = 60) -> dict[str, Any]:
    """The board as Kaggle shows it."""
    lines = str(board).splitlines()[: board.rows]
    squares = [".XO".index(sign) for line in lines for sign in line.split()]
    return {"board": squares, "mark": board.mark, "remainingOverageTime": overage}


def configuration(board: Board, act_timeout: float = KAGGLE_SECONDS) -> dict[str, Any]:
    size = dict(zip(("rows", "columns", "inarow"), board.geometry))
    return {**size, "actTimeout": act_timeout}


def decide(board: Board, overage: float = 60) -> int:
    return perfect.choose_column(board, KAGGLE_SECONDS, overage)


def test_urgent_moves_and_the_book_come_first(capfd: pytest.CaptureFixture[str]) -> None:
    for moves, column in (("121212", 0), ("12121", 0), ("", 3), ("4", 3)):
        assert decide(Board.from_moves(moves)) == column
    assert capfd.readouterr() == ("", "")


def test_interpreted_moves_keep_the_value_of_random_positions(standard_solver: Solver) -> None:
    rng = random.Random(12)
    for _ in range(60):
        board = random_board(rng.randrange(18, 41), rng)
        scores = standard_solver.column_scores(board)
        assert scores[decide(board, overage=0)] == max(scores.values())


@pytest.mark.parametrize(
    ("size", "given"),
    [
        *((size, 0.1) for size in BOARDS),
        *(pytest.param(size, KAGGLE_SECONDS, marks=pytest.mark.slow) for size in BOARDS[-7:-3]),
    ],
)
def test_plays_an_int_in_time_on_any_board(size: tuple[int, int, int], given: float) -> None:
    empty = Board.empty(*size)
    for discs in sorted({0, empty.empties // 3}):
        board = random_board(discs, random.Random(1), empty)
        start = time.process_time()
        column = perfect.agent(observation(board, overage=0), configuration(board, given))
        assert time.process_time() - start < KAGGLE_SECONDS
        assert type(column) is int
        assert column in board.legal_columns()


def refuse(*_: Any) -> None:
    raise AssertionError("this was not to be called")


def test_the_known_scores_decide_after_any_first_moves() -> None:
    rng = random.Random(13)
    for discs in [*range(2, SCORES_DISCS)] * 5:
        board = random_board(discs, rng)
        scores = {column: opening_score(board.play(column)) for column in board.legal_columns()}
        if None not in scores.values():  # no move wins at once
            assert scores[decide(board, overage=0)] == min(scores.values())


def test_no_known_score_decides_in_our_own_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(perfect, "solve_in_time", refuse)
    for seat in PROOF_SEATS:
        level = first_level(seat)
        while level[0].discs <= SCORES_DISCS:
            level = next_level(level, decide)
    assert len(level) > 2_000


def test_our_own_lines_never_ask_for_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(UntilCompiled, "start", refuse)
    rng = random.Random(16)
    for mark in (1, 2):
        board = EMPTY_BOARD
        while not board.over:
            ours = board.mark == mark
            board = board.play(decide(board) if ours else rng.choice(board.legal_columns()))


@pytest.mark.parametrize("tools", [lambda _: None, lambda _: 1 / 0], ids=["missing", "broken"])
def test_without_numba_only_the_speed_is_lost(
    tools: Any, monkeypatch: pytest.MonkeyPatch, standard_solver: Solver
) -> None:
    monkeypatch.setattr("connectx.core.compiled.compiled_tools", tools)
    compiled_solve.cache_clear()
    solvers = perfect.solvers_of(EMPTY_BOARD.geometry)
    solvers.start()
    assert not solvers.ready(30).compiled
    board = Board.from_moves("321646254315")
    assert decide(board) == standard_solver.best_column(board)
    compiled_solve.cache_clear()


@pytest.mark.parametrize(("overage", "waits"), [(0.0, False), (0.3, False), (2.0, True)])
def test_a_hard_position_waits_for_machine_code_if_there_is_enough_overage(
    overage: float, waits: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    started, board = [], Board.from_moves("471347332")
    monkeypatch.setattr(UntilCompiled, "start", lambda solvers: started.append(solvers))
    assert perfect.choose_column(board, 0.1, overage) in board.legal_columns()
    assert bool(started) == waits
    perfect.choose_column(Board.from_moves("4713473"), 0.1, overage)  # scores are known
    assert len(started) == waits


def test_a_third_of_a_games_overage_is_left() -> None:
    for moves, overage, spare in (
        ("", 3.0, 2.0),
        ("4", 60.0, 40.0),  # another game begins, with more
        ("414", 30.0, 10.0),
        ("41415", 15.0, 0.0),
        ("4", 15.0, 10.0),  # and one with less
        ("414", 9.0, 4.0),
    ):
        decide(Board.from_moves(moves), overage)
        assert perfect.above_reserve(overage) == pytest.approx(spare)


def test_the_interpreted_form_serves_until_the_compiled_one_is_ready() -> None:
    may_compile, made = threading.Event(), []

    def make(compiled: bool) -> str:
        if compiled:
            may_compile.wait(60)
        made.append("compiled" if compiled else "interpreted")
        return made[-1]

    both = UntilCompiled(make)
    assert both.ready(60) == "interpreted"  # nothing has been started: no wait
    both.start()
    both.start()
    assert both.ready() == both.ready(0.01) == "interpreted"
    may_compile.set()
    assert both.ready(None) == both.ready() == "compiled"
    assert both.interpreted == "interpreted"
    assert made == ["interpreted", "compiled"]


def test_the_bundle_plays_as_kaggle_loads_it(standard_solver: Solver) -> None:
    source = bundle(PROJECT / "agents" / "perfect.py").text
    assert len(source.encode()) < 600_000
    loaded = kaggle_environments.agent.get_last_callable(source)
    rng = random.Random(18)
    for discs in (0, 1, 19, 24, 30):
        board = random_board(discs, rng)
        column = loaded(observation(board), configuration(board))
        if discs > 1:
            scores = standard_solver.column_scores(board)
            assert scores[column] == max(scores.values())
        assert column == decide(board)
