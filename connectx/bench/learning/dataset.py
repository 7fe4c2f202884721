"""Datasets: positions with the moves that lead to them and their labels, in files.

Below is where they come from: the positions of games, each once. Games are random, by noisy scores,
or given.
"""

import json
import math
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias, overload

import numpy as np
from numpy.typing import NDArray

from connectx.bench.learning.label import FULL, Labels, label
from connectx.bench.work import Chunk, Results, WorkFolder
from connectx.core.board import COLUMN_NAMES, STANDARD, Board, Geometry
from connectx.core.boards import Boards
from connectx.core.weights import arrays_in
from connectx.errors import UserError, shorten
from connectx.files import (
    check_regular_file,
    check_zip,
    describe_failure,
    naming_errors,
    replacing,
    write_file,
)
from connectx.game import SIZE, read_geometry
from connectx.position import find_moves_to
from connectx.words import expect_column

SUFFIXES = (".npz", ".jsonl")
ZIP = b"PK"  # what a .npz begins with
BLOCK = 10_000  # lines of JSON that are made at once
ARRAYS = {  # of a .npz: the kind of numbers, and the dimensions
    **{"moves": ("S", 1), "own": ("i", 1), "occupied": ("i", 1)},
    **{"scores": ("i", 2), "geometry": ("i", 1)},
}
MOST_BYTES = 1 << 30  # of a file
NOT_JSON = (ValueError, RecursionError)  # what json raises
LINE_FIELDS = ("board", "move score")  # of the object in a line
POSITION_FIELDS = ("moves", "scores")  # of an object in a list of positions


@dataclass(frozen=True, eq=False)
class DataSet:
    """n positions of one geometry. In none of them is the game over."""

    moves: NDArray[np.bytes_]  # that lead from the empty board to each, such as b"4453"
    boards: Boards
    labels: Labels  # n x columns: see `label`

    @classmethod
    def concatenate(cls, parts: Sequence["DataSet"]) -> "DataSet":
        """The positions of all parts, in their order. There is at least one part."""
        moves, labels = ([getattr(part, name) for part in parts] for name in ("moves", "labels"))
        boards = Boards.concatenate([part.boards for part in parts])
        return cls(np.concatenate(moves), boards, np.concatenate(labels))

    def __len__(self) -> int:
        return len(self.moves)

    def __repr__(self) -> str:
        if not len(self):
            return f"<0 positions of {self.boards.geometry}>"
        discs, value = self.boards.discs, np.sign(self.labels.max(1))
        won, drawn, lost = ((value == sign).mean() for sign in (1, 0, -1))
        return (
            f"<{len(self):,} positions of {self.boards.geometry} with {discs.min()} to "
            f"{discs.max()} discs: {won:.0%} won, {drawn:.0%} drawn, {lost:.0%} lost>"
        )

    @overload
    def __getitem__(self, rows: int) -> tuple[NDArray[np.uint8], Labels]: ...
    @overload
    def __getitem__(self, rows: Any) -> "DataSet": ...
    def __getitem__(self, rows: Any) -> "tuple[NDArray[np.uint8], Labels] | DataSet":
        """The positions of a slice, a mask or an array of numbers.

        For one number, its planes and its labels: so torch's DataLoader takes a dataset as it is.
        """
        moves, boards, labels = self.moves[rows], self.boards[rows], self.labels[rows]
        if isinstance(boards, Board):
            return Boards.from_boards([boards], boards.geometry).planes()[0], labels
        return DataSet(moves, boards, labels)


def write_dataset(file: Path, data: DataSet) -> None:
    """Write a dataset, always the same bytes for the same data. Raises UserError.

    `.npz` has arrays: moves, own, occupied, scores (the labels) and geometry, which is rows,
    columns and inarow. `.jsonl` has an object a line: `board` as Kaggle's, `score`, `move score`
    and `moves`, with spaces between the columns, as pandas and others take digits for a number.
    """
    if file.suffix == ".jsonl":
        write_file(file, _lines(data))
        return
    with replacing(file) as place, place.open("wb") as stream:
        np.savez_compressed(
            stream,
            moves=data.moves,
            own=data.boards.own,
            occupied=data.boards.occupied,
            scores=data.labels,
            geometry=np.array(data.boards.geometry.size),
        )


