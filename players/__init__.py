"""From what a user types to a player.

archive     the files of a submission archive or a folder, checked
notebook    the agent in a notebook, with the statements that it needs
source      changes a file's source: sets constants, chooses another function than Kaggle's rule
player      `Player.parse("their.tar.gz:DEPTH=6")`; explains errors that may be this machine's
"""
