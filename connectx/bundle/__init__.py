"""Turns an agent and its helper modules into the one file that Kaggle takes.

    bundle.flatten.bundle(agent_path)    the text of that file

module     reads one module: its imports, its text, its names
flatten    writes all modules to one file, refuses what would behave differently there
"""
