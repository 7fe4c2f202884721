"""The right answers to the exercises, and the answers of attempts with typical mistakes.

A mistake is a sentence to the learner and a function. If an answer is a column, the function
returns all columns that an attempt with this mistake may play. If an answer is a value, the
function returns that value.
"""

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from connectx.bench.lessons.pictures import score_of
from connectx.bench.lessons.tictactoe import next_grids, outcome_of, player_to_move
from connectx.core.board import Board, column_squares, directions
from connectx.core.windows import COURSE, COURSE_MINIMAX, best_columns, score_columns, windows_of

NORMAL_QUANTILE = 1.959963984540054  # 97.5 %; `arena.rating` has it, too, but needs numpy
LINE_NAMES = ("columns", "rows", "falling diagonals", "rising diagonals")  # as in `directions`

NO_COLUMN = -1  # stands for None among the answers that an attempt with a mistake may return

Columns = Sequence[int]
# By a mistake in words: a function of a board or a grid, which returns all columns or squares that
# an attempt with this mistake may play there.
ColumnMistakes = Mapping[str, Callable[[Board], Columns]]
SquareMistakes = Mapping[str, Callable[[str], Columns]]


def first_not_empty(*column_lists: Columns) -> Columns:
    """Return the first of several lists of columns that is not empty; [] if all are empty."""
    for columns in column_lists:
        if columns:
            return columns
    return []


# Wins and blocks ------------------------------------------------------------------------------


def winning_columns(board: Board, mark: int, windows: Iterable[int] | None = None) -> Columns:
    """List the columns where a disc of `mark`, 1 or 2, completes a line.

    A window is the mask of squares that make a line. `windows` are those that count, by default
    all.
    """
    if windows is None:
        windows = windows_of(board.geometry)
    wins = []
    for column in board.legal_columns():
        discs_after = board.discs_of(mark) | board.landing_square(column)
        # A window is complete if all of its squares are among the discs.
        if any(window & discs_after == window for window in windows):
            wins.append(column)
    return wins


def windows_without_lines(board: Board, line_name: str) -> list[int]:
    """List the masks of all lines but those of one kind, such as "rows".

    `line_name` is the kind, one of `LINE_NAMES`.
    """
    step = directions(board.geometry)[LINE_NAMES.index(line_name)]  # bits to the next square
    windows = []
    for window in windows_of(board.geometry):
        first_square = window & -window  # the lowest bit
        second_square = first_square << step  # the next square if the line is of this kind
        if not window & second_square:
            windows.append(window)
    return windows


def windows_without_last_column(board: Board) -> list[int]:
    """List the masks of all lines but those that reach the last column from other columns."""
    last_column = column_squares(board.columns - 1, board.geometry)
    other_columns = board.geometry.board & ~last_column
    windows = []
    for window in windows_of(board.geometry):
        reaches_last_column = window & last_column and window & other_columns
        if not reaches_last_column:
            windows.append(window)
    return windows


def win_or_any(board: Board) -> Columns:
    """List what may be played by "take a win, else anything"."""
    return first_not_empty(winning_columns(board, board.mark), board.legal_columns())


def win_block_or_any(board: Board) -> Columns:
    """List what may be played by "take a win, else block, else anything"."""
    wins = winning_columns(board, board.mark)
    blocks = winning_columns(board, 3 - board.mark)
    return first_not_empty(wins, blocks, board.legal_columns())


def columns_without_a_win_above(board: Board) -> Columns:
    """List the columns after which the other side cannot win by playing the same column.

    That would be a win right above the disc. After a move, the other side is to move.
    """
    return [column for column in board.legal_columns() if not board.play(column).wins(column)]


def win_block_or_safe(board: Board) -> Columns:
    """List what may be played by "take a win, else block, else give no win above".

    The last part avoids the columns in which the other side could then win on top of the disc. If
    there are no others, any column with room may be played.
    """
    wins = winning_columns(board, board.mark)
    blocks = winning_columns(board, 3 - board.mark)
    return first_not_empty(wins, blocks, columns_without_a_win_above(board), board.legal_columns())


def leftmost(board: Board) -> Columns:
    """List nothing but the first column with room."""
    return board.legal_columns()[:1]


