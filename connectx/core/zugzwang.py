"""Two rules of zugzwang, which end the exact search at a node: docs/solver.md, "Zugzwang".

The squares of every column are paired from the top down, an upper and a lower one each. A side that
answers every move with the other square of its pair gets one of each; `last` is the side that plays
on the last empty square, `first` the other.

The second rule at work, after 5155123131665224257333 with X to move. 20 squares are empty, so X is
`first` and O `last`. A lower square, 4-3, completes a line for X and cannot be played yet:

    6  . . * . * . .     T  the threat, 4-3
    5  * * O . O * *     *  what O may get at most: lower squares, upper ones that are left over at
    4  O X X . X . .        the bottom of their column (3-6 and 5-6), and below the threat 4-2,
    3  O X O T O * *        where it had better not play
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
    """Make `zugzwang` for one geometry at one speed."""
    jit = tools.jit
    bit_length = tools.bit_length
    rows = geometry.rows
    columns = geometry.columns
    stride = geometry.stride
    bottom = geometry.bottom
    board = geometry.board
    column_mask = (1 << stride) - 1
    lower_squares = sum(bottom << row for row in range(rows) if (rows - row) % 2 == 0)
    upper_squares = board ^ lower_squares
    # By `need`: the upper squares on which a win scores at least that. With `a` squares above it a
    # win scores (a + 2) // 2 or more. Each `need` has one row of squares more than the next.
    from_most_needed = [0]
    for row in range((rows - 1) % 2, rows, 2):
        from_most_needed.append(from_most_needed[-1] | (bottom << row))
    deciding_squares = (0, *from_most_needed[:0:-1])
    most_needed = len(deciding_squares) - 1
    column_masks = [column_mask << (column * stride) for column in range(columns)]
    columns_of_squares = (0, *(mask for mask in column_masks for _ in range(stride)))

    @jit
    def zugzwang(
        first: int, last: int, first_wins: int, last_wins: int, occupied: int, need: int
    ) -> int:
        """Bound the score of the side that will play on the last empty square.

        Returns a lower bound of at least `need`, an upper bound below `need`, or UNDECIDED.

        `last` are the discs of that side, `first` those of the other; `last_wins` and `first_wins`
        are the empty squares that complete a line. The side answers every move in its own column.
        """
        lowest = (occupied + bottom) & board
        lower = lower_squares & ~occupied
        upper = upper_squares & ~occupied
        left_over = lowest & upper  # where a column has an odd number of empty squares
        # The first rule: `last` answers every move, so that `first` gets at most the lower squares
        # and the squares left over. The other upper squares are certain to be `last`'s.
        spoils = lower | left_over
        sure = upper & ~left_over
        if need <= 0:  # is it certain that `first` does not win?
            if not has_line(first | spoils):
                return 0
        elif need <= most_needed:  # or even that `last` wins, soon enough if it needs more than 1?
            if need == 1:
                soon_enough = has_line(last | sure)
            else:
                soon_enough = (last_wins & sure & deciding_squares[need]) != 0
            if soon_enough and not has_line(first | spoils):
                return need
        # The second rule: `first` has a threat, a lower square that is not playable yet, and `last`
        # can never play just below it. So further down the pairs of that column shift by one, and
        # `last` may get the upper squares there, and the lowest empty one, which may have no
        # partner. In other columns it gets the spoils at most. Without a line in all that it loses.
        # One threat is enough: to try all gains 1 %.
        if need >= 0:
            threats = first_wins & lower & ~lowest
            if threats:
                threat = threats & -threats
                column = columns_of_squares[bit_length(threat)]
                below = column & (threat - 1)
                at_most = (spoils & ~column) | ((upper | lowest) & below)
                if not has_line(last | at_most):
                    return -1
        return UNDECIDED

    return zugzwang  # type: ignore[no-any-return]
