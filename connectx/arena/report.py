"""The result of a league as a conclusion, tables in text, and JSON."""

import json
import statistics
from array import array
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from connectx.arena.league import League, play_league
from connectx.arena.process import error_line
from connectx.arena.rating import (
    Comparison,
    PairingCounts,
    Rating,
    Record,
    SequentialTest,
    compare,
    ratings_of,
)
from connectx.arena.store import Store
from connectx.build.player import Player
from connectx.errors import single_line, uninterrupted
from connectx.executor import THIS_PROCESS, Run
from connectx.game import Cause, Game
from connectx.words import Rows

MIN_CLEAR_SUPERIORITY = 0.975  # LOS, where a 95 % interval begins above 0
CROSS_TITLE = "Points against each, in %"
SEATS_TITLE = "Points moving first and second, time per move"


@dataclass
class Summary:
    """The records by seat, the forfeits and the times of one player's games so far."""

    # The games in which the player moved first, and those in which it moved second.
    seats: list[Record] = field(default_factory=lambda: [Record(), Record()])
    # By cause, the reason of every game that the player forfeited.
    forfeits: dict[Cause, list[str]] = field(default_factory=lambda: {cause: [] for cause in Cause})
    unanswered: int = 0  # how often None was returned and column 0 played
    # Of every answer. The first one of a game includes loading.
    seconds: "array[float]" = field(default_factory=lambda: array("d"))
    overage_worst: float = 0.0  # the most seconds beyond actTimeout in one game

    def add(self, game: Game, seat: int) -> None:
        """Count a game in which the player had this seat, 0 if it moved first and 1 if second."""
        self.seats[seat] = self.seats[seat].plus(game.points_of(seat))
        if game.forfeit is not None and game.forfeit.seat == seat:
            self.forfeits[game.forfeit.cause].append(error_line(game.forfeit.detail))
        self.unanswered += game.unanswered[seat]
        self.seconds.extend(game.seconds_of(seat))
        self.overage_worst = max(self.overage_worst, game.overage_of(seat))

    @property
    def total(self) -> Record:
        """The record of all games."""
        first, second = self.seats
        return Record(
            wins=first.wins + second.wins,
            draws=first.draws + second.draws,
            losses=first.losses + second.losses,
        )

    @property
    def forfeited_games(self) -> int:
        """The number of games that the player forfeited."""
        return sum(len(reasons) for reasons in self.forfeits.values())


