"""Why a game was won and lost: every move judged by exact scores.

record -> review_game -> Review -> table, JSON, page; many of them -> player_summaries
"""

import json
import statistics
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from rich.markup import escape
from rich.table import Table

from agents.core.clock import Deadline
from arena.game import Game
from arena.report import duration
from play.game import column_name
from review.judge import Judge, best_columns, explain_column, explain_position

STAGE_PLIES = 10  # a summary counts mistakes by stages of so many moves of a game


class Verdict(StrEnum):
    """What a move did, compared with the best one."""

    PERFECT = "perfect"
    SLOWER_WIN = "slower win"
    FASTER_LOSS = "faster loss"
    DRAW_THROWN = "draw thrown away"
    WIN_THROWN = "win thrown away"
    UNKNOWN = "not scored"
    GIVEN = "given"  # part of an opening that was given to the players


NO_MISTAKE = (Verdict.PERFECT, Verdict.UNKNOWN, Verdict.GIVEN)
KEEPS_VALUE = (Verdict.PERFECT, Verdict.SLOWER_WIN, Verdict.FASTER_LOSS)
THROWS_VALUE = (Verdict.DRAW_THROWN, Verdict.WIN_THROWN)
MARKS = {  # in the table; a mark, not only a colour
    Verdict.PERFECT: "",
    Verdict.SLOWER_WIN: "?!",
    Verdict.FASTER_LOSS: "?!",
    Verdict.DRAW_THROWN: "?",
    Verdict.WIN_THROWN: "??",
    Verdict.UNKNOWN: "",
    Verdict.GIVEN: "",
}


@dataclass(frozen=True, kw_only=True)
class ReviewedMove:
    """One move. Scores are those of the side that makes it."""

    number: int  # from 1
    seat: int
    column: int
    empty: int  # squares before it
    before: int | None  # the score of the best move; None where it was not known in time
    after: int | None  # the score of this one
    better: tuple[int, ...]  # the best columns, where this is not one of them
    column_scores: dict[int, int] | None  # of every legal column, where there was time for it
    verdict: Verdict
    seconds: float | None
    overage: float | None


@dataclass(frozen=True, kw_only=True)
class Review:
    """A record with every move judged."""

    record: Game
    moves: tuple[ReviewedMove, ...]
    turning_point: str


