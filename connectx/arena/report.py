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
from connectx.words import Rows, count_noun

MIN_CLEAR_SUPERIORITY = 0.975  # LOS, where a 95 % interval begins above 0
CROSS_TITLE = "Points against each, in %"
SEATS_TITLE = "Points moving first and second, time per move"


@dataclass
class Summary:
    """The records by seat, the forfeits and the times of one player's games so far."""

    # By seat: index 0 has the games in which the player moved first, index 1 the others.
    seats: list[Record] = field(default_factory=lambda: [Record(), Record()])
    # By cause, the reason of every game that the player forfeited.
    forfeits: dict[Cause, list[str]] = field(default_factory=lambda: {cause: [] for cause in Cause})
    unanswered: int = 0  # how often None was returned and column 0 played
    # How long every answer took. The first one of a game includes loading.
    seconds: "array[float]" = field(default_factory=lambda: array("d"))
    overage_worst: float = 0.0  # the most seconds beyond actTimeout in one game

    def add(self, game: Game, seat: int) -> None:
        """Count a game in which the player had this seat, 0 if it moved first and 1 if second."""
        points = game.points_of(seat)  # 1, 0.5 or 0
        self.seats[seat] = self.seats[seat].plus(points)
        if game.forfeit is not None and game.forfeit.seat == seat:
            reason = error_line(game.forfeit.detail)
            self.forfeits[game.forfeit.cause].append(reason)
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
    # By the numbers of the two players of a pairing, the lower one first: [0, 1] are the games of
    # players 0 and 1, as player 0 sees them.
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
        """Play the games that remain, until the test, if there is one, has decided.

        `indices_by_pairing` says which games to play, and in which order: {3: [0, 1]} stands for
        the first two games of the pairing with the number 3. None stands for all games.

        Yields the games of each task as it ends, when they are counted and in the `store`.
        """
        games_by_task = play_league(
            self.league, run=run, played=self.games, indices_by_pairing=indices_by_pairing
        )
        while self.decision is None:  # which stays None without a test
            task_games = next(games_by_task, None)
            if task_games is None:
                return
            with uninterrupted():
                new_games = []
                for game in task_games:
                    if self.decision is None:
                        self.add(game)
                        new_games.append(game)
                if store is not None:
                    store.add(new_games)
            yield new_games

    def sort(self) -> None:
        """Put the games in the order of their rounds, and in a round by the players' numbers.

        Several workers add games in the order in which they end.
        """
        self.games.sort(key=lambda game: (game.round, game.numbers))

    def add(self, *games: Game) -> None:
        """Add games, and count them in `summaries` and `meetings`."""
        self._stored_ratings = None  # those by fewer games
        self.games += games
        for game in games:
            # `game.numbers` are the numbers of the players, by seat.
            for seat, player in enumerate(game.numbers):
                self.summaries[player].add(game, seat)
            lower, higher = sorted(game.numbers)
            seat_of_lower = game.numbers.index(lower)
            points_of_lower = game.points_of(seat_of_lower)
            game_hash = _hash_equal_games(game)  # the same for equal games
            repeats = self._times_played[game_hash]
            self.meetings[lower, higher].add(game.round, points_of_lower, repeats=repeats)
            self._times_played[game_hash] += 1

    @property
    def players(self) -> tuple[Player, ...]:
        """The players, by number. The source of a function is empty."""
        return self.league.players

    @property
    def comparison(self) -> Comparison:
        """How player 0 compares with player 1: record, points, Elo and LOS."""
        counts = self.meetings[0, 1]  # the games of these two
        return compare(counts, self.ratings)

    @property
    def repeating(self) -> int:
        """The number of games that are equal to another: 3 if only one was played three times."""
        return sum(times for times in self._times_played.values() if times > 1)

    def record(self, player: int, opponent: int) -> Record:
        """Return the record of a player against another, both by their numbers.

        It has no games if they have not met.
        """
        lower, higher = sorted((player, opponent))
        if (lower, higher) not in self.meetings:
            return Record()
        record = self.meetings[lower, higher].record  # as the player with the lower number sees it
        return record if player == lower else record.reversed()

    def __repr__(self) -> str:
        """Return who is better, in the line that `connectx evaluate` prints; "" without games."""
        lines = conclusion(self)
        return lines[0] if lines else ""

    @property
    def names(self) -> list[str]:
        """The players' names, by number. Equal names get a number, such as "mine#1" and "mine#2".

        The number is that of the player in the league, here counted from 1.
        """
        counts = Counter(player.name for player in self.players)
        names = []
        for number, player in enumerate(self.players, start=1):
            is_unique = counts[player.name] == 1
            names.append(player.name if is_unique else f"{player.name}#{number}")
        return names

    @property
    def decision(self) -> str | None:
        """The hypothesis that the test has accepted, "elo0" or "elo1".

        None without a test, and while the test goes on.
        """
        if self.test is None:
            return None
        counts = self.meetings[0, 1]  # the games of the two players of the test
        return self.test.decision(counts.independent_pairs)

    @property
    def ratings(self) -> dict[int, Rating]:
        """The ratings of all who have played, by the games so far.

        The keys are the numbers of the players, that of the best one first. The ratings are
        computed only once, until more games are added.
        """
        if self._stored_ratings is None:
            self._stored_ratings = ratings_of(self.meetings, len(self.players))
        return self._stored_ratings

    @property
    def title(self) -> str:
        """A line such as "100 games on 6 x 7, 4 in a row, seed 0"."""
        configuration = self.league.settings.configuration
        size = "{rows} x {columns}, {inarow} in a row".format_map(configuration)
        games = len(self.games)
        planned = self.league.planned
        if self.test is not None:
            played = f"{count_noun(games, 'game')}, at most {planned:,},"
        elif self.interrupted:
            played = f"interrupted after {games:,} of {planned:,} games"
        else:
            played = count_noun(games, "game")
        return f"{played} on {size}, seed {self.league.seed}"


