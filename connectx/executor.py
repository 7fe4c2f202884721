"""Run many independent tasks: in this process, in several, or on a cluster.

    with workers(jobs=4) as run:
        for task, result in run(function, tasks):

    jobs=1      in this process, one task after the other
    jobs=N      N processes on this machine; they end when this process ends, however it ends
    cluster=    the address of a dask scheduler, such as tcp://HOST:8786, whose workers may join
                and leave at any time

The function, its tasks and their results are pickled. Results arrive in any order, one per task.
Tasks are taken from their iterable only when a worker is free, so they may depend on earlier
results. The loss of a process ends the run; leagues and datasets resume. On a cluster, another
worker does the task.
"""

import hashlib
import importlib
import logging
import multiprocessing
import os
import pickle
import platform
import re
import signal
import socket
import sys
import threading
import traceback
import uuid
import warnings
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent import futures
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cache, partial
from itertools import islice
from multiprocessing.connection import Connection
from pathlib import Path
from time import monotonic, sleep
from types import ModuleType
from typing import Any, TypeVar

from connectx import __version__
from connectx.errors import UserError, cut, may_be_missing

Task = TypeVar("Task")
Result = TypeVar("Result")

# How far work has come: what it is, how much is done, of how much.
Tell = Callable[[str, int, int], object]

AHEAD = 2  # tasks submitted per worker, so that none has to wait for this process
POLL_SECONDS = 0.5  # how often Windows looks for Ctrl-C, and a cluster's workers are counted
CONNECT_SECONDS = 5.0  # to a scheduler
MAX_ANSWER_SECONDS = 4.0  # for a cluster to answer a question
MAX_PARTING_SECONDS = 1.0  # for one that has been silent, when this process leaves it
MAX_SILENT_SECONDS = 8.0  # without a sign of life of a cluster's workers, after which a run ends
MAX_PORT = (1 << 16) - 1
ADDRESS_PATTERN = re.compile(r"(?:(?P<protocol>\w+)://)?(?P<host>[^\s/]+):(?P<port>\d{1,5})", re.A)
NO_WORKER = "no worker is there, expected dask worker --nthreads 1"
NEEDED_MODULES = ("numpy", "platformdirs", "pydantic", "rich", "connectx.executor")
CORES = "CONNECTX_CORES"  # set in a worker: how many it may keep busy


# Runs --------------------------------------------------------------------------------------------


@dataclass
class Run:
    """Workers. Called with a function and tasks, as often as needed, it yields tasks and results.

    An exception of a task ends the run, which raises it.
    """

    workers: int
    executor: futures.Executor | None  # None: this process

    def __call__(
        self, function: Callable[[Task], Result], tasks: Iterable[Task]
    ) -> Iterator[tuple[Task, Result]]:
        if self.executor is None:
            yield from ((task, function(task)) for task in tasks)
            return
        waiting = iter(tasks)
        running: dict[futures.Future[Result], Task] = {}
        while True:
            for task in islice(waiting, max(0, AHEAD * self.count() - len(running))):
                running[self.submit(function, task)] = task
            if not running:
                return
            done, _ = futures.wait(running, POLL_SECONDS, futures.FIRST_COMPLETED)
            for future in done:
                yield running.pop(future), self.result(future)

    def count(self) -> int:
        """How many workers there are at present."""
        return self.workers

    def submit(self, function: Callable[[Task], Result], task: Task) -> futures.Future[Any]:
        """Have a worker do a task."""
        assert self.executor is not None
        return self.executor.submit(function, task)

    def result(self, future: futures.Future[Any]) -> Any:
        """The task's result. Raises its exception."""
        return future.result()

    def there(self, function: Callable[[], Result]) -> Result:
        """What a function returns on the machine of the workers."""
        return function()


HERE = Run(1, None)


def say_nothing(what: str, done: int, total: int) -> None:
    """For whoever need not be told."""


@contextmanager
def workers(*, jobs: int = 1, cluster: str | None = None) -> Iterator[Run]:
    """Workers that serve several runs and keep their memory from one to the next.

    Raises UserError if a process is lost, or if the cluster does not answer, cannot do a task or
    has workers that would not give the same results as this machine.
    """
    if cluster is not None:
        yield from _on_cluster(cluster)
    elif jobs > 1:
        yield from _in_processes(jobs)
    else:
        yield HERE


