"""Why a column is a good one to play: the words of a hint.

    explain_hint(board, column, judge.column_scores(board, deadline) or {})

A hint gives the first reason that fits: what a beginner sees at once, then what follows from the
scores, and where these are not known, which lines run through the square. `explainHint` in
`bench/web/reasons.js` is the twin.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from connectx.bench.review.claims import claim_losing_columns, claim_no_lines, make_effort_limit
from connectx.bench.review.refutation import MAX_FORCED_WIN_POSITIONS
from connectx.bench.review.threats import force_win
from connectx.core.board import Board
from connectx.core.windows import windows_of
from connectx.words import (
    SENTENCES,
    SIDES,
    capitalize_first,
    columns_in_words,
    discs_to_win,
    number_in_words,
)

# A hint names a win by threats if it takes at most so many discs of the side that moves, the hint's
# disc included.
MAX_HINT_DISCS = 6


def explain_hint(board: Board, column: int, scores: Mapping[int, int]) -> str:
    """Say in a sentence or two why a column is the best one, or the best that was found.

    `scores` are the exact scores of the columns as far as they are known. With those of all, the
    column has to be one of the best. The game must not be over.

    >>> explain_hint(Board.from_moves("12121"), 0, {})
    'Stop Red: they need this square for four.'
    """
    other_mark = 3 - board.mark  # marks are 1 and 2
    names = _Names(opponent=SIDES[other_mark - 1], four=number_in_words(board.inarow))
    if board.wins(column):
        return SENTENCES["makes four"].format(four=names.four)
    reason = ""
    can_they_win_next = bool(find_winning_columns(board.play(column), other_mark))
    if not can_they_win_next:
        reason = _explain_attack(board, column, names)
    elif column in find_winning_columns(board, other_mark):
        reason = SENTENCES["stops one"].format(other=names.opponent, four=names.four)
    return reason or _explain_result(board, column, scores, names)


class _Names(NamedTuple):
    """Names that fill the sentences of a hint."""

    opponent: str  # the other side than the one that gets the hint, such as "Red"
    four: str  # the length of a line, such as "four"


def find_winning_columns(board: Board, mark: int) -> list[int]:
    """List the columns in which a disc of the side `mark`, 1 or 2, would complete a line now.

    It need not be the turn of that side.
    """
    winning_squares = board.winning_squares(mark)  # a mask
    return [
        column for column in board.legal_columns() if board.landing_square(column) & winning_squares
    ]


def _explain_attack(board: Board, column: int, names: _Names) -> str:
    """Say which win of the other side a column stops, or by which threats it wins.

    Returns such as "Stop Red: they need this square for four.", or "" if the column does neither.
    After the column, the other side must not be able to win at once.
    """
    other_mark = 3 - board.mark  # marks are 1 and 2
    if column in find_winning_columns(board, other_mark):
        return SENTENCES["stops"].format(other=names.opponent, four=names.four)
    board_after = board.play(column)
    threatened_columns = find_winning_columns(board_after, board.mark)
    if not threatened_columns:
        return ""
    if len(threatened_columns) > 1:
        return SENTENCES["two places"].format(other=names.opponent)
    board_after_block = board_after.play(threatened_columns[0])
    # The least number of discs, after the hint's own disc, with which threats win.
    for later_discs in range(1, MAX_HINT_DISCS):
        is_effort_spent = make_effort_limit(MAX_FORCED_WIN_POSITIONS)
        if force_win(board_after_block, later_discs, is_effort_spent):
            sentence = SENTENCES["then on top" if later_discs == 1 else "then again"]
            return sentence.format(other=names.opponent, discs=later_discs + 1)
    return ""


def _explain_result(board: Board, column: int, scores: Mapping[int, int], names: _Names) -> str:
    """Say what a column leads to, and what other columns lead to.

    `scores` are the exact scores of the columns as far as they are known. Where that of the column
    is not known, says what the rules alone tell.
    """
    legal_columns = board.legal_columns()
    if len(legal_columns) == 1:
        return SENTENCES["only column"]
    can_nobody_win = claim_no_lines(board) is not None
    if can_nobody_win:
        return SENTENCES["no lines"].format(four=names.four)
    is_middle = 2 * column + 1 == board.columns  # as many columns to the left as to the right
    if is_middle and board.discs == 0:
        return SENTENCES["the middle"]
    if column not in scores:
        return _explain_square(board, column, names)
    if len(scores) < len(legal_columns):
        return _describe_score(board, scores[column], names)
    return _compare_with_other_columns(board, column, scores, names)


def _compare_with_other_columns(
    board: Board, column: int, scores: Mapping[int, int], names: _Names
) -> str:
    """Say why one of the best columns is better than others, or that none is worse.

    `scores` are the exact scores of all legal columns.
    """
    score = scores[column]
    losing_columns = [choice for choice in scores if scores[choice] < 0]
    drawing_columns = [choice for choice in scores if scores[choice] == 0]
    if score > 0:
        return _explain_win(board, score, losing_columns, drawing_columns)
    if score == 0:
        if len(drawing_columns) == 1:
            return SENTENCES["only holder"]
        if losing_columns:
            return _describe_other_columns("holds", losing_columns)
        return SENTENCES["all draw"]
    discs = discs_to_win(score, board.empties)
    is_none_worse = min(scores.values()) == score
    sentence = SENTENCES["all lose" if is_none_worse else "hardest"]
    return sentence.format(other=names.opponent, discs=discs)


def _explain_win(
    board: Board, score: int, losing_columns: Sequence[int], drawing_columns: Sequence[int]
) -> str:
    """Say why a column that wins, with this positive score, is better than others.

    Returns such as "It is the only column that wins." or "It wins. Column 3 would lose."
    """
    winning_count = len(board.legal_columns()) - len(losing_columns) - len(drawing_columns)
    if winning_count == 1:
        return SENTENCES["only winner"]
    if losing_columns:
        return _describe_other_columns("others lose", losing_columns)
    if drawing_columns:
        return _describe_other_columns("others draw", drawing_columns)
    return SENTENCES["soonest"].format(discs=discs_to_win(score, board.empties))


def _describe_score(board: Board, score: int, names: _Names) -> str:
    """Say who wins after a column with this score, if the scores of other columns are not known."""
    if score == 0:
        return SENTENCES["good draw"]
    discs = discs_to_win(score, board.empties)
    sentence = SENTENCES["can win" if score > 0 else "can lose"]
    return sentence.format(other=names.opponent, discs=discs)


def _explain_square(board: Board, column: int, names: _Names) -> str:
    """Say why a column is good by the rules alone.

    Names the other columns that lose at once. If there are none, says how many lines through the
    column's square a side can still fill with its discs.
    """
    other_mark = 3 - board.mark  # marks are 1 and 2
    losing = claim_losing_columns(board)  # those in which a disc lets the other side win above
    has_to_block = bool(find_winning_columns(board, other_mark))
    if losing is not None and column not in losing.columns and not has_to_block:
        others = capitalize_first(columns_in_words(losing.columns, link="and"))
        return SENTENCES["gifts"].format(others=others, other=names.opponent)
    landing_square = board.landing_square(column)
    # Lines and discs are masks of squares.
    lines = [line for line in windows_of(board.geometry) if line & landing_square]
    our_lines = [line for line in lines if not line & board.theirs]
    if our_lines:
        line_count = _describe_line_count(len(our_lines), names)
        return SENTENCES["open lines"].format(lines=line_count)
    their_lines = [line for line in lines if not line & board.own]
    if their_lines:
        line_count = _describe_line_count(len(their_lines), names)
        return SENTENCES["their lines"].format(other=names.opponent, lines=line_count)
    return SENTENCES["no line here"].format(four=names.four)


def _describe_other_columns(sentence_key: str, columns: Sequence[int]) -> str:
    """Return a sentence about other columns than the hint's, such as "... Column 3 would lose."

    `sentence_key` is its key in SENTENCES, such as "others lose".
    """
    others = capitalize_first(columns_in_words(columns, link="and"))
    return SENTENCES[sentence_key].format(others=others)


def _describe_line_count(count: int, names: _Names) -> str:
    """Return a number of lines in words, such as "one line of four"."""
    sentence = SENTENCES["line" if count == 1 else "lines"]
    return sentence.format(count=number_in_words(count), four=names.four)
