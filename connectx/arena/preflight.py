"""Would this submission work on Kaggle? Tries it out and reports point by point."""

import os
import textwrap
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import NamedTuple

from connectx.arena.advice import IN_SANDBOX, advice_on, mentions
from connectx.arena.child import KAGGLE_FOLDER, Isolation, Limits, choose_sandbox, warn_of_rights
from connectx.arena.league import Pairing, play_game
from connectx.arena.process import Outcome, PlayerProcess, Reply, error_line, other_callable
from connectx.arena.referee import NOT_INSTALLED, REFEREES, Referee, available_referee
from connectx.build.last_callable import CHOSEN_NAME
from connectx.build.player import Player
from connectx.errors import shorten
from connectx.executor import OnProgress, ignore_progress
from connectx.game import Cause, Game

SEED = 1
# Whom the submission meets: Kaggle's own agents, or ours where those are not installed.
OPPONENTS = {"kaggle": ("random", "negamax"), "native": ("random_agent", "minimax")}
OWN = (0, 1)
TIGHT_SHARE = 0.75  # of actTimeout: a machine slower than this one by a third would exceed it
# Characters: beyond, decoding the weights in it takes longer than reading a file.
MOST_IN_ONE_FILE = 5_000_000
LEAST_MEMORY = 16 << 30  # of address space: agents reserve tables that they hardly touch
LONGEST_ERROR = 600  # characters of a row, with the advice
SHOWN_CHARACTERS = 1_000  # of what was printed before an error


class Status(StrEnum):
    """How a check ended."""

    OK = "ok"
    WARN = "warn"
    FAIL = "FAIL"
    UNKNOWN = "unknown"


class Check(NamedTuple):
    """One row of the report."""

    name: str
    detail: str
    status: Status = Status.OK


@dataclass
class Report:
    """The result of trying out a submission."""

    player: Player
    limits: Limits
    checks: list[Check] = field(default_factory=list)
    evidence: str = ""  # where the first error came from, and what was printed before it
    errors: set[str] = field(default_factory=set)  # that rows have already
    read: set[str] = field(default_factory=set)  # the files brought along that somebody has read

    @property
    def passed(self) -> bool:
        """Whether it would play on Kaggle, as far as can be known here."""
        return not any(check.status in (Status.FAIL, Status.UNKNOWN) for check in self.checks)

    def add(self, name: str, detail: str, status: Status = Status.OK) -> None:
        """Add a row."""
        self.checks.append(Check(name, printable(detail), status))

    def add_error(self, name: str, start: str, error: str, printed: str = "") -> None:
        """Add a row for an error; it is unknown whether one of this machine happens on Kaggle.

        Its last line stands in the row, the rest is evidence.
        """
        line = error_line(error)
        is_unknown = advice_on(error, self.player, self.limits).is_unknown
        shown = "the same error" if line in self.errors else textwrap.shorten(line, LONGEST_ERROR)
        self.add(name, start + shown, Status.UNKNOWN if is_unknown else Status.FAIL)
        self.errors.add(line)
        parts = (error.replace(line, "").strip(), printed[-SHOWN_CHARACTERS:].strip())
        text = "\nprinted before it:\n".join(filter(None, parts))
        self.evidence = self.evidence or printable(text)


def printable(text: str) -> str:
    """The text without control characters: it comes from a stranger's code."""
    return "".join(c if c.isprintable() or c == "\n" else "\N{REPLACEMENT CHARACTER}" for c in text)


def examine(
    text: str | Player,
    isolation: Isolation = Isolation.UNTRUSTED,
    on_progress: OnProgress = ignore_progress,
    memory: int | None = None,
) -> Report:
    """Load a submission, by its text or found, play the episodes, and report.

    The first episode that shows that it is too slow is the last.

    `memory` is the limit for each process, in bytes; None: what no player of this machine needs.
    Raises PlayerError if the text names no player, or one that cannot be isolated as demanded.
    """
    player = Player.parse(text) if isinstance(text, str) else text
    limits = Limits(isolation=isolation, memory=memory or most_memory())
    warn_of_rights([player], limits)
    limits = replace(limits, sandbox=choose_sandbox(player, limits))
    report = Report(player, limits)
    characters = len(player.source)
    kind = available_referee()
    if kind != "kaggle":
        report.add("official environment", f"not tried: {NOT_INSTALLED}", Status.WARN)
    players = [player, player, *map(Player.parse, OPPONENTS[kind])]
    referee = REFEREES[kind]({})
    games: list[Game] = []
    to_play = episodes(OPPONENTS[kind])
    with ExitStack() as stack:
        on_progress("preflight", 0, len(to_play))
        running = [stack.enter_context(PlayerProcess(player, limits=limits)) for player in players]
        loading = running[0].load(referee.seconds_to_answer())
        plays = _add_loading(report, loading)
        if characters > MOST_IN_ONE_FILE:
            size = f"{characters / 1e6:.1f} MB of text, read anew in every game"
            report.add("size", f"{size}: connectx build --archive", Status.WARN)
        if player.helpers:
            detail = f"with {', '.join(player.helpers)} in it: upload what connectx build writes"
            report.add("as uploaded", f"{detail}, not the file alone", Status.WARN)
        if not plays:
            return report
        for name, numbers in to_play.items():
            games.append(play_game(Pairing(numbers, SEED), running, referee))
            if is_slow := _add_episode(report, name, games[-1]) is Cause.TIMEOUT:
                break  # the others would take as long
            on_progress("preflight", len(games), len(to_play))
        written, report.read = map(set[str].union, *(running[number].files() for number in OWN))
    _add_conduct(report, games, referee, is_slow=is_slow)
    if mentions(KAGGLE_FOLDER, player) and not limits.sandboxed:
        report.add("files of the upload", IN_SANDBOX, Status.UNKNOWN)
    if written:
        detail = f"{', '.join(sorted(written)[:3])}: Kaggle's file system is read-only"
        report.add("files written", detail, Status.WARN)
    return report


