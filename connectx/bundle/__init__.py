"""Makes one file, which Kaggle takes, of an agent and the modules that it imports.

Start at `bundle`. `module` finds and reads a module. `inline` decides whether helpers can stand in
the file as code, with the help of `scopes`. Where they cannot, `importer` stands in the file and
imports them from text.
"""
