"""Positions and games as people write, copy and hold them, read in one place: `read_position`.

`connectx/bench/web/position.js` is its twin in the page, which reads moves and links alone.
"""

import json
import re
import reprlib
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any
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
from connectx.errors import UserError, cut
from connectx.game import SIZE, Game, check_move, read_geometry, read_plain_game
from connectx.plain_values import make_plain, parse_literal
from connectx.words import SIGNS, column_name

ZERO = "columns count from 0, as on Kaggle"  # what the option does
DIGITS = 9  # columns that have one as their name
MOST_TEXT = 32 << 20  # characters of a file of games, which takes 50 times as much memory
MOST_MOVES = 4 << 20  # characters or columns of one position in other forms
MAX_JSON_CHARACTERS = 8 << 20  # of one position in JSON
MAX_LINKS = 100  # in one text
OBSERVATION = 'expected an observation, such as {"board": [0, 0, ...], "mark": 1}'
EXPECTED = "expected a replay with steps or a game with moves, a board, or moves such as '4453'"
MOST_TRIED = 50_000  # ways to take discs off a board, until it is empty
SHOWN = 60  # characters of a text in a message

# Of an address without a scheme.
HOST = r"(?i)\W?((?:[\w-]+\.)+[a-z]{2,}|[0-9]+(?:\.[0-9]+){3}|localhost)(:[0-9]+)?"
SHARED = r"\bMoves: (\w*)\."  # what our page copies where it has no address
SIDE = r"([RYXO]|[xo](?=[0-9])|[ry]|(?i:red|yellow|black|white|blue))([0-9]*)"
SPACES = "._-\N{MIDDLE DOT}\N{MEDIUM WHITE CIRCLE}\N{MEDIUM BLACK CIRCLE}\N{LARGE BLUE CIRCLE}"
SPACES += "\N{WHITE LARGE SQUARE}\N{BLACK LARGE SQUARE}"
SIGNS_OF = {  # who begins and the other, in pictures: the signs of empty squares beside them
    **{"xo": SPACES, "12": "0", "ry": SPACES},
    "\N{LARGE RED CIRCLE}\N{LARGE YELLOW CIRCLE}": SPACES,
}
FRAME = r"[\s|,;()\[\]+=\ufe0f\u2500-\u257f]|[+-]{3,}"  # of a picture, and between its squares
MISSING_MOVE = r"[,;]\s*[,;]"  # two separators without a move between them
SAID = r"\b([xo]|red|yellow) to move|\bmark\W{0,4}([0-9]+)"

Named = tuple[str, int, int | None]  # a move: its name, its column or -1, and the row if it has one


def read_position(
    shown: Any, geometry: Geometry = STANDARD, *, zero: bool = False, ordered: bool = False
) -> Game:
    """The game that a text or an object shows, in the forms that people use.

    Columns count from 1 in text and in a bare list in JSON, with `zero` from 0; numbers in Python
    and games in JSON (ours, Kaggle's) count from 0; links always from 1. A text is the first of

    - JSON, which begins with `{` or `[` (Python's quotes too): a game, a replay, an observation, a
      list of columns, or a grid, the top row first
    - a link of gamesolver.org or of our page, whose size then counts: what has `://`, or `?pos=` or
      `#` right after an address or the name of a page; or what our page copies to share a game
    - a picture: squares row by row from the top left, of `X`, `O` and dots or of 1, 2 and 0, as
      boards print them; red and yellow circles do as well. X and red begin. "X to move" or
      "mark 1" may say who is to move
    - moves, with spaces, commas or semicolons between them

    and moves are

    - squares, by column and row: `4-1`, and `d1` on boards of at most nine columns
    - a word of column names, each one move: "4453", "ddec"; beyond nine columns letters follow 9:
      "a" is 10
    - numbers of several digits, between commas on boards of more than nine columns, or between
      spaces where that is the only way to read them

    Dropped are move numbers that count up from 1 (`1.`), a side before its column (`R4`, `red 4`)
    where sides alternate, and a word before a colon (`moves: 4453`). Digits are of any script.
    What can be read in two ways is refused with both, such as `x3`, which OpenSpiel counts from 0.

    In Python it is a text, a sequence or array of columns, a grid, an observation, a `Board`, a
    `Game`, kaggle-environments' `env`, its steps or `toJSON()`, of ConnectX or of OpenSpiel's
    Connect Four; a game's own size counts.

    Squares have no order: the moves are then some that lead there, unless `ordered` refuses them.
    Raises UserError, with the place and what was expected.

    >>> game = read_position("4 4 5 3")
    >>> game.moves, game.winner  # columns and seats count from 0
    ((3, 3, 4, 2), None)
    >>> read_position([3, 3, 4, 2]).moves == read_position("d1 d2 e1 c1").moves == game.moves
    True
    """
    found: Reading
    if isinstance(shown, str):
        found = _text(shown, geometry, 0 if zero else 1)
    elif isinstance(shown, (Game, Board)):
        found = shown
    else:
        found = _read_value(make_plain(shown), geometry, 0)
    if isinstance(found, Game):
        return found
    if isinstance(found, Board):
        _check_turn(found)
        geometry = found.geometry
        if (moves := moves_to(found)) is None:
            raise UserError("no order of moves was found that leads to this board")
        if ordered:
            raise UserError("a board tells no order of its moves, expected moves such as 4453")
        found = moves
    return _game(found, geometry)


