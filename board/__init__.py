"""What people see and touch: games drawn, played by hand, read back and reviewed.

It stands above `agents` and `arena`, and nothing there imports it.

    game         a game in progress: play, undo, redo, the winning line
    judge        exact scores within a time, and in words: "wins in 9"
    opponent     an agent as the other side of a game in progress
    draw         boards and trees as SVG
    record       games read from files: Kaggle's replays, results of ours, move strings
    review       every move of a record judged; mistakes, turning point, summaries
    pages        the review as one self-contained HTML page
    widget       the board in Jupyter: `play("minimax")`
    terminal     the board in a terminal: `python evaluate.py --play minimax`
"""
