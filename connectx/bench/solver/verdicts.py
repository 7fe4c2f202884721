"""Verdicts on moves: one table for reviews and pages, by the values before and after a move."""

from enum import StrEnum
from typing import NamedTuple


class Verdict(StrEnum):
    """What a move did, compared with the best one."""

    PERFECT = "perfect"
    WIN_THROWN = "win thrown away"
    DRAW_THROWN = "draw thrown away"
    SLOWER_WIN = "slower win"
    FASTER_LOSS = "faster loss"
    GIVEN = "given"
    UNKNOWN = "not scored"


class Mistake(NamedTuple):
    """A move that scores less than the best one, by the signs of the two scores."""

    verdict: Verdict
    symbol: str  # as in chess
    meaning: str
    before: int  # the sign of the best move's score
    after: tuple[int, ...]  # the signs that this move's score can have
    blunder: bool  # whether it gives a win or a draw away


# Worst first. A page gets the same rows. A step of a score is one disc of whoever wins.
MISTAKES = (
    Mistake(Verdict.WIN_THROWN, "??", "a win became a draw or a loss", 1, (0, -1), True),
    Mistake(Verdict.DRAW_THROWN, "?", "a draw became a loss", 0, (-1,), True),
    Mistake(Verdict.SLOWER_WIN, "?!", "still wins, but not as fast", 1, (1,), False),
    Mistake(Verdict.FASTER_LOSS, "?!", "was lost anyway, but loses sooner", -1, (-1,), False),
)
SYMBOLS = {mistake.verdict: mistake.symbol for mistake in MISTAKES}
BLUNDERS = tuple(mistake.verdict for mistake in MISTAKES if mistake.blunder)


def verdict_on(before: int | None, after: int | None) -> Verdict:
    """The verdict on a move that scores `after` when the best one scores `before`."""
    if before is None or after is None:
        return Verdict.UNKNOWN
    if after >= before:
        return Verdict.PERFECT
    signs = sign(before), sign(after)
    return next(row.verdict for row in MISTAKES if signs[0] == row.before and signs[1] in row.after)


def sign(score: int) -> int:
    """1 for a win, 0 for a draw, -1 for a loss."""
    return (score > 0) - (score < 0)
