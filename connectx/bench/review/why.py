"""Why a position is won, lost or drawn: the best line, the threats, and the reason in words.

    explanation = explain(Judge(geometry), board, Deadline(1.0))

A reason is a claim: a statement that a program can check. It follows from the rules, from exact
scores, or from a proof in `threats.py`; docs/threats.md explains the words. Where no claim explains
the score, the line stands alone.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import reduce
from itertools import count
from typing import Any

from connectx.bench.review.threats import (
    Enough,
    Square,
    Threat,
    find_threats,
    follow_up,
    force_win,
    square_name,
    squares_of,
)
from connectx.bench.solver.judge import Judge
from connectx.core.board import Board, centre_first, column_of, has_won, legal_moves, square
from connectx.core.clock import Deadline, deadline_of
from connectx.words import (
    SENTENCES,
    SIGNS,
    column_name,
    columns_in_words,
    discs_to_win,
    join_words,
    number_in_words,
)

EXPLAIN_SECONDS = 1.0  # for the reasons of one position of a game
EFFORT = 6_000  # positions that all proofs of an explanation may look at


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


SETTLED = (Kind.WINS_NOW, Kind.CANNOT_BLOCK, Kind.IN_ZUGZWANG)  # nothing more to explain


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


@dataclass(frozen=True, kw_only=True)
class Explanation:
    """The facts about a position. Seats, rows and columns count from 0."""

    seat: int  # to move
    score: int | None  # for the side to move; None if not known in time
    best: tuple[int, ...] = ()  # the best columns; empty if not known, or once the game is over
    line: tuple[int, ...] = ()  # best play of both sides: the fastest win, the slowest loss
    complete: bool = False  # whether the line reaches the end of the game
    threats: tuple[Threat, ...] = ()
    claims: tuple[Claim, ...] = ()

    @property
    def sentences(self) -> list[str]:
        """The claims in words; none if no rule explains the score."""
        return [claim.text for claim in self.claims]

    @property
    def lines(self) -> list[str]:
        """Everything but the score in words: the best line, the threats, the sentences."""
        line = "".join(column_name(column) for column in self.line)
        threats = [f"threats: {'; '.join(map(str, self.threats))}"] if self.threats else []
        return [f"line: {line}{'' if self.complete else '...'}", *threats, *self.sentences]

    def shown(self) -> dict[str, Any]:
        """What a page shows, as JSON can say it."""
        threats = [threat._asdict() for threat in self.threats]
        return {"sentences": self.sentences, "line": self.line, "threats": threats}

    def facts(self) -> dict[str, Any]:
        """Everything, as JSON can say it."""
        return {**vars(self), **self.shown(), "claims": [vars(claim) for claim in self.claims]}


def explain(
    judge: Judge,
    board: Board,
    deadline: Deadline | float | None = None,
    *,
    played: int | None = None,
    whole_line: bool = True,
) -> Explanation:
    """Why the side to move wins, loses or draws, and why the column `played` was a mistake.

    Facts that are not known before the deadline, a `Deadline` or seconds from now, are left out.
    The threats, and what follows from the rules alone, are always there. The best line goes on to
    the end of the game with `whole_line`, or if nothing else explains the score.

    >>> board = Board.from_moves("121212")
    >>> explain(Judge(board.geometry), board).sentences
    ['X can make four now: column 1.']
    """
    seat, deadline = board.mark - 1, deadline_of(deadline)
    score = judge.score(board, deadline)
    threats = find_threats(board)
    if board.over:
        return Explanation(seat=seat, score=score, complete=True)
    best = None if score is None else judge.best_columns(board, deadline)
    if score is None or best is None:
        claims = tuple(from_rules(board))
        return Explanation(seat=seat, score=score, threats=threats, claims=claims)
    first = at_once(board)
    given = loses_at_once(board) if first is None else None
    settled = first is not None and first.kind in SETTLED
    reason = None if settled else _reason(board, score, best, deadline)
    start = () if reason is None else (*reason.after, *reason.columns)
    unexplained = reason is None and not settled and score != 0
    line, complete = start, False
    if whole_line or unexplained:
        rest, complete = judge.best_line(reduce(Board.play, start, board), deadline)
        line = (*start, *rest)
    if unexplained and complete:
        reason = ends_in_zugzwang(board, line)
    if first is None and given is None and score >= 0:
        scores = judge.column_scores(board, deadline)
        given = only(board, scores) if scores else None
    against = None if played is None or played in best else _against(judge, board, played, deadline)
    claims = tuple(filter(None, (first, reason, given, against)))
    return Explanation(
        seat=seat, score=score, best=tuple(best), line=line, complete=complete,
        threats=threats, claims=claims,
    )  # fmt: skip


def _reason(board: Board, score: int, best: list[int], deadline: Deadline | None) -> Claim | None:
    """The plainest claim that explains the score."""
    looked_at = count()

    def enough() -> bool:
        return next(looked_at) >= EFFORT or (deadline is not None and deadline.expired())

    columns = centre_first(best, board.geometry)
    if score < 0:
        discs = discs_to_win(score, board.empties)
        forced = forces(board.play(columns[0]), discs, enough)
        return _after(columns[0], forced) or follows_up(board, None, enough, to_win=True)
    if score == 0:
        ways = (follows_up(board, column, enough, to_win=False) for column in (None, *columns))
        return no_lines(board) or next(filter(None, ways), None)
    forced = forces(board, discs_to_win(score, board.empties), enough)
    ways = (follows_up(board, column, enough, to_win=True) for column in columns)
    return forced or min(filter(None, ways), key=lambda claim: not claim.squares, default=None)


def _against(judge: Judge, board: Board, played: int, deadline: Deadline | None) -> Claim | None:
    """What the column `played` allows the other side."""
    board = board.play(played)
    score = judge.score(board, deadline)
    if score is None or score < 0 or board.over:
        return None
    claim = at_once(board)
    if claim is None or claim.kind not in SETTLED:
        best = judge.best_columns(board, deadline)
        claim = _reason(board, score, best, deadline) if best else None
    return _after(played, claim)


def _after(column: int, claim: Claim | None) -> Claim | None:
    """The claim about the position after `column`, as one about the position before it."""
    if claim is None:
        return None
    first, rest = claim.text[0], claim.text[1:]
    text = f", {first}{rest}" if first in SIGNS else f": {first.lower()}{rest}"
    text = f"After column {column_name(column)}{text}"
    return replace(claim, after=(column, *claim.after), text=text)


# From the rules alone ---------------------------------------------------------------------------


def at_once(board: Board) -> Claim | None:
    """What wins or loses within the next two discs, or must be stopped."""
    legal = legal_moves(board.occupied, board.geometry)
    wins = board.winning_squares(board.mark) & legal
    their_wins = board.winning_squares(3 - board.mark)
    danger = their_wins & legal
    if wins:
        return _claim(Kind.WINS_NOW, board, wins)
    if danger:
        kind = Kind.CANNOT_BLOCK if danger & (danger - 1) else Kind.MUST_BLOCK
        return _claim(kind, board, danger)
    if legal & ~(their_wins >> 1):
        return None
    return _claim(Kind.IN_ZUGZWANG, board, legal << 1)


def loses_at_once(board: Board) -> Claim | None:
    """The columns that let the other side win right above, unless it is winning already."""
    above = legal_moves(board.occupied, board.geometry) << 1
    squares = above & board.winning_squares(3 - board.mark)
    return _claim(Kind.LOSES_AT_ONCE, board, squares) if squares else None


def no_lines(board: Board) -> Claim | None:
    """That the game must end in a draw, as every line is blocked."""
    free = board.geometry.board & ~board.occupied
    if any(has_won(discs | free, board.geometry) for discs in (board.own, board.theirs)):
        return None
    return _claim(Kind.NO_LINES, board)


def from_rules(board: Board) -> list[Claim]:
    """What follows from the rules alone, a win by the disc after next included."""
    first = at_once(board)
    if first is not None and first.kind in SETTLED:
        return [first]
    given = loses_at_once(board) if first is None else None
    forced = no_lines(board) or forces(board, 2, lambda: False)
    return list(filter(None, (first, forced, given)))


# From proofs and scores -------------------------------------------------------------------------


def forces(board: Board, discs: int, enough: Enough) -> Claim | None:
    """A win for the side to move within `discs` of its own; each of them threatens to win."""
    moves = force_win(board, discs, enough)
    if len(moves) < 3:
        return None
    columns = [column_of(move, board.geometry) for move in moves]
    end = reduce(Board.play, columns[:-2], board)
    wins = end.winning_squares(board.mark) & legal_moves(end.occupied, board.geometry)
    how = "two threats"
    if not wins & (wins - 1):
        how = "threat above"
        wins |= moves[-1]
    name = "forces" if len(moves) == 3 else "forces later"
    text = SENTENCES[name].replace("{how}", SENTENCES[how])
    return _claim(Kind.FORCES, board, wins, columns, text)


def follows_up(board: Board, column: int | None, enough: Enough, *, to_win: bool) -> Claim | None:
    """A win, or at least a draw, by answering every move in the same column.

    With a column, the side to move plays it first; without, the other side follows up from here. A
    win must come by zugzwang: in the end, every move of the other side opens a square on which this
    one wins. That square is named if it is one of its threats.
    """
    start = board if column is None else board.play(column)
    rules = ((free, follow_up(start, enough, to_win=to_win, free=free)) for free in (False, True))
    free, ending = next((rule for rule in rules if rule[1]), (True, None))
    if ending is None or (to_win and not ending.zugzwang):
        return None
    seat = 2 - start.mark  # who answers
    squares = ending.squares if to_win else 0
    threat = _threat(start, seat, squares)
    me, other = SIGNS[seat], SIGNS[1 - seat]
    last = "to play below it" if threat else "no safe column left"
    end = f"until {other} has {last}" if to_win else "and cannot lose"
    what = _result_of_following(board, column, me, threat, squares, to_win=to_win)
    return Claim(
        kind=Kind.FOLLOWS_UP if to_win else Kind.HOLDS,
        seat=seat,
        columns=() if column is None else (column,),
        squares=squares_of(squares, board.geometry) if threat else (),
        free=free,
        text=f"{what}: {me} answers {_rule_of_following(start, free=free)}, {end}.",
    )


def _result_of_following(
    board: Board, column: int | None, me: str, threat: str, squares: int, *, to_win: bool
) -> str:
    """What following up brings, such as "Column 4 makes an odd threat at 4-3 that X gets"."""
    result = "wins" if to_win else "holds the draw"
    if column is None:
        return f"{me}'s {threat} decides" if threat else f"{me} {result}"
    name = f"Column {column_name(column)}"
    if not threat:
        return f"{name} {result} for {me}"
    if _threat(board, SIGNS.index(me), squares):  # it is there before the column is played
        return f"{name} wins by {me}'s {threat}"
    article = "an" if threat[0] in "eo" else "a"
    return f"{name} makes {article} {threat} that {me} gets"


def _rule_of_following(start: Board, *, free: bool) -> str:
    """The rule of follow-up for the side that answers, in words."""
    if free:
        return "in the same column wherever it can"
    landing = squares_of(legal_moves(start.occupied, start.geometry), start.geometry)
    if start.rows % 2 == 0 and all(row % 2 == 0 for row, _ in landing):
        return "every move in the same column (claimeven)"
    return "every move in the same column, so that the board fills up in pairs"


def ends_in_zugzwang(board: Board, line: Sequence[int]) -> Claim | None:
    """How the best line, played to its end, is won if not by threats."""
    end = reduce(Board.play, line[:-2], board)
    claim = at_once(end)
    if len(line) < 4 or claim is None or claim.kind is not Kind.IN_ZUGZWANG:
        return None
    end = end.play(line[-2])
    return _claim(Kind.ENDS_IN_ZUGZWANG, end, end.landing_square(line[-1]), line)


def only(board: Board, scores: dict[int, int]) -> Claim | None:
    """The one column that keeps a win or a draw, by the scores of all."""
    score = max(scores.values())
    keep = [column for column in scores if scores[column] >= min(score, 1)]
    if score < 0 or len(keep) != 1 or len(scores) == 1:
        return None
    return _claim(Kind.ONLY, board, 0, keep, SENTENCES["only" if score else "only draw"])


def _threat(board: Board, seat: int, squares: int) -> str:
    """A seat's threat in words, such as "odd threat at 4-3"; empty if it is none, or several.

    Parity means something only where the number of rows is even.
    """
    for threat in find_threats(board):
        if threat.seat == seat and square(threat.row, threat.column, board.geometry) == squares:
            parity = "" if board.rows % 2 else f"{threat.parity} "
            return f"{parity}threat at {square_name(threat.row, threat.column)}"
    return ""


def _claim(
    kind: Kind,
    board: Board,
    mask: int = 0,
    columns: Sequence[int] | None = None,
    text: str | None = None,
) -> Claim:
    """A claim about the side to move and the squares of a mask; by default, their columns too.

    The text is by default that of the kind. In it, {columns} means any of them, {both} all.
    """
    seat, squares = board.mark - 1, squares_of(mask, board.geometry)
    if columns is None:
        columns = [column for _, column in squares]
    names = [square_name(*place) for place in squares]
    words = (text or SENTENCES[kind]).format(
        me=SIGNS[seat],
        other=SIGNS[1 - seat],
        first=column_name(columns[0]) if columns else "",
        columns=columns_in_words(columns, "or"),
        both=columns_in_words(columns, "and"),
        four=number_in_words(board.inarow),
        squares=join_words(names, "and"),
        below="".join(names[:1]),
        above="".join(names[-1:]),
    )
    return Claim(kind=kind, seat=seat, columns=tuple(columns), squares=squares, text=words)
