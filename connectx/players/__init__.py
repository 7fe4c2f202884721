"""From what a user types to a `Player`.

Start at `player`. `archive` reads the files of a submission, `source` what a file or a notebook
tells: its agent, its constants.
"""
