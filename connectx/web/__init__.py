"""All that runs in a browser, and what puts it into one page.

page         the pages: of games (a match, a league, a review), and the one to play on
words.js     words, signs and elements that all pages share
rules.js     the rules
board.js     the board
scorer.js    exact scores in the page: the search in WebAssembly, and the scores of the opening
known.js     what is known of positions, from which all that is said follows
verdicts.js  verdicts on moves, and the turning point
view.js      one game on a board: stepping, side lines, the search; view.html its controls
reasons.js   beside it, why the position is won or lost
overview.js  beside it, the game as a whole: accuracy, curve, list of moves
lessons.js   beside it, the turning point and the mistakes to learn from
games.js     the page of games: tables and the list of games; games.html its body
losses.js    beside the list, what the loser of a game overlooked
play.js      the page to play on: who plays, New, Undo, hints; play.html its body
standing.js  what it says of a game, and why a column is good
link.js      its links: of a friend, to share, of another day
record.js    what outlasts the page: the address, what the browser or a notebook keeps
puzzle.js    puzzles; puzzles.txt their positions
player.js    the page's own player
ask.js       what a page asks of Python; bridge.js, around a page in a notebook, passes it on
frame.html   a page as a notebook keeps it
page.html    what stands around every body; style.css its colours and places
"""
