"""Run many independent tasks: in this process, in several processes, or on a cluster.

    with workers(jobs=4) as run:
        for task, result in run(function, tasks):

    jobs=1      in this process, one task after the other
    jobs=N      N processes on this machine; they end when this process ends, however it ends
    cluster=    the address of a dask scheduler, such as tcp://HOST:8786

The function, its tasks and their results are pickled. Results arrive in any order, one per task.
Tasks are taken from their iterable only when a worker is free, so they may depend on earlier
results. On a cluster, a task whose worker is lost runs again, so it must be safe to run twice.
"""

import contextlib
import hashlib
import importlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, CancelledError, Executor, Future, wait
from concurrent.futures.process import BrokenProcessPool, ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

from connectx.errors import UserError, needs_extra

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD = 2  # tasks submitted per worker, so that none has to wait for this process
CONNECT_SECONDS = 5.0  # to a scheduler
POLL_SECONDS = 0.5  # how often Windows looks for Ctrl-C


@dataclass(frozen=True)
class Run:
    """Workers. Called with a function and tasks, as often as needed, it yields tasks and results.

    An exception of a task ends the run, which raises it.
    """

    workers: int
    executor: Executor | None  # None: this process
    client: Any = None  # of dask's scheduler, on a cluster

    def __call__(
        self, function: Callable[[Task], Result], tasks: Iterable[Task]
    ) -> Iterator[tuple[Task, Result]]:
        if self.executor is None:
            yield from ((task, function(task)) for task in tasks)
            return
        waiting = iter(tasks)
        running: dict[Future[Result], Task] = {}
        while True:
            for task in islice(waiting, max(0, AHEAD * self.workers - len(running))):
                running[self.executor.submit(function, task)] = task
            if not running:
                return
            done, _ = wait(running, timeout=POLL_SECONDS, return_when=FIRST_COMPLETED)
            for future in done:
                yield running.pop(future), future.result()

    def everywhere(self, function: Callable[[], Result]) -> list[tuple[str, Result]]:
        """What a function returns in each worker on a cluster, and the host that it runs on.

        Empty if there is no cluster: then all workers are on this machine.
        """
        if self.client is None:
            return []
        results: Mapping[str, Result] = self.client.run(function)
        return [(urlsplit(address).hostname or address, each) for address, each in results.items()]


HERE = Run(1, None)


@contextlib.contextmanager
def workers(*, jobs: int = 1, cluster: str | None = None) -> Iterator[Run]:
    """Workers that serve several runs and keep their memory from one to the next.

    Raises UserError if a cluster does not answer, or if a worker is lost and cannot be replaced.
    """
    if cluster is not None:
        yield from _on_cluster(cluster)
    elif jobs == 1:
        yield HERE
    else:
        yield from _in_processes(jobs)


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


def _in_processes(jobs: int) -> Iterator[Run]:
    # "spawn", because a forked child would lack the threads of its parent.
    context = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(jobs, context, initializer=_start_worker)
    try:
        yield Run(jobs, executor)
    except BrokenProcessPool as error:
        problem = "a worker process was killed (out of memory?)"
        raise UserError(f"{problem}; the same command resumes from what it has saved") from error
    finally:  # end the workers at once, whatever they are doing
        for process in multiprocessing.active_children():
            process.terminate()
        executor.shutdown(cancel_futures=True)


def _start_worker() -> None:
    """In a worker: end with the parent, and leave it to decide what Ctrl-C means."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    # A handler, unlike SIG_IGN, is not inherited by the processes that a worker starts.
    signal.signal(signal.SIGINT, lambda *_: None)


def _end_with_parent() -> None:
    if parent := multiprocessing.parent_process():
        parent.join()
    os._exit(1)


@cache
def hash_of_sources() -> str:
    """A hash of the package's modules: what two machines must share to play one league."""
    digest = hashlib.sha256()
    for file in sorted(Path(__file__).parent.rglob("*.py")):
        digest.update(file.read_bytes())
    return digest.hexdigest()


def _hash_there() -> Callable[[], str]:
    """A function that says the hash of another machine's modules; "" if it has none.

    It is sent by value: a worker without the package could not look it up.
    """

    def hash_there() -> str:
        try:
            from connectx.executor import hash_of_sources
        except ImportError:
            return ""
        return hash_of_sources()

    return hash_there


def _on_cluster(address: str) -> Iterator[Run]:
    with needs_extra("cluster"):
        distributed: Any = importlib.import_module("distributed")  # late: takes a second
    try:
        client = distributed.Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError) as error:
        raise UserError(f"{address}: no dask scheduler answers: {error}") from error
    with client:
        places = {
            **client.run(_hash_there()),
            "the scheduler": client.run_on_scheduler(_hash_there()),
        }
        for place, found in places.items():
            if found != hash_of_sources():
                problem = (
                    f"{place} has another version of connectx" if found else f"{place} has none"
                )
                raise UserError(f"{address}: {problem}, expected the one installed here")
        if len(places) == 1:
            raise UserError(f"{address}: there are no workers")
        # pure=False: the same task twice is two tasks, not one result looked up.
        executor = client.get_executor(pure=False)
        try:
            yield Run(sum(client.nthreads().values()), executor, client)
        except (distributed.scheduler.KilledWorker, CancelledError) as error:
            raise UserError(f"{address}: the cluster lost a task: {error!r}") from error
        finally:
            executor.shutdown(wait=False)  # dask: cancels; the cluster keeps running
