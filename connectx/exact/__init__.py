"""Exact scores outside of submissions: no player imports these modules.

judge         Judge: exact scores within a given time
verdicts      verdict_on: what a move did, by the scores before and after it
kept_code     kept_solve: the compiled search, kept on disk
solver        Solver: that of `core/`, which starts sooner and runs other machine code
webassembly   search_module: the search for a page; search.wasm is that of the standard board
"""
