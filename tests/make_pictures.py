"""Write the pictures of docs: python -m tests.make_pictures docs

Those of docs/threats.md are drawn, those of the pages taken in Chromium. A drawn one is a position
with the winning squares marked by the sign of the side, or "both", and by "odd" or "even"; "out"
marks those that are out of reach.
"""

import os
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from connectx.__main__ import run_named
from connectx.bench.review.draw import COLOURS, Picture, draw_game
from connectx.bench.review.threats import Square, find_threats
from connectx.files import write_file
from connectx.game import Game
from connectx.position import read_position
from connectx.words import SIGNS

PICTURES = {  # file: moves
    "threats-odd.svg": "757324651552613",
    "threats-zugzwang.svg": "7573246515526131111222233335566667777",
    "threats-claimeven.svg": "1232531636251132771133",
    "threats-reach.svg": "61745327521611222524477545514471",
}
WIDTH = 300  # pixels
PAGES = {  # file: the command that writes the page, buttons to press
    "play.png": (["review", "--why", "75732465155261"], ["end"]),
    "review.png": (["review", "tests/data/replay.json"], []),
}
SHOT = {"width": 1120, "height": 840}


def draw_threats(game: Game) -> Picture:
    """The board with the winning squares of both sides marked."""
    texts: dict[Square, tuple[str, str]] = {}
    for threat in find_threats(game.board):
        place = (threat.row, threat.column)
        side = "both" if place in texts else SIGNS[threat.seat]
        text = f"{side} {threat.parity}" if threat.matters else "out"
        texts[place] = (COLOURS[threat.seat], text)
    highlights = [([place, place], colour, text) for place, (colour, text) in texts.items()]
    return draw_game(game, highlights=highlights, width=WIDTH)


def take_pictures(folder: Path) -> None:
    """Take the pictures of the pages. The variable CHROMIUM may name the browser's executable."""
    program = shutil.which(os.environ.get("CHROMIUM", "chromium"))
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as scratch:
        page = playwright.chromium.launch(executable_path=program).new_page(viewport=SHOT)
        for name, (arguments, buttons) in PAGES.items():
            file = Path(scratch) / f"{name}.html"
            run_named(arguments[0], [*arguments[1:], "--html", str(file)], "make_pictures")
            page.goto(file.as_uri())
            for button in buttons:
                page.click(f"#{button}")
            page.wait_for_timeout(3000)  # until the search has ended
            page.screenshot(path=folder / name)


def main() -> None:
    for name, moves in PICTURES.items():
        write_file(Path(sys.argv[1]) / name, [draw_threats(read_position(moves)), "\n"])
    take_pictures(Path(sys.argv[1]))


if __name__ == "__main__":
    main()
