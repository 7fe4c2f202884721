"""Turns an agent and its helper modules into the one file that Kaggle takes.

    bundle.bundle.bundle(agent_path).text    that file

module     finds and reads one module: its imports, its text, its names
bundle     writes all modules to one file, as text or as plain code
importer   stands in a file with modules as text, and imports them
"""
