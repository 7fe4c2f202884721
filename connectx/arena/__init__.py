"""Everything that plays, counts and reports. It takes players and knows no agent by name.

To play a league, start at `league`; to read games from a file, at `store`. Nothing here prints
results or reads options: `connectx/commands` does.

Each imports only from those above it:
    referee        what a move does: kaggle-environments' ConnectX, or the same without it
    function       a function of the caller's as a player
    store          games in files: results in SQLite, JSON, Kaggle's replays, moves
    league         a schedule; each game played once, several in step or one at a time
    counts         counting: records, forfeits, times, pairs of games
    rating         Elo with intervals and LOS from one model; the sequential test
    report         the result as a conclusion, tables and JSON
    pool           players and their ratings, with which others are compared
    yardstick      `rate`: a player's rating by games with the pool
    match          `match`: games of two players from a script
    preflight      a submission tried out as Kaggle would, and what is reported of it
"""
