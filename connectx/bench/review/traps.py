"""The traps that a player met in its games, and whether it fell in.

In a position whose value can be kept, a trap is what loses it: all legal columns of one kind, such
as those that leave a win of the other side unblocked. A player meets a trap whenever it moves in
such a position, and falls in if it plays one of these columns. A move at random falls in with the
probability `len(columns) / legal`. So what a player does can be compared with chance, trap by trap.

Three kinds follow from the rules, the others from the exact scores of all columns.
"""

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from time import process_time
from typing import NamedTuple

from connectx.bench.solver.judge import judge_of, sign
from connectx.core.board import (
    STANDARD,
    Board,
    Geometry,
    column_of,
    directions,
    legal_moves,
    single_squares,
)
from connectx.core.clock import Deadline
from connectx.core.scores_data import SCORES_DISCS
from connectx.executor import OnProgress, ignore_progress
from connectx.game import Game
from connectx.words import column_name, discs_to_win

SCORING_SECONDS = 30.0  # of work that is planned for the exact scores of a player's positions
PATIENCE = 2.0  # times the planned seconds; a machine that is slower leaves positions unscored
# With compiled search on the standard board and MEASURED_DISCS discs on it, the scores of all
# columns take about COLUMN_SCORES_SECONDS. With each disc less, they take GROWTH_PER_DISC times as
# long.
MEASURED_DISCS = 24
COLUMN_SCORES_SECONDS = 0.0001
GROWTH_PER_DISC = 1.55
DISC_LIMITS = (8, 12, 16, 20, 24, 28)  # that divide games into an early and a late part


class TrapKind(StrEnum):
    """What a move overlooked by which a win or a draw was lost, the nearest first."""

    WIN = "a win overlooked"
    BLOCK = "a block missed"
    ABOVE = "a win given above"
    TWO_MOVES = "lost within 2 moves"
    FOUR_MOVES = "lost within 3 or 4"
    EIGHT_MOVES = "lost within 5 to 8"
    LATER = "lost later"
    DRAW = "a win became a draw"


# The most moves that the winner still makes, for the kinds that follow from exact scores.
MAX_MOVES_OF_KIND = {
    TrapKind.TWO_MOVES: 2,
    TrapKind.FOUR_MOVES: 4,
    TrapKind.EIGHT_MOVES: 8,
}


class Part(NamedTuple):
    """One part of the positions in which traps are met, beside the other parts of its family."""

    family: str  # such as "seat"
    name: str  # such as "moving second"


@dataclass(frozen=True, kw_only=True)
class Trap:
    """A trap of one kind that a player met, and the column that it played there."""

    kind: TrapKind
    game: int  # the index of the game
    discs: int  # on the board before the move
    columns: tuple[int, ...]  # the mistakes: a player falls in by playing one of them
    legal: int  # the number of legal columns
    played: int  # the column that the player chose
    points: float  # that were lost by the move: 1 for a win that became a loss, else 0.5 or 0
    parts: frozenset[Part]

    @property
    def fell_in(self) -> bool:
        """Whether the player played one of the trap's columns."""
        return self.played in self.columns

    @property
    def at_random(self) -> float:
        """The probability with which a random legal move falls in."""
        return len(self.columns) / self.legal


@dataclass
class TrapsMet:
    """The traps that one player met in its games."""

    games: int = 0  # the number of games in which the player chose a move
    moves: int = 0  # the number of moves that the player chose
    scored_moves: int = 0  # the number of these moves that were made in scored positions
    # The numbers of discs, in ascending order, with which positions were not scored.
    unscored_discs: list[int] = field(default_factory=list)
    scored_from: int | None = None  # the fewest discs from which on all were scored; None if none
    traps: list[Trap] = field(default_factory=list)  # by game, then by move
    lost_blocks: int = 0  # scored positions that were lost, and in which one square was to block
    lost_blocks_undone: int = 0  # in how many of these the player did not block the square

    @property
    def falls(self) -> list[Trap]:
        """The traps that the player fell into."""
        return [trap for trap in self.traps if trap.fell_in]


class Decision(NamedTuple):
    """A position in which a player moved, and the column that it played."""

    game: int  # the index of the game
    board: Board
    played: int


ColumnScores = Mapping[int, int]  # of every legal column


