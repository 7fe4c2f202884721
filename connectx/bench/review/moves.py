"""Where a game was won and lost: every move judged by exact scores.

    review = review_game(game)
    print(review.turning_point)

At the time limit, the rest stays open.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from html import escape
from typing import TYPE_CHECKING, Any

from connectx.bench.solver.judge import BLUNDERS, SYMBOLS, Judge, Verdict, judge_of, verdict_on
from connectx.core.clock import Deadline
from connectx.errors import shorten, single_line
from connectx.game import UNNAMED, Game
from connectx.position import read_position
from connectx.words import SIGNS, column_name, column_outcome, columns_in_words

if TYPE_CHECKING:
    from connectx.bench.review.why import Explanation

ColumnScores = dict[int, int] | None  # of every legal column; None if not known in time


@dataclass(frozen=True, kw_only=True)
class ReviewedMove:
    """One move. Scores are those of the side that makes it."""

    number: int  # from 1
    seat: int
    column: int
    before: int | None  # the score of the best move; None if not known in time
    after: int | None  # the score of this one
    words: str  # what it led to, such as "wins in 9"; empty if that is not known
    verdict: Verdict
    better: tuple[int, ...]  # the best columns, if this is not one of them
    instead: str  # the same in words, such as "column 1 or 3 wins in 8"; or empty

    @property
    def symbol(self) -> str:
        """The sign of a mistake, such as "??"; else empty."""
        return SYMBOLS.get(self.verdict, "")

    @property
    def in_words(self) -> str:
        """What it did, such as "draws; column 1 or 3 wins in 8"."""
        given = Verdict.GIVEN if self.verdict is Verdict.GIVEN else ""
        return "; ".join(filter(None, (given, self.words or Verdict.UNKNOWN, self.instead)))


@dataclass(frozen=True, kw_only=True, repr=False)
class Review:
    """A game with every move judged; `add_reasons` fills in the last two fields."""

    game: Game
    scores: tuple[int | None, ...]  # of the position before each move, and of the last
    moves: tuple[ReviewedMove, ...]
    turning_point: str  # a sentence
    turning_move: int | None  # the number of the move that it names
    column_scores: tuple[ColumnScores, ...] = ()  # of each of these positions
    reasons: tuple["Explanation", ...] = ()  # likewise

    def __repr__(self) -> str:
        return f"{self.game.title}: {self.turning_point}"

    def _repr_html_(self) -> str:
        """The board before the turning point, with the move and the better ones; all moves."""
        from connectx.bench.review.draw import draw_game  # late: most reviews are printed

        moves, labels = self.game.moves, None
        if self.turning_move:
            turning = self.moves[self.turning_move - 1]
            moves = moves[: self.turning_move - 1]
            labels = {**dict.fromkeys(turning.better, "better"), turning.column: turning.symbol}
        rows = (
            f"<tr><td>{move.number}<td>{SIGNS[move.seat]}<td>{column_name(move.column)}"
            f"<td>{move.symbol}<td style='text-align:left'>{move.in_words}"
            for move in self.moves
        )
        return (
            f"<p>{escape(self.turning_point)}</p>"
            f"{draw_game(replace(self.game, moves=moves, forfeit=None), labels=labels)}"
            f"<details><summary>All moves</summary><table>{''.join(rows)}</table></details>"
        )


def review_game(
    game: str | Game | Any, seconds: float = 60.0, judge: Judge | None = None
) -> Review:
    """Judge every move of a game, and find better moves in place of its mistakes.

    `game` is whatever `read_position` takes: moves such as "4453", kaggle-environments' `env`, its
    `toJSON()`, a `Game`. A notebook shows the result if it is the value of a cell.

    It starts at the end of the game: late positions are quick to score, and help with the earlier
    ones. A score that is not known after `seconds` stays None; it is never guessed. By default, all
    reviews of the process share one `judge`; threads need one each. Raises UserError at an illegal
    move.

    >>> review = review_game("1212121")
    >>> move = review.moves[review.turning_move - 1]
    >>> move.number, move.column, move.symbol, move.instead
    (6, 1, '??', 'column 1 wins in 19')
    """
    game = read_position(game)
    judge = judge or judge_of(game.geometry)
    boards, deadline = game.boards(), Deadline(seconds)
    moves: list[ReviewedMove] = []
    scores = [judge.score(boards[-1], deadline)]  # from the back: the first is of the board after
    for index in reversed(range(len(game.moves))):
        board, score_after = boards[index], scores[0]
        before = judge.score(board, deadline)
        after = None if score_after is None else -score_after
        verdict = Verdict.GIVEN if index < game.opening_plies else verdict_on(before, after)
        best = judge.best_columns(board, deadline) if verdict in SYMBOLS else None
        instead = ""
        if best and before is not None:
            instead = f"{columns_in_words(best, 'or')} {column_outcome(before, board.empties)}"
        move = ReviewedMove(
            number=index + 1,
            seat=index % 2,
            column=game.moves[index],
            before=before,
            after=after,
            words="" if after is None else column_outcome(after, board.empties),
            verdict=verdict,
            better=tuple(best or ()),
            instead=instead,
        )
        moves.insert(0, move)
        scores.insert(0, before)
    sentence, turning_move = _turning_point(game, moves, scores[-1])
    return Review(
        game=game, scores=tuple(scores), moves=tuple(moves),
        turning_point=sentence, turning_move=turning_move,
    )  # fmt: skip


# The turning point ------------------------------------------------------------------------------


def _turning_point(
    game: Game, moves: Sequence[ReviewedMove], last_score: int | None
) -> tuple[str, int | None]:
    """The sentence that says where the game was decided, and the number of that move."""
    ending = _ending(game)
    # Only the loser can have decided the game; either side, if it was drawn.
    thrown = [move for move in moves if move.verdict in BLUNDERS and move.seat != game.winner]
    found = thrown[-1] if thrown else None
    if game.forfeit is not None:
        own = last_score if game.forfeit.seat == len(moves) % 2 else last_score and -last_score
        if found is None or own is None or own >= 0:
            return f"Turning point: the forfeit. {ending}", None
    later = moves[found.number if found else 0 :]
    unknown = [move for move in later if move.verdict is Verdict.UNKNOWN]
    among, gap = "", ""
    if any(move.seat != game.winner for move in unknown):
        span = " to ".join(dict.fromkeys(str(unknown[i].number) for i in (0, -1)))
        among, gap = " among the moves scored", f" Not scored: moves {span}."
    if found is None:
        none = "." if gap else ": no move changed the value of the game."
        return f"No turning point{among}{none}{gap} {ending}", None
    instead = f"; {found.instead}" if found.instead else ""
    played = f"column {column_name(found.column)} by {_who(game, found.seat)}"
    what = f"{played}: {found.verdict}{instead}, this move {found.words}."
    return f"Turning point{among}: move {found.number}, {what}{gap} {ending}", found.number


def _ending(game: Game) -> str:
    number = len(game.moves)
    count = f"{number} move{'s' * (number != 1)}"
    if game.forfeit is not None:
        what = f"{_who(game, game.forfeit.seat)} forfeited by {game.forfeit.cause}"
        taken = "".join(f" ({seconds:.2f} s)" for seconds in game.seconds[number:] if seconds)
        reason = shorten(single_line(game.forfeit.detail.strip().rpartition("\n")[2]))
        return f"{what} after {count}{taken}{reason and ': '}{reason}."
    if game.winner is not None:
        return f"{_who(game, game.winner)} won on move {number}."
    if game.finished:
        return "The game ended in a draw."
    return f"The game is unfinished after {count}."


def _who(game: Game, seat: int) -> str:
    name, role = game.players[seat], UNNAMED[seat]
    return name if name == role else f"{name} ({role})"
