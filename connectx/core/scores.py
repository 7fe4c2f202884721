"""The scores of the standard board's first positions, without a list of positions.

Kept are the scores of the positions with `SCORES_DISCS` discs and of those with up to `KEPT_DISCS`,
mirror images once, unless the side to move wins with the next disc or loses to two threats. Those
in between are found by a search.

The text is a static function (`static_function.py`) of single bits, six in a character. Its keys
are a position's key with the number of a bit in its score's code. The code is Huffman's, so that a
position takes no more than four bits; in `SCORES_CODE` a 1 stands before the bits of each.

`bench/solver/repertoire.py` makes the text.
"""

from functools import lru_cache

from connectx.core.board import (
    STANDARD,
    Board,
    legal_moves,
    mirror,
    single_squares,
    top_discs,
    winning_squares,
)
from connectx.core.scores_data import SCORES_CODE, SCORES_DISCS, SCORES_TEXT
from connectx.core.static_function import hash_of, numbers_in, places_of

SEARCHED = 2  # the numbers of discs in between
KEPT_DISCS = SCORES_DISCS - 1 - SEARCHED
CODE_BITS = 5  # the number of a bit in a code has so many bits


def opening_score(board: Board) -> int | None:
    """The exact score of a standard board with up to `SCORES_DISCS` discs, for the side to move.

    None for any other board, if the game is over, or if no game leads to the board.

    >>> opening_score(Board.empty()), opening_score(Board.from_moves("44444252"))
    (1, 16)
    """
    own, occupied, _, geometry = board
    if geometry != STANDARD or board.discs > SCORES_DISCS or board.over:
        return None
    return _score(own, occupied) if _arises(own, occupied) else None


def score_at_once(own: int, occupied: int) -> int | None:
    """The score on the standard board if the side to move wins with the next disc or loses to two
    threats, else None."""
    moves = legal_moves(occupied, STANDARD)
    empties = STANDARD.board.bit_count() - occupied.bit_count()
    if winning_squares(own, occupied, STANDARD) & moves:
        return (empties + 1) // 2
    threats = winning_squares(own ^ occupied, occupied, STANDARD) & moves
    return -(empties // 2) if threats & (threats - 1) else None


def _score(own: int, occupied: int) -> int:
    """The score of a position that arises in a game and is not over."""
    score = score_at_once(own, occupied)
    if score is not None:
        return score
    if KEPT_DISCS < occupied.bit_count() < SCORES_DISCS:
        moves = single_squares(legal_moves(occupied, STANDARD))
        return max(-_score(own ^ occupied, occupied | move) for move in moves)
    key = own + occupied + STANDARD.bottom
    return _kept_score(min(key, mirror(key, STANDARD)))


def _kept_score(key: int) -> int:
    """The score of a position that is kept, by the key of its canonical image."""
    numbers = _numbers()
    third, code, bit = 2 * len(numbers), 1, 0
    while code not in SCORES_CODE:
        value = 0
        for place in places_of(hash_of((key << CODE_BITS) | bit), third):
            value ^= numbers[place // 6] >> (place % 6)
        code, bit = (code << 1) | (value & 1), bit + 1
    return SCORES_CODE[code]


@lru_cache(maxsize=1)
def _numbers() -> bytes:
    return numbers_in(SCORES_TEXT)


def _arises(own: int, occupied: int) -> bool:
    """Whether two sides that take turns can have played the discs, which contain no line."""
    if not occupied:
        return True
    theirs = own ^ occupied
    tops = top_discs(theirs, occupied, STANDARD)
    return any(_arises(theirs ^ top, occupied ^ top) for top in tops)
