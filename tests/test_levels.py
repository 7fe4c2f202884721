"""The page's own player, in Chromium: what each level sees, and that it answers in time."""

import json
import random
from collections.abc import Callable, Sequence
from functools import reduce
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page

from benchmarks.measure import random_columns
from connectx.bench.levels import LEVELS, Level, level_column
from connectx.bench.solver.judge import Judge
from connectx.bench.web.page import scorer_facts, source
from connectx.core.board import STANDARD, Board, Geometry, column_of, geometry_of, single_squares
from connectx.core.clock import Deadline
from connectx.core.heuristic_search import search_of
from connectx.core.solver import Solver
from connectx.words import discs_to_win

GAMES = 3
Opened = Callable[..., Callable[[str, Sequence[int]], Any]]


@pytest.fixture
def opened(page: Page) -> Opened:
    """Opens a page with the player of a board; returns what runs an expression after some moves."""

    def open_board(geometry: Geometry, *, scores: bool = True, opening: bool = True) -> Any:
        modules = "".join(map(source, ("rules.js", "scorer.js", "player.js")))
        scorer = scorer_facts(geometry) if scores else None
        if scorer and not opening:
            scorer = {**scorer, "opening": None}
        levels = {level.name: level._asdict() for level in LEVELS}
        given = json.dumps([scorer, levels, geometry.size])
        seeded = "let n = 1; const seeded = () => (n = n * 48271 % 2147483647) / 2147483647;"
        page.set_content(
            f"<script>{modules}; const [facts, levels, size] = {given};{seeded}</script>"
        )
        page.evaluate(
            "async () => { window.player = new ComputerPlayer(facts && await newScorer(facts)); }"
        )
        after = "const board = Board.empty(size).boards(moves).at(-1);"
        return lambda expression, moves: page.evaluate(
            f"async (moves) => {{ {after} return {expression}; }}", [*moves]
        )

    return open_board


def choice(level: str) -> str:
    return f"await player.chooseColumn(board, levels['{level}'], seeded)"


def test_the_perfect_level_gives_nothing_away(opened: Opened) -> None:
    """Against *easy*, moving first and second in turn."""
    ask, judge, wrong = opened(STANDARD), Judge(STANDARD), 0
    for number in range(GAMES):
        position, moves = Board.empty(), list[int]()
        while not position.over:
            own = len(moves) % 2 == number % 2
            column = ask(choice("perfect" if own else "easy"), moves)
            if own:
                wrong += column not in (judge.best_columns(position) or [])
            moves.append(column)
            position = position.play(column)
    assert wrong == 0


def check_what_it_sees(level: Level, played: Callable[[str, int], list[int]]) -> None:
    """As often as the table says; what it overlooks it still plays by chance.

    A look finds a win again, and never gives one; what must be blocked it does not find again.
    """
    tries = 400 if level.looks == 0 else 40
    by_chance = (1 - level.gifts) / 7
    for moves, column, share in (
        ("112233", 3, level.wins + (1 - level.wins) * by_chance),
        ("12131", 0, level.blocks + (1 - level.blocks) / 7),
        ("5356653", 3, (1 - level.looks) * by_chance),
    ):
        found = played(moves, tries).count(column) / tries
        assert abs(found - share) <= 4 * (share * (1 - share) / tries) ** 0.5


@pytest.mark.parametrize("level", LEVELS, ids=[level.name for level in LEVELS])
def test_what_a_level_sees_on_a_page(level: Level, opened: Opened) -> None:
    ask, one = opened(STANDARD), choice(level.name)

    def played(moves: str, tries: int) -> list[int]:
        many = f"while (all.length < {tries}) all.push({one}); return all;"
        every = f"await (async () => {{ const all = []; {many} }})()"
        return list(ask(every, [int(name) - 1 for name in moves]))

    check_what_it_sees(level, played)


@pytest.mark.parametrize("level", LEVELS[:-1], ids=[level.name for level in LEVELS[:-1]])
def test_what_a_level_sees_in_a_terminal(level: Level) -> None:
    rng = random.Random(5)
    check_what_it_sees(
        level,
        lambda moves, tries: [
            level_column(level, Board.from_moves(moves), rng) for _ in range(tries)
        ],
    )


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS[:-1], ids=[level.name for level in LEVELS[:-1]])
def test_what_a_level_sees_in_the_simulation(level: Level) -> None:
    from benchmarks.levels import fields_of, play_level  # late: compiles

    def played(moves: str, tries: int) -> list[int]:
        board = Board.from_moves(moves)
        moves_of_level = (
            play_level(fields_of(level), board.own, board.occupied) for _ in range(tries)
        )
        return [column_of(move, STANDARD) for move in moves_of_level]

    check_what_it_sees(level, played)


