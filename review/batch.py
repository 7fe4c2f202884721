"""The games of a league reviewed within a time, on one core or several."""

import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import chain, islice, zip_longest

from agents.core.clock import Deadline
from arena.command_line import ProgressBar
from arena.executor import in_order, workers
from arena.game import Game
from review.details import add_details
from review.judge import OPENING_DISCS, judge_of
from review.moves import Review, review_game

GAMES_PER_JOB = 4  # a process takes a while to start: fewer games are not worth one
LEAST_SECONDS = 0.05  # per game: in less, hardly anything is found


def review_within(games: Iterable[Game], seconds: float) -> list[Review]:
    """Review the games of a league, some of every pair of players if the time is short.

    They share the time evenly. Loading or compiling the solver does not count. Ctrl-C ends it
    early, with what has been found.
    """
    reviews: list[Review] = []
    subjects = _draw_evenly(games, int(seconds / LEAST_SECONDS))
    jobs = min(os.cpu_count() or 1, 1 + len(subjects) // GAMES_PER_JOB)
    with suppress(KeyboardInterrupt), workers(jobs=jobs) as run, ProgressBar() as bar:
        shown = bar.add_task("preparing the solver", total=None)
        for _ in run(_prepare, subjects[:1] * jobs):  # each takes long enough for one
            pass
        bar.update(shown, description="reviewing", total=len(subjects))
        for review in in_order(run, _review, _share(subjects, Deadline(seconds), jobs)):
            reviews.append(review)
            bar.advance(shown)
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


def _share(games: Sequence[Game], until: Deadline, jobs: int) -> Iterator[tuple[Game, float]]:
    """Each game with the seconds that it may take."""
    for left, game in zip(range(len(games), 0, -1), games):
        yield game, until.remaining() * min(jobs, left) / left


def _prepare(game: Game) -> None:
    """Load or compile this process's solver."""
    judge_of(game.geometry).prepare(game.boards()[: OPENING_DISCS + 2][-1])


def _review(timed: tuple[Game, float]) -> Review:
    game, seconds = timed
    deadline = Deadline(seconds)
    return add_details(review_game(game, seconds / 2), deadline.remaining())
