"""What the agents share. `build_submission.py` copies the modules an agent needs into its file.

Public, from the bottom up (each module imports only from those above it):

    board               Board: the rules, and the glossary
    observation         Kaggle's observation and configuration -> Board, time limits
    clock               Deadline
    windows             the window heuristic, and N-step minimax over it: score_columns
    search              build_search: the exact search, written once for two speeds
    compiled            compiled_solve: the same search in machine code
    until_compiled      UntilCompiled: interpreted at first, compiled once that is ready
    heuristic_search    HeuristicSearch: alpha-beta to a depth or until time is up
    kept_code           keeps that machine code on disk; never part of a submission
    solver              Solver: exact scores and best columns
    book, book_data     the opening book: book_column

There is nothing to import from this package itself: name the module.
"""
