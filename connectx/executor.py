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
import signal
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
from connectx.errors import UserError, may_be_missing

Task = TypeVar("Task")
Result = TypeVar("Result")

# How far work has come: what it is, how much is done, of how much.
Tell = Callable[[str, int, int], object]

AHEAD = 2  # tasks submitted per worker, so that none has to wait for this process
POLL_SECONDS = 0.5  # how often Windows looks for Ctrl-C, and a cluster's workers are counted
CONNECT_SECONDS = 5.0  # to a scheduler
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


class _Cluster(Run):
    """The workers of a dask scheduler."""

    def __init__(self, address: str, client: Any) -> None:
        # pure=False: the same task twice is two tasks, not one result looked up.
        self._executor = client.get_executor(pure=False)
        super().__init__(1, self._executor)
        self._address, self._client = address, client
        self._owner, self._counted = uuid.uuid4().hex, 0.0

    def count(self) -> int:
        if monotonic() > self._counted + POLL_SECONDS:
            with suppress(OSError):  # the scheduler has gone, as the next result says
                self.workers = max(1, len(self._client.nthreads()))
            self._counted = monotonic()
        return self.workers

    def submit(self, function: Callable[[Task], Result], task: Task) -> futures.Future[Any]:
        packed = pickle.dumps((function, task))
        return self._executor.submit(do_task, versions(), self._owner, packed)  # type: ignore[no-any-return]

    def result(self, future: futures.Future[Any]) -> Any:
        try:
            value, raised = future.result()
        except futures.CancelledError as error:
            raise UserError(f"{self._address}: the scheduler has gone") from error
        except Exception as error:  # of dask: tasks' own are answers
            first = str(error).partition(". ")[0]
            expected = f"expected connectx {__version__} on all machines, as here"
            raise UserError(
                f"{self._address}: no worker can do a task: {first}; {expected}"
            ) from error
        if raised:
            raise raised
        return value

    def there(self, function: Callable[[], Result]) -> Result:
        ((_, result),) = self(_called, [function])
        return result

    def end(self) -> None:
        """End what is still at work, and leave the cluster running."""
        if self._client.status == "running":
            with suppress(Exception):  # it may go at this moment
                self._executor.shutdown(wait=False)  # cancels
                self._client.run(partial(stop, self._owner), on_error="ignore")


def _called(function: Callable[[], Result]) -> Result:
    return function()


def _on_cluster(address: str) -> Iterator[Run]:
    with may_be_missing():
        distributed: Any = importlib.import_module("distributed")  # late: takes a second
    for name in ("distributed", "distributed.client"):
        logging.getLogger(name).setLevel(logging.CRITICAL)  # what is wrong is said in a line
    warnings.filterwarnings("ignore", "Sending large graph")  # a player with large files
    try:
        distributed.comm.get_address_host_port(address)  # or a client that cannot be closed
        client = distributed.Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError) as error:
        raise UserError(f"{address}: no dask scheduler answers: {error}") from error
    with client:
        if not client.nthreads():
            raise UserError(f"{address}: no worker, expected dask worker --nthreads 1 there")
        run = _Cluster(address, client)
        try:
            yield run
        finally:
            run.end()
