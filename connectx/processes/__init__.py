"""The process in which one player lives, and its sandbox.

loading    Kaggle's rules for turning a file into an agent, and for calling it
worker     what runs in the process; confine: gives up its rights if there is no bubblewrap
sandbox    the ways to isolate a process
pipes      requests, answers, and what is printed
process    a player's process, and its replies; a function as a player
"""
