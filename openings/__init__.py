"""Builds, verifies and proves the opening book: `python -m openings`. No part of a submission.

repertoire  the rule by which we choose a column, and the positions it leads to
store       results saved chunk by chunk, so an interrupted build or proof resumes
build       the book's columns; write_book: their text, as the agent's module
verify      the book as the agent reads it, each entry derived again
walk        two plies of the proof, in machine code
prove       the proof, level by level
"""
