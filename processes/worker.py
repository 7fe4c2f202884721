"""The process in which one agent lives: `python -s -P worker.py CONTROL ISOLATED [FOLDER]`.

Started by `processes.child`. Standard library only, and nothing of this project but its siblings,
which are loaded by path, so that an agent finds on sys.path what it would find on Kaggle.

    stdin    requests, one JSON value a line: first the agent, then one for each new game and each
             move, or one for a move in each of many games
    stdout   messages in return, likewise
    stderr   whatever the agent prints, on stdout or stderr, from Python or from C

The agent sees none of the first two: they are moved to private descriptors before it is loaded.
On POSIX there are two processes: the agent's, and above it the `supervisor`, which reads signals
for the agent from the descriptor CONTROL. It ends with stdin and removes FOLDER, made by the parent
for the agent to run in. ISOLATED is 1 inside a sandbox that has its own process namespace.
"""

import contextlib
import importlib.util
import json
import os
import random
import sys
import traceback
from pathlib import Path
from time import perf_counter
from types import CodeType, ModuleType
from typing import Any, BinaryIO, NoReturn

TRACEBACK_CHARACTERS = 2_000

Message = dict[str, Any]  # what is sent to the parent: "outcome" and more


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
    """Move the pipes out of the agent's reach, then serve until stdin closes."""
    control, in_namespace, *folder = sys.argv[1:]
    del sys.argv[1:]
    requests = os.dup(0)
    messages = os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    for stream in (sys.stdout, sys.stderr):
        # Line buffering keeps the last words of an agent that is killed.
        stream.reconfigure(  # type: ignore[union-attr]
            encoding="utf-8", errors="backslashreplace", line_buffering=True
        )
    if sys.platform != "win32":
        supervisor = _sibling("supervisor")
        supervisor.split_off(
            requests,
            int(control),
            folder[0] if folder else None,
            lambda message: _send(messages, message),
            in_namespace=in_namespace == "1",
        )
    serve(os.fdopen(requests, "rb"), messages)
    # No clean-up: an agent's threads and exit handlers must not keep the process alive.
    os._exit(0)


def serve(requests: BinaryIO, messages: int) -> None:
    """Answer the requests one by one until there are no more."""
    hello = json.loads(requests.readline())
    _limit(hello.pop("memory"), hello.pop("sandbox"))
    session = AgentSession(**hello)
    _send(messages, {"outcome": "ready"})
    for line in requests:
        request = json.loads(line)
        kind = request.pop("request")
        if kind == "new_game":
            session.new_game(**request)
            continue
        message = getattr(session, kind)(**request)
        for stream in (sys.__stdout__, sys.__stderr__):
            if stream is not None:
                with contextlib.suppress(Exception):  # the agent may have closed or replaced it
                    stream.flush()
        message["peak_memory"] = _peak_memory()
        _send(messages, message)


