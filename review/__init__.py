"""Where a game was won and lost: exact scores, move by move.

    from review import Judge, find_mistakes

quick_solver  exact scores without waiting for the compiler
judge         exact scores within a given time, and in words: "wins in 9"
moves         every move of a game judged: mistakes, the turning point
summary       what many reviews say about each player
report        tables, JSON, and the HTML page
command       what `python analyze.py review` does
"""

from review.judge import Judge, advise
from review.moves import Review, ReviewedMove, Verdict, find_mistakes, score_columns

__all__ = [
    "Judge",
    "Review",
    "ReviewedMove",
    "Verdict",
    "advise",
    "find_mistakes",
    "score_columns",
]
