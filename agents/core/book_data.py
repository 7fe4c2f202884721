"""The opening book's text, written by `python -m openings build`. `book.py` tells how to read it."""

BOOK_DISCS = 0
BOOK_TEXT = ""
