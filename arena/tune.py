"""Tuning: find values of a player's constants that win, and test them honestly.

    search   an optimiser proposes candidates in batches; each plays the opponents, from both seats
             of random openings. New openings for every batch, the same for all of a batch.
    finals   the best candidates play on, in games that are new to all of them: up to 8, then 4,
             then 2. Only these games decide, as the best result of many is partly luck.
    test     the winner against the unchanged player, again in new games, until the sequential test
             decides or the games run out.

Each stage follows from the games before it and from the seed. So an interrupted study is resumed
by going through it again with the games in its file.
"""

import contextlib
import dataclasses
import math
import random
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any

from arena.executor import Run, workers
from arena.game import Cause
from arena.league import CLUSTER_WORKERS, League, play_in
from arena.match import game_id
from arena.outputs import write_file
from arena.parameters import Tunable, Values, parse_tunable
from arena.rating import SequentialTest
from arena.report import Result
from arena.run import Outputs, check
from arena.score import Record as Score
from arena.store import Store
from errors import INTERRUPTED_STATUS, RecordError, UserError
from players.player import Player, parse_players

SEARCH_SHARE = 0.6  # of all games
FINALS_SHARE = 0.15  # the test has the rest
BATCH = 8  # candidates that meet the same openings
FINALS = (8, 4, 2)  # candidates; at first at most a quarter of those tried
LEAST_GAMES = 100  # for each opponent
UNCHANGED: Values = ()  # stands for the unchanged player among the candidates
NO_SCORE = Score(0, 0, 0)


@dataclass(frozen=True, kw_only=True)
class Tuning:
    """What is tuned, against whom, and how many games that may take."""

    tunable: Tunable
    unchanged: Player
    opponents: tuple[Player, ...]
    league: League  # its rules, games, seed and openings; without players
    test: SequentialTest

    @property
    def rounds(self) -> int:
        """Pairs of games of a candidate with each opponent in the search.

        Grows with the root of all games, as does the number of candidates.
        """
        games = SEARCH_SHARE * self.league.games
        return max(1, round(math.sqrt(games * 2 / 3) / (2 * len(self.opponents))))

    @property
    def trials(self) -> int:
        """How many candidates the search tries."""
        return int(SEARCH_SHARE * self.league.games) // (2 * self.rounds * len(self.opponents))

    def facts(self) -> dict[str, Any]:
        """What tells the study from others in its file: all that its games depend on."""
        from arena.optimiser import VERSION

        players = (self.unchanged, *self.opponents)
        return {
            **dataclasses.replace(self.league, players=players).facts(),
            "tuned_player": str(self.tunable),
            "games": self.league.games,
            "test": vars(self.test),
            "optimiser": VERSION,
        }


def make_tuning(
    text: str, opponents: Sequence[str], league: League, test: SequentialTest
) -> Tuning:
    """The tuning of "minimax:N_STEPS=1..3" against opponents, by default the unchanged player.

    `league` gives rules, games, seed and openings. Raises UserError for a player that cannot be
    found, a constant that it does not have, a range that does not fit, and for too few games.
    """
    tunable = parse_tunable(text)
    unchanged, *others = parse_players([tunable.unchanged, *opponents])
    for end in ("low", "high"):
        Player.parse(tunable.candidate(tuple(getattr(each, end) for each in tunable.parameters)))
    names = [player.name for player in others]
    if twice := next((name for name in names if names.count(name) > 1), None):
        raise UserError(f"--against {twice}: named twice, expected every opponent once")
    least = LEAST_GAMES * max(1, len(others))
    if league.games < least:
        raise UserError(f"-n {league.games}: too few to tune, expected at least {least} games")
    return Tuning(
        tunable=tunable,
        unchanged=unchanged,
        opponents=tuple(others) or (unchanged,),
        league=league,
        test=test,
    )


