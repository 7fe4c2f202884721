"""The book's columns, found level by level on all cores and saved as they are found."""

import contextlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple, TextIO

from agents.core.book import BOOK_GEOMETRY
from agents.core.position import Position, key_of, landing_square, urgent_move
from agents.core.solver import Solver
from arena.errors import UserError
from arena.executor import Run
from openings.repertoire import Seat, needs_entry, next_level
from openings.rule import repertoire_column

# Named in the work file: change it with the rule, with the order of a level or with the chunks.
RULE = "exact score, fewest good replies below 16 discs, centre first; 2"
CHUNK = 16  # positions; a level early in the game has no more than some dozens
TABLE_BITS = 25  # 268 MB a process
NO_ENTRY = "-"  # stands for a column where a move is urgent

Report = Callable[[Seat, int, int, int], None]  # seat, discs, positions done, positions in all


class Chunk(NamedTuple):
    """Positions of one level, for one process to solve."""

    seat: Seat
    discs: int
    start: int  # the number of the first one in its level
    positions: tuple[Position, ...]


class WorkFile:
    """The columns of solved chunks, one JSON line each, written at once. See `open_work_file`."""

    def __init__(self, done: dict[tuple[str, int, int], str], stream: TextIO) -> None:
        self._done = done
        self._stream = stream

    def find(self, seat: Seat, discs: int, start: int) -> str | None:
        """The columns of a chunk, a character a position; None where it has not been solved."""
        return self._done.get((seat, discs, start))

    def add(self, seat: Seat, discs: int, start: int, columns: str) -> None:
        """Save a chunk."""
        self._done[seat, discs, start] = columns
        line = {"seat": seat, "discs": discs, "start": start, "columns": columns}
        print(json.dumps(line), file=self._stream, flush=True)


@contextlib.contextmanager
def open_work_file(path: Path) -> Iterator[WorkFile]:
    """Open a work file, new or of an earlier run of the same rule; raises UserError for others.

    A line that was cut short by a kill is skipped, and its chunk solved again.
    """
    try:
        text = path.read_text(errors="replace") if path.exists() else ""
    except OSError as error:
        raise UserError(f"{path}: {error.strerror}") from error
    lines = []
    for line in text.splitlines():
        with contextlib.suppress(json.JSONDecodeError):
            lines.append(json.loads(line))
    if text and (not lines or lines[0] != {"rule": RULE}):
        raise UserError(
            f"{path}: expected a work file of this book, whose first line names the rule {RULE!r}; "
            "name another file or remove it"
        )
    done = {(line["seat"], line["discs"], line["start"]): line["columns"] for line in lines[1:]}
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a") as stream:
        if not text:
            print(json.dumps({"rule": RULE}), file=stream, flush=True)
        elif not text.endswith("\n"):
            stream.write("\n")
        yield WorkFile(done, stream)


def build_book(
    starts: Mapping[Seat, Sequence[Position]],
    discs: int,
    run: Run,
    work: WorkFile,
    report: Report,
) -> dict[int, int]:
    """The book's column by canonical key, for our repertoire from the levels `starts` on.

    Positions with fewer than `discs` discs are covered. Both seats advance level by level side by
    side, so that workers do not wait for the few slow positions at the start of each. Chunks that
    `work` has are not solved again, and new ones are added to it.
    """
    columns: dict[int, int] = {}
    levels = dict(starts)
    while levels:
        levels = {seat: level for seat, level in levels.items() if level and level[0].discs < discs}
        solve_levels(levels, run, work, report)
        for seat, level in levels.items():
            found = {
                position: column
                for chunk in chunks_of(seat, level)
                for position, column in zip(
                    chunk.positions, work.find(seat, chunk.discs, chunk.start) or ""
                )
            }
            columns |= {
                key_of(position, BOOK_GEOMETRY): int(column)
                for position, column in found.items()
                if column != NO_ENTRY
            }
            moves = {position: move_of(position, column) for position, column in found.items()}
            levels[seat] = next_level(level, moves.__getitem__)
    return columns


def move_of(position: Position, column: str) -> int:
    """The mask of our move, from a column as the work file has it."""
    if column == NO_ENTRY:
        return urgent_move(position, BOOK_GEOMETRY)
    return landing_square(position.occupied, int(column), BOOK_GEOMETRY)


def chunks_of(seat: Seat, level: Sequence[Position]) -> list[Chunk]:
    """A level in chunks, the same in every run."""
    return [
        Chunk(seat, level[0].discs, start, tuple(level[start : start + CHUNK]))
        for start in range(0, len(level), CHUNK)
    ]


def solve_levels(
    levels: Mapping[Seat, Sequence[Position]], run: Run, work: WorkFile, report: Report
) -> None:
    """Solve the chunks of the levels that `work` does not have."""
    done = dict.fromkeys(levels, 0)
    missing = []
    for seat, level in levels.items():
        for chunk in chunks_of(seat, level):
            if work.find(seat, chunk.discs, chunk.start) is None:
                missing.append(chunk)
            else:
                done[seat] += len(chunk.positions)
        report(seat, level[0].discs, done[seat], len(level))
    for chunk, columns in run(solve_chunk, missing):
        work.add(chunk.seat, chunk.discs, chunk.start, columns)
        done[chunk.seat] += len(columns)
        report(chunk.seat, chunk.discs, done[chunk.seat], len(levels[chunk.seat]))


def solve_chunk(chunk: Chunk) -> str:
    """The columns of a chunk, as the work file has them; runs in a process of its own."""
    solver = process_solver()
    return "".join(
        str(repertoire_column(position, solver)) if needs_entry(position) else NO_ENTRY
        for position in chunk.positions
    )


@lru_cache(maxsize=1)
def process_solver() -> Solver:
    """The solver of this process; its table lasts from chunk to chunk."""
    return Solver(BOOK_GEOMETRY, table_bits=TABLE_BITS)
