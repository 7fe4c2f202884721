"""Reading positions and games in the forms in which people write, copy and hold them.

`read_position` takes any of these forms, and `extract_position` finds one in a line of a file. On
the web page, `connectx/bench/web/position.js` reads most of them with the same answers.
"""

import itertools
import json
import re
import reprlib
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, NamedTuple, TypeVar
from urllib.parse import unquote

from connectx.core.board import (
    COLUMN_NAMES,
    STANDARD,
    Board,
    Geometry,
    board_of,
    column_of,
    has_won,
    top_discs,
)
from connectx.errors import UserError, shorten
from connectx.game import SIZE_KEYS, Game, check_move, read_geometry, read_plain_game
from connectx.plain_values import make_plain, parse_literal
from connectx.words import SIGNS, column_name

ZERO_HELP = "columns count from 0, as on Kaggle"  # the help text of the option --zero

MAX_JSON_CHARACTERS = 8 << 20  # of one position
MAX_TEXT_CHARACTERS = 4 << 20  # of one position that is not JSON
MAX_LINKS = 100  # in one text
MAX_SHOWN_CHARACTERS = 60  # of the input, where an error message quotes it
MAX_TRIED_BOARDS = 50_000  # in one search for moves that lead to a board
MAX_NUMBER_DIGITS = 8
OUT_OF_RANGE = 10**9  # stands for every number of more digits, and is larger than any board
NUMBERED_COLUMNS = 9  # columns whose name is a digit; the names of all others are letters

EXPECTED_POSITION = (
    "expected a replay with steps or a game with moves, a board, or moves such as '4453'"
)
EXPECTED_OBSERVATION = 'expected an observation, such as {"board": [0, 0, ...], "mark": 1}'

# The address of a link without "https://", up to its path.
HOST_PATTERN = r"(?i)\W?((?:[\w-]+\.)+[a-z]{2,}|[0-9]+(?:\.[0-9]+){3}|localhost)(:[0-9]+)?"
LINK_SIGN_PATTERN = "://|[#?]"  # every link has one of these
# What our page copies to share a game if the page itself has no address.
SHARED_GAME_PATTERN = r"\bMoves: (\w*)\."
WORD_PATTERN = r"[^\s,;]+"
LABEL_PATTERN = r"([^\W\d_]+):"  # of moves, such as "moves:"
MOVE_NUMBER_PATTERN = r"([0-9]+)\.+"
MISSING_MOVE_PATTERN = r"[,;]\s*[,;]"  # two separators without a move between them
# A list in brackets, or the first word of a line with the words after commas and semicolons.
FIRST_WORDS_PATTERN = rf"\[.*\]|(?:{LABEL_PATTERN}\s*)?[^\s,;]+(?:\s*[,;]\s*[^\s,;]+)*"
# A side, and the column that may follow it, such as "R4" or "yellow".
SIDE_PATTERN = r"([RYXO]|[xo](?=[0-9])|[ry]|(?i:red|yellow|black|white|blue))([0-9]*)"
# "X to move" or "mark 1", beside a picture.
TURN_PATTERN = r"\b([xo]|red|yellow) to move|\bmark\W{0,4}([0-9]+)"
# What surrounds a picture and separates its squares.
PICTURE_FRAME_PATTERN = r"[\s|,;()\[\]+=\ufe0f\u2500-\u257f]|[+-]{3,}"

EMPTY_SIGNS = (
    "._-\N{MIDDLE DOT}\N{MEDIUM WHITE CIRCLE}\N{MEDIUM BLACK CIRCLE}\N{LARGE BLUE CIRCLE}"
    "\N{WHITE LARGE SQUARE}\N{BLACK LARGE SQUARE}"
)
LETTER_DISCS = "xo"
DIGIT_DISCS = "12"
# The signs of the first and the second side in a picture, and the signs of its empty squares.
EMPTY_SIGNS_BY_DISCS = {
    LETTER_DISCS: EMPTY_SIGNS,
    DIGIT_DISCS: "0",
    "ry": EMPTY_SIGNS,
    "\N{LARGE RED CIRCLE}\N{LARGE YELLOW CIRCLE}": EMPTY_SIGNS,
}

Reading = Game | Board  # a board where the order of the moves is not known
ReadingT = TypeVar("ReadingT", bound=Reading)


class NamedMove(NamedTuple):
    """A move as the input names it, which may be impossible."""

    name: str  # of the column
    column: int  # counted from 0; not on the board if it has no column of that name
    row: int | None = None  # counted from 1 at the bottom; None if the input does not name it