def holds_position(line: str) -> bool:
    """Whether a line of a file is to be read: it is neither empty nor a comment.

    >>> [holds_position(line) for line in ("4453", "", "# my games")]
    [True, False, False]
    """
    return not re.match(r"\s*(#|$)", line)


def position_in(line: str, geometry: Geometry = STANDARD) -> str:
    """The position in a line of a file: other words may follow it, such as its score or a comment.

    Moves apart have commas or semicolons between them, or nothing else follows. Raises UserError if
    the next word could be moves, and no score.

    >>> position_in("4453 -2"), position_in("4, 4, 5, 3  comment"), position_in("4 4 5 3 # mine")
    ('4453', '4, 4, 5, 3', '4 4 5 3')
    """
    line = re.sub(r"\s#.*", "", line).strip()
    label = r"(?:[^\W\d_]+:\s*)?"
    found = re.match(rf"\[.*\]|{label}[^\s,;]+(?:\s*[,;]\s*[^\s,;]+)*", line)
    first = found[0] if found else ""
    if line.startswith("{") or re.search(SHARED, line) or first == line:
        return line
    rest = line[len(first) :]
    if re.match(MISSING_MOVE, rest.lstrip()):  # what follows is not ignored: `_moves` refuses it
        return line
    word, moves = rest.split()[0], re.sub(f"^{label}", "", first)
    counts, follows = _counts(moves, geometry), bool(_counts(word, geometry) - {0})
    at_most_one = counts and counts <= {0, 1} and not re.search(r"[,;\[]", moves)
    if at_most_one and (follows or counts != {1}):  # what follows are the other moves
        return line
    highest = (geometry.rows * geometry.columns + 1) // 2  # of all scores
    if follows and not 0 <= _number(word) <= highest:
        raise UserError(f"'{cut(word)}' follows {cut(first)}: expected all moves in one word")
    return first


def _number(word: str) -> int:
    """A word of digits as a number, a longer one as more than any board has; -1 for others."""
    return -1 if not word.isdecimal() else int(word) if len(word) < DIGITS else 10**DIGITS


# Values -----------------------------------------------------------------------------------------

Reading = Game | Board | list[int]


def _check_turn(board: Board) -> None:
    """Raise UserError if a board's mark is not to move after its discs."""
    if board.mark != 1 + board.discs % 2:
        raise UserError(
            f"mark is {board.mark}, expected {3 - board.mark} after {board.discs} discs"
        )


def _read_value(value: Any, geometry: Geometry, first: int) -> Reading:
    """Read a plain value; in a bare list, the leftmost column is called `first`.

    A list is the signs of a picture if it holds texts alone, a grid if it holds lists, the steps of
    a replay if the first of these holds objects, and columns otherwise.
    """
    if isinstance(value, dict):
        return _read_object(value, geometry, first)
    if not isinstance(value, list) or len(value) > MOST_MOVES:
        raise UserError(f"{cut(reprlib.repr(value), SHOWN)}: {EXPECTED}")
    if value and all(isinstance(item, str) for item in value):
        return _read_signs(value, geometry, first)
    if not any(isinstance(item, list) for item in value):
        return _numbers(value, geometry, first)
    if isinstance(value[0], list) and any(isinstance(item, dict) for item in value[0]):
        return _read_object({"steps": value}, geometry, first)
    return _board(_cells(value, geometry), None, geometry)


