"""Reviews as a table for the terminal, as JSON, and as an HTML page."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from rich.markup import escape
from rich.table import Table

from arena.game import SIGNS, column_name
from arena.report import duration
from arena.result_page import game_facts
from arena.viewer import page
from review.judge import explain_column
from review.moves import Review, ReviewedMove, Verdict
from review.summary import player_summaries, summary_rows, verdict_facts
from review.why import Explanation

NUMBERS = ("move", "column", "before", "after", "time", "overage")
STYLES = {"?": "yellow", "??": "bold red"}  # of mistakes, by their mark


def review_table(review: Review) -> Table:
    """A table with a row per move."""
    game = review.game
    size = f"{game.geometry.rows} x {game.geometry.columns}"
    title = f"{game.title}: {game.players[0]} - {game.players[1]}, {size}"
    table = Table(title=escape(title), title_justify="left")
    timed = any(move.seconds is not None for move in review.moves)
    headings = ("move", "player", "column", "before", "after", "in words", "", "verdict", "better")
    for heading in (*headings, *("time", "overage")[not timed :]):
        table.add_column(heading, justify="right" if heading in NUMBERS else "left")
    for move in review.moves:
        times = (move.seconds, move.overage)[not timed :]
        table.add_row(
            str(move.number),
            f"{SIGNS[move.seat]} {escape(game.players[move.seat])}",
            column_name(move.column),
            _signed(move.before),
            _signed(move.after),
            move.words,
            move.mark,
            "" if move.verdict is Verdict.PERFECT else move.verdict,
            " ".join(column_name(column) for column in move.better),
            *("" if seconds is None else duration(seconds) for seconds in times),
            style=STYLES.get(move.mark),
        )
    return table


def _signed(score: int | None) -> str:
    return "" if score is None else f"{score:+d}" if score else "0"


def reviews_json(reviews: Sequence[Review]) -> str:
    """The games as the page has them, and the summary of every player. Columns count from 0."""
    names = _players(reviews)
    facts = {
        "players": names,
        "games": [_game_facts(review, names) for review in reviews],
        "summaries": [vars(summary) for summary in player_summaries(reviews)],
    }
    return json.dumps(facts, indent=1) + "\n"


def reviews_html(reviews: Sequence[Review]) -> str:
    """The page of `arena/viewer`: every game with its verdicts; of several, a summary too."""
    names = _players(reviews)
    title = reviews[0].game.title if len(reviews) == 1 else "ConnectX review"
    facts: dict[str, Any] = {"title": title, "players": names, "verdicts": verdict_facts()}
    if len(reviews) > 1:
        facts["below"] = [_summary(reviews)]
    return "".join(page(facts, (_game_facts(review, names) for review in reviews)))


def league_reviews(
    reviews: Sequence[Review],
) -> tuple[dict[str, dict[str, Any]], dict[str, Any]]:
    """What the page of a league shows of the games reviewed: facts by the game's id, and others.

    See `arena/viewer`. A game of which nothing was scored is left out.
    """
    scored = [review for review in reviews if any(move.before is not None for move in review.moves)]
    facts = {review.game.id: _review_facts(review) for review in scored}
    if not scored:
        return facts, {}
    return facts, {"below": [_summary(scored)], "verdicts": verdict_facts()}


def _summary(reviews: Sequence[Review]) -> dict[str, Any]:
    """The summary of every player, as a table of the page."""
    summaries = player_summaries(reviews)
    note = f"In {len(reviews)} games reviewed, by exact scores."
    left = [sum(m.verdict is Verdict.UNKNOWN for m in review.moves) for review in reviews]
    if any(left):
        games = len(left) - left.count(0)
        note += f" {sum(left)} moves, in {games} of them, were not scored in the time given."
    rows = summary_rows(summaries)
    return {"title": "Accuracy", "note": note, "rows": rows, "words": [0]}


def _players(reviews: Sequence[Review]) -> list[str]:
    return list(dict.fromkeys(name for review in reviews for name in review.game.players))


def _game_facts(review: Review, names: Sequence[str]) -> dict[str, Any]:
    return {
        "title": review.game.title,
        "size": [review.game.configuration[key] for key in ("rows", "columns", "inarow")],
        **game_facts(review.game, [names.index(name) for name in review.game.players]),
        **_review_facts(review),
    }


def _review_facts(review: Review) -> dict[str, Any]:
    game, count = review.game, len(review.moves)
    asides: list[dict[int, dict[str, Any]]] = [{} for _ in range(count + 1)]
    for (number, column), aside in review.asides.items():
        scores = aside.scores
        columns = range(game.geometry.columns)
        asides[number][column] = {
            "scores": scores and [scores.get(each) for each in columns],
            "line": aside.line,
        }
    empty = game.geometry.rows * game.geometry.columns - count
    return {
        "turning_point": review.turning_point,
        "turning_move": review.turning_move,
        "review": [_move_facts(move) for move in review.moves],
        "last_scores": _worded(review.last_scores, empty),
        "reasons": [_reason_facts(reason) for reason in review.reasons],
        "asides": asides,
    }


def _move_facts(move: ReviewedMove) -> dict[str, Any]:
    copied = ("before", "after", "mark", "verdict", "better", "overage")
    return {
        **{key: getattr(move, key) for key in copied},
        "words": move.words or None,
        "scores": _worded(move.column_scores, move.empty),
    }


def _reason_facts(reason: Explanation) -> dict[str, Any]:
    shown = ("row", "column", "seat", "parity", "matters")
    return {
        "sentences": reason.sentences,
        "line": reason.line,
        "threats": [{key: getattr(each, key) for key in shown} for each in reason.threats],
    }


def _worded(scores: Mapping[int, int] | None, empty: int) -> dict[int, dict[str, Any]] | None:
    if scores is None:
        return None
    return {
        column: {"score": score, "words": explain_column(score, empty)}
        for column, score in scores.items()
    }
