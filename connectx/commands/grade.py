"""Grade answers to positions, such as a language model's: how often they are legal, and best.

    %(prog)s --first 0 model.jsonl

Each line of a file is an object, {"position": "4453", "answer": "... Final Answer: 3"}. The
position is whatever connectx analyze reads. The columns of the answers count from --first. An
answer can be read if it has "Final Answer: N", of which the last one counts, or if a single field
of a JSON object is a move, or if it is nothing but a move. Any other answer is unreadable. With
--reader kaggle, answers are read as Kaggle's own harness for language models reads them, which also
takes the last number that is a legal column. Each file is a player, with the figures of connectx
accuracy.
"""

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from connectx.bench.learning.accuracy import NO_MOVE, Accuracy, by_columns, mcnemar
from connectx.bench.learning.dataset import MAX_DATASET_BYTES, DataSet
from connectx.bench.learning.grade import KAGGLE, READERS, STRICT, UNREADABLE, Grade, grade_all
from connectx.bench.learning.label import FULL_COLUMN_LABEL, Labels
from connectx.command_line import (
    UNLIMITED_WIDTH,
    OutputFile,
    Outputs,
    Parser,
    Printer,
    make_table,
    read_size,
)
from connectx.commands.accuracy import TIME_HEADINGS, make_groups_table, make_shares_table
from connectx.core.board import COLUMN_NAMES, Geometry
from connectx.core.boards import Boards
from connectx.errors import UserError, shorten
from connectx.files import check_regular_file, naming_errors
from connectx.game import Game
from connectx.position import has_position, read_position

MAX_QUOTED_CHARACTERS = 60  # of a line that is not an object with an answer


@dataclass(frozen=True, kw_only=True)
class GradeOptions:
    """What the command line asks for."""

    files: Sequence[Path]
    first: int | None  # the number of the leftmost column in the answers
    reader: str  # one of `READERS`
    geometry: Geometry
    outputs: Outputs


class Entry(NamedTuple):
    """A line of a file: the game that leads to a position, and the answer."""

    game: Game
    answer: Any  # as it is in the JSON, usually a text


class GradedFile(NamedTuple):
    """The answers in a file, graded, and their accuracy as that of a player."""

    accuracy: Accuracy
    grades: Sequence[Grade]  # of each answer


def main(program: str, arguments: Sequence[str]) -> int:
    """Grade the files that the arguments name. Returns the exit status. Raises UserError."""
    options = read_options(program, arguments)
    options.outputs.check()
    graded_files = [grade_file(file, options) for file in options.files]
    for graded_file in graded_files:
        print_grades(graded_file)
    print_comparison(graded_files)
    options.outputs.write(graded_files)
    return 0


# Options ------------------------------------------------------------------------------------------


def read_options(program: str, arguments: Sequence[str]) -> GradeOptions:
    """Return the options. Raises UserError if --first is missing, or does not fit the reader."""
    parser = make_parser(program)
    values = parser.parse_args(arguments)
    geometry = read_size(values)
    if values.reader == STRICT and values.first is None:
        parser.error("the following arguments are required: --first")  # raises UserError
    if values.reader == KAGGLE and values.first == 1:
        parser.error("--first 1: the columns of --reader kaggle count from 0")
    return GradeOptions(
        files=values.files,
        first=values.first,
        reader=values.reader,
        geometry=geometry,
        outputs=Outputs.read(GRADE_OUTPUTS, values),
    )


def make_parser(program: str) -> Parser:
    """Return the parser of the options, with their help."""
    parser = Parser(prog=program, description=__doc__)
    add = parser.add_argument
    add("files", metavar="FILE", nargs="+", type=Path, help="lines of positions and answers")
    first = "the leftmost column's number in the answers; may be left out with --reader kaggle"
    add("--first", type=int, choices=(0, 1), help=first)
    reader = "how answers are read: by strict rules (the default), or as Kaggle's harness does"
    add("--reader", choices=READERS, default=STRICT, help=reader)
    parser.add_outputs(GRADE_OUTPUTS)
    parser.add_size()
    return parser


# Grading ------------------------------------------------------------------------------------------


def grade_file(file: Path, options: GradeOptions) -> GradedFile:
    """Grade the answers in a file, which count as the answers of one player.

    Raises UserError, which names the file, and the line if there is one that cannot be read.
    """
    with naming_errors(file, ValueError, UserError):
        entries = list(_read_entries(file, options.geometry))
        if not entries:
            raise UserError("holds no answer")
        boards = Boards.from_boards([entry.game.board for entry in entries], options.geometry)
        answers = [entry.answer for entry in entries]
        grades = grade_all(boards, answers, options.first, reader=options.reader)
    accuracy = _make_accuracy(file.stem, entries, boards, grades)
    return GradedFile(accuracy, grades)


def _make_accuracy(
    name: str, entries: Sequence[Entry], boards: Boards, grades: Sequence[Grade]
) -> Accuracy:
    """Return the accuracy of a player with this name that gives the graded answers.

    An answer that is no legal move counts as a forfeit. `boards` are the positions of the entries.
    """
    moves: list[str] = []  # that lead to each position, such as "4453"
    for entry in entries:
        moves.append("".join(COLUMN_NAMES[column] for column in entry.game.moves))
    labels = _make_labels(grades, boards.geometry)
    data = DataSet(np.array(moves, bytes), boards, labels)
    columns = [grade.column if grade.legal else NO_MOVE for grade in grades]
    return by_columns(columns, name, data)


