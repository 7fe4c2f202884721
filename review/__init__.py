"""Where a game was won and lost, and why: exact scores, move by move.

    from review import Judge, explain, find_mistakes

judge         exact scores within a given time, and in words: "wins in 9"
threats       the winning squares of both sides, and who will get them
proofs        wins that a rule of play explains, proved against every reply
claims        what can be said of a position for certain, in words
why           a position explained: best line, threats, claims
moves         every move of a game judged: mistakes, the turning point
batch         many games, stage by stage, within a time
summary       what many reviews say about each player
report        tables, JSON, and the HTML page
command       what `python analyze.py review` does
"""

from review.judge import Judge
from review.moves import find_mistakes
from review.why import explain

__all__ = ["Judge", "explain", "find_mistakes"]