def review_game(
    record: Game,
    judge: Judge,
    seconds: float | None,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Review:
    """Judge every move of a game within `seconds`, without limit where that is None.

    From the end of the game to its beginning: the end is quick, and what it leaves in the solver's
    table speeds up what comes before. First the scores of the game's own moves and what would have
    been better than its mistakes, then the scores of all other columns. Whatever is not known in
    time is left open, never guessed.
    """
    deadline = None if seconds is None else Deadline(seconds)
    positions = record.positions()
    count = len(record.moves)
    scores = [judge.score(positions[-1], deadline)] * (count + 1)
    columns: list[dict[int, int] | None] = [None] * count
    for number in reversed(range(count)):
        scores[number] = judge.score(positions[number], deadline)
        if judge_move(scores[number], _negative(scores[number + 1])) not in NO_MISTAKE:
            columns[number] = judge.column_scores(positions[number], deadline)
        progress(count - number, 2 * count)
    for number in reversed(range(count)):
        if columns[number] is None and scores[number] is not None:  # else there is no time left
            columns[number] = judge.column_scores(positions[number], deadline)
        progress(2 * count - number, 2 * count)
    squares = record.geometry.rows * record.geometry.columns
    moves = []
    for number, column in enumerate(record.moves):
        before, after = scores[number], _negative(scores[number + 1])
        verdict = judge_move(before, after)
        if number < record.opening_plies:
            verdict = Verdict.GIVEN
        others = columns[number]
        moves.append(
            ReviewedMove(
                number=number + 1,
                seat=number % 2,
                column=column,
                empty=squares - number,
                before=before,
                after=after,
                better=tuple(best_columns(others)) if others and verdict not in NO_MISTAKE else (),
                column_scores=others,
                verdict=verdict,
                seconds=record.seconds[number],
                overage=record.overage[number],
            )
        )
    review = Review(record=record, moves=tuple(moves), turning_point="")
    return replace(review, turning_point=_turning_point(review, scores[-1]))


def _negative(score: int | None) -> int | None:
    return None if score is None else -score


def judge_move(before: int | None, after: int | None) -> Verdict:
    """The verdict on a move that scores `after` where the best one scores `before`."""
    if before is None or after is None:
        return Verdict.UNKNOWN
    if after >= before:
        return Verdict.PERFECT
    if before > 0:
        return Verdict.SLOWER_WIN if after > 0 else Verdict.WIN_THROWN
    return Verdict.DRAW_THROWN if before == 0 else Verdict.FASTER_LOSS


def _turning_point(review: Review, last_score: int | None) -> str:
    """The sentence that says where the game was decided."""
    record = review.record
    ending = _ending(record, last_score)
    thrown = [move for move in review.moves if move.verdict in THROWS_VALUE]
    unknown = [move.number for move in review.moves if move.verdict is Verdict.UNKNOWN]
    winner = record.winner
    if record.forfeit is not None and last_score is not None:
        to_move = len(record.moves) % 2
        for_culprit = last_score if record.forfeit.seat == to_move else -last_score
        if for_culprit >= 0:
            return f"Turning point: the forfeit. {ending}"
    if record.forfeit is None and winner is not None:
        # Only what the loser gave away has decided; a draw was given away by the last of both.
        thrown = [move for move in thrown if move.seat != winner]
    if thrown:
        move = thrown[-1]
        assert move.before is not None
        assert move.after is not None
        best = " or ".join(column_name(column) for column in move.better)
        instead = f"; column {best} {explain_column(move.before, move.empty)}" if best else ""
        return (
            f"Turning point: move {move.number}, column {column_name(move.column)} of "
            f"{_who(record, move.seat)}: {move.verdict}{instead}, "
            f"this one {explain_column(move.after, move.empty)}. {ending}"
        )
    if unknown:
        span = f"{unknown[0]} to {unknown[-1]}" if len(unknown) > 1 else f"{unknown[0]}"
        plural = "s" * (len(unknown) > 1)
        return f"No turning point among the moves scored; move{plural} {span} not scored. {ending}"
    return f"No turning point: no move changed the value of the game. {ending}"


def _ending(record: Game, last_score: int | None) -> str:
    if record.forfeit is not None:
        seat, cause = record.forfeit.seat, record.forfeit.cause
        standing = ""
        if last_score is not None:
            to_move = _who(record, len(record.moves) % 2)
            empty = record.geometry.rows * record.geometry.columns - len(record.moves)
            standing = f", where {to_move}, to move, {explain_position(last_score, empty)}"
        return (
            f"{_who(record, seat)} forfeited by {cause} after {len(record.moves)} moves{standing}."
        )
    if record.winner is not None:
        return f"{_who(record, record.winner)} won with move {len(record.moves)}."
    if record.finished:
        return "The game ended in a draw."
    return f"The game is not finished after {len(record.moves)} moves."


def _who(record: Game, seat: int) -> str:
    name = record.players[seat]
    role = ("first", "second")[seat]
    return name if name == role else f"{name} ({role})"


# As a table, and as JSON ------------------------------------------------------------------------


def review_table(review: Review) -> Table:
    """A line for every move."""
    record = review.record
    size = f"{record.geometry.rows} x {record.geometry.columns}"
    title = f"{record.title}: {record.players[0]} - {record.players[1]}, {size}"
    table = Table(title=escape(title), title_justify="left")
    table.add_column("move", justify="right")
    table.add_column("player")
    table.add_column("column", justify="right")
    table.add_column("before", justify="right")
    table.add_column("after", justify="right")
    table.add_column("in words")
    table.add_column("")
    table.add_column("verdict")
    table.add_column("better")
    timed = any(move.seconds is not None for move in review.moves)
    if timed:
        table.add_column("time", justify="right")
    table.add_column("overage", justify="right")
    for move in review.moves:
        disc = "XO"[move.seat]
        cells = [
            str(move.number),
            f"{disc} {escape(record.players[move.seat])}",
            column_name(move.column),
            _signed(move.before),
            _signed(move.after),
            "" if move.after is None else explain_column(move.after, move.empty),
            MARKS[move.verdict],
            "" if move.verdict is Verdict.PERFECT else str(move.verdict),
            " ".join(column_name(column) for column in move.better),
        ]
        if timed:
            cells.append("" if move.seconds is None else duration(move.seconds))
        cells.append("" if move.overage is None else duration(move.overage))
        style = {"?": "yellow", "??": "bold red"}.get(MARKS[move.verdict])
        table.add_row(*cells, style=style)
    return table


def _signed(score: int | None) -> str:
    return "" if score is None else f"{score:+d}" if score else "0"


def review_facts(review: Review) -> dict[str, Any]:
    """The review as JSON has it; columns count from 1, as in all text."""
    record = review.record
    return {
        "title": record.title,
        "players": list(record.players),
        "rows": record.geometry.rows,
        "columns": record.geometry.columns,
        "inarow": record.geometry.inarow,
        "winner": record.winner,
        "forfeit": None
        if record.forfeit is None
        else {"seat": record.forfeit.seat, "cause": record.forfeit.cause},
        "turning_point": review.turning_point,
        "moves": [
            {
                "number": move.number,
                "seat": move.seat,
                "column": move.column + 1,
                "before": move.before,
                "after": move.after,
                "words": None if move.after is None else explain_column(move.after, move.empty),
                "verdict": str(move.verdict),
                "better": [column + 1 for column in move.better],
                "column_scores": None
                if move.column_scores is None
                else {str(column + 1): score for column, score in move.column_scores.items()},
                "seconds": move.seconds,
                "overage": move.overage,
            }
            for move in review.moves
        ],
    }


def reviews_json(reviews: Sequence[Review]) -> str:
    """All reviews and what they say about the players, as JSON."""
    facts = {
        "games": [review_facts(review) for review in reviews],
        "players": [_summary_facts(summary) for summary in player_summaries(reviews)],
    }
    return json.dumps(facts, indent=1) + "\n"


# Many games -------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class PlayerSummary:
    """One player's moves in all games reviewed."""

    name: str
    games: int  # one against itself counts for both seats
    wins: int
    draws: int
    losses: int
    moves: int
    scored: int  # moves with a verdict; the shares are of these
    verdicts: Counter[Verdict]
    thrown_by_stage: Counter[int]  # values thrown away, by stage of STAGE_PLIES moves of the game
    forfeits: Counter[str]
    median_seconds: float | None
    most_overage: float | None  # in one game

    def share(self, verdicts: Iterable[Verdict]) -> float | None:
        """The share of the scored moves that have one of the verdicts."""
        if not self.scored:
            return None
        return sum(self.verdicts[verdict] for verdict in verdicts) / self.scored


def player_summaries(reviews: Sequence[Review]) -> list[PlayerSummary]:
    """One summary for each name, those with the most games first."""
    names = Counter(name for review in reviews for name in dict.fromkeys(review.record.players))
    return [_summarize(name, reviews) for name, _ in names.most_common()]


def _summarize(name: str, reviews: Sequence[Review]) -> PlayerSummary:
    seats = [
        (review, seat)
        for review in reviews
        for seat, player in enumerate(review.record.players)
        if player == name
    ]
    moves = [
        move
        for review, seat in seats
        for move in review.moves[review.record.opening_plies :]
        if move.seat == seat
    ]
    results = Counter(
        "unfinished"
        if not review.record.finished
        else "draw"
        if review.record.winner is None
        else "win"
        if review.record.winner == seat
        else "loss"
        for review, seat in seats
    )
    verdicts = Counter(move.verdict for move in moves)
    seconds = [move.seconds for move in moves if move.seconds is not None]
    overages = [
        sum(used)
        for review, seat in seats
        if (used := [m.overage for m in review.moves if m.seat == seat and m.overage is not None])
    ]
    return PlayerSummary(
        name=name,
        games=len(seats),
        wins=results["win"],
        draws=results["draw"],
        losses=results["loss"],
        moves=len(moves),
        scored=len(moves) - verdicts[Verdict.UNKNOWN],
        verdicts=verdicts,
        thrown_by_stage=Counter(
            (move.number - 1) // STAGE_PLIES for move in moves if move.verdict in THROWS_VALUE
        ),
        forfeits=Counter(
            review.record.forfeit.cause
            for review, seat in seats
            if review.record.forfeit is not None and review.record.forfeit.seat == seat
        ),
        median_seconds=statistics.median(seconds) if seconds else None,
        most_overage=max(overages, default=None),
    )


def summary_table(summaries: Sequence[PlayerSummary]) -> Table:
    """A column for each player, a line for each fact."""
    table = Table(title="Players", title_justify="left")
    names, *rows = summary_rows(summaries)
    table.add_column("")
    for name in names[1:]:
        table.add_column(escape(name), justify="right", overflow="fold")
    for row in rows:
        table.add_row(*row)
    return table


def summary_rows(summaries: Sequence[PlayerSummary]) -> list[list[str]]:
    """The summaries as text: a row with the names, then one for each fact."""
    stages = sorted({stage for summary in summaries for stage in summary.thrown_by_stage})
    facts: dict[str, Callable[[PlayerSummary], str]] = {
        "": lambda summary: summary.name,
        "games": lambda summary: str(summary.games),
        "wins / draws / losses": lambda s: f"{s.wins} / {s.draws} / {s.losses}",
        "moves scored": lambda summary: f"{summary.scored} of {summary.moves}",
        "perfect moves": lambda summary: _percent(summary.share([Verdict.PERFECT])),
        "value-keeping moves": lambda summary: _percent(summary.share(KEEPS_VALUE)),
        "slower wins": _count_of(Verdict.SLOWER_WIN),
        "faster losses": _count_of(Verdict.FASTER_LOSS),
        "draws thrown away": _count_of(Verdict.DRAW_THROWN),
        "wins thrown away": _count_of(Verdict.WIN_THROWN),
        **{
            f"  thrown in moves {stage * STAGE_PLIES + 1} to {(stage + 1) * STAGE_PLIES}": (
                _thrown_in(stage)
            )
            for stage in stages
        },
        "forfeits": lambda summary: _forfeits(summary.forfeits),
        "time per move, median": lambda summary: _duration(summary.median_seconds),
        "overage, most in a game": lambda summary: _duration(summary.most_overage),
    }
    rows = [[fact, *(cell(summary) for summary in summaries)] for fact, cell in facts.items()]
    return [row for row in rows if any(row[1:])]  # files without times say nothing about them


def _count_of(verdict: Verdict) -> Callable[[PlayerSummary], str]:
    return lambda summary: str(summary.verdicts[verdict])


def _thrown_in(stage: int) -> Callable[[PlayerSummary], str]:
    return lambda summary: str(summary.thrown_by_stage[stage])


def _percent(share: float | None) -> str:
    return "" if share is None else f"{share:.1%}"


def _duration(seconds: float | None) -> str:
    return "" if seconds is None else duration(seconds)


def _forfeits(forfeits: Counter[str]) -> str:
    return ", ".join(f"{count} {cause}" for cause, count in sorted(forfeits.items())) or "0"


def _summary_facts(summary: PlayerSummary) -> dict[str, Any]:
    return {
        "name": summary.name,
        "games": summary.games,
        "wins": summary.wins,
        "draws": summary.draws,
        "losses": summary.losses,
        "moves": summary.moves,
        "scored": summary.scored,
        "perfect": summary.share([Verdict.PERFECT]),
        "value_keeping": summary.share(KEEPS_VALUE),
        "verdicts": {str(verdict): summary.verdicts[verdict] for verdict in Verdict},
        "thrown_by_stage": {
            f"{stage * STAGE_PLIES + 1}-{(stage + 1) * STAGE_PLIES}": count
            for stage, count in sorted(summary.thrown_by_stage.items())
        },
        "forfeits": dict(summary.forfeits),
        "median_seconds": summary.median_seconds,
        "most_overage": summary.most_overage,
    }