class Study:
    """A tuning as far as it has been played."""

    def __init__(self, tuning: Tuning) -> None:
        """Nothing has been played yet."""
        self.tuning = tuning
        self.stage = "search"
        self.games = 0
        self.games_now = 0  # those of this run
        self.seconds = 0.0  # that they took
        self.trials: list[tuple[Values, float]] = []
        # By candidate; the search may try one more than once.
        self.search: dict[Values, Score] = {}
        self.finals: dict[Values, Score] = {}
        self.playing: Result | None = None  # what is being played: a batch, a round of the finals
        self.match: Result | None = None  # of the test
        self.forfeits: dict[tuple[str, Cause], tuple[int, str]] = {}

    @property
    def games_an_hour(self) -> float:
        """The pace of this run; 0 if it has played no game."""
        return self.games_now / self.seconds * 3600 if self.seconds else 0.0

    @property
    def candidates(self) -> list[Values]:
        """Those tried so far, the best first.

        In the search by their score, shrunk towards the mean as if they had also played a trial's
        games with an average result; then by the games of the finals alone, with those first who
        came further.
        """
        scores = [score for values, score in self.search.items() if values != UNCHANGED]
        mean = _sum(scores).share
        trial = 2 * self.tuning.rounds * len(self.tuning.opponents)

        def merit(values: Values) -> tuple[int, float, float]:
            search, finals = self.search[values], self.finals.get(values, NO_SCORE)
            shrunk = (search.share * search.games + mean * trial) / (search.games + trial)
            return finals.games, finals.share, shrunk

        return sorted((v for v in self.search if v != UNCHANGED), key=merit, reverse=True)

    @property
    def best(self) -> str:
        """The best candidate so far, as a user would name it."""
        return self.name(self.candidates[0])

    def name(self, values: Values) -> str:
        """A candidate as a user would name it."""
        tunable = self.tuning.tunable
        return tunable.unchanged if values == UNCHANGED else tunable.candidate(values)

    def importance(self) -> list[float]:
        """The share of each parameter in what told good candidates from bad ones."""
        from arena.optimiser import importance

        return importance(self.tuning.tunable.parameters, self.trials)


