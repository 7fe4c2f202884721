"""What the solver says about a game's positions, found by a thread while people play on."""

import threading
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

from agents.core.board import Geometry
from agents.core.clock import Deadline
from arena.game import SIGNS, column_name
from play.game import GameInProgress
from review.judge import Judge, advise, explain_column, explain_position
from review.moves import MARKS, THROWS_VALUE, judge_move
from review.why import explain

Moves = tuple[int, ...]  # 0-based columns, which stand for the position that they lead to
Wish = tuple[str, Moves]  # what is to be known of a position: its "hint", "score" or "why"

# Seconds for every attempt. Attempts are short, so that nothing waits long for what nobody wants to
# know any more; the solver's table keeps what they have found. They take turns, so that no column
# waits for another.
ATTEMPTS = {"hint": (0.5,) * 5, "score": (0.1, 0.5, 1.0, 1.0), "why": (0.5, *(1.0,) * 10)}


class Analysis:
    """Hints, scores and reasons, remembered once they are known.

    All is read and written under the lock of `changed`; `tell` is called under it after every
    attempt.
    """

    def __init__(
        self, geometry: Geometry, changed: threading.Condition, tell: Callable[[], None]
    ) -> None:
        self.known: dict[Wish, Any] = {}  # a score is that of the side to move
        self._judge = Judge(geometry)
        self._attempts: Counter[Wish] = Counter()  # at most as many as there are, also once known
        self._changed = changed
        self._tell = tell
        self._wishes: Sequence[Wish] = ()
        self._works = False

    def wish(self, wishes: Sequence[Wish]) -> None:
        """Find this out next; what was wished for before and is not known yet is given up."""
        self._wishes = wishes
        if not self._works and self._next() is not None:
            self._works = True
            threading.Thread(target=self._work, name="analysis", daemon=True).start()

    def columns(self, moves: Moves, legal: Sequence[int]) -> dict[int, dict[str, Any]]:
        """Of every column whose score is known by now: the score, and what it means in words."""
        found: dict[int, dict[str, Any]] = {}
        for column in legal:
            wish = "score", (*moves, column)
            if wish in self.known:
                score = -self.known[wish]
                words = explain_column(score, self._empty(len(moves)))
                found[column] = {"score": score, "words": words}
            elif self._is_given_up(wish):
                found[column] = {"score": None, "words": "takes longer"}
        return found

    def evaluation(self, moves: Moves, ply: int) -> dict[str, Any]:
        """Of every position of a game its score, seen by X, and of every move its mark.

        In words, how it stands after `ply` moves, and what is wrong with the last of them.
        """
        wishes = [("score", moves[:count]) for count in range(len(moves) + 1)]
        known = [self.known.get(wish) for wish in wishes]
        verdicts = [
            judge_move(before, None if after is None else -after)
            for before, after in pairwise(known)
        ]
        score, mistake = known[ply], verdicts[ply - 1] if ply else None
        if score is not None:
            words = f"{SIGNS[ply % 2]} {explain_position(score, self._empty(ply))}"
        else:
            late = self._is_given_up(wishes[ply])
            words = "Not known: it takes longer to find out" if late else "Not known yet"
        return {
            "values": [
                None if score is None else -score if count % 2 else score
                for count, score in enumerate(known)
            ],
            "most": (self._empty(0) + 1) // 2,
            "marks": [MARKS.get(verdict, "") for verdict in verdicts],
            "words": words,
            "mistake": str(mistake) if mistake in THROWS_VALUE else "",
        }

    def _empty(self, ply: int) -> int:
        return self._judge.geometry.rows * self._judge.geometry.columns - ply

    def _left(self, wish: Wish) -> Sequence[float]:
        """The attempts that are left."""
        return ATTEMPTS[wish[0]][self._attempts[wish] :]

    def _is_given_up(self, wish: Wish) -> bool:
        return not self._left(wish) and wish not in self.known

    def _next(self) -> Wish | None:
        """A hint, for which somebody waits; or what has been tried least."""
        wishes = filter(self._left, self._wishes)
        return min(wishes, key=lambda wish: (wish[0] != "hint", self._attempts[wish]), default=None)

    def _work(self) -> None:
        try:
            while True:
                with self._changed:
                    wish = self._next()
                    if wish is None:
                        self._works = False
                        return
                    seconds, *more = self._left(wish)
                found, done = self._find(wish, seconds, is_last=not more)
                with self._changed:
                    self._attempts[wish] += len(self._left(wish)) if done else 1
                    if found is not None:
                        self.known[wish] = found
                    self._tell()
        except BaseException:  # a bug; the next wish starts another thread
            self._works = False
            raise

    def _find(self, wish: Wish, seconds: float, *, is_last: bool) -> tuple[Any, bool]:
        """What was found in time, or None; and whether there is no more to find."""
        kind, moves = wish
        judge, board = self._judge, GameInProgress(self._judge.geometry, moves).board
        if kind == "why":
            judge.prepare(board)
            facts = explain(judge, board, Deadline(seconds)).facts()
            done = facts["complete"] or is_last
            reason = {key: facts[key] for key in ("sentences", "line", "threats")}
            return {**reason, "pending": not done}, done
        if kind == "score":
            judge.prepare(board)
        score = judge.score(board, Deadline(seconds))
        if kind == "score" or (score is None and not is_last):
            return score, score is not None
        column, words = advise(judge, board, Deadline(seconds))
        return (column, f"Hint: column {column_name(column)}, {words}."), True
