"""The submission where something is missing: only speed is lost."""

import json
import subprocess
import sys
from functools import cache
from typing import Any

import pytest
from conftest import PROJECT

from connectx.bench.solver.solver import Solver
from connectx.core.board import Board

# Each makes something fail, before the submission is executed.
FAILS = {
    "Thread.start": "threading.Thread.start = no_thread",
    "sockets": "socket.socket = socket.socketpair = fail",
    "signals": "signal.signal = signal.set_wakeup_fd = signal.setitimer = fail",
    "files": "builtins.open = io.open = os.open = os.makedirs = tempfile.mkdtemp = fail",
    "HOME": "os.environ.clear(); os.path.expanduser = fail",
    "numpy": "sys.modules['numpy'] = None",
    "numba": "sys.modules['numba'] = sys.modules['llvmlite'] = None",
    "recursion of 120": "sys.setrecursionlimit(120)",
    "256 MB": "resource.setrlimit(resource.RLIMIT_AS, (256 << 20,) * 2)",
}
CHILD = """
import builtins, io, json, os, signal, socket, sys, tempfile, threading
try:
    import resource
except ImportError:
    resource = None

def fail(*_, **__):
    raise OSError("not here")

def no_thread(_):
    raise RuntimeError("can't start new thread")

source = sys.stdin.read()
{fails}
names = {{}}
exec(source, names)
asked = {asked}

def answer(number):
    config = {{"rows": 6, "columns": 7, "inarow": 4, "actTimeout": 2}}
    answers[number] = names["agent"](asked[number], config)

answers = [None] * len(asked)
{ask}
print(answers)
"""
IN_TURN = "for number in range(len(asked)): answer(number)"
AT_ONCE = """
threads = [threading.Thread(target=answer, args=(number,)) for number in range(len(asked))]
for thread in threads: thread.start()
for thread in threads: thread.join()
"""
MOVES = ["", "4", "444", "4455", "32164625431512", "12345671234567123456", "471347"]


def asked(moves: str) -> dict[str, Any]:
    """The observation after some moves."""
    board = Board.from_moves(moves)
    lines = [line.split() for line in str(board).splitlines()[: board.rows]]
    squares = [".XO".index(sign) for line in lines for sign in line]
    return {"board": squares, "mark": board.mark, "remainingOverageTime": 60}


@cache
def answers_of(fails: str, ask: str) -> list[int]:
    source = (PROJECT / "submission" / "submission.py").read_text(encoding="utf-8")
    program = CHILD.format(fails=fails, ask=ask, asked=[asked(moves) for moves in MOVES])
    done = subprocess.run(
        [sys.executable, "-c", program], input=source, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    found: list[int] = json.loads(done.stdout)
    return found


@pytest.mark.skipif(sys.platform == "win32", reason="has no resource limits")
@pytest.mark.parametrize("fails", FAILS.values(), ids=FAILS)
def test_where_something_fails_the_moves_keep_the_value_all_the_same(
    fails: str, standard_solver: Solver
) -> None:
    for moves, column in zip(MOVES, answers_of(fails, IN_TURN)):
        board = Board.from_moves(moves)
        if board.discs < 9:  # takes the solver seconds
            continue
        score = standard_solver.score(board, weak=True)
        after = board.play(column)
        assert after.over or standard_solver.score(after, weak=True) == -score, moves
    assert answers_of(fails, IN_TURN)[:4] == answers_of("pass", IN_TURN)[:4]


def test_threads_that_ask_at_once_get_the_moves_of_one() -> None:
    assert answers_of("pass", AT_ONCE) == answers_of("pass", IN_TURN)
