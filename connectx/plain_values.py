"""Plain values, within limits, of what comes from outside: text, numbers, lists and objects.

Every reader begins here, before it looks at a value. A plain value is what JSON can hold: None, a
bool, an int, a float, a text, a list of plain values, or a dict of plain values by text. Code that
gets a plain value can walk through it, compare it, print it and write it as JSON.
"""

import ast
from collections.abc import Mapping, Sequence
from typing import Any

from connectx.errors import PARSE_ERRORS, UserError, shorten

MAX_DEPTH = 100  # of lists and objects inside each other
MAX_ITEMS = 1 << 20  # values in one value, those of inner lists and objects included
MAX_INT_DIGITS = 1_000  # fewer than the 4,300 that Python agrees to print
INT_LIMIT = 10**MAX_INT_DIGITS
MAX_LITERAL_CHARACTERS = 1 << 20  # Python's syntax tree takes some 500 bytes for each value


def make_plain(value: object) -> Any:
    """Return a plain copy of a value from outside.

    Tuples, ranges and arrays become lists. Numpy's numbers become Python's. Any mapping becomes a
    dict. An object with a method `toJSON`, such as kaggle-environments' `env`, becomes what that
    method returns. Anything else, such as an object that a player returned, becomes its text.

    Raises UserError for a value that holds itself, that exceeds one of the limits above, or in
    which a key is not text.

    >>> make_plain({"board": (0, 1), "mark": 2})
    {'board': [0, 1], 'mark': 2}
    """
    return _PlainMaker().convert(value, depth=0)


def parse_literal(text: str) -> Any:
    """Return the plain value of a literal in Python's syntax, such as "{'mark': 1}".

    Raises ValueError if the text is not a literal or is too long, and UserError if the value is too
    large or too deep, or if a key in it is not text.
    """
    if len(text) > MAX_LITERAL_CHARACTERS:
        raise ValueError(f"{len(text):,} characters, expected at most {MAX_LITERAL_CHARACTERS:,}")
    try:
        value = ast.literal_eval(text)
    except (TypeError, *PARSE_ERRORS) as error:  # TypeError if a key has no hash, as in {[]: 1}
        raise ValueError(f"{shorten(text)}: expected a literal of Python") from error
    return make_plain(value)


class _PlainMaker:
    """The conversion of one value to a plain value, with a count of the values inside of it."""

    def __init__(self) -> None:
        self.item_count = 0  # how many values `convert` has been called with

    def convert(self, value: Any, depth: int) -> Any:
        """Return the plain value of a value that stands inside of `depth` lists and objects.

        The value that `make_plain` is given has depth 0, and its items have depth 1. Raises
        UserError if there are too many values, too many digits, or too many lists inside each
        other.
        """
        self.item_count += 1
        if self.item_count > MAX_ITEMS:
            raise UserError(f"more than {MAX_ITEMS:,} values in one, expected at most that many")
        if value is None or type(value) in (str, bool, float):
            return value
        # From here on, a value of a basic type may be of a subclass, such as an enumeration's. What
        # is returned is of the basic type itself.
        if isinstance(value, int):
            has_too_many_digits = not -INT_LIMIT < value < INT_LIMIT
            if has_too_many_digits:
                raise UserError(
                    f"an integer of more than {MAX_INT_DIGITS:,} digits, "
                    f"expected at most {MAX_INT_DIGITS:,}"
                )
            return int(value)
        if isinstance(value, float):
            return float(value)
        if isinstance(value, str):
            return str.__str__(value)  # not `str(value)`, as the subclass may give another text
        if depth > MAX_DEPTH:
            raise UserError(
                f"lists or objects more than {MAX_DEPTH} deep in each other, "
                f"expected at most {MAX_DEPTH}"
            )
        if isinstance(value, Mapping):
            return self.convert_mapping(value, depth)
        # Methods are looked for in the type: if the value itself is a class, it has the methods of
        # its instances, which cannot be called on it.
        value_type = type(value)
        if hasattr(value_type, "toJSON"):
            return self.convert(value.toJSON(), depth + 1)
        if hasattr(value_type, "tolist"):
            return self.convert(value.tolist(), depth + 1)
        if isinstance(value, Sequence) and not isinstance(value, bytes):
            return [self.convert(item, depth + 1) for item in value]
        return make_text(value)

    def convert_mapping(self, mapping: Mapping[Any, Any], depth: int) -> dict[str, Any]:
        """Return the plain dict of a mapping that stands inside of `depth` lists and objects."""
        plain_dict = {}
        for key, value in mapping.items():
            if not isinstance(key, str):
                raise UserError(f"a key is {shorten(make_text(key))}, expected text")
            plain_dict[str.__str__(key)] = self.convert(value, depth + 1)
        return plain_dict


def make_text(value: object) -> str:
    """Return the text of any object, or the name of its class if the object cannot make a text."""
    try:
        return str(value)
    except Exception:  # noqa: BLE001 - the object may be a player's, and raise anything
        return f"<{type(value).__name__}>"
