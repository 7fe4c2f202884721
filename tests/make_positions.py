"""Write tests/data/positions.txt: random positions on 6x7 with the scores BitBully gives them.

    python -m tests.make_positions > tests/data/positions.txt

A line is `moves score`. Positions are the ends of random games that have not ended and in which
the side to move cannot win at once; the number of discs is uniform over the stated range.
"""

import random

import bitbully.bitbully_core as bitbully

SEED = 63
PER_RANGE = ((60, 28, 38), (60, 20, 28), (40, 14, 20))  # how many, from how many discs, below


def random_moves(discs: int, rng: random.Random) -> str:
    """The moves of a random game of `discs` discs in which nobody has won or can win at once."""
    while True:
        board, moves = bitbully.BoardCore(), ""
        while len(moves) < discs:
            columns = [c for c in range(7) if board.isLegalMove(c) and not board.canWin(c)]
            if not columns:
                break
            moves += str(rng.choice(columns) + 1)
            board.play(int(moves[-1]) - 1)
        if len(moves) == discs and not board.canWin():
            return moves


def main() -> None:
    rng, solver = random.Random(SEED), bitbully.BitBullyCore()
    for how_many, least, below in PER_RANGE:
        for _ in range(how_many):
            moves = random_moves(rng.randrange(least, below), rng)
            board = bitbully.BoardCore()
            board.play([int(column) - 1 for column in moves])
            print(moves, solver.mtdf(board, 0))


if __name__ == "__main__":
    main()
