"""Measure again what docs/results.md shows: run its commands, and write what they print below them.

What README says of the speed follows.

    python -m benchmarks.measure                  all commands, 13 minutes on two quiet cores
    python -m benchmarks.measure solver arena     the commands of these sections alone

A command is a line such as `$ python -m benchmarks.solver`. The page is written after each section.
To continue an interrupted run, name the sections that are left.

Below is also what the measurements share: random positions, taking turns, time, tables.
"""

import argparse
import os
import platform
import random
import re
import shlex
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any, NoReturn

from connectx.bench.solver.solver import Solver
from connectx.command_line import Printer, ProgressBar, make_table
from connectx.core.board import Board
from connectx.errors import UserError, run_command

PROJECT = Path(__file__).parents[1]
RESULTS_PAGE = PROJECT / "docs" / "results.md"
README = PROJECT / "README.md"
SPEED_PATTERN = re.compile(r"about \d+ to \d+ times as fast as BitBully")
# In these sections, the page shows only the lines of the output in which the pattern is found,
# which are conclusions.
LINE_PATTERNS = {
    "solver": "times as fast as BitBully|^empty board",
    "perfect": "^value kept in",
    "arena": "times as many games",
    "matches": "better than|told apart",
}
# In these, the page shows the blocks of lines in which the pattern is found.
BLOCK_PATTERNS = {"accuracy": "where it matters"}

EMPTY_BOARD = Board.empty()
new_solver = partial(Solver, EMPTY_BOARD.geometry, compiled=True)
MAX_GAME_ATTEMPTS = 200  # of random games that all end before they have enough discs


def random_columns(discs: int, rng: random.Random, start: Board = EMPTY_BOARD) -> list[int]:
    """Return `discs` random moves from `start` that do not end the game.

    The moves are 0-based columns. On small boards, it may be that no random game lasts that long.
    Then returns the moves of the longest game that was tried.
    """
    longest_game: list[int] = []
    for _ in range(MAX_GAME_ATTEMPTS):
        game = _play_random_columns(discs, rng, start)
        if len(game) == discs:
            return game
        if len(game) > len(longest_game):
            longest_game = game
    return longest_game


def _play_random_columns(discs: int, rng: random.Random, start: Board) -> list[int]:
    """Return `discs` random moves from `start`, or fewer if each further move would end the game.

    The moves are 0-based columns.
    """
    board = start
    columns: list[int] = []
    while len(columns) < discs:
        choices = [column for column in board.legal_columns() if not board.wins(column)]
        would_fill_board = board.empties == 1
        if not choices or would_fill_board:
            break
        column = rng.choice(choices)
        columns.append(column)
        board = board.play(column)
    return columns


def random_board(discs: int, rng: random.Random, start: Board = EMPTY_BOARD) -> Board:
    """Return the board after `discs` random moves from `start` that do not end the game."""
    board = start
    for column in random_columns(discs, rng, start):
        board = board.play(column)
    return board


def launch(name: str, main: Callable[[Sequence[str]], int]) -> NoReturn:
    """Run `python -m benchmarks.NAME`, and end this process.

    `main` takes the words of the command line, and returns the exit status.
    """
    sys.exit(run_command(f"python -m benchmarks.{name}", lambda: main(sys.argv[1:])))


def make_parser(name: str, description: str | None) -> argparse.ArgumentParser:
    """Return a parser for `python -m benchmarks.NAME` that has no option but `--help` so far."""
    return argparse.ArgumentParser(
        prog=f"python -m benchmarks.{name}",
        description=description,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )


def in_turns(
    description: str, cases: Sequence[Any], *sides: Callable[[Any], Any]
) -> list[list[Any]]:
    """Call each of several functions (the sides) with each case.

    Returns a list for each side, which has the result for each case. The side that goes first
    changes from case to case, so that no side always has warm caches. `description` names the cases
    in the progress bar.
    """
    results: list[list[Any]] = [[] for _ in sides]  # by side
    for case_index, case in enumerate(with_progress(cases, description)):
        for offset in range(len(sides)):
            side_index = (case_index + offset) % len(sides)
            measure_side = sides[side_index]
            results[side_index].append(measure_side(case))
    return results


def timed(
    work: Callable[..., Any], *arguments: Any, clock: Callable[[], float] = time.perf_counter
) -> tuple[float, Any]:
    """Return the seconds that `work(*arguments)` takes by `clock`, and what it returns."""
    start = clock()
    result = work(*arguments)
    seconds = clock() - start
    return seconds, result


# As `timed`, but returns the seconds of processor time, which other programs disturb less.
cpu_timed = partial(timed, clock=time.thread_time)


def with_progress(cases: Sequence[Any], description: str) -> Iterator[Any]:
    """Yield the cases one by one, with a progress bar on a terminal."""
    with ProgressBar() as bar:
        yield from bar.track(cases, description=description)