def rightmost(board: Board) -> Columns:
    """List nothing but the last column with room."""
    return board.legal_columns()[-1:]


def _overlooks_lines(board: Board, line_name: str, *, block: bool) -> Columns:
    """List what may be played by somebody who overlooks lines such as "rows".

    `line_name` is one of `LINE_NAMES`. `block` says whether this player blocks other lines.
    """
    return _sees_only(windows_without_lines(board, line_name), board, block=block)


def _overlooks_last_column(board: Board, *, block: bool) -> Columns:
    """List what may be played by somebody who overlooks lines that reach the last column.

    `block` says whether this player blocks other lines.
    """
    return _sees_only(windows_without_last_column(board), board, block=block)


def _sees_only(windows: Sequence[int], board: Board, *, block: bool) -> Columns:
    """List what may be played by somebody who sees only these lines, which are masks of squares.

    This player takes a win if there is one. Otherwise, this player blocks a win if `block` is true.
    If there is nothing to take or to block, any column may be played.
    """
    wins = winning_columns(board, board.mark, windows)
    blocks = winning_columns(board, 3 - board.mark, windows) if block else []
    return first_not_empty(wins, blocks, board.legal_columns())


def _blocks_first(board: Board) -> Columns:
    """List what may be played by somebody who blocks before looking for a win."""
    wins = winning_columns(board, board.mark)
    return first_not_empty(winning_columns(board, 3 - board.mark), wins, board.legal_columns())


def _only_blocks(board: Board) -> Columns:
    """List what may be played by somebody who blocks, and takes no win."""
    return first_not_empty(winning_columns(board, 3 - board.mark), board.legal_columns())


def _always_mark_1(board: Board) -> Columns:
    """List what may be played by somebody who looks for wins of mark 1 only."""
    return first_not_empty(winning_columns(board, 1), board.legal_columns())


def _never_sees_a_win_of_mark_2(board: Board) -> Columns:
    """List what may be played by somebody who takes a win with mark 1, and overlooks it with 2."""
    wins = winning_columns(board, 1) if board.mark == 1 else []
    return first_not_empty(wins, board.legal_columns())


def _other_is_mark_2(board: Board) -> Columns:
    """List what may be played by somebody who blocks wins of mark 2 only."""
    wins = winning_columns(board, board.mark)
    return first_not_empty(wins, winning_columns(board, 2), board.legal_columns())


def _other_is_mark_1(board: Board) -> Columns:
    """List what may be played by somebody who blocks wins of mark 1 only."""
    wins = winning_columns(board, board.mark)
    return first_not_empty(wins, winning_columns(board, 1), board.legal_columns())


def _wins_and_blocks_for_mark_1(board: Board) -> Columns:
    """List what may be played by somebody who always plays for mark 1."""
    wins = winning_columns(board, 1)
    return first_not_empty(wins, winning_columns(board, 2), board.legal_columns())


def _decides_at_first_column(board: Board) -> Columns:
    """List what may be played by somebody who looks for a win in the first column alone."""
    legal = board.legal_columns()
    return legal[:1] if board.wins(legal[0]) else legal


def _takes_leftmost_win_or_block(board: Board) -> Columns:
    """List what is played by somebody who takes the leftmost win or block."""
    wins = winning_columns(board, board.mark)
    blocks = winning_columns(board, 3 - board.mark)
    wins_and_blocks = sorted({*wins, *blocks})
    return first_not_empty(wins_and_blocks[:1], board.legal_columns())


