"""A study as tables, as JSON, and as a page with a picture of what mattered."""

import html
import io
import json
import shlex
import sys
from collections.abc import Iterator
from typing import Any

from rich.console import Console
from rich.table import Table

from arena.configuration import complete_configuration
from arena.parameters import Values
from arena.report import duration, make_table, test_line
from arena.score import Interval, wilson_interval
from arena.score import Record as Score
from arena.tune import NO_SCORE, UNCHANGED, Study

SHOWN = 8  # candidates in a table
NEIGHBOURS = 10  # candidates of similar values, whose mean the picture shows
UNSEEN = "-"


def share_interval(score: Score) -> Interval:
    """Wilson's 95 % interval for the share of the points; with draws, wider than need be."""
    return wilson_interval(wins=round(score.wins + score.draws / 2), games=score.games)


def candidates_table(study: Study) -> Table:
    """The best candidates and the unchanged player: their values and scores."""
    parameters = study.tuning.tunable.parameters
    headings = ["", *_short_names(study), "search", "finals", "95 % interval"]
    lines = [(str(rank), values) for rank, values in enumerate(study.candidates[:SHOWN], start=1)]
    lines += [("unchanged", UNCHANGED)] if UNCHANGED in study.search else []
    rows = []
    for title, values in lines:
        search, finals = study.search[values], study.finals.get(values, NO_SCORE)
        low, high = share_interval(finals if finals.games else search)
        shown = [str(value) for value in values] or [UNSEEN] * len(parameters)
        rows.append([title, *shown, _share(search), _share(finals), f"{low:.0%} - {high:.0%}"])
    return make_table(_title(study), headings, rows)


def _short_names(study: Study) -> list[str]:
    """The parameters by their last part: WEIGHTS.threes is threes, where no other has that name."""
    names = [each.name for each in study.tuning.tunable.parameters]
    short = [name.rpartition(".")[2] for name in names]
    return short if len(set(short)) == len(short) else names


def _share(score: Score) -> str:
    return f"{score.share:.0%} of {score.games}" if score.games else UNSEEN


def _title(study: Study) -> str:
    tuning = study.tuning
    opponents = ", ".join(player.name for player in tuning.opponents)
    tried = f"{len(study.trials)} of {tuning.trials} candidates"
    return f"{tuning.unchanged.name} against {opponents}: {tried}, {study.games} games"


def live_table(study: Study) -> Table:
    """The study during play."""
    table = candidates_table(study)
    pace = study.games_an_hour
    left = study.tuning.league.games - study.games
    time_left = duration(left / pace * 3600) if pace else "?"
    table.caption = (
        f"{study.games} of at most {study.tuning.league.games} games, {pace:,.0f} games an hour, "
        f"at most {time_left} left"
    )
    if study.playing is not None and study.match is None:
        done, planned = study.playing.scoreboard.games, study.playing.league.planned
        table.caption += f"\n{study.stage}: {done} of {planned} games of this batch"
    if study.stage == "search":
        table.caption += "\nthe first of many is partly lucky: the finals decide, in other games"
    if study.match is not None:
        table.caption += f"\n{test_line(study.match)}"
    return table


# The end ----------------------------------------------------------------------------------------


def study_lines(study: Study) -> list[str]:
    """What came out, in sentences."""
    lines = [
        f"{who}: {count} x {cause}, first: {reason}"
        for (who, cause), (count, reason) in sorted(study.forfeits.items())
    ]
    if len(study.tuning.tunable.parameters) > 1:
        mattered = zip(study.tuning.tunable.parameters, study.importance())
        ordered = sorted(mattered, key=lambda pair: -pair[1])
        listed = ", ".join(f"{parameter.name} {share:.0%}" for parameter, share in ordered)
        lines.append(f"what mattered: {listed}")
    if study.match is None:
        return [
            *lines,
            f"interrupted in the {study.stage}; with --study FILE the same command resumes",
        ]
    score = study.match.scoreboard.record(0, 1)
    low, high = share_interval(score)
    best, unchanged = shlex.quote(study.best), shlex.quote(study.tuning.tunable.unchanged)
    lines += [
        f"test of {best} against {unchanged}, in new games: {'/'.join(map(str, score))}, "
        f"{score.share:.1%} of the points (95 % interval {low:.1%} to {high:.1%})",
        test_line(study.match),
    ]
    match verdict(study):
        case "accepted":
            lines.append(f"accepted: stronger than {unchanged}. Use it by this name: {best}")
        case "rejected":
            lines.append(f"rejected: not stronger than {unchanged}, which stays the better choice")
        case _:
            lines.append(f"undecided. More games: {test_command(study)}")
    return lines


def verdict(study: Study) -> str | None:
    """What the test says of the best: "accepted" or "rejected", None while it is undecided."""
    if study.match is None:
        return None
    return {"elo1": "accepted", "elo0": "rejected", None: None}[study.match.decision]


def test_command(study: Study) -> str:
    """A command that tests the best against the unchanged player in games of its own."""
    tuning = study.tuning
    rules, test = tuning.league.rules, vars(tuning.test)
    words = ["python", "evaluate.py", study.best, tuning.tunable.unchanged]
    words += ["--sprt", ",".join(f"{name}={value:g}" for name, value in test.items())]
    words += ["--referee", rules.referee, "--seed", str(tuning.league.seed + 1)]
    words += ["--opening-plies", str(tuning.league.opening_plies)]
    if rules.overage_seconds is not None:
        words += ["--overage", f"{rules.overage_seconds:g}"]
    usual, board = complete_configuration({}), rules.configuration
    if changed := [f"{key}={board[key]}" for key in board if board[key] != usual.get(key)]:
        words += ["--config", ",".join(changed)]
    return shlex.join(words)


