"""What a page shows of a game besides its verdicts: other moves, and reasons.

    review = add_details(review, seconds)

The steps can be taken one by one; what is not known in time is left open.
"""

from dataclasses import replace

from agents.core.clock import Deadline
from review.judge import Judge, judge_of
from review.moves import Aside, Review
from review.why import Explanation, explain

SCORING_SHARE, EXPLAINING_SHARE = 0.4, 0.3  # of the time; the rest is for other moves
LINE_SECONDS = 0.25  # for the moves of one best line
EXPLAIN_SECONDS = 1.0  # for the reasons of one position


def add_details(review: Review, seconds: float) -> Review:
    """The review with every column's score, with reasons, and with what other moves lead to."""
    judge, end = judge_of(review.game.geometry), Deadline(seconds)
    review = score_columns(review, judge, Deadline(SCORING_SHARE * seconds))
    kept = (1 - SCORING_SHARE - EXPLAINING_SHARE) * seconds
    review = explain_positions(review, judge, Deadline(max(0.0, end.remaining() - kept)))
    return try_moves(review, judge, end)


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
    asides = {}
    for number, board in reversed(list(enumerate(review.game.boards()))):
        for column in scored[number] or ():
            child = board.play(column)
            if child.over:
                continue
            scores = judge.column_scores(child, deadline)
            line, _ = judge.best_line(child, _within(LINE_SECONDS, deadline))
            if scores or line:
                asides[number, column] = Aside(scores=scores, line=line)
    return replace(review, asides=asides)


def _within(seconds: float, deadline: Deadline | None) -> Deadline:
    return Deadline(seconds if deadline is None else min(seconds, deadline.remaining()))
