"""The traps that a player met in its games, and whether it fell in.

In a position whose value can be kept, a trap is what loses it: all legal columns of one kind, such
as those that leave a win of the other side unblocked. A player meets a trap whenever it moves in
such a position, and falls in if it plays one of these columns. A move at random falls in with the
probability `len(columns) / legal_count`. So what a player does can be compared with chance, trap by
trap.

Three kinds follow from the rules, the others from the exact scores of all columns.
"""

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from time import process_time
from typing import NamedTuple

from connectx.bench.review.threats import find_playable_wins, squares_above
from connectx.bench.solver.judge import cached_judge, sign
from connectx.core.board import STANDARD, Board, Geometry, column_of, directions, single_squares
from connectx.core.clock import Deadline
from connectx.core.scores_data import SCORES_DISCS
from connectx.executor import OnProgress, ignore_progress
from connectx.game import Game
from connectx.words import column_name, discs_to_win

SCORING_SECONDS = 30.0  # of work that is planned for the exact scores of a player's positions
MAX_OVERRUN_FACTOR = 2.0  # times the planned seconds; slower machines leave positions unscored
# With compiled search on the standard board and MEASURED_DISCS discs on it, the scores of all
# columns take about COLUMN_SCORES_SECONDS. With each disc less, they take GROWTH_PER_DISC times as
# long.
MEASURED_DISCS = 24
COLUMN_SCORES_SECONDS = 0.0001
GROWTH_PER_DISC = 1.55
DISC_LIMITS = (8, 12, 16, 20, 24, 28)  # that divide games into an early and a late part


class TrapKind(StrEnum):
    """What a move overlooked by which a win or a draw was lost, the nearest first.

    WIN, BLOCK and ABOVE follow from the rules, the others from exact scores.
    """

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
    """One part of the positions in which traps are met.

    Positions are divided in several ways. One such way is a family of parts that exclude each
    other, such as "seat" with the parts "moving first" and "moving second".
    """

    family: str  # such as "seat"
    name: str  # such as "moving second"


@dataclass(frozen=True, kw_only=True)
class Trap:
    """A trap of one kind that a player met, and the column that it played there."""

    kind: TrapKind
    game: int  # the index of the game
    discs: int  # on the board before the move
    columns: tuple[int, ...]  # the mistakes: a player falls in by playing one of them
    legal_count: int  # the number of legal columns
    played: int  # the column that the player chose
    points: float  # that were lost by the move: 1 for a win that became a loss, else 0.5 or 0
    parts: frozenset[Part]

    @property
    def fell_in(self) -> bool:
        """Whether the player played one of the trap's columns."""
        return self.played in self.columns

    @property
    def random_fall_probability(self) -> float:
        """The probability with which a random legal move falls in."""
        return len(self.columns) / self.legal_count


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


ColumnScores = Mapping[int, int]  # the exact scores of all legal columns, by column
PositionKey = tuple[int, int]  # the index of a game, and the number of discs on its board


def find_traps(
    games: Sequence[Game],
    seats: Sequence[Collection[int]],
    seconds: float = SCORING_SECONDS,
    *,
    on_progress: OnProgress = ignore_progress,
) -> TrapsMet:
    """Find the traps that a player met in games, after their openings.

    A trap is a position with all its columns that are mistakes of one kind, whether the player fell
    in or not. `seats` has the player's seats in each game: [(0,), (), (0, 1)] if it moves first in
    the first game, has no seat in the second, and both in the third. `seconds` is the work that is
    planned for exact scores.

    Which positions are scored depends on the games and on `seconds` alone, so that the same games
    give the same traps. Only if scoring takes much longer than planned, as on a machine without
    compiled search, the remaining positions stay unscored. `on_progress` is called with how many
    positions have been scored.
    """
    decisions = list_decisions(games, seats)
    scores_by_position = score_decisions(decisions, seconds, on_progress)
    traps_met = _count_decisions(decisions, scored_positions=scores_by_position.keys())
    for decision in decisions:
        position_key = (decision.game, decision.board.discs)
        column_scores = scores_by_position.get(position_key)
        traps_met.traps += list_traps(decision, column_scores)
        if column_scores is not None and is_lost_with_block(decision.board, column_scores):
            traps_met.lost_blocks += 1
            if not blocks_win(decision.board, decision.played):
                traps_met.lost_blocks_undone += 1
    return traps_met