def find_traps(
    games: Sequence[Game],
    seats: Sequence[Collection[int]],
    seconds: float = SCORING_SECONDS,
    *,
    on_progress: OnProgress = ignore_progress,
) -> TrapsMet:
    """Find the traps that a player met in games, after their openings.

    A trap is a position with all its columns that are mistakes of one kind, whether the player fell
    in or not. `seats` has the player's seats in each game. `seconds` is the work that is planned
    for exact scores. Which positions are scored depends on the games and on `seconds` alone, so
    that the same games give the same traps. Only if scoring takes much longer than planned, as on a
    machine without compiled search, the remaining positions stay unscored. `on_progress` is called
    with how many positions have been scored.
    """
    decisions = list_decisions(games, seats)
    scores = score_decisions(decisions, seconds, on_progress)
    played_games = {decision.game for decision in decisions}
    discs_before_moves = {decision.board.discs for decision in decisions}
    scored_discs = {discs for _, discs in scores}
    unscored_discs = sorted(discs_before_moves - scored_discs)
    max_unscored = max(unscored_discs, default=-1)
    traps_met = TrapsMet(
        games=len(played_games),
        moves=len(decisions),
        scored_moves=len(scores),
        unscored_discs=unscored_discs,
        scored_from=min((discs for discs in scored_discs if discs > max_unscored), default=None),
    )
    for decision in decisions:
        column_scores = scores.get((decision.game, decision.board.discs))
        traps_met.traps += list_traps(decision, column_scores)
        if column_scores is not None and is_lost_with_block(decision.board, column_scores):
            traps_met.lost_blocks += 1
            if not blocks_win(decision.board, decision.played):
                traps_met.lost_blocks_undone += 1
    return traps_met


def list_decisions(games: Sequence[Game], seats: Sequence[Collection[int]]) -> list[Decision]:
    """List the positions in which a player chose a move, by game, then by move.

    `seats` has the player's seats in each game. Moves of openings are not chosen by players.
    """
    decisions = []
    for game_index, game in enumerate(games):
        boards = game.boards()
        for discs in range(game.opening_plies, len(game.moves)):
            seat_to_move = discs % 2
            if seat_to_move in seats[game_index]:
                decisions.append(Decision(game_index, boards[discs], game.moves[discs]))
    return decisions


# Exact scores -------------------------------------------------------------------------------------


def score_decisions(
    decisions: Sequence[Decision], seconds: float, on_progress: OnProgress = ignore_progress
) -> dict[tuple[int, int], ColumnScores]:
    """Score all columns in as many positions as fit into `seconds` of planned work.

    Of the positions with the same number of discs, all are scored or none. Returns the scores of
    the columns by the index of the game and the number of discs.
    """
    if not seconds:
        return {}
    decisions_by_geometry = defaultdict[Geometry, list[Decision]](list)
    for decision in decisions:
        decisions_by_geometry[decision.board.geometry].append(decision)
    geometry_seconds = seconds / max(1, len(decisions_by_geometry))
    scores: dict[tuple[int, int], ColumnScores] = {}
    for geometry_decisions in decisions_by_geometry.values():
        scores |= _score_decisions_of_geometry(geometry_decisions, geometry_seconds, on_progress)
    return scores


def _score_decisions_of_geometry(
    decisions: Sequence[Decision], seconds: float, on_progress: OnProgress
) -> dict[tuple[int, int], ColumnScores]:
    """Score all columns in as many positions of one geometry as fit into `seconds` of planned work.

    Of the positions with the same number of discs, all are scored or none. Stops after `PATIENCE`
    times the seconds. Returns the scores of the columns by the index of the game and the number of
    discs.
    """
    decisions_by_discs = defaultdict[int, list[Decision]](list)
    for decision in decisions:
        decisions_by_discs[decision.board.discs].append(decision)
    geometry = decisions[0].board.geometry
    judge = judge_of(geometry)
    counts = {discs: len(group) for discs, group in decisions_by_discs.items()}
    chosen_discs = choose_discs(counts, geometry, seconds)
    total = sum(counts[discs] for discs in chosen_discs)
    # Processor time, as what is scored should not depend on what else the machine does.
    end = process_time() + PATIENCE * seconds
    scores: dict[tuple[int, int], ColumnScores] = {}
    for discs in chosen_discs:
        group_scores: dict[tuple[int, int], ColumnScores] = {}  # dropped if one takes too long
        for decision in decisions_by_discs[discs]:
            on_progress("looking for mistakes", len(scores) + len(group_scores), total)
            deadline = Deadline(max(0.0, end - process_time()))
            column_scores = judge.column_scores(decision.board, deadline)
            if column_scores is None:
                return scores
            group_scores[decision.game, discs] = column_scores
        scores |= group_scores
    return scores


