"""Builds and proves the opening book: `python -m connectx.openings`. No part of a submission.

Start at `repertoire`, the rule by which we choose a column; `prove` tries all replies to it. `text`
makes the texts of the book and of the scores of the first positions.
"""
