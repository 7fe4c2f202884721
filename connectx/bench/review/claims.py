"""Claims: statements about a position that a program can check, with their words.

This module makes the claims that follow from the rules alone, and those that `force_win` proves.
`refutation.py` makes the claims about a bad move, and `why.py` explains a score by claims.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import reduce

from connectx.bench.review.threats import (
    EffortLimit,
    Square,
    find_playable_wins,
    force_win,
    square_name,
    squares_above,
    squares_of,
)
from connectx.core.board import Board, column_of, has_won, legal_moves
from connectx.core.clock import Deadline
from connectx.words import (
    SENTENCES,
    SIGNS,
    column_name,
    columns_in_words,
    join_words,
    number_in_words,
)


class Kind(StrEnum):
    """What a claim says about its `seat`, its `columns` and its `squares`.

    Below, "it" is the side in this seat. "To move" says that it is this side's turn.
    """

    WINS_NOW = "wins now"  # to move, it wins in each of these columns, on these squares
    MUST_BLOCK = "must block"  # to move, it loses at once unless it plays this column
    CANNOT_BLOCK = "cannot block"  # to move, it can stop the other side on one square only
    IN_ZUGZWANG = "in zugzwang"  # to move and not threatened, it loses at once in every column
    LOSES_AT_ONCE = "loses at once"  # each of these columns lets the other side win on a square
    FORCES = "forces"  # to move, it wins by these columns of both sides; it threatens every time
    FOLLOWS_UP = "follows up"  # after these columns it wins by answering in the same column
    HOLDS = "holds"  # after these columns it never loses, answering in the same column
    ENDS_IN_ZUGZWANG = "ends in zugzwang"  # one best line has these columns; it wins on this square
    NO_LINES = "no lines"  # neither side can complete a line any more
    ONLY = "only"  # this column keeps a win or a draw, all others throw it away
    REPLIES = "replies"  # to move, this column is best; it adds these squares that win


# Claims of these kinds explain who wins, so that no other claim is needed.
KINDS_DECIDED_AT_ONCE = (Kind.WINS_NOW, Kind.CANNOT_BLOCK, Kind.IN_ZUGZWANG)


@dataclass(frozen=True, kw_only=True)
class Claim:
    """A statement about the position after the columns `after`. Rows and columns count from 0."""

    kind: Kind
    seat: int
    columns: tuple[int, ...] = ()
    squares: tuple[Square, ...] = ()
    free: bool = False  # whether the side that follows up plays anywhere where a column is full
    after: tuple[int, ...] = ()
    text: str  # the claim in words, a sentence


def make_claim(
    kind: Kind,
    board: Board,
    mask: int = 0,
    columns: Sequence[int] | None = None,
    sentence: str | None = None,
) -> Claim:
    """Make a claim about the side to move, with its text.

    `mask` has a bit for each square of the claim. `columns` are by default those of these squares.
    `sentence` is the text with fields in braces, such as "Column {first} wins.", by default the
    text of the kind in `SENTENCES`. It may have these fields:

        {me}, {other}     the side to move and the other side: "X" or "O"
        {four}            the length of a line in words, such as "four"
        {first}           the name of the first column, such as "4"
        {columns}         all columns, such as "column 4 or 5"
        {both}            all columns, such as "columns 4 and 5"
        {squares}         all squares, such as "4-1 and 5-1"
        {below}, {above}  the first and the last square, the lower and the upper one in a column
    """
    squares = squares_of(mask, board.geometry)  # pairs of a row and a column
    if columns is None:
        columns = [column for _row, column in squares]
    if sentence is None:
        sentence = SENTENCES[kind]
    square_names = [square_name(row, column) for row, column in squares]
    first_column = column_name(columns[0]) if columns else ""
    lower_square = square_names[0] if square_names else ""
    upper_square = square_names[-1] if square_names else ""
    seat = board.mark - 1  # marks are 1 and 2, seats are 0 and 1
    text = sentence.format(
        me=SIGNS[seat],
        other=SIGNS[1 - seat],
        four=number_in_words(board.inarow),
        first=first_column,
        columns=columns_in_words(columns, link="or"),
        both=columns_in_words(columns, link="and"),
        squares=join_words(square_names, link="and"),
        below=lower_square,
        above=upper_square,
    )
    return Claim(kind=kind, seat=seat, columns=tuple(columns), squares=squares, text=text)


def squares_in_words(mask: int, board: Board, link: str) -> str:
    """Return the names of the squares of a mask, such as "2-1 and 6-1" with the link "and"."""
    squares = squares_of(mask, board.geometry)  # pairs of a row and a column
    names = [square_name(row, column) for row, column in squares]
    return join_words(names, link)


def play_columns(board: Board, columns: Iterable[int]) -> Board:
    """Return the board after discs in these columns, which both sides drop in turn."""
    return reduce(Board.play, columns, board)


def make_effort_limit(max_positions: int, deadline: Deadline | None = None) -> EffortLimit:
    """Return a function that a proof calls at each position to find out whether it must stop.

    The function returns True once it has been called more than `max_positions` times, or after the
    deadline. Without a deadline, only the number of calls is limited.
    """
    position_count = 0

    def is_effort_spent() -> bool:
        """Count one more position, and return whether the proof must stop."""
        nonlocal position_count
        position_count += 1
        if position_count > max_positions:
            return True
        return deadline is not None and deadline.expired()

    return is_effort_spent


# From the rules alone ---------------------------------------------------------------------------


def claim_immediate_result(board: Board) -> Claim | None:
    """Claim what can be seen by looking two discs ahead; None if that is nothing.

    The side to move wins with the first disc, or it must block one square, or it cannot block
    several, or it loses in every column, as the other side wins right above its disc (zugzwang).
    """
    landing_squares = legal_moves(board.occupied, board.geometry)
    wins = board.winning_squares(board.mark) & landing_squares
    if wins:
        return make_claim(Kind.WINS_NOW, board, wins)
    other_mark = 3 - board.mark  # marks are 1 and 2
    their_winning_squares = board.winning_squares(other_mark)
    threats = their_winning_squares & landing_squares
    if threats.bit_count() > 1:  # one disc cannot block two squares
        return make_claim(Kind.CANNOT_BLOCK, board, threats)
    if threats:
        return make_claim(Kind.MUST_BLOCK, board, threats)
    squares_opened = squares_above(landing_squares)  # a disc lets the other side play above it
    safe_squares_opened = squares_opened & ~their_winning_squares
    if safe_squares_opened:
        return None
    return make_claim(Kind.IN_ZUGZWANG, board, squares_opened)


def claim_losing_columns(board: Board) -> Claim | None:
    """Claim in which columns a disc lets the other side win right above it; None if in none."""
    other_mark = 3 - board.mark  # marks are 1 and 2
    landing_squares = legal_moves(board.occupied, board.geometry)
    their_wins = squares_above(landing_squares) & board.winning_squares(other_mark)
    if not their_wins:
        return None
    return make_claim(Kind.LOSES_AT_ONCE, board, their_wins)


def claim_no_lines(board: Board) -> Claim | None:
    """Claim that neither side can complete a line, even with discs on all empty squares.

    Returns None if a side can.
    """
    empty_squares = board.geometry.board & ~board.occupied
    for discs in (board.own, board.theirs):  # of the side to move, and of the other side
        if has_won(discs | empty_squares, board.geometry):
            return None
    return make_claim(Kind.NO_LINES, board)


def from_rules(board: Board) -> list[Claim]:
    """List what can be claimed by the rules alone, without exact scores.

    This includes a win of the side to move with its second disc, if its first one is a threat.
    `sentencesOfRules` in `bench/web/reasons.js` is the twin.
    """
    immediate = claim_immediate_result(board)
    if immediate is not None and immediate.kind in KINDS_DECIDED_AT_ONCE:
        return [immediate]
    outlook = claim_no_lines(board)
    if outlook is None:
        outlook = claim_forced_win(board, discs=2, is_effort_spent=lambda: False)  # no limit
    warning = None
    if immediate is None:
        warning = claim_losing_columns(board)
    return [claim for claim in (immediate, outlook, warning) if claim is not None]


# By threats -------------------------------------------------------------------------------------


def claim_forced_win(board: Board, discs: int, is_effort_spent: EffortLimit) -> Claim | None:
    """Claim that the side to move wins with at most `discs` more discs of its own.

    Each of these discs but the last is a threat, which the other side must block. Returns None if
    no such win is found before `is_effort_spent()` is true, or if the first disc wins.
    """
    moves = force_win(board, discs, is_effort_spent)  # of both sides in turn, as masks of squares
    if len(moves) < 3:  # there is no such win, or the first disc wins
        return None
    columns = [column_of(move, board.geometry) for move in moves]
    # The last two moves are the block of a threat, and the win.
    board_before_block = play_columns(board, columns[:-2])
    wins = find_playable_wins(board_before_block, board.mark)
    if wins.bit_count() > 1:
        ending = SENTENCES["two threats"]
    else:
        ending = SENTENCES["threat above"]
        wins |= moves[-1]  # the square above the block
    has_one_block = len(moves) == 3
    sentence = SENTENCES["forces" if has_one_block else "forces later"]
    # The ending has fields of its own, which `make_claim` fills in.
    sentence = sentence.replace("{how}", ending)
    return make_claim(Kind.FORCES, board, wins, columns, sentence)
