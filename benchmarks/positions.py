"""Random positions to measure and to test with."""

import random

from agents.core.board import Board

ATTEMPTS = 200
STANDARD = Board.empty()


def random_columns(discs: int, rng: random.Random, start: Board = STANDARD) -> list[int]:
    """`discs` random moves from `start` after which the game is still on.

    Every move is drawn from those that do not end the game. Where no random game lasts that long,
    as on boards so small that somebody has to win, there are as many moves as any had.
    """
    longest: list[int] = []
    for _ in range(ATTEMPTS):
        board, columns = start, list[int]()
        while len(columns) < discs:
            children = {column: board.play(column) for column in board.legal_columns()}
            going_on = [column for column, child in children.items() if not child.over]
            if not going_on:
                break
            columns.append(rng.choice(going_on))
            board = children[columns[-1]]
        longest = max(longest, columns, key=len)
        if len(columns) == discs:
            break
    return longest


def random_board(discs: int, rng: random.Random, start: Board = STANDARD) -> Board:
    """The board after `random_columns`."""
    board = start
    for column in random_columns(discs, rng, start):
        board = board.play(column)
    return board
