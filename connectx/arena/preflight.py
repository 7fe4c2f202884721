"""Would this submission work on Kaggle? Tries it out and reports point by point."""

import os
import re
import textwrap
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import partial
from itertools import cycle
from time import perf_counter
from typing import Any, NamedTuple

from connectx.arena.advice import KAGGLE_FOLDER_NEEDS_SANDBOX, advice_on, is_in_code
from connectx.arena.answer_lines import (
    describe_own_lines,
    find_frames_of_answer,
    find_game_before_none,
    find_own_line,
)
from connectx.arena.child import (
    KAGGLE_FOLDER,
    Isolation,
    Limits,
    choose_sandbox,
    warn_about_isolation,
)
from connectx.arena.league import ScheduledGame, play_game
from connectx.arena.process import (
    Outcome,
    PlayerProcess,
    Reply,
    RunningPlayer,
    error_line,
    find_unmeant_callable,
)
from connectx.arena.referee import (
    NOT_INSTALLED,
    REFEREES,
    NativeReferee,
    Referee,
    available_referee,
)
from connectx.arena.rule_opponents import RuleOpponent, find_attacking_columns, find_filling_columns
from connectx.build.last_callable import CHOSEN_NAME
from connectx.build.player import Player
from connectx.errors import PlayerError, shorten
from connectx.executor import OnProgress, ignore_progress
from connectx.game import Cause, Forfeit, Game
from connectx.words import column_name

FIRST_SEED = 1
# Whom the submission meets first: Kaggle's own agents, or ours where those are not installed.
OPPONENTS = {"kaggle": ("random", "negamax"), "native": ("random_agent", "minimax")}
# The numbers of the players in a preflight, as in a league. `Game.numbers` has them by seat.
SUBMISSION_NUMBERS = (0, 1)  # of the submission's two processes
OPPONENT_NUMBERS = (2, 3)
AS_UPLOADED = "as uploaded"  # the row that says to upload what the build writes
FILLER = "a filler"
ATTACKER = "an attacker"
FILLER_NUMBER = 4
ATTACKER_NUMBER = 5
MIN_PREFLIGHT_GAMES = 5  # which are played whatever time they take; the others are "later" games
DEFAULT_PREFLIGHT_GAMES = 60
PREFLIGHT_SECONDS = 20.0
# Whom the submission meets in all later games, again and again.
LATER_OPPONENT_NUMBERS = (
    *(FILLER_NUMBER, ATTACKER_NUMBER, FILLER_NUMBER, ATTACKER_NUMBER, FILLER_NUMBER),
    *(ATTACKER_NUMBER, OPPONENT_NUMBERS[0]),
)
MAX_FORFEITS = 5  # after so many, further games would hardly show anything new
MAX_SHOWN_FAULTS = 3
MAX_SHOWN_FILES = 3  # of those that the submission writes
MAX_SAFE_SHARE = 0.75  # of actTimeout: a machine slower than this one by a third would exceed it
# Characters: beyond, decoding the weights in it takes longer than reading a file.
MAX_SOURCE_CHARACTERS = 5_000_000
MIN_MEMORY_BYTES = 16 << 30  # of address space: agents reserve tables that they hardly touch
MAX_ERROR_CHARACTERS = 600  # of a row, with the advice
MAX_PRINTED_CHARACTERS = 1_000  # of the end of what was printed before an error
FAULTS_LABEL = "source lines of faults"
NO_SUCH_MOVE = "no such move was made"


class Status(StrEnum):
    """How a check ended."""

    OK = "ok"
    WARN = "warn"
    FAIL = "FAIL"
    UNKNOWN = "unknown"
    NOT_CHECKED = "-"  # an error above is the reason


class CheckRow(NamedTuple):
    """One row of the report: what was checked, and how that ended."""

    name: str
    detail: str
    status: Status = Status.OK


@dataclass(frozen=True)
class Budget:
    """How long a preflight may take."""

    games: int = DEFAULT_PREFLIGHT_GAMES  # at most
    seconds: float = PREFLIGHT_SECONDS  # for those beyond the first `MIN_PREFLIGHT_GAMES`


