"""Would this file work on Kaggle? Tries it out and says so, point by point.

    report = examine(Path("submission.py"))
    print_report(report)

The file is copied alone into an empty folder, and plays in processes that start in another empty
folder with nothing of this project on their path: first against itself, which is Kaggle's
validation episode, then in both seats against `random` and `negamax`.
"""

import json
import shutil
import tempfile
import textwrap
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from enum import StrEnum
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from arena.errors import PlayerError
from arena.match import Cause, Game, PlayerId, play_game
from arena.players import Player, built_in_player, read_player
from arena.process import Outcome, PlayerProcess, Reply
from arena.referee import KaggleReferee
from arena.schedule import Pairing

SEED = 1
TIGHT_SHARE = 0.75  # of actTimeout; a host slower than this one by a third would exceed it
LOG_CHARACTERS = 10_000  # maxLogLength: what Kaggle keeps of a move's output

# Appended to a source, it tells the name of the callable that Kaggle takes, and whether that is a
# class. It binds no name, so that it changes nothing.
PROBE_MARK = "preflight-probe:"
PROBE = f"""

__import__("sys").__stdout__.write("\\n{PROBE_MARK}" + __import__("json").dumps(
    [[name, isinstance(value, type)] for name, value in globals().items() if callable(value)][-1:]
) + "\\n")
"""


class Status(StrEnum):
    """What a row of the report says."""

    OK = "ok"
    WARN = "warn"
    FAIL = "FAIL"
    NOT_TRIED = "-"


@dataclass(frozen=True, kw_only=True)
class Check:
    """One row of the report."""

    name: str
    status: Status
    detail: str


@dataclass(frozen=True, kw_only=True)
class Report:
    """What came of trying out a file."""

    path: Path
    checks: tuple[Check, ...]
    evidence: str  # the whole of the first error and what was printed before it; may be empty

    @property
    def passed(self) -> bool:
        """Whether nothing would fail on Kaggle."""
        return all(check.status is not Status.FAIL for check in self.checks)


class Episode(NamedTuple):
    """A game to be tried: its name in the report, and who sits where."""

    name: str
    players: tuple[int, int]  # numbers in the list of players, of which 0 and 1 are the file's


OPPONENTS = ("random", "negamax")
EPISODES = [Episode("validation: against itself", (0, 1))] + [
    Episode(f"{seat} against {opponent}", players)
    for number, opponent in enumerate(OPPONENTS, start=2)
    for seat, players in (("first", (0, number)), ("second", (number, 0)))
]


class Recorder:
    """A player's process that remembers every answer."""

    def __init__(self, process: PlayerProcess) -> None:
        self.replies: list[Reply] = []
        self._process = process

    def new_game(self, seed: int) -> None:
        """Load anew, with the global random numbers seeded."""
        self._process.new_game(seed)

    def act(
        self,
        observation: Mapping[str, Any],
        configuration: Mapping[str, Any],
        deadline_seconds: float,
    ) -> Reply:
        """The answer to one observation."""
        reply = self._process.act(observation, configuration, deadline_seconds)
        self.replies.append(reply)
        return reply


@dataclass(kw_only=True)
class Trial:
    """What has been seen of a file: the rows of the report are made from it."""

    size: int
    act_timeout: float
    overage: float
    loading: Reply | None = None
    taken: tuple[str, bool] | None = None  # the callable that Kaggle takes; is it a class
    problem: str = ""  # why there is no player at all
    games: dict[Episode, Game] = field(default_factory=dict)
    replies: list[Reply] = field(default_factory=list)
    files_written: list[str] = field(default_factory=list)

    @property
    def hangs(self) -> bool:
        """Whether time has run out: nothing more is tried then, as it would take as long again."""
        return any(game.forfeit and game.forfeit.cause is Cause.TIMEOUT for game in self.own())

    def own(self) -> Iterator[Game]:
        """The games that the file has given away."""
        for game in self.games.values():
            if game.forfeit and game.players[game.forfeit.seat] in (0, 1):
                yield game

    def seats(self) -> Iterator[tuple[Game, int]]:
        """The file's seats in the games that were played."""
        for game in self.games.values():
            for seat, player in enumerate(game.players):
                if player in (0, 1):
                    yield game, seat


