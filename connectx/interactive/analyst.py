"""What a page cannot find out by itself: reasons, hints where it has no search, the search."""

from concurrent.futures import Future
from functools import cached_property
from typing import Any

from connectx.core.board import Geometry
from connectx.core.clock import Deadline
from connectx.exact.judge import Judge, advise
from connectx.game import Game
from connectx.interactive.thinker import Answer, Thinker
from connectx.review.why import explain
from connectx.web.page import scorer_facts

ANALYSED = ("why", "hint", "size")
WHY_SECONDS, HINT_SECONDS = 5.0, 3.0  # after which an answer says what is known by then


class Analyst(Thinker[tuple[str, Game]]):
    """The judge of one size, for every board; asked for one of `ANALYSED` and a game."""

    def __init__(self, geometry: Geometry) -> None:
        self._geometry = geometry
        super().__init__()

    @cached_property
    def _judge(self) -> Judge:
        """Made when first asked, in the thread that thinks: for a huge board it takes minutes."""
        return Judge(self._geometry)

    def _find(self, question: tuple[str, Game], answer: Future[Answer]) -> Answer:
        what, game = question
        if what == "size":
            return {"scorer": scorer_facts(game.geometry)}
        if what == "why":
            deadline = WhileAsked(WHY_SECONDS, answer)
            reason = explain(self._judge, game.board, deadline, whole_line=False)
            return {"sentences": reason.sentences}
        column, words = advise(self._judge, game.board, WhileAsked(HINT_SECONDS, answer))
        return {"column": column, "words": words}


class WhileAsked(Deadline):
    """A deadline that expires at once if the answer is not wanted any more."""

    def __init__(self, seconds: float, answer: Future[Any]) -> None:
        super().__init__(seconds)
        self._answer = answer

    def remaining(self) -> float:
        """Seconds left, never below 0."""
        return 0.0 if self._answer.cancelled() else super().remaining()

    def expired(self) -> bool:
        """Whether no time is left."""
        return self._answer.cancelled() or super().expired()