def in_order(
    run: Run, function: Callable[[Task], Result], tasks: Iterable[Task]
) -> Iterator[Result]:
    """Yield `function(task)` for every task, in the order of the tasks."""
    early: dict[int, Result] = {}
    wanted = 0
    for (number, _), result in run(partial(_without_number, function), enumerate(tasks)):
        early[number] = result
        while wanted in early:
            yield early.pop(wanted)
            wanted += 1


def _without_number(function: Callable[[Task], Result], numbered: tuple[int, Task]) -> Result:
    return function(numbered[1])


def cores() -> int:
    """How many cores this process may keep busy: its share, in a worker of several."""
    return int(os.environ.get(CORES, os.cpu_count() or 1))


# Processes ---------------------------------------------------------------------------------------


def _in_processes(jobs: int) -> Iterator[Run]:
    try:
        pool = _Processes(jobs)
    except (ImportError, OSError) as error:
        raise UserError(f"{jobs} processes cannot share memory here ({error}): --jobs 1") from error
    try:
        yield Run(jobs, pool)
    except BrokenProcessPool as error:
        raise UserError("a worker was lost (out of memory?)") from error
    finally:
        pool.end()


class _Processes(futures.ProcessPoolExecutor):
    """Processes that end as soon as this one does, or lets them."""

    def __init__(self, jobs: int) -> None:
        context = multiprocessing.get_context("spawn")
        theirs, self._ours = context.Pipe(duplex=False)
        share = max(1, cores() // jobs)
        super().__init__(jobs, context, initializer=_begin, initargs=(share, theirs))

    def submit(self, *call: Any, **named: Any) -> Any:
        """Start processes, if needed, and have one call a function.

        They do not begin with the user's script, which may lack `if __name__ == "__main__"`, and
        get no Ctrl-C, which is for this process.

        `multiprocessing` finds the script in `sys.modules` and has no option to leave it out. So
        another module stands there until the processes have started.
        """
        main, sys.modules["__main__"] = sys.modules["__main__"], ModuleType("__main__")
        try:
            with _ctrl_c_later():
                return super().submit(*call, **named)
        finally:
            sys.modules["__main__"] = main

    def end(self) -> None:
        """End all processes at once, whatever they do."""
        self._ours.close()
        self.shutdown(cancel_futures=True)


@contextmanager
def _ctrl_c_later() -> Iterator[None]:
    """Keep Ctrl-C back in the block, and for ever in the processes that start there."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin(share: int, life: Connection) -> None:
    """What a process does first."""
    os.environ[CORES] = str(share)
    os.dup2(2, 1)  # where tasks may print
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "setsid"):
        os.setsid()
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])  # for the players
        signal.signal(signal.SIGINT, before)
    threading.Thread(target=_end_with, args=(life,), daemon=True).start()


def _end_with(life: Connection) -> None:
    with suppress(EOFError, OSError):
        life.recv()  # until the other end is closed
    os._exit(1)


# A cluster ---------------------------------------------------------------------------------------


@cache
def versions() -> tuple[str, ...]:
    """What machines must share to have the same results: ours, Python's, a hash of our sources."""
    digest = hashlib.sha256()
    for file in sorted(Path(__file__).parent.rglob("*.py")):
        digest.update(file.read_bytes())
    python = "{}.{}".format(*sys.version_info)
    return __version__, python, digest.hexdigest()[:8]


def _threads() -> str:
    """Of the worker of dask that calls this: a solver's memory is for one."""
    distributed: Any = importlib.import_module("distributed")
    return str(distributed.get_worker().state.nthreads)


_at_work: list[str] = []  # in a worker: whose task it does


def do_task(
    expected: Sequence[str], owner: str, packed: bytes
) -> tuple[Any, Exception | SystemExit | None]:
    """What a worker does: returns the task's result, or else its exception.

    Another version of the package may call this one, so the first argument remains what is to be
    equal, as `versions` gives it.
    """
    os.environ[CORES] = "1"
    _at_work.append(owner)
    try:
        if (found := [*versions(), _threads()]) != [*expected, "1"]:
            names = "connectx {} on Python {}, sources {}, threads {}"
            has, wanted = names.format(*found), names.format(*expected, 1)
            how = "dask worker --nthreads 1"
            raise UserError(f"{platform.node()} has {has}, expected {wanted}: {how}")
        function, task = pickle.loads(packed)
        return function(task), None
    except (Exception, SystemExit) as error:  # noqa: BLE001 - the run raises it
        if not isinstance(error, UserError):
            error.add_note(f"In a worker:\n{traceback.format_exc()}")
        return None, error
    finally:
        _at_work.remove(owner)


def stop(owner: str) -> None:
    """In a worker: end the players of its task, until it ends, if it belongs to a run that has."""

    def end_players() -> None:
        psutil: Any = importlib.import_module("psutil")
        while owner in _at_work:
            for child in psutil.Process().children():
                with suppress(psutil.Error):
                    child.kill()
            sleep(0.1)

    threading.Thread(target=end_players, daemon=True).start()


# What a worker evaluates. It needs nothing but the standard library and dask, so that a worker that
# lacks our package, or has another Python, can say so: functions are sent by name.
RUN_PROGRAM = "exec(program, scope) or (scope['problem'], scope['answer'])"
WORKER_PROGRAM = """
import platform
import sys

from distributed import get_worker


def can_import(module):
    try:
        __import__(module)
    except ImportError:
        return False
    return True


name = f"the worker {get_worker().address} on {platform.node()}"
python = "{}.{}".format(*sys.version_info)
problem = answer = None
if python != expected[1]:
    problem = f"{name} has Python {python}, expected {expected[1]}"
elif missing := [module for module in needed if not can_import(module)]:
    problem = f"{name} lacks " + ", ".join(missing)
else:
    from connectx.executor import do_task

    answer = do_task(expected, owner, packed)
"""
STOP_PROGRAM = """[
    module.stop(owner)
    for name, module in list(__import__("sys").modules.items())
    if name == "connectx.executor"
]"""


class _Cluster(Run):
    """The workers of a dask scheduler."""

    def __init__(self, address: str, client: Any) -> None:
        # pure=False: the same task twice is two tasks, not one result looked up.
        self._executor = client.get_executor(pure=False)
        super().__init__(1, self._executor)
        self._address = address
        self._client = client
        self._owner = uuid.uuid4().hex
        self._counted = 0.0
        self._last_seen: dict[str, float] = {}  # when the scheduler last heard of each worker
        self._silent_since: float | None = None

    def count(self) -> int:
        if monotonic() > self._counted + POLL_SECONDS:
            self._count_workers()
            self._counted = monotonic()
        return self.workers

    def _count_workers(self) -> None:
        """Ask the scheduler for its workers.

        Raises UserError if nobody has shown a sign of life for MAX_SILENT_SECONDS.
        """
        asked = monotonic()
        try:
            last_seen = self._ask_last_seen()
        except Exception:  # noqa: BLE001 - of dask, while a scheduler goes
            self._note_silence("the scheduler does not answer", asked)
            return
        self.workers = max(1, len(last_seen))
        if last_seen and last_seen != self._last_seen:
            self._silent_since = None
        elif last_seen:
            names = ", ".join(sorted(last_seen))
            self._note_silence(f"no worker answers, of {cut(names)}", asked)
        else:
            self._note_silence(NO_WORKER, asked)
        self._last_seen = last_seen

    def has_workers(self) -> bool:
        """Return whether the scheduler knows any worker. Raises UserError if it is silent."""
        try:
            return bool(self._ask_last_seen())
        except Exception as error:  # of dask
            raise UserError(f"{self._address}: the scheduler does not answer") from error

    def _ask_last_seen(self) -> dict[str, float]:
        """Return when the scheduler last heard of each of its workers, by address."""
        scheduler = call_in_time(self._client.scheduler_info, MAX_ANSWER_SECONDS)
        workers = scheduler["workers"].items()
        return {address: worker["last_seen"] for address, worker in workers}

    def _note_silence(self, problem: str, asked: float) -> None:
        """Note that there was no sign of life at the time `asked`, or since.

        Raises UserError if the cluster has been silent for too long.
        """
        if self._silent_since is None:
            self._silent_since = asked
        silent_seconds = monotonic() - self._silent_since
        if silent_seconds > MAX_SILENT_SECONDS:
            raise UserError(f"{self._address}: {problem}; waited {silent_seconds:.0f} seconds")

    def submit(self, function: Callable[[Task], Result], task: Task) -> futures.Future[Any]:
        scope = {
            "needed": NEEDED_MODULES,
            "expected": versions(),
            "owner": self._owner,
            "packed": pickle.dumps((function, task)),
        }
        return self._executor.submit(eval, RUN_PROGRAM, {"program": WORKER_PROGRAM, "scope": scope})  # type: ignore[no-any-return]

    def result(self, future: futures.Future[Any]) -> Any:
        expected = f"expected connectx {__version__} on all machines, as here"
        try:
            problem, answer = future.result()
        except futures.CancelledError as error:
            raise UserError(f"{self._address}: the scheduler has gone") from error
        except Exception as error:  # of dask: tasks' own are answers
            first = str(error).partition(". ")[0]
            raise UserError(
                f"{self._address}: no worker can do a task: {first}; {expected}"
            ) from error
        if problem:
            raise UserError(f"{self._address}: {problem}; {expected}")
        value, raised = answer
        if raised:
            raise raised
        return value

    def there(self, function: Callable[[], Result]) -> Result:
        ((_, result),) = self(_called, [function])
        return result

    def end(self) -> None:
        """End what is still at work, and leave the cluster running."""
        seconds = MAX_ANSWER_SECONDS if self._silent_since is None else MAX_PARTING_SECONDS
        if self._client.status == "running":
            with suppress(Exception):  # it may go at this moment, or never answer
                call_in_time(self._end_tasks, seconds)
        with suppress(Exception):
            self._client.close(timeout=seconds)

    def _end_tasks(self) -> None:
        self._executor.shutdown(wait=False)  # cancels
        self._client.run(eval, STOP_PROGRAM, {"owner": self._owner}, on_error="ignore")


def _called(function: Callable[[], Result]) -> Result:
    return function()


def call_in_time(function: Callable[[], Result], seconds: float) -> Result:
    """Return what a function returns, which runs in a thread that nothing waits for at exit.

    Raises TimeoutError if the function takes longer than `seconds`, and what the function raises.
    """
    future: futures.Future[Result] = futures.Future()

    def work() -> None:
        try:
            future.set_result(function())
        except BaseException as error:  # noqa: BLE001 - the caller gets it
            future.set_exception(error)

    threading.Thread(target=work, daemon=True).start()
    return future.result(seconds)


def _on_cluster(address: str) -> Iterator[Run]:
    with may_be_missing():
        distributed: Any = importlib.import_module("distributed")  # late: takes a second
    for name in ("distributed", "distributed.client"):
        logging.getLogger(name).setLevel(logging.CRITICAL)  # what is wrong is said in a line
    warnings.filterwarnings("ignore", "Sending large graph")  # a player with large files
    warnings.filterwarnings("ignore", "Mismatched versions found")  # those that matter are checked
    run = _Cluster(address, _connect(distributed, address))
    try:
        if not run.has_workers():
            raise UserError(f"{address}: {NO_WORKER}")
        yield run
    finally:
        run.end()


def _connect(distributed: Any, address: str) -> Any:
    """Make the client of a scheduler.

    Everything that may go wrong is tried before, as a client without a scheduler cannot be closed.
    Raises UserError if no scheduler answers.
    """
    match = ADDRESS_PATTERN.fullmatch(address)
    if match is None or not 0 < int(match["port"]) <= MAX_PORT:
        raise UserError(
            f"{address} is no address of a dask scheduler, expected one such as tcp://HOST:8786"
        )
    try:
        distributed.comm.get_address_host_port(address)  # refuses unknown protocols
        connection = distributed.Security().get_connection_args("client")
        if match["protocol"] in ("tls", "wss") and connection["ssl_context"] is None:
            raise UserError(
                f"{address}: TLS needs certificates, expected distributed.comm.tls in the"
                " configuration of dask"
            )
        _try_socket(match["host"].strip("[]"), int(match["port"]))
        _try_scheduler(distributed, address, connection)
        return distributed.Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError, RuntimeError, TypeError) as error:
        reason = str(error) or "it is silent"
        raise UserError(f"{address}: no dask scheduler answers: {reason}") from error


def _try_socket(host: str, port: int) -> None:
    """Connect to a port and leave. Raises OSError if nothing listens there."""

    def connect() -> None:
        socket.create_connection((host, port), CONNECT_SECONDS).close()

    try:
        call_in_time(connect, CONNECT_SECONDS)
    except TimeoutError as error:
        raise OSError(f"nothing listens there within {CONNECT_SECONDS:g} seconds") from error


def _try_scheduler(distributed: Any, address: str, connection: dict[str, Any]) -> None:
    """Ask what listens at an address for its workers. Raises OSError unless it is a scheduler."""
    import asyncio  # late: takes a tenth of a second

    async def identify() -> Any:
        remote = distributed.rpc(address, timeout=CONNECT_SECONDS, connection_args=connection)
        async with remote:
            return await remote.identity()

    try:
        identity = call_in_time(lambda: asyncio.run(identify()), CONNECT_SECONDS)
    except Exception as error:  # what other programs send may lead to any
        raise OSError("what listens there is none, or needs other certificates") from error
    if "workers" not in identity:
        raise OSError(f"what listens there is a {identity.get('type', 'stranger')} of dask")
