"""Positions as people write, copy and paste them, read in one place: `read_position`.

`connectx/web/position.js` is its twin in the page: same positions, same errors.
"""

import json
import re
from collections.abc import Sequence
from contextlib import suppress
from typing import Any
from urllib.parse import unquote

from connectx.core.board import COLUMN_NAMES, Board, Geometry, has_won, square
from connectx.errors import UserError, cut
from connectx.game import CONNECT_FOUR, SIZE, Game, read_geometry
from connectx.words import SIGNS, column_name

ZERO = "columns count from 0, as on Kaggle"  # what the option does
DIGITS = 9  # columns that have one as their name
MOST_TRIED = 50_000  # ways to take discs off a board, until it is empty
# What `?pos=` of gamesolver.org and `#` of our page follow; and what a page without address copies.
HOST = r"(?:[\w-]+\.)+[a-z]{2,}|[0-9.]+|localhost"
PLACE = rf"(?:\S*?://[^\s?#]*|\b(?:{HOST})(?::[0-9]+)?/[^\s?#]*|[^\s?#]*\.html?)"
POS, HASH = r"\?(?:[^\s#]*&)?pos=([^&#\s]*)", r"(?:\?[^\s#]*)?#([^;\s]*)"
IN_LINK = rf"(?i:{PLACE}(?:{POS}|{HASH}))|Moves:\s*([^.\n]*)"
SIZE_IN_LINK = r"#\S*;size=([0-9]+),([0-9]+),([0-9]+)"
BETWEEN = r"(?:[\s,;()\[\]|+]|--+)+"  # words, and the squares of a board that Kaggle prints
MARK = r"(?i)\bmark\W{0,4}([0-9]+)"
TO_MOVE = r"(?i)([xo]) to move"

Squares = tuple[list[int], int | None]


def read_position(
    shown: str | Game | Any,
    geometry: Geometry = CONNECT_FOUR,
    *,
    zero: bool = False,
    ordered: bool = False,
) -> Game:
    """The game that a text shows, in any form that people use, or that a notebook holds.

    - columns from 1, joined or apart: "4453", "4 4 5 3", "[4, 4, 5, 3]"; with `zero`, from 0
    - squares in playing order, by column and row: "4-1, 4-2, 5-1, 3-1"
    - a link of gamesolver.org or of our page, whose size then counts
    - squares from the top left, row by row, 0 to 2 as in Kaggle's `obs.board`, with or without the
      mark of the side to move; or the whole observation as JSON
    - a picture with `X`, `O` and `.`, as a board prints it
    - a `Game`; kaggle-environments' `env`, or what its `toJSON()` returns, whose size then counts

    Squares have no order: the moves are then some that lead there, unless `ordered` refuses them.
    Raises UserError, with the place and what was expected.

    >>> game = read_position("4 4 5 3")
    >>> game.moves, game.winner  # columns and seats count from 0
    ((3, 3, 4, 2), None)
    >>> read_position("[3, 3, 4, 2]", zero=True).moves
    (3, 3, 4, 2)
    """
    if isinstance(shown, Game):
        return shown
    if not isinstance(shown, str):
        from connectx.replays import game_of  # late: it loads the validator

        return game_of(shown)
    text = shown.strip()
    if link := re.search(IN_LINK, text):
        if size := re.search(SIZE_IN_LINK, text):
            geometry = read_geometry(*map(int, size.groups()))
        text = unquote("".join(filter(None, link.groups())))
    elif "://" in text:
        raise UserError("the link has no moves, expected ?pos=4453 or #4453 in it")
    found = None if zero else _squares_in(text, geometry)
    if found is None:
        moves = _moves_in(text, geometry, first=0 if zero else 1)
    else:
        moves = _moves_to(*found, geometry)
        if ordered:
            raise UserError("a board tells no order of its moves, expected moves such as 4453")
    title = "".join(map(column_name, moves))
    return Game(title=title, configuration=dict(zip(SIZE, geometry)), moves=tuple(moves))


def holds_position(line: str) -> bool:
    """Whether a line of a file is to be read: it is neither empty nor a comment.

    >>> [holds_position(line) for line in ("4453", "", "# my games")]
    [True, False, False]
    """
    return not re.match(r"\s*(#|$)", line)


def position_in(line: str, geometry: Geometry = CONNECT_FOUR) -> str:
    """The position in a line of a file: other words may follow it, such as its score.

    Moves apart have commas between them, or nothing else follows. Raises UserError if the next word
    looks like more moves.

    >>> position_in("4453 -2"), position_in("4, 4, 5, 3  a comment"), position_in("4 4 5 3")
    ('4453', '4, 4, 5, 3', '4 4 5 3')
    """
    line = line.strip()
    if line.startswith("{") or all(len(word) == 1 for word in line.split()):
        return line
    found = re.match(r"\[.*\]|[^\s,]+(?:\s*,\s*[^\s,]+)*", line)
    first = found[0] if found else ""
    following = [*line[len(first) :].split(), ""][0]
    highest = (geometry.rows * geometry.columns + 1) // 2  # of all scores
    are_columns = re.fullmatch("[1-9]{2,99}", following) and int(max(following)) <= geometry.columns
    if are_columns and int(following) > highest:
        raise UserError(f"'{following}' follows {cut(first)}: expected all moves in one word")
    return first


# Moves ------------------------------------------------------------------------------------------