def read_position(
    shown: Any, geometry: Geometry = STANDARD, *, zero: bool = False, ordered: bool = False
) -> Game:
    """Return the game that a text or an object shows, in any form that people use.

    Columns count from 1 in a text and in a list of JSON, and from 0 there if `zero` is set. They
    always count from 0 in Python's objects and in games in JSON (ours and Kaggle's), and always
    from 1 in links. A text is read as the first of these forms that it has:

    - JSON, or what Python prints, which begins with `{` or `[`. It is a game, a replay, an
      observation, a list of columns, or a grid with the top row first.
    - Links to gamesolver.org or to our page, which contain `://`, or `?pos=` or `#` right after an
      address or the name of a page. The size of the board in a link counts. What our page copies
      to share a game is read as well.
    - A picture, which has the squares row by row from the top left, as boards are printed. Discs
      are `X` and `O`, 1 and 2, or red and yellow circles; empty squares are dots or 0. X and red
      move first. "X to move" or "mark 1" may say which side is to move.
    - Moves, with spaces, commas or semicolons between them.

    Moves have one of these forms:

    - Squares by column and row: `4-1`, or `d1` on boards of at most nine columns.
    - Words in which each character is a column: "4453" or "ddec". On wider boards letters follow
      9, so that "a" is column 10.
    - Numbers of several digits on boards of more than nine columns, with commas between them.
      There may be spaces instead if the text can be read in no other way.

    What may stand before a move is dropped: move numbers that count up from 1 (`1.`), the names of
    sides if they alternate (`R4`, `red 4`), and a word with a colon (`moves: 4453`). Digits may be
    of any script. A text that can be read in two ways is refused, such as `x3`, which OpenSpiel
    counts from 0.

    An object may be a list or an array of columns, a grid, an observation, a `Board`, a `Game`, or
    an `env` of kaggle-environments, its steps or its `toJSON()`, for ConnectX or for OpenSpiel's
    Connect Four. The size in a game counts, not `geometry`.

    A board does not tell the order of its moves. The game then has some moves that lead there,
    unless `ordered` is set, which refuses boards.

    Raises UserError, which names the place and what was expected there.

    >>> game = read_position("4 4 5 3")
    >>> game.moves, game.winner  # columns and seats count from 0
    ((3, 3, 4, 2), None)
    >>> read_position([3, 3, 4, 2]).moves == read_position("d1 d2 e1 c1").moves == game.moves
    True
    """
    game_or_board: Reading
    if isinstance(shown, str):
        leftmost_column_number = 0 if zero else 1
        game_or_board = _read_text(shown, geometry, leftmost_column_number)
    elif isinstance(shown, (Game, Board)):
        game_or_board = shown
    else:
        plain_value = make_plain(shown)  # lists, dicts, numbers and texts, as JSON has them
        game_or_board = _read_value(plain_value, geometry, leftmost_column_number=0)
    if isinstance(game_or_board, Game):
        return game_or_board

    board = game_or_board
    _check_mark(board)
    moves = find_moves_to(board)
    if moves is None:
        raise UserError("no order of moves was found that leads to this board")
    if ordered:
        raise UserError("a board tells no order of its moves, expected moves such as 4453")
    return _create_game(moves, board.geometry)


def has_position(line: str) -> bool:
    """Return whether a line of a file has a position: it is neither empty nor a comment.

    >>> [has_position(line) for line in ("4453", "", "# my games")]
    [True, False, False]
    """
    return not re.match(r"\s*(#|$)", line)


def extract_position(line: str, geometry: Geometry = STANDARD) -> str:
    """Return the position in a line of a file, without a score or a comment that follows it.

    The position is the first word of the line, together with the words after commas or semicolons.
    It is the whole line (without a comment after `#`) in these cases, in which a part would not be
    what was meant:

    - The line is an object of JSON, or what our page copies to share a game.
    - The first word is a single move, and the next word could be moves, as in "4 4 5 3". Nothing
      else may follow moves with spaces between them.
    - The first word is no move, but may stand before one, as in "1. 4 4 2. 5 3".
    - A move is missing after the first word, as in "4,4,,5", which `read_position` refuses.

    Raises UserError if the next word could be more moves and is not a score, as in "44 53".

    >>> extract_position("4453 -2"), extract_position("4, 4, 5, 3  comment")
    ('4453', '4, 4, 5, 3')
    >>> extract_position("4 4 5 3 # mine")
    '4 4 5 3'
    """
    line = re.sub(r"\s#.*", "", line).strip()  # without a comment
    if line.startswith("{") or re.search(SHARED_GAME_PATTERN, line):
        return line
    match = re.match(FIRST_WORDS_PATTERN, line)  # such as "4453", or "4, 4, 5, 3"
    position = match[0] if match else ""
    if position == line:
        return line
    remainder = line[len(position) :].lstrip()
    is_move_missing = re.match(MISSING_MOVE_PATTERN, remainder)  # such as ",,"
    if is_move_missing:
        return line

    next_word = remainder.split()[0]
    next_may_be_moves = bool(_count_moves(next_word, geometry) - {0})
    moves = re.sub(rf"^{LABEL_PATTERN}\s*", "", position)  # without a label such as "moves:"
    is_single_word = not re.search(r"[,;\[]", moves)
    # How many moves the word may be, one number for each way of reading it.
    move_counts = _count_moves(moves, geometry) if is_single_word else set()
    may_be_no_move = move_counts in ({0}, {0, 1})
    has_spaces_between_moves = move_counts == {1} and next_may_be_moves
    if may_be_no_move or has_spaces_between_moves:
        return line
    if next_may_be_moves and not _is_score(next_word, geometry):
        raise UserError(
            f"'{shorten(next_word)}' follows {shorten(position)}: expected all moves in one word"
        )
    return position


def find_moves_to(board: Board) -> list[int] | None:
    """Find moves that lead from the empty board to a board.

    The search goes backwards. It takes discs off the tops of the columns, in turn one of each side,
    until the board is empty. It returns 0-based columns in playing order, or None if there are no
    such moves, or if it has tried `MAX_TRIED_BOARDS` boards without finding them.
    """
    geometry = board.geometry
    # Squares and discs are bit masks. An earlier board is given by its occupied squares alone,
    # because each disc on it is of the same side as on `board`.
    next_discs: dict[int, int] = {}  # by an earlier board, the disc that is played there
    tried_boards: set[int] = set()
    boards_to_try = [board.occupied]
    while boards_to_try and len(tried_boards) <= MAX_TRIED_BOARDS:
        occupied = boards_to_try.pop()
        is_empty_board = occupied == 0
        if is_empty_board:
            return _list_moves_to(board, next_discs)
        if occupied in tried_boards:
            continue
        tried_boards.add(occupied)
        removed_count = board.discs - occupied.bit_count()
        # The last disc on `board` is of the side that is not to move there, `board.theirs`.
        last_mover_discs = board.theirs if removed_count % 2 == 0 else board.own
        removable_discs = top_discs(last_mover_discs & occupied, occupied, geometry)
        is_last_disc = removed_count == 0
        for disc in reversed(removable_discs):
            if is_last_disc and _has_line_without(disc, board):
                continue  # the game would have been over before the last disc was played
            occupied_before = occupied ^ disc  # the board without this disc
            if occupied_before not in tried_boards:
                next_discs[occupied_before] = disc
                boards_to_try.append(occupied_before)
    return None


