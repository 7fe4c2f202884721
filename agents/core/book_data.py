"""The opening book's text, written by `python -m openings build`; see `book.py`."""

BOOK_DISCS = 0
BOOK_TEXT = ""
