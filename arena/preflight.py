"""Would this submission work on Kaggle? Tries it out, and says so point by point.

report = examine("submission.py")
print_report(report, Output())
"""

import textwrap
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from arena.game import Cause
from arena.progress import Output
from arena.trial import EPISODES, Episode, Trial, try_out
from players.explain import explain
from processes.process import Outcome, error_line
from processes.sandbox import Isolation

TIGHT_SHARE = 0.75  # of actTimeout: a machine slower than this one by a third would exceed it
LOG_CHARACTERS = 10_000  # maxLogLength: what Kaggle keeps of a move's output


class Status(StrEnum):
    """How a check ended."""

    OK = "ok"
    WARN = "warn"
    FAIL = "FAIL"
    UNKNOWN = "unknown"
    NOT_TRIED = "-"


@dataclass(frozen=True, kw_only=True)
class Check:
    """One row of the report."""

    name: str
    status: Status
    detail: str


@dataclass(frozen=True, kw_only=True)
class Report:
    """The result of trying out a submission."""

    name: str  # as the user typed it
    checks: tuple[Check, ...]
    evidence: str  # the first error in full and what was printed before it; may be empty

    @property
    def passed(self) -> bool:
        """Whether it would play on Kaggle, as far as can be known here."""
        return not any(check.status in (Status.FAIL, Status.UNKNOWN) for check in self.checks)


def examine(
    submission: str | Path,
    *,
    isolation: Isolation = Isolation.FILES,
    progress: Callable[[str], None] = lambda _: None,
) -> Report:
    """Try a submission out and report; see `try_out`."""
    text = str(submission)
    trial = try_out(text, isolation=isolation, progress=progress)

    def shown(detail: str) -> str:
        return _printable(detail.replace(trial.copy, name).replace(text, name))

    name = Path(text).name
    explained = (_explained(check, trial) for check in _checks(trial))
    checks = (replace(check, detail=shown(check.detail)) for check in explained)
    return Report(name=text, checks=tuple(checks), evidence=shown(_evidence(trial)))


# ==================================================================================================
# The rows of the report
# ==================================================================================================


def _checks(trial: Trial) -> Iterator[Check]:
    size = f"{trial.size:,} bytes"
    if trial.files > 1:
        size += f" in {trial.files:,} files"
    yield Check(name="file size", status=Status.OK, detail=size)
    if trial.warning:
        yield Check(name="as uploaded", status=Status.FAIL, detail=trial.warning)
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


def _explained(check: Check, trial: Trial) -> Check:
    """A check that failed, with what its error may mean."""
    if check.status is not Status.FAIL or trial.player is None:
        return check
    more, is_unknown = explain(check.detail, trial.player)
    detail = f"{check.detail}; {more}" if more else check.detail
    return replace(check, status=Status.UNKNOWN if is_unknown else check.status, detail=detail)


def _loading_check(trial: Trial) -> Check:
    loading = trial.loading
    status, detail = Status.OK, ""
    if loading is None:
        status, detail = Status.FAIL, trial.problem
    elif loading.outcome is not Outcome.LOADED:
        status, detail = Status.FAIL, _error(loading.detail)
    elif trial.taken is None:
        detail = f"in {loading.seconds:.2f} s"
    elif trial.function:
        detail = (
            f"in {loading.seconds:.2f} s; {trial.function} is tried out, which Kaggle calls "
            "only if it is the last callable"
        )
    else:
        name, is_class = trial.taken
        detail = f"in {loading.seconds:.2f} s; Kaggle calls {name}, the last callable"
        if is_class:
            status = Status.FAIL
            detail = f"Kaggle takes the class {name}, the last callable, for the agent"
    return Check(name="loads by Kaggle's rule", status=status, detail=detail)


def _episode_check(episode: Episode, trial: Trial) -> Check:
    game = trial.games.get(episode)
    if game is None:
        reason = "a move came too late" if trial.has_timed_out else "the file does not load"
        return Check(name=episode.name, status=Status.NOT_TRIED, detail=reason)
    forfeit = game.forfeit
    if forfeit is not None and game.numbers[forfeit.seat] in (0, 1):
        detail = (
            f"{forfeit.cause} at ply {len(game.moves) + 1}: "
            f"{_error(forfeit.detail) or 'the move came after the overage had run out'}"
        )
        return Check(name=episode.name, status=Status.FAIL, detail=detail)
    if game.winner is None:
        result = "drawn"
    elif game.numbers[0] in (0, 1) and game.numbers[1] in (0, 1):
        result = f"the {('first', 'second')[game.winner]} seat won"
    else:
        result = "won" if game.numbers[game.winner] in (0, 1) else "lost"
    detail = f"{result} in {len(game.moves)} plies"
    return Check(name=episode.name, status=Status.OK, detail=detail)