def _has_line_without(disc: int, board: Board) -> bool:
    """Return whether a side has a winning line on a board from which one disc is taken away.

    `disc` is a bit mask with the bit of that disc's square.
    """
    return any(has_won(discs & ~disc, board.geometry) for discs in (board.theirs, board.own))


def _list_moves_to(board: Board, next_discs: Mapping[int, int]) -> list[int]:
    """Return the 0-based columns of the moves that lead from the empty board to `board`.

    `next_discs` has the disc that is played next, by the occupied squares before that move. Both
    are bit masks.
    """
    moves = []
    occupied = 0
    while occupied != board.occupied:
        disc = next_discs[occupied]
        moves.append(column_of(disc, board.geometry))
        occupied |= disc
    return moves


# Values -------------------------------------------------------------------------------------------
# What `make_plain` returned: None, numbers, texts, and lists and dicts of them. In all functions
# below, `leftmost_column_number` is the number of the leftmost column in what is read: 0 or 1.


def _read_value(value: Any, geometry: Geometry, leftmost_column_number: int) -> Reading:
    """Read a position from a plain value, which is any value that JSON can hold.

    What a list holds depends on its items:

    - All items are texts: the rows of a picture, or the signs of its squares.
    - No item is a list: numbers, which are columns or squares.
    - The first item is a list with objects: the steps of a replay.
    - Any others: the rows of a grid.

    Raises UserError for what is no position.
    """
    if isinstance(value, dict):
        return _read_object(value, geometry, leftmost_column_number)
    if not isinstance(value, list):
        raise UserError(f"{_quote_value(value)}: {EXPECTED_POSITION}")
    if value and all(isinstance(item, str) for item in value):
        return _read_list_of_signs(value, geometry, leftmost_column_number)
    if not any(isinstance(item, list) for item in value):
        return _read_numbers(value, geometry, leftmost_column_number)
    first_item = value[0]
    if isinstance(first_item, list) and any(isinstance(state, dict) for state in first_item):
        return _read_object({"steps": value}, geometry, leftmost_column_number)
    return _create_board(_list_squares(value, geometry), None, geometry)


def _read_list_of_signs(
    rows_or_signs: list[str], geometry: Geometry, leftmost_column_number: int
) -> Board:
    """Read a picture from a list of its rows, such as "..xo...", or of the signs of its squares."""
    are_rows = max(map(len, rows_or_signs)) > 1
    separator = "\n" if are_rows else " "
    board = _read_picture(separator.join(rows_or_signs), geometry, leftmost_column_number)
    if board is None:
        expected = "expected numbers, or one text such as '4 4 5 3'"
        raise UserError(f"{_quote_value(rows_or_signs)}: {expected}")
    return board


def _read_numbers(values: list[Any], geometry: Geometry, leftmost_column_number: int) -> Reading:
    """Read a list of columns or of squares, which must be numbers.

    If the numbers may be squares, they are read both as the squares of a board and as the columns
    of moves. Then one of the two must fail.
    """
    numbers: list[Any] = []
    for value in values:
        if isinstance(value, float) and value.is_integer():
            value = int(value)  # 3.0 becomes 3
        numbers.append(value)
    for move_number, number in enumerate(numbers, start=1):
        if type(number) is not int:
            raise UserError(f"move {move_number}, {_quote_value(number)}: expected a number")

    # A move is called by its number in the list, and its column counts from 0.
    moves = (NamedMove(str(number), number - leftmost_column_number) for number in numbers)
    if not _may_be_squares(numbers, geometry, leftmost_column_number):
        return _play_moves(moves, geometry, leftmost_column_number)
    square_count = geometry.rows * geometry.columns
    mark = None
    cells = numbers
    if len(numbers) == square_count + 1:
        *cells, mark = numbers
    readers: dict[str, Callable[[], Reading]] = {
        "a board": partial(_create_board, cells, mark, geometry),
        "moves": partial(_play_moves, moves, geometry, leftmost_column_number),
    }
    return _use_only_reader_that_succeeds(readers, quoted_input=_quote_value(values))


def _may_be_squares(numbers: list[int], geometry: Geometry, leftmost_column_number: int) -> bool:
    """Return whether a list of numbers may be the squares of a board.

    All of them are 0, 1 or 2, and one of these holds:

    - There are as many as the board has squares, such as 42 zeros for the empty board.
    - There is one more, which is the mark of the side to move: 42 zeros and a 1.
    - One of them is 0, which is no column where columns count from 1, and there are more than a
      row has squares. If they are too few or too many for the board, the message then says so.

    Any other list, such as [1, 2, 1, 2] or [0] from Python, holds columns.
    """
    if not set(numbers) <= {0, 1, 2}:
        return False
    square_count = geometry.rows * geometry.columns
    if len(numbers) in (square_count, square_count + 1):
        return True
    has_zero_that_is_no_column = leftmost_column_number == 1 and 0 in numbers
    return has_zero_that_is_no_column and len(numbers) > geometry.columns


