"""The texts that `connectx/core/static_function.py` reads: how they are made, that of the book, and
the scores up to eight discs with theirs."""

import heapq
import itertools
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping

import numpy as np
from numpy.typing import NDArray

from connectx.core.board import Board
from connectx.core.book import COLUMN_BITS
from connectx.core.scores import CODE_BITS, SEARCHED, score_at_once
from connectx.core.static_function import ALPHABET, hash_of, places_of
from connectx.openings.repertoire import children, merged, process_solver
from connectx.work import Chunk, WorkFolder

# For large sets of keys the hash graph of three places can be peeled key by key from 1.222
# entries a key on (M. Molloy, 2005); small sets need a few more.
ENTRIES_PER_KEY = 1.23
LEAST_ENTRIES = 96


def static_function(values: Mapping[int, int], multiple: int = 1) -> list[int]:
    """The entries in which every key finds its value; the same mapping gives the same entries.

    Their number is three times a multiple of `multiple`.
    """
    least = max(LEAST_ENTRIES, int(ENTRIES_PER_KEY * len(values)) + 32)
    thirds = itertools.count(-(-least // (3 * multiple)) * multiple, multiple)
    return next(filter(None, (_entries_of_length(values, third) for third in thirds)))


def _entries_of_length(values: Mapping[int, int], third: int) -> list[int] | None:
    """3 * `third` entries; None if the keys cannot be peeled.

    A place that only one key uses can be set last, so key and place are removed. Another place may
    then have a single key. When all keys are removed, they are set in reverse order.
    """
    places = {key: places_of(hash_of(key), third) for key in sorted(values)}
    users: defaultdict[int, int] = defaultdict(int)  # place -> exclusive or of its keys
    counts: defaultdict[int, int] = defaultdict(int)
    for key, three in places.items():
        for place in three:
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
        for other in places[key]:
            users[other] ^= key
            counts[other] -= 1
            if counts[other] == 1:
                single.append(other)
    if len(order) < len(places):
        return None
    entries = [0] * (3 * third)
    for key, place in reversed(order):
        first, second, last = places[key]
        entries[place] = values[key] ^ entries[first] ^ entries[second] ^ entries[last]
    return entries


def assignment(name: str, text: str) -> str:
    """Python source that gives a long text a name."""
    width = 92
    lines = [f'    "{text[start : start + width]}"\n' for start in range(0, len(text), width)]
    return f"{name} = (\n{''.join(lines)})\n"


def write_text(columns: Mapping[int, int]) -> str:
    """The text in which every key finds its column; the same mapping gives the same text."""
    entries = static_function(columns, multiple=2)
    pairs = zip(entries[::2], entries[1::2])
    return "".join(ALPHABET[first | (second << COLUMN_BITS)] for first, second in pairs)


def book_module(text: str, discs: int) -> str:
    """The source of `connectx/core/book_data.py`."""
    return (
        '"""The opening book\'s text, by `python -m connectx.openings build`; see `book.py`."""\n\n'
        f"BOOK_DISCS = {discs}\n{assignment('BOOK_TEXT', text)}"
    )


# The scores up to eight discs --------------------------------------------------------------------


SCORES_RULE = "exact scores; 1"  # saved results belong to this: change it with the order of a level


def find_scores(discs: int, folder: WorkFolder) -> dict[int, int]:
    """The scores to be kept if `discs` is the most, by canonical key."""
    levels = [[Board.empty()]]
    scores: dict[int, int] = {}

    def score_of(board: Board) -> int:
        at_once = score_at_once(board.own, board.occupied)
        return scores[board.canonical()[0].key] if at_once is None else at_once

    for done in range(discs):
        folder.tell("positions", done, discs)
        levels.append(merged(child for board in levels[-1] for child in children(board)))
    levels = [list(_searched(level)) for level in levels]
    found = folder.results("scores", discs, levels[-1], solve_chunk)
    values = np.concatenate([chunk for (chunk,) in found]).tolist()
    scores |= zip((board.key for board in levels[-1]), values)
    for done, level in enumerate(levels[-2::-1]):
        folder.tell("fewer discs", done, discs)
        for board in level:
            scores[board.key] = max(-score_of(child) for child in children(board))
    kept = (*levels[: -1 - SEARCHED], levels[-1])
    return {board.key: scores[board.key] for level in kept for board in level}


def _searched(level: Iterable[Board]) -> Iterable[Board]:
    """Those that are neither won nor lost at once."""
    return (board for board in level if score_at_once(board.own, board.occupied) is None)


def solve_chunk(chunk: Chunk) -> tuple[NDArray[np.int8]]:
    """The score of every board of a chunk; runs in its own process."""
    return (np.array([*map(process_solver().score, chunk.positions)], np.int8),)


def huffman_code(frequencies: Mapping[int, int]) -> dict[int, str]:
    """The bits for each value, fewest in all (D. Huffman, 1952)."""
    numbers = itertools.count()  # so that equal frequencies are taken in a fixed order
    trees = [(times, next(numbers), {value: ""}) for value, times in sorted(frequencies.items())]
    heapq.heapify(trees)
    while len(trees) > 1:
        (some, _, low), (more, _, high) = heapq.heappop(trees), heapq.heappop(trees)
        both = {value: "0" + bits for value, bits in low.items()}
        both |= {value: "1" + bits for value, bits in high.items()}
        heapq.heappush(trees, (some + more, next(numbers), both))
    return trees[0][2]


def scores_module(scores: Mapping[int, int], discs: int) -> str:
    """The source of `connectx/core/scores_data.py`; the same scores give the same source."""
    code = huffman_code(Counter(scores.values()))
    values = {
        (key << CODE_BITS) | number: int(bit)
        for key, score in scores.items()
        for number, bit in enumerate(code[score])
    }
    bits = static_function(values, multiple=2)
    sixes = (bits[start : start + 6] for start in range(0, len(bits), 6))
    text = "".join(ALPHABET[sum(bit << i for i, bit in enumerate(six))] for six in sixes)
    codes = sorted((int("1" + bits, 2), score) for score, bits in code.items())
    lines = "".join(f"    {number}: {score},\n" for number, score in codes)
    return (
        '"""The scores of the first positions, by `python -m connectx.openings scores`; see'
        ' `scores.py`."""\n\n'
        f"SCORES_DISCS = {discs}\nSCORES_CODE = {{\n{lines}}}\n{assignment('SCORES_TEXT', text)}"
    )
