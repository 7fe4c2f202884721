"""What the notebooks of the course import: `pictures` of its ideas, `tictactoe`, and `checks`.

`checks` is the table of the exercises, `exercises` their kinds, `attempts` the one door through
which a learner's code is called. `oracles` knows the right answers and typical mistakes, `answers`
what `check.solution` prints.
"""