def _moves_in(text: str, geometry: Geometry, first: int) -> list[int]:
    """Columns or squares in playing order; the leftmost column is called `first`."""
    board, moves = Board.empty(*geometry.size), list[int]()
    numbers = geometry.columns > DIGITS and "," in text
    for word in filter(None, re.split(BETWEEN, text)):
        landing = re.fullmatch(r"(\w)-([0-9]+)", word)
        single = numbers and re.fullmatch("[0-9]{2,4}", word)
        for name in [landing[1]] if landing else [word] if single else word:
            place = f"move {len(moves) + 1}"
            column = (int(name) if single else f"0{COLUMN_NAMES}".find(name.lower())) - first
            if not 0 <= column < geometry.columns:
                last = geometry.columns - 1 + first
                raise UserError(f"{place}, '{name}': expected a column from {first} to {last}")
            if board.over:
                raise UserError(f"{place}: the game was already over")
            lands = board.landing_square(column)
            if not lands:
                raise UserError(f"{place}: column {name} is full")
            row = lands.bit_length() - column * geometry.stride
            if landing and int(landing[2]) != row:
                raise UserError(f"{place}, '{cut(word)}': expected {name}-{row}, where it lands")
            board = board.play(column)
            moves.append(column)
    return moves


# Squares ----------------------------------------------------------------------------------------


def _squares_in(text: str, geometry: Geometry) -> Squares | None:
    """The marks on the squares of a text, from the top left, and the one to move if it is said."""
    rows, columns, _ = geometry.size
    if text.startswith("{"):
        found: Squares | None = _observation_in(text)
    else:
        found = _picture_in(text, columns) or _numbers_in(text, columns, rows * columns)
    if found and len(found[0]) != rows * columns:
        expected = f"{rows} x {columns} = {rows * columns}"
        raise UserError(f"the board has {len(found[0])} squares, expected {expected}")
    return found


def _observation_in(text: str) -> Squares:
    value: Any = None
    with suppress(ValueError, RecursionError):
        value = json.loads(text.replace("'", '"'))  # as Python prints it, too
    marks, mark = map(value.get, ("board", "mark")) if isinstance(value, dict) else (None, None)
    if not isinstance(marks, list):
        raise UserError('expected an observation, such as {"board": [0, 0, ...], "mark": 1}')
    for number, each in enumerate(marks, start=1):
        if type(each) is bool or each not in (0, 1, 2):
            raise UserError(f"square {number} of the board: expected 0, 1 or 2")
    if type(mark) is bool or mark not in (None, 1, 2):
        raise UserError("the mark: expected 1 or 2")
    return [int(each) for each in marks], mark


def _picture_in(text: str, columns: int) -> Squares | None:
    mover, names = re.search(TO_MOVE, text), COLUMN_NAMES[:columns]
    shown = [
        re.sub(r"[\s|]|[+-]{3,}", "", line)
        for line in re.sub(TO_MOVE, "", text).strip().split("\n")
    ]
    shown[-1] = shown[-1].removesuffix(names)  # of the columns
    lines = [line for line in shown if line]
    picture = "".join(lines).lower()
    if not re.fullmatch("[xo.]{2,}", picture) or ("." not in picture and "o" in names):
        return None
    for number, line in enumerate(lines, start=1):
        if len(lines) > 1 and len(line) != columns:
            raise UserError(f"row {number} has {len(line)} squares, expected {columns}")
    marks = [".xo".index(sign) for sign in picture]
    return marks, ".xo".index(mover[1].lower()) if mover else None


def _numbers_in(text: str, columns: int, squares: int) -> Squares | None:
    said = re.search(MARK, text)
    words = [word for word in re.split(BETWEEN, re.sub(MARK, "", text)) if word]
    if len(words) == 1 and len(words[0]) == squares:
        words = [*words[0]]
    if len(words) <= columns or "0" not in words or {*words} - {"0", "1", "2"}:
        return None
    marks = [*map(int, words)]
    last = marks.pop() if len(marks) == squares + 1 and not said else None
    return marks, int(said[1]) if said else last


def _moves_to(marks: Sequence[int], mark: int | None, geometry: Geometry) -> list[int]:
    """Moves that lead to a board. Its discs are taken off from the top, in turn."""
    rows, columns, _ = geometry.size
    stacks = [[*marks[column::columns]][::-1] for column in range(columns)]
    heights = [rows - stack.count(0) for stack in stacks]
    for column, (stack, height) in enumerate(zip(stacks, heights)):
        if any(stack[height:]):
            raise UserError(f"column {column_name(column)} has a disc above an empty square")
    first, second = (sum(stack.count(each) for stack in stacks) for each in (1, 2))
    if first - second not in (0, 1):
        raise UserError(f"X has {first} discs and O {second}, expected as many, or one more for X")
    if mark not in (None, turn := 1 + first - second):
        raise UserError(f"mark is {mark}, expected {turn}: {SIGNS[turn - 1]} is to move")
    discs = [
        sum(square(row, column, geometry) for column, stack in enumerate(stacks)
            for row, each in enumerate(stack) if each == seat)
        for seat in (1, 2)
    ]  # fmt: skip
    moves, seen, column = list[int](), set[tuple[int, ...]](), 0
    while left := sum(heights):
        if column == columns:
            seen.add(tuple(heights))
            if not moves or len(seen) > MOST_TRIED:
                raise UserError("no order of moves was found that leads to this board")
            column = moves.pop()
            heights[column] += 1
        elif heights[column] and stacks[column][heights[column] - 1] == 2 - left % 2:
            heights[column] -= 1
            last = square(heights[column], column, geometry)
            over = not moves and any(has_won(each & ~last, geometry) for each in discs)
            if not over and tuple(heights) not in seen:
                moves.append(column)
                column = 0
                continue
            heights[column] += 1
        column += 1
    return moves[::-1]