@dataclass(repr=False)
class Result:
    """A match or a league as far as it has been played, counted game by game."""

    league: League
    test: SequentialTest | None = None
    games: list[Game] = field(default_factory=list)
    summaries: dict[int, Summary] = field(default_factory=lambda: defaultdict(Summary))  # by player
    # By the numbers of the two players of a pairing, the lower one first.
    meetings: dict[tuple[int, int], PairingCounts] = field(
        default_factory=lambda: defaultdict(PairingCounts)
    )
    interrupted: bool = False
    # How often each game was played, by a hash that is the same for equal games.
    _times_played: Counter[int] = field(default_factory=Counter)
    # The ratings by the games so far; None if they have not been computed.
    _stored_ratings: dict[int, Rating] | None = field(default=None, init=False, compare=False)

    def play(
        self,
        run: Run = THIS_PROCESS,
        store: Store | None = None,
        indices_by_pairing: Mapping[int, Sequence[int]] | None = None,
    ) -> Iterator[list[Game]]:
        """Play the games that remain, until the test has decided.

        `indices_by_pairing` are the indices of the games to play, in order, by the number of their
        pairing. None stands for all games.

        Yields the games of each task as it ends, when they are counted and in the `store`.
        """
        games_by_task = play_league(
            self.league, run=run, played=self.games, indices_by_pairing=indices_by_pairing
        )
        while self.decision is None:
            task_games = next(games_by_task, None)
            if task_games is None:
                return
            with uninterrupted():
                count_before = len(self.games)
                for game in task_games:
                    if self.decision is None:
                        self.add(game)
                new_games = self.games[count_before:]
                if store is not None:
                    store.add(new_games)
            yield new_games

    def sort(self) -> None:
        """Put the games in the order of the schedule."""
        self.games.sort(key=lambda game: (game.round, game.numbers))

    def add(self, *games: Game) -> None:
        """Add games, and count them in `summaries` and `meetings`."""
        self._stored_ratings = None
        self.games += games
        for game in games:
            for seat, player in enumerate(game.numbers):
                self.summaries[player].add(game, seat)
            lower, higher = sorted(game.numbers)
            seat_of_lower = game.numbers.index(lower)
            points_of_lower = game.points_of(seat_of_lower)
            game_hash = _hash_equal_games(game)
            counts = self.meetings[lower, higher]
            counts.add(game.round, points_of_lower, repeats=self._times_played[game_hash])
            self._times_played[game_hash] += 1

    @property
    def players(self) -> tuple[Player, ...]:
        """The players, by number. The source of a function is empty."""
        return self.league.players

    @property
    def comparison(self) -> Comparison:
        """How the first player compares with the second: record, points, Elo and LOS."""
        return compare(self.meetings[0, 1], self.ratings)

    @property
    def repeating(self) -> int:
        """The number of games that were played more than once, each time counted."""
        return sum(times for times in self._times_played.values() if times > 1)

    def record(self, player: int, opponent: int) -> Record:
        """Return the record of a player against another, both by their numbers."""
        lower, higher = sorted((player, opponent))
        if (lower, higher) not in self.meetings:
            return Record()
        record = self.meetings[lower, higher].record
        return record if player == lower else record.reversed()

    def __repr__(self) -> str:
        """Return who is better, in the line that `connectx evaluate` prints; "" without games."""
        lines = conclusion(self)
        return lines[0] if lines else ""

    @property
    def names(self) -> list[str]:
        """The players' names, by number; those of a player against itself are numbered."""
        names = [player.name for player in self.players]
        counts = Counter(names)
        return [
            name if counts[name] == 1 else f"{name}#{number}"
            for number, name in enumerate(names, start=1)
        ]

    @property
    def decision(self) -> str | None:
        """The hypothesis that the test has accepted, "elo0" or "elo1".

        None without a test, and while the test goes on.
        """
        if self.test is None:
            return None
        return self.test.decision(self.meetings[0, 1].independent_pairs)

    @property
    def ratings(self) -> dict[int, Rating]:
        """The ratings of all who have played, by number, best first, by the games so far.

        They are computed only once, until more games are added.
        """
        if self._stored_ratings is None:
            self._stored_ratings = ratings_of(self.meetings, len(self.players))
        return self._stored_ratings

    @property
    def title(self) -> str:
        """The number of games, the board and the seed, in a line."""
        configuration = self.league.settings.configuration
        size = "{rows} x {columns}, {inarow} in a row".format_map(configuration)
        games = len(self.games)
        planned = self.league.planned
        if self.test is not None:
            played = f"{_count_noun(games, 'game')}, at most {planned:,},"
        elif self.interrupted:
            played = f"interrupted after {games:,} of {planned:,} games"
        else:
            played = _count_noun(games, "game")
        return f"{played} on {size}, seed {self.league.seed}"


def _hash_equal_games(game: Game) -> int:
    """Return a number that is the same for a game and its repetitions.

    A game repeats another if seats and winner are the same, and the moves are the same or the
    mirror image of the other's.
    """
    last_column = game.configuration["columns"] - 1
    mirrored_moves = tuple(last_column - column for column in game.moves)
    return hash((game.numbers, game.winner, min(game.moves, mirrored_moves)))


# Lines ------------------------------------------------------------------------------------------


def conclusion(result: Result) -> list[str]:
    """Return lines that say who is better, and of two players by how much; none without games.

    In a match, a player that forfeited all of its games comes first, because the other lines follow
    from that. In a league such players come after the leader.
    """
    if not result.games:
        return []
    forfeits_lines = []
    for number in result.ratings:
        forfeits_lines += forfeits_line(result, number)
    if len(result.names) > 2:
        return [_describe_leader(result), *forfeits_lines]
    if result.test is not None:
        return [*forfeits_lines, *_describe_test(result, result.test)]
    return [*forfeits_lines, *_describe_match(result)]


