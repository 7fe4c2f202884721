"""The puzzles of the play page: that each is one, by another solver; and how they are played."""

import random
from collections.abc import Callable

import bitbully.bitbully_core as bitbully
import pytest
from conftest import PRESS_MS, discs, press
from playwright.sync_api import Page, expect
from test_play_page import board, in_menu, pause, said  # noqa: F401 - a fixture

from connectx.bench.web.page import source
from connectx.core.board import Board
from connectx.core.windows import COURSE, best_columns, score_columns
from connectx.words import discs_to_win

PUZZLES = [line.split() for line in source("puzzles.txt").splitlines()]
SOLVER = bitbully.BitBullyCore()
MOST_DISCS = (8, 12, 42)  # up to the win, by level


def scores_of(moves: str) -> dict[int, int]:
    """The scores of all columns, by BitBully."""
    position = bitbully.BoardCore()
    assert position.play([int(name) - 1 for name in moves])
    legal = Board.from_moves(moves).legal_columns()
    return {column: SOLVER.scoreMove(position, column, 0) for column in legal}


def check(level: int, moves: str) -> None:
    position, scores = Board.from_moves(moves), scores_of(moves)
    best = max(scores.values())
    (right,) = (column for column, score in scores.items() if score >= min(best, 1))
    assert best >= 0
    assert len(scores) > 1
    assert position.urgent_column() is None
    assert right not in best_columns(score_columns(position, COURSE, 1))
    length = discs_to_win(best, position.empties) if best else MOST_DISCS[-1]
    assert next(i for i, most in enumerate(MOST_DISCS) if length <= most) == level


def test_there_are_hundreds_of_three_levels_in_few_bytes() -> None:
    assert [len(puzzles) for puzzles in PUZZLES] == [100] * 3
    positions = [Board.from_moves(moves) for puzzles in PUZZLES for moves in puzzles]
    assert len({position.canonical()[0].key for position in positions}) == 300
    assert min(position.discs for position in positions) >= 12
    assert len(source("puzzles.txt")) <= 8000


def test_late_puzzles_have_one_answer() -> None:
    late = [(level, max(puzzles, key=len)) for level, puzzles in enumerate(PUZZLES)]
    for level, moves in late:
        check(level, moves)


@pytest.mark.slow
def test_every_puzzle_has_one_answer() -> None:
    for level, puzzles in enumerate(PUZZLES):
        for moves in puzzles:
            check(level, moves)


@pytest.mark.slow
def test_a_level_begins_with_the_easiest() -> None:
    """By the winner's discs up to the win, then by how many columns lose."""
    for puzzles in PUZZLES:
        difficulties = []
        for moves in puzzles[::5]:
            scores, empties = scores_of(moves), Board.from_moves(moves).empties
            best = max(scores.values())
            discs = discs_to_win(best, empties) if best else MOST_DISCS[-1]
            difficulties.append((discs, sum(score < 0 for score in scores.values())))
        assert difficulties == sorted(difficulties)


def test_a_wrong_answer_is_refuted_and_the_right_one_counted(
    board: Callable[..., Page],  # noqa: F811
) -> None:
    moves, another = random.Random(1).sample(PUZZLES[0], 2)
    scores, side = scores_of(moves), ("Red", "Yellow")[len(moves) % 2]
    right = max(scores, key=lambda column: scores[column])
    wrong = next(column for column in scores if column != right)
    page = board(f"#{moves};puzzle=on;seats={'page,you' if len(moves) % 2 else 'you,page'}")
    said(page, f"{side} to playOnly one column wins. Which one?")
    page.keyboard.press("ArrowLeft")  # where one would study it
    said(page, f"{side} to play")
    expect(page.locator(".under b")).to_have_text([""] * 7)
    press(page, wrong)
    discs(page, len(moves) + 2)
    said(page, "Try another one.")
    expect(page.locator(".under b")).to_have_text([""] * 7)
    pause(page)
    page.reload()
    said(page, f"{side} to play")
    page.wait_for_timeout(800)
    discs(page, len(moves))
    press(page, right)
    said(page, f"Yes, column {right + 1}!")
    expect(page.locator("#verdict")).to_contain_text("Right in the end! Only first tries count.")
    expect(page.locator("#solved")).to_have_text("")
    pause(page)
    page.reload()  # it stays a puzzle, and the first answer counts
    said(page, f"{side} to play")
    page.click("#answer", delay=PRESS_MS)
    said(page, f"The best was column {right + 1}")
    expect(page.locator("#solved")).to_have_text("")
    page.click("#next", delay=PRESS_MS)
    said(page, "to play")
    page.click("#answer", delay=PRESS_MS)
    said(page, "The best was column")
    expect(page.locator("#verdict")).to_contain_text("You had a look, so it does not count.")
    press(page, int((page.text_content("#headline") or "")[-1]) - 1)
    expect(page.locator("#solved")).to_have_text("")  # what was shown counts for nothing
    page.go_back()
    discs(page, len(moves))
    page = board(f"#{another};puzzle=on;seats=you,you")
    scores = scores_of(another)
    press(page, max(scores, key=lambda column: scores[column]))
    expect(page.locator("#verdict")).to_contain_text("Solved!")
    expect(page.locator("#solved")).to_have_text("1 solved")


def test_a_puzzle_takes_nothing_from_the_game(board: Callable[..., Page]) -> None:  # noqa: F811
    page = board("#1122", seats=["you", "you"])
    in_menu(page, "puzzle")
    said(page, "to play")
    page.get_by_text("Hard", exact=True).last.click(delay=PRESS_MS)
    said(page, "to play")
    page.click("#return", delay=PRESS_MS)
    discs(page, 4)
    assert [page.input_value(f"#seat-{seat}") for seat in (0, 1)] == ["you", "you"]
