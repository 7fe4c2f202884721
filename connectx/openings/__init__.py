"""Builds and proves the opening book, computes the scores of the first positions:
`python -m connectx.openings`. No part of a submission.

repertoire  the rule by which we choose a column, and the boards it leads to
build       the book's columns, and their text as the agent's module
scores      the exact scores of the first positions, and their module
text        makes the text of either, a static function
prove       the proof, level by level, in machine code
"""
