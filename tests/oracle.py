"""What the project does, on record: an oracle for changes after which it should do the same.

    python -m tests.oracle record [PART ...]   write tests/data/oracle/PART.txt
    python -m tests.oracle check [PART ...]    exit status 1 and the first difference

    league     5,040 games of a seeded league of fast players
    moves      22,000 columns of the built submission, by Python alone and without time limits:
               ten in eleven positions are of its own lines, the others random
    scores     4,000 exact scores, 400 of them on other boards than 6x7

The rules in this file are written anew.
"""

import argparse
import json
import random
import subprocess
import sys
import tempfile
import textwrap
from collections.abc import Callable, Generator, Sequence
from contextlib import ExitStack
from functools import cache, reduce
from itertools import islice, zip_longest
from pathlib import Path
from typing import Any, TypeAlias

from connectx.arena.league import League, Rules, play_league
from connectx.core.board import Board as RealBoard
from connectx.core.board import geometry_of
from connectx.exact.solver import Solver
from connectx.executor import workers
from connectx.game import complete_configuration
from connectx.players.player import parse_players
from connectx.processes.process import Limits
from connectx.processes.sandbox import Isolation

PROJECT = Path(__file__).parents[1]
DATA = PROJECT / "tests" / "data" / "oracle"
Answers: TypeAlias = list[tuple[str, str]]  # what was asked, and the answer
Board: TypeAlias = tuple[str, ...]  # the discs of each column from the bottom up; "1" moved first
Size: TypeAlias = tuple[int, int, int]  # rows, columns, how many in a row win

# The rules ---------------------------------------------------------------------------------------

STANDARD: Size = (6, 7, 4)


def mark_to_move(board: Board) -> str:
    return "12"[sum(map(len, board)) % 2]


def drop(board: Board, column: int) -> Board:
    return (*board[:column], board[column] + mark_to_move(board), *board[column + 1 :])


def board_of(moves: str, size: Size = STANDARD) -> Board:
    return reduce(drop, (int(move) - 1 for move in moves), ("",) * size[1])


def free_columns(board: Board, size: Size = STANDARD) -> list[int]:
    return [column for column in range(size[1]) if len(board[column]) < size[0]]


def wins(board: Board, column: int, mark: str, size: Size = STANDARD) -> bool:
    """Whether a disc of `mark` would complete a line."""

    def reach(right: int, up: int) -> int:
        count, x, y = 0, column + right, len(board[column]) + up
        while 0 <= x < size[1] and 0 <= y < len(board[x]) and board[x][y] == mark:
            count, x, y = count + 1, x + right, y + up
        return count

    directions = ((0, 1), (1, 0), (1, 1), (1, -1))
    return any(reach(x, y) + reach(-x, -y) + 1 >= size[2] for x, y in directions)


def pick(choices: Sequence[Any], rng: random.Random) -> Any:
    """One of them. Of a generator's methods, only `random` is the same in every Python."""
    return choices[int(rng.random() * len(choices))]


def random_moves(discs: int, rng: random.Random, size: Size = STANDARD) -> str:
    """A random game of that many moves in which nobody has won."""
    while True:
        board, moves = board_of("", size), ""
        while len(moves) < discs:
            mark = mark_to_move(board)
            columns = [c for c in free_columns(board, size) if not wins(board, c, mark, size)]
            if not columns:
                break
            column = pick(columns, rng)
            board, moves = drop(board, column), moves + str(column + 1)
        if len(moves) == discs:
            return moves


# The league --------------------------------------------------------------------------------------

PLAYERS = ("random_agent", "one_step", "minimax:N_STEPS=2")
FILES = ("steady", "fills_a_column", "returns_nothing", "returns_99", "returns_float", "raises")


def league(_: Sequence[str] = (), *, games: int = 140) -> Answers:
    """A line for each game: players as letters, opening, moves, winner, cause of a forfeit.

    Sorted, as games end in any order. With fewer `games` a pair, these are some of the same.
    """
    paths = (str(PROJECT / "tests" / "zoo" / f"{name}.py") for name in FILES)
    limits = Limits(isolation=Isolation.NONE)
    rules = Rules(configuration=complete_configuration({}), referee="native", limits=limits)
    players = tuple(parse_players([*PLAYERS, *paths]))
    played = League(players=players, rules=rules, games=games, seed=19, opening_plies=4)
    lines = []
    with workers(jobs=2) as run:
        for game in (game for games in play_league(played, run=run) for game in games):
            seats = "".join("abcdefghi"[number] for number in game.numbers)
            moves = "".join(str(column + 1) for column in game.moves)
            given, chosen = moves[: game.opening_plies], moves[game.opening_plies :] or "-"
            winner = "nobody" if game.winner is None else seats[game.winner]
            cause = game.forfeit.cause if game.forfeit else "-"
            lines.append(f"{seats} {given} {chosen} {winner} {cause}")
    return [(f"line {number}", line) for number, line in enumerate(sorted(lines), 1)]


# The submission's moves --------------------------------------------------------------------------

KAGGLES_RULE = """
import json, sys
namespace = {}
with open(sys.argv[1], encoding="utf-8") as file:
    exec(compile(file.read(), "<string>", "exec"), namespace)
agent = [value for value in namespace.values() if callable(value)][-1]
for line in sys.stdin:
    print(agent(*json.loads(line)), flush=True)
"""
CONFIGURATION = {**dict(zip(("rows", "columns", "inarow"), STANDARD)), "actTimeout": 1_000_000}


