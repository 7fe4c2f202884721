"""Write tests/data/explained.txt: positions from sensible games, with all scores by BitBully.

    python -m tests.make_explained > tests/data/explained.txt

A line is `moves score` and the score of every column, "-" for a full one. Both sides play at
random, but up to the position nobody could win at once or lost at the next move. So it is not the
last mistake that decides, but the threats that are left.
"""

import random

import bitbully.bitbully_core as bitbully

SEED = 1988
POSITIONS = 200
DISCS = range(10, 37)


def can_win(board: bitbully.BoardCore) -> bool:
    return any(board.isLegalMove(column) and board.canWin(column) for column in range(7))


def sensible_moves(discs: int, rng: random.Random) -> str:
    """The moves of a game of `discs` discs that goes on."""
    while True:
        board, moves = bitbully.BoardCore(), ""
        while len(moves) < discs and not can_win(board):
            afters = [(column, board.copy()) for column in range(7)]
            safe = [(c, after) for c, after in afters if after.play(c) and not can_win(after)]
            if not safe:
                break
            column, board = rng.choice(safe)
            moves += str(column + 1)
        if len(moves) == discs and not board.hasWin():
            return moves


def main() -> None:
    rng = random.Random(SEED)
    solver = bitbully.BitBullyCore()
    for _ in range(POSITIONS):
        moves = sensible_moves(rng.choice(DISCS), rng)
        board = bitbully.BoardCore()
        board.play([int(column) - 1 for column in moves])
        scores = [
            str(solver.scoreMove(board, column, 0)) if board.isLegalMove(column) else "-"
            for column in range(7)
        ]
        print(moves, solver.mtdf(board, 0), *scores)


if __name__ == "__main__":
    main()
