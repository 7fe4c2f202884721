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
from connectx.errors import UserError, may_be_missing, shorten

Task = TypeVar("Task")
Result = TypeVar("Result")

# Is called as work goes on, with what the work is, how much of it is done, and how much there is.
OnProgress = Callable[[str, int, int], object]

TASKS_PER_WORKER = 2  # submitted at a time, so that no worker has to wait for this process
POLL_SECONDS = 0.5  # how often Windows looks for Ctrl-C, and a cluster's workers are counted
CONNECT_SECONDS = 5.0  # within which a scheduler must be connected
MAX_ANSWER_SECONDS = 4.0  # within which a cluster must answer a question
MAX_PARTING_SECONDS = 1.0  # as before, for a silent cluster that this process leaves
MAX_SILENT_SECONDS = 8.0  # without a sign of life of a cluster's workers, before the run ends
MAX_PORT = (1 << 16) - 1
ADDRESS_PATTERN = re.compile(r"(?:(?P<protocol>\w+)://)?(?P<host>[^\s/]+):(?P<port>\d{1,5})", re.A)
NO_WORKER_PROBLEM = "no worker is there, expected dask worker --nthreads 1"
NEEDED_MODULES = ("numpy", "platformdirs", "pydantic", "rich", "connectx.executor")
CORES_VARIABLE = "CONNECTX_CORES"  # of the environment; how many cores a worker may keep busy


# Runs --------------------------------------------------------------------------------------------


@dataclass
class Run:
    """Workers that do tasks: this process, or as many as `workers`.

    A run is called with a function and tasks, any number of times. The call yields each task with
    its result as soon as the result is there. If a task raises an exception, the call ends and
    raises it.
    """

    workers: int
    executor: futures.Executor | None  # None if the worker is this process

    def __call__(
        self, function: Callable[[Task], Result], tasks: Iterable[Task]
    ) -> Iterator[tuple[Task, Result]]:
        """Yield each task with what the function returns for it, in any order."""
        if self.executor is None:
            for task in tasks:
                yield task, function(task)
            return
        remaining_tasks = iter(tasks)
        running: dict[futures.Future[Result], Task] = {}
        while True:
            max_running = TASKS_PER_WORKER * self.count()
            free_places = max(0, max_running - len(running))
            for task in islice(remaining_tasks, free_places):
                future = self.submit(function, task)
                running[future] = task
            if not running:
                return
            done_futures, _ = futures.wait(running, POLL_SECONDS, futures.FIRST_COMPLETED)
            for done_future in done_futures:
                done_task = running.pop(done_future)
                yield done_task, self.result(done_future)

    def count(self) -> int:
        """Return how many workers there are at present."""
        return self.workers

    def submit(self, function: Callable[[Task], Result], task: Task) -> futures.Future[Any]:
        """Have a worker call the function with the task, and return the future of that call."""
        assert self.executor is not None  # without one, `__call__` calls the function itself
        return self.executor.submit(function, task)

    def result(self, future: futures.Future[Any]) -> Any:
        """Return the result of a task that is done, or raise the task's exception."""
        return future.result()

    def call_there(self, function: Callable[[], Result]) -> Result:
        """Return what a function without parameters returns on the machine of the workers.

        Here that is this machine. The workers of a cluster may be on others.
        """
        return function()


THIS_PROCESS = Run(1, None)


def ignore_progress(work: str, done: int, total: int) -> None:
    """Do nothing. This is the OnProgress of a caller that does not want to know the progress."""


@contextmanager
def workers(*, jobs: int = 1, cluster: str | None = None) -> Iterator[Run]:
    """Yield a run of workers, which stay the same until the end of the `with` block.

    Until then they keep what they have in memory. Processes that this function starts end with it.

    The workers are this process, `jobs` processes, or those of the dask scheduler at the address
    `cluster`. Raises UserError if a process is lost, or if the cluster does not answer, cannot do a
    task or has workers that would not give the same results as this machine.
    """
    if cluster is not None:
        yield from _on_cluster(cluster)
    elif jobs > 1:
        yield from _in_processes(jobs)
    else:
        yield THIS_PROCESS


def run_in_order(
    run: Run, function: Callable[[Task], Result], tasks: Iterable[Task]
) -> Iterator[Result]:
    """Yield `function(task)` for every task, in the order of the tasks."""
    function_of_numbered_task = partial(_call_without_number, function)
    waiting_results: dict[int, Result] = {}  # by the number of their task, counted from 0
    next_number = 0
    for (number, _task), result in run(function_of_numbered_task, enumerate(tasks)):
        waiting_results[number] = result
        while next_number in waiting_results:
            yield waiting_results.pop(next_number)
            next_number += 1