def _lines(data: DataSet) -> Iterator[str]:
    for start in range(0, len(data), BLOCK):
        part = data[start : start + BLOCK]
        cells = part.boards.grids().reshape(len(part), -1).tolist()
        for text, board, scores in zip(part.moves.tolist(), cells, part.labels.tolist()):
            facts = {"board": board, "score": max(scores), "move score": scores}
            # Apart, for pandas takes 4453 for a number.
            yield json.dumps({**facts, "moves": " ".join(text.decode())}) + "\n"


def read_dataset(file: Path | str, geometry: Geometry = STANDARD) -> DataSet:
    """Read a dataset: a `.npz` that `write_dataset` wrote, or what others share, as its content is.

    Lines of JSON need `board` and `move score`, as Kaggle's refmoves1k_kaggle has them; if they
    have no `moves`, moves are found that lead to the board. An object with `positions`, as in
    connect4-pons-eval of Hugging Face, needs `moves`, with columns from 0, and `scores`. `geometry`
    is the size of their boards. A score is an integer that the board can have: neither `1.0` nor
    `true` is one. In JSON, a full column may have anything in its place. Raises UserError, which
    names the entry or row, for a board that no game reaches and for what is not a score.

    >>> boards = Boards.from_moves(["4", "444444"])
    >>> data = DataSet(np.array([b"4", b"444444"]), boards, label(boards))
    >>> write_dataset(Path("two.npz"), data)
    >>> read_dataset("two.npz").labels.max(1)
    array([-1,  1], dtype=int8)
    """
    path = Path(file)
    describe = describe_failure if path.suffix == ".npz" else _describe_entry
    with (
        naming_errors(path, UserError, ValueError, describe=describe),
        np.errstate(all="ignore"),
    ):
        data = check_regular_file(path, MOST_BYTES).read_bytes()
        if not data.startswith(ZIP) and path.suffix != ".npz":
            return _checked(*_read_json(data.decode("utf-8"), geometry))
        check_zip(data)
        arrays = arrays_in("not a dataset", data)
        if {name: (found.dtype.kind, found.ndim) for name, found in arrays.items()} != ARRAYS:
            expected = "expected .npz as connectx dataset writes it, or lines of JSON"
            raise UserError(f"not a dataset, {expected}")
        moves, own, occupied, labels, size = (arrays[name] for name in ARRAYS)
        lengths = {len(array) for array in (moves, own, occupied, labels)}
        if labels.dtype != np.int8 or len(lengths) > 1 or len(size) != len(SIZE):
            raise UserError("not a dataset: the arrays do not belong together")
        return _checked(moves, Boards(own, occupied, read_geometry(*size.tolist())), labels)


def _checked(moves: NDArray[np.bytes_], boards: Boards, scores: NDArray[Any]) -> DataSet:
    """Return the dataset. Raises ValueError for the first row that is not right."""
    squares = boards.geometry.rows * boards.geometry.columns
    _refuse(np.char.str_len(moves) > squares, f"more than {squares} moves")
    after = Boards.from_moves(moves, boards.geometry)
    _refuse((after.own != boards.own) | (after.occupied != boards.occupied), "not after its moves")
    _refuse(boards.over, "the game is over")
    return DataSet(moves, boards, check_scores(scores, boards))


