"""The process in which one agent lives: `python -s -P worker.py FOLDER`, started by `arena.player`.

Standard library only, and nothing of this project but `loading`, which is loaded by its path, so
that an agent finds on sys.path what it would find on Kaggle and starting takes milliseconds.

    stdin    requests, one JSON value a line: the agent first, then one a game and one a move, or
             one for a move in each of many games
    stdout   replies, likewise
    stderr   whatever the agent prints, on stdout or stderr, from Python or from C

The agent sees none of the first two: they are moved to private descriptors before it is loaded.

On POSIX there are two processes. The first supervises: it never runs the agent's code, ends every
process that the agent has left behind, and reports how the agent's process ended. When its stdin
closes, because the parent has closed it or is gone, however it went, it ends the agent, and removes
FOLDER, which the parent had made for the agent to run in.
"""

import contextlib
import ctypes
import importlib.util
import json
import os
import random
import select
import signal
import sys
import threading
import traceback
from pathlib import Path
from time import perf_counter
from types import CodeType, ModuleType
from typing import Any, BinaryIO, NoReturn

TRACEBACK_CHARACTERS = 2_000
PR_SET_PDEATHSIG = 1
PR_SET_CHILD_SUBREAPER = 36

Reply = dict[str, Any]


def _sibling(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, Path(__file__).with_name(f"{name}.py"))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


loading = _sibling("loading")
OWN_FILES = {__file__, loading.__file__}


def main() -> NoReturn:
    """Move the protocol out of the agent's reach, then serve until stdin closes."""
    folder = sys.argv.pop() if len(sys.argv) > 1 else None
    requests = os.dup(0)
    replies = os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    for stream in (sys.stdout, sys.stderr):
        # Line buffering: the last words of an agent that is killed are not lost.
        stream.reconfigure(  # type: ignore[union-attr]
            encoding="utf-8", errors="backslashreplace", line_buffering=True
        )
    if sys.platform != "win32":
        _split_off_supervisor(requests, replies, folder)
    serve(os.fdopen(requests, "rb"), replies)
    # No clean-up: an agent's threads and exit handlers must not keep the process alive.
    os._exit(0)


def serve(requests: BinaryIO, replies: int) -> None:
    """Answer the requests one by one until there are no more."""
    hello = json.loads(requests.readline())
    _limit_memory(hello.pop("memory"))
    agent = AgentSession(**hello)
    _send(replies, {"outcome": "ready"})
    for line in requests:
        request = json.loads(line)
        kind = request.pop("request")
        if kind == "new_game":
            agent.new_game(**request)
            continue
        reply = getattr(agent, kind)(**request)
        for stream in (sys.__stdout__, sys.__stderr__):
            if stream is not None:
                with contextlib.suppress(ValueError, OSError):  # the agent may have closed it
                    stream.flush()
        reply["peak_memory"] = _peak_memory()
        _send(replies, reply)


