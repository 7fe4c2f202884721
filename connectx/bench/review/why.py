"""Why a position is won, lost or drawn: the best line, the threats, and the reason in words.

    explanation = explain(Judge(geometry), board, Deadline(1.0))

A reason is a claim: a statement that a program can check. It follows from the rules, from exact
scores, or from a proof in `threats.py`; docs/threats.md explains the words. Where no claim explains
the score, the line stands alone.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from connectx.bench.review.claims import (
    KINDS_DECIDED_AT_ONCE,
    Claim,
    Kind,
    claim_forced_win,
    claim_immediate_result,
    claim_losing_columns,
    claim_no_lines,
    from_rules,
    make_claim,
    make_effort_limit,
    play_columns,
)
from connectx.bench.review.refutation import refute
from connectx.bench.review.threats import (
    EffortLimit,
    Threat,
    find_threats,
    follow_up,
    square_name,
    squares_of,
)
from connectx.bench.solver.judge import Judge
from connectx.core.board import Board, centre_first, legal_moves, square
from connectx.core.clock import Deadline, deadline_of
from connectx.words import SENTENCES, SIGNS, column_name, discs_to_win

EXPLAIN_SECONDS = 1.0  # for the reasons of one position of a game
MAX_PROOF_POSITIONS = 6_000  # positions that all proofs of an explanation may look at


@dataclass(frozen=True, kw_only=True)
class Explanation:
    """Why a position is won, lost or drawn. Seats, rows and columns count from 0."""

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
        """Everything but the score in words: the best line, the threats, the sentences.

        Such as ["line: 4453...", "threats: O 4-2 even", "Only column 4 wins."].
        """
        columns = "".join(column_name(column) for column in self.line)
        dots = "" if self.complete else "..."
        lines = [f"line: {columns}{dots}"]
        if self.threats:
            threat_names = [str(threat) for threat in self.threats]
            lines.append(f"threats: {'; '.join(threat_names)}")
        return [*lines, *self.sentences]

    def shown(self) -> dict[str, Any]:
        """Return the sentences, the line and the threats for JSON."""
        threats = [threat._asdict() for threat in self.threats]
        return {"sentences": self.sentences, "line": self.line, "threats": threats}

    def facts(self) -> dict[str, Any]:
        """Return all attributes and the sentences for JSON."""
        facts = vars(self) | self.shown()  # the threats in it are dictionaries
        facts["claims"] = [vars(claim) for claim in self.claims]
        return facts


def explain(
    judge: Judge,
    board: Board,
    deadline: Deadline | float | None = None,
    *,
    played: int | None = None,
    whole_line: bool = True,
) -> Explanation:
    """Explain why the side to move wins, loses or draws.

    If the column `played`, counted from 0, is a mistake, explains what the other side does after
    it, and not the score.

    `deadline` is a `Deadline`, seconds from now, or None for no limit. What is not known by then is
    left out. The threats, and what follows from the rules alone, are always there. With
    `whole_line`, the best line goes on to the end of the game. Without, it does so only if nothing
    else explains the score.

    >>> board = Board.from_moves("121212")
    >>> explain(Judge(board.geometry), board).sentences
    ['X can make four now: column 1.']
    """
    seat = board.mark - 1  # marks are 1 and 2, seats are 0 and 1
    deadline = deadline_of(deadline)
    score = judge.score(board, deadline)
    if board.over:
        return Explanation(seat=seat, score=score, complete=True)
    threats = find_threats(board)
    best_columns = None if score is None else judge.best_columns(board, deadline)
    if score is None or best_columns is None:
        claims = from_rules(board)
        return Explanation(seat=seat, score=score, threats=threats, claims=tuple(claims))
    claims = []
    if played is not None and played not in best_columns:
        claims = _explain_mistake(judge, board, played, deadline)
    line: tuple[int, ...] = ()
    complete = False
    if not claims:
        claims, line, complete = _explain_score(judge, board, best_columns, deadline, whole_line)
    elif whole_line:
        line, complete = judge.best_line(board, deadline)
    return Explanation(
        seat=seat, score=score, best=tuple(best_columns), line=line, complete=complete,
        threats=threats, claims=tuple(claims),
    )  # fmt: skip


def _explain_mistake(
    judge: Judge, board: Board, played: int, deadline: Deadline | None
) -> list[Claim]:
    """Claim what the other side does after the mistake `played`, which is a column.

    The claims rest on the scores that are known before the deadline. Without any, they rest on the
    rules alone.
    """
    board_after = board.play(played)
    reply_scores = None
    if not board_after.over:
        reply_scores = judge.column_scores(board_after, deadline)
    scores = judge.column_scores(board, deadline)
    return refute(board, played, scores or {}, reply_scores or {})


def _explain_score(
    judge: Judge,
    board: Board,
    best_columns: list[int],
    deadline: Deadline | None,
    whole_line: bool,
) -> tuple[list[Claim], tuple[int, ...], bool]:
    """Return the claims about a position, the best line, and whether the line ends the game.

    The line consists of columns of both sides in turn. It is best play up to the end of the game
    with `whole_line`, or if no claim explains why a side wins. Otherwise it has only the moves that
    a claim names, if any. `best_columns` are those of the side to move. The game must not be over.
    """
    score = judge.score(board, deadline)
    if score is None:  # not known before the deadline
        score = 0
    immediate = claim_immediate_result(board)
    is_decided_at_once = immediate is not None and immediate.kind in KINDS_DECIDED_AT_ONCE
    reason = None
    if not is_decided_at_once:
        reason = _find_reason(board, score, best_columns, deadline)
    is_unexplained = reason is None and not is_decided_at_once and score != 0
    line: tuple[int, ...] = ()
    if reason is not None:
        line = (*reason.after, *reason.columns)
    complete = False
    if whole_line or is_unexplained:
        later_moves, complete = judge.best_line(play_columns(board, line), deadline)
        line = (*line, *later_moves)
    if is_unexplained and complete:
        reason = claim_ending_in_zugzwang(board, line)
    warning = None
    if immediate is None:
        warning = _find_warning(judge, board, score, deadline)
    claims = [claim for claim in (immediate, reason, warning) if claim is not None]
    return claims, line, complete


def _find_warning(
    judge: Judge, board: Board, score: int, deadline: Deadline | None
) -> Claim | None:
    """Claim which columns lose at once, else that one column alone keeps the win or the draw.

    `score` is that of the side to move. Returns None if neither is the case, and if no column loses
    at once and the scores of the columns are not known by the deadline.
    """
    losing_columns = claim_losing_columns(board)
    if losing_columns is not None or score < 0:
        return losing_columns
    column_scores = judge.column_scores(board, deadline)
    return claim_only_column(board, column_scores or {})


def _find_reason(
    board: Board, score: int, best_columns: list[int], deadline: Deadline | None
) -> Claim | None:
    """Return the plainest claim that explains the score for the side to move.

    `best_columns` are those with that score. Returns None if no claim is proved before the
    deadline, or by looking at `MAX_PROOF_POSITIONS` positions.
    """
    is_effort_spent = make_effort_limit(MAX_PROOF_POSITIONS, deadline)
    columns = centre_first(best_columns, board.geometry)
    if score < 0:
        return _find_reason_of_loss(board, score, columns[0], is_effort_spent)
    if score == 0:
        return _find_reason_of_draw(board, columns, is_effort_spent)
    return _find_reason_of_win(board, score, columns, is_effort_spent)


def _find_reason_of_loss(
    board: Board, score: int, column: int, is_effort_spent: EffortLimit
) -> Claim | None:
    """Claim that the other side wins, either by threats or by zugzwang.

    The side to move has the negative score, and `column` is its best one. Returns None if neither
    way to win is found before `is_effort_spent()` is true.
    """
    discs = discs_to_win(score, board.empties)
    forced_win = claim_forced_win(board.play(column), discs, is_effort_spent)
    if forced_win is not None:
        return _put_column_before(column, forced_win)
    return claim_following_up(board, column=None, is_effort_spent=is_effort_spent, to_win=True)


def _find_reason_of_draw(
    board: Board, columns: list[int], is_effort_spent: EffortLimit
) -> Claim | None:
    """Claim that nobody can win, or that a side cannot lose if it answers in the same column.

    `columns` are the best ones for the side to move. Returns None if neither is found before
    `is_effort_spent()` is true.
    """
    no_lines = claim_no_lines(board)
    if no_lines is not None:
        return no_lines
    # The side not to move answers in the same column from here (None), or the side to move does so
    # after one of these columns.
    for column in (None, *columns):
        draw = claim_following_up(board, column, is_effort_spent, to_win=False)
        if draw is not None:
            return draw
    return None


def _find_reason_of_win(
    board: Board, score: int, columns: list[int], is_effort_spent: EffortLimit
) -> Claim | None:
    """Claim that the side to move wins, either by threats or by zugzwang.

    It wins by zugzwang if it plays one of the best `columns`, and then answers every move in the
    same column. A claim that names the square on which it wins is preferred. Returns None if
    neither way to win is found before `is_effort_spent()` is true.
    """
    forced_win = claim_forced_win(board, discs_to_win(score, board.empties), is_effort_spent)
    if forced_win is not None:
        return forced_win
    first_claim = None
    for column in columns:
        claim = claim_following_up(board, column, is_effort_spent, to_win=True)
        if claim is None:
            continue
        if claim.squares:
            return claim
        if first_claim is None:
            first_claim = claim
    return first_claim


def _put_column_before(column: int, claim: Claim) -> Claim:
    """Return a claim that holds after `column` as a claim about the position before it.

    Its text then begins as in "After column 4, X ..." or "After column 4: column 2 wins ...".
    """
    beginning = f"After column {column_name(column)}"
    first_letter = claim.text[0]
    begins_with_side = first_letter in SIGNS  # "X" or "O", which stays a capital
    if begins_with_side:
        text = f"{beginning}, {claim.text}"
    else:
        text = f"{beginning}: {first_letter.lower()}{claim.text[1:]}"
    return replace(claim, after=(column, *claim.after), text=text)


# From proofs and scores -------------------------------------------------------------------------


def claim_following_up(
    board: Board, column: int | None, is_effort_spent: EffortLimit, *, to_win: bool
) -> Claim | None:
    """Claim that a side wins, or at least draws, by answering every move in the same column.

    Answering in the same column is called following up. If `column` is None, the side not to move
    follows up from here. Otherwise, the side to move plays `column` first and follows up then. A
    win must come by zugzwang: in the end, every move of the other side opens a square on which the
    side that follows up wins. The claim names that square if it is one of the threats of that side.
    Returns None if no such win or draw is proved before `is_effort_spent()` is true.
    """
    start = board if column is None else board.play(column)
    # With `free`, the side plays as it likes where a column is full. This is tried last, because a
    # claim without such moves is plainer.
    free = False
    ending = follow_up(start, is_effort_spent, to_win=to_win, free=False)
    if ending is None:
        free = True
        ending = follow_up(start, is_effort_spent, to_win=to_win, free=True)
    if ending is None:
        return None
    if to_win and not ending.zugzwang:
        return None
    follower_mark = 3 - start.mark  # of the side not to move, which follows up; marks are 1 and 2
    seat = follower_mark - 1
    sign = SIGNS[seat]
    winning_squares = ending.squares if to_win else 0
    threat = _describe_threat(start, seat, winning_squares)
    result = _describe_result(board, column, sign, threat, winning_squares, to_win=to_win)
    rule = _describe_rule(start, free=free)
    if to_win:
        last_moves = "to play below it" if threat else "no safe column left"
        ending_text = f"until {SIGNS[1 - seat]} has {last_moves}"
    else:
        ending_text = "and cannot lose"
    return Claim(
        kind=Kind.FOLLOWS_UP if to_win else Kind.HOLDS,
        seat=seat,
        columns=() if column is None else (column,),
        squares=squares_of(winning_squares, board.geometry) if threat else (),
        free=free,
        text=f"{result}: {sign} answers {rule}, {ending_text}.",
    )


def _describe_result(
    board: Board, column: int | None, sign: str, threat: str, threat_squares: int, *, to_win: bool
) -> str:
    """Say what a side gets by answering every move in the same column.

    Returns such as "Column 4 wins for X" or "Column 4 makes an odd threat at 4-3 that X gets". The
    `sign` of that side is "X" or "O". `column` is played on `board` first, if it is not None.
    `threat` describes the threat on `threat_squares`, a mask, by which the side wins, such as "odd
    threat at 4-3"; it is "" if there is no such threat, as in a draw.
    """
    result = "wins" if to_win else "holds the draw"
    if column is None and threat:
        return f"{sign}'s {threat} decides"
    if column is None:
        return f"{sign} {result}"
    column_text = f"Column {column_name(column)}"
    if not threat:
        return f"{column_text} {result} for {sign}"
    seat = SIGNS.index(sign)
    was_threat_there_before = _describe_threat(board, seat, threat_squares) != ""
    if was_threat_there_before:
        return f"{column_text} wins by {sign}'s {threat}"
    article = "an" if threat[0] in "eo" else "a"  # before "even", "odd" and "threat"
    return f"{column_text} makes {article} {threat} that {sign} gets"


def _describe_rule(start: Board, *, free: bool) -> str:
    """Say how a side answers which from `start` on answers every move in the same column.

    Returns such as "every move in the same column (claimeven)". `free` says that the side plays as
    it likes where a column is full. The rule is called claimeven if the side so gets the upper one
    of every two squares.
    """
    if free:
        return "in the same column wherever it can"
    landing_mask = legal_moves(start.occupied, start.geometry)
    landing_rows = [row for row, _column in squares_of(landing_mask, start.geometry)]
    has_even_columns = all(row % 2 == 0 for row in landing_rows)  # with 0, 2, 4 ... discs
    if has_even_columns and start.rows % 2 == 0:
        return "every move in the same column (claimeven)"
    return "every move in the same column, so that the board fills up in pairs"


def claim_ending_in_zugzwang(board: Board, line: Sequence[int]) -> Claim | None:
    """Claim that a line of best play, which ends the game from `board` on, is won by zugzwang.

    The claim names the square of the win. Another line that is as long may end elsewhere. Returns
    None if the line ends in another way, or has fewer than four moves.
    """
    if len(line) < 4:
        return None
    *earlier_columns, forced_column, winning_column = line
    board_before_forced_move = play_columns(board, earlier_columns)
    claim = claim_immediate_result(board_before_forced_move)
    if claim is None or claim.kind is not Kind.IN_ZUGZWANG:
        return None
    board_before_win = board_before_forced_move.play(forced_column)
    winning_square = board_before_win.landing_square(winning_column)
    return make_claim(Kind.ENDS_IN_ZUGZWANG, board_before_win, winning_square, columns=line)


def claim_only_column(board: Board, scores: Mapping[int, int]) -> Claim | None:
    """Claim that one column alone keeps a win, or keeps a draw.

    `scores` are those of all legal columns; without any, returns None. Returns None, too, if
    several columns keep the win or the draw, if all lose, or if only one column is legal.
    """
    if len(scores) < 2:
        return None
    winning_columns = [column for column, score in scores.items() if score > 0]
    if len(winning_columns) == 1:
        return make_claim(Kind.ONLY, board, columns=winning_columns, sentence=SENTENCES["only"])
    drawing_columns = [column for column, score in scores.items() if score == 0]
    if not winning_columns and len(drawing_columns) == 1:
        sentence = SENTENCES["only draw"]
        return make_claim(Kind.ONLY, board, columns=drawing_columns, sentence=sentence)
    return None


def _describe_threat(board: Board, seat: int, squares: int) -> str:
    """Return a seat's threat in words, such as "odd threat at 4-3".

    `squares` is the mask of the square on which the seat may have the threat. Returns "" if the
    mask is not exactly one square, or if the seat has no threat there. Where the number of rows is
    odd, the words "odd" and "even" are left out, as they tell nothing about who gets the square.
    """
    for threat in find_threats(board):
        threat_square = square(threat.row, threat.column, board.geometry)
        if threat.seat == seat and threat_square == squares:
            words = f"threat at {square_name(threat.row, threat.column)}"
            return f"{threat.parity} {words}" if board.rows % 2 == 0 else words
    return ""
