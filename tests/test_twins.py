"""What stands in Python and, under the same name, in the pages' JavaScript: both say the same."""

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import accumulate, product
from typing import Any

import pytest
from conftest import PROJECT
from playwright.sync_api import Page

from benchmarks.measure import random_columns
from connectx.bench.play.terminal import describe_win
from connectx.bench.review.claims import from_rules
from connectx.bench.review.draw import line_squares
from connectx.bench.review.hint import explain_hint
from connectx.bench.review.loss import TurningPoint, explain_loss
from connectx.bench.review.moves import review_game
from connectx.bench.review.refutation import refute
from connectx.bench.review.threats import find_threats, square_name, squares_of
from connectx.bench.solver.judge import Judge, Verdict, verdict_on
from connectx.bench.web.page import game_facts, source
from connectx.core.board import Board, Geometry, geometry_of
from connectx.game import Cause, Forfeit, Game
from connectx.position import read_position
from connectx.words import SIDES, column_name, column_outcome, columns_in_words

SIZES = ("6x7x4", "4x5x3", "7x8x5", "9x20x4")
POSITIONS = 600  # of each size
Positions = Sequence[tuple[list[int], Board]]
Script = Callable[[str, Any], Any]


@pytest.fixture
def script(page: Page) -> Script:
    """Runs JavaScript among the pages' modules; `board` is the one after some moves."""
    modules = ("words.js", "rules.js", "verdicts.js", "reasons.js", "standing.js")
    board = "const board = ([moves, size]) => Board.empty(size).boards(moves).at(-1);"
    squares = "const squares = (board, mask) => board.geometry.squaresOf(mask)"
    each = ".map(({ row, column }) => [row, column]);"
    page.set_content(f"<script>{''.join(map(source, modules))}{board}{squares}{each}</script>")
    return lambda text, given: page.evaluate(text, given)


@cache
def random_positions(size: str) -> Positions:
    """Every position of some random games, with the moves to it; some games are over at last."""
    rng, start = random.Random(size), Board.empty(*map(int, size.split("x")))
    positions = list[tuple[list[int], Board]]()
    while len(positions) < POSITIONS:
        moves = random_columns(rng.randrange(start.empties), rng, start)
        *_, board = accumulate(moves, Board.play, initial=start)
        moves = [*moves, rng.choice(board.legal_columns())]
        boards = accumulate(moves, Board.play, initial=start)
        positions += [(moves[:count], board) for count, board in enumerate(boards)]
    return positions


def on_every_board(script: Script, expression: str, size: str) -> Iterator[tuple[Board, Any]]:
    """Boards, and what an expression with `b` is for each of them."""
    positions = random_positions(size)
    given = [[moves, board.geometry.size] for moves, board in positions]
    found = script(
        f"(all) => all.map((each) => {{ const b = board(each); return {expression}; }})", given
    )
    assert len(found) == len(positions)
    yield from zip((board for _, board in positions), found)


def places(mask: int, geometry: Geometry) -> list[list[int]]:
    return [list(place) for place in squares_of(mask, geometry)]


@pytest.mark.parametrize("size", SIZES)
def test_the_rules(size: str, script: Script) -> None:
    facts = """[b.over, b.winner, b.turn, b.discs, b.empties, b.legalColumns(),
        b.winningColumns(b.turn)[0] ?? b.winningColumns(1 - b.turn)[0] ?? null,
        `${b.mirroredKey()}`, [0, 1].map((seat) => squares(b, b.winningSquares(seat))),
        squares(b, b.lineSquares()), b.won ? joinWords(b.winningWays, "and") : null]"""
    several = 0
    for board, found in on_every_board(script, facts, size):
        over, winner, turn, discs, empties, legal, urgent, key, wins, line, ways = found
        assert (over, turn, discs) == (board.over, board.mark - 1, board.discs)
        assert winner == (None if board.winner is None else board.winner - 1)
        assert (empties, int(key)) == (board.empties, board.canonical()[0].key)
        assert legal == board.legal_columns()
        assert board.urgent_column() == urgent
        squares = [places(board.winning_squares(mark), board.geometry) for mark in (1, 2)]
        assert wins == squares
        assert sorted(map(tuple, line)) == sorted(line_squares(board))
        assert ways is None or f" {ways}, on move 7." in describe_win(board, 7)
        several += " and " in (ways or "")
    assert several or size != "9x20x4"


