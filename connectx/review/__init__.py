"""Where a game was won and lost, and why: exact scores, move by move.

    from connectx.review.moves import review_game
    review = review_game("44444453")

`connectx review GAME` prints that; docs/play.md shows how.

threats       the winning squares of both sides, and wins proved against every reply
claims        what can be said of a position for certain, in words
why           a position explained: best line, threats, the claims that tell the reason
draw          a board as SVG, for notebooks and docs
moves         every move of a game judged: verdicts, mistakes, the turning point
weaknesses    what a player's mistakes overlooked, over many games
report        the players summed up, JSON and the HTML page
"""
