"""Measure how well and how fast the perfect player decides.

The compiled solver judges whether a move keeps the value. The first row has the hardest of the
positions just beyond the book: those that take the compiled solver the most nodes, which are as
many in Python. The others are random positions: in Python alone and without overage; on a host ten
times slower, simulated by a tenth of the time, with times multiplied by ten; and with numba and
Kaggle's overage.

With --openings instead: games by Kaggle's clock that begin with random moves, with numba and in
Python alone; the solver judges every move of the perfect player. That takes an hour.

The exit status is 1 if a move lowered the value, or if the perfect player forfeited.
"""

import importlib
import random
from collections.abc import Iterator
from dataclasses import replace
from statistics import median
from typing import Any

from benchmarks.measure import new_solver, print_table, random_board, run, timed, with_progress
from connectx.arena.game import Game, complete_configuration
from connectx.arena.league import League, Rules, play_league
from connectx.core.board import Board
from connectx.core.book import BOOK_GEOMETRY, our_column
from connectx.core.book_data import BOOK_DISCS
from connectx.core.scores import opening_score
from connectx.openings.repertoire import SEATS, first_level, next_level
from connectx.players.player import parse_players

perfect: Any = importlib.import_module("connectx.agents.perfect")
ACT_TIMEOUT = 2.0
LINES, HARDEST = 20_000, 20
# What, the numbers of discs, how many positions, how much slower the host, and the overage. Numba
# comes last, as the compiled solver is kept from then on.
CASES = (
    *(("Python alone", range(first, first + 7), 500, 1, 0.0) for first in (14, 21, 28, 35)),
    *(("ten times slower", range(first, first + 13), 100, 10, 0.0) for first in (16, 29)),
    *(("with numba", range(first, first + 2), 60, 1, 60.0) for first in (8, 10, 12)),
)
OPPONENT = "searcher:DEPTH=6"
OPENINGS = ((2, True, 100), (4, True, 100), (2, False, 16), (4, False, 14))  # plies, numba, games
WITHOUT_NUMBA = "import sys\nsys.modules['numba'] = None\n"  # each import of it fails


def hardest_lines(rng: random.Random) -> list[Board]:
    """Of the first boards beyond the book, the `HARDEST` for the solver."""
    beyond: list[Board] = []
    for seat in SEATS:
        level = first_level(seat)
        while level[0].discs < BOOK_DISCS:
            level = next_level(level, our_column)  # type: ignore[arg-type]
        beyond += [board for board in level if board.urgent_column() is None]
    solver, nodes = new_solver(table_bits=perfect.INTERPRETED_TABLE_BITS), {}
    for board in with_progress(rng.sample(beyond, LINES), "counting nodes"):
        solver.clear()
        before = solver.nodes
        solver.best_column(board, weak=True)  # as the player asks: first the value
        solver.best_column(board)
        nodes[board] = solver.nodes - before
    return sorted(nodes, key=nodes.__getitem__, reverse=True)[:HARDEST]


def games_after(plies: int, *, numba: bool, games: int) -> Iterator[Game]:
    """Games of the perfect player, number 0, that begin with so many random moves."""
    ours, theirs = parse_players(["perfect", OPPONENT])
    if not numba:
        ours = replace(ours, source=WITHOUT_NUMBA + ours.source)
    rules = Rules(configuration=complete_configuration({}), referee="native")
    players = ours, theirs
    league = League(players=players, rules=rules, games=games, seed=1, opening_plies=plies)
    played = (game for games in play_league(league) for game in games)
    yield from with_progress(played, f"{plies} random moves", games)


def measure_games() -> int:
    """Measure and print the table of games; the exit status."""
    judge, rows, failed = new_solver(known=opening_score), [], False
    for plies, numba, count in OPENINGS:
        moves, given_away, forfeits, times, overage = 0, 0, 0, [0.0], [0.0]
        for game in games_after(plies, numba=numba, games=count):
            seat = game.numbers.index(0)
            for board, column in list(zip(game.boards(), game.moves))[plies:]:
                if board.mark == seat + 1:
                    scores = judge.column_scores(board, weak=True) or {}
                    given_away += scores[column] < max(scores.values())
                    moves += 1
            forfeits += game.forfeit is not None and game.forfeit.seat == seat
            times += game.seconds_of(seat)
            overage.append(game.overage_of(seat))
        failed |= given_away + forfeits > 0
        counts = str(count), f"{moves:,}", str(given_away), str(forfeits)
        figures = f"{max(times):.1f}", f"{max(overage):.1f}"
        rows.append((str(plies), "yes" if numba else "no", *counts, *figures))
    columns = "random moves", "numba", "games", "moves", "value given away", "forfeits"
    print_table((*columns, "worst move, s", "most overage, s"), rows)
    return int(failed)


def main(openings: bool) -> int:
    """Measure and print a table; the exit status is 1 if the player failed."""
    return measure_games() if openings else measure_moves()


def measure_moves() -> int:
    """Measure and print the table of positions; the exit status."""
    rng, judge, rows, failed = random.Random(1), new_solver(), [], False
    cases = [("Python alone, the hardest beyond the book", hardest_lines(rng), 1, 0.0)]
    for name, discs, count, slower, overage in CASES:
        boards = [random_board(rng.choice(discs), rng) for _ in range(count)]
        cases.append((f"{name}, {discs[0]} to {discs[-1]} discs", boards, slower, overage))
    for name, boards, slower, overage in cases:
        kept, times = 0, []
        for board in with_progress(boards, name):
            scores = judge.column_scores(board, weak=True) or {}
            perfect.solvers_of(BOOK_GEOMETRY).ready().clear()
            arguments = board, ACT_TIMEOUT / slower, overage / slower
            seconds, column = timed(perfect.choose_column, *arguments)
            times.append(slower * seconds)
            kept += scores[column] == max(scores.values())
        failed |= kept < len(boards)
        figures = f"{100 * kept / len(boards):.2f} %", f"{median(times):.3f}", f"{max(times):.3f}"
        rows.append((name, str(len(boards)), *figures))
    print_table(("player", "positions", "value kept", "median, s", "worst, s"), rows)
    return int(failed)


if __name__ == "__main__":
    run("perfect", __doc__, main, "--openings")
