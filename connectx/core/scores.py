"""The scores of the standard board's first positions, without a list of positions.

The stored scores are those of the positions with up to `MAX_STORED_DISCS` discs and of those with
`SCORES_DISCS`. A position and its image share one. Positions where the side to move wins with the
next disc, or loses to two threats, need none. A search of at most `SEARCHED_PLIES` plies leads from
the numbers of discs between the two to the stored scores.

The text is a static function (`static_function.py`) of single bits, six in a character. A score is
stored as the bits of its Huffman code, on average no more than four. The key of each bit is the
position's key together with the number of the bit: 0 for the first bit of the code, 1 for the next.
`SCORES_CODE` has the codes as ints, with a 1 in front of the bits, so that leading
zeros count.

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

SEARCHED_PLIES = 2
MAX_STORED_DISCS = SCORES_DISCS - 1 - SEARCHED_PLIES
CODE_BITS = 5  # of the number of a bit in a code


def opening_score(board: Board) -> int | None:
    """Return the exact score of a standard board with up to `SCORES_DISCS` discs.

    The score is that of the side to move. Returns None for any other board, if the game is over, or
    if no game leads to the board.

    >>> opening_score(Board.empty()), opening_score(Board.from_moves("44444252"))
    (1, 16)
    """
    own, occupied, _, geometry = board
    if geometry != STANDARD or board.discs > SCORES_DISCS or board.over:
        return None
    return _find_score(own, occupied) if _is_reachable(own, occupied) else None


def score_at_once(own: int, occupied: int) -> int | None:
    """Return the score on the standard board if the next two discs decide the game.

    They do if the side to move wins with the next disc, or if the other side threatens to win on
    two squares. Returns None if neither is so.
    """
    moves = legal_moves(occupied, STANDARD)
    empties = STANDARD.board.bit_count() - occupied.bit_count()
    if winning_squares(own, occupied, STANDARD) & moves:
        return (empties + 1) // 2
    threats = winning_squares(own ^ occupied, occupied, STANDARD) & moves
    has_two_threats = threats & (threats - 1) != 0  # without the lowest, one is left
    return -(empties // 2) if has_two_threats else None


def _find_score(own: int, occupied: int) -> int:
    """Return the score of a position with at most SCORES_DISCS discs.

    Scores are stored up to MAX_STORED_DISCS discs and for exactly SCORES_DISCS. The positions
    between are searched until their replies are stored. Precondition: a game leads to the position,
    and that game is not over. No reply ends it either, because `score_at_once` comes first.
    """
    score = score_at_once(own, occupied)
    if score is not None:
        return score
    if MAX_STORED_DISCS < occupied.bit_count() < SCORES_DISCS:
        moves = single_squares(legal_moves(occupied, STANDARD))
        return max(-_find_score(own ^ occupied, occupied | move) for move in moves)
    key = own + occupied + STANDARD.bottom
    return _read_score(min(key, mirror(key, STANDARD)))


def _read_score(canonical_key: int) -> int:
    """Read a stored score bit by bit, until the bits are those of a code."""
    characters = _score_characters()
    third = len(characters) * 6 // 3
    code = 1
    bit_number = 0
    while code not in SCORES_CODE:
        key = (canonical_key << CODE_BITS) | bit_number
        value = 0
        for entry in places_of(hash_of(key), third):
            value ^= characters[entry // 6] >> (entry % 6)
        code = (code << 1) | (value & 1)
        bit_number += 1
    return SCORES_CODE[code]


@lru_cache(maxsize=1)
def _score_characters() -> bytes:
    """Return the characters of the text as numbers, with six entries of one bit in each."""
    return numbers_in(SCORES_TEXT)


def _is_reachable(own: int, occupied: int) -> bool:
    """Tell whether two sides that take turns can have played these discs, which have no line.

    The last disc is one of the other side's, on top of its column. So discs are taken back in every
    possible order until the board is empty.
    """
    if not occupied:
        return True
    theirs = own ^ occupied
    last_discs = top_discs(theirs, occupied, STANDARD)
    return any(_is_reachable(theirs ^ last, occupied ^ last) for last in last_discs)
