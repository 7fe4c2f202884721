"""What the solver says about a game's positions, found by a thread while people play on."""

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial, reduce
from itertools import pairwise
from typing import Any

from agents.core.clock import Deadline
from agents.core.position import EMPTY_BOARD, Geometry, Position, drop
from play.game import SIGNS, column_name
from review.judge import Judge, advise, explain_column, explain_position
from review.moves import MARKS, THROWS_VALUE, judge_move
from review.why import explain

# Attempts are short, so that nothing waits long for what nobody wants to know any more; the
# solver's table keeps what they have found. They take turns, so that no column waits for another.
HINT_SECONDS = (0.5,) * 6
WHY_SECONDS = (0.5, *(1.0,) * 10)
SCORE_SECONDS = (0.1, 0.5, 1.0, 1.0)
Moves = tuple[int, ...]  # 0-based columns, which stand for the position that they lead to


@dataclass(frozen=True)
class Wishes:
    """What is to be known; positions in the order of their urgency."""

    hint: Moves | None = None
    why: Moves | None = None
    scores: Sequence[Moves] = ()


class Analysis:
    """Scores, hints and reasons, remembered by position once they are known.

    All is read and written under the lock of `changed`; `tell` is called under it whenever
    something new is known. What takes too long has the value None.
    """

    def __init__(
        self, geometry: Geometry, changed: threading.Condition, tell: Callable[[], None]
    ) -> None:
        self.scores: dict[Moves, int | None] = {}  # for the side to move
        self.hints: dict[Moves, tuple[int, str]] = {}
        self.reasons: dict[Moves, dict[str, Any]] = {}
        self._judge = Judge(geometry)
        self._attempts: dict[Moves, int] = {}  # at scores that are not known yet
        self._whys: dict[Moves, int] = {}  # attempts at reasons; all of them where they are known
        self._changed = changed
        self._tell = tell
        self._wishes = Wishes()
        self._thread: threading.Thread | None = None

    def wish(self, wishes: Wishes) -> None:
        """Find this out next; what was wished for before and is not known yet is given up."""
        self._wishes = wishes
        if self._thread is None and self._next() is not None:
            self._thread = threading.Thread(target=self._work, name="analysis", daemon=True)
            self._thread.start()

    def columns(self, moves: Moves, legal: Sequence[int]) -> dict[int, dict[str, Any]]:
        """Of every column whose score is known by now: the score, and what it means in words."""
        found: dict[int, dict[str, Any]] = {}
        for column in legal:
            score = self.scores.get((*moves, column))
            if score is not None:
                words = explain_column(-score, self._empty(len(moves)))
                found[column] = {"score": -score, "words": words}
            elif (*moves, column) in self.scores:
                found[column] = {"score": None, "words": "takes longer"}
        return found

    def evaluation(self, moves: Sequence[int], ply: int) -> dict[str, Any]:
        """Of every position of a game its score, seen by X, and of every move its mark.

        In words, how it stands after `ply` moves, and what is wrong with the last of them.
        """
        known = [self.scores.get(tuple(moves[:ply])) for ply in range(len(moves) + 1)]
        verdicts = [
            judge_move(before, None if after is None else -after)
            for before, after in pairwise(known)
        ]
        score, mistake = known[ply], verdicts[ply - 1] if ply else None
        words = "Not known yet"
        if score is not None:
            words = f"{SIGNS[ply % 2]} {explain_position(score, self._empty(ply))}"
        elif tuple(moves[:ply]) in self.scores:
            words = "Not known: it takes longer to find out"
        return {
            "values": [
                None if score is None else -score if ply % 2 else score
                for ply, score in enumerate(known)
            ],
            "most": (self._empty(0) + 1) // 2,
            "marks": [MARKS.get(verdict, "") for verdict in verdicts],
            "words": words,
            "mistake": str(mistake) if mistake in THROWS_VALUE else "",
        }

    def _empty(self, ply: int) -> int:
        return self._judge.geometry.rows * self._judge.geometry.columns - ply

    def _work(self) -> None:
        try:
            while True:
                with self._changed:
                    work = self._next()
                    if work is None:
                        self._thread = None
                        return
                remember = work()
                with self._changed:
                    remember()
                    self._tell()
        except BaseException:  # a bug; the next wish starts another thread
            self._thread = None
            raise

    def _next(self) -> Callable[[], Callable[[], None]] | None:
        """The most urgent work, which returns how to remember what it has found."""
        wishes = self._wishes
        if wishes.hint is not None and wishes.hint not in self.hints:
            return partial(self._find_hint, wishes.hint)
        missing = [moves for moves in wishes.scores if moves not in self.scores]
        first = min(missing, key=self._attempts_at, default=None)
        turn = len(WHY_SECONDS) if first is None else self._attempts_at(first)
        if wishes.why is not None and self._whys.get(wishes.why, 0) < turn:
            return partial(self._find_reason, wishes.why)
        return None if first is None else partial(self._find_score, first)

    def _attempts_at(self, moves: Moves) -> int:
        return self._attempts.get(moves, 0)

    def _find_hint(self, moves: Moves) -> Callable[[], None]:
        position = self._position(moves)
        for seconds in HINT_SECONDS[1:]:
            known = self._judge.score(position, Deadline(seconds)) is not None
            if known or self._wishes.hint != moves:
                break
        column, reason = advise(self._judge, position, Deadline(HINT_SECONDS[0]))
        hint = column, f"Hint: column {column_name(column)}, {reason}."
        return lambda: self.hints.__setitem__(moves, hint)

    def _find_score(self, moves: Moves) -> Callable[[], None]:
        position, attempt = self._position(moves), self._attempts_at(moves)
        self._judge.prepare(position)
        score = self._judge.score(position, Deadline(SCORE_SECONDS[attempt]))

        def remember() -> None:
            self._attempts[moves] = attempt + 1
            if score is not None or attempt + 1 == len(SCORE_SECONDS):
                self.scores[moves] = score

        return remember

    def _find_reason(self, moves: Moves) -> Callable[[], None]:
        position, attempt = self._position(moves), self._whys.get(moves, 0)
        self._judge.prepare(position)
        facts = explain(self._judge, position, Deadline(WHY_SECONDS[attempt])).facts()
        done = facts["complete"] or attempt + 1 == len(WHY_SECONDS)
        reason = {key: facts[key] for key in ("sentences", "line", "threats")}

        def remember() -> None:
            self._whys[moves] = len(WHY_SECONDS) if done else attempt + 1
            self.reasons[moves] = {**reason, "pending": not done}

        return remember

    def _position(self, moves: Moves) -> Position:
        geometry = self._judge.geometry
        return reduce(lambda position, column: drop(position, column, geometry), moves, EMPTY_BOARD)
