"""What the search does, on record: an oracle for changes after which it should do the same.

python -m tests.oracle check     exit status 1 and the first difference of each part
python -m tests.oracle record    write tests/data/oracle/*.txt anew

moves     1,500 columns of the built submission, by Python alone and without time limits: ten in
          eleven positions are of its own lines, the others random
scores    400 exact scores, 40 of them on other boards than 6x7, and the nodes searched by then
"""

import json
import random
import subprocess
import sys
import tempfile
import textwrap
from collections.abc import Generator, Iterator, Sequence
from contextlib import ExitStack
from functools import cache
from itertools import islice, zip_longest
from pathlib import Path
from typing import Any

from connectx.bench.solver.solver import Solver
from connectx.core.board import Board, geometry_of

PROJECT = Path(__file__).parents[1]
DATA = PROJECT / "tests" / "data" / "oracle"
START = Board.empty()


def pick(choices: Sequence[Any], rng: random.Random) -> Any:
    """One of them. Of a generator's methods, only `random` is the same in every Python."""
    return choices[int(rng.random() * len(choices))]


def random_moves(discs: int, rng: random.Random, start: Board = START) -> str:
    """A random game of that many moves in which nobody has won."""
    while True:
        board, moves = start, ""
        while len(moves) < discs:
            columns = [c for c in board.legal_columns() if not board.wins(c)]
            if not columns:
                break
            column = pick(columns, rng)
            board, moves = board.play(column), moves + str(column + 1)
        if len(moves) == discs:
            return moves


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
CONFIGURATION = {"rows": 6, "columns": 7, "inarow": 4, "actTimeout": 1_000_000}


def moves(recorded: Sequence[str] = (), limit: int = 1_500) -> list[str]:
    """The submission's move in `limit` positions. Its games follow the moves on record."""
    answers: list[str] = []
    questions = positions_to_play(random.Random(19))
    board = next(questions)
    with ExitStack() as stack:
        file = Path(stack.enter_context(tempfile.TemporaryDirectory()), "submission.py")
        build = [sys.executable, "build_submission.py", "--no-preflight", "-o", str(file)]
        subprocess.run(build, cwd=PROJECT, stdout=subprocess.DEVNULL, check=True)
        # Without site-packages there is no numba.
        command = [sys.executable, "-I", "-S", "-c", KAGGLES_RULE, str(file)]
        player = stack.enter_context(subprocess.Popen(command, stdin=-1, stdout=-1, text=True))
        stack.callback(player.kill)
        while len(answers) < limit:
            signs = str(board).split()[: board.rows * board.columns]
            squares = [".XO".index(sign) for sign in signs]
            state = {"board": squares, "mark": board.mark, "remainingOverageTime": 60}
            print(json.dumps((state, CONFIGURATION)), file=player.stdin, flush=True)
            answers.append(str(int(next(iter(player.stdout or ()))) + 1))
            board = questions.send(recorded[len(answers) - 1] if recorded else answers[-1])
    return answers


def positions_to_play(rng: random.Random) -> Generator[Board, str, None]:
    """The positions of games in both seats against `reply`, each once; is sent the move in each.

    Between every ten of them comes a random position.
    """
    known: dict[Board, str] = {}
    ours = 0
    while True:
        board = START
        while not board.over:
            if board.discs % 2 != ours:
                move = reply(board, rng)
            elif board in known:
                move = known[board]
            else:
                if known and len(known) % 10 == 0:
                    yield Board.from_moves(random_moves(pick(range(14, 41), rng), rng))
                move = known[board] = yield board
            board = board.play(int(move) - 1)
        ours = 1 - ours


def reply(board: Board, rng: random.Random) -> str:
    """A move that wins, else one that blocks, else a random one that lets nobody win above it."""
    columns = board.legal_columns()
    other = board._replace(own=board.theirs, mark=3 - board.mark)
    good = [c for c in columns if board.wins(c)] or [c for c in columns if other.wins(c)]
    good = good or [c for c in columns if not board.play(c).wins(c)]
    return str(pick(good or columns, rng) + 1)


# Exact scores ------------------------------------------------------------------------------------

# With the fewest and the most discs of positions that a plain search solves in a moment.
OTHERS = {
    (4, 4, 3): (0, 10), (5, 6, 4): (14, 29), (6, 7, 3): (2, 16), (7, 6, 4): (26, 41),
    (5, 5, 5): (10, 24), (3, 9, 4): (10, 26), (9, 3, 4): (10, 26), (6, 7, 5): (26, 41),
}  # fmt: skip


def scores(_: Sequence[str] = (), limit: int = 400) -> list[str]:
    """The score of `limit` positions, with the nodes that the solver of that size has searched."""
    solvers = cache(lambda size: Solver(geometry_of(*size), table_bits=22))
    found = []
    for size, moves in islice(positions_to_score(random.Random(4)), limit):
        score = solvers(size).score(Board.from_moves(moves, *size))
        found.append(f"{score}/{solvers(size).nodes}")
    return found


def positions_to_score(rng: random.Random) -> Iterator[tuple[tuple[int, int, int], str]]:
    """Random positions. Of a hundred, the first has few discs, the last ten are on other boards."""
    while True:
        for number in range(100):
            size, (fewest, most) = (6, 7, 4), (14, 41) if number else (9, 13)
            if number >= 90:
                size = pick([*OTHERS], rng)
                fewest, most = OTHERS[size]
            yield size, random_moves(pick(range(fewest, most + 1), rng), rng, Board.empty(*size))


PARTS = {"moves": moves, "scores": scores}


def read_record(part: str) -> list[str]:
    """The answers on record."""
    return (DATA / f"{part}.txt").read_text(encoding="utf-8").split()


def main(action: str) -> int:
    """Record or check every part; returns the exit status."""
    failed = False
    for part, find in PARTS.items():
        if action == "record":
            text = "\n".join(textwrap.wrap(" ".join(find()), 100))
            (DATA / f"{part}.txt").write_text(f"{text}\n", encoding="utf-8")
            continue
        recorded = read_record(part)
        answers = zip_longest(recorded, find(recorded))
        differ = [(n, *both) for n, both in enumerate(answers, 1) if both[0] != both[1]]
        first = "".join(f", first number {n}: {now}, expected {was}" for n, was, now in differ[:1])
        print(f"{part}: {len(recorded):,} answers, {len(differ):,} differ{first}", flush=True)
        failed = failed or bool(differ)
    return int(failed)


if __name__ == "__main__":
    if sys.argv[1:] not in (["record"], ["check"]):
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1]))
