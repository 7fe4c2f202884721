"""The opening book: made, looked up, and proved."""

import itertools
import random
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import bitbully.bitbully_core as bitbully
import numpy as np
import pytest
from conftest import here

from benchmarks.measure import random_board
from connectx.bench.solver import repertoire
from connectx.bench.solver.prove import NOTHING, WIN, compiled_walk, decode, encode, merge, prove
from connectx.bench.solver.repertoire import (
    PROOF_SEATS,
    book_module,
    find_columns,
    first_level,
    list_children,
    merge_boards,
    next_level,
    repertoire_column,
    write_text,
)
from connectx.bench.solver.solver import Solver
from connectx.bench.work import WorkFolder
from connectx.core.board import Board
from connectx.core.book import book_column, our_column
from connectx.core.book_data import BOOK_DISCS
from connectx.core.static_function import ALPHABET, hash_of, numbers_in, places_of
from connectx.executor import Run

compiles = pytest.mark.slow  # the walk, which takes seconds and is not kept on disk
WALK_BITS = 20


def calm_board(discs: int, rng: random.Random) -> Board:
    """A random canonical board on which no column is urgent."""
    while True:
        board = random_board(discs, rng).canonical()[0]
        if board.urgent_column() is None:
            return board


@pytest.mark.parametrize("size", [0, 1, 2, 10, 1000, 5000])
def test_a_module_with_a_text_gives_every_key_its_column(size: int) -> None:
    rng = random.Random(size)
    columns = {rng.getrandbits(49): rng.randrange(7) for _ in range(size)}
    text = write_text(columns)
    namespace: dict[str, object] = {}
    exec(book_module(text, 12), namespace)
    assert (namespace["BOOK_TEXT"], namespace["BOOK_DISCS"]) == (text, 12)
    assert set(text) <= set(ALPHABET)
    assert len(text) <= 0.62 * size + 70
    entries = [entry for pair in numbers_in(text) for entry in (pair & 7, pair >> 3)]
    for key, column in columns.items():
        first, second, last = places_of(hash_of(key), len(entries) // 3)
        assert entries[first] ^ entries[second] ^ entries[last] == column
    assert write_text(dict(reversed(columns.items()))) == text


def test_exactly_our_own_lines_are_in_the_book() -> None:
    """Every board of up to 5 discs, against the set of those that we come to."""
    ours: set[Board] = set()
    for seat in PROOF_SEATS:
        level = first_level(seat)
        while level[0].discs <= 5:
            ours.update(level)
            level = next_level(level, our_column)
    level = [Board.empty()]
    while level[0].discs <= 5:
        for board in level:
            if board.urgent_column() is None:
                assert (book_column(board) is not None) == (board in ours)
        level = merge_boards(child for board in level for child in list_children(board))


def book_lines(count: int, rng: random.Random) -> Iterator[tuple[Board, str, int]]:
    """Boards of the book with us to move, on random lines: with the moves, and our column."""
    for number in range(count):
        board, moves = Board.empty(), ""
        while board.discs < BOOK_DISCS and not board.over:
            column = rng.choice(board.legal_columns())
            if board.discs % 2 == number % 2:
                column = our_column(board)
                if board.discs >= 12 and board.urgent_column() is None:
                    yield board, moves, column
            moves += str(column + 1)
            board = board.play(column)


def test_book_moves_keep_the_score_that_bitbully_gives() -> None:
    peer = bitbully.BitBullyCore()

    def score(moves: str) -> int:
        board = bitbully.BoardCore()
        board.play([int(column) - 1 for column in moves])
        return int(peer.mtdf(board, 0))

    for _, moves, column in itertools.islice(book_lines(200, random.Random(8)), 25):
        assert -score(moves + str(column + 1)) == score(moves), moves


@pytest.fixture
def small_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(repertoire, "BOOK_TABLE_BITS", 20)
    repertoire.process_solver.cache_clear()


def test_rule_takes_the_best_score_then_the_fewest_good_replies(
    standard_solver: Solver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(repertoire, "SOLVERS_CHOICE_DISCS", 42)  # as late boards are quick
    rng = random.Random(2)
    for _ in range(60):
        board = calm_board(rng.choice([20, 24, 28]), rng)
        scores, order = standard_solver.column_scores(board), {}
        for column, score in scores.items():
            replies = list(standard_solver.column_scores(board.play(column)).values())
            order[column] = (-score, replies.count(-score), abs(3 - column))
        assert repertoire_column(standard_solver, board) == min(order, key=order.__getitem__)


@pytest.mark.usefixtures("small_table")
def test_an_interrupted_build_resumes_unless_its_rule_has_changed(tmp_path: Path) -> None:
    rng = random.Random(5)
    level = merge_boards(calm_board(22, rng) for _ in range(40))

    def build(folder: str, run: Run, rule: str = "a rule") -> dict[int, int]:
        with closing(WorkFolder(tmp_path / folder, rule, run)) as opened:
            return find_columns("first", level, 26, opened)

    whole = build("whole", here())
    assert len(whole) > len(level)
    for fail_after in (1, 3):
        with pytest.raises(KeyboardInterrupt):
            build("work", here(fail_after))
        (tmp_path / "work" / "moving-first-22-00000030-1.partial").write_bytes(b"cut short")
    next((tmp_path / "work").glob("*.npz")).write_bytes(b"damaged")
    assert build("work", here()) == whole
    assert build("work", here(fail_after=0)) == whole
    with pytest.raises(KeyboardInterrupt):
        build("work", here(fail_after=0), rule="another rule")


@pytest.mark.usefixtures("small_table")
def test_a_sample_of_the_book_is_found_again(tmp_path: Path) -> None:
    lines = book_lines(60, random.Random(3))
    level = merge_boards(board for board, _, _ in lines if board.discs == 12)
    found = find_columns("first", level, BOOK_DISCS, WorkFolder(tmp_path, "a rule", here()))
    assert len(found) > 50
    for key, column in found.items():
        assert book_column(decode(key << 2)[0]) == column


def test_packing_keeps_board_and_promise_and_merging_the_most_that_is_promised() -> None:
    rng = random.Random(6)
    for discs in (0, 1, 7, 20, 33):
        board, packed = calm_board(discs, rng), []
        for promise in (-1, 1, 0):
            packed.append(encode(board, promise))
            assert decode(packed[-1]) == (board, promise)
            assert encode(board.mirrored(), promise) == packed[-1]
        assert merge([np.array([each], np.int64) for each in packed]).tolist() == [packed[1]]


@compiles
def test_the_compiled_walk_plays_as_the_agent_does(standard_solver: Solver) -> None:
    """It wins or blocks; else the solver chooses a move and makes a promise."""
    rng = random.Random(9)
    for _ in range(300):
        board = random_board(rng.choice([9, 17, 20, 24, 30, 36]), rng).canonical()[0]
        column, promise = board.urgent_column(), NOTHING
        if column is None:
            if board.discs < 16:  # takes the solver seconds
                continue
            column = standard_solver.best_column(board)
            promise = standard_solver.score(board, weak=True) or 0
        expected = {encode(child, promise) for child in list_children(board.play(column))}
        level = np.array([encode(board, NOTHING)], np.int64)
        found, broken = compiled_walk(WALK_BITS)(level, np.zeros(1, np.int64), True)
        assert (set(found.tolist()), broken.tolist()) == (expected, [])


@compiles
def test_a_promise_that_cannot_be_kept_is_found(standard_solver: Solver) -> None:
    rng = random.Random(10)
    boards = iter(lambda: calm_board(32, rng), None)
    not_won = (board for board in boards if standard_solver.score(board, weak=True) != 1)
    for board in itertools.islice(not_won, 5):
        level, found = np.array([encode(board, WIN)], np.int64), 0
        while len(level):
            after, broken = compiled_walk(WALK_BITS)(level, np.zeros(len(level), np.int64), False)
            level, found = merge([after]), found + len(broken)
        assert found


@compiles
def test_shortened_proof_walks_the_known_numbers_of_positions(tmp_path: Path) -> None:
    """At the first plies they are the same for any winning lines that begin in the centre."""
    proof = prove("first", WorkFolder(tmp_path, "a rule", here()), last_discs=10)
    assert proof.broken == []
    assert list(proof.positions) == [0, 2, 4, 6, 8, 10]
    assert list(proof.positions.values())[:4] == [1, 4, 25, 145]
