"""Exact scores outside of submissions: no player imports these modules.

judge         Judge: exact scores within a given time
verdicts      verdict_on: what a move did, by the scores before and after it
solver        Solver: that of `core/`, with its machine code kept on disk: kept_solve
webassembly   search_module: the search for a page; search.wasm is that of the standard board
"""
