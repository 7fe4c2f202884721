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
# The arrays of a .npz, each with the kind of its values and its number of dimensions.
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
        if not len(self):
            return f"<0 positions of {self.boards.geometry}>"
        discs = self.boards.discs
        outcomes = np.sign(self.labels.max(1))
        won, drawn, lost = ((outcomes == outcome).mean() for outcome in (1, 0, -1))
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
        if isinstance(boards, Board):
            return Boards.from_boards([boards], boards.geometry).planes()[0], labels
        return DataSet(self.moves[rows], boards, labels)


def write_dataset(file: Path, data: DataSet) -> None:
    """Write a dataset, always the same bytes for the same data. Raises UserError.

    A `.npz` has the arrays moves, own, occupied, scores (the labels) and geometry, which is rows,
    columns and inarow. A `.jsonl` has an object in each line, with the fields `board` (as Kaggle
    has it), `score`, `move score` and `moves`.
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
    """Yield the lines of a `.jsonl`, as `write_dataset` describes them."""
    for start in range(0, len(data), JSON_BLOCK_LINES):
        block = data[start : start + JSON_BLOCK_LINES]
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
    describe = describe_failure if path.suffix == ".npz" else _describe_entry
    with (
        naming_errors(path, UserError, ValueError, describe=describe),
        np.errstate(all="ignore"),
    ):
        data = check_regular_file(path, MAX_DATASET_BYTES).read_bytes()
        if data.startswith(ZIP_SIGNATURE) or path.suffix == ".npz":
            parts = _read_arrays(data)
        else:
            parts = _read_json(data.decode("utf-8-sig"), geometry)
        return _make_dataset(*parts)


Parts: TypeAlias = tuple[NDArray[np.bytes_], Boards, NDArray[Any]]  # moves, boards and scores


def _make_dataset(moves: NDArray[np.bytes_], boards: Boards, scores: NDArray[Any]) -> DataSet:
    """Return the dataset of these parts. Raises ValueError for the first row that is invalid."""
    squares = boards.geometry.rows * boards.geometry.columns
    _check_rows(np.char.str_len(moves) > squares, f"more than {squares} moves")
    played_boards = Boards.from_moves(moves, boards.geometry)
    is_other_board = (played_boards.own != boards.own) | (played_boards.occupied != boards.occupied)
    _check_rows(is_other_board, "not after its moves")
    _check_rows(boards.over, "the game is over")
    return DataSet(moves, boards, check_scores(scores, boards))


def _read_arrays(data: bytes) -> Parts:
    """Return what the arrays of a `.npz` hold. Raises UserError if it has other arrays."""
    check_zip(data)
    arrays = arrays_in("not a dataset", data)
    if {name: (array.dtype.kind, array.ndim) for name, array in arrays.items()} != DATASET_ARRAYS:
        expected = "expected .npz as connectx dataset writes it, or lines of JSON"
        raise UserError(f"not a dataset, {expected}")
    moves, own, occupied, scores, size = (arrays[name] for name in DATASET_ARRAYS)
    lengths = {len(array) for array in (moves, own, occupied, scores)}
    if scores.dtype != np.int8 or len(lengths) > 1 or len(size) != len(SIZE_KEYS):
        raise UserError("not a dataset: the arrays do not belong together")
    return moves, Boards(own, occupied, read_geometry(*size.tolist())), scores


def check_scores(scores: NDArray[Any], boards: Boards) -> Labels:
    """Return the scores of a file, n x columns, as labels.

    They are integers of numpy, or whatever JSON holds as an array of objects. Raises UserError for
    an array of another shape. Raises ValueError, which names the first row, if a column that can be
    played has no integer within the range of the board, or if a full column does not have
    `FULL_COLUMN_LABEL`.
    """
    legal = boards.legal()
    if scores.shape != legal.shape:
        raise UserError(f"the scores are {scores.shape}, expected {legal.shape}")
    highest = (boards.geometry.rows * boards.geometry.columns + 1) // 2
    valid = np.where(legal, _are_integers_within(scores, highest), scores == FULL_COLUMN_LABEL)
    if not valid.all():
        row, column = np.argwhere(~valid)[0].tolist()
        expected = f"an integer from -{highest} to {highest}"
        if not legal[row, column]:
            expected = f"{FULL_COLUMN_LABEL}, as the column is full"
        name = COLUMN_NAMES[column]
        score = _format_value(scores[row].tolist()[column])
        raise ValueError(f"row {row}: the score of column {name} is {score}, expected {expected}")
    return scores.astype(np.int8)


def _are_integers_within(values: NDArray[Any], highest: int) -> NDArray[np.bool_]:
    """Return for each value whether it is an integer from -highest to highest.

    A bool is none, and neither is a float.
    """
    if values.dtype.kind == "i":
        return (-highest <= values) & (values <= highest)
    checks = (type(value) is int and abs(value) <= highest for value in values.flat)
    return np.fromiter(checks, bool, values.size).reshape(values.shape)


def _check_rows(is_invalid: NDArray[np.bool_], problem: str) -> None:
    """Raise ValueError, which names the first invalid row and its problem, if there is one."""
    if is_invalid.any():
        raise ValueError(f"row {is_invalid.argmax()}: {problem}")


def _describe_entry(error: Exception) -> str:
    """Return why a text file cannot be read. Rows count from 0, entries of a text from 1."""
    return re.sub(r"^row (\d+)", lambda row: f"entry {int(row[1]) + 1}", describe_failure(error))


# In JSON ------------------------------------------------------------------------------------------


def _read_json(text: str, geometry: Geometry) -> Parts:
    """Return the moves, boards and scores of a file. Raises ValueError, which names the row.

    Whether the moves lead to the boards, and what the scores are, is not checked yet.
    """
    try:
        value = json.loads(text)  # this fails at once if there are several lines
    except JSON_ERRORS:
        value = None
    if isinstance(value, dict) and isinstance(value.get("positions"), list):
        return _read_positions(value["positions"], geometry)
    return _read_lines(text.splitlines(), geometry)


def _read_lines(lines: Sequence[str], geometry: Geometry) -> Parts:
    """Return what lines hold, each an object with a board. Raises ValueError."""
    grids: list[list[int]] = []
    games: list[bytes | None] = []
    scores: list[Any] = []
    for row, line in enumerate(lines):
        with _naming_row(row):
            entry = _read_object(line, LINE_FIELDS, geometry)
            grids.append(_read_squares(entry["board"], geometry))
            games.append(_read_named_moves(entry.get("moves"), geometry))
            scores += _read_list(entry["move score"], geometry.columns, "scores")
    squares = np.array(grids, np.int8).reshape(len(games), geometry.rows * geometry.columns)
    boards = Boards.from_grids(squares, geometry=geometry)
    moves: list[bytes] = []
    for row, game in enumerate(games):
        moves.append(_find_game(row, boards[row]) if game is None else game)
    return np.array(moves, bytes), boards, _without_full_columns(scores, boards)


def _read_positions(entries: Sequence[Any], geometry: Geometry) -> Parts:
    """Return what the objects of a list hold, each with moves. Raises ValueError."""
    games: list[bytes] = []
    scores: list[Any] = []
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
    except JSON_ERRORS as error:
        raise ValueError(f"{shorten(line)} is not JSON: {error}") from error
    _check_fields(entry, names, geometry)
    checked_entry: dict[str, Any] = entry
    return checked_entry


def _check_fields(entry: Any, names: tuple[str, str], geometry: Geometry) -> None:
    """Raise ValueError unless a value is an object that has both fields."""
    expected = f"expected an object with {names[0]} and {names[1]} of {geometry}"
    if not isinstance(entry, dict):
        raise ValueError(f"{_format_value(entry)}: {expected}")
    for name in names:
        if name not in entry:
            raise ValueError(f"{name} is missing: {expected}")


def _read_list(values: Any, count: int, name: str) -> list[Any]:
    """Check that `values` is a list of `count` values, such as "scores", and return it.

    Raises ValueError for anything else. The message has the name of the values.
    """
    if not isinstance(values, list):
        raise ValueError(f"{_format_value(values)} in place of the {name}: expected a list")
    if len(values) != count:
        raise ValueError(f"{len(values):,} {name}, expected {count}")
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
    """Return scores as an array of objects, n x columns, with a label in every full column."""
    legal = boards.legal()
    values = np.fromiter(scores, object, len(scores)).reshape(legal.shape)
    return np.where(legal, values, FULL_COLUMN_LABEL)


def _format_value(value: Any) -> str:
    """Return a value as JSON has it, for a message; of a list or an object, only what it is."""
    if isinstance(value, list):
        return "a list"
    if isinstance(value, dict):
        return "an object"
    return shorten(json.dumps(value, default=str))


# Collecting ---------------------------------------------------------------------------------------

PIECE_GAMES = 100
TASK_PIECES = 1  # the largest number of pieces that a worker plays in a task
TASK_POSITIONS = 1_000  # the largest number of positions that a worker labels in a task
SURPLUS_GAMES_FACTOR = 1.05  # by which more games are played than seem to be missing
MAX_GROWTH_FACTOR = 3  # of the games that are played next, compared with those played so far
COLUMN_LETTERS = np.frombuffer(COLUMN_NAMES.encode(), np.uint8)


class Plan(NamedTuple):
    """Which games are played, and which of their positions go into a dataset.

    Games are played in pieces, which take turns in the `noises`. A noise is the share of random
    moves. All other moves are best by the exact scores.
    """

    geometry: Geometry
    noises: tuple[float, ...]
    least: int  # the fewest discs of a position; with fewer, all moves are random
    most: int  # the most discs of a position
    share: float  # of the positions, which is held back for testing
    seed: int


def play_pieces(chunk: Chunk, plan: Plan) -> Results:
    """Play the pieces whose numbers a chunk has, and return their positions as `positions_of` does.

    The random numbers of a piece follow from its number and the plan's seed.
    """
    parts = []
    for piece in chunk.positions.tolist():
        noise = plan.noises[piece % len(plan.noises)]
        games, labels = play_games_by_scores(piece, noise, plan)
        parts.append(positions_of(games, labels, piece, plan))
    return tuple(np.concatenate(arrays) for arrays in zip(*parts))


def play_games_by_scores(piece: int, noise: float, plan: Plan) -> tuple[NDArray[np.uint8], Labels]:
    """Play the games of a piece by the scores, with some noise.

    Returns the moves as letters, games x squares, and the labels that were used, games x numbers of
    discs x columns.
    """
    geometry = plan.geometry
    rng = np.random.default_rng([plan.seed, piece])
    moves = np.zeros((PIECE_GAMES, geometry.rows * geometry.columns), np.uint8)
    labels_shape = (PIECE_GAMES, plan.most + 1, geometry.columns)
    labels = np.full(labels_shape, FULL_COLUMN_LABEL, np.int8)
    boards = Boards.empty(PIECE_GAMES, geometry)
    playing = np.arange(PIECE_GAMES)  # the games that are not over
    for discs in range(plan.most + 1):
        # The column with the largest weight is played. Weights of legal columns are above 0.
        weights = (1 - rng.random((len(boards), geometry.columns))) * boards.legal()
        if noise < 1 and discs >= plan.least:
            scores = label(boards)
            labels[playing, discs] = scores
            is_best = scores == scores.max(1, keepdims=True)
            is_random = rng.random((len(boards), 1)) < noise
            weights *= is_best | is_random
        if discs == plan.most:
            break
        columns = weights.argmax(1)
        moves[playing, discs] = COLUMN_LETTERS[columns]
        boards = boards.play(columns)
        is_playing = ~boards.over
        boards = boards[is_playing]
        playing = playing[is_playing]
    return moves, labels


def letters_of(games: Sequence[Sequence[int]], geometry: Geometry) -> NDArray[np.uint8]:
    """Return the columns of games as letters, games x squares, with zeros behind the last move."""
    letters = np.zeros((len(games), geometry.rows * geometry.columns), np.uint8)
    for row, columns in enumerate(games):
        letters[row, : len(columns)] = COLUMN_LETTERS[list(columns)]
    return letters


def positions_of(
    games: NDArray[np.uint8], labels: Labels | None, piece: int, plan: Plan
) -> Results:
    """Return the positions of games that have a planned number of discs and are not over.

    `games` are letters as `letters_of` returns them, and `labels` are those of their
    positions, games x numbers of discs x columns. `piece` is the number of this part of the plan's
    games.

    They are three arrays, with a row for each position: the moves that lead to it, its labels (all
    `FULL_COLUMN_LABEL` if they are unknown), and a random number of its game from 0 to 1. Games
    with small random numbers are held back.
    """
    game_draws = np.random.default_rng([plan.seed, piece, 1]).random(len(games))
    lengths = (games > 0).sum(1)
    is_planned = np.arange(plan.most + 1) <= lengths[:, None]  # games x numbers of discs
    is_planned[:, : plan.least] = False
    rows, discs = np.nonzero(is_planned)
    is_played = np.arange(games.shape[1]) < discs[:, None]
    letters = np.where(is_played, games[rows], 0).astype(np.uint8)
    moves = letters.view(f"S{games.shape[1]}").ravel()  # a row of letters becomes one string
    is_playing = ~Boards.from_moves(moves, plan.geometry).over
    rows = rows[is_playing]
    discs = discs[is_playing]
    moves = moves[is_playing]
    if labels is None:
        unknown = np.full((len(rows), plan.geometry.columns), FULL_COLUMN_LABEL, np.int8)
        return moves, unknown, game_draws[rows]
    return moves, labels[rows, discs], game_draws[rows]


class Collected(NamedTuple):
    """Positions of games. Rows of labels that are unknown have `FULL_COLUMN_LABEL` everywhere."""

    data: DataSet
    held_back: NDArray[np.bool_]  # which positions are for testing, as no other game has them
    games: tuple[int, int]  # how many games are for training, and how many for testing


def collect(plan: Plan, count: int, max_per_discs: int, folder: WorkFolder) -> Collected:
    """Play games until they have `count` positions, and return these.

    At most `max_per_discs` of the positions have the same number of discs. There are fewer
    positions if a hundred games bring less than one new position.
    """
    results: list[Results] = []
    pieces = 0  # that have been played
    size = 0  # positions that have been collected
    max_game_positions = plan.most - plan.least + 1
    new_pieces = math.ceil(count / (PIECE_GAMES * max_game_positions))
    play = partial(play_pieces, plan=plan)
    while True:
        numbers = np.arange(pieces, pieces + new_pieces)
        results += folder.results("games", len(results), numbers, play, TASK_PIECES)
        pieces += new_pieces
        all_results = tuple(np.concatenate(arrays) for arrays in zip(*results))
        collected = choose(all_results, plan, count, max_per_discs)
        new_positions = len(collected.data) - size
        size = len(collected.data)
        if size == count or new_positions < new_pieces:
            return collected
        growth = min(MAX_GROWTH_FACTOR, SURPLUS_GAMES_FACTOR * (count - size) / size)
        new_pieces = math.ceil(pieces * growth)


def choose(results: Results, plan: Plan, count: int, max_per_discs: int) -> Collected:
    """Return the first `count` positions, without positions that occur again or are mirror images.

    `results` are those of `positions_of`. At most `max_per_discs` of the positions have the same
    number of discs. Games are held back from the smallest random number on, until the positions
    that only these games have are the share that the plan asks for.
    """
    moves, labels, game_draws = results
    boards = Boards.from_moves(moves, plan.geometry)
    keys = boards.canonical()[0].key
    # Positions are numbered in the order of their keys. `first_rows` has the first row of each
    # position, and `numbers` has the position's number in each row.
    _, first_rows, numbers = np.unique(keys, return_index=True, return_inverse=True)
    largest_draws = np.zeros(len(first_rows))  # of the games that have the position
    np.maximum.at(largest_draws, numbers, game_draws)

    chosen = np.argsort(first_rows)  # the numbers of positions, in the order of their first rows
    discs = boards.discs[first_rows[chosen]]
    limited = [np.flatnonzero(discs == number)[:max_per_discs] for number in np.unique(discs)]
    chosen = chosen[np.sort(np.concatenate([discs[:0], *limited]))[:count]]
    rows = first_rows[chosen]
    data = DataSet(moves[rows], boards[rows], labels[rows])

    test_positions = round(plan.share * len(chosen))
    draw_limit = 0.0  # games with smaller random numbers are held back
    if 0 < test_positions < len(chosen):
        draw_limit = np.sort(largest_draws[chosen])[test_positions]
    is_held_back = largest_draws[chosen] < draw_limit
    all_draws = np.unique(game_draws)  # one for each game
    test_games = int((all_draws < draw_limit).sum())
    return Collected(data, is_held_back, (len(all_draws) - test_games, test_games))


def complete(data: DataSet, folder: WorkFolder) -> DataSet:
    """Label the rows whose labels are unknown, and return the complete dataset."""
    labels = data.labels.copy()
    rows = np.flatnonzero((labels == FULL_COLUMN_LABEL).all(1))
    masks = np.stack([data.boards.own, data.boards.occupied], 1)[rows]
    work = partial(label_chunk, geometry=data.boards.geometry)
    results = folder.results("labels", 0, masks, work, TASK_POSITIONS)
    labels[rows] = np.concatenate([labels[:0], *(chunk_labels for (chunk_labels,) in results)])
    return DataSet(data.moves, data.boards, labels)


def label_chunk(chunk: Chunk, geometry: Geometry) -> Results:
    """Label the positions of a chunk, which has their own and occupied squares as masks."""
    own, occupied = chunk.positions.T
    return (label(Boards(own, occupied, geometry)),)
