"""Positions by the million, for players that learn: `Boards` (`core/boards.py`) with labels.

Start at `dataset` for positions of games and their files, with the scores of `label`; at `env` or
`stable` for reinforcement learning; at `train` or `export` for a network. `accuracy` measures
players, `grade` answers.
"""