ALWAYS_SAME_COLUMN = {
    "it plays the first column with room, whatever is on the board": leftmost,
    "it plays the last column with room, whatever is on the board": rightmost,
}
MARK_1 = "it always plays for mark 1: obs.mark says which mark is yours"
WIN_MISTAKES: ColumnMistakes = {
    "it looks for a win of the other side in place of its own": _only_blocks,
    MARK_1: _never_sees_a_win_of_mark_2,
    "it looks for a win of mark 1, whichever mark it has": _always_mark_1,
    "it decides after the first column: the `return` for the other case stands inside the loop": (
        _decides_at_first_column
    ),
    "it overlooks lines that reach the last column": partial(_overlooks_last_column, block=False),
    **{
        f"it overlooks {line_name}": partial(_overlooks_lines, line_name=line_name, block=False)
        for line_name in LINE_NAMES
    },
    **ALWAYS_SAME_COLUMN,
}
BLOCK_MISTAKES: ColumnMistakes = {
    "it blocks before it looks for a win": _blocks_first,
    "it takes wins, and never blocks": win_or_any,
    "it blocks, and never takes a win": _only_blocks,
    "it takes the other side for mark 2, whichever mark it has itself": _other_is_mark_2,
    "it takes the other side for mark 1, whichever mark it has itself": _other_is_mark_1,
    MARK_1: _wins_and_blocks_for_mark_1,
    "it looks for wins and blocks in the same loop, so the column further left comes first": (
        _takes_leftmost_win_or_block
    ),
    "it overlooks lines that reach the last column": partial(_overlooks_last_column, block=True),
    **{
        f"it overlooks {line_name}": partial(_overlooks_lines, line_name=line_name, block=True)
        for line_name in LINE_NAMES
    },
    **ALWAYS_SAME_COLUMN,
}


def _looks_above_first(board: Board) -> Columns:
    """List what may be played by somebody who looks at the squares above, and at nothing else.

    This player avoids the columns in which the other side could then win on top of the disc.
    """
    return first_not_empty(columns_without_a_win_above(board), board.legal_columns())


def _takes_wins_then_looks_above(board: Board) -> Columns:
    """List what may be played by somebody who takes a win, else avoids a win on top of the disc.

    This player never blocks.
    """
    wins = winning_columns(board, board.mark)
    return first_not_empty(wins, columns_without_a_win_above(board), board.legal_columns())


def _never_wins(board: Board) -> Columns:
    """List what may be played by somebody who blocks, else avoids a win on top of the disc.

    This player never takes a win.
    """
    blocks = winning_columns(board, 3 - board.mark)
    return first_not_empty(blocks, columns_without_a_win_above(board), board.legal_columns())


def _avoids_own_win_above(board: Board) -> Columns:
    """List what may be played by somebody who avoids the squares below their own wins."""
    wins = winning_columns(board, board.mark)
    blocks = winning_columns(board, 3 - board.mark)
    own_winning_squares = board.winning_squares(board.mark)
    other_columns = []
    for column in board.legal_columns():
        square_above = board.play(column).landing_square(column)
        if not square_above & own_winning_squares:
            other_columns.append(column)
    return first_not_empty(wins, blocks, other_columns, board.legal_columns())


def _gives_wins_away(board: Board) -> Columns:
    """List what may be played by somebody who plays just where the other side wins above."""
    wins = winning_columns(board, board.mark)
    blocks = winning_columns(board, 3 - board.mark)
    safe = columns_without_a_win_above(board)
    unsafe = [column for column in board.legal_columns() if column not in safe]
    return first_not_empty(wins, blocks, unsafe, board.legal_columns())


def _plays_all_columns_in_turn(board: Board) -> Columns:
    """List what is played by somebody who looks at each column after playing those left of it.

    The loop of this player replaces `board` by the board after a move.
    """
    wins = winning_columns(board, board.mark)
    blocks = winning_columns(board, 3 - board.mark)
    safe = []
    played_board = board
    for column in board.legal_columns():
        played_board = played_board.play(column)
        if not played_board.wins(column):
            safe.append(column)
    return first_not_empty(wins, blocks, safe, board.legal_columns())


def _safe_for_mark_1(board: Board) -> Columns:
    """List what may be played by somebody who takes wins and blocks as if always mark 1."""
    safe = columns_without_a_win_above(board)
    wins = winning_columns(board, 1)
    return first_not_empty(wins, winning_columns(board, 2), safe, board.legal_columns())


ABOVE_MISTAKES: ColumnMistakes = {
    "`board = board.play(column)` in the loop plays one column after the other: call the board"
    " after a move by another name": _plays_all_columns_in_turn,
    MARK_1: _safe_for_mark_1,
    "it takes wins and blocks, and never looks at the square above": win_block_or_any,
    "it looks at the square above before it looks for wins and blocks": _looks_above_first,
    "it takes wins and looks at the square above, and never blocks": _takes_wins_then_looks_above,
    "it blocks and looks at the square above, and never takes a win": _never_wins,
    "it avoids the squares below its own wins in place of the other side's": _avoids_own_win_above,
    "it plays just where the other side wins above": _gives_wins_away,
    "it blocks before it looks for a win": (
        lambda board: first_not_empty(
            winning_columns(board, 3 - board.mark), _takes_wins_then_looks_above(board)
        )
    ),
    **ALWAYS_SAME_COLUMN,
}


