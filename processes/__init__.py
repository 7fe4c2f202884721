"""The process in which one player lives, and its sandbox.

The player's side, standard library only, so that it runs where this project cannot be imported:
    loading        Kaggle's rule for turning a file into an agent, and for calling it
    worker         the process in which one agent lives
    supervisor     the process above it, on POSIX
    confine        what a process gives up by itself
Our side:
    sandbox        the ways to isolate a process
    child          a process that runs `worker`, and the pipes to it; child_posix, child_windows
    process        a player's process, and its replies; function: one without a process
"""
