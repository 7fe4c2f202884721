"""Compare the scorer of a page with machine code and with BitBully, a C++ solver.

    python -m benchmarks.page_scorer

Each scores all columns of random positions, from empty tables, in wall time. In Chromium, the
search is WebAssembly and serves the page every 8 ms. The others are `Solver.column_scores`, and
BitBully without its book. A ratio is WebAssembly's mean time divided by the other's. In the
opening, whose scores the page knows, there is nothing to compare. The exit status is 1 if a score
was wrong: it differs from that of machine code, or in the opening from `opening_score`.
"""

import json
import random
import shutil
from collections.abc import Callable, Sequence
from functools import reduce
from statistics import fmean
from typing import Any

import bitbully.bitbully_core as bitbully
from playwright.sync_api import Page, sync_playwright

from benchmarks.measure import in_turns, launch, new_solver, print_table, random_columns, timed
from connectx.core.board import STANDARD, Board
from connectx.core.scores import opening_score
from connectx.core.scores_data import SCORES_DISCS
from connectx.errors import UserError
from connectx.web.page import scorer_facts, source

SETS = (range(8), range(8, 13), range(13, 21), range(21, 42))  # numbers of discs
COUNT = 6  # positions for each number of discs
COLUMNS = (
    *("discs", "positions", "WebAssembly, ms", "worst", "machine code", "worst", "ratio"),
    *("BitBully", "worst", "ratio", "wrong"),
)
CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "chrome")
# The time is taken in the page: the way there and back is no part of it.
ASK = """async (moves) => {
    const board = Board.empty([6, 7, 4]).boards(moves).at(-1);
    scorer.clear();
    const start = performance.now();
    const scores = await scorer.columnScores(board);
    return [(performance.now() - start) / 1000, scores];
}"""


def compare(page: Page, discs: range) -> list[str]:
    """The row of the table for these numbers of discs."""
    rng = random.Random(f"1 {discs}")
    games = [random_columns(number, rng) for number in discs for _ in range(COUNT)]
    solver, peer = new_solver(), bitbully.BitBullyCore()

    def in_page(moves: Sequence[int]) -> tuple[float, dict[int, int]]:
        seconds, scores = page.evaluate(ASK, moves)
        return seconds, {int(column): score for column, score in scores.items()}

    def in_machine_code(moves: Sequence[int]) -> Any:
        solver.clear()
        return timed(solver.column_scores, board_of(moves))

    def by_bitbully(moves: Sequence[int]) -> Any:
        peer.resetTranspositionTable()
        board = bitbully.BoardCore()
        board.play(moves)
        return timed(peer.scoreMoves, board)

    opening = discs[-1] < SCORES_DISCS
    sides: list[Callable[..., Any]] = [in_page, in_machine_code, by_bitbully]
    ours, *others = in_turns(name_of(discs), games, *sides[: 1 if opening else None])
    cells = [name_of(discs), str(len(games)), *milliseconds(ours)]
    for side in others:
        ratio = fmean(seconds for seconds, _ in ours) / fmean(seconds for seconds, _ in side)
        cells += [*milliseconds(side), f"{ratio:.2f}"]
    right = (
        [opening_scores(moves) for moves in games] if opening else [each for _, each in others[0]]
    )
    wrong = sum(scores != expected for (_, scores), expected in zip(ours, right))
    return [*cells, *[""] * (len(COLUMNS) - 1 - len(cells)), str(wrong)]


def name_of(discs: range) -> str:
    """Such as "8 to 12"."""
    return f"{discs[0]} to {discs[-1]}"


def board_of(moves: Sequence[int]) -> Board:
    """The board after these columns."""
    return reduce(Board.play, moves, Board.empty())


def opening_scores(moves: Sequence[int]) -> dict[int, int]:
    """What Python knows of the columns of a position without a search."""
    board, scores = board_of(moves), dict[int, int]()
    for column in board.legal_columns():
        score = opening_score(board.play(column))
        if board.wins(column):
            scores[column] = (board.empties + 1) // 2
        elif score is not None:
            scores[column] = -score
    return scores


def milliseconds(side: Sequence[tuple[float, Any]]) -> list[str]:
    """The mean and the worst time as cells."""
    times = [1000 * seconds for seconds, _ in side]
    return [f"{fmean(times):.2f}", f"{max(times):.1f}"]


def main() -> int:
    """Measure and print the table; the exit status is 1 if a score was wrong."""
    program = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if program is None:
        raise UserError("no Chromium, expected one: sudo apt-get install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        page = browser.new_page()
        page.set_content(f"<script>{source('rules.js')}{source('scorer.js')}</script>")
        facts = json.dumps(scorer_facts(STANDARD))
        page.evaluate(f"async () => {{ window.scorer = await newScorer({facts}); }}")
        rows = [compare(page, discs) for discs in SETS]
        browser.close()
    print_table(COLUMNS, rows)
    return int(any(row[-1] != "0" for row in rows))


if __name__ == "__main__":
    launch("page_scorer", __doc__, main)
