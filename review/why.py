"""Why a position is won, lost or drawn: the best line, the threats, and the reason in words.

    explanation = explain(Judge(geometry), position, Deadline(1.0))

What the words say is in claims.py. Where no claim explains the score, the line stands alone.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from agents.core.clock import Deadline
from agents.core.position import (
    Geometry,
    Position,
    columns_from_centre,
    drop,
    has_won,
    is_full,
)
from review import claims
from review.claims import Claim, Kind
from review.judge import Judge, moves_to_win
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

    def facts(self) -> dict[str, Any]:
        """Everything, as JSON can say it."""
        return {
            **vars(self),
            "threats": [threat._asdict() for threat in self.threats],
            "claims": [vars(claim) for claim in self.claims],
            "sentences": self.sentences,
        }


def explain(
    judge: Judge, position: Position, deadline: Deadline | None = None, *, played: int | None = None
) -> Explanation:
    """Why the side to move wins, loses or draws; and what is wrong with the column `played`.

    What is not known before the deadline is left out. The threats, and what follows from the rules
    alone, are always there.
    """
    geometry, seat = judge.geometry, position.discs % 2
    score = judge.score(position, deadline)
    if _over(position, geometry):
        return Explanation(seat=seat, score=score, complete=True)
    threats = _settled(position, geometry, score)
    first = claims.at_once(position, geometry)
    given = claims.loses_at_once(position, geometry) if first is None else None
    best = None if score is None else judge.best_columns(position, deadline)
    if score is None or best is None:
        by_rule = tuple(filter(None, (first, given)))
        return Explanation(seat=seat, score=score, threats=threats, claims=by_rule)
    settled = first is not None and first.kind in SETTLED
    reason = None if settled else _reason(judge, position, score, best, deadline)
    line, complete = _line(judge, position, reason, deadline)
    if reason is None and not settled and complete and score:
        reason = claims.ends_in_zugzwang(position, geometry, line)
    others = given
    if first is None and given is None and score >= 0:
        scores = judge.column_scores(position, deadline)
        others = claims.only(position, scores) if scores else None
    against = None
    if played is not None and played not in best:
        against = _against(judge, position, played, deadline)
    found = filter(None, (first, reason, others, against))
    return Explanation(
        seat=seat, score=score, best=tuple(best), line=line, complete=complete,
        threats=threats, claims=tuple(found),
    )  # fmt: skip


def _over(position: Position, geometry: Geometry) -> bool:
    return has_won(position.theirs, geometry) or is_full(position.occupied, geometry)


def _settled(position: Position, geometry: Geometry, score: int | None) -> tuple[Threat, ...]:
    """The threats, with those who get them if that agrees with the exact score."""
    threats = find_threats(position, geometry)
    filled = None if score is None else fill_up(position, geometry, threats)
    if filled is None or score is None:
        return tuple(threats)
    seat = position.discs % 2
    winner = None if score == 0 else seat if score > 0 else 1 - seat
    return tuple(filled[1] if filled[0] == winner else threats)


def _reason(
    judge: Judge, position: Position, score: int, best: list[int], deadline: Deadline | None
) -> Claim | None:
    """The plainest claim that explains the score."""
    return next(filter(None, _reasons(judge, position, score, best, deadline)), None)


def _reasons(
    judge: Judge, position: Position, score: int, best: list[int], deadline: Deadline | None
) -> Iterator[Claim | None]:
    geometry, effort = judge.geometry, Effort(EFFORT, deadline)
    empty = judge.empty(position)
    columns = sorted(best, key=columns_from_centre(geometry).index)
    if score > 0:
        yield claims.forces(position, geometry, moves_to_win(score, empty), effort)
        ways = (
            claims.follows_up(position, geometry, effort, column=column, to_win=True)
            for column in columns
        )
        yield from sorted(filter(None, ways), key=lambda claim: not claim.squares)
    elif score < 0:
        after = drop(position, columns[0], geometry)
        discs = moves_to_win(-score, empty - 1)
        forced = claims.forces(after, geometry, discs, effort)
        yield claims.after(columns[0], forced) if forced else None
        yield claims.follows_up(position, geometry, effort, column=None, to_win=True)
    else:
        yield claims.no_lines(position, geometry)
        for column in (None, *columns):
            yield claims.follows_up(position, geometry, effort, column=column, to_win=False)


def _line(
    judge: Judge, position: Position, start: Claim | None, deadline: Deadline | None
) -> tuple[tuple[int, ...], bool]:
    """Best play that begins as a claim says; and whether it reaches the end of the game."""
    line = [] if start is None else [*start.after, *start.columns]
    for column in line:
        position = drop(position, column, judge.geometry)
    while not _over(position, judge.geometry):
        best = judge.best_column(position, deadline)
        if best is None:
            return tuple(line), False
        line.append(best)
        position = drop(position, best, judge.geometry)
    return tuple(line), True


def _against(
    judge: Judge, position: Position, played: int, deadline: Deadline | None
) -> Claim | None:
    """Why the column `played` is not good: what it allows the other side."""
    after = drop(position, played, judge.geometry)
    score = judge.score(after, deadline)
    if score is None or score < 0 or _over(after, judge.geometry):
        return None
    claim = claims.at_once(after, judge.geometry)
    if claim is None or claim.kind not in SETTLED:
        best = judge.best_columns(after, deadline)
        claim = _reason(judge, after, score, best, deadline) if best else None
    return claims.after(played, claim) if claim else None