@pytest.mark.slow
def test_the_simulation_looks_ahead_as_the_levels() -> None:
    """A table makes the levels' search see further at times."""
    from benchmarks.levels import find_best_moves  # late: compiles

    rng, same = random.Random(8), 0
    for _ in range(40):
        board = reduce(Board.play, random_columns(rng.randrange(34), rng), Board.empty())
        best = find_best_moves(board.own, board.occupied, 4)
        columns = [column_of(move, STANDARD) for move in single_squares(best)]
        same += columns == search_of(STANDARD).best_columns(board, Deadline(60), 4)
    assert same >= 37


@pytest.mark.slow
def test_no_level_is_a_cliff() -> None:
    """So few games leave the factors open by a quarter; docs/play.md has those of 20,000."""
    from benchmarks.levels import measure  # late: compiles

    children, steps = measure(1000)
    for shares in children:
        for easier, harder in pairwise(shares):
            assert 1.3 < easier / harder < 3
    for share in steps:
        assert 0.63 < share < 0.83


@pytest.mark.parametrize("size", [(6, 7, 4), (4, 5, 3), (5, 6, 4)])
@pytest.mark.parametrize("scores", [True, False], ids=["module", "rules alone"])
def test_the_best_column_is_that_of_the_solver(
    size: tuple[int, int, int], scores: bool, opened: Opened
) -> None:
    geometry, rng = geometry_of(*size), random.Random(6)
    ask, solver = opened(geometry, scores=scores), Solver(geometry, compiled=False)
    squares = geometry.rows * geometry.columns
    for discs in range(squares - 12, squares):
        moves = random_columns(discs, rng, Board.empty(*size))
        board = reduce(Board.play, moves, Board.empty(*size))
        found, best = ask("await player.findBestMove(board)", moves), solver.column_scores(board)
        assert found["score"] == max(best.values())
        assert best[found["column"]] == found["score"]


@pytest.mark.parametrize("size", [(6, 7, 4), (5, 6, 4)])
def test_a_level_looks_ahead_alike_in_a_terminal(
    size: tuple[int, int, int], opened: Opened
) -> None:
    """So one wins as often against both. A table makes the terminal's see further at times."""
    geometry, rng, same = geometry_of(*size), random.Random(8), 0
    ask, search = opened(geometry, scores=False), search_of(geometry)
    look = "(() => { const it = new HeuristicSearch(board, board.legalColumns());"
    look += " for (const _ of it.deepenSteps(4)); return it.bestColumns.toSorted(); })()"
    for _ in range(40):
        moves = random_columns(rng.randrange(size[0] * size[1] - 8), rng, Board.empty(*size))
        board = reduce(Board.play, moves, Board.empty(*size))
        same += ask(look, moves) == search.best_columns(board, Deadline(60), 4)
    assert same >= 37


class SharedRandom(random.Random):
    """The random numbers of `seeded` on the page, of which a choice takes one there, too."""

    def __init__(self, number: int) -> None:
        super().__init__(0)
        self.number = number

    def random(self) -> float:
        self.number = self.number * 48271 % 2147483647
        return self.number / 2147483647

    def choice(self, columns: Any) -> Any:
        return columns[int(self.random() * len(columns))]


def test_twenty_games_on_a_page_are_those_of_a_terminal(opened: Opened) -> None:
    """Move by move, with the same random numbers. Looks alone may differ, as tables see further."""
    ask, rng, looked, differing = opened(STANDARD), random.Random(9), 0, 0
    for number in range(20):
        pair = LEVELS[number % 5], LEVELS[(number + 1 + number // 5) % 5]
        board, moves = Board.empty(), list[int]()
        while not board.over:
            level, seed = pair[len(moves) % 2], rng.randrange(1, 2147483647)
            column = level_column(level, board, SharedRandom(seed))
            on_page = ask(f"(n = {seed}, {choice(level.name)})", moves)
            looked += level.looks > 0
            differing += column != on_page
            assert column == on_page or level.looks
            moves.append(column)
            board = board.play(column)
    assert looked > 150
    assert differing <= 0.05 * looked


def test_who_stops_it_gets_no_move(opened: Opened) -> None:
    ask = opened(STANDARD, opening=False)  # the empty board is known to a page that has the opening
    later = "(() => { const answer = player.findBestMove(board, undefined, Infinity);"
    later += " setTimeout(() => player.stop(), 20); return answer; })()"
    assert ask(f"await {later}", []) is None


def test_what_is_not_solved_in_time_loses_nothing_that_was_seen(
    opened: Opened, standard_solver: Solver
) -> None:
    """Within the discs that it names, neither side can force a win by the column it chooses."""
    ask, rng = opened(STANDARD, opening=False), random.Random(7)
    unsolved = 0
    for _ in range(12):
        moves = random_columns(rng.randrange(6, 9), rng)
        board = reduce(Board.play, moves, Board.empty())
        found = ask("await player.findBestMove(board, undefined, 60)", moves)
        scores = standard_solver.column_scores(board)
        if found["score"] is not None:
            assert scores[found["column"]] == found["score"] == max(scores.values())
            continue
        unsolved += 1
        discs = discs_to_win(max(scores.values()), board.empties)
        assert discs > found["discs"]
    assert unsolved > 3
