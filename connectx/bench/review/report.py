"""Reports on reviewed games, as JSON and as a page: summaries, reasons, and what to mend."""

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from connectx.bench.review.mending import Mending, find_mendings, mending_facts, mending_table
from connectx.bench.review.moves import ColumnScores, Review
from connectx.bench.review.why import EXPLAIN_SECONDS, Explanation, explain
from connectx.bench.solver.judge import BLUNDERS, SYMBOLS, Verdict, cached_judge
from connectx.bench.web.page import GameFacts, GamesFacts, TableFacts, game_facts, page
from connectx.core.clock import Deadline
from connectx.executor import OnProgress, ignore_progress
from connectx.game import SIZE_KEYS, Game
from connectx.words import Rows

Facts = dict[str, Any]  # for JSON
NAME_COLUMN = 0  # of the table of `summary_rows`: a page aligns it to the left, unlike numbers
# The attributes of a `ReviewedMove` that JSON has of each move, under their names.
MOVE_ATTRIBUTES_IN_JSON = ("before", "after", "words", "symbol", "verdict", "better")


def add_reasons(review: Review, seconds: float) -> Review:
    """Return the review with an explanation of every position, and the scores of all its columns.

    Starts at the last position, as late positions are quickest to score. What is not known after
    `seconds` is left out of the explanations, and is None in place of a position's scores.
    """
    game = review.game
    deadline = Deadline(seconds)
    judge = cached_judge(game.geometry)
    scores: list[ColumnScores] = []
    reasons: list[Explanation] = []
    # In the last position, which comes first here, no column was played.
    columns_played = (None, *reversed(game.moves))
    for board, played in zip(reversed(game.boards()), columns_played):
        explain_seconds = min(EXPLAIN_SECONDS, deadline.remaining())
        reasons.append(explain(judge, board, Deadline(explain_seconds), played=played))
        scores.append(None if board.over else judge.column_scores(board, deadline))
    scores.reverse()
    reasons.reverse()
    return replace(review, column_scores=tuple(scores), reasons=tuple(reasons))


# Summaries ----------------------------------------------------------------------------------------


def player_summaries(reviews: Sequence[Review]) -> list[Facts]:
    """Return the results and verdicts of each player, most games first.

    A game of a player against itself counts twice.
    """
    game_counts = Counter[str]()  # by the names of players
    for review in reviews:
        game_counts.update(review.game.players)
    return [_summarize_player(name, games, reviews) for name, games in game_counts.most_common()]


def _summarize_player(name: str, games: int, reviews: Sequence[Review]) -> Facts:
    """Return the results of one player, and how often its moves got each verdict, for JSON.

    `games` is the number of its games in `reviews`. Moves of openings are left out.
    """
    games_by_points = Counter[float]()  # the numbers of finished games: 1.0 points for a win
    verdict_counts = Counter[Verdict]()
    for review in reviews:
        for seat in list_seats(review.game, name):
            if review.game.finished:
                games_by_points[review.game.points_of(seat)] += 1
            moves_after_opening = review.moves[review.game.opening_plies :]
            verdict_counts.update(move.verdict for move in moves_after_opening if move.seat == seat)
    return {
        "name": name,
        "games": games,
        "wins": games_by_points[1.0],
        "draws": games_by_points[0.5],
        "losses": games_by_points[0.0],
        "moves": verdict_counts.total(),
        "verdicts": {verdict: verdict_counts[verdict] for verdict in Verdict},
    }


def list_seats(game: Game, name: str) -> list[int]:
    """List the seats of a game, 0 or 1, in which the player of this name sat."""
    return [seat for seat in (0, 1) if game.players[seat] == name]


def summary_rows(reviews: Sequence[Review]) -> Rows:
    """Return a table of the players as text: headings, then a row for each player.

    Of the moves whose scores are known, a row has the share of the best ones, and the share of
    those that kept the win or draw. It ends with the number of moves with each symbol, such as
    "??".
    """
    symbols = list(dict.fromkeys(SYMBOLS.values()))  # "??", "?" and so on, each once
    rows = [["player", "games", "w/d/l", "scored", "perfect", "kept", *symbols]]
    for summary in player_summaries(reviews):
        verdict_counts = summary["verdicts"]
        scored_count = summary["moves"] - verdict_counts[Verdict.UNKNOWN]
        blunder_count = sum(verdict_counts[verdict] for verdict in BLUNDERS)
        perfect_share = _format_share(verdict_counts[Verdict.PERFECT], scored_count)
        kept_share = _format_share(scored_count - blunder_count, scored_count)
        symbol_counts = Counter[str]()
        for verdict, symbol in SYMBOLS.items():
            symbol_counts[symbol] += verdict_counts[verdict]
        row = [
            summary["name"],
            str(summary["games"]),
            f"{summary['wins']}/{summary['draws']}/{summary['losses']}",
            str(scored_count),
            perfect_share,
            kept_share,
        ]
        row += [str(symbol_counts[symbol]) for symbol in symbols]
        rows.append(row)
    return rows


