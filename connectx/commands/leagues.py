"""Leagues in commands: load the players, play, print the conclusion and the tables, write files."""

import json
import os
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, closing, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table

from connectx.arena.league import League, Rules, play_league
from connectx.arena.rating import SequentialTest
from connectx.arena.referee import as_replay, import_kaggle_environments
from connectx.arena.report import (
    CROSS_TITLE,
    Result,
    conclusion,
    further_lines,
    result_json,
    tables_of,
)
from connectx.command_line import OutputFile, Outputs, Printer, ProgressBar, make_table, wrapped
from connectx.errors import INTERRUPTED_STATUS, PlayerError, UserError, say, uninterrupted
from connectx.executor import Run, cores, in_order, workers
from connectx.game import KAGGLE_OVERAGE_SECONDS
from connectx.players.player import Player, parse_players
from connectx.processes.child import warn_of_rights
from connectx.processes.process import loading_problem, warn_of_upload

if TYPE_CHECKING:  # imports pydantic, which takes 0.1 s
    from connectx.arena.store import Store

LOADERS = 2  # a core: a player that loads often waits
LOADED_BY_EACH = 10  # players at least, as its start takes a while
MOST_CROSSED = 11  # players whose points against each other fit 80 columns


def load_players(
    texts: Sequence[str], rules: Rules, *, skip: bool | None = None
) -> tuple[Player, ...]:
    """The players that `texts` name, each tried out.

    Says every problem with them at once, and raises UserError; or with `skip`, leaves those players
    out, as long as two are left. None: the command has no such option.
    """
    problems: list[PlayerError] = []
    players = parse_players(texts, problems)
    found = [*dict.fromkeys(players)]
    warn_of_rights(found, rules.limits)
    seconds = rules.configuration["actTimeout"] + KAGGLE_OVERAGE_SECONDS
    load = partial(loading_problem, seconds, rules.limits)
    jobs = min(LOADERS * cores(), 1 + len(found) // LOADED_BY_EACH)
    with workers(jobs=jobs) as run, ProgressBar() as bar:
        tried = zip(found, in_order(run, load, found))
        for player, why in bar.track(tried, len(found), description="loading players"):
            if why:
                problems.append(PlayerError(why))
                players = [other for other in players if other != player]
            else:
                warn_of_upload(player)
    if len(problems) == 1 and len(texts) < 3:
        raise problems[0]
    for problem in problems:
        say(f"left out: {problem}" if skip else str(problem))
    if problems and (not skip or len(players) < 2):
        count = f"{len(problems)} of {len(texts)} players cannot play"
        raise UserError(f"{count}; --skip-broken plays without them" if skip is False else count)
    return tuple(players)


def run_league(
    league: League,
    running: AbstractContextManager[Run],
    *,
    test: SequentialTest | None = None,
    results: Path | None = None,
    outputs: Outputs | None = None,
) -> int:
    """Play what the results file does not hold yet, print and write. Returns the exit status.

    `running` gives the workers. `test` ends a match when it has decided. Raises UserError, as a
    rule before anything is played.
    """
    if results and os.path.exists(results) and league.undecided:  # noqa: PTH110 - takes any text
        from connectx.arena.store import Store

        with closing(Store(results)) as begun:  # by an earlier version, perhaps
            league = replace(league, decided="openings" not in begun.facts)
    next(league.pairings())  # raises now if no opening can be drawn
    if outputs is not None:
        outputs.check(ours=partial(_is_ours, league, results), others=[results])
        if REPLAYS in outputs.paths:
            import_kaggle_environments()  # which writes them
    result = Result(league, test)
    with ExitStack() as stack:
        store = None
        if results:
            from connectx.arena.store import Store

            store = stack.enter_context(closing(Store(results, league.facts())))
        _play(result, store, running)
    try:
        output = Printer()
        for block in (*conclusion(result), *result_tables(result), *further_lines(result)):
            if isinstance(block, str) and output.is_terminal:
                block = wrapped(block, output.width)
            is_line = isinstance(block, str)  # which may quote a stranger
            output.print(block, markup=False, emoji=False, highlight=False, soft_wrap=is_line)
    finally:  # the reader of what is printed may have left, as `head` does
        if results is not None:
            say(f"wrote {results}")
        if outputs is not None:
            outputs.write(result)
    return INTERRUPTED_STATUS if result.interrupted else 0


def result_tables(result: Result) -> Iterator[Table]:
    """The tables for a terminal."""
    for title, rows in tables_of(result).items():
        if title != CROSS_TITLE or len(rows) <= 1 + MOST_CROSSED:
            yield make_table(title, rows)


def _is_ours(league: League, results: Path | None, file: Path) -> bool:
    """Whether a file has the league's id, and `results` have its games, too."""
    with suppress(OSError):  # it cannot be read, or is a folder
        kept = results is not None and results.exists()
        return kept and league.id.encode() in file.read_bytes()
    return False


def _play(result: Result, store: "Store | None", running: AbstractContextManager[Run]) -> None:
    """Play the rest of the league, until it is decided or interrupted."""
    for game in store.games() if store else ():
        result.add(game)
    with running as run, ProgressBar() as bar:
        tasks = play_league(result.league, run=run, played=[game.id for game in result.games])
        total, played = result.league.planned, len(result.games)
        shown = bar.add_task("games", total=total, completed=played)
        try:
            while result.decision is None and (games := next(tasks, None)) is not None:
                with uninterrupted():  # what is counted is saved
                    for game in games:
                        if result.decision is None:
                            result.add(game)
                    if store is not None:
                        store.add(result.games[played:])
                played = len(result.games)
                bar.update(shown, completed=played)
        except KeyboardInterrupt:
            result.interrupted = True


def _html(result: Result) -> Iterator[str] | None:
    from connectx.arena.result_page import result_page  # late: few matches write one

    return result_page(result) if result.games else None


def _replays(result: Result) -> Iterator[tuple[str, str]]:
    for game in result.games:
        replay = as_replay(game)
        replay["info"]["LeagueId"] = result.league.id
        yield f"round-{game.round + 1:04}-{game.id}.json", json.dumps(replay)


REPLAYS = OutputFile("replays", "write every game as a Kaggle replay", _replays, is_folder=True)
OUTPUTS = (
    OutputFile("json", "write the result and all games", lambda result: [result_json(result)]),
    OutputFile("html", "write a page with the result and all games", _html),
    REPLAYS,  # last, as each takes a while
)
