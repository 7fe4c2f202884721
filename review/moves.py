"""Where a game was won and lost: every move judged by exact scores.

review = find_turning_point(game, judge, deadline)    # the moves from there on
review = find_mistakes(review, judge, deadline)    # a verdict on every move
review = score_columns(review, judge, deadline)    # what every other column was worth
review = explain_positions(review, judge, deadline)    # why a position is won or lost
review = try_moves(review, judge, deadline)    # what would have followed another move
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import pairwise

from agents.core.board import Board
from agents.core.clock import Deadline
from arena.game import UNNAMED, Game, column_name
from review.judge import Judge, explain_column, explain_position
from review.why import Explanation, explain

LINE_SECONDS = 0.25  # for the moves of one best line
EXPLAIN_SECONDS = 1.0  # for the reasons of one position


class Verdict(StrEnum):
    """What a move did, compared with the best one."""

    PERFECT = "perfect"
    SLOWER_WIN = "slower win"
    FASTER_LOSS = "faster loss"
    DRAW_THROWN = "draw thrown away"
    WIN_THROWN = "win thrown away"
    UNKNOWN = "not scored"
    GIVEN = "given"  # part of the opening, which neither player chose


KEEPS_VALUE = (Verdict.PERFECT, Verdict.SLOWER_WIN, Verdict.FASTER_LOSS)
THROWS_VALUE = (Verdict.DRAW_THROWN, Verdict.WIN_THROWN)
MARKS = {  # of mistakes, so that they do not depend on colour alone
    Verdict.SLOWER_WIN: "?!",
    Verdict.FASTER_LOSS: "?!",
    Verdict.DRAW_THROWN: "?",
    Verdict.WIN_THROWN: "??",
}


@dataclass(frozen=True, kw_only=True)
class ReviewedMove:
    """One move. Scores are those of the side that makes it."""

    number: int  # from 1
    seat: int
    column: int
    empty: int  # squares before it
    before: int | None  # the score of the best move; None if not known in time
    after: int | None  # the score of this one
    better: tuple[int, ...]  # the best columns, if this is not one of them
    column_scores: dict[int, int] | None  # of every legal column; None if not known
    verdict: Verdict
    seconds: float | None
    overage: float | None

    @property
    def mark(self) -> str:
        """The sign of a mistake, such as "??"; empty for other moves."""
        return MARKS.get(self.verdict, "")

    @property
    def words(self) -> str:
        """What the move led to, such as "wins in 9"; empty if that is not known."""
        return "" if self.after is None else explain_column(self.after, self.empty)


@dataclass(frozen=True, kw_only=True)
class Aside:
    """The position after a move that could have been played, and what would have followed."""

    scores: dict[int, int] | None  # of every legal column; None if not known in time
    line: tuple[int, ...]  # columns of best play by both sides, as far as found in time


@dataclass(frozen=True, kw_only=True)
class Review:
    """A game with every move judged."""

    game: Game
    moves: tuple[ReviewedMove, ...]
    turning_point: str  # a sentence
    turning_move: int | None  # the number of the move that it names
    last_scores: dict[int, int] | None = None  # of every column after the last move
    reasons: tuple[Explanation, ...] = ()  # of every position; empty if not asked for
    # By the number of moves played before, and the column. Moves that end the game have none.
    asides: Mapping[tuple[int, int], Aside] = field(default_factory=dict)


def find_turning_point(game: Game, judge: Judge, deadline: Deadline | None = None) -> Review:
    """Judge the moves from the end back to the turning point; no earlier one can change it."""
    return find_mistakes(game, judge, deadline, stops=True)


def find_mistakes(
    subject: Game | Review, judge: Judge, deadline: Deadline | None = None, *, stops: bool = False
) -> Review:
    """Judge every move of a game, and find what would have been better than its mistakes.

    Works from the end of the game back to its beginning: late positions are quick to score, and
    what they leave in the solver's table speeds up the earlier ones. Whatever is not known before
    the deadline is left open, never guessed. What a review has found already is not sought again.
    With `stops`, nothing is sought for what is before the turning point.
    """
    game, known = (subject, ()) if isinstance(subject, Game) else (subject.game, subject.moves)
    boards = game.boards()
    for move, (board, child) in zip(known, pairwise(boards)):
        judge.learn(board, move.before)
        judge.learn(child, None if move.after is None else -move.after)
    moves: list[ReviewedMove] = []
    last_score = reply = judge.score(boards[-1], deadline)
    for number in reversed(range(len(game.moves))):
        before = judge.score(boards[number], deadline)
        after = None if reply is None else -reply
        given = number < game.opening_plies
        verdict = Verdict.GIVEN if given else judge_move(before, after)
        better: Sequence[int] | None = known[number].better if known else None
        if verdict in MARKS and not better:
            better = judge.best_columns(boards[number], deadline)
        if stops and verdict in THROWS_VALUE and number % 2 != _innocent(game):
            deadline = Deadline(0.0)
        move = ReviewedMove(
            number=number + 1,
            seat=number % 2,
            column=game.moves[number],
            empty=boards[number].empties,
            before=before,
            after=after,
            better=tuple(better or ()),
            column_scores=None,
            verdict=verdict,
            seconds=game.seconds[number],
            overage=game.overage[number],
        )
        moves.insert(0, move)
        reply = before
    sentence, turning_move = _turning_point(game, moves, last_score)
    return Review(game=game, moves=tuple(moves), turning_point=sentence, turning_move=turning_move)


def score_columns(review: Review, judge: Judge, deadline: Deadline | None = None) -> Review:
    """The review with the score of every legal column before every move, as far as time allows."""
    moves = list(review.moves)
    *boards, last = review.game.boards()
    last_scores = None if last.over else judge.column_scores(last, deadline)
    for number, board in reversed(list(enumerate(boards))):
        if moves[number].before is not None:
            scores = judge.column_scores(board, deadline)
            moves[number] = replace(moves[number], column_scores=scores)
    return replace(review, moves=tuple(moves), last_scores=last_scores)


def explain_positions(review: Review, judge: Judge, deadline: Deadline | None = None) -> Review:
    """The review with the reasons, threats and best line of every position, as time allows."""
    moves = (*review.game.moves, None)
    reasons: list[Explanation] = []
    for board, played in reversed(list(zip(review.game.boards(), moves))):
        reasons.insert(0, explain(judge, board, _within(EXPLAIN_SECONDS, deadline), played=played))
    return replace(review, reasons=tuple(reasons))


def try_moves(review: Review, judge: Judge, deadline: Deadline | None = None) -> Review:
    """The review with an aside for every legal move, as far as time allows, the last ones first."""
    scored = [*(move.column_scores for move in review.moves), review.last_scores]
    replies: dict[Board, int] = {}
    asides = {}
    for number, board in reversed(list(enumerate(review.game.boards()))):
        for column in scored[number] or ():
            child = board.play(column)
            if child.over:
                continue
            scores = judge.column_scores(child, deadline)
            line, _ = judge.best_line(child, _within(LINE_SECONDS, deadline), replies)
            if scores or line:
                asides[number, column] = Aside(scores=scores, line=line)
    return replace(review, asides=asides)


def _within(seconds: float, deadline: Deadline | None) -> Deadline:
    return Deadline(seconds if deadline is None else min(seconds, deadline.remaining()))


def judge_move(before: int | None, after: int | None) -> Verdict:
    """The verdict on a move that scores `after` when the best one scores `before`."""
    if before is None or after is None:
        return Verdict.UNKNOWN
    if after >= before:
        return Verdict.PERFECT
    if before > 0:
        return Verdict.SLOWER_WIN if after > 0 else Verdict.WIN_THROWN
    return Verdict.DRAW_THROWN if before == 0 else Verdict.FASTER_LOSS


def _turning_point(
    game: Game, moves: Sequence[ReviewedMove], last_score: int | None
) -> tuple[str, int | None]:
    """The sentence that says where the game was decided, and the number of that move."""
    ending = _ending(game, last_score)
    if game.forfeit is not None and last_score is not None:
        to_move = game.forfeit.seat == len(moves) % 2
        if (last_score if to_move else -last_score) >= 0:
            return f"Turning point: the forfeit. {ending}", None
    innocent = _innocent(game)
    thrown = [move for move in moves if move.verdict in THROWS_VALUE and move.seat != innocent]
    unknown = [move for move in moves if move.verdict is Verdict.UNKNOWN]
    if thrown:
        later = [move for move in unknown if move.number > thrown[-1].number]
        among, gap = "", ""
        if any(move.seat != innocent for move in later):
            among, gap = " among the moves scored", f" {_span(later).capitalize()} not scored."
        sentence = f"Turning point{among}: {_mistake(game, thrown[-1])}{gap} {ending}"
        return sentence, thrown[-1].number
    if unknown:
        return (
            f"No turning point among the moves scored; {_span(unknown)} not scored. {ending}",
            None,
        )
    return f"No turning point: no move changed the value of the game. {ending}", None


def _innocent(game: Game) -> int | None:
    """The winner's seat: only the loser can have decided the game. None in a draw or a forfeit."""
    return game.winner if game.forfeit is None else None


