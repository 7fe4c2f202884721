"""Exact scores outside of submissions, and the opening book.

`judge` scores positions within a time, by a `solver`, which is compiled where that is possible, and
has the verdict on a move by the scores before and after it. `webassembly` writes the solver for
pages. `repertoire` makes the opening book and the scores of early positions, `prove` proves what
they claim: `python -m connectx.bench.solver prove --seat first`.
"""
