"""Turns an agent and its helper modules into the one file that Kaggle takes.

    bundle.flatten.bundle(agent_path).text    that file

module     finds and reads one module: its imports, its text, its names
flatten    writes all modules to one file, flat or embedded
importer   stands in a file with embedded modules and imports them
"""
