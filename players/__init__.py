"""What a user types, and the player that it names.

constants       "minimax:N_STEPS=5": a name and constants, and how they are set in a file
last_callable   which function of a file Kaggle takes, and how to make it take another
"""
