"""The text of a static function: see `connectx/core/static_function.py`, which reads it."""

import itertools
from collections import defaultdict
from collections.abc import Mapping

from connectx.core.book import COLUMN_BITS
from connectx.core.static_function import ALPHABET, hash_of, places_of

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
