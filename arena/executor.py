"""Run many independent tasks: in this process, in several processes, or on a cluster.

    with workers(jobs=4) as run:
        for task, result in run(function, tasks):

    jobs=1      in this process, one task after the other
    jobs=N      N processes on this machine; they end when this process ends, however it ends
    cluster=    the address of a dask scheduler, such as tcp://HOST:8786

The function, its tasks and their results are pickled. Results arrive in any order, one per task. If
a worker dies, its task runs again elsewhere, so it must be safe to run twice. Tasks are taken from
their iterable only when a worker is free, so they may depend on earlier results.
"""

import contextlib
import importlib
import importlib.util
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Any, TypeVar

from errors import UserError

if TYPE_CHECKING:  # imported late: a run in this process needs none of it
    from concurrent.futures import Future
    from multiprocessing.connection import Connection

Task = TypeVar("Task")
Result = TypeVar("Result")

ATTEMPTS = 3  # after losing this many workers, a task is to blame
AHEAD = 2  # tasks submitted per worker, so that none has to wait for this process
CONNECT_SECONDS = 5.0  # to a scheduler
POLL_SECONDS = 0.5  # how often Ctrl-C is looked for


# What `workers` yields. Called with a function and tasks, as often as needed, it yields pairs of a
# task and `function(task)` as results arrive.
Run = Callable[[Callable[[Any], Any], Iterable[Any]], Iterator[tuple[Any, Any]]]


@contextlib.contextmanager
def workers(*, jobs: int = 1, cluster: str | None = None) -> Iterator[Run]:
    """Workers that serve several runs and keep their memory from one to the next.

    An exception of a task ends the run, which raises it. Raises UserError if a cluster does not
    answer, or if a task loses its worker `ATTEMPTS` times.
    """
    if cluster is None and jobs == 1:
        yield lambda function, tasks: ((task, function(task)) for task in tasks)
        return
    pool = _ClusterPool(cluster) if cluster is not None else _LocalPool(jobs)
    try:
        yield partial(_run_in, pool)
    finally:
        pool.stop()


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


def _run_in(
    pool: "_ClusterPool | _LocalPool", function: Callable[[Task], Result], tasks: Iterable[Task], /
) -> Iterator[tuple[Task, Result]]:
    from concurrent.futures import FIRST_COMPLETED, wait

    waiting = iter(tasks)
    running: dict[Future[Result], tuple[Task, int]] = {}  # with the attempt's number
    while True:
        for task in islice(waiting, max(0, AHEAD * pool.workers - len(running))):
            running[pool.submit(function, task)] = task, 1
        if not running:
            return
        done, _ = wait(running, timeout=POLL_SECONDS, return_when=FIRST_COMPLETED)
        for future in done:
            task, attempt = running.pop(future)
            if future.cancelled():  # not by us: the connection was lost
                raise UserError(f"the cluster lost {task!r}")
            error = future.exception()
            if error is None:
                yield task, future.result()
            elif not isinstance(error, pool.worker_loss):
                raise error
            elif attempt == ATTEMPTS:
                raise UserError(f"every worker died on {task!r}") from error
            else:
                running[pool.submit(function, task)] = task, attempt + 1


class _LocalPool:
    """Processes on this machine; all are restarted if one of them is killed."""

    def __init__(self, workers: int) -> None:
        from concurrent.futures.process import BrokenProcessPool

        self.workers = workers
        self.worker_loss: type[BaseException] = BrokenProcessPool
        self._start()

    def submit(self, function: Callable[[Task], Result], task: Task) -> "Future[Result]":
        try:
            return self._executor.submit(function, task)
        except self.worker_loss:
            self.stop()
            self._start()
            return self._executor.submit(function, task)

    def stop(self) -> None:
        """End the workers at once, whatever they are doing."""
        self._lifeline.close()
        self._executor.shutdown(wait=True, cancel_futures=True)
        self._workers_end.close()

    def _start(self) -> None:
        import multiprocessing
        from concurrent.futures import ProcessPoolExecutor

        # "spawn", because a forked child would lack the threads of its parent.
        context = multiprocessing.get_context("spawn")
        self._workers_end, self._lifeline = context.Pipe(duplex=False)
        self._executor = ProcessPoolExecutor(
            self.workers, context, initializer=_watch_parent, initargs=(self._workers_end,)
        )


def _watch_parent(lifeline: "Connection") -> None:
    """In a worker: exit when the other end of the lifeline closes."""

    def wait_for_the_end() -> None:
        with contextlib.suppress(EOFError, OSError):
            lifeline.recv_bytes()
        os._exit(1)

    threading.Thread(target=wait_for_the_end, daemon=True).start()
    # Ctrl-C reaches the whole process group, but only the parent decides what to do. A handler,
    # unlike SIG_IGN, is not inherited by the processes that a worker starts.
    signal.signal(signal.SIGINT, lambda *_: None)


class _ClusterPool:
    """The workers of a dask scheduler, which retries lost tasks before it gives up."""

    def __init__(self, address: str) -> None:
        try:
            distributed: Any = importlib.import_module("distributed")  # late: takes a second
            options = {"timeout": CONNECT_SECONDS, "set_as_default": False}
            self._client = distributed.Client(address, **options)
        except ImportError as error:
            raise UserError(f"--cluster {address}: needs the package distributed") from error
        except (OSError, ValueError) as error:
            raise UserError(f"{address}: no dask scheduler answers: {error}") from error
        self.workers = sum(self._client.nthreads().values())
        # A lambda is sent by value: a worker without the project could not look a function up.
        has_project: Any = lambda: importlib.util.find_spec("arena") is not None  # noqa: E731
        places = self._client.run(has_project)
        places["the scheduler"] = self._client.run_on_scheduler(has_project)
        lacking = [place for place, has in places.items() if not has]
        if lacking or not self.workers:
            self._client.close()
            problem = "the scheduler has no workers"
            if self.workers:
                problem = f"{lacking[0]} cannot import this project: start it in a copy of the "
                problem += "project with PYTHONPATH=."
            raise UserError(f"{address}: {problem}")
        self.worker_loss: type[BaseException] = distributed.scheduler.KilledWorker
        # pure=False: the same task twice is two tasks, not one result looked up.
        self._executor: Any = self._client.get_executor(pure=False)

    def submit(self, function: Callable[[Task], Result], task: Task) -> "Future[Result]":
        future: Future[Result] = self._executor.submit(function, task)
        return future

    def stop(self) -> None:
        """Cancel the remaining tasks; the cluster keeps running."""
        self._executor.shutdown(wait=False)  # dask: cancels
        self._client.close()