def _read_object(value: dict[str, Any], geometry: Geometry, leftmost_column_number: int) -> Reading:
    """Read a game, a replay or an observation from an object of JSON.

    The object has "moves" if it is a game, "steps" if it is a replay, and "observation" if it is a
    state of kaggle-environments. Otherwise it has to be an observation, which has the board as text
    in "observationString" or as a list in "board".
    """
    if "moves" in value or "steps" in value:
        return _read_game(value, geometry, leftmost_column_number)
    if "observationString" in value:
        text = value["observationString"]
        if not isinstance(text, str):
            raise UserError(f"observationString is {shorten(reprlib.repr(text))}, expected text")
        return _read_text(text, geometry, leftmost_column_number)
    if "observation" in value:
        return _read_value(value["observation"], geometry, leftmost_column_number)
    return _read_observation(value, geometry, leftmost_column_number)


def _read_game(value: dict[str, Any], geometry: Geometry, leftmost_column_number: int) -> Game:
    """Read a game or a replay from an object of JSON.

    Raises UserError if the object also has a board to which the game's moves do not lead.
    """
    moves = value.get("moves")
    if isinstance(moves, str):  # as in our data sets
        game = _read_moves(moves, geometry, leftmost_column_number=1)
    else:
        game = read_plain_game(value, geometry=geometry)
    if "moves" in value and game.title == "replay":  # the title of a game without an id
        game = replace(game, title=_create_game(game.moves, game.geometry).title)

    observation = _find_last_observation(value)
    # The part of the observation that shows the board. The mark is left out.
    board_object = {}
    if "board" in observation:
        board_object["board"] = observation["board"]
    if isinstance(observation.get("observationString"), str):
        board_object["observationString"] = observation["observationString"]
    if not board_object:
        return game
    last_board = _read_object(board_object, game.geometry, leftmost_column_number)
    if last_board != game.board:
        raise UserError("its moves do not lead to its board")
    return game


def _find_last_observation(value: dict[str, Any]) -> dict[str, Any]:
    """Return the observation at the end of a game or a replay; an empty dict if it has none.

    A game with a board counts as its own observation. In a replay, the observation is that of the
    first state of the last step.
    """
    if "board" in value:
        return value
    match value:
        # The last step is a list of states. The first state there has an observation.
        case {"steps": [*_, [{"observation": dict(observation)}, *_]]}:
            return observation
    return {}


def _read_observation(
    value: dict[str, Any], geometry: Geometry, leftmost_column_number: int
) -> Board:
    """Read an observation of ConnectX or of OpenSpiel's Connect Four from an object of JSON.

    Raises UserError if the object has no board, or a mark that is not 1 or 2.
    """
    cells = value.get("board")
    mark = value.get("mark")
    if not isinstance(cells, list):
        if leftmost_column_number == 1:  # the observation stands in a text
            raise UserError(EXPECTED_OBSERVATION)
        raise UserError(f"{_quote_value(value)}: {EXPECTED_POSITION}")
    if "current_player" in value:  # OpenSpiel's Connect Four has the bottom row first
        cells = cells[::-1]
        player = value["current_player"]
        mark = {"x": 1, "o": 2}.get(player) if isinstance(player, str) else None
    is_mark = type(mark) is not bool and mark in (None, 1, 2)  # True == 1 in Python
    if not is_mark:
        raise UserError("the mark: expected 1 or 2")
    return _create_board(_list_squares(cells, geometry), mark, geometry)


def _list_squares(values: list[Any], geometry: Geometry) -> list[Any]:
    """Return the squares in a list of squares or of rows, with numbers in place of signs.

    The signs are "." for an empty square (0), "x" for the first side (1) and "o" for the second
    (2). Other values stay as they are. Raises UserError for rows of a board of another size.
    """
    has_rows = any(isinstance(value, list) for value in values)
    if has_rows:
        row_lengths = [len(row) if isinstance(row, list) else 0 for row in values]
        if row_lengths != [geometry.columns] * geometry.rows:
            expected = f"expected {geometry.rows} rows of {geometry.columns} squares"
            raise UserError(f"a list of lists: {_quote_value(values)}: {expected}")
        values = list(itertools.chain.from_iterable(values))
    numbers_by_sign = {".": 0, "x": 1, "o": 2}
    squares = []
    for value in values:
        if isinstance(value, str):
            value = numbers_by_sign.get(value, value)
        squares.append(value)
    return squares


# Texts --------------------------------------------------------------------------------------------


def _read_text(text: str, geometry: Geometry, leftmost_column_number: int) -> Reading:
    """Read a position from a text: JSON, links, a picture, or moves, whichever it is first."""
    text = text.strip()
    is_json = text.startswith(("{", "["))
    max_characters = MAX_JSON_CHARACTERS if is_json else MAX_TEXT_CHARACTERS
    if len(text) > max_characters:
        length = f"{len(text):,} characters, expected at most {max_characters:,}"
        raise UserError(f"{shorten(text, MAX_SHOWN_CHARACTERS)}: {length}")

    if is_json:
        value = _parse_value(text)
        if value is not None:
            return _read_value(value, geometry, leftmost_column_number)
        if text.startswith("{"):
            raise UserError(EXPECTED_OBSERVATION)
    shared_game = re.search(SHARED_GAME_PATTERN, text)
    if shared_game:
        return _read_moves(shared_game[1], geometry, leftmost_column_number=1)
    if re.search(LINK_SIGN_PATTERN, text):
        game = _read_links(text, geometry, leftmost_column_number)
        if game is not None:
            return game
    board = _read_picture(text, geometry, leftmost_column_number)
    if board is not None:
        return board
    return _read_moves(text, geometry, leftmost_column_number)


