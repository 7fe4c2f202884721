"""Explanations: every claim, threat and line checked by rules written anew and by BitBully."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest
from claim_checks import check, check_hint, check_refutation, check_threats, grid_of
from conftest import PROJECT
from make_pictures import PICTURES, draw_threats

from connectx.bench.review.claims import Kind
from connectx.bench.review.hint import explain_hint
from connectx.bench.review.refutation import refute
from connectx.bench.review.threats import find_threats
from connectx.bench.review.why import explain
from connectx.bench.solver.judge import Judge, cached_judge
from connectx.core.board import STANDARD, Board, centre_first
from connectx.core.clock import Deadline
from connectx.position import read_position

# Written by tests/make_explained.py: moves, score, and the score of every column, by BitBully.
LINES = (PROJECT / "tests" / "data" / "explained.txt").read_text().splitlines()
SCORED = [
    (moves, [None if text == "-" else int(text) for text in columns])
    for moves, _score, *columns in map(str.split, LINES)
]
NOW = Deadline(0.0)


def test_what_is_said_of_late_positions_is_true() -> None:
    for moves, scores in [line for line in SCORED if len(line[0]) >= 28][:20]:
        check(moves, scores)


@pytest.mark.slow
def test_what_is_said_of_two_hundred_positions_is_true() -> None:
    kinds = Counter(claim.kind for line in SCORED for claim in check(*line).claims)
    rare = {Kind.WINS_NOW, Kind.IN_ZUGZWANG, Kind.NO_LINES}  # as a last position
    common = {*Kind} - rare - {Kind.REPLIES}  # which is said of moves
    assert common <= {*kinds}, kinds


def scores_in(texts: Sequence[str]) -> dict[int, int]:
    return {column: int(text) for column, text in enumerate(texts) if text != "-"}


def blunders() -> Iterator[tuple[str, int, dict[int, int], dict[int, int]]]:
    """The moves before each, its column, and BitBully's scores before and after it."""
    for line in (PROJECT / "tests" / "data" / "blunders.txt").read_text().splitlines():
        moves, column, *scores = line.split()
        yield moves, int(column) - 1, scores_in(scores[:7]), scores_in(scores[7:])


def test_what_is_said_of_blunders_is_true_and_names_a_cause() -> None:
    """Of moves of players that play as children do."""
    causes = Counter[str]()
    for moves, column, scores, replies in blunders():
        claims = refute(Board.from_moves(moves), column, scores, replies)
        texts = [claim.text for claim in claims]
        causes[check_refutation(moves, column, scores, replies, texts)] += 1
    assert causes.total() == 201
    assert causes.total() - causes[""] >= 160, causes
    assert len(causes) == 7, causes


def test_what_is_said_of_a_move_does_not_need_all_scores() -> None:
    """What is not known is not said."""
    rng = random.Random(3)
    for moves, column, scores, replies in blunders():
        for share in (0, 0.5):
            known = {each: score for each, score in scores.items() if rng.random() < share}
            some = {each: score for each, score in replies.items() if rng.random() < share}
            claims = refute(Board.from_moves(moves), column, known, some)
            texts = [claim.text for claim in claims]
            if texts:
                check_refutation(moves, column, scores, replies, texts)


def test_a_move_that_is_no_mistake_is_not_refuted() -> None:
    for moves, _, scores, _ in blunders():
        board = Board.from_moves(moves)
        best = max(scores.values())
        for column, score in scores.items():
            if score == best or score > 0:
                assert refute(board, column, scores, {}) == []


@pytest.mark.slow
def test_a_mistake_is_explained_in_place_of_the_position() -> None:
    for moves, column, scores, replies in list(blunders())[::8]:
        board = Board.from_moves(moves)
        found = explain(cached_judge(STANDARD), board, 60.0, played=column, whole_line=False)
        assert [*found.claims] == refute(board, column, scores, replies)


def test_every_hint_has_a_reason_that_is_true() -> None:
    reasons = Counter[str]()
    positions = [(moves, scores) for moves, _, scores, _ in blunders()]
    positions += [(f"{moves}{column + 1}", replies) for moves, column, _, replies in blunders()]
    positions += [(moves, scores_in(["-" if s is None else str(s) for s in scores]))
                  for moves, scores in SCORED]  # fmt: skip
    for moves, scores in positions:
        board = Board.from_moves(moves)
        best = [column for column in scores if scores[column] == max(scores.values())]
        column = centre_first(best, STANDARD)[0]
        reasons[check_hint(moves, column, scores, explain_hint(board, column, scores))] += 1
    assert reasons.total() == 602
    assert len(reasons) >= 15, reasons


def test_sides_that_win_at_once_or_must_stop_a_win_are_named() -> None:
    def first_sentence(moves: str) -> str:
        return explain(Judge(STANDARD), Board.from_moves(moves), NOW).sentences[0]

    assert first_sentence("121212") == "X can make four now: column 1."
    assert first_sentence("12121") == "O must block column 1, or X wins."
    both = "X can win on 2-1 and 6-1. O can block only one."
    assert first_sentence("44335") == both


def test_squares_out_of_reach_are_never_reached_if_both_sides_win_when_they_can() -> None:
    rng = random.Random(5)
    seen = 0
    for moves, _ in SCORED:
        dead = [each for each in find_threats(Board.from_moves(moves)) if not each.matters]
        seen += len(dead)
        for _ in range(20 if dead else 0):
            board = grid_of(moves)
            while board.legal() and not board.wins(board.seat):
                board = board.drop(rng.choice(board.legal()))
            assert all(board.at(each.row, each.column) == "." for each in dead), moves
    assert seen > 20


def test_time_that_is_up_leaves_what_the_rules_say() -> None:
    moves = SCORED[0][0]
    judge = Judge(STANDARD)
    found = explain(judge, Board.from_moves(moves), NOW)
    assert (found.score, found.best, found.line, found.complete) == (None, (), (), False)
    check_threats(moves, found)
    said = explain(judge, Board.from_moves("1232531636251132771133"), NOW).sentences
    assert said == ["Not column 4: O would win on 4-2."]
    first = explain(judge, Board.empty(), Deadline(0.05))  # its score stands in a table
    assert (first.score, first.best, first.line[:1], first.complete) == (1, (3,), (3,), False)
    over = explain(judge, Board.from_moves("1212121"), NOW)
    assert (over.score, over.complete, over.line, over.sentences) == (-18, True, (), [])


def test_parity_is_named_only_where_it_means_something() -> None:
    """On boards with an odd number of rows the columns do not fill up in pairs."""
    board = Board.from_moves("55356363563156362", 5, 6, 4)
    assert explain(Judge(board.geometry), board).sentences[-1] == (
        "Column 4 wins by O's threat at 4-3: O answers every move in the same column, so that the "
        "board fills up in pairs, until X has to play below it."
    )


def test_the_pictures_of_the_page_are_those_that_its_command_draws() -> None:
    page = (PROJECT / "docs" / "threats.md").read_text(encoding="utf-8")
    for name, moves in PICTURES.items():
        drawn = (PROJECT / "docs" / name).read_text(encoding="utf-8")
        assert drawn == draw_threats(read_position(moves)) + "\n"
        assert f"]({name})" in page
