"""Reviews as tables for the terminal, and as JSON."""

import json
from collections.abc import Sequence
from typing import Any

from rich.markup import escape
from rich.table import Table

from arena.report import duration
from play.game import column_name
from review.judge import explain_column
from review.moves import MARKS, Review, Verdict
from review.summary import player_summaries, summary_facts


def review_table(review: Review) -> Table:
    """A table with a row per move."""
    game = review.game
    size = f"{game.geometry.rows} x {game.geometry.columns}"
    title = f"{game.title}: {game.players[0]} - {game.players[1]}, {size}"
    table = Table(title=escape(title), title_justify="left")
    timed = any(move.seconds is not None for move in review.moves)
    for heading in ("move", "player", "column", "before", "after", "in words", "", "verdict"):
        right = heading in ("move", "column", "before", "after")
        table.add_column(heading, justify="right" if right else "left")
    table.add_column("better")
    if timed:
        table.add_column("time", justify="right")
    table.add_column("overage", justify="right")
    for move in review.moves:
        disc = "XO"[move.seat]
        cells = [
            str(move.number),
            f"{disc} {escape(game.players[move.seat])}",
            column_name(move.column),
            _signed(move.before),
            _signed(move.after),
            "" if move.after is None else explain_column(move.after, move.empty),
            MARKS[move.verdict],
            "" if move.verdict is Verdict.PERFECT else str(move.verdict),
            " ".join(column_name(column) for column in move.better),
        ]
        if timed:
            cells.append("" if move.seconds is None else duration(move.seconds))
        cells.append("" if move.overage is None else duration(move.overage))
        style = {"?": "yellow", "??": "bold red"}.get(MARKS[move.verdict])
        table.add_row(*cells, style=style)
    return table


def _signed(score: int | None) -> str:
    return "" if score is None else f"{score:+d}" if score else "0"


def review_facts(review: Review) -> dict[str, Any]:
    """The review as JSON. Columns count from 1, as in all text."""
    game = review.game
    return {
        "title": game.title,
        "players": list(game.players),
        "rows": game.geometry.rows,
        "columns": game.geometry.columns,
        "inarow": game.geometry.inarow,
        "winner": game.winner,
        "forfeit": None
        if game.forfeit is None
        else {"seat": game.forfeit.seat, "cause": game.forfeit.cause},
        "turning_point": review.turning_point,
        "moves": [
            {
                "number": move.number,
                "seat": move.seat,
                "column": move.column + 1,
                "before": move.before,
                "after": move.after,
                "words": None if move.after is None else explain_column(move.after, move.empty),
                "verdict": str(move.verdict),
                "better": [column + 1 for column in move.better],
                "column_scores": None
                if move.column_scores is None
                else {str(column + 1): score for column, score in move.column_scores.items()},
                "seconds": move.seconds,
                "overage": move.overage,
            }
            for move in review.moves
        ],
    }


def reviews_json(reviews: Sequence[Review]) -> str:
    """All reviews and what they say about the players, as JSON."""
    facts = {
        "games": [review_facts(review) for review in reviews],
        "players": [summary_facts(summary) for summary in player_summaries(reviews)],
    }
    return json.dumps(facts, indent=1) + "\n"
