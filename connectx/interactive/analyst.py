"""What a page cannot find out by itself: reasons, and the search for another size."""

import math
import threading
from collections.abc import Callable
from time import perf_counter

from connectx.core.board import Geometry
from connectx.core.clock import Deadline
from connectx.exact.judge import Judge
from connectx.game import Game
from connectx.interactive.thinker import Answer, Thinker
from connectx.review.why import explain
from connectx.web.page import scorer_facts

ANALYSED = ("why", "size")
WHY_SECONDS = 5.0  # after which an answer says what is known by then


class Analyst(Thinker):
    """Finds one of `ANALYSED` for one board. The boards of a size take turns at a judge."""

    def __init__(
        self, what: str, judge_of: Callable[[Geometry], Judge], turn: threading.Lock
    ) -> None:
        super().__init__()
        self._what, self._judge_of, self._turn = what, judge_of, turn

    def _find(self, game: Game) -> Answer:
        def clock() -> float:  # by which a deadline expires as soon as nobody waits
            return perf_counter() if self.wants(game) else math.inf

        with self._turn:
            if self._what == "size":
                return {"scorer": scorer_facts(game.geometry)}
            judge = self._judge_of(game.geometry)  # for a huge board it takes minutes
            deadline = Deadline(WHY_SECONDS, clock)
            reason = explain(judge, game.board, deadline, whole_line=False)
            return {"sentences": reason.sentences}