def _read_signs(signs: list[str], geometry: Geometry, first: int) -> Board:
    """Read the signs of a picture, square by square or row by row."""
    is_rows = max(map(len, signs)) > 1
    picture = ("\n" if is_rows else " ").join(signs)
    board = _picture(picture, geometry, first)
    if board is None:
        expected = "expected numbers, or one text such as '4 4 5 3'"
        raise UserError(f"{cut(reprlib.repr(signs), SHOWN)}: {expected}")
    return board


def _read_object(value: dict[str, Any], geometry: Geometry, first: int) -> Reading:
    """Read a game, a replay or an observation, which may be in another object."""
    if "moves" in value or "steps" in value:
        return _read_game(value, geometry, first)
    if "observationString" in value:
        text = value["observationString"]
        if not isinstance(text, str):
            raise UserError(f"observationString is {cut(reprlib.repr(text))}, expected text")
        return _text(text, geometry, first)
    if "observation" in value:
        return _read_value(value["observation"], geometry, first)
    return _read_observation(value, geometry, first)


def _read_game(value: dict[str, Any], geometry: Geometry, first: int) -> Game:
    """Read a game or a replay. Raises UserError if it shows a board that is not after its moves."""
    if isinstance(value.get("moves"), str):  # as datasets have it
        game = _linked(value["moves"], geometry)
    else:
        game = read_plain_game(value, geometry=geometry)
    if "moves" in value and game.title == "replay":
        game = replace(game, title=_game(game.moves, game.geometry).title)
    observation = _find_last_observation(value)
    shown = {}
    if "board" in observation:
        shown["board"] = observation["board"]
    if isinstance(observation.get("observationString"), str):
        shown["observationString"] = observation["observationString"]
    if shown and _read_object(shown, game.geometry, first) != game.board:
        raise UserError("its moves do not lead to its board")
    return game


def _find_last_observation(value: dict[str, Any]) -> dict[str, Any]:
    """Return what a game or a replay shows at its end, which is empty if it shows nothing."""
    if "board" in value:
        return value
    steps = value.get("steps")
    last_step = steps[-1] if isinstance(steps, list) and steps else None
    first_state = last_step[0] if isinstance(last_step, list) and last_step else None
    observation = first_state.get("observation") if isinstance(first_state, dict) else None
    return observation if isinstance(observation, dict) else {}


def _read_observation(value: dict[str, Any], geometry: Geometry, first: int) -> Board:
    """Read an observation, of ConnectX or of OpenSpiel's Connect Four."""
    cells = value.get("board")
    mark = value.get("mark")
    if not isinstance(cells, list):
        raise UserError(OBSERVATION if first else f"{cut(reprlib.repr(value), SHOWN)}: {EXPECTED}")
    if "current_player" in value:  # of OpenSpiel's Connect Four, the lowest row first
        cells = cells[::-1]
        player = value["current_player"]
        mark = {"x": 1, "o": 2}.get(player) if isinstance(player, str) else None
    if type(mark) is bool or mark not in (None, 1, 2):
        raise UserError("the mark: expected 1 or 2")
    return _board(_cells(cells, geometry), mark, geometry)


def _cells(values: Sequence[Any], geometry: Geometry) -> list[Any]:
    """The squares of a list, or of a list of rows, whose signs become numbers."""
    rows, columns, _ = geometry.size
    if any(isinstance(each, list) for each in values):
        lengths = [len(each) if isinstance(each, list) else 0 for each in values]
        if lengths != [columns] * rows:
            shape = f"{rows} rows of {columns} squares"
            raise UserError(
                f"a list of lists: {cut(reprlib.repr(values), SHOWN)}: expected {shape}"
            )
        values = [cell for row in values for cell in row]
    signs = {sign: mark for mark, sign in enumerate(".xo")}
    return [signs.get(cell, cell) if isinstance(cell, str) else cell for cell in values]


def _numbers(values: Sequence[Any], geometry: Geometry, first: int) -> Reading:
    """Columns; or squares, if there are as many as a board has."""
    numbers = [int(each) if isinstance(each, float) and each % 1 == 0 else each for each in values]
    for number, each in enumerate(numbers, start=1):
        if type(each) is not int:
            raise UserError(f"move {number}, {cut(reprlib.repr(each), SHOWN)}: expected a number")
    squares = geometry.rows * geometry.columns
    named = ((str(each), each - first, None) for each in numbers)
    readings: Readings = {"moves": lambda: _played(named, geometry, first)}
    if {*numbers} <= {0, 1, 2} and (
        len(numbers) in (squares, squares + 1)
        or (first and 0 in numbers and len(numbers) > geometry.columns)
    ):
        mark = numbers[-1] if len(numbers) == squares + 1 else None
        board = numbers[:squares] if mark is not None else numbers
        readings = {"a board": lambda: _board(board, mark, geometry), **readings}
    found: Reading = _one_of(cut(reprlib.repr(values), SHOWN), readings)
    return found


