"""Compare labels, the scores of all columns of many positions, with BitBully, a C++ solver.

For each number of discs there are three draws, after a smaller one that does not count. A draw is
labelled by `label` in one call, and by a loop over BitBully's `scoreMoves`. Both begin each number
of discs with empty tables. Processor time is measured; a ratio is our positions a second divided by
BitBully's. The exit status is 1 if a score was wrong: if the two differ.
"""

import random
from statistics import fmean, geometric_mean

import bitbully.bitbully_core as bitbully
import numpy as np

from benchmarks.measure import cpu_timed, launch, print_table, random_columns, with_progress
from connectx.core.board import COLUMN_NAMES, STANDARD
from connectx.core.boards import Boards
from connectx.learning.label import FULL, label, solver_of

DISCS = range(10, 37, 2)
DRAWS = 3
COLUMNS = ("discs", "positions", "labels a second", "BitBully", "ratio", "lowest", "wrong")


def draw(discs: int, count: int, seed: str) -> list[list[int]]:
    """The columns of `count` random games, each of `discs` moves."""
    rng = random.Random(seed)
    return [random_columns(discs, rng) for _ in range(count)]


def boards_of(games: list[list[int]]) -> Boards:
    """The boards after these games."""
    return Boards.from_moves(["".join(COLUMN_NAMES[c] for c in game) for game in games])


def compare(discs: int) -> list[str]:
    """The row of the table for positions with so many discs."""
    count = 5000 if discs >= 30 else 500 if discs >= 20 else 50  # a call takes milliseconds
    peer, wrong = bitbully.BitBullyCore(), 0
    solver_of(STANDARD).clear()
    ours, theirs = [], []
    for number in range(DRAWS + 1):
        games = draw(discs, count if number else count // 10, f"{discs} {number}")
        boards, others = boards_of(games), [bitbully.BoardCore() for _ in games]
        for board, game in zip(others, games):
            board.play(game)
        seconds, labels = cpu_timed(label, boards)
        other_seconds, scores = cpu_timed(list, map(peer.scoreMoves, others))
        wrong += int((labels != np.maximum(scores, FULL)).any(1).sum())  # -1000 is a full column
        ours.append(len(games) / seconds)
        theirs.append(len(games) / other_seconds)
    ours, theirs = ours[1:], theirs[1:]
    lowest = min(us / them for us, them in zip(ours, theirs))
    cells = [f"{fmean(ours):,.0f}", f"{fmean(theirs):,.0f}", f"{fmean(ours) / fmean(theirs):.1f}"]
    return [str(discs), f"{DRAWS} x {count}", *cells, f"{lowest:.1f}", str(wrong)]


def main() -> int:
    """Measure and print the table; the exit status is 1 if a score was wrong."""
    rows = [compare(discs) for discs in with_progress(DISCS, "discs")]
    print_table(COLUMNS, rows)
    print(f"ratio, geometric mean: {geometric_mean(float(row[4]) for row in rows):.1f}")
    return int(any(row[-1] != "0" for row in rows))


if __name__ == "__main__":
    launch("labels", __doc__, main)
