"""Builds and proves the opening book: `python -m connectx.openings`. No part of a submission.

Start at `repertoire`, the rule by which we choose a column, and the texts that are made of it;
`prove` tries all replies to it.
"""
