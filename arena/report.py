"""Print a league, and write it down."""

import csv
import dataclasses
import io
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.markup import escape
from rich.table import Table

from arena.match import Cause, Game, PlayerId, show_again
from arena.rating import Rating, SequentialTest, quick_elo, rate
from arena.results import game_facts
from arena.score import Score, Scoreboard, Summary


@dataclass(frozen=True, kw_only=True)
class Result:
    """A league as far as it has been played."""

    players: tuple[PlayerId, ...]
    seed: int
    configuration: Mapping[str, Any]
    planned: int  # games; fewer were played where the league was interrupted or decided
    scoreboard: Scoreboard
    versions: Mapping[str, str]
    games_now: int = 0  # of them, those that this run has played
    seconds: float = 0.0  # and what that took
    test: SequentialTest | None = None

    @property
    def games_an_hour(self) -> float:
        """Of this run; 0 where it has played none."""
        return self.games_now / self.seconds * 3600 if self.seconds else 0.0

    def summaries(self) -> list[Summary]:
        """Every player's."""
        return [self.scoreboard.summary(number) for number in range(len(self.players))]

    def ratings(self) -> list[Rating]:
        """Every player's."""
        return rate(self.scoreboard.meetings, len(self.players))

    def score_against(self, one: int, other: int) -> Score:
        """What one player has scored against another."""
        meeting = self.scoreboard.meetings.get((min(one, other), max(one, other)))
        score = meeting.score if meeting else Score()
        if one < other:
            return score
        return Score(wins=score.losses, draws=score.draws, losses=score.wins)


# Two players ------------------------------------------------------------------------------------


def match_table(result: Result) -> Table:
    """The result of two players: a column for each, a line for each fact."""
    table = Table(title=league_title(result), title_justify="left")
    table.add_column("")
    for player_id in result.players:
        table.add_column(escape(player_id.name), justify="right", overflow="fold")
    columns = [_facts(summary) for summary in result.summaries()]
    for fact in columns[0]:
        table.add_row(fact, *(column[fact] for column in columns))
        if fact in LAST_OF_A_GROUP:
            table.add_section()
    return table


def forfeit_lines(result: Result) -> list[str]:
    """One line for each kind of forfeit, with the reason of its first: what to mend."""
    lines = [
        f"{result.players[culprit].name}: {count} x {cause}, first: {reason}"
        for (culprit, cause), (count, reason) in sorted(result.scoreboard.forfeits.items())
    ]
    for player_id, summary in zip(result.players, result.summaries()):
        if summary.unanswered:
            lines.append(
                f"{player_id.name}: {summary.unanswered} x None returned, "
                "played as column 0 as on Kaggle"
            )
    return lines


def test_line(result: Result) -> str:
    """How the sequential test stands."""
    test = result.test
    assert test is not None
    meeting = result.scoreboard.meetings.get((0, 1))
    pairs = meeting.pentanomial if meeting else (0,) * 5
    ratio, bounds = test.log_likelihood_ratio(pairs), test.bounds
    decision = test.decision(pairs)
    verdict = "not decided yet" if decision is None else f"accepted: {decision}"
    return (
        f"SPRT of elo0={test.elo0:g}, elo1={test.elo1:g}: {verdict}; log-likelihood ratio "
        f"{ratio:.2f} of {bounds.low:.2f} to {bounds.high:.2f}, "
        f"pairs with 0 to 2 points {list(pairs)}"
    )


# Many players -----------------------------------------------------------------------------------


def ranking_table(result: Result) -> Table:
    """The players by rating."""
    table = Table(title=league_title(result), title_justify="left")
    table.add_column("")
    table.add_column("player", overflow="fold")
    for heading in ("Elo", "95 % interval", "LOS", "games", "score", "w/d/l"):
        table.add_column(heading, justify="right")
    ratings, summaries = result.ratings(), result.summaries()
    for rank, number in enumerate(ranked([rating.elo for rating in ratings]), start=1):
        rating, total = ratings[number], summaries[number].total
        likelihood = rating.superiority
        table.add_row(
            str(rank),
            escape(result.players[number].name),
            f"{rating.elo:+.0f}",
            f"{rating.interval.low:+.0f} to {rating.interval.high:+.0f}",
            "" if likelihood is None else f"{likelihood:.1%}",
            str(total.games),
            f"{total.share:.1%}",
            _narrow(total),
        )
    return table