def _count_decisions(
    decisions: Sequence[Decision], scored_positions: Collection[PositionKey]
) -> TrapsMet:
    """Count a player's games and moves, and those in scored positions. Traps are not counted yet.

    A scored position is a pair: the index of its game, and the number of discs on the board.
    """
    played_games = {decision.game for decision in decisions}
    discs_before_moves = {decision.board.discs for decision in decisions}
    scored_discs = {discs for _game, discs in scored_positions}
    unscored_discs = discs_before_moves - scored_discs
    max_unscored = max(unscored_discs, default=-1)
    discs_beyond_unscored = [discs for discs in scored_discs if discs > max_unscored]
    return TrapsMet(
        games=len(played_games),
        moves=len(decisions),
        scored_moves=len(scored_positions),
        unscored_discs=sorted(unscored_discs),
        scored_from=min(discs_beyond_unscored, default=None),
    )


def list_decisions(games: Sequence[Game], seats: Sequence[Collection[int]]) -> list[Decision]:
    """List the positions in which a player chose a move, by game, then by move.

    `seats` has the player's seats in each game. Moves of openings are not chosen by players.
    """
    decisions = []
    for game_index, game in enumerate(games):
        boards_before_moves = game.boards()
        for discs in range(game.opening_plies, len(game.moves)):
            seat_to_move = discs % 2
            if seat_to_move in seats[game_index]:
                board = boards_before_moves[discs]
                decisions.append(Decision(game_index, board, played=game.moves[discs]))
    return decisions


# Exact scores -------------------------------------------------------------------------------------


def score_decisions(
    decisions: Sequence[Decision], seconds: float, on_progress: OnProgress = ignore_progress
) -> dict[PositionKey, ColumnScores]:
    """Score all columns in as many positions as fit into `seconds` of planned work.

    Of the positions with the same number of discs, all are scored or none. Returns the scores of
    the columns, as in {0: -2, 1: 3}, by the index of the game and the number of discs.
    """
    if not seconds:
        return {}
    decisions_by_geometry = defaultdict[Geometry, list[Decision]](list)
    for decision in decisions:
        decisions_by_geometry[decision.board.geometry].append(decision)
    geometry_count = len(decisions_by_geometry)
    scores_by_position: dict[PositionKey, ColumnScores] = {}
    for geometry_decisions in decisions_by_geometry.values():
        scores_by_position |= _score_decisions_of_geometry(
            geometry_decisions, seconds / geometry_count, on_progress
        )
    return scores_by_position


def _score_decisions_of_geometry(
    decisions: Sequence[Decision], seconds: float, on_progress: OnProgress
) -> dict[PositionKey, ColumnScores]:
    """Score all columns in as many positions of one geometry as fit into `seconds` of planned work.

    Of the positions with the same number of discs, all are scored or none. Stops after
    `MAX_OVERRUN_FACTOR` times the seconds. Returns the scores of the columns by the index of the
    game and the number of discs.
    """
    decisions_by_discs = defaultdict[int, list[Decision]](list)
    for decision in decisions:
        decisions_by_discs[decision.board.discs].append(decision)
    geometry = decisions[0].board.geometry
    judge = cached_judge(geometry)  # finds exact scores
    counts = {discs: len(group) for discs, group in decisions_by_discs.items()}
    chosen_discs = choose_discs(counts, geometry, seconds)
    position_count = sum(counts[discs] for discs in chosen_discs)
    # Processor time, as what is scored should not depend on what else the machine does.
    end = process_time() + MAX_OVERRUN_FACTOR * seconds
    scores: dict[PositionKey, ColumnScores] = {}
    for discs in chosen_discs:
        # Of the positions with so many discs; dropped if one of them takes too long.
        group_scores: dict[PositionKey, ColumnScores] = {}
        for decision in decisions_by_discs[discs]:
            scored_count = len(scores) + len(group_scores)
            on_progress("looking for mistakes", scored_count, position_count)
            remaining_seconds = max(0.0, end - process_time())
            column_scores = judge.column_scores(decision.board, Deadline(remaining_seconds))
            if column_scores is None:
                return scores
            group_scores[decision.game, discs] = column_scores
        scores |= group_scores
    return scores