def forfeits_line(result: Result, number: int) -> list[str]:
    """Return a line on a player, by its number, if it forfeited all of its games.

    Returns an empty list for any other player.
    """
    summary = result.summaries[number]
    games = summary.total.games
    if games == 0 or summary.forfeited_games < games:
        return []
    reasons_by_cause = {cause: reasons for cause, reasons in summary.forfeits.items() if reasons}
    causes = ", ".join(reasons_by_cause)
    first_reasons = next(iter(reasons_by_cause.values()))
    first_reason = single_line(first_reasons[0])
    all_games = "its only game" if games == 1 else f"all of its {games} games"
    return [f"{result.names[number]} forfeited {all_games} by {causes}, first: {first_reason}"]


def _describe_leader(result: Result) -> str:
    """Return a line that says who leads a league, and whether the leader is clearly the best.

    If not, it names the players with as many points, or else the next player.
    """
    ratings = result.ratings  # by number, best first
    leader, *followers = ratings
    shares = {number: result.summaries[number].total.share for number in ratings}
    points = f"{100 * shares[leader]:.1f} % of the points"
    others = _count_noun(len(followers), "other")
    leads = f"{result.names[leader]} leads {others} with {points}"
    superiority = ratings[leader].superiority
    if superiority is not None and superiority >= MIN_CLEAR_SUPERIORITY:
        return f"{leads}, {_describe_certainty(superiority)} to be better than the next"
    # The rivals are those with as many points, or else the next player alone.
    rivals = [number for number in followers if shares[number] >= shares[leader]]
    if not rivals:
        rivals = followers[:1]
    rival_names = result.names[rivals[0]]
    if len(rivals) > 1:
        rival_names += f" and {_count_noun(len(rivals) - 1, 'other')}"
    return f"{leads}, but is not told apart from {rival_names}"


def _describe_match(result: Result) -> list[str]:
    """Return a line on which of two players is better for sure, and a line on by how much."""
    counts = result.meetings[0, 1]  # as player 0 sees the games
    better = 0 if counts.record.share >= 0.5 else 1
    worse = 1 - better
    comparison = compare(counts, result.ratings, better)
    better_name = result.names[better]
    worse_name = result.names[worse]
    record = comparison.record
    wins = f"{better_name} wins {record.wins} of {record.games}"
    certainty = _describe_certainty(comparison.superiority)
    figures = _describe_comparison(comparison)
    is_clearly_better = round(comparison.elo.low) > 0  # in the interval's worst case
    if is_clearly_better:
        return [f"{wins}: better than {worse_name}, {certainty}", figures]
    players = f"{better_name} and {worse_name} are not told apart"
    if counts.independence < 0.5:
        players += ", as their games are repetitions"
    return [f"{players}: {wins}, {certainty} to be better", figures]


def _describe_test(result: Result, test: SequentialTest) -> list[str]:
    """Return a line on what a test has decided on the first player, and a line with the figures."""
    counts = result.meetings[0, 1]  # as the first player sees the games
    name, opponent_name = result.names
    ratio = test.log_likelihood_ratio(counts.independent_pairs)
    low, high = test.bounds
    decision = _describe_decision(test, result.decision)
    games = _count_noun(len(result.games), "game")
    pairs = ", ".join(map(str, counts.pairs))
    figures = _describe_comparison(compare(counts, result.ratings))
    return [
        f"{name} is {decision} {opponent_name} (SPRT {test.elo0:g} to {test.elo1:g} Elo, {games})",
        f"{figures}; log-likelihood ratio {ratio:.2f}, decided at {low:.2f} or {high:.2f}; "
        f"pairs of games with 0, 0.5, 1, 1.5 and 2 points: {pairs}",
    ]


