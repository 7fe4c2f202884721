"""Makes one file, which Kaggle takes, of an agent and the modules that it imports.

Start at `bundle`; `module` finds and reads one of them, `importer` stands in the file itself.
"""
