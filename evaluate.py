"""Match ConnectX players and count honestly.

    python evaluate.py minimax negamax -n 100 --seed 1
    python evaluate.py minimax one_step random my_agent.py --league --jobs 2

A player is an agent of ours by name, one of kaggle-environments' own (random, negamax), or the path
of anyone's submission file. Ours are bundled first: what is evaluated is what is uploaded. Files
are run as Kaggle would load them, each in a process of its own with a hard deadline, so that an
agent that hangs, crashes or returns rubbish loses its game and nothing else.
"""

import argparse
import contextlib
import dataclasses
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any

from rich.console import Console
from rich.live import Live
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from arena.errors import PlayerError, UserError
from arena.executor import ExecutorError
from arena.league import League, play_league
from arena.match import Game, PlayerId, Rules, play_game, versions
from arena.page import league_page
from arena.players import BUILT_INS, Player, built_in_player, read_player
from arena.process import (
    START_SECONDS,
    Limits,
    Outcome,
    PlayerFunction,
    PlayerProcess,
    RunningPlayer,
)
from arena.rating import SequentialTest
from arena.referee import KaggleReferee
from arena.report import (
    Result,
    conduct_table,
    cross_table,
    forfeit_lines,
    game_html,
    game_replay,
    live_table,
    match_table,
    ranking_table,
    result_csv,
    result_json,
    test_line,
)
from arena.results import ResultsError, ResultsFile, read_results
from arena.sandbox import check_sandbox
from arena.schedule import schedule
from arena.score import Scoreboard, summarize
from build_submission import BundleError, agent_names, bundle

AGENTS = Path(__file__).parent / "agents"
CONNECT_FOUR = {"rows": 6, "columns": 7, "inarow": 4}
CONFIGURATION_KEYS = (*CONNECT_FOUR, "actTimeout")
OTHER_GAMES = {"tictactoe": "open_spiel_tic_tac_toe"}  # agents of ours that play no ConnectX
MATCH_GAMES = 100
TEST_GAMES = 10_000  # at most, where a sequential test decides
LEAGUE_OPENING_PLIES = 4
MEMORY_MIB = 4096  # a player's; numpy with its threads takes one or two
PROGRESS_AFTER_SECONDS = 2.0
REDRAW_SECONDS = 0.5
INTERRUPTED = 130  # exit status after Ctrl-C, as shells have it


class UsageError(Exception):
    """What is wrong with a request, in one line."""


WRONG = (UsageError, UserError, ResultsError, ExecutorError)


@dataclass(frozen=True, kw_only=True)
class Match:
    """The games of two players, in the order in which they were played."""

    players: tuple[PlayerId, ...]
    seed: int
    games: tuple[Game, ...]


@dataclass(frozen=True, kw_only=True)
class WinPercentages:
    """What Kaggle's course prints, and the match behind it."""

    agent1_win_percentage: float  # 0 to 1, as the course has it
    agent2_win_percentage: float
    agent1_invalid_plays: int  # games forfeited, whatever the cause
    agent2_invalid_plays: int
    match: Match


def get_win_percentages(
    agent1: str | Callable[..., Any],
    agent2: str | Callable[..., Any],
    n_rounds: int = 100,
    *,
    seed: int = 0,
) -> WinPercentages:
    """Play Connect Four and print the four lines of Kaggle's course.

    An agent is a callable, or whatever the command line takes: a name of ours, "random", "negamax",
    a path. A callable, a notebook's, plays in this process: one that never returns is not ended.
    The agents move first in turn, `agent1` in the first game. As everywhere here, and unlike in the
    course, a forfeit is a win of the other side; an invalid play is a game forfeited for any cause.
    """
    import numpy  # rounds as the course does; late, as the command line does without

    if n_rounds < 1:
        raise ValueError(f"n_rounds is {n_rounds}, expected at least 1")
    sides = [agent if callable(agent) else find_player(agent) for agent in (agent1, agent2)]
    player_ids = tuple(map(_player_id, sides))
    with contextlib.ExitStack() as stack:
        running: list[RunningPlayer] = [
            stack.enter_context(PlayerProcess(side))
            if isinstance(side, Player)
            else PlayerFunction(side)
            for side in sides
        ]
        referee = KaggleReferee(CONNECT_FOUR)
        games = tuple(
            play_game(pairing, running, player_ids, referee)
            for pairing in schedule(games=n_rounds, seed=seed)
        )
    match = Match(players=player_ids, seed=seed, games=games)
    one, two = (summarize(match.games, number) for number in (0, 1))
    result = WinPercentages(
        agent1_win_percentage=one.total.win_rate,
        agent2_win_percentage=two.total.win_rate,
        agent1_invalid_plays=sum(one.forfeits.values()),
        agent2_invalid_plays=sum(two.forfeits.values()),
        match=match,
    )
    print("Agent 1 Win Percentage:", numpy.round(result.agent1_win_percentage, 2))
    print("Agent 2 Win Percentage:", numpy.round(result.agent2_win_percentage, 2))
    print("Number of Invalid Plays by Agent 1:", result.agent1_invalid_plays)
    print("Number of Invalid Plays by Agent 2:", result.agent2_invalid_plays)
    return result


