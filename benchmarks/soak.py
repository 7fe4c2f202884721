"""Play the perfect player on the official environment while every core is kept busy.

    python -m benchmarks.soak --results soak.db
    python -m benchmarks.soak --results soak.db -n 20

`perfect` meets `one_step` on three board sizes, with Kaggle's own time limits, while as many
processes as there are cores do nothing but count. The table shows forfeits, the slowest move and
the least overage that was left. -n is the number of games on all boards, --jobs how many are played
at once. The games of each board are saved in a results file of its own (soak-6x7.db, ...); the
same command resumes them. Exits with 1 if `perfect` forfeited a game.
"""

import multiprocessing
import os
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from rich.table import Table

from arena.configuration import complete_configuration
from arena.game import Game
from arena.league import League, play_league
from arena.match import Rules
from arena.players import find_players
from arena.progress import ProgressBar
from arena.store import Store
from benchmarks.measure import print_table, read_options
from errors import run_command

BOARDS = ((6, 7), (7, 8), (8, 9))
OPPONENT = "one_step"
OPENING_PLIES = 2


def main() -> int:
    """Run the command line."""
    options = read_options("soak", __doc__, results="soak.db", n=1000, jobs=2)
    return run_command("soak", lambda: soak(Path(options.results), options.n, options.jobs))


def soak(results: Path, games: int, jobs: int) -> int:
    """Play what is missing and print the table. Returns the exit status."""
    leagues = {}
    for number, (rows, columns) in enumerate(BOARDS):
        share = games // len(BOARDS) + (number < games % len(BOARDS))
        configuration = complete_configuration({"rows": rows, "columns": columns})
        leagues[f"{rows}x{columns}"] = League(
            players=tuple(find_players(["perfect", OPPONENT])),
            rules=Rules(configuration=configuration),
            games=share,
            seed=1,
            opening_plies=OPENING_PLIES,
        )
    table = Table(
        "board", "games", "won / drawn / lost", "forfeits", "slowest move", "overage left"
    )
    forfeits = 0
    for board, league in leagues.items():
        path = results.with_name(f"{results.stem}-{board}{results.suffix}")
        with busy_cores(), closing(Store(path, league.facts())) as file:
            played = {game.id for game in file.games()}
            with ProgressBar() as bar:
                new = play_league(league, played=played, jobs=jobs)
                for game in bar.track(new, total=league.planned - len(played), description=board):
                    file.add([game])
            everything = list(file.games())
        table.add_row(board, *figures(everything))
        forfeits += sum(map(forfeited, everything))
    print_table(table)
    return 1 if forfeits else 0


@contextmanager
def busy_cores() -> Iterator[None]:
    """As many processes as there are cores, that take all the time they get."""
    context = multiprocessing.get_context("spawn")
    processes = [context.Process(target=count, daemon=True) for _ in range(os.cpu_count() or 1)]
    for process in processes:
        process.start()
    try:
        yield
    finally:
        for process in processes:
            process.terminate()


def count() -> None:
    """Count until this process or its parent is ended."""
    parent = os.getppid()
    while os.getppid() == parent:
        sum(range(1_000_000))


def figures(games: list[Game]) -> tuple[str, ...]:
    """The row of a board, all from the perfect player's side."""
    seats = [(game, game.numbers.index(0)) for game in games]
    wins = sum(game.winner == seat for game, seat in seats)
    draws = sum(game.winner is None for game, _ in seats)
    slowest = max((second for game, seat in seats for second in game.seconds_of(seat)), default=0.0)
    left = min(
        ((game.overage_budget or 0) - game.overage_of(seat) for game, seat in seats), default=0.0
    )
    return (
        f"{len(games):,}",
        f"{wins:,} / {draws:,} / {len(games) - wins - draws:,}",
        f"{sum(map(forfeited, games)):,}",
        f"{slowest:.2f} s",
        f"{left:.1f} s",
    )


def forfeited(game: Game) -> bool:
    """Whether the perfect player forfeited the game."""
    return game.forfeit is not None and game.numbers[game.forfeit.seat] == 0


if __name__ == "__main__":
    sys.exit(main())
