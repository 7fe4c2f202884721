"""Simulate games of the levels against children and against each other, and print their shares.

    python -m benchmarks.levels [GAMES]     20,000 games a pair by default: about a minute

A child sees half of the wins and blocks and else plays at random ("half"), or takes each win, sees
half of the blocks and mostly plays near the middle ("centre"). A level should not be a cliff: a
child wins at most 2.3 times as often against it as against the next one. The perfect level is left
out.

The levels' rule is written here once more, so that numba can compile it; `tests/test_levels.py`
compares the two. Needs numba.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar, cast

import numpy as np
from numba import njit

from benchmarks.measure import launch, make_parser, print_table, with_progress
from connectx.bench.levels import LEVELS, Level
from connectx.command_line import make_number_reader
from connectx.core.board import STANDARD, single_squares
from connectx.core.heuristic_search import FORCED_WIN, THREAT_SCORE, ZUGZWANG_SCORE
from connectx.core.windows import windows_of

GAMES = 20_000
SEED = 92

# A mask is a set of squares, which has a bit for each square, as in `connectx/core/board.py`: the
# squares of a column from the bottom, then a bit that is always 0, then the next column.
ROWS = STANDARD.rows
COLUMNS = STANDARD.columns
STRIDE = STANDARD.stride
BOARD = STANDARD.board
BOTTOM = STANDARD.bottom
FIRST_COLUMN = (1 << ROWS) - 1  # the squares of the first column
COLUMNS_FROM_MIDDLE = np.array([3, 2, 4, 1, 5, 0, 6])
WINDOWS = windows_of(STANDARD)  # the masks of all lines of four squares
# How many lines run through a square, by the number of its bit.
LINES_THROUGH_SQUARE = np.zeros(STRIDE * COLUMNS, np.int64)
for _window in WINDOWS:
    for _square in single_squares(_window):
        LINES_THROUGH_SQUARE[_square.bit_length() - 1] += 1
# The rows, every other one from the bottom, whose squares the first player gets by zugzwang: if
# both sides fill the columns in turn, the first player gets all squares of these rows.
FIRST_PLAYERS_ROWS = sum(BOTTOM << row for row in range(0, ROWS, 2))

CHILDREN = ("half", "centre")
HALF, CENTRE = range(2)  # indices of children
NO_CHILD = -1  # in place of such an index
NEAR_MIDDLE_SHARE = 0.7  # of the moves of a child that likes the middle

# The fields of a Level without its name: wins, blocks, gifts, looks and plies.
LevelNumbers = tuple[float, float, float, float, int]
Function = TypeVar("Function", bound=Callable[..., Any])


def compiled(function: Function) -> Function:
    """Let numba compile a function, which keeps its type."""
    return cast(Function, njit(function))


@compiled
def count_squares(mask: int) -> int:
    """Return how many squares a mask has.

    Bits are counted in parallel: first in pairs of bits, then in fours, then in bytes. The product
    adds the bytes up in the highest one.
    """
    mask -= (mask >> 1) & 0x5555555555555555
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((mask * 0x0101010101010101) >> 56) & 0x7F


@compiled
def landing_squares(occupied: int) -> int:
    """Return the mask of the squares on which a disc lands: one in each column that is not full.

    `occupied` is the mask of all discs. Adding the bottom square of a column carries through its
    discs to the lowest empty square.
    """
    return (occupied + BOTTOM) & BOARD


@compiled
def squares_of_column(column: int) -> int:
    """Return the mask of the squares of a column, which is counted from 0."""
    return FIRST_COLUMN << (STRIDE * column)


@compiled
def has_line(discs: int) -> bool:
    """Return whether a mask of discs has four in a row."""
    for step in (1, STRIDE - 1, STRIDE, STRIDE + 1):  # bits to the next square, by direction
        pairs = discs & (discs >> step)  # discs with a disc one step on
        if pairs & (pairs >> (2 * step)):  # a pair with a pair two steps on
            return True
    return False


@compiled
def winning_squares(discs: int, occupied: int) -> int:
    """Return a mask of the empty squares on which a side would complete a line of four.

    `discs` is the mask of its discs, and `occupied` the mask of all discs.
    """
    squares = (discs << 1) & (discs << 2) & (discs << 3)  # with three discs right below
    for step in (STRIDE - 1, STRIDE, STRIDE + 1):  # bits to the next square, by direction
        two_before = (discs << step) & (discs << (2 * step))  # squares with two discs before them
        two_behind = (discs >> step) & (discs >> (2 * step))
        squares |= two_before & (discs << (3 * step))  # three before
        squares |= two_before & (discs >> step)  # two before, one behind
        squares |= two_behind & (discs << step)  # one before, two behind
        squares |= two_behind & (discs >> (3 * step))  # three behind
    return squares & BOARD & ~occupied


@compiled
def count_lines(discs: int) -> int:
    """Return the sum over all discs of the number of lines that run through a disc's square."""
    total = 0
    while discs:
        lowest_disc = discs & -discs
        bit_number = count_squares(lowest_disc - 1)  # as many bits are below it
        total += LINES_THROUGH_SQUARE[bit_number]
        discs ^= lowest_disc
    return total


