"""Words for columns, sides and scores, and the colours, which commands and pages share."""

from collections.abc import Sequence

from connectx.core.board import COLUMN_NAMES

# By seat:
SIGNS = ("X", "O")  # that stand for discs in text
SIDES = ("Red", "Yellow")
COLOURS = ("#dc3023", "#ffc62b")  # of the discs
SIGN_COLOURS = ("#ffffff", "#4a3200")  # of the signs that are drawn on discs

# Of the table columns that are aligned to the left.
TEXT_HEADINGS = ("", "player", "mistake", "most of all, or such as")

# Sentences about a position, a move or a player, by what they say. Commands and pages use the same
# ones. {me} is the side to move; {who} is a side, a player's name or "you".
SENTENCES = {
    # Why a position is won, lost or drawn
    "wins now": "{me} can make {four} now: {columns}.",
    "must block": "{me} must block {columns}, or {other} wins.",
    "cannot block": "{other} can win on {squares}. {me} can block only one.",
    "in zugzwang": "Every column lets {other} win on top (zugzwang).",
    "loses at once": "Not {both}: {other} would win on {squares}.",
    "no lines": "Nobody can make {four} any more.",
    "forces": "Column {first} wins: {how}.",
    "forces later": "Column {first} wins: {other} must block again and again, until {how}.",
    "two threats": "{me} threatens {squares} at once",
    "threat above": "{other} must block {below}, then {me} wins on {above}",
    "ends in zugzwang": "It may end so: {other} must play under {squares}, and {me} wins there.",
    "only": "Only {columns} wins.",
    "only draw": "Only {columns} does not lose.",
    "winning squares": "{me} makes {four} with {squares}.",
    # Why a move was bad. {me} is the side that made it, {reply} what {other} then plays.
    "misses four": "{me} could make {four} in {columns}.",
    "does not stop": "{played} does not stop {four}: {other} plays {reply} and wins.",
    "wins on top": "{played} lets {other} play on top of {my} disc and win.",
    "must block in": "{other} plays {reply}, and {me} must block in {block}.",
    "two ways": "{other} plays {reply}, and can then win on {squares}: {me} can stop only one.",
    "way above": "{other} plays {reply}: {me} must block {block}, and {other} wins right on top.",
    "then": "Then {sentence}",
    "needed place": "{other} takes {reply}, the one place that {me} needed",
    "good place": "{other} takes {reply}, a good place for {me} too",
    "plays on top": "{other} plays on top of {my} disc",
    "replies with": "{other} plays {reply}",
    "and can win with": "{reply_sentence}, and can win with {discs} more discs.",
    "and can win": "{reply_sentence}, and can win.",
    "and the win is gone": "{reply_sentence}, and the win is gone.",
    "now wins on": "Now {squares} would make {four} for {other}.",
    # Columns and scores
    "column": "column {names}",
    "columns": "columns {names}",
    "draws": "draws",
    "draw": "a draw",
    "loses in": "loses in {discs}",
    "wins in": "wins in {discs}",
    "wins at once": "wins now",
    "wins with": "{who} wins with {discs} more {colour} discs",
    "wins right now": "{who} wins now",
    "wins next": "{who} wins with the next disc",
    "best draw": "A draw with best play",
    "looking": "Looking for the scores \u2026",
    "checking": "Checking move {number} of {all} \u2026",
    "tried": "Tried: {columns}.",
    "tried instead": "Tried instead of {column}: {columns}.",
    "too hard": "Too hard to solve here in time.",
    "some too hard": "Some columns are too hard to solve here in time.",
    "no scores": "No scores for a board of this size.",
    "no search": "Scores are not available in this browser: {why}",
    # How a game stands
    "goal": "Get {four} in a row",
    "tap": "Tap a column to drop a {side} disc.",
    "full": "Column {column} is full",
    "choose another": "Choose another column.",
    "nothing to undo": "Nothing to undo",
    "your turn": "Your turn",
    "turn of": "{who}\u2019s turn",
    "to play": "{who} to play",
    "thinks": "{who} is thinking",
    "played": "{who} played column {column}.",
    "you win": "You win!",
    "wins": "{who} wins",
    "won": "{who} won",
    "has won": "{who} has won",
    "how won": "{four} {ways}, on move {number}.",
    "draw game": "A draw",
    "could not move": "{who} could not move",
    "not running": "Your agent is not running here, so the computer plays.",
    "stopped": "Your agent has stopped. Play on against the computer?",
    "getting ready": "Getting the board ready \u2026",
    "once": "This takes a few seconds, once.",
    "no size": "This board size does not work here",
    "no game": "This link has no legal game",
    "copied": "Link copied",
    "send": "Send it to a friend.",
    "text copied": "Text copied",
    "send text": "A friend sets it as Moves, in the menu of their own board.",
    "cannot open": "This cannot be opened",
    "set discs": "Set the discs",
    "how to set discs": "Tap a column to drop a disc, or to take the highest one away.",
    "copy": "Copy this text to share the game",
    "challenge": "Can you win from here?",
    "board full": "The board is full, and nobody has {four} in a row.",
    # A hint
    "looking for column": "Looking for a good column \u2026",
    "try": "Try column {column}",
    "makes four": "That makes {four}: you win!",
    "stops": "Stop {other}: they need this square for {four}.",
    "stops one": "This stops {four}, but {other} can still make {four} elsewhere.",
    "only column": "It is the only column that is left.",
    "two places": "Then you can win in two places. {other} can stop only one.",
    "then on top": "Then {other} must block, and you win right on top.",
    "then again": "Then {other} must block every time, and you win with {discs} discs at most.",
    "the middle": "The middle is part of the most lines.",
    "only winner": "It is the only column that wins.",
    "others lose": "It wins. {others} would lose.",
    "others draw": "It wins. {others} would only draw.",
    "soonest": "Every column wins. None wins sooner than this one, with {discs} more discs.",
    "only holder": "It is the only column that keeps the draw.",
    "holds": "It keeps the draw. {others} would lose.",
    "all draw": "Every column leads to a draw with good play.",
    "hardest": "{other} can win whatever you play. This makes it take longest.",
    "all lose": "{other} can win whatever you play, with {discs} more discs.",
    "can win": "You can win with {discs} more discs.",
    "good draw": "With good play it will be a draw.",
    "can lose": "{other} can win, but needs {discs} more discs.",
    "gifts": "{others} would let {other} win on top.",
    "open lines": "You can still fill {lines} through this square.",
    "their lines": "It keeps {other} from {lines}.",
    "no line here": "Nobody can make {four} through this square any more.",
    "line": "one line of {four}",
    "lines": "{count} lines of {four}",
    # Where a game turned
    "turned": "Move {number} turned the game: {who} played column {column}.",
    "never winning": "You never had a win to lose.",
    "none decided": "Nobody made a deciding mistake.",
    "that move turned": "That move turned the game.",
    "why": "Why? {sentence}",
    "a win not taken": "Move {number}: {who} could have made {four} in {columns}. "
    "{other} made {four} in {last}.",
    "a win not blocked": "Move {number}: {who} did not block {columns}. {other} made {four} there.",
    "a win not blocked, another taken": "Move {number}: {who} did not block {columns}. "
    "{other} made {four} in {last}.",
    "a disc under a winning square": "Move {number}: {whose} disc let {other} win on top of it.",
    "a double threat not prevented": "Move {number}: {who} let {other} play {reply}. "
    "After that, {who} could not stop {four}.",
    "win thrown away": "threw the win away",
    "draw thrown away": "threw the draw away",
    "slower win": "could have won sooner",
    "faster loss": "could have held out longer",
    "move": "Move {number}: {what}",
    "plays": "{who} plays column {column}",
    "you play": "you play column {column}",
    "let win": "Column {column} let {other} win with {discs} more {colour} discs.",
    "let win now": "Column {column} let {other} win at once.",
    "let draw": "Column {column} let {other} get a draw.",
    "slower": "Column {column} still wins, but later than possible.",
    "slower than": (
        "Column {column} still wins, but {better} wins with {discs} more {colour} discs."
    ),
    "slower than now": "Column {column} still wins, but {better} wins now.",
    "would have won": "{better} would have won with {discs}{unit}.",
    "would have won outright": "{better} would have won.",
    "would have won now": "{better} would have won at once.",
    "would have drawn": "{better} would have saved the draw.",
    "would have lost later": "{better} would have lost later: after {discs}{unit}.",
    # Better moves and puzzles
    "find better": "Find a better move",
    "played here": "{who} played column {column} here.",
    "not best": "Column {column} is not the best",
    "try another": "Try another one.",
    "yes": "Yes, {columns}!",
    "best was": "The best was {columns}",
    "replies": "{who} plays column {column}.",
    "replies and": "{who} plays column {column}, and then {what}.",
    "replies and wins": "{who} plays column {column} and wins.",
    "replies and draws": "{who} plays column {column} and gets a draw.",
    "just a moment": "Just a moment",
    "still checking": "I am still checking the game.",
    "no more mistakes": "No more mistakes",
    "no mistakes": "No mistakes",
    "made none": "{who} made none!",
    "checking yours": "Checking your moves: {number} of {all}",
    "see mistake": "See my mistake",
    "see mistakes": "See my {count} mistakes",
    "then plays": "{who} then plays column {column}.",
    "none found": "No mistake found",
    "hard to check": "Some moves are too hard to check here.",
    "only wins": "Only one column wins. Which one?",
    "only holds": "Only one column does not lose. Which one?",
    "only right": "Only one column is right. Which one?",
    "solved": "Solved!",
    "had a look": "You had a look, so it does not count.",
    "right in the end": "Right in the end! Only first tries count.",
}
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")

