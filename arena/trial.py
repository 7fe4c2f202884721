"""Tries a submission out as Kaggle would, and records what happens.

Its processes start in empty folders and cannot import this project. It plays against itself first,
which is Kaggle's validation episode, then in both seats against `random` and `negamax`.
"""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field, replace

from arena.game import Cause, Forfeit, Game, PlayerId
from arena.match import Pairing, play_game
from arena.referee import KaggleReferee
from bundle.flatten import HEADER
from players.archive import MAIN, PackedFile
from players.player import Player
from processes.process import Limits, Outcome, PlayerProcess, Reply, warn_if_not_isolated
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
    warn_if_not_isolated(player, limits)
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
