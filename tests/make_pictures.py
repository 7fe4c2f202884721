"""Write the pictures of docs/threats.md: python -m tests.make_pictures docs

Every picture is a position with the winning squares marked by the sign of the side, or "both", and
by "odd" or "even"; "out" marks those that are out of reach.
"""

import sys
from pathlib import Path

from connectx.arena.game import SIGNS, Game
from connectx.command_line import write_file
from connectx.interactive import game_of
from connectx.interactive.draw import COLOURS, Picture, draw_game
from connectx.review.threats import Square, find_threats

PICTURES = {  # file: moves
    "threats-odd.svg": "757324651552613",
    "threats-zugzwang.svg": "7573246515526131111222233335566667777",
    "threats-claimeven.svg": "1232531636251132771133",
    "threats-reach.svg": "61745327521611222524477545514471",
}
WIDTH = 300  # pixels


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


def main() -> None:
    for name, moves in PICTURES.items():
        write_file(Path(sys.argv[1]) / name, [draw_threats(game_of(moves)), "\n"])


if __name__ == "__main__":
    main()
