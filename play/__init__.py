"""A game in progress, and where people play it: in Jupyter, in a terminal.

game         a game in progress: play, undo, redo, the winning line
opponent     an agent as the other side of a game in progress
session      the game, who sits where, hints
draw         boards and trees as SVG
widget       the board in Jupyter: `play("minimax")`
terminal     the board in a terminal: `python evaluate.py --play minimax`
"""
