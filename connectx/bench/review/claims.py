"""Claims: statements about a position that a program can check, with their words.

This module makes the claims that follow from the rules alone, and those that `force_win` proves.
`refutation.py` makes the claims about a bad move, and `why.py` explains a score by claims.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import reduce
from itertools import count

from connectx.bench.review.threats import EffortLimit, Square, force_win, square_name, squares_of
from connectx.core.board import Board, column_of, has_won, legal_moves
from connectx.words import (
    SENTENCES,
    SIGNS,
    column_name,
    columns_in_words,
    join_words,
    number_in_words,
)


class Kind(StrEnum):
    """What a claim says about its `seat`, its `columns` and its `squares`."""

    WINS_NOW = "wins now"  # to move, it wins in each of these columns, on these squares
    MUST_BLOCK = "must block"  # to move, it loses at once unless it plays this column
    CANNOT_BLOCK = "cannot block"  # to move, it can stop the other side on one square only
    IN_ZUGZWANG = "in zugzwang"  # to move and not threatened, it loses at once in every column
    LOSES_AT_ONCE = "loses at once"  # each of these columns lets the other side win on a square
    FORCES = "forces"  # to move, it wins by these columns of both sides; it threatens every time
    FOLLOWS_UP = "follows up"  # after these columns it wins by answering in the same column
    HOLDS = "holds"  # after these columns it never loses, answering in the same column
    ENDS_IN_ZUGZWANG = "ends in zugzwang"  # it wins these columns, one best line, on this square
    NO_LINES = "no lines"  # neither side can complete a line any more
    ONLY = "only"  # this column keeps a win or a draw, all others throw it away
    REPLIES = "replies"  # to move, this column is best; it adds these squares that win


# After a claim of these kinds, there is nothing more to explain.
SETTLED = (Kind.WINS_NOW, Kind.CANNOT_BLOCK, Kind.IN_ZUGZWANG)


@dataclass(frozen=True, kw_only=True)
class Claim:
    """A statement about the position after the columns `after`. Rows and columns count from 0."""

    kind: Kind
    seat: int
    columns: tuple[int, ...] = ()
    squares: tuple[Square, ...] = ()
    free: bool = False  # who follows up plays as it likes where a column is full
    after: tuple[int, ...] = ()
    text: str  # the claim in words, a sentence


def make_claim(
    kind: Kind,
    board: Board,
    mask: int = 0,
    columns: Sequence[int] | None = None,
    sentence: str | None = None,
) -> Claim:
    """Make a claim about the side to move.

    `mask` has the claim's squares. `columns` are by default those of the squares, and `sentence` is
    by default that of the kind. In a sentence, {columns} names the columns joined by "or", and
    {both} names them joined by "and".
    """
    squares = squares_of(mask, board.geometry)
    if columns is None:
        columns = [column for _, column in squares]
    seat = board.mark - 1
    text = (sentence or SENTENCES[kind]).format(
        me=SIGNS[seat],
        other=SIGNS[1 - seat],
        first=column_name(columns[0]) if columns else "",
        columns=columns_in_words(columns, "or"),
        both=columns_in_words(columns, "and"),
        four=number_in_words(board.inarow),
        squares=squares_in_words(mask, board, "and"),
        below=square_name(*squares[0]) if squares else "",
        above=square_name(*squares[-1]) if squares else "",
    )
    return Claim(kind=kind, seat=seat, columns=tuple(columns), squares=squares, text=text)


def squares_in_words(mask: int, board: Board, link: str) -> str:
    """Return the names of the squares of a mask, such as "2-1 and 6-1" with the link "and"."""
    names = [square_name(row, column) for row, column in squares_of(mask, board.geometry)]
    return join_words(names, link)


def limit_effort(max_positions: int) -> EffortLimit:
    """Return an effort limit for a proof that may look at so many positions."""
    positions = count(1)
    return lambda: next(positions) > max_positions


# From the rules alone ---------------------------------------------------------------------------


def claim_immediate_result(board: Board) -> Claim | None:
    """Claim what decides the next two discs: a win, a loss, or the one block of a threat.

    Returns None if there is no such thing.
    """
    legal = legal_moves(board.occupied, board.geometry)
    wins = board.winning_squares(board.mark) & legal
    if wins:
        return make_claim(Kind.WINS_NOW, board, wins)
    their_wins = board.winning_squares(3 - board.mark)
    threats = their_wins & legal
    if threats:
        has_several = threats & (threats - 1) != 0
        return make_claim(Kind.CANNOT_BLOCK if has_several else Kind.MUST_BLOCK, board, threats)
    safe_moves = legal & ~(their_wins >> 1)  # the other side does not win right above
    if safe_moves:
        return None
    return make_claim(Kind.IN_ZUGZWANG, board, legal << 1)


def claim_losing_columns(board: Board) -> Claim | None:
    """Claim which columns let the other side win right above; None if none does."""
    above = legal_moves(board.occupied, board.geometry) << 1
    squares = above & board.winning_squares(3 - board.mark)
    if not squares:
        return None
    return make_claim(Kind.LOSES_AT_ONCE, board, squares)


def claim_no_lines(board: Board) -> Claim | None:
    """Claim that neither side can complete a line any more; None if one can."""
    empty_squares = board.geometry.board & ~board.occupied
    for discs in (board.own, board.theirs):
        if has_won(discs | empty_squares, board.geometry):
            return None
    return make_claim(Kind.NO_LINES, board)


def from_rules(board: Board) -> list[Claim]:
    """Claim what follows from the rules alone, a win by the disc after next included.

    `sentencesOfRules` in `bench/web/reasons.js` is the twin.
    """
    immediate = claim_immediate_result(board)
    if immediate is not None and immediate.kind in SETTLED:
        return [immediate]
    later = claim_no_lines(board) or claim_forced_win(board, 2, lambda: False)
    warning = claim_losing_columns(board) if immediate is None else None
    return [claim for claim in (immediate, later, warning) if claim is not None]


# By threats -------------------------------------------------------------------------------------


def claim_forced_win(board: Board, discs: int, is_effort_spent: EffortLimit) -> Claim | None:
    """Claim a win for the side to move within `discs` discs of its own, each a threat to win.

    Returns None if a win at once, or no such win, is found before `is_effort_spent`.
    """
    moves = force_win(board, discs, is_effort_spent)
    if len(moves) < 3:
        return None
    columns = [column_of(move, board.geometry) for move in moves]
    before_last_block = reduce(Board.play, columns[:-2], board)
    legal = legal_moves(before_last_block.occupied, board.geometry)
    wins = before_last_block.winning_squares(board.mark) & legal
    has_two_threats = wins & (wins - 1) != 0
    if not has_two_threats:
        wins |= moves[-1]  # the square above the block
    ending = SENTENCES["two threats" if has_two_threats else "threat above"]
    name = "forces" if len(moves) == 3 else "forces later"
    sentence = SENTENCES[name].replace("{how}", ending)
    return make_claim(Kind.FORCES, board, wins, columns, sentence)
