"""The games of a league reviewed stage by stage, within a time, on one core or several."""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import chain, islice, zip_longest
from typing import Any

from agents.core.clock import Deadline
from arena.executor import in_order, workers
from arena.game import Game
from arena.progress import ProgressBar
from review.judge import OPENING_DISCS, Judge, judge_of
from review.moves import (
    Review,
    explain_positions,
    find_mistakes,
    find_turning_point,
    score_columns,
    try_moves,
)

Stage = Callable[[Any, Judge, Deadline], Review]

# With their shares of the time; each also gets what those before it left over. What the later ones
# find late in the games takes little, and is worth more than a few more scores of hard positions.
STAGES: tuple[tuple[str, Stage, float], ...] = (  # no game waits for another's early moves
    ("finding turning points", find_turning_point, 0.3),
    ("reviewing", find_mistakes, 0.2),
    ("scoring every column", score_columns, 0.2),
    ("finding reasons", explain_positions, 0.15),
    ("trying other moves", try_moves, 0.15),
)
GAMES_PER_JOB = 4  # a process takes a while to start: fewer games are not worth one
LEAST_SECONDS = 0.05  # per game: in less, hardly anything is found


def review_within(games: Iterable[Game], seconds: float) -> list[Review]:
    """Review the games of a league, some of every pair of players if the time is short.

    They share the time evenly, stage by stage: the turning points of all come first. Loading or
    compiling the solver does not count. Ctrl-C ends it early, with what has been found.
    """
    reviews: list[Review] = []
    subjects: list[Any] = [*_draw_evenly(games, int(seconds / LEAST_SECONDS))]
    jobs = min(os.cpu_count() or 1, 1 + len(subjects) // GAMES_PER_JOB)
    try:
        with workers(jobs=jobs) as run, ProgressBar() as bar:
            shown = bar.add_task("preparing the solver", total=None)
            for _ in run(_prepare, subjects[:1] * jobs):  # each takes long enough for one
                pass
            end = Deadline(seconds)
            kept = seconds  # for the stages to come
            for description, stage, share in STAGES:
                kept -= share * seconds
                timed = _share(subjects, Deadline(max(0.0, end.remaining() - kept)), jobs)
                bar.reset(shown, description=description, total=len(subjects))
                for number, review in enumerate(in_order(run, partial(_do, stage), timed)):
                    reviews[number : number + 1] = [review]
                    bar.advance(shown)
                subjects = list(reviews)
    except KeyboardInterrupt:
        pass
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


def _share(subjects: Sequence[Any], until: Deadline, jobs: int) -> Iterator[tuple[Any, float]]:
    """Each game, or its review so far, and the seconds that there are for it."""
    for number, subject in enumerate(subjects):
        left = len(subjects) - number
        yield subject, until.remaining() * min(jobs, left) / left


def _prepare(game: Game) -> None:
    """Load or compile this process's solver."""
    judge_of(game.geometry).prepare(game.boards()[: OPENING_DISCS + 2][-1])


def _do(stage: Stage, timed: tuple[Any, float]) -> Review:
    subject, seconds = timed
    game = subject if isinstance(subject, Game) else subject.game
    return stage(subject, judge_of(game.geometry), Deadline(seconds))
