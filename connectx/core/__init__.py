"""What the agents share. `connectx build` copies the modules an agent needs into its file.

Public, from the bottom up (each module imports only from those above it):

    board               Board: a position and the rules, the glossary
    boards              Boards: many positions as numpy arrays
    observation         read_board, read_time: what Kaggle hands over
    clock               Deadline
    windows             the course's heuristic and its N-step lookahead: score_columns
    layout              the exact search's memory, and what differs by speed: SearchTools, Python's
    order, table        the ranks of its moves; its transposition tables and its first memory
    zugzwang            its two rules that end a search
    search              the exact search, written once for three speeds
    compiled            compiled_solve: the same in machine code
    heuristic_search    HeuristicSearch: alpha-beta to a depth or until time is up
    solver              Solver: exact scores; UntilCompiled: one that need not wait
    static_function     reads values by key from a text without the keys
    book, book_data     the opening book: book_column
    weights             read_arrays: a network's weights, from a file beside the agent
    network             a network that judges positions: its inputs, layers, outputs
    lookahead           preferred_column, look_ahead: the search that any network judges
    operations          judge_of: a network that was exported, as operations of ONNX in numpy
    scores, scores_data the exact scores of the first positions: opening_score

There is nothing to import from this package itself: name the module.
"""
