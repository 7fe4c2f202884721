"""Builds, verifies and proves the opening book: `python -m openings`. No part of a submission.

build    rule, repertoire -> build (columns) -> text (the book's module)
verify   the book as the agent reads it, each entry derived again
prove    walk (two plies, compiled) -> prove (level by level); sample: the same in Python alone
"""
