"""What the agents share. `build_submission.py` copies the modules an agent needs into its file.

Public, from the bottom up (each module imports only from those above it):

    board               Board: a position and the rules, the glossary
    observation         read_board, read_time: what Kaggle hands over
    clock               Deadline
    windows             the course's heuristic and its N-step lookahead: score_columns
    search              the exact search, written once for two speeds
    compiled            compiled_solve: the same in machine code; UntilCompiled; stopped_at
    heuristic_search    HeuristicSearch: alpha-beta to a depth or until time is up
    solver              Solver: exact scores and best columns
    book, book_data     the opening book: book_column
    kept_code           kept_solve: compiled_solve, kept on disk; never part of a submission

There is nothing to import from this package itself: name the module.
"""
