"""The levels of the built-in player, from the weakest to the perfect one: what each overlooks.

A weak level plays as people do who overlook a win, a disc to block, or that the other side can win
right above their own disc. A level acts on what it sees. If there is nothing to see, it plays at
random. A column to block that is overlooked stays overlooked: if the level looked ahead then, it
would find the column again, and a beginner would never win against a level that looks ahead often.

`bench/web/player.js` plays them on a page, `level_column` in a terminal; both look ahead alike.
`python -m benchmarks.levels` measures by how much each level is stronger than the one before.
"""

import random
from typing import NamedTuple

from connectx.core.board import Board
from connectx.core.clock import Deadline
from connectx.core.heuristic_search import search_of

MAX_SEARCH_SECONDS = 2.0  # of a search for a move


class Level(NamedTuple):
    """How often a player sees what matters, as shares."""

    name: str
    wins: float  # the share of the immediate wins that it sees
    blocks: float  # the share of the columns to block that it sees
    gifts: float  # the share of the moves before which it looks where the other side could reply
    looks: float  # the share of the moves with nothing to block before which it looks ahead
    plies: int | None  # how far it looks ahead; None: to the end


LEVELS = (
    Level("first steps", wins=0.5, blocks=0.15, gifts=0, looks=0, plies=0),
    Level("easy", wins=1, blocks=0.75, gifts=0.35, looks=0, plies=0),
    Level("medium", wins=1, blocks=0.7, gifts=0.7, looks=0.37, plies=4),
    Level("hard", wins=1, blocks=0.7, gifts=0.8, looks=0.71, plies=4),
    Level("expert", wins=1, blocks=0.72, gifts=1, looks=0.97, plies=4),
    Level("perfect", wins=1, blocks=1, gifts=1, looks=1, plies=None),
)


def level_column(level: Level, board: Board, rng: random.Random) -> int:
    """Choose the column that a level plays, with random numbers from `rng`.

    The level must not be the perfect one, and the game not be over.

    >>> level_column(LEVELS[1], Board.from_moves("112233"), random.Random(1))
    3
    """
    legal = board.legal_columns()
    other_mark = 3 - board.mark  # marks are 1 and 2
    their_wins = board.winning_squares(other_mark)  # a mask of empty squares
    wins = [column for column in legal if board.wins(column)]
    blocks = [column for column in legal if board.landing_square(column) & their_wins]
    if wins and rng.random() < level.wins:
        return rng.choice(wins)
    if blocks and rng.random() < level.blocks:
        return rng.choice(blocks)
    if not blocks and rng.random() < level.looks:
        search = search_of(board.geometry)
        return rng.choice(search.best_columns(board, Deadline(MAX_SEARCH_SECONDS), level.plies))
    if rng.random() < level.gifts:
        safe = []  # the columns after which the other side cannot win right above
        for column in legal:
            square_above = board.landing_square(column) << 1  # the next bit is the square above
            if not square_above & their_wins:
                safe.append(column)
        return rng.choice(safe or legal)
    return rng.choice(legal)