@pytest.mark.parametrize("size", SIZES)
def test_find_threats(size: str, script: Script) -> None:
    seen = 0
    for board, found in on_every_board(script, "findThreats(b)", size):
        fields = ("row", "column", "seat", "matters")
        expected = [{name: getattr(each, name) for name in fields} for each in find_threats(board)]
        assert found == expected
        seen += len(found)
    assert seen > 50


@pytest.mark.parametrize("size", SIZES)
def test_sentences_of_rules(size: str, script: Script) -> None:
    """A page without Python says what Python says where no score is known."""
    kinds = set()
    for board, found in on_every_board(script, "sentencesOfRules(b)", size):
        claims = [] if board.over else from_rules(board)
        assert found == [claim.text for claim in claims]
        kinds.update(claim.kind for claim in claims)
    assert len(kinds) >= 5


def invented_scores(board: Board, rng: random.Random) -> dict[int, int]:
    """Scores that the columns of a board could have: of all, of some, or of none."""
    if board.over:
        return {}
    most = rng.choice((2, (board.empties + 1) // 2))
    scores = {c: rng.randint(-min(most, board.empties // 2), most) for c in board.legal_columns()}
    if rng.random() < 0.2:
        return {column: score for column, score in scores.items() if rng.random() < 0.5}
    return scores


@pytest.mark.parametrize("size", SIZES)
def test_refute(size: str, script: Script) -> None:
    """Why any column was bad, whatever the scores are."""
    rng, cases, expected = random.Random(size), list[Any](), list[list[str]]()
    for moves, board in random_positions(size):
        if board.over:
            continue
        column = rng.choice(board.legal_columns())
        scores = invented_scores(board, rng)
        replies = invented_scores(board.play(column), rng)
        sides = ["you", "Yellow"] if board.mark == 1 else ["Red", "you"]
        cases.append([[moves, board.geometry.size], column, scores, replies, sides])
        expected.append([claim.text for claim in refute(board, column, scores, replies, sides)])
    found = script("(all) => all.map(([at, ...more]) => refute(board(at), ...more))", cases)
    assert found == expected
    kinds = ("does not stop", "plays on top of your disc", "takes column", "the win is gone")
    said = " ".join(text for texts in expected for text in texts)
    assert all(kind in said for kind in kinds) or size != "6x7x4"


def test_refute_with_true_scores(script: Script) -> None:
    """Of positions in which a child erred: all kinds of sentences."""
    cases, expected = list[Any](), list[list[str]]()
    for line in (PROJECT / "tests" / "data" / "blunders.txt").read_text().splitlines():
        moves, column, *scores = line.split()
        board, played = Board.from_moves(moves), [int(name) - 1 for name in moves]
        before, after = (
            {column: int(text) for column, text in enumerate(part) if text != "-"}
            for part in (scores[:7], scores[7:])
        )
        cases.append([[played, board.geometry.size], int(column) - 1, before, after])
        expected.append([claim.text for claim in refute(board, int(column) - 1, before, after)])
    found = script("(all) => all.map(([at, ...more]) => refute(board(at), ...more))", cases)
    assert found == expected
    assert "must block in" in " ".join(text for texts in expected for text in texts)


@pytest.mark.parametrize("size", SIZES)
def test_explain_hint(size: str, script: Script) -> None:
    """Why any column is the best one, whatever the scores are."""
    rng, cases, expected = random.Random(size), list[Any](), list[str]()
    for moves, board in random_positions(size):
        if board.over:
            continue
        scores = invented_scores(board, rng) if rng.random() < 0.7 else {}
        best = max(scores.values(), default=None)
        columns = [column for column in board.legal_columns() if scores.get(column) == best]
        column = rng.choice(columns)
        cases.append([[moves, board.geometry.size], column, scores])
        expected.append(explain_hint(board, column, scores))
    found = script("(all) => all.map(([at, ...more]) => explainHint(board(at), ...more))", cases)
    assert found == expected
    assert all(expected)
    assert len(set(expected)) > 40


@pytest.mark.parametrize("size", SIZES)
def test_explain_loss(size: str, script: Script) -> None:
    """What is said of a finished game, wherever it turned."""
    rng, cases, expected = random.Random(size), list[Any](), list[list[str]]()
    for game in random_games(geometry_of(*map(int, size.split("x"))), 80):
        boards = game.boards()
        turning = None
        if game.moves and rng.random() < 0.8:
            number = rng.randrange(len(game.moves) + 1)
            better = rng.sample(boards[number - 1].legal_columns(), 1) if number else []
            turning = TurningPoint(number, rng.choice((0, 1)), better)
        known = {str(each.key): invented_scores(each, rng) for each in boards}
        you = rng.choice((0, 1, None))
        facts = {**game_facts(game, (0, 1)), "size": game.geometry.size}
        cases.append([facts, turning and turning._asdict(), known, you])

        def scores_of(board: Board, known: Any = known) -> dict[int, int]:
            return known.get(str(board.key), {})

        def mover(index: int, you: int | None = you) -> str:
            return "you" if index % 2 == you else SIDES[index % 2]

        expected.append(explain_loss(game, turning, scores_of, mover))
    mover_on_page = '(index) => index % 2 === you ? "you" : SIDES[index % 2]'
    found = script(
        """(all) => all.map(([game, turning, known, you]) => explainLoss(game, turning,
            ({ key }) => known[key] ?? {}, MOVER))""".replace("MOVER", mover_on_page),
        cases,
    )
    assert found == expected
    assert len({text for texts in expected for text in texts}) > 40


def outcome_on_a_page(score: int, empty: int, seat: int) -> str:
    """Python says "loses in 3" of the side that moves, a page "Yellow wins in 3"."""
    winner = SIDES[seat if score > 0 else 1 - seat]
    words = column_outcome(score, empty).replace("loses", "wins")
    return f"{winner} {words}" if score else "a draw"


FUNCTIONS: dict[str, tuple[Callable[..., Any], Iterable[Any]]] = {
    "columnOutcome": (
        outcome_on_a_page,
        (
            (score, empty, seat)
            for empty, seat in product(range(1, 43), (0, 1))
            for score in range(-(empty // 2), (empty + 1) // 2 + 1)
        ),
    ),
    "((...each) => verdictOn(...each).verdict)": (
        verdict_on,
        product((None, *range(-21, 22)), repeat=2),
    ),
    "columnName": (column_name, zip(range(40))),
    "((row, column) => squareName({ row, column }))": (square_name, product((0, 8, 40), range(40))),
    "columnsInWords": (
        columns_in_words,
        product([[*range(count)] for count in range(1, 5)], ("and", "or")),
    ),
}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_functions(name: str, script: Script) -> None:
    python, cases = FUNCTIONS[name]
    arguments = [[*case] for case in cases]
    found = script(f"(cases) => cases.map((each) => {name}(...each))", arguments)
    assert found == [python(*each) for each in arguments]


def random_games(size: Geometry, count: int) -> Iterator[Game]:
    """Games with and without openings, some of them forfeited or broken off."""
    rng = random.Random(4)
    for number in range(count):
        board, moves = Board.empty(*size.size), list[int]()
        while not board.over and (number % 8 or len(moves) < 7):
            moves.append(rng.choice(board.legal_columns()))
            board = board.play(moves[-1])
        forfeit = Forfeit(seat=number // 8 % 2, cause=Cause.ERROR) if number % 16 else None
        game = read_position(moves, size)
        yield replace(game, opening_plies=number % 3, forfeit=None if board.over else forfeit)


def test_verdicts_and_the_turning_point(script: Script) -> None:
    """With some scores missing the point is the same, or not known; with all it is known."""
    size, rng, games, judged = geometry_of(4, 5, 3), random.Random(5), list[Any](), list[Any]()
    judge = Judge(size)
    for game in random_games(size, 60):
        review = review_game(game, judge=judge)
        facts = {**game_facts(game, (0, 1)), "size": size.size}
        judged.append([review.turning_move or 0, [move.verdict for move in review.moves]])
        for share in (0, 0.1, 0.3):
            games.append([facts, [s if rng.random() >= share else None for s in review.scores]])
    verdicts = "reviewedMoves(...game).map(({ verdict }) => verdict)"
    point = "findTurningPoint(...game)?.number ?? null"
    script_of_games = f"(games) => games.map((game) => [{point}, {verdicts}])"
    found = script(script_of_games, games)
    assert found[::3] == judged
    numbers = [number for number, _ in found]
    for index, (right, _) in enumerate(judged):
        assert {*numbers[3 * index : 3 * index + 3]} <= {None, right}
    assert 20 < numbers.count(None) < 100
    assert {each for _, moves in judged for each in moves} >= {Verdict.WIN_THROWN, Verdict.GIVEN}
