"""Run many independent tasks: in this process, in several processes, or on a cluster.

    with workers(jobs=4) as run:
        for task, result in run(function, tasks):

    jobs=1      in this process, one task after the other
    jobs=N      N processes on this machine; they end when this process ends, however it ends
    cluster=    the address of a dask scheduler, such as tcp://HOST:8786

The function, its tasks and their results are pickled. Results arrive in any order, one per task.
Tasks are taken from their iterable only when a worker is free, so they may depend on earlier
results. A task whose worker is lost runs again in another one, so it must be safe to run twice.
"""

import contextlib
import hashlib
import importlib
import os
import pickle
import re
import signal
import subprocess
import sys
import threading
import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent import futures
from dataclasses import dataclass
from functools import cache, partial
from itertools import islice
from pathlib import Path
from queue import SimpleQueue
from time import sleep
from typing import IO, Any, BinaryIO, NoReturn, TypeVar
from urllib.parse import urlsplit

from connectx.errors import UserError, needs_extra

Task = TypeVar("Task")
Result = TypeVar("Result")

# How far work has come: what it is, how much is done, of how much.
Tell = Callable[[str, int, int], object]

AHEAD = 2  # tasks submitted per worker, so that none has to wait for this process
CONNECT_SECONDS = 5.0  # to a scheduler
POLL_SECONDS = 0.5  # how often Windows looks for Ctrl-C
LOSSES = 4  # of workers with the same task, which then ends the run; as dask has it
LOSS_SECONDS = 0.2  # before the next worker is started; a full machine may recover
WORKER = "import sys; sys.path[:] = {path!r}; from connectx.executor import work; work({jobs})"
END_SECONDS = 1.0  # for a worker to end its players
JOBS = "CONNECTX_JOBS"  # set in a worker: how many of them share the cores


@dataclass(frozen=True)
class Run:
    """Workers. Called with a function and tasks, as often as needed, it yields tasks and results.

    An exception of a task ends the run, which raises it.
    """

    workers: int
    executor: futures.Executor | None  # None: this process
    client: Any = None  # of dask's scheduler, on a cluster

    def __call__(
        self, function: Callable[[Task], Result], tasks: Iterable[Task]
    ) -> Iterator[tuple[Task, Result]]:
        if self.executor is None:
            yield from ((task, function(task)) for task in tasks)
            return
        waiting = iter(tasks)
        running: dict[futures.Future[Result], Task] = {}
        while True:
            for task in islice(waiting, max(0, AHEAD * self.workers - len(running))):
                running[self.executor.submit(function, task)] = task
            if not running:
                return
            done, _ = futures.wait(running, POLL_SECONDS, futures.FIRST_COMPLETED)
            for future in done:
                yield running.pop(future), future.result()

    def everywhere(self, function: Callable[[], Result]) -> list[tuple[str, Result]]:
        """What a function returns in each worker on a cluster, and the host that it runs on.

        Empty if there is no cluster: then all workers are on this machine.
        """
        if self.client is None:
            return []
        results: Mapping[str, Result] = self.client.run(function)
        return [
            (urlsplit(address).hostname or address, result) for address, result in results.items()
        ]


HERE = Run(1, None)


def say_nothing(what: str, done: int, total: int) -> None:
    """For whoever need not be told."""


