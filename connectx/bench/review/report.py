"""Reports on reviewed games, as JSON and as a page: summaries, reasons, and what to mend."""

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from connectx.bench.review.mending import Mending, find_mendings, mending_facts, mending_table
from connectx.bench.review.moves import ColumnScores, Review
from connectx.bench.review.why import EXPLAIN_SECONDS, Explanation, explain
from connectx.bench.solver.judge import BLUNDERS, SYMBOLS, Verdict, judge_of
from connectx.bench.web.page import GameFacts, GamesFacts, TableFacts, game_facts, page
from connectx.core.clock import Deadline
from connectx.executor import OnProgress, ignore_progress
from connectx.game import SIZE_KEYS, Game
from connectx.words import Rows

Facts = dict[str, Any]  # for JSON
# What JSON has of each move, under the names of its attributes.
MOVE_KEYS = ("before", "after", "words", "symbol", "verdict", "better")


def add_reasons(review: Review, seconds: float) -> Review:
    """Return the review with the reasons of every position, and with the score of every column.

    Starts at the last position, as late positions are quickest to score. What is not known after
    `seconds` is left out of reasons, and is None in place of scores.
    """
    game = review.game
    deadline = Deadline(seconds)
    judge = judge_of(game.geometry)
    scores: list[ColumnScores] = []
    reasons: list[Explanation] = []
    # From the last position, in which no column was played any more.
    for board, played in zip(reversed(game.boards()), (None, *reversed(game.moves))):
        explain_deadline = Deadline(min(EXPLAIN_SECONDS, deadline.remaining()))
        reasons.append(explain(judge, board, explain_deadline, played=played))
        scores.append(None if board.over else judge.column_scores(board, deadline))
    return replace(review, column_scores=tuple(reversed(scores)), reasons=tuple(reversed(reasons)))


# Summaries ----------------------------------------------------------------------------------------


def player_summaries(reviews: Sequence[Review]) -> list[Facts]:
    """Return the counts of each player, most games first.

    A game of a player against itself counts twice.
    """
    names = Counter[str]()
    for review in reviews:
        names.update(review.game.players)
    return [_summarize(name, games, reviews) for name, games in names.most_common()]


def _summarize(name: str, games: int, reviews: Sequence[Review]) -> Facts:
    """Count what one player did in its games."""
    points = Counter[float]()
    verdicts = Counter[Verdict]()
    for review in reviews:
        for seat in find_seats(review.game, name):
            if review.game.finished:
                points[review.game.points_of(seat)] += 1
            chosen_moves = review.moves[review.game.opening_plies :]
            verdicts.update(move.verdict for move in chosen_moves if move.seat == seat)
    return {
        "name": name,
        "games": games,
        "wins": points[1.0],
        "draws": points[0.5],
        "losses": points[0.0],
        "moves": verdicts.total(),
        "verdicts": {verdict: verdicts[verdict] for verdict in Verdict},
    }


def find_seats(game: Game, name: str) -> list[int]:
    """Return the seats of a game in which the player of a name sat."""
    return [seat for seat in (0, 1) if game.players[seat] == name]


def summary_rows(reviews: Sequence[Review]) -> Rows:
    """Return the summaries as text: headings, then a row for each player."""
    symbols = list(dict.fromkeys(SYMBOLS.values()))
    rows = [["player", "games", "w/d/l", "scored", "perfect", "kept", *symbols]]
    for summary in player_summaries(reviews):
        verdicts = summary["verdicts"]
        scored = summary["moves"] - verdicts[Verdict.UNKNOWN]
        keeping = scored - sum(verdicts[verdict] for verdict in BLUNDERS)
        symbol_counts = Counter[str]()
        for verdict, symbol in SYMBOLS.items():
            symbol_counts[symbol] += verdicts[verdict]
        record = "{wins}/{draws}/{losses}".format(**summary)
        row = [summary["name"], str(summary["games"]), record, str(scored)]
        for count in (verdicts[Verdict.PERFECT], keeping):
            row.append(f"{count / scored:.1%}" if scored else "")
        row += [str(symbol_counts[symbol]) for symbol in symbols]
        rows.append(row)
    return rows


