"""A submission tried out as Kaggle would, and what was seen of it.

A single file is copied alone into an empty folder, an archive is unpacked. It plays in processes
that start in empty folders of their own and cannot import this project: first against itself, which
is Kaggle's validation episode, then in both seats against `random` and `negamax`.
"""

import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import NamedTuple

from arena.game import Cause, Game, PlayerId
from arena.match import Pairing, play_game
from arena.referee import KaggleReferee
from errors import PlayerError
from players.last_callable import PROBE, read_probe
from players.player import Player
from processes.process import (
    Limits,
    Outcome,
    PlayerProcess,
    Reply,
    RunningPlayer,
    Usage,
    warn_if_not_isolated,
)
from processes.sandbox import Isolation

SEED = 1


class Episode(NamedTuple):
    """A game to try: its name in the report, and who sits where."""

    name: str
    players: tuple[int, int]  # numbers in the list of players, of which 0 and 1 are the file's


OPPONENTS = ("random", "negamax")
EPISODES = [Episode("validation: against itself", (0, 1))] + [
    Episode(f"{seat} against {opponent}", players)
    for number, opponent in enumerate(OPPONENTS, start=2)
    for seat, players in (("first", (0, number)), ("second", (number, 0)))
]


@dataclass(kw_only=True)
class Trial:
    """What was seen of a submission."""

    player: Player | None = None  # as it was found
    copy: str  # the path of the copy, which error messages contain
    size: int = 0  # bytes
    files: int = 1
    warning: str = ""  # how it differs from what would be uploaded
    function: str = ""  # chosen by the user
    act_timeout: float  # seconds
    overage: float  # seconds a game
    loading: Reply | None = None
    taken: tuple[str, bool] | None = None  # the callable that Kaggle takes; is it a class
    problem: str = ""  # why the file is no player at all
    games: dict[Episode, Game] = field(default_factory=dict)
    replies: list[Reply] = field(default_factory=list)
    peaks: list[int] = field(default_factory=list)  # memory of the processes, in bytes
    files_written: set[str] = field(default_factory=set)

    def note(self, usage: Usage) -> None:
        """Keep what a process has used."""
        self.files_written |= set(usage.files)
        self.peaks += [] if usage.peak_memory is None else [usage.peak_memory]

    @property
    def has_timed_out(self) -> bool:
        """Whether a move came too late. Nothing more is tried then: it would take as long again."""
        return any(game.forfeit and game.forfeit.cause is Cause.TIMEOUT for game in self.forfeits())

    def forfeits(self) -> Iterator[Game]:
        """The games that the file forfeited."""
        for game in self.games.values():
            if game.forfeit and game.numbers[game.forfeit.seat] in (0, 1):
                yield game

    def seats(self) -> Iterator[tuple[Game, int]]:
        """The games, each with a seat that the file had."""
        for game in self.games.values():
            for seat, player in enumerate(game.numbers):
                if player in (0, 1):
                    yield game, seat


def try_out(
    text: str,
    *,
    isolation: Isolation = Isolation.FILES,
    progress: Callable[[str], None] = lambda _: None,
) -> Trial:
    """Load a submission and play the episodes, until one shows that it does not answer in time.

    `text` is what `Player.from_file` takes. `progress` is called with what is being tried. Raises
    PlayerError for a file that does not exist, or that cannot be isolated as `isolation` demands.
    """
    limits = Limits(isolation=isolation)
    with tempfile.TemporaryDirectory(prefix="preflight-") as home:
        copy = Path(home, "main.py")
        referee = KaggleReferee({})
        trial = Trial(
            copy=str(copy),
            act_timeout=float(referee.configuration["actTimeout"]),
            overage=referee.overage_seconds,
        )
        if os.path.isfile(text):  # noqa: PTH113 - Path raises for a name that is too long
            trial.size = Path(text).stat().st_size
        try:
            player = Player.from_file(text)
        except PlayerError as error:
            if isinstance(error.__cause__, FileNotFoundError):
                raise
            trial.problem = str(error)
            return trial
        trial.player = player
        copy.write_text(player.source, encoding="utf-8")
        trial.size = sum(len(file.data) for file in player.files) or len(player.source.encode())
        trial.files = len(player.files) or 1
        trial.warning = player.warning
        trial.function = player.function
        warn_if_not_isolated(player, limits)
        progress("loading")
        player = replace(player, path=str(copy))
        _load(player, limits, trial)
        if trial.loading is not None and trial.loading.outcome is Outcome.LOADED:
            _play(player, limits, referee, trial, progress)
        trial.files_written |= {file.name for file in Path(home).iterdir() if file != copy}
    return trial


def _load(player: Player, limits: Limits, trial: Trial) -> None:
    """Execute the source once, and find out which callable Kaggle takes."""
    probed = replace(player, source=player.source + PROBE)
    with PlayerProcess(probed, limits=limits) as process:
        trial.loading = process.load(trial.act_timeout + trial.overage)
        trial.note(process.usage())
    trial.taken = read_probe(trial.loading.printed_tail)


def _play(
    player: Player,
    limits: Limits,
    referee: KaggleReferee,
    trial: Trial,
    progress: Callable[[str], None],
) -> None:
    opponents = [Player.parse(name) for name in OPPONENTS]
    player_ids = [
        PlayerId(name=each.name, source_hash=each.source_hash)
        for each in (player, player, *opponents)
    ]
    with ExitStack() as stack:
        own = [
            stack.enter_context(_Recorded(player, limits=limits, seen=trial.replies))
            for _ in range(2)
        ]
        running: list[RunningPlayer] = [*own]
        running += [stack.enter_context(PlayerProcess(opponent)) for opponent in opponents]
        for episode in EPISODES:
            progress(episode.name)
            pairing = Pairing(players=episode.players, seed=SEED)
            trial.games[episode] = play_game(pairing, running, player_ids, referee)
            if trial.has_timed_out:
                break
        for process in own:
            trial.note(process.usage())


class _Recorded(PlayerProcess):
    """A player's process that adds every reply to a list."""

    def __init__(self, player: Player, *, limits: Limits, seen: list[Reply]) -> None:
        super().__init__(player, limits=limits)
        self._seen = seen

    def replies(self, deadline_seconds: float) -> list[Reply]:
        """The replies, which are kept."""
        replies = super().replies(deadline_seconds)
        self._seen += replies
        return replies
