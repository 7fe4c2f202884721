"""A static function: the values of a set of keys, in a text that has no keys.

A key is hashed to one place in each third of the entries; the exclusive or of these three is its
value (B. Chazelle et al., "The Bloomier filter", 2004; T. Graf and D. Lemire, "Xor filters", 2020).
Any other key has some value too. `connectx/bench/solver/repertoire.py` makes the entries.
"""

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-"
PLACE_BITS = 20  # of each of the three places
WORD = (1 << 64) - 1


def numbers_in(text: str) -> bytes:
    """The characters of a text as numbers, 6 bits in each byte."""
    return text.encode().translate(bytes.maketrans(ALPHABET.encode(), bytes(range(64))))


def hash_of(key: int) -> int:
    """64 bits; the mixing follows SplitMix (G. Steele et al., 2014). The lowest 60 are the places,
    the others are free."""
    mixed = (key * 0xBF58476D1CE4E5B9) & WORD
    mixed ^= mixed >> 32
    mixed = (mixed * 0x94D049BB133111EB) & WORD
    return mixed ^ (mixed >> 29)


def places_of(hashed: int, third: int) -> tuple[int, int, int]:
    """The three places of a hash among 3 * `third` entries."""
    places = (1 << PLACE_BITS) - 1
    return (
        ((hashed & places) * third) >> PLACE_BITS,
        third + ((((hashed >> PLACE_BITS) & places) * third) >> PLACE_BITS),
        2 * third + ((((hashed >> (2 * PLACE_BITS)) & places) * third) >> PLACE_BITS),
    )
