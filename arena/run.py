"""Run a league: check everything, play it, print the tables and write the files."""

import contextlib
import json
import os
import sys
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple

from arena.executor import workers
from arena.game import Game
from arena.ladder import RUNS, Ladder, simulate_ladder
from arena.league import CLUSTER_WORKERS, League, play_in
from arena.outputs import check_outputs, make_folder, write_file
from arena.rating import SequentialTest
from arena.referee import KaggleReferee, as_replay, import_kaggle_environments
from arena.report import (
    Result,
    forfeit_lines,
    ladder_table,
    league_tables,
    live_table,
    match_table,
    repetition_lines,
    result_json,
    test_line,
)
from arena.result_page import result_page
from arena.score import Scoreboard
from errors import INTERRUPTED_STATUS, UserError
from players.player import Player
from processes.process import check_player

if TYPE_CHECKING:
    from rich.table import Table

CHECKS_AT_ONCE = os.cpu_count() or 1


class Outputs(NamedTuple):
    """The files to write; None for those that are not wanted."""

    results: Path | None = None
    json: Path | None = None
    html: Path | None = None
    replays: Path | None = None
    force: bool = False  # overwrite `json` and `html`


# Further facts of some games for the page, by id, and of the page; see `result_page`.
PageReviews = tuple[Mapping[str, Mapping[str, Any]], Mapping[str, Any]]


def run_league(
    league: League,
    *,
    test: SequentialTest | None,
    tables: bool,
    jobs: int,
    cluster: str | None,
    outputs: Outputs,
    episodes: int | None = None,
    review: Callable[[Iterable[Game]], PageReviews] | None = None,
) -> int:
    """Play what the results file does not hold yet, print and write. Returns the exit status.

    `test` ends the league when it has decided. `tables` prints those of a league, even of two
    players. `episodes` simulates Kaggle's ladder, with so many of each player. `review` finds out
    more about the games for the page, which may take a while. Raises UserError, as a rule before
    anything is played, for what the user can put right.
    """
    check(league, outputs, jobs=jobs, on_cluster=cluster is not None)
    with contextlib.ExitStack() as stack:
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
        if episodes is not None and result.scoreboard.games:
            names = [player.name for player in league.players]
            result.ladder = _climb(result.scoreboard, names, episodes, league.seed)
        try:
            _print(result, tables=tables)
        finally:  # the reader of what is printed may have left, as `head` does
            _write(outputs, result, read, None if status else review)
    return status


def show_ladder(path: Path, *, episodes: int, seed: int) -> int:
    """Print what Kaggle's ladder would make of the players of a results file. Returns the exit
    status. Raises UserError if the file holds no league that was played, but a gauntlet, say.
    """
    from arena.store import Store

    scoreboard = Scoreboard()
    with contextlib.closing(Store(path)) as store:
        facts = store.facts
        for game in store.games():
            scoreboard.add(game)
    names = facts["players"]
    kind = "a tuning" if "tuned_player" in facts else ""
    if facts["gauntlet"] and len(names) > 2:
        kind = kind or "a gauntlet"
    if kind or not scoreboard.games:
        held = kind if scoreboard.games else "no game"
        raise UserError(f"{path}: holds {held}, expected a league for --ladder")
    _print_tables([ladder_table(_climb(scoreboard, names, episodes, seed))])
    return 0


def _climb(scoreboard: Scoreboard, names: Sequence[str], episodes: int, seed: int) -> Ladder:
    from arena.progress import ProgressBar

    with ProgressBar() as bar:
        task = bar.add_task("Kaggle's ladder", total=RUNS)
        standings = simulate_ladder(
            scoreboard.meetings,
            len(names),
            episodes=episodes,
            seed=seed,
            progress=lambda: bar.advance(task),
        )
    return Ladder(tuple(names), episodes, RUNS, standings)