def check_scores(scores: NDArray[Any], boards: Boards) -> Labels:
    """Return the scores of a file, n x columns, as labels.

    They are integers of numpy, or whatever JSON holds as an array of objects. Raises UserError for
    an array of another shape. Raises ValueError, which names the first row, if a column that can be
    played has no integer within the range of the board, or if a full column has not `FULL`.
    """
    legal = boards.legal()
    if scores.shape != legal.shape:
        raise UserError(f"the scores are {scores.shape}, expected {legal.shape}")
    highest = (boards.geometry.rows * boards.geometry.columns + 1) // 2
    valid = np.where(legal, _are_integers_within(scores, highest), scores == FULL)
    if not valid.all():
        row, column = np.argwhere(~valid)[0].tolist()
        expected = f"an integer from -{highest} to {highest}"
        if not legal[row, column]:
            expected = f"{FULL}, as the column is full"
        name, score = COLUMN_NAMES[column], _format_value(scores[row].tolist()[column])
        raise ValueError(f"row {row}: the score of column {name} is {score}, expected {expected}")
    return scores.astype(np.int8)


def _are_integers_within(values: NDArray[Any], highest: int) -> NDArray[np.bool_]:
    """Tell for each value whether it is an integer from -highest to highest.

    A bool is none, and neither is a float.
    """
    if values.dtype.kind == "i":
        return (-highest <= values) & (values <= highest)
    checks = (type(value) is int and abs(value) <= highest for value in values.flat)
    return np.fromiter(checks, bool, values.size).reshape(values.shape)


def _refuse(wrong: NDArray[np.bool_], reason: str) -> None:
    if wrong.any():
        raise ValueError(f"row {wrong.argmax()}: {reason}")


def _describe_entry(error: Exception) -> str:
    """Return why a text file cannot be read. Rows count from 0, entries of a text from 1."""
    return re.sub(r"^row (\d+)", lambda row: f"entry {int(row[1]) + 1}", describe_failure(error))


# In JSON ------------------------------------------------------------------------------------------

Parts: TypeAlias = tuple[NDArray[np.bytes_], Boards, NDArray[Any]]  # of a dataset: see `_checked`


def _read_json(text: str, geometry: Geometry) -> Parts:
    """Return the moves, boards and scores of a file. Raises ValueError, which names the row.

    Whether the moves lead to the boards, and what the scores are, is not checked yet.
    """
    try:
        value = json.loads(text)  # which fails at once if there are several lines
    except NOT_JSON:
        value = None
    if isinstance(value, dict) and isinstance(value.get("positions"), list):
        return _read_positions(value["positions"], geometry)
    return _read_lines(text.splitlines(), geometry)


def _read_lines(lines: Sequence[str], geometry: Geometry) -> Parts:
    """Return what lines hold, each an object with a board. Raises ValueError."""
    grids, games, scores = list[Any](), list[bytes | None](), list[Any]()
    for row, line in enumerate(lines):
        with _naming_row(row):
            entry = _read_object(line, LINE_FIELDS, geometry)
            grids.append(_read_squares(entry["board"], geometry))
            games.append(_read_named_moves(entry.get("moves"), geometry))
            scores += _read_list(entry["move score"], geometry.columns, "scores")
    squares = np.array(grids, np.int8).reshape(len(games), geometry.rows * geometry.columns)
    boards = Boards.from_grids(squares, geometry=geometry)
    moves = list[bytes]()
    for row, game in enumerate(games):
        moves.append(_find_game(row, boards[row]) if game is None else game)
    return np.array(moves, bytes), boards, _without_full_columns(scores, boards)


def _read_positions(entries: Sequence[Any], geometry: Geometry) -> Parts:
    """Return what the objects of a list hold, each with moves. Raises ValueError."""
    games, scores = list[bytes](), list[Any]()
    for row, entry in enumerate(entries):
        with _naming_row(row):
            _check_fields(entry, POSITION_FIELDS, geometry)
            games.append(_read_numbered_moves(entry["moves"], geometry))
            scores += _read_list(entry["scores"], geometry.columns, "scores")
    moves = np.array(games, bytes)
    boards = Boards.from_moves(moves, geometry)
    return moves, boards, _without_full_columns(scores, boards)


