"""From what a user types to a player.

archive     the files of a submission: of an archive or a folder, and the arrays that an agent reads
notebook    the agent in a notebook, with the statements that it needs
source      sets a file's constants; warns if its last callable is no agent
player      `Player.parse("their.tar.gz:DEPTH=6")`; explains errors that may be this machine's
"""
