"""What the solver says about a game's positions, found by a thread while people play on."""

import threading
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

from connectx.arena.game import SIGNS, Game, column_name
from connectx.core.board import Board, Geometry
from connectx.core.clock import Deadline
from connectx.core.verdicts import MARKS, THROWS_VALUE, Verdict, judge_move
from connectx.review.judge import Judge, advise, moves_to_win
from connectx.review.why import explain

Wish = tuple[str, Board]  # what to find out about a position: its "hint", "score" or "why"

# A wish is tried with growing deadlines, 6.3 s in total. Wishes take turns, so that no column waits
# for another; the solver's table keeps what it has found.
FIRST_SECONDS = 0.1  # doubled from attempt to attempt
ATTEMPTS = 6
HINT_SECONDS = 3.0  # in one attempt, as somebody waits for it


class Analysis:
    """Hints, scores and reasons, remembered once they are known.

    The lock of `changed` guards everything; `tell` is called with it held, after every attempt.
    """

    def __init__(
        self, geometry: Geometry, changed: threading.Condition, tell: Callable[[], None]
    ) -> None:
        self.known: dict[Wish, Any] = {}  # a score is the mover's; None: not found in time so far
        self._judge = Judge(geometry)
        self._attempts: Counter[Wish] = Counter()
        self._changed = changed
        self._tell = tell
        self._wishes: Sequence[Wish] = ()
        self._works = False

    def wish(self, wishes: Sequence[Wish]) -> None:
        """Find this out next, the first ones first; drop earlier wishes that are not known yet."""
        self._wishes = wishes
        if not self._works and self._next() is not None:
            self._works = True
            threading.Thread(target=self._work, name="analysis", daemon=True).start()

    def columns(self, board: Board) -> dict[int, int | None]:
        """The score of every column that has been tried; None: not found in time so far."""
        wishes = {column: ("score", board.play(column)) for column in board.legal_columns()}
        found = {each: self.known[wish] for each, wish in wishes.items() if wish in self.known}
        return {column: reply and -reply for column, reply in found.items()}

    def evaluation(self, game: Game, ply: int) -> dict[str, Any]:
        """The evaluation after `ply` moves, in words and as X's score, and the game's mistakes."""
        board, score = game.boards()[ply], self._scores(game)[ply]
        verdicts = self._verdicts(game)
        verdict = verdicts[ply - 1] if ply else None
        return {
            "words": "Not known yet" if score is None else _outcome(score, board),
            "score": score and (score if board.mark == 1 else -score),
            "marks": [MARKS.get(each, "") for each in verdicts],
            "mistake": str(verdict) if verdict in THROWS_VALUE else "",
        }

    def verdict(self, game: Game) -> dict[str, Any]:
        """A sentence about a finished game, and the number of the move that decided it, or None."""
        decisive = (*THROWS_VALUE, Verdict.UNKNOWN)
        for ply, verdict in reversed([*enumerate(self._verdicts(game), start=1)]):
            seat = (ply - 1) % 2
            if seat == game.winner or verdict not in decisive:
                continue  # only the loser can have decided it
            if verdict is Verdict.UNKNOWN:
                return {"ply": None, "words": "Which move decided the game is not known yet."}
            played = f"{SIGNS[seat]} played {column_name(game.moves[ply - 1])}"
            return {"ply": ply, "words": f"Move {ply} decided it: {played}, {verdict}."}
        return {
            "ply": None,
            "words": "No move decided it: best play ends the same way from the start.",
        }

    def _scores(self, game: Game) -> list[int | None]:
        """The score of every position, for the side to move; None where it is not known."""
        return [self.known.get(("score", board)) for board in game.boards()]

    def _verdicts(self, game: Game) -> list[Verdict]:
        """The verdict on every move."""
        pairs = pairwise(self._scores(game))
        return [judge_move(before, reply and -reply) for before, reply in pairs]

    def _next(self) -> Wish | None:
        """A hint, or what has been tried least."""
        wishes = [wish for wish in self._wishes if self._attempts[wish] < ATTEMPTS]
        return min(wishes, key=lambda wish: (wish[0] != "hint", self._attempts[wish]), default=None)

    def _work(self) -> None:
        while True:
            with self._changed:
                wish = self._next()
                if wish is None:
                    self._works = False
                    return
                attempt = self._attempts[wish]
            found, done = self._find(wish, FIRST_SECONDS * 2**attempt)
            with self._changed:
                self._attempts[wish] = ATTEMPTS if done else attempt + 1
                self.known[wish] = found
                self._tell()

    def _find(self, wish: Wish, seconds: float) -> tuple[Any, bool]:
        """What was found in time, or None; and whether there is no more to find."""
        (kind, board), judge = wish, self._judge
        if kind == "hint":
            column, words = advise(judge, board, Deadline(HINT_SECONDS))
            return (column, f"Hint: column {column_name(column)}, {words}."), True
        judge.prepare(board)
        if kind == "why":
            reason = explain(judge, board, Deadline(seconds))
            return reason.shown(), reason.complete
        score = judge.score(board, Deadline(seconds))
        return score, score is not None


def _outcome(score: int, board: Board) -> str:
    """How a game ends with best play: "O wins in 18"."""
    if board.winner or not score:
        return f"{SIGNS[board.winner - 1]} has won" if board.winner else "A draw with best play"
    winner = board.mark - 1 if score > 0 else 2 - board.mark
    return f"{SIGNS[winner]} wins in {moves_to_win(abs(score), board.empties - (score < 0))}"