@contextmanager
def _naming_row(row: int) -> Iterator[None]:
    """Put the number of a row before the message of a ValueError."""
    try:
        yield
    except ValueError as error:
        raise ValueError(f"row {row}: {error}") from error


def _read_object(line: str, names: tuple[str, str], geometry: Geometry) -> dict[str, Any]:
    """Return the object in a line. Raises ValueError if there is none, or if it lacks a field."""
    try:
        entry = json.loads(line)
    except NOT_JSON as error:
        raise ValueError(f"{shorten(line)} is not JSON: {error}") from error
    _check_fields(entry, names, geometry)
    found: dict[str, Any] = entry
    return found


def _check_fields(entry: Any, names: tuple[str, str], geometry: Geometry) -> None:
    """Raise ValueError unless a value is an object that has both fields."""
    expected = f"expected an object with {names[0]} and {names[1]} of {geometry}"
    if not isinstance(entry, dict):
        raise ValueError(f"{_format_value(entry)}: {expected}")
    for name in names:
        if name not in entry:
            raise ValueError(f"{name} is missing: {expected}")


def _read_list(values: Any, count: int, what: str) -> list[Any]:
    """Return a list of `count` values. Raises ValueError for anything else."""
    if not isinstance(values, list):
        raise ValueError(f"{_format_value(values)} in place of the {what}: expected a list")
    if len(values) != count:
        raise ValueError(f"{len(values):,} {what}, expected {count}")
    return values


def _read_squares(board: Any, geometry: Geometry) -> list[int]:
    """Return the squares of a board, which is a list of squares or of rows. Raises ValueError."""
    if isinstance(board, list) and board and all(isinstance(row, list) for row in board):
        board = list(chain.from_iterable(board))
    squares = _read_list(board, geometry.rows * geometry.columns, "squares")
    if set(map(type, squares)) == {int} and {0, 1, 2}.issuperset(squares):  # faster than the loop
        return squares
    for number, square in enumerate(squares, start=1):
        if type(square) is not int or not 0 <= square <= 2:
            value = _format_value(square)
            raise ValueError(f"square {number} of the board is {value}, expected 0, 1 or 2")
    return squares


def _read_named_moves(moves: Any, geometry: Geometry) -> bytes | None:
    """Return moves such as "4 4 5 3" without their spaces; None for None. Raises ValueError."""
    if moves is None:
        return None
    if not isinstance(moves, str) or not re.fullmatch(r"[1-9A-Za-z\s]*", moves):
        raise ValueError(f"the moves are {_format_value(moves)}, expected text such as '4 4 5 3'")
    names = "".join(moves.split())
    _check_game_length(len(names), geometry)
    return names.encode()


def _read_numbered_moves(columns: Any, geometry: Geometry) -> bytes:
    """Return the moves of columns from 0, which are digits or integers. Raises ValueError."""
    expected = f"from 0 to {geometry.columns - 1}"
    if isinstance(columns, str) and re.fullmatch("[0-9]*", columns):
        columns = [int(digit) for digit in columns]
    if not isinstance(columns, list):
        raise ValueError(f"the moves are {_format_value(columns)}, expected columns {expected}")
    _check_game_length(len(columns), geometry)
    for number, column in enumerate(columns, start=1):
        if type(column) is not int or not 0 <= column < geometry.columns:
            value = _format_value(column)
            raise ValueError(f"move {number} is {value}, {expect_column(geometry.columns)}")
    return "".join(COLUMN_NAMES[column] for column in columns).encode()


def _check_game_length(count: int, geometry: Geometry) -> None:
    """Raise ValueError if there are more moves than squares."""
    squares = geometry.rows * geometry.columns
    if count > squares:
        raise ValueError(f"{count:,} moves, expected at most {squares}")


