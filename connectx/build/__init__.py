"""From an agent to one file, which Kaggle takes: the text that names a player, modules, the bundle.

`player` makes a `Player` of what a user types, with `source` for constants, `notebook`, `archive`
and `last_callable`. `bundle` makes the file. `module` finds and reads a module, and `inline`
decides whether helpers can stand in the file as code, with the help of `scopes`. Where they cannot,
`importer` stands in the file and imports them from text.
"""