@contextlib.contextmanager
def workers(*, jobs: int = 1, cluster: str | None = None) -> Iterator[Run]:
    """Workers that serve several runs and keep their memory from one to the next.

    Raises UserError if a cluster does not answer, or if a task has lost several workers.
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


def cores() -> int:
    """How many cores this process may keep busy: its share, in a worker of several."""
    return max(1, (os.cpu_count() or 1) // int(os.environ.get(JOBS, "1")))


def _in_processes(jobs: int) -> Iterator[Run]:
    processes = _Processes(jobs)
    try:
        yield Run(jobs, processes)
    finally:
        processes.end()


class _Processes(futures.ThreadPoolExecutor):
    """Threads that each have a process work for them, and replace it when it is lost."""

    def __init__(self, jobs: int) -> None:
        super().__init__(jobs)
        self._command = [sys.executable, "-c", WORKER.format(path=sys.path, jobs=jobs)]
        self._own = threading.local()
        self._started: list[subprocess.Popen[bytes]] = []
        self._ending = False

    def submit(self, function: Callable[..., Any], /, *arguments: Any, **_: Any) -> Any:
        """Call a function with one argument in a process."""
        return super().submit(self._run, function, *arguments)

    def end(self) -> None:
        """End all processes at once."""
        self._ending = True
        for process in self._started:
            process.terminate()
        for process in self._started:
            with contextlib.suppress(BrokenPipeError), process:  # closes the pipes
                try:
                    process.wait(END_SECONDS)
                except subprocess.TimeoutExpired:
                    process.kill()
        self.shutdown(cancel_futures=True)

    def _run(self, function: Callable[[Task], Result], task: Task) -> Result:
        # Twice: the worker's reading thread takes off the outer layer, which knows its own length,
        # and leaves it to the main thread to import what the inner one needs.
        request = pickle.dumps(pickle.dumps((function, task)))
        problem: Exception
        for _ in range(LOSSES):
            try:
                requests, answers = self._process()
                requests.write(request)
                requests.flush()
                result, error = pickle.load(answers)
            except (EOFError, OSError, pickle.UnpicklingError) as loss:
                if self._ending:
                    raise futures.CancelledError from loss
                sleep(LOSS_SECONDS)
                problem = self._lose() or loss
            else:
                if error is not None:
                    raise error
                return result  # type: ignore[no-any-return]
        raise UserError(f"{LOSSES} workers were lost at the same task (out of memory?): {problem}")

    def _process(self) -> tuple[IO[bytes], IO[bytes]]:
        """The pipes to this thread's process and from it."""
        if not hasattr(self._own, "process"):
            self._own.process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                # So that Ctrl-C is for us.
                start_new_session=True,
                creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
            )
            self._started.append(self._own.process)
            if self._ending:  # since `end` has looked
                self._own.process.terminate()
        return self._own.process.stdin, self._own.process.stdout

    def _lose(self) -> Exception | None:
        """Forget this thread's process. Returns how it has ended, or None if there is none."""
        process = self._own.__dict__.pop("process", None)
        if process is None:
            return None
        status = process.poll()
        process.kill()
        return subprocess.CalledProcessError(status, "worker")


def work(jobs: int) -> NoReturn:
    """What a worker does: answer requests until it is told to end, or its parent is gone."""
    os.environ[JOBS] = str(jobs)
    pipes = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)  # where tasks may print
    requests: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_receive, args=(pipes[0], requests), daemon=True).start()
    try:
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that players are ended, too
        while True:
            try:
                function, task = pickle.loads(requests.get())
                answer = pickle.dumps((function(task), None))
            except (Exception, SystemExit) as error:  # noqa: BLE001 - the parent raises it
                if not isinstance(error, UserError):
                    error.add_note(f"In a worker process:\n{traceback.format_exc()}")
                answer = pickle.dumps((None, error))
            pipes[1].write(answer)
            pipes[1].flush()
    finally:
        os._exit(1)


def _receive(pipe: BinaryIO, requests: "SimpleQueue[bytes]") -> NoReturn:
    """Take in requests; at their end, which is the parent's, end this process, busy or not."""
    with contextlib.suppress(EOFError, OSError, pickle.UnpicklingError):
        while True:
            requests.put(pickle.load(pipe))
    os.kill(os.getpid(), signal.SIGTERM)
    sleep(END_SECONDS)
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
    if not re.search(r":\d+$", address):  # for which dask would wait, and print a traceback
        raise UserError(f"{address}: expected the address of a dask scheduler, tcp://HOST:8786")
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
        except (distributed.scheduler.KilledWorker, futures.CancelledError) as error:
            raise UserError(f"{address}: the cluster lost a task: {error!r}") from error
        finally:
            executor.shutdown(wait=False)  # dask: cancels; the cluster keeps running
