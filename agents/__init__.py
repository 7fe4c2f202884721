"""The players. One file is one player, named after its file: a function `agent(obs, config)`.

The tunable constants stand in capitals at the top of each file. What the players share is in
`agents/core`.
"""