DEFAULT_BUDGET = Budget()


@dataclass
class Fault:
    """What a submission does wrong in one game or more, and the first of these games."""

    problem: str  # the cause and the reason, in a line
    line: str  # of the author's own source, such as "mine.py, line 9"; "" if it is not known
    opponent: str
    seat: int
    moves: str  # those before it, as `connectx analyze` takes them
    games: int = 1  # in how many games it was seen


@dataclass
class Report:
    """The result of trying out a submission."""

    player: Player
    limits: Limits
    checks: list[CheckRow] = field(default_factory=list)
    evidence: str = ""  # where the first error came from, and what was printed before it
    games: list[Game] = field(default_factory=list)
    faults: dict[str, Fault] = field(default_factory=dict)  # by what makes them the same fault
    error_lines: set[str] = field(default_factory=set)  # of the errors that rows have already
    read_paths: set[str] = field(default_factory=set)  # of the submission's files that were read
    written_names: set[str] = field(default_factory=set)  # of files that the submission wrote

    @property
    def passed(self) -> bool:
        """Whether the submission would play on Kaggle, as far as can be known here."""
        return not any(check.status in (Status.FAIL, Status.UNKNOWN) for check in self.checks)

    @property
    def has_to_be_built(self) -> bool:
        """Whether what the build writes was tried out, and not the file as it is."""
        return any(check.name == AS_UPLOADED for check in self.checks)

    @property
    def forfeited_games(self) -> int:
        """The number of games that the submission forfeited."""
        return sum(find_own_forfeit(game) is not None for game in self.games)

    def add(self, name: str, detail: str, status: Status = Status.OK) -> None:
        """Add a row of this name to `checks`, without the control characters of its text."""
        self.checks.append(CheckRow(name, printable(detail), status))

    def add_error(self, name: str, start: str, error: str) -> None:
        """Add a row for an error, given as a traceback.

        The row has `start` and then the line with the error's type and message. The other lines are
        evidence. An error that stands in a row above is not repeated. The status is UNKNOWN if this
        machine may be the cause, so that the error may not happen on Kaggle.
        """
        line = error_line(error)
        if line in self.error_lines:
            self.add(name, f"{start}the same error", Status.NOT_CHECKED)
            return
        status = Status.FAIL
        if advice_on(error, self.player, self.limits).is_unknown:
            status = Status.UNKNOWN
        self.add(name, start + textwrap.shorten(line, MAX_ERROR_CHARACTERS), status)
        self.error_lines.add(line)
        other_lines = error.replace(line, "")
        self.add_evidence(other_lines.strip("\n"))

    def add_evidence(self, frames: str, printed: str = "") -> None:
        """Set `evidence` to the frames of an error and to what the submission printed before it.

        Nothing happens if there is evidence of an earlier error. With only one of the two, the
        evidence is that text alone.
        """
        if self.evidence:
            return
        parts = (frames.strip("\n"), printed[-MAX_PRINTED_CHARACTERS:].strip())
        parts_with_text = [part for part in parts if part]
        text = "\nprinted before it:\n".join(parts_with_text)
        self.evidence = printable(text)


class PlannedGame(NamedTuple):
    """A game of the preflight that is to be played."""

    row: str  # the name of the row of the report that it belongs to
    numbers: tuple[int, int]  # of the players, by seat
    seed: int


def printable(text: str) -> str:
    """Return a text of a stranger's code, with its control characters replaced."""
    characters = []
    for character in text:
        is_allowed = character.isprintable() or character == "\n"
        if not is_allowed:
            character = "\N{REPLACEMENT CHARACTER}"
        characters.append(character)
    return "".join(characters)


