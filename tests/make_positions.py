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
        board = bitbully.BoardCore()
        moves = ""
        for _ in range(discs):
            columns = [
                column
                for column in range(7)
                if board.isLegalMove(column) and not board.canWin(column)
            ]
            if not columns:
                break
            column = rng.choice(columns)
            board.play(column)
            moves += str(column + 1)
        if len(moves) == discs and not board.canWin():
            return moves


def main() -> None:
    rng = random.Random(SEED)
    solver = bitbully.BitBullyCore()
    for how_many, least, below in PER_RANGE:
        for _ in range(how_many):
            moves = random_moves(rng.randrange(least, below), rng)
            board = bitbully.BoardCore()
            board.play([int(column) - 1 for column in moves])
            print(moves, solver.mtdf(board, 0))


if __name__ == "__main__":
    main()
