"""Compare the exact solver with BitBully, a C++ solver.

    python -m benchmarks.solver               random positions, a set for each number of discs
    python -m benchmarks.solver FILE...       files of lines of `moves score`
    python -m benchmarks.solver --cold        the empty board alone, from empty tables

Both solve the same positions in turns, without a book, and keep their tables from position to
position. Processor time is measured, which other programs disturb less than wall time. A ratio is
our time divided by BitBully's. The exit status is 1 if a score was wrong, or if the two differ on a
random position.
"""

import random
from collections.abc import Iterator, Sequence
from operator import ne
from pathlib import Path
from statistics import fmean

import bitbully.bitbully_core as bitbully

from benchmarks.measure import cpu_timed, in_turns, launch, new_solver, print_table, random_columns
from connectx.core.board import Board
from connectx.errors import UserError

# How many random positions, by their number of discs: fewer where they take longer.
RANDOM_SETS = {10: 30, 12: 150, 14: 300, 16: 500, 20: 1000, 24: 1000, 30: 1000, 36: 1000}
SEARCHED = 24  # discs: with more, most positions need no search
COLUMNS = ("", "positions", "mean, ms", "BitBully", "ratio", "wrong")


def position_sets(files: Sequence[str]) -> Iterator[tuple[str, list[str]]]:
    """The name of each set, and its positions: moves, with the score if it is known."""
    for file in map(Path, files):
        try:
            yield file.name, file.read_text().splitlines()
        except OSError as error:
            raise UserError(f"{file}: cannot be read: {error.strerror}") from error
    for discs, count in () if files else RANDOM_SETS.items():
        rng = random.Random(f"1 {discs}")
        games = (random_columns(discs, rng) for _ in range(count))
        yield f"{discs} discs", ["".join(str(column + 1) for column in game) for game in games]


def compare(name: str, lines: Sequence[str]) -> list[str]:
    """A set as a row of the table: the last cell is the number of wrong scores."""
    boards = [Board.from_moves(line.split()[0]) for line in lines]
    theirs = [bitbully.BoardCore() for _ in lines]
    for line, board in zip(lines, theirs):
        board.play([int(column) - 1 for column in line.split()[0]])
    solver, peer = new_solver(), bitbully.BitBullyCore()
    solver.score(Board.from_moves("121212"))  # the first call of compiled code takes longer
    one_by_one = in_turns(
        name,
        [*zip(boards, theirs)],
        lambda pair: cpu_timed(solver.score, pair[0]),
        lambda pair: cpu_timed(peer.mtdf, pair[1], 0),
    )
    ours, other = (1000 * fmean(seconds for seconds, _ in side) for side in one_by_one)
    scores, right = ([score for _, score in side] for side in one_by_one)
    given = [int(line.split()[1]) for line in lines if " " in line]
    figures = f"{ours:.4f}", f"{other:.4f}", f"{ours / other:.3f}"
    return [name, str(len(lines)), *figures, str(sum(map(ne, scores, given or right)))]


def main(files: Sequence[str], cold: bool) -> int:
    """Measure and print the table; the exit status is 1 if a score was wrong."""
    if cold:
        seconds, score = cpu_timed(new_solver().score, Board.empty())
        print(f"empty board: score {score} in {seconds:.1f} s")
        return 0
    rows = [compare(name, lines) for name, lines in position_sets(files)]
    print_table(COLUMNS, rows)
    if not files:
        faster = [1 / float(row[4]) for row in rows if int(row[0].split()[0]) <= SEARCHED]
        about = f"{min(faster):.0f} to {max(faster):.0f} times as fast as BitBully"
        print(f"\nwith {SEARCHED} discs or fewer, about {about}")
    return int(any(row[-1] != "0" for row in rows))


if __name__ == "__main__":
    launch("solver", __doc__, main, "files", "--cold")
