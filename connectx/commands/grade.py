"""Grade answers to positions, such as a language model's: how often they are legal, and best.

    %(prog)s --first 0 model.jsonl

A file has an object a line, {"position": "4453", "answer": "... Final Answer: 3"}. The position
is whatever connectx analyze reads; columns of the answers count from --first. Read of an answer
are the last "Final Answer: N", the one field of a JSON object that is a move, or a text that is
nothing but a move; all else is unreadable. With --reader kaggle, answers are read as Kaggle's own
harness for language models reads them: the last number that is a legal column, too. Each file is a
player, with the figures of connectx accuracy.
"""

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

from connectx.bench.learning.accuracy import NO_MOVE, Accuracy, by_columns, mcnemar
from connectx.bench.learning.dataset import MOST_BYTES, DataSet
from connectx.bench.learning.grade import KAGGLE, READERS, STRICT, UNREADABLE, Grade, grade_all
from connectx.bench.learning.label import FULL
from connectx.command_line import UNLIMITED_WIDTH, OutputFile, Outputs, Parser, Printer, make_table
from connectx.commands.accuracy import TIMES, by_group, shares_and_times
from connectx.core.board import COLUMN_NAMES
from connectx.core.boards import Boards
from connectx.errors import UserError, shorten
from connectx.files import check_regular_file, naming_errors
from connectx.position import has_position, read_position

Answers = tuple[Accuracy, list[Grade]]


def main(program: str, arguments: Sequence[str]) -> int:
    """Run the command; returns the exit status. Raises UserError."""
    options = read_options(program, arguments)
    outputs = Outputs(OUTPUTS, options)
    outputs.check()
    found = [read_answers(file, options) for file in options.files]
    printer = Printer(width=UNLIMITED_WIDTH)
    for one, grades in found:
        shares = [row[: -len(TIMES)] for row in shares_and_times(one.data, [one])]
        printer.print(make_table("", shares))
        printer.print(make_table("Answers", kinds(grades)))
        groups = by_group(one.data, [one])
        printer.print(make_table("Best moves / value kept, %", groups))
    if len(found) == 2 and np.array_equal(found[0][0].data.moves, found[1][0].data.moves):
        print(mcnemar(found[0][0], found[1][0]))
    outputs.write(found)
    return 0


def read_options(program: str, arguments: Sequence[str]) -> argparse.Namespace:
    """Return the options. Raises UserError if the reader cannot count as --first says."""
    parser = make_parser(program)
    options = parser.read_with_size(arguments)
    if options.reader == STRICT and options.first is None:
        parser.error("the following arguments are required: --first")
    if options.reader == KAGGLE and options.first == 1:
        parser.error("--first 1: the columns of --reader kaggle count from 0")
    return options


def make_parser(program: str) -> Parser:
    """The options, with their help."""
    parser = Parser(prog=program, description=__doc__)
    add = parser.add_argument
    add("files", metavar="FILE", nargs="+", type=Path, help="lines of positions and answers")
    text = "the leftmost column's number in the answers; may be left out with --reader kaggle"
    add("--first", type=int, choices=(0, 1), help=text)
    text = "how answers are read: by strict rules (the default), or as Kaggle's harness does"
    add("--reader", choices=READERS, default=STRICT, help=text)
    parser.add_outputs(OUTPUTS)
    return parser


def read_answers(file: Path, options: argparse.Namespace) -> Answers:
    """The answers in a file, graded. Raises UserError, which names the file and the line."""
    games, answers = [], []
    with naming_errors(file, ValueError, UserError):
        with check_regular_file(file, MOST_BYTES).open(
            encoding="utf-8-sig", errors="replace"
        ) as opened:
            for number, line in enumerate(opened, start=1):
                if not has_position(line):
                    continue
                try:
                    position, answer = _line(line)
                    game = read_position(position, options.geometry)
                    if game.board.over or game.geometry != options.geometry:
                        raise UserError(
                            f"{shorten(position)}: the game is over, or on another board"
                        )
                except UserError as error:
                    raise UserError(f"line {number}: {error}") from error
                games.append(game)
                answers.append(answer)
        if not games:
            raise UserError("holds no answer")
        boards = Boards.from_boards([game.board for game in games], options.geometry)
        grades = grade_all(boards, answers, options.first, reader=options.reader)
    labels = np.full((len(games), boards.geometry.columns), FULL, np.int8)
    for row, each in enumerate(grades):
        labels[row, list(each.scores)] = list(each.scores.values())
    moves = ["".join(COLUMN_NAMES[column] for column in game.moves) for game in games]
    columns = [each.column if each.legal else NO_MOVE for each in grades]
    data = DataSet(np.array(moves, bytes), boards, labels)
    return by_columns(columns, file.stem, data), grades


def _line(line: str) -> tuple[str, Any]:
    """The position, as text, and the answer."""
    try:
        facts = json.loads(line)
        position, answer = facts["position"], facts["answer"]
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        example = '{"position": "4453", "answer": "3"}'
        raise UserError(
            f"{shorten(line.strip(), 60)}: expected an object such as {example}"
        ) from error
    return position if isinstance(position, str) else json.dumps(position), answer


def kinds(grades: Sequence[Grade]) -> list[list[str]]:
    """How many answers were legal, illegal and unreadable, and what they cost."""
    counts = Counter(
        "legal" if each.legal else UNREADABLE if each.problem == UNREADABLE else "illegal"
        for each in grades
    )
    costs = Counter(each.cost.value for each in grades if each.legal)
    rows = [[name, f"{counts[name]:,}"] for name in ("legal", "illegal", UNREADABLE)]
    return [["answers", "positions"], *rows, *([name, f"{n:,}"] for name, n in costs.items())]


def _json(found: Sequence[Answers]) -> list[str]:
    players = [
        {"name": one.name, "grades": [{**asdict(each), "best": each.best} for each in grades]}
        for one, grades in found
    ]
    return [json.dumps({"players": players}, indent=1) + "\n"]


OUTPUTS = (OutputFile("json", "write the grade of every answer", _json),)