class AgentSession:
    """One agent, executed anew for every game as the official `evaluate` does.

    The global random numbers are seeded before the source is executed and before every move, from
    the game's seed and the step: a move depends on nothing that other games have drawn.
    """

    def __init__(self, *, source: str, path: str | None, raw_path: str) -> None:
        self._source = source
        self._path = path
        self._raw_path = raw_path
        self._code: CodeType | None = None
        self._compile_seconds = 0.0
        self._seed = 0
        self._agent: Any = None
        self._load_seconds = 0.0
        self._uncharged_seconds = 0.0  # loading that no move has paid for yet
        self._together: dict[int, Any] = {}  # agents of the games that are played together

    def new_game(self, *, seed: int) -> None:
        """Forget the loaded agent; its source runs again at the first move."""
        self._seed = seed
        self._agent = None
        self._load_seconds = 0.0

    def load(self) -> Reply:
        """Execute the source."""
        start = perf_counter()
        try:
            self._agent, self._load_seconds = self._execute(self._seed)
        except BaseException as error:  # noqa: BLE001 - SystemExit and KeyboardInterrupt included
            self._load_seconds = perf_counter() - start
            found_none = isinstance(error, loading.NoAgentError)
            failure = str(error) if found_none else self._traceback_tail(error)
            return self._reply("load_error", self._load_seconds, detail=failure)
        self._uncharged_seconds = self._load_seconds
        return self._reply("loaded", self._load_seconds)

    def act(self, *, observation: dict[str, Any], configuration: dict[str, Any]) -> Reply:
        """One move. The first of a game includes the loading, also where `load` has done it."""
        if self._agent is None:
            loaded = self.load()
            if loaded["outcome"] == "load_error":
                return loaded
        configuration["__raw_path__"] = self._raw_path
        arguments = loading.structify(observation), loading.structify(configuration)
        loading_seconds, self._uncharged_seconds = self._uncharged_seconds, 0.0
        _seed_move(self._seed, observation["step"])
        start = perf_counter()
        try:
            action = loading.call_agent(self._agent, *arguments)
            seconds = perf_counter() - start
            outcome, column, detail = loading.describe_action(action)
        except BaseException as error:  # noqa: BLE001 - SystemExit and KeyboardInterrupt included
            seconds = perf_counter() - start
            failure = self._traceback_tail(error)
            return self._reply("error", loading_seconds + seconds, detail=failure)
        return self._reply(outcome, loading_seconds + seconds, column=column, detail=detail)

    def act_together(
        self,
        *,
        games: list[tuple[int, int, int, int, str]],
        ended: list[int],
        configuration: dict[str, Any],
        overage: float,
    ) -> Reply:
        """A move in each of many games: (number, seed, step, mark, board as digits) each.

        It goes on as long as every answer is an int or None, and leaves the rest unanswered: the
        parent plays such games again, one by one. `ended` are numbers that will not come again.
        """
        for number in ended:
            self._together.pop(number, None)
        configuration["__raw_path__"] = self._raw_path
        struct = loading.Struct
        columns: list[int | None] = []
        times: list[float] = []
        loads: list[float] = []
        with contextlib.suppress(BaseException):
            for number, seed, step, mark, board in games:
                agent, loading_seconds = self._together.get(number), 0.0
                if agent is None:
                    agent, loading_seconds = self._execute(seed)
                    self._together[number] = agent
                observation = struct(
                    remainingOverageTime=overage, step=step, board=[*map(int, board)], mark=mark
                )
                settings = struct(**configuration)
                _seed_move(seed, step)
                start = perf_counter()
                action = loading.call_agent(agent, observation, settings)
                seconds = perf_counter() - start
                outcome, column, _ = loading.describe_action(action)
                if outcome not in ("move", "nothing"):
                    break
                columns.append(column)
                times.append(loading_seconds + seconds)
                loads.append(loading_seconds)
        return {"outcome": "moves", "columns": columns, "seconds": times, "load_seconds": loads}

    def _execute(self, seed: int) -> tuple[Any, float]:
        """The agent of a new game, and what loading costs: compiled once, charged to every game.

        numpy's numbers are seeded once more by the first move, as the source may only now have
        imported numpy: what it draws from them while it is loaded is repeatable from the second
        game on.
        """
        _seed(seed)
        start = perf_counter()
        if self._code is None:
            self._code = loading.compile_agent(self._source, self._path)
            self._compile_seconds = perf_counter() - start
            start = perf_counter()
        agent = loading.execute_agent(self._code, self._path)
        return agent, self._compile_seconds + perf_counter() - start

    def _traceback_tail(self, error: BaseException) -> str:
        """The end of the traceback, without the frames of this file, with the agent's lines."""
        import linecache  # only agents that fail pay for it

        name, lines = self._path or "<string>", self._source.splitlines(keepends=True)
        linecache.cache[name] = len(self._source), None, lines, name
        frames = error.__traceback__
        while frames is not None and frames.tb_frame.f_code.co_filename in OWN_FILES:
            frames = frames.tb_next
        text = "".join(traceback.format_exception(type(error), error, frames)).strip()
        return text[-TRACEBACK_CHARACTERS:]

    def _reply(
        self, outcome: str, seconds: float, *, column: int | None = None, detail: str = ""
    ) -> Reply:
        return {
            "outcome": outcome,
            "column": column,
            "detail": detail,
            "seconds": seconds,
            "load_seconds": self._load_seconds,
        }


