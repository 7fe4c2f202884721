"""Match two ConnectX players and count honestly.

    python evaluate.py minimax negamax -n 100 --seed 1

A player is an agent of ours by name, one of kaggle-environments' own (random, negamax), or the path
of anyone's submission file. Ours are bundled first: what is evaluated is what is uploaded. Files
are run as Kaggle would load them, each in a process of its own with a hard deadline, so that an
agent that hangs, crashes or returns rubbish loses its game and nothing else.
"""

import argparse
import importlib.metadata
import os
import platform
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from arena.match import Contestant, Game, play, schedule, seated
from arena.player import (
    BUILT_INS,
    START_SECONDS,
    CallableMover,
    Mover,
    Outcome,
    Player,
    PlayerError,
    PlayerProcess,
    built_in_player,
    read_player,
)
from arena.referee import ConfigurationError, KaggleReferee
from arena.report import Match, forfeit_lines, game_html, match_json, match_table
from arena.score import summarize
from build_submission import BundleError, agent_names, bundle

AGENTS = Path(__file__).parent / "agents"
CONNECT_FOUR = {"rows": 6, "columns": 7, "inarow": 4}
CONFIGURATION_KEYS = (*CONNECT_FOUR, "actTimeout")
PROGRESS_AFTER_SECONDS = 2.0
INTERRUPTED = 130  # exit status after Ctrl-C, as shells have it


class UsageError(Exception):
    """What is wrong with a request, in one line."""


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
    match = _play_match(sides, games=n_rounds, seed=seed, configuration=CONNECT_FOUR)
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
    if name in agent_names():
        try:
            return Player(name=name, source=bundle(AGENTS / f"{name}.py"))
        except BundleError as error:
            raise PlayerError(f"{name}: cannot be bundled: {error}") from error
    if path.is_file():
        return read_player(path)
    if path.suffix == ".py" or len(path.parts) > 1:
        raise UsageError(f"{text}: there is no such file")
    known = ", ".join((*agent_names(), *BUILT_INS))
    raise UsageError(f"{text}: unknown player, expected one of {known}, or the path of a file")


def check_player(player: Player, deadline_seconds: float) -> None:
    """Raise PlayerError where the player's source does not load, before any game is played."""
    with PlayerProcess(player) as process:
        process.new_game(seed=0)
        reply = process.load(deadline_seconds)
    if reply.outcome is not Outcome.LOADED:
        reason = reply.detail.splitlines()[-1] if reply.detail else reply.outcome
        raise PlayerError(f"{player.name}: does not load: {reason}")