def conduct_table(result: Result) -> Table:
    """What the players scored from each seat, what they forfeited, how long they took."""
    table = Table(title="seats, forfeits and time per move", title_justify="left")
    table.add_column("")
    for heading in ("first", "second", "forfeits", "median", "99 %", "worst", "overage"):
        table.add_column(heading, justify="right")
    elo = quick_elo(result.scoreboard.meetings, len(result.players))
    summaries = result.summaries()
    for rank, number in enumerate(ranked(elo), start=1):
        summary = summaries[number]
        times = summary.times
        table.add_row(
            str(rank),
            *(_narrow(score) for score in (summary.first, summary.second)),
            describe_forfeits(summary),
            *(duration(each) for each in (times.median, times.percentile_99, times.worst)),
            duration(summary.overage_total),
        )
    return table


def cross_table(result: Result) -> Table:
    """Wins, draws and losses of every player (a line each) against every other, best first."""
    order = ranked(quick_elo(result.scoreboard.meetings, len(result.players)))
    table = Table(title="w/d/l of the line against the column", title_justify="left")
    table.add_column("")
    table.add_column("player", overflow="fold")
    for rank in range(1, len(order) + 1):
        table.add_column(str(rank), justify="right")
    for rank, one in enumerate(order, start=1):
        scores = (
            "" if one == other else _narrow(result.score_against(one, other)) for other in order
        )
        table.add_row(str(rank), escape(result.players[one].name), *scores)
    return table


def live_table(result: Result) -> Table:
    """The league while it plays: quick to make, and a line for each player."""
    pace = result.games_an_hour
    left = result.planned - result.scoreboard.games
    caption = f"{pace:,.0f} games an hour, {duration(left / pace * 3600) if pace else '?'} left"
    if result.test is not None:
        caption += f"\n{test_line(result)}"
    table = Table(
        title=f"{result.scoreboard.games} of {result.planned} games", caption=caption, expand=False
    )
    table.add_column("player", overflow="fold")
    for heading in ("Elo", "games", "score", "w/d/l", "forfeits", "median"):
        table.add_column(heading, justify="right")
    elo = quick_elo(result.scoreboard.meetings, len(result.players))
    summaries = result.summaries()
    for number in ranked(elo):
        summary = summaries[number]
        table.add_row(
            escape(result.players[number].name),
            f"{elo[number]:+.0f}",
            str(summary.total.games),
            f"{summary.total.share:.1%}",
            _narrow(summary.total),
            describe_forfeits(summary),
            duration(summary.times.median),
        )
    return table


def ranked(elo: Sequence[float]) -> list[int]:
    """The numbers of the players, strongest first."""
    return sorted(range(len(elo)), key=lambda number: -elo[number])


# Files ------------------------------------------------------------------------------------------


def result_json(result: Result, games: Iterable[Game]) -> Iterator[str]:
    """The whole result as JSON, in pieces, so that a long league need not fit in memory."""
    facts = {
        "players": [vars(player_id) for player_id in result.players],
        "seed": result.seed,
        "configuration": result.configuration,
        "planned": result.planned,
        "versions": result.versions,
        "summaries": [dataclasses.asdict(summary) for summary in result.summaries()],
        "ratings": [dataclasses.asdict(rating) for rating in result.ratings()],
        "test": result.test and {**vars(result.test), "state": test_line(result)},
    }
    yield json.dumps(facts, indent=1)[: -len("\n}")]
    yield ',\n "games": ['
    separator = "\n  "
    for game in games:
        yield separator + json.dumps(game_facts(game))
        separator = ",\n  "
    yield "\n ]\n}\n"


