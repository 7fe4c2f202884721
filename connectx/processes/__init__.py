"""The process in which one player lives, and its sandbox.

loading    Kaggle's rules for turning a file into an agent, and for calling it
inside     what runs in the process, and the player's folder
sandbox    isolates a process with bubblewrap
pipes      requests, answers, and what is printed
advice     what to add to an error that a player raised
process    a player's process, and its replies
"""
