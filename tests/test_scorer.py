"""The search in WebAssembly and the scorer of pages, in Chromium, against machine code."""

import base64
import ctypes
import json
import random
from collections.abc import Callable, Sequence
from functools import reduce
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from benchmarks.measure import random_board, random_columns
from connectx.bench.solver.solver import Solver
from connectx.bench.solver.webassembly import (
    PAGE_TABLE_BITS,
    make_page_solve,
    make_search_module,
    search_module,
)
from connectx.bench.web.page import scorer_facts, source
from connectx.core.board import STANDARD, Board, Geometry
from connectx.core.layout import GOES_ON, INFINITE_SCORE, LEAST, MOST, NODES, STOP, TABLE
from connectx.core.scores import opening_score
from connectx.core.scores_data import SCORES_DISCS
from connectx.core.table import new_frames, table_entries

SLICE = 16_384  # nodes, SLICE_NODES in scorer.js
# The tightest: no 'unsafe-eval', no worker, no network.
POLICY = "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'"
DRAWN = "146660203633536103043506522512202545444111"  # columns from 0
# In the page, the board after some moves on the scorer's.
BOARD = """const board = (moves) => {
    const { rows, columns, inarow } = scorer.facts;
    return Board.empty([rows, columns, inarow]).boards(moves).at(-1);
};
const work = (what, board, told) => scorer.runSteps(scorer[`${what}Steps`](board), told);"""
Scores = dict[int, int]
Opened = Callable[[Any], Page]  # a page, from the facts of its scorer


def start_of(size: str) -> Board:
    return Board.empty(*map(int, size.split("x")))


def board_of(moves: Sequence[int], start: Board) -> Board:
    return reduce(Board.play, moves, start)


@pytest.fixture
def scorer(page: Page, tmp_path: Path) -> Opened:
    """Opens a page that has a `scorer`, from facts."""

    def opened(facts: Any) -> Page:
        file = tmp_path / "scorer.html"
        file.write_text(
            f'<!doctype html><meta http-equiv="Content-Security-Policy" content="{POLICY}">'
            f"<script>{source('rules.js')}{source('scorer.js')}{BOARD}"
            f"const FACTS = {json.dumps(facts)};</script>"
        )
        page.goto(file.as_uri())
        page.evaluate("async () => { window.scorer = await newScorer(FACTS); }")
        return page

    return opened


def scores_on(page: Page, games: Sequence[Sequence[int]]) -> list[tuple[Scores, int]]:
    """For each game the scores of the columns in the page, and the nodes searched by then."""
    script = """async (games) => {
        const found = [];
        for (const moves of games)
            found.push([await work("columnScores", board(moves)), scorer.nodes]);
        return found;
    }"""
    found = page.evaluate(script, games)
    return [({int(each): score for each, score in scores.items()}, n) for scores, n in found]


class SlicedSearch:
    """The search of a page in machine code, stopped whenever it has visited so many nodes."""

    def __init__(self, geometry: Geometry, nodes: int, table_bits: int) -> None:
        self.solve, self.slice = make_page_solve(geometry), nodes
        self.table = (ctypes.c_int64 * table_entries(table_bits))()
        fields = new_frames(geometry, table_bits)
        self.frames = (ctypes.c_int64 * len(fields))(*fields)
        self.frames[TABLE] = ctypes.addressof(self.table)

    @property
    def nodes(self) -> int:
        return int(self.frames[NODES])

    def score(self, board: Board, low: int = -INFINITE_SCORE, high: int = INFINITE_SCORE) -> int:
        """The score of a board, clamped to a window."""
        frames = self.frames
        while True:
            frames[STOP] = frames[NODES] + self.slice
            try:
                return self.solve(*board[:2], low, high, ctypes.addressof(frames))
            except TimeoutError:
                low, high, frames[GOES_ON] = frames[LEAST], frames[MOST], 1


