"""Everything that plays, counts and reports. It takes players and knows no agent by name.

The child's side, standard library only, so that it runs where this project cannot be imported:
    loading    Kaggle's rule for turning a file into an agent, and for calling it
    worker     the process in which one agent lives
The parent's side:
    player     a player, and the handle of its process
    referee    kaggle-environments' ConnectX, one game at a time
    match      schedule, and play
    score      count
    report     print, and write files
"""
