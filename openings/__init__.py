"""Builds and proves the opening book: `python -m openings`. No part of a submission.

repertoire  the rule by which we choose a column, and the boards it leads to
store       results saved chunk by chunk, so an interrupted build or proof resumes
build       the book's columns, and their text as the agent's module
walk        two plies of the proof, in machine code
prove       the proof, level by level
"""
