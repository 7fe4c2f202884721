"""Where a game was won and lost, and why: exact scores, move by move.

    from review import Judge, explain, find_mistakes

quick_solver  exact scores without waiting for the compiler
judge         exact scores within a given time, and in words: "wins in 9"
threats       the winning squares of both sides, and who will get them
proofs        wins that a rule of play explains, proved against every reply
claims        what can be said of a position for certain, in words
why           a position explained: best line, threats, claims
diagrams      draws the pictures of docs/threats.md
moves         every move of a game judged: mistakes, the turning point
summary       what many reviews say about each player
report        tables, JSON, and the HTML page
command       what `python analyze.py review` does
"""

from review.judge import Judge, advise
from review.moves import Review, ReviewedMove, Verdict, find_mistakes, score_columns
from review.why import Explanation, explain

__all__ = [
    "Explanation",
    "Judge",
    "Review",
    "ReviewedMove",
    "Verdict",
    "advise",
    "explain",
    "find_mistakes",
    "score_columns",
]
