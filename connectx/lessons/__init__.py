"""What the notebooks of the course import.

course      `get_win_percentages`, the function that compares two agents
pictures    the windows that a heuristic counts and the trees that a lookahead searches, drawn
tictactoe   the same heuristic and lookahead for tic-tac-toe
"""