def examine(
    submission: str | Player,
    isolation: Isolation = Isolation.UNTRUSTED,
    on_progress: OnProgress = ignore_progress,
    memory_bytes: int | None = None,
    budget: Budget | None = None,
) -> Report:
    """Load a submission, play games with it, and report whether it would work on Kaggle.

    The submission is a player, or a text that names one. If it is too slow in a game, that game is
    the last.

    `memory_bytes` is the limit for each process; None stands for a limit that no player needs.
    `budget` says how many games are played, and how long; None stands for `DEFAULT_BUDGET`.
    Raises PlayerError if the text names no player, or one that cannot be isolated as demanded.
    """
    player = submission
    if isinstance(player, str):
        player = Player.parse(player)
    report = Report(player, _choose_limits(player, isolation, memory_bytes))
    referee_name = available_referee()
    if referee_name != "kaggle":
        report.add("official environment", f"not tried: {NOT_INSTALLED}", Status.WARN)
    referee = REFEREES[referee_name]({})
    opponents = OPPONENTS[referee_name]
    budget = budget or DEFAULT_BUDGET
    planned_games = plan_games(opponents, budget.games)
    on_progress("preflight", 0, len(planned_games))
    with ExitStack() as stack:
        # The submission twice, then its opponents: SUBMISSION_NUMBERS and OPPONENT_NUMBERS are the
        # indices.
        players = [player, player, *map(Player.parse, opponents)]
        processes = [
            stack.enter_context(PlayerProcess(process_player, limits=report.limits))
            for process_player in players
        ]
        reply = processes[0].load(referee.seconds_to_answer())
        is_worth_playing = _add_loading_row(report, reply)
        _add_upload_rows(report)
        if not is_worth_playing:
            return report
        # A new process will load the file and make the first move, as on Kaggle.
        processes[0].close()
        trial = _Trial(report, processes, referee)
        trial.play(planned_games, budget, on_progress)
    on_progress(FAULTS_LABEL, 0, 1)  # their games are played again, which may take seconds
    _add_faults(report)
    on_progress(FAULTS_LABEL, 1, 1)
    _add_game_rows(report, planned_games)
    _add_none_and_time_rows(report, referee)
    _add_file_rows(report)
    return report


def _choose_limits(player: Player, isolation: Isolation, memory_bytes: int | None) -> Limits:
    """Return the limits of the submission's processes, with the sandbox of this machine.

    Prints a warning on stderr if the submission is to be isolated and is not, or not in the best
    way. Raises PlayerError if it has to be isolated and cannot be.
    """
    if not memory_bytes:
        memory_bytes = find_memory_limit()
    limits = Limits(isolation=isolation, memory_bytes=memory_bytes)
    warn_about_isolation([player], limits)
    return replace(limits, sandbox=choose_sandbox(player, limits))


def find_memory_limit() -> int:
    """Return the preflight's limit in bytes: the larger of 16 GiB and the machine's memory."""
    names_known_to_system = getattr(os, "sysconf_names", ())
    if "SC_PHYS_PAGES" not in names_known_to_system:  # Windows, which has no limit
        return MIN_MEMORY_BYTES
    machine_bytes = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    return max(MIN_MEMORY_BYTES, machine_bytes)


def plan_games(opponents: Sequence[str], count: int) -> list[PlannedGame]:
    """Return `count` games, in the order in which they are played.

    The first is Kaggle's validation episode, in which the submission plays against itself. Then it
    plays from both seats against each of the two `opponents`, given by name. In all later games,
    the filler, the attacker and sometimes the first of the `opponents` take turns. Against each of
    them, the submission moves first in every second game.
    """
    games = [PlannedGame("validation: against itself", SUBMISSION_NUMBERS, FIRST_SEED)]
    # The number 0 is that of the submission. The first number is that of the side that begins.
    for number, opponent in zip(OPPONENT_NUMBERS, opponents):
        games.append(PlannedGame(f"first against {opponent}", (0, number), FIRST_SEED))
        games.append(PlannedGame(f"second against {opponent}", (number, 0), FIRST_SEED))

    rows = {
        OPPONENT_NUMBERS[0]: f"again against {opponents[0]}",
        FILLER_NUMBER: f"against {FILLER}",
        ATTACKER_NUMBER: f"against {ATTACKER}",
    }
    game_counts = dict.fromkeys(rows, 0)  # by the number of the opponent
    for number in cycle(LATER_OPPONENT_NUMBERS):
        if len(games) >= count:
            return games[:count]
        # Each seed is for two games with this opponent, one from each seat.
        pair_number, seat = divmod(game_counts[number], 2)
        game_counts[number] += 1
        numbers = (0, number) if seat == 0 else (number, 0)
        games.append(PlannedGame(rows[number], numbers, seed=FIRST_SEED + 1 + pair_number))
    return games