def find_player(text: str) -> Player:
    """The player that `text` names: a built-in, an agent of ours, or a file.

    Raises UsageError where there is none, PlayerError where there is one that cannot be read.
    """
    if text in BUILT_INS:
        return built_in_player(text)
    path = Path(text)
    ours = path.parent.resolve() == AGENTS.resolve() and path.suffix == ".py"
    name = path.stem if ours else text
    if name in OTHER_GAMES:
        raise UsageError(f"{text}: plays {OTHER_GAMES[name]}, expected a ConnectX player")
    if name in agent_names():
        try:
            return Player(name=name, source=bundle(AGENTS / f"{name}.py"))
        except BundleError as error:
            raise PlayerError(f"{name}: cannot be bundled: {error}") from error
    if path.is_file():
        return read_player(path)
    if path.suffix == ".py" or len(path.parts) > 1:
        raise UsageError(f"{text}: there is no such file")
    known = ", ".join((*_connectx_agents(), *BUILT_INS))
    raise UsageError(f"{text}: unknown player, expected one of {known}, or the path of a file")


def _connectx_agents() -> list[str]:
    return [name for name in agent_names() if name not in OTHER_GAMES]


def check_player(player: Player, deadline_seconds: float, limits: Limits) -> None:
    """Raise PlayerError where the player's source does not load, before any game is played."""
    with PlayerProcess(player, limits=limits) as process:
        process.new_game(seed=0)
        reply = process.load(deadline_seconds)
    if reply.outcome is not Outcome.LOADED:
        reason = reply.detail.splitlines()[-1] if reply.detail else reply.outcome
        raise PlayerError(f"{player.name}: does not load: {reason}")


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line. Returns the exit status."""
    options = make_parser().parse_args(arguments)
    try:
        if options.play is not None:
            return play_by_hand(options)
        return run(options)
    except WRONG as error:
        print(f"evaluate.py: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:  # before the first game
        return INTERRUPTED


def make_parser() -> argparse.ArgumentParser:
    """The options, with their help."""
    parser = argparse.ArgumentParser(
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog=f"agents of ours: {', '.join(_connectx_agents())}",
    )
    parser.add_argument(
        "--play", metavar="PLAYER", help="play against it yourself, in the terminal"
    )
    parser.add_argument(
        "players",
        metavar="PLAYER",
        nargs="*",
        help="a name of ours, random, negamax, or a path; the same one twice plays itself",
    )
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument("--league", action="store_true", help="every player against every other")
    kind.add_argument(
        "--gauntlet", action="store_true", help="the first player against every other"
    )
    kind.add_argument(
        "--sprt",
        metavar="elo0=0,elo1=30",
        help="two players, until the sequential test on pairs has decided between elo0 and elo1",
    )
    parser.add_argument(
        "-n",
        dest="games",
        metavar="GAMES",
        type=int,
        help=f"between every two players; default: {MATCH_GAMES}, with --sprt {TEST_GAMES} at most",
    )
    parser.add_argument(
        "--opening-plies",
        metavar="N",
        type=int,
        help="random moves before each pair of games; default: 0, with the three options above "
        f"{LEAGUE_OPENING_PLIES}",
    )
    parser.add_argument(
        "--seed", type=int, default=0, help="the same seed, the same games; default: %(default)s"
    )
    parser.add_argument(
        "--config",
        metavar="KEY=VALUE,...",
        default="",
        help="rows, columns, inarow, actTimeout (seconds a move); default: 6, 7, 4, 2",
    )
    parser.add_argument(
        "--overage",
        metavar="SECONDS",
        type=float,
        help="time in a game beyond actTimeout; default: 60, as on Kaggle",
    )
    where = parser.add_argument_group("where and how it plays")
    where.add_argument(
        "--jobs", metavar="N", type=int, default=1, help="processes that play; default: 1"
    )
    where.add_argument(
        "--cluster", metavar="ADDRESS", help="a dask scheduler, such as tcp://HOST:8786"
    )
    where.add_argument(
        "--referee",
        choices=("kaggle", "native"),
        default="kaggle",
        help="the official environment, or one with the same verdicts for bulk; default: kaggle",
    )
    where.add_argument(
        "--isolate",
        action="store_true",
        help="strangers' code: no network, no home folder, nothing writable (bubblewrap)",
    )
    where.add_argument(
        "--memory",
        metavar="MIB",
        type=int,
        default=MEMORY_MIB,
        help="address space of a player; default: %(default)s",
    )
    files = parser.add_argument_group("files")
    lines = files.add_mutually_exclusive_group()
    lines.add_argument(
        "--results", metavar="FILE", type=Path, help="write a JSON line for every game as it ends"
    )
    lines.add_argument(
        "--resume", metavar="FILE", type=Path, help="go on with the same league's --results"
    )
    files.add_argument("--json", metavar="FILE", type=Path, help="write the whole result")
    files.add_argument("--csv", metavar="FILE", type=Path, help="write a line for each player")
    files.add_argument(
        "--html",
        metavar="FILE",
        type=Path,
        help="write a page: of two players the first game, of more the report with all games",
    )
    files.add_argument(
        "--replays", metavar="DIR", type=Path, help="write every game in Kaggle's replay form"
    )
    files.add_argument("--force", action="store_true", help="overwrite existing files")
    return parser


def run(options: argparse.Namespace) -> int:
    """Check everything, then play, print and write. Returns the exit status."""
    league, test = read_league(options)
    next(league.pairings())  # its opening can be drawn
    for file in (options.results, options.json, options.csv, options.html):
        if file is not None:
            check_output(file, force=options.force)
    if options.replays is not None:
        check_folder(options.replays)
    if options.resume is not None and not options.resume.is_file():
        raise UsageError(f"--resume {options.resume}: there is no such file")
    if league.rules.limits.isolated and options.cluster is None:
        check_sandbox()
    deadline = league.rules.make_referee().hard_deadline(0)
    for player in dict.fromkeys(league.players):
        check_player(player, deadline, league.rules.limits)
    kept = options.resume or options.results
    if kept is not None:
        return _play_and_report(league, test, kept, options)
    with tempfile.TemporaryDirectory(prefix="league-") as folder:
        return _play_and_report(league, test, Path(folder, "results.jsonl"), options)


def read_league(options: argparse.Namespace) -> tuple[League, SequentialTest | None]:
    """The league that the options ask for, and the test that may end it."""
    many = options.league or options.gauntlet
    if len(options.players) < 2 or (len(options.players) > 2 and not many):
        raise UsageError(
            f"{len(options.players)} players: expected 2, or more with --league or --gauntlet, "
            "or --play PLAYER"
        )
    test = None if options.sprt is None else read_test(options.sprt)
    games = options.games
    if games is None:
        games = MATCH_GAMES if test is None else TEST_GAMES
    plies = options.opening_plies
    if plies is None:
        plies = LEAGUE_OPENING_PLIES if many or test is not None else 0
    for option, value, least, unit in (
        ("-n", games, 1, "game"),
        ("--opening-plies", plies, 0, "plies"),
        ("--jobs", options.jobs, 1, "process"),
        ("--memory", options.memory, 64, "MiB"),
    ):
        if value < least:
            raise UsageError(f"{option} {value}: expected at least {least} {unit}")
    if options.overage is not None and not 0 <= options.overage < float("inf"):
        raise UsageError(f"--overage {options.overage}: expected 0 seconds or more")
    configuration = {**CONNECT_FOUR, **read_configuration(options.config)}
    players = tuple(find_player(text) for text in options.players)
    names = [player.name for player in players]
    twice = next((name for name in names if names.count(name) > 1), None)
    if many and twice is not None:
        raise UsageError(f"{twice}: named twice, expected every player of a league once")
    rules = Rules(
        configuration=KaggleReferee(configuration).configuration,
        overage_seconds=options.overage,
        referee=options.referee,
        limits=Limits(memory=options.memory << 20, isolated=options.isolate),
    )
    league = League(
        players=players,
        rules=rules,
        games=games,
        seed=options.seed,
        gauntlet=options.gauntlet,
        opening_plies=plies,
    )
    return league, test


def read_test(text: str) -> SequentialTest:
    """The test of "elo0=0,elo1=30"."""
    values: dict[str, float] = {}
    known = [field.name for field in dataclasses.fields(SequentialTest)]
    for item in text.split(","):
        key, _, value = item.partition("=")
        number = _number(float, value)
        if key not in known or number is None:
            raise UsageError(f"--sprt {item}: expected {', '.join(known)}, each =NUMBER")
        values[key] = number
    if not {"elo0", "elo1"} <= values.keys():
        raise UsageError(f"--sprt {text}: expected at least elo0=NUMBER,elo1=NUMBER")
    test = SequentialTest(**values)
    if not -2000 < test.elo0 < test.elo1 < 2000:
        raise UsageError(f"--sprt {text}: expected elo0 less than elo1, both within 2000 of 0")
    if not (0 < test.alpha < 0.5 and 0 < test.beta < 0.5):
        raise UsageError(f"--sprt {text}: expected alpha and beta between 0 and 0.5")
    return test


def _play_and_report(
    league: League, test: SequentialTest | None, path: Path, options: argparse.Namespace
) -> int:
    scoreboard = Scoreboard()
    played: set[str] = set()
    if options.resume is None:
        results = ResultsFile.create(path, league.header())
    else:
        results, before = ResultsFile.resume(path, league.header())
        for game in before:
            if game.id not in played:
                played.add(game.id)
                scoreboard.add(game)
    result = Result(
        players=league.player_ids,
        seed=league.seed,
        configuration=league.rules.configuration,
        planned=league.planned,
        scoreboard=scoreboard,
        versions=versions(),
        test=test,
    )
    start, games_before, status = monotonic(), scoreboard.games, 0

    def state() -> Result:
        return dataclasses.replace(
            result, games_now=scoreboard.games - games_before, seconds=monotonic() - start
        )

    many = options.league or options.gauntlet or test is not None
    progress = _LiveTable(state) if many else _Progress(league)
    with contextlib.closing(results), progress:
        games = play_league(league, played=played, jobs=options.jobs, cluster=options.cluster)
        with contextlib.closing(games):
            try:
                decided = test is not None and _decided(test, scoreboard)
                while not decided and (ended := next(games, None)) is not None:
                    results.append(ended)
                    scoreboard.add(ended)
                    progress.advance()
                    decided = test is not None and _decided(test, scoreboard)
            except KeyboardInterrupt:
                status = INTERRUPTED
    _print(state(), league_tables=options.league or options.gauntlet)
    _write(state(), path, options, league_page_wanted=many)
    return status


def _decided(test: SequentialTest, scoreboard: Scoreboard) -> bool:
    meeting = scoreboard.meetings.get((0, 1))
    return meeting is not None and test.decision(meeting.pentanomial) is not None


def _print(result: Result, *, league_tables: bool) -> None:
    console = Console()
    if league_tables and result.scoreboard.games:
        for table in (ranking_table, conduct_table, cross_table):
            console.print(table(result))
    else:
        console.print(match_table(result))
    lines = forfeit_lines(result)
    if result.test is not None:
        lines.append(test_line(result))
    if league_tables or result.test is not None:
        lines.append(f"{result.games_an_hour:,.0f} games an hour")
    for line in lines:
        console.print(escape(line))


def _write(
    result: Result, path: Path, options: argparse.Namespace, *, league_page_wanted: bool
) -> None:
    """Write the files that were asked for, from the games in `path`."""

    def games() -> Iterator[Game]:
        return read_results(path)[1]

    if options.json is not None:
        with options.json.open("w", encoding="utf-8") as file:
            file.writelines(result_json(result, games()))
    if options.csv is not None:
        options.csv.write_text(result_csv(result), encoding="utf-8")
    if options.html is not None and result.scoreboard.games:
        pieces = league_page(result, games()) if league_page_wanted else [game_html(next(games()))]
        with options.html.open("w", encoding="utf-8") as file:
            file.writelines(pieces)
    if options.replays is not None:
        for game in games():
            replay = json.dumps(game_replay(game))
            (options.replays / f"{game.id}.json").write_text(replay, encoding="utf-8")


def play_by_hand(options: argparse.Namespace) -> int:
    """A person against a player, in the terminal. Returns the exit status."""
    from agents.core.position import geometry_of
    from play.opponent import Opponent
    from play.session import Session
    from play.terminal import play_in_terminal

    configuration = {**CONNECT_FOUR, **read_configuration(options.config)}
    size = [int(configuration[key]) for key in CONNECT_FOUR]
    player = find_player(options.play)
    check_player(player, START_SECONDS, Limits())
    with Opponent(player) as opponent:
        play_in_terminal(Session(geometry_of(*size), opponent))
    return 0


def read_configuration(text: str) -> dict[str, int | float]:
    """The configuration of "rows=6,columns=7"."""
    configuration: dict[str, int | float] = {}
    for item in filter(None, text.split(",")):
        key, _, value = item.partition("=")
        if key not in CONFIGURATION_KEYS:
            known = ", ".join(CONFIGURATION_KEYS)
            raise UsageError(f"--config {item}: unknown key {key!r}, expected one of {known}")
        if key == "actTimeout":
            number, least, expected = _number(float, value), 0.001, "seconds, at least 0.001"
        else:
            number, least, expected = _number(int, value), 1, "an integer, at least 1"
        if number is None or not least <= number < float("inf"):
            raise UsageError(f"--config {item}: {key} is {value!r}, expected {expected}")
        configuration[key] = number
    return configuration


def _number(kind: type[int] | type[float], text: str) -> int | float | None:
    try:
        return kind(text)
    except ValueError:
        return None


def check_folder(folder: Path) -> None:
    """Make the folder; raise UsageError where that cannot be."""
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        raise UsageError(f"{folder}: cannot be made: {error.strerror}") from error


def check_output(file: Path, *, force: bool) -> None:
    """Raise UsageError where a file cannot or must not be written."""
    if file.is_dir() or not os.access(file.parent, os.W_OK):
        raise UsageError(f"{file}: cannot be written, expected a file in an existing folder")
    if file.exists() and not force:
        raise UsageError(f"{file}: exists already, --force overwrites it")


class _Progress:
    """A progress bar on a terminal, for what takes longer than a moment."""

    def __init__(self, league: League) -> None:
        self._bar = Progress(
            TextColumn("{task.description}", markup=False),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            transient=True,
        )
        names = " - ".join(player.name for player in league.players)
        self._task = self._bar.add_task(names, total=league.planned)
        self._start = monotonic()

    def __enter__(self) -> "_Progress":
        return self

    def __exit__(self, *exception: object) -> None:
        if self._bar.live.is_started:  # stopping prints a line
            self._bar.stop()

    def advance(self) -> None:
        """One game more."""
        self._bar.advance(self._task)
        late = monotonic() - self._start > PROGRESS_AFTER_SECONDS
        if late and self._bar.console.is_terminal and not self._bar.live.is_started:
            self._bar.start()


class _LiveTable:
    """The league's table on a terminal, drawn anew as games end."""

    def __init__(self, state: Callable[[], Result]) -> None:
        self._state = state
        self._live = Live(console=Console(stderr=True), transient=True)
        self._drawn = monotonic()

    def __enter__(self) -> "_LiveTable":
        return self

    def __exit__(self, *exception: object) -> None:
        if self._live.is_started:
            self._live.stop()

    def advance(self) -> None:
        """One game more."""
        if self._live.console.is_terminal and monotonic() - self._drawn > REDRAW_SECONDS:
            if not self._live.is_started:
                self._live.start()
            self._live.update(live_table(self._state()))
            self._drawn = monotonic()


def _player_id(side: Player | Callable[..., Any]) -> PlayerId:
    if isinstance(side, Player):
        return PlayerId(name=side.name, source_hash=side.source_hash)
    return PlayerId(name=getattr(side, "__name__", type(side).__name__), source_hash=None)


if __name__ == "__main__":
    sys.exit(main())
