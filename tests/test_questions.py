"""What pages ask Python: players at any number of boards, reasons, scores; the server; the end."""

import gc
import http.client
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from conftest import PATIENCE, PRESS_MS, PROJECT, discs, leftmost, press, wait_for
from playwright.sync_api import Page, expect

from connectx.bench.play.questions import YOU, Agent, Questions, name_agents, page_facts
from connectx.bench.play.server import BoardServer
from connectx.bench.solver.judge import MAX_JUDGES, Judge
from connectx.build.player import Player
from connectx.core.solver import UntilCompiled
from connectx.executor import count_cores
from connectx.position import read_position

SMALL = [4, 5, 3]
QUESTION = {"board": "a", "do": "move", "size": [6, 7, 4], "moves": [], "player": "minimax"}
COUNTS = """
import os
MOVES = []
def agent(obs, config):
    MOVES.append(obs.step)
    if len(MOVES) > 3:
        raise ValueError(f"after {MOVES}")
    return [c for c in range(config.columns) if obs.board[c] == 0][len(MOVES) - 1]
"""
WAITS = """
import time
def agent(obs, config):
    time.sleep(600 * (obs.step < 4))
    return 0
"""


@contextmanager
def asking(*agents: Agent) -> Iterator[tuple[Questions, Callable[..., dict[str, Any]]]]:
    """What answers for these players, and `ask`, which asks until the answer is complete."""
    questions = Questions(name_agents(agents)[0])

    def ask(do: str, moves: str = "", **more: Any) -> dict[str, Any]:
        end = monotonic() + PATIENCE
        question = {**QUESTION, "do": do, "moves": [int(each) - 1 for each in moves], **more}
        while "thinking" in (answer := questions.answer(question)):
            assert monotonic() < end, answer
        return answer

    try:
        yield questions, ask
    finally:
        questions.close()


def player(source: str, name: str = "theirs") -> Player:
    return Player(name=name, source=source)


def processes() -> int:
    """How many processes of players this process has."""
    count = 0
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it has ended
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            ours = b"connectx.arena.inside" in (folder / "cmdline").read_bytes()
            count += ours and parent == os.getpid()
    return count


def test_a_search_that_takes_long_to_make_keeps_no_other_question_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ready = threading.Event()

    def search(make: Callable[[bool], Any]) -> UntilCompiled[Any]:
        assert ready.wait(20)
        return UntilCompiled(make)

    monkeypatch.setattr("connectx.bench.solver.judge.UntilCompiled", search)
    with asking() as (questions, ask):
        assert "thinking" in questions.answer({**QUESTION, "do": "why"})
        assert ask("hello") == ask("bye", board="b") == {}
        ready.set()
        assert ask("why")["sentences"] is not None


def test_a_player_is_asked_what_it_plays_by_the_name_of_an_agent_or_its_own() -> None:
    with asking(leftmost) as (questions, ask):
        assert questions.names[0] == "leftmost"
        assert "minimax" in questions.names
        assert ask("move", "4", player="leftmost") == {"column": 0}
        assert ask("move", "41414", player="one_step") == {"column": 3}
        assert ask("move", "41414", player="leftmost") == {"column": 0}  # who sat there first
        assert ask("move", "111111", player="leftmost") == {"column": 1}
        assert ask("move", "1", player="leftmost", size=[4, 9, 3]) == {"column": 0}
        unknown = ask("move", "4", player="tests/zoo/steady.py")["problem"]
        assert unknown.startswith("tests/zoo/steady.py: unknown player, expected one of leftmost, ")


def test_its_source_is_executed_anew_unless_the_moves_continue_what_was_asked() -> None:
    with asking(player(COUNTS)) as (_, ask):

        def plays(moves: str, **more: Any) -> int:
            return int(ask("move", moves, player="theirs", **more)["column"])

        assert [plays("4"), plays("414"), plays("41424")] == [0, 1, 2]
        assert plays("41424") == 2  # asked again, as the answer may have been lost
        assert plays("414") == 0  # after Undo
        assert plays("41424") == 0  # it had played 1 there, not 2
        assert plays("4", board="b") == 0  # of another board
        assert plays("") == 0  # in the other seat
        assert plays("4141") == 0


