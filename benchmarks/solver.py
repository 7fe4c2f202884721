"""Compare the exact solver with BitBully, a C++ solver.

    python -m benchmarks.solver               random positions, a set for each number of discs
    python -m benchmarks.solver FILE...       files of lines of `moves score`
    python -m benchmarks.solver --book        both as a user asks them: ours with the scores up to
                                              eight discs (71 kB), BitBully with its book of twelve
                                              (21 MB); else both without
    python -m benchmarks.solver --cold        the empty board alone, from empty tables

Both solve the same positions in turns and keep their tables from position to position. Processor
time is measured, which other programs disturb less than wall time. A ratio is our time divided by
BitBully's. In one call: a whole set from empty tables, by `Solver.scores` and in a loop over
BitBully's. The exit status is 1 if a score was wrong, or if the two differ on a random position.
"""

import random
from collections.abc import Iterator, Sequence
from itertools import repeat
from operator import ne
from pathlib import Path
from statistics import fmean, median

import bitbully.bitbully_core as bitbully
from bitbully_databases import BitBullyDatabases

from benchmarks.measure import cpu_timed, in_turns, launch, new_solver, print_table, random_columns
from connectx.core.board import Board
from connectx.core.scores import opening_score
from connectx.errors import UserError

# How many random positions, by their number of discs: fewer where they take longer.
RANDOM_SETS = {10: 30, 12: 150, 14: 300, 16: 500, 20: 1000, 24: 1000, 30: 1000, 36: 1000}
BOOK_SETS = dict.fromkeys((2, 4, 6, 8, 9, 10, 11, 12, 13), 30)
LOOPS = 3  # in one call: the median counts
COLUMNS = (
    *("set", "positions", "mean, ms", "BitBully", "ratio"),
    *("in one call, ms", "BitBully", "ratio", "wrong"),
)


def position_sets(files: Sequence[str], book: bool) -> Iterator[tuple[str, list[str]]]:
    """The name of each set, and its positions: moves, with the score if it is known."""
    random_sets = BOOK_SETS if book else RANDOM_SETS
    for file in map(Path, files):
        try:
            yield file.name, file.read_text().splitlines()
        except OSError as error:
            raise UserError(f"{file}: cannot be read: {error.strerror}") from error
    for discs, count in () if files else random_sets.items():
        rng = random.Random(f"1 {discs}")
        games = (random_columns(discs, rng) for _ in range(count))
        yield f"{discs} discs", ["".join(str(column + 1) for column in game) for game in games]


def compare(name: str, lines: Sequence[str], book: bool) -> list[str]:
    """A set as a row of the table: the last cell is the number of wrong scores."""
    known = opening_score if book else None
    path = [Path(BitBullyDatabases.get_database_path("12-ply-dist"))] if book else []
    boards = [Board.from_moves(line.split()[0]) for line in lines]
    theirs = [bitbully.BoardCore() for _ in lines]
    for line, board in zip(lines, theirs):
        board.play([int(column) - 1 for column in line.split()[0]])
    solver, peer = new_solver(known=known), bitbully.BitBullyCore(*path)
    solver.score(Board.from_moves("121212"))  # the first call of compiled code takes longer
    one_by_one = in_turns(
        name,
        [*zip(boards, theirs)],
        lambda pair: cpu_timed(solver.score, pair[0]),
        lambda pair: cpu_timed(peer.mtdf, pair[1], 0),
    )
    in_one_call = in_turns(
        name,
        range(LOOPS),
        lambda _: cpu_timed(new_solver(known=known).scores, boards),
        lambda _: cpu_timed(list, map(bitbully.BitBullyCore(*path).mtdf, theirs, repeat(0))),
    )
    cells = [name, str(len(lines))]
    for sides, mean, size in (one_by_one, fmean, 1), (in_one_call, median, len(lines)):
        ours, other = (1000 * mean([seconds for seconds, _ in side]) / size for side in sides)
        cells += [f"{ours:.4f}", f"{other:.4f}", f"{ours / other:.3f}"]
    scores, right = ([score for _, score in side] for side in one_by_one)
    given = [int(line.split()[1]) for line in lines if " " in line]
    return [*cells, str(sum(map(ne, scores, given or right)))]


def main(files: Sequence[str], cold: bool, book: bool) -> int:
    """Measure and print the table; the exit status is 1 if a score was wrong."""
    if cold:
        seconds, score = cpu_timed(new_solver().score, Board.empty())
        print(f"empty board: score {score} in {seconds:.1f} s")
        return 0
    rows = [compare(name, lines, book) for name, lines in position_sets(files, book)]
    print_table(COLUMNS, rows)
    return int(any(row[-1] != "0" for row in rows))


if __name__ == "__main__":
    launch("solver", __doc__, main, "files", "--cold", "--book")