def examine(
    path: Path,
    *,
    configuration: Mapping[str, Any] | None = None,
    overage_seconds: float | None = None,
    progress: Callable[[str], None] = lambda _: None,
) -> Report:
    """Try the file out. Raises OSError where it cannot be read.

    `configuration` and `overage_seconds` are Kaggle's own unless given; `progress` hears what is
    being tried. An agent that does not answer is ended at the deadline.
    """
    with tempfile.TemporaryDirectory(prefix="preflight-") as temporary:
        start, home = Path(temporary, "start"), Path(temporary, "agent")
        start.mkdir()
        home.mkdir()
        copy = home / "main.py"
        shutil.copyfile(path, copy)
        referee = KaggleReferee(configuration or {}, overage_seconds=overage_seconds)
        trial = Trial(
            size=copy.stat().st_size,
            act_timeout=float(referee.configuration["actTimeout"]),
            overage=referee.overage_left(0),
        )
        try:
            player = replace(read_player(copy), name=path.stem)
        except PlayerError as error:
            trial.problem = str(error)
        else:
            progress("loading")
            _load(player, start, trial)
            if trial.loading is not None and trial.loading.outcome is Outcome.LOADED:
                _play(player, start, referee, trial, progress)
        trial.files_written = sorted(
            str(file.relative_to(temporary))
            for file in Path(temporary).rglob("*")
            if file.is_file() and file != copy
        )

    def shown(text: str) -> str:
        return _printable(text.replace(str(copy), path.name))

    checks = (replace(check, detail=shown(check.detail)) for check in _checks(trial))
    return Report(path=path, checks=tuple(checks), evidence=shown(_evidence(trial)))


def _load(player: Player, folder: Path, trial: Trial) -> None:
    """Execute the source once, and find out which callable Kaggle takes."""
    probed = replace(player, source=player.source + PROBE)
    with PlayerProcess(probed, folder=folder) as process:
        process.new_game(SEED)
        trial.loading = process.load(trial.act_timeout + trial.overage)
    for line in trial.loading.printed_tail.splitlines():
        if line.startswith(PROBE_MARK):
            [[name, is_class]] = json.loads(line.removeprefix(PROBE_MARK)) or [["", False]]
            trial.taken = str(name), bool(is_class)


def _play(
    player: Player,
    folder: Path,
    referee: KaggleReferee,
    trial: Trial,
    progress: Callable[[str], None],
) -> None:
    """Play the episodes until one shows that the agent does not answer in time."""
    opponents = [built_in_player(name) for name in OPPONENTS]
    player_ids = [
        PlayerId(name=each.name, source_hash=each.source_hash)
        for each in (player, player, *opponents)
    ]
    with ExitStack() as stack:
        own = [
            Recorder(stack.enter_context(PlayerProcess(player, folder=folder))) for _ in range(2)
        ]
        running = own + [stack.enter_context(PlayerProcess(opponent)) for opponent in opponents]
        for episode in EPISODES:
            progress(episode.name)
            pairing = Pairing(players=episode.players, seed=SEED)
            trial.games[episode] = play_game(pairing, running, player_ids, referee)
            if trial.hangs:
                break
    trial.replies = [reply for recorder in own for reply in recorder.replies]


# ==================================================================================================
# The rows of the report
# ==================================================================================================


def _checks(trial: Trial) -> Iterator[Check]:
    yield Check(name="file size", status=Status.OK, detail=f"{trial.size:,} bytes")
    yield _loading_check(trial)
    for episode in EPISODES:
        yield _episode_check(episode, trial)
    if not trial.games:
        names = "types of the moves", "first move, with loading", "slowest later move", "overage"
        for name in (*names, "peak memory", "output", "files written"):
            yield Check(name=name, status=Status.NOT_TRIED, detail="there was no game")
        return
    yield _moves_check(trial)
    first = [game.seconds_of(seat)[:1] for game, seat in trial.seats()]
    later = [game.seconds_of(seat)[1:] for game, seat in trial.seats()]
    yield _seconds_check("first move, with loading", [s for part in first for s in part], trial)
    yield _seconds_check("slowest later move", [s for part in later for s in part], trial)
    yield _overage_check(trial)
    yield _memory_check(trial)
    yield _output_check(trial)
    yield _files_check(trial)