def most_memory() -> int:
    """The preflight's limit: the larger of 16 GiB and the machine's memory."""
    if "SC_PHYS_PAGES" not in getattr(os, "sysconf_names", ()):  # Windows, which has no limit
        return LEAST_MEMORY
    return max(LEAST_MEMORY, os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES"))


def episodes(opponents: Sequence[str]) -> dict[str, tuple[int, int]]:
    """The games to play, by their name in the report: who moves first and who second.

    0 and 1 are the submission's two processes, from 2 on its opponents.
    """
    found = {"validation: against itself": (0, 1)}
    for number, opponent in enumerate(opponents, start=2):
        found[f"first against {opponent}"] = (0, number)
        found[f"second against {opponent}"] = (number, 0)
    return found


def _add_loading(report: Report, loading: Reply) -> bool:
    """Add the row on loading. Return whether Kaggle would play what the author means."""
    name = "loads by Kaggle's rule"
    player = report.player
    if loading.outcome is not Outcome.LOADED:
        report.add_error(name, "", loading.detail)
        return False
    if player.function:
        what = f"plays {player.function}, as the file does that connectx build writes"
        report.add(name, f"in {loading.seconds:.2f} s; {what}")
        return True
    if other := other_callable(player, loading):
        report.add(name, other.message, Status.FAIL if other.is_certain else Status.WARN)
        return not other.is_certain
    name_in_file, _, own_name = loading.detail.partition("\n")
    taken = own_name if name_in_file == CHOSEN_NAME else name_in_file
    what = f"Kaggle calls {shorten(taken)}, the last callable"
    report.add(name, f"in {loading.seconds:.2f} s; {what}")
    return True


def _add_episode(report: Report, name: str, game: Game) -> Cause | None:
    """Returns the cause, if the submission has forfeited."""
    forfeit, plies = game.forfeit, len(game.moves)
    if forfeit is not None and game.numbers[forfeit.seat] in OWN:
        start = f"{forfeit.cause} at ply {plies + 1}: "
        report.add_error(name, start, forfeit.detail, forfeit.output_tail)
        return forfeit.cause
    if game.winner is None:
        result = "drawn"
    elif game.numbers == OWN:
        result = f"the {('first', 'second')[game.winner]} seat won"
    else:
        result = "won" if game.numbers[game.winner] == 0 else "lost"
    report.add(name, f"{result} in {plies} plies")
    return None


def _add_conduct(report: Report, games: list[Game], referee: Referee, *, is_slow: bool) -> None:
    """The rows on what Kaggle tolerates up to a point: None as a move, and time."""
    seats = [(game, s) for game in games for s, number in enumerate(game.numbers) if number in OWN]
    if nothing := sum(game.unanswered[seat] for game, seat in seats):
        detail = f"None in {nothing} moves: Kaggle plays column 0"
        report.add("types of the moves", detail, Status.WARN)
    seconds = [game.seconds_of(seat) for game, seat in seats]
    limit, most = referee.configuration["actTimeout"], referee.overage_seconds
    for name, part in (
        ("first move, with loading", slice(1)),
        ("slowest later move", slice(1, None)),
    ):
        slowest = max((taken for game in seconds for taken in game[part]), default=0.0)
        detail, status = f"{slowest:.3f} s of {limit:g} s", Status.OK
        if slowest > limit * TIGHT_SHARE:
            beyond = "the rest comes out of the overage"
            detail += f": {beyond if slowest > limit else 'too close for a slower machine'}"
            status = Status.WARN
        report.add(name, detail, status)
    if is_slow:
        report.add("overage", f"all {most:g} s of it used", Status.FAIL)
    else:
        used = max(game.overage_of(seat) for game, seat in seats)
        detail = f"{used:.3f} s of {most:g} s in one game"
        report.add("overage", detail, Status.WARN if used else Status.OK)
