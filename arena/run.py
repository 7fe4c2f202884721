"""Run a league: check everything, play it, print the verdict and the tables, write the files."""

import json
from collections.abc import Callable, Iterable, Mapping
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, NamedTuple

from arena.command_line import Output, ProgressBar, check_outputs, make_folder, write_file
from arena.executor import workers
from arena.game import Game
from arena.league import CLUSTER_WORKERS, League, play_in
from arena.rating import SequentialTest
from arena.referee import as_replay
from arena.report import Result, further_lines, result_json, result_tables, verdict_lines
from errors import INTERRUPTED_STATUS, UserError, say
from processes.process import check_player


class Outputs(NamedTuple):
    """The files to write; None for those that are not wanted."""

    results: Path | None = None
    json: Path | None = None
    html: Path | None = None
    replays: Path | None = None
    force: bool = False  # overwrite existing files, except `results`


# Further facts of some games for the page, by id, and of the page; see `result_page`.
PageReviews = tuple[Mapping[str, Mapping[str, Any]], Mapping[str, Any]]


def run_league(
    league: League,
    *,
    test: SequentialTest | None = None,
    jobs: int = 1,
    cluster: str | None = None,
    outputs: Outputs,
    ladder: bool = False,
    review: Callable[[Iterable[Game]], PageReviews] | None = None,
) -> int:
    """Play what the results file does not hold yet, print and write. Returns the exit status.

    `test` ends a match when it has decided. `ladder` simulates Kaggle's. `review` finds out more
    about the games for the page, which may take a while. Raises UserError, as a rule before
    anything is played.
    """
    check(league, outputs)
    with ExitStack() as stack:
        kept: dict[str, Game] = {}  # for the other files, where there is no results file
        read: Callable[[], Iterable[Game]] = kept.values

        def add(games: Iterable[Game]) -> None:
            if outputs.json or outputs.html or outputs.replays:
                kept.update((game.id, game) for game in games)

        if outputs.results is not None:
            from arena.store import Store  # late: it imports pydantic, which takes 0.1 s

            store = Store(outputs.results, league.facts())
            stack.callback(store.close)
            add, read = store.add, store.games
        result = Result(league, test)
        status = _play(result, read(), add, jobs, cluster)
        if ladder and result.scoreboard.games:
            from arena.ladder import simulate_ladder  # late: few leagues need openskill

            board = result.scoreboard
            result.ladder = simulate_ladder(board.meetings, result.names, seed=league.seed)
        try:
            output = Output()
            for each in (*verdict_lines(result), *result_tables(result), *further_lines(result)):
                output.print(each, markup=False, emoji=False, soft_wrap=isinstance(each, str))
        finally:  # the reader of what is printed may have left, as `head` does
            _write(outputs, result, read, None if status else review)
    return status


def check(league: League, outputs: Outputs) -> None:
    """Raise UserError if the league cannot be played or its files cannot be written."""
    next(league.pairings())  # an opening can be drawn
    check_outputs(outputs.json, outputs.html, force=outputs.force, others=[outputs.results])
    if outputs.replays is not None:
        make_folder(outputs.replays)
        if any(outputs.replays.iterdir()) and not outputs.force:
            raise UserError(f"{outputs.replays}: holds files already, --force overwrites them")
    for player in dict.fromkeys(league.players):
        check_player(player, league.rules.deadline, league.rules.limits)


def _play(
    result: Result,
    before: Iterable[Game],
    add: Callable[[Iterable[Game]], None],
    jobs: int,
    cluster: str | None,
) -> int:
    """Play the rest of the league. Returns the exit status."""
    scoreboard, played = result.scoreboard, set()
    for game in before:
        played.add(game.id)
        scoreboard.add(game)
    decided = result.decision is not None
    counted: list[Game] = []
    with workers(jobs=jobs, cluster=cluster) as run, ExitStack() as stack:
        among = CLUSTER_WORKERS if cluster else jobs
        tasks = stack.enter_context(
            closing(play_in(run, result.league, played=played, among=among))
        )
        bar = stack.enter_context(ProgressBar())
        shown = bar.add_task("games", total=result.league.planned, completed=scoreboard.games)
        try:
            while not decided and (games := next(tasks, None)) is not None:
                counted = []
                for game in games:
                    scoreboard.add(game)
                    counted.append(game)
                    if decided := result.decision is not None:
                        break
                add(counted)
                bar.update(shown, completed=scoreboard.games)
        except KeyboardInterrupt:
            add(counted)  # again, as it may have been interrupted
            return INTERRUPTED_STATUS
    return 0


def _write(
    outputs: Outputs,
    result: Result,
    read: Callable[[], Iterable[Game]],
    review: Callable[[Iterable[Game]], PageReviews] | None,
) -> None:
    """Write the files and name each on stderr."""
    if outputs.results is not None:
        say(f"wrote {outputs.results}")
    if outputs.json is not None:
        write_file(outputs.json, result_json(result, read()))
        say(f"wrote {outputs.json}")
    if outputs.replays is not None:
        for game in read():
            write_file(outputs.replays / f"{game.id}.json", [json.dumps(as_replay(game))])
        say(f"wrote {result.scoreboard.games} replays to {outputs.replays}")
    if outputs.html is not None and result.scoreboard.games:
        from arena.viewer import result_page  # late: few matches write one

        reviews, further = review(read()) if review is not None else ({}, {})
        write_file(outputs.html, result_page(result, read(), reviews, further))
        say(f"wrote {outputs.html}")
