"""From what a user types to a `Player`.

Start at `player`. What it reads: `archive` the files of a submission, `notebook` one with an agent,
`source` the constants of any file.
"""
