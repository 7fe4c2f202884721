"""The process in which one player lives.

Start at `process`, which asks; `child` starts, isolates and ends what runs `inside`, with Kaggle's
rules (`loading`). `sandbox` is bubblewrap. `advice` says what may cure a player's error.
"""