def result_csv(result: Result) -> str:
    """A line for each player, strongest first."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(
        ["player", "elo", "elo_low", "elo_high", "superiority", "games", "wins", "draws", "losses"]
        + [f"{seat}_{what}" for seat in ("first", "second") for what in ("wins", "draws", "losses")]
        + [cause.lower() for cause in Cause]
        + ["seconds_median", "seconds_99", "seconds_worst", "overage_seconds", "source_hash"]
    )
    ratings, summaries = result.ratings(), result.summaries()
    for number in ranked([rating.elo for rating in ratings]):
        rating, summary, times = ratings[number], summaries[number], summaries[number].times
        scores = summary.total, summary.first, summary.second
        writer.writerow(
            [result.players[number].name]
            + [f"{elo:.1f}" for elo in (rating.elo, rating.interval.low, rating.interval.high)]
            + ["" if rating.superiority is None else f"{rating.superiority:.4f}"]
            + [summary.total.games]
            + [count for score in scores for count in (score.wins, score.draws, score.losses)]
            + [summary.forfeits[cause] for cause in Cause]
            + [times.median, times.percentile_99, times.worst, round(summary.overage_total, 3)]
            + [result.players[number].source_hash]
        )
    return text.getvalue()


def game_html(game: Game) -> str:
    """The game as a page of kaggle-environments' own renderer."""
    return show_again(game).render_html(names=[player.name for player in game.player_ids])


def game_replay(game: Game) -> dict[str, Any]:
    """The game in the form of Kaggle's replays, which `kaggle_environments` loads."""
    replay = show_again(game).environment.toJSON()
    replay["id"] = game.id
    replay["info"] = {
        "TeamNames": [player.name for player in game.player_ids],
        "EpisodeId": game.id,
        "OpeningPlies": game.opening_plies,
    }
    return dict(replay)


def duration(seconds: float) -> str:
    """Three digits and a unit: 12.3 ms."""
    for unit, factor in (("s", 1.0), ("ms", 1e3)):
        if seconds * factor >= 1:
            return f"{seconds * factor:.3g} {unit}"
    return f"{seconds * 1e6:.0f} µs" if seconds else "0"


def _facts(summary: Summary) -> dict[str, str]:
    low, high = summary.win_interval.low, summary.win_interval.high
    times = summary.times
    return {
        "wins / draws / losses": _score(summary.total),
        "  moving first": _score(summary.first),
        "  moving second": _score(summary.second),
        "win rate": f"{summary.total.win_rate:.1%}",
        "  95 % interval": f"{low:.1%} - {high:.1%}",
        **{f"forfeits: {cause}": str(count) for cause, count in summary.forfeits.items()},
        "time per move: median": duration(times.median),
        "  99th percentile": duration(times.percentile_99),
        "  worst, with loading": duration(times.worst),
        "overage, most in a game": duration(summary.overage_worst),
    }


LAST_OF_A_GROUP = ("  moving second", "  95 % interval", f"forfeits: {list(Cause)[-1]}")


def league_title(result: Result) -> str:
    """How many games, on which board, with which seed."""
    size = "{rows} x {columns}, {inarow} in a row".format_map(result.configuration)
    games = result.scoreboard.games
    played = f"{games} game{'s' * (result.planned != 1)}"
    if result.test is not None:
        played = f"{games} games, at most {result.planned},"
    elif games < result.planned:
        played = f"interrupted after {games} of {result.planned} games"
    return f"{played} on {size}, seed {result.seed}"


def describe_forfeits(summary: Summary) -> str:
    """How many for each cause there was."""
    counts = [f"{count} {cause}" for cause, count in summary.forfeits.items() if count]
    return ", ".join(counts) or "0"


def _narrow(score: Score) -> str:
    return f"{score.wins}/{score.draws}/{score.losses}" if score.games else "-"


def _score(score: Score) -> str:
    return f"{score.wins} / {score.draws} / {score.losses}"
