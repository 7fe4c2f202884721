"""The scores of the first positions: each follows from the next ones, and is BitBully's."""

import random
from collections.abc import Iterator
from functools import cache, reduce
from pathlib import Path

import bitbully.bitbully_core as bitbully
import pytest
from conftest import PROJECT, here

from benchmarks.measure import random_board, random_columns
from connectx.bench.solver import repertoire
from connectx.bench.solver.repertoire import find_scores, list_children, merge_boards, scores_module
from connectx.bench.solver.solver import Solver
from connectx.bench.work import WorkFolder
from connectx.core.board import STANDARD, Board
from connectx.core.scores import opening_score
from connectx.core.scores_data import SCORES_DISCS


@cache
def level(discs: int) -> list[Board]:
    """Every position with so many discs in which the game is not over, mirror images once."""
    before = level(discs - 1) if discs else []
    after = merge_boards(child for board in before for child in list_children(board))
    return after or [Board.empty()]


def score_of(board: Board) -> int | None:
    """The score, of a game that is over too."""
    return -(board.empties // 2 + 1) if board.over else opening_score(board)


def test_every_score_follows_from_those_after_it() -> None:
    rng = random.Random(1)
    for discs in range(SCORES_DISCS):
        for board in level(discs) if discs < 5 else [random_board(discs, rng) for _ in range(80)]:
            after = [-score_of(board.play(column)) for column in board.legal_columns()]
            assert score_of(board) == score_of(board.mirrored()) == max(after)


@pytest.mark.slow
def test_scores_are_those_of_bitbully() -> None:
    peer, rng = bitbully.BitBullyCore(), random.Random(1)
    for _ in range(20):
        moves = random_columns(SCORES_DISCS, rng)
        board = bitbully.BoardCore()
        board.play(moves)
        assert score_of(reduce(Board.play, moves, Board.empty())) == peer.mtdf(board, 0)


def random_discs(rng: random.Random) -> Iterator[Board]:
    """Boards with as many discs of both sides, whether a game can lead there or not."""
    while True:
        discs = rng.randint(2, SCORES_DISCS)
        own = occupied = 0
        for side in rng.sample([0, 1] * (discs // 2) + [1] * (discs % 2), discs):
            board = Board(own, occupied, 1, STANDARD)
            move = board.landing_square(rng.choice(board.legal_columns()))
            own, occupied = own | (0 if side else move), occupied | move
        yield Board(own, occupied, 1, STANDARD)


@pytest.mark.slow
def test_a_board_to_which_no_game_leads_has_no_score() -> None:
    reached = {board.key for discs in range(SCORES_DISCS + 1) for board in level(discs)}
    boards = random_discs(random.Random(2))
    silent = 0
    for _, board in zip(range(1000), boards):
        expected = board.canonical()[0].key in reached
        assert (opening_score(board) is not None) == expected, board
        silent += not expected
    assert silent > 20
    assert opening_score(Board(0b11, 0b11, 1, STANDARD)) is None  # one side alone


def test_other_boards_and_later_positions_have_no_score() -> None:
    assert opening_score(Board.empty(6, 7, 5)) is None
    assert opening_score(Board.empty(7, 6)) is None
    assert opening_score(random_board(SCORES_DISCS + 1, random.Random(3))) is None
    assert opening_score(Board.from_moves("1212121")) is None  # over


def test_a_solver_asks_for_them_where_it_is_told_to() -> None:
    """V. Allis and J. Allen, 1988: only the centre wins; P. Pons gives the scores."""
    solver = Solver(STANDARD, compiled=False, known=opening_score)
    board = Board.empty()
    assert solver.score(board) == 1
    assert solver.score(board.play(0), weak=True) == 1
    assert solver.column_scores(board) == dict(enumerate([-2, -1, 0, 1, 0, -1, -2]))
    assert solver.best_columns(board) == [3]
    assert solver.nodes == 0


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing has to be solved."""
    solver = Solver(STANDARD, compiled=False, known=opening_score)
    monkeypatch.setattr(repertoire, "process_solver", lambda: solver)


@pytest.mark.slow
@pytest.mark.usefixtures("known")
def test_the_same_scores_give_the_same_module(tmp_path: Path) -> None:
    scores = find_scores(SCORES_DISCS, WorkFolder(tmp_path, "a rule", here()))
    module = PROJECT / "connectx" / "core" / "scores_data.py"
    assert scores_module(scores, SCORES_DISCS) == module.read_text()
    assert len(module.read_text()) < 100_000
