"""Builds and proves the opening book, computes the scores of the first positions:
`python -m connectx.openings`. No part of a submission.

repertoire  the rule by which we choose a column, the boards it leads to, the book's columns
text        the texts of the book and of the first positions' scores, static functions
prove       the proof, level by level, in machine code
"""
