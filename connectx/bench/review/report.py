"""Games with their reasons, as JSON and as a page; summed up, and what costs a player points."""

import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, NamedTuple

from connectx.bench.review.moves import ColumnScores, Review
from connectx.bench.review.why import EXPLAIN_SECONDS, Explanation, Kind, explain, from_rules
from connectx.bench.solver.judge import BLUNDERS, SYMBOLS, Verdict, judge_of, sign
from connectx.bench.web.page import GameFacts, GamesFacts, game_facts, page
from connectx.core.board import Board
from connectx.core.clock import Deadline
from connectx.executor import OnProgress, ignore_progress
from connectx.game import SIZE, Game
from connectx.words import Rows

Facts = dict[str, Any]  # for JSON
STAGES = 6  # of a game, by the discs on the board
COSTS = "What cost most points"
SECONDS = 20.0  # for the mistakes of a player


def add_reasons(review: Review, seconds: float) -> Review:
    """The review with the reasons of every position, and with the score of every column.

    Works backwards, as late positions are quickest to score. After `seconds`, the rest stays open.
    """
    game, deadline, judge = review.game, Deadline(seconds), judge_of(review.game.geometry)
    scores, reasons = list[ColumnScores](), list[Explanation]()
    for board, played in zip(reversed(game.boards()), (None, *reversed(game.moves))):
        end = Deadline(min(EXPLAIN_SECONDS, deadline.remaining()))
        reasons.insert(0, explain(judge, board, end, played=played))
        scores.insert(0, None if board.over else judge.column_scores(board, deadline))
    return replace(review, column_scores=tuple(scores), reasons=tuple(reasons))


def player_summaries(reviews: Sequence[Review]) -> list[Facts]:
    """The counts of each player, most games first; a game against itself counts twice."""
    summaries = []
    names = Counter(name for review in reviews for name in review.game.players)
    for name, games in names.most_common():
        seats = [(r, seat) for r in reviews for seat in (0, 1) if r.game.players[seat] == name]
        points = Counter(r.game.points_of(seat) for r, seat in seats if r.game.finished)
        chosen = ((r.moves[r.game.opening_plies :], seat) for r, seat in seats)
        verdicts = Counter(m.verdict for moves, seat in chosen for m in moves if m.seat == seat)
        results = {"wins": points[1.0], "draws": points[0.5], "losses": points[0.0]}
        summary = {"name": name, "games": games, **results, "moves": verdicts.total()}
        summaries.append({**summary, "verdicts": {each: verdicts[each] for each in Verdict}})
    return summaries


def summary_rows(reviews: Sequence[Review]) -> Rows:
    """The summaries as text: headings, then a row per player."""
    symbols = dict.fromkeys(SYMBOLS.values())
    rows = [["player", "games", "w/d/l", "scored", "perfect", "kept", *symbols]]
    for summary in player_summaries(reviews):
        verdicts = summary["verdicts"]
        scored = summary["moves"] - verdicts[Verdict.UNKNOWN]
        keeping = scored - sum(verdicts[verdict] for verdict in BLUNDERS)
        shares = (verdicts[Verdict.PERFECT], keeping)
        signs = Counter[str]()
        for verdict, symbol in SYMBOLS.items():
            signs[symbol] += verdicts[verdict]
        rows.append([
            summary["name"], str(summary["games"]), "{wins}/{draws}/{losses}".format(**summary),
            str(scored), *(f"{share / scored:.1%}" if scored else "" for share in shares),
            *(str(signs[symbol]) for symbol in symbols),
        ])  # fmt: skip
    return rows


