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

# A mask has a bit for each square, as in `connectx/core/board.py`.
ROWS = STANDARD.rows
COLUMNS = STANDARD.columns
STRIDE = STANDARD.stride
BOARD = STANDARD.board
BOTTOM = STANDARD.bottom
FIRST_COLUMN = (1 << ROWS) - 1  # the squares of the first column
MIDDLE_FIRST = np.array([3, 2, 4, 1, 5, 0, 6])
WINDOWS = windows_of(STANDARD)
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
NO_CHILD = -1
NEAR_MIDDLE_SHARE = 0.7  # of the moves of a child that likes the middle

LevelNumbers = tuple[float, float, float, float, int]  # the fields of a Level, but for its name
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
def has_line(discs: int) -> bool:
    """Return whether a mask of discs has four in a row."""
    for step in (1, STRIDE - 1, STRIDE, STRIDE + 1):  # bits to the next square, by direction
        pairs = discs & (discs >> step)
        if pairs & (pairs >> (2 * step)):
            return True
    return False


@compiled
def winning_squares(discs: int, occupied: int) -> int:
    """Return a mask of the empty squares that complete a line of `discs`, a mask of one side's."""
    squares = (discs << 1) & (discs << 2) & (discs << 3)
    for step in (STRIDE - 1, STRIDE, STRIDE + 1):  # bits to the next square, by direction
        # Squares with two discs in a row before them, and squares with two behind them.
        below = (discs << step) & (discs << (2 * step))
        above = (discs >> step) & (discs >> (2 * step))
        squares |= below & (discs << (3 * step))
        squares |= below & (discs >> step)
        squares |= above & (discs << step)
        squares |= above & (discs >> (3 * step))
    return squares & BOARD & ~occupied


@compiled
def count_lines(discs: int) -> int:
    """Return the sum over all discs of the lines that run through a disc."""
    total = 0
    while discs:
        lowest_disc = discs & -discs
        bit_number = count_squares(lowest_disc - 1)  # of the bits below
        total += LINES_THROUGH_SQUARE[bit_number]
        discs ^= lowest_disc
    return total


@compiled
def search(own: int, occupied: int, lines: int, depth: int, alpha: int, beta: int) -> int:
    """Score a position for the side to move by a search of `depth` plies, with a heuristic below.

    This is `HeuristicSearch._search` without a table. `own` and `occupied` are masks of that side's
    discs and of all discs. `lines` is the number of lines through its discs, less those through the
    other side's. A score at most `alpha` or at least `beta` is a bound.
    """
    legal = (occupied + BOTTOM) & BOARD
    if legal == 0:
        return 0
    theirs = own ^ occupied
    discs = count_squares(occupied)
    own_wins = winning_squares(own, occupied)
    their_wins = winning_squares(theirs, occupied)
    if own_wins & legal:
        return FORCED_WIN - 1 - discs
    forced = legal & their_wins
    moves = legal
    if forced:
        has_two = forced & (forced - 1)
        moves = 0 if has_two else forced
    moves &= ~(their_wins >> 1)  # not below a square on which the other side would win
    if moves == 0:  # the other side wins with its next disc
        return discs + 2 - FORCED_WIN
    if forced == 0 and depth <= 0:
        own_rows = FIRST_PLAYERS_ROWS if discs % 2 == 0 else BOARD ^ FIRST_PLAYERS_ROWS
        their_rows = BOARD ^ own_rows
        threats = count_squares(own_wins) - count_squares(their_wins)
        suited = count_squares(own_wins & own_rows) - count_squares(their_wins & their_rows)
        return lines + THREAT_SCORE * threats + ZUGZWANG_SCORE * suited
    best = -FORCED_WIN
    for column in MIDDLE_FIRST:
        move = moves & (FIRST_COLUMN << (STRIDE * column))
        if move == 0:
            continue
        child_lines = -lines - LINES_THROUGH_SQUARE[count_squares(move - 1)]
        plies = depth if forced else depth - 1
        floor = max(alpha, best)
        score = -search(theirs, occupied | move, child_lines, plies, -beta, -floor)
        best = max(best, score)
        if best >= beta:
            break
    return best


@compiled
def find_best_moves(own: int, occupied: int, plies: int) -> int:
    """Return the mask of the best moves by a search of `plies`.

    This is what `HeuristicSearch.best_columns` does: it searches deeper and deeper, with the best
    moves so far first, and stops early if the outcome is decided.
    """
    legal = (occupied + BOTTOM) & BOARD
    theirs = own ^ occupied
    moves = np.zeros(COLUMNS, np.int64)
    count = 0
    for column in range(COLUMNS):
        move = legal & (FIRST_COLUMN << (STRIDE * column))
        if move:
            moves[count] = move
            count += 1
    best = legal
    for depth in range(1, min(plies, ROWS * COLUMNS - count_squares(occupied)) + 1):
        scores = np.zeros(count, np.int64)
        highest = -FORCED_WIN
        for index in range(count):
            own_after = own | moves[index]
            occupied_after = occupied | moves[index]
            if has_line(own_after):
                scores[index] = FORCED_WIN - count_squares(occupied_after)
            else:
                lines = count_lines(theirs) - count_lines(own_after)
                beta = 1 - highest
                scores[index] = -search(theirs, occupied_after, lines, depth - 1, -FORCED_WIN, beta)
            highest = max(highest, scores[index])
        best = 0
        for index in range(count):
            if scores[index] == highest:
                best |= moves[index]
        if count == 1 or abs(highest) > FORCED_WIN // 2:
            break
        moves[:count] = moves[:count][np.argsort(-scores, kind="mergesort")]
    return best


