"""All that runs in a browser, and what puts it into one page.

Start at `page`, which puts files beside it together; the first line of each says what it is for.
`play.js` is the page to play on, `games.js` that of games, `view.js` one game on a board. All that
they say follows from `known.js`; `rules.js`, `scorer.js` and `words.js` are below. On the page to
play on, all games are logs of `log.js`, which `session.js` holds.
"""
