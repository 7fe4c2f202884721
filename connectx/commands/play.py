"""Play against a player: on a page in the browser, or in the terminal if there is none.

python -m play minimax
python -m play perfect --terminal
python -m play their.ipynb --rows 7 --columns 9
"""

import argparse
import contextlib
import sys
from collections.abc import Sequence

from arena.command_line import Parser, add_size
from arena.game import game_of_moves, read_geometry
from errors import run_command
from play.server import serve
from play.session import Session
from play.terminal import play_in_terminal
from players.player import Player
from processes.process import START_SECONDS, Limits, check_player
from processes.sandbox import add_isolation_options


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line. Returns the exit status."""
    return run_command("python -m play", lambda: _run(arguments))


def _run(arguments: Sequence[str] | None) -> int:
    parser = Parser(
        prog="python -m play",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("player", metavar="PLAYER", help="any player that evaluate.py takes")
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


if __name__ == "__main__":
    sys.exit(main())
