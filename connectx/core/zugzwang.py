"""Two rules of zugzwang, which end the exact search at a node: docs/search.md, "Zugzwang".

The second rule at work, after 5155123131665224257333 with X to move. 20 squares are empty, so X is
`first` and O `last`. A lower square, 4-3, completes a line for X and cannot be played yet:

    6  . . * . * . .     T  the threat, 4-3
    5  * * O . O * *     *  what O may get: lower squares, and upper ones that are left over at the
    4  O X X . X . .        bottom of their column (5-6 and 3-6); of the threat's column 4-2, which
    3  O X O T O * *        it must leave alone
    2  X O X * X O *     .  what X gets in answer
    1  O O X O X X X
       1 2 3 4 5 6 7

With all of these squares O still has no line, so X wins: `zugzwang` returns -1 for need 0 or more.
"""

from collections.abc import Callable
from typing import Any

from connectx.core.board import Geometry
from connectx.core.layout import UNDECIDED, SearchTools


def build_zugzwang(geometry: Geometry, tools: SearchTools, has_line: Any) -> Callable[..., int]:
    """`zugzwang` for one geometry at one speed."""
    jit, bit_length = tools.jit, tools.bit_length
    rows, columns, stride = geometry.rows, geometry.columns, geometry.stride
    bottom, board = geometry.bottom, geometry.board
    column_mask = (1 << stride) - 1
    lower_squares = sum(bottom << row for row in range(rows) if (rows - row) % 2 == 0)
    upper_squares = board ^ lower_squares
    # By `need`: the upper squares low enough that to win there scores as much.
    deciding_squares = (0,) + tuple(
        sum(bottom << row for row in range(rows + 2 - 2 * need) if (rows - row) % 2)
        for need in range(1, (rows + 1) // 2 + 1)
    )
    most_needed = len(deciding_squares) - 1
    columns_of_squares = (0,) + tuple(
        column_mask << (square // stride * stride) for square in range(stride * columns)
    )

    @jit
    def zugzwang(
        first: int, last: int, first_wins: int, last_wins: int, occupied: int, need: int
    ) -> int:
        """A bound of the score for the side that will play on the last empty square: a lower
        bound of at least `need`, or an upper bound below it, or UNDECIDED.

        `last` are the discs of that side, `first` those of the other; `last_wins` and `first_wins`
        are the empty squares that complete a line. Found by answering every move in its own
        column: docs/search.md, "Zugzwang".
        """
        lowest = (occupied + bottom) & board
        free = ~occupied
        # "Last answers": `first` gets lower squares and squares left over at most.
        spoils = (lower_squares & free) | (lowest & upper_squares)
        if need <= 0:
            if not has_line(first | spoils):
                return 0
        elif need <= most_needed:
            safe = upper_squares & free & ~lowest  # `last` is sure to get these
            if need == 1:
                wins = has_line(last | safe)
            else:
                wins = last_wins & safe & deciding_squares[need] != 0
            if wins and not has_line(first | spoils):
                return need
        # "First has a threat": `last` gets the spoils of the other columns and `below` at most.
        if need >= 0:
            threats_of_first = first_wins & lower_squares & ~lowest
            if threats_of_first:
                threat = threats_of_first & -threats_of_first
                column = columns_of_squares[bit_length(threat)]
                below = ((upper_squares & free) | lowest) & column & (threat - 1)
                if not has_line(last | (spoils & ~column) | below):
                    return -1
        return UNDECIDED

    return zugzwang  # type: ignore[no-any-return]
