"""What agents share: `connectx build` copies the modules that an agent needs into its file.

`board`, `boards`: positions. `observation`, `clock`: what Kaggle hands over. `windows` and
`heuristic_search`: a heuristic that looks ahead. `solver`: exact scores, by the `search` with its
`layout`, `order`, `table` and `zugzwang`, or `compiled`. `book` (`book_data`) and `scores`
(`scores_data`): known, by a `static_function`. `network`, `weights`, `operations`.
"""
