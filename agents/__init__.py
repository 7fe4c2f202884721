"""The players. One file is one player, named after its file: a function `agent(obs, config)`.

The tunable constants stand in capitals at the top of each file. What the players share is in
`agents/core`. Importing this package has the compiled search kept on disk; a submission, which is
built from single modules, never does.
"""

from agents.core import compiled, kept_code

compiled.code_keeper = kept_code