def _parse_value(text: str) -> Any:
    """Return the plain value of JSON or of a literal of Python; None if the text is neither.

    Raises UserError if the value is too large, or if a key in it is not text.
    """
    with suppress(ValueError, RecursionError):
        return make_plain(json.loads(text))
    with suppress(ValueError):
        return parse_literal(text)
    return None


def _parse_number(digits: str) -> int:
    """Return the number that digits stand for.

    Returns OUT_OF_RANGE, a number larger than any board, if there are more than 8 digits.
    """
    if len(digits) > MAX_NUMBER_DIGITS:
        return OUT_OF_RANGE
    return int(digits)


def _is_score(word: str, geometry: Geometry) -> bool:
    """Return whether a word may be a score of 0 or more, rather than moves.

    A score is at most the number of discs that the first side plays on a full board.
    """
    max_score = (geometry.rows * geometry.columns + 1) // 2
    return word.isdecimal() and _parse_number(word) <= max_score


def _use_only_reader_that_succeeds(
    readers: Mapping[str, Callable[[], ReadingT]], *, quoted_input: str
) -> ReadingT:
    """Read an input by several readers, and return what those that succeed agree on.

    Each of `readers` is a function without parameters that reads the input, or a part of it, in its
    own way. Its key names it in a message: "moves", "a board", or the link that it reads. A reader
    fails if it raises UserError.

    Raises UserError, which begins with `quoted_input`, if readers return different games or boards.
    If all readers fail, raises the error of the first.
    """
    results: dict[str, ReadingT] = {}
    errors: list[UserError] = []
    for way, read in readers.items():
        try:
            results[way] = read()
        except UserError as error:
            errors.append(error)
    if not results:
        raise errors[0]
    first_result = next(iter(results.values()))
    if all(result == first_result for result in results.values()):
        return first_result
    readings = [f"{way} ({_describe_reading(result)})" for way, result in results.items()]
    listed_readings = " and as ".join(readings)
    raise UserError(f"{quoted_input}: can be read as {listed_readings}, expected one of them")


# Links --------------------------------------------------------------------------------------------


def _read_links(text: str, geometry: Geometry, leftmost_column_number: int) -> Game | None:
    """Read all links in a text, and the other words as moves. Returns None if it has no link.

    Columns always count from 1 in links. `leftmost_column_number` is for the other words.

    Raises UserError if links and moves lead to different games, if none of them leads to a game, or
    if a link has no moves.
    """
    readers: dict[str, Callable[[], Game]] = {}  # by the link or the other words
    other_words = []
    for word in text.split():
        link = _parse_link(word, geometry)
        if link is None:
            other_words.append(word)
            continue
        moves, link_geometry = link
        readers[word] = partial(_read_moves, moves, link_geometry, leftmost_column_number=1)
        if len(readers) > MAX_LINKS:
            raise UserError(f"more than {MAX_LINKS} links in a text, expected one")
    if not readers:
        return None
    if other_words:
        other_text = " ".join(other_words)
        readers[other_text] = partial(_read_moves, other_text, geometry, leftmost_column_number)
    quoted_input = shorten(text, MAX_SHOWN_CHARACTERS)
    return _use_only_reader_that_succeeds(readers, quoted_input=quoted_input)


def _parse_link(word: str, geometry: Geometry) -> tuple[str, Geometry] | None:
    """Return the moves in a link and the geometry of its board; None if a word is not a link.

    The moves stand after `?pos=`, or else after `#`. In "board.html#4453;size=6,7,4" the size of
    the board follows them: rows, columns, and discs in a row that win. In other links the board has
    the size `geometry`.

    Raises UserError if a link has no moves, or if there is no board of its size.
    """
    text_before_fragment, number_sign, fragment = word.partition("#")
    address, _, query = text_before_fragment.partition("?")
    position = re.search("(?:^|&)pos=([^&]*)", query)
    if not _is_link(word, address, has_position=bool(position)):
        return None
    has_moves = position or number_sign
    if not has_moves:
        raise UserError("the link has no moves, expected ?pos=4453 or #4453 in it")
    size = re.search(r";size=([0-9]+),([0-9]+),([0-9]+)", fragment)
    if size:
        rows, columns, inarow = map(_parse_number, size.groups())
        geometry = read_geometry(rows, columns, inarow)
    encoded_moves = position[1] if position else fragment.split(";")[0]
    moves = unquote(encoded_moves).rstrip(").,>'\"")  # what may follow a link in a sentence
    return moves, geometry


def _is_link(word: str, address: str, *, has_position: bool) -> bool:
    """Return whether a word is a link. `address` is the part before its query and fragment.

    The file of a page and an address with a path are links: "board.html#44", "localhost/board#44".
    A host without a path is one if its query has a position: "example.org?pos=44". Text with `#`,
    such as "44#7", is no link.
    """
    is_file_of_page = re.search(r"(?i)\.html?$", address)
    if "://" in word or is_file_of_page:
        return True
    host = re.match(HOST_PATTERN, address)  # such as "example.org" or "localhost:8000"
    if host is None:
        return False
    path = address[host.end() :]
    if not path:
        return has_position
    return path.startswith("/")


# Moves --------------------------------------------------------------------------------------------


