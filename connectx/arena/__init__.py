"""Everything that plays, counts and rates. It knows no agent by name, and prints nothing.

Start at `league`, which plays a schedule. A `referee` judges each move, `store` keeps the games,
`report` says what `counts` and `rating` make of them. `match` is a league of two, each of which may
be a `function`; `yardstick` rates by games with the `pool`; `preflight` tries a submission out.
"""