def _format_share(count: int, total: int) -> str:
    """Return a share in percent, such as "12.5%"; "" if the total is 0."""
    return f"{count / total:.1%}" if total else ""


# What to mend -------------------------------------------------------------------------------------


def review_mendings(
    reviews: Sequence[Review], *, on_progress: OnProgress = ignore_progress
) -> list[Mending]:
    """Return what each player of the reviewed games should mend, most games first."""
    games = [review.game for review in reviews]
    names = [summary["name"] for summary in player_summaries(reviews)]
    seats_by_player = []  # for each player, its seats in each game
    for name in names:
        seats_by_player.append([list_seats(game, name) for game in games])
    return find_mendings(games, names, seats_by_player, on_progress=on_progress)


# Files --------------------------------------------------------------------------------------------


def reviews_json(reviews: Sequence[Review], mendings: Sequence[Mending]) -> str:
    """Return JSON with every game, its verdicts, and the summary and mistakes of every player.

    Columns count from 0. The key "scores" of a game has the scores of all columns. The lists under
    "scores" and "reasons" are empty for a review to which `add_reasons` has not added them.
    """
    names = _list_player_names(reviews)
    facts = {
        "players": names,
        "games": [_make_json_of_review(review, names) for review in reviews],
        "summaries": player_summaries(reviews),
        "to_mend": [mending_facts(mending) for mending in mendings],
    }
    return json.dumps(facts, indent=1) + "\n"


def _make_json_of_review(review: Review, names: Sequence[str]) -> Facts:
    """Return a game with its verdicts, scores and explanations for JSON.

    `names` has the names of all players, and the game has its own players as indices in `names`.
    The scores of a position are a list with a score for each column, None for a full column. They
    are None as a whole if they are not known.
    """
    all_columns = range(review.game.geometry.columns)
    moves = []
    for move in review.moves:
        moves.append({name: getattr(move, name) for name in MOVE_ATTRIBUTES_IN_JSON})
    scores: list[list[int | None] | None] = []  # by position
    for column_scores in review.column_scores:
        if column_scores is None:
            scores.append(None)
        else:
            scores.append([column_scores.get(column) for column in all_columns])
    facts: Facts = dict(_make_game_with_title(review, names))
    facts["turning_point"] = review.turning_point
    facts["turning_move"] = review.turning_move
    facts["review"] = moves
    facts["scores"] = scores
    facts["reasons"] = [reason.shown() for reason in review.reasons]
    return facts


def reviews_html(reviews: Sequence[Review], mendings: Sequence[Mending]) -> str:
    """Return a page in HTML of the games, with their scores.

    A page of several games also has a table of the players' accuracy, and one of what they should
    mend. The data of the page have no verdicts on moves and no turning points. The scripts of the
    page find these by the scores, as they do for moves that a reader of the page tries out.
    """
    names = _list_player_names(reviews)
    title = reviews[0].game.title if len(reviews) == 1 else "ConnectX review"
    facts: GamesFacts = {"title": title, "players": names}
    if len(reviews) > 1:
        accuracy_table: TableFacts = {
            "title": "Accuracy",
            "note": f"By exact scores, over {len(reviews)} games.",
            "rows": summary_rows(reviews),
            "words": [NAME_COLUMN],
        }
        facts["below"] = [accuracy_table, mending_table(mendings)]
    games = [_make_game_of_page(review, names) for review in reviews]
    return "".join(page(facts, games))


def _make_game_of_page(review: Review, names: Sequence[str]) -> GameFacts:
    """Return the data of a reviewed game for a page.

    `names` has the names of all players of the page.
    """
    game = _make_game_with_title(review, names)
    game["position_scores"] = review.scores
    game["better"] = {move.number: move.better for move in review.moves if move.better}
    game["reasons"] = [reason.sentences for reason in review.reasons]
    return game


def _list_player_names(reviews: Sequence[Review]) -> list[str]:
    """Return the names of all players, each once, in the order of their first games."""
    names: list[str] = []
    for review in reviews:
        for name in review.game.players:
            if name not in names:
                names.append(name)
    return names


def _make_game_with_title(review: Review, names: Sequence[str]) -> GameFacts:
    """Return a game for JSON, with its title, its size, and its players as indices in `names`.

    The size is a list of the rows, the columns and the length of a line.
    """
    player_indices = [names.index(name) for name in review.game.players]
    return {
        "title": review.game.title,
        "size": [review.game.configuration[key] for key in SIZE_KEYS],
        **game_facts(review.game, player_indices),
    }