def _loading_check(trial: Trial) -> Check:
    loading = trial.loading
    status, detail = Status.OK, ""
    if loading is None:
        status, detail = Status.FAIL, trial.problem
    elif loading.outcome is not Outcome.LOADED:
        status, detail = Status.FAIL, _last_line(loading.detail)
    elif trial.taken is None:
        detail = f"in {loading.load_seconds:.2f} s"
    else:
        name, is_class = trial.taken
        detail = f"in {loading.load_seconds:.2f} s; Kaggle calls {name}, the last callable"
        if is_class:
            status = Status.FAIL
            detail = f"Kaggle takes the class {name}, the last callable, for the agent"
    return Check(name="loads by Kaggle's rule", status=status, detail=detail)


def _episode_check(episode: Episode, trial: Trial) -> Check:
    game = trial.games.get(episode)
    if game is None:
        reason = "an answer came too late" if trial.hangs else "the file does not load"
        return Check(name=episode.name, status=Status.NOT_TRIED, detail=reason)
    forfeit = game.forfeit
    if forfeit is not None and game.players[forfeit.seat] in (0, 1):
        detail = (
            f"{forfeit.cause} at ply {len(game.moves) + 1}: "
            f"{_last_line(forfeit.detail) or 'the move came after the overage was spent'}"
        )
        return Check(name=episode.name, status=Status.FAIL, detail=detail)
    if game.winner is None:
        result = "drawn"
    elif game.players[0] in (0, 1) and game.players[1] in (0, 1):
        result = f"the {('first', 'second')[game.winner]} seat won"
    else:
        result = "won" if game.players[game.winner] in (0, 1) else "lost"
    detail = f"{result} in {len(game.moves)} plies"
    return Check(name=episode.name, status=Status.OK, detail=detail)


def _moves_check(trial: Trial) -> Check:
    name = "types of the moves"
    ints = [reply for reply in trial.replies if reply.outcome is Outcome.MOVE]
    rubbish = [reply for reply in trial.replies if reply.outcome is Outcome.RUBBISH]
    nothing = [reply for reply in trial.replies if reply.outcome is Outcome.NOTHING]
    if rubbish:
        detail = f"{rubbish[0].detail}, expected a Python int"
        return Check(name=name, status=Status.FAIL, detail=detail)
    invalid = [
        game.forfeit
        for game in trial.own()
        if game.forfeit is not None and game.forfeit.cause is Cause.INVALID
    ]
    if invalid:
        detail = f"{invalid[0].detail}, which cannot be played"
        return Check(name=name, status=Status.FAIL, detail=detail)
    if nothing:
        detail = f"None in {len(nothing)} of {len(trial.replies)} moves: Kaggle plays column 0"
        return Check(name=name, status=Status.WARN, detail=detail)
    if not ints:
        return Check(name=name, status=Status.NOT_TRIED, detail="there was no move")
    return Check(name=name, status=Status.OK, detail=f"{len(ints)} moves, all of them int")


def _seconds_check(name: str, seconds: list[float], trial: Trial) -> Check:
    if not seconds:
        return Check(name=name, status=Status.NOT_TRIED, detail="there was no such move")
    slowest = max(seconds)
    detail = f"{slowest:.3f} s of {trial.act_timeout:g} s"
    if slowest > trial.act_timeout + trial.overage:
        status, detail = Status.FAIL, f"{detail} and all the {trial.overage:g} s of overage"
    elif slowest > trial.act_timeout:
        status, detail = Status.WARN, f"{detail}: the rest comes out of the overage"
    elif slowest > trial.act_timeout * TIGHT_SHARE:
        status, detail = Status.WARN, f"{detail}: little is left for a slower host"
    else:
        status = Status.OK
    return Check(name=name, status=status, detail=detail)