def _hash_equal_games(game: Game) -> int:
    """Return a number that is the same for a game and its repetitions.

    A game repeats another if seats and winner are the same, and the moves are the same or the
    mirror image of the other's.
    """
    last_column = game.configuration["columns"] - 1
    mirrored_moves = tuple(last_column - column for column in game.moves)
    # The lower one of the two is the same for a game and for its mirror image.
    moves_of_either = min(game.moves, mirrored_moves)
    return hash((game.numbers, game.winner, moves_of_either))


# Lines ------------------------------------------------------------------------------------------


def conclusion(result: Result) -> list[str]:
    """Return lines that say who is better, and of two players by how much; none without games.

    In a match, a player that forfeited all of its games comes first, because the other lines follow
    from that. In a league such players come after the leader.
    """
    if not result.games:
        return []
    forfeits_lines = []
    for number in result.ratings:  # the numbers of all who have played
        forfeits_lines += forfeits_line(result, number)
    is_league = len(result.names) > 2
    if is_league:
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
    causes = [cause for cause, reasons in summary.forfeits.items() if reasons]
    first_reason = single_line(summary.forfeits[causes[0]][0])
    all_games = "its only game" if games == 1 else f"all of its {games} games"
    name = result.names[number]
    return [f"{name} forfeited {all_games} by {', '.join(causes)}, first: {first_reason}"]


def _describe_leader(result: Result) -> str:
    """Return a line that says who leads a league, and whether the leader is clearly the best.

    If not, it names the players with as many points, or else the next player.
    """
    numbers = list(result.ratings)  # of the players, the best one first
    leader = numbers[0]
    followers = numbers[1:]
    shares = {number: result.summaries[number].total.share for number in numbers}  # of the points
    points = f"{100 * shares[leader]:.1f} % of the points"
    others = count_noun(len(followers), "other")  # such as "3 others"
    leads = f"{result.names[leader]} leads {others} with {points}"
    # The probability that the leader is stronger than the next player.
    superiority = result.ratings[leader].superiority
    if superiority is not None and superiority >= MIN_CLEAR_SUPERIORITY:
        certainty = _describe_certainty(superiority)  # such as "97.6 % sure"
        return f"{leads}, {certainty} to be better than the next"
    # The rivals are those with as many points, or else the next player alone.
    rivals = [number for number in followers if shares[number] >= shares[leader]]
    if not rivals:
        rivals = followers[:1]
    rival_names = result.names[rivals[0]]
    if len(rivals) > 1:
        rival_names += f" and {count_noun(len(rivals) - 1, 'other')}"
    return f"{leads}, but is not told apart from {rival_names}"


