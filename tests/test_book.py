"""The opening book: its text, and which positions are ours."""

import random

import pytest
from agents.core.position import (
    EMPTY_BOARD,
    Position,
    canonical,
    has_won,
    key_of,
    landing_square,
    legal_columns,
    make_move,
    mirror_image,
    urgent_move,
)

from agents.core.book import (
    BOOK_ALPHABET,
    BOOK_GEOMETRY,
    book_column,
    book_hash,
    look_up,
    opening_book,
    our_move,
    read_book,
)
from openings.build import book_module, write_text
from openings.repertoire import SEATS, children, first_level, merged, next_level


@pytest.mark.parametrize("size", [0, 1, 2, 3, 10, 1000, 20_000])
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


def test_foreign_characters_are_refused() -> None:
    with pytest.raises(ValueError, match=r"the book has the characters \{'\?'\}"):
        read_book("AB?", 16)


def test_module_holds_the_text() -> None:
    namespace: dict[str, object] = {}
    text = "ABC" * 100
    exec(book_module(text, 12), namespace)
    assert (namespace["BOOK_TEXT"], namespace["BOOK_DISCS"]) == (text, 12)


def test_an_empty_book_knows_nothing() -> None:
    assert book_column(EMPTY_BOARD, read_book("", 0)) is None
    assert look_up(EMPTY_BOARD, read_book("", 16)) is None


def test_exactly_our_own_lines_are_in_the_book() -> None:
    """Every position of up to 6 discs, against the set of those that we come to."""
    book = opening_book()
    ours: set[Position] = set()
    for seat in SEATS:
        level = first_level(seat)
        while level[0].discs <= 6:
            ours.update(level)
            level = next_level(level, lambda position: our_move(position, book))
    everything = [EMPTY_BOARD]
    while everything[0].discs <= 6:
        for position in everything:
            if urgent_move(position, BOOK_GEOMETRY):
                continue
            assert (book_column(position, book) is not None) == (position in ours)
        everything = merged(child for position in everything for child in children(position))


@pytest.mark.parametrize("seat", [0, 1])
def test_random_lines_stay_in_the_book(seat: int) -> None:
    book = opening_book()
    rng = random.Random(seat)
    for _ in range(60):
        position = EMPTY_BOARD
        while position.discs < book.discs and not has_won(position.theirs, BOOK_GEOMETRY):
            if position.discs % 2 == seat:
                seen, mirrored = canonical(position, BOOK_GEOMETRY)
                move = our_move(position, book)
                if not urgent_move(seen, BOOK_GEOMETRY):
                    column = book_column(seen, book)
                    assert column is not None
                    assert landing_square(seen.occupied, column, BOOK_GEOMETRY)
                    assert our_move(mirror_image(position, BOOK_GEOMETRY), book) or mirrored
            else:
                column = rng.choice(legal_columns(position.occupied, BOOK_GEOMETRY))
                move = landing_square(position.occupied, column, BOOK_GEOMETRY)
            position = make_move(position, move)


def test_our_move_mirrors_with_the_position() -> None:
    book = opening_book()
    for position in next_level(first_level("second"), lambda each: our_move(each, book)):
        image = mirror_image(position, BOOK_GEOMETRY)
        child = make_move(position, our_move(position, book))
        child_of_image = make_move(image, our_move(image, book))
        assert canonical(child, BOOK_GEOMETRY)[0] == canonical(child_of_image, BOOK_GEOMETRY)[0]


def test_levels_hold_each_pair_of_mirror_images_once() -> None:
    level = next_level(first_level("second"), lambda each: our_move(each, opening_book()))
    keys = [key_of(position, BOOK_GEOMETRY) for position in level]
    assert keys == sorted(set(keys))
    assert all(canonical(position, BOOK_GEOMETRY) == (position, False) for position in level)