def _describe_comparison(comparison: Comparison) -> str:
    """Return a player's record, points and Elo against another, with intervals."""
    record = comparison.record
    wins = _count_noun(record.wins, "win")
    losses = _count_noun(record.losses, "loss", "losses")
    draws = _count_noun(record.draws, "draw")
    points = comparison.points
    points_interval = f"{100 * points.low:.1f} to {100 * points.high:.1f} %"
    difference, low, high = map(round, comparison.elo)
    return (
        f"{wins}, {losses}, {draws}: {100 * points.value:.1f} % of the points (95 % interval "
        f"{points_interval}), Elo difference {difference:+d} ({low:+d} to {high:+d})"
    )


def _describe_decision(test: SequentialTest, decision: str | None) -> str:
    """Return what a test says of the first player, in words before the name of the second.

    `decision` is the accepted hypothesis, or None. A test for progress asks whether the first
    player is stronger, a test for regress whether it is weaker.
    """
    if decision is None:
        return "not yet told apart from"
    is_for_progress = test.elo0 + test.elo1 >= 0
    if is_for_progress:
        return "stronger than" if decision == "elo1" else f"not {test.elo1:g} Elo stronger than"
    return "weaker than" if decision == "elo0" else f"not {-test.elo0:g} Elo weaker than"


def further_lines(result: Result) -> list[str]:
    """Return the reasons of forfeits, who has not played yet, and a note on equal games."""
    lines = []
    names = result.names
    for number, name in enumerate(names):
        lines += _list_forfeit_reasons(result.summaries[number], name)
    unplayed = [name for number, name in enumerate(names) if number not in result.ratings]
    if result.games and unplayed:
        lines.append(f"not played yet, so unranked: {', '.join(unplayed)}")
    return [*lines, *repeating_lines(result)]


def _list_forfeit_reasons(summary: Summary, name: str) -> list[str]:
    """Return a line for each cause of a player's forfeits, and one if it has returned None."""
    lines = []
    for cause, reasons in summary.forfeits.items():
        if reasons:
            forfeits = f"{_count_noun(len(reasons), 'forfeit')} by {cause}"
            lines.append(f"{name}: {forfeits}, first: {single_line(reasons[0])}")
    if summary.unanswered:
        times = _count_noun(summary.unanswered, "time")
        lines.append(f"{name}: returned None {times}; column 1 was played, as on Kaggle")
    return lines


def repeating_lines(result: Result) -> list[str]:
    """Return a note on games that repeat each other, if there are any."""
    if not result.repeating:
        return []
    games = f"{result.repeating} of {_count_noun(len(result.games), 'game')}"
    note = (
        f"{games} repeat each other: the same players made the same moves, or their mirror image, "
        "so the intervals count fewer games"
    )
    if not result.league.opening_plies:
        note += "; --opening-plies makes games differ"
    return [note]


def _count_noun(number: int, singular: str, plural: str = "") -> str:
    """Return a number with its noun, such as "1 game" or "2 losses".

    The plural is by default the singular with an "s".
    """
    if number == 1:
        return f"{number} {singular}"
    return f"{number} {plural or singular + 's'}"


def _describe_certainty(superiority: float) -> str:
    """Return a likelihood of superiority as a certainty, such as "97.1 % sure"."""
    return f"{_describe_superiority(superiority).replace('>', 'more than')} sure"


def _describe_superiority(superiority: float | None) -> str:
    """Return a likelihood of superiority, from 0 to 1, in percent; "" for None."""
    if superiority is None:
        return ""
    if superiority > 0.999:
        return "> 99.9 %"
    if superiority < 0.001:
        return "< 0.1 %"
    return f"{100 * superiority:.1f} %"


# Tables -----------------------------------------------------------------------------------------


