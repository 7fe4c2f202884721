"""Exact scores outside of submissions: no player imports these modules.

Start at `judge`, which finds scores within a time, or at `solver`. `verdicts` says what a move did;
`webassembly` makes the search for pages.
"""