def _moves_check(trial: Trial) -> Check:
    name = "types of the moves"
    ints = [reply for reply in trial.replies if reply.outcome is Outcome.MOVE]
    rubbish = [reply for reply in trial.replies if reply.outcome is Outcome.RUBBISH]
    nothing = [reply for reply in trial.replies if reply.outcome is Outcome.NOTHING]
    if rubbish:
        return Check(name=name, status=Status.FAIL, detail=rubbish[0].detail)
    invalid = [
        game.forfeit
        for game in trial.forfeits()
        if game.forfeit is not None and game.forfeit.cause is Cause.INVALID
    ]
    if invalid:
        return Check(name=name, status=Status.FAIL, detail=invalid[0].detail)
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
        status, detail = Status.WARN, f"{detail}: too close for a slower machine"
    else:
        status = Status.OK
    return Check(name=name, status=status, detail=detail)


def _overage_check(trial: Trial) -> Check:
    used = max(game.overage_of(seat) for game, seat in trial.seats())
    if trial.has_timed_out:
        status, detail = Status.FAIL, f"all {trial.overage:g} s of it used"
    else:
        status = Status.WARN if used > 0 else Status.OK
        detail = f"{used:.3f} s of {trial.overage:g} s in one game"
    return Check(name="overage", status=status, detail=detail)


def _memory_check(trial: Trial) -> Check:
    if not trial.peaks:
        return Check(name="peak memory", status=Status.NOT_TRIED, detail="not known here")
    detail = f"{max(trial.peaks) / 1e6:,.0f} MB, Python itself included"
    return Check(name="peak memory", status=Status.OK, detail=detail)


def _output_check(trial: Trial) -> Check:
    printed = [reply.printed_bytes for reply in trial.replies]
    status, detail = Status.OK, "prints nothing"
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
        detail = f"{', '.join(sorted(trial.files_written)[:3])}: Kaggle's file system is read-only"
    return Check(name="files written", status=status, detail=detail)


def _evidence(trial: Trial) -> str:
    """The first error in full."""
    if trial.loading is not None and trial.loading.outcome is not Outcome.LOADED:
        return trial.loading.detail
    for game in trial.forfeits():
        if game.forfeit is not None:
            parts = [game.forfeit.detail, game.forfeit.output_tail[-LOG_CHARACTERS // 10 :]]
            return "\nprinted before it:\n".join(part.strip() for part in parts if part.strip())
    return ""


def _error(detail: str) -> str:
    return textwrap.shorten(error_line(detail), 300)


def _printable(text: str) -> str:
    """The text without control characters: it comes from a stranger's code."""
    return "".join(c if c.isprintable() or c == "\n" else "\N{REPLACEMENT CHARACTER}" for c in text)


# ==================================================================================================
# Printing it
# ==================================================================================================

STYLES = {
    Status.OK: "green",
    Status.WARN: "yellow",
    Status.FAIL: "bold red",
    Status.UNKNOWN: "bold yellow",
}


def print_report(report: Report, console: Console) -> None:
    """Print the table, the first error in full, and the conclusion."""
    table = Table(title=f"Preflight of {escape(_printable(report.name))}", title_justify="left")
    table.add_column("check")
    table.add_column("status")
    table.add_column("result", overflow="fold")
    for check in report.checks:
        style = STYLES.get(check.status, "dim")
        status = f"[{style}]{check.status}[/]"
        table.add_row(check.name, status, escape(check.detail), end_section=False)
    console.print(table)
    if report.evidence and not report.passed:
        console.print(escape(report.evidence), style="dim", highlight=False)
    fail, unknown, warn = (
        [check for check in report.checks if check.status is status]
        for status in (Status.FAIL, Status.UNKNOWN, Status.WARN)
    )
    names = ", ".join(check.name for check in fail or unknown or warn)
    if fail:
        console.print(f"It would fail on Kaggle: {names}.")
    elif unknown:
        console.print(f"Whether it would play on Kaggle is not known here: {names}.")
    elif warn:
        console.print(f"It would play on Kaggle; look at: {names}.")
    else:
        console.print("It would play on Kaggle.")


def run(text: str, isolation: Isolation = Isolation.FILES) -> int:
    """Examine a submission and print the report; returns 0 if it would play on Kaggle, else 1.

    Raises UserError for a file that does not exist, or that cannot be isolated as `isolation`
    demands.
    """
    console = Output()
    with console.status("preflight") as status:
        report = examine(
            text,
            isolation=isolation,
            progress=lambda what: status.update(f"preflight: {what}"),
        )
    print_report(report, console)
    return 0 if report.passed else 1
