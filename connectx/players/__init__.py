"""From what a user types to a player.

archive     the files of a submission archive or a folder, checked
notebook    the agent in a notebook, with the statements that it needs
source      sets a file's constants; warns if its last callable is no agent
weights     puts the files that an agent reads into its text, or packs them with it
player      `Player.parse("their.tar.gz:DEPTH=6")`; explains errors that may be this machine's
"""
