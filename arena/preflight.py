"""Would this submission work on Kaggle? Tries it out and reports point by point.

report = examine("submission.py")
print_report(report, Output())
"""

import textwrap
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import NamedTuple

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from arena.command_line import Output
from arena.game import Cause, Forfeit, Game, PlayerId
from arena.match import Pairing, play_game
from arena.referee import KaggleReferee
from bundle.flatten import HEADER
from players.archive import MAIN, PackedFile
from players.player import Player, explain
from processes.process import (
    Limits,
    Outcome,
    PlayerProcess,
    Reply,
    error_line,
    warn_about,
)
from processes.sandbox import Isolation

SEED = 1
# Appended to a file that `bundle` wrote. It binds no name, so it does not change what is loaded.
IS_AGENT = """

assert [each for each in globals().values() if callable(each)][-1] is agent, (
    "Kaggle takes another callable than agent")
"""
OPPONENTS = ("random", "negamax")
# By the name in the report: the players of both seats. 0 and 1 are the submission's processes.
EPISODES = {"validation: against itself": (0, 1)} | {
    f"{seat} against {opponent}": players
    for number, opponent in enumerate(OPPONENTS, start=2)
    for seat, players in (("first", (0, number)), ("second", (number, 0)))
}


@dataclass(kw_only=True)
class Trial:
    """What happened when a submission was tried out."""

    player: Player
    loading: Reply
    act_timeout: float  # seconds
    overage: float  # seconds a game
    games: dict[str, Game] = field(default_factory=dict)  # by the names of `EPISODES`
    written: set[str] = field(default_factory=set)  # the files that it has written

    @property
    def has_timed_out(self) -> bool:
        """Whether a move came too late. Then nothing more is tried, as it would take as long."""
        return any(forfeit.cause is Cause.TIMEOUT for forfeit in self.forfeits())

    def forfeits(self) -> Iterator[Forfeit]:
        """The submission's forfeits."""
        for game in self.games.values():
            if game.forfeit is not None and game.numbers[game.forfeit.seat] in (0, 1):
                yield game.forfeit

    def seats(self) -> Iterator[tuple[Game, int]]:
        """The games, each with a seat of the submission's."""
        for game in self.games.values():
            for seat, player in enumerate(game.numbers):
                if player in (0, 1):
                    yield game, seat


def try_out(player: Player, isolation: Isolation, progress: Callable[[str], None]) -> Trial:
    """Load a submission and play the episodes, until one shows that it does not answer in time.

    `progress` is called with what is being tried. Raises PlayerError for a player that cannot be
    isolated as `isolation` demands.
    """
    limits = Limits(isolation=isolation)
    warn_about(player, limits)
    main = PackedFile(MAIN, player.source.encode())
    player = replace(player, files=player.files or (main,))
    referee = KaggleReferee({})
    act_timeout = float(referee.configuration["actTimeout"])
    overage = referee.overage_seconds
    progress("loading")
    check = IS_AGENT if player.source.startswith(HEADER) else ""
    with PlayerProcess(replace(player, source=player.source + check), limits=limits) as process:
        loading = process.load(act_timeout + overage)
        trial = Trial(player=player, loading=loading, act_timeout=act_timeout, overage=overage)
        trial.written.update(process.files_written())
    if loading.outcome is Outcome.LOADED:
        _play(limits, referee, trial, progress)
    return trial


def _play(
    limits: Limits, referee: KaggleReferee, trial: Trial, progress: Callable[[str], None]
) -> None:
    players = [trial.player] * 2 + [Player.parse(name) for name in OPPONENTS]
    player_ids = [PlayerId(name=each.name, source_hash=each.source_hash) for each in players]
    with ExitStack() as stack:
        own = [PlayerProcess(trial.player, limits=limits) for _ in range(2)]
        running = [*own, *map(PlayerProcess, players[2:])]
        for process in running:
            stack.enter_context(process)
        for name, numbers in EPISODES.items():
            progress(name)
            pairing = Pairing(players=numbers, seed=SEED)
            trial.games[name] = play_game(pairing, running, player_ids, referee)
            if trial.has_timed_out:
                break
        for process in own:
            trial.written.update(process.files_written())


TIGHT_SHARE = 0.75  # of actTimeout: a machine slower than this one by a third would exceed it
PRINTED_CHARACTERS = 1_000  # of what was printed before an error


class Status(StrEnum):
    """How a check ended."""

    OK = "ok"
    WARN = "warn"
    FAIL = "FAIL"
    UNKNOWN = "unknown"


STYLES = {
    Status.OK: "green",
    Status.WARN: "yellow",
    Status.FAIL: "bold red",
    Status.UNKNOWN: "bold yellow",
}


class Check(NamedTuple):
    """One row of the report."""

    name: str
    detail: str
    status: Status = Status.OK


class Report(NamedTuple):
    """The result of trying out a submission."""

    name: str  # as the user typed it
    checks: tuple[Check, ...]
    evidence: str  # the first error in full and what was printed before it; may be empty

    @property
    def passed(self) -> bool:
        """Whether it would play on Kaggle, as far as can be known here."""
        return not any(check.status in (Status.FAIL, Status.UNKNOWN) for check in self.checks)


def run(text: str, isolation: Isolation) -> int:
    """Examine a submission and print the report; returns 0 if it would play on Kaggle, else 1.

    Raises PlayerError as `examine` does.
    """
    report = examine(text, isolation)
    print_report(report, Output())
    return 0 if report.passed else 1


