"""The levels of the built-in player, from the weakest to the perfect one: what each overlooks.

A weak level plays as people do who overlook a win, a disc to block, or that the other side can win
right above their own disc. What it sees it acts on; if there is nothing to see, it plays at random.
`bench/web/player.js` plays them on a page, `level_column` in a terminal; both look ahead alike.
"""

import random
from typing import NamedTuple

from connectx.core.board import Board
from connectx.core.clock import Deadline
from connectx.core.heuristic_search import search_of

LOOK_SECONDS = 2.0


class Level(NamedTuple):
    """How often a player sees what matters, as shares."""

    name: str
    wins: float  # of the wins at once
    blocks: float  # of the columns that it must block
    gifts: float  # of the moves: it looks at the squares above, where the other side might win
    looks: float  # of the moves: it looks ahead
    plies: int | None  # how far; None: to the end


LEVELS = (
    Level("first steps", wins=0.5, blocks=0.2, gifts=0, looks=0, plies=0),
    Level("easy", wins=1, blocks=0.8, gifts=0.45, looks=0, plies=0),
    Level("medium", wins=1, blocks=1, gifts=1, looks=0.1, plies=1),
    Level("hard", wins=1, blocks=1, gifts=1, looks=0.55, plies=4),
    Level("expert", wins=1, blocks=1, gifts=1, looks=0.85, plies=4),
    Level("perfect", wins=1, blocks=1, gifts=1, looks=1, plies=None),
)


def level_column(level: Level, board: Board, rng: random.Random) -> int:
    """What the player of a level that is not perfect plays; the game is not over.

    >>> level_column(LEVELS[1], Board.from_moves("112233"), random.Random(1))
    3
    """
    legal, theirs = board.legal_columns(), board.winning_squares(3 - board.mark)
    wins = [column for column in legal if board.wins(column)]
    blocks = [column for column in legal if board.landing_square(column) & theirs]
    if wins and rng.random() < level.wins:
        return rng.choice(wins)
    if blocks and rng.random() < level.blocks:
        return rng.choice(blocks)
    if rng.random() < level.looks:
        search, deadline = search_of(board.geometry), Deadline(LOOK_SECONDS)
        return rng.choice(search.best_columns(board, deadline, level.plies))
    if rng.random() < level.gifts:
        legal = [c for c in legal if not board.landing_square(c) << 1 & theirs] or legal
    return rng.choice(legal)