Rows = list[list[str]]  # a table of text, whose first row has the headings


def column_name(column: int) -> str:
    """Return the name of a 0-based column in text and on the keyboard: 1 to 9, then a, b and so on.

    Columns beyond z have their number.
    """
    if column < len(COLUMN_NAMES):
        return COLUMN_NAMES[column]
    return str(column + 1)


def expect_column(columns: int, leftmost_column_number: int = 0) -> str:
    """Return what was expected in place of a column that a board of `columns` columns lacks.

    `leftmost_column_number` is the number of the leftmost column. If it is 1, the text for seven
    columns is "expected a column from 1 to 7".
    """
    rightmost_column_number = leftmost_column_number + columns - 1
    return f"expected a column from {leftmost_column_number} to {rightmost_column_number}"


def describe_full_column(name: object) -> str:
    """Return why a full column cannot be played. `name` is its name or number."""
    return f"column {name} is full"


def discs_to_win(score: int, empty: int) -> int:
    """Return how many discs the winner still has to play, the last one included.

    `score` is that of the side to move and is not 0; `empty` squares are left. If they were all
    played, the side to move would play (empty + 1) // 2 discs, and the other side empty // 2. The
    size of the score is the number of those discs that the winner does not need, plus 1.
    """
    side_to_move_wins = score > 0
    discs_on_full_board = (empty + 1) // 2 if side_to_move_wins else empty // 2
    unneeded_discs = abs(score) - 1
    return discs_on_full_board - unneeded_discs


