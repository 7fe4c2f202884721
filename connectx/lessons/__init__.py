"""What the notebooks of the course import.

pictures    the windows that a heuristic counts and the trees that a lookahead searches, drawn
tictactoe   the same heuristic and lookahead for tic-tac-toe
"""