def find_own_forfeit(game: Game) -> Forfeit | None:
    """Return the forfeit of a game if the submission forfeited it, else None."""
    forfeit = game.forfeit
    if forfeit is None:
        return None
    forfeiting_number = game.numbers[forfeit.seat]
    return forfeit if forfeiting_number in SUBMISSION_NUMBERS else None


class _Trial:
    """Plays the games of a preflight, which go into its report."""

    def __init__(
        self, report: Report, processes: Sequence[PlayerProcess], referee: Referee
    ) -> None:
        """Prepare the games of the players in `processes`, and of the two rule opponents.

        SUBMISSION_NUMBERS and OPPONENT_NUMBERS are indices of `processes`.
        """
        self._report = report
        self._submission_processes = [processes[number] for number in SUBMISSION_NUMBERS]
        # They answer as processes do, but are none of the kinds that leagues know.
        rule_opponents: list[Any] = [
            RuleOpponent(FILLER, find_filling_columns, stacks=True),
            RuleOpponent(ATTACKER, find_attacking_columns),
        ]
        self._running_players: list[RunningPlayer] = [*processes, *rule_opponents]  # by number
        self._first_referee = referee  # of the first `MIN_PREFLIGHT_GAMES` games
        # Our own referee has the same rules, and takes a hundredth of the time.
        self._later_referee = NativeReferee(referee.configuration)
        self._later_referee.overage_seconds = referee.overage_seconds
        # Modules beside the submission stay loaded, and may keep variables of the last game. On
        # Kaggle, each game has a process of its own.
        self._may_keep_state = len(report.player.files) > 1  # one of them is main.py
        self._restarts_each_game = False  # whether each game begins with new processes

    def play(
        self, planned_games: Sequence[PlannedGame], budget: Budget, on_progress: OnProgress
    ) -> None:
        """Play the games, one after the other, and put them into the report.

        Stops after a game in which the submission is too slow, and after MAX_FORFEITS forfeits. The
        first `MIN_PREFLIGHT_GAMES` games have all the time that they take. A later one is begun
        only if `budget.seconds`, which is for all later games, has time for the longest game so
        far.
        """
        games = self._report.games  # those that have been played
        seconds_of_later_games = 0.0
        longest_seconds = 0.0  # of a game so far
        for planned_game in planned_games:
            is_later_game = len(games) >= MIN_PREFLIGHT_GAMES
            if is_later_game and seconds_of_later_games + longest_seconds > budget.seconds:
                break
            start = perf_counter()
            game = self._play_game(planned_game)
            game_seconds = perf_counter() - start
            longest_seconds = max(longest_seconds, game_seconds)
            if is_later_game:
                seconds_of_later_games += game_seconds
            games.append(game)
            on_progress("preflight", len(games), len(planned_games))
            forfeit = find_own_forfeit(game)
            # Where one game is too slow, the others would take as long.
            is_too_slow = forfeit is not None and forfeit.cause is Cause.TIMEOUT
            if is_too_slow or self._report.forfeited_games == MAX_FORFEITS:
                break
        self._report_used_files()

    def _play_game(self, planned_game: PlannedGame) -> Game:
        """Play a game and return it. A forfeit that an earlier game may have caused does not count.

        Variables of an earlier game may be the cause if the submission has modules beside it, and
        if its processes have played before. Then the game is played again in new processes, and
        only the second one is returned. If the submission does not forfeit that, every game from
        then on begins with new processes.
        """
        scheduled_game = ScheduledGame(planned_game.numbers, planned_game.seed)
        # Kaggle's own code, if it is installed, decides the first games.
        referee: Referee = self._later_referee
        if len(self._report.games) < MIN_PREFLIGHT_GAMES:
            referee = self._first_referee
        if self._restarts_each_game:
            self._end_submission_processes()
        game = play_game(scheduled_game, self._running_players, referee)
        if find_own_forfeit(game) is None:
            return game
        has_variables_of_earlier_games = self._may_keep_state and not self._restarts_each_game
        if not has_variables_of_earlier_games:
            return game
        self._end_submission_processes()
        repeated_game = play_game(scheduled_game, self._running_players, referee)
        self._restarts_each_game = find_own_forfeit(repeated_game) is None
        return repeated_game

    def _end_submission_processes(self) -> None:
        """End the submission's processes. The next game starts new ones.

        The files that they have used are reported first, as only a running process can name them.
        """
        self._report_used_files()
        for process in self._submission_processes:
            process.close()

    def _report_used_files(self) -> None:
        """Report which files the submission has written, and which of its own it has read."""
        for process in self._submission_processes:
            written_names, read_paths = process.files()
            self._report.written_names |= written_names
            self._report.read_paths |= read_paths