def column_outcome(score: int, empty: int) -> str:
    """Return the score of the side to move in words, such as "wins in 9" or "draws".

    `empty` squares are left. The score of a column is worded with the squares that are left before
    the column is played.

    >>> column_outcome(-2, empty=38), column_outcome(0, empty=38)
    ('loses in 18', 'draws')
    """
    if score == 0:
        return SENTENCES["draws"]
    discs = discs_to_win(score, empty)  # those of the winner, whichever side that is
    if score < 0:
        return SENTENCES["loses in"].format(discs=discs)
    if discs > 1:
        return SENTENCES["wins in"].format(discs=discs)
    return SENTENCES["wins at once"]  # "wins now"


def number_in_words(number: int) -> str:
    """Return a number as a word, such as "four", or in digits from 10 on. 0 is "no"."""
    if number < len(NUMBERS):
        return NUMBERS[number]  # the words from "no" to "nine"
    return str(number)


def capitalize_first(text: str) -> str:
    """Return a text whose first letter is a capital one; the others stay as they are."""
    return text[:1].upper() + text[1:]


def possessive(name: str) -> str:
    """Return the possessive of a name, such as "Red\u2019s"; "your" for "you"."""
    if name == "you":
        return "your"
    return f"{name}\u2019s"


def columns_in_words(columns: Sequence[int], link: str) -> str:
    """Return the names of 0-based columns in words.

    `link` is the word before the last name, "and" or "or". The columns 0, 2 and 4 give "columns 1,
    3 and 5", and with "or" they give "column 1, 3 or 5".
    """
    is_plural = len(columns) > 1 and link == "and"
    template = SENTENCES["columns"] if is_plural else SENTENCES["column"]
    names = [column_name(column) for column in columns]
    return template.format(names=join_words(names, link))


def join_words(words: Sequence[str], link: str) -> str:
    """Return words with `link` before the last one, such as "a", "a and b" or "a, b and c"."""
    if len(words) < 2:
        return "".join(words)
    first_words = ", ".join(words[:-1])
    return f"{first_words} {link} {words[-1]}"


def count_noun(number: int, singular: str, plural: str = "") -> str:
    """Return a number with its noun, such as "1 game" or "2 losses".

    The plural is by default the singular with an "s".
    """
    if number == 1:
        return f"{number} {singular}"
    return f"{number} {plural or singular + 's'}"
