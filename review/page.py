"""Reviews as one HTML page that needs no network."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from play.draw import board_svg
from play.game import GameInProgress, column_name
from review.judge import explain_column
from review.moves import MARKS, Review
from review.report import review_facts
from review.summary import player_summaries, summary_rows

TEMPLATE = Path(__file__).with_name("review.html")


def reviews_html(reviews: Sequence[Review]) -> str:
    """The page: per game a board with a slider, the score curve and the moves; the summary."""
    data = {
        "games": [_game_facts(review) for review in reviews],
        "summary": summary_rows(player_summaries(reviews)),
    }
    # "<" cannot end the script element or begin a comment in it once it is written as an escape.
    text = json.dumps(data).replace("<", "\\u003c")
    return TEMPLATE.read_text(encoding="utf-8").replace('"DATA"', text, 1)


def _game_facts(review: Review) -> dict[str, Any]:
    record = review.record
    game = GameInProgress(record.geometry, list(record.moves))
    facts = review_facts(review)
    for move, fact in zip(review.moves, facts["moves"]):
        fact["mark"] = MARKS[move.verdict]
        fact["name"] = column_name(move.column)
        fact["better_names"] = [column_name(column) for column in move.better]
        fact["column_words"] = (
            None
            if move.column_scores is None
            else {
                column + 1: [score, explain_column(score, move.empty)]
                for column, score in move.column_scores.items()
            }
        )
    return {
        **facts,
        "svg": board_svg(record.geometry, game.discs(), line=game.winning_line()),
    }