# The rows -----------------------------------------------------------------------------------------


def _add_loading_row(report: Report, reply: Reply) -> bool:
    """Add the row on loading, to which the submission's process gave this reply.

    Returns whether the games are worth playing. They are if the file loads, unless it is certain
    that Kaggle plays another callable than the author means.
    """
    row = "loads by Kaggle's rule"
    player = report.player
    if reply.outcome is not Outcome.LOADED:
        report.add_error(row, "", reply.detail)
        return False
    if player.function:  # which the user has named in the command
        choice = f"plays {player.function}, as the file does that connectx build writes"
        report.add(row, f"in {reply.seconds:.2f} s; {choice}")
        return True
    unmeant_callable = find_unmeant_callable(player, reply)
    if unmeant_callable is not None:
        status = Status.FAIL if unmeant_callable.is_certain else Status.WARN
        report.add(row, unmeant_callable.message, status)
        return not unmeant_callable.is_certain
    # The detail has two lines: the name to which the file binds the callable that Kaggle takes, and
    # the callable's own name. In a built file, the build may have bound it to CHOSEN_NAME.
    name_in_file, _, own_name = reply.detail.partition("\n")
    called_name = own_name if name_in_file == CHOSEN_NAME else name_in_file
    choice = f"Kaggle calls {shorten(called_name)}, the last callable"
    report.add(row, f"in {reply.seconds:.2f} s; {choice}")
    return True


def _add_upload_rows(report: Report) -> None:
    """Add rows if the file is long, or if what the build writes is to be uploaded in its place."""
    player = report.player
    characters = len(player.source)
    if characters > MAX_SOURCE_CHARACTERS:
        detail = f"{describe_long_text(characters)}: connectx build --archive"
        report.add("size", detail, Status.WARN)
    if player.function:  # the user has named it, as another callable of the file is the agent
        detail = f"{player.function} was chosen here: upload what connectx build writes"
    elif player.helpers:  # the paths of files that the build puts into the agent's file
        detail = f"with {', '.join(player.helpers)} in it: upload what connectx build writes"
    else:  # the file is uploaded as it is
        return
    report.add(AS_UPLOADED, f"{detail}, not the file alone", Status.WARN)


def describe_long_text(characters: int) -> str:
    """Return what a row says of a file with so many characters, more than is practical."""
    return f"{characters / 1e6:.1f} MB of text, read anew in every game"


def _add_file_rows(report: Report) -> None:
    """Add a row if the submission uses the path of Kaggle's folder, and one if it writes files.

    In a sandbox, the submission has a folder with this path, and needs no row about it.
    """
    uses_kaggle_folder = is_in_code(KAGGLE_FOLDER, report.player)
    if uses_kaggle_folder and not report.limits.is_sandboxed:
        report.add("files of the upload", KAGGLE_FOLDER_NEEDS_SANDBOX, Status.UNKNOWN)
    if report.written_names:
        first_names = ", ".join(sorted(report.written_names)[:MAX_SHOWN_FILES])
        detail = f"{first_names}: Kaggle's file system is read-only"
        report.add("files written", detail, Status.WARN)


