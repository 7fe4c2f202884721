"""The opening book: our column in every position of our repertoire, without a list of positions.

The repertoire is every position we can reach from the empty board, moving first or second, if we
play by the book and the opponent plays anything; mirror images count once. The moves therefore
define the positions. To see whether a position is in the repertoire, a lookup takes back two discs
at a time, keeping to moves that the book would have made, until it reaches the start.

The text is a static function (`static_function.py`) of columns, 0-based, in the canonical one of
the two mirror images: three bits for each, two in a character. Positions with an urgent move (a win
or a block) have no entry: that move is played.

`bench/solver/` makes the text and proves what it claims.
"""

from functools import lru_cache

from connectx.core.board import Board, geometry_of, mirror, top_discs
from connectx.core.book_data import BOOK_DISCS, BOOK_TEXT
from connectx.core.static_function import hash_of, numbers_in, places_of

BOOK_GEOMETRY = geometry_of(6, 7, 4)
COLUMN_BITS = 3


@lru_cache(maxsize=1)
def _pairs() -> bytes:
    return numbers_in(BOOK_TEXT)


def look_up(board: Board) -> int:
    """The column in a canonical board's entry; any number up to 7 if the board is not ours."""
    pairs, value = _pairs(), 0
    for place in places_of(hash_of(board.key), 2 * len(pairs) // 3):
        value ^= pairs[place // 2] >> (COLUMN_BITS * (place % 2))
    return value & 7


def book_column(board: Board) -> int | None:
    """The book's column for a canonical board of our repertoire, else None.

    Precondition: the board is 6x7 with four in a row, and no column is urgent.
    """
    move_of = lru_cache(our_column)

    def is_ours(board: Board) -> bool:
        """Whether the board, with us to move, is in our repertoire."""
        own, occupied, mark, geometry = board
        if occupied.bit_count() < 2:
            return not own
        for reply in top_discs(board.theirs, occupied, geometry):
            for move in top_discs(own, occupied ^ reply, geometry):
                before = Board(own ^ move, occupied ^ reply ^ move, mark, geometry)
                column = move_of(before)
                if not 0 <= column < BOOK_GEOMETRY.columns:
                    continue
                ours = before.landing_square(column)
                if ours != move and before == before.mirrored():
                    ours = mirror(ours, geometry)  # either leads to the same position
                if ours == move and is_ours(before):
                    return True
        return False

    return look_up(board) if board.discs < BOOK_DISCS and is_ours(board) else None


def our_column(board: Board) -> int:
    """The column we play on a board of our repertoire; on any other perhaps none of the board's."""
    seen, mirrored = board.canonical()
    column = seen.urgent_column()
    if column is None:
        column = look_up(seen)
    return board.columns - 1 - column if mirrored else column