def _read_moves(text: str, geometry: Geometry, leftmost_column_number: int) -> Game:
    """Read the moves in a text, in playing order.

    Moves may be in brackets. On boards of more than nine columns,

    - several digits are one column if the text has a comma: "10, 4",
    - each digit is one column if the text is a single word: "1043",
    - words with spaces between them, such as "10 4", are read in both ways, of which one must fail
      unless both lead to the same game.

    Raises UserError if a move cannot be read or played, or is missing between two commas.
    """
    if not text.isascii():
        # Digits of other scripts become those of ASCII.
        text = "".join(str(unicodedata.decimal(character, character)) for character in text)
    inner_text = re.sub(r"^(?:\((.*)\)|\[(.*)\])$", r"\1\2", text.strip(), flags=re.DOTALL)
    words = re.findall(WORD_PATTERN, inner_text)
    is_wide = geometry.columns > NUMBERED_COLUMNS
    may_have_two_meanings = is_wide and "," not in text and len(words) > 1
    if may_have_two_meanings:
        readers = {}
        for way, has_numbers in (("columns of one character", False), ("numbers of columns", True)):
            scanner = _MoveScanner(geometry, leftmost_column_number, has_numbers=has_numbers)
            moves = scanner.scan(words)
            readers[way] = partial(_play_moves, moves, geometry, leftmost_column_number)
        quoted_input = shorten(text, MAX_SHOWN_CHARACTERS)
        game = _use_only_reader_that_succeeds(readers, quoted_input=quoted_input)
    else:
        has_numbers = is_wide and "," in text
        scanner = _MoveScanner(geometry, leftmost_column_number, has_numbers=has_numbers)
        game = _play_moves(scanner.scan(words), geometry, leftmost_column_number)

    if text.strip() and not game.moves:
        problem = "no move is left, expected moves such as 4453"
        raise UserError(f"'{shorten(text, MAX_SHOWN_CHARACTERS)}': {problem}")
    if game.moves and re.search(MISSING_MOVE_PATTERN, inner_text):
        problem = "a move is missing between commas, expected moves such as 4,4,5"
        raise UserError(f"'{shorten(text, MAX_SHOWN_CHARACTERS)}': {problem}")
    return game


def _count_moves(text: str, geometry: Geometry) -> set[int]:
    """Return how many moves a text may be: a set with one number for each way of reading it.

    The text "12" is one move or two on a board of twelve columns, so the set is {1, 2}. The set is
    empty if the text names columns that the board does not have. It is {1} if the text cannot be
    read without the words around it, such as a side whose column follows.
    """
    words = re.findall(WORD_PATTERN, text.rstrip(":"))
    is_wide = geometry.columns > NUMBERED_COLUMNS
    counts = set()
    for has_numbers in {False, is_wide}:  # on narrow boards, digits are read in one way
        scanner = _MoveScanner(geometry, leftmost_column_number=1, has_numbers=has_numbers)
        try:
            moves = list(scanner.scan(words))
        except UserError:
            return {1}
        if all(0 <= move.column < geometry.columns for move in moves):
            counts.add(len(moves))
    return counts


@dataclass
class _MoveScanner:
    """Finds the moves in the words of one text. It drops what may stand before a move."""

    geometry: Geometry
    leftmost_column_number: int
    has_numbers: bool  # whether several digits name one column, rather than one column each
    ply: int = 0  # how many moves were found so far
    last_move_number: int = 0  # such as 2 after "2.", which stands before a move
    side_letters: dict[int, str] = field(default_factory=dict)  # by seat, such as "r" for red
    is_column_due: bool = False  # whether the last word was a side, whose column must follow

    def scan(self, words: Iterable[str]) -> Iterator[NamedMove]:
        """Yield the moves that words name, which need not be possible.

        A label, a move number or a side at the beginning of a word is dropped. What is left of the
        word is

        - nothing, as in "1.", "moves:" and "red", or
        - a square, such as "4-1", and also "d1" on boards of at most nine columns, or
        - one column, such as "12", if it has several digits and `has_numbers` is set, or
        - one column for each character, such as "4453" and "ddec". On boards of at most nine
          columns, "4d" and "d4e" are refused: they may be meant as squares.

        A word is scanned only when its moves are asked for. If an earlier move cannot be played,
        the user is told of that move, and not of a later word.

        Raises UserError at the first word that is none of these.
        """
        is_wide = self.geometry.columns > NUMBERED_COLUMNS
        for word in words:
            location = f"move {self.ply + 1}, '{shorten(word)}'"
            moves = self._drop_prefix(word, location)
            if not moves:
                continue
            square = re.fullmatch(r"([0-9]+|\w)-([0-9]+)", moves)  # "4-1", column and row
            if not square and not is_wide:
                square = re.fullmatch(r"([a-zA-Z])([0-9]+)", moves)  # "d1"
            row = None
            if square:
                column_names = [square[1]]
                row = _parse_number(square[2])
            # Digits and letters are mixed.
            elif not is_wide and re.fullmatch("(?i)(?=.*[0-9])(?=.*[a-i])[0-9a-i]+", moves):
                problem = "can be read as squares and as columns, expected d1 e1 or 45"
                raise UserError(f"{location}: {problem}")
            elif self.has_numbers and re.fullmatch("[0-9]{2,}", moves):
                column_names = [moves]
            else:
                column_names = list(moves)  # one character each
            for name in column_names:
                yield NamedMove(name, self._find_column(name), row)
                self.ply += 1
                self.is_column_due = False
        if self.is_column_due:
            raise UserError(f"move {self.ply + 1}: a side without its column")

    def _drop_prefix(self, word: str, location: str) -> str:
        """Return a word without what may stand before a move.

        - "moves:4" has a label, which is dropped. If it names a side, "red:4" is read as "red4".
        - "1.4" has a move number, which is dropped if it is 1 or the last number plus 1.
        - "R4" and "red" have a side, which is dropped. The sides must alternate. Where the board
          has a column of that name, such as "r" of 27 columns, it is a column.

        Raises UserError, which begins with `location`, if a side is not the one whose turn it is.
        """
        label = re.match(LABEL_PATTERN, word)
        move_number = re.match(MOVE_NUMBER_PATTERN, word)
        if label:
            label_is_side = re.fullmatch(SIDE_PATTERN, label[1])
            word_behind_label = word[label.end() :]
            word = label[1] + word_behind_label if label_is_side else word_behind_label
        elif move_number and _parse_number(move_number[1]) == self.last_move_number + 1:
            self.last_move_number += 1
            word = word[move_number.end() :]

        side = re.fullmatch(SIDE_PATTERN, word)
        if side is None:
            return word
        side_name, column = side.groups()  # such as "R" and "4", or "red" and ""
        board_column_names = COLUMN_NAMES[: self.geometry.columns]  # "1234567" on a standard board
        if side_name.lower() in board_column_names:
            return word
        if side_name in ("x", "o") and self.leftmost_column_number == 1:
            expected = f"counts columns from 0, or column {column} from 1"
            raise UserError(f"{location}: OpenSpiel's, which {expected}; --zero reads the first")
        self._check_side_is_to_move(side_name, location)
        self.is_column_due = True
        return column

    def _check_side_is_to_move(self, side_name: str, location: str) -> None:
        """Raise UserError, which begins with `location`, if a side is named out of turn.

        Sides are told apart by their first letter. The first name of each seat's side counts from
        then on.
        """
        letter = side_name[0].lower()
        seat = self.ply % 2
        is_same_side = self.side_letters.setdefault(seat, letter) == letter
        is_other_side = self.side_letters.get(1 - seat) == letter
        if self.is_column_due or not is_same_side or is_other_side:
            raise UserError(f"{location}: expected sides in turn, such as red 4, yellow 4")

    def _find_column(self, name: str) -> int:
        """Return the column of a name, counted from 0; one off the board for an unknown name."""
        if name.isdecimal():
            return _parse_number(name) - self.leftmost_column_number
        # COLUMN_NAMES is "123456789abc...". Below, `find` returns -1 for an unknown name.
        if self.geometry.columns > NUMBERED_COLUMNS:  # "a" is column 10, after 1 to 9
            return f"0{COLUMN_NAMES}".find(name.lower()) - self.leftmost_column_number
        letters = COLUMN_NAMES[NUMBERED_COLUMNS:]  # "a" is column 1
        return letters.find(name.lower())