def _add_game_rows(report: Report, planned_games: Sequence[PlannedGame]) -> None:
    """Add the rows that the planned games name, with the results or forfeits of their games.

    The report has a game for each of the first planned games. The others were not played.
    """
    games_by_row: dict[str, list[Game]] = {}
    for planned_game, game in zip(planned_games, report.games):
        games_by_row.setdefault(planned_game.row, []).append(game)
    for row, games in games_by_row.items():
        if any(find_own_forfeit(game) is not None for game in games):
            _add_forfeits_row(report, row, games)
        elif len(games) == 1:
            report.add(row, _describe_result(games[0]))
        else:
            report.add(row, _describe_results(games))


def _add_forfeits_row(report: Report, row: str, games: Sequence[Game]) -> None:
    """Add a row for some games of which the submission forfeited one or more.

    The row has the name `row`. It shows the first forfeit whose error stands in no row above. If
    there is no such forfeit, it shows the first one.
    """
    forfeits: list[tuple[Forfeit, Game]] = []
    for game in games:
        forfeit = find_own_forfeit(game)
        if forfeit is not None:
            forfeits.append((forfeit, game))
    shown_forfeit, shown_game = forfeits[0]
    for forfeit, game in forfeits:
        if error_line(forfeit.detail) not in report.error_lines:
            shown_forfeit = forfeit
            shown_game = game
            break
    start = f"{shown_forfeit.cause} at ply {len(shown_game.moves) + 1}: "
    if len(games) > 1:
        start = f"{len(forfeits)} of {len(games)} games forfeited, {start}"
    report.add_error(row, start, shown_forfeit.detail)


def _describe_result(game: Game) -> str:
    """Return how a game ended that the submission did not forfeit, such as "won in 31 plies"."""
    plies = f"in {len(game.moves)} plies"
    if game.winner is None:
        return f"drawn {plies}"
    # `game.winner` is a seat, and `game.numbers` are the numbers of the players by seat.
    plays_itself = game.numbers == SUBMISSION_NUMBERS
    if plays_itself:
        seat_name = "first" if game.winner == 0 else "second"
        return f"the {seat_name} seat won {plies}"
    if game.numbers[game.winner] in SUBMISSION_NUMBERS:
        return f"won {plies}"
    return f"lost {plies}"


def _describe_results(games: Sequence[Game]) -> str:
    """Return how many games against another player the submission won, drew and lost."""
    wins = 0
    draws = 0
    for game in games:
        if game.winner is None:
            draws += 1
        elif game.numbers[game.winner] in SUBMISSION_NUMBERS:  # the number of the winner
            wins += 1
    losses = len(games) - wins - draws
    max_plies = max(len(game.moves) for game in games)
    return (
        f"{len(games)} games of up to {max_plies} plies: {wins} won, {draws} drawn, {losses} lost"
    )


def _add_none_and_time_rows(report: Report, referee: Referee) -> None:
    """Add the rows on what Kaggle tolerates up to a point: None as a move, and slow moves."""
    none_count = 0  # how often the submission returned None
    first_seconds: list[float] = []  # of the first answer in each game, which includes loading
    later_seconds: list[float] = []  # of all other answers
    for game, seat in _list_own_seats(report):
        none_count += game.unanswered[seat]
        answer_seconds = _seconds_of_answers(game, seat)
        first_seconds += answer_seconds[:1]
        later_seconds += answer_seconds[1:]
    if none_count:
        detail = f"None in {none_count} moves: Kaggle plays column 0"
        report.add("types of the moves", detail, Status.WARN)
    limit: float = referee.configuration["actTimeout"]
    _add_slowest_move_row(report, "first move, with loading", first_seconds, limit)
    _add_slowest_move_row(report, "slowest later move", later_seconds, limit)
    _add_overage_row(report, referee.overage_seconds, has_answers=bool(first_seconds))


