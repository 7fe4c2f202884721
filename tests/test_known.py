"""What the page says of a game, at every moment, beside a plain function of what is known by then.

Its scorer is a stand-in that answers when it is told to, and leaves chosen positions unsolved.
"""

import os
import random
import re
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any

import pytest
from conftest import discs
from playwright.sync_api import Page

from connectx.bench.play.questions import page_facts
from connectx.bench.solver.judge import BLUNDERS, SYMBOLS, Judge, Verdict, verdict_on
from connectx.bench.web.page import play_page
from connectx.core.board import Board, geometry_of
from connectx.position import read_position
from connectx.words import column_name, discs_to_win

GAMES = int(os.environ.get("GAMES", "2"))  # of each size
ACTS = 30  # of a person in a game, or answers of the scorer
SOLVED = {(6, 7, 4): 20, (8, 7, 4): 34}  # from so many discs on the scores are looked up
SIDES = ("Red", "Yellow")
Values = Mapping[int, int]

FAKE = """
window.told = {}; window.asked = null;
const question = (solve) => new Promise((answer) => {
  window.asked?.answer(null);
  const asked = window.asked = { answer, now: () => {
    if (window.asked === asked) window.asked = null;
    answer(solve());
  } };
});
const known = (board) => window.told[board.key] ?? null;
const tell = (board) => {
  const score = window.truth[board.key];
  if (score !== undefined) window.told[board.key] = score;
  return score;
};
window.fake = () => ({
  stop() { window.asked?.answer(null); window.asked = null; },
  knownScore: known,
  runSteps: (steps, told) => steps(told),
  scoreSteps: (board) => () => question(() => tell(board)),
  columnScoresSteps: (board) => (told) => question(() => {
    const scores = {};
    for (const column of board.playable()) {
      const score = tell(board.play(column));
      if (score === undefined) { told(scores); return undefined; }
      scores[column] = -score;
    }
    return scores;
  }),
  bestColumnSteps: () => () => question(() => null),
  bestLineSteps: () => () => question(() => undefined),
});
"""
SHOWN = """() => ({
  told: window.told, asks: window.asked !== null,
  headline: document.querySelector("#headline").textContent,
  second: document.querySelector("#second").textContent,
  turning: document.querySelector("#turned:not([hidden]) #turning")?.textContent ?? "",
  best: [...document.querySelectorAll("#players small")].map((each) => each.textContent),
  scores: [...document.querySelectorAll(".under b")].map((each) => each.textContent),
  starred: [...document.querySelectorAll(".under > *")].map((each) =>
    each.matches(".best, .longest")),
  signs: [...document.querySelectorAll("#moves button")].map((each) =>
    each.querySelector("em")?.textContent ?? ""),
  curve: document.querySelector("#curve:not([hidden]) .way")?.getAttribute("d") ?? "",
  place: Number(document.querySelector("#curve").ariaValueNow ?? 0),
  study: document.body.dataset.mode === "study",
})"""