def _play_moves(
    moves: Iterable[NamedMove], geometry: Geometry, leftmost_column_number: int
) -> Game:
    """Return the game of some moves. Raises UserError at the first that cannot be played.

    `leftmost_column_number` is the number of the leftmost column in the names of the moves, which
    messages quote. The columns of the moves count from 0.
    """
    board = Board.empty(*geometry.size)
    columns: list[int] = []
    for name, column, row in moves:
        number = len(columns) + 1
        check_move(board, column, number, name=name, leftmost_column_number=leftmost_column_number)
        # The bits of a column begin at bit `column * stride`, with the bottom row. Bits count from
        # 0 there, but `bit_length` counts them from 1, as rows count.
        landing_row = board.landing_square(column).bit_length() - column * geometry.stride
        if row is not None and row != landing_row:
            expected = f"expected {name}-{landing_row}, where it lands"
            raise UserError(f"move {number}, '{name}-{row}': {expected}")
        board = board.play(column)
        columns.append(column)
    return _create_game(columns, geometry)


# Pictures -----------------------------------------------------------------------------------------


def _read_picture(text: str, geometry: Geometry, leftmost_column_number: int) -> Board | None:
    """Read a picture of a board. Returns None if the text is no picture.

    Raises UserError if the picture has another size than `geometry`, or if the sides of its discs
    or of its mark do not fit the turns of a game.
    """
    turn = re.search(TURN_PATTERN, text, re.IGNORECASE)  # such as "X to move"
    drawing = re.sub(TURN_PATTERN, "", text, flags=re.IGNORECASE).strip().lower()
    lines = _list_picture_lines(drawing, geometry.columns)
    signs = "".join(lines)
    disc_signs = _find_disc_signs(signs)
    if disc_signs is None:
        return None
    if not _is_picture(drawing, signs, disc_signs, geometry, leftmost_column_number):
        return None

    has_digits = disc_signs == DIGIT_DISCS
    # A line of digits may end anywhere, unless all lines have the same length.
    are_rows = not has_digits or len(set(map(len, lines))) == 1
    if are_rows and len(lines) > 1:
        _check_row_lengths(lines, geometry.columns)
    # 1 and 2 for discs. An empty square is 0, as `find` returns -1 for its sign.
    cells = [disc_signs.find(sign) + 1 for sign in signs]
    mark = None
    if turn:
        mark = _read_turn(turn)
    elif has_digits and len(cells) == geometry.rows * geometry.columns + 1:
        mark = cells.pop()  # behind the squares
    return _create_board(cells, mark, geometry)


def _list_picture_lines(drawing: str, columns: int) -> list[str]:
    """Return the signs in each line of a picture, without frames and without column headings.

    On a board of seven columns, the headings are lines such as "1234567", "0123456" and "abcdefg".
    The first of them may also stand at the end of the last line.
    """
    lines = [_remove_frame(line, columns) for line in drawing.split("\n")]
    names = COLUMN_NAMES[:columns]  # "1234567" for seven columns
    lines[-1] = lines[-1].removesuffix(names)
    numbers_from_0 = "".join(map(str, range(columns)))
    letters = "abcdefghi"[:columns]
    headings = []
    for heading in (names, numbers_from_0, letters):
        may_be_row_of_discs = set(heading) <= {"0", "1", "2"}  # on boards of at most three columns
        if not may_be_row_of_discs:
            headings.append(heading)
    return [line for line in lines if line and line not in headings]