def examine(text: str, isolation: Isolation = Isolation.FILES) -> Report:
    """Try a submission out and report.

    Raises PlayerError if the text names no player, or one that cannot be isolated as demanded.
    """
    player = Player.parse(text)
    with Output().status("preflight") as status:
        trial = try_out(player, isolation, lambda what: status.update(f"preflight: {what}"))
    checks = [check._replace(detail=_printable(check.detail)) for check in _checks(trial)]
    return Report(text, tuple(checks), _printable(_evidence(trial)))


# The rows of the report ---------------------------------------------------------------------------


def _checks(trial: Trial) -> Iterator[Check]:
    if trial.player.warning:
        yield Check("as uploaded", trial.player.warning, Status.FAIL)
    yield _loading_check(trial)
    for name, game in trial.games.items():
        yield _episode_check(name, game, trial)
    if not trial.games:
        return
    if nothing := sum(game.unanswered[seat] for game, seat in trial.seats()):
        detail = f"None in {nothing} moves: Kaggle plays column 0"
        yield Check("types of the moves", detail, Status.WARN)
    seconds = [game.seconds_of(seat) for game, seat in trial.seats()]
    first, later = [each[:1] for each in seconds], [each[1:] for each in seconds]
    yield _seconds_check("first move, with loading", first, trial.act_timeout)
    yield _seconds_check("slowest later move", later, trial.act_timeout)
    yield _overage_check(trial)
    if trial.written:
        detail = f"{', '.join(sorted(trial.written)[:3])}: Kaggle's file system is read-only"
        yield Check("files written", detail, Status.WARN)


def _loading_check(trial: Trial) -> Check:
    name, loading, player = "loads by Kaggle's rule", trial.loading, trial.player
    if loading.outcome is not Outcome.LOADED:
        return _failed(name, _error(loading.detail), trial)
    duration, taken = f"in {loading.seconds:.2f} s", loading.detail
    if player.function:
        why = f"{player.function} is tried out, which Kaggle calls only if it is the last callable"
        return Check(name, f"{duration}; {why}")
    if taken.startswith("class "):
        detail = f"Kaggle takes the {taken}, the last callable, for the agent"
        return Check(name, detail, Status.FAIL)
    return Check(name, f"{duration}; Kaggle calls {taken}, the last callable")


def _episode_check(name: str, game: Game, trial: Trial) -> Check:
    forfeit, plies = game.forfeit, len(game.moves)
    if forfeit is not None and game.numbers[forfeit.seat] in (0, 1):
        reason = _error(forfeit.detail)
        return _failed(name, f"{forfeit.cause} at ply {plies + 1}: {reason}", trial)
    if game.winner is None:
        result = "drawn"
    elif game.numbers == (0, 1):
        result = f"the {('first', 'second')[game.winner]} seat won"
    else:
        result = "won" if game.numbers[game.winner] == 0 else "lost"
    return Check(name, f"{result} in {plies} plies")


def _failed(name: str, detail: str, trial: Trial) -> Check:
    """A check that failed, or that is unknown if the error may come from this machine."""
    _, is_unknown = explain(detail, trial.player)
    return Check(name, detail, Status.UNKNOWN if is_unknown else Status.FAIL)


def _seconds_check(name: str, seconds: list[list[float]], act_timeout: float) -> Check:
    slowest = max((taken for game in seconds for taken in game), default=0.0)
    detail = f"{slowest:.3f} s of {act_timeout:g} s"
    if slowest > act_timeout:
        return Check(name, f"{detail}: the rest comes out of the overage", Status.WARN)
    if slowest > act_timeout * TIGHT_SHARE:
        return Check(name, f"{detail}: too close for a slower machine", Status.WARN)
    return Check(name, detail)


def _overage_check(trial: Trial) -> Check:
    if trial.has_timed_out:
        return Check("overage", f"all {trial.overage:g} s of it used", Status.FAIL)
    used = max(game.overage_of(seat) for game, seat in trial.seats())
    detail = f"{used:.3f} s of {trial.overage:g} s in one game"
    return Check("overage", detail, Status.WARN if used > 0 else Status.OK)


def _evidence(trial: Trial) -> str:
    """The first error in full."""
    if trial.loading.outcome is not Outcome.LOADED:
        return trial.loading.detail
    for forfeit in trial.forfeits():
        parts = [forfeit.detail, forfeit.output_tail[-PRINTED_CHARACTERS:]]
        return "\nprinted before it:\n".join(part.strip() for part in parts if part.strip())
    return ""


def _error(detail: str) -> str:
    return textwrap.shorten(error_line(detail), 300)


def _printable(text: str) -> str:
    """The text without control characters: it comes from a stranger's code."""
    return "".join(c if c.isprintable() or c == "\n" else "\N{REPLACEMENT CHARACTER}" for c in text)


# Printing it --------------------------------------------------------------------------------------


def print_report(report: Report, console: Console) -> None:
    """Print the table, the first error in full, and the conclusion."""
    table = Table(title=f"Preflight of {escape(_printable(report.name))}", title_justify="left")
    table.add_column("check")
    table.add_column("status")
    table.add_column("result", overflow="fold")
    names: dict[Status, list[str]] = {status: [] for status in Status}
    for name, detail, status in report.checks:
        names[status].append(name)
        table.add_row(name, f"[{STYLES[status]}]{status}[/]", escape(detail))
    console.print(table)
    if report.evidence and not report.passed:
        console.print(escape(report.evidence), style="dim", highlight=False)
    if failed := names[Status.FAIL]:
        console.print(f"It would fail on Kaggle: {', '.join(failed)}.")
    elif unknown := names[Status.UNKNOWN]:
        console.print(f"Whether it would play on Kaggle is not known here: {', '.join(unknown)}.")
    elif warned := names[Status.WARN]:
        console.print(f"It would play on Kaggle; look at: {', '.join(warned)}.")
    else:
        console.print("It would play on Kaggle.")