def _find_game(row: int, board: Board) -> bytes:
    """Return moves that lead to the board of a row. Raises ValueError if no game does."""
    columns = find_moves_to(board)
    if columns is None:
        raise ValueError(f"row {row}: no game leads to the board")
    return "".join(COLUMN_NAMES[column] for column in columns).encode()


def _without_full_columns(scores: Sequence[Any], boards: Boards) -> NDArray[Any]:
    """Return scores as an array of objects, n x columns, with `FULL` in every full column."""
    legal = boards.legal()
    values = np.fromiter(scores, object, len(scores)).reshape(legal.shape)
    return np.where(legal, values, FULL)


def _format_value(value: Any) -> str:
    """Return a value as JSON has it, for a message; of a list or an object, only what it is."""
    if isinstance(value, list):
        return "a list"
    if isinstance(value, dict):
        return "an object"
    return shorten(json.dumps(value, default=str))


# Collecting ---------------------------------------------------------------------------------------

GAMES = 100  # in a piece
MORE = 1.05  # so many more games than seem to be missing
MOST_MORE = 3  # times as many as before, at most
PIECES, POSITIONS = 1, 1_000  # in a task at most: of games, about as many positions
LETTERS = np.frombuffer(COLUMN_NAMES.encode(), np.uint8)


class Plan(NamedTuple):
    """Which games are played, and which of their positions are wanted.

    Games are played in pieces, which take turns in the `noises`: the share of random moves, the
    others being best by the exact scores.
    """

    geometry: Geometry
    noises: tuple[float, ...]
    least: int  # the fewest discs; until then, moves are random
    most: int
    share: float  # of the positions, to be held back for testing
    seed: int


def play_pieces(chunk: Chunk, plan: Plan) -> Results:
    """The positions of pieces, which are given by their numbers; see `positions_of`.

    A piece takes its random numbers from its number and the seed.
    """
    parts = []
    for number in chunk.positions.tolist():
        noise = plan.noises[number % len(plan.noises)]
        parts.append(positions_of(*play_columns(number, noise, plan), number, plan))
    return tuple(np.concatenate(arrays) for arrays in zip(*parts))


def play_columns(number: int, noise: float, plan: Plan) -> tuple[NDArray[np.uint8], Labels]:
    """Games by the scores with noise: their moves as letters (games x squares), and the labels used
    (games x numbers of discs x columns)."""
    geometry, rng = plan.geometry, np.random.default_rng([plan.seed, number])
    moves = np.zeros((GAMES, geometry.rows * geometry.columns), np.uint8)
    labels = np.full((GAMES, plan.most + 1, geometry.columns), FULL, np.int8)
    boards, playing = Boards.empty(GAMES, geometry), np.arange(GAMES)
    for discs in range(plan.most + 1):
        weights = (1 - rng.random((len(boards), geometry.columns))) * boards.legal()
        if noise < 1 and discs >= plan.least:
            labels[playing, discs] = scores = label(boards)
            is_best = scores == scores.max(1, keepdims=True)
            weights *= is_best | (rng.random((len(boards), 1)) < noise)
        if discs == plan.most:
            break
        columns = weights.argmax(1)
        moves[playing, discs] = LETTERS[columns]
        boards = boards.play(columns)
        boards, playing = boards[~boards.over], playing[~boards.over]
    return moves, labels


def letters_of(games: Sequence[Sequence[int]], geometry: Geometry) -> NDArray[np.uint8]:
    """The columns of games as letters, games x squares."""
    letters = np.zeros((len(games), geometry.rows * geometry.columns), np.uint8)
    for row, columns in enumerate(games):
        letters[row, : len(columns)] = LETTERS[list(columns)]
    return letters


