"""The commands of `connectx`, one module each: its options, and the calls into other layers.

`evaluate` and `rate` play; `accuracy` and `grade` count best moves; `build` makes what is uploaded;
`analyze`, `review` and `play` are for positions and games, `dataset` for training. Each is run by
its `main(program, arguments)`, `program` being what the user typed for it.
"""
