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
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from connectx.arena.child import START_SECONDS, Limits
from connectx.arena.process import prepare_players, try_loading
from connectx.bench.play.questions import (
    PAGE,
    TWO_PEOPLE,
    Agent,
    Questions,
    assign_seats,
    name_agents,
    page_facts,
)
from connectx.bench.play.server import serve
from connectx.bench.play.terminal import TerminalBoard
from connectx.bench.web.page import play_page
from connectx.build.player import Player
from connectx.command_line import OutputFile, Outputs, Parser, read_size
from connectx.errors import UserError, print_to_stderr
from connectx.game import Game
from connectx.position import ZERO_HELP, read_position

PLAY_OUTPUTS = (
    OutputFile("html", "write the page, for use without Python", lambda facts: [play_page(facts)]),
)


@dataclass(frozen=True, kw_only=True)
class PlayOptions:
    """What the command line asks for."""

    game: Game  # with the moves that are already played
    player: str | None  # None: the page's own player
    second_player: str | None  # who plays against `player` in place of a person
    seat: int  # of the person: 1 or 2
    in_terminal: bool
    limits: Limits
    outputs: Outputs

    @property
    def player_texts(self) -> list[str]:
        """What the user typed for the players that run in Python."""
        texts = (self.player, self.second_player)
        return [text for text in texts if text is not None and text != TWO_PEOPLE]


@dataclass(frozen=True)
class Seating:
    """Who plays in which seat."""

    players: Mapping[str, Agent]  # those that run in Python, by name
    # Who moves first, and who second: a name of `players`, "you" for a person, or "page" for the
    # page's own player.
    seats: Sequence[str]


def main(program: str, arguments: Sequence[str]) -> int:
    """Show the board that the arguments ask for, or write its page to a file.

    Returns the exit status. Raises UserError.
    """
    options = read_options(program, arguments)
    options.outputs.check()
    seating = seat_players(load_agents(options), options)
    if options.outputs.paths:
        options.outputs.write(page_facts(options.game, seating.seats))
        return 0
    if options.in_terminal or not play_in_browser(seating, options):
        play_in_terminal(seating, options)
    return 0


# Options ------------------------------------------------------------------------------------------


def read_options(program: str, arguments: Sequence[str]) -> PlayOptions:
    """Return the options. Raises UserError for options that are invalid, alone or together."""
    values = make_parser(program).parse_args(arguments)
    geometry = read_size(values)
    has_agent = values.player not in (None, TWO_PEOPLE)
    if values.second and not has_agent:
        raise UserError(f"--second {values.second}: expected a PLAYER to play against it")
    options = PlayOptions(
        game=read_position(values.moves, geometry, zero=values.zero),
        player=values.player,
        second_player=values.second,
        seat=values.seat,
        in_terminal=values.terminal,
        limits=Limits(isolation=values.isolation),
        outputs=Outputs.read(PLAY_OUTPUTS, values),
    )
    if options.outputs.paths and options.player_texts:  # --html, and a player that runs in Python
        player = options.player_texts[0]
        raise UserError(
            f"{player}: expected no PLAYER, because --html writes a page without Python"
        )
    return options


def make_parser(program: str) -> Parser:
    """Return the parser of the options, with their help."""
    parser = Parser(prog=program, description=__doc__)
    add = parser.add_argument
    player = f'any player that connectx evaluate takes, or "{TWO_PEOPLE}"'
    add("player", metavar="PLAYER", nargs="?", help=player)
    add("--second", metavar="PLAYER", help="watch PLAYER play against this one")
    seat = "your seat; default: %(default)s, in which you move first"
    add("--seat", type=int, choices=(1, 2), default=1, help=seat)
    add("--moves", default="", help="moves already played, such as 4453, or any position")
    add("--zero", action="store_true", help=ZERO_HELP)
    add("--terminal", action="store_true", help="play in this terminal")
    parser.add_outputs(PLAY_OUTPUTS)
    parser.add_isolation()
    parser.add_size()
    return parser


# The board ----------------------------------------------------------------------------------------


def load_agents(options: PlayOptions) -> list[Player]:
    """Return the players that run in Python, each of which has been loaded once to try it out.

    Warnings about players go to stderr. Raises UserError if a player cannot play.
    """
    agents = prepare_players(options.player_texts, options.limits)
    for agent in agents:
        trial = try_loading(START_SECONDS, options.limits, agent)
        if trial.problem:
            raise UserError(trial.problem)
        if trial.warning:
            print_to_stderr(trial.warning)
    return agents


def seat_players(agents: Sequence[Player], options: PlayOptions) -> Seating:
    """Return who plays in which seat.

    A single agent takes the seat that is not the person's. Of two agents, the first one that was
    typed moves first. Without agents, the page's own player takes the other seat, unless the user
    typed "two people".
    """
    players, names = name_agents(agents)  # the agents by their names, and the list of names
    if not names and options.player != TWO_PEOPLE:
        names = [PAGE]
    # Two agents sit in their order if this is seat 1.
    seat = 1 if options.second_player else options.seat
    return Seating(players, assign_seats(names, seat))


def play_in_browser(seating: Seating, options: PlayOptions) -> bool:
    """Serve the page until Ctrl-C, which raises KeyboardInterrupt.

    Returns False if there is no browser.
    """
    # The page asks these questions. Closing them ends the processes of the players.
    with contextlib.closing(Questions(seating.players, options.limits)) as questions:
        facts = page_facts(options.game, seating.seats, questions.names)
        return serve(facts, questions)


def play_in_terminal(seating: Seating, options: PlayOptions) -> None:
    """Play in the terminal until the person quits, or stdin ends."""
    board = TerminalBoard(options.game, seating.seats, seating.players, limits=options.limits)
    with contextlib.closing(board):
        board.play(sys.stdin)
