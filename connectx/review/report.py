"""Many games: summed up by player, as JSON and as an HTML page."""

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

from connectx.arena.result_page import game_facts
from connectx.exact.verdicts import BLUNDERS, SYMBOLS, Verdict
from connectx.game import SIZE
from connectx.review.moves import Review
from connectx.web.page import page

Facts = dict[str, Any]  # for JSON


def player_summaries(reviews: Sequence[Review]) -> list[Facts]:
    """What is counted for each player, most games first; a game against itself counts twice."""
    summaries = []
    names = Counter(name for review in reviews for name in review.game.players)
    for name, games in names.most_common():
        seats = [(r, seat) for r in reviews for seat in (0, 1) if r.game.players[seat] == name]
        points = Counter(r.game.points_of(seat) for r, seat in seats if r.game.finished)
        chosen = ((r.moves[r.game.opening_plies :], seat) for r, seat in seats)
        verdicts = Counter(m.verdict for moves, seat in chosen for m in moves if m.seat == seat)
        results = {"wins": points[1.0], "draws": points[0.5], "losses": points[0.0]}
        summary = {"name": name, "games": games, **results, "moves": verdicts.total()}
        summaries.append(
            {**summary, "verdicts": {verdict: verdicts[verdict] for verdict in Verdict}}
        )
    return summaries


def summary_rows(reviews: Sequence[Review]) -> list[list[str]]:
    """The summaries as text: a row of names, then a row per fact."""
    columns = []
    for summary in player_summaries(reviews):
        verdicts = summary["verdicts"]
        scored = summary["moves"] - verdicts[Verdict.UNKNOWN]
        keeping = scored - sum(verdicts[verdict] for verdict in BLUNDERS)
        column = {
            "player": summary["name"],
            "games": str(summary["games"]),
            "wins / draws / losses": "{wins} / {draws} / {losses}".format(**summary),
            "moves scored": f"{scored} of {summary['moves']}",
            "perfect moves": f"{verdicts[Verdict.PERFECT] / scored:.1%}" if scored else "",
            "value-keeping moves": f"{keeping / scored:.1%}" if scored else "",
        }
        columns.append(
            column | {f"{name} ({SYMBOLS[name]})": str(verdicts[name]) for name in SYMBOLS}
        )
    return [[fact, *(column[fact] for column in columns)] for fact in columns[0]]


def reviews_json(reviews: Sequence[Review]) -> str:
    """Every game with its verdicts, and the summary of every player. Columns count from 0.

    `scores` and `reasons` are empty lists without `add_reasons`.
    """
    names = _players(reviews)
    copied = ("before", "after", "words", "symbol", "verdict", "better")
    games = [
        {
            **_game_facts(review, names),
            "turning_point": review.turning_point,
            "turning_move": review.turning_move,
            "review": [{key: getattr(move, key) for key in copied} for move in review.moves],
            "scores": [
                scores and [scores.get(c) for c in range(review.game.geometry.columns)]
                for scores in review.column_scores
            ],
            "reasons": [reason.shown() for reason in review.reasons],
        }
        for review in reviews
    ]
    facts = {"players": names, "games": games, "summaries": player_summaries(reviews)}
    return json.dumps(facts, indent=1) + "\n"


def reviews_html(reviews: Sequence[Review]) -> str:
    """The page of every game with its scores; of several, a summary too.

    Verdicts, words and turning points are not sent: the page finds them by the same table, as it
    does for games that nobody has reviewed, and for moves that a reader tries.
    """
    names = _players(reviews)
    title = reviews[0].game.title if len(reviews) == 1 else "ConnectX review"
    facts: Facts = {"title": title, "players": names}
    if len(reviews) > 1:
        note = f"By exact scores, over {len(reviews)} games."
        rows = summary_rows(reviews)
        facts["below"] = [{"title": "Accuracy", "note": note, "rows": rows, "words": [0]}]
    games = (
        {
            **_game_facts(review, names),
            "position_scores": review.scores,
            "better": {move.number: move.better for move in review.moves if move.better},
            "reasons": [reason.sentences for reason in review.reasons],
        }
        for review in reviews
    )
    return "".join(page(facts, games))


def _players(reviews: Sequence[Review]) -> list[str]:
    return list(dict.fromkeys(name for review in reviews for name in review.game.players))


def _game_facts(review: Review, names: Sequence[str]) -> Facts:
    return {
        "title": review.game.title,
        "size": [review.game.configuration[key] for key in SIZE],
        **game_facts(review.game, [names.index(name) for name in review.game.players]),
    }
