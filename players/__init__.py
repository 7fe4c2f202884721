"""From what a user types to a player.

spec            the grammar: a name or a path, a function, constants
archive         the files of a submission archive or a folder, checked
notebook        the agent in a notebook, with the statements that it needs
constants       sets constants in a file
last_callable   chooses another function than Kaggle's rule; warns if the last one is no agent
player          `Player.parse("their.tar.gz:DEPTH=6")`
explain         explains errors that may come from this machine rather than from the player
"""
