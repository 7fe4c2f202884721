"""The book's columns, found level by level on all cores, kept as they are found."""

import contextlib
import io
import json
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, as_completed
from functools import lru_cache
from pathlib import Path
from types import TracebackType
from typing import Self

from agents.core.book import BOOK_GEOMETRY
from agents.core.position import Position, key_of, landing_square, urgent_move
from agents.core.solver import Solver
from openings.lines import SEATS, Seat, first_level, needs_entry, next_level
from openings.rule import choose_column

# Named in the work file: change it with the rule, with the order of a level or with the chunks.
RULE = "exact score, fewest good replies, centre first; 1"
CHUNK = 16  # positions; a level early in the game has no more than some dozens
TABLE_BITS = 25  # 268 MB a process

Report = Callable[[Seat, int, int, int], None]  # seat, discs, positions done, positions in all


class WorkFileError(Exception):
    """A work file that cannot be gone on with; the message names it."""


class WorkFile:
    """Chunks that are done, a JSON line each, flushed as they are done. Use it in a `with`.

    A last line that was torn by a kill is passed over and written again.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._done: dict[tuple[str, int, int], str] = {}
        self._lock = threading.Lock()
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
        with self._lock:
            self._write({"seat": seat, "discs": discs, "start": start, "columns": columns})

    def _write(self, line: Mapping[str, object]) -> None:
        assert self._stream is not None
        self._stream.write(json.dumps(line) + "\n")
        self._stream.flush()


def build_columns(
    seat: Seat,
    discs: int,
    executor: Executor,
    work: WorkFile,
    report: Report,
    *,
    start: Sequence[Position] | None = None,
) -> dict[int, int]:
    """The book's column by canonical key, for our lines in one seat down to `discs` discs.

    What `work` holds is taken from there, and what is found is added to it. The lines begin with
    the level `start`, the seat's first by default.
    """
    columns: dict[int, int] = {}
    for level, found in build_levels(
        start or first_level(seat), seat, discs, executor, work, report
    ):
        for position, column in zip(level, found):
            if column != "-":
                columns[key_of(position, BOOK_GEOMETRY)] = int(column)
    return columns


def build_levels(
    level: Sequence[Position],
    seat: Seat,
    discs: int,
    executor: Executor,
    work: WorkFile,
    report: Report,
) -> Iterator[tuple[Sequence[Position], str]]:
    """`level` and every later one below `discs` discs, with its columns as in the work file."""
    while level and level[0].discs < discs:
        found = "".join(_chunks_of(seat, level, executor, work, report))
        yield level, found
        column_in = dict(zip(level, found))

        def our_move(position: Position, column_in: Mapping[Position, str] = column_in) -> int:
            column = column_in[position]
            if column == "-":
                return urgent_move(position, BOOK_GEOMETRY)
            return landing_square(position.occupied, int(column), BOOK_GEOMETRY)

        level = next_level(level, our_move)


def _chunks_of(
    seat: Seat, level: Sequence[Position], executor: Executor, work: WorkFile, report: Report
) -> list[str]:
    discs = level[0].discs
    starts = range(0, len(level), CHUNK)
    chunks = {start: work.find(seat, discs, start) for start in starts}
    futures = {
        executor.submit(solve_chunk, level[start : start + CHUNK]): start
        for start, columns in chunks.items()
        if columns is None
    }
    done = sum(len(columns) for columns in chunks.values() if columns is not None)
    report(seat, discs, done, len(level))
    for future in as_completed(futures):
        start = futures[future]
        chunks[start] = columns = future.result()
        work.add(seat, discs, start, columns)
        done += len(columns)
        report(seat, discs, done, len(level))
    return [columns for columns in chunks.values() if columns is not None]


def solve_chunk(positions: Sequence[Position]) -> str:
    """The columns of some positions, in the work file's form; runs in a process of its own."""
    solver = process_solver()
    return "".join(
        str(choose_column(position, solver)) if needs_entry(position) else "-"
        for position in positions
    )


@lru_cache(maxsize=1)
def process_solver() -> Solver:
    """The solver of this process; its table lasts from chunk to chunk."""
    return Solver(BOOK_GEOMETRY, table_bits=TABLE_BITS)


def build_book(discs: int, executor: Executor, work: WorkFile, report: Report) -> dict[int, int]:
    """Both seats side by side, so that the few slow positions at the start do not wait in turn."""
    columns: dict[int, int] = {}
    failures: list[BaseException] = []

    def build_seat(seat: Seat) -> None:
        try:
            columns.update(build_columns(seat, discs, executor, work, report))
        except BaseException as failure:  # noqa: BLE001 - handed to the caller, below
            failures.append(failure)

    threads = [threading.Thread(target=build_seat, args=(seat,), daemon=True) for seat in SEATS]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failures:
        raise failures[0]
    return columns