def choose_discs(counts: Mapping[int, int], geometry: Geometry, seconds: float) -> list[int]:
    """Choose the numbers of discs whose positions are scored within `seconds`, in that order.

    `counts` has the number of positions by their discs. On the standard board, the first positions
    come first, which need hardly a search. Then come the fullest boards, as the more discs there
    are, the shorter is the search. On another board, all numbers are chosen.
    """
    if geometry != STANDARD:
        return sorted(counts, reverse=True)
    # Their columns lead to positions whose scores are stored, or nearly so.
    chosen_discs = sorted(discs for discs in counts if discs < SCORES_DISCS)
    planned_seconds = 0.0
    for discs in sorted(counts.keys() - {*chosen_discs}, reverse=True):
        growth = GROWTH_PER_DISC ** (MEASURED_DISCS - discs)
        planned_seconds += counts[discs] * COLUMN_SCORES_SECONDS * growth
        if planned_seconds > seconds:
            break
        chosen_discs.append(discs)
    return chosen_discs


# Traps in one position ----------------------------------------------------------------------------


def list_traps(decision: Decision, scores: ColumnScores | None) -> list[Trap]:
    """List the traps in a position, at most one of each kind, in the order of the kinds.

    A trap has all columns that are mistakes of its kind. `scores` are those of all columns. If they
    are None, there are only the kinds that follow from the rules. To overlook a win is a mistake
    even if the other column wins later.
    """
    board = decision.board
    legal_count = len(board.legal_columns())
    kinds = find_kinds_by_rules(board)
    if scores is not None:
        kinds = _find_kinds_by_scores(board, kinds, scores)
    columns_by_kind = defaultdict[TrapKind, list[int]](list)
    for column, kind in kinds.items():
        columns_by_kind[kind].append(column)
    return [
        Trap(
            kind=kind,
            game=decision.game,
            discs=board.discs,
            columns=tuple(columns_by_kind[kind]),
            legal=legal_count,
            played=decision.played,
            points=0.0 if scores is None else points_lost(scores, decision.played),
            parts=list_parts(board, kind, columns_by_kind[kind]),
        )
        for kind in TrapKind
        if kind in columns_by_kind
    ]


def points_lost(scores: ColumnScores, column: int) -> float:
    """Return the points that a column loses: 1 for a win that becomes a loss, else 0.5 or 0."""
    return (sign(max(scores.values())) - sign(scores[column])) / 2


def find_kinds_by_rules(board: Board) -> dict[int, TrapKind]:
    """Return the columns that are mistakes by the rules alone, with the kinds of their traps.

    There are none in a position that the rules alone show to be lost.
    """
    landing_squares = {column: board.landing_square(column) for column in board.legal_columns()}
    wins = find_playable_wins(board, board.mark)
    if wins:
        columns = [column for column, square in landing_squares.items() if not square & wins]
        return dict.fromkeys(columns, TrapKind.WIN)
    to_block = find_playable_wins(board, 3 - board.mark)
    has_several_to_block = to_block & (to_block - 1) != 0
    if has_several_to_block:
        return {}
    if to_block:
        columns = [column for column, square in landing_squares.items() if square != to_block]
        return dict.fromkeys(columns, TrapKind.BLOCK)
    their_wins = board.winning_squares(3 - board.mark)
    columns = [column for column, square in landing_squares.items() if (square << 1) & their_wins]
    if len(columns) == len(landing_squares):
        return {}
    return dict.fromkeys(columns, TrapKind.ABOVE)


def _find_kinds_by_scores(
    board: Board, kinds: Mapping[int, TrapKind], scores: ColumnScores
) -> dict[int, TrapKind]:
    """Return the columns that overlook a win, or lose a win or a draw, with the kinds of traps.

    `kinds` are those of the columns that are mistakes by the rules alone. Such a column keeps its
    kind. `scores` are those of all columns.
    """
    kinds_by_column: dict[int, TrapKind] = {}
    for column in scores:
        kind = kinds.get(column)
        if kind is TrapKind.WIN:
            kinds_by_column[column] = kind
        elif points_lost(scores, column):
            kinds_by_column[column] = kind or _choose_kind_by_score(board, scores[column])
    return kinds_by_column


def _choose_kind_by_score(board: Board, score: int) -> TrapKind:
    """Return the kind of trap of a column that loses a win or a draw, and has this score."""
    if score == 0:
        return TrapKind.DRAW
    moves = discs_to_win(-score, board.empties - 1)  # of the winner, which moves next
    for kind, max_moves in MAX_MOVES_OF_KIND.items():
        if moves <= max_moves:
            return kind
    return TrapKind.LATER


