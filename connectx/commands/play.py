"""Play against a player, or watch two players, in the browser.

    %(prog)s                             against the computer, of six levels
    %(prog)s minimax --seat 2            against an agent that moves first
    %(prog)s minimax --second one_step   two agents play, you watch
    %(prog)s "two people"                nobody else plays
    %(prog)s their.ipynb --terminal --rows 7 --columns 9
    %(prog)s --html board.html           a page that works without Python or internet

Without a browser, the board is in the terminal.
"""

import contextlib
import sys
from collections.abc import Sequence

from connectx.arena.child import START_SECONDS, Limits
from connectx.arena.process import prepare_players, try_loading
from connectx.bench.play.questions import PAGE, TWO_PEOPLE, YOU, Questions, name_agents, page_facts
from connectx.bench.play.server import serve
from connectx.bench.play.terminal import TerminalBoard
from connectx.bench.web.page import play_page
from connectx.command_line import OutputFile, Outputs, Parser
from connectx.errors import UserError, print_to_stderr
from connectx.position import ZERO_HELP, read_position

OUTPUTS = (
    OutputFile("html", "write the page, for use without Python", lambda facts: [play_page(facts)]),
)


def main(program: str, arguments: Sequence[str]) -> int:
    """Run the command; returns the exit status. Raises UserError."""
    options = make_parser(program).read_with_size(arguments)
    if options.second and options.player in (None, TWO_PEOPLE):
        raise UserError(f"--second {options.second}: expected a PLAYER to play against it")
    game = read_position(options.moves, options.geometry, zero=options.zero)
    texts = [text for text in (options.player, options.second) if text not in (None, TWO_PEOPLE)]
    if options.html and texts:
        raise UserError(f"{texts[0]}: --html writes a page without Python, expected no PLAYER")
    outputs = Outputs(OUTPUTS, options)
    outputs.check()
    limits = Limits(isolation=options.isolation)
    agents = prepare_players(texts, limits)
    for agent in agents:
        trial = try_loading(START_SECONDS, limits, agent)
        if trial.problem:
            raise UserError(trial.problem)
        if trial.warning:
            print_to_stderr(trial.warning)
    players, names = name_agents(agents)
    if not names and options.player != TWO_PEOPLE:
        names = [PAGE]
    seats = [YOU] * (2 - len(names)) + names
    if options.seat == 2 and not options.second:
        seats.reverse()
    if options.html:
        outputs.write(page_facts(game, seats))
        return 0
    if not options.terminal:
        with contextlib.closing(Questions(players, limits)) as questions:
            if serve(page_facts(game, seats, questions.names), questions):
                return 0
    with contextlib.closing(TerminalBoard(game, seats, players, limits=limits)) as board:
        board.play(sys.stdin)
    return 0


def make_parser(program: str) -> Parser:
    """The options, with their help."""
    parser = Parser(prog=program, description=__doc__)
    add = parser.add_argument
    player = f'any player that connectx evaluate takes, or "{TWO_PEOPLE}"'
    add("player", metavar="PLAYER", nargs="?", help=player)
    add("--second", metavar="PLAYER", help="watch PLAYER play against this one")
    add("--seat", type=int, choices=(1, 2), default=1, help="your seat; default: 1, you move first")
    add("--moves", default="", help="moves already played, such as 4453, or any position")
    add("--zero", action="store_true", help=ZERO_HELP)
    add("--terminal", action="store_true", help="play in this terminal")
    parser.add_outputs(OUTPUTS)
    parser.add_isolation()
    return parser
