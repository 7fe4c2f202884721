"""Making, checking and proving the book."""

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import bitbully.bitbully_core as bitbully
import numpy as np
import pytest

from agents import perfect
from agents.core.book import BOOK_GEOMETRY, Book, book_column, opening_book, our_move
from agents.core.kept_code import kept_solve
from agents.core.position import (
    EMPTY_BOARD,
    Position,
    canonical,
    column_of,
    drop,
    has_won,
    key_of,
    landing_square,
    legal_columns,
    make_move,
    urgent_move,
)
from agents.core.solver import Solver
from arena.executor import Run
from benchmarks.positions import random_position
from openings import build as build_module
from openings.__main__ import main
from openings.build import find_columns
from openings.prove import Proof, prove
from openings.repertoire import good_replies, merged, repertoire_column
from openings.store import FINGERPRINT, Chunk, Store
from openings.verify import Difference, sample_of, verify
from openings.walk import NOTHING, WIN, Walker, merge, pack, unpack

compiles = pytest.mark.slow  # the walk, which takes seconds and is kept by nobody


class Here:
    """Runs every task at once in this process; after `fail_after` of them it is interrupted."""

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


def calm_position(discs: int, rng: random.Random) -> Position:
    """A random canonical position in which no move is urgent."""
    while True:
        position = canonical(random_position(BOOK_GEOMETRY, discs, rng), BOOK_GEOMETRY)[0]
        if not urgent_move(position, BOOK_GEOMETRY):
            return position


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver(BOOK_GEOMETRY, table_bits=20, compile_with=kept_solve)


@pytest.fixture(scope="module")
def walker() -> Walker:
    return Walker(table_bits=20)


@pytest.fixture
def late_level(monkeypatch: pytest.MonkeyPatch) -> list[Position]:
    """A level late in the game, where solving takes no time."""
    monkeypatch.setattr(build_module, "TABLE_BITS", 18)
    build_module.process_solver.cache_clear()
    rng = random.Random(5)
    return merged(calm_position(22, rng) for _ in range(40))


def quiet(*_: Any) -> None:
    """No progress is reported."""


def build_from(level: Sequence[Position], folder: Path, run: Run) -> dict[int, int]:
    return find_columns("first", level, 26, Store(folder, "a rule", run, quiet))


def prove_first(folder: Path, run: Run, last_discs: int) -> Proof:
    return prove("first", Store(folder, "a rule", run, quiet), last_discs)


def test_deep_entries_are_the_solvers_choice(solver: Solver) -> None:
    rng = random.Random(1)
    for _ in range(40):
        position = calm_position(rng.choice([16, 17, 20]), rng)
        assert repertoire_column(position, solver) == solver.best_column(position)


