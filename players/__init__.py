"""What a user types, and the player that it names.

spec            the grammar: a name or a path, a function, constants
archive         the files of a submission archive or a folder, checked
notebook        the agent in a notebook, with the statements that it needs
constants       how constants are set in a file
last_callable   making Kaggle's rule take another function of a file; is the last one an agent
player          `Player.parse("their.tar.gz:DEPTH=6")`
explain         what a player's error may mean: this machine is not Kaggle's
"""
