"""The process in which one player lives, and its sandbox.

loading    Kaggle's rules for turning a file into an agent, and for calling it
inside     what runs in the process, and the player's folder
sandbox    isolates a process with bubblewrap
child      how the process is started, isolated, asked and ended; Limits
advice     what to add to an error that a player raised
process    PlayerProcess: what a player answers
"""
