"""Why a position is won, lost or drawn: the best line, the threats, and the reason in words.

    explanation = explain(Judge(geometry), position, Deadline(1.0))

What the words say is in claims.py. Where no claim explains the score, the line stands alone.
"""

from dataclasses import dataclass
from functools import reduce
from typing import Any

from agents.core.board import Board, columns_from_centre
from agents.core.clock import Deadline
from arena.game import column_name
from review import claims
from review.claims import Claim, Kind
from review.judge import Judge, moves_to_win, sign
from review.proofs import Effort
from review.threats import Threat, fill_up, find_threats

EFFORT = 6_000  # positions that all proofs of an explanation may look at
SETTLED = (Kind.WINS_NOW, Kind.CANNOT_BLOCK, Kind.IN_ZUGZWANG)


@dataclass(frozen=True, kw_only=True)
class Explanation:
    """What is known of a position. Seats, rows and columns count from 0."""

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
        return {
            **vars(self),
            **self.shown(),
            "claims": [vars(claim) for claim in self.claims],
        }


def explain(
    judge: Judge, board: Board, deadline: Deadline | None = None, *, played: int | None = None
) -> Explanation:
    """Why the side to move wins, loses or draws; and what is wrong with the column `played`.

    What is not known before the deadline is left out. The threats, and what follows from the rules
    alone, are always there.
    """
    seat, score = board.mark - 1, judge.score(board, deadline)
    if board.over:
        return Explanation(seat=seat, score=score, complete=True)
    threats = _settled(board, score)
    first = claims.at_once(board)
    given = claims.loses_at_once(board) if first is None else None
    best = None if score is None else judge.best_columns(board, deadline)
    if score is None or best is None:
        by_rule = tuple(filter(None, (first, given)))
        return Explanation(seat=seat, score=score, threats=threats, claims=by_rule)
    settled = first is not None and first.kind in SETTLED
    reason = None if settled else _reason(board, score, best, deadline)
    start = () if reason is None else (*reason.after, *reason.columns)
    rest, complete = judge.best_line(reduce(Board.play, start, board), deadline)
    line = (*start, *rest)
    if reason is None and not settled and complete and score:
        reason = claims.ends_in_zugzwang(board, line)
    others = given
    if first is None and given is None and score >= 0:
        scores = judge.column_scores(board, deadline)
        others = claims.only(board, scores) if scores else None
    against = None
    if played is not None and played not in best:
        against = _against(judge, board, played, deadline)
    found = filter(None, (first, reason, others, against))
    return Explanation(
        seat=seat, score=score, best=tuple(best), line=line, complete=complete,
        threats=threats, claims=tuple(found),
    )  # fmt: skip


def _settled(board: Board, score: int | None) -> tuple[Threat, ...]:
    """The threats; with their takers, if those agree with the exact score."""
    threats = find_threats(board)
    if score is not None and (filled := fill_up(board, threats)) and filled[0] == sign(score):
        threats = filled[1]
    return tuple(threats)


def _reason(board: Board, score: int, best: list[int], deadline: Deadline | None) -> Claim | None:
    """The plainest claim that explains the score."""
    effort = Effort(EFFORT, deadline)
    columns = sorted(best, key=columns_from_centre(board.geometry).index)
    if score > 0:
        forced = claims.forces(board, moves_to_win(score, board.empties), effort)
        if forced:
            return forced
        ways = (claims.follows_up(board, effort, column=each, to_win=True) for each in columns)
        return min(filter(None, ways), key=lambda claim: not claim.squares, default=None)
    if score < 0:
        discs = moves_to_win(-score, board.empties - 1)
        forced = claims.forces(board.play(columns[0]), discs, effort)
        if forced:
            return claims.after(columns[0], forced)
        return claims.follows_up(board, effort, column=None, to_win=True)
    ways = (
        claims.follows_up(board, effort, column=each, to_win=False) for each in (None, *columns)
    )
    return claims.no_lines(board) or next(filter(None, ways), None)


def _against(judge: Judge, board: Board, played: int, deadline: Deadline | None) -> Claim | None:
    """What the column `played` allows the other side."""
    board = board.play(played)
    score = judge.score(board, deadline)
    if score is None or score < 0 or board.over:
        return None
    claim = claims.at_once(board)
    if claim is None or claim.kind not in SETTLED:
        best = judge.best_columns(board, deadline)
        claim = _reason(board, score, best, deadline) if best else None
    return claims.after(played, claim) if claim else None
