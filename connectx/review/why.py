"""Why a position is won, lost or drawn: the best line, the threats, and the reason in words.

    explanation = explain(Judge(geometry), board, Deadline(1.0))

A reason is a claim (`claims.py`). Where none explains the score, the line stands alone.
"""

from dataclasses import dataclass, replace
from functools import reduce
from itertools import count
from typing import Any

from connectx.core.board import Board, centre_first
from connectx.core.clock import Deadline, deadline_of
from connectx.exact.judge import Judge
from connectx.review.claims import (
    SETTLED,
    Claim,
    at_once,
    ends_in_zugzwang,
    follows_up,
    forces,
    from_rules,
    loses_at_once,
    no_lines,
    only,
)
from connectx.review.threats import Threat, find_threats
from connectx.words import SIGNS, column_name, discs_to_win

EFFORT = 6_000  # positions that all proofs of an explanation may look at


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