def positions_of(
    games: NDArray[np.uint8], labels: Labels | None, number: int, plan: Plan
) -> Results:
    """The positions of games that have enough discs, not too many, and are not over.

    They are three arrays: the moves that lead to each, its labels (a row of `FULL` if unknown), and
    a number of its game from 0 to 1: those with small numbers are held back.
    """
    drawn = np.random.default_rng([plan.seed, number, 1]).random(len(games))
    lengths = (games > 0).sum(1)
    within = np.arange(plan.most + 1) <= lengths[:, None]
    within[:, : plan.least] = False
    rows, discs = np.nonzero(within)
    letters = np.where(np.arange(games.shape[1]) < discs[:, None], games[rows], 0).astype(np.uint8)
    moves = letters.view(f"S{games.shape[1]}").ravel()
    going_on = ~Boards.from_moves(moves, plan.geometry).over
    rows, discs, moves = rows[going_on], discs[going_on], moves[going_on]
    if labels is None:
        known = np.full((len(rows), plan.geometry.columns), FULL, np.int8)
    else:
        known = labels[rows, discs]
    return moves, known, drawn[rows]


class Collected(NamedTuple):
    """Positions; those with unknown labels have rows of `FULL`."""

    data: DataSet
    held_back: NDArray[np.bool_]  # whether they are for testing: in none of the other games
    games: tuple[int, int]  # how many games are for training, and for testing


def collect(plan: Plan, count: int, each: int, folder: WorkFolder) -> Collected:
    """`count` positions of new games, at most `each` of a number of discs. There are fewer if a
    hundred games give less than one new position."""
    found: list[Results] = []
    pieces, new, before = 0, math.ceil(count / (GAMES * (plan.most - plan.least + 1))), 0
    while True:
        numbers = np.arange(pieces, pieces + new)
        play = partial(play_pieces, plan=plan)
        found += folder.results("games", len(found), numbers, play, PIECES)
        pieces += new
        collected = choose(tuple(map(np.concatenate, zip(*found))), plan, count, each)
        size = len(collected.data)
        if size == count or size - before < new:
            return collected
        before, new = size, math.ceil(pieces * min(MOST_MORE, MORE * (count - size) / size))


def choose(found: Results, plan: Plan, count: int, each: int) -> Collected:
    """The first `count` positions, at most `each` of a number of discs, mirror images once.

    Games are held back from the smallest number on, until the positions that only they have are
    the share that the plan asks for.
    """
    moves, labels, drawn = found
    boards = Boards.from_moves(moves, plan.geometry)
    keys = boards.canonical()[0].key
    _, first, again = np.unique(keys, return_index=True, return_inverse=True)
    largest = np.zeros(len(first))  # number of the games that a position is in
    np.maximum.at(largest, again, drawn)
    chosen = np.argsort(first)
    discs = boards.discs[first[chosen]]
    of_these = [np.flatnonzero(discs == number)[:each] for number in np.unique(discs)]
    chosen = chosen[np.sort(np.concatenate([discs[:0], *of_these]))[:count]]
    rows = first[chosen]
    data = DataSet(moves[rows], boards[rows], labels[rows])
    wanted = round(plan.share * len(chosen))
    limit = np.sort(largest[chosen])[wanted] if 0 < wanted < len(chosen) else 0.0
    numbers = np.unique(drawn)
    testing = int((numbers < limit).sum())
    return Collected(data, largest[chosen] < limit, (len(numbers) - testing, testing))


def complete(data: DataSet, folder: WorkFolder) -> DataSet:
    """The dataset with all labels."""
    labels = data.labels.copy()
    rows = np.flatnonzero((labels == FULL).all(1))
    masks = np.stack([data.boards.own, data.boards.occupied], 1)[rows]
    work = partial(label_chunk, geometry=data.boards.geometry)
    found = [part for (part,) in folder.results("labels", 0, masks, work, POSITIONS)]
    labels[rows] = np.concatenate([labels[:0], *found])
    return DataSet(data.moves, data.boards, labels)


def label_chunk(chunk: Chunk, geometry: Geometry) -> Results:
    """The labels of positions, which are given by their masks."""
    own, occupied = chunk.positions.T
    return (label(Boards(own, occupied, geometry)),)
