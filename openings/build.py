"""The book's columns, found level by level on all cores, kept as they are found."""

import contextlib
import io
import json
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, Self

from agents.core.book import BOOK_GEOMETRY
from agents.core.position import Position, key_of, landing_square, urgent_move
from agents.core.solver import Solver
from arena.executor import Run
from openings.lines import Seat, needs_entry, next_level
from openings.rule import choose_column

# Named in the work file: change it with the rule, with the order of a level or with the chunks.
RULE = "exact score, fewest good replies below 16 discs, centre first; 2"
CHUNK = 16  # positions; a level early in the game has no more than some dozens
TABLE_BITS = 25  # 268 MB a process

Report = Callable[[Seat, int, int, int], None]  # seat, discs, positions done, positions in all


class Chunk(NamedTuple):
    """Positions of one level, for one process to solve."""

    seat: Seat
    discs: int
    start: int  # the number of the first one in its level
    positions: tuple[Position, ...]


class WorkFileError(Exception):
    """A work file that cannot be gone on with; the message names it."""


class WorkFile:
    """Chunks that are done, a JSON line each, flushed as they are done. Use it in a `with`.

    A last line that was torn by a kill is passed over and written again.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._done: dict[tuple[str, int, int], str] = {}
        self._stream: io.TextIOWrapper | None = None

    def __enter__(self) -> Self:
        text = self.path.read_text() if self.path.exists() else ""
        lines = []
        for line in text.splitlines():
            with contextlib.suppress(json.JSONDecodeError):
                lines.append(json.loads(line))
        if text and (not lines or lines[0] != {"rule": RULE}):
            raise WorkFileError(
                f"{self.path} holds no work on this book, expected a first line with the rule "
                f"{RULE!r}; name another file or remove it"
            )
        for line in lines[1:]:
            self._done[line["seat"], line["discs"], line["start"]] = line["columns"]
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._stream = self.path.open("a")
        if not text:
            self._write({"rule": RULE})
        elif not text.endswith("\n"):
            self._stream.write("\n")
        return self

    def __exit__(
        self,
        exception_type: type[BaseException] | None,
        exception: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self._stream is not None
        self._stream.close()

    def find(self, seat: Seat, discs: int, start: int) -> str | None:
        """The columns of a chunk that is done, a digit a position, - where no entry is needed."""
        return self._done.get((seat, discs, start))

    def add(self, seat: Seat, discs: int, start: int, columns: str) -> None:
        """Write down a chunk."""
        self._done[seat, discs, start] = columns
        self._write({"seat": seat, "discs": discs, "start": start, "columns": columns})

    def _write(self, line: Mapping[str, object]) -> None:
        assert self._stream is not None
        self._stream.write(json.dumps(line) + "\n")
        self._stream.flush()


def build_book(
    starts: Mapping[Seat, Sequence[Position]],
    discs: int,
    run: Run,
    work: WorkFile,
    report: Report,
) -> dict[int, int]:
    """The book's column by canonical key, for our lines from the levels `starts` on.

    Positions with fewer than `discs` discs are covered. The seats go level by level side by side,
    so that the few slow positions at the start do not wait for each other. What `work` holds is
    taken from there, and what is found is added to it.
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
                if column != "-"
            }
            levels[seat] = next_level(level, {p: our_move(p, found[p]) for p in level}.__getitem__)
    return columns


def our_move(position: Position, column: str) -> int:
    """The move of a column in the work file's form."""
    if column == "-":
        return urgent_move(position, BOOK_GEOMETRY)
    return landing_square(position.occupied, int(column), BOOK_GEOMETRY)


def chunks_of(seat: Seat, level: Sequence[Position]) -> list[Chunk]:
    """A level in chunks, the same ones in every run."""
    return [
        Chunk(seat, level[0].discs, start, tuple(level[start : start + CHUNK]))
        for start in range(0, len(level), CHUNK)
    ]


def solve_levels(
    levels: Mapping[Seat, Sequence[Position]], run: Run, work: WorkFile, report: Report
) -> None:
    """Have every chunk of the levels in the work file."""
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
    """The columns of a chunk, in the work file's form; runs in a process of its own."""
    solver = process_solver()
    return "".join(
        str(choose_column(position, solver)) if needs_entry(position) else "-"
        for position in chunk.positions
    )


@lru_cache(maxsize=1)
def process_solver() -> Solver:
    """The solver of this process; its table lasts from chunk to chunk."""
    return Solver(BOOK_GEOMETRY, table_bits=TABLE_BITS)