def _seed_move(seed: int, step: int) -> None:
    _seed(seed * 65_537 + step + 1)


def _seed(seed: int) -> None:
    """Seed the global generators: Python's, and numpy's where anything has imported numpy."""
    random.seed(seed)
    numpy = sys.modules.get("numpy")
    if numpy is not None and hasattr(numpy, "random"):
        numpy.random.seed(seed % 2**32)


def _limit_memory(limit: int | None) -> None:
    """Let allocations beyond `limit` bytes of address space fail, where the platform can."""
    if limit is not None and sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (limit, limit))


def _peak_memory() -> int | None:
    """Bytes; None where the platform does not say."""
    if sys.platform == "win32":
        return None
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024


def _send(replies: int, reply: Reply) -> None:
    data = json.dumps(reply).encode() + b"\n"
    while data:
        data = data[os.write(replies, data) :]


if sys.platform != "win32":

    def _split_off_supervisor(requests: int, replies: int, folder: str | None) -> None:
        """Fork: return in the child, which runs the agent; supervise it in the parent."""
        _process_control(PR_SET_CHILD_SUBREAPER, 1)
        supervisor = os.getpid()
        child = os.fork()
        if child:
            _supervise(child, requests, replies)
            if folder is not None:
                _remove(folder)
            os._exit(0)
        os.setsid()
        _process_control(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != supervisor:  # it ended before the line above
            os._exit(1)

    def _supervise(child: int, requests: int, replies: int) -> None:
        def end_child_when_stdin_closes() -> None:
            hang_up = select.poll()
            hang_up.register(requests, 0)  # asks for nothing, so only POLLHUP is reported
            hang_up.poll()
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)

        threading.Thread(target=end_child_when_stdin_closes, daemon=True).start()
        _, status, usage = os.wait4(child, 0)
        _end_descendants(child)
        peak = usage.ru_maxrss if sys.platform == "darwin" else usage.ru_maxrss * 1024
        ended = {
            "outcome": "ended",
            "status": os.waitstatus_to_exitcode(status),
            "peak_memory": peak,
        }
        with contextlib.suppress(BrokenPipeError):
            _send(replies, ended)

    def _remove(folder: str) -> None:
        os.chdir("/")
        try:
            os.rmdir(folder)  # noqa: PTH106 - empty as a rule
        except OSError:
            import shutil

            shutil.rmtree(folder, ignore_errors=True)

    def _end_descendants(group: int) -> None:
        """Kill whatever the agent has started: its process group, and on Linux any session.

        There orphans become children of this process, the subreaper; killing them brings their
        own children here, until none is left.
        """
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(group, signal.SIGKILL)
        while True:
            for child in _children():
                with contextlib.suppress(ProcessLookupError):
                    os.kill(child, signal.SIGKILL)
            try:
                os.waitpid(-1, 0)
            except ChildProcessError:
                return

    def _children() -> list[int]:
        me = os.getpid()
        children = []
        for folder in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError, ValueError):
                # "pid (command) state parent ...", where the command may hold anything.
                after_command = (folder / "stat").read_text().rpartition(")")[2].split()
                if int(after_command[1]) == me:
                    children.append(int(folder.name))
        return children

    def _process_control(option: int, value: int) -> None:
        if sys.platform == "linux":
            libc = ctypes.CDLL(None, use_errno=True)
            if libc.prctl(option, value, 0, 0, 0):
                raise OSError(ctypes.get_errno(), f"prctl({option}, {value})")


if __name__ == "__main__":
    main()