# The heuristic --------------------------------------------------------------------------------


def best_by_heuristic(board: Board) -> Columns:
    """List the columns with the highest score one step ahead, by the weights of Kaggle's course."""
    return best_columns(score_columns(board, COURSE, steps=1))


def _columns_with_highest(board: Board, value_after_move: Callable[[Board], float]) -> Columns:
    """List the columns after which the board has the highest value."""
    values = {column: value_after_move(board.play(column)) for column in board.legal_columns()}
    highest = max(values.values())
    return [column for column in values if values[column] == highest]


def _indices_among_legal(columns: Columns, board: Board) -> Columns:
    """List the indices that columns have among the columns with room.

    An index differs from its column where a column further left is full.
    """
    legal = board.legal_columns()
    return [legal.index(column) for column in columns]


def _best_column_if_above_0(board: Board, value_after_move: Callable[[Board], float]) -> Columns:
    """List what may be played by somebody whose best value begins at 0.

    If no value is above 0, this player finds no column, and may return None or any column.
    """
    highest = max(value_after_move(board.play(column)) for column in board.legal_columns())
    if highest > 0:
        return _columns_with_highest(board, value_after_move)
    return [NO_COLUMN, *board.legal_columns()]


BEST_FROM_0 = "its best value begins at 0, and all values may be below: begin with -math.inf"
IN_PLACE_OF_COLUMN = (
    "it returns a place in a list in place of a column, which differ where a column is full"
)
ONE_STEP_MISTAKES: ColumnMistakes = {
    MARK_1: lambda board: _columns_with_highest(
        board, lambda child: score_of(child, 1, COURSE_MINIMAX)
    ),
    IN_PLACE_OF_COLUMN: lambda board: _indices_among_legal(best_by_heuristic(board), board),
    BEST_FROM_0: lambda board: _best_column_if_above_0(
        board, lambda child: score_of(child, board.mark, COURSE_MINIMAX)
    ),
    "the score after the move is the other side's: after `play`, the other side is to move": (
        lambda board: _columns_with_highest(
            board, lambda child: score_of(child, child.mark, COURSE_MINIMAX)
        )
    ),
    "it takes the column with the lowest score": (
        lambda board: _columns_with_highest(
            board, lambda child: -score_of(child, board.mark, COURSE_MINIMAX)
        )
    ),
    "it takes wins and blocks, and ignores the score of other columns": win_block_or_any,
    "it takes wins, and ignores the score of other columns": win_or_any,
    "it looks two steps ahead": (lambda board: best_columns(score_columns(board, COURSE, 2))),
    "it ignores the other side's windows": (
        lambda board: best_columns(score_columns(board, COURSE._replace(opponent_threes=0), 1))
    ),
    **ALWAYS_SAME_COLUMN,
}


# Minimax --------------------------------------------------------------------------------------


def minimax_value(board: Board, depth: int, me: int, mistake: str = "") -> float:
    """Return the value of a board for mark `me` by minimax, or what a mistake makes of it.

    The search is `depth` plies deep, and scores its last positions by the weights of Kaggle's
    course. `mistake` is "" or the name of a mistake: a key of `VALUE_MISTAKES`, such as "flips me",
    where a sentence says what it is.
    """
    if mistake == "me first":
        return minimax_value_if_me_moves(board, depth, me, me_moves=True)
    columns = board.legal_columns()
    ends_here = board.over and mistake != "plays on"
    if depth == 0 or not columns or ends_here:
        scored_mark = me
        if mistake == "side to move":
            scored_mark = board.mark
        elif mistake == "other side":
            scored_mark = 3 - me
        return score_of(board, scored_mark, COURSE_MINIMAX)
    next_me = 3 - me if mistake == "flips me" else me
    values = [minimax_value(board.play(column), depth - 1, next_me, mistake) for column in columns]
    if mistake == "starts at 0":
        values.append(0)
    takes_highest = board.mark == me
    if mistake == "swapped":
        takes_highest = not takes_highest
    elif mistake in ("always highest", "always lowest"):
        takes_highest = mistake == "always highest"
    return max(values) if takes_highest else min(values)


