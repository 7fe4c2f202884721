"""Run many independent tasks, in this process or in several.

    with workers(jobs=4) as run:
        for task, result in run(function, tasks):

    jobs=1      in this process, one task after the other
    jobs=N      N processes on this machine; they end when this process ends, however it ends

The function, its tasks and their results are pickled. Results arrive in any order, one per task.
Tasks are taken from their iterable only when a worker is free, so they may depend on earlier
results. The loss of a worker ends the run; leagues and datasets resume.
"""

import contextlib
import os
import pickle
import signal
import subprocess
import sys
import threading
import traceback
from collections.abc import Callable, Iterable, Iterator
from concurrent import futures
from dataclasses import dataclass
from functools import partial
from itertools import islice
from queue import SimpleQueue
from time import sleep
from typing import Any, BinaryIO, NoReturn, TypeVar

from connectx.errors import UserError

Task = TypeVar("Task")
Result = TypeVar("Result")

# How far work has come: what it is, how much is done, of how much.
Tell = Callable[[str, int, int], object]

AHEAD = 2  # tasks submitted per worker, so that none has to wait for this process
POLL_SECONDS = 0.5  # how often Windows looks for Ctrl-C
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


HERE = Run(1, None)


def say_nothing(what: str, done: int, total: int) -> None:
    """For whoever need not be told."""


@contextlib.contextmanager
def workers(*, jobs: int = 1) -> Iterator[Run]:
    """Workers that serve several runs and keep their memory from one to the next.

    Raises UserError if a worker is lost.
    """
    if jobs == 1:
        yield HERE
        return
    processes = _Processes(jobs)
    try:
        yield Run(jobs, processes)
    finally:
        processes.end()


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


class _Processes(futures.ThreadPoolExecutor):
    """Threads that each have a process work for them."""

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
        try:
            process = self._process()
            process.stdin.write(request)
            process.stdin.flush()
            result, error = pickle.load(process.stdout)
        except (EOFError, OSError, pickle.UnpicklingError) as loss:
            if self._ending:
                raise futures.CancelledError from loss
            raise UserError(f"a worker was lost (out of memory?): {self._how_lost(loss)}") from loss
        if error is not None:
            raise error
        return result  # type: ignore[no-any-return]

    def _process(self) -> Any:
        """The process of this thread."""
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
        return self._own.process

    def _how_lost(self, loss: Exception) -> Exception:
        process = getattr(self._own, "process", None)
        return subprocess.CalledProcessError(process.wait(), "worker") if process else loss


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