class _Playing:
    """Plays a study, or takes its games from the file."""

    def __init__(
        self,
        study: Study,
        store: Store | None,
        run: Run,
        among: int,
        update: Callable[[], None] | None,
    ) -> None:
        self.study = study
        self.tuning = study.tuning
        self.store = store
        self.run = run
        self.among = among
        self.update = update
        self.kept = {game.id: game for game in store.games()} if store else {}
        self.start = monotonic()

    def play_study(self) -> None:
        """Play the study to its end."""
        study = self.study
        self.search()
        study.stage = "finals"
        self.finals()
        study.stage = "test"
        self.test()

    def search(self) -> None:
        from arena.optimiser import propose  # late: takes half a second

        study, tuning = self.study, self.tuning
        parameters = tuning.tunable.parameters
        while len(study.trials) < tuning.trials:
            stage = f"search {len(study.trials)}"
            count = min(BATCH, tuning.trials - len(study.trials))
            values = propose(
                parameters, study.trials, count, tuning.trials, _seed(tuning.league.seed, stage)
            )
            reference = [UNCHANGED] * (not study.trials and self.has_reference)
            scores = self.meet_opponents([*values, *reference], 2 * tuning.rounds, stage)
            for each, score in zip([*values, *reference], scores):
                study.search[each] = _sum([study.search.get(each, NO_SCORE), score])
            study.trials += [(each, score.share) for each, score in zip(values, scores)]

    def finals(self) -> None:
        study, tuning = self.study, self.tuning
        tried = len(study.candidates)
        fields = [count for count in FINALS if count <= max(2, tried / 4)] if tried > 1 else []
        for count in fields:
            field = [*study.candidates[:count], *[UNCHANGED] * self.has_reference]
            games = FINALS_SHARE * tuning.league.games / len(fields)
            rounds = max(1, int(games / (2 * len(field) * len(tuning.opponents))))
            scores = self.meet_opponents(field, 2 * rounds, f"finals {count}")
            for each, score in zip(field, scores):
                study.finals[each] = _sum([study.finals.get(each, NO_SCORE), score])

    def test(self) -> None:
        study, tuning = self.study, self.tuning
        league = dataclasses.replace(
            tuning.league,
            players=(Player.parse(study.best), tuning.unchanged),
            games=tuning.league.games - study.games,
            seed=_seed(tuning.league.seed, "test"),
        )
        study.match = Result(league, tuning.test)
        self.play(league, study.match)

    @property
    def has_reference(self) -> bool:
        """Whether the unchanged player meets the opponents, too."""
        return self.tuning.unchanged not in self.tuning.opponents

    def meet_opponents(self, candidates: Sequence[Values], games: int, stage: str) -> list[Score]:
        """What each candidate scored in as many games with each opponent."""
        tuning = self.tuning
        opponents = len(tuning.opponents)
        players = [Player.parse(self.study.name(values)) for values in candidates]
        league = dataclasses.replace(
            tuning.league,
            players=(*tuning.opponents, *players),
            games=games,
            seed=_seed(tuning.league.seed, stage),
            gauntlet=opponents,
        )
        result = Result(league, None)
        self.play(league, result)
        return [
            result.scoreboard.summaries[opponents + number].total
            for number in range(len(candidates))
        ]

    def play(self, league: League, result: Result) -> None:
        """Play the games of a league that are not kept yet, until all are or its test decides."""
        study, board = self.study, result.scoreboard
        study.playing = result
        played: set[str] = set()
        for pairing in league.pairings():
            game_key = game_id(pairing, league.player_ids, league.rules.configuration)
            if (game := self.kept.pop(game_key, None)) is not None:
                played.add(game.id)
                board.add(game)
                study.games += 1
        # Single games that are missing are played. But where nothing is known of a stage, or games
        # are left over at the end, the study has taken another way than the one in the file.
        if self.kept and (not played or study.stage == "test"):
            raise RecordError(
                f"{self.store and self.store.path}: holds games that do not follow from those "
                f"before them, such as {next(iter(self.kept))}: games were removed, or the study "
                "was played with other versions of its packages; name a new file"
            )
        games = play_in(self.run, league, played=played, among=self.among)
        with contextlib.closing(games):
            while result.decision is None and (together := next(games, None)) is not None:
                ended = []
                for game in together:
                    if result.decision is None:
                        board.add(game)
                        ended.append(game)
                if self.store is not None:
                    self.store.add(ended)
                study.games += len(ended)
                study.games_now += len(ended)
                study.seconds = monotonic() - self.start
                if self.update is not None:
                    self.update()
        known = (self.tuning.unchanged, *self.tuning.opponents)
        for (number, cause), (count, reason) in board.forfeits.items():
            player = league.players[number]
            who = player.name if player in known else "candidates"
            before, first = study.forfeits.get((who, cause), (0, f"{player.name}: {reason}"))
            study.forfeits[who, cause] = before + count, first


def run_tuning(tuning: Tuning, *, jobs: int, cluster: str | None, outputs: Outputs) -> int:
    """Play what the study file, `outputs.results`, does not hold yet, print and write.

    Returns the exit status. Raises UserError, as a rule before anything is played, for what the
    user can put right.
    """
    from arena import tune_report as report

    check(
        dataclasses.replace(tuning.league, players=(tuning.unchanged, *tuning.opponents)),
        outputs,
    )
    study = Study(tuning)
    status = 0
    with contextlib.ExitStack() as stack:
        store = None
        if outputs.results is not None:
            store = stack.enter_context(contextlib.closing(Store(outputs.results, tuning.facts())))
        run = stack.enter_context(workers(jobs=jobs, cluster=cluster))
        update: Callable[[], None] | None = None
        if sys.stderr.isatty():
            from arena.progress import live_display  # late: without a terminal it is not needed

            update = stack.enter_context(live_display(lambda: report.live_table(study)))
        playing = _Playing(study, store, run, CLUSTER_WORKERS if cluster else jobs, update)
        try:
            playing.play_study()
        except KeyboardInterrupt:
            status = INTERRUPTED_STATUS
    try:
        if outputs.json is not None:
            write_file(outputs.json, report.study_json(study))
        if outputs.html is not None:
            write_file(outputs.html, report.study_page(study))
    finally:
        report.print_study(study)
    return status


def _seed(seed: int, stage: str) -> int:
    return random.Random(f"{seed} {stage}").getrandbits(31)


def _sum(scores: Sequence[Score]) -> Score:
    return Score(*(sum(each) for each in zip(*scores))) if scores else NO_SCORE