def _add_overage_row(report: Report, allowed_seconds: float, *, has_answers: bool) -> None:
    """Add the row on the overage: how far the moves of a game, together, exceeded actTimeout.

    A side may use `allowed_seconds` of it in a game. `has_answers` tells whether there is an answer
    whose time counts, which is a move, or an answer that came too late.
    """
    allowed = f"{allowed_seconds:g} s"
    for game in report.games:
        forfeit = find_own_forfeit(game)
        if forfeit is not None and forfeit.cause is Cause.TIMEOUT:
            report.add("overage", f"all {allowed} of it used", Status.FAIL)
            return
    if not has_answers:
        report.add("overage", NO_SUCH_MOVE, Status.NOT_CHECKED)
        return
    max_used_seconds = max(game.overage_of(seat) for game, seat in _list_own_seats(report))
    status = Status.WARN if max_used_seconds > 0 else Status.OK
    report.add("overage", f"{max_used_seconds:.3f} s of {allowed} in one game", status)


def _list_own_seats(report: Report) -> list[tuple[Game, int]]:
    """Return the report's games, each with the seat (0 or 1) that the submission had in it.

    A game of the submission against itself is there twice, with either seat.
    """
    seats = []
    for game in report.games:
        for seat, number in enumerate(game.numbers):
            if number in SUBMISSION_NUMBERS:
                seats.append((game, seat))
    return seats


def _seconds_of_answers(game: Game, seat: int) -> list[float]:
    """Return how long the answers of a seat took, in seconds.

    An answer that forfeited the game is left out, unless it was too late.
    """
    seconds = game.seconds_of(seat)
    forfeit = game.forfeit
    if forfeit is None or forfeit.seat != seat or forfeit.cause is Cause.TIMEOUT:
        return seconds
    return seconds[:-1]  # without the last answer, which was the forfeit


def _add_slowest_move_row(report: Report, row: str, seconds: Sequence[float], limit: float) -> None:
    """Add a row, named `row`, on the slowest move. Each of the `seconds` is the time of one move.

    `limit` is actTimeout, in seconds.
    """
    if not seconds:
        report.add(row, NO_SUCH_MOVE, Status.NOT_CHECKED)
        return
    slowest = max(seconds)
    detail = f"{slowest:.3f} s of {limit:g} s"
    if slowest > limit:
        report.add(row, f"{detail}: the rest comes out of the overage", Status.WARN)
    elif slowest > limit * MAX_SAFE_SHARE:
        report.add(row, f"{detail}: too close for a slower machine", Status.WARN)
    else:
        report.add(row, detail)


# Faults -------------------------------------------------------------------------------------------


def _add_faults(report: Report) -> None:
    """Add to `report.faults` what the submission did wrong: forfeits, a None, a slow move.

    Where no traceback shows the line of the source, the game is played again to find it.
    """
    for game in report.games:
        forfeit = find_own_forfeit(game)
        if forfeit is not None:
            _add_forfeit_fault(report, game, forfeit)
    _add_returned_none_fault(report)
    _add_slow_move_fault(report)


def _add_forfeit_fault(report: Report, game: Game, forfeit: Forfeit) -> None:
    """Add a forfeit to the faults, or count it if it is among them.

    Two forfeits are the same fault if they have the same source line and, apart from the numbers in
    it, the same problem.
    """
    detail = forfeit.detail  # of an error, its traceback; else a line
    last_line = error_line(detail)
    problem = f"{forfeit.cause}: {shorten(last_line, MAX_ERROR_CHARACTERS)}"
    source_line = ""
    if forfeit.cause is Cause.ERROR:
        source_line = find_own_line(detail, report.player)
    problem_without_numbers = re.sub("[0-9]+", "", problem)
    key = f"{source_line}: {problem_without_numbers}"
    if key in report.faults:
        report.faults[key].games += 1
        return
    frames = detail.replace(last_line, "")
    if forfeit.cause is not Cause.ERROR:  # there is no traceback, so the game is played again
        slow_seconds = None
        if forfeit.cause is Cause.TIMEOUT:
            slow_seconds = game.configuration["actTimeout"]
        frames = _trace_answer(report, game, forfeit.seat, slow_seconds)
        source_line = describe_own_lines(frames, report.player)
    report.add_evidence(frames, forfeit.output_tail)
    report.faults[key] = _make_fault(game, forfeit.seat, problem, source_line)


