"""Where a game was won and lost, and why: exact scores, move by move.

    from review.moves import review_game
    review = review_game(game, seconds=60.0)

`python -m review GAME` prints that; docs/reviewing.md shows how.

judge         exact scores within a given time, and in words: "wins in 9"
threats       the winning squares of both sides, and who will get them
proofs        wins that a rule of play explains, proved against every reply
claims        what can be said of a position for certain, in words
why           a position explained: best line, threats, claims
moves         every move of a game judged: verdicts, mistakes, the turning point
details       what other moves were worth, and reasons: for pages
batch         the games of a league, within a time
summary       what many reviews say about each player
report        reviews as JSON and as an HTML page
command       `python -m review`
"""
