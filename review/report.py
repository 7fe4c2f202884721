"""Reviews as a table for the terminal, as JSON, and as an HTML page."""

import json
from collections.abc import Sequence
from typing import Any

from rich.markup import escape
from rich.table import Table

from arena.report import duration
from arena.viewer import page
from play.game import column_name
from review.judge import explain_column
from review.moves import Review, ReviewedMove, Verdict
from review.summary import player_summaries, summary_rows

STYLES = {"?": "yellow", "??": "bold red"}  # of mistakes, by their mark


def review_table(review: Review) -> Table:
    """A table with a row per move."""
    game = review.game
    size = f"{game.geometry.rows} x {game.geometry.columns}"
    title = f"{game.title}: {game.players[0]} - {game.players[1]}, {size}"
    table = Table(title=escape(title), title_justify="left")
    for heading in ("move", "player", "column", "before", "after", "in words", "", "verdict"):
        right = heading in ("move", "column", "before", "after")
        table.add_column(heading, justify="right" if right else "left")
    table.add_column("better")
    timed = any(move.seconds is not None for move in review.moves)
    for heading in ("time", "overage")[not timed :]:
        table.add_column(heading, justify="right")
    for move in review.moves:
        times = (move.seconds, move.overage)[not timed :]
        table.add_row(
            str(move.number),
            f"{'XO'[move.seat]} {escape(game.players[move.seat])}",
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
    facts: dict[str, Any] = {"title": title, "players": names}
    if len(reviews) > 1:
        rows = summary_rows(player_summaries(reviews))
        facts["summary"] = [{"title": "Players", "note": "", "rows": rows, "words": [0]}]
    return "".join(page(facts, (_game_facts(review, names) for review in reviews)))


def _players(reviews: Sequence[Review]) -> list[str]:
    return list(dict.fromkeys(name for review in reviews for name in review.game.players))


def _game_facts(review: Review, names: Sequence[str]) -> dict[str, Any]:
    game = review.game
    return {
        "title": game.title,
        "size": [game.geometry.rows, game.geometry.columns, game.geometry.inarow],
        "players": [names.index(name) for name in game.players],
        "opening": game.opening_plies,
        "moves": game.moves,
        "winner": game.winner,
        "seconds": game.seconds[game.opening_plies :],
        "forfeit": game.forfeit and {"seat": game.forfeit.seat, "cause": game.forfeit.cause},
        "turning_point": review.turning_point,
        "turning_move": review.turning_move,
        "review": [_move_facts(move) for move in review.moves],
    }


def _move_facts(move: ReviewedMove) -> dict[str, Any]:
    copied = ("before", "after", "mark", "verdict", "better", "overage")
    scores = move.column_scores
    return {
        **{key: getattr(move, key) for key in copied},
        "words": move.words or None,
        "scores": scores
        and {
            column: {"score": score, "words": explain_column(score, move.empty)}
            for column, score in scores.items()
        },
    }