Readings = dict[str, Callable[[], Any]]


def _one_of(text: str, readings: Mapping[str, Callable[[], Any]]) -> Any:
    """What the one of several readings finds that is possible. Raises UserError if more are."""
    found, problems = dict[str, Any](), list[UserError]()
    for name, read in readings.items():
        try:
            found[name] = read()
        except UserError as error:
            problems.append(error)
    if not found:
        raise problems[0]
    values = [*found.values()]
    if any(value != values[0] for value in values):
        shown = [f"{name} ({_shown(value)})" for name, value in found.items()]
        raise UserError(f"{text}: can be read as {' and as '.join(shown)}, expected one of them")
    return values[0]


def _shown(found: Reading) -> str:
    moves = found if isinstance(found, list) else found.moves if isinstance(found, Game) else ()
    return ", ".join(map(column_name, moves)) if moves else "squares"


# Texts ------------------------------------------------------------------------------------------


def _text(text: str, geometry: Geometry, first: int) -> Reading:
    """What a text shows; the leftmost column is called `first`."""
    text = text.strip()
    most = MAX_JSON_CHARACTERS if text[:1] in ("{", "[") else MOST_MOVES
    if len(text) > most:
        shown = f"{cut(text, SHOWN)}: {len(text):,} characters"
        raise UserError(f"{shown}, expected at most {most:,}")
    if text[:1] in ("{", "["):
        value = _parse_value(text)
        if value is not None:
            return _read_value(value, geometry, first)
        if text.startswith("{"):
            raise UserError(OBSERVATION)
    if shared := re.search(SHARED, text):
        return _moves(shared[1], geometry, 1)
    if readings := _links(text, geometry):
        if rest := " ".join(word for word in text.split() if word not in readings):
            readings[rest] = lambda: _game(_moves(rest, geometry, first), geometry)
        link: Game = _one_of(cut(text, SHOWN), readings)
        return link
    board = _picture(text, geometry, first)
    return _moves(text, geometry, first) if board is None else board


def _parse_value(text: str) -> Any:
    """Return the plain value of JSON, also as Python prints it; None if the text is neither."""
    with suppress(ValueError, RecursionError):
        return make_plain(json.loads(text))
    with suppress(ValueError):
        return parse_literal(text)
    return None


def _links(text: str, geometry: Geometry) -> Readings:
    """Every link of a text with what it shows. Raises UserError for one without moves."""
    readings: Readings = {}
    for word in text.split() if re.search("://|[#?]", text) else ():
        before, mark, said = word.partition("#")
        place, _, query = before.partition("?")
        pos = re.search("(?:^|&)pos=([^&]*)", query)
        host = re.match(HOST, place)
        is_address = host and place[host.end() :][:1] in ("/", "" if pos else "/")
        if not ("://" in word or is_address or re.search(r"(?i)\.html?$", place)):
            continue
        if not pos and not mark:
            raise UserError("the link has no moves, expected ?pos=4453 or #4453 in it")
        size = re.search(r";size=([0-9]+),([0-9]+),([0-9]+)", said)
        shape = read_geometry(*map(_number, size.groups())) if size else geometry
        moves = unquote(pos[1] if pos else said.split(";")[0]).rstrip(").,>'\"")
        readings[word] = partial(_linked, moves, shape)
        if len(readings) > MAX_LINKS:
            raise UserError(f"more than {MAX_LINKS} links in a text, expected one")
    return readings


def _linked(moves: str, geometry: Geometry) -> Game:
    return _game(_moves(moves, geometry, 1), geometry)


# Moves ------------------------------------------------------------------------------------------


