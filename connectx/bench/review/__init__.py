"""Where a game was won and lost, and why: exact scores, move by move.

Start at `moves`, which judges a game, or `why`, which explains a position by `claims` and
`threats`. `refutation` says why a move was bad, `hint` why a column is a good one to play, and
`loss` what a loser overlooked and where the game turned. `draw` makes pictures, and `report` sums
up games. `traps` finds which mistakes a player could have made, and `mending` says which of them it
should mend.
"""
