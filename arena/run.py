"""Run a league: check everything, play it, print the tables and write the files."""

import contextlib
import json
import tempfile
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from rich.console import Console
from rich.markup import escape

from arena.errors import INTERRUPTED_STATUS
from arena.league import League, play_league
from arena.live import LiveTable
from arena.outputs import check_output, make_folder, write_file
from arena.page import league_page
from arena.process import check_player
from arena.rating import SequentialTest
from arena.replay import kaggle_replay
from arena.report import (
    Result,
    conduct_table,
    cross_table,
    forfeit_lines,
    live_table,
    match_table,
    ranking_table,
    result_json,
    test_line,
)
from arena.results import ResultsFile
from arena.score import Scoreboard


@dataclass(frozen=True, kw_only=True)
class Outputs:
    """The files to write; None for those that are not wanted."""

    results: Path | None = None
    json: Path | None = None
    html: Path | None = None
    replays: Path | None = None
    force: bool = False  # overwrite `json` and `html`


NO_OUTPUTS = Outputs()


def run_league(
    league: League,
    *,
    test: SequentialTest | None = None,
    tables: bool = False,
    jobs: int = 1,
    cluster: str | None = None,
    outputs: Outputs = NO_OUTPUTS,
) -> int:
    """Play what the results file does not hold yet, print and write. Returns the exit status.

    `test` ends the league when it has decided. `tables` prints those of a league, even of two
    players. Raises UserError, as a rule before anything is played, for what the user can put right.
    """
    check(league, outputs, on_cluster=cluster is not None)
    with contextlib.ExitStack() as stack:
        path = outputs.results
        if path is None:
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="league-"))
            path = Path(folder, "results.jsonl")
        results = stack.enter_context(ResultsFile(path, league))
        result, status = _play(league, test, results, jobs, cluster)
        try:  # the files first: the reader of what is printed may have left, as `head` does
            _write(outputs, result, results)
        finally:
            _print(result, tables=tables)
    return status


def check(league: League, outputs: Outputs, *, on_cluster: bool) -> None:
    """Raise UserError if the league cannot be played or its files cannot be written."""
    next(league.pairings())  # an opening can be drawn
    for file in (outputs.json, outputs.html):
        check_output(file, force=outputs.force)
    if outputs.replays is not None:
        make_folder(outputs.replays)
    deadline = league.rules.make_referee().hard_deadline(0)
    for player in dict.fromkeys(league.players):
        check_player(player, deadline, league.rules.limits)


def _play(
    league: League,
    test: SequentialTest | None,
    results: ResultsFile,
    jobs: int,
    cluster: str | None,
) -> tuple[Result, int]:
    """Play the rest of the league. Returns its result and the exit status."""
    scoreboard = Scoreboard()
    played = set()
    for game in results.games():
        played.add(game.id)
        scoreboard.add(game)
    before, start, status = scoreboard.games, monotonic(), 0

    def result() -> Result:
        return Result(
            players=league.player_ids,
            seed=league.seed,
            configuration=league.rules.configuration,
            planned=league.planned,
            scoreboard=scoreboard,
            games_now=scoreboard.games - before,
            seconds=monotonic() - start,
            test=test,
        )

    games = play_league(league, played=played, jobs=jobs, cluster=cluster)
    with LiveTable(lambda: live_table(result())) as table, contextlib.closing(games):
        try:
            while not _decided(test, scoreboard) and (ended := next(games, None)) is not None:
                results.append(ended)
                scoreboard.add(ended)
                table.update()
        except KeyboardInterrupt:
            status = INTERRUPTED_STATUS
    return result(), status


def _decided(test: SequentialTest | None, scoreboard: Scoreboard) -> bool:
    meeting = scoreboard.meetings.get((0, 1))
    return test is not None and meeting is not None and bool(test.decision(meeting.pentanomial))


def _print(result: Result, *, tables: bool) -> None:
    console = Console()
    if tables and result.scoreboard.games:
        for table in (ranking_table, conduct_table, cross_table):
            console.print(table(result))
    else:
        console.print(match_table(result))
    lines = forfeit_lines(result)
    if result.test is not None:
        lines.append(test_line(result))
    if result.games_now and (tables or result.test is not None):
        lines.append(f"{result.games_an_hour:,.0f} games an hour")
    for line in lines:
        console.print(escape(line))


def _write(outputs: Outputs, result: Result, results: ResultsFile) -> None:
    if outputs.json is not None:
        write_file(outputs.json, result_json(result, results.games()))
    if outputs.html is not None and result.scoreboard.games:
        write_file(outputs.html, league_page(result, results.games()))
    if outputs.replays is not None:
        for game in results.games():
            write_file(outputs.replays / f"{game.id}.json", [json.dumps(kaggle_replay(game))])
