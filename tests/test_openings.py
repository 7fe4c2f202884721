"""Making the book, and proving it."""

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import bitbully.bitbully_core as bitbully
import numpy as np
import pytest

from agents.core.board import Board
from agents.core.book import book_column, opening_book, our_column
from agents.core.solver import Solver
from arena.command_line import ProgressBar
from arena.executor import Run
from benchmarks.positions import random_board
from openings import build as build_module
from openings.__main__ import main
from openings.build import find_columns
from openings.prove import Proof, prove
from openings.repertoire import merged, repertoire_column
from openings.store import FINGERPRINT, Store
from openings.walk import NOTHING, WIN, Walker, merge, pack, unpack

compiles = pytest.mark.slow  # the walk, which takes seconds and is not kept on disk


class Here:
    """Runs every task at once in this process; is interrupted after `fail_after` of them."""

    def __init__(self, fail_after: int | None = None) -> None:
        self.fail_after = fail_after
        self.tasks = 0

    def __call__(
        self, function: Callable[[Any], Any], tasks: Iterable[Any], /
    ) -> Iterator[tuple[Any, Any]]:
        for task in tasks:
            if self.tasks == self.fail_after:
                raise KeyboardInterrupt
            self.tasks += 1
            yield task, function(task)


def calm_board(discs: int, rng: random.Random) -> Board:
    """A random canonical board on which no column is urgent."""
    while True:
        board = random_board(discs, rng).canonical()[0]
        if board.urgent_column() is None:
            return board


@pytest.fixture(scope="module")
def walker() -> Walker:
    return Walker(table_bits=20)


@pytest.fixture
def small_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_module, "TABLE_BITS", 20)
    build_module.process_solver.cache_clear()


def build_from(level: Sequence[Board], discs: int, folder: Path, run: Run) -> dict[int, int]:
    return find_columns("first", level, discs, Store(folder, "a rule", run, ProgressBar()))


def prove_first(folder: Path, run: Run, last_discs: int) -> Proof:
    return prove("first", Store(folder, "a rule", run, ProgressBar()), last_discs)


