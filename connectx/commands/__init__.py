"""The commands of `connectx`, one module each: its options, and the calls into other layers.

evaluate    matches and leagues
rate        a rating on the scale of the pool, and what to fix
build       the file to upload, and its preflight
analyze     exact scores of positions
play        the board in the browser or the terminal
review      games judged by exact scores
dataset     positions with their exact scores, to train on
accuracy    how often players move best in positions with known scores
grade       how often given answers are legal and best

`main(program, arguments)` of each command runs it, `program` being what the user typed for it.
"""
