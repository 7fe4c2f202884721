"""Builds and proves the opening book, computes the scores of the first positions:
`python -m connectx.openings`. No part of a submission.

repertoire  the rule by which we choose a column, the boards it leads to, the book's columns
scores      the exact scores of the first positions, and their module
text        makes the text of either, a static function, and the book's module
prove       the proof, level by level, in machine code
"""
