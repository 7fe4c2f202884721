"""What a page cannot find out by itself: reasons; scores and hints where it has no search."""

import threading
from collections import Counter

from connectx.arena.game import Game
from connectx.core.board import Board, Geometry
from connectx.core.clock import Deadline
from connectx.interactive.opponent import THINKING, Answer
from connectx.review.judge import Judge, advise
from connectx.review.why import explain

SLICE_SECONDS = 0.6  # of work for each time that a question is asked
MOST_TRIES = {"why": 12, "scores": 12, "hint": 5}  # how often a question is worked on
QUESTIONS = tuple(MOST_TRIES)


class Analyst:
    """The solver of one size, which works while it is asked and remembers what it has found.

    One for every kind of question, so that a hint need not wait for the scores of all columns.
    """

    def __init__(self, geometry: Geometry) -> None:
        self._judge = Judge(geometry)
        self._tries: Counter[tuple[str, tuple[int, ...]]] = Counter()
        self._lock = threading.Lock()

    def ask(self, kind: str, game: Game) -> Answer:
        """The answer to one of `QUESTIONS`; with "thinking" while asking again would find more."""
        if not self._lock.acquire(timeout=SLICE_SECONDS / 2):
            return THINKING
        try:
            self._tries[kind, game.moves] += 1
            find = {"why": self._why, "scores": self._scores, "hint": self._hint}[kind]
            answer, complete = find(game.board)
            complete = complete or self._tries[kind, game.moves] >= MOST_TRIES[kind]
            return answer if complete else {**answer, **THINKING}
        finally:
            self._lock.release()

    def _why(self, board: Board) -> tuple[Answer, bool]:
        reason = explain(self._judge, board, Deadline(SLICE_SECONDS))
        return reason.shown(), reason.complete

    def _scores(self, board: Board) -> tuple[Answer, bool]:
        columns = board.legal_columns()
        scores: dict[int, int] = {}
        for column in columns:
            deadline = Deadline(SLICE_SECONDS / len(columns))
            reply = self._judge.score(board.play(column), deadline)
            if reply is not None:
                scores[column] = -reply
        return {"scores": scores}, len(scores) == len(columns)

    def _hint(self, board: Board) -> tuple[Answer, bool]:
        column, words = advise(self._judge, board, Deadline(SLICE_SECONDS))
        known = self._judge.score(board, Deadline(0)) is not None
        return {"column": column, "words": words}, known
