"""Run many independent tasks somewhere: in this process, in processes here, or on a cluster.

    for task, result in run_tasks(play_games, tasks, jobs=2):
        ...

The function, its tasks and its results travel between processes, so they are picklable: a function
at the top of a module, frozen dataclasses. Results come as they are ready, in any order. A task
whose worker dies is given out again, so a function must not mind being run twice; but every task
gives exactly one result here. Tasks are taken from their iterable only as workers become free, so
it may be endless, and may look at the results that have come in before it yields the next.

    jobs=1      in this process, one task after the other
    jobs=N      N processes here, which end with this process however it ends
    cluster=    the address of a dask scheduler, such as tcp://HOST:8786
"""

import contextlib
import importlib
import importlib.util
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.connection import Connection
from typing import Any, Protocol, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")

ATTEMPTS = 3  # a task whose worker dies this often is to blame itself
AHEAD = 2  # tasks given out per worker, so that none waits for this process
CONNECT_SECONDS = 5.0  # to a scheduler
POLL_SECONDS = 0.5  # Ctrl-C is heard at least this often


class ExecutorError(Exception):
    """No place to run tasks, or a task that no worker survives; the message says which."""


class Run(Protocol):
    """What `workers` gives: call it as often as there is work."""

    def __call__(
        self, function: Callable[[Task], Result], tasks: Iterable[Task], /
    ) -> Iterator[tuple[Task, Result]]:
        """Yield every task with `function(task)`, as the results come in."""


def run_tasks(
    function: Callable[[Task], Result],
    tasks: Iterable[Task],
    *,
    jobs: int = 1,
    cluster: str | None = None,
) -> Generator[tuple[Task, Result], None, None]:
    """Yield every task with `function(task)`, as the results come in.

    What the function raises is raised here and ends the run. Closing the iterator, as leaving its
    loop does, ends what is still running. Raises ExecutorError where a cluster does not answer, or
    a task has lost its worker `ATTEMPTS` times.
    """
    with workers(jobs=jobs, cluster=cluster) as run:
        yield from run(function, tasks)


@contextlib.contextmanager
def workers(*, jobs: int = 1, cluster: str | None = None) -> Iterator[Run]:
    """Workers that last from one run to the next, and with them what they keep in memory.

    What is still running at the end is ended. Raises as `run_tasks`.
    """
    if cluster is None and jobs == 1:
        yield _run_here
        return
    pool = _ClusterPool(cluster) if cluster is not None else _LocalPool(jobs)
    try:
        yield partial(_run_in, pool)
    finally:
        pool.stop()


def in_order(
    run: Run, function: Callable[[Task], Result], tasks: Iterable[Task]
) -> Iterator[Result]:
    """Yield `function(task)` for every task, in the order of the tasks, as soon as that allows."""
    early: dict[int, Result] = {}
    wanted = 0
    for (number, _), result in run(partial(_without_number, function), enumerate(tasks)):
        early[number] = result
        while wanted in early:
            yield early.pop(wanted)
            wanted += 1


def _without_number(function: Callable[[Task], Result], numbered: tuple[int, Task]) -> Result:
    return function(numbered[1])


def _run_here(
    function: Callable[[Task], Result], tasks: Iterable[Task], /
) -> Iterator[tuple[Task, Result]]:
    for task in tasks:
        yield task, function(task)


def _run_in(
    pool: "_ClusterPool | _LocalPool", function: Callable[[Task], Result], tasks: Iterable[Task], /
) -> Iterator[tuple[Task, Result]]:
    waiting = iter(tasks)
    running: dict[Future[Result], tuple[Task, int]] = {}  # with the attempt's number
    more = True
    while True:
        while more and len(running) < AHEAD * pool.workers:
            try:
                task = next(waiting)
            except StopIteration:
                more = False
            else:
                running[pool.submit(function, task)] = task, 1
        if not running:
            return
        done, _ = wait(running, timeout=POLL_SECONDS, return_when=FIRST_COMPLETED)
        for future in done:
            task, attempt = running.pop(future)
            if future.cancelled():  # not by us: the connection to the scheduler is lost
                raise ExecutorError(f"the cluster has dropped {task!r}")
            error = future.exception()
            if error is None:
                yield task, future.result()
            elif not pool.is_worker_loss(error):
                raise error
            elif attempt == ATTEMPTS:
                raise ExecutorError(f"no worker survives {task!r}") from error
            else:
                running[pool.submit(function, task)] = task, attempt + 1