# What to mend -------------------------------------------------------------------------------------


def review_mendings(
    reviews: Sequence[Review], *, on_progress: OnProgress = ignore_progress
) -> list[Mending]:
    """Return what the players of reviewed games should mend, in the order of their summaries."""
    games = [review.game for review in reviews]
    names = [summary["name"] for summary in player_summaries(reviews)]
    seats = []  # of each player in each game
    for name in names:
        seats.append([find_seats(game, name) for game in games])
    return find_mendings(games, names, seats, on_progress=on_progress)


# Files --------------------------------------------------------------------------------------------


def reviews_json(reviews: Sequence[Review], mendings: Sequence[Mending]) -> str:
    """Return JSON with every game, its verdicts, and the summary and mistakes of every player.

    Columns count from 0. `scores` and `reasons` are empty lists without `add_reasons`.
    """
    names = _list_players(reviews)
    facts = {
        "players": names,
        "games": [_review_facts(review, names) for review in reviews],
        "summaries": player_summaries(reviews),
        "to_mend": [mending_facts(mending) for mending in mendings],
    }
    return json.dumps(facts, indent=1) + "\n"


def _review_facts(review: Review, names: Sequence[str]) -> Facts:
    """Return a game with its verdicts, scores and reasons for JSON."""
    columns = range(review.game.geometry.columns)
    moves = []
    for move in review.moves:
        moves.append({key: getattr(move, key) for key in MOVE_KEYS})
    scores: list[list[int | None] | None] = []
    for column_scores in review.column_scores:
        if column_scores is None:
            scores.append(None)
        else:
            scores.append([column_scores.get(column) for column in columns])
    return {
        **_game_facts(review, names),
        "turning_point": review.turning_point,
        "turning_move": review.turning_move,
        "review": moves,
        "scores": scores,
        "reasons": [reason.shown() for reason in review.reasons],
    }


def reviews_html(reviews: Sequence[Review], mendings: Sequence[Mending]) -> str:
    """Return a page of the games with their scores; of several games, also with summaries.

    Verdicts, their words and turning points are not in its data. The page finds them by the table
    of verdicts itself, as it has to for games without a review and for moves that a reader tries.
    """
    names = _list_players(reviews)
    title = reviews[0].game.title if len(reviews) == 1 else "ConnectX review"
    facts: GamesFacts = {"title": title, "players": names}
    if len(reviews) > 1:
        note = f"By exact scores, over {len(reviews)} games."
        accuracy_table: TableFacts = {
            "title": "Accuracy",
            "note": note,
            "rows": summary_rows(reviews),
            "words": [0],
        }
        facts["below"] = [accuracy_table, mending_table(mendings)]
    return "".join(page(facts, [_page_game_facts(review, names) for review in reviews]))


def _page_game_facts(review: Review, names: Sequence[str]) -> GameFacts:
    """Return what a page has of a reviewed game."""
    return {
        **_game_facts(review, names),
        "position_scores": review.scores,
        "better": {move.number: move.better for move in review.moves if move.better},
        "reasons": [reason.sentences for reason in review.reasons],
    }


def _list_players(reviews: Sequence[Review]) -> list[str]:
    """Return the names of all players, each once, in the order of their first games."""
    names: dict[str, None] = {}
    for review in reviews:
        names |= dict.fromkeys(review.game.players)
    return list(names)


def _game_facts(review: Review, names: Sequence[str]) -> GameFacts:
    """Return a game for JSON, with its title, size and the indices of players in `names`."""
    return {
        "title": review.game.title,
        "size": [review.game.configuration[key] for key in SIZE_KEYS],
        **game_facts(review.game, [names.index(name) for name in review.game.players]),
    }
