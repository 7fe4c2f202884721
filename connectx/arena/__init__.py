"""Games, matches and leagues: everything that plays, stores, counts and rates.

Start at `league`, which plays a schedule. A `referee` judges each move, `store` keeps the games and
has `check` compare them with the schedule when they are read, `report` counts them and says what
`rating` makes of the counts. `match` is a league of two, each of which may be a function;
`win_percentages` plays one and prints what Kaggle's course prints; nothing else here prints.
`preflight` tries a submission out. It plays against `rule_opponents`, too, and has `answer_lines`
find the source line of a fault, by a `traced_agent`.

A player lives in a process of its own. `process` is the player as a match sees it, `child` starts
the process in a sandbox, `inside` and `loading` run there. `loading` has Kaggle's rules for agents
and moves, which hold for functions in this process, too. `advice` says what may have gone wrong,
`tracebacks` shows where.
"""