def costs(reviews: Sequence[Review]) -> list[Facts]:
    """The points given away, by player, stage of the game and kind of mistake, most points first.

    `discs` says how many were on the board: the first and last number of a sixth of the game.
    `points` are lost by exact scores: a win is worth 1, a draw 0.5. `games_lost` counts the games
    that the mistake decided and its player lost. `examples` are mistakes with a known better move:
    the game, from 0, and the moves before.
    """
    groups: dict[tuple[Any, ...], Facts] = {}
    for number, review in enumerate(reviews):
        game = review.game
        squares = game.geometry.rows * game.geometry.columns
        for discs, seat, mistake, points, decided in _mistakes(review):
            stage = STAGES * discs // squares
            least, after = (-(-squares * end // STAGES) for end in (stage, stage + 1))
            key = game.players[seat], (least, after - 1), mistake
            counts = {"times": 0, "points": 0.0, "games_lost": 0}
            facts = dict(zip(("player", "discs", "mistake"), key), **counts, examples=[])
            group = groups.setdefault(key, facts)
            group["times"] += 1
            group["points"] += points
            group["games_lost"] += decided and game.winner == 1 - seat
            if any(move.better for move in review.moves[discs : discs + 1]):
                group["examples"].append((number, discs))
    return sorted(groups.values(), key=lambda group: (-group["points"], -group["games_lost"]))


def _mistakes(review: Review) -> Iterator[tuple[int, int, str, float, bool]]:
    """Each mistake: discs before, seat, its name, points, whether it decided the game.

    The points of a forfeit are 0 where the score is not known.
    """
    for move in review.moves:
        if move.verdict in BLUNDERS:
            points = (sign(move.before or 0) - sign(move.after or 0)) / 2
            decided = move.number == review.turning_move
            yield move.number - 1, move.seat, str(move.verdict), points, decided
    if forfeit := review.game.forfeit:
        discs, last = len(review.moves), review.scores[-1]
        own = -1 if last is None else last if forfeit.seat == discs % 2 else -last
        what = f"forfeit ({forfeit.cause})"
        yield discs, forfeit.seat, what, (sign(own) + 1) / 2, review.turning_move is None


def cost_rows(groups: Sequence[Facts]) -> Rows:
    """What `costs` found as text: headings, then a row per group."""
    rows = [["player", "discs", "mistake", "times", "points", "games lost"]]
    for group in groups:
        discs, points = "{}-{}".format(*group["discs"]), f"{group['points']:g}"
        counts = str(group["times"]), points, str(group["games_lost"])
        rows.append([group["player"], discs, group["mistake"], *counts])
    return rows


def reviews_json(reviews: Sequence[Review]) -> str:
    """Every game with its verdicts, and the summary of every player. Columns count from 0.

    `scores` and `reasons` are empty lists without `add_reasons`.
    """
    names = _players(reviews)
    copied = ("before", "after", "words", "symbol", "verdict", "better")
    games = [
        {
            **_game_facts(review, names),
            "turning_point": review.turning_point,
            "turning_move": review.turning_move,
            "review": [{key: getattr(move, key) for key in copied} for move in review.moves],
            "scores": [
                scores and [scores.get(c) for c in range(review.game.geometry.columns)]
                for scores in review.column_scores
            ],
            "reasons": [reason.shown() for reason in review.reasons],
        }
        for review in reviews
    ]
    facts = {"players": names, "games": games, "summaries": player_summaries(reviews)}
    facts["costs"] = costs(reviews)
    return json.dumps(facts, indent=1) + "\n"


def reviews_html(reviews: Sequence[Review]) -> str:
    """The page of every game with its scores; of several, a summary too.

    It has no verdicts, words and turning points: the page finds them by the same table. It does so
    for games that nobody has reviewed, too, and for moves that a reader tries.
    """
    names = _players(reviews)
    title = reviews[0].game.title if len(reviews) == 1 else "ConnectX review"
    facts: GamesFacts = {"title": title, "players": names}
    if len(reviews) > 1:
        note = f"By exact scores, over {len(reviews)} games."
        rows, groups = summary_rows(reviews), costs(reviews)
        examples = [group["examples"] for group in groups]
        facts["below"] = [
            {"title": "Accuracy", "note": note, "rows": rows, "words": [0]},
            {"title": COSTS, "rows": cost_rows(groups), "words": [0, 2], "examples": examples},
        ]
    games: list[GameFacts] = [
        {
            **_game_facts(review, names),
            "position_scores": review.scores,
            "better": {move.number: move.better for move in review.moves if move.better},
            "reasons": [reason.sentences for reason in review.reasons],
        }
        for review in reviews
    ]
    return "".join(page(facts, games))


def _players(reviews: Sequence[Review]) -> list[str]:
    return list(dict.fromkeys(name for review in reviews for name in review.game.players))


def _game_facts(review: Review, names: Sequence[str]) -> GameFacts:
    return {
        "title": review.game.title,
        "size": [review.game.configuration[key] for key in SIZE],
        **game_facts(review.game, [names.index(name) for name in review.game.players]),
    }


# What costs one player points -------------------------------------------------------------------


class Oversight(StrEnum):
    """What a move that lost the value overlooked, the simplest first."""

    WIN = "a win overlooked"
    BLOCK = "a block missed"
    ABOVE = "a win given on the square above"
    DOUBLE = "a double threat allowed"
    END = "an end lost"


class Blunder(NamedTuple):
    """A move that lost the value: the number of its game, and of the moves before it."""

    kind: Oversight
    game: int
    discs: int
    points: float  # lost: 1 for a win that became a loss, else 0.5


@dataclass
class Weaknesses:
    """The mistakes of one player in its games."""

    discs: int | None = None  # the fewest on a board that was looked at; None: none was
    moves: int = 0  # that were looked at
    mistakes: list[Blunder] = field(default_factory=list)

    def costliest(self) -> list[tuple[Oversight, float, list[Blunder]]]:
        """The kinds of mistake, with the points that they cost, most first; the earliest first."""
        in_order = sorted(self.mistakes, key=lambda each: each.discs)
        found = [
            (kind, sum(each.points for each in same), same)
            for kind in Oversight
            if (same := [each for each in in_order if each.kind == kind])
        ]
        return sorted(found, key=lambda each: -each[1])


def oversight(board: Board, column: int) -> Oversight:
    """What the side to move overlooked by playing `column`, which was a mistake.

    A double threat: with two discs the other side wins, whatever is replied. All that takes longer
    is an end lost.

    >>> oversight(Board.from_moves("112233"), 6).value
    'a win overlooked'
    >>> oversight(Board.from_moves("415"), 0).value
    'a double threat allowed'
    """
    if any(claim.kind is Kind.WINS_NOW for claim in from_rules(board)):
        return Oversight.WIN
    claims = {claim.kind: claim for claim in from_rules(board.play(column))}
    if wins := claims.get(Kind.WINS_NOW):
        return Oversight.ABOVE if wins.columns == (column,) else Oversight.BLOCK
    return Oversight.DOUBLE if Kind.FORCES in claims else Oversight.END


def find_weaknesses(
    games: Sequence[Game],
    number: int,
    seconds: float = SECONDS,
    *,
    on_progress: OnProgress = ignore_progress,
) -> Weaknesses:
    """The mistakes of the player with this `number` in games on one board, after their openings.

    Scores positions from the fullest board down, as those are the quickest. When time is up, the
    rest is left out. `on_progress` is called with how many moves have been looked at.
    """
    by_discs = defaultdict[int, list[tuple[int, Board, int]]](list)  # the game, before, the column
    for place, game in enumerate(games):
        boards = game.boards()
        for discs in range(game.opening_plies, len(game.moves)):
            if game.numbers[discs % 2] == number:
                by_discs[discs].append((place, boards[discs], game.moves[discs]))
    found, deadline, total = Weaknesses(), Deadline(seconds), sum(map(len, by_discs.values()))
    for discs in sorted(by_discs, reverse=True):
        mistakes = []
        for done, (place, board, column) in enumerate(by_discs[discs]):
            on_progress("looking for mistakes", found.moves + done, total)
            judge = judge_of(board.geometry)
            before = judge.score(board, deadline)
            after = judge.score(board.play(column), deadline) if before is not None else None
            if before is None or after is None:
                return found
            if points := (sign(before) + sign(after)) / 2:
                mistakes.append(Blunder(oversight(board, column), place, discs, points))
        found.discs, found.moves = discs, found.moves + len(by_discs[discs])
        found.mistakes += mistakes
    return found