def print_study(study: Study) -> None:
    """Print the table and the sentences to stdout."""
    console = Console()
    with console.capture() as captured:  # rich has an exit status of its own for a broken pipe
        if study.search:
            console.print(candidates_table(study))
        for line in study_lines(study):
            console.print(line, markup=False, highlight=False, soft_wrap=True)
    sys.stdout.write(captured.get())


# Files ------------------------------------------------------------------------------------------


def study_json(study: Study) -> Iterator[str]:
    """The study as JSON. Its games are in the study file."""
    tuning = study.tuning
    names = [each.name for each in tuning.tunable.parameters]

    def score_facts(score: Score) -> dict[str, Any]:
        interval = share_interval(score)._asdict()
        return {**score._asdict(), "share": score.share, "interval": interval}

    def candidate_facts(values: Values) -> dict[str, Any]:
        return {
            "player": study.name(values),
            "values": dict(zip(names, values)),
            "search": score_facts(study.search[values]),
            "finals": score_facts(study.finals.get(values, NO_SCORE)),
        }

    test = study.match and {
        **vars(tuning.test),
        **score_facts(study.match.scoreboard.record(0, 1)),
        "pairs": study.match.scoreboard.meetings[0, 1].pairs,
        "verdict": verdict(study),
        "state": test_line(study.match),
        "command": test_command(study),
    }
    facts = {
        **tuning.facts(),
        "games_played": study.games,
        "trials": [
            {"values": dict(zip(names, values)), "share": share} for values, share in study.trials
        ],
        "candidates": [candidate_facts(values) for values in study.candidates],
        "unchanged": candidate_facts(UNCHANGED) if UNCHANGED in study.search else None,
        "importance": dict(zip(names, study.importance())),
        "best": study.best if study.search else None,
        "test": test,
    }
    yield json.dumps(facts, indent=1) + "\n"


PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>ConnectX tuning</title>
<style>
:root {{ color-scheme: light dark }}
body {{ font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: auto; padding: 1rem;
  overflow-wrap: anywhere }}
svg {{ width: 100%; height: auto; background: #fff }}
.scroll {{ overflow-x: auto }}
td, th {{ padding: .2rem .6rem; text-align: right; white-space: nowrap }}
</style>
<h1>Tuning {title}</h1>
<p>{ranges}</p>
<p>{about}</p>
{sentences}
<div class="scroll">{table}</div>
<h2>What mattered</h2>
<p>Above: how much each constant tells the better half of the candidates from the rest, as shares
that add up to 1 even if little mattered. Below: the score of every candidate in the search by the
value of the constant. Larger dots played more games. Where they do not rise or fall, the value made
no difference.</p>
{picture}
</html>
"""


def study_page(study: Study) -> Iterator[str]:
    """A page that needs no network."""
    table = candidates_table(study)
    cells = [list(column.cells) for column in table.columns]
    rows = [[column.header for column in table.columns], *zip(*cells)]
    body = "".join(
        f"<tr>{''.join(f'<td>{html.escape(str(cell))}</td>' for cell in row)}</tr>" for row in rows
    )
    yield PAGE.format(
        title=html.escape(study.tuning.unchanged.name),
        ranges=html.escape(", ".join(map(str, study.tuning.tunable.parameters))),
        about=html.escape(_title(study)),
        sentences="".join(f"<p>{html.escape(line)}</p>" for line in study_lines(study)),
        table=f"<table>{body}</table>",
        picture=picture(study),
    )


def picture(study: Study) -> str:
    """An SVG: the importance of the parameters, and the scores by the value of each."""
    from matplotlib.figure import Figure  # late: takes half a second

    parameters = study.tuning.tunable.parameters
    figure = Figure(figsize=(9, 1.4 + 3 * len(parameters)), layout="constrained")
    heights = [0.4 + 0.25 * len(parameters), *(3 for _ in parameters)]
    axes = figure.subplots(len(parameters) + 1, 1, height_ratios=heights)
    axes[0].barh([each.name for each in parameters], study.importance())
    axes[0].invert_yaxis()
    axes[0].set(xlim=(0, 1), xlabel="importance")
    tried = [values for values in study.search if values != UNCHANGED]
    shares = [study.search[values].share for values in tried]
    games = [study.search[values].games for values in tried]
    for number, (parameter, axis) in enumerate(zip(parameters, axes[1:])):
        axis.scatter([values[number] for values in tried], shares, s=games, alpha=0.5)
        if len(tried) >= 2 * NEIGHBOURS:
            points = sorted(zip((values[number] for values in tried), shares))
            windows = [points[start:][:NEIGHBOURS] for start in range(len(points) - NEIGHBOURS + 1)]
            means = [[sum(each) / NEIGHBOURS for each in zip(*window)] for window in windows]
            axis.plot(*zip(*means), label=f"mean of {NEIGHBOURS} neighbours")
        if UNCHANGED in study.search:
            share = study.search[UNCHANGED].share
            axis.axhline(share, linestyle=":", color="gray", label="unchanged")
        if tried:
            axis.axvline(study.candidates[0][number], color="C1", label="best")
            axis.legend()
        axis.set(xlabel=parameter.name, ylabel="share of the points")
        axis.set_xscale("log" if parameter.logarithmic else "linear")
        if isinstance(parameter.low, int) and not parameter.logarithmic:
            axis.xaxis.get_major_locator().set_params(integer=True)
    text = io.StringIO()
    figure.savefig(text, format="svg", metadata={"Date": None})
    return text.getvalue()[text.getvalue().index("<svg") :]
