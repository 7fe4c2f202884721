"""Winning squares of both sides, and proofs that a side wins or draws against every reply.

`find_threats` lists the winning squares. `force_win` proves a win by one threat after the other,
and `follow_up` one by answering each move in the same column. These rules come from V. Allis, "A
Knowledge-Based Approach of Connect-Four" (1988). docs/threats.md explains them with pictures. The
proofs look at thousands of positions, so they use two masks in place of a `Board`: `own`, the discs
of the side to move, and `occupied`, the discs of both sides.
"""

from collections.abc import Callable
from functools import cache, reduce
from operator import or_
from typing import NamedTuple

from connectx.core.board import (
    Board,
    Geometry,
    legal_moves,
    single_squares,
    square,
    winning_squares,
)
from connectx.words import SIGNS, column_name

Square = tuple[int, int]  # row from 0 at the bottom, column from 0 at the left

MAX_PROOF_DISCS = 100  # that a proof looks ahead, as Python's stack is finite


class Threat(NamedTuple):
    """An empty square on which a side would win. Rows and columns count from 0."""

    row: int
    column: int
    seat: int  # whose line it completes
    parity: str  # of its row, counted from 1: "odd" or "even"
    matters: bool  # False if the game is over before a disc gets there

    def __str__(self) -> str:
        """Return the threat in words, such as "O 4-2 even"."""
        words = f"{SIGNS[self.seat]} {square_name(self.row, self.column)} {self.parity}"
        return words if self.matters else f"{words}, out of reach"


def squares_of(mask: int, geometry: Geometry) -> tuple[Square, ...]:
    """Return a pair (row, column) for each square of `mask`, both counted from 0.

    The pairs are in order, column by column from the left, and from the bottom in each column. Bits
    of `mask` that are no squares of the board are left out.
    """
    squares = []
    for square_mask in single_squares(mask & geometry.board):
        bit_number = square_mask.bit_length() - 1
        # The bits of a column follow each other, from the bottom; `stride` is their number.
        column, row = divmod(bit_number, geometry.stride)
        squares.append((row, column))
    return tuple(squares)


def squares_above(mask: int) -> int:
    """Return the mask of the squares right above those of `mask`, as one bit higher is one row up.

    Above a square of the top row is a bit that is no square of the board and never occupied.
    """
    return mask << 1


def find_playable_wins(board: Board, mark: int) -> int:
    """Return the mask of the squares on which a disc can land, and on which `mark`, 1 or 2, wins.

    It need not be the turn of that side.
    """
    landing_squares = legal_moves(board.occupied, board.geometry)
    return board.winning_squares(mark) & landing_squares


def square_name(row: int, column: int) -> str:
    """Return the name of a square, such as "4-3" for column 4, row 3, both counted from 1."""
    return f"{column_name(column)}-{row + 1}"


def find_threats(board: Board) -> tuple[Threat, ...]:
    """Find the winning squares of both sides, by column and from the bottom.

    A square matters unless the game must end before a disc gets there, if both sides win as soon as
    they can. That is so if one square below it wins for both sides. It is also so if two squares
    below it, one on top of the other, win for the same side, which gets one of them.
    """
    # The masks of the squares on which seat 0 and seat 1 win; their marks are 1 and 2.
    winning_squares_by_seat = (board.winning_squares(1), board.winning_squares(2))
    threats = []
    for column in range(board.columns):
        matters = True
        winners_below = set[int]()  # the seats that win on the square below
        for row in range(board.rows):
            square_mask = square(row, column, board.geometry)
            parity = "even" if row % 2 else "odd"  # in words, row 0 is row 1
            winners = {seat for seat in (0, 1) if winning_squares_by_seat[seat] & square_mask}
            for seat in sorted(winners):
                threats.append(Threat(row, column, seat, parity, matters))
            do_both_win = len(winners) == 2
            does_one_win_twice = bool(winners & winners_below)
            if do_both_win or does_one_win_twice:
                matters = False  # for the squares above this one
            winners_below = winners
    return tuple(threats)


# Called for each position of a proof. Returns True once the proof has looked at enough positions.
EffortLimit = Callable[[], bool]


