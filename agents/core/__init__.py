"""What the agents share. `build_submission.py` copies the modules an agent needs into its file.

Public, from the bottom up (each module imports only from those above it):

    position            the board as bit masks, the rules, the glossary
    notation            positions as text: "4453", diagrams
    observation         Kaggle's observation and configuration -> position, geometry, time limits
    clock               Deadline
    windows             the window heuristic
    choice              the best of scored moves
    lookahead           N-step minimax: score_moves
    iterative_deepening time-bounded alpha-beta: best_move_in_time
    search              build_solve: the exact search, written once for two speeds
    compiled            compiled_solve: the same search in machine code
    depth_limited       DepthSearch: a negamax of chosen depth, compiled or interpreted
    kept_code           kept_solve: that machine code kept on disk; never part of a submission
    solver              Solver: exact scores and best columns
    book, book_data     the opening book: book_column

There is nothing to import from this package itself: name the module.
"""
