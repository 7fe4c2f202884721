"""The levels of the built-in player, from the weakest to the perfect one: what each overlooks.

A weak level plays as people do who overlook a win, a disc to block, or that the other side can win
right above their own disc. What it sees it acts on; if there is nothing to see, it plays at random.
`web/player.js` plays them. `python -m benchmarks.levels` shows how strong they are.
"""

from typing import NamedTuple


class Level(NamedTuple):
    """How often a player sees what matters, as shares."""

    name: str
    wins: float  # of the wins at once
    blocks: float  # of the columns that it must block
    gifts: float  # of the moves: it looks at the squares above, where the other side might win
    looks: float  # of the moves: it looks ahead
    plies: int | None  # how far; None: to the end


LEVELS = (
    Level("first steps", wins=0.6, blocks=0.2, gifts=0, looks=0, plies=0),
    Level("easy", wins=1, blocks=0.65, gifts=0.3, looks=0, plies=0),
    Level("medium", wins=1, blocks=1, gifts=1, looks=0, plies=0),
    Level("hard", wins=1, blocks=1, gifts=1, looks=0.7, plies=4),
    Level("perfect", wins=1, blocks=1, gifts=1, looks=1, plies=None),
)