def _describe_match(result: Result) -> list[str]:
    """Return a line that says whether one of two players is better, and a line with the figures."""
    counts = result.meetings[0, 1]  # all games, as player 0 sees them
    better = 0 if counts.record.share >= 0.5 else 1  # who has more points, or else player 0
    worse = 1 - better
    comparison = compare(counts, result.ratings, better)
    better_name = result.names[better]
    worse_name = result.names[worse]
    record = comparison.record
    wins = f"{better_name} wins {record.wins} of {record.games}"
    certainty = _describe_certainty(comparison.superiority)  # such as "97.6 % sure"
    figures = _describe_comparison(comparison)
    is_clearly_better = round(comparison.elo.low) > 0  # in the interval's worst case
    if is_clearly_better:
        return [f"{wins}: better than {worse_name}, {certainty}", figures]
    players = f"{better_name} and {worse_name} are not told apart"
    # The independence is 1 if all games differ, and the lower the more of them are equal.
    if counts.independence < 0.5:
        players += ", as their games are repetitions"
    return [f"{players}: {wins}, {certainty} to be better", figures]


def _describe_test(result: Result, test: SequentialTest) -> list[str]:
    """Return a line on what a test has decided on the first player, and a line with the figures."""
    counts = result.meetings[0, 1]  # all games, as the first player sees them
    name, opponent_name = result.names
    # The test counts repeated games once. The line shows how many pairs were played.
    ratio = test.log_likelihood_ratio(counts.independent_pairs)
    pairs = ", ".join(str(count) for count in counts.pairs)
    low, high = test.bounds
    decision = _describe_decision(test, result.decision)  # such as "stronger than"
    games = count_noun(len(result.games), "game")
    figures = _describe_comparison(result.comparison)
    return [
        f"{name} is {decision} {opponent_name} (SPRT {test.elo0:g} to {test.elo1:g} Elo, {games})",
        f"{figures}; log-likelihood ratio {ratio:.2f}, decided at {low:.2f} or {high:.2f}; "
        f"pairs of games with 0, 0.5, 1, 1.5 and 2 points: {pairs}",
    ]


def _describe_comparison(comparison: Comparison) -> str:
    """Return a player's record, points and Elo against another, with intervals."""
    record = comparison.record
    wins = count_noun(record.wins, "win")
    losses = count_noun(record.losses, "loss", "losses")
    draws = count_noun(record.draws, "draw")
    points = comparison.points
    points_interval = f"{100 * points.low:.1f} to {100 * points.high:.1f} %"
    difference = round(comparison.elo.value)
    low = round(comparison.elo.low)
    high = round(comparison.elo.high)
    return (
        f"{wins}, {losses}, {draws}: {100 * points.value:.1f} % of the points (95 % interval "
        f"{points_interval}), Elo difference {difference:+d} ({low:+d} to {high:+d})"
    )


def _describe_decision(test: SequentialTest, decision: str | None) -> str:
    """Return what a test says of the first player, in words before the name of the second.

    `decision` is the accepted hypothesis, "elo0" or "elo1", or None. The hypothesis "elo1" is that
    the first player is stronger by `test.elo1` Elo, and "elo0" that it is by `test.elo0`. A test
    from 0 to 10 Elo asks whether the first player is stronger, one from -10 to 0 whether it is
    weaker.
    """
    if decision is None:
        return "not yet told apart from"
    is_for_progress = test.elo0 + test.elo1 >= 0
    if is_for_progress and decision == "elo1":
        return "stronger than"
    if is_for_progress:
        return f"not {test.elo1:g} Elo stronger than"
    if decision == "elo0":
        return "weaker than"
    return f"not {-test.elo0:g} Elo weaker than"


def further_lines(result: Result) -> list[str]:
    """Return lines on the reasons of forfeits, on who has not played yet, and on equal games."""
    lines = []
    names_of_unplayed = []
    for number, name in enumerate(result.names):
        lines += _list_forfeit_reasons(result.summaries[number], name)
        if number not in result.ratings:
            names_of_unplayed.append(name)
    if result.games and names_of_unplayed:
        lines.append(f"not played yet, so unranked: {', '.join(names_of_unplayed)}")
    return [*lines, *repeating_lines(result)]


