"""The opening book: our column in every position of our repertoire, without a list of positions.

The repertoire is every position we can reach from the empty board, moving first or second, if we
play by the book and the opponent plays anything; mirror images count once. The moves therefore
define the positions. To see whether a position is in the repertoire, a lookup takes back two discs
at a time, the opponent's last one and one of ours that the book would have played, until it reaches
the start.

The text is a static function (`static_function.py`) of 0-based columns of canonical boards: three
bits for each, two in a character. Positions with an urgent move (a win or a block) have no entry,
because that move is played.

`bench/solver/` makes the text and proves what it claims.
"""

from functools import lru_cache

from connectx.core.board import Board, geometry_of, mirror, top_discs
from connectx.core.book_data import BOOK_DISCS, BOOK_TEXT
from connectx.core.static_function import hash_of, numbers_in, places_of

BOOK_GEOMETRY = geometry_of(6, 7, 4)
COLUMN_BITS = 3


@lru_cache(maxsize=1)
def _book_characters() -> bytes:
    """Return the characters of the text as numbers, with two entries of three bits in each."""
    return numbers_in(BOOK_TEXT)


def look_up(board: Board) -> int:
    """Return the column that the book stores for a canonical board.

    Returns an arbitrary number from 0 to 7 if the board is not in our repertoire.

    The book is a static function: the XOR of three entries, whose places follow from the hash of
    the board, is the column. A character has two entries of three bits.
    """
    characters = _book_characters()
    third = len(characters) * 2 // 3  # one of the three entries is in each third of the book
    column = 0
    for entry in places_of(hash_of(board.key), third):
        column ^= characters[entry // 2] >> (COLUMN_BITS * (entry % 2))
    return column & 7


def book_column(board: Board) -> int | None:
    """Return the book's column for a canonical board of our repertoire, else None.

    Precondition: the board is 6x7 with four in a row, and no column is urgent.
    """
    cached_column = lru_cache(our_column)

    def is_in_repertoire(board: Board) -> bool:
        """Tell whether the board, with us to move, is in our repertoire."""
        own, occupied, mark, geometry = board
        if occupied.bit_count() < 2:
            return not own
        for reply in top_discs(board.theirs, occupied, geometry):
            for move in top_discs(own, occupied ^ reply, geometry):
                earlier = Board(own ^ move, occupied ^ reply ^ move, mark, geometry)
                column = cached_column(earlier)
                if not 0 <= column < BOOK_GEOMETRY.columns:
                    continue
                our_move = earlier.landing_square(column)
                if our_move != move and earlier == earlier.mirrored():
                    our_move = mirror(our_move, geometry)  # it leads to the same position
                if our_move == move and is_in_repertoire(earlier):
                    return True
        return False

    if board.discs >= BOOK_DISCS or not is_in_repertoire(board):
        return None
    return look_up(board)


def our_column(board: Board) -> int:
    """Return the column that we play on a board of our repertoire.

    On any other board the number may be that of no column.
    """
    canonical, is_image = board.canonical()
    column = canonical.urgent_column()
    if column is None:
        column = look_up(canonical)
    return board.columns - 1 - column if is_image else column
