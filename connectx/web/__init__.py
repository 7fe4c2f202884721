"""All that runs in a browser, and what puts it into one page.

page         the page of games: a match, a league, a review
board.js     the board
scorer.js    exact scores in the page: the search in WebAssembly, and the scores of the opening
style.css    colours, controls and the board, light and dark
viewer.js    the page of games: tables, the list of games, stepping through one, learning from it
page.html    its skeleton, which `page` fills
front.js     the board to play on; front.css: what it adds to the style
play.html    the page of that board; widget.js: the same in Jupyter
"""
