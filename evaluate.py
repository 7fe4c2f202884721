"""Play matches and leagues of ConnectX players, and print who is better.

    python evaluate.py minimax one_step -n 20

This is `connectx evaluate` in a checkout that is not installed. The steps are functions of
connectx/commands/evaluate.py. Every player runs in a process of its own, and Kaggle's environment
decides what its answers do: `play_games` (connectx/arena/league.py) asks the players, and
`KaggleReferee` (connectx/arena/referee.py) makes the environment and steps it with each answer.

`from evaluate import get_win_percentages` imports the function of Kaggle's course, whose games run
in the same way.
"""

import sys
from collections.abc import Sequence
from pathlib import Path


def main(program: str, arguments: Sequence[str]) -> int:
    """Play the games that the arguments ask for. Returns the exit status.

    Messages call this program `program`. Raises UserError.
    """
    from connectx.commands import evaluate
    from connectx.errors import INTERRUPTED_STATUS

    options = evaluate.read_options(program, arguments)
    players = evaluate.load_players(
        options.player_texts, options.settings, skip_broken=options.skip_broken
    )
    league = evaluate.make_league(players, options)  # a match is a league of two players
    evaluate.check_files(league, options)
    result = evaluate.run_league(league, options)
    try:
        evaluate.print_result(result)
    finally:  # also if printing fails because its reader has left, as `head` does
        evaluate.write_files(result, options)
    return INTERRUPTED_STATUS if result.interrupted else 0


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent))  # this folder, which `python -P` leaves out
    from connectx.__main__ import run_named  # it names a package that is missing

    sys.exit(run_named("evaluate", sys.argv[1:], "python evaluate.py", main))
else:
    from connectx.arena.win_percentages import WinPercentages, get_win_percentages

__all__ = ["WinPercentages", "get_win_percentages"]
