"""What a page cannot find out by itself: reasons; scores and hints where it has no search."""

import threading
from collections import Counter
from time import monotonic
from typing import Any

from connectx.arena.game import Game
from connectx.core.board import Geometry
from connectx.core.clock import Deadline
from connectx.interactive.opponent import THINKING, Answer
from connectx.review.judge import Judge, advise
from connectx.review.why import explain

SLICE_SECONDS = 0.6  # of work for each time that a question is asked
TRIES = {"why": 12, "scores": 12, "hint": 5}  # of a question at most


class Analyst:
    """The solver of one board, which works while it is asked and remembers what it has found."""

    def __init__(self, geometry: Geometry) -> None:
        self._judge = Judge(geometry)
        self._tries: Counter[tuple[str, tuple[int, ...]]] = Counter()
        self._lock = threading.Lock()
        self._asked_at = monotonic()

    def silence(self) -> float:
        """Seconds since it was last asked."""
        return monotonic() - self._asked_at

    def ask(self, kind: str, game: Game) -> Answer:
        """The answer to one of `TRIES`; with "thinking" while asking again would find more."""
        self._asked_at = monotonic()
        if not self._lock.acquire(timeout=SLICE_SECONDS):
            return THINKING
        try:
            self._tries[kind, game.moves] += 1
            answer, complete = getattr(self, f"_{kind}")(game)
            given_up = self._tries[kind, game.moves] >= TRIES[kind]
            return answer if complete or given_up else {**answer, **THINKING}
        finally:
            self._lock.release()

    def _why(self, game: Game) -> tuple[Answer, bool]:
        reason = explain(self._judge, game.board, Deadline(SLICE_SECONDS))
        return reason.shown(), reason.complete

    def _scores(self, game: Game) -> tuple[Answer, bool]:
        judge, board = self._judge, game.board
        columns, scores = board.legal_columns(), dict[int, int]()
        for column in columns:
            score = judge.score(board.play(column), Deadline(SLICE_SECONDS / len(columns)))
            if score is not None:
                scores[column] = -score
        return {"scores": scores}, len(scores) == len(columns)

    def _hint(self, game: Game) -> tuple[dict[str, Any], bool]:
        column, words = advise(self._judge, game.board, Deadline(SLICE_SECONDS))
        known = self._judge.score(game.board, Deadline(0)) is not None
        return {"column": column, "words": words}, known