def print_table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Print a table of results. `columns` are its headings."""
    Printer().print(make_table("", [columns, *rows]))


def main(arguments: Sequence[str]) -> int:
    """Measure the sections of the page of results that the arguments name.

    Returns the exit status: 1 if a command failed, else 0. Raises UserError for a section that the
    page does not have.
    """
    sections = read_sections(arguments)
    describe_command = ["git", "describe", "--always", "--dirty", "--exclude=*"]
    process = subprocess.run(describe_command, cwd=PROJECT, capture_output=True, text=True)
    version = process.stdout.strip()  # the commit's hash, with "-dirty" if files were changed since
    statuses = [measure(section, version) for section in sections]
    return max(statuses)


def read_sections(arguments: Sequence[str]) -> list[str]:
    """Return the sections to measure, in lower case; all sections of the page if none is named.

    Raises UserError for a section that the page does not have.
    """
    parser = make_parser("measure", __doc__)
    parser.add_argument("sections", nargs="*")
    sections: list[str] = parser.parse_args(arguments).sections
    page = RESULTS_PAGE.read_text(encoding="utf-8")
    page_sections = re.findall("^## (.+)", page.lower(), re.M)  # the headings
    unknown_sections = {*sections} - {*page_sections}
    if unknown_sections:
        raise UserError(f"{unknown_sections.pop()}: expected some of {', '.join(page_sections)}")
    return sections or page_sections


def measure(section: str, version: str) -> int:
    """Run the commands of a section of the page, and write what they print below them.

    `version` is that of the project, for the line about the measurement. Returns 1 if a command
    failed, else 0.
    """
    page = RESULTS_PAGE.read_text(encoding="utf-8")
    start, end = find_block(page, section)
    old_text = page[start:end]
    new_text = ""
    has_failed = False
    start_time = time.perf_counter()
    for command in re.findall(r"^\$ python (.+)", old_text, re.M):
        print(f"python {command}", flush=True)
        arguments = [sys.executable, *shlex.split(command)]
        process = subprocess.run(arguments, cwd=PROJECT, stdout=subprocess.PIPE, encoding="utf-8")
        print(process.stdout, flush=True)
        lines = [f"$ python {command}", *select_text(section, process.stdout)]
        if process.returncode:
            lines.append(f"exit status {process.returncode}")
            has_failed = True
        new_text += "\n".join(lines) + "\n"
        update_readme_speed(process.stdout)
    seconds = time.perf_counter() - start_time
    machine = describe_machine()
    about = f"{seconds:.0f} s on {date.today():%d %B %Y}, version {version}; {machine}\n"
    new_page = page[:start] + about + new_text + page[end:]
    RESULTS_PAGE.write_text(new_page, encoding="utf-8")
    print(f"{section}: {seconds:.0f} s", flush=True)
    return int(has_failed)


def find_block(page: str, section: str) -> tuple[int, int]:
    """Return where the text of a section's block begins and ends, as indices of characters.

    The block stands between "```text" and "```" below the section's heading. Its first line is
    about the measurement. Then come the commands with what they print.
    """
    heading = page.index(f"## {section.capitalize()}")
    block = page.index("```text", heading)
    start = page.index("\n", block) + 1
    end = page.index("```", start)
    return start, end


def select_text(section: str, output: str) -> list[str]:
    """Return those lines, or blocks of lines, of a command's output that a section shows.

    Blocks are separated by empty lines. A section without a pattern shows all blocks.
    """
    text = re.sub(" +$", "", output, flags=re.M)  # without spaces at the ends of lines
    text = text.strip("\n")
    line_pattern = LINE_PATTERNS.get(section)
    if line_pattern is not None:
        return [line for line in text.splitlines() if re.search(line_pattern, line)]
    block_pattern = BLOCK_PATTERNS.get(section, "")  # the empty pattern is found in every block
    blocks = re.split("\n\n+", text)
    return [block for block in blocks if re.search(block_pattern, block)]


def update_readme_speed(output: str) -> None:
    """Write into README how fast the solver is, if the output of a command says so.

    What is replaced has the same form: "about 6 to 7 times as fast as BitBully".
    """
    match = SPEED_PATTERN.search(output)
    if match is None:
        return
    speed = match[0]
    readme = README.read_text(encoding="utf-8")
    README.write_text(SPEED_PATTERN.sub(speed, readme), encoding="utf-8")


def describe_machine() -> str:
    """Return the processor, the number of cores, and the version of Python, in one line."""
    cpuinfo_file = Path("/proc/cpuinfo")  # which only Linux has
    cpuinfo = cpuinfo_file.read_text() if cpuinfo_file.exists() else ""
    model = re.search("model name.*: (?P<name>.+)", cpuinfo)
    processor = model["name"] if model else platform.processor()
    return f"{processor}, {os.cpu_count()} cores, Python {platform.python_version()}"


if __name__ == "__main__":
    launch("measure", main)