def _span(moves: Sequence[ReviewedMove]) -> str:
    first, last = moves[0].number, moves[-1].number
    return f"moves {first} to {last}" if last > first else f"move {first}"


def _mistake(game: Game, move: ReviewedMove) -> str:
    best = " or ".join(column_name(column) for column in move.better)
    instead = f"; column {best} {explain_column(move.before or 0, move.empty)}" if best else ""
    return (
        f"move {move.number}, column {column_name(move.column)} by {_who(game, move.seat)}: "
        f"{move.verdict}{instead}, this one {move.words}."
    )


def _ending(game: Game, last_score: int | None) -> str:
    count = len(game.moves)
    if game.forfeit is not None:
        standing = ""
        if last_score is not None:
            empty = game.geometry.rows * game.geometry.columns - count
            words = explain_position(last_score, empty)
            standing = f", when {_who(game, count % 2)}, to move, {words}"
        culprit = _who(game, game.forfeit.seat)
        return f"{culprit} forfeited by {game.forfeit.cause} after {count} moves{standing}."
    if game.winner is not None:
        return f"{_who(game, game.winner)} won on move {count}."
    if game.finished:
        return "The game ended in a draw."
    return f"The game is unfinished after {count} move{'s' * (count != 1)}."


def _who(game: Game, seat: int) -> str:
    name, role = game.players[seat], UNNAMED[seat]
    return name if name == role else f"{name} ({role})"