@compiled
def search(own: int, occupied: int, lines: int, depth: int, alpha: int, beta: int) -> int:
    """Score a position for the side to move by a search of `depth` plies, with a heuristic below.

    This is `HeuristicSearch._search` without a table. `own` and `occupied` are masks of that side's
    discs and of all discs. `lines` is the number of lines through its discs, less those through the
    other side's. A score at most `alpha` or at least `beta` is a bound. A win with n discs on the
    board scores `FORCED_WIN` - n, a loss the opposite, and a full board 0.
    """
    legal = landing_squares(occupied)
    if legal == 0:
        return 0
    theirs = own ^ occupied
    discs = count_squares(occupied)
    own_wins = winning_squares(own, occupied)
    their_wins = winning_squares(theirs, occupied)
    if own_wins & legal:
        return FORCED_WIN - (discs + 1)
    forced = legal & their_wins  # the squares to block
    moves = legal
    if forced:
        has_two = forced & (forced - 1)  # what is left without the lowest bit
        moves = 0 if has_two else forced
    moves &= ~(their_wins >> 1)  # not below a square on which the other side would win
    if moves == 0:  # the other side wins with its next disc
        return -(FORCED_WIN - (discs + 2))
    if forced == 0 and depth <= 0:
        return lines + score_threats(own_wins, their_wins, discs)
    best = -FORCED_WIN
    for column in COLUMNS_FROM_MIDDLE:
        move = moves & squares_of_column(column)
        if move == 0:
            continue
        bit_number = count_squares(move - 1)
        child_lines = -(lines + LINES_THROUGH_SQUARE[bit_number])  # for the other side
        child_depth = depth if forced else depth - 1  # a forced move costs no depth
        floor = max(alpha, best)
        score = -search(theirs, occupied | move, child_lines, child_depth, -beta, -floor)
        best = max(best, score)
        if best >= beta:
            break
    return best


@compiled
def score_threats(own_wins: int, their_wins: int, discs: int) -> int:
    """Score the threats of a position for the side to move. It is the heuristic but for the lines.

    `own_wins` and `their_wins` are masks of the empty squares on which a side would win. A threat
    counts more in a row whose squares the side gets by zugzwang. `discs` is the number of discs on
    the board, which is even if the first player is to move.
    """
    own_rows = FIRST_PLAYERS_ROWS if discs % 2 == 0 else BOARD ^ FIRST_PLAYERS_ROWS
    their_rows = BOARD ^ own_rows
    threats = count_squares(own_wins) - count_squares(their_wins)
    threats_in_rows = count_squares(own_wins & own_rows) - count_squares(their_wins & their_rows)
    return THREAT_SCORE * threats + ZUGZWANG_SCORE * threats_in_rows