def _add_returned_none_fault(report: Report) -> None:
    """Add to the faults the submission's first None for which Kaggle could play column 0.

    The games are played again to find it. Nothing is added if the submission returned no such None,
    or does not return it again, or if a forfeit by a None is among the faults.
    """
    if any("returned None" in fault.problem for fault in report.faults.values()):
        return
    for game, seat in _list_own_seats(report):
        none_count = game.unanswered[seat]
        if none_count == 0:
            continue
        game_before_none = None
        with suppress(PlayerError):
            game_before_none = find_game_before_none(report.player, game, seat, report.limits)
        if game_before_none is None:  # the submission does not play the same again
            continue
        frames = _trace_answer(report, game_before_none, seat, slow_seconds=None)
        source_line = describe_own_lines(frames, report.player)
        problem = "returned None; Kaggle plays column 0"
        report.faults[problem] = _make_fault(game_before_none, seat, problem, source_line)
        return


def _add_slow_move_fault(report: Report) -> None:
    """Add the slowest move of the submission to the faults if it took longer than actTimeout.

    The first move of each seat, which loads the file, does not count, nor does a forfeit.
    """
    slowest_seconds = 0.0
    slowest_ply = 0
    slowest_game: Game | None = None
    for game in report.games:
        limit: float = game.configuration["actTimeout"]
        # If the game was forfeited, it has one more time than moves: that of the last answer.
        seconds_of_moves = game.seconds[: len(game.moves)]
        for ply, seconds in enumerate(seconds_of_moves):
            seat = ply % 2
            is_first_move = ply < 2  # of its seat
            is_own_move = game.numbers[seat] in SUBMISSION_NUMBERS
            if is_first_move or not is_own_move or seconds is None:
                continue
            if seconds > max(limit, slowest_seconds):
                slowest_seconds = seconds
                slowest_ply = ply
                slowest_game = game
    if slowest_game is None:
        return
    moves_before = slowest_game.moves[:slowest_ply]
    game_before = replace(slowest_game, moves=moves_before, seconds=(), forfeit=None)
    seat = slowest_ply % 2
    frames = _trace_answer(report, game_before, seat, slowest_seconds)
    limit = slowest_game.configuration["actTimeout"]
    problem = f"took {slowest_seconds:.2f} s of {limit:g} s"
    source_line = describe_own_lines(frames, report.player)
    report.faults[problem] = _make_fault(game_before, seat, problem, source_line)


def _trace_answer(report: Report, game_before: Game, seat: int, slow_seconds: float | None) -> str:
    """Play a game again, and return from which frames of the submission's code its next answer is.

    `game_before` has the moves before the answer, which the submission gives in its seat (0 or 1).
    If the game is forfeited, the answer is that forfeit. Otherwise it is None, or an answer that
    took `slow_seconds`.

    The frames have the form of a traceback. They are "" if the submission does not answer the same
    again, or if the report has MAX_SHOWN_FAULTS faults already.
    """
    if len(report.faults) >= MAX_SHOWN_FAULTS:
        return ""
    is_same_answer = partial(_is_answer_after_game, game_before)
    with suppress(PlayerError):
        return find_frames_of_answer(
            report.player, game_before, seat, report.limits, is_same_answer, slow_seconds
        )
    return ""


def _is_answer_after_game(game: Game, reply: Reply) -> bool:
    """Return whether a reply is the answer that the submission gave after the moves of a game.

    If the submission did not forfeit the game with that answer, it was None.
    """
    returned_none = reply.outcome is Outcome.NOTHING
    if game.forfeit is None or returned_none:
        return returned_none
    return reply.outcome is not Outcome.ERROR and reply.column == game.forfeit.column


def _make_fault(game_before: Game, seat: int, problem: str, source_line: str) -> Fault:
    """Return a fault that the submission shows from its seat (0 or 1) after a game's moves.

    `problem` says what the fault is, and `source_line` where in the author's own file it is.
    """
    opponent = printable(game_before.players[1 - seat])
    if game_before.numbers == SUBMISSION_NUMBERS:  # both players are the submission
        opponent = "itself"
    moves = "".join(column_name(column) for column in game_before.moves)
    return Fault(
        problem=printable(problem),
        line=printable(source_line),
        opponent=opponent,
        seat=seat,
        moves=moves,
    )