def play_match(
    players: Sequence[Player | Callable[..., Any]],
    *,
    games: int,
    seed: int,
    referee: KaggleReferee,
) -> Iterator[Game]:
    """The games of two players, each given as it ends; callables play in this process."""
    with seated([side for side in players if isinstance(side, Player)]) as processes:
        waiting: Iterator[Mover] = iter(processes)
        movers = [
            next(waiting) if isinstance(side, Player) else CallableMover(side) for side in players
        ]
        contestants = [_contestant(side) for side in players]
        yield from play(schedule(games=games, seed=seed), movers, contestants, referee)


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line. Returns the exit status."""
    parser = make_parser()
    options = parser.parse_args(arguments)
    try:
        if options.play is not None:
            return play_by_hand(options)
        if options.a is None or options.b is None:
            parser.error("expected two players, A and B, or --play PLAYER")
        return run(options)
    except (UsageError, PlayerError, ConfigurationError) as error:
        print(f"evaluate.py: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:  # before the first game
        return INTERRUPTED


def make_parser() -> argparse.ArgumentParser:
    """The options, with their help."""
    parser = argparse.ArgumentParser(
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog=f"agents of ours: {', '.join(agent_names())}",
    )
    parser.add_argument(
        "a", metavar="A", nargs="?", help="a name of ours, random, negamax, or a path"
    )
    parser.add_argument("b", metavar="B", nargs="?", help="likewise; A and B may be the same")
    parser.add_argument(
        "--play", metavar="PLAYER", help="play against it yourself, in the terminal"
    )
    parser.add_argument(
        "-n", dest="games", metavar="GAMES", type=int, default=100, help="default: %(default)s"
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
    parser.add_argument("--json", metavar="FILE", type=Path, help="write the whole result")
    parser.add_argument(
        "--html", metavar="FILE", type=Path, help="write the first game, to look at in a browser"
    )
    parser.add_argument("--force", action="store_true", help="overwrite existing files")
    return parser


def run(options: argparse.Namespace) -> int:
    """Check everything, then play, print and write. Returns the exit status."""
    if options.games < 1:
        raise UsageError(f"-n {options.games}: expected at least 1 game")
    if options.overage is not None and not 0 <= options.overage < float("inf"):
        raise UsageError(f"--overage {options.overage}: expected 0 seconds or more")
    configuration = {**CONNECT_FOUR, **read_configuration(options.config)}
    for file in (options.json, options.html):
        if file is not None:
            check_output(file, force=options.force)
    players = [find_player(options.a), find_player(options.b)]
    referee = KaggleReferee(configuration, overage_seconds=options.overage)
    for player in dict.fromkeys(players):
        check_player(player, referee.hard_deadline(0))

    games: list[Game] = []
    status = 0
    try:
        played = play_match(players, games=options.games, seed=options.seed, referee=referee)
        with _Progress(options.games, f"{players[0].name} - {players[1].name}") as progress:
            for game in played:
                games.append(game)
                progress.advance()
    except KeyboardInterrupt:
        status = INTERRUPTED
    match = _match(players, games, planned=options.games, seed=options.seed, referee=referee)
    console = Console()
    console.print(match_table(match))
    for line in forfeit_lines(match):
        console.print(escape(line))
    if options.json is not None:
        options.json.write_text(match_json(match), encoding="utf-8")
    if options.html is not None and games:
        options.html.write_text(game_html(games[0]), encoding="utf-8")
    return status


def play_by_hand(options: argparse.Namespace) -> int:
    """A person against a player, in the terminal. Returns the exit status."""
    from agents.core.geometry import geometry_of
    from board.opponent import Opponent
    from board.session import Session
    from board.terminal import play_in_terminal

    configuration = {**CONNECT_FOUR, **read_configuration(options.config)}
    size = [int(configuration[key]) for key in CONNECT_FOUR]
    player = find_player(options.play)
    check_player(player, START_SECONDS)
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


def check_output(file: Path, *, force: bool) -> None:
    """Raise UsageError where a file cannot or must not be written."""
    if file.is_dir() or not os.access(file.parent, os.W_OK):
        raise UsageError(f"{file}: cannot be written, expected a file in an existing folder")
    if file.exists() and not force:
        raise UsageError(f"{file}: exists already, --force overwrites it")


class _Progress:
    """A progress bar on a terminal, for what takes longer than a moment."""

    def __init__(self, total: int, description: str) -> None:
        self._bar = Progress(
            TextColumn("{task.description}", markup=False),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            transient=True,
        )
        self._task = self._bar.add_task(description, total=total)
        self._start = monotonic()

    def __enter__(self) -> "_Progress":
        return self

    def __exit__(self, *exception: object) -> None:
        self._bar.stop()

    def advance(self) -> None:
        """One game more."""
        self._bar.advance(self._task)
        late = monotonic() - self._start > PROGRESS_AFTER_SECONDS
        if late and self._bar.console.is_terminal and not self._bar.live.is_started:
            self._bar.start()


def _play_match(
    sides: Sequence[Player | Callable[..., Any]],
    *,
    games: int,
    seed: int,
    configuration: Mapping[str, Any],
) -> Match:
    referee = KaggleReferee(configuration)
    played = list(play_match(sides, games=games, seed=seed, referee=referee))
    return _match(sides, played, planned=games, seed=seed, referee=referee)


def _match(
    sides: Sequence[Player | Callable[..., Any]],
    games: Sequence[Game],
    *,
    planned: int,
    seed: int,
    referee: KaggleReferee,
) -> Match:
    one, two = sides
    return Match(
        players=(_contestant(one), _contestant(two)),
        seed=seed,
        configuration=referee.configuration,
        planned=planned,
        games=tuple(games),
        versions={
            "python": platform.python_version(),
            "kaggle-environments": importlib.metadata.version("kaggle-environments"),
        },
    )


def _contestant(side: Player | Callable[..., Any]) -> Contestant:
    if isinstance(side, Player):
        return Contestant(name=side.name, source_hash=side.source_hash)
    return Contestant(name=getattr(side, "__name__", type(side).__name__), source_hash=None)


if __name__ == "__main__":
    sys.exit(main())
