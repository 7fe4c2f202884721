"""Measurements, each run as `python -m benchmarks.NAME`; `--help` lists its options.

`all` runs `solver`, `perfect` and `arena`, and writes docs/results.md. `pool` rates the players of
`connectx rate`. Sides take turns, as the machine's load is to affect them alike:
`measure` holds what they share, and draws random positions, for the tests too.
"""
