"""Reviews as one HTML page; see `arena/viewer` for its form."""

from collections.abc import Sequence
from typing import Any

from arena.viewer import page
from review.judge import explain_column
from review.moves import MARKS, Review, ReviewedMove
from review.summary import player_summaries, summary_rows


def reviews_html(reviews: Sequence[Review]) -> str:
    """Return the page: every game with its verdicts and scores; of several, a summary too."""
    names = list(dict.fromkeys(name for review in reviews for name in review.game.players))
    facts: dict[str, Any] = {
        "title": reviews[0].game.title if len(reviews) == 1 else "ConnectX review",
        "players": names,
    }
    if len(reviews) > 1:
        rows = summary_rows(player_summaries(reviews))
        facts["summary"] = [{"title": "Players", "note": "", "rows": rows, "words": [0]}]
    return "".join(page(facts, (_game_facts(review, names) for review in reviews)))


def _game_facts(review: Review, names: Sequence[str]) -> dict[str, Any]:
    game = review.game
    geometry = game.geometry
    return {
        "title": game.title,
        "size": [geometry.rows, geometry.columns, geometry.inarow],
        "players": [names.index(name) for name in game.players],
        "opening": game.opening_plies,
        "moves": game.moves,
        "winner": game.winner,
        "seconds": game.seconds[game.opening_plies :],
        "forfeit": game.forfeit and {"cause": game.forfeit.cause},
        "turning_point": review.turning_point,
        "turning_move": review.turning_move,
        "review": [_move_facts(move) for move in review.moves],
    }


def _move_facts(move: ReviewedMove) -> dict[str, Any]:
    scores = move.column_scores
    return {
        "before": move.before,
        "after": move.after,
        "words": None if move.after is None else explain_column(move.after, move.empty),
        "mark": MARKS[move.verdict],
        "verdict": move.verdict,
        "better": move.better,
        "scores": scores
        and {
            column: {"score": score, "words": explain_column(score, move.empty)}
            for column, score in scores.items()
        },
        "overage": move.overage,
    }