def test_every_player_and_board_is_asked_at_the_same_time() -> None:
    together = threading.Barrier(6)

    def waits(observation: Any, configuration: Any) -> int:
        together.wait(20)
        return leftmost(observation, configuration)

    with asking(waits) as (_, ask):
        with ThreadPoolExecutor(6) as pool:
            answers = pool.map(
                lambda board: ask("move", "4", board=board, player="waits"), "abcdef"
            )
        assert [*answers] == [{"column": 0}] * 6


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (lambda: "?", "rubbish: returned a str, '?'; expected an int"),
        (lambda: 1 // 0, "error: ZeroDivisionError: "),
        (lambda: 3, "move: it returned 3)"),
    ],
)
def test_a_player_that_fails_is_named_with_the_cause_and_can_be_asked_again(
    answer: Callable[[], Any], reason: str
) -> None:
    tries = count()

    def failing(observation: Any, configuration: Any) -> Any:
        return answer() if next(tries) == 0 else 0

    with asking(failing, player("import nosuch")) as (_, ask):
        problem = ask("move", "4444441", player="failing")["problem"]
        assert problem.startswith(f"failing made no legal move ({reason}")
        assert ask("move", "4444441", player="failing") == {"column": 0}
        problem = ask("move", "4", player="theirs")["problem"]
        assert "ModuleNotFoundError: No module named 'nosuch'" in problem


@pytest.mark.parametrize("do", ["move", "why"])
def test_a_board_whose_thread_could_not_start_is_asked_again(
    do: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_thread: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    with asking(leftmost) as (questions, ask):
        question = {**QUESTION, "do": do, "moves": [3], "player": "leftmost"}
        with monkeypatch.context() as patch:
            patch.setattr(threading.Thread, "start", refuse)
            for _ in range(2):
                problem = "no thread can be started: can't start new thread"
                assert questions.answer(question) == {"problem": problem}
        assert ask(do, "4", player="leftmost").keys() <= {"column", "sentences"}


def test_a_function_that_ends_its_thread_can_be_asked_again() -> None:
    tries = count()

    def ending(observation: Any, configuration: Any) -> int:
        if next(tries) == 0:
            raise KeyboardInterrupt("not from the keyboard")
        return 0

    with asking(ending) as (_, ask):
        problem = ask("move", "4", player="ending")["problem"]
        assert problem == "KeyboardInterrupt: not from the keyboard"
        assert ask("move", "4", player="ending") == {"column": 0}


def test_boards_of_many_sizes_leave_few_judges() -> None:
    def judges() -> list[Judge]:
        gc.collect()
        return [item for item in gc.get_objects() if issubclass(type(item), Judge)]

    # Those of earlier tests are held here, so that none of them ends before the second count.
    before = judges()
    with asking() as (_, ask):
        for columns in range(3, 13):
            assert ask("why", "1122", size=[3, columns, 3])["sentences"]
        assert len(judges()) - len(before) == MAX_JUDGES


def test_a_question_is_dropped_for_one_about_another_position() -> None:
    with asking(player(WAITS)) as (questions, ask):
        first = {**QUESTION, "moves": [3], "player": "theirs"}
        assert questions.answer(first) == {"thinking": True}
        wait_for(processes)
        assert ask("move", "41424", player="theirs") == {"column": 0}


def test_a_function_that_thinks_on_is_not_waited_for_and_its_late_answer_is_dropped() -> None:
    asked, go_on = threading.Event(), threading.Event()

    def slow(observation: Any, configuration: Any) -> int:
        asked.set()
        assert go_on.wait(20)
        return observation.step  # type: ignore[no-any-return]

    with asking(slow) as (questions, ask):
        first = {**QUESTION, "moves": [3], "player": "slow"}
        second = {**first, "moves": [3, 0, 3]}
        assert questions.answer(first) == questions.answer(second) == {"thinking": True}
        assert asked.is_set()
        go_on.set()
        assert ask("move", "414", player="slow") == {"column": 3}


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="reads Linux's /proc")
@pytest.mark.parametrize("how", ["silence", "bye", "close"])
def test_no_process_outlives_its_board(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if how == "silence":
        monkeypatch.setattr("connectx.bench.play.questions.IDLE_SECONDS", 1.0)
    with asking(player(COUNTS), player(COUNTS, "mine")) as (_questions, ask):
        threads = threading.active_count()
        for board in "abc":
            for name in ("theirs", "mine"):
                assert ask("move", "4", board=board, player=name) == {"column": 0}
        if how != "silence":
            assert processes() == 6
        if how == "bye":
            assert ask("bye", board="b") == {}
            wait_for(lambda: processes() == 4)
            assert ask("move", "414", board="a", player="mine") == {"column": 1}
        elif how == "silence":
            while processes() > 1:  # it lives on while it is asked, if only for the same
                assert ask("move", "4", board="c", player="mine") == {"column": 0}
            assert ask("hello", board="c") == {}
            wait_for(lambda: not processes())
            wait_for(lambda: threading.active_count() <= threads)  # of others, some may end
    assert processes() == 0


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="reads Linux's /proc")
def test_of_many_players_of_a_page_only_some_run_at_once() -> None:
    """Forty, at both seats and on two sizes; all of them answer in the end."""
    agents = [player("agent = lambda o, c: 3", f"number {number}") for number in range(10)]
    most = 0
    with asking(*agents) as (_, ask), ThreadPoolExecutor(40) as pool:
        answers = [
            pool.submit(ask, "move", moves, player=agent.name, size=size)
            for agent in agents
            for moves in ("", "4")
            for size in ([6, 7, 4], [7, 8, 4])
        ]
        while not all(answer.done() for answer in answers):
            most = max(most, processes())
        assert [answer.result() for answer in answers] == [{"column": 3}] * 40
    assert 1 <= most <= max(2, count_cores())