def moves(recorded: Sequence[str] = (), *, limit: int = 22_000) -> Answers:
    """The submission's move in `limit` positions. Its games follow the moves on record."""
    answers: Answers = []
    questions = positions_to_play(random.Random(19))
    position = next(questions)
    with ExitStack() as stack:
        file = Path(stack.enter_context(tempfile.TemporaryDirectory()), "submission.py")
        build = [sys.executable, "build_submission.py", "--no-preflight", "-o", str(file)]
        subprocess.run(build, cwd=PROJECT, stdout=subprocess.DEVNULL, check=True)
        # Without site-packages there is no numba.
        command = [sys.executable, "-I", "-S", "-c", KAGGLES_RULE, str(file)]
        player = stack.enter_context(subprocess.Popen(command, stdin=-1, stdout=-1, text=True))
        stack.callback(player.kill)
        while len(answers) < limit:
            discs = board_of(position)
            board = [
                int(column[row : row + 1] or 0) for row in reversed(range(6)) for column in discs
            ]
            state = {"board": board, "mark": int(mark_to_move(discs)), "remainingOverageTime": 60}
            print(json.dumps((state, CONFIGURATION)), file=player.stdin, flush=True)
            answers.append((position, str(int(next(iter(player.stdout or ()))) + 1)))
            position = questions.send(recorded[len(answers) - 1] if recorded else answers[-1][1])
    return answers


def positions_to_play(rng: random.Random) -> Generator[str, str, None]:
    """The positions of games in both seats against `reply`, each once; is sent the move in each.

    Between every ten of them comes a random position.
    """
    known: dict[Board, str] = {}
    ours = 0
    while True:
        played, over = "", False
        while not over and free_columns(board := board_of(played)):
            if len(played) % 2 != ours:
                move = reply(board, rng)
            elif board in known:
                move = known[board]
            else:
                if known and len(known) % 10 == 0:
                    yield random_moves(pick(range(14, 41), rng), rng)
                move = known[board] = yield played
            over = wins(board, int(move) - 1, mark_to_move(board))
            played += move
        ours = 1 - ours


def reply(board: Board, rng: random.Random) -> str:
    """A move that wins, else one that blocks, else a random one that lets nobody win above it."""
    columns, mark = free_columns(board), mark_to_move(board)
    other = "2" if mark == "1" else "1"
    good = [c for c in columns if wins(board, c, mark)]
    good = good or [c for c in columns if wins(board, c, other)]
    good = good or [c for c in columns if not wins(drop(board, c), c, other)]
    return str(pick(good or columns, rng) + 1)


# Exact scores ------------------------------------------------------------------------------------

# With the fewest and the most discs of positions that a plain search solves in a moment.
OTHERS: dict[Size, tuple[int, int]] = {
    (4, 4, 3): (0, 10), (5, 6, 4): (14, 29), (6, 7, 3): (2, 16), (7, 6, 4): (26, 41),
    (5, 5, 5): (10, 24), (3, 9, 4): (10, 26), (9, 3, 4): (10, 26), (6, 7, 5): (26, 41),
}  # fmt: skip


def scores(_: Sequence[str] = (), *, limit: int = 4_000) -> Answers:
    """The score of `limit` positions."""
    solvers = cache(lambda size: Solver(geometry_of(*size), table_bits=22))
    return [
        (f"{moves} on {size}", str(solvers(size).score(RealBoard.from_moves(moves, *size))))
        for size, moves in islice(positions_to_score(random.Random(4)), limit)
    ]


def positions_to_score(rng: random.Random) -> Generator[tuple[Size, str], None, None]:
    """Random positions. Of a hundred, the first has few discs, the last ten are on other boards."""
    while True:
        for number in range(100):
            size, (fewest, most) = STANDARD, (14, 41) if number else (9, 13)
            if number >= 90:
                size = pick([*OTHERS], rng)
                fewest, most = OTHERS[size]
            yield size, random_moves(pick(range(fewest, most + 1), rng), rng, size)


# Record and check --------------------------------------------------------------------------------

PARTS: dict[str, Callable[..., Answers]] = {"league": league, "moves": moves, "scores": scores}


def read_record(part: str) -> list[str]:
    """The answers on record."""
    text = (DATA / f"{part}.txt").read_text(encoding="utf-8")
    return text.splitlines() if part == "league" else text.split()


def differences(recorded: Sequence[str], answers: Answers) -> list[str]:
    """Each answer that is not the one on record."""
    pairs = zip_longest(recorded, answers, fillvalue=("at the end", "nothing"))
    return [f"{asked}: {now}, expected {was}" for was, (asked, now) in pairs if now != was]


def main() -> int:
    """Run the command line; returns the exit status."""
    formatter = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=formatter)
    parser.add_argument("action", choices=("record", "check"))
    parser.add_argument("parts", metavar="PART", nargs="*", help="default: all of them")
    given = parser.parse_args()
    failed = False
    for part in given.parts or PARTS:
        answers = PARTS[part](read_record(part) if given.action == "check" else [])
        if given.action == "record":
            lines = [answer for _, answer in answers]
            lines = lines if part == "league" else textwrap.wrap(" ".join(lines), 100)
            (DATA / f"{part}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
        differ = differences(read_record(part), answers)
        first = f", first {differ[0]}" if differ else ""
        print(f"{part}: {len(answers):,} answers, {len(differ):,} differ{first}", flush=True)
        failed = failed or bool(differ)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