@compiled
def find_best_moves(own: int, occupied: int, plies: int) -> int:
    """Return the mask of the best moves by a search of `plies`.

    This is what `HeuristicSearch.best_columns` does: it searches deeper and deeper, with the best
    moves so far first, and stops early if the outcome is decided.
    """
    legal = landing_squares(occupied)
    theirs = own ^ occupied
    empty_squares = ROWS * COLUMNS - count_squares(occupied)
    moves = np.zeros(COLUMNS, np.int64)  # each is a mask of one square; the first `count` are used
    count = 0
    for column in range(COLUMNS):
        move = legal & squares_of_column(column)
        if move:
            moves[count] = move
            count += 1
    best_moves = legal
    for depth in range(1, min(plies, empty_squares) + 1):
        scores = np.zeros(count, np.int64)
        best_score = -FORCED_WIN
        for index in range(count):
            own_after = own | moves[index]
            occupied_after = occupied | moves[index]
            if has_line(own_after):
                scores[index] = FORCED_WIN - count_squares(occupied_after)
            else:
                lines = count_lines(theirs) - count_lines(own_after)
                # Scores below the best one so far may be bounds, but an equal one is exact.
                beta = -(best_score - 1)
                scores[index] = -search(theirs, occupied_after, lines, depth - 1, -FORCED_WIN, beta)
            best_score = max(best_score, scores[index])
        best_moves = 0
        for index in range(count):
            if scores[index] == best_score:
                best_moves |= moves[index]
        is_decided = abs(best_score) > FORCED_WIN // 2
        if count == 1 or is_decided:
            break
        best_first = np.argsort(-scores, kind="mergesort")  # equal ones keep their order
        moves[:count] = moves[:count][best_first]
    return best_moves


@compiled
def choose_move(moves: int) -> int:
    """Choose one of the squares of a mask at random, and return it as a mask."""
    skipped_count = np.random.randint(count_squares(moves))
    for _ in range(skipped_count):
        moves &= moves - 1  # without the lowest bit
    return moves & -moves  # the lowest bit


@compiled
def play_level(level: LevelNumbers, own: int, occupied: int) -> int:
    """Choose the move of a level for the side to move, whose discs are `own`.

    The rule is that of `connectx.bench.levels.level_column`. A share is how often the level sees
    something. Gifts are moves after which the other side can win right above.
    """
    wins_share, blocks_share, gifts_share, looks_share, plies = level
    legal = landing_squares(occupied)
    their_wins = winning_squares(own ^ occupied, occupied)
    wins = legal & winning_squares(own, occupied)
    blocks = legal & their_wins
    if wins and np.random.random() < wins_share:
        return choose_move(wins)
    if blocks and np.random.random() < blocks_share:
        return choose_move(blocks)
    if blocks == 0 and np.random.random() < looks_share:
        return choose_move(find_best_moves(own, occupied, plies))
    safe = legal & ~(their_wins >> 1)  # not below a square on which the other side would win
    if np.random.random() < gifts_share and safe:
        return choose_move(safe)
    return choose_move(legal)


@compiled
def play_child(child: int, own: int, occupied: int) -> int:
    """Choose the move of a child, HALF or CENTRE, for the side to move, whose discs are `own`.

    The rule is in the text at the top of this file.
    """
    legal = landing_squares(occupied)
    wins = legal & winning_squares(own, occupied)
    blocks = legal & winning_squares(own ^ occupied, occupied)
    if wins and (child == CENTRE or np.random.random() < 0.5):
        return choose_move(wins)
    if blocks and np.random.random() < 0.5:
        return choose_move(blocks)
    if child == CENTRE and np.random.random() < NEAR_MIDDLE_SHARE:
        middle = COLUMNS // 2
        for distance in range(COLUMNS):
            left_column = max(middle - distance, 0)
            right_column = min(middle + distance, COLUMNS - 1)
            near_squares = squares_of_column(left_column) | squares_of_column(right_column)
            nearest_moves = legal & near_squares
            if nearest_moves:
                return choose_move(nearest_moves)
    return choose_move(legal)


