"""Positions by the million, for players that learn.

label       the exact scores of all columns of many positions

Positions are `Boards` (`core/boards.py`).
"""
