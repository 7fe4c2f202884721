"""What the browser is given to show a session."""

from pathlib import Path

from arena.viewer import source

BEAT_SECONDS = 2.0  # between signs of life, so that a board can say when Python is gone


def script(adapter: str) -> str:
    """The board, `mount` of front.js, and what connects it to its host: a file of this folder."""
    return source("board.js") + _read("front.js") + _read(adapter)


def styles() -> str:
    """The CSS that goes with it."""
    return source("style.css") + _read("front.css")


def page(nonce: str) -> str:
    """A page of its own; `nonce` goes with its script."""
    text = _read("page.html").replace("/*NONCE*/", nonce).replace("/*STYLE*/", styles())
    return text.replace("/*SCRIPT*/", script("page.js"))


def _read(name: str) -> str:
    return Path(__file__).with_name(name).read_text(encoding="utf-8")
