"""Why a game was won and lost: exact scores, move by move.

judge        exact scores within a time, and in words: "wins in 9"
review       every move of a record judged; mistakes, turning point, summaries
page         the review as one self-contained HTML page
command      `python analyze.py review`
"""