def _find_disc_signs(signs: str) -> str | None:
    """Return the signs of the two sides' discs in a picture, such as "xo" or "12".

    `signs` are all signs of the picture. Returns None if they are not all discs and empty squares
    of one of the kinds in EMPTY_SIGNS_BY_DISCS.
    """
    for disc_signs, empty_signs in EMPTY_SIGNS_BY_DISCS.items():
        if set(signs) <= {*disc_signs, *empty_signs}:
            return disc_signs
    return None


def _check_row_lengths(rows: Sequence[str], columns: int) -> None:
    """Raise UserError unless every row of a picture has a sign for each column."""
    for row_number, row in enumerate(rows, start=1):
        if len(row) != columns:
            raise UserError(f"row {row_number} has {len(row)} squares, expected {columns}")


def _read_turn(turn: re.Match[str]) -> int:
    """Return the mark of the side to move, which a match of TURN_PATTERN names.

    "X to move" and "red to move" give 1, "O to move" and "yellow to move" 2. "mark 1" gives 1, and
    so on for any other number.
    """
    side, number = turn.groups()  # of which one is None
    if not side:
        return _parse_number(number)
    return 2 if side.lower() in ("o", "yellow") else 1


def _remove_frame(line: str, columns: int) -> str:
    """Return the signs in a line of a picture, without spaces, brackets, bars and the like.

    A blank between two bars is an empty square.
    """
    cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
    has_cell_for_each_column = len(cells) == columns and all(len(cell) < 2 for cell in cells)
    if has_cell_for_each_column:
        return "".join(cell or "." for cell in cells)
    return re.sub(PICTURE_FRAME_PATTERN, "", line)


def _is_picture(
    drawing: str, signs: str, disc_signs: str, geometry: Geometry, leftmost_column_number: int
) -> bool:
    """Return whether signs, which are all discs or empty squares, are a picture and not moves.

    `drawing` is the text that has the signs. `disc_signs` are the signs of the two sides' discs,
    such as "xo".

    - Letters and circles are a picture if some squares are empty, all with the same sign: "xo.".
      Without empty squares, "x" and "o" are a picture if the board has no column "o", but "r", "y"
      and circles are not.
    - Digits are a picture if columns count from 1, so that no column is 0, and if there is a 0 and
      more digits than the board has columns. In addition, the digits have to stand apart ("0 1 2"),
      or there have to be as many as the board has squares. Other digits, such as "1212", are moves.
    """
    if disc_signs == DIGIT_DISCS:
        zero_may_be_square = leftmost_column_number == 1 and "0" in signs
        if not zero_may_be_square or len(signs) <= geometry.columns:
            return False
        words = re.sub(PICTURE_FRAME_PATTERN, " ", drawing).split()
        are_apart = all(len(word) == 1 for word in words)
        return are_apart or len(signs) == geometry.rows * geometry.columns
    empty_signs = set(signs) - set(disc_signs)
    if len(signs) < 2 or len(empty_signs) > 1:
        return False
    if empty_signs:
        return True
    has_column_o = "o" in COLUMN_NAMES[: geometry.columns]
    return disc_signs == LETTER_DISCS and not has_column_o


# Boards and games ---------------------------------------------------------------------------------


def _check_mark(board: Board) -> None:
    """Raise UserError if a board's mark is not that of the side to move after so many discs."""
    expected_mark = 1 + board.discs % 2  # the side of mark 1 moves first
    if board.mark != expected_mark:
        raise UserError(f"mark is {board.mark}, expected {expected_mark} after {board.discs} discs")


def _create_board(cells: list[Any], mark: int | None, geometry: Geometry) -> Board:
    """Create a board from its squares, from the top left: 0 if empty, 1 and 2 for the sides' discs.

    `mark`, 1 or 2, is that of the side to move. If it is None, the numbers of discs tell whose turn
    it is.

    Raises UserError if there is no such board, if the sides, which play in turn, cannot have so
    many discs, or if `mark` is not that of the side whose turn it is.
    """
    square_count = geometry.rows * geometry.columns
    if len(cells) != square_count:
        expected = f"{geometry.rows} x {geometry.columns} = {square_count}"
        raise UserError(f"the board has {len(cells)} squares, expected {expected}")
    try:
        board = board_of(cells, 1, geometry)  # with mark 1, the first side's discs are `own`
    except ValueError as error:
        raise UserError(str(error)) from error
    first_discs = board.own.bit_count()
    second_discs = board.theirs.bit_count()
    if first_discs - second_discs not in (0, 1):
        discs = f"X has {first_discs} discs and O {second_discs}"
        raise UserError(f"{discs}, expected the same number, or one more for X")
    expected_mark = 1 if first_discs == second_discs else 2
    if mark is not None and mark != expected_mark:
        turn = f"{SIGNS[expected_mark - 1]} is to move"
        raise UserError(f"mark is {mark}, expected {expected_mark}: {turn}")
    return board_of(cells, expected_mark, geometry)


def _create_game(moves: Sequence[int], geometry: Geometry) -> Game:
    """Create a game of 0-based columns. Its title has the columns' names, such as "4453"."""
    title = "".join(map(column_name, moves))
    return Game(title=title, configuration=dict(zip(SIZE_KEYS, geometry)), moves=tuple(moves))


# Words of messages --------------------------------------------------------------------------------


def _quote_value(value: object) -> str:
    """Return the text of a value for a message, without its middle if it is long."""
    return shorten(reprlib.repr(value), MAX_SHOWN_CHARACTERS)


def _describe_reading(reading: Reading) -> str:
    """Return the columns of a game's moves as text, such as "4, 4, 5".

    Returns "squares" for a board, and for a game without moves.
    """
    if isinstance(reading, Game) and reading.moves:
        return ", ".join(map(column_name, reading.moves))
    return "squares"