@compiled
def choose_move(moves: int) -> int:
    """Choose one of the moves of a mask at random."""
    skipped = np.random.randint(count_squares(moves))
    for _ in range(skipped):
        moves &= moves - 1  # without the lowest bit
    return moves & -moves  # the lowest bit


@compiled
def play_level(level: LevelNumbers, own: int, occupied: int) -> int:
    """Choose the move of a level for the side to move, whose discs are `own`.

    The rule is that of `connectx.bench.levels.level_column`.
    """
    wins_share, blocks_share, gifts_share, looks_share, plies = level
    legal = (occupied + BOTTOM) & BOARD
    their_wins = winning_squares(own ^ occupied, occupied)
    wins = legal & winning_squares(own, occupied)
    blocks = legal & their_wins
    if wins and np.random.random() < wins_share:
        return choose_move(wins)
    if blocks and np.random.random() < blocks_share:
        return choose_move(blocks)
    if blocks == 0 and np.random.random() < looks_share:
        return choose_move(find_best_moves(own, occupied, plies))
    safe = legal & ~(their_wins >> 1)
    if np.random.random() < gifts_share and safe:
        return choose_move(safe)
    return choose_move(legal)


@compiled
def play_child(child: int, own: int, occupied: int) -> int:
    """Choose the move of a child, HALF or CENTRE, for the side to move, whose discs are `own`."""
    legal = (occupied + BOTTOM) & BOARD
    wins = legal & winning_squares(own, occupied)
    blocks = legal & winning_squares(own ^ occupied, occupied)
    if wins and (child == CENTRE or np.random.random() < 0.5):
        return choose_move(wins)
    if blocks and np.random.random() < 0.5:
        return choose_move(blocks)
    if child == CENTRE and np.random.random() < NEAR_MIDDLE_SHARE:
        for distance in range(COLUMNS):
            left_column = FIRST_COLUMN << (STRIDE * max(COLUMNS // 2 - distance, 0))
            right_column = FIRST_COLUMN << (STRIDE * min(COLUMNS // 2 + distance, COLUMNS - 1))
            nearest_moves = legal & (left_column | right_column)
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
            is_level = (discs + game) % 2 == 0
            if is_level:
                move = play_level(level, own, occupied)
            elif child >= 0:
                move = play_child(child, own, occupied)
            else:
                move = play_level(weaker, own, occupied)
            is_won = has_line(own | move)
            if is_won:
                lost += not is_level
                break
            own ^= occupied
            occupied |= move
        drawn += not is_won
    return lost, drawn


def fields_of(level: Level) -> LevelNumbers:
    """Return the numbers of a level, as compiled functions take no text."""
    return level.wins, level.blocks, level.gifts, level.looks, level.plies or 0


def measure_shares(level: Level, child: int, weaker: Level, games: int) -> tuple[float, float]:
    """Return the shares of its games that a level loses and draws.

    Its opponent is a child of `CHILDREN` by index, or if `child` is NO_CHILD, the level `weaker`.
    """
    lost, drawn = play_games(child, fields_of(weaker), fields_of(level), games, SEED)
    return lost / games, drawn / games


def measure(games: int) -> tuple[list[list[float]], list[float]]:
    """Return the shares of games that each child wins by level, and that levels win.

    A level plays against the one below, which the first level does not have. A draw is no win.
    """
    levels = LEVELS[:-1]  # without the perfect one
    child_wins: list[list[float]] = [[] for _ in CHILDREN]
    level_wins: list[float] = []
    for number, level in enumerate(with_progress(levels, "levels")):
        for child in range(len(CHILDREN)):
            lost, _drawn = measure_shares(level, child, level, games)
            child_wins[child].append(lost)
        if number > 0:
            lost, drawn = measure_shares(level, NO_CHILD, levels[number - 1], games)
            level_wins.append(1 - lost - drawn)
    return child_wins, level_wins


def main(arguments: Sequence[str]) -> int:
    """Measure and print the table. Returns the exit status, 0."""
    child_wins, level_wins = measure(read_games(arguments))
    rows: list[Sequence[str]] = []
    for index, level in enumerate(LEVELS[:-1]):
        has_level_below = index > 0
        row = [level.name]
        for shares in child_wins:
            # How many times as often the child wins against the level below.
            factor = f"{shares[index - 1] / shares[index]:.2f}" if has_level_below else ""
            row += [f"{shares[index]:.1%}", factor]
        row.append(f"{level_wins[index - 1]:.1%}" if has_level_below else "")
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