class AgentSession:
    """One agent, executed anew for every game as the official `evaluate` does.

    The global random numbers are seeded before the source is executed and before every move, from
    the game's seed and the step, so that no move depends on what other games have drawn.
    """

    def __init__(self, *, source: str, path: str | None, raw_path: str) -> None:
        self._source = source
        self._path = path
        self._raw_path = raw_path
        self._folder = Path.cwd()
        self._code: CodeType | None = None
        self._compile_seconds = 0.0
        self._seed = 0
        self._agent: Any = None
        self._load_seconds = 0.0
        self._uncharged_seconds = 0.0  # loading that no move has paid for yet
        self._together: dict[int, Any] = {}  # agents by game, of games played together

    def new_game(self, *, seed: int) -> None:
        """Forget the loaded agent; its source runs again at the first move."""
        self._seed = seed
        self._agent = None
        self._load_seconds = 0.0

    def files(self) -> Message:
        """The files in the folder in which this process was started."""
        found = [path for path in self._folder.rglob("*") if path.is_file()]
        return {
            "outcome": "files",
            "files": [str(path.relative_to(self._folder)) for path in found],
        }

    def load(self) -> Message:
        """Execute the source."""
        start = perf_counter()
        try:
            self._agent, self._load_seconds = self._execute(self._seed)
        except BaseException as error:  # noqa: BLE001 - SystemExit and KeyboardInterrupt included
            self._load_seconds = perf_counter() - start
            found_none = isinstance(error, loading.NoAgentError)
            failure = str(error) if found_none else self._traceback_tail(error)
            return self._message("load_error", self._load_seconds, detail=failure)
        self._uncharged_seconds = self._load_seconds
        return self._message("loaded", self._load_seconds)

    def act(self, *, observation: dict[str, Any], configuration: dict[str, Any]) -> Message:
        """One move. A game's first move is charged for loading, even if `load` was called."""
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
            return self._message("error", loading_seconds + seconds, detail=failure)
        return self._message(outcome, loading_seconds + seconds, column=column, detail=detail)

    def act_together(
        self,
        *,
        games: list[tuple[int, int, int, int, str]],
        ended: list[int],
        configuration: dict[str, Any],
        overage: float,
    ) -> Message:
        """A move in each of many games: (number, seed, step, mark, board as digits) each.

        It stops at the first answer that is neither an int nor None, or an exception: the parent
        then plays those games one by one. `ended` are numbers that will not come again.
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
        """The agent of a new game, and the cost of loading: compiled once, charged every game.

        The first move seeds numpy's random numbers again, as the source may only now have imported
        numpy. What the source draws from them while loading repeats from the second game on.
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
        """The end of the traceback, with the agent's lines and without this file's frames."""
        import linecache  # imported only for agents that fail

        name, lines = self._path or "<string>", self._source.splitlines(keepends=True)
        linecache.cache[name] = len(self._source), None, lines, name
        frames = sys.exc_info()[2]  # not what the error, a stranger's, says of itself
        while frames is not None and frames.tb_frame.f_code.co_filename in OWN_FILES:
            frames = frames.tb_next
        try:
            text = "".join(traceback.format_exception(type(error), error, frames)).strip()
        except BaseException as another:  # noqa: BLE001 - it may raise anything when it is asked
            text = f"an error whose description raises {loading.TYPE_NAME(type(another))}"
        return text[-TRACEBACK_CHARACTERS:]

    def _message(
        self, outcome: str, seconds: float, *, column: int | None = None, detail: str = ""
    ) -> Message:
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
    """Seed the global generators: Python's, and numpy's if anything has imported numpy."""
    random.seed(seed)
    numpy = sys.modules.get("numpy")
    if numpy is not None and hasattr(numpy, "random"):
        numpy.random.seed(seed % 2**32)


def _limit(memory: int | None, sandbox: dict[str, Any] | None) -> None:
    """Make allocations beyond `memory` bytes of address space fail, where the platform can.

    In a sandbox, limit processes and the size of files too, and give up what it asks for.
    """
    if sys.platform == "win32":
        return
    import resource

    limits = {resource.RLIMIT_AS: memory}
    if sandbox is not None:
        limits[resource.RLIMIT_FSIZE] = sandbox["file_bytes"]
        limits[resource.RLIMIT_CORE] = 0
        limits[resource.RLIMIT_NPROC] = sandbox["processes"]
    for kind, limit in limits.items():
        if limit is not None:
            _, highest = resource.getrlimit(kind)  # which the user's shell may have lowered
            if highest != resource.RLIM_INFINITY:
                limit = min(limit, highest)
            resource.setrlimit(kind, (limit, limit))
    if sandbox is None:
        return
    if sandbox["user"] is not None:
        os.setgroups([])
        os.setgid(sandbox["user"])
        os.setuid(sandbox["user"])
    confine = _sibling("confine")
    if sandbox["confine"] is not None:
        confine.confine(**sandbox["confine"])
    with contextlib.suppress(OSError):  # a kernel without seccomp, which Landlock needs anyway
        confine.refuse_calls()
    Path(os.__file__).read_bytes()  # raises where Python's own files are out of reach now


def _peak_memory() -> int | None:
    """In bytes; None where the platform does not say."""
    if sys.platform == "win32":
        return None
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024


def _send(messages: int, message: Message) -> None:
    data = json.dumps(message).encode() + b"\n"
    while data:
        data = data[os.write(messages, data) :]


if __name__ == "__main__":
    main()