def is_lost_with_block(board: Board, scores: ColumnScores) -> bool:
    """Return whether the side to move loses anyway, but later if it blocks the one threat.

    `scores` are those of all columns.
    """
    to_block = find_playable_wins(board, 3 - board.mark)
    has_one_to_block = to_block != 0 and to_block & (to_block - 1) == 0
    return has_one_to_block and max(scores.values()) < 0


def find_playable_wins(board: Board, mark: int) -> int:
    """Return the mask of the squares on which a disc can land, and on which `mark` wins."""
    return board.winning_squares(mark) & legal_moves(board.occupied, board.geometry)


def blocks_win(board: Board, column: int) -> bool:
    """Return whether a column takes a square on which the other side would win at once."""
    return find_playable_wins(board, 3 - board.mark) & board.landing_square(column) != 0


# Parts --------------------------------------------------------------------------------------------


def list_parts(board: Board, kind: TrapKind, columns: Sequence[int]) -> frozenset[Part]:
    """Return the parts to which a trap in some columns belongs, at most one of each family.

    A part is some of the positions, and has a name, such as "moving second" in the family "seat".
    Other families divide the game into an early and a late part, one for each of `DISC_LIMITS`. A
    trap that follows from the rules belongs to further parts: the column of the square that is
    overlooked and the direction of its line, where there is only one such column or direction.
    """
    parts = {Part("seat", "moving first" if board.mark == 1 else "moving second")}
    for limit in DISC_LIMITS:
        name = f"before {limit} discs" if board.discs < limit else f"from {limit} discs on"
        parts.add(Part(f"{limit} discs", name))
    squares = find_overlooked_squares(board, kind, columns)
    overlooked_columns = {column_of(square, board.geometry) for square in single_squares(squares)}
    if len(overlooked_columns) == 1:
        (column,) = overlooked_columns
        is_edge = column in (0, board.columns - 1)
        parts.add(Part("edge", "at the edge" if is_edge else "not at the edge"))
        parts.add(Part("column", f"in column {column_name(column)}"))
    mark = board.mark if kind is TrapKind.WIN else 3 - board.mark
    line_directions: set[int] = set()
    for square in single_squares(squares):
        line_directions |= set(find_line_directions(board, mark, square))
    if len(line_directions) == 1:
        parts |= set(_list_parts_of_line(line_directions.pop(), board.geometry))
    return frozenset(parts)


def _list_parts_of_line(direction: int, geometry: Geometry) -> tuple[Part, Part]:
    """Return the two parts to which a line in this direction belongs.

    The part "diagonal" of the family "line" has two parts of the family "direction". The direction
    is the number of bits from one square of the line to the next one.
    """
    upwards, along_row, falling, rising = directions(geometry)
    names = {
        upwards: "upright",
        along_row: "level",
        falling: "falling diagonal",
        rising: "rising diagonal",
    }
    name = names[direction]
    return Part("line", name.split()[-1]), Part("direction", name)


def find_overlooked_squares(board: Board, kind: TrapKind, columns: Sequence[int]) -> int:
    """Return the mask of the winning squares that a player overlooks who falls into a trap.

    `columns` are those by which a player falls in. The mask is 0 if the kind of trap follows from
    scores.
    """
    if kind is TrapKind.WIN:
        return find_playable_wins(board, board.mark)
    if kind is TrapKind.BLOCK:
        return find_playable_wins(board, 3 - board.mark)
    if kind is TrapKind.ABOVE:
        squares_above = sum(board.landing_square(column) << 1 for column in columns)
        return squares_above & board.winning_squares(3 - board.mark)
    return 0


def find_line_directions(board: Board, mark: int, square: int) -> Iterator[int]:
    """Yield the directions in which a disc of `mark` on a square completes a line.

    A direction is the number of bits from one square of the line to the next one.
    """
    discs = board.discs_of(mark)
    for direction in directions(board.geometry):
        length = 1
        for shift in (direction, -direction):
            neighbour = shift_square(square, shift)
            while neighbour & discs:
                length += 1
                neighbour = shift_square(neighbour, shift)
        if length >= board.inarow:
            yield direction


def shift_square(square: int, shift: int) -> int:
    """Return a square's mask moved by a number of bits, which may be negative."""
    return square << shift if shift > 0 else square >> -shift
