"""Write connectx/bench/web/puzzles.txt: positions in which one column alone keeps a win or a draw.

    python -m tests.make_puzzles

A line is a level, a word a position as moves; levels go by the discs that the winner still plays,
with draws among the hard ones. Nobody can win at once, so nothing has to be blocked, and one_step
errs: it would play another column. The games before are random but for urgent moves. A level begins
with its easiest puzzles.
"""

import random
import sys

from benchmarks.measure import EMPTY_BOARD, new_solver
from connectx.bench.solver.solver import Solver
from connectx.bench.web.page import WEB_FOLDER
from connectx.core.board import Board
from connectx.core.windows import COURSE, best_columns, score_columns
from connectx.words import column_name, discs_to_win

SEED = 49
PER_LEVEL = 100
LEVELS = (8, 12, 42)  # easy, medium, hard: the discs up to the win at most
DISCS = range(12, 29)


def difficulty_of(board: Board, solver: Solver) -> tuple[int, int] | None:
    """Return how hard a puzzle is; None if the board is no puzzle.

    The first number is how many discs the winner still plays, which is `max(LEVELS)` for a draw;
    the second one is how many columns lose.
    """
    if board.over or board.urgent_column() is not None:
        return None
    tempting = best_columns(score_columns(board, COURSE, 1))
    value = solver.score(board)
    scores = solver.column_scores(board) if value is not None and value >= 0 else None
    if scores is None:
        return None
    best = max(scores.values())
    keeping = [column for column, score in scores.items() if score >= min(best, 1)]
    if len(keeping) != 1 or len(scores) == 1 or keeping[0] in tempting:
        return None
    discs = discs_to_win(best, board.empties) if best else max(LEVELS)
    return discs, sum(score < 0 for score in scores.values())


def random_game(discs: int, rng: random.Random) -> tuple[str, Board]:
    """The moves of a game, and the board after them, in which each side sees what is urgent."""
    board, moves = EMPTY_BOARD, ""
    while len(moves) < discs and not board.over:
        urgent = board.urgent_column()
        column = rng.choice(board.legal_columns()) if urgent is None else urgent
        board, moves = board.play(column), moves + column_name(column)
    return moves, board


def main() -> None:
    rng, solver = random.Random(SEED), new_solver()
    levels: list[list[tuple[int, int, str]]] = [[] for _ in LEVELS]
    known = set()
    while any(len(puzzles) < PER_LEVEL for puzzles in levels):
        moves, board = random_game(rng.choice(DISCS), rng)
        key = board.canonical()[0].key
        difficulty = None if key in known else difficulty_of(board, solver)
        known.add(key)
        if difficulty is None:
            continue
        level = next(level for level, most in enumerate(LEVELS) if difficulty[0] <= most)
        if len(levels[level]) < PER_LEVEL:
            levels[level].append((*difficulty, moves))
            print(*map(len, levels), file=sys.stderr)
    for puzzles in levels:
        puzzles.sort(key=lambda puzzle: puzzle[:2])
    text = "".join(f"{' '.join(moves for *_, moves in puzzles)}\n" for puzzles in levels)
    (WEB_FOLDER / "puzzles.txt").write_text(text, encoding="ascii")


if __name__ == "__main__":
    main()
