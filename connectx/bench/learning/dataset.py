"""Datasets: positions with the moves that lead to them and their labels, in files.

Below, positions are collected from games, each position once. The games are played at random or by
noisy scores, or they are read from files.
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

from connectx.bench.learning.label import FULL_COLUMN_LABEL, Labels, label
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
from connectx.game import SIZE_KEYS, read_geometry
from connectx.position import find_moves_to
from connectx.words import expect_column

DATASET_SUFFIXES = (".npz", ".jsonl")
ZIP_SIGNATURE = b"PK"  # a .npz begins with it
JSON_BLOCK_LINES = 10_000  # that are made at once
# The arrays of a .npz, each with the kind of its values and its number of dimensions. "S" are bytes
# and "i" integers.
DATASET_ARRAYS = {
    "moves": ("S", 1),
    "own": ("i", 1),
    "occupied": ("i", 1),
    "scores": ("i", 2),
    "geometry": ("i", 1),
}
MAX_DATASET_BYTES = 1 << 30
JSON_ERRORS = (ValueError, RecursionError)  # what json raises for a text that is not JSON
LINE_FIELDS = ("board", "move score")  # the object in a line must have them
POSITION_FIELDS = ("moves", "scores")  # an object in a list of positions must have them


@dataclass(frozen=True, eq=False)
class DataSet:
    """n positions of one geometry, with their labels. In none of them is the game over."""

    moves: NDArray[np.bytes_]  # n texts such as b"4453", which lead there from the empty board
    boards: Boards
    labels: Labels  # n x columns, as `label` returns them

    @classmethod
    def concatenate(cls, parts: Sequence["DataSet"]) -> "DataSet":
        """Return the positions of all parts, in their order. There must be at least one part."""
        boards = Boards.concatenate([part.boards for part in parts])
        moves = np.concatenate([part.moves for part in parts])
        labels = np.concatenate([part.labels for part in parts])
        return cls(moves, boards, labels)

    def __len__(self) -> int:
        return len(self.moves)

    def __repr__(self) -> str:
        """Return the number of positions, the board, and how many are won, drawn and lost."""
        if not len(self):
            return f"<0 positions of {self.boards.geometry}>"
        discs = self.boards.discs
        best_scores = self.labels.max(1)
        won = (best_scores > 0).mean()
        drawn = (best_scores == 0).mean()
        lost = (best_scores < 0).mean()
        return (
            f"<{len(self):,} positions of {self.boards.geometry} with {discs.min()} to "
            f"{discs.max()} discs: {won:.0%} won, {drawn:.0%} drawn, {lost:.0%} lost>"
        )

    @overload
    def __getitem__(self, rows: int) -> tuple[NDArray[np.uint8], Labels]: ...
    @overload
    def __getitem__(self, rows: Any) -> "DataSet": ...
    def __getitem__(self, rows: Any) -> "tuple[NDArray[np.uint8], Labels] | DataSet":
        """Return the positions of a slice, a mask or an array of indices.

        For a single index, returns the planes and the labels of that position, so that torch's
        DataLoader takes a dataset as it is.
        """
        boards = self.boards[rows]
        labels = self.labels[rows]
        if isinstance(boards, Board):  # `rows` is a single index
            (planes,) = Boards.from_boards([boards], boards.geometry).planes()
            return planes, labels
        return DataSet(self.moves[rows], boards, labels)


def write_dataset(file: Path, data: DataSet) -> None:
    """Write a dataset, always the same bytes for the same data.

    A `.npz` has the arrays moves, own, occupied, scores (the labels) and geometry, which is rows,
    columns and inarow. A `.jsonl` has an object in each line, with the fields `board` (as Kaggle
    has it), `score`, `move score` and `moves`. Raises UserError if the file cannot be written.
    """
    if file.suffix == ".jsonl":
        write_file(file, _format_lines(data))
        return
    with replacing(file) as temporary_file, temporary_file.open("wb") as stream:
        np.savez_compressed(
            stream,
            moves=data.moves,
            own=data.boards.own,
            occupied=data.boards.occupied,
            scores=data.labels,
            geometry=np.array(data.boards.geometry.size),
        )


def _format_lines(data: DataSet) -> Iterator[str]:
    """Yield the lines of a `.jsonl`, each of them an object of JSON with a position."""
    for start in range(0, len(data), JSON_BLOCK_LINES):
        block = data[start : start + JSON_BLOCK_LINES]
        # The squares of each board from the top left, as Kaggle has them: 0, 1 or 2.
        grids = block.boards.grids().reshape(len(block), -1).tolist()
        for moves, grid, scores in zip(block.moves.tolist(), grids, block.labels.tolist()):
            entry = {
                "board": grid,
                "score": max(scores),
                "move score": scores,
                # There are spaces between the columns, as pandas would read 4453 as a number.
                "moves": " ".join(moves.decode()),
            }
            yield json.dumps(entry) + "\n"


def read_dataset(file: Path | str, geometry: Geometry = STANDARD) -> DataSet:
    """Read a dataset that `write_dataset` wrote, or one that others share. The content decides.

    - A `.npz` has the arrays that `write_dataset` writes, and its own geometry.
    - Lines of JSON need `board` and `move score`, as Kaggle's refmoves1k_kaggle has them. If they
      have no `moves`, moves are found that lead to the board.
    - An object with `positions`, as in connect4-pons-eval of Hugging Face, needs in each of them
      `moves`, with columns from 0, and `scores`.

    `geometry` is the size of the boards in JSON. A score is an integer that the board can have, so
    that neither `1.0` nor `true` is one. In JSON, a full column may have any value as its score.

    Raises UserError for any other file. Its message names the entry or row with a board that no
    game reaches, or with a value that is not a score.

    >>> boards = Boards.from_moves(["4", "444444"])
    >>> data = DataSet(np.array([b"4", b"444444"]), boards, label(boards))
    >>> write_dataset(Path("two.npz"), data)
    >>> read_dataset("two.npz").labels.max(1)
    array([-1,  1], dtype=int8)
    """
    path = Path(file)
    describe = describe_failure if path.suffix == ".npz" else _describe_failure_in_text
    with (
        naming_errors(path, UserError, ValueError, describe=describe),
        np.errstate(all="ignore"),  # numbers in a file may be anything, so numpy must not warn
    ):
        data = check_regular_file(path, MAX_DATASET_BYTES).read_bytes()
        if data.startswith(ZIP_SIGNATURE) or path.suffix == ".npz":
            moves, boards, scores = _read_arrays(data)
        else:
            moves, boards, scores = _read_json(data.decode("utf-8-sig"), geometry)
        return _make_dataset(moves, boards, scores)


# The moves, boards and scores that a file has. Whether they fit together is not checked yet.
UncheckedData: TypeAlias = tuple[NDArray[np.bytes_], Boards, NDArray[Any]]


def _make_dataset(moves: NDArray[np.bytes_], boards: Boards, scores: NDArray[Any]) -> DataSet:
    """Check what a file has, and return it as a dataset.

    Raises ValueError for the first row that is invalid, or UserError for scores of another shape.
    """
    squares = boards.geometry.rows * boards.geometry.columns
    has_too_many_moves = np.char.str_len(moves) > squares
    _refuse_rows(has_too_many_moves, f"more than {squares} moves")
    played_boards = Boards.from_moves(moves, boards.geometry)
    is_other_board = (played_boards.own != boards.own) | (played_boards.occupied != boards.occupied)
    _refuse_rows(is_other_board, "not after its moves")
    _refuse_rows(boards.over, "the game is over")
    return DataSet(moves, boards, check_scores(scores, boards))


def _read_arrays(data: bytes) -> UncheckedData:
    """Return the moves, boards and scores in a `.npz`. Raises UserError if it has other arrays."""
    check_zip(data)
    arrays = arrays_in("not a dataset", data)
    kinds = {name: (array.dtype.kind, array.ndim) for name, array in arrays.items()}
    if kinds != DATASET_ARRAYS:
        expected = "expected .npz as connectx dataset writes it, or lines of JSON"
        raise UserError(f"not a dataset, {expected}")
    # The arrays have the names of DATASET_ARRAYS, in any order.
    moves, own, occupied, scores, size = (arrays[name] for name in DATASET_ARRAYS)
    have_different_lengths = len({len(array) for array in (moves, own, occupied, scores)}) > 1
    is_size_complete = len(size) == len(SIZE_KEYS)  # rows, columns and inarow
    if scores.dtype != np.int8 or have_different_lengths or not is_size_complete:
        raise UserError("not a dataset: the arrays do not belong together")
    return moves, Boards(own, occupied, read_geometry(*size.tolist())), scores


def check_scores(scores: NDArray[Any], boards: Boards) -> Labels:
    """Return the scores of a file, n x columns, as labels.

    `scores` are integers of numpy, or whatever JSON holds as an array of objects. Raises UserError
    for an array of another shape. Raises ValueError, which names the first row, if a column that
    can be played has no integer within the range of the board, or if a full column does not have
    `FULL_COLUMN_LABEL`.
    """
    is_legal = boards.legal()
    if scores.shape != is_legal.shape:
        raise UserError(f"the scores are {scores.shape}, expected {is_legal.shape}")
    squares = boards.geometry.rows * boards.geometry.columns
    highest = (squares + 1) // 2  # the score of a win by the first disc
    is_score = _are_integers_within(scores, highest)
    is_valid = np.where(is_legal, is_score, scores == FULL_COLUMN_LABEL)
    if not is_valid.all():
        row, column = np.argwhere(~is_valid)[0].tolist()
        expected = f"an integer from -{highest} to {highest}"
        if not is_legal[row, column]:
            expected = f"{FULL_COLUMN_LABEL}, as the column is full"
        name = COLUMN_NAMES[column]
        score = _format_value(scores[row].tolist()[column])
        raise ValueError(f"row {row}: the score of column {name} is {score}, expected {expected}")
    return scores.astype(np.int8)


def _are_integers_within(values: NDArray[Any], highest: int) -> NDArray[np.bool_]:
    """Return for each value whether it is an integer from -highest to highest.

    A bool is none, and neither is a float.
    """
    if values.dtype.kind == "i":  # an array of numpy's integers
        return (-highest <= values) & (values <= highest)
    are_integers = (type(value) is int and abs(value) <= highest for value in values.flat)
    return np.fromiter(are_integers, bool, values.size).reshape(values.shape)


def _refuse_rows(is_invalid: NDArray[np.bool_], problem: str) -> None:
    """Raise ValueError if a row is invalid. The message has the first such row and the problem."""
    if is_invalid.any():
        first_invalid_row = is_invalid.argmax()
        raise ValueError(f"row {first_invalid_row}: {problem}")


def _describe_failure_in_text(error: Exception) -> str:
    """Return why a text file cannot be read, with an entry in place of the row in an error.

    Rows count from 0, and the entries of a text from 1: "row 2: ..." becomes "entry 3: ...".
    """
    description = describe_failure(error)
    return re.sub(r"^row (\d+)", lambda row: f"entry {int(row[1]) + 1}", description)


# In JSON ------------------------------------------------------------------------------------------


def _read_json(text: str, geometry: Geometry) -> UncheckedData:
    """Return the moves, boards and scores in a text of JSON, which has either of two forms.

    A text is lines with an object in each, or a single object with a list of positions. Raises
    ValueError, which names the row, for anything else. Whether the moves lead to the boards, and
    what the scores are, is not checked yet.
    """
    try:
        value = json.loads(text)  # this fails at once if there are several lines
    except JSON_ERRORS:
        value = None
    has_list_of_positions = isinstance(value, dict) and isinstance(value.get("positions"), list)
    if has_list_of_positions:
        return _read_positions(value["positions"], geometry)
    return _read_lines(text.splitlines(), geometry)


def _read_lines(lines: Sequence[str], geometry: Geometry) -> UncheckedData:
    """Return the moves, boards and scores in lines, each an object with a board and its scores.

    If an object has no moves, moves are found that lead to its board. Raises ValueError, which
    names the row, for a line that cannot be read or a board to which no game leads.
    """
    grids: list[list[int]] = []
    moves_of_lines: list[bytes | None] = []  # None for a line without moves
    scores: list[Any] = []  # of all columns of the first line, of the second one, and so on
    for row, line in enumerate(lines):
        with _naming_row(row):
            entry = _read_json_object(line, LINE_FIELDS, geometry)
            grids.append(_read_squares(entry["board"], geometry))
            moves_of_lines.append(_read_named_moves(entry.get("moves"), geometry))
            scores += _check_list(entry["move score"], count=geometry.columns, name="scores")
    squares = np.array(grids, np.int8).reshape(len(grids), geometry.rows * geometry.columns)
    boards = Boards.from_grids(squares, geometry=geometry)
    all_moves: list[bytes] = []
    for row, moves in enumerate(moves_of_lines):
        if moves is None:
            moves = _find_moves(row, boards[row])
        all_moves.append(moves)
    return np.array(all_moves, bytes), boards, _label_full_columns(scores, boards)


def _read_positions(entries: Sequence[Any], geometry: Geometry) -> UncheckedData:
    """Return the moves, boards and scores of a list of objects, each with moves and scores.

    Raises ValueError, which names the row, for an object that cannot be read.
    """
    all_moves: list[bytes] = []
    scores: list[Any] = []  # of all columns of the first object, of the second one, and so on
    for row, entry in enumerate(entries):
        with _naming_row(row):
            _check_fields(entry, POSITION_FIELDS, geometry)
            all_moves.append(_read_numbered_moves(entry["moves"], geometry))
            scores += _check_list(entry["scores"], count=geometry.columns, name="scores")
    moves = np.array(all_moves, bytes)
    boards = Boards.from_moves(moves, geometry)
    return moves, boards, _label_full_columns(scores, boards)


@contextmanager
def _naming_row(row: int) -> Iterator[None]:
    """Put the number of a row before the message of a ValueError in the block."""
    try:
        yield
    except ValueError as error:
        raise ValueError(f"row {row}: {error}") from error


def _read_json_object(
    line: str, field_names: tuple[str, str], geometry: Geometry
) -> dict[str, Any]:
    """Return the object of JSON in a line.

    Raises ValueError if there is none, or if it lacks one of the two fields. The message names the
    geometry that the fields should have.
    """
    try:
        entry = json.loads(line)
    except JSON_ERRORS as error:
        raise ValueError(f"{shorten(line)} is not JSON: {error}") from error
    _check_fields(entry, field_names, geometry)
    checked_entry: dict[str, Any] = entry
    return checked_entry


def _check_fields(entry: Any, field_names: tuple[str, str], geometry: Geometry) -> None:
    """Raise ValueError unless a value is an object of JSON that has both fields.

    The message names the geometry that the fields should have.
    """
    first_name, second_name = field_names
    expected = f"expected an object with {first_name} and {second_name} of {geometry}"
    if not isinstance(entry, dict):
        raise ValueError(f"{_format_value(entry)}: {expected}")
    for name in field_names:
        if name not in entry:
            raise ValueError(f"{name} is missing: {expected}")


def _check_list(values: Any, *, count: int, name: str) -> list[Any]:
    """Check that `values` is a list of `count` values, and return it.

    Raises ValueError for anything else. The message has the name of the values, such as "scores".
    """
    if not isinstance(values, list):
        raise ValueError(f"{_format_value(values)} in place of the {name}: expected a list")
    if len(values) != count:
        raise ValueError(f"{len(values):,} {name}, expected {count}")
    return values


def _read_squares(board: Any, geometry: Geometry) -> list[int]:
    """Return the squares of a board from the top left, each 0, 1 or 2.

    `board` is a list of squares, or a list of rows of squares. Raises ValueError for anything else.
    """
    if isinstance(board, list) and board and all(isinstance(row, list) for row in board):
        board = list(chain.from_iterable(board))
    squares = _check_list(board, count=geometry.rows * geometry.columns, name="squares")
    are_all_valid = set(map(type, squares)) == {int} and {0, 1, 2}.issuperset(squares)
    if are_all_valid:  # this takes less time than the loop
        return squares
    for number, square in enumerate(squares, start=1):
        if type(square) is not int or not 0 <= square <= 2:
            value = _format_value(square)
            raise ValueError(f"square {number} of the board is {value}, expected 0, 1 or 2")
    return squares


def _read_named_moves(moves: Any, geometry: Geometry) -> bytes | None:
    """Return moves such as "4 4 5 3" without their spaces; None if `moves` is None.

    Raises ValueError for anything else than names of columns, and for too many moves.
    """
    if moves is None:
        return None
    if not isinstance(moves, str) or not re.fullmatch(r"[1-9A-Za-z\s]*", moves):
        raise ValueError(f"the moves are {_format_value(moves)}, expected text such as '4 4 5 3'")
    names = "".join(moves.split())
    _check_game_length(len(names), geometry)
    return names.encode()


def _read_numbered_moves(columns: Any, geometry: Geometry) -> bytes:
    """Return moves such as b"4453", in which columns count from 1.

    `columns` are digits in a text or integers in a list, which count from 0. Raises ValueError for
    anything else, and for too many moves.
    """
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


def _check_game_length(move_count: int, geometry: Geometry) -> None:
    """Raise ValueError if there are more moves than squares."""
    squares = geometry.rows * geometry.columns
    if move_count > squares:
        raise ValueError(f"{move_count:,} moves, expected at most {squares}")


def _find_moves(row: int, board: Board) -> bytes:
    """Return moves such as b"4453" that lead to a board.

    Raises ValueError, which names the row, if no game leads to the board.
    """
    columns = find_moves_to(board)
    if columns is None:
        raise ValueError(f"row {row}: no game leads to the board")
    return "".join(COLUMN_NAMES[column] for column in columns).encode()


def _label_full_columns(scores: Sequence[Any], boards: Boards) -> NDArray[Any]:
    """Return scores as an array of objects, n x columns, with `FULL_COLUMN_LABEL` in full columns.

    `scores` has the values of JSON for all columns of the first board, of the second, and so on. A
    full column may have any value there.
    """
    is_legal = boards.legal()
    values = np.fromiter(scores, object, len(scores)).reshape(is_legal.shape)
    return np.where(is_legal, values, FULL_COLUMN_LABEL)


def _format_value(value: Any) -> str:
    """Return a value of JSON for a message: its text, or "a list" or "an object" for these two."""
    if isinstance(value, list):
        return "a list"
    if isinstance(value, dict):
        return "an object"
    return shorten(json.dumps(value, default=str))


# Collecting ---------------------------------------------------------------------------------------

GAMES_PER_BATCH = 100
MAX_TASK_BATCHES = 1  # that a worker plays in a task
MAX_TASK_POSITIONS = 1_000  # that a worker labels in a task
SURPLUS_GAMES_FACTOR = 1.05  # by which more games are played than seem to be missing
MAX_GROWTH_FACTOR = 3  # of the games that are played next, compared with those played so far
COLUMN_LETTERS = np.frombuffer(COLUMN_NAMES.encode(), np.uint8)


class Plan(NamedTuple):
    """Which games are played, and which of their positions go into a dataset.

    A noise is the share of random moves. All other moves are best by the exact scores. Games are
    played in batches of `GAMES_PER_BATCH`, which are numbered from 0. All games of a batch have the
    same noise, and the batches take the `noises` in turn.
    """

    geometry: Geometry
    noises: tuple[float, ...]
    min_discs: int  # the fewest discs of a position; with fewer, all moves are random
    max_discs: int  # the most discs of a position
    test_share: float  # the share of the positions that is held back for testing
    seed: int


def play_batches(chunk: Chunk, plan: Plan) -> Results:
    """Play the batches of games whose numbers are in a chunk, and return their positions.

    The positions are three arrays with a row for each position, as `positions_of` returns them: the
    moves that lead to it, its labels, and the random number of its game.
    """
    results_of_batches = []
    batch_numbers = chunk.positions.tolist()
    for batch in batch_numbers:
        noise = plan.noises[batch % len(plan.noises)]
        games, labels = play_games_by_scores(batch, noise, plan)
        results_of_batches.append(positions_of(games, labels, batch, plan))
    return tuple(np.concatenate(arrays) for arrays in zip(*results_of_batches))


def play_games_by_scores(batch: int, noise: float, plan: Plan) -> tuple[NDArray[np.uint8], Labels]:
    """Play the games of the batch with a number. Best moves and random moves are mixed.

    `noise` is the share of random moves, from 0 to 1. All other moves are best by the exact scores.
    Until a board has the fewest discs that the plan asks for, all moves are random.

    Returns the moves as letters, games x squares with zeros behind the last move, and the labels
    that were used, games x numbers of discs x columns. Labels that were not used are
    `FULL_COLUMN_LABEL`.
    """
    geometry = plan.geometry
    rng = np.random.default_rng([plan.seed, batch])
    moves = np.zeros((GAMES_PER_BATCH, geometry.rows * geometry.columns), np.uint8)
    labels_shape = (GAMES_PER_BATCH, plan.max_discs + 1, geometry.columns)
    labels = np.full(labels_shape, FULL_COLUMN_LABEL, np.int8)
    # Games that are over are left out of these two arrays.
    boards = Boards.empty(GAMES_PER_BATCH, geometry)
    games = np.arange(GAMES_PER_BATCH)  # the number of the game of each board
    for discs in range(plan.max_discs + 1):
        # The column with the largest weight is played. Weights of legal columns are above 0.
        weights = (1 - rng.random((len(boards), geometry.columns))) * boards.legal()
        if noise < 1 and discs >= plan.min_discs:
            scores = label(boards)
            labels[games, discs] = scores
            is_best = scores == scores.max(1, keepdims=True)
            is_random_move = rng.random((len(boards), 1)) < noise
            weights *= is_best | is_random_move
        if discs == plan.max_discs:
            break
        columns = weights.argmax(1)
        moves[games, discs] = COLUMN_LETTERS[columns]
        boards = boards.play(columns)
        goes_on = ~boards.over
        boards = boards[goes_on]
        games = games[goes_on]
    return moves, labels


def letters_of(games: Sequence[Sequence[int]], geometry: Geometry) -> NDArray[np.uint8]:
    """Return the moves of games as letters, games x squares, with zeros behind the last move.

    `games` has a list of columns, counted from 0, for each game. [3, 3] becomes "44", as bytes.
    """
    letters = np.zeros((len(games), geometry.rows * geometry.columns), np.uint8)
    for row, columns in enumerate(games):
        letters[row, : len(columns)] = COLUMN_LETTERS[list(columns)]
    return letters


def positions_of(
    games: NDArray[np.uint8], labels: Labels | None, batch: int, plan: Plan
) -> Results:
    """Return the positions of games that have a planned number of discs and are not over.

    `games` are the moves as letters, games x squares, with zeros behind the last move. `labels` are
    those of the games' positions, games x numbers of discs x columns; None if they are unknown.
    `batch` is the number of the batch that the games are.

    The result is three arrays, with a row for each position: the moves that lead to it, such as
    b"4453", its labels (all `FULL_COLUMN_LABEL` if they are unknown), and a random number of its
    game from 0 to 1. Games with small random numbers are held back for testing.
    """
    rng = np.random.default_rng([plan.seed, batch, 1])  # not the generator of the games' moves
    game_draws = rng.random(len(games))
    lengths = (games > 0).sum(1)  # in moves, as a letter is above 0
    is_planned = np.arange(plan.max_discs + 1) <= lengths[:, None]  # games x numbers of discs
    is_planned[:, : plan.min_discs] = False
    # A row for each position: its game, and its number of discs.
    game_rows, discs = np.nonzero(is_planned)
    squares = games.shape[1]
    is_played = np.arange(squares) < discs[:, None]
    letters = np.where(is_played, games[game_rows], 0).astype(np.uint8)
    moves = letters.view(f"S{squares}").ravel()  # a row of letters becomes one string
    goes_on = ~Boards.from_moves(moves, plan.geometry).over
    moves = moves[goes_on]
    game_rows = game_rows[goes_on]
    discs = discs[goes_on]
    if labels is None:
        unknown = np.full((len(moves), plan.geometry.columns), FULL_COLUMN_LABEL, np.int8)
        return moves, unknown, game_draws[game_rows]
    return moves, labels[game_rows, discs], game_draws[game_rows]


class Collected(NamedTuple):
    """Positions of games. Rows of labels that are unknown have `FULL_COLUMN_LABEL` everywhere."""

    data: DataSet
    held_back: NDArray[np.bool_]  # which positions are for testing, as no other game has them
    games: tuple[int, int]  # how many games are for training, and how many for testing


def collect(plan: Plan, count: int, max_per_discs: int, folder: WorkFolder) -> Collected:
    """Play games until they have `count` different positions, and return these.

    At most `max_per_discs` of the positions have the same number of discs. Fewer than `count` are
    returned if a round of games brings less than one new position for each batch of games.
    `folder` stores the games, so that an interrupted run resumes.
    """
    results: list[Results] = []
    played_batches = 0
    collected_count = 0
    max_game_positions = plan.max_discs - plan.min_discs + 1
    # The first round is enough only if each game brings a new position with each number of discs.
    new_batches = math.ceil(count / (GAMES_PER_BATCH * max_game_positions))
    play = partial(play_batches, plan=plan)
    while True:
        batch_numbers = np.arange(played_batches, played_batches + new_batches)
        results += folder.load_or_compute(
            "games", len(results), batch_numbers, play, MAX_TASK_BATCHES
        )
        played_batches += new_batches
        all_results = tuple(np.concatenate(arrays) for arrays in zip(*results))
        collected = choose_positions(all_results, plan, count, max_per_discs)
        new_positions = len(collected.data) - collected_count
        collected_count = len(collected.data)
        hardly_any_new = new_positions < new_batches
        if collected_count == count or hardly_any_new:
            return collected
        # More games are expected to bring as many positions each as the games so far.
        missing_positions = count - collected_count
        growth_factor = SURPLUS_GAMES_FACTOR * missing_positions / collected_count
        growth_factor = min(MAX_GROWTH_FACTOR, growth_factor)
        new_batches = math.ceil(played_batches * growth_factor)


def choose_positions(results: Results, plan: Plan, count: int, max_per_discs: int) -> Collected:
    """Return the first `count` positions, without positions that occur again or are mirror images.

    `results` has the moves, the labels and the random number of the game for each position, as
    three arrays. At most `max_per_discs` of the positions have the same number of discs. Games are
    held back for testing from the smallest random number on, until the positions that only these
    games have are the share that the plan asks for.
    """
    moves, labels, game_draws = results
    boards = Boards.from_moves(moves, plan.geometry)
    keys = boards.canonical()[0].key  # a position and its mirror image have the same key
    # Different positions are numbered in the order of their keys. `first_rows` has the first row of
    # each position, and `numbers` has the position's number in each row.
    _, first_rows, numbers = np.unique(keys, return_index=True, return_inverse=True)
    largest_draws = np.zeros(len(first_rows))  # of the games that have the position
    np.maximum.at(largest_draws, numbers, game_draws)

    by_first_row = np.argsort(first_rows)  # the numbers of positions, in the order of the rows
    discs = boards.discs[first_rows[by_first_row]]
    chosen = by_first_row[_limit_by_discs(discs, max_per_discs)[:count]]
    rows = first_rows[chosen]
    data = DataSet(moves[rows], boards[rows], labels[rows])

    test_positions = round(plan.test_share * len(chosen))
    draw_limit = 0.0  # games with smaller random numbers are held back
    if 0 < test_positions < len(chosen):
        draw_limit = np.sort(largest_draws[chosen])[test_positions]
    is_held_back = largest_draws[chosen] < draw_limit
    all_draws = np.unique(game_draws)  # one for each game
    test_games = int((all_draws < draw_limit).sum())
    training_games = len(all_draws) - test_games
    return Collected(data, is_held_back, (training_games, test_games))


def _limit_by_discs(discs: NDArray[Any], max_per_discs: int) -> NDArray[np.int64]:
    """Return the indices of the first positions with each number of discs, in rising order.

    `discs` has the number of discs of each position, and at most `max_per_discs` positions with the
    same number are taken: with 1, the discs [8, 9, 8] give the indices [0, 1].
    """
    no_indices = np.empty(0, np.int64)  # there may be no position
    first_indices = [np.flatnonzero(discs == number)[:max_per_discs] for number in np.unique(discs)]
    return np.sort(np.concatenate([no_indices, *first_indices]))


def add_missing_labels(data: DataSet, folder: WorkFolder) -> DataSet:
    """Label the rows whose labels are unknown, and return the complete dataset.

    Labels are unknown in rows that have `FULL_COLUMN_LABEL` everywhere. `folder` stores the new
    labels, so that an interrupted run resumes.
    """
    labels = data.labels.copy()
    unknown_rows = np.flatnonzero((labels == FULL_COLUMN_LABEL).all(1))
    masks = np.stack([data.boards.own, data.boards.occupied], 1)[unknown_rows]
    label_masks = partial(label_chunk, geometry=data.boards.geometry)
    results = folder.load_or_compute("labels", 0, masks, label_masks, MAX_TASK_POSITIONS)
    no_labels = labels[:0]  # there may be no chunk
    new_labels = [labels_of_chunk for (labels_of_chunk,) in results]
    labels[unknown_rows] = np.concatenate([no_labels, *new_labels])
    return DataSet(data.moves, data.boards, labels)


def label_chunk(chunk: Chunk, geometry: Geometry) -> Results:
    """Return the labels of a chunk's positions, n x columns, as the only array of its results.

    The positions are an array of masks, n x 2: of the discs of the side to move, and of all discs.
    """
    own, occupied = chunk.positions.T  # its two columns
    return (label(Boards(own, occupied, geometry)),)