def force_win(board: Board, discs: int, is_effort_spent: EffortLimit) -> list[int]:
    """Find a win for the side to move with at most `discs` of its own discs, each a threat to win.

    Returns the masks of the squares on which both sides play in turn. The last one is the win, and
    every reply before it stops the only threat, or one of several. The list is empty if there is no
    such win, or if none was found before `is_effort_spent` returned True. `forceWin` in
    `bench/web/reasons.js` is the twin.
    """
    geometry: Geometry = board.geometry

    @cache
    def find_moves(own: int, occupied: int, max_discs: int) -> list[int]:
        """Return the moves of a win for the side to move, which has the discs `own`.

        They are masks of one square each, for both sides in turn. The list is empty if no win with
        at most `max_discs` more discs of that side is found, each of them a threat.
        """
        theirs = occupied ^ own  # the discs of the other side
        landing_squares = legal_moves(occupied, geometry)
        wins_now = winning_squares(own, occupied, geometry) & landing_squares
        if wins_now:
            lowest_win = wins_now & -wins_now  # the lowest bit of the mask
            return [lowest_win]
        to_block = winning_squares(theirs, occupied, geometry) & landing_squares
        if max_discs < 2 or to_block.bit_count() > 1:  # one disc cannot block two squares
            return []
        if is_effort_spent():
            return []
        candidates = to_block or landing_squares
        for move in single_squares(candidates):
            own_after = own | move
            occupied_after = occupied | move
            replies = legal_moves(occupied_after, geometry)
            wins = winning_squares(own_after, occupied_after, geometry) & replies
            if not wins:  # the move is no threat
                continue
            if winning_squares(theirs, occupied_after, geometry) & replies:  # they win first
                continue
            block = wins & -wins  # the lowest of the winning squares
            later_moves = find_moves(own_after, occupied_after | block, max_discs - 1)
            if later_moves:
                return [move, block, *later_moves]
        return []

    if discs > MAX_PROOF_DISCS:
        return []
    return find_moves(board.own, board.occupied, discs)


class Ending(NamedTuple):
    """How games end in which one side follows a rule and the other holds out longest."""

    plies: int  # the number of moves of both sides to the end of the game
    squares: int  # the mask of the squares on which the rule finally wins; 0 in a draw
    zugzwang: bool  # whether none of these could be played until the other side had to play below


def follow_up(
    board: Board, is_effort_spent: EffortLimit, *, to_win: bool, free: bool
) -> Ending | None:
    """Try the rule of follow-up: the side not to move answers each move in the same column.

    That side wins where it can and stops the other side where it must. Otherwise it plays right
    above the last disc. Where that column is full, it plays in any column if `free` is True, and
    else the rule fails.

    Returns how the game ends, or None if the rule does not win against every reply. Without
    `to_win`, the rule need only draw. Returns None, too, if that is not shown before
    `is_effort_spent` returns True.
    """
    geometry: Geometry = board.geometry
    # How a game ends that nobody wins: None if the rule has to win.
    full_board_ending = None if to_win else Ending(plies=0, squares=0, zugzwang=False)

    # "We" are the side that follows the rule, with the discs `ours`; "they" are the other side.
    @cache
    def play_against_rule(ours: int, occupied: int) -> Ending | None:
        """Return how the game ends if they move now, we answer in the same column, and so on.

        "We" are the side with the discs `ours`. They hold out as long as they can. Returns None if
        they can win, if they can draw where `to_win` asks for a win, or if the effort is spent.
        """
        landing_squares = legal_moves(occupied, geometry)
        theirs = occupied ^ ours  # the discs of the other side
        if is_effort_spent() or winning_squares(theirs, occupied, geometry) & landing_squares:
            return None
        our_wins = winning_squares(ours, occupied, geometry)
        endings = []
        for their_move in single_squares(landing_squares):
            ending = answer_by_rule(ours, occupied | their_move, their_move, our_wins)
            if ending is None:
                return None
            endings.append(ending)
        if not endings:  # the board is full
            return full_board_ending
        plies = max(ending.plies for ending in endings)
        longest_endings = [ending for ending in endings if ending.plies == plies]
        squares = reduce(or_, (ending.squares for ending in longest_endings))
        if plies == 1:  # whatever they play, our next disc wins or fills the board
            was_win_playable = our_wins & landing_squares != 0  # before they moved
            return Ending(plies=2, squares=squares, zugzwang=not was_win_playable)
        all_by_zugzwang = all(ending.zugzwang for ending in longest_endings)
        return Ending(plies=plies + 1, squares=squares, zugzwang=all_by_zugzwang)

    def answer_by_rule(ours: int, occupied: int, their_move: int, our_wins: int) -> Ending | None:
        """Return how the game ends if we reply to their disc on the square `their_move`.

        "We" are the side with the discs `ours`, and `our_wins` is the mask of our winning squares.
        By the rule we win if we can, else block their win, else play right above their disc. Where
        that column is full, we play anywhere if `free` allows that. Returns None if the rule fails:
        we have no reply, they can win, or they can draw where `to_win` asks for a win.
        """
        landing_squares = legal_moves(occupied, geometry)
        wins_now = our_wins & landing_squares
        if wins_now:
            return Ending(plies=1, squares=wins_now, zugzwang=False)
        if not landing_squares:  # the board is full
            return full_board_ending
        theirs = occupied ^ ours  # the discs of the other side
        to_block = winning_squares(theirs, occupied, geometry) & landing_squares
        if to_block.bit_count() > 1:  # one disc cannot block two squares
            return None
        square_above = squares_above(their_move) & landing_squares  # 0 if the column is full
        replies = to_block or square_above
        if not replies and free:
            replies = landing_squares
        for reply in single_squares(replies):
            ending = play_against_rule(ours | reply, occupied | reply)
            if ending is not None:
                return ending._replace(plies=ending.plies + 1)
        return None

    if board.empties > MAX_PROOF_DISCS:
        return None
    return play_against_rule(board.theirs, board.occupied)
