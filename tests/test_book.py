"""The opening book: its text, and which positions are ours."""

import random
from collections.abc import Callable

import pytest

from agents.core.board import Board
from agents.core.book import (
    BOOK_ALPHABET,
    Book,
    book_column,
    book_hash,
    opening_book,
    our_column,
    read_book,
)
from openings.build import book_module, write_text
from openings.repertoire import SEATS, children, first_level, merged, next_level


def by(book: Book) -> Callable[[Board], int]:
    """Our column on the boards of our repertoire."""

    def choose(board: Board) -> int:
        column = our_column(board, book)
        assert column is not None
        return column

    return choose


@pytest.mark.parametrize("size", [0, 1, 2, 10, 1000, 5000])
def test_text_gives_every_key_its_column(size: int) -> None:
    rng = random.Random(size)
    columns = {rng.getrandbits(49): rng.randrange(7) for _ in range(size)}
    text = write_text(columns)
    assert set(text) <= set(BOOK_ALPHABET)
    assert len(text) <= 1.24 * size + 140
    entries = read_book(text, 16).entries
    for key, column in columns.items():
        *places, check = book_hash(key, len(entries) // 3)
        entry = entries[places[0]] ^ entries[places[1]] ^ entries[places[2]]
        assert (entry & 7, entry >> 3) == (column, check)
    assert write_text(dict(reversed(columns.items()))) == text


def test_a_module_holds_the_text_and_foreign_characters_are_refused() -> None:
    namespace: dict[str, object] = {}
    text = "ABC" * 100
    exec(book_module(text, 12), namespace)
    assert (namespace["BOOK_TEXT"], namespace["BOOK_DISCS"]) == (text, 12)
    assert book_column(Board.empty(), read_book("", 16)) is None
    with pytest.raises(ValueError, match=r"the book has the characters \{'\?'\}"):
        read_book("AB?", 16)


def test_exactly_our_own_lines_are_in_the_book() -> None:
    """Every board of up to 5 discs, against the set of those that we come to."""
    book = opening_book()
    ours: set[Board] = set()
    for seat in SEATS:
        level = first_level(seat)
        while level[0].discs <= 5:
            ours.update(level)
            level = next_level(level, by(book))
    everything = [Board.empty()]
    while everything[0].discs <= 5:
        for board in everything:
            if board.urgent_column() is None:
                assert (book_column(board, book) is not None) == (board in ours)
        everything = merged(child for board in everything for child in children(board))


def test_our_column_mirrors_with_the_board() -> None:
    choose = by(opening_book())
    level = next_level(first_level("second"), choose)
    assert [board.key for board in level] == sorted({board.canonical()[0].key for board in level})
    for board in level:
        image = board.mirrored()
        child, child_of_image = board.play(choose(board)), image.play(choose(image))
        assert child.canonical()[0] == child_of_image.canonical()[0]