class _LocalPool:
    """Processes of this machine, started anew when one of them has been killed."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._start()

    def submit(self, function: Callable[[Task], Result], task: Task) -> Future[Result]:
        try:
            return self._executor.submit(function, task)
        except BrokenProcessPool:
            self.stop()
            self._start()
            return self._executor.submit(function, task)

    def is_worker_loss(self, error: BaseException) -> bool:
        return isinstance(error, BrokenProcessPool)

    def stop(self) -> None:
        """End the workers at once, whatever they are doing."""
        self._lifeline.close()
        self._executor.shutdown(wait=True, cancel_futures=True)
        self._workers_end.close()

    def _start(self) -> None:
        # "spawn", as the threads of a fork's parent would be missing in the child.
        context = multiprocessing.get_context("spawn")
        self._workers_end, self._lifeline = context.Pipe(duplex=False)
        self._executor: Executor = ProcessPoolExecutor(
            self.workers, context, initializer=_hold_on_to, initargs=(self._workers_end,)
        )


def _hold_on_to(lifeline: Connection) -> None:
    """In a worker: end when the other end of the lifeline closes or its process is gone."""

    def wait_for_the_end() -> None:
        with contextlib.suppress(EOFError, OSError):
            lifeline.recv_bytes()
        os._exit(1)

    threading.Thread(target=wait_for_the_end, daemon=True).start()
    # Ctrl-C reaches the whole group; what it means is decided above. A handler, unlike SIG_IGN, is
    # not inherited by the processes that a worker starts.
    signal.signal(signal.SIGINT, lambda *_: None)


class _ClusterPool:
    """The workers of a dask scheduler. It retries lost tasks itself before it gives up on one."""

    def __init__(self, address: str) -> None:
        try:
            distributed: Any = importlib.import_module("distributed")  # late: takes a second
        except ImportError as error:
            raise ExecutorError(
                f"--cluster {address}: needs the package distributed, see requirements.txt"
            ) from error
        try:
            self._client = distributed.Client(
                address, timeout=CONNECT_SECONDS, set_as_default=False
            )
        except (OSError, ValueError) as error:
            raise ExecutorError(f"{address}: no dask scheduler answers: {error}") from error
        self.workers = sum(self._client.nthreads().values())
        if not self.workers:
            self._client.close()
            raise ExecutorError(f"{address}: the scheduler has no workers")
        # Sent by value, as whoever lacks the project could not look it up.
        places = self._client.run(lambda: importlib.util.find_spec("arena") is not None)
        places["the scheduler"] = self._client.run_on_scheduler(
            lambda: importlib.util.find_spec("arena") is not None
        )
        for place, has_project in places.items():
            if not has_project:
                self._client.close()
                raise ExecutorError(
                    f"{address}: {place} cannot import this project: "
                    "start it in a copy of the project with PYTHONPATH=."
                )
        self._killed_worker = distributed.scheduler.KilledWorker
        # pure=False: the same task twice is two tasks, not one result looked up.
        self._executor: Any = self._client.get_executor(pure=False)

    def submit(self, function: Callable[[Task], Result], task: Task) -> Future[Result]:
        future: Future[Result] = self._executor.submit(function, task)
        return future

    def is_worker_loss(self, error: BaseException) -> bool:
        return isinstance(error, self._killed_worker)

    def stop(self) -> None:
        """Withdraw what has not been done, and leave the cluster to others."""
        self._executor.shutdown(wait=False)  # dask: cancels
        self._client.close()