def make_ranking(result: Result) -> Rows:
    """Return a table of the players' ratings and points, best first."""
    rows = [["", "player", "points", "Elo", "95 % interval", "better than next", "w/d/l"]]
    names = result.names
    for rank, (number, rating) in enumerate(result.ratings.items(), start=1):
        total = result.summaries[number].total
        elo, low, high = map(round, (rating.elo, rating.low, rating.high))  # never "-0"
        rows.append(
            [
                str(rank),
                names[number],
                f"{100 * total.share:.1f} %",
                f"{elo:+d}",
                f"{low:+d} to {high:+d}",
                _describe_superiority(rating.superiority),
                f"{total.wins}/{total.draws}/{total.losses}",
            ]
        )
    return rows


def make_seat_table(result: Result) -> Rows:
    """Return a table of the players' points by seat, forfeits and times, best first.

    Columns that have only zeros are left out.
    """
    rows = [["player", "first", "second", "forfeits", "median, ms", "worst, ms", "overage, s"]]
    names = result.names
    for number in result.ratings:
        summary = result.summaries[number]
        seats = [f"{100 * seat.share:.0f} %" if seat.games else "" for seat in summary.seats]
        milliseconds = [1000 * seconds for seconds in summary.seconds] or [0.0]
        rows.append(
            [
                names[number],
                *seats,
                str(summary.forfeited_games),
                f"{statistics.median(milliseconds):,.3f}",
                f"{max(milliseconds):,.1f}",
                f"{summary.overage_worst:.1f}",
            ]
        )
    names_column, *columns = zip(*rows)
    filled_columns = [column for column in columns if not _has_only_zeros(column)]
    return [list(row) for row in zip(names_column, *filled_columns)]


def _has_only_zeros(column: Sequence[str]) -> bool:
    """Return whether all cells of a table's column below its heading are zeros or empty."""
    cells = column[1:]
    return all(cell.strip("0.") == "" for cell in cells)


def make_cross_table(result: Result) -> Rows:
    """Return a table of the points of every player against every other, best first."""
    names = result.names
    numbers = list(result.ratings)
    ranks = [str(rank) for rank in range(1, len(numbers) + 1)]
    rows = [["", "player", *ranks]]
    for rank, number in zip(ranks, numbers):
        records = [result.record(number, opponent) for opponent in numbers]
        points = [f"{100 * record.share:.0f}" if record.games else "" for record in records]
        rows.append([rank, names[number], *points])
    return rows


def tables_of(result: Result) -> dict[str, Rows]:
    """Return the tables of a result by their titles.

    A match has one, by seats. A league has three: by rating, by pairing and by seats.
    """
    if len(result.names) <= 2:
        return {result.title: make_seat_table(result)}
    return {
        result.title: make_ranking(result),
        CROSS_TITLE: make_cross_table(result),
        SEATS_TITLE: make_seat_table(result),
    }


# JSON -------------------------------------------------------------------------------------------


def result_json(result: Result) -> str:
    """Return the whole result as JSON, with a game a line."""
    test = None
    if result.test is not None:
        test = {**vars(result.test), "decision": result.decision}
    report = {
        "league": result.league.id,
        "conclusion": conclusion(result),
        "players": [_player_facts(result, number) for number in range(len(result.players))],
        "planned": result.league.planned,
        "seed": result.league.seed,
        "configuration": result.league.settings.configuration,
        "test": test,
    }
    report_without_end = json.dumps(report, indent=1).removesuffix("\n}")
    games = ",\n  ".join(json.dumps(game.facts()) for game in result.games)
    return f'{report_without_end},\n "games": [\n  {games}\n ]\n}}\n'


def _player_facts(result: Result, number: int) -> dict[str, Any]:
    """Return what the JSON says of a player. All figures of a missing rating are None."""
    player = result.players[number]
    rating: dict[str, Any] = dict.fromkeys(Rating._fields)
    if number in result.ratings:
        rating = result.ratings[number]._asdict()
    summary = result.summaries[number]
    first, second = summary.seats
    return {
        "name": player.name,
        "source_hash": player.source_hash,
        **rating,
        "first": first._asdict(),
        "second": second._asdict(),
        "forfeits": {cause: len(reasons) for cause, reasons in summary.forfeits.items()},
    }