def by_machine_code(games: Sequence[Sequence[int]], start: Board) -> list[tuple[Scores, int]]:
    """As `scores_on`, by a search stopped as often and asked the same, and scores remembered."""
    search = SlicedSearch(start.geometry, SLICE, PAGE_TABLE_BITS)
    known: dict[int, int] = {}

    def decided(board: Board, discs: int) -> int | None:
        """The score, if a side wins within so many discs of its own, or none ever."""
        if board.over:
            return -(board.empties // 2 + 1) if board.winner else 0
        key = board.canonical()[0].key
        win, loss = (board.empties + 1) // 2 + 1 - discs, discs - 1 - board.empties // 2
        if key not in known:
            if win > 0 and search.score(board, win - 1, win) >= win:
                known[key] = win
            elif loss >= 0:
                known[key] = 0
            elif search.score(board, loss, loss + 1) <= loss:
                known[key] = loss
        return known.get(key)

    found = []
    for moves in games:
        board, scores = board_of(moves, start), dict[int, int]()
        children = {column: board.play(column) for column in board.legal_columns()}
        for discs in count(1):
            for column in [column for column in children if column not in scores]:
                score = decided(children[column], discs)
                if score is not None:
                    scores[column] = -score
            if len(scores) == len(children):
                break
        known[board.canonical()[0].key] = max(scores.values())
        found.append((scores, search.nodes))
    return found


def test_a_search_stopped_at_a_number_of_nodes_goes_on_and_loses_hardly_any() -> None:
    """docs/solver.md."""
    rng = random.Random(12)
    whole, sliced = Solver(STANDARD, compiled=True), SlicedSearch(STANDARD, 5_000, 23)
    for board in (random_board(discs, rng) for discs in (11, 12, 13, 14) for _ in range(5)):
        assert sliced.score(board) == whole.score(board)
    assert 50 * 5_000 < sliced.nodes < 1.1 * whole.nodes


@pytest.mark.parametrize(
    ("size", "number", "discs"),
    [
        ("6x7x4", 600, range(12, 42)),
        ("5x6x5", 200, range(10, 30)),
        ("8x7x4", 200, range(28, 56)),
    ],
)
def test_scores_and_nodes_are_those_of_machine_code(
    size: str, number: int, discs: range, scorer: Opened
) -> None:
    rng, start = random.Random(1), start_of(size)
    games = [random_columns(discs[i % len(discs)], rng, start) for i in range(number)]
    page = scorer({**(scorer_facts(start.geometry) or {}), "opening": None})
    assert scores_on(page, games) == by_machine_code(games, start)


def test_the_module_in_the_package_searches_as_one_made_now(scorer: Opened) -> None:
    """If this fails, make it again: python -m connectx.bench.solver.webassembly"""
    rng = random.Random(2)
    games = [random_columns(discs, rng) for discs in range(11, 42)]
    fresh = make_search_module(STANDARD)
    found = []
    for module in fresh, search_module(STANDARD) or b"":
        facts = {"module": base64.b64encode(module).decode(), "opening": None}
        found.append(scores_on(scorer(facts), games))
    assert found[0] == found[1]


def test_the_opening_needs_no_search(scorer: Opened) -> None:
    """Every position that a page can ask for knows what Python knows."""
    rng = random.Random(3)
    games = [random_columns(rng.randrange(SCORES_DISCS), rng) for _ in range(150)]
    page = scorer(scorer_facts(STANDARD))
    script = "(games) => games.map((moves) => listChildren(board(moves))"
    script += ".map(([column, child]) => [column, scorer.knownScore(child)]))"
    found = page.evaluate(script, games)
    for moves, scores in zip(games, found):
        board = board_of(moves, Board.empty())
        after = {column: board.play(column) for column in board.legal_columns()}
        expected = {column: opening_score(child) for column, child in after.items()}
        wins = {column: (board.empties + 1) // 2 for column in after if board.wins(column)}
        others = {column: -score for column, score in expected.items() if score is not None}
        known = {column: -score for column, score in scores if score is not None}
        assert known == wins | others
    assert scores_on(page, games)[-1][1] == 0  # nodes


def test_best_column_and_best_line_are_those_of_the_solver(
    scorer: Opened, standard_solver: Solver
) -> None:
    rng = random.Random(4)
    page = scorer(scorer_facts(STANDARD))
    for discs in (14, 15, 18, 21, 25, 30, 38, 41):
        moves = random_columns(discs, rng)
        board, expected = board_of(moves, Board.empty()), []
        while not board.over:
            best = standard_solver.best_column(board)
            expected.append(best)
            board = board.play(best)
        assert page.evaluate("(moves) => work('bestColumn', board(moves))", moves) == expected[0]
        assert page.evaluate("(moves) => work('bestLine', board(moves))", moves) == expected


def test_a_game_that_is_over_has_no_scores(scorer: Opened) -> None:
    page = scorer(scorer_facts(STANDARD))
    for moves in ([0, 1, 0, 1, 0, 1, 0], [int(each) for each in DRAWN]):
        assert board_of(moves, Board.empty()).over
        assert scores_on(page, [moves]) == [({}, 0)]
        assert page.evaluate("(moves) => work('bestLine', board(moves))", moves) == []


def test_the_page_is_served_and_told_while_a_question_is_worked_on_and_a_later_one_ends_it(
    scorer: Opened, standard_solver: Solver
) -> None:
    long, short = [3] * 6, random_columns(20, random.Random(5))
    page = scorer({**(scorer_facts(STANDARD) or {}), "opening": None})
    script = """async (both) => {
        const [long, short] = both.map(board);
        let drawn = 0;
        const told = [], draw = () => { drawn += 1; requestAnimationFrame(draw); };
        draw();
        const first = work("columnScores", long, () => told.push(scorer.nodes));
        await new Promise((resolve) => { const wait = () => drawn > 2 && told.length > 2
            ? resolve() : setTimeout(wait); wait(); });
        const second = work("columnScores", short);
        const answers = [await first, await second];
        const third = work("bestLine", long), fourth = work("score", long);
        scorer.stop();
        return [...answers, await third, await fourth, told];
    }"""
    first, second, third, fourth, told = page.evaluate(script, [long, short])
    assert (first, third, fourth) == (None, None, None)
    assert told == sorted(told)
    expected = standard_solver.column_scores(board_of(short, Board.empty()))
    assert {int(column): score for column, score in second.items()} == expected
    known = "(moves) => scorer.knownScore(board(moves))"
    assert page.evaluate("(moves) => work('score', board(moves))", short) == max(expected.values())
    assert page.evaluate(known, short) == max(expected.values())
    assert page.evaluate(known, long) is None
    expected = standard_solver.column_scores(board_of(long, Board.empty()))
    assert scores_on(page, [long])[0][0] == expected
