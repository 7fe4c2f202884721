"""What a page cannot find out by itself: reasons; scores and hints where it has no search."""

import threading
from functools import reduce
from typing import Any

from connectx.core.board import Board, Geometry
from connectx.core.clock import Deadline
from connectx.interactive.helper import THINKING, Answer, Helper
from connectx.review.judge import Judge, advise
from connectx.review.why import explain
from connectx.web.page import scorer_facts

# What takes long is tried again and again, so that it can be dropped in between, and every column
# has its turn: six seconds in total for a reason or a score. The solver's table keeps what it has
# found.
TRIES = (0.1, 0.2, 0.4, 0.8, 1.0, 1.0, 1.0, 1.5)
HINT_SECONDS = 3.0


class Analyst(Helper):
    """Answers one board's questions of one kind: "why", "scores", "hint" or "size".

    A question is the kind, the board's shape and the moves.
    """

    _judge: tuple[Geometry, Judge] | None = None

    def _find(
        self, question: tuple[str, Geometry, tuple[int, ...]], wanted: threading.Event
    ) -> Answer:
        kind, geometry, moves = question
        if kind == "size":
            return {"scorer": scorer_facts(geometry)}
        if self._judge is None or self._judge[0] != geometry:
            self._judge = geometry, Judge(geometry)
        judge, board = self._judge[1], reduce(Board.play, moves, Board.empty(*geometry[:3]))
        judge.prepare(board)
        if kind == "hint":
            column, words = advise(judge, board, Deadline(HINT_SECONDS))
            return {"column": column, "words": words}
        answer: Answer = {}
        for seconds in TRIES:
            if kind == "why":
                reason = explain(judge, board, Deadline(seconds))
                answer, complete = reason.shown(), reason.complete
            else:
                scores = _scores(judge, board, seconds, wanted)
                answer, complete = {"scores": scores}, len(scores) == len(board.legal_columns())
            if complete or not wanted.is_set():
                break
            self._tell({**answer, **THINKING}, wanted)
        return answer


def _scores(judge: Judge, board: Board, seconds: float, wanted: threading.Event) -> dict[int, Any]:
    """The scores of the columns, those that take at most so long each."""
    scores = {
        column: judge.score(board.play(column), Deadline(seconds))
        for column in board.legal_columns()
        if wanted.is_set()
    }
    return {column: -score for column, score in scores.items() if score is not None}
