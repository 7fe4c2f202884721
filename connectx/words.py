"""The words for columns, sides and scores, and the colours: the same in commands and pages."""

from collections.abc import Sequence

from connectx.core.board import COLUMN_NAMES

SIGNS = ("X", "O")  # of the discs, by seat
SIDES = ("Red", "Yellow")  # likewise
COLOURS = ("#dc3023", "#ffc62b")  # of the discs
SIGN_COLOURS = ("#ffffff", "#4a3200")  # of what is drawn on them
TEXT_HEADINGS = ("", "player", "mistake")  # of columns of a table that are aligned to the left

# What is said of a position, a move or who made it: pages get this table. {me} is to move.
SENTENCES = {
    "wins now": "{me} wins at once with {columns}.",
    "must block": "{me} must play {columns}: {other} would win there.",
    "cannot block": "{other} is about to win on {squares}, and {me} can stop only one.",
    "in zugzwang": "{me} is in zugzwang: every column lets {other} win on the square above.",
    "loses at once": "{Each} would let {other} win on {squares}.",
    "no lines": "Neither side can complete a line any more.",
    "forces": "Column {first} wins for {me}: {how}.",
    "forces later": "Column {first} wins for {me} by threats that {other} must stop, until {how}.",
    "two threats": "{me} threatens {squares}, and {other} can stop only one",
    "threat above": "{other} has to play {below}, and {me} wins on {above}",
    "ends in zugzwang": "In the best line {other} finally runs out of safe columns, and {me} gets "
    "{squares}.",
    "only": "Only {columns} wins.",
    "only draw": "Only {columns} draws; every other column loses.",
    "winning squares": "{me} would win on {squares}.",
    "over": "The game is over.",
    "unexplained": "No simple rule explains this position.",
    "no threats": "No empty square wins yet.",
    "column": "column {names}",
    "columns": "columns {names}",
    "draws": "draws",
    "draw": "a draw",
    "loses in": "loses in {discs}",
    "wins in": "wins in {discs}",
    "wins at once": "wins now",
    "win thrown away": "threw the win away",
    "draw thrown away": "threw the draw away",
    "slower win": "could win sooner",
    "faster loss": "could hold out longer",
}

Rows = list[list[str]]  # a table in text; the first row has the headings


def column_name(column: int) -> str:
    """A column as text and keys name it: 1 to 9, then a, b and so on."""
    return COLUMN_NAMES[column] if column < len(COLUMN_NAMES) else str(column + 1)


def discs_to_win(score: int, empty: int) -> int:
    """How many discs whoever wins still has to play, the last one included.

    The score, which is not 0, is that of the side to move, and `empty` squares are left.
    """
    return (empty + 1) // 2 + 1 - score if score > 0 else empty // 2 + 1 + score


def column_outcome(score: int, empty: int) -> str:
    """A score in words, with `empty` squares left for the side to move: "wins in 9", "draws".

    The score of a column is in the same words as that of the position before it.
    """
    if score == 0:
        return SENTENCES["draws"]
    discs = discs_to_win(score, empty)
    name = "loses in" if score < 0 else "wins in" if discs > 1 else "wins at once"
    return SENTENCES[name].format(discs=discs)


def columns_in_words(columns: Sequence[int], link: str) -> str:
    """Such as "column 4", "columns 1, 3 and 5" or "column 1, 3 or 5"."""
    name = "columns" if len(columns) > 1 and link == "and" else "column"
    names = listed([column_name(column) for column in columns], link)
    return SENTENCES[name].format(names=names)


def listed(words: Sequence[str], link: str) -> str:
    """Such as "a", "a and b" or "a, b and c"."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {link} {words[-1]}"