def plain_value(board: Board, told: Values) -> int | None:
    """The score of a position by what is told and by the rules; None if they do not give it."""
    if board.over:
        return -((board.empties // 2) + 1) if board.winner else 0
    wins = [column for column in board.legal_columns() if board.wins(column)]
    theirs = board.winning_squares(3 - board.mark)
    dangers = [column for column in board.legal_columns() if board.landing_square(column) & theirs]
    if wins or len(dangers) > 1:
        return (board.empties + 1) // 2 if wins else -(board.empties // 2)
    return told.get(board.key)


def plain_scores(board: Board, told: Values) -> dict[int, int]:
    columns = [] if board.over else board.legal_columns()
    values = {column: plain_value(board.play(column), told) for column in columns}
    return {column: -value for column, value in values.items() if value is not None}


def plain_position(board: Board, told: Values) -> int | None:
    value, scores = plain_value(board, told), plain_scores(board, told)
    if value is None and scores and len(scores) == len(board.legal_columns()):
        value = max(scores.values())
    return value


def plain_turning(values: Sequence[int | None], winner: int | None) -> int | None:
    """The number of the last move that gave the game away; 0 for none, None for unknown."""
    for index in reversed(range(len(values) - 1)):
        before, reply = values[index], values[index + 1]
        after = None if reply is None else -reply
        if index % 2 == winner:
            continue
        if before is None or after is None:
            if (before is None or before >= 0) and (after is None or after <= 0):
                return None
        elif verdict_on(before, after) in BLUNDERS:
            return index + 1
    return 0


def band_of(number: float) -> int:
    """Return the band of the curve in which a score or a height is: won, drawn or lost by red."""
    return (number > 0) - (number < 0)


def check(shown: dict[str, Any], boards: Sequence[Board], moves: Sequence[int]) -> None:
    """Nothing that is said is false."""
    told = {int(key): score for key, score in shown["told"].items()}
    values = [plain_position(board, told) for board in boards]
    winner = None if boards[-1].winner is None else boards[-1].winner - 1
    turning = plain_turning(values, winner)
    number = re.search(r"Move (\d+) turned|Move (\d+): .*That move turned", shown["turning"])
    assert not number or int(number[1] or number[2]) == turning
    if "deciding" in shown["turning"] or "never" in shown["turning"]:
        assert turning == 0
    verdicts = [
        verdict_on(before, None if reply is None else -reply) for before, reply in pairwise(values)
    ]
    for sign, verdict in zip(shown["signs"], verdicts):
        assert sign in ("", "last chance", SYMBOLS.get(verdict, ""))
    for seat, best in enumerate(shown["best"]):
        if found := re.match(r"(\d+) of (\d+) best", best):
            own = [each for each in verdicts[seat::2] if each is not Verdict.UNKNOWN]
            assert (int(found[1]), int(found[2])) == (own.count(Verdict.PERFECT), len(own))
    for place, height in re.findall(r"[ML](\d+) (-?[\d.]+)", shown["curve"]):
        known = values[int(place)]
        assert known is not None
        assert band_of(-float(height)) == band_of(-known if int(place) % 2 else known)
    if shown["study"] and shown["place"] >= 0:  # in the game, and in no side line
        board = boards[shown["place"]]
        scores, value = plain_scores(board, told), values[shown["place"]]
        for column, (text, star) in enumerate(zip(shown["scores"], shown["starred"])):
            if text not in ("", "\u2026"):
                assert int(text.replace("\u2212", "-")) == scores[column]
            assert not star or (column in scores and scores[column] == value)
        if found := re.match(r"(Red|Yellow) wins (?:now|with (\d+|the next))", shown["second"]):
            assert value
            seat = board.discs % 2 if value > 0 else 1 - board.discs % 2
            discs = {None: 1, "the next": 1}.get(found[2]) or int(found[2])
            assert (SIDES[seat], discs_to_win(value, board.empties)) == (found[1], discs)
        assert not shown["second"].startswith("A draw with") or value == 0
        if found := re.match(r"Move (\d+): \w+ (threw|could)", shown["headline"]):
            assert verdicts[int(found[1]) - 1] in SYMBOLS
            for column in re.findall(r"[Cc]olumn (\w) would", shown["second"]):
                assert scores[int(column) - 1] == value


@pytest.fixture
def board(page: Page) -> Callable[[tuple[int, int, int]], str]:
    """Serves a page whose scorer is the stand-in; returns its address."""

    def opened(size: tuple[int, int, int]) -> str:
        facts = page_facts(read_position("", geometry_of(*size)), ["you", "page"])
        text = play_page(facts).replace("await newScorer(facts)", "window.fake()")
        text = re.sub(r"script-src '[^>]*'", "script-src 'unsafe-inline'", text, count=1)
        text = text.replace('<script type="module">', f'<script type="module">{FAKE}')
        address = "http://127.0.0.1:9/"
        page.route(address, lambda route: route.fulfill(body=text, content_type="text/html"))
        page.goto(address)
        page.wait_for_selector(".board svg")
        return address

    return opened


@pytest.mark.parametrize("size", SOLVED)
def test_nothing_is_said_that_is_not_known(
    size: tuple[int, int, int], board: Callable[..., str], page: Page
) -> None:
    rng, judge, said = random.Random(f"{size}"), Judge(geometry_of(*size)), set[str]()
    board(size)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    for _ in range(GAMES):
        boards, moves = [Board.empty(*size)], list[int]()
        while not boards[-1].over:
            moves.append(rng.choice(boards[-1].legal_columns()))
            boards.append(boards[-1].play(moves[-1]))
        late = {rng.randrange(len(boards)) for _ in range(rng.randrange(3))}
        truth = dict[str, int]()
        for index, each in enumerate(boards):
            if each.discs >= SOLVED[size] and index not in late:
                scores = {} if each.over else judge.column_scores(each) or {}
                truth[str(each.key)] = max(scores.values(), default=judge.score(each) or 0)
                for column, score in scores.items():
                    truth.setdefault(str(each.play(column).key), -score)
        for index in late:
            truth.pop(str(boards[index].key), None)
        seats = rng.choice(["you,page", "page,you", "you,you"])
        names = "".join(map(column_name, moves))
        page.evaluate("(truth) => { window.truth = truth; window.told = {}; }", truth)
        page.evaluate("location.hash = '#'")
        page.evaluate(f"location.hash = '#{names};seats={seats}'")
        discs(page, len(moves))
        for _ in range(ACTS):
            act = rng.choice(["answer"] * 6 + ["study", "ArrowLeft", "Home", "mistake", "1", "End"])
            if act == "answer":
                page.evaluate("window.asked?.now()")
            elif act in ("study", "mistake"):
                button = f"document.querySelector('#{act}')"
                page.evaluate(f"{button}.checkVisibility() && {button}.click()")
            else:
                page.keyboard.press(act)
            shown = page.evaluate(SHOWN)
            check(shown, boards, moves)
            said |= {shown["turning"][:4], shown["headline"].partition(":")[2][:10]}
    assert len(said) > 3
    assert errors == []