def _list_forfeit_reasons(summary: Summary, name: str) -> list[str]:
    """Return a line for each cause of a player's forfeits, and one if it has returned None.

    `name` is the name of the player, and `summary` counts its games.
    """
    lines = []
    for cause, reasons in summary.forfeits.items():
        if reasons:
            forfeits = f"{count_noun(len(reasons), 'forfeit')} by {cause}"
            lines.append(f"{name}: {forfeits}, first: {single_line(reasons[0])}")
    if summary.unanswered:
        times = count_noun(summary.unanswered, "time")
        lines.append(f"{name}: returned None {times}; column 1 was played, as on Kaggle")
    return lines


def repeating_lines(result: Result) -> list[str]:
    """Return a line with a note on games that repeat each other, if there are any."""
    if result.repeating == 0:
        return []
    games = f"{result.repeating} of {count_noun(len(result.games), 'game')}"
    note = (
        f"{games} repeat each other: the same players made the same moves, or their mirror image, "
        "so the intervals count fewer games"
    )
    if result.league.opening_plies == 0:
        note += "; --opening-plies makes games differ"
    return [note]


def _describe_certainty(superiority: float) -> str:
    """Return how sure it is that a player is better, such as "97.1 % sure".

    `superiority` is the probability of that, from 0 to 1.
    """
    percent = _describe_superiority(superiority)  # such as "97.1 %" or "> 99.9 %"
    return f"{percent.replace('>', 'more than')} sure"


def _describe_superiority(superiority: float | None) -> str:
    """Return the probability that a player is better, from 0 to 1, in percent; "" for None."""
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
        total = result.summaries[number].total  # the record of all games
        # As integers, they are never shown as "-0".
        elo = round(rating.elo)
        low = round(rating.low)
        high = round(rating.high)
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
        points_by_seat = [
            f"{100 * record.share:.0f} %" if record.games else "" for record in summary.seats
        ]
        milliseconds = [1000 * seconds for seconds in summary.seconds]
        if not milliseconds:
            milliseconds = [0.0]
        rows.append(
            [
                names[number],
                *points_by_seat,
                str(summary.forfeited_games),
                f"{statistics.median(milliseconds):,.3f}",
                f"{max(milliseconds):,.1f}",
                f"{summary.overage_worst:.1f}",
            ]
        )
    names_column, *columns = zip(*rows)  # `zip` turns rows into columns, and columns into rows
    filled_columns = [column for column in columns if not _has_only_zeros(column)]
    return [list(row) for row in zip(names_column, *filled_columns)]


def _has_only_zeros(column: Sequence[str]) -> bool:
    """Return whether all cells of a table's column below its heading are zeros or empty."""
    cells = column[1:]
    return all(cell.strip("0.") == "" for cell in cells)  # such as "0" or "0.000"


def make_cross_table(result: Result) -> Rows:
    """Return a table of the points of every player against every other, best first."""
    names = result.names
    numbers = list(result.ratings)  # of the players, the best one first
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
    """Return the whole result as JSON, with each game in a line of its own."""
    test = None
    if result.test is not None:
        test = {**vars(result.test), "decision": result.decision}  # and elo0, elo1, alpha, beta
    report = {
        "league": result.league.id,
        "conclusion": conclusion(result),
        "players": [_player_facts(result, number) for number in range(len(result.players))],
        "planned": result.league.planned,
        "seed": result.league.seed,
        "configuration": result.league.settings.configuration,
        "test": test,
    }
    # The games are written by hand after the other keys, as `indent` would spread each over many
    # lines.
    report_without_end = json.dumps(report, indent=1).removesuffix("\n}")
    games = ",\n  ".join(json.dumps(game.facts()) for game in result.games)
    return f'{report_without_end},\n "games": [\n  {games}\n ]\n}}\n'


def _player_facts(result: Result, number: int) -> dict[str, Any]:
    """Return what the JSON says of a player. The figures of its rating are None before it plays."""
    player = result.players[number]
    facts: dict[str, Any] = {"name": player.name, "source_hash": player.source_hash}
    if number in result.ratings:
        facts |= result.ratings[number]._asdict()  # "elo", "low", "high" and "superiority"
    else:
        facts |= dict.fromkeys(Rating._fields)
    summary = result.summaries[number]
    first, second = summary.seats
    facts["first"] = first._asdict()
    facts["second"] = second._asdict()
    facts["forfeits"] = {cause: len(reasons) for cause, reasons in summary.forfeits.items()}
    return facts
