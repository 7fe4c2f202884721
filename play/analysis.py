"""What the solver says about a game's positions, found by a thread while people play on."""

import threading
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

from agents.core.board import Board, Geometry
from agents.core.clock import Deadline
from arena.game import SIGNS, Game, column_name
from review.judge import Judge, advise, explain_column, moves_to_win
from review.moves import MARKS, THROWS_VALUE, Verdict, add_details, judge_move, review_game
from review.report import reviews_html
from review.why import explain

Wish = tuple[str, Board]  # what to find out about a position: its "hint", "score" or "why"

# A wish is tried with growing deadlines, 3.1 s in total. Wishes take turns, so that no column waits
# for another; the solver's table keeps what it has found.
FIRST_SECONDS = 0.1  # doubled from attempt to attempt
ATTEMPTS = 5
AFTER_A_GAME = 20  # attempts once a game is over; from the fifth on, all have the same deadline
REVIEW_SECONDS = 8.0  # for the mistakes of a game, and again for the rest of its review


class Analysis:
    """Hints, scores and reasons, remembered once they are known.

    The lock of `changed` guards everything; `tell` is called with it held, after every attempt.
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
        """Find this out next; drop earlier wishes that are not known yet."""
        self._wishes, self._most = wishes, attempts
        if not self._works and self._next() is not None:
            self._works = True
            threading.Thread(target=self._work, name="analysis", daemon=True).start()

    def columns(self, board: Board) -> dict[int, dict[str, Any]]:
        """The score of every column that has one so far, with its meaning in words."""
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
        """The evaluation after `ply` moves, in words and as X's score, and the game's mistakes."""
        board, scores = game.boards()[ply], self._scores(game)
        verdicts = _verdicts(scores)
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
        verdicts = _verdicts(self._scores(game))
        for ply in range(len(verdicts), 0, -1):
            seat, verdict = (ply - 1) % 2, verdicts[ply - 1]
            if seat == game.winner:
                continue  # only the loser can have decided it
            if verdict is Verdict.UNKNOWN:
                late = self._next() is None
                words = "takes longer to find" if late else "is being looked for"
                return {"ply": None, "words": f"The move that decided the game {words}."}
            if verdict in THROWS_VALUE:
                played = f"{SIGNS[seat]} played {column_name(game.moves[ply - 1])}"
                what = f"gave up a {'win' if verdict is Verdict.WIN_THROWN else 'draw'}"
                return {"ply": ply, "words": f"Move {ply} decided it: {played} and {what}."}
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


def _verdicts(scores: Sequence[int | None]) -> list[Verdict]:
    """The verdict on every move, by the scores of all positions for the side to move."""
    return [judge_move(before, reply and -reply) for before, reply in pairwise(scores)]


def _outcome(score: int, board: Board) -> str:
    """How a game ends with best play: "O wins in 18"."""
    if board.winner or not score:
        return f"{SIGNS[board.winner - 1]} has won" if board.winner else "A draw with best play"
    winner = board.mark - 1 if score > 0 else 2 - board.mark
    return f"{SIGNS[winner]} wins in {moves_to_win(abs(score), board.empties - (score < 0))}"