@compiled
def play_games(
    child: int, weaker: LevelNumbers, level: LevelNumbers, games: int, seed: int
) -> tuple[int, int]:
    """Play games of `level`, and return how many it lost and how many were drawn.

    Its opponent is a child of `CHILDREN` by index, or if `child` is NO_CHILD, the level `weaker`.
    The two take turns in moving first.
    """
    np.random.seed(seed)
    lost = 0
    drawn = 0
    for game in range(games):
        own = 0
        occupied = 0
        is_won = False
        for discs in range(ROWS * COLUMNS):
            is_level = (discs + game) % 2 == 0  # it moves first in games with an even number
            if is_level:
                move = play_level(level, own, occupied)
            elif child != NO_CHILD:
                move = play_child(child, own, occupied)
            else:
                move = play_level(weaker, own, occupied)
            is_won = has_line(own | move)
            if is_won:
                if not is_level:
                    lost += 1
                break
            own ^= occupied  # the discs of the other side, which is to move now
            occupied |= move
        if not is_won:
            drawn += 1
    return lost, drawn


def fields_of(level: Level) -> LevelNumbers:
    """Return the numbers of a level, as compiled functions take no text."""
    plies = level.plies or 0  # None is that of the perfect level, which is never played here
    return level.wins, level.blocks, level.gifts, level.looks, plies


def measure_shares(level: Level, child: int, weaker: Level, games: int) -> tuple[float, float]:
    """Return the shares of its games that a level loses and draws.

    Its opponent is a child of `CHILDREN` by index, or if `child` is NO_CHILD, the level `weaker`.
    """
    lost, drawn = play_games(child, fields_of(weaker), fields_of(level), games, SEED)
    return lost / games, drawn / games


def measure(games: int) -> tuple[list[list[float]], list[float]]:
    """Return the shares of games that each child wins by level, and that levels win.

    The first list has a list for each child, which has a share for each level. The second list has
    the share of each level but the first one against the level below. A draw is no win.
    """
    levels = LEVELS[:-1]  # without the perfect one
    child_wins: list[list[float]] = [[] for _ in CHILDREN]
    level_wins: list[float] = []
    for index, level in enumerate(with_progress(levels, "levels")):
        for child in range(len(CHILDREN)):
            unused_level = level
            lost_share, _drawn_share = measure_shares(level, child, unused_level, games)
            child_wins[child].append(lost_share)
        if index > 0:
            level_below = levels[index - 1]
            lost_share, drawn_share = measure_shares(level, NO_CHILD, level_below, games)
            level_wins.append(1 - lost_share - drawn_share)
    return child_wins, level_wins


def main(arguments: Sequence[str]) -> int:
    """Measure and print the table. Returns the exit status, 0."""
    child_wins, level_wins = measure(read_games(arguments))
    rows: list[Sequence[str]] = []
    for index, level in enumerate(LEVELS[:-1]):  # without the perfect one
        has_level_below = index > 0
        row = [level.name]
        for shares in child_wins:
            factor = ""  # how many times as often the child wins against the level below
            if has_level_below:
                factor = f"{shares[index - 1] / shares[index]:.2f}"
            row += [f"{shares[index]:.1%}", factor]
        share_against_level_below = ""
        if has_level_below:
            share_against_level_below = f"{level_wins[index - 1]:.1%}"
        row.append(share_against_level_below)
        rows.append(row)
    print_table(("level", "half wins", "factor", "centre wins", "factor", "beats below"), rows)
    return 0


def read_games(arguments: Sequence[str]) -> int:
    """Return how many games each pair plays, by the arguments of the command line."""
    parser = make_parser("levels", __doc__)
    parser.add_argument("games", nargs="?", type=make_number_reader(1), default=GAMES)
    games: int = parser.parse_args(arguments).games
    return games


if __name__ == "__main__":
    launch("levels", main)