def test_reasons_and_the_search_for_a_size() -> None:
    with asking() as (_, ask):
        assert set(ask("size")["scorer"]) == {"module", "opening"}
        assert ask("why", "1122", size=SMALL) == {"sentences": ["X can make three now: column 3."]}
        assert ask("why", "31214", size=SMALL) == {"sentences": []}
        assert ask("move", "31214", size=SMALL) == {"problem": "the game is over"}
        assert ask("size", size=[7, 9, 4]) == {"scorer": None}  # too large


def test_another_position_ends_the_search_for_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long it would take: on this board, for ever."""
    monkeypatch.setattr("connectx.bench.play.questions.ANSWER_WHY_SECONDS", 3600.0)
    with asking() as (questions, ask):
        first = {**QUESTION, "do": "why", "size": [7, 9, 4], "moves": [3]}
        assert questions.answer(first) == {"thinking": True}
        won = "111122223333"
        assert ask("why", won, size=[7, 9, 4])["sentences"][0].startswith("X can make four now")


def test_what_cannot_be_answered_is_said_in_a_sentence() -> None:
    with asking() as (questions, _):
        for wrong, problem in (
            ({"moves": [3, 7]}, "move 2, 7: expected a column from 0 to 6"),
            ({"moves": [0, 1, 0, 1, 0, 1, 0]}, "the game is over"),
            ({"size": [0, 7, 4]}, "rows is 0, expected an integer, at least 1"),
        ):
            assert questions.answer({**QUESTION, **wrong}) == {"problem": problem}


WRONG: Sequence[dict[str, Any]] = (
    *({"do": "fly"}, {"do": "close"}),
    *({"moves": "4"}, {"moves": [1.0]}, {"moves": [True]}, {"moves": 7}),
    *({"size": [6, 7]}, {"size": None}, {"player": ["minimax"]}, {"board": []}),
)


@pytest.mark.parametrize("wrong", WRONG, ids=str)
def test_what_is_no_question_is_refused(wrong: dict[str, Any]) -> None:
    with asking() as (questions, _), pytest.raises((LookupError, TypeError, ValueError)):
        questions.answer({**QUESTION, **wrong})


def test_names_tell_players_apart() -> None:
    def you(observation: Any, configuration: Any) -> int:
        return 0

    def agents(*functions: Callable[..., Any]) -> Sequence[str]:
        return name_agents(functions)[1]

    assert agents(you, leftmost) == ["you'", "leftmost"]
    assert agents(leftmost, leftmost) == ["leftmost", "leftmost"]
    assert agents(lambda: 0, lambda: 1) == ["<lambda>", "<lambda>'"]


# The server --------------------------------------------------------------------------------------


@pytest.fixture
def server() -> Iterator[BoardServer]:
    questions = Questions({"leftmost": leftmost})
    facts = page_facts(read_position("44"), [YOU, "leftmost"], questions.names)
    with BoardServer(facts, questions) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.02,))
        thread.start()
        yield server
        server.shutdown()
        thread.join()
    questions.close()


def ask(
    server: BoardServer, method: str, path: str, body: str | None = None, **headers: str
) -> http.client.HTTPResponse:
    connection = http.client.HTTPConnection("127.0.0.1", server.server_port, timeout=20)
    connection.request(method, path.replace("/TOKEN/", server.path), body, headers)
    return connection.getresponse()


HELLO = {"board": "a", "do": "hello"}
MOVE = {"board": "a", "do": "move", "size": [6, 7, 4], "moves": [3, 3, 2], "player": "leftmost"}


def test_questions_are_answered_and_what_makes_no_sense_is_refused(server: BoardServer) -> None:
    for question, answer in ((HELLO, {}), (MOVE, {"column": 0})):
        response = ask(server, "POST", "/TOKEN/ask", json.dumps(question))
        assert (response.status, json.loads(response.read())) == (200, answer)
    other = json.dumps({**MOVE, "do": "x"})
    for body in ("[1]", "nonsense", 20_000 * "[", '{"do": "hello"}', other):
        assert ask(server, "POST", "/TOKEN/ask", body).status == 400, body
    assert ask(server, "POST", "/TOKEN/ask", "{}", **{"Content-Length": "x"}).status == 400


def test_every_page_is_a_board_of_its_own_and_asks_its_server_alone(server: BoardServer) -> None:
    pages = [ask(server, "GET", "/TOKEN/") for _ in range(3)]
    assert len({page.read() for page in pages}) == 3
    assert pages[0].status == 200
    policy = pages[0].getheader("Content-Security-Policy") or ""
    assert policy.startswith("default-src 'none'; ")
    assert "connect-src 'self'; " in policy
    assert "frame-ancestors 'none'" in policy


def test_nobody_else_is_answered(server: BoardServer) -> None:
    wrong: list[tuple[str, dict[str, str]]] = [
        ("/TOKEN/../evaluate.py", {}),
        ("/wrong/ask", {}),
        ("/TOKEN/ask", {"Host": "evil.example"}),
        ("/TOKEN/ask", {"Origin": "http://evil.example"}),
        ("/TOKEN/ask", {"Origin": "null"}),
        ("/TOKEN/ask", {"Content-Length": "200000"}),
    ]
    for path, headers in wrong:
        for method, body in (("POST", json.dumps(HELLO)), ("GET", None)):
            assert ask(server, method, path, body, **headers).status == 404, (path, headers)


def test_six_pages_play_at_once_and_end_with_their_server(page: Page, server: BoardServer) -> None:
    pages = [page, *(page.context.new_page() for _ in range(5))]
    for each in pages:
        each.goto(server.address)
    for column, each in enumerate(pages):
        press(each, column % 5)
    for each in pages:
        discs(each, 4)
    server.shutdown()
    server.server_close()
    press(page, 1)
    expect(page.locator("#say")).to_contain_text("Your agent has stopped.")
    page.click("#alone", delay=PRESS_MS)
    discs(page, 6)


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is a signal on POSIX only")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_the_command_opens_a_browser_and_ends_with_a_signal(
    number: signal.Signals, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BROWSER", "true")  # a command that does nothing
    command = [sys.executable, "-m", "connectx", "play", "one_step"]
    with subprocess.Popen(
        command, cwd=PROJECT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as running:
        assert running.stdout.readline().startswith("The board is at http://127.0.0.1:")
        running.stdout.readline()
        running.send_signal(number)
        out, err = running.communicate(timeout=30)
    assert (running.returncode, err) == (128 + number, "")
    assert out == "\nThe board is closed.\n"
