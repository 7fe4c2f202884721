"""What a page shows of a game besides its verdicts: other moves, and reasons."""

from dataclasses import replace

from agents.core.clock import Deadline
from review.judge import Judge, judge_of
from review.moves import Aside, ColumnScores, Review
from review.why import Explanation, explain

SCORING_SHARE = 0.4  # of the time, before reasons and other moves are looked for
EXPLAIN_SECONDS = 1.0  # for the reasons of one position
LINE_SECONDS = 0.25  # for one best line


def add_details(review: Review, seconds: float, judge: Judge | None = None) -> Review:
    """The review with every column's score, with reasons, and with what other moves lead to.

    Works backwards, as late positions are quickest to score. What is not known in time stays open.
    `judge` is that of `review_game`.
    """
    game, deadline = review.game, Deadline(seconds)
    judge = judge or judge_of(game.geometry)
    boards, scoring = game.boards(), Deadline(SCORING_SHARE * seconds)
    worthwhile = [*(move.before is not None for move in review.moves), not boards[-1].over]
    numbers = range(len(boards))[::-1]
    scores: list[ColumnScores] = [None for _ in boards]
    for number in numbers:
        if worthwhile[number]:
            scores[number] = judge.column_scores(boards[number], scoring)
    reasons: list[Explanation] = []
    asides = {}
    for number in numbers:
        board, played = boards[number], (*game.moves, None)[number]
        end = Deadline(min(EXPLAIN_SECONDS, deadline.remaining()))
        reasons.insert(0, explain(judge, board, end, played=played))
        for column in scores[number] or ():
            child = board.play(column)
            if not child.over:
                replies = judge.column_scores(child, deadline)
                end = Deadline(min(LINE_SECONDS, deadline.remaining()))
                line, _ = judge.best_line(child, end)
                if replies or line:
                    asides[number, column] = Aside(scores=replies, line=line)
    return replace(review, column_scores=tuple(scores), reasons=tuple(reasons), asides=asides)