def minimax_value_if_me_moves(board: Board, depth: int, me: int, me_moves: bool) -> float:
    """Return the value of a board by a minimax that takes turns without asking who is to move.

    `me_moves` says whether it believes that mark `me` is to move.
    """
    if depth == 0 or board.over:
        return score_of(board, me, COURSE_MINIMAX)
    values = [
        minimax_value_if_me_moves(board.play(column), depth - 1, me, not me_moves)
        for column in board.legal_columns()
    ]
    return max(values) if me_moves else min(values)


# What is said to the learner, by the name of a mistake that `minimax_value` can make.
VALUE_MISTAKES = {
    "me first": "it takes for granted that `me` moves first: compare board.mark with `me`",
    "flips me": "`me` changes from call to call: hand it on as it is, not as 3 - me",
    "starts at 0": "its best value begins at 0, and values can all be below or above 0: begin with"
    " -math.inf for the highest, and with math.inf for the lowest",
    "swapped": "it takes the lowest value where `me` is to move, and the highest elsewhere",
    "always highest": "it always takes the highest value: the other side chooses the lowest",
    "always lowest": "it always takes the lowest value: `me` chooses the highest",
    "side to move": "its leaves are scored for the side to move: score(board, me) is always `me`'s",
    "other side": "its leaves are scored for the other side",
    "plays on": "it plays on after a game is over: where `board.over`, there is a leaf, too",
}


def _minimax_columns(board: Board, steps: int, mistake: str) -> Columns:
    """List the best columns by a minimax that is `steps` plies deep and makes a mistake.

    `mistake` is its name, a key of `VALUE_MISTAKES`.
    """
    me = board.mark
    return _columns_with_highest(board, lambda child: minimax_value(child, steps - 1, me, mistake))


def columns_at_pruned_root(board: Board, steps: int) -> Columns:
    """List the columns that seem to be best, `steps` plies deep, if the root prunes, too.

    From left to right, each column is searched with the best value so far as its bound. If the
    column is worse, the search returns that bound, so the column seems to be equally good.
    """
    alpha = -math.inf
    values: dict[int, float] = {}
    for column in board.legal_columns():
        values[column] = _alphabeta_value(
            board.play(column), steps - 1, me=board.mark, alpha=alpha, beta=math.inf
        )
        alpha = max(alpha, values[column])
    return [column for column in values if values[column] == alpha]


def _alphabeta_value(board: Board, depth: int, me: int, alpha: float, beta: float) -> float:
    """Return the value of a board for mark `me` by alpha-beta, `depth` plies deep.

    If the value is at most alpha, returns a number that is at most alpha, too. If it is at least
    beta, returns a number that is at least beta.
    """
    if depth == 0 or board.over:
        return score_of(board, me, COURSE_MINIMAX)
    for column in board.legal_columns():
        value = _alphabeta_value(board.play(column), depth - 1, me, alpha, beta)
        if board.mark == me:
            alpha = max(alpha, value)
        else:
            beta = min(beta, value)
        if alpha >= beta:
            break
    return alpha if board.mark == me else beta


N_STEPS = 3  # plies that the exercise's agent looks ahead


def best_by_minimax(board: Board) -> Columns:
    """List the columns that are exactly best, three steps ahead."""
    return best_columns(score_columns(board, COURSE_MINIMAX, N_STEPS))