def _moves(text: str, geometry: Geometry, first: int) -> list[int]:
    """Columns or squares in playing order."""
    if not text.isascii():
        text = "".join(str(unicodedata.decimal(each, each)) for each in text)
    inner = re.sub(r"^(?:\((.*)\)|\[(.*)\])$", r"\1\2", text.strip(), flags=re.DOTALL)
    words = _words(inner)
    ways = {"columns of one character": False, "numbers of columns": True}
    if geometry.columns <= DIGITS or "," in text or len(words) < 2:
        ways = {"": geometry.columns > DIGITS and "," in text}
    named = {way: _named(words, geometry, first, numbers=each) for way, each in ways.items()}
    readings = {way: partial(_played, moves, geometry, first) for way, moves in named.items()}
    moves: list[int] = _one_of(cut(text, SHOWN), readings)
    if text.strip() and not moves:
        raise UserError(f"'{cut(text, SHOWN)}': no move is left, expected moves such as 4453")
    if moves and re.search(MISSING_MOVE, inner):
        problem = "a move is missing between commas, expected moves such as 4,4,5"
        raise UserError(f"'{cut(text, SHOWN)}': {problem}")
    return moves


def _words(text: str) -> list[str]:
    return [word for word in re.split(r"[\s,;]+", text) if word]


def _named(
    words: Iterable[str], geometry: Geometry, first: int, *, numbers: bool
) -> Iterator[Named]:
    """The moves that words name, without what may stand before a move."""
    wide, ply, count, sides, side = geometry.columns > DIGITS, 0, 0, dict[int, str](), None
    for each in words:
        word, place = each, f"move {ply + 1}, '{cut(each)}'"
        if label := re.match(r"([^\W\d_]+):", word):
            word = (label[1] if re.fullmatch(SIDE, label[1]) else "") + word[label.end() :]
        elif (number := re.match(r"([0-9]+)\.+", word)) and _number(number[1]) == count + 1:
            word, count = word[number.end() :], count + 1
        said = re.fullmatch(SIDE, word)
        if said and said[1].lower() not in COLUMN_NAMES[: geometry.columns]:
            if said[1] in ("x", "o") and first:
                expected = f"counts columns from 0, or column {said[2]} from 1"
                raise UserError(f"{place}: OpenSpiel's, which {expected}; --zero reads the first")
            key, word = said[1][0].lower(), said[2]
            if side or sides.setdefault(ply % 2, key) != key or sides.get(1 - ply % 2) == key:
                raise UserError(f"{place}: expected sides in turn, such as red 4, yellow 4")
            side = key
        if not word:
            continue
        landing = re.fullmatch(r"([0-9]+|\w)-([0-9]+)", word)
        landing = landing or (None if wide else re.fullmatch(r"([a-zA-Z])([0-9]+)", word))
        if not landing and not wide and re.fullmatch("(?i)(?=.*[0-9])(?=.*[a-i])[0-9a-i]+", word):
            raise UserError(f"{place}: can be read as squares and as columns, expected d1 e1 or 45")
        single = numbers and re.fullmatch("[0-9]{2,}", word)
        for name in [landing[1]] if landing else [word] if single else word:
            if name.isdecimal():
                column = _number(name) - first
            elif wide:
                column = f"0{COLUMN_NAMES}".find(name.lower()) - first
            else:
                column = COLUMN_NAMES[DIGITS:].find(name.lower())
            yield name, column, _number(landing[2]) if landing else None
            ply, side = ply + 1, None
    if side:
        raise UserError(f"move {ply + 1}: a side without its column")


def _played(named: Iterable[Named], geometry: Geometry, first: int) -> list[int]:
    """The columns of named moves. Raises UserError for one that cannot be played."""
    board, moves = Board.empty(*geometry.size), list[int]()
    for name, column, row in named:
        number = len(moves) + 1
        check_move(board, column, number, name=name, first=first)
        if row is not None:
            landing_row = board.landing_square(column).bit_length() - column * geometry.stride
            if row != landing_row:
                expected = f"expected {name}-{landing_row}, where it lands"
                raise UserError(f"move {number}, '{name}-{row}': {expected}")
        board = board.play(column)
        moves.append(column)
    return moves


def _counts(text: str, geometry: Geometry) -> set[int]:
    """How many moves a text could be, in each way of reading it; none if it has no such columns.

    1 where only the words around it tell, such as for a side before its column.
    """
    counts = set[int]()
    for numbers in {False, geometry.columns > DIGITS}:
        try:
            named = [*_named(_words(text.rstrip(":")), geometry, 1, numbers=numbers)]
        except UserError:
            return {1}
        if all(0 <= column < geometry.columns for _, column, _ in named):
            counts.add(len(named))
    return counts


# Squares ----------------------------------------------------------------------------------------


