"""Run a league: check everything, play it, print the verdict and the tables, write the files."""

import json
from contextlib import ExitStack, closing
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from connectx.arena.game import Game
from connectx.arena.league import League, play_league
from connectx.arena.rating import SequentialTest
from connectx.arena.referee import as_replay, import_kaggle_environments
from connectx.arena.report import Result, further_lines, result_json, result_tables, verdict_lines
from connectx.command_line import (
    Output,
    ProgressBar,
    check_folder,
    check_outputs,
    make_folder,
    write_file,
)
from connectx.errors import INTERRUPTED_STATUS, say, uninterrupted
from connectx.executor import workers
from connectx.processes.process import check_player

if TYPE_CHECKING:  # imports pydantic, which takes 0.1 s
    from connectx.arena.store import Store


class Outputs(NamedTuple):
    """The files to write; None for those that are not wanted."""

    results: Path | None = None
    json: Path | None = None
    html: Path | None = None
    replays: Path | None = None
    force: bool = False  # overwrite existing files, except `results`


def run_league(
    league: League,
    *,
    test: SequentialTest | None = None,
    jobs: int = 1,
    cluster: str | None = None,
    outputs: Outputs,
    ladder: bool = False,
) -> int:
    """Play what the results file does not hold yet, print and write. Returns the exit status.

    `test` ends a match when it has decided. `ladder` simulates Kaggle's. Raises UserError, as a
    rule before anything is played.
    """
    next(league.pairings())  # an opening can be drawn
    check_outputs(outputs.json, outputs.html, force=outputs.force, others=[outputs.results])
    if outputs.replays is not None:
        import_kaggle_environments()  # which writes them
        check_folder(outputs.replays, force=outputs.force)
    for player in dict.fromkeys(league.players):
        check_player(player, league.rules.deadline, league.rules.limits)
    with ExitStack() as stack:
        store = None
        if outputs.results or outputs.json or outputs.html or outputs.replays:
            from connectx.arena.store import Store

            store = stack.enter_context(closing(Store(outputs.results, league.facts())))
        result = Result(league, test)
        status = _play(result, store, jobs, cluster)
        if ladder and result.scoreboard.games:
            from connectx.arena.ladder import simulate_ladder  # late: few leagues need openskill

            played = sorted(result.ratings)
            found = result.scoreboard.meetings.items()
            meetings = {(played.index(a), played.index(b)): each for (a, b), each in found}
            names = [result.names[number] for number in played]
            result.ladder = simulate_ladder(meetings, names, seed=league.seed)
        try:
            output = Output()
            for each in (*verdict_lines(result), *result_tables(result), *further_lines(result)):
                output.print(each, markup=False, emoji=False, soft_wrap=isinstance(each, str))
        finally:  # the reader of what is printed may have left, as `head` does
            if store is not None:
                _write(outputs, result, store)
    return status


def _play(result: Result, store: "Store | None", jobs: int, cluster: str | None) -> int:
    """Play the rest of the league. Returns the exit status."""
    league, scoreboard, played = result.league, result.scoreboard, set()
    for game in store.games() if store else ():
        played.add(game.id)
        scoreboard.add(game)
    with workers(jobs=jobs, cluster=cluster) as run, ProgressBar() as bar:
        tasks = play_league(league, run=run, played=played)
        shown = bar.add_task("games", total=league.planned, completed=scoreboard.games)
        try:
            while result.decision is None and (games := next(tasks, None)) is not None:
                counted = list[Game]()
                with uninterrupted():  # what is counted is saved
                    while games and result.decision is None:
                        counted.append(games.pop(0))
                        scoreboard.add(counted[-1])
                    if store is not None:
                        store.add(counted)
                bar.update(shown, completed=scoreboard.games)
        except KeyboardInterrupt:
            return INTERRUPTED_STATUS
    return 0


def _write(outputs: Outputs, result: Result, store: "Store") -> None:
    """Write the files and name each on stderr."""
    if outputs.results is not None:
        say(f"wrote {outputs.results}")
    if outputs.json is not None:
        write_file(outputs.json, result_json(result, store.games()))
        say(f"wrote {outputs.json}")
    if outputs.replays is not None:
        make_folder(outputs.replays)
        for game in store.games():
            write_file(outputs.replays / f"{game.id}.json", [json.dumps(as_replay(game))])
        say(f"wrote {result.scoreboard.games} replays to {outputs.replays}")
    if outputs.html is not None and result.scoreboard.games:
        from connectx.arena.result_page import result_page  # late: few matches write one

        write_file(outputs.html, result_page(result, store.games()))
        say(f"wrote {outputs.html}")
