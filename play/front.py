"""The script, the styles and the page that show a session in a browser."""

from pathlib import Path

from arena.viewer import source

BEAT_SECONDS = 2.0  # between heartbeats, so that a board can tell when Python is gone


def script(adapter: str) -> str:
    """The JavaScript of the board; `adapter` is the file that connects it to its host."""
    return source("board.js") + _read("front.js") + _read(adapter)


def styles() -> str:
    """Its CSS."""
    return source("style.css") + _read("front.css")


def page(nonce: str) -> str:
    """The local page; `nonce` permits its script to run."""
    text = _read("page.html").replace("/*NONCE*/", nonce).replace("/*STYLE*/", styles())
    return text.replace("/*SCRIPT*/", script("page.js"))


def _read(name: str) -> str:
    return Path(__file__).with_name(name).read_text(encoding="utf-8")