N_STEP_MISTAKES: ColumnMistakes = {
    MARK_1: lambda board: _columns_with_highest(
        board, lambda child: minimax_value(child, N_STEPS - 1, 1)
    ),
    IN_PLACE_OF_COLUMN: lambda board: _indices_among_legal(best_by_minimax(board), board),
    BEST_FROM_0: lambda board: _best_column_if_above_0(
        board, lambda child: minimax_value(child, N_STEPS - 1, board.mark)
    ),
    "it picks among columns whose values are only bounds: at the root, each column needs a search"
    " of its own, with -infinity for alpha": lambda board: columns_at_pruned_root(board, N_STEPS),
    "it looks one step ahead": (
        lambda board: best_columns(score_columns(board, COURSE_MINIMAX, 1))
    ),
    "it looks two steps ahead: its own move is the first step": (
        lambda board: best_columns(score_columns(board, COURSE_MINIMAX, 2))
    ),
    "it looks four steps ahead: its own move is the first step": (
        lambda board: best_columns(score_columns(board, COURSE_MINIMAX, 4))
    ),
    "it takes the lowest value": (
        lambda board: _columns_with_highest(
            board, lambda child: -minimax_value(child, N_STEPS - 1, board.mark)
        )
    ),
    "its leaves are scored for the other side": (
        lambda board: _minimax_columns(board, N_STEPS, "other side")
    ),
    "below the root, highest and lowest are swapped": (
        lambda board: _minimax_columns(board, N_STEPS, "swapped")
    ),
    "it always takes the highest value: the other side chooses the lowest": (
        lambda board: _minimax_columns(board, N_STEPS, "always highest")
    ),
    "it takes wins and blocks, and does not search": win_block_or_any,
    "it takes wins, and does not search": win_or_any,
    "it gives no weight to four of the other side": (
        lambda board: best_columns(score_columns(board, COURSE, N_STEPS))
    ),
    **ALWAYS_SAME_COLUMN,
}


def _best_at_small_depth(board: Board) -> Columns:
    """List the columns that are best one, two or three steps ahead."""
    columns: set[int] = set()
    for steps in (1, 2, 3):
        columns.update(best_columns(score_columns(board, COURSE_MINIMAX, steps)))
    return sorted(columns)


IN_TIME_MISTAKES: ColumnMistakes = {
    "with two seconds it plays what a search of one to three steps shows": _best_at_small_depth,
    **ALWAYS_SAME_COLUMN,
}


# Tic-tac-toe ----------------------------------------------------------------------------------


def best_squares_of(grid: str) -> Columns:
    """List the squares that lead to the best outcome for the player to move."""
    is_x_to_move = player_to_move(grid) == "x"
    return _best_squares_if(grid, takes_highest=is_x_to_move)


def _best_squares_if(grid: str, takes_highest: bool) -> Columns:
    """List the squares that lead to the highest outcome if `takes_highest`, or else to the lowest.

    An outcome with best play is 1 if X wins, -1 if O does, and 0 for a draw.
    """
    outcomes = {square: outcome_of(next_grid) for square, next_grid in next_grids(grid)}
    best = max(outcomes.values()) if takes_highest else min(outcomes.values())
    return [square for square in outcomes if outcomes[square] == best]


def _wins_at_once(grid: str) -> Columns:
    """List what may be played by somebody who takes a win, and does not look any further."""
    wins = []
    for square, next_grid in next_grids(grid):
        is_over = not next_grids(next_grid)
        is_full = "." not in next_grid
        if is_over and not is_full:  # a win with the last square leads to the same list
            wins.append(square)
    return first_not_empty(wins, _empty_squares(grid))


def _empty_squares(grid: str) -> Columns:
    """List the numbers of the empty squares."""
    return [square for square in range(9) if grid[square] == "."]


REPLY_MISTAKES: SquareMistakes = {
    "it always takes the highest value, and O wants the lowest": (
        lambda grid: _best_squares_if(grid, takes_highest=True)
    ),
    "it always takes the lowest value, and X wants the highest": (
        lambda grid: _best_squares_if(grid, takes_highest=False)
    ),
    "it takes the lowest value for X and the highest for O": (
        lambda grid: _best_squares_if(grid, takes_highest=player_to_move(grid) == "o")
    ),
    "it takes a win at once, and does not look any further": _wins_at_once,
    "it takes the first empty square": lambda grid: _empty_squares(grid)[:1],
    "it takes the last empty square": lambda grid: _empty_squares(grid)[-1:],
}


# Intervals ------------------------------------------------------------------------------------


def wilson(share: float, games: float, z: float = NORMAL_QUANTILE) -> tuple[float, float]:
    """Return Wilson's interval for the share of the points, from 0 to 1, in a number of games.

    `z` is the number of standard errors to each side, by default that of a 95 % interval. The
    standard error is the one which the share would have at that end of the interval.
    """
    centre = (share + z * z / (2 * games)) / (1 + z * z / games)
    variance = share * (1 - share) / games + z * z / (4 * games * games)
    half_width = z * math.sqrt(variance) / (1 + z * z / games)
    return centre - half_width, centre + half_width