def _overage_check(trial: Trial) -> Check:
    used = max(game.overage_seconds[seat] for game, seat in trial.seats())
    if trial.hangs:
        status, detail = Status.FAIL, f"spent, all {trial.overage:g} s of it"
    else:
        status = Status.WARN if used > 0 else Status.OK
        detail = f"{used:.3f} s of {trial.overage:g} s in one game"
    return Check(name="overage", status=status, detail=detail)


def _memory_check(trial: Trial) -> Check:
    peaks = [reply.peak_memory for reply in trial.replies if reply.peak_memory is not None]
    if not peaks:
        return Check(name="peak memory", status=Status.NOT_TRIED, detail="not known here")
    detail = f"{max(peaks) / 1e6:,.0f} MB, Python itself included"
    return Check(name="peak memory", status=Status.OK, detail=detail)


def _output_check(trial: Trial) -> Check:
    printed = [reply.printed_bytes for reply in trial.replies]
    status, detail = Status.OK, "nothing is printed"
    if any(printed):
        detail = f"{sum(printed):,} bytes in {len(printed)} moves, at most {max(printed):,} in one"
    if max(printed, default=0) > LOG_CHARACTERS:
        status = Status.WARN
        detail += f"; Kaggle's log keeps {LOG_CHARACTERS:,} characters"
    return Check(name="output", status=status, detail=detail)


def _files_check(trial: Trial) -> Check:
    status, detail = Status.OK, "none"
    if trial.files_written:
        status = Status.WARN
        detail = f"{', '.join(trial.files_written[:3])}: Kaggle's file system is read-only"
    return Check(name="files written", status=status, detail=detail)


def _evidence(trial: Trial) -> str:
    """The first error in full."""
    if trial.loading is not None and trial.loading.outcome is not Outcome.LOADED:
        return trial.loading.detail
    for game in trial.own():
        if game.forfeit is not None:
            parts = [game.forfeit.detail, game.forfeit.output_tail[-LOG_CHARACTERS // 10 :]]
            return "\nprinted before it:\n".join(part.strip() for part in parts if part.strip())
    return ""


def _last_line(text: str) -> str:
    lines = text.strip().splitlines()
    return textwrap.shorten(lines[-1], 300) if lines else ""


def _printable(text: str) -> str:
    """The text without what would steer a terminal: it comes from a stranger's code."""
    return "".join(c if c.isprintable() or c == "\n" else "\N{REPLACEMENT CHARACTER}" for c in text)


# ==================================================================================================
# Showing it
# ==================================================================================================

STYLES = {Status.OK: "green", Status.WARN: "yellow", Status.FAIL: "bold red"}


def print_report(report: Report, console: Console) -> None:
    """The table, what went wrong first, and the sum of it all."""
    table = Table(title=f"Preflight of {escape(str(report.path))}", title_justify="left")
    table.add_column("check")
    table.add_column("status")
    table.add_column("what was seen", overflow="fold")
    for check in report.checks:
        style = STYLES.get(check.status, "dim")
        status = f"[{style}]{check.status}[/]"
        table.add_row(check.name, status, escape(check.detail), end_section=False)
    console.print(table)
    if report.evidence and not report.passed:
        console.print(escape(report.evidence), style="dim", highlight=False)
    fail = [check.name for check in report.checks if check.status is Status.FAIL]
    warn = [check.name for check in report.checks if check.status is Status.WARN]
    if fail:
        console.print(f"It would fail on Kaggle: {', '.join(fail)}.")
    elif warn:
        console.print(f"It would play on Kaggle; look at: {', '.join(warn)}.")
    else:
        console.print("It would play on Kaggle.")


def run(path: Path) -> int:
    """Examine a file and print the report; the exit status: 1 if it would fail on Kaggle."""
    console = Console()
    with console.status("preflight") as status:
        report = examine(path, progress=lambda what: status.update(f"preflight: {what}"))
    print_report(report, console)
    return 0 if report.passed else 1
