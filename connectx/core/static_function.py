"""A static function: the values of a set of keys, in a text that has no keys.

A key is hashed to one place in each third of the entries, and the exclusive or of the three entries
is its value (B. Chazelle et al., "The Bloomier filter", 2004; T. Graf and D. Lemire, "Xor filters",
2020). A key outside of the set gets an arbitrary value. `connectx/bench/solver/repertoire.py` makes
the entries.
"""

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-"
PLACE_BITS = 20  # of a hash, for each of the three places
WORD_MASK = (1 << 64) - 1


def numbers_in(text: str) -> bytes:
    """Return the characters of a text as numbers, 6 bits in each byte."""
    numbers = bytes.maketrans(ALPHABET.encode(), bytes(range(64)))
    return text.encode().translate(numbers)


def hash_of(key: int) -> int:
    """Hash a key to 64 bits, with the multipliers of SplitMix64 (G. Steele et al., 2014).

    `places_of` uses the lowest 60 bits. The highest 4 are free.
    """
    mixed = (key * 0xBF58476D1CE4E5B9) & WORD_MASK
    mixed ^= mixed >> 32
    mixed = (mixed * 0x94D049BB133111EB) & WORD_MASK
    return mixed ^ (mixed >> 29)


def places_of(hashed: int, third: int) -> tuple[int, int, int]:
    """Return the three places of a hash among 3 * `third` entries, one in each third.

    20 bits of the hash are a fraction of 2 ** 20, and that fraction of `third` is the place.
    """
    place_mask = (1 << PLACE_BITS) - 1
    return (
        ((hashed & place_mask) * third) >> PLACE_BITS,
        third + ((((hashed >> PLACE_BITS) & place_mask) * third) >> PLACE_BITS),
        2 * third + ((((hashed >> (2 * PLACE_BITS)) & place_mask) * third) >> PLACE_BITS),
    )