def interval_of_record(wins: int, draws: int, losses: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval for the share of points; a draw is half a point."""
    games = wins + draws + losses
    return wilson((wins + draws / 2) / games, games)


def _normal_interval(wins: int, draws: int, losses: int) -> tuple[float, float]:
    """Return the 95 % interval of the normal approximation for the share of points."""
    games = wins + draws + losses
    share = (wins + draws / 2) / games
    half_width = NORMAL_QUANTILE * math.sqrt(share * (1 - share) / games)
    return share - half_width, share + half_width


def _interval_without_parentheses(
    wins: int, draws: int, losses: int, *, in_centre: bool, in_root: bool
) -> tuple[float, float]:
    """Return the interval of somebody who writes z**2 / 2 * games in place of z**2 / (2 * games).

    `in_centre` and `in_root` say in which parts of Wilson's formula the parentheses are missing.
    """
    games = wins + draws + losses
    share = (wins + draws / 2) / games
    z_squared = NORMAL_QUANTILE**2
    shift = z_squared / 2 * games if in_centre else z_squared / (2 * games)
    correction = z_squared / 4 * games**2 if in_root else z_squared / (4 * games**2)
    centre = (share + shift) / (1 + z_squared / games)
    root = math.sqrt(share * (1 - share) / games + correction)
    half_width = NORMAL_QUANTILE * root / (1 + z_squared / games)
    return centre - half_width, centre + half_width


def _without_draws(wins: int, draws: int, losses: int) -> tuple[float, float]:
    """Return Wilson's interval of somebody who leaves the drawn games out."""
    return wilson(wins / (wins + losses), wins + losses)


def _draws_as_losses(wins: int, draws: int, losses: int) -> tuple[float, float]:
    """Return Wilson's interval of somebody who counts draws as losses."""
    return interval_of_record(wins, 0, draws + losses)


def _draws_as_wins(wins: int, draws: int, losses: int) -> tuple[float, float]:
    """Return Wilson's interval of somebody who counts draws as wins."""
    return interval_of_record(wins + draws, 0, losses)


def _one_standard_error(wins: int, draws: int, losses: int) -> tuple[float, float]:
    """Return Wilson's interval of one standard error to each side, not 1.96."""
    games = wins + draws + losses
    return wilson((wins + draws / 2) / games, games, z=1.0)


def _interval_of_losses(wins: int, draws: int, losses: int) -> tuple[float, float]:
    """Return Wilson's interval for the share of points of the other player."""
    return interval_of_record(losses, draws, wins)


def _percentages(wins: int, draws: int, losses: int) -> tuple[float, float]:
    """Return Wilson's interval in percent."""
    low, high = interval_of_record(wins, draws, losses)
    return 100 * low, 100 * high


def _high_first(wins: int, draws: int, losses: int) -> tuple[float, float]:
    """Return Wilson's interval with its higher end first."""
    low, high = interval_of_record(wins, draws, losses)
    return high, low


INTERVAL_MISTAKES: Mapping[str, Callable[[int, int, int], tuple[float, float]]] = {
    "this is the plain normal interval, too narrow near 0 and 1: Wilson's is another": (
        _normal_interval
    ),
    "z**2 / 2 * games multiplies by games: write z**2 / (2 * games)": (
        partial(_interval_without_parentheses, in_centre=True, in_root=False)
    ),
    "z**2 / 4 * games**2 multiplies by games**2: write z**2 / (4 * games**2)": (
        partial(_interval_without_parentheses, in_centre=False, in_root=True)
    ),
    "parentheses are missing twice: write z**2 / (2 * games) and z**2 / (4 * games**2)": (
        partial(_interval_without_parentheses, in_centre=True, in_root=True)
    ),
    "it leaves drawn games out": _without_draws,
    "it counts a draw as a loss; it is half a point": _draws_as_losses,
    "it counts a draw as a win; it is half a point": _draws_as_wins,
    "z is 1 in place of 1.96, so it is an interval of 68 %": _one_standard_error,
    "it is the interval of the losses": _interval_of_losses,
    "these are percentages; shares are from 0 to 1": _percentages,
    "the higher end comes first": _high_first,
}
