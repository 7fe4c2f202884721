"""What the solver says about a game's positions, found by a thread while people play on."""

import threading
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

from agents.core.board import Board, Geometry
from agents.core.clock import Deadline
from arena.game import SIGNS, Game, column_name
from review.details import add_details
from review.judge import Judge, advise, explain_column, moves_to_win
from review.moves import MARKS, THROWS_VALUE, judge_move, review_game
from review.report import reviews_html
from review.why import explain

Wish = tuple[str, Board]  # what to find out about a position: its "hint", "score" or "why"

# A wish is tried with growing deadlines, 3.1 s in all. Attempts take turns, so that no column waits
# for another; the solver's table keeps what they have found.
FIRST_SECONDS = 0.1  # doubled from attempt to attempt
ATTEMPTS = 5
AFTER_A_GAME = 20  # attempts, the further ones as long as the fifth, as nobody waits for a turn
REVIEW_SECONDS = 8.0  # for the mistakes of a game, and again for all else that its review shows


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
        self._attempts: Counter[Wish] = Counter()
        self._changed = changed
        self._tell = tell
        self._wishes: Sequence[Wish] = ()
        self._most = ATTEMPTS
        self._works = False

    def wish(self, wishes: Sequence[Wish], *, attempts: int = ATTEMPTS) -> None:
        """Find this out next, instead of what was wished for before and is not known yet."""
        self._wishes, self._most = wishes, attempts
        if not self._works and self._next() is not None:
            self._works = True
            threading.Thread(target=self._work, name="analysis", daemon=True).start()

    def columns(self, board: Board) -> dict[int, dict[str, Any]]:
        """Of every column whose score is known by now: the score, and what it means in words."""
        found: dict[int, dict[str, Any]] = {}
        for column in board.legal_columns():
            wish = "score", board.play(column)
            if wish in self.known:
                score = -self.known[wish]
                found[column] = {"score": score, "words": explain_column(score, board.empties)}
            elif self._is_given_up(wish):
                found[column] = {"score": None, "words": "takes longer"}
        return found

    def evaluation(self, game: Game, ply: int) -> dict[str, Any]:
        """How a game stands after `ply` moves, in words and seen by X, and all its mistakes."""
        board, scores = game.boards()[ply], self._scores(game)
        verdicts = [judge_move(*pair) for pair in _before_and_after(scores)]
        score, verdict = scores[ply], verdicts[ply - 1] if ply else None
        late = self._is_given_up(("score", board))
        words = "Not known: it takes longer to find out" if late else "Not known yet"
        return {
            "words": words if score is None else _outcome(score, board),
            "score": score and (score if board.mark == 1 else -score),
            "marks": [MARKS.get(each, "") for each in verdicts],
            "mistake": str(verdict) if verdict in THROWS_VALUE else "",
        }

    def verdict(self, game: Game) -> dict[str, Any]:
        """A sentence about a finished game, and the number of the move that decided it, or None."""
        pairs = enumerate(_before_and_after(self._scores(game)), start=1)
        for ply, (before, after) in reversed([*pairs]):
            seat, column = (ply - 1) % 2, column_name(game.moves[ply - 1])
            if seat == game.winner:
                continue  # only the loser can have decided it
            if before is None or after is None:
                late = self._next() is None
                words = "takes longer to find" if late else "is being looked for"
                return {"ply": None, "words": f"The move that decided the game {words}."}
            if judge_move(before, after) in THROWS_VALUE:
                what = f"played {column} and gave up a {'win' if before > 0 else 'draw'}"
                return {"ply": ply, "words": f"Move {ply} decided it: {SIGNS[seat]} {what}."}
        won = game.winner is not None
        why = f"{SIGNS[game.winner or 0]} was winning" if won else "it was a draw"
        return {"ply": None, "words": f"No move decided it: {why} from the start."}

    def _scores(self, game: Game) -> list[int | None]:
        """The score of every position, for the side to move; None where it is not known."""
        return [self.known.get(("score", board)) for board in game.boards()]

    def _is_given_up(self, wish: Wish) -> bool:
        return self._attempts[wish] >= self._most and wish not in self.known

    def _next(self) -> Wish | None:
        """A hint, for which somebody waits; or what has been tried least."""
        wishes = [wish for wish in self._wishes if self._attempts[wish] < self._most]
        return min(wishes, key=lambda wish: (wish[0] != "hint", self._attempts[wish]), default=None)

    def _work(self) -> None:
        try:
            while True:
                with self._changed:
                    wish = self._next()
                    if wish is None:
                        self._works = False
                        return
                    attempt = self._attempts[wish]
                found, done = self._find(wish, attempt)
                with self._changed:
                    self._attempts[wish] = AFTER_A_GAME if done else attempt + 1
                    if found is not None:
                        self.known[wish] = found
                    self._tell()
        except BaseException:  # a bug; the next wish starts another thread
            self._works = False
            raise

    def _find(self, wish: Wish, attempt: int) -> tuple[Any, bool]:
        """What was found in time, or None; and whether there is no more to find."""
        (kind, board), judge = wish, self._judge
        is_last = attempt >= ATTEMPTS - 1
        if kind != "hint":
            judge.prepare(board)
        deadline = Deadline(FIRST_SECONDS * 2 ** min(attempt, ATTEMPTS - 1))
        if kind == "why":
            reason = explain(judge, board, deadline)
            done = reason.complete or is_last
            return {**reason.shown(), "pending": not done}, done
        score = judge.score(board, deadline)
        if kind == "score" or (score is None and not is_last):
            return score, score is not None
        column, words = advise(judge, board, deadline)
        return (column, f"Hint: column {column_name(column)}, {words}."), True


def review_page(game: Game) -> str:
    """The page that reviews a game; takes some seconds."""
    judge = Judge(game.geometry)
    review = review_game(game, REVIEW_SECONDS, judge)
    return reviews_html([add_details(review, REVIEW_SECONDS, judge)])


def _before_and_after(scores: Sequence[int | None]) -> list[tuple[int | None, int | None]]:
    """Of every move the scores before and after it, for the side that makes it."""
    return [(before, None if after is None else -after) for before, after in pairwise(scores)]


def _outcome(score: int, board: Board) -> str:
    """How a game ends with best play: "O wins in 18"."""
    if board.winner or not score:
        return f"{SIGNS[board.winner - 1]} has won" if board.winner else "A draw with best play"
    winner = board.mark - 1 if score > 0 else 2 - board.mark
    return f"{SIGNS[winner]} wins in {moves_to_win(abs(score), board.empties - (score < 0))}"