def check(league: League, outputs: Outputs, *, jobs: int, on_cluster: bool) -> None:
    """Raise UserError if the league cannot be played or its files cannot be written."""
    rules = league.rules
    next(league.pairings())  # an opening can be drawn
    check_outputs(outputs.json, outputs.html, force=outputs.force, others=[outputs.results])
    if outputs.replays is not None:
        make_folder(outputs.replays)
    failures: dict[Player, Exception] = {}
    slots = threading.Semaphore(CHECKS_AT_ONCE)

    def check_one(player: Player) -> None:
        with slots:
            try:
                check_player(player, rules.deadline, rules.limits)
            except Exception as error:  # noqa: BLE001 - raised below
                failures[player] = error

    players = dict.fromkeys(league.players)
    work: list[Callable[[], Any]] = [partial(check_one, player) for player in players]
    if jobs == 1 and not on_cluster and rules.referee == KaggleReferee.name:
        work.append(import_kaggle_environments)  # takes as long as the checks
    # Daemons, as a pool's threads would make Ctrl-C wait for a player that hangs.
    threads = [threading.Thread(target=each, daemon=True) for each in work]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for player in filter(failures.get, players):
        raise failures[player]


def _play(
    result: Result,
    before: Iterable[Game],
    add: Callable[[Iterable[Game]], None],
    jobs: int,
    cluster: str | None,
) -> int:
    """Play the rest of the league. Returns the exit status."""
    scoreboard = result.scoreboard
    played = set()
    for game in before:
        played.add(game.id)
        scoreboard.add(game)
    start = monotonic()
    with contextlib.ExitStack() as stack:
        run = stack.enter_context(workers(jobs=jobs, cluster=cluster))
        among = CLUSTER_WORKERS if cluster else jobs
        tasks = play_in(run, result.league, played=played, among=among)
        stack.enter_context(contextlib.closing(tasks))
        update: Callable[[], None] | None = None
        if sys.stderr.isatty():
            from arena.progress import live_display  # late: without a terminal it is not needed

            update = stack.enter_context(live_display(lambda: live_table(result)))
        ended: list[Game] = []
        try:
            while result.decision is None and (together := next(tasks, None)) is not None:
                ended = []
                for game in together:
                    if result.decision is None:
                        scoreboard.add(game)
                        ended.append(game)
                add(ended)
                result.games_now += len(ended)
                result.seconds = monotonic() - start
                if update is not None:
                    update()
        except KeyboardInterrupt:
            add(ended)  # which may have been interrupted
            return INTERRUPTED_STATUS
    return 0


def _print(result: Result, *, tables: bool) -> None:
    tables = tables and result.scoreboard.games > 0
    lines = [*forfeit_lines(result), *repetition_lines(result)]
    if result.test is not None:
        lines.append(test_line(result))
    if result.games_now and (tables or result.test is not None):
        lines.append(f"{result.games_an_hour:,.0f} games an hour")
    shown = list(league_tables(result)) if tables else [match_table(result)]
    if result.ladder is not None:
        shown.append(ladder_table(result.ladder))
    _print_tables(shown, lines)


def _print_tables(tables: Iterable["Table"], lines: Iterable[str] = ()) -> None:
    from rich.console import Console

    console = Console()
    with console.capture() as captured:  # rich has an exit status of its own for a broken pipe
        for table in tables:
            console.print(table)
        for line in lines:
            console.print(line, markup=False)
    sys.stdout.write(captured.get())
    sys.stdout.flush()  # what is written may take a while


def _write(
    outputs: Outputs,
    result: Result,
    read: Callable[[], Iterable[Game]],
    review: Callable[[Iterable[Game]], PageReviews] | None,
) -> None:
    if outputs.json is not None:
        write_file(outputs.json, result_json(result, read()))
    if outputs.replays is not None:
        for game in read():
            write_file(outputs.replays / f"{game.id}.json", [json.dumps(as_replay(game))])
    if outputs.html is not None and result.scoreboard.games:
        reviews, further = review(read()) if review is not None else ({}, {})
        write_file(outputs.html, result_page(result, read(), reviews, further))
