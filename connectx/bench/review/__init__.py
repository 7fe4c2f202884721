"""Where a game was won and lost, and why: exact scores, move by move.

Start at `moves`, which judges a game, or `why`, which explains a position by claims and `threats`.
`draw` makes pictures; `report` sums up games, and a player's mistakes.
"""
