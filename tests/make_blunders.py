"""Write tests/data/blunders.txt: moves that threw a win or a draw away, with scores by BitBully.

    python -m tests.make_blunders > tests/data/blunders.txt

A line is `moves column`, the score of every column before that move, and then after it, "-" for a
full one. A third of the moves are by a player that moves at random, a third by the course's
one-step player, a third by its minimax of two plies; a quarter of all moves is at random.
"""

import random
from itertools import pairwise

import bitbully.bitbully_core as bitbully
from bitbully_databases import BitBullyDatabases

from connectx.bench.solver.judge import cached_judge, sign
from connectx.core.board import STANDARD, Board
from connectx.core.windows import COURSE, COURSE_MINIMAX, best_columns, score_columns

SEED = 92
BLUNDERS = 201
CHILDREN = ("random", "one step", "minimax")
RANDOM_SHARE = 0.25
SOLVER = bitbully.BitBullyCore(BitBullyDatabases.get_database_path("12-ply-dist"))


def choose_column(child: str, board: Board, rng: random.Random) -> int:
    """Choose what one of the weak players plays."""
    if child == "random" or rng.random() < RANDOM_SHARE:
        return rng.choice(board.legal_columns())
    if child == "one step":
        return rng.choice(best_columns(score_columns(board, COURSE, 1)))
    return rng.choice(best_columns(score_columns(board, COURSE_MINIMAX, 2)))


def solver_board(moves: list[int]) -> bitbully.BoardCore:
    """Return the board after some moves as BitBully has it."""
    board = bitbully.BoardCore()
    board.play(moves)
    return board


def score_all(moves: list[int]) -> list[int | None]:
    """Score every column after some moves; None if it is full."""
    board = solver_board(moves)
    return [SOLVER.scoreMove(board, c, 0) if board.isLegalMove(c) else None for c in range(7)]


def find_blunders(moves: list[int]) -> list[int]:
    """List the numbers of discs at which a move of a game threw a win or a draw away.

    The project's solver finds them, as it is the faster one.
    """
    judge, board = cached_judge(STANDARD), Board.empty()
    values = []
    for column in moves:
        values.append(sign(judge.score(board) or 0))
        board = board.play(column)
    values.append(sign(judge.score(board) or 0))
    return [discs for discs, (now, later) in enumerate(pairwise(values)) if -later < now]


def write_scores(scores: list[int | None]) -> str:
    """Write the scores of the columns, "-" for a full one."""
    return " ".join("-" if score is None else str(score) for score in scores)


def main() -> None:
    rng = random.Random(SEED)
    written = set()
    while len(written) < BLUNDERS:
        child = CHILDREN[len(written) % len(CHILDREN)]
        board, moves = Board.empty(), list[int]()
        while not board.over:
            moves.append(choose_column(child, board, rng))
            board = board.play(moves[-1])
        blunders = find_blunders(moves)
        if not blunders:
            continue
        discs = rng.choice(blunders)
        text = "".join(str(column + 1) for column in moves[:discs])
        if not text or text in written:  # an empty one would look like a score
            continue
        written.add(text)
        before = score_all(moves[:discs])
        after = score_all(moves[: discs + 1])
        print(text, moves[discs] + 1, write_scores(before), write_scores(after), flush=True)


if __name__ == "__main__":
    main()
