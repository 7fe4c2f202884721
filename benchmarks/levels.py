"""How strong the levels of the page's own player are: 200 games a row, by turns in both seats.

It needs Chromium, as the player is the page's, `connectx/web/player.js`. Three play by rules:
*takes wins* wins at once if it can, and else plays at random; *blocks* also stops a win; *careful*
also never lets the other side win right above its disc.
"""

import json
import shutil
from collections.abc import Sequence

from playwright.sync_api import Page, sync_playwright

from benchmarks.measure import launch, print_table, with_progress
from connectx.core.board import STANDARD
from connectx.errors import UserError
from connectx.levels import LEVELS
from connectx.web.page import scorer_facts, source

GAMES = 200
CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "chrome")
NAMES = [level.name for level in LEVELS]
PAIRS = [
    *zip(("takes wins", "blocks", "careful"), NAMES),
    *zip(NAMES[1:], NAMES),
]
SCRIPT = """
let state = 1;
const seeded = () => (state = state * 48271 % 2147483647) / 2147483647;
const any = (columns) => columns[Math.floor(seeded() * columns.length)];
const first = (...choices) => any(choices.find((columns) => columns.length));
const safe = (board) => board.legalColumns()
  .filter((column) => !board.play(column).winningColumns(1 - board.turn).length);
const rules = {
  "takes wins": (board) => first(board.winningColumns(board.turn), board.legalColumns()),
  "blocks": (board) => first(board.urgentColumns(), board.legalColumns()),
  "careful": (board) => first(board.urgentColumns(), safe(board), board.legalColumns()),
};
const play = (name, board) => rules[name]?.(board)
  ?? player.choose(board, levels[name], seeded);

async function game(names) {
  let board = Board.empty(size);
  while (!board.over) board = board.play(await play(names[board.turn], board));
  return board.winner;
}
"""


def main() -> int:
    """Play and print a table."""
    program = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if program is None:
        raise UserError("no Chromium, expected one: sudo apt-get install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        page = opened(browser.new_page())
        print_table(
            ("player", "against", "won", "drawn", "lost", "points"),
            [compare(page, pair) for pair in PAIRS],
        )
        browser.close()
    return 0


def opened(page: Page) -> Page:
    """The page, with its player."""
    modules = "".join(map(source, ("rules.js", "scorer.js", "player.js")))
    levels = {level.name: level._asdict() for level in LEVELS}
    facts = {"levels": levels, "size": STANDARD.size, "module": scorer_facts(STANDARD)}
    script = f"const {{ levels, size, module }} = {json.dumps(facts)}; {modules} {SCRIPT}"
    page.set_content(f"<script>{script}</script>")
    page.evaluate("async () => { window.player = new Player(module && await newScorer(module)); }")
    return page


def compare(page: Page, pair: Sequence[str]) -> list[str]:
    """The row of the first against the second, which move first in turn."""
    won = drawn = 0
    for number in with_progress(range(GAMES), " against ".join(pair)):
        seat = number % 2
        winner = page.evaluate("(names) => game(names)", [*pair][:: -1 if seat else 1])
        won += winner == seat
        drawn += winner is None
    points = 100 * (won + drawn / 2) / GAMES
    return [*pair, str(won), str(drawn), str(GAMES - won - drawn), f"{points:.0f} %"]


if __name__ == "__main__":
    launch("levels", __doc__, main)