def _read_entries(file: Path, geometry: Geometry) -> Iterator[Entry]:
    """Yield the positions and the answers in a file. Empty lines and comments are skipped.

    Raises UserError, which names the line, for a line without a position and an answer, and OSError
    for a file that cannot be read.
    """
    regular_file = check_regular_file(file, MAX_DATASET_BYTES)  # raises for a pipe, for example
    with regular_file.open(encoding="utf-8-sig", errors="replace") as lines:
        for number, line in enumerate(lines, start=1):
            if not has_position(line):  # empty, or begins with #
                continue
            try:
                yield _read_entry(line, geometry)
            except UserError as error:
                raise UserError(f"line {number}: {error}") from error


def _read_entry(line: str, geometry: Geometry) -> Entry:
    """Return the position and the answer in a line, which is a JSON object.

    Raises UserError if the line has none, or if the position cannot be answered.
    """
    try:
        fields = json.loads(line)
        position = fields["position"]
        answer = fields["answer"]
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        quoted_line = shorten(line.strip(), MAX_QUOTED_CHARACTERS)
        example = '{"position": "4453", "answer": "3"}'
        raise UserError(f"{quoted_line}: expected an object such as {example}") from error
    # A position that is no text, such as Kaggle's observation, is read from the text of its JSON.
    position_text = position if isinstance(position, str) else json.dumps(position)
    game = read_position(position_text, geometry)
    if game.board.over or game.geometry != geometry:
        raise UserError(f"{shorten(position_text)}: the game is over, or on another board")
    return Entry(game, answer)


def _make_labels(grades: Sequence[Grade], geometry: Geometry) -> Labels:
    """Return the scores of all columns in each position, as an array of positions x columns.

    A full column has the score `FULL_COLUMN_LABEL`.
    """
    labels = np.full((len(grades), geometry.columns), FULL_COLUMN_LABEL, np.int8)
    for row, grade in enumerate(grades):
        for column, score in grade.scores.items():  # of the legal columns
            labels[row, column] = score
    return labels


# What is printed and written ----------------------------------------------------------------------


def print_grades(graded_file: GradedFile) -> None:
    """Print the tables of a file: shares of moves, kinds of answers, and groups of positions."""
    accuracy, grades = graded_file
    shares_and_times = make_shares_table(accuracy.data, [accuracy])
    # The last columns have times, which are unknown for answers in a file.
    shares_table = [row[: -len(TIME_HEADINGS)] for row in shares_and_times]
    groups_table = make_groups_table(accuracy.data, [accuracy])
    printer = Printer(width=UNLIMITED_WIDTH)
    printer.print(make_table("", shares_table))
    printer.print(make_table("Answers", count_answers(grades)))
    printer.print(make_table("Best moves / value kept, %", groups_table))


def print_comparison(graded_files: Sequence[GradedFile]) -> None:
    """Print which of two files has the better answers, if they answer the same positions."""
    if len(graded_files) != 2:
        return
    first_file, second_file = graded_files
    first_accuracy = first_file.accuracy
    second_accuracy = second_file.accuracy
    if np.array_equal(first_accuracy.data.moves, second_accuracy.data.moves):
        print(mcnemar(first_accuracy, second_accuracy))  # a sentence on McNemar's test


def count_answers(grades: Sequence[Grade]) -> list[list[str]]:
    """Return the table of how many answers were legal, illegal and unreadable, and what they cost.

    The cost of a legal answer is a verdict, such as "perfect" or "win thrown away". The table has a
    row for each verdict that occurs.
    """
    kind_counts: Counter[str] = Counter()
    verdict_counts: Counter[str] = Counter()  # of legal answers
    for grade in grades:
        if grade.legal:
            kind_counts["legal"] += 1
            verdict_counts[grade.cost.value] += 1
        elif grade.problem == UNREADABLE:
            kind_counts[UNREADABLE] += 1
        else:
            kind_counts["illegal"] += 1
    rows = [["answers", "positions"]]
    for kind in ("legal", "illegal", UNREADABLE):
        rows.append([kind, f"{kind_counts[kind]:,}"])
    for verdict, count in verdict_counts.items():
        rows.append([verdict, f"{count:,}"])
    return rows


def make_json(graded_files: Sequence[GradedFile]) -> list[str]:
    """Return the pieces of the JSON: the grade of every answer, by file."""
    players = []
    for accuracy, grades in graded_files:
        grades_facts = []
        for grade in grades:
            facts = asdict(grade)
            facts["best"] = grade.best  # a property, which `asdict` leaves out
            grades_facts.append(facts)
        players.append({"name": accuracy.name, "grades": grades_facts})
    return [json.dumps({"players": players}, indent=1) + "\n"]


GRADE_OUTPUTS = (OutputFile("json", "write the grade of every answer", make_json),)
