"""The workbench around agents, builds and matches: whatever needs exact scores, pages or training.

`solver` scores positions and proves the opening book; `review` says where a game was won and lost;
`learning` has labels, datasets, environments and networks; `play` is games by hand, on the pages of
`web`; `lessons` is what the notebooks import; `yardstick` rates by games with a fixed pool.
`levels` are those of the built-in player; `work` is long computations that resume.

Nothing outside of this room imports from it, but the commands.
"""