def choose_discs(counts: Mapping[int, int], geometry: Geometry, seconds: float) -> list[int]:
    """Choose the numbers of discs whose positions are scored within `seconds`, in that order.

    `counts` has the number of positions by their discs: {38: 5, 39: 4} for five positions with 38
    discs and four with 39. On the standard board, the positions with the fewest discs come first,
    as they need hardly a search. Then come the fullest boards, as the more discs there are, the
    shorter is the search. On another board, all numbers are chosen.
    """
    if geometry != STANDARD:
        return sorted(counts, reverse=True)
    # The columns of these positions lead to positions whose scores are stored, or nearly so.
    chosen_discs = sorted(discs for discs in counts if discs < SCORES_DISCS)
    discs_to_search = sorted((discs for discs in counts if discs >= SCORES_DISCS), reverse=True)
    planned_seconds = 0.0
    for discs in discs_to_search:
        # With each disc less, the scores of a position take GROWTH_PER_DISC times as long.
        position_seconds = COLUMN_SCORES_SECONDS * GROWTH_PER_DISC ** (MEASURED_DISCS - discs)
        planned_seconds += counts[discs] * position_seconds
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
    kinds_by_column = find_kinds_by_rules(board)
    points = 0.0
    if scores is not None:
        kinds_by_column = _find_kinds_by_scores(board, kinds_by_column, scores)
        points = points_lost(scores, decision.played)
    traps = []
    for kind in TrapKind:
        columns = [column for column in kinds_by_column if kinds_by_column[column] is kind]
        if not columns:
            continue
        trap = Trap(
            kind=kind,
            game=decision.game,
            discs=board.discs,
            columns=tuple(columns),
            legal_count=legal_count,
            played=decision.played,
            points=points,
            parts=list_parts(board, kind, columns),
        )
        traps.append(trap)
    return traps


def points_lost(scores: ColumnScores, column: int) -> float:
    """Return the points that a column loses: 1 for a win that becomes a loss, else 0.5 or 0."""
    best_result = sign(max(scores.values()))  # 1 for a win, 0 for a draw, -1 for a loss
    result = sign(scores[column])
    return (best_result - result) / 2


def find_kinds_by_rules(board: Board) -> dict[int, TrapKind]:
    """Return the columns that are mistakes by the rules alone, with the kinds of their traps.

    All have the same kind, as in {0: TrapKind.BLOCK, 2: TrapKind.BLOCK}. There are none in a
    position that the rules alone show to be lost.
    """
    other_mark = 3 - board.mark  # marks are 1 and 2
    # The masks of the squares on which a disc lands, by columns.
    landing_squares = {column: board.landing_square(column) for column in board.legal_columns()}
    wins = find_playable_wins(board, board.mark)
    if wins:
        other_columns = [column for column, square in landing_squares.items() if not square & wins]
        return dict.fromkeys(other_columns, TrapKind.WIN)
    to_block = find_playable_wins(board, other_mark)
    if to_block.bit_count() > 1:  # one disc cannot block two squares
        return {}
    if to_block:
        other_columns = [column for column, square in landing_squares.items() if square != to_block]
        return dict.fromkeys(other_columns, TrapKind.BLOCK)
    their_wins = board.winning_squares(other_mark)
    losing_columns = [
        column for column, square in landing_squares.items() if squares_above(square) & their_wins
    ]
    do_all_lose = len(losing_columns) == len(landing_squares)
    if do_all_lose:
        return {}
    return dict.fromkeys(losing_columns, TrapKind.ABOVE)


def _find_kinds_by_scores(
    board: Board, kinds_by_rules: Mapping[int, TrapKind], scores: ColumnScores
) -> dict[int, TrapKind]:
    """Return the columns that overlook a win, or lose a win or a draw, with the kinds of traps.

    `kinds_by_rules` are those of the columns that are mistakes by the rules alone. Such a column
    keeps its kind. `scores` are those of all columns.
    """
    kinds_by_column: dict[int, TrapKind] = {}
    for column in scores:
        kind = kinds_by_rules.get(column)
        if kind is not TrapKind.WIN and points_lost(scores, column) == 0:
            continue
        if kind is None:
            kind = _choose_kind_by_score(board, scores[column])
        kinds_by_column[column] = kind
    return kinds_by_column


def _choose_kind_by_score(board: Board, score: int) -> TrapKind:
    """Return the kind of trap of a column that loses a win or a draw, and has this score.

    The score is at most 0. A loss has a kind by how many moves the winner still needs.
    """
    if score == 0:
        return TrapKind.DRAW
    empties_after = board.empties - 1
    winner_moves = discs_to_win(-score, empties_after)
    for kind, max_moves in MAX_MOVES_OF_KIND.items():
        if winner_moves <= max_moves:
            return kind
    return TrapKind.LATER


