"""The book: its columns, found level by level, and its text, which `agents/core/book.py` reads."""

import itertools
from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from agents.core.board import Board
from agents.core.book import BOOK_ALPHABET, BOOK_GEOMETRY, book_hash
from agents.core.kept_code import kept_solve
from agents.core.solver import Solver
from openings.repertoire import Chunk, Store, next_level, repertoire_column

# Saved results belong to this: change it with the rule, or with the order of a level.
RULE = "exact score, fewest good replies below 16 discs, centre first; 3"
TABLE_BITS = 24  # 134 MB per process
# For large sets of keys the hash graph of three places can be peeled key by key from 1.222
# characters per entry on (M. Molloy, 2005); small sets need a few more.
CHARACTERS_PER_ENTRY = 1.23
LEAST_CHARACTERS = 96


def find_columns(seat: str, level: Sequence[Board], discs: int, store: Store) -> dict[int, int]:
    """The book's column by canonical key, for our repertoire in one seat from `level` on.

    Boards with fewer than `discs` discs are covered; those with an urgent column need no entry.
    """
    entries: dict[int, int] = {}
    while level and level[0].discs < discs:
        found = [each for (each,) in store.results(seat, level[0].discs, level, solve_chunk)]
        columns = dict(zip(level, np.concatenate(found).tolist()))
        calm = (board for board in level if board.urgent_column() is None)
        entries |= {board.key: columns[board] for board in calm}
        level = next_level(level, columns.__getitem__)
    return entries


def solve_chunk(chunk: Chunk) -> tuple[NDArray[np.int8]]:
    """Our column on every board of a chunk; runs in its own process."""
    columns = [repertoire_column(board, process_solver()) for board in chunk.positions]
    return (np.array(columns, np.int8),)


@lru_cache(maxsize=1)
def process_solver() -> Solver:
    """The solver of this process; its table lasts from chunk to chunk."""
    return Solver(BOOK_GEOMETRY, table_bits=TABLE_BITS, compile_with=kept_solve)


def write_text(columns: Mapping[int, int]) -> str:
    """The text in which every key finds its column; the same mapping gives the same text."""
    least = max(LEAST_CHARACTERS, int(CHARACTERS_PER_ENTRY * len(columns)) + 32)
    texts = (_text_of_length(columns, third) for third in itertools.count(-(-least // 3)))
    return next(filter(None, texts))


def _text_of_length(columns: Mapping[int, int], third: int) -> str | None:
    """The text of 3 * `third` characters; None if the keys cannot be peeled.

    A place that only one key uses can be set last, so key and place are removed; that may leave
    another place with a single key. When all keys are removed, they are set in reverse order.
    """
    hashes = {key: book_hash(key, third) for key in sorted(columns)}
    users: defaultdict[int, int] = defaultdict(int)  # place -> exclusive or of its keys
    counts: defaultdict[int, int] = defaultdict(int)
    for key, (*places, _) in hashes.items():
        for place in places:
            users[place] ^= key
            counts[place] += 1
    order = []
    single = [place for place in sorted(counts) if counts[place] == 1]
    while single:
        place = single.pop()
        if counts[place] != 1:
            continue
        key = users[place]
        order.append((key, place))
        for other in hashes[key][:3]:
            users[other] ^= key
            counts[other] -= 1
            if counts[other] == 1:
                single.append(other)
    if len(order) < len(hashes):
        return None
    entries = [0] * (3 * third)
    for key, place in reversed(order):
        first, second, last, check = hashes[key]
        others = entries[first] ^ entries[second] ^ entries[last]
        entries[place] = (columns[key] | check << 3) ^ others
    return "".join(BOOK_ALPHABET[entry] for entry in entries)


def book_module(text: str, discs: int) -> str:
    """The source of `agents/core/book_data.py`."""
    width = 92
    lines = [f'    "{text[start : start + width]}"\n' for start in range(0, len(text), width)]
    return (
        '"""The opening book\'s text, written by `python -m openings build`; see `book.py`."""\n\n'
        f"BOOK_DISCS = {discs}\n"
        f"BOOK_TEXT = (\n{''.join(lines)})\n"
    )
