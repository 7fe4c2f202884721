"""Many games: reviewed within a time, summed up by player, as JSON and as an HTML page."""

import json
import os
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress
from itertools import chain, islice, zip_longest
from typing import Any

from agents.core.clock import Deadline
from arena.command_line import ProgressBar
from arena.executor import in_order, workers
from arena.game import SIZE, Game
from arena.viewer import game_facts, page
from review.judge import OPENING_DISCS, judge_of
from review.moves import (
    MARKS,
    MISTAKES,
    THROWS_VALUE,
    ColumnScores,
    Review,
    Verdict,
    add_details,
    review_game,
)

Facts = dict[str, Any]  # for JSON
GAMES_PER_JOB = 4  # a process takes a while to start: fewer games are not worth one
LEAST_SECONDS = 0.05  # per game: in less, hardly anything is found
MARKED = [
    {"verdict": name, "mark": mark, "meaning": meaning, "blunder": name in THROWS_VALUE}
    for name, mark, meaning in MISTAKES
]


def review_within(games: Iterable[Game], seconds: float) -> list[Review]:
    """Review the games of a league, some of every pair of players if the time is short.

    They share the time evenly. Loading or compiling the solver does not count. Ctrl-C ends it
    early, with what has been found.
    """
    reviews: list[Review] = []
    subjects = _draw_evenly(games, int(seconds / LEAST_SECONDS))
    jobs = min(os.cpu_count() or 1, 1 + len(subjects) // GAMES_PER_JOB)
    with suppress(KeyboardInterrupt), workers(jobs=jobs) as run, ProgressBar() as bar:
        prepared = run(_prepare, subjects[:1] * jobs)  # each takes long enough for one
        list(bar.track(prepared, jobs, description="preparing the solver"))
        end = Deadline(seconds)
        timed = (
            (game, end.remaining() * min(jobs, left) / left)
            for left, game in zip(range(len(subjects), 0, -1), subjects)
        )
        done = in_order(run, _review, timed)
        for review in bar.track(done, len(subjects), description="reviewing"):
            reviews.append(review)
    return reviews


def _draw_evenly(games: Iterable[Game], most: int) -> list[Game]:
    """At most `most` of the games, the first ones of every pair of players in turn."""
    by_pair: dict[frozenset[int], list[Game]] = {}
    for game in games:
        of_pair = by_pair.setdefault(frozenset(game.numbers), [])
        if len(of_pair) < most:
            of_pair.append(game)
    in_turn = chain.from_iterable(zip_longest(*by_pair.values()))
    return list(islice(filter(None, in_turn), most))


def _prepare(game: Game) -> None:
    judge_of(game.geometry).prepare(game.boards()[: OPENING_DISCS + 2][-1])


def _review(timed: tuple[Game, float]) -> Review:
    game, seconds = timed
    deadline = Deadline(seconds)
    return add_details(review_game(game, seconds / 2), deadline.remaining())


def league_reviews(reviews: Sequence[Review]) -> tuple[dict[str, Facts], Facts]:
    """What the page of a league shows of the games reviewed: facts by the game's id, and others.

    See `arena/viewer`. A game of which nothing was scored is left out.
    """
    scored = [review for review in reviews if any(move.before is not None for move in review.moves)]
    facts = {review.game.id: _review_facts(review) for review in scored}
    return facts, {"below": [_accuracy(scored)], "verdicts": MARKED} if scored else {}


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
        summaries.append({**summary, "verdicts": {each: verdicts[each] for each in Verdict}})
    return summaries


def summary_rows(reviews: Sequence[Review]) -> list[list[str]]:
    """The summaries as text: a row of names, then a row per fact."""
    columns = []
    for each in player_summaries(reviews):
        verdicts = each["verdicts"]
        scored = each["moves"] - verdicts[Verdict.UNKNOWN]
        keeping = scored - sum(verdicts[verdict] for verdict in THROWS_VALUE)
        column = {
            "player": each["name"],
            "games": str(each["games"]),
            "wins / draws / losses": "{wins} / {draws} / {losses}".format(**each),
            "moves scored": f"{scored} of {each['moves']}",
            "perfect moves": f"{verdicts[Verdict.PERFECT] / scored:.1%}" if scored else "",
            "value-keeping moves": f"{keeping / scored:.1%}" if scored else "",
        }
        columns.append(column | {f"{name} ({MARKS[name]})": str(verdicts[name]) for name in MARKS})
    return [[fact, *(column[fact] for column in columns)] for fact in columns[0]]


def _accuracy(reviews: Sequence[Review]) -> Facts:
    """The summary as a table of the page."""
    note = f"By exact scores, over {len(reviews)} games."
    return {"title": "Accuracy", "note": note, "rows": summary_rows(reviews), "words": [0]}


def reviews_json(reviews: Sequence[Review]) -> str:
    """The games as the page has them, and the summary of every player. Columns count from 0."""
    names = _players(reviews)
    facts = {
        "players": names,
        "games": [_game_facts(review, names) for review in reviews],
        "summaries": player_summaries(reviews),
    }
    return json.dumps(facts, indent=1) + "\n"


def reviews_html(reviews: Sequence[Review]) -> str:
    """The page of `arena/viewer`: every game with its verdicts; of several, a summary too."""
    names = _players(reviews)
    title = reviews[0].game.title if len(reviews) == 1 else "ConnectX review"
    facts: Facts = {"title": title, "players": names, "verdicts": MARKED}
    if len(reviews) > 1:
        facts["below"] = [_accuracy(reviews)]
    return "".join(page(facts, (_game_facts(review, names) for review in reviews)))


def _players(reviews: Sequence[Review]) -> list[str]:
    return list(dict.fromkeys(name for review in reviews for name in review.game.players))


def _game_facts(review: Review, names: Sequence[str]) -> Facts:
    return {
        "title": review.game.title,
        "size": [review.game.configuration[key] for key in SIZE],
        **game_facts(review.game, [names.index(name) for name in review.game.players]),
        **_review_facts(review),
    }


def _review_facts(review: Review) -> Facts:
    def by_column(scores: ColumnScores) -> list[int | None] | None:
        return [scores.get(c) for c in range(review.game.geometry.columns)] if scores else None

    asides: list[dict[int, Facts]] = [{} for _ in range(len(review.moves) + 1)]
    for (number, column), aside in review.asides.items():
        asides[number][column] = {"scores": by_column(aside.scores), "line": aside.line}
    copied = ("before", "after", "words", "mark", "verdict", "better")
    return {
        "turning_point": review.turning_point,
        "turning_move": review.turning_move,
        "review": [{key: getattr(move, key) for key in copied} for move in review.moves],
        "scores": [by_column(scores) for scores in review.column_scores],
        "reasons": [reason.shown() for reason in review.reasons],
        "asides": asides,
    }
