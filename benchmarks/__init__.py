"""Measurements, each run as `python -m benchmarks.NAME`; `--help` lists its options.

    all        all of them and docs/results.md: `make results`
    solver     the exact solver compared with BitBully
    perfect    how well and how fast the perfect player decides
    arena      games per second compared with kaggle-environments' `evaluate`
    pool       the ratings of the players that `connectx rate` compares with

Compared sides take turns within a run, so that the machine's load affects them alike. `measure`
holds what they share, and draws random positions, for the tests too.
"""
