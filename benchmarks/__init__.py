"""Measurements, each run as `python -m benchmarks.NAME`; `--help` lists its options.

`measure` runs `solver`, `perfect` and `arena`, writes docs/results.md, and holds what they share;
the tests draw its random positions, too. `pool` rates the players of `connectx rate`. `environment`
times the environment of one game beside a plain one. Sides take turns, as the machine's load is to
affect them alike.
"""
