"""What can be said of a position for certain: each claim in words, and for a machine to check.

Nothing here is a guess. A claim follows from the rules, from exact scores, or from a proof in
`proofs.py`; docs/threats.md explains the words.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from agents.core.position import (
    Geometry,
    Position,
    column_of,
    drop,
    has_won,
    legal_moves,
    make_move,
    single_squares,
    winning_squares,
)
from play.game import SIGNS, Square, column_name
from review.proofs import Effort, follow_up, force_win
from review.threats import Threat, find_threats, square_name


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
    claimeven: bool = False  # who follows up gets every square of an even row
    after: tuple[int, ...] = ()
    text: str


def after(column: int, claim: Claim) -> Claim:
    """The claim about the position after `column`, as one about the position before it."""
    text = f"After column {column_name(column)}: {claim.text[0].lower()}{claim.text[1:]}"
    if claim.text[0] in SIGNS:
        text = f"After column {column_name(column)}, {claim.text}"
    return replace(claim, after=(column, *claim.after), text=text)


# From the rules alone ---------------------------------------------------------------------------


def at_once(position: Position, geometry: Geometry) -> Claim | None:
    """What wins or loses within the next two discs, or must be stopped."""
    seat, me, other = _sides(position)
    legal = legal_moves(position.occupied, geometry)
    theirs = winning_squares(position.theirs, position.occupied, geometry)
    wins = winning_squares(position.own, position.occupied, geometry) & legal
    squares = squares_of(wins or theirs & legal, geometry)
    if wins:
        kind, text = Kind.WINS_NOW, f"{me} wins at once with {_columns(squares, 'or')}."
    elif len(squares) > 1:
        kind = Kind.CANNOT_BLOCK
        text = f"{other} is about to win on {_names(squares)}, and {me} can stop only one."
    elif squares:
        kind, text = (
            Kind.MUST_BLOCK,
            f"{me} must play {_columns(squares, 'or')}: {other} would win there.",
        )
    elif not legal & ~(theirs >> 1):
        kind, squares = Kind.IN_ZUGZWANG, squares_of(legal << 1, geometry)
        text = f"{me} is in zugzwang: every column lets {other} win on the square above."
    else:
        return None
    columns = tuple(column for _, column in squares)
    return Claim(kind=kind, seat=seat, columns=columns, squares=squares, text=text)


def loses_at_once(position: Position, geometry: Geometry) -> Claim | None:
    """The columns that let the other side win right above, unless it is winning already."""
    seat, _, other = _sides(position)
    theirs = winning_squares(position.theirs, position.occupied, geometry)
    squares = squares_of(legal_moves(position.occupied, geometry) << 1 & theirs, geometry)
    if not squares:
        return None
    text = f"{_columns(squares, 'and').capitalize()} would let {other} win on {_names(squares)}."
    columns = tuple(column for _, column in squares)
    return Claim(kind=Kind.LOSES_AT_ONCE, seat=seat, columns=columns, squares=squares, text=text)


def no_lines(position: Position, geometry: Geometry) -> Claim | None:
    """That the game must end in a draw, as every line is blocked."""
    free = geometry.board & ~position.occupied
    if any(has_won(discs | free, geometry) for discs in (position.own, position.theirs)):
        return None
    text = "Neither side can complete a line any more."
    return Claim(kind=Kind.NO_LINES, seat=position.discs % 2, text=text)


# From proofs and scores -------------------------------------------------------------------------


def forces(position: Position, geometry: Geometry, discs: int, effort: Effort) -> Claim | None:
    """A win for the side to move with so many discs of its own, each of which threatens to win."""
    moves = force_win(position, geometry, discs, effort)
    if moves is None or len(moves) < 3:
        return None
    seat, me, other = _sides(position)
    for move in moves[:-2]:
        position = make_move(position, move)
    wins = winning_squares(position.theirs, position.occupied, geometry)
    squares = squares_of(wins & legal_moves(position.occupied, geometry), geometry)
    if len(squares) > 1:
        end = f"{me} threatens {_names(squares)}, and {other} can stop only one"
    else:
        block, win = squares[0], squares_of(moves[-1], geometry)[0]
        squares = (block, win)
        end = f"{other} has to play {square_name(*block)}, and {me} wins on {square_name(*win)}"
    columns = tuple(column_of(move, geometry) for move in moves)
    by = "" if len(moves) == 3 else f" by threats that {other} must stop, until"
    text = f"Column {column_name(columns[0])} wins for {me}{by or ':'} {end}."
    return Claim(kind=Kind.FORCES, seat=seat, columns=columns, squares=squares, text=text)


def follows_up(
    position: Position, geometry: Geometry, effort: Effort, *, column: int | None, to_win: bool
) -> Claim | None:
    """A win, or at least a draw, by answering every move in the same column.

    With a column, the side to move plays it first; without, the other side follows up from here. A
    win must come by zugzwang; a square is named if it is one that the side threatens.
    """
    start = position if column is None else drop(position, column, geometry)
    for free in (False, True):
        ending = follow_up(start, geometry, effort, to_win=to_win, free=free)
        if ending is not None:
            break
    if ending is None or (to_win and not ending.zugzwang):
        return None
    seat = 1 - start.discs % 2
    me, other = SIGNS[seat], SIGNS[1 - seat]
    squares = squares_of(ending.squares, geometry)
    threat = _threat(start, geometry, seat, squares)
    even = not free and geometry.rows % 2 == 0 and _even_heights(start, geometry)
    if free:
        how = "in the same column wherever it can"
    elif even:
        how = "every move in the same column (claimeven)"
    else:
        how = "every move in the same column, so that the board fills up in pairs"
    if not to_win:
        end = ", and cannot lose"
    else:
        end = f", until {other} {'has to play below it' if threat else 'has no safe column left'}"
    name = "" if column is None else f"column {column_name(column)}"
    if threat and name and _threat(position, geometry, seat, squares) is None:
        what = f"{name} makes {_threat_words(threat, geometry)} that {me} gets"
    elif threat:
        words = _threat_words(threat, geometry).split(" ", 1)[1]
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
        claimeven=even,
        text=f"{what[0].upper()}{what[1:]}: {me} answers {how}{end}.",
    )


def ends_in_zugzwang(position: Position, geometry: Geometry, line: Sequence[int]) -> Claim | None:
    """How the best line, played to its end, is won if not by threats."""
    start = position
    for column in line[:-2]:
        position = drop(position, column, geometry)
    claim = at_once(position, geometry)
    if len(line) < 4 or claim is None or claim.kind is not Kind.IN_ZUGZWANG:
        return None
    loser, winner = SIGNS[claim.seat], SIGNS[1 - claim.seat]
    squares = tuple(each for each in claim.squares if each[1] == line[-1])
    threat = _threat(start, geometry, 1 - claim.seat, squares)
    name = square_name(*squares[0])
    if threat is not None:
        name += f", {_threat_words(threat, geometry).rsplit(' at ', 1)[0]}"
    text = f"In the best line {loser} finally runs out of safe columns, and {winner} gets {name}."
    kind = Kind.ENDS_IN_ZUGZWANG
    return Claim(kind=kind, seat=1 - claim.seat, columns=(*line,), squares=squares, text=text)


def only(position: Position, scores: dict[int, int]) -> Claim | None:
    """The one column that keeps a win or a draw, by the scores of all."""
    score = max(scores.values())
    best = [column for column in scores if scores[column] == score]
    keep = [column for column in scores if scores[column] >= min(score, 1)]
    if score < 0 or len(keep) != 1 or len(scores) == 1:
        return None
    text = f"Only column {column_name(best[0])} wins."
    if score == 0:
        text = f"Only column {column_name(best[0])} draws; every other column loses."
    return Claim(kind=Kind.ONLY, seat=position.discs % 2, columns=(best[0],), text=text)


# Words ------------------------------------------------------------------------------------------


def squares_of(mask: int, geometry: Geometry) -> tuple[Square, ...]:
    """The squares of a mask, by column and from the bottom; sentinels are left out."""
    places = [place.bit_length() - 1 for place in single_squares(mask & geometry.board)]
    return tuple((place % geometry.stride, place // geometry.stride) for place in places)


def _sides(position: Position) -> tuple[int, str, str]:
    """The seat to move, its sign and that of the other side."""
    seat = position.discs % 2
    return seat, SIGNS[seat], SIGNS[1 - seat]


def _threat(
    position: Position, geometry: Geometry, seat: int, squares: Sequence[Square]
) -> Threat | None:
    """A seat's threat on the one square given; None for several, or if it is no threat yet."""
    for threat in find_threats(position, geometry):
        if threat.seat == seat and [(threat.row, threat.column)] == [*squares]:
            return threat
    return None


def _even_heights(position: Position, geometry: Geometry) -> bool:
    """Whether every column holds an even number of discs."""
    odd_rows = sum(geometry.bottom << row for row in range(0, geometry.rows, 2))
    return not legal_moves(position.occupied, geometry) & ~odd_rows


def _threat_words(threat: Threat, geometry: Geometry) -> str:
    """What parity means depends on an even number of rows; on other boards it is not named."""
    return f"{'a' if geometry.rows % 2 else f'an {threat.parity}'} threat at {threat.name}"


def _names(squares: Sequence[Square]) -> str:
    return _listed([square_name(*each) for each in squares])


def _columns(squares: Sequence[Square], link: str) -> str:
    names = [column_name(column) for _, column in squares]
    return f"column{'s' * (len(names) > 1 and link == 'and')} {_listed(names, link)}"


def _listed(words: Sequence[str], link: str = "and") -> str:
    *most, last = words
    return f"{', '.join(most)} {link} {last}" if most else last
