"""Everything that plays, counts and reports. It takes players and knows no agent by name.

The child's side, standard library only, so that it runs where this project cannot be imported:
    loading    Kaggle's rule for turning a file into an agent, and for calling it
    worker     the process in which one agent lives
The parent's side, each on those above it:
    sandbox    the command that isolates a process
    players    a player, and finding it by what a user types
    child      the operating system's side of a process: start, pipes, end
    process    a player's process, and its replies
    referee    what a referee is; kaggle-environments' ConnectX as one
    native     the same verdicts without the environment
    schedule   who plays whom, from which opening
    match      one game
    together   many games of two light players at once
    executor   independent tasks on processes, here or on a cluster
    league     a schedule played by an executor, each game once
    results    games as lines of a file
    score      count
    rating     Elo with intervals; the sequential test
    report     print, and write files
    viewer     the page that shows games, and its board
    page       a match or a league for that page
"""
