"""Reviews as JSON and as an HTML page."""

import json
from collections.abc import Sequence
from typing import Any

from arena.viewer import game_facts, page
from review.judge import explain_column
from review.moves import THROWS_VALUE, VERDICTS, ColumnScores, Review, Verdict
from review.summary import player_summaries, summary_rows

MARKED = [  # the verdicts with a mark, worst first
    {"verdict": name, "mark": mark, "meaning": meaning, "blunder": name in THROWS_VALUE}
    for name, mark, meaning in VERDICTS
    if mark
]


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
    facts: dict[str, Any] = {"title": title, "players": names, "verdicts": MARKED}
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
    return facts, {"below": [_summary(scored)], "verdicts": MARKED}


def _summary(reviews: Sequence[Review]) -> dict[str, Any]:
    """The summary of every player, as a table of the page."""
    summaries = player_summaries(reviews)
    note = f"By exact scores, over {len(reviews)} games."
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
        scores = aside.scores and [aside.scores.get(c) for c in range(game.geometry.columns)]
        asides[number][column] = {"scores": scores, "line": aside.line}
    empties = (board.empties for board in game.boards())
    *worded, last = (_worded(*each) for each in zip(review.column_scores, empties))
    copied = ("before", "after", "mark", "verdict", "better")
    moves = [
        {
            **{key: getattr(move, key) for key in copied},
            "words": move.words or None,
            "overage": overage,
            "scores": scores,
        }
        for move, overage, scores in zip(review.moves, game.overage, worded)
    ]
    return {
        "turning_point": review.turning_point,
        "turning_move": review.turning_move,
        "review": moves,
        "last_scores": last,
        "reasons": [reason.shown() for reason in review.reasons],
        "asides": asides,
    }


def _worded(scores: ColumnScores, empty: int) -> dict[int, dict[str, Any]] | None:
    if scores is None:
        return None
    return {
        column: {"score": score, "words": explain_column(score, empty)}
        for column, score in scores.items()
    }