def _call_without_number(
    function: Callable[[Task], Result], numbered_task: tuple[int, Task]
) -> Result:
    """Call a function with the task of a pair `(number, task)`, and return the result."""
    _number, task = numbered_task
    return function(task)


def count_cores() -> int:
    """Return how many cores this process may keep busy.

    These are all cores of the machine, unless the environment variable CONNECTX_CORES has another
    number. In a worker, this module sets that variable to the worker's share.
    """
    machine_cores = os.cpu_count() or 1  # `cpu_count` returns None if the system does not say
    return int(os.environ.get(CORES_VARIABLE, machine_cores))


# Processes ---------------------------------------------------------------------------------------


def _in_processes(jobs: int) -> Iterator[Run]:
    """Yield one run, whose workers are `jobs` processes. They end when the generator ends.

    Raises UserError if the system cannot start the processes, or if one of them is lost.
    """
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
    """Processes that end when `end` is called, and as soon as this process ends, however it ends.

    Each of them waits for the end of a pipe, whose other end only this process holds.
    """

    def __init__(self, jobs: int) -> None:
        """Prepare `jobs` processes, which share the cores of this one. They start with the tasks.

        Raises ImportError or OSError if processes cannot share memory on this system.
        """
        context = multiprocessing.get_context("spawn")
        # A pair: the end from which the workers read, and the end that stays with this process.
        pipe_of_workers, self._pipe_to_workers = context.Pipe(duplex=False)
        cores_of_worker = max(1, count_cores() // jobs)
        super().__init__(
            jobs, context, initializer=_start_worker, initargs=(cores_of_worker, pipe_of_workers)
        )

    def submit(self, *call: Any, **named: Any) -> Any:
        """Start processes, if needed, and have one call a function. Returns the call's future.

        A new process of `multiprocessing` first executes the user's script, which it finds in
        `sys.modules["__main__"]`. The script may lack `if __name__ == "__main__"` and would then
        run again. So an empty module stands there until the processes have started.

        The processes get no Ctrl-C, which is for this process.
        """
        script = sys.modules["__main__"]
        empty_module = ModuleType("__main__")
        sys.modules["__main__"] = empty_module
        try:
            with _block_ctrl_c():
                return super().submit(*call, **named)
        finally:
            sys.modules["__main__"] = script

    def end(self) -> None:
        """End all processes at once, whatever they do."""
        self._pipe_to_workers.close()  # at the other end, each process waits for this
        self.shutdown(cancel_futures=True)


@contextmanager
def _block_ctrl_c() -> Iterator[None]:
    """Let Ctrl-C wait until the end of the block.

    A process that is started in the block inherits the blocked signal, so Ctrl-C does not reach it
    at all. On Windows, which cannot block signals, nothing is changed.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    previous_mask = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, previous_mask)


def _start_worker(cores: int, pipe: Connection) -> None:
    """Prepare this process to do tasks as a worker, which may keep `cores` cores busy.

    The process ends as soon as the other end of `pipe` is closed.
    """
    os.environ[CORES_VARIABLE] = str(cores)
    os.dup2(2, 1)  # stdout (descriptor 1) becomes stderr (2), so what tasks print goes there
    previous_handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "setsid"):
        # In a session of its own, a process gets no Ctrl-C of the terminal, and need not ignore it.
        # The players that it starts would inherit that a signal is blocked or ignored.
        os.setsid()
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
        signal.signal(signal.SIGINT, previous_handler)
    threading.Thread(target=_exit_with_parent, args=(pipe,), daemon=True).start()


def _exit_with_parent(pipe: Connection) -> None:
    """End this process as soon as its parent has closed the other end of a pipe, or has ended."""
    with suppress(EOFError, OSError):
        pipe.recv()  # waits for the end of the pipe, as nothing is ever sent
    os._exit(1)


# A cluster ---------------------------------------------------------------------------------------


@cache
def versions() -> tuple[str, ...]:
    """Return the versions that machines must have in common so that their results are the same.

    These are the version of this package, the version of Python, such as "3.12", and the first 8
    digits of a hash of the package's sources.
    """
    digest = hashlib.sha256()
    package_folder = Path(__file__).parent
    for file in sorted(package_folder.rglob("*.py")):
        digest.update(file.read_bytes())
    python = "{}.{}".format(*sys.version_info)
    return __version__, python, digest.hexdigest()[:8]


def _count_threads() -> str:
    """Return the number of threads of the dask worker that calls this function, as text.

    The number must be 1, because the memory of a solver serves one thread.
    """
    distributed: Any = importlib.import_module("distributed")
    return str(distributed.get_worker().state.nthreads)


_runs_of_current_tasks: list[str] = []  # in a dask worker: the runs whose tasks it is doing


def do_task(
    expected: Sequence[str], owner: str, packed: bytes
) -> tuple[Any, Exception | SystemExit | None]:
    """Do a task in a dask worker. Returns its result and None, or None and its exception.

    `packed` is the pickle of the pair `(function, argument)`. `owner` is the name of the run that
    the task belongs to. `expected` is what `versions` returns on the machine of that run.

    If that machine has another version of this package, the exception says so. Therefore `expected`
    has to remain the first parameter in all versions of the package.
    """
    os.environ[CORES_VARIABLE] = "1"  # each worker of a machine keeps one core busy
    _runs_of_current_tasks.append(owner)
    try:
        _check_versions(expected)
        function, argument = pickle.loads(packed)
        return function(argument), None
    except (Exception, SystemExit) as error:  # noqa: BLE001 - the run raises it
        if not isinstance(error, UserError):  # whose message says enough
            error.add_note(f"In a worker:\n{traceback.format_exc()}")
        return None, error
    finally:
        _runs_of_current_tasks.remove(owner)


def _check_versions(expected: Sequence[str]) -> None:
    """Raise UserError unless this worker has the versions of the run's machine, and one thread.

    `expected` is what `versions` returns there: the versions of this package and of Python, and the
    hash of the sources.
    """
    values_here = [*versions(), _count_threads()]
    expected_values = [*expected, "1"]
    if values_here == expected_values:
        return
    template = "connectx {} on Python {}, sources {}, threads {}"
    actual_text = template.format(*values_here)
    expected_text = template.format(*expected_values)
    raise UserError(
        f"{platform.node()} has {actual_text}, expected {expected_text}: dask worker --nthreads 1"
    )


def stop(owner: str) -> None:
    """Begin to end the tasks of a run in this dask worker, by killing the players that they start.

    `owner` is the name of the run, which calls this function in every worker when the run itself
    ends. A thread goes on killing players until those tasks have ended.
    """
    threading.Thread(target=_end_players, args=(owner,), daemon=True).start()


def _end_players(owner: str) -> None:
    """Kill the child processes of this dask worker until no task of a run is left.

    `owner` is the name of the run. A task that ends takes that name out of the list
    `_runs_of_current_tasks`.
    """
    # dask needs psutil, but this package does not, so that it is imported by name.
    psutil: Any = importlib.import_module("psutil")
    while owner in _runs_of_current_tasks:
        for child in psutil.Process().children():
            with suppress(psutil.Error):
                child.kill()
        sleep(0.1)


# What a dask worker evaluates. These texts need nothing but the standard library and dask. A
# function would be sent by its name, and a worker that lacks this package or has another Python
# could not say so.
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
        """Use the workers of the scheduler to which a client of dask is connected."""
        # With pure=True, dask would not do a task again that equals an earlier one.
        self._executor = client.get_executor(pure=False)
        super().__init__(workers=1, executor=self._executor)  # `count` sets the number of workers
        self._address = address
        self._client = client
        self._run_name = uuid.uuid4().hex
        self._last_count_time = 0.0  # when the workers were counted; 0 if never
        self._last_seen_times: dict[str, float] = {}  # when the scheduler last heard of each worker
        self._silent_since: float | None = None  # None after a sign of life

    def count(self) -> int:
        """Return how many workers there are. They are counted again after POLL_SECONDS."""
        if monotonic() > self._last_count_time + POLL_SECONDS:
            self._count_workers()
            self._last_count_time = monotonic()
        return self.workers

    def _count_workers(self) -> None:
        """Ask the scheduler for its workers, and set the number `self.workers`, at least 1.

        Raises UserError if neither the scheduler nor a worker has given a sign of life for
        MAX_SILENT_SECONDS.
        """
        question_time = monotonic()
        try:
            last_seen_times = self._ask_last_seen_times()
        except Exception:  # noqa: BLE001 - dask raises any, while a scheduler ends
            self._note_silence("the scheduler does not answer", question_time)
            return
        self.workers = max(1, len(last_seen_times))
        is_no_worker_heard = last_seen_times == self._last_seen_times  # since the last question
        if not last_seen_times:
            self._note_silence(NO_WORKER_PROBLEM, question_time)
        elif is_no_worker_heard:
            addresses = ", ".join(sorted(last_seen_times))
            self._note_silence(f"no worker answers, of {shorten(addresses)}", question_time)
        else:
            self._silent_since = None
        self._last_seen_times = last_seen_times

    def has_workers(self) -> bool:
        """Return whether the scheduler knows any worker. Raises UserError if it is silent."""
        try:
            return bool(self._ask_last_seen_times())
        except Exception as error:  # dask raises any
            raise UserError(f"{self._address}: the scheduler does not answer") from error

    def _ask_last_seen_times(self) -> dict[str, float]:
        """Return when the scheduler last heard of each of its workers, by the worker's address.

        The times are those of the scheduler's clock.
        """
        scheduler_info = call_in_time(self._client.scheduler_info, MAX_ANSWER_SECONDS)
        workers = scheduler_info["workers"].items()
        return {address: worker["last_seen"] for address, worker in workers}

    def _note_silence(self, problem: str, question_time: float) -> None:
        """Note that the cluster gave no sign of life when it was asked at `question_time`.

        Raises UserError, which names the problem, if that has been so for MAX_SILENT_SECONDS.
        """
        if self._silent_since is None:
            self._silent_since = question_time
        silent_seconds = monotonic() - self._silent_since
        if silent_seconds > MAX_SILENT_SECONDS:
            raise UserError(f"{self._address}: {problem}; waited {silent_seconds:.0f} seconds")

    def submit(self, function: Callable[[Task], Result], task: Task) -> futures.Future[Any]:
        """Have a worker do a task by WORKER_PROGRAM, and return the future of that program."""
        scope = {
            "needed": NEEDED_MODULES,
            "expected": versions(),
            "owner": self._run_name,
            "packed": pickle.dumps((function, task)),
        }
        # The worker evaluates RUN_PROGRAM, which executes the text WORKER_PROGRAM in `scope`.
        return self._executor.submit(eval, RUN_PROGRAM, {"program": WORKER_PROGRAM, "scope": scope})  # type: ignore[no-any-return]

    def result(self, future: futures.Future[Any]) -> Any:
        """Return the result of a task that is done, or raise the task's exception.

        Raises UserError if no worker could do the task.
        """
        expected = f"expected connectx {__version__} on all machines, as here"
        try:
            # What WORKER_PROGRAM gives: a problem or None, and what `do_task` returned.
            problem, answer = future.result()
        except futures.CancelledError as error:
            raise UserError(f"{self._address}: the scheduler has gone") from error
        except Exception as error:  # dask's; a task's own exception is part of the answer
            first_sentence = str(error).partition(". ")[0]
            raise UserError(
                f"{self._address}: no worker can do a task: {first_sentence}; {expected}"
            ) from error
        if problem:
            raise UserError(f"{self._address}: {problem}; {expected}")
        result, exception = answer
        if exception:
            raise exception
        return result

    def call_there(self, function: Callable[[], Result]) -> Result:
        """Return what a function without parameters returns in one of the workers."""
        # The function is the task, so the run yields a single pair of a task and its result.
        ((_task, result),) = self(_call_function, [function])
        return result

    def end(self) -> None:
        """End the tasks of this run that are not done, and leave the cluster running."""
        is_silent = self._silent_since is not None
        max_seconds = MAX_PARTING_SECONDS if is_silent else MAX_ANSWER_SECONDS
        if self._client.status == "running":
            with suppress(Exception):  # the cluster may end at this moment, or never answer
                call_in_time(self._end_tasks, max_seconds)
        with suppress(Exception):
            self._client.close(timeout=max_seconds)

    def _end_tasks(self) -> None:
        """Cancel the tasks that have not begun, and kill the players of those that have."""
        self._executor.shutdown(wait=False)  # cancels the tasks that have not begun
        # Every worker evaluates STOP_PROGRAM, which calls the function `stop` of this module.
        self._client.run(eval, STOP_PROGRAM, {"owner": self._run_name}, on_error="ignore")


def _call_function(function: Callable[[], Result]) -> Result:
    """Return what a function without parameters returns."""
    return function()


def call_in_time(function: Callable[[], Result], seconds: float) -> Result:
    """Call a function without parameters in a thread, and return what it returns.

    Raises what the function raises, and TimeoutError if the function takes more than `seconds`.
    After that, the function goes on in its thread, which does not keep this process from exiting.
    """
    future: futures.Future[Result] = futures.Future()
    threading.Thread(target=_call_for_future, args=(function, future), daemon=True).start()
    return future.result(timeout=seconds)


def _call_for_future(function: Callable[[], Result], future: futures.Future[Result]) -> None:
    """Call a function, and store what it returns or raises in a future."""
    try:
        future.set_result(function())
    except BaseException as error:  # noqa: BLE001 - `future.result` raises it
        future.set_exception(error)


def _on_cluster(address: str) -> Iterator[Run]:
    """Yield one run, whose workers are those of the dask scheduler at an address.

    Raises UserError if dask is not installed, or if no scheduler or no worker is there.
    """
    with may_be_missing():  # raises UserError if the package is not installed
        distributed: Any = importlib.import_module("distributed")  # late, as it takes a second
    # Dask need not log what fails, as a UserError says it in one line.
    for logger_name in ("distributed", "distributed.client"):
        logging.getLogger(logger_name).setLevel(logging.CRITICAL)
    warnings.filterwarnings("ignore", "Sending large graph")  # of a player with large files
    warnings.filterwarnings("ignore", "Mismatched versions found")  # `do_task` checks them
    run = _Cluster(address, _connect(distributed, address))
    try:
        if not run.has_workers():
            raise UserError(f"{address}: {NO_WORKER_PROBLEM}")
        yield run
    finally:
        run.end()


def _connect(distributed: Any, address: str) -> Any:
    """Return a client of the scheduler at an address. `distributed` is the module of dask.

    Whatever can fail is tried before the client is made, because a client without a scheduler
    cannot be closed. Raises UserError if the address is invalid or no scheduler answers there.
    """
    match = _parse_address(address)
    try:
        distributed.comm.get_address_host_port(address)  # raises ValueError for unknown protocols
        # Of dask's configuration, which may name certificates.
        connection_arguments = distributed.Security().get_connection_args("client")
        needs_certificates = match["protocol"] in ("tls", "wss")
        if needs_certificates and connection_arguments["ssl_context"] is None:
            raise UserError(
                f"{address}: TLS needs certificates, expected distributed.comm.tls in the"
                " configuration of dask"
            )
        host = match["host"].strip("[]")  # which are around an address of IPv6
        _check_port_is_open(host, int(match["port"]))
        _check_is_scheduler(distributed, address, connection_arguments)
        return distributed.Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError, RuntimeError, TypeError) as error:
        reason = str(error) or "it is silent"
        raise UserError(f"{address}: no dask scheduler answers: {reason}") from error


def _parse_address(address: str) -> re.Match[str]:
    """Return a match of a scheduler's address, with the groups "protocol", "host" and "port".

    The protocol is None if the address has none. Raises UserError if the address is invalid.
    """
    match = ADDRESS_PATTERN.fullmatch(address)
    if match is None or not 0 < int(match["port"]) <= MAX_PORT:
        raise UserError(
            f"{address} is no address of a dask scheduler, expected one such as tcp://HOST:8786"
        )
    return match


def _check_port_is_open(host: str, port: int) -> None:
    """Connect to a port and leave. Raises OSError if nothing listens there."""
    try:
        call_in_time(partial(_connect_and_leave, host, port), CONNECT_SECONDS)
    except TimeoutError as error:
        raise OSError(f"nothing listens there within {CONNECT_SECONDS:g} seconds") from error


def _connect_and_leave(host: str, port: int) -> None:
    """Connect to a port and close the connection. Raises OSError if that fails."""
    socket.create_connection((host, port), CONNECT_SECONDS).close()


def _check_is_scheduler(
    distributed: Any, address: str, connection_arguments: dict[str, Any]
) -> None:
    """Raise OSError unless the program that listens at an address is a dask scheduler.

    `distributed` is the module of dask. `connection_arguments` are those of its function `rpc`.
    """
    import asyncio  # late, as it takes a tenth of a second

    async def ask_identity() -> Any:
        """Ask the program what it is.

        Dask's programs answer with a dict, such as {"type": "Worker", ...}. Only the answer of a
        scheduler has the key "workers", also if it has no worker.
        """
        remote = distributed.rpc(
            address, timeout=CONNECT_SECONDS, connection_args=connection_arguments
        )
        async with remote:
            return await remote.identity()

    try:
        identity = call_in_time(lambda: asyncio.run(ask_identity()), CONNECT_SECONDS)
    except Exception as error:  # what another program answers may lead to any
        raise OSError("what listens there is none, or needs other certificates") from error
    if "workers" not in identity:
        program_type = identity.get("type", "stranger")
        raise OSError(f"what listens there is a {program_type} of dask")