def _picture(text: str, geometry: Geometry, first: int) -> Board | None:
    """The board that a picture shows, with the one to move if it is said; None if it is none."""
    rows, columns, _ = geometry.size
    names = COLUMN_NAMES[:columns].lower()
    said = re.search(SAID, text, re.IGNORECASE)
    plain = re.sub(SAID, "", text, flags=re.IGNORECASE).strip().lower()
    lines = [_signs(line, columns) for line in plain.split("\n")]
    lines[-1] = lines[-1].removesuffix(names)
    headings = (names, "".join(map(str, range(columns))), "abcdefghi"[:columns])
    lines = [line for line in lines if line and (line not in headings or {*line} <= {*"012"})]
    picture = "".join(lines)
    kinds = {*picture}
    pair = next((pair for pair, spaces in SIGNS_OF.items() if kinds <= {*pair, *spaces}), "")
    is_one = bool(pair) and len(kinds - {*pair}) <= 1 and len(picture) > 1
    if pair == "12":
        one_by_one = all(len(word) == 1 for word in re.sub(FRAME, " ", plain).split())
        is_grid = len(picture) == rows * columns
        is_one = bool(first) and "0" in kinds and len(picture) > columns and (one_by_one or is_grid)
    elif is_one:
        is_one = not kinds <= {*pair} or (pair == "xo" and "o" not in names)
    if not is_one:
        return None
    for number, line in enumerate(lines, start=1):
        is_row = len(lines) > 1 and (pair != "12" or len({*map(len, lines)}) == 1)
        if is_row and len(line) != columns:
            raise UserError(f"row {number} has {len(line)} squares, expected {columns}")
    cells, mark = [pair.find(sign) + 1 for sign in picture], None
    if said:
        mark = 1 + (said[1].lower() in ("o", "yellow")) if said[1] else _number(said[2])
    elif pair == "12" and len(cells) == rows * columns + 1:
        mark = cells.pop()
    return _board(cells, mark, geometry)


def _signs(line: str, columns: int) -> str:
    """The signs of a line of a picture, without its frame; a blank between bars is a square."""
    cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
    if len(cells) == columns and all(len(cell) < 2 for cell in cells):
        return "".join(cell or "." for cell in cells)
    return re.sub(FRAME, "", line)


def _board(cells: Sequence[Any], mark: int | None, geometry: Geometry) -> Board:
    """The board with these squares from the top left, 0 to 2, on which `mark` is to move."""
    rows, columns, _ = geometry.size
    if len(cells) != rows * columns:
        expected = f"{rows} x {columns} = {rows * columns}"
        raise UserError(f"the board has {len(cells)} squares, expected {expected}")
    try:
        board = board_of(cells, 1, geometry)
    except ValueError as error:
        raise UserError(str(error)) from error
    counts = board.own.bit_count(), board.theirs.bit_count()
    if counts[0] - counts[1] not in (0, 1):
        found = f"X has {counts[0]} discs and O {counts[1]}"
        raise UserError(f"{found}, expected as many, or one more for X")
    if mark not in (None, turn := 1 + counts[0] - counts[1]):
        raise UserError(f"mark is {mark}, expected {turn}: {SIGNS[turn - 1]} is to move")
    return board_of(cells, turn, geometry)


def moves_to(board: Board) -> list[int] | None:
    """Moves of a game that lead to a board; None if none is found.

    Takes discs off from the top, in turn, and remembers what it has tried.
    """
    geometry, sides = board.geometry, (board.theirs, board.own)  # of who moved last, and the other
    tried, waiting = set[int](), [(board.occupied, list[Any]())]  # with the later moves, nested
    while waiting and len(tried) <= MOST_TRIED:
        occupied, later = waiting.pop()
        if not occupied:
            moves = list[int]()
            while later:
                column, later = later
                moves.append(column)
            return moves
        if occupied in tried:
            continue
        tried.add(occupied)
        side = sides[(board.discs - occupied.bit_count()) % 2]
        for top in reversed(top_discs(side & occupied, occupied, geometry)):
            if later or not any(has_won(each & ~top, geometry) for each in sides):
                waiting.append((occupied ^ top, [column_of(top, geometry), later]))
    return None


def _game(moves: Sequence[int], geometry: Geometry) -> Game:
    title = "".join(map(column_name, moves))
    return Game(title=title, configuration=dict(zip(SIZE, geometry)), moves=tuple(moves))
