"""What can be said of a position for certain: each claim in words, and for a machine to check.

Nothing here is a guess. A claim follows from the rules, from exact scores, or from a proof in
`proofs.py`; docs/threats.md explains the words.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import reduce

from agents.core.board import Board, column_of, has_won, legal_moves
from arena.game import SIGNS, column_name
from review.judge import columns_in_words, listed
from review.proofs import Effort, follow_up, force_win
from review.threats import Square, Threat, find_threats, square_name, squares_of


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
    ENDS_IN_ZUGZWANG = "ends in zugzwang"  # it wins these columns, best play, on this square
    NO_LINES = "no lines"  # neither side can complete a line any more
    ONLY = "only"  # this column keeps a win or a draw, all others throw it away


@dataclass(frozen=True, kw_only=True)
class Claim:
    """A statement about the position after the columns `after`. Rows and columns count from 0."""

    kind: Kind
    seat: int
    columns: tuple[int, ...] = ()
    squares: tuple[Square, ...] = ()
    free: bool = False  # who follows up plays as it likes where a column is full
    after: tuple[int, ...] = ()
    text: str


def after(column: int, claim: Claim) -> Claim:
    """The claim about the position after `column`, as one about the position before it."""
    text = f"After column {column_name(column)}: {claim.text[0].lower()}{claim.text[1:]}"
    if claim.text[0] in SIGNS:
        text = f"After column {column_name(column)}, {claim.text}"
    return replace(claim, after=(column, *claim.after), text=text)


# From the rules alone ---------------------------------------------------------------------------


def at_once(board: Board) -> Claim | None:
    """What wins or loses within the next two discs, or must be stopped."""
    seat, me, other = _sides(board)
    legal = legal_moves(board.occupied, board.geometry)
    theirs = board.winning_squares(3 - board.mark)
    wins = board.winning_squares(board.mark) & legal
    squares = squares_of(wins or theirs & legal, board.geometry)
    if wins:
        kind, text = Kind.WINS_NOW, f"{me} wins at once with {_columns(squares, 'or')}."
    elif len(squares) > 1:
        kind = Kind.CANNOT_BLOCK
        text = f"{other} is about to win on {_names(squares)}, and {me} can stop only one."
    elif squares:
        kind = Kind.MUST_BLOCK
        text = f"{me} must play {_columns(squares, 'or')}: {other} would win there."
    elif not legal & ~(theirs >> 1):
        kind, squares = Kind.IN_ZUGZWANG, squares_of(legal << 1, board.geometry)
        text = f"{me} is in zugzwang: every column lets {other} win on the square above."
    else:
        return None
    return _claim_on(squares, kind, seat, text)


def loses_at_once(board: Board) -> Claim | None:
    """The columns that let the other side win right above, unless it is winning already."""
    seat, _, other = _sides(board)
    above = legal_moves(board.occupied, board.geometry) << 1
    squares = squares_of(above & board.winning_squares(3 - board.mark), board.geometry)
    if not squares:
        return None
    text = f"{_columns(squares, 'and').capitalize()} would let {other} win on {_names(squares)}."
    return _claim_on(squares, Kind.LOSES_AT_ONCE, seat, text)


def no_lines(board: Board) -> Claim | None:
    """That the game must end in a draw, as every line is blocked."""
    free = board.geometry.board & ~board.occupied
    if any(has_won(discs | free, board.geometry) for discs in (board.own, board.theirs)):
        return None
    text = "Neither side can complete a line any more."
    return Claim(kind=Kind.NO_LINES, seat=board.mark - 1, text=text)


# From proofs and scores -------------------------------------------------------------------------


def forces(board: Board, discs: int, effort: Effort) -> Claim | None:
    """A win for the side to move within `discs` of its own, each of which threatens to win."""
    moves = force_win(board, discs, effort)
    if moves is None or len(moves) < 3:
        return None
    seat, me, other = _sides(board)
    columns = tuple(column_of(move, board.geometry) for move in moves)
    end = reduce(Board.play, columns[:-2], board)
    legal = legal_moves(end.occupied, board.geometry)
    squares = squares_of(end.winning_squares(board.mark) & legal, board.geometry)
    if len(squares) > 1:
        how = f"{me} threatens {_names(squares)}, and {other} can stop only one"
    else:
        squares = (*squares, *squares_of(moves[-1], board.geometry))
        block, win = (square_name(*each) for each in squares)
        how = f"{other} has to play {block}, and {me} wins on {win}"
    by = ":" if len(moves) == 3 else f" by threats that {other} must stop, until"
    text = f"Column {column_name(columns[0])} wins for {me}{by} {how}."
    return Claim(kind=Kind.FORCES, seat=seat, columns=columns, squares=squares, text=text)


def follows_up(board: Board, effort: Effort, *, column: int | None, to_win: bool) -> Claim | None:
    """A win, or at least a draw, by answering every move in the same column.

    With a column, the side to move plays it first; without, the other side follows up from here. A
    win must come by zugzwang; a square is named if it is one that the side threatens.
    """
    start = board if column is None else board.play(column)
    for free in (False, True):
        ending = follow_up(start, effort, to_win=to_win, free=free)
        if ending is not None:
            break
    if ending is None or (to_win and not ending.zugzwang):
        return None
    other_seat, other, me = _sides(start)
    seat = 1 - other_seat
    squares = squares_of(ending.squares, board.geometry)
    threat = _threat(start, seat, squares)
    if free:
        how = "in the same column wherever it can"
    elif _even_heights(start):
        how = "every move in the same column (claimeven)"
    else:
        how = "every move in the same column, so that the board fills up in pairs"
    if not to_win:
        end = ", and cannot lose"
    else:
        end = f", until {other} {'has to play below it' if threat else 'has no safe column left'}"
    name = "" if column is None else f"column {column_name(column)}"
    if threat and name and _threat(board, seat, squares) is None:
        what = f"{name} makes {_threat_words(threat, board)} that {me} gets"
    elif threat:
        words = _threat_words(threat, board).split(" ", 1)[1]
        what = f"{name} wins by {me}'s {words}" if name else f"{me}'s {words} decides"
    else:
        what = f"{name or me} {'wins' if to_win else 'holds the draw'}"
        what += f" for {me}" if name else ""
        squares = ()
    return Claim(
        kind=Kind.FOLLOWS_UP if to_win else Kind.HOLDS,
        seat=seat,
        columns=() if column is None else (column,),
        squares=squares,
        free=free,
        text=f"{what[0].upper()}{what[1:]}: {me} answers {how}{end}.",
    )


def ends_in_zugzwang(board: Board, line: Sequence[int]) -> Claim | None:
    """How the best line, played to its end, is won if not by threats."""
    claim = at_once(reduce(Board.play, line[:-2], board))
    if len(line) < 4 or claim is None or claim.kind is not Kind.IN_ZUGZWANG:
        return None
    winner = 1 - claim.seat
    squares = tuple(each for each in claim.squares if each[1] == line[-1])
    threat = _threat(board, winner, squares)
    name = square_name(*squares[0])
    if threat is not None:
        name += f", {_threat_words(threat, board).rsplit(' at ', 1)[0]}"
    text = (
        f"In the best line {SIGNS[claim.seat]} finally runs out of safe columns, "
        f"and {SIGNS[winner]} gets {name}."
    )
    kind = Kind.ENDS_IN_ZUGZWANG
    return Claim(kind=kind, seat=winner, columns=(*line,), squares=squares, text=text)


def only(board: Board, scores: dict[int, int]) -> Claim | None:
    """The one column that keeps a win or a draw, by the scores of all."""
    score = max(scores.values())
    keep = [column for column in scores if scores[column] >= min(score, 1)]
    if score < 0 or len(keep) != 1 or len(scores) == 1:
        return None
    text = f"Only column {column_name(keep[0])} wins."
    if score == 0:
        text = f"Only column {column_name(keep[0])} draws; every other column loses."
    return Claim(kind=Kind.ONLY, seat=board.mark - 1, columns=(keep[0],), text=text)


# Words ------------------------------------------------------------------------------------------


def _sides(board: Board) -> tuple[int, str, str]:
    """The seat to move, its sign and that of the other side."""
    seat = board.mark - 1
    return seat, SIGNS[seat], SIGNS[1 - seat]


def _threat(board: Board, seat: int, squares: Sequence[Square]) -> Threat | None:
    """A seat's threat on the one square given; None for several, or if it is no threat yet."""
    for threat in find_threats(board):
        if threat.seat == seat and [(threat.row, threat.column)] == [*squares]:
            return threat
    return None


def _even_heights(board: Board) -> bool:
    """Whether every column holds an even number of discs."""
    landing = squares_of(legal_moves(board.occupied, board.geometry), board.geometry)
    return board.rows % 2 == 0 and all(row % 2 == 0 for row, _ in landing)


def _threat_words(threat: Threat, board: Board) -> str:
    """What parity means depends on an even number of rows; on other boards it is not named."""
    return f"{'a' if board.rows % 2 else f'an {threat.parity}'} threat at {threat.name}"


def _names(squares: Sequence[Square]) -> str:
    return listed([square_name(*each) for each in squares], "and")


def _columns(squares: Sequence[Square], link: str) -> str:
    return columns_in_words([column for _, column in squares], link)


def _claim_on(squares: tuple[Square, ...], kind: Kind, seat: int, text: str) -> Claim:
    """A claim about squares and their columns."""
    columns = tuple(column for _, column in squares)
    return Claim(kind=kind, seat=seat, columns=columns, squares=squares, text=text)
