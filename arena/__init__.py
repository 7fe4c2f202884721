"""Everything that plays, counts and reports. It takes players and knows no agent by name.

To play a league, start at `run`; to read games from a file, at `store`.

The child's side, standard library only, so that it runs where this project cannot be imported:
    loading        Kaggle's rule for turning a file into an agent, and for calling it
    worker         the process in which one agent lives
    supervisor     the process above it, on POSIX
The parent's side, each on those above it:
    sandbox        the ways to isolate a process; confine: what it gives up by itself
    child          a process that runs `worker`, and the pipes to it; child_posix, child_windows
    process        a player's process, and its replies; function: one without a process
    configuration  the board and the time of a game, checked
    referee        what a referee is; kaggle-environments' ConnectX as one
    native         the same decisions without the environment
    game           what is being played, stored and reviewed
    files          games in text: JSON, Kaggle's replays, moves
    store          results in SQLite; reading games from any file
    match          play one game, or many at once
    executor       independent tasks on processes, here or on a cluster
    league         a schedule, each game played once
    score          counting
    rating         Elo with intervals; the sequential test
    ladder         what Kaggle's ladder would make of the players
    viewer         the page that shows games, and its board
    report         the result as tables, JSON and a page
    progress       tables on stdout, and what is shown on stderr meanwhile
    outputs        files that are written whole or not at all
    run            a league from the checks to the files
    trial          a submission tried out as Kaggle would; preflight: what is reported of it
    course         `get_win_percentages`, as in Kaggle's course
"""
