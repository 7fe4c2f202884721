"""Builds and proves the opening book: `python -m openings`. No part of a submission.

repertoire  the rule by which we choose a column, the boards it leads to, and results that are saved
build       the book's columns, and their text as the agent's module
prove       the proof, level by level, in machine code
"""