def test_rule_takes_the_best_score_then_the_fewest_good_replies(
    standard_solver: Solver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("openings.repertoire.SOLVERS_CHOICE_DISCS", 42)  # late boards are quick
    rng = random.Random(2)
    for _ in range(60):
        board = calm_board(rng.choice([20, 24, 28]), rng)
        scores = standard_solver.column_scores(board)
        assert scores is not None
        good_replies = {}
        for column, score in scores.items():
            if score == max(scores.values()):
                reply_scores = standard_solver.column_scores(board.play(column))
                assert reply_scores is not None
                good_replies[column] = list(reply_scores.values()).count(-score)
        expected = min(good_replies, key=lambda column: (good_replies[column], abs(3 - column)))
        assert repertoire_column(board, standard_solver) == expected


@pytest.mark.usefixtures("small_table")
def test_an_interrupted_build_resumes(tmp_path: Path) -> None:
    rng = random.Random(5)
    level = merged(calm_board(22, rng) for _ in range(40))
    whole = build_from(level, 26, tmp_path / "whole", Here())
    assert len(whole) > len(level)
    folder = tmp_path / "work"
    for fail_after in (1, 3):
        with pytest.raises(KeyboardInterrupt):
            build_from(level, 26, folder, Here(fail_after))
        (folder / "first-22-00000030-1.partial").write_bytes(b"cut short")
    resumed = Here()
    assert build_from(level, 26, folder, resumed) == whole
    assert resumed.tasks > 0
    assert build_from(level, 26, folder, Here(fail_after=0)) == whole


def book_lines(count: int, rng: random.Random) -> Iterator[tuple[Board, str, int]]:
    """Boards of the book with us to move, on random lines: with the moves, and our column."""
    for number in range(count):
        board, moves = Board.empty(), ""
        while board.discs < opening_book().discs and not board.over:
            column: int | None = rng.choice(board.legal_columns())
            if board.discs % 2 == number % 2:
                column = our_column(board, opening_book())
                assert column is not None
                if board.discs >= 12 and board.urgent_column() is None:
                    yield board, moves, column
            moves += str(column + 1)
            board = board.play(column)


@pytest.mark.usefixtures("small_table")
def test_a_sample_of_the_book_is_found_again(tmp_path: Path) -> None:
    lines = book_lines(60, random.Random(3))
    level = merged(board for board, _, _ in lines if board.discs == 12)
    found = build_from(level, opening_book().discs, tmp_path, Here())
    assert len(found) > 50
    for key, column in found.items():
        board, _ = unpack(key << 2)
        assert book_column(board, opening_book()) == column


def test_book_moves_keep_the_score_that_bitbully_gives() -> None:
    peer = bitbully.BitBullyCore()

    def score(moves: str) -> int:
        board = bitbully.BoardCore()
        board.play([int(column) - 1 for column in moves])
        return int(peer.mtdf(board, 0))

    for _, moves, column in islice(book_lines(200, random.Random(8)), 25):
        assert -score(moves + str(column + 1)) == score(moves), moves


def test_packing_keeps_board_and_promise_and_merging_the_most_that_is_promised() -> None:
    rng = random.Random(6)
    for discs in (0, 1, 7, 20, 33):
        board, packed = calm_board(discs, rng), []
        for promise in (-1, 1, 0):
            packed.append(pack(board, promise))
            assert unpack(packed[-1]) == (board, promise)
            assert pack(board.mirrored(), promise) == packed[-1]
        assert merge([np.array([each], np.int64) for each in packed]).tolist() == [packed[1]]


def walk(walker: Walker, boards: Iterable[Board], promise: int) -> tuple[set[int], list[int]]:
    """The children and what is broken, where the solver chooses our moves."""
    level = merge([np.array([pack(board, promise) for board in boards], np.int64)])
    children, broken = walker(level, np.zeros(len(level), np.int64), promising=True)
    return set(children.tolist()), broken.tolist()


@compiles
def test_the_compiled_walk_plays_as_the_agent_does(standard_solver: Solver, walker: Walker) -> None:
    """It wins or blocks; else the solver chooses a move and makes a promise."""
    rng = random.Random(9)
    for _ in range(300):
        board = random_board(rng.choice([9, 17, 20, 24, 30, 36]), rng).canonical()[0]
        column, promise = board.urgent_column(), NOTHING
        if column is None:
            if board.discs < 16:  # takes the solver seconds
                continue
            column, promise = (
                standard_solver.best_column(board),
                standard_solver.score(board, weak=True),
            )
        after = board.play(column)
        children = [] if after.over else [after.play(each) for each in after.legal_columns()]
        expected = {pack(child, promise) for child in children if not child.over}
        assert walk(walker, [board], NOTHING) == (expected, [])


@compiles
def test_a_promise_that_cannot_be_kept_is_found(standard_solver: Solver, walker: Walker) -> None:
    rng = random.Random(10)
    found = 0
    while found < 5:
        board = calm_board(32, rng)
        if standard_solver.score(board, weak=True) == 1:
            continue
        found += 1
        level, broken_somewhere = np.array([pack(board, WIN)], np.int64), 0
        while len(level):
            children, broken = walker(level, np.zeros(len(level), np.int64), promising=False)
            broken_somewhere += len(broken)
            level = merge([children])
        assert broken_somewhere


@compiles
def test_shortened_proof_walks_the_known_numbers_of_positions(tmp_path: Path) -> None:
    """At the first plies they are the same for any winning lines that begin in the centre."""
    proof = prove_first(tmp_path, Here(), last_discs=10)
    assert proof.broken == []
    assert list(proof.positions) == [0, 2, 4, 6, 8, 10]
    assert list(proof.positions.values())[:4] == [1, 4, 25, 145]


@compiles
def test_shortened_proof_resumes_unless_its_rule_has_changed(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        prove_first(tmp_path, Here(fail_after=3), last_discs=8)
    proof = prove_first(tmp_path, Here(), last_discs=8)
    assert proof.broken == []
    assert prove_first(tmp_path, Here(fail_after=0), last_discs=8) == proof
    (tmp_path / FINGERPRINT).write_text('"of another rule"')
    with pytest.raises(KeyboardInterrupt):
        prove_first(tmp_path, Here(fail_after=0), last_discs=8)


@pytest.mark.parametrize("command", [["build", "--discs", "1"], ["prove", "--seat", "first"]])
def test_other_files_are_refused_and_kept(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "first-00-00000000-1.npz"
    file.write_bytes(b"mine")
    where = f"{tmp_path}: expected an empty folder, or that of an earlier run"
    work = ["--jobs", "1", "--work", str(tmp_path)]
    if command[0] == "build":
        work += ["-o", str(file)]
        where = f"--output {file}: exists and is not an opening book; name another file"
    assert main([*command, *work]) == 2
    assert capsys.readouterr().err == f"openings: {where}\n"
    assert (file.read_bytes(), list(tmp_path.iterdir())) == (b"mine", [file])
