"""Compare the exact solver with BitBully, a C++ solver.

    python -m benchmarks.solver               random positions, a set for each number of discs
    python -m benchmarks.solver FILE...       files of lines of `moves score`
    python -m benchmarks.solver --cold        the empty board alone, from empty tables

Both solve the same positions in turns, without a book. Their tables last from position to position.
Processor time is measured, which other programs disturb less than wall time. A ratio is our time
divided by BitBully's. The exit status is 1 if a score was wrong, or if the two solvers differ on a
random position.
"""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

import bitbully.bitbully_core as bitbully

from benchmarks.measure import (
    cpu_timed,
    in_turns,
    launch,
    make_parser,
    new_solver,
    print_table,
    random_columns,
)
from connectx.core.board import Board
from connectx.errors import UserError

# How many random positions there are, by their number of discs: fewer where they take longer.
RANDOM_SETS = {10: 30, 12: 150, 14: 300, 16: 500, 20: 1000, 24: 1000, 30: 1000, 36: 1000}
MAX_SEARCHED_DISCS = 24  # of a position; with more discs, most positions need no search
TABLE_COLUMNS = ("", "positions", "mean, ms", "BitBully", "ratio", "wrong")


@dataclass(frozen=True)
class ComparisonOptions:
    """What the command line asks for."""

    files: tuple[Path, ...]  # of lines of `moves score`; none: random positions
    is_cold: bool  # whether to solve the empty board alone


class Comparison(NamedTuple):
    """The result of solving a set of positions with both solvers."""

    name: str
    positions: int
    milliseconds: float  # the mean time of our solver
    peer_milliseconds: float  # the mean time of BitBully
    wrong: int  # how many of our scores

    @property
    def ratio(self) -> float:
        """Our time divided by BitBully's, with the three decimals that the table shows."""
        return round(self.milliseconds / self.peer_milliseconds, 3)

    def row(self) -> list[str]:
        """Return the result as a row of the table."""
        times = (f"{self.milliseconds:.4f}", f"{self.peer_milliseconds:.4f}", f"{self.ratio:.3f}")
        return [self.name, str(self.positions), *times, str(self.wrong)]


def read_or_draw_sets(files: Sequence[Path]) -> Iterator[tuple[str, list[str]]]:
    """Yield the sets of positions in files, or random sets if there is no file.

    A set is its name and its positions. A position is a text of moves such as "4453", followed by a
    space and the score if that is known. Raises UserError for a file that cannot be read.
    """
    if not files:
        yield from draw_random_sets()
    for file in files:
        try:
            yield file.name, file.read_text().splitlines()
        except OSError as error:
            raise UserError(f"{file}: cannot be read: {error.strerror}") from error


def draw_random_sets() -> Iterator[tuple[str, list[str]]]:
    """Yield the name and the positions of each random set, which are the same in every run."""
    for discs, count in RANDOM_SETS.items():
        rng = random.Random(f"1 {discs}")
        positions: list[str] = []
        for _ in range(count):
            columns = random_columns(discs, rng)
            positions.append("".join(str(column + 1) for column in columns))
        yield f"{discs} discs", positions


def compare_on_set(name: str, lines: Sequence[str]) -> Comparison:
    """Solve a set with both solvers, and compare their times.

    `lines` are the positions of the set: moves such as "4453", and the score if that is known. A
    score of our solver is wrong if it differs from the known score. If the set has no known scores,
    it is wrong if it differs from BitBully's.
    """
    positions: list[tuple[Board, bitbully.BoardCore]] = []  # as each of the solvers has them
    known_scores: list[int] = []
    for line in lines:
        words = line.split()
        moves = words[0]
        positions.append((Board.from_moves(moves), make_peer_board(moves)))
        has_score = " " in line
        if has_score:
            known_scores.append(int(words[1]))
    solver = new_solver()
    peer = bitbully.BitBullyCore()
    solver.score(Board.from_moves("121212"))  # the first call of compiled code takes longer
    first_guess = 0  # of the score, with which BitBully's search (MTD-f) begins
    our_results, peer_results = in_turns(  # of each position: the seconds, and the score
        name,
        positions,
        lambda position: cpu_timed(solver.score, position[0]),
        lambda position: cpu_timed(peer.mtdf, position[1], first_guess),
    )
    our_scores = [score for _seconds, score in our_results]
    peer_scores = [score for _seconds, score in peer_results]
    right_scores = known_scores or peer_scores
    wrong = sum(ours != right for ours, right in zip(our_scores, right_scores))
    return Comparison(
        name=name,
        positions=len(lines),
        milliseconds=1000 * fmean(seconds for seconds, _score in our_results),
        peer_milliseconds=1000 * fmean(seconds for seconds, _score in peer_results),
        wrong=wrong,
    )


def make_peer_board(moves: str) -> bitbully.BoardCore:
    """Return the board of BitBully after moves such as "4453"."""
    peer_board = bitbully.BoardCore()
    peer_board.play([int(column) - 1 for column in moves])  # its columns count from 0
    return peer_board


def main(arguments: Sequence[str]) -> int:
    """Measure and print the table. Returns the exit status: 1 if a score was wrong, else 0.

    With --cold, solves only the empty board, and prints how long that takes.
    """
    options = read_options(arguments)
    if options.is_cold:
        seconds, score = cpu_timed(new_solver().score, Board.empty())
        print(f"empty board: score {score} in {seconds:.1f} s")
        return 0
    comparisons = [compare_on_set(name, lines) for name, lines in read_or_draw_sets(options.files)]
    print_table(TABLE_COLUMNS, [comparison.row() for comparison in comparisons])
    if not options.files:
        speeds: list[float] = []  # how many times as fast as BitBully, of each set
        for discs, comparison in zip(RANDOM_SETS, comparisons):
            if discs <= MAX_SEARCHED_DISCS:
                speeds.append(1 / comparison.ratio)
        about = f"{min(speeds):.0f} to {max(speeds):.0f} times as fast as BitBully"
        print(f"\nwith {MAX_SEARCHED_DISCS} discs or fewer, about {about}")
    has_wrong_scores = any(comparison.wrong for comparison in comparisons)
    return int(has_wrong_scores)


def read_options(arguments: Sequence[str]) -> ComparisonOptions:
    """Return the options of the command line."""
    parser = make_parser("solver", __doc__)
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--cold", action="store_true")
    values = parser.parse_args(arguments)
    return ComparisonOptions(files=tuple(values.files), is_cold=values.cold)


if __name__ == "__main__":
    launch("solver", main)
