"""The opening book: our column in every position of our own lines, without the positions.

Which positions are ours follows from the moves: from the empty board, moving first or second, the
opponent plays anything and we play what the book says. Mirror images are one position. So a lookup
needs no list of positions: it takes the position's discs back, two by two, as long as the book says
that we would have played there what stands there, down to the start.

The text is a static function (B. Chazelle et al., "The Bloomier filter", 2004; T. Graf and
D. Lemire, "Xor filters", 2020): a position's key is hashed to one character in each third of the
text, and the exclusive or of the three characters' numbers is its entry, 6 bits:

    bits 0 to 2   the column, from 0 at the left of the position whose key is the lesser one
    bits 3 to 5   a check that goes with the key, so that most other positions are told apart

A position in which a move is urgent (it wins, or blocks) has no entry: that move is played. Seven
positions out of eight that are not ours are turned away by the check, and the rest by taking back.

`openings/` makes the text and proves what it claims.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from agents.core.book_data import BOOK_DISCS, BOOK_TEXT
from agents.core.position import (
    Position,
    canonical,
    column_squares,
    geometry_of,
    key_of,
    landing_square,
    mirror,
    mirror_image,
    urgent_move,
)

BOOK_GEOMETRY = geometry_of(6, 7, 4)
BOOK_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-"
HASH_BITS = 20  # of each of the three places
WORD = (1 << 64) - 1


class Book(NamedTuple):
    """A book made ready for lookups."""

    entries: bytes  # three thirds of one length, an entry's 6 bits in each byte
    discs: int  # positions with fewer discs are covered


@lru_cache(maxsize=1)
def opening_book() -> Book:
    """The book that stands in `book_data`."""
    return read_book(BOOK_TEXT, BOOK_DISCS)


def read_book(text: str, discs: int) -> Book:
    """The book of a text; raises ValueError for a character that is not of the alphabet."""
    if not set(text) <= set(BOOK_ALPHABET):
        raise ValueError(f"the book has the characters {set(text) - set(BOOK_ALPHABET)}")
    numbers = bytes.maketrans(BOOK_ALPHABET.encode(), bytes(range(64)))
    return Book(text.encode().translate(numbers), discs)


def book_hash(key: int, third: int) -> tuple[int, int, int, int]:
    """The three places of a key in a text of 3 * `third` characters, and its check.

    Multiplied, folded, multiplied and folded, as SplitMix does (G. Steele and others, 2014).
    """
    mixed = key * 0xBF58476D1CE4E5B9 & WORD
    mixed ^= mixed >> 32
    mixed = mixed * 0x94D049BB133111EB & WORD
    mixed ^= mixed >> 29
    places = (1 << HASH_BITS) - 1
    return (
        (mixed & places) * third >> HASH_BITS,
        third + ((mixed >> HASH_BITS & places) * third >> HASH_BITS),
        2 * third + ((mixed >> 2 * HASH_BITS & places) * third >> HASH_BITS),
        mixed >> 61,
    )


def look_up(position: Position, book: Book) -> int | None:
    """The column of a canonical position's entry; None where the check says that it has none.

    A position that is not ours may pass the check, once in eight: see `book_column`.
    """
    if not book.entries:
        return None
    key = key_of(position, BOOK_GEOMETRY)
    first, second, last, check = book_hash(key, len(book.entries) // 3)
    entry = book.entries[first] ^ book.entries[second] ^ book.entries[last]
    column = entry & 7
    if entry >> 3 != check or column >= BOOK_GEOMETRY.columns:
        return None
    return column


def book_column(position: Position, book: Book) -> int | None:
    """The book's column for a canonical position of our own lines, else None.

    Precondition: the geometry is the standard one, and no move is urgent.
    """
    if position.discs >= book.discs or not _is_ours(position, book, lru_cache()(our_move)):
        return None
    return look_up(position, book)


def our_move(position: Position, book: Book) -> int:
    """The move that we make in a position if it is ours; 0 where the book has none."""
    seen, mirrored = canonical(position, BOOK_GEOMETRY)
    move = urgent_move(seen, BOOK_GEOMETRY)
    if not move and (column := look_up(seen, book)) is not None:
        move = landing_square(seen.occupied, column, BOOK_GEOMETRY)
    return mirror(move, BOOK_GEOMETRY) if mirrored else move


def _is_ours(position: Position, book: Book, remembered: Callable[[Position, Book], int]) -> bool:
    """Whether we come to a position with us to move, whatever the opponent plays."""
    if position.discs < 2:
        return not position.own
    for reply in _top_discs(position.theirs, position.occupied):
        after_ours = position.occupied ^ reply
        for move in _top_discs(position.own, after_ours):
            before = Position(position.own ^ move, after_ours ^ move)
            ours = remembered(before, book)
            if before == mirror_image(before, BOOK_GEOMETRY):
                ours |= mirror(ours, BOOK_GEOMETRY)  # both come to the same
            if ours & move and _is_ours(before, book, remembered):
                return True
    return False


def _top_discs(discs: int, occupied: int) -> list[int]:
    """Those of `discs` that lie on top of their column, a mask each."""
    tops = []
    for column in range(BOOK_GEOMETRY.columns):
        in_column = occupied & column_squares(column, BOOK_GEOMETRY)
        top = in_column & ~(in_column >> 1)
        if top & discs:
            tops.append(top)
    return tops