def is_lost_with_block(board: Board, scores: ColumnScores) -> bool:
    """Return whether the side to move loses anyway, but later if it blocks the one threat.

    `scores` are those of all columns.
    """
    other_mark = 3 - board.mark  # marks are 1 and 2
    has_one_to_block = find_playable_wins(board, other_mark).bit_count() == 1
    return has_one_to_block and max(scores.values()) < 0


def blocks_win(board: Board, column: int) -> bool:
    """Return whether a column takes a square on which the other side would win at once."""
    other_mark = 3 - board.mark  # marks are 1 and 2
    return find_playable_wins(board, other_mark) & board.landing_square(column) != 0


# Parts --------------------------------------------------------------------------------------------


def list_parts(board: Board, kind: TrapKind, columns: Sequence[int]) -> frozenset[Part]:
    """Return the parts of the positions to which a trap belongs, at most one of each family.

    Such as Part("seat", "moving second"). Other families divide the game into an early and a late
    part, one for each of `DISC_LIMITS`. A trap that follows from the rules belongs to further
    parts: the column of the square that is overlooked and the direction of its line, where there is
    only one such column or direction. `columns` are those by which a player falls into the trap.
    """
    seat_name = "moving first" if board.mark == 1 else "moving second"
    parts = {Part("seat", seat_name)}
    for limit in DISC_LIMITS:
        name = f"before {limit} discs" if board.discs < limit else f"from {limit} discs on"
        parts.add(Part(f"{limit} discs", name))
    overlooked_squares = single_squares(find_overlooked_squares(board, kind, columns))
    overlooked_columns = {column_of(square, board.geometry) for square in overlooked_squares}
    if len(overlooked_columns) == 1:
        (column,) = overlooked_columns
        is_edge = column in (0, board.columns - 1)
        edge_name = "at the edge" if is_edge else "not at the edge"
        parts.add(Part("edge", edge_name))
        parts.add(Part("column", f"in column {column_name(column)}"))
    # The mark of the side that wins on the overlooked squares; marks are 1 and 2.
    winner_mark = board.mark if kind is TrapKind.WIN else 3 - board.mark
    line_directions: set[int] = set()
    for square in overlooked_squares:
        line_directions.update(find_line_directions(board, winner_mark, square))
    if len(line_directions) == 1:
        parts.update(_name_parts_of_direction(line_directions.pop(), board.geometry))
    return frozenset(parts)


def _name_parts_of_direction(direction: int, geometry: Geometry) -> tuple[Part, Part]:
    """Return the two parts of the positions in which a line in this direction is overlooked.

    Such as Part("line", "diagonal") and Part("direction", "rising diagonal"). The direction is the
    number of bits from one square of the line to the next one.
    """
    upwards, along_row, falling, rising = directions(geometry)
    names = {
        upwards: ("upright", "upright"),
        along_row: ("level", "level"),
        falling: ("diagonal", "falling diagonal"),
        rising: ("diagonal", "rising diagonal"),
    }
    line_name, direction_name = names[direction]
    return Part("line", line_name), Part("direction", direction_name)


def find_overlooked_squares(board: Board, kind: TrapKind, columns: Sequence[int]) -> int:
    """Return the mask of the winning squares that a player overlooks who falls into a trap.

    `columns` are those by which a player falls in. The mask is 0 if the kind of trap follows from
    scores.
    """
    other_mark = 3 - board.mark  # marks are 1 and 2
    if kind is TrapKind.WIN:
        return find_playable_wins(board, board.mark)
    if kind is TrapKind.BLOCK:
        return find_playable_wins(board, other_mark)
    if kind is TrapKind.ABOVE:
        # The sum of the masks of different squares is the mask of all of them.
        landing_squares = sum(board.landing_square(column) for column in columns)
        return squares_above(landing_squares) & board.winning_squares(other_mark)
    return 0


def find_line_directions(board: Board, mark: int, square: int) -> Iterator[int]:
    """Yield the directions in which a disc of the side `mark` on a square completes a line.

    `square` is a mask. A direction is the number of bits from one square of the line to the next.
    """
    discs = board.discs_of(mark)  # a mask
    for direction in directions(board.geometry):
        length = 1  # of the line through the square
        for shift in (direction, -direction):
            neighbour = shift_square(square, shift)
            while neighbour & discs:
                length += 1
                neighbour = shift_square(neighbour, shift)
        if length >= board.inarow:
            yield direction


def shift_square(square: int, shift: int) -> int:
    """Return a square's mask moved by a number of bits, which may be negative."""
    if shift < 0:
        return square >> -shift
    return square << shift
