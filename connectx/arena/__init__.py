"""Everything that plays, counts and rates. It knows no agent by name, and prints nothing.

Start at `league`, which plays a schedule. A `referee` judges each move, `store` keeps the games and
has `check` compare them with the schedule when they are read, `report` counts them and says what
`rating` makes of the counts. `match` is a league of two, each of which may be a function;
`yardstick` rates by games with a fixed pool; `preflight` tries a submission out.
"""
