"""Play against a player: on a page in the browser, or in the terminal if there is none.

%(prog)s minimax
%(prog)s perfect --terminal
%(prog)s their.ipynb --rows 7 --columns 9
"""

import argparse
import contextlib
from collections.abc import Sequence

from connectx.arena.game import game_of_moves, read_geometry
from connectx.command_line import Parser, add_isolation_options, add_size
from connectx.interactive.server import serve
from connectx.interactive.session import Session
from connectx.interactive.terminal import play_in_terminal
from connectx.players.player import Player
from connectx.processes.process import START_SECONDS, Limits, check_player


def main(program: str, arguments: Sequence[str]) -> int:
    """Run the command; returns the exit status. Raises UserError."""
    parser = Parser(
        prog=program,
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("player", metavar="PLAYER", help="any player that connectx evaluate takes")
    parser.add_argument("--terminal", action="store_true", help="play in this terminal")
    add_size(parser)
    add_isolation_options(parser)
    options = parser.parse_args(arguments)

    game = game_of_moves("", read_geometry(options.rows, options.columns, options.inarow))
    player = Player.parse(options.player)
    limits = Limits(isolation=options.isolation)
    check_player(player, START_SECONDS, limits)
    with contextlib.closing(Session(game, (None, player), limits=limits)) as session:
        if options.terminal or not serve(session):
            play_in_terminal(session)
    return 0
