"""Run a league: check everything, play it, print the verdict and the tables, write the files."""

import contextlib
import json
import sys
from collections.abc import Callable, Iterable, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from arena.executor import workers
from arena.game import Game
from arena.league import CLUSTER_WORKERS, League, play_in
from arena.outputs import check_outputs, make_folder, write_file
from arena.rating import SequentialTest
from arena.referee import as_replay
from arena.report import (
    Result,
    further_lines,
    result_json,
    result_tables,
    verdict_lines,
)
from errors import INTERRUPTED_STATUS, UserError, say
from processes.process import check_player

if TYPE_CHECKING:
    from arena.ladder import Ladder


class Outputs(NamedTuple):
    """The files to write; None for those that are not wanted."""

    results: Path | None = None
    json: Path | None = None
    html: Path | None = None
    replays: Path | None = None
    force: bool = False  # overwrite those that exist, all but `results`


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
    anything is played, for what the user can put right.
    """
    check(league, outputs)
    with ExitStack() as stack:
        kept: dict[str, Game] = {}  # without a file of results: what the other outputs show
        read: Callable[[], Iterable[Game]] = kept.values
        is_shown = outputs.json or outputs.html or outputs.replays

        def add(games: Iterable[Game]) -> None:
            kept.update((game.id, game) for game in games if is_shown)

        if outputs.results is not None:
            from arena.store import Store  # late: it imports pydantic, which takes 0.1 s

            store = Store(outputs.results, league.facts())
            stack.callback(store.close)
            add, read = store.add, store.games
        result = Result(league, test)
        status = _play(result, read(), add, jobs, cluster)
        if ladder and result.scoreboard.games:
            result.ladder = _climb(result)
        try:
            _print([*verdict_lines(result), *result_tables(result), *further_lines(result)])
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
    from arena.progress import ProgressBar

    scoreboard, played = result.scoreboard, set()
    for game in before:
        played.add(game.id)
        scoreboard.add(game)
    decided = result.decision is not None
    with ExitStack() as stack:
        run = stack.enter_context(workers(jobs=jobs, cluster=cluster))
        among = CLUSTER_WORKERS if cluster else jobs
        tasks = play_in(run, result.league, played=played, among=among)
        stack.enter_context(contextlib.closing(tasks))
        bar = stack.enter_context(ProgressBar())
        shown = bar.add_task("games", total=result.league.planned, completed=scoreboard.games)
        ended: list[Game] = []
        try:
            while not decided and (together := next(tasks, None)) is not None:
                ended = []
                for game in together:
                    scoreboard.add(game)
                    ended.append(game)
                    if decided := result.decision is not None:
                        break
                add(ended)
                bar.update(shown, completed=scoreboard.games)
        except KeyboardInterrupt:
            add(ended)  # which may have been interrupted
            return INTERRUPTED_STATUS
    return 0


def _climb(result: Result) -> "Ladder":
    from arena.ladder import RUNS, simulate_ladder
    from arena.progress import ProgressBar

    with ProgressBar() as bar:
        task = bar.add_task("Kaggle's ladder", total=RUNS)
        return simulate_ladder(
            result.scoreboard.meetings,
            result.names,
            seed=result.league.seed,
            progress=lambda: bar.advance(task),
        )


def _print(shown: Iterable[Any]) -> None:
    """Print lines, each of them whole, and tables."""
    from rich.console import Console

    console = Console()
    with console.capture() as captured:  # rich has an exit status of its own for a broken pipe
        for each in shown:
            console.print(each, markup=False, soft_wrap=isinstance(each, str))
    sys.stdout.write(captured.get())
    sys.stdout.flush()  # what is written may take a while


def _write(
    outputs: Outputs,
    result: Result,
    read: Callable[[], Iterable[Game]],
    review: Callable[[Iterable[Game]], PageReviews] | None,
) -> None:
    """Write the files and name each."""
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
        from arena.result_page import result_page  # late: few matches write one

        reviews, further = review(read()) if review is not None else ({}, {})
        write_file(outputs.html, result_page(result, read(), reviews, further))
        say(f"wrote {outputs.html}")