def test_rule_takes_the_best_score_then_the_fewest_good_replies(
    solver: Solver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("openings.repertoire.SOLVERS_CHOICE_DISCS", 42)  # late positions are quick
    rng = random.Random(2)
    told_apart = 0
    for _ in range(60):
        position = calm_position(rng.choice([20, 24, 28]), rng)
        scores = solver.column_scores(position)
        assert scores is not None
        best = [column for column, score in scores.items() if score == max(scores.values())]
        children = {column: drop(position, column, BOOK_GEOMETRY) for column in best}
        replies_that_keep = {}
        for column, child in children.items():
            reply_scores = solver.column_scores(child)
            assert reply_scores is not None
            replies_that_keep[column] = list(reply_scores.values()).count(-max(scores.values()))
            expected = replies_that_keep[column]
            assert good_replies(child, -max(scores.values()), solver) == expected
        fewest = min(replies_that_keep.values())
        chosen = repertoire_column(position, solver)
        told_apart += len(set(replies_that_keep.values())) > 1
        nearest = min(abs(3 - column) for column in best if replies_that_keep[column] == fewest)
        assert chosen in best
        assert replies_that_keep[chosen] == fewest
        assert abs(3 - chosen) == nearest
    assert told_apart > 5


def test_an_interrupted_build_resumes(late_level: list[Position], tmp_path: Path) -> None:
    whole = build_from(late_level, tmp_path / "whole", Here())
    assert len(whole) > len(late_level)
    folder = tmp_path / "work"
    for fail_after in (1, 3):
        with pytest.raises(KeyboardInterrupt):
            build_from(late_level, folder, Here(fail_after))
        (folder / "first-22-00000030-1.partial").write_bytes(b"cut short")
    resumed = Here()
    assert build_from(late_level, folder, resumed) == whole
    again = Here()
    assert build_from(late_level, folder, again) == whole
    assert again.tasks == 0 < resumed.tasks


def double(chunk: Chunk) -> tuple[Any]:
    return (2 * np.array(chunk.positions),)


@pytest.mark.parametrize("size", [0, 1, 40, 250])
def test_a_store_keeps_what_was_worked_out(size: int, tmp_path: Path) -> None:
    def doubled(discs: int, run: Run) -> list[int]:
        reports.clear()
        store = Store(tmp_path, "a rule", run, lambda *each: reports.append(each))
        parts = store.results("first", discs, range(size), double)
        return [int(number) for (part,) in parts for number in part]

    reports: list[tuple[str, int, int]] = []
    first = Here()
    assert doubled(2, first) == [2 * number for number in range(size)]
    assert reports[0] == ("moving first, 2 discs", 0, size)
    assert reports[-1] == ("moving first, 2 discs", size, size)
    assert doubled(2, Here(fail_after=0)) == [2 * number for number in range(size)]
    assert reports == [("moving first, 2 discs", size, size)]
    other_level = Here()
    doubled(3, other_level)
    assert first.tasks == other_level.tasks <= 100


def book_lines(count: int, rng: random.Random) -> Iterator[tuple[str, Position, int]]:
    """Random lines in the book: the moves, the position with us to move, and our column."""
    book = opening_book()
    for number in range(count):
        position, moves = EMPTY_BOARD, ""
        while position.discs < book.discs and not has_won(position.theirs, BOOK_GEOMETRY):
            if position.discs % 2 == number % 2:
                move = our_move(position, book)
                column = column_of(move, BOOK_GEOMETRY)
                if position.discs >= 12 and not urgent_move(position, BOOK_GEOMETRY):
                    yield moves, position, column
            else:
                column = rng.choice(legal_columns(position.occupied, BOOK_GEOMETRY))
                move = landing_square(position.occupied, column, BOOK_GEOMETRY)
            moves += str(column + 1)
            position = make_move(position, move)


@pytest.fixture
def deep_entries(monkeypatch: pytest.MonkeyPatch) -> list[Position]:
    monkeypatch.setattr(build_module, "TABLE_BITS", 20)
    build_module.process_solver.cache_clear()
    lines = book_lines(200, random.Random(3))
    return merged(position for _, position, _ in lines)


def test_a_sample_of_the_book_is_derived_again(deep_entries: list[Position]) -> None:
    assert len(deep_entries) > 20
    assert verify(opening_book(), sample_of(deep_entries, 60, seed=3), Here(), quiet) == []


def test_a_wrong_entry_is_found(deep_entries: list[Position]) -> None:
    chosen = sample_of(deep_entries, 10, seed=4)
    book = opening_book()
    wrong = Book(bytes(entry ^ 1 for entry in book.entries), book.discs)
    expected = [
        Difference(position, book_column(position, wrong), book_column(position, book) or 0)
        for position in sorted(chosen)
    ]
    assert verify(wrong, chosen, Here(), quiet) == expected


def test_book_moves_keep_the_score_that_bitbully_gives() -> None:
    peer = bitbully.BitBullyCore()

    def score(moves: str) -> int:
        board = bitbully.BoardCore()
        board.play([int(column) - 1 for column in moves])
        return int(peer.mtdf(board, 0))

    checked = 0
    for moves, _, column in book_lines(200, random.Random(8)):
        assert -score(moves + str(column + 1)) == score(moves), moves
        checked += 1
        if checked == 25:
            break
    assert checked == 25


@pytest.mark.parametrize("seat", [0, 1])
def test_random_lines_to_the_end_keep_what_is_promised(seat: int, solver: Solver) -> None:
    """The agent's own decisions, in Python alone: first it wins, second it gives nothing away."""
    rng = random.Random(seat)
    for _ in range(15):
        position, promise = EMPTY_BOARD, WIN if seat == 0 else NOTHING
        while not has_won(position.theirs, BOOK_GEOMETRY):
            legal = legal_columns(position.occupied, BOOK_GEOMETRY)
            if not legal:
                break
            if position.discs % 2 == seat:
                if position.discs >= 12:
                    value = solver.score(position, weak=True)
                    assert value is not None
                    assert value >= promise
                    promise = value
                column = perfect.choose_column(position, BOOK_GEOMETRY, 2.0, 0.0)
            else:
                good = None
                if position.discs >= 12 and rng.random() < 0.5:
                    good = solver.best_columns(position)
                column = rng.choice(good or legal)
            position = drop(position, column, BOOK_GEOMETRY)
        if not has_won(position.theirs, BOOK_GEOMETRY):
            result = 0
        else:
            result = 1 if position.discs % 2 != seat else -1
        assert result >= promise


def test_packing_keeps_position_and_promise() -> None:
    rng = random.Random(6)
    for discs in (0, 1, 7, 20, 33):
        position = calm_position(discs, rng)
        for promise in (-1, 0, 1):
            assert unpack(pack(position, promise)) == (position, promise)


def test_merging_keeps_the_most_that_is_promised() -> None:
    position = calm_position(20, random.Random(7))
    parts = [np.array([pack(position, promise)], np.int64) for promise in (-1, 1, 0)]
    assert merge(parts).tolist() == [pack(position, 1)]
    assert merge([]).tolist() == []


@compiles
def test_the_compiled_walk_plays_the_solvers_moves(solver: Solver, walker: Walker) -> None:
    rng = random.Random(9)
    for _ in range(150):
        position = calm_position(rng.choice([17, 20, 24, 30, 36]), rng)
        column = solver.best_column(position)
        promise = solver.score(position, weak=True)
        assert column is not None
        assert promise is not None
        child = drop(position, column, BOOK_GEOMETRY)
        expected = {
            pack(grandchild, promise)
            for reply in legal_columns(child.occupied, BOOK_GEOMETRY)
            for grandchild in [drop(child, reply, BOOK_GEOMETRY)]
            if not has_won(grandchild.theirs, BOOK_GEOMETRY)
            and grandchild.occupied != BOOK_GEOMETRY.board
        }
        children, broken = walker(
            np.array([pack(position, NOTHING)], np.int64), np.zeros(1, np.int64), promising=True
        )
        assert set(children.tolist()) == expected
        assert not len(broken)


@compiles
def test_a_promise_that_cannot_be_kept_is_found(solver: Solver, walker: Walker) -> None:
    rng = random.Random(10)
    found = 0
    while found < 5:
        position = calm_position(32, rng)
        if solver.score(position, weak=True) == 1:
            continue
        found += 1
        level, broken_somewhere = np.array([pack(position, WIN)], np.int64), 0
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
def test_shortened_proof_resumes(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        prove_first(tmp_path, Here(fail_after=3), last_discs=8)
    resumed = Here()
    proof = prove_first(tmp_path, resumed, last_discs=8)
    assert proof.broken == []
    assert resumed.tasks > 0
    assert prove_first(tmp_path, Here(fail_after=0), last_discs=8) == proof


@compiles
def test_results_of_another_rule_are_not_used(tmp_path: Path) -> None:
    proof = prove_first(tmp_path, Here(), last_discs=4)
    (tmp_path / FINGERPRINT).write_text('"of another rule"')
    anew = Here()
    assert prove_first(tmp_path, anew, last_discs=4) == proof
    assert anew.tasks > 0


@pytest.mark.parametrize("command", [["build", "--discs", "1"], ["prove", "--seat", "first"]])
def test_a_folder_with_other_files_is_refused_and_kept(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "first-00-00000000-1.npz"
    file.write_bytes(b"mine")
    output = ["-o", str(tmp_path / "book.py")] if command[0] == "build" else []
    for work, message in (
        (tmp_path, "expected an empty folder, or that of an earlier run\n"),
        (file, "expected an empty folder, or that of an earlier run\n"),
        (file / "folder", "Not a directory\n"),
    ):
        assert main([*command, "--jobs", "1", "--work", str(work), *output]) == 2
        assert capsys.readouterr().err == f"openings: {work}: {message}"
    assert file.read_bytes() == b"mine"
    assert list(tmp_path.iterdir()) == [file]


def test_the_book_never_overwrites_another_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("mine")
    assert main(["build", "-o", str(file), "--work", str(tmp_path / "work")]) == 2
    assert "diary.txt: exists and is not an opening book" in capsys.readouterr().err
    assert file.read_text() == "mine"


def urgent_position(discs: int, rng: random.Random) -> Position:
    """A random canonical position in which a move is urgent, but none wins at once."""
    while True:
        position = canonical(random_position(BOOK_GEOMETRY, discs, rng), BOOK_GEOMETRY)[0]
        move = urgent_move(position, BOOK_GEOMETRY)
        if move and not has_won(position.own | move, BOOK_GEOMETRY):
            return position


@compiles
def test_the_compiled_walk_blocks_as_the_agent_does(walker: Walker) -> None:
    rng = random.Random(11)
    for _ in range(100):
        position = urgent_position(rng.choice([9, 16, 23, 30]), rng)
        child = make_move(position, urgent_move(position, BOOK_GEOMETRY))
        grandchildren = [
            drop(child, column, BOOK_GEOMETRY)
            for column in legal_columns(child.occupied, BOOK_GEOMETRY)
        ]
        expected = {
            pack(each, NOTHING) for each in grandchildren if not has_won(each.theirs, BOOK_GEOMETRY)
        }
        level = np.array([pack(position, NOTHING)], np.int64)
        children, broken = walker(level, np.zeros(1, np.int64), promising=True)
        assert set(children.tolist()) == expected
        assert not len(broken)


@compiles
def test_a_line_ends_where_we_win(walker: Walker) -> None:
    rng = random.Random(12)
    winning = []
    while len(winning) < 100:
        position = canonical(random_position(BOOK_GEOMETRY, 24, rng), BOOK_GEOMETRY)[0]
        if has_won(position.own | urgent_move(position, BOOK_GEOMETRY), BOOK_GEOMETRY):
            winning.append(pack(position, WIN))
    level = merge([np.array(winning, np.int64)])
    children, broken = walker(level, np.zeros(len(level), np.int64), promising=True)
    assert not len(children)
    assert not len(broken)


def test_keys_of_levels_are_canonical() -> None:
    position = calm_position(15, random.Random(1))
    assert pack(position, 0) >> 2 == key_of(position, BOOK_GEOMETRY)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["verify", "--seed", "1"], "--seed 1: goes with --sample N only"),
        (
            ["verify", "--jobs", "2", "--cluster", "tcp://localhost:1"],
            "--jobs 2: does not go with --cluster",
        ),
    ],
)
def test_an_option_without_effect_is_refused(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr().err == f"openings: {message}\n"
