"""Measurements, each run as `python -m benchmarks.NAME`; `--help` lists its options.

`measure` runs `solver`, `perfect` and `arena`, writes docs/results.md, and holds what they share.
The tests draw their random positions with it, too. `pool` rates the players of `connectx rate`.
`environment` times the environment of one game beside a plain one. The sides of a comparison take
turns, so that the load of the machine affects them alike. `levels` simulates games of the built-in
player.
"""
